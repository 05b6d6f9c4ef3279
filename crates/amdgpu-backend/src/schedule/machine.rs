//! The processor, as far as scheduling asks: what fixes instructions in place, what they do to memory, how long they take.

use ir::machine::{Inst, InstrFlags, MachineFunction, MemFlags, Ordering, generic};
use rp_tracker::sched::{Access, Address, ModeWant, SchedTarget};

use crate::late::facts::{immediate, operand_of};
use crate::mode::wants::Modes;
use crate::regs;
use crate::subtarget::Subtarget;
use crate::table::{self, Field, Unit};

/// The processor, as far as scheduling asks.
pub(super) struct Machine<'a> {
    pub(super) subtarget: &'a Subtarget,
    /// Where some instruction wants a mode of its own.
    pub(super) modes: Option<Modes>,
}

/// Kinds of memory: global, local, scratch, and everything else.
const GLOBAL: u32 = 1;
const LOCAL: u32 = 2;
const SCRATCH: u32 = 4;
const OTHER: u32 = 8;

/// The address space of local memory.
const LOCAL_SPACE: u32 = 3;

/// The kinds of memory that an address space may be.
fn memory_of(space: u32) -> u32 {
    match space {
        0 => GLOBAL | LOCAL | SCRATCH,
        1 | 4 | 6..=9 => GLOBAL,
        3 => LOCAL,
        5 => SCRATCH,
        _ => OTHER,
    }
}

impl SchedTarget for Machine<'_> {
    fn is_boundary(&self, func: &MachineFunction, inst: Inst) -> bool {
        let opcode = func.opcode(inst);
        let switches = func.defs(inst).any(|def| {
            def.reg.as_physical().is_some_and(|r| r.overlaps(regs::EXEC) || r.overlaps(regs::MODE))
        });
        switches || matches!(opcode, generic::INLINEASM | generic::INLINEASM_BR)
    }

    fn latency(&self, func: &MachineFunction, inst: Inst) -> u32 {
        u32::from(table::latency(self.subtarget.target.generation, func.opcode(inst)))
    }

    fn access(&self, func: &MachineFunction, inst: Inst) -> Access {
        let desc = func.desc(inst);
        let (loads, stores) = (desc.is(InstrFlags::MAY_LOAD), desc.is(InstrFlags::MAY_STORE));
        if !loads && !stores {
            return Access::None;
        }
        let operands = func.inst_mem_ops(inst);
        if operands.is_empty() {
            return Access::Write(u32::MAX);
        }
        let mut bits = 0;
        let mut all_invariant = true;
        for &operand in operands {
            let memory = &func.mem_ops[operand];
            if memory.ordering != Ordering::NotAtomic || memory.flags.contains(MemFlags::VOLATILE) {
                return Access::Write(u32::MAX);
            }
            bits |= memory_of(memory.address_space);
            all_invariant &= memory.flags.contains(MemFlags::INVARIANT);
        }
        match (stores, all_invariant) {
            (true, _) => Access::Write(bits),
            (false, true) => Access::None,
            (false, false) => Access::Read(bits),
        }
    }

    fn address(&self, func: &MachineFunction, inst: Inst) -> Option<Address> {
        let fields: &[Field] = match table::unit(func.opcode(inst)) {
            Unit::Lds => &[Field::Addr],
            Unit::Flat | Unit::Global | Unit::Scratch => &[Field::Vaddr, Field::Saddr],
            Unit::ScalarMemory => &[Field::Sbase, Field::Soffset],
            _ => return None,
        };
        let [memory] = func.inst_mem_ops(inst) else { return None };
        let size = func.mem_ops[*memory].size?;
        let offset = immediate(func, inst, Field::Offset)?;
        let operands = fields.iter().filter_map(|&field| operand_of(func, inst, field));
        let base = operands.map(|operand| operand.as_reg().copied()).collect::<Option<_>>()?;
        Some(Address { base, offset, size })
    }

    fn symbols_are_apart(&self, address_space: u32) -> bool {
        address_space == LOCAL_SPACE
    }

    fn mode(&self, func: &MachineFunction, inst: Inst) -> ModeWant {
        self.modes.as_ref().map_or(ModeWant::NONE, |modes| modes.want(func, inst))
    }

    fn numbered_files(&self) -> u64 {
        1 << regs::VGPR.0 | 1 << regs::SGPR.0 | 1 << regs::AGPR.0 | 1 << regs::TTMP.0
    }
}
