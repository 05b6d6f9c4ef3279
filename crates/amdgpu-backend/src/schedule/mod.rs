//! Scheduling before allocation, for occupancy.
//!
//! A function whose vector registers let fewer waves run than there could be, or that spilled, is given another order:
//! in the regions that need the most registers, one that needs fewer, so far as that lets more waves run. Regions that
//! already need few enough keep the order given. Where instructions want a mode of their own, those of like mode are
//! brought together, so far as the waves stay as many. What a round promises is only believed when allocation has kept it
//! ([`crate::lower`] compares).

mod condition;
mod machine;

use ir::graph::FlowGraph;
use ir::machine::{Block, Inst, InstFlags, MachineFunction};
use rp_tracker::sched::{
    FunctionRegions, Node, Order, RegIndex, RegionEnd, RegionGraph, RegionModes, RegionValues,
    apply, candidates,
};
use rp_tracker::{KindDesc, LaneLiveness, LiveLanes, PressureModel};

use self::machine::Machine;
use crate::isel::classes::Classes;
use crate::mode::wants::Modes;
use crate::regs;
use crate::subtarget::Subtarget;
use crate::table;

/// The kinds of registers that are counted.
static KINDS: [KindDesc; 2] = [
    KindDesc { name: "SGPR", files: 1 << regs::SGPR.0 },
    KindDesc { name: "VGPR", files: 1 << regs::VGPR.0 | 1 << regs::AGPR.0 },
];
const SCALAR: usize = 0;
const VECTOR: usize = 1;

/// What allocation may need beyond what is live: tuples and fixed registers leave gaps.
const MARGIN: u32 = 3;

/// Scalar registers that may be live at one time where instructions change places for their modes: enough stay free that
/// none is spilled for it.
const MOST_SCALARS: u32 = 64;

/// What lets waves run beside the vector registers of one function.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Limits {
    /// Vector registers at most.
    pub(crate) most: u32,
    /// How many waves could run if registers did not limit them.
    pub(crate) waves: u16,
}

impl Limits {
    /// How good it is to need so many vector registers.
    fn merit(self, subtarget: &Subtarget, registers: u32) -> (bool, u16, u32) {
        let waves = subtarget.waves_by_vgprs(registers.min(512) as u16).min(self.waves);
        // Among those that do not fit at all, fewer are better.
        let fits = registers <= self.most;
        (fits, waves, if fits { 0 } else { u32::MAX - registers })
    }
}

/// Puts regions in orders that let more waves run, or that need fewer registers where there are more than the limit. Among
/// those that are as good, the mode is to be switched as seldom as can be. `lanes` is the graph along which vector
/// registers' values go. Answers how many vector registers are live at one time at most.
pub(crate) fn run(
    func: &mut MachineFunction,
    lanes: &FlowGraph<Block>,
    subtarget: &Subtarget,
    limits: Limits,
) -> u32 {
    let frame = Frame::new(func, lanes, subtarget);
    let found = frame.regions(func);
    let limit = |registers: u32| limits.merit(subtarget, registers);
    let now = found.regions.iter().map(|r| r.peak[VECTOR]).fold(found.outside[VECTOR], u32::max);
    let mut tries: Vec<Try> = Vec::new();
    let mut index = RegIndex::default();
    let mut floor = found.outside[VECTOR];
    // The fattest first: what it can do at best is what the others need to do.
    let mut by_peak: Vec<&RegionEnd> = found.regions.iter().collect();
    by_peak.sort_by_key(|r| core::cmp::Reverse(r.peak[VECTOR]));
    for region in by_peak {
        if limit(region.peak[VECTOR] + MARGIN) >= limit(floor + MARGIN) {
            floor = floor.max(region.peak[VECTOR]);
            break;
        }
        let tried = Try::new(func, &frame, region, &mut index);
        floor = floor.max(tried.least());
        tries.push(tried);
    }
    if limit(floor + MARGIN) <= limit(now) {
        return now;
    }
    let mut reached = floor;
    for tried in &tries {
        let enough = |peak: u32| limit(peak + MARGIN) >= limit(floor + MARGIN);
        if enough(tried.region.peak[VECTOR]) {
            reached = reached.max(tried.region.peak[VECTOR]);
            continue;
        }
        let fit = tried.orders.iter().filter(|(_, peak)| enough(*peak));
        let Some((order, peak)) = fit.min_by_key(|(order, _)| tried.cost(order)) else {
            continue;
        };
        reached = reached.max(*peak);
        apply(func, &tried.region.region, &tried.graph, order);
    }
    reached
}

/// Brings instructions of like mode together, in regions where some want a mode of their own and where that takes no more
/// registers than let as many waves run. Nothing if there is nothing to be won by it.
pub(crate) fn gather_modes(
    func: &MachineFunction,
    lanes: &FlowGraph<Block>,
    subtarget: &Subtarget,
    limits: Limits,
) -> Option<MachineFunction> {
    if !has_own_modes(func) {
        return None;
    }
    let mut func = func.clone();
    let masks = condition::take_out(&mut func, Classes::of(subtarget.target).mask);
    let frame = Frame::new(&func, lanes, subtarget);
    let found = frame.regions(&func);
    let now = found.regions.iter().map(|r| r.peak[VECTOR]).fold(found.outside[VECTOR], u32::max);
    let most_scalars = u32::from(subtarget.most_sgprs(limits.waves)).min(MOST_SCALARS);
    let limit = |registers: u32| limits.merit(subtarget, registers + MARGIN);
    let mut index = RegIndex::default();
    let mut gathered = false;
    for end in &found.regions {
        let Some(modes) = RegionModes::new(&func, &frame.target, &end.region) else { continue };
        let (graph, values) = frame.graph(&func, end, &mut index);
        let given: Order = graph.nodes().collect();
        let fits = |order: &Order| {
            let peak = values.peak(order);
            peak[SCALAR] <= end.peak[SCALAR].max(most_scalars)
                && (peak[VECTOR] <= now || limit(peak[VECTOR]) >= limit(now))
        };
        let cost = |order: &Order| (modes.switches(order), graph.cycles(order));
        let best = modes.gathered(&graph, &given).filter(fits).min_by_key(cost);
        let best = best.filter(|order| modes.switches(order) < modes.switches(&given));
        if let Some(order) = best {
            apply(&mut func, &end.region, &graph, &order);
            gathered = true;
        }
    }
    condition::put_back(&mut func, &masks);
    gathered.then_some(func)
}

/// Whether an instruction of a function wants a mode of its own.
fn has_own_modes(func: &MachineFunction) -> bool {
    let own = |inst: Inst| {
        func.inst_flags(inst).intersects(InstFlags::OWN_MODE)
            || table::required_rounding(func.opcode(inst), func.operands(inst)).is_some()
    };
    func.blocks().any(|block| func.insts(block).any(own))
}

/// What is known of a function whose regions are scheduled.
struct Frame<'a> {
    target: Machine<'a>,
    model: PressureModel,
    along_lanes: LaneLiveness,
    along_wave: LaneLiveness,
}

impl<'a> Frame<'a> {
    fn new(func: &MachineFunction, lanes: &FlowGraph<Block>, subtarget: &'a Subtarget) -> Self {
        Self {
            target: Machine { subtarget, modes: has_own_modes(func).then(|| Modes::of(func)) },
            model: PressureModel::new(func.target, &KINDS),
            along_lanes: LaneLiveness::with_graph(func, lanes),
            along_wave: LaneLiveness::new(func),
        }
    }

    fn regions(&self, func: &MachineFunction) -> FunctionRegions {
        let of_kind = |list: &[LiveLanes], kind: usize| -> Vec<LiveLanes> {
            let wanted = |l: &&LiveLanes| {
                func.vreg_class(l.reg).and_then(|class| self.model.kind(class)) == Some(kind)
            };
            list.iter().filter(wanted).copied().collect()
        };
        FunctionRegions::new(func, &self.model, &self.target, &self.along_lanes, |block| {
            let mut live = of_kind(self.along_wave.live_out(block), SCALAR);
            live.extend(of_kind(self.along_lanes.live_out(block), VECTOR));
            live
        })
    }

    fn graph(
        &self,
        func: &MachineFunction,
        end: &RegionEnd,
        index: &mut RegIndex,
    ) -> (RegionGraph, RegionValues) {
        let insts = &end.region.insts;
        let graph = RegionGraph::new(func, &self.target, insts, index);
        let (model, liveness) = (&self.model, &self.along_lanes);
        let values = RegionValues::new(func, model, liveness, insts, &end.live, index);
        (graph, values)
    }
}

/// A region with orders and what they need.
struct Try<'a> {
    region: &'a RegionEnd,
    graph: RegionGraph,
    modes: Option<RegionModes>,
    orders: Vec<(Order, u32)>,
}

impl<'a> Try<'a> {
    fn new(
        func: &MachineFunction,
        frame: &Frame<'_>,
        region: &'a RegionEnd,
        index: &mut RegIndex,
    ) -> Self {
        let (graph, values) = frame.graph(func, region, index);
        let mut orders = candidates(&graph, &values, VECTOR);
        let special = || RegionModes::new(func, &frame.target, &region.region);
        let modes = frame.target.modes.as_ref().and_then(|_| special());
        if let Some(modes) = &modes {
            let scored = |order: Order| {
                let peak = values.peak(&order)[VECTOR];
                (order, peak)
            };
            let gather = |(order, _): &(Order, u32)| -> Vec<(Order, u32)> {
                modes.gathered(&graph, order).map(scored).collect()
            };
            let gathered: Vec<_> = orders.iter().flat_map(gather).collect();
            orders.extend(gathered);
        }
        let peaks: Vec<u32> = orders.iter().map(|o| o.1).collect();
        log::debug!(
            "{}: {} of {} instructions: {peaks:?}",
            func.name,
            region.region.block,
            region.region.insts.len()
        );
        Self { region, graph, modes, orders }
    }

    fn least(&self) -> u32 {
        self.orders.iter().map(|&(_, peak)| peak).min().unwrap_or(self.region.peak[VECTOR])
    }

    /// What an order costs besides registers: switches of the mode, then time.
    fn cost(&self, order: &[Node]) -> (u32, u64) {
        let switches = self.modes.as_ref().map_or(0, |modes| modes.switches(order));
        (switches, self.graph.cycles(order))
    }
}
