//! `simplifycfg`: fewer blocks and branches.
//!
//! Rounds of linear sweeps until nothing changes:
//!
//! * branches on constants become plain branches, switches lose cases that do what the default does;
//! * blocks that cannot be reached go, edges to blocks that are only `unreachable` go;
//! * a block moves into its only predecessor if that goes nowhere else;
//! * an edge to a block that only branches on goes where that goes, if the block branches on a
//!   parameter for which the edge brings a constant, where that constant leads;
//! * a conditional branch with both edges to the same block becomes `select`s of the arguments;
//! * the few cheap instructions of an arm that only makes values for the block where the paths meet
//!   again are computed unconditionally, which makes the branch a `select`;
//! * a block parameter that is the same value on every edge becomes that value.
//!
//! No instruction is duplicated, and only those that may be executed anywhere move to another path, so convergent
//! operations are safe. Blocks before loop headers and the ones that close loops stay, so that loops keep one entry
//! edge and one back edge. In the text, two edges between the same two blocks must bring the same values; no rewrite
//! makes such edges differ.

use crate::analysis::cfg::Cfg;
use crate::analysis::effects;
use crate::analysis::known_bits::not_undef_or_poison;
use crate::{dce, debug_records};
use cranelift_entity::{EntitySet, SecondaryMap};
use ir::ssa::{
    AttrSet, BinaryOp, Block, BlockCall, Body, CastOp, Context, FastMath, Flags, Inst, InstKind,
    IntCc, Intrinsic, Local, LocalDef, Type, Value, ValueMap, resolve,
};
use smallvec::SmallVec;

const MAX_ROUNDS: u32 = 16;
/// More selects than a branch is worth.
const MAX_SELECTS: usize = 4;

/// Simplifies the control flow of `body`; says whether anything changed.
pub fn run(body: &mut Body, cx: &mut Context, params: &[AttrSet]) -> bool {
    let mut changed = false;
    for _ in 0..MAX_ROUNDS {
        let mut round = fold_terminators(body, cx);
        let cfg = Cfg::of(body);
        round |= dce::remove_unreachable(body, &cfg);
        round |= merge_params(body, cx, &cfg, params);
        round |= forward_edges(body, cx, &cfg);
        round |= speculate_arms(body, cx);
        round |= merge_blocks(body);
        changed |= round;
        if !round {
            break;
        }
    }
    if changed {
        dce::forget_dangling_metadata(body, cx);
    }
    changed
}

fn same_target(body: &Body, a: &BlockCall, b: &BlockCall) -> bool {
    a.block == b.block && body.list(a.args) == body.list(b.args)
}

/// Whether `block` is only an `unreachable`.
fn is_dead_end(body: &Body, block: Block) -> bool {
    body.first_inst(block).is_some_and(|i| matches!(body.insts[i].kind, InstKind::Unreachable))
}

/// Simplifies every terminator by itself.
fn fold_terminators(body: &mut Body, cx: &mut Context) -> bool {
    let mut changed = false;
    for n in 0..body.block_order().len() {
        let block = body.block_order()[n];
        if let Some(term) = body.terminator(block) {
            changed |= fold_terminator(body, cx, term);
        }
    }
    changed
}

fn fold_terminator(body: &mut Body, cx: &mut Context, term: Inst) -> bool {
    match body.insts[term].kind.clone() {
        InstKind::CondBr { cond, then, otherwise } => {
            let target = match cond.constant() {
                Some(c) => match cx.consts.as_uint(c) {
                    Some(0) => Some(otherwise),
                    Some(_) => Some(then),
                    // Branching on undef or poison is undefined behaviour.
                    None if cx.consts.is_undef_or_poison(c) => Some(otherwise),
                    None => None,
                },
                None if same_target(body, &then, &otherwise) => Some(then),
                None if is_dead_end(body, then.block) => Some(otherwise),
                None if is_dead_end(body, otherwise.block) => Some(then),
                None if then.block == otherwise.block => {
                    return select_arguments(body, cx, term, cond, then, otherwise);
                }
                None => None,
            };
            let Some(target) = target else { return false };
            body.insts[term].kind = InstKind::Br { target };
            body.insts[term].metadata = ir::ssa::Attachments::default();
            true
        }
        InstKind::Switch { value, default, cases } => {
            let list = body.switch_cases[cases].clone();
            if let Some(c) = value.constant() {
                if cx.consts.as_uint(c).is_none() && !cx.consts.is_undef_or_poison(c) {
                    return false;
                }
                let target =
                    list.iter().find(|case| case.0 == value).map_or(default, |case| case.1);
                body.insts[term].kind = InstKind::Br { target };
                body.insts[term].metadata = ir::ssa::Attachments::default();
                return true;
            }
            let before = list.len();
            let mut left = list;
            left.retain(|case| {
                !same_target(body, &case.1, &default) && !is_dead_end(body, case.1.block)
            });
            // An unreachable default: the last case stands for it.
            let mut default = default;
            let dead_default = is_dead_end(body, default.block) && !left.is_empty();
            if dead_default {
                default = left.pop().expect("not empty").1;
                left.retain(|case| !same_target(body, &case.1, &default));
            }
            match left[..] {
                [] => body.insts[term].kind = InstKind::Br { target: default },
                [(constant, target)] => {
                    let compare = body.make_inst(
                        InstKind::ICmp {
                            cc: IntCc::Eq,
                            flags: Flags::NONE,
                            args: [value, constant],
                        },
                        Type::I1,
                    );
                    body.insts[compare].debug_loc = body.insts[term].debug_loc;
                    body.insert_inst_before(compare, term);
                    let cond = body.result(compare).expect("a comparison has a result").into();
                    body.insts[term].kind =
                        InstKind::CondBr { cond, then: target, otherwise: default };
                }
                _ if left.len() == before && !dead_default => return false,
                _ => {
                    body.switch_cases[cases] = left;
                    body.insts[term].kind = InstKind::Switch { value, default, cases };
                }
            }
            body.insts[term].metadata = ir::ssa::Attachments::default();
            true
        }
        _ => false,
    }
}

/// Both edges of a branch lead to the same block: selects the arguments.
fn select_arguments(
    body: &mut Body,
    cx: &mut Context,
    term: Inst,
    cond: Value,
    then: BlockCall,
    otherwise: BlockCall,
) -> bool {
    let (a, b): (SmallVec<[Value; 8]>, SmallVec<[Value; 8]>) =
        (body.list(then.args).into(), body.list(otherwise.args).into());
    if a.iter().zip(&b).filter(|(x, y)| x != y).count() > MAX_SELECTS {
        return false;
    }
    let mut args: SmallVec<[Value; 8]> = SmallVec::new();
    for (&x, &y) in a.iter().zip(&b) {
        if x == y {
            args.push(x);
            continue;
        }
        let ty = body.value_type(x, cx);
        let kind = InstKind::Select { fast_math: FastMath::NONE, args: [cond, x, y] };
        let select = body.make_inst(kind, ty);
        body.insts[select].debug_loc = body.insts[term].debug_loc;
        body.insert_inst_before(select, term);
        args.push(body.result(select).expect("a select has a result").into());
    }
    let target = body.block_call(then.block, &args);
    body.insts[term].kind = InstKind::Br { target };
    body.insts[term].metadata = ir::ssa::Attachments::default();
    true
}

/// Replaces parameters that are the same value on every edge.
fn merge_params(body: &mut Body, cx: &mut Context, cfg: &Cfg, attrs: &[AttrSet]) -> bool {
    let mut map = ValueMap::new();
    let mut changed = false;
    let entry = body.entry();
    for &block in cfg.rpo() {
        if block == entry || body.block_params(block).is_empty() {
            continue;
        }
        let params: SmallVec<[Local; 8]> = SmallVec::from_slice(body.block_params(block));
        let mut keep: SmallVec<[bool; 8]> = SmallVec::new();
        for (n, &param) in params.iter().enumerate() {
            let found = common_argument(body, cx, cfg, &map, block, n, param, attrs);
            if let Some(value) = found {
                map[param] = Some(value).into();
            }
            keep.push(found.is_none());
        }
        // Two parameters with the same arguments are one. Most differ on the first edge already.
        let mut first: SmallVec<[Value; 8]> = SmallVec::new();
        cfg.for_each_incoming(body, block, |_, _, args| {
            if first.is_empty() {
                first.extend(args.iter().take(32).map(|&v| resolve(&map, v)));
            }
        });
        let own = |n: usize| first[n].local() == Some(params[n]);
        for a in 0..params.len().min(32) {
            for b in a + 1..params.len().min(32) {
                let may_be = keep[a] && keep[b] && (first[a] == first[b] || (own(a) && own(b)));
                if may_be && same_arguments(body, cfg, &map, block, a, b) {
                    map[params[b]] = Some(params[a].into()).into();
                    keep[b] = false;
                }
            }
        }
        if keep.iter().all(|&k| k) {
            continue;
        }
        changed = true;
        body.retain_params(block, |n| keep[n]);
        let preds: Vec<Block> = cfg.preds(block).collect();
        let mut last = None;
        for pred in preds {
            if last != Some(pred)
                && let Some(term) = body.terminator(pred)
            {
                body.retain_branch_args(term, block, |n| keep[n]);
            }
            last = Some(pred);
        }
    }
    if changed {
        body.rewrite(&map);
    }
    changed
}

fn same_arguments(
    body: &Body,
    cfg: &Cfg,
    map: &ValueMap,
    block: Block,
    a: usize,
    b: usize,
) -> bool {
    let params = body.block_params(block);
    if body.locals[params[a]].ty != body.locals[params[b]].ty {
        return false;
    }
    let mut same = true;
    cfg.for_each_incoming(body, block, |_, _, args| {
        let (x, y) = (resolve(map, args[a]), resolve(map, args[b]));
        let own = |v: Value, n: usize| v.local() == Some(params[n]);
        same &= x == y || (own(x, a) && own(y, b));
    });
    same
}

/// The value that parameter `n` of `block` has on every edge.
pub(crate) fn common_argument(
    body: &Body,
    cx: &mut Context,
    cfg: &Cfg,
    map: &ValueMap,
    block: Block,
    n: usize,
    param: Local,
    attrs: &[AttrSet],
) -> Option<Value> {
    let (mut common, mut undef, mut poison) = (None, false, false);
    let mut one = true;
    cfg.for_each_incoming(body, block, |_, _, args| {
        let v = resolve(map, args[n]);
        if v.local() == Some(param) {
            return;
        }
        if let Some(c) = v.constant() {
            if crate::fold::is_poison(cx, c) {
                poison = true;
                return;
            }
            if crate::fold::is_undef(cx, c) {
                undef = true;
                return;
            }
        }
        match common {
            None => common = Some(v),
            Some(c) => one &= c == v,
        }
    });
    if !one {
        return None;
    }
    let Some(value) = common else {
        let ty = body.locals[param].ty;
        return Some(if undef { cx.consts.undef(ty).into() } else { cx.consts.poison(ty).into() });
    };
    // Without undef the value is there on every edge, so it dominates them all. With undef it might
    // only dominate the others, and it must not be worse than undef.
    let dominates = || match value.local().map(|l| body.locals[l].def) {
        None => true,
        Some(LocalDef::Param(b, _)) => b != block && cfg.dominates(b, block),
        Some(LocalDef::Inst(inst)) => {
            body.inst_block(inst).is_some_and(|b| b != block && cfg.dominates(b, block))
        }
    };
    let good_enough = !undef || not_undef_or_poison(body, cx, attrs, value);
    ((!undef && !poison) || (good_enough && dominates())).then_some(value)
}

/// Kind of a block that only branches.
#[derive(Clone, Copy)]
enum Trivial {
    No,
    /// Goes on to one target.
    Jump,
    /// Branches on its parameter of this number.
    Branch(u32),
}

/// Sends edges to blocks that only branch on to where those lead.
fn forward_edges(body: &mut Body, cx: &mut Context, cfg: &Cfg) -> bool {
    // Blocks that only branch, and use their parameters for nothing else.
    let mut trivial: SecondaryMap<Block, u32> = SecondaryMap::new();
    let mut kinds: Vec<Trivial> = vec![Trivial::No];
    let mut headers: EntitySet<Block> = EntitySet::new();
    for &block in cfg.rpo() {
        if cfg.preds(block).any(|p| cfg.dominates(block, p)) {
            headers.insert(block);
        }
    }
    let entry = body.entry();
    let mut candidates: Vec<Block> = Vec::new();
    for &block in cfg.rpo() {
        let Some(first) = body.first_code(block) else { continue };
        if block == entry {
            continue;
        }
        let kind = match body.insts[first].kind {
            InstKind::Br { target } if target.block != block && !headers.contains(target.block) => {
                Trivial::Jump
            }
            InstKind::CondBr { cond, then, otherwise }
                if then.block != block && otherwise.block != block && !headers.contains(block) =>
            {
                match cond.local().map(|l| body.locals[l].def) {
                    Some(LocalDef::Param(b, n)) if b == block => Trivial::Branch(n),
                    _ => continue,
                }
            }
            _ => continue,
        };
        trivial[block] = kinds.len() as u32;
        kinds.push(kind);
        candidates.push(block);
    }
    if candidates.is_empty() {
        return false;
    }
    drop_used_elsewhere(body, &mut trivial);
    let mut changed = false;
    for &pred in cfg.rpo() {
        let Some(term) = body.terminator(pred) else { continue };
        if matches!(body.insts[term].kind, InstKind::IndirectBr { .. }) {
            continue;
        }
        let mut targets: SmallVec<[BlockCall; 4]> = SmallVec::new();
        body.insts[term].kind.for_each_target(body, |t| targets.push(*t));
        if targets.iter().all(|t| trivial[t.block] == 0) {
            continue;
        }
        let conditional = matches!(body.insts[term].kind, InstKind::CondBr { .. });
        for n in 0..targets.len() {
            // A chain of trivial blocks is followed to its end, but not around a cycle.
            for _ in 0..8 {
                let call = targets[n];
                if trivial[call.block] == 0 || call.block == pred {
                    break;
                }
                let Some(next) = next_target(body, cx, kinds[trivial[call.block] as usize], call)
                else {
                    break;
                };
                if headers.contains(next.block) {
                    break;
                }
                // Two edges to one block must agree, unless a select can be made of them.
                let clash = targets
                    .iter()
                    .enumerate()
                    .any(|(m, t)| m != n && t.block == next.block && !same_target(body, t, &next));
                let selectable = conditional && body.list(next.args).len() <= MAX_SELECTS;
                if clash && !selectable {
                    break;
                }
                debug_records::unknown_behind(body, cx, call.block, next.block);
                targets[n] = next;
                changed = true;
            }
        }
        let mut at = 0;
        body.for_each_target_mut(term, |t, _| {
            *t = targets[at];
            at += 1;
        });
        fold_terminator(body, cx, term);
    }
    changed
}

/// A parameter used outside its block makes the block matter.
fn drop_used_elsewhere(body: &Body, trivial: &mut SecondaryMap<Block, u32>) {
    for &block in body.block_order() {
        for inst in body.block_insts(block) {
            body.insts[inst].kind.for_each_value(body, |v| {
                if let Some(local) = v.local()
                    && let LocalDef::Param(b, _) = body.locals[local].def
                    && b != block
                {
                    trivial[b] = 0;
                }
            });
        }
    }
}

/// Returns the final target of `call`, an edge to a trivial block.
fn next_target(body: &mut Body, cx: &Context, kind: Trivial, call: BlockCall) -> Option<BlockCall> {
    let term = body.terminator(call.block)?;
    let target = match (kind, &body.insts[term].kind) {
        (Trivial::Jump, InstKind::Br { target }) => *target,
        (Trivial::Branch(n), InstKind::CondBr { then, otherwise, .. }) => {
            let c = body.list(call.args).get(n as usize)?.constant()?;
            if cx.consts.as_uint(c)? == 0 { *otherwise } else { *then }
        }
        _ => return None,
    };
    let given: SmallVec<[Value; 8]> = SmallVec::from_slice(body.list(call.args));
    let args: SmallVec<[Value; 8]> = body
        .list(target.args)
        .iter()
        .map(|&v| match v.local().map(|l| body.locals[l].def) {
            Some(LocalDef::Param(b, n)) if b == call.block => given[n as usize],
            _ => v,
        })
        .collect();
    Some(body.block_call(target.block, &args))
}

/// Maximum cost of the arms of a branch together to be computed unconditionally.
const MAX_SPECULATED: u32 = 4;

/// Computes cheap arms of branches unconditionally.
fn speculate_arms(body: &mut Body, cx: &mut Context) -> bool {
    let mut preds: SecondaryMap<Block, u32> = SecondaryMap::new();
    for &block in body.block_order() {
        body.for_each_successor(block, |s| preds[s] += 1);
    }
    let mut changed = false;
    for n in 0..body.block_order().len() {
        let block = body.block_order()[n];
        let Some(term) = body.terminator(block) else { continue };
        let InstKind::CondBr { cond, then, otherwise } = body.insts[term].kind else { continue };
        if then.block == otherwise.block || is_unpredictable_by_design(body, cx, term) {
            continue;
        }
        let arm = |b: Block| -> Option<(BlockCall, u32)> {
            let alone = preds[b] == 1 && b != block && body.block_params(b).is_empty();
            let last = body.terminator(b).filter(|_| alone)?;
            let InstKind::Br { target } = body.insts[last].kind else { return None };
            Some((target, arm_cost(body, cx, b)?))
        };
        let (left, right) = (arm(then.block), arm(otherwise.block));
        let (a, b, hoisted): (BlockCall, BlockCall, SmallVec<[Block; 4]>) = match (left, right) {
            (Some((x, c)), Some((y, d))) if x.block == y.block && c + d <= MAX_SPECULATED => {
                (x, y, smallvec::smallvec![then.block, otherwise.block])
            }
            (Some((x, c)), _) if x.block == otherwise.block && c <= MAX_SPECULATED => {
                (x, otherwise, smallvec::smallvec![then.block])
            }
            (_, Some((y, d))) if y.block == then.block && d <= MAX_SPECULATED => {
                (then, y, smallvec::smallvec![otherwise.block])
            }
            _ => continue,
        };
        let differing =
            body.list(a.args).iter().zip(body.list(b.args)).filter(|(x, y)| x != y).count();
        if differing > MAX_SELECTS || a.block == block || hoisted.contains(&a.block) {
            continue;
        }
        for arm in hoisted {
            let mut next = body.first_inst(arm);
            while let Some(inst) = next {
                next = body.next_inst(inst);
                if !body.insts[inst].kind.is_terminator() {
                    body.remove_inst(inst);
                    body.insert_inst_before(inst, term);
                    effects::forget_promises(body, cx, inst, false);
                    debug_records::forget(body, cx, inst);
                }
            }
            let dead = body.last_inst(arm).expect("a branch");
            body.insts[dead].kind = InstKind::Unreachable;
            preds[a.block] -= 1;
        }
        preds[a.block] += 1;
        body.insts[term].kind = InstKind::CondBr { cond, then: a, otherwise: b };
        let _ = fold_terminator(body, cx, term);
        changed = true;
    }
    changed
}

/// Whether the source says that the branch is to stay one.
fn is_unpredictable_by_design(body: &Body, cx: &Context, term: Inst) -> bool {
    cx.md_attachment(body.insts[term].metadata, ir::ssa::sym::UNPREDICTABLE).is_some()
}

/// Cost of executing all of `block` unconditionally; None if that cannot be done.
fn arm_cost(body: &Body, cx: &Context, block: Block) -> Option<u32> {
    let mut cost = 0;
    for inst in body.block_insts(block) {
        let kind = &body.insts[inst].kind;
        if kind.is_terminator() || matches!(kind, InstKind::DebugRecord { .. }) {
            continue;
        }
        if !effects::of(body, cx, inst).speculatable() {
            return None;
        }
        cost += match kind {
            InstKind::Binary { op: BinaryOp::FDiv | BinaryOp::FRem, .. } => return None,
            InstKind::Binary { op, .. } if op.is_int_division() => return None,
            InstKind::Cast {
                op: CastOp::Trunc | CastOp::BitCast | CastOp::PtrToInt | CastOp::IntToPtr,
                ..
            } => 0,
            InstKind::ExtractValue { .. }
            | InstKind::InsertValue { .. }
            | InstKind::ExtractElement { .. }
            | InstKind::InsertElement { .. } => 0,
            InstKind::Call { .. } => match effects::intrinsic_of(body, cx, inst) {
                Intrinsic::SMin
                | Intrinsic::SMax
                | Intrinsic::UMin
                | Intrinsic::UMax
                | Intrinsic::FAbs
                | Intrinsic::Fma
                | Intrinsic::FMulAdd
                | Intrinsic::MinNum
                | Intrinsic::MaxNum
                | Intrinsic::FShl
                | Intrinsic::FShr
                | Intrinsic::Abs => 1,
                _ => return None,
            },
            _ => 1,
        };
        if cost > MAX_SPECULATED {
            return None;
        }
    }
    Some(cost)
}

/// Moves blocks into their only predecessors.
fn merge_blocks(body: &mut Body) -> bool {
    let mut pred_count: SecondaryMap<Block, u32> = SecondaryMap::new();
    for &block in body.block_order() {
        body.for_each_successor(block, |s| pred_count[s] += 1);
    }
    let entry = body.entry();
    let mut gone: SecondaryMap<Block, bool> = SecondaryMap::new();
    let mut map = ValueMap::new();
    let mut changed = false;
    let mut replaced = false;
    for n in 0..body.block_order().len() {
        let block = body.block_order()[n];
        if gone[block] {
            continue;
        }
        while let Some(term) = body.terminator(block)
            && let InstKind::Br { target } = body.insts[term].kind
            && target.block != block
            && target.block != entry
            && pred_count[target.block] == 1
        {
            let params: SmallVec<[Local; 8]> =
                SmallVec::from_slice(body.block_params(target.block));
            let args: SmallVec<[Value; 8]> = SmallVec::from_slice(body.list(target.args));
            for (&param, &arg) in params.iter().zip(&args) {
                map[param] = Some(resolve(&map, arg)).into();
                replaced = true;
            }
            body.remove_inst(term);
            if let Some(first) = body.first_inst(target.block) {
                body.split_block_at(first, block);
            }
            gone[target.block] = true;
            changed = true;
        }
    }
    if changed {
        body.retain_blocks(|b| !gone[b]);
    }
    if replaced {
        body.rewrite(&map);
    }
    changed
}
