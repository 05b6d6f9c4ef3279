//! Puts the decisions of spilling into the function: stores after defs, reloads before uses and on edges, and stores
//! for phis in memory.
//!
//! On an edge, all happens at once: a slot that is written and also read is read first, and values
//! may lose their registers to temporaries in between.

use cranelift_entity::{EntitySet, SecondaryMap};
use ir::graph::FlowGraph;
use ir::machine::{
    Block, DebugLoc, FrameSlot, Inst, MachineFunction, Operand, Position, Reg, RegFlags,
    RegOperand, SubReg, VReg, generic,
};
use ir::map::Map;

use super::{Decisions, Room, Spilled};
use crate::info::RegInfos;
use crate::prepare::phis;
use crate::target::AllocTarget;

/// The operand of a phi in memory on an edge: a value, or a part of one.
#[derive(Clone, Copy, Debug)]
struct ToMemory {
    phi: VReg,
    value: VReg,
    sub: SubReg,
}

impl ToMemory {
    fn is_part(&self) -> bool {
        !self.sub.is_whole()
    }
}

/// Makes an instruction that computes the value of `reg`, which `first` defines, once more, in `to`.
pub(crate) fn rematerialize(func: &mut MachineFunction, first: Inst, reg: VReg, to: VReg) -> Inst {
    let mut operands = func.operands(first).to_vec();
    for operand in &mut operands {
        if let Operand::Reg(op) = operand
            && op.is_def()
            && op.reg.as_virtual() == Some(reg)
        {
            op.reg = Reg::from(to);
            op.flags = op.flags.without(RegFlags::DEAD);
        }
    }
    let copy = func.create_inst(func.opcode(first), &operands);
    *func.inst_flags_mut(copy) = func.inst_flags(first);
    func.set_inst_loc(copy, func.inst_loc(first));
    copy
}

/// Puts stores and reloads in the function.
pub(super) struct Rewrite<'a> {
    func: &'a mut MachineFunction,
    target: &'a dyn AllocTarget,
    infos: &'a RegInfos,
    graph: &'a FlowGraph<Block>,
    decisions: Decisions,
    room: &'a Room,
    slots: SecondaryMap<VReg, Option<FrameSlot>>,
    result: Spilled,
}

impl<'a> Rewrite<'a> {
    pub(super) fn new(
        func: &'a mut MachineFunction,
        target: &'a dyn AllocTarget,
        infos: &'a RegInfos,
        graph: &'a FlowGraph<Block>,
        decisions: Decisions,
        room: &'a Room,
    ) -> Self {
        let slots = SecondaryMap::new();
        Self { func, target, infos, graph, decisions, room, slots, result: Spilled::default() }
    }

    pub(super) fn run(mut self) -> Spilled {
        self.stores();
        let reloads = core::mem::take(&mut self.decisions.reloads);
        for (before, reg) in reloads {
            let block = self.func.inst_block(before).expect("the instruction is in a block");
            self.reload(Position { block, before: Some(before) }, reg, reg);
        }
        let order: Vec<Block> = self.graph.reverse_postorder().to_vec();
        for &block in &order {
            let mut predecessors = self.graph.predecessors(block).to_vec();
            predecessors.sort_unstable();
            predecessors.dedup();
            for from in predecessors {
                self.couple(from, block);
            }
        }
        for &block in &order {
            for phi in phis(self.func, block) {
                // Phis in memory, and those that are not read.
                let Some(reg) = self.func.def_vreg(phi).filter(|&r| self.infos.has(r)) else {
                    continue;
                };
                if self.decisions.entries[block].binary_search(&reg).is_err() {
                    self.func.remove_inst(phi);
                }
            }
        }
        self.result
    }

    fn slot(&mut self, reg: VReg) -> FrameSlot {
        if let Some(slot) = self.slots[reg] {
            return slot;
        }
        let slot = self.new_slot(reg);
        self.slots[reg] = Some(slot);
        slot
    }

    fn new_slot(&mut self, reg: VReg) -> FrameSlot {
        let class = self.infos.get(reg).expect("a register of this round").class;
        let object = self.target.spill_slot(self.func, class);
        self.func.frame.add(object)
    }

    fn builder(&mut self, position: Position) -> ir::machine::Builder<'_> {
        ir::machine::Builder::new(self.func, position)
    }

    fn store(&mut self, position: Position, value: VReg, slot: FrameSlot) {
        self.store_at(position, value, slot, None);
    }

    /// Stores a value, at a place in the source if one is given.
    fn store_at(
        &mut self,
        position: Position,
        value: VReg,
        slot: FrameSlot,
        loc: Option<DebugLoc>,
    ) {
        let class = self.infos.get(value).expect("a register of this round").class;
        let target = self.target;
        let mut builder = self.builder(position);
        if loc.is_some() {
            builder.set_loc(loc);
        }
        target.spill(&mut builder, Reg::from(value), class, slot);
        self.result.stores += 1;
    }

    /// Puts the value of `reg` in `to`: from its slot, or computed again.
    fn reload(&mut self, position: Position, reg: VReg, to: VReg) {
        if let Some(first) = self.decisions.again[reg] {
            let copy = rematerialize(self.func, first, reg, to);
            self.func.insert_inst(copy, position.block, position.before);
            self.result.copies.insert(copy, first);
        } else {
            let slot = self.slot(reg);
            self.reload_slot(position, slot, reg, to);
        }
    }

    /// Inserts a store for each value that is not kept in registers: after its def, or where the walk decided. It has the def's place in the source, by
    /// which users find which value was spilled.
    fn stores(&mut self) {
        let blocks: Vec<Block> = self.func.blocks().collect();
        for block in blocks {
            let mut next = self.func.first_inst(block);
            let mut after_phis: Vec<VReg> = Vec::new();
            while let Some(inst) = next {
                next = self.func.next_inst(inst);
                let defs: Vec<VReg> = self
                    .func
                    .defs(inst)
                    .filter_map(|d| d.reg.as_virtual())
                    .filter(|&r| {
                        self.decisions.stored.contains(r) && !self.decisions.memory_phis.contains(r)
                    })
                    .collect();
                if self.func.opcode(inst) == generic::PHI {
                    after_phis.extend(defs);
                    let more = next.is_some_and(|i| self.func.opcode(i) == generic::PHI);
                    if !more {
                        for reg in core::mem::take(&mut after_phis) {
                            let slot = self.slot(reg);
                            self.store(Position { block, before: next }, reg, slot);
                        }
                    }
                    continue;
                }
                let loc = self.func.inst_loc(inst);
                for reg in defs {
                    let slot = self.slot(reg);
                    let before = self.decisions.store_before[reg].or(next);
                    self.store_at(Position { block, before }, reg, slot, loc);
                }
            }
        }
    }

    /// Returns the position of code for an edge.
    fn edge(&self, from: Block, to: Block) -> Position {
        let alone = self.graph.predecessors(to).iter().all(|&p| p == from);
        if alone {
            let first = self.func.insts(to).find(|&i| self.func.opcode(i) != generic::PHI);
            Position { block: to, before: first }
        } else {
            Position { block: from, before: self.func.first_terminator(from) }
        }
    }

    /// Turns the registers' contents at an edge's start into those that its end requires.
    fn couple(&mut self, from: Block, to: Block) {
        let exits = self.decisions.exits[from].clone();
        let here = |reg: VReg| exits.binary_search(&reg).is_ok();
        let entries = self.decisions.entries[to].clone();
        let position = self.edge(from, to);
        let mut to_memory: Vec<ToMemory> = Vec::new();
        // What must be in a register at the edge's end, as named at its begin.
        let mut wanted: Vec<VReg> = Vec::new();
        let mut is_phi: EntitySet<VReg> = EntitySet::new();
        for phi in phis(self.func, to) {
            let operands = self.func.operands(phi);
            let Some(reg) = self.func.def_vreg(phi).filter(|&r| self.infos.has(r)) else {
                continue;
            };
            is_phi.insert(reg);
            for pair in operands[1..].chunks_exact(2) {
                if let [Operand::Reg(value), Operand::Block(source)] = pair
                    && *source == from
                    && value.reads()
                    && let sub = value.sub
                    && let Some(value) = value.reg.as_virtual().filter(|&r| self.infos.has(r))
                {
                    if self.decisions.memory_phis.contains(reg) {
                        to_memory.push(ToMemory { phi: reg, value, sub });
                    } else if entries.binary_search(&reg).is_ok() {
                        wanted.push(value);
                    }
                }
            }
        }
        wanted.extend(entries.iter().copied().filter(|&r| !is_phi.contains(r)));
        wanted.sort_unstable();
        wanted.dedup();
        let (mut dropped, staged) = self.copy_to_memory(position, &to_memory, &wanted, &exits);
        for reg in wanted {
            if let Some(&slot) = staged.get(&reg) {
                self.reload_slot(position, slot, reg, reg);
            } else if !here(reg) || dropped.remove(reg) {
                self.reload(position, reg, reg);
            }
        }
    }

    /// Stores the operands of phis in memory on an edge. Returns the values that lose their registers to that, and the
    /// slots of those phis' former values that are still needed.
    fn copy_to_memory(
        &mut self,
        position: Position,
        copies: &[ToMemory],
        wanted: &[VReg],
        exits: &[VReg],
    ) -> (EntitySet<VReg>, Map<VReg, FrameSlot>) {
        let mut dropped: EntitySet<VReg> = EntitySet::new();
        let mut staged: Map<VReg, FrameSlot> = Map::default();
        let here = |reg: VReg| exits.binary_search(&reg).is_ok();
        // All happens at once: a slot that is written and also read is read first.
        let moved = |c: &&ToMemory| c.phi != c.value;
        let mut read: Vec<VReg> = copies.iter().filter(moved).map(|c| c.value).collect();
        read.extend_from_slice(wanted);
        read.sort_unstable();
        let conflicts =
            |c: &ToMemory| c.phi != c.value && !here(c.phi) && read.binary_search(&c.phi).is_ok();
        // What waits for that gives its register back: as the phi has it, or the whole value of a part.
        let mut waiting: Map<VReg, FrameSlot> = Map::default();
        let mut whole: Map<VReg, FrameSlot> = Map::default();
        for copy in copies.iter().filter(|c| here(c.value)) {
            if copy.is_part() {
                let value = copy.value;
                if self.decisions.again[value].is_none() && !whole.contains_key(&value) {
                    let slot = self.new_slot(value);
                    self.store_any(position, value, value, slot);
                    whole.insert(value, slot);
                }
                continue;
            }
            let slot = if conflicts(copy) { self.new_slot(copy.phi) } else { self.slot(copy.phi) };
            self.store_any(position, copy.value, copy.phi, slot);
            if conflicts(copy) {
                waiting.insert(copy.phi, slot);
            }
        }
        for copy in copies.iter().filter(|c| conflicts(c)) {
            let phi = copy.phi;
            self.make_room(position, phi, wanted, exits, &mut dropped, &mut staged);
            let temporary = self.temporary(phi);
            self.reload(position, phi, temporary);
            let stage = self.new_slot(phi);
            self.store_any(position, temporary, phi, stage);
            staged.insert(phi, stage);
        }
        let later = |c: &&ToMemory| c.is_part() || !here(c.value) || conflicts(c);
        for &copy in copies.iter().filter(moved).filter(later) {
            let ToMemory { phi, value, .. } = copy;
            self.make_room(position, value, wanted, exits, &mut dropped, &mut staged);
            let mut through = self.temporary(value);
            let saved = if copy.is_part() { whole.get(&value) } else { waiting.get(&phi) };
            match saved.or_else(|| staged.get(&value)) {
                Some(&slot) => self.reload_slot(position, slot, value, through),
                None => self.reload(position, value, through),
            }
            if copy.is_part() {
                let part = self.temporary(phi);
                let source = RegOperand::new(through).part(copy.sub);
                self.builder(position).build(generic::COPY).def(part).operand(source).finish();
                through = part;
            }
            let slot = self.slot(phi);
            self.store_any(position, through, phi, slot);
        }
        (dropped, staged)
    }

    /// A register like another.
    fn temporary(&mut self, like: VReg) -> VReg {
        let class = self.infos.get(like).expect("a register of this round").class;
        self.func.new_vreg(class)
    }

    /// Reads a slot to a register with the class of `like`.
    fn reload_slot(&mut self, position: Position, slot: FrameSlot, like: VReg, to: VReg) {
        let class = self.infos.get(like).expect("a register of this round").class;
        let target = self.target;
        target.reload(&mut self.builder(position), Reg::from(to), class, slot);
        self.result.reloads += 1;
    }

    /// Stores `from`, which has the class of `like`.
    fn store_any(&mut self, position: Position, from: VReg, like: VReg, slot: FrameSlot) {
        let class = self.infos.get(like).expect("a register of this round").class;
        debug_assert_eq!(self.func.vreg_class(from), Some(class), "a slot of another size");
        let target = self.target;
        target.spill(&mut self.builder(position), Reg::from(from), class, slot);
        self.result.stores += 1;
    }

    /// Frees registers for a temporary: values that are needed after the edge lose their registers, and are reloaded
    /// afterwards.
    fn make_room(
        &mut self,
        position: Position,
        like: VReg,
        wanted: &[VReg],
        exits: &[VReg],
        dropped: &mut EntitySet<VReg>,
        staged: &mut Map<VReg, FrameSlot>,
    ) {
        let info = *self.infos.get(like).expect("a register of this round");
        let file = info.file;
        let need = self.room.size(&info, info.lanes());
        let infos = self.infos;
        let of_file = |reg: &VReg| infos.get(*reg).filter(|i| i.file == file);
        let in_registers: Vec<VReg> = wanted
            .iter()
            .copied()
            .filter(|r| exits.binary_search(r).is_ok() && !dropped.contains(*r))
            .collect();
        let mut load: u32 = in_registers
            .iter()
            .filter_map(|r| of_file(r).map(|i| self.room.size(i, i.lanes())))
            .sum();
        // Those that are in memory anyway go first.
        let (cheap, costly): (Vec<VReg>, Vec<VReg>) = in_registers
            .into_iter()
            .partition(|&r| self.decisions.again[r].is_some() || self.slots[r].is_some());
        for reg in cheap.into_iter().chain(costly) {
            if load + need <= self.room.capacity[usize::from(file.0)] {
                return;
            }
            let Some(info) = of_file(&reg) else { continue };
            load -= self.room.size(info, info.lanes());
            dropped.insert(reg);
            if self.decisions.again[reg].is_none() && self.slots[reg].is_none() {
                let slot = self.new_slot(reg);
                self.store_any(position, reg, reg, slot);
                staged.insert(reg, slot);
            }
        }
    }
}
