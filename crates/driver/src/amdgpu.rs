//! AMD: assembly, machine IR, relocatable objects, linked code objects.

use amdgpu_backend::post_ra::mode_register::PLACEMENT_OPTION;
use amdgpu_backend::schedule::pass::STRATEGY_OPTION;
use amdgpu_backend::{FEATURES, Output, Processor, Subtarget, pipeline};
use ir::diagnostic::Diagnostic;
use ir::kernel::KernelDescription;
use ir::pass::PassCx;
use ir::ssa::{Module, sym};

use crate::code::{Code, Made, Wanted};
use crate::float::allow_contraction;
use crate::{Contract, Emit, Options, Target, Word};

/// LLVM's names of features. Most say what a processor has anyway, and change nothing here.
const LLVM_FEATURES: &str = include_str!("amdgpu_features.txt");

/// Whether there is a feature of a name.
fn is_feature(name: &str) -> bool {
    FEATURES.iter().any(|feature| feature.0 == name)
        || LLVM_FEATURES.split_whitespace().any(|feature| feature == name)
}

pub(crate) fn set_pass_options(options: &Options, cx: &mut PassCx<'_>) {
    if let Some(placement) = options.mode_placement {
        cx.set_option(PLACEMENT_OPTION, placement.name());
    }
    if let Some(strategy) = options.sched {
        cx.set_option(STRATEGY_OPTION, strategy);
    }
}

/// The lanes of a wave of a function; none where neither the options nor the function name a processor.
///
/// # Errors
/// A processor that there is not.
pub(crate) fn wave_size(
    options: &Options,
    module: &Module,
    function: &str,
) -> Result<Option<u32>, Diagnostic> {
    let cx = &module.cx;
    let Some((global, _)) = module.definitions().find(|&(g, _)| &*cx.globals[g].name == function)
    else {
        return Ok(None);
    };
    let own = options.amdgpu()?;
    let attrs = cx.function(global).map(|f| f.attrs).unwrap_or_default();
    if own.cpu.is_none() && cx.attrs.string(attrs, sym::TARGET_CPU).is_none() {
        return Ok(None);
    }
    let subtarget = Subtarget::of_function(cx, global, own.cpu, &own.features)?;
    Ok(Some(subtarget.wave_size()))
}

impl Options {
    /// The options of AMD's backend.
    ///
    /// # Errors
    /// There is no such processor or feature.
    pub fn amdgpu(&self) -> Result<amdgpu_backend::Options, Diagnostic> {
        crate::features::check(Target::Amdgpu, &self.features, is_feature)?;
        let mut own = amdgpu_backend::Options::of_module().with_opt_level(self.opt_level);
        own.cpu = self.cpu.as_deref().map(Processor::by_name).transpose()?;
        own.features.clone_from(&self.features);
        own.listing = self.listing;
        own.encodings = self.show_mc_encoding;
        own.code_object_version = self.code_object_version;
        Ok(own)
    }
}

/// The options of the backend for a form of output, and the module as they want it.
fn begin(
    module: &mut Module,
    options: &Options,
    emit: Emit,
) -> Result<amdgpu_backend::Options, Diagnostic> {
    let mut own = options.amdgpu()?;
    own.whole_program = emit == Emit::Hsaco;
    if options.float.fp_contract == Some(Contract::Fast) {
        allow_contraction(module);
    }
    Ok(own)
}

/// Runs the passes over a module.
pub(crate) fn optimize(
    module: &mut Module,
    options: &Options,
    cx: &mut PassCx<'_>,
) -> Result<(), Diagnostic> {
    let emit = options.emit.unwrap_or(Target::Amdgpu.loadable());
    let own = begin(module, options, emit)?;
    pipeline::optimize(module, &own, cx)
}

pub(crate) fn compile(
    module: &mut Module,
    options: &Options,
    wanted: Wanted,
    cx: &mut PassCx<'_>,
) -> Result<Made, Diagnostic> {
    let mut own = begin(module, options, wanted.emit)?;
    own.text = wanted.assembly || wanted.emit == Emit::Asm;
    if wanted.emit == Emit::Mir {
        let text = pipeline::machine_ir(std::mem::take(module), &own, cx)?;
        let code = Box::new(MachineIr(text));
        return Ok(Made { code, listing: None, remarks: cx.take_records() });
    }
    pipeline::optimize(module, &own, cx)?;
    let mut program = pipeline::codegen(module, &own, cx)?;
    let listing = program.listing.take();
    Ok(Made { code: Box::new(program), listing, remarks: cx.take_records() })
}

impl Code for Output {
    fn processor(&self) -> String {
        self.subtarget.processor_id()
    }

    fn kernels(&self) -> &[KernelDescription] {
        Output::kernels(self)
    }

    fn assembly(&self) -> Result<String, Diagnostic> {
        Ok(Output::assembly(self))
    }

    fn bytes(self: Box<Self>, emit: Emit) -> Result<Vec<u8>, Diagnostic> {
        match emit {
            Emit::Asm => Ok(Output::assembly(&self).into_bytes()),
            Emit::Obj => Ok(self.object().to_elf()),
            _ => self.code_object(&[]),
        }
    }
}

/// Finished machine functions, as text.
#[derive(Debug)]
struct MachineIr(String);

impl Code for MachineIr {
    fn processor(&self) -> String {
        String::new()
    }

    fn kernels(&self) -> &[KernelDescription] {
        &[]
    }

    fn assembly(&self) -> Result<String, Diagnostic> {
        Ok(String::new())
    }

    fn bytes(self: Box<Self>, _: Emit) -> Result<Vec<u8>, Diagnostic> {
        Ok(self.0.into_bytes())
    }
}
