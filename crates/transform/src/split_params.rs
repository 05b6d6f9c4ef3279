//! Parameters of blocks in pieces: several take the place of one that a pass takes apart, and each edge passes the pieces of its
//! argument.

use ir::map::Map;
use ir::ssa::{Block, Body, Builder, Context, InsertPoint, Inst, Local, Value, ValueMap};

use crate::analysis::cfg::Cfg;
use crate::elementwise::element_of;

/// The parameters that are taken apart, by their blocks, with their numbers.
pub type SplitParams = Map<Block, Vec<(usize, Local)>>;

/// Returns the parameters of a body that are taken apart, those of the entry aside.
pub fn split_params(body: &Body, cfg: &Cfg, is_split: impl Fn(Local) -> bool) -> SplitParams {
    let mut found = SplitParams::default();
    for &block in cfg.rpo().iter().filter(|&&block| block != body.entry()) {
        let params = body.block_params(block).iter().copied().enumerate();
        let own: Vec<(usize, Local)> = params.filter(|&(_, local)| is_split(local)).collect();
        if !own.is_empty() {
            found.insert(block, own);
        }
    }
    found
}

/// Passes pieces on the edges from a block, after the other arguments. `pieces` takes an argument apart before the terminator.
pub(crate) fn pass_pieces<L: IntoIterator<Item = Value>>(
    body: &mut Body,
    block: Block,
    split: &SplitParams,
    mut pieces: impl FnMut(&mut Body, Inst, Value) -> L,
) {
    let Some(terminator) = body.terminator(block) else { return };
    let mut wanted: Vec<Value> = Vec::new();
    body.for_each_target_mut(terminator, |target, pool| {
        for &(n, _) in split.get(&target.block).into_iter().flatten() {
            wanted.extend(target.args.get(n, pool));
        }
    });
    let lists: Vec<L> = wanted.into_iter().map(|value| pieces(body, terminator, value)).collect();
    let mut next = lists.into_iter();
    body.for_each_target_mut(terminator, |target, pool| {
        for _ in split.get(&target.block).into_iter().flatten() {
            for piece in next.next().into_iter().flatten() {
                target.args.push(piece, pool);
            }
        }
    });
}

/// Removes the parameters that were taken apart, and the arguments for them.
pub(crate) fn remove_split(body: &mut Body, cfg: &Cfg, split: &SplitParams) {
    for (&block, own) in split {
        let stays = |n: usize| !own.iter().any(|&(at, _)| at == n);
        body.retain_params(block, stays);
        let mut preds: Vec<Block> = cfg.preds(block).collect();
        preds.sort_unstable();
        preds.dedup();
        for pred in preds {
            if let Some(terminator) = body.terminator(pred) {
                body.retain_branch_args(terminator, block, stays);
            }
        }
    }
}

/// Replaces parameters that are vectors by a parameter for each element. Returns the number of vectors.
pub fn split_into_elements(
    body: &mut Body,
    cx: &mut Context,
    cfg: &Cfg,
    split: &SplitParams,
) -> u64 {
    if split.is_empty() {
        return 0;
    }
    let mut replaced = ValueMap::new();
    let mut count = 0;
    for &block in cfg.rpo() {
        pass_pieces(body, block, split, |body, terminator, vector| {
            let mut b = Builder::new(body, cx, InsertPoint::Before(terminator));
            let ty = b.ty(vector);
            let lanes = 0..b.cx.types.lanes(ty);
            lanes.map(|lane| element_of(&mut b, vector, lane)).collect::<Vec<Value>>()
        });
    }
    for &block in cfg.rpo() {
        for &(_, local) in split.get(&block).into_iter().flatten() {
            let ty = body.locals[local].ty;
            let Some((elem, lanes)) = cx.types.vector_parts(ty) else { continue };
            let elements: Vec<Local> = (0..lanes).map(|_| body.append_param(block, elem)).collect();
            let Some(first) = body.first_inst(block) else { continue };
            let mut b = Builder::new(body, cx, InsertPoint::Before(first));
            let vector = b.vector(ty, |_, lane| elements[lane as usize].into());
            replaced[local] = Some(vector).into();
            count += 1;
        }
    }
    remove_split(body, cfg, split);
    body.rewrite(&replaced);
    count
}
