//! From floats to integers: rounding, saturation, classes.

use super::arith::register_bits;
use super::shape::class_of_bits;
use super::{Isel, Lowered, Piece};
use crate::target::modifiers::{CvtMods, Round, Ty};
use crate::target::table::{B16, B32, B64, Op, PRED};
use ir::diagnostic::Diagnostic;
use ir::ssa::{FloatCc, FloatKind, Inst, IntCc, Type, Value};

/// Floats and integers.
impl Isel<'_> {
    pub(super) fn round_and_convert(&mut self, inst: Inst, value: Value, away: bool) -> Lowered {
        let elem = self.cx.types.scalar(self.ty(value));
        let local = self.body.result(inst).expect("a result");
        let to = self.cx.types.scalar(self.body.locals[local].ty).int_width().unwrap_or(32);
        self.by_lanes(inst, &[value], |s, dst, a| {
            let x = s.arg(a[0])?;
            let (mut x, mut ty, mut elem) =
                (x, super::convert::float_ty(elem.float_kind().unwrap_or(FloatKind::Float)), elem);
            if matches!(elem.float_kind(), Some(FloatKind::Half | FloatKind::BFloat)) {
                let half = s.reg(x, B16);
                x = s.half_to_float(half, elem)?;
                (ty, elem) = (Some(Ty::F32), Type::FLOAT);
            }
            let Some(ty) = ty else {
                return Err(Diagnostic::unsupported("rounding of this format"));
            };
            let class = class_of_bits(ty.bytes() * 8);
            let mut round = Round::Rni;
            if away {
                let whole = s.vreg(class);
                s.round_away_scalar(elem, whole, x)?;
                x = Piece::Reg(whole);
                round = Round::Rzi;
            }
            let x = s.reg(x, class);
            let target = match register_bits(to) {
                16 => Ty::S16,
                64 => Ty::S64,
                _ => Ty::S32,
            };
            s.cvt(CvtMods::new(target, ty).round(round), dst, x);
            Ok(())
        })
    }

    /// `fptosi.sat`, `fptoui.sat`: PTX clamps to the type of the result by itself, and NaN gives zero
    /// for 32 bits; other widths clamp before, NaN is tested.
    pub(super) fn float_to_int_saturating(
        &mut self,
        inst: Inst,
        value: Value,
        signed: bool,
    ) -> Lowered {
        let from = self.cx.types.scalar(self.ty(value));
        let local = self.body.result(inst).expect("a result");
        let bits = self.cx.types.scalar(self.body.locals[local].ty).int_width().unwrap_or(32);
        if bits > 64 {
            return Err(Diagnostic::unsupported("saturating conversion to more than 64 bits"));
        }
        self.by_lanes(inst, &[value], |s, dst, a| {
            let x = s.arg(a[0])?;
            let (x, ty) = match from.float_kind() {
                Some(FloatKind::Half | FloatKind::BFloat) => {
                    let half = s.reg(x, B16);
                    (s.half_to_float(half, from)?, Ty::F32)
                }
                Some(FloatKind::Float) => (s.reg(x, B32), Ty::F32),
                Some(FloatKind::Double) => (s.reg(x, B64), Ty::F64),
                _ => return Err(Diagnostic::unsupported("conversion of this format")),
            };
            let width = register_bits(bits);
            // Narrow results are clamped in 32 bits.
            let wide = if width < 32 { 32 } else { width };
            let target = match (wide, signed) {
                (64, true) => Ty::S64,
                (64, false) => Ty::U64,
                (_, true) => Ty::S32,
                (_, false) => Ty::U32,
            };
            let class = class_of_bits(wide);
            let direct = bits == wide;
            let number = s.vreg(class);
            s.cvt(CvtMods::new(target, ty).round(Round::Rzi), number, x);
            let nan = s.vreg(PRED);
            s.compare_floats(ty, FloatCc::Uno, nan, x, x)?;
            let clean = if direct { dst } else { s.vreg(class) };
            s.select_piece(clean, class, Piece::Reg(nan), Piece::Imm(0), Piece::Reg(number));
            if direct {
                return Ok(());
            }
            let pick = |ops: [Op; 3]| super::by_width(wide, ops);
            let clamped = if signed {
                let (low, high) = (-(1i64 << (bits - 1)), (1i64 << (bits - 1)) - 1);
                let low = s.value(
                    pick([Op::MaxS16, Op::MaxS32, Op::MaxS64]),
                    class,
                    &[Piece::Reg(clean), Piece::Imm(low)],
                );
                s.value(pick([Op::MinS16, Op::MinS32, Op::MinS64]), class, &[low, Piece::Imm(high)])
            } else {
                let high = Piece::Imm(((1u64 << bits) - 1) as i64);
                s.value(
                    pick([Op::MinU16, Op::MinU32, Op::MinU64]),
                    class,
                    &[Piece::Reg(clean), high],
                )
            };
            match width {
                1 => s.compare(IntCc::Ne, 32, dst, clamped, Piece::Imm(0)),
                16 => s.narrow_16(dst, clamped),
                _ => s.copy_to(dst, clamped),
            }
            Ok(())
        })
    }

    /// `is.fpclass`: tests on the bits.
    pub(super) fn is_fp_class(&mut self, inst: Inst, args: &[Value]) -> Lowered {
        let mask = self.const_int(args[1]).unwrap_or(0) as u32;
        let elem = self.cx.types.scalar(self.ty(args[0]));
        let (bits, mantissa) = match elem.float_kind() {
            Some(FloatKind::Half) => (16, 10),
            Some(FloatKind::BFloat) => (16, 7),
            Some(FloatKind::Float) => (32, 23),
            Some(FloatKind::Double) => (64, 52),
            _ => return Err(Diagnostic::unsupported("'is.fpclass' of this format")),
        };
        self.by_lanes(inst, &args[..1], |s, dst, a| {
            let x = s.arg(a[0])?;
            let (x, wide) = if bits == 16 { (s.widen_16(x, false), 32) } else { (x, bits) };
            let class = class_of_bits(wide);
            let x = s.reg(x, class);
            let pick = |ops: [Op; 3]| super::by_width(wide, ops);
            let sign_bit = 1i64.wrapping_shl(bits - 1);
            let infinity = ((1i64 << (bits - 1 - mantissa)) - 1) << mantissa;
            let quiet = 1i64 << (mantissa - 1);
            let least_normal = 1i64 << mantissa;
            let magnitude = s.value(
                pick([Op::AndB16, Op::AndB32, Op::AndB64]),
                class,
                &[x, Piece::Imm(sign_bit.wrapping_sub(1))],
            );
            let negative_bit = s.value(
                pick([Op::AndB16, Op::AndB32, Op::AndB64]),
                class,
                &[x, Piece::Imm(if wide == 32 { i64::from(sign_bit as i32) } else { sign_bit })],
            );
            let negative = s.compared(IntCc::Ne, wide, negative_bit, Piece::Imm(0));
            let mut any: Option<Piece> = None;
            let mut add = |s: &mut Self, p: Piece| {
                any = Some(match any {
                    None => p,
                    Some(q) => s.value(Op::OrPred, PRED, &[p, q]),
                });
            };
            // signalling, quiet; then -inf -normal -subnormal -0 +0 +subnormal +normal +inf
            if mask & 3 == 3 {
                let p = s.compared(IntCc::Ugt, wide, magnitude, Piece::Imm(infinity));
                add(s, p);
            } else if mask & 2 != 0 {
                let p = s.compared(IntCc::Uge, wide, magnitude, Piece::Imm(infinity | quiet));
                add(s, p);
            } else if mask & 1 != 0 {
                let p = s.compared(IntCc::Ugt, wide, magnitude, Piece::Imm(infinity));
                let q = s.compared(IntCc::Ult, wide, magnitude, Piece::Imm(infinity | quiet));
                let both = s.value(Op::AndPred, PRED, &[p, q]);
                add(s, both);
            }
            // Each class of magnitudes: lowest, and how many, with its bits for minus and plus.
            let classes = [
                (infinity, 1i64, 2u32, 9u32),
                (least_normal, infinity - least_normal, 3, 8),
                (1, least_normal - 1, 4, 7),
                (0, 1, 5, 6),
            ];
            for (low, count, minus, plus) in classes {
                let (minus, plus) = (mask >> minus & 1 != 0, mask >> plus & 1 != 0);
                if !minus && !plus {
                    continue;
                }
                let inside = if count == 1 {
                    s.compared(IntCc::Eq, wide, magnitude, Piece::Imm(low))
                } else {
                    let from = s.value(
                        pick([Op::AddS16, Op::AddS32, Op::AddS64]),
                        class,
                        &[magnitude, Piece::Imm(-low)],
                    );
                    s.compared(IntCc::Ult, wide, from, Piece::Imm(count))
                };
                let hit = match (minus, plus) {
                    (true, true) => inside,
                    (true, false) => s.value(Op::AndPred, PRED, &[inside, negative]),
                    _ => {
                        let positive = s.value(Op::NotPred, PRED, &[negative]);
                        s.value(Op::AndPred, PRED, &[inside, positive])
                    }
                };
                add(s, hit);
            }
            s.copy_to(dst, any.unwrap_or(Piece::Imm(0)));
            Ok(())
        })
    }
}
