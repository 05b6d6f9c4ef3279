//! Regions with the registers that are live at their bounds: one walk up each block.

use ir::machine::{Block, LaneMask, MachineFunction, VReg};
use ir::map::Map;

use super::region::{BlockRegions, Region};
use super::target::SchedTarget;
use super::values::Counts;
use crate::pressure::{
    LaneLiveness, LiveLanes, PressureModel, RegPressure, UpwardTracker, def_lanes,
};

/// A region, the registers that are live at its bounds, and its peak in the order given.
#[derive(Clone, Debug)]
pub struct RegionBounds {
    /// The region.
    pub region: Region,
    /// The registers that are live after it.
    pub live_out: Vec<LiveLanes>,
    /// The registers that are live before it.
    pub live_in: Vec<LiveLanes>,
    /// The most registers of each kind that are live at one time in it.
    pub peak: Counts,
}

impl RegionBounds {
    /// Returns the registers that are live before and after it, and written by nothing in it.
    pub fn live_through(&self, func: &MachineFunction) -> Vec<LiveLanes> {
        let mut written: Map<VReg, LaneMask> = Map::new();
        for def in self.region.insts.iter().flat_map(|&inst| func.defs(inst)) {
            if let Some(reg) = def.reg.as_virtual() {
                let lanes = written.get_or_default(reg);
                *lanes = lanes.union(def_lanes(func, reg, def));
            }
        }
        let mut behind = self.live_out.iter().peekable();
        let mut through = Vec::new();
        for live in &self.live_in {
            while behind.next_if(|other| other.reg < live.reg).is_some() {}
            let Some(other) = behind.next_if(|other| other.reg == live.reg) else { continue };
            let own = written.get(&live.reg).copied().unwrap_or(LaneMask::NONE);
            let lanes = live.lanes.intersection(other.lanes).without(own);
            if !lanes.is_empty() {
                through.push(LiveLanes { reg: live.reg, lanes });
            }
        }
        through
    }
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
                    inside = Some(RegionBounds { region, live_out, live_in: Vec::new(), peak });
                }
                let at = tracker.recede(inst);
                let peak = inside.as_mut().map_or(&mut found.outside, |r| &mut r.peak);
                *peak = max(*peak, at);
                if let Some(mut region) = inside.take_if(|r| r.region.insts[0] == inst) {
                    region.live_in = tracker.live().to_list();
                    found.regions.push(region);
                }
            }
        }
        found
    }
}

fn max(a: Counts, b: RegPressure) -> Counts {
    core::array::from_fn(|kind| a[kind].max(b.count(kind)))
}
