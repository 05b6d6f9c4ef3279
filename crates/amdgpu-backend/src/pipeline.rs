//! From a module to a program: the order in which everything happens.
//!
//! ```text
//! module ── passes ──▶ module ──▶ ModuleAbi
//!                         │
//!        each function, callees first:
//!                         ├─ lower: selection, allocation, frame, waits ──▶ finished MachineFunction
//!                         └─ layout ──▶ bytes, relocations, text
//!                                           │
//!                  Program: descriptors, metadata, variables ──▶ assembly, object, code object
//! ```
//!
//! ```
//! use amdgpu_backend::pipeline::{Options, compile};
//! use amdgpu_backend::{Processor, llvm_reader};
//!
//! let text = b"target triple = \"amdgcn-amd-amdhsa\"\n@x = addrspace(1) global i32 7\n";
//! let module = llvm_reader::parse("x.ll", text).unwrap();
//! let options = Options::new(Processor::by_name("gfx1100").unwrap());
//! let program = compile(module, &options).unwrap();
//! assert_eq!(&program.code_object(&[]).unwrap()[..4], b"\x7fELF");
//! ```

use std::collections::BTreeSet;

use ir::diagnostic::Diagnostic;
use ir::listing::ListingBuilder;
use ir::machine::{FunctionKind, MachineFunction, PReg, RegMaskDesc, TargetText};
use ir::map::Map;
use ir::pass::{PassCx, PassInfo, PassRegistry, Pipeline, StepInfo, UnitKind, run_step};
use ir::ssa::{Context, FuncBody, Global, GlobalKind, IntoVerified, Linkage, Module, Visibility};

use crate::abi::ModuleAbi;
use crate::abi::functions::AbiRules;
use crate::abi::kernel::{AbiOptions, InputPolicy};
use crate::codegen_function::Given;
use crate::emit::layout::CodeLayout;
use crate::emit::{add_preload_prologue, code, expand_pseudos, settle_addresses, text};
use crate::info::print_rp::PrintPressure;
use crate::ir_passes::legalize::AtomicExpand;
use crate::ir_passes::waterfall::WaterfallCalls;
use crate::ir_passes::wave_reduce::WaveReductions;
use crate::object::debug::ProgramLines;
use crate::object::program::Compiled;
use crate::object::resources::resources;
use crate::object::{LinkOptions, ObjectFile, Program, link};
use crate::schedule::pass::MachineScheduler;
use crate::schedule::verify::AccessVerifier;
use crate::target::regs;
use crate::target::subtarget::{Processor, Subtarget};
use crate::verify::VerifyFinished;
use crate::{codegen_function, isel, mir_opt, post_ra};
use transform::expand_large_div_rem::ExpandLargeDivRem;
use transform::vectorize::{self, LoadStoreVectorizer};

/// Result of compiling: the program, in its forms ([`Program::code_object`], [`Program::assembly`],
/// [`Program::object`]), and descriptions of its kernels ([`Program::kernels`]).
pub type Output = Program;

/// Options of compiling.
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct Options {
    /// The processor, instead of each function's own.
    pub cpu: Option<&'static Processor>,
    /// Features (`+xnack`), applied after each function's own.
    pub features: Vec<String>,
    /// 0 to 3.
    pub opt_level: u8,
    /// Choice of the inputs that kernels ask for.
    pub policy: InputPolicy,
    /// The convention of functions.
    pub abi_rules: AbiRules,
    /// The version of code objects, 5 or 6, where the module's flag does not say it; otherwise 6.
    pub code_object_version: Option<u8>,
    /// Whether the program is to be printed as assembly text.
    pub text: bool,
    /// Whether the module is linked into a code object by itself: nothing else sees its hidden symbols.
    pub whole_program: bool,
    /// Whether the program is to have a [`Program::listing`].
    pub listing: bool,
}

impl Options {
    /// For a processor, at level 3.
    pub fn new(cpu: &'static Processor) -> Self {
        Self { cpu: Some(cpu), ..Self::of_module() }
    }

    /// For the processors that the functions themselves name, at level 3.
    pub fn of_module() -> Self {
        Self { opt_level: 3, ..Self::default() }
    }

    /// The same at a level of optimisation, 0 to 3.
    #[must_use]
    pub fn with_opt_level(self, opt_level: u8) -> Self {
        Self { opt_level, ..self }
    }

    /// The same for a module that is linked into a code object by itself ([`Options::whole_program`]).
    #[must_use]
    pub fn for_whole_program(self) -> Self {
        Self { whole_program: true, ..self }
    }

    /// The same for a program that is to be printed as assembly ([`Options::text`]).
    #[must_use]
    pub fn with_text(self) -> Self {
        Self { text: true, ..self }
    }

    /// Returns the settings of the ABI.
    pub fn abi(&self) -> AbiOptions {
        AbiOptions {
            cpu: self.cpu,
            features: self.features.clone(),
            policy: self.policy,
            rules: self.abi_rules,
            code_object_version: self.code_object_version,
        }
    }
}

/// All passes that the pipeline may use.
pub fn registry() -> PassRegistry {
    let mut registry = PassRegistry::new();
    transform::register_passes(&mut registry);
    register_passes(&mut registry);
    registry
}

/// Adds the passes over the module that are the target's own.
pub fn register_ir_passes(registry: &mut PassRegistry) {
    crate::ir_passes::legalize::register_passes(registry);
    registry.add(WaterfallCalls::INFO);
    registry.add(WaveReductions::INFO);
}

/// Adds all passes that are the target's own.
pub fn register_passes(registry: &mut PassRegistry) {
    register_ir_passes(registry);
    register_machine_passes(registry);
}

/// Adds the passes over machine functions.
pub fn register_machine_passes(registry: &mut PassRegistry) {
    registry.add(PrintPressure::INFO);
    registry.add(MachineScheduler::INFO);
    post_ra::register_passes(registry);
    registry.add(VerifyFinished::INFO);
    registry.add_all(mir_opt::PASSES.iter().map(|pass| pass.info));
    registry.add_steps(STEPS.map(|(name, about)| StepInfo {
        name,
        about,
        kind: UnitKind::Machine,
    }));
}

/// The machine steps that need more than the function, and what they do.
const STEPS: [(&str, &str); 10] = [
    (codegen_function::SELECTION, "Selects instructions."),
    (
        codegen_function::VECTORS,
        "Gives vector values physical registers, and spills what finds none.",
    ),
    (codegen_function::ACCUMULATORS, "Moves spilled vector registers to accumulators."),
    (
        codegen_function::DEAD_EXEC_WRITES,
        "Removes writes of EXEC and masks of lanes that nothing reads.",
    ),
    (
        codegen_function::SCALARS,
        "Gives scalar values physical registers, and spills what finds none.",
    ),
    (codegen_function::TAIL_CALLS, "Makes calls before a return jumps."),
    (codegen_function::FRAME, "Lays out the frame: prologue, epilogue, spill code."),
    (EXPANSION, "Expands pseudo instructions."),
    (ADDRESSES, "Corrects the distances from s_getpc to symbols."),
    (PRELOAD, "Adds the loads that stand for preloaded kernel arguments."),
];

/// Expansion of pseudo instructions.
const EXPANSION: &str = "amdgpu-expand-pseudos";
/// Distances to symbols.
const ADDRESSES: &str = "amdgpu-settle-addresses";
/// The prologue of kernels with preloaded arguments.
const PRELOAD: &str = "amdgpu-preload-kernarg-prologue";

/// The names of the machine passes and steps, in the order in which they run.
pub fn machine_pipeline() -> Vec<&'static str> {
    let allocation = [
        SCHEDULING,
        codegen_function::VECTORS,
        codegen_function::ACCUMULATORS,
        codegen_function::DEAD_EXEC_WRITES,
        codegen_function::SCALARS,
        codegen_function::TAIL_CALLS,
        codegen_function::FRAME,
        EXPANSION,
    ];
    let mut names = vec![codegen_function::SELECTION];
    names.extend(mir_opt::PASSES.iter().map(|pass| pass.info.name));
    names.extend(allocation);
    names.extend(post_ra::PASSES.iter().map(|info| info.name));
    names.extend([ADDRESSES, PRELOAD]);
    names
}

/// The names of selection and of the passes before scheduling ([`SCHEDULING`]). A run can start after each of them.
pub fn passes_before_scheduling() -> Vec<&'static str> {
    let passes = mir_opt::PASSES.iter().map(|pass| pass.info.name);
    [codegen_function::SELECTION].into_iter().chain(passes).collect()
}

/// The names of the passes over the module that run, in order.
pub fn pipeline(options: &Options) -> Vec<&'static str> {
    if options.opt_level == 0 {
        return vec![
            "always-inline",
            "scalarize-masked-mem-intrin",
            "pre-isel-intrinsic-lowering",
            "lower-mem-intrinsics",
            "amdgpu-legalize-operations",
            "expand-large-div-rem",
            "always-inline",
            "globaldce",
            "atomic-expand",
            "amdgpu-legalize-operations",
            "waterfall-calls",
            "wave-reductions",
            "shape-control-flow",
        ];
    }
    vec![
        "scalarize-masked-mem-intrin",
        "optimise",
        "pre-isel-intrinsic-lowering",
        "infer-address-spaces",
        "infer-alignment",
        "lower-mem-intrinsics",
        "sroa",
        "amdgpu-legalize-operations",
        "div-rem-by-constant",
        "expand-large-div-rem",
        "always-inline",
        "globaldce",
        "atomic-expand",
        "scalarizer",
        "narrow",
        "separate-const-offset-from-gep",
        "early-cse",
        "load-store-vectorizer",
        "simplifycfg",
        "loop-reduce",
        "amdgpu-legalize-operations",
        "adce",
        "waterfall-calls",
        "wave-reductions",
        "shape-control-flow",
    ]
}

/// Compiles a module, which is verified first unless it was already ([`ir::ssa::Verified`]).
///
/// # Errors
/// The module is invalid, or a construct cannot be compiled: the first one is named.
pub fn compile(module: impl IntoVerified, options: &Options) -> Result<Output, Diagnostic> {
    compile_with(module, options, &mut PassCx::new())
}

/// Compiles a module, with the observers of `cx` watching the passes. It is verified as for [`compile`].
///
/// # Errors
/// The module is invalid, a construct cannot be compiled, or an observer objects.
pub fn compile_with(
    module: impl IntoVerified,
    options: &Options,
    cx: &mut PassCx<'_>,
) -> Result<Output, Diagnostic> {
    let mut module = module.into_verified()?.into_module();
    optimize(&mut module, options, cx)?;
    generate(&module, options, cx)
}

/// Runs the passes over a module that was verified.
///
/// # Errors
/// A pass's, or an observer's.
pub fn optimize(
    module: &mut Module,
    options: &Options,
    cx: &mut PassCx<'_>,
) -> Result<(), Diagnostic> {
    crate::abi::environment::check(module)?;
    if options.whole_program {
        localise_hidden(&mut module.cx);
    }
    let registry = registry();
    let mut passes = Pipeline::new();
    for name in pipeline(options) {
        match name {
            // The machine divides no integers at all; 32 bits are selected as a sequence.
            "expand-large-div-rem" => {
                passes.push_module(name, Box::new(ExpandLargeDivRem { legal: 32 }));
            }
            "load-store-vectorizer" => {
                let pass = LoadStoreVectorizer { machine: vectorize::Machine::Dwords };
                passes.push_function(name, Box::new(pass));
            }
            "atomic-expand" => {
                passes.push_function(name, Box::new(AtomicExpand::new(options.cpu)));
            }
            _ => passes.push(registry.find(name)?)?,
        }
    }
    passes.run(module, cx)?;
    Ok(())
}

/// Functions that only the linked object sees are local when nothing else is linked with them: what no
/// kernel needs is dropped.
fn localise_hidden(cx: &mut Context) {
    for global in cx.globals.values_mut() {
        let function = matches!(global.kind, GlobalKind::Function(_));
        if function && global.visibility == Visibility::Hidden && !global.is_declaration() {
            global.linkage = Linkage::Internal;
            global.visibility = Visibility::Default;
        }
    }
}

/// State that functions of a module share while they are compiled.
#[derive(Clone, Copy, Debug)]
pub struct ModuleContext<'a> {
    /// The module.
    pub module: &'a Module,
    /// Inputs of kernels, and the layout of local memory.
    pub abi: &'a ModuleAbi,
    /// Options of compiling.
    pub options: &'a Options,
}

impl<'a> ModuleContext<'a> {
    /// The module's types, constants and globals.
    pub fn cx(&self) -> &'a Context {
        &self.module.cx
    }

    /// Returns the subtarget for which a function is compiled.
    ///
    /// # Errors
    /// An unknown processor.
    pub fn subtarget(&self, function: Global) -> Result<Subtarget, Diagnostic> {
        match self.abi.kernel(function) {
            Some(kernel) => Ok(kernel.subtarget),
            None => Subtarget::of_function(
                self.cx(),
                function,
                self.options.cpu,
                &self.options.features,
            ),
        }
    }
}

/// The finished machine functions of a module that went through the passes, callees before callers.
///
/// # Errors
/// The first construct that cannot be compiled.
pub fn lower_all(
    unit: ModuleContext<'_>,
    cx: &mut PassCx<'_>,
) -> Result<Vec<(Global, MachineFunction)>, Diagnostic> {
    lower_from(unit, None, cx)
}

/// [`lower_all`], from functions as they were in front of scheduling, if there are some.
fn lower_from(
    unit: ModuleContext<'_>,
    mut given: Option<Map<Global, Given>>,
    cx: &mut PassCx<'_>,
) -> Result<Vec<(Global, MachineFunction)>, Diagnostic> {
    let mut functions = Vec::new();
    let mut preserved: Map<Global, RegMaskDesc> = Map::new();
    for group in &unit.abi.usage.bottom_up {
        for &global in group {
            let data = &unit.cx().globals[global];
            if data.linkage == Linkage::AvailableExternally {
                continue;
            }
            let Some(body) = data.function().and_then(|f| f.body.expand()) else { continue };
            let subtarget = unit.subtarget(global)?;
            let shared = isel::IselContext { cx: unit.cx(), abi: unit.abi, preserved: &preserved };
            let given = match &mut given {
                None => None,
                Some(given) => Some(given.remove(&global).ok_or_else(|| {
                    Diagnostic::error(format!("there is no machine function '{}'", data.name))
                })?),
            };
            let finished = lower(unit, shared, (global, body), subtarget, given, cx)?;
            if unit.abi.rules.inter_procedural {
                preserved.extend(finished.preserves.map(|mask| (global, mask)));
            }
            let mut func = finished.func;
            settle(unit, global, &mut func, subtarget, cx)?;
            if ir::remarks::wanted(cx) {
                crate::info::remarks::record(&func, &subtarget, cx);
            }
            functions.push((global, func));
        }
    }
    cx.end_functions()?;
    Ok(functions)
}

/// Makes a function ready for emission after the late passes.
///
/// # Errors
/// An observer's.
fn settle(
    unit: ModuleContext<'_>,
    global: Global,
    func: &mut MachineFunction,
    subtarget: Subtarget,
    cx: &mut PassCx<'_>,
) -> Result<(), Diagnostic> {
    run_step(ADDRESSES, func, &mut (), cx, |func| {
        settle_addresses(func, subtarget.target);
        Ok(())
    })?;
    let Some(kernel) = unit.abi.kernel(global) else { return Ok(()) };
    run_step(PRELOAD, func, &mut (), cx, |func| {
        add_preload_prologue(func, kernel);
        Ok(())
    })
}

/// The program of machine functions that went through some of the late passes, with the module that they come from: `rest` are
/// the passes that they still go through.
///
/// # Errors
/// A function that the module does not define, a pass's error, or what has no encoding.
pub fn finish(
    module: &Module,
    functions: Vec<MachineFunction>,
    rest: &[PassInfo],
    options: &Options,
    cx: &mut PassCx<'_>,
) -> Result<Program, Diagnostic> {
    let abi = ModuleAbi::of(module, &options.abi())?;
    let unit = ModuleContext { module, abi: &abi, options };
    let mut finished = Vec::with_capacity(functions.len());
    for mut func in functions {
        let global = defined(module, &func)?;
        post_ra::run_passes(rest, &mut func, cx)?;
        let subtarget = unit.subtarget(global)?;
        settle(unit, global, &mut func, subtarget, cx)?;
        finished.push((global, func));
    }
    cx.end_functions()?;
    assemble(unit, &finished)
}

/// The program of machine functions that went through the first `done` steps of [`passes_before_scheduling`], with the module that they
/// come from. What selection knows of them besides (the paths of lanes, the convention) is taken from the module again.
///
/// # Errors
/// Machine functions that are not all of the module's, or whose blocks are not those that selection makes; code that
/// cannot be compiled.
pub fn finish_selected(
    module: &Module,
    functions: Vec<MachineFunction>,
    done: usize,
    options: &Options,
    cx: &mut PassCx<'_>,
) -> Result<Program, Diagnostic> {
    let abi = ModuleAbi::of(module, &options.abi())?;
    let unit = ModuleContext { module, abi: &abi, options };
    let mut given = Map::new();
    for func in functions {
        given.insert(defined(module, &func)?, Given { func, done: done.saturating_sub(1) });
    }
    let functions = lower_from(unit, Some(given), cx)?;
    assemble(unit, &functions)
}

/// The first pass over selected machine functions.
pub const SCHEDULING: &str = MachineScheduler::INFO.name;

/// The steps of allocation, of vector registers and of scalar ones.
pub const ALLOCATION: [&str; 2] = [codegen_function::VECTORS, codegen_function::SCALARS];

/// The function of the module that a machine function was made from.
fn defined(module: &Module, func: &MachineFunction) -> Result<Global, Diagnostic> {
    let global = module.cx.find_global(&func.name).filter(|&g| module.body(g).is_some());
    global.ok_or_else(|| {
        let message = format!("the module does not define the machine function '{}'", func.name);
        Diagnostic::error(message)
    })
}

/// The finished functions of a module as LLVM MIR.
///
/// # Errors
/// The first construct that cannot be compiled, or an observer's objection.
pub fn machine_ir(
    mut module: Module,
    options: &Options,
    cx: &mut PassCx<'_>,
) -> Result<String, Diagnostic> {
    optimize(&mut module, options, cx)?;
    let abi = ModuleAbi::of(&module, &options.abi())?;
    let mut functions = lower_all(ModuleContext { module: &module, abi: &abi, options }, cx)?;
    functions.iter_mut().for_each(|(_, func)| complete_text(func));
    let texts: Vec<String> = functions.iter().map(|(_, func)| func.to_string()).collect();
    Ok(texts.concat())
}

/// Adds to a finished function what its text says of it in LLVM's words: whether it is a kernel. Kinds of stack that are
/// only ours go.
pub fn complete_text(func: &mut MachineFunction) {
    if func.kind == FunctionKind::Kernel && func.target_data.is_none() {
        let lines = "  isEntryFunction: true\n".to_owned();
        func.target_data = Some(Box::new(TargetText { lines }));
    }
    for object in func.frame.objects.values_mut() {
        if [crate::frame_lowering::layout::SAVED, crate::regalloc::THROUGH_LANES]
            .contains(&object.stack)
        {
            object.stack = "";
        }
    }
}

/// One function: selection, scheduling, allocation, frame; [`expand_pseudos`]; waits and
/// hazards.
fn lower(
    unit: ModuleContext<'_>,
    shared: isel::IselContext<'_>,
    (global, body): (Global, FuncBody),
    subtarget: Subtarget,
    given: Option<Given>,
    cx: &mut PassCx<'_>,
) -> Result<codegen_function::Finished, Diagnostic> {
    let body = &unit.module.bodies[body];
    let mut finished = codegen_function::lower(shared, global, body, subtarget, given, cx)?;
    let mut order = AccessVerifier::new(&finished.func, subtarget);
    let expand = |func: &mut _| expand_pseudos(func, subtarget.target);
    run_step(EXPANSION, &mut finished.func, &mut (), cx, expand)?;
    order.check("expansion of pseudo instructions", &finished.func);
    let before = written_scalars(&finished.func);
    post_ra::run(&mut finished.func, cx)?;
    order.check("the passes after allocation", &finished.func);
    if let Some(mask) = &mut finished.preserves {
        // What the mode was may be kept in a register meanwhile.
        let new = written_scalars(&finished.func).into_iter().filter(|reg| !before.contains(reg));
        new.for_each(|reg| forget(mask, reg));
    }
    Ok(finished)
}

/// The scalar registers that a function writes.
fn written_scalars(func: &MachineFunction) -> BTreeSet<PReg> {
    let insts = func.blocks().flat_map(|block| func.insts(block));
    insts
        .flat_map(|inst| func.reg_operands(inst))
        .filter(|(_, operand)| operand.is_def())
        .filter_map(|(_, operand)| operand.reg.as_physical())
        .filter(|reg| reg.file() == regs::SGPR)
        .collect()
}

/// Takes a register out of what is preserved.
fn forget(mask: &mut RegMaskDesc, reg: PReg) {
    let mut kept = Vec::with_capacity(mask.preserved.len() + 1);
    for &run in &*mask.preserved {
        if !run.overlaps(reg) {
            kept.push(run);
            continue;
        }
        let (first, end) = (run.first_unit(), run.end_unit());
        let pieces = [(first, reg.first_unit()), (reg.end_unit(), end)];
        for (from, to) in pieces.into_iter().filter(|(from, to)| from < to) {
            kept.extend(run.part(from - first, (to - from) as u8));
        }
    }
    mask.name = "";
    mask.preserved = kept.into();
}

/// The program of a module that went through the passes.
///
/// # Errors
/// The first construct that cannot be compiled.
pub fn generate(
    module: &Module,
    options: &Options,
    cx: &mut PassCx<'_>,
) -> Result<Program, Diagnostic> {
    if !module.module_asm.is_empty() {
        return Err(Diagnostic::unsupported("assembly at the module's level"));
    }
    let abi = ModuleAbi::of(module, &options.abi())?;
    let unit = ModuleContext { module, abi: &abi, options };
    let functions = lower_all(unit, cx)?;
    assemble(unit, &functions)
}

/// Puts finished functions together.
///
/// # Errors
/// What has no encoding; functions for different processors.
pub fn assemble(
    unit: ModuleContext<'_>,
    functions: &[(Global, MachineFunction)],
) -> Result<Program, Diagnostic> {
    let subtarget = module_subtarget(unit)?;
    let mut compiled = Vec::with_capacity(functions.len());
    let mut debug = ProgramLines::of(unit.cx());
    let source = &*unit.module.file_name;
    let mut listing = unit
        .options
        .listing
        .then(|| ListingBuilder::new(unit.cx(), subtarget.processor.name, source));
    for (number, (global, func)) in functions.iter().enumerate() {
        let own = unit.subtarget(*global)?;
        if own.processor != subtarget.processor
            || own.xnack != subtarget.xnack
            || own.sramecc != subtarget.sramecc
        {
            let message = format!(
                "a function for {} in a module for {}",
                own.target_id(),
                subtarget.target_id()
            );
            return Err(Diagnostic::error(message).in_function(&func.name));
        }
        let layout = CodeLayout::of(func, own.target)?;
        let code = code::bytes(func, &layout).map_err(|d| d.in_function(&func.name))?;
        if let Some(debug) = &mut debug {
            debug.add(*global, func, &layout, own.target);
        }
        let mut out = String::new();
        if unit.options.text {
            let locs = debug.as_ref().and_then(ProgramLines::last);
            text::write_code(&mut out, func, own.target, &layout, number, locs)?;
        }
        if let Some(listing) = &mut listing {
            let kernel = func.kind == FunctionKind::Kernel;
            listing.function(*global, &*func.name, kernel, &func.debug_locs);
            text::list_code(listing, func, own.target, &layout, number)?;
        }
        compiled.push((*global, Compiled { code, text: out, own: resources(func) }));
    }
    let mut program =
        Program::new(unit.cx(), unit.abi, subtarget, &unit.module.source_name, compiled)?;
    if let Some(mut debug) = debug {
        program.debug = debug.sections()?;
        program.files = debug.map.files.into_iter().map(|(_, file)| file).collect();
    }
    program.listing = listing.map(ListingBuilder::finish);
    Ok(program)
}

/// Returns the subtarget of the whole module: the option's processor, else that of the first function that names one.
fn module_subtarget(unit: ModuleContext<'_>) -> Result<Subtarget, Diagnostic> {
    let mut definitions = unit.module.definitions();
    if let Some((first, _)) = definitions.next() {
        return unit.subtarget(first);
    }
    let Some(cpu) = unit.options.cpu else {
        return Err(Diagnostic::error(
            "no processor is given, by -mcpu or by a function's attribute \"target-cpu\"",
        ));
    };
    let mut subtarget = Subtarget::new(cpu);
    unit.options.features.iter().for_each(|list| subtarget.apply_features(list));
    Ok(subtarget)
}

impl Program {
    /// The shared code object, alone or with other objects.
    ///
    /// # Errors
    /// Names that nothing defines, and what else linking refuses.
    pub fn code_object(&self, others: &[ObjectFile]) -> Result<Vec<u8>, Diagnostic> {
        let mut objects = vec![self.object()];
        objects.extend_from_slice(others);
        link(&objects, LinkOptions::default())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_register_is_taken_out_of_a_run() {
        let runs = vec![regs::sgpr(0, 2), regs::sgpr(4, 4)];
        let mut mask = RegMaskDesc { name: "all", preserved: runs.into() };
        forget(&mut mask, regs::sgpr(5, 1));
        assert!(!mask.preserves(regs::sgpr(5, 1)) && mask.preserves(regs::sgpr(0, 2)));
        assert!(mask.preserves(regs::sgpr(4, 1)) && mask.preserves(regs::sgpr(6, 2)));
        forget(&mut mask, regs::sgpr(4, 1));
        assert!(!mask.preserves(regs::sgpr(4, 1)) && mask.preserves(regs::sgpr(6, 2)));
    }
}
