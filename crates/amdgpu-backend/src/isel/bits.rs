//! Intrinsics of one to three scalars that need more than one instruction.

use ir::ssa::{BinaryOp, FastMath, Intrinsic};

use super::part::{Arg, Part, Src, Val};
use super::shape::Ty;
use super::{Isel, Lowered};
use crate::target::classes::Bank;
use crate::target::table::{self, modifier, op};

impl Isel<'_> {
    pub(crate) fn unary_intrinsic(
        &mut self,
        ty: Ty,
        f: Intrinsic,
        fast: FastMath,
        a: Arg,
    ) -> Lowered<Option<Val>> {
        Ok(match f {
            Intrinsic::FAbs => Some(self.absolute(ty, a)?),
            Intrinsic::Sqrt => self.square_root(ty, fast, a)?,
            Intrinsic::CtPop if ty == Ty::I64 => {
                let parts = self.arg_parts(a)?;
                let low = self.op(op::V_BCNT_U32_B32_e64, &[parts[0].into(), Part::Imm(0).into()]);
                let srcs = [parts[1].into(), low.parts()[0].into()];
                let count = self.op(op::V_BCNT_U32_B32_e64, &srcs).parts()[0];
                Some(Val::two(count, Part::Imm(0)))
            }
            Intrinsic::CtPop if matches!(ty, Ty::I8 | Ty::I16 | Ty::I32) => {
                let x = self.extended_ty(a, ty, false, Bank::V)?;
                Some(self.op(op::V_BCNT_U32_B32_e64, &[x, Part::Imm(0).into()]))
            }
            Intrinsic::BSwap => self.swap_bytes(ty, a)?,
            Intrinsic::BitReverse => self.reverse_bits(ty, a)?,
            Intrinsic::Round => self.round_away(ty, a)?,
            Intrinsic::Exp2 if ty == Ty::F32 => Some(self.exp2(a)?),
            Intrinsic::Log2 if ty == Ty::F32 => Some(self.log2(a)?),
            Intrinsic::Exp2 | Intrinsic::Log2 if ty == Ty::F16 => {
                let x = self.float_src(a)?;
                let exp = f == Intrinsic::Exp2;
                Some(self.op(if exp { op::V_EXP_F16_e64 } else { op::V_LOG_F16_e64 }, &[x]))
            }
            Intrinsic::Sin | Intrinsic::Cos if matches!(ty, Ty::F16 | Ty::F32) => {
                Some(self.sine(ty, f, a)?)
            }
            Intrinsic::RoundEven | Intrinsic::NearbyInt if ty == Ty::F16 => {
                let x = self.float_src(a)?;
                Some(self.op(op::V_RNDNE_F16_e64, &[x]))
            }
            Intrinsic::Abs => self.int_abs(ty, a)?,
            _ => None,
        })
    }

    /// To the nearest integer, halves away from zero: what is cut off decides.
    fn round_away(&mut self, ty: Ty, a: Arg) -> Lowered<Option<Val>> {
        let (trunc, add, one, half) = match ty {
            Ty::F32 => (op::V_TRUNC_F32_e64, op::V_ADD_F32_e64, 0x3f80_0000, 0x3f00_0000),
            Ty::F64 => (op::V_TRUNC_F64_e64, op::V_ADD_F64_e64, 0x3ff0_0000, 0x3fe0_0000_0000_0000),
            Ty::F16 => (op::V_TRUNC_F16_e64, op::V_ADD_F16_e64, 0x3c00, 0x3800),
            _ => return Ok(None),
        };
        let whole = |isel: &mut Self, val: Val| -> Src { isel.tuple(Bank::V, val.parts()).into() };
        let x = self.float_src(a)?;
        let t = self.op(trunc, &[x]);
        let t = whole(self, t);
        let minus = Src { modifiers: t.modifiers ^ modifier::NEG, ..t };
        let rest = self.op(add, &[x, minus]);
        let rest = whole(self, rest);
        let rest = Src { modifiers: modifier::ABS, ..rest };
        let compare = match ty {
            Ty::F32 => op::V_CMP_GE_F32_e64,
            Ty::F64 => op::V_CMP_GE_F64_e64,
            _ => op::V_CMP_GE_F16_e64,
        };
        let up: Src = self.op(compare, &[rest, Part::Imm(half).into()]).parts()[0].into();
        let srcs = [Part::Imm(0).into(), Part::Imm(one).into(), up];
        let step = self.op(op::V_CNDMASK_B32_e64, &srcs).parts()[0];
        // With the sign of the number, also of zero.
        let parts = self.arg_parts(a)?;
        let size = if ty == Ty::F16 { 0x7fff } else { 0x7fff_ffff };
        let sign = [Part::Imm(size).into(), step.into(), parts[parts.len() - 1].into()];
        let high = self.op(op::V_BFI_B32_e64, &sign).parts()[0];
        let step = if ty == Ty::F64 { Val::two(Part::Imm(0), high) } else { Val::one(high) };
        let step = whole(self, step);
        Ok(Some(self.op(add, &[t, step])))
    }

    fn absolute(&mut self, ty: Ty, a: Arg) -> Lowered<Val> {
        let parts = self.arg_parts(a)?;
        let clear = |isel: &mut Self, part: Part, mask: i64| {
            isel.logic32(Bank::V, BinaryOp::And, Part::Imm(mask), part)
        };
        Ok(match ty {
            Ty::F64 => {
                let high = clear(self, parts[1], 0x7fff_ffff);
                Val::two(parts[0], high)
            }
            Ty::F16 | Ty::Bf16 => Val::one(clear(self, parts[0], 0x7fff)),
            Ty::V2f16 => Val::one(clear(self, parts[0], 0x7fff_7fff)),
            _ => Val::one(clear(self, parts[0], 0x7fff_ffff)),
        })
    }

    fn int_abs(&mut self, ty: Ty, a: Arg) -> Lowered<Option<Val>> {
        if ty == Ty::I64 {
            let parts = self.arg_parts(a)?;
            let sign = self.sign_of(Bank::V, parts[1]);
            let lo = self.logic32(Bank::V, BinaryOp::Xor, parts[0], sign);
            let hi = self.logic32(Bank::V, BinaryOp::Xor, parts[1], sign);
            return self
                .wide_sum(Bank::V, BinaryOp::Sub, Arg::Pair(lo, hi), Arg::Pair(sign, sign))
                .map(Some);
        }
        if ty == Ty::V2i16 {
            return Ok(None);
        }
        let x = self.extended_ty(a, ty, true, Bank::V)?;
        let minus: Src = self.op(op::V_SUB_U32_e64, &[Part::Imm(0).into(), x]).parts()[0].into();
        Ok(Some(self.op(op::V_MAX_I32_e64, &[x, minus])))
    }

    fn swap_bytes(&mut self, ty: Ty, a: Arg) -> Lowered<Option<Val>> {
        let parts = self.arg_parts(a)?;
        let swap = |isel: &mut Self, part: Part, select: i64| {
            let srcs = [Part::Imm(0).into(), part.into(), Part::Imm(select).into()];
            isel.op(op::V_PERM_B32_e64, &srcs).parts()[0]
        };
        Ok(match ty {
            Ty::I32 => Some(Val::one(swap(self, parts[0], 0x0001_0203))),
            Ty::I16 => Some(Val::one(swap(self, parts[0], 0x0c0c_0001))),
            Ty::I64 => {
                let lo = swap(self, parts[1], 0x0001_0203);
                let hi = swap(self, parts[0], 0x0001_0203);
                Some(Val::two(lo, hi))
            }
            _ => None,
        })
    }

    fn reverse_bits(&mut self, ty: Ty, a: Arg) -> Lowered<Option<Val>> {
        let parts = self.arg_parts(a)?;
        let word =
            |isel: &mut Self, part: Part| isel.op(op::V_BFREV_B32_e64, &[part.into()]).parts()[0];
        let shifted = |isel: &mut Self, by: i64| {
            let whole = word(isel, parts[0]);
            isel.op(op::V_LSHRREV_B32_e64, &[Part::Imm(by).into(), whole.into()])
        };
        Ok(match ty {
            Ty::I32 => Some(Val::one(word(self, parts[0]))),
            Ty::I16 => Some(shifted(self, 16)),
            Ty::I8 => Some(shifted(self, 24)),
            Ty::I64 => {
                let lo = word(self, parts[1]);
                let hi = word(self, parts[0]);
                Some(Val::two(lo, hi))
            }
            _ => None,
        })
    }

    /// `v_exp` flushes denormal results: the argument of those is moved up, the result down.
    fn exp2(&mut self, a: Arg) -> Lowered<Val> {
        let x = self.float_src(a)?;
        if self.flushes_denormals(Ty::F32) {
            return Ok(self.op(op::V_EXP_F32_e64, &[x]));
        }
        let imm = |v: u32| Src::from(Part::Imm(i64::from(v as i32)));
        let small: Src = self.op(op::V_CMP_GT_F32_e64, &[imm(0xc2fc_0000), x]).parts()[0].into();
        let up: Src =
            self.op(op::V_CNDMASK_B32_e64, &[imm(0), imm(0x4280_0000), small]).parts()[0].into();
        let moved: Src = self.op(op::V_ADD_F32_e64, &[x, up]).parts()[0].into();
        let e: Src = self.op(op::V_EXP_F32_e64, &[moved]).parts()[0].into();
        let down: Src =
            self.op(op::V_CNDMASK_B32_e64, &[imm(0x3f80_0000), imm(0x1f80_0000), small]).parts()[0]
                .into();
        Ok(self.op(op::V_MUL_F32_e64, &[e, down]))
    }

    /// `v_log` takes denormals for zero: they are scaled up before.
    fn log2(&mut self, a: Arg) -> Lowered<Val> {
        let x = self.float_src(a)?;
        if self.flushes_denormals(Ty::F32) {
            return Ok(self.op(op::V_LOG_F32_e64, &[x]));
        }
        let imm = |v: u32| Src::from(Part::Imm(i64::from(v as i32)));
        let small: Src = self.op(op::V_CMP_GT_F32_e64, &[imm(0x0080_0000), x]).parts()[0].into();
        let up: Src =
            self.op(op::V_CNDMASK_B32_e64, &[imm(0x3f80_0000), imm(0x4f80_0000), small]).parts()[0]
                .into();
        let scaled: Src = self.op(op::V_MUL_F32_e64, &[x, up]).parts()[0].into();
        let log: Src = self.op(op::V_LOG_F32_e64, &[scaled]).parts()[0].into();
        let down: Src =
            self.op(op::V_CNDMASK_B32_e64, &[imm(0), imm(0x4200_0000), small]).parts()[0].into();
        let down = Src { modifiers: modifier::NEG, ..down };
        Ok(self.op(op::V_ADD_F32_e64, &[log, down]))
    }

    /// The instructions take turns, not radians, and only from a limited range on older processors.
    fn sine(&mut self, ty: Ty, f: Intrinsic, a: Arg) -> Lowered<Val> {
        let half = ty == Ty::F16;
        let sin = f == Intrinsic::Sin;
        let (turn, mul, fract) = if half {
            (0x3118, op::V_MUL_F16_e64, op::V_FRACT_F16_e64)
        } else {
            (0x3e22_f983, op::V_MUL_F32_e64, op::V_FRACT_F32_e64)
        };
        let opcode = match (half, sin) {
            (false, true) => op::V_SIN_F32_e64,
            (false, false) => op::V_COS_F32_e64,
            (true, true) => op::V_SIN_F16_e64,
            (true, false) => op::V_COS_F16_e64,
        };
        let x = self.float_src(a)?;
        let mut t: Src = self.op(mul, &[x, Part::Imm(turn).into()]).parts()[0].into();
        if self.generation.is_gfx9() {
            t = self.op(fract, &[t]).parts()[0].into();
        }
        Ok(self.op(opcode, &[t]))
    }

    pub(crate) fn binary_intrinsic(
        &mut self,
        bank: Bank,
        ty: Ty,
        f: Intrinsic,
        fast: FastMath,
        a: Arg,
        b: Arg,
    ) -> Lowered<Option<Val>> {
        Ok(match f {
            Intrinsic::SMax | Intrinsic::SMin | Intrinsic::UMax | Intrinsic::UMin => {
                self.min_max(bank, ty, f, a, b)?
            }
            Intrinsic::MinimumNum | Intrinsic::MaximumNum => {
                self.min_max_number(ty, f == Intrinsic::MinimumNum, fast, a, b)?
            }
            Intrinsic::UAddSat | Intrinsic::USubSat | Intrinsic::SAddSat | Intrinsic::SSubSat
                if ty != Ty::I32 =>
            {
                self.saturating(ty, f, a, b)?
            }
            Intrinsic::CtLz | Intrinsic::CtTz => self.count_zeros(ty, f == Intrinsic::CtLz, a)?,
            Intrinsic::Abs => self.int_abs(ty, a)?,
            Intrinsic::CopySign => self.copy_sign(ty, a, b)?,
            Intrinsic::UAddSat | Intrinsic::USubSat if ty == Ty::I32 => {
                let opcode =
                    if f == Intrinsic::UAddSat { op::V_ADD_U32_e64 } else { op::V_SUB_U32_e64 };
                let (a, b) = (self.src(a)?, self.src(b)?);
                Some(self.op_with(opcode, &[a, b], &[1]))
            }
            Intrinsic::SAddSat | Intrinsic::SSubSat if ty == Ty::I32 => {
                let opcode =
                    if f == Intrinsic::SAddSat { op::V_ADD_I32_e64 } else { op::V_SUB_I32_e64 };
                let (a, b) = (self.src(a)?, self.src(b)?);
                Some(self.op_with(opcode, &[a, b], &[1]))
            }
            Intrinsic::LdExp => {
                let (x, e) = (self.float_src(a)?, self.src(b)?);
                match ty {
                    Ty::F32 => Some(self.op(op::V_LDEXP_F32_e64, &[x, e])),
                    Ty::F64 => Some(self.op(op::V_LDEXP_F64_e64, &[x, e])),
                    Ty::F16 => {
                        // The instruction takes an exponent of 16 bits.
                        let least = Part::Imm(-0x8000).into();
                        let e = self.op(op::V_MED3_I32_e64, &[e, least, Part::Imm(0x7fff).into()]);
                        Some(self.op(op::V_LDEXP_F16_e64, &[x, e.parts()[0].into()]))
                    }
                    _ => None,
                }
            }
            _ => None,
        })
    }

    /// The smaller or larger number; signalling NaNs are quieted first, or they would be the result.
    fn min_max_number(
        &mut self,
        ty: Ty,
        min: bool,
        fast: FastMath,
        a: Arg,
        b: Arg,
    ) -> Lowered<Option<Val>> {
        let (least, most) = match ty {
            Ty::F32 => (op::V_MIN_F32_e64, op::V_MAX_F32_e64),
            Ty::F64 => (op::V_MIN_F64_e64, op::V_MAX_F64_e64),
            Ty::F16 => (op::V_MIN_F16_e64, op::V_MAX_F16_e64),
            _ => return Ok(None),
        };
        let mut quiet = |arg: Arg| -> Lowered<Src> {
            let is_quiet = fast.contains(FastMath::NNAN) || self.is_quiet(arg);
            let x = self.float_src(arg)?;
            if is_quiet || matches!(x.part, Part::Imm(_)) {
                return Ok(x);
            }
            let val = self.op(most, &[x, x]);
            Ok(self.tuple(Bank::V, val.parts()).into())
        };
        let (x, y) = (quiet(a)?, quiet(b)?);
        Ok(Some(self.op(if min { least } else { most }, &[x, y])))
    }

    /// Saturating sums and differences of other widths than 32 bits.
    fn saturating(&mut self, ty: Ty, f: Intrinsic, a: Arg, b: Arg) -> Lowered<Option<Val>> {
        let signed = matches!(f, Intrinsic::SAddSat | Intrinsic::SSubSat);
        let add = matches!(f, Intrinsic::UAddSat | Intrinsic::SAddSat);
        let width: u32 = match ty {
            Ty::I8 => 8,
            Ty::I16 => 16,
            Ty::I64 if !signed => return self.saturating64(add, a, b).map(Some),
            _ => return Ok(None),
        };
        if width == 16 {
            let opcode = match f {
                Intrinsic::SAddSat => op::V_ADD_I16_e64,
                Intrinsic::SSubSat => op::V_SUB_I16_e64,
                Intrinsic::UAddSat => op::V_ADD_U16_e64,
                _ => op::V_SUB_U16_e64,
            };
            if table::real(self.generation, opcode).is_some() {
                let (x, y) = (self.src(a)?, self.src(b)?);
                return Ok(Some(self.op_with(opcode, &[x, y], &[1])));
            }
        }
        let x = self.extended_ty(a, ty, signed, Bank::V)?;
        let y = self.extended_ty(b, ty, signed, Bank::V)?;
        if signed {
            let opcode = if add { op::V_ADD_U32_e64 } else { op::V_SUB_U32_e64 };
            let sum: Src = self.op(opcode, &[x, y]).parts()[0].into();
            let low = Part::Imm(-(1i64 << (width - 1)));
            let high = Part::Imm((1i64 << (width - 1)) - 1);
            let sum: Src = self.op(op::V_MAX_I32_e64, &[low.into(), sum]).parts()[0].into();
            return Ok(Some(self.op(op::V_MIN_I32_e64, &[high.into(), sum])));
        }
        if !add {
            return Ok(Some(self.op_with(op::V_SUB_U32_e64, &[x, y], &[1])));
        }
        let sum: Src = self.op(op::V_ADD_U32_e64, &[x, y]).parts()[0].into();
        let most = Part::Imm((1i64 << width) - 1);
        Ok(Some(self.op(op::V_MIN_U32_e64, &[most.into(), sum])))
    }

    fn saturating64(&mut self, add: bool, a: Arg, b: Arg) -> Lowered<Val> {
        let operation = if add { BinaryOp::Add } else { BinaryOp::Sub };
        let sum = self.wide_sum(Bank::V, operation, a, b)?;
        let (x, y) = (self.src(a)?, self.src(b)?);
        let whole = self.tuple(Bank::V, sum.parts());
        let (mask, limit) = if add {
            (self.op(op::V_CMP_LT_U64_e64, &[whole.into(), x]), Part::Imm(-1))
        } else {
            (self.op(op::V_CMP_LT_U64_e64, &[x, y]), Part::Imm(0))
        };
        let mask: Src = mask.parts()[0].into();
        let mut pick = |n: usize| {
            self.op(op::V_CNDMASK_B32_e64, &[sum.parts()[n].into(), limit.into(), mask]).parts()[0]
        };
        let lo = pick(0);
        Ok(Val::two(lo, pick(1)))
    }

    /// Funnel shifts of bytes and halves, in a dword that holds both operands.
    fn narrow_funnel(&mut self, ty: Ty, left: bool, a: Arg, b: Arg, c: Arg) -> Lowered<Val> {
        let width: i64 = if ty == Ty::I8 { 8 } else { 16 };
        let x = self.src(a)?;
        let y = self.extended_ty(b, ty, false, Bank::V)?;
        let s = self.arg_parts(c)?[0];
        let amount = self.logic32(Bank::V, BinaryOp::And, s, Part::Imm(width - 1));
        let pair: Src =
            self.op(op::V_LSHL_OR_B32_e64, &[x, Part::Imm(width).into(), y]).parts()[0].into();
        if left {
            let moved: Src =
                self.op(op::V_LSHLREV_B32_e64, &[amount.into(), pair]).parts()[0].into();
            return Ok(self.op(op::V_LSHRREV_B32_e64, &[Part::Imm(width).into(), moved]));
        }
        // Of bytes only the lowest sixteen bits are the pair.
        let pair = if width == 8 {
            self.logic32(Bank::V, BinaryOp::And, pair.part, Part::Imm(0xffff)).into()
        } else {
            pair
        };
        Ok(self.op(op::V_LSHRREV_B32_e64, &[amount.into(), pair]))
    }

    fn min_max(
        &mut self,
        bank: Bank,
        ty: Ty,
        f: Intrinsic,
        a: Arg,
        b: Arg,
    ) -> Lowered<Option<Val>> {
        let signed = matches!(f, Intrinsic::SMax | Intrinsic::SMin);
        if ty == Ty::I64 {
            let (x, y) = (self.arg_parts(a)?, self.arg_parts(b)?);
            let opcode = match f {
                Intrinsic::SMax => op::V_CMP_GT_I64_e64,
                Intrinsic::SMin => op::V_CMP_LT_I64_e64,
                Intrinsic::UMax => op::V_CMP_GT_U64_e64,
                _ => op::V_CMP_LT_U64_e64,
            };
            let (l, r) = (self.tuple(Bank::V, &x), self.join(&y));
            let mask: Src = self.op(opcode, &[l.into(), r.into()]).parts()[0].into();
            let mut pick = |n: usize| {
                self.op(op::V_CNDMASK_B32_e64, &[y[n].into(), x[n].into(), mask]).parts()[0]
            };
            let lo = pick(0);
            return Ok(Some(Val::two(lo, pick(1))));
        }
        if !matches!(ty, Ty::I8 | Ty::I16 | Ty::I32) {
            return Ok(None);
        }
        let x = self.extended_ty(a, ty, signed, bank)?;
        let y = self.extended_ty(b, ty, signed, bank)?;
        let opcode = match (bank, f) {
            (Bank::S, Intrinsic::SMax) => op::S_MAX_I32,
            (Bank::S, Intrinsic::SMin) => op::S_MIN_I32,
            (Bank::S, Intrinsic::UMax) => op::S_MAX_U32,
            (Bank::S, _) => op::S_MIN_U32,
            (Bank::V, Intrinsic::SMax) => op::V_MAX_I32_e64,
            (Bank::V, Intrinsic::SMin) => op::V_MIN_I32_e64,
            (Bank::V, Intrinsic::UMax) => op::V_MAX_U32_e64,
            (Bank::V, _) => op::V_MIN_U32_e64,
        };
        Ok(Some(self.op(opcode, &[x, y])))
    }

    /// Zeros before the first one: of zero all bits' number.
    fn count_zeros(&mut self, ty: Ty, leading: bool, a: Arg) -> Lowered<Option<Val>> {
        let (first, width) = (
            if leading { op::V_FFBH_U32_e64 } else { op::V_FFBL_B32_e64 },
            match ty {
                Ty::I8 => 8,
                Ty::I16 => 16,
                Ty::I32 => 32,
                Ty::I64 => 64,
                _ => return Ok(None),
            },
        );
        if ty == Ty::I64 {
            let parts = self.arg_parts(a)?;
            let (near, far) = if leading { (parts[1], parts[0]) } else { (parts[0], parts[1]) };
            let near: Src = self.op(first, &[near.into()]).parts()[0].into();
            let far: Src = self.op(first, &[far.into()]).parts()[0].into();
            // Without a one the instruction gives all ones, which saturation keeps.
            let far: Src =
                self.op_with(op::V_ADD_U32_e64, &[far, Part::Imm(32).into()], &[1]).parts()[0]
                    .into();
            let count: Src = self.op(op::V_MIN_U32_e64, &[near, far]).parts()[0].into();
            let count = self.op(op::V_MIN_U32_e64, &[Part::Imm(64).into(), count]).parts()[0];
            return Ok(Some(Val::two(count, Part::Imm(0))));
        }
        let x = self.extended_ty(a, ty, false, Bank::V)?;
        if leading && width < 32 {
            let shift = Part::Imm(32 - width).into();
            let top: Src = self.op(op::V_LSHLREV_B32_e64, &[shift, x]).parts()[0].into();
            let count: Src = self.op(first, &[top]).parts()[0].into();
            return Ok(Some(self.op(op::V_MIN_U32_e64, &[Part::Imm(width).into(), count])));
        }
        let count: Src = self.op(first, &[x]).parts()[0].into();
        Ok(Some(self.op(op::V_MIN_U32_e64, &[Part::Imm(width).into(), count])))
    }

    fn copy_sign(&mut self, ty: Ty, a: Arg, b: Arg) -> Lowered<Option<Val>> {
        let (x, y) = (self.arg_parts(a)?, self.arg_parts(b)?);
        let merge = |isel: &mut Self, mask: i64, magnitude: Part, sign: Part| {
            let srcs = [Part::Imm(mask).into(), magnitude.into(), sign.into()];
            isel.op(op::V_BFI_B32_e64, &srcs).parts()[0]
        };
        Ok(match ty {
            Ty::F32 => Some(Val::one(merge(self, 0x7fff_ffff, x[0], y[y.len() - 1]))),
            Ty::F64 => {
                let high = merge(self, 0x7fff_ffff, x[1], y[y.len() - 1]);
                Some(Val::two(x[0], high))
            }
            Ty::F16 if y.len() == 1 => Some(Val::one(merge(self, 0x7fff, x[0], y[0]))),
            _ => None,
        })
    }

    pub(crate) fn ternary_intrinsic(
        &mut self,
        bank: Bank,
        ty: Ty,
        f: Intrinsic,
        _: FastMath,
        a: Arg,
        b: Arg,
        c: Arg,
    ) -> Lowered<Option<Val>> {
        if !matches!(f, Intrinsic::FShl | Intrinsic::FShr) {
            return Ok(None);
        }
        if ty == Ty::I64 {
            return self.funnel64(f == Intrinsic::FShl, a, b, c).map(Some);
        }
        if matches!(ty, Ty::I8 | Ty::I16) {
            return self.narrow_funnel(ty, f == Intrinsic::FShl, a, b, c).map(Some);
        }
        if ty != Ty::I32 {
            return Ok(None);
        }
        if bank == Bank::S {
            return self.scalar_funnel(f == Intrinsic::FShl, a, b, c).map(Some);
        }
        // fshl by s is fshr by 32 - s of the pair moved one to the right: s may be 0.
        let (x, y) = (self.src(a)?, self.src(b)?);
        let s = self.src(c)?;
        let low: Src =
            self.op(op::V_ALIGNBIT_B32_e64, &[x, y, Part::Imm(1).into()]).parts()[0].into();
        let high: Src = self.op(op::V_LSHRREV_B32_e64, &[Part::Imm(1).into(), x]).parts()[0].into();
        let not: Src = self.op(op::V_NOT_B32_e64, &[s]).parts()[0].into();
        Ok(Some(self.op(op::V_ALIGNBIT_B32_e64, &[high, low, not])))
    }

    fn scalar_funnel(&mut self, left: bool, a: Arg, b: Arg, c: Arg) -> Lowered<Val> {
        let (x, y) = (self.arg_parts(a)?[0], self.arg_parts(b)?[0]);
        let s = self.arg_parts(c)?[0];
        let pair = self.tuple(Bank::S, &[y, x]);
        let amount = self.logic32(Bank::S, BinaryOp::And, s, Part::Imm(31));
        if left {
            let val = self.op(op::S_LSHL_B64, &[pair.into(), amount.into()]);
            return Ok(Val::one(val.parts()[1]));
        }
        let val = self.op(op::S_LSHR_B64, &[pair.into(), amount.into()]);
        Ok(Val::one(val.parts()[0]))
    }

    fn funnel64(&mut self, left: bool, a: Arg, b: Arg, c: Arg) -> Lowered<Val> {
        let (x, y) = (self.arg_parts(a)?, self.arg_parts(b)?);
        let s = self.arg_parts(c)?[0];
        if let Part::Imm(amount) = s {
            // Four dwords, of which two are cut out at a constant bit.
            let amount = amount & 63;
            let right = if left { 64 - amount } else { amount };
            let words = [y[0], y[1], x[0], x[1], Part::Imm(0)];
            let (word, bit) = ((right / 32) as usize, right % 32);
            let mut cut = |n: usize| {
                if bit == 0 {
                    return words[n];
                }
                let srcs = [words[n + 1].into(), words[n].into(), Part::Imm(bit).into()];
                self.op(op::V_ALIGNBIT_B32_e64, &srcs).parts()[0]
            };
            let lo = cut(word);
            return Ok(Val::two(lo, cut(word + 1)));
        }
        let (x, y) = (self.tuple(Bank::V, &x), self.tuple(Bank::V, &y));
        let not: Src = self.op(op::V_NOT_B32_e64, &[s.into()]).parts()[0].into();
        let one = Src::from(Part::Imm(1));
        let (main, other) = if left { (x, y) } else { (y, x) };
        let amount = Src::from(s);
        let (forth, back) = if left {
            (op::V_LSHLREV_B64_e64, op::V_LSHRREV_B64_e64)
        } else {
            (op::V_LSHRREV_B64_e64, op::V_LSHLREV_B64_e64)
        };
        let near = self.op(forth, &[amount, main.into()]);
        let moved = self.op(back, &[one, other.into()]);
        let moved = self.tuple(Bank::V, moved.parts());
        let far = self.op(back, &[not, moved.into()]);
        let lo = self.logic32(Bank::V, BinaryOp::Or, near.parts()[0], far.parts()[0]);
        let hi = self.logic32(Bank::V, BinaryOp::Or, near.parts()[1], far.parts()[1]);
        Ok(Val::two(lo, hi))
    }
}
