//! Changes of EXEC that nothing runs under.
//!
//! Selection sets the mask before every block that does not begin with the lanes that come with the wave,
//! also before blocks that are there only for copies on an edge and turn out to be empty. Where the next
//! thing to happen is another change of the mask, the first is not needed: liveness of EXEC, backwards
//! over the wave's graph, tells which.

use ir::graph::FlowGraph;
use ir::machine::{Inst, InstrFlags, MachineFunction};

use crate::target::regs;
use crate::target::table::op;

/// Removes writes of EXEC that no instruction reads, over the whole function.
pub(crate) fn remove_dead_masks(func: &mut MachineFunction) {
    let graph = FlowGraph::new(&*func);
    let through = |block, live: &mut bool| {
        for inst in func.insts_rev(block) {
            *live = before(func, inst, *live);
        }
    };
    let live = graph.solve_backward(through, |live, next| *live |= next);
    for &block in graph.reverse_postorder() {
        let mut here = graph.successors(block).iter().any(|&s| live[s]);
        let mut next = func.last_inst(block);
        while let Some(inst) = next {
            next = func.prev_inst(inst);
            let only_mask = matches!(
                func.opcode(inst),
                op::S_MOV_B32
                    | op::S_MOV_B64
                    | op::S_AND_B32
                    | op::S_AND_B64
                    | op::S_ANDN2_B32
                    | op::S_ANDN2_B64
                    | op::S_OR_B32
                    | op::S_OR_B64
            );
            if !here && only_mask && writes(func, inst) {
                func.remove_inst(inst);
                continue;
            }
            here = before(func, inst, here);
        }
    }
}

fn writes(func: &MachineFunction, inst: Inst) -> bool {
    func.defs(inst).any(|d| d.reg.as_physical().is_some_and(|r| r.overlaps(regs::EXEC)))
}

/// Whether EXEC is read before it is written, from before an instruction; `behind` is the same from after it.
fn before(func: &MachineFunction, inst: Inst, behind: bool) -> bool {
    let reads =
        func.uses(inst).any(|u| u.reg.as_physical().is_some_and(|r| r.overlaps(regs::EXEC)));
    reads || moves_vectors(func, inst) || behind && !writes(func, inst)
}

/// Whether an instruction that does not say so yet, a copy or a spill, becomes one that runs under EXEC.
fn moves_vectors(func: &MachineFunction, inst: Inst) -> bool {
    func.desc(inst).is(InstrFlags::PSEUDO)
        && func
            .reg_operands(inst)
            .any(|(_, operand)| operand.reg.as_physical().is_some_and(|r| r.file() == regs::VGPR))
}
