//! LLVM's target-independent intrinsics: from the name to what the interpreter does.

use super::builtin::{Call, LanePlaces};
use super::code::{Op, Operand};
use super::constrained;
use super::decoder::{Decoder, Invocation, unsupported};
use super::float_intrinsics::{float, lanes};
use super::lanes::{Fold, LaneFn};
use super::shape::Scalar;
use super::warp_ops::{WarpCall, WarpOp};
use crate::fault::{Fault, Result};
use crate::float::{Mode, NanRule};
use ir::ssa::{BinaryOp, Intrinsic, MdOperand, Value, ValueKind};

/// Decodes a call of `intrinsic`.
pub(crate) fn lower(
    d: &mut Decoder<'_, '_>,
    intrinsic: Intrinsic,
    call: Invocation<'_>,
) -> Result<()> {
    use Intrinsic as I;
    let Invocation { args, ret, dst, .. } = call;
    if intrinsic.is_debug() {
        return Ok(());
    }
    if constrained::lower(d, intrinsic, &call)? {
        return Ok(());
    }
    if let Some((function, used)) = integer(d, intrinsic, &call)? {
        return lanes(d, function, None, &args[..used], &call);
    }
    if let Some((function, used)) = float(d, intrinsic, &call)? {
        let round = constrained::plain_rounding(d, &function);
        let governed = constrained::governed(d, &function, &call, round, used);
        return lanes(d, function, governed, &args[..used], &call);
    }
    match intrinsic {
        I::SAddOverflow
        | I::UAddOverflow
        | I::SSubOverflow
        | I::USubOverflow
        | I::SMulOverflow
        | I::UMulOverflow => {
            let op = match intrinsic {
                I::SAddOverflow | I::UAddOverflow => BinaryOp::Add,
                I::SSubOverflow | I::USubOverflow => BinaryOp::Sub,
                _ => BinaryOp::Mul,
            };
            let signed = matches!(intrinsic, I::SAddOverflow | I::SSubOverflow | I::SMulOverflow);
            let (width, lanes) = d.int_of(d.ty(args[0]))?;
            let words = width.div_ceil(64);
            d.builtin(Call::Overflow { op, signed, width, lanes, words }, args, dst)
        }
        I::Memcpy | I::MemcpyInline | I::Memmove => {
            let (to, from) = (d.pointer_space(args[0])?, d.pointer_space(args[1])?);
            let overlap = intrinsic == I::Memmove;
            d.builtin(Call::Copy { to, from, overlap, result: false }, &args[..3], dst)
        }
        I::Memset | I::MemsetInline => {
            let to = d.pointer_space(args[0])?;
            d.builtin(Call::Fill { to, result: false }, &args[..3], dst)
        }
        I::LifetimeStart | I::LifetimeEnd => {
            // Until LLVM 21 the size came first.
            let pointer = *args.last().ok_or_else(|| Fault::input("lifetime of nothing"))?;
            let space = d.pointer_space(pointer)?;
            d.builtin(Call::Lifetime { space }, &[pointer], dst)
        }
        I::Assume => d.builtin(Call::Assume, &args[..1], dst),
        I::InvariantStart => {
            let null = d.immediate(0);
            let slots = d.shape(ret)?.slots;
            d.push(super::code::Op::Copy { dst, src: null, slots });
            Ok(())
        }
        I::InvariantEnd
        | I::NoAliasScopeDecl
        | I::SideEffect
        | I::DoNothing
        | I::VarAnnotation
        | I::PseudoProbe
        | I::FakeUse
        | I::Prefetch
        | I::VaEnd
        | I::DebugTrap
        | I::ConvergenceEntry
        | I::ConvergenceLoop
        | I::ConvergenceAnchor => Ok(()),
        I::Expect
        | I::ExpectWithProbability
        | I::SsaCopy
        | I::Annotation
        | I::PtrAnnotation
        | I::LaunderInvariantGroup
        | I::StripInvariantGroup
        | I::ThreadlocalAddress
        | I::ArithmeticFence => {
            let slots = d.shape(ret)?.slots;
            let src = d.operand(args[0])?;
            d.push(super::code::Op::Copy { dst, src, slots });
            Ok(())
        }
        I::IsConstant | I::AllowRuntimeCheck | I::AllowUbsanCheck => {
            let src = d.immediate(u64::from(intrinsic != I::IsConstant));
            d.push(super::code::Op::Copy { dst, src, slots: 1 });
            Ok(())
        }
        I::ObjectSize => {
            // Not known; the second argument says which answer stands for that.
            let minimum = args.get(1).and_then(|v| v.constant());
            let minimum = minimum.and_then(|c| d.cx.consts.as_uint(c)) == Some(1);
            let (width, _) = d.int_of(ret)?;
            let src = d.immediate(if minimum { 0 } else { super::value::mask(width) });
            d.push(super::code::Op::Copy { dst, src, slots: 1 });
            Ok(())
        }
        I::StackSave => d.builtin(Call::StackSave, &[], dst),
        I::StackRestore => d.builtin(Call::StackRestore, args, dst),
        I::VaStart => {
            let space = d.pointer_space(args[0])?;
            d.builtin(Call::VaStart { space }, args, dst)
        }
        I::VaCopy => {
            let space = d.pointer_space(args[0])?;
            d.builtin(Call::VaCopy { space }, args, dst)
        }
        I::Trap | I::UbsanTrap => d.builtin(Call::Trap, &[], dst),
        I::ReadRegister | I::ReadVolatileRegister if active_mask(d, args) => {
            let call = WarpCall { op: WarpOp::ActiveMask, mask: None };
            d.builtin(Call::Warp(call), &[], dst)
        }
        I::ReadCycleCounter | I::ReadSteadyCounter => {
            d.builtin(Call::Register(super::builtin::Register::Clock64), &[], dst)
        }
        I::FrExp | I::Modf | I::SinCos => {
            let (format, lanes) = d.float_of(d.ty(args[0]))?;
            let what = match intrinsic {
                I::FrExp => {
                    let exponent = match d.shape(ret)?.scalars.last() {
                        Some(Scalar::Int(width)) => *width,
                        _ => 32,
                    };
                    Call::FrExp { format, lanes, exponent }
                }
                I::Modf => Call::Modf { format, lanes },
                _ => Call::SinCos { format, lanes },
            };
            d.builtin(what, args, dst)
        }
        I::MaskedLoad
        | I::MaskedStore
        | I::MaskedGather
        | I::MaskedScatter
        | I::MaskedExpandLoad
        | I::MaskedCompressStore => masked(d, intrinsic, &call),
        I::StepVector => {
            let (_, lanes) = d.int_of(ret)?;
            for n in 0..lanes {
                let src = d.immediate(u64::from(n));
                d.push(super::code::Op::Copy { dst: dst + n, src, slots: 1 });
            }
            Ok(())
        }
        I::CttzElts => {
            // The number of the first element that is not zero: from the last one down.
            let (scalar, lanes) = d.lanes_of(d.ty(args[0]))?;
            let Scalar::Int(width @ 1..=64) = scalar else {
                return Err(unsupported(call.name));
            };
            let vector = d.operand(args[0])?;
            let zero = d.immediate(0);
            let mut found = d.immediate(u64::from(lanes));
            let (set, result) = (d.temporary(1), d.temporary(1));
            for n in (0..lanes).rev() {
                let (cc, width) = (ir::ssa::IntCc::Ne, width as u8);
                let a = vector.at(n);
                d.push(Op::ICmp { cc, same_sign: false, width, dst: set, a, b: zero });
                let (cond, a) = (Operand(set), d.immediate(u64::from(n)));
                d.push(Op::Select { slots: 1, dst: result, cond, a, b: found });
                found = Operand(result);
            }
            d.push(Op::Copy { dst, src: found, slots: 1 });
            Ok(())
        }
        I::VectorReverse
        | I::VectorExtract
        | I::VectorInsert
        | I::VectorSplice
        | I::VectorSpliceLeft
        | I::VectorSpliceRight => rearrange(d, intrinsic, &call),
        _ if intrinsic.interleave_factor().is_some()
            || intrinsic.deinterleave_factor().is_some() =>
        {
            rearrange(d, intrinsic, &call)
        }
        _ => match reduction(d, intrinsic, &call)? {
            Some((fold, start)) => {
                let vector = *args.last().ok_or_else(|| Fault::input("a reduction of nothing"))?;
                let (scalar, lanes) = d.lanes_of(d.ty(vector))?;
                let words = scalar.words();
                d.builtin(Call::Reduce { fold, lanes, words, start }, args, dst)
            }
            None => Err(unsupported(call.name)),
        },
    }
}

/// Whether a register's name is that of the mask of active lanes.
fn active_mask(d: &Decoder<'_, '_>, args: &[Value]) -> bool {
    let Some(ValueKind::Metadata(operand)) = args.first().map(|a| a.kind()) else { return false };
    let MdOperand::Node(node) = d.body.md_operands[operand] else { return false };
    match d.cx.metadata.tuple(node) {
        &[Some(text)] => d.cx.metadata.string(text) == Some("exec"),
        _ => false,
    }
}

/// Integer intrinsics that work on lanes, and how many of the arguments they take.
fn integer(
    d: &mut Decoder<'_, '_>,
    intrinsic: Intrinsic,
    call: &Invocation<'_>,
) -> Result<Option<(LaneFn, usize)>> {
    use Intrinsic as I;
    let Some(&first) = call.args.first() else { return Ok(None) };
    let width = match d.lanes_of(d.ty(first)) {
        Ok((Scalar::Int(width), _)) => width,
        Ok((Scalar::Ptr { .. }, _)) if intrinsic == I::PtrMask => {
            return Ok(Some((LaneFn::PtrMask, 2)));
        }
        _ => return Ok(None),
    };
    let extremum = |signed, max| (LaneFn::Extremum { width, signed, max }, 2);
    let saturating = |op, signed| (LaneFn::Saturating { op, signed, width }, 2);
    let three_way = |d: &Decoder<'_, '_>, signed| {
        let (result, _) = d.int_of(call.ret)?;
        Ok::<_, Fault>((LaneFn::ThreeWay { width, signed, result }, 2))
    };
    let fixed_limit =
        |f: LaneFn| if width <= 32 { Ok(Some((f, 3))) } else { Err(unsupported(call.name)) };
    Ok(Some(match intrinsic {
        I::Abs => (LaneFn::Abs { width }, 2),
        I::SMax => extremum(true, true),
        I::SMin => extremum(true, false),
        I::UMax => extremum(false, true),
        I::UMin => extremum(false, false),
        I::SCmp => three_way(d, true)?,
        I::UCmp => three_way(d, false)?,
        I::BSwap => (LaneFn::BSwap { width }, 1),
        I::BitReverse => (LaneFn::BitReverse { width }, 1),
        I::CtPop => (LaneFn::CtPop { width }, 1),
        I::CtLz => (LaneFn::CtLz { width }, 2),
        I::CtTz => (LaneFn::CtTz { width }, 2),
        I::FShl => (LaneFn::FunnelShift { width, left: true, clamp: false }, 3),
        I::FShr => (LaneFn::FunnelShift { width, left: false, clamp: false }, 3),
        I::SAddSat => saturating(BinaryOp::Add, true),
        I::UAddSat => saturating(BinaryOp::Add, false),
        I::SSubSat => saturating(BinaryOp::Sub, true),
        I::USubSat => saturating(BinaryOp::Sub, false),
        I::SShlSat => saturating(BinaryOp::Shl, true),
        I::UShlSat => saturating(BinaryOp::Shl, false),
        I::SMulFix => return fixed_limit(LaneFn::MulFix { signed: true, saturate: false, width }),
        I::UMulFix => return fixed_limit(LaneFn::MulFix { signed: false, saturate: false, width }),
        I::SMulFixSat => {
            return fixed_limit(LaneFn::MulFix { signed: true, saturate: true, width });
        }
        I::UMulFixSat => {
            return fixed_limit(LaneFn::MulFix { signed: false, saturate: true, width });
        }
        I::SDivFix => return fixed_limit(LaneFn::DivFix { signed: true, saturate: false, width }),
        I::UDivFix => return fixed_limit(LaneFn::DivFix { signed: false, saturate: false, width }),
        I::SDivFixSat => {
            return fixed_limit(LaneFn::DivFix { signed: true, saturate: true, width });
        }
        I::UDivFixSat => {
            return fixed_limit(LaneFn::DivFix { signed: false, saturate: true, width });
        }
        I::ConvertFromFp16 => {
            let (to, _) = d.float_of(call.ret)?;
            (
                LaneFn::FloatToFloat {
                    from: crate::float::Format::F16,
                    to,
                    mode: Mode::NEAREST,
                    relu: false,
                    finite: false,
                },
                1,
            )
        }
        _ => return Ok(None),
    }))
}

/// The step of a `vector.reduce` and whether a start value comes first.
fn reduction(
    d: &mut Decoder<'_, '_>,
    intrinsic: Intrinsic,
    call: &Invocation<'_>,
) -> Result<Option<(Fold, bool)>> {
    use Intrinsic as I;
    let Some(&vector) = call.args.last() else { return Ok(None) };
    let Ok((scalar, _)) = d.lanes_of(d.ty(vector)) else { return Ok(None) };
    match scalar {
        Scalar::Int(width) => {
            let arithmetic = |op| Some((Fold::Int { op, width }, false));
            let extremum =
                |signed, max| Some((Fold::Lane(LaneFn::Extremum { width, signed, max }), false));
            Ok(match intrinsic {
                I::ReduceAdd => arithmetic(BinaryOp::Add),
                I::ReduceMul => arithmetic(BinaryOp::Mul),
                I::ReduceAnd => arithmetic(BinaryOp::And),
                I::ReduceOr => arithmetic(BinaryOp::Or),
                I::ReduceXor => arithmetic(BinaryOp::Xor),
                I::ReduceSMax => extremum(true, true),
                I::ReduceSMin => extremum(true, false),
                I::ReduceUMax => extremum(false, true),
                I::ReduceUMin => extremum(false, false),
                _ => None,
            })
        }
        Scalar::Float(format) => {
            let (mode, ftz) = (d.mode(format, call.fast), d.ftz_for(format));
            let extremum = |nan, max| {
                let f = LaneFn::FloatExtremum { format, nan, max, ftz, xor_sign_abs: false };
                Some((Fold::Lane(f), false))
            };
            Ok(match intrinsic {
                I::ReduceFAdd => Some((Fold::Float { op: BinaryOp::FAdd, mode }, true)),
                I::ReduceFMul => Some((Fold::Float { op: BinaryOp::FMul, mode }, true)),
                I::ReduceFMax => extremum(NanRule::NumberIfQuiet, true),
                I::ReduceFMin => extremum(NanRule::NumberIfQuiet, false),
                I::ReduceFMaximum => extremum(NanRule::Propagate, true),
                I::ReduceFMinimum => extremum(NanRule::Propagate, false),
                _ => None,
            })
        }
        Scalar::Ptr { .. } => Ok(None),
    }
}

fn masked(d: &mut Decoder<'_, '_>, intrinsic: Intrinsic, call: &Invocation<'_>) -> Result<()> {
    use Intrinsic as I;
    let args = call.args;
    // Before LLVM 22 the alignment was an argument: `load(ptr, align, mask, other)`.
    let is_imm = |d: &Decoder<'_, '_>, v: Value| d.ty(v).is_int();
    let kept: Vec<Value> = match intrinsic {
        I::MaskedLoad | I::MaskedGather if is_imm(d, args[1]) => vec![args[0], args[2], args[3]],
        I::MaskedStore | I::MaskedScatter if is_imm(d, args[2]) => vec![args[0], args[1], args[3]],
        _ => args.to_vec(),
    };
    let stores = matches!(intrinsic, I::MaskedStore | I::MaskedScatter | I::MaskedCompressStore);
    let (value_ty, pointer) = if stores { (d.ty(kept[0]), kept[1]) } else { (call.ret, kept[0]) };
    let (scalar, lanes) = d.lanes_of(value_ty)?;
    let (bits, space) = (scalar.bits(), d.pointer_space(pointer)?);
    if bits > 64 || !bits.is_multiple_of(8) {
        return Err(unsupported(call.name));
    }
    let places = match intrinsic {
        I::MaskedLoad | I::MaskedStore => LanePlaces::Vector,
        I::MaskedGather | I::MaskedScatter => LanePlaces::Each,
        _ => LanePlaces::Packed,
    };
    let what = Call::Masked { store: stores, places, space, bits, lanes };
    d.builtin(what, &kept, call.dst)
}

/// Intrinsics that only move lanes.
fn rearrange(d: &mut Decoder<'_, '_>, intrinsic: Intrinsic, call: &Invocation<'_>) -> Result<()> {
    use Intrinsic as I;
    let args = call.args;
    let (scalar, lanes) = d.lanes_of(d.ty(args[0]))?;
    let words = scalar.words();
    let number = |d: &Decoder<'_, '_>, v: Value| {
        let c = v.constant().and_then(|c| d.cx.consts.as_int(c));
        c.ok_or_else(|| Fault::input("an index that must be constant"))
    };
    let operands: Vec<_> = args.iter().map(|&arg| d.operand(arg)).collect::<Result<_>>()?;
    let from = |vector: usize, n: u32| operands[vector].at(n * words);
    let out_of_range = || Fault::input("elements outside of a vector");
    let sources: Vec<_> = match intrinsic {
        I::VectorReverse => (0..lanes).rev().map(|n| from(0, n)).collect(),
        I::VectorExtract => {
            let (_, count) = d.lanes_of(call.ret)?;
            let first = u32::try_from(number(d, args[1])?).map_err(|_| out_of_range())?;
            if u64::from(first) + u64::from(count) > u64::from(lanes) {
                return Err(out_of_range());
            }
            (first..first + count).map(|n| from(0, n)).collect()
        }
        I::VectorInsert => {
            let (_, count) = d.lanes_of(d.ty(args[1]))?;
            let first = number(d, args[2])?;
            let inserted =
                |n: u32| u32::try_from(i128::from(n) - first).ok().filter(|&n| n < count);
            (0..lanes).map(|n| inserted(n).map_or_else(|| from(0, n), |n| from(1, n))).collect()
        }
        I::VectorSplice | I::VectorSpliceLeft | I::VectorSpliceRight => {
            let by = number(d, args[2])?;
            let by = if intrinsic == I::VectorSpliceRight { -by } else { by };
            let right = by < 0 || intrinsic == I::VectorSpliceRight;
            let start = if right { i128::from(lanes) + by } else { by };
            let start = u32::try_from(start).ok().filter(|&s| s <= lanes);
            let start = start.ok_or_else(out_of_range)?;
            let pick = |n: u32| if n < lanes { from(0, n) } else { from(1, n - lanes) };
            (start..start + lanes).map(pick).collect()
        }
        _ => match intrinsic.deinterleave_factor() {
            Some(factor) => (0..factor)
                .flat_map(|first| (first..lanes).step_by(factor as usize))
                .map(|n| from(0, n))
                .collect(),
            None => (0..lanes)
                .flat_map(|n| (0..args.len()).map(move |v| (v, n)))
                .map(|(vector, n)| from(vector, n))
                .collect(),
        },
    };
    for (n, src) in sources.into_iter().enumerate() {
        d.push(super::code::Op::Copy { dst: call.dst + n as u32 * words, src, slots: words });
    }
    Ok(())
}
