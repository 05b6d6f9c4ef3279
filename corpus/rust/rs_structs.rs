// Structs by value: a large kernel parameter (byval), returns through sret, tuples, arrays by value, nested generics, scalar pairs.
// run: --kernel transform --grid 1 --block 32 --arg {f64:1;f64:0.5;f64:0;f64:0.25;f64:1;f64:-0.5;f64:0;f64:2;f64:1;f64:10;f64:20;f64:30;u32:3;u32:1} --arg buf:f64x96:random:61:-1:1 --arg out=buf:f64x96:zeros --tolerance 1e-12
// run: --kernel returns --grid 1 --block 64 --arg buf:u32x64:random:62 --arg out=buf:u64x64:zeros
#![no_std]
#![feature(link_llvm_intrinsics)]
#![allow(internal_features)]
include!("../include/gpu.rs");

#[repr(C)]
#[derive(Clone, Copy)]
pub struct Affine {
    m: [[f64; 3]; 3],
    t: [f64; 3],
    steps: u32,
    flags: u32,
}

#[inline(never)]
fn step(a: Affine, p: [f64; 3]) -> [f64; 3] {
    let mut r = a.t;
    for (row, out) in a.m.iter().zip(r.iter_mut()) {
        *out += row.iter().zip(p).map(|(m, x)| m * x).sum::<f64>();
    }
    r
}

#[no_mangle]
pub unsafe extern "C" fn transform(a: Affine, x: *const f64, out: *mut f64) {
    let i = gpu::global_id();
    let v = unsafe { gpu::input(x.add(3 * i), 3) };
    let mut p = [v[0], v[1], v[2]];
    let mut b = a;
    for k in 0..a.steps {
        if a.flags & 1 << k != 0 {
            b.t[k as usize % 3] *= 0.5;
        }
        p = step(b, p);
    }
    unsafe { gpu::row(out, i, 3) }.copy_from_slice(&p);
}

#[derive(Clone, Copy, Default, PartialEq)]
struct Wide {
    a: u64,
    b: [u16; 5],
    c: Option<u32>,
}

#[inline(never)]
fn make(v: u32) -> Wide {
    let mut w = Wide { a: v as u64 * 3, ..Wide::default() };
    for (i, b) in w.b.iter_mut().enumerate() {
        *b = (v >> (3 * i)) as u16;
    }
    w.c = if v % 3 == 0 { None } else { Some(v ^ 0x5555) };
    w
}
#[inline(never)]
fn pair(w: &Wide, at: usize) -> (u64, bool) {
    (w.a + w.b[at % w.b.len()] as u64, w.c.is_some())
}
#[inline(never)]
fn triple(w: Wide) -> (u32, Wide, i8) {
    let mut copy = w;
    copy.b.swap(0, 4);
    (w.c.unwrap_or(11), copy, -(w.b[1] as i8 >> 1))
}

#[no_mangle]
pub unsafe extern "C" fn returns(x: *const u32, out: *mut u64) {
    let i = gpu::global_id();
    let w = make(unsafe { gpu::input(x.add(i), 1) }[0]);
    let (sum, some) = pair(&w, i);
    let (c, other, small) = triple(w);
    let equal = other == w;
    unsafe { gpu::store(out, i, sum.wrapping_mul(31) + c as u64 + pair(&other, 0).0 + (some as u64) * 7 + equal as u64 + small as u8 as u64) };
}
