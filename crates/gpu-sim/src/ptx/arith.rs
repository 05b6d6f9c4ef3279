//! Element-wise operations over rows: the arithmetic that needs no state.
//!
//! Each selector maps a type (and options) to a function over whole rows. Inactive lanes are computed too
//! and thrown away by the executor, so nothing in here may fail: division by zero gives all ones, as the
//! hardware does.
#![allow(
    trivial_numeric_casts,
    clippy::unnecessary_cast,
    reason = "one macro body serves all widths, and some casts do nothing for some of them"
)]

use super::inst::{BinFn, CmpFn, Row, TerFn, UnFn};
use super::types::Ty;
use crate::float::{Format, compare};
use std::cmp::Ordering;

macro_rules! un {
    ($T:ty, $U:ty, |$a:ident| $e:expr) => {{
        fn f(x: &Row, o: &mut Row) {
            for (o, &x) in o.iter_mut().zip(x) {
                let $a = x as $T;
                *o = ($e) as $U as u64;
            }
        }
        Some(f as UnFn)
    }};
}

macro_rules! bin {
    ($T:ty, $U:ty, |$a:ident, $b:ident| $e:expr) => {{
        fn f(x: &Row, y: &Row, o: &mut Row) {
            for ((o, &x), &y) in o.iter_mut().zip(x).zip(y) {
                let ($a, $b) = (x as $T, y as $T);
                *o = ($e) as $U as u64;
            }
        }
        Some(f as BinFn)
    }};
}

macro_rules! ter {
    ($T:ty, $U:ty, |$a:ident, $b:ident, $c:ident| $e:expr) => {{
        fn f(x: &Row, y: &Row, z: &Row, o: &mut Row) {
            for (((o, &x), &y), &z) in o.iter_mut().zip(x).zip(y).zip(z) {
                let ($a, $b, $c) = (x as $T, y as $T, z as $T);
                *o = ($e) as $U as u64;
            }
        }
        Some(f as TerFn)
    }};
}

macro_rules! cmp {
    ($T:ty, $U:ty, |$a:ident, $b:ident| $e:expr) => {{
        fn f(x: &Row, y: &Row) -> u32 {
            let mut mask = 0;
            for (i, (&x, &y)) in x.iter().zip(y).enumerate() {
                let ($a, $b) = (x as $T, y as $T);
                mask |= u32::from($e) << i;
            }
            mask
        }
        Some(f as CmpFn)
    }};
}

/// Instantiates a macro for the integer types of 16 to 64 bits.
macro_rules! by_int {
    ($ty:expr, $mac:ident!($($body:tt)*)) => {
        match $ty {
            Ty::U(16) | Ty::B(16) => $mac!(u16, u16, $($body)*),
            Ty::S(16) => $mac!(i16, u16, $($body)*),
            Ty::U(32) | Ty::B(32) => $mac!(u32, u32, $($body)*),
            Ty::S(32) => $mac!(i32, u32, $($body)*),
            Ty::U(64) | Ty::B(64) => $mac!(u64, u64, $($body)*),
            Ty::S(64) => $mac!(i64, u64, $($body)*),
            _ => None,
        }
    };
}

/// Both halves of a packed register.
macro_rules! halves {
    ($T:ty, |$a:ident, $b:ident| $e:expr) => {{
        fn f(x: &Row, y: &Row, o: &mut Row) {
            for ((o, &x), &y) in o.iter_mut().zip(x).zip(y) {
                let one = |$a: $T, $b: $T| u64::from(($e) as u16);
                *o = one(x as $T, y as $T) | one((x >> 16) as $T, (y >> 16) as $T) << 16;
            }
        }
        Some(f as BinFn)
    }};
}

/// Integer operations of two operands of the instruction's type.
pub(super) fn int_binary(name: &str, ty: Ty) -> Option<BinFn> {
    match (name, ty) {
        ("add", Ty::U16x2 | Ty::S16x2) => halves!(u16, |a, b| a.wrapping_add(b)),
        ("min", Ty::U16x2) => halves!(u16, |a, b| a.min(b)),
        ("min", Ty::S16x2) => halves!(i16, |a, b| a.min(b)),
        ("max", Ty::U16x2) => halves!(u16, |a, b| a.max(b)),
        ("max", Ty::S16x2) => halves!(i16, |a, b| a.max(b)),
        ("min.relu", Ty::S16x2) => halves!(i16, |a, b| a.min(b).max(0)),
        ("max.relu", Ty::S16x2) => halves!(i16, |a, b| a.max(b).max(0)),
        ("min.relu", Ty::S(32)) => bin!(i32, u32, |a, b| a.min(b).max(0)),
        ("max.relu", Ty::S(32)) => bin!(i32, u32, |a, b| a.max(b).max(0)),
        ("add", _) => by_int!(ty, bin!(|a, b| a.wrapping_add(b))),
        ("sub", _) => by_int!(ty, bin!(|a, b| a.wrapping_sub(b))),
        ("add.sat", Ty::S(32)) => bin!(i32, u32, |a, b| a.saturating_add(b)),
        ("sub.sat", Ty::S(32)) => bin!(i32, u32, |a, b| a.saturating_sub(b)),
        ("mul.lo", _) => by_int!(ty, bin!(|a, b| a.wrapping_mul(b))),
        ("min", _) => by_int!(ty, bin!(|a, b| a.min(b))),
        ("max", _) => by_int!(ty, bin!(|a, b| a.max(b))),
        ("div", _) => by_int!(ty, bin!(|a, b| if b == 0 { !0 } else { a.wrapping_div(b) })),
        ("rem", _) => by_int!(ty, bin!(|a, b| if b == 0 { !0 } else { a.wrapping_rem(b) })),
        ("mul.hi", Ty::U(16)) => bin!(u32, u16, |a, b| (a * b) >> 16),
        ("mul.hi", Ty::S(16)) => bin!(i16, u16, |a, b| (i32::from(a) * i32::from(b)) >> 16),
        ("mul.hi", Ty::U(32)) => bin!(u64, u32, |a, b| a.wrapping_mul(b) >> 32),
        ("mul.hi", Ty::S(32)) => bin!(i32, u32, |a, b| (i64::from(a) * i64::from(b)) >> 32),
        ("mul.hi", Ty::U(64)) => bin!(u64, u64, |a, b| (u128::from(a) * u128::from(b)) >> 64),
        ("mul.hi", Ty::S(64)) => bin!(i64, u64, |a, b| (i128::from(a) * i128::from(b)) >> 64),
        ("mul.wide", Ty::U(16)) => bin!(u16, u32, |a, b| u32::from(a) * u32::from(b)),
        ("mul.wide", Ty::S(16)) => bin!(i16, u32, |a, b| i32::from(a) * i32::from(b)),
        ("mul.wide", Ty::U(32)) => bin!(u32, u64, |a, b| u64::from(a) * u64::from(b)),
        ("mul.wide", Ty::S(32)) => bin!(i32, u64, |a, b| i64::from(a) * i64::from(b)),
        ("mul24.lo", Ty::U(32)) => bin!(u64, u32, |a, b| (a & 0xff_ffff) * (b & 0xff_ffff)),
        ("mul24.hi", Ty::U(32)) => bin!(u64, u32, |a, b| ((a & 0xff_ffff) * (b & 0xff_ffff)) >> 16),
        ("mul24.lo", Ty::S(32)) => bin!(u32, u32, |a, b| signed24(a).wrapping_mul(signed24(b))),
        ("mul24.hi", Ty::S(32)) => {
            bin!(u32, u32, |a, b| signed24(a).wrapping_mul(signed24(b)) >> 16)
        }
        _ => None,
    }
}

fn signed24(v: u32) -> i64 {
    i64::from(((v << 8) as i32) >> 8)
}

/// Logic operations on bits.
pub(super) fn logic_binary(name: &str) -> Option<BinFn> {
    match name {
        "and" => bin!(u64, u64, |a, b| a & b),
        "or" => bin!(u64, u64, |a, b| a | b),
        "xor" => bin!(u64, u64, |a, b| a ^ b),
        _ => None,
    }
}

/// Shifts; the amount is 32 bits and clamped.
pub(super) fn shift(name: &str, ty: Ty) -> Option<BinFn> {
    macro_rules! shift {
        ($T:ty, $U:ty, |$a:ident, $n:ident, $bits:ident| $e:expr) => {{
            fn f(x: &Row, y: &Row, o: &mut Row) {
                const $bits: u32 = <$T>::BITS;
                for ((o, &x), &y) in o.iter_mut().zip(x).zip(y) {
                    let ($a, $n) = (x as $T, y as u32);
                    *o = ($e) as $U as u64;
                }
            }
            Some(f as BinFn)
        }};
    }
    match name {
        "shl" => by_int!(ty, shift!(|a, n, BITS| if n >= BITS { 0 } else { a << n })),
        "shr" if ty.is_signed() => by_int!(ty, shift!(|a, n, BITS| a >> n.min(BITS - 1))),
        "shr" => by_int!(ty, shift!(|a, n, BITS| if n >= BITS { 0 } else { a >> n })),
        _ => None,
    }
}

/// Integer operations of one operand.
pub(super) fn int_unary(name: &str, ty: Ty) -> Option<UnFn> {
    match (name, ty) {
        ("neg", _) => by_int!(ty, un!(|a| a.wrapping_neg())),
        ("abs", Ty::S(16)) => un!(i16, u16, |a| a.wrapping_abs()),
        ("abs", Ty::S(32)) => un!(i32, u32, |a| a.wrapping_abs()),
        ("abs", Ty::S(64)) => un!(i64, u64, |a| a.wrapping_abs()),
        ("not", _) => by_int!(ty, un!(|a| !a)),
        ("cnot", _) => by_int!(ty, un!(|a| u8::from(a == 0))),
        ("popc", Ty::B(32)) => un!(u32, u32, |a| a.count_ones()),
        ("popc", Ty::B(64)) => un!(u64, u32, |a| a.count_ones()),
        ("clz", Ty::B(32)) => un!(u32, u32, |a| a.leading_zeros()),
        ("clz", Ty::B(64)) => un!(u64, u32, |a| a.leading_zeros()),
        ("brev", Ty::B(32)) => un!(u32, u32, |a| a.reverse_bits()),
        ("brev", Ty::B(64)) => un!(u64, u64, |a| a.reverse_bits()),
        ("bfind", Ty::U(32)) => un!(u32, u32, |a| 31u32.wrapping_sub(a.leading_zeros())),
        ("bfind", Ty::U(64)) => un!(u64, u32, |a| 63u32.wrapping_sub(a.leading_zeros())),
        ("bfind", Ty::S(32)) => {
            un!(i32, u32, |a| 31u32.wrapping_sub((a ^ (a >> 31)).leading_zeros()))
        }
        ("bfind", Ty::S(64)) => {
            un!(i64, u32, |a| 63u32.wrapping_sub((a ^ (a >> 63)).leading_zeros()))
        }
        ("bfind.shiftamt", Ty::U(32)) => {
            un!(u32, u32, |a| if a == 0 { !0 } else { a.leading_zeros() })
        }
        ("bfind.shiftamt", Ty::U(64)) => {
            un!(u64, u32, |a| if a == 0 { !0 } else { a.leading_zeros() })
        }
        ("bfind.shiftamt", Ty::S(32)) => un!(i32, u32, |a| sign_run(i64::from(a), 32)),
        ("bfind.shiftamt", Ty::S(64)) => un!(i64, u32, |a| sign_run(a, 64)),
        _ => None,
    }
}

/// Returns the distance by which a signed value must be shifted left until its top non-sign bit leads.
fn sign_run(a: i64, bits: u32) -> u32 {
    let folded = a ^ (a >> 63);
    if folded == 0 { u32::MAX } else { folded.leading_zeros() - (64 - bits) }
}

/// Integer operations of three operands.
pub(super) fn int_ternary(name: &str, ty: Ty) -> Option<TerFn> {
    match (name, ty) {
        ("mad.lo", _) => by_int!(ty, ter!(|a, b, c| a.wrapping_mul(b).wrapping_add(c))),
        ("mad.hi", Ty::U(16)) => ter!(u32, u16, |a, b, c| ((a * b) >> 16).wrapping_add(c)),
        ("mad.hi", Ty::S(16)) => {
            ter!(i16, u16, |a, b, c| ((i32::from(a) * i32::from(b)) >> 16)
                .wrapping_add(i32::from(c)))
        }
        ("mad.hi", Ty::U(32)) => {
            ter!(u64, u32, |a, b, c| (a.wrapping_mul(b) >> 32).wrapping_add(c))
        }
        ("mad.hi", Ty::S(32)) => {
            ter!(i32, u32, |a, b, c| ((i64::from(a) * i64::from(b)) >> 32)
                .wrapping_add(i64::from(c)))
        }
        ("mad.hi.sat", Ty::S(32)) => {
            ter!(i32, u32, |a, b, c| (((i64::from(a) * i64::from(b)) >> 32) as i32)
                .saturating_add(c))
        }
        ("mad.hi", Ty::U(64)) => {
            ter!(u64, u64, |a, b, c| (((u128::from(a) * u128::from(b)) >> 64) as u64)
                .wrapping_add(c))
        }
        ("mad.hi", Ty::S(64)) => {
            ter!(i64, u64, |a, b, c| (((i128::from(a) * i128::from(b)) >> 64) as i64)
                .wrapping_add(c))
        }
        ("mad.wide", Ty::U(16)) => {
            ter!(u64, u32, |a, b, c| ((a as u16 as u32) * (b as u16 as u32)).wrapping_add(c as u32))
        }
        ("mad.wide", Ty::S(16)) => {
            ter!(u64, u32, |a, b, c| (i32::from(a as i16) * i32::from(b as i16))
                .wrapping_add(c as i32))
        }
        ("mad.wide", Ty::U(32)) => {
            ter!(u64, u64, |a, b, c| ((a as u32 as u64) * (b as u32 as u64)).wrapping_add(c))
        }
        ("mad.wide", Ty::S(32)) => {
            ter!(u64, u64, |a, b, c| (i64::from(a as i32) * i64::from(b as i32))
                .wrapping_add(c as i64))
        }
        ("mad24.lo", Ty::U(32)) => {
            ter!(u64, u32, |a, b, c| ((a & 0xff_ffff) * (b & 0xff_ffff)).wrapping_add(c))
        }
        ("mad24.hi", Ty::U(32)) => {
            ter!(u64, u32, |a, b, c| (((a & 0xff_ffff) * (b & 0xff_ffff)) >> 16).wrapping_add(c))
        }
        ("mad24.lo", Ty::S(32)) => {
            ter!(u32, u32, |a, b, c| signed24(a)
                .wrapping_mul(signed24(b))
                .wrapping_add(i64::from(c)))
        }
        ("mad24.hi", Ty::S(32)) => {
            ter!(u32, u32, |a, b, c| (signed24(a).wrapping_mul(signed24(b)) >> 16)
                .wrapping_add(i64::from(c)))
        }
        ("sad", _) => by_int!(ty, ter!(|a, b, c| c.wrapping_add(a.max(b).wrapping_sub(a.min(b))))),
        ("bfe", Ty::U(32)) => ter!(u64, u32, |a, pos, len| bfe(a, pos, len, 32, false)),
        ("bfe", Ty::S(32)) => ter!(u64, u32, |a, pos, len| bfe(a, pos, len, 32, true)),
        ("bfe", Ty::U(64)) => ter!(u64, u64, |a, pos, len| bfe(a, pos, len, 64, false)),
        ("bfe", Ty::S(64)) => ter!(u64, u64, |a, pos, len| bfe(a, pos, len, 64, true)),
        ("shf.l.wrap", _) => ter!(u64, u32, |lo, hi, n| (hi << 32 | lo) << (n & 31) >> 32),
        ("shf.l.clamp", _) => {
            ter!(u64, u32, |lo, hi, n| (hi << 32 | lo) << (n & 0xffff_ffff).min(32) >> 32)
        }
        ("shf.r.wrap", _) => ter!(u64, u32, |lo, hi, n| (hi << 32 | lo) >> (n & 31)),
        ("shf.r.clamp", _) => {
            ter!(u64, u32, |lo, hi, n| (hi << 32 | lo) >> (n & 0xffff_ffff).min(32))
        }
        ("dp4a.u.u", _) => ter!(u32, u32, |a, b, c| dot4::<false, false>(a, b, c)),
        ("dp4a.u.s", _) => ter!(u32, u32, |a, b, c| dot4::<false, true>(a, b, c)),
        ("dp4a.s.u", _) => ter!(u32, u32, |a, b, c| dot4::<true, false>(a, b, c)),
        ("dp4a.s.s", _) => ter!(u32, u32, |a, b, c| dot4::<true, true>(a, b, c)),
        ("dp2a.lo.u.u", _) => ter!(u32, u32, |a, b, c| dot2::<false, false>(a, b, c)),
        ("dp2a.lo.u.s", _) => ter!(u32, u32, |a, b, c| dot2::<false, true>(a, b, c)),
        ("dp2a.lo.s.u", _) => ter!(u32, u32, |a, b, c| dot2::<true, false>(a, b, c)),
        ("dp2a.lo.s.s", _) => ter!(u32, u32, |a, b, c| dot2::<true, true>(a, b, c)),
        ("dp2a.hi.u.u", _) => ter!(u32, u32, |a, b, c| dot2::<false, false>(a, b >> 16, c)),
        ("dp2a.hi.u.s", _) => ter!(u32, u32, |a, b, c| dot2::<false, true>(a, b >> 16, c)),
        ("dp2a.hi.s.u", _) => ter!(u32, u32, |a, b, c| dot2::<true, false>(a, b >> 16, c)),
        ("dp2a.hi.s.s", _) => ter!(u32, u32, |a, b, c| dot2::<true, true>(a, b >> 16, c)),
        ("fns", _) => ter!(u32, u32, |mask, base, offset| find_nth_set(mask, base, offset as i32)),
        _ => None,
    }
}

/// Bit-field extract: the position and length are 8 bits wide, and bits past the end copy the sign.
fn bfe(a: u64, pos: u64, len: u64, bits: u32, signed: bool) -> u64 {
    let (pos, len) = ((pos & 0xff) as u32, (len & 0xff) as u32);
    let msb = bits - 1;
    let sign = signed && len != 0 && a >> (pos + len - 1).min(msb) & 1 == 1;
    let extended = if sign { !0u64 } else { 0 };
    let kept = len.min(bits.saturating_sub(pos));
    if kept == 0 {
        return extended;
    }
    let field = a >> pos & (u64::MAX >> (64 - kept));
    if kept == 64 { field } else { extended << kept | field }
}

/// Bit-field insert of `a` into `b`.
pub(super) fn bfi(a: u64, b: u64, pos: u64, len: u64, bits: u32) -> u64 {
    let (pos, len) = ((pos & 0xff) as u32, (len & 0xff) as u32);
    if len == 0 || pos >= bits {
        return b;
    }
    let len = len.min(bits - pos);
    let mask = u64::MAX >> (64 - len) << pos;
    (a << pos & mask) | (b & !mask)
}

fn byte(v: u32, i: u32, signed: bool) -> i64 {
    let b = (v >> (8 * i)) as u8;
    if signed { i64::from(b as i8) } else { i64::from(b) }
}

fn dot4<const A: bool, const B: bool>(a: u32, b: u32, c: u32) -> u32 {
    (0..4).fold(c, |sum, i| sum.wrapping_add((byte(a, i, A) * byte(b, i, B)) as u32))
}

fn dot2<const A: bool, const B: bool>(a: u32, b: u32, c: u32) -> u32 {
    (0..2).fold(c, |sum, i| {
        let half = (a >> (16 * i)) as u16;
        let half = if A { i64::from(half as i16) } else { i64::from(half) };
        sum.wrapping_add((half * byte(b, i, B)) as u32)
    })
}

/// `fns`: the position of the n-th set bit counted from `base`.
fn find_nth_set(mask: u32, base: u32, offset: i32) -> u32 {
    if base > 31 {
        return u32::MAX;
    }
    if offset == 0 {
        return if mask >> base & 1 == 1 { base } else { u32::MAX };
    }
    let mut left = offset.unsigned_abs();
    let mut pos = base as i32;
    let step = offset.signum();
    while (0..32).contains(&pos) {
        if mask >> pos & 1 == 1 {
            left -= 1;
            if left == 0 {
                return pos as u32;
            }
        }
        pos += step;
    }
    u32::MAX
}

/// Byte permutation; `mode` is empty or one of PTX's special modes.
pub(super) fn prmt(mode: &str) -> Option<TerFn> {
    fn generic(a: u64, b: u64, selector: u64) -> u32 {
        let bytes = b << 32 | a;
        (0..4).fold(0, |out, i| {
            let s = selector >> (4 * i) & 0xf;
            let v = (bytes >> (8 * (s & 7))) as u8;
            let v = if s & 8 != 0 { ((v as i8) >> 7) as u8 } else { v };
            out | u32::from(v) << (8 * i)
        })
    }
    fn by_table(a: u64, b: u64, c: u64, table: [u64; 4]) -> u32 {
        generic(a, b, table[(c & 3) as usize])
    }
    match mode {
        "" => ter!(u64, u32, |a, b, c| generic(a, b, c)),
        "f4e" => ter!(u64, u32, |a, b, c| by_table(a, b, c, [0x3210, 0x4321, 0x5432, 0x6543])),
        "b4e" => ter!(u64, u32, |a, b, c| by_table(a, b, c, [0x5670, 0x6701, 0x7012, 0x0123])),
        "rc8" => ter!(u64, u32, |a, b, c| by_table(a, b, c, [0x0000, 0x1111, 0x2222, 0x3333])),
        "ecl" => ter!(u64, u32, |a, b, c| by_table(a, b, c, [0x3210, 0x3211, 0x3222, 0x3333])),
        "ecr" => ter!(u64, u32, |a, b, c| by_table(a, b, c, [0x0000, 0x1110, 0x2210, 0x3210])),
        "rc16" => ter!(u64, u32, |a, b, c| by_table(a, b, c, [0x1010, 0x3232, 0x1010, 0x3232])),
        _ => None,
    }
}

/// `szext` and `bmsk`, whose clamp and wrap forms differ.
pub(super) fn mask_ops(name: &str) -> Option<BinFn> {
    fn extend(a: u32, n: u32, signed: bool) -> u32 {
        match n {
            0 => 0,
            32.. => a,
            _ if signed => ((a << (32 - n)) as i32 >> (32 - n)) as u32,
            _ => a & ((1 << n) - 1),
        }
    }
    fn mask(pos: u32, len: u32) -> u32 {
        let ones = if len >= 32 { u32::MAX } else { (1 << len) - 1 };
        if pos >= 32 { 0 } else { ones << pos }
    }
    match name {
        "szext.clamp.u" => bin!(u32, u32, |a, n| extend(a, n, false)),
        "szext.clamp.s" => bin!(u32, u32, |a, n| extend(a, n, true)),
        "szext.wrap.u" => bin!(u32, u32, |a, n| extend(a, n & 31, false)),
        "szext.wrap.s" => bin!(u32, u32, |a, n| extend(a, n & 31, true)),
        "bmsk.clamp" => bin!(u32, u32, |a, n| mask(a, n)),
        "bmsk.wrap" => bin!(u32, u32, |a, n| mask(a & 31, n & 31)),
        _ => None,
    }
}

/// An identity that keeps `bits` bits.
pub(super) fn copy(bits: u32) -> UnFn {
    let f = match bits {
        8 => un!(u8, u8, |a| a),
        16 => un!(u16, u16, |a| a),
        32 => un!(u32, u32, |a| a),
        _ => un!(u64, u64, |a| a),
    };
    f.unwrap_or(|x, o| *o = *x)
}

#[inline]
fn flush32(bits: u32) -> u32 {
    if bits & 0x7f80_0000 == 0 { bits & 0x8000_0000 } else { bits }
}

#[inline]
fn single(v: u64) -> f32 {
    f32::from_bits(v as u32)
}

#[inline]
fn single_ftz(v: u64) -> f32 {
    f32::from_bits(flush32(v as u32))
}

#[inline]
fn bits32(v: f32) -> u32 {
    if v.is_nan() { 0x7fff_ffff } else { v.to_bits() }
}

#[inline]
fn bits64(v: f64) -> u64 {
    if v.is_nan() { Format::F64.nan() } else { v.to_bits() }
}

macro_rules! float_binary {
    ($f:expr, $ftz:expr, |$a:ident, $b:ident| $e:expr) => {
        match ($f, $ftz) {
            (Format::F32, false) => bin!(u64, u32, |x, y| {
                let ($a, $b) = (single(x), single(y));
                bits32($e)
            }),
            (Format::F32, true) => bin!(u64, u32, |x, y| {
                let ($a, $b) = (single_ftz(x), single_ftz(y));
                flush32(bits32($e))
            }),
            (Format::F64, _) => bin!(u64, u64, |x, y| {
                let ($a, $b) = (f64::from_bits(x), f64::from_bits(y));
                bits64($e)
            }),
            _ => None,
        }
    };
}

/// Round-to-nearest f32 and f64 arithmetic on the host.
pub(super) fn float_binary(name: &str, f: Format, ftz: bool) -> Option<BinFn> {
    match name {
        "add" => float_binary!(f, ftz, |a, b| a + b),
        "sub" => float_binary!(f, ftz, |a, b| a - b),
        "mul" => float_binary!(f, ftz, |a, b| a * b),
        "div" => float_binary!(f, ftz, |a, b| a / b),
        _ => None,
    }
}

/// f32 multiply-add for whole rows without calling a library function per lane: the product is exact in f64,
/// and rounding the f64 sum to f32 is right unless that sum lies on the middle between two f32 numbers (where
/// the rounding of the sum itself may have put it) or below the normal numbers. Rows with such a lane are
/// computed again one by one.
fn fused_row(x: &Row, y: &Row, z: &Row, o: &mut Row) {
    const CUT: u64 = (1 << 29) - 1;
    const MIDDLE: u64 = 1 << 28;
    const LEAST_NORMAL: u64 = (1023 - 126) << 52;
    let mut doubtful = false;
    for (((o, &x), &y), &z) in o.iter_mut().zip(x).zip(y).zip(z) {
        let sum = f64::from(single(x)) * f64::from(single(y)) + f64::from(single(z));
        let magnitude = sum.to_bits() & (u64::MAX >> 1);
        doubtful |= (magnitude & CUT == MIDDLE) | (magnitude.wrapping_sub(1) < LEAST_NORMAL - 1);
        *o = u64::from(bits32(sum as f32));
    }
    if doubtful {
        for (((o, &x), &y), &z) in o.iter_mut().zip(x).zip(y).zip(z) {
            *o = u64::from(bits32(single(x).mul_add(single(y), single(z))));
        }
    }
}

/// Round-to-nearest fused multiply-add on the host.
pub(super) fn float_fma(f: Format, ftz: bool) -> Option<TerFn> {
    match (f, ftz) {
        (Format::F32, false) => Some(fused_row),
        (Format::F32, true) => ter!(u64, u32, |a, b, c| flush32(bits32(
            single_ftz(a).mul_add(single_ftz(b), single_ftz(c))
        ))),
        (Format::F64, _) => {
            ter!(u64, u64, |a, b, c| bits64(
                f64::from_bits(a).mul_add(f64::from_bits(b), f64::from_bits(c))
            ))
        }
        _ => None,
    }
}

/// Sign operations of floats: `neg` and `abs` on the pattern.
pub(super) fn float_sign(name: &str, ty: Ty, ftz: bool) -> Option<UnFn> {
    match (name, ty, ftz) {
        ("neg", Ty::F(Format::F16 | Format::Bf16), false) => un!(u16, u16, |a| a ^ 0x8000),
        ("abs", Ty::F(Format::F16 | Format::Bf16), false) => un!(u16, u16, |a| a & 0x7fff),
        ("neg", Ty::F(Format::F16), true) => un!(u64, u16, |a| Format::F16.flush(a) ^ 0x8000),
        ("abs", Ty::F(Format::F16), true) => un!(u64, u16, |a| Format::F16.flush(a) & 0x7fff),
        ("neg", Ty::Fx2(Format::F16 | Format::Bf16), false) => un!(u32, u32, |a| a ^ 0x8000_8000),
        ("abs", Ty::Fx2(Format::F16 | Format::Bf16), false) => un!(u32, u32, |a| a & 0x7fff_7fff),
        ("neg", Ty::Fx2(Format::F16), true) => un!(u64, u32, |a| flush_halves(a) ^ 0x8000_8000),
        ("abs", Ty::Fx2(Format::F16), true) => un!(u64, u32, |a| flush_halves(a) & 0x7fff_7fff),
        ("neg", Ty::F(Format::F32), false) => un!(u32, u32, |a| a ^ 0x8000_0000),
        ("neg", Ty::F(Format::F32), true) => un!(u32, u32, |a| flush32(a) ^ 0x8000_0000),
        ("abs", Ty::F(Format::F32), false) => un!(u32, u32, |a| a & 0x7fff_ffff),
        ("abs", Ty::F(Format::F32), true) => un!(u32, u32, |a| flush32(a) & 0x7fff_ffff),
        ("neg", Ty::F(Format::F64), _) => un!(u64, u64, |a| a ^ 1 << 63),
        ("abs", Ty::F(Format::F64), _) => un!(u64, u64, |a| a & !(1 << 63)),
        _ => None,
    }
}

fn flush_halves(a: u64) -> u64 {
    Format::F16.flush(a & 0xffff) | Format::F16.flush(a >> 16 & 0xffff) << 16
}

/// Sign of the second operand... of `copysign.type d, a, b`: the sign of `a` on the magnitude of `b`.
pub(super) fn copysign(f: Format) -> Option<BinFn> {
    match f {
        Format::F32 => bin!(u32, u32, |a, b| (a & 0x8000_0000) | (b & 0x7fff_ffff)),
        Format::F64 => bin!(u64, u64, |a, b| (a & 1 << 63) | (b & !(1 << 63))),
        _ => None,
    }
}

/// Float comparisons by format; `$e` is over two f32 or f64 values.
macro_rules! float_cmp {
    ($f:expr, $ftz:expr, $hi:expr, |$a:ident, $b:ident| $e:expr) => {
        match ($f, $ftz, $hi) {
            (Format::F32, false, false) => cmp!(u64, u64, |x, y| {
                let ($a, $b) = (single(x), single(y));
                $e
            }),
            (Format::F32, true, false) => cmp!(u64, u64, |x, y| {
                let ($a, $b) = (single_ftz(x), single_ftz(y));
                $e
            }),
            (Format::F64, _, false) => cmp!(u64, u64, |x, y| {
                let ($a, $b) = (f64::from_bits(x), f64::from_bits(y));
                $e
            }),
            (Format::F16, false, false) => float_cmp!(@half Format::F16, false, 0, |$a, $b| $e),
            (Format::F16, false, true) => float_cmp!(@half Format::F16, false, 16, |$a, $b| $e),
            (Format::F16, true, false) => float_cmp!(@half Format::F16, true, 0, |$a, $b| $e),
            (Format::F16, true, true) => float_cmp!(@half Format::F16, true, 16, |$a, $b| $e),
            (Format::Bf16, _, false) => float_cmp!(@half Format::Bf16, false, 0, |$a, $b| $e),
            (Format::Bf16, _, true) => float_cmp!(@half Format::Bf16, false, 16, |$a, $b| $e),
            _ => None,
        }
    };
    (@half $f:expr, $ftz:expr, $shift:literal, |$a:ident, $b:ident| $e:expr) => {
        cmp!(u64, u64, |x, y| {
            let read = |v: u64| {
                let v = v >> $shift & 0xffff;
                crate::float::widen($f, if $ftz { $f.flush(v) } else { v })
            };
            let ($a, $b) = (read(x), read(y));
            $e
        })
    };
}

/// Comparison of floats; `hi` compares the upper halves of packed registers.
pub(super) fn float_compare(name: &str, f: Format, ftz: bool, hi: bool) -> Option<CmpFn> {
    match name {
        "eq" => float_cmp!(f, ftz, hi, |a, b| a == b),
        "ne" => float_cmp!(f, ftz, hi, |a, b| !a.is_nan() && !b.is_nan() && a != b),
        "lt" => float_cmp!(f, ftz, hi, |a, b| a < b),
        "le" => float_cmp!(f, ftz, hi, |a, b| a <= b),
        "gt" => float_cmp!(f, ftz, hi, |a, b| a > b),
        "ge" => float_cmp!(f, ftz, hi, |a, b| a >= b),
        "equ" => float_cmp!(f, ftz, hi, |a, b| a == b || a.is_nan() || b.is_nan()),
        "neu" => float_cmp!(f, ftz, hi, |a, b| a != b),
        "ltu" => float_cmp!(f, ftz, hi, |a, b| a < b || a.is_nan() || b.is_nan()),
        "leu" => float_cmp!(f, ftz, hi, |a, b| a <= b || a.is_nan() || b.is_nan()),
        "gtu" => float_cmp!(f, ftz, hi, |a, b| a > b || a.is_nan() || b.is_nan()),
        "geu" => float_cmp!(f, ftz, hi, |a, b| a >= b || a.is_nan() || b.is_nan()),
        "num" => float_cmp!(f, ftz, hi, |a, b| !(a.is_nan() || b.is_nan())),
        "nan" => float_cmp!(f, ftz, hi, |a, b| a.is_nan() || b.is_nan()),
        _ => None,
    }
}

/// Comparison of integers and bits.
pub(super) fn int_compare(name: &str, ty: Ty) -> Option<CmpFn> {
    match name {
        "eq" => cmp!(u64, u64, |a, b| a == b),
        "ne" => cmp!(u64, u64, |a, b| a != b),
        "lt" => by_int!(ty, cmp!(|a, b| a < b)),
        "le" => by_int!(ty, cmp!(|a, b| a <= b)),
        "gt" => by_int!(ty, cmp!(|a, b| a > b)),
        "ge" => by_int!(ty, cmp!(|a, b| a >= b)),
        "lo" => cmp!(u64, u64, |a, b| a < b),
        "ls" => cmp!(u64, u64, |a, b| a <= b),
        "hi" => cmp!(u64, u64, |a, b| a > b),
        "hs" => cmp!(u64, u64, |a, b| a >= b),
        _ => None,
    }
}

/// `testp`; the second row is not used.
pub(super) fn testp(name: &str, f: Format) -> Option<CmpFn> {
    macro_rules! test {
        (|$f:ident, $v:ident| $e:expr) => {
            match f {
                Format::F32 => cmp!(u64, u64, |$v, _y| {
                    let $f = Format::F32;
                    $e
                }),
                Format::F64 => cmp!(u64, u64, |$v, _y| {
                    let $f = Format::F64;
                    $e
                }),
                _ => None,
            }
        };
    }
    match name {
        "finite" => test!(|f, v| !f.is_nan(v) && !f.is_infinite(v)),
        "infinite" => test!(|f, v| f.is_infinite(v)),
        "number" => test!(|f, v| !f.is_nan(v)),
        "notanumber" => test!(|f, v| f.is_nan(v)),
        "normal" => {
            test!(|f, v| !f.is_nan(v) && !f.is_infinite(v) && !f.is_zero(v) && !f.is_subnormal(v))
        }
        "subnormal" => test!(|f, v| f.is_subnormal(v)),
        _ => None,
    }
}

/// The test of `slct`: the selector is not negative (a NaN is not).
pub(super) fn slct_test(ty: Ty, ftz: bool) -> Option<CmpFn> {
    match (ty, ftz) {
        (Ty::S(32), _) => cmp!(i32, u32, |a, _b| a >= 0),
        (Ty::F(Format::F32), false) => {
            cmp!(u64, u64, |a, _b| compare(Format::F32, a, 0, false).is_some_and(Ordering::is_ge))
        }
        (Ty::F(Format::F32), true) => {
            cmp!(u64, u64, |a, _b| compare(Format::F32, a, 0, true).is_some_and(Ordering::is_ge))
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ternary(name: &str, ty: Ty, a: u64, b: u64, c: u64) -> u64 {
        let mut out = [0; 32];
        int_ternary(name, ty).unwrap()(&[a; 32], &[b; 32], &[c; 32], &mut out);
        out[31]
    }

    #[test]
    fn bit_fields() {
        assert_eq!(ternary("bfe", Ty::U(32), 0xdead_beef, 8, 12), 0xdbe);
        assert_eq!(ternary("bfe", Ty::S(32), 0xdead_beef, 8, 12), 0xffff_fdbe);
        assert_eq!(ternary("bfe", Ty::S(32), 0x8000_0000, 31, 4), 0xffff_ffff);
        assert_eq!(ternary("bfe", Ty::U(32), 0x8000_0000, 31, 4), 1);
        assert_eq!(ternary("bfe", Ty::S(32), 0x8000_0000, 40, 4), 0xffff_ffff);
        assert_eq!(ternary("bfe", Ty::S(64), 1 << 63, 0, 64), 1 << 63);
        assert_eq!(ternary("bfe", Ty::U(64), u64::MAX, 60, 200), 15);
        assert_eq!(ternary("bfe", Ty::S(32), 0xff, 0, 0), 0);
        assert_eq!(bfi(0xff, 0, 28, 8, 32), 0xf000_0000);
        assert_eq!(bfi(0x3, 0xffff_0000, 4, 2, 32), 0xffff_0030);
        assert_eq!(bfi(0x3, 0x1234, 64, 2, 64), 0x1234);
    }

    #[test]
    fn rows_are_fused_correctly() {
        let mut state = 1u64;
        let mut random = || {
            state = state
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            (state >> 32) as u32
        };
        for round in 0..20_000 {
            // Few mantissa bits make ties, small exponents make subnormals, anything makes NaN and overflow.
            let mut value = || match round % 4 {
                0 => random(),
                1 => random() & 0x8000_0fff | 0x3f80_0000 | (random() & 7) << 23,
                2 => random() & 0x80ff_ffff,
                _ => random() & 0xbfff_0000 | 0x1000_0000,
            };
            let rows: [Row; 3] =
                std::array::from_fn(|_| std::array::from_fn(|_| u64::from(value())));
            let mut out = [0; 32];
            fused_row(&rows[0], &rows[1], &rows[2], &mut out);
            for lane in 0..32 {
                let [a, b, c] = [0, 1, 2].map(|i: usize| single(rows[i][lane]));
                assert_eq!(out[lane], u64::from(bits32(a.mul_add(b, c))), "{a:e} {b:e} {c:e}");
            }
        }
    }

    #[test]
    fn shifts_and_permutes() {
        assert_eq!(ternary("shf.l.wrap", Ty::B(32), 0x8000_0001, 0x8000_0001, 33), 3);
        assert_eq!(ternary("shf.l.clamp", Ty::B(32), 0x1234_5678, 0, 40), 0x1234_5678);
        assert_eq!(ternary("shf.r.wrap", Ty::B(32), 0x1, 0x1, 1), 0x8000_0000);
        assert_eq!(ternary("shf.r.clamp", Ty::B(32), 1, 7, 32), 7);
        assert_eq!(ternary("dp4a.s.u", Ty::B(32), 0xff01_0203, 0x0101_0101, 10), 15);
        assert_eq!(ternary("fns", Ty::B(32), 0b1011_0000, 0, 2), 5);
        assert_eq!(ternary("fns", Ty::B(32), 0b1011_0000, 31, (-1i64) as u64), 7);
        let mut out = [0; 32];
        prmt("").unwrap()(&[0x3322_1180; 32], &[0x7766_5544; 32], &[0x0c85; 32], &mut out);
        assert_eq!(out[0], 0x8000_ff55);
        assert_eq!(ternary("mad.hi", Ty::U(32), 0xffff_ffff, 0xffff_ffff, 3), 1);
        assert_eq!(ternary("sad", Ty::S(32), 0xffff_fffe, 3, 10), 15);
    }
}
