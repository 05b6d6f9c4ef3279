//! Scheduling before allocation, for occupancy.
//!
//! A function whose vector registers let fewer waves run than there could be, or that spilled, is given another order:
//! in the regions that need the most registers, one that needs fewer, so far as that lets more waves run. Regions that
//! already need few enough keep the order given. What a round promises is only believed when allocation has kept it
//! ([`crate::lower`] compares).

use ir::graph::FlowGraph;
use ir::machine::{Block, Inst, MachineFunction, MemFlags, Ordering, generic};
use rp_tracker::sched::{
    Access, FunctionRegions, Order, RegIndex, RegionEnd, RegionGraph, RegionValues, SchedTarget,
    apply, candidates,
};
use rp_tracker::{KindDesc, LaneLiveness, LiveLanes, PressureModel};

use crate::regs;
use crate::subtarget::Subtarget;
use crate::table;

/// The kinds of registers that are counted.
static KINDS: [KindDesc; 2] = [
    KindDesc { name: "SGPR", files: 1 << regs::SGPR.0 },
    KindDesc { name: "VGPR", files: 1 << regs::VGPR.0 | 1 << regs::AGPR.0 },
];
const VECTOR: usize = 1;

/// What allocation may need beyond what is live: tuples and fixed registers leave gaps.
const MARGIN: u32 = 3;

/// Puts regions in orders that let more waves run, or that need fewer registers where there are more than `most`.
/// `waves` is how many waves could run if registers did not limit them; `lanes` the graph along which vector registers'
/// values go. Answers how many vector registers are live at one time at most.
pub(crate) fn run(
    func: &mut MachineFunction,
    lanes: &FlowGraph<Block>,
    subtarget: &Subtarget,
    most: u32,
    waves: u16,
) -> u32 {
    let target = Machine { subtarget };
    let model = PressureModel::new(func.target, &KINDS);
    let along_lanes = LaneLiveness::with_graph(func, lanes);
    let along_wave = LaneLiveness::new(func);
    let of_files = |func: &MachineFunction, list: &[LiveLanes], kind: usize| -> Vec<LiveLanes> {
        let wanted = |l: &&LiveLanes| {
            func.vreg_class(l.reg).and_then(|class| model.kind(class)) == Some(kind)
        };
        list.iter().filter(wanted).copied().collect()
    };
    let found = FunctionRegions::new(func, &model, &target, &along_lanes, |block| {
        let mut live = of_files(func, along_wave.live_out(block), 0);
        live.extend(of_files(func, along_lanes.live_out(block), VECTOR));
        live
    });
    let limit = |registers: u32| {
        let waves = subtarget.waves_by_vgprs(registers.min(512) as u16).min(waves);
        // Among those that do not fit at all, fewer are better.
        (registers <= most, waves, if registers <= most { 0 } else { u32::MAX - registers })
    };
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
        let tried = Try::new(func, &model, &along_lanes, &target, region, &mut index);
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
        let Some((order, peak)) = fit.min_by_key(|(order, _)| tried.graph.cycles(order)) else {
            continue;
        };
        reached = reached.max(*peak);
        apply(func, &tried.region.region, &tried.graph, order);
    }
    reached
}

/// A region with orders and what they need.
struct Try<'a> {
    region: &'a RegionEnd,
    graph: RegionGraph,
    orders: Vec<(Order, u32)>,
}

impl<'a> Try<'a> {
    fn new(
        func: &MachineFunction,
        model: &PressureModel,
        liveness: &LaneLiveness,
        target: &Machine<'_>,
        region: &'a RegionEnd,
        index: &mut RegIndex,
    ) -> Self {
        let insts = &region.region.insts;
        let graph = RegionGraph::new(func, target, insts, index);
        let values = RegionValues::new(func, model, liveness, insts, &region.live, index);
        let orders = candidates(&graph, &values, VECTOR);
        let peaks: Vec<u32> = orders.iter().map(|o| o.1).collect();
        log::debug!(
            "{}: {} of {} instructions: {peaks:?}",
            func.name,
            region.region.block,
            insts.len()
        );
        Self { region, graph, orders }
    }

    fn least(&self) -> u32 {
        self.orders.iter().map(|&(_, peak)| peak).min().unwrap_or(self.region.peak[VECTOR])
    }
}

/// The processor, as far as scheduling asks.
struct Machine<'a> {
    subtarget: &'a Subtarget,
}

/// Kinds of memory: global, local, scratch, and everything else.
const GLOBAL: u32 = 1;
const LOCAL: u32 = 2;
const SCRATCH: u32 = 4;
const OTHER: u32 = 8;

/// The kinds of memory that an address space may be.
fn memory_of(space: u32) -> u32 {
    match space {
        0 => GLOBAL | LOCAL | SCRATCH,
        1 | 4 | 6..=9 => GLOBAL,
        3 => LOCAL,
        5 => SCRATCH,
        _ => OTHER,
    }
}

impl SchedTarget for Machine<'_> {
    fn is_boundary(&self, func: &MachineFunction, inst: Inst) -> bool {
        let opcode = func.opcode(inst);
        let switches = func.defs(inst).any(|def| {
            def.reg.as_physical().is_some_and(|r| r.overlaps(regs::EXEC) || r.overlaps(regs::MODE))
        });
        switches || matches!(opcode, generic::INLINEASM | generic::INLINEASM_BR)
    }

    fn latency(&self, func: &MachineFunction, inst: Inst) -> u32 {
        u32::from(table::latency(self.subtarget.target.generation, func.opcode(inst)))
    }

    fn access(&self, func: &MachineFunction, inst: Inst) -> Access {
        use ir::machine::InstrFlags;
        let desc = func.desc(inst);
        let (loads, stores) = (desc.is(InstrFlags::MAY_LOAD), desc.is(InstrFlags::MAY_STORE));
        if !loads && !stores {
            return Access::None;
        }
        let operands = func.inst_mem_ops(inst);
        if operands.is_empty() {
            return Access::Write(u32::MAX);
        }
        let mut bits = 0;
        let mut all_invariant = true;
        for &operand in operands {
            let memory = &func.mem_ops[operand];
            if memory.ordering != Ordering::NotAtomic || memory.flags.contains(MemFlags::VOLATILE) {
                return Access::Write(u32::MAX);
            }
            bits |= memory_of(memory.address_space);
            all_invariant &= memory.flags.contains(MemFlags::INVARIANT);
        }
        match (stores, all_invariant) {
            (true, _) => Access::Write(bits),
            (false, true) => Access::None,
            (false, false) => Access::Read(bits),
        }
    }

    fn numbered_files(&self) -> u64 {
        1 << regs::VGPR.0 | 1 << regs::SGPR.0 | 1 << regs::AGPR.0 | 1 << regs::TTMP.0
    }
}
