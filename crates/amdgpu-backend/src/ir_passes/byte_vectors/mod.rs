//! `pack-byte-vectors`: bytes that are only moved stay four in a register.
//!
//! Instructions work on registers of 32 bits, so selection gives each element of a vector of bytes a register of its own. Code that
//! merely carries bytes from one place to another should not take them apart. Vectors of bytes are read, written, passed
//! between blocks and chosen as vectors of dwords. A dword whose bytes are copied from others becomes what is cheapest: another
//! dword, a shift of one, or `v_perm_b32`, which picks four bytes out of eight. A single byte is shifted out of the dword that
//! it comes from.

mod source;

use ir::map::Map;
use ir::pass::{Entry, IrFunction, Need, PassInfo, counted};
use ir::ssa::uses::Uses;
use ir::ssa::{
    BinaryOp, Block, Body, Builder, CastOp, Context, FastMath, Flags, InsertPoint, Inst, InstKind,
    Local, LocalDef, Type, Value, ValueMap,
};
use smallvec::SmallVec;
use transform::divergent::uniformity::{self, Uniformity};

use crate::ir_passes::uniform::Sources;
use source::{Byte, Origins, Piece, has_whole_bytes};

/// The pass.
pub(crate) const INFO: PassInfo = PassInfo {
    name: "pack-byte-vectors",
    about: "Keeps vectors of bytes that are only moved in whole registers.",
    contract: "AMDGPU; any function.",
    need: Need::Optional,
    entry: Entry::Function(|| counted("values in whole registers", run)),
};

fn run(f: &mut IrFunction, cx: &mut Context) -> u64 {
    let carried = carry_as_dwords(&mut f.body, cx);
    let found = found_in(f, cx);
    carried + f.body.replace_insts(cx, found, |b, inst, found| found.write(b, inst))
}

/// The most dwords of a vector that is kept whole.
const MOST_DWORDS: u32 = 32;

/// The vector of dwords that a vector of bytes fills; of a vector of one byte, the byte.
fn as_dwords(cx: &mut Context, ty: Type) -> Option<Type> {
    let (elem, lanes) = cx.types.vector_parts(ty)?;
    if elem == Type::I8 && lanes == 1 {
        return Some(elem);
    }
    let count = lanes / 4;
    (elem == Type::I8 && lanes.is_multiple_of(4) && count <= MOST_DWORDS).then(|| dwords(cx, count))
}

/// So many dwords: a vector, or one by itself.
fn dwords(cx: &mut Context, count: u32) -> Type {
    match count {
        1 => Type::int(32),
        _ => cx.types.vector(Type::int(32), count),
    }
}

/// Reads, writes, passes and chooses vectors of bytes as dwords. Returns the number of instructions and parameters changed.
fn carry_as_dwords(body: &mut Body, cx: &mut Context) -> u64 {
    let mut params: Map<Block, Vec<(usize, Type)>> = Map::default();
    let mut results: Vec<(Local, Type)> = Vec::new();
    let mut count = 0;
    for &block in body.block_order() {
        if block == body.entry() {
            continue;
        }
        let mut own = Vec::new();
        for (n, &param) in body.block_params(block).iter().enumerate() {
            let Some(whole) = as_dwords(cx, body.locals[param].ty) else { continue };
            own.push((n, whole));
            results.push((param, whole));
        }
        if !own.is_empty() {
            count += own.len() as u64;
            params.insert(block, own);
        }
    }
    for inst in body.inst_list() {
        let Some(whole) = carried_type(body, cx, inst) else { continue };
        convert_operands(body, cx, inst, whole);
        results.extend(body.result(inst).map(|result| (result, whole)));
        count += 1;
    }
    for block in body.block_order().to_vec() {
        if !params.is_empty()
            && let Some(terminator) = body.terminator(block)
        {
            convert_arguments(body, cx, terminator, &params);
        }
    }
    retype(body, cx, &results);
    count
}

/// Makes dwords of the vectors of bytes that an instruction writes or chooses.
fn convert_operands(body: &mut Body, cx: &mut Context, inst: Inst, whole: Type) {
    let mut kind = body.insts[inst].kind.clone();
    let mut b = Builder::new(body, cx, InsertPoint::Before(inst));
    let mut convert = |value: &mut Value| *value = b.cast(CastOp::BitCast, *value, whole);
    match &mut kind {
        InstKind::Store { value, .. } | InstKind::Freeze { value } => convert(value),
        InstKind::Select { args: [_, then, otherwise], .. } => {
            convert(then);
            convert(otherwise);
        }
        _ => {}
    }
    body.insts[inst].kind = kind;
}

/// Makes dwords of what a terminator passes to the parameters.
fn convert_arguments(
    body: &mut Body,
    cx: &mut Context,
    terminator: Inst,
    params: &Map<Block, Vec<(usize, Type)>>,
) {
    let mut passed: Vec<(Value, Type)> = Vec::new();
    body.insts[terminator].kind.for_each_target(body, |target| {
        for &(n, whole) in params.get(&target.block).into_iter().flatten() {
            passed.push((body.list(target.args)[n], whole));
        }
    });
    let mut b = Builder::new(body, cx, InsertPoint::Before(terminator));
    // Edges to one block carry the same values.
    let mut casts: Map<(Value, Type), Value> = Map::default();
    let mut cast = |(arg, whole)| {
        *casts.entry((arg, whole)).or_insert_with(|| b.cast(CastOp::BitCast, arg, whole))
    };
    let converted: Vec<Value> = passed.into_iter().map(&mut cast).collect();
    let mut converted = converted.into_iter();
    body.for_each_target_mut(terminator, |target, pool| {
        for &(n, _) in params.get(&target.block).into_iter().flatten() {
            target.args.as_mut_slice(pool)[n] = converted.next().expect("one for each");
        }
    });
}

/// Changes the types of values to others of the same size. An instruction directly after each makes the same bits of the former
/// type, and readers read those.
fn retype(body: &mut Body, cx: &mut Context, values: &[(Local, Type)]) {
    let mut map = ValueMap::new();
    let mut casts: Vec<(Inst, Local)> = Vec::new();
    for &(local, ty) in values {
        let before = match body.locals[local].def {
            LocalDef::Inst(inst) => body.next_inst(inst),
            LocalDef::Param(block, _) => body.first_inst(block),
        };
        let before = before.expect("a block ends in a terminator");
        let former = std::mem::replace(&mut body.locals[local].ty, ty);
        let (op, value) = (CastOp::BitCast, local.into());
        let kind = InstKind::Cast { op, flags: Flags::NONE, fast_math: FastMath::NONE, value };
        let cast = Builder::new(body, cx, InsertPoint::Before(before)).inst(kind, former);
        map[local] = body.result(cast).map(Value::from).into();
        casts.push((cast, local));
    }
    body.rewrite(&map);
    for (cast, local) in casts {
        body.for_each_value_mut(cast, |value| *value = local.into());
    }
}

/// The dwords as which an instruction can carry the bytes that it reads, writes or chooses.
fn carried_type(body: &Body, cx: &mut Context, inst: Inst) -> Option<Type> {
    let carried = match body.insts[inst].kind {
        InstKind::Store { value, .. } => body.value_type(value, cx),
        InstKind::Load { .. } | InstKind::Select { .. } | InstKind::Freeze { .. } => {
            body.locals[body.result(inst)?].ty
        }
        _ => return None,
    };
    let whole = as_dwords(cx, carried)?;
    let carries = match body.insts[inst].kind {
        InstKind::Load { ptr, align, ordering, .. }
        | InstKind::Store { ptr, align, ordering, .. } => {
            // Accesses of local memory that are not aligned go byte by byte.
            let local = body.value_type(ptr, cx).address_space() == Some(3);
            !ordering.is_atomic() && (!local || align.bytes() >= 4 || whole == Type::I8)
        }
        InstKind::Select { args: [condition, ..], .. } => {
            body.value_type(condition, cx) == Type::I1
        }
        _ => true,
    };
    carries.then_some(whole)
}

/// The bytes of a dword, from the lowest.
type Bytes = [Byte; 4];

/// The value that takes the place of an instruction's result.
enum Found {
    /// Dwords, each made of bytes.
    Dwords(Vec<Bytes>),
    /// A byte of a dword.
    Byte(Piece, u32),
}

/// The instructions whose results are copies of bytes, and of which.
fn found_in(f: &IrFunction, cx: &mut Context) -> Vec<(Inst, Found)> {
    let candidates: Vec<Inst> =
        f.body.all_insts().filter(|&inst| is_candidate(&f.body, cx, inst)).collect();
    if candidates.is_empty() {
        return Vec::new();
    }
    let uses = Uses::of(&f.body);
    let uniformity = uniformity::of_body(&f.body, cx, &uses, &Sources::of(cx, f.global));
    let search = Search { origins: Origins { body: &f.body, cx }, uses, uniformity };
    candidates.into_iter().filter_map(|inst| Some((inst, search.found(inst)?))).collect()
}

/// Whether an instruction may put bytes together, or take one out.
fn is_candidate(body: &Body, cx: &Context, inst: Inst) -> bool {
    let Some(result) = body.result(inst) else { return false };
    let ty = body.locals[result].ty;
    let of_bytes = |ty: Type| cx.types.vector_parts(ty).is_some_and(|(elem, _)| elem == Type::I8);
    match body.insts[inst].kind {
        InstKind::Cast { op: CastOp::BitCast, value, .. } => {
            let from = body.value_type(value, cx);
            of_bytes(ty) != of_bytes(from) && fills_dwords(cx, ty)
        }
        InstKind::InsertElement { .. } | InstKind::ShuffleVector { .. } => {
            of_bytes(ty) && fills_dwords(cx, ty)
        }
        InstKind::ExtractElement { args: [vector, _] } => of_bytes(body.value_type(vector, cx)),
        InstKind::Binary { op: BinaryOp::Or, .. } => matches!(ty.int_width(), Some(32 | 64)),
        _ => false,
    }
}

/// Whether values of a type are whole dwords, and numbers.
fn fills_dwords(cx: &Context, ty: Type) -> bool {
    let bits = cx.bits(ty);
    has_whole_bytes(cx, ty) && bits.is_multiple_of(32) && bits / 32 <= u64::from(MOST_DWORDS)
}

/// Looks for copies of bytes.
struct Search<'a> {
    origins: Origins<'a>,
    uses: Uses,
    uniformity: Option<Uniformity>,
}

impl Search<'_> {
    fn found(&self, inst: Inst) -> Option<Found> {
        let Origins { body, cx } = self.origins;
        let result = body.result(inst)?;
        let ty = body.locals[result].ty;
        if matches!(body.insts[inst].kind, InstKind::ExtractElement { .. }) {
            return match self.origins.byte(result.into(), 0) {
                Byte::Of(piece, byte) if piece.bytes == 4 && self.is_known(&piece) => {
                    Some(Found::Byte(piece, byte))
                }
                _ => None,
            };
        }
        if self.uses.of_local(result).iter().all(|&user| is_looked_through(body, user)) {
            return None;
        }
        let count = (cx.bits(ty) / 32) as u32;
        let byte = |n: u32| self.origins.byte(result.into(), n);
        let found: Vec<Bytes> = (0..count).map(|n| [0, 1, 2, 3].map(|k| byte(n * 4 + k))).collect();
        // The bits of a register in another type.
        if let InstKind::Cast { value, .. } = body.insts[inst].kind
            && found.iter().all(|b| matches!(shape(b), Shape::Shifted(of, 0) if of.value == value))
        {
            return None;
        }
        let good = found.iter().all(|bytes| self.is_worth(bytes, result));
        let or = matches!(body.insts[inst].kind, InstKind::Binary { .. });
        (good && (!or || self.saves(inst, &found))).then_some(Found::Dwords(found))
    }

    /// Whether bytes are better put together from the dwords that they come from.
    fn is_worth(&self, bytes: &Bytes, result: Local) -> bool {
        let sources = sources(bytes);
        if sources.iter().any(|piece| piece.value == result.into() || !self.is_known(piece)) {
            return false;
        }
        let divergent = |dword: &Piece| {
            let local = dword.value.local();
            local.is_some_and(|l| self.uniformity.as_ref().is_none_or(|u| u.is_divergent(l)))
        };
        // Scalar registers have no such instruction.
        let picked = !matches!(shape(bytes), Shape::Constant(_) | Shape::Shifted(..));
        if picked && !sources.iter().any(divergent) {
            return false;
        }
        sources.len() <= 2
            || sources.iter().any(|piece| piece.bytes == 4)
            || self.are_loaded_bytes(bytes)
    }

    /// Whether the bytes are four that are loaded one by one.
    fn are_loaded_bytes(&self, bytes: &Bytes) -> bool {
        let Origins { body, .. } = self.origins;
        four_bytes(bytes).is_some_and(|pieces| {
            pieces.iter().all(|p| matches!(body.def_kind(p.value), Some(InstKind::Load { .. })))
        })
    }

    /// Whether a piece can be had as a number.
    fn is_known(&self, piece: &Piece) -> bool {
        let Origins { body, cx } = self.origins;
        let ty = body.value_type(piece.value, cx);
        has_whole_bytes(cx, ty) && (piece.bytes < 4 || cx.bits(ty).is_multiple_of(32))
    }

    /// Whether dwords are cheaper than the operations that `or` instructions put together.
    fn saves(&self, inst: Inst, found: &[Bytes]) -> bool {
        let cost: usize = found.iter().map(cost).sum();
        self.operations(inst, 0) > cost
    }

    /// The operations under an `or` of which nothing else reads the results.
    fn operations(&self, inst: Inst, nesting: usize) -> usize {
        let Origins { body, .. } = self.origins;
        let InstKind::Binary { op, args, .. } = body.insts[inst].kind else { return 0 };
        let moves = matches!(op, BinaryOp::Or | BinaryOp::Shl | BinaryOp::LShr | BinaryOp::And);
        if !moves || nesting > 6 {
            return 0;
        }
        let inner = args.iter().filter_map(|&arg| {
            let local = arg.local()?;
            let single = self.uses.of_local(local).len() == 1;
            single.then(|| body.def_inst(arg).map_or(0, |inst| self.operations(inst, nesting + 1)))
        });
        1 + inner.sum::<usize>()
    }
}

/// Whether an instruction's bytes are looked for in its operands.
fn is_looked_through(body: &Body, inst: Inst) -> bool {
    match body.insts[inst].kind {
        InstKind::InsertElement { .. }
        | InstKind::ShuffleVector { .. }
        | InstKind::ExtractElement { .. }
        | InstKind::Binary { op: BinaryOp::Or | BinaryOp::Shl, .. } => true,
        InstKind::Cast { op, .. } => matches!(op, CastOp::BitCast | CastOp::ZExt | CastOp::Trunc),
        _ => false,
    }
}

/// The dwords that bytes come from, each once.
fn sources(bytes: &Bytes) -> SmallVec<[Piece; 4]> {
    let mut found: SmallVec<[Piece; 4]> = SmallVec::new();
    for byte in bytes {
        if let Byte::Of(dword, _) = *byte
            && !found.contains(&dword)
        {
            found.push(dword);
        }
    }
    found
}

/// The source of a dword's bytes.
enum Shape {
    /// A constant.
    Constant(u32),
    /// A dword, shifted to the right (to the left if negative) by so many bytes.
    Shifted(Piece, i32),
    /// Bytes of up to two dwords.
    Picked([Piece; 2]),
    /// Bytes of more dwords.
    Merged,
}

fn shape(bytes: &Bytes) -> Shape {
    let sources = sources(bytes);
    match sources[..] {
        [] => Shape::Constant(constants(bytes)),
        [one] if constants(bytes) == 0 => {
            let fits = |shift: i32| {
                (0..4).zip(bytes).all(|(n, byte)| match *byte {
                    Byte::Undefined => true,
                    Byte::Constant(_) => !(0..one.bytes as i32).contains(&(n + shift)),
                    Byte::Of(_, at) => at as i32 == n + shift,
                })
            };
            match (-3..=3).find(|&shift| fits(shift)) {
                Some(shift) => Shape::Shifted(one, shift),
                None => Shape::Picked([one, one]),
            }
        }
        [one] => Shape::Picked([one, one]),
        [one, other] => Shape::Picked([one, other]),
        _ => Shape::Merged,
    }
}

/// Four pieces of one byte each.
fn four_bytes(bytes: &Bytes) -> Option<[Piece; 4]> {
    let piece = |byte: Byte| match byte {
        Byte::Of(piece, 0) if piece.bytes == 1 => Some(piece),
        _ => None,
    };
    let [a, b, c, d] = bytes.map(piece);
    Some([a?, b?, c?, d?])
}

/// The constant bytes, and zero for the others.
fn constants(bytes: &Bytes) -> u32 {
    u32::from_le_bytes(bytes.map(|byte| if let Byte::Constant(c) = byte { c } else { 0 }))
}

/// Instructions that make a dword.
fn cost(bytes: &Bytes) -> usize {
    let picks = match shape(bytes) {
        Shape::Constant(_) | Shape::Shifted(_, 0) => return 0,
        Shape::Shifted(..) => return 1,
        Shape::Picked(_) => 1,
        Shape::Merged => sources(bytes).len() - 1,
    };
    picks + usize::from(has_other_constants(bytes))
}

/// Whether there are constant bytes that `v_perm_b32` has no selector for.
fn has_other_constants(bytes: &Bytes) -> bool {
    bytes.iter().any(|byte| matches!(byte, Byte::Constant(1..=0xfe)))
}

impl Found {
    fn write(self, b: &mut Builder<'_>, inst: Inst) -> Option<Value> {
        let result = b.body.result(inst)?;
        let ty = b.body.locals[result].ty;
        match self {
            Self::Byte(dword, byte) => {
                let word = write_piece(b, dword);
                let word = b.shift(BinaryOp::LShr, word, byte * 8);
                Some(b.cast(CastOp::Trunc, word, Type::I8))
            }
            Self::Dwords(list) => {
                let whole = dwords(b.cx, list.len() as u32);
                let words: Vec<Value> = list.iter().map(|bytes| write_bytes(b, bytes)).collect();
                let vector = match words[..] {
                    [word] => word,
                    _ => b.vector(whole, |_, n| words[n as usize]),
                };
                Some(b.cast(CastOp::BitCast, vector, ty))
            }
        }
    }
}

/// Writes a piece of a value as a number of 32 bits.
fn write_piece(b: &mut Builder<'_>, piece: Piece) -> Value {
    let Piece { value, number, bytes } = piece;
    let bits = b.cx.bits(b.ty(value)) as u32;
    let word = Type::int(32);
    if bytes < 4 {
        let small = if bits > bytes * 8 { b.extract(value, number) } else { value };
        let small = b.cast(CastOp::BitCast, small, Type::int(bytes * 8));
        return b.cast(CastOp::ZExt, small, word);
    }
    let whole = dwords(b.cx, bits / 32);
    let vector = b.cast(CastOp::BitCast, value, whole);
    if bits == 32 { vector } else { b.extract(vector, number) }
}

/// Writes a piece shifted to the right (to the left if negative) by so many bytes.
fn shifted(b: &mut Builder<'_>, piece: Piece, bytes: i32) -> Value {
    let word = write_piece(b, piece);
    match bytes {
        0 => word,
        1.. => b.shift(BinaryOp::LShr, word, bytes.unsigned_abs() * 8),
        _ => b.shift(BinaryOp::Shl, word, bytes.unsigned_abs() * 8),
    }
}

fn write_bytes(b: &mut Builder<'_>, bytes: &Bytes) -> Value {
    match shape(bytes) {
        Shape::Constant(value) => b.int(Type::int(32), value.into()),
        Shape::Shifted(piece, shift) => shifted(b, piece, shift),
        Shape::Picked(of) => {
            let picked = pick(b, bytes, of);
            with_constants(b, picked, bytes)
        }
        Shape::Merged => {
            if let Some(pieces) = four_bytes(bytes) {
                return write_four_bytes(b, pieces);
            }
            let list = sources(bytes);
            // What has been put together so far, and the places of its bytes.
            let of = [list[0], list[1]];
            let mut word = pick(b, bytes, of);
            let mut done: SmallVec<[Piece; 4]> = SmallVec::from_slice(&of);
            for &next in &list[2..] {
                let other = write_piece(b, next);
                let selector = (0..4u32).zip(bytes).map(|(n, byte)| match *byte {
                    Byte::Of(dword, at) if dword == next => at + 4,
                    Byte::Of(dword, _) if !done.contains(&dword) => ZERO,
                    _ => n,
                });
                word = permute(b, [word, other], selector);
                done.push(next);
            }
            with_constants(b, word, bytes)
        }
    }
}

/// Writes four bytes as the even ones and the odd ones: two loads to halves of a register make each where there are such.
fn write_four_bytes(b: &mut Builder<'_>, pieces: [Piece; 4]) -> Value {
    let [even, odd] = [0, 1].map(|n| {
        let low = write_piece(b, pieces[n]);
        let high = write_piece(b, pieces[n + 2]);
        let high = b.shift(BinaryOp::Shl, high, 16);
        b.binary_flags(BinaryOp::Or, Flags::DISJOINT, high, low)
    });
    let odd = b.shift(BinaryOp::Shl, odd, 8);
    b.binary_flags(BinaryOp::Or, Flags::DISJOINT, odd, even)
}

/// Selectors of `v_perm_b32` for bytes that no source has.
const ZERO: u32 = 0x0c;
const ONES: u32 = 0x0d;

/// Writes the bytes that come from two dwords, and those that are zero or ones.
fn pick(b: &mut Builder<'_>, bytes: &Bytes, [low, high]: [Piece; 2]) -> Value {
    let words = [write_piece(b, low), write_piece(b, high)];
    let selector = bytes.iter().map(|byte| match *byte {
        Byte::Of(dword, at) if dword == low => at,
        Byte::Of(dword, at) if dword == high => at + 4,
        Byte::Constant(0xff) => ONES,
        _ => ZERO,
    });
    permute(b, words, selector)
}

/// Writes `v_perm_b32`: selectors from 0 are bytes of the first word, from 4 bytes of the second.
fn permute(
    b: &mut Builder<'_>,
    [low, high]: [Value; 2],
    selector: impl Iterator<Item = u32>,
) -> Value {
    let selector = (0..).zip(selector).fold(0, |all, (n, byte)| all | byte << (8 * n));
    let word = Type::int(32);
    let selector = b.int(word, selector.into());
    b.intrinsic("llvm.amdgcn.perm", word, &[high, low, selector])
}

/// Puts constant bytes into a word in which they are zero.
fn with_constants(b: &mut Builder<'_>, word: Value, bytes: &Bytes) -> Value {
    if !has_other_constants(bytes) {
        return word;
    }
    let rest = bytes.map(|byte| if byte == Byte::Constant(0xff) { Byte::Undefined } else { byte });
    let rest = b.int(Type::int(32), constants(&rest).into());
    b.binary_flags(BinaryOp::Or, Flags::DISJOINT, word, rest)
}
