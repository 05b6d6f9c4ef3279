//! The cheapest instructions for a write.
//!
//! `s_round_mode` and `s_denorm_mode` (gfx10 and up) take one dword and write both fields of their kind;
//! `s_setreg_imm32_b32` takes two and writes any run of bits. A run is from the first to the last field that is to be
//! written. A field between is written with the value that it has, or, if it is not needed, with that of the default.

use crate::target::Generation;
use crate::target::mode::effects::hwreg;
use crate::target::mode::fields::{DENORMS, Field, ModeState, ROUNDS};
use crate::target::table::op;
use ir::machine::{Builder, PReg};

/// A write of MODE.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Write {
    /// `s_round_mode`.
    Round(u32),
    /// `s_denorm_mode`.
    Denorm(u32),
    /// `s_setreg_imm32_b32`: the first bit, the width, the value.
    Bits(u32, u32, u32),
    /// `s_setreg_b32` of the register that has what the program made the low byte: of so many bits, from the lowest.
    Program(u32),
}

/// Result of a write for a field.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Duty {
    /// It gets a value.
    Set(u32),
    /// It has a value that is needed.
    Has(u32),
    /// It has a value that is not known and is needed.
    Keep,
    /// It is not needed; the value is the preferred one.
    Free(u32),
}

/// The fewest writes that do what is to be done to fields, which are in order and without gaps up to those that are the
/// processor's own.
pub fn writes(generation: Generation, duties: &[(Field, Duty)]) -> Vec<Write> {
    let mut all = Vec::new();
    let mut at = 0;
    while let Some(first) = duties[at..].iter().position(|d| is_set(d.1)) {
        let first = at + first;
        // As far as no field must be kept, and the fields touch.
        let touches = |n: usize| {
            let (before, here) = (duties[n - 1].0, duties[n].0);
            before.offset + before.width == here.offset
        };
        let end = (first + 1..duties.len())
            .find(|&n| duties[n].1 == Duty::Keep || !touches(n))
            .unwrap_or(duties.len());
        let last = (first..end).rev().find(|&n| is_set(duties[n].1)).unwrap_or(first);
        all.push(one(generation, duties, first, last));
        at = end;
    }
    all
}

fn is_set(duty: Duty) -> bool {
    matches!(duty, Duty::Set(_))
}

fn value(duty: Duty) -> Option<u32> {
    match duty {
        Duty::Set(value) | Duty::Has(value) | Duty::Free(value) => Some(value),
        Duty::Keep => None,
    }
}

/// One write from a field to another.
fn one(generation: Generation, duties: &[(Field, Duty)], first: usize, last: usize) -> Write {
    let state = |range: &[(Field, Duty)]| {
        let known = range.iter().filter_map(|&(f, d)| Some(ModeState::of(f, value(d)?)));
        known.fold(ModeState::UNKNOWN, ModeState::merge)
    };
    let run = state(&duties[first..=last]);
    if !generation.is_gfx9() {
        let all = state(duties);
        for (mask, shift, write) in
            [(ROUNDS, 0, Write::Round as fn(u32) -> Write), (DENORMS, 4, Write::Denorm)]
        {
            if run.known() & !mask == 0 && all.known() & mask == mask {
                return write((all.bits() & mask) >> shift);
            }
        }
    }
    let offset = u32::from(duties[first].0.offset);
    let end = u32::from(duties[last].0.offset + duties[last].0.width);
    Write::Bits(offset, end - offset, run.bits() >> offset)
}

impl Write {
    /// Builds it. `saved` has what the program made the low byte of MODE.
    pub(crate) fn build(self, builder: &mut Builder<'_>, saved: Option<PReg>) {
        match self {
            Self::Round(value) => {
                builder.build(op::S_ROUND_MODE).imm(i64::from(value)).finish();
            }
            Self::Denorm(value) => {
                builder.build(op::S_DENORM_MODE).imm(i64::from(value)).finish();
            }
            Self::Bits(first, width, value) => {
                let field = hwreg(first, width);
                builder.build(op::S_SETREG_IMM32_B32).imm(i64::from(value)).imm(field).finish();
            }
            Self::Program(width) => {
                if let Some(saved) = saved {
                    builder.build(op::S_SETREG_B32).reg(saved).imm(hwreg(0, width)).finish();
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::target::mode::fields::{DENORM_16_64, DENORM_32, DX10_CLAMP, ROUND_16_64, ROUND_32};
    use Duty::{Free, Has, Keep, Set};

    fn of(generation: Generation, duties: [Duty; 4]) -> Vec<Write> {
        let fields = [ROUND_32, ROUND_16_64, DENORM_32, DENORM_16_64];
        let pairs: Vec<_> = fields.into_iter().zip(duties).collect();
        writes(generation, &pairs).to_vec()
    }

    #[test]
    fn the_narrowest_form_is_taken() {
        use Generation::{Gfx942, Gfx1100};
        let dp = [Has(0), Set(3), Has(3), Has(3)];
        assert_eq!(of(Gfx942, dp), [Write::Bits(2, 2, 3)]);
        assert_eq!(of(Gfx1100, dp), [Write::Round(0b1100)]);
        assert_eq!(of(Gfx1100, [Keep, Set(3), Has(3), Has(3)]), [Write::Bits(2, 2, 3)]);
        assert_eq!(of(Gfx1100, [Free(0), Set(3), Keep, Has(3)]), [Write::Round(0b1100)]);
        let denormals = [Has(0), Has(0), Set(0), Has(3)];
        assert_eq!(of(Gfx1100, denormals), [Write::Denorm(0b1100)]);
        assert_eq!(of(Gfx942, denormals), [Write::Bits(4, 2, 0)]);
    }

    #[test]
    fn one_write_spans_fields_that_keep_their_value() {
        use Generation::{Gfx942, Gfx1100};
        let apart = [Set(1), Has(2), Set(0), Has(3)];
        for generation in [Gfx942, Gfx1100] {
            assert_eq!(of(generation, apart), [Write::Bits(0, 6, 0b001001)]);
        }
        let unknown = [Set(1), Keep, Set(0), Has(3)];
        assert_eq!(of(Gfx942, unknown), [Write::Bits(0, 2, 1), Write::Bits(4, 2, 0)]);
        assert_eq!(of(Gfx1100, unknown), [Write::Bits(0, 2, 1), Write::Denorm(0b1100)]);
    }

    #[test]
    fn runs_end_where_fields_do_not_touch() {
        let far = Field { name: "far", offset: 23, width: 1 };
        let duties = [(DX10_CLAMP, Set(0)), (far, Set(1))];
        let found = writes(Generation::Gfx942, &duties);
        assert_eq!(found.to_vec(), [Write::Bits(8, 1, 0), Write::Bits(23, 1, 1)]);
    }
}
