//! `adce`: removes code that does not contribute to any effect.
//!
//! Marking starts at the instructions that must stay (stores, calls with effects, terminators) and
//! follows operands backwards; through a block parameter it goes to the arguments of the branches to
//! its block. All unmarked code is removed: instructions, and parameters with their arguments, so
//! cycles of values that only feed each other go as well. Control flow stays as it is. One linear
//! sweep, no iteration.

use crate::analysis::cfg::Cfg;
use crate::analysis::effects;
use cranelift_entity::EntityRef;
use ir::ssa::{Body, Context, Inst, InstKind, Local, LocalDef, MdOperand, MdOperandId, Value};

/// Removes dead code and unreachable blocks from `body`; says whether there was any.
pub fn run(body: &mut Body, cx: &mut Context) -> bool {
    let cfg = Cfg::of(body);
    let mut changed = remove_unreachable(body, &cfg);
    let mut live = vec![false; body.locals.len()];
    let mut work: Vec<Local> = Vec::new();
    let mut kept = vec![false; body.insts.len()];
    for &block in cfg.rpo() {
        for inst in body.block_insts(block) {
            if effects::removable(body, cx, inst) {
                continue;
            }
            kept[inst.index()] = true;
            mark_operands(body, inst, &mut live, &mut work);
        }
    }
    while let Some(local) = work.pop() {
        match body.locals[local].def {
            LocalDef::Inst(inst) => {
                if !std::mem::replace(&mut kept[inst.index()], true) {
                    mark_operands(body, inst, &mut live, &mut work);
                }
            }
            LocalDef::Param(block, n) => {
                if block != body.entry() {
                    cfg.for_each_incoming(body, block, |_, _, args| {
                        mark(args[n as usize], &mut live, &mut work);
                    });
                }
            }
        }
    }
    for &block in cfg.rpo() {
        let mut next = body.first_inst(block);
        while let Some(inst) = next {
            next = body.next_inst(inst);
            if !kept[inst.index()] {
                body.remove_inst(inst);
                changed = true;
            }
        }
    }
    changed |= drop_params(body, &cfg, &live);
    if changed {
        forget_dangling_metadata(body, cx);
    }
    changed
}

fn mark(v: Value, live: &mut [bool], work: &mut Vec<Local>) {
    if let Some(local) = v.local()
        && !std::mem::replace(&mut live[local.index()], true)
    {
        work.push(local);
    }
}

/// Marks the operands of `inst`, but not the arguments of its branches.
fn mark_operands(body: &Body, inst: Inst, live: &mut [bool], work: &mut Vec<Local>) {
    match &body.insts[inst].kind {
        InstKind::Br { .. } => {}
        InstKind::CondBr { cond: v, .. }
        | InstKind::Switch { value: v, .. }
        | InstKind::IndirectBr { address: v, .. } => mark(*v, live, work),
        kind => kind.for_each_value(body, |v| mark(v, live, work)),
    }
}

fn drop_params(body: &mut Body, cfg: &Cfg, live: &[bool]) -> bool {
    let mut changed = false;
    let entry = body.entry();
    for &block in cfg.rpo() {
        if block == entry || body.block_params(block).iter().all(|&p| live[p.index()]) {
            continue;
        }
        let keep: Vec<bool> = body.block_params(block).iter().map(|&p| live[p.index()]).collect();
        body.retain_params(block, |n| keep[n]);
        let mut last = None;
        let preds: Vec<_> = cfg.preds(block).collect();
        for pred in preds {
            if last == Some(pred) {
                continue;
            }
            last = Some(pred);
            if let Some(term) = body.terminator(pred) {
                body.retain_branch_args(term, block, |n| keep[n]);
            }
        }
        changed = true;
    }
    changed
}

/// Takes unreachable blocks out of the order; says whether there was one.
pub fn remove_unreachable(body: &mut Body, cfg: &Cfg) -> bool {
    if cfg.len() == body.block_order().len() {
        return false;
    }
    body.retain_blocks(|b| cfg.is_reachable(b));
    true
}

/// Makes metadata operands (of debug records) that name removed instructions poison.
pub fn forget_dangling_metadata(body: &mut Body, cx: &mut Context) {
    if body.md_operands.is_empty() {
        return;
    }
    let there = |v: Value| match v.local().map(|l| (l, body.locals[l].def)) {
        None => true,
        Some((_, LocalDef::Inst(inst))) => body.inst_block(inst).is_some(),
        Some((local, LocalDef::Param(block, n))) => {
            body.block_params(block).get(n as usize) == Some(&local)
        }
    };
    let mut gone: Vec<MdOperandId> = Vec::new();
    for (id, operand) in &body.md_operands {
        let kept = match operand {
            MdOperand::Value(v) => there(*v),
            MdOperand::Args(list) => body.list(*list).iter().all(|&v| there(v)),
            MdOperand::Node(_) => true,
        };
        if !kept {
            gone.push(id);
        }
    }
    for id in gone {
        let poison = |cx: &mut Context, body: &Body, v: Value| -> Value {
            cx.consts.poison(body.value_type(v, cx)).into()
        };
        let new = match body.md_operands[id] {
            MdOperand::Value(v) => MdOperand::Value(poison(cx, body, v)),
            MdOperand::Args(list) => {
                let args: Vec<Value> = body.list(list).to_vec();
                let args: Vec<Value> = args.into_iter().map(|v| poison(cx, body, v)).collect();
                MdOperand::Args(body.make_list(&args))
            }
            node @ MdOperand::Node(_) => node,
        };
        body.md_operands[id] = new;
    }
}
