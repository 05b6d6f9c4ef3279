//! Addresses: a base and summands, the ones that all work-items share first.

use ir::diagnostic::Diagnostic;
use ir::ssa::{BinaryOp, CastOp, Const, ConstExpr, Flags, Inst, InstKind, Value, truncate};
use smallvec::SmallVec;
use transform::address::{Extension, LinearAddress};

use super::piece::{Piece, int};
use super::{Pieces, Select, Selected};
use crate::target::eu::{Op, Src, Type as Eu};
use crate::target::opencl::GENERIC;

impl Select<'_> {
    /// `getelementptr`.
    pub(super) fn gep(&mut self, inst: Inst) -> Selected {
        let body = self.body;
        let InstKind::Gep { source, flags, args } = &body.insts[inst].kind else {
            return Err(Diagnostic::error("an address that is none"));
        };
        let [base, indices @ ..] = body.list(*args) else {
            return Err(Diagnostic::error("an address without a base"));
        };
        if body.result(inst).is_some_and(|local| self.argument_of(local.into()).is_some()) {
            return Ok(());
        }
        let ty = self.result_type(inst);
        if !ty.is_ptr() {
            return Err(Diagnostic::unsupported("vectors of addresses"));
        }
        let inbounds = flags.contains(Flags::INBOUNDS);
        let linear = LinearAddress::one_step(body, self.cx, *base, *source, indices, inbounds)
            .ok_or_else(|| Diagnostic::unsupported("an address of this form"))?;
        let piece = self.sum_address(&linear, self.bits(ty), self.is_scalar(inst))?;
        self.set(inst, Pieces::from_elem(piece, 1));
        Ok(())
    }

    fn sum_address(&mut self, linear: &LinearAddress, bits: u32, scalar: bool) -> Selected<Piece> {
        let ty = int(bits, true);
        let mut shared: SmallVec<[Src; 3]> = SmallVec::new();
        let mut own: SmallVec<[Src; 3]> = SmallVec::new();
        let base = self.piece(linear.base)?;
        if base.is_uniform() {
            shared.push(self.src(base, ty, true));
        } else {
            own.push(self.src(base, ty, false));
        }
        for &(value, extension, scale) in &linear.terms {
            let (src, uniform) = self.summand(value, extension, scale, bits)?;
            if uniform { shared.push(src) } else { own.push(src) }
        }
        if linear.offset != 0 {
            shared.push(super::piece::constant(ty, linear.offset as u64));
        }
        let mut sum = match shared[..] {
            [] => None,
            // An only summand is added to the others as it is.
            [Src::Imm(imm)] => Some(Piece::Imm(imm.bits)),
            [Src::Reg(reg)] if reg.ty == ty && reg.region.is_scalar(8) => {
                Some(Piece::Reg(super::piece::RegSlice {
                    base: reg.base,
                    offset: reg.offset,
                    step: 0,
                }))
            }
            [first, ref rest @ ..] => Some(self.add_all(first, rest, ty, true)),
        };
        if let [first, rest @ ..] = &own[..] {
            let mut all: SmallVec<[Src; 3]> = SmallVec::from_slice(rest);
            all.extend(sum.map(|sum| self.src(sum, ty, false)));
            sum = Some(self.add_all(*first, &all, ty, false));
        }
        let sum = sum.unwrap_or(Piece::Imm(0));
        if sum.is_uniform() && !scalar && matches!(sum, Piece::Reg(_)) {
            // Work-items may read it when they have left the round in which it was made.
            let place = self.place_for(bits, false);
            self.copy(place, ty, sum);
            return Ok(Piece::Reg(place));
        }
        Ok(sum)
    }

    fn add_all(&mut self, first: Src, rest: &[Src], ty: Eu, scalar: bool) -> Piece {
        let mut sum = first;
        let mut piece = None;
        for &src in rest {
            let made = self.compute_of(Op::Add, ty, &[sum, src], scalar);
            sum = self.src(made, ty, scalar);
            piece = Some(made);
        }
        // One summand of another type.
        piece.unwrap_or_else(|| self.compute_of(Op::Mov, ty, &[first], scalar))
    }

    /// A value times a constant, as an operand of an addition; whether it is the same for all work-items.
    fn summand(
        &mut self,
        value: Value,
        extension: Extension,
        scale: i64,
        bits: u32,
    ) -> Selected<(Src, bool)> {
        let piece = self.piece(value)?;
        let narrow = self.bits(self.ty(value));
        let signed = extension == Extension::Sign;
        let uniform = piece.is_uniform();
        let (piece, narrow) = match narrow {
            1 => (self.extend(signed, [1, 32], piece, uniform), 32),
            _ => self.standard(narrow, signed, piece, uniform),
        };
        let known = value.local().and_then(|local| self.extended[local]);
        let (piece, ty) = match known {
            Some((low, signed)) => (low, int(32, signed)),
            None if narrow > 32 && bits == 32 => (piece, Eu::D),
            None => (piece, int(narrow, signed)),
        };
        let scalar = piece.is_uniform();
        let dst = int(bits, true);
        // Bytes and words have no products of 64 bits, bytes no sums.
        let (piece, ty) = if ty.bytes() < 4 && (scale != 1 || !ty.meets(dst)) {
            let wide = int(32, ty.is_signed());
            (self.convert(wide, ty, piece, scalar), wide)
        } else {
            (piece, ty)
        };
        if scale == 1 && !matches!(piece, Piece::Imm(_)) {
            return Ok((self.src(piece, ty, scalar), scalar));
        }
        let product = if scale > 0 && scale & (scale - 1) == 0 && ty.bytes() == dst.bytes() {
            let amount = Piece::Imm(u64::from(scale.trailing_zeros()));
            self.shift(Op::Shl, dst, dst, [piece, amount], scalar)
        } else if ty.bytes() == 8 {
            self.int_op(
                BinaryOp::Mul,
                ir::ssa::Type::I64,
                [piece, Piece::Imm(scale as u64)],
                scalar,
            )?
        } else if let Ok(small) = i32::try_from(scale) {
            let factor = Src::imm(Eu::D, u64::from(small as u32));
            let srcs = [self.src(piece, ty, scalar), factor];
            let place = self.place_for(bits, scalar);
            let control = self.control(scalar);
            let data = self.inst_data(Op::Mul, control, place.dst(dst), &srcs);
            self.push(data);
            Piece::Reg(place)
        } else {
            return Err(Diagnostic::unsupported("elements of two gigabytes and more"));
        };
        Ok((self.src(product, dst, scalar), scalar))
    }

    /// An address some bytes further on.
    pub(super) fn address_at(&mut self, address: Piece, bytes: u32, bits: u32) -> Piece {
        if bytes == 0 {
            return address;
        }
        let ty = int(bits, true);
        match address {
            Piece::Imm(at) => Piece::Imm(at.wrapping_add(u64::from(bytes))),
            Piece::Reg(_) => {
                let args = [address, Piece::Imm(u64::from(bytes))];
                self.compute(Op::Add, ty, ty, &args, address.is_uniform())
            }
        }
    }

    /// A constant address: a variable plus an offset.
    pub(super) fn constant_address(&mut self, c: Const, expr: &ConstExpr) -> Selected<Piece> {
        if let &ConstExpr::Cast { op, value } = expr {
            let piece = self.piece(value.into())?;
            let [from, to] = [value, c].map(|c| self.cx.consts.ty(c));
            return match op {
                CastOp::AddrSpaceCast if to.address_space() == Some(GENERIC) => {
                    Ok(self.tagged_pointer(value.into(), piece, true))
                }
                CastOp::AddrSpaceCast | CastOp::PtrToInt | CastOp::PtrToAddr | CastOp::IntToPtr
                    if self.bits(from) < self.bits(to) =>
                {
                    Ok(self.extend(false, [self.bits(from), self.bits(to)], piece, true))
                }
                CastOp::AddrSpaceCast | CastOp::PtrToInt | CastOp::PtrToAddr | CastOp::IntToPtr => {
                    Ok(piece)
                }
                _ => Err(Diagnostic::unsupported("a constant expression of this kind")),
            };
        }
        if let &ConstExpr::Binary {
            op: op @ (BinaryOp::Add | BinaryOp::Sub), operands: args, ..
        } = expr
        {
            let ty = self.cx.consts.ty(c);
            let pieces = [self.piece(args[0].into())?, self.piece(args[1].into())?];
            return match pieces {
                [Piece::Imm(a), Piece::Imm(b)] => {
                    let sum =
                        if op == BinaryOp::Add { a.wrapping_add(b) } else { a.wrapping_sub(b) };
                    Ok(Piece::Imm(truncate(sum.into(), self.bits(ty)) as u64))
                }
                pieces => self.int_op(op, ty, pieces, true),
            };
        }
        let linear = LinearAddress::of(self.body, self.cx, Value::from(c));
        let base = linear.base.constant().filter(|&base| base != c);
        let (Some(base), []) = (base, &linear.terms[..]) else {
            return Err(Diagnostic::unsupported("a constant expression of this kind"));
        };
        let wide = self.bits(self.cx.consts.ty(base)) > 32;
        match self.piece(base.into())? {
            Piece::Imm(at) => {
                let sum = at.wrapping_add(linear.offset as u64);
                Ok(Piece::Imm(if wide { sum } else { sum & 0xffff_ffff }))
            }
            piece if linear.offset == 0 => Ok(piece),
            piece => {
                let args = [piece, Piece::Imm(linear.offset as u64)];
                Ok(self.compute(Op::Add, Eu::Q, Eu::Q, &args, true))
            }
        }
    }
}
