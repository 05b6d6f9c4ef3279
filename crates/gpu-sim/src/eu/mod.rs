//! A simulator of Intel GPUs: reads a zebin and runs its kernels on execution units (EUs), instruction by instruction.
//!
//! It knows nothing of the code that wrote the file: `decode` has the places of fields, [`eu_compaction`] expands
//! compacted instructions, `message` decodes messages, and `exec` has the functions of instructions. Binaries of
//! Intel's compiler run as well, and are what it was tried on first.
//!
//! The path of a kernel: `elf` reads the code and the description of the arguments, `exec::setup` makes the thread
//! payload as the driver does, and `exec` runs the threads of a work-group in turns.
//!
//! Channels have an address of their own each, as in the hardware: those that a branch sends elsewhere wait there, and go on when
//! the thread comes by. A thread that ends while channels wait is an error of the program (a wrong JIP).

mod addresses;
mod bits;
mod decode;
mod elf;
mod exec;
mod generation;
mod info;
mod inst;
mod message;
mod removal;
mod scoreboard;
mod swsb;

pub use generation::Generation;
pub use removal::{Removable, Removal};

use crate::fault::Result;
use crate::launch::{Launch, Outcome, Signature};

/// Takes the lines of a trace.
pub type Tracer<'a> = dyn FnMut(&str) + 'a;

/// Limits of a run.
#[derive(Clone, Debug)]
pub struct Options {
    /// Instructions (counted per thread) after which a run is given up.
    pub max_instructions: u64,
    /// Whether two threads of a work-group go through the code together where the hardware does so (from gen12.1 on).
    pub fused: bool,
    /// The worst machine that the manuals allow, its choices made by this seed: messages to memory are performed late and in any
    /// order, the sampler's cache is stale, threads take turns by chance.
    pub hostile: Option<u64>,
    /// An instruction that is passed over, or whose waits are.
    pub without: Option<Removal>,
}

impl Options {
    /// As much as this; what else there is, as the hardware does it.
    pub const fn new(max_instructions: u64) -> Self {
        Options { max_instructions, fused: true, hostile: None, without: None }
    }
}

impl Default for Options {
    fn default() -> Self {
        Options::new(200_000_000)
    }
}

/// A zebin ready to run.
#[derive(Clone, Debug)]
pub struct Module {
    zebin: elf::Zebin,
}

impl Module {
    /// Reads the bytes of a zebin.
    ///
    /// # Errors
    /// The bytes are not a zebin for a generation that is simulated.
    pub fn parse(bytes: &[u8]) -> Result<Module> {
        Ok(Module { zebin: elf::Zebin::parse(bytes)? })
    }

    /// The generation it is for.
    pub fn generation(&self) -> Generation {
        self.zebin.generation
    }

    /// Names of the kernels, in the order of the file.
    pub fn kernels(&self) -> Vec<&str> {
        self.zebin.kernels.iter().map(|k| k.name.as_str()).collect()
    }

    /// The kernels with their parameters, in the order of the file.
    pub fn signatures(&self) -> Vec<Signature> {
        self.zebin.kernels.iter().map(elf::Kernel::signature).collect()
    }

    /// Work-items of a hardware thread of a kernel.
    pub fn simd(&self, kernel: &str) -> Option<u32> {
        self.zebin.kernels.iter().find(|k| k.name == kernel).map(|k| k.simd)
    }

    /// The instructions of a kernel that keep order, with their kinds.
    ///
    /// # Errors
    /// An instruction cannot be decoded.
    pub fn removable(&self, kernel: &str) -> Result<Vec<(Removal, Removable)>> {
        let found = self.zebin.kernels.iter().find(|k| k.name == kernel);
        found.map_or(Ok(Vec::new()), |k| removal::find(self.generation(), &k.code))
    }

    /// The bytes of a kernel's code.
    pub fn code_bytes(&self, kernel: &str) -> Option<usize> {
        self.zebin.kernels.iter().find(|k| k.name == kernel).map(|k| k.code.len())
    }

    /// Runs a kernel to its end and returns the buffers' final contents.
    ///
    /// # Errors
    /// A [`Fault`](crate::Fault): the launch does not fit, or the program does what it must not do.
    pub fn run(&self, launch: &Launch, options: &Options) -> Result<Outcome> {
        exec::run(&self.zebin, self.kernel(launch)?, launch, options, None)
    }

    /// Like [`Module::run`], and gives each executed instruction to `tracer`.
    ///
    /// # Errors
    /// As [`Module::run`].
    pub fn trace<'a>(
        &'a self,
        launch: &Launch,
        options: &'a Options,
        tracer: &'a mut Tracer<'a>,
    ) -> Result<Outcome> {
        exec::run(&self.zebin, self.kernel(launch)?, launch, options, Some(tracer))
    }

    fn kernel(&self, launch: &Launch) -> Result<&elf::Kernel> {
        launch.find_kernel(&self.zebin.kernels, |kernel| &kernel.name)
    }
}
