//! Tail calls: a call whose result is returned at once becomes a jump, after the function has restored registers.
//!
//! Selection says of which calls the convention allows it ([`Selected::tail_calls`](crate::isel::Selected)): those marked
//! `tail` or `musttail` in front of the return, with all arguments and results in registers. Here, on allocated registers,
//! the rest is looked at:
//!
//! - between call and return nothing is done, so all lanes that entered leave together (where lanes part, the path to
//!   the return restores their mask, and the call stays a call: that is so for `musttail`, too);
//! - the callee preserves at least the registers that the convention preserves;
//! - the address lies in registers that neither arguments nor restored registers use.

use ir::machine::{Block, Inst, MachineFunction, Operand, PReg, RegFlags, RegOperand, generic};
use regalloc_abi::CallConv;

use crate::target::regs;
use crate::target::table::op;

/// Makes jumps of the calls that can be ones; how many.
pub(crate) fn form(func: &mut MachineFunction, calls: &[Inst], convention: &CallConv) -> usize {
    let mut formed = 0;
    for &call in calls {
        let Some(block) = func.inst_block(call) else { continue };
        if func.opcode(call) == op::SI_CALL
            && returns_after(func, call)
            && keeps_the_convention(func, call, convention)
            && let Some(address) = address_of(func, call, convention)
        {
            jump(func, block, call, address);
            formed += 1;
        }
    }
    if formed > 0 {
        let is_call = |inst: Inst| func.opcode(inst) == op::SI_CALL;
        let any = func.blocks().any(|block| func.insts(block).any(is_call));
        func.frame.has_calls = any;
    }
    formed
}

/// Whether nothing is done between an instruction and the return.
fn returns_after(func: &MachineFunction, call: Inst) -> bool {
    /// Largest number of jumps that are followed.
    const MOST: usize = 8;
    let mut next = func.next_inst(call);
    let mut block = func.inst_block(call);
    for _ in 0..MOST {
        while let Some(inst) = next {
            match func.opcode(inst) {
                op::SI_RETURN => return true,
                op::S_BRANCH => break,
                generic::COPY if is_same(func, inst) => {}
                _ if func.is_meta(inst) => {}
                _ => return false,
            }
            next = func.next_inst(inst);
        }
        block = match next {
            Some(branch) => func.operands(branch).first().and_then(Operand::as_block),
            None => block.and_then(|block| func.next_block(block)),
        };
        let Some(to) = block else { return false };
        next = func.first_inst(to);
    }
    false
}

/// Whether a copy is of a register to itself.
fn is_same(func: &MachineFunction, copy: Inst) -> bool {
    let [Operand::Reg(to), Operand::Reg(from)] = func.operands(copy) else { return false };
    to.reg == from.reg && to.sub == from.sub
}

fn keeps_the_convention(func: &MachineFunction, call: Inst, convention: &CallConv) -> bool {
    let masks = func.operands(call).iter().filter_map(|operand| match operand {
        Operand::RegMask(mask) => Some(func.reg_mask(*mask)),
        _ => None,
    });
    let preserved = convention.preserved_registers();
    masks.into_iter().all(|mask| preserved.iter().all(|&register| mask.preserves(register)))
}

/// The registers to jump by: those of the call's address, or others that nothing comes to.
fn address_of(func: &MachineFunction, call: Inst, convention: &CallConv) -> Option<PReg> {
    let preserved = convention.preserved_registers();
    let own = func.operand(call, 1).as_reg()?.reg.as_physical()?;
    let used: Vec<PReg> = func
        .operands(call)
        .iter()
        .filter_map(Operand::as_reg)
        .filter(|reg| reg.is_implicit() && !reg.is_def())
        .filter_map(|reg| reg.reg.as_physical())
        .collect();
    let free = |pair: PReg| {
        let taken = |list: &[PReg]| list.iter().any(|register| register.overlaps(pair));
        !taken(&used) && !taken(&preserved)
    };
    let others = (4..29).step_by(2).map(|n| regs::sgpr(n, 2));
    core::iter::once(own).chain(others).find(|&pair| free(pair))
}

/// Puts the jump in the place of a call and of what follows it.
fn jump(func: &mut MachineFunction, block: Block, call: Inst, address: PReg) {
    let operands: Vec<Operand> = func.operands(call).to_vec();
    let loc = func.inst_loc(call);
    while let Some(last) = func.last_inst(block).filter(|&last| last != call) {
        func.remove_inst(last);
    }
    let own = operands[1].as_reg().and_then(|reg| reg.reg.as_physical());
    let mut builder = func.before(call).with_loc(loc);
    if own != Some(address) {
        let to: Operand = RegOperand::def(address).into();
        builder.build(op::S_MOV_B64).operands(&[to, operands[1]]).finish();
    }
    // Address, callee, bytes of arguments on the stack, what it keeps, what it reads.
    let mut list: Vec<Operand> = vec![address.into(), operands[2], Operand::Imm(0)];
    list.extend(operands[3..].iter().filter(|operand| match operand {
        Operand::Reg(reg) => !reg.is_def(),
        operand => matches!(operand, Operand::RegMask(_)),
    }));
    let back = RegOperand::new(regs::sgpr(30, 2)).with(RegFlags::IMPLICIT);
    list.push(back.into());
    let flags = func.inst_flags(call);
    let mut builder = func.before(call).with_loc(loc);
    builder.build(op::SI_TCRETURN).operands(&list).flags(flags).finish();
    func.remove_inst(call);
}
