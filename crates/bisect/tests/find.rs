//! Passes that are wrong on purpose, and the search for them. They are registered here alone.

use bisect::{Failure, Finding, Stage, Subject, Symptom, find};
use gpu_sim::launch::{Launch, Outcome};
use ir::diagnostic::Diagnostic;
use ir::pass::{
    Change, Entry, IrFunction, Need, PassCx, PassInfo, PassRegistry, Pipeline, UnitKind,
};
use ir::ssa::{BinaryOp, Body, Context, InstKind, Module};
use nvptx_backend::{Options, Sm};

const KERNEL: &str = r#"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

define ptx_kernel void @k(ptr addrspace(1) %out, i32 %n) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %a = mul i32 %t, 3
  %b = sub i32 %a, %n
  %c = xor i32 %b, 5
  %p = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %c, ptr addrspace(1) %p
  ret void
}
"#;

/// Exchanges the operands of subtractions.
const SWAP: PassInfo = PassInfo {
    name: "swap-subtractions",
    about: "Wrong on purpose.",
    contract: "Any function.",
    need: Need::Optional,
    entry: Entry::Function(|| ir::pass::counted_in_body("swapped", swap)),
};

/// The same, as a pass that always runs.
const REQUIRED_SWAP: PassInfo = PassInfo { need: Need::Required, ..SWAP };

/// Panics.
const PANIC: PassInfo = PassInfo {
    name: "panics",
    entry: Entry::Function(|| {
        Box::new(
            |_: &mut IrFunction,
             _: &mut Context,
             _: &mut PassCx<'_>|
             -> Result<Change, Diagnostic> { panic!("on purpose") },
        )
    }),
    ..SWAP
};

fn swap(body: &mut Body, _: &mut Context) -> u64 {
    let mut swapped = 0;
    for inst in body.inst_list() {
        if let InstKind::Binary { op: BinaryOp::Sub, args, .. } = &mut body.insts[inst].kind {
            args.swap(0, 1);
            swapped += 1;
        }
    }
    swapped
}

/// The kernel, compiled with passes of ours.
struct Kernel {
    launch: Launch,
    text: String,
    passes: &'static str,
    own: PassInfo,
    /// Whether code generation has a mistake, too, in a pass of its own.
    machine: bool,
}

impl Kernel {
    fn new(passes: &'static str, own: PassInfo) -> Self {
        let words =
            ["--kernel", "k", "--block", "8", "--arg", "out=buf:i32x8:zeros", "--arg", "i32:2"];
        let launch = Launch::parse(&words).expect("a launch");
        Self { launch, text: KERNEL.to_owned(), passes, own, machine: false }
    }
}

impl Subject for Kernel {
    fn launch(&self) -> &Launch {
        &self.launch
    }

    fn module(&self, cx: &mut PassCx<'_>) -> Result<Module, Diagnostic> {
        let module = llvm_reader::parse("k.ll", self.text.as_bytes());
        let mut module = module.map_err(|e| Diagnostic::error(e.to_string()))?;
        let mut registry = PassRegistry::new();
        transform::register_passes(&mut registry);
        registry.add(self.own);
        let infos = registry.parse_list(self.passes)?;
        Pipeline::from_infos(&infos)?.run(&mut module, cx)?;
        Ok(module)
    }

    fn run_code(&self, cx: &mut PassCx<'_>, _: u64) -> Result<Outcome, Failure> {
        let refused = |e: Diagnostic| Failure::Compile(e.to_string());
        let module = self.module(cx).map_err(refused)?;
        let options = Options::new(Sm::parse("sm_90").map_err(refused)?);
        let mut ptx = nvptx_backend::compile_with(module, &options, cx).map_err(refused)?.ptx;
        if self.machine && cx.runs_part("wrong-machine-pass", UnitKind::Machine, "k") {
            ptx = ptx.replace("xor.b32", "or.b32");
            assert!(ptx.contains("or.b32"), "{ptx}");
        }
        let run = || {
            gpu_sim::ptx::Module::parse(&ptx)?.run(&self.launch, &gpu_sim::ptx::Options::default())
        };
        run().map_err(|fault| Failure::Run(fault.to_string()))
    }
}

#[test]
fn a_wrong_pass_over_a_function_is_named_with_its_instruction() {
    let kernel = Kernel::new("sroa,early-cse,swap-subtractions,early-cse,adce", SWAP);
    let Finding::Wrong(cause) = find(&kernel).expect("a finding") else { panic!("nothing found") };
    assert_eq!(cause.stage, Stage::Module);
    let passes: Vec<_> = cause.executions.iter().map(|one| (one.pass, &*one.unit)).collect();
    assert_eq!(passes, [("swap-subtractions", "k")]);
    assert_eq!((cause.boundary.right, cause.boundary.wrong, cause.boundary.limit), (2, 3, Some(3)));
    let place = cause.place.as_ref().expect("a place");
    let changed = place.changed.as_ref().expect("a value");
    assert!(changed.insts[0].text.contains("sub i32 %a, %n"), "{changed:?}");
    assert!(changed.insts[1].text.contains("sub i32 %n, %a"), "{changed:?}");
    let text = cause.to_string();
    for part in [
        "pass 'swap-subtractions' on function 'k' changes the results: out[0] is 7 instead of -5",
        "-opt-bisect-limit=3 has the mistake, -opt-bisect-limit=2 has not",
        "out[0] is stored by thread (0,0,0) of block (0,0,0)",
        "`store i32 %c, ptr addrspace(1) %p",
    ] {
        assert!(text.contains(part), "{part}\n{text}");
    }
}

#[test]
fn a_wrong_required_pass_is_named_too() {
    let kernel = Kernel::new("early-cse,swap-subtractions,adce", REQUIRED_SWAP);
    let Finding::Wrong(cause) = find(&kernel).expect("a finding") else { panic!("nothing found") };
    assert_eq!(cause.executions[0].pass, "swap-subtractions");
    assert_eq!(cause.boundary.limit, None);
}

#[test]
fn a_pass_that_panics_is_named() {
    let kernel = Kernel::new("early-cse,panics,adce", PANIC);
    let Finding::Wrong(cause) = find(&kernel).expect("a finding") else { panic!("nothing found") };
    assert_eq!(cause.executions[0].pass, "panics");
    assert!(cause.mistake.contains("on purpose"), "{}", cause.mistake);
    assert_eq!(Symptom::of(&kernel), Ok(Some(Symptom::Compile("panic: on purpose".to_owned()))));
}

#[test]
fn a_wrong_pass_over_machine_code_is_named_by_the_simulator() {
    let mut kernel = Kernel::new("early-cse,adce", SWAP);
    kernel.machine = true;
    let Finding::Wrong(cause) = find(&kernel).expect("a finding") else { panic!("nothing found") };
    assert_eq!((cause.stage, cause.executions[0].pass), (Stage::Code, "wrong-machine-pass"));
    let text = cause.to_string();
    assert!(text.contains("of which no instruction can be named"), "{text}");
    assert!(text.contains("`store i32 %c"), "{text}");
}

#[test]
fn two_swaps_are_right_again_and_nothing_is_found() {
    let kernel = Kernel::new("early-cse,swap-subtractions,swap-subtractions", SWAP);
    let found = find(&kernel).expect("a finding");
    assert!(matches!(found, Finding::Right { passes: 3, unknown: None, .. }), "{found:?}");
    assert_eq!(Symptom::of(&kernel), Ok(None));
}

#[test]
fn a_kernel_without_results_is_an_error() {
    let mut kernel = Kernel::new("early-cse", SWAP);
    let words = ["--kernel", "k", "--block", "8", "--arg", "out=buf:i32x2:zeros", "--arg", "i32:2"];
    kernel.launch = Launch::parse(&words).expect("a launch");
    let error = find(&kernel).expect_err("out of bounds");
    assert!(error.to_string().contains("out-of-bounds access"), "{error}");
}

#[test]
fn a_kernel_is_made_smaller_while_its_results_differ() {
    let module = llvm_reader::parse("k.ll", KERNEL.as_bytes()).expect("a module");
    let of = |module: &Module| {
        let mut kernel = Kernel::new("early-cse,swap-subtractions,adce", SWAP);
        kernel.text = reduce::text(module);
        Symptom::of(&kernel)
    };
    let differs = Symptom::Differ(String::new());
    let mut test =
        |module: &Module| of(module).is_ok_and(|s| s.is_some_and(|s| s.is_like(&differs)));
    assert!(test(&module));
    let reduced = reduce::reduce(module, Some("k"), reduce::Limits::default(), &mut test);
    let text = reduce::text(&reduced.module);
    assert!(text.contains("sub i32") && !text.contains("xor"), "{text}");
    // Without the address of its own, all threads would store to one element.
    assert!(text.contains("tid.x") || text.contains("store i32 %"), "{text}");
    assert!(of(&reduced.module).is_ok(), "{text}");
}

#[test]
fn results_that_depend_on_the_order_of_threads_are_refused() {
    let mut kernel = Kernel::new("early-cse,swap-subtractions", SWAP);
    kernel.text =
        KERNEL.replace("ptr addrspace(1) %out, i32 %t\n", "ptr addrspace(1) %out, i32 0\n");
    assert_ne!(kernel.text, KERNEL);
    let error = Symptom::of(&kernel).expect_err("a race");
    assert!(error.to_string().contains("data race"), "{error}");
}
