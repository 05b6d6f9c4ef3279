//! Constants: each is looked at once, as equal ones are one.

use super::super::constants::{Const, ConstData, ConstExpr};
use super::super::module::{Context, GlobalKind};
use super::super::types::{Type, TypeKind};
use super::attributes::size_problem;
use cranelift_entity::{EntityRef, EntitySet};

/// Checked constants. Unused constants are never checked, and may be broken.
#[derive(Default)]
pub(super) struct Constants {
    seen: EntitySet<Const>,
    broken: EntitySet<Const>,
    stack: Vec<Const>,
}

impl Constants {
    /// Returns the problem of `c`, or of a constant within it that was not checked before.
    pub(super) fn check(&mut self, cx: &Context, c: Const) -> Option<String> {
        if c.index() >= cx.consts.len() {
            return Some("there is no such constant".to_owned());
        }
        if !self.seen.insert(c) {
            return self.broken.contains(c).then(|| "broken constant".to_owned());
        }
        self.stack.push(c);
        let mut problem = None;
        while let Some(c) = self.stack.pop() {
            if let Err(message) = check(cx, &cx.consts[c]) {
                self.broken.insert(c);
                let ty = cx.types.display(cx.consts.ty(c));
                problem = Some(format!("{message} in a constant of type '{ty}'"));
                continue;
            }
            let stack = &mut self.stack;
            let seen = &mut self.seen;
            cx.consts.for_each_child(c, |child| {
                if seen.insert(child) {
                    stack.push(child);
                }
            });
        }
        problem
    }
}

fn check(cx: &Context, data: &ConstData) -> Result<(), &'static str> {
    match data {
        ConstData::Int { ty, value } => {
            let width = ty.int_width().ok_or("integer of another type")?;
            if width > 128 || super::super::constants::truncate(*value, width) != *value {
                return Err("integer wider than its type");
            }
        }
        ConstData::WideInt { ty, limbs } => {
            let width = ty.int_width().ok_or("integer of another type")?;
            if width <= 128 || limbs.len() != width.div_ceil(64) as usize {
                return Err("integer with the wrong number of limbs");
            }
        }
        ConstData::Float { ty, bits } => {
            let kind = ty.float_kind().ok_or("float of another type")?;
            if super::super::constants::truncate(*bits, kind.bits()) != *bits {
                return Err("float wider than its type");
            }
        }
        ConstData::Zero(ty) | ConstData::Undef(ty) | ConstData::Poison(ty) => {
            if matches!(
                cx.types.kind(*ty),
                TypeKind::Void | TypeKind::Label | TypeKind::Metadata | TypeKind::Function { .. }
            ) {
                return Err("no value of this type");
            }
        }
        ConstData::Aggregate { ty, elems } => {
            if cx.types.element_count(*ty) != Some(elems.len() as u64) {
                return Err("wrong number of elements");
            }
            for (n, &elem) in elems.iter().enumerate() {
                if cx.types.element(*ty, n as u64) != Some(cx.consts.ty(elem)) {
                    return Err("element of the wrong type");
                }
            }
        }
        ConstData::Bytes { ty, data } => match cx.types.kind(*ty) {
            TypeKind::Array { elem: Type::I8, len } if len == data.len() as u64 => {}
            _ => return Err("bytes of another type"),
        },
        ConstData::Global { ty, global } => {
            let data = cx.globals.get(*global).ok_or("no such global")?;
            if *ty != Type::ptr(data.address_space) {
                return Err("address in another address space");
            }
        }
        ConstData::Expr { ty, expr } => expression(cx, *ty, expr)?,
        ConstData::BlockAddress { ty, function, .. } => {
            let data = cx.globals.get(*function).ok_or("no such global")?;
            if !ty.is_ptr() || data.function().is_none_or(|f| f.body.is_none()) {
                return Err("address of a block of something without a body");
            }
        }
        ConstData::Wrapped { ty, global, .. } => {
            let data = cx.globals.get(*global).ok_or("no such global")?;
            if !ty.is_ptr() || matches!(data.kind, GlobalKind::Variable(_)) {
                return Err("expected a function");
            }
        }
        ConstData::InlineAsm(asm) => {
            if cx.types.signature(asm.function_type).is_none() {
                return Err("inline assembly without a function type");
            }
        }
        ConstData::TokenNone => {}
    }
    Ok(())
}

/// The element that a `getelementptr` index steps to, from a type that is no longer the first.
pub(super) fn gep_step(cx: &Context, ty: Type, index: Option<Const>) -> Option<Type> {
    match cx.types.kind(ty) {
        TypeKind::Array { elem, .. } | TypeKind::Vector { elem, .. } => Some(elem),
        TypeKind::Struct { .. } => {
            let index = index?;
            if cx.types.scalar(cx.consts.ty(index)) != Type::I32 {
                return None;
            }
            let field = match &cx.consts[index] {
                ConstData::Int { value, .. } => u64::try_from(*value).ok()?,
                ConstData::Zero(_) => 0,
                ConstData::Aggregate { elems, .. } => {
                    let first = *elems.first()?;
                    if elems.iter().any(|&e| e != first) {
                        return None;
                    }
                    u64::try_from(cx.consts.as_uint(first)?).ok()?
                }
                _ => return None,
            };
            cx.types.element(ty, field)
        }
        _ => None,
    }
}

fn expression(cx: &Context, ty: Type, expr: &ConstExpr) -> Result<(), &'static str> {
    let of = |c| cx.consts.ty(c);
    match expr {
        ConstExpr::Gep { source, operands, .. } => {
            let types: Vec<Type> = operands.iter().map(|&c| of(c)).collect();
            let base = *types.first().ok_or("address without a pointer")?;
            if !cx.types.scalar(base).is_ptr() || cx.types.scalar(ty) != cx.types.scalar(base) {
                return Err("address of the wrong type");
            }
            if let Some(problem) = size_problem(cx, *source) {
                return Err(problem);
            }
            let mut at = *source;
            for (n, &index) in operands.iter().enumerate().skip(1) {
                if !cx.types.scalar(of(index)).is_int() {
                    return Err("index that is no integer");
                }
                if n > 1 {
                    at = gep_step(cx, at, Some(index)).ok_or("index of no element")?;
                }
            }
        }
        ConstExpr::Cast { op, value } => {
            if !cx.cast_is_valid(*op, of(*value), ty) {
                return Err("impossible conversion");
            }
        }
        ConstExpr::Binary { op, operands, .. } => {
            if op.is_float()
                || !cx.types.scalar(ty).is_int()
                || operands.iter().any(|&c| of(c) != ty)
            {
                return Err("operand of the wrong type");
            }
        }
        ConstExpr::ExtractElement([vector, index]) => {
            if cx.types.vector_parts(of(*vector)).map(|p| p.0) != Some(ty) || !of(*index).is_int() {
                return Err("operand of the wrong type");
            }
        }
        ConstExpr::InsertElement([vector, elem, index]) => {
            if of(*vector) != ty
                || cx.types.vector_parts(ty).map(|p| p.0) != Some(of(*elem))
                || !of(*index).is_int()
            {
                return Err("operand of the wrong type");
            }
        }
        ConstExpr::ShuffleVector { operands, mask } => {
            let lanes = u64::from(cx.types.lanes(of(operands[0])));
            if of(operands[0]) != of(operands[1])
                || cx.types.element_count(ty) != Some(mask.len() as u64)
                || mask.iter().any(|&m| m >= 0 && m as u64 >= 2 * lanes)
            {
                return Err("operand of the wrong type");
            }
        }
    }
    Ok(())
}
