//! Conversions.

use super::arith::{mul_wide, register_bits};
use super::shape::{Kind, class_of_bits, scalar_piece};
use super::{Arg, Isel, Lowered, Piece, Pieces};
use crate::target::modifiers::{CvtMods, Round, Ty};
use crate::target::table::{B16, B32, B64, Op, PRED};
use ir::diagnostic::Diagnostic;
use ir::machine::VReg;
use ir::ssa::{
    BinaryOp, CastOp, Flags, FloatKind, Inst, InstKind, IntCc, LocalDef, Type, Value, sign_extend,
    truncate,
};
use smallvec::SmallVec;

/// The PTX type of a float.
pub(crate) fn float_ty(kind: FloatKind) -> Option<Ty> {
    Some(match kind {
        FloatKind::Half => Ty::F16,
        FloatKind::BFloat => Ty::Bf16,
        FloatKind::Float => Ty::F32,
        FloatKind::Double => Ty::F64,
        _ => return None,
    })
}

fn int_ty(width: u32, signed: bool) -> Ty {
    match (width, signed) {
        (16, false) => Ty::U16,
        (16, true) => Ty::S16,
        (64, false) => Ty::U64,
        (64, true) => Ty::S64,
        (_, false) => Ty::U32,
        (_, true) => Ty::S32,
    }
}

/// Conversions that only rename.
impl Isel<'_> {
    /// Whether a cast's result is its operand's pieces, or some of them.
    pub(super) fn cast_renames(&mut self, op: CastOp, value: Value, from: Type, to: Type) -> bool {
        if op == CastOp::BitCast && from == to {
            return true;
        }
        if from.is_vector() || to.is_vector() {
            return op == CastOp::BitCast && self.same_pieces(from, to);
        }
        let (Some(p), q) = (scalar_piece(self.cx, from), scalar_piece(self.cx, to)) else {
            // From a wide integer: its lowest limbs.
            return match op {
                CastOp::Trunc => scalar_piece(self.cx, to).is_none_or(|q| q.class == B64),
                _ => false,
            };
        };
        let Some(q) = q else { return false };
        match op {
            CastOp::BitCast | CastOp::PtrToInt | CastOp::IntToPtr | CastOp::PtrToAddr => {
                p.class == q.class && (p.bits >= q.bits)
            }
            CastOp::Trunc => p.class == q.class,
            CastOp::ZExt | CastOp::SExt => {
                let signed = op == CastOp::SExt;
                p.class == q.class
                    && p.class != PRED
                    && self.is_extended(value, u32::from(p.bits), signed)
            }
            CastOp::AddrSpaceCast => {
                to == Type::ptr(5) && self.is_static_alloca(value) || to == from
            }
            _ => false,
        }
    }

    fn same_pieces(&mut self, from: Type, to: Type) -> bool {
        let (Ok(a), Ok(b)) = (self.shape(from), self.shape(to)) else { return false };
        !a.bit_packed
            && !b.bit_packed
            && a.pieces.len() == b.pieces.len()
            && a.pieces.iter().zip(&b.pieces).all(|(p, q)| p.class == q.class && p.bits == q.bits)
    }

    pub(super) fn rename_cast(&mut self, op: CastOp, value: Value, to: Type) -> Lowered<Pieces> {
        if op == CastOp::AddrSpaceCast
            && let Some(slot) = self.static_alloca(value)
        {
            return Ok(self.add_pieces(&[Piece::Frame(slot, 0)]));
        }
        let pieces = self.pieces(value)?;
        let count = self.piece_count(to)?;
        Ok(pieces.part(0, count.min(pieces.len())))
    }
}

/// Conversions that compute.
impl Isel<'_> {
    pub(super) fn cast(&mut self, inst: Inst, op: CastOp, flags: Flags, value: Value) -> Lowered {
        let from = self.ty(value);
        let local = self.body.result(inst).expect("a result");
        let to = self.body.locals[local].ty;
        if self.cast_renames(op, value, from, to) {
            return Ok(());
        }
        match op {
            CastOp::BitCast => {
                let pieces = self.pieces(value)?;
                let list = self.list(pieces);
                let list = self.convert_bits(&list, from, to)?;
                let dsts = self.dsts(inst)?;
                for (&dst, &piece) in dsts.iter().zip(&list) {
                    self.copy_to(dst, piece);
                }
                Ok(())
            }
            CastOp::AddrSpaceCast if !from.is_vector() => {
                let dst = self.dst(inst)?;
                self.cast_address_space(dst, value, from, to)
            }
            CastOp::FpTrunc if from.is_vector() && self.pack_halves(inst, value, to)? => Ok(()),
            CastOp::ZExt | CastOp::SExt
                if to == Type::I64
                    && let Some((factor, constant, signed)) =
                        self.widened_product(Value::from(local)) =>
            {
                let (dst, factor) = (self.dst(inst)?, self.piece(factor)?);
                let op = mul_wide(signed);
                self.emit(op, &[dst], &[factor, Piece::Imm(constant)]);
                Ok(())
            }
            _ => {
                let (from, to) = (self.cx.types.scalar(from), self.cx.types.scalar(to));
                if scalar_piece(self.cx, to).is_none() || scalar_piece(self.cx, from).is_none() {
                    return self.cast_wide(inst, op, value, from, to);
                }
                self.by_lanes(inst, &[value], |s, dst, a| {
                    s.cast_scalar(op, flags, dst, a[0], from, to)
                })
            }
        }
    }

    fn cast_scalar(
        &mut self,
        op: CastOp,
        flags: Flags,
        dst: VReg,
        a: Arg,
        from: Type,
        to: Type,
    ) -> Lowered {
        let (Some(p), Some(q)) = (scalar_piece(self.cx, from), scalar_piece(self.cx, to)) else {
            return Err(Diagnostic::unsupported("this conversion"));
        };
        let (from_bits, to_bits) = (u32::from(p.bits), u32::from(q.bits));
        match op {
            CastOp::Trunc => self.truncate_to(dst, a, from_bits, to_bits),
            CastOp::ZExt | CastOp::SExt => {
                self.extend_to(dst, a, from_bits, to_bits, op == CastOp::SExt)
            }
            CastOp::PtrToInt | CastOp::IntToPtr | CastOp::PtrToAddr => {
                if from_bits >= to_bits {
                    self.truncate_to(dst, a, from_bits, to_bits)
                } else {
                    self.extend_to(dst, a, from_bits, to_bits, false)
                }
            }
            CastOp::FpTrunc | CastOp::FpExt => {
                let piece = self.arg(a)?;
                self.convert_float(dst, piece, from, to)
            }
            CastOp::FpToUi | CastOp::FpToSi => {
                let piece = self.arg(a)?;
                self.float_to_int(dst, piece, from, to_bits, op == CastOp::FpToSi)
            }
            CastOp::UiToFp | CastOp::SiToFp => {
                let signed = op == CastOp::SiToFp && !flags.contains(Flags::NNEG);
                self.int_to_float(dst, a, from_bits, to, signed)
            }
            CastOp::BitCast => {
                let piece = self.arg(a)?;
                self.copy_to(dst, piece);
                Ok(())
            }
            CastOp::AddrSpaceCast => {
                let piece = self.arg(a)?;
                self.cast_piece_space(dst, piece, from, to)
            }
        }
    }

    /// To fewer bits, in another kind of register.
    fn truncate_to(&mut self, dst: VReg, a: Arg, from_bits: u32, to_bits: u32) -> Lowered {
        let (from, to) = (register_bits(from_bits), register_bits(to_bits));
        if to == 1 {
            let piece = self.arg(a)?;
            let class = class_of_bits(from);
            let op = super::by_width(from, [Op::AndB16, Op::AndB32, Op::AndB64]);
            let bit = self.value(op, class, &[piece, Piece::Imm(1)]);
            self.compare(IntCc::Ne, from, dst, bit, Piece::Imm(0));
            return Ok(());
        }
        // The upper half of a 64-bit register is a register by itself.
        if from == 64
            && to == 32
            && let Arg::Value(v) = a
            && let Some(InstKind::Binary { op: BinaryOp::LShr | BinaryOp::AShr, args, .. }) =
                self.def(v)
            && let args = *args
            && from_bits == 64
            && self.const_int(args[1]) == Some(32)
        {
            let source = self.arg(Arg::Value(args[0]))?;
            let source = self.reg(source, B64);
            let low = self.vreg(B32);
            self.emit(Op::UnpackB64, &[low, dst], &[source]);
            return Ok(());
        }
        let piece = self.arg(a)?;
        if let Piece::Imm(n) = piece {
            self.copy_to(dst, Piece::Imm(sign_extend(n as u128, to_bits) as i64));
        } else if from == to {
            self.copy_to(dst, piece);
        } else {
            self.cvt(CvtMods::new(int_ty(to, false), int_ty(from, false)), dst, piece);
        }
        Ok(())
    }

    /// To more bits.
    fn extend_to(
        &mut self,
        dst: VReg,
        a: Arg,
        from_bits: u32,
        to_bits: u32,
        signed: bool,
    ) -> Lowered {
        let (from, to) = (register_bits(from_bits), register_bits(to_bits));
        if from_bits == 1 {
            let piece = self.arg(a)?;
            let one = if signed { -1 } else { 1 };
            self.select_piece(dst, class_of_bits(to), piece, Piece::Imm(one), Piece::Imm(0));
            return Ok(());
        }
        let piece = self.extended(a, from_bits, signed)?;
        match piece {
            Piece::Imm(_) => self.copy_to(dst, piece),
            _ if from == to => self.copy_to(dst, piece),
            // `i8` to `i16` goes from a 32-bit to a 16-bit register.
            _ => self.cvt(CvtMods::new(int_ty(to, signed), int_ty(from, signed)), dst, piece),
        }
        Ok(())
    }

    fn cast_wide(&mut self, inst: Inst, op: CastOp, value: Value, from: Type, to: Type) -> Lowered {
        let ty = self.ty(value);
        let (from_bits, to_bits) = (self.cx.bits(from) as u32, self.cx.bits(to) as u32);
        let known = matches!(
            op,
            CastOp::Trunc | CastOp::ZExt | CastOp::SExt | CastOp::PtrToInt | CastOp::IntToPtr
        );
        if ty.is_vector() || !known {
            return Err(Diagnostic::unsupported(format!(
                "'{}' from {} to {}",
                op.name(),
                self.cx.types.display(ty),
                self.cx.types.display(to)
            )));
        }
        if from_bits > 64 && to_bits <= 64 {
            let low = self.limbs(Arg::Value(value))?[0];
            let dst = self.dst(inst)?;
            return self.truncate_to(dst, Arg::Piece(low), 64, to_bits);
        }
        let dsts = self.dsts(inst)?;
        let signed = op == CastOp::SExt;
        let mut limbs: SmallVec<[Piece; 8]> = if from_bits > 64 {
            self.extended_limbs(Arg::Value(value), from_bits, signed)?
        } else {
            let low = self.vreg(B64);
            if from_bits > 32 {
                let piece = self.extended(Arg::Value(value), from_bits, signed)?;
                self.copy_to(low, piece);
            } else {
                self.extend_to(low, Arg::Value(value), from_bits, 64, signed)?;
            }
            SmallVec::from_slice(&[Piece::Reg(low)])
        };
        let fill = if signed {
            let top = limbs[limbs.len() - 1];
            self.value(Op::ShrS64, B64, &[top, Piece::Imm(63)])
        } else {
            Piece::Imm(0)
        };
        limbs.resize(dsts.len().max(limbs.len()), fill);
        for (&dst, &limb) in dsts.iter().zip(&limbs) {
            self.copy_to(dst, limb);
        }
        Ok(())
    }

    /// Two floats to a pair of halves in one instruction.
    fn pack_halves(&mut self, inst: Inst, value: Value, to: Type) -> Lowered<bool> {
        let Some((elem, lanes)) = self.cx.types.vector_parts(to) else { return Ok(false) };
        let from = self.cx.types.scalar(self.ty(value));
        if from != Type::FLOAT || self.sm() < 80 {
            return Ok(false);
        }
        let (text, single) = match elem.float_kind() {
            Some(FloatKind::Half) => ("cvt.rn.f16x2.f32 \t$0, $1, $2;", Ty::F16),
            Some(FloatKind::BFloat) => ("cvt.rn.bf16x2.f32 \t$0, $1, $2;", Ty::Bf16),
            _ => return Ok(false),
        };
        let source = self.lanes(value)?;
        let dsts = self.dsts(inst)?;
        for (n, &dst) in dsts.iter().enumerate() {
            let n = n * 2;
            if n + 1 < lanes as usize {
                let (lo, hi) = (self.reg(source[n], B32), self.reg(source[n + 1], B32));
                self.emit_template(text, &[dst], &[hi, lo]);
            } else {
                self.cvt(CvtMods::new(single, Ty::F32).round(Round::Rn), dst, source[n]);
            }
        }
        Ok(true)
    }

    /// From one float format to another.
    pub(crate) fn convert_float(
        &mut self,
        dst: VReg,
        piece: Piece,
        from: Type,
        to: Type,
    ) -> Lowered {
        let formats = (from.float_kind().and_then(float_ty), to.float_kind().and_then(float_ty));
        let (Some(from), Some(to)) = formats else {
            return Err(Diagnostic::unsupported("a conversion of this floating-point format"));
        };
        let from_class = class_of_bits(from.bytes() * 8);
        let piece = self.reg(piece, from_class);
        match (from, to) {
            _ if from == to => self.copy_to(dst, piece),
            (Ty::F16, Ty::F32 | Ty::F64) => self.cvt(CvtMods::new(to, from), dst, piece),
            (Ty::F32, Ty::F64) => self.cvt(CvtMods::new(to, from).ftz(self.ftz), dst, piece),
            (Ty::F64, Ty::F32) => {
                self.cvt(CvtMods::new(to, from).round(Round::Rn).ftz(self.ftz), dst, piece);
            }
            (Ty::F32 | Ty::F64, Ty::F16) => {
                self.cvt(CvtMods::new(to, from).round(Round::Rn), dst, piece);
            }
            (Ty::Bf16, Ty::F32) => self.emit(Op::PackB32, &[dst], &[Piece::Imm(0), piece]),
            (Ty::Bf16, Ty::F64) => {
                let float = self.value(Op::PackB32, B32, &[Piece::Imm(0), piece]);
                self.cvt(CvtMods::new(to, Ty::F32), dst, float);
            }
            (Ty::Bf16, Ty::F16) => {
                let float = self.value(Op::PackB32, B32, &[Piece::Imm(0), piece]);
                self.cvt(CvtMods::new(to, Ty::F32).round(Round::Rn), dst, float);
            }
            (Ty::F16, Ty::Bf16) => {
                let float = self.converted(Ty::F32, Ty::F16, B32, piece);
                self.float_to_bf16(dst, float);
            }
            (Ty::F32, Ty::Bf16) => self.float_to_bf16(dst, piece),
            _ => {
                // double to bfloat: through a float rounded to odd, so that the second rounding sees
                // whether anything was cut off.
                let near = self.vreg(B32);
                self.cvt(CvtMods::new(Ty::F32, Ty::F64).round(Round::Rz), near, piece);
                let near = Piece::Reg(near);
                let back = self.converted(Ty::F64, Ty::F32, B64, near);
                let cut = self.vreg(PRED);
                self.compare_floats(Ty::F64, ir::ssa::FloatCc::Une, cut, back, piece)?;
                let odd = self.value(Op::OrB32, B32, &[near, Piece::Imm(1)]);
                let float = self.value(Op::SelpB32, B32, &[odd, near, Piece::Reg(cut)]);
                self.float_to_bf16(dst, float);
            }
        }
        Ok(())
    }

    /// `float` to `bfloat`, to the nearest, ties to even.
    pub(crate) fn float_to_bf16(&mut self, dst: VReg, piece: Piece) {
        if self.sm() >= 80 {
            return self.cvt(CvtMods::new(Ty::Bf16, Ty::F32).round(Round::Rn), dst, piece);
        }
        let bit = self.value(Op::BfeU32, B32, &[piece, Piece::Imm(16), Piece::Imm(1)]);
        let sum = self.value(Op::AddS32, B32, &[piece, bit]);
        let rounded = self.value(Op::AddS32, B32, &[sum, Piece::Imm(0x7fff)]);
        let quiet = self.value(Op::OrB32, B32, &[piece, Piece::Imm(0x40_0000)]);
        let magnitude = self.value(Op::AndB32, B32, &[piece, Piece::Imm(0x7fff_ffff)]);
        let nan = self.compared(IntCc::Ugt, 32, magnitude, Piece::Imm(0x7f80_0000));
        let bits = self.value(Op::SelpB32, B32, &[quiet, rounded, nan]);
        let low = self.vreg(B16);
        self.emit(Op::UnpackB32, &[low, dst], &[bits]);
    }

    /// A 16-bit float as a `float`.
    pub(crate) fn half_to_float(&mut self, piece: Piece, from: Type) -> Lowered<Piece> {
        let dst = self.vreg(B32);
        self.convert_float(dst, piece, from, Type::FLOAT)?;
        Ok(Piece::Reg(dst))
    }

    fn float_to_int(
        &mut self,
        dst: VReg,
        piece: Piece,
        from: Type,
        bits: u32,
        signed: bool,
    ) -> Lowered {
        let Some(ty) = from.float_kind().and_then(float_ty) else {
            return Err(Diagnostic::unsupported("a conversion of this floating-point format"));
        };
        let piece = self.reg(piece, class_of_bits(ty.bytes() * 8));
        let (ty, piece) = match ty {
            Ty::Bf16 => (Ty::F32, self.half_to_float(piece, from)?),
            _ => (ty, piece),
        };
        let width = register_bits(bits);
        // The values of a narrow unsigned type all fit in the signed one of the register.
        let signed = signed || bits < width;
        let mods = |to| CvtMods::new(to, ty).round(Round::Rzi);
        if width == 1 {
            let int = self.vreg(B32);
            self.cvt(mods(Ty::S32), int, piece);
            self.compare(IntCc::Ne, 32, dst, Piece::Reg(int), Piece::Imm(0));
            return Ok(());
        }
        let mods = mods(int_ty(width, signed));
        self.cvt(mods.ftz(self.ftz && ty == Ty::F32), dst, piece);
        Ok(())
    }

    fn int_to_float(&mut self, dst: VReg, a: Arg, bits: u32, to: Type, signed: bool) -> Lowered {
        let Some(ty) = to.float_kind().and_then(float_ty) else {
            return Err(Diagnostic::unsupported("a conversion to this floating-point format"));
        };
        if bits == 1 {
            let one: i64 = match (ty, signed) {
                (Ty::F16, false) => 0x3c00,
                (Ty::Bf16, false) => 0x3f80,
                (Ty::F32, false) => 0x3f80_0000,
                (Ty::F64, false) => 0x3ff0_0000_0000_0000,
                (Ty::F16, true) => 0xbc00_u16 as i16 as i64,
                (Ty::Bf16, true) => 0xbf80_u16 as i16 as i64,
                (Ty::F32, true) => 0xbf80_0000_u32 as i32 as i64,
                _ => 0xbff0_0000_0000_0000_u64 as i64,
            };
            let piece = self.arg(a)?;
            let class = class_of_bits(ty.bytes() * 8);
            self.select_piece(dst, class, piece, Piece::Imm(one), Piece::Imm(0));
            return Ok(());
        }
        let width = register_bits(bits);
        let piece = self.extended(a, bits, signed)?;
        let piece = self.reg(piece, class_of_bits(width));
        let from = int_ty(width, signed);
        if ty == Ty::Bf16 {
            if self.sm() >= 90 && self.can_use(78) {
                self.require(78, "conversion of integers to 'bfloat'")?;
                self.cvt(CvtMods::new(ty, from).round(Round::Rn), dst, piece);
            } else {
                let float = self.vreg(B32);
                self.cvt(CvtMods::new(Ty::F32, from).round(Round::Rn), float, piece);
                self.float_to_bf16(dst, Piece::Reg(float));
            }
            return Ok(());
        }
        self.cvt(CvtMods::new(ty, from).round(Round::Rn), dst, piece);
        Ok(())
    }
}

/// Reinterpreting bits between any two types.
impl Isel<'_> {
    /// The pieces of `to` that have the bits of the pieces of `from`.
    pub(crate) fn convert_bits(
        &mut self,
        pieces: &[Piece],
        from: Type,
        to: Type,
    ) -> Lowered<SmallVec<[Piece; 8]>> {
        let (a, b) = (self.shape(from)?, self.shape(to)?);
        if a.pieces.len() == b.pieces.len()
            && a.pieces.iter().zip(&b.pieces).all(|(p, q)| p.class == q.class)
            && !a.bit_packed
            && !b.bit_packed
        {
            return Ok(SmallVec::from_slice(pieces));
        }
        let from: Vec<(Piece, u32)> = pieces
            .iter()
            .zip(&a.pieces)
            .map(|(&p, t)| {
                (p, if t.kind == Kind::Ptr32 { u32::from(t.bytes) * 8 } else { u32::from(t.bits) })
            })
            .collect();
        let words = self.gather_words(&from)?;
        let to: Vec<(ir::machine::RegClass, u32)> = b
            .pieces
            .iter()
            .map(|t| {
                (
                    t.class,
                    if t.kind == Kind::Ptr32 { u32::from(t.bytes) * 8 } else { u32::from(t.bits) },
                )
            })
            .collect();
        self.scatter_words(&words, &to)
    }

    /// Packs values of some bits, one after the other, into 32-bit words.
    pub(crate) fn gather_words(&mut self, parts: &[(Piece, u32)]) -> Lowered<SmallVec<[Piece; 8]>> {
        let total: u32 = parts.iter().map(|p| p.1).sum();
        let mut words: SmallVec<[Piece; 8]> =
            SmallVec::from_elem(Piece::Imm(0), total.div_ceil(32) as usize);
        // Constants are where the words start from.
        let is_in_word = |at: u32, (piece, bits): (Piece, u32)| {
            matches!(piece, Piece::Imm(_)) && at % 32 + bits <= 32
        };
        let mut at = 0;
        for &(piece, bits) in parts {
            if is_in_word(at, (piece, bits)) {
                self.place_bits(&mut words, at, piece, bits)?;
            }
            at += bits;
        }
        let mut at = 0;
        let mut n = 0;
        while n < parts.len() {
            let (piece, bits) = parts[n];
            if at % 32 == 0
                && let Some(word) = self.gather_bytes(&parts[n..parts.len().min(n + 4)])
            {
                words[(at / 32) as usize] = word;
                let bytes = (parts.len() - n).min(4);
                at += 8 * bytes as u32;
                n += bytes;
                continue;
            }
            let class = self.class_of(piece, bits);
            // Two halves make a word at once.
            if bits == 16
                && at % 32 == 0
                && let Some(&(next, 16)) = parts.get(n + 1)
            {
                words[(at / 32) as usize] = match (piece, next) {
                    (Piece::Imm(lo), Piece::Imm(hi)) => {
                        Piece::Imm(i64::from((lo as u16 as u32 | (hi as u16 as u32) << 16) as i32))
                    }
                    _ => self.value(
                        Op::PackB32,
                        B32,
                        &[piece, next].map(|p| if p == Piece::Undef { Piece::Imm(0) } else { p }),
                    ),
                };
                at += 32;
                n += 2;
                continue;
            }
            if is_in_word(at, (piece, bits)) {
                at += bits;
                n += 1;
                continue;
            }
            if bits > 32 {
                let (lo, hi) = match (piece, class) {
                    (Piece::Imm(v), _) => (Piece::Imm(i64::from(v as i32)), Piece::Imm(v >> 32)),
                    (Piece::Undef, _) => (Piece::Undef, Piece::Undef),
                    (_, B32) => (piece, Piece::Imm(0)),
                    _ => {
                        let piece = self.reg(piece, B64);
                        let (lo, hi) = (self.vreg(B32), self.vreg(B32));
                        self.emit(Op::UnpackB64, &[lo, hi], &[piece]);
                        (Piece::Reg(lo), Piece::Reg(hi))
                    }
                };
                self.place_bits(&mut words, at, lo, 32)?;
                self.place_bits(&mut words, at + 32, hi, bits - 32)?;
            } else {
                let word = match class {
                    PRED => {
                        let dst = self.vreg(B32);
                        self.select_piece(dst, B32, piece, Piece::Imm(1), Piece::Imm(0));
                        Piece::Reg(dst)
                    }
                    B16 => self.widen_16(piece, false),
                    // The last limb of an integer may be narrower than its register.
                    B64 if matches!(piece, Piece::Reg(_)) => {
                        self.converted(Ty::U32, Ty::U64, B32, piece)
                    }
                    _ => piece,
                };
                self.place_bits(&mut words, at, word, bits)?;
            }
            at += bits;
            n += 1;
        }
        Ok(words)
    }

    /// A word of up to four bytes in registers; none where one is a constant, which a word is started from.
    fn gather_bytes(&mut self, bytes: &[(Piece, u32)]) -> Option<Piece> {
        let is_byte = |&(piece, bits): &(Piece, u32)| {
            bits == 8
                && (piece == Piece::Undef
                    || matches!(piece, Piece::Reg(_)) && self.class_of(piece, bits) == B32)
        };
        if !bytes.iter().all(is_byte) {
            return None;
        }
        let byte = |n: usize| bytes.get(n).map_or(Piece::Undef, |part| part.0);
        let mut join = |low: Piece, high: Piece, [both, only]: [i64; 2]| match (low, high) {
            (_, Piece::Undef) => low,
            (Piece::Undef, _) => self.value(Op::PrmtB32, B32, &[high, high, Piece::Imm(only)]),
            _ => self.value(Op::PrmtB32, B32, &[low, high, Piece::Imm(both)]),
        };
        let [low, high] = [0, 2].map(|n| join(byte(n), byte(n + 1), [0x3340, 0x0000]));
        let word = join(low, high, [0x5410, 0x1010]);
        Some(if word == Piece::Undef { Piece::Imm(0) } else { word })
    }

    fn class_of(&self, piece: Piece, bits: u32) -> ir::machine::RegClass {
        match piece {
            Piece::Reg(reg) => self.func.vreg_class(reg).unwrap_or(B32),
            _ => class_of_bits(bits),
        }
    }

    /// Puts the low `bits` of a 32-bit piece at a bit position of the words.
    fn place_bits(&mut self, words: &mut [Piece], at: u32, piece: Piece, bits: u32) -> Lowered {
        let (word, shift) = ((at / 32) as usize, at % 32);
        if piece == Piece::Undef || piece == Piece::Imm(0) {
            return Ok(());
        }
        let piece = self.source(piece, B32);
        if shift == 0 && words[word] == Piece::Imm(0) && bits == 32 {
            words[word] = piece;
            return Ok(());
        }
        if let (Piece::Imm(v), Piece::Imm(w)) = (piece, words[word])
            && shift + bits <= 32
        {
            let v = truncate(v as u128, bits) as u32;
            words[word] = Piece::Imm(i64::from((w as u32 | v << shift) as i32));
            return Ok(());
        }
        if shift + bits > 32 {
            let low = 32 - shift;
            self.place_bits(words, at, piece, low)?;
            let rest = self.value(Op::ShrU32, B32, &[piece, Piece::Imm(i64::from(low))]);
            return self.place_bits(words, at + low, rest, bits - low);
        }
        words[word] = self.value(
            Op::BfiB32,
            B32,
            &[piece, words[word], Piece::Imm(i64::from(shift)), Piece::Imm(i64::from(bits))],
        );
        Ok(())
    }

    /// Takes 32-bit words apart into values of some bits.
    pub(crate) fn scatter_words(
        &mut self,
        words: &[Piece],
        to: &[(ir::machine::RegClass, u32)],
    ) -> Lowered<SmallVec<[Piece; 8]>> {
        let mut parts = SmallVec::new();
        let mut at = 0;
        let mut n = 0;
        while n < to.len() {
            let (class, bits) = to[n];
            if bits == 16
                && at % 32 == 0
                && class == B16
                && to.get(n + 1) == Some(&(B16, 16))
                && matches!(words[(at / 32) as usize], Piece::Reg(_))
            {
                let (lo, hi) = (self.vreg(B16), self.vreg(B16));
                self.emit(Op::UnpackB32, &[lo, hi], &[words[(at / 32) as usize]]);
                parts.push(Piece::Reg(lo));
                parts.push(Piece::Reg(hi));
                at += 32;
                n += 2;
                continue;
            }
            let part = match class {
                B64 => {
                    let lo = self.take_bits(words, at, bits.min(32));
                    let hi = if bits > 32 {
                        self.take_bits(words, at + 32, bits - 32)
                    } else {
                        Piece::Imm(0)
                    };
                    match (lo, hi) {
                        (Piece::Imm(lo), Piece::Imm(hi)) => {
                            Piece::Imm(i64::from(lo as u32) | hi << 32)
                        }
                        _ => self.value(Op::PackB64, B64, &[lo, hi]),
                    }
                }
                B16 => {
                    let word = self.take_bits(words, at, bits);
                    let dst = self.vreg(B16);
                    self.narrow_16(dst, word);
                    Piece::Reg(dst)
                }
                PRED => {
                    let word = self.take_bits(words, at, 1);
                    let bit = self.value(Op::AndB32, B32, &[word, Piece::Imm(1)]);
                    self.compared(IntCc::Ne, 32, bit, Piece::Imm(0))
                }
                _ => self.take_bits(words, at, bits.min(32)),
            };
            parts.push(part);
            at += bits;
            n += 1;
        }
        Ok(parts)
    }

    /// At least the `bits` bits of the words from a bit position, in the low bits of a word.
    fn take_bits(&mut self, words: &[Piece], at: u32, bits: u32) -> Piece {
        let (word, shift) = ((at / 32) as usize, at % 32);
        let Some(&low) = words.get(word) else { return Piece::Imm(0) };
        if shift == 0 {
            return low;
        }
        if shift + bits > 32
            && let Some(&high) = words.get(word + 1)
        {
            return self.value(Op::ShfRWrap, B32, &[low, high, Piece::Imm(i64::from(shift))]);
        }
        match low {
            Piece::Imm(v) => Piece::Imm(i64::from(v as u32 >> shift)),
            _ => self.value(Op::ShrU32, B32, &[low, Piece::Imm(i64::from(shift))]),
        }
    }

    /// Whether a value is the address of a variable with a place in the frame.
    pub(super) fn is_static_alloca(&self, v: Value) -> bool {
        self.static_alloca(v).is_some()
    }

    pub(super) fn static_alloca(&self, v: Value) -> Option<ir::machine::FrameSlot> {
        let local = v.local()?;
        match self.body.locals[local].def {
            LocalDef::Inst(_) => self.frame[local].expand(),
            LocalDef::Param(..) => None,
        }
    }
}
