//! Float arithmetic on slots: fast-math flags, poison and undefined operands around [`crate::float`].

use super::environment::{Environment, FloatMode, Flush};
use super::value::Slot;
use crate::float::{self, Format};
use ir::ssa::{BinaryOp, FastMath, FloatCc};
use std::cmp::Ordering;

/// The result of an operation of which some operand is undefined.
#[cold]
pub(crate) fn undefined_result(bits: u32, args: &[Slot]) -> Slot {
    if args.iter().any(|a| a.is_poison()) { Slot::POISON } else { Slot::undef(bits) }
}

/// Whether a value breaks the promise of `nnan` or `ninf`.
#[inline]
pub(crate) fn breaks(fast: FastMath, format: Format, bits: u64) -> bool {
    (fast.contains(FastMath::NNAN) && format.is_nan(bits))
        || (fast.contains(FastMath::NINF) && format.is_infinite(bits))
}

#[inline]
pub(crate) fn promises(fast: FastMath) -> bool {
    !fast.intersection(FastMath::NNAN.union(FastMath::NINF)).is_empty()
}

/// Poison where operands or result break a promise of the flags.
#[inline]
pub(crate) fn checked(mode: FloatMode, args: &[u64], result: u64) -> Slot {
    if promises(mode.fast) {
        let broken = |&bits: &u64| breaks(mode.fast, mode.format, bits);
        if args.iter().any(broken) || broken(&result) {
            return Slot::POISON;
        }
    }
    Slot::new(result)
}

/// `fadd` to `frem`.
#[inline]
pub(crate) fn binary(
    op: BinaryOp,
    mode: FloatMode,
    environment: Environment,
    a: Slot,
    b: Slot,
) -> Slot {
    if a.undef | b.undef != 0 {
        return undefined_result(mode.format.bits(), &[a, b]);
    }
    let (f, m) = (mode.format, mode.now(environment));
    let [x, y] = [a, b].map(|s| mode.operand(s, environment));
    let result = match op {
        BinaryOp::FAdd => float::add(f, x, y, m),
        BinaryOp::FSub => float::sub(f, x, y, m),
        BinaryOp::FMul => float::mul(f, x, y, m),
        BinaryOp::FDiv => float::div(f, x, y, m),
        BinaryOp::FRem => float::rem(f, a.bits, b.bits),
        _ => unreachable!("an integer operation on floats"),
    };
    let result = if op == BinaryOp::FRem { result } else { mode.result(result, environment) };
    checked(mode, &[a.bits, b.bits], result)
}

/// `fneg`: the sign bit. A subnormal is flushed where NVIDIA's functions flush, as `neg.ftz` does.
#[inline]
pub(crate) fn neg(mode: FloatMode, a: Slot) -> Slot {
    if a.is_poison() {
        return a;
    }
    let flushes = mode.flush == Flush::Always;
    let bits = if flushes { mode.format.flush(a.bits) } else { a.bits };
    Slot::partial(bits ^ mode.format.sign_bit(), a.undef)
}

/// `fma`.
#[inline]
pub(crate) fn fma(mode: FloatMode, environment: Environment, a: Slot, b: Slot, c: Slot) -> Slot {
    if a.undef | b.undef | c.undef != 0 {
        return undefined_result(mode.format.bits(), &[a, b, c]);
    }
    let [x, y, z] = [a, b, c].map(|s| mode.operand(s, environment));
    let result = float::fma(mode.format, x, y, z, mode.now(environment));
    let result = mode.result(result, environment);
    checked(mode, &[a.bits, b.bits, c.bits], result)
}

/// `fcmp`.
#[inline]
pub(crate) fn compare(
    cc: FloatCc,
    mode: FloatMode,
    environment: Environment,
    a: Slot,
    b: Slot,
) -> Slot {
    if a.undef | b.undef != 0 {
        return undefined_result(1, &[a, b]);
    }
    if promises(mode.fast)
        && (breaks(mode.fast, mode.format, a.bits) || breaks(mode.fast, mode.format, b.bits))
    {
        return Slot::POISON;
    }
    let [x, y] = [a, b].map(|s| mode.operand(s, environment));
    let order = float::compare(mode.format, x, y, false);
    Slot::bool(holds(cc, order))
}

/// Whether a comparison holds for operands in this order; none where one is NaN.
#[inline]
pub(crate) fn holds(cc: FloatCc, order: Option<Ordering>) -> bool {
    use FloatCc::*;
    match order {
        None => matches!(cc, Uno | Ueq | Ugt | Uge | Ult | Ule | Une | True),
        Some(Ordering::Less) => matches!(cc, Olt | Ole | One | Ord | Ult | Ule | Une | True),
        Some(Ordering::Equal) => matches!(cc, Oeq | Oge | Ole | Ord | Ueq | Uge | Ule | True),
        Some(Ordering::Greater) => matches!(cc, Ogt | Oge | One | Ord | Ugt | Uge | Une | True),
    }
}
