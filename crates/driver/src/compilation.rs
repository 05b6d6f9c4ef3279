//! A module that a backend has compiled, before anything of it is written.

use std::fmt::Debug;

use ir::diagnostic::{Diagnostic, SourceText};
use ir::kernel::KernelDescription;
use ir::listing::Listing;
use ir::pass::{PassCx, PassLimit, TimeLimit};
use ir::remarks::Remarks;
use ir::ssa::{Module, Verified};

use crate::code::{Code, Made, Wanted};
use crate::{Emit, Options, Target};

/// A compiled module, whose forms are made when they are asked for.
#[derive(Debug)]
pub struct Compilation {
    target: Target,
    emit: Emit,
    code: Box<dyn Code>,
    listing: Option<Listing>,
    remarks: Vec<Remarks>,
}

/// Compiles a verified module, with the observers of `cx` watching the passes. What is left of the module is of no use
/// afterwards; a program that ends soon need not free it.
///
/// # Errors
/// The first construct that cannot be compiled; a target that is not there, or that has not the form that is asked for; an
/// observer's objection.
pub fn compile_with(
    module: &mut Verified,
    options: &Options,
    cx: &mut PassCx<'_>,
) -> Result<Compilation, Diagnostic> {
    compile_to(module, options, false, cx)
}

/// Runs the passes over a verified module, with the observers of `cx` watching them: what [`compile_with`] does before it selects
/// instructions.
///
/// # Errors
/// As [`compile_with`].
pub fn optimize(
    module: &mut Verified,
    options: &Options,
    cx: &mut PassCx<'_>,
) -> Result<(), Diagnostic> {
    let module = module.for_passes();
    let target = options.prepare(module)?;
    options.set_pass_options(cx);
    match target {
        #[cfg(feature = "nvptx")]
        Target::Nvptx => nvptx_backend::optimize(module, &options.nvptx(module)?, cx),
        #[cfg(feature = "amdgpu")]
        Target::Amdgpu => crate::amdgpu::optimize(module, options, cx),
        #[cfg(feature = "intel")]
        Target::Intel => intel_backend::pipeline::optimize(module, cx),
        #[cfg(not(all(feature = "nvptx", feature = "amdgpu", feature = "intel")))]
        other => other.required().map(drop),
    }
}

/// Returns an error of a compilation at its place in the text: at the instruction that it is about, else at its function's
/// definition. Noting the lines of instructions costs time, so the module is compiled with them only now.
pub fn located(error: Diagnostic, name: &str, source: &[u8], options: &Options) -> Diagnostic {
    let lined = error.location.is_some() || error.line.is_some();
    let found = match lined || error.function.is_none() || llvm_reader::is_bitcode(source) {
        true => None,
        false => with_lines(name, source, options),
    };
    let found = found.filter(|again| again.message == error.message);
    found.unwrap_or(error).in_text(&SourceText::new(name, source))
}

/// The error of compiling a text whose instructions know their lines.
fn with_lines(name: &str, source: &[u8], options: &Options) -> Option<Diagnostic> {
    let choice = options.target_choice();
    let module = llvm_reader::parse_with_origins_for(name, source, choice).ok()?;
    let mut module = Verified::new(module).ok()?;
    compile_to(&mut module, options, false, &mut PassCx::new()).err()
}

/// [`compile_with`], with assembly besides what is written.
pub(crate) fn compile_to(
    module: &mut Verified,
    options: &Options,
    assembly: bool,
    cx: &mut PassCx<'_>,
) -> Result<Compilation, Diagnostic> {
    let module = module.for_passes();
    let target = options.prepare(module)?;
    let emit = options.emit.unwrap_or(target.loadable()).of(target)?;
    options.check_conditions(target, emit)?;
    options.set_pass_options(cx);
    if options.listing {
        cx.set_option(ir::remarks::REMARKS_OPTION, "true");
    }
    let wanted = Wanted { emit, assembly };
    let made: Result<Made, Diagnostic> = match target {
        #[cfg(feature = "nvptx")]
        Target::Nvptx => crate::nvptx::compile(module, options, wanted, cx),
        #[cfg(feature = "amdgpu")]
        Target::Amdgpu => crate::amdgpu::compile(module, options, wanted, cx),
        #[cfg(feature = "intel")]
        Target::Intel => crate::intel::compile(module, options, wanted, cx),
        #[cfg(not(all(feature = "nvptx", feature = "amdgpu", feature = "intel")))]
        other => {
            let _ = wanted;
            other.required().and(Err(Diagnostic::error("there is no backend")))
        }
    };
    cx.end_time_limit();
    let Made { code, listing, remarks } = made?;
    Ok(Compilation { target, emit, code, listing, remarks })
}

impl Compilation {
    /// Wraps a program that AMD's backend compiled by itself, to be written in a form.
    #[cfg(feature = "amdgpu")]
    pub fn of_program(program: amdgpu_backend::Output, emit: Emit) -> Self {
        let code = Box::new(program);
        Self { target: Target::Amdgpu, emit, code, listing: None, remarks: Vec::new() }
    }

    /// Wraps PTX that NVIDIA's backend compiled by itself.
    #[cfg(feature = "nvptx")]
    pub fn of_ptx(output: nvptx_backend::Output, sm: nvptx_backend::Sm, emit: Emit) -> Self {
        let code = crate::nvptx::code(output, sm);
        Self { target: Target::Nvptx, emit, code, listing: None, remarks: Vec::new() }
    }

    /// Wraps kernels that Intel's backend compiled by itself, to be written in a form.
    #[cfg(feature = "intel")]
    pub fn of_zebin(output: intel_backend::Output, emit: Emit) -> Self {
        let code = Box::new(output);
        Self { target: Target::Intel, emit, code, listing: None, remarks: Vec::new() }
    }

    /// Returns the target that it was compiled for.
    pub fn target(&self) -> Target {
        self.target
    }

    /// Returns the form in which it is to be written.
    pub fn emit(&self) -> Emit {
        self.emit
    }

    /// The processor, by the name that `-mcpu` takes, with the features that code objects name (`gfx90a:xnack+`). Empty for
    /// AMD's machine IR, whose functions may be for several.
    pub fn processor(&self) -> String {
        self.code.processor()
    }

    /// Returns the descriptions of the kernels, in the module's order; none of AMD's machine IR.
    pub fn kernels(&self) -> &[KernelDescription] {
        self.code.kernels()
    }

    /// Returns the listing for tools, if [`Options::listing`] asks for it.
    pub fn listing(&self) -> Option<&Listing> {
        self.listing.as_ref()
    }

    /// Returns the facts about the functions, if a listing was asked for.
    pub(crate) fn remarks(&self) -> &[Remarks] {
        &self.remarks
    }

    /// Takes out what tools are shown, and what was found out of the functions.
    pub fn take_listing(&mut self) -> (Option<Listing>, Vec<Remarks>) {
        (self.listing.take(), std::mem::take(&mut self.remarks))
    }

    /// Returns the bytes to be written; nothing, if [`Emit::Null`] was asked for.
    ///
    /// # Errors
    /// If it cannot be put together: two kernels of one name, names that nothing defines.
    pub fn into_bytes(self) -> Result<Option<Vec<u8>>, Diagnostic> {
        let emit = self.emit;
        self.into_form(emit)
    }

    /// Returns the bytes of the same code in another form, which the target has.
    ///
    /// # Errors
    /// As [`Compilation::into_bytes`]; the target has not the form.
    pub fn into_form(self, emit: Emit) -> Result<Option<Vec<u8>>, Diagnostic> {
        match emit.of(self.target)? {
            Emit::Null => Ok(None),
            emit => self.code.bytes(emit).map(Some),
        }
    }

    /// Assembly text of all of it.
    pub(crate) fn assembly(&self) -> Result<String, Diagnostic> {
        self.code.assembly()
    }
}

impl Options {
    /// The lanes of a wave of a function, or work-items of its sub-groups, where the processor or the function decides them.
    ///
    /// # Errors
    /// A processor that there is not.
    pub fn wave_size(&self, module: &Module, function: &str) -> Result<Option<u32>, Diagnostic> {
        #[cfg(feature = "amdgpu")]
        if self.target_of(module).is_ok_and(|target| target == Target::Amdgpu) {
            return crate::amdgpu::wave_size(self, module, function);
        }
        #[cfg(feature = "intel")]
        if self.target_of(module).is_ok_and(|target| target == Target::Intel) {
            return crate::intel::sub_group_size(self, module, function);
        }
        let _ = (module, function);
        Ok(None)
    }

    /// Tells passes the options that are theirs.
    pub fn set_pass_options(&self, cx: &mut PassCx<'_>) {
        #[cfg(feature = "amdgpu")]
        crate::amdgpu::set_pass_options(self, cx);
        if let Some(limit) = self.opt_bisect_limit
            && !cx.has_pass_limit()
        {
            cx.limit_passes(PassLimit::of_option(limit));
        }
        if let Some(time) = self.max_compile_time
            && !cx.has_time_limit()
        {
            cx.limit_time(TimeLimit::new(time));
        }
    }

    /// Checks that there are encodings to show, if they are asked for.
    pub(crate) fn check_encodings(&self, target: Target) -> Result<(), Diagnostic> {
        if self.show_mc_encoding && target == Target::Nvptx {
            let error = Diagnostic::error("PTX has no encodings that assembly could show");
            return Err(error.with_note("ptxas makes machine code of PTX; nvdisasm -hex shows it"));
        }
        Ok(())
    }
}
