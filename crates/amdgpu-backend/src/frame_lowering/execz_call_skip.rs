//! Skips calls when EXEC is zero.
//!
//! A wave may execute blocks in which no lane is active: vector instructions then have no effect. A callee's scalar
//! instructions would run, though: a function that calls itself where lanes differ would never return. So a call that
//! may run under an empty mask gets a branch around it. Whether a mask has lanes is a forward dataflow problem over
//! EXEC and the scalar registers that hold masks. At entry EXEC has lanes, and so has every copy made of it then. After
//! `s_cbranch_execz` it has lanes. The union of masks has lanes if one of them has.

use cranelift_entity::SecondaryMap;
use ir::graph::FlowGraph;
use ir::machine::{Block, Inst, InstrFlags, LaneMask, MachineFunction, Operand, PReg};

use crate::target::Target;
use crate::target::regs;
use crate::target::table::op;

/// Masks that are known to have lanes: a bit for EXEC, and one for the first scalar register of each mask.
type Known = u128;

/// EXEC's bit; scalar registers have their numbers.
const EXEC: Known = 1 << 127;

/// Puts branches around calls that may be made under an empty mask.
pub(crate) fn guard_calls(func: &mut MachineFunction, target: Target) {
    if !func.frame.has_calls {
        return;
    }
    let masks = Masks { exec: target.exec() };
    let graph = FlowGraph::new(func);
    let mut known: SecondaryMap<Block, Known> = SecondaryMap::with_default(Known::MAX);
    let Some(entry) = func.entry_block() else { return };
    known[entry] = EXEC;
    let mut changed = true;
    while changed {
        changed = false;
        for &block in graph.reverse_postorder() {
            let mut state = known[block];
            for inst in func.insts(block) {
                masks.step(func, inst, &mut state, |to, state| {
                    changed |= meet(&mut known[to], state);
                });
            }
            if func.can_fall_through(block)
                && let Some(next) = func.next_block(block)
            {
                changed |= meet(&mut known[next], state);
            }
        }
    }
    let mut calls: Vec<Inst> = Vec::new();
    for &block in graph.reverse_postorder() {
        let mut state = known[block];
        for inst in func.insts(block) {
            if func.desc(inst).is(InstrFlags::CALL) && state & EXEC == 0 {
                calls.push(inst);
            }
            masks.step(func, inst, &mut state, |_, _| {});
        }
    }
    // From the last call on: the instructions after a call move once.
    calls.into_iter().rev().for_each(|call| branch_around(func, call));
}

fn meet(known: &mut Known, state: Known) -> bool {
    let old = *known;
    *known &= state;
    *known != old
}

struct Masks {
    exec: PReg,
}

impl Masks {
    fn bit(&self, reg: PReg) -> Known {
        if reg == self.exec {
            EXEC
        } else if reg.file() == regs::SGPR && reg.units() == self.exec.units() {
            1 << (reg.first_unit() / 2)
        } else {
            0
        }
    }

    fn has_lanes(&self, state: Known, operand: &Operand) -> bool {
        match operand {
            Operand::Reg(reg) => {
                reg.reg.as_physical().is_some_and(|reg| state & self.bit(reg) != 0)
            }
            _ => false,
        }
    }

    /// Updates the state to hold after an instruction; calls `branch` with the state at a branch target.
    fn step(
        &self,
        func: &MachineFunction,
        inst: Inst,
        state: &mut Known,
        mut branch: impl FnMut(Block, Known),
    ) {
        let opcode = func.opcode(inst);
        let operands = func.operands(inst);
        let before = *state;
        let target = operands.first().and_then(Operand::as_block);
        if let Some(to) = target {
            let there = match opcode {
                op::S_CBRANCH_EXECZ => before & !EXEC,
                op::S_CBRANCH_EXECNZ => before | EXEC,
                _ => before,
            };
            branch(to, there);
            match opcode {
                op::S_CBRANCH_EXECZ => *state |= EXEC,
                op::S_CBRANCH_EXECNZ => *state &= !EXEC,
                _ => {}
            }
            return;
        }
        for def in func.defs(inst) {
            if let Some(reg) = def.reg.as_physical() {
                *state &= !self.overlapping(reg);
            }
        }
        if func.desc(inst).is(InstrFlags::CALL) {
            // The callee gives EXEC back as it was.
            *state = before & EXEC;
            return;
        }
        let result = match operands.first() {
            Some(Operand::Reg(reg)) => reg.reg.as_physical().map_or(0, |reg| self.bit(reg)),
            _ => 0,
        };
        let has = |n: usize| operands.get(n).is_some_and(|o| self.has_lanes(before, o));
        match opcode {
            op::S_MOV_B32 | op::S_MOV_B64 if has(1) => *state |= result,
            op::S_OR_B32 | op::S_OR_B64 if has(1) || has(2) => *state |= result,
            op::S_AND_SAVEEXEC_B32 | op::S_AND_SAVEEXEC_B64 => {
                *state &= !EXEC;
                if before & EXEC != 0 {
                    *state |= result;
                }
            }
            op::S_OR_SAVEEXEC_B32 | op::S_OR_SAVEEXEC_B64 if before & EXEC != 0 || has(1) => {
                if before & EXEC != 0 {
                    *state |= result;
                }
                *state |= EXEC;
            }
            _ => {}
        }
    }

    fn overlapping(&self, reg: PReg) -> Known {
        if reg.overlaps(self.exec) {
            return EXEC;
        }
        if reg.file() != regs::SGPR {
            return 0;
        }
        // A mask of two registers that begins one before is changed too.
        let first = usize::from(reg.first_unit() / 2);
        let first = if self.exec.units() > 2 { first.saturating_sub(1) } else { first };
        let end = usize::from(reg.end_unit().div_ceil(2));
        (first..end.min(127)).fold(0, |bits, n| bits | 1 << n)
    }
}

/// `call` becomes `if no lane goto behind; call; behind:`.
fn branch_around(func: &mut MachineFunction, call: Inst) {
    let block = func.inst_block(call).expect("an instruction of the layout");
    let (calling, behind) = (func.create_block(), func.create_block());
    func.insert_block_after(calling, block);
    func.insert_block_after(behind, calling);
    let mut rest: Vec<Inst> = Vec::new();
    let mut next = func.next_inst(call);
    while let Some(inst) = next {
        next = func.next_inst(inst);
        rest.push(inst);
    }
    for inst in rest {
        func.remove_inst(inst);
        func.insert_inst(inst, behind, None);
    }
    func.remove_inst(call);
    func.insert_inst(call, calling, None);
    let loc = func.inst_loc(call);
    func.at_end(block).with_loc(loc).build(op::S_CBRANCH_EXECZ).block(behind).finish();
    let reads: Vec<PReg> = func.uses(call).filter_map(|r| r.reg.as_physical()).collect();
    for reg in reads {
        let lanes = LaneMask::run(0, u32::from(reg.units()));
        func.block_mut(calling).live_ins.push((reg, lanes));
    }
}
