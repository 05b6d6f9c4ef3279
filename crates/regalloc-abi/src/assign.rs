//! Assignment: places for all values, in one walk over the function that already fits.
//!
//! Blocks are visited in reverse postorder. A block starts with its values in the places where one of the predecessors
//! left them. Going down, values that end free their units lane by lane, and a def takes a place: the one of its hint
//! (see [`crate::affinity`]), else the tightest that fits. Demand was brought under the number of registers before, so
//! only fragmentation can prevent a place. Then values that live on are moved by a parallel copy before the
//! instruction: first those in the cheapest window, and if that is not enough, everything is packed anew.
//!
//! So a value may change its place anywhere, and also at an edge: where the predecessors of a
//! block left it in different places, or a phi's operand is not where the phi is, the edge gets a
//! parallel copy. That leaves SSA form without further ado.

use cranelift_entity::{EntityRef, SecondaryMap};
use ir::graph::{FlowGraph, LoopForest};
use ir::machine::{
    Block, Builder, Inst, InstrFlags, LaneMask, MachineFunction, Operand, PReg, Position, Reg,
    RegFlags, RegOperand, SubReg, VReg, generic,
};
use rp_tracker::pressure::{LaneLiveness, def_lanes};
use smallvec::SmallVec;

use crate::affinity::{Crossings, Part, block_weights, hints, named_run, parts};
use crate::analysis::Analysis;
use crate::bundles::{Bundles, Side};
use crate::copies::{Move, Scratch, emit, written_by};
use crate::failure::Failure;
use crate::make_room::{Problem, Solution};
use crate::places::Places;
use crate::plan::{BlockPlan, PlanInst, Plans};
use crate::prepare::phis;
use crate::target::{AllocTarget, Environment};
use crate::units::{FileSets, units_of};

/// Replaces the round's virtual registers by physical ones; the sides of blocks that `bundles` joins agree on places.
/// With `keeping`, tuples keep a place for their parts, which are computed before them. Returns what was inserted.
pub(crate) fn assign(
    func: &mut MachineFunction,
    env: &Environment,
    target: &dyn AllocTarget,
    graph: &FlowGraph<Block>,
    loops: &LoopForest<Block>,
    analysis: &Analysis,
    bundles: Option<Bundles>,
    keeping: bool,
) -> Result<Inserted, Failure> {
    let Analysis { infos, liveness, plans } = analysis;
    let weight = block_weights(func, loops);
    let hints = hints(func, graph, &weight, infos);
    let crossings = Crossings::new(func, graph, liveness, infos);
    let order: Vec<Block> = graph.reverse_postorder().to_vec();
    let mut assigner = Assigner {
        places: Places::new(func, env, hints, crossings, infos, &weight).keeping(keeping),
        plans,
        func,
        env,
        target,
        graph,
        liveness,
        ins: SecondaryMap::new(),
        outs: SecondaryMap::new(),
        done: SecondaryMap::new(),
        run_end: None,
        weight: &weight,
        inserted: Inserted::default(),
        bundles,
    };
    for &block in &order {
        assigner.block(block)?;
    }
    for &block in &order {
        assigner.edges_into(block)?;
    }
    assigner.finish(&order);
    Ok(assigner.inserted)
}

/// Copies and exchanges that assignment inserted.
#[derive(Clone, Copy, Default)]
pub(crate) struct Inserted {
    /// Instructions.
    pub(crate) copies: u32,
    /// Units that they move, each as often as its block runs by the loops around it.
    pub(crate) moved: u64,
}

/// Operands that define values of the round.
type Defs = SmallVec<[(usize, VReg); 2]>;

struct Assigner<'a> {
    func: &'a mut MachineFunction,
    env: &'a Environment,
    target: &'a dyn AllocTarget,
    graph: &'a FlowGraph<Block>,
    liveness: &'a LaneLiveness,
    places: Places<'a>,
    plans: &'a Plans,
    /// Places where blocks begin (live-ins, then phis) and end, sorted by register.
    ins: SecondaryMap<Block, Vec<(VReg, PReg, LaneMask)>>,
    outs: SecondaryMap<Block, Vec<(VReg, PReg, LaneMask)>>,
    done: SecondaryMap<Block, bool>,
    /// End of the instructions that [`Places::soon`] covers.
    run_end: Option<Inst>,
    /// The frequency of each block, by the loops around it.
    weight: &'a dyn Fn(Block) -> u32,
    inserted: Inserted,
    /// Sides of blocks that must agree on places, where edges cannot have copies.
    bundles: Option<Bundles>,
}

fn find(list: &[(VReg, PReg, LaneMask)], reg: VReg) -> Option<PReg> {
    list.binary_search_by_key(&reg, |e| e.0).ok().map(|at| list[at].1)
}

/// The part of a register.
fn part_of(reg: PReg, offset: u32, units: u32) -> PReg {
    PReg::new(reg.file(), reg.first_unit() + offset as u16, units as u8)
}

impl Assigner<'_> {
    fn block(&mut self, block: Block) -> Result<(), Failure> {
        let plan = self.plans.of(block);
        self.enter(block, plan)?;
        (self.run_end, self.places.soon) = (None, None);
        let mut settled = false;
        for (at, entry) in plan.insts.iter().enumerate() {
            if !settled && self.func.desc(entry.inst).is_terminator() {
                self.settle_end(block, plan, at)?;
                settled = true;
            }
            if self.func.opcode(entry.inst) != generic::PHI {
                self.inst(plan, entry)?;
            }
        }
        if !settled {
            self.settle_end(block, plan, plan.insts.len())?;
        }
        let mut outs: Vec<(VReg, PReg, LaneMask)> = Vec::new();
        for live in self.liveness.live_out(block) {
            if self.places.infos.has(live.reg) {
                outs.push((live.reg, self.places.place(live.reg), live.lanes));
            }
        }
        for &(reg, _, _) in &outs {
            self.places.keep_only(reg, LaneMask::NONE);
        }
        self.outs[block] = outs;
        self.done[block] = true;
        // Nothing is held between blocks; fixed units come from the next plan.
        self.places.free.union_with(&self.places.fixed);
        self.places.fixed.clear();
        debug_assert!(self.places.free == self.places.allocatable, "units are left over");
        Ok(())
    }

    /// Places at a block's start.
    fn enter(&mut self, block: Block, plan: BlockPlan<'_>) -> Result<(), Failure> {
        self.places.free.subtract(plan.fixed_in);
        self.places.fixed.clone_from(plan.fixed_in);
        let from = self
            .graph
            .predecessors(block)
            .iter()
            .copied()
            .filter(|&p| self.done[p])
            .max_by_key(|&p| ((self.weight)(p), core::cmp::Reverse(p)));
        let live_in = self.liveness.live_in(block);
        let defs: Vec<(VReg, LaneMask)> = plan
            .insts
            .iter()
            .take_while(|e| self.func.opcode(e.inst) == generic::PHI)
            .filter_map(|e| {
                let reg = self.func.def_vreg(e.inst).filter(|&r| self.places.infos.has(r))?;
                let lanes = plan.after(e, 0);
                (!lanes.is_empty()).then_some((reg, lanes))
            })
            .collect();
        // What was decided elsewhere comes first.
        let mut agreed: Vec<(VReg, LaneMask)> = Vec::new();
        if let Some(bundles) = self.bundles.as_ref().filter(|b| b.is_joined(block, Side::Begin)) {
            let live = live_in.iter().map(|live| (live.reg, live.lanes));
            for (reg, lanes) in live.chain(defs.iter().copied()) {
                if let Some(place) = bundles.place(block, Side::Begin, reg) {
                    agreed.push((reg, lanes));
                    self.places.hold(reg, place, lanes);
                }
            }
            agreed.sort_unstable_by_key(|a| a.0);
        }
        let is_agreed = |reg: VReg| agreed.binary_search_by_key(&reg, |a| a.0).is_ok();
        let mut homeless = Vec::new();
        for live in live_in.iter().filter(|live| !is_agreed(live.reg)) {
            if !self.places.infos.has(live.reg) {
                continue;
            }
            let place = from.and_then(|from| find(&self.outs[from], live.reg));
            let Some(place) = place else {
                return Err(Failure::Broken("a value is read that was never written"));
            };
            if self.suits_begin(block, live.reg, place, live.lanes) {
                self.places.hold(live.reg, place, live.lanes);
                self.agree(block, Side::Begin, live.reg, place);
            } else {
                homeless.push(*live);
            }
        }
        for live in homeless {
            self.place_at_begin(block, live.reg, live.lanes)?;
        }
        for &(reg, lanes) in defs.iter().filter(|def| !is_agreed(def.0)) {
            self.place_at_begin(block, reg, lanes)?;
        }
        let mut ins: Vec<(VReg, PReg, LaneMask)> = Vec::new();
        for live in live_in.iter().filter(|l| self.places.infos.has(l.reg)) {
            ins.push((live.reg, self.places.place(live.reg), live.lanes));
        }
        for (reg, lanes) in defs {
            ins.push((reg, self.places.place(reg), lanes));
        }
        ins.sort_unstable_by_key(|e| e.0);
        self.ins[block] = ins;
        Ok(())
    }

    /// Whether a value may begin a block where a predecessor left it.
    fn suits_begin(&self, block: Block, reg: VReg, place: PReg, lanes: LaneMask) -> bool {
        if self.places.fixed.meets_lanes(place, lanes) {
            return false;
        }
        let Some(bundles) = self.bundles.as_ref().filter(|b| b.is_joined(block, Side::Begin))
        else {
            return true;
        };
        let others = bundles.forbidden(self.func, block, Side::Begin, reg);
        units_of(place, lanes).all(|unit| self.places.free.file(place.file()).contains(unit))
            && !others.meets(place)
    }

    /// Makes a place that of a value's bundle, if it has one.
    fn agree(&mut self, block: Block, side: Side, reg: VReg, place: PReg) {
        if let Some(bundles) = self.bundles.as_mut().filter(|b| b.is_held(block, side, reg)) {
            bundles.decide(block, side, reg, place);
        }
    }

    /// A place at a block's start: others may have to move, which edges will do.
    fn place_at_begin(&mut self, block: Block, reg: VReg, lanes: LaneMask) -> Result<(), Failure> {
        if let Some(bundles) = self.bundles.as_ref().filter(|b| b.is_joined(block, Side::Begin)) {
            let mut allowed = self.places.free.clone();
            allowed.subtract(&bundles.forbidden(self.func, block, Side::Begin, reg));
            let place = self.places.choose(self.func, reg, lanes, &allowed);
            let place =
                place.ok_or_else(|| Failure::NoPlace(format!("what {block} begins with")))?;
            self.places.hold(reg, place, lanes);
            self.agree(block, Side::Begin, reg, place);
            return Ok(());
        }
        let free = core::mem::take(&mut self.places.free);
        let place = self.places.choose(self.func, reg, lanes, &free);
        self.places.free = free;
        if let Some(place) = place {
            self.places.hold(reg, place, lanes);
            return Ok(());
        }
        let mut problem = Problem::new();
        problem.define(reg, lanes, false);
        let solution = problem.solve(self.func, &mut self.places)?;
        self.relocate(&solution);
        self.places.hold(reg, solution.defs[0], lanes);
        Ok(())
    }

    /// Moves what lives on to where the block's successors agreed that it is, before its terminators, which begin at `at`.
    fn settle_end(&mut self, block: Block, plan: BlockPlan<'_>, at: usize) -> Result<(), Failure> {
        let Some(bundles) = self.bundles.as_mut().filter(|b| b.is_joined(block, Side::End)) else {
            return Ok(());
        };
        let mut live: Vec<VReg> = self.liveness.live_out(block).iter().map(|l| l.reg).collect();
        for entry in &plan.insts[at..] {
            live.extend(self.func.uses(entry.inst).filter_map(|used| used.reg.as_virtual()));
        }
        live.sort_unstable();
        live.dedup();
        live.retain(|reg| self.places.loc[reg.index()].is_some());
        let (held, others): (Vec<VReg>, Vec<VReg>) =
            live.into_iter().partition(|&reg| bundles.is_held(block, Side::End, reg));
        let place_of = |bundles: &Bundles, reg: VReg| bundles.place(block, Side::End, reg);
        let (decided, open): (Vec<VReg>, Vec<VReg>) =
            held.into_iter().partition(|&reg| place_of(bundles, reg).is_some());
        let mut targets: Vec<(VReg, PReg)> = Vec::new();
        // All units but those of physical registers and of what is in its place already.
        let mut room = self.places.allocatable.clone();
        room.subtract(&self.places.fixed);
        let mut occupied = FileSets::new(self.func.target);
        for reg in decided {
            let Some(place) = place_of(bundles, reg) else { continue };
            targets.push((reg, place));
            occupied.insert(place);
        }
        room.subtract(&occupied);
        // The others stay if they can; those of the bundle decide for it.
        let mut homeless: Vec<(VReg, bool)> = Vec::new();
        for (reg, is_held) in open
            .into_iter()
            .map(|reg| (reg, true))
            .chain(others.into_iter().map(|reg| (reg, false)))
        {
            let place = self.places.loc[reg.index()].expect("a live value has a place");
            let stays = !occupied.meets(place)
                && (!is_held || !bundles.forbidden(self.func, block, Side::End, reg).meets(place));
            if stays {
                room.remove(place);
                if is_held {
                    bundles.decide(block, Side::End, reg, place);
                }
            } else {
                homeless.push((reg, is_held));
            }
        }
        for (reg, is_held) in homeless {
            let mut allowed = room.clone();
            if is_held {
                allowed.subtract(&bundles.forbidden(self.func, block, Side::End, reg));
            }
            let lanes = self.places.live[reg.index()];
            let place = self.places.choose(self.func, reg, lanes, &allowed);
            let place = place.ok_or_else(|| Failure::NoPlace(format!("what {block} ends with")))?;
            if is_held {
                bundles.decide(block, Side::End, reg, place);
            }
            room.remove(place);
            targets.push((reg, place));
        }
        targets.retain(|&(reg, to)| self.places.loc[reg.index()] != Some(to));
        if targets.is_empty() {
            return Ok(());
        }
        if !bundles.holds_code(block) {
            return Err(Failure::Broken("copies are needed where there can be none"));
        }
        let solution = Solution { moved: targets, ..Solution::default() };
        let (moves, sources) = self.moves_of(&solution);
        let mut free = self.places.free.clone();
        free.subtract(&written_by(self.func.target, &moves));
        let position = Position { block, before: plan.insts.get(at).map(|entry| entry.inst) };
        self.insert(position, &moves, &Scratch { free, sources })?;
        self.relocate(&solution);
        Ok(())
    }

    /// The moves of values, and the units that these leave.
    fn moves_of(&self, solution: &Solution) -> (Vec<Move>, FileSets) {
        let mut sources = FileSets::new(self.func.target);
        let mut moves: Vec<Move> = Vec::with_capacity(solution.moved.len());
        for &(reg, to) in &solution.moved {
            let lanes = self.places.live[reg.index()];
            let from = self.places.place(reg);
            sources.insert_lanes(from, lanes);
            moves.push(Move { from, to, lanes });
        }
        sources.subtract(&written_by(self.func.target, &moves));
        (moves, sources)
    }

    /// Moves values to their new places.
    fn relocate(&mut self, solution: &Solution) {
        let lanes: Vec<LaneMask> =
            solution.moved.iter().map(|&(reg, _)| self.places.live[reg.index()]).collect();
        for &(reg, _) in &solution.moved {
            self.places.keep_only(reg, LaneMask::NONE);
        }
        for (&(reg, to), lanes) in solution.moved.iter().zip(lanes) {
            self.places.hold(reg, to, lanes);
        }
    }

    fn inst(&mut self, plan: BlockPlan<'_>, entry: &PlanInst) -> Result<(), Failure> {
        let inst = entry.inst;
        if self.func.desc(inst).is(InstrFlags::DEBUG) {
            self.rewrite_debug(inst);
            return Ok(());
        }
        self.look_ahead(inst);
        let first_def = self.func.def_vreg(inst).filter(|&r| self.places.infos.has(r));
        if let Some(def) = first_def {
            let unused = plan.after(entry, 0).is_empty();
            let removable = unused
                && !self.func.has_effects(inst)
                && self.func.desc(inst).is(InstrFlags::REMATERIALIZABLE)
                && self.func.defs(inst).count() == 1
                && self.func.uses(inst).next().is_none();
            if removable {
                self.func.remove_inst(inst);
                return Ok(());
            }
            if let Some(parts) = parts(self.func, inst) {
                return self.copy_like(plan, entry, def, &parts);
            }
        }
        self.ordinary(plan, entry)
    }

    /// Notes, at the first of the copies to physical registers before a call or a return, what all of them write.
    fn look_ahead(&mut self, inst: Inst) {
        if self.run_end == Some(inst) {
            self.run_end = None;
            self.places.soon = None;
        }
        let copies = self.func.opcode(inst) == generic::COPY
            && self.func.defs(inst).any(|def| def.reg.as_physical().is_some());
        if !copies || self.run_end.is_some() {
            return;
        }
        let mut soon = FileSets::new(self.func.target);
        let mut at = Some(inst);
        while let Some(next) = at {
            self.run_end = Some(next);
            if self.func.desc(next).is(InstrFlags::CALL) {
                break;
            }
            let defs = self.func.defs(next).filter_map(|def| def.reg.as_physical());
            defs.for_each(|reg| soon.insert(reg));
            at = self.func.next_inst(next);
        }
        self.places.soon = Some(soon);
    }

    fn rewrite_debug(&mut self, inst: Inst) {
        for index in 0..self.func.operands(inst).len() {
            let Operand::Reg(reg) = *self.func.operand(inst, index) else { continue };
            let Some(vreg) = reg.reg.as_virtual().filter(|&r| self.places.infos.has(r)) else {
                continue;
            };
            let (offset, units) = named_run(self.func, &reg);
            let lanes = LaneMask::run(offset, units);
            let there = lanes.without(self.places.live[vreg.index()]).is_empty();
            let new = if there {
                Reg::from(part_of(self.places.place(vreg), offset, units))
            } else {
                Reg::NONE
            };
            let flags = reg.flags;
            self.place_operand(inst, index, new, flags);
        }
    }

    /// Puts a physical register in an operand's place; ties stay.
    fn place_operand(&mut self, inst: Inst, index: usize, reg: Reg, flags: RegFlags) {
        if let Operand::Reg(operand) = &mut self.func.operands_mut(inst)[index] {
            operand.reg = reg;
            operand.sub = SubReg::WHOLE;
            operand.flags = flags;
        }
    }

    /// Returns the requirements of an instruction on places.
    fn problem(&mut self, plan: BlockPlan<'_>, entry: &PlanInst) -> (Problem, Defs) {
        let (func, inst) = (&*self.func, entry.inst);
        let mut problem = Problem::new();
        let mut defs = Defs::new();
        for (index, operand) in func.operands(inst).iter().enumerate() {
            match operand {
                Operand::Reg(op) => {
                    let after = plan.after(entry, index);
                    if let Some(reg) = op.reg.as_physical() {
                        // Others, flags and masks, do not take places of values.
                        if self.places.allocatable.meets(reg) {
                            problem.physical(func, reg, op.is_def(), after);
                        }
                        continue;
                    }
                    let Some(reg) = op.reg.as_virtual().filter(|&r| self.places.infos.has(r))
                    else {
                        continue;
                    };
                    if op.is_def() {
                        let lanes = def_lanes(func, reg, op);
                        let early = op.flags.contains(RegFlags::EARLY_CLOBBER);
                        problem.define(reg, lanes, early);
                        defs.push((index, reg));
                        if let Some(tied) = op.tied()
                            && let Operand::Reg(used) = func.operand(inst, tied)
                            && let Some(source) = used.reg.as_virtual()
                            && self.places.infos.has(source)
                        {
                            let run = named_run(func, used);
                            if used.reads() {
                                let apart = early && read_again(func, inst, tied);
                                problem.tie(source, run, tied, apart);
                            }
                        }
                    } else if !self.liveness.read_lanes(func, inst, index).is_empty() {
                        problem.read(reg, after);
                    }
                }
                Operand::RegMask(mask) => {
                    let preserved = FileSets::of(func.target, &func.reg_mask(*mask).preserved);
                    problem.call(&self.places.allocatable, &preserved);
                }
                _ => {}
            }
        }
        (problem, defs)
    }

    fn ordinary(&mut self, plan: BlockPlan<'_>, entry: &PlanInst) -> Result<(), Failure> {
        let inst = entry.inst;
        let (problem, defs) = self.problem(plan, entry);
        if self.func.desc(inst).is_terminator() && !defs.is_empty() {
            return Err(Failure::Broken("a terminator that defines a value"));
        }
        let solution = problem
            .solve(self.func, &mut self.places)
            .map_err(|failure| self.name(failure, inst))?;
        let old: Vec<(VReg, PReg)> =
            solution.moved.iter().map(|&(reg, _)| (reg, self.places.place(reg))).collect();
        let written = self.emit_moves(inst, &problem, &solution)?;
        self.relocate(&solution);
        // Uses, where they are now.
        let is_copy = self.func.opcode(inst) == generic::COPY;
        for index in 0..self.func.operands(inst).len() {
            let Operand::Reg(op) = *self.func.operand(inst, index) else { continue };
            let Some(reg) = op.reg.as_virtual().filter(|&r| self.places.infos.has(r)) else {
                continue;
            };
            if op.is_def() {
                continue;
            }
            let (offset, units) = named_run(self.func, &op);
            let lanes = LaneMask::run(offset, units);
            let after = plan.after(entry, index);
            let mut flags = op.flags.without(RegFlags::KILL) | RegFlags::RENAMABLE;
            let place = if let Some(place) = solution.tied_place(index) {
                place
            } else if self.liveness.read_lanes(self.func, inst, index).is_empty() {
                flags |= RegFlags::UNDEF;
                self.any_place(inst, &op, &solution, &defs, offset, units)?
            } else {
                let mut place = part_of(self.places.place(reg), offset, units);
                // A copy may read the place that the value just left.
                if is_copy
                    && let Some(&(_, old)) = old.iter().find(|o| o.0 == reg)
                    && !written.as_ref().is_some_and(|w| w.meets(part_of(old, offset, units)))
                {
                    place = part_of(old, offset, units);
                }
                if lanes.intersection(after).is_empty() {
                    flags |= RegFlags::KILL;
                }
                place
            };
            self.place_operand(inst, index, place.into(), flags);
        }
        self.after(plan, entry, &problem);
        for (number, &(index, reg)) in defs.iter().enumerate() {
            let place = solution.defs[number];
            self.define(inst, index, reg, place, plan.after(entry, index));
        }
        Ok(())
    }

    /// Returns a register for an operand whose value is not used.
    fn any_place(
        &self,
        inst: Inst,
        op: &RegOperand,
        solution: &Solution,
        defs: &[(usize, VReg)],
        offset: u32,
        units: u32,
    ) -> Result<PReg, Failure> {
        if let Some(tied) = op.tied()
            && let Some(number) = defs.iter().position(|d| d.0 == tied)
        {
            return Ok(solution.defs[number]);
        }
        let reg = op.reg.as_virtual().expect("a virtual register");
        if let Some(place) = self.places.loc[reg.index()] {
            return Ok(part_of(place, offset, units));
        }
        let info = self.places.info(reg);
        for file in self.places.files_of(self.func, reg) {
            let starts = info.starts(self.func.target, file, self.places.allocatable.file(file));
            if let Some(start) = starts.first() {
                return Ok(part_of(info.at(file, start), offset, units));
            }
        }
        Err(self.name(Failure::NoPlace("an undefined value".to_owned()), inst))
    }

    fn name(&self, failure: Failure, inst: Inst) -> Failure {
        match failure {
            Failure::NoPlace(_) => Failure::NoPlace(format!("'{}'", self.func.inst_text(inst))),
            other => other,
        }
    }

    /// Frees the values that end at an instruction; physical registers are as after it.
    fn after(&mut self, plan: BlockPlan<'_>, entry: &PlanInst, problem: &Problem) {
        for &(reg, after) in &problem.reads {
            self.places.keep_only(reg, after);
        }
        for (index, operand) in self.func.operands(entry.inst).iter().enumerate() {
            if let Operand::Reg(op) = operand
                && let Some(reg) = op.reg.as_physical()
                && !op.flags.contains(RegFlags::RENAMABLE)
            {
                self.places.set_fixed(reg, plan.after(entry, index));
            }
        }
    }

    /// Writes a def's operand and gives the value its place.
    fn define(&mut self, inst: Inst, index: usize, reg: VReg, place: PReg, after: LaneMask) {
        let Operand::Reg(op) = *self.func.operand(inst, index) else { return };
        let (offset, units) = named_run(self.func, &op);
        let dead = LaneMask::run(offset, units).intersection(after).is_empty();
        let mut flags = op.flags.without(RegFlags::DEAD) | RegFlags::RENAMABLE;
        if dead {
            flags |= RegFlags::DEAD;
        }
        let part = part_of(place, offset, units);
        self.place_operand(inst, index, part.into(), flags);
        if !after.is_empty() {
            self.places.hold(reg, place, after);
        }
    }

    /// Emits the moves that an instruction needs before it. Returns the units written.
    fn emit_moves(
        &mut self,
        inst: Inst,
        problem: &Problem,
        solution: &Solution,
    ) -> Result<Option<FileSets>, Failure> {
        if solution.moved.is_empty() && solution.tied.is_empty() {
            return Ok(None);
        }
        let (mut moves, mut sources) = self.moves_of(solution);
        for tie in &solution.tied {
            let from = part_of(self.places.place(tie.source), tie.offset, tie.units);
            moves.push(Move { from, to: tie.to, lanes: LaneMask::ALL });
        }
        let written = written_by(self.func.target, &moves);
        sources.subtract(&written);
        let mut free = self.places.free.clone();
        free.subtract(&written);
        problem.physical_reads.iter().for_each(|&reg| free.remove(reg));
        self.insert(self.before(inst), &moves, &Scratch { free, sources })?;
        Ok(Some(written))
    }

    fn before(&self, inst: Inst) -> Position {
        let block = self.func.inst_block(inst).expect("the instruction is in a block");
        Position { block, before: Some(inst) }
    }

    /// Inserts a parallel copy.
    fn insert(
        &mut self,
        position: Position,
        moves: &[Move],
        scratch: &Scratch,
    ) -> Result<(), Failure> {
        let moved = moves.iter().filter(|m| m.from != m.to);
        let units: u32 = moved.map(|m| m.lanes.count().min(u32::from(m.from.units()))).sum();
        self.inserted.moved += u64::from(units) * u64::from((self.weight)(position.block));
        let mut at = Builder::new(self.func, position);
        self.inserted.copies += emit(&mut at, self.target, moves, scratch)?;
        Ok(())
    }

    /// A copy, a tuple built, changed or taken apart: becomes a parallel copy.
    fn copy_like(
        &mut self,
        plan: BlockPlan<'_>,
        entry: &PlanInst,
        def: VReg,
        parts: &[Part],
    ) -> Result<(), Failure> {
        let inst = entry.inst;
        let (mut problem, _) = self.problem(plan, entry);
        // The parts of the def come together in one parallel copy; nothing is tied.
        problem.untie();
        let after = plan.after(entry, 0);
        if after.is_empty() {
            self.after(plan, entry, &problem);
            self.func.remove_inst(inst);
            return Ok(());
        }
        let solution = problem
            .solve(self.func, &mut self.places)
            .map_err(|failure| self.name(failure, inst))?;
        self.emit_moves(inst, &problem, &solution)?;
        self.relocate(&solution);
        let place = solution.defs[0];
        let mut moves: Vec<Move> = Vec::new();
        let mut others: Vec<(RegOperand, Part)> = Vec::new();
        for part in parts.iter().filter(|p| p.from.reads()) {
            let lanes =
                LaneMask(after.0 >> part.to_offset).intersection(LaneMask::run(0, part.units));
            if lanes.is_empty() {
                continue;
            }
            let to = part_of(place, part.to_offset, part.units);
            match (part.from.reg.as_virtual(), part.from.reg.as_physical()) {
                (Some(reg), _) if self.places.infos.has(reg) => {
                    let from = part_of(self.places.place(reg), part.from_offset, part.units);
                    moves.push(Move { from, to, lanes });
                }
                (_, Some(reg)) => {
                    let from = part_of(reg, part.from_offset, part.units);
                    moves.push(Move { from, to, lanes });
                }
                _ => others.push((part.from, *part)),
            }
        }
        let mut free = self.places.free.clone();
        free.subtract(&written_by(self.func.target, &moves));
        for unit in units_of(place, LaneMask::ALL) {
            free.file_mut(place.file()).remove(unit);
        }
        problem.physical_reads.iter().for_each(|&reg| free.remove(reg));
        let sources = FileSets::new(self.func.target);
        self.insert(self.before(inst), &moves, &Scratch { free, sources })?;
        for (from, part) in others {
            let to = part_of(place, part.to_offset, part.units);
            let mut at = self.func.before(inst);
            at.build(generic::COPY).def(to).operand(from.tied_to(None)).finish();
            self.inserted.copies += 1;
        }
        self.after(plan, entry, &problem);
        self.places.hold(def, place, after);
        self.func.remove_inst(inst);
        Ok(())
    }

    /// Copies on the edges into a block.
    fn edges_into(&mut self, block: Block) -> Result<(), Failure> {
        let mut predecessors = self.graph.predecessors(block).to_vec();
        predecessors.sort_unstable();
        predecessors.dedup();
        let alone = predecessors.len() == 1;
        let phis = phis(self.func, block);
        for from in predecessors {
            let rigid = self
                .bundles
                .as_ref()
                .is_some_and(|b| b.is_rigid(self.func, self.graph, from, block));
            // What goes along a rigid edge is in its place already.
            if !self.graph.is_reachable(from) || rigid {
                continue;
            }
            let mut moves: Vec<Move> = Vec::new();
            for live in self.liveness.live_in(block) {
                if !self.places.infos.has(live.reg) {
                    continue;
                }
                let here = find(&self.outs[from], live.reg);
                let there = find(&self.ins[block], live.reg);
                let (Some(here), Some(there)) = (here, there) else {
                    return Err(Failure::Broken("a value is read that was never written"));
                };
                moves.push(Move { from: here, to: there, lanes: live.lanes });
            }
            for &phi in &phis {
                let Some(reg) = self.func.def_vreg(phi) else { continue };
                let Ok(at) = self.ins[block].binary_search_by_key(&reg, |e| e.0) else { continue };
                let (_, to, lanes) = self.ins[block][at];
                for pair in self.func.operands(phi)[1..].chunks_exact(2) {
                    if let [Operand::Reg(value), Operand::Block(source)] = pair
                        && *source == from
                        && value.reads()
                        && let Some(value_reg) = value.reg.as_virtual()
                    {
                        let (offset, units) = named_run(self.func, value);
                        let Some(place) = find(&self.outs[from], value_reg) else {
                            return Err(Failure::Broken("a phi of a value that was never written"));
                        };
                        moves.push(Move { from: part_of(place, offset, units), to, lanes });
                    }
                }
            }
            moves.retain(|m| m.from != m.to);
            if moves.is_empty() {
                continue;
            }
            let scratch = self.scratch_on_edge(from, block, alone);
            let position = if alone {
                let first = self.func.insts(block).find(|&i| self.func.opcode(i) != generic::PHI);
                Position { block, before: first }
            } else {
                Position { block: from, before: self.func.first_terminator(from) }
            };
            self.insert(position, &moves, &scratch)?;
        }
        Ok(())
    }

    /// Units that may be overwritten on an edge. What is not live into `to` is free once it was copied, if no other block needs it.
    fn scratch_on_edge(&self, from: Block, to: Block, alone: bool) -> Scratch {
        let mut free = self.env.allocatable.clone();
        let mut sources = FileSets::new(self.func.target);
        for &(_, place, lanes) in &self.outs[from] {
            free.remove_lanes(place, lanes);
            sources.insert_lanes(place, lanes);
        }
        for &(_, place, lanes) in &self.ins[to] {
            free.remove_lanes(place, lanes);
            sources.remove_lanes(place, lanes);
        }
        for &successor in self.graph.successors(from) {
            for &(reg, lanes) in &self.func.block(successor).live_ins {
                free.remove_lanes(reg, lanes);
                sources.remove_lanes(reg, lanes);
            }
        }
        if !alone && self.graph.successors(from).len() > 1 {
            sources.clear();
        }
        Scratch { free, sources }
    }

    /// Removes phis, and copies that stay in place; notes what is live into blocks.
    fn finish(&mut self, order: &[Block]) {
        for &block in order {
            for phi in phis(self.func, block) {
                if self.func.def_vreg(phi).is_some_and(|r| self.places.infos.has(r)) {
                    self.func.remove_inst(phi);
                }
            }
            let mut next = self.func.first_inst(block);
            while let Some(inst) = next {
                next = self.func.next_inst(inst);
                if self.func.opcode(inst) == generic::COPY
                    && let [Operand::Reg(to), Operand::Reg(from)] = self.func.operands(inst)
                    && to.reg.is_physical()
                    && to.reg == from.reg
                {
                    self.func.remove_inst(inst);
                }
            }
            let ins = core::mem::take(&mut self.ins[block]);
            for (_, place, lanes) in ins {
                let all = LaneMask::run(0, u32::from(place.units()));
                let lanes = if lanes == all { LaneMask::ALL } else { lanes };
                self.func.block_mut(block).live_ins.push((place, lanes));
            }
            self.func.block_mut(block).live_ins.sort_unstable_by_key(|l| l.0);
        }
    }
}

/// Whether an operand other than a tied one reads lanes of its register.
fn read_again(func: &MachineFunction, inst: Inst, tied: usize) -> bool {
    let Operand::Reg(used) = func.operand(inst, tied) else { return false };
    let lanes = |operand: &RegOperand| {
        let (offset, units) = named_run(func, operand);
        LaneMask::run(offset, units)
    };
    func.reg_operands(inst).any(|(index, other)| {
        index != tied
            && !other.is_def()
            && other.reads()
            && other.reg == used.reg
            && !lanes(other).intersection(lanes(used)).is_empty()
    })
}
