//! Kernels without a launch of their own: arguments and sizes are made up from the module, and
//! those launches that have one answer are compared.
//!
//! A pointer becomes a buffer of [`BUFFER_BYTES`](gpu_sim::launch::BUFFER_BYTES), filled with values that suit the type of its elements: that of
//! OpenCL's `!kernel_arg_base_type`, or of what the kernel loads and stores through it. Integers are small, as they
//! are often sizes and indices. An attempt is a size of the grid and a rule for filling ([`ATTEMPTS`]). A launch is
//! [not compared](Verdict::NotComparable) if the interpreter faults on it (out of bounds, a race, a trap …), or if the
//! result differs when work-items run in the opposite order: neither says anything about a compiler.

mod machine;

use crate::amd;
use gpu_sim::FaultKind;
use gpu_sim::interp;
use gpu_sim::launch::{
    BufferData, Fill, Ints, Launch, Outcome, Signature, ValueType, compare_buffers,
};
use ir::ssa::Module;
use std::panic::{AssertUnwindSafe, catch_unwind};

use machine::{Machine, Program};

/// Instructions of all work-items together in one attempt.
const BUDGET: u64 = 6_000_000;

/// Bytes of text beyond which what is printed may not fit into a machine's buffer.
const MAX_PRINTED: usize = 1 << 20;

/// Relative difference of floats that functions without an exact definition (`llvm.exp` …) are granted.
pub const ROUNDING: f64 = 1e-4;

/// Relative difference of floats where operations may be contracted and divisions inexact.
pub const LOOSE: f64 = 1e-3;

/// Bytes of shared memory.
const SHARED_BYTES: u64 = 1 << 14;

const SMALL: Fill = Fill { int: 16, ints: Ints::UpTo(15), float: 1.25, shared: SHARED_BYTES };
const HASH: Fill = Fill { int: 64, ints: Ints::Any, float: -3.5, shared: SHARED_BYTES };
const ROWS: Fill = Fill { int: 100, ints: Ints::Rising(6), float: 1.5, shared: SHARED_BYTES };
const LOOPS: Fill = Fill { int: 37, ints: Ints::UpTo(63), float: 30.0, shared: SHARED_BYTES };
const ONE: Fill = Fill { int: 1, ints: Ints::UpTo(0), float: 0.5, shared: SHARED_BYTES };
const FEW: Fill = Fill { int: 4, ints: Ints::UpTo(1), float: 2.0, shared: SHARED_BYTES };

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

/// The kernels of a module whose arguments can be made up.
pub fn kernels(module: &Module) -> Vec<Signature> {
    let mut all = interp::signatures(module);
    all.retain(|kernel| kernel.params.iter().all(|param| param.unknown().is_none()));
    all
}

/// Returns the words of a launch, or none where its workgroups cannot have the attempt's size.
fn launch(kernel: &Signature, attempt: usize) -> Option<String> {
    let (mut block, mut grid, fill) = ATTEMPTS[attempt];
    if let Some(required) = kernel.required {
        // The sizes are then the same each time: what differs is how arguments are filled.
        if ATTEMPTS[..attempt].iter().any(|a| a.2 == fill) {
            return None;
        }
        (block, grid) = (required, [2, 1, 1]);
    }
    if block.iter().product::<u32>() > kernel.most.unwrap_or(1024) {
        return None;
    }
    Some(kernel.words(block, grid, fill, 1))
}

/// Launches a kernel with several attempts, until as many as wanted could be compared, and compares the compiled
/// kernel with the module.
fn compare(module: &Module, program: &Program, kernel: &Signature, request: &Request) -> Verdict {
    if let Some(why) = program.refusal(&kernel.name) {
        return Verdict::Refused(why.to_owned());
    }
    let mut reason = "no size of workgroups is allowed".to_owned();
    let (mut launches, mut changed, mut rounded) = (0, 0, 0);
    for attempt in 0..ATTEMPTS.len() {
        let Some(words) = launch(kernel, attempt) else { continue };
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
        let words = launch(kernel, 0).expect("64 are allowed");
        assert_eq!(
            words,
            "--kernel k --grid 2,1,1 --block 64,1,1 --shared 16384 --arg buf:f64x8192:random:2:-0.625:1.25 \
             --arg buf:u16x32768:random:3:0:15 --arg local:8192 \
             --arg {buf:u32x16384:random:4:0:15;u32:16;f32:1.25} --arg bytes:0000a03f0000a03f"
        );
        assert_eq!(launch(kernel, 1), None, "128 work-items at most");
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
