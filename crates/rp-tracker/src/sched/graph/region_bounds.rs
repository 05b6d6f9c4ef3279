//! Regions with the registers that are live after them: one walk up each block.

use ir::machine::{Block, MachineFunction};

use super::region::{BlockRegions, Region};
use super::target::SchedTarget;
use super::values::Counts;
use crate::pressure::{LaneLiveness, LiveLanes, PressureModel, RegPressure, UpwardTracker};

/// A region, the registers that are live after it, and its peak in the order given.
#[derive(Clone, Debug)]
pub struct RegionBounds {
    /// The region.
    pub region: Region,
    /// The registers that are live after it.
    pub live_out: Vec<LiveLanes>,
    /// The most registers of each kind that are live at one time in it.
    pub peak: Counts,
}

/// The regions of a function.
#[derive(Clone, Debug, Default)]
pub struct FunctionRegions {
    /// In the order of the blocks, those of a block from its end up.
    pub regions: Vec<RegionBounds>,
    /// The most registers of each kind that are live at one time outside of all regions.
    pub outside: Counts,
}

impl FunctionRegions {
    /// Finds them. `live_out` says what is live where a block ends; uses are looked up in `liveness`.
    pub fn new(
        func: &MachineFunction,
        model: &PressureModel,
        target: &dyn SchedTarget,
        liveness: &LaneLiveness,
        live_out: impl Fn(Block) -> Vec<LiveLanes>,
    ) -> Self {
        let mut found = Self::default();
        let mut tracker = UpwardTracker::new(func, model, liveness, &[]);
        for block in func.blocks() {
            tracker.restart(&live_out(block));
            let mut regions = BlockRegions::new(func, target, block).regions;
            // The peak of what the walk is in: the last region not yet left, or outside.
            let mut inside: Option<RegionBounds> = None;
            found.outside = max(found.outside, tracker.pressure());
            for inst in func.insts_rev(block) {
                if inside.is_none() && regions.last().is_some_and(|r| r.insts.last() == Some(&inst))
                {
                    let region = regions.pop().expect("just seen");
                    let (live_out, peak) = (tracker.live().to_list(), tracker.pressure().counts());
                    inside = Some(RegionBounds { region, live_out, peak });
                }
                let at = tracker.recede(inst);
                let peak = inside.as_mut().map_or(&mut found.outside, |r| &mut r.peak);
                *peak = max(*peak, at);
                found.regions.extend(inside.take_if(|r| r.region.insts[0] == inst));
            }
        }
        found
    }
}

fn max(a: Counts, b: RegPressure) -> Counts {
    core::array::from_fn(|kind| a[kind].max(b.count(kind)))
}
