//! `loop-reduce`: a loop's counter is compared after it was stepped.
//!
//! Front ends leave loops whose exit compares the counter of this iteration, while the next value is
//! computed beside it: two registers, and a copy on the back edge. `i == 9` is `i + 1 == 10`,
//! whatever wraps, so the stepped counter is compared where it is there anyway. (LLVM's pass of
//! this name does this among much else.)

use crate::analysis::cfg::Cfg;
use ir::ssa::uses::Uses;
use ir::ssa::{BinaryOp, Block, Body, Context, Flags, Inst, InstKind, IntCc, Local, Value};

/// A counter of a loop: its parameter, what it becomes, and the constant step.
struct Counter {
    param: Local,
    next: Inst,
    step: u128,
}

/// Runs the pass on a body. The number of comparisons changed.
pub fn run(body: &mut Body, cx: &mut Context) -> u64 {
    let cfg = Cfg::of(body);
    let loops = cfg.loops();
    if loops.is_empty() {
        return 0;
    }
    let uses = Uses::of(body);
    let mut changed = 0;
    for l in loops.loops() {
        let header = loops.header(l);
        let mut latches = cfg.preds(header).filter(|&p| loops.contains(l, p));
        let (Some(latch), None) = (latches.next(), latches.next()) else { continue };
        for counter in counters(body, cx, header, latch) {
            for &user in uses.of_local(counter.param) {
                changed += u64::from(compare_next(body, cx, &cfg, &counter, user));
            }
        }
    }
    changed
}

fn counters(body: &Body, cx: &Context, header: Block, latch: Block) -> Vec<Counter> {
    let mut found = Vec::new();
    let Some(term) = body.terminator(latch) else { return found };
    let mut edges = 0;
    body.insts[term].kind.for_each_target(body, |t| {
        if t.block != header {
            return;
        }
        edges += 1;
        for (&param, &arg) in body.block_params(header).iter().zip(body.list(t.args)) {
            if let Some(next) = body.def_inst(arg)
                && let InstKind::Binary { op: BinaryOp::Add, args: [a, b], .. } =
                    body.insts[next].kind
                && a == Value::from(param)
                && let Some(step) = b.constant().and_then(|c| cx.consts.as_uint(c))
            {
                found.push(Counter { param, next, step });
            }
        }
    });
    if edges > 1 {
        found.clear();
    }
    found
}

/// Lets the comparison `user` look at the stepped counter, if it compares the counter for equality with
/// a constant and the stepped one is there.
fn compare_next(
    body: &mut Body,
    cx: &mut Context,
    cfg: &Cfg,
    counter: &Counter,
    user: Inst,
) -> bool {
    let InstKind::ICmp { cc, args: [a, b], .. } = body.insts[user].kind else { return false };
    if !matches!(cc, IntCc::Eq | IntCc::Ne) || a != Value::from(counter.param) {
        return false;
    }
    let Some(limit) = b.constant().and_then(|c| cx.consts.as_uint(c)) else { return false };
    let (Some(here), Some(there)) = (body.inst_block(user), body.inst_block(counter.next)) else {
        return false;
    };
    if here == there {
        let first = body.block_insts(here).find(|&i| i == user || i == counter.next);
        if first == Some(user) {
            body.remove_inst(counter.next);
            body.insert_inst_before(counter.next, user);
        }
    } else if !cfg.dominates(there, here) {
        return false;
    }
    // The step after the last may overflow; its result was not used so far.
    if let InstKind::Binary { flags, .. } = &mut body.insts[counter.next].kind {
        *flags = Flags::NONE;
    }
    let next = body.result(counter.next).expect("a sum has a result");
    let ty = body.locals[next].ty;
    let limit = cx.consts.int(ty, limit.wrapping_add(counter.step));
    body.insts[user].kind =
        InstKind::ICmp { cc, flags: Flags::NONE, args: [next.into(), limit.into()] };
    true
}
