//! Register pressure of a function: `rp-tracker`'s pressure of its skeleton, with the physical registers that the
//! function names itself, which the tracker does not count.
//!
//! There is one measure, for the choice of a width, for spilling, and for printing (`print-pressure`). Liveness is not
//! computed here: the skeleton is made of `Facts`, which follow channels, and in it values end where no channel has
//! them any more (`undef` operands of phis). So liveness by the skeleton's own graph is liveness by channels.

use core::fmt::{self, Write as _};

use cranelift_entity::SecondaryMap;
use ir::diagnostic::Diagnostic;
use ir::machine::{Inst as Bone, MachineFunction, RegFlags};
use ir::pass::{Change, PassCx};
use rp_tracker::pressure::{KindDesc, LaneLiveness, PressureModel, UpwardTracker};

use super::Failure;
use super::facts::Facts;
use super::physical::{self, Units};
use super::prepare_cfg;
use super::skeleton::{Skeleton, build, home};
use super::target::{FLAG, GRF, TARGET};
use crate::mir_opt::eu_pass;
use crate::target::eu::{Block, EuFunction, Inst, print_inst};

/// Counted kinds: general registers and flags of 16 bits.
static KINDS: [KindDesc; 2] =
    [KindDesc { name: "GRF", files: 1 << GRF.0 }, KindDesc { name: "flag", files: 1 << FLAG.0 }];
/// General registers, by their place among the kinds.
pub(crate) const GENERAL: usize = 0;
/// Flags, by their place among the kinds.
pub(crate) const FLAGS: usize = 1;

/// Number of registers that may be used at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Limits {
    /// General registers.
    pub(crate) registers: u32,
    /// Flags of 16 bits.
    pub(crate) flags: u32,
}

/// Highest number of registers that a function needs at once.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Pressure {
    /// General registers, those that the function names itself included.
    pub registers: u32,
    /// Flags of 16 bits.
    pub flags: u32,
    /// About how many general registers a thread of twice the work-items needs: what has one register is taken to be one
    /// value for all work-items, or to be as long as it was, what has more to become twice as long.
    pub doubled: u32,
}

impl Pressure {
    fn max(self, other: Self) -> Self {
        Self {
            registers: self.registers.max(other.registers),
            flags: self.flags.max(other.flags),
            doubled: self.doubled.max(other.doubled),
        }
    }

    /// Whether the limits are kept.
    pub(crate) fn fits(&self, limits: Limits) -> bool {
        self.registers <= limits.registers && self.flags <= limits.flags
    }

    /// Registers and flags.
    pub(crate) fn counts(&self) -> [u32; 2] {
        [self.registers, self.flags]
    }
}

/// Pressure of each block of a function.
pub(crate) struct Demand<'a> {
    func: &'a EuFunction,
    pub(crate) skeleton: &'a Skeleton,
    model: PressureModel,
    liveness: LaneLiveness,
    facts: &'a Facts,
    blocks: SecondaryMap<Block, Pressure>,
}

impl<'a> Demand<'a> {
    /// Measures a function whose skeleton this is.
    pub(crate) fn new(func: &'a EuFunction, facts: &'a Facts, skeleton: &'a Skeleton) -> Self {
        let mut demand = Self {
            func,
            skeleton,
            model: PressureModel::with_members(&TARGET, &KINDS),
            liveness: LaneLiveness::new(&skeleton.func),
            facts,
            blocks: SecondaryMap::new(),
        };
        let mut blocks: SecondaryMap<Block, Pressure> = SecondaryMap::new();
        let mut tracker = demand.tracker();
        for &block in &func.layout {
            demand.walk_up(&mut tracker, block, |_, _, at| blocks[block] = blocks[block].max(at));
        }
        demand.blocks = blocks;
        demand
    }

    /// Pressure at each instruction of a block, in order.
    fn in_block(&self, tracker: &mut UpwardTracker<'_>, block: Block) -> Vec<(Inst, Pressure)> {
        let mut all = Vec::new();
        self.walk_up(tracker, block, |_, bone, at| {
            all.extend(bone.and_then(|bone| self.skeleton.number(bone)).map(|inst| (inst, at)));
        });
        all.reverse();
        all
    }

    /// Pressure of a block.
    pub(crate) fn block(&self, block: Block) -> Pressure {
        self.blocks[block]
    }

    /// Pressure of the function.
    pub(crate) fn all(&self) -> Pressure {
        self.func
            .layout
            .iter()
            .fold(Pressure::default(), |most, &block| most.max(self.blocks[block]))
    }

    /// Registers live at the starts and ends of blocks.
    pub(crate) fn liveness(&self) -> &LaneLiveness {
        &self.liveness
    }

    /// A tracker, for any number of walks.
    pub(crate) fn tracker(&self) -> UpwardTracker<'_> {
        UpwardTracker::new(&self.skeleton.func, &self.model, &self.liveness, &[])
    }

    /// Goes up a block. `f` gets the tracker, in front of an instruction of the skeleton (`None`: at the block's end),
    /// and the pressure at the instruction: before it, or after it including its results.
    pub(crate) fn walk_up(
        &self,
        tracker: &mut UpwardTracker<'_>,
        block: Block,
        mut f: impl FnMut(&UpwardTracker<'_>, Option<Bone>, Pressure),
    ) {
        let bones = &self.skeleton.func;
        tracker.restart(self.liveness.live_out(home(block)));
        let mut fixed = physical::live_out(&self.skeleton.physical, self.facts.graph(), block);
        let sum = |pressure: rp_tracker::pressure::RegPressure, fixed: Units| {
            let [registers, flags] = [GRF, FLAG].map(|file| fixed.count(file));
            let count = pressure.count(GENERAL);
            Pressure {
                registers: count + registers,
                flags: pressure.count(FLAGS) + flags,
                doubled: count + pressure.tuple_weight(GENERAL) + registers,
            }
        };
        f(tracker, None, sum(tracker.pressure(), fixed));
        for bone in bones.insts_rev(home(block)) {
            let behind = fixed;
            if let Some(inst) = self.skeleton.number(bone) {
                fixed = physical::before(self.func, &self.func.insts[inst], fixed);
            }
            let at = tracker.recede(bone);
            // Registers that an instruction writes early must be beside those that it reads,
            // physical registers too.
            let held = if has_early(bones, bone) { behind.union(fixed) } else { behind };
            let at = sum(at, held).max(sum(tracker.pressure(), fixed));
            f(tracker, Some(bone), at);
        }
    }
}

fn has_early(bones: &MachineFunction, bone: Bone) -> bool {
    bones.defs(bone).any(|def| def.flags.contains(RegFlags::EARLY_CLOBBER))
}

/// Measures a function of any stage before allocation whose payloads are lowered: what decides on a SIMD width. It is
/// counted as spilling counts it.
///
/// # Errors
/// The function has something that allocation refuses before it starts.
pub fn pressure(func: &EuFunction) -> Result<Pressure, Failure> {
    // The method itself is of one lifetime only.
    #[expect(clippy::redundant_closure_for_method_calls, reason = "the closure is of any lifetime")]
    measured(func, |demand| demand.all())
}

/// Measures a copy that is ready for allocation.
fn measured<T>(func: &EuFunction, measure: impl FnOnce(&Demand<'_>) -> T) -> Result<T, Failure> {
    let mut copy = func.clone();
    prepare_cfg::make_ready(&mut copy);
    let facts = Facts::new(&copy);
    let skeleton = build(&copy, &facts)?;
    Ok(measure(&Demand::new(&copy, &facts, &skeleton)))
}

/// Returns the pressure at each instruction of such a function, in the order of the code.
///
/// # Errors
/// Functions that allocation refuses before it starts.
pub(crate) fn by_instruction(func: &EuFunction) -> Result<Vec<(Inst, Pressure)>, Failure> {
    measured(func, |demand| {
        let mut tracker = demand.tracker();
        let mut all = Vec::new();
        for &block in &demand.func.layout {
            all.extend(demand.in_block(&mut tracker, block));
        }
        all
    })
}

eu_pass!(
    PRINT_PRESSURE,
    Required,
    "eu-print-rp",
    "Prints how many registers and flags are needed: in all, by block, and at each instruction.",
    "A function without phis that is not allocated. Changes nothing. The numbers are those that allocation goes by." => print_all
);

fn print_all(
    func: &mut EuFunction,
    (): &mut (),
    cx: &mut PassCx<'_>,
) -> Result<Change, Diagnostic> {
    // Writing to a string cannot fail.
    let _ = measured(func, |demand| print(&mut cx.printed, demand.func, demand))?;
    Ok(Change::Unchanged)
}

fn print(out: &mut String, func: &EuFunction, demand: &Demand<'_>) -> fmt::Result {
    let needs = |p: Pressure| format!("{:>3} registers, {} flags", p.registers, p.flags);
    writeln!(out, "function {}: {}", func.name, needs(demand.all()).trim_start())?;
    let mut tracker = demand.tracker();
    for &block in &func.layout {
        writeln!(out, "{block}: {}", needs(demand.block(block)).trim_start())?;
        for (inst, at) in demand.in_block(&mut tracker, block) {
            let text = print_inst(&func.insts[inst]);
            writeln!(out, "  {:>3} {:>2}  {text}", at.registers, at.flags)?;
        }
    }
    Ok(())
}
