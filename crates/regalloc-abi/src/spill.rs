//! Spilling to a pressure target, before assignment (Braun & Hack, "Register Spilling and
//! Live-Range Splitting for SSA-Form Programs").
//!
//! The function is walked once in reverse postorder with the set W of values that are in registers. Where more are
//! needed than there are, the ones whose next use is farthest leave W; a use of a value that is not in W is reloaded
//! before it. At a block's start, W is the set on which the predecessors agree, or, for a loop's header, the values
//! that the loop uses soon. Where W of a predecessor's end and of a block's start differ, reloads go on the edge.
//!
//! * A spilled value is stored once, after its def: in SSA form it never changes, so its slot is right wherever the def
//!   dominates. Reloads define *the same* register again. Liveness then tells where it is in a register, and
//!   assignment, for which a value may change its place at any time, needs no new phis.
//! * A phi that is not in W at its block's start lives in memory: its operands are stored to its slot on the edges.
//! * A value that can be computed again where it is needed is neither stored nor loaded.
//! * A value that comes late, as that of a load, is stored where it leaves its register, and stays there for a while: a
//!   store right after the load would wait for it. See [`pending`].
//! * Calls are points where only preserved registers remain; values that live across must fit in them, tuples whole.

use cranelift_entity::{EntityRef, EntitySet, SecondaryMap};
use ir::graph::FlowGraph;
use ir::machine::{
    Block, Inst, InstrFlags, LaneMask, MachineFunction, Operand, RegFlags, RegMask, VReg, generic,
};
use ir::map::Map;
use rp_tracker::pressure::{LaneLiveness, def_lanes};
use smallvec::SmallVec;

use crate::analysis::{Analysis, Before};
use crate::failure::Failure;
use crate::info::{RegInfo, RegInfos};
use crate::next_use::{LOOP_EXIT, NEVER};
use crate::pack::fit_together;
use crate::plan::{BlockPlan, PlanInst, Plans};
use crate::prepare::phis;
use crate::target::{AllocTarget, Environment};
use crate::units::{FileSets, UnitSet};

mod dead;
mod pending;
mod rewrite;

pub(crate) use dead::remove_dead;
use pending::Pending;
use rewrite::Rewrite;
pub(crate) use rewrite::rematerialize;

/// Measure of the room that a value takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Sizing {
    /// By live lanes. Holes and alignment may leave a demand that fits without a place.
    Exact,
    /// Whole and rounded to the alignment: what fits has places.
    Whole,
}

/// Result of spilling.
#[derive(Clone, Default, Debug)]
pub(crate) struct Spilled {
    /// Stores inserted.
    pub(crate) stores: u32,
    /// Reloads inserted.
    pub(crate) reloads: u32,
    /// Instructions that compute a value again, with the ones that did so first.
    pub(crate) copies: Map<Inst, Inst>,
}

/// The room and how it is counted.
#[derive(Clone, Debug)]
pub(crate) struct Room {
    /// Units by file.
    capacity: Vec<u32>,
    sizing: Sizing,
    /// Units of each file that calls preserve and that nothing is to be kept in.
    reserve: u32,
}

impl Room {
    /// All that may be allocated, less some units of each file, and of what calls preserve, less a reserve.
    pub(crate) fn new(env: &Environment, sizing: Sizing, less: u32, reserve: u32) -> Self {
        // Small files cannot do with less; most of a file is always there.
        let room = |count: u32| count - less.min(count / 4);
        let capacity = env.allocatable.iter().map(|(_, set)| room(set.count())).collect();
        Self { capacity, sizing, reserve }
    }

    fn size(&self, info: &RegInfo, lanes: LaneMask) -> u32 {
        match self.sizing {
            _ if lanes.is_empty() => 0,
            Sizing::Exact => lanes.count(),
            Sizing::Whole => info.units.next_multiple_of(info.align),
        }
    }
}

/// Spills until demand is within the room everywhere. Returns none if it is already.
pub(crate) fn spill(
    func: &mut MachineFunction,
    env: &Environment,
    target: &dyn AllocTarget,
    room: &Room,
    before: &Before<'_>,
) -> Result<Option<Spilled>, Failure> {
    let decisions = {
        let mut walk = Walk::new(func, env, target, before, room);
        if walk.fits() {
            return Ok(None);
        }
        walk.run()?;
        walk.decisions
    };
    let infos = &before.analysis.infos;
    Ok(Some(Rewrite::new(func, target, infos, before.graph, decisions, room).run()))
}

/// Decisions of the walk.
#[derive(Default)]
struct Decisions {
    /// Values that are stored.
    stored: EntitySet<VReg>,
    /// Instructions before which values are stored: right after their defs where there is none.
    store_before: SecondaryMap<VReg, Option<Inst>>,
    /// Values that are computed again.
    again: SecondaryMap<VReg, Option<Inst>>,
    /// Phis that live in memory.
    memory_phis: EntitySet<VReg>,
    /// Reloads, each before an instruction.
    reloads: Vec<(Inst, VReg)>,
    /// Values in registers at the start (phis included) and the end of blocks; sorted.
    entries: SecondaryMap<Block, Vec<VReg>>,
    exits: SecondaryMap<Block, Vec<VReg>>,
}

struct Walk<'a> {
    func: &'a MachineFunction,
    env: &'a Environment,
    target: &'a dyn AllocTarget,
    before: &'a Before<'a>,
    graph: &'a FlowGraph<Block>,
    liveness: &'a LaneLiveness,
    plans: &'a Plans,
    infos: &'a RegInfos,
    room: &'a Room,
    /// Registers that calls preserve, by mask.
    preserved: Map<RegMask, FileSets>,
    /// W, and the place of each value in it.
    w: Vec<VReg>,
    place: Vec<u32>,
    /// Live lanes, in a register or not.
    live: Vec<LaneMask>,
    /// The number of files.
    files: usize,
    /// The room that W takes, by file.
    load: Counts,
    /// The position of the next use, counted in the block at hand.
    next_use: Vec<u32>,
    /// Physical units that are live.
    fixed: FileSets,
    /// Their number by file.
    fixed_counts: Counts,
    /// By loop (or the whole function): the largest demand by file.
    loop_demand: Vec<Counts>,
    /// The number of the instruction that used a value last.
    used_at: Vec<u32>,
    clock: u32,
    done: EntitySet<Block>,
    /// Results of the block at hand that have not arrived yet.
    pending: Pending,
    /// By register: in how many of the predecessors' ends it is in a register, while a block is entered.
    have: Vec<u32>,
    decisions: Decisions,
}

const NOWHERE: u32 = u32::MAX;

/// Distance of the next use from which on a value leaves its register rather than one that has not arrived yet.
const SOON: u32 = 16;

/// Part of a file that values that have not arrived may keep from others.
const PENDING_PART: u32 = 16;

/// More files than any target has.
const MOST_FILES: usize = 8;

/// Units by file.
type Counts = [u32; MOST_FILES];

impl<'a> Walk<'a> {
    fn new(
        func: &'a MachineFunction,
        env: &'a Environment,
        target: &'a dyn AllocTarget,
        before: &'a Before<'a>,
        room: &'a Room,
    ) -> Self {
        let vregs = func.num_vregs();
        let Before { graph, analysis: Analysis { infos, liveness, plans }, .. } = before;
        let mut decisions = Decisions::default();
        for &block in graph.reverse_postorder() {
            for inst in func.insts(block) {
                if let Some(reg) = func.def_vreg(inst).filter(|&r| infos.has(r))
                    && target.can_rematerialize(func, inst)
                {
                    decisions.again[reg] = Some(inst);
                }
            }
        }
        let files = func.target.reg_files.len();
        assert!(files <= MOST_FILES, "a target with {files} register files");
        Self {
            func,
            env,
            target,
            before,
            graph,
            liveness,
            plans,
            infos,
            room,
            preserved: Map::default(),
            w: Vec::new(),
            place: vec![NOWHERE; vregs],
            live: vec![LaneMask::NONE; vregs],
            files,
            load: [0; MOST_FILES],
            next_use: vec![NEVER; vregs],
            fixed: FileSets::new(func.target),
            fixed_counts: [0; MOST_FILES],
            loop_demand: Vec::new(),
            used_at: vec![0; vregs],
            clock: 0,
            done: EntitySet::new(),
            pending: Pending::default(),
            have: vec![0; vregs],
            decisions,
        }
    }

    fn info(&self, reg: VReg) -> &'a RegInfo {
        self.infos.get(reg).expect("a register of this round")
    }

    fn file_of(&self, reg: VReg) -> usize {
        usize::from(self.info(reg).file.0)
    }

    fn size(&self, reg: VReg, lanes: LaneMask) -> u32 {
        self.room.size(self.info(reg), lanes)
    }

    fn in_w(&self, reg: VReg) -> bool {
        self.place[reg.index()] != NOWHERE
    }

    fn add(&mut self, reg: VReg) {
        if !self.in_w(reg) {
            self.place[reg.index()] = self.w.len() as u32;
            self.w.push(reg);
            let file = self.file_of(reg);
            self.load[file] += self.size(reg, self.live[reg.index()]);
        }
    }

    fn remove(&mut self, reg: VReg) {
        let place = self.place[reg.index()];
        if place != NOWHERE {
            self.w.swap_remove(place as usize);
            if let Some(moved) = self.w.get(place as usize) {
                self.place[moved.index()] = place;
            }
            self.place[reg.index()] = NOWHERE;
            let file = self.file_of(reg);
            self.load[file] -= self.size(reg, self.live[reg.index()]);
        }
    }

    fn set_live(&mut self, reg: VReg, lanes: LaneMask) {
        if self.in_w(reg) {
            let file = self.file_of(reg);
            self.load[file] += self.size(reg, lanes);
            self.load[file] -= self.size(reg, self.live[reg.index()]);
        }
        self.live[reg.index()] = lanes;
        if lanes.is_empty() {
            self.remove(reg);
        }
    }

    /// The value leaves its register for good; it must come from elsewhere later.
    fn evict(&mut self, reg: VReg) {
        if self.decisions.again[reg].is_none() {
            self.decisions.stored.insert(reg);
        }
    }

    fn clear(&mut self) {
        for reg in core::mem::take(&mut self.w) {
            self.place[reg.index()] = NOWHERE;
        }
        self.load.fill(0);
    }

    /// Whether the function fits as it is. Records the demand of blocks' loops as well.
    fn fits(&mut self) -> bool {
        let (loops, plans) = (self.before.loops, self.plans);
        self.loop_demand = vec![[0; MOST_FILES]; loops.len()];
        let mut fits = true;
        for &block in self.graph.reverse_postorder() {
            let plan = plans.of(block);
            self.enter_all(block, plan);
            let mut peak = self.load;
            for entry in plan.insts {
                if self.func.opcode(entry.inst) == generic::PHI {
                    continue;
                }
                let mut step = self.demand(plan, entry);
                for (file, most) in peak[..self.files].iter_mut().enumerate() {
                    let need = step.before(self, file).max(step.after(self, file));
                    *most = (*most).max(need);
                    fits &= need <= self.room.capacity[file];
                }
                if fits && let Some(kept) = &step.kept {
                    fits = self.survivors_fit(&step, kept).is_none();
                }
                self.apply(plan, entry, &mut step);
            }
            self.leave(block);
            let mut around = loops.innermost(block);
            while let Some(l) = around {
                for (most, now) in self.loop_demand[l.index()].iter_mut().zip(&peak) {
                    *most = (*most).max(*now);
                }
                around = loops.parent(l);
            }
        }
        fits
    }

    /// Puts all values that are live at a block's start in W.
    fn enter_all(&mut self, block: Block, plan: BlockPlan<'_>) {
        self.begin(block, plan);
        for live in self.liveness.live_in(block) {
            if self.infos.has(live.reg) {
                self.add(live.reg);
            }
        }
        for (phi, lanes) in self.live_phis(plan) {
            self.live[phi.index()] = lanes;
            self.add(phi);
        }
    }

    /// Sets the values that are live at a block's start.
    fn begin(&mut self, block: Block, plan: BlockPlan<'_>) {
        self.clear();
        for live in self.liveness.live_in(block) {
            if self.infos.has(live.reg) {
                self.live[live.reg.index()] = live.lanes;
            }
        }
        self.fixed.clone_from(plan.fixed_in);
        self.count_fixed();
    }

    /// The block's phis whose values are read, with the lanes.
    fn live_phis(&self, plan: BlockPlan<'_>) -> Vec<(VReg, LaneMask)> {
        let phis = plan.insts.iter().take_while(|e| self.func.opcode(e.inst) == generic::PHI);
        let defs = phis.filter_map(|entry| {
            let reg = self.func.def_vreg(entry.inst).filter(|&r| self.infos.has(r))?;
            let lanes = plan.after(entry, 0);
            (!lanes.is_empty()).then_some((reg, lanes))
        });
        defs.collect()
    }

    fn leave(&mut self, block: Block) {
        for live in self.liveness.live_out(block) {
            self.live[live.reg.index()] = LaneMask::NONE;
        }
        for reg in core::mem::take(&mut self.w) {
            self.place[reg.index()] = NOWHERE;
            self.live[reg.index()] = LaneMask::NONE;
        }
        self.load.fill(0);
    }

    /// Returns the demand of an instruction.
    fn demand(&mut self, plan: BlockPlan<'_>, entry: &PlanInst) -> Step {
        let (func, inst) = (self.func, entry.inst);
        let mut step = Step {
            uses: SmallVec::new(),
            defs: SmallVec::new(),
            dying: [0; MOST_FILES],
            written: [0; MOST_FILES],
            early: [0; MOST_FILES],
            extra: [0; MOST_FILES],
            fixed_before: self.fixed_counts,
            fixed_after: self.fixed_counts,
            dropped: [0; MOST_FILES],
            tied: Vec::new(),
            kept: None,
        };
        self.clock += 1;
        let debug = func.desc(inst).is(InstrFlags::DEBUG);
        if debug {
            return step;
        }
        for (index, operand) in func.reg_operands(inst) {
            let Some(reg) = operand.reg.as_virtual().filter(|&r| self.infos.has(r)) else {
                continue;
            };
            let after = plan.after(entry, index);
            if operand.is_def() {
                let lanes = def_lanes(func, reg, operand);
                let file = self.file_of(reg);
                let size = self.size(reg, lanes);
                step.defs.push((reg, index, after));
                step.written[file] += size;
                if operand.flags.contains(RegFlags::EARLY_CLOBBER) {
                    step.early[file] += size;
                }
            } else if !self.liveness.read_lanes(func, inst, index).is_empty() {
                if self.used_at[reg.index()] != self.clock {
                    self.used_at[reg.index()] = self.clock;
                    step.uses.push((reg, index, after));
                    let file = self.file_of(reg);
                    let live = self.live[reg.index()];
                    step.dying[file] += self.size(reg, live);
                    step.dying[file] -= self.size(reg, after);
                }
                let tied = operand.tied().is_some() && !func.opcode(inst).is_generic();
                if tied && !after.is_empty() {
                    // The def needs a copy of what lives on.
                    let file = self.file_of(reg);
                    step.extra[file] += self.size(reg, self.info(reg).lanes());
                    step.tied.push(reg);
                }
            }
        }
        // Physical registers.
        let mut written: Option<FileSets> = None;
        for (index, operand) in func.operands(inst).iter().enumerate() {
            match operand {
                Operand::Reg(op) => {
                    let Some(reg) = op.reg.as_physical() else { continue };
                    if !self.env.allocatable.meets(reg) {
                        continue;
                    }
                    let after = plan.after(entry, index);
                    self.fixed.remove(reg);
                    self.fixed.insert_lanes(reg, after);
                    let written = written.get_or_insert_with(|| FileSets::new(func.target));
                    if op.is_def() {
                        written.insert(reg);
                    }
                }
                Operand::RegMask(mask) => {
                    let known = self.preserved.get(mask).cloned();
                    step.kept = Some(known.unwrap_or_else(|| {
                        let preserved = FileSets::of(func.target, &func.reg_mask(*mask).preserved);
                        self.preserved.insert(*mask, preserved.clone());
                        preserved
                    }));
                }
                _ => {}
            }
        }
        if let Some(mut after) = written {
            if let Some(kept) = &mut step.kept {
                // The return address: preserved by what is called, but not by the call.
                kept.subtract(&after);
            }
            self.fixed.intersect_with(&self.env.allocatable);
            self.count_fixed();
            after.intersect_with(&self.env.allocatable);
            after.union_with(&self.fixed);
            for (file, set) in after.iter() {
                step.fixed_after[usize::from(file.0)] = set.count();
            }
        }
        if let Some(kept) = &mut step.kept {
            kept.intersect_with(&self.env.allocatable);
            kept.subtract(&self.fixed);
        }
        step
    }

    fn count_fixed(&mut self) {
        for (file, set) in self.fixed.iter() {
            self.fixed_counts[usize::from(file.0)] = set.count();
        }
    }

    /// Returns the values in W that live on after an instruction, with their lanes.
    fn survivors<'s>(&'s self, step: &'s Step) -> impl Iterator<Item = (VReg, LaneMask)> + 's {
        self.w.iter().filter_map(|&reg| {
            let lanes = self.lanes_after(step, reg);
            (!lanes.is_empty()).then_some((reg, lanes))
        })
    }

    fn lanes_after(&self, step: &Step, reg: VReg) -> LaneMask {
        if self.used_at[reg.index()] == self.clock {
            match step.uses.iter().find(|u| u.0 == reg) {
                Some(&(_, _, after)) => after,
                None => LaneMask::NONE,
            }
        } else {
            self.live[reg.index()]
        }
    }

    /// The room in units of a file that a call keeps.
    fn kept_room(&self, free: &UnitSet) -> u32 {
        free.count().saturating_sub(self.room.reserve)
    }

    /// The value that leaves so that there is room for what lives across a call.
    fn call_victim(&self, step: &Step, file: usize, dropped: &[VReg]) -> Option<VReg> {
        self.victim(step, file, |walk, reg| {
            !dropped.contains(&reg) && !walk.lanes_after(step, reg).is_empty()
        })
    }

    /// A file in which what lives across a call has no room among the registers kept.
    fn survivors_fit(&self, step: &Step, kept: &FileSets) -> Option<usize> {
        let mut sizes: [Vec<(u32, u32)>; MOST_FILES] = Default::default();
        for (reg, _) in self.survivors(step) {
            let info = self.info(reg);
            sizes[usize::from(info.file.0)].push((info.units, info.align));
        }
        kept.iter().map(|(file, free)| (usize::from(file.0), free)).find_map(|(file, free)| {
            let needed: u32 = sizes[file].iter().map(|size| size.0).sum();
            let room = self.kept_room(free);
            (needed > room || !fit_together(free, &mut sizes[file])).then_some(file)
        })
    }

    /// Goes over an instruction.
    fn apply(&mut self, plan: BlockPlan<'_>, entry: &PlanInst, step: &mut Step) {
        for &(reg, _, after) in &step.uses {
            self.set_live(reg, after);
        }
        for &(reg, index, _) in &step.defs {
            let after = plan.after(entry, index);
            self.live[reg.index()] = after;
            if !after.is_empty() {
                self.add(reg);
            }
        }
    }
}

/// Demand of one instruction, by file.
struct Step {
    /// Values read, each once: register, operand, lanes live after it.
    uses: SmallVec<[(VReg, usize, LaneMask); 4]>,
    /// Values written.
    defs: SmallVec<[(VReg, usize, LaneMask); 4]>,
    /// Units of values that end.
    dying: Counts,
    /// Units of values that start.
    written: Counts,
    /// Units of values that start before the uses end.
    early: Counts,
    /// Copies that ties need.
    extra: Counts,
    fixed_before: Counts,
    fixed_after: Counts,
    /// Units of values that leave their registers after the last use here.
    dropped: Counts,
    /// Values that live on after an operand that is tied.
    tied: Vec<VReg>,
    /// For a call: the units that may hold values across it.
    kept: Option<FileSets>,
}

impl Step {
    fn before(&self, walk: &Walk<'_>, file: usize) -> u32 {
        walk.load[file] + self.fixed_before[file] + self.early[file] + self.extra[file]
    }

    fn after(&self, walk: &Walk<'_>, file: usize) -> u32 {
        walk.load[file] - self.dying[file] - self.dropped[file]
            + self.written[file]
            + self.fixed_after[file]
    }
}

/// The walk with a limit.
impl Walk<'_> {
    fn run(&mut self) -> Result<(), Failure> {
        let plans = self.plans;
        self.pending = Pending::new(self.func.num_vregs());
        let mut uses = vec![NEVER; plans.operands()];
        for &block in self.graph.reverse_postorder() {
            let plan = plans.of(block);
            self.next_uses(block, plan, &mut uses);
            self.enter(block, plan, &uses);
            for entry in plan.insts {
                if self.func.opcode(entry.inst) != generic::PHI {
                    self.store_arrived(entry.inst);
                    self.step(plan, entry, &uses)?;
                    self.note_pending(entry.inst);
                }
            }
            self.store_at_end(block);
            let mut exits: Vec<VReg> = self.w.clone();
            exits.sort_unstable();
            self.decisions.exits[block] = exits;
            self.leave(block);
            self.done.insert(block);
        }
        // What is not in a register where a loop begins, but was at its end, must be in memory.
        self.settle_edges();
        Ok(())
    }

    /// Computes, for each register operand of a block, by its number in the plans, the position of the next use after
    /// it.
    fn next_uses(&mut self, block: Block, plan: BlockPlan<'_>, all: &mut [u32]) {
        let (func, infos) = (self.func, self.infos);
        let next = self.before.next_uses(func);
        let counted = |e: &&PlanInst| {
            func.opcode(e.inst) != generic::PHI && !func.desc(e.inst).is(InstrFlags::DEBUG)
        };
        let mut position = plan.insts.iter().filter(counted).count() as u32;
        let mut touched: Vec<VReg> = Vec::new();
        for &(reg, distance) in next.all_at_end(block) {
            self.next_use[reg.index()] = distance.saturating_add(position).min(NEVER - 1);
        }
        for entry in plan.insts.iter().rev() {
            let inst = entry.inst;
            for (index, operand) in func.reg_operands(inst) {
                if let Some(reg) = operand.reg.as_virtual().filter(|&r| infos.has(r)) {
                    all[entry.number(index)] = self.next_use[reg.index()];
                }
            }
            if func.desc(inst).is(InstrFlags::DEBUG) {
                continue;
            }
            for def in func.defs(inst) {
                if let Some(reg) = def.reg.as_virtual() {
                    self.next_use[reg.index()] = NEVER;
                }
            }
            if func.opcode(inst) == generic::PHI {
                continue;
            }
            for used in func.uses(inst).filter(|u| u.reads()) {
                if let Some(reg) = used.reg.as_virtual() {
                    self.next_use[reg.index()] = position;
                    touched.push(reg);
                }
            }
            position -= 1;
        }
        for &(reg, _) in next.all_at_end(block) {
            self.next_use[reg.index()] = NEVER;
        }
        for reg in touched {
            self.next_use[reg.index()] = NEVER;
        }
    }

    /// Chooses what is in registers where a block begins.
    fn enter(&mut self, block: Block, plan: BlockPlan<'_>, uses: &[u32]) {
        self.begin(block, plan);
        let (func, loops, liveness) = (self.func, self.before.loops, self.liveness);
        // What comes in, then the phis.
        let mut candidates: Vec<(VReg, u32)> = Vec::new();
        let mut distances = self.before.next_uses(func).all_at_begin(block).iter().peekable();
        for live in liveness.live_in(block) {
            if self.infos.has(live.reg) {
                // Both lists are in the order of numbers.
                while distances.next_if(|d| d.0 < live.reg).is_some() {}
                let distance = distances.peek().filter(|d| d.0 == live.reg).map_or(NEVER, |d| d.1);
                candidates.push((live.reg, distance));
            }
        }
        let first_phi = candidates.len();
        for entry in plan.insts.iter().take_while(|e| func.opcode(e.inst) == generic::PHI) {
            let Some(reg) = func.def_vreg(entry.inst).filter(|&r| self.infos.has(r)) else {
                continue;
            };
            let lanes = plan.after(entry, 0);
            if !lanes.is_empty() {
                self.live[reg.index()] = lanes;
                candidates.push((reg, uses[entry.number(0)]));
            }
        }
        let mut predecessors: SmallVec<[Block; 8]> = self.graph.predecessors(block).into();
        predecessors.sort_unstable();
        predecessors.dedup();
        let mut known = predecessors.clone();
        known.retain(|p| self.done.contains(*p));
        self.count_available(block, &known);
        let all = known.len() as u32;
        let is_loop = known.len() < predecessors.len();
        let mut sure: Vec<(u32, VReg)> = Vec::new();
        let mut perhaps: Vec<(u32, VReg)> = Vec::new();
        for &(reg, distance) in &candidates {
            let have = self.have[reg.index()];
            if is_loop {
                // Used in the loop first; what only lives through it where there is room.
                if distance < LOOP_EXIT {
                    sure.push((distance, reg));
                } else if have > 0 {
                    perhaps.push((distance, reg));
                }
            } else if have == all {
                sure.push((distance, reg));
            } else if have > 0 {
                perhaps.push((distance, reg));
            }
        }
        self.forget_available(block, &known);
        sure.sort_unstable();
        perhaps.sort_unstable();
        let fixed = self.fixed_counts;
        for &(_, reg) in &sure {
            let file = self.file_of(reg);
            let size = self.size(reg, self.live[reg.index()]);
            if self.load[file] + size + fixed[file] <= self.room.capacity[file] {
                self.add(reg);
            }
        }
        // In a loop, what lives through may take what the loop leaves.
        let mut left: Counts = [0; MOST_FILES];
        for file in 0..self.files {
            left[file] = self.room.capacity[file].saturating_sub(self.load[file] + fixed[file]);
        }
        if is_loop && let Some(l) = loops.innermost(block).filter(|&l| loops.header(l) == block) {
            let mut through: Counts = [0; MOST_FILES];
            for &(reg, distance) in &candidates {
                if distance >= LOOP_EXIT {
                    through[self.file_of(reg)] += self.size(reg, self.live[reg.index()]);
                }
            }
            for file in 0..self.files {
                let used = self.loop_demand[l.index()][file].saturating_sub(through[file]);
                left[file] = left[file].min(self.room.capacity[file].saturating_sub(used));
            }
        }
        for &(_, reg) in &perhaps {
            let file = self.file_of(reg);
            let size = self.size(reg, self.live[reg.index()]);
            if size <= left[file] {
                left[file] -= size;
                self.add(reg);
            }
        }
        for (number, &(reg, distance)) in candidates.iter().enumerate() {
            if self.in_w(reg) {
                self.next_use[reg.index()] = distance;
            } else if number >= first_phi {
                self.decisions.memory_phis.insert(reg);
            } else {
                self.evict(reg);
            }
        }
        let mut entries = self.w.clone();
        entries.sort_unstable();
        self.decisions.entries[block] = entries;
    }

    /// Counts in how many of some predecessors' ends each value is in a register; a phi's operand stands for the phi.
    fn count_available(&mut self, block: Block, known: &[Block]) {
        for &from in known {
            for &reg in &self.decisions.exits[from] {
                self.have[reg.index()] += 1;
            }
        }
        let mut phi_counts: Vec<(VReg, u32)> = Vec::new();
        for phi in phis(self.func, block) {
            let Some(reg) = self.func.def_vreg(phi) else { continue };
            let mut count = 0;
            for pair in self.func.operands(phi)[1..].chunks_exact(2) {
                if let [Operand::Reg(value), Operand::Block(from)] = pair
                    && known.contains(from)
                {
                    let there = value.reg.as_virtual().is_none_or(|v| {
                        !value.reads() || self.decisions.exits[*from].binary_search(&v).is_ok()
                    });
                    count += u32::from(there);
                }
            }
            phi_counts.push((reg, count));
        }
        for (reg, count) in phi_counts {
            self.have[reg.index()] = count;
        }
    }

    /// Undoes [`Walk::count_available`].
    fn forget_available(&mut self, block: Block, known: &[Block]) {
        for &from in known {
            for &reg in &self.decisions.exits[from] {
                self.have[reg.index()] = 0;
            }
        }
        for phi in phis(self.func, block) {
            if let Some(reg) = self.func.def_vreg(phi) {
                self.have[reg.index()] = 0;
            }
        }
    }

    /// The value whose next use is farthest, of those that may leave; ones that cost nothing to
    /// have again rather than others.
    fn victim(
        &self,
        step: &Step,
        file: usize,
        may_leave: impl Fn(&Self, VReg) -> bool,
    ) -> Option<VReg> {
        let candidates = self.w.iter().copied().filter(|&reg| {
            self.file_of(reg) == file
                && may_leave(self, reg)
                && step.defs.iter().all(|d| d.0 != reg)
        });
        candidates.max_by_key(|&reg| {
            let distance = self.next_use[reg.index()];
            if self.pending.is_late(reg, self.clock) {
                return (distance.min(SOON), reg);
            }
            let free = self.decisions.again[reg].is_some() || self.decisions.stored.contains(reg);
            // A store that is there already is worth a few instructions.
            (distance.saturating_add(if free { 8 } else { 0 }), reg)
        })
    }

    fn step(&mut self, plan: BlockPlan<'_>, entry: &PlanInst, uses: &[u32]) -> Result<(), Failure> {
        let mut step = self.demand(plan, entry);
        let too_few = |walk: &Self| Failure::TooFew(walk.func.inst_text(entry.inst));
        for index in 0..step.uses.len() {
            let reg = step.uses[index].0;
            if !self.in_w(reg) {
                self.decisions.reloads.push((entry.inst, reg));
                self.evict(reg);
                self.add(reg);
            }
        }
        let mut dropped: Vec<VReg> = Vec::new();
        for file in 0..self.files {
            while step.before(self, file) > self.room.capacity[file] {
                let not_used = |walk: &Self, reg: VReg| walk.used_at[reg.index()] != walk.clock;
                if let Some(victim) = self.victim(&step, file, not_used) {
                    self.evict(victim);
                    self.store_before(victim, entry.inst);
                    self.remove(victim);
                    continue;
                }
                // A value that ends at its tied operand needs no copy.
                let tied = step.tied.iter().position(|&reg| self.file_of(reg) == file);
                let reg = step.tied.swap_remove(tied.ok_or_else(|| too_few(self))?);
                step.extra[file] -= self.size(reg, self.info(reg).lanes());
                if !dropped.contains(&reg) {
                    self.leave_register(&mut step, entry.inst, reg, &mut dropped);
                }
            }
        }
        // From here on, the next use of the registers used here is the one after.
        for &(reg, index, _) in step.uses.iter().chain(&step.defs) {
            self.next_use[reg.index()] = uses[entry.number(index)];
        }
        for file in 0..self.files {
            while step.after(self, file) > self.room.capacity[file] {
                let victim = self.victim(&step, file, |walk, reg| {
                    !dropped.contains(&reg) && !walk.lanes_after(&step, reg).is_empty()
                });
                let victim = victim.ok_or_else(|| too_few(self))?;
                self.leave_register(&mut step, entry.inst, victim, &mut dropped);
            }
        }
        if let Some(kept) = step.kept.take() {
            // First as many as are too many however they are packed.
            for (file, free) in kept.iter() {
                let (file, room) = (usize::from(file.0), self.kept_room(free));
                let of_file = self.survivors(&step).map(|(reg, _)| reg);
                let of_file = of_file.filter(|&r| self.file_of(r) == file && !dropped.contains(&r));
                let mut needed: u32 = of_file.map(|reg| self.info(reg).units).sum();
                while needed > room {
                    let victim = self.call_victim(&step, file, &dropped);
                    let victim = victim.ok_or_else(|| too_few(self))?;
                    needed -= self.info(victim).units;
                    self.leave_register(&mut step, entry.inst, victim, &mut dropped);
                }
            }
            loop {
                let mut now = Step { kept: None, ..step };
                now.uses.retain(|u| !dropped.contains(&u.0));
                let file = self.survivors_fit(&now, &kept);
                step = now;
                let Some(file) = file else { break };
                let victim = self.call_victim(&step, file, &dropped);
                let victim = victim.ok_or_else(|| too_few(self))?;
                self.leave_register(&mut step, entry.inst, victim, &mut dropped);
            }
        }
        for &reg in &dropped {
            self.remove(reg);
        }
        // Values that left still live, elsewhere.
        for (index, operand) in self.func.reg_operands(entry.inst) {
            if let Some(reg) = operand.reg.as_virtual().filter(|&r| self.infos.has(r)) {
                let after = plan.after(entry, index);
                if !operand.is_def() {
                    self.set_live(reg, after);
                }
            }
        }
        self.apply(plan, entry, &mut step);
        Ok(())
    }

    /// A value that lives on leaves its register: before the instruction, or after it if that reads it.
    fn leave_register(&mut self, step: &mut Step, inst: Inst, reg: VReg, dropped: &mut Vec<VReg>) {
        self.evict(reg);
        self.store_before(reg, inst);
        if self.used_at[reg.index()] == self.clock {
            let file = self.file_of(reg);
            step.dropped[file] += self.size(reg, self.lanes_after(step, reg));
            dropped.push(reg);
        } else {
            self.remove(reg);
        }
    }

    /// Notes the results of an instruction that come late.
    fn note_pending(&mut self, inst: Inst) {
        if self.target.changes_lanes(self.func, inst) {
            self.pending.lanes_change();
        }
        let latency = self.target.latency(self.func, inst);
        if latency == 0 {
            return;
        }
        for def in self.func.defs(inst) {
            let Some(reg) = def.reg.as_virtual().filter(|&r| self.infos.has(r)) else { continue };
            if self.in_w(reg) && self.live[reg.index()] == self.info(reg).lanes() {
                let file = self.file_of(reg);
                let most = self.room.capacity[file] / PENDING_PART;
                let ready = self.clock + latency;
                self.pending.add(reg, ready, file, self.info(reg).units, most);
            }
        }
    }

    /// Values that have arrived before an instruction are stored there, if at all.
    fn store_arrived(&mut self, inst: Inst) {
        while let Some(reg) = self.pending.next_arrived(self.clock) {
            self.store_before(reg, inst);
        }
    }

    /// A value leaves its register at an instruction. If it comes late and was in the register since its def, it is stored only
    /// here, where it may have arrived.
    fn store_before(&mut self, reg: VReg, inst: Inst) {
        let kept = self.pending.leave(reg);
        if kept && self.live[reg.index()] == self.info(reg).lanes() {
            // No code goes between terminators.
            let terminator = self.func.desc(inst).is_terminator();
            let block = self.func.inst_block(inst).filter(|_| terminator);
            let first = block.and_then(|block| self.func.first_terminator(block));
            self.decisions.store_before[reg] = first.or(Some(inst));
        }
    }

    /// A value that is still in a register where the block ends is stored there if it is stored at all.
    fn store_at_end(&mut self, block: Block) {
        let end = self.func.first_terminator(block);
        for reg in self.pending.take_all() {
            let whole = self.liveness.lanes_out(block, reg) == self.info(reg).lanes();
            if whole && self.in_w(reg) {
                self.decisions.store_before[reg] = end;
            }
        }
    }

    /// Values that an edge needs in a register, or a phi in memory, must be in memory where they
    /// are not in a register.
    fn settle_edges(&mut self) {
        for &block in self.graph.reverse_postorder() {
            let entries = core::mem::take(&mut self.decisions.entries[block]);
            for &from in self.graph.predecessors(block) {
                for &reg in &entries {
                    if self.decisions.exits[from].binary_search(&reg).is_err()
                        && !self.liveness.lanes_out(from, reg).is_empty()
                        && !self.liveness.lanes_in(block, reg).is_empty()
                    {
                        self.evict(reg);
                    }
                }
            }
            self.decisions.entries[block] = entries;
            for phi in phis(self.func, block) {
                for pair in self.func.operands(phi)[1..].chunks_exact(2) {
                    if let [Operand::Reg(value), Operand::Block(from)] = pair
                        && let Some(reg) = value.reg.as_virtual().filter(|&r| self.infos.has(r))
                        && value.reads()
                        && self.decisions.exits[*from].binary_search(&reg).is_err()
                    {
                        self.evict(reg);
                    }
                }
            }
        }
    }
}
