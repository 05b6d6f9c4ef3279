//! From a module to kernels in bytes: the order in which everything happens.
//!
//! ```text
//! module ── select::prepare ──▶ module
//!    each kernel:  select ──▶ built ── passes::PIPELINE ──▶ legal ── eu-regalloc ──▶ allocated ── encode ──▶ bytes
//! ```

use ir::debug::DebugSection;
use ir::diagnostic::Diagnostic;
use ir::kernel::KernelDescription;
use ir::listing::{Listing, ListingBuilder};
use ir::pass::{PassCx, PassRegistry, Sequence};
use ir::ssa::{Global, IntoVerified, Module};

use crate::alloc::{Failure, Pressure, Shortage, Statistics, pressure, share_registers};
use crate::describe::describe;
use crate::device::{Device, GRF_COUNT};
use crate::encode::{Code, encode};
use crate::eu::message_order::MessageOrder;
use crate::eu::{Function, Stage};
use crate::kernel::{Kernel, MAX_SCRATCH_BYTES};
use crate::passes::{PIPELINE, register_passes};
use crate::select::{prepare, required_sub_group_size, select};
use crate::{asm, debug, eu, findings, prologue, width, zebin};
use findings::Before;

/// How to compile.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Options {
    /// What for.
    pub device: &'static Device,
    /// Work-items of a thread, 8, 16 or 32; half as many for a kernel that does not ask for a number itself and for which there are
    /// not registers and scratch memory enough. If it is not said, what the kernel asks for (`intel_reqd_sub_group_size`), and
    /// otherwise what [`crate::width`] says.
    pub simd: Option<u8>,
    /// Whether a listing is wanted ([`Output::listing`]).
    pub listing: bool,
}

impl Options {
    /// For a device, at the width that fits.
    pub fn new(device: &'static Device) -> Self {
        Self { device, simd: None, listing: false }
    }

    /// The same with so many work-items in a thread.
    #[must_use]
    pub fn with_simd(self, simd: u8) -> Self {
        Self { simd: Some(simd), ..self }
    }
}

/// A compiled module.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Output {
    /// What for.
    pub device: &'static Device,
    /// The kernels, in the module's order.
    pub compiled: Vec<CompiledKernel>,
    kernels: Vec<KernelDescription>,
    /// Debug information, if the module asks for it.
    pub debug: Vec<DebugSection>,
    /// What tools are shown, if [`Options::listing`] asks for it.
    pub listing: Option<Listing>,
}

impl Output {
    /// Without kernels.
    fn new(device: &'static Device) -> Self {
        Self { device, compiled: Vec::new(), kernels: Vec::new(), debug: Vec::new(), listing: None }
    }

    /// What is known of the kernels, in the module's order.
    pub fn kernels(&self) -> &[KernelDescription] {
        &self.kernels
    }

    /// The file that the driver loads.
    ///
    /// # Errors
    /// If the driver would refuse it: two kernels of one name, say.
    pub fn zebin(&self) -> Result<Vec<u8>, Diagnostic> {
        let kernels: Vec<_> = self.compiled.iter().map(|k| (&k.kernel, &k.code[..])).collect();
        zebin::write_with_debug(self.device, &kernels, &self.debug)
    }

    /// Assembly of all kernels as `iga64` takes it, each under its name.
    ///
    /// # Errors
    /// If an instruction has no form there.
    pub fn assembly(&self) -> Result<String, Diagnostic> {
        let mut text = String::new();
        for CompiledKernel { kernel, function, .. } in &self.compiled {
            let (name, simd) = (&kernel.name, kernel.simd);
            text += &format!("// kernel {name}, SIMD{simd}\n{}", asm::assembly(function)?);
        }
        Ok(text)
    }

    /// The finished functions as text of the EU IR.
    pub fn machine_ir(&self) -> String {
        let texts: Vec<String> = self.compiled.iter().map(|k| eu::print(&k.function)).collect();
        texts.join("\n")
    }
}

/// A kernel that can be run.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct CompiledKernel {
    /// What the driver must know.
    pub kernel: Kernel,
    /// The instructions, allocated.
    pub function: Function,
    /// The instructions in bytes.
    pub code: Vec<u8>,
    /// The registers that were needed, before any were spilled.
    pub pressure: Pressure,
    /// Virtual registers that were spilled.
    pub spilled: u32,
}

/// Work-items of the narrowest thread.
const LEAST_WIDTH: u8 = 8;

/// Registers that the allocator has for more than a function's greatest need: holes take some.
const MARGIN: u32 = 4;

/// Compiles the kernels of a module, in its order. The module is verified first unless it was already
/// ([`ir::ssa::Verified`]).
///
/// # Errors
/// What is wrong with the module; the first construct that cannot be compiled.
pub fn compile(module: impl IntoVerified, options: &Options) -> Result<Output, Diagnostic> {
    compile_with(module, options, &mut PassCx::new())
}

/// Compiles the kernels of a module, with the observers of `cx` watching the passes. Where findings are asked for
/// ([`ir::findings`]), they and a [`Listing`] of all kernels are recorded in `cx`. The module is verified as for [`compile`].
///
/// # Errors
/// What is wrong with the module; the first construct that cannot be compiled, or an observer's objection.
pub fn compile_with(
    module: impl IntoVerified,
    options: &Options,
    cx: &mut PassCx<'_>,
) -> Result<Output, Diagnostic> {
    let mut module = module.into_verified()?.into_module();
    prepare(&mut module, cx)?;
    compile_prepared(&module, options, cx)
}

/// [`compile_with`] for a module that was prepared for selection ([`prepare()`](crate::select::prepare())).
///
/// # Errors
/// As [`compile_with`].
pub fn compile_prepared(
    module: &Module,
    options: &Options,
    cx: &mut PassCx<'_>,
) -> Result<Output, Diagnostic> {
    let kernels: Vec<Global> = module
        .definitions()
        .map(|(global, _)| global)
        .filter(|&global| module.cx.function(global).is_some_and(|f| f.cc.is_kernel()))
        .collect();
    let mut passes = Passes::new()?;
    let mut output = Output::new(options.device);
    let mut globals = Vec::new();
    for global in kernels {
        let compiled = passes.compile(module, global, options, cx)?;
        output.kernels.push(describe(module, global, options.device, &compiled));
        output.compiled.push(compiled);
        globals.push(global);
    }
    cx.end_functions()?;
    output.debug = debug::sections(module, &globals, &output.compiled)?;
    if ir::findings::wanted(cx) {
        cx.record(listing(module, options, &globals, &output.compiled));
    }
    output.listing = options.listing.then(|| listing(module, options, &globals, &output.compiled));
    Ok(output)
}

/// The code of kernels, line by line.
fn listing(
    module: &Module,
    options: &Options,
    globals: &[Global],
    kernels: &[CompiledKernel],
) -> Listing {
    let name = &*module.file_name;
    let mut listing = ListingBuilder::new(&module.cx, options.device.name, name);
    for (&global, CompiledKernel { function, .. }) in globals.iter().zip(kernels) {
        listing.function(global, &*function.name, true, &function.debug_locs);
        findings::list(&mut listing, function);
    }
    listing.finish()
}

/// Compiles one kernel of a module that was prepared.
///
/// # Errors
/// What cannot be compiled, or an observer's objection.
pub fn compile_kernel(
    module: &Module,
    kernel: Global,
    options: &Options,
    cx: &mut PassCx<'_>,
) -> Result<CompiledKernel, Diagnostic> {
    Passes::new()?.compile(module, kernel, options, cx)
}

/// The passes that give registers and finish a function.
const ALLOCATION: &[&str] =
    &["eu-regalloc", "eu-branches", "eu-structure", "eu-guard-nomask", "eu-scoreboard"];

/// The names of the passes over the EU IR, in the order in which they run.
pub fn machine_pipeline() -> Vec<&'static str> {
    [PIPELINE, ALLOCATION].concat()
}

/// Compiles functions of the EU IR that went through the first `done` passes of [`machine_pipeline`]. `module` is the one that they were
/// selected from, prepared for selection: it says what the driver must know of the kernels. The code is that of [`compile_with`] for
/// the same width.
///
/// # Errors
/// A function that the module does not define as a kernel, what cannot be compiled, or an observer's objection.
pub fn resume(
    module: &Module,
    functions: Vec<Function>,
    done: usize,
    cx: &mut PassCx<'_>,
) -> Result<Output, Diagnostic> {
    let device = device_of(&functions)?;
    let mut passes = Passes::behind(done)?;
    let mut output = Output::new(device);
    let mut globals = Vec::new();
    for mut function in functions {
        let global = module.cx.find_global(&function.name).filter(|&global| {
            module.body(global).is_some()
                && module.cx.function(global).is_some_and(|f| f.cc.is_kernel())
        });
        let Some(global) = global else {
            let message = format!("the module does not define a kernel '{}'", function.name);
            return Err(Diagnostic::error(message));
        };
        // What the driver must know is found out on the way to the instructions, which are at hand already.
        let (_, kernel) = select(module, global, device, function.simd)?;
        cx.in_way(kernel.simd.into());
        passes.before.run(&mut function, &mut (), cx)?;
        let mut candidate = Candidate { function, kernel };
        if candidate.function.stage != Stage::Allocated
            && required_sub_group_size(module, global)?.is_none()
        {
            candidate.fitting()?;
        }
        let compiled = passes.finish(candidate, cx)?;
        output.kernels.push(describe(module, global, device, &compiled));
        output.compiled.push(compiled);
        globals.push(global);
    }
    cx.end_functions()?;
    output.debug = debug::sections(module, &globals, &output.compiled)?;
    Ok(output)
}

/// [`resume`] for functions without a module. Answers them behind the last pass: they are not whole kernels, which begin with loading what
/// the driver hands over.
///
/// # Errors
/// As [`resume`].
pub fn resume_alone(
    mut functions: Vec<Function>,
    done: usize,
    cx: &mut PassCx<'_>,
) -> Result<Vec<Function>, Diagnostic> {
    let mut passes = Passes::behind(done)?;
    for function in &mut functions {
        passes.before.run(function, &mut (), cx)?;
        passes.allocation.run(function, &mut (), cx)?;
    }
    cx.end_functions()?;
    Ok(functions)
}

/// The one device of functions.
fn device_of(functions: &[Function]) -> Result<&'static Device, Diagnostic> {
    let Some(first) = functions.first() else {
        return Err(Diagnostic::error("there are no functions"));
    };
    match functions.iter().find(|f| f.device.name != first.device.name) {
        None => Ok(first.device),
        Some(other) => Err(Diagnostic::error(format!(
            "'{}' is for {}, and '{}' is for {}: a zebin is for one device",
            first.name, first.device.name, other.name, other.device.name
        ))),
    }
}

/// Runs passes, and holds the order of messages against that before them in builds with debug assertions.
fn in_order(
    passes: &mut Sequence<Function>,
    function: &mut Function,
    cx: &mut PassCx<'_>,
) -> Result<(), Diagnostic> {
    let before = cfg!(debug_assertions).then(|| MessageOrder::of(function));
    passes.run(function, &mut (), cx)?;
    if let Some((first, second)) = before.and_then(|before| before.broken(function)) {
        panic!("{first} and {second} of '{}' have changed places", function.name);
    }
    Ok(())
}

/// The passes, for any number of kernels.
struct Passes {
    before: Sequence<Function>,
    allocation: Sequence<Function>,
}

/// A kernel before registers are allocated.
struct Candidate {
    function: Function,
    kernel: Kernel,
}

impl Candidate {
    /// What it needs, if that is no more registers than there are, with some to spare. Where it would be more, values of one
    /// channel share registers.
    fn fitting(&mut self) -> Result<Option<Pressure>, Diagnostic> {
        let needed = self.needed()?;
        if needed.is_some() || share_registers(&mut self.function) == 0 {
            return Ok(needed);
        }
        self.needed()
    }

    fn needed(&self) -> Result<Option<Pressure>, Diagnostic> {
        match pressure(&self.function) {
            Ok(needed) => Ok(Some(needed).filter(|p| p.registers + MARGIN <= u32::from(GRF_COUNT))),
            Err(Failure::Shortage(_)) => Ok(None),
            Err(Failure::Other(error)) => Err(error),
        }
    }
}

impl Passes {
    fn new() -> Result<Self, Diagnostic> {
        Self::behind(0)
    }

    /// Those behind the first `done`.
    fn behind(done: usize) -> Result<Self, Diagnostic> {
        let mut registry = PassRegistry::new();
        register_passes(&mut registry);
        let sequence = |names: &[&str]| {
            let infos = names.iter().map(|name| registry.find(name)).collect::<Result<Vec<_>, _>>();
            Sequence::target(&infos?)
        };
        let rest = |names: &'static [&'static str], done: usize| &names[done.min(names.len())..];
        Ok(Self {
            before: sequence(rest(PIPELINE, done))?,
            allocation: sequence(rest(ALLOCATION, done.saturating_sub(PIPELINE.len())))?,
        })
    }

    fn compile(
        &mut self,
        module: &Module,
        kernel: Global,
        options: &Options,
        cx: &mut PassCx<'_>,
    ) -> Result<CompiledKernel, Diagnostic> {
        let compiled = self.compile_at_width(module, kernel, options, cx)?;
        cx.settle(compiled.kernel.simd.into());
        Ok(compiled)
    }

    /// The kernel at the width that is asked for, or that fits.
    fn compile_at_width(
        &mut self,
        module: &Module,
        kernel: Global,
        options: &Options,
        cx: &mut PassCx<'_>,
    ) -> Result<CompiledKernel, Diagnostic> {
        let at = |passes: &mut Self, simd: u8, cx: &mut PassCx<'_>| {
            cx.in_way(simd.into());
            let (mut function, kernel) = select(module, kernel, options.device, simd)?;
            in_order(&mut passes.before, &mut function, cx)?;
            Ok::<_, Diagnostic>(Candidate { function, kernel })
        };
        let required = required_sub_group_size(module, kernel)?;
        if let Some(mut simd) = options.simd.or(required) {
            while required.is_none() && simd > LEAST_WIDTH {
                let candidate = at(self, simd, cx)?;
                if let Some(done) = self.try_finish(candidate, cx)? {
                    return Ok(done);
                }
                simd /= 2;
            }
            let candidate = at(self, simd, cx)?;
            return self.finish(candidate, cx);
        }
        let mut middle = at(self, 16, cx)?;
        if let Some(needed) = middle.fitting()? {
            if width::may_be_doubled(&middle.kernel, needed) {
                let mut wide = at(self, 32, cx)?;
                if width::is_better(&wide.function, &middle.function)
                    && wide.fitting()?.is_some()
                    && let Some(done) = self.try_finish(wide, cx)?
                {
                    return Ok(done);
                }
            }
            if let Some(done) = self.try_finish(middle, cx)? {
                return Ok(done);
            }
        }
        let narrow = at(self, LEAST_WIDTH, cx)?;
        self.finish(narrow, cx)
    }

    /// The same; nothing if there are not registers or scratch memory enough: a narrower thread may do with them.
    fn try_finish(
        &mut self,
        candidate: Candidate,
        cx: &mut PassCx<'_>,
    ) -> Result<Option<CompiledKernel>, Diagnostic> {
        match self.finish(candidate, cx) {
            Err(_) if !cx.take_records::<Shortage>().is_empty() => Ok(None),
            result => result.map(Some),
        }
    }

    /// Allocates and encodes.
    fn finish(
        &mut self,
        candidate: Candidate,
        cx: &mut PassCx<'_>,
    ) -> Result<CompiledKernel, Diagnostic> {
        let Candidate { mut function, mut kernel } = candidate;
        cx.in_way(kernel.simd.into());
        let before = ir::findings::wanted(cx).then(|| Before::new(&function));
        in_order(&mut self.allocation, &mut function, cx)?;
        kernel.scratch_bytes = function.scratch_bytes;
        if kernel.scratch_bytes > MAX_SCRATCH_BYTES {
            cx.record(Shortage);
        }
        kernel.check()?;
        prologue::add(&mut function, &mut kernel);
        let Code { bytes: code, relocations } = encode(&function)?;
        kernel.relocations = relocations;
        let Statistics { needed: pressure, spilled, .. } =
            cx.take_records::<Statistics>().pop().unwrap_or_default();
        if let Some(before) = before {
            cx.record(findings::findings(&function, &kernel, pressure, &before));
        }
        Ok(CompiledKernel { kernel, function, code, pressure, spilled })
    }
}
