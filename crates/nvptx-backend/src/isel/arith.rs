//! Integer arithmetic, comparison and selection.
//!
//! The bits of a register above a narrow value's width mean nothing, so an operation that looks at
//! them (division, right shift, comparison, widening) extends its operands first, unless they are
//! known to be extended ([`Isel::extended`]). Values of more than 64 bits are 64-bit limbs.

use super::shape::{class_of_bits, scalar_piece};
use super::{Arg, Extension, Isel, Lowered, Piece, by_width, mov, selp};
use crate::target::modifiers::{CvtMods, Ty};
use crate::target::table::{B32, B64, Op, PRED};
use ir::diagnostic::Diagnostic;
use ir::machine::{Cond, Operand, RegClass, RegOperand, VReg};
use ir::ssa::{
    BinaryOp, CastOp, Flags, Inst, InstKind, IntCc, LocalDef, Type, TypeKind, Value, sign_extend,
    truncate,
};
use smallvec::SmallVec;

/// The machine's name of a comparison.
pub(crate) fn cond(cc: IntCc) -> Cond {
    match cc {
        IntCc::Eq => Cond::Eq,
        IntCc::Ne => Cond::Ne,
        IntCc::Ugt => Cond::Ugt,
        IntCc::Uge => Cond::Uge,
        IntCc::Ult => Cond::Ult,
        IntCc::Ule => Cond::Ule,
        IntCc::Sgt => Cond::Sgt,
        IntCc::Sge => Cond::Sge,
        IntCc::Slt => Cond::Slt,
        IntCc::Sle => Cond::Sle,
    }
}

/// The comparison instruction for a predicate on registers of some width.
fn setp(cc: IntCc, bits: u32) -> Op {
    let ops = match cc {
        IntCc::Eq | IntCc::Ne => [Op::SetpB16, Op::SetpB32, Op::SetpB64],
        _ if cc.is_signed() => [Op::SetpS16, Op::SetpS32, Op::SetpS64],
        _ => [Op::SetpU16, Op::SetpU32, Op::SetpU64],
    };
    by_width(bits, ops)
}

/// The width of the register that holds an integer of `bits` bits (at most 64).
pub(crate) fn register_bits(bits: u32) -> u32 {
    match bits {
        1 => 1,
        16 => 16,
        0..=32 => 32,
        _ => 64,
    }
}

/// The multiplication of 32 bits by 32 bits that gives 64.
pub(crate) fn mul_wide(signed: bool) -> Op {
    if signed { Op::MulWideS32 } else { Op::MulWideU32 }
}

/// Small helpers on values.
impl Isel<'_> {
    /// The value of an integer constant, sign-extended.
    pub(crate) fn const_int(&self, v: Value) -> Option<i128> {
        self.cx.consts.as_int(v.constant()?)
    }

    /// The instruction that computes a value, as its kind.
    pub(crate) fn def(&self, v: Value) -> Option<&'_ InstKind> {
        self.body.def_kind(v)
    }

    /// Whether a value is used once, so that its user may take its place.
    pub(crate) fn used_once(&self, v: Value) -> bool {
        v.local().is_some_and(|l| self.uses[l] == 1)
    }

    /// Emits a comparison into a predicate.
    pub(crate) fn compare(&mut self, cc: IntCc, bits: u32, dst: VReg, a: Piece, b: Piece) {
        // A number can stand second only.
        let (cc, a, b) = if matches!(a, Piece::Imm(_)) && !matches!(b, Piece::Imm(_)) {
            (cc.swapped(), b, a)
        } else {
            (cc, a, b)
        };
        self.emit_operands(
            setp(cc, bits),
            &[
                Operand::Reg(RegOperand::def(dst)),
                Operand::Cond(cond(cc)),
                Self::operand(a),
                Self::operand(b),
            ],
        );
    }

    /// A comparison's result in a new predicate.
    pub(crate) fn compared(&mut self, cc: IntCc, bits: u32, a: Piece, b: Piece) -> Piece {
        let dst = self.vreg(PRED);
        self.compare(cc, bits, dst, a, b);
        Piece::Reg(dst)
    }

    /// Emits a conversion.
    pub(crate) fn cvt(&mut self, mods: CvtMods, dst: VReg, source: Piece) {
        self.emit_operands(
            Op::Cvt,
            &[Operand::Reg(RegOperand::def(dst)), Operand::Imm(mods.pack()), Self::operand(source)],
        );
    }

    /// A conversion's result in a new register.
    pub(crate) fn converted(&mut self, to: Ty, from: Ty, class: RegClass, source: Piece) -> Piece {
        let dst = self.vreg(class);
        self.cvt(CvtMods::new(to, from), dst, source);
        Piece::Reg(dst)
    }

    /// An operand of `bits` bits extended to its register's width.
    pub(crate) fn extended(&mut self, arg: Arg, bits: u32, signed: bool) -> Lowered<Piece> {
        let width = register_bits(bits);
        let piece = self.arg(arg)?;
        if let Piece::Imm(value) = piece {
            let value = truncate(value as u128, bits);
            let value = if signed { sign_extend(value, bits) as i64 } else { value as i64 };
            return Ok(Piece::Imm(value));
        }
        if bits == width {
            return Ok(piece);
        }
        if let Arg::Value(v) = arg
            && self.is_extended(v, bits, signed)
        {
            return Ok(piece);
        }
        Ok(self.extend_in_register(piece, bits, width, signed))
    }

    /// Extends a piece within its register.
    pub(crate) fn extend_in_register(
        &mut self,
        piece: Piece,
        bits: u32,
        width: u32,
        signed: bool,
    ) -> Piece {
        let class = class_of_bits(width);
        if !signed && bits < 32 {
            let op = by_width(width, [Op::AndB16, Op::AndB32, Op::AndB64]);
            return self.value(op, class, &[piece, Piece::Imm((1i64 << bits) - 1)]);
        }
        if width == 64 {
            match (bits, signed) {
                (32, false) => {
                    let low = self.converted(Ty::U32, Ty::U64, B32, piece);
                    return self.converted(Ty::U64, Ty::U32, B64, low);
                }
                (8 | 16 | 32, true) => {
                    let from = [Ty::S8, Ty::S16, Ty::S32][(bits.ilog2() - 3) as usize];
                    return self.converted(Ty::S64, from, B64, piece);
                }
                _ => {}
            }
            let by = Piece::Imm(i64::from(64 - bits));
            let up = self.value(Op::ShlB64, B64, &[piece, by]);
            return self.value(if signed { Op::ShrS64 } else { Op::ShrU64 }, B64, &[up, by]);
        }
        if signed && matches!(bits, 8 | 16) && width == 32 {
            let from = if bits == 8 { Ty::S8 } else { Ty::S16 };
            return self.converted(Ty::S32, from, B32, piece);
        }
        let by = Piece::Imm(i64::from(width - bits));
        let up =
            self.value(by_width(width, [Op::ShlB16, Op::ShlB32, Op::ShlB64]), class, &[piece, by]);
        let down = if signed {
            by_width(width, [Op::ShrS16, Op::ShrS32, Op::ShrS64])
        } else {
            by_width(width, [Op::ShrU16, Op::ShrU32, Op::ShrU64])
        };
        self.value(down, class, &[up, by])
    }

    /// Whether the register of a value of `bits` bits, narrower than its register, is extended. A
    /// load whose extension is not yet decided takes the one asked for.
    pub(crate) fn is_extended(&mut self, v: Value, bits: u32, signed: bool) -> bool {
        let Some(local) = v.local() else { return false };
        let LocalDef::Inst(inst) = self.body.locals[local].def else {
            return self.param_extension(local, signed);
        };
        let wanted = if signed { Extension::Sign } else { Extension::Zero };
        let body = self.body;
        match &body.insts[inst].kind {
            InstKind::Load { .. } if bits == 8 => {
                let known = &mut self.extensions[local];
                if *known == Extension::Any {
                    *known = wanted;
                }
                *known == wanted
            }
            InstKind::Load { .. } => !signed,
            InstKind::ExtractElement { args } if bits == 8 => {
                let Some(vector) = args[0].local() else { return false };
                let whole = self.lane_is_piece(args[0], args[1]);
                whole && matches!(self.def(args[0]), Some(InstKind::Load { .. })) && {
                    let known = &mut self.extensions[vector];
                    if *known == Extension::Any {
                        *known = wanted;
                    }
                    *known == wanted
                }
            }
            InstKind::Cast { op: CastOp::ZExt, .. } => true,
            InstKind::Cast { op: CastOp::SExt, .. } => signed,
            InstKind::Binary { op, args, .. } => match op {
                BinaryOp::LShr | BinaryOp::UDiv | BinaryOp::URem => !signed,
                BinaryOp::AShr | BinaryOp::SDiv | BinaryOp::SRem => signed,
                BinaryOp::And => self.const_int(args[1]).is_some_and(|n| {
                    !signed || n >= 0 && truncate(n as u128, bits) >> (bits - 1) == 0
                }),
                _ => false,
            },
            // The result is loaded from a variable of 32 bits, a byte by an instruction that extends it as asked.
            InstKind::Call { callee, .. } if bits == 8 && self.is_call(*callee) => {
                let known = &mut self.extensions[local];
                if *known == Extension::Any {
                    *known = wanted;
                }
                *known == wanted
            }
            _ => false,
        }
    }

    /// The 32-bit value that `v`, 64 bits wide, is the extension of, and whether it is one by sign.
    /// If both hold, `wish` decides.
    pub(crate) fn widened(
        &mut self,
        v: Value,
        wish: Option<bool>,
    ) -> Lowered<Option<(Piece, bool)>> {
        if let Some(n) = self.const_int(v) {
            let signed = wish.unwrap_or(true);
            let fits = if signed { i32::try_from(n).is_ok() } else { u32::try_from(n).is_ok() };
            return Ok(fits.then_some((Piece::Imm(n as i64), signed)));
        }
        let Some(InstKind::Cast { op, flags, value, .. }) = self.def(v) else { return Ok(None) };
        let (op, flags, value) = (*op, *flags, *value);
        let Some(bits) = self.ty(value).int_width().filter(|&b| b <= 32 && b > 1) else {
            return Ok(None);
        };
        let signed = match op {
            CastOp::SExt => true,
            CastOp::ZExt => false,
            _ => return Ok(None),
        };
        // A number that is zero-extended from fewer bits, or known not to be negative, is the
        // extension by sign as well.
        let both = !signed && (bits < 32 || flags.contains(Flags::NNEG));
        let signed = match wish {
            Some(wish) if wish == signed || both => wish,
            Some(_) => return Ok(None),
            None => signed,
        };
        let piece = self.as_32_bits(value, bits, matches!(op, CastOp::SExt))?;
        Ok(Some((piece, signed)))
    }

    /// The factors of a 64-bit value that is the extension of a product of 32 bits which does not wrap, where
    /// nothing else needs that product: a value of 32 bits, a constant, and whether they multiply signed.
    pub(crate) fn widened_product(&self, v: Value) -> Option<(Value, i64, bool)> {
        let InstKind::Cast { op, flags, value, .. } = self.def(v)? else { return None };
        let InstKind::Binary { op: product, flags: wraps, args, .. } = self.def(*value)? else {
            return None;
        };
        if self.ty(*value) != Type::I32 || !self.used_once(*value) {
            return None;
        }
        let signed = match op {
            CastOp::ZExt if wraps.contains(Flags::NUW) => false,
            CastOp::ZExt if flags.contains(Flags::NNEG) && wraps.contains(Flags::NSW) => true,
            CastOp::SExt if wraps.contains(Flags::NSW) => true,
            _ => return None,
        };
        let factor = match (product, self.const_int(args[1])?) {
            (BinaryOp::Mul, n) => n,
            (BinaryOp::Shl, n @ 0..31) => 1 << n,
            _ => return None,
        };
        let factor = i64::from(i32::try_from(factor).ok().filter(|&n| n > 0)?);
        self.const_int(args[0]).is_none().then_some((args[0], factor, signed))
    }

    /// A value of at most 32 bits extended to a 32-bit register.
    pub(crate) fn as_32_bits(&mut self, value: Value, bits: u32, signed: bool) -> Lowered<Piece> {
        if bits == 16 {
            let piece = self.arg(Arg::Value(value))?;
            if let Piece::Imm(n) = piece {
                return Ok(Piece::Imm(if signed { n } else { n & 0xffff }));
            }
            let (to, from) = if signed { (Ty::S32, Ty::S16) } else { (Ty::U32, Ty::U16) };
            return Ok(self.converted(to, from, B32, piece));
        }
        self.extended(Arg::Value(value), bits, signed)
    }

    /// Calls `f` for each lane: of a scalar the value itself, of a vector its lanes' pieces. The
    /// lane's result goes to the register given.
    pub(crate) fn by_lanes(
        &mut self,
        inst: Inst,
        args: &[Value],
        mut f: impl FnMut(&mut Self, VReg, &[Arg]) -> Lowered,
    ) -> Lowered {
        let ty = self.body.locals[self.body.result(inst).expect("a result")].ty;
        let Some((elem, lanes)) = self.cx.types.vector_parts(ty) else {
            let dst = self.dst(inst)?;
            let args: SmallVec<[Arg; 4]> = args.iter().map(|&v| Arg::Value(v)).collect();
            return f(self, dst, &args);
        };
        // A lane is one register: `expand-large-operations` leaves none of more.
        for n in 0..=args.len() {
            let ty = args.get(n).map_or(ty, |&v| self.ty(v));
            let elem = self.cx.types.scalar(ty);
            if self.piece_count(elem)? > 1 {
                let name = self.cx.types.display(ty).to_string();
                return Err(Diagnostic::unsupported(format!("an operation on lanes of {name}")));
            }
        }
        let class = scalar_piece(self.cx, elem).map_or(B64, |p| p.class);
        let mut columns: Vec<SmallVec<[Piece; 8]>> = Vec::new();
        for &arg in args {
            columns.push(self.lanes(arg)?);
        }
        let dsts = self.lane_dsts(inst)?;
        for lane in 0..lanes as usize {
            let args: SmallVec<[Arg; 4]> = columns
                .iter()
                .map(|c| Arg::Piece(if c.len() == 1 { c[0] } else { c[lane] }))
                .collect();
            let dst = match dsts.get(lane) {
                Some(&dst) => dst,
                None => self.vreg(class),
            };
            f(self, dst, &args)?;
        }
        self.finish_lanes(inst, &dsts)
    }
}

/// Two-operand arithmetic.
impl Isel<'_> {
    pub(super) fn int_binary(
        &mut self,
        inst: Inst,
        op: BinaryOp,
        flags: Flags,
        args: [Value; 2],
    ) -> Lowered {
        let ty = self.ty(args[0]);
        let TypeKind::Int(bits) = self.cx.types.kind(self.cx.types.scalar(ty)) else {
            return Err(Diagnostic::error("integer arithmetic on what is no integer"));
        };
        if bits > 64 {
            if ty.is_vector() {
                return Err(Diagnostic::unsupported("arithmetic on vectors of wide integers"));
            }
            return self.wide_binary(inst, op, bits, args);
        }
        if ty.is_vector() {
            return self.by_lanes(inst, &args, |s, dst, a| s.int_scalar(op, bits, dst, a[0], a[1]));
        }
        let dst = self.dst(inst)?;
        if self.fold_binary(op, flags, bits, dst, args)? {
            return Ok(());
        }
        self.int_scalar(op, bits, dst, Arg::Value(args[0]), Arg::Value(args[1]))
    }

    /// Instructions that take the place of two.
    fn fold_binary(
        &mut self,
        op: BinaryOp,
        _flags: Flags,
        bits: u32,
        dst: VReg,
        args: [Value; 2],
    ) -> Lowered<bool> {
        let width = register_bits(bits);
        if width == 1 {
            return Ok(false);
        }
        match op {
            BinaryOp::Add => {
                for (product, other) in [(args[0], args[1]), (args[1], args[0])] {
                    if !self.used_once(product) {
                        continue;
                    }
                    let Some(InstKind::Binary { op: BinaryOp::Mul, args: factors, .. }) =
                        self.def(product)
                    else {
                        continue;
                    };
                    let factors = *factors;
                    if width == 64 && (self.is_widening(factors[0]) || self.is_widening(factors[1]))
                    {
                        continue;
                    }
                    let a = self.arg(Arg::Value(factors[0]))?;
                    let b = self.arg(Arg::Value(factors[1]))?;
                    let c = self.arg(Arg::Value(other))?;
                    let op = by_width(width, [Op::MadLoS16, Op::MadLoS32, Op::MadLoS64]);
                    let (a, b) = if matches!(a, Piece::Imm(_)) { (b, a) } else { (a, b) };
                    self.emit(op, &[dst], &[a, b, c]);
                    return Ok(true);
                }
                Ok(false)
            }
            BinaryOp::And if bits == 32 => {
                let Some((x, at, width)) = self.bytes_within(args, bits)? else {
                    return Ok(false);
                };
                let field = [x, Piece::Imm(i64::from(at)), Piece::Imm(i64::from(width))];
                self.emit(Op::BfeU32, &[dst], &field);
                Ok(true)
            }
            BinaryOp::Mul if bits == 64 => self.multiply_wide(dst, args),
            BinaryOp::Shl if bits == 64 => {
                let Some(by) = self.const_int(args[1]).filter(|&n| (0..31).contains(&n)) else {
                    return Ok(false);
                };
                if self.const_int(args[0]).is_some() {
                    return Ok(false);
                }
                let Some((a, signed)) = self.widened(args[0], None)? else { return Ok(false) };
                let op = mul_wide(signed);
                self.emit(op, &[dst], &[a, Piece::Imm(1 << by)]);
                Ok(true)
            }
            _ => Ok(false),
        }
    }

    /// Whether the operands of an `and` pick out one or two whole bytes, `x >> 8 & 255`, of a register of
    /// 32 bits: that, the first bit and the number of bits. (As `bfe` it becomes one `PRMT`; a shift
    /// and a mask stay two instructions.)
    pub(super) fn bytes_within(
        &mut self,
        args: [Value; 2],
        bits: u32,
    ) -> Lowered<Option<(Piece, u32, u32)>> {
        let width = match self.const_int(args[1]) {
            Some(0xff) => 8,
            Some(0xffff) => 16,
            _ => return Ok(None),
        };
        let Some(InstKind::Binary { op: BinaryOp::LShr, args: shift, .. }) = self.def(args[0])
        else {
            return Ok(None);
        };
        let shift = *shift;
        let at = match self.const_int(shift[1]) {
            Some(n) if n > 0 && n % 8 == 0 && n < i128::from(bits) => n as u32,
            _ => return Ok(None),
        };
        if at % 32 + width > 32 || self.const_int(shift[0]).is_some() {
            return Ok(None);
        }
        let x = self.arg(Arg::Value(shift[0]))?;
        if bits == 32 {
            return Ok(Some((x, at, width)));
        }
        let halves = [self.vreg(B32), self.vreg(B32)];
        self.emit(Op::UnpackB64, &halves, &[x]);
        Ok(Some((Piece::Reg(halves[(at / 32) as usize]), at % 32, width)))
    }

    fn is_widening(&self, v: Value) -> bool {
        matches!(self.def(v), Some(InstKind::Cast { op: CastOp::SExt | CastOp::ZExt, value, .. })
            if self.ty(*value).int_width().is_some_and(|b| b > 1 && b <= 32))
    }

    fn multiply_wide(&mut self, dst: VReg, args: [Value; 2]) -> Lowered<bool> {
        let (a, b) =
            if self.const_int(args[0]).is_some() { (args[1], args[0]) } else { (args[0], args[1]) };
        if !self.is_widening(a) || !(self.is_widening(b) || self.const_int(b).is_some()) {
            return Ok(false);
        }
        for wish in [true, false] {
            if let Some((x, signed)) = self.widened(a, Some(wish))?
                && let Some((y, _)) = self.widened(b, Some(signed))?
            {
                self.emit(mul_wide(signed), &[dst], &[x, y]);
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// A shift's amount as a 32-bit operand.
    fn shift_amount(&mut self, amount: Arg, bits: u32) -> Lowered<Piece> {
        if let Arg::Value(v) = amount
            && let Some(InstKind::Cast { op: CastOp::ZExt, value, .. }) = self.def(v)
            && let value = *value
            && let Some(from) = self.ty(value).int_width()
            && (2..=32).contains(&from)
            && bits > 32
        {
            return self.as_32_bits(value, from, false);
        }
        let piece = self.extended(amount, bits, false)?;
        if matches!(piece, Piece::Imm(_)) {
            return Ok(piece);
        }
        Ok(match register_bits(bits) {
            16 => self.converted(Ty::U32, Ty::U16, B32, piece),
            64 => self.converted(Ty::U32, Ty::U64, B32, piece),
            _ => piece,
        })
    }

    /// One operation on scalars of at most 64 bits.
    pub(crate) fn int_scalar(
        &mut self,
        op: BinaryOp,
        bits: u32,
        dst: VReg,
        a: Arg,
        b: Arg,
    ) -> Lowered {
        use BinaryOp::*;
        let width = register_bits(bits);
        if width == 1 {
            return self.bool_binary(op, dst, a, b);
        }
        let pick = |ops: [Op; 3]| by_width(width, ops);
        let commute = |a: Piece, b: Piece| if matches!(a, Piece::Imm(_)) { (b, a) } else { (a, b) };
        match op {
            Add | Sub | Mul | And | Or | Xor => {
                let (x, y) = (self.arg(a)?, self.arg(b)?);
                let (x, y) = if op == Sub { (x, y) } else { commute(x, y) };
                match (op, x, y) {
                    (Xor, x, Piece::Imm(-1)) => {
                        self.emit(pick([Op::NotB16, Op::NotB32, Op::NotB64]), &[dst], &[x]);
                        return Ok(());
                    }
                    (Sub, Piece::Imm(0), y) => {
                        self.emit(pick([Op::NegS16, Op::NegS32, Op::NegS64]), &[dst], &[y]);
                        return Ok(());
                    }
                    (Sub, x, Piece::Imm(n)) if n != i64::MIN => {
                        self.emit(
                            pick([Op::AddS16, Op::AddS32, Op::AddS64]),
                            &[dst],
                            &[x, Piece::Imm(n.wrapping_neg())],
                        );
                        return Ok(());
                    }
                    (Mul, x, Piece::Imm(n)) if n > 0 && (n as u64).is_power_of_two() => {
                        let by = Piece::Imm(i64::from(n.trailing_zeros()));
                        self.emit(pick([Op::ShlB16, Op::ShlB32, Op::ShlB64]), &[dst], &[x, by]);
                        return Ok(());
                    }
                    _ => {}
                }
                // The mask of a narrow value clears the bits above it, so that it is zero-extended.
                let y = match (op, y) {
                    (And, Piece::Imm(n)) if bits < width => {
                        Piece::Imm(truncate(n as u128, bits) as i64)
                    }
                    _ => y,
                };
                let op = match op {
                    Add => pick([Op::AddS16, Op::AddS32, Op::AddS64]),
                    Sub => pick([Op::SubS16, Op::SubS32, Op::SubS64]),
                    Mul => pick([Op::MulLoS16, Op::MulLoS32, Op::MulLoS64]),
                    And => pick([Op::AndB16, Op::AndB32, Op::AndB64]),
                    Or => pick([Op::OrB16, Op::OrB32, Op::OrB64]),
                    _ => pick([Op::XorB16, Op::XorB32, Op::XorB64]),
                };
                self.emit(op, &[dst], &[x, y]);
            }
            UDiv | URem | SDiv | SRem => {
                let signed = matches!(op, SDiv | SRem);
                let (x, y) = (self.extended(a, bits, signed)?, self.extended(b, bits, signed)?);
                let op = match op {
                    UDiv => pick([Op::DivU16, Op::DivU32, Op::DivU64]),
                    URem => pick([Op::RemU16, Op::RemU32, Op::RemU64]),
                    SDiv => pick([Op::DivS16, Op::DivS32, Op::DivS64]),
                    _ => pick([Op::RemS16, Op::RemS32, Op::RemS64]),
                };
                self.emit(op, &[dst], &[x, y]);
            }
            Shl | LShr | AShr => {
                let by = self.shift_amount(b, bits)?;
                let x = match op {
                    Shl => self.arg(a)?,
                    _ => self.extended(a, bits, op == AShr)?,
                };
                let op = match op {
                    Shl => pick([Op::ShlB16, Op::ShlB32, Op::ShlB64]),
                    LShr => pick([Op::ShrU16, Op::ShrU32, Op::ShrU64]),
                    _ => pick([Op::ShrS16, Op::ShrS32, Op::ShrS64]),
                };
                self.emit(op, &[dst], &[x, by]);
            }
            _ => return Err(Diagnostic::error("a float operation on integers")),
        }
        Ok(())
    }

    /// Arithmetic on predicates, modulo 2.
    fn bool_binary(&mut self, op: BinaryOp, dst: VReg, a: Arg, b: Arg) -> Lowered {
        use BinaryOp::*;
        let (x, y) = (self.arg(a)?, self.arg(b)?);
        if let (Piece::Imm(m), Piece::Imm(n)) = (x, y) {
            let (m, n) = (m & 1, n & 1);
            let value = match op {
                Add | Sub | Xor => m ^ n,
                Mul | And => m & n,
                Or => m | n,
                URem | SRem => 0,
                _ => m,
            };
            self.emit(Op::MovPred, &[dst], &[Piece::Imm(value)]);
            return Ok(());
        }
        let (x, y) =
            if matches!(x, Piece::Imm(_)) && op.is_commutative() { (y, x) } else { (x, y) };
        match (op, x, y) {
            (Add | Sub | Xor, x, Piece::Imm(n)) => {
                self.emit(if n & 1 == 1 { Op::NotPred } else { Op::MovPred }, &[dst], &[x]);
            }
            (And | Mul, x, Piece::Imm(n)) => {
                self.emit(Op::MovPred, &[dst], &[if n & 1 == 1 { x } else { Piece::Imm(0) }]);
            }
            (Or, x, Piece::Imm(n)) => {
                self.emit(Op::MovPred, &[dst], &[if n & 1 == 1 { Piece::Imm(1) } else { x }]);
            }
            // Division by 1 and shifts by 0 are the only ones that are defined.
            (UDiv | SDiv | Shl | LShr | AShr, x, _) => self.emit(Op::MovPred, &[dst], &[x]),
            (URem | SRem, ..) => self.emit(Op::MovPred, &[dst], &[Piece::Imm(0)]),
            _ => {
                let (x, y) = (self.reg(x, PRED), self.reg(y, PRED));
                let op = match op {
                    And | Mul => Op::AndPred,
                    Or => Op::OrPred,
                    _ => Op::XorPred,
                };
                self.emit(op, &[dst], &[x, y]);
            }
        }
        Ok(())
    }
}

/// Comparison and selection.
impl Isel<'_> {
    pub(super) fn icmp(&mut self, inst: Inst, cc: IntCc, args: [Value; 2]) -> Lowered {
        let scalar = self.cx.types.scalar(self.ty(args[0]));
        self.by_lanes(inst, &args, |s, dst, a| s.icmp_scalar(cc, scalar, dst, a[0], a[1]))
    }

    pub(super) fn icmp_scalar(
        &mut self,
        cc: IntCc,
        ty: Type,
        dst: VReg,
        a: Arg,
        b: Arg,
    ) -> Lowered {
        let bits = match ty.int_width() {
            Some(bits) => bits,
            None => scalar_piece(self.cx, ty).map_or(64, |p| p.width()),
        };
        if bits > 64 {
            return self.compare_wide(cc, bits, dst, a, b);
        }
        if bits == 1 {
            return self.compare_bools(cc, dst, a, b);
        }
        let width = register_bits(bits);
        let signed = cc.is_signed();
        let (x, y) = if !signed && bits < width && matches!(cc, IntCc::Eq | IntCc::Ne) {
            // Equality holds under either extension: take the one that is there.
            let sign = [a, b].iter().any(|&v| matches!(v, Arg::Value(v) if self.prefers_sign(v)));
            (self.extended(a, bits, sign)?, self.extended(b, bits, sign)?)
        } else {
            (self.extended(a, bits, signed)?, self.extended(b, bits, signed)?)
        };
        self.compare(cc, width, dst, x, y);
        Ok(())
    }

    fn prefers_sign(&self, v: Value) -> bool {
        match self.def(v) {
            Some(InstKind::Load { .. }) => {
                v.local().is_some_and(|l| self.extensions[l] == Extension::Sign)
            }
            Some(InstKind::Cast { op: CastOp::SExt, .. }) => true,
            _ => false,
        }
    }

    fn compare_bools(&mut self, cc: IntCc, dst: VReg, a: Arg, b: Arg) -> Lowered {
        let (x, y) = (self.arg(a)?, self.arg(b)?);
        // As signed numbers, true is -1: the order turns round.
        let cc = match cc {
            IntCc::Sgt => IntCc::Ult,
            IntCc::Sge => IntCc::Ule,
            IntCc::Slt => IntCc::Ugt,
            IntCc::Sle => IntCc::Uge,
            other => other,
        };
        let (cc, x, y) = match cc {
            IntCc::Ult | IntCc::Ule => (cc.swapped(), y, x),
            other => (other, x, y),
        };
        let (x, y) = (self.reg(x, PRED), self.reg(y, PRED));
        match cc {
            IntCc::Eq => {
                let differ = self.value(Op::XorPred, PRED, &[x, y]);
                self.emit(Op::NotPred, &[dst], &[differ]);
            }
            IntCc::Ne => self.emit(Op::XorPred, &[dst], &[x, y]),
            IntCc::Ugt => {
                let not = self.value(Op::NotPred, PRED, &[y]);
                self.emit(Op::AndPred, &[dst], &[x, not]);
            }
            _ => {
                let not = self.value(Op::NotPred, PRED, &[y]);
                self.emit(Op::OrPred, &[dst], &[x, not]);
            }
        }
        Ok(())
    }

    /// A predicate as a register, with whether it is to be taken negated.
    pub(crate) fn predicate(&mut self, v: Value) -> Lowered<(Piece, bool)> {
        let (mut v, mut negated) = (v, false);
        while let Some(InstKind::Binary { op: BinaryOp::Xor, args, .. }) = self.def(v)
            && self.const_int(args[1]) == Some(-1)
        {
            v = args[0];
            negated = !negated;
        }
        let piece = self.piece(v)?;
        Ok((piece, negated))
    }

    pub(super) fn select_inst(&mut self, inst: Inst, args: [Value; 3]) -> Lowered {
        let cond_ty = self.ty(args[0]);
        if cond_ty.is_vector() {
            return self.by_lanes(inst, &args, |s, dst, a| {
                let class = s.func.vreg_class(dst).unwrap_or(B32);
                let (c, x, y) = (s.arg(a[0])?, s.arg(a[1])?, s.arg(a[2])?);
                s.select_piece(dst, class, c, x, y);
                Ok(())
            });
        }
        let (cond, negated) = self.predicate(args[0])?;
        let (mut then, mut other) = (self.pieces(args[1])?, self.pieces(args[2])?);
        if negated {
            std::mem::swap(&mut then, &mut other);
        }
        let dsts = self.dsts(inst)?;
        for (n, &dst) in dsts.iter().enumerate() {
            let class = self.func.vreg_class(dst).unwrap_or(B32);
            let (x, y) = (self.at(then, n), self.at(other, n));
            self.select_piece(dst, class, cond, x, y);
        }
        Ok(())
    }

    /// Selects one of two pieces by a predicate.
    pub(crate) fn select_piece(
        &mut self,
        dst: VReg,
        class: RegClass,
        cond: Piece,
        x: Piece,
        y: Piece,
    ) {
        let (x, y) = match (x, y) {
            (Piece::Undef, y) => (y, y),
            (x, Piece::Undef) => (x, x),
            both => both,
        };
        if x == y {
            return self.copy_to(dst, x);
        }
        match cond {
            Piece::Imm(n) => return self.copy_to(dst, if n & 1 == 1 { x } else { y }),
            Piece::Undef => return self.copy_to(dst, x),
            _ => {}
        }
        if class != PRED {
            let (x, y) = (self.source(x, class), self.source(y, class));
            return self.emit(selp(class), &[dst], &[x, y, cond]);
        }
        match (x, y) {
            (Piece::Imm(m), Piece::Imm(n)) => {
                let op = if m & 1 == n & 1 { None } else { Some(m & 1 == 1) };
                match op {
                    None => self.copy_to(dst, x),
                    Some(true) => self.copy_to(dst, cond),
                    Some(false) => self.emit(Op::NotPred, &[dst], &[cond]),
                }
            }
            (Piece::Imm(m), y) if m & 1 == 1 => self.emit(Op::OrPred, &[dst], &[cond, y]),
            (x, Piece::Imm(n)) if n & 1 == 0 => self.emit(Op::AndPred, &[dst], &[cond, x]),
            (Piece::Imm(_), y) => {
                let not = self.value(Op::NotPred, PRED, &[cond]);
                self.emit(Op::AndPred, &[dst], &[not, y]);
            }
            (x, Piece::Imm(_)) => {
                let not = self.value(Op::NotPred, PRED, &[cond]);
                self.emit(Op::OrPred, &[dst], &[not, x]);
            }
            (x, y) => {
                let yes = self.value(Op::AndPred, PRED, &[cond, x]);
                let not = self.value(Op::NotPred, PRED, &[cond]);
                let no = self.value(Op::AndPred, PRED, &[not, y]);
                self.emit(Op::OrPred, &[dst], &[yes, no]);
            }
        }
    }
}

/// Integers of more than 64 bits.
impl Isel<'_> {
    /// The limbs of a wide operand.
    pub(crate) fn limbs(&mut self, arg: Arg) -> Lowered<SmallVec<[Piece; 8]>> {
        match arg {
            Arg::Value(v) => {
                let pieces = self.pieces(v)?;
                let list = self.list(pieces);
                Ok(list.into_iter().map(|p| self.source(p, B64)).collect())
            }
            Arg::Piece(p) => Ok(SmallVec::from_slice(&[p])),
        }
    }

    /// The limbs of a wide operand with the highest extended to 64 bits.
    pub(crate) fn extended_limbs(
        &mut self,
        arg: Arg,
        bits: u32,
        signed: bool,
    ) -> Lowered<SmallVec<[Piece; 8]>> {
        let mut limbs = self.limbs(arg)?;
        let top = bits % 64;
        if top != 0 {
            let last = limbs.len() - 1;
            limbs[last] = match limbs[last] {
                Piece::Imm(n) => {
                    let n = truncate(n as u128, top);
                    Piece::Imm(if signed { sign_extend(n, top) as i64 } else { n as i64 })
                }
                piece => self.extend_in_register(piece, top, 64, signed),
            };
        }
        Ok(limbs)
    }

    fn wide_binary(&mut self, inst: Inst, op: BinaryOp, bits: u32, args: [Value; 2]) -> Lowered {
        use BinaryOp::*;
        let dsts = self.dsts(inst)?;
        let (a, b) = (Arg::Value(args[0]), Arg::Value(args[1]));
        match op {
            Add | Sub => {
                let (x, y) = (self.limbs(a)?, self.limbs(b)?);
                self.add_limbs(op == Sub, &dsts, &x, &y);
            }
            And | Or | Xor => {
                let (x, y) = (self.limbs(a)?, self.limbs(b)?);
                let op = match op {
                    And => Op::AndB64,
                    Or => Op::OrB64,
                    _ => Op::XorB64,
                };
                for (n, &dst) in dsts.iter().enumerate() {
                    self.emit(op, &[dst], &[x[n], y[n]]);
                }
            }
            Mul => {
                let (x, y) = (self.limbs(a)?, self.limbs(b)?);
                self.multiply_limbs(&dsts, &x, &y);
            }
            Shl | LShr | AShr => {
                let x = match op {
                    Shl => self.limbs(a)?,
                    _ => self.extended_limbs(a, bits, op == AShr)?,
                };
                let by = self.limbs(b)?[0];
                self.shift_limbs(op, &dsts, &x, by);
            }
            _ => {
                return Err(Diagnostic::unsupported(format!(
                    "'{}' of integers of {bits} bits",
                    op.name()
                )));
            }
        }
        Ok(())
    }

    pub(super) fn add_limbs(&mut self, subtract: bool, dsts: &[VReg], x: &[Piece], y: &[Piece]) {
        let last = dsts.len() - 1;
        for (n, &dst) in dsts.iter().enumerate() {
            let op = match (subtract, n) {
                (false, 0) => Op::AddCcS64,
                (false, n) if n == last => Op::AddcS64,
                (false, _) => Op::AddcCcS64,
                (true, 0) => Op::SubCcS64,
                (true, n) if n == last => Op::SubcS64,
                (true, _) => Op::SubcCcS64,
            };
            self.emit(op, &[dst], &[x[n], y[n]]);
        }
    }

    /// The product modulo two to the power of the width, by columns.
    pub(super) fn multiply_limbs(&mut self, dsts: &[VReg], x: &[Piece], y: &[Piece]) {
        let n = dsts.len();
        let mut sums: Vec<Piece> = vec![Piece::Imm(0); n];
        for i in 0..n {
            let mut carry = Piece::Imm(0);
            for j in 0..n - i {
                if x[i] == Piece::Imm(0) || y[j] == Piece::Imm(0) {
                    if carry == Piece::Imm(0) {
                        continue;
                    }
                    sums[i + j] = self.sum(sums[i + j], carry);
                    carry = Piece::Imm(0);
                    continue;
                }
                let low = self.value(Op::MulLoS64, B64, &[x[i], y[j]]);
                let is_last = i + j == n - 1;
                if is_last {
                    let sum = self.sum(sums[i + j], low);
                    sums[i + j] = self.sum(sum, carry);
                    continue;
                }
                let high = self.value(Op::MulHiU64, B64, &[x[i], y[j]]);
                // The high part of a product is at most 2^64 - 2, so two carries fit.
                let (sum, high) = self.add_with_carry(sums[i + j], low, high);
                let (sum, high) = self.add_with_carry(sum, carry, high);
                sums[i + j] = sum;
                carry = high;
            }
        }
        for (&dst, &sum) in dsts.iter().zip(&sums) {
            self.copy_to(dst, sum);
        }
    }

    fn sum(&mut self, a: Piece, b: Piece) -> Piece {
        match (a, b) {
            (Piece::Imm(0), x) | (x, Piece::Imm(0)) => x,
            _ => self.value(Op::AddS64, B64, &[a, b]),
        }
    }

    /// `a + b`, and `high` plus the carry.
    fn add_with_carry(&mut self, a: Piece, b: Piece, high: Piece) -> (Piece, Piece) {
        match (a, b) {
            (Piece::Imm(0), x) | (x, Piece::Imm(0)) => (x, high),
            _ => {
                let sum = self.value(Op::AddCcS64, B64, &[a, b]);
                let high = self.value(Op::AddcS64, B64, &[high, Piece::Imm(0)]);
                (sum, high)
            }
        }
    }

    /// Shifts by any amount. PTX clamps a shift of 64 or more to zero (or the sign), and amounts are
    /// unsigned, so the two parts that make a limb need no branch.
    pub(super) fn shift_limbs(&mut self, op: BinaryOp, dsts: &[VReg], x: &[Piece], by: Piece) {
        let n = x.len();
        let left = op == BinaryOp::Shl;
        let fill = match op {
            BinaryOp::AShr => self.value(Op::ShrS64, B64, &[x[n - 1], Piece::Imm(63)]),
            _ => Piece::Imm(0),
        };
        if let Piece::Imm(by) = by {
            let (limbs, bits) = ((by as u64 / 64) as usize, by as u64 % 64);
            for (i, &dst) in dsts.iter().enumerate() {
                let at = |k: usize| if k < n { x[k] } else { fill };
                let (near, far) = if left {
                    let near = i.checked_sub(limbs).map_or(Piece::Imm(0), at);
                    (near, i.checked_sub(limbs + 1).map_or(Piece::Imm(0), at))
                } else {
                    (at(i + limbs), at(i + limbs + 1))
                };
                if bits == 0 {
                    self.copy_to(dst, near);
                    continue;
                }
                let (toward, away) =
                    if left { (Op::ShlB64, Op::ShrU64) } else { (Op::ShrU64, Op::ShlB64) };
                let near = self.value(toward, B64, &[near, Piece::Imm(bits as i64)]);
                let far = self.value(away, B64, &[far, Piece::Imm(64 - bits as i64)]);
                self.emit(Op::OrB64, &[dst], &[near, far]);
            }
            return;
        }
        let by = self.converted(Ty::U32, Ty::U64, B32, by);
        // Move whole limbs by the bits of the limb count, then bits within limbs.
        let mut limbs: SmallVec<[Piece; 8]> = SmallVec::from_slice(x);
        let mut step = 1;
        while step < n {
            let bit = self.value(Op::AndB32, B32, &[by, Piece::Imm((step * 64) as i64)]);
            let moved = self.compared(IntCc::Ne, 32, bit, Piece::Imm(0));
            let old = limbs.clone();
            for i in 0..n {
                let from = if left {
                    i.checked_sub(step).map_or(Piece::Imm(0), |k| old[k])
                } else {
                    old.get(i + step).copied().unwrap_or(fill)
                };
                limbs[i] = self.value(Op::SelpB64, B64, &[from, old[i], moved]);
            }
            step *= 2;
        }
        let low = self.value(Op::AndB32, B32, &[by, Piece::Imm(63)]);
        let rest = self.value(Op::SubS32, B32, &[Piece::Imm(64), low]);
        for (i, &dst) in dsts.iter().enumerate() {
            let (toward, away) =
                if left { (Op::ShlB64, Op::ShrU64) } else { (Op::ShrU64, Op::ShlB64) };
            let far = if left {
                i.checked_sub(1).map_or(Piece::Imm(0), |k| limbs[k])
            } else {
                limbs.get(i + 1).copied().unwrap_or(fill)
            };
            let near = self.value(toward, B64, &[limbs[i], low]);
            let far = self.value(away, B64, &[far, rest]);
            self.emit(Op::OrB64, &[dst], &[near, far]);
        }
    }

    fn compare_wide(&mut self, cc: IntCc, bits: u32, dst: VReg, a: Arg, b: Arg) -> Lowered {
        let signed = cc.is_signed();
        let (x, y) = (self.extended_limbs(a, bits, signed)?, self.extended_limbs(b, bits, signed)?);
        if matches!(cc, IntCc::Eq | IntCc::Ne) {
            let mut any = Piece::Imm(0);
            for (&p, &q) in x.iter().zip(&y) {
                let differ =
                    if q == Piece::Imm(0) { p } else { self.value(Op::XorB64, B64, &[p, q]) };
                any = if any == Piece::Imm(0) {
                    differ
                } else {
                    self.value(Op::OrB64, B64, &[any, differ])
                };
            }
            let any = self.reg(any, B64);
            self.compare(cc, 64, dst, any, Piece::Imm(0));
            return Ok(());
        }
        // The highest limb that differs decides; the lowest decides if none does.
        let unsigned = |cc: IntCc| match cc {
            IntCc::Sgt => IntCc::Ugt,
            IntCc::Sge => IntCc::Uge,
            IntCc::Slt => IntCc::Ult,
            IntCc::Sle => IntCc::Ule,
            other => other,
        };
        let mut decided = self.compared(unsigned(cc), 64, x[0], y[0]);
        for n in 1..x.len() {
            let top = n + 1 == x.len();
            let this = if top { cc } else { unsigned(cc) };
            let here = self.compared(this, 64, x[n], y[n]);
            let same = self.compared(IntCc::Eq, 64, x[n], y[n]);
            let result = if top { dst } else { self.vreg(PRED) };
            self.select_piece(result, PRED, same, decided, here);
            decided = Piece::Reg(result);
        }
        Ok(())
    }

    /// The move that puts a number in a register.
    pub(crate) fn constant(&mut self, class: RegClass, value: i64) -> Piece {
        self.value(mov(class), class, &[Piece::Imm(value)])
    }

    /// A value of 16 bits in the low half of a 32-bit register, the rest unspecified or extended.
    pub(crate) fn widen_16(&mut self, piece: Piece, signed: bool) -> Piece {
        match piece {
            Piece::Imm(n) => Piece::Imm(if signed { i64::from(n as i16) } else { n & 0xffff }),
            _ => {
                let (to, from) = if signed { (Ty::S32, Ty::S16) } else { (Ty::U32, Ty::U16) };
                self.converted(to, from, B32, piece)
            }
        }
    }

    /// The low 16 bits of a 32-bit register.
    pub(crate) fn narrow_16(&mut self, dst: VReg, piece: Piece) {
        match piece {
            Piece::Imm(n) => self.emit(Op::MovB16, &[dst], &[Piece::Imm(i64::from(n as i16))]),
            _ => self.cvt(CvtMods::new(Ty::U16, Ty::U32), dst, piece),
        }
    }
}
