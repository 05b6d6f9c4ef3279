//! A few instructions given as text, run for lanes of a warp on memory that belongs to someone else: what
//! inline assembly is to the interpreter of the SSA IR.
//!
//! The text is wrapped into a kernel whose registers are loaded from, and stored back to, one variable in
//! each lane's local memory.

use super::super::Options;
use super::super::consistency::Who;
use super::super::parse::{self, Parsed};
use super::cluster::{ClusterState, SharedMemory};
use super::warp::Warp;
use super::{BlockState, Core, Device, TensorMemory};
use crate::fault::{Fault, Result};
use crate::launch::Statistics;
use crate::memory::{Segment, Space};
use std::fmt::Write as _;

/// Instructions of one execution.
const LIMIT: u64 = 1 << 20;
/// The same of a text that waits for other threads.
const WAIT_LIMIT: u64 = 1 << 10;

/// The type of a register that is passed in and out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum RegisterType {
    /// Untyped bits: 16, 32 or 64.
    Bits(u32),
    F32,
    F64,
    Predicate,
}

/// Instructions ready to run.
pub(crate) struct Snippet {
    parsed: Parsed,
    options: Options,
    /// Whether it may have to be run again when other threads have run.
    waits: bool,
}

/// One lane's registers, before and after, and its condition code.
#[derive(Clone, Debug)]
pub(crate) struct LaneState {
    pub(crate) lane: u32,
    pub(crate) values: Vec<u64>,
    pub(crate) carry: bool,
}

/// Position of the lanes and the memory that they can reach.
pub(crate) struct Surroundings<'a> {
    pub(crate) global: &'a mut Segment,
    pub(crate) params: &'a mut Segment,
    pub(crate) shared: &'a mut Segment,
    /// Shared memory of the blocks of the cluster; that of this block's rank stands in `shared`.
    pub(crate) peers: &'a mut [Segment],
    pub(crate) rank: usize,
    /// Blocks of the cluster.
    pub(crate) cluster: [u32; 3],
    pub(crate) tensor: &'a mut TensorMemory,
    pub(crate) output: &'a mut String,
    pub(crate) grid: [u32; 3],
    pub(crate) block: [u32; 3],
    pub(crate) position: [u32; 3],
    pub(crate) warp: u32,
    pub(crate) dynamic_shared: u64,
}

impl std::fmt::Debug for Snippet {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Snippet").finish_non_exhaustive()
    }
}

impl Snippet {
    /// Reads `body`, which uses these registers.
    pub(crate) fn new(body: &str, registers: &[(String, RegisterType)]) -> Result<Snippet> {
        let mut text = String::from(
            ".version 8.8\n.target sm_100a\n.address_size 64\n.visible .entry snippet() {\n",
        );
        let bytes = 8 * registers.len().max(1);
        let _ = writeln!(text, ".local .align 16 .b8 snippet_registers[{bytes}];");
        for (n, (name, ty)) in registers.iter().enumerate() {
            let place = format!("[snippet_registers+{}]", 8 * n);
            let _ = match ty {
                RegisterType::Bits(bits) => {
                    writeln!(text, ".reg .b{bits} {name}; ld.local.b{bits} {name}, {place};")
                }
                RegisterType::F32 => {
                    writeln!(text, ".reg .f32 {name}; ld.local.f32 {name}, {place};")
                }
                RegisterType::F64 => {
                    writeln!(text, ".reg .f64 {name}; ld.local.f64 {name}, {place};")
                }
                RegisterType::Predicate => writeln!(
                    text,
                    ".reg .pred {name}; .reg .b32 {name}_b; ld.local.b32 {name}_b, {place}; \
                     setp.ne.u32 {name}, {name}_b, 0;"
                ),
            };
        }
        let _ = writeln!(text, "{{\n{body}\n}}");
        for (n, (name, ty)) in registers.iter().enumerate() {
            let place = format!("[snippet_registers+{}]", 8 * n);
            let _ = match ty {
                RegisterType::Bits(bits) => writeln!(text, "st.local.b{bits} {place}, {name};"),
                RegisterType::F32 => writeln!(text, "st.local.f32 {place}, {name};"),
                RegisterType::F64 => writeln!(text, "st.local.f64 {place}, {name};"),
                RegisterType::Predicate => writeln!(
                    text,
                    "selp.u32 {name}_b, 1, 0, {name}; st.local.b32 {place}, {name}_b;"
                ),
            };
        }
        // Lanes stop at a barrier that never completes: when they return, their memory is gone.
        text.push_str("bar.sync 15;\nret;\n}\n");
        let mut parsed = parse::parse(&text)?;
        if let Some(fault) = parsed.unsupported.pop() {
            return Err(fault);
        }
        let options = Options { check_registers: false, check_memory: false, ..Options::default() };
        let waits = body.contains("mbarrier.try_wait") || body.contains("mbarrier.test_wait");
        Ok(Snippet { parsed, options, waits })
    }

    /// Runs it for these lanes together. Returns false if it waits for other threads: nothing has changed then, and it has to
    /// be run again.
    pub(crate) fn run(
        &self,
        around: &mut Surroundings<'_>,
        lanes: &mut [LaneState],
    ) -> Result<bool> {
        let none = || Segment::new(Space::Global, false);
        let mut device = Device {
            program: &self.parsed,
            options: &self.options,
            global: std::mem::replace(&mut *around.global, none()),
            params: std::mem::replace(&mut *around.params, none()),
            output: String::new(),
            statistics: Statistics::default(),
            clock: 0,
            grid: around.grid,
            block: around.block,
            cluster: around.cluster,
            dynamic_shared: around.dynamic_shared,
            hostile: None,
        };
        let result = self.run_on(&mut device, around, lanes);
        *around.global = device.global;
        *around.params = device.params;
        around.output.push_str(&device.output);
        result
    }

    fn run_on<'p>(
        &'p self,
        device: &mut Device<'p>,
        around: &mut Surroundings<'_>,
        lanes: &mut [LaneState],
    ) -> Result<bool> {
        let index = around.warp;
        let function = &self.parsed.functions[0];
        let threads: u32 = device.block.iter().product();
        let mut warp = Warp::new(index, threads, device.block, function);
        warp.alive = lanes.iter().fold(0, |mask, l| mask | 1 << l.lane);
        warp.carry = lanes.iter().fold(0, |mask, l| mask | u32::from(l.carry) << l.lane);
        let offset = function.objects.first().map_or(0, |o| o.offset) as usize;
        for state in &*lanes {
            let lane = state.lane as usize;
            warp.open_local(lane, function, false, 0)?;
            let start = warp.frame[lane] as usize + offset;
            for (n, value) in state.values.iter().enumerate() {
                let at = start + 8 * n;
                warp.local[lane].bytes[at..at + 8].copy_from_slice(&value.to_le_bytes());
            }
        }
        let warps = index as usize + 1;
        let mut state = BlockState::new(u32::MAX, warps, Who::default());
        std::mem::swap(&mut state.tensor, around.tensor);
        let mut cluster = around.enter_cluster(threads);
        let mut core = Core {
            dev: device,
            cluster: &mut cluster,
            rank: around.rank,
            state: &mut state,
            w: &mut warp,
            position: around.position,
            program: &self.parsed,
        };
        let result = core.run(if self.waits { WAIT_LIMIT } else { LIMIT });
        around.leave_cluster(cluster);
        std::mem::swap(&mut state.tensor, around.tensor);
        result?;
        if self.waits && warp.alive != 0 && state.blocked[index as usize] != warp.alive {
            return Ok(false);
        }
        if warp.alive == 0 || state.blocked[index as usize] != warp.alive {
            return Err(Fault::deadlock("inline assembly waits for threads that are not there"));
        }
        for state in lanes {
            let lane = state.lane as usize;
            let start = warp.frame[lane] as usize + offset;
            for (n, value) in state.values.iter_mut().enumerate() {
                let at = start + 8 * n;
                let mut bytes = [0; 8];
                bytes.copy_from_slice(&warp.local[lane].bytes[at..at + 8]);
                *value = u64::from_le_bytes(bytes);
            }
            state.carry = warp.carry >> lane & 1 == 1;
        }
        Ok(true)
    }
}

impl Surroundings<'_> {
    /// Makes the memory that the instructions see.
    fn enter_cluster(&mut self, threads: u32) -> ClusterState {
        let none = || Segment::new(Space::Shared, false);
        let rank = self.rank;
        let peers = self.peers.iter_mut().enumerate();
        let memories = peers.map(|(n, peer)| {
            let segment = if n == rank { &mut *self.shared } else { peer };
            SharedMemory::new(std::mem::replace(segment, none()), Who::default())
        });
        let memories = memories.collect();
        let position = std::array::from_fn(|d| self.position[d] / self.cluster[d].max(1));
        ClusterState::new(self.cluster, position, memories, threads)
    }

    /// Returns the memory.
    fn leave_cluster(&mut self, cluster: ClusterState) {
        for (n, memory) in cluster.memories.into_iter().enumerate() {
            if n == self.rank {
                *self.shared = memory.segment;
            } else {
                self.peers[n] = memory.segment;
            }
        }
    }
}
