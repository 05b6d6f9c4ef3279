//! Constants as memory: reading part of an initialiser, and reinterpreting bits.
//!
//! A load from a constant global first looks for an element of exactly the type asked for; that also
//! finds addresses, which have no bytes. Failing that the bytes are gathered and read again.

use ir::ssa::{Const, ConstData, ConstExpr, Context, Global, Type, TypeKind};

/// Maximum nesting depth of aggregates.
const MAX_DEPTH: u32 = 32;

/// A byte of memory: none where it is undefined.
pub(super) type Byte = Option<u8>;

/// Result of a load of `ty` at byte `offset` of the initialiser `init`.
pub fn load(cx: &mut Context, init: Const, offset: u64, ty: Type) -> Option<Const> {
    if let Some(found) = element_at(cx, init, offset, ty) {
        return Some(found);
    }
    let size = cx.store_size(ty);
    if size == 0 || size > 256 || cx.data_layout().big_endian() {
        return None;
    }
    let whole = cx.alloc_size(cx.consts.ty(init));
    if offset.checked_add(size)? > whole {
        return None;
    }
    let mut bytes = vec![None; size as usize];
    write_range(cx, init, -i128::from(offset), &mut bytes, 0)?;
    read_bytes(cx, &bytes, ty)
}

fn element_at(cx: &mut Context, mut c: Const, mut offset: u64, ty: Type) -> Option<Const> {
    for _ in 0..MAX_DEPTH {
        let own = cx.consts.ty(c);
        if offset == 0 && own == ty {
            return Some(c);
        }
        // All of it is one value, whatever the type asked for.
        let room = cx.alloc_size(own).checked_sub(offset)?;
        if cx.store_size(ty) > room {
            return None;
        }
        match cx.consts[c] {
            ConstData::Zero(_) => return Some(cx.consts.zero(ty)),
            ConstData::Undef(_) => return Some(cx.consts.undef(ty)),
            ConstData::Poison(_) => return Some(cx.consts.poison(ty)),
            _ => {}
        }
        let (n, inner) = containing_element(cx, own, offset)?;
        c = super::element(cx, c, n)?;
        offset -= inner;
    }
    None
}

/// Number and byte offset of the element of `ty` that `offset` lies in.
fn containing_element(cx: &Context, ty: Type, offset: u64) -> Option<(u64, u64)> {
    match cx.types.kind(ty) {
        TypeKind::Array { elem, len } => {
            let size = cx.alloc_size(elem);
            let n = offset.checked_div(size)?;
            (n < len).then_some((n, n * size))
        }
        TypeKind::Vector { elem, lanes, scalable: false } => {
            // Lanes lie without padding; those that are no whole bytes have no address.
            let bits = cx.bits(elem);
            if !bits.is_multiple_of(8) {
                return None;
            }
            let n = offset.checked_div(bits / 8)?;
            (n < u64::from(lanes)).then_some((n, n * (bits / 8)))
        }
        TypeKind::Struct { .. } => {
            let layout = cx.struct_layout(ty)?;
            let n = layout.offsets.partition_point(|&o| o <= offset).checked_sub(1)?;
            Some((n as u64, layout.offsets[n]))
        }
        _ => None,
    }
}

/// The bytes of `c`, which is as large as `out`.
pub(super) fn write_bytes(cx: &mut Context, c: Const, out: &mut [Byte]) -> Option<()> {
    write_range(cx, c, 0, out, 0)
}

/// Writes those bytes of `c`, placed at `at` relative to `out`, that lie within it.
fn write_range(cx: &mut Context, c: Const, at: i128, out: &mut [Byte], depth: u32) -> Option<()> {
    if depth > MAX_DEPTH || cx.data_layout().big_endian() {
        return None;
    }
    let ty = cx.consts.ty(c);
    let size = cx.store_size(ty);
    let end = at + i128::from(size);
    if end <= 0 || at >= out.len() as i128 {
        return Some(());
    }
    let mut put = |bits: u128, bytes: u64| {
        for n in 0..bytes {
            if let Some(slot) =
                usize::try_from(at + i128::from(n)).ok().and_then(|i| out.get_mut(i))
            {
                *slot = Some(if n < 16 { (bits >> (8 * n)) as u8 } else { 0 });
            }
        }
    };
    match &cx.consts[c] {
        ConstData::Int { value, .. } => {
            put(*value, size);
            return Some(());
        }
        ConstData::Float { bits, .. } => {
            put(*bits, size);
            return Some(());
        }
        ConstData::Zero(_) => {
            // Padding of a zero initialiser is zero as well.
            put(0, cx.alloc_size(ty));
            return Some(());
        }
        ConstData::Undef(_) => return Some(()),
        ConstData::Bytes { data, .. } => {
            for (n, &byte) in data.iter().enumerate() {
                if let Some(slot) =
                    usize::try_from(at + n as i128).ok().and_then(|i| out.get_mut(i))
                {
                    *slot = Some(byte);
                }
            }
            return Some(());
        }
        ConstData::Aggregate { .. } => {}
        _ => return None,
    }
    let count = cx.types.element_count(ty)?;
    let first_wanted =
        if at < 0 { containing_element(cx, ty, (-at) as u64).map_or(0, |e| e.0) } else { 0 };
    for n in first_wanted..count {
        let offset = match cx.types.kind(ty) {
            TypeKind::Vector { elem, .. } => {
                let bits = cx.bits(elem);
                if !bits.is_multiple_of(8) {
                    return None;
                }
                n * (bits / 8)
            }
            _ => cx.element_at(ty, n)?.0,
        };
        let place = at + i128::from(offset);
        if place >= out.len() as i128 {
            break;
        }
        let elem = super::element(cx, c, n)?;
        write_range(cx, elem, place, out, depth + 1)?;
    }
    Some(())
}

/// The constant of type `ty` with these bytes, its store size.
pub(super) fn read_bytes(cx: &mut Context, bytes: &[Byte], ty: Type) -> Option<Const> {
    if !bytes.is_empty() && bytes.iter().all(Option::is_none) {
        return Some(cx.consts.undef(ty));
    }
    match cx.types.kind(ty) {
        TypeKind::Int(width) => {
            let value = little_endian(bytes)?;
            // The bits above an odd width are padding.
            (width <= 128).then(|| cx.consts.int(ty, value))
        }
        TypeKind::Float(kind) => {
            let value = little_endian(bytes)?;
            (kind.bits() as usize == bytes.len() * 8).then(|| cx.consts.float(ty, value))
        }
        TypeKind::Ptr(_) => (little_endian(bytes)? == 0).then(|| cx.consts.zero(ty)),
        TypeKind::Vector { elem, lanes, scalable: false } => {
            let bits = cx.bits(elem);
            if !bits.is_multiple_of(8) {
                return None;
            }
            let step = (bits / 8) as usize;
            let mut elems = Vec::with_capacity(lanes as usize);
            for lane in 0..lanes as usize {
                elems.push(read_bytes(cx, bytes.get(lane * step..(lane + 1) * step)?, elem)?);
            }
            Some(cx.consts.aggregate(ty, &elems))
        }
        _ => None,
    }
}

fn little_endian(bytes: &[Byte]) -> Option<u128> {
    if bytes.len() > 16 {
        return None;
    }
    let mut value = 0u128;
    for (n, byte) in bytes.iter().enumerate() {
        value |= u128::from((*byte)?) << (8 * n);
    }
    Some(value)
}

/// The global that a constant address is based on, and the byte offset from it.
pub fn offset_of_constant_address(cx: &Context, mut c: Const) -> Option<(Global, i64)> {
    let mut offset = 0i64;
    for _ in 0..MAX_DEPTH {
        match &cx.consts[c] {
            ConstData::Global { global, .. } => return Some((*global, offset)),
            ConstData::Expr { expr: ConstExpr::Gep { source, operands, .. }, .. } => {
                let mut at = *source;
                for (n, &index) in operands[1..].iter().enumerate() {
                    let value = i64::try_from(cx.consts.as_int(index)?).ok()?;
                    let step = if n == 0 {
                        value.checked_mul(i64::try_from(cx.alloc_size(at)).ok()?)?
                    } else if let Some(layout) = cx.struct_layout(at) {
                        let field = usize::try_from(value).ok()?;
                        let step = *layout.offsets.get(field)?;
                        at = cx.types.element(at, field as u64)?;
                        i64::try_from(step).ok()?
                    } else {
                        at = cx.types.element(at, 0)?;
                        value.checked_mul(i64::try_from(cx.alloc_size(at)).ok()?)?
                    };
                    offset = offset.checked_add(step)?;
                }
                c = operands[0];
            }
            ConstData::Expr {
                expr:
                    ConstExpr::Cast {
                        op: ir::ssa::CastOp::AddrSpaceCast | ir::ssa::CastOp::BitCast,
                        value,
                    },
                ..
            } => c = *value,
            _ => return None,
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn loads_see_through_types() {
        let mut cx = Context::default();
        let array = cx.types.array(Type::I32, 3);
        let elems: Vec<Const> = [0x0403_0201, -1, 7].iter().map(|&n| cx.consts.i32(n)).collect();
        let init = cx.consts.aggregate(array, &elems);
        let want = |cx: &mut Context, ty: Type, n: u128| cx.consts.int(ty, n);
        assert_eq!(load(&mut cx, init, 8, Type::I32), Some(elems[2]));
        assert_eq!(load(&mut cx, init, 1, Type::I16), Some(want(&mut cx, Type::I16, 0x0302)));
        assert_eq!(load(&mut cx, init, 3, Type::I16), Some(want(&mut cx, Type::I16, 0xff04)));
        assert_eq!(
            load(&mut cx, init, 4, Type::I64),
            Some(want(&mut cx, Type::I64, 0x7_ffff_ffff))
        );
        let one = cx.consts.float(Type::FLOAT, 0x0403_0201);
        assert_eq!(load(&mut cx, init, 0, Type::FLOAT), Some(one));
        assert_eq!(load(&mut cx, init, 12, Type::I32), None);
        assert_eq!(load(&mut cx, init, 9, Type::I32), None);
    }
}
