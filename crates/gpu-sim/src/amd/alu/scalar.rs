//! The scalar unit: one value for the whole wave, and SCC.

use super::{Ty, signed};
use crate::amd::FloatMode;
use crate::float::{self, Format, IntType, Mode, NanRule, Round, narrow, widen};

/// Inputs and outputs of a scalar function besides its operands.
#[derive(Debug)]
pub(crate) struct ScalarCx {
    pub(crate) mode: FloatMode,
    /// Read and written.
    pub(crate) scc: bool,
    /// Value of the destination before the instruction.
    pub(crate) old: u64,
}

/// Function of a scalar instruction, with the types of its operands.
#[derive(Clone, Copy)]
pub(crate) struct ScalarFn {
    pub(crate) name: &'static str,
    pub(crate) dst: Ty,
    pub(crate) src: [Ty; 2],
    pub(crate) f: fn(&mut ScalarCx, u64, u64) -> u64,
}

impl std::fmt::Debug for ScalarFn {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.name)
    }
}

macro_rules! scalar_rows {
    ($( $($name:literal)|+ : $dst:ident = $a:ident $b:ident => $f:expr; )*) => {
        &[$($( ScalarFn { name: $name, dst: Ty::$dst, src: [Ty::$a, Ty::$b], f: $f }, )+)*]
    };
}

const S: Format = Format::F32;
const H: Format = Format::F16;
const M32: u64 = 0xffff_ffff;

/// SCC is set where the result is not zero.
fn nonzero(c: &mut ScalarCx, value: u64, bits: u32) -> u64 {
    let value = value & (u64::MAX >> (64 - bits));
    c.scc = value != 0;
    value
}

fn compare(c: &mut ScalarCx, holds: bool) -> u64 {
    c.scc = holds;
    0
}

fn add_signed(c: &mut ScalarCx, a: u64, b: u64) -> u64 {
    let (sum, over) = (a as u32 as i32).overflowing_add(b as u32 as i32);
    c.scc = over;
    u64::from(sum as u32)
}

fn sub_signed(c: &mut ScalarCx, a: u64, b: u64) -> u64 {
    let (difference, over) = (a as u32 as i32).overflowing_sub(b as u32 as i32);
    c.scc = over;
    u64::from(difference as u32)
}

fn bfe(c: &mut ScalarCx, a: u64, b: u64, bits: u32, is_signed: bool) -> u64 {
    let offset = (b & u64::from(bits - 1)) as u32;
    let width = ((b >> 16 & 0x7f) as u32).min(bits);
    if width == 0 {
        return nonzero(c, 0, bits);
    }
    let value = if is_signed {
        let value = signed(a, bits) >> offset;
        if width == 64 { value as u64 } else { signed(value as u64, width) as u64 }
    } else {
        (a >> offset) & (u64::MAX >> (64 - width))
    };
    nonzero(c, value, bits)
}

fn pick(c: &mut ScalarCx, first: bool, a: u64, b: u64) -> u64 {
    c.scc = first;
    if first { a } else { b }
}

fn shift_add(c: &mut ScalarCx, a: u64, b: u64, n: u32) -> u64 {
    let sum = ((a & M32) << n) + (b & M32);
    c.scc = sum >> 32 != 0;
    sum & M32
}

fn leading_sign(v: u64, bits: u32) -> u64 {
    let v = signed(v, bits);
    let v = if v < 0 { !v } else { v } as u64;
    if v == 0 { M32 } else { u64::from(v.leading_zeros() - (64 - bits)) }
}

/// Whole quads.
fn quads(v: u64) -> u64 {
    (0..16).fold(0, |m, q| if v >> (4 * q) & 15 != 0 { m | 15 << (4 * q) } else { m })
}

fn quad_mask(v: u64) -> u64 {
    (0..16).fold(0, |m, q| if v >> (4 * q) & 15 != 0 { m | 1 << q } else { m })
}

fn f2(c: &ScalarCx, f: Format, a: u64, b: u64, op: fn(Format, u64, u64, Mode) -> u64) -> u64 {
    let mode = Mode { round: c.mode.round(f), ftz: false, sat: false };
    c.mode.output(f, op(f, c.mode.input(f, a), c.mode.input(f, b), mode))
}

fn f3(c: &ScalarCx, f: Format, a: u64, b: u64, d: u64) -> u64 {
    let mode = Mode { round: c.mode.round(f), ftz: false, sat: false };
    let [a, b, d] = [a, b, d].map(|v| c.mode.input(f, v));
    c.mode.output(f, float::fma(f, a, b, d, mode))
}

fn extremum(c: &ScalarCx, f: Format, a: u64, b: u64, max: bool, rule: NanRule) -> u64 {
    let (a, b) = (c.mode.input(f, a), c.mode.input(f, b));
    let pick = if max { float::max } else { float::min };
    c.mode.output(f, pick(f, a, b, rule, false))
}

fn integral(c: &ScalarCx, f: Format, a: u64, round: Round) -> u64 {
    float::round_to_integral(f, c.mode.input(f, a), round, false)
}

fn to_int(c: &ScalarCx, a: u64, signed: bool) -> u64 {
    float::to_int(S, c.mode.input(S, a), Round::TowardZero, false, IntType { bits: 32, signed })
}

const I: fn(u64) -> i64 = |v| signed(v, 32);

pub(super) static ROWS: &[ScalarFn] = scalar_rows! {
    "s_mov_b32": B32 = B32 No => |_, a, _| a;
    "s_mov_b64": B64 = B64 No => |_, a, _| a;
    "s_cmov_b32": B32 = B32 No => |c, a, _| if c.scc { a } else { c.old };
    "s_cmov_b64": B64 = B64 No => |c, a, _| if c.scc { a } else { c.old };
    "s_not_b32": B32 = B32 No => |c, a, _| nonzero(c, !a, 32);
    "s_not_b64": B64 = B64 No => |c, a, _| nonzero(c, !a, 64);
    "s_wqm_b32": B32 = B32 No => |c, a, _| nonzero(c, quads(a), 32);
    "s_wqm_b64": B64 = B64 No => |c, a, _| nonzero(c, quads(a), 64);
    "s_quadmask_b32": B32 = B32 No => |c, a, _| nonzero(c, quad_mask(a), 32);
    "s_quadmask_b64": B64 = B64 No => |c, a, _| nonzero(c, quad_mask(a), 64);
    "s_brev_b32": B32 = B32 No => |_, a, _| u64::from((a as u32).reverse_bits());
    "s_brev_b64": B64 = B64 No => |_, a, _| a.reverse_bits();
    "s_bcnt0_i32_b32": B32 = B32 No => |c, a, _| nonzero(c, (a as u32).count_zeros().into(), 32);
    "s_bcnt0_i32_b64": B32 = B64 No => |c, a, _| nonzero(c, a.count_zeros().into(), 32);
    "s_bcnt1_i32_b32": B32 = B32 No => |c, a, _| nonzero(c, (a as u32).count_ones().into(), 32);
    "s_bcnt1_i32_b64": B32 = B64 No => |c, a, _| nonzero(c, a.count_ones().into(), 32);
    "s_ff0_i32_b32": B32 = B32 No => |_, a, _| if a as u32 == u32::MAX { M32 } else { (a as u32).trailing_ones().into() };
    "s_ff0_i32_b64": B32 = B64 No => |_, a, _| if a == u64::MAX { M32 } else { a.trailing_ones().into() };
    "s_ff1_i32_b32" | "s_ctz_i32_b32": B32 = B32 No => |_, a, _| if a as u32 == 0 { M32 } else { (a as u32).trailing_zeros().into() };
    "s_ff1_i32_b64" | "s_ctz_i32_b64": B32 = B64 No => |_, a, _| if a == 0 { M32 } else { a.trailing_zeros().into() };
    "s_flbit_i32_b32" | "s_clz_i32_u32": B32 = B32 No => |_, a, _| if a as u32 == 0 { M32 } else { (a as u32).leading_zeros().into() };
    "s_flbit_i32_b64" | "s_clz_i32_u64": B32 = B64 No => |_, a, _| if a == 0 { M32 } else { a.leading_zeros().into() };
    "s_flbit_i32" | "s_cls_i32": B32 = B32 No => |_, a, _| leading_sign(a, 32);
    "s_flbit_i32_i64" | "s_cls_i32_i64": B32 = I64 No => |_, a, _| leading_sign(a, 64);
    "s_sext_i32_i8": B32 = B32 No => |_, a, _| signed(a, 8) as u64;
    "s_sext_i32_i16": B32 = B32 No => |_, a, _| signed(a, 16) as u64;
    "s_bitset0_b32": B32 = B32 No => |c, a, _| c.old & !(1 << (a & 31));
    "s_bitset0_b64": B64 = B32 No => |c, a, _| c.old & !(1 << (a & 63));
    "s_bitset1_b32": B32 = B32 No => |c, a, _| c.old | 1 << (a & 31);
    "s_bitset1_b64": B64 = B32 No => |c, a, _| c.old | 1 << (a & 63);
    "s_abs_i32": B32 = B32 No => |c, a, _| nonzero(c, (a as u32 as i32).wrapping_abs() as u64, 32);
    "s_bitreplicate_b64_b32": B64 = B32 No => |_, a, _| (0..32).fold(0, |m, n| m | ((a >> n & 1) * 3) << (2 * n));

    "s_add_u32" | "s_add_co_u32": B32 = B32 B32 => |c, a, b| {
        let sum = a + b;
        c.scc = sum >> 32 != 0;
        sum
    };
    "s_sub_u32" | "s_sub_co_u32": B32 = B32 B32 => |c, a, b| {
        c.scc = b > a;
        a.wrapping_sub(b)
    };
    "s_addc_u32" | "s_add_co_ci_u32": B32 = B32 B32 => |c, a, b| {
        let sum = a + b + u64::from(c.scc);
        c.scc = sum >> 32 != 0;
        sum
    };
    "s_subb_u32" | "s_sub_co_ci_u32": B32 = B32 B32 => |c, a, b| {
        let b = b + u64::from(c.scc);
        c.scc = b > a;
        a.wrapping_sub(b)
    };
    "s_add_i32" | "s_add_co_i32": B32 = B32 B32 => |c, a, b| add_signed(c, a, b);
    "s_sub_i32" | "s_sub_co_i32": B32 = B32 B32 => |c, a, b| sub_signed(c, a, b);
    "s_add_nc_u64": B64 = B64 B64 => |_, a, b| a.wrapping_add(b);
    "s_sub_nc_u64": B64 = B64 B64 => |_, a, b| a.wrapping_sub(b);
    "s_mul_u64": B64 = B64 B64 => |_, a, b| a.wrapping_mul(b);
    "s_min_i32": B32 = B32 B32 => |c, a, b| pick(c, I(a) < I(b), a, b);
    "s_min_u32": B32 = B32 B32 => |c, a, b| pick(c, a < b, a, b);
    "s_max_i32": B32 = B32 B32 => |c, a, b| pick(c, I(a) > I(b), a, b);
    "s_max_u32": B32 = B32 B32 => |c, a, b| pick(c, a > b, a, b);
    "s_cselect_b32": B32 = B32 B32 => |c, a, b| if c.scc { a } else { b };
    "s_cselect_b64": B64 = B64 B64 => |c, a, b| if c.scc { a } else { b };
    "s_and_b32": B32 = B32 B32 => |c, a, b| nonzero(c, a & b, 32);
    "s_and_b64": B64 = B64 B64 => |c, a, b| nonzero(c, a & b, 64);
    "s_or_b32": B32 = B32 B32 => |c, a, b| nonzero(c, a | b, 32);
    "s_or_b64": B64 = B64 B64 => |c, a, b| nonzero(c, a | b, 64);
    "s_xor_b32": B32 = B32 B32 => |c, a, b| nonzero(c, a ^ b, 32);
    "s_xor_b64": B64 = B64 B64 => |c, a, b| nonzero(c, a ^ b, 64);
    "s_andn2_b32" | "s_and_not1_b32": B32 = B32 B32 => |c, a, b| nonzero(c, a & !b, 32);
    "s_andn2_b64" | "s_and_not1_b64": B64 = B64 B64 => |c, a, b| nonzero(c, a & !b, 64);
    "s_orn2_b32" | "s_or_not1_b32": B32 = B32 B32 => |c, a, b| nonzero(c, a | !b, 32);
    "s_orn2_b64" | "s_or_not1_b64": B64 = B64 B64 => |c, a, b| nonzero(c, a | !b, 64);
    "s_nand_b32": B32 = B32 B32 => |c, a, b| nonzero(c, !(a & b), 32);
    "s_nand_b64": B64 = B64 B64 => |c, a, b| nonzero(c, !(a & b), 64);
    "s_nor_b32": B32 = B32 B32 => |c, a, b| nonzero(c, !(a | b), 32);
    "s_nor_b64": B64 = B64 B64 => |c, a, b| nonzero(c, !(a | b), 64);
    "s_xnor_b32": B32 = B32 B32 => |c, a, b| nonzero(c, !(a ^ b), 32);
    "s_xnor_b64": B64 = B64 B64 => |c, a, b| nonzero(c, !(a ^ b), 64);
    "s_lshl_b32": B32 = B32 B32 => |c, a, b| nonzero(c, a << (b & 31), 32);
    "s_lshl_b64": B64 = B64 B32 => |c, a, b| nonzero(c, a << (b & 63), 64);
    "s_lshr_b32": B32 = B32 B32 => |c, a, b| nonzero(c, a >> (b & 31), 32);
    "s_lshr_b64": B64 = B64 B32 => |c, a, b| nonzero(c, a >> (b & 63), 64);
    "s_ashr_i32": B32 = B32 B32 => |c, a, b| nonzero(c, (I(a) >> (b & 31)) as u64, 32);
    "s_ashr_i64": I64 = I64 B32 => |c, a, b| nonzero(c, (a as i64 >> (b & 63)) as u64, 64);
    "s_bfm_b32": B32 = B32 B32 => |_, a, b| ((1 << (a & 31)) - 1) << (b & 31);
    "s_bfm_b64": B64 = B32 B32 => |_, a, b| ((1 << (a & 63)) - 1) << (b & 63);
    "s_mul_i32": B32 = B32 B32 => |_, a, b| (a as u32).wrapping_mul(b as u32).into();
    "s_mul_hi_u32": B32 = B32 B32 => |_, a, b| (a * b) >> 32;
    "s_mul_hi_i32": B32 = B32 B32 => |_, a, b| ((I(a) * I(b)) >> 32) as u64;
    "s_bfe_u32": B32 = B32 B32 => |c, a, b| bfe(c, a, b, 32, false);
    "s_bfe_i32": B32 = B32 B32 => |c, a, b| bfe(c, a, b, 32, true);
    "s_bfe_u64": B64 = B64 B32 => |c, a, b| bfe(c, a, b, 64, false);
    "s_bfe_i64": I64 = I64 B32 => |c, a, b| bfe(c, a, b, 64, true);
    "s_absdiff_i32": B32 = B32 B32 => |c, a, b| nonzero(c, I(a).abs_diff(I(b)), 32);
    "s_lshl1_add_u32": B32 = B32 B32 => |c, a, b| shift_add(c, a, b, 1);
    "s_lshl2_add_u32": B32 = B32 B32 => |c, a, b| shift_add(c, a, b, 2);
    "s_lshl3_add_u32": B32 = B32 B32 => |c, a, b| shift_add(c, a, b, 3);
    "s_lshl4_add_u32": B32 = B32 B32 => |c, a, b| shift_add(c, a, b, 4);
    "s_pack_ll_b32_b16": B32 = B32 B32 => |_, a, b| a & 0xffff | b << 16;
    "s_pack_lh_b32_b16": B32 = B32 B32 => |_, a, b| a & 0xffff | b >> 16 << 16;
    "s_pack_hh_b32_b16": B32 = B32 B32 => |_, a, b| a >> 16 | b >> 16 << 16;
    "s_pack_hl_b32_b16": B32 = B32 B32 => |_, a, b| a >> 16 | b << 16;

    "s_cmp_eq_i32" | "s_cmp_eq_u32": No = B32 B32 => |c, a, b| compare(c, a == b);
    "s_cmp_lg_i32" | "s_cmp_lg_u32": No = B32 B32 => |c, a, b| compare(c, a != b);
    "s_cmp_gt_i32": No = B32 B32 => |c, a, b| compare(c, I(a) > I(b));
    "s_cmp_ge_i32": No = B32 B32 => |c, a, b| compare(c, I(a) >= I(b));
    "s_cmp_lt_i32": No = B32 B32 => |c, a, b| compare(c, I(a) < I(b));
    "s_cmp_le_i32": No = B32 B32 => |c, a, b| compare(c, I(a) <= I(b));
    "s_cmp_gt_u32": No = B32 B32 => |c, a, b| compare(c, a > b);
    "s_cmp_ge_u32": No = B32 B32 => |c, a, b| compare(c, a >= b);
    "s_cmp_lt_u32": No = B32 B32 => |c, a, b| compare(c, a < b);
    "s_cmp_le_u32": No = B32 B32 => |c, a, b| compare(c, a <= b);
    "s_cmp_eq_u64": No = B64 B64 => |c, a, b| compare(c, a == b);
    "s_cmp_lg_u64": No = B64 B64 => |c, a, b| compare(c, a != b);
    "s_bitcmp0_b32": No = B32 B32 => |c, a, b| compare(c, a >> (b & 31) & 1 == 0);
    "s_bitcmp1_b32": No = B32 B32 => |c, a, b| compare(c, a >> (b & 31) & 1 == 1);
    "s_bitcmp0_b64": No = B64 B32 => |c, a, b| compare(c, a >> (b & 63) & 1 == 0);
    "s_bitcmp1_b64": No = B64 B32 => |c, a, b| compare(c, a >> (b & 63) & 1 == 1);

    // The immediate is the second operand; comparisons take the register as the first.
    "s_movk_i32": B32 = No B32 => |_, _, b| b;
    "s_cmovk_i32": B32 = No B32 => |c, _, b| if c.scc { b } else { c.old };
    "s_addk_i32" | "s_addk_co_i32": B32 = No B32 => |c, _, b| add_signed(c, c.old, b);
    "s_mulk_i32": B32 = No B32 => |c, _, b| (c.old as u32).wrapping_mul(b as u32).into();
    "s_cmpk_eq_i32": No = B32 B32 => |c, a, b| compare(c, a == b);
    "s_cmpk_lg_i32": No = B32 B32 => |c, a, b| compare(c, a != b);
    "s_cmpk_gt_i32": No = B32 B32 => |c, a, b| compare(c, I(a) > I(b));
    "s_cmpk_ge_i32": No = B32 B32 => |c, a, b| compare(c, I(a) >= I(b));
    "s_cmpk_lt_i32": No = B32 B32 => |c, a, b| compare(c, I(a) < I(b));
    "s_cmpk_le_i32": No = B32 B32 => |c, a, b| compare(c, I(a) <= I(b));
    "s_cmpk_eq_u32": No = B32 B32 => |c, a, b| compare(c, a == b & 0xffff);
    "s_cmpk_lg_u32": No = B32 B32 => |c, a, b| compare(c, a != b & 0xffff);
    "s_cmpk_gt_u32": No = B32 B32 => |c, a, b| compare(c, a > b & 0xffff);
    "s_cmpk_ge_u32": No = B32 B32 => |c, a, b| compare(c, a >= b & 0xffff);
    "s_cmpk_lt_u32": No = B32 B32 => |c, a, b| compare(c, a < b & 0xffff);
    "s_cmpk_le_u32": No = B32 B32 => |c, a, b| compare(c, a <= b & 0xffff);

    "s_add_f32": F32 = F32 F32 => |c, a, b| f2(c, S, a, b, float::add);
    "s_sub_f32": F32 = F32 F32 => |c, a, b| f2(c, S, a, b, float::sub);
    "s_mul_f32": F32 = F32 F32 => |c, a, b| f2(c, S, a, b, float::mul);
    "s_add_f16": F16 = F16 F16 => |c, a, b| f2(c, H, a, b, float::add);
    "s_sub_f16": F16 = F16 F16 => |c, a, b| f2(c, H, a, b, float::sub);
    "s_mul_f16": F16 = F16 F16 => |c, a, b| f2(c, H, a, b, float::mul);
    "s_fmac_f32": F32 = F32 F32 => |c, a, b| f3(c, S, a, b, c.old);
    "s_fmac_f16": F16 = F16 F16 => |c, a, b| f3(c, H, a, b, c.old & 0xffff);
    "s_min_num_f32": F32 = F32 F32 => |c, a, b| extremum(c, S, a, b, false, NanRule::Number);
    "s_max_num_f32": F32 = F32 F32 => |c, a, b| extremum(c, S, a, b, true, NanRule::Number);
    "s_min_num_f16": F16 = F16 F16 => |c, a, b| extremum(c, H, a, b, false, NanRule::Number);
    "s_max_num_f16": F16 = F16 F16 => |c, a, b| extremum(c, H, a, b, true, NanRule::Number);
    "s_minimum_f32": F32 = F32 F32 => |c, a, b| extremum(c, S, a, b, false, NanRule::Propagate);
    "s_maximum_f32": F32 = F32 F32 => |c, a, b| extremum(c, S, a, b, true, NanRule::Propagate);
    "s_minimum_f16": F16 = F16 F16 => |c, a, b| extremum(c, H, a, b, false, NanRule::Propagate);
    "s_maximum_f16": F16 = F16 F16 => |c, a, b| extremum(c, H, a, b, true, NanRule::Propagate);
    "s_ceil_f32": F32 = F32 No => |c, a, _| integral(c, S, a, Round::Up);
    "s_floor_f32": F32 = F32 No => |c, a, _| integral(c, S, a, Round::Down);
    "s_trunc_f32": F32 = F32 No => |c, a, _| integral(c, S, a, Round::TowardZero);
    "s_rndne_f32": F32 = F32 No => |c, a, _| integral(c, S, a, Round::NearestEven);
    "s_ceil_f16": F16 = F16 No => |c, a, _| integral(c, H, a, Round::Up);
    "s_floor_f16": F16 = F16 No => |c, a, _| integral(c, H, a, Round::Down);
    "s_trunc_f16": F16 = F16 No => |c, a, _| integral(c, H, a, Round::TowardZero);
    "s_rndne_f16": F16 = F16 No => |c, a, _| integral(c, H, a, Round::NearestEven);
    "s_cvt_f32_i32": F32 = B32 No => |c, a, _| float::from_int(S, i128::from(I(a)), c.mode.round(S));
    "s_cvt_f32_u32": F32 = B32 No => |c, a, _| float::from_int(S, i128::from(a), c.mode.round(S));
    "s_cvt_i32_f32": B32 = F32 No => |c, a, _| to_int(c, a, true);
    "s_cvt_u32_f32": B32 = F32 No => |c, a, _| to_int(c, a, false);
    "s_cvt_f16_f32": F16 = F32 No => |c, a, _| c.mode.output(H, narrow(H, widen(S, c.mode.input(S, a)), c.mode.round(H)));
    "s_cvt_f32_f16": F32 = F16 No => |c, a, _| narrow(S, widen(H, c.mode.input(H, a)), Round::NearestEven);
    "s_cvt_hi_f32_f16": F32 = B32 No => |c, a, _| narrow(S, widen(H, c.mode.input(H, a >> 16 & 0xffff)), Round::NearestEven);
    "s_cvt_pk_rtz_f16_f32": B32 = F32 F32 => |c, a, b| {
        let half = |v| c.mode.output(H, narrow(H, widen(S, c.mode.input(S, v)), Round::TowardZero));
        half(a) | half(b) << 16
    };
};
