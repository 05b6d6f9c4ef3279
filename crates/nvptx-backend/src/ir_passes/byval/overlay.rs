//! Slots: the few bytes of a parameter that are written, as locals of their own.
//!
//! A structure of which one field is written and the rest read at variable offsets need not be copied.
//! The written field becomes a local that starts with the parameter's value; a read at a variable
//! offset loads from the parameter and then takes the local's value if the offset is the field's:
//! one comparison and one select, no local memory. This is exact as long as a read either hits a
//! slot's piece whole or misses it, which sizes and alignments of both prove.

use ir::ssa::{
    Align, AttrValue, Attribute, Body, Builder, Context, Flags, InsertPoint, Inst, InstKind, Local,
    Type, Value, ValueMap, sym,
};
use transform::pointer_uses::{
    Access, AccessKind, Offset, OffsetTerms, UseTree, offset_is, set_pointer, terms_of,
};

/// Bytes `start .. end` of the parameter that are written somewhere.
#[derive(Clone, Copy, Debug)]
pub(super) struct Slot {
    start: i64,
    end: i64,
    align: Align,
}

/// More bytes of slots than this are not worth their registers.
const MOST_SLOT_BYTES: i64 = 64;
/// More selects than this for one read are not worth it.
const MOST_SELECTS: i64 = 4;

/// The slots that serve all accesses of `tree`; none where they cannot, or would cost too much.
pub(super) fn slots(
    body: &Body,
    cx: &Context,
    tree: &UseTree,
    root: Local,
    align: Align,
    size: u64,
) -> Option<Vec<Slot>> {
    let mut slots: Vec<(i64, i64)> = Vec::new();
    for access in tree.accesses.iter().filter(|a| a.writes()) {
        let (start, end) = access.range()?;
        if start < 0 || end > i64::try_from(size).ok()? {
            return None;
        }
        slots.push((start, end));
    }
    // An access that straddles a slot's end makes the slot longer; until none does.
    loop {
        slots.sort_unstable();
        slots = merged(&slots);
        let mut grown = false;
        for (start, end) in tree.accesses.iter().filter_map(Access::range) {
            for slot in &mut slots {
                if start < slot.1 && slot.0 < end && (start < slot.0 || end > slot.1) {
                    *slot = (slot.0.min(start), slot.1.max(end));
                    grown = true;
                }
            }
        }
        if !grown {
            break;
        }
    }
    if slots.iter().map(|s| s.1 - s.0).sum::<i64>() > MOST_SLOT_BYTES {
        return None;
    }
    for access in tree.accesses.iter().filter(|a| a.range().is_none()) {
        match (access.kind, access.offset) {
            (AccessKind::Compare, _) => {}
            (AccessKind::Load(bytes), Offset::Dynamic(step)) => {
                if !is_plain_load(body, access.inst) || terms_of(body, cx, access, root).is_none() {
                    return None;
                }
                let mut selects = 0;
                for &(start, end) in &slots {
                    let bytes = i64::try_from(bytes).ok().filter(|&b| b > 0)?;
                    // The read and the slot's pieces lie on one grid.
                    let on_grid = bytes & (bytes - 1) == 0
                        && i64::try_from(step).is_ok_and(|s| s % bytes == 0)
                        && start % bytes == 0
                        && end % bytes == 0;
                    if !on_grid {
                        return None;
                    }
                    selects += (end - start) / bytes;
                }
                if selects > MOST_SELECTS {
                    return None;
                }
            }
            _ => return None,
        }
    }
    let slot =
        |&(start, end): &(i64, i64)| Slot { start, end, align: align.at_offset(start as u64) };
    Some(slots.iter().map(slot).collect())
}

fn is_plain_load(body: &Body, inst: Inst) -> bool {
    matches!(body.insts[inst].kind, InstKind::Load { volatile: false, ordering, .. } if !ordering.is_atomic())
}

fn merged(sorted: &[(i64, i64)]) -> Vec<(i64, i64)> {
    let mut out: Vec<(i64, i64)> = Vec::new();
    for &(start, end) in sorted {
        match out.last_mut() {
            Some(last) if start < last.1 => last.1 = last.1.max(end),
            _ => out.push((start, end)),
        }
    }
    out
}

/// Makes the slots, before `first` of the entry block, from the parameter at `source`, and lets the
/// accesses use them.
pub(super) fn apply(
    body: &mut Body,
    cx: &mut Context,
    accesses: &[Access],
    slots: &[Slot],
    root: Local,
    source: Value,
    first: Inst,
    replaced: &mut ValueMap,
) {
    let mut addresses = Vec::new();
    for slot in slots {
        let mut b = Builder::new(body, cx, InsertPoint::Before(first));
        b.debug_loc = None.into();
        let bytes = (slot.end - slot.start) as u64;
        let ty = match bytes {
            1 | 2 | 4 | 8 => Type::int(8 * bytes as u32),
            _ => b.cx.types.array(Type::I8, bytes),
        };
        let count = b.cx.consts.i32(1).into();
        let align =
            Align::new(bytes.next_power_of_two().min(16)).unwrap_or_default().max(slot.align);
        let address = b.value(InstKind::Alloca { ty, count, align, inalloca: false }, Type::PTR);
        if bytes.is_power_of_two() && bytes <= 8 {
            let from = b.byte_offset(source, slot.start, Flags::INBOUNDS);
            let initial = b.load(ty, from, slot.align);
            b.store(initial, address, align);
        } else {
            let end = slot.end as u64;
            copy(body, cx, first, (address, align), (source, slot.align), slot.start as u64, end);
        }
        addresses.push((*slot, address, align));
    }
    for access in accesses {
        match (access.range(), access.kind) {
            (Some((start, end)), _) => {
                let hit = addresses.iter().find(|(s, ..)| s.start <= start && end <= s.end);
                if let Some(&(slot, address, align)) = hit {
                    let mut b = Builder::new(body, cx, InsertPoint::Before(access.inst));
                    let pointer = b.byte_offset(address, start - slot.start, Flags::INBOUNDS);
                    set_pointer(
                        body,
                        access,
                        pointer,
                        align.at_offset((start - slot.start) as u64),
                    );
                }
            }
            (None, AccessKind::Load(bytes)) => {
                let terms = terms_of(body, cx, access, root).expect("checked when planning");
                overlay_load(body, cx, access.inst, bytes, &terms, &addresses, replaced);
            }
            _ => {}
        }
    }
}

/// After the load `inst` of the parameter, chooses the slots' values where the offset is theirs.
fn overlay_load(
    body: &mut Body,
    cx: &mut Context,
    inst: Inst,
    bytes: u64,
    terms: &OffsetTerms,
    slots: &[(Slot, Value, Align)],
    replaced: &mut ValueMap,
) {
    let old = body.result(inst).expect("a load has a result");
    let ty = body.locals[old].ty;
    // The load gets a fresh result; the old name is what comes out of the selects.
    let fresh = body.locals.push(body.locals[old]);
    body.insts[inst].result = Some(fresh).into();
    let mut value = Value::from(fresh);
    let next = body.next_inst(inst).expect("a block ends in a terminator");
    for &(slot, address, align) in slots {
        let mut piece = slot.start;
        while piece < slot.end {
            let mut b = Builder::new(body, cx, InsertPoint::Before(next));
            let hit = offset_is(&mut b, terms, piece);
            if let Some(hit) = hit {
                let from = b.byte_offset(address, piece - slot.start, Flags::INBOUNDS);
                let written = b.load(ty, from, align.at_offset((piece - slot.start) as u64));
                value = b.select(hit, written, value);
            }
            piece += bytes as i64;
        }
    }
    replaced[old] = Some(value).into();
}

/// Copies the bytes `start .. end` from a parameter to a variable of their own; both alignments are
/// those of the first of them.
pub(super) fn copy(
    body: &mut Body,
    cx: &mut Context,
    place: Inst,
    to: (Value, Align),
    from: (Value, Align),
    start: u64,
    end: u64,
) {
    let mut b = Builder::new(body, cx, InsertPoint::Before(place));
    b.debug_loc = None.into();
    let source = b.byte_offset(from.0, start as i64, Flags::INBOUNDS);
    let length = b.int(Type::I64, u128::from(end - start));
    let volatile = b.int(Type::I1, 0);
    let args = [to.0, source, length, volatile];
    let call = b.call_intrinsic("llvm.memcpy.p0.p0.i64", Type::VOID, &args);
    let aligns = [to.1, from.1].map(|a| {
        cx.attrs.intern(&[Attribute { key: sym::ALIGN, value: AttrValue::Int(a.bytes()) }])
    });
    if let InstKind::Call { info, .. } = body.insts[call].kind {
        body.calls[info].arg_attrs = aligns.into();
    }
}
