//! Instructions of 8 bytes: expanded to the 16 bytes that they stand for.
//!
//! A compacted instruction has the opcode, register numbers and a few indices of tables (`tables/compaction.txt`), each of which
//! stands for the fields that most instructions share.

use super::bits::Bits;
use super::generation::Generation;
use std::sync::OnceLock;

/// Expands indices of one kind.
struct Table {
    name: &'static str,
    /// Runs of bits, from the highest bit of an entry on.
    places: Vec<(u8, u8)>,
    entries: Vec<u64>,
}

impl Table {
    fn apply(&self, bits: &mut Bits, index: u64) {
        let mut entry = self.entries[index as usize];
        for &(high, low) in self.places.iter().rev() {
            bits.put(high, low, entry);
            entry >>= high - low + 1;
        }
    }
}

fn tables() -> &'static [Table] {
    static TABLES: OnceLock<Vec<Table>> = OnceLock::new();
    TABLES.get_or_init(|| {
        let mut tables: Vec<Table> = Vec::new();
        let number = |text: &str| text.parse::<u8>().expect("a bit's number");
        for line in include_str!("tables/compaction.txt").lines() {
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            if let Some((name, places)) = line.strip_prefix('[').and_then(|l| l.split_once(']')) {
                let places = places.split_whitespace().map(|run| {
                    let (high, low) = run.split_once(':').unwrap_or((run, run));
                    (number(high), number(low))
                });
                tables.push(Table { name, places: places.collect(), entries: Vec::new() });
            } else {
                let table = tables.last_mut().expect("a table before its entries");
                table.entries.push(u64::from_str_radix(line, 2).expect("binary digits"));
            }
        }
        tables
    })
}

fn expand(bits: &mut Bits, name: &str, index: u64) {
    let table = tables().iter().find(|t| t.name == name).expect("a table of that name");
    table.apply(bits, index);
}

/// Whether an instruction is compacted, by its first 8 bytes.
pub(crate) fn is_compacted(first: u64) -> bool {
    first >> 29 & 1 == 1
}

/// The full form of a compacted instruction.
pub(crate) fn expand_instruction(generation: Generation, compact: u64) -> Bits {
    let from = Bits(u128::from(compact));
    let three = has_three_sources(generation, from.get(6, 0) as u8);
    match (generation, three) {
        (Generation::Gen12, false) => gen12(from),
        (Generation::Gen12, true) => gen12_three(from),
        (_, false) => gen8(from),
        (_, true) => gen8_three(from),
    }
}

/// Whether an opcode has the form of three sources.
pub(crate) fn has_three_sources(generation: Generation, opcode: u8) -> bool {
    match generation {
        Generation::Gen12 => matches!(opcode, 0x72 | 0x78 | 0x7a | 0x58 | 0x5b | 0x5d),
        _ => matches!(opcode, 0x12 | 0x18 | 0x1a | 0x5b | 0x5c | 0x5d),
    }
}

/// Copies runs: places in the full form, and in the compacted one.
fn copy(to: &mut Bits, from: Bits, runs: &[((u8, u8), (u8, u8))]) {
    for &((high, low), (from_high, from_low)) in runs {
        to.put(high, low, from.get(from_high, from_low));
    }
}

fn gen8(from: Bits) -> Bits {
    let mut to = Bits::default();
    expand(&mut to, "gen8 control", from.get(12, 8));
    expand(&mut to, "gen8 datatype", from.get(17, 13));
    expand(&mut to, "gen8 subreg", from.get(22, 18));
    expand(&mut to, "gen8 src0", from.get(34, 30));
    let runs = [
        ((6, 0), (6, 0)),
        ((30, 30), (7, 7)),
        ((28, 28), (23, 23)),
        ((27, 24), (27, 24)),
        ((60, 53), (47, 40)),
        ((76, 69), (55, 48)),
    ];
    copy(&mut to, from, &runs);
    const IMMEDIATE: u64 = 3;
    if to.get(42, 41) == IMMEDIATE || to.get(90, 89) == IMMEDIATE {
        let value = from.join(&[(39, 35), (63, 56)]);
        to.put(127, 96, sign_extend(value, 13));
    } else {
        expand(&mut to, "gen8 src1", from.get(39, 35));
        copy(&mut to, from, &[((108, 101), (63, 56))]);
    }
    to
}

fn gen8_three(from: Bits) -> Bits {
    let mut to = Bits::default();
    expand(&mut to, "gen8 control3", from.get(9, 8));
    expand(&mut to, "gen8 source3", from.get(11, 10));
    let runs = [
        ((6, 0), (6, 0)),
        ((31, 31), (31, 31)),
        ((30, 30), (30, 30)),
        ((62, 56), (18, 12)),
        // Number, sub-register and replication of each source.
        ((82, 76), (49, 43)),
        ((75, 73), (36, 34)),
        ((64, 64), (28, 28)),
        ((103, 97), (56, 50)),
        ((96, 94), (39, 37)),
        ((85, 85), (32, 32)),
        ((124, 118), (63, 57)),
        ((117, 115), (42, 40)),
        ((106, 106), (33, 33)),
    ];
    copy(&mut to, from, &runs);
    to
}

fn gen12(from: Bits) -> Bits {
    let mut to = Bits::default();
    expand(&mut to, "gen12 control", from.get(28, 24));
    expand(&mut to, "gen12 datatype", from.get(34, 30));
    expand(&mut to, "gen12 subreg", from.get(39, 35));
    expand(&mut to, "gen12 src0", from.get(51, 48));
    let runs = [
        ((6, 0), (6, 0)),
        ((30, 30), (7, 7)),
        ((15, 8), (15, 8)),
        ((63, 56), (23, 16)),
        ((79, 72), (47, 40)),
    ];
    copy(&mut to, from, &runs);
    let immediate = [(46, (43, 40)), (47, (91, 88))];
    if let Some((_, (high, low))) = immediate.into_iter().find(|&(bit, _)| to.bit(bit)) {
        let value = gen12_immediate(to.get(high, low), from.get(63, 52));
        to.put(127, 96, value);
    } else {
        expand(&mut to, "gen12 src1", from.get(55, 52));
        copy(&mut to, from, &[((111, 104), (63, 56))]);
    }
    to
}

/// A constant of 12 bits, by its type's number.
fn gen12_immediate(ty: u64, value: u64) -> u64 {
    let twice = |half: u64| (half & 0xffff) << 16 | half & 0xffff;
    match ty {
        // Unsigned word, signed word, half float.
        1 => twice(value),
        5 => twice(sign_extend(value, 12)),
        9 => twice(value << 4),
        // Doubleword, float.
        6 => sign_extend(value, 12),
        10 => value << 20,
        _ => value,
    }
}

fn gen12_three(from: Bits) -> Bits {
    let mut to = Bits::default();
    expand(&mut to, "gen12 control3", from.get(28, 24));
    expand(&mut to, "gen12 source3", from.get(34, 30));
    expand(&mut to, "gen12 subreg3", from.get(39, 35));
    let runs = [
        ((6, 0), (6, 0)),
        ((30, 30), (7, 7)),
        ((15, 8), (15, 8)),
        ((63, 56), (23, 16)),
        ((79, 72), (47, 40)),
        ((111, 104), (63, 56)),
        ((127, 120), (55, 48)),
    ];
    copy(&mut to, from, &runs);
    to
}

fn sign_extend(value: u64, width: u32) -> u64 {
    ((value << (64 - width)) as i64 >> (64 - width)) as u64 & 0xffff_ffff
}
