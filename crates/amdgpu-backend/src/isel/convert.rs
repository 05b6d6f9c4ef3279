//! Conversions between types.

use ir::diagnostic::Diagnostic;
use ir::ssa::{BinaryOp, CastOp, Type};

use super::part::{Arg, Part, Src, Val};
use super::rules::Op;
use super::shape::Ty;
use super::{Isel, Lowered};
use crate::ir_passes::rounding::Rounding;
use crate::target::classes::Bank;
use crate::target::table::{self, modifier, op};

impl Isel<'_> {
    /// Selects a conversion; none if there is no instruction sequence for it.
    pub(crate) fn convert(
        &mut self,
        bank: Bank,
        to: Ty,
        operation: CastOp,
        from: Ty,
        a: Arg,
    ) -> Lowered<Option<Val>> {
        Ok(Some(match operation {
            CastOp::ZExt | CastOp::SExt => {
                let signed = operation == CastOp::SExt;
                let low = self.extended_ty(a, from, signed, bank)?.part;
                if to.dwords() == 1 {
                    Val::one(low)
                } else {
                    let high = if signed { self.sign_of(bank, low) } else { Part::Imm(0) };
                    Val::two(low, high)
                }
            }
            CastOp::Trunc => return self.truncate(bank, to, a).map(Some),
            CastOp::BitCast | CastOp::PtrToInt | CastOp::PtrToAddr | CastOp::IntToPtr => {
                let parts = self.arg_parts(a)?;
                match (parts.len(), to.dwords()) {
                    (1, 1) => Val::one(parts[0]),
                    (2, 2) => Val::two(parts[0], parts[1]),
                    (2, 1) => Val::one(parts[0]),
                    (1, 2) => {
                        let low = self.extended_ty(a, from, false, bank)?.part;
                        Val::two(low, Part::Imm(0))
                    }
                    _ => return Ok(None),
                }
            }
            CastOp::AddrSpaceCast => return self.address_cast(bank, to, a).map(Some),
            CastOp::FpExt | CastOp::FpTrunc => return self.float_cast(to, from, a),
            CastOp::SiToFp | CastOp::UiToFp => {
                return self.int_to_float(to, from, a, operation == CastOp::SiToFp);
            }
            CastOp::FpToSi | CastOp::FpToUi => {
                return self.float_to_int(to, from, a, operation == CastOp::FpToSi);
            }
        }))
    }

    /// The low bits of a dword as a number.
    pub(crate) fn narrowed(&mut self, bank: Bank, part: Part, width: u32, signed: bool) -> Part {
        if !signed {
            let mask = Part::Imm((1i64 << width) - 1);
            return self.logic32(bank, BinaryOp::And, part, mask);
        }
        let width = i64::from(width);
        match bank {
            Bank::S => self.op(op::S_BFE_I32, &[part.into(), Part::Imm(width << 16).into()]),
            Bank::V => self.op(
                op::V_BFE_I32_e64,
                &[part.into(), Part::Imm(0).into(), Part::Imm(width).into()],
            ),
        }
        .parts()[0]
    }

    /// The upper half of a dword as a number of 16 bits, where a shift by 16 that nothing else reads is truncated.
    /// Packing takes it from the dword.
    pub(super) fn truncated_upper_half(&mut self, bank: Bank, a: Arg) -> Lowered<Option<Part>> {
        let Some(Op::Binary { op: BinaryOp::LShr | BinaryOp::AShr, a: word, b: by, .. }) =
            self.sole_definition(self.inserted_element(a))
        else {
            return Ok(None);
        };
        let of = |isel: &Self, arg: Arg| Some(isel.cx.types.scalar(isel.ty(arg.value()?.0)));
        let constant = by.value().is_some_and(|(value, _)| value.constant().is_some());
        if !constant || of(self, word) != Some(Type::int(32)) {
            return Ok(None);
        }
        if self.arg_parts(by)?[0] != Part::Imm(16) {
            return Ok(None);
        }
        let word = self.arg_parts(word)?[0];
        Ok(matches!(word, Part::Reg(..)).then(|| self.extract(bank, word, 16, 16)))
    }

    fn truncate(&mut self, bank: Bank, to: Ty, a: Arg) -> Lowered<Val> {
        if to == Ty::I16
            && let Some(part) = self.truncated_upper_half(bank, a)?
        {
            return Ok(Val::one(part));
        }
        let parts = self.arg_parts(a)?;
        if to != Ty::I1 {
            return Ok(if to.dwords() == 2 {
                Val::two(parts[0], parts[1])
            } else {
                Val::one(parts[0])
            });
        }
        Ok(Val::one(self.bool_from_number(bank, parts[0])))
    }

    fn address_cast(&mut self, bank: Bank, to: Ty, a: Arg) -> Lowered<Val> {
        let Arg::Value(value) = a else {
            return Err(Diagnostic::unsupported("a cast of addresses of this kind"));
        };
        let from = self.ty(value).address_space().unwrap_or(0);
        let parts = self.parts(value)?;
        match (parts.len(), to.dwords()) {
            (1, 2) if matches!(from, 3 | 5) => {
                let flat = self.flat_address(from, parts[0])?;
                Ok(Val::two(flat[0], flat[1]))
            }
            (1, 2) => Ok(Val::two(parts[0], Part::Imm(0))),
            (2, 1) => self.narrow_address(bank, parts[0], parts[1]),
            (2, 2) => Ok(Val::two(parts[0], parts[1])),
            _ => Ok(Val::one(parts[0])),
        }
    }

    /// A flat address as one of 32 bits: null becomes the other space's null, all ones.
    fn narrow_address(&mut self, bank: Bank, low: Part, high: Part) -> Lowered<Val> {
        let whole = self.tuple(bank, &[low, high]);
        if bank == Bank::S {
            self.emit(op::S_CMP_LG_U64, &[], &[whole.into(), Part::Imm(0).into()], &[]);
            return Ok(self.op(op::S_CSELECT_B32, &[low.into(), Part::Imm(-1).into()]));
        }
        let mask = self.op(op::V_CMP_NE_U64_e64, &[Part::Imm(0).into(), whole.into()]);
        let srcs = [Part::Imm(-1).into(), low.into(), mask.parts()[0].into()];
        Ok(self.op(op::V_CNDMASK_B32_e64, &srcs))
    }

    fn float_cast(&mut self, to: Ty, from: Ty, a: Arg) -> Lowered<Option<Val>> {
        let opcode = match (from, to) {
            (Ty::F16, Ty::F32) => op::V_CVT_F32_F16_e64,
            (Ty::F32, Ty::F16) => op::V_CVT_F16_F32_e64,
            (Ty::F32, Ty::F64) => op::V_CVT_F64_F32_e64,
            (Ty::F64, Ty::F32) => op::V_CVT_F32_F64_e64,
            (Ty::F16, Ty::F64) => {
                let x = self.float_src(a)?;
                let f: Src = self.op(op::V_CVT_F32_F16_e64, &[x]).parts()[0].into();
                return Ok(Some(self.op(op::V_CVT_F64_F32_e64, &[f])));
            }
            (Ty::Bf16, Ty::F32) => {
                let x = self.src(a)?;
                return Ok(Some(self.op(op::V_LSHLREV_B32_e64, &[Part::Imm(16).into(), x])));
            }
            (Ty::F32, Ty::Bf16) => return self.bfloat_of(a).map(Some),
            (Ty::F64, Ty::F16) if self.rounding.is_directed() => {
                // Twice in one direction is as good as once.
                let x = self.float_src(a)?;
                let f: Src = self.op(op::V_CVT_F32_F64_e64, &[x]).parts()[0].into();
                return Ok(Some(self.op(op::V_CVT_F16_F32_e64, &[f])));
            }
            (Ty::F64, Ty::F16) => return self.double_to_half(a).map(Some),
            _ => return Ok(None),
        };
        let x = self.float_src(a)?;
        Ok(Some(self.op(opcode, &[x])))
    }

    /// Converts by an instruction, or rounds by adding to what is cut off what carries into the rest where that is to grow; NaNs
    /// become quiet.
    fn bfloat_of(&mut self, a: Arg) -> Lowered<Val> {
        let nearest = matches!(self.rounding, Rounding::Plain | Rounding::Nearest);
        let opcode = op::V_CVT_PK_BF16_F32_e64;
        if nearest && self.mode.denormal_32 == 3 && table::real(self.generation, opcode).is_some() {
            let x = self.float_src(a)?;
            return Ok(self.op(opcode, &[x, Part::Imm(0).into()]));
        }
        let x = self.src(a)?;
        let one = |isel: &mut Self, opcode, srcs: &[Src]| -> Src {
            isel.op(opcode, srcs).parts()[0].into()
        };
        let rounded = match self.rounding {
            Rounding::TowardZero => x,
            Rounding::Upward | Rounding::Downward => {
                // All that is cut off is ones for the sign that grows.
                let sign = one(self, op::V_ASHRREV_I32_e64, &[Part::Imm(31).into(), x]);
                let sign = match self.rounding {
                    Rounding::Upward => one(self, op::V_NOT_B32_e64, &[sign]),
                    _ => sign,
                };
                let carry = one(self, op::V_AND_B32_e64, &[Part::Imm(0xffff).into(), sign]);
                one(self, op::V_ADD_U32_e64, &[carry, x])
            }
            Rounding::Plain | Rounding::Nearest | Rounding::Dynamic => {
                let srcs = [x, Part::Imm(16).into(), Part::Imm(1).into()];
                let even = one(self, op::V_BFE_U32_e64, &srcs);
                one(self, op::V_ADD3_U32_e64, &[even, x, Part::Imm(0x7fff).into()])
            }
        };
        let quiet = one(self, op::V_OR_B32_e64, &[Part::Imm(0x40_0000).into(), x]);
        let nan = one(self, op::V_CMP_U_F32_e64, &[x, x]);
        let picked = one(self, op::V_CNDMASK_B32_e64, &[rounded, quiet, nan]);
        Ok(self.op(op::V_LSHRREV_B32_e64, &[Part::Imm(16).into(), picked]))
    }

    /// In one rounding: what `float` cannot hold exactly is made odd first.
    fn double_to_half(&mut self, a: Arg) -> Lowered<Val> {
        let x = self.float_src(a)?;
        let whole = x;
        let near = self.in_nearest(|isel| isel.op(op::V_CVT_F32_F64_e64, &[whole]));
        let f: Src = near.parts()[0].into();
        let back = self.op(op::V_CVT_F64_F32_e64, &[f]);
        let back: Src = self.tuple(Bank::V, back.parts()).into();
        let abs = |s: Src| Src { modifiers: modifier::ABS, ..s };
        // Inexact: the last bit is set; where rounding went away from zero, one is taken off before.
        let inexact: Src = self.op(op::V_CMP_LG_F64_e64, &[back, whole]).parts()[0].into();
        let beyond: Src = self.op(op::V_CMP_GT_F64_e64, &[abs(back), abs(whole)]).parts()[0].into();
        let less: Src = self.op(op::V_ADD_U32_e64, &[Part::Imm(-1).into(), f]).parts()[0].into();
        let toward: Src = self.op(op::V_CNDMASK_B32_e64, &[f, less, beyond]).parts()[0].into();
        let odd: Src = self.op(op::V_OR_B32_e64, &[Part::Imm(1).into(), toward]).parts()[0].into();
        let f: Src = self.op(op::V_CNDMASK_B32_e64, &[f, odd, inexact]).parts()[0].into();
        Ok(self.op(op::V_CVT_F16_F32_e64, &[f]))
    }

    fn int_to_float(&mut self, to: Ty, from: Ty, a: Arg, signed: bool) -> Lowered<Option<Val>> {
        if from == Ty::I64 {
            return self.long_to_float(to, a, signed);
        }
        if from == Ty::I1 {
            return self.bool_to_float(to, a, signed);
        }
        if from == Ty::I8 && !signed && to == Ty::F32 {
            let x = self.src(a)?;
            return Ok(Some(self.op(op::V_CVT_F32_UBYTE0_e64, &[x])));
        }
        let x = self.extended_ty(a, from, signed, Bank::V)?;
        Ok(match to {
            Ty::F32 => {
                let opcode = if signed { op::V_CVT_F32_I32_e64 } else { op::V_CVT_F32_U32_e64 };
                Some(self.op(opcode, &[x]))
            }
            Ty::F64 => {
                let opcode = if signed { op::V_CVT_F64_I32_e64 } else { op::V_CVT_F64_U32_e64 };
                Some(self.op(opcode, &[x]))
            }
            Ty::F16 if matches!(from, Ty::I16 | Ty::I8) => {
                let opcode = if signed { op::V_CVT_F16_I16_e64 } else { op::V_CVT_F16_U16_e64 };
                Some(self.op(opcode, &[x]))
            }
            Ty::F16 => {
                // Beyond 24 bits `float` rounds, but then half is infinite or the last bits do not matter.
                let opcode = if signed { op::V_CVT_F32_I32_e64 } else { op::V_CVT_F32_U32_e64 };
                let f: Src = self.op(opcode, &[x]).parts()[0].into();
                Some(self.op(op::V_CVT_F16_F32_e64, &[f]))
            }
            _ => None,
        })
    }

    fn bool_to_float(&mut self, to: Ty, a: Arg, signed: bool) -> Lowered<Option<Val>> {
        let mask = self.mask_arg(a)?;
        let one: i64 = match (to, signed) {
            (Ty::F32, false) => 0x3f80_0000,
            (Ty::F32, true) => i64::from(0xbf80_0000u32 as i32),
            (Ty::F16, false) => 0x3c00,
            (Ty::F16, true) => 0xbc00,
            (Ty::F64, false) => 0x3ff0_0000,
            (Ty::F64, true) => i64::from(0xbff0_0000u32 as i32),
            _ => return Ok(None),
        };
        let word = self.choose(mask, Part::Imm(one), Part::Imm(0));
        Ok(Some(if to == Ty::F64 { Val::two(Part::Imm(0), word) } else { Val::one(word) }))
    }

    fn long_to_float(&mut self, to: Ty, a: Arg, signed: bool) -> Lowered<Option<Val>> {
        let parts = self.arg_parts(a)?;
        let (lo, hi) = (parts[0], parts[1]);
        if to == Ty::F64 {
            let opcode = if signed { op::V_CVT_F64_I32_e64 } else { op::V_CVT_F64_U32_e64 };
            let high = self.op(opcode, &[hi.into()]);
            let high: Src = self.tuple(Bank::V, high.parts()).into();
            let low = self.op(op::V_CVT_F64_U32_e64, &[lo.into()]);
            let low: Src = self.tuple(Bank::V, low.parts()).into();
            let scaled = self.op(op::V_LDEXP_F64_e64, &[high, Part::Imm(32).into()]);
            let scaled: Src = self.tuple(Bank::V, scaled.parts()).into();
            return Ok(Some(self.op(op::V_ADD_F64_e64, &[scaled, low])));
        }
        if to != Ty::F32 && to != Ty::F16 {
            return Ok(None);
        }
        // Shifted to the top, so that the dword above holds all that counts; what is below only tells
        // whether there is more.
        let count: Src = if signed {
            // As many as there are bits like the sign, less one.
            let heads: Src = self.op(op::V_FFBH_I32_e64, &[hi.into()]).parts()[0].into();
            let same: Src = self.op(op::V_XOR_B32_e64, &[lo.into(), hi.into()]).parts()[0].into();
            let most: Src =
                self.op(op::V_ASHRREV_I32_e64, &[Part::Imm(31).into(), same]).parts()[0].into();
            let most: Src =
                self.op(op::V_ADD_U32_e64, &[Part::Imm(32).into(), most]).parts()[0].into();
            let heads: Src =
                self.op(op::V_ADD_U32_e64, &[Part::Imm(-1).into(), heads]).parts()[0].into();
            self.op(op::V_MIN_U32_e64, &[heads, most]).parts()[0].into()
        } else {
            let heads: Src = self.op(op::V_FFBH_U32_e64, &[hi.into()]).parts()[0].into();
            self.op(op::V_MIN_U32_e64, &[Part::Imm(32).into(), heads]).parts()[0].into()
        };
        let whole = self.tuple(Bank::V, &[lo, hi]);
        let shifted = self.op(op::V_LSHLREV_B64_e64, &[count, whole.into()]);
        let sticky: Src = self
            .op(op::V_MIN_U32_e64, &[Part::Imm(1).into(), shifted.parts()[0].into()])
            .parts()[0]
            .into();
        let top: Src =
            self.op(op::V_OR_B32_e64, &[shifted.parts()[1].into(), sticky]).parts()[0].into();
        let opcode = if signed { op::V_CVT_F32_I32_e64 } else { op::V_CVT_F32_U32_e64 };
        let f: Src = self.op(opcode, &[top]).parts()[0].into();
        let exponent: Src =
            self.op(op::V_SUB_U32_e64, &[Part::Imm(32).into(), count]).parts()[0].into();
        let f = self.op(op::V_LDEXP_F32_e64, &[f, exponent]);
        Ok(Some(if to == Ty::F16 {
            self.op(op::V_CVT_F16_F32_e64, &[f.parts()[0].into()])
        } else {
            f
        }))
    }

    fn float_to_int(&mut self, to: Ty, from: Ty, a: Arg, signed: bool) -> Lowered<Option<Val>> {
        let mut x = self.float_src(a)?;
        let mut from = from;
        if from == Ty::F16 {
            x = self.op(op::V_CVT_F32_F16_e64, &[x]).parts()[0].into();
            from = Ty::F32;
        }
        if to == Ty::I64 {
            return self.float_to_long(from, x, signed).map(Some);
        }
        let opcode = match (from, signed) {
            (Ty::F32, true) => op::V_CVT_I32_F32_e64,
            (Ty::F32, false) => op::V_CVT_U32_F32_e64,
            (Ty::F64, true) => op::V_CVT_I32_F64_e64,
            (Ty::F64, false) => op::V_CVT_U32_F64_e64,
            _ => return Ok(None),
        };
        let val = self.op(opcode, &[x]);
        if to == Ty::I1 {
            return Ok(Some(Val::one(self.bool_from_number(Bank::V, val.parts()[0]))));
        }
        Ok(Some(val))
    }

    /// The upper dword is the quotient by 2^32, rounded down; the lower one what is left.
    fn float_to_long(&mut self, from: Ty, x: Src, signed: bool) -> Lowered<Val> {
        if from == Ty::F64 {
            let t = self.op(op::V_TRUNC_F64_e64, &[x]);
            let t: Src = self.tuple(Bank::V, t.parts()).into();
            let scaled = self.op(op::V_LDEXP_F64_e64, &[t, Part::Imm(-32).into()]);
            let scaled: Src = self.tuple(Bank::V, scaled.parts()).into();
            let high = self.op(op::V_FLOOR_F64_e64, &[scaled]);
            let high: Src = self.tuple(Bank::V, high.parts()).into();
            let factor = Part::Imm(0xc1f0_0000_0000_0000u64.cast_signed()).into();
            let rest = self.op(op::V_FMA_F64_e64, &[high, factor, t]);
            let rest: Src = self.tuple(Bank::V, rest.parts()).into();
            let opcode = if signed { op::V_CVT_I32_F64_e64 } else { op::V_CVT_U32_F64_e64 };
            let hi = self.op(opcode, &[high]).parts()[0];
            let lo = self.op(op::V_CVT_U32_F64_e64, &[rest]).parts()[0];
            return Ok(Val::two(lo, hi));
        }
        let t: Src = self.op(op::V_TRUNC_F32_e64, &[x]).parts()[0].into();
        let magnitude = if signed { Src { modifiers: modifier::ABS, ..t } } else { t };
        let scale = Part::Imm(0x2f80_0000).into();
        let scaled: Src = self.op(op::V_MUL_F32_e64, &[magnitude, scale]).parts()[0].into();
        let high: Src = self.op(op::V_FLOOR_F32_e64, &[scaled]).parts()[0].into();
        let factor = Part::Imm(i64::from(0xcf80_0000u32 as i32)).into();
        let rest: Src = self.op(op::V_FMA_F32_e64, &[high, factor, magnitude]).parts()[0].into();
        let hi = self.op(op::V_CVT_U32_F32_e64, &[high]).parts()[0];
        let lo = self.op(op::V_CVT_U32_F32_e64, &[rest]).parts()[0];
        if !signed {
            return Ok(Val::two(lo, hi));
        }
        let sign = self.sign_of(Bank::V, t.part);
        let lo = self.logic32(Bank::V, ir::ssa::BinaryOp::Xor, lo, sign);
        let hi = self.logic32(Bank::V, ir::ssa::BinaryOp::Xor, hi, sign);
        let (a, b) = (Arg::Pair(lo, hi), Arg::Pair(sign, sign));
        self.wide_sum(Bank::V, ir::ssa::BinaryOp::Sub, a, b)
    }
}
