//! Integers of up to 64 bits in widths that registers do not have, such as `i5`, `i24` or `i48`.
//!
//! Selection has rules for 1, 8, 16, 32 and 64 bits only. A number of another width lies in the next wider register, and
//! the bits above it mean nothing. So no rule may compute on it: what is computed, is computed on the register's width,
//! on operands that are extended as the operation needs, and cut off again. What is left of the width are truncations to
//! it, extensions from it, and places that only keep it: parameters, accesses, elements of vectors and structs.
//!
//! Vectors whose elements are no whole bytes lie in memory, and in the view of a `bitcast`, bit by bit, as one integer.

use ir::ssa::{
    BinaryOp, Body, Builder, CastOp, ConstData, Context, InsertPoint, Inst, InstKind, IntCc,
    Intrinsic, Type, Value,
};
use transform::odd_intrinsics;
use transform::odd_vectors::from_integer;

use super::integers::chain;
use super::legalizer::{Legalizer, Operation};

/// Bits above a number, as an operation needs them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Above {
    /// They do not reach the bits that count.
    Any,
    Zero,
    Sign,
}

impl Above {
    fn signed(signed: bool) -> Self {
        if signed { Self::Sign } else { Self::Zero }
    }
}

/// Whether registers have no such width.
pub(super) fn is_odd(ty: Type) -> bool {
    ty.int_width().is_some_and(|width| width < 64 && !matches!(width, 1 | 8 | 16 | 32))
}

/// The type that a number of a narrower one is computed in.
fn container(width: u32) -> Type {
    if width <= 32 { Type::I32 } else { Type::I64 }
}

fn container_of(ty: Type) -> Type {
    container(ty.int_width().unwrap_or(64))
}

/// A number in the type that it is computed in.
fn extended(l: &mut Legalizer<'_>, value: Value, above: Above) -> Value {
    let from = l.b.ty(value);
    let to = container_of(from);
    if from == to {
        return value;
    }
    if let Some(c) = value.constant() {
        match &l.b.cx.consts[c] {
            ConstData::Int { .. } | ConstData::Zero(_) => {
                let bits = l.b.cx.consts.as_uint(c).unwrap_or(0);
                let width = from.int_width().unwrap_or(64);
                let bits = ir::ssa::truncate(bits, width);
                let negative = above == Above::Sign && bits >> (width - 1) & 1 != 0;
                return l.b.int(to, if negative { bits | u128::MAX << width } else { bits });
            }
            ConstData::Poison(_) => return l.b.cx.consts.poison(to).into(),
            _ => {}
        }
    }
    if above == Above::Any
        && let Some(&InstKind::Cast { op: CastOp::Trunc, value: inner, .. }) =
            l.b.body.def_kind(value)
        && l.b.cx.bits(l.b.ty(inner)) >= l.b.cx.bits(to)
    {
        return l.b.cast(CastOp::Trunc, inner, to);
    }
    l.b.cast(if above == Above::Sign { CastOp::SExt } else { CastOp::ZExt }, value, to)
}

/// Returns the replacement of an operation on such numbers; none if it is of others, or keeps them only.
pub(super) fn expand(l: &mut Legalizer<'_>, op: &Operation, operand: Type) -> Option<Value> {
    match op.kind {
        InstKind::ExtractElement { .. } | InstKind::InsertElement { .. } => index(l, op),
        InstKind::Binary { op: binary, args, .. } if l.b.cx.types.scalar(op.ty) == Type::I1 => {
            of_bools(l, binary, args[0], op.ty)
        }
        InstKind::Binary { op: binary, args, .. } if is_odd(op.ty) => {
            let (left, right) = above_operands(binary);
            let (a, b) = (extended(l, args[0], left), extended(l, args[1], right));
            let result = l.b.binary(binary, a, b);
            Some(l.b.cast(CastOp::Trunc, result, op.ty))
        }
        InstKind::ICmp { cc, args, .. } if is_odd(operand) => {
            let [a, b] = args.map(|v| extended(l, v, Above::signed(cc.is_signed())));
            Some(l.b.icmp(cc, a, b))
        }
        InstKind::Select { args, .. } if is_odd(op.ty) => {
            let [a, b] = [args[1], args[2]].map(|v| extended(l, v, Above::Any));
            let result = l.b.select(args[0], a, b);
            Some(l.b.cast(CastOp::Trunc, result, op.ty))
        }
        InstKind::Cast { op: CastOp::BitCast, value, .. } => reinterpreted(l, value, op.ty),
        InstKind::Cast { op: cast, value, .. } => converted(l, cast, value, operand, op.ty),
        InstKind::Call { .. } => intrinsic(l, op, operand),
        _ => None,
    }
}

/// Shifts and divisions of bools: whatever is defined shifts by none, or divides by one.
fn of_bools(l: &mut Legalizer<'_>, op: BinaryOp, value: Value, ty: Type) -> Option<Value> {
    match op {
        BinaryOp::Shl | BinaryOp::LShr | BinaryOp::AShr | BinaryOp::UDiv | BinaryOp::SDiv => {
            Some(value)
        }
        BinaryOp::URem | BinaryOp::SRem => Some(l.b.cx.consts.zero(ty).into()),
        _ => None,
    }
}

fn above_operands(op: BinaryOp) -> (Above, Above) {
    match op {
        BinaryOp::Shl => (Above::Any, Above::Zero),
        BinaryOp::LShr | BinaryOp::UDiv | BinaryOp::URem => (Above::Zero, Above::Zero),
        BinaryOp::AShr => (Above::Sign, Above::Zero),
        BinaryOp::SDiv | BinaryOp::SRem => (Above::Sign, Above::Sign),
        _ => (Above::Any, Above::Any),
    }
}

/// Conversions between such numbers, and between them and floats or addresses.
fn converted(
    l: &mut Legalizer<'_>,
    op: CastOp,
    value: Value,
    from: Type,
    to: Type,
) -> Option<Value> {
    match op {
        CastOp::Trunc if is_odd(from) => {
            let value = extended(l, value, Above::Any);
            Some(l.b.cast(CastOp::Trunc, value, to))
        }
        CastOp::ZExt | CastOp::SExt if is_odd(to) => {
            let value = l.b.cast(op, value, container_of(to));
            Some(l.b.cast(CastOp::Trunc, value, to))
        }
        CastOp::SiToFp | CastOp::UiToFp if is_odd(from) => {
            let value = extended(l, value, Above::signed(op == CastOp::SiToFp));
            Some(l.b.cast(op, value, to))
        }
        CastOp::FpToSi | CastOp::FpToUi if is_odd(to) => {
            let number = l.b.cast(op, value, container_of(to));
            Some(l.b.cast(CastOp::Trunc, number, to))
        }
        CastOp::PtrToInt | CastOp::PtrToAddr => {
            let own = Type::int(l.b.cx.bits(from) as u32);
            if own == to || from.is_vector() {
                return None;
            }
            let number = l.b.cast(op, value, own);
            Some(l.b.zext_or_trunc(number, to))
        }
        CastOp::IntToPtr => {
            let own = Type::int(l.b.cx.bits(to) as u32);
            if own == from || to.is_vector() {
                return None;
            }
            let number = l.b.zext_or_trunc(value, own);
            Some(l.b.cast(op, number, to))
        }
        _ => None,
    }
}

/// Intrinsics at the width of a register.
fn intrinsic(l: &mut Legalizer<'_>, op: &Operation, operand: Type) -> Option<Value> {
    if op.intrinsic == Intrinsic::LdExp {
        return exponent(l, op);
    }
    if op.intrinsic.is_reduction() {
        return reduced(l, op);
    }
    if !is_odd(operand) && operand != Type::I1 {
        return None;
    }
    odd_intrinsics::written(&mut l.b, op.intrinsic, op.ty, &op.args)
}

/// Name of the function by which a reduction joins elements.
fn min_max(f: Intrinsic) -> Option<&'static str> {
    Some(match f {
        Intrinsic::ReduceSMax => "smax",
        Intrinsic::ReduceSMin => "smin",
        Intrinsic::ReduceUMax => "umax",
        Intrinsic::ReduceUMin => "umin",
        _ => return None,
    })
}

/// The elements of a vector, joined one after the other.
pub(super) fn reduced(l: &mut Legalizer<'_>, op: &Operation) -> Option<Value> {
    let binary = match op.intrinsic {
        Intrinsic::ReduceAdd => Some(BinaryOp::Add),
        Intrinsic::ReduceMul => Some(BinaryOp::Mul),
        Intrinsic::ReduceAnd => Some(BinaryOp::And),
        Intrinsic::ReduceOr => Some(BinaryOp::Or),
        Intrinsic::ReduceXor => Some(BinaryOp::Xor),
        _ => None,
    };
    let base = min_max(op.intrinsic);
    if binary.is_none() && base.is_none() {
        return None;
    }
    Some(chain(l, op, |l, a, b| match (binary, base) {
        (Some(binary), _) => l.b.binary(binary, a, b),
        (None, base) => l.intrinsic(base.unwrap_or("umax"), op.ty, &[a, b]),
    }))
}

/// `ldexp` takes an exponent of 32 bits: narrower ones are extended, wider ones held within what changes the result.
fn exponent(l: &mut Legalizer<'_>, op: &Operation) -> Option<Value> {
    let (x, exponent) = (op.args[0], op.args[1]);
    let ty = l.b.ty(exponent);
    let width = l.b.cx.types.scalar(ty).int_width()?;
    if width == 32 {
        return None;
    }
    let to = l.b.cx.types.with_shape_of(Type::I32, ty);
    let narrow = if width < 32 {
        l.b.cast(CastOp::SExt, exponent, to)
    } else {
        // Far beyond the exponents of all formats.
        let most = l.b.int(ty, 1 << 20);
        let least = l.b.sint(ty, -(1 << 20));
        let held = l.intrinsic("smin", ty, &[exponent, most]);
        let held = l.intrinsic("smax", ty, &[held, least]);
        l.b.cast(CastOp::Trunc, held, to)
    };
    Some(l.intrinsic_fast("ldexp", op.ty, &[x, narrow], op.fast))
}

/// Elements at a variable index: the index has 32 bits, without sign.
fn index(l: &mut Legalizer<'_>, op: &Operation) -> Option<Value> {
    let index = *op.args.last()?;
    let ty = l.b.ty(index);
    if index.constant().is_some() || matches!(ty.int_width(), Some(32 | 64)) {
        return None;
    }
    let index = l.b.zext_or_trunc(index, Type::I32);
    let kind = match op.kind {
        InstKind::InsertElement { args: [vector, element, _] } => {
            InstKind::InsertElement { args: [vector, element, index] }
        }
        _ => InstKind::ExtractElement { args: [op.args[0], index] },
    };
    Some(l.b.value(kind, op.ty))
}

/// The elements of a vector that are no whole bytes: their type and number.
fn bit_elements(cx: &Context, ty: Type) -> Option<(Type, u32)> {
    cx.types.vector_parts(ty).filter(|(elem, _)| elem.is_int() && !cx.bits(*elem).is_multiple_of(8))
}

/// A `bitcast` of vectors whose elements are no whole bytes, through one integer.
fn reinterpreted(l: &mut Legalizer<'_>, value: Value, to: Type) -> Option<Value> {
    let from = l.b.ty(value);
    if from == to {
        return None;
    }
    let (source, target) = (bit_elements(l.b.cx, from), bit_elements(l.b.cx, to));
    let whole = Type::int(l.b.cx.bits(from) as u32);
    match (source, target) {
        (None, None) => None,
        // Selection gathers and scatters bools.
        (Some((Type::I1, _)), None) if to == whole => None,
        (None, Some((Type::I1, _))) if from == whole => None,
        (Some((elem, lanes)), None) if to == whole => Some(gathered(l, value, elem, lanes, whole)),
        (None, Some(_)) if from == whole => Some(from_integer(&mut l.b, value, to)),
        _ => {
            // A poison element leaves the others alone; in an integer it would not.
            let value = if from.is_vector() { l.b.freeze(value) } else { value };
            let bits = l.b.cast(CastOp::BitCast, value, whole);
            Some(l.b.cast(CastOp::BitCast, bits, to))
        }
    }
}

/// The elements of a vector side by side in one integer, the first lowest.
fn gathered(l: &mut Legalizer<'_>, vector: Value, elem: Type, lanes: u32, whole: Type) -> Value {
    let width = elem.int_width().unwrap_or(1);
    let mut sum = None;
    for lane in 0..lanes {
        let element = l.b.extract(vector, lane);
        let wide = l.b.cast(CastOp::ZExt, element, whole);
        let placed = if lane == 0 { wide } else { l.b.shift(BinaryOp::Shl, wide, lane * width) };
        sum = Some(match sum {
            None => placed,
            Some(sum) => l.b.or(sum, placed),
        });
    }
    sum.unwrap_or_else(|| l.b.int(whole, 0))
}

/// Brings accesses to vectors of bits, stores, switches and indices of such widths into other forms: the number that were.
pub(super) fn prepare(body: &mut Body, cx: &mut Context) -> u64 {
    let mut count = 0;
    for inst in body.inst_list() {
        count += u64::from(match body.insts[inst].kind {
            InstKind::Load { .. } => load_bits(body, cx, inst),
            InstKind::Store { .. } => store_bits(body, cx, inst),
            InstKind::Gep { .. } => plain_indices(body, cx, inst),
            InstKind::Switch { .. } => plain_switch(body, cx, inst),
            _ => false,
        });
    }
    count
}

/// The integer that an access to a vector of bits moves.
fn bits_in_memory(cx: &Context, ty: Type) -> Option<Type> {
    bit_elements(cx, ty).map(|_| Type::int(cx.bits(ty) as u32))
}

fn load_bits(body: &mut Body, cx: &mut Context, inst: Inst) -> bool {
    let Some(result) = body.result(inst) else { return false };
    let ty = body.locals[result].ty;
    let Some(whole) = bits_in_memory(cx, ty) else { return false };
    let data = body.insts[inst].clone();
    let mut b = Builder::new(body, cx, InsertPoint::Before(inst));
    let bits = b.inst(data.kind, whole);
    b.body.insts[bits].metadata = data.metadata;
    let bits = b.body.result(bits).expect("a load's result").into();
    let value = InstKind::Cast {
        op: CastOp::BitCast,
        flags: Default::default(),
        fast_math: Default::default(),
        value: bits,
    };
    b.body.insts[inst].kind = value;
    b.body.insts[inst].metadata = Default::default();
    true
}

/// Stores vectors of bits as an integer, and numbers between the bytes with zeros above them, as LLVM does: its loads
/// take the bits there for zeros.
fn store_bits(body: &mut Body, cx: &mut Context, inst: Inst) -> bool {
    let InstKind::Store { value, .. } = body.insts[inst].kind else { return false };
    let ty = body.value_type(value, cx);
    let between = ty.int_width().filter(|&width| width > 1 && !width.is_multiple_of(8));
    let whole = bits_in_memory(cx, ty);
    if between.is_none() && whole.is_none() {
        return false;
    }
    let mut b = Builder::new(body, cx, InsertPoint::Before(inst));
    let mut bits = value;
    if let Some(whole) = whole {
        bits = b.freeze(value);
        bits = b.cast(CastOp::BitCast, bits, whole);
    }
    let width = whole.unwrap_or(ty).int_width().unwrap_or(8);
    if !width.is_multiple_of(8) {
        bits = b.cast(CastOp::ZExt, bits, Type::int(width.next_multiple_of(8)));
    }
    if let InstKind::Store { value, .. } = &mut b.body.insts[inst].kind {
        *value = bits;
    }
    true
}

/// Indices of odd widths, or of more than 64 bits, with 64.
fn plain_indices(body: &mut Body, cx: &mut Context, inst: Inst) -> bool {
    let mut any = false;
    let InstKind::Gep { args, .. } = body.insts[inst].kind else { return false };
    for n in 1..body.list(args).len() {
        let index = body.list(args)[n];
        let ty = body.value_type(index, cx);
        let wide = ty.int_width().is_some_and(|width| width > 64);
        if index.constant().is_some() || !is_odd(ty) && !wide {
            continue;
        }
        let mut b = Builder::new(body, cx, InsertPoint::Before(inst));
        let index = b.sext_or_trunc(index, Type::I64);
        let mut at = 0;
        body.for_each_value_mut(inst, |value| {
            if at == n {
                *value = index;
            }
            at += 1;
        });
        any = true;
    }
    any
}

/// A switch over such a number, in the type that it is computed in.
fn plain_switch(body: &mut Body, cx: &mut Context, inst: Inst) -> bool {
    let InstKind::Switch { value, cases, .. } = body.insts[inst].kind else { return false };
    let from = body.value_type(value, cx);
    if !is_odd(from) {
        return false;
    }
    let (width, to) = (from.int_width().unwrap_or(64), container_of(from));
    for n in 0..body.switch_cases[cases].len() {
        let Some(c) = body.switch_cases[cases][n].0.constant() else { return false };
        let bits = ir::ssa::truncate(cx.consts.as_uint(c).unwrap_or(0), width);
        body.switch_cases[cases][n].0 = cx.consts.int(to, bits).into();
    }
    let mut b = Builder::new(body, cx, InsertPoint::Before(inst));
    let wide = b.cast(CastOp::ZExt, value, to);
    if let InstKind::Switch { value, .. } = &mut b.body.insts[inst].kind {
        *value = wide;
    }
    true
}

/// Operations above 64 bits that read bits above those that a number between the widths of registers has: on the number
/// extended first.
pub(super) fn expand_large(l: &mut Legalizer<'_>, op: &Operation, operand: Type) -> Option<Value> {
    let width = operand.int_width().filter(|&w| w > 64 && !w.is_multiple_of(32))?;
    let wide = Type::int(width.next_multiple_of(32));
    let extended = |l: &mut Legalizer<'_>, v: Value, signed: bool| {
        l.b.cast(if signed { CastOp::SExt } else { CastOp::ZExt }, v, wide)
    };
    match op.kind {
        InstKind::Binary { op: binary @ (BinaryOp::LShr | BinaryOp::AShr), args, .. } => {
            let value = extended(l, args[0], binary == BinaryOp::AShr);
            let amount = extended(l, args[1], false);
            let shifted = l.b.binary(binary, value, amount);
            Some(l.b.cast(CastOp::Trunc, shifted, operand))
        }
        InstKind::Binary { op: BinaryOp::Shl, args, .. } if args[1].constant().is_none() => {
            let value = extended(l, args[0], false);
            let amount = extended(l, args[1], false);
            let shifted = l.b.binary(BinaryOp::Shl, value, amount);
            Some(l.b.cast(CastOp::Trunc, shifted, operand))
        }
        InstKind::ICmp { cc, args, .. } => {
            let [a, b] = args.map(|v| extended(l, v, IntCc::is_signed(cc)));
            Some(l.b.icmp(cc, a, b))
        }
        _ => None,
    }
}
