//! Intrinsics of integers whose width no machine has, below 64 bits: the same of 32 or 64 bits, with what has to be done before and after.

use crate::expand_intrinsics::clamped;
use ir::ssa::{BinaryOp, Builder, CastOp, InstKind, IntCc, Intrinsic, Type, Value};

/// Whether an integer's width is one that machines compute with.
pub(crate) fn is_standard(width: u32) -> bool {
    matches!(width, 8 | 16 | 32 | 64)
}

/// Writes a call of an intrinsic of scalars with others; none if the intrinsic is not known, or none of odd integers.
pub fn written(b: &mut Builder<'_>, which: Intrinsic, ty: Type, args: &[Value]) -> Option<Value> {
    let first = *args.first()?;
    let own = b.ty(first);
    if matches!(which, Intrinsic::FpToSiSat | Intrinsic::FpToUiSat) {
        return saturated_float(b, which, ty, first);
    }
    let width = own.int_width().filter(|&width| !is_standard(width))?;
    if let (Intrinsic::FShl | Intrinsic::FShr, &[high, low, by]) = (which, args) {
        // `expand-large-integers` has those whose amounts are masked.
        let known = width > 64 && width.is_power_of_two();
        return (!known).then(|| funnel(b, which == Intrinsic::FShl, [high, low], by));
    }
    if width > 64 {
        return None;
    }
    let odd = Odd { ty: own, width, wide: if width < 32 { 32 } else { 64 } };
    match (which, args) {
        (Intrinsic::USubSat, &[x, y]) => {
            let below = b.icmp(IntCc::Ult, x, y);
            let difference = b.sub(x, y);
            let zero = b.int(own, 0);
            Some(b.select(below, zero, difference))
        }
        (Intrinsic::SAddSat | Intrinsic::SSubSat | Intrinsic::UAddSat, &[x, y]) => {
            Some(odd.saturated_sum(b, which, [x, y]))
        }
        _ => odd.widened(b, which, args),
    }
}

/// An integer of an odd width, and the width that it is computed with.
#[derive(Clone, Copy)]
struct Odd {
    ty: Type,
    width: u32,
    wide: u32,
}

impl Odd {
    fn wide_ty(self) -> Type {
        Type::int(self.wide)
    }

    fn extend(self, b: &mut Builder<'_>, signed: bool, value: Value) -> Value {
        let op = if signed { CastOp::SExt } else { CastOp::ZExt };
        b.cast(op, value, self.wide_ty())
    }

    /// A number with any bits above it.
    fn widen(self, b: &mut Builder<'_>, value: Value) -> Value {
        match b.body.def_kind(value) {
            Some(&InstKind::Cast { op: CastOp::Trunc, value: whole, .. })
                if b.cx.bits(b.ty(whole)) >= self.wide.into() =>
            {
                b.cast(CastOp::Trunc, whole, self.wide_ty())
            }
            _ => self.extend(b, false, value),
        }
    }

    /// The same intrinsic of the wider integers.
    fn widened(self, b: &mut Builder<'_>, which: Intrinsic, args: &[Value]) -> Option<Value> {
        use Intrinsic::{Abs, BSwap, BitReverse, CtLz, CtPop, CtTz, SMax, SMin, UMax, UMin};
        let signed = matches!(which, Abs | SMax | SMin);
        if !signed && !matches!(which, BSwap | BitReverse | CtLz | CtPop | CtTz | UMax | UMin) {
            return None;
        }
        let mut own: Vec<Value> = args
            .iter()
            .map(|&arg| match which {
                _ if b.ty(arg) != self.ty => arg,
                // The bits above the number do not count.
                BSwap | BitReverse | CtTz => self.widen(b, arg),
                _ => self.extend(b, signed, arg),
            })
            .collect();
        match which {
            // The least number has a magnitude now.
            Abs => own = vec![own[0], b.int(Type::I1, 0)],
            // A number of zeros ends at the own width.
            CtTz => {
                let end = b.int(self.wide_ty(), 1 << self.width);
                own[0] = b.or(own[0], end);
            }
            _ => {}
        }
        // A truth value is the flag of others too: only the number is widened.
        if self.ty == Type::I1 && matches!(which, CtLz | CtTz) {
            own[1] = args[1];
        }
        let mut result = call(b, which, self.wide, &own)?;
        let spare = self.wide - self.width;
        result = match which {
            CtLz => {
                let spare = b.int(self.wide_ty(), spare.into());
                b.sub(result, spare)
            }
            BSwap | BitReverse => b.shift(BinaryOp::LShr, result, spare),
            _ => result,
        };
        Some(b.cast(CastOp::Trunc, result, self.ty))
    }

    /// A sum or difference that stays at the ends of the range: it fits the wider integer, which is clamped.
    fn saturated_sum(self, b: &mut Builder<'_>, which: Intrinsic, args: [Value; 2]) -> Value {
        let signed = which != Intrinsic::UAddSat;
        let [x, y] = args.map(|arg| self.extend(b, signed, arg));
        let sum = if which == Intrinsic::SSubSat { b.sub(x, y) } else { b.add(x, y) };
        let clamped = clamped(b, signed, self.width, sum);
        b.cast(CastOp::Trunc, clamped, self.ty)
    }
}

/// A funnel shift by the amount's remainder. The bits from the other side are moved by one before, as none may be moved
/// by the width.
fn funnel(b: &mut Builder<'_>, left: bool, [high, low]: [Value; 2], by: Value) -> Value {
    let ty = b.ty(high);
    let width = ty.int_width().unwrap_or(1);
    if width == 1 {
        // An amount is 0 always.
        return if left { high } else { low };
    }
    let size = b.int(ty, width.into());
    let amount = b.binary(BinaryOp::URem, by, size);
    let most = b.int(ty, (width - 1).into());
    let rest = b.sub(most, amount);
    let (first, second) = if left {
        let moved = b.shift(BinaryOp::LShr, low, 1);
        (b.binary(BinaryOp::Shl, high, amount), b.binary(BinaryOp::LShr, moved, rest))
    } else {
        let moved = b.shift(BinaryOp::Shl, high, 1);
        (b.binary(BinaryOp::LShr, low, amount), b.binary(BinaryOp::Shl, moved, rest))
    };
    b.or(first, second)
}

/// A float to an odd integer with saturation: to one of 32 or 64 bits, clamped.
fn saturated_float(b: &mut Builder<'_>, which: Intrinsic, ty: Type, value: Value) -> Option<Value> {
    let width = ty.int_width().filter(|&width| width < 64 && !is_standard(width))?;
    let suffix = match b.ty(value) {
        Type::HALF => "f16",
        Type::FLOAT => "f32",
        Type::DOUBLE => "f64",
        _ => return None,
    };
    let odd = Odd { ty, width, wide: if width < 32 { 32 } else { 64 } };
    let name = format!("llvm.{}.i{}.{suffix}", which.base_name()?, odd.wide);
    let inst = b.call_intrinsic(&name, odd.wide_ty(), &[value]);
    let whole = b.body.result(inst)?.into();
    let clamped = clamped(b, which == Intrinsic::FpToSiSat, odd.width, whole);
    Some(b.cast(CastOp::Trunc, clamped, ty))
}

/// A call of an intrinsic of integers of one width.
pub(crate) fn call(
    b: &mut Builder<'_>,
    which: Intrinsic,
    width: u32,
    args: &[Value],
) -> Option<Value> {
    let name = format!("llvm.{}.i{width}", which.base_name()?);
    let inst = b.call_intrinsic(&name, Type::int(width), args);
    b.body.result(inst).map(Value::from)
}
