//! Offsets of pointers from others.

use ir::ssa::{Body, Context, Inst, InstKind, Value};

/// Returns the offset modulo the size of a pointer's addresses: one address of 32 bits has many offsets of 64.
pub(crate) fn wrapped(body: &Body, cx: &Context, pointer: Value, offset: i64) -> i64 {
    let Some(space) = body.value_type(pointer, cx).address_space() else { return offset };
    match cx.data_layout().pointer(space).index_bits {
        bits @ 1..64 => offset << (64 - bits) >> (64 - bits),
        _ => offset,
    }
}

/// The constant number of bytes that a `getelementptr` adds.
pub(crate) fn constant_offset(body: &Body, cx: &Context, inst: Inst) -> Option<i64> {
    let InstKind::Gep { source, args, .. } = &body.insts[inst].kind else { return None };
    let args = body.list(*args);
    let mut offset = 0i64;
    let mut at = *source;
    for (n, index) in args[1..].iter().enumerate() {
        let value = i64::try_from(cx.consts.as_int(index.constant()?)?).ok()?;
        let step = if n == 0 {
            value.checked_mul(i64::try_from(cx.alloc_size(at)).ok()?)?
        } else if let Some(layout) = cx.struct_layout(at) {
            let step = *layout.offsets.get(usize::try_from(value).ok()?)?;
            at = cx.types.element(at, value as u64)?;
            i64::try_from(step).ok()?
        } else {
            at = cx.types.element(at, 0)?;
            value.checked_mul(i64::try_from(cx.alloc_size(at)).ok()?)?
        };
        offset = offset.checked_add(step)?;
    }
    Some(offset)
}
