//! Integers wider or narrower than registers: carries, products, shifts, extensions, comparisons.

use ir::diagnostic::Diagnostic;
use ir::ssa::{BinaryOp, CastOp, Inst, InstKind, IntCc, Intrinsic, Type, Value};
use smallvec::SmallVec;

use super::bools::Mask;
use super::part::{Arg, Part, Src, Val};
use super::shape::Ty;
use super::{Isel, Lowered, Parts};
use crate::target::classes::Bank;
use crate::target::table::{self, op};

/// Bits of numbers that are divided by floats.
const SHORT: u32 = 18;

impl Isel<'_> {
    /// The sum of dwords.
    pub(crate) fn add32(&mut self, bank: Bank, a: Part, b: Part) -> Val {
        match (a, b) {
            (Part::Imm(0), other) | (other, Part::Imm(0)) => return Val::one(other),
            (Part::Imm(a), Part::Imm(b)) => {
                return Val::one(Part::Imm(i64::from((a as i32).wrapping_add(b as i32))));
            }
            _ => {}
        }
        let opcode = if bank == Bank::S { op::S_ADD_I32 } else { op::V_ADD_U32_e64 };
        self.op(opcode, &[a.into(), b.into()])
    }

    /// The sum of 64-bit places.
    pub(crate) fn add64(&mut self, bank: Bank, a: Part, b: Part) -> Lowered<Val> {
        let a = self.split(a);
        let b = self.split(b);
        self.add64_parts(bank, a, b)
    }

    /// The dwords of a 64-bit place.
    pub(crate) fn split(&self, part: Part) -> Val {
        match part {
            Part::Reg(reg, sub) => {
                let (lo, hi) = if sub.is_whole() {
                    (self.classes.part(0, 1), self.classes.part(1, 1))
                } else {
                    (self.sub_part(sub, 0, 1), self.sub_part(sub, 1, 1))
                };
                Val::two(Part::Reg(reg, lo), Part::Reg(reg, hi))
            }
            Part::Phys(reg) => {
                let half = |n: u16| Part::Phys(reg.part(n * 2, 2).expect("two dwords"));
                Val::two(half(0), half(1))
            }
            Part::Imm(value) => Val::two(
                Part::Imm(i64::from(value as i32)),
                Part::Imm(i64::from((value >> 32) as i32)),
            ),
            other => Val::two(other, Part::Imm(0)),
        }
    }

    /// The sum of 64-bit values.
    pub(crate) fn add64_parts(&mut self, bank: Bank, a: Val, b: Val) -> Lowered<Val> {
        if bank == Bank::V && self.has_wide_add() && needs_carry(a, b) {
            return Ok(self.shift_add64(a, 0, b));
        }
        Ok(self.carry_chain(bank, BinaryOp::Add, a, b))
    }

    /// Whether there is one instruction for a 64-bit sum.
    pub(crate) fn has_wide_add(&self) -> bool {
        table::real(self.generation, op::V_LSHL_ADD_U64_e64).is_some()
    }

    /// `(a << shift) + b` in one instruction; the shift is at most 4.
    fn shift_add64(&mut self, a: Val, shift: i64, b: Val) -> Val {
        let [a, b] = [a, b].map(|val| Src::from(self.wide_operand(val)));
        self.op(op::V_LSHL_ADD_U64_e64, &[a, Part::Imm(shift).into(), b])
    }

    /// 64 bits as one operand, in whatever registers they are.
    fn wide_operand(&mut self, val: Val) -> Part {
        match *val.parts() {
            [Part::Imm(lo), Part::Imm(hi)] => Part::Imm(hi << 32 | lo & 0xffff_ffff),
            _ => self.join(val.parts()),
        }
    }

    /// The sum of an address and an index times a constant, in vector registers if one of them is.
    pub(crate) fn add_scaled64(
        &mut self,
        bank: Bank,
        sum: Val,
        index: Val,
        scale: i64,
    ) -> Lowered<Val> {
        let shift = scale.cast_unsigned().trailing_zeros();
        let power = scale > 0 && scale.cast_unsigned().is_power_of_two();
        if bank == Bank::V && power && shift <= 4 && self.has_wide_add() && needs_carry(sum, index)
        {
            return Ok(self.shift_add64(index, i64::from(shift), sum));
        }
        let term = self.mul64_constant(bank, index, scale)?;
        self.add64_parts(bank, sum, term)
    }

    /// The sum of an address and the product of a 32-bit index and a constant, in one instruction where
    /// that is better than an extension, a shift and a sum.
    pub(crate) fn add_product64(
        &mut self,
        sum: Val,
        index: Part,
        signed: bool,
        scale: i64,
    ) -> Option<Val> {
        let power = scale > 0 && scale.cast_unsigned().is_power_of_two();
        let fits = if signed { i32::try_from(scale).is_ok() } else { u32::try_from(scale).is_ok() };
        if !fits || power && scale <= 16 && self.has_wide_add() || scale == 1 {
            return None;
        }
        let opcode = if signed { op::V_MAD_I64_I32_e64 } else { op::V_MAD_U64_U32_e64 };
        let addend = self.wide_operand(sum);
        let (result, rest) = (self.temp(Bank::V, 2), self.temp_mask());
        let factor = Part::Imm(i64::from(scale as i32));
        let srcs = [index.into(), factor.into(), addend.into()];
        self.emit(opcode, &[result.into(), rest.into()], &srcs, &[]);
        Some(self.val(result, 2))
    }

    fn carry_chain(&mut self, bank: Bank, operation: BinaryOp, a: Val, b: Val) -> Val {
        let ([al, ah], [bl, bh]) = ([a.parts()[0], a.parts()[1]], [b.parts()[0], b.parts()[1]]);
        let subtract = operation == BinaryOp::Sub;
        if bl == Part::Imm(0) && (subtract || bh == Part::Imm(0)) || !subtract && bl == Part::Imm(0)
        {
            if bh == Part::Imm(0) {
                return a;
            }
            let opcode = match (bank, subtract) {
                (Bank::S, false) => op::S_ADD_I32,
                (Bank::S, true) => op::S_SUB_I32,
                (Bank::V, false) => op::V_ADD_U32_e64,
                (Bank::V, true) => op::V_SUB_U32_e64,
            };
            let high = self.op(opcode, &[ah.into(), bh.into()]).parts()[0];
            return Val::two(al, high);
        }
        match bank {
            Bank::S => {
                let (first, second) = if subtract {
                    (op::S_SUB_U32, op::S_SUBB_U32)
                } else {
                    (op::S_ADD_U32, op::S_ADDC_U32)
                };
                // Nothing may come between: constants are put in registers before.
                let (al, bl) = self.ready_pair(al, bl);
                let (ah, bh) = self.ready_pair(ah, bh);
                let low = self.op(first, &[al.into(), bl.into()]).parts()[0];
                let high = self.op(second, &[ah.into(), bh.into()]).parts()[0];
                Val::two(low, high)
            }
            Bank::V => {
                let (first, second) = if subtract {
                    (op::V_SUB_CO_U32_e64, op::V_SUBB_U32_e64)
                } else {
                    (op::V_ADD_CO_U32_e64, op::V_ADDC_U32_e64)
                };
                let (low, carry) = (self.temp(Bank::V, 1), self.temp_mask());
                self.emit(first, &[low.into(), carry.into()], &[al.into(), bl.into()], &[]);
                let (high, rest) = (self.temp(Bank::V, 1), self.temp_mask());
                let carry = Part::whole(carry);
                let srcs = [ah.into(), bh.into(), carry.into()];
                self.emit(second, &[high.into(), rest.into()], &srcs, &[]);
                Val::two(Part::whole(low), Part::whole(high))
            }
        }
    }

    /// Operands of which a scalar instruction needs nothing before it.
    fn ready_pair(&mut self, a: Part, b: Part) -> (Part, Part) {
        let literal = |p: Part| matches!(p, Part::Imm(v) if !(-16..=64).contains(&v));
        let a = if literal(a) && literal(b) { self.constant(Bank::S, a, 1) } else { a };
        let ready = |isel: &mut Self, part: Part| match part {
            Part::Undef => isel.undefined(Bank::S, 1),
            Part::Frame(..) => isel.constant(Bank::S, part, 1),
            Part::Reg(..) if isel.part_bank(part) == Some(Bank::V) => isel.first_lane(part, 1),
            part => part,
        };
        (ready(self, a), ready(self, b))
    }

    fn pair(&mut self, arg: Arg) -> Lowered<Val> {
        let parts = self.arg_parts(arg)?;
        // What is known to be zero need not be read.
        let short = match arg {
            Arg::Value(value) if self.ty(value).int_width() == Some(64) => {
                self.known.value(self.cx, value).max(64) <= u64::from(u32::MAX)
            }
            _ => false,
        };
        match parts[..] {
            [lo, _] if short => Ok(Val::two(lo, Part::Imm(0))),
            [lo, hi] => Ok(Val::two(lo, hi)),
            [only] => Ok(self.split(only)),
            _ => Err(Diagnostic::unsupported("an integer of this width")),
        }
    }

    pub(crate) fn wide_sum(
        &mut self,
        bank: Bank,
        operation: BinaryOp,
        a: Arg,
        b: Arg,
    ) -> Lowered<Val> {
        // A product of 32-bit numbers and a sum in one instruction.
        if bank == Bank::V && operation == BinaryOp::Add {
            for (product, other) in [(a, b), (b, a)] {
                if let Some((x, y, signed)) = self.narrow_product(product) {
                    let zero = self.is_zero(other);
                    let addend = if zero { Part::Imm(0).into() } else { self.src(other)? };
                    return self.mad64(x, y, addend, signed);
                }
            }
        }
        if bank == Bank::V && operation == BinaryOp::Add && self.has_wide_add() {
            for (shifted, other) in [(a, b), (b, a)] {
                if let Some((value, shift)) = self.small_shift64(shifted) {
                    let (value, other) = (self.pair(value.into())?, self.pair(other)?);
                    return Ok(self.shift_add64(value, shift, other));
                }
            }
        }
        let (a, b) = (self.pair(a)?, self.pair(b)?);
        if operation == BinaryOp::Add {
            return self.add64_parts(bank, a, b);
        }
        Ok(self.carry_chain(bank, operation, a, b))
    }

    fn is_zero(&self, arg: Arg) -> bool {
        let Arg::Value(value) = arg else { return false };
        value.constant().is_some_and(|c| self.cx.consts.as_uint(c) == Some(0))
    }

    /// Returns the operand and the amount of a left shift by up to 4 that only this sum uses.
    fn small_shift64(&self, arg: Arg) -> Option<(Value, i64)> {
        let Arg::Value(value) = arg else { return None };
        let InstKind::Binary { op: BinaryOp::Shl, args: [inner, by], .. } =
            self.body.insts[self.sole_use(value)?].kind
        else {
            return None;
        };
        let shift = self.cx.consts.as_uint(by.constant()?)?;
        (shift <= 4 && self.banks.of(value) == Bank::V).then_some((inner, shift as i64))
    }

    /// The factors of a 64-bit product of extended 32-bit numbers that nothing else reads.
    fn narrow_product(&self, arg: Arg) -> Option<(Value, Value, bool)> {
        let Arg::Value(value) = arg else { return None };
        match self.body.insts[self.sole_use(value)?].kind {
            InstKind::Binary { op: BinaryOp::Mul, args, .. } => self.extended_factors(args),
            _ => None,
        }
    }

    /// The factors, if both are extended from at most 32 bits alike.
    fn extended_factors(&self, args: [Value; 2]) -> Option<(Value, Value, bool)> {
        let of = |value: Value| match self.body.def_kind(value) {
            Some(&InstKind::Cast { op, value, .. })
                if matches!(self.ty(value).int_width(), Some(8 | 16 | 32))
                    && matches!(op, CastOp::ZExt | CastOp::SExt) =>
            {
                Some((value, op == CastOp::SExt))
            }
            _ => None,
        };
        let ((x, a), (y, b)) = (of(args[0])?, of(args[1])?);
        (a == b).then_some((x, y, a))
    }

    fn mad64(&mut self, x: Value, y: Value, addend: Src, signed: bool) -> Lowered<Val> {
        let [x, y] = [x, y].map(|v| self.extended(v.into(), self.ty(v), signed, Bank::V));
        let (x, y) = (x?, y?);
        let opcode = if signed { op::V_MAD_I64_I32_e64 } else { op::V_MAD_U64_U32_e64 };
        let (result, rest) = (self.temp(Bank::V, 2), self.temp_mask());
        self.emit(opcode, &[result.into(), rest.into()], &[x, y, addend], &[]);
        Ok(self.val(result, 2))
    }

    /// Whether a product and a sum of 32 bits are better computed as the lower half of a long multiply-add, which
    /// takes a pair as addend and has one as result: not where scalars or literals had to be copied for it.
    pub(super) fn mad32_pays(&self, a: Arg, b: Arg, c: Arg) -> bool {
        let constant = |arg: Arg| match arg {
            Arg::Value(value) => value.constant().and_then(|c| self.cx.consts.as_int(c)),
            _ => None,
        };
        let inline = |value: i128| (-16..=64).contains(&value);
        let limit = if self.generation.is_gfx9() { 1 } else { 2 };
        // A literal of the sum is one of 64 bits, which not every one of 32 bits can be.
        let addend = match constant(c) {
            Some(value) => inline(value) || limit > 1 && (0..1 << 31).contains(&value),
            None => true,
        };
        let scalars = [a, b, c].into_iter().filter(|&arg| match constant(arg) {
            Some(value) => !inline(value),
            None => matches!(arg, Arg::Value(value) if self.bank(value) == Bank::S),
        });
        addend && scalars.count() <= limit
    }

    /// `a * b + c` in 32 bits.
    pub(super) fn mad32(&mut self, a: Arg, b: Arg, c: Arg) -> Lowered<Val> {
        let (x, y) = (self.src(a)?, self.src(b)?);
        let addend = match self.src(c)?.part {
            constant @ Part::Imm(_) => constant,
            // Nothing depends on the addend's upper half.
            part => {
                let bank = self.part_bank(part).unwrap_or(Bank::V);
                self.tuple(bank, &[part, Part::Undef])
            }
        };
        let (result, rest) = (self.temp(Bank::V, 2), self.temp_mask());
        let srcs = [x, y, addend.into()];
        self.emit(op::V_MAD_U64_U32_e64, &[result.into(), rest.into()], &srcs, &[]);
        Ok(Val::one(self.val(result, 2).parts()[0]))
    }

    pub(crate) fn wide_product(&mut self, bank: Bank, a: Arg, b: Arg) -> Lowered<Val> {
        if let (Arg::Value(x), Arg::Value(y)) = (a, b)
            && let Some((x, y, signed)) = self.extended_factors([x, y])
        {
            if bank == Bank::V {
                return self.mad64(x, y, Part::Imm(0).into(), signed);
            }
            if signed {
                let [x, y] = [x, y].map(|v| self.extended(v.into(), self.ty(v), true, bank));
                let srcs = [x?, y?];
                let [low, high] = [op::S_MUL_I32, op::S_MUL_HI_I32].map(|op| self.op(op, &srcs));
                return Ok(Val::two(low.parts()[0], high.parts()[0]));
            }
        }
        let (a, b) = (self.pair(a)?, self.pair(b)?);
        Ok(self.mul64(bank, a, b))
    }

    fn mul64(&mut self, bank: Bank, a: Val, b: Val) -> Val {
        let (al, ah, bl, bh) = (a.parts()[0], a.parts()[1], b.parts()[0], b.parts()[1]);
        let zero = Part::Imm(0);
        if bank == Bank::S {
            let low = self.op(op::S_MUL_I32, &[al.into(), bl.into()]).parts()[0];
            let mut high = self.op(op::S_MUL_HI_U32, &[al.into(), bl.into()]).parts()[0];
            for (x, y) in [(al, bh), (ah, bl)] {
                if x != zero && y != zero {
                    let cross = self.op(op::S_MUL_I32, &[x.into(), y.into()]).parts()[0];
                    high = self.op(op::S_ADD_I32, &[high.into(), cross.into()]).parts()[0];
                }
            }
            return Val::two(low, high);
        }
        let (product, rest) = (self.temp(Bank::V, 2), self.temp_mask());
        let srcs = [al.into(), bl.into(), zero.into()];
        self.emit(op::V_MAD_U64_U32_e64, &[product.into(), rest.into()], &srcs, &[]);
        let parts = self.val(product, 2);
        let mut summands: SmallVec<[Src; 4]> = SmallVec::from_slice(&[parts.parts()[1].into()]);
        for (x, y) in [(al, bh), (ah, bl)] {
            if x != zero && y != zero {
                let cross = match (x, y) {
                    (other, Part::Imm(factor)) | (Part::Imm(factor), other) => {
                        self.mul32_constant(Bank::V, other, factor)
                    }
                    _ => self.op(op::V_MUL_LO_U32_e64, &[x.into(), y.into()]),
                };
                summands.push(cross.parts()[0].into());
            }
        }
        let high = match *summands {
            [a, b, c] => self.op(op::V_ADD3_U32_e64, &[a, b, c]).parts()[0],
            [a, b] => self.op(op::V_ADD_U32_e64, &[a, b]).parts()[0],
            _ => parts.parts()[1],
        };
        Val::two(parts.parts()[0], high)
    }

    /// A dword times a constant.
    pub(crate) fn mul32_constant(&mut self, bank: Bank, a: Part, factor: i64) -> Val {
        let factor = factor as i32;
        if factor == 1 {
            return Val::one(a);
        }
        if let Part::Imm(value) = a {
            return Val::one(Part::Imm(i64::from((value as i32).wrapping_mul(factor))));
        }
        if factor > 0 && factor.cast_unsigned().is_power_of_two() {
            let shift = Part::Imm(i64::from(factor.trailing_zeros()));
            return match bank {
                Bank::S => self.op(op::S_LSHL_B32, &[a.into(), shift.into()]),
                Bank::V => self.op(op::V_LSHLREV_B32_e64, &[shift.into(), a.into()]),
            };
        }
        let opcode = if bank == Bank::S { op::S_MUL_I32 } else { op::V_MUL_LO_U32_e64 };
        self.op(opcode, &[a.into(), Part::Imm(i64::from(factor)).into()])
    }

    /// The sum of an address of 32 bits and an index in a vector register times a constant, where that is less than a
    /// product and a sum; `small` if the index has 24 bits.
    pub(super) fn add_scaled32(
        &mut self,
        sum: Part,
        index: Src,
        scale: i64,
        small: bool,
    ) -> Option<Val> {
        let inline = |value: i64| (-16..=64).contains(&value);
        let factor = Src::from(Part::Imm(scale));
        let shift = (scale > 1 && scale.cast_unsigned().is_power_of_two())
            .then(|| Part::Imm(i64::from(scale.trailing_zeros())).into());
        let small = small && (1..1 << 24).contains(&scale);
        match sum {
            Part::Imm(0) if small && shift.is_none() && scale != 1 => {
                Some(self.op(op::V_MUL_U32_U24_e64, &[index, factor]))
            }
            // A literal has its place in a plain sum.
            Part::Imm(value) if !inline(value) || value == 0 => None,
            Part::Frame(..) | Part::Undef => None,
            _ => match shift {
                Some(shift) => Some(self.op(op::V_LSHL_ADD_U32_e64, &[index, shift, sum.into()])),
                None if small && scale != 1 && inline(scale) => {
                    Some(self.op(op::V_MAD_U32_U24_e64, &[index, factor, sum.into()]))
                }
                None => None,
            },
        }
    }

    /// 64 bits times a constant.
    pub(crate) fn mul64_constant(&mut self, bank: Bank, a: Val, factor: i64) -> Lowered<Val> {
        if factor == 1 {
            return Ok(a);
        }
        if factor > 0 && factor.cast_unsigned().is_power_of_two() {
            let shift = Part::Imm(i64::from(factor.trailing_zeros()));
            return self.shift_left64(bank, a, shift);
        }
        let words = Val::two(
            Part::Imm(i64::from(factor as i32)),
            Part::Imm(i64::from((factor >> 32) as i32)),
        );
        Ok(self.mul64(bank, a, words))
    }

    fn shift_left64(&mut self, bank: Bank, a: Val, shift: Part) -> Lowered<Val> {
        let whole = self.tuple(bank, a.parts());
        Ok(match bank {
            Bank::S => self.op(op::S_LSHL_B64, &[whole.into(), shift.into()]),
            Bank::V => self.op(op::V_LSHLREV_B64_e64, &[shift.into(), whole.into()]),
        })
    }

    pub(crate) fn wide_logic(
        &mut self,
        bank: Bank,
        operation: BinaryOp,
        a: Arg,
        b: Arg,
    ) -> Lowered<Val> {
        let (a, b) = (self.pair(a)?, self.pair(b)?);
        let word =
            |isel: &mut Self, n: usize| isel.logic32(bank, operation, a.parts()[n], b.parts()[n]);
        let whole =
            |v: Val| matches!(v.parts()[0], Part::Reg(..)) && matches!(v.parts()[1], Part::Reg(..));
        if bank == Bank::S && whole(a) && whole(b) {
            let opcode = match operation {
                BinaryOp::And => op::S_AND_B64,
                BinaryOp::Or => op::S_OR_B64,
                _ => op::S_XOR_B64,
            };
            let (a, b) = (self.tuple(Bank::S, a.parts()), self.tuple(Bank::S, b.parts()));
            return Ok(self.op(opcode, &[a.into(), b.into()]));
        }
        Ok(Val::two(word(self, 0), word(self, 1)))
    }

    pub(crate) fn logic32(&mut self, bank: Bank, operation: BinaryOp, a: Part, b: Part) -> Part {
        let (zero, ones) = (Part::Imm(0), Part::Imm(-1));
        match (operation, a, b) {
            (_, Part::Imm(x), Part::Imm(y)) => {
                let bits = match operation {
                    BinaryOp::And => x & y,
                    BinaryOp::Or => x | y,
                    _ => x ^ y,
                };
                return Part::Imm(i64::from(bits as i32));
            }
            (BinaryOp::And, x, y) if x == zero || y == zero => return zero,
            (BinaryOp::Or, x, y) if x == ones || y == ones => return ones,
            (BinaryOp::And, x, y) if y == ones => return x,
            (BinaryOp::And, x, y) if x == ones => return y,
            (BinaryOp::Or | BinaryOp::Xor, x, y) if y == zero => return x,
            (BinaryOp::Or | BinaryOp::Xor, x, y) if x == zero => return y,
            _ => {}
        }
        let opcode = match (bank, operation) {
            (Bank::S, BinaryOp::And) => op::S_AND_B32,
            (Bank::S, BinaryOp::Or) => op::S_OR_B32,
            (Bank::S, _) => op::S_XOR_B32,
            (Bank::V, BinaryOp::And) => op::V_AND_B32_e64,
            (Bank::V, BinaryOp::Or) => op::V_OR_B32_e64,
            (Bank::V, _) => op::V_XOR_B32_e64,
        };
        self.op(opcode, &[a.into(), b.into()]).parts()[0]
    }

    pub(crate) fn wide_shift(
        &mut self,
        bank: Bank,
        operation: BinaryOp,
        a: Arg,
        b: Arg,
    ) -> Lowered<Val> {
        let value = self.pair(a)?;
        let amount = self.arg_parts(b)?[0];
        if let Part::Imm(amount) = amount {
            let amount = amount & 63;
            if let Some(val) = self.shift_by_constant(bank, operation, value, amount) {
                return Ok(val);
            }
        }
        // Vector shifts read scalar registers too.
        let whole = if bank == Bank::S {
            self.tuple(bank, value.parts())
        } else {
            self.join(value.parts())
        };
        let opcode = match (bank, operation) {
            (Bank::S, BinaryOp::Shl) => op::S_LSHL_B64,
            (Bank::S, BinaryOp::LShr) => op::S_LSHR_B64,
            (Bank::S, _) => op::S_ASHR_I64,
            (Bank::V, BinaryOp::Shl) => op::V_LSHLREV_B64_e64,
            (Bank::V, BinaryOp::LShr) => op::V_LSHRREV_B64_e64,
            (Bank::V, _) => op::V_ASHRREV_I64_e64,
        };
        Ok(match bank {
            Bank::S => self.op(opcode, &[whole.into(), amount.into()]),
            Bank::V => self.op(opcode, &[amount.into(), whole.into()]),
        })
    }

    /// Shifts by 32 and more move whole dwords.
    fn shift_by_constant(
        &mut self,
        bank: Bank,
        operation: BinaryOp,
        a: Val,
        amount: i64,
    ) -> Option<Val> {
        let (lo, hi) = (a.parts()[0], a.parts()[1]);
        if amount == 0 {
            return Some(a);
        }
        if amount < 32 {
            return None;
        }
        let rest = Part::Imm(amount - 32);
        let shift = |isel: &mut Self, scalar, vector, value: Part| {
            if rest == Part::Imm(0) {
                return value;
            }
            match bank {
                Bank::S => isel.op(scalar, &[value.into(), rest.into()]),
                Bank::V => isel.op(vector, &[rest.into(), value.into()]),
            }
            .parts()[0]
        };
        Some(match operation {
            BinaryOp::Shl => {
                let high = shift(self, op::S_LSHL_B32, op::V_LSHLREV_B32_e64, lo);
                Val::two(Part::Imm(0), high)
            }
            BinaryOp::LShr => {
                let low = shift(self, op::S_LSHR_B32, op::V_LSHRREV_B32_e64, hi);
                Val::two(low, Part::Imm(0))
            }
            _ => {
                let low = shift(self, op::S_ASHR_I32, op::V_ASHRREV_I32_e64, hi);
                let sign = self.sign_of(bank, hi);
                Val::two(low, sign)
            }
        })
    }

    /// The sign of a dword in all bits.
    pub(crate) fn sign_of(&mut self, bank: Bank, part: Part) -> Part {
        if let Part::Imm(value) = part {
            return Part::Imm(i64::from((value as i32) >> 31));
        }
        match bank {
            Bank::S => self.op(op::S_ASHR_I32, &[part.into(), Part::Imm(31).into()]),
            Bank::V => self.op(op::V_ASHRREV_I32_e64, &[Part::Imm(31).into(), part.into()]),
        }
        .parts()[0]
    }

    /// An integer of up to 32 bits extended to 32.
    pub(crate) fn extended(
        &mut self,
        arg: Arg,
        ty: Type,
        signed: bool,
        bank: Bank,
    ) -> Lowered<Src> {
        let width = ty.int_width().unwrap_or(32);
        self.extended_bits(arg, width, signed, bank)
    }

    pub(crate) fn extended_ty(
        &mut self,
        arg: Arg,
        ty: Ty,
        signed: bool,
        bank: Bank,
    ) -> Lowered<Src> {
        let width = match ty {
            Ty::I1 => 1,
            Ty::I8 => 8,
            Ty::I16 => 16,
            _ => 32,
        };
        self.extended_bits(arg, width, signed, bank)
    }

    fn extended_bits(&mut self, arg: Arg, width: u32, signed: bool, bank: Bank) -> Lowered<Src> {
        if width == 1 {
            let part = self.arg_parts(arg)?[0];
            return Ok(self.bool_word(part, signed).into());
        }
        let part = self.arg_parts(arg)?[0];
        if width >= 32 {
            return Ok(part.into());
        }
        if let Part::Imm(value) = part {
            let shift = 32 - width;
            let bits = (value as u32) << shift;
            let value =
                if signed { i64::from(bits as i32 >> shift) } else { i64::from(bits >> shift) };
            return Ok(Part::Imm(value).into());
        }
        if part == Part::Undef || !signed && self.clean_bits(part) <= width {
            return Ok(part.into());
        }
        if !signed && self.is_extended(arg) {
            if cfg!(debug_assertions) {
                self.claim_zero_bits(arg, part, width);
            }
            return Ok(part.into());
        }
        let width = i64::from(width);
        let bank = if self.part_bank(part) == Some(Bank::V) { Bank::V } else { bank };
        let val = match (bank, signed) {
            (Bank::S, true) if width == 8 => self.op(op::S_SEXT_I32_I8, &[part.into()]),
            (Bank::S, true) if width == 16 => self.op(op::S_SEXT_I32_I16, &[part.into()]),
            (Bank::S, true) => {
                self.op(op::S_BFE_I32, &[part.into(), Part::Imm(width << 16).into()])
            }
            (Bank::S, false) => {
                let mask = Part::Imm((1 << width) - 1);
                self.op(op::S_AND_B32, &[part.into(), mask.into()])
            }
            (Bank::V, true) => self.op(
                op::V_BFE_I32_e64,
                &[part.into(), Part::Imm(0).into(), Part::Imm(width).into()],
            ),
            (Bank::V, false) => {
                let mask = Part::Imm((1 << width) - 1);
                self.op(op::V_AND_B32_e64, &[mask.into(), part.into()])
            }
        };
        Ok(val.parts()[0].into())
    }

    /// Whether the bits above a narrow value's width are zero: as it was read from memory, or because the
    /// instruction that computes it reads and writes 32 bits.
    fn is_extended(&self, arg: Arg) -> bool {
        let (Arg::Value(value) | Arg::Elem(value, _)) = arg else { return false };
        let Some(inst) = self.body.def_inst(value) else { return false };
        let width = self.cx.types.scalar(self.ty(value)).int_width();
        if !matches!(width, Some(8 | 16)) || width == Some(16) && self.ty(value).is_vector() {
            return false;
        }
        match self.body.insts[inst].kind {
            // Scalar loads read whole dwords; lanes of vectors are taken out of dwords.
            InstKind::Load { .. } => matches!(arg, Arg::Value(_)) && !self.loads.is_scalar(inst),
            InstKind::Binary { op: BinaryOp::LShr | BinaryOp::UDiv | BinaryOp::URem, .. } => true,
            InstKind::Call { callee, .. } => {
                matches!(self.cx.intrinsic_of(callee), Intrinsic::UMin | Intrinsic::UMax)
            }
            _ => false,
        }
    }

    /// Quotient or remainder of integers of up to 32 bits.
    ///
    /// The divisor's reciprocal times 2^32 comes from `v_rcp_iflag_f32`, a little too small; one step of
    /// Newton's iteration in integers makes the quotient at most two too small, which two comparisons put
    /// right (as in Granlund and Moller, "Improved Division by Invariant Integers", with a float to start
    /// from). The scalar unit has no reciprocal: the first lane's is read.
    pub(crate) fn divide_ints(
        &mut self,
        bank: Bank,
        ty: Ty,
        operation: BinaryOp,
        a: Arg,
        b: Arg,
    ) -> Lowered<Val> {
        let signed = matches!(operation, BinaryOp::SDiv | BinaryOp::SRem);
        let remainder = matches!(operation, BinaryOp::URem | BinaryOp::SRem);
        let x = self.extended_ty(a, ty, signed, bank)?.part;
        let y = self.extended_ty(b, ty, signed, bank)?.part;
        if [a, b].into_iter().all(|arg| self.is_short(arg, ty, signed)) {
            return Ok(Val::one(self.divide_short(bank, x, y, signed, remainder)));
        }
        if !signed {
            return Ok(Val::one(self.divide_unsigned(bank, x, y, remainder)));
        }
        let (xs, ys) = (self.sign_of(bank, x), self.sign_of(bank, y));
        let x = self.flip(bank, x, xs);
        let y = self.flip(bank, y, ys);
        let result = self.divide_unsigned(bank, x, y, remainder);
        let sign = if remainder { xs } else { self.logic32(bank, BinaryOp::Xor, xs, ys) };
        Ok(Val::one(self.flip(bank, result, sign)))
    }

    /// Whether a number has at most [`SHORT`] bits, with the sign.
    fn is_short(&self, arg: Arg, ty: Ty, signed: bool) -> bool {
        if matches!(ty, Ty::I8 | Ty::I16) {
            return true;
        }
        let Arg::Value(value) = arg else { return false };
        let width = |value: Value| self.ty(value).int_width().unwrap_or(u32::MAX);
        let of_def = match self.body.def_kind(value) {
            Some(&InstKind::Cast { op: CastOp::SExt, value, .. }) if signed => width(value),
            Some(&InstKind::Binary { op: BinaryOp::AShr, args: [_, by], .. }) if signed => {
                let by = by.constant().and_then(|by| self.cx.consts.as_uint(by)).unwrap_or(0);
                32 - (by as u32).min(31)
            }
            _ => 32,
        };
        // Without a sign, there is one bit less that is not zero.
        let limit = 1 << (SHORT - u32::from(signed));
        of_def <= SHORT || width(value) == 32 && self.known.value(self.cx, value).max(32) < limit
    }

    /// Quotient or remainder of numbers of at most [`SHORT`] bits.
    ///
    /// A half more than the dividend makes the quotient of the floats at least `1 / 2y` away from both neighbours: that is more than
    /// 2^-20 of it, and `v_rcp_iflag_f32` and the product are off by 2^-22 of it at most, however they are rounded. So the float cut off is
    /// the quotient.
    fn divide_short(
        &mut self,
        bank: Bank,
        x: Part,
        y: Part,
        signed: bool,
        remainder: bool,
    ) -> Part {
        let one = |isel: &mut Self, opcode, srcs: &[Src]| isel.op(opcode, srcs).parts()[0];
        let [to_float, to_int, mul24] = if signed {
            [op::V_CVT_F32_I32_e64, op::V_CVT_I32_F32_e64, op::V_MUL_I32_I24_e64]
        } else {
            [op::V_CVT_F32_U32_e64, op::V_CVT_U32_F32_e64, op::V_MUL_U32_U24_e64]
        };
        let dividend = one(self, to_float, &[x.into()]);
        let divisor = one(self, to_float, &[y.into()]);
        let reciprocal = one(self, op::V_RCP_IFLAG_F32_e64, &[divisor.into()]);
        let mut half = Part::Imm(0x3f00_0000);
        if signed {
            let magnitude = Part::Imm(0x7fff_ffff);
            half = one(self, op::V_BFI_B32_e64, &[magnitude.into(), half.into(), dividend.into()]);
        }
        let more = one(self, op::V_ADD_F32_e64, &[half.into(), dividend.into()]);
        let quotient = one(self, op::V_MUL_F32_e64, &[more.into(), reciprocal.into()]);
        let mut q = one(self, to_int, &[quotient.into()]);
        if bank == Bank::S {
            q = self.first_lane(q, 1);
        }
        if !remainder {
            return q;
        }
        let (mul, sub) = match bank {
            Bank::S => (op::S_MUL_I32, op::S_SUB_I32),
            Bank::V => (mul24, op::V_SUB_U32_e64),
        };
        let product = one(self, mul, &[q.into(), y.into()]);
        one(self, sub, &[x.into(), product.into()])
    }

    /// The number, or its negative where the sign is all ones.
    fn flip(&mut self, bank: Bank, value: Part, sign: Part) -> Part {
        let flipped = self.logic32(bank, BinaryOp::Xor, value, sign);
        let opcode = if bank == Bank::S { op::S_SUB_I32 } else { op::V_SUB_U32_e64 };
        self.op(opcode, &[flipped.into(), sign.into()]).parts()[0]
    }

    fn divide_unsigned(&mut self, bank: Bank, x: Part, y: Part, remainder: bool) -> Part {
        let [add, sub, mul, mul_high] = match bank {
            Bank::S => [op::S_ADD_I32, op::S_SUB_I32, op::S_MUL_I32, op::S_MUL_HI_U32],
            Bank::V => {
                [op::V_ADD_U32_e64, op::V_SUB_U32_e64, op::V_MUL_LO_U32_e64, op::V_MUL_HI_U32_e64]
            }
        };
        let one = |isel: &mut Self, opcode, srcs: &[Src]| isel.op(opcode, srcs).parts()[0];
        let float = one(self, op::V_CVT_F32_U32_e64, &[y.into()]);
        let reciprocal = one(self, op::V_RCP_IFLAG_F32_e64, &[float.into()]);
        // A little below 2^32.
        let scale = Part::Imm(0x4f7f_fffe);
        let scaled = one(self, op::V_MUL_F32_e64, &[scale.into(), reciprocal.into()]);
        let mut z = one(self, op::V_CVT_U32_F32_e64, &[scaled.into()]);
        if bank == Bank::S {
            z = self.first_lane(z, 1);
        }
        let minus = one(self, sub, &[Part::Imm(0).into(), y.into()]);
        let error = one(self, mul, &[minus.into(), z.into()]);
        let step = one(self, mul_high, &[z.into(), error.into()]);
        let z = one(self, add, &[z.into(), step.into()]);
        let mut q = one(self, mul_high, &[x.into(), z.into()]);
        let product = one(self, mul, &[q.into(), y.into()]);
        let mut r = one(self, sub, &[x.into(), product.into()]);
        for last in [false, true] {
            // Computed before the comparison, which sets the flag that additions of scalars set too.
            let next = (!remainder).then(|| one(self, add, &[Part::Imm(1).into(), q.into()]));
            let less = (remainder || !last).then(|| one(self, sub, &[r.into(), y.into()]));
            match bank {
                Bank::S => {
                    let more = self.set_scc(op::S_CMP_GE_U32, &[r.into(), y.into()]);
                    q = next.map_or(q, |next| self.scalar_choose(&more, next, q));
                    r = less.map_or(r, |less| self.scalar_choose(&more, less, r));
                }
                Bank::V => {
                    let more = one(self, op::V_CMP_GE_U32_e64, &[r.into(), y.into()]);
                    let mut choose = |then: Option<Part>, otherwise: Part| {
                        let Some(then) = then else { return otherwise };
                        let srcs = [otherwise.into(), then.into(), more.into()];
                        one(self, op::V_CNDMASK_B32_e64, &srcs)
                    };
                    (q, r) = (choose(next, q), choose(less, r));
                }
            }
        }
        if remainder { r } else { q }
    }

    /// An integer of up to 64 bits extended to 64.
    pub(crate) fn widen(&mut self, bank: Bank, arg: Arg, ty: Type, signed: bool) -> Lowered<Val> {
        if let Some(width @ 33..) = ty.int_width() {
            let parts = self.arg_parts(arg)?;
            let high = if width < 64 {
                self.narrowed(bank, parts[1], width - 32, signed)
            } else {
                parts[1]
            };
            return Ok(Val::two(parts[0], high));
        }
        let low = self.extended(arg, ty, signed, bank)?.part;
        let high = if signed { self.sign_of(bank, low) } else { Part::Imm(0) };
        Ok(Val::two(low, high))
    }

    pub(crate) fn scalar_icmp_value(&mut self, cc: IntCc, a: Value, b: Value) -> Lowered<Val> {
        let set = self.scalar_compare(cc, [a, b])?;
        Ok(Val::one(self.scalar_choose(&set, Part::Imm(1), Part::Imm(0))))
    }

    pub(crate) fn vector_icmp(&mut self, ty: Ty, cc: IntCc, a: Arg, b: Arg) -> Lowered<Val> {
        let signed = cc.is_signed();
        if ty == Ty::I1 {
            let (a, b) = (self.mask_arg(a)?, self.mask_arg(b)?);
            return Ok(Val::one(self.mask_compare(cc, a, b).into()));
        }
        if ty == Ty::I64 {
            let (a, b) = (self.src(a)?, self.src(b)?);
            let rows = [
                op::V_CMP_EQ_U64_e64,
                op::V_CMP_NE_U64_e64,
                op::V_CMP_GT_U64_e64,
                op::V_CMP_GE_U64_e64,
                op::V_CMP_LT_U64_e64,
                op::V_CMP_LE_U64_e64,
                op::V_CMP_GT_I64_e64,
                op::V_CMP_GE_I64_e64,
                op::V_CMP_LT_I64_e64,
                op::V_CMP_LE_I64_e64,
            ];
            return Ok(self.op(rows[cc as usize], &[a, b]));
        }
        let a = self.extended_ty(a, ty, signed, Bank::V)?;
        let b = self.extended_ty(b, ty, signed, Bank::V)?;
        let rows = [
            op::V_CMP_EQ_U32_e64,
            op::V_CMP_NE_U32_e64,
            op::V_CMP_GT_U32_e64,
            op::V_CMP_GE_U32_e64,
            op::V_CMP_LT_U32_e64,
            op::V_CMP_LE_U32_e64,
            op::V_CMP_GT_I32_e64,
            op::V_CMP_GE_I32_e64,
            op::V_CMP_LT_I32_e64,
            op::V_CMP_LE_I32_e64,
        ];
        Ok(self.op(rows[cc as usize], &[a, b]))
    }

    /// `x & (1 << k) ? a : 0` as the bit in all places, which the number is masked with: no comparison.
    fn select_by_bit(&mut self, c: Arg, a: Arg, b: Arg) -> Lowered<Option<Val>> {
        let Some((x, bit, set)) = self.tested_bit(c) else { return Ok(None) };
        let (then, otherwise) = if set { (a, b) } else { (b, a) };
        let zero = (self.is_zero(then), self.is_zero(otherwise));
        if zero.0 == zero.1 {
            return Ok(None);
        }
        let bank = self.bank(x);
        let source = self.src(x.into())?;
        let all = if bank == Bank::S {
            let field = Part::Imm(i64::from(bit | 1 << 16));
            self.op(op::S_BFE_I32, &[source, field.into()])
        } else {
            let (at, one) = (Part::Imm(i64::from(bit)), Part::Imm(1));
            self.op(op::V_BFE_I32_e64, &[source, at.into(), one.into()])
        };
        let all: Src = all.parts()[0].into();
        let val = if zero.1 {
            let value = self.src(then)?;
            self.op(op::V_AND_B32_e64, &[all, value])
        } else {
            let value = self.src(otherwise)?;
            self.op(op::V_BFI_B32_e64, &[all, Part::Imm(0).into(), value])
        };
        Ok(Some(val))
    }

    /// The bit of a number that a comparison for nothing else looks at, and whether it is true where the bit is set.
    fn tested_bit(&self, c: Arg) -> Option<(Value, u32, bool)> {
        let Arg::Value(cond) = c else { return None };
        let InstKind::ICmp { cc, args: [masked, zero], .. } =
            self.body.insts[self.sole_use(cond)?].kind
        else {
            return None;
        };
        let &InstKind::Binary { op: BinaryOp::And, args: [x, bit], .. } =
            self.body.def_kind(masked)?
        else {
            return None;
        };
        let bit = self.cx.consts.as_uint(bit.constant()?)?;
        let fits = self.ty(x) == Type::int(32)
            && bit.is_power_of_two()
            && self.is_zero(zero.into())
            && matches!(cc, IntCc::Eq | IntCc::Ne);
        fits.then(|| (x, bit.trailing_zeros(), cc == IntCc::Ne))
    }

    pub(crate) fn select_value(
        &mut self,
        bank: Bank,
        ty: Ty,
        c: Arg,
        a: Arg,
        b: Arg,
    ) -> Lowered<Val> {
        if bank == Bank::S {
            let Arg::Value(cond) = c else {
                return Err(Diagnostic::unsupported("a select of this kind"));
            };
            let (a, b) = (self.ready_numbers(a)?, self.ready_numbers(b)?);
            let mut ready: Vec<(Part, Part)> = Vec::new();
            for (&a, &b) in a.iter().zip(&b) {
                ready.push(self.ready_pair(a, b));
            }
            let set = self.scc(cond)?;
            let mut parts = Parts::new();
            for (a, b) in ready {
                parts.push(self.scalar_choose(&set, a, b));
            }
            return Ok(if parts.len() == 2 {
                Val::two(parts[0], parts[1])
            } else {
                Val::one(parts[0])
            });
        }
        if ty == Ty::I32
            && let Some(val) = self.select_by_bit(c, a, b)?
        {
            return Ok(val);
        }
        let mask = self.mask_arg(c)?;
        if ty == Ty::I1 {
            let (a, b) = (self.mask_arg(a)?, self.mask_arg(b)?);
            return Ok(Val::one(self.select_mask(mask, a, b).into()));
        }
        let (a, b) = (self.arg_parts(a)?, self.arg_parts(b)?);
        if matches!(ty, Ty::I16 | Ty::F16 | Ty::Bf16)
            && let Some(part) = self.choose_upper_half(mask, a[0], b[0])
        {
            return Ok(Val::one(part));
        }
        let mut parts = Parts::new();
        for (&a, &b) in a.iter().zip(&b) {
            let then = if b == Part::Undef { a } else { self.choose(mask, a, b) };
            parts.push(then);
        }
        Ok(if parts.len() == 2 { Val::two(parts[0], parts[1]) } else { Val::one(parts[0]) })
    }

    /// Chooses all dwords of one value or of another by one condition.
    pub(super) fn select_dwords(&mut self, bank: Bank, args: [Value; 3]) -> Lowered<Parts> {
        let (a, b) = (self.parts(args[1])?, self.parts(args[2])?);
        let mut parts = Parts::new();
        for (&a, &b) in a.iter().zip(&b) {
            let (a, b) = (Arg::Part(a), Arg::Part(b));
            parts.push(self.select_value(bank, Ty::I32, args[0].into(), a, b)?.parts()[0]);
        }
        Ok(parts)
    }

    /// Chooses between upper halves of dwords, or one and a constant, where they lie.
    fn choose_upper_half(&mut self, mask: Mask, a: Part, b: Part) -> Option<Part> {
        let placed = |part: Part| match (self.half_of(part), part) {
            ((word, true), _) => Some((word, true)),
            (_, Part::Imm(value)) => Some((Part::Imm(i64::from((value << 16) as i32)), false)),
            _ => None,
        };
        let ((a, of_a), (b, of_b)) = (placed(a)?, placed(b)?);
        (of_a || of_b).then(|| {
            let word = self.choose(mask, a, b);
            self.extract(Bank::V, word, 16, 16)
        })
    }

    /// A sum of any width, with the carry going up.
    fn long_sum(&mut self, operation: BinaryOp, a: &[Part], b: &[Part]) -> Parts {
        let (first, next) = if operation == BinaryOp::Sub {
            (op::V_SUB_CO_U32_e64, op::V_SUBB_U32_e64)
        } else {
            (op::V_ADD_CO_U32_e64, op::V_ADDC_U32_e64)
        };
        let mut carry: Option<Part> = None;
        let mut out = Parts::new();
        for (&a, &b) in a.iter().zip(b) {
            let (sum, flag) = (self.temp(Bank::V, 1), self.temp_mask());
            let defs = [sum.into(), flag.into()];
            match carry {
                None => self.emit(first, &defs, &[a.into(), b.into()], &[]),
                Some(c) => self.emit(next, &defs, &[a.into(), b.into(), c.into()], &[]),
            };
            carry = Some(Part::whole(flag));
            out.push(Part::whole(sum));
        }
        out
    }

    /// A product of any width, a row for each dword of one factor. Dwords that are zero are left out.
    fn long_product(&mut self, a: &[Part], b: &[Part]) -> Parts {
        let zero = Part::Imm(0);
        let mut out = Parts::from_elem(zero, a.len());
        for (i, &x) in a.iter().enumerate() {
            if x == zero {
                continue;
            }
            let mut carry = zero;
            for (j, &y) in b.iter().enumerate().take(a.len() - i) {
                if y == zero && carry == zero {
                    continue;
                }
                // x * y + what is there + carry has room in 64 bits.
                let addend = self.tuple(Bank::V, &[out[i + j], zero]);
                let (product, rest) = (self.temp(Bank::V, 2), self.temp_mask());
                let srcs = [x.into(), y.into(), addend.into()];
                self.emit(op::V_MAD_U64_U32_e64, &[product.into(), rest.into()], &srcs, &[]);
                let product = self.val(product, 2);
                let sum = self.carry_chain(Bank::V, BinaryOp::Add, product, Val::two(carry, zero));
                out[i + j] = sum.parts()[0];
                carry = sum.parts()[1];
            }
            if i + b.len() < out.len() {
                out[i + b.len()] = carry;
            }
        }
        out
    }

    /// A shift of any width by a constant.
    fn long_shift(&mut self, operation: BinaryOp, a: &[Part], amount: i64) -> Parts {
        let (words, bits) = (amount / 32, amount % 32);
        let fill = match operation {
            BinaryOp::AShr => self.sign_of(Bank::V, a[a.len() - 1]),
            _ => Part::Imm(0),
        };
        let at = |n: i64| usize::try_from(n).ok().and_then(|n| a.get(n).copied());
        let mut out = Parts::new();
        for n in 0..a.len() as i64 {
            let (low, high) = if operation == BinaryOp::Shl {
                let n = n - words;
                (at(n - 1).unwrap_or(Part::Imm(0)), at(n).unwrap_or(Part::Imm(0)))
            } else {
                let n = n + words;
                (at(n).unwrap_or(fill), at(n + 1).unwrap_or(fill))
            };
            out.push(match (bits, operation) {
                (0, BinaryOp::Shl) => high,
                (0, _) => low,
                _ => {
                    let right = if operation == BinaryOp::Shl { 32 - bits } else { bits };
                    let srcs = [high.into(), low.into(), Part::Imm(right).into()];
                    self.op(op::V_ALIGNBIT_B32_e64, &srcs).parts()[0]
                }
            });
        }
        out
    }

    /// Operations on integers wider than 64 bits.
    pub(super) fn wide_arithmetic(&mut self, inst: Inst, bank: Bank) -> Lowered<Option<Parts>> {
        let kind = self.body.insts[inst].kind.clone();
        match kind {
            InstKind::Binary { op: operation, args, .. } => {
                let (a, b) = (self.parts(args[0])?, self.parts(args[1])?);
                match operation {
                    BinaryOp::And | BinaryOp::Or | BinaryOp::Xor => {
                        let parts = a
                            .iter()
                            .zip(&b)
                            .map(|(&a, &b)| self.logic32(bank, operation, a, b))
                            .collect();
                        Ok(Some(parts))
                    }
                    BinaryOp::Add | BinaryOp::Sub => Ok(Some(self.long_sum(operation, &a, &b))),
                    BinaryOp::Mul => Ok(Some(self.long_product(&a, &b))),
                    BinaryOp::Shl | BinaryOp::LShr | BinaryOp::AShr => {
                        let Part::Imm(amount) = b[0] else { return Ok(None) };
                        Ok(Some(self.long_shift(operation, &a, amount)))
                    }
                    _ => Ok(None),
                }
            }
            InstKind::Select { args, .. } => self.select_dwords(bank, args).map(Some),
            InstKind::Cast { op: CastOp::Trunc, value, .. } => {
                let result = self.body.result(inst).expect("a result");
                let to = self.body.locals[result].ty;
                let parts = self.parts(value)?;
                if to == Type::I1 {
                    return Ok(Some(Parts::from_slice(&[self.bool_from_number(bank, parts[0])])));
                }
                Ok(Some(parts[..super::shape::dwords(self.cx, to)?].into()))
            }
            InstKind::Cast { op: op @ (CastOp::SExt | CastOp::ZExt), value, .. } => {
                let signed = op == CastOp::SExt;
                let result = self.body.result(inst).expect("a result");
                let count = super::shape::dwords(self.cx, self.body.locals[result].ty)?;
                let from = self.ty(value);
                let mut parts = self.parts(value)?;
                let width = from.int_width().unwrap_or(32);
                if parts.len() == 1 {
                    parts[0] = self.extended(value.into(), from, signed, bank)?.part;
                } else if !width.is_multiple_of(32) {
                    // The highest dword has other bits above the number's.
                    let last = parts.len() - 1;
                    parts[last] = self.narrowed(bank, parts[last], width % 32, signed);
                }
                let fill =
                    if signed { self.sign_of(bank, parts[parts.len() - 1]) } else { Part::Imm(0) };
                parts.resize(count, fill);
                Ok(Some(parts))
            }
            _ => Ok(None),
        }
    }
}

/// Whether a sum of 64 bits is more than one of 32.
fn needs_carry(a: Val, b: Val) -> bool {
    a.parts()[0] != Part::Imm(0) && b.parts()[0] != Part::Imm(0)
}
