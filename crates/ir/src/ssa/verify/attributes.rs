//! Attributes of parameters and return values against their types.

use super::super::attributes::{AttrSet, AttrValue, Attribute};
use super::super::module::Context;
use super::super::symbol::{Symbol, sym};
use super::super::types::{Type, TypeKind};
use crate::map::Set;

/// Type that a parameter attribute requires.
fn needs(key: Symbol) -> Option<&'static str> {
    Some(match key {
        sym::BYVAL
        | sym::BYREF
        | sym::SRET
        | sym::INALLOCA
        | sym::PREALLOCATED
        | sym::NOALIAS
        | sym::NOCAPTURE
        | sym::CAPTURES
        | sym::NONNULL
        | sym::DEREFERENCEABLE
        | sym::DEREFERENCEABLE_OR_NULL
        | sym::READNONE
        | sym::READONLY
        | sym::WRITEONLY
        | sym::WRITABLE
        | sym::INITIALIZES
        | sym::ELEMENTTYPE
        | sym::NEST
        | sym::NOFREE
        | sym::DEAD_ON_UNWIND
        | sym::ALLOCPTR => "pointer",
        sym::ZEROEXT | sym::SIGNEXT | sym::ALLOCALIGN => "integer",
        sym::NOFPCLASS => "float",
        sym::RANGE => "integer or vector of integers",
        sym::ALIGN => "pointer or vector of pointers",
        _ => return None,
    })
}

fn satisfied(cx: &Context, attr: &Attribute, ty: Type) -> bool {
    let scalar = cx.types.scalar(ty);
    match attr.key {
        sym::ZEROEXT | sym::SIGNEXT | sym::ALLOCALIGN => ty.is_int(),
        sym::RANGE => {
            scalar.is_int() && matches!(attr.value, AttrValue::Range { ty, .. } if ty == scalar)
        }
        sym::ALIGN => scalar.is_ptr(),
        // Aggregates of floats too.
        sym::NOFPCLASS => {
            let mut at = ty;
            loop {
                match cx.types.kind(at) {
                    TypeKind::Array { elem, .. } | TypeKind::Vector { elem, .. } => at = elem,
                    TypeKind::Struct { fields: Some(fields), .. } => match fields.first() {
                        Some(&field) => at = field,
                        None => return false,
                    },
                    TypeKind::Float(_) => return true,
                    _ => return false,
                }
            }
        }
        sym::NOALIAS
        | sym::NONNULL
        | sym::DEREFERENCEABLE
        | sym::READNONE
        | sym::READONLY
        | sym::WRITEONLY
        | sym::NOFREE
        | sym::NOCAPTURE
        | sym::CAPTURES => scalar.is_ptr(),
        _ => ty.is_ptr(),
    }
}

fn check_set(
    cx: &Context,
    what: &str,
    ty: Type,
    set: AttrSet,
    is_return: bool,
    found: &mut dyn FnMut(String),
) {
    let mut passing = 0;
    for attr in cx.attrs.get(set) {
        let name = || cx.symbols.text(attr.key);
        if attr.is_string() {
            continue;
        }
        if let Some(need) = needs(attr.key)
            && !satisfied(cx, attr, ty)
        {
            let text = cx.types.display(ty);
            found(format!("'{}' on {what} of type '{text}', which is no {need}", name()));
        }
        let passes = matches!(
            attr.key,
            sym::BYVAL | sym::BYREF | sym::SRET | sym::INALLOCA | sym::PREALLOCATED
        );
        if passes {
            passing += 1;
            match &attr.value {
                AttrValue::Type(pointee) if size_problem(cx, *pointee).is_none() => {
                    if attr.key == sym::BYVAL && cx.alloc_size(*pointee) >= 1 << 31 {
                        found(format!("'byval' on {what} of 2^31 bytes or more"));
                    }
                }
                _ => found(format!("'{}' on {what} needs a type with a size", name())),
            }
        }
        let parameter_only = passes
            || matches!(
                attr.key,
                sym::NEST
                    | sym::RETURNED
                    | sym::NOCAPTURE
                    | sym::READNONE
                    | sym::READONLY
                    | sym::WRITEONLY
                    | sym::WRITABLE
                    | sym::INITIALIZES
                    | sym::NOFREE
                    | sym::IMMARG
                    | sym::SWIFTSELF
                    | sym::SWIFTERROR
                    | sym::DEAD_ON_UNWIND
                    | sym::ALLOCPTR
                    | sym::ALLOCALIGN
                    | sym::ELEMENTTYPE
            );
        if is_return && parameter_only {
            found(format!("'{}' cannot stand on a returned value", name()));
        }
        if attr.key == sym::ALIGN && !matches!(attr.value, AttrValue::Int(n) if n.is_power_of_two())
        {
            found(format!("'align' on {what} is no power of two"));
        }
    }
    if passing > 1 {
        found(format!("{what} has more than one attribute of passing (byval, byref, sret …)"));
    }
    if cx.attrs.has(set, sym::ZEROEXT) && cx.attrs.has(set, sym::SIGNEXT) {
        found(format!("{what} is both zeroext and signext"));
    }
    let access =
        [sym::READNONE, sym::READONLY, sym::WRITEONLY].iter().filter(|&&k| cx.attrs.has(set, k));
    if access.count() > 1 {
        found(format!("{what} is more than one of readnone, readonly and writeonly"));
    }
}

/// Checks the attributes of a function's or call's values.
pub(super) fn check_signature(
    cx: &Context,
    ret: Type,
    params: &[Type],
    ret_attrs: AttrSet,
    param_attrs: &[AttrSet],
    found: &mut dyn FnMut(String),
) {
    if !ret_attrs.is_empty() {
        check_set(cx, "the returned value", ret, ret_attrs, true, found);
    }
    let (mut srets, mut returned) = (0, 0);
    for (n, (&ty, &set)) in params.iter().zip(param_attrs).enumerate() {
        if set.is_empty() {
            continue;
        }
        check_set(cx, &format!("parameter {n}"), ty, set, false, found);
        if cx.attrs.has(set, sym::SRET) {
            srets += 1;
            if n > 1 {
                found("'sret' must be on one of the first two parameters".to_owned());
            }
        }
        if cx.attrs.has(set, sym::RETURNED) {
            returned += 1;
            if ty != ret {
                found("the 'returned' parameter must have the function's return type".to_owned());
            }
        }
    }
    if srets > 1 {
        found("more than one parameter is 'sret'".to_owned());
    }
    if returned > 1 {
        found("more than one parameter is 'returned'".to_owned());
    }
}

/// Returns the problem with the size of `ty`, if values of it are to lie in memory.
pub(super) fn size_problem(cx: &Context, ty: Type) -> Option<&'static str> {
    if ty.is_int() || ty.is_ptr() || cx.data_layout().alloc_size(&cx.types, ty).is_some() {
        return None;
    }
    // Something within it has none: unknown, too large, or known to the target alone.
    let (mut stack, mut seen) = (vec![ty], Set::default());
    let mut targets = false;
    while let Some(ty) = stack.pop() {
        match cx.types.kind(ty) {
            TypeKind::Int(_) | TypeKind::Float(_) | TypeKind::Ptr(_) => {}
            TypeKind::Vector { scalable, .. } => targets |= scalable,
            TypeKind::TargetExt { .. } => targets = true,
            TypeKind::Array { elem, .. } => stack.push(elem),
            TypeKind::Struct { fields: Some(fields), .. } => {
                if seen.insert(ty) {
                    stack.extend(fields);
                }
            }
            _ => return Some("has no size"),
        }
    }
    (!targets).then_some("is larger than 2^61 bytes")
}
