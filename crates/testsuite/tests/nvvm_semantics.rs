//! Results of the `llvm.nvvm.*` intrinsics on numbers: the interpreter against the simulator of the PTX
//! that the backend makes of them, on special and random values.
//!
//! Each intrinsic becomes a kernel whose threads take their operands from a buffer and store the result.

use gpu_sim::launch::{Launch, first_difference};
use std::fmt::Write as _;
use testsuite::{parallel, pipeline};

/// One declaration in a line; the format is told in `nvvm_intrinsics.rs`.
const DECLARATIONS: &str = include_str!("data/nvvm-intrinsics.txt");

/// Families whose results depend on more than their operands, or that touch memory.
const OTHERS: &[&str] = &[
    "activemask",
    "bar",
    "barrier",
    "cp",
    "elect",
    "exit",
    "fence",
    "getctarank",
    "match",
    "mbarrier",
    "membar",
    "mma",
    "movmatrix",
    "nanosleep",
    "read",
    "redux",
    "setmaxnreg",
    "shfl",
    "suld",
    "suq",
    "sust",
    "tcgen05",
    "tex",
    "tld4",
    "txq",
    "vote",
    "wgmma",
    "wmma",
    "barrier0",
    "clusterlaunchcontrol",
    "istypep",
    "isspacep",
    "reflect",
    "griddepcontrol",
    "is_explicit_cluster",
    "pm",
];

/// Threads of a kernel, each with its own operands.
const THREADS: usize = 128;

/// A scalar or vector type: LLVM's text, bits of a lane, lanes, and whether it is a float.
#[derive(Clone)]
struct Type {
    text: String,
    bits: u32,
    lanes: u32,
    float: bool,
}

fn parse_type(short: &str) -> Option<Type> {
    if let Some(rest) = short.strip_prefix('v').filter(|_| short != "void") {
        let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
        let (lanes, elem) = (rest[..digits].parse().ok()?, parse_type(&rest[digits..])?);
        return Some(Type { text: format!("<{lanes} x {}>", elem.text), lanes, ..elem });
    }
    let float = |text: &str, bits| Some(Type { text: text.into(), bits, lanes: 1, float: true });
    match short {
        "f16" => float("half", 16),
        "bf16" => float("bfloat", 16),
        "f32" => float("float", 32),
        "f64" => float("double", 64),
        _ => {
            let bits = short.strip_prefix('i')?.parse().ok().filter(|&b| b <= 64)?;
            Some(Type { text: short.into(), bits, lanes: 1, float: false })
        }
    }
}

impl Type {
    /// Bytes in memory; a slot has 8.
    fn fits(&self) -> bool {
        self.bits.max(8) * self.lanes <= 64 && (self.bits >= 8 || self.lanes == 1)
    }

    /// Interesting patterns, then pseudo-random ones.
    fn patterns(&self, thread: usize, seed: u64) -> u64 {
        let mut z = (seed ^ (thread as u64 + 1) << 20).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^= z >> 31;
        let special = |z: u64| -> u64 {
            if !self.float {
                return [0, 1, 2, 31, 32, 0x7fff_ffff, u64::MAX, 1 << 63, 0x8000_0000]
                    [z as usize % 9];
            }
            let values = [
                0.0,
                -0.0,
                1.0,
                -1.5,
                0.5,
                2.5,
                3.5,
                1e9,
                -3e9,
                f64::INFINITY,
                -f64::INFINITY,
                6e-8,
                1e-40,
                65504.0,
                1e-310,
            ];
            let x = values[z as usize % values.len()];
            match (self.bits, self.text.contains("bfloat")) {
                (64, _) => x.to_bits(),
                (32, _) => u64::from((x as f32).to_bits()),
                (_, true) => u64::from((x as f32).to_bits() >> 16),
                _ => gpu_sim::float::narrow(
                    gpu_sim::float::Format::F16,
                    x,
                    gpu_sim::float::Round::NearestEven,
                ),
            }
        };
        let lane = |z: u64| if z & 3 == 0 { special(z >> 8) } else { z.rotate_left(17) };
        (0..self.lanes).fold(0, |all, n| {
            let mask = u64::MAX >> (64 - self.bits);
            all | (lane(z.rotate_left(7 * n)) & mask) << (n * self.bits.max(8) % 64)
        })
    }
}

/// A kernel that calls the intrinsic of a line, with its launch; none where the line is of another kind.
fn kernel(line: &str) -> Option<(String, String, String)> {
    let mut items = line.split(' ');
    let (name, result) = (items.next()?, items.next()?);
    if OTHERS.contains(&name.split('.').next()?) {
        return None;
    }
    let result = parse_type(result).filter(Type::fits)?;
    let mut body = String::new();
    let (mut declared, mut given, mut values) = (Vec::new(), Vec::new(), Vec::new());
    let mut inputs: Vec<Type> = Vec::new();
    for item in items {
        let (item, count) = item.split_once('*').unwrap_or((item, "1"));
        let (ty, constants) = item.split_once('=').unwrap_or((item, ""));
        for _ in 0..count.parse::<usize>().ok()? {
            let ty = parse_type(ty).filter(Type::fits)?;
            if !constants.is_empty() {
                let first = constants.split(['|', '.']).next()?;
                let first =
                    if ty.bits == 1 { if first == "0" { "false" } else { "true" } } else { first };
                declared.push(format!("{} immarg", ty.text));
                given.push(format!("{} {first}", ty.text));
                continue;
            }
            let n = inputs.len();
            writeln!(body, " %p{n} = getelementptr [8 x i8], ptr addrspace(1) %in, i32 %at{n}")
                .ok()?;
            if ty.bits < 8 {
                writeln!(
                    body,
                    " %b{n} = load i8, ptr addrspace(1) %p{n}\n %v{n} = trunc i8 %b{n} to {}",
                    ty.text
                )
                .ok()?;
            } else {
                writeln!(body, " %v{n} = load {}, ptr addrspace(1) %p{n}", ty.text).ok()?;
            }
            declared.push(ty.text.clone());
            given.push(format!("{} %v{n}", ty.text));
            inputs.push(ty);
        }
    }
    let mut index = String::new();
    for n in 0..inputs.len() {
        writeln!(index, " %at{n} = add i32 %t, {}", n * THREADS).ok()?;
    }
    for (n, ty) in inputs.iter().enumerate() {
        let seed = (n as u64) << 8 ^ name.len() as u64;
        values.extend((0..THREADS).map(|t| format!("{:#x}", ty.patterns(t, seed))));
    }
    let (stored, store) = if result.bits < 8 {
        (format!(" %w = zext {} %r to i8\n", result.text), "i8 %w".to_owned())
    } else {
        (String::new(), format!("{} %r", result.text))
    };
    let text = format!(
        "target datalayout = \"e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64\"\n\
         target triple = \"nvptx64-nvidia-cuda\"\n\
         declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n\
         declare {} @llvm.nvvm.{name}({})\n\
         define ptx_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out) {{\n \
         %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n{index}{body} \
         %r = call {} @llvm.nvvm.{name}({})\n{stored} \
         %o = getelementptr [8 x i8], ptr addrspace(1) %out, i32 %t\n \
         store {store}, ptr addrspace(1) %o\n ret void\n}}\n",
        result.text,
        declared.join(", "),
        result.text,
        given.join(", "),
    );
    let launch = format!(
        "--kernel k --grid 1 --block {THREADS} --arg in=buf:u64x{}:values:{} --arg out=buf:u64x{THREADS}:zeros",
        values.len().max(1),
        if values.is_empty() { "0".to_owned() } else { values.join(",") },
    );
    Some((name.to_owned(), text, launch))
}

#[test]
fn intrinsics_on_numbers_mean_the_same_to_interpreter_and_backend() {
    let kernels: Vec<_> = DECLARATIONS.lines().filter_map(kernel).collect();
    assert!(kernels.len() > 400, "{} intrinsics", kernels.len());
    let results = parallel::map(&kernels, |(name, text, launch)| {
        let launch = Launch::parse_line(launch).map_err(|e| format!("{name}: {e}"))?;
        let module =
            pipeline::read("intrinsic.ll", text.as_bytes()).map_err(|e| format!("{name}: {e}"))?;
        // What the backend refuses for every GPU is told by another test.
        let Some(ptx) =
            ["sm_90", "sm_120a"].iter().find_map(|gpu| pipeline::compile(module.clone(), gpu).ok())
        else {
            return Ok(false);
        };
        let expected = match pipeline::interpret(&module, &launch) {
            Ok(outcome) => outcome,
            Err(fault) if fault.starts_with("not supported") => return Ok(false),
            Err(fault) => return Err(format!("{name}: interpreter: {fault}")),
        };
        let found = pipeline::simulate(&ptx, &launch)
            .map_err(|e| format!("{name}: simulator: {e}\n{ptx}"))?;
        match first_difference(&expected, &found, None) {
            None => Ok(true),
            Some(d) => Err(format!("{name}: {d}")),
        }
    });
    let ran = results.iter().filter(|r| **r == Ok(true)).count();
    let failures: Vec<String> = results.into_iter().filter_map(Result::err).collect();
    assert!(
        failures.is_empty(),
        "{} of {}\n{}",
        failures.len(),
        kernels.len(),
        failures.join("\n")
    );
    assert!(ran > 410, "only {ran} ran");
}
