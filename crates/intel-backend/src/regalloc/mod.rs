//! Register allocation: virtual registers become physical.
//!
//! The shared allocator (`regalloc-abi`) does the work on a *skeleton* of the function, a machine function in SSA
//! form in which each instruction has only the registers that it reads and writes. Its result is written back; the
//! copies and exchanges that it inserts are moves and exclusive ors of whole registers with NoMask.
//!
//! If there are not registers enough, some are spilled before (`spill`), to scratch memory or, flags, to general
//! registers.
//!
//! Channels wait for each other at addresses, so that no edge of the EU's graph to a meeting point can have a block of its own. The
//! allocator runs in its mode for such machines (`Allocator::run_without_edge_splitting`), in which edges agree on places.

mod banks;
mod facts;
mod pack_scalars;
mod physical;
mod prepare_cfg;
mod pressure;
mod scratch;
pub(crate) mod simd_width;
mod skeleton;
mod spill;
mod target;
mod write_back;

use cranelift_entity::EntitySet;
use ir::diagnostic::Diagnostic;
use ir::machine::PReg;
use ir::pass::{Change, PassCx};
use regalloc_abi::{Allocator, Environment, Refusal};

use crate::mir_opt::eu_pass;
use crate::target::device::{FIRST_EOT_GRF, GRF_COUNT, Generation};
use crate::target::eu::{EuFunction, Stage};
pub(crate) use physical::FlagUse;
use pressure::Limits;
use skeleton::Skeleton;
use target::{FLAG, GRF, JUMP, Skeletal, TARGET};

pub use banks::{Conflicts, bank_conflicts};
pub(crate) use pack_scalars::share_registers;
pub(crate) use physical::registers_before;
pub(crate) use pressure::PRINT_PRESSURE;
pub(crate) use pressure::by_instruction as pressure_by_instruction;
pub use pressure::{Pressure, pressure};
pub(crate) use spill::SpillMessage;

eu_pass!(
    ALLOCATE,
    Required,
    "eu-regalloc",
    "Assigns physical registers to virtual ones.",
    "A legal function without phis; afterwards it is allocated." => run_allocation
);

fn run_allocation(
    func: &mut EuFunction,
    (): &mut (),
    cx: &mut PassCx<'_>,
) -> Result<Change, Diagnostic> {
    if func.stage == Stage::Allocated {
        return Ok(Change::Unchanged);
    }
    let statistics = allocate(func, GRF_COUNT).map_err(|failure| {
        // The choice of a width asks whether a narrower thread may fit.
        if matches!(failure, Failure::Shortage(_)) {
            cx.record(Shortage);
        }
        Diagnostic::from(failure)
    })?;
    cx.stat("general registers needed", u64::from(statistics.needed.registers));
    cx.stat("flags needed", u64::from(statistics.needed.flags));
    cx.record(statistics);
    cx.stat("copies", u64::from(statistics.copies));
    cx.stat("registers spilled", u64::from(statistics.spilled));
    cx.stat("spill loads", u64::from(statistics.loads));
    cx.stat("spill stores", u64::from(statistics.stores));
    cx.stat("constants made again", u64::from(statistics.remade));
    cx.stat("values that share registers", u64::from(statistics.shared));
    let conflicts = bank_conflicts(func);
    cx.stat("bank conflicts", conflicts.once);
    cx.stat("bank conflicts by loops", conflicts.weighted);
    Ok(Change::Changed)
}

/// Why a function was not allocated.
#[derive(Clone, Debug)]
pub enum Failure {
    /// There are not registers, flags or scratch memory enough. A narrower thread needs less.
    Shortage(Diagnostic),
    /// Anything else.
    Other(Diagnostic),
}

impl core::fmt::Display for Failure {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let (Self::Shortage(reason) | Self::Other(reason)) = self;
        reason.fmt(f)
    }
}

impl From<Failure> for Diagnostic {
    fn from(failure: Failure) -> Self {
        let (Failure::Shortage(reason) | Failure::Other(reason)) = failure;
        reason
    }
}

impl From<Refusal> for Failure {
    fn from(refusal: Refusal) -> Self {
        let kind = if refusal.is_shortage { Self::Shortage } else { Self::Other };
        kind(refusal.reason)
    }
}

/// Marker that allocation records in the passes' context if it failed with [`Failure::Shortage`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shortage;

/// Figures about an allocation.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Statistics {
    /// Pressure before spilling.
    pub needed: Pressure,
    /// Copies and exchanges of registers.
    pub copies: u32,
    /// Virtual registers that are spilled.
    pub spilled: u32,
    /// Messages and moves that read what is spilled.
    pub loads: u32,
    /// Messages and moves that write it.
    pub stores: u32,
    /// Constants that are made again instead of being read.
    pub remade: u32,
    /// Values of one channel that have a lane of a common register.
    pub shared: u32,
}

/// Registers and flags that are left unused, attempt by attempt: holes between values take some.
const MARGINS: [(u32, u32); 6] = [(0, 0), (4, 0), (8, 0), (16, 1), (32, 1), (48, 2)];

/// Allocates a legal function to the first `registers` general registers and to those where the last message must lie.
/// Registers that the function names itself stay.
///
/// # Errors
/// The function is not legal, has phis, registers that are too long, instructions that need more registers than there are,
/// or has to be spilled on a device whose messages for that are not known.
pub fn allocate(func: &mut EuFunction, registers: u16) -> Result<Statistics, Failure> {
    if func.stage != Stage::Legal {
        let error = Diagnostic::error("only legal functions can be allocated");
        return Err(Failure::Other(error.in_function(&func.name)));
    }
    prepare_cfg::make_ready(func);
    let mut temporary = EntitySet::new();
    let mut statistics = Statistics::default();
    let (mut reason, mut needed) = (None, None);
    // The last general register may not hold a response, and spilling makes responses.
    let usable = u32::from(registers.min(FIRST_EOT_GRF) + GRF_COUNT - FIRST_EOT_GRF - 1);
    for (unused, flags) in MARGINS {
        let limits = Limits {
            registers: usable.saturating_sub(unused),
            flags: 2 * u32::from(func.device.flags) - flags,
        };
        let (spilled, mut skeleton) = spill::spill(func, limits, &mut temporary)?;
        needed.get_or_insert(spilled.needed);
        statistics.spilled += spilled.registers;
        statistics.loads += spilled.loads;
        statistics.stores += spilled.stores;
        statistics.remade += spilled.remade;
        statistics.shared += spilled.shared;
        let environment = environment(func, &skeleton, registers);
        let allocator = Allocator::new(&environment, &Skeletal, JUMP);
        match allocator.run_without_edge_splitting(&mut skeleton.func, &skeleton.codeless) {
            Ok(done) => {
                write_back::write_back(func, &skeleton);
                statistics.copies = done.statistics.copies;
                statistics.needed = needed.unwrap_or_default();
                return Ok(statistics);
            }
            Err(refusal) if !refusal.is_shortage => return Err(refusal.into()),
            // The first attempt had the most room: what it says is the reason.
            Err(refusal) => drop(reason.get_or_insert(refusal.reason)),
        }
    }
    let none = || Diagnostic::error("no registers").in_function(&func.name);
    Err(Failure::Shortage(reason.unwrap_or_else(none)))
}

/// The registers that may be used.
fn environment(func: &EuFunction, skeleton: &Skeleton, registers: u16) -> Environment {
    let files = (1 << TARGET.reg_files.len()) - 1;
    let mut environment = Environment::new(&skeleton.func, files);
    let flags = 2 * u16::from(func.device.flags);
    let missing: Vec<PReg> = (flags..TARGET.file(FLAG).count)
        .map(|unit| PReg::new(FLAG, unit, 1))
        .chain((registers..FIRST_EOT_GRF).map(|unit| PReg::new(GRF, unit, 1)))
        .collect();
    environment = environment.reserving(&missing);
    if has_answers(func) {
        environment = environment.reserving(&[LAST_GRF]);
    }
    if let Some(banks) = banks::reads(func, skeleton) {
        environment = environment.with_banks(banks);
    }
    environment
}

/// r127, which on gen8 and later no answer may be written to if it shares registers with the message.
const LAST_GRF: PReg = PReg::new(GRF, 127, 1);

/// Whether a message has an answer, and none may lie in the last register.
fn has_answers(func: &EuFunction) -> bool {
    func.device.generation >= Generation::Gen8
        && func.placed().any(|(_, inst)| func.insts[inst].send().is_some_and(|send| send.rlen > 0))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::target::eu::parse;

    /// A loop in which `count` values are written under the mask in each round, and read later in it.
    fn round_of(count: usize) -> EuFunction {
        let names = |f: &dyn Fn(usize) -> String| (0..count).map(f).collect::<String>();
        let registers = names(&|n| format!("  v{n}: grf 1\n"));
        let written = names(&|n| format!("  add (8|M0) v{n}:d r2:d {n}:d\n"));
        let read = names(&|n| {
            format!(
                "  xor (8|M0) v{count}:d v{count}:d v{n}:d\n  cmp (8|M0) (lt)v{} null:d v{count}:d r3:d\n",
                count + 1
            )
        });
        let text = format!(
            "function round device=skl simd=8 stage=legal\n{registers}  v{count}: grf 1\n  v{}: flag 16\nb0:\n  \
             mov (8|M0) v{count}:d 0:d\nb1:\n{written}{read}  (v{}) goto.b (8|M0) b2 b1\nb2:\n  join (8|M0) b2\n  \
             sends (8|M0) null:ud r4:ud v{count}:ud {{sfid 12, mlen 1, ex_mlen 1, desc 0x1, writes}}\n  \
             mov (8|M0) r120:ud r0:ud\n  send (8|M0) null:ud r120:ud {{sfid 7, mlen 1, desc 0x10, EOT}}\n",
            count + 1,
            count + 1,
        );
        parse("round", &text).unwrap_or_else(|e| panic!("{e}\n{text}")).remove(0)
    }

    #[test]
    fn what_one_instruction_writes_for_memory_does_not_live_around_a_loop() {
        let mut func = round_of(400);
        let statistics = allocate(&mut func, GRF_COUNT).unwrap();
        assert!(statistics.spilled > 250, "{statistics:?}");
    }
}
