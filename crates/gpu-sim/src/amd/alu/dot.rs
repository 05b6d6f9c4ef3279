//! Dot products and mixed multiplications: whole registers hold several elements each.

use super::{Cx, VectorFn, rows, signed};
use crate::float::{self, Format, Mode, narrow, widen};

const H: Format = Format::F16;
const S: Format = Format::F32;

/// The sum of products of elements of `bits` bits.
fn integers(a: u64, b: u64, bits: u32, signed_a: bool, signed_b: bool) -> i64 {
    let element = |v: u64, n: u32, is_signed: bool| {
        let v = v >> (bits * n) & ((1 << bits) - 1);
        if is_signed { signed(v, bits) } else { v as i64 }
    };
    (0..32 / bits).map(|n| element(a, n, signed_a) * element(b, n, signed_b)).sum()
}

fn accumulate(c: &Cx, sum: i64, d: u64, is_signed: bool) -> u64 {
    let wide = sum + if is_signed { signed(d, 32) } else { d as i64 };
    let wide = match (c.clamp, is_signed) {
        (false, _) => wide,
        (true, true) => wide.clamp(i64::from(i32::MIN), i64::from(i32::MAX)),
        (true, false) => wide.clamp(0, i64::from(u32::MAX)),
    };
    wide as u64
}

fn dot(c: &Cx, a: u64, b: u64, d: u64, bits: u32, is_signed: bool) -> u64 {
    accumulate(c, integers(a, b, bits, is_signed, is_signed), d, is_signed)
}

/// Each operand signed as its `neg` bit says.
fn dot_mixed(c: &Cx, a: u64, b: u64, d: u64, bits: u32) -> u64 {
    let (signed_a, signed_b) = (c.neg & 1 != 0, c.neg & 2 != 0);
    accumulate(c, integers(a, b, bits, signed_a, signed_b), d, signed_a || signed_b)
}

/// Two products of 16-bit floats and a sum, each step fused.
fn floats(c: &Cx, f: Format, a: u64, b: u64, d: u64) -> u64 {
    let wide = |v: u64, n: u32| {
        narrow(S, widen(f, c.mode.input(f, v >> (16 * n) & 0xffff)), float::Round::NearestEven)
    };
    let m = Mode::NEAREST;
    let first = float::fma(S, wide(a, 0), wide(b, 0), c.mode.input(S, d), m);
    c.mode.output(S, float::fma(S, wide(a, 1), wide(b, 1), first, m))
}

pub(super) static ROWS: &[VectorFn] = rows! {
    "v_dot2_f32_f16": F32 = B32 B32 F32 => |c, a, b, d| floats(c, H, a, b, d);
    "v_dot2_f32_bf16": F32 = B32 B32 F32 => |c, a, b, d| floats(c, Format::Bf16, a, b, d);
    "v_dot2c_f32_f16" | "v_dot2acc_f32_f16": F32 = B32 B32 No => |c, a, b, _| floats(c, H, a, b, c.old);
    "v_dot2acc_f32_bf16": F32 = B32 B32 No => |c, a, b, _| floats(c, Format::Bf16, a, b, c.old);
    "v_dot2_i32_i16": B32 = B32 B32 B32 => |c, a, b, d| dot(c, a, b, d, 16, true);
    "v_dot2_u32_u16": B32 = B32 B32 B32 => |c, a, b, d| dot(c, a, b, d, 16, false);
    "v_dot4_i32_i8": B32 = B32 B32 B32 => |c, a, b, d| dot(c, a, b, d, 8, true);
    "v_dot4_u32_u8": B32 = B32 B32 B32 => |c, a, b, d| dot(c, a, b, d, 8, false);
    "v_dot8_i32_i4": B32 = B32 B32 B32 => |c, a, b, d| dot(c, a, b, d, 4, true);
    "v_dot8_u32_u4": B32 = B32 B32 B32 => |c, a, b, d| dot(c, a, b, d, 4, false);
    "v_dot4_i32_iu8": B32 = B32 B32 B32 => |c, a, b, d| dot_mixed(c, a, b, d, 8);
    "v_dot8_i32_iu4": B32 = B32 B32 B32 => |c, a, b, d| dot_mixed(c, a, b, d, 4);
    "v_dot2c_i32_i16": B32 = B32 B32 No => |c, a, b, _| dot(c, a, b, c.old, 16, true);
    "v_dot4c_i32_i8": B32 = B32 B32 No => |c, a, b, _| dot(c, a, b, c.old, 8, true);
    "v_dot8c_i32_i4": B32 = B32 B32 No => |c, a, b, _| dot(c, a, b, c.old, 4, true);
    // Operands are widened before (see the decoder), so these three are one.
    "v_mad_mix_f32" | "v_fma_mix_f32": F32 = F32 F32 F32 => |c, a, b, d| super::float::fma(c, S, a, b, d);
    "v_mad_mixlo_f16" | "v_fma_mixlo_f16": F16 = F32 F32 F32 => |c, a, b, d| mixed(c, a, b, d);
    "v_mad_mixhi_f16" | "v_fma_mixhi_f16": F16 = F32 F32 F32 => |c, a, b, d| mixed(c, a, b, d);
};

/// The f32 result, rounded once more to a half.
fn mixed(c: &Cx, a: u64, b: u64, d: u64) -> u64 {
    let wide = super::float::fma(c, S, a, b, d);
    c.mode.output(H, narrow(H, widen(S, wide), c.mode.round(H)))
}
