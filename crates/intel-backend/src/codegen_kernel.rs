//! A kernel through selection, the machine passes and the encoder, at the width that fits.

use crate::abi::kernel::{Kernel, MAX_SCRATCH_BYTES};
use crate::emit::compiled::CompiledKernel;
use crate::emit::encode::{Code, encode};
use crate::info::remarks;
use crate::info::remarks::Before;
use crate::isel::{self, required_sub_group_size};
use crate::options::Options;
use crate::post_ra::prologue;
use crate::regalloc::simd_width;
use crate::regalloc::{Failure, Pressure, Shortage, Statistics, pressure, share_registers};
use crate::target::device::{Device, GRF_COUNT};
use crate::target::eu::EuFunction;
use crate::target::eu::message_order::MessageOrder;
use ir::diagnostic::Diagnostic;
use ir::pass::{PassCx, Sequence, run_step};
use ir::ssa::{Global, Module};

/// Selection.
pub(crate) const SELECTION: &str = "intel-isel";
/// Values of one channel that share registers.
pub(crate) const PACK_SCALARS: &str = "eu-pack-scalars";
/// The loads of the payload at the start of a kernel.
pub(crate) const PROLOGUE: &str = "intel-prologue";

/// Work-items of the narrowest thread.
const LEAST_WIDTH: u8 = 8;

/// Work-items of the first thread that is tried where nothing asks for a width.
pub(crate) const USUAL_WIDTH: u8 = 16;

/// Registers that the allocator has for more than a function's greatest need: holes take some.
const MARGIN: u32 = 4;

/// Runs passes, and holds the order of messages against that before them in builds with debug assertions.
fn in_order(
    passes: &mut Sequence<EuFunction>,
    function: &mut EuFunction,
    cx: &mut PassCx<'_>,
) -> Result<(), Diagnostic> {
    let before = cfg!(debug_assertions).then(|| MessageOrder::of(function));
    passes.run(function, &mut (), cx)?;
    if let Some((first, second)) = before.and_then(|before| before.broken(function)) {
        panic!("{first} and {second} of '{}' have changed places", function.name);
    }
    Ok(())
}

/// Selects a kernel for threads of `simd` work-items.
///
/// # Errors
/// A construct that cannot be selected, or an observer's objection.
pub(crate) fn select(
    module: &Module,
    kernel: Global,
    device: &'static Device,
    simd: u8,
    cx: &mut PassCx<'_>,
) -> Result<Candidate, Diagnostic> {
    let mut function = EuFunction::new(&*module.cx.globals[kernel].name, device, simd);
    let kernel = run_step(SELECTION, &mut function, &mut (), cx, |function| {
        let (selected, kernel) = isel::select(module, kernel, device, simd)?;
        *function = selected;
        Ok(kernel)
    })?;
    Ok(Candidate { function, kernel })
}

/// The passes, for any number of kernels.
pub(crate) struct Passes {
    pub(crate) before: Sequence<EuFunction>,
    pub(crate) allocation: Sequence<EuFunction>,
}

/// A kernel before registers are allocated.
pub(crate) struct Candidate {
    pub(crate) function: EuFunction,
    pub(crate) kernel: Kernel,
}

impl Candidate {
    /// Returns the register pressure if it fits with a margin; otherwise lets values of one channel share registers and
    /// tries again.
    pub(crate) fn fitting(&mut self, cx: &mut PassCx<'_>) -> Result<Option<Pressure>, Diagnostic> {
        let needed = self.needed()?;
        if needed.is_some() {
            return Ok(needed);
        }
        let packed = run_step(PACK_SCALARS, &mut self.function, &mut (), cx, |function| {
            Ok(share_registers(function))
        })?;
        if packed == 0 {
            return Ok(None);
        }
        self.needed()
    }

    pub(crate) fn needed(&self) -> Result<Option<Pressure>, Diagnostic> {
        match pressure(&self.function) {
            Ok(needed) => Ok(Some(needed).filter(|p| p.registers + MARGIN <= u32::from(GRF_COUNT))),
            Err(Failure::Shortage(_)) => Ok(None),
            Err(Failure::Other(error)) => Err(error),
        }
    }
}

impl Passes {
    pub(crate) fn compile(
        &mut self,
        module: &Module,
        kernel: Global,
        options: &Options,
        cx: &mut PassCx<'_>,
    ) -> Result<CompiledKernel, Diagnostic> {
        let compiled = self.compile_at_width(module, kernel, options, cx)?;
        cx.commit_variant(compiled.kernel.simd.into());
        Ok(compiled)
    }

    /// The kernel at the width that is asked for, or that fits.
    pub(crate) fn compile_at_width(
        &mut self,
        module: &Module,
        kernel: Global,
        options: &Options,
        cx: &mut PassCx<'_>,
    ) -> Result<CompiledKernel, Diagnostic> {
        let at = |passes: &mut Self, simd: u8, cx: &mut PassCx<'_>| {
            cx.begin_variant(simd.into());
            let mut candidate = select(module, kernel, options.device, simd, cx)?;
            in_order(&mut passes.before, &mut candidate.function, cx)?;
            Ok::<_, Diagnostic>(candidate)
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
        let mut middle = at(self, USUAL_WIDTH, cx)?;
        let fits = middle.fitting(cx)?;
        let name = &*middle.kernel.name;
        match fits {
            Some(needed) => {
                log::debug!(target: SELECTION, "{name}: SIMD16 takes {} registers", needed.registers);
            }
            None => log::debug!(target: SELECTION, "{name}: SIMD16 needs too many registers"),
        }
        if let Some(needed) = fits {
            if simd_width::may_be_doubled(&middle.kernel, needed) {
                let mut wide = at(self, 32, cx)?;
                if simd_width::is_better(&wide.function, &middle.function)
                    && wide.fitting(cx)?.is_some()
                    && let Some(done) = self.try_finish(wide, cx)?
                {
                    log::debug!(target: SELECTION, "{}: SIMD32", done.kernel.name);
                    return Ok(done);
                }
            }
            if let Some(done) = self.try_finish(middle, cx)? {
                return Ok(done);
            }
        }
        let narrow = at(self, LEAST_WIDTH, cx)?;
        log::debug!(target: SELECTION, "{}: SIMD8", narrow.kernel.name);
        self.finish(narrow, cx)
    }

    /// The same; nothing if there are not registers or scratch memory enough: a narrower thread may do with them.
    pub(crate) fn try_finish(
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
    pub(crate) fn finish(
        &mut self,
        candidate: Candidate,
        cx: &mut PassCx<'_>,
    ) -> Result<CompiledKernel, Diagnostic> {
        let Candidate { mut function, mut kernel } = candidate;
        cx.begin_variant(kernel.simd.into());
        let before = ir::remarks::wanted(cx).then(|| Before::new(&function));
        in_order(&mut self.allocation, &mut function, cx)?;
        kernel.scratch_bytes = function.scratch_bytes;
        if kernel.scratch_bytes > MAX_SCRATCH_BYTES {
            cx.record(Shortage);
        }
        kernel.check()?;
        run_step(PROLOGUE, &mut function, &mut (), cx, |function| {
            prologue::add(function, &mut kernel);
            Ok(())
        })?;
        let Code { bytes: code, relocations } = encode(&function)?;
        kernel.relocations = relocations;
        let Statistics { needed: pressure, spilled, .. } =
            cx.take_records::<Statistics>().pop().unwrap_or_default();
        if let Some(before) = before {
            cx.record(remarks::of(&function, &kernel, pressure, &before));
        }
        Ok(CompiledKernel { kernel, function, code, pressure, spilled })
    }
}
