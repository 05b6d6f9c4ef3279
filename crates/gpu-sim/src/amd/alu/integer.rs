//! Integers and bits.

use super::{Cx, Ty, VectorFn, rows, signed};
use crate::amd::arithmetic::{self, perm, sad_window, sad8};
use crate::float::Format;

fn i32_of(v: u64) -> i32 {
    v as u32 as i32
}

fn u(v: i32) -> u64 {
    u64::from(v as u32)
}

fn add32(c: &Cx, a: u64, b: u64) -> u64 {
    let (a, b) = (a as u32, b as u32);
    u64::from(if c.clamp { a.saturating_add(b) } else { a.wrapping_add(b) })
}

fn sub32(c: &Cx, a: u64, b: u64) -> u64 {
    let (a, b) = (a as u32, b as u32);
    u64::from(if c.clamp { a.saturating_sub(b) } else { a.wrapping_sub(b) })
}

fn add16(c: &Cx, a: u64, b: u64) -> u64 {
    let (a, b) = (a as u16, b as u16);
    u64::from(if c.clamp { a.saturating_add(b) } else { a.wrapping_add(b) })
}

fn sub16(c: &Cx, a: u64, b: u64) -> u64 {
    let (a, b) = (a as u16, b as u16);
    u64::from(if c.clamp { a.saturating_sub(b) } else { a.wrapping_sub(b) })
}

fn sadd(c: &Cx, a: u64, b: u64, bits: u32) -> u64 {
    clamp_signed(c, signed(a, bits) + signed(b, bits), bits)
}

fn ssub(c: &Cx, a: u64, b: u64, bits: u32) -> u64 {
    clamp_signed(c, signed(a, bits) - signed(b, bits), bits)
}

fn clamp_signed(c: &Cx, v: i64, bits: u32) -> u64 {
    let (low, high) = (-(1i64 << (bits - 1)), (1i64 << (bits - 1)) - 1);
    let v = if c.clamp { v.clamp(low, high) } else { v };
    v as u64 & (u64::MAX >> (64 - bits))
}

fn clamp_unsigned(c: &Cx, v: u128, bits: u32) -> u64 {
    let high = u128::from(u64::MAX >> (64 - bits));
    (if c.clamp { v.min(high) } else { v & high }) as u64
}

fn s24(v: u64) -> i64 {
    signed(v, 24)
}

fn u24(v: u64) -> u64 {
    v & 0xff_ffff
}

fn bfe(v: u64, offset: u64, width: u64) -> (u64, u32) {
    let (offset, width) = (offset & 31, (width & 31) as u32);
    ((v & 0xffff_ffff) >> offset, width)
}

fn median<T: Ord>(a: T, b: T, c: T) -> T {
    let (low, high) = if a < b { (a, b) } else { (b, a) };
    if c < low {
        low
    } else if c > high {
        high
    } else {
        c
    }
}

fn mbcnt(mask: u64, below: u64, add: u64) -> u64 {
    u64::from((mask & below).count_ones()).wrapping_add(add) & 0xffff_ffff
}

fn shl32(v: u64, n: u64) -> u64 {
    (v << (n & 31)) & 0xffff_ffff
}

fn leading_sign(v: u32) -> u64 {
    let v = if (v as i32) < 0 { !v } else { v };
    if v == 0 { 0xffff_ffff } else { u64::from(v.leading_zeros()) }
}

pub(super) static ROWS: &[VectorFn] = rows! {
    "v_mov_b32": B32 = B32 No No => |_, a, _, _| a;
    "v_mov_b64": B64 = B64 No No => |_, a, _, _| a;
    "v_mov_b16": B16 = B16 No No => |_, a, _, _| a;
    "v_not_b32": B32 = B32 No No => |_, a, _, _| !a;
    "v_not_b16": B16 = B16 No No => |_, a, _, _| !a;
    "v_bfrev_b32": B32 = B32 No No => |_, a, _, _| u64::from((a as u32).reverse_bits());
    "v_ffbh_u32" | "v_clz_i32_u32": B32 = B32 No No => |_, a, _, _| {
        if a as u32 == 0 { 0xffff_ffff } else { u64::from((a as u32).leading_zeros()) }
    };
    "v_ffbl_b32" | "v_ctz_i32_b32": B32 = B32 No No => |_, a, _, _| {
        if a as u32 == 0 { 0xffff_ffff } else { u64::from((a as u32).trailing_zeros()) }
    };
    "v_ffbh_i32" | "v_cls_i32": B32 = B32 No No => |_, a, _, _| leading_sign(a as u32);
    "v_cvt_i32_i16": B32 = B16 No No => |_, a, _, _| signed(a, 16) as u64;
    "v_cvt_u32_u16": B32 = B16 No No => |_, a, _, _| a & 0xffff;
    "v_sat_pk_u8_i16": B16 = B32 No No => |_, a, _, _| {
        let clamp = |v: u64| signed(v, 16).clamp(0, 255) as u64;
        clamp(a & 0xffff) | clamp(a >> 16 & 0xffff) << 8
    };

    "v_add_u32" | "v_add_nc_u32": B32 = B32 B32 No => |c, a, b, _| add32(c, a, b);
    "v_sub_u32" | "v_sub_nc_u32": B32 = B32 B32 No => |c, a, b, _| sub32(c, a, b);
    "v_subrev_u32" | "v_subrev_nc_u32": B32 = B32 B32 No => |c, a, b, _| sub32(c, b, a);
    "v_add_i32" | "v_add_nc_i32": B32 = B32 B32 No => |c, a, b, _| sadd(c, a, b, 32);
    "v_sub_i32" | "v_sub_nc_i32": B32 = B32 B32 No => |c, a, b, _| ssub(c, a, b, 32);
    "v_add_u16" | "v_add_nc_u16": B16 = B16 B16 No => |c, a, b, _| add16(c, a, b);
    "v_sub_u16" | "v_sub_nc_u16": B16 = B16 B16 No => |c, a, b, _| sub16(c, a, b);
    "v_subrev_u16": B16 = B16 B16 No => |c, a, b, _| sub16(c, b, a);
    "v_add_i16" | "v_add_nc_i16": B16 = B16 B16 No => |c, a, b, _| sadd(c, a, b, 16);
    "v_sub_i16" | "v_sub_nc_i16": B16 = B16 B16 No => |c, a, b, _| ssub(c, a, b, 16);
    "v_mul_lo_u16": B16 = B16 B16 No => |_, a, b, _| (a as u16).wrapping_mul(b as u16).into();
    "v_mul_i32_i24": B32 = B32 B32 No => |_, a, b, _| (s24(a) * s24(b)) as u64;
    "v_mul_hi_i32_i24": B32 = B32 B32 No => |_, a, b, _| ((s24(a) * s24(b)) >> 32) as u64;
    "v_mul_u32_u24": B32 = B32 B32 No => |_, a, b, _| u24(a) * u24(b);
    "v_mul_hi_u32_u24": B32 = B32 B32 No => |_, a, b, _| (u24(a) * u24(b)) >> 32;
    "v_mul_lo_u32": B32 = B32 B32 No => |_, a, b, _| a.wrapping_mul(b);
    "v_mul_hi_u32": B32 = B32 B32 No => |_, a, b, _| ((a & 0xffff_ffff) * (b & 0xffff_ffff)) >> 32;
    "v_mul_hi_i32": B32 = B32 B32 No => |_, a, b, _| ((signed(a, 32) * signed(b, 32)) >> 32) as u64;
    "v_min_i32": B32 = B32 B32 No => |_, a, b, _| u(i32_of(a).min(i32_of(b)));
    "v_max_i32": B32 = B32 B32 No => |_, a, b, _| u(i32_of(a).max(i32_of(b)));
    "v_min_u32": B32 = B32 B32 No => |_, a, b, _| a.min(b);
    "v_max_u32": B32 = B32 B32 No => |_, a, b, _| a.max(b);
    "v_min_i16": B16 = B16 B16 No => |_, a, b, _| signed(a, 16).min(signed(b, 16)) as u64;
    "v_max_i16": B16 = B16 B16 No => |_, a, b, _| signed(a, 16).max(signed(b, 16)) as u64;
    "v_min_u16": B16 = B16 B16 No => |_, a, b, _| a.min(b);
    "v_max_u16": B16 = B16 B16 No => |_, a, b, _| a.max(b);
    "v_lshrrev_b32": B32 = B32 B32 No => |_, a, b, _| b >> (a & 31);
    "v_ashrrev_i32": B32 = B32 B32 No => |_, a, b, _| u(i32_of(b) >> (a & 31));
    "v_lshlrev_b32": B32 = B32 B32 No => |_, a, b, _| shl32(b, a);
    "v_lshlrev_b16": B16 = B16 B16 No => |_, a, b, _| b << (a & 15);
    "v_lshrrev_b16": B16 = B16 B16 No => |_, a, b, _| b >> (a & 15);
    "v_ashrrev_i16": B16 = B16 B16 No => |_, a, b, _| (signed(b, 16) >> (a & 15)) as u64;
    "v_lshlrev_b64": B64 = B32 B64 No => |_, a, b, _| b << (a & 63);
    "v_lshrrev_b64": B64 = B32 B64 No => |_, a, b, _| b >> (a & 63);
    "v_ashrrev_i64": I64 = B32 I64 No => |_, a, b, _| (b as i64 >> (a & 63)) as u64;
    "v_and_b32": B32 = B32 B32 No => |_, a, b, _| a & b;
    "v_or_b32": B32 = B32 B32 No => |_, a, b, _| a | b;
    "v_xor_b32": B32 = B32 B32 No => |_, a, b, _| a ^ b;
    "v_xnor_b32": B32 = B32 B32 No => |_, a, b, _| !(a ^ b);
    "v_and_b16": B16 = B16 B16 No => |_, a, b, _| a & b;
    "v_or_b16": B16 = B16 B16 No => |_, a, b, _| a | b;
    "v_xor_b16": B16 = B16 B16 No => |_, a, b, _| a ^ b;
    "v_bfm_b32": B32 = B32 B32 No => |_, a, b, _| shl32((1 << (a & 31)) - 1, b);
    "v_bcnt_u32_b32": B32 = B32 B32 No => |_, a, b, _| u64::from((a as u32).count_ones()) + b;
    "v_mbcnt_lo_u32_b32": B32 = B32 B32 No => |c, a, b, _| {
        let below = if c.lane >= 32 { 0xffff_ffff } else { (1u64 << c.lane) - 1 };
        mbcnt(a, below, b)
    };
    "v_mbcnt_hi_u32_b32": B32 = B32 B32 No => |c, a, b, _| {
        let below = if c.lane < 32 { 0 } else { (1u64 << (c.lane - 32)) - 1 };
        mbcnt(a, below, b)
    };

    "v_mad_i32_i24": B32 = B32 B32 B32 => |c, a, b, d| clamp_signed(c, s24(a) * s24(b) + signed(d, 32), 32);
    "v_mad_u32_u24": B32 = B32 B32 B32 => |c, a, b, d| {
        clamp_unsigned(c, u128::from(u24(a) * u24(b)) + u128::from(d), 32)
    };
    "v_mad_u16" | "v_mad_legacy_u16": B16 = B16 B16 B16 => |c, a, b, d| clamp_unsigned(c, u128::from(a * b + d), 16);
    "v_mad_i16" | "v_mad_legacy_i16": B16 = B16 B16 B16 => |c, a, b, d| {
        clamp_signed(c, signed(a, 16) * signed(b, 16) + signed(d, 16), 16)
    };
    "v_mad_u32_u16": B32 = B16 B16 B32 => |c, a, b, d| clamp_unsigned(c, u128::from(a * b + d), 32);
    "v_mad_i32_i16": B32 = B16 B16 B32 => |c, a, b, d| {
        clamp_signed(c, signed(a, 16) * signed(b, 16) + signed(d, 32), 32)
    };
    "v_bfe_u32": B32 = B32 B32 B32 => |_, a, b, d| {
        let (v, width) = bfe(a, b, d);
        v & ((1 << width) - 1)
    };
    "v_bfe_i32": B32 = B32 B32 B32 => |_, a, b, d| {
        let offset = (b & 31) as u32;
        let width = (d & 31) as u32;
        if width == 0 { 0 } else { signed((signed(a, 32) >> offset) as u64, width) as u64 }
    };
    "v_bfi_b32": B32 = B32 B32 B32 => |_, a, b, d| (a & b) | (!a & d);
    "v_alignbit_b32": B32 = B32 B32 B32 => |_, a, b, d| (a << 32 | b) >> (d & 31);
    "v_alignbyte_b32": B32 = B32 B32 B32 => |_, a, b, d| (a << 32 | b) >> (8 * (d & 3));
    "v_min3_i32": B32 = B32 B32 B32 => |_, a, b, d| u(i32_of(a).min(i32_of(b)).min(i32_of(d)));
    "v_max3_i32": B32 = B32 B32 B32 => |_, a, b, d| u(i32_of(a).max(i32_of(b)).max(i32_of(d)));
    "v_med3_i32": B32 = B32 B32 B32 => |_, a, b, d| u(median(i32_of(a), i32_of(b), i32_of(d)));
    "v_min3_u32": B32 = B32 B32 B32 => |_, a, b, d| a.min(b).min(d);
    "v_max3_u32": B32 = B32 B32 B32 => |_, a, b, d| a.max(b).max(d);
    "v_med3_u32": B32 = B32 B32 B32 => |_, a, b, d| median(a, b, d);
    "v_min3_i16": B16 = B16 B16 B16 => |_, a, b, d| signed(a, 16).min(signed(b, 16)).min(signed(d, 16)) as u64;
    "v_max3_i16": B16 = B16 B16 B16 => |_, a, b, d| signed(a, 16).max(signed(b, 16)).max(signed(d, 16)) as u64;
    "v_med3_i16": B16 = B16 B16 B16 => |_, a, b, d| median(signed(a, 16), signed(b, 16), signed(d, 16)) as u64;
    "v_min3_u16": B16 = B16 B16 B16 => |_, a, b, d| a.min(b).min(d);
    "v_max3_u16": B16 = B16 B16 B16 => |_, a, b, d| a.max(b).max(d);
    "v_med3_u16": B16 = B16 B16 B16 => |_, a, b, d| median(a, b, d);
    "v_maxmin_u32": B32 = B32 B32 B32 => |_, a, b, d| a.max(b).min(d);
    "v_minmax_u32": B32 = B32 B32 B32 => |_, a, b, d| a.min(b).max(d);
    "v_maxmin_i32": B32 = B32 B32 B32 => |_, a, b, d| u(i32_of(a).max(i32_of(b)).min(i32_of(d)));
    "v_minmax_i32": B32 = B32 B32 B32 => |_, a, b, d| u(i32_of(a).min(i32_of(b)).max(i32_of(d)));
    "v_qsad_pk_u16_u8": B64 = B64 B32 B64 => |_, a, b, d| sad_window(a, b, d, false);
    "v_mqsad_pk_u16_u8": B64 = B64 B32 B64 => |_, a, b, d| sad_window(a, b, d, true);
    "v_sad_u8": B32 = B32 B32 B32 => |_, a, b, d| sad8(a, b, false).wrapping_add(d);
    "v_msad_u8": B32 = B32 B32 B32 => |_, a, b, d| sad8(a, b, true).wrapping_add(d);
    "v_sad_hi_u8": B32 = B32 B32 B32 => |_, a, b, d| (sad8(a, b, false) << 16).wrapping_add(d);
    "v_sad_u16": B32 = B32 B32 B32 => |_, a, b, d| {
        (a & 0xffff).abs_diff(b & 0xffff).wrapping_add((a >> 16 & 0xffff).abs_diff(b >> 16 & 0xffff)).wrapping_add(d)
    };
    "v_sad_u32": B32 = B32 B32 B32 => |_, a, b, d| a.abs_diff(b).wrapping_add(d);
    "v_lerp_u8": B32 = B32 B32 B32 => |_, a, b, d| (0..4).fold(0, |out, i| {
        let byte = |v: u64| v >> (8 * i) & 0xff;
        out | (byte(a) + byte(b) + (byte(d) & 1)) >> 1 << (8 * i)
    });
    "v_perm_b32": B32 = B32 B32 B32 => |_, a, b, d| perm(a, b, d);
    "v_xad_u32": B32 = B32 B32 B32 => |_, a, b, d| (a ^ b).wrapping_add(d);
    "v_lshl_add_u32": B32 = B32 B32 B32 => |_, a, b, d| shl32(a, b).wrapping_add(d);
    "v_add_lshl_u32": B32 = B32 B32 B32 => |_, a, b, d| shl32(a.wrapping_add(b), d);
    "v_add3_u32": B32 = B32 B32 B32 => |_, a, b, d| a.wrapping_add(b).wrapping_add(d);
    "v_lshl_or_b32": B32 = B32 B32 B32 => |_, a, b, d| shl32(a, b) | d;
    "v_and_or_b32": B32 = B32 B32 B32 => |_, a, b, d| (a & b) | d;
    "v_or3_b32": B32 = B32 B32 B32 => |_, a, b, d| a | b | d;
    "v_xor3_b32": B32 = B32 B32 B32 => |_, a, b, d| a ^ b ^ d;
    "v_prng_b32": B32 = B32 No No => |_, a, _, _| arithmetic::next_random(a);
    "v_bitop3_b32": B32 = B32 B32 B32 => |c, a, b, d| arithmetic::bit_table(a, b, d, c.neg);
    "v_bitop3_b16": B16 = B16 B16 B16 => |c, a, b, d| arithmetic::bit_table(a, b, d, c.neg) & 0xffff;
    "v_ashr_pk_i8_i32": B16 = B32 B32 B32 => |_, a, b, d| arithmetic::shifted_pair(a, b, d, -0x80..=0x7f);
    "v_ashr_pk_u8_i32": B16 = B32 B32 B32 => |_, a, b, d| arithmetic::shifted_pair(a, b, d, 0..=0xff);
    "v_lshl_add_u64": B64 = B64 B32 B64 => |_, a, b, d| (a << (b & 7)).wrapping_add(d);
    "v_pack_b32_f16": B32 = F16 F16 No => |c, a, b, _| {
        let kept = |v| c.mode.output(Format::F16, c.mode.input(Format::F16, v));
        kept(a) | kept(b) << 16
    };
    "v_cvt_pk_u16_u32": B32 = B32 B32 No => |_, a, b, _| a.min(0xffff) | b.min(0xffff) << 16;
    "v_cvt_pk_i16_i32": B32 = B32 B32 No => |_, a, b, _| {
        let clamp = |v: u64| signed(v, 32).clamp(-0x8000, 0x7fff) as u64 & 0xffff;
        clamp(a) | clamp(b) << 16
    };
};

/// Rows with masks: `name: in out, DST = SRC SRC SRC => function`.
macro_rules! carry_rows {
    ($( $($name:literal)|+ : $in:literal $out:literal, $dst:ident = $a:ident $b:ident $c:ident => $f:expr; )*) => {
        &[$($( VectorFn {
            name: $name,
            dst: Ty::$dst,
            src: [Ty::$a, Ty::$b, Ty::$c],
            carry_in: $in,
            carry_out: $out,
            f: $f,
        }, )+)*]
    };
}

fn add_carry(c: &mut Cx, a: u64, b: u64, carry: bool) -> u64 {
    let sum = (a & 0xffff_ffff) + (b & 0xffff_ffff) + u64::from(carry);
    c.carry_out = sum >> 32 != 0;
    if c.clamp && c.carry_out { 0xffff_ffff } else { sum & 0xffff_ffff }
}

fn sub_carry(c: &mut Cx, a: u64, b: u64, carry: bool) -> u64 {
    let (a, b) = (a & 0xffff_ffff, (b & 0xffff_ffff) + u64::from(carry));
    c.carry_out = b > a;
    if c.clamp && c.carry_out { 0 } else { a.wrapping_sub(b) & 0xffff_ffff }
}

pub(super) static CARRY: &[VectorFn] = carry_rows! {
    "v_cndmask_b32": true false, B32 = F32 F32 No => |c, a, b, _| if c.carry { b } else { a };
    "v_cndmask_b16": true false, B16 = F16 F16 No => |c, a, b, _| if c.carry { b } else { a };
    "v_add_co_u32": false true, B32 = B32 B32 No => |c, a, b, _| add_carry(c, a, b, false);
    "v_sub_co_u32": false true, B32 = B32 B32 No => |c, a, b, _| sub_carry(c, a, b, false);
    "v_subrev_co_u32": false true, B32 = B32 B32 No => |c, a, b, _| sub_carry(c, b, a, false);
    "v_addc_co_u32" | "v_add_co_ci_u32": true true, B32 = B32 B32 No => |c, a, b, _| add_carry(c, a, b, c.carry);
    "v_subb_co_u32" | "v_sub_co_ci_u32": true true, B32 = B32 B32 No => |c, a, b, _| sub_carry(c, a, b, c.carry);
    "v_subbrev_co_u32" | "v_subrev_co_ci_u32": true true, B32 = B32 B32 No => |c, a, b, _| sub_carry(c, b, a, c.carry);
    "v_mad_u64_u32" | "v_mad_co_u64_u32": false true, B64 = B32 B32 B64 => |c, a, b, d| {
        let (sum, over) = ((a & 0xffff_ffff) * (b & 0xffff_ffff)).overflowing_add(d);
        c.carry_out = over;
        if c.clamp && over { u64::MAX } else { sum }
    };
    "v_mad_i64_i32" | "v_mad_co_i64_i32": false true, I64 = B32 B32 I64 => |c, a, b, d| {
        let (sum, over) = (signed(a, 32) * signed(b, 32)).overflowing_add(d as i64);
        c.carry_out = over;
        sum as u64
    };
};
