//! Constants that are only copied (`machine-cp`): each copy gets the constant itself, and the register that held it is not needed.
//!
//! Selection makes one register of a constant, and allocation gives the parts of tuples registers of their own: the constant words
//! of two buffer descriptors are copied from a third place. Only constants of a block are looked at, whose readers in the block are
//! all copies, and whose register is overwritten in the block or dead at its end.

use ir::graph::FlowGraph;
use ir::machine::{Block, Inst, InstFlags, MachineFunction, Opcode, Operand, PReg, generic};
use ir::map::Set;
use ir::pass::{Entry, Need, PassInfo, counted};
use smallvec::SmallVec;

use super::regset::{RegSet, reads_anything};
use crate::target::asm::encode::encode;
use crate::target::regs;
use crate::target::table::op;
use crate::target::{Generation, Target};

/// The registry's row.
pub(crate) const INFO: PassInfo = PassInfo {
    name: "machine-cp",
    about: "Puts constants in place of registers that only copies read.",
    contract: "Needs physical registers and expanded pseudo instructions; what is computed does not change.",
    need: Need::Optional,
    entry: Entry::Machine(|| counted("constants", |func, ()| copy_constants(func))),
};

/// Copies of a constant that is a literal: with more, the code would be longer.
const MOST_LITERALS: usize = 3;

/// Number of constants that are watched at one time; the oldest is dropped.
const MOST_WATCHED: usize = 16;

/// Puts constants in place of registers. Returns the number of constants that are not in a register any more.
fn copy_constants(func: &mut MachineFunction) -> u64 {
    let mut gone: Set<Inst> = Set::default();
    let mut at_end: Vec<(Block, Constant)> = Vec::new();
    let generation = Target::of(func.target).generation;
    for block in func.blocks().collect::<Vec<_>>() {
        let mut watch = Watch { generation, constants: Vec::new() };
        let mut next = func.first_inst(block);
        while let Some(inst) = next {
            next = func.next_inst(inst);
            watch.pass(func, inst, &mut gone);
        }
        at_end.extend(watch.constants.into_iter().map(|constant| (block, constant)));
    }
    // A constant that nothing copies is not worth to know what is live.
    if at_end.iter().any(|(_, constant)| !constant.copies.is_empty()) {
        let live = Live::new(func);
        for (block, constant) in at_end.into_iter().rev() {
            if !live.at_end(func, block, constant.to) {
                constant.replace(func, generation, &mut gone);
            }
        }
    }
    func.note_removed(&gone);
    gone.len() as u64
}

/// Constants of a block that only copies have read so far.
struct Watch {
    generation: Generation,
    constants: Vec<Constant>,
}

impl Watch {
    fn pass(&mut self, func: &mut MachineFunction, inst: Inst, gone: &mut Set<Inst>) {
        if func.is_meta(inst) {
            return;
        }
        if !self.constants.is_empty() {
            self.read_and_write(func, inst, gone);
        }
        if let Some(constant) = Constant::of(func, inst) {
            if self.constants.len() == MOST_WATCHED {
                self.constants.remove(0);
            }
            self.constants.push(constant);
        }
    }

    /// Drops the constants that an instruction reads otherwise than by a copy, and replaces those whose register it writes.
    fn read_and_write(&mut self, func: &mut MachineFunction, inst: Inst, gone: &mut Set<Inst>) {
        if reads_anything(func, inst) || func.opcode(inst) == generic::BUNDLE {
            self.constants.clear();
            return;
        }
        let (reads, writes) = RegSet::of(func, inst);
        let source = copied(func, inst);
        if let Some(from) = source
            && let Some(constant) = self.constants.iter_mut().find(|c| c.to == from)
            && constant.opcode == func.opcode(inst)
        {
            constant.copies.push(inst);
            let (constant, to) = (constant.clone(), written(func, inst));
            let mut others = reads;
            others.remove(&constant.set());
            self.constants.retain(|constant| !constant.set().meets(&others));
            self.end_written(func, &writes, gone);
            // The copy is a constant in turn.
            if let Some(to) = to.filter(|&to| to != from) {
                self.constants.push(Constant { inst, to, copies: SmallVec::new(), ..constant });
            }
            return;
        }
        self.constants.retain(|constant| !constant.set().meets(&reads));
        if writes.meets(&RegSet::one(regs::EXEC)) {
            self.constants.retain(|constant| constant.to.file() != regs::VGPR);
        }
        self.end_written(func, &writes, gone);
    }

    /// Replaces the constants whose register is written whole, and drops those of which a part is.
    fn end_written(&mut self, func: &mut MachineFunction, writes: &RegSet, gone: &mut Set<Inst>) {
        let mut at = 0;
        while at < self.constants.len() {
            let set = self.constants[at].set();
            if !set.meets(writes) {
                at += 1;
                continue;
            }
            let constant = self.constants.remove(at);
            let mut left = set;
            left.remove(writes);
            if left.is_empty() {
                constant.replace(func, self.generation, gone);
            }
        }
    }
}

/// A register that holds a constant.
#[derive(Clone)]
struct Constant {
    inst: Inst,
    opcode: Opcode,
    to: PReg,
    value: i64,
    /// The copies that have read it.
    copies: SmallVec<[Inst; 4]>,
}

impl Constant {
    fn of(func: &MachineFunction, inst: Inst) -> Option<Self> {
        let Operand::Imm(value) = *func.operands(inst).get(1)? else { return None };
        let (opcode, to) = (func.opcode(inst), written(func, inst)?);
        Some(Self { inst, opcode, to, value, copies: SmallVec::new() })
    }

    fn set(&self) -> RegSet {
        RegSet::one(self.to)
    }

    /// Puts the constant in the place of the register and removes the instruction that filled it, if there are copies.
    fn replace(self, func: &mut MachineFunction, generation: Generation, gone: &mut Set<Inst>) {
        let copies = || self.copies.iter().filter(|&&copy| func.inst_block(copy).is_some());
        let encoded = encode(
            generation,
            self.opcode,
            &[*func.operand(self.inst, 0), Operand::Imm(self.value)],
        );
        let is_literal = encoded.is_ok_and(|encoded| encoded.bytes().len() > 4);
        if self.copies.is_empty() || is_literal && copies().count() > MOST_LITERALS {
            return;
        }
        let copies: SmallVec<[Inst; 4]> = copies().copied().collect();
        log::debug!(
            target: INFO.name,
            "`{}`: its {} copies are constants themselves",
            func.inst_text_alone(self.inst),
            copies.len()
        );
        for copy in copies {
            func.set_operand(copy, 1, Operand::Imm(self.value));
        }
        func.remove_inst(self.inst);
        gone.insert(self.inst);
    }
}

/// The register that a move without modifiers writes.
fn written(func: &MachineFunction, inst: Inst) -> Option<PReg> {
    let bundled = InstFlags::BUNDLED_PRED | InstFlags::BUNDLED_SUCC;
    let opcode = func.opcode(inst);
    let is_move = matches!(opcode, op::S_MOV_B32 | op::S_MOV_B64 | op::V_MOV_B32_e32);
    if !is_move || func.inst_flags(inst).intersects(bundled) {
        return None;
    }
    // What is moved by an index (`s_set_gpr_idx_on`) has it in M0.
    if func.uses(inst).any(|u| u.reg.as_physical() == Some(regs::M0)) {
        return None;
    }
    let to = func.operand(inst, 0).as_reg()?.reg.as_physical()?;
    matches!(to.file(), regs::SGPR | regs::VGPR).then_some(to)
}

/// The register that a move reads.
fn copied(func: &MachineFunction, inst: Inst) -> Option<PReg> {
    written(func, inst)?;
    func.operand(inst, 1).as_reg().filter(|reg| reg.reads())?.reg.as_physical()
}

/// The registers live at the blocks' starts.
struct Live {
    graph: FlowGraph<Block>,
    starts: cranelift_entity::SecondaryMap<Block, RegSet>,
}

impl Live {
    fn new(func: &MachineFunction) -> Self {
        let graph = FlowGraph::new(func);
        let starts = graph.solve_backward(
            |block, live: &mut RegSet| {
                for inst in func.insts_rev(block) {
                    if reads_anything(func, inst) || func.opcode(inst) == generic::BUNDLE {
                        *live = RegSet::ALL;
                        continue;
                    }
                    let (reads, writes) = RegSet::of(func, inst);
                    // Writes of vector registers leave those lanes that are not active.
                    live.remove(&writes.scalar());
                    live.union(&reads);
                }
            },
            RegSet::union,
        );
        Self { graph, starts }
    }

    fn at_end(&self, func: &MachineFunction, block: Block, reg: PReg) -> bool {
        let joined = self.graph.joined_at_end(block, &self.starts, RegSet::union);
        // Without successors, the function's end reads what it returns.
        let ends = func.last_inst(block).is_some_and(|last| func.opcode(last) == op::S_ENDPGM);
        let leaves = self.graph.successors(block).is_empty() && !ends;
        leaves || joined.meets(&RegSet::one(reg))
    }
}
