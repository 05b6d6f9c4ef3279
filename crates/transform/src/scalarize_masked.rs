//! `scalarize-masked-mem-intrin`: masked vector accesses become accesses of lanes.
//!
//! `llvm.masked.load`, `store`, `gather`, `scatter`, `expandload` and `compressstore` access only the
//! lanes whose mask bit is set. No GPU here has such an instruction, but every work-item is a lane by
//! itself and may branch. So each lane becomes an access guarded by a branch on its bit.
//!
//! Known mask bits are used first. Every bit is looked up through insertions and shuffles: a bit that
//! is set needs no branch, one that is clear no access, and neighbours with the same bit (all of them
//! where a scalar was spread over the mask) share one branch. All lanes under one bit are one vector
//! access. Bits in a constant mask leave straight code, whose neighbours `load-store-vectorizer` joins
//! again.
//!
//! Lanes that are no whole number of bytes are left as they are, except under one bit for all.

use crate::alignment::known_align;
use crate::fold;
use cranelift_entity::SecondaryMap;
use ir::ssa::{
    Align, Attachments, Block, Body, Builder, Context, Flags, InsertPoint, Inst, InstKind,
    Intrinsic, Type, TypeKind, Value, ValueMap, sym,
};
use smallvec::SmallVec;

/// Insertions and shuffles that are looked through for a lane.
const MAX_CHAIN: u32 = 64;

/// Runs the pass on a body. The number of accesses rewritten.
pub fn run(body: &mut Body, cx: &mut Context) -> u64 {
    let mut found = Vec::new();
    for inst in body.all_insts() {
        if let InstKind::Call { callee, .. } = body.insts[inst].kind
            && is_masked(cx.intrinsic_of(callee))
        {
            found.push(inst);
        }
    }
    let mut lowering = Lowering::default();
    // The last first: what is moved to a block of its own then ends at the next one found.
    for &inst in found.iter().rev() {
        if let Some(access) = Access::of(body, cx, inst) {
            lowering.lower(body, cx, inst, &access);
        }
    }
    lowering.finish(body)
}

/// Whether an intrinsic is one that the pass is about.
pub fn is_masked(intrinsic: Intrinsic) -> bool {
    matches!(
        intrinsic,
        Intrinsic::MaskedLoad
            | Intrinsic::MaskedStore
            | Intrinsic::MaskedGather
            | Intrinsic::MaskedScatter
            | Intrinsic::MaskedExpandLoad
            | Intrinsic::MaskedCompressStore
    )
}

/// Layout of the lanes in memory.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Places {
    /// Side by side.
    Vector,
    /// Each at an address of its own.
    Each,
    /// Side by side, and those that are off take no room.
    Packed,
}

/// A lane, if not of a constant: a scalar that was put there, or the lane of a vector.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Source {
    Value(Value),
    Lane(Value, u32),
}

/// A bit of a mask.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Bit {
    On,
    Off,
    Unknown(Source),
}

/// One call, taken apart.
struct Access {
    stores: bool,
    places: Places,
    pointer: Value,
    /// Stored values; for a load, the values of lanes that are off.
    data: Value,
    ty: Type,
    elem: Type,
    lanes: u32,
    /// Bytes from lane to lane.
    stride: u64,
    align: Align,
    /// Lanes from the first to before the second that share a bit.
    groups: Vec<(Bit, u32, u32)>,
}

impl Access {
    /// None where the call is not what its declaration promises, or the lanes cannot be told apart.
    fn of(body: &Body, cx: &mut Context, inst: Inst) -> Option<Access> {
        let InstKind::Call { callee, args, info } = body.insts[inst].kind else { return None };
        let args = body.list(args);
        let (stores, places) = match cx.intrinsic_of(callee) {
            Intrinsic::MaskedLoad => (false, Places::Vector),
            Intrinsic::MaskedStore => (true, Places::Vector),
            Intrinsic::MaskedGather => (false, Places::Each),
            Intrinsic::MaskedScatter => (true, Places::Each),
            Intrinsic::MaskedExpandLoad => (false, Places::Packed),
            _ => (true, Places::Packed),
        };
        // Loads: pointer, mask, the rest. Stores: value, pointer, mask. Before LLVM 22 the alignment
        // was an argument after the pointer; today it is an attribute of the pointer.
        let at = usize::from(stores);
        let pointer = *args.get(at)?;
        let said = args.get(at + 1).filter(|&&v| body.value_type(v, cx).is_int());
        let mask = *args.get(at + 1 + usize::from(said.is_some()))?;
        let data = if stores { args[0] } else { *args.last()? };
        let ty = body.value_type(data, cx);
        let (elem, lanes) = cx.types.vector_parts(ty)?;
        if matches!(cx.types.kind(ty), TypeKind::Vector { scalable: true, .. }) {
            return None;
        }
        let attribute = cx.attrs.int(body.calls[info].arg_attrs(at), sym::ALIGN);
        let align = match said {
            Some(n) => match n.constant().and_then(|c| cx.consts.as_uint(c)) {
                // Of a gather's pointers, zero says what the type does.
                Some(0) if places == Places::Each => cx.abi_align(elem),
                n => n.and_then(|n| Align::new(n as u64)).unwrap_or_default(),
            },
            None => attribute.and_then(Align::new).unwrap_or_default(),
        };
        let align = match places {
            Places::Each => align,
            _ => align.max(known_align(body, cx, pointer)),
        };
        let mut groups: Vec<(Bit, u32, u32)> = Vec::new();
        for lane in 0..lanes {
            let bit = bit(body, cx, mask, lane);
            match groups.last_mut() {
                Some(last) if last.0 == bit => last.2 += 1,
                _ => groups.push((bit, lane, lane + 1)),
            }
        }
        let bits = cx.bits(elem);
        let access = Access {
            stores,
            places,
            pointer,
            data,
            ty,
            elem,
            lanes,
            stride: bits / 8,
            align,
            groups,
        };
        let apart = access.groups.iter().any(|&g| g.0 != Bit::Off && !access.is_whole(g));
        (bits.is_multiple_of(8) || !apart).then_some(access)
    }

    /// Whether a group is one access of the vector.
    fn is_whole(&self, (_, start, end): (Bit, u32, u32)) -> bool {
        start == 0 && end == self.lanes && self.places != Places::Each
    }
}

/// Follows insertions and shuffles to where a lane comes from.
fn source(body: &Body, cx: &mut Context, mut vector: Value, mut lane: u32) -> Source {
    for _ in 0..MAX_CHAIN {
        if let Some(c) = vector.constant() {
            return match fold::element(cx, c, u64::from(lane)) {
                Some(c) => Source::Value(c.into()),
                None => Source::Lane(vector, lane),
            };
        }
        match body.def_kind(vector) {
            Some(&InstKind::InsertElement { args: [rest, elem, at] }) => {
                let Some(at) = at.constant().and_then(|c| cx.consts.as_uint(c)) else { break };
                if at == u128::from(lane) {
                    return Source::Value(elem);
                }
                vector = rest;
            }
            Some(&InstKind::ShuffleVector { args: [a, b], mask }) => {
                let Some(&from) = body.shuffle_masks[mask].get(lane as usize) else { break };
                let ty = body.value_type(a, cx);
                let (elem, lanes) = (cx.types.scalar(ty), cx.types.lanes(ty));
                let Ok(from) = u32::try_from(from) else {
                    return Source::Value(cx.consts.poison(elem).into());
                };
                (vector, lane) = if from < lanes { (a, from) } else { (b, from - lanes) };
            }
            _ => break,
        }
    }
    Source::Lane(vector, lane)
}

fn bit(body: &Body, cx: &mut Context, mask: Value, lane: u32) -> Bit {
    let source = source(body, cx, mask, lane);
    let Source::Value(value) = source else { return Bit::Unknown(source) };
    match value.constant() {
        // A lane that may be off or on as we like is off.
        Some(c) if cx.consts.is_zero(c) || cx.consts.is_undef_or_poison(c) => Bit::Off,
        Some(c) if cx.consts.as_uint(c).is_some() => Bit::On,
        _ => Bit::Unknown(source),
    }
}

fn materialise(b: &mut Builder<'_>, source: Source) -> Value {
    match source {
        Source::Value(v) => v,
        Source::Lane(vector, lane) => b.extract(vector, lane),
    }
}

/// The rewriting of a body.
#[derive(Default)]
struct Lowering {
    /// Results of the calls.
    replaced: ValueMap,
    /// Blocks that follow a block.
    inserted: SecondaryMap<Block, Vec<Block>>,
    count: u64,
}

/// State that changes from lane to lane.
struct MaskedState {
    /// Of a load, the vector so far.
    result: Value,
    /// Address of the next lane, if lanes that are off take no room.
    next: Value,
    /// Its alignment.
    align: Align,
}

impl Lowering {
    /// Puts accesses in front of a call and removes it.
    fn lower(&mut self, body: &mut Body, cx: &mut Context, inst: Inst, access: &Access) {
        let metadata = kept_metadata(body, cx, inst);
        let unknown = |g: &&(Bit, u32, u32)| matches!(g.0, Bit::Unknown(_));
        let mut branches = access.groups.iter().filter(unknown).count();
        let first = body.inst_block(inst).expect("a call of the layout");
        let mut tail = first;
        let mut chain = Vec::new();
        let mut b = Builder::new(body, cx, InsertPoint::Before(inst));
        if branches > 0 {
            tail = b.body.make_block();
            b.body.split_block_at(inst, tail);
            b.place = InsertPoint::End(first);
        }
        let mut state =
            MaskedState { result: access.data, next: access.pointer, align: access.align };
        for &(bit, start, end) in &access.groups {
            let source = match bit {
                Bit::Off => continue,
                Bit::On => {
                    lanes(&mut b, access, &mut state, (bit, start, end), metadata);
                    continue;
                }
                Bit::Unknown(source) => source,
            };
            branches -= 1;
            let on = b.body.make_block();
            let after = if branches == 0 { tail } else { b.body.make_block() };
            chain.extend([on, after]);
            let bit_value = materialise(&mut b, source);
            let skip = skipping(access, &state);
            let (enter, leave) = (b.body.block_call(on, &[]), b.body.block_call(after, &skip));
            b.cond_br(bit_value, enter, leave);
            b.place = InsertPoint::End(on);
            lanes(&mut b, access, &mut state, (bit, start, end), metadata);
            let done = skipping(access, &state);
            b.br(after, &done);
            let merged: SmallVec<[Value; 4]> = done
                .iter()
                .map(|&v| {
                    let ty = b.ty(v);
                    b.param(after, ty).into()
                })
                .collect();
            if !access.stores {
                state.result = merged[0];
            }
            if access.places == Places::Packed {
                state.next = merged[merged.len() - 1];
                state.align = state.align.min(access.align.at_offset(access.stride));
            }
            b.place =
                if branches == 0 { InsertPoint::Before(inst) } else { InsertPoint::End(after) };
        }
        if let Some(result) = body.result(inst) {
            self.replaced[result] = state.result.into();
        }
        body.remove_inst(inst);
        self.count += 1;
        if tail != first {
            // The blocks that followed the block now follow its end.
            self.inserted[tail] = std::mem::take(&mut self.inserted[first]);
            self.inserted[first] = chain;
        }
    }

    /// Puts the new blocks and results in their places.
    fn finish(mut self, body: &mut Body) -> u64 {
        if self.count == 0 {
            return 0;
        }
        let mut order = Vec::with_capacity(body.blocks.len());
        for &block in body.block_order() {
            let mut stack = vec![block];
            while let Some(block) = stack.pop() {
                order.push(block);
                let followers = std::mem::take(&mut self.inserted[block]);
                stack.extend(followers.into_iter().rev());
            }
        }
        body.set_block_order(order);
        body.rewrite(&self.replaced);
        self.count
    }
}

/// Arguments of a block after a branch.
fn skipping(access: &Access, state: &MaskedState) -> SmallVec<[Value; 4]> {
    let mut args = SmallVec::new();
    if !access.stores {
        args.push(state.result);
    }
    if access.places == Places::Packed {
        args.push(state.next);
    }
    args
}

/// The accesses of the lanes of a group, which are on.
fn lanes(
    b: &mut Builder<'_>,
    access: &Access,
    state: &mut MaskedState,
    group: (Bit, u32, u32),
    metadata: Attachments,
) {
    if access.is_whole(group) {
        let inst = if access.stores {
            b.store(access.data, access.pointer, access.align)
        } else {
            state.result = b.load(access.ty, access.pointer, access.align);
            b.body.def_inst(state.result).expect("a load")
        };
        b.body.insts[inst].metadata = metadata;
        return;
    }
    let (_, start, end) = group;
    for lane in start..end {
        let (pointer, align) = match access.places {
            Places::Vector => {
                let offset = u64::from(lane) * access.stride;
                let pointer = b.byte_offset(access.pointer, offset as i64, Flags::INBOUNDS);
                (pointer, access.align.at_offset(offset))
            }
            Places::Each => {
                let at = source(b.body, b.cx, access.pointer, lane);
                (materialise(b, at), access.align)
            }
            Places::Packed => {
                let offset = u64::from(lane - start) * access.stride;
                let pointer = b.byte_offset(state.next, offset as i64, Flags::INBOUNDS);
                (pointer, state.align.at_offset(offset))
            }
        };
        let inst = if access.stores {
            let from = source(b.body, b.cx, access.data, lane);
            let value = materialise(b, from);
            b.store(value, pointer, align)
        } else {
            let value = b.load(access.elem, pointer, align);
            state.result = b.insert(state.result, value, lane);
            b.body.def_inst(value).expect("a load")
        };
        b.body.insts[inst].metadata = metadata;
    }
    if access.places == Places::Packed {
        let offset = u64::from(end - start) * access.stride;
        state.next = b.byte_offset(state.next, offset as i64, Flags::INBOUNDS);
        state.align = state.align.at_offset(offset);
    }
}

/// Of the call's metadata, what holds for its accesses.
fn kept_metadata(body: &Body, cx: &mut Context, inst: Inst) -> Attachments {
    let old = body.insts[inst].metadata;
    let kept: Vec<_> = cx
        .metadata
        .attachments(old)
        .iter()
        .copied()
        .filter(|a| {
            matches!(
                a.0,
                sym::INVARIANT_LOAD
                    | sym::TBAA
                    | sym::ALIAS_SCOPE
                    | sym::NOALIAS
                    | sym::NONTEMPORAL
                    | sym::LLVM_ACCESS_GROUP
            )
        })
        .collect();
    cx.metadata.attach(&kept)
}
