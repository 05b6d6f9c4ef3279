//! Constant folding: what an instruction of constants is.
//!
//! Every function returns the constant, or none where the result is not a constant that the module
//! can express (or would need undefined behaviour to be decided). Poison operands give poison.
//! Integers of up to 128 bits are folded, floats exactly by `rustc_apfloat` in the default rounding
//! mode; vectors lane by lane.

mod float;
mod int;
mod intrinsic;
mod memory;

pub use float::{fcmp, from_f64, is_denormal, to_f64};
pub use intrinsic::{intrinsic, target_independent};
pub use memory::{load, offset_of_constant_address};

use ir::ssa::{
    BinaryOp, CastOp, Const, ConstData, ConstExpr, Context, Flags, FloatCc, IntCc, Type, TypeKind,
    Value,
};

/// Element `n` of a vector, array or struct constant.
pub fn element(cx: &mut Context, c: Const, n: u64) -> Option<Const> {
    let ty = cx.consts.ty(c);
    let elem = cx.types.element(ty, n)?;
    match &cx.consts[c] {
        ConstData::Aggregate { elems, .. } => elems.get(usize::try_from(n).ok()?).copied(),
        ConstData::Bytes { data, .. } => {
            let byte = *data.get(usize::try_from(n).ok()?)?;
            Some(cx.consts.int(Type::I8, u128::from(byte)))
        }
        ConstData::Zero(_) => Some(cx.consts.zero(elem)),
        ConstData::Undef(_) => Some(cx.consts.undef(elem)),
        ConstData::Poison(_) => Some(cx.consts.poison(elem)),
        _ => None,
    }
}

/// A constant of type `ty` (a scalar or a vector of `scalar`'s type) with `scalar` in every lane.
pub fn splat(cx: &mut Context, ty: Type, scalar: Const) -> Const {
    match cx.types.vector_parts(ty) {
        Some((_, lanes)) => cx.consts.aggregate(ty, &vec![scalar; lanes as usize]),
        None => scalar,
    }
}

/// The integer `n` of type `ty`, in every lane where that is a vector.
pub fn int_constant(cx: &mut Context, ty: Type, n: u128) -> Const {
    let scalar = cx.types.scalar(ty);
    let c = cx.consts.int(scalar, n);
    splat(cx, ty, c)
}

/// Whether `c` is poison.
pub fn is_poison(cx: &Context, c: Const) -> bool {
    matches!(cx.consts[c], ConstData::Poison(_))
}

/// Whether `c` is undef.
pub fn is_undef(cx: &Context, c: Const) -> bool {
    matches!(cx.consts[c], ConstData::Undef(_))
}

fn fixed_lanes(cx: &Context, ty: Type) -> Option<u32> {
    match cx.types.kind(ty) {
        TypeKind::Vector { lanes, scalable: false, .. } => Some(lanes),
        _ => None,
    }
}

/// Folds lane by lane; `ty` is the result's type.
fn by_lane(
    cx: &mut Context,
    ty: Type,
    operands: &[Const],
    mut f: impl FnMut(&mut Context, &[Const]) -> Option<Const>,
) -> Option<Const> {
    let lanes = fixed_lanes(cx, ty)?;
    if lanes > 1024 {
        return None;
    }
    let mut result = Vec::with_capacity(lanes as usize);
    for lane in 0..u64::from(lanes) {
        let mut args: smallvec::SmallVec<[Const; 4]> = smallvec::SmallVec::new();
        for &operand in operands {
            let vector = cx.consts.ty(operand).is_vector();
            args.push(if vector { element(cx, operand, lane)? } else { operand });
        }
        result.push(f(cx, &args)?);
    }
    Some(cx.consts.aggregate(ty, &result))
}

/// A two-operand instruction.
pub fn binary(cx: &mut Context, op: BinaryOp, flags: Flags, a: Const, b: Const) -> Option<Const> {
    let ty = cx.consts.ty(a);
    if is_poison(cx, a) || is_poison(cx, b) {
        // Division by poison is undefined behaviour, which may be anything.
        return Some(cx.consts.poison(ty));
    }
    if ty.is_vector() {
        return by_lane(cx, ty, &[a, b], |cx, v| binary(cx, op, flags, v[0], v[1]));
    }
    if op.is_float() { float::binary(cx, op, a, b) } else { int::binary(cx, op, flags, a, b) }
}

/// `fneg`
pub fn fneg(cx: &mut Context, a: Const) -> Option<Const> {
    let ty = cx.consts.ty(a);
    if is_poison(cx, a) {
        return Some(a);
    }
    if ty.is_vector() {
        return by_lane(cx, ty, &[a], |cx, v| fneg(cx, v[0]));
    }
    let (ty, bits) = cx.consts.as_float_bits(a)?;
    let sign = 1u128 << (ty.float_kind()?.bits() - 1);
    Some(cx.consts.float(ty, bits ^ sign))
}

/// `icmp`
pub fn icmp(cx: &mut Context, cc: IntCc, flags: Flags, a: Const, b: Const) -> Option<Const> {
    let ty = cx.consts.ty(a);
    let result = cx.types.with_shape_of(Type::I1, ty);
    if is_poison(cx, a) || is_poison(cx, b) {
        return Some(cx.consts.poison(result));
    }
    if ty.is_vector() {
        return by_lane(cx, result, &[a, b], |cx, v| icmp(cx, cc, flags, v[0], v[1]));
    }
    if let (Some(x), Some(y)) = (cx.consts.as_uint(a), cx.consts.as_uint(b)) {
        let width = ty.int_width()?;
        if flags.contains(Flags::SAMESIGN) && (x ^ y) >> (width - 1) & 1 == 1 {
            return Some(cx.consts.poison(result));
        }
        return Some(cx.consts.bool(cc.evaluate(x, y, width)));
    }
    let same = matches!(cc, IntCc::Eq | IntCc::Uge | IntCc::Ule | IntCc::Sge | IntCc::Sle);
    if a == b && !is_undef(cx, a) && !contains_undef(cx, a) {
        return Some(cx.consts.bool(same));
    }
    // Two different objects, or an object and null.
    if matches!(cc, IntCc::Eq | IntCc::Ne) && ty.is_ptr() {
        let different = match (&cx.consts[a], &cx.consts[b]) {
            (ConstData::Global { global: x, .. }, ConstData::Global { global: y, .. }) => {
                x != y && distinct_object(cx, *x) && distinct_object(cx, *y)
            }
            // Null is a valid address in every space but the generic one.
            (ConstData::Global { global, .. }, ConstData::Zero(ty))
            | (ConstData::Zero(ty), ConstData::Global { global, .. }) => {
                *ty == Type::PTR
                    && distinct_object(cx, *global)
                    && cx.globals[*global].linkage != ir::ssa::Linkage::ExternWeak
            }
            _ => false,
        };
        if different {
            return Some(cx.consts.bool(cc == IntCc::Ne));
        }
    }
    None
}

/// Whether the address of `global` differs from that of every other such global.
fn distinct_object(cx: &Context, global: ir::ssa::Global) -> bool {
    let data = &cx.globals[global];
    !data.linkage.is_interposable()
        && data.unnamed_addr != ir::ssa::UnnamedAddr::Global
        && match &data.kind {
            ir::ssa::GlobalKind::Variable(_) => cx.alloc_size(data.ty) > 0,
            ir::ssa::GlobalKind::Function(_) => true,
            _ => false,
        }
}

/// Whether `undef` stands anywhere in `c` (not looked for inside expressions: those count as having).
fn contains_undef(cx: &Context, c: Const) -> bool {
    !matches!(
        cx.consts[c],
        ConstData::Int { .. }
            | ConstData::Float { .. }
            | ConstData::Zero(_)
            | ConstData::Global { .. }
            | ConstData::Bytes { .. }
            | ConstData::WideInt { .. }
    ) && !matches!(&cx.consts[c], ConstData::Expr { expr: ConstExpr::Gep { operands, .. }, .. }
        if operands.iter().all(|&o| !contains_undef(cx, o)))
}

/// `fcmp` of scalars or vectors.
pub fn fcmp_const(cx: &mut Context, cc: FloatCc, a: Const, b: Const) -> Option<Const> {
    let ty = cx.consts.ty(a);
    let result = cx.types.with_shape_of(Type::I1, ty);
    if is_poison(cx, a) || is_poison(cx, b) {
        return Some(cx.consts.poison(result));
    }
    match cc {
        FloatCc::False => return Some(cx.consts.zero(result)),
        FloatCc::True => return Some(int_constant(cx, result, 1)),
        _ => {}
    }
    if ty.is_vector() {
        return by_lane(cx, result, &[a, b], |cx, v| fcmp_const(cx, cc, v[0], v[1]));
    }
    let (ty, x) = cx.consts.as_float_bits(a)?;
    let (_, y) = cx.consts.as_float_bits(b)?;
    let answer = fcmp(ty.float_kind()?, cc, x, y)?;
    Some(cx.consts.bool(answer))
}

/// `select` of a constant condition.
pub fn select(cx: &mut Context, cond: Const, then: Const, otherwise: Const) -> Option<Const> {
    let ty = cx.consts.ty(then);
    if is_poison(cx, cond) {
        return Some(cx.consts.poison(ty));
    }
    match cx.consts.as_uint(cond) {
        Some(1) => return Some(then),
        Some(_) => return Some(otherwise),
        None => {}
    }
    if then == otherwise {
        return Some(then);
    }
    if cx.consts.ty(cond).is_vector() {
        return by_lane(cx, ty, &[cond, then, otherwise], |cx, v| select(cx, v[0], v[1], v[2]));
    }
    None
}

/// A conversion to `to`.
pub fn cast(cx: &mut Context, op: CastOp, flags: Flags, c: Const, to: Type) -> Option<Const> {
    let from = cx.consts.ty(c);
    if is_poison(cx, c) {
        return Some(cx.consts.poison(to));
    }
    if op == CastOp::BitCast {
        return bitcast(cx, c, to);
    }
    if is_undef(cx, c) {
        // The extended bits are not undef.
        return match op {
            CastOp::Trunc => Some(cx.consts.undef(to)),
            CastOp::ZExt | CastOp::SExt => Some(cx.consts.zero(to)),
            _ => None,
        };
    }
    if to.is_vector() {
        let elem = cx.types.scalar(to);
        return by_lane(cx, to, &[c], |cx, v| cast(cx, op, flags, v[0], elem));
    }
    match op {
        CastOp::Trunc | CastOp::ZExt | CastOp::SExt => {
            let value = cx.consts.as_uint(c)?;
            let (from, width) = (from.int_width()?, to.int_width()?);
            if width > 128 {
                return None;
            }
            let signed = ir::ssa::sign_extend(value, from);
            let result = if op == CastOp::SExt { signed as u128 } else { value };
            let kept = ir::ssa::truncate(result, width);
            let poison = (op == CastOp::ZExt && flags.contains(Flags::NNEG) && signed < 0)
                || (op == CastOp::Trunc && flags.contains(Flags::NUW) && kept != value)
                || (op == CastOp::Trunc
                    && flags.contains(Flags::NSW)
                    && ir::ssa::sign_extend(kept, width) != signed);
            Some(if poison { cx.consts.poison(to) } else { cx.consts.int(to, kept) })
        }
        CastOp::FpTrunc | CastOp::FpExt => {
            let (ty, bits) = cx.consts.as_float_bits(c)?;
            let bits = float::convert(ty.float_kind()?, to.float_kind()?, bits)?;
            Some(cx.consts.float(to, bits))
        }
        CastOp::FpToUi | CastOp::FpToSi => {
            let (ty, bits) = cx.consts.as_float_bits(c)?;
            let width = to.int_width().filter(|&w| w <= 128)?;
            match float::to_int(ty.float_kind()?, bits, width, op == CastOp::FpToSi)? {
                (value, true) => Some(cx.consts.int(to, value)),
                // Out of range: poison.
                (_, false) => Some(cx.consts.poison(to)),
            }
        }
        CastOp::UiToFp | CastOp::SiToFp => {
            let value = cx.consts.as_uint(c)?;
            let signed = op == CastOp::SiToFp;
            if flags.contains(Flags::NNEG) && cx.consts.as_int(c)? < 0 {
                return Some(cx.consts.poison(to));
            }
            let bits = float::from_int(to.float_kind()?, value, from.int_width()?, signed)?;
            Some(cx.consts.float(to, bits))
        }
        CastOp::PtrToInt | CastOp::PtrToAddr => match &cx.consts[c] {
            ConstData::Zero(_) => Some(cx.consts.zero(to)),
            ConstData::Expr { expr: ConstExpr::Cast { op: CastOp::IntToPtr, value }, .. } => {
                let value = *value;
                let pointer_bits = cx.bits(from);
                let int_bits = cx.bits(cx.consts.ty(value));
                if int_bits == pointer_bits && cx.bits(to) <= int_bits {
                    return if cx.consts.ty(value) == to {
                        Some(value)
                    } else {
                        cast(cx, CastOp::Trunc, Flags::NONE, value, to)
                    };
                }
                None
            }
            _ => Some(cast_expr(cx, op, c, to)),
        },
        CastOp::IntToPtr => {
            if cx.consts.is_zero(c) {
                return Some(cx.consts.zero(to));
            }
            Some(cast_expr(cx, op, c, to))
        }
        CastOp::AddrSpaceCast => {
            if let ConstData::Expr {
                expr: ConstExpr::Cast { op: CastOp::AddrSpaceCast, value },
                ..
            } = &cx.consts[c]
            {
                let value = *value;
                if cx.consts.ty(value) == to {
                    return Some(value);
                }
            }
            Some(cast_expr(cx, op, c, to))
        }
        CastOp::BitCast => None,
    }
}

fn cast_expr(cx: &mut Context, op: CastOp, value: Const, ty: Type) -> Const {
    cx.consts.intern(ConstData::Expr { ty, expr: ConstExpr::Cast { op, value } })
}

/// `bitcast`, through the bits of all lanes.
fn bitcast(cx: &mut Context, c: Const, to: Type) -> Option<Const> {
    let from = cx.consts.ty(c);
    if from == to {
        return Some(c);
    }
    if is_undef(cx, c) {
        return Some(cx.consts.undef(to));
    }
    if matches!(cx.consts[c], ConstData::Zero(_)) && !to.is_ptr() {
        return Some(cx.consts.zero(to));
    }
    let size = cx.store_size(from);
    if size > 4096 || cx.bits(from) != cx.bits(to) || !cx.bits(from).is_multiple_of(8) {
        return None;
    }
    let mut bytes = vec![None; size as usize];
    memory::write_bytes(cx, c, &mut bytes)?;
    memory::read_bytes(cx, &bytes, to)
}

/// `getelementptr` of constants: the address plus a byte offset.
pub fn gep(cx: &mut Context, source: Type, flags: Flags, operands: &[Const]) -> Option<Const> {
    let ptr = operands[0];
    let ty = cx.consts.ty(ptr);
    let space = ty.address_space()?;
    let mut offset: i128 = 0;
    let mut at = source;
    for (n, &index) in operands[1..].iter().enumerate() {
        let value = cx.consts.as_int(index)?;
        if n == 0 {
            offset += value * i128::from(cx.alloc_size(source));
            continue;
        }
        // A struct's field is found by number, everything else by size.
        if let Some(layout) = cx.struct_layout(at) {
            offset += i128::from(*layout.offsets.get(usize::try_from(value).ok()?)?);
            at = cx.types.element(at, value as u64)?;
        } else {
            at = cx.types.element(at, 0)?;
            offset += value * i128::from(cx.alloc_size(at));
        }
    }
    let index = cx.index_type(space);
    let width = index.int_width()?;
    let offset = ir::ssa::sign_extend(offset as u128, width);
    byte_offset(cx, ptr, offset, flags)
}

/// `ptr` plus `offset` bytes; offsets of nested address computations are added up.
pub fn byte_offset(cx: &mut Context, ptr: Const, offset: i128, flags: Flags) -> Option<Const> {
    let ty = cx.consts.ty(ptr);
    let space = ty.address_space()?;
    let (mut base, mut total, mut flags) = (ptr, offset, flags);
    if let ConstData::Expr {
        expr: ConstExpr::Gep { source, flags: inner, inrange: None, operands },
        ..
    } = &cx.consts[ptr]
        && *source == Type::I8
        && operands.len() == 2
        && let Some(more) = cx.consts.as_int(operands[1])
    {
        let both_forward = more >= 0 && offset >= 0;
        base = operands[0];
        total += more;
        flags = merge_gep_flags(*inner, flags, both_forward);
    }
    if total == 0 {
        return Some(base);
    }
    let index = cx.index_type(space);
    let index = cx.consts.int(index, total as u128);
    let expr =
        ConstExpr::Gep { source: Type::I8, flags, inrange: None, operands: [base, index].into() };
    Some(cx.consts.intern(ConstData::Expr { ty, expr }))
}

/// Flags of one `getelementptr` that does what two in a row did. `inbounds` of both holds for the sum:
/// the end is in bounds of the same object as the start. The no-wrap flags hold where no offset is
/// negative.
pub fn merge_gep_flags(first: Flags, second: Flags, both_forward: bool) -> Flags {
    let common = first.intersection(second);
    let mut flags = Flags::NONE;
    if common.contains(Flags::INBOUNDS) {
        flags = flags.union(Flags::INBOUNDS);
        // `inbounds` implies `nusw`.
        flags = flags.union(common.intersection(Flags::NUSW));
    }
    let signed = |f: Flags| f.contains(Flags::NUSW) || f.contains(Flags::INBOUNDS);
    if both_forward {
        if signed(first) && signed(second) && !flags.contains(Flags::INBOUNDS) {
            flags = flags.union(Flags::NUSW);
        }
        flags = flags.union(common.intersection(Flags::NUW));
    }
    flags
}

/// `extractelement`
pub fn extract_element(cx: &mut Context, vector: Const, index: Const) -> Option<Const> {
    let elem = cx.types.scalar(cx.consts.ty(vector));
    if is_poison(cx, vector) || cx.consts.is_undef_or_poison(index) {
        return Some(cx.consts.poison(elem));
    }
    let lanes = u128::from(fixed_lanes(cx, cx.consts.ty(vector))?);
    let index = cx.consts.as_uint(index)?;
    if index >= lanes {
        return Some(cx.consts.poison(elem));
    }
    element(cx, vector, index as u64)
}

/// `insertelement`
pub fn insert_element(cx: &mut Context, vector: Const, elem: Const, index: Const) -> Option<Const> {
    let ty = cx.consts.ty(vector);
    let lanes = fixed_lanes(cx, ty)?;
    let at = cx.consts.as_uint(index)?;
    if at >= u128::from(lanes) {
        return Some(cx.consts.poison(ty));
    }
    replace_element(cx, vector, at as u64, elem)
}

fn replace_element(cx: &mut Context, aggregate: Const, at: u64, with: Const) -> Option<Const> {
    let ty = cx.consts.ty(aggregate);
    let count = cx.types.element_count(ty).filter(|&n| n <= 4096)?;
    let mut elems = Vec::with_capacity(count as usize);
    for n in 0..count {
        elems.push(if n == at { with } else { element(cx, aggregate, n)? });
    }
    Some(cx.consts.aggregate(ty, &elems))
}

/// `shufflevector`
pub fn shuffle(cx: &mut Context, a: Const, b: Const, mask: &[i32]) -> Option<Const> {
    let ty = cx.consts.ty(a);
    let lanes = fixed_lanes(cx, ty)? as i32;
    let elem = cx.types.scalar(ty);
    let result = cx.types.vector(elem, mask.len() as u32);
    let mut elems = Vec::with_capacity(mask.len());
    for &m in mask {
        elems.push(match m {
            m if m < 0 => cx.consts.poison(elem),
            m if m < lanes => element(cx, a, m as u64)?,
            m => element(cx, b, (m - lanes) as u64)?,
        });
    }
    Some(cx.consts.aggregate(result, &elems))
}

/// `extractvalue`
pub fn extract_value(cx: &mut Context, mut c: Const, path: &[u32]) -> Option<Const> {
    for &n in path {
        c = element(cx, c, u64::from(n))?;
    }
    Some(c)
}

/// `insertvalue`
pub fn insert_value(cx: &mut Context, c: Const, elem: Const, path: &[u32]) -> Option<Const> {
    let (&first, rest) = path.split_first()?;
    if path.len() > 32 {
        return None;
    }
    let inner = if rest.is_empty() {
        elem
    } else {
        let old = element(cx, c, u64::from(first))?;
        insert_value(cx, old, elem, rest)?
    };
    replace_element(cx, c, u64::from(first), inner)
}

/// The bits of a scalar integer or float constant, zero-extended.
pub fn scalar_bits(cx: &Context, c: Const) -> Option<u128> {
    match cx.consts[c] {
        ConstData::Int { value, .. } => Some(value),
        ConstData::Float { bits, .. } => Some(bits),
        _ => None,
    }
}

/// The constant operands, if all are constants.
pub fn constants(values: &[Value]) -> Option<smallvec::SmallVec<[Const; 4]>> {
    // Nearly always one is not: no list is begun before that is known.
    if !values.iter().all(|v| v.constant().is_some()) {
        return None;
    }
    values.iter().map(|v| v.constant()).collect()
}
