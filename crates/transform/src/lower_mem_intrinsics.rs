//! `lower-mem-intrinsics`: `memcpy`, `memmove` and `memset` become loads and stores.
//!
//! A GPU has no library to call. A copy of known length is a run of the widest accesses that the
//! alignment of both sides allows, up to 16 bytes; a long one is a loop over such runs. LLVM copies
//! more than 64 bytes byte by byte; most of the gain lies there. The known alignment comes from
//! the call, from the pointer's origin, and from a choice of our own: an alloca that is
//! copied to or from is aligned to 16.
//!
//! Of a `memmove` all loads of a run come before its stores; a long one goes backwards where the
//! destination lies above the source.

use crate::alignment::known_align;
use ir::ssa::{
    Align, BinaryOp, Block, Body, Builder, CastOp, Context, Flags, InsertPoint, Inst, InstKind,
    IntCc, Intrinsic, LocalDef, Ordering, Type, Value, sym,
};

/// Widest access in bytes.
const WIDEST: u64 = 16;
/// A run of more accesses than this becomes a loop.
const MOST_ACCESSES: u64 = 32;
/// Bytes up to which even single-byte accesses are written out.
const ALWAYS_UNROLLED: u64 = 64;
/// Accesses whose loads are done before their stores.
const BATCH: usize = 4;
/// Accesses in one turn of a loop.
const LOOP_ACCESSES: u64 = 4;

/// Runs the pass on a body. True if it changed.
pub fn run(body: &mut Body, cx: &mut Context) -> bool {
    let mut found = Vec::new();
    for inst in body.all_insts() {
        if let InstKind::Call { callee, .. } = body.insts[inst].kind
            && Operation::kind(cx.intrinsic_of(callee)).is_some()
        {
            found.push(inst);
        }
    }
    let operations: Vec<(Inst, Operation)> =
        found.iter().filter_map(|&inst| Some((inst, Operation::of(body, cx, inst)?))).collect();
    // The last first: what a split moves to a block of its own then ends at the next one.
    for &(inst, operation) in operations.iter().rev() {
        operation.lower(body, cx, inst);
    }
    !found.is_empty()
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Copy,
    Move,
    Set,
}

/// One call, taken apart.
#[derive(Clone, Copy)]
struct Operation {
    kind: Kind,
    to: Value,
    /// The source, or the byte to set.
    from: Value,
    length: Value,
    constant: Option<u64>,
    to_align: Align,
    from_align: Align,
    volatile: bool,
}

impl Operation {
    fn kind(intrinsic: Intrinsic) -> Option<Kind> {
        match intrinsic {
            Intrinsic::Memcpy | Intrinsic::MemcpyInline => Some(Kind::Copy),
            Intrinsic::Memmove => Some(Kind::Move),
            Intrinsic::Memset | Intrinsic::MemsetInline => Some(Kind::Set),
            _ => None,
        }
    }

    fn of(body: &mut Body, cx: &mut Context, inst: Inst) -> Option<Operation> {
        let InstKind::Call { callee, args, info } = body.insts[inst].kind else { return None };
        let kind = Operation::kind(cx.intrinsic_of(callee))?;
        let &[to, from, length, volatile, ..] = body.list(args) else { return None };
        let attrs = [0, 1].map(|n| body.calls[info].arg_attrs(n));
        let constant = length
            .constant()
            .and_then(|c| cx.consts.as_uint(c))
            .and_then(|n| u64::try_from(n).ok());
        let volatile = volatile.constant().is_none_or(|c| !cx.consts.is_zero(c));
        for pointer in [to, from] {
            raise_alloca(body, pointer, constant);
        }
        let align = |n: usize, pointer: Value| {
            let said = cx.attrs.int(attrs[n], sym::ALIGN).and_then(Align::new).unwrap_or_default();
            said.max(known_align(body, cx, pointer))
        };
        let to_align = align(0, to);
        let from_align = if kind == Kind::Set { to_align } else { align(1, from) };
        Some(Operation { kind, to, from, length, constant, to_align, from_align, volatile })
    }

    /// The widest access that both sides allow.
    fn width(self) -> u64 {
        self.to_align.min(self.from_align).bytes().min(WIDEST)
    }

    fn lower(self, body: &mut Body, cx: &mut Context, inst: Inst) {
        match self.constant {
            Some(length) if self.is_short(length) => {
                let mut b = Builder::new(body, cx, InsertPoint::Before(inst));
                let set = self.splat(&mut b);
                self.run_of(&mut b, set, self.from, self.to, 0, length);
            }
            Some(length) => self.constant_loop(body, cx, inst, length),
            None => self.variable_loop(body, cx, inst),
        }
        body.remove_inst(inst);
    }

    fn is_short(self, length: u64) -> bool {
        length <= ALWAYS_UNROLLED || length.div_ceil(self.width()) <= MOST_ACCESSES
    }

    /// For a `memset`, the byte repeated over an `i64`.
    fn splat(self, b: &mut Builder<'_>) -> Option<Value> {
        if self.kind != Kind::Set {
            return None;
        }
        const ONES: u128 = 0x0101_0101_0101_0101;
        if let Some(byte) = self.from.constant().and_then(|c| b.cx.consts.as_uint(c)) {
            return Some(b.int(Type::I64, byte * ONES));
        }
        let wide = b.cast(CastOp::ZExt, self.from, Type::I64);
        let ones = b.int(Type::I64, ONES);
        Some(b.mul(wide, ones))
    }

    /// Accesses for the bytes `start .. end` after the two pointers.
    fn run_of(
        self,
        b: &mut Builder<'_>,
        set: Option<Value>,
        from: Value,
        to: Value,
        start: u64,
        end: u64,
    ) {
        let mut at = start;
        let mut batch: Vec<(u64, u64, Value)> = Vec::new();
        let flush = |b: &mut Builder<'_>, batch: &mut Vec<(u64, u64, Value)>| {
            for (at, _, value) in batch.drain(..) {
                self.store(b, value, to, at);
            }
        };
        while at < end {
            let width = self
                .width()
                .min(self.to_align.at_offset(at).bytes())
                .min(prev_power_of_two(end - at));
            let value = match set {
                Some(splat) => set_value(b, splat, width),
                None => self.load(b, width, from, at),
            };
            batch.push((at, width, value));
            at += width;
            // Partly overlapping ranges are possible for a move only; then all loads come first.
            if batch.len() == BATCH && self.kind != Kind::Move {
                flush(b, &mut batch);
            }
        }
        flush(b, &mut batch);
    }

    fn load(self, b: &mut Builder<'_>, width: u64, from: Value, at: u64) -> Value {
        let ptr = b.byte_offset(from, at as i64, Flags::INBOUNDS);
        let (align, volatile) = (self.from_align.at_offset(at), self.volatile);
        let kind = InstKind::Load {
            ptr,
            align,
            volatile,
            ordering: Ordering::NotAtomic,
            scope: sym::EMPTY,
        };
        let ty = access_type(b, width);
        b.value(kind, ty)
    }

    fn store(self, b: &mut Builder<'_>, value: Value, to: Value, at: u64) {
        let ptr = b.byte_offset(to, at as i64, Flags::INBOUNDS);
        let (align, volatile) = (self.to_align.at_offset(at), self.volatile);
        let kind = InstKind::Store {
            value,
            ptr,
            align,
            volatile,
            ordering: Ordering::NotAtomic,
            scope: sym::EMPTY,
        };
        b.inst(kind, Type::VOID);
    }

    /// Turns of [`LOOP_ACCESSES`] accesses, then the rest written out.
    fn constant_loop(self, body: &mut Body, cx: &mut Context, inst: Inst, length: u64) {
        // The bytes after the whole turns would be read too late where the ranges overlap.
        if self.kind == Kind::Move {
            return self.move_loop(body, cx, inst);
        }
        let step = self.width() * LOOP_ACCESSES;
        let whole = length - length % step;
        let mut b = Builder::new(body, cx, InsertPoint::Before(inst));
        let set = self.splat(&mut b);
        let (zero, bound) = (b.int(Type::I64, 0), b.int(Type::I64, u128::from(whole)));
        let after = split_at(body, inst);
        let before = body.inst_block(inst).expect("a call of the layout");
        self.counted_loop(body, cx, inst, before, after, set, zero, bound, step);
        let place = body.first_inst(after).expect("a block ends in a terminator");
        let mut b = Builder::new(body, cx, InsertPoint::Before(place));
        self.run_of(&mut b, set, self.from, self.to, whole, length);
    }

    /// Ends `before` (which ends in `inst`) with a loop over `start .. bound` in steps, which goes on to
    /// `after`. At least one turn is made.
    fn counted_loop(
        self,
        body: &mut Body,
        cx: &mut Context,
        inst: Inst,
        before: Block,
        after: Block,
        set: Option<Value>,
        start: Value,
        bound: Value,
        step: u64,
    ) {
        let head = body.make_block();
        body.insert_block_after(head, before);
        let index = Value::from(body.append_param(head, Type::I64));
        let mut b = Builder::new(body, cx, InsertPoint::End(before));
        b.debug_loc = b.body.insts[inst].debug_loc;
        b.br(head, &[start]);
        b.place = InsertPoint::End(head);
        let to = b.gep(Type::I8, self.to, &[index], Flags::INBOUNDS);
        let from = match self.kind {
            Kind::Set => self.from,
            _ => b.gep(Type::I8, self.from, &[index], Flags::INBOUNDS),
        };
        self.stepping(step).run_of(&mut b, set, from, to, 0, step);
        let step = b.int(Type::I64, u128::from(step));
        let next = b.binary_flags(BinaryOp::Add, Flags::NUW, index, step);
        let more = b.icmp(IntCc::Ult, next, bound);
        let again = b.body.block_call(head, &[next]);
        let leave = b.body.block_call(after, &[]);
        b.cond_br(more, again, leave);
    }

    /// The same at pointers that moved by multiples of `step`.
    fn stepping(self, step: u64) -> Self {
        Operation {
            to_align: self.to_align.at_offset(step),
            from_align: self.from_align.at_offset(step),
            ..self
        }
    }

    /// A loop over accesses of the full width and one over the bytes that remain, each guarded.
    fn variable_loop(self, body: &mut Body, cx: &mut Context, inst: Inst) {
        if self.kind == Kind::Move {
            return self.move_loop(body, cx, inst);
        }
        let width = self.width();
        let length_type = body.value_type(self.length, cx);
        let mut b = Builder::new(body, cx, InsertPoint::Before(inst));
        let set = self.splat(&mut b);
        let length = if length_type == Type::I64 {
            self.length
        } else {
            b.zext_or_trunc(self.length, Type::I64)
        };
        let zero = b.int(Type::I64, 0);
        let mask = b.int(Type::I64, u128::from(!(width - 1)));
        let whole = if width == 1 { length } else { b.and(length, mask) };
        let after = split_at(body, inst);
        let first = body.inst_block(inst).expect("a call of the layout");
        // first: any whole access? -> wide loop -> middle: any byte left? -> byte loop -> after
        let middle = if width == 1 { after } else { body.make_block() };
        if width > 1 {
            body.insert_block_after(middle, first);
        }
        self.guarded_loop(body, cx, inst, first, middle, set, zero, whole, width);
        if width > 1 {
            let bytes = Operation { to_align: Align::ONE, from_align: Align::ONE, ..self };
            bytes.guarded_loop(body, cx, inst, middle, after, set, whole, length, 1);
        }
    }

    fn guarded_loop(
        self,
        body: &mut Body,
        cx: &mut Context,
        inst: Inst,
        before: Block,
        after: Block,
        set: Option<Value>,
        start: Value,
        bound: Value,
        step: u64,
    ) {
        let entry = body.make_block();
        body.insert_block_after(entry, before);
        self.counted_loop(body, cx, inst, entry, after, set, start, bound, step);
        let mut b = Builder::new(body, cx, InsertPoint::End(before));
        let any = b.icmp(IntCc::Ult, start, bound);
        let enter = b.body.block_call(entry, &[]);
        let skip = b.body.block_call(after, &[]);
        b.cond_br(any, enter, skip);
    }

    /// Byte by byte (or by the width, where the length is a known multiple), upwards where the
    /// destination lies below the source, else downwards.
    fn move_loop(self, body: &mut Body, cx: &mut Context, inst: Inst) {
        let width = match self.constant {
            Some(length) => self.width().min(1 << length.trailing_zeros().min(4)),
            None => 1,
        };
        let op = Operation { kind: Kind::Copy, ..self };
        let mut b = Builder::new(body, cx, InsertPoint::Before(inst));
        let length = b.zext_or_trunc(self.length, Type::I64);
        let (zero, step) = (b.int(Type::I64, 0), b.int(Type::I64, u128::from(width)));
        // Numbers of addresses can be compared in one space only. (Of two that are both not generic the ranges are apart.)
        let spaces = [self.to, self.from].map(|p| b.ty(p));
        let generic = spaces.contains(&Type::PTR) && spaces[0] != spaces[1];
        let [to, from] = [self.to, self.from].map(|p| {
            let p = if generic { b.cast(CastOp::AddrSpaceCast, p, Type::PTR) } else { p };
            b.cast(CastOp::PtrToInt, p, Type::I64)
        });
        let below = b.icmp(IntCc::Ult, to, from);
        let some = b.icmp(IntCc::Ne, length, zero);
        let after = split_at(body, inst);
        let first = body.inst_block(inst).expect("a call of the layout");
        let [choose, upwards, downwards, head] = std::array::from_fn(|_| body.make_block());
        for block in [head, downwards, upwards, choose] {
            body.insert_block_after(block, first);
        }
        let mut b = Builder::new(body, cx, InsertPoint::End(first));
        let (go, skip) = (b.body.block_call(choose, &[]), b.body.block_call(after, &[]));
        b.cond_br(some, go, skip);
        b.place = InsertPoint::End(choose);
        let (up, down) = (b.body.block_call(upwards, &[]), b.body.block_call(downwards, &[]));
        b.cond_br(below, up, down);
        op.counted_loop(body, cx, inst, upwards, after, None, zero, length, width);
        // Downwards: the index is where the last access ended.
        let end = Value::from(body.append_param(head, Type::I64));
        let mut b = Builder::new(body, cx, InsertPoint::End(downwards));
        b.br(head, &[length]);
        b.place = InsertPoint::End(head);
        let at = b.sub(end, step);
        let target = b.gep(Type::I8, self.to, &[at], Flags::INBOUNDS);
        let source = b.gep(Type::I8, self.from, &[at], Flags::INBOUNDS);
        let moved = op.stepping(width);
        let value = moved.load(&mut b, width, source, 0);
        moved.store(&mut b, value, target, 0);
        let more = b.icmp(IntCc::Ne, at, zero);
        let (again, leave) = (b.body.block_call(head, &[at]), b.body.block_call(after, &[]));
        b.cond_br(more, again, leave);
    }
}

/// The type of an access of `width` bytes.
fn access_type(b: &mut Builder<'_>, width: u64) -> Type {
    match width {
        16 => b.cx.types.vector(Type::I32, 4),
        bytes => Type::int(8 * bytes as u32),
    }
}

/// `width` bytes of a value that repeats one byte over 64 bits.
fn set_value(b: &mut Builder<'_>, splat: Value, width: u64) -> Value {
    if width < 16 {
        return b.cast(CastOp::Trunc, splat, Type::int(8 * width as u32));
    }
    let ty = access_type(b, width);
    let word = b.cast(CastOp::Trunc, splat, Type::I32);
    b.vector(ty, |_, _| word)
}

fn prev_power_of_two(n: u64) -> u64 {
    1 << (63 - n.leading_zeros())
}

/// Moves what follows `inst` into a block of its own, and gives that. `inst` then ends its block.
fn split_at(body: &mut Body, inst: Inst) -> Block {
    let block = body.inst_block(inst).expect("an instruction of the layout");
    let after = body.make_block();
    body.insert_block_after(after, block);
    let next = body.next_inst(inst).expect("a block ends in a terminator");
    body.split_block_at(next, after);
    after
}

/// Aligns the alloca that `pointer` is, directly, to [`WIDEST`], where the copy is long enough to profit.
fn raise_alloca(body: &mut Body, mut pointer: Value, length: Option<u64>) {
    if length.is_some_and(|n| n < WIDEST) {
        return;
    }
    if let Some(InstKind::Cast { op: CastOp::AddrSpaceCast, value, .. }) = body.def_kind(pointer) {
        pointer = *value;
    }
    let Some(LocalDef::Inst(inst)) = pointer.local().map(|l| body.locals[l].def) else { return };
    if let InstKind::Alloca { align, .. } = &mut body.insts[inst].kind {
        *align = (*align).max(Align::new(WIDEST).unwrap_or_default());
    }
}
