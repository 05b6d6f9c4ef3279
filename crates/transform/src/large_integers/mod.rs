//! `expand-large-integers`: integers above 64 bits become pieces of 64.
//!
//! For machines whose registers and arithmetic end at 64 bits. A value becomes a list of values of 64 bits, the lowest
//! first; parameters of blocks, accesses, casts, comparisons and arithmetic are written with these. If the width is no
//! multiple of 64, the bits of the last piece above it mean nothing: readers of them ([`Pieces::whole`]) extend first.
//! Some instructions are not split: calls of functions, parameters of the function, divisions, which
//! `expand-large-div-rem` makes loops of, conversions to and from floats and most intrinsics, which
//! `expand-large-operations` writes. They keep their types; pieces are cut out of their results and put together for their operands.
//!
//! Algorithms: sums with carries by comparison (Warren, "Hacker's Delight", 2-16), products of halves (Knuth, "Seminumerical Algorithms",
//! 4.3.1, algorithm M).

mod arithmetic;
mod fields;

use ir::map::{Map, Set};
use ir::ssa::{
    BinaryOp, Block, Body, Builder, CastOp, ConstData, Context, InsertPoint, Inst, InstKind, IntCc,
    Intrinsic, Local, LocalDef, Type, Value, ValueMap,
};
use smallvec::{SmallVec, smallvec};

use crate::analysis::cfg::Cfg;
use crate::members::member;
use crate::split_params::{SplitParams, pass_pieces, remove_split, split_params};

/// Bits of a piece.
const PIECE: u32 = 64;

type List = SmallVec<[Value; 4]>;

/// A number in pieces.
#[derive(Clone, Debug)]
struct Pieces {
    /// The lowest first.
    list: List,
    /// The number's bits.
    width: u32,
    /// Whether the bits of the last piece above the number are its sign (or else zeros), if they mean anything.
    extended: Option<bool>,
}

impl Pieces {
    fn new(list: List, width: u32) -> Self {
        Self { list, width, extended: None }
    }

    /// Cuts a value into pieces.
    fn cut(b: &mut Builder<'_>, value: Value) -> Self {
        let width = b.ty(value).int_width().unwrap_or(PIECE);
        let piece = |n: u32| {
            let moved = if n == 0 { value } else { b.shift(BinaryOp::LShr, value, n * PIECE) };
            b.cast(CastOp::Trunc, moved, Type::I64)
        };
        Self::new((0..count(width)).map(piece).collect(), width)
    }

    /// Cuts a value into pieces, with zeros or signs above the number.
    fn cut_extended(b: &mut Builder<'_>, value: Value, signed: bool) -> Self {
        let width = b.ty(value).int_width().unwrap_or(PIECE);
        if let Some(pieces) = constant_pieces(b.cx, value, width) {
            return pieces;
        }
        let whole = Type::int(count(width) * PIECE);
        let value = b.cast(if signed { CastOp::SExt } else { CastOp::ZExt }, value, whole);
        Self { width, extended: Some(signed), ..Self::cut(b, value) }
    }

    /// The pieces, with zeros or signs above the number.
    fn whole(&self, b: &mut Builder<'_>, signed: bool) -> List {
        let mut list = self.list.clone();
        let unused = list.len() as u32 * PIECE - self.width;
        if unused > 0
            && self.extended != Some(signed)
            && let Some(last) = list.last_mut()
        {
            *last = if signed {
                let upper = b.shift(BinaryOp::Shl, *last, unused);
                b.shift(BinaryOp::AShr, upper, unused)
            } else {
                let mask = b.int(Type::I64, u128::from(u64::MAX >> unused));
                b.and(*last, mask)
            };
        }
        list
    }
}

struct SplitState {
    pieces: Map<Local, Pieces>,
    /// Replacements of results that go.
    replaced: ValueMap,
    /// Instructions that go.
    old: Vec<Inst>,
    /// Values that stay, of which pieces were cut.
    cut: u64,
}

/// Runs the pass on a body. The number of operations taken apart.
pub fn run(body: &mut Body, cx: &mut Context) -> u64 {
    if !body.locals.values().any(|local| is_large(local.ty)) && !reads_large_constant(body, cx) {
        return 0;
    }
    fields::forward(body, cx);
    let cfg = Cfg::of(body);
    let order: Vec<Block> = cfg.rpo().to_vec();
    let mut state =
        SplitState { pieces: Map::default(), replaced: ValueMap::new(), old: Vec::new(), cut: 0 };
    let joined = split_params(body, &cfg, |local| is_large(body.locals[local].ty));
    for &block in &order {
        for &(_, local) in joined.get(&block).into_iter().flatten() {
            let width = body.locals[local].ty.int_width().unwrap_or(PIECE);
            let list =
                (0..count(width)).map(|_| body.append_param(block, Type::I64).into()).collect();
            state.pieces.insert(local, Pieces::new(list, width));
        }
    }
    for &block in &order {
        let list: Vec<Inst> = body.block_insts(block).collect();
        for inst in list {
            visit(&mut state, body, cx, inst);
        }
    }
    for &block in &order {
        pass_pieces(body, block, &joined, |body, terminator, value| {
            pieces_of(&mut state, body, cx, terminator, value).list
        });
    }
    finish(state, body, cx, &cfg, &joined)
}

fn is_large(ty: Type) -> bool {
    ty.int_width().is_some_and(|width| width > PIECE)
}

/// Whether an instruction has a large constant as an operand: it may be all that there is of large integers.
fn reads_large_constant(body: &Body, cx: &Context) -> bool {
    let mut found = false;
    for inst in body.insts.values() {
        inst.kind.for_each_value(body, |value| {
            found |= value.constant().is_some_and(|c| is_large(cx.consts.ty(c)));
        });
    }
    found
}

/// The number of pieces.
fn count(width: u32) -> u32 {
    width.div_ceil(PIECE)
}

/// The pieces of a constant, with zeros above the number; none if it is no number.
fn constant_pieces(cx: &mut Context, value: Value, width: u32) -> Option<Pieces> {
    let limbs: Vec<u64> = match &cx.consts[value.constant()?] {
        ConstData::Int { value, .. } => vec![*value as u64, (*value >> PIECE) as u64],
        ConstData::WideInt { limbs, .. } => limbs.to_vec(),
        ConstData::Zero(_) | ConstData::Undef(_) | ConstData::Poison(_) => {
            vec![0; count(width) as usize]
        }
        _ => return None,
    };
    let limbs = limbs.iter().take(count(width) as usize);
    let list = limbs.map(|&limb| cx.consts.int(Type::I64, limb.into()).into()).collect();
    Some(Pieces::new(list, width))
}

/// The pieces of a value of a large type.
fn pieces_of(
    state: &mut SplitState,
    body: &mut Body,
    cx: &mut Context,
    at: Inst,
    value: Value,
) -> Pieces {
    let ty = body.value_type(value, cx);
    let width = ty.int_width().unwrap_or(PIECE);
    if let Some(pieces) = constant_pieces(cx, value, width) {
        return pieces;
    }
    let known = value.local().and_then(|local| state.pieces.get(&local));
    if let Some(pieces) = known {
        return pieces.clone();
    }
    // Cut out of a value that stays, after its definition.
    let place = match value.local().map(|local| body.locals[local].def) {
        Some(LocalDef::Inst(inst)) => body.next_inst(inst),
        Some(LocalDef::Param(block, _)) => body.first_inst(block),
        None => None,
    };
    state.cut += 1;
    let mut b = Builder::new(body, cx, InsertPoint::Before(place.unwrap_or(at)));
    let pieces = Pieces::cut(&mut b, value);
    if let Some(local) = value.local() {
        state.pieces.insert(local, pieces.clone());
    }
    pieces
}

/// Takes an instruction apart, if it is one of large integers.
fn visit(state: &mut SplitState, body: &mut Body, cx: &mut Context, inst: Inst) {
    let kind = body.insts[inst].kind.clone();
    let result = body.result(inst);
    let ty = result.map_or(Type::VOID, |local| body.locals[local].ty);
    let mut values: SmallVec<[Value; 4]> = SmallVec::new();
    if !kind.is_terminator() {
        kind.for_each_value(body, |value| values.push(value));
    }
    let reads = values.iter().any(|&value| is_large(body.value_type(value, cx)));
    if !reads && !is_large(ty) {
        return;
    }
    if let (Some(member), Some(local)) = (member(body, &kind), result) {
        let pieces = pieces_of(state, body, cx, inst, member);
        state.pieces.insert(local, pieces);
        state.old.push(inst);
        return;
    }
    let mut operands: Vec<Pieces> = Vec::new();
    if !is_kept(body, cx, &kind, ty) {
        for &value in &values {
            if is_large(body.value_type(value, cx)) {
                operands.push(pieces_of(state, body, cx, inst, value));
            }
        }
    } else {
        return;
    }
    let mut b = Builder::new(body, cx, InsertPoint::Before(inst));
    let width = ty.int_width().unwrap_or(PIECE);
    match written(&mut b, &kind, ty, &values, &operands) {
        Some(Written::Large(list)) => {
            if let Some(local) = result {
                state.pieces.insert(local, Pieces::new(list, width));
            }
        }
        Some(Written::Small(value)) => {
            if let Some(local) = result {
                state.replaced[local] = Some(value).into();
            }
        }
        Some(Written::Nothing) => {}
        None => return,
    }
    state.old.push(inst);
}

/// Whether an instruction stays as it is.
fn is_kept(body: &Body, cx: &Context, kind: &InstKind, ty: Type) -> bool {
    match kind {
        InstKind::Binary { op, .. } => op.is_int_division(),
        InstKind::ICmp { .. } | InstKind::Select { .. } | InstKind::Freeze { .. } => false,
        InstKind::Cast { op, value, .. } => match op {
            CastOp::Trunc | CastOp::ZExt | CastOp::SExt => false,
            CastOp::BitCast => {
                let other = if is_large(ty) { body.value_type(*value, cx) } else { ty };
                !cx.bits(other).is_multiple_of(u64::from(PIECE))
            }
            _ => true,
        },
        InstKind::Load { .. } | InstKind::Store { .. } => false,
        InstKind::Call { callee, .. } => !arithmetic::is_known(cx.intrinsic_of(*callee)),
        _ => true,
    }
}

/// The accesses to a piece of an integer in memory, of which each has the width of one that machines have: where each begins in the
/// piece, and its bits.
fn accesses(width: u32, piece: u32) -> Vec<(u32, u32)> {
    let bytes = (width.div_ceil(8) - 8 * piece).min(8);
    let mut found = Vec::new();
    let mut at = 0;
    while at < bytes {
        let size = 1 << (bytes - at).ilog2();
        found.push((8 * at, 8 * size));
        at += size;
    }
    found
}

/// Replacement of an instruction.
enum Written {
    Large(List),
    Small(Value),
    Nothing,
}

fn written(
    b: &mut Builder<'_>,
    kind: &InstKind,
    ty: Type,
    values: &[Value],
    operands: &[Pieces],
) -> Option<Written> {
    let width = ty.int_width().unwrap_or(PIECE);
    Some(match (kind, operands) {
        (InstKind::Binary { op, .. }, [x, y]) => Written::Large(arithmetic::binary(b, *op, x, y)?),
        (InstKind::ICmp { cc, .. }, [x, y]) => Written::Small(arithmetic::compare(b, *cc, x, y)),
        (InstKind::Select { .. }, [x, y]) => {
            let pairs = x.list.iter().zip(&y.list);
            Written::Large(pairs.map(|(&x, &y)| b.select(values[0], x, y)).collect())
        }
        (InstKind::Freeze { .. }, [x]) => {
            let frozen = |&value: &Value| b.value(InstKind::Freeze { value }, Type::I64);
            Written::Large(x.list.iter().map(frozen).collect())
        }
        (InstKind::Cast { op, .. }, _) => cast(b, *op, ty, values[0], operands)?,
        (InstKind::Load { ptr, align, volatile, ordering, scope }, []) => {
            let mut list = List::new();
            for n in 0..count(width) {
                let mut piece = None;
                for (first, bits) in accesses(width, n) {
                    let offset = 8 * n + first / 8;
                    let load = InstKind::Load {
                        ptr: b.byte_offset(*ptr, i64::from(offset), Default::default()),
                        align: align.at_offset(u64::from(offset)),
                        volatile: *volatile,
                        ordering: *ordering,
                        scope: *scope,
                    };
                    let part = b.value(load, Type::int(bits));
                    let part = b.zext_or_trunc(part, Type::I64);
                    piece = Some(match piece {
                        None => part,
                        Some(piece) => {
                            let part = b.shift(BinaryOp::Shl, part, first);
                            b.or(piece, part)
                        }
                    });
                }
                list.extend(piece);
            }
            Written::Large(list)
        }
        (InstKind::Store { ptr, align, volatile, ordering, scope, .. }, [x]) => {
            // Memory has zeros above.
            for (n, piece) in x.whole(b, false).into_iter().enumerate() {
                let n = n as u32;
                for (first, bits) in accesses(x.width, n) {
                    let offset = 8 * n + first / 8;
                    let part = match first {
                        0 => piece,
                        _ => b.shift(BinaryOp::LShr, piece, first),
                    };
                    let store = InstKind::Store {
                        value: b.zext_or_trunc(part, Type::int(bits)),
                        ptr: b.byte_offset(*ptr, i64::from(offset), Default::default()),
                        align: align.at_offset(u64::from(offset)),
                        volatile: *volatile,
                        ordering: *ordering,
                        scope: *scope,
                    };
                    b.inst(store, Type::VOID);
                }
            }
            Written::Nothing
        }
        (InstKind::Call { callee, .. }, operands) => {
            let intrinsic = b.cx.intrinsic_of(*callee);
            Written::Large(arithmetic::intrinsic(b, intrinsic, operands)?)
        }
        _ => return None,
    })
}

fn cast(
    b: &mut Builder<'_>,
    op: CastOp,
    ty: Type,
    value: Value,
    operands: &[Pieces],
) -> Option<Written> {
    let width = ty.int_width().unwrap_or(PIECE);
    Some(match (op, operands) {
        (CastOp::Trunc, [x]) if is_large(ty) => {
            Written::Large(x.list[..count(width) as usize].into())
        }
        (CastOp::Trunc, [x]) => Written::Small(b.zext_or_trunc(x.list[0], ty)),
        (CastOp::ZExt | CastOp::SExt, _) => {
            let signed = op == CastOp::SExt;
            let mut list = match operands {
                [x] => x.whole(b, signed),
                _ => smallvec![if signed {
                    b.sext_or_trunc(value, Type::I64)
                } else {
                    b.zext_or_trunc(value, Type::I64)
                }],
            };
            let above = arithmetic::above(b, &list, signed);
            list.resize(count(width) as usize, above);
            Written::Large(list)
        }
        (CastOp::BitCast, [x]) => {
            let vector = b.cx.types.vector(Type::I64, count(x.width));
            let whole = b.vector(vector, |_, n| x.list[n as usize]);
            Written::Small(b.cast(CastOp::BitCast, whole, ty))
        }
        (CastOp::BitCast, []) => {
            let vector = b.cx.types.vector(Type::I64, count(width));
            let whole = b.cast(CastOp::BitCast, value, vector);
            Written::Large((0..count(width)).map(|n| b.extract(whole, n)).collect())
        }
        _ => return None,
    })
}

/// Writes an operation on large scalars by pieces that are cut out of its operands, and puts its result together: for
/// selectors that keep large integers whole and lack the operation. Returns none if it is not known here.
pub fn by_pieces(b: &mut Builder<'_>, kind: &InstKind, ty: Type) -> Option<Value> {
    let signed = match kind {
        InstKind::ICmp { cc, .. } => cc.is_signed(),
        InstKind::Binary { op, .. } => *op == BinaryOp::AShr,
        _ => false,
    };
    let mut values: SmallVec<[Value; 4]> = SmallVec::new();
    kind.for_each_value(b.body, |value| values.push(value));
    let mut operands: Vec<Pieces> = Vec::new();
    for &value in &values {
        if is_large(b.ty(value)) {
            operands.push(Pieces::cut_extended(b, value, signed));
        }
    }
    let width = ty.int_width()?;
    match written(b, kind, ty, &values, &operands)? {
        Written::Large(list) => Some(join(b, &Pieces::new(list, width), ty)),
        Written::Small(value) => Some(value),
        Written::Nothing => None,
    }
}

/// Puts together what is still read whole, and removes what was taken apart.
fn finish(
    mut state: SplitState,
    body: &mut Body,
    cx: &mut Context,
    cfg: &Cfg,
    joined: &SplitParams,
) -> u64 {
    remove_split(body, cfg, joined);
    let mut gone: Set<Inst> = Set::default();
    for &inst in &state.old {
        gone.insert(inst);
    }
    let mut read: Set<Local> = Set::default();
    for inst in body.all_insts().filter(|inst| !gone.contains(inst)) {
        let mark = |value: Value| {
            if let Some(local) = value.local() {
                read.insert(local);
            }
        };
        body.insts[inst].kind.for_each_value(body, mark);
    }
    let params = joined.iter().flat_map(|(block, large)| {
        large.iter().map(|&(_, local)| (local, body.first_inst(*block)))
    });
    let results = state.old.iter().filter_map(|&inst| Some((body.result(inst)?, Some(inst))));
    let all: Vec<(Local, Option<Inst>)> = params.chain(results).collect();
    for (local, place) in all {
        let Some(pieces) = state.pieces.get(&local).cloned() else { continue };
        let ty = body.locals[local].ty;
        let value = match place {
            Some(place) if read.contains(&local) => {
                join(&mut Builder::new(body, cx, InsertPoint::Before(place)), &pieces, ty)
            }
            _ => cx.consts.poison(ty).into(),
        };
        state.replaced[local] = Some(value).into();
    }
    body.rewrite(&state.replaced);
    let taken = (state.old.len() + joined.len()) as u64 + state.cut;
    for inst in state.old {
        body.remove_inst(inst);
    }
    taken
}

/// Cuts a value into pieces of 64 bits, the lowest first.
pub fn cut(b: &mut Builder<'_>, value: Value) -> SmallVec<[Value; 4]> {
    Pieces::cut(b, value).list
}

/// Puts an integer together from pieces of 64 bits, the lowest first.
pub fn joined(b: &mut Builder<'_>, pieces: &[Value], ty: Type) -> Value {
    let width = ty.int_width().unwrap_or(PIECE);
    join(b, &Pieces::new(pieces.into(), width), ty)
}

/// The number of pieces, as one value.
fn join(b: &mut Builder<'_>, pieces: &Pieces, ty: Type) -> Value {
    let whole = Type::int(count(pieces.width) * PIECE);
    let mut result: Option<Value> = None;
    for (n, &piece) in pieces.list.iter().enumerate() {
        if arithmetic::is_zero(b, piece) {
            continue;
        }
        let wide = b.cast(CastOp::ZExt, piece, whole);
        let placed = if n == 0 { wide } else { b.shift(BinaryOp::Shl, wide, n as u32 * PIECE) };
        result = Some(result.map_or(placed, |found| b.or(found, placed)));
    }
    let result = result.unwrap_or_else(|| b.int(whole, 0));
    b.zext_or_trunc(result, ty)
}
