//! The allocation checker: proves, by a dataflow that shares nothing with the allocator, that each instruction reads
//! after allocation the values that it read before.
//!
//! The state at a place in the finished function maps every register unit and every lane of a spill slot to the set of
//! values of the *original* function that it holds; a value is one lane of a virtual register. A def puts its value in
//! its units, a copy moves sets, a spill and a reload too, a call clears the units that it does not preserve. At a use,
//! the operand's units must hold the values that the original operand names. Where paths meet, the sets are
//! intersected.
//!
//! * Copies and tuples of the original in SSA form are other names for lanes, so values are identified by the lanes
//!   that they come from. A phi is a value of its own: on an edge, it is added to every location that holds the
//!   operand.
//! * A value is forgotten at the start of a block that its def does not dominate: a value of an earlier iteration never
//!   counts.
//! * Physical registers that the original names have a value each: the one that the original would have in that unit at
//!   that place. A unit holds it until the allocator overwrites it.
//! * Instructions that the allocator added are copies, exchanges, spills, reloads, and repetitions
//!   of an original instruction; anything else is an error. Instructions that it removed must have
//!   had no effect but their def.

use cranelift_entity::{EntityRef, SecondaryMap};
use ir::diagnostic::{Diagnostic, Diagnostics};
use ir::graph::{DomTree, FlowGraph};
use ir::machine::{
    Block, Inst, InstrFlags, LaneMask, MachineFunction, Operand, PReg, RegFile, RegOperand, VReg,
    generic,
};
use ir::map::Map;
use smallvec::SmallVec;

use crate::affinity::named_run;
use crate::info::RegInfos;
use crate::target::{AllocTarget, Effect, Environment};
use crate::units::{FileSets, units_of};

mod follow;
mod state;

use follow::Followed;
pub use follow::{Holder, Moved, Run};
use state::{CheckerState, Location, Value, Values, insert};

/// Claims of the allocator that the finished function does not show.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Claims<'a> {
    /// Instructions that repeat an original one.
    pub(crate) copies: &'a Map<Inst, Inst>,
}

/// Checks an allocation.
///
/// # Errors
/// The allocation is wrong; the list of errors has a limit.
pub(crate) fn check(
    original: &MachineFunction,
    finished: &MachineFunction,
    env: &Environment,
    target: &dyn AllocTarget,
    claims: Claims<'_>,
    graph: &FlowGraph<Block>,
) -> Result<(), Diagnostics> {
    let mut checker = Checker::new(original, finished, env, target, claims, graph);
    checker.structure();
    if checker.errors.is_empty() {
        checker.run();
    }
    checker.errors.into_result(())
}

/// Returns the locations of values of the original in the finished function, which was checked or could be: block by
/// block, in the order of the code.
pub(crate) fn follow(
    original: &MachineFunction,
    finished: &MachineFunction,
    env: &Environment,
    target: &dyn AllocTarget,
    claims: Claims<'_>,
    graph: &FlowGraph<Block>,
    runs: &[Run],
) -> Vec<Moved> {
    let mut checker = Checker::new(original, finished, env, target, claims, graph);
    checker.definitions();
    let followed = Followed::new(&mut checker, runs);
    checker.followed = Some(followed);
    checker.run();
    checker.followed.map_or_else(Vec::new, |followed| followed.moved)
}

const LIMIT: usize = 20;

struct Checker<'a> {
    original: &'a MachineFunction,
    finished: &'a MachineFunction,
    env: &'a Environment,
    target: &'a dyn AllocTarget,
    claims: Claims<'a>,
    dom: DomTree<Block>,
    graph: &'a FlowGraph<Block>,
    infos: RegInfos,
    /// The instruction that defines a value of the original.
    defs: SecondaryMap<VReg, Option<Inst>>,
    def_block: SecondaryMap<VReg, Option<Block>>,
    /// The value from which a lane comes; `None` for lanes that were never written.
    roots: Map<(VReg, u8), Option<Value>>,
    errors: Diagnostics,
    reporting: bool,
    /// The runs to follow instead of checking.
    followed: Option<Followed>,
}

impl<'a> Checker<'a> {
    fn new(
        original: &'a MachineFunction,
        finished: &'a MachineFunction,
        env: &'a Environment,
        target: &'a dyn AllocTarget,
        claims: Claims<'a>,
        graph: &'a FlowGraph<Block>,
    ) -> Self {
        Self {
            original,
            finished,
            env,
            target,
            claims,
            dom: DomTree::new(graph),
            graph,
            infos: RegInfos::new(original, env),
            defs: SecondaryMap::new(),
            roots: Map::default(),
            def_block: SecondaryMap::new(),
            errors: Diagnostics::new(),
            reporting: false,
            followed: None,
        }
    }

    fn report(&mut self, block: Block, inst: Option<Inst>, what: &str) {
        if self.errors.len() >= LIMIT {
            return;
        }
        let place = match inst {
            Some(inst) if inst.index() < self.finished.num_insts() => {
                format!(" in '{}'", self.finished.inst_text(inst))
            }
            _ => String::new(),
        };
        let name = &self.finished.name;
        let message = format!("allocation of {name}: {block}: {what}{place}");
        self.errors.push(Diagnostic::error(message));
    }

    /// Checks the properties that do not need the dataflow: blocks, the instructions and their order, no virtual
    /// registers left, ties, early clobbers.
    fn structure(&mut self) {
        self.definitions();
        let (original, finished) = (self.original, self.finished);
        let before: Vec<Block> = original.blocks().collect();
        let after: Vec<Block> = finished.blocks().collect();
        if before != after {
            let first = before.first().copied().unwrap_or(Block::from_u32(0));
            self.report(first, None, "blocks are not those of the original");
            return;
        }
        for block in after {
            let count = original.num_insts();
            let mut kept = finished.insts(block).filter(|i| i.index() < count).peekable();
            for inst in original.insts(block) {
                if kept.peek() == Some(&inst) {
                    kept.next();
                } else if original.has_effects(inst) && original.opcode(inst) != generic::KILL {
                    let what = format!("'{}' is gone", original.inst_text(inst));
                    self.report(block, None, &what);
                }
            }
            if let Some(extra) = kept.next() {
                self.report(block, Some(extra), "an instruction is not where it was");
            }
            for inst in finished.insts(block) {
                self.operands(block, inst);
            }
        }
    }

    /// Notes where values are defined.
    fn definitions(&mut self) {
        let original = self.original;
        for block in original.blocks() {
            for inst in original.insts(block) {
                for def in original.defs(inst) {
                    if let Some(reg) = def.reg.as_virtual() {
                        self.defs[reg] = Some(inst);
                        self.def_block[reg] = Some(block);
                    }
                }
            }
        }
    }

    fn is_original(&self, inst: Inst) -> bool {
        inst.index() < self.original.num_insts()
    }

    fn operands(&mut self, block: Block, inst: Inst) {
        let finished = self.finished;
        let debug = finished.desc(inst).is(InstrFlags::DEBUG);
        if self.is_original(inst) && !debug {
            if finished.opcode(inst) != self.original.opcode(inst)
                || finished.operands(inst).len() != self.original.operands(inst).len()
            {
                self.report(block, Some(inst), "another instruction than the original");
                return;
            }
            let pairs: Vec<(Operand, Operand)> = self
                .original
                .operands(inst)
                .iter()
                .copied()
                .zip(finished.operands(inst).iter().copied())
                .collect();
            for (old, new) in pairs {
                let same = match (&old, &new) {
                    (Operand::Reg(old), Operand::Reg(new)) => {
                        old.is_def() == new.is_def()
                            && (self.is_of_round(old) || (old.reg, old.sub) == (new.reg, new.sub))
                    }
                    _ => old == new,
                };
                if !same {
                    self.report(block, Some(inst), "an operand was changed");
                }
                if let (Operand::Reg(old), Operand::Reg(new)) = (&old, &new)
                    && self.is_of_round(old)
                    && !debug
                {
                    self.placed(block, inst, old, new);
                }
            }
            self.shared(block, inst);
        }
        for (_, reg) in finished.reg_operands(inst) {
            let left = reg
                .reg
                .as_virtual()
                .is_some_and(|r| r.index() >= self.original.num_vregs() || self.infos.has(r));
            if left {
                self.report(block, Some(inst), "a virtual register is left");
            }
        }
    }

    fn is_of_round(&self, operand: &RegOperand) -> bool {
        operand.reg.as_virtual().is_some_and(|r| self.infos.has(r))
    }

    /// Whether an operand's place is one that its class has.
    fn placed(&mut self, block: Block, inst: Inst, old: &RegOperand, new: &RegOperand) {
        let (Some(vreg), Some(place)) = (old.reg.as_virtual(), new.reg.as_physical()) else {
            self.report(block, Some(inst), "an operand without a register");
            return;
        };
        let Some(info) = self.infos.get(vreg).copied() else { return };
        let (offset, units) = named_run(self.original, old);
        let first = i64::from(place.first_unit()) - i64::from(offset);
        let target = self.original.target;
        // A part that a tie copies to the def's register leaves the rest of its own, so that the def's class counts.
        let copied = !old.is_def() && old.tied().is_some() && !old.sub.is_whole();
        let in_class =
            || first >= 0 && target.class_contains(info.class, info.at(place.file(), first as u32));
        let fits = u32::from(place.units()) == units && (copied || in_class());
        if !fits {
            self.report(block, Some(inst), "a register outside the class");
        } else if !self.env.allocatable.contains(place) {
            self.report(block, Some(inst), "a register that must not be used");
        }
    }

    /// Ties, early clobbers and defs of one instruction that must not share.
    fn shared(&mut self, block: Block, inst: Inst) {
        let finished = self.finished;
        let regs: Vec<(usize, RegOperand, PReg)> = finished
            .reg_operands(inst)
            .filter_map(|(index, op)| Some((index, *op, op.reg.as_physical()?)))
            .collect();
        for &(index, op, reg) in &regs {
            if let Some(tied) = op.tied()
                && !op.is_def()
                && let Some(other) = regs.iter().find(|r| r.0 == tied)
                && other.2 != reg
            {
                self.report(block, Some(inst), "tied operands in two registers");
            }
            if !op.is_def() {
                continue;
            }
            for &(other_index, other, other_reg) in &regs {
                if other_index == index || !reg.overlaps(other_reg) {
                    continue;
                }
                if other.is_def() {
                    let explicit = !op.is_implicit() && !other.is_implicit();
                    if explicit && other_index > index {
                        self.report(block, Some(inst), "two defs in one register");
                    }
                } else if op.flags.contains(ir::machine::RegFlags::EARLY_CLOBBER)
                    && op.tied() != Some(other_index)
                    && other.reads()
                {
                    self.report(block, Some(inst), "an early clobber over a use");
                }
            }
        }
    }

    /// Returns the value from which a lane of an original register comes.
    fn root(&mut self, reg: VReg, lane: u8) -> Option<Value> {
        if let Some(&known) = self.roots.get(&(reg, lane)) {
            return known;
        }
        let mut path: Vec<(VReg, u8)> = Vec::new();
        let (mut reg, mut lane) = (reg, lane);
        let found = loop {
            if let Some(&known) = self.roots.get(&(reg, lane)) {
                break known;
            }
            path.push((reg, lane));
            let Some(inst) = self.defs[reg] else { break Some(Value::Lane(reg, lane)) };
            let func = self.original;
            if func.opcode(inst) == generic::IMPLICIT_DEF {
                break None;
            }
            let Some(parts) = crate::affinity::parts(func, inst) else {
                break Some(Value::Lane(reg, lane));
            };
            let source = parts
                .iter()
                .find(|p| (p.to_offset..p.to_offset + p.units).contains(&u32::from(lane)));
            match source {
                // Lanes that a tuple does not mention hold nothing.
                None => break None,
                Some(part) if !part.from.reads() => break None,
                Some(part) => match part.from.reg.as_virtual() {
                    Some(from) => {
                        lane = (part.from_offset + u32::from(lane) - part.to_offset) as u8;
                        reg = from;
                    }
                    None => break Some(Value::Lane(reg, lane)),
                },
            }
        };
        for key in path {
            self.roots.insert(key, found);
        }
        found
    }

    /// Whether a value has a meaning where a block begins.
    fn has_meaning(&self, value: Value, block: Block) -> bool {
        match value {
            Value::Unit(..) => true,
            Value::Lane(reg, _) => {
                self.def_block[reg].is_some_and(|def| self.dom.strictly_dominates(def, block))
            }
        }
    }

    fn run(&mut self) {
        let graph = self.graph;
        let Some(entry) = graph.entry() else { return };
        let mut begins: SecondaryMap<Block, Option<CheckerState>> = SecondaryMap::new();
        begins[entry] = Some(self.entry_state());
        let mut pending: Vec<bool> = vec![false; self.finished.num_blocks()];
        let order: Vec<Block> = graph.reverse_postorder().to_vec();
        pending[entry.index()] = true;
        // Round robin in reverse postorder until nothing changes.
        let mut changed = true;
        while changed {
            changed = false;
            for &block in &order {
                if !core::mem::take(&mut pending[block.index()]) {
                    continue;
                }
                let Some(state) = begins[block].clone() else { continue };
                let end = self.block(block, state);
                for &to in graph.successors(block) {
                    let arriving = self.edge(block, to, &end);
                    let met = match &begins[to] {
                        None => arriving,
                        Some(known) => known.meet(&arriving),
                    };
                    if begins[to].as_ref() != Some(&met) {
                        begins[to] = Some(met);
                        pending[to.index()] = true;
                        changed = true;
                    }
                }
            }
        }
        self.reporting = self.followed.is_none();
        for &block in &order {
            if let Some(mut state) = begins[block].clone() {
                if let Some(followed) = &mut self.followed {
                    followed.begin(block, &mut state);
                }
                self.block(block, state);
            }
        }
    }

    /// Whether it matters where a value is.
    fn matters(&self, value: Value) -> bool {
        self.followed.as_ref().is_none_or(|followed| followed.matters(value))
    }

    /// At the function's begin every unit holds what the original has there.
    fn entry_state(&self) -> CheckerState {
        let mut state = CheckerState::default();
        for (file, set) in self.env.allocatable.iter() {
            for unit in set.iter() {
                let unit = unit as u16;
                if self.matters(Value::Unit(file, unit)) {
                    let mut values = Values::new();
                    values.push(Value::Unit(file, unit));
                    state.set(Location::Unit(file, unit), values);
                }
            }
        }
        state
    }

    /// Returns the state that arrives at a block from another.
    fn edge(&mut self, from: Block, to: Block, end: &CheckerState) -> CheckerState {
        let original = self.original;
        let mut added: Vec<(Value, Value)> = Vec::new();
        let mut anywhere: Vec<Value> = Vec::new();
        for phi in crate::prepare::phis(original, to) {
            let Some(reg) = original.def_vreg(phi).filter(|&r| self.infos.has(r)) else {
                continue;
            };
            let lanes = self.infos.get(reg).map_or(0, |i| i.units);
            for pair in original.operands(phi)[1..].chunks_exact(2) {
                let [Operand::Reg(value), Operand::Block(source)] = pair else { continue };
                if *source != from {
                    continue;
                }
                let (offset, _) = named_run(original, value);
                for lane in 0..lanes as u8 {
                    let new = Value::Lane(reg, lane);
                    let root = match value.reg.as_virtual() {
                        Some(v) if value.reads() => self.root(v, lane + offset as u8),
                        _ => None,
                    };
                    match root {
                        Some(old) => added.push((old, new)),
                        None => anywhere.push(new),
                    }
                }
            }
        }
        let mut state = end.clone();
        state.retain(|value| self.has_meaning(value, to));
        let mut by_old: Map<Value, SmallVec<[Value; 4]>> = Map::default();
        for &(old, new) in &added {
            by_old.entry(old).or_default().push(new);
        }
        if !added.is_empty() {
            for (at, values) in end.held() {
                for value in values {
                    for &new in by_old.get(value).map_or(&[][..], |n| n) {
                        let mut all = state.get(at);
                        insert(&mut all, new);
                        state.set(at, all);
                    }
                }
            }
            for value in &end.anywhere {
                for &new in by_old.get(value).map_or(&[][..], |n| n) {
                    insert(&mut state.anywhere, new);
                }
            }
        }
        for value in anywhere {
            insert(&mut state.anywhere, value);
        }
        state
    }

    /// Goes through a block.
    fn block(&mut self, block: Block, mut state: CheckerState) -> CheckerState {
        let (original, finished) = (self.original, self.finished);
        // Instructions of the original that are gone happen before the next that is not.
        let mut old = original.first_inst(block);
        let mut next = finished.first_inst(block);
        while let Some(inst) = next {
            next = finished.next_inst(inst);
            if self.is_original(inst) {
                while let Some(gone) = old
                    && gone != inst
                {
                    self.removed(&mut state, gone);
                    old = original.next_inst(gone);
                }
                old = original.next_inst(inst);
                self.kept(block, &mut state, inst);
            } else {
                self.added(block, &mut state, inst);
            }
            if let Some(followed) = &mut self.followed {
                followed.after(block, inst, &mut state);
            }
        }
        while let Some(gone) = old {
            self.removed(&mut state, gone);
            old = original.next_inst(gone);
        }
        state
    }

    /// An original copy that is gone still gives what it copied another name.
    fn removed(&mut self, state: &mut CheckerState, inst: Inst) {
        if self.original.opcode(inst) != generic::PHI {
            self.rename(state, inst);
        }
    }

    /// Applies the copies between virtual and physical registers of the original.
    fn rename(&mut self, state: &mut CheckerState, inst: Inst) {
        let original = self.original;
        let Some(parts) = crate::affinity::parts(original, inst) else { return };
        let Some(Operand::Reg(def)) = original.operands(inst).first() else { return };
        let mut renamed: Vec<(Value, Value)> = Vec::new();
        let mut unknown: Vec<Value> = Vec::new();
        for part in &parts {
            for unit in 0..part.units {
                let (from, to) = (part.from_offset + unit, part.to_offset + unit);
                let source = match (part.from.reg.as_virtual(), part.from.reg.as_physical()) {
                    (Some(reg), _) => self.root(reg, from as u8),
                    (_, Some(reg)) => Some(Value::Unit(reg.file(), reg.first_unit() + from as u16)),
                    _ => None,
                };
                let new = match (def.reg.as_virtual(), def.reg.as_physical()) {
                    (Some(reg), _) if part.from.reg.is_physical() => Value::Lane(reg, to as u8),
                    (_, Some(reg)) => Value::Unit(reg.file(), reg.first_unit() + to as u16),
                    _ => continue,
                };
                match source {
                    Some(old) if old != new => renamed.push((old, new)),
                    Some(_) => {}
                    // A lane that was never written may be a copy of anything.
                    None => unknown.push(new),
                }
            }
        }
        for &new in renamed.iter().map(|(_, new)| new).chain(&unknown) {
            state.forget(new);
        }
        for new in unknown {
            insert(&mut state.anywhere, new);
        }
        for (old, new) in renamed {
            state.alias(old, new);
        }
    }

    fn allocatable(&self, file: RegFile, unit: u32) -> bool {
        self.env.allocatable.file(file).contains(unit)
    }

    /// An instruction that the original has too.
    fn kept(&mut self, block: Block, state: &mut CheckerState, inst: Inst) {
        let (original, finished) = (self.original, self.finished);
        if finished.desc(inst).is(InstrFlags::DEBUG) || finished.opcode(inst) == generic::PHI {
            return;
        }
        for index in 0..original.operands(inst).len() {
            let (Operand::Reg(old), Operand::Reg(new)) =
                (*original.operand(inst, index), *finished.operand(inst, index))
            else {
                continue;
            };
            if !old.is_def() && old.reads() {
                self.check_use(block, state, inst, &old, &new);
            }
        }
        self.clobber(state, inst);
        let copied = (finished.opcode(inst) == generic::COPY).then(|| self.read_copy(state, inst));
        for index in 0..original.operands(inst).len() {
            let (Operand::Reg(old), Operand::Reg(new)) =
                (*original.operand(inst, index), *finished.operand(inst, index))
            else {
                continue;
            };
            if !old.is_def() {
                continue;
            }
            let Some(place) = new.reg.as_physical() else { continue };
            let (offset, _) = named_run(original, &old);
            for (lane, unit) in units_of(place, LaneMask::ALL).enumerate() {
                if !self.allocatable(place.file(), unit) {
                    state.forget(Value::Unit(place.file(), unit as u16));
                    continue;
                }
                let at = Location::Unit(place.file(), unit as u16);
                let value = match old.reg.as_virtual() {
                    Some(reg) => Value::Lane(reg, (offset as usize + lane) as u8),
                    None => Value::Unit(place.file(), unit as u16),
                };
                state.forget(value);
                let mut values = Values::new();
                if index == 0
                    && let Some(copied) = &copied
                {
                    values = copied.get(lane).cloned().unwrap_or_default();
                    values.retain(|v| *v != value);
                }
                if (copied.is_none() || index != 0) && self.matters(value) {
                    insert(&mut values, value);
                }
                state.set(at, values);
            }
        }
        self.rename(state, inst);
    }

    /// Returns the contents of a copy's source, unit by unit.
    fn read_copy(&mut self, state: &CheckerState, inst: Inst) -> Vec<Values> {
        let finished = self.finished;
        let Some(Operand::Reg(from)) = finished.operands(inst).get(1).copied() else {
            return Vec::new();
        };
        if let Some(reg) = from.reg.as_physical() {
            return units_of(reg, LaneMask::ALL)
                .map(|unit| {
                    if self.allocatable(reg.file(), unit) {
                        state.get(Location::Unit(reg.file(), unit as u16))
                    } else {
                        let own = Value::Unit(reg.file(), unit as u16);
                        Some(own).filter(|&own| self.matters(own)).into_iter().collect()
                    }
                })
                .collect();
        }
        // A register of another round holds its own value.
        let Some(reg) = from.reg.as_virtual() else { return Vec::new() };
        let (offset, units) = named_run(finished, &from);
        (offset..offset + units)
            .map(|lane| {
                let root = self.root(reg, lane as u8);
                root.filter(|&root| self.matters(root)).into_iter().collect()
            })
            .collect()
    }

    /// A call loses what it does not preserve, in the original as well.
    fn clobber(&mut self, state: &mut CheckerState, inst: Inst) {
        let finished = self.finished;
        for operand in finished.operands(inst) {
            let Operand::RegMask(mask) = operand else { continue };
            let preserved = FileSets::of(finished.target, &finished.reg_mask(*mask).preserved);
            let mut lost = self.env.allocatable.clone();
            lost.subtract(&preserved);
            state.retain(|value| match value {
                Value::Unit(file, unit) => !lost.file(file).contains(u32::from(unit)),
                Value::Lane(..) => true,
            });
            for (file, set) in lost.iter() {
                for unit in set.iter() {
                    let own = Value::Unit(file, unit as u16);
                    let values = Some(own).filter(|&own| self.matters(own)).into_iter().collect();
                    state.set(Location::Unit(file, unit as u16), values);
                }
            }
        }
    }

    fn check_use(
        &mut self,
        block: Block,
        state: &CheckerState,
        inst: Inst,
        old: &RegOperand,
        new: &RegOperand,
    ) {
        if !self.reporting {
            return;
        }
        let Some(place) = new.reg.as_physical() else { return };
        let (offset, units) = named_run(self.original, old);
        for lane in 0..units.min(u32::from(place.units())) {
            let unit = u32::from(place.first_unit()) + lane;
            if !self.allocatable(place.file(), unit) {
                continue;
            }
            let wanted = match old.reg.as_virtual() {
                Some(reg) if self.infos.has(reg) => self.root(reg, (offset + lane) as u8),
                Some(_) => None,
                None => Some(Value::Unit(place.file(), unit as u16)),
            };
            let Some(wanted) = wanted else { continue };
            let at = Location::Unit(place.file(), unit as u16);
            if !state.holds(at, wanted) {
                let found = state.get(at);
                let what = format!("{at:?} holds {found:?}, not {wanted:?}");
                self.report(block, Some(inst), &what);
                return;
            }
        }
    }

    /// An instruction that the allocator added.
    fn added(&mut self, block: Block, state: &mut CheckerState, inst: Inst) {
        let finished = self.finished;
        let write = |state: &mut CheckerState, reg: PReg, values: Vec<Values>| {
            for (unit, values) in units_of(reg, LaneMask::ALL).zip(values) {
                state.set(Location::Unit(reg.file(), unit as u16), values);
            }
        };
        for def in finished.defs(inst).copied().collect::<Vec<_>>() {
            if def.reg.as_physical().is_none_or(|reg| !self.env.allocatable.contains(reg))
                && self.reporting
            {
                self.report(block, Some(inst), "an added write of a register not to be used");
            }
        }
        let reg_at =
            |index: usize| finished.operands(inst).get(index).and_then(Operand::as_reg).copied();
        let physical = |index: usize| reg_at(index).and_then(|r| r.reg.as_physical());
        if finished.opcode(inst) == generic::COPY {
            let values = self.read_copy(state, inst);
            if let Some(to) = physical(0) {
                write(state, to, values);
            }
            return;
        }
        if let Some(&first) = self.claims.copies.get(&inst) {
            self.repeated(block, state, inst, first);
            return;
        }
        let read = |state: &CheckerState, reg: PReg| -> Vec<Values> {
            units_of(reg, LaneMask::ALL)
                .map(|unit| state.get(Location::Unit(reg.file(), unit as u16)))
                .collect()
        };
        match self.target.effect(finished, inst) {
            Effect::Spill { value, slot, first } => {
                if let Some(reg) = physical(value) {
                    for (lane, values) in read(state, reg).into_iter().enumerate() {
                        state.set(Location::Slot(slot, first + lane as u8), values);
                    }
                }
            }
            Effect::Reload { value, slot, first } => {
                if let Some(reg) = physical(value) {
                    let values = (0..reg.units())
                        .map(|lane| state.get(Location::Slot(slot, first + lane)))
                        .collect();
                    write(state, reg, values);
                }
            }
            Effect::Swap => {
                if let (Some(a), Some(b)) = (physical(0), physical(1))
                    && (physical(2), physical(3)) == (Some(b), Some(a))
                    && a.units() == b.units()
                {
                    let (of_a, of_b) = (read(state, a), read(state, b));
                    write(state, a, of_b);
                    write(state, b, of_a);
                } else if self.reporting {
                    self.report(block, Some(inst), "an exchange that is none");
                }
            }
            Effect::Other => {
                if self.reporting {
                    self.report(block, Some(inst), "an instruction from nowhere");
                }
            }
        }
    }

    /// An original instruction that computes its value again.
    fn repeated(&mut self, block: Block, state: &mut CheckerState, inst: Inst, first: Inst) {
        let (original, finished) = (self.original, self.finished);
        let plain = |o: &Operand| !matches!(o, Operand::Reg(r) if r.is_def());
        let same = self.is_original(first)
            && original.opcode(first) == finished.opcode(inst)
            && original.operands(first).len() == finished.operands(inst).len()
            && self.target.can_rematerialize(original, first)
            && original
                .operands(first)
                .iter()
                .zip(finished.operands(inst))
                .all(|(a, b)| if plain(a) { a == b } else { !plain(b) });
        if !same {
            if self.reporting {
                self.report(block, Some(inst), "not what it repeats");
            }
            return;
        }
        let (Some(reg), Some(Operand::Reg(def))) =
            (original.def_vreg(first), finished.operands(inst).first())
        else {
            return;
        };
        let Some(place) = def.reg.as_physical() else { return };
        for (lane, unit) in units_of(place, LaneMask::ALL).enumerate() {
            let value = Value::Lane(reg, lane as u8);
            let values = Some(value).filter(|&value| self.matters(value)).into_iter().collect();
            state.set(Location::Unit(place.file(), unit as u16), values);
        }
    }
}
