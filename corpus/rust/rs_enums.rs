// Enums with data, match, Option and Result, a stack machine, slice patterns, iterator state machines.
// run: --kernel run_program --grid 1 --block 32 --arg buf:u8x512:random:31 --arg out=buf:i32x64:zeros
// run: --kernel parse_numbers --grid 1 --block 32 --arg buf:u8x320:random:32:46:58 --arg out=buf:i32x64:zeros
#![no_std]
#![feature(link_llvm_intrinsics, int_from_ascii)]
#![allow(internal_features)]
include!("../include/gpu.rs");

#[derive(Clone, Copy)]
enum Op {
    Push(i32),
    Add,
    Mul,
    Swap,
    Dup,
    JumpIf { offset: u8, below: i32 },
    Neg,
}

#[derive(Clone, Copy)]
enum Fault {
    Underflow(usize),
    Overflow,
    Fuel { left: u32 },
}

#[inline(never)]
fn decode(byte: u8) -> Option<Op> {
    Some(match byte & 15 {
        n @ 0..=4 => Op::Push(n as i32 * 3 - 5),
        5 | 6 => Op::Add,
        7 => Op::Mul,
        8 => Op::Swap,
        9 | 10 => Op::Dup,
        11 => Op::JumpIf { offset: byte >> 5, below: 40 },
        12 => Op::Neg,
        _ => return None,
    })
}

struct Stack {
    items: [i32; 8],
    len: usize,
}

impl Stack {
    fn pop(&mut self) -> Result<i32, Fault> {
        self.len = self.len.checked_sub(1).ok_or(Fault::Underflow(self.len))?;
        Ok(self.items[self.len])
    }
    fn push(&mut self, v: i32) -> Result<(), Fault> {
        *self.items.get_mut(self.len).ok_or(Fault::Overflow)? = v;
        self.len += 1;
        Ok(())
    }
}

#[inline(never)]
fn run(code: &[u8], fuel: u32) -> Result<i32, Fault> {
    let mut s = Stack { items: [1; 8], len: 4 };
    let (mut pc, mut left) = (0, fuel);
    while let Some(&byte) = code.get(pc) {
        left = left.checked_sub(1).ok_or(Fault::Fuel { left })?;
        pc += 1;
        match decode(byte) {
            Some(Op::Push(v)) => s.push(v)?,
            Some(Op::Add) => { let v = s.pop()?.wrapping_add(s.pop()?); s.push(v)? }
            Some(Op::Mul) => { let v = s.pop()?.wrapping_mul(s.pop()?); s.push(v)? }
            Some(Op::Swap) => { let (a, b) = (s.pop()?, s.pop()?); s.push(a)?; s.push(b)? }
            Some(Op::Dup) => { let a = s.pop()?; s.push(a)?; s.push(a)? }
            Some(Op::JumpIf { offset, below }) => if s.pop()? < below { pc += offset as usize },
            Some(Op::Neg) => { let a = s.pop()?; s.push(a.wrapping_neg())? }
            None => {}
        }
    }
    s.pop()
}

#[no_mangle]
pub unsafe extern "C" fn run_program(code: *const u8, out: *mut i32) {
    let i = gpu::global_id();
    let (tag, value) = match run(unsafe { gpu::input(code.add(16 * i), 16) }, 12) {
        Ok(v) => (0, v),
        Err(Fault::Underflow(n)) => (1, n as i32),
        Err(Fault::Overflow) => (2, 0),
        Err(Fault::Fuel { left }) => (3, left as i32),
    };
    unsafe { gpu::row(out, i, 2) }.copy_from_slice(&[tag, value]);
}

// Bytes between '.' and ':'; numbers are separated by anything that is no digit.
#[no_mangle]
pub unsafe extern "C" fn parse_numbers(text: *const u8, out: *mut i32) {
    let i = gpu::global_id();
    let bytes = unsafe { gpu::input(text.add(10 * i), 10) };
    let mut sum = 0i32;
    for word in bytes.split(|b| !b.is_ascii_digit()) {
        sum = match word {
            [] => sum,
            [d] => sum + (d - b'0') as i32,
            [first, .., last] => match u16::from_ascii_radix(word, 10).ok() {
                Some(n) => sum + n as i32,
                None => sum - (first ^ last) as i32,
            },
        };
    }
    let longest = bytes.split(|b| *b == b'.').map(<[u8]>::len).max().unwrap_or(0);
    unsafe { gpu::row(out, i, 2) }.copy_from_slice(&[sum, longest as i32]);
}
