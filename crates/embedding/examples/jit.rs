//! A JIT: each frame has an expression of its own, which becomes a kernel, and the kernel code for a GPU.
//!
//! The stages are expression → [`FunctionBuilder`] → SSA IR → bytes, without text in between. The bytes are run on the simulator of
//! that GPU, and compared with what the expression is on the host.

use std::fmt;
use std::io::Write;
use std::time::Instant;

use amdgpu_backend::Processor;
use embedding::Outcome;
use gpu_sim::binary::{Binary, Conditions};
use gpu_sim::launch::Launch;
use intel_backend::Device;
use ir::kernel::KernelDescription;
use ir::ssa::{FunctionBuilder, IntCc, Module, Type, Value};

/// An expression of `x`.
enum Expr {
    X,
    Number(f32),
    Add(Box<Expr>, Box<Expr>),
    Sub(Box<Expr>, Box<Expr>),
    Mul(Box<Expr>, Box<Expr>),
    Max(Box<Expr>, Box<Expr>),
    Sqrt(Box<Expr>),
}

impl Expr {
    /// The expression of a frame: another one each time.
    fn of_frame(frame: u32) -> Self {
        Self::grow(&mut (frame.wrapping_mul(0x9e37_79b9) | 1), 4)
    }

    fn grow(seed: &mut u32, depth: u32) -> Self {
        // Marsaglia's xorshift.
        *seed ^= *seed << 13;
        *seed ^= *seed >> 17;
        *seed ^= *seed << 5;
        let choice = *seed % 8;
        if depth == 0 {
            return if choice < 5 { Self::X } else { Self::Number((*seed >> 8) as f32 / 4e6) };
        }
        let a = Box::new(Self::grow(seed, depth - 1));
        if choice == 0 {
            return Self::Sqrt(a);
        }
        let b = Box::new(Self::grow(seed, depth - 1));
        match choice {
            1 | 2 => Self::Add(a, b),
            3 | 4 => Self::Sub(a, b),
            5 | 6 => Self::Mul(a, b),
            _ => Self::Max(a, b),
        }
    }

    /// The instructions that compute it.
    fn build(&self, f: &mut FunctionBuilder<'_>, x: Value) -> Value {
        let mut both = |a: &Self, b: &Self| (a.build(f, x), b.build(f, x));
        match self {
            Self::X => x,
            Self::Number(number) => f.float(Type::FLOAT, f64::from(*number)),
            Self::Add(a, b) => {
                let (a, b) = both(a, b);
                f.fadd(a, b)
            }
            Self::Sub(a, b) => {
                let (a, b) = both(a, b);
                f.fsub(a, b)
            }
            Self::Mul(a, b) => {
                let (a, b) = both(a, b);
                f.fmul(a, b)
            }
            Self::Max(a, b) => {
                let (a, b) = both(a, b);
                f.float_intrinsic("llvm.maxnum", &[a, b])
            }
            Self::Sqrt(a) => {
                let a = a.build(f, x);
                let positive = f.float_intrinsic("llvm.fabs", &[a]);
                f.float_intrinsic("llvm.sqrt", &[positive])
            }
        }
    }

    /// Evaluates the expression on the host.
    fn evaluate(&self, x: f32) -> f32 {
        match self {
            Self::X => x,
            Self::Number(number) => *number,
            Self::Add(a, b) => a.evaluate(x) + b.evaluate(x),
            Self::Sub(a, b) => a.evaluate(x) - b.evaluate(x),
            Self::Mul(a, b) => a.evaluate(x) * b.evaluate(x),
            Self::Max(a, b) => a.evaluate(x).max(b.evaluate(x)),
            Self::Sqrt(a) => a.evaluate(x).abs().sqrt(),
        }
    }
}

impl fmt::Display for Expr {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::X => f.write_str("x"),
            Self::Number(number) => write!(f, "{number}"),
            Self::Add(a, b) => write!(f, "({a} + {b})"),
            Self::Sub(a, b) => write!(f, "({a} - {b})"),
            Self::Mul(a, b) => write!(f, "({a} * {b})"),
            Self::Max(a, b) => write!(f, "max({a}, {b})"),
            Self::Sqrt(a) => write!(f, "sqrt(abs({a}))"),
        }
    }
}

/// Adds the kernel `frame(data, n)` to a module: for each of the first `n` elements of an array of floats, `x = f(x)`.
macro_rules! kernel {
    ($backend:ident, $expr:expr) => {{
        use $backend::kernel_builder;
        let mut module: Module = kernel_builder::module("frame");
        let params = [("data", kernel_builder::GLOBAL), ("n", Type::I32)];
        let mut f = FunctionBuilder::new(&mut module, "frame", kernel_builder::KERNEL, &params);
        let (data, n) = (f.arg(0), f.arg(1));
        let id = kernel_builder::global_id(&mut f, 0);
        let inside = f.icmp(IntCc::Slt, id, n);
        f.if_then(inside, |f| {
            let x = f.load_element(Type::FLOAT, data, id);
            let y = $expr.build(f, x);
            f.store_element(y, data, id);
        });
        f.finish();
        module
    }};
}

/// Code for a GPU.
enum Code {
    Ptx(String),
    Elf(Vec<u8>),
}

type Compiled = Result<(Code, KernelDescription), ir::diagnostic::Diagnostic>;

fn for_nvidia(expr: &Expr) -> Compiled {
    let options = nvptx_backend::Options::new(nvptx_backend::Sm::new(90));
    let output = nvptx_backend::compile(kernel!(nvptx_backend, expr), &options)?;
    let description = output.kernels()[0].clone();
    Ok((Code::Ptx(output.ptx), description))
}

fn for_amd(expr: &Expr) -> Compiled {
    let options = amdgpu_backend::Options::new(Processor::by_name("gfx1100")?);
    let output = amdgpu_backend::compile(kernel!(amdgpu_backend, expr), &options)?;
    Ok((Code::Elf(output.code_object(&[])?), output.kernels()[0].clone()))
}

fn for_intel(expr: &Expr) -> Compiled {
    let options = intel_backend::Options::new(Device::by_name("tgl")?);
    let output = intel_backend::compile(kernel!(intel_backend, expr), &options)?;
    Ok((Code::Elf(output.zebin()?), output.kernels()[0].clone()))
}

/// Elements of the array; not a multiple of the work-group's size.
const COUNT: usize = 100;

/// The array after the kernel ran.
fn simulate(code: &Code) -> Result<Vec<f32>, gpu_sim::fault::Fault> {
    let launch = Launch::parse_line(&format!(
        "--kernel frame --grid 2 --block 64 --arg data=buf:f32x{COUNT}:iota --arg i32:{COUNT}"
    ))?;
    let outcome = match code {
        Code::Ptx(ptx) => {
            let options = gpu_sim::ptx::Options::default();
            gpu_sim::ptx::Module::parse(ptx)?.run(&launch, &options)?
        }
        Code::Elf(bytes) => Binary::parse(bytes)?.run(&launch, Conditions::default(), None)?,
    };
    let data = &outcome.buffers[0];
    Ok((0..COUNT).map(|n| f32::from_bits(data.element(n) as u32)).collect())
}

/// Makes the kernels of some frames and runs them.
pub fn run(out: &mut dyn Write, frames: u32) -> Outcome {
    let targets: [(&str, fn(&Expr) -> Compiled); 3] =
        [("sm_90", for_nvidia), ("gfx1100", for_amd), ("tgl", for_intel)];
    for frame in 0..frames {
        let expr = Expr::of_frame(frame);
        writeln!(out, "frame {frame}: {expr}")?;
        for (name, compile) in targets {
            let start = Instant::now();
            let (code, kernel) = compile(&expr)?;
            let time = start.elapsed();
            let found = simulate(&code)?;
            let right = |(n, &y): (usize, &f32)| {
                let expected = expr.evaluate(n as f32);
                y == expected || (y.is_nan() && expected.is_nan())
            };
            let wrong = COUNT - found.iter().enumerate().filter(|&element| right(element)).count();
            let bytes = kernel.argument_bytes;
            writeln!(
                out,
                "  {name:8} {:6.2} ms, {bytes} bytes of arguments, f(7) = {}, {wrong} of {COUNT} wrong",
                time.as_secs_f64() * 1e3,
                found[7],
            )?;
        }
    }
    Ok(())
}

fn main() -> Outcome {
    run(&mut std::io::stdout(), 4)
}
