//! Conversions between scalars.

use super::environment::{Environment, Flush, Rounding};
use super::fp;
use super::shape::Scalar;
use super::value::{Slot, mask, signed};
use super::wide::Wide;
use crate::float::{self, Format, IntType, Mode, Round};
use ir::ssa::{CastOp, FastMath, Flags};

/// A cast other than the plain integer ones.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CastInfo {
    pub(crate) op: CastOp,
    pub(crate) flags: Flags,
    pub(crate) fast: FastMath,
    pub(crate) round: Rounding,
    /// Of operands and of results.
    pub(crate) flush: [Flush; 2],
    pub(crate) from: Scalar,
    pub(crate) from_lanes: u32,
    pub(crate) to: Scalar,
    pub(crate) to_lanes: u32,
}

/// Truncates a value of at most 64 bits.
#[inline]
pub(crate) fn trunc(flags: Flags, from: u32, to: u32, a: Slot) -> Slot {
    let bits = a.bits & mask(to);
    if a.undef != 0 {
        return if a.is_poison() { a } else { Slot::partial(bits, a.undef & mask(to)) };
    }
    if (flags.contains(Flags::NUW) && bits != a.bits)
        || (flags.contains(Flags::NSW) && signed(bits, to) != signed(a.bits, from))
    {
        return Slot::POISON;
    }
    Slot::new(bits)
}

/// Zero-extends; `nneg` promises that the sign bit is clear.
#[inline]
pub(crate) fn zext(nneg: bool, from: u32, a: Slot) -> Slot {
    if nneg && a.undef == 0 && a.bits >> (from - 1) & 1 == 1 { Slot::POISON } else { a }
}

/// Sign-extends to at most 64 bits.
#[inline]
pub(crate) fn sext(from: u32, to: u32, a: Slot) -> Slot {
    let extend = |bits: u64| signed(bits, from) as u64 & mask(to);
    if a.undef == 0 {
        Slot::new(extend(a.bits))
    } else if a.is_poison() {
        a
    } else {
        Slot::partial(extend(a.bits), extend(a.undef & mask(from)))
    }
}

/// Converts all lanes of `src` into `dst`.
pub(crate) fn cast(info: &CastInfo, environment: Environment, src: &[Slot], dst: &mut [Slot]) {
    if info.op == CastOp::BitCast {
        return bitcast(info, src, dst);
    }
    let (from, to) = (info.from.words() as usize, info.to.words() as usize);
    for (a, out) in src.chunks_exact(from).zip(dst.chunks_exact_mut(to)) {
        if from == 1 && to == 1 {
            out[0] = narrow(info, environment, a[0]);
        } else {
            wide(info, environment, a, out);
        }
    }
}

/// Within 64 bits.
fn narrow(info: &CastInfo, environment: Environment, a: Slot) -> Slot {
    let (from, to) = (info.from.bits(), info.to.bits());
    match info.op {
        CastOp::Trunc => return trunc(info.flags, from, to, a),
        CastOp::ZExt => return zext(info.flags.contains(Flags::NNEG), from, a),
        CastOp::SExt => return sext(from, to, a),
        CastOp::PtrToInt | CastOp::PtrToAddr | CastOp::IntToPtr => {
            return trunc(Flags::NONE, from, to, a);
        }
        _ => {}
    }
    if a.undef != 0 {
        return fp::undefined_result(to, &[a]);
    }
    let round = info.round.now(environment);
    let operand = |f: Format| info.flush[0].operand(f, a.bits, environment);
    match (info.from, info.to) {
        (Scalar::Float(f), Scalar::Float(g)) => {
            let result = float::convert(f, g, operand(f), Mode { round, ..Mode::NEAREST });
            let result = info.flush[1].result(g, result, environment);
            if fp::breaks(info.fast, f, a.bits) || fp::breaks(info.fast, g, result) {
                return Slot::POISON;
            }
            Slot::new(result)
        }
        (Scalar::Float(f), _) => {
            to_int(f, operand(f), to, info.op == CastOp::FpToSi).unwrap_or(Slot::POISON)
        }
        (_, Scalar::Float(g)) => {
            if info.flags.contains(Flags::NNEG) && signed(a.bits, from) < 0 {
                return Slot::POISON;
            }
            let is_signed = info.op == CastOp::SiToFp;
            let value = IntType { bits: from, signed: is_signed }.value(a.bits);
            Slot::new(float::from_int(g, value, round))
        }
        _ => trunc(Flags::NONE, from, to, a),
    }
}

/// A float rounded to zero as an integer; none where it does not fit (or is NaN).
fn to_int(f: Format, bits: u64, width: u32, is_signed: bool) -> Option<Slot> {
    let x = float::widen(f, bits).trunc();
    let ty = IntType { bits: width, signed: is_signed };
    // Every bound is a power of two or one less: comparing with the power of two is exact.
    let fits = if is_signed {
        x >= ty.min() as f64 && x < -(ty.min() as f64)
    } else {
        x >= 0.0 && x < (ty.max() as f64 + 1.0)
    };
    (fits && !x.is_nan()).then(|| Slot::new(x as i128 as u64 & ty.mask()))
}

/// Casts lanes if one side has more than 64 bits.
fn wide(info: &CastInfo, environment: Environment, a: &[Slot], out: &mut [Slot]) {
    let (from, to) = (info.from.bits(), info.to.bits());
    if a.iter().any(|s| s.is_poison()) {
        return out.fill(Slot::POISON);
    }
    let defined = a.iter().all(|s| s.is_defined());
    let extend = |w: &Wide| if info.op == CastOp::SExt { w.sext(to) } else { w.zext(to) };
    match info.op {
        CastOp::FpToSi | CastOp::FpToUi => {
            let (Scalar::Float(f), true) = (info.from, defined) else {
                return super::int::fill_undef(to, out);
            };
            let x = float::widen(f, a[0].bits).trunc();
            match float_to_wide(x, to, info.op == CastOp::FpToSi) {
                Some(result) => result.to_slots(out),
                None => out.fill(Slot::POISON),
            }
        }
        CastOp::SiToFp | CastOp::UiToFp => {
            let (Scalar::Float(g), true) = (info.to, defined) else {
                out[0] = Slot::undef(to);
                return;
            };
            let value = Wide::from_slots(from, a);
            if info.flags.contains(Flags::NNEG) && value.is_negative() {
                out[0] = Slot::POISON;
                return;
            }
            let round = info.round.now(environment);
            out[0] = Slot::new(wide_to_float(&value, info.op == CastOp::SiToFp, g, round));
        }
        _ => {
            let bits = Wide::from_slots(from, a);
            let result = extend(&bits);
            let undef = extend(&Wide::undef_mask(from, a));
            let broken = (info.flags.contains(Flags::NUW)
                && result.zext(from.max(to)) != bits.zext(from.max(to)))
                || (info.flags.contains(Flags::NSW)
                    && result.sext(from.max(to)) != bits.sext(from.max(to)))
                || (info.flags.contains(Flags::NNEG) && bits.is_negative());
            if defined && broken {
                return out.fill(Slot::POISON);
            }
            result.to_partial_slots(&undef, out);
        }
    }
}

/// An integral value as an integer of many bits; none where it does not fit.
pub(crate) fn float_to_wide(x: f64, width: u32, is_signed: bool) -> Option<Wide> {
    if !x.is_finite() {
        return None;
    }
    let magnitude = x.abs();
    let exponent = (magnitude.to_bits() >> 52) as i32 - 1023;
    // 53 bits fit into any of these types; the shift must not lose any.
    let value = if exponent <= 62 {
        Wide::from_u64(width + 1, magnitude as u64)
    } else {
        let significand = magnitude.to_bits() & ((1 << 52) - 1) | 1 << 52;
        // From two to the width on it is beyond the type, and its sign would be lost in the bits above.
        if exponent as u32 >= width {
            return None;
        }
        Wide::from_u64(width + 1, significand).shl((exponent - 52) as u32)
    };
    let value = if x < 0.0 { value.neg() } else { value };
    let kept = value.zext(width);
    let back = if is_signed { kept.sext(width + 1) } else { kept.zext(width + 1) };
    (back == value).then_some(kept)
}

/// An integer of many bits, rounded once.
pub(crate) fn wide_to_float(value: &Wide, is_signed: bool, g: Format, round: Round) -> u64 {
    let (k, e) = value.to_sticky(is_signed);
    if g == Format::F64 {
        let x = f64::from_bits(float::from_int(g, k, round));
        return (x * 2f64.powi(e)).to_bits();
    }
    // Rounded to odd in f64 first: the lowest bit of `k` stands for the rest, and so does that of f64.
    let magnitude = k.unsigned_abs() as u64;
    let length = 64 - magnitude.leading_zeros();
    let shift = length.saturating_sub(53);
    let odd = magnitude >> shift | u64::from(magnitude & mask(shift) != 0);
    let x = odd as f64 * 2f64.powi(e + shift as i32);
    float::narrow(g, if k < 0 { -x } else { x }, round)
}

/// Takes the bits of all lanes apart and puts them together again.
fn bitcast(info: &CastInfo, src: &[Slot], dst: &mut [Slot]) {
    let (from, to) = (info.from.bits(), info.to.bits());
    if from == to {
        dst.copy_from_slice(src);
        return;
    }
    let total = from * info.from_lanes;
    let (mut bits, mut undef) = (Wide::zero(total), Wide::zero(total));
    let mut poisoned = Vec::new();
    for (n, lane) in src.chunks_exact(info.from.words() as usize).enumerate() {
        let at = n as u32 * from;
        if lane.iter().any(|s| s.is_poison()) {
            poisoned.push((at, at + from));
            continue;
        }
        bits = bits.or(&Wide::from_slots(from, lane).zext(total).shl(at));
        undef = undef.or(&Wide::undef_mask(from, lane).zext(total).shl(at));
    }
    for (n, lane) in dst.chunks_exact_mut(info.to.words() as usize).enumerate() {
        let at = n as u32 * to;
        if poisoned.iter().any(|&(low, high)| low < at + to && at < high) {
            lane.fill(Slot::POISON);
            continue;
        }
        bits.lshr(at).zext(to).to_partial_slots(&undef.lshr(at).zext(to), lane);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wide_floats_round_once() {
        let w = |v: u128| Wide::from_words(128, [v as u64, (v >> 64) as u64]);
        for v in [
            0u128,
            1,
            u128::MAX,
            1 << 127,
            (1 << 100) + (1 << 76),
            (1 << 100) + (1 << 76) + 1,
            0x1234_5678_9abc_def0_1234,
        ] {
            assert_eq!(
                wide_to_float(&w(v), false, Format::F64, Round::NearestEven),
                (v as f64).to_bits()
            );
            assert_eq!(
                wide_to_float(&w(v), false, Format::F32, Round::NearestEven) as u32,
                (v as f32).to_bits()
            );
            assert_eq!(
                wide_to_float(&w(v), true, Format::F32, Round::NearestEven) as u32,
                (v as i128 as f32).to_bits()
            );
        }
        let back = float_to_wide(-(2f64.powi(100)), 128, true).unwrap();
        assert_eq!(back, w((-(1i128 << 100)) as u128));
        assert_eq!(float_to_wide(-1.0, 128, false), None);
        assert_eq!(float_to_wide(2f64.powi(128), 128, false), None);
        for width in [65, 100, 128] {
            let beyond = -1.25 * 2f64.powi(width as i32);
            assert_eq!(float_to_wide(beyond, width, false), None);
            assert_eq!(float_to_wide(beyond, width, true), None);
        }
        assert_eq!(float_to_wide(-(2f64.powi(127)), 128, true), Some(w(1 << 127)));
    }

    #[test]
    fn out_of_range_is_poison() {
        assert_eq!(to_int(Format::F32, u64::from(256f32.to_bits()), 8, false), None);
        assert_eq!(
            to_int(Format::F32, u64::from(255.9f32.to_bits()), 8, false),
            Some(Slot::new(255))
        );
        assert_eq!(
            to_int(Format::F32, u64::from((-128.5f32).to_bits()), 8, true),
            Some(Slot::new(0x80))
        );
        assert_eq!(to_int(Format::F64, (i64::MAX as f64).to_bits(), 64, true), None);
        assert_eq!(to_int(Format::F64, f64::NAN.to_bits(), 64, true), None);
    }
}
