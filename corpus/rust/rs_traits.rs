// Trait objects, closures behind references, generics over traits, function pointers, recursion over a tree of boxes without a heap.
// run: --kernel shapes --grid 1 --block 64 --arg buf:f32x128:random:51:0.5:2 --arg out=buf:f32x64:zeros --tolerance 1e-5
// run: --kernel compose --grid 1 --block 64 --arg buf:u32x64:random:52 --arg out=buf:u32x64:zeros
// run: --kernel expression --grid 1 --block 32 --arg buf:i32x64:random:53:-50:50 --arg out=buf:i32x32:zeros
#![no_std]
#![feature(link_llvm_intrinsics)]
#![allow(internal_features)]
include!("../include/gpu.rs");

trait Shape {
    fn area(&self) -> f32;
    fn grow(&mut self, by: f32);
    fn name(&self) -> &'static str {
        "shape"
    }
}
struct Square(f32);
struct Rect {
    w: f32,
    h: f32,
}
impl Shape for Square {
    fn area(&self) -> f32 { self.0 * self.0 }
    fn grow(&mut self, by: f32) { self.0 += by }
}
impl Shape for Rect {
    fn area(&self) -> f32 { self.w * self.h }
    fn grow(&mut self, by: f32) { self.w *= by }
    fn name(&self) -> &'static str { "rectangle" }
}

#[inline(never)]
fn measure(s: &mut dyn Shape, by: f32) -> f32 {
    let before = s.area();
    s.grow(by);
    before + s.area() * s.name().len() as f32
}

#[no_mangle]
pub unsafe extern "C" fn shapes(x: *const f32, out: *mut f32) {
    let i = gpu::global_id();
    let v = unsafe { gpu::input(x.add(2 * i), 2) };
    let (mut a, mut b) = (Square(v[0]), Rect { w: v[0], h: v[1] });
    let which: &mut dyn Shape = if i % 3 == 0 { &mut a } else { &mut b };
    unsafe { gpu::store(out, i, measure(which, v[1])) };
}

fn xorshift(x: u32) -> u32 { x ^ x << 13 ^ x >> 17 }
fn mix(x: u32) -> u32 { x.wrapping_mul(0x9e37_79b1).rotate_left(7) }
static TABLE: [fn(u32) -> u32; 3] = [xorshift, mix, |x| !x];

#[inline(never)]
fn apply(f: &dyn Fn(u32) -> u32, x: u32, n: u32) -> u32 {
    (0..n).fold(x, |v, _| f(v))
}

#[no_mangle]
pub unsafe extern "C" fn compose(x: *const u32, out: *mut u32) {
    let i = gpu::global_id();
    let v = unsafe { gpu::input(x.add(i), 1) }[0];
    let captured = v >> 3;
    let own = |y: u32| y.wrapping_add(captured).rotate_right(5);
    let f: &dyn Fn(u32) -> u32 = if v & 1 == 0 { &own } else { &TABLE[(v % 3) as usize] };
    unsafe { gpu::store(out, i, apply(f, v, v % 5 + 1)) };
}

enum Expr<'a> {
    X,
    Num(i32),
    Add(&'a Expr<'a>, &'a Expr<'a>),
    Mul(&'a Expr<'a>, &'a Expr<'a>),
    IfNeg(&'a Expr<'a>, &'a Expr<'a>, &'a Expr<'a>),
}

#[inline(never)]
fn eval(e: &Expr, x: i32) -> i32 {
    match *e {
        Expr::X => x,
        Expr::Num(n) => n,
        Expr::Add(a, b) => eval(a, x).wrapping_add(eval(b, x)),
        Expr::Mul(a, b) => eval(a, x).wrapping_mul(eval(b, x)),
        Expr::IfNeg(c, a, b) => if eval(c, x) < 0 { eval(a, x) } else { eval(b, x) },
    }
}

#[no_mangle]
pub unsafe extern "C" fn expression(x: *const i32, out: *mut i32) {
    let i = gpu::global_id();
    let v = unsafe { gpu::input(x.add(2 * i), 2) };
    let n = Expr::Num(v[1]);
    let square = Expr::Mul(&Expr::X, &Expr::X);
    let sum = Expr::Add(&square, &n);
    let branch = Expr::IfNeg(&Expr::X, &sum, &Expr::Mul(&n, &Expr::X));
    unsafe { gpu::store(out, i, eval(&Expr::Add(&branch, &sum), v[0])) };
}
