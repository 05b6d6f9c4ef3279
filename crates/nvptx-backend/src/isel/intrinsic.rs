//! LLVM's target-independent intrinsics.

use super::arith::register_bits;
use super::float::FloatOp;
use super::shape::{Kind, class_of_bits, scalar_piece};
use super::{Arg, Isel, Lowered, Piece};
use crate::modifiers::{CvtMods, Round, Ty};
use crate::table::{B16, B32, B64, Op, PRED};
use ir::diagnostic::Diagnostic;
use ir::machine::VReg;
use ir::ssa::{
    BinaryOp, Context, FastMath, FloatCc, FloatKind, Global, Inst, InstKind, IntCc, Intrinsic,
    Type, Value, sym,
};
use smallvec::SmallVec;

/// Whether a call may be left out if its result is not used.
pub fn is_pure(cx: &Context, callee: Value) -> bool {
    use Intrinsic::*;
    let Some(global) = cx.direct_callee(callee) else { return false };
    let Some(function) = cx.function(global) else { return false };
    match function.intrinsic {
        None => false,
        Target => {
            let effects = cx.attrs.memory_effects(function.attrs);
            !effects.may_read()
                && !effects.may_write()
                && !cx.attrs.has(function.attrs, sym::CONVERGENT)
        }
        Memcpy | MemcpyInline | Memmove | Memset | MemsetInline | StackSave | StackRestore
        | VaStart | VaEnd | VaCopy | MaskedLoad | MaskedStore | MaskedGather | MaskedScatter
        | Trap | DebugTrap | UbsanTrap | ReadCycleCounter | ReadSteadyCounter | ReadRegister
        | WriteRegister | ReadVolatileRegister | Prefetch | SetRounding | Unknown => false,
        _ => true,
    }
}

impl Isel<'_> {
    /// Selects a call of an intrinsic.
    pub(super) fn intrinsic(&mut self, inst: Inst, global: Global, which: Intrinsic) -> Lowered {
        use Intrinsic::*;
        let body = self.body;
        let InstKind::Call { args, info, .. } = &body.insts[inst].kind else { return Ok(()) };
        let args = body.list(*args);
        let fast = body.calls[*info].fast_math;
        if which.is_hint() {
            return Ok(());
        }
        let cx = self.cx;
        let name = &*cx.globals[global].name;
        match which {
            Target => {
                if crate::intrinsics::lower(self, inst, name, args)? {
                    Ok(())
                } else {
                    Err(Diagnostic::unsupported(format!("the intrinsic '{name}'")))
                }
            }
            Abs | SMax | SMin | UMax | UMin | SCmp | UCmp | BSwap | BitReverse | CtPop | CtLz
            | CtTz | FShl | FShr | SAddSat | UAddSat | SSubSat | USubSat | SShlSat | UShlSat => {
                self.int_function(inst, which, args)
            }
            SAddOverflow | UAddOverflow | SSubOverflow | USubOverflow | SMulOverflow
            | UMulOverflow => self.overflow(inst, which, args),
            FAbs => match self.cx.types.scalar(self.ty(args[0])).float_kind() {
                Some(FloatKind::Half | FloatKind::BFloat) => self.flip_signs(inst, args[0], false),
                _ => self.float_op(inst, FloatOp::Abs, &args[..1]),
            },
            Fma => self.float_op(inst, FloatOp::Fma, args),
            FMulAdd => {
                if self.options.fp_contract == crate::target::FpContract::Off {
                    return self.multiply_then_add(inst, args);
                }
                self.float_op(inst, FloatOp::Fma, args)
            }
            MinNum | MinimumNum => self.float_op(inst, FloatOp::Min, &args[..2]),
            MaxNum | MaximumNum => self.float_op(inst, FloatOp::Max, &args[..2]),
            Minimum => self.float_op(inst, FloatOp::MinNan, &args[..2]),
            Maximum => self.float_op(inst, FloatOp::MaxNan, &args[..2]),
            CopySign => self.copy_sign_inst(inst, args),
            Canonicalize => self.canonicalize(inst, args[0]),
            Sqrt | Sin | Cos | Exp2 | Log2 | TanH => {
                self.float_function(inst, which, fast, args[0])
            }
            Floor => self.round_to_int(inst, crate::modifiers::Round::Rmi, args[0]),
            Ceil => self.round_to_int(inst, crate::modifiers::Round::Rpi, args[0]),
            Trunc => self.round_to_int(inst, crate::modifiers::Round::Rzi, args[0]),
            RInt | NearbyInt | RoundEven => {
                self.round_to_int(inst, crate::modifiers::Round::Rni, args[0])
            }
            Round => self.round_away(inst, args[0]),
            LRint | LLRint => self.round_and_convert(inst, args[0], false),
            LRound | LLRound => self.round_and_convert(inst, args[0], true),
            IsFpClass => self.is_fp_class(inst, args),
            FpToSiSat | FpToUiSat => {
                self.float_to_int_saturating(inst, args[0], which == FpToSiSat)
            }
            PtrMask => {
                let dst = self.dst(inst)?;
                let bits = self.ty(args[1]).int_width().unwrap_or(64);
                let pointer = self.piece(args[0])?;
                let class = self.func.vreg_class(dst).unwrap_or(B64);
                let pointer = self.source(pointer, class);
                let mask = self.extended(Arg::Value(args[1]), bits, false)?;
                let mask = match (class == B32, register_bits(bits)) {
                    (true, 64) if !matches!(mask, Piece::Imm(_)) => {
                        self.converted(Ty::U32, Ty::U64, B32, mask)
                    }
                    (false, 32) if !matches!(mask, Piece::Imm(_)) => {
                        self.converted(Ty::U64, Ty::U32, B64, mask)
                    }
                    _ => mask,
                };
                self.emit(
                    if class == B32 { Op::AndB32 } else { Op::AndB64 },
                    &[dst],
                    &[pointer, mask],
                );
                Ok(())
            }
            StackSave => {
                self.require(73, "'llvm.stacksave'")?;
                let dst = self.dst(inst)?;
                self.emit(Op::StackSave, &[dst], &[]);
                Ok(())
            }
            StackRestore => {
                self.require(73, "'llvm.stackrestore'")?;
                let piece = self.piece(args[0])?;
                let piece = self.reg(piece, B64);
                self.emit(Op::StackRestore, &[], &[piece]);
                Ok(())
            }
            VaStart => self.va_start(args[0]),
            VaCopy => self.va_copy(args[0], args[1]),
            VaEnd | Prefetch => Ok(()),
            Trap | UbsanTrap => {
                self.emit(Op::Trap, &[], &[]);
                Ok(())
            }
            DebugTrap => {
                self.emit_template("brkpt;", &[], &[]);
                Ok(())
            }
            ReadCycleCounter => self.special_register(inst, "%clock64", Op::MovB64),
            ReadSteadyCounter => self.special_register(inst, "%globaltimer", Op::MovB64),
            ObjectSize => {
                let dst = self.dst(inst)?;
                let smallest = self.const_int(args[1]).is_some_and(|n| n != 0);
                self.copy_to(dst, Piece::Imm(if smallest { 0 } else { -1 }));
                Ok(())
            }
            IsConstant | AllowRuntimeCheck | AllowUbsanCheck => {
                let dst = self.dst(inst)?;
                self.copy_to(dst, Piece::Imm(0));
                Ok(())
            }
            GetRounding => {
                let dst = self.dst(inst)?;
                self.copy_to(dst, Piece::Imm(1));
                Ok(())
            }
            Expect
            | ExpectWithProbability
            | SsaCopy
            | LaunderInvariantGroup
            | StripInvariantGroup
            | ThreadlocalAddress
            | PtrAnnotation
            | Annotation
            | ArithmeticFence => Ok(()),
            ConvertFromFp16 => {
                let dst = self.dst(inst)?;
                let piece = self.piece(args[0])?;
                let piece = self.reg(piece, B16);
                let to = self.func.vreg_class(dst) == Some(B64);
                self.cvt(CvtMods::new(if to { Ty::F64 } else { Ty::F32 }, Ty::F16), dst, piece);
                Ok(())
            }
            ConvertToFp16 => {
                let dst = self.dst(inst)?;
                let from = self.ty(args[0]);
                let piece = self.piece(args[0])?;
                self.convert_float(dst, piece, from, Type::HALF)
            }
            ReduceAdd | ReduceMul | ReduceAnd | ReduceOr | ReduceXor | ReduceSMax | ReduceSMin
            | ReduceUMax | ReduceUMin => self.reduce_ints(inst, which, args[0]),
            ReduceFAdd | ReduceFMul => self.reduce_sum(inst, which, fast, args),
            ReduceFMax | ReduceFMin | ReduceFMaximum | ReduceFMinimum => {
                self.reduce_extreme(inst, which, args[0])
            }
            VectorReverse => {
                let mut lanes = self.lanes(args[0])?;
                lanes.reverse();
                self.write_lanes(inst, &lanes)
            }
            StepVector => {
                let ty = body.locals[body.result(inst).expect("a result")].ty;
                let lanes: SmallVec<[Piece; 8]> =
                    (0..self.cx.types.lanes(ty)).map(|n| Piece::Imm(i64::from(n))).collect();
                self.write_lanes(inst, &lanes)
            }
            ConstrainedFAdd => self.float_op(inst, FloatOp::Add, &args[..2]),
            ConstrainedFSub => self.float_op(inst, FloatOp::Sub, &args[..2]),
            ConstrainedFMul => self.float_op(inst, FloatOp::Mul, &args[..2]),
            ConstrainedFma | ConstrainedFMulAdd => self.float_op(inst, FloatOp::Fma, &args[..3]),
            ConstrainedFDiv | ConstrainedFRem => {
                let op = if which == ConstrainedFDiv { BinaryOp::FDiv } else { BinaryOp::FRem };
                self.float_binary(inst, op, FastMath::NONE, [args[0], args[1]])
            }
            ConstrainedSqrt => self.float_function(inst, Sqrt, FastMath::NONE, args[0]),
            _ => Err(Diagnostic::unsupported(format!("the intrinsic '{name}'"))),
        }
    }

    /// Reads a special register.
    pub fn special_register(&mut self, inst: Inst, name: &str, op: Op) -> Lowered {
        let dst = self.dst(inst)?;
        let symbol = self.text_symbol(name);
        self.emit(op, &[dst], &[Piece::Symbol(symbol, 0)]);
        Ok(())
    }

    fn multiply_then_add(&mut self, inst: Inst, args: &[Value]) -> Lowered {
        let local = self.body.result(inst).expect("a result");
        let ty = self.body.locals[local].ty;
        let elem = self.cx.types.scalar(ty);
        let shape = self.shape(ty)?;
        let dsts = self.dsts(inst)?;
        let (a, b, c) = (self.pieces(args[0])?, self.pieces(args[1])?, self.pieces(args[2])?);
        for (n, &dst) in dsts.iter().enumerate() {
            let kind = shape.pieces[n].kind;
            let product = self.vreg(shape.pieces[n].class);
            let (x, y, z) = (self.at(a, n), self.at(b, n), self.at(c, n));
            self.float_piece(FloatOp::Mul, kind, elem, product, &[x, y])?;
            self.float_piece(FloatOp::Add, kind, elem, dst, &[Piece::Reg(product), z])?;
        }
        Ok(())
    }

    fn copy_sign_inst(&mut self, inst: Inst, args: &[Value]) -> Lowered {
        let elem = self.cx.types.scalar(self.ty(args[0]));
        match elem.float_kind() {
            Some(kind @ (FloatKind::Float | FloatKind::Double)) => {
                self.by_lanes(inst, &args[..2], |s, dst, a| {
                    let (magnitude, sign) = (s.arg(a[0])?, s.arg(a[1])?);
                    s.copy_sign(kind == FloatKind::Double, dst, magnitude, sign);
                    Ok(())
                })
            }
            Some(FloatKind::Half | FloatKind::BFloat) => {
                let (a, b) = (self.pieces(args[0])?, self.pieces(args[1])?);
                let dsts = self.dsts(inst)?;
                for (n, &dst) in dsts.iter().enumerate() {
                    let class = self.func.vreg_class(dst).unwrap_or(B32);
                    let (x, y) = (self.at(a, n), self.at(b, n));
                    let (x, y) = (self.source(x, class), self.source(y, class));
                    let (and, or, rest, sign) = if class == B16 {
                        (Op::AndB16, Op::OrB16, 0x7fff, i64::from(i16::MIN))
                    } else {
                        (Op::AndB32, Op::OrB32, 0x7fff_7fff, i64::from(0x8000_8000_u32 as i32))
                    };
                    let magnitude = self.value(and, class, &[x, Piece::Imm(rest)]);
                    let sign = self.value(and, class, &[y, Piece::Imm(sign)]);
                    self.emit(or, &[dst], &[magnitude, sign]);
                }
                Ok(())
            }
            _ => Err(Diagnostic::unsupported("'copysign' of this format")),
        }
    }

    /// Multiplication by one quiets NaNs and flushes what is to be flushed.
    fn canonicalize(&mut self, inst: Inst, value: Value) -> Lowered {
        let ty = self.ty(value);
        let elem = self.cx.types.scalar(ty);
        let shape = self.shape(ty)?;
        let pieces = self.pieces(value)?;
        let dsts = self.dsts(inst)?;
        for (n, &dst) in dsts.iter().enumerate() {
            let kind = shape.pieces[n].kind;
            let one = match kind {
                Kind::F16 => 0x3c00,
                Kind::Bf16 => 0x3f80,
                Kind::F16x2 => 0x3c00_3c00,
                Kind::Bf16x2 => 0x3f80_3f80,
                Kind::F32 => 0x3f80_0000,
                _ => 0x3ff0_0000_0000_0000,
            };
            let piece = self.at(pieces, n);
            self.float_piece(FloatOp::Mul, kind, elem, dst, &[piece, Piece::Imm(one)])?;
        }
        Ok(())
    }
}

/// Functions of integers.
impl Isel<'_> {
    fn int_function(&mut self, inst: Inst, which: Intrinsic, args: &[Value]) -> Lowered {
        let elem = self.cx.types.scalar(self.ty(args[0]));
        let Some(bits) = elem.int_width() else {
            return Err(Diagnostic::error("an integer function of what is no integer"));
        };
        if bits > 64 {
            return self.wide_function(inst, which, bits, args);
        }
        let local = self.body.result(inst).expect("a result");
        let to = self.cx.types.scalar(self.body.locals[local].ty).int_width().unwrap_or(bits);
        // What follows the values (`is_zero_poison`) is a constant that does not matter here.
        let count = match which {
            Intrinsic::FShl | Intrinsic::FShr => 3,
            Intrinsic::Abs
            | Intrinsic::BSwap
            | Intrinsic::BitReverse
            | Intrinsic::CtPop
            | Intrinsic::CtLz
            | Intrinsic::CtTz => 1,
            _ => 2,
        };
        self.by_lanes(inst, &args[..count], |s, dst, a| {
            s.int_function_scalar(which, bits, to, dst, a)
        })
    }

    fn int_function_scalar(
        &mut self,
        which: Intrinsic,
        bits: u32,
        to: u32,
        dst: VReg,
        a: &[Arg],
    ) -> Lowered {
        use Intrinsic::*;
        let width = register_bits(bits);
        if width == 1 {
            return self.bool_function(which, to, dst, a);
        }
        let class = class_of_bits(width);
        let pick = |ops: [Op; 3]| super::by_width(width, ops);
        match which {
            Abs => {
                let x = self.extended(a[0], bits, true)?;
                self.emit(pick([Op::AbsS16, Op::AbsS32, Op::AbsS64]), &[dst], &[x]);
            }
            SMax | SMin | UMax | UMin => {
                let signed = matches!(which, SMax | SMin);
                let (x, y) =
                    (self.extended(a[0], bits, signed)?, self.extended(a[1], bits, signed)?);
                let op = match which {
                    SMax => pick([Op::MaxS16, Op::MaxS32, Op::MaxS64]),
                    SMin => pick([Op::MinS16, Op::MinS32, Op::MinS64]),
                    UMax => pick([Op::MaxU16, Op::MaxU32, Op::MaxU64]),
                    _ => pick([Op::MinU16, Op::MinU32, Op::MinU64]),
                };
                self.emit(op, &[dst], &[x, y]);
            }
            SCmp | UCmp => {
                let signed = which == SCmp;
                let (x, y) =
                    (self.extended(a[0], bits, signed)?, self.extended(a[1], bits, signed)?);
                let (lt, gt) =
                    if signed { (IntCc::Slt, IntCc::Sgt) } else { (IntCc::Ult, IntCc::Ugt) };
                let above = self.compared(gt, width, x, y);
                let below = self.compared(lt, width, x, y);
                let to_class = class_of_bits(register_bits(to));
                let one = self.vreg(to_class);
                self.select_piece(one, to_class, above, Piece::Imm(1), Piece::Imm(0));
                self.select_piece(dst, to_class, below, Piece::Imm(-1), Piece::Reg(one));
            }
            BSwap => {
                let x = self.arg(a[0])?;
                self.swap_bytes(dst, x, bits);
            }
            BitReverse => {
                let x = self.arg(a[0])?;
                self.reverse_bits(dst, x, bits);
            }
            CtPop | CtLz | CtTz => {
                let x = self.extended(a[0], bits, false)?;
                self.count_bits(which, dst, x, bits);
            }
            FShl | FShr => self.funnel_shift(which == FShl, bits, dst, a)?,
            UAddSat => {
                let (x, y) = (self.extended(a[0], bits, false)?, self.extended(a[1], bits, false)?);
                if bits < width {
                    let sum =
                        self.value(pick([Op::AddS16, Op::AddS32, Op::AddS64]), class, &[x, y]);
                    let most = Piece::Imm(((1u64 << bits) - 1) as i64);
                    self.emit(pick([Op::MinU16, Op::MinU32, Op::MinU64]), &[dst], &[sum, most]);
                } else {
                    let sum =
                        self.value(pick([Op::AddS16, Op::AddS32, Op::AddS64]), class, &[x, y]);
                    let over = self.compared(IntCc::Ult, width, sum, x);
                    self.select_piece(dst, class, over, Piece::Imm(-1), sum);
                }
            }
            USubSat => {
                let (x, y) = (self.extended(a[0], bits, false)?, self.extended(a[1], bits, false)?);
                let larger = self.value(pick([Op::MaxU16, Op::MaxU32, Op::MaxU64]), class, &[x, y]);
                self.emit(pick([Op::SubS16, Op::SubS32, Op::SubS64]), &[dst], &[larger, y]);
            }
            SAddSat | SSubSat => {
                let add = which == SAddSat;
                let (x, y) = (self.extended(a[0], bits, true)?, self.extended(a[1], bits, true)?);
                if bits == 32 {
                    self.emit(if add { Op::AddSatS32 } else { Op::SubSatS32 }, &[dst], &[x, y]);
                } else if bits < width || width == 16 {
                    let (x, y) = if width == 16 {
                        (self.widen_16(x, true), self.widen_16(y, true))
                    } else {
                        (x, y)
                    };
                    let (wide, class) = if width == 16 { (32, B32) } else { (width, class) };
                    let ops = if add {
                        [Op::AddS16, Op::AddS32, Op::AddS64]
                    } else {
                        [Op::SubS16, Op::SubS32, Op::SubS64]
                    };
                    let sum = self.value(super::by_width(wide, ops), class, &[x, y]);
                    let (low, high) = (-(1i64 << (bits - 1)), (1i64 << (bits - 1)) - 1);
                    let max = super::by_width(wide, [Op::MaxS16, Op::MaxS32, Op::MaxS64]);
                    let min = super::by_width(wide, [Op::MinS16, Op::MinS32, Op::MinS64]);
                    let sum = self.value(max, class, &[sum, Piece::Imm(low)]);
                    if width == 16 {
                        let sum = self.value(min, class, &[sum, Piece::Imm(high)]);
                        self.narrow_16(dst, sum);
                    } else {
                        self.emit(min, &[dst], &[sum, Piece::Imm(high)]);
                    }
                } else {
                    let result = self.vreg(class);
                    let over = self.vreg(PRED);
                    self.signed_overflow(add, bits, result, over, x, y);
                    let sign = self.value(
                        pick([Op::ShrS16, Op::ShrS32, Op::ShrS64]),
                        class,
                        &[x, Piece::Imm(i64::from(width) - 1)],
                    );
                    let limit = self.value(
                        pick([Op::XorB16, Op::XorB32, Op::XorB64]),
                        class,
                        &[sign, Piece::Imm(i64::MAX)],
                    );
                    self.select_piece(dst, class, Piece::Reg(over), limit, Piece::Reg(result));
                }
            }
            _ => {
                // Shift left and back: what does not come back was lost.
                let signed = which == SShlSat;
                let x = self.extended(a[0], bits, signed)?;
                let y = self.extended(a[1], bits, false)?;
                let shifted = self.vreg(class);
                self.int_scalar(BinaryOp::Shl, bits, shifted, Arg::Piece(x), Arg::Piece(y))?;
                let back = self.vreg(class);
                let down = if signed { BinaryOp::AShr } else { BinaryOp::LShr };
                self.int_scalar(down, bits, back, Arg::Piece(Piece::Reg(shifted)), Arg::Piece(y))?;
                let same = self.compared(IntCc::Eq, width, Piece::Reg(back), x);
                let limit = if signed {
                    let negative = self.compared(IntCc::Slt, width, x, Piece::Imm(0));
                    let limit = self.vreg(class);
                    let (low, high) = ((-1i64) << (bits - 1), !((-1i64) << (bits - 1)));
                    self.select_piece(limit, class, negative, Piece::Imm(low), Piece::Imm(high));
                    Piece::Reg(limit)
                } else {
                    Piece::Imm(-1)
                };
                self.select_piece(dst, class, same, Piece::Reg(shifted), limit);
            }
        }
        Ok(())
    }

    fn bool_function(&mut self, which: Intrinsic, to: u32, dst: VReg, a: &[Arg]) -> Lowered {
        use Intrinsic::*;
        let x = self.arg(a[0])?;
        let x = self.reg(x, PRED);
        match which {
            Abs | BitReverse | CtPop | FShl | FShr => self.copy_to(dst, x),
            CtLz | CtTz => self.emit(Op::NotPred, &[dst], &[x]),
            _ => {
                let y = self.arg(a[1])?;
                let y = self.reg(y, PRED);
                match which {
                    // As signed numbers, true is -1.
                    UMax | SMin | UAddSat | SAddSat => self.emit(Op::OrPred, &[dst], &[x, y]),
                    UMin | SMax => self.emit(Op::AndPred, &[dst], &[x, y]),
                    USubSat | SSubSat => {
                        let not = self.value(Op::NotPred, PRED, &[y]);
                        self.emit(Op::AndPred, &[dst], &[x, not]);
                    }
                    UCmp | SCmp => {
                        let class = class_of_bits(register_bits(to));
                        let (p, q) = (self.vreg(class), self.vreg(class));
                        let one = if which == UCmp { 1 } else { -1 };
                        self.select_piece(p, class, x, Piece::Imm(one), Piece::Imm(0));
                        self.select_piece(q, class, y, Piece::Imm(one), Piece::Imm(0));
                        let op = super::by_width(
                            register_bits(to),
                            [Op::SubS16, Op::SubS32, Op::SubS64],
                        );
                        self.emit(op, &[dst], &[Piece::Reg(p), Piece::Reg(q)]);
                    }
                    _ => return Err(Diagnostic::unsupported("this function of 'i1'")),
                }
            }
        }
        Ok(())
    }

    fn swap_bytes(&mut self, dst: VReg, x: Piece, bits: u32) {
        match bits {
            64 => {
                let x = self.reg(x, B64);
                let (lo, hi) = (self.vreg(B32), self.vreg(B32));
                self.emit(Op::UnpackB64, &[lo, hi], &[x]);
                let turn = |s: &mut Self, r| {
                    s.value(Op::PrmtB32, B32, &[Piece::Reg(r), Piece::Imm(0), Piece::Imm(0x0123)])
                };
                let (a, b) = (turn(self, hi), turn(self, lo));
                self.emit(Op::PackB64, &[dst], &[a, b]);
            }
            16 => {
                let wide = self.widen_16(x, false);
                let turned =
                    self.value(Op::PrmtB32, B32, &[wide, Piece::Imm(0), Piece::Imm(0x4401)]);
                self.narrow_16(dst, turned);
            }
            32 => {
                let x = self.reg(x, B32);
                self.emit(Op::PrmtB32, &[dst], &[x, Piece::Imm(0), Piece::Imm(0x0123)]);
            }
            33.. => {
                let all = self.vreg(B64);
                self.swap_bytes(all, x, 64);
                self.emit(Op::ShrU64, &[dst], &[Piece::Reg(all), Piece::Imm(i64::from(64 - bits))]);
            }
            _ => {
                let x = self.reg(x, B32);
                let all = self.value(Op::PrmtB32, B32, &[x, Piece::Imm(0), Piece::Imm(0x0123)]);
                self.emit(Op::ShrU32, &[dst], &[all, Piece::Imm(i64::from(32 - bits))]);
            }
        }
    }

    fn reverse_bits(&mut self, dst: VReg, x: Piece, bits: u32) {
        match bits {
            32 => self.emit(Op::BrevB32, &[dst], &[x]),
            64 => self.emit(Op::BrevB64, &[dst], &[x]),
            16 => {
                let wide = self.widen_16(x, false);
                let all = self.value(Op::BrevB32, B32, &[wide]);
                let low = self.value(Op::ShrU32, B32, &[all, Piece::Imm(16)]);
                self.narrow_16(dst, low);
            }
            33.. => {
                let all = self.value(Op::BrevB64, B64, &[x]);
                self.emit(Op::ShrU64, &[dst], &[all, Piece::Imm(i64::from(64 - bits))]);
            }
            _ => {
                let all = self.value(Op::BrevB32, B32, &[x]);
                self.emit(Op::ShrU32, &[dst], &[all, Piece::Imm(i64::from(32 - bits))]);
            }
        }
    }

    /// Population, leading or trailing zeros of a zero-extended number.
    fn count_bits(&mut self, which: Intrinsic, dst: VReg, x: Piece, bits: u32) {
        let width = register_bits(bits);
        let (x, wide) = match width {
            16 => (self.widen_16(x, false), 32),
            w => (x, w),
        };
        let class = class_of_bits(wide);
        let double = wide == 64;
        let mut count = match which {
            Intrinsic::CtPop => {
                self.value(if double { Op::PopcB64 } else { Op::PopcB32 }, B32, &[x])
            }
            Intrinsic::CtLz => {
                let zeros = self.value(if double { Op::ClzB64 } else { Op::ClzB32 }, B32, &[x]);
                match wide - bits {
                    0 => zeros,
                    extra => self.value(Op::AddS32, B32, &[zeros, Piece::Imm(-i64::from(extra))]),
                }
            }
            _ => {
                // A bit above the width ends the count of zero.
                let x = if bits < wide {
                    self.value(
                        if double { Op::OrB64 } else { Op::OrB32 },
                        class,
                        &[x, Piece::Imm(1 << bits)],
                    )
                } else {
                    x
                };
                let turned =
                    self.value(if double { Op::BrevB64 } else { Op::BrevB32 }, class, &[x]);
                self.value(if double { Op::ClzB64 } else { Op::ClzB32 }, B32, &[turned])
            }
        };
        match width {
            64 => self.cvt(CvtMods::new(Ty::U64, Ty::U32), dst, count),
            16 => self.narrow_16(dst, count),
            _ => {
                count = self.source(count, B32);
                self.copy_to(dst, count);
            }
        }
    }

    fn funnel_shift(&mut self, left: bool, bits: u32, dst: VReg, a: &[Arg]) -> Lowered {
        match bits {
            32 => {
                let (hi, lo, by) = (self.arg(a[0])?, self.arg(a[1])?, self.arg(a[2])?);
                self.emit(if left { Op::ShfLWrap } else { Op::ShfRWrap }, &[dst], &[lo, hi, by]);
            }
            64 => {
                let (hi, lo, by) = (self.arg(a[0])?, self.arg(a[1])?, self.arg(a[2])?);
                if let Piece::Imm(by) = by {
                    let by = (by as u64 % 64) as u32;
                    // As a shift to the left: to the right by n is to the left by 64 - n, save 0.
                    if by == 0 {
                        self.copy_to(dst, if left { hi } else { lo });
                        return Ok(());
                    }
                    let by = if left { by } else { 64 - by };
                    let split = |s: &mut Self, p: Piece| {
                        let p = s.reg(p, B64);
                        let (l, h) = (s.vreg(B32), s.vreg(B32));
                        s.emit(Op::UnpackB64, &[l, h], &[p]);
                        [Piece::Reg(h), Piece::Reg(l)]
                    };
                    let [h1, h0] = split(self, hi);
                    let [l1, l0] = if lo == hi { [h1, h0] } else { split(self, lo) };
                    let words = if by >= 32 { [h0, l1, l0] } else { [h1, h0, l1] };
                    let by = Piece::Imm(i64::from(by % 32));
                    let (top, low) = if by == Piece::Imm(0) {
                        (words[0], words[1])
                    } else {
                        let top = self.value(Op::ShfLWrap, B32, &[words[1], words[0], by]);
                        (top, self.value(Op::ShfLWrap, B32, &[words[2], words[1], by]))
                    };
                    self.emit(Op::PackB64, &[dst], &[low, top]);
                    return Ok(());
                }
                let by = self.converted(Ty::U32, Ty::U64, B32, by);
                let by = self.value(Op::AndB32, B32, &[by, Piece::Imm(63)]);
                let rest = self.value(Op::SubS32, B32, &[Piece::Imm(63), by]);
                // The other half moves by one and then the rest, so that 64 is never asked for.
                let (near, far) = if left {
                    let near = self.value(Op::ShlB64, B64, &[hi, by]);
                    let half = self.value(Op::ShrU64, B64, &[lo, Piece::Imm(1)]);
                    (near, self.value(Op::ShrU64, B64, &[half, rest]))
                } else {
                    let near = self.value(Op::ShrU64, B64, &[lo, by]);
                    let half = self.value(Op::ShlB64, B64, &[hi, Piece::Imm(1)]);
                    (near, self.value(Op::ShlB64, B64, &[half, rest]))
                };
                self.emit(Op::OrB64, &[dst], &[near, far]);
            }
            _ => {
                // The amount modulo the width, then both halves apart.
                let width = register_bits(bits);
                let class = class_of_bits(width);
                let (hi, lo) = (self.arg(a[0])?, self.extended(a[1], bits, false)?);
                let by = self.extended(a[2], bits, false)?;
                let modulus = self.vreg(class);
                let by = match by {
                    Piece::Imm(n) => Piece::Imm((n as u64 % u64::from(bits)) as i64),
                    _ if bits.is_power_of_two() => {
                        self.int_scalar(
                            BinaryOp::And,
                            width,
                            modulus,
                            Arg::Piece(by),
                            Arg::Piece(Piece::Imm(i64::from(bits) - 1)),
                        )?;
                        Piece::Reg(modulus)
                    }
                    _ => {
                        self.int_scalar(
                            BinaryOp::URem,
                            width,
                            modulus,
                            Arg::Piece(by),
                            Arg::Piece(Piece::Imm(i64::from(bits))),
                        )?;
                        Piece::Reg(modulus)
                    }
                };
                let rest = self.vreg(class);
                let rest = match by {
                    Piece::Imm(n) => Piece::Imm(i64::from(bits) - 1 - n),
                    _ => {
                        self.int_scalar(
                            BinaryOp::Sub,
                            width,
                            rest,
                            Arg::Piece(Piece::Imm(i64::from(bits) - 1)),
                            Arg::Piece(by),
                        )?;
                        Piece::Reg(rest)
                    }
                };
                let shift = |s: &mut Self, op, x: Piece, by: Piece| -> Lowered<Piece> {
                    let to = s.vreg(class);
                    s.int_scalar(op, width, to, Arg::Piece(x), Arg::Piece(by))?;
                    Ok(Piece::Reg(to))
                };
                let one = Piece::Imm(1);
                let (near, far) = if left {
                    let near = shift(self, BinaryOp::Shl, hi, by)?;
                    let half = shift(self, BinaryOp::LShr, lo, one)?;
                    (near, shift(self, BinaryOp::LShr, half, rest)?)
                } else {
                    let near = shift(self, BinaryOp::LShr, lo, by)?;
                    let half = shift(self, BinaryOp::Shl, hi, one)?;
                    (near, shift(self, BinaryOp::Shl, half, rest)?)
                };
                self.int_scalar(BinaryOp::Or, width, dst, Arg::Piece(near), Arg::Piece(far))?;
            }
        }
        Ok(())
    }

    /// `x ± y` and whether it left the signed range of the register's width.
    fn signed_overflow(
        &mut self,
        add: bool,
        bits: u32,
        result: VReg,
        over: VReg,
        x: Piece,
        y: Piece,
    ) {
        let width = register_bits(bits);
        let class = class_of_bits(width);
        let pick = |ops: [Op; 3]| super::by_width(width, ops);
        let op = if add {
            [Op::AddS16, Op::AddS32, Op::AddS64]
        } else {
            [Op::SubS16, Op::SubS32, Op::SubS64]
        };
        self.emit(pick(op), &[result], &[x, y]);
        let xor = pick([Op::XorB16, Op::XorB32, Op::XorB64]);
        let and = pick([Op::AndB16, Op::AndB32, Op::AndB64]);
        let r = Piece::Reg(result);
        let (p, q) = if add {
            (self.value(xor, class, &[r, x]), self.value(xor, class, &[r, y]))
        } else {
            let (a, b) = if matches!(x, Piece::Imm(_)) { (y, x) } else { (x, y) };
            let differ = self.value(xor, class, &[a, b]);
            (differ, self.value(xor, class, &[r, x]))
        };
        let sign = self.value(and, class, &[p, q]);
        self.compare(IntCc::Slt, width, over, sign, Piece::Imm(0));
    }

    fn overflow(&mut self, inst: Inst, which: Intrinsic, args: &[Value]) -> Lowered {
        use Intrinsic::*;
        let ty = self.ty(args[0]);
        if let Some(bits) = ty.int_width().filter(|&b| b > 64) {
            return self.overflow_wide(inst, which, bits, args);
        }
        let Some(bits) = ty.int_width().filter(|&b| b <= 64 && b > 1) else {
            return Err(Diagnostic::unsupported(format!(
                "arithmetic with overflow on {}",
                self.cx.types.display(ty)
            )));
        };
        let signed = matches!(which, SAddOverflow | SSubOverflow | SMulOverflow);
        let dsts = self.dsts(inst)?;
        let (result, over) = (dsts[0], dsts[1]);
        let (a, b) = (Arg::Value(args[0]), Arg::Value(args[1]));
        let (x, y) = (self.extended(a, bits, signed)?, self.extended(b, bits, signed)?);
        let width = register_bits(bits);
        let class = class_of_bits(width);
        let pick = |ops: [Op; 3]| super::by_width(width, ops);
        let add = matches!(which, UAddOverflow | SAddOverflow);
        let multiply = matches!(which, UMulOverflow | SMulOverflow);
        if bits < width {
            // In the wider register nothing is lost (of products, below half its width).
            let op = if multiply {
                [Op::MulLoS16, Op::MulLoS32, Op::MulLoS64]
            } else if add {
                [Op::AddS16, Op::AddS32, Op::AddS64]
            } else {
                [Op::SubS16, Op::SubS32, Op::SubS64]
            };
            self.emit(pick(op), &[result], &[x, y]);
            let r = Piece::Reg(result);
            let back = self.extend_in_register(r, bits, width, signed);
            let lost = self.compared(IntCc::Ne, width, back, r);
            if multiply && bits * 2 > width {
                let high = self.high_product(width, signed, x, y);
                let fill = if signed {
                    self.value(
                        pick([Op::ShrS16, Op::ShrS32, Op::ShrS64]),
                        class,
                        &[r, Piece::Imm(i64::from(width) - 1)],
                    )
                } else {
                    Piece::Imm(0)
                };
                let above = self.compared(IntCc::Ne, width, high, fill);
                self.emit(Op::OrPred, &[over], &[lost, above]);
            } else {
                self.copy_to(over, lost);
            }
            return Ok(());
        }
        match which {
            UAddOverflow => {
                self.emit(pick([Op::AddS16, Op::AddS32, Op::AddS64]), &[result], &[x, y]);
                self.compare(IntCc::Ult, width, over, Piece::Reg(result), x);
            }
            USubOverflow => {
                self.emit(pick([Op::SubS16, Op::SubS32, Op::SubS64]), &[result], &[x, y]);
                self.compare(IntCc::Ult, width, over, x, y);
            }
            SAddOverflow | SSubOverflow => self.signed_overflow(add, bits, result, over, x, y),
            _ => {
                self.emit(pick([Op::MulLoS16, Op::MulLoS32, Op::MulLoS64]), &[result], &[x, y]);
                let high = self.high_product(width, signed, x, y);
                let fill = if signed {
                    self.value(
                        pick([Op::ShrS16, Op::ShrS32, Op::ShrS64]),
                        class,
                        &[Piece::Reg(result), Piece::Imm(i64::from(width) - 1)],
                    )
                } else {
                    Piece::Imm(0)
                };
                self.compare(IntCc::Ne, width, over, high, fill);
            }
        }
        Ok(())
    }

    /// `x op y` of integers of more than 64 bits, and whether it does not fit: done in one limb more
    /// (products: twice as many), where nothing is lost, and compared with the extension of what fits.
    fn wide_exact(
        &mut self,
        op: BinaryOp,
        signed: bool,
        bits: u32,
        args: &[Value],
    ) -> Lowered<(SmallVec<[Piece; 8]>, Piece)> {
        let mut x = self.extended_limbs(Arg::Value(args[0]), bits, signed)?;
        let mut y = self.extended_limbs(Arg::Value(args[1]), bits, signed)?;
        let n = x.len();
        let wide = if op == BinaryOp::Mul { 2 * n } else { n + 1 };
        for limbs in [&mut x, &mut y] {
            let fill = self.sign_limb(limbs[n - 1], signed);
            limbs.resize(wide, fill);
        }
        let result: SmallVec<[VReg; 8]> = (0..wide).map(|_| self.func.new_vreg(B64)).collect();
        match op {
            BinaryOp::Mul => self.multiply_limbs(&result, &x, &y),
            _ => self.add_limbs(op == BinaryOp::Sub, &result, &x, &y),
        }
        let result: SmallVec<[Piece; 8]> = result.into_iter().map(Piece::Reg).collect();
        let mut fits = result.clone();
        if !bits.is_multiple_of(64) {
            fits[n - 1] = self.extend_in_register(result[n - 1], bits % 64, 64, signed);
        }
        let fill = self.sign_limb(fits[n - 1], signed);
        let mut differs = Piece::Imm(0);
        for k in n - 1..wide {
            let expected = if k < n { fits[k] } else { fill };
            if expected == result[k] {
                continue;
            }
            let this = if expected == Piece::Imm(0) {
                result[k]
            } else {
                self.value(Op::XorB64, B64, &[result[k], expected])
            };
            differs = if differs == Piece::Imm(0) {
                this
            } else {
                self.value(Op::OrB64, B64, &[differs, this])
            };
        }
        let over = self.compared(IntCc::Ne, 64, differs, Piece::Imm(0));
        fits.truncate(n);
        Ok((fits, over))
    }

    /// What the limbs above the highest one hold.
    fn sign_limb(&mut self, top: Piece, signed: bool) -> Piece {
        match top {
            _ if !signed => Piece::Imm(0),
            Piece::Imm(v) => Piece::Imm(v >> 63),
            _ => self.value(Op::ShrS64, B64, &[top, Piece::Imm(63)]),
        }
    }

    fn overflow_wide(
        &mut self,
        inst: Inst,
        which: Intrinsic,
        bits: u32,
        args: &[Value],
    ) -> Lowered {
        use Intrinsic::*;
        let signed = matches!(which, SAddOverflow | SSubOverflow | SMulOverflow);
        let op = match which {
            SMulOverflow | UMulOverflow => BinaryOp::Mul,
            SSubOverflow | USubOverflow => BinaryOp::Sub,
            _ => BinaryOp::Add,
        };
        let (result, over) = self.wide_exact(op, signed, bits, args)?;
        let dsts = self.dsts(inst)?;
        for (&dst, &limb) in dsts.iter().zip(&result) {
            self.copy_to(dst, limb);
        }
        self.copy_to(dsts[result.len()], over);
        Ok(())
    }

    fn saturate_wide(
        &mut self,
        dsts: &[VReg],
        which: Intrinsic,
        bits: u32,
        args: &[Value],
    ) -> Lowered {
        use Intrinsic::*;
        let signed = matches!(which, SAddSat | SSubSat);
        let op = if matches!(which, SAddSat | UAddSat) { BinaryOp::Add } else { BinaryOp::Sub };
        let (result, over) = self.wide_exact(op, signed, bits, args)?;
        let n = result.len();
        let top = i64::from((bits - 1) % 64);
        // The limit on the side of the first operand's sign.
        let fill = match which {
            UAddSat => Piece::Imm(-1),
            USubSat => Piece::Imm(0),
            _ => {
                let x = self.extended_limbs(Arg::Value(args[0]), bits, true)?;
                let sign = self.sign_limb(x[n - 1], true);
                self.value(Op::NotB64, B64, &[sign])
            }
        };
        for (k, &dst) in dsts.iter().enumerate() {
            let mut limit = fill;
            if signed && k + 1 == n {
                limit = self.value(
                    Op::XorB64,
                    B64,
                    &[fill, Piece::Imm((-1i64).wrapping_shl(top as u32))],
                );
            }
            self.select_piece(dst, B64, over, limit, result[k]);
        }
        Ok(())
    }

    fn high_product(&mut self, width: u32, signed: bool, x: Piece, y: Piece) -> Piece {
        let ops = if signed {
            [Op::MulHiS16, Op::MulHiS32, Op::MulHiS64]
        } else {
            [Op::MulHiU16, Op::MulHiU32, Op::MulHiU64]
        };
        self.value(super::by_width(width, ops), class_of_bits(width), &[x, y])
    }

    fn wide_function(
        &mut self,
        inst: Inst,
        which: Intrinsic,
        bits: u32,
        args: &[Value],
    ) -> Lowered {
        use Intrinsic::*;
        let unsupported = || {
            Err(Diagnostic::unsupported(format!(
                "the function '{which:?}' of integers of {bits} bits"
            )))
        };
        if self.ty(args[0]).is_vector() {
            return unsupported();
        }
        let dsts = self.dsts(inst)?;
        match which {
            BSwap | BitReverse => {
                let limbs = self.limbs(Arg::Value(args[0]))?;
                if !bits.is_multiple_of(64) {
                    return unsupported();
                }
                for (n, &dst) in dsts.iter().enumerate() {
                    let limb = limbs[limbs.len() - 1 - n];
                    if which == BSwap {
                        self.swap_bytes(dst, limb, 64);
                    } else {
                        self.emit(Op::BrevB64, &[dst], &[limb]);
                    }
                }
                Ok(())
            }
            SMax | SMin | UMax | UMin => {
                let cc = match which {
                    SMax => IntCc::Sgt,
                    SMin => IntCc::Slt,
                    UMax => IntCc::Ugt,
                    _ => IntCc::Ult,
                };
                let take = self.vreg(PRED);
                let (a, b) = (Arg::Value(args[0]), Arg::Value(args[1]));
                let pointer = self.cx.types.scalar(self.ty(args[0]));
                self.icmp_wide(cc, pointer, take, a, b)?;
                let (x, y) = (self.limbs(a)?, self.limbs(b)?);
                for (n, &dst) in dsts.iter().enumerate() {
                    self.select_piece(dst, B64, Piece::Reg(take), x[n], y[n]);
                }
                Ok(())
            }
            CtPop => {
                let limbs = self.extended_limbs(Arg::Value(args[0]), bits, false)?;
                let mut total = Piece::Imm(0);
                for &limb in &limbs {
                    let count = self.value(Op::PopcB64, B32, &[limb]);
                    total = if total == Piece::Imm(0) {
                        count
                    } else {
                        self.value(Op::AddS32, B32, &[total, count])
                    };
                }
                self.cvt(CvtMods::new(Ty::U64, Ty::U32), dsts[0], total);
                for &dst in &dsts[1..] {
                    self.copy_to(dst, Piece::Imm(0));
                }
                Ok(())
            }
            CtLz | CtTz => {
                let limbs = self.extended_limbs(Arg::Value(args[0]), bits, false)?;
                let extra = i64::from(limbs.len() as u32 * 64 - bits);
                // From the last limb that counts to the first.
                let order: SmallVec<[usize; 8]> = if which == CtLz {
                    (0..limbs.len()).collect()
                } else {
                    (0..limbs.len()).rev().collect()
                };
                let mut found = Piece::Imm(i64::from(bits) + if which == CtLz { extra } else { 0 });
                for (k, &n) in order.iter().enumerate() {
                    let limb = limbs[n];
                    let turned =
                        if which == CtLz { limb } else { self.value(Op::BrevB64, B64, &[limb]) };
                    let zeros = self.value(Op::ClzB64, B32, &[turned]);
                    let before = (order.len() - 1 - k) as i64 * 64;
                    let zeros = self.value(Op::AddS32, B32, &[zeros, Piece::Imm(before)]);
                    let some = self.compared(IntCc::Ne, 64, limb, Piece::Imm(0));
                    found = self.value(Op::SelpB32, B32, &[zeros, found, some]);
                }
                if which == CtLz && extra != 0 {
                    found = self.value(Op::AddS32, B32, &[found, Piece::Imm(-extra)]);
                }
                self.cvt(CvtMods::new(Ty::U64, Ty::U32), dsts[0], found);
                for &dst in &dsts[1..] {
                    self.copy_to(dst, Piece::Imm(0));
                }
                Ok(())
            }
            UAddSat | USubSat | SAddSat | SSubSat => self.saturate_wide(&dsts, which, bits, args),
            FShl | FShr if bits.is_power_of_two() => {
                self.funnel_shift_wide(which == FShl, bits, &dsts, args)
            }
            Abs => {
                let limbs = self.extended_limbs(Arg::Value(args[0]), bits, true)?;
                let sign = self.value(Op::ShrS64, B64, &[limbs[limbs.len() - 1], Piece::Imm(63)]);
                let turned: SmallVec<[Piece; 8]> =
                    limbs.iter().map(|&l| self.value(Op::XorB64, B64, &[l, sign])).collect();
                let last = dsts.len() - 1;
                for (n, &dst) in dsts.iter().enumerate() {
                    let op = match n {
                        0 => Op::SubCcS64,
                        n if n == last => Op::SubcS64,
                        _ => Op::SubcCcS64,
                    };
                    self.emit(op, &[dst], &[turned[n], sign]);
                }
                Ok(())
            }
            _ => unsupported(),
        }
    }

    fn funnel_shift_wide(
        &mut self,
        left: bool,
        bits: u32,
        dsts: &[VReg],
        args: &[Value],
    ) -> Lowered {
        let (hi, lo) = (self.limbs(Arg::Value(args[0]))?, self.limbs(Arg::Value(args[1]))?);
        let by = match self.limbs(Arg::Value(args[2]))?[0] {
            Piece::Imm(n) => Piece::Imm(n & (i64::from(bits) - 1)),
            by => self.value(Op::AndB64, B64, &[by, Piece::Imm(i64::from(bits) - 1)]),
        };
        let rest = match by {
            Piece::Imm(n) => Piece::Imm(i64::from(bits) - 1 - n),
            by => self.value(Op::SubS64, B64, &[Piece::Imm(i64::from(bits) - 1), by]),
        };
        let shift = |s: &mut Self, op, x: &[Piece], by: Piece| -> SmallVec<[Piece; 8]> {
            let regs: SmallVec<[VReg; 8]> = x.iter().map(|_| s.func.new_vreg(B64)).collect();
            s.shift_limbs(op, &regs, x, by);
            regs.iter().map(|&r| Piece::Reg(r)).collect()
        };
        // The other half moves by one and then the rest, so that the whole width is never asked for.
        let (near, far) = if left {
            let half = shift(self, BinaryOp::LShr, &lo, Piece::Imm(1));
            (shift(self, BinaryOp::Shl, &hi, by), shift(self, BinaryOp::LShr, &half, rest))
        } else {
            let half = shift(self, BinaryOp::Shl, &hi, Piece::Imm(1));
            (shift(self, BinaryOp::LShr, &lo, by), shift(self, BinaryOp::Shl, &half, rest))
        };
        for (n, &dst) in dsts.iter().enumerate() {
            self.emit(Op::OrB64, &[dst], &[near[n], far[n]]);
        }
        Ok(())
    }

    fn icmp_wide(&mut self, cc: IntCc, ty: Type, dst: VReg, a: Arg, b: Arg) -> Lowered {
        self.icmp_scalar(cc, ty, dst, a, b)
    }
}

/// Floats and integers.
impl Isel<'_> {
    fn round_and_convert(&mut self, inst: Inst, value: Value, away: bool) -> Lowered {
        let elem = self.cx.types.scalar(self.ty(value));
        let local = self.body.result(inst).expect("a result");
        let to = self.cx.types.scalar(self.body.locals[local].ty).int_width().unwrap_or(32);
        self.by_lanes(inst, &[value], |s, dst, a| {
            let x = s.arg(a[0])?;
            let (mut x, mut ty, mut elem) =
                (x, super::convert::float_ty(elem.float_kind().unwrap_or(FloatKind::Float)), elem);
            if matches!(elem.float_kind(), Some(FloatKind::Half | FloatKind::BFloat)) {
                let half = s.reg(x, B16);
                x = s.half_to_float(half, elem)?;
                (ty, elem) = (Some(Ty::F32), Type::FLOAT);
            }
            let Some(ty) = ty else {
                return Err(Diagnostic::unsupported("rounding of this format"));
            };
            let class = class_of_bits(ty.bytes() * 8);
            let mut round = Round::Rni;
            if away {
                let whole = s.vreg(class);
                s.round_away_scalar(elem, whole, x)?;
                x = Piece::Reg(whole);
                round = Round::Rzi;
            }
            let x = s.reg(x, class);
            let target = match register_bits(to) {
                16 => Ty::S16,
                64 => Ty::S64,
                _ => Ty::S32,
            };
            s.cvt(CvtMods::new(target, ty).round(round), dst, x);
            Ok(())
        })
    }

    /// `fptosi.sat`, `fptoui.sat`: PTX clamps to the type of the result by itself, and NaN gives zero
    /// for 32 bits; other widths clamp before, NaN is tested.
    fn float_to_int_saturating(&mut self, inst: Inst, value: Value, signed: bool) -> Lowered {
        let from = self.cx.types.scalar(self.ty(value));
        let local = self.body.result(inst).expect("a result");
        let bits = self.cx.types.scalar(self.body.locals[local].ty).int_width().unwrap_or(32);
        if bits > 64 {
            return Err(Diagnostic::unsupported("saturating conversion to more than 64 bits"));
        }
        self.by_lanes(inst, &[value], |s, dst, a| {
            let x = s.arg(a[0])?;
            let (x, ty) = match from.float_kind() {
                Some(FloatKind::Half | FloatKind::BFloat) => {
                    let half = s.reg(x, B16);
                    (s.half_to_float(half, from)?, Ty::F32)
                }
                Some(FloatKind::Float) => (s.reg(x, B32), Ty::F32),
                Some(FloatKind::Double) => (s.reg(x, B64), Ty::F64),
                _ => return Err(Diagnostic::unsupported("conversion of this format")),
            };
            let width = register_bits(bits);
            // Narrow results are clamped in 32 bits.
            let wide = if width < 32 { 32 } else { width };
            let target = match (wide, signed) {
                (64, true) => Ty::S64,
                (64, false) => Ty::U64,
                (_, true) => Ty::S32,
                (_, false) => Ty::U32,
            };
            let class = class_of_bits(wide);
            let direct = bits == wide;
            let number = s.vreg(class);
            s.cvt(CvtMods::new(target, ty).round(Round::Rzi), number, x);
            let nan = s.vreg(PRED);
            s.compare_floats(ty, FloatCc::Uno, nan, x, x)?;
            let clean = if direct { dst } else { s.vreg(class) };
            s.select_piece(clean, class, Piece::Reg(nan), Piece::Imm(0), Piece::Reg(number));
            if direct {
                return Ok(());
            }
            let pick = |ops: [Op; 3]| super::by_width(wide, ops);
            let clamped = if signed {
                let (low, high) = (-(1i64 << (bits - 1)), (1i64 << (bits - 1)) - 1);
                let low = s.value(
                    pick([Op::MaxS16, Op::MaxS32, Op::MaxS64]),
                    class,
                    &[Piece::Reg(clean), Piece::Imm(low)],
                );
                s.value(pick([Op::MinS16, Op::MinS32, Op::MinS64]), class, &[low, Piece::Imm(high)])
            } else {
                let high = Piece::Imm(((1u64 << bits) - 1) as i64);
                s.value(
                    pick([Op::MinU16, Op::MinU32, Op::MinU64]),
                    class,
                    &[Piece::Reg(clean), high],
                )
            };
            match width {
                1 => s.compare(IntCc::Ne, 32, dst, clamped, Piece::Imm(0)),
                16 => s.narrow_16(dst, clamped),
                _ => s.copy_to(dst, clamped),
            }
            Ok(())
        })
    }

    /// `is.fpclass`: tests on the bits.
    fn is_fp_class(&mut self, inst: Inst, args: &[Value]) -> Lowered {
        let mask = self.const_int(args[1]).unwrap_or(0) as u32;
        let elem = self.cx.types.scalar(self.ty(args[0]));
        let (bits, mantissa) = match elem.float_kind() {
            Some(FloatKind::Half) => (16, 10),
            Some(FloatKind::BFloat) => (16, 7),
            Some(FloatKind::Float) => (32, 23),
            Some(FloatKind::Double) => (64, 52),
            _ => return Err(Diagnostic::unsupported("'is.fpclass' of this format")),
        };
        self.by_lanes(inst, &args[..1], |s, dst, a| {
            let x = s.arg(a[0])?;
            let (x, wide) = if bits == 16 { (s.widen_16(x, false), 32) } else { (x, bits) };
            let class = class_of_bits(wide);
            let x = s.reg(x, class);
            let pick = |ops: [Op; 3]| super::by_width(wide, ops);
            let sign_bit = 1i64.wrapping_shl(bits - 1);
            let infinity = ((1i64 << (bits - 1 - mantissa)) - 1) << mantissa;
            let quiet = 1i64 << (mantissa - 1);
            let least_normal = 1i64 << mantissa;
            let magnitude = s.value(
                pick([Op::AndB16, Op::AndB32, Op::AndB64]),
                class,
                &[x, Piece::Imm(sign_bit.wrapping_sub(1))],
            );
            let negative_bit = s.value(
                pick([Op::AndB16, Op::AndB32, Op::AndB64]),
                class,
                &[x, Piece::Imm(if wide == 32 { i64::from(sign_bit as i32) } else { sign_bit })],
            );
            let negative = s.compared(IntCc::Ne, wide, negative_bit, Piece::Imm(0));
            let mut any: Option<Piece> = None;
            let mut add = |s: &mut Self, p: Piece| {
                any = Some(match any {
                    None => p,
                    Some(q) => s.value(Op::OrPred, PRED, &[p, q]),
                });
            };
            // signalling, quiet; then -inf -normal -subnormal -0 +0 +subnormal +normal +inf
            if mask & 3 == 3 {
                let p = s.compared(IntCc::Ugt, wide, magnitude, Piece::Imm(infinity));
                add(s, p);
            } else if mask & 2 != 0 {
                let p = s.compared(IntCc::Uge, wide, magnitude, Piece::Imm(infinity | quiet));
                add(s, p);
            } else if mask & 1 != 0 {
                let p = s.compared(IntCc::Ugt, wide, magnitude, Piece::Imm(infinity));
                let q = s.compared(IntCc::Ult, wide, magnitude, Piece::Imm(infinity | quiet));
                let both = s.value(Op::AndPred, PRED, &[p, q]);
                add(s, both);
            }
            // Each class of magnitudes: lowest, and how many, with its bits for minus and plus.
            let classes = [
                (infinity, 1i64, 2u32, 9u32),
                (least_normal, infinity - least_normal, 3, 8),
                (1, least_normal - 1, 4, 7),
                (0, 1, 5, 6),
            ];
            for (low, count, minus, plus) in classes {
                let (minus, plus) = (mask >> minus & 1 != 0, mask >> plus & 1 != 0);
                if !minus && !plus {
                    continue;
                }
                let inside = if count == 1 {
                    s.compared(IntCc::Eq, wide, magnitude, Piece::Imm(low))
                } else {
                    let from = s.value(
                        pick([Op::AddS16, Op::AddS32, Op::AddS64]),
                        class,
                        &[magnitude, Piece::Imm(-low)],
                    );
                    s.compared(IntCc::Ult, wide, from, Piece::Imm(count))
                };
                let hit = match (minus, plus) {
                    (true, true) => inside,
                    (true, false) => s.value(Op::AndPred, PRED, &[inside, negative]),
                    _ => {
                        let positive = s.value(Op::NotPred, PRED, &[negative]);
                        s.value(Op::AndPred, PRED, &[inside, positive])
                    }
                };
                add(s, hit);
            }
            s.copy_to(dst, any.unwrap_or(Piece::Imm(0)));
            Ok(())
        })
    }
}

/// Reductions of vectors.
impl Isel<'_> {
    fn reduce_ints(&mut self, inst: Inst, which: Intrinsic, vector: Value) -> Lowered {
        use Intrinsic::*;
        let elem = self.cx.types.scalar(self.ty(vector));
        let bits = elem.int_width().unwrap_or(32);
        if bits > 64 {
            return Err(Diagnostic::unsupported("a reduction of wide integers"));
        }
        let lanes = self.lanes(vector)?;
        let dst = self.dst(inst)?;
        let binary = match which {
            ReduceAdd => Some(BinaryOp::Add),
            ReduceMul => Some(BinaryOp::Mul),
            ReduceAnd => Some(BinaryOp::And),
            ReduceOr => Some(BinaryOp::Or),
            ReduceXor => Some(BinaryOp::Xor),
            _ => Option::None,
        };
        let function = match which {
            ReduceSMax => SMax,
            ReduceSMin => SMin,
            ReduceUMax => UMax,
            _ => UMin,
        };
        self.reduce(dst, &lanes, |s, to, x, y| match binary {
            Some(op) => s.int_scalar(op, bits, to, Arg::Piece(x), Arg::Piece(y)),
            Option::None => {
                s.int_function_scalar(function, bits, bits, to, &[Arg::Piece(x), Arg::Piece(y)])
            }
        })
    }

    fn reduce_sum(
        &mut self,
        inst: Inst,
        which: Intrinsic,
        fast: FastMath,
        args: &[Value],
    ) -> Lowered {
        let elem = self.cx.types.scalar(self.ty(args[1]));
        let kind = scalar_piece(self.cx, elem).map_or(Kind::F32, |p| p.kind);
        let op = if which == Intrinsic::ReduceFAdd { FloatOp::Add } else { FloatOp::Mul };
        let start = self.piece(args[0])?;
        let lanes = self.lanes(args[1])?;
        let dst = self.dst(inst)?;
        let class = self.func.vreg_class(dst).unwrap_or(B32);
        if fast.has(FastMath::REASSOC) {
            let mut all: SmallVec<[Piece; 8]> = lanes;
            all.push(start);
            return self
                .reduce(dst, &all, |s, to, x, y| s.float_piece(op, kind, elem, to, &[x, y]));
        }
        let mut sum = start;
        for (n, &lane) in lanes.iter().enumerate() {
            let to = if n + 1 == lanes.len() { dst } else { self.vreg(class) };
            self.float_piece(op, kind, elem, to, &[sum, lane])?;
            sum = Piece::Reg(to);
        }
        Ok(())
    }

    fn reduce_extreme(&mut self, inst: Inst, which: Intrinsic, vector: Value) -> Lowered {
        let elem = self.cx.types.scalar(self.ty(vector));
        let kind = scalar_piece(self.cx, elem).map_or(Kind::F32, |p| p.kind);
        let op = match which {
            Intrinsic::ReduceFMax => FloatOp::Max,
            Intrinsic::ReduceFMin => FloatOp::Min,
            Intrinsic::ReduceFMaximum => FloatOp::MaxNan,
            _ => FloatOp::MinNan,
        };
        let lanes = self.lanes(vector)?;
        let dst = self.dst(inst)?;
        self.reduce(dst, &lanes, |s, to, x, y| s.float_piece(op, kind, elem, to, &[x, y]))
    }
}
