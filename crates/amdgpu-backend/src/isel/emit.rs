//! Building instructions: operands in the order of the row, what generations cannot read replaced.
//!
//! Callers give results, sources and, where they are not zero, the other immediates; the row says where
//! each goes. A vector instruction reads a limited number of scalar registers and literals (the constant
//! bus: one, from gfx10 on two); what is too much goes through a vector register. Where the short form of
//! an instruction can hold the operands it is taken at once, since only it has literals on gfx9.

use std::borrow::Cow;

use ir::machine::{
    FrameSlot, Inst, InstrFlags, Opcode, Operand, Reg, RegFlags, RegOperand, SubReg, VReg,
};
use smallvec::SmallVec;

use super::Isel;
use super::bools::Mask;
use super::part::{Part, Src, Val};
use crate::target::classes::Bank;
use crate::target::constants;
use crate::target::regs;
use crate::target::table::{self, Constant, ExecUnit, Field, Form, flag, op};

impl Isel<'_> {
    /// The opcode under which this generation has what `opcode` stands for.
    pub(crate) fn available(&mut self, opcode: Opcode) -> Opcode {
        let generation = self.generation;
        if opcode.is_generic() {
            return opcode;
        }
        let prefer_late = opcode == op::V_MAD_U64_U32_e64 || opcode == op::V_MAD_I64_I32_e64;
        if table::real(generation, opcode).is_some() && !prefer_late {
            return opcode;
        }
        if let Some(&known) = self.alternatives.get(&opcode) {
            return known;
        }
        let found = self.find_alternative(opcode).unwrap_or(opcode);
        self.alternatives.insert(opcode, found);
        found
    }

    fn find_alternative(&self, opcode: Opcode) -> Option<Opcode> {
        let generation = self.generation;
        if opcode == op::V_MAD_U64_U32_e64 || opcode == op::V_MAD_I64_I32_e64 {
            // The result of the row for gfx11 does not overlap the operands: only there that is needed.
            let late = if opcode == op::V_MAD_U64_U32_e64 {
                op::V_MAD_U64_U32_gfx11_e64
            } else {
                op::V_MAD_I64_I32_gfx11_e64
            };
            let wanted = generation == crate::target::Generation::Gfx1100;
            return Some(if wanted { late } else { opcode });
        }
        table::alternative(generation, opcode)
    }

    /// The bank of a place.
    pub(crate) fn part_bank(&self, part: Part) -> Option<Bank> {
        match part {
            Part::Reg(reg, _) => {
                let class = self.func.vreg_class(reg)?;
                let files = self.func.target.class(class).files;
                Some(if files >> regs::VGPR.0 & 1 == 1 { Bank::V } else { Bank::S })
            }
            Part::Phys(reg) => Some(if reg.file() == regs::VGPR { Bank::V } else { Bank::S }),
            Part::Frame(..) => Some(Bank::S),
            Part::Imm(_) | Part::Bool(_) | Part::Undef => None,
        }
    }

    /// A new register of as many dwords as there is a class for.
    pub(crate) fn temp(&mut self, bank: Bank, dwords: usize) -> VReg {
        let class = self.classes.tuple(bank, dwords).expect("a class of the width");
        self.func.new_vreg(class)
    }

    /// A new mask of lanes.
    pub(crate) fn temp_mask(&mut self) -> VReg {
        self.func.new_vreg(self.classes.mask)
    }

    /// Puts an instruction at the current place.
    pub(crate) fn raw(&mut self, opcode: Opcode, operands: &[Operand]) -> Inst {
        let position = self.position;
        let loc = self.loc;
        let flags = self.own_mode(opcode);
        let mut builder = ir::machine::Builder::new(&mut self.func, position).with_loc(loc);
        let inst = builder.build(opcode).operands(operands).flags(flags).finish();
        if self.first.is_none() {
            self.first = Some(inst);
        }
        inst
    }

    /// Selects an instruction: results, sources, and the other immediates in the row's order.
    pub(crate) fn emit(
        &mut self,
        opcode: Opcode,
        defs: &[Reg],
        srcs: &[Src],
        imms: &[i64],
    ) -> Inst {
        let opcode = self.available(opcode);
        let mut srcs: SmallVec<[Src; 4]> = srcs.into();
        let opcode = self.shorten(opcode, defs, &mut srcs, imms);
        let undefined: SmallVec<[bool; 8]> = srcs.iter().map(|s| s.part == Part::Undef).collect();
        self.legalize(opcode, &mut srcs);
        let desc = self.func.target.instr(opcode);
        let shape = table::shape(opcode);
        let mut operands: SmallVec<[Operand; 16]> = SmallVec::new();
        let (mut d, mut s, mut i) = (0, 0, 0);
        for (row, &(field, _, bits)) in desc.operands.iter().zip(shape) {
            if row.is_def {
                operands.push(RegOperand::def(defs[d]).into());
                d += 1;
            } else if is_modifiers(field) {
                // The source that it belongs to comes next; packed halves are each their own.
                let own = srcs.get(s).map_or(0, |src| src.modifiers);
                let packed = bits & table::modifier::OP_SEL_HI != 0
                    && table::unit(opcode) == ExecUnit::Vector
                    && is_packed(opcode);
                let own = if packed { own ^ table::modifier::OP_SEL_HI } else { own };
                operands.push(Operand::Imm(i64::from(own)));
            } else if row.class.is_some() {
                let mut operand = self.operand(srcs[s].part);
                // The result may be anywhere if there is nothing to be kept in its place.
                if let Operand::Reg(reg) = &mut operand
                    && row.tied.is_some()
                    && undefined[s]
                {
                    reg.flags |= RegFlags::UNDEF;
                }
                operands.push(operand);
                s += 1;
            } else {
                operands.push(Operand::Imm(imms.get(i).copied().unwrap_or(0)));
                i += 1;
            }
        }
        debug_assert_eq!(d, defs.len(), "{}", table::shown(opcode));
        debug_assert_eq!(s, srcs.len(), "{}", table::shown(opcode));
        self.raw(opcode, &operands)
    }

    pub(crate) fn operand(&mut self, part: Part) -> Operand {
        match part {
            Part::Reg(reg, sub) => RegOperand::new(reg).part(sub).into(),
            Part::Phys(reg) => RegOperand::new(reg).into(),
            Part::Imm(value) => Operand::Imm(value),
            Part::Bool(set) => Operand::Imm(i64::from(set)),
            Part::Undef => {
                unreachable!("undefined sources are given a register before")
            }
            Part::Frame(slot, offset) => Operand::Frame { slot, offset: i64::from(offset) },
        }
    }

    /// The short form, if it can hold the operands: sources swapped if that is what it takes.
    fn shorten(
        &mut self,
        opcode: Opcode,
        defs: &[Reg],
        srcs: &mut SmallVec<[Src; 4]>,
        imms: &[i64],
    ) -> Opcode {
        let Some(short) = table::form(opcode, Form::Short) else { return opcode };
        if table::real(self.generation, short).is_none()
            || srcs.len() > 2
            || srcs.iter().any(|s| s.modifiers != 0)
            || imms.iter().any(|&i| i != 0)
        {
            return opcode;
        }
        let desc = self.func.target.instr(short);
        let fits = desc.operands.len() == defs.len() + srcs.len()
            && desc.num_defs() == defs.len()
            && desc.operands.iter().all(|o| {
                // What holds only some of the registers is shortened when they are known.
                let all = |class| self.func.target.class(class).limit == 0;
                o.class.is_some_and(all) && o.tied.is_none()
            });
        if !fits {
            return opcode;
        }
        let is_vector = |isel: &Self, src: Src| isel.part_bank(src.part) == Some(Bank::V);
        if srcs.len() == 2 && !is_vector(self, srcs[1]) {
            let long = self.func.target.instr(opcode);
            if !long.is(InstrFlags::COMMUTABLE) || !is_vector(self, srcs[0]) {
                return opcode;
            }
            let Some(swapped) = self.with_swapped_sources(short) else { return opcode };
            srcs.swap(0, 1);
            return swapped;
        }
        short
    }

    /// Returns the row that does the same with its sources swapped: for differences another one. (LLVM counts as
    /// commutable also an instruction that needs another opcode for it, such as a shift.)
    fn with_swapped_sources(&self, short: Opcode) -> Option<Opcode> {
        if table::is(short, flag::SAME_IF_SWAPPED) {
            return Some(short);
        }
        let swapped = table::form(short, Form::Reversed)?;
        table::real(self.generation, swapped).map(|_| swapped)
    }

    /// Replaces the sources that the instruction cannot read.
    fn legalize(&mut self, opcode: Opcode, srcs: &mut [Src]) {
        let desc = self.func.target.instr(opcode);
        let shape = table::shape(opcode);
        let vector = matches!(
            table::unit(opcode),
            ExecUnit::Vector | ExecUnit::Transcendental | ExecUnit::Matrix
        );
        let mut room = if self.generation.is_gfx9() { 1 } else { 2 };
        if is_shift64(opcode) {
            room = 1;
        }
        let mut literal: Option<u32> = None;
        let mut scalars: SmallVec<[(VReg, SubReg); 3]> = SmallVec::new();
        let rows = desc
            .operands
            .iter()
            .zip(shape)
            .filter(|(row, slot)| !row.is_def && row.class.is_some() && !is_modifiers(slot.0));
        // What can only be a scalar register (a mask of lanes), or is read besides, has its place first.
        let forced = rows.clone().filter(|(row, _)| {
            let class = self.func.target.class(row.class.expect("a register"));
            class.files >> regs::VGPR.0 & 1 == 0
        });
        let besides = desc.implicit_uses.iter().filter(|r| r.overlaps(regs::VCC));
        room = usize::saturating_sub(room, forced.count() + besides.count());
        let bytes = table::real(self.generation, opcode).map_or(8, |r| r.layout.bytes);
        let long = bytes >= 8 && vector;
        for (n, (row, &(_, constant, _))) in rows.enumerate() {
            let Some(src) = srcs.get_mut(n) else { break };
            let class = self.func.target.class(row.class.expect("a register"));
            let units = usize::from(class.units);
            let takes_vector = class.files >> regs::VGPR.0 & 1 == 1;
            let takes_scalar = class.files >> regs::SGPR.0 & 1 == 1;
            let mut part = src.part;
            if let Part::Bool(set) = part {
                part = if vector && !takes_vector {
                    self.mask_register(Mask::All(set))
                } else {
                    Part::Imm(i64::from(set))
                };
            }
            if part == Part::Undef {
                part = if constant == Constant::None {
                    let bank = if takes_vector { Bank::V } else { Bank::S };
                    self.undefined(bank, units.div_ceil(2))
                } else {
                    Part::Imm(0)
                };
            }
            if matches!(part, Part::Frame(..)) && constant == Constant::None && takes_scalar {
                // The base of a scratch access: its place in the frame is put in later.
                src.part = part;
                continue;
            }
            let known = match part {
                Part::Imm(value) if constant != Constant::None => {
                    if constants::inline_code(constant, value).is_some() {
                        src.part = part;
                        continue;
                    }
                    // Whether literals of 64 bits have a sign depends on the instruction.
                    let plain =
                        constant != Constant::I64 || (0..=i64::from(i32::MAX)).contains(&value);
                    let bits = constants::literal(constant, value).filter(|_| plain);
                    let allowed = !long || self.generation.has_long_literals();
                    match bits {
                        Some(bits)
                            if allowed
                                && constants::takes_literal(constant)
                                && literal.is_none_or(|l| l == bits)
                                && (!vector || literal.is_some() || room > 0) =>
                        {
                            if literal.is_none() && vector {
                                room -= 1;
                            }
                            literal = Some(bits);
                            src.part = part;
                            continue;
                        }
                        _ => None,
                    }
                }
                Part::Imm(_) => None,
                Part::Frame(..) => None,
                _ => self.part_bank(part),
            };
            src.part = match known {
                None => {
                    // A constant, or an address, that needs a register.
                    let scalar = takes_scalar && (!vector || !takes_vector || room > 0);
                    if scalar {
                        room -= usize::from(vector && takes_vector);
                        self.constant(Bank::S, part, units.div_ceil(2))
                    } else {
                        self.constant(Bank::V, part, units.div_ceil(2))
                    }
                }
                Some(Bank::V) if !takes_vector => self.first_lane(part, units.div_ceil(2)),
                Some(Bank::V) => part,
                Some(Bank::S) if !takes_scalar => self.in_vector(part, units.div_ceil(2)),
                Some(Bank::S) => {
                    let key = match part {
                        Part::Reg(reg, sub) => Some((reg, sub)),
                        _ => None,
                    };
                    let seen = key.is_some_and(|k| scalars.contains(&k));
                    if !vector || seen || !takes_vector {
                        part
                    } else if room > 0 {
                        room -= 1;
                        scalars.extend(key);
                        part
                    } else {
                        self.in_vector(part, units.div_ceil(2))
                    }
                }
            };
        }
    }

    /// A register that holds nothing in particular.
    pub(crate) fn undefined(&mut self, bank: Bank, dwords: usize) -> Part {
        let reg = self.temp(bank, dwords);
        self.raw(ir::machine::generic::IMPLICIT_DEF, &[RegOperand::def(reg).into()]);
        Part::whole(reg)
    }

    /// A constant or an address in a register of its own.
    pub(crate) fn constant(&mut self, bank: Bank, part: Part, dwords: usize) -> Part {
        if let Part::Frame(slot, offset) = part {
            return self.frame_address(bank, slot, offset);
        }
        if dwords == 1 {
            let reg = self.temp(bank, 1);
            let opcode = if bank == Bank::S { op::S_MOV_B32 } else { op::V_MOV_B32_e32 };
            let part = match part {
                Part::Imm(value) => Part::Imm(i64::from(value as i32)),
                other => other,
            };
            let operand = self.operand(part);
            self.raw(opcode, &[RegOperand::def(reg).into(), operand]);
            return Part::whole(reg);
        }
        let Part::Imm(value) = part else { unreachable!("addresses are dwords") };
        // A literal's upper half is zero.
        let short = (-16..=64).contains(&value) || (0..=i64::from(i32::MAX)).contains(&value);
        if dwords == 2 && bank == Bank::S && short {
            let reg = self.temp(bank, 2);
            self.raw(op::S_MOV_B64, &[RegOperand::def(reg).into(), Operand::Imm(value)]);
            return Part::whole(reg);
        }
        let words: SmallVec<[Part; 4]> =
            (0..dwords).map(|n| Part::Imm(i64::from((value >> (32 * n.min(1))) as i32))).collect();
        self.tuple(bank, &words)
    }

    fn frame_address(&mut self, bank: Bank, slot: FrameSlot, offset: i32) -> Part {
        if self.kernel.is_none() {
            let known = self.frame_addresses.iter().find(|a| (a.0, a.1) == (slot, offset));
            let base = known.map(|a| a.2).unwrap_or_else(|| {
                let class = self.classes.tuple(Bank::S, 1).expect("a class of the width");
                let reg = self.func.new_vreg(class);
                self.frame_addresses.push((slot, offset, reg));
                reg
            });
            return self.in_bank(bank, Part::whole(base), 1);
        }
        let reg = self.temp(bank, 1);
        let opcode = if bank == Bank::S { op::S_MOV_B32 } else { op::V_MOV_B32_e32 };
        let operand = Operand::Frame { slot, offset: i64::from(offset) };
        self.raw(opcode, &[RegOperand::def(reg).into(), operand]);
        Part::whole(reg)
    }

    /// A scalar value in vector registers.
    pub(crate) fn in_vector(&mut self, part: Part, dwords: usize) -> Part {
        match part {
            Part::Reg(from, sub) => {
                let reg = self.temp(Bank::V, dwords);
                let copy = ir::machine::generic::COPY;
                let from = RegOperand::new(from).part(sub);
                self.raw(copy, &[RegOperand::def(reg).into(), from.into()]);
                Part::whole(reg)
            }
            Part::Phys(from) => {
                let reg = self.temp(Bank::V, dwords);
                let copy = ir::machine::generic::COPY;
                self.raw(copy, &[RegOperand::def(reg).into(), RegOperand::new(from).into()]);
                Part::whole(reg)
            }
            other => self.constant(Bank::V, other, dwords),
        }
    }

    /// The first active lane's value in scalar registers.
    pub(crate) fn first_lane(&mut self, part: Part, dwords: usize) -> Part {
        let Part::Reg(from, sub) = part else { return part };
        let parts: SmallVec<[Part; 4]> = (0..dwords)
            .map(|n| {
                let piece = if dwords == 1 { sub } else { self.sub_part(sub, n, 1) };
                let reg = self.temp(Bank::S, 1);
                let from = RegOperand::new(from).part(piece);
                self.raw(op::V_READFIRSTLANE_B32, &[RegOperand::def(reg).into(), from.into()]);
                Part::whole(reg)
            })
            .collect();
        self.tuple(Bank::S, &parts)
    }

    /// Dwords of a part of a register.
    pub(crate) fn sub_part(&self, sub: SubReg, first: usize, dwords: usize) -> SubReg {
        let inner = self.classes.part(first, dwords);
        self.func.target.compose(sub, inner).expect("a part of the register")
    }

    /// Dwords as one register: the one that they lie in, or a new tuple.
    pub(crate) fn tuple(&mut self, bank: Bank, parts: &[Part]) -> Part {
        if let &[only] = parts {
            return match only {
                Part::Reg(..) | Part::Phys(_) => self.in_bank(bank, only, 1),
                Part::Undef => self.undefined(bank, 1),
                other => self.constant(bank, other, 1),
            };
        }
        if let Some(whole) = self.adjacent(parts)
            && self.part_bank(whole) == Some(bank)
        {
            return whole;
        }
        if parts.iter().all(|&p| p == Part::Undef) {
            return self.undefined(bank, parts.len());
        }
        let result = self.temp(bank, parts.len());
        let mut operands: SmallVec<[Operand; 16]> = SmallVec::new();
        operands.push(RegOperand::def(result).into());
        for (n, &part) in parts.iter().enumerate() {
            let part = match part {
                Part::Undef => continue,
                Part::Reg(..) | Part::Phys(_) => self.in_bank(bank, part, 1),
                other => self.constant(bank, other, 1),
            };
            operands.push(self.operand(part));
            operands.push(Operand::SubReg(self.classes.part(n, 1)));
        }
        self.raw(ir::machine::generic::REG_SEQUENCE, &operands);
        Part::whole(result)
    }

    /// A place in registers of the bank.
    pub(crate) fn in_bank(&mut self, bank: Bank, part: Part, dwords: usize) -> Part {
        if matches!(part, Part::Frame(..)) {
            return self.constant(bank, part, dwords);
        }
        match (self.part_bank(part), bank) {
            (Some(Bank::S), Bank::V) => self.in_vector(part, dwords),
            (Some(Bank::V), Bank::S) => self.first_lane(part, dwords),
            (None, _) => match part {
                Part::Undef => self.undefined(bank, dwords),
                _ => self.constant(bank, part, dwords),
            },
            _ => part,
        }
    }

    /// The part of one register in which dwords lie side by side.
    fn adjacent(&self, parts: &[Part]) -> Option<Part> {
        let Part::Reg(reg, first) = parts[0] else { return None };
        let class = self.func.vreg_class(reg)?;
        let units = self.func.target.class(class).units;
        let start = if first.is_whole() { 0 } else { self.func.target.sub_reg(first).offset };
        for (n, &part) in parts.iter().enumerate() {
            let Part::Reg(other, sub) = part else { return None };
            let at = self.func.target.sub_reg(sub);
            if other != reg || sub.is_whole() || at.offset != start + 2 * n as u8 || at.units != 2 {
                return None;
            }
        }
        let len = parts.len() * 2;
        if start == 0 && len == usize::from(units) {
            return Some(Part::whole(reg));
        }
        // Tuples must begin at an even register where the class says so.
        if self.generation.aligned_tuples()
            && start % 4 != 0
            && self.part_bank(parts[0]) == Some(Bank::V)
        {
            return None;
        }
        if self.part_bank(parts[0]) == Some(Bank::S) && start % 4 != 0 {
            return None;
        }
        let sub = self.func.target.sub_reg_of(start, len as u8)?;
        Some(Part::Reg(reg, sub))
    }

    /// The result register of a row's first def.
    fn result_reg(&mut self, opcode: Opcode) -> (VReg, usize) {
        let opcode = self.available(opcode);
        let desc = self.func.target.instr(opcode);
        let class = self.func.target.class(desc.operands[0].class.expect("a register"));
        let dwords = usize::from(class.units).div_ceil(2);
        if class.files >> regs::VGPR.0 & 1 == 1 {
            (self.temp(Bank::V, dwords), dwords)
        } else if matches!(table::unit(opcode), ExecUnit::Vector | ExecUnit::Transcendental)
            && opcode != op::V_READFIRSTLANE_B32
            && opcode != op::V_READLANE_B32
        {
            (self.temp_mask(), 1)
        } else {
            (self.temp(Bank::S, dwords), dwords)
        }
    }

    /// An instruction with one result.
    pub(crate) fn op(&mut self, opcode: Opcode, srcs: &[Src]) -> Val {
        self.op_with(opcode, srcs, &[])
    }

    /// An instruction with one result and immediates.
    pub(crate) fn op_with(&mut self, opcode: Opcode, srcs: &[Src], imms: &[i64]) -> Val {
        let (opcode, srcs) = without_zero(opcode, srcs);
        let srcs = &*srcs;
        let (reg, dwords) = self.result_reg(opcode);
        self.emit(opcode, &[reg.into()], srcs, imms);
        if let Some(bits) = self.bits_of_result(opcode, srcs) {
            self.clean.insert(reg, bits);
        }
        if let Some(word) = moved_upper_half(opcode, srcs) {
            self.upper_halves.insert(reg, word);
        }
        self.val(reg, dwords)
    }

    /// Number of a dword's lowest bits that may be other than zero.
    pub(crate) fn clean_bits(&self, part: Part) -> u32 {
        match part {
            Part::Imm(value) => 32 - (value as u32).leading_zeros(),
            Part::Reg(reg, sub) if sub.is_whole() => self.clean.get(&reg).copied().unwrap_or(32),
            _ => 32,
        }
    }

    /// Number of lowest bits of an instruction's result that may be other than zero, as far as its operands show it.
    fn bits_of_result(&self, opcode: Opcode, srcs: &[Src]) -> Option<u32> {
        let number = |n: usize| srcs.get(n)?.part.imm();
        let bits = |n: usize| srcs.get(n).map_or(32, |s| self.clean_bits(s.part));
        let bits = match opcode {
            op::V_BFE_U32_e64 => number(2)? as u32 & 31,
            op::S_BFE_U32 => (number(1)? >> 16) as u32 & 31,
            op::V_LSHRREV_B32_e64 => bits(1).saturating_sub(number(0)? as u32 & 31),
            op::S_LSHR_B32 => bits(0).saturating_sub(number(1)? as u32 & 31),
            op::V_AND_B32_e64 | op::S_AND_B32 => bits(0).min(bits(1)),
            op::V_OR_B32_e64 | op::S_OR_B32 => bits(0).max(bits(1)),
            op::V_LSHL_OR_B32_e64 => (bits(0) + (number(1)? as u32 & 31)).max(bits(2)),
            op::V_LSHLREV_B32_e64 => bits(1) + (number(0)? as u32 & 31),
            op::V_MIN_U32_e64 => bits(0).min(bits(1)),
            _ => return None,
        };
        (bits < 32).then_some(bits)
    }

    /// A register as a result.
    pub(crate) fn val(&self, reg: VReg, dwords: usize) -> Val {
        if dwords == 1 {
            return Val::one(Part::whole(reg));
        }
        let part = |n| Part::Reg(reg, self.classes.part(n, 1));
        Val::two(part(0), part(1))
    }
}

fn is_modifiers(field: Field) -> bool {
    matches!(field, Field::Src0Modifiers | Field::Src1Modifiers | Field::Src2Modifiers)
}

/// Whether the instruction works on halves: each source's upper half is read unless a bit says otherwise.
fn is_packed(opcode: Opcode) -> bool {
    // The results of these are halves: their rows have the fields of other vector instructions.
    const OF_HALVES: [Opcode; 2] = [op::V_DOT2_F16_F16_fake16_e64, op::V_DOT2_BF16_BF16_fake16_e64];
    table::is(opcode, flag::PACKED | flag::DOT) && !OF_HALVES.contains(&opcode)
}

/// Shifts of 64 bits read one scalar register on all generations.
fn is_shift64(opcode: Opcode) -> bool {
    opcode == op::V_LSHLREV_B64_e64
        || opcode == op::V_LSHLREV_B64_pseudo_e64
        || opcode == op::V_LSHRREV_B64_e64
        || opcode == op::V_ASHRREV_I64_e64
}

/// The same without a last operand of an `or` that is zero, as constant elements of vectors are.
fn without_zero(opcode: Opcode, srcs: &[Src]) -> (Opcode, Cow<'_, [Src]>) {
    let &[a, b, last] = srcs else { return (opcode, Cow::Borrowed(srcs)) };
    if last.part != Part::Imm(0) {
        return (opcode, Cow::Borrowed(srcs));
    }
    match opcode {
        // The shift comes first.
        op::V_LSHL_OR_B32_e64 => (op::V_LSHLREV_B32_e64, Cow::Owned(vec![b, a])),
        op::V_AND_OR_B32_e64 => (op::V_AND_B32_e64, Cow::Borrowed(&srcs[..2])),
        op::V_OR3_B32_e64 => (op::V_OR_B32_e64, Cow::Borrowed(&srcs[..2])),
        _ => (opcode, Cow::Borrowed(srcs)),
    }
}

/// The dword whose upper half an instruction moves to the lower one.
fn moved_upper_half(opcode: Opcode, srcs: &[Src]) -> Option<Part> {
    let &[a, b] = srcs else { return None };
    let (by, word) = match opcode {
        op::V_LSHRREV_B32_e64 | op::V_ASHRREV_I32_e64 => (a, b),
        op::S_LSHR_B32 | op::S_ASHR_I32 => (b, a),
        _ => return None,
    };
    (by.part == Part::Imm(16)).then_some(word.part)
}
