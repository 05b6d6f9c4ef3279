//! Operations with their rounding written down, on AMD processors: our code in the simulator against the operations as
//! they are defined, for each rounding, in functions whose own mode is any other, and by the mode that a program sets.

use amdgpu_backend::Processor;
use gpu_sim::amd::{Module, Options};
use gpu_sim::float::{self, Format, IntType, Mode, Round};
use gpu_sim::launch::{Arg, Buffer, Init, Launch, ValueType};
use std::fmt::Write as _;
use testsuite::amd::{GENERATIONS, Tools, agree, compile};
use testsuite::{parallel, pipeline};

/// A type of operands and results.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Ty {
    Float(Format),
    Int(u32),
}

const F16: Ty = Ty::Float(Format::F16);
const BF16: Ty = Ty::Float(Format::Bf16);
const F32: Ty = Ty::Float(Format::F32);
const F64: Ty = Ty::Float(Format::F64);
const I16: Ty = Ty::Int(16);
const I32: Ty = Ty::Int(32);
const I64: Ty = Ty::Int(64);

impl Ty {
    fn bits(self) -> u32 {
        match self {
            Ty::Float(format) => format.bits(),
            Ty::Int(bits) => bits,
        }
    }

    fn format(self) -> Format {
        match self {
            Ty::Float(format) => format,
            Ty::Int(_) => unreachable!("a float"),
        }
    }

    fn name(self) -> &'static str {
        match self {
            Ty::Float(Format::F16) => "half",
            Ty::Float(Format::Bf16) => "bfloat",
            Ty::Float(Format::F32) => "float",
            Ty::Float(_) => "double",
            Ty::Int(16) => "i16",
            Ty::Int(32) => "i32",
            Ty::Int(_) => "i64",
        }
    }

    fn suffix(self) -> String {
        match self {
            Ty::Float(Format::Bf16) => "bf16".to_owned(),
            Ty::Float(format) => format!("f{}", format.bits()),
            Ty::Int(bits) => format!("i{bits}"),
        }
    }

    fn value_type(self) -> ValueType {
        match self.bits() {
            16 => ValueType::U16,
            32 => ValueType::U32,
            _ => ValueType::U64,
        }
    }
}

/// A number as a vector type's name has it.
fn shaped(name: &str, lanes: u32) -> String {
    if lanes == 1 { name.to_owned() } else { format!("<{lanes} x {name}>") }
}

/// The exact result, rounded once; none where it is nothing in particular.
type Definition = fn(&Operation, &[u64], Round) -> Option<u64>;

/// An operation on types.
struct Operation {
    /// The intrinsic's name, between `constrained.` and the types.
    name: &'static str,
    operands: Vec<Ty>,
    result: Ty,
    lanes: u32,
    definition: Definition,
}

impl Operation {
    fn on(name: &'static str, ty: Ty, count: usize, definition: Definition) -> Self {
        Self { name, operands: vec![ty; count], result: ty, lanes: 1, definition }
    }

    fn cast(name: &'static str, from: Ty, to: Ty, definition: Definition) -> Self {
        Self { name, operands: vec![from], result: to, lanes: 1, definition }
    }

    fn wide(self, lanes: u32) -> Self {
        Self { lanes, ..self }
    }

    fn symbol(&self) -> String {
        let prefix = if self.lanes == 1 { String::new() } else { format!("v{}", self.lanes) };
        let result = format!("{prefix}{}", self.result.suffix());
        let first = format!("{prefix}{}", self.operands[0].suffix());
        let last = format!("{prefix}{}", self.operands[self.operands.len() - 1].suffix());
        match (self.name, first == result && last == result) {
            ("ldexp", _) => format!("{}.{result}.{last}", self.name),
            (_, true) => format!("{}.{result}", self.name),
            _ => format!("{}.{result}.{first}", self.name),
        }
    }
}

fn rounded(round: Round) -> Mode {
    Mode { round, ..Mode::NEAREST }
}

fn add(op: &Operation, x: &[u64], round: Round) -> Option<u64> {
    Some(float::add(op.result.format(), x[0], x[1], rounded(round)))
}

fn sub(op: &Operation, x: &[u64], round: Round) -> Option<u64> {
    Some(float::sub(op.result.format(), x[0], x[1], rounded(round)))
}

fn mul(op: &Operation, x: &[u64], round: Round) -> Option<u64> {
    Some(float::mul(op.result.format(), x[0], x[1], rounded(round)))
}

fn div(op: &Operation, x: &[u64], round: Round) -> Option<u64> {
    Some(float::div(op.result.format(), x[0], x[1], rounded(round)))
}

fn fma(op: &Operation, x: &[u64], round: Round) -> Option<u64> {
    Some(float::fma(op.result.format(), x[0], x[1], x[2], rounded(round)))
}

fn sqrt(op: &Operation, x: &[u64], round: Round) -> Option<u64> {
    Some(float::sqrt(op.result.format(), x[0], rounded(round)))
}

/// A remainder is exact whatever the rounding.
fn rem(op: &Operation, x: &[u64], _: Round) -> Option<u64> {
    Some(float::rem(op.result.format(), x[0], x[1]))
}

fn convert(op: &Operation, x: &[u64], round: Round) -> Option<u64> {
    let (from, to) = (op.operands[0].format(), op.result.format());
    Some(float::convert(from, to, x[0], rounded(round)))
}

fn from_signed(op: &Operation, x: &[u64], round: Round) -> Option<u64> {
    let shift = 64 - op.operands[0].bits();
    let value = (x[0] << shift).cast_signed() >> shift;
    Some(float::from_int(op.result.format(), i128::from(value), round))
}

fn from_unsigned(op: &Operation, x: &[u64], round: Round) -> Option<u64> {
    Some(float::from_int(op.result.format(), i128::from(x[0]), round))
}

fn integral(op: &Operation, x: &[u64], round: Round) -> Option<u64> {
    Some(float::round_to_integral(op.result.format(), x[0], round, false))
}

fn to_integer(op: &Operation, x: &[u64], round: Round) -> Option<u64> {
    let format = op.operands[0].format();
    let bits = op.result.bits();
    let fits = float::widen(format, x[0]).abs() < 2f64.powi(bits.cast_signed() - 2);
    let to = IntType { bits, signed: true };
    let mask = u64::MAX >> (64 - bits);
    fits.then(|| float::to_int(format, x[0], round, false, to) & mask)
}

fn scaled(op: &Operation, x: &[u64], round: Round) -> Option<u64> {
    let exponent = x[1] as u32 as i32;
    let format = op.result.format();
    let tame = exponent.abs() < 300;
    tame.then(|| float::narrow(format, float::widen(format, x[0]) * 2f64.powi(exponent), round))
}

/// All operations whose results depend on the rounding.
fn operations() -> Vec<Operation> {
    let mut all = Vec::new();
    for ty in [F16, F32, F64, BF16] {
        all.push(Operation::on("fadd", ty, 2, add));
        all.push(Operation::on("fsub", ty, 2, sub));
        all.push(Operation::on("fmul", ty, 2, mul));
    }
    for ty in [F16, F32, F64] {
        all.push(Operation::on("fdiv", ty, 2, div));
        all.push(Operation::on("frem", ty, 2, rem));
        all.push(Operation::on("fma", ty, 3, fma));
        all.push(Operation::on("sqrt", ty, 1, sqrt));
        all.push(Operation::on("rint", ty, 1, integral));
        all.push(Operation::on("nearbyint", ty, 1, integral));
        all.push(Operation::cast("lrint", ty, I32, to_integer));
        all.push(Operation::cast("llrint", ty, I64, to_integer));
        for from in [I16, I32, I64] {
            all.push(Operation::cast("sitofp", from, ty, from_signed));
            all.push(Operation::cast("uitofp", from, ty, from_unsigned));
        }
    }
    for (from, to) in [(F32, F16), (F64, F32), (F64, F16), (F32, BF16)] {
        all.push(Operation::cast("fptrunc", from, to, convert));
    }
    for ty in [F16, F32] {
        let operands = vec![ty, I32];
        all.push(Operation { operands, ..Operation::on("ldexp", ty, 1, scaled) });
        all.push(Operation::on("fadd", ty, 2, add).wide(2));
        all.push(Operation::on("fmul", ty, 2, mul).wide(4));
        all.push(Operation::on("fma", ty, 3, fma).wide(3));
    }
    all.push(Operation::on("fdiv", F32, 2, div).wide(2));
    all.push(Operation::on("fadd", F64, 2, add).wide(2));
    all.push(Operation::cast("fptrunc", F32, F16, convert).wide(2));
    all
}

/// The roundings, with their names and LLVM's numbers.
const ROUNDINGS: [(Round, &str, u32); 4] = [
    (Round::NearestEven, "tonearest", 1),
    (Round::Up, "upward", 2),
    (Round::Down, "downward", 3),
    (Round::TowardZero, "towardzero", 0),
];

/// Source of a kernel's rounding.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Way {
    /// The operation names it.
    Named,
    /// The operation names it, and the program's is another.
    NamedBeside,
    /// The operation takes the program's.
    Set,
}

const WAYS: [Way; 3] = [Way::Named, Way::NamedBeside, Way::Set];

/// Work-items of a launch, each for as many numbers as the vector has.
const ITEMS: u32 = 1024;

fn kernel(text: &mut String, name: &str, op: &Operation, way: Way, rounding: usize) {
    let (_, word, number) = ROUNDINGS[rounding];
    let other = ROUNDINGS[(rounding + 1) % 4].2;
    let params: Vec<String> =
        (0..op.operands.len()).map(|n| format!("ptr addrspace(1) %p{n}")).collect();
    let params = params.join(", ");
    let attrs = if way == Way::Named { "" } else { " #0" };
    writeln!(text, "define amdgpu_kernel void @{name}({params}, ptr addrspace(1) %out){attrs} {{")
        .unwrap();
    match way {
        Way::Named => {}
        Way::NamedBeside => {
            writeln!(text, "call void @llvm.set.rounding(i32 {other}) #0").unwrap();
        }
        Way::Set => writeln!(text, "call void @llvm.set.rounding(i32 {number}) #0").unwrap(),
    }
    text.push_str(
        "%wi = call i32 @llvm.amdgcn.workitem.id.x()\n%wg = call i32 @llvm.amdgcn.workgroup.id.x()\n\
         %wb = mul i32 %wg, 64\n%i = add i32 %wb, %wi\n",
    );
    let mut args = Vec::new();
    for (n, ty) in op.operands.iter().enumerate() {
        let ty = shaped(ty.name(), op.lanes);
        // Vectors of three have the room of four.
        writeln!(text, "%q{n} = getelementptr {ty}, ptr addrspace(1) %p{n}, i32 %i").unwrap();
        writeln!(text, "%v{n} = load {ty}, ptr addrspace(1) %q{n}").unwrap();
        args.push(format!("{ty} %v{n}"));
    }
    let named = if way == Way::Set { "dynamic" } else { word };
    let to = shaped(op.result.name(), op.lanes);
    writeln!(
        text,
        "%r = call {to} @llvm.experimental.constrained.{}({}, metadata !\"round.{named}\", metadata !\"fpexcept.ignore\"){attrs}",
        op.symbol(),
        args.join(", ")
    )
    .unwrap();
    writeln!(text, "%o = getelementptr {to}, ptr addrspace(1) %out, i32 %i").unwrap();
    writeln!(text, "store {to} %r, ptr addrspace(1) %o\nret void\n}}").unwrap();
}

fn declaration(op: &Operation) -> String {
    let operands: Vec<String> = op.operands.iter().map(|t| shaped(t.name(), op.lanes)).collect();
    let to = shaped(op.result.name(), op.lanes);
    let (symbol, operands) = (op.symbol(), operands.join(", "));
    format!(
        "declare {to} @llvm.experimental.constrained.{symbol}({operands}, metadata, metadata)\n"
    )
}

/// Numbers that roundings differ on: of all sizes, with few digits and with all, and the special ones.
fn numbers(ty: Ty, seed: u64, count: u32) -> Vec<u64> {
    let mut state = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
    let mut random = || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        state
    };
    (0..count)
        .map(|n| {
            let bits = random() >> (64 - ty.bits());
            let Ty::Float(format) = ty else {
                return bits >> (random() % u64::from(ty.bits()));
            };
            let (digits, sign) = (format.mantissa_bits(), bits & format.sign_bit());
            let bias = (1u64 << (format.exponent_bits() - 1)) - 1;
            let mantissa = bits & ((1 << digits) - 1);
            let exponent = |e: u64| sign | e << digits | mantissa;
            match n % 8 {
                // Few digits: sums, quotients and roots are exact.
                0 => {
                    let kept = mantissa & !(u64::MAX >> (64 - digits + 3));
                    sign | (bias + random() % 8) << digits | kept
                }
                1 | 2 => exponent(bias - 4 + random() % 8),
                3 => exponent(bias - 12 + random() % 24),
                4 => exponent(random() % 4),
                5 => exponent(2 * bias - random() % 3),
                6 if random() % 4 == 0 => {
                    let special = [0, format.infinity(), format.nan(), 1, format.infinity() - 1];
                    sign | special[(random() % 5) as usize]
                }
                _ => bits,
            }
        })
        .collect()
}

/// Distance of vectors, in numbers.
fn stride(lanes: u32) -> u32 {
    lanes.next_power_of_two()
}

fn launch(name: &str, op: &Operation, inputs: &[Vec<u64>]) -> Launch {
    let count = u64::from(ITEMS * stride(op.lanes));
    let buffer = |ty: Ty, init: Init| {
        Arg::Buffer(Buffer { name: Some("b".to_owned()), ty: ty.value_type(), count, init })
    };
    let mut args: Vec<Arg> = op
        .operands
        .iter()
        .zip(inputs)
        .map(|(&ty, values)| buffer(ty, Init::Values(values.clone())))
        .collect();
    args.push(buffer(op.result, Init::Zeros));
    let line = format!("--kernel {name} --grid {} --block 64", ITEMS / 64);
    let mut launch = Launch::parse_line(&line).expect("a launch");
    launch.args = args;
    launch
}

/// The first difference of a launch's results from what they should be.
fn difference(
    object: &Module,
    name: &str,
    op: &Operation,
    inputs: &[Vec<u64>],
    round: Round,
) -> Option<String> {
    let outcome = match object.run(&launch(name, op, inputs), &Options::default()) {
        Ok(outcome) => outcome,
        Err(fault) => return Some(format!("{name}: {fault}")),
    };
    let out = outcome.buffers.last().expect("the results");
    let size = op.result.bits() as usize / 8;
    let stride = stride(op.lanes) as usize;
    for (n, bytes) in out.bytes.chunks_exact(size).enumerate() {
        if n % stride >= op.lanes as usize {
            continue;
        }
        let found = bytes.iter().rev().fold(0u64, |v, &b| v << 8 | u64::from(b));
        let operands: Vec<u64> = inputs.iter().map(|values| values[n]).collect();
        let Some(expected) = (op.definition)(op, &operands, round) else { continue };
        let both_nan = match op.result {
            Ty::Float(format) => format.is_nan(found) && format.is_nan(expected),
            Ty::Int(_) => false,
        };
        if found != expected && !both_nan {
            return Some(format!("{name}: of {operands:x?} {found:x}, not {expected:x}"));
        }
    }
    None
}

fn module_of(operations: &[Operation]) -> (String, Vec<(String, usize, usize)>) {
    let mut text = String::from(
        "target triple = \"amdgcn-amd-amdhsa\"\ndeclare i32 @llvm.amdgcn.workitem.id.x()\n\
         declare i32 @llvm.amdgcn.workgroup.id.x()\ndeclare void @llvm.set.rounding(i32)\n",
    );
    let mut kernels = Vec::new();
    for (n, op) in operations.iter().enumerate() {
        text.push_str(&declaration(op));
        for (rounding, &(_, word, _)) in ROUNDINGS.iter().enumerate() {
            for way in WAYS {
                // The rounding of `bfloat` is no field of the mode.
                if way == Way::Set && op.result == BF16 {
                    continue;
                }
                let name = format!("{}.{word}.{way:?}", op.symbol()).replace('.', "_");
                kernel(&mut text, &name, op, way, rounding);
                kernels.push((name, n, rounding));
            }
        }
    }
    text.push_str("attributes #0 = { strictfp }\n");
    (text, kernels)
}

#[test]
fn operations_round_as_they_say() {
    let operations = operations();
    let (text, kernels) = module_of(&operations);
    let inputs: Vec<Vec<Vec<u64>>> = operations
        .iter()
        .enumerate()
        .map(|(n, op)| {
            let of = |(k, &ty): (usize, &Ty)| {
                let seed = (n * 4 + k + 1) as u64;
                let values = numbers(ty, seed, ITEMS * stride(op.lanes));
                // Exponents are small.
                let small = |v: u64| (v % 64).wrapping_sub(32) & 0xffff_ffff;
                if op.name == "ldexp" && k == 1 {
                    values.into_iter().map(small).collect()
                } else {
                    values
                }
            };
            op.operands.iter().enumerate().map(of).collect()
        })
        .collect();
    let failures: Vec<String> = parallel::map(&GENERATIONS, |&(cpu, _)| {
        let module = pipeline::read("rounding.ll", text.as_bytes()).expect("a module");
        let object = match compile(module, cpu, 3) {
            Ok(object) => Module::parse(&object).expect("an object"),
            Err(error) => return vec![format!("{cpu}: {error}")],
        };
        kernels
            .iter()
            .filter_map(|(name, n, rounding)| {
                let round = ROUNDINGS[*rounding].0;
                difference(&object, name, &operations[*n], &inputs[*n], round)
            })
            .map(|e| format!("{cpu}: {e}"))
            .collect()
    })
    .concat();
    let count = failures.len();
    assert!(failures.is_empty(), "{count} wrong\n{}", failures.join("\n"));
}

/// Programs that read and write the environment, optimised and not, against the interpreter.
#[test]
fn environments_agree() {
    let text = include_str!("data/amd-environment.ll");
    let launches = Launch::from_comments(text).expect("launches");
    assert!(launches.len() >= 25, "only {} launches", launches.len());
    let failures: Vec<String> = parallel::map(&GENERATIONS, |&(cpu, _)| {
        let read = || pipeline::read("environment.ll", text.as_bytes()).expect("a module");
        let mut wrong = Vec::new();
        for level in [0, 3] {
            let object = match compile(read(), cpu, level) {
                Ok(object) => object,
                Err(error) => return vec![format!("{cpu}, -O{level}: {error}")],
            };
            let module = read();
            let found = launches
                .iter()
                .filter_map(|l| agree(&module, &object, std::slice::from_ref(l)).err());
            wrong.extend(found.map(|e| format!("{cpu}, -O{level}: {e}")));
        }
        wrong
    })
    .concat();
    let count = failures.len();
    assert!(failures.is_empty(), "{count} wrong\n{}", failures.join("\n"));
}

/// A kernel that interpolates attributes: by LDS, and from gfx11 on in registers.
fn interpolation(cpu: &str) -> String {
    const HEAD: &str = "target triple = \"amdgcn-amd-amdhsa\"\n\
        define amdgpu_kernel void @k(ptr addrspace(1) %o, float %i, float %j, i32 %m) {\n";
    const OLD: &str = "\
        %a = call float @llvm.amdgcn.interp.p1(float %i, i32 1, i32 2, i32 %m)\n\
        %b = call float @llvm.amdgcn.interp.p2(float %a, float %j, i32 3, i32 4, i32 %m)\n\
        %c = call float @llvm.amdgcn.interp.mov(i32 2, i32 1, i32 3, i32 %m)\n\
        %d = call float @llvm.amdgcn.interp.p1.f16(float %i, i32 1, i32 2, i1 0, i32 %m)\n\
        %e = call half @llvm.amdgcn.interp.p2.f16(float %d, float %j, i32 1, i32 2, i1 0, i32 %m)\n\
        %f = call float @llvm.amdgcn.interp.p1.f16(float %i, i32 3, i32 5, i1 1, i32 %m)\n\
        %g = call half @llvm.amdgcn.interp.p2.f16(float %f, float %j, i32 3, i32 5, i1 1, i32 %m)\n";
    const NEW: &str = "\
        %p = call float @llvm.amdgcn.lds.param.load(i32 1, i32 2, i32 %m)\n\
        %a = call float @llvm.amdgcn.interp.inreg.p10(float %p, float %i, float %p)\n\
        %b = call float @llvm.amdgcn.interp.inreg.p2(float %p, float %j, float %a)\n\
        %c = call float @llvm.amdgcn.interp.inreg.p10.f16(float %p, float %i, float %p, i1 0)\n\
        %d = call float @llvm.amdgcn.interp.p10.rtz.f16(float %p, float %i, float %p, i1 1)\n\
        %e = call half @llvm.amdgcn.interp.inreg.p2.f16(float %p, float %j, float %c, i1 1)\n\
        %g = call half @llvm.amdgcn.interp.p2.rtz.f16(float %p, float %j, float %d, i1 0)\n\
        %f = fadd float %a, %b\n";
    const TAIL: &str = "%bc = fadd float %b, %c\n%eg = fadd half %e, %g\n\
        store float %bc, ptr addrspace(1) %o\n%o1 = getelementptr i8, ptr addrspace(1) %o, i32 8\n\
        store half %eg, ptr addrspace(1) %o1\nret void\n}\n";
    let old = ["gfx900", "gfx1030"].contains(&cpu);
    let declarations = "\
        declare float @llvm.amdgcn.interp.p1(float, i32, i32, i32)\n\
        declare float @llvm.amdgcn.interp.p2(float, float, i32, i32, i32)\n\
        declare float @llvm.amdgcn.interp.mov(i32, i32, i32, i32)\n\
        declare float @llvm.amdgcn.interp.p1.f16(float, i32, i32, i1, i32)\n\
        declare half @llvm.amdgcn.interp.p2.f16(float, float, i32, i32, i1, i32)\n\
        declare float @llvm.amdgcn.lds.param.load(i32, i32, i32)\n\
        declare float @llvm.amdgcn.interp.inreg.p10(float, float, float)\n\
        declare float @llvm.amdgcn.interp.inreg.p2(float, float, float)\n\
        declare float @llvm.amdgcn.interp.inreg.p10.f16(float, float, float, i1)\n\
        declare half @llvm.amdgcn.interp.inreg.p2.f16(float, float, float, i1)\n\
        declare float @llvm.amdgcn.interp.p10.rtz.f16(float, float, float, i1)\n\
        declare half @llvm.amdgcn.interp.p2.rtz.f16(float, float, float, i1)\n";
    [HEAD, if old { OLD } else { NEW }, TAIL, declarations].concat()
}

/// The instructions that interpolate, without the numbers of registers and what they wait for, in no order.
fn interpolating(assembly: &str) -> Vec<String> {
    let mut lines: Vec<String> = assembly
        .lines()
        .filter(|line| line.contains("interp_") || line.contains("param_load"))
        .map(|line| {
            let line = line.split(" wait_").next().unwrap_or(line);
            let words = line.split([' ', ',', '\t']).filter(|word| !word.is_empty()).map(|word| {
                let number = word.trim_start_matches(['-', '|']).strip_prefix('v');
                let register = number.is_some_and(|n| n.bytes().all(|b| b.is_ascii_digit()));
                if register { "v" } else { word }
            });
            words.collect::<Vec<&str>>().join(" ")
        })
        .collect();
    lines.sort();
    lines
}

/// Interpolation is what LLVM makes of it; processors without it say so.
#[test]
fn interpolation_is_llvms() {
    let Some(tools) = Tools::need() else { return };
    for (cpu, _) in GENERATIONS {
        let text = interpolation(cpu);
        let options = amdgpu_backend::Options::new(Processor::by_name(cpu).expect("a processor"));
        let options = options.with_text();
        let module = pipeline::read("interpolation.ll", text.as_bytes()).expect("a module");
        let program = amdgpu_backend::pipeline::compile(module, &options);
        if ["gfx90a", "gfx942"].contains(&cpu) {
            let message = program.err().map(|e| e.to_string()).unwrap_or_default();
            assert!(message.contains("llvm.amdgcn."), "{cpu}: {message}");
            continue;
        }
        let program = program.unwrap_or_else(|e| panic!("{cpu}: {e}"));
        let ours = interpolating(&program.assembly());
        let expected = interpolating(&tools.assembly(&text, cpu).expect("LLVM's assembly"));
        assert_eq!(ours, expected, "{cpu}");
        assert!(ours.len() >= 7, "{cpu}: {ours:?}");
    }
}

/// There is no rounding of ties away from zero, and no number of a rounding between those for one type and for two.
#[test]
fn other_roundings_are_refused() {
    let text = |body: &str| {
        format!(
            "target triple = \"amdgcn-amd-amdhsa\"\ndeclare void @llvm.set.rounding(i32)\n\
             declare float @llvm.experimental.constrained.fadd.f32(float, float, metadata, metadata)\n\
             define amdgpu_kernel void @k(ptr addrspace(1) %o, float %x) strictfp {{\n{body}\nret void\n}}\n"
        )
    };
    let away = "%r = call float @llvm.experimental.constrained.fadd.f32(float %x, float %x, \
                metadata !\"round.tonearestaway\", metadata !\"fpexcept.ignore\")\n\
                store float %r, ptr addrspace(1) %o";
    let fifth = "call void @llvm.set.rounding(i32 4)";
    for (body, named) in [(away, "'round.tonearestaway'"), (fifth, "the rounding of number 4")] {
        let module = pipeline::read("refused.ll", text(body).as_bytes()).expect("a module");
        let error = compile(module, "gfx1100", 3).expect_err("no such rounding");
        assert!(error.contains(named), "{error}");
    }
}
