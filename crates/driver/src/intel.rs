//! Intel: zebins, assembly, raw instructions, the machine IR of the EU.

use intel_backend::{CompiledKernel, Device, Output};
use ir::diagnostic::Diagnostic;
use ir::kernel::KernelDescription;
use ir::pass::PassCx;
use ir::ssa::Module;

use crate::code::{Code, Made, Wanted};
use crate::{Emit, Options, Target};

/// Without a device's name: the generation that all of Intel's tools know.
const DEFAULT_DEVICE: &str = "skl";

impl Options {
    /// The options of Intel's backend.
    ///
    /// # Errors
    /// There is no such device, or a feature is named, of which Intel's devices have none.
    pub fn intel(&self) -> Result<intel_backend::Options, Diagnostic> {
        crate::features::check(Target::Intel, &self.features, |_| false)?;
        let device = Device::by_name(self.cpu.as_deref().unwrap_or(DEFAULT_DEVICE))?;
        let mut own = intel_backend::Options::new(device);
        own.simd = self.simd;
        Ok(own)
    }
}

/// The work-items of a sub-group of a kernel, where it or the options ask for a number.
///
/// # Errors
/// A number that a thread cannot have.
pub(crate) fn sub_group_size(
    options: &Options,
    module: &Module,
    kernel: &str,
) -> Result<Option<u32>, Diagnostic> {
    let cx = &module.cx;
    let found = module.definitions().find(|&(g, _)| &*cx.globals[g].name == kernel);
    let Some((global, _)) = found else { return Ok(None) };
    let own = intel_backend::isel::required_sub_group_size(module, global)?;
    Ok(own.or(options.simd).map(u32::from))
}

pub(crate) fn compile(
    module: &mut Module,
    options: &Options,
    _: Wanted,
    cx: &mut PassCx<'_>,
) -> Result<Made, Diagnostic> {
    let own = options.intel()?;
    let mut output = intel_backend::compile_with(std::mem::take(module), &own, cx)?;
    output.encodings = options.show_mc_encoding;
    // It is recorded together with remarks.
    let listing = cx.take_records().pop();
    Ok(Made { code: Box::new(output), listing, remarks: cx.take_records() })
}

impl Code for Output {
    fn processor(&self) -> String {
        self.device.name.to_owned()
    }

    fn kernels(&self) -> &[KernelDescription] {
        Output::kernels(self)
    }

    fn assembly(&self) -> Result<String, Diagnostic> {
        Output::assembly(self)
    }

    fn bytes(self: Box<Self>, emit: Emit) -> Result<Vec<u8>, Diagnostic> {
        match emit {
            Emit::Asm => Ok(Output::assembly(&self)?.into_bytes()),
            Emit::Mir => Ok(self.machine_ir().into_bytes()),
            Emit::Bin => Ok(only(self.compiled)?.code),
            _ => self.zebin(),
        }
    }
}

/// The only kernel of a module: raw instructions have no place for a second.
fn only(mut kernels: Vec<CompiledKernel>) -> Result<CompiledKernel, Diagnostic> {
    match (kernels.pop(), kernels.len()) {
        (Some(kernel), 0) => Ok(kernel),
        (_, others) => {
            let count = if others == 0 { "none".to_owned() } else { (others + 1).to_string() };
            let message = format!("the output 'bin' is one kernel; the module has {count}");
            Err(Diagnostic::error(message).with_note(
                "one of them can be chosen by its name; the output 'obj' has all of them, in a zebin",
            ))
        }
    }
}
