//! A code object, and running it.

use super::decode::decode;
use super::generation::Generation;
use super::options::{Options, Tracer};
use super::{elf, exec};
use crate::fault::Result;
use crate::launch::{Launch, Outcome, Param, Signature, ValueType};

/// A code object ready to run.
#[derive(Clone, Debug)]
pub struct Module {
    object: elf::CodeObject,
}

impl Module {
    /// Reads the bytes of a linked code object.
    ///
    /// # Errors
    /// The bytes are not a code object for a generation that is simulated.
    pub fn parse(bytes: &[u8]) -> Result<Module> {
        Ok(Module { object: elf::CodeObject::parse(bytes)? })
    }

    /// The generation it is for.
    pub fn generation(&self) -> Generation {
        self.object.generation
    }

    /// Names of the kernels, sorted.
    pub fn kernels(&self) -> Vec<&str> {
        self.object.kernels.iter().map(|k| k.name.as_str()).collect()
    }

    /// The kernels with their parameters, sorted by name.
    pub fn signatures(&self) -> Vec<Signature> {
        let kernels = self.object.kernels.iter().map(|kernel| {
            let arguments = &kernel.metadata.arguments;
            let explicit = arguments.iter().filter(|a| !a.kind.starts_with("hidden_"));
            let params = explicit.map(|argument| match argument.kind.as_str() {
                "by_value" => Param::by_value(argument.size),
                "global_buffer" => Param::Buffer(ValueType::U32),
                "dynamic_shared_pointer" => Param::Shared,
                other => Param::Unknown(other.to_owned()),
            });
            let most = kernel.metadata.max_workgroup.and_then(|most| u32::try_from(most).ok());
            let required = kernel.metadata.required_workgroup;
            let params: Vec<Param> = params.collect();
            // `ENABLE_VGPR_WORKITEM_ID`.
            let dimensions = 1 + (kernel.descriptor.rsrc2 >> 11 & 3).min(2) as u8;
            // A kernel without local memory of its own does not say whether the launch gives it some.
            let dynamic = kernel.descriptor.group_bytes == 0
                || arguments.iter().any(|a| a.kind == "hidden_dynamic_lds_size");
            Signature { name: kernel.name.clone(), params, required, most, dimensions, dynamic }
        });
        kernels.collect()
    }

    /// Addresses and mnemonics of the instructions that can be decoded, in the order of the code.
    pub fn instructions(&self) -> Vec<(u64, &'static str)> {
        let (generation, image) = (self.object.generation, &self.object.image);
        let mut found = Vec::new();
        for &(start, end) in &self.object.code {
            let mut at = start;
            while at < end {
                // The size of waves decides only how wide masks are.
                match decode(generation, false, image, at) {
                    Ok(inst) => {
                        found.push((at, inst.name));
                        at += u64::from(inst.size);
                    }
                    Err(_) => at += 4,
                }
            }
        }
        found
    }

    /// The kernel whose code an address is in, if it is in one's.
    pub fn kernel_at(&self, address: u64) -> Option<&str> {
        let (_, name) = self.object.functions.range(..=address).next_back()?;
        self.object.kernels.iter().find(|k| k.name == *name).map(|k| k.name.as_str())
    }

    /// Removes the instruction at an address: runs pass over it as if it were not there.
    pub fn remove(&mut self, address: u64) {
        self.object.removed = Some(address);
    }

    /// Runs a kernel to its end and returns the buffers' final contents.
    ///
    /// # Errors
    /// A [`Fault`](crate::Fault): the launch does not fit, or the program does what it must not do.
    pub fn run(&self, launch: &Launch, options: &Options) -> Result<Outcome> {
        exec::run(&self.object, self.kernel(launch)?, launch, options, None)
    }

    /// Like [`Module::run`], and gives each executed instruction with the registers that it changed to `tracer`.
    ///
    /// # Errors
    /// As [`Module::run`].
    pub fn trace<'a>(
        &'a self,
        launch: &Launch,
        options: &'a Options,
        tracer: &'a mut Tracer<'a>,
    ) -> Result<Outcome> {
        exec::run(&self.object, self.kernel(launch)?, launch, options, Some(tracer))
    }

    fn kernel(&self, launch: &Launch) -> Result<&elf::Kernel> {
        launch.find_kernel(&self.object.kernels, |kernel| &kernel.name)
    }
}
