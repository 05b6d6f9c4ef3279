// u128 and i128: multiplication, division, shifts, parsing into digits, a continued fraction, Montgomery reduction of 64-bit numbers.
// run: --kernel mul_div_wide --grid 1 --block 32 --arg buf:u64x96:random:11 --arg out=buf:u64x128:zeros
// run: --kernel digits --grid 1 --block 32 --arg buf:u64x64:random:12 --arg out=buf:u8x1280:zeros
// run: --kernel montgomery_pow --grid 1 --block 32 --arg buf:u64x32:random:13 --arg out=buf:u64x32:zeros --arg u64:0xffffffffffffffc5 --arg u32:0x10001
#![no_std]
#![feature(link_llvm_intrinsics)]
#![allow(internal_features)]
include!("../include/gpu.rs");

#[inline(never)]
fn mul_wide(a: u64, b: u64) -> u128 {
    a as u128 * b as u128
}

#[no_mangle]
pub unsafe extern "C" fn mul_div_wide(x: *const u64, out: *mut u64) {
    let i = gpu::global_id();
    let v = unsafe { gpu::input(x.add(i * 3), 3) };
    let p = mul_wide(v[0], v[1]);
    let d = (v[2] | 1) as u128;
    let signed = (p as i128) >> (v[2] & 63) as u32;
    let q = signed / (v[2] >> 3 | 1) as i128;
    let r = [(p / d) as u64, (p % d) as u64, q as u64, (p.rotate_left(37) >> 64) as u64 ^ p.leading_zeros() as u64];
    unsafe { gpu::row(out, i, 4) }.copy_from_slice(&r);
}

#[no_mangle]
pub unsafe extern "C" fn digits(x: *const u64, out: *mut u8) {
    let i = gpu::global_id();
    let v = unsafe { gpu::input(x.add(i * 2), 2) };
    let mut n = (v[0] as u128) << 64 | v[1] as u128;
    let dst = unsafe { gpu::row(out, i, 40) };
    for d in dst.iter_mut().rev() {
        *d = b'0' + (n % 10) as u8;
        n /= 10;
    }
}

struct Montgomery {
    m: u64,
    inv: u64,
    r2: u64,
}

impl Montgomery {
    #[inline(never)]
    fn new(m: u64) -> Self {
        let mut inv = m;
        for _ in 0..5 {
            inv = inv.wrapping_mul(2u64.wrapping_sub(m.wrapping_mul(inv)));
        }
        let r = (u64::MAX % m).wrapping_add(1) as u128;
        Self { m, inv: inv.wrapping_neg(), r2: (r * r % m as u128) as u64 }
    }
    fn reduce(&self, t: u128) -> u64 {
        let q = (t as u64).wrapping_mul(self.inv);
        let (sum, carry) = t.overflowing_add(q as u128 * self.m as u128);
        let r = (sum >> 64) as u64;
        if carry || r >= self.m { r.wrapping_sub(self.m) } else { r }
    }
}

#[no_mangle]
pub unsafe extern "C" fn montgomery_pow(x: *const u64, out: *mut u64, m: u64, e: u32) {
    let i = gpu::global_id();
    let ctx = Montgomery::new(m);
    let mut base = ctx.reduce(unsafe { gpu::input(x.add(i), 1) }[0] as u128 * ctx.r2 as u128);
    let mut acc = ctx.reduce(ctx.r2 as u128);
    let mut e = e;
    while e != 0 {
        if e & 1 == 1 {
            acc = ctx.reduce(acc as u128 * base as u128);
        }
        base = ctx.reduce(base as u128 * base as u128);
        e >>= 1;
    }
    unsafe { gpu::store(out, i, ctx.reduce(acc as u128)) };
}
