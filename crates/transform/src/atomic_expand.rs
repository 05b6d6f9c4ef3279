//! `atomic-expand`: atomic operations without an instruction become loops around `cmpxchg`.
//!
//! The loop starts from a plain load, computes the new value and exchanges if nothing changed in
//! between; a failed exchange brings the value to try next. Values narrower than what can be exchanged
//! are bits of the aligned word that holds them. The target says which operations have instructions
//! ([`Atomics`]).

use crate::plain_atomics::{apply, pair_of, plain_access};
use crate::private_atomics::{self, only_spaces};
use ir::diagnostic::Diagnostic;
use ir::ssa::{
    Align, Attachments, BinaryOp, Block, Body, Builder, CastOp, Context, Flags, InsertPoint, Inst,
    InstKind, IntCc, Ordering, RmwOp, SyncScope, Type, Value, ValueMap,
};

/// Atomic instructions of a target.
pub trait Atomics {
    /// Whether an `atomicrmw` can stay as it is.
    fn native_rmw(&self, body: &Body, cx: &Context, inst: Inst) -> bool;
    /// Whether values of this width can be compared and exchanged.
    fn native_cmpxchg(&self, bits: u64) -> bool;
    /// Whether a bitwise operation on words has an instruction.
    fn native_logic(&self, cx: &Context, op: RmwOp) -> bool;
    /// The address space of private memory, where operations become plain accesses; none if they stay.
    fn plain_space(&self) -> Option<u32>;
    /// The intrinsic that tells pointers to [`Atomics::plain_space`] apart, if an operation through a generic pointer does
    /// not work there and may be on such memory; none otherwise.
    fn private_test(&self, body: &Body, cx: &Context, inst: Inst) -> Option<&'static str> {
        let _ = (body, cx, inst);
        None
    }
}

/// Expands the operations that a target has no instructions for, and says how many.
///
/// # Errors
/// Widths that nothing can exchange.
pub fn run(target: &dyn Atomics, body: &mut Body, cx: &mut Context) -> Result<u64, Diagnostic> {
    let guarded = guard_private(target, body, cx);
    Ok(guarded + expand(target, body, cx)?)
}

/// Guards operations that do not work on private memory by a test of their pointer. Returns their
/// number.
fn guard_private(target: &dyn Atomics, body: &mut Body, cx: &mut Context) -> u64 {
    let Some(space) = target.plain_space() else { return 0 };
    let mut found: Vec<(Inst, &'static str)> = Vec::new();
    for &block in body.block_order() {
        let insts = body.block_insts(block);
        found.extend(insts.filter_map(|i| Some((i, target.private_test(body, cx, i)?))));
    }
    let mut replaced = ValueMap::new();
    // The last first, as in `expand`.
    for &(inst, test) in found.iter().rev() {
        private_atomics::guard(body, cx, inst, (test, space), &mut replaced);
    }
    if !found.is_empty() {
        body.rewrite(&replaced);
    }
    found.len() as u64
}

fn expand(target: &dyn Atomics, body: &mut Body, cx: &mut Context) -> Result<u64, Diagnostic> {
    let mut found: Vec<Inst> = Vec::new();
    for inst in body.all_insts() {
        if needs_expansion(target, body, cx, inst) {
            found.push(inst);
        }
    }
    if found.is_empty() {
        return Ok(0);
    }
    let mut replaced = ValueMap::new();
    // The last first: what a split moves to a block of its own then ends at the next one.
    for &inst in found.iter().rev() {
        if is_plain(target, body, cx, inst) {
            expand_plain(body, cx, inst, &mut replaced);
            continue;
        }
        match body.insts[inst].kind {
            InstKind::AtomicRmw { .. } => {
                let line = body.text_line(cx, inst);
                expand_rmw(target, body, cx, inst, &mut replaced).map_err(|e| e.on_line(line))?;
            }
            _ => expand_cmpxchg(body, cx, inst, &mut replaced),
        }
    }
    body.rewrite(&replaced);
    Ok(found.len() as u64)
}

fn pointer_of(body: &Body, inst: Inst) -> Option<Value> {
    match &body.insts[inst].kind {
        InstKind::AtomicRmw { args, .. } => Some(args[0]),
        InstKind::CmpXchg { args, .. } => Some(args[0]),
        _ => None,
    }
}

/// Whether an operation is on memory that no other thread sees, and the target wants it plain.
fn is_plain(target: &dyn Atomics, body: &Body, cx: &Context, inst: Inst) -> bool {
    let space = pointer_of(body, inst).and_then(|p| body.value_type(p, cx).address_space());
    target.plain_space().is_some() && space == target.plain_space()
}

fn needs_expansion(target: &dyn Atomics, body: &Body, cx: &Context, inst: Inst) -> bool {
    if is_plain(target, body, cx, inst) {
        return true;
    }
    let Some(pointer) = pointer_of(body, inst) else { return false };
    let private = body.value_type(pointer, cx).address_space() == Some(5);
    match &body.insts[inst].kind {
        InstKind::AtomicRmw { .. } => !private && !target.native_rmw(body, cx, inst),
        InstKind::CmpXchg { args, .. } => {
            let bits = cx.bits(body.value_type(args[1], cx));
            !private && bits <= 16 && !target.native_cmpxchg(bits)
        }
        _ => false,
    }
}

/// A load, the operation and a store.
fn expand_plain(body: &mut Body, cx: &mut Context, inst: Inst, replaced: &mut ValueMap) {
    let kind = body.insts[inst].kind.clone();
    let mut b = Builder::new(body, cx, InsertPoint::Before(inst));
    let Some(result) = plain_access(&mut b, &kind) else { return };
    if let Some(local) = b.body.result(inst) {
        replaced[local] = Some(result).into();
    }
    body.remove_inst(inst);
}

/// Properties that all accesses of a loop have in common.
#[derive(Clone, Copy)]
struct Site {
    pointer: Value,
    ordering: Ordering,
    failure: Ordering,
    scope: SyncScope,
    volatile: bool,
    metadata: Attachments,
}

/// A narrow value's place in its word.
struct Part {
    word: Value,
    shift: Value,
    /// Ones where the other bits of the word are.
    others: Value,
    /// A word of ones.
    all: Value,
}

fn expand_rmw(
    target: &dyn Atomics,
    body: &mut Body,
    cx: &mut Context,
    inst: Inst,
    replaced: &mut ValueMap,
) -> Result<(), Diagnostic> {
    let InstKind::AtomicRmw { op, volatile, ordering, align, scope, args } = body.insts[inst].kind
    else {
        return Ok(());
    };
    let ty = body.value_type(args[1], cx);
    let bits = cx.bits(ty);
    let failure = match ordering {
        Ordering::Release | Ordering::Monotonic => Ordering::Monotonic,
        Ordering::AcqRel => Ordering::Acquire,
        other => other,
    };
    let metadata = only_spaces(cx, body.insts[inst].metadata);
    let site = Site { pointer: args[0], ordering, failure, scope, volatile, metadata };
    let narrow = bits < 32 && !target.native_cmpxchg(bits);
    if narrow && as_word(target, body, cx, inst, replaced) {
        return Ok(());
    }
    let native = bits == 128 && target.native_cmpxchg(128);
    if !native && !matches!(bits, 8 | 16 | 32 | 64) {
        return Err(Diagnostic::unsupported(format!(
            "'atomicrmw {}' of {}",
            op.name(),
            cx.types.display(ty)
        )));
    }
    let [head, again, tail] = split(body, inst);
    let mut b = Builder::new(body, cx, InsertPoint::End(head));
    let int = Type::int(bits as u32);
    let part = narrow.then(|| locate(&mut b, site.pointer, bits));
    let (place, word_ty) = match &part {
        Some(part) => (Site { pointer: part.word, ..site }, Type::I32),
        None => (site, int),
    };
    // If only higher bits depend on lower ones, the value moves to its place and not the word to the
    // value's.
    let in_place = match (&part, op) {
        (Some(part), RmwOp::Add | RmwOp::Sub | RmwOp::Xchg) => {
            let arg = reinterpret(&mut b, args[1], int);
            Some(place_in(&mut b, part, arg))
        }
        _ => None,
    };
    let first = b.load(
        word_ty,
        place.pointer,
        if narrow { Align::new(4).unwrap_or_default() } else { align },
    );
    b.br(again, &[first]);
    b.place = InsertPoint::End(again);
    let word: Value = b.param(again, word_ty).into();
    let mut old = None;
    let new = match (&part, in_place) {
        (Some(part), Some(placed)) => {
            let sum = match op {
                RmwOp::Xchg => placed,
                _ => apply(&mut b, op, Type::I32, word, placed),
            };
            let rest = b.and(word, part.others);
            let own = b.xor(part.others, part.all);
            let own = if op == RmwOp::Xchg { sum } else { b.and(sum, own) };
            b.or(rest, own)
        }
        (part, _) => {
            let value = match part {
                Some(part) => extract(&mut b, part, word, int),
                None => word,
            };
            let value = reinterpret(&mut b, value, ty);
            old = Some(value);
            let new = apply(&mut b, op, ty, value, args[1]);
            let new = reinterpret(&mut b, new, int);
            match part {
                Some(part) => insert(&mut b, part, word, new),
                None => new,
            }
        }
    };
    let (got, done) = exchange(&mut b, place, word, new);
    let out = b.body.block_call(tail, &[]);
    let back = b.body.block_call(again, &[got]);
    b.cond_br(done, out, back);
    b.place = InsertPoint::Before(inst);
    if let Some(result) = b.body.result(inst) {
        let old = old.unwrap_or_else(|| {
            let part = part.as_ref().expect("only parts of words are moved to their place");
            let value = extract(&mut b, part, word, int);
            reinterpret(&mut b, value, ty)
        });
        replaced[result] = Some(old).into();
    }
    body.remove_inst(inst);
    Ok(())
}

/// Bitwise operations on a part of a word are such operations on the word, if that has them: with
/// bits that change nothing elsewhere.
fn as_word(
    target: &dyn Atomics,
    body: &mut Body,
    cx: &mut Context,
    inst: Inst,
    replaced: &mut ValueMap,
) -> bool {
    let InstKind::AtomicRmw { op, volatile, ordering, scope, args, .. } = body.insts[inst].kind
    else {
        return false;
    };
    let ty = body.value_type(args[1], cx);
    if !matches!(op, RmwOp::And | RmwOp::Or | RmwOp::Xor) || !target.native_logic(cx, op) {
        return false;
    }
    let bits = cx.bits(ty);
    let mut b = Builder::new(body, cx, InsertPoint::Before(inst));
    let part = locate(&mut b, args[0], bits);
    let mut placed = place_in(&mut b, &part, args[1]);
    if op == RmwOp::And {
        placed = b.or(placed, part.others);
    }
    let kind = InstKind::AtomicRmw {
        op,
        volatile,
        ordering,
        align: Align::new(4).unwrap_or_default(),
        scope,
        args: [part.word, placed],
    };
    let word = b.value(kind, Type::I32);
    if let Some(result) = b.body.result(inst) {
        let old = extract(&mut b, &part, word, ty);
        replaced[result] = Some(old).into();
    }
    body.remove_inst(inst);
    true
}
/// Cuts the block before an instruction: what comes before, an empty block for the loop, the rest.
fn split(body: &mut Body, inst: Inst) -> [Block; 3] {
    let head = body.inst_block(inst).expect("an instruction in a block");
    let again = body.make_block();
    let tail = body.make_block();
    body.insert_block_after(tail, head);
    body.insert_block_after(again, head);
    body.split_block_at(inst, tail);
    [head, again, tail]
}

fn reinterpret(b: &mut Builder<'_>, v: Value, ty: Type) -> Value {
    let from = b.ty(v);
    if from == ty {
        return v;
    }
    let op = match (from.is_ptr(), ty.is_ptr()) {
        (true, false) => CastOp::PtrToInt,
        (false, true) => CastOp::IntToPtr,
        _ => CastOp::BitCast,
    };
    b.cast(op, v, ty)
}

/// The aligned word that holds a narrow value.
fn locate(b: &mut Builder<'_>, pointer: Value, bits: u64) -> Part {
    let ty = b.ty(pointer);
    let number = Type::int(b.cx.bits(ty) as u32);
    let address = b.cast(CastOp::PtrToInt, pointer, number);
    let three = b.int(number, 3);
    let byte = b.and(address, three);
    // Down to the word by subtracting, so that the pointer keeps what it points to.
    let zero = b.int(number, 0);
    let minus = b.sub(zero, byte);
    let word = b.gep(Type::I8, pointer, &[minus], Flags::NONE);
    debug_assert!(b.ty(word) == ty);
    let byte = b.zext_or_trunc(byte, Type::I32);
    let shift = b.shift(BinaryOp::Shl, byte, 3);
    let ones = b.int(Type::I32, (1 << bits) - 1);
    let mask = b.binary(BinaryOp::Shl, ones, shift);
    let all = b.sint(Type::I32, -1);
    let others = b.xor(mask, all);
    Part { word, shift, others, all }
}

fn extract(b: &mut Builder<'_>, part: &Part, word: Value, ty: Type) -> Value {
    let low = b.binary(BinaryOp::LShr, word, part.shift);
    b.cast(CastOp::Trunc, low, ty)
}

fn insert(b: &mut Builder<'_>, part: &Part, word: Value, value: Value) -> Value {
    let placed = place_in(b, part, value);
    let rest = b.and(word, part.others);
    b.or(rest, placed)
}

/// A narrow value where it stands in its word, between zeros.
fn place_in(b: &mut Builder<'_>, part: &Part, value: Value) -> Value {
    let wide = b.cast(CastOp::ZExt, value, Type::I32);
    b.binary(BinaryOp::Shl, wide, part.shift)
}

/// `cmpxchg`: what was there, and whether it was what was expected.
fn exchange(b: &mut Builder<'_>, site: Site, expected: Value, new: Value) -> (Value, Value) {
    let ty = b.ty(expected);
    let pair = b.cx.types.literal_struct(&[ty, Type::I1], false);
    let size = b.cx.store_size(ty);
    let kind = InstKind::CmpXchg {
        weak: false,
        volatile: site.volatile,
        orderings: [site.ordering, site.failure],
        align: Align::new(size).unwrap_or_default(),
        scope: site.scope,
        args: [site.pointer, expected, new],
    };
    let exchange = b.inst(kind, pair);
    b.body.insts[exchange].metadata = site.metadata;
    let both = b.body.result(exchange).expect("a pair").into();
    (b.extract_value(both, 0), b.extract_value(both, 1))
}

/// A narrow compare-and-exchange. A failed exchange of the word counts only if the narrow value
/// differs; if other bits changed, it is tried again.
fn expand_cmpxchg(body: &mut Body, cx: &mut Context, inst: Inst, replaced: &mut ValueMap) {
    let InstKind::CmpXchg { volatile, orderings, scope, args, .. } = body.insts[inst].kind else {
        return;
    };
    let ty = body.value_type(args[1], cx);
    let metadata = only_spaces(cx, body.insts[inst].metadata);
    let bits = cx.bits(ty);
    let int = Type::int(bits as u32);
    let [head, again, tail] = split(body, inst);
    let failed = body.make_block();
    body.insert_block_after(failed, again);
    let mut b = Builder::new(body, cx, InsertPoint::End(head));
    let part = locate(&mut b, args[0], bits);
    let expected = reinterpret(&mut b, args[1], int);
    let new = reinterpret(&mut b, args[2], int);
    let first = b.load(Type::I32, part.word, Align::new(4).unwrap_or_default());
    let rest = b.and(first, part.others);
    b.br(again, &[rest]);
    b.place = InsertPoint::End(again);
    let rest: Value = b.param(again, Type::I32).into();
    let expected_word = insert(&mut b, &part, rest, expected);
    let new_word = insert(&mut b, &part, rest, new);
    let [ordering, failure] = orderings;
    let site = Site { pointer: part.word, ordering, failure, scope, volatile, metadata };
    let (got, done) = exchange(&mut b, site, expected_word, new_word);
    let yes = b.cx.consts.bool(true).into();
    let out = b.body.block_call(tail, &[got, yes]);
    let no = b.body.block_call(failed, &[]);
    b.cond_br(done, out, no);
    b.place = InsertPoint::End(failed);
    let got_rest = b.and(got, part.others);
    let changed = b.icmp(IntCc::Ne, got_rest, rest);
    let never = b.cx.consts.bool(false).into();
    let back = b.body.block_call(again, &[got_rest]);
    let out = b.body.block_call(tail, &[got, never]);
    b.cond_br(changed, back, out);
    let word: Value = b.param(tail, Type::I32).into();
    let success: Value = b.param(tail, Type::I1).into();
    b.place = InsertPoint::Before(inst);
    let old = extract(&mut b, &part, word, int);
    let old = reinterpret(&mut b, old, ty);
    let both = pair_of(&mut b, old, success);
    if let Some(result) = b.body.result(inst) {
        replaced[result] = Some(both).into();
    }
    body.remove_inst(inst);
}
