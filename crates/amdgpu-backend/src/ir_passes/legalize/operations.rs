//! `amdgpu-legalize-operations`: operations that no AMD processor has an instruction or a sequence for become
//! others.
//!
//! The walk replaces an instruction by what [`expand`] builds before it and goes on with what was built, so an
//! expansion may use operations that are expanded in their turn: vectors of unusual elements fall into scalars
//! ([`scalarise`]), integers above 64 bits into pieces of 64 ([`super::wide`]), `bfloat` into `float`
//! ([`super::floats`]), logarithms and powers into base 2 ([`super::math`]).

use ir::pass::IrFunction;
use ir::ssa::{
    BinaryOp, CastOp, Context, FastMath, FloatCc, InstKind, IntCc, Intrinsic, Type, Value,
};
use smallvec::SmallVec;

use crate::ir_passes::rounding::Plain;
use crate::target::intrinsics;

use super::legalizer::{Legalizer, Operation, walk};
use super::{floats, integers, math, remainder, strict, wide, widths};

/// Runs the pass on a function. The number of operations expanded.
pub(crate) fn run(f: &mut IrFunction, cx: &mut Context) -> u64 {
    let attrs = cx.function(f.global).map(|f| f.attrs).unwrap_or_default();
    let flush = cx.attrs.flushes_float(attrs);
    let plain = strict::run(f, cx, flush);
    let loops = remainder::run(&mut f.body, cx);
    let prepared = widths::prepare(&mut f.body, cx);
    plain + loops + prepared + walk(&mut f.body, cx, flush, expand)
}

/// Returns the replacement of an operation; none if it stays.
fn expand(l: &mut Legalizer<'_>, op: &Operation) -> Option<Value> {
    if let Some(value) = lane_comparison(l, op).or_else(|| plain_intrinsic(l, op)) {
        return Some(value);
    }
    if matches!(op.kind, InstKind::Call { .. })
        && (matches!(op.intrinsic, Intrinsic::None | Intrinsic::Target | Intrinsic::Unknown)
            || Plain::of(op.intrinsic).is_some())
    {
        return None;
    }
    if let InstKind::ExtractElement { .. } | InstKind::InsertElement { .. } = op.kind {
        return widths::expand(l, op, op.ty).or_else(|| wide::element(l, op));
    }
    // The type that says what is computed on: the result's of conversions to it, else the operand's.
    let operand = op.args.first().map_or(op.ty, |&a| l.b.ty(a));
    let operand = match op.kind {
        InstKind::Select { .. } => op.ty,
        _ => operand,
    };
    if needs_scalars(l, op, operand) {
        return scalarise(l, op, operand);
    }
    widths::expand(l, op, operand)
        .or_else(|| widths::expand_large(l, op, operand))
        .or_else(|| integers::expand(l, op, operand))
        .or_else(|| wide::expand(l, op, operand))
        .or_else(|| floats::expand(l, op, operand))
        .or_else(|| math::expand(l, op, operand))
}

/// `llvm.amdgcn.icmp` and `fcmp`: which lanes a comparison is true in. The third argument is LLVM's number of the
/// comparison.
fn lane_comparison(l: &mut Legalizer<'_>, op: &Operation) -> Option<Value> {
    let InstKind::Call { callee, .. } = op.kind else { return None };
    if op.intrinsic != Intrinsic::Target {
        return None;
    }
    let name = intrinsics::name(l.b.cx, callee)?;
    let (integers, floats) = (intrinsics::is(name, "icmp"), intrinsics::is(name, "fcmp"));
    if !integers && !floats {
        return None;
    }
    let number = op.args[2].constant().and_then(|c| l.b.cx.consts.as_uint(c))?;
    let number = usize::try_from(number).ok()?;
    let mask = if integers {
        const CODES: [IntCc; 10] = [
            IntCc::Eq,
            IntCc::Ne,
            IntCc::Ugt,
            IntCc::Uge,
            IntCc::Ult,
            IntCc::Ule,
            IntCc::Sgt,
            IntCc::Sge,
            IntCc::Slt,
            IntCc::Sle,
        ];
        l.b.icmp(*CODES.get(number.checked_sub(32)?)?, op.args[0], op.args[1])
    } else {
        const CODES: [FloatCc; 16] = [
            FloatCc::False,
            FloatCc::Oeq,
            FloatCc::Ogt,
            FloatCc::Oge,
            FloatCc::Olt,
            FloatCc::Ole,
            FloatCc::One,
            FloatCc::Ord,
            FloatCc::Uno,
            FloatCc::Ueq,
            FloatCc::Ugt,
            FloatCc::Uge,
            FloatCc::Ult,
            FloatCc::Ule,
            FloatCc::Une,
            FloatCc::True,
        ];
        l.b.fcmp(*CODES.get(number)?, op.args[0], op.args[1])
    };
    let width = op.ty.int_width()?;
    Some(l.call(&format!("llvm.amdgcn.ballot.i{width}"), op.ty, &[mask], FastMath::NONE))
}

/// Intrinsics of AMD's for which LLVM IR has other words.
fn plain_intrinsic(l: &mut Legalizer<'_>, op: &Operation) -> Option<Value> {
    let InstKind::Call { callee, .. } = op.kind else { return None };
    if op.intrinsic != Intrinsic::Target {
        return None;
    }
    let name = intrinsics::name(l.b.cx, callee)?;
    if intrinsics::is(name, "dead") {
        return Some(l.b.cx.consts.poison(op.ty).into());
    }
    if intrinsics::is(name, "addrspacecast.nonnull") {
        let (from, value) = (l.b.ty(op.args[0]), op.args[0]);
        return Some(if from == op.ty {
            value
        } else {
            l.b.cast(CastOp::AddrSpaceCast, value, op.ty)
        });
    }
    if intrinsics::is(name, "inverse.ballot") {
        return Some(bit_of_lane(l, op.args[0]));
    }
    if intrinsics::is(name, "ldexp") {
        let suffix = match l.b.cx.bits(op.ty) {
            16 => "f16",
            32 => "f32",
            _ => "f64",
        };
        let name = format!("llvm.ldexp.{suffix}.i32");
        return Some(l.call(&name, op.ty, &op.args, FastMath::NONE));
    }
    // Helper lanes are of pixel shaders: here every lane is live.
    if matches!(name, "live.mask" | "ps.live") {
        return Some(l.b.int(Type::I1, 1));
    }
    for (kind, high) in [("mul.u24", "mulhi.u24"), ("mul.i24", "mulhi.i24")] {
        if intrinsics::is(name, kind) && op.ty == Type::I64 {
            return Some(wide_product24(l, [kind, high], &op.args));
        }
    }
    None
}

/// The product of numbers of 24 bits in 64 bits, from its halves.
fn wide_product24(l: &mut Legalizer<'_>, names: [&str; 2], args: &[Value]) -> Value {
    let [low, high] = names.map(|name| {
        let suffix = if name.starts_with("mulhi") { "" } else { ".i32" };
        let name = format!("llvm.amdgcn.{name}{suffix}");
        let half = l.call(&name, Type::I32, args, FastMath::NONE);
        l.b.zext_or_trunc(half, Type::I64)
    });
    let width = l.b.int(Type::I64, 32);
    let high = l.b.binary(BinaryOp::Shl, high, width);
    l.b.binary(BinaryOp::Or, low, high)
}

/// The bit of a mask that is the lane's.
fn bit_of_lane(l: &mut Legalizer<'_>, mask: Value) -> Value {
    let (none, all) = (l.b.int(Type::int(32), 0), l.b.int(Type::int(32), 0xffff_ffff));
    let mut lane = l.call("llvm.amdgcn.mbcnt.lo", Type::int(32), &[all, none], FastMath::NONE);
    let ty = l.b.ty(mask);
    if ty.int_width() == Some(64) {
        lane = l.call("llvm.amdgcn.mbcnt.hi", Type::int(32), &[all, lane], FastMath::NONE);
    }
    let lane = l.b.zext_or_trunc(lane, ty);
    let shifted = l.b.binary(BinaryOp::LShr, mask, lane);
    l.b.cast(CastOp::Trunc, shifted, Type::I1)
}

/// Whether an element type has no vector operations in selection.
fn unusual(elem: Type) -> bool {
    elem.int_width().is_some_and(|w| !matches!(w, 1 | 8 | 16 | 32 | 64))
}

fn needs_scalars(l: &Legalizer<'_>, op: &Operation, operand: Type) -> bool {
    let types = &l.b.cx.types;
    if !operand.is_vector() && !op.ty.is_vector() {
        return false;
    }
    if let InstKind::Cast { op: CastOp::BitCast, .. } = op.kind {
        return false;
    }
    let (from, to) = (types.scalar(operand), types.scalar(op.ty));
    match op.intrinsic {
        Intrinsic::IsFpClass | Intrinsic::FrExp | Intrinsic::UCmp | Intrinsic::SCmp => true,
        Intrinsic::FpToSiSat | Intrinsic::FpToUiSat => true,
        _ if op.intrinsic.is_reduction() => false,
        _ if op.intrinsic != Intrinsic::None && from == Type::I1 => true,
        _ if op.intrinsic != Intrinsic::None && types.is_aggregate(op.ty) => unusual(from),
        _ if op.intrinsic != Intrinsic::None && math::is_expanded(op.intrinsic) => true,
        _ => match op.kind {
            // Large quotients are made by functions of scalars.
            InstKind::Binary { op: operation, .. } if operation.is_int_division() => {
                from.int_width().is_some_and(|w| w > 32) || unusual(from)
            }
            InstKind::Cast { .. } => unusual(from) || unusual(to),
            _ => unusual(from),
        },
    }
}

/// An operation on vectors as operations on their elements.
fn scalarise(l: &mut Legalizer<'_>, op: &Operation, operand: Type) -> Option<Value> {
    let shape = if op.ty.is_vector() { op.ty } else { operand };
    let lanes = l.b.cx.types.lanes(shape);
    let aggregate = l.b.cx.types.is_aggregate(op.ty);
    let results: SmallVec<[Type; 4]> = if aggregate {
        (0..2).filter_map(|n| l.b.cx.types.element(op.ty, n)).collect()
    } else {
        SmallVec::from_slice(&[op.ty])
    };
    let mut vectors: SmallVec<[Value; 4]> =
        results.iter().map(|&ty| l.b.cx.consts.poison(ty).into()).collect();
    for lane in 0..lanes {
        let mut args: SmallVec<[Value; 4]> = SmallVec::new();
        for &arg in &op.args {
            let vector = l.b.ty(arg).is_vector();
            args.push(if vector { l.b.extract(arg, lane) } else { arg });
        }
        let scalars: SmallVec<[Type; 4]> =
            results.iter().map(|&ty| l.b.cx.types.scalar(ty)).collect();
        let to = if aggregate { l.b.cx.types.literal_struct(&scalars, false) } else { scalars[0] };
        let value = rebuild(l, op, &args, to)?;
        for (n, vector) in vectors.iter_mut().enumerate() {
            let element = if aggregate { l.b.extract_value(value, n as u32) } else { value };
            *vector = l.b.insert(*vector, element, lane);
        }
    }
    if !aggregate {
        return Some(vectors[0]);
    }
    Some(l.aggregate(op.ty, &vectors))
}

/// The same operation on other operands.
fn rebuild(l: &mut Legalizer<'_>, op: &Operation, args: &[Value], to: Type) -> Option<Value> {
    if let InstKind::Call { .. } = op.kind {
        return Some(l.intrinsic_fast(op.intrinsic.base_name()?, to, args, op.fast));
    }
    let kind = l.b.body.with_operands(&op.kind, args);
    Some(l.b.value(kind, to))
}
