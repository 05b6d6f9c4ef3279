// Checked, saturating, wrapping and overflowing arithmetic on all widths; bit operations; saturating float casts; NonZero division.
// run: --kernel checked_ops --grid 1 --block 64 --arg buf:i64x128:random:21 --arg out=buf:i64x384:zeros
// run: --kernel narrow --grid 1 --block 64 --arg buf:u16x128:random:22 --arg out=buf:u8x512:zeros
// run: --kernel float_casts --grid 1 --block 64 --arg buf:f64x64:random:23:-1e11:1e11 --arg out=buf:i64x384:zeros
#![no_std]
#![feature(link_llvm_intrinsics)]
#![allow(internal_features)]
include!("../include/gpu.rs");

#[inline(never)]
fn try_all(a: i64, b: i64) -> Option<i64> {
    let s = a.checked_add(b)?;
    let p = (s >> 20).checked_mul(b >> 36)?;
    p.checked_sub(a)?.checked_rem(b)?.checked_shl((a & 63) as u32)
}

#[no_mangle]
pub unsafe extern "C" fn checked_ops(x: *const i64, out: *mut i64) {
    let i = gpu::global_id();
    let v = unsafe { gpu::input(x.add(2 * i), 2) };
    let (a, b) = (v[0], v[1]);
    let r = unsafe { gpu::row(out, i, 6) };
    r[0] = try_all(a, b).unwrap_or(-7);
    r[1] = a.saturating_add(b) ^ a.saturating_mul(b);
    let (w, o) = a.overflowing_mul(b);
    r[2] = w.wrapping_add(o as i64);
    r[3] = (a as u64).abs_diff(b as u64) as i64 / 3 + (a.unsigned_abs() % 1000) as i64;
    r[4] = a.rem_euclid(b | 1).wrapping_add(a.div_euclid(b >> 40 | 1));
    r[5] = (a.count_ones() + b.trailing_zeros() * 100 + a.leading_zeros() * 10000) as i64 + (a as u64).reverse_bits() as i64 % 1000 + (b as u64).swap_bytes() as i64 % 1000;
}

#[no_mangle]
pub unsafe extern "C" fn narrow(x: *const u16, out: *mut u8) {
    let i = gpu::global_id();
    let v = unsafe { gpu::input(x.add(2 * i), 2) };
    let (a, b) = (v[0] as u8, v[1] as u8);
    let (sa, sb) = (a as i8, b as i8);
    let r = unsafe { gpu::row(out, i, 8) };
    r[0] = a.saturating_add(b);
    r[1] = sa.saturating_sub(sb) as u8;
    r[2] = sa.checked_mul(sb).map_or(99, |p| p as u8);
    r[3] = a.rotate_left((b & 7) as u32);
    r[4] = a.checked_div(b & 3).unwrap_or(0);
    r[5] = v[0].isqrt() as u8;
    r[6] = sa.wrapping_abs().wrapping_neg() as u8;
    r[7] = (v[0].min(v[1]) / 7 % 13) as u8 + v[1].is_power_of_two() as u8 + v[0].ilog10_or();
}

trait Log {
    fn ilog10_or(self) -> u8;
}
impl Log for u16 {
    fn ilog10_or(self) -> u8 {
        self.checked_ilog10().map_or(9, |l| l as u8)
    }
}

#[no_mangle]
pub unsafe extern "C" fn float_casts(x: *const f64, out: *mut i64) {
    let i = gpu::global_id();
    let v = unsafe { gpu::input(x.add(i), 1) }[0];
    let r = unsafe { gpu::row(out, i, 6) };
    r[0] = v as i32 as i64;
    r[1] = (v * 1e10) as i64;
    r[2] = v as u32 as i64;
    r[3] = (v * 1e-9) as i8 as i64 + (v as f32) as u16 as i64;
    r[4] = (v / (v - v)) as i64;
    r[5] = v.clamp(-1e3, 1e3).to_bits() as i64 ^ (v as f32).to_bits() as i64 ^ v.signum().to_bits() as i64;
}
