//! Bytes to instructions. The places of fields are written down here once more, apart from any encoder.

mod scoreboard;
mod send;
mod ternary;

use super::bits::Bits;
use super::generation::Generation;
use super::inst::{
    Combine, Condition, Destination, File, Indirect, Inst, Op, Operand, OperandLayout, Predicate,
    Region, Register, Source, Targets, Type, Value,
};
use super::swsb::Swsb;
use crate::fault::{Fault, Result};
use eu_compaction::{expand, has_three_sources, is_compacted};

/// The instruction at an address of the code.
pub(crate) fn decode(generation: Generation, code: &[u8], address: u32) -> Result<Inst> {
    let at = address as usize;
    let word = |at: usize| -> Result<u64> {
        let bytes = code.get(at..at + 8).and_then(|b| b.try_into().ok());
        bytes
            .map(u64::from_le_bytes)
            .ok_or_else(|| Fault::out_of_bounds(format!("there is no code at {address:#x}")))
    };
    let first = word(at)?;
    let (bits, size) = if is_compacted(first) {
        (Bits(expand(generation.layout(), first)), 8)
    } else {
        (Bits(u128::from(word(at + 8)?) << 64 | u128::from(first)), 16)
    };
    let decoder = Decoder { generation, bits, address, size };
    decoder.decode().map_err(|message| {
        let Bits(bits) = bits;
        Fault::unsupported(format!("{message} (instruction {bits:#034x} at {address:#x})"))
    })
}

/// An instruction that is being decoded.
#[derive(Clone, Copy)]
struct Decoder {
    generation: Generation,
    bits: Bits,
    address: u32,
    size: u8,
}

type Decoded<T> = std::result::Result<T, String>;

/// The places of a source's fields.
struct SourceFields {
    negate: u8,
    absolute: u8,
    indirect: u8,
    number: (u8, u8),
    sub: (u8, u8),
    vertical: (u8, u8),
    width: (u8, u8),
    horizontal: (u8, u8),
    /// The address register's word, and the runs of what is added to it.
    address_word: (u8, u8),
    address_offset: &'static [(u8, u8)],
}

const GEN8_SOURCES: [SourceFields; 2] = [
    SourceFields {
        negate: 78,
        absolute: 77,
        indirect: 79,
        number: (76, 69),
        sub: (68, 64),
        vertical: (88, 85),
        width: (84, 82),
        horizontal: (81, 80),
        address_word: (76, 73),
        address_offset: &[(95, 95), (72, 64)],
    },
    SourceFields {
        negate: 110,
        absolute: 109,
        indirect: 111,
        number: (108, 101),
        sub: (100, 96),
        vertical: (120, 117),
        width: (116, 114),
        horizontal: (113, 112),
        address_word: (108, 105),
        address_offset: &[(121, 121), (104, 96)],
    },
];

const GEN12_SOURCES: [SourceFields; 2] = [
    SourceFields {
        negate: 45,
        absolute: 44,
        indirect: 80,
        number: (79, 72),
        sub: (71, 67),
        vertical: (87, 84),
        width: (83, 81),
        horizontal: (65, 64),
        address_word: (79, 76),
        address_offset: &[(75, 66)],
    },
    SourceFields {
        negate: 121,
        absolute: 120,
        indirect: 112,
        number: (111, 104),
        sub: (103, 99),
        vertical: (119, 116),
        width: (115, 113),
        horizontal: (97, 96),
        address_word: (111, 108),
        address_offset: &[(107, 98)],
    },
];

impl Decoder {
    fn is_gen12(self) -> bool {
        self.generation >= Generation::Gen12
    }

    /// The run of bits that is in one place up to gen9 and in another one on gen12.
    fn either(self, old: (u8, u8), new: (u8, u8)) -> u64 {
        let (high, low) = if self.is_gen12() { new } else { old };
        self.bits.get(high, low)
    }

    fn either_bit(self, old: u8, new: u8) -> bool {
        self.bits.bit(if self.is_gen12() { new } else { old })
    }

    fn decode(self) -> Decoded<Inst> {
        let opcode = self.bits.get(6, 0) as u8;
        let op = operation(self.generation, opcode).ok_or("an unknown opcode")?;
        let mut inst = self.control(op)?;
        match op {
            Op::Send => self.send(&mut inst, opcode)?,
            Op::Nop | Op::Illegal => {}
            Op::Sync => inst.sources[0] = self.operand(0)?,
            Op::Wait => inst.sources[0] = self.operand(0)?,
            _ if op.is_branch() => self.branch(&mut inst)?,
            _ if has_three_sources(self.generation.layout(), opcode) => self.ternary(&mut inst)?,
            _ => self.two_sources(&mut inst)?,
        }
        inst.swsb = self.scoreboard(&inst)?;
        Ok(inst)
    }

    /// Decodes the fields that all instructions have.
    fn control(self, op: Op) -> Decoded<Inst> {
        let exec = 1u8 << self.either((23, 21), (18, 16)).min(5);
        let quarter = self.either((13, 12), (21, 20)) as u8;
        let nibble = self.either((11, 11), (19, 19)) as u8;
        let flag_reg = self.either((33, 33), (23, 23)) as u8;
        let flag_sub = self.either((32, 32), (22, 22)) as u8;
        let function = self.either((27, 24), (95, 92)) as u8;
        let has_condition =
            !matches!(op, Op::Math | Op::Send | Op::Sync | Op::Madm | Op::Bfn) && !op.is_branch();
        Ok(Inst {
            address: self.address,
            size: self.size,
            op,
            exec,
            first: quarter * 8 + nibble * 4,
            no_mask: self.either_bit(34, 31),
            predicate: self.predicate()?,
            flag: flag_reg * 2 + flag_sub,
            condition: if has_condition { condition(function)? } else { None },
            function,
            saturate: self.either_bit(31, 34),
            write_accumulator: self.either_bit(28, 33),
            dst: None,
            sources: [None; 3],
            extra: [0; 4],
            targets: Targets::default(),
            message: None,
            swsb: Swsb::default(),
        })
    }

    fn predicate(self) -> Decoded<Option<Predicate>> {
        let inverse = self.either_bit(20, 28);
        let combine = match self.either((19, 16), (27, 24)) {
            0 => return Ok(None),
            1 => Combine::Own,
            2 => Combine::AnyVertical,
            3 => Combine::AllVertical,
            n @ 4..=13 => {
                let group = 1 << (n / 2 - 1);
                if n % 2 == 0 { Combine::Any(group) } else { Combine::All(group) }
            }
            n => return Err(format!("predicate control {n}")),
        };
        Ok(Some(Predicate { combine, inverse }))
    }

    fn two_sources(self, inst: &mut Inst) -> Decoded<()> {
        if !self.is_gen12() && self.bits.bit(8) {
            return self.macro_sources(inst);
        }
        inst.dst = self.destination()?;
        inst.sources[0] = self.operand(0)?;
        let one_source = matches!(
            inst.op,
            Op::Mov
                | Op::Not
                | Op::Bfrev
                | Op::Frc
                | Op::Rndu
                | Op::Rndd
                | Op::Rnde
                | Op::Rndz
                | Op::Lzd
                | Op::Fbh
                | Op::Fbl
                | Op::Cbit
        ) || inst.op == Op::Math && matches!(inst.function, 1..=7);
        if !one_source {
            inst.sources[1] = self.operand(1)?;
        }
        Ok(())
    }

    fn destination(self) -> Decoded<Option<Destination>> {
        let file = self.either((36, 35), (50, 50));
        let file = if file == 1 { File::Grf } else { File::Arf };
        let number = self.either((60, 53), (63, 56)) as u8;
        let ty = self.register_type(self.either((40, 37), (39, 36)))?;
        let stride = stride(self.either((62, 61), (49, 48)));
        let indirect = self.either_bit(63, 35).then(|| {
            let (word, runs): (_, &[(u8, u8)]) = if self.is_gen12() {
                ((63, 60), &[(59, 50)])
            } else {
                ((60, 57), &[(47, 47), (56, 48)])
            };
            self.indirect(word, runs, false)
        });
        if file == File::Arf && number == 0 && indirect.is_none() {
            // The null register: the type matters still.
            let register = Register { file, number: 0, sub: 0, indirect: None };
            return Ok(Some(Destination { register, ty, stride: 1, components: 15 }));
        }
        let sub = self.either((52, 48), (55, 51)) as u8;
        let register = if indirect.is_some() {
            Register { file: File::Grf, number: 0, sub: 0, indirect }
        } else {
            Register { file, number, sub, indirect }
        };
        Ok(Some(Destination { register, ty, stride: stride.max(1), components: 15 }))
    }

    fn indirect(self, word: (u8, u8), runs: &[(u8, u8)], per_row: bool) -> Indirect {
        let raw = self.bits.join(runs) as i32;
        // Ten bits with a sign.
        Indirect { word: self.bits.get(word.0, word.1) as u8, offset: raw << 22 >> 22, per_row }
    }

    /// Source 0 or 1 of an instruction of up to two sources.
    fn operand(self, index: usize) -> Decoded<Option<Operand>> {
        let number = if index == 0 {
            self.either((46, 43), (43, 40))
        } else {
            self.either((94, 91), (91, 88))
        };
        let (file, immediate) = if self.is_gen12() {
            let [file, immediate] = [[66, 46], [98, 47]][index];
            (u64::from(self.bits.bit(file)), self.bits.bit(immediate))
        } else {
            let (high, low) = [(42, 41), (90, 89)][index];
            let file = self.bits.get(high, low);
            (file, file == 3)
        };
        if immediate {
            let ty = self.immediate_type(number)?;
            let low = self.bits.get(127, 96);
            let value = if ty.bytes() == 8 {
                // Up to gen9 the low half comes first; on gen12 the high half is where source 1 would be.
                if self.is_gen12() {
                    self.bits.get(95, 64) << 32 | low
                } else {
                    self.bits.get(127, 64)
                }
            } else {
                low
            };
            return Ok(Some(Operand { ty, value: Value::Immediate(value) }));
        }
        let ty = self.register_type(number)?;
        let fields = if self.is_gen12() { &GEN12_SOURCES[index] } else { &GEN8_SOURCES[index] };
        let run = |(high, low): (u8, u8)| self.bits.get(high, low);
        let vertical = run(fields.vertical);
        let width = 1u8 << run(fields.width).min(4);
        let per_row = vertical == 15;
        let region = Region {
            vertical: if per_row { 0 } else { stride(vertical) },
            width,
            horizontal: stride(run(fields.horizontal)),
        };
        let indirect = self
            .bits
            .bit(fields.indirect)
            .then(|| self.indirect(fields.address_word, fields.address_offset, per_row));
        let register = Register {
            // What addresses point to is always a general register.
            file: if file == 1 || indirect.is_some() { File::Grf } else { File::Arf },
            number: if indirect.is_some() { 0 } else { run(fields.number) as u8 },
            sub: if indirect.is_some() { 0 } else { run(fields.sub) as u8 },
            indirect,
        };
        let source = Source {
            register,
            layout: OperandLayout::Region(region),
            negate: self.bits.bit(fields.negate),
            absolute: self.bits.bit(fields.absolute),
        };
        Ok(Some(Operand { ty, value: Value::Register(source) }))
    }

    fn register_type(self, number: u64) -> Decoded<Type> {
        if self.is_gen12() {
            return gen12_type(number);
        }
        use Type::{B, D, DF, F, HF, Q, UB, UD, UQ, UW, W};
        let types = [UD, D, UW, W, UB, B, DF, F, UQ, Q, HF];
        types.get(number as usize).copied().ok_or_else(|| format!("type {number}"))
    }

    fn immediate_type(self, number: u64) -> Decoded<Type> {
        use Type::{D, DF, F, HF, Q, UD, UQ, UV, UW, V, VF, W};
        if self.is_gen12() {
            return match number {
                0 => Ok(UV),
                4 => Ok(V),
                8 => Ok(VF),
                _ => gen12_type(number),
            };
        }
        let types = [UD, D, UW, W, UV, VF, V, F, UQ, Q, DF, HF];
        types.get(number as usize).copied().ok_or_else(|| format!("type {number}"))
    }

    fn branch(self, inst: &mut Inst) -> Decoded<()> {
        let base = i64::from(self.address);
        let distance = |high, low| i64::from(self.bits.get(high, low) as u32 as i32);
        if inst.op == Op::Jmpi {
            // Up to gen9 the distance counts from the next instruction.
            let from = if self.is_gen12() { base } else { base + i64::from(self.size) };
            inst.targets.jip = from;
            let distance_operand = self.operand(if self.is_gen12() { 0 } else { 1 })?;
            match distance_operand {
                Some(Operand { value: Value::Immediate(_), .. }) => {
                    inst.targets.jip += distance(127, 96);
                }
                _ => inst.sources[0] = distance_operand,
            }
            return Ok(());
        }
        inst.targets = Targets { jip: base + distance(127, 96), uip: base + distance(95, 64) };
        Ok(())
    }
}

fn gen12_type(number: u64) -> Decoded<Type> {
    use Type::{B, D, DF, F, HF, Q, UB, UD, UQ, UW, W};
    Ok(match number {
        0 => UB,
        1 => UW,
        2 => UD,
        3 => UQ,
        4 => B,
        5 => W,
        6 => D,
        7 => Q,
        9 => HF,
        10 => F,
        11 => DF,
        _ => return Err(format!("type {number}")),
    })
}

/// Strides are 0 or powers of 2.
fn stride(number: u64) -> u8 {
    if number == 0 { 0 } else { 1 << (number - 1).min(5) }
}

fn condition(number: u8) -> Decoded<Option<Condition>> {
    Ok(Some(match number {
        0 => return Ok(None),
        1 => Condition::Zero,
        2 => Condition::NotZero,
        3 => Condition::Greater,
        4 => Condition::GreaterEqual,
        5 => Condition::Less,
        6 => Condition::LessEqual,
        8 => Condition::Overflow,
        9 => Condition::Unordered,
        _ => return Err(format!("conditional modifier {number}")),
    }))
}

/// The opcodes up to gen9; most of gen12 are the same, moves and logic lie 0x60 higher.
fn operation(generation: Generation, opcode: u8) -> Option<Op> {
    let opcode = match (generation, opcode) {
        (Generation::Gen12 | Generation::Gen12p5, 0x01) => return Some(Op::Sync),
        (Generation::Gen12 | Generation::Gen12p5, 0x60) => return Some(Op::Nop),
        (Generation::Gen12 | Generation::Gen12p5, 0x6e) => return Some(Op::Ror),
        (Generation::Gen12 | Generation::Gen12p5, 0x6f) => return Some(Op::Rol),
        (Generation::Gen12 | Generation::Gen12p5, 0x58) => return Some(Op::Dp4a),
        (Generation::Gen12p5, 0x52) => return Some(Op::Add3),
        (Generation::Gen12p5, 0x6b) => return Some(Op::Bfn),
        (Generation::Gen12 | Generation::Gen12p5, 0x61..=0x7a) => opcode - 0x60,
        (
            Generation::Gen12 | Generation::Gen12p5,
            0x02..=0x1f | 0x30 | 0x33 | 0x34 | 0x5c | 0x7e,
        ) => return None,
        (_, 0x7e) => return Some(Op::Nop),
        _ => opcode,
    };
    Some(match opcode {
        0x00 => Op::Illegal,
        0x01 => Op::Mov,
        0x02 => Op::Sel,
        0x04 => Op::Not,
        0x05 => Op::And,
        0x06 => Op::Or,
        0x07 => Op::Xor,
        0x08 => Op::Shr,
        0x09 => Op::Shl,
        0x0a => Op::Smov,
        0x0c => Op::Asr,
        0x10 => Op::Cmp,
        0x11 => Op::Cmpn,
        0x12 => Op::Csel,
        0x17 => Op::Bfrev,
        0x18 => Op::Bfe,
        0x19 => Op::Bfi1,
        0x1a => Op::Bfi2,
        0x20 => Op::Jmpi,
        0x22 => Op::If,
        0x24 => Op::Else,
        0x25 => Op::Endif,
        0x27 => Op::While,
        0x28 => Op::Break,
        0x29 => Op::Cont,
        0x2a => Op::Halt,
        0x2e => Op::Goto,
        0x2f => Op::Join,
        0x30 => Op::Wait,
        0x31..=0x34 => Op::Send,
        0x38 => Op::Math,
        0x40 => Op::Add,
        0x41 => Op::Mul,
        0x42 => Op::Avg,
        0x43 => Op::Frc,
        0x44 => Op::Rndu,
        0x45 => Op::Rndd,
        0x46 => Op::Rnde,
        0x47 => Op::Rndz,
        0x48 => Op::Mac,
        0x49 => Op::Mach,
        0x4a => Op::Lzd,
        0x4b => Op::Fbh,
        0x4c => Op::Fbl,
        0x4d => Op::Cbit,
        0x4e => Op::Addc,
        0x4f => Op::Subb,
        0x5b => Op::Mad,
        0x5c => Op::Lrp,
        0x5d => Op::Madm,
        _ => return None,
    })
}
