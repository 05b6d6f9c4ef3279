//! The effect of machine instructions on memory: the kinds of memory that they access, their orderings, their addresses.
//!
//! Every pass that moves or merges instructions, and the verifier of memory order, asks here.

use ir::machine::{Inst, InstFlags, InstrFlags, MachineFunction, MachineMemOperand, MemFlags};
use rp_tracker::sched::{Access, Address};
use smallvec::{SmallVec, smallvec};

use crate::target::latencies::{immediate, operand_of};
use crate::target::lds_pairs::offset_unit;
use crate::target::table::{self, ExecUnit, Field};

/// `amdgpu-noclobber`: nothing has written the memory before the load, since the kernel started. Until the load that is as
/// good as [`MemFlags::INVARIANT`], so equal loads before it give the same value; later stores may change the memory.
pub(crate) const NO_CLOBBER: MemFlags = MemFlags::from_bits(1 << MemFlags::TARGET_SHIFT);

/// The address space of local memory.
pub(crate) const LOCAL_SPACE: u32 = 3;

/// Kinds of memory: global, local, scratch, and everything else.
const GLOBAL: u32 = 1;
const LOCAL: u32 = 2;
const SCRATCH: u32 = 4;
const OTHER: u32 = 8;
/// The state that statements of assembly with side effects change.
const ASSEMBLY: u32 = 16;

/// The kinds of memory that an address space may be.
fn kinds_of(space: u32) -> u32 {
    match space {
        0 => GLOBAL | LOCAL | SCRATCH,
        1 | 4 | 6..=9 => GLOBAL,
        3 => LOCAL,
        5 => SCRATCH,
        _ => OTHER,
    }
}

/// Returns the effect of an instruction on memory.
pub(crate) fn access(func: &MachineFunction, inst: Inst) -> Access {
    let desc = func.desc(inst);
    if desc.flags.intersects(InstrFlags::SIDE_EFFECTS.union(InstrFlags::FENCE)) {
        return Access::FENCE;
    }
    let (loads, stores) = (desc.is(InstrFlags::MAY_LOAD), desc.is(InstrFlags::MAY_STORE));
    if !loads && !stores {
        // Statements of assembly with side effects keep their order.
        let asked_for = func.inst_flags(inst).contains(InstFlags::NO_MERGE);
        return if asked_for { Access::write(ASSEMBLY) } else { Access::NONE };
    }
    let operands = func.inst_mem_ops(inst);
    if operands.is_empty() {
        return Access::FENCE;
    }
    let mut access = Access::NONE;
    for &operand in operands {
        let memory = &func.mem_ops[operand];
        if memory.flags.contains(MemFlags::VOLATILE) {
            return Access::FENCE;
        }
        let kinds = kinds_of(memory.address_space);
        if stores || memory.is_ordered() {
            access.writes |= kinds;
        } else if !memory.flags.contains(MemFlags::INVARIANT) {
            access.reads |= kinds;
        }
        // An acquire would let earlier accesses down past it, and a release later ones up. Like LLVM we let none past: nothing
        // measurable is won by it.
        if memory.acquires() || memory.releases() {
            let ordered = ordered_kinds(memory, kinds);
            access.acquires |= ordered;
            access.releases |= ordered;
        }
    }
    access
}

/// The kinds of memory of which an ordering holds the accesses: of scopes `…one-as` only the kinds of its own address space.
fn ordered_kinds(memory: &MachineMemOperand, kinds: u32) -> u32 {
    if memory.scope.ends_with("one-as") { kinds } else { u32::MAX }
}

/// The bytes from its address that an instruction accesses: one range, or two of local memory.
fn ranges(func: &MachineFunction, inst: Inst) -> Option<SmallVec<[(i64, u64); 2]>> {
    if let Some(offset) = immediate(func, inst, Field::Offset) {
        let [memory] = func.inst_mem_ops(inst) else { return None };
        return Some(smallvec![(offset, func.mem_ops[*memory].size?)]);
    }
    let unit = offset_unit(func.opcode(inst))?;
    let at = |field| immediate(func, inst, field)?.checked_mul(unit.distance);
    Some(smallvec![(at(Field::Offset0)?, unit.bytes), (at(Field::Offset1)?, unit.bytes)])
}

/// Returns the address of an access and its ranges, if the operands tell them.
pub(crate) fn address(func: &MachineFunction, inst: Inst) -> Option<Address> {
    let fields: &[Field] = match table::unit(func.opcode(inst)) {
        ExecUnit::Lds => &[Field::Addr],
        ExecUnit::Flat | ExecUnit::Global | ExecUnit::Scratch => &[Field::Vaddr, Field::Saddr],
        ExecUnit::ScalarMemory => &[Field::Sbase, Field::Soffset],
        _ => return None,
    };
    let ranges = ranges(func, inst)?;
    let operands = fields.iter().filter_map(|&field| operand_of(func, inst, field));
    let base = operands.copied().collect();
    Some(Address { base, ranges })
}
