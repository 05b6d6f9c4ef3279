//! Arithmetic on integers.
//!
//! Up to 32 bits all is done on doublewords, whose upper bits mean nothing; what depends on them (shifts to the right,
//! quotients, comparisons) reads its operands by their own type, which regions do for nothing.

use ir::diagnostic::Diagnostic;
use ir::ssa::{BinaryOp, Inst, Type, Value};

use super::piece::{Piece, int};
use super::{Pieces, Select, Selected};
use crate::target::eu::{MathFn, Op, RegSrc, Src, Type as Eu};

impl Select<'_> {
    /// A binary operation on integers, or on lanes of them.
    pub(super) fn int_binary(&mut self, inst: Inst, op: BinaryOp, args: [Value; 2]) -> Selected {
        let scalar = self.is_scalar(inst);
        let types = self.scalar_types(self.result_type(inst))?;
        if op == BinaryOp::Mul
            && let Some((signed, pair)) = self.narrow_factors(args)
        {
            let product = self.multiply_long(signed, pair, scalar);
            self.set(inst, Pieces::from_elem(product, 1));
            return Ok(());
        }
        let [a, b] = [self.pieces(args[0])?, self.pieces(args[1])?];
        let mut found = Pieces::new();
        for (lane, ty) in types.into_iter().enumerate() {
            found.push(self.int_op(op, ty, [a[lane], b[lane]], scalar)?);
        }
        self.set(inst, found);
        Ok(())
    }

    /// The 32-bit factors of a 64-bit product, both with the same kind of extension.
    fn narrow_factors(&self, args: [Value; 2]) -> Option<(bool, [Piece; 2])> {
        let [(a, signed), (b, other)] =
            [self.extended_from(args[0])?, self.extended_from(args[1])?];
        (signed == other).then_some((signed, [a, b]))
    }

    fn extended_from(&self, value: Value) -> Option<(Piece, bool)> {
        self.extended[value.local()?]
    }

    /// A binary operation on two integers.
    pub(super) fn int_op(
        &mut self,
        op: BinaryOp,
        ty: Type,
        [a, b]: [Piece; 2],
        scalar: bool,
    ) -> Selected<Piece> {
        let bits = self.bits(ty);
        if bits == 1 {
            return self.truth_op(op, [a, b], scalar);
        }
        // Operations that read the upper bits need them extended.
        let signed = matches!(op, BinaryOp::AShr | BinaryOp::SDiv | BinaryOp::SRem);
        let looks = signed || matches!(op, BinaryOp::LShr | BinaryOp::UDiv | BinaryOp::URem);
        let ((a, bits), b) = if looks {
            (self.standard(bits, signed, a, scalar), self.standard(bits, signed, b, scalar).0)
        } else {
            ((a, bits), b)
        };
        let wide = bits > 32;
        // Constants of 32 bits are extended by their sign.
        let (any, logic) = if wide { (Eu::Q, Eu::Q) } else { (Eu::D, Eu::UD) };
        Ok(match op {
            BinaryOp::Add => self.compute(Op::Add, any, any, &[a, b], scalar),
            BinaryOp::Sub => self.subtract(any, [a, b], scalar),
            BinaryOp::Mul if wide => self.multiply_wide([a, b], scalar),
            BinaryOp::Mul => self.compute(Op::Mul, any, any, &[a, b], scalar),
            BinaryOp::And => self.logic(Op::And, logic, [a, b], scalar),
            BinaryOp::Or => self.logic(Op::Or, logic, [a, b], scalar),
            BinaryOp::Xor => self.logic(Op::Xor, logic, [a, b], scalar),
            BinaryOp::Shl => self.shift(Op::Shl, any, any, [a, b], scalar),
            BinaryOp::LShr => {
                self.shift(Op::Shr, logic.as_bits(), int(bits, false), [a, b], scalar)
            }
            BinaryOp::AShr => self.shift(Op::Asr, any, int(bits, true), [a, b], scalar),
            BinaryOp::UDiv => self.divide(MathFn::Iqot, bits, false, [a, b], scalar)?,
            BinaryOp::SDiv => self.divide(MathFn::Iqot, bits, true, [a, b], scalar)?,
            BinaryOp::URem => self.divide(MathFn::Irem, bits, false, [a, b], scalar)?,
            BinaryOp::SRem => self.divide(MathFn::Irem, bits, true, [a, b], scalar)?,
            _ => return Err(Diagnostic::error(format!("'{}' of integers", op.name()))),
        })
    }

    /// Operations on truth values, which are 0 or -1.
    fn truth_op(&mut self, op: BinaryOp, args: [Piece; 2], scalar: bool) -> Selected<Piece> {
        let op = match op {
            BinaryOp::And | BinaryOp::Mul => Op::And,
            BinaryOp::Or => Op::Or,
            BinaryOp::Xor | BinaryOp::Add | BinaryOp::Sub => Op::Xor,
            // Anything but a shift by zero or a division by one is undefined.
            BinaryOp::Shl | BinaryOp::LShr | BinaryOp::AShr => return Ok(args[0]),
            BinaryOp::UDiv | BinaryOp::SDiv => return Ok(args[0]),
            BinaryOp::URem | BinaryOp::SRem => return Ok(Piece::Imm(0)),
            _ => return Err(Diagnostic::error(format!("'{}' of integers", op.name()))),
        };
        Ok(self.logic(op, Eu::UD, args, scalar))
    }

    /// A bitwise operation; `xor` with ones is `not`.
    pub(super) fn logic(&mut self, op: Op, ty: Eu, [a, b]: [Piece; 2], scalar: bool) -> Piece {
        let ones = if ty.bytes() == 8 { u64::MAX } else { 0xffff_ffff };
        match (op, a, b) {
            (Op::Xor, value, Piece::Imm(bits)) | (Op::Xor, Piece::Imm(bits), value)
                if bits == ones && matches!(value, Piece::Reg(_)) =>
            {
                self.compute(Op::Not, ty, ty, &[value], scalar)
            }
            _ => self.compute(op, ty, ty, &[a, b], scalar),
        }
    }

    /// A difference.
    pub(super) fn subtract(&mut self, ty: Eu, [a, b]: [Piece; 2], scalar: bool) -> Piece {
        let a = self.src(a, ty, scalar);
        let b = self.negated(b, ty, scalar);
        self.compute_of(Op::Add, ty, &[a, b], scalar)
    }

    /// A piece with the opposite sign, as an operand.
    pub(super) fn negated(&mut self, piece: Piece, ty: Eu, scalar: bool) -> Src {
        match self.src(piece, ty, scalar) {
            Src::Reg(reg) => Src::Reg(RegSrc { negate: !reg.negate, ..reg }),
            Src::Imm(imm) if ty.is_float() => {
                let sign = 1 << (imm.ty.bytes() * 8 - 1);
                Src::imm(imm.ty, imm.bits ^ sign)
            }
            Src::Imm(imm) => super::piece::constant(imm.ty, imm.bits.wrapping_neg()),
        }
    }

    /// A shift. The hardware takes the amount modulo the width of the computation, as far as it has any meaning.
    pub(super) fn shift(
        &mut self,
        op: Op,
        dst: Eu,
        ty: Eu,
        [a, amount]: [Piece; 2],
        scalar: bool,
    ) -> Piece {
        let value = self.src(a, ty, scalar);
        let amount = self.src(amount, Eu::UD, scalar);
        self.compute_of(op, dst, &[value, amount], scalar)
    }

    /// The product of two numbers of 32 bits in 64.
    pub(super) fn multiply_long(
        &mut self,
        signed: bool,
        [a, b]: [Piece; 2],
        scalar: bool,
    ) -> Piece {
        let dst = int(64, signed);
        let place = self.place(8, scalar);
        let ty = int(32, signed);
        let srcs = [self.src(a, ty, scalar), self.src(b, ty, scalar)];
        let control = self.control(scalar);
        let data = self.inst_data(Op::Mul, control, place.dst(dst), &srcs);
        self.push(data);
        Piece::Reg(place)
    }

    /// The lower 64 bits of a product: that of the lower halves, and what the others add to its upper half.
    fn multiply_wide(&mut self, [a, b]: [Piece; 2], scalar: bool) -> Piece {
        let low = self.multiply_long(false, [a, b], scalar);
        let cross = [[a, b.part(4)], [a.part(4), b]];
        let mut upper: Option<Piece> = None;
        for pair in cross {
            if pair.contains(&Piece::Imm(0)) || pair.iter().any(|p| is_zero_low(*p)) {
                continue;
            }
            let product = self.compute(Op::Mul, Eu::D, Eu::D, &pair, scalar);
            upper = Some(match upper {
                Some(sum) => self.compute(Op::Add, Eu::D, Eu::D, &[sum, product], scalar),
                None => product,
            });
        }
        let Some(upper) = upper else { return low };
        let upper = self.compute(Op::Add, Eu::D, Eu::D, &[low.part(4), upper], scalar);
        self.join_halves([low, upper], scalar)
    }

    /// A quadword of two doublewords.
    pub(super) fn join_halves(&mut self, halves: [Piece; 2], scalar: bool) -> Piece {
        let place = self.place(8, scalar);
        for (half, at) in halves.into_iter().zip([0, 4]) {
            self.copy(place.advanced(at), Eu::UD, half);
        }
        Piece::Reg(place)
    }

    /// The upper half of a product.
    pub(super) fn multiply_high(
        &mut self,
        bits: u32,
        signed: bool,
        args: [Piece; 2],
        scalar: bool,
    ) -> Selected<Piece> {
        match bits {
            32 => Ok(self.multiply_long(signed, args, scalar).part(4)),
            8 | 16 => {
                let product = self.compute(Op::Mul, Eu::D, int(bits, signed), &args, scalar);
                Ok(self.shift(Op::Shr, Eu::UD, Eu::UD, [product, Piece::Imm(bits.into())], scalar))
            }
            _ => Err(Diagnostic::unsupported("the upper half of a product of 64 bits")),
        }
    }

    /// A quotient or remainder, by the extended unit where it can.
    fn divide(
        &mut self,
        function: MathFn,
        bits: u32,
        signed: bool,
        args: [Piece; 2],
        scalar: bool,
    ) -> Selected<Piece> {
        if bits > 32 {
            return Err(Diagnostic::error("a division of 64 bits that was not expanded"));
        }
        let ty = int(32, signed);
        let own = int(bits, signed);
        let args = args.map(|piece| match piece {
            _ if bits == 32 => piece,
            Piece::Imm(_) => piece,
            Piece::Reg(_) => self.convert(ty, own, piece, scalar),
        });
        // Constants are read by their own type, which extends them.
        let srcs = args.map(|piece| match piece {
            Piece::Imm(value) => Piece::Imm(extended(value, bits, signed)),
            Piece::Reg(_) => piece,
        });
        if !function.exists_on(self.device.generation) {
            return self.divide_by_reciprocal(function == MathFn::Irem, signed, srcs, scalar);
        }
        Ok(self.math(function, ty, &srcs, scalar))
    }
}

/// A constant of some bits in 32.
fn extended(value: u64, bits: u32, signed: bool) -> u64 {
    if !signed || bits >= 32 {
        return value;
    }
    let shift = 64 - bits;
    ((value << shift) as i64 >> shift) as u64 & 0xffff_ffff
}

/// Whether a constant's lower half is zero.
fn is_zero_low(piece: Piece) -> bool {
    matches!(piece, Piece::Imm(bits) if bits & 0xffff_ffff == 0)
}
