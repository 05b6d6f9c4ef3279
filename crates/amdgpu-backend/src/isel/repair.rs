//! SSA form for scalar registers.
//!
//! Two kinds of registers need it when a function has been selected: masks of waiting and saved lanes,
//! which are set in several places (and hold no lane where the wave has not passed any of them), and
//! values that lanes find set by control flow, but the wave, which also passes blocks that none of its
//! lanes wants, does not (there, anything will do). Phis go to the iterated dominance frontier of the
//! places where a register is set, as far as it is read behind them (Cytron et al. 1991, pruned).

use cranelift_entity::{EntitySet, SecondaryMap};
use ir::graph::{DomTree, FlowGraph, iterated_frontier};
use ir::machine::{Block, Inst, MachineFunction, Operand, Reg, RegOperand, VReg, generic};
use smallvec::SmallVec;

use super::Isel;
use crate::regs;
use crate::table::op;

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
    for (reg, places) in collect(func, &graph, &broken) {
        Repair { func, graph: &graph, dom: &dom, reg, zero: masks.contains(reg) }.run(&places);
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
    for &block in graph.reverse_postorder() {
        for inst in func.insts(block) {
            for def in func.defs(inst) {
                if let Some(reg) = def.reg.as_virtual() {
                    home[reg] = Some(block);
                }
            }
        }
    }
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
                let known = home[reg].is_some_and(|h| dom.dominates(h, at));
                if masks.contains(reg) || !known {
                    seen.insert(reg);
                    broken.push(reg);
                }
            }
        }
    }
    broken
}

/// Where the registers are set and read.
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

struct Repair<'a> {
    func: &'a mut MachineFunction,
    graph: &'a FlowGraph<Block>,
    dom: &'a DomTree<Block>,
    reg: VReg,
    /// Whether it holds no lane where it is not set; else anything.
    zero: bool,
}

impl Repair<'_> {
    fn run(mut self, places: &Places) {
        let mut has_def: SecondaryMap<Block, bool> = SecondaryMap::new();
        places.defs.iter().for_each(|d| has_def[d.0] = true);
        let live_in = self.live_in(places, &has_def);
        let mut defs: Vec<Block> = places.defs.iter().map(|d| d.0).collect();
        let entry = self.graph.entry().expect("an entry");
        defs.push(entry);
        defs.sort_unstable();
        defs.dedup();
        let joins = iterated_frontier(self.graph, self.dom, &defs, |b| live_in.contains(b));
        // The values at the ends of blocks that set it, and at the starts of joins.
        let class = self.func.vreg_class(self.reg).expect("a class");
        let mut at_end: SecondaryMap<Block, Option<VReg>> = SecondaryMap::new();
        let mut at_start: SecondaryMap<Block, Option<VReg>> = SecondaryMap::new();
        for &join in &joins {
            at_start[join] = Some(self.func.new_vreg(class));
        }
        let mut first = true;
        for &(block, inst) in &places.defs {
            let value = if first { self.reg } else { self.func.new_vreg(class) };
            first = false;
            self.rename_def(inst, value);
            at_end[block] = Some(value);
        }
        let mut initial: Option<VReg> = None;
        // Uses in a block with a def are by what comes first.
        for use_ in &places.uses {
            let value = if use_.at_end {
                self.value_at_end(use_.block, &at_end, &at_start, &mut initial)
            } else {
                self.value_before(use_, places, &at_end, &at_start, &mut initial)
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
            operands.push(RegOperand::def(at_start[join].expect("a phi")).into());
            let mut from: SmallVec<[Block; 4]> = self.graph.predecessors(join).into();
            from.sort_unstable();
            from.dedup();
            for pred in from {
                if !self.graph.is_reachable(pred) {
                    continue;
                }
                let value = self.value_at_end(pred, &at_end, &at_start, &mut initial);
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
    }

    /// The blocks at whose start it may still be read.
    fn live_in(&self, places: &Places, has_def: &SecondaryMap<Block, bool>) -> EntitySet<Block> {
        let mut live: EntitySet<Block> = EntitySet::new();
        let mut work: Vec<Block> = Vec::new();
        for use_ in &places.uses {
            let from_above = if use_.at_end {
                !has_def[use_.block]
            } else {
                !has_def[use_.block] || self.def_before(use_, places).is_none()
            };
            if from_above && live.insert(use_.block) {
                work.push(use_.block);
            }
        }
        while let Some(block) = work.pop() {
            for &pred in self.graph.predecessors(block) {
                if !has_def[pred] && live.insert(pred) {
                    work.push(pred);
                }
            }
        }
        live
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

    fn value_before(
        &mut self,
        use_: &Use,
        places: &Places,
        at_end: &SecondaryMap<Block, Option<VReg>>,
        at_start: &SecondaryMap<Block, Option<VReg>>,
        initial: &mut Option<VReg>,
    ) -> VReg {
        if let Some(n) = self.def_before(use_, places) {
            let inst = places.defs[n].1;
            let def = self.func.def_vreg(inst);
            return def.unwrap_or(self.reg);
        }
        self.value_at_start(use_.block, at_end, at_start, initial)
    }

    fn value_at_end(
        &mut self,
        block: Block,
        at_end: &SecondaryMap<Block, Option<VReg>>,
        at_start: &SecondaryMap<Block, Option<VReg>>,
        initial: &mut Option<VReg>,
    ) -> VReg {
        match at_end[block] {
            Some(value) => value,
            None => self.value_at_start(block, at_end, at_start, initial),
        }
    }

    fn value_at_start(
        &mut self,
        block: Block,
        at_end: &SecondaryMap<Block, Option<VReg>>,
        at_start: &SecondaryMap<Block, Option<VReg>>,
        initial: &mut Option<VReg>,
    ) -> VReg {
        let mut at = block;
        loop {
            if let Some(value) = at_start[at] {
                return value;
            }
            match self.dom.immediate(at) {
                None => break,
                Some(up) => {
                    if let Some(value) = at_end[up] {
                        return value;
                    }
                    at = up;
                }
            }
        }
        let class = self.func.vreg_class(self.reg).expect("a class");
        let func = &mut *self.func;
        *initial.get_or_insert_with(|| func.new_vreg(class))
    }

    /// What it holds where nothing has set it.
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
