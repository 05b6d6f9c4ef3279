//! Dead lanes: operands of tuples whose lanes are never read are dropped.
//!
//! The units of a virtual register that are read follow from the readers: an instruction reads the units that its
//! operand names; copies, phis and the making of tuples read the units that are read of their result. That is a least
//! fixed point over the registers, found with a work list (LLVM's `detect-dead-lanes` does the same). A dropped operand
//! may then be dead as a whole, for example the upper half of a 64-bit number that is cut to 32 bits. Works in SSA
//! form.

use cranelift_entity::EntityRef;
use smallvec::SmallVec;

use super::data::Inst;
use super::desc::generic;
use super::function::MachineFunction;
use super::operand::{Operand, RegOperand};
use super::reg::{LaneMask, SubReg, VReg};

/// Leaves out of tuples what nothing reads there; how many parts that were. Without effect past SSA form.
pub fn drop_dead_lanes(func: &mut MachineFunction) -> usize {
    if !func.is_ssa() {
        return 0;
    }
    let used = UsedLanes::of(func);
    let mut dropped = 0;
    for block in func.blocks().collect::<Vec<_>>() {
        for inst in func.insts(block).collect::<SmallVec<[Inst; 32]>>() {
            if func.opcode(inst) != generic::REG_SEQUENCE {
                continue;
            }
            let Some(result) = func.def_vreg(inst) else { continue };
            let read = used.lanes[result.index()];
            let operands = func.operands(inst);
            let mut kept: SmallVec<[Operand; 16]> = SmallVec::from_slice(&operands[..1]);
            for pair in operands[1..].chunks_exact(2) {
                if let Operand::SubReg(to) = pair[1]
                    && func.target.sub_reg(to).lanes().intersection(read).is_empty()
                {
                    continue;
                }
                kept.extend_from_slice(pair);
            }
            // Tuples without any reads are for the elimination of dead code.
            if kept.len() < operands.len() && kept.len() > 1 {
                dropped += (operands.len() - kept.len()) / 2;
                func.set_operands(inst, &kept);
            }
        }
    }
    dropped
}

/// The units of each virtual register that something reads.
struct UsedLanes {
    lanes: Vec<LaneMask>,
    work: Vec<VReg>,
}

impl UsedLanes {
    fn of(func: &MachineFunction) -> Self {
        let mut used = Self { lanes: vec![LaneMask::NONE; func.num_vregs()], work: Vec::new() };
        let mut makers: Vec<Option<Inst>> = vec![None; func.num_vregs()];
        for inst in func.all_insts() {
            match moved_result(func, inst) {
                Some(result) => makers[result.index()] = Some(inst),
                None => {
                    for operand in func.uses(inst) {
                        used.read(func, operand, LaneMask::ALL);
                    }
                }
            }
        }
        while let Some(register) = used.work.pop() {
            if let Some(inst) = makers[register.index()] {
                used.pass_on(func, inst, register);
            }
        }
        used
    }

    /// `lanes` of what an operand names are read, its first unit being bit 0.
    fn read(&mut self, func: &MachineFunction, operand: &RegOperand, lanes: LaneMask) {
        let Some(register) = operand.reg.as_virtual() else { return };
        let Some(class) = func.vreg_class(register) else { return };
        let named = func.target.lanes(class, operand.sub);
        let offset = first_unit(func, operand.sub);
        let read = LaneMask(lanes.0 << offset).intersection(named);
        let known = &mut self.lanes[register.index()];
        if !read.without(*known).is_empty() {
            *known = known.union(read);
            self.work.push(register);
        }
    }

    /// Passes the lanes read of a move's result on to its operands.
    fn pass_on(&mut self, func: &MachineFunction, inst: Inst, result: VReg) {
        let lanes = self.lanes[result.index()];
        if func.opcode(inst) != generic::REG_SEQUENCE {
            for operand in func.uses(inst) {
                self.read(func, operand, lanes);
            }
            return;
        }
        for pair in func.operands(inst)[1..].chunks_exact(2) {
            if let [Operand::Reg(value), Operand::SubReg(to)] = pair {
                let part = lanes.intersection(func.target.sub_reg(*to).lanes());
                self.read(func, value, LaneMask(part.0 >> first_unit(func, *to)));
            }
        }
    }
}

fn first_unit(func: &MachineFunction, sub: SubReg) -> u8 {
    if sub.is_whole() { 0 } else { func.target.sub_reg(sub).offset }
}

/// The whole virtual register that an instruction moves others to, if that is all it does.
fn moved_result(func: &MachineFunction, inst: Inst) -> Option<VReg> {
    if !matches!(func.opcode(inst), generic::COPY | generic::PHI | generic::REG_SEQUENCE) {
        return None;
    }
    let operand = func.operands(inst).first()?.as_reg()?;
    operand.sub.is_whole().then_some(operand.reg.as_virtual()?)
}
