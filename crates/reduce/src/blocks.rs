//! Steps on blocks, branches and parameters of blocks.

use ir::ssa::{Block, BlockCall, Body, FuncBody, InstKind, Module, Type, ValueMap};
use transform::analysis::cfg::Cfg;
use transform::dce::remove_unreachable;

use crate::instructions::{returned, zero};
use crate::reducer::Reducer;

/// Puts an instruction in the place of a block's terminator, and drops blocks that nothing reaches.
fn end_with(body: &mut Body, block: Block, kind: InstKind) -> bool {
    let Some(old) = body.terminator(block) else { return false };
    body.remove_inst(old);
    let new = body.make_inst(kind, Type::VOID);
    body.append_inst(new, block);
    let cfg = Cfg::of(body);
    remove_unreachable(body, &cfg);
    true
}

fn blocks(reducer: &Reducer<'_>) -> Vec<(FuncBody, Block)> {
    let of_body = |(id, body): (FuncBody, &Body)| -> Vec<(FuncBody, Block)> {
        body.block_order().iter().map(|&block| (id, block)).collect()
    };
    reducer.bodies().flat_map(of_body).collect()
}

/// Returns the type that a function returns.
fn result_type(module: &Module, id: FuncBody) -> Option<Type> {
    let (function, _) = module.definitions().find(|&(_, body)| body == id)?;
    module.cx.types.signature(module.cx.globals[function].ty).map(|(ret, _, _)| ret)
}

/// Ends functions at a block, from the entry on.
pub(crate) fn cut(reducer: &mut Reducer<'_>) {
    for (id, block) in blocks(reducer) {
        reducer.attempt(|module| {
            let Some(ty) = result_type(module, id) else { return false };
            let body = &module.bodies[id];
            let there = body.block_order().contains(&block);
            let kind = body.terminator(block).map(|t| &body.insts[t].kind);
            if !there || matches!(kind, None | Some(InstKind::Ret { .. })) {
                return false;
            }
            let Some(kind) = returned(&mut module.cx, ty) else { return false };
            end_with(&mut module.bodies[id], block, kind)
        });
    }
}

/// Puts a branch to one of the targets in the place of a conditional branch.
pub(crate) fn choose_targets(reducer: &mut Reducer<'_>) {
    for (id, block) in blocks(reducer) {
        let mut number = 0;
        loop {
            let body = &reducer.module().bodies[id];
            let found = body.block_order().contains(&block).then(|| targets(body, block));
            let targets = found.unwrap_or_default();
            let Some(&target) = targets.get(number).filter(|_| targets.len() > 1) else { break };
            reducer
                .attempt(|module| end_with(&mut module.bodies[id], block, InstKind::Br { target }));
            number += 1;
        }
    }
}

/// Returns the targets of a block's terminator, each once for an edge.
fn targets(body: &Body, block: Block) -> Vec<BlockCall> {
    let mut found = Vec::new();
    if let Some(terminator) = body.terminator(block) {
        body.insts[terminator].kind.for_each_target(body, |target| found.push(*target));
    }
    found
}

/// Puts zero in the place of parameters of blocks, and removes these but for those of a function.
pub(crate) fn remove_params(reducer: &mut Reducer<'_>) {
    let mut candidates = Vec::new();
    for (id, block) in blocks(reducer) {
        let count = reducer.module().bodies[id].block_params(block).len();
        // The last first: those before it keep their numbers.
        candidates.extend((0..count).rev().map(|number| (id, block, number)));
    }
    for (id, block, number) in candidates {
        reducer.attempt(|module| {
            let (body, cx) = (&mut module.bodies[id], &mut module.cx);
            if !body.block_order().contains(&block) {
                return false;
            }
            let Some(&param) = body.block_params(block).get(number) else { return false };
            let mut used = false;
            for inst in body.all_insts() {
                body.insts[inst].kind.for_each_value(body, |v| used |= v.local() == Some(param));
            }
            let is_entry = block == body.entry();
            if is_entry && !used {
                return false;
            }
            let Some(zero) = zero(cx, body.locals[param].ty) else { return false };
            let mut map = ValueMap::new();
            map[param] = Some(zero).into();
            body.rewrite(&map);
            if !is_entry {
                body.retain_params(block, |n| n != number);
                let order = body.block_order().to_vec();
                for inst in order.into_iter().filter_map(|b| body.terminator(b)).collect::<Vec<_>>()
                {
                    body.retain_branch_args(inst, block, |n| n != number);
                }
            }
            true
        });
    }
}

/// Joins blocks with the only block that branches to them.
pub(crate) fn merge(reducer: &mut Reducer<'_>) {
    for (id, block) in blocks(reducer) {
        // A block takes up one after another.
        while reducer.attempt(|module| merge_next(&mut module.bodies[id], block)) {}
    }
}

/// Joins a block with the one that it branches to, if nothing else does.
fn merge_next(body: &mut Body, block: Block) -> bool {
    if !body.block_order().contains(&block) {
        return false;
    }
    let Some(terminator) = body.terminator(block) else { return false };
    let InstKind::Br { target } = body.insts[terminator].kind else { return false };
    let next = target.block;
    let mut edges = 0;
    for &from in body.block_order() {
        body.for_each_successor(from, |to| edges += usize::from(to == next));
    }
    if edges != 1 || next == body.entry() || next == block {
        return false;
    }
    let mut map = ValueMap::new();
    let args = body.list(target.args).to_vec();
    for (&param, arg) in body.block_params(next).to_vec().iter().zip(args) {
        map[param] = Some(arg).into();
    }
    body.remove_inst(terminator);
    for inst in body.block_insts(next).collect::<Vec<_>>() {
        body.remove_inst(inst);
        body.append_inst(inst, block);
    }
    body.retain_blocks(|other| other != next);
    body.rewrite(&map);
    true
}
