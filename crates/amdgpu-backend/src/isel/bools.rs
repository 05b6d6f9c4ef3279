//! Bools, which have three forms that nothing may confuse.
//!
//! - a **number**: 0 or 1 in a dword. Scalar bools are numbers, and so are bools in memory, in arguments and in phis of
//!   lanes.
//! - a **mask** ([`Mask`]): a bit for each lane. Bools that differ from lane to lane are masks. Bits of lanes that are
//!   not active mean nothing.
//! - **SCC** ([`Scc`]): the flag that a scalar comparison sets. The instructions after it must read it at once.
//!
//! The class of a register says which form it holds, and a constant bool is [`Part::Bool`], which is none of them yet.
//! So each conversion looks at what is there, not at what it expects: [`Isel::mask_of`] and [`Isel::bool_number`] take
//! any form. [`Isel::define_local`] brings each bool into the form of its bank, and debug builds check that it is so.

use ir::machine::{Operand, PReg, RegOperand, VReg};
use ir::ssa::{BinaryOp, Inst, InstKind, IntCc, Type, Value};
use smallvec::SmallVec;

use super::mask_ops::MaskOp;
use super::part::{Arg, Part, Src};
use super::{Isel, Lowered, Parts, shape};
use crate::target::classes::Bank;
use crate::target::regs;
use crate::target::table::op;

/// A bool for each lane.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Mask {
    /// The same in all lanes.
    All(bool),
    /// A bit for each lane, in a register of the class of masks.
    Lanes(VReg),
    /// A bit for each lane, in EXEC or VCC.
    Phys(PReg),
}

impl From<Mask> for Part {
    fn from(mask: Mask) -> Self {
        match mask {
            Mask::All(set) => Self::Bool(set),
            Mask::Lanes(reg) => Self::whole(reg),
            Mask::Phys(reg) => Self::Phys(reg),
        }
    }
}

/// A bool in SCC.
#[derive(Debug)]
#[must_use = "the next instruction reads it"]
pub(crate) struct Scc(());

/// A flag for each dword of a value: set for bools.
pub(crate) type BoolDwords = SmallVec<[bool; 8]>;

impl Isel<'_> {
    /// Returns a flag for each dword of a value of a type: set for bools.
    pub(crate) fn bool_dwords(&self, ty: Type) -> Lowered<BoolDwords> {
        let mut bools = SmallVec::from_elem(false, shape::dwords(self.cx, ty)?);
        shape::mark_bools(self.cx, ty, 0, &mut bools)?;
        Ok(bools)
    }

    /// Whether values of a type have bools in them.
    pub(crate) fn has_bools(&self, ty: Type) -> bool {
        if !ty.is_vector() && !self.cx.types.is_aggregate(ty) {
            return ty == Type::I1;
        }
        self.bool_dwords(ty).is_ok_and(|bools| bools.contains(&true))
    }

    /// Whether an operand is a bool.
    pub(crate) fn is_bool_arg(&self, arg: Arg) -> bool {
        arg.value().is_some_and(|(value, lane)| {
            let ty = self.ty(value);
            ty == Type::I1 || lane.is_some() && self.cx.types.scalar(ty) == Type::I1
        })
    }

    /// The dwords of an operand in scalar registers, bools as numbers.
    pub(crate) fn ready_numbers(&mut self, arg: Arg) -> Lowered<Parts> {
        let mut parts = self.arg_parts(arg)?;
        for part in &mut parts {
            if let Part::Bool(set) = *part {
                *part = Part::Imm(i64::from(set));
            }
        }
        Ok(parts)
    }

    /// Whether a place holds a mask of lanes.
    fn is_mask(&self, part: Part) -> bool {
        match part {
            Part::Reg(reg, sub) => {
                sub.is_whole() && self.func.vreg_class(reg) == Some(self.classes.mask)
            }
            Part::Phys(reg) => reg.overlaps(regs::EXEC) || reg.overlaps(regs::VCC),
            _ => false,
        }
    }

    /// A bool in any form as a mask.
    pub(crate) fn mask_of(&mut self, part: Part) -> Mask {
        match part {
            Part::Bool(set) => Mask::All(set),
            Part::Undef => Mask::All(false),
            Part::Reg(reg, _) if self.is_mask(part) => Mask::Lanes(reg),
            Part::Phys(reg) if self.is_mask(part) => Mask::Phys(reg),
            number => {
                let zero = Part::Imm(0).into();
                if self.part_bank(number) == Some(Bank::V) {
                    return self.compared(op::V_CMP_NE_U32_e64, &[zero, number.into()]);
                }
                let set = self.scc_of(number);
                self.lanes_where(&set)
            }
        }
    }

    /// A bool in any form as 0 or 1 in a register of the bank, or as a constant.
    pub(crate) fn bool_number(&mut self, bank: Bank, part: Part) -> Part {
        let number = self.bool_word(part, false);
        match number {
            Part::Imm(_) | Part::Undef => number,
            number => self.in_bank(bank, number, 1),
        }
    }

    /// A bool in any form as it is in a bank: a number in scalar registers, else a mask.
    pub(crate) fn bool_in(&mut self, bank: Bank, part: Part) -> Part {
        match (bank, part) {
            (_, Part::Bool(_) | Part::Undef) => part,
            (Bank::S, part) => self.bool_number(Bank::S, part),
            (Bank::V, part) => self.mask_of(part).into(),
        }
    }

    /// A bool in any form as 0 or 1, or as 0 or -1, in whatever registers it comes.
    pub(crate) fn bool_word(&mut self, part: Part, signed: bool) -> Part {
        let set = if signed { -1 } else { 1 };
        match part {
            Part::Undef => part,
            Part::Bool(value) => Part::Imm(if value { set } else { 0 }),
            mask if self.is_mask(mask) => {
                self.choose(self.mask_source(mask), Part::Imm(set), Part::Imm(0))
            }
            number if !signed => number,
            number => {
                let opcode = match self.part_bank(number) {
                    Some(Bank::V) => op::V_SUB_U32_e64,
                    _ => op::S_SUB_I32,
                };
                self.op(opcode, &[Part::Imm(0).into(), number.into()]).parts()[0]
            }
        }
    }

    fn mask_source(&self, mask: Part) -> Mask {
        match mask {
            Part::Reg(reg, _) => Mask::Lanes(reg),
            Part::Phys(reg) => Mask::Phys(reg),
            _ => Mask::All(false),
        }
    }

    /// The lowest bit of a number as a bool of the bank.
    pub(crate) fn bool_from_number(&mut self, bank: Bank, number: Part) -> Part {
        match self.logic32(bank, BinaryOp::And, Part::Imm(1), number) {
            Part::Imm(value) => Part::Bool(value & 1 != 0),
            Part::Undef => Part::Undef,
            bit if bank == Bank::S => bit,
            bit => self.compared(op::V_CMP_NE_U32_e64, &[Part::Imm(0).into(), bit.into()]).into(),
        }
    }

    /// Emits a comparison of the vector unit and returns its mask.
    pub(crate) fn compared(&mut self, opcode: ir::machine::Opcode, srcs: &[Src]) -> Mask {
        match self.op(opcode, srcs).parts()[0] {
            Part::Reg(reg, _) => Mask::Lanes(reg),
            _ => unreachable!("a comparison's result is a register"),
        }
    }

    /// A dword in the lanes of a mask, another in the rest.
    pub(crate) fn choose(&mut self, mask: Mask, then: Part, otherwise: Part) -> Part {
        match mask {
            Mask::All(set) => return if set { then } else { otherwise },
            _ if then == otherwise => return then,
            Mask::Lanes(_) | Mask::Phys(_) => {}
        }
        let srcs = [otherwise.into(), then.into(), Part::from(mask).into()];
        self.op(op::V_CNDMASK_B32_e64, &srcs).parts()[0]
    }

    /// A mask in a register, also if all lanes have it alike.
    pub(crate) fn mask_register(&mut self, mask: Mask) -> Part {
        if let Mask::All(_) = mask {
            let reg = self.temp_mask();
            let opcode = self.mask_op(MaskOp::Mov);
            let operand = self.mask_operand(mask);
            self.raw(opcode, &[RegOperand::def(reg).into(), operand]);
            return Part::whole(reg);
        }
        mask.into()
    }

    /// A mask as an operand.
    pub(crate) fn mask_operand(&self, mask: Mask) -> Operand {
        match mask {
            Mask::All(set) => Operand::Imm(-i64::from(set)),
            Mask::Lanes(reg) => RegOperand::new(reg).into(),
            Mask::Phys(reg) => RegOperand::new(reg).into(),
        }
    }

    /// EXEC as a mask.
    pub(crate) fn active(&self) -> Mask {
        Mask::Phys(self.exec())
    }

    /// A bool of the IR as a mask.
    pub(crate) fn mask(&mut self, cond: Value) -> Lowered<Mask> {
        if cond.constant().is_none() && self.bank(cond) == Bank::S {
            let set = self.scc(cond)?;
            return Ok(self.lanes_where(&set));
        }
        let part = self.parts(cond)?[0];
        Ok(self.mask_of(part))
    }

    /// An operand that is a bool, as a mask.
    pub(crate) fn mask_arg(&mut self, arg: Arg) -> Lowered<Mask> {
        match arg {
            Arg::Value(value) => self.mask(value),
            Arg::Elem(..) | Arg::Part(_) => {
                let part = self.arg_parts(arg)?[0];
                Ok(self.mask_of(part))
            }
            Arg::Pair(..) => Err(ir::diagnostic::Diagnostic::unsupported("a bool of 64 bits")),
        }
    }

    /// All lanes where SCC is set, else none.
    fn lanes_where(&mut self, _: &Scc) -> Mask {
        let reg = self.temp_mask();
        let opcode = self.mask_op(MaskOp::CSelect);
        self.raw(opcode, &[RegOperand::def(reg).into(), Operand::Imm(-1), Operand::Imm(0)]);
        Mask::Lanes(reg)
    }

    /// A dword where SCC is set, else another. Both are ready: nothing may come between.
    pub(crate) fn scalar_choose(&mut self, _: &Scc, then: Part, otherwise: Part) -> Part {
        self.op(op::S_CSELECT_B32, &[then.into(), otherwise.into()]).parts()[0]
    }

    /// Sets SCC from a bool that all lanes share.
    pub(crate) fn scc(&mut self, cond: Value) -> Lowered<Scc> {
        if self.bank(cond) == Bank::V {
            let mask = self.mask(cond)?;
            let active = self.active();
            self.mask_binary(MaskOp::And, mask, active);
            return Ok(Scc(()));
        }
        if let Some(&InstKind::ICmp { cc, args, .. }) = self.body.def_kind(cond)
            && self.bank(args[0]) == Bank::S
            && self.bank(args[1]) == Bank::S
            && self.ty(args[0]) != Type::I1
        {
            return self.scalar_compare(cc, args);
        }
        let part = self.parts(cond)?[0];
        Ok(self.scc_of(part))
    }

    /// Sets SCC from a number.
    fn scc_of(&mut self, part: Part) -> Scc {
        let part = match part {
            Part::Bool(set) => self.constant(Bank::S, Part::Imm(i64::from(set)), 1),
            part => part,
        };
        self.emit(op::S_CMP_LG_U32, &[], &[part.into(), Part::Imm(0).into()], &[]);
        Scc(())
    }

    /// Sets SCC by a comparison, which `compare` selects as the last instruction.
    pub(crate) fn set_scc(&mut self, opcode: ir::machine::Opcode, srcs: &[Src]) -> Scc {
        self.emit(opcode, &[], srcs, &[]);
        Scc(())
    }

    /// A binary operation on masks.
    pub(crate) fn mask_binary(&mut self, operation: MaskOp, a: Mask, b: Mask) -> Mask {
        let reg = self.temp_mask();
        let opcode = self.mask_op(operation);
        let (a, b) = (self.mask_operand(a), self.mask_operand(b));
        self.raw(opcode, &[RegOperand::def(reg).into(), a, b]);
        Mask::Lanes(reg)
    }

    /// The lanes in which bools compare as asked.
    pub(crate) fn mask_compare(&mut self, cc: IntCc, a: Mask, b: Mask) -> Mask {
        let not =
            |isel: &mut Self, mask: Mask| isel.mask_binary(MaskOp::Xor, mask, Mask::All(true));
        match cc {
            IntCc::Ne => self.mask_binary(MaskOp::Xor, a, b),
            IntCc::Eq => {
                let differ = self.mask_binary(MaskOp::Xor, a, b);
                not(self, differ)
            }
            // As numbers without sign a > b is a & !b; with sign true is -1: the other order.
            IntCc::Ugt | IntCc::Slt => self.mask_binary(MaskOp::AndN2, a, b),
            IntCc::Ult | IntCc::Sgt => self.mask_binary(MaskOp::AndN2, b, a),
            IntCc::Uge | IntCc::Sle => {
                let less = self.mask_binary(MaskOp::AndN2, b, a);
                not(self, less)
            }
            IntCc::Ule | IntCc::Sge => {
                let more = self.mask_binary(MaskOp::AndN2, a, b);
                not(self, more)
            }
        }
    }

    /// One mask in the lanes of another, a third in the rest.
    pub(crate) fn select_mask(&mut self, mask: Mask, then: Mask, otherwise: Mask) -> Mask {
        match (then, otherwise) {
            (Mask::All(false), other) => self.mask_binary(MaskOp::AndN2, other, mask),
            (then, Mask::All(false)) => self.mask_binary(MaskOp::And, then, mask),
            (Mask::All(true), other) => self.mask_binary(MaskOp::Or, other, mask),
            _ => {
                let taken = self.mask_binary(MaskOp::And, then, mask);
                let other = self.mask_binary(MaskOp::AndN2, otherwise, mask);
                self.mask_binary(MaskOp::Or, taken, other)
            }
        }
    }

    /// The parts of a value with its bools as numbers.
    pub(crate) fn number_parts(&mut self, value: Value, bank: Bank) -> Lowered<Parts> {
        let bools = self.bool_dwords(self.ty(value))?;
        let mut parts = self.parts(value)?;
        for (part, _) in parts.iter_mut().zip(bools).filter(|(_, bool)| *bool) {
            *part = self.bool_number(bank, *part);
        }
        Ok(parts)
    }

    /// Makes bools of the numbers that stand for them in the parts of a type.
    pub(crate) fn bools_from_numbers(
        &mut self,
        bank: Bank,
        ty: Type,
        parts: &mut [Part],
    ) -> Lowered {
        let bools = self.bool_dwords(ty)?;
        for (part, _) in parts.iter_mut().zip(bools).filter(|(_, bool)| *bool) {
            *part = self.bool_from_number(bank, *part);
        }
        Ok(())
    }

    /// A vector of bools as the bits of a number.
    pub(super) fn bits_of_bools(&mut self, inst: Inst, value: Value) -> Lowered {
        let result = self.body.result(inst).expect("a result");
        let bank = self.banks.of_local(result);
        let bools = self.parts(value)?;
        let mut words = Parts::new();
        for group in bools.chunks(32) {
            let mut word = Part::Imm(0);
            for (n, &bool) in group.iter().enumerate() {
                let bit = match (bank, bool) {
                    (_, Part::Bool(set)) => Part::Imm(i64::from((i32::from(set)) << n)),
                    (Bank::V, bool) => {
                        let bit = Part::Imm(i64::from((1u32 << n).cast_signed()));
                        let mask = self.mask_of(bool);
                        self.choose(mask, bit, Part::Imm(0))
                    }
                    (Bank::S, Part::Undef) => Part::Imm(0),
                    (Bank::S, bool) => {
                        let number = self.bool_number(Bank::S, bool);
                        let by = Part::Imm(n as i64);
                        if n == 0 {
                            number
                        } else {
                            self.op(op::S_LSHL_B32, &[number.into(), by.into()]).parts()[0]
                        }
                    }
                };
                word = self.logic32(bank, BinaryOp::Or, word, bit);
            }
            words.push(word);
        }
        self.define(inst, &words)
    }

    /// The bits of a number as a vector of bools.
    pub(super) fn bools_of_bits(&mut self, inst: Inst, value: Value) -> Lowered {
        let words = self.parts(value)?;
        let result = self.body.result(inst).expect("a result");
        let bank = self.banks.of_local(result);
        let lanes = self.cx.types.lanes(self.body.locals[result].ty) as usize;
        let mut bools = Parts::new();
        for n in 0..lanes {
            let word = words[n / 32];
            let bit = (n % 32) as i64;
            bools.push(match (bank, word) {
                (_, Part::Undef) => Part::Undef,
                (_, Part::Imm(value)) => Part::Bool(value >> bit & 1 != 0),
                (Bank::S, word) => self.extract(Bank::S, word, bit, 1),
                (Bank::V, word) => {
                    let set = Part::Imm(i64::from((1u32 << bit).cast_signed()));
                    let set = self.logic32(Bank::V, BinaryOp::And, set, word);
                    self.compared(op::V_CMP_NE_U32_e64, &[Part::Imm(0).into(), set.into()]).into()
                }
            });
        }
        self.define(inst, &bools)
    }

    /// Checks that the bools among a local's parts have the form of its bank.
    pub(super) fn check_bools(&self, ty: Type, bank: Bank, parts: &[Part]) {
        let Ok(bools) = self.bool_dwords(ty) else { return };
        for (&part, _) in parts.iter().zip(&bools).filter(|(_, bool)| **bool) {
            let fits = match part {
                Part::Bool(_) | Part::Undef => true,
                Part::Imm(_) | Part::Frame(..) => false,
                part => self.is_mask(part) == (bank == Bank::V),
            };
            debug_assert!(fits, "a bool in {bank:?} has another bank's form: {part:?}");
        }
    }
}
