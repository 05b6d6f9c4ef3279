//! Integer arithmetic with LLVM's flags, poison and undefined bits.
//!
//! Every function has a fast path for defined operands of at most 64 bits; all else is in functions marked
//! cold. Undefined bits are passed on by the rules of memory checkers: exactly for bit operations and
//! shifts, upwards from the lowest undefined bit for sums and products, to everything for the rest.

use super::value::{Slot, mask, signed};
use super::wide::Wide;
use crate::fault::{Fault, Result};
use ir::ssa::{BinaryOp, Flags, IntCc};

/// A sum or difference or product with both kinds of overflow.
#[derive(Clone, Copy)]
pub(crate) struct Overflowing {
    pub(crate) bits: u64,
    pub(crate) unsigned: bool,
    pub(crate) signed: bool,
}

/// `add`, `sub` or `mul` of at most 64 bits.
#[inline]
pub(crate) fn overflowing(op: BinaryOp, width: u32, a: u64, b: u64) -> Overflowing {
    let (sa, sb) = (i128::from(signed(a, width)), i128::from(signed(b, width)));
    let (unsigned, exact) = match op {
        BinaryOp::Add => (u128::from(a) + u128::from(b), sa + sb),
        BinaryOp::Sub => (u128::from(a).wrapping_sub(u128::from(b)), sa - sb),
        _ => (u128::from(a) * u128::from(b), sa * sb),
    };
    let bits = unsigned as u64 & mask(width);
    Overflowing {
        bits,
        unsigned: unsigned != u128::from(bits),
        signed: exact != i128::from(signed(bits, width)),
    }
}

/// A two-operand operation on at most 64 bits.
#[inline]
pub(crate) fn binary(op: BinaryOp, flags: Flags, width: u32, a: Slot, b: Slot) -> Result<Slot> {
    if a.undef | b.undef != 0 {
        return binary_undef(op, width, a, b);
    }
    let (x, y) = (a.bits, b.bits);
    let bits = match op {
        BinaryOp::Add | BinaryOp::Sub | BinaryOp::Mul => {
            if flags.is_empty() {
                let bits = match op {
                    BinaryOp::Add => x.wrapping_add(y),
                    BinaryOp::Sub => x.wrapping_sub(y),
                    _ => x.wrapping_mul(y),
                };
                return Ok(Slot::new(bits & mask(width)));
            }
            let r = overflowing(op, width, x, y);
            if (flags.contains(Flags::NUW) && r.unsigned)
                || (flags.contains(Flags::NSW) && r.signed)
            {
                return Ok(Slot::POISON);
            }
            r.bits
        }
        BinaryOp::And => x & y,
        BinaryOp::Or => {
            if flags.contains(Flags::DISJOINT) && x & y != 0 {
                return Ok(Slot::POISON);
            }
            x | y
        }
        BinaryOp::Xor => x ^ y,
        BinaryOp::Shl => {
            if y >= u64::from(width) {
                return Ok(Slot::POISON);
            }
            let r = x << y & mask(width);
            if (flags.contains(Flags::NUW) && r >> y != x)
                || (flags.contains(Flags::NSW) && signed(r, width) >> y != signed(x, width))
            {
                return Ok(Slot::POISON);
            }
            r
        }
        BinaryOp::LShr | BinaryOp::AShr => {
            if y >= u64::from(width) {
                return Ok(Slot::POISON);
            }
            if flags.contains(Flags::EXACT) && x & mask(y as u32) != 0 {
                return Ok(Slot::POISON);
            }
            if op == BinaryOp::LShr { x >> y } else { (signed(x, width) >> y) as u64 & mask(width) }
        }
        BinaryOp::UDiv | BinaryOp::URem => {
            if y == 0 {
                return Err(division_by_zero());
            }
            if op == BinaryOp::URem {
                x % y
            } else if flags.contains(Flags::EXACT) && x % y != 0 {
                return Ok(Slot::POISON);
            } else {
                x / y
            }
        }
        BinaryOp::SDiv | BinaryOp::SRem => {
            let (p, q) = (signed(x, width), signed(y, width));
            if q == 0 {
                return Err(division_by_zero());
            }
            if q == -1 && p == signed(1 << (width - 1), width) {
                return Err(undefined("signed division overflows"));
            }
            if op == BinaryOp::SRem {
                p.wrapping_rem(q) as u64 & mask(width)
            } else if flags.contains(Flags::EXACT) && p.wrapping_rem(q) != 0 {
                return Ok(Slot::POISON);
            } else {
                p.wrapping_div(q) as u64 & mask(width)
            }
        }
        _ => unreachable!("a float operation on integers"),
    };
    Ok(Slot::new(bits))
}

#[cold]
pub(crate) fn division_by_zero() -> Fault {
    undefined("division by zero")
}

#[cold]
pub(crate) fn undefined(message: &str) -> Fault {
    Fault::undefined(message)
}

#[cold]
fn binary_undef(op: BinaryOp, width: u32, a: Slot, b: Slot) -> Result<Slot> {
    if op.is_int_division() {
        if !b.is_defined() {
            return Err(undefined("division by an undefined value"));
        }
        // A zero divisor is still found, and an overflow if the dividend may be the least number.
        let least = 1 << (width - 1);
        let may_be_least = (a.bits ^ least) & !a.undef == 0;
        binary(op, Flags::NONE, width, Slot::new(if may_be_least { least } else { 0 }), b)?;
    }
    if a.is_poison() || b.is_poison() {
        return Ok(Slot::POISON);
    }
    let all = mask(width);
    let unknown = a.undef | b.undef;
    Ok(match op {
        BinaryOp::And => {
            let known_zero = (!a.undef & !a.bits) | (!b.undef & !b.bits);
            Slot::partial(a.bits & b.bits, unknown & !known_zero)
        }
        BinaryOp::Or => {
            let known_one = (!a.undef & a.bits) | (!b.undef & b.bits);
            Slot::partial(a.bits | b.bits, unknown & !known_one)
        }
        BinaryOp::Xor => Slot::partial(a.bits ^ b.bits, unknown),
        BinaryOp::Add | BinaryOp::Sub | BinaryOp::Mul => {
            let sum = match op {
                BinaryOp::Add => a.bits.wrapping_add(b.bits),
                BinaryOp::Sub => a.bits.wrapping_sub(b.bits),
                _ => a.bits.wrapping_mul(b.bits),
            };
            // Carries only go upwards.
            let affected = u64::MAX << unknown.trailing_zeros();
            Slot::partial(sum & all, affected & all)
        }
        BinaryOp::Shl | BinaryOp::LShr | BinaryOp::AShr if b.is_defined() => {
            let amount = Slot::new(b.bits);
            let bits = binary(op, Flags::NONE, width, Slot::new(a.bits), amount)?;
            if bits.is_poison() {
                return Ok(Slot::POISON);
            }
            let undef = binary(op, Flags::NONE, width, Slot::new(a.undef & all), amount)?;
            Slot::partial(bits.bits, undef.bits)
        }
        _ => Slot::undef(width),
    })
}

/// A comparison of at most 64 bits.
#[inline]
pub(crate) fn compare(cc: IntCc, same_sign: bool, width: u32, a: Slot, b: Slot) -> Slot {
    if a.undef | b.undef != 0 {
        return compare_undef(cc, a, b);
    }
    let (x, y) = (a.bits, b.bits);
    let (p, q) = (signed(x, width), signed(y, width));
    if same_sign && (p < 0) != (q < 0) {
        return Slot::POISON;
    }
    Slot::bool(match cc {
        IntCc::Eq => x == y,
        IntCc::Ne => x != y,
        IntCc::Ugt => x > y,
        IntCc::Uge => x >= y,
        IntCc::Ult => x < y,
        IntCc::Ule => x <= y,
        IntCc::Sgt => p > q,
        IntCc::Sge => p >= q,
        IntCc::Slt => p < q,
        IntCc::Sle => p <= q,
    })
}

#[cold]
fn compare_undef(cc: IntCc, a: Slot, b: Slot) -> Slot {
    if a.is_poison() || b.is_poison() {
        return Slot::POISON;
    }
    // Two values that differ in a defined bit differ whatever the others are.
    let differ = (a.bits ^ b.bits) & !(a.undef | b.undef) != 0;
    match cc {
        IntCc::Eq if differ => Slot::bool(false),
        IntCc::Ne if differ => Slot::bool(true),
        _ => Slot::undef(1),
    }
}

/// `add`, `sub` or `mul` of any width, and whether it overflows unsigned and signed.
pub(crate) fn overflowing_wide(op: BinaryOp, a: &Wide, b: &Wide, width: u32) -> (Wide, bool, bool) {
    let double = 2 * width;
    let apply = |x: &Wide, y: &Wide| match op {
        BinaryOp::Add => x.add(y),
        BinaryOp::Sub => x.sub(y),
        _ => x.mul(y),
    };
    let result = apply(a, b);
    let unsigned = apply(&a.zext(double), &b.zext(double)) != result.zext(double);
    let signed = apply(&a.sext(double), &b.sext(double)) != result.sext(double);
    (result, unsigned, signed)
}

/// A two-operand operation on more than 64 bits. None is poison.
pub(crate) fn binary_wide(
    op: BinaryOp,
    flags: Flags,
    width: u32,
    a: &Wide,
    b: &Wide,
) -> Result<Option<Wide>> {
    Ok(Some(match op {
        BinaryOp::Add | BinaryOp::Sub | BinaryOp::Mul => {
            let (result, unsigned, signed) = overflowing_wide(op, a, b, width);
            if (flags.contains(Flags::NUW) && unsigned) || (flags.contains(Flags::NSW) && signed) {
                return Ok(None);
            }
            result
        }
        BinaryOp::And => a.and(b),
        BinaryOp::Or => {
            if flags.contains(Flags::DISJOINT) && !a.and(b).is_zero() {
                return Ok(None);
            }
            a.or(b)
        }
        BinaryOp::Xor => a.xor(b),
        BinaryOp::Shl | BinaryOp::LShr | BinaryOp::AShr => {
            let Some(by) = b.to_u64().filter(|&by| by < u64::from(width)) else {
                return Ok(None);
            };
            let by = by as u32;
            let result = match op {
                BinaryOp::Shl => a.shl(by),
                BinaryOp::LShr => a.lshr(by),
                _ => a.ashr(by),
            };
            let lost = match op {
                BinaryOp::Shl => {
                    (flags.contains(Flags::NUW) && result.lshr(by) != *a)
                        || (flags.contains(Flags::NSW) && result.ashr(by) != *a)
                }
                _ => flags.contains(Flags::EXACT) && !a.is_zero() && a.trailing_zeros() < by,
            };
            if lost {
                return Ok(None);
            }
            result
        }
        _ => {
            if b.is_zero() {
                return Err(division_by_zero());
            }
            let is_signed = matches!(op, BinaryOp::SDiv | BinaryOp::SRem);
            if is_signed && b.not().is_zero() && *a == Wide::signed_min(width) {
                return Err(undefined("signed division overflows"));
            }
            let (q, r) = if is_signed { a.sdivrem(b) } else { a.udivrem(b) };
            if matches!(op, BinaryOp::URem | BinaryOp::SRem) {
                r
            } else if flags.contains(Flags::EXACT) && !r.is_zero() {
                return Ok(None);
            } else {
                q
            }
        }
    }))
}

/// [`binary_wide`] on slots.
pub(crate) fn binary_wide_slots(
    op: BinaryOp,
    flags: Flags,
    width: u32,
    a: &[Slot],
    b: &[Slot],
    out: &mut [Slot],
) -> Result<()> {
    let defined = |s: &[Slot]| s.iter().all(|s| s.is_defined());
    let poison = a.iter().chain(b).any(|s| s.is_poison());
    if op.is_int_division() && !defined(b) {
        return Err(undefined("division by an undefined value"));
    }
    if op.is_int_division() && !defined(a) {
        let least = Wide::signed_min(width);
        let mut bits = out.to_vec();
        least.to_slots(&mut bits);
        let may_be_least = a.iter().zip(&bits).all(|(a, l)| (a.bits ^ l.bits) & !a.undef == 0);
        let dividend = if may_be_least { least } else { Wide::zero(width) };
        binary_wide(op, Flags::NONE, width, &dividend, &Wide::from_slots(width, b))?;
    }
    if poison {
        out.fill(Slot::POISON);
        return Ok(());
    }
    if !defined(a) || !defined(b) {
        return wide_undef(op, width, a, b, out);
    }
    let (x, y) = (Wide::from_slots(width, a), Wide::from_slots(width, b));
    match binary_wide(op, flags, width, &x, &y)? {
        Some(result) => result.to_slots(out),
        None => out.fill(Slot::POISON),
    }
    Ok(())
}

#[cold]
fn wide_undef(op: BinaryOp, width: u32, a: &[Slot], b: &[Slot], out: &mut [Slot]) -> Result<()> {
    match op {
        BinaryOp::And | BinaryOp::Or | BinaryOp::Xor => {
            for ((out, &a), &b) in out.iter_mut().zip(a).zip(b) {
                *out = binary(op, Flags::NONE, 64, a, b)?;
            }
        }
        BinaryOp::Shl | BinaryOp::LShr | BinaryOp::AShr if b.iter().all(|s| s.is_defined()) => {
            let by = Wide::from_slots(width, b);
            let bits = binary_wide(op, Flags::NONE, width, &Wide::from_slots(width, a), &by)?;
            let undef = binary_wide(op, Flags::NONE, width, &Wide::undef_mask(width, a), &by)?;
            match (bits, undef) {
                (Some(bits), Some(undef)) => bits.to_partial_slots(&undef, out),
                _ => out.fill(Slot::POISON),
            }
        }
        _ => fill_undef(width, out),
    }
    Ok(())
}

/// Makes a value of `width` bits undefined.
pub(crate) fn fill_undef(width: u32, out: &mut [Slot]) {
    for (n, slot) in out.iter_mut().enumerate() {
        *slot = Slot::undef((width - n as u32 * 64).min(64));
    }
}

/// A comparison of more than 64 bits.
pub(crate) fn compare_wide(cc: IntCc, same_sign: bool, width: u32, a: &[Slot], b: &[Slot]) -> Slot {
    if a.iter().chain(b).any(|s| s.is_poison()) {
        return Slot::POISON;
    }
    if a.iter().chain(b).any(|s| !s.is_defined()) {
        let differ = a.iter().zip(b).any(|(a, b)| (a.bits ^ b.bits) & !(a.undef | b.undef) != 0);
        return match cc {
            IntCc::Eq if differ => Slot::bool(false),
            IntCc::Ne if differ => Slot::bool(true),
            _ => Slot::undef(1),
        };
    }
    let (x, y) = (Wide::from_slots(width, a), Wide::from_slots(width, b));
    if same_sign && x.is_negative() != y.is_negative() {
        return Slot::POISON;
    }
    let (u, s) = (x.ucmp(&y), x.scmp(&y));
    Slot::bool(match cc {
        IntCc::Eq => u.is_eq(),
        IntCc::Ne => u.is_ne(),
        IntCc::Ugt => u.is_gt(),
        IntCc::Uge => u.is_ge(),
        IntCc::Ult => u.is_lt(),
        IntCc::Ule => u.is_le(),
        IntCc::Sgt => s.is_gt(),
        IntCc::Sge => s.is_ge(),
        IntCc::Slt => s.is_lt(),
        IntCc::Sle => s.is_le(),
    })
}
