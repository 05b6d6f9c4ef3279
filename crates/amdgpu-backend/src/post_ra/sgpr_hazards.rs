//! gfx12: waits for scalar registers that vector instructions read (`amdgpu-wait-sgpr-hazards`).
//!
//! Vector instructions keep scalar registers that they read, in pairs, at hand. When such a register is written
//! afterwards, what reads it next may get the old value, unless it waits until the write is done: `s_wait_alu` with the
//! field of what wrote, the scalar unit, a vector instruction, or a vector instruction that writes VCC. Memory
//! instructions wait for all of it. The state is carried over the control flow graph; what is put in depends only on it.
//!
//! Source: LLVM's documentation and output for gfx1200 (`s_wait_alu`, "VALU read SGPR hazard").

use cranelift_entity::SecondaryMap;
use ir::graph::FlowGraph;
use ir::machine::{Block, FunctionKind, Inst, InstrFlags, MachineFunction, PReg, RegOperand};
use ir::pass::{Entry, Need, PassInfo, counted};

use crate::target::pseudos::is_note;
use crate::target::regs;
use crate::target::table::{self, ExecUnit, op};
use crate::target::{Generation, Target};

/// The registry's row.
pub(crate) const INFO: PassInfo = PassInfo {
    name: "amdgpu-wait-sgpr-hazards",
    about: "gfx12: waits for scalar registers that vector instructions read and others have written since.",
    contract: "Needs finished code but for delays and long branches; does nothing before gfx12.",
    need: Need::Required,
    entry: Entry::Machine(|| counted("waits", |func, ()| wait_for_scalars(func))),
};

/// The field of `s_wait_alu` for scalar results.
const SCALAR: u8 = 1;
/// For scalar registers that vector instructions write.
const VECTOR: u8 = 2;
/// For VCC that vector instructions write.
const VECTOR_VCC: u8 = 4;

/// The operand of `s_wait_alu` that waits for these.
fn operand(waits: u8) -> i64 {
    let mut value: u16 = 0xff9f;
    for (wait, field) in [(SCALAR, 1), (VECTOR, 0xe00), (VECTOR_VCC, 2)] {
        if waits & wait != 0 {
            value &= !field;
        }
    }
    i64::from(value)
}

/// Returns the fields for which an operand of `s_wait_alu` waits.
fn decode(value: i64) -> u8 {
    [(SCALAR, 1), (VECTOR, 0xe00), (VECTOR_VCC, 2)]
        .into_iter()
        .filter(|(_, field)| value & field == 0)
        .fold(0, |waits, (wait, _)| waits | wait)
}

/// State at a position.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
struct HazardState {
    /// Pairs of registers that a vector instruction has read.
    read: u64,
    /// Registers that the scalar unit has written since.
    by_scalar: u128,
    /// Registers that a vector instruction has written since.
    by_vector: u128,
    /// The same of VCC: waits that it needs.
    vcc: u8,
}

impl HazardState {
    /// Everything may have been read.
    const UNKNOWN: Self = Self { read: u64::MAX, by_scalar: 0, by_vector: 0, vcc: 0 };

    fn join(&mut self, other: Self) -> bool {
        let before = *self;
        self.read |= other.read;
        self.by_scalar |= other.by_scalar;
        self.by_vector |= other.by_vector;
        self.vcc |= other.vcc;
        *self != before
    }

    fn waited(&mut self, waits: u8) {
        if waits & SCALAR != 0 {
            self.by_scalar = 0;
        }
        if waits & VECTOR != 0 {
            self.by_vector = 0;
        }
        self.vcc &= !waits;
    }

    /// All that is still to be waited for.
    fn open(&self) -> u8 {
        let scalar = if self.by_scalar != 0 { SCALAR } else { 0 };
        let vector = if self.by_vector != 0 { VECTOR } else { 0 };
        scalar | vector | self.vcc
    }

    /// Goes over an instruction; the waits that it needs before it.
    fn pass(&mut self, func: &MachineFunction, inst: Inst) -> u8 {
        let unit = table::unit(func.opcode(inst));
        let desc = func.desc(inst);
        match unit {
            ExecUnit::ScalarMemory | ExecUnit::Buffer => {
                self.waited(SCALAR | VECTOR | VECTOR_VCC);
                return 0;
            }
            _ if func.opcode(inst) == op::S_WAITCNT_DEPCTR => {
                self.waited(decode(func.operand(inst, 0).as_imm().unwrap_or(-1)));
                return 0;
            }
            _ => {}
        }
        let vector = unit.is_vector_alu();
        let leaves = (desc.is(InstrFlags::CALL)
            || desc.is(InstrFlags::RETURN)
            || desc.is(InstrFlags::INDIRECT))
            && func.opcode(inst) != op::S_ENDPGM;
        if !vector && !is_scalar(unit, func, inst) {
            return 0;
        }
        let mut waits = 0;
        if leaves {
            // What comes then knows nothing of it.
            waits = self.open();
        } else {
            for reg in operands(func, inst, |r| !r.is_def()) {
                waits |= self.read(reg, vector);
            }
        }
        self.waited(waits);
        if desc.is(InstrFlags::CALL) {
            self.read = u64::MAX;
        }
        for reg in operands(func, inst, |r| r.is_def()) {
            self.write(reg, vector);
        }
        waits
    }

    fn read(&mut self, reg: Numbered, vector: bool) -> u8 {
        let pair = 1 << (reg.first >> 1);
        if self.read & pair == 0 {
            self.read |= if vector { pair } else { 0 };
            return 0;
        }
        // When the scalar unit reads one, what vector instructions wrote has arrived.
        if !vector {
            if !reg.is_vcc() {
                self.by_vector = 0;
            } else if self.vcc & VECTOR_VCC != 0 {
                self.vcc = 0;
            }
        }
        let mask = reg.mask();
        let mut waits = 0;
        if self.by_scalar & mask != 0 {
            waits |= SCALAR;
        }
        if vector && self.by_vector & mask != 0 {
            waits |= VECTOR;
        }
        if reg.is_vcc() {
            waits |= self.vcc;
        }
        waits
    }

    fn write(&mut self, reg: Numbered, vector: bool) {
        if self.read >> (reg.first >> 1) & 1 == 0 {
            return;
        }
        match (reg.is_vcc(), vector) {
            (true, true) => self.vcc = VECTOR_VCC,
            (true, false) => self.vcc = SCALAR,
            (false, true) => self.by_vector |= reg.mask(),
            (false, false) => self.by_scalar |= reg.mask(),
        }
    }
}

fn is_scalar(unit: ExecUnit, func: &MachineFunction, inst: Inst) -> bool {
    unit == ExecUnit::Scalar || unit == ExecUnit::Control && !func.opcode(inst).is_generic()
}

/// Scalar registers by the hardware's numbers.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Numbered {
    first: u32,
    count: u32,
}

const VCC: u32 = 106;

impl Numbered {
    pub(super) fn of(reg: PReg) -> Option<Self> {
        let base = match reg.file() {
            regs::SGPR => 0,
            regs::TTMP => 108,
            _ if regs::VCC.contains(reg) => {
                let high = reg.first_unit() != regs::VCC.first_unit();
                let count = u32::from(reg.units()).div_ceil(2);
                return Some(Self { first: VCC + u32::from(high), count });
            }
            _ => return None,
        };
        let first = base + u32::from(reg.first_unit()) / 2;
        Some(Self { first, count: u32::from(reg.units()).div_ceil(2) })
    }

    fn is_vcc(self) -> bool {
        self.first == VCC || self.first == VCC + 1
    }

    /// The registers as a set of bits.
    pub(super) fn mask(self) -> u128 {
        ((1 << self.count) - 1) << self.first
    }
}

/// The scalar registers that an instruction reads or writes, each once: those that it names, and VCC where its row
/// has it.
fn operands(
    func: &MachineFunction,
    inst: Inst,
    which: impl Fn(&RegOperand) -> bool,
) -> impl Iterator<Item = Numbered> {
    let desc = func.desc(inst);
    let has_vcc =
        desc.implicit_uses.iter().chain(desc.implicit_defs).any(|r| r.overlaps(regs::VCC));
    let mut list: smallvec::SmallVec<[Numbered; 4]> = smallvec::SmallVec::new();
    for (_, operand) in func.reg_operands(inst) {
        let Some(reg) = operand.reg.as_physical().filter(|_| which(operand)) else { continue };
        if operand.is_implicit() && !(has_vcc && regs::VCC.overlaps(reg)) {
            continue;
        }
        if let Some(reg) = Numbered::of(reg).filter(|r| !list.contains(r)) {
            list.push(reg);
        }
    }
    list.into_iter()
}

/// The state at the start of each block, of those that can be reached.
fn states(func: &MachineFunction) -> SecondaryMap<Block, Option<HazardState>> {
    let kernel = func.kind == FunctionKind::Kernel;
    let entry = if kernel { HazardState::default() } else { HazardState::UNKNOWN };
    let through = |block, state: &mut HazardState| {
        for inst in func.insts(block).filter(|&inst| counts(func, inst)) {
            state.pass(func, inst);
        }
    };
    FlowGraph::new(func).solve_forward(entry, through, |old, &new| old.join(new))
}

fn counts(func: &MachineFunction, inst: Inst) -> bool {
    !is_note(func, inst)
}

/// Puts in the waits; their number.
pub(crate) fn wait_for_scalars(func: &mut MachineFunction) -> u64 {
    if Target::of(func.target).generation != Generation::Gfx1200 {
        return 0;
    }
    let states = states(func);
    let mut count = 0;
    for block in func.blocks().collect::<Vec<_>>() {
        let Some(mut state) = states[block] else { continue };
        let mut next = func.first_inst(block);
        while let Some(inst) = next {
            next = func.next_inst(inst);
            if !counts(func, inst) {
                continue;
            }
            let waits = state.pass(func, inst);
            if waits == 0 {
                continue;
            }
            count += 1;
            let before = func.prev_inst(inst).filter(|&p| func.opcode(p) == op::S_WAITCNT_DEPCTR);
            if let Some(wait) = before
                && let Some(value) = func.operand(wait, 0).as_imm()
            {
                let both = value & operand(waits);
                func.set_operand(wait, 0, ir::machine::Operand::Imm(both));
            } else {
                super::hazard_recognizer::insert(
                    func,
                    inst,
                    op::S_WAITCNT_DEPCTR,
                    &[ir::machine::Operand::Imm(operand(waits))],
                );
            }
        }
    }
    count
}
