//! Floating-point arithmetic.
//!
//! The emitted operations are exactly those asked for: `.rn` everywhere, `fma` only where `contract`
//! flags (or the options) allow it, approximations only under `afn`. `half` is native, in pairs
//! where vectors hold them; `bfloat` is native from sm_90 on, by `fma` from sm_80 on, and through
//! `float` before.

use super::shape::{Kind, class_of_bits};
use super::{Isel, Lowered, Piece, Pieces};
use crate::target::modifiers::{CvtMods, Round, Ty};
use crate::target::table::{B16, B32, B64, Op, PRED};
use ir::diagnostic::Diagnostic;
use ir::machine::{Cond, Operand, RegOperand, VReg};
use ir::ssa::{
    BinaryOp, FastMath, FloatCc, FloatKind, Inst, InstKind, Intrinsic, Local, Type, Value,
};
use smallvec::SmallVec;

/// The operations that every native format has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum FloatOp {
    /// Addition
    Add,
    /// Subtraction
    Sub,
    /// Multiplication
    Mul,
    /// Multiplication and addition with one rounding
    Fma,
    /// The smaller; a number rather than a NaN
    Min,
    /// The larger; a number rather than a NaN
    Max,
    /// The smaller; a NaN if there is one
    MinNan,
    /// The larger; a NaN if there is one
    MaxNan,
    /// The other sign
    Neg,
    /// Without the sign
    Abs,
}

/// Returns the bits of 1.0 as a 64-bit immediate.
fn one(kind: Kind) -> i64 {
    match kind {
        Kind::F16 => 0x3c00,
        Kind::Bf16 => 0x3f80,
        Kind::F16x2 => 0x3c00_3c00,
        Kind::Bf16x2 => 0x3f80_3f80,
        Kind::F32 => 0x3f80_0000,
        _ => 0x3ff0_0000_0000_0000,
    }
}

fn cond(cc: FloatCc) -> Cond {
    use FloatCc::*;
    match cc {
        False => Cond::FFalse,
        Oeq => Cond::FOeq,
        Ogt => Cond::FOgt,
        Oge => Cond::FOge,
        Olt => Cond::FOlt,
        Ole => Cond::FOle,
        One => Cond::FOne,
        Ord => Cond::FOrd,
        Uno => Cond::FUno,
        Ueq => Cond::FUeq,
        Ugt => Cond::FUgt,
        Uge => Cond::FUge,
        Ult => Cond::FUlt,
        Ule => Cond::FUle,
        Une => Cond::FUne,
        True => Cond::FTrue,
    }
}

/// The native instruction of an operation.
pub(super) fn native(op: FloatOp, kind: Kind, ftz: bool) -> Op {
    macro_rules! pick {
        ($add:ident $sub:ident $mul:ident $fma:ident $min:ident $max:ident $minn:ident $maxn:ident $neg:ident $abs:ident) => {
            match op {
                FloatOp::Add => Op::$add,
                FloatOp::Sub => Op::$sub,
                FloatOp::Mul => Op::$mul,
                FloatOp::Fma => Op::$fma,
                FloatOp::Min => Op::$min,
                FloatOp::Max => Op::$max,
                FloatOp::MinNan => Op::$minn,
                FloatOp::MaxNan => Op::$maxn,
                FloatOp::Neg => Op::$neg,
                FloatOp::Abs => Op::$abs,
            }
        };
    }
    match (kind, ftz) {
        (Kind::F32, true) => {
            pick!(AddF32Ftz SubF32Ftz MulF32Ftz FmaF32Ftz MinF32Ftz MaxF32Ftz MinNanF32Ftz MaxNanF32Ftz NegF32 AbsF32)
        }
        (Kind::F64, _) => {
            pick!(AddF64 SubF64 MulF64 FmaF64 MinF64 MaxF64 MinF64 MaxF64 NegF64 AbsF64)
        }
        (Kind::F16, _) => {
            pick!(AddF16 SubF16 MulF16 FmaF16 MinF16 MaxF16 MinNanF16 MaxNanF16 NegF16 AbsF16)
        }
        (Kind::F16x2, _) => {
            pick!(AddF16x2 SubF16x2 MulF16x2 FmaF16x2 MinF16x2 MaxF16x2 MinNanF16x2 MaxNanF16x2 NegF16x2 AbsF16x2)
        }
        (Kind::Bf16, _) => {
            pick!(AddBf16 SubBf16 MulBf16 FmaBf16 MinBf16 MaxBf16 MinNanBf16 MaxNanBf16 NegBf16 AbsBf16)
        }
        (Kind::Bf16x2, _) => {
            pick!(AddBf16x2 SubBf16x2 MulBf16x2 FmaBf16x2 MinBf16x2 MaxBf16x2 MinNanBf16x2 MaxNanBf16x2 NegBf16x2 AbsBf16x2)
        }
        _ => pick!(AddF32 SubF32 MulF32 FmaF32 MinF32 MaxF32 MinNanF32 MaxNanF32 NegF32 AbsF32),
    }
}

impl Isel<'_> {
    /// Whether the GPU has an operation on 16-bit floats of a kind.
    fn has_native(&self, op: FloatOp, kind: Kind) -> bool {
        match kind {
            Kind::F16 | Kind::F16x2 => {
                let sm = if matches!(
                    op,
                    FloatOp::Min | FloatOp::Max | FloatOp::MinNan | FloatOp::MaxNan
                ) {
                    80
                } else {
                    53
                };
                self.sm() >= sm
            }
            Kind::Bf16 | Kind::Bf16x2 => match op {
                FloatOp::Add | FloatOp::Sub | FloatOp::Mul => {
                    self.sm() >= 90 && self.can_use(78) || self.sm() >= 80
                }
                _ => self.sm() >= 80,
            },
            _ => true,
        }
    }

    /// Applies an operation to all pieces of a float or a vector of floats.
    pub(crate) fn float_op(&mut self, inst: Inst, op: FloatOp, args: &[Value]) -> Lowered {
        let local = self.body.result(inst).expect("a result");
        let ty = self.body.locals[local].ty;
        let shape = self.shape(ty)?;
        let mut columns: Vec<Pieces> = Vec::new();
        for &arg in args {
            columns.push(self.pieces(arg)?);
        }
        let dsts = self.dsts(inst)?;
        let elem = self.cx.types.scalar(ty);
        for (n, &dst) in dsts.iter().enumerate() {
            let mut pieces: SmallVec<[Piece; 8]> = SmallVec::new();
            for &column in &columns {
                pieces.push(self.at(column, n));
            }
            self.float_piece(op, shape.pieces[n].kind, elem, dst, &pieces)?;
        }
        Ok(())
    }

    /// Applies an operation to one piece: a scalar, or a pair of 16-bit floats.
    pub(crate) fn float_piece(
        &mut self,
        op: FloatOp,
        kind: Kind,
        elem: Type,
        dst: VReg,
        args: &[Piece],
    ) -> Lowered {
        if kind == Kind::Int {
            return Err(Diagnostic::unsupported(format!(
                "arithmetic on '{}'",
                self.cx.types.display(elem)
            )));
        }
        if !self.has_native(op, kind) {
            return self.float_through_f32(op, kind, elem, dst, args);
        }
        let half = !matches!(kind, Kind::F32 | Kind::F64);
        let class = self.func.vreg_class(dst).unwrap_or(B32);
        let mut sources: SmallVec<[Piece; 8]> = SmallVec::new();
        for &p in args {
            sources.push(if half { self.reg(p, class) } else { self.source(p, class) });
        }
        let args = sources;
        match kind {
            Kind::Bf16 | Kind::Bf16x2 => {
                let direct = self.sm() >= 90 && self.can_use(78);
                match op {
                    FloatOp::Add | FloatOp::Sub | FloatOp::Mul if direct => {
                        self.require(78, "arithmetic on 'bfloat'")?;
                    }
                    // x + y is x * 1 + y, x * y is x * y + -0, both with one rounding.
                    FloatOp::Add | FloatOp::Sub => {
                        let sign = if op == FloatOp::Sub {
                            if kind == Kind::Bf16 { 0x8000 } else { 0x8000_8000 }
                        } else {
                            0
                        };
                        let unit = one(kind) | sign;
                        let unit = self.constant(
                            class,
                            if kind == Kind::Bf16 {
                                i64::from(unit as i16)
                            } else {
                                i64::from(unit as i32)
                            },
                        );
                        let (x, y) = if op == FloatOp::Sub {
                            (args[1], args[0])
                        } else {
                            (args[0], args[1])
                        };
                        self.emit(native(FloatOp::Fma, kind, false), &[dst], &[x, unit, y]);
                        return Ok(());
                    }
                    FloatOp::Mul => {
                        let zero = if kind == Kind::Bf16 {
                            i64::from(i16::MIN)
                        } else {
                            i64::from(0x8000_8000_u32 as i32)
                        };
                        let zero = self.constant(class, zero);
                        self.emit(
                            native(FloatOp::Fma, kind, false),
                            &[dst],
                            &[args[0], args[1], zero],
                        );
                        return Ok(());
                    }
                    _ => {}
                }
            }
            Kind::F64 if matches!(op, FloatOp::MinNan | FloatOp::MaxNan) => {
                return self.minmax_nan_f64(op, dst, args[0], args[1]);
            }
            Kind::F32 if matches!(op, FloatOp::MinNan | FloatOp::MaxNan) && self.sm() < 80 => {
                return self.minmax_nan_f32(op, dst, args[0], args[1]);
            }
            _ => {}
        }
        let op = native(op, kind, self.ftz && kind == Kind::F32);
        self.emit(op, &[dst], &args);
        Ok(())
    }

    /// Without a native instruction: each half through `float`.
    fn float_through_f32(
        &mut self,
        op: FloatOp,
        kind: Kind,
        elem: Type,
        dst: VReg,
        args: &[Piece],
    ) -> Lowered {
        if matches!(kind, Kind::F16x2 | Kind::Bf16x2) {
            let half = if kind == Kind::F16x2 { Kind::F16 } else { Kind::Bf16 };
            let mut halves: Vec<[Piece; 2]> = Vec::new();
            for &arg in args {
                halves.push(self.unpack_pair(arg));
            }
            let mut results = [Piece::Undef; 2];
            for (n, result) in results.iter_mut().enumerate() {
                let part = self.vreg(B16);
                let args: SmallVec<[Piece; 8]> = halves.iter().map(|h| h[n]).collect();
                self.float_piece(op, half, elem, part, &args)?;
                *result = Piece::Reg(part);
            }
            self.emit(Op::PackB32, &[dst], &results);
            return Ok(());
        }
        let mut wide: SmallVec<[Piece; 8]> = SmallVec::new();
        for &arg in args {
            let arg = self.reg(arg, B16);
            wide.push(self.half_to_float(arg, elem)?);
        }
        let result = self.vreg(B32);
        // No denormal of a 16-bit float is one of `float`, except bfloat's: those must not be flushed.
        let ftz = std::mem::replace(&mut self.ftz, false);
        let done = self.float_piece(op, Kind::F32, Type::FLOAT, result, &wide);
        self.ftz = ftz;
        done?;
        self.convert_float(dst, Piece::Reg(result), Type::FLOAT, elem)
    }

    fn minmax_nan_f64(&mut self, op: FloatOp, dst: VReg, x: Piece, y: Piece) -> Lowered {
        let op = if op == FloatOp::MinNan { Op::MinF64 } else { Op::MaxF64 };
        let plain = self.value(op, B64, &[x, y]);
        let nan = self.vreg(PRED);
        self.compare_floats(Ty::F64, FloatCc::Uno, nan, x, y)?;
        self.emit(
            Op::SelpB64,
            &[dst],
            &[Piece::Imm(0x7ff8_0000_0000_0000), plain, Piece::Reg(nan)],
        );
        Ok(())
    }

    fn minmax_nan_f32(&mut self, op: FloatOp, dst: VReg, x: Piece, y: Piece) -> Lowered {
        let op = native(
            if op == FloatOp::MinNan { FloatOp::Min } else { FloatOp::Max },
            Kind::F32,
            self.ftz,
        );
        let plain = self.value(op, B32, &[x, y]);
        let nan = self.vreg(PRED);
        self.compare_floats(Ty::F32, FloatCc::Uno, nan, x, y)?;
        self.emit(Op::SelpB32, &[dst], &[Piece::Imm(0x7fc0_0000), plain, Piece::Reg(nan)]);
        Ok(())
    }

    pub(super) fn float_negate(&mut self, dst: Option<Local>, value: Value) -> Lowered {
        let Some(inst) = dst.and_then(|l| self.body.def_inst(l.into())) else { return Ok(()) };
        let kind = self.cx.types.scalar(self.ty(value)).float_kind();
        if matches!(kind, Some(FloatKind::Half | FloatKind::BFloat)) {
            // The bit, whatever else it is.
            return self.flip_signs(inst, value, true);
        }
        self.float_op(inst, FloatOp::Neg, &[value])
    }

    /// Flips (or clears) the sign bits of 16-bit floats.
    pub(super) fn flip_signs(&mut self, inst: Inst, value: Value, flip: bool) -> Lowered {
        let pieces = self.pieces(value)?;
        let dsts = self.dsts(inst)?;
        for (n, &dst) in dsts.iter().enumerate() {
            let piece = self.at(pieces, n);
            let class = self.func.vreg_class(dst).unwrap_or(B32);
            let source = self.source(piece, class);
            let (op, mask) = match (class == B16, flip) {
                (true, true) => (Op::XorB16, i64::from(i16::MIN)),
                (true, false) => (Op::AndB16, 0x7fff),
                (false, true) => (Op::XorB32, i64::from(0x8000_8000_u32 as i32)),
                (false, false) => (Op::AndB32, 0x7fff_7fff),
            };
            self.emit(op, &[dst], &[source, Piece::Imm(mask)]);
        }
        Ok(())
    }

    pub(super) fn float_binary(
        &mut self,
        inst: Inst,
        op: BinaryOp,
        fast: FastMath,
        args: [Value; 2],
    ) -> Lowered {
        match op {
            BinaryOp::FAdd => {
                if self.fuse(inst, fast, args, false)? {
                    return Ok(());
                }
                self.float_op(inst, FloatOp::Add, &args)
            }
            BinaryOp::FSub => {
                if self.fuse(inst, fast, args, true)? {
                    return Ok(());
                }
                self.float_op(inst, FloatOp::Sub, &args)
            }
            BinaryOp::FMul => self.float_op(inst, FloatOp::Mul, &args),
            BinaryOp::FDiv => self.float_div(inst, fast, args),
            _ => self.float_rem(inst, fast, args),
        }
    }

    /// A sum whose operand is a product, as one `fma`.
    fn fuse(
        &mut self,
        inst: Inst,
        fast: FastMath,
        args: [Value; 2],
        subtract: bool,
    ) -> Lowered<bool> {
        let product = |s: &Self, v: Value| match s.def(v) {
            Some(InstKind::Binary { op: BinaryOp::FMul, fast_math, args, .. })
                if s.may_contract(fast, *fast_math) =>
            {
                Some(*args)
            }
            _ => None,
        };
        let (left, right) = (product(self, args[0]), product(self, args[1]));
        // Of two products, the one that is not needed otherwise.
        let use_left = match (left, right) {
            (None, None) => return Ok(false),
            (Some(_), None) => true,
            (None, Some(_)) => false,
            (Some(_), Some(_)) => self.used_once(args[0]) || !self.used_once(args[1]),
        };
        let ([x, y], sum) =
            if use_left { (left.expect("seen"), args[1]) } else { (right.expect("seen"), args[0]) };
        if !subtract {
            self.float_op(inst, FloatOp::Fma, &[x, y, sum])?;
            return Ok(true);
        }
        // x*y - z is fma(x, y, -z); z - x*y is fma(-x, y, z).
        let local = self.body.result(inst).expect("a result");
        let ty = self.body.locals[local].ty;
        let elem = self.cx.types.scalar(ty);
        let shape = self.shape(ty)?;
        let dsts = self.dsts(inst)?;
        let (px, py, pz) = (self.pieces(x)?, self.pieces(y)?, self.pieces(sum)?);
        for (n, &dst) in dsts.iter().enumerate() {
            let kind = shape.pieces[n].kind;
            let (mut a, b, mut c) = (self.at(px, n), self.at(py, n), self.at(pz, n));
            let negated = if use_left { &mut c } else { &mut a };
            *negated = self.negated(kind, *negated);
            self.float_piece(FloatOp::Fma, kind, elem, dst, &[a, b, c])?;
        }
        Ok(true)
    }

    /// A piece with its sign (or signs) flipped.
    pub(crate) fn negated(&mut self, kind: Kind, piece: Piece) -> Piece {
        match (kind, piece) {
            (_, Piece::Undef) => piece,
            (Kind::F32, Piece::Imm(n)) => Piece::Imm(n ^ 0x8000_0000),
            (Kind::F64, Piece::Imm(n)) => Piece::Imm(n ^ i64::MIN),
            (Kind::F32, p) => self.value(Op::NegF32, B32, &[p]),
            (Kind::F64, p) => self.value(Op::NegF64, B64, &[p]),
            (Kind::F16 | Kind::Bf16, p) => {
                self.value(Op::XorB16, B16, &[p, Piece::Imm(i64::from(i16::MIN))])
            }
            (_, p) => {
                self.value(Op::XorB32, B32, &[p, Piece::Imm(i64::from(0x8000_8000_u32 as i32))])
            }
        }
    }

    pub(super) fn fcmp(&mut self, inst: Inst, cc: FloatCc, args: [Value; 2]) -> Lowered {
        let elem = self.cx.types.scalar(self.ty(args[0]));
        self.by_lanes(inst, &args, |s, dst, a| {
            let (x, y) = (s.arg(a[0])?, s.arg(a[1])?);
            s.fcmp_scalar(cc, elem, dst, x, y)
        })
    }

    /// Compares two floats of a format.
    pub(crate) fn fcmp_scalar(
        &mut self,
        cc: FloatCc,
        elem: Type,
        dst: VReg,
        x: Piece,
        y: Piece,
    ) -> Lowered {
        match cc {
            FloatCc::False => {
                self.emit(Op::MovPred, &[dst], &[Piece::Imm(0)]);
                return Ok(());
            }
            FloatCc::True => {
                self.emit(Op::MovPred, &[dst], &[Piece::Imm(1)]);
                return Ok(());
            }
            _ => {}
        }
        match elem.float_kind() {
            Some(FloatKind::Float) => self.compare_floats(Ty::F32, cc, dst, x, y),
            Some(FloatKind::Double) => self.compare_floats(Ty::F64, cc, dst, x, y),
            Some(FloatKind::Half) if self.sm() >= 53 => {
                let (x, y) = (self.reg(x, B16), self.reg(y, B16));
                self.compare_floats(Ty::F16, cc, dst, x, y)
            }
            Some(FloatKind::Half | FloatKind::BFloat) => {
                let (x, y) = (self.reg(x, B16), self.reg(y, B16));
                if elem == Type::BFLOAT && self.sm() >= 90 && self.can_use(78) {
                    self.require(78, "comparison of 'bfloat'")?;
                    return self.compare_floats(Ty::Bf16, cc, dst, x, y);
                }
                let (x, y) = (self.half_to_float(x, elem)?, self.half_to_float(y, elem)?);
                let ftz = std::mem::replace(&mut self.ftz, false);
                let done = self.compare_floats(Ty::F32, cc, dst, x, y);
                self.ftz = ftz;
                done
            }
            _ => Err(Diagnostic::unsupported(format!(
                "comparison of '{}'",
                self.cx.types.display(elem)
            ))),
        }
    }

    /// Emits a float comparison.
    pub(crate) fn compare_floats(
        &mut self,
        ty: Ty,
        cc: FloatCc,
        dst: VReg,
        x: Piece,
        y: Piece,
    ) -> Lowered {
        let op = match ty {
            Ty::F32 if self.ftz => Op::SetpF32Ftz,
            Ty::F32 => Op::SetpF32,
            Ty::F64 => Op::SetpF64,
            Ty::F16 => Op::SetpF16,
            _ => Op::SetpBf16,
        };
        let (cc, x, y) = if matches!(x, Piece::Imm(_)) && !matches!(y, Piece::Imm(_)) {
            (cc.swapped(), y, x)
        } else {
            (cc, x, y)
        };
        self.emit_operands(
            op,
            &[
                Operand::Reg(RegOperand::def(dst)),
                Operand::Cond(cond(cc)),
                Self::operand(x),
                Self::operand(y),
            ],
        );
        Ok(())
    }
}

/// Functions of floats.
impl Isel<'_> {
    /// `sqrt`, and the approximations that `afn` allows.
    pub(super) fn float_function(
        &mut self,
        inst: Inst,
        function: Intrinsic,
        fast: FastMath,
        value: Value,
    ) -> Lowered {
        let elem = self.cx.types.scalar(self.ty(value));
        self.by_lanes(inst, &[value], |s, dst, a| {
            let piece = s.arg(a[0])?;
            s.float_function_scalar(function, fast, elem, dst, piece)
        })
    }

    fn float_function_scalar(
        &mut self,
        function: Intrinsic,
        fast: FastMath,
        elem: Type,
        dst: VReg,
        x: Piece,
    ) -> Lowered {
        let no = |s: &Self| {
            Err(Diagnostic::unsupported(format!(
                "the function {} of '{}' without a library",
                function_name(function),
                s.cx.types.display(elem)
            ))
            .with_note("link libdevice's IR, or allow approximation with the flag 'afn'"))
        };
        match elem.float_kind() {
            Some(FloatKind::Float) => {
                let pick = |plain, flush| if self.ftz { flush } else { plain };
                let afn = fast.contains(FastMath::AFN);
                let op = match function {
                    Intrinsic::Sqrt if self.approximate_sqrt(fast) => {
                        pick(Op::SqrtApproxF32, Op::SqrtApproxF32Ftz)
                    }
                    Intrinsic::Sqrt => pick(Op::SqrtRnF32, Op::SqrtRnF32Ftz),
                    Intrinsic::Sin if afn => pick(Op::SinApproxF32, Op::SinApproxF32Ftz),
                    Intrinsic::Cos if afn => pick(Op::CosApproxF32, Op::CosApproxF32Ftz),
                    Intrinsic::Exp2 => pick(Op::Ex2ApproxF32, Op::Ex2ApproxF32Ftz),
                    Intrinsic::Log2 if afn => pick(Op::Lg2ApproxF32, Op::Lg2ApproxF32Ftz),
                    Intrinsic::TanH if afn => {
                        self.require(70, "tanh.approx")?;
                        Op::TanhApproxF32
                    }
                    _ => return no(self),
                };
                self.emit(op, &[dst], &[x]);
                Ok(())
            }
            Some(FloatKind::Double) if function == Intrinsic::Sqrt => {
                self.emit(Op::SqrtRnF64, &[dst], &[x]);
                Ok(())
            }
            Some(FloatKind::Half | FloatKind::BFloat) => {
                let x = self.reg(x, B16);
                let wide = self.half_to_float(x, elem)?;
                let result = self.vreg(B32);
                self.float_function_scalar(function, fast, Type::FLOAT, result, wide)?;
                self.convert_float(dst, Piece::Reg(result), Type::FLOAT, elem)
            }
            _ => no(self),
        }
    }

    /// Rounding to an integer in the same format.
    pub(super) fn round_to_int(&mut self, inst: Inst, round: Round, value: Value) -> Lowered {
        let elem = self.cx.types.scalar(self.ty(value));
        self.by_lanes(inst, &[value], |s, dst, a| {
            let x = s.arg(a[0])?;
            s.round_scalar(round, elem, dst, x)
        })
    }

    /// Rounding to an integer of one float.
    pub(crate) fn round_scalar(
        &mut self,
        round: Round,
        elem: Type,
        dst: VReg,
        x: Piece,
    ) -> Lowered {
        match elem.float_kind() {
            Some(FloatKind::Float) => {
                let x = self.reg(x, B32);
                self.cvt(CvtMods::new(Ty::F32, Ty::F32).round(round).ftz(self.ftz), dst, x);
            }
            Some(FloatKind::Double) => {
                let x = self.reg(x, B64);
                self.cvt(CvtMods::new(Ty::F64, Ty::F64).round(round), dst, x);
            }
            Some(FloatKind::Half) => {
                let x = self.reg(x, B16);
                self.cvt(CvtMods::new(Ty::F16, Ty::F16).round(round), dst, x);
            }
            Some(FloatKind::BFloat) => {
                let x = self.reg(x, B16);
                let wide = self.half_to_float(x, elem)?;
                let result = self.vreg(B32);
                self.cvt(CvtMods::new(Ty::F32, Ty::F32).round(round), result, wide);
                self.convert_float(dst, Piece::Reg(result), Type::FLOAT, elem)?;
            }
            _ => {
                return Err(Diagnostic::unsupported(format!(
                    "rounding of '{}'",
                    self.cx.types.display(elem)
                )));
            }
        }
        Ok(())
    }

    /// `round`: to the nearest integer, halves away from zero.
    pub(super) fn round_away(&mut self, inst: Inst, value: Value) -> Lowered {
        let elem = self.cx.types.scalar(self.ty(value));
        self.by_lanes(inst, &[value], |s, dst, a| {
            let x = s.arg(a[0])?;
            s.round_away_scalar(elem, dst, x)
        })
    }

    pub(super) fn round_away_scalar(&mut self, elem: Type, dst: VReg, x: Piece) -> Lowered {
        let kind = elem.float_kind();
        if matches!(kind, Some(FloatKind::Half | FloatKind::BFloat)) {
            let x = self.reg(x, B16);
            let wide = self.half_to_float(x, elem)?;
            let result = self.vreg(B32);
            self.round_away_scalar(Type::FLOAT, result, wide)?;
            return self.convert_float(dst, Piece::Reg(result), Type::FLOAT, elem);
        }
        let double = match kind {
            Some(FloatKind::Float) => false,
            Some(FloatKind::Double) => true,
            _ => return Err(Diagnostic::unsupported("'round' of this format")),
        };
        // trunc(|x| + 1/2) with x's sign; |x| below 1/2 is cut off before the sum can round up, and
        // numbers without a fraction are themselves.
        let class = class_of_bits(if double { 64 } else { 32 });
        let x = self.reg(x, class);
        let (ty, half, large) = if double {
            (Ty::F64, 0x3fe0_0000_0000_0000, 0x4330_0000_0000_0000)
        } else {
            (Ty::F32, 0x3f00_0000, 0x4b00_0000)
        };
        let magnitude = self.value(if double { Op::AbsF64 } else { Op::AbsF32 }, class, &[x]);
        let sum = self.value(
            if double { Op::AddF64 } else { Op::AddF32 },
            class,
            &[magnitude, Piece::Imm(half)],
        );
        let whole = self.vreg(class);
        self.cvt(CvtMods::new(ty, ty).round(Round::Rzi), whole, sum);
        let (small, exact) = (self.vreg(PRED), self.vreg(PRED));
        let ftz = std::mem::replace(&mut self.ftz, false);
        self.compare_floats(ty, FloatCc::Olt, small, magnitude, Piece::Imm(half))?;
        self.compare_floats(ty, FloatCc::Ogt, exact, magnitude, Piece::Imm(large))?;
        self.ftz = ftz;
        let selp = super::selp(class);
        let whole = self.value(selp, class, &[Piece::Imm(0), Piece::Reg(whole), Piece::Reg(small)]);
        let signed = self.vreg(class);
        self.copy_sign(double, signed, whole, x);
        self.emit(selp, &[dst], &[x, Piece::Reg(signed), Piece::Reg(exact)]);
        Ok(())
    }

    /// The first operand with the sign of the second.
    pub(crate) fn copy_sign(&mut self, double: bool, dst: VReg, magnitude: Piece, sign: Piece) {
        // PTX's copysign takes the sign first.
        let op = if double { Op::CopysignF64 } else { Op::CopysignF32 };
        self.emit(op, &[dst], &[sign, magnitude]);
    }
}

fn function_name(function: Intrinsic) -> &'static str {
    match function {
        Intrinsic::Sqrt => "sqrt",
        Intrinsic::Sin => "sin",
        Intrinsic::Cos => "cos",
        Intrinsic::SinCos => "sincos",
        Intrinsic::Tan => "tan",
        Intrinsic::TanH => "tanh",
        Intrinsic::Exp => "exp",
        Intrinsic::Exp2 => "exp2",
        Intrinsic::Exp10 => "exp10",
        Intrinsic::Log => "log",
        Intrinsic::Log2 => "log2",
        Intrinsic::Log10 => "log10",
        Intrinsic::Pow => "pow",
        Intrinsic::PowI => "powi",
        _ => "asked for",
    }
}
