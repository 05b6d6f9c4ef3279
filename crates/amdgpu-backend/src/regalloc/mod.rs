//! Register allocation: the registers that a function may use, and AMDGPU's spill code.
//!
//! Vector registers come first, along the graph that lanes follow, then scalar ones along the wave's ([`regalloc_abi`]
//! explains why). Scalar registers are spilled to lanes of vector registers that have no other use: their numbers are
//! above all that the first round used, so that no lane of theirs ever holds another value. Vector registers are
//! spilled to scratch.

pub(crate) mod dead_exec_writes;
pub(crate) mod whole_wave;

use ir::diagnostic::Diagnostic;
use ir::graph::FlowGraph;
use ir::machine::{
    Block, Builder, FrameKind, FrameObject, FrameSlot, FunctionKind, Inst, InstrFlags,
    MachineFunction, Opcode, PReg, Reg, RegClass, RegFile,
};
use regalloc_abi::variables::Holders;
use regalloc_abi::{AllocTarget, Allocation, Allocator, Effect, Environment, Statistics};

use crate::abi::functions::SCRATCH_DESCRIPTOR;
use crate::target::regs;
use crate::target::table::{self, ExecUnit, op};
use crate::target::{Generation, Target};

/// The stack of scalar registers that are spilled to lanes.
pub(crate) const LANES: &str = "sgpr-spill";

/// The stack of scalar registers that go to scratch memory, through lanes of a vector register: where registers for
/// lanes do not suffice.
pub(crate) const THROUGH_LANES: &str = "sgpr-spill-memory";

/// The stack of vector registers that are spilled to accumulators; an object's offset is the first one's number.
pub(crate) const ACCUMULATORS: &str = "agpr-spill";

/// Form of spills: LLVM's pseudo-instructions, which [`crate::frame_lowering::post_ra_pseudos`] replaces.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Spiller;

macro_rules! spills {
    ($name:ident: $($opcode:ident)*) => {
        const $name: &[Opcode] = &[$(op::$opcode),*];
    };
}

spills!(VECTOR_SAVES: SI_SPILL_V32_SAVE SI_SPILL_V64_SAVE SI_SPILL_V96_SAVE SI_SPILL_V128_SAVE SI_SPILL_V160_SAVE
    SI_SPILL_V192_SAVE SI_SPILL_V224_SAVE SI_SPILL_V256_SAVE SI_SPILL_V288_SAVE SI_SPILL_V320_SAVE
    SI_SPILL_V352_SAVE SI_SPILL_V384_SAVE SI_SPILL_V512_SAVE SI_SPILL_V1024_SAVE);
spills!(VECTOR_RESTORES: SI_SPILL_V32_RESTORE SI_SPILL_V64_RESTORE SI_SPILL_V96_RESTORE SI_SPILL_V128_RESTORE
    SI_SPILL_V160_RESTORE SI_SPILL_V192_RESTORE SI_SPILL_V224_RESTORE SI_SPILL_V256_RESTORE SI_SPILL_V288_RESTORE
    SI_SPILL_V320_RESTORE SI_SPILL_V352_RESTORE SI_SPILL_V384_RESTORE SI_SPILL_V512_RESTORE SI_SPILL_V1024_RESTORE);
spills!(SCALAR_SAVES: SI_SPILL_S32_SAVE SI_SPILL_S64_SAVE SI_SPILL_S96_SAVE SI_SPILL_S128_SAVE SI_SPILL_S160_SAVE
    SI_SPILL_S192_SAVE SI_SPILL_S224_SAVE SI_SPILL_S256_SAVE SI_SPILL_S288_SAVE SI_SPILL_S320_SAVE
    SI_SPILL_S352_SAVE SI_SPILL_S384_SAVE SI_SPILL_S512_SAVE SI_SPILL_S1024_SAVE);
spills!(SCALAR_RESTORES: SI_SPILL_S32_RESTORE SI_SPILL_S64_RESTORE SI_SPILL_S96_RESTORE SI_SPILL_S128_RESTORE
    SI_SPILL_S160_RESTORE SI_SPILL_S192_RESTORE SI_SPILL_S224_RESTORE SI_SPILL_S256_RESTORE SI_SPILL_S288_RESTORE
    SI_SPILL_S320_RESTORE SI_SPILL_S352_RESTORE SI_SPILL_S384_RESTORE SI_SPILL_S512_RESTORE SI_SPILL_S1024_RESTORE);

/// The place of a width in the lists above.
fn width_index(dwords: usize) -> usize {
    match dwords {
        0..=12 => dwords.max(1) - 1,
        13..=16 => 12,
        _ => 13,
    }
}

/// Kind of a spill's pseudo-instruction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum SpillKind {
    /// Writes vector registers to scratch.
    VectorSave,
    /// Reads them.
    VectorRestore,
    /// Writes scalar registers to lanes.
    ScalarSave,
    /// Reads them.
    ScalarRestore,
}

/// Whether an opcode is a spill's, and which.
pub(crate) fn spill_kind(opcode: Opcode) -> Option<SpillKind> {
    if !table::is(opcode, table::flag::SPILL) {
        return None;
    }
    [
        (VECTOR_SAVES, SpillKind::VectorSave),
        (VECTOR_RESTORES, SpillKind::VectorRestore),
        (SCALAR_SAVES, SpillKind::ScalarSave),
        (SCALAR_RESTORES, SpillKind::ScalarRestore),
    ]
    .into_iter()
    .find(|(list, _)| list.contains(&opcode))
    .map(|(_, kind)| kind)
}

fn is_vector(func: &MachineFunction, class: RegClass) -> bool {
    func.target.class(class).files >> regs::VGPR.0 & 1 == 1
}

fn dwords(func: &MachineFunction, class: RegClass) -> usize {
    usize::from(func.target.class(class).units).div_ceil(2)
}

impl AllocTarget for Spiller {
    fn spill_slot(&self, func: &MachineFunction, class: RegClass) -> FrameObject {
        let size = dwords(func, class) as u64 * 4;
        let object = FrameObject::new(FrameKind::Spill, size, 4);
        // Scalar values go to lanes: their stack is another.
        if is_vector(func, class) { object } else { FrameObject { stack: LANES, ..object } }
    }

    fn shares_parts(&self, object: &FrameObject) -> bool {
        object.stack != LANES
    }

    fn spill(&self, at: &mut Builder<'_>, value: Reg, class: RegClass, slot: FrameSlot) -> Inst {
        let index = width_index(dwords(at.func, class));
        if is_vector(at.func, class) {
            let stack = Reg::physical(regs::SP_REG);
            return at
                .build(VECTOR_SAVES[index])
                .reg(value)
                .frame(slot, 0)
                .reg(stack)
                .imm(0)
                .finish();
        }
        at.build(SCALAR_SAVES[index]).reg(value).frame(slot, 0).finish()
    }

    fn reload(&self, at: &mut Builder<'_>, value: Reg, class: RegClass, slot: FrameSlot) -> Inst {
        let index = width_index(dwords(at.func, class));
        if is_vector(at.func, class) {
            let stack = Reg::physical(regs::SP_REG);
            let build = at.build(VECTOR_RESTORES[index]).def(value);
            return build.frame(slot, 0).reg(stack).imm(0).finish();
        }
        at.build(SCALAR_RESTORES[index]).def(value).frame(slot, 0).finish()
    }

    fn swap(&self, at: &mut Builder<'_>, a: PReg, b: PReg) -> Option<Inst> {
        if a.file() != regs::VGPR || a.units() != 2 {
            return None;
        }
        let swap = at.build(op::V_SWAP_B32).def(a).def(b).reg(b).reg(a);
        Some(swap.finish())
    }

    fn exchange_cost(&self, func: &MachineFunction) -> u32 {
        // Two copies are one instruction where there are dual instructions. An exchange has no such form.
        if Target::of(func.target).has_dual_issue() { 2 } else { 1 }
    }

    fn effect(&self, func: &MachineFunction, inst: Inst) -> Effect {
        let slot = || {
            func.operands(inst).iter().find_map(|o| match *o {
                // Half a dword is a unit.
                ir::machine::Operand::Frame { slot, offset } => Some((slot, (offset / 2) as u8)),
                _ => None,
            })
        };
        if func.opcode(inst) == op::V_SWAP_B32 {
            return Effect::Swap;
        }
        match (spill_kind(func.opcode(inst)), slot()) {
            (Some(SpillKind::VectorSave | SpillKind::ScalarSave), Some((slot, first))) => {
                Effect::Spill { value: 0, slot, first }
            }
            (Some(_), Some((slot, first))) => Effect::Reload { value: 0, slot, first },
            _ => Effect::Other,
        }
    }

    fn latency(&self, func: &MachineFunction, inst: Inst) -> u32 {
        let loads = func.desc(inst).is(InstrFlags::MAY_LOAD);
        match table::unit(func.opcode(inst)) {
            unit if loads && unit.is_vector_memory() => VECTOR_LOAD,
            ExecUnit::Lds | ExecUnit::ScalarMemory if loads => NEAR_LOAD,
            _ => 0,
        }
    }

    fn changes_lanes(&self, func: &MachineFunction, inst: Inst) -> bool {
        let mut physical = func.defs(inst).filter_map(|def| def.reg.as_physical());
        whole_wave::is_boundary(func.opcode(inst)) || physical.any(|reg| reg.overlaps(regs::EXEC))
    }

    fn can_rematerialize(&self, func: &MachineFunction, inst: Inst) -> bool {
        matches!(func.opcode(inst), op::S_MOV_B32 | op::S_MOV_B64 | op::V_MOV_B32_e32)
            && func.operands(inst)[1].as_imm().is_some()
    }
}

/// Instructions that run before a load from vector memory arrives, as spilling counts them: a few of those with which it is mixed.
const VECTOR_LOAD: u32 = 16;

/// Instructions that run before a load from local memory or of scalars arrives.
const NEAR_LOAD: u32 = 8;

/// Numbered scalar registers that a function may use.
pub(crate) fn scalar_limit(generation: Generation) -> u32 {
    if generation.is_gfx9() { 102 } else { 106 }
}

/// Allocates the vector registers, those of `saved` only where no other is free, along the graph that lanes follow.
///
/// # Errors
/// An instruction that needs more than there are.
pub(crate) fn vectors(
    func: &mut MachineFunction,
    lanes: &FlowGraph<Block>,
    registers: u32,
    saved: &[PReg],
) -> Result<Allocation, Diagnostic> {
    let environment = environment(func, regs::VGPR, registers)
        .saving(saved)
        .reserving(&whole_wave::registers(func));
    Allocator::new(&environment, &Spiller, op::S_BRANCH).run_on(func, lanes)
}

/// Allocates the scalar registers, those of `saved` only where no other is free, none of `reserved`, along the wave's
/// path. Only the first `few` are used if nothing has to be spilled for that. None if nothing was left to allocate.
///
/// # Errors
/// An instruction that needs more than there are.
pub(crate) fn scalars(
    func: &mut MachineFunction,
    target: Target,
    saved: &[PReg],
    reserved: &[PReg],
    few: u16,
) -> Result<Option<Allocation>, Diagnostic> {
    if !func.is_ssa() {
        return Ok(None);
    }
    let mut environment = environment(func, regs::SGPR, scalar_limit(target.generation))
        .saving(saved)
        .reserving(reserved);
    if target.generation.scratch_is_buffer() && uses_scratch(func) {
        environment = environment.reserving(&[SCRATCH_DESCRIPTOR]);
    }
    if u32::from(few) < scalar_limit(target.generation) {
        let limited = environment.clone().limited(func, regs::SGPR, u32::from(few));
        let done = Allocator::new(&limited, &Spiller, op::S_BRANCH).run(func);
        match done {
            Ok(allocation) if allocation.statistics.stores == 0 => return Ok(Some(allocation)),
            Ok(allocation) => *func = allocation.into_original(),
            Err(_) => {}
        }
    }
    Allocator::new(&environment, &Spiller, op::S_BRANCH).run(func).map(Some)
}

/// Cost of an access to a lane, as instructions: it takes a vector register.
const LANE_ACCESS: u64 = 3;

/// Returns the work of accesses to lanes beside one instruction for each: a tuple takes a lane for each dword, which two units
/// are.
pub(crate) fn lane_work(allocation: &Allocation) -> u64 {
    let Statistics { accesses, accessed, .. } = allocation.statistics;
    LANE_ACCESS * (accessed / 2) - accesses
}

/// Returns the instructions that a function with allocated scalars runs, with what accesses to lanes cost beside.
pub(crate) fn scalar_work(allocation: &Allocation) -> u64 {
    allocation.statistics.executed + lane_work(allocation)
}

/// Adds to what is known of variables' registers where a finished round of allocation has put those of a file.
pub(crate) fn follow(
    func: &MachineFunction,
    allocation: &Allocation,
    file: RegFile,
    holders: &mut Holders,
) {
    let environment = Environment::new(func, 1 << file.0);
    let moved = allocation.follow(func, &environment, &Spiller, holders.runs());
    holders.add(func, moved);
}

/// Whether a function or what it calls uses scratch, vector registers being allocated.
pub(crate) fn uses_scratch(func: &MachineFunction) -> bool {
    let calls = func.frame.has_calls || func.kind != FunctionKind::Kernel;
    calls || func.frame.objects.values().any(in_scratch)
}

/// Whether an object is in scratch, not in registers.
pub(crate) fn in_scratch(object: &FrameObject) -> bool {
    !object.dead && object.stack != LANES && object.stack != ACCUMULATORS
}

fn environment(func: &MachineFunction, file: RegFile, limit: u32) -> Environment {
    Environment::new(func, 1 << file.0).limited(func, file, limit)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lanes_change_where_exec_is_written() {
        let target = Target::new(Generation::Gfx942);
        let mut func = MachineFunction::new("f", FunctionKind::Kernel, target.info());
        let block = func.add_block();
        let saved = regs::sgpr(4, 2);
        let mut at = func.at_end(block);
        let enter = at.build(op::ENTER_STRICT_WWM).def(saved).imm(-1).finish();
        let exit = at.build(op::EXIT_STRICT_WWM).def(regs::EXEC).reg(saved).finish();
        let half = at.build(op::S_MOV_B32).def(regs::EXEC_LO).imm(1).finish();
        let other = at.build(op::S_MOV_B32).def(regs::VCC_LO).imm(1).finish();
        let changes = |inst| Spiller.changes_lanes(&func, inst);
        assert!(changes(enter) && changes(exit) && changes(half) && !changes(other));
    }
}
