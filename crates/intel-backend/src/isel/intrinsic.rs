//! Functions of single values: LLVM's intrinsics, and what OpenCL's built-in functions come down to.

use ir::diagnostic::Diagnostic;
use ir::ssa::{BinaryOp, Inst, IntCc, Intrinsic, Type, Value};
use smallvec::SmallVec;
use transform::divergent::uniformity::Origin;

use super::combine::funnel_mask;
use super::piece::{Piece, int};
use super::{Pieces, Select, Selected};
use crate::target::device::Generation;
use crate::target::eu::{Cmod, MathFn, Op, RegSrc, Src, Type as Eu};

/// A function of scalars, applied to vectors element by element.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum ScalarFunction {
    /// The smaller or larger of two integers.
    IntExtreme {
        signed: bool,
        larger: bool,
    },
    /// The smaller or larger of two floats; of a number and a NaN, the number.
    FloatExtreme {
        larger: bool,
    },
    /// The magnitude of an integer.
    Abs,
    /// A clamped sum or difference.
    Saturated {
        signed: bool,
        difference: bool,
    },
    /// The upper half of a product.
    MultiplyHigh {
        signed: bool,
    },
    /// The product of two numbers of 24 bits.
    Multiply24,
    CountOnes,
    LeadingZeros,
    TrailingZeros,
    ReverseBits,
    ReverseBytes,
    /// Two values in a row, shifted by a number modulo their width: the upper or the lower part.
    FunnelShift {
        left: bool,
    },
    /// The average, rounded down or up.
    Average {
        signed: bool,
        up: bool,
    },
    FloatAbs,
    CopySign,
    /// `a * b + c` rounded once.
    Fused,
    /// `a * b + c`, fused or not.
    MultiplyAdd,
    /// A rounding instruction.
    Round(Rounding),
    /// A function of the extended unit.
    Math(MathFn),
}

/// Rounding mode for rounding to integers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Rounding {
    Down,
    Up,
    Zero,
    Even,
}

impl Rounding {
    fn op(self) -> Op {
        match self {
            Self::Down => Op::Rndd,
            Self::Up => Op::Rndu,
            Self::Zero => Op::Rndz,
            Self::Even => Op::Rnde,
        }
    }
}

/// Source of the uniformity of a call's result.
pub(super) fn origin(intrinsic: Intrinsic) -> Origin {
    match intrinsic {
        Intrinsic::None | Intrinsic::Target | Intrinsic::Unknown => Origin::Divergent,
        Intrinsic::ReadCycleCounter | Intrinsic::ReadSteadyCounter => Origin::Divergent,
        _ => Origin::Operands,
    }
}

/// The function of an intrinsic.
fn function(intrinsic: Intrinsic) -> Option<ScalarFunction> {
    use ScalarFunction as F;
    Some(match intrinsic {
        Intrinsic::SMax => F::IntExtreme { signed: true, larger: true },
        Intrinsic::SMin => F::IntExtreme { signed: true, larger: false },
        Intrinsic::UMax => F::IntExtreme { signed: false, larger: true },
        Intrinsic::UMin => F::IntExtreme { signed: false, larger: false },
        Intrinsic::Abs => F::Abs,
        Intrinsic::SAddSat => F::Saturated { signed: true, difference: false },
        Intrinsic::UAddSat => F::Saturated { signed: false, difference: false },
        Intrinsic::SSubSat => F::Saturated { signed: true, difference: true },
        Intrinsic::USubSat => F::Saturated { signed: false, difference: true },
        Intrinsic::BSwap => F::ReverseBytes,
        Intrinsic::BitReverse => F::ReverseBits,
        Intrinsic::CtPop => F::CountOnes,
        Intrinsic::CtLz => F::LeadingZeros,
        Intrinsic::CtTz => F::TrailingZeros,
        Intrinsic::FShl => F::FunnelShift { left: true },
        Intrinsic::FShr => F::FunnelShift { left: false },
        Intrinsic::FAbs => F::FloatAbs,
        Intrinsic::CopySign => F::CopySign,
        Intrinsic::Fma => F::Fused,
        Intrinsic::FMulAdd => F::MultiplyAdd,
        Intrinsic::Sqrt => F::Math(MathFn::Sqrt),
        Intrinsic::MinNum | Intrinsic::MinimumNum => F::FloatExtreme { larger: false },
        Intrinsic::MaxNum | Intrinsic::MaximumNum => F::FloatExtreme { larger: true },
        Intrinsic::Floor => F::Round(Rounding::Down),
        Intrinsic::Ceil => F::Round(Rounding::Up),
        Intrinsic::Trunc => F::Round(Rounding::Zero),
        Intrinsic::RInt | Intrinsic::NearbyInt | Intrinsic::RoundEven => F::Round(Rounding::Even),
        Intrinsic::Exp2 => F::Math(MathFn::Exp),
        Intrinsic::Log2 => F::Math(MathFn::Log),
        _ => return None,
    })
}

/// Operation that joins two elements of a reduction.
#[derive(Clone, Copy, Debug)]
enum Step {
    Int(BinaryOp),
    Float(Op),
    Apply(ScalarFunction),
}

/// The step of a reduction.
fn reduction(intrinsic: Intrinsic) -> Option<Step> {
    Some(match intrinsic {
        Intrinsic::ReduceAdd => Step::Int(BinaryOp::Add),
        Intrinsic::ReduceMul => Step::Int(BinaryOp::Mul),
        Intrinsic::ReduceAnd => Step::Int(BinaryOp::And),
        Intrinsic::ReduceOr => Step::Int(BinaryOp::Or),
        Intrinsic::ReduceXor => Step::Int(BinaryOp::Xor),
        Intrinsic::ReduceFAdd => Step::Float(Op::Add),
        Intrinsic::ReduceFMul => Step::Float(Op::Mul),
        Intrinsic::ReduceSMax => {
            Step::Apply(ScalarFunction::IntExtreme { signed: true, larger: true })
        }
        Intrinsic::ReduceSMin => {
            Step::Apply(ScalarFunction::IntExtreme { signed: true, larger: false })
        }
        Intrinsic::ReduceUMax => {
            Step::Apply(ScalarFunction::IntExtreme { signed: false, larger: true })
        }
        Intrinsic::ReduceUMin => {
            Step::Apply(ScalarFunction::IntExtreme { signed: false, larger: false })
        }
        Intrinsic::ReduceFMax => Step::Apply(ScalarFunction::FloatExtreme { larger: true }),
        Intrinsic::ReduceFMin => Step::Apply(ScalarFunction::FloatExtreme { larger: false }),
        _ => return None,
    })
}

impl Select<'_> {
    /// A call of an intrinsic.
    pub(super) fn intrinsic(
        &mut self,
        inst: Inst,
        intrinsic: Intrinsic,
        args: &[Value],
    ) -> Selected {
        match intrinsic {
            Intrinsic::Assume
            | Intrinsic::LifetimeStart
            | Intrinsic::LifetimeEnd
            | Intrinsic::NoAliasScopeDecl
            | Intrinsic::SideEffect
            | Intrinsic::DoNothing
            | Intrinsic::FakeUse
            | Intrinsic::Prefetch
            | Intrinsic::InvariantEnd
            | Intrinsic::PseudoProbe
            | Intrinsic::DbgValue
            | Intrinsic::DbgDeclare
            | Intrinsic::DbgLabel
            | Intrinsic::DbgAssign => return Ok(()),
            Intrinsic::Expect
            | Intrinsic::ExpectWithProbability
            | Intrinsic::SsaCopy
            | Intrinsic::ArithmeticFence => {
                if let Some(&value) = args.first() {
                    let pieces = self.pieces(value)?;
                    self.set(inst, pieces);
                }
                return Ok(());
            }
            _ => {}
        }
        if let Some(step) = reduction(intrinsic) {
            return self.reduce(inst, step, args);
        }
        if let (Intrinsic::FpToSiSat | Intrinsic::FpToUiSat, &[value]) = (intrinsic, args) {
            return self.saturating_conversion(inst, intrinsic == Intrinsic::FpToSiSat, value);
        }
        let Some(function) = function(intrinsic) else {
            let name = intrinsic.base_name().unwrap_or("?");
            return Err(Diagnostic::unsupported(format!("the intrinsic 'llvm.{name}'")));
        };
        // The argument after the values says which results are undefined.
        let count = match intrinsic {
            Intrinsic::Abs | Intrinsic::CtLz | Intrinsic::CtTz => 1,
            _ => args.len(),
        };
        self.apply_all(inst, function, &args[..count.min(args.len())])
    }

    /// Floats of 32 bits towards zero to integers of up to 32, at the end of the range if they are beyond it: the hardware clamps to
    /// doublewords, and makes nothing of what is no number. Others are arithmetic before (`expand-intrinsics`).
    fn saturating_conversion(&mut self, inst: Inst, signed: bool, value: Value) -> Selected {
        let scalar = self.is_scalar(inst);
        let from = self.cx.types.scalar(self.ty(value));
        let bits = self.bits(self.cx.types.scalar(self.result_type(inst)));
        if from != Type::FLOAT || !matches!(bits, 8 | 16 | 32) {
            return Err(Diagnostic::unsupported("this conversion"));
        }
        let mut found = Pieces::new();
        for piece in self.pieces(value)? {
            let ty = int(32, signed);
            let whole = self.convert(ty, Eu::F, piece, scalar);
            found.push(if bits == 32 {
                whole
            } else {
                let most = (1u64 << (bits - u32::from(signed))) - 1;
                let low = self.extreme(Cmod::Lt, ty, [whole, Piece::Imm(most)], scalar);
                match signed {
                    true => {
                        let least = Piece::Imm(!most & u64::from(u32::MAX));
                        self.extreme(Cmod::Ge, ty, [low, least], scalar)
                    }
                    false => low,
                }
            });
        }
        self.set(inst, found);
        Ok(())
    }

    /// A reduction of a vector, from the first element to the last; of floats from a first value on.
    fn reduce(&mut self, inst: Inst, step: Step, args: &[Value]) -> Selected {
        let scalar = self.is_scalar(inst);
        let ty = self.result_type(inst);
        let mut found: Option<Piece> = None;
        for &arg in args {
            for piece in self.pieces(arg)? {
                found = Some(match (found, step) {
                    (None, _) => piece,
                    (Some(sum), Step::Int(op)) => self.int_op(op, ty, [sum, piece], scalar)?,
                    (Some(sum), Step::Float(op)) => {
                        let own = self.float_type(ty)?;
                        self.compute(op, own, own, &[sum, piece], scalar)
                    }
                    (Some(sum), Step::Apply(function)) => {
                        self.apply(function, ty, &[sum, piece], scalar)?
                    }
                });
            }
        }
        self.set(inst, found.into_iter().collect());
        Ok(())
    }

    /// A function of each element of some values. A scalar goes with every element.
    pub(super) fn apply_all(
        &mut self,
        inst: Inst,
        function: ScalarFunction,
        args: &[Value],
    ) -> Selected {
        let scalar = self.is_scalar(inst);
        let mut lists: Vec<Pieces> = Vec::new();
        for &arg in args {
            lists.push(self.pieces(arg)?);
        }
        if lists.iter().any(SmallVec::is_empty) {
            return Err(Diagnostic::unsupported("a function of nothing"));
        }
        let mut found = Pieces::new();
        for (lane, ty) in self.scalar_types(self.result_type(inst))?.into_iter().enumerate() {
            let operands: SmallVec<[Piece; 4]> =
                lists.iter().map(|list| list[lane.min(list.len() - 1)]).collect();
            found.push(self.apply(function, ty, &operands, scalar)?);
        }
        self.set(inst, found);
        Ok(())
    }

    /// A function of scalars of a type.
    pub(super) fn apply(
        &mut self,
        function: ScalarFunction,
        ty: Type,
        args: &[Piece],
        scalar: bool,
    ) -> Selected<Piece> {
        if ty.is_float() {
            self.apply_float(function, ty, args, scalar)
        } else {
            self.apply_int(function, ty, args, scalar)
        }
    }

    fn apply_int(
        &mut self,
        function: ScalarFunction,
        ty: Type,
        args: &[Piece],
        scalar: bool,
    ) -> Selected<Piece> {
        let bits = self.bits(ty);
        if !matches!(bits, 8 | 16 | 32 | 64) {
            return self.apply_odd(function, bits, args, scalar);
        }
        Ok(match (function, args) {
            (ScalarFunction::IntExtreme { signed, larger }, &[a, b]) => {
                let cmod = if larger { Cmod::Ge } else { Cmod::Lt };
                self.extreme(cmod, int(bits, signed), [a, b], scalar)
            }
            (ScalarFunction::Abs, &[a]) => {
                let own = int(bits, true);
                // Of the least number the magnitude is itself, in its own width.
                self.magnitude(int(bits.max(32), true), own, a, scalar)
            }
            (ScalarFunction::Saturated { signed, difference }, &[a, b]) => {
                self.saturated(bits, signed, difference, [a, b], scalar)?
            }
            (ScalarFunction::MultiplyHigh { signed }, &[a, b]) => {
                self.multiply_high(bits, signed, [a, b], scalar)?
            }
            (ScalarFunction::Multiply24, &[a, b]) => {
                self.compute(Op::Mul, Eu::D, Eu::D, &[a, b], scalar)
            }
            (ScalarFunction::Average { signed, up }, &[a, b]) => {
                self.average(bits, signed, up, [a, b], scalar)?
            }
            (ScalarFunction::CountOnes, &[a]) => self.count_bits(bits, a, scalar),
            (ScalarFunction::LeadingZeros, &[a]) => self.leading_zeros(bits, a, scalar),
            (ScalarFunction::TrailingZeros, &[a]) => self.trailing_zeros(bits, a, scalar),
            (ScalarFunction::ReverseBits, &[a]) => self.reverse_bits(bits, a, scalar),
            (ScalarFunction::ReverseBytes, &[a]) => {
                let parts: SmallVec<[Piece; 4]> =
                    (0..bits / 8).rev().map(|byte| self.extract_bits(a, byte, 8, scalar)).collect();
                self.pack_bits(&parts, 8, bits.max(32), scalar)
            }
            (ScalarFunction::FunnelShift { left }, &[a, b, amount]) => {
                self.funnel_shift(ty, left, [a, b, amount], scalar)?
            }
            _ => return Err(Diagnostic::unsupported("this function of integers")),
        })
    }

    /// A function of integers of a width that no region reads: that of wider ones.
    fn apply_odd(
        &mut self,
        function: ScalarFunction,
        bits: u32,
        args: &[Piece],
        scalar: bool,
    ) -> Selected<Piece> {
        let signed = match function {
            ScalarFunction::IntExtreme { signed, .. } => signed,
            ScalarFunction::Abs => true,
            ScalarFunction::CountOnes
            | ScalarFunction::LeadingZeros
            | ScalarFunction::TrailingZeros
            | ScalarFunction::ReverseBits => false,
            _ => return Err(Diagnostic::unsupported(format!("this function of {bits} bits"))),
        };
        if bits == 1 {
            return Err(Diagnostic::unsupported("this function of truth values"));
        }
        let wide = if bits > 32 { 64 } else { 32 };
        let above = u64::from(wide - bits);
        let args: SmallVec<[Piece; 4]> = args
            .iter()
            .map(|&piece| match function {
                // A one bit above the highest bit.
                ScalarFunction::TrailingZeros => {
                    let end = Piece::Imm(1 << bits);
                    self.logic(Op::Or, int(wide, false), [piece, end], scalar)
                }
                _ => self.standard(bits, signed, piece, scalar).0,
            })
            .collect();
        let found = self.apply_int(function, Type::int(wide), &args, scalar)?;
        Ok(match function {
            ScalarFunction::LeadingZeros => {
                self.subtract(int(wide, true), [found, Piece::Imm(above)], scalar)
            }
            ScalarFunction::ReverseBits => {
                let ty = int(wide, false);
                self.shift(Op::Shr, ty, ty, [found, Piece::Imm(above)], scalar)
            }
            _ => found,
        })
    }

    fn apply_float(
        &mut self,
        function: ScalarFunction,
        ty: Type,
        args: &[Piece],
        scalar: bool,
    ) -> Selected<Piece> {
        let own = self.float_type(ty)?;
        Ok(match (function, args) {
            (ScalarFunction::FloatExtreme { larger }, &[a, b]) => {
                let cmod = if larger { Cmod::Ge } else { Cmod::Lt };
                self.extreme(cmod, own, [a, b], scalar)
            }
            (ScalarFunction::FloatAbs, &[a]) => self.magnitude(own, own, a, scalar),
            (ScalarFunction::CopySign, &[a, b]) => self.copy_sign(own, [a, b], scalar),
            (ScalarFunction::Fused, &[a, b, c]) => self.mad(own, [c, a, b], [false; 2], scalar)?,
            (ScalarFunction::MultiplyAdd, &[a, b, c]) if own == Eu::HF => {
                let product = self.compute(Op::Mul, own, own, &[a, b], scalar);
                self.compute(Op::Add, own, own, &[product, c], scalar)
            }
            (ScalarFunction::MultiplyAdd, &[a, b, c]) => {
                self.mad(own, [c, a, b], [false; 2], scalar)?
            }
            (ScalarFunction::Round(rounding), &[a]) => self.round(rounding, own, a, scalar)?,
            (ScalarFunction::Math(function), args) => {
                self.extended_unit(function, own, args, scalar)?
            }
            _ => return Err(Diagnostic::unsupported("this function of floats")),
        })
    }

    /// Rounding to integers, of floats of 32 bits; half floats go through them.
    fn round(&mut self, rounding: Rounding, ty: Eu, piece: Piece, scalar: bool) -> Selected<Piece> {
        match ty {
            Eu::F | Eu::DF => Ok(self.compute(rounding.op(), ty, ty, &[piece], scalar)),
            _ => {
                let wide = self.convert(Eu::F, ty, piece, scalar);
                let rounded = self.compute(rounding.op(), Eu::F, Eu::F, &[wide], scalar);
                Ok(self.convert(ty, Eu::F, rounded, scalar))
            }
        }
    }

    fn magnitude(&mut self, dst: Eu, ty: Eu, piece: Piece, scalar: bool) -> Piece {
        let src = match self.src(piece, ty, scalar) {
            Src::Imm(imm) => self.in_register(imm),
            src @ Src::Reg(_) => src,
        };
        let Src::Reg(reg) = src else { return piece };
        self.compute_of(Op::Mov, dst, &[Src::Reg(RegSrc { abs: true, ..reg })], scalar)
    }

    fn copy_sign(&mut self, ty: Eu, [a, b]: [Piece; 2], scalar: bool) -> Piece {
        let own = ty.as_bits();
        let sign = 1u64 << (ty.bytes() * 8 - 1);
        let all = if ty.bytes() == 8 { u64::MAX } else { (1 << (ty.bytes() * 8)) - 1 };
        let logic = if ty.bytes() == 8 { own } else { Eu::UD };
        let mask = |select: &mut Self, piece, bits| {
            select.compute(Op::And, logic, own, &[piece, Piece::Imm(bits)], scalar)
        };
        let number = mask(self, a, all & !sign);
        let sign = mask(self, b, sign);
        self.compute(Op::Or, logic, logic, &[number, sign], scalar)
    }

    /// A clamped sum or difference, by the hardware's saturation.
    fn saturated(
        &mut self,
        bits: u32,
        signed: bool,
        difference: bool,
        [a, b]: [Piece; 2],
        scalar: bool,
    ) -> Selected<Piece> {
        if bits > 32 {
            return Err(Diagnostic::unsupported("saturation of 64 bits"));
        }
        let ty = int(bits, signed);
        if bits < 32 {
            // It fits into a doubleword, which a conversion clamps.
            let wide = Eu::D;
            let [a, b] = [a, b].map(|piece| self.convert(wide, ty, piece, scalar));
            let sum = if difference {
                self.subtract(wide, [a, b], scalar)
            } else {
                self.compute(Op::Add, wide, wide, &[a, b], scalar)
            };
            let (low, high) = if signed {
                ((-(1i64 << (bits - 1))) as u64 & 0xffff_ffff, (1u64 << (bits - 1)) - 1)
            } else {
                (0, (1u64 << bits) - 1)
            };
            let sum = self.extreme(Cmod::Lt, wide, [sum, Piece::Imm(high)], scalar);
            return Ok(self.extreme(Cmod::Ge, wide, [sum, Piece::Imm(low)], scalar));
        }
        let first = self.src(a, ty, scalar);
        let second =
            if difference { self.negated_register(b, ty, scalar) } else { self.src(b, ty, scalar) };
        let place = self.place(4, scalar);
        let control = self.control(scalar);
        let mut data = self.inst_data(Op::Add, control, place.dst(ty), &[first, second]);
        data.saturate = true;
        self.push(data);
        Ok(Piece::Reg(place))
    }

    /// A negated operand by its modifier, which has one bit more than the type.
    fn negated_register(&mut self, piece: Piece, ty: Eu, scalar: bool) -> Src {
        let src = match self.src(piece, ty, scalar) {
            Src::Imm(imm) => self.in_register(imm),
            src @ Src::Reg(_) => src,
        };
        match src {
            Src::Reg(reg) => Src::Reg(RegSrc { negate: true, ..reg }),
            src @ Src::Imm(_) => src,
        }
    }

    fn average(
        &mut self,
        bits: u32,
        signed: bool,
        up: bool,
        [a, b]: [Piece; 2],
        scalar: bool,
    ) -> Selected<Piece> {
        if bits > 32 {
            let ty = Type::I64;
            let differ = self.int_op(BinaryOp::Xor, ty, [a, b], scalar)?;
            let shift = if signed { BinaryOp::AShr } else { BinaryOp::LShr };
            let step = self.int_op(shift, ty, [differ, Piece::Imm(1)], scalar)?;
            let (logic, op) =
                if up { (BinaryOp::Or, BinaryOp::Sub) } else { (BinaryOp::And, BinaryOp::Add) };
            let first = self.int_op(logic, ty, [a, b], scalar)?;
            return self.int_op(op, ty, [first, step], scalar);
        }
        // (a & b) + ((a ^ b) >> 1), or (a | b) - ((a ^ b) >> 1), of the numbers extended.
        let (wide, own) = (int(32, signed), int(bits, signed));
        let [a, b] = [a, b]
            .map(|piece| if bits == 32 { piece } else { self.convert(wide, own, piece, scalar) });
        let logic = Eu::UD;
        let both = self.compute(if up { Op::Or } else { Op::And }, logic, logic, &[a, b], scalar);
        let differ = self.compute(Op::Xor, logic, logic, &[a, b], scalar);
        let op = if signed { Op::Asr } else { Op::Shr };
        let half = self.shift(op, wide, wide, [differ, Piece::Imm(1)], scalar);
        Ok(if up {
            self.subtract(Eu::D, [both, half], scalar)
        } else {
            self.compute(Op::Add, Eu::D, Eu::D, &[both, half], scalar)
        })
    }

    fn count_bits(&mut self, bits: u32, piece: Piece, scalar: bool) -> Piece {
        if bits > 32 {
            let halves = [piece, piece.part(4)]
                .map(|half| self.compute(Op::Cbit, Eu::UD, Eu::UD, &[half], scalar));
            let sum = self.compute(Op::Add, Eu::UD, Eu::UD, &halves, scalar);
            return self.extend(false, [32, 64], sum, scalar);
        }
        let whole = self.widened(bits, piece, scalar);
        self.compute(Op::Cbit, Eu::UD, Eu::UD, &[whole], scalar)
    }

    /// A narrow number with zeros above, as a doubleword.
    fn widened(&mut self, bits: u32, piece: Piece, scalar: bool) -> Piece {
        if bits == 32 { piece } else { self.convert(Eu::UD, int(bits, false), piece, scalar) }
    }

    fn leading_zeros(&mut self, bits: u32, piece: Piece, scalar: bool) -> Piece {
        let count = |select: &mut Self, piece: Piece| {
            select.compute(Op::Lzd, Eu::UD, Eu::UD, &[piece], scalar)
        };
        if bits > 32 {
            let upper = count(self, piece.part(4));
            let lower = count(self, piece);
            let further = self.compute(Op::Add, Eu::UD, Eu::UD, &[lower, Piece::Imm(32)], scalar);
            let flag = self.compare_ints(IntCc::Eq, 32, [piece.part(4), Piece::Imm(0)], scalar);
            let found = self.choose_by(flag, false, Eu::UD, [further, upper], scalar);
            return self.extend(false, [32, 64], found, scalar);
        }
        let whole = self.widened(bits, piece, scalar);
        let found = count(self, whole);
        if bits == 32 {
            return found;
        }
        self.subtract(Eu::D, [found, Piece::Imm(u64::from(32 - bits))], scalar)
    }

    /// The number of zeros below; all of them if there is nothing else.
    fn trailing_zeros(&mut self, bits: u32, piece: Piece, scalar: bool) -> Piece {
        // `fbl` finds 0xffffffff in nothing.
        let first = |select: &mut Self, piece: Piece| {
            select.compute(Op::Fbl, Eu::UD, Eu::UD, &[piece], scalar)
        };
        if bits > 32 {
            let lower = first(self, piece);
            let upper = first(self, piece.part(4));
            let upper = self.extreme(Cmod::Lt, Eu::UD, [upper, Piece::Imm(32)], scalar);
            let further = self.compute(Op::Add, Eu::UD, Eu::UD, &[upper, Piece::Imm(32)], scalar);
            let found = self.extreme(Cmod::Lt, Eu::UD, [lower, further], scalar);
            return self.extend(false, [32, 64], found, scalar);
        }
        let found = first(self, piece);
        self.extreme(Cmod::Lt, Eu::UD, [found, Piece::Imm(u64::from(bits))], scalar)
    }

    fn reverse_bits(&mut self, bits: u32, piece: Piece, scalar: bool) -> Piece {
        let reverse = |select: &mut Self, piece: Piece| {
            select.compute(Op::Bfrev, Eu::UD, Eu::UD, &[piece], scalar)
        };
        if bits > 32 {
            let halves = [piece.part(4), piece].map(|half| reverse(self, half));
            return self.join_halves(halves, scalar);
        }
        let reversed = reverse(self, piece);
        if bits == 32 {
            return reversed;
        }
        let amount = Piece::Imm(u64::from(32 - bits));
        self.shift(Op::Shr, Eu::UD, Eu::UD, [reversed, amount], scalar)
    }

    /// Two shifts and an `or`; a rotation is one instruction from gen12 on. By an amount that is not known and may be zero, the
    /// second shift is by one and by what is left, so that nothing comes of it.
    fn funnel_shift(
        &mut self,
        ty: Type,
        left: bool,
        [a, b, amount]: [Piece; 3],
        scalar: bool,
    ) -> Selected<Piece> {
        let bits = self.bits(ty);
        if a == b && bits == 32 && self.device.generation >= Generation::Gen12p1 {
            let op = if left { Op::Rol } else { Op::Ror };
            return Ok(self.compute(op, Eu::UD, Eu::UD, &[a, amount], scalar));
        }
        if let Piece::Imm(amount) = amount {
            let amount = amount % u64::from(bits);
            if amount == 0 {
                return Ok(if left { a } else { b });
            }
            let rest = u64::from(bits) - amount;
            let (up, down) = if left { (amount, rest) } else { (rest, amount) };
            if bits == 32
                && let Some(mask) = funnel_mask(left, amount as u32)
                && self.held(mask).is_some()
            {
                let lower = self.int_op(BinaryOp::LShr, ty, [b, Piece::Imm(down)], scalar)?;
                let args = [Piece::Imm(mask.into()), a, lower];
                if let Some(srcs) = self.three(Eu::UD, args, 1, scalar) {
                    return Ok(self.compute_of(Op::Bfi2, Eu::UD, &srcs, scalar));
                }
            }
            let upper = self.int_op(BinaryOp::Shl, ty, [a, Piece::Imm(up)], scalar)?;
            let lower = self.int_op(BinaryOp::LShr, ty, [b, Piece::Imm(down)], scalar)?;
            return self.int_op(BinaryOp::Or, ty, [upper, lower], scalar);
        }
        let mask = Piece::Imm(u64::from(bits - 1));
        let low = self.compute(Op::And, Eu::UD, Eu::UD, &[amount, mask], scalar);
        let rest = self.compute(Op::Xor, Eu::UD, Eu::UD, &[low, mask], scalar);
        let one = Piece::Imm(1);
        let (first, second) = if left {
            let lower = self.int_op(BinaryOp::LShr, ty, [b, one], scalar)?;
            (
                self.int_op(BinaryOp::Shl, ty, [a, low], scalar)?,
                self.int_op(BinaryOp::LShr, ty, [lower, rest], scalar)?,
            )
        } else {
            let upper = self.int_op(BinaryOp::Shl, ty, [a, one], scalar)?;
            (
                self.int_op(BinaryOp::LShr, ty, [b, low], scalar)?,
                self.int_op(BinaryOp::Shl, ty, [upper, rest], scalar)?,
            )
        };
        self.int_op(BinaryOp::Or, ty, [first, second], scalar)
    }
}
