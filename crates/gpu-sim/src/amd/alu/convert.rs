//! Conversions.

use super::{Cx, VectorFn, rows, signed};
use crate::float::{self, Format, IntType, Mode, Round, narrow, widen};

const H: Format = Format::F16;
const S: Format = Format::F32;
const D: Format = Format::F64;
const I16: IntType = IntType { bits: 16, signed: true };
const U16: IntType = IntType { bits: 16, signed: false };
const I32: IntType = IntType { bits: 32, signed: true };
const U32: IntType = IntType { bits: 32, signed: false };
const U8: IntType = IntType { bits: 8, signed: false };

fn to_int(c: &Cx, f: Format, a: u64, round: Round, to: IntType) -> u64 {
    float::to_int(f, c.mode.input(f, a), round, false, to)
}

fn from_int(c: &Cx, f: Format, value: i64) -> u64 {
    float::from_int(f, i128::from(value), c.mode.round(f))
}

/// Between formats; direction and denormals of the result are those of its type.
fn between(c: &Cx, from: Format, to: Format, a: u64) -> u64 {
    let mode = Mode { round: c.mode.round(to), ftz: false, sat: false };
    c.mode.output(to, float::convert(from, to, c.mode.input(from, a), mode))
}

fn byte(a: u64, n: u32) -> u64 {
    float::from_int(S, i128::from(a >> (8 * n) & 0xff), Round::NearestEven)
}

fn rtz(c: &Cx, a: u64) -> u64 {
    c.mode.output(H, narrow(H, widen(S, c.mode.input(S, a)), Round::TowardZero))
}

/// x * 32767 or 65535, rounded to nearest, clamped.
fn norm(f: Format, a: u64, to: IntType) -> u64 {
    let scale = if to.signed { 32767.0 } else { 65535.0 };
    let (low, x) = (if to.signed { -1.0 } else { 0.0 }, widen(f, a));
    let x = if x.is_nan() { 0.0 } else { x.clamp(low, 1.0) };
    ((x * scale).round_ties_even() as i64) as u64 & 0xffff
}

/// Two halves likewise, whose denormals count if MODE keeps them.
fn norms(c: &Cx, a: u64, b: u64, to: IntType) -> u64 {
    let one = |v| norm(H, c.mode.input(H, v), to);
    one(a) | one(b) << 16
}

/// The byte `n` of `old` replaced by `a` as an unsigned byte: the one conversion to an integer that rounds by MODE.
fn pack_byte(c: &Cx, a: u64, n: u64, old: u64) -> u64 {
    let shift = 8 * (n & 3);
    let value = float::to_int(S, c.mode.input(S, a), c.mode.round(S), false, U8);
    (old & !(0xff << shift)) | value << shift
}

/// To bf16, whose denormals are always kept.
fn brain(c: &Cx, a: u64) -> u64 {
    narrow(Format::Bf16, widen(S, c.mode.input(S, a)), c.mode.round(Format::Bf16))
}

pub(super) static ROWS: &[VectorFn] = rows! {
    "v_cvt_i32_f64": B32 = F64 No No => |c, a, _, _| to_int(c, D, a, Round::TowardZero, I32);
    "v_cvt_u32_f64": B32 = F64 No No => |c, a, _, _| to_int(c, D, a, Round::TowardZero, U32);
    "v_cvt_i32_f32": B32 = F32 No No => |c, a, _, _| to_int(c, S, a, Round::TowardZero, I32);
    "v_cvt_u32_f32": B32 = F32 No No => |c, a, _, _| to_int(c, S, a, Round::TowardZero, U32);
    "v_cvt_i16_f16": B16 = F16 No No => |c, a, _, _| to_int(c, H, a, Round::TowardZero, I16);
    "v_cvt_u16_f16": B16 = F16 No No => |c, a, _, _| to_int(c, H, a, Round::TowardZero, U16);
    "v_cvt_rpi_i32_f32" | "v_cvt_nearest_i32_f32": B32 = F32 No No => |c, a, _, _| {
        let x = widen(S, c.mode.input(S, a)) + 0.5;
        float::to_int(D, x.to_bits(), Round::Down, false, I32)
    };
    "v_cvt_flr_i32_f32" | "v_cvt_floor_i32_f32": B32 = F32 No No => |c, a, _, _| to_int(c, S, a, Round::Down, I32);
    "v_cvt_off_f32_i4": F32 = B32 No No => |_, a, _, _| narrow(S, signed(a, 4) as f64 / 16.0, Round::NearestEven);
    "v_cvt_f64_i32": F64 = B32 No No => |c, a, _, _| from_int(c, D, signed(a, 32));
    "v_cvt_f64_u32": F64 = B32 No No => |c, a, _, _| from_int(c, D, a as i64);
    "v_cvt_f32_i32": F32 = B32 No No => |c, a, _, _| from_int(c, S, signed(a, 32));
    "v_cvt_f32_u32": F32 = B32 No No => |c, a, _, _| from_int(c, S, a as i64);
    "v_cvt_f16_i16": F16 = B16 No No => |c, a, _, _| from_int(c, H, signed(a, 16));
    "v_cvt_f16_u16": F16 = B16 No No => |c, a, _, _| from_int(c, H, a as i64);
    "v_cvt_f16_f32": F16 = F32 No No => |c, a, _, _| between(c, S, H, a);
    "v_cvt_f32_f16": F32 = F16 No No => |c, a, _, _| between(c, H, S, a);
    "v_cvt_f32_f64": F32 = F64 No No => |c, a, _, _| between(c, D, S, a);
    "v_cvt_f64_f32": F64 = F32 No No => |c, a, _, _| between(c, S, D, a);
    "v_cvt_f32_ubyte0": F32 = B32 No No => |_, a, _, _| byte(a, 0);
    "v_cvt_f32_ubyte1": F32 = B32 No No => |_, a, _, _| byte(a, 1);
    "v_cvt_f32_ubyte2": F32 = B32 No No => |_, a, _, _| byte(a, 2);
    "v_cvt_f32_ubyte3": F32 = B32 No No => |_, a, _, _| byte(a, 3);
    "v_cvt_norm_i16_f16": B16 = F16 No No => |c, a, _, _| norm(H, c.mode.input(H, a), I16);
    "v_cvt_norm_u16_f16": B16 = F16 No No => |c, a, _, _| norm(H, c.mode.input(H, a), U16);
    "v_cvt_pkrtz_f16_f32" | "v_cvt_pk_rtz_f16_f32": B32 = F32 F32 No => |c, a, b, _| rtz(c, a) | rtz(c, b) << 16;
    "v_cvt_pknorm_i16_f32" | "v_cvt_pk_norm_i16_f32": B32 = F32 F32 No => |_, a, b, _| norm(S, a, I16) | norm(S, b, I16) << 16;
    "v_cvt_pknorm_u16_f32" | "v_cvt_pk_norm_u16_f32": B32 = F32 F32 No => |_, a, b, _| norm(S, a, U16) | norm(S, b, U16) << 16;
    "v_cvt_pknorm_i16_f16" | "v_cvt_pk_norm_i16_f16": B32 = F16 F16 No => |c, a, b, _| norms(c, a, b, I16);
    "v_cvt_pknorm_u16_f16" | "v_cvt_pk_norm_u16_f16": B32 = F16 F16 No => |c, a, b, _| norms(c, a, b, U16);
    "v_cvt_pk_i16_f32": B32 = F32 F32 No => |c, a, b, _| {
        to_int(c, S, a, Round::TowardZero, I16) | to_int(c, S, b, Round::TowardZero, I16) << 16
    };
    "v_cvt_pk_u16_f32": B32 = F32 F32 No => |c, a, b, _| {
        to_int(c, S, a, Round::TowardZero, U16) | to_int(c, S, b, Round::TowardZero, U16) << 16
    };
    "v_cvt_pk_u8_f32": B32 = F32 B32 B32 => |c, a, b, d| pack_byte(c, a, b, d);
    "v_cvt_pkaccum_u8_f32": B32 = F32 B32 No => |c, a, b, _| pack_byte(c, a, b, c.old);
    "v_cvt_f32_bf16": F32 = B16 No No => |_, a, _, _| a << 16;
    "v_cvt_pk_f16_f32": B32 = F32 F32 No => |c, a, b, _| between(c, S, H, a) | between(c, S, H, b) << 16;
    "v_cvt_pk_bf16_f32": B32 = F32 F32 No => |c, a, b, _| brain(c, a) | brain(c, b) << 16;
};
