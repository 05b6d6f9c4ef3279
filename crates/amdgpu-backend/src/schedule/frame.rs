//! Facts of a function whose regions are scheduled.

use cranelift_entity::SecondaryMap;
use ir::graph::FlowGraph;
use ir::machine::{Block, Inst, InstFlags, MachineFunction};
use rp_tracker::pressure::{LaneLiveness, LiveLanes, PressureModel, UpwardTracker};
use rp_tracker::sched::{Counts, FunctionRegions, PressureGoal, Setting};

use super::MOST_SCALARS;
use super::machine::Machine;
use crate::target::mode::requirements::Modes;
use crate::target::occupancy::KINDS;
use crate::target::occupancy::SCALAR;
use crate::target::occupancy::VECTOR;
use crate::target::subtarget::Subtarget;
use crate::target::table;

/// Liveness of a function, and the processor that it is for.
pub(crate) struct Frame<'a> {
    pub(super) target: Machine<'a>,
    model: PressureModel,
    along_lanes: LaneLiveness,
    along_wave: LaneLiveness,
}

impl<'a> Frame<'a> {
    pub(crate) fn new(
        func: &MachineFunction,
        lanes: &FlowGraph<Block>,
        subtarget: &'a Subtarget,
    ) -> Self {
        let [along_lanes, along_wave] =
            LaneLiveness::with_graphs(func, [lanes, &FlowGraph::new(func)]);
        Self {
            target: Machine::new(subtarget, has_own_modes(func).then(|| Modes::of(func))),
            model: PressureModel::new(func.target, &KINDS),
            along_lanes,
            along_wave,
        }
    }

    /// Returns the goal of scheduling regions: few vector registers, and scalar ones so few that they do not overflow
    /// into lanes of vector registers.
    pub(crate) fn setting(&self) -> Setting<'_> {
        let mut limits = Counts::default();
        limits[SCALAR] = MOST_SCALARS;
        let spilled_per_register = self.target.wave_size();
        Setting {
            target: &self.target,
            model: &self.model,
            liveness: &self.along_lanes,
            goal: PressureGoal { kind: VECTOR, limits, spilled_per_register },
            has_modes: self.target.has_modes(),
        }
    }

    /// Returns the regions, each with the registers live at its end: scalar registers along the wave's path, vector
    /// registers along that of the lanes.
    pub(crate) fn regions(&self, func: &MachineFunction) -> FunctionRegions {
        let live_out = |block| self.live_out(func, block);
        FunctionRegions::new(func, &self.model, &self.target, &self.along_lanes, live_out)
    }

    /// Returns the registers live at the end of a block.
    pub(crate) fn live_out(&self, func: &MachineFunction, block: Block) -> Vec<LiveLanes> {
        let of_kind = |list: &[LiveLanes], kind: usize| -> Vec<LiveLanes> {
            let wanted = |l: &&LiveLanes| {
                func.vreg_class(l.reg).and_then(|class| self.model.kind(class)) == Some(kind)
            };
            list.iter().filter(wanted).copied().collect()
        };
        let mut live = of_kind(self.along_wave.live_out(block), SCALAR);
        live.extend(of_kind(self.along_lanes.live_out(block), VECTOR));
        live
    }

    /// The registers that are live at each instruction, by kind.
    pub(crate) fn live_at(&self, func: &MachineFunction) -> SecondaryMap<Inst, Counts> {
        let mut live = SecondaryMap::new();
        let mut tracker = UpwardTracker::new(func, &self.model, &self.along_lanes, &[]);
        for block in func.blocks() {
            tracker.restart(&self.live_out(func, block));
            for inst in func.insts_rev(block) {
                live[inst] = tracker.recede(inst).counts();
            }
        }
        live
    }
}

/// Whether an instruction of a function wants a mode of its own.
pub(crate) fn has_own_modes(func: &MachineFunction) -> bool {
    let own = |inst: Inst| {
        func.inst_flags(inst).intersects(InstFlags::OWN_MODE)
            || table::required_rounding(func.opcode(inst), func.operands(inst)).is_some()
    };
    func.blocks().any(|block| func.insts(block).any(own))
}
