//! The accesses of an alloca as byte ranges.

use crate::analysis::effects;
use crate::offsets::constant_offset;
use cranelift_entity::SecondaryMap;
use ir::ssa::{
    Body, CastOp, Context, Inst, InstKind, Intrinsic, Local, Ordering, Type, Uses, Value,
};
use smallvec::SmallVec;

/// Uses of pointers by instructions that were made after the use lists.
#[derive(Default)]
pub(super) struct NewUses {
    users: SecondaryMap<Local, SmallVec<[Inst; 4]>>,
}

impl NewUses {
    pub(super) fn of_local(&self, local: Local) -> &[Inst] {
        &self.users[local]
    }

    pub(super) fn add(&mut self, body: &Body, inst: Inst) {
        body.insts[inst].kind.for_each_value(body, |v| {
            if let Some(local) = v.local()
                && body.locals[local].ty.is_ptr()
            {
                self.users[local].push(inst);
            }
        });
    }
}

/// Kind of an access.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    /// A load of this type
    Load(Type),
    /// A store of this type
    Store(Type),
    /// `memset`
    Fill,
    /// `memcpy` or `memmove` to here
    CopyTo,
    /// `memcpy` or `memmove` from here
    CopyFrom,
}

/// An access of the bytes `begin..end` of the alloca.
#[derive(Clone, Copy, Debug)]
pub(super) struct Slice {
    pub(super) begin: u64,
    pub(super) end: u64,
    pub(super) inst: Inst,
    pub(super) kind: Kind,
}

/// All accesses of an alloca.
#[derive(Default, Debug)]
pub(super) struct Slices {
    pub(super) slices: Vec<Slice>,
    /// Address computations from the alloca, in an order in which each comes after what it uses.
    pub(super) derived: Vec<Inst>,
    /// Their results: addresses, with their offsets in the alloca.
    pub(super) addresses: Vec<(Local, u64)>,
    /// Lifetime markers and assumptions that may go.
    pub(super) markers: Vec<Inst>,
    /// Accesses of no byte, which may go.
    pub(super) empty: Vec<Inst>,
}

/// Size in bytes of an alloca of constant size.
pub(super) fn alloca_size(body: &Body, cx: &Context, inst: Inst) -> Option<u64> {
    let InstKind::Alloca { ty, count, inalloca: false, .. } = body.insts[inst].kind else {
        return None;
    };
    let count = u64::try_from(cx.consts.as_uint(count.constant()?)?).ok()?;
    cx.data_layout().alloc_size(&cx.types, ty)?.checked_mul(count)
}

/// Collects the accesses of `alloca`; None if its address has any other use.
pub(super) fn collect(
    body: &Body,
    cx: &Context,
    uses: &Uses,
    more: &NewUses,
    alloca: Inst,
) -> Option<Slices> {
    let size = alloca_size(body, cx, alloca)?;
    let mut found = Slices::default();
    let mut work: Vec<(Local, u64)> = vec![(body.result(alloca)?, 0)];
    while let Some((local, offset)) = work.pop() {
        let ptr = Value::from(local);
        let mut last = None;
        for &inst in uses.of_local(local).iter().chain(more.of_local(local)) {
            // Twice in one instruction, or no longer there.
            if last == Some(inst) || body.inst_block(inst).is_none() {
                continue;
            }
            last = Some(inst);
            visit(body, cx, inst, ptr, offset, size, &mut found, &mut work)?;
        }
    }
    Some(found)
}

fn visit(
    body: &Body,
    cx: &Context,
    inst: Inst,
    ptr: Value,
    offset: u64,
    size: u64,
    found: &mut Slices,
    work: &mut Vec<(Local, u64)>,
) -> Option<()> {
    let mut push = |begin: u64, bytes: u64, kind: Kind| -> Option<()> {
        let end = begin.checked_add(bytes)?;
        // Beyond the end is undefined behaviour: leave it to be seen.
        if end > size {
            return None;
        }
        found.slices.push(Slice { begin, end, inst, kind });
        Some(())
    };
    match &body.insts[inst].kind {
        InstKind::Load { volatile: false, ordering: Ordering::NotAtomic, .. } => {
            let ty = body.locals[body.result(inst)?].ty;
            if cx.types.is_aggregate(ty) {
                return None;
            }
            push(offset, cx.data_layout().store_size(&cx.types, ty)?, Kind::Load(ty))
        }
        InstKind::Store { value, volatile: false, ordering: Ordering::NotAtomic, .. } => {
            if *value == ptr {
                return None;
            }
            let ty = body.value_type(*value, cx);
            if cx.types.is_aggregate(ty) {
                return None;
            }
            push(offset, cx.data_layout().store_size(&cx.types, ty)?, Kind::Store(ty))
        }
        InstKind::Gep { args, .. } => {
            let step = constant_offset(body, cx, inst)?;
            let at = u64::try_from(i128::from(offset) + i128::from(step)).ok()?;
            if body.list(*args)[0] != ptr || at > size {
                return None;
            }
            found.derived.push(inst);
            found.addresses.push((body.result(inst)?, at));
            work.push((body.result(inst)?, at));
            Some(())
        }
        InstKind::Cast { op: CastOp::AddrSpaceCast | CastOp::BitCast, .. } => {
            let local = body.result(inst)?;
            if !body.locals[local].ty.is_ptr() {
                return None;
            }
            found.derived.push(inst);
            found.addresses.push((local, offset));
            work.push((local, offset));
            Some(())
        }
        InstKind::Call { args, .. } => {
            let list = body.list(*args);
            let length = |n: usize| -> Option<u64> {
                let length = u64::try_from(cx.consts.as_uint(list.get(n)?.constant()?)?).ok()?;
                let volatile = list.get(n + 1)?.constant().is_none_or(|c| !cx.consts.is_zero(c));
                (!volatile).then_some(length)
            };
            match effects::intrinsic_of(body, cx, inst) {
                Intrinsic::LifetimeStart | Intrinsic::LifetimeEnd => {
                    found.markers.push(inst);
                    Some(())
                }
                Intrinsic::Assume => {
                    found.markers.push(inst);
                    Some(())
                }
                Intrinsic::Memset | Intrinsic::MemsetInline => {
                    let bytes = length(2)?;
                    if list[1] == ptr {
                        return None;
                    }
                    if bytes == 0 {
                        found.empty.push(inst);
                        return Some(());
                    }
                    push(offset, bytes, Kind::Fill)
                }
                Intrinsic::Memcpy | Intrinsic::MemcpyInline | Intrinsic::Memmove => {
                    let bytes = length(2)?;
                    if bytes == 0 {
                        found.empty.push(inst);
                        return Some(());
                    }
                    // From itself to itself: not worth the trouble.
                    let (to, from) = (list[0], list[1]);
                    let root = super::root_alloca(body, ptr);
                    if super::root_alloca(body, to) == root
                        && super::root_alloca(body, from) == root
                    {
                        return None;
                    }
                    push(offset, bytes, if to == ptr { Kind::CopyTo } else { Kind::CopyFrom })
                }
                _ => None,
            }
        }
        _ => None,
    }
}
