// The core library's sorting and searching on private arrays: sort_unstable, select_nth, binary_search, dedup, rotate, partition_point.
// run: --kernel sort_rows --grid 1 --block 16 --arg data=buf:u32x512:random:41:0:500
// run: --kernel order_statistics --grid 1 --block 16 --arg buf:i16x336:random:42 --arg out=buf:i32x64:zeros
#![no_std]
#![feature(link_llvm_intrinsics)]
#![allow(internal_features)]
include!("../include/gpu.rs");

#[no_mangle]
pub unsafe extern "C" fn sort_rows(data: *mut u32) {
    let row = unsafe { gpu::row(data, gpu::global_id(), 32) };
    row.sort_unstable_by_key(|v| (v & 7, *v));
}

#[no_mangle]
pub unsafe extern "C" fn order_statistics(data: *const i16, out: *mut i32) {
    let i = gpu::global_id();
    let src = unsafe { gpu::input(data.add(21 * i), 21) };
    let mut a = [0i16; 21];
    a.copy_from_slice(src);
    let (_, median, _) = a.select_nth_unstable(10);
    let median = *median as i32;
    a.sort_unstable();
    let found = match a.binary_search(&src[3]) {
        Ok(at) | Err(at) => at,
    };
    let positive = a.partition_point(|v| *v < 0);
    a.rotate_left(positive);
    unsafe { gpu::row(out, i, 4) }.copy_from_slice(&[median, found as i32, positive as i32, a[0] as i32 - a[20] as i32]);
}
