//! Arithmetic on floats.

use ir::diagnostic::Diagnostic;
use ir::ssa::{BinaryOp, FastMath, Inst, InstKind, Type, Value};

use super::piece::{Piece, RegSlice};
use super::{Pieces, Select, Selected};
use crate::target::eu::{Control, Dst, InstData, MathFn, Op, RegSrc, Src, Type as Eu};

impl Select<'_> {
    /// The type of a float in registers.
    pub(super) fn float_type(&self, ty: Type) -> Selected<Eu> {
        match ty {
            Type::HALF => Ok(Eu::HF),
            Type::FLOAT => Ok(Eu::F),
            Type::DOUBLE => self.scalar_type(ty).map(|()| Eu::DF),
            _ => Err(Diagnostic::unsupported(format!(
                "floats of type '{}'",
                self.cx.types.display(ty)
            ))),
        }
    }

    /// `fneg`.
    pub(super) fn float_negate(&mut self, inst: Inst, value: Value) -> Selected {
        let scalar = self.is_scalar(inst);
        let ty = self.float_type(self.cx.types.scalar(self.result_type(inst)))?;
        let mut found = Pieces::new();
        for piece in self.pieces(value)? {
            let src = self.negated(piece, ty, scalar);
            found.push(self.compute_of(Op::Mov, ty, &[src], scalar));
        }
        self.set(inst, found);
        Ok(())
    }

    /// A binary operation on floats, or on lanes of them.
    pub(super) fn float_binary(&mut self, inst: Inst, op: BinaryOp, args: [Value; 2]) -> Selected {
        if op == BinaryOp::FMul && self.is_fused(inst) {
            return Ok(());
        }
        let scalar = self.is_scalar(inst);
        let pieces = match op {
            BinaryOp::FMul => self.product(inst, args, scalar)?,
            BinaryOp::FAdd | BinaryOp::FSub => {
                self.sum(inst, op == BinaryOp::FSub, args, scalar)?
            }
            BinaryOp::FDiv => {
                let [a, b] = [self.pieces(args[0])?, self.pieces(args[1])?];
                let ty = self.float_type(self.cx.types.scalar(self.result_type(inst)))?;
                let mut found = Pieces::new();
                for (a, b) in a.into_iter().zip(b) {
                    found.push(if self.may_be_product(inst) && ty == Eu::F {
                        let inverse = self.math(MathFn::Inv, ty, &[b], scalar);
                        self.compute(Op::Mul, ty, ty, &[a, inverse], scalar)
                    } else {
                        self.extended_unit(MathFn::Fdiv, ty, &[a, b], scalar)?
                    });
                }
                found
            }
            _ => return Err(Diagnostic::unsupported(format!("'{}'", op.name()))),
        };
        self.set(inst, pieces);
        Ok(())
    }

    /// Whether a quotient may be a product by the reciprocal, where the extended unit has no quotients.
    fn may_be_product(&self, inst: Inst) -> bool {
        let InstKind::Binary { fast_math, .. } = self.body.insts[inst].kind else { return false };
        fast_math.contains(FastMath::ARCP) && !MathFn::Fdiv.exists_on(self.device.generation)
    }

    /// A product.
    pub(super) fn product(
        &mut self,
        inst: Inst,
        args: [Value; 2],
        scalar: bool,
    ) -> Selected<Pieces> {
        let ty = self.float_type(self.cx.types.scalar(self.result_type(inst)))?;
        let [a, b] = [self.pieces(args[0])?, self.pieces(args[1])?];
        let pairs = a.into_iter().zip(b);
        Ok(pairs.map(|(a, b)| self.compute(Op::Mul, ty, ty, &[a, b], scalar)).collect())
    }

    /// Whether a product is left to the only sum that it is for, which rounds once.
    fn is_fused(&self, inst: Inst) -> bool {
        let Some(local) = self.body.result(inst) else { return false };
        let &[user] = self.plan.uses().of_local(local) else { return false };
        let contracts = |inst: Inst| match &self.body.insts[inst].kind {
            InstKind::Binary { op, fast_math, .. } => {
                fast_math.contains(FastMath::CONTRACT).then_some(*op)
            }
            _ => None,
        };
        contracts(inst).is_some()
            && matches!(contracts(user), Some(BinaryOp::FAdd | BinaryOp::FSub))
            && matches!(self.body.locals[local].ty, Type::FLOAT | Type::DOUBLE)
            && self.body.inst_block(user) == self.body.inst_block(inst)
    }

    /// A sum or difference, with a product that was left to it.
    fn sum(
        &mut self,
        inst: Inst,
        difference: bool,
        args: [Value; 2],
        scalar: bool,
    ) -> Selected<Pieces> {
        let ty = self.float_type(self.cx.types.scalar(self.result_type(inst)))?;
        for (n, arg) in args.into_iter().enumerate() {
            if let Some(local) = arg.local()
                && self.values[local].is_none()
                && let Some(InstKind::Binary { op: BinaryOp::FMul, args: factors, .. }) =
                    self.body.def_kind(arg)
            {
                let [a, b] = [self.piece(factors[0])?, self.piece(factors[1])?];
                let other = self.piece(args[1 - n])?;
                let negate = [difference && n == 1, difference && n == 0];
                return Ok(Pieces::from_elem(self.mad(ty, [other, a, b], negate, scalar)?, 1));
            }
        }
        let [a, b] = [self.pieces(args[0])?, self.pieces(args[1])?];
        let mut found = Pieces::new();
        for (a, b) in a.into_iter().zip(b) {
            let a = self.src(a, ty, scalar);
            let b = if difference { self.negated(b, ty, scalar) } else { self.src(b, ty, scalar) };
            found.push(self.compute_of(Op::Add, ty, &[a, b], scalar));
        }
        Ok(found)
    }

    /// `a * b + c`, given as `[c, a, b]`, rounded once; `negate` says whether the product, and whether the summand is.
    pub(super) fn mad(
        &mut self,
        ty: Eu,
        args: [Piece; 3],
        [product, summand]: [bool; 2],
        scalar: bool,
    ) -> Selected<Piece> {
        if ty == Eu::HF {
            return Err(Diagnostic::unsupported("fused operations on half floats"));
        }
        if ty == Eu::DF && scalar {
            return Ok(self.scalar_mad(args, [product, summand]));
        }
        let mut srcs = args.map(|piece| self.ternary_source(piece, ty, scalar));
        for (src, negate) in srcs.iter_mut().zip([summand, product, false]) {
            if let Src::Reg(RegSrc { negate: sign, .. }) = src {
                *sign ^= negate;
            }
        }
        Ok(self.compute_of(Op::Mad, ty, &srcs, scalar))
    }

    /// A fused operation on doubles that are the same for all channels: there are no such operands, so four channels do it.
    fn scalar_mad(&mut self, args: [Piece; 3], [product, summand]: [bool; 2]) -> Piece {
        let control = Control::all(4);
        let mut srcs = args.map(|piece| {
            let base = self.func.add_grfs(32);
            let src = piece.src(Eu::DF, 4);
            self.push(InstData::mov(control, Dst::new(base, Eu::DF), src));
            Src::packed(base, Eu::DF, 4)
        });
        for (src, negate) in srcs.iter_mut().zip([summand, product, false]) {
            if let Src::Reg(reg) = src {
                reg.negate = negate;
            }
        }
        let base = self.func.add_grfs(32);
        self.push(InstData::new(Op::Mad, control, Dst::new(base, Eu::DF), &srcs));
        Piece::Reg(RegSlice { base, offset: 0, step: 0 })
    }

    /// An operand of an instruction of three sources: packed values, or one element of 32 bits.
    pub(super) fn ternary_source(&mut self, piece: Piece, ty: Eu, scalar: bool) -> Src {
        let fits = match piece {
            Piece::Imm(_) => false,
            Piece::Reg(RegSlice { step: 0, .. }) => ty.bytes() == 4,
            Piece::Reg(RegSlice { step, offset, base }) => {
                u32::from(step) == ty.bytes()
                    && offset % 16 == 0
                    && matches!(base, crate::target::eu::Base::Virtual(_))
            }
        };
        if fits {
            return self.src(piece, ty, scalar);
        }
        let one = ty.bytes() == 4 && piece.is_uniform();
        let place = self.place(ty.bytes() as u8, scalar || one);
        self.copy(place, ty, piece);
        self.src(Piece::Reg(place), ty, scalar)
    }

    /// A function of the extended unit, which has floats of 32 bits; half floats go through them.
    pub(super) fn extended_unit(
        &mut self,
        function: MathFn,
        ty: Eu,
        args: &[Piece],
        scalar: bool,
    ) -> Selected<Piece> {
        if !function.exists_on(self.device.generation) {
            return self.replaced_function(function, ty, args, scalar);
        }
        match ty {
            Eu::F => Ok(self.math(function, Eu::F, args, scalar)),
            Eu::HF => {
                let wide: smallvec::SmallVec<[Piece; 4]> =
                    args.iter().map(|&arg| self.convert(Eu::F, Eu::HF, arg, scalar)).collect();
                let result = self.math(function, Eu::F, &wide, scalar);
                Ok(self.convert(Eu::HF, Eu::F, result, scalar))
            }
            _ => Err(Diagnostic::unsupported(format!("'math.{}' of doubles", function.name()))),
        }
    }

    /// Quotients and powers where the extended unit has none of them (gen12).
    fn replaced_function(
        &mut self,
        function: MathFn,
        ty: Eu,
        args: &[Piece],
        scalar: bool,
    ) -> Selected<Piece> {
        if ty == Eu::HF {
            let wide: smallvec::SmallVec<[Piece; 4]> =
                args.iter().map(|&arg| self.convert(Eu::F, Eu::HF, arg, scalar)).collect();
            let result = self.replaced_function(function, Eu::F, &wide, scalar)?;
            return Ok(self.convert(Eu::HF, Eu::F, result, scalar));
        }
        match (function, args) {
            (MathFn::Fdiv, &[a, b]) => self.quotient([a, b], scalar),
            (MathFn::Pow, &[a, b]) => {
                let log = self.math(MathFn::Log, Eu::F, &[a], scalar);
                let product = self.compute(Op::Mul, Eu::F, Eu::F, &[log, b], scalar);
                Ok(self.math(MathFn::Exp, Eu::F, &[product], scalar))
            }
            _ => Err(Diagnostic::unsupported(format!("'math.{}' here", function.name()))),
        }
    }
}
