//! Requirements of instructions on MODE and their effects on it.
//!
//! The *program's* mode is the value of MODE at the entry, changed by the writes of the input itself: that is the mode
//! that the function is meant to run in where no other is stated. An instruction requires of the fields that its row
//! depends on
//!
//! 1. the mode that its flags ask for ([`InstFlags::OWN_MODE`]), that the operand of `FPTRUNC_ROUND_*` names or that
//!    its row requires (16-bit interpolation),
//! 2. rounding of f64 and f16: to nearest, unless the function has `strictfp`, as LLVM has it,
//! 3. the program's value.
//!
//! Calls, returns and jumps out of the function require the ABI's default in functions that neither have `strictfp` nor
//! change MODE themselves (`llvm.set.rounding`, `llvm.amdgcn.s.setreg`). In others they require the program's mode, and
//! the callee may change the rounding, too: so a wrapper like `fesetround` leaves the mode that it set, as with LLVM,
//! and no register has to keep the program's mode over a call. Inline assembly requires the program's mode.

use core::fmt;

use ir::machine::{
    FunctionKind, Inst, InstFlags, InstrFlags, MachineFunction, Operand, SymbolKind, generic,
};

use super::fields::{
    DENORM_16_64, DENORM_32, DENORMS, Field, HWREG_MODE, ModeState, ROUND_16_64, ROUND_32, ROUNDS,
    fields,
};
use crate::target::table::{self, mode, op};
use crate::target::{Generation, Target};

/// Requirement and effect of an instruction.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Event {
    /// State that must hold when it executes.
    pub requirement: ModeState,
    /// The bits that must be the program's when it executes.
    pub program: u32,
    /// Change of the program's MODE after it: the bits that it changes, and their values as far as they are known.
    pub change: Option<Change>,
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut words = Vec::new();
        if !self.requirement.is_unknown() {
            words.push(format!("requires {:?}", self.requirement));
        }
        if self.program != 0 {
            words.push(format!("requires the program's {:#x}", self.program));
        }
        if let Some(change) = self.change {
            words.push(format!("the program makes {:#x} {:?}", change.bits, change.to));
        }
        f.write_str(&words.join(", "))
    }
}

/// Bits that change, and to what as far as that is known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Change {
    /// The bits.
    pub bits: u32,
    /// Their values.
    pub to: ModeState,
}

impl Change {
    /// Returns the state after the change.
    pub fn apply(self, state: ModeState) -> ModeState {
        state.forget(self.bits).merge(self.to)
    }
}

/// Settings that hold for all of a function.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Environment {
    /// MODE at the entry, as far as it is known.
    pub(crate) entry: ModeState,
    /// The ABI's default: what other functions expect.
    pub(crate) default: ModeState,
    strict: bool,
    /// Whether the function changes MODE itself.
    changes: bool,
    kernel: bool,
    generation: Generation,
}

impl Environment {
    /// The environment of a function.
    pub(crate) fn of(func: &MachineFunction) -> Self {
        let generation = Target::of(func.target).generation;
        let default = super::entry::default_mode(func, generation);
        let kernel = func.kind == FunctionKind::Kernel;
        // A caller of a function with strictfp may have changed the rounding.
        let entry = if func.strict_fp && !kernel { default.forget(ROUNDS) } else { default };
        let mut insts = func.all_insts();
        let changes = insts.any(|inst| {
            explicit_change(func, inst).is_some()
                || is_assembly(func, inst) && assembly_writes(func, inst)
        });
        Self { entry, default, strict: func.strict_fp, changes, kernel, generation }
    }

    /// Whether the program changes MODE in the function.
    pub(crate) fn changes(&self) -> bool {
        self.changes
    }

    /// Whether other functions get the program's mode, not the default.
    fn passes_on(&self) -> bool {
        self.strict || self.changes
    }

    /// Returns the requirement and the effect of an instruction; none for most.
    pub(crate) fn event(&self, func: &MachineFunction, inst: Inst) -> Option<Event> {
        let opcode = func.opcode(inst);
        match opcode {
            _ if is_assembly(func, inst) => return Some(self.assembly(func, inst)),
            op::S_SET_GPR_IDX_ON | op::S_SET_GPR_IDX_OFF => return self.index_mode(opcode),
            _ if opcode.is_generic() => return None,
            _ => {}
        }
        if let Some(change) = explicit_change(func, inst) {
            return Some(Event { change: Some(change), ..Event::default() });
        }
        let desc = func.desc(inst);
        if desc.is(InstrFlags::CALL) {
            return Some(self.call(func, inst));
        }
        let leaves = desc.is(InstrFlags::RETURN) || opcode == op::S_SETPC_B64;
        if leaves {
            let ends = self.kernel || opcode == op::S_ENDPGM;
            return (!ends).then(|| self.boundary());
        }
        self.operation(func, inst)
    }

    /// An instruction that computes.
    fn operation(&self, func: &MachineFunction, inst: Inst) -> Option<Event> {
        let fields = dependences(func, inst);
        if fields == 0 {
            return None;
        }
        if func.opcode(inst) == op::S_GETREG_B32 {
            return Some(Event { program: fields, ..Event::default() });
        }
        let mut requirement = ModeState::UNKNOWN;
        if let Some(rounding) = own_rounding(func, inst) {
            requirement = requirement.merge(both(ROUND_32, ROUND_16_64, rounding, rounding));
        } else if !self.strict {
            requirement = requirement.merge(self.default.only(ROUND_16_64.mask()));
        }
        if let Some(denormals) = own_denormals(func.inst_flags(inst)) {
            requirement = requirement.merge(denormals);
        }
        let requirement = requirement.only(fields);
        Some(Event { requirement, program: fields & !requirement.known(), ..Event::default() })
    }

    /// Returns the requirement of calls and returns.
    fn boundary(&self) -> Event {
        if self.passes_on() {
            let program = self.default.known();
            return Event { program, ..Event::default() };
        }
        Event { requirement: self.default, ..Event::default() }
    }

    fn call(&self, func: &MachineFunction, inst: Inst) -> Event {
        let mut event = self.boundary();
        let own = own_denormals(func.inst_flags(inst));
        if let Some(denormals) = own {
            event.requirement = event.requirement.merge(denormals);
            event.program &= !DENORMS;
        }
        // A function returns with the denormals with which it was entered.
        if self.passes_on() {
            event.change = Some(Change { bits: ROUNDS, to: ModeState::UNKNOWN });
        }
        event
    }

    fn assembly(&self, func: &MachineFunction, inst: Inst) -> Event {
        let all = Change { bits: u32::MAX, to: ModeState::UNKNOWN };
        Event {
            program: self.default.known(),
            change: assembly_writes(func, inst).then_some(all),
            ..Event::default()
        }
    }

    /// `s_set_gpr_idx_on` and `_off` write their own field.
    fn index_mode(&self, opcode: ir::machine::Opcode) -> Option<Event> {
        let field = *fields(self.generation).iter().find(|f| f.name == "gpr_idx_en")?;
        let to = ModeState::of(field, u32::from(opcode == op::S_SET_GPR_IDX_ON));
        let change = Some(Change { bits: field.mask(), to });
        Some(Event { change, ..Event::default() })
    }
}

fn is_assembly(func: &MachineFunction, inst: Inst) -> bool {
    matches!(func.opcode(inst), generic::INLINEASM | generic::INLINEASM_BR)
}

/// Whether the text of inline assembly may write MODE.
fn assembly_writes(func: &MachineFunction, inst: Inst) -> bool {
    const WRITES: [&str; 3] = ["s_setreg", "s_round_mode", "s_denorm_mode"];
    let text = func.operands(inst).first().and_then(|operand| match operand {
        Operand::Symbol { symbol, .. } => Some(func.symbol_data(*symbol)),
        _ => None,
    });
    text.is_none_or(|data| {
        data.kind != SymbolKind::External || WRITES.iter().any(|w| data.name.contains(w))
    })
}

/// Two fields' values.
fn both(a: Field, b: Field, of_a: u32, of_b: u32) -> ModeState {
    ModeState::of(a, of_a).merge(ModeState::of(b, of_b))
}

/// The bits of MODE on which an instruction's result depends.
pub(crate) fn dependences(func: &MachineFunction, inst: Inst) -> u32 {
    const FIELDS: [(u64, Field); 4] = [
        (mode::ROUND_32, ROUND_32),
        (mode::ROUND_16_64, ROUND_16_64),
        (mode::DENORM_32, DENORM_32),
        (mode::DENORM_16_64, DENORM_16_64),
    ];
    let flags = table::mode_fields(func.opcode(inst), func.operands(inst));
    if flags == 0 {
        return 0;
    }
    FIELDS
        .iter()
        .filter(|(flag, _)| flags & flag != 0)
        .fold(0, |set, (_, field)| set | field.mask())
}

/// Whether an instruction is LLVM's pseudo for a conversion with a rounding as operand.
pub(crate) fn is_rounding_pseudo(func: &MachineFunction, inst: Inst) -> bool {
    matches!(func.opcode(inst), op::FPTRUNC_ROUND_F16_F32_PSEUDO | op::FPTRUNC_ROUND_F32_F64_PSEUDO)
}

/// The rounding that an instruction requires whatever the function's is.
fn own_rounding(func: &MachineFunction, inst: Inst) -> Option<u32> {
    const FLAGS: [InstFlags; 4] = [
        InstFlags::ROUND_NEAREST,
        InstFlags::ROUND_UPWARD,
        InstFlags::ROUND_DOWNWARD,
        InstFlags::ROUND_TOWARD_ZERO,
    ];
    let flags = func.inst_flags(inst);
    let asked = FLAGS.iter().position(|&flag| flags.contains(flag));
    let required =
        || table::required_rounding(func.opcode(inst), func.operands(inst)).map(u32::from);
    asked.map(|n| n as u32).or_else(required)
}

/// The denormals that an instruction requires whatever the function's are.
fn own_denormals(flags: InstFlags) -> Option<ModeState> {
    let bit = |flag: InstFlags, bit: u32| u32::from(flags.contains(flag)) << bit;
    flags.contains(InstFlags::OWN_DENORMALS).then(|| {
        both(
            DENORM_32,
            DENORM_16_64,
            bit(InstFlags::F32_IN_DENORMALS, 0) | bit(InstFlags::F32_OUT_DENORMALS, 1),
            bit(InstFlags::F64_IN_DENORMALS, 0) | bit(InstFlags::F64_OUT_DENORMALS, 1),
        )
    })
}

/// Returns the change that an instruction makes to MODE, if that is its purpose.
pub(crate) fn explicit_change(func: &MachineFunction, inst: Inst) -> Option<Change> {
    let imm = |n: usize| func.operands(inst).get(n).and_then(Operand::as_imm);
    let known = |bits: u32, value: i64, shift: u32| {
        let to = ModeState::new(bits, u32::try_from(value & 0xffff_ffff).unwrap_or(0) << shift);
        Change { bits, to }
    };
    Some(match func.opcode(inst) {
        op::S_ROUND_MODE => known(ROUNDS, imm(0)?, 0),
        op::S_DENORM_MODE => known(DENORMS, imm(0)?, 4),
        op::S_SETREG_IMM32_B32 | op::S_SETREG_IMM32_B32_mode => {
            let (bits, shift) = written_bits(imm(1)?)?;
            known(bits, imm(0)?, shift)
        }
        op::S_SETREG_B32 | op::S_SETREG_B32_mode => {
            let (bits, _) = written_bits([1, 0].into_iter().find_map(imm)?)?;
            Change { bits, to: ModeState::UNKNOWN }
        }
        _ => return None,
    })
}

/// The bits of MODE that an operand `hwreg(…)` names, and the lowest of them; nothing for other registers. The operand is
/// the register's number in bits 5:0, the first bit in 10:6, the width less one in 15:11.
fn written_bits(operand: i64) -> Option<(u32, u32)> {
    let (first, width) = ((operand >> 6 & 31) as u32, (operand >> 11 & 31) as u32 + 1);
    let bits = (u32::MAX >> (32 - width)) << first;
    (operand & 63 == HWREG_MODE).then_some((bits, first))
}

/// The operand `hwreg(MODE, first, width)`.
pub(crate) fn hwreg(first: u32, width: u32) -> i64 {
    HWREG_MODE | i64::from(first) << 6 | i64::from(width - 1) << 11
}
