//! A compiled module, and the files that it is written to.

use ir::debug::DebugSection;
use ir::diagnostic::Diagnostic;
use ir::kernel::KernelDescription;
use ir::listing::Listing;

use super::compiled::CompiledKernel;
use super::{asm, zebin};
use crate::target::device::Device;
use crate::target::eu;

/// A compiled module.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Output {
    /// The device that it is compiled for.
    pub device: &'static Device,
    /// The kernels, in the module's order.
    pub compiled: Vec<CompiledKernel>,
    pub(crate) kernels: Vec<KernelDescription>,
    /// Debug information, if the module asks for it.
    pub debug: Vec<DebugSection>,
    /// The listing for tools, if [`crate::Options::listing`] asks for it.
    pub listing: Option<Listing>,
    /// Whether [`Output::assembly`] has the bytes of each instruction as a comment.
    pub encodings: bool,
}

impl Output {
    /// Descriptions of the kernels, in the module's order.
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
            let code = match self.encodings {
                true => asm::assembly_with_encodings(function)?,
                false => asm::assembly(function)?,
            };
            text += &format!("// kernel {name}, SIMD{simd}\n{code}");
        }
        Ok(text)
    }

    /// The finished functions as text of the EU IR.
    pub fn machine_ir(&self) -> String {
        let texts: Vec<String> = self.compiled.iter().map(|k| eu::print(&k.function)).collect();
        texts.join("\n")
    }
}
