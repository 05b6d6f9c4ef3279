//! The processor, as far as scheduling asks: what fixes instructions in place, what they do to memory, how long they take.

use ir::machine::{Inst, InstrFlags, MachineFunction, Opcode, PReg, Reg, generic};
use rp_tracker::sched::{Access, Address, Counter, Hint, Issue, ModeRequirement, SchedTarget};

use super::hints;
use crate::mir_opt::memory_effects;
use crate::target::Generation;
use crate::target::counters::{Counters, Event, operations};
use crate::target::latencies;
use crate::target::mode::requirements::Modes;
use crate::target::pseudos::is_note;
use crate::target::regs;
use crate::target::subtarget::Subtarget;
use crate::target::table::{self, ExecUnit, op};

/// The processor, as far as scheduling asks.
pub(super) struct Machine<'a> {
    subtarget: &'a Subtarget,
    /// Modes, if some instruction requires its own.
    modes: Option<Modes>,
}

impl<'a> Machine<'a> {
    pub(super) fn new(subtarget: &'a Subtarget, modes: Option<Modes>) -> Self {
        Self { subtarget, modes }
    }

    /// Lanes of a wave.
    pub(super) fn wave_size(&self) -> u32 {
        self.subtarget.wave_size()
    }

    /// Whether some instruction may want a mode of its own.
    pub(super) fn has_modes(&self) -> bool {
        self.modes.is_some()
    }
}

/// Pipes, of which each takes one instruction at a time from any wave (ROCm Compute Profiler, "Pipeline descriptions", section
/// "Scheduler": vector arithmetic, vector memory, scalar arithmetic and memory, LDS, branches).
const VECTOR: u8 = 0;
const SCALAR: u8 = 1;
const VECTOR_MEMORY: u8 = 2;
const LDS: u8 = 3;
const CONTROL: u8 = 4;

/// Units that work for longer than their pipe is taken: of few lanes for transcendental functions, and for matrices.
const FEW_LANES: u8 = 5;
const MATRIX: u8 = 6;

/// The pipe that takes what is not vector arithmetic.
fn pipe_of(unit: ExecUnit) -> u8 {
    match unit {
        ExecUnit::None | ExecUnit::Scalar | ExecUnit::ScalarMemory => SCALAR,
        ExecUnit::Control => CONTROL,
        ExecUnit::Vector | ExecUnit::Transcendental | ExecUnit::Matrix => VECTOR,
        ExecUnit::Lds | ExecUnit::LdsDirect => LDS,
        ExecUnit::Flat | ExecUnit::Global | ExecUnit::Scratch | ExecUnit::Buffer => VECTOR_MEMORY,
    }
}

/// Returns the counter that counts an operation until it ends. All but scalar memory and messages end in the order in
/// which they began.
fn counter_of(counters: &Counters, event: Event) -> Counter {
    let counter = counters.counter(event);
    Counter {
        number: counter as u8,
        in_order: !matches!(event, Event::Scalar | Event::Message),
        wait: counters.waits_with(counter) as u8,
    }
}

/// Returns the issue of a vector instruction of a latency. One that takes `n` cycles longer than a plain addition does
/// so because its unit has fewer lanes and takes it in `n + 1` passes.
fn vector_issue(subtarget: &Subtarget, unit: ExecUnit, latency: u32) -> Issue {
    let generation = subtarget.target.generation;
    let plain = u32::from(table::latency(generation, op::V_ADD_F32_e32));
    // A wave of 64 goes through 32 lanes twice; gfx9's cycles are counted in fours, for 64 lanes.
    let cycles = if !generation.is_gfx9() && !subtarget.target.wave32 { 2 } else { 1 };
    let busy = latency.saturating_sub(plain) + cycles;
    match unit {
        ExecUnit::Transcendental => {
            Issue { cycles, pipe: VECTOR, unit: Some((FEW_LANES, busy)), counter: None }
        }
        ExecUnit::Matrix => {
            Issue { cycles, pipe: VECTOR, unit: Some((MATRIX, busy)), counter: None }
        }
        _ => Issue { cycles: busy, pipe: VECTOR, unit: None, counter: None },
    }
}

/// Wait states between a vector instruction that writes a scalar register and one that reads it.
const MASK_WAIT_STATES: u32 = 2;

fn is_scalar(func: &MachineFunction, reg: Reg) -> bool {
    match (reg.as_virtual(), reg.as_physical()) {
        (Some(reg), _) => func
            .vreg_class(reg)
            .is_some_and(|class| func.target.class(class).files >> regs::SGPR.0 & 1 == 1),
        (_, Some(reg)) => latencies::is_scalar(reg),
        _ => false,
    }
}

/// Returns the cycles until a result can be read. From gfx942 on, gfx9 does not hold back a vector instruction that reads a scalar
/// register which one wrote just before: there are wait states between them, which other instructions can use.
fn result_latency(generation: Generation, func: &MachineFunction, inst: Inst) -> u32 {
    let opcode = func.opcode(inst);
    let latency = u32::from(table::latency(generation, opcode));
    let waits = matches!(generation, Generation::Gfx942 | Generation::Gfx950)
        && table::unit(opcode).is_vector_alu()
        && func.defs(inst).any(|def| is_scalar(func, def.reg));
    if waits { latency + MASK_WAIT_STATES } else { latency }
}

impl SchedTarget for Machine<'_> {
    fn is_boundary(&self, func: &MachineFunction, inst: Inst) -> bool {
        let opcode = func.opcode(inst);
        let switches = func.defs(inst).any(|def| {
            def.reg.as_physical().is_some_and(|r| r.overlaps(regs::EXEC) || r.overlaps(regs::MODE))
        });
        switches
            || if is_llvms(func) {
                is_boundary_of_llvm(opcode)
            } else {
                matches!(opcode, generic::INLINEASM | generic::INLINEASM_BR)
            }
    }

    fn boundary_flags(&self, func: &MachineFunction) -> InstrFlags {
        let always = InstrFlags::TERMINATOR.union(InstrFlags::CALL).union(InstrFlags::POSITION);
        if is_llvms(func) {
            return always;
        }
        always.union(InstrFlags::SIDE_EFFECTS).union(InstrFlags::FENCE)
    }

    fn latency(&self, func: &MachineFunction, inst: Inst) -> u32 {
        result_latency(self.subtarget.target.generation, func, inst)
    }

    fn issue(&self, func: &MachineFunction, inst: Inst) -> Issue {
        let opcode = func.opcode(inst);
        if opcode.is_generic() || is_note(func, inst) {
            return Issue::NOTHING;
        }
        let unit = table::unit(opcode);
        if unit.is_vector_alu() {
            let latency = table::latency(self.subtarget.target.generation, opcode);
            return vector_issue(self.subtarget, unit, latency.into());
        }
        let counters = Counters::of(self.subtarget.target.generation);
        let event = operations(func, inst, counters).first;
        let counter = event.map(|event| counter_of(counters, event));
        Issue { cycles: 1, pipe: pipe_of(unit), unit: None, counter }
    }

    fn access(&self, func: &MachineFunction, inst: Inst) -> Access {
        memory_effects::access(func, inst)
    }

    fn address(&self, func: &MachineFunction, inst: Inst) -> Option<Address> {
        memory_effects::address(func, inst)
    }

    fn symbols_are_apart(&self, address_space: u32) -> bool {
        address_space == memory_effects::LOCAL_SPACE
    }

    fn hint(&self, func: &MachineFunction, inst: Inst) -> Option<Hint> {
        hints::of(func, inst)
    }

    fn classes(&self, func: &MachineFunction, inst: Inst) -> u32 {
        hints::classes(func, inst)
    }

    fn mode(&self, func: &MachineFunction, inst: Inst) -> ModeRequirement {
        self.modes.as_ref().map_or(ModeRequirement::NONE, |modes| modes.requirement(func, inst))
    }

    fn holds_nothing(&self, reg: PReg) -> bool {
        reg.overlaps(regs::SGPR_NULL256)
    }

    fn numbered_files(&self, func: &MachineFunction) -> u64 {
        if is_llvms(func) {
            return 0;
        }
        1 << regs::VGPR.0 | 1 << regs::SGPR.0 | 1 << regs::AGPR.0 | 1 << regs::TTMP.0
    }
}

/// Whether a function is as LLVM has them before its scheduler: past SSA form. Then side effects keep their order among
/// themselves and with what touches memory, and physical registers are followed. Ours, in SSA form, keeps all on its side
/// of what has side effects or names a numbered register.
fn is_llvms(func: &MachineFunction) -> bool {
    !func.is_ssa()
}

/// Whether LLVM's scheduler moves nothing across an instruction, besides calls, terminators, labels and writes of EXEC
/// (`SIInstrInfo::isSchedulingBoundary`; facts from its sources). Barriers that let some kinds of instructions through
/// hold back all here, and so do requests for groups of instructions.
fn is_boundary_of_llvm(opcode: Opcode) -> bool {
    matches!(
        opcode,
        generic::INLINEASM_BR
            | op::S_SETREG_B32
            | op::S_SETREG_IMM32_B32
            | op::S_SETPRIO
            | op::S_SET_GPR_IDX_ON
            | op::S_SET_GPR_IDX_MODE
            | op::S_SET_GPR_IDX_OFF
            | op::SCHED_BARRIER
            | op::SCHED_GROUP_BARRIER
            | op::IGLP_OPT
    )
}
