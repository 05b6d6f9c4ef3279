#![feature(auto_traits, no_core, lang_items, intrinsics, abi_ptx, rustc_attrs, abi_gpu_kernel)]
#![allow(internal_features)]
#![no_core]
#![crate_type = "lib"]
#[lang = "pointee_sized"] pub trait PointeeSized {}
#[lang = "meta_sized"] pub trait MetaSized: PointeeSized {}
#[lang = "sized"] pub trait Sized: MetaSized {}
#[lang = "copy"] pub trait Copy {}
impl Copy for i32 {} impl Copy for u32 {} impl Copy for f32 {} impl<T: PointeeSized> Copy for *const T {} impl<T: PointeeSized> Copy for *mut T {}
#[lang = "legacy_receiver"] pub trait LegacyReceiver {}
#[lang = "freeze"] pub auto trait Freeze {}
pub struct P { pub a: i32, pub b: f32, pub c: [u32; 3] }
#[no_mangle] pub extern "gpu-kernel" fn kernel(p: *mut P, q: *const P) { unsafe { (*p).a = (*q).a; (*p).b = (*q).b; (*p).c = [7, 8, (*q).a as u32]; } helper(p) }
#[inline(never)] fn helper(p: *mut P) { unsafe { (*p).b = 2.5; } }
