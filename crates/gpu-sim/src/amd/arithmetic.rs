//! Definitions that the interpreter's intrinsics and the simulator's instructions share.

use crate::float::{self, Format, Mode, Round, narrow, widen};

/// Bytes of the pair {a, b} chosen by the bytes of `selector` (`v_perm_b32`).
pub(crate) fn perm(a: u64, b: u64, selector: u64) -> u64 {
    let data = (a & 0xffff_ffff) << 32 | (b & 0xffff_ffff);
    let sign = |byte: u64| if data >> (8 * byte + 7) & 1 == 1 { 0xff } else { 0 };
    (0..4).fold(0, |out, i| {
        let byte = match selector >> (8 * i) & 0xff {
            s @ 0..=7 => data >> (8 * s) & 0xff,
            8 => sign(1),
            9 => sign(3),
            10 => sign(5),
            11 => sign(7),
            12 => 0,
            _ => 0xff,
        };
        out | byte << (8 * i)
    })
}

/// The sum of the differences of four bytes; `masked` leaves out those where `b` is zero.
pub(crate) fn sad8(a: u64, b: u64, masked: bool) -> u64 {
    (0..4)
        .map(|i| (a >> (8 * i) & 0xff, b >> (8 * i) & 0xff))
        .filter(|(_, y)| !masked || *y != 0)
        .map(|(x, y)| x.abs_diff(y))
        .sum()
}

/// The sum of products of elements of `bits` bits and `c`, wrapping or saturated; signed if an operand is.
pub(crate) fn dot(a: u64, b: u64, c: u64, bits: u32, signed: [bool; 2], clamp: bool) -> u64 {
    let element = |v: u64, n: u32, is_signed: bool| {
        let v = v >> (bits * n) & ((1 << bits) - 1);
        let shift = 64 - bits;
        if is_signed { (v << shift) as i64 >> shift } else { v as i64 }
    };
    let products = (0..32 / bits).map(|n| element(a, n, signed[0]) * element(b, n, signed[1]));
    let is_signed = signed[0] || signed[1];
    let start = if is_signed { i64::from(c as u32 as i32) } else { i64::from(c as u32) };
    let sum = products.sum::<i64>() + start;
    let sum = match (clamp, is_signed) {
        (false, _) => sum,
        (true, true) => sum.clamp(i64::from(i32::MIN), i64::from(i32::MAX)),
        (true, false) => sum.clamp(0, i64::from(u32::MAX)),
    };
    sum as u64 & 0xffff_ffff
}

/// Two products of 16-bit floats and an f32, each step fused and rounded to nearest; without denormals.
pub(crate) fn dot_floats(f: Format, a: u64, b: u64, c: u64) -> u64 {
    let wide = |v: u64, n: u32| {
        let value = f.flush(v >> (16 * n) & 0xffff);
        narrow(Format::F32, widen(f, value), Round::NearestEven)
    };
    let mode = Mode { ftz: true, ..Mode::NEAREST };
    let first = float::fma(Format::F32, wide(a, 0), wide(b, 0), c, mode);
    float::fma(Format::F32, wide(a, 1), wide(b, 1), first, mode)
}

/// The lane that `ds_swizzle_b32` reads.
pub(crate) fn swizzle(lane: usize, pattern: u32) -> usize {
    let group = lane & !31;
    let lane = lane & 31;
    if pattern & 0x8000 != 0 {
        let quad = (pattern >> (2 * (lane & 3)) & 3) as usize;
        return group + (lane & !3) + quad;
    }
    let (and, or, xor) = (pattern & 31, pattern >> 5 & 31, pattern >> 10 & 31);
    group + (((lane & and as usize) | or as usize) ^ xor as usize)
}

/// The lane that a lane reads by the DPP control `control` in a wave of `size`.
pub(crate) fn dpp_source(control: usize, lane: usize, size: usize) -> Option<usize> {
    let (row, column) = (lane & !15, lane & 15);
    let n = control & 15;
    match control {
        0..=0xff => Some((lane & !3) + (control >> (2 * (lane & 3)) & 3)),
        0x101..=0x10f => (column + n < 16).then_some(lane + n),
        0x111..=0x11f => (column >= n).then(|| lane - n),
        0x121..=0x12f => Some(row + (column + 16 - n) % 16),
        0x130 => (lane + 1 < size).then_some(lane + 1),
        0x134 => Some((lane + 1) % size),
        0x138 => lane.checked_sub(1),
        0x13c => Some((lane + size - 1) % size),
        0x140 => Some(row + 15 - column),
        0x141 => Some((lane & !7) + 7 - (lane & 7)),
        0x142 => row.checked_sub(1),
        0x143 => (lane >= 32).then_some(31),
        0x150..=0x15f => Some(row + n),
        0x160..=0x16f => Some(row + (column ^ n)),
        _ => None,
    }
}
