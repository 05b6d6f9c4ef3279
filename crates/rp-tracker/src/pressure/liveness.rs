//! Liveness by lane: the parts of virtual registers that are live at the boundaries of blocks.
//!
//! Each register is followed alone, from the blocks that read lanes before writing them, up
//! through predecessors until blocks that write those lanes; a block is visited again only for
//! lanes that are new there. So the work is the size of the answer, whatever the number of
//! registers, and there are no sets of all registers by block. Works in SSA form and past it:
//!
//! * a def of a part kills the part's lanes and reads nothing; with `undef` it ends the other
//!   lanes too;
//! * a phi's operand is read at the end of the block that it comes from, and its def happens
//!   before its block's first instruction;
//! * `undef` and debug uses read nothing; `INSERT_SUBREG` does not read the lanes that it replaces,
//!   `EXTRACT_SUBREG` reads only the part;
//! * lanes of a register built by parts are live only where some def of theirs may have come
//!   through: reading the whole of a half-written register keeps the written half alive, no more.

use cranelift_entity::{EntityRef, SecondaryMap};
use ir::graph::{Adjacency, FlowGraph};
use ir::machine::{
    Block, Inst, InstFlags, InstrFlags, LaneMask, MachineFunction, Operand, RegFlags, RegOperand,
    VReg, VRegKind, generic,
};
use ir::map::Map;

/// Lanes of a virtual register.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LiveLanes {
    /// The register.
    pub reg: VReg,
    /// The lanes.
    pub lanes: LaneMask,
}

/// The lanes of virtual registers that are live at the boundaries of blocks.
#[derive(Clone, Debug)]
pub struct LaneLiveness {
    live_in: Adjacency<Block, LiveLanes>,
    live_out: Adjacency<Block, LiveLanes>,
    /// Reads of registers built by parts, where only some lanes hold anything.
    partial_reads: Map<(Inst, u16), LaneMask>,
}

/// All lanes of a register.
pub fn reg_lanes(func: &MachineFunction, reg: VReg) -> LaneMask {
    match func.vreg(reg).kind {
        VRegKind::Class(class) => LaneMask::run(0, u32::from(func.target.class(class).units)),
        VRegKind::Bank(_) | VRegKind::Generic => LaneMask::ALL,
    }
}

/// Whether an instruction reads and writes registers by itself: debug instructions do not, and a bundle does so as one,
/// by the operands of its head.
pub fn is_tracked(func: &MachineFunction, inst: Inst) -> bool {
    !func.desc(inst).is(InstrFlags::DEBUG) && !is_in_bundle(func, inst)
}

/// Whether an instruction is inside of a bundle with a head.
pub fn is_in_bundle(func: &MachineFunction, inst: Inst) -> bool {
    if !func.inst_flags(inst).contains(InstFlags::BUNDLED_PRED) {
        return false;
    }
    let mut head = inst;
    while func.inst_flags(head).contains(InstFlags::BUNDLED_PRED)
        && let Some(before) = func.prev_inst(head)
    {
        head = before;
    }
    func.opcode(head) == generic::BUNDLE
}

/// The lanes that an operand names.
fn named_lanes(func: &MachineFunction, reg: VReg, operand: &RegOperand) -> LaneMask {
    let all = reg_lanes(func, reg);
    if operand.sub.is_whole() {
        all
    } else {
        func.target.sub_reg(operand.sub).lanes().intersection(all)
    }
}

/// The lanes of `reg` that a def writes.
pub fn def_lanes(func: &MachineFunction, reg: VReg, def: &RegOperand) -> LaneMask {
    named_lanes(func, reg, def)
}

/// The lanes of `reg` whose former value ends at a def: those written, and with `undef` all.
pub fn killed_lanes(func: &MachineFunction, reg: VReg, def: &RegOperand) -> LaneMask {
    if def.flags.contains(RegFlags::UNDEF) {
        reg_lanes(func, reg)
    } else {
        named_lanes(func, reg, def)
    }
}

/// The lanes that use number `index` of an instruction reads, as far as the instruction alone
/// tells.
fn read_lanes(func: &MachineFunction, inst: Inst, index: usize, operand: &RegOperand) -> LaneMask {
    if operand.is_def() || !operand.reads() || operand.flags.contains(RegFlags::DEBUG) {
        return LaneMask::NONE;
    }
    let Some(reg) = operand.reg.as_virtual() else { return LaneMask::NONE };
    let lanes = named_lanes(func, reg, operand);
    let part = match (func.opcode(inst), func.operands(inst)) {
        (generic::INSERT_SUBREG, [_, _, _, Operand::SubReg(part), ..]) if index == 1 => {
            let part = func.target.sub_reg(*part).lanes();
            let offset = if operand.sub.is_whole() {
                0
            } else {
                u32::from(func.target.sub_reg(operand.sub).offset)
            };
            return lanes.without(LaneMask(part.0 << offset));
        }
        (generic::EXTRACT_SUBREG, [_, _, Operand::SubReg(part), ..]) if index == 1 => *part,
        _ => return lanes,
    };
    match func.target.compose(operand.sub, part) {
        Some(part) if !part.is_whole() => lanes.intersection(func.target.sub_reg(part).lanes()),
        _ => lanes,
    }
}

/// The effect of a block on a register.
#[derive(Clone, Copy)]
struct Effect {
    block: Block,
    /// Lanes that it reads before it writes them.
    exposed: LaneMask,
    /// Lanes whose value at the block's start does not reach its end.
    killed: LaneMask,
    /// Lanes that it writes, as seen at its end.
    defined: LaneMask,
    /// Lanes that phis of successors read at its end.
    at_end: LaneMask,
}

/// The effects of all blocks, as pairs in layout order.
struct Effects {
    by_reg: Adjacency<VReg, Effect>,
    /// Registers with a def of a part.
    built_by_parts: Vec<VReg>,
}

impl Effects {
    fn new(func: &MachineFunction) -> Self {
        let mut pairs: Vec<(VReg, Effect)> = Vec::with_capacity(func.num_vregs());
        // The effect of the block at hand on a register, as an index in `pairs`.
        let mut current: SecondaryMap<VReg, u32> = SecondaryMap::with_default(u32::MAX);
        let mut by_parts: SecondaryMap<VReg, bool> = SecondaryMap::new();
        current.resize(func.num_vregs());
        by_parts.resize(func.num_vregs());
        let mut at_end: Vec<(VReg, Effect)> = Vec::new();
        for block in func.blocks() {
            let first = pairs.len();
            let empty = Effect {
                block,
                exposed: LaneMask::NONE,
                killed: LaneMask::NONE,
                defined: LaneMask::NONE,
                at_end: LaneMask::NONE,
            };
            let mut effect = |pairs: &mut Vec<(VReg, Effect)>, reg: VReg| -> usize {
                let known = current[reg];
                if known != u32::MAX && known as usize >= first {
                    return known as usize;
                }
                current[reg] = pairs.len() as u32;
                pairs.push((reg, empty));
                pairs.len() - 1
            };
            for inst in func.insts(block) {
                if !is_tracked(func, inst) {
                    continue;
                }
                if func.opcode(inst) == generic::PHI {
                    for pair in func.operands(inst)[1..].chunks_exact(2) {
                        if let [Operand::Reg(value), Operand::Block(from)] = pair
                            && let Some(reg) = value.reg.as_virtual()
                            && value.reads()
                        {
                            let lanes = named_lanes(func, reg, value);
                            at_end.push((reg, Effect { block: *from, at_end: lanes, ..empty }));
                        }
                    }
                } else {
                    for (index, operand) in func.reg_operands(inst) {
                        let Some(reg) = operand.reg.as_virtual() else { continue };
                        let lanes = read_lanes(func, inst, index, operand);
                        if !lanes.is_empty() {
                            let at = effect(&mut pairs, reg);
                            let entry = &mut pairs[at].1;
                            entry.exposed = entry.exposed.union(lanes.without(entry.killed));
                        }
                    }
                }
                for def in func.defs(inst) {
                    let Some(reg) = def.reg.as_virtual() else { continue };
                    by_parts[reg] |= !def.sub.is_whole();
                    let at = effect(&mut pairs, reg);
                    let entry = &mut pairs[at].1;
                    let (killed, written) =
                        (killed_lanes(func, reg, def), def_lanes(func, reg, def));
                    entry.killed = entry.killed.union(killed);
                    entry.defined = entry.defined.without(killed).union(written);
                }
            }
        }
        pairs.append(&mut at_end);
        let built_by_parts = func.vregs().filter(|&reg| by_parts[reg]).collect();
        Self {
            by_reg: Adjacency::from_edges(func.num_vregs(), pairs.iter().copied()),
            built_by_parts,
        }
    }
}

/// Lane masks of one register by block, emptied by taking note of what was touched.
struct Masks {
    lanes: Vec<LaneMask>,
    touched: Vec<Block>,
}

impl Masks {
    fn new(blocks: usize) -> Self {
        Self { lanes: vec![LaneMask::NONE; blocks], touched: Vec::new() }
    }

    fn get(&self, block: Block) -> LaneMask {
        self.lanes[block.index()]
    }

    /// Adds lanes. Returns those that are new.
    fn add(&mut self, block: Block, lanes: LaneMask) -> LaneMask {
        let entry = &mut self.lanes[block.index()];
        let new = lanes.without(*entry);
        if entry.is_empty() && !new.is_empty() {
            self.touched.push(block);
        }
        *entry = entry.union(new);
        new
    }

    fn clear(&mut self) {
        for block in self.touched.drain(..) {
            self.lanes[block.index()] = LaneMask::NONE;
        }
    }
}

impl LaneLiveness {
    /// Computes liveness over the function's own control flow.
    pub fn new(func: &MachineFunction) -> Self {
        Self::with_graph(func, &FlowGraph::new(func))
    }

    /// Computes liveness over a graph of the function's blocks.
    pub fn with_graph(func: &MachineFunction, graph: &FlowGraph<Block>) -> Self {
        Self::solve(func, graph, &Effects::new(func))
    }

    /// Computes liveness over several graphs of the function's blocks: what blocks do is looked at once.
    pub fn with_graphs<const N: usize>(
        func: &MachineFunction,
        graphs: [&FlowGraph<Block>; N],
    ) -> [Self; N] {
        let effects = Effects::new(func);
        graphs.map(|graph| Self::solve(func, graph, &effects))
    }

    fn solve(func: &MachineFunction, graph: &FlowGraph<Block>, effects: &Effects) -> Self {
        let blocks = func.num_blocks();
        let (mut ins, mut outs) = (Masks::new(blocks), Masks::new(blocks));
        let mut killed = Masks::new(blocks);
        let mut possible = MayDefine::new(blocks);
        let (mut live_in, mut live_out) = (Vec::new(), Vec::new());
        let mut work: Vec<(Block, LaneMask)> = Vec::new();
        let mut by_parts = effects.built_by_parts.iter().copied().peekable();
        for reg in func.vregs() {
            let is_by_parts = by_parts.next_if_eq(&reg).is_some();
            let list = effects.by_reg.of(reg);
            if list.iter().all(|e| e.exposed.is_empty() && e.at_end.is_empty()) {
                continue;
            }
            for effect in list {
                killed.add(effect.block, effect.killed);
            }
            for effect in list {
                let new = ins.add(effect.block, effect.exposed);
                if !new.is_empty() {
                    work.push((effect.block, new));
                }
                let new = outs.add(effect.block, effect.at_end);
                let through = ins.add(effect.block, new.without(killed.get(effect.block)));
                if !through.is_empty() {
                    work.push((effect.block, through));
                }
            }
            while let Some((block, lanes)) = work.pop() {
                for &from in graph.predecessors(block) {
                    let new = outs.add(from, lanes);
                    let through = ins.add(from, new.without(killed.get(from)));
                    if !through.is_empty() {
                        work.push((from, through));
                    }
                }
            }
            if is_by_parts {
                possible.follow(reg, graph, list, &killed, &ins);
            }
            for (masks, limit, list) in [
                (&mut ins, &possible.begin, &mut live_in),
                (&mut outs, &possible.end, &mut live_out),
            ] {
                for &block in &masks.touched {
                    let mut lanes = masks.get(block);
                    if is_by_parts {
                        lanes = lanes.intersection(limit.get(block));
                    }
                    if !lanes.is_empty() {
                        list.push((block, LiveLanes { reg, lanes }));
                    }
                }
                masks.clear();
            }
            possible.clear();
            killed.clear();
        }
        Self {
            live_in: Adjacency::from_edges(blocks, live_in.iter().copied()),
            live_out: Adjacency::from_edges(blocks, live_out.iter().copied()),
            partial_reads: possible.partial_reads(func, &effects.built_by_parts),
        }
    }

    /// Returns the lanes that are live at the start of a block, in the order of register numbers. The defs of its phis
    /// are not among it.
    pub fn live_in(&self, block: Block) -> &[LiveLanes] {
        self.live_in.of(block)
    }

    /// Returns the lanes that are live at the end of a block, in the order of register numbers. Values that phis of successors
    /// read from here is among it.
    pub fn live_out(&self, block: Block) -> &[LiveLanes] {
        self.live_out.of(block)
    }

    /// Returns the lanes of a register that are live at the start of a block.
    pub fn lanes_in(&self, block: Block, reg: VReg) -> LaneMask {
        find(self.live_in(block), reg)
    }

    /// The lanes of a register that are live where a block ends.
    pub fn lanes_out(&self, block: Block, reg: VReg) -> LaneMask {
        find(self.live_out(block), reg)
    }

    /// The lanes that an operand of an instruction reads: none for a def, a debug use, an `undef`
    /// use or a physical register.
    pub fn read_lanes(&self, func: &MachineFunction, inst: Inst, index: usize) -> LaneMask {
        let Some(operand) = func.operand(inst, index).as_reg() else { return LaneMask::NONE };
        let lanes = read_lanes(func, inst, index, operand);
        if self.partial_reads.is_empty() || lanes.is_empty() {
            return lanes;
        }
        let known = self.partial_reads.get(&(inst, index as u16));
        known.map_or(lanes, |&known| lanes.intersection(known))
    }
}

fn find(list: &[LiveLanes], reg: VReg) -> LaneMask {
    match list.binary_search_by_key(&reg, |l| l.reg) {
        Ok(at) => list[at].lanes,
        Err(_) => LaneMask::NONE,
    }
}

/// The blocks at whose boundaries lanes of registers built by parts may hold something, one register after the other.
///
/// A lane matters only where it is live, so that the work and the memory are those of liveness, and not registers times blocks.
struct MayDefine {
    /// The lanes of the current register that may hold something at the start and the end of a block.
    begin: Masks,
    end: Masks,
    written: Masks,
    work: Vec<(Block, LaneMask)>,
    /// The lanes of the registers so far that hold something at the starts of blocks.
    begins: Vec<(Block, LiveLanes)>,
}

impl MayDefine {
    fn new(blocks: usize) -> Self {
        let masks = || Masks::new(blocks);
        let (begin, end, written) = (masks(), masks(), masks());
        Self { begin, end, written, work: Vec::new(), begins: Vec::new() }
    }

    /// Follows what is written of a register forward, as far as it is live.
    fn follow(
        &mut self,
        reg: VReg,
        graph: &FlowGraph<Block>,
        effects: &[Effect],
        killed: &Masks,
        live: &Masks,
    ) {
        for effect in effects {
            self.written.add(effect.block, effect.defined);
        }
        for effect in effects {
            let new = self.end.add(effect.block, self.written.get(effect.block));
            if !new.is_empty() {
                self.work.push((effect.block, new));
            }
        }
        while let Some((block, lanes)) = self.work.pop() {
            for &to in graph.successors(block) {
                let new = self.begin.add(to, lanes.intersection(live.get(to)));
                let through = self.end.add(to, new.without(killed.get(to)));
                if !through.is_empty() {
                    self.work.push((to, through));
                }
            }
        }
        self.written.clear();
        let begin = &self.begin;
        let held = |&block: &Block| (block, LiveLanes { reg, lanes: begin.get(block) });
        self.begins.extend(begin.touched.iter().map(held));
    }

    /// Forgets the register at hand.
    fn clear(&mut self) {
        self.begin.clear();
        self.end.clear();
    }

    /// The reads of lanes that hold nothing, of registers built by parts. A lane that is read is live, or written before in the
    /// block.
    fn partial_reads(
        self,
        func: &MachineFunction,
        by_parts: &[VReg],
    ) -> Map<(Inst, u16), LaneMask> {
        let mut reads = Map::default();
        if by_parts.is_empty() {
            return reads;
        }
        let mut is_by_parts: SecondaryMap<VReg, bool> = SecondaryMap::new();
        by_parts.iter().for_each(|&reg| is_by_parts[reg] = true);
        let begins = Adjacency::from_edges(func.num_blocks(), self.begins.iter().copied());
        // What lanes hold in the block at hand, and of which registers that is noted.
        let mut held = SecondaryMap::with_default(LaneMask::NONE);
        let mut noted: Vec<VReg> = Vec::new();
        for block in func.blocks() {
            noted.drain(..).for_each(|reg| held[reg] = LaneMask::NONE);
            for begin in begins.of(block) {
                held[begin.reg] = begin.lanes;
                noted.push(begin.reg);
            }
            for inst in func.insts(block).filter(|&inst| is_tracked(func, inst)) {
                for (index, operand) in func.reg_operands(inst) {
                    let Some(reg) = operand.reg.as_virtual().filter(|&r| is_by_parts[r]) else {
                        continue;
                    };
                    let lanes = read_lanes(func, inst, index, operand);
                    if !lanes.without(held[reg]).is_empty() {
                        reads.insert((inst, index as u16), lanes.intersection(held[reg]));
                    }
                }
                for def in func.defs(inst) {
                    let Some(reg) = def.reg.as_virtual().filter(|&r| is_by_parts[r]) else {
                        continue;
                    };
                    let killed = killed_lanes(func, reg, def);
                    held[reg] = held[reg].without(killed).union(def_lanes(func, reg, def));
                    noted.push(reg);
                }
            }
        }
        reads
    }
}
