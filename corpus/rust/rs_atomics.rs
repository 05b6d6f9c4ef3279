// Atomics of the core library with several orderings on buffers of the host, fetch_update loops, MaybeUninit arrays, Cell.
// run: --kernel counters --grid 2 --block 64 --arg a=buf:u32x8:zeros --arg b=buf:i64x4:values:0,1000,-1000,0
// run: --kernel uninit_stack --grid 1 --block 32 --arg buf:u8x320:random:82:0:9 --arg out=buf:u32x32:zeros
#![no_std]
#![feature(link_llvm_intrinsics)]
#![allow(internal_features)]
include!("../include/gpu.rs");

use core::cell::Cell;
use core::mem::MaybeUninit;
use core::sync::atomic::{AtomicI64, AtomicU32, Ordering};

#[no_mangle]
pub unsafe extern "C" fn counters(a: *const AtomicU32, b: *const AtomicI64) {
    let i = gpu::global_id() as u32;
    let (a, b) = unsafe { (gpu::input(a, 8), gpu::input(b, 4)) };
    a[0].fetch_add(i, Ordering::Relaxed);
    a[1].fetch_or(1 << (i & 31), Ordering::AcqRel);
    a[2].fetch_max(i.wrapping_mul(77) & 0xfff, Ordering::SeqCst);
    a[3].fetch_xor(i * 0x0101, Ordering::Release);
    a[4].store(9, Ordering::Relaxed);
    let _ = a[5].fetch_update(Ordering::AcqRel, Ordering::Acquire, |v| Some(v + (i & 3)));
    let _ = a[6].compare_exchange(0, 5, Ordering::SeqCst, Ordering::Relaxed);
    b[0].fetch_sub(i as i64, Ordering::Relaxed);
    b[1].fetch_min(500 - i as i64, Ordering::AcqRel);
    b[2].fetch_max(i as i64 - 500, Ordering::Acquire);
    b[3].fetch_add(1 << (i & 7), Ordering::SeqCst);
}

#[no_mangle]
pub unsafe extern "C" fn uninit_stack(x: *const u8, out: *mut u32) {
    let i = gpu::global_id();
    let row = unsafe { gpu::input(x.add(10 * i), 10) };
    let mut stack = [const { MaybeUninit::<u32>::uninit() }; 10];
    let top = Cell::new(0usize);
    for &v in row {
        if v >= 3 {
            stack[top.get()].write(v as u32);
            top.set(top.get() + 1);
        } else if top.get() > 0 {
            top.set(top.get() - 1);
        }
    }
    let sum = stack[..top.get()].iter().fold(0u32, |s, v| s.wrapping_mul(11).wrapping_add(unsafe { v.assume_init() }));
    unsafe { gpu::store(out, i, sum) };
}
