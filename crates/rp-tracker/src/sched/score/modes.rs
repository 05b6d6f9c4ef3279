//! Switches of the processor's mode in an order.

use cranelift_entity::EntityRef;
use ir::machine::MachineFunction;

use crate::sched::graph::{ModeRequirement, Node, Region, SchedTarget};

/// The mode requirements of a region.
#[derive(Clone, Debug)]
pub(in crate::sched) struct RegionModes {
    requirements: Vec<ModeRequirement>,
    after: ModeRequirement,
}

impl RegionModes {
    /// Collects the requirements of a region; none if the default mode suits all of its instructions.
    pub(in crate::sched) fn new(
        func: &MachineFunction,
        target: &dyn SchedTarget,
        region: &Region,
    ) -> Option<Self> {
        let requirements: Vec<ModeRequirement> =
            region.insts.iter().map(|&inst| target.mode(func, inst)).collect();
        if !requirements.iter().any(|requirement| requirement.is_special()) {
            return None;
        }
        Some(Self { requirements, after: required_after(func, target, region) })
    }

    /// Returns the requirement of a node.
    pub(in crate::sched) fn requirement(&self, node: Node) -> ModeRequirement {
        self.requirements[node.index()]
    }

    /// Returns the requirement after the region.
    pub(in crate::sched) fn after(&self) -> ModeRequirement {
        self.after
    }

    /// Counts the switches of the mode in an order, if each is as late as it can be and sets all bits that are required
    /// until the next. Before the region the mode is the default.
    pub(in crate::sched) fn switches(&self, order: &[Node]) -> u32 {
        let requirements = order.iter().map(|&node| self.requirement(node));
        let mut mode = ModeRequirement::DEFAULT;
        let mut count = 0;
        for requirement in requirements.chain([self.after]) {
            if mode.agrees(requirement) {
                mode = mode.and(requirement);
            } else {
                mode = requirement;
                count += 1;
            }
        }
        count
    }
}

/// Returns the mode requirement after a region: that of the next instruction of the block that has one, or else the default
/// mode if other blocks follow.
fn required_after(
    func: &MachineFunction,
    target: &dyn SchedTarget,
    region: &Region,
) -> ModeRequirement {
    let mut next = region.insts.last().and_then(|&last| func.next_inst(last));
    while let Some(inst) = next {
        let requirement = target.mode(func, inst);
        if requirement != ModeRequirement::NONE {
            return requirement;
        }
        next = func.next_inst(inst);
    }
    let ends = func.successors(region.block).is_empty();
    if ends { ModeRequirement::NONE } else { ModeRequirement::DEFAULT }
}
