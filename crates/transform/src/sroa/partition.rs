//! Cutting an alloca into partitions and choosing their types.

use super::slices::{Kind, Slice, Slices, alloca_size};
use ir::ssa::{Body, Context, Inst, InstKind, Type, TypeKind};

/// A range of the alloca that becomes an alloca of its own.
#[derive(Clone, Copy, Debug)]
pub(super) struct Partition {
    pub(super) begin: u64,
    pub(super) end: u64,
    /// The type that all accesses are expressed in; none if it stays memory.
    pub(super) ty: Option<Type>,
}

/// More pieces than a copy should be taken apart into.
const MAX_PIECES: usize = 64;
/// Largest integer that narrower accesses are made bits of.
const MAX_WIDENED: u64 = 8;

/// Partitions of `alloca`; None if there is nothing to gain.
pub(super) fn plan(
    body: &Body,
    cx: &mut Context,
    alloca: Inst,
    found: &Slices,
) -> Option<Vec<Partition>> {
    let size = alloca_size(body, cx, alloca)?;
    let InstKind::Alloca { ty, .. } = body.insts[alloca].kind else { return None };
    let ranges = cut(cx, ty, &found.slices)?;
    let mut partitions = Vec::with_capacity(ranges.len());
    let slices = by_range(&ranges, &found.slices);
    for (&(begin, end), slices) in ranges.iter().zip(&slices) {
        let chosen = choose_type(cx, ty, begin, end, slices);
        partitions.push(Partition { begin, end, ty: chosen });
    }
    // One partition that stays memory and is all there is: nothing gained.
    let whole = |p: &Partition| p.ty.is_none() && p.begin == 0 && p.end == size;
    if partitions.len() == 1 && whole(&partitions[0]) {
        return None;
    }
    // Cutting copies into pieces is only worth it where something becomes a value.
    if !partitions.is_empty() && partitions.iter().all(|p| p.ty.is_none()) {
        let copies = found.slices.iter().any(|s| !matches!(s.kind, Kind::Load(_) | Kind::Store(_)));
        if copies || partitions.len() == 1 {
            return None;
        }
    }
    Some(partitions)
}

/// The accesses of each range; `ranges` are sorted and disjoint.
fn by_range(ranges: &[(u64, u64)], slices: &[Slice]) -> Vec<Vec<Slice>> {
    let mut lists = vec![Vec::new(); ranges.len()];
    for slice in slices {
        let first = ranges.partition_point(|r| r.1 <= slice.begin);
        let behind = ranges[first..].iter().take_while(|r| r.0 < slice.end).count();
        for list in &mut lists[first..first + behind] {
            list.push(*slice);
        }
    }
    lists
}

fn is_int_access(cx: &Context, slice: &Slice) -> bool {
    match slice.kind {
        Kind::Load(ty) | Kind::Store(ty) => {
            ty.is_int() && cx.bits(ty) == (slice.end - slice.begin) * 8
        }
        _ => false,
    }
}

/// Adds up overlapping ranges. `ranges` must be sorted.
fn merge(ranges: &[(u64, u64)]) -> Vec<(u64, u64)> {
    let mut merged: Vec<(u64, u64)> = Vec::new();
    for &(begin, end) in ranges {
        match merged.last_mut() {
            Some(last) if begin < last.1 => last.1 = last.1.max(end),
            _ => merged.push((begin, end)),
        }
    }
    merged
}

/// The ranges, in order and disjoint, that cover all accesses.
fn cut(cx: &Context, ty: Type, slices: &[Slice]) -> Option<Vec<(u64, u64)>> {
    let (mut hard, mut soft, mut rest) = (Vec::new(), Vec::new(), Vec::new());
    for slice in slices {
        let range = (slice.begin, slice.end);
        match slice.kind {
            Kind::Load(_) | Kind::Store(_) if is_int_access(cx, slice) => soft.push(range),
            Kind::Load(_) | Kind::Store(_) => hard.push(range),
            _ => rest.push(range),
        }
    }
    hard.sort_unstable();
    let hard = merge(&hard);
    // Integer accesses are cut where they straddle others; those by themselves stay whole.
    let mut fixed = hard.clone();
    for &(begin, end) in &soft {
        let first = hard.partition_point(|r| r.1 <= begin);
        let overlaps = hard.get(first).is_some_and(|r| r.0 < end);
        if !overlaps {
            fixed.push((begin, end));
        } else if !(hard[first].0 <= begin && end <= hard[first].1) {
            rest.push((begin, end));
        }
    }
    fixed.sort_unstable();
    let fixed = merge(&fixed);
    rest.sort_unstable();
    rest.dedup();
    // Between the fixed ranges lie bytes that are only copied or filled.
    let mut ends: Vec<u64> = rest.iter().flat_map(|r| [r.0, r.1]).collect();
    ends.sort_unstable();
    ends.dedup();
    let mut result = fixed.clone();
    let mut leaf_cuts: Option<Vec<u64>> = None;
    for (begin, end) in merge(&rest) {
        let mut at = begin;
        let mut next = fixed.partition_point(|r| r.1 <= begin);
        while at < end {
            let stop = fixed.get(next).map_or(end, |r| r.0.min(end));
            if at < stop {
                let cuts = leaf_cuts.get_or_insert_with(|| leaf_boundaries(cx, ty, &ends));
                pieces(cuts, at, stop, &mut result);
                if result.len() > MAX_PIECES + fixed.len() {
                    return None;
                }
            }
            at = fixed.get(next).map_or(end, |r| r.1.max(at));
            next += 1;
        }
    }
    result.sort_unstable();
    Some(result)
}

/// Places where copied bytes may best be cut: between the scalars of the alloca's type.
fn leaf_boundaries(cx: &Context, ty: Type, ends: &[u64]) -> Vec<u64> {
    let mut cuts = ends.to_vec();
    if let Some(leaves) = super::leaves(cx, ty) {
        for leaf in leaves {
            cuts.push(leaf.offset);
            cuts.push(leaf.offset + cx.store_size(leaf.ty));
        }
    }
    cuts.sort_unstable();
    cuts.dedup();
    cuts
}

/// Cuts `begin..end` at `cuts`, and what is larger than a register into powers of two.
fn pieces(cuts: &[u64], begin: u64, end: u64, out: &mut Vec<(u64, u64)>) {
    let mut at = begin;
    for &cut in cuts[cuts.partition_point(|&c| c <= begin)..].iter().chain(&[end]) {
        let stop = cut.min(end);
        while at < stop {
            let room = stop - at;
            let step = if room <= 16 && room.is_power_of_two() {
                room
            } else {
                let align = if at == 0 { 16 } else { 1 << at.trailing_zeros().min(4) };
                (1u64 << room.ilog2()).min(align)
            };
            out.push((at, at + step));
            at += step;
            if out.len() > 4 * MAX_PIECES {
                return;
            }
        }
        if stop == end {
            break;
        }
    }
}

/// The type that all accesses of `begin..end` can be expressed in.
fn choose_type(
    cx: &mut Context,
    alloca: Type,
    begin: u64,
    end: u64,
    slices: &[Slice],
) -> Option<Type> {
    let size = end - begin;
    let inside = |s: &&Slice| s.begin < end && begin < s.end;
    let mut covering: Option<Type> = None;
    let mut vector: Option<Type> = None;
    let (mut all_cover, mut one_type, mut odd_bits, mut others) = (true, true, false, false);
    for slice in slices.iter().filter(inside) {
        let covers = slice.begin <= begin && end <= slice.end;
        let (Kind::Load(ty) | Kind::Store(ty)) = slice.kind else {
            others = true;
            all_cover &= covers;
            continue;
        };
        if matches!(cx.types.kind(ty), TypeKind::TargetExt { .. } | TypeKind::Token)
            || matches!(cx.types.kind(ty), TypeKind::Vector { scalable: true, .. })
        {
            return None;
        }
        let exact = slice.begin == begin && slice.end == end;
        odd_bits |= cx.bits(ty) != (slice.end - slice.begin) * 8;
        if exact {
            match covering {
                None => covering = Some(ty),
                Some(old) if old != ty => {
                    one_type = false;
                    // Anything says more than an integer.
                    if old.is_int() {
                        covering = Some(ty);
                    }
                }
                Some(_) => {}
            }
            if ty.is_vector() && vector.is_none_or(|v| cx.types.lanes(v) < cx.types.lanes(ty)) {
                vector = Some(ty);
            }
        } else {
            all_cover &= covers;
            others = true;
        }
    }
    if odd_bits {
        // `i1` and the like: only when nothing else is there.
        return covering.filter(|_| one_type && all_cover && !others);
    }
    if all_cover {
        if let Some(ty) = covering {
            return Some(ty);
        }
    } else {
        let own = element_type_at(cx, alloca, begin, size).filter(|t| t.is_vector());
        let inferred = element_vector(cx, begin, size, slices);
        for ty in [vector, own, inferred].into_iter().flatten() {
            if fits_vector(cx, ty, begin, end, slices) {
                return Some(ty);
            }
        }
        if size <= MAX_WIDENED && size.is_power_of_two() {
            return Some(Type::int(size as u32 * 8));
        }
        return None;
    }
    // Only copied, filled, or cut out of a larger integer.
    if let Some(ty) = element_type_at(cx, alloca, begin, size)
        && cx.bits(ty) == size * 8
    {
        return Some(ty);
    }
    (size <= 16 && size.is_power_of_two()).then(|| Type::int(size as u32 * 8))
}

/// A vector of the scalars that are accessed, where a wider access of an odd kind lies over them.
fn element_vector(cx: &mut Context, begin: u64, size: u64, slices: &[Slice]) -> Option<Type> {
    let mut elem: Option<Type> = None;
    for slice in slices.iter().filter(|s| s.begin >= begin && s.end <= begin + size) {
        if let Kind::Load(ty) | Kind::Store(ty) = slice.kind {
            let scalar = cx.types.scalar(ty);
            if elem.is_none_or(|e| cx.bits(scalar) < cx.bits(e)) {
                elem = Some(scalar);
            }
        }
    }
    let elem = elem.filter(|e| e.is_int() || e.is_float())?;
    let bytes = cx.bits(elem) / 8;
    if bytes == 0 || !cx.bits(elem).is_multiple_of(8) || size <= MAX_WIDENED || size > 16 {
        return None;
    }
    let lanes = size / bytes;
    (size.is_multiple_of(bytes) && lanes > 1).then(|| cx.types.vector(elem, lanes as u32))
}

/// Whether every access of the partition is made of whole elements of the vector type `ty`.
fn fits_vector(cx: &Context, ty: Type, begin: u64, end: u64, slices: &[Slice]) -> bool {
    let elem_bits = cx.bits(cx.types.scalar(ty));
    if !elem_bits.is_multiple_of(8) || cx.bits(ty) != (end - begin) * 8 {
        return false;
    }
    let elem = elem_bits / 8;
    slices.iter().filter(|s| s.begin < end && begin < s.end).all(|s| {
        let (from, to) = (s.begin.max(begin) - begin, s.end.min(end) - begin);
        from.is_multiple_of(elem) && to.is_multiple_of(elem)
    })
}

/// The scalar or vector of `ty` that lies at exactly `begin` with `size` bytes.
fn element_type_at(cx: &Context, mut ty: Type, mut begin: u64, size: u64) -> Option<Type> {
    for _ in 0..32 {
        if !cx.types.is_aggregate(ty) {
            return (begin == 0 && cx.store_size(ty) == size).then_some(ty);
        }
        let n = match cx.types.kind(ty) {
            TypeKind::Array { elem, .. } => begin.checked_div(cx.alloc_size(elem))?,
            _ => {
                let layout = cx.struct_layout(ty)?;
                layout.offsets.partition_point(|&o| o <= begin).checked_sub(1)? as u64
            }
        };
        let (offset, elem) = cx.element_at(ty, n)?;
        begin -= offset;
        ty = elem;
    }
    None
}
