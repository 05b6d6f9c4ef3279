//! SSA form for scalar registers.
//!
//! Two kinds of registers need it when a function has been selected. Masks of waiting and saved lanes are set in
//! several blocks (and hold no lane where the wave has executed none of them). Values may be set on every path of the
//! lanes but not on every path of the wave, which also executes blocks in which none of its lanes is active (there, any
//! value will do). Phis go to the iterated dominance frontier of the places where a register is set, as far as it is
//! read after them (Cytron et al. 1991, pruned).

use cranelift_entity::{EntitySet, SecondaryMap};
use ir::graph::{DomTree, FlowGraph, Frontiers};
use ir::machine::{Block, Inst, MachineFunction, Operand, Reg, RegOperand, VReg, generic};
use ir::map::Set;
use smallvec::SmallVec;

use super::Isel;
use crate::target::regs;
use crate::target::table::op;

/// A place where a register is read: the block in which it must be known, at whose end if the reader is
/// a phi there, and the operand.
#[derive(Clone, Copy)]
struct Use {
    block: Block,
    at_end: bool,
    inst: Inst,
    operand: usize,
}

#[derive(Default)]
struct Places {
    defs: SmallVec<[(Block, Inst); 2]>,
    uses: SmallVec<[Use; 4]>,
}

pub(super) fn run(isel: &mut Isel<'_>) {
    let mut masks: EntitySet<VReg> = EntitySet::new();
    for &block in &isel.plan.order {
        for table in [&isel.waiting, &isel.saved] {
            if let Some(reg) = table[block].expand() {
                masks.insert(reg);
            }
        }
    }
    let func = &mut isel.func;
    let graph = FlowGraph::new(&*func);
    let dom = DomTree::new(&graph);
    let broken = find(func, &graph, &dom, &masks);
    if broken.is_empty() {
        return;
    }
    let frontiers = Frontiers::new(&graph, &dom);
    let mut tables = Tables::default();
    for (reg, places) in collect(func, &graph, &broken) {
        let (graph, dom, frontiers, tables) = (&graph, &dom, &frontiers, &mut tables);
        let zero = masks.contains(reg);
        Repair { func, graph, dom, frontiers, tables, reg, zero }.run(&places);
    }
}

/// The registers to repair.
fn find(
    func: &MachineFunction,
    graph: &FlowGraph<Block>,
    dom: &DomTree<Block>,
    masks: &EntitySet<VReg>,
) -> Vec<VReg> {
    let scalar = |reg: VReg| {
        func.vreg_class(reg)
            .is_some_and(|class| func.target.class(class).files >> regs::SGPR.0 & 1 == 1)
    };
    let mut home: SecondaryMap<VReg, Option<Block>> = SecondaryMap::new();
    let mut several: EntitySet<VReg> = EntitySet::new();
    for &block in graph.reverse_postorder() {
        for inst in func.insts(block) {
            for def in func.defs(inst) {
                if let Some(reg) = def.reg.as_virtual()
                    && home[reg].replace(block).is_some()
                {
                    several.insert(reg);
                }
            }
        }
    }
    // The masks whose defs have been passed.
    let mut defined: EntitySet<VReg> = EntitySet::new();
    let mut seen: EntitySet<VReg> = EntitySet::new();
    let mut broken = Vec::new();
    for &block in graph.reverse_postorder() {
        for inst in func.insts(block) {
            for (n, operand) in func.reg_operands(inst) {
                let Some(reg) = operand.reg.as_virtual() else { continue };
                if operand.is_def() || !scalar(reg) || seen.contains(reg) {
                    continue;
                }
                let at = use_block(func, inst, n, block);
                let is_phi = func.opcode(inst) == generic::PHI;
                let known = home[reg].is_some_and(|h| {
                    let passed = h != at || is_phi || defined.contains(reg);
                    dom.dominates(h, at) && (passed || !masks.contains(reg))
                });
                if several.contains(reg) || !known {
                    seen.insert(reg);
                    broken.push(reg);
                }
            }
            for def in func.defs(inst).filter_map(|def| def.reg.as_virtual()) {
                if masks.contains(def) {
                    defined.insert(def);
                }
            }
        }
    }
    broken
}

/// Collects the defs and uses of the registers.
fn collect(
    func: &MachineFunction,
    graph: &FlowGraph<Block>,
    broken: &[VReg],
) -> Vec<(VReg, Places)> {
    let mut index: SecondaryMap<VReg, Option<u32>> = SecondaryMap::new();
    let mut list: Vec<(VReg, Places)> = Vec::with_capacity(broken.len());
    for (n, &reg) in broken.iter().enumerate() {
        index[reg] = Some(n as u32);
        list.push((reg, Places::default()));
    }
    for &block in graph.reverse_postorder() {
        for inst in func.insts(block) {
            for (n, operand) in func.reg_operands(inst) {
                let Some(at) = operand.reg.as_virtual().and_then(|r| index[r]) else { continue };
                let places = &mut list[at as usize].1;
                if operand.is_def() {
                    places.defs.push((block, inst));
                } else {
                    let at = use_block(func, inst, n, block);
                    let at_end = func.opcode(inst) == generic::PHI;
                    places.uses.push(Use { block: at, at_end, inst, operand: n });
                }
            }
        }
    }
    list
}

/// The block in which operand `n` must be known: a phi's in the predecessor.
fn use_block(func: &MachineFunction, inst: Inst, n: usize, block: Block) -> Block {
    if func.opcode(inst) != generic::PHI {
        return block;
    }
    func.operand(inst, n + 1).as_block().unwrap_or(block)
}

/// State of one register in blocks. The next register finds the tables empty: there are many of them, and most live in
/// few blocks.
#[derive(Default)]
struct Tables {
    has_def: SecondaryMap<Block, bool>,
    /// Whether it may still be read after the block's start.
    live_in: SecondaryMap<Block, bool>,
    /// The value at the end of a block that sets it.
    at_end: SecondaryMap<Block, Option<VReg>>,
    /// The value at the start of a block, as far as it is known: of all joins.
    at_start: SecondaryMap<Block, Option<VReg>>,
    touched: Vec<Block>,
}

impl Tables {
    fn clear(&mut self) {
        for block in self.touched.drain(..) {
            self.has_def[block] = false;
            self.live_in[block] = false;
            self.at_end[block] = None;
            self.at_start[block] = None;
        }
    }
}

struct Repair<'a> {
    func: &'a mut MachineFunction,
    graph: &'a FlowGraph<Block>,
    dom: &'a DomTree<Block>,
    frontiers: &'a Frontiers<Block>,
    tables: &'a mut Tables,
    reg: VReg,
    /// Whether it holds no lane where it is not set; else anything.
    zero: bool,
}

impl Repair<'_> {
    fn run(mut self, places: &Places) {
        for &(block, _) in &places.defs {
            self.tables.has_def[block] = true;
            self.tables.touched.push(block);
        }
        self.find_live_in(places);
        let entry = self.graph.entry().expect("an entry");
        let joins = self.joins(places, entry);
        // The values at the ends of blocks that set it, and at the starts of joins.
        let class = self.func.vreg_class(self.reg).expect("a class");
        for &join in &joins {
            self.tables.at_start[join] = Some(self.func.new_vreg(class));
        }
        let mut first = true;
        for &(block, inst) in &places.defs {
            let value = if first { self.reg } else { self.func.new_vreg(class) };
            first = false;
            self.rename_def(inst, value);
            self.tables.at_end[block] = Some(value);
        }
        let mut initial: Option<VReg> = None;
        // Uses in a block with a def are by what comes first.
        for use_ in &places.uses {
            let value = if use_.at_end {
                self.value_at_end(use_.block, &mut initial)
            } else {
                self.value_before(use_, places, &mut initial)
            };
            let Operand::Reg(operand) = *self.func.operand(use_.inst, use_.operand) else {
                continue;
            };
            let mut operand = operand;
            operand.reg = Reg::virtual_reg(value);
            self.func.set_operand(use_.inst, use_.operand, operand);
        }
        for &join in &joins {
            let mut operands: SmallVec<[Operand; 8]> = SmallVec::new();
            operands.push(RegOperand::def(self.tables.at_start[join].expect("a phi")).into());
            let mut from: SmallVec<[Block; 4]> = self.graph.predecessors(join).into();
            from.sort_unstable();
            from.dedup();
            for pred in from {
                if !self.graph.is_reachable(pred) {
                    continue;
                }
                let value = self.value_at_end(pred, &mut initial);
                operands.push(value.into());
                operands.push(Operand::Block(pred));
            }
            let phi = self.func.create_inst(generic::PHI, &operands);
            let before = self.func.first_inst(join);
            self.func.insert_inst(phi, join, before);
        }
        if let Some(reg) = initial {
            self.initialise(entry, reg);
        }
        self.tables.clear();
    }

    /// Returns the blocks where values meet that may still be read: the iterated frontier of the defs and the entry, in
    /// the order of blocks.
    fn joins(&self, places: &Places, entry: Block) -> Vec<Block> {
        let mut joins: Vec<Block> = Vec::new();
        let mut work: SmallVec<[Block; 4]> = places.defs.iter().map(|d| d.0).collect();
        work.push(entry);
        let mut known: Set<Block> = Set::default();
        while let Some(from) = work.pop() {
            for &join in self.frontiers.of(from) {
                if self.tables.live_in[join] && known.insert(join) {
                    joins.push(join);
                    work.push(join);
                }
            }
        }
        joins.sort_unstable();
        joins
    }

    /// Finds the blocks at whose start it may still be read.
    fn find_live_in(&mut self, places: &Places) {
        let mut work: Vec<Block> = Vec::new();
        for use_ in &places.uses {
            let has_def = self.tables.has_def[use_.block];
            let from_above = !has_def || !use_.at_end && self.def_before(use_, places).is_none();
            if from_above {
                self.is_live_in(use_.block, &mut work);
            }
        }
        while let Some(block) = work.pop() {
            for &pred in self.graph.predecessors(block) {
                if !self.tables.has_def[pred] {
                    self.is_live_in(pred, &mut work);
                }
            }
        }
    }

    fn is_live_in(&mut self, block: Block, work: &mut Vec<Block>) {
        if !self.tables.live_in[block] {
            self.tables.live_in[block] = true;
            self.tables.touched.push(block);
            work.push(block);
        }
    }

    /// The last def in the block before a use.
    fn def_before(&self, use_: &Use, places: &Places) -> Option<usize> {
        places
            .defs
            .iter()
            .enumerate()
            .rev()
            .filter(|(_, d)| d.0 == use_.block)
            .filter(|(_, d)| {
                let mut at = self.func.prev_inst(use_.inst);
                while let Some(inst) = at {
                    if inst == d.1 {
                        return true;
                    }
                    at = self.func.prev_inst(inst);
                }
                false
            })
            .map(|(n, _)| n)
            .next()
    }

    fn rename_def(&mut self, inst: Inst, value: VReg) {
        for n in 0..self.func.operands(inst).len() {
            let Operand::Reg(operand) = *self.func.operand(inst, n) else { continue };
            if operand.is_def() && operand.reg == Reg::virtual_reg(self.reg) {
                let mut operand = operand;
                operand.reg = Reg::virtual_reg(value);
                self.func.set_operand(inst, n, operand);
            }
        }
    }

    fn value_before(&mut self, use_: &Use, places: &Places, initial: &mut Option<VReg>) -> VReg {
        if let Some(n) = self.def_before(use_, places) {
            let inst = places.defs[n].1;
            let def = self.func.def_vreg(inst);
            return def.unwrap_or(self.reg);
        }
        self.value_at_start(use_.block, initial)
    }

    fn value_at_end(&mut self, block: Block, initial: &mut Option<VReg>) -> VReg {
        match self.tables.at_end[block] {
            Some(value) => value,
            None => self.value_at_start(block, initial),
        }
    }

    fn value_at_start(&mut self, block: Block, initial: &mut Option<VReg>) -> VReg {
        // The value of a block holds for all blocks on the path to it.
        let mut way: SmallVec<[Block; 4]> = SmallVec::new();
        let mut at = block;
        let value = loop {
            if let Some(value) = self.tables.at_start[at] {
                break value;
            }
            way.push(at);
            let above = self.dom.immediate(at);
            if let Some(value) = above.and_then(|up| self.tables.at_end[up]) {
                break value;
            }
            let Some(up) = above else {
                let class = self.func.vreg_class(self.reg).expect("a class");
                let func = &mut *self.func;
                break *initial.get_or_insert_with(|| func.new_vreg(class));
            };
            at = up;
        };
        for block in way {
            self.tables.at_start[block] = Some(value);
            self.tables.touched.push(block);
        }
        value
    }

    /// Defines the value of the register where no other def reaches.
    fn initialise(&mut self, entry: Block, reg: VReg) {
        let class = self.func.vreg_class(reg).expect("a class");
        let wide = self.func.target.class(class).units > 2;
        let def: Operand = RegOperand::def(reg).into();
        let inst = if self.zero {
            let opcode = if wide { op::S_MOV_B64 } else { op::S_MOV_B32 };
            self.func.create_inst(opcode, &[def, Operand::Imm(0)])
        } else {
            self.func.create_inst(generic::IMPLICIT_DEF, &[def])
        };
        let before = self.func.first_inst(entry);
        self.func.insert_inst(inst, entry, before);
    }
}
