//! Kernels without a launch of their own: arguments and sizes are made up from the module, and
//! those launches that have one answer are compared.
//!
//! A pointer becomes a buffer of [`BUFFER_BYTES`], filled with values that suit the type of its elements: that of
//! OpenCL's `!kernel_arg_base_type`, or of what the kernel loads and stores through it. Integers are small, as they
//! are often sizes and indices. An attempt is a size of the grid and a rule for filling ([`ATTEMPTS`]). A launch is
//! [not compared](Verdict::NotComparable) if the interpreter faults on it (out of bounds, a race, a trap …), or if the
//! result differs when work-items run in the opposite order: neither says anything about a compiler.

mod machine;

use crate::amd;
use amdgpu_backend::abi::limits::Limits;
use gpu_sim::FaultKind;
use gpu_sim::interp;
use gpu_sim::launch::{BufferData, Launch, Outcome, ValueType, compare_buffers};
use ir::map::Map;
use ir::ssa::{
    Context, FloatKind, Global, InstKind, Md, Module, Symbol, Type, TypeKind, Value, sym,
};
use std::fmt::Write as _;
use std::panic::{AssertUnwindSafe, catch_unwind};

use machine::{Machine, Program};

/// Size of the buffer of each pointer argument.
pub const BUFFER_BYTES: u64 = 1 << 16;

/// Bytes of shared memory that pointers to shared memory have together, and that dynamic shared memory has.
const SHARED_BYTES: u64 = 1 << 14;

/// Instructions of all work-items together in one attempt.
const BUDGET: u64 = 6_000_000;

/// Bytes of text beyond which what is printed may not fit into a machine's buffer.
const MAX_PRINTED: usize = 1 << 20;

/// Relative difference of floats that functions without an exact definition (`llvm.exp` …) are granted.
pub const ROUNDING: f64 = 1e-4;

/// Relative difference of floats where operations may be contracted and divisions inexact.
pub const LOOSE: f64 = 1e-3;

/// Members of a structure by value beyond which it is filled as words.
const MAX_MEMBERS: u64 = 512;

/// A kernel with what a launch needs to know.
#[derive(Clone, Debug, PartialEq)]
pub struct Kernel {
    /// Its name.
    pub name: String,
    params: Vec<Param>,
    /// The only size that its workgroups may have.
    required: Option<[u32; 3]>,
    /// The greatest number of work-items.
    most: u32,
    /// Whether the module has shared memory whose size the launch says.
    dynamic: bool,
}

/// A parameter, or a member of a structure that is one.
#[derive(Clone, Debug, PartialEq)]
enum Param {
    Scalar(ValueType),
    Buffer(ValueType),
    Shared,
    /// Members at their offsets, and the size of all.
    Struct(Vec<Param>, u64),
    /// Numbers without pointers among them, as they lie in memory.
    Words(ValueType, u64),
}

/// Values of arguments.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Fill {
    /// Scalar integers.
    int: u64,
    /// Integers in buffers.
    ints: Ints,
    /// Scalar floats, and a bound of those in buffers.
    float: f64,
}

/// Integers in buffers.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Ints {
    /// Any bits.
    Any,
    /// 0 to this.
    UpTo(u64),
    /// Each greater than the one before by 0 to this, as offsets of rows are.
    Rising(u64),
}

const SMALL: Fill = Fill { int: 16, ints: Ints::UpTo(15), float: 1.25 };
const HASH: Fill = Fill { int: 64, ints: Ints::Any, float: -3.5 };
const ROWS: Fill = Fill { int: 100, ints: Ints::Rising(6), float: 1.5 };
const LOOPS: Fill = Fill { int: 37, ints: Ints::UpTo(63), float: 30.0 };
const ONE: Fill = Fill { int: 1, ints: Ints::UpTo(0), float: 0.5 };
const FEW: Fill = Fill { int: 4, ints: Ints::UpTo(1), float: 2.0 };

/// Work-items of a workgroup, workgroups, and how arguments are filled; from the likeliest to the last resort.
const ATTEMPTS: [([u32; 3], [u32; 3], Fill); 18] = [
    ([64, 1, 1], [2, 1, 1], SMALL),
    ([16, 16, 1], [2, 1, 1], HASH),
    ([64, 1, 1], [2, 1, 1], ROWS),
    ([16, 8, 1], [2, 2, 1], LOOPS),
    ([128, 1, 1], [1, 1, 1], LOOPS),
    ([32, 8, 1], [2, 2, 1], ROWS),
    ([256, 1, 1], [2, 1, 1], SMALL),
    ([16, 16, 1], [1, 2, 1], SMALL),
    ([64, 1, 1], [2, 1, 1], HASH),
    ([64, 1, 1], [1, 1, 1], FEW),
    ([64, 1, 1], [1, 1, 1], ONE),
    ([32, 8, 1], [1, 1, 1], FEW),
    ([8, 8, 1], [2, 2, 1], FEW),
    ([8, 8, 4], [1, 1, 2], FEW),
    ([128, 1, 1], [1, 1, 1], ONE),
    ([256, 1, 1], [1, 1, 1], ONE),
    ([1, 1, 1], [1, 1, 1], SMALL),
    ([1, 1, 1], [1, 1, 1], ONE),
];

/// Result of a kernel.
#[derive(Clone, PartialEq, Debug)]
pub enum Verdict {
    /// So many launches gave the same, `changed` of them not what was in the buffers before.
    Agree {
        /// Launches compared.
        launches: usize,
        /// Launches that changed a buffer.
        changed: usize,
        /// Launches in which floats differ by no more than [`ROUNDING`].
        rounded: usize,
    },
    /// No launch has one answer that both can give; the last reason.
    NotComparable(String),
    /// The compiler refuses the kernel: why.
    Refused(String),
    /// The compiled kernel did something else: the launch's words, and the difference.
    Differ(String, String),
}

/// The kernels of a module.
pub fn kernels(module: &Module) -> Vec<Kernel> {
    let cx = &module.cx;
    let dynamic = cx
        .globals
        .values()
        .any(|g| g.address_space == 3 && g.variable().is_some() && module.cx.alloc_size(g.ty) == 0);
    let all = module.definitions().filter_map(|(global, _)| {
        let data = &cx.globals[global];
        let function = data.function()?;
        if !function.cc.is_kernel() {
            return None;
        }
        let (_, types, _) = cx.types.signature(data.ty)?;
        let said = argument_types(cx, global);
        let seen = pointees(module, global);
        let params = types.iter().enumerate().map(|(n, &ty)| {
            let attrs = function.param_attrs(n);
            let by_memory =
                cx.attrs.ty(attrs, sym::BYREF).or_else(|| cx.attrs.ty(attrs, sym::BYVAL));
            let ty = by_memory.unwrap_or(ty);
            let pointee = said.get(n).and_then(|t| *t).or_else(|| seen.get(n).and_then(|t| *t));
            param(cx, ty, pointee.unwrap_or(ValueType::U32))
        });
        let params = params.collect::<Option<Vec<Param>>>()?;
        let limits = Limits::of_function(cx, global).ok()?;
        let (required, most) = (limits.required, limits.max_workgroup_size);
        Some(Kernel { name: data.name.to_string(), params, required, most, dynamic })
    });
    all.collect()
}

fn key_of(cx: &Context, kernel: Global, name: &str) -> Option<Md> {
    let key: Symbol = cx.symbols.find(name)?;
    cx.metadata.attachment(cx.globals[kernel].metadata, key)
}

/// Returns the types that OpenCL's metadata says pointers point to.
fn argument_types(cx: &Context, kernel: Global) -> Vec<Option<ValueType>> {
    let Some(node) = key_of(cx, kernel, "kernel_arg_base_type") else { return Vec::new() };
    let element = |text: &str| {
        let name = text.trim_end_matches('*').trim_end_matches(|c: char| c.is_ascii_digit());
        Some(match name {
            "char" => ValueType::I8,
            "uchar" | "unsigned char" | "bool" => ValueType::U8,
            "short" => ValueType::I16,
            "ushort" | "unsigned short" => ValueType::U16,
            "int" => ValueType::I32,
            "long" => ValueType::I64,
            "ulong" | "unsigned long" => ValueType::U64,
            "half" => ValueType::F16,
            "float" => ValueType::F32,
            "double" => ValueType::F64,
            "uint" | "unsigned int" => ValueType::U32,
            _ => return None,
        })
    };
    let list = cx.metadata.tuple(node).iter();
    list.map(|md| element(cx.metadata.string((*md)?)?)).collect()
}

/// The type that a value of a type is filled as.
fn value_type(cx: &Context, ty: Type) -> Option<ValueType> {
    let scalar = cx.types.scalar(ty);
    Some(match scalar.float_kind() {
        Some(FloatKind::Half) => ValueType::F16,
        Some(FloatKind::BFloat) => ValueType::Bf16,
        Some(FloatKind::Float) => ValueType::F32,
        Some(FloatKind::Double) => ValueType::F64,
        Some(_) => return None,
        None => match scalar.int_width()? {
            ..=8 => ValueType::U8,
            9..=16 => ValueType::U16,
            17..=32 => ValueType::U32,
            33..=64 => ValueType::U64,
            _ => return None,
        },
    })
}

fn param(cx: &Context, ty: Type, pointee: ValueType) -> Option<Param> {
    let words = |ty: Type| {
        let size = cx.alloc_size(ty);
        let element = value_type(cx, ty).unwrap_or(ValueType::U32);
        let fits = size.is_multiple_of(element.size());
        Param::Words(if fits { element } else { ValueType::U8 }, size)
    };
    match cx.types.kind(ty) {
        TypeKind::Ptr(3) => Some(Param::Shared),
        TypeKind::Ptr(_) => Some(Param::Buffer(pointee)),
        TypeKind::Int(8 | 16 | 32 | 64) | TypeKind::Float(_) => {
            value_type(cx, ty).map(Param::Scalar)
        }
        TypeKind::Struct { .. } | TypeKind::Array { .. } => {
            let count = cx.types.element_count(ty)?;
            if count > MAX_MEMBERS {
                return Some(words(ty));
            }
            let members = (0..count).map(|n| param(cx, cx.types.element(ty, n)?, ValueType::U32));
            let members = members.collect::<Option<Vec<Param>>>()?;
            let size = cx.alloc_size(ty);
            let whole = Param::Struct(members, size);
            // Where the rules of C lay it out otherwise (packed, vectors), only its size matters.
            Some(if layout(&whole).0 == size { whole } else { words(ty) })
        }
        TypeKind::TargetExt { .. } => None,
        _ => Some(words(ty)),
    }
}

fn layout(param: &Param) -> (u64, u64) {
    match param {
        Param::Scalar(ty) => (ty.size(), ty.size()),
        Param::Buffer(_) | Param::Shared => (8, 8),
        Param::Words(_, size) => (*size, 1),
        Param::Struct(members, _) => {
            let (size, align) = members.iter().fold((0u64, 1), |(size, most), member| {
                let (s, a) = layout(member);
                (size.next_multiple_of(a) + s, a.max(most))
            });
            (size.next_multiple_of(align), align)
        }
    }
}

/// Returns the type that a kernel loads and stores through each of its pointers: the first one that is found.
fn pointees(module: &Module, kernel: Global) -> Vec<Option<ValueType>> {
    let Some(body) = module.body(kernel) else { return Vec::new() };
    let cx = &module.cx;
    let params = body.block_params(body.entry());
    let mut found = vec![None; params.len()];
    // Which parameter a pointer comes from, and which one a variable holds.
    let mut origin: Map<Value, usize> = Map::default();
    let mut held: Map<Value, usize> = Map::default();
    for (n, &local) in params.iter().enumerate() {
        origin.insert(local.into(), n);
    }
    for inst in body.all_insts() {
        let result: Option<Value> = body.result(inst).map(Value::from);
        let mut accessed = |ptr: Value, ty: Type| {
            if let Some(&n) = origin.get(&ptr) {
                found[n] = found[n].or_else(|| value_type(cx, ty));
            }
        };
        let mut passed_on = None;
        match &body.insts[inst].kind {
            InstKind::Load { ptr, .. } => {
                let ty = result.map_or(Type::VOID, |r| body.value_type(r, cx));
                accessed(*ptr, ty);
                passed_on = held.get(ptr).copied().filter(|_| ty.is_ptr());
            }
            InstKind::Store { value, ptr, .. } => {
                accessed(*ptr, body.value_type(*value, cx));
                if let Some(&n) = origin.get(value) {
                    held.insert(*ptr, n);
                }
            }
            InstKind::Gep { args, .. } => {
                passed_on = origin.get(&body.list(*args)[0]).copied();
            }
            InstKind::Cast { value, .. } | InstKind::Freeze { value } => {
                passed_on = origin.get(value).copied();
            }
            _ => {}
        }
        if let (Some(result), Some(n)) = (result, passed_on) {
            origin.insert(result, n);
        }
    }
    found
}

impl Kernel {
    /// The words of a launch, or none where its workgroups cannot have the attempt's size.
    fn launch(&self, attempt: usize) -> Option<String> {
        let (mut block, mut grid, fill) = ATTEMPTS[attempt];
        if let Some(required) = self.required {
            // The sizes are then the same each time: what differs is how arguments are filled.
            if ATTEMPTS[..attempt].iter().any(|a| a.2 == fill) {
                return None;
            }
            (block, grid) = (required, [2, 1, 1]);
        }
        if block.iter().product::<u32>() > self.most {
            return None;
        }
        let dim = |d: [u32; 3]| format!("{},{},{}", d[0], d[1], d[2]);
        let mut words =
            format!("--kernel {} --grid {} --block {}", self.name, dim(grid), dim(block));
        if self.dynamic {
            let _ = write!(words, " --shared {SHARED_BYTES}");
        }
        let pointers = self.params.iter().filter(|p| matches!(p, Param::Shared)).count() as u64;
        let local = (SHARED_BYTES / pointers.max(1)).next_multiple_of(128).min(1 << 13);
        let mut seed = 1;
        for param in &self.params {
            let _ = write!(words, " --arg {}", argument(param, fill, local, &mut seed));
        }
        Some(words)
    }
}

fn argument(param: &Param, fill: Fill, local: u64, seed: &mut u64) -> String {
    match param {
        Param::Scalar(ty) if ty.float().is_some() => format!("{}:{}", ty.name(), fill.float),
        Param::Scalar(ty) => format!("{}:{}", ty.name(), fill.int),
        Param::Shared => format!("local:{local}"),
        Param::Buffer(ty) => {
            *seed += 1;
            let drawn = match (ty.float(), fill.ints) {
                (Some(_), _) => {
                    format!("random:{seed}:{}:{}", -fill.float.abs() / 2.0, fill.float.abs())
                }
                (None, Ints::UpTo(most)) => format!("random:{seed}:0:{most}"),
                (None, Ints::Rising(most)) => format!("rising:{seed}:0:{most}"),
                (None, Ints::Any) => format!("random:{seed}"),
            };
            format!("buf:{}x{}:{drawn}", ty.name(), BUFFER_BYTES / ty.size())
        }
        Param::Struct(members, _) => {
            let members = members.iter().map(|m| argument(m, fill, local, seed));
            format!("{{{}}}", members.collect::<Vec<_>>().join(";"))
        }
        Param::Words(ty, size) => {
            let bits = match ty.float() {
                Some(_) => ty.parse(&fill.float.to_string()).unwrap_or(0),
                None => fill.int,
            };
            let element = &bits.to_le_bytes()[..ty.size() as usize];
            let bytes = (0..*size).map(|at| element[(at % ty.size()) as usize]);
            format!("bytes:{}", bytes.map(|b| format!("{b:02x}")).collect::<String>())
        }
    }
}

/// Launches a kernel with several attempts, until as many as wanted could be compared, and compares the compiled
/// kernel with the module.
fn compare(module: &Module, program: &Program, kernel: &Kernel, request: &Request) -> Verdict {
    if let Some(why) = program.refusal(&kernel.name) {
        return Verdict::Refused(why.to_owned());
    }
    let mut reason = "no size of workgroups is allowed".to_owned();
    let (mut launches, mut changed, mut rounded) = (0, 0, 0);
    for attempt in 0..ATTEMPTS.len() {
        let Some(words) = kernel.launch(attempt) else { continue };
        match compare_launch(module, program, &words, request.loose) {
            Ok(did) => {
                launches += 1;
                changed += usize::from(did.changes);
                rounded += usize::from(did.rounds);
            }
            Err(Verdict::NotComparable(why)) => {
                // Another launch would not help.
                let hopeless = why.starts_with(FaultKind::Unsupported.name());
                reason = why;
                if hopeless {
                    break;
                }
            }
            Err(verdict) => return verdict,
        }
        if launches >= request.launches && changed > 0 {
            break;
        }
    }
    if launches > 0 {
        Verdict::Agree { launches, changed, rounded }
    } else {
        Verdict::NotComparable(reason)
    }
}

/// Observations in a launch whose results are the same.
struct Agreement {
    changes: bool,
    rounds: bool,
}

fn compare_launch(
    module: &Module,
    program: &Program,
    words: &str,
    loose: bool,
) -> Result<Agreement, Verdict> {
    let differ = |what: String| Verdict::Differ(words.to_owned(), what);
    let launch = Launch::parse_line(words).map_err(|e| differ(e.to_string()))?;
    let not = |fault: gpu_sim::Fault| {
        let message: String = fault.message().chars().take(160).collect();
        Verdict::NotComparable(format!("{}: {message}", fault.kind().name()))
    };
    let contract = if loose { interp::Contract::WhenAllowed } else { interp::Contract::Never };
    let options =
        interp::Options { races: true, instructions: BUDGET, contract, ..Default::default() };
    let expected = interp::run(module, &launch, &options).map_err(not)?;
    if expected.output.len() > MAX_PRINTED {
        let why = format!("it prints {} bytes", expected.output.len());
        return Err(Verdict::NotComparable(why));
    }
    let backwards = interp::Options { backwards: true, races: false, ..options.clone() };
    let other = interp::run(module, &launch, &backwards).map_err(not)?;
    if let Some(found) = difference(&expected, &other, None) {
        return Err(Verdict::NotComparable(format!("the order of work-items matters: {found}")));
    }
    let mut rounds = false;
    for (how, run) in program.runs(&launch) {
        let found = run.map_err(|e| differ(format!("simulator{how}: {e}")))?;
        if let Some(exact) = difference(&expected, &found, None) {
            let granted = if loose { LOOSE } else { ROUNDING };
            if difference(&expected, &found, Some(granted)).is_some() {
                // Bytes of which some bits are defined are compared: not where the others are stored, too.
                let defined = interp::Options { undefined_stores: true, ..options.clone() };
                interp::run(module, &launch, &defined).map_err(not)?;
                return Err(differ(format!("{exact}{how}")));
            }
            rounds = true;
        }
    }
    let before = launch.materialise().map_err(not)?;
    let changes = before.iter().zip(&expected.buffers).any(|(a, b)| a.bytes != b.bytes);
    Ok(Agreement { changes, rounds })
}

/// The first difference of results that no reading of the buffers' elements explains: the type of a buffer is a
/// guess, and NaNs of floats equal each other.
fn difference(a: &Outcome, b: &Outcome, tolerance: Option<f64>) -> Option<String> {
    // Work-items print in any order.
    let lines = |text: &str| {
        let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
        lines.sort_unstable();
        lines
    };
    let (ours, theirs) = (lines(&a.output), lines(&b.output));
    if let Some(n) = (0..ours.len().max(theirs.len())).find(|&n| ours.get(n) != theirs.get(n)) {
        return Some(format!("printed {:?} and {:?}", ours.get(n), theirs.get(n)));
    }
    let as_type = |d: &BufferData, ty: ValueType| BufferData { ty, ..d.clone() };
    a.buffers.iter().zip(&b.buffers).find_map(|(a, b)| {
        let found = compare_buffers(std::slice::from_ref(a), std::slice::from_ref(b), tolerance)?;
        let same = |ty| compare_buffers(&[as_type(a, ty)], &[as_type(b, ty)], tolerance).is_none();
        let nans = [ValueType::F32, ValueType::F64, ValueType::F16].into_iter().any(same);
        (!nans).then(|| found.to_string())
    })
}

/// Whether a module was compiled and only functions are missing that another one must define.
pub fn wants_library(message: &str) -> bool {
    message.lines().next().is_some_and(|l| l.ends_with("is called or used, but not defined"))
}

/// Result of a module on a processor.
#[derive(Debug)]
pub struct Report {
    /// The processor.
    pub cpu: String,
    /// The kernels that were tried, or why it was not compiled or linked.
    pub kernels: Result<Vec<(String, Verdict)>, String>,
    /// Seconds that compilation took.
    pub seconds: f64,
}

/// The processor that a module's text names.
pub fn processor(text: &str) -> Option<&str> {
    let (_, rest) = text.split_once("\"target-cpu\"=\"")?;
    rest.split('"').next()
}

/// Options of checking modules.
#[derive(Clone, Debug)]
pub struct Request {
    /// The processor; none: the one that the module names, or for SPIR skl.
    pub cpu: Option<String>,
    /// Work-items of a thread of Intel's; none: what the compiler chooses.
    pub simd: Option<u8>,
    /// The level of optimisation.
    pub level: u8,
    /// The only kernel to launch.
    pub kernel: Option<String>,
    /// Launches of each kernel that are to be compared.
    pub launches: usize,
    /// Flags that leave compilers a choice stay (`contract`, `arcp` …), and floats may differ by [`LOOSE`].
    pub loose: bool,
}

/// Compiles a module and compares its kernels.
///
/// # Errors
/// The text cannot be read.
pub fn check(name: &str, text: &str, request: &Request) -> Result<Report, String> {
    let spir = text.lines().any(|line| line.starts_with("target triple = \"spir"));
    let own = processor(text).unwrap_or(if spir { "skl" } else { "gfx1100" }).to_owned();
    let cpu = request.cpu.clone().unwrap_or_else(|| own.clone());
    let machine = Machine::by_name(&cpu, request.simd)?;
    let text = match (request.loose, cpu == own) {
        (true, true) => text.to_owned(),
        (true, false) => {
            text.replace(&format!("\"target-cpu\"=\"{own}\""), &format!("\"target-cpu\"=\"{cpu}\""))
        }
        _ => exact(&amd::comparable(text, &cpu)),
    };
    let module = crate::pipeline::read(name, text.as_bytes())?;
    let kernels = kernels(&module);
    let start = std::time::Instant::now();
    let copy = module.clone();
    let compiled = catch_unwind(AssertUnwindSafe(|| machine.compile(copy, request.level)));
    let seconds = start.elapsed().as_secs_f64();
    let report = |kernels| Ok(Report { cpu: cpu.clone(), kernels, seconds });
    let program = match compiled {
        Ok(Ok(program)) => program,
        Ok(Err(message)) => return report(Err(message)),
        Err(_) => return report(Err("panicked".to_owned())),
    };
    let reference = machine.reference(&module)?;
    let chosen =
        kernels.iter().filter(|k| request.kernel.as_ref().is_none_or(|name| k.name == *name));
    let verdicts = chosen.map(|k| {
        let compared = catch_unwind(AssertUnwindSafe(|| compare(&reference, &program, k, request)));
        let panicked =
            || Verdict::Differ(k.name.clone(), "the interpreter or the simulator panicked".into());
        (k.name.clone(), compared.unwrap_or_else(|_| panicked()))
    });
    let kernels = Ok(verdicts.collect());
    report(kernels)
}

/// The text without the flags that leave more than one right answer.
fn exact(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for line in text.lines() {
        let mut line = line.to_owned();
        if line.starts_with(' ') {
            for flag in [" reassoc ", " arcp ", " afn "] {
                line = line.replace(flag, " ");
            }
        }
        out.push_str(&line);
        out.push('\n');
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = r#"target triple = "amdgcn-amd-amdhsa"
%s = type { ptr, i32, float }
@shared = external addrspace(3) global [0 x i8], align 16
define amdgpu_kernel void @k(ptr addrspace(1) %a, ptr addrspace(1) %b, ptr addrspace(3) %l, ptr addrspace(4) byref(%s) %c, <2 x float> %v) #0 {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr double, ptr addrspace(1) %a, i32 %i
  %x = load double, ptr addrspace(1) %p
  %q = getelementptr i16, ptr addrspace(1) %b, i32 %i
  %y = fptoui double %x to i16
  store i16 %y, ptr addrspace(1) %q
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
attributes #0 = { "target-cpu"="gfx1100" "amdgpu-flat-work-group-size"="1,128" }
"#;

    fn module() -> Module {
        crate::pipeline::read("k.ll", TEXT.as_bytes()).expect("a module")
    }

    #[test]
    fn arguments_suit_the_parameters() {
        let all = kernels(&module());
        let [kernel] = &all[..] else { panic!("one kernel") };
        let words = kernel.launch(0).expect("64 are allowed");
        assert_eq!(
            words,
            "--kernel k --grid 2,1,1 --block 64,1,1 --shared 16384 --arg buf:f64x8192:random:2:-0.625:1.25 \
             --arg buf:u16x32768:random:3:0:15 --arg local:8192 \
             --arg {buf:u32x16384:random:4:0:15;u32:16;f32:1.25} --arg bytes:0000a03f0000a03f"
        );
        assert_eq!(kernel.launch(1), None, "128 work-items at most");
    }

    #[test]
    fn a_kernel_is_compared() {
        let request =
            Request { cpu: None, simd: None, level: 3, kernel: None, launches: 2, loose: false };
        let report = check("k.ll", TEXT, &request).expect("read");
        let verdicts = report.kernels.expect("compiled");
        // A negative number has no value of i16.
        let [(_, verdict)] = &verdicts[..] else { panic!("one kernel") };
        assert!(
            matches!(verdict, Verdict::Agree { .. } | Verdict::NotComparable(_)),
            "{verdict:?}"
        );
    }

    /// Functions that Intel's GPUs have instructions for are known to the interpreter, and one kernel's refusal is its own.
    #[test]
    fn kernels_for_spir_are_compared() {
        let text = r#"target triple = "spir64"
define spir_kernel void @least(ptr addrspace(1) %a, ptr addrspace(3) %l, float %f) {
  %i = call spir_func i64 @_Z13get_global_idj(i32 0)
  %p = getelementptr <4 x float>, ptr addrspace(1) %a, i64 %i
  %x = load <4 x float>, ptr addrspace(1) %p
  %y = call spir_func <4 x float> @_Z3minDv4_ff(<4 x float> %x, float %f)
  store <4 x float> %y, ptr addrspace(1) %p
  ret void
}
define spir_kernel void @strange(ptr addrspace(1) %a) {
  %x = call spir_func float @_Z7strangev()
  store float %x, ptr addrspace(1) %a
  ret void
}
declare spir_func i64 @_Z13get_global_idj(i32)
declare spir_func <4 x float> @_Z3minDv4_ff(<4 x float>, float)
declare spir_func float @_Z7strangev()
"#;
        let request =
            Request { cpu: None, simd: Some(8), level: 3, kernel: None, launches: 2, loose: false };
        let report = check("k.ll", text, &request).expect("read");
        assert_eq!(report.cpu, "skl");
        let verdicts = report.kernels.expect("compiled");
        let [(_, least), (_, strange)] = &verdicts[..] else { panic!("two kernels") };
        assert!(matches!(least, Verdict::Agree { changed: 1.., rounded: 0, .. }), "{least:?}");
        assert!(matches!(strange, Verdict::Refused(why) if why.contains("'strange'")));
    }
}
