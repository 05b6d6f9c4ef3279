//! Short forms (`si-shrink-instructions`): what needs none of the long form's fields gets the 32-bit form, operands in
//! the other order where that makes it fit; a multiply-add becomes the form that adds to its own result, or the one
//! with a literal. Dual instructions are made of short forms only.

use ir::machine::{Inst, InstrFlags, MachineFunction, Opcode, Operand, PReg, RegOperand};
use ir::pass::{Entry, Need, PassInfo, counted};
use smallvec::SmallVec;

use crate::target::constants::inline_code;
use crate::target::latencies;
use crate::target::table::{self, Constant, Field, Form, flag, op};
use crate::target::{Generation, Target};

/// The registry's row.
pub(crate) const INFO: PassInfo = PassInfo {
    name: "si-shrink-instructions",
    about: "Replaces vector instructions by their 32-bit forms.",
    contract: "Needs physical registers; neither what is computed nor the registers change.",
    need: Need::Optional,
    entry: Entry::Machine(|| counted("instructions", |func, ()| shrink_instructions(func))),
};

/// Shortens what can be; how many.
pub(crate) fn shrink_instructions(func: &mut MachineFunction) -> u64 {
    let generation = Target::of(func.target).generation;
    let mut count = 0;
    for inst in func.inst_list() {
        if func.opcode(inst).is_generic() {
            continue;
        }
        let Some((opcode, operands)) = short_form(func, inst, generation) else { continue };
        let flags = func.inst_flags(inst);
        let loc = func.inst_loc(inst);
        let builder = func.before(inst);
        let new = builder.with_loc(loc).build(opcode).operands(&operands).flags(flags).finish();
        log::debug!(
            target: INFO.name,
            "`{}` has a short form: {}",
            func.inst_text_alone(inst),
            func.target.instr(opcode).name
        );
        carry_implicit(func, inst, new);
        func.remove_inst(inst);
        func.note_replaced(inst, &[new]);
        count += 1;
    }
    count
}

/// Copies to `new` the reads and writes of `old` that its row does not have.
pub(super) fn carry_implicit(func: &mut MachineFunction, old: Inst, new: Inst) {
    let desc = func.desc(old);
    let more: SmallVec<[RegOperand; 4]> = func
        .operands(old)
        .iter()
        .skip(desc.operands.len())
        .filter_map(Operand::as_reg)
        .filter(|reg| {
            let Some(physical) = reg.reg.as_physical() else { return false };
            let row = if reg.is_def() { desc.implicit_defs } else { desc.implicit_uses };
            reg.is_implicit() && !row.iter().any(|r| r.overlaps(physical))
        })
        .copied()
        .collect();
    for operand in more {
        func.push_operand(new, Operand::Reg(operand.tied_to(None)));
    }
}

type Operands = SmallVec<[Operand; 8]>;

/// The short form of an instruction that reads other lanes: it lacks clamping and the modifiers of the result, and may have fewer
/// registers.
fn short_permuted(
    func: &MachineFunction,
    inst: Inst,
    generation: Generation,
) -> Option<(Opcode, Operands)> {
    let opcode = func.opcode(inst);
    let short = table::form(opcode, Form::ShortPermuted)?;
    table::real(generation, short)?;
    let fields = |opcode| table::shape(opcode).iter().map(|slot| slot.0);
    let explicit = table::explicit(opcode, func.operands(inst));
    let mut rows = fields(short).zip(table::desc(short).operands).peekable();
    let mut operands = Operands::new();
    for (field, operand) in fields(opcode).zip(explicit) {
        match rows.next_if(|&(short, _)| short == field) {
            Some((_, row)) => {
                if let Operand::Reg(reg) = operand {
                    let physical = reg.reg.as_physical().filter(|_| reg.sub.is_whole())?;
                    func.target.class_contains(row.class?, physical).then_some(())?;
                }
                operands.push(*operand);
            }
            None if operand.as_imm() == Some(0) => {}
            None => return None,
        }
    }
    rows.peek().is_none().then_some((short, operands))
}

/// The short form of an instruction, if it has one.
fn short_form(
    func: &MachineFunction,
    inst: Inst,
    generation: Generation,
) -> Option<(Opcode, Operands)> {
    let opcode = func.opcode(inst);
    if table::is(opcode, flag::DPP) {
        return short_permuted(func, inst, generation);
    }
    let parts = Parts::of(func, inst)?;
    let (short, operands) = match opcode {
        op::V_FMA_F32_e64 => multiply_add(&parts, true)?,
        op::V_FMA_F64_e64 => multiply_add(&parts, false)?,
        op::V_CNDMASK_B32_e64 => {
            let [a, b, mask] = parts.sources.as_slice() else { return None };
            let operands = [parts.result, *a, *b];
            let short = op::V_CNDMASK_B32_e32;
            return checked(func, generation, short, &operands).filter(|_| is_vcc(func, mask));
        }
        _ if table::is(opcode, flag::COMPARE) => {
            let [a, b] = parts.sources.as_slice() else { return None };
            if !is_vcc(func, &parts.result) {
                return None;
            }
            let short = table::form(opcode, Form::Short)?;
            if let Some(found) = checked(func, generation, short, &[*a, *b]) {
                return Some(found);
            }
            (table::form(short, Form::Exchanged)?, Operands::from_slice(&[*b, *a]))
        }
        _ => {
            let short = table::form(opcode, Form::Short)?;
            let [a, b] = parts.sources.as_slice() else {
                let [a] = parts.sources.as_slice() else { return None };
                return checked(func, generation, short, &[parts.result, *a]);
            };
            if let Some(found) = checked(func, generation, short, &[parts.result, *a, *b]) {
                return Some(found);
            }
            (exchanged(opcode, short)?, Operands::from_slice(&[parts.result, *b, *a]))
        }
    };
    checked(func, generation, short, &operands)
}

/// Whether an operand is the mask of all lanes in VCC.
fn is_vcc(func: &MachineFunction, operand: &Operand) -> bool {
    let register = operand.as_reg().and_then(|reg| reg.reg.as_physical());
    register == Some(Target::of(func.target).vcc())
}

/// The short form that does the same with the sources exchanged.
fn exchanged(opcode: Opcode, short: Opcode) -> Option<Opcode> {
    const REVERSED: [(Opcode, Opcode); 3] = [
        (op::V_SUB_F32_e32, op::V_SUBREV_F32_e32),
        (op::V_SUB_U32_e32, op::V_SUBREV_U32_e32),
        (op::V_SUB_F16_e32, op::V_SUBREV_F16_e32),
    ];
    for (a, b) in REVERSED {
        if short == a {
            return Some(b);
        }
        if short == b {
            return Some(a);
        }
    }
    // Rows of what has a reversed form are commutable too, by changing the opcode.
    let reversible = table::is(opcode, flag::HAS_REVERSED);
    (table::desc(opcode).is(InstrFlags::COMMUTABLE) && !reversible).then_some(short)
}

/// The result and the sources of an instruction without modifiers.
pub(super) struct Parts {
    result: Operand,
    sources: SmallVec<[Operand; 8]>,
}

impl Parts {
    pub(super) fn of(func: &MachineFunction, inst: Inst) -> Option<Self> {
        let shape = table::shape(func.opcode(inst));
        let rows = func.desc(inst).operands;
        let operands = func.operands(inst);
        let mut result = None;
        let mut sources = SmallVec::new();
        for ((slot, row), operand) in shape.iter().zip(rows).zip(operands) {
            match slot.0 {
                Field::Vdst if row.is_def => result = Some(*operand),
                Field::Sdst if table::is(func.opcode(inst), flag::COMPARE) => {
                    result = Some(*operand);
                }
                Field::Src0 | Field::Src1 | Field::Src2 if row.tied.is_none() => {
                    sources.push(*operand);
                }
                // Modifiers.
                _ if row.class.is_none() && operand.as_imm() == Some(0) => {}
                _ => return None,
            }
        }
        Some(Self { result: result?, sources })
    }
}

/// A multiply-add that adds to its result, or with a literal.
fn multiply_add(parts: &Parts, single: bool) -> Option<(Opcode, Operands)> {
    let [a, b, c] = parts.sources.as_slice() else { return None };
    let physical = |o: &Operand| o.as_reg()?.reg.as_physical();
    let vector = |o: &Operand| physical(o).is_some_and(latencies::is_vector);
    if physical(c).is_some() && physical(c) == physical(&parts.result) {
        let (a, b) = if vector(b) { (a, b) } else { (b, a) };
        let opcode = if single { op::V_FMAC_F32_e32 } else { op::V_FMAC_F64_e32 };
        return Some((opcode, Operands::from_slice(&[parts.result, *a, *b, *c])));
    }
    if !single {
        return None;
    }
    let literal = |o: &Operand| o.as_imm().filter(|&v| inline_code(Constant::F32, v).is_none());
    fused(parts, &literal)
}

/// A multiply-add of 32-bit floats with a literal that `constant` accepts: as addend, or as factor.
pub(super) fn fused(
    parts: &Parts,
    constant: &dyn Fn(&Operand) -> Option<i64>,
) -> Option<(Opcode, Operands)> {
    let [a, b, c] = parts.sources.as_slice() else { return None };
    let vector = |o: &Operand| {
        o.as_reg().and_then(|r| r.reg.as_physical()).is_some_and(latencies::is_vector)
    };
    let bits = |value: i64| Operand::Imm(i64::from(value as u32));
    let plain = |o: &Operand| {
        o.as_reg().is_some() || o.as_imm().is_some_and(|v| inline_code(Constant::F32, v).is_some())
    };
    if let Some(k) = constant(c) {
        let (a, b) = if vector(b) { (a, b) } else { (b, a) };
        if plain(a) && vector(b) {
            let operands = [parts.result, *a, *b, bits(k)];
            return Some((op::V_FMAAK_F32, Operands::from_slice(&operands)));
        }
    }
    for (k, other) in [(a, b), (b, a)] {
        if let Some(k) = constant(k)
            && plain(other)
            && vector(c)
        {
            let operands = [parts.result, *other, bits(k), *c];
            return Some((op::V_FMAMK_F32, Operands::from_slice(&operands)));
        }
    }
    None
}

/// The operands, if the opcode exists and takes them.
fn checked(
    func: &MachineFunction,
    generation: Generation,
    opcode: Opcode,
    operands: &[Operand],
) -> Option<(Opcode, Operands)> {
    table::real(generation, opcode)?;
    let desc = table::desc(opcode);
    if desc.operands.len() != operands.len() {
        return None;
    }
    for ((row, slot), operand) in desc.operands.iter().zip(table::shape(opcode)).zip(operands) {
        match operand {
            Operand::Reg(reg) => {
                let class = row.class?;
                let fits = |r: PReg| reg.sub.is_whole() && func.target.class_contains(class, r);
                if !reg.reg.as_physical().is_some_and(fits) {
                    return None;
                }
            }
            // A constant where there is a place for one.
            Operand::Imm(_) if slot.1 != Constant::None => {}
            _ => return None,
        }
    }
    let limit = if generation.is_gfx9() { 1 } else { 2 };
    (scalar_sources(operands) <= limit).then(|| (opcode, Operands::from_slice(operands)))
}

/// Number of different scalar values among the operands: registers and literals.
fn scalar_sources(operands: &[Operand]) -> usize {
    let mut seen: SmallVec<[Operand; 8]> = SmallVec::new();
    for operand in operands {
        let counts = match operand {
            Operand::Reg(reg) => reg.reg.as_physical().is_some_and(|r| !latencies::is_vector(r)),
            Operand::Imm(value) => inline_code(Constant::F32, *value).is_none(),
            _ => false,
        };
        let same = |o: &Operand| match (o, operand) {
            (Operand::Reg(a), Operand::Reg(b)) => a.reg == b.reg,
            (Operand::Imm(a), Operand::Imm(b)) => a == b,
            _ => false,
        };
        if counts && !seen.iter().any(same) {
            seen.push(*operand);
        }
    }
    seen.len()
}
