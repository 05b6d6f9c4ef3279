//! Dot products and mixed multiplications: whole registers hold several elements each.

use super::{Cx, VectorFn, rows};
use crate::amd::arithmetic;
use crate::float::{Format, narrow, widen};

const H: Format = Format::F16;
const S: Format = Format::F32;

fn dot(c: &Cx, a: u64, b: u64, d: u64, bits: u32, is_signed: bool) -> u64 {
    arithmetic::dot(a, b, d, bits, [is_signed; 2], c.clamp)
}

/// Each operand signed as its `neg` bit says.
fn dot_mixed(c: &Cx, a: u64, b: u64, d: u64, bits: u32) -> u64 {
    arithmetic::dot(a, b, d, bits, [c.neg & 1 != 0, c.neg & 2 != 0], c.clamp)
}

/// Two products of 16-bit floats and a sum; MODE has no part in it.
fn floats(f: Format, a: u64, b: u64, d: u64) -> u64 {
    arithmetic::dot_floats(f, a, b, d)
}

pub(super) static ROWS: &[VectorFn] = rows! {
    "v_dot2_f32_f16": F32 = B32 B32 F32 => |_, a, b, d| floats(H, a, b, d);
    "v_dot2_f32_bf16": F32 = B32 B32 F32 => |_, a, b, d| floats(Format::Bf16, a, b, d);
    "v_dot2_f16_f16": B16 = B32 B32 B16 => |_, a, b, d| arithmetic::dot_halves(H, a, b, d);
    "v_dot2_bf16_bf16": B16 = B32 B32 B16 => |_, a, b, d| arithmetic::dot_halves(Format::Bf16, a, b, d);
    "v_dot2c_f32_f16" | "v_dot2acc_f32_f16": F32 = B32 B32 No => |c, a, b, _| floats(H, a, b, c.old);
    "v_dot2acc_f32_bf16" | "v_dot2c_f32_bf16": F32 = B32 B32 No => |c, a, b, _| floats(Format::Bf16, a, b, c.old);
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
    "v_mad_mix_f32": F32 = F32 F32 F32 => |c, a, b, d| super::float::mad(c, S, a, b, d);
    "v_fma_mix_f32": F32 = F32 F32 F32 => |c, a, b, d| super::float::fma(c, S, a, b, d);
    "v_mad_mixlo_f16" | "v_mad_mixhi_f16": F16 = F32 F32 F32 => |c, a, b, d| {
        half(c, super::float::mad(c, S, a, b, d))
    };
    "v_fma_mixlo_f16" | "v_fma_mixhi_f16": F16 = F32 F32 F32 => |c, a, b, d| {
        half(c, super::float::fma(c, S, a, b, d))
    };
};

/// The f32 result, rounded once more to a half.
fn half(c: &Cx, wide: u64) -> u64 {
    c.mode.output(H, narrow(H, widen(S, wide), c.mode.round(H)))
}
