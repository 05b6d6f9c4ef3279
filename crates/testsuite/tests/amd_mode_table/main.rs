//! The table of instructions and MODE (`tables/mode.txt`), against effects of instructions: those of the simulator, on
//! random operands and such as are near denormals, under every rounding and all denormals of each field; and against what
//! LLVM's `si-mode-register` believes.

mod bench;
mod data;
mod llvm;

use std::collections::{BTreeMap, BTreeSet};

use amdgpu_backend::target::asm::encode::encode;
use amdgpu_backend::target::regs;
use amdgpu_backend::target::table::{self, ExecUnit, Field, mode};
use amdgpu_backend::{Generation, Target};
use bench::{Bench, LANES, OUTPUTS, RESULT, SCALAR_RESULT, SOURCE};
use ir::machine::{Opcode, Operand, PReg, RegClassDesc};
use testsuite::parallel;

/// The fields in the order of MODE.
const FIELDS: [(u64, &str); 4] = [
    (mode::ROUND_32, "r32"),
    (mode::ROUND_16_64, "r64"),
    (mode::DENORM_32, "d32"),
    (mode::DENORM_16_64, "d64"),
];

/// The other fields' values while one changes: all denormals with nearest and up, and down with denormal results only.
const AROUND: [u8; 3] = [0xf0, 0xf5, 0xaa];

/// Sets of operands.
const SEEDS: u64 = 40;

/// Each value of each field among the values of the others.
fn modes() -> Vec<u8> {
    let changed = |around: u8| {
        (0..4)
            .flat_map(move |n| (0..4).map(move |value| around & !(3 << (2 * n)) | value << (2 * n)))
    };
    AROUND.into_iter().flat_map(changed).collect::<BTreeSet<u8>>().into_iter().collect()
}

/// The fields with which results change, as bits of [`mode`].
fn observed(modes: &[u8], outputs: &[u32]) -> u64 {
    let size = LANES * OUTPUTS;
    let output = |mode: u8| {
        let at = modes.binary_search(&mode).expect("a value that was tried");
        &outputs[at * size..(at + 1) * size]
    };
    let mut found = 0;
    for (n, (field, _)) in FIELDS.into_iter().enumerate() {
        let differs = AROUND.into_iter().any(|around| {
            let with = |value: u8| output(around & !(3 << (2 * n)) | value << (2 * n));
            (1..4).any(|value| with(value) != with(0))
        });
        found |= if differs { field } else { 0 };
    }
    found
}

fn names(fields: u64) -> String {
    let words = FIELDS.into_iter().filter(|f| fields & f.0 != 0).map(|f| f.1);
    words.collect::<Vec<&str>>().join(" ")
}

/// Registers for an operand of a class: results from v8 and s24 on, sources apart from each other.
fn register(target: Target, class: &RegClassDesc, field: Field, is_def: bool) -> Option<PReg> {
    let has = |file: ir::machine::RegFile| class.files >> file.0 & 1 == 1;
    let count = u16::from(class.units).div_ceil(2);
    if has(regs::VGPR) {
        let first = match field {
            // The halves of a pair have banks of their own.
            Field::Src0X => SOURCE,
            Field::Vsrc1X => SOURCE + 4,
            Field::Src0Y => SOURCE + 1,
            Field::Vsrc1Y => SOURCE + 5,
            Field::VdstX => RESULT,
            Field::VdstY => RESULT + 1,
            _ if is_def => RESULT,
            Field::Src1 | Field::Vsrc => SOURCE + 2,
            Field::Src2 => SOURCE + 4,
            _ => SOURCE,
        };
        return (count <= 4).then(|| PReg::new(regs::VGPR, first * 2, class.units));
    }
    if has(regs::SGPR) {
        let first = match field {
            _ if is_def => SCALAR_RESULT,
            Field::Src1 => 18,
            _ => 16,
        };
        // Scalar registers stand for 16 bits whole.
        let units = class.units.max(2);
        return (count <= 4).then(|| PReg::new(regs::SGPR, first * 2, units));
    }
    let _ = target;
    class.members.first().copied()
}

/// Operands that make an instruction compute: all lanes and parts taking part, nothing changed before or after. With
/// `upper`, the modifier that takes upper halves or says that an operand is a half.
fn operands(target: Target, opcode: Opcode, upper: bool) -> Option<Vec<Operand>> {
    const WHOLE: i64 = 6;
    let mut found: Vec<Operand> = Vec::new();
    let slots = table::shape(opcode).iter().zip(table::desc(opcode).operands);
    for (&(field, kind, bits), desc) in slots {
        let operand = match (desc.tied, desc.class) {
            (Some(tied), _) => *found.get(usize::from(tied))?,
            (None, Some(class)) => {
                let class = target.info().class(class);
                register(target, class, field, desc.is_def)?.into()
            }
            (None, None) => Operand::Imm(match field {
                Field::RowMask | Field::BankMask => 15,
                Field::Src0Sel | Field::Src1Sel | Field::DstSel => WHOLE,
                // Eight lanes: each its own.
                Field::Dpp8 => 0xfa_c688,
                Field::Fi if is_permuted_by_eight(target, opcode) => 0xe9,
                // Quads: each lane its own.
                Field::DppCtrl if wide_permuted(target, opcode) => 0x150,
                Field::DppCtrl => 0xe4,
                Field::Src0Modifiers | Field::Src1Modifiers | Field::Src2Modifiers if upper => {
                    i64::from(bits & table::modifier::OP_SEL_HI)
                }
                // A constant in the place of a register, or of a literal.
                Field::Imm | Field::Src0 | Field::Src1 | Field::Src2 => constant(kind),
                _ => 0,
            }),
        };
        found.push(operand);
    }
    encode(target.generation, opcode, &found).is_ok().then_some(found)
}

/// A constant that is not exact in any product: a third.
fn constant(kind: table::Constant) -> i64 {
    match kind {
        table::Constant::K16 => 0x3555,
        table::Constant::K32 => 0x3eaa_aaab,
        _ => 1,
    }
}

fn layout(target: Target, opcode: Opcode) -> &'static str {
    table::real(target.generation, opcode).map_or("", |real| real.layout.name)
}

fn is_permuted_by_eight(target: Target, opcode: Opcode) -> bool {
    layout(target, opcode).ends_with("dpp8")
}

/// Pairs of registers are only broadcast by gfx90a and gfx942.
fn wide_permuted(target: Target, opcode: Opcode) -> bool {
    target.generation.aligned_tuples()
        && table::desc(opcode).operands.iter().filter_map(|o| o.class).any(|c| {
            let class = target.info().class(c);
            class.units > 2 && class.files & 1 == 1
        })
}

/// The rows of a generation that compute in vector registers, or floats in scalar ones.
fn rows(target: Target) -> Vec<Opcode> {
    let computes = |opcode: &Opcode| {
        let name = table::desc(*opcode).name;
        let scalar_float =
            name.ends_with("F32") || name.ends_with("F16") || name.starts_with("S_CVT");
        match table::unit(*opcode) {
            ExecUnit::Vector | ExecUnit::Transcendental => true,
            ExecUnit::Scalar => scalar_float,
            _ => false,
        }
    };
    let real = |opcode: &Opcode| table::real(target.generation, *opcode).is_some();
    table::opcodes().filter(real).filter(computes).collect()
}

/// Effect that runs of an instruction show.
enum Seen {
    /// The simulator does not have the instruction, or the operands of it that are tried.
    Nothing(String),
    /// The fields with which a result changed.
    Fields(u64),
}

/// Runs an instruction with and without the modifiers for upper halves.
fn look(benches: &[Bench], target: Target, modes: &[u8], opcode: Opcode) -> Seen {
    let Some(plain) = operands(target, opcode, false) else {
        return Seen::Nothing("no operands".to_owned());
    };
    let upper = operands(target, opcode, true).filter(|upper| *upper != plain);
    let scalar =
        table::unit(opcode) == ExecUnit::Scalar || table::desc(opcode).name.starts_with("V_S_");
    // Waves have one set of scalar operands each, and where lanes are broadcast few take part: one run shows little.
    let few = scalar || wide_permuted(target, opcode) && layout(target, opcode).contains("dpp");
    let benches = if few { benches } else { &benches[..1] };
    let mut fields = 0;
    for operands in [Some(plain), upper].into_iter().flatten() {
        for bench in benches {
            match bench.run(opcode, &operands) {
                Ok(outputs) => fields |= observed(modes, &outputs),
                Err(message) => return Seen::Nothing(message),
            }
        }
    }
    Seen::Fields(fields)
}

/// The lines of `known.txt`: what the simulator does otherwise, each with the reason. `+` before a field: results change with it in the simulator; `-`: they do not.
fn known() -> Vec<(&'static str, &'static str)> {
    let lines = include_str!("known.txt").lines();
    let lines = lines.filter(|l| !l.starts_with('#') && !l.is_empty());
    let rows = lines.flat_map(|line| {
        let mut parts = line.splitn(3, '|').map(str::trim);
        let (names, fields) = (parts.next().unwrap_or(""), parts.next().unwrap_or(""));
        names.split(' ').map(move |name| (name, fields))
    });
    rows.collect()
}

/// Whether a name is a pattern's: `*` at either end stands for any rest.
fn is_one(pattern: &str, name: &str) -> bool {
    match (pattern.strip_prefix('*'), pattern.strip_suffix('*')) {
        (Some(_), Some(_)) => name.contains(pattern.trim_matches('*')),
        (None, Some(begin)) => name.starts_with(begin),
        _ => name == pattern,
    }
}

fn excused<'a>(
    known: &[(&'a str, &'a str)],
    name: &str,
    difference: &str,
) -> Option<(&'a str, &'a str)> {
    known.iter().copied().find(|(pattern, fields)| {
        let matches = is_one(pattern, name);
        matches && fields.split(' ').any(|f| f == difference)
    })
}

#[test]
fn results_change_with_the_fields_that_the_table_says() {
    let modes = modes();
    let known = known();
    let mut used: BTreeSet<(&str, &str)> = BTreeSet::new();
    let mut wrong: BTreeMap<String, BTreeSet<&str>> = BTreeMap::new();
    for generation in Generation::ALL {
        let target = Target::new(generation);
        let benches: Vec<Bench> =
            (1..=SEEDS).map(|seed| Bench::new(generation, &data::inputs(seed), &modes)).collect();
        let rows = rows(target);
        let seen = parallel::map(&rows, |&opcode| look(&benches, target, &modes, opcode));
        let mut executed = 0;
        let mut reasons: BTreeMap<String, usize> = BTreeMap::new();
        for (&opcode, seen) in rows.iter().zip(&seen) {
            let name = table::desc(opcode).name;
            let fields = match seen {
                Seen::Nothing(why) => {
                    *reasons.entry(why.lines().next().unwrap_or("").to_owned()).or_default() += 1;
                    continue;
                }
                Seen::Fields(fields) => *fields,
            };
            executed += 1;
            let table = table::mode_fields(opcode, &[]);
            for (field, word) in FIELDS {
                let sign = match (fields & field != 0, table & field != 0) {
                    (true, false) => '+',
                    (false, true) => '-',
                    _ => continue,
                };
                let difference = format!("{sign}{word}");
                match excused(&known, name, &difference) {
                    Some(row) => {
                        used.insert(row);
                    }
                    None => {
                        let what = format!("{name} {difference} (table: {})", names(table));
                        wrong.entry(what).or_default().insert(generation.name());
                    }
                }
            }
        }
        println!("{}: {executed} of {} rows", generation.name(), rows.len());
        for (why, count) in &reasons {
            println!("    {count}: {why}");
        }
        assert!(executed * 10 > rows.len() * 7, "{executed} of {} on {generation:?}", rows.len());
    }
    for (what, generations) in &wrong {
        println!("{what}: {generations:?}");
    }
    for row in known.iter().filter(|row| !used.contains(*row)) {
        println!("known.txt has {row:?}, and nothing is so");
    }
    assert!(wrong.is_empty(), "{} differences", wrong.len());
    assert_eq!(used.len(), known.len(), "known.txt has lines for nothing");
}
