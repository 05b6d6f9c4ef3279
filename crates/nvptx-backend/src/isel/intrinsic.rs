//! LLVM's target-independent intrinsics.

use super::arith::register_bits;
use super::float::FloatOp;
use super::shape::{Kind, class_of_bits};
use super::{Arg, Isel, Lowered, Piece};
use crate::target::modifiers::{CvtMods, Ty};
use crate::target::table::{B16, B32, B64, Op, PRED};
use ir::diagnostic::Diagnostic;
use ir::machine::VReg;
use ir::ssa::{
    BinaryOp, Context, FastMath, FloatKind, Global, Inst, InstKind, IntCc, Intrinsic, Type, Value,
    sym,
};

/// Whether a call may be left out if its result is not used.
pub(crate) fn is_pure(cx: &Context, callee: Value) -> bool {
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
        | MaskedExpandLoad | MaskedCompressStore | Trap | DebugTrap | UbsanTrap
        | ReadCycleCounter | ReadSteadyCounter | ReadRegister | WriteRegister
        | ReadVolatileRegister | Prefetch | SetRounding | Unknown => false,
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
                // Intrinsics whose operands the verifier checks are selected, and those that passes
                // make.
                let known = ir::ssa::target_intrinsics::find(name).is_some()
                    || name.starts_with("llvm.nvvm.internal.");
                if known && crate::isel::intrinsics::lower(self, inst, name, args)? {
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
                if self.options.fp_contract == crate::options::FpContract::Off {
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
            Floor => self.round_to_int(inst, crate::target::modifiers::Round::Rmi, args[0]),
            Ceil => self.round_to_int(inst, crate::target::modifiers::Round::Rpi, args[0]),
            Trunc => self.round_to_int(inst, crate::target::modifiers::Round::Rzi, args[0]),
            RInt | NearbyInt | RoundEven => {
                self.round_to_int(inst, crate::target::modifiers::Round::Rni, args[0])
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
    pub(crate) fn special_register(&mut self, inst: Inst, name: &str, op: Op) -> Lowered {
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
        // The argument after the values (`is_zero_poison`) is a constant that does not matter here.
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

    pub(super) fn int_function_scalar(
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
            // The one amount of a shift is 0.
            Abs | BitReverse | CtPop | FShl | SShlSat | UShlSat => self.copy_to(dst, x),
            // The amount is 0 modulo 1, which leaves the lower operand.
            FShr => {
                let low = self.arg(a[1])?;
                self.copy_to(dst, low);
            }
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
}
