//! Putting a plan into effect: new allocas, and every access in terms of them.

use super::partition::Partition;
use super::slices::{Kind, NewUses, Slice, Slices};
use ir::map::Map;
use ir::ssa::{
    Align, BinaryOp, Body, Builder, CastOp, Context, Flags, InsertPoint, Inst, InstKind, Local,
    Type, Value, ValueMap,
};
use smallvec::SmallVec;

use crate::debug_records;

/// An alloca that is to be replaced.
pub(super) struct Work<'w> {
    pub(super) alloca: Inst,
    /// Its accesses.
    pub(super) found: &'w Slices,
    /// Its partitions.
    pub(super) plan: &'w [Partition],
    /// Variables that debug records declare to be in it.
    pub(super) declared: &'w Map<Local, SmallVec<[Inst; 4]>>,
}

/// Replaces an alloca by one alloca per partition. Replacements of the loads are recorded in `map`.
pub(super) fn apply(
    body: &mut Body,
    cx: &mut Context,
    more: &mut NewUses,
    work: &Work<'_>,
    map: &mut ValueMap,
) {
    let Work { alloca, found, plan, declared } = *work;
    let InstKind::Alloca { ty: old_ty, align, .. } = body.insts[alloca].kind else { return };
    let local = body.result(alloca).expect("an alloca has a result");
    let ptr_ty = body.locals[local].ty;
    let name = body.local_name(local).map(str::to_owned);
    let one = cx.consts.i32(1).into();
    let mut parts: Vec<Part> = Vec::with_capacity(plan.len());
    for p in plan {
        let bytes = p.end - p.begin;
        let ty = p.ty.unwrap_or_else(|| {
            if p.begin == 0 && cx.alloc_size(old_ty) == bytes {
                old_ty
            } else {
                cx.types.array(Type::I8, bytes)
            }
        });
        let part_align = align.at_offset(p.begin);
        let mut b = Builder::new(body, cx, InsertPoint::Before(alloca));
        let ptr = b
            .value(InstKind::Alloca { ty, count: one, align: part_align, inalloca: false }, ptr_ty);
        if let (Some(name), Some(l)) = (&name, ptr.local()) {
            b.body.set_local_name(l, name);
        }
        let (begin, end) = (p.begin, p.end);
        parts.push(Part { begin, end, ty: p.ty, ptr, align: part_align, is_patched: false });
    }
    mark_patched(&mut parts, &found.slices);
    declare_parts(body, cx, declared, local, 0, &parts);
    for &(local, offset) in &found.addresses {
        declare_parts(body, cx, declared, local, offset, &parts);
    }
    for slice in &found.slices {
        let before = body.prev_inst(slice.inst);
        let block = body.inst_block(slice.inst).expect("an access is in a block");
        if let Some((old, new)) = rewrite_slice(body, cx, &parts, slice) {
            map[old] = Some(new).into();
        }
        // The new instructions may use the address of another alloca, and may be its only uses now.
        let mut made = before.map_or_else(|| body.first_inst(block), |i| body.next_inst(i));
        while let Some(inst) = made.filter(|&i| i != slice.inst) {
            more.add(body, inst);
            made = body.next_inst(inst);
        }
    }
    for &inst in found.slices.iter().map(|s| &s.inst).chain(&found.markers).chain(&found.empty) {
        body.remove_inst(inst);
    }
    for &inst in found.derived.iter().rev() {
        body.remove_inst(inst);
        let gone = body.result(inst).expect("an address has a value");
        let poison = cx.consts.poison(body.locals[gone].ty);
        map[gone] = Some(poison.into()).into();
    }
    let poison = cx.consts.poison(ptr_ty);
    map[local] = Some(poison.into()).into();
    body.remove_inst(alloca);
}

/// Says where variables are that were declared to be at an address in the alloca.
fn declare_parts(
    body: &mut Body,
    cx: &mut Context,
    declared: &Map<Local, SmallVec<[Inst; 4]>>,
    address: Local,
    offset: u64,
    parts: &[Part],
) {
    for &record in declared.get(&address).into_iter().flatten() {
        if body.inst_block(record).is_none() {
            continue;
        }
        for part in parts.iter().filter(|part| part.begin >= offset) {
            // Of a partition that is all of it the variable is no piece.
            let whole = parts.len() == 1 && part.begin == offset;
            let new = if whole {
                debug_records::at_address(body, record, part.ptr)
            } else {
                let piece = (8 * (part.begin - offset), 8 * (part.end - part.begin));
                debug_records::for_piece(body, cx, record, part.ptr, piece)
            };
            if let Some(new) = new {
                body.insert_inst_before(new, record);
            }
        }
        body.remove_inst(record);
    }
}

/// A partition under construction.
struct Part {
    begin: u64,
    end: u64,
    ty: Option<Type>,
    ptr: Value,
    align: Align,
    /// Whether something writes only some of its bytes.
    is_patched: bool,
}

/// Finds the partitions of which accesses write only some bytes: no more than the first and the last of each access.
fn mark_patched(parts: &mut [Part], slices: &[Slice]) {
    for slice in slices {
        if matches!(slice.kind, Kind::Load(_) | Kind::CopyFrom) {
            continue;
        }
        let first = parts.partition_point(|p| p.end <= slice.begin);
        let after = parts.partition_point(|p| p.begin < slice.end);
        for at in [first, after.saturating_sub(1)] {
            if let Some(part) = parts.get_mut(at) {
                part.is_patched |= slice.begin > part.begin || slice.end < part.end;
            }
        }
    }
}

/// Rewrites one access. Of a load, what it gave and what gives it now.
fn rewrite_slice(
    body: &mut Body,
    cx: &mut Context,
    parts: &[Part],
    slice: &Slice,
) -> Option<(Local, Value)> {
    let first = parts.partition_point(|p| p.end <= slice.begin);
    let touched: Vec<&Part> = parts[first..].iter().take_while(|p| p.begin < slice.end).collect();
    let mut e = Emit { b: Builder::new(body, cx, InsertPoint::Before(slice.inst)) };
    match slice.kind {
        Kind::Load(ty) => {
            let result = e.b.body.result(slice.inst).expect("a load has a result");
            if let [part] = touched[..] {
                let value = e.read(part, slice.begin, slice.end, ty);
                return Some((result, value));
            }
            // An integer over several partitions.
            let mut whole: Option<Value> = None;
            for part in touched {
                let (from, to) = (slice.begin.max(part.begin), slice.end.min(part.end));
                let bits = Type::int((to - from) as u32 * 8);
                let piece = e.read(part, from, to, bits);
                let mut wide = e.b.cast(CastOp::ZExt, piece, ty);
                if from != slice.begin {
                    wide = e.b.shift(BinaryOp::Shl, wide, (from - slice.begin) as u32 * 8);
                }
                whole = Some(match whole {
                    None => wide,
                    Some(w) => e.b.binary_flags(BinaryOp::Or, Flags::DISJOINT, w, wide),
                });
            }
            whole.map(|w| (result, w))
        }
        Kind::Store(_) => {
            let InstKind::Store { value, .. } = e.b.body.insts[slice.inst].kind else {
                return None;
            };
            if let [part] = touched[..] {
                e.write(part, slice.begin, slice.end, value);
                return None;
            }
            for part in touched {
                let (from, to) = (slice.begin.max(part.begin), slice.end.min(part.end));
                let mut piece = value;
                if from != slice.begin {
                    piece = e.b.shift(BinaryOp::LShr, piece, (from - slice.begin) as u32 * 8);
                }
                let piece = e.b.cast(CastOp::Trunc, piece, Type::int((to - from) as u32 * 8));
                e.write(part, from, to, piece);
            }
            None
        }
        Kind::Fill => {
            let byte = e.call_args(slice.inst)[1];
            for part in touched {
                let (from, to) = (slice.begin.max(part.begin), slice.end.min(part.end));
                e.fill(part, from, to, byte, slice.inst);
            }
            None
        }
        Kind::CopyTo | Kind::CopyFrom => {
            for part in touched {
                let (from, to) = (slice.begin.max(part.begin), slice.end.min(part.end));
                e.copy(part, from, to, slice);
            }
            None
        }
    }
}

/// Emits accesses of partitions.
struct Emit<'a> {
    b: Builder<'a>,
}

impl Emit<'_> {
    fn call_args(&self, inst: Inst) -> SmallVec<[Value; 4]> {
        match self.b.body.insts[inst].kind {
            InstKind::Call { args, .. } => self.b.body.list(args).into(),
            _ => SmallVec::new(),
        }
    }

    /// The type that bytes of a partition have by themselves.
    fn piece_type(&mut self, part: &Part, from: u64, to: u64) -> Type {
        match part.ty {
            Some(ty) if from == part.begin && to == part.end => ty,
            Some(ty) if ty.is_vector() => {
                let elem = self.b.cx.types.scalar(ty);
                let lanes = (to - from) * 8 / self.b.cx.bits(elem);
                if lanes == 1 { elem } else { self.b.cx.types.vector(elem, lanes as u32) }
            }
            _ => Type::int((to - from) as u32 * 8),
        }
    }

    /// The bytes `from..to` of the alloca as a `ty`.
    fn read(&mut self, part: &Part, from: u64, to: u64, ty: Type) -> Value {
        let Some(own) = part.ty else {
            let at = self.b.byte_offset(part.ptr, (from - part.begin) as i64, Flags::INBOUNDS);
            return self.b.load(ty, at, part.align.at_offset(from - part.begin));
        };
        let whole = self.b.load(own, part.ptr, part.align);
        if from == part.begin && to == part.end {
            return convert(&mut self.b, whole, ty);
        }
        let piece = if own.is_vector() {
            let elem = self.b.cx.types.scalar(own);
            let bytes = self.b.cx.bits(elem) / 8;
            let (lane, lanes) = ((from - part.begin) / bytes, (to - from) / bytes);
            if lanes == 1 {
                self.b.extract(whole, lane as u32)
            } else {
                let mask: Box<[i32]> = (lane..lane + lanes).map(|l| l as i32).collect();
                let mask = self.b.body.shuffle_masks.push(mask);
                let poison = self.b.cx.consts.poison(own).into();
                let ty = self.b.cx.types.vector(elem, lanes as u32);
                self.b.value(InstKind::ShuffleVector { args: [whole, poison], mask }, ty)
            }
        } else {
            let shift = (from - part.begin) as u32 * 8;
            let low = if shift == 0 { whole } else { self.b.shift(BinaryOp::LShr, whole, shift) };
            self.b.cast(CastOp::Trunc, low, Type::int((to - from) as u32 * 8))
        };
        convert(&mut self.b, piece, ty)
    }

    /// Whether a value comes out of memory as it is. Frozen, such values would not be merged with their neighbours.
    fn is_loaded(&self, value: Value) -> bool {
        matches!(self.b.body.def_kind(value), Some(InstKind::Load { .. }))
    }

    /// Makes `value` the bytes `from..to` of the alloca.
    fn write(&mut self, part: &Part, from: u64, to: u64, value: Value) {
        let Some(own) = part.ty else {
            let at = self.b.byte_offset(part.ptr, (from - part.begin) as i64, Flags::INBOUNDS);
            self.b.store(value, at, part.align.at_offset(from - part.begin));
            return;
        };
        let piece_ty = self.piece_type(part, from, to);
        let mut piece = convert(&mut self.b, value, piece_ty);
        let whole = from == part.begin && to == part.end;
        if part.is_patched && own.is_int() && !(whole && self.is_loaded(piece)) {
            // In memory one poison byte leaves the others alone; in an integer it would not.
            piece = self.b.freeze(piece);
        }
        if whole {
            self.b.store(piece, part.ptr, part.align);
            return;
        }
        let old = self.b.load(own, part.ptr, part.align);
        let new = if own.is_vector() {
            let elem = self.b.cx.types.scalar(own);
            let bytes = self.b.cx.bits(elem) / 8;
            let (lane, lanes) =
                (((from - part.begin) / bytes) as u32, ((to - from) / bytes) as u32);
            if lanes == 1 {
                self.b.insert(old, piece, lane)
            } else {
                let mut new = old;
                for n in 0..lanes {
                    let e = self.b.extract(piece, n);
                    new = self.b.insert(new, e, lane + n);
                }
                new
            }
        } else {
            let shift = (from - part.begin) as u32 * 8;
            let width = (part.end - part.begin) as u32 * 8;
            let bits = (to - from) as u32 * 8;
            let mut wide = self.b.cast(CastOp::ZExt, piece, own);
            if shift != 0 {
                wide = self.b.shift(BinaryOp::Shl, wide, shift);
            }
            let keep = ir::ssa::truncate(!(ir::ssa::truncate(u128::MAX, bits) << shift), width);
            let keep = self.b.int(own, keep);
            let kept = self.b.and(old, keep);
            self.b.binary_flags(BinaryOp::Or, Flags::DISJOINT, kept, wide)
        };
        self.b.store(new, part.ptr, part.align);
    }

    fn fill(&mut self, part: &Part, from: u64, to: u64, byte: Value, inst: Inst) {
        let bytes = to - from;
        if part.ty.is_none() {
            let at = self.b.byte_offset(part.ptr, (from - part.begin) as i64, Flags::INBOUNDS);
            self.copy_call(inst, &[(0, at)], bytes, &[part.align.at_offset(from - part.begin)]);
            return;
        }
        let ty = self.piece_type(part, from, to);
        let bits = bytes as u32 * 8;
        let int = Type::int(bits);
        let ones = (0..bytes.min(16)).fold(0u128, |m, n| m | 1 << (8 * n));
        let value = match byte.constant().and_then(|c| self.b.cx.consts.as_uint(c)) {
            Some(0) => self.b.cx.consts.zero(ty).into(),
            Some(b) if bits <= 128 => self.b.int(int, ones.wrapping_mul(b)),
            _ => {
                // Byte by byte into an integer as wide as the piece.
                let wide = self.b.cast(CastOp::ZExt, byte, int);
                let mut all = wide;
                let mut have = 8;
                while have < bits {
                    let shifted = self.b.shift(BinaryOp::Shl, all, have);
                    all = self.b.or(all, shifted);
                    have *= 2;
                }
                all
            }
        };
        self.write(part, from, to, value);
    }

    fn copy(&mut self, part: &Part, from: u64, to: u64, slice: &Slice) {
        let args = self.call_args(slice.inst);
        let to_here = slice.kind == Kind::CopyTo;
        let other_index = usize::from(to_here);
        let other = args[other_index];
        let other_align = self.arg_align(slice.inst, other_index).at_offset(from - slice.begin);
        let other = self.b.byte_offset(other, (from - slice.begin) as i64, Flags::INBOUNDS);
        if part.ty.is_none() {
            let here = self.b.byte_offset(part.ptr, (from - part.begin) as i64, Flags::INBOUNDS);
            let mut aligns = [part.align.at_offset(from - part.begin); 2];
            aligns[other_index] = other_align;
            let new = [(1 - other_index, here), (other_index, other)];
            self.copy_call(slice.inst, &new, to - from, &aligns);
            return;
        }
        let ty = self.piece_type(part, from, to);
        if to_here {
            let value = self.b.load(ty, other, other_align);
            self.write(part, from, to, value);
        } else {
            let value = self.read(part, from, to, ty);
            self.b.store(value, other, other_align);
        }
    }

    /// `align` of argument `n` of a call.
    fn arg_align(&self, inst: Inst, n: usize) -> Align {
        let InstKind::Call { info, .. } = self.b.body.insts[inst].kind else { return Align::ONE };
        let attrs = self.b.body.calls[info].arg_attrs(n);
        self.b.cx.attrs.int(attrs, ir::ssa::sym::ALIGN).and_then(Align::new).unwrap_or(Align::ONE)
    }

    /// The same `memcpy` or `memset` with other addresses and length.
    fn copy_call(&mut self, inst: Inst, new: &[(usize, Value)], bytes: u64, aligns: &[Align]) {
        let mut args = self.call_args(inst);
        for &(n, value) in new {
            // The intrinsic is declared for pointers of certain address spaces.
            let ty = self.b.ty(args[n]);
            args[n] = self.b.cast(CastOp::AddrSpaceCast, value, ty);
        }
        let length_ty = self.b.ty(args[2]);
        args[2] = self.b.int(length_ty, u128::from(bytes));
        let InstKind::Call { callee, info, .. } = self.b.body.insts[inst].kind else { return };
        let mut info = self.b.body.calls[info].clone();
        let mut attrs: Vec<_> = (0..args.len()).map(|n| info.arg_attrs(n)).collect();
        for (n, &align) in aligns.iter().enumerate() {
            let attr = ir::ssa::Attribute {
                key: ir::ssa::sym::ALIGN,
                value: ir::ssa::AttrValue::Int(align.bytes()),
            };
            attrs[n] = self.b.cx.attrs.with(attrs[n], attr);
        }
        info.arg_attrs = attrs.into();
        let info = self.b.body.calls.push(info);
        let args = self.b.body.make_list(&args);
        self.b.inst(InstKind::Call { callee, args, info }, Type::VOID);
    }
}

/// The bits of `v` as another type of the same size.
fn convert(b: &mut Builder<'_>, v: Value, to: Type) -> Value {
    let from = b.ty(v);
    if from == to {
        return v;
    }
    let (from_elem, to_elem) = (b.cx.types.scalar(from), b.cx.types.scalar(to));
    let bits = b.cx.bits(from) as u32;
    // Through an integer (or a vector of them) on whichever side has pointers.
    let mut v = v;
    if from_elem.is_ptr() {
        let int = Type::int(b.cx.bits(from_elem) as u32);
        let ty = b.cx.types.with_shape_of(int, from);
        v = b.cast(CastOp::PtrToInt, v, ty);
    }
    if to_elem.is_ptr() {
        let int = Type::int(b.cx.bits(to_elem) as u32);
        let ty = b.cx.types.with_shape_of(int, to);
        debug_assert_eq!(b.cx.bits(ty) as u32, bits);
        v = b.cast(CastOp::BitCast, v, ty);
        return b.cast(CastOp::IntToPtr, v, to);
    }
    b.cast(CastOp::BitCast, v, to)
}
