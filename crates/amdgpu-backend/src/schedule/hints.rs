//! Constraints of `SCHED_BARRIER`, `SCHED_GROUP_BARRIER` and `IGLP_OPT` on the order of other instructions.
//!
//! Their masks are LLVM's (AMDGPUUsage, `llvm.amdgcn.sched.barrier`): each bit is a class of instructions. An
//! instruction that is none of the processor's (copies, tuples) is of no class.

use ir::machine::{Inst, InstrFlags, MachineFunction};
use rp_tracker::sched::{Group, Hint};

use crate::target::table::{self, ExecUnit, op};

const ALU: u32 = 1;
const VALU: u32 = 1 << 1;
const SALU: u32 = 1 << 2;
const MFMA: u32 = 1 << 3;
const VMEM: u32 = 1 << 4;
const VMEM_READ: u32 = 1 << 5;
const VMEM_WRITE: u32 = 1 << 6;
const DS: u32 = 1 << 7;
const DS_READ: u32 = 1 << 8;
const DS_WRITE: u32 = 1 << 9;
const TRANS: u32 = 1 << 10;

/// `IGLP_OPT` 0 and 1, for small products of matrices: two accesses of LDS for each matrix instruction.
const SMALL_PRODUCTS: &[Group] =
    &[Group { classes: DS, size: 2 }, Group { classes: MFMA, size: 1 }];

/// `IGLP_OPT` 2 and 3, for products with exponential functions between: a transcendental one for each matrix instruction.
const EXPONENTIALS: &[Group] =
    &[Group { classes: TRANS, size: 1 }, Group { classes: MFMA, size: 1 }];

/// Returns the constraint of an instruction on the order of others.
pub(super) fn of(func: &MachineFunction, inst: Inst) -> Option<Hint> {
    let number = |index: usize| func.operands(inst).get(index)?.as_imm().map(|imm| imm as u32);
    match func.opcode(inst) {
        op::SCHED_BARRIER => Some(Hint::Barrier { crossing: number(0)? }),
        op::SCHED_GROUP_BARRIER => Some(Hint::Group {
            pipeline: number(2)?,
            group: Group { classes: number(0)?, size: number(1)? },
        }),
        op::IGLP_OPT => {
            let groups = if number(0)? < 2 { SMALL_PRODUCTS } else { EXPONENTIALS };
            Some(Hint::Repeat(groups))
        }
        _ => None,
    }
}

/// The classes of an instruction.
pub(super) fn classes(func: &MachineFunction, inst: Inst) -> u32 {
    let opcode = func.opcode(inst);
    if opcode.is_generic() {
        return 0;
    }
    let desc = func.desc(inst);
    let access = |any: u32, read: u32, write: u32| {
        let reads = if desc.is(InstrFlags::MAY_LOAD) { read } else { 0 };
        let writes = if desc.is(InstrFlags::MAY_STORE) { write } else { 0 };
        any | reads | writes
    };
    match table::unit(opcode) {
        ExecUnit::Vector => ALU | VALU,
        ExecUnit::Transcendental => ALU | TRANS,
        ExecUnit::Matrix => ALU | MFMA,
        ExecUnit::Scalar => ALU | SALU,
        ExecUnit::Lds | ExecUnit::LdsDirect => access(DS, DS_READ, DS_WRITE),
        unit if unit.is_vector_memory() => access(VMEM, VMEM_READ, VMEM_WRITE),
        _ => 0,
    }
}
