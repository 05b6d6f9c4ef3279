//! The processor, as far as scheduling asks: what fixes instructions in place, what they do to memory, how long they take.

use ir::machine::{Inst, InstrFlags, MachineFunction, MemFlags, Ordering, generic};
use rp_tracker::sched::{Access, Address, Counter, Issue, ModeWant, SchedTarget};

use crate::late::facts::{immediate, operand_of};
use crate::mode::wants::Modes;
use crate::regs;
use crate::subtarget::Subtarget;
use crate::table::{self, Field, Unit};

/// The processor, as far as scheduling asks.
pub(super) struct Machine<'a> {
    subtarget: &'a Subtarget,
    /// Where some instruction wants a mode of its own.
    modes: Option<Modes>,
    /// By latency class, how an instruction is issued.
    issues: Vec<Issue>,
}

impl<'a> Machine<'a> {
    pub(super) fn new(subtarget: &'a Subtarget, modes: Option<Modes>) -> Self {
        Self { subtarget, modes, issues: issue_by_class(subtarget) }
    }

    /// Whether some instruction may want a mode of its own.
    pub(super) fn has_modes(&self) -> bool {
        self.modes.is_some()
    }
}

/// Units that work for longer than an instruction's issue: of few lanes for transcendental functions, and for matrices.
const FEW_LANES: u8 = 1;
const MATRIX: u8 = 2;

/// How instructions are issued, by latency class. The latencies are the source: a vector instruction that takes `n` cycles
/// longer than a plain addition does so because its unit has fewer lanes and takes it in `n + 1` goes.
fn issue_by_class(subtarget: &Subtarget) -> Vec<Issue> {
    let generation = subtarget.target.generation;
    let plain = table::class_latency(generation, "valu");
    // A wave of 64 goes through 32 lanes twice; gfx9's cycles are counted in fours, for 64 lanes.
    let goes = if !generation.is_gfx9() && !subtarget.target.wave32 { 2 } else { 1 };
    table::latency_classes(generation)
        .map(|(class, latency)| {
            let more = u32::from(latency.saturating_sub(plain)) + goes;
            match class {
                _ if class.ends_with("scalar") || class.starts_with("salu") => Issue::SIMPLE,
                _ if class.starts_with("trans") => {
                    Issue { cycles: goes, unit: FEW_LANES, busy: more, counter: None }
                }
                _ if ["mfma", "smfmac", "wmma", "swmmac"].iter().any(|m| class.starts_with(m)) => {
                    Issue { cycles: goes, unit: MATRIX, busy: more, counter: None }
                }
                "barrier" | "branch" | "export" | "lds" | "lds-dma" | "lds-stack" | "smem"
                | "vmem" => Issue::SIMPLE,
                _ => Issue { cycles: more, unit: 0, busy: more, counter: None },
            }
        })
        .collect()
}

/// The counter that says when an instruction's result is there.
fn counter(flags: u64, class: &str) -> Option<Counter> {
    if flags & table::counter::VM != 0 {
        return Some(Counter { number: 0, in_order: true });
    }
    (flags & table::counter::LGKM != 0).then(|| match class {
        "smem" => Counter { number: 1, in_order: false },
        _ => Counter { number: 2, in_order: true },
    })
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

    fn issue(&self, func: &MachineFunction, inst: Inst) -> Issue {
        let opcode = func.opcode(inst);
        if opcode.is_generic() {
            return Issue::NOTHING;
        }
        let desc = func.desc(inst);
        let issue = self.issues[usize::from(desc.latency)];
        Issue { counter: counter(desc.target_flags, table::latency_class(opcode)), ..issue }
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
