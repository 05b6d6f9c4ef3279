//! Facts of an instruction that hazards depend on: a set, from the tables, once for each instruction.

use ir::machine::{Inst, InstrFlags, MachineFunction, Opcode, Operand, PReg, RegOperand, generic};

use crate::target::pseudos::is_nothing;
use crate::target::regs;
use crate::target::table::{self, ExecUnit, Field, Form, flag, modifier, op};

/// Facts, bit by bit.
pub(crate) mod fact {
    /// Works on vector registers without touching memory.
    pub(crate) const VALU: u32 = 1;
    /// Scalar arithmetic.
    pub(crate) const SALU: u32 = 1 << 1;
    /// Scalar memory.
    pub(crate) const SMEM: u32 = 1 << 2;
    /// Vector memory.
    pub(crate) const VMEM: u32 = 1 << 3;
    /// LDS.
    pub(crate) const LDS: u32 = 1 << 4;
    /// Permutes the lanes of a source.
    pub(crate) const DPP: u32 = 1 << 5;
    /// `v_div_fmas`.
    pub(crate) const DIV_FMAS: u32 = 1 << 6;
    /// Takes the number of a lane.
    pub(crate) const LANE_SELECT: u32 = 1 << 7;
    /// Reads one lane to a scalar register.
    pub(crate) const READS_LANE: u32 = 1 << 8;
    /// Reads a hardware register.
    pub(crate) const GETREG: u32 = 1 << 9;
    /// Writes a hardware register.
    pub(crate) const SETREG: u32 = 1 << 10;
    /// Reads M0; the scoreboard does not see it.
    pub(crate) const READS_M0: u32 = 1 << 11;
    /// Stores more than 64 bits a lane, whose registers are read late.
    pub(crate) const WIDE_STORE: u32 = 1 << 12;
    /// A transcendental function.
    pub(crate) const TRANS: u32 = 1 << 13;
    /// Writes a part of a register.
    pub(crate) const PARTIAL_RESULT: u32 = 1 << 14;
    /// A matrix product.
    pub(crate) const MFMA: u32 = 1 << 15;
    /// One of doubles.
    pub(crate) const DGEMM: u32 = 1 << 16;
    /// One of the wide matrix unit (gfx942).
    pub(crate) const XDL: u32 = 1 << 17;
    /// A dot product.
    pub(crate) const DOT: u32 = 1 << 18;
    /// A multiply-add of doubles.
    pub(crate) const FMA64: u32 = 1 << 19;
    /// Sets the denormal mode.
    pub(crate) const DENORM_MODE: u32 = 1 << 20;
    /// An atomic operation on floats.
    pub(crate) const FP_ATOMIC: u32 = 1 << 21;
    /// Writes or reads a lane by a number: `v_writelane` too.
    pub(crate) const ANY_LANE: u32 = 1 << 22;
    /// A permutation across rows of lanes.
    pub(crate) const PERMLANE: u32 = 1 << 23;
    /// Exchanges rows of lanes of two registers.
    pub(crate) const SWAPS_LANES: u32 = 1 << 24;
    /// A move from an accumulator.
    pub(crate) const ACC_READ: u32 = 1 << 25;
    /// A move to an accumulator.
    pub(crate) const ACC_WRITE: u32 = 1 << 26;
    /// Any instruction that takes a cycle.
    pub(crate) const ANY: u32 = 1 << 31;
}

/// The facts of an instruction.
pub(crate) fn facts(func: &MachineFunction, inst: Inst) -> u32 {
    let opcode = func.opcode(inst);
    if opcode.is_generic() {
        return 0;
    }
    let unit = table::unit(opcode);
    let mut set = fact::ANY;
    set |= match unit {
        ExecUnit::Scalar => fact::SALU,
        ExecUnit::ScalarMemory => fact::SMEM,
        ExecUnit::Vector => fact::VALU,
        ExecUnit::Transcendental => fact::VALU | fact::TRANS,
        ExecUnit::Matrix => fact::VALU | told(opcode, &MATRIX_FLAGS),
        ExecUnit::Lds => fact::LDS,
        ExecUnit::Flat | ExecUnit::Global | ExecUnit::Scratch | ExecUnit::Buffer => fact::VMEM,
        ExecUnit::None | ExecUnit::Control | ExecUnit::LdsDirect => 0,
    };
    set |= match opcode {
        op::V_DIV_FMAS_F32_e64 | op::V_DIV_FMAS_F64_e64 => fact::DIV_FMAS,
        op::V_READLANE_B32 => fact::LANE_SELECT | fact::READS_LANE | fact::ANY_LANE,
        op::V_WRITELANE_B32 => fact::LANE_SELECT | fact::ANY_LANE,
        op::V_READFIRSTLANE_B32 => fact::READS_LANE | fact::ANY_LANE,
        op::S_GETREG_B32 => fact::GETREG,
        op::S_SETREG_B32
        | op::S_SETREG_B32_mode
        | op::S_SETREG_IMM32_B32
        | op::S_SETREG_IMM32_B32_mode => fact::SETREG,
        op::S_SENDMSG
        | op::S_SENDMSGHALT
        | op::S_TTRACEDATA
        | op::DS_GWS_INIT
        | op::DS_GWS_BARRIER
        | op::DS_GWS_SEMA_BR
        | op::DS_GWS_SEMA_P
        | op::DS_GWS_SEMA_V
        | op::DS_GWS_SEMA_RELEASE_ALL
        | op::S_MOVRELS_B32
        | op::S_MOVRELS_B64
        | op::S_MOVRELD_B32
        | op::S_MOVRELD_B64 => fact::READS_M0,
        op::S_DENORM_MODE => fact::DENORM_MODE,
        op::V_FMA_F64_e64 | op::V_FMAC_F64_e32 | op::V_FMAC_F64_e64 | op::V_FMAC_F64_dpp => {
            fact::FMA64
        }
        op::V_PERMLANE16_B32_e64
        | op::V_PERMLANEX16_B32_e64
        | op::V_PERMLANE64_B32
        | op::V_PERMLANE16_VAR_B32_e64
        | op::V_PERMLANEX16_VAR_B32_e64 => fact::PERMLANE,
        op::V_PERMLANE16_SWAP_B32_e32
        | op::V_PERMLANE16_SWAP_B32_e64
        | op::V_PERMLANE32_SWAP_B32_e32
        | op::V_PERMLANE32_SWAP_B32_e64 => fact::SWAPS_LANES,
        op::V_ACCVGPR_READ_B32_e64 => fact::ACC_READ,
        op::V_ACCVGPR_WRITE_B32_e64 => fact::ACC_WRITE,
        _ => 0,
    };
    if set & fact::VALU != 0 {
        set |= vector_facts(func, inst, opcode);
    }
    if set & fact::VMEM != 0 {
        if super::counters::loads_to_lds(func, inst) {
            set |= fact::READS_M0;
        }
        if stored_data(func, inst).is_some_and(|data| data.units() > 4)
            && !(unit == ExecUnit::Buffer && has_register(func, inst, Field::Soffset))
        {
            set |= fact::WIDE_STORE;
        }
        set |= told(opcode, &[(flag::FLOAT_ATOMIC, fact::FP_ATOMIC)]);
    }
    set
}

/// The table's flags of matrix products, and the facts that they mean.
const MATRIX_FLAGS: [(u64, u32); 3] =
    [(flag::MFMA, fact::MFMA), (flag::DGEMM, fact::DGEMM), (flag::XDL, fact::XDL)];

/// The same of vector instructions.
const VECTOR_FLAGS: [(u64, u32); 3] =
    [(flag::DPP, fact::DPP), (flag::DOT, fact::DOT), (flag::VECTOR_READS_M0, fact::READS_M0)];

/// Returns the facts that the table's flags tell.
fn told(opcode: Opcode, flags: &[(u64, u32)]) -> u32 {
    let flags = flags.iter().filter(|(flag, _)| table::is(opcode, *flag));
    flags.fold(0, |set, (_, fact)| set | fact)
}

fn vector_facts(func: &MachineFunction, inst: Inst, opcode: Opcode) -> u32 {
    let mut set = told(opcode, &VECTOR_FLAGS);
    if table::is(opcode, flag::SDWA) {
        // 6 is the whole register.
        if immediate(func, inst, Field::DstSel).is_some_and(|sel| sel != 6) {
            set |= fact::PARTIAL_RESULT;
        }
    } else if writes_selected_part(func, inst, opcode) {
        set |= fact::PARTIAL_RESULT;
    }
    set
}

/// Whether an instruction writes another part of its result's register than the lowest: an upper half, or one of the upper bytes,
/// of whose number a conversion to 8 or 4 bits has the lower bit in the third source's modifiers.
fn writes_selected_part(func: &MachineFunction, inst: Inst, opcode: Opcode) -> bool {
    let has =
        |field, bit: u8| immediate(func, inst, field).is_some_and(|m| m & i64::from(bit) != 0);
    let keeps_rest = || table::desc(opcode).operands.iter().any(|operand| operand.tied.is_some());
    table::is(opcode, flag::UPPER_RESULT)
        || has(Field::Src0Modifiers, modifier::OP_SEL_HI) && has_op_sel(opcode)
        || has(Field::Src2Modifiers, modifier::OP_SEL) && has_op_sel(opcode) && keeps_rest()
}

/// Whether an opcode says which half of the result's register it writes. Packed ones do not.
fn has_op_sel(opcode: Opcode) -> bool {
    table::shape(opcode)
        .iter()
        .any(|slot| slot.0 == Field::Src0Modifiers && slot.2 & modifier::OP_SEL_HI != 0)
        && !table::is(opcode, flag::PACKED)
        && table::form(opcode, Form::Short).is_none()
}

/// The operand that fills a field.
pub(crate) fn operand_of(func: &MachineFunction, inst: Inst, field: Field) -> Option<&Operand> {
    let index = table::shape(func.opcode(inst)).iter().position(|slot| slot.0 == field)?;
    func.operands(inst).get(index)
}

/// The immediate of a field.
pub(crate) fn immediate(func: &MachineFunction, inst: Inst, field: Field) -> Option<i64> {
    operand_of(func, inst, field)?.as_imm()
}

fn has_register(func: &MachineFunction, inst: Inst, field: Field) -> bool {
    operand_of(func, inst, field).is_some_and(|o| o.as_reg().is_some())
}

/// The registers whose contents a vector memory instruction stores.
pub(crate) fn stored_data(func: &MachineFunction, inst: Inst) -> Option<PReg> {
    if !func.desc(inst).is(InstrFlags::MAY_STORE) {
        return None;
    }
    let data = operand_of(func, inst, Field::Vdata)?;
    // Of a load the field is the result.
    let data = data.as_reg().filter(|r| !r.is_def())?;
    data.reg.as_physical()
}

/// Wait states that an instruction takes.
pub(crate) fn wait_states(func: &MachineFunction, inst: Inst) -> u32 {
    match func.opcode(inst) {
        op::S_NOP => func.operand(inst, 0).as_imm().map_or(1, |n| n as u32 + 1),
        generic::INLINEASM | generic::INLINEASM_BR | generic::BUNDLE => 0,
        opcode if opcode.is_generic() || is_nothing(func, inst) => 0,
        _ => 1,
    }
}

/// Whether a register operand is of vector registers.
pub(crate) fn is_vector(reg: PReg) -> bool {
    matches!(reg.file(), regs::VGPR | regs::AGPR)
}

/// Whether it is a scalar register that instructions can name: not EXEC, not SCC.
pub(crate) fn is_scalar(reg: PReg) -> bool {
    reg.file() == regs::SGPR || reg.file() == regs::TTMP || regs::VCC.contains(reg)
}

/// The registers that an instruction names and reads.
pub(crate) fn explicit_uses(
    func: &MachineFunction,
    inst: Inst,
) -> impl Iterator<Item = (usize, PReg)> + '_ {
    let indexed = is_indexed(func, inst);
    func.reg_operands(inst).filter(|(_, reg)| !reg.is_def()).filter_map(move |(i, reg)| {
        let physical = reg.reg.as_physical()?;
        let counts = !reg.is_implicit() || indexed && is_vector(physical);
        counts.then_some((i, physical))
    })
}

/// The registers that an instruction names and writes.
pub(crate) fn explicit_defs(func: &MachineFunction, inst: Inst) -> impl Iterator<Item = PReg> + '_ {
    let indexed = is_indexed(func, inst);
    func.defs(inst).filter_map(move |reg: &RegOperand| {
        let physical = reg.reg.as_physical()?;
        (!reg.is_implicit() || indexed && is_vector(physical)).then_some(physical)
    })
}

/// Whether an instruction moves from or to a register whose number is computed: one of the tuple that it has besides.
fn is_indexed(func: &MachineFunction, inst: Inst) -> bool {
    match func.opcode(inst) {
        op::V_MOVRELS_B32_e32 | op::V_MOVRELD_B32_e32 => true,
        op::V_MOV_B32_e32 => func.uses(inst).any(|u| u.reg.as_physical() == Some(regs::M0)),
        _ => false,
    }
}

/// Whether an instruction writes a part of a register, implicitly or not.
pub(crate) fn writes(func: &MachineFunction, inst: Inst, reg: PReg) -> bool {
    func.defs(inst).any(|def| def.reg.as_physical().is_some_and(|d| d.overlaps(reg)))
}

/// Whether an instruction reads a part of a register, implicitly or not.
pub(crate) fn reads(func: &MachineFunction, inst: Inst, reg: PReg) -> bool {
    func.uses(inst).any(|r| r.reg.as_physical().is_some_and(|u| u.overlaps(reg)))
}
