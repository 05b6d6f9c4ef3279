//! `dead-mi-elimination`: removes instructions that nothing needs.
//!
//! Needed is what has effects, and whatever defines a register that something needed reads. That
//! is found by marking from the effects, so cycles of phis that only feed each other go too. Works
//! in SSA form and past it (there, all writes of a register that is read are kept). Debug
//! instructions that named a removed register name none afterwards.

use cranelift_entity::{EntityRef, EntitySet};

use super::data::{Inst, InstFlags};
use super::desc::InstrFlags;
use super::function::MachineFunction;
use super::operand::{Operand, RegFlags};
use super::reg::{Reg, VReg};
use super::usedef::OperandRef;
use crate::graph::Adjacency;

/// Removes what nothing needs; how many instructions that were.
pub fn remove_dead(func: &mut MachineFunction) -> usize {
    let Registers { defs, debug_uses } = Registers::of(func);
    let mut needed: EntitySet<Inst> = EntitySet::with_capacity(func.num_insts());
    let mut work: Vec<Inst> = Vec::new();
    for inst in func.all_insts() {
        if has_effects(func, inst) {
            needed.insert(inst);
            work.push(inst);
        }
    }
    let mut seen = vec![false; func.num_vregs()];
    while let Some(inst) = work.pop() {
        if func.desc(inst).is(InstrFlags::DEBUG) {
            continue;
        }
        for (_, operand) in func.reg_operands(inst) {
            let Some(reg) = operand.reg.as_virtual() else { continue };
            // A def is followed too: past SSA form other writes of the register may make the
            // rest of its value.
            if core::mem::replace(&mut seen[reg.index()], true) {
                continue;
            }
            for &def in defs.of(reg) {
                if needed.insert(def) {
                    work.push(def);
                }
            }
        }
    }
    let mut removed = 0;
    for inst in func.inst_list() {
        if !needed.contains(inst) {
            forget_in_debug(func, &debug_uses, inst);
            func.remove_inst(inst);
            removed += 1;
        }
    }
    removed
}

/// Facts about virtual registers that removal needs: less than [`super::UseDef`], as uses are read from the
/// instructions.
struct Registers {
    /// The instructions that write a register.
    defs: Adjacency<VReg, Inst>,
    /// Reads by debug information.
    debug_uses: Adjacency<VReg, OperandRef>,
}

impl Registers {
    fn of(func: &MachineFunction) -> Self {
        let mut defs: Vec<(VReg, Inst)> = Vec::with_capacity(func.num_insts());
        let mut debug_uses: Vec<(VReg, OperandRef)> = Vec::new();
        for inst in func.all_insts() {
            let written = func.defs(inst).filter_map(|def| def.reg.as_virtual());
            defs.extend(written.map(|reg| (reg, inst)));
            if func.desc(inst).is(InstrFlags::DEBUG) {
                let read = func.reg_operands(inst).filter(|(_, operand)| !operand.is_def());
                debug_uses.extend(read.filter_map(|(index, operand)| {
                    Some((operand.reg.as_virtual()?, OperandRef { inst, operand: index as u16 }))
                }));
            }
        }
        let registers = func.num_vregs();
        Self {
            defs: Adjacency::from_edges(registers, defs.into_iter()),
            debug_uses: Adjacency::from_edges(registers, debug_uses.into_iter()),
        }
    }
}

/// Whether an instruction does more than write virtual registers.
fn has_effects(func: &MachineFunction, inst: Inst) -> bool {
    let desc = func.desc(inst);
    if func.has_effects(inst) || desc.is(InstrFlags::DEBUG) {
        return true;
    }
    let ordered = || func.inst_mem_ops(inst).iter().any(|&mem| func.mem_ops[mem].is_ordered());
    if desc.is(InstrFlags::MAY_LOAD) && (func.inst_mem_ops(inst).is_empty() || ordered()) {
        return true;
    }
    let bundled = InstFlags::BUNDLED_PRED | InstFlags::BUNDLED_SUCC;
    func.inst_flags(inst).intersects(bundled)
        || func.defs(inst).any(|d| d.reg.is_physical() && !d.flags.contains(RegFlags::DEAD))
}

/// Debug instructions cannot name what a removed instruction defined.
fn forget_in_debug(
    func: &mut MachineFunction,
    debug_uses: &Adjacency<VReg, OperandRef>,
    inst: Inst,
) {
    for index in 0..func.operands(inst).len() {
        let Some(reg) = func.operand(inst, index).as_reg().filter(|r| r.is_def()) else { continue };
        let Some(reg) = reg.reg.as_virtual() else { continue };
        for place in debug_uses.of(reg) {
            let operand = &mut func.operands_mut(place.inst)[usize::from(place.operand)];
            if let Operand::Reg(debug) = operand {
                debug.reg = Reg::NONE;
                debug.sub = super::SubReg::WHOLE;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::toy::*;
    use super::super::*;
    use super::*;

    #[test]
    fn dead_cycles_go_and_effects_stay() {
        let mut func = loop_function();
        let [head, body] = [1, 2].map(Block::new);
        let zero = VReg::new(1);
        let [phi, next, twice] = core::array::from_fn(|_| func.new_vreg(V32));
        // A counter that only counts itself, with a debug instruction watching it.
        let first = func.first_inst(head).unwrap();
        func.before(first).phi(phi, &[(zero, Block::new(0)), (next, body)]);
        let last = func.last_inst(body).unwrap();
        func.before(last).build(ADD).def(next).reg(phi).imm(1).finish();
        func.before(last).build(FMAC).def(twice).reg(next).reg(next).reg(next).finish();
        let debug = func.before(last).build(generic::DBG_VALUE).reg(next).finish();
        // Loads whose results are not needed: one may go, the volatile one may not.
        let [plain, volatile] = core::array::from_fn(|_| func.new_vreg(V32));
        let mem = MachineMemOperand::load(4);
        func.before(last).build(LOAD).def(plain).reg(VReg::new(7)).imm(0).mem(mem.clone()).finish();
        let mem = mem.with(MemFlags::VOLATILE);
        let kept =
            func.before(last).build(LOAD).def(volatile).reg(VReg::new(7)).imm(0).mem(mem).finish();
        verify(&func).unwrap();
        let before =
            loop_function().blocks().map(|b| loop_function().insts(b).count()).sum::<usize>();
        assert_eq!(remove_dead(&mut func), 4);
        verify(&func).unwrap();
        let after: usize = func.blocks().map(|b| func.insts(b).count()).sum();
        assert_eq!(after, before + 2);
        assert_eq!(func.inst_text(debug), "DBG_VALUE $noreg");
        assert_eq!(func.inst_block(kept), Some(body));
        assert_eq!(remove_dead(&mut func), 0);
    }

    #[test]
    fn writes_of_physical_registers_stay_unless_dead() {
        let mut func = MachineFunction::new("f", FunctionKind::Device, &TARGET);
        let b0 = func.add_block();
        let mut b = func.at_end(b0);
        b.build(MOV).def(PReg::new(V, 0, 2)).imm(1).finish();
        let dead = RegOperand::def(PReg::new(V, 2, 2)).with(RegFlags::DEAD);
        b.build(MOV).operand(dead).imm(1).finish();
        b.build(RET).finish();
        assert_eq!(remove_dead(&mut func), 1);
        assert_eq!(func.insts(b0).count(), 2);
    }
}
