//! Options of a run.

use std::collections::BTreeMap;

/// Takes the lines of a trace.
pub type Tracer<'a> = dyn FnMut(&str) + 'a;

/// Checks and limits of a run.
#[derive(Clone, Debug)]
pub struct Options {
    /// Results of memory arrive as late as the waits of the program allow.
    pub delay: bool,
    /// The worst machine that the manuals allow, its choices made by this seed: caches that are not coherent, stores that
    /// arrive late and in any order, waves and workgroups interleaved; hazards and results that were not waited for are
    /// faults; what nothing has written holds anything. Results of memory are late, too.
    pub hostile: Option<u64>,
    /// On the hostile machine, calls keep what the convention says and nothing else, and it is checked that they do. For code
    /// whose functions all obey it: compilers rely on more where they know a callee, and give back less.
    pub convention: Option<Convention>,
    /// Look for data races between the waves of a workgroup, and for accesses that meet those of other waves because they were not
    /// waited for before a barrier. Results of memory that were not waited for are faults, too, if they are late.
    pub races: bool,
    /// Devices over which the hostile machine spreads the workgroups.
    pub devices: u32,
    /// Buffers whose memory devices keep coherent by themselves (fine-grained), by name. Where instructions do not say that they
    /// are for the system (gfx90a), atomic accesses of the system need such memory.
    pub coherent: Vec<String>,
    /// Instructions (counted per wave) after which a run is given up.
    pub max_instructions: u64,
    /// Most workgroups that may run at the same time.
    pub max_resident: usize,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            delay: false,
            hostile: None,
            convention: None,
            races: false,
            devices: 1,
            coherent: Vec::new(),
            max_instructions: 500_000_000,
            max_resident: 256,
        }
    }
}

/// The convention of AMD functions, for code whose calls rely on nothing else.
#[derive(Clone, Debug, Default)]
pub struct Convention {
    /// Vector registers of each function's result, from v0 on, by the function's name. The result of a function that is not
    /// there may be in any of the first 32.
    pub results: BTreeMap<String, u16>,
}
