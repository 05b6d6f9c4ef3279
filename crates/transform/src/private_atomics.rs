//! Atomic operations through generic pointers that have no instruction for private memory.
//!
//! If a generic pointer may point to private memory, and the machine's operation does not work there, the operation
//! stands in a branch of its own: a test of the pointer leads either to it, or to plain accesses of private memory, which
//! no other thread sees. Afterwards the operation says by `!noalias.addrspace` that it is on other memory.

use ir::ssa::{
    Attachments, Body, Builder, CastOp, Context, InsertPoint, Inst, InstKind, MdData, Type, Value,
    ValueMap,
};

use crate::plain_atomics::plain_access;

/// The metadata that names address spaces in which no object is that an access is on, as ranges.
const NOALIAS_ADDRSPACE: &str = "noalias.addrspace";

/// Whether metadata say that an access is on no object of an address space.
pub fn excludes_space(cx: &Context, list: Attachments, space: u32) -> bool {
    let found = cx.metadata.attachments(list);
    let node = found.iter().find(|(kind, _)| cx.symbols.text(*kind) == NOALIAS_ADDRSPACE);
    let Some(&(_, node)) = node else { return false };
    let bounds: Vec<u32> = cx
        .metadata
        .tuple(node)
        .iter()
        .filter_map(|md| cx.consts.as_uint(cx.metadata.value((*md)?)?)?.try_into().ok())
        .collect();
    bounds.chunks_exact(2).any(|range| {
        // A range whose end is not after its start wraps around.
        let (start, end) = (range[0], range[1]);
        if start < end { (start..end).contains(&space) } else { space >= start || space < end }
    })
}

/// Of metadata that which holds of any access to the same place, however wide.
pub(crate) fn only_spaces(cx: &mut Context, list: Attachments) -> Attachments {
    let found = cx.metadata.attachments(list);
    let kept = found.iter().find(|(kind, _)| cx.symbols.text(*kind) == NOALIAS_ADDRSPACE).copied();
    cx.metadata.attach(kept.as_slice())
}

/// Puts an atomic operation into a branch that only pointers to other memory than private come to. `test` is the
/// intrinsic that says whether a generic pointer is one to private memory, whose address space is `space`.
pub(crate) fn guard(
    body: &mut Body,
    cx: &mut Context,
    inst: Inst,
    (test, space): (&str, u32),
    replaced: &mut ValueMap,
) {
    let (Some(head), Some(result)) = (body.inst_block(inst), body.result(inst)) else { return };
    let data = body.insts[inst].clone();
    let ty = body.locals[result].ty;
    let [private, other, tail] = [(); 3].map(|()| body.make_block());
    for block in [tail, other, private] {
        body.insert_block_after(block, head);
    }
    body.split_block_at(inst, tail);
    let outside = outside_of(cx, data.metadata, space);
    let mut b = Builder::new(body, cx, InsertPoint::End(head));
    let pointer = data.kind.accessed_pointer().expect("an atomic operation");
    let is_private = b.intrinsic(test, Type::I1, &[pointer]);
    let (to_private, to_other) = (b.body.block_call(private, &[]), b.body.block_call(other, &[]));
    b.cond_br(is_private, to_private, to_other);

    b.place = InsertPoint::End(private);
    let own = b.cast(CastOp::AddrSpaceCast, pointer, Type::ptr(space));
    let plain = plain_access(&mut b, &with_pointer(&data.kind, own)).expect("an operation");
    b.br(tail, &[plain]);

    b.place = InsertPoint::End(other);
    let operation = b.inst(data.kind, ty);
    b.body.insts[operation].metadata = outside;
    b.body.insts[operation].debug_loc = data.debug_loc;
    let old = b.body.result(operation).expect("an operation's result").into();
    b.br(tail, &[old]);

    let param: Value = b.param(tail, ty).into();
    replaced[result] = Some(param).into();
    body.remove_inst(inst);
}

fn with_pointer(kind: &InstKind, pointer: Value) -> InstKind {
    let mut kind = kind.clone();
    *kind.accessed_pointer_mut().expect("an atomic operation") = pointer;
    kind
}

/// Metadata with that which says that no object of the space is meant.
fn outside_of(cx: &mut Context, list: Attachments, space: u32) -> Attachments {
    let kind = cx.symbols.intern(NOALIAS_ADDRSPACE);
    let bounds = [space, space + 1].map(|bound| {
        let bound = cx.consts.int(Type::I32, bound.into());
        Some(cx.metadata.add(MdData::Value(bound)))
    });
    let node = cx.metadata.add(MdData::Tuple { distinct: false, elems: bounds.into() });
    let mut all = cx.metadata.attachments(list).to_vec();
    all.retain(|(own, _)| *own != kind);
    all.push((kind, node));
    cx.metadata.attach(&all)
}
