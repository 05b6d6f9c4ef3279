//! The target's side of rematerialisation: the cost of an instruction, and the registers that there are.

use ir::machine::{Block, Inst, LaneMask, MachineFunction, Position, VReg};

use crate::pressure::{MAX_KINDS, PressureModel, RegPressure, reg_lanes};

/// The facts of a target's instructions.
pub trait RematTarget {
    /// Returns the cost of computing an instruction again, in cycles of issue; none if it must not be, or if that is never
    /// worth it. Its operands besides virtual registers must be the same wherever the instruction's def dominates.
    fn cost(&self, func: &MachineFunction, inst: Inst) -> Option<u32>;

    /// Whether a register that is not counted has at a block the value that `inst` reads, given that the block is
    /// dominated by the instruction along the graph.
    fn holds(&self, func: &MachineFunction, inst: Inst, reg: VReg, at: Block) -> bool;

    /// Whether a reader may be given a copy that runs right before it.
    fn may_read_copy(&self, func: &MachineFunction, reader: Inst) -> bool;

    /// Returns the last position of a block, `at` or an earlier one, at which copies may stand; none if there is none. No
    /// copy is put before a phi.
    fn position_of_copy(&self, _: &MachineFunction, at: Position) -> Option<Position> {
        Some(at)
    }
}

/// The registers that may be live.
#[derive(Clone, Copy, Debug)]
pub struct Budget {
    /// The weight of a register of each kind; 0 for kinds that do not count.
    pub weights: [u32; MAX_KINDS],
    /// The most that may be live at one time.
    pub most: u32,
}

impl Budget {
    /// Returns the demand of a pressure.
    pub fn demand(&self, pressure: &RegPressure) -> u32 {
        let counts = pressure.counts();
        self.weights.iter().zip(counts).map(|(weight, count)| weight * count).sum()
    }

    /// Returns the demand of a whole register.
    pub(super) fn weight(&self, func: &MachineFunction, model: &PressureModel, reg: VReg) -> u32 {
        let Some(class) = func.vreg_class(reg) else { return 0 };
        let mut pressure = RegPressure::NONE;
        let lanes = reg_lanes(func, reg);
        model.change(&mut pressure, class, LaneMask::NONE, lanes);
        self.demand(&pressure)
    }
}
