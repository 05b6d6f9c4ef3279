//! Words whose bytes come from one or two registers (`amdgpu-combine-bytes`): one `v_perm_b32`, or a shift or a mask, instead of several
//! shifts, masks, unions and permutations.
//!
//! Halves and bytes that are taken out of words, and put together to others, are selected one by one. Here each byte of a word is
//! followed to the register that it comes from. LLVM does so when it selects (`matchPERM`), in a block; here halves that are taken out in
//! one block and put together in another do not take a register each in between.

use ir::graph::FlowGraph;
use ir::machine::{
    Block, Inst, InstFlags, MachineFunction, Opcode, Operand, Reg, RegOperand, VReg, generic,
};
use smallvec::SmallVec;

use crate::mir_opt::facts::{Facts, whole};
use crate::mir_opt::machine_cse::writes_mode;
use crate::mir_opt::peephole_sdwa::is_vector;
use crate::target::classes::{Bank, Classes};
use crate::target::table::{self, op};
use crate::target::{Generation, Target};

/// Instructions between a word and the register that a byte comes from.
const MOST_STEPS: [u32; 3] = [6, 3, 2];

/// The selector of `v_perm_b32` for a byte of zeros, and for one of ones.
const ZEROS: i64 = 12;
const ONES: i64 = 13;
/// The selector for the lower halves of two registers.
const LOW_HALVES: u32 = 0x0504_0100;

/// Changes the words of a function in SSA form.
pub(crate) fn run(func: &mut MachineFunction, _: &FlowGraph<Block>) {
    if !func.all_insts().any(|inst| Step::of(func.opcode(inst)).is_some()) {
        return;
    }
    let changes_mode = func.all_insts().any(|inst| writes_mode(func, inst));
    let mut words = Words { facts: Facts::of(func), changes_mode };
    for block in func.blocks().collect::<Vec<_>>() {
        for inst in func.insts_rev(block).collect::<Vec<_>>() {
            if func.inst_block(inst).is_some() {
                words.shorten(func, inst);
            }
        }
    }
}

/// A byte of a word.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Byte {
    Zeros,
    Ones,
    /// Of a register, by its number from below.
    Of(RegOperand, u8),
}

type Word = [Byte; 4];

/// Instructions that move bytes.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Step {
    Copy,
    ShiftRight,
    ShiftLeft,
    And,
    Or,
    AndOr,
    ShiftLeftOr,
    Or3,
    Permute,
    Extract,
    Align,
}

impl Step {
    fn of(opcode: Opcode) -> Option<Self> {
        Some(match opcode {
            op::V_MOV_B32_e32 => Self::Copy,
            op::V_LSHRREV_B32_e32 | op::V_LSHRREV_B32_e64 => Self::ShiftRight,
            op::V_LSHLREV_B32_e32 | op::V_LSHLREV_B32_e64 => Self::ShiftLeft,
            op::V_AND_B32_e32 | op::V_AND_B32_e64 => Self::And,
            op::V_OR_B32_e32 | op::V_OR_B32_e64 => Self::Or,
            op::V_AND_OR_B32_e64 => Self::AndOr,
            op::V_LSHL_OR_B32_e64 => Self::ShiftLeftOr,
            op::V_OR3_B32_e64 => Self::Or3,
            op::V_PERM_B32_e64 => Self::Permute,
            op::V_BFE_U32_e64 => Self::Extract,
            op::V_ALIGNBIT_B32_e64 => Self::Align,
            _ => return None,
        })
    }
}

/// The words of a function.
struct Words {
    facts: Facts,
    /// Something changes the mode of floats.
    changes_mode: bool,
}

impl Words {
    /// The number that an operand is.
    fn number(&self, func: &MachineFunction, operand: Operand) -> Option<u32> {
        self.facts.number(func, operand).map(|value| value as u32)
    }

    /// Puts fewer instructions in the place of one and those that only it needs, if there are.
    fn shorten(&mut self, func: &mut MachineFunction, root: Inst) {
        let Some(step) = Step::of(func.opcode(root)).filter(|&step| step != Step::Copy) else {
            return;
        };
        let generation = Target::of(func.target).generation;
        if self.join_conversions(func, generation, root, step) {
            return;
        }
        for steps in MOST_STEPS {
            let mut inner: SmallVec<[Inst; 4]> = SmallVec::new();
            let Some(word) = self.result(func, root, step, steps, &mut inner) else { continue };
            let Some((opcode, operands)) = form(&word) else { continue };
            // What nothing else needs goes. (Each comes after those that read it.)
            let mut gone: SmallVec<[Inst; 4]> = SmallVec::new();
            gone.push(root);
            for &inst in &inner {
                let reg = func.operand(inst, 0).as_reg().and_then(|reg| reg.reg.as_virtual());
                let alone = reg.is_some_and(|reg| self.facts.reads[reg] == 1);
                if alone && gone.iter().any(|&by| reads_register(func, by, reg)) {
                    gone.push(inst);
                }
            }
            // The selector needs an instruction, too, where it cannot be a literal and is not in place of another constant.
            let has_constant = |&inst: &Inst| {
                let mut operands = func.operands(inst).iter();
                operands.any(|&o| o.as_imm().is_none() && self.number(func, o).is_some())
            };
            let needs_selector = opcode == op::V_PERM_B32_e64 && !generation.has_long_literals();
            let cost = usize::from(opcode != generic::COPY)
                + usize::from(needs_selector && !gone.iter().any(has_constant));
            if gone.len() > cost {
                log::debug!(
                    target: "amdgpu-combine-bytes",
                    "`{}`: {} instructions become {cost}",
                    func.inst_text_alone(root),
                    gone.len()
                );
                self.replace(func, generation, root, &gone, opcode, operands);
                return;
            }
        }
    }

    /// Converts two floats to the halves of a word by one instruction, where two do so. True if that was so.
    fn join_conversions(
        &mut self,
        func: &mut MachineFunction,
        generation: Generation,
        root: Inst,
        step: Step,
    ) -> bool {
        let halves = match step {
            Step::Permute if self.number(func, *func.operand(root, 3)) == Some(LOW_HALVES) => {
                [2, 1]
            }
            Step::ShiftLeftOr if func.operand(root, 2).as_imm() == Some(16) => [3, 1],
            _ => return false,
        };
        let found = halves.map(|n| self.conversion(func, *func.operand(root, n)));
        let [Some((low, opcode, a)), Some((high, other, b))] = found else { return false };
        if low == high || opcode != other || table::real(generation, opcode).is_none() {
            return false;
        }
        let ([a_modifiers, a], [b_modifiers, b]) = (a, b);
        let zero = Operand::Imm(0);
        let operands = SmallVec::from_slice(&[a_modifiers, a, b_modifiers, b, zero, zero]);
        self.replace(func, generation, root, &[root, low, high], opcode, operands);
        true
    }

    /// The conversion of a float to a half of which nothing else reads the result: the instruction, the opcode that converts two, and
    /// the source with its modifiers.
    fn conversion(
        &self,
        func: &MachineFunction,
        operand: Operand,
    ) -> Option<(Inst, Opcode, [Operand; 2])> {
        let inst = self.facts.def(operand)?;
        // One that asks for a mode of its own stays, and all where MODE changes in between.
        let own_mode = func.inst_flags(inst).intersects(InstFlags::OWN_MODE);
        if self.facts.reads[whole(operand)?] != 1 || own_mode || self.changes_mode {
            return None;
        }
        let explicit = &func.operands(inst)[1..func.desc(inst).operands.len()];
        let zero = Operand::Imm(0);
        let (opcode, modifiers, source) = match (func.opcode(inst), explicit) {
            (op::V_CVT_F16_F32_e32, &[source]) => (op::V_CVT_PK_F16_F32_e64, zero, source),
            (op::V_CVT_F16_F32_e64, &[modifiers, source, Operand::Imm(0), Operand::Imm(0)]) => {
                (op::V_CVT_PK_F16_F32_e64, modifiers, source)
            }
            (
                op::V_CVT_PK_BF16_F32_e64,
                &[modifiers, source, _, Operand::Imm(0), Operand::Imm(0), Operand::Imm(0)],
            ) => (op::V_CVT_PK_BF16_F32_e64, modifiers, source),
            _ => return None,
        };
        let is_free = source.as_reg().is_some_and(|&reg| is_vector(func, reg));
        is_free.then_some((inst, opcode, [modifiers, source]))
    }

    fn replace(
        &mut self,
        func: &mut MachineFunction,
        generation: Generation,
        root: Inst,
        gone: &[Inst],
        opcode: Opcode,
        mut operands: SmallVec<[Operand; 8]>,
    ) {
        let (result, loc) = (*func.operand(root, 0), func.inst_loc(root));
        if opcode == op::V_PERM_B32_e64 && !generation.has_long_literals() {
            let classes = Classes::of(Target::of(func.target));
            let selector = func.new_vreg(classes.tuple(Bank::S, 1).expect("a class"));
            let mut builder = func.before(root).with_loc(loc);
            let value = operands[2];
            let made = builder.build(op::S_MOV_B32).def(selector).operand(value).finish();
            self.facts.defs[selector] = Some(made);
            operands[2] = RegOperand::new(Reg::virtual_reg(selector)).into();
        }
        operands.insert(0, result);
        let mut builder = func.before(root).with_loc(loc);
        let made = builder.build(opcode).operands(&operands).finish();
        for &inst in gone {
            for (_, operand) in func.reg_operands(inst) {
                if let Some(reg) = operand.reg.as_virtual().filter(|_| !operand.is_def()) {
                    self.facts.reads[reg] -= 1;
                }
            }
            func.remove_inst(inst);
        }
        for operand in operands[1..].iter().filter_map(Operand::as_reg) {
            if let Some(reg) = operand.reg.as_virtual() {
                self.facts.reads[reg] += 1;
            }
        }
        if let Some(reg) = whole(result) {
            self.facts.defs[reg] = Some(made);
        }
    }

    /// The bytes of an instruction's result. `inner` gets the instructions that they were followed through.
    fn result(
        &self,
        func: &MachineFunction,
        inst: Inst,
        step: Step,
        steps: u32,
        inner: &mut SmallVec<[Inst; 4]>,
    ) -> Option<Word> {
        let at = |n: usize| *func.operand(inst, n);
        let mut word = |n: usize| self.word(func, at(n), steps, inner);
        let number = |n: usize| self.number(func, at(n));
        // Of the first two sources, the one that is masked, and the mask.
        let mask = || number(1).map(|mask| (2, mask)).or_else(|| Some((1, number(2)?)));
        Some(match step {
            Step::Copy => word(1)?,
            Step::ShiftRight => shift_right(word(2)?, bytes(number(1)? & 31)?),
            Step::ShiftLeft => shift_left(word(2)?, bytes(number(1)? & 31)?),
            Step::And => {
                let (source, mask) = mask()?;
                masked(word(source)?, mask)?
            }
            Step::Or => union(word(1)?, word(2)?)?,
            Step::AndOr => {
                let (source, mask) = mask()?;
                union(masked(word(source)?, mask)?, word(3)?)?
            }
            Step::ShiftLeftOr => union(shift_left(word(1)?, bytes(number(2)? & 31)?), word(3)?)?,
            Step::Or3 => union(union(word(1)?, word(2)?)?, word(3)?)?,
            Step::Permute => {
                let selector = number(3)?.to_le_bytes();
                let (high, low) = (word(1)?, word(2)?);
                let mut result = [Byte::Zeros; 4];
                for (byte, select) in result.iter_mut().zip(selector) {
                    *byte = match select {
                        0..4 => low[usize::from(select)],
                        4..8 => high[usize::from(select) - 4],
                        8..12 => return None,
                        12 => Byte::Zeros,
                        _ => Byte::Ones,
                    };
                }
                result
            }
            Step::Extract => {
                let (from, width) = (bytes(number(2)? & 31)?, bytes(number(3)? & 31)?);
                let mut result = shift_right(word(1)?, from);
                result[width..].fill(Byte::Zeros);
                result
            }
            Step::Align => {
                let by = bytes(number(3)? & 31)?;
                let (high, low) = (word(1)?, word(2)?);
                union(
                    shift_right(low, by),
                    if by == 0 { [Byte::Zeros; 4] } else { shift_left(high, 4 - by) },
                )?
            }
        })
    }

    /// The bytes of an operand.
    fn word(
        &self,
        func: &MachineFunction,
        operand: Operand,
        steps: u32,
        inner: &mut SmallVec<[Inst; 4]>,
    ) -> Option<Word> {
        if let Some(value) = self.number(func, operand) {
            let mut word = [Byte::Zeros; 4];
            for (byte, value) in word.iter_mut().zip(value.to_le_bytes()) {
                *byte = match value {
                    0 => Byte::Zeros,
                    0xff => Byte::Ones,
                    _ => return None,
                };
            }
            return Some(word);
        }
        let reg = *operand.as_reg().filter(|reg| reg.reads())?;
        if steps > 0
            && let Some(def) = self.facts.def(operand)
            && let Some(step) = Step::of(func.opcode(def))
        {
            let before = inner.len();
            if !inner.contains(&def) {
                inner.push(def);
            }
            if let Some(word) = self.result(func, def, step, steps - 1, inner) {
                return Some(word);
            }
            inner.truncate(before);
        }
        let reg = RegOperand::new(reg.reg).part(reg.sub);
        (is_word(func, reg) && is_vector(func, reg)).then(|| [0, 1, 2, 3].map(|n| Byte::Of(reg, n)))
    }
}

/// Whether a register of an operand has 32 bits.
fn is_word(func: &MachineFunction, operand: RegOperand) -> bool {
    let class = operand.reg.as_virtual().and_then(|reg| func.vreg_class(reg));
    let units = match class {
        Some(class) if operand.sub.is_whole() => func.target.class(class).units,
        _ => func.target.sub_reg(operand.sub).units,
    };
    // A unit is 16 bits.
    units == 2
}

fn reads_register(func: &MachineFunction, inst: Inst, reg: Option<VReg>) -> bool {
    func.reg_operands(inst).any(|(_, operand)| !operand.is_def() && operand.reg.as_virtual() == reg)
}

/// Bits as bytes.
fn bytes(bits: u32) -> Option<usize> {
    bits.is_multiple_of(8).then_some(bits as usize / 8)
}

fn shift_right(word: Word, by: usize) -> Word {
    core::array::from_fn(|n| word.get(n + by).copied().unwrap_or(Byte::Zeros))
}

fn shift_left(word: Word, by: usize) -> Word {
    core::array::from_fn(|n| n.checked_sub(by).map_or(Byte::Zeros, |n| word[n]))
}

/// The bytes that a mask keeps, if it keeps whole ones.
fn masked(mut word: Word, mask: u32) -> Option<Word> {
    for (byte, mask) in word.iter_mut().zip(mask.to_le_bytes()) {
        match mask {
            0 => *byte = Byte::Zeros,
            0xff => {}
            _ => return None,
        }
    }
    Some(word)
}

/// The union of two words that have no byte in the same place.
fn union(one: Word, other: Word) -> Option<Word> {
    let mut word = one;
    for (byte, other) in word.iter_mut().zip(other) {
        *byte = match (*byte, other) {
            (a, b) if a == b => a,
            (Byte::Zeros, b) => b,
            (a, Byte::Zeros) => a,
            (Byte::Ones, _) | (_, Byte::Ones) => Byte::Ones,
            _ => return None,
        };
    }
    Some(word)
}

/// The instruction that makes a word of at most two registers: its opcode and sources.
fn form(word: &Word) -> Option<(Opcode, SmallVec<[Operand; 8]>)> {
    let mut sources: SmallVec<[RegOperand; 4]> = SmallVec::new();
    for byte in word {
        if let Byte::Of(reg, _) = *byte
            && !sources.contains(&reg)
        {
            sources.push(reg);
        }
    }
    let (low, high) = match &sources[..] {
        [one] => (*one, *one),
        [one, other] => (*one, *other),
        _ => return None,
    };
    let operand = |reg: RegOperand| Operand::from(reg);
    let whole = [0, 1, 2, 3].map(|n| Byte::Of(low, n));
    if *word == whole {
        return Some((generic::COPY, SmallVec::from_slice(&[operand(low)])));
    }
    for by in 1..4 {
        let bits = Operand::Imm(8 * by as i64);
        if *word == shift_right(whole, by) {
            return Some((op::V_LSHRREV_B32_e64, SmallVec::from_slice(&[bits, operand(low)])));
        }
        if *word == shift_left(whole, by) {
            return Some((op::V_LSHLREV_B32_e64, SmallVec::from_slice(&[bits, operand(low)])));
        }
    }
    let mask = word.map(|byte| if byte == Byte::Zeros { 0 } else { 0xff });
    if masked(whole, u32::from_le_bytes(mask)) == Some(*word) {
        let mask = Operand::Imm(i64::from(i32::from_le_bytes(mask)));
        return Some((op::V_AND_B32_e32, SmallVec::from_slice(&[mask, operand(low)])));
    }
    let selector = word.iter().rev().fold(0, |selector, byte| {
        let select = match *byte {
            Byte::Zeros => ZEROS,
            Byte::Ones => ONES,
            Byte::Of(reg, n) => i64::from(n) + if reg == low { 0 } else { 4 },
        };
        selector << 8 | select
    });
    let operands = [operand(high), operand(low), Operand::Imm(selector)];
    Some((op::V_PERM_B32_e64, SmallVec::from_slice(&operands)))
}
