//! A simulator of PTX: reads the text of a module and runs its kernels.
//!
//! It knows nothing of the code that writes PTX; the text is its only input, so it also runs what other
//! compilers and people write.
//!
//! ```
//! use gpu_sim::launch::Launch;
//! use gpu_sim::ptx::{Module, Options};
//!
//! let text = ".version 7.8\n.target sm_70\n.address_size 64\n\
//!     .visible .entry twice(.param .u64 p) {\n\
//!       .reg .b32 %r<3>; .reg .b64 %rd<4>;\n\
//!       ld.param.b64 %rd1, [p]; mov.u32 %r1, %tid.x; mul.wide.u32 %rd2, %r1, 4; add.s64 %rd3, %rd1, %rd2;\n\
//!       ld.global.b32 %r2, [%rd3]; shl.b32 %r2, %r2, 1; st.global.b32 [%rd3], %r2; ret;\n\
//!     }";
//! let launch = Launch::parse_line("--kernel twice --block 4 --arg x=buf:i32x4:iota").unwrap();
//! let outcome = Module::parse(text).unwrap().run(&launch, &Options::default()).unwrap();
//! assert_eq!(outcome.buffers[0].display(10), "x: i32[4] = 0 2 4 6");
//! ```
//!
//! The path of a module: the lexer makes words, the parser resolves registers to rows of a frame and symbols to
//! addresses, the decoder makes one [`inst::Op`] per instruction, and the executor runs warps of 32 lanes.
//! [`exec`] says what is simulated exactly and what is not.

mod arith;
mod consistency;
mod convert;
mod decode;
mod exec;
mod inst;
mod lex;
mod operand;
mod parse;
mod sparse;
mod types;

pub(crate) use exec::snippet::{LaneState, RegisterType, Snippet, Surroundings};
pub(crate) use exec::{TensorMemory, cluster_shape, split_address};

use crate::fault::Result;
use crate::launch::{Launch, Outcome, Signature};
use crate::memory::Space;

/// First address of parameter space.
const PARAM_START: u64 = 0x1000;
/// First address of shared memory.
const SHARED_START: u64 = 0x400;
/// Barriers of a block.
const BARRIERS: usize = 16;

/// The address of a function, as seen by programs.
fn function_address(index: u32) -> u64 {
    Space::Code.window() + 0x1000 + 16 * u64::from(index)
}

/// The function at an address.
fn function_at(address: u64) -> Option<u32> {
    let offset = address.checked_sub(function_address(0))?;
    if offset.is_multiple_of(16) { u32::try_from(offset / 16).ok() } else { None }
}

/// Checks and limits of a run.
#[derive(Clone, Debug)]
pub struct Options {
    /// Reading a register that this thread never wrote is a fault, except where the value is only moved on
    /// (`mov`, `selp`, packing, `st`): compilers do that with undefined values.
    pub check_registers: bool,
    /// Reading shared, local or global memory that was never written is a fault.
    pub check_memory: bool,
    /// Reading shared memory that was never written is a fault.
    pub check_shared: bool,
    /// Look for data races between the threads of a block, if the machine is not hostile.
    pub races: bool,
    /// Instructions (counted per warp) after which a run is given up.
    pub max_instructions: u64,
    /// Most blocks that may run at the same time. A block is only joined by the next one when it does not
    /// end soon, as when it waits for a flag that another block sets.
    pub max_resident: usize,
    /// The worst machine that the PTX ISA allows, its choices made by this seed.
    pub hostile: Option<u64>,
    /// GPUs that the blocks of the hostile machine are spread over. The memory model lets `.gpu` end at each of them.
    pub devices: u32,
}

impl Options {
    /// Whether each access to memory is looked at.
    pub(crate) fn watches_memory(&self) -> bool {
        self.check_memory || self.check_shared || self.races
    }
}

impl Default for Options {
    fn default() -> Self {
        Options {
            check_registers: true,
            check_memory: false,
            check_shared: false,
            races: false,
            max_instructions: 2_000_000_000,
            max_resident: 128,
            hostile: None,
            devices: 1,
        }
    }
}

/// A PTX module ready to run.
pub struct Module {
    parsed: parse::Parsed,
    text: String,
}

impl Module {
    /// Reads the text of a module. A fault names the line.
    pub fn parse(text: &str) -> Result<Module> {
        let parsed = parse::parse(text).map_err(|f| {
            let line = f.place().line.and_then(|l| text.lines().nth(l as usize - 1));
            let instruction = line.map(|l| l.trim().to_owned());
            f.at(crate::fault::FaultPlace { instruction, ..Default::default() })
        })?;
        Ok(Module { parsed, text: text.to_owned() })
    }

    /// The `.target` of the module.
    pub fn target(&self) -> &str {
        &self.parsed.target
    }

    /// Names of the kernels, in order of the text.
    pub fn kernels(&self) -> Vec<&str> {
        self.parsed
            .functions
            .iter()
            .filter(|f| f.is_entry && f.start.is_some())
            .map(|f| f.name.as_str())
            .collect()
    }

    /// The kernels with their parameters, in the order of the text.
    pub fn signatures(&self) -> Vec<Signature> {
        let dynamic = self.text.lines().any(|line| {
            let line = line.trim_start();
            line.starts_with(".extern .shared") && line.contains("[]")
        });
        let asks = |part: &str| self.text.contains(part);
        let dimensions = if asks("id.z") { 3 } else { 1 + u8::from(asks("id.y")) };
        let kernels = self.parsed.functions.iter().filter(|f| f.is_entry && f.start.is_some());
        let kernels = kernels.map(|f| Signature {
            name: f.name.clone(),
            params: f.kernel_params.iter().map(|p| p.value.clone()).collect(),
            required: f.required_block,
            most: f.max_block,
            dimensions,
            dynamic,
        });
        kernels.collect()
    }

    /// Sizes in bytes of a kernel's parameters.
    pub fn kernel_parameters(&self, kernel: &str) -> Option<Vec<u32>> {
        let &index = self.parsed.function_names.get(kernel)?;
        let function = &self.parsed.functions[index as usize];
        function.is_entry.then(|| function.kernel_params.iter().map(|p| p.size).collect())
    }

    /// Runs a kernel to its end and returns the buffers' final contents.
    pub fn run(&self, launch: &Launch, options: &Options) -> Result<Outcome> {
        let index = self.parsed.function_names.get(&launch.kernel).copied();
        let function = index
            .map(|i| &self.parsed.functions[i as usize])
            .filter(|f| f.is_entry && f.start.is_some());
        let Some(function) = function else {
            return Err(launch.no_kernel(&self.kernels().join(", ")));
        };
        exec::run(&self.parsed, &self.text, function, launch, options)
    }
}
