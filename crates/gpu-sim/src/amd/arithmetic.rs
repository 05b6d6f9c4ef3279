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

/// The sums of differences of the four bytes at each of four positions of a window with those of `b`, each with a number of
/// `c` of 16 bits (`v_qsad_pk_u16_u8`; with `masked` `v_mqsad_pk_u16_u8`).
pub(crate) fn sad_window(window: u64, b: u64, c: u64, masked: bool) -> u64 {
    (0..4).fold(0, |out, n| {
        let sum = sad8(window >> (8 * n), b, masked) + (c >> (16 * n) & 0xffff);
        out | (sum & 0xffff) << (16 * n)
    })
}

/// The sum at one position of such a window, and a number of 32 bits (`v_mqsad_u32_u8`).
pub(crate) fn masked_sum(window: u64, b: u64, c: u64, position: u32) -> u64 {
    sad8(window >> (8 * position), b, true).wrapping_add(c) & 0xffff_ffff
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

/// The same with a summand and a result of 16 bits, rounded at the end.
pub(crate) fn dot_halves(f: Format, a: u64, b: u64, c: u64) -> u64 {
    let wide = |v: u64| narrow(Format::F32, widen(f, v), Round::NearestEven);
    let sum = dot_floats(f, a, b, wide(f.flush(c & 0xffff)));
    f.flush(narrow(f, widen(Format::F32, sum), Round::NearestEven))
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

/// The next number of the generator of `v_prng_b32`: a shift register with feedback.
pub(crate) fn next_random(a: u64) -> u64 {
    (a << 1 ^ if a >> 31 & 1 == 1 { 197 } else { 0 }) & 0xffff_ffff
}

/// A function of three bits by its table, for 32 of each: the bit of `a` is the upper one of the place in the table.
pub(crate) fn bit_table(a: u64, b: u64, c: u64, table: u8) -> u64 {
    let row = |n: u32| {
        let pick = |v: u64, bit: u32| if n >> bit & 1 == 1 { v } else { !v };
        if table >> n & 1 == 1 { pick(a, 2) & pick(b, 1) & pick(c, 0) } else { 0 }
    };
    (0..8).fold(0, |out, n| out | row(n)) & 0xffff_ffff
}

/// Two numbers of 32 bits, shifted to the right with their signs and limited to bytes.
pub(crate) fn shifted_pair(a: u64, b: u64, by: u64, limits: std::ops::RangeInclusive<i32>) -> u64 {
    let byte = |v: u64| {
        let shifted = v as u32 as i32 >> (by & 31);
        u64::from(shifted.clamp(*limits.start(), *limits.end()) as u8)
    };
    byte(a) | byte(b) << 8
}

/// Of a lane of a swap of rows between two registers: the register in which its value changes, and the register and the lane
/// that the value comes from. Odd rows of the first register change places with even ones of the second (LLVM's "User Guide for
/// AMDGPU Backend", `llvm.amdgcn.permlane16.swap`).
pub(crate) fn swapped_row(lane: usize, row: usize) -> (usize, usize, usize) {
    let to = if lane / row % 2 == 1 { 0 } else { 1 };
    (to, 1 - to, lane ^ row)
}

/// A lane's part of what 16 lanes have read, as a matrix of elements of so many bits that is transposed: in memory a row of 16
/// elements lies in as many lanes as it takes, and a lane gets a column. Lanes that have read nothing count as zeros.
///
/// AMD's "CDNA4 Instruction Set Architecture" says no more than that the matrix is transposed; the rows are those that matrix
/// products take as columns, as Triton's and Mojo's documentation have them: 4 rows of 16 bits, two interleaved
/// transpositions of 8 by 8 bytes, 16 rows of 6 and 4 bits.
pub(crate) fn transposed(
    bits: u32,
    words: usize,
    lane: usize,
    read: impl Fn(usize) -> Option<[u32; 3]>,
) -> [u32; 3] {
    let count = 32 * words / bits as usize;
    let (first, column) = (lane & !15, lane & 15);
    let whole = |[a, b, c]: [u32; 3]| u128::from(a) | u128::from(b) << 32 | u128::from(c) << 64;
    let mut out = 0u128;
    for n in 0..count {
        let from = first + n * (16 / count) + column / count;
        let value = read(from).map_or(0, whole) >> (bits as usize * (column % count));
        out |= (value & ((1 << bits) - 1)) << (bits as usize * n);
    }
    [out as u32, (out >> 32) as u32, (out >> 64) as u32]
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
