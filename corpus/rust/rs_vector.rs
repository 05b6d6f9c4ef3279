// Slices with bounds checks, iterators, zips, windows and chunks.
// run: --kernel axpy --grid 2 --block 32 --arg buf:f32x64:random:1:-1:1 --arg buf:f32x64:random:2:-1:1 --arg out=buf:f32x64:zeros --arg u64:60 --arg f32:1.5 --tolerance 1e-6
// run: --kernel row_stats --grid 1 --block 32 --arg buf:f64x512:random:3:-1:1 --arg out=buf:f64x96:zeros --arg u64:16 --tolerance 1e-12
// run: --kernel moving_sum --grid 1 --block 16 --arg buf:i32x256:random:4:-100:100 --arg out=buf:i32x208:zeros
#![no_std]
#![feature(link_llvm_intrinsics)]
#![allow(internal_features)]
include!("../include/gpu.rs");

#[no_mangle]
pub unsafe extern "C" fn axpy(x: *const f32, y: *const f32, out: *mut f32, n: usize, a: f32) {
    let (x, y) = unsafe { (gpu::input(x, n), gpu::input(y, n)) };
    let i = gpu::global_id();
    if i < n {
        unsafe { gpu::store(out, i, a * x[i] + y[i]) };
    }
}

#[no_mangle]
pub unsafe extern "C" fn row_stats(x: *const f64, out: *mut f64, cols: usize) {
    let i = gpu::global_id();
    let row = &unsafe { gpu::input(x, cols * 32) }[i * cols..(i + 1) * cols];
    let sum: f64 = row.iter().sum();
    let max = row.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let spread = row.chunks_exact(2).map(|p| (p[0] - p[1]) * (p[0] - p[1])).filter(|d| *d > 0.01).sum::<f64>();
    unsafe { gpu::row(out, i, 3) }.copy_from_slice(&[sum, max, spread]);
}

#[no_mangle]
pub unsafe extern "C" fn moving_sum(x: *const i32, out: *mut i32) {
    let i = gpu::global_id();
    let row = unsafe { gpu::input(x.add(i * 16), 16) };
    let dst = unsafe { gpu::row(out, i, 13) };
    for (d, w) in dst.iter_mut().zip(row.windows(4)) {
        *d = w.iter().sum();
    }
    dst.reverse();
}
