//! Floating point.

use super::{Cx, Ty, VectorFn, rows};
use crate::float::{self, Format, Mode, NanRule, Round, amd};

pub(super) use amd::class as class_of;

const H: Format = Format::F16;
const S: Format = Format::F32;
const D: Format = Format::F64;

fn mode(c: &Cx, f: Format) -> Mode {
    Mode { round: c.mode.round(f), ftz: false, sat: false }
}

fn one(c: &Cx, f: Format, a: u64, op: impl Fn(Mode, u64) -> u64) -> u64 {
    c.mode.output(f, op(mode(c, f), c.mode.input(f, a)))
}

fn two(c: &Cx, f: Format, a: u64, b: u64, op: fn(Format, u64, u64, Mode) -> u64) -> u64 {
    let (a, b) = (c.mode.input(f, a), c.mode.input(f, b));
    c.mode.output(f, op(f, a, b, mode(c, f)))
}

pub(super) fn add(c: &Cx, f: Format, a: u64, b: u64) -> u64 {
    two(c, f, a, b, float::add)
}

pub(super) fn mul(c: &Cx, f: Format, a: u64, b: u64) -> u64 {
    two(c, f, a, b, float::mul)
}

fn sub(c: &Cx, f: Format, a: u64, b: u64) -> u64 {
    two(c, f, a, b, float::sub)
}

pub(super) fn fma(c: &Cx, f: Format, a: u64, b: u64, d: u64) -> u64 {
    let [a, b, d] = [a, b, d].map(|v| c.mode.input(f, v));
    c.mode.output(f, float::fma(f, a, b, d, mode(c, f)))
}

/// Multiplication and addition that round separately and know no denormals (f32) or follow MODE (f16).
pub(super) fn mad(c: &Cx, f: Format, a: u64, b: u64, d: u64) -> u64 {
    if f == S {
        let m = Mode { ftz: true, ..mode(c, f) };
        return float::add(f, float::mul(f, a, b, m), d, m);
    }
    add(c, f, mul(c, f, a, b), d)
}

/// Zero times anything is zero.
fn mul_zero(c: &Cx, a: u64, b: u64) -> u64 {
    if S.is_zero(c.mode.input(S, a)) || S.is_zero(c.mode.input(S, b)) { 0 } else { mul(c, S, a, b) }
}

fn fma_zero(c: &Cx, a: u64, b: u64, d: u64) -> u64 {
    if S.is_zero(c.mode.input(S, a)) || S.is_zero(c.mode.input(S, b)) {
        add(c, S, 0, d)
    } else {
        fma(c, S, a, b, d)
    }
}

/// Whether an operand of a minimum or maximum is a signalling NaN, and the result therefore NaN.
fn signals(c: &Cx, f: Format, operands: &[u64]) -> bool {
    c.mode.ieee() && operands.iter().any(|&v| class_of(f, v) == 1)
}

fn min(c: &Cx, f: Format, a: u64, b: u64) -> u64 {
    if signals(c, f, &[a, b]) {
        return f.nan();
    }
    c.mode.output(f, float::min(f, c.mode.input(f, a), c.mode.input(f, b), NanRule::Number, false))
}

fn max(c: &Cx, f: Format, a: u64, b: u64) -> u64 {
    if signals(c, f, &[a, b]) {
        return f.nan();
    }
    c.mode.output(f, float::max(f, c.mode.input(f, a), c.mode.input(f, b), NanRule::Number, false))
}

fn minimum(c: &Cx, f: Format, a: u64, b: u64) -> u64 {
    let (a, b) = (c.mode.input(f, a), c.mode.input(f, b));
    c.mode.output(f, float::min(f, a, b, NanRule::Propagate, false))
}

fn maximum(c: &Cx, f: Format, a: u64, b: u64) -> u64 {
    let (a, b) = (c.mode.input(f, a), c.mode.input(f, b));
    c.mode.output(f, float::max(f, a, b, NanRule::Propagate, false))
}

/// The middle one; with a NaN, the least.
fn med3(c: &Cx, f: Format, a: u64, b: u64, d: u64) -> u64 {
    if [a, b, d].iter().any(|&v| f.is_nan(v)) {
        return min(c, f, min(c, f, a, b), d);
    }
    let [a, b, d] = [a, b, d].map(|v| c.mode.input(f, v));
    c.mode.output(f, amd::med3(f, a, b, d))
}

fn integral(c: &Cx, f: Format, a: u64, round: Round) -> u64 {
    float::round_to_integral(f, c.mode.input(f, a), round, false)
}

fn special(c: &Cx, f: Format, a: u64, op: fn(Format, u64) -> u64) -> u64 {
    c.mode.output(f, op(f, c.mode.input(f, a)))
}

fn fract(c: &Cx, f: Format, a: u64) -> u64 {
    one(c, f, a, |m, a| amd::fract(f, a, m))
}

fn fixup(c: &Cx, f: Format, a: u64, b: u64, d: u64) -> u64 {
    let [a, b, d] = [a, b, d].map(|v| c.mode.input(f, v));
    c.mode.output(f, amd::div_fixup(f, a, b, d, mode(c, f)))
}

fn ldexp(c: &Cx, f: Format, a: u64, n: i64) -> u64 {
    one(c, f, a, |m, a| amd::ldexp(f, a, n, m.round))
}

pub(super) static ROWS: &[VectorFn] = rows! {
    "v_add_f16": F16 = F16 F16 No => |c, a, b, _| add(c, H, a, b);
    "v_add_f32": F32 = F32 F32 No => |c, a, b, _| add(c, S, a, b);
    "v_add_f64": F64 = F64 F64 No => |c, a, b, _| add(c, D, a, b);
    "v_sub_f16": F16 = F16 F16 No => |c, a, b, _| sub(c, H, a, b);
    "v_sub_f32": F32 = F32 F32 No => |c, a, b, _| sub(c, S, a, b);
    "v_subrev_f16": F16 = F16 F16 No => |c, a, b, _| sub(c, H, b, a);
    "v_subrev_f32": F32 = F32 F32 No => |c, a, b, _| sub(c, S, b, a);
    "v_mul_f16": F16 = F16 F16 No => |c, a, b, _| mul(c, H, a, b);
    "v_mul_f32": F32 = F32 F32 No => |c, a, b, _| mul(c, S, a, b);
    "v_mul_f64": F64 = F64 F64 No => |c, a, b, _| mul(c, D, a, b);
    "v_mul_legacy_f32" | "v_mul_dx9_zero_f32": F32 = F32 F32 No => |c, a, b, _| mul_zero(c, a, b);
    "v_min_f16" | "v_min_num_f16": F16 = F16 F16 No => |c, a, b, _| min(c, H, a, b);
    "v_min_f32" | "v_min_num_f32": F32 = F32 F32 No => |c, a, b, _| min(c, S, a, b);
    "v_min_f64" | "v_min_num_f64": F64 = F64 F64 No => |c, a, b, _| min(c, D, a, b);
    "v_max_f16" | "v_max_num_f16": F16 = F16 F16 No => |c, a, b, _| max(c, H, a, b);
    "v_max_f32" | "v_max_num_f32": F32 = F32 F32 No => |c, a, b, _| max(c, S, a, b);
    "v_max_f64" | "v_max_num_f64": F64 = F64 F64 No => |c, a, b, _| max(c, D, a, b);
    "v_minimum_f16": F16 = F16 F16 No => |c, a, b, _| minimum(c, H, a, b);
    "v_minimum_f32": F32 = F32 F32 No => |c, a, b, _| minimum(c, S, a, b);
    "v_minimum_f64": F64 = F64 F64 No => |c, a, b, _| minimum(c, D, a, b);
    "v_maximum_f16": F16 = F16 F16 No => |c, a, b, _| maximum(c, H, a, b);
    "v_maximum_f32": F32 = F32 F32 No => |c, a, b, _| maximum(c, S, a, b);
    "v_maximum_f64": F64 = F64 F64 No => |c, a, b, _| maximum(c, D, a, b);
    "v_minimum3_f16": F16 = F16 F16 F16 => |c, a, b, d| minimum(c, H, minimum(c, H, a, b), d);
    "v_minimum3_f32": F32 = F32 F32 F32 => |c, a, b, d| minimum(c, S, minimum(c, S, a, b), d);
    "v_maximum3_f16": F16 = F16 F16 F16 => |c, a, b, d| maximum(c, H, maximum(c, H, a, b), d);
    "v_maximum3_f32": F32 = F32 F32 F32 => |c, a, b, d| maximum(c, S, maximum(c, S, a, b), d);
    "v_fma_f16" | "v_fma_legacy_f16": F16 = F16 F16 F16 => |c, a, b, d| fma(c, H, a, b, d);
    "v_fma_f32": F32 = F32 F32 F32 => |c, a, b, d| fma(c, S, a, b, d);
    "v_fma_f64": F64 = F64 F64 F64 => |c, a, b, d| fma(c, D, a, b, d);
    "v_fma_legacy_f32" | "v_fma_dx9_zero_f32": F32 = F32 F32 F32 => |c, a, b, d| fma_zero(c, a, b, d);
    "v_fmac_f16": F16 = F16 F16 No => |c, a, b, _| fma(c, H, a, b, c.old);
    "v_fmac_f32": F32 = F32 F32 No => |c, a, b, _| fma(c, S, a, b, c.old);
    "v_fmac_f64": F64 = F64 F64 No => |c, a, b, _| fma(c, D, a, b, c.old);
    "v_fmac_legacy_f32" | "v_fmac_dx9_zero_f32": F32 = F32 F32 No => |c, a, b, _| fma_zero(c, a, b, c.old);
    "v_fmaak_f16": F16 = F16 F16 F16 => |c, a, b, d| fma(c, H, a, b, d);
    "v_fmaak_f32": F32 = F32 F32 F32 => |c, a, b, d| fma(c, S, a, b, d);
    "v_fmamk_f16": F16 = F16 F16 F16 => |c, a, b, d| fma(c, H, a, b, d);
    "v_fmamk_f32": F32 = F32 F32 F32 => |c, a, b, d| fma(c, S, a, b, d);
    "v_mad_f16" | "v_mad_legacy_f16": F16 = F16 F16 F16 => |c, a, b, d| mad(c, H, a, b, d);
    "v_mad_f32": F32 = F32 F32 F32 => |c, a, b, d| mad(c, S, a, b, d);
    "v_mad_legacy_f32": F32 = F32 F32 F32 => |c, a, b, d| {
        if S.is_zero(S.flush(a)) || S.is_zero(S.flush(b)) { mad(c, S, 0, 0, d) } else { mad(c, S, a, b, d) }
    };
    "v_mac_f16": F16 = F16 F16 No => |c, a, b, _| mad(c, H, a, b, c.old);
    "v_mac_f32": F32 = F32 F32 No => |c, a, b, _| mad(c, S, a, b, c.old);
    "v_madak_f16": F16 = F16 F16 F16 => |c, a, b, d| mad(c, H, a, b, d);
    "v_madak_f32": F32 = F32 F32 F32 => |c, a, b, d| mad(c, S, a, b, d);
    "v_madmk_f16": F16 = F16 F16 F16 => |c, a, b, d| mad(c, H, a, b, d);
    "v_madmk_f32": F32 = F32 F32 F32 => |c, a, b, d| mad(c, S, a, b, d);
    "v_min3_f16" | "v_min3_num_f16": F16 = F16 F16 F16 => |c, a, b, d| min(c, H, min(c, H, a, b), d);
    "v_min3_f32" | "v_min3_num_f32": F32 = F32 F32 F32 => |c, a, b, d| min(c, S, min(c, S, a, b), d);
    "v_max3_f16" | "v_max3_num_f16": F16 = F16 F16 F16 => |c, a, b, d| max(c, H, max(c, H, a, b), d);
    "v_max3_f32" | "v_max3_num_f32": F32 = F32 F32 F32 => |c, a, b, d| max(c, S, max(c, S, a, b), d);
    "v_minimum3_f16": F16 = F16 F16 F16 => |c, a, b, d| minimum(c, H, minimum(c, H, a, b), d);
    "v_minimum3_f32": F32 = F32 F32 F32 => |c, a, b, d| minimum(c, S, minimum(c, S, a, b), d);
    "v_maximum3_f16": F16 = F16 F16 F16 => |c, a, b, d| maximum(c, H, maximum(c, H, a, b), d);
    "v_maximum3_f32": F32 = F32 F32 F32 => |c, a, b, d| maximum(c, S, maximum(c, S, a, b), d);
    "v_med3_f16" | "v_med3_num_f16": F16 = F16 F16 F16 => |c, a, b, d| med3(c, H, a, b, d);
    "v_med3_f32" | "v_med3_num_f32": F32 = F32 F32 F32 => |c, a, b, d| med3(c, S, a, b, d);
    "v_maxmin_f16" | "v_maxmin_num_f16": F16 = F16 F16 F16 => |c, a, b, d| min(c, H, max(c, H, a, b), d);
    "v_maxmin_f32" | "v_maxmin_num_f32": F32 = F32 F32 F32 => |c, a, b, d| min(c, S, max(c, S, a, b), d);
    "v_minmax_f16" | "v_minmax_num_f16": F16 = F16 F16 F16 => |c, a, b, d| max(c, H, min(c, H, a, b), d);
    "v_minmax_f32" | "v_minmax_num_f32": F32 = F32 F32 F32 => |c, a, b, d| max(c, S, min(c, S, a, b), d);
    "v_minimummaximum_f32": F32 = F32 F32 F32 => |c, a, b, d| maximum(c, S, minimum(c, S, a, b), d);
    "v_maximumminimum_f32": F32 = F32 F32 F32 => |c, a, b, d| minimum(c, S, maximum(c, S, a, b), d);
    "v_minimummaximum_f16": F16 = F16 F16 F16 => |c, a, b, d| maximum(c, H, minimum(c, H, a, b), d);
    "v_maximumminimum_f16": F16 = F16 F16 F16 => |c, a, b, d| minimum(c, H, maximum(c, H, a, b), d);
    "v_trunc_f16": F16 = F16 No No => |c, a, _, _| integral(c, H, a, Round::TowardZero);
    "v_trunc_f32": F32 = F32 No No => |c, a, _, _| integral(c, S, a, Round::TowardZero);
    "v_trunc_f64": F64 = F64 No No => |c, a, _, _| integral(c, D, a, Round::TowardZero);
    "v_ceil_f16": F16 = F16 No No => |c, a, _, _| integral(c, H, a, Round::Up);
    "v_ceil_f32": F32 = F32 No No => |c, a, _, _| integral(c, S, a, Round::Up);
    "v_ceil_f64": F64 = F64 No No => |c, a, _, _| integral(c, D, a, Round::Up);
    "v_rndne_f16": F16 = F16 No No => |c, a, _, _| integral(c, H, a, Round::NearestEven);
    "v_rndne_f32": F32 = F32 No No => |c, a, _, _| integral(c, S, a, Round::NearestEven);
    "v_rndne_f64": F64 = F64 No No => |c, a, _, _| integral(c, D, a, Round::NearestEven);
    "v_floor_f16": F16 = F16 No No => |c, a, _, _| integral(c, H, a, Round::Down);
    "v_floor_f32": F32 = F32 No No => |c, a, _, _| integral(c, S, a, Round::Down);
    "v_floor_f64": F64 = F64 No No => |c, a, _, _| integral(c, D, a, Round::Down);
    "v_fract_f16": F16 = F16 No No => |c, a, _, _| fract(c, H, a);
    "v_fract_f32": F32 = F32 No No => |c, a, _, _| fract(c, S, a);
    "v_fract_f64": F64 = F64 No No => |c, a, _, _| fract(c, D, a);
    "v_exp_f16" | "v_s_exp_f16": F16 = F16 No No => |c, a, _, _| special(c, H, a, amd::exp2);
    "v_exp_f32" | "v_exp_legacy_f32" | "v_s_exp_f32": F32 = F32 No No => |_, a, _, _| amd::exp2(S, a);
    "v_log_f16" | "v_s_log_f16": F16 = F16 No No => |c, a, _, _| special(c, H, a, amd::log2);
    "v_log_f32" | "v_log_legacy_f32" | "v_s_log_f32": F32 = F32 No No => |_, a, _, _| amd::log2(S, a);
    "v_rcp_f16" | "v_s_rcp_f16": F16 = F16 No No => |c, a, _, _| special(c, H, a, amd::rcp);
    "v_rcp_f32" | "v_rcp_iflag_f32" | "v_s_rcp_f32": F32 = F32 No No => |_, a, _, _| amd::rcp(S, a);
    "v_rcp_f64": F64 = F64 No No => |_, a, _, _| amd::rcp(D, a);
    "v_rsq_f16" | "v_s_rsq_f16": F16 = F16 No No => |c, a, _, _| special(c, H, a, amd::rsq);
    "v_rsq_f32" | "v_s_rsq_f32": F32 = F32 No No => |_, a, _, _| amd::rsq(S, a);
    "v_rsq_f64": F64 = F64 No No => |_, a, _, _| amd::rsq(D, a);
    "v_sqrt_f16" | "v_s_sqrt_f16": F16 = F16 No No => |c, a, _, _| special(c, H, a, amd::root);
    "v_sqrt_f32" | "v_s_sqrt_f32": F32 = F32 No No => |_, a, _, _| amd::root(S, a);
    "v_sqrt_f64": F64 = F64 No No => |_, a, _, _| amd::root(D, a);
    "v_sin_f16": F16 = F16 No No => |c, a, _, _| special(c, H, a, amd::sin_turns);
    "v_sin_f32": F32 = F32 No No => |c, a, _, _| special(c, S, a, amd::sin_turns);
    "v_cos_f16": F16 = F16 No No => |c, a, _, _| special(c, H, a, amd::cos_turns);
    "v_cos_f32": F32 = F32 No No => |_, a, _, _| amd::cos_turns(S, a);
    "v_frexp_exp_i16_f16": B16 = F16 No No => |c, a, _, _| amd::frexp_exponent(H, c.mode.input(H, a)) as u64;
    "v_frexp_exp_i32_f32": B32 = F32 No No => |c, a, _, _| amd::frexp_exponent(S, c.mode.input(S, a)) as u64;
    "v_frexp_exp_i32_f64": B32 = F64 No No => |c, a, _, _| amd::frexp_exponent(D, c.mode.input(D, a)) as u64;
    "v_frexp_mant_f16": F16 = F16 No No => |c, a, _, _| special(c, H, a, amd::frexp_mantissa);
    "v_frexp_mant_f32": F32 = F32 No No => |c, a, _, _| special(c, S, a, amd::frexp_mantissa);
    "v_frexp_mant_f64": F64 = F64 No No => |c, a, _, _| special(c, D, a, amd::frexp_mantissa);
    "v_ldexp_f16": F16 = F16 B16 No => |c, a, b, _| ldexp(c, H, a, super::signed(b, 16));
    "v_ldexp_f32": F32 = F32 B32 No => |c, a, b, _| ldexp(c, S, a, super::signed(b, 32));
    "v_ldexp_f64": F64 = F64 B32 No => |c, a, b, _| ldexp(c, D, a, super::signed(b, 32));
    "v_div_fixup_f16" | "v_div_fixup_legacy_f16": F16 = F16 F16 F16 => |c, a, b, d| fixup(c, H, a, b, d);
    "v_div_fixup_f32": F32 = F32 F32 F32 => |c, a, b, d| fixup(c, S, a, b, d);
    "v_div_fixup_f64": F64 = F64 F64 F64 => |c, a, b, d| fixup(c, D, a, b, d);
    "v_trig_preop_f64": F64 = F64 B32 No => |_, a, b, _| amd::trig_preop(a, b);
};

fn scale(c: &mut Cx, f: Format, a: u64, b: u64, d: u64) -> u64 {
    let [a, b, d] = [a, b, d].map(|v| c.mode.input(f, v));
    let (value, scaled) = amd::div_scale(f, a, b, d);
    c.carry_out = scaled;
    c.mode.output(f, value)
}

fn fmas(c: &Cx, f: Format, a: u64, b: u64, d: u64) -> u64 {
    let [a, b, d] = [a, b, d].map(|v| c.mode.input(f, v));
    c.mode.output(f, amd::div_fmas(f, a, b, d, c.carry, mode(c, f)))
}

pub(super) static DIVISION: &[VectorFn] = &[
    VectorFn {
        name: "v_div_scale_f32",
        dst: Ty::F32,
        src: [Ty::F32; 3],
        carry_in: false,
        carry_out: true,
        f: |c, a, b, d| scale(c, S, a, b, d),
    },
    VectorFn {
        name: "v_div_scale_f64",
        dst: Ty::F64,
        src: [Ty::F64; 3],
        carry_in: false,
        carry_out: true,
        f: |c, a, b, d| scale(c, D, a, b, d),
    },
    VectorFn {
        name: "v_div_fmas_f32",
        dst: Ty::F32,
        src: [Ty::F32; 3],
        carry_in: true,
        carry_out: false,
        f: |c, a, b, d| fmas(c, S, a, b, d),
    },
    VectorFn {
        name: "v_div_fmas_f64",
        dst: Ty::F64,
        src: [Ty::F64; 3],
        carry_in: true,
        carry_out: false,
        f: |c, a, b, d| fmas(c, D, a, b, d),
    },
];
