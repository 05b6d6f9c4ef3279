//! Three sources: in align16 mode up to gen9, with regions of their own on gen12; and the macros of division.

use super::{Decoded, Decoder, gen12_type, stride};
use crate::eu::generation::Generation;
use crate::eu::inst::{
    Destination, File, Inst, Op, Operand, OperandLayout, Region, Register, Source, Swizzle, Type,
    Value,
};

/// The places of an align16 source.
struct Fields {
    number: (u8, u8),
    sub: (u8, u8),
    /// Half of the sub-register's unit, for 16-bit types (gen9).
    sub_half: u8,
    swizzle: (u8, u8),
    replicate: u8,
    absolute: u8,
}

const FIELDS: [Fields; 3] = [
    Fields {
        number: (83, 76),
        sub: (75, 73),
        sub_half: 84,
        swizzle: (72, 65),
        replicate: 64,
        absolute: 37,
    },
    Fields {
        number: (104, 97),
        sub: (96, 94),
        sub_half: 105,
        swizzle: (93, 86),
        replicate: 85,
        absolute: 39,
    },
    Fields {
        number: (125, 118),
        sub: (117, 115),
        sub_half: 126,
        swizzle: (114, 107),
        replicate: 106,
        absolute: 41,
    },
];

fn align16_type(number: u64) -> Decoded<Type> {
    use Type::{D, DF, F, HF, UD};
    let types = [F, D, UD, DF, HF];
    types.get(number as usize).copied().ok_or_else(|| format!("type {number} of three sources"))
}

fn general(number: u64, sub: u64) -> Register {
    Register { file: File::Grf, number: number as u8, sub: sub as u8, indirect: None }
}

impl Decoder {
    pub(super) fn ternary(self, inst: &mut Inst) -> Decoded<()> {
        if self.is_gen12() {
            return self.ternary_align1(inst);
        }
        let gen9 = self.generation == Generation::Gen9;
        let run = |(high, low): (u8, u8)| self.bits.get(high, low);
        inst.dst = Some(Destination {
            register: general(run((63, 56)), run((55, 53)) * 4),
            ty: align16_type(run((48, 46)))?,
            stride: 1,
            components: run((52, 49)) as u8,
        });
        let ty = align16_type(run((45, 43)))?;
        for (index, fields) in FIELDS.iter().enumerate() {
            // The second and the third source may be half floats beside floats.
            let half = index > 0 && self.bits.bit(37 - index as u8) && gen9;
            let ty = if half { Type::HF } else { ty };
            let half = if gen9 && ty == Type::HF {
                u64::from(self.bits.bit(fields.sub_half)) * 2
            } else {
                0
            };
            let swizzle = run(fields.swizzle);
            let source = Source {
                register: general(run(fields.number), run(fields.sub) * 4 + half),
                layout: OperandLayout::Components(Swizzle {
                    order: core::array::from_fn(|n| (swizzle >> (2 * n) & 3) as u8),
                    replicate: self.bits.bit(fields.replicate),
                }),
                negate: self.bits.bit(fields.absolute + 1),
                absolute: self.bits.bit(fields.absolute),
            };
            inst.sources[index] = Some(Operand { ty, value: Value::Register(source) });
        }
        if inst.op == Op::Madm {
            return Err("macros of division".to_owned());
        }
        Ok(())
    }

    /// `math` macros in align16 mode.
    pub(super) fn macro_sources(self, inst: &Inst) -> Decoded<()> {
        Err(format!("{:?} in align16 mode", inst.op))
    }

    fn ternary_align1(self, inst: &mut Inst) -> Decoded<()> {
        if inst.op == Op::Madm {
            return Err("macros of division".to_owned());
        }
        let run = |high: u8, low: u8| self.bits.get(high, low);
        let logic = inst.op == Op::Bfn;
        if logic {
            // The lower half of the function is where sources have their modifiers.
            inst.function = inst.function << 4 | run(87, 84) as u8;
        }
        let float = run(39, 39) << 3;
        let file = |bit: u8| if self.bits.bit(bit) { File::Grf } else { File::Arf };
        inst.dst = Some(Destination {
            register: Register { file: file(50), ..general(run(63, 56), run(55, 51)) },
            ty: gen12_type(float | run(38, 36))?,
            stride: 1 << run(48, 48),
            components: 15,
        });
        let types = [run(42, 40), run(90, 88), run(82, 80)];
        let immediate = [self.bits.bit(46), false, self.bits.bit(47)];
        for index in 0..3 {
            let ty = gen12_type(float | types[index])?;
            if immediate[index] {
                let value = if index == 0 { run(79, 64) } else { run(127, 112) };
                inst.sources[index] = Some(Operand { ty, value: Value::Immediate(value) });
                continue;
            }
            let (number, sub) =
                [((79, 72), (71, 67)), ((111, 104), (103, 99)), ((127, 120), (119, 115))][index];
            let register = Register {
                file: file([66, 98, 114][index]),
                ..general(run(number.0, number.1), run(sub.0, sub.1))
            };
            let horizontal = stride([run(65, 64), run(97, 96), run(113, 112)][index]);
            let vertical = match index {
                0 => Some(run(43, 43) << 1 | run(35, 35)),
                1 => Some(run(91, 91) << 1 | run(83, 83)),
                _ => None,
            };
            let (negate, absolute) = [(45, 44), (87, 86), (85, 84)][index];
            let source = Source {
                register,
                layout: OperandLayout::Region(ternary_region(vertical, horizontal)),
                negate: !logic && self.bits.bit(negate),
                absolute: !logic && self.bits.bit(absolute),
            };
            inst.sources[index] = Some(Operand { ty, value: Value::Register(source) });
        }
        Ok(())
    }
}

/// The width is implied: the vertical stride over the horizontal one. The last source has a horizontal stride only.
fn ternary_region(vertical: Option<u64>, horizontal: u8) -> Region {
    let Some(vertical) = vertical else {
        return Region { vertical: horizontal, width: 1, horizontal: 0 };
    };
    let vertical = [0u8, 1, 4, 8][vertical as usize];
    let width = vertical.checked_div(horizontal).map_or(1, |width| width.max(1));
    Region { vertical, width, horizontal }
}
