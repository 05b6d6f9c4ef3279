//! `share-reciprocals`: several divisions by one value become one reciprocal and multiplications.
//!
//! Where `arcp` allows it. A division of `float` is some eight instructions and a branch to a slow way, one
//! of `double` about thirty, a multiplication is one. LLVM's instruction selection does the same within a
//! block (`combineRepeatedFPDivisors`, from two divisions on); here a division shares the reciprocal of any
//! earlier one that dominates it. The reciprocal keeps only those fast-math flags that all its divisions have,
//! and nothing keeps a promise about NaNs and infinities: a reciprocal may overflow where a quotient does not.

use crate::analysis::cfg::Cfg;
use crate::fold;
use ir::map::Map;
use ir::pass::{Function, Rewrite};
use ir::ssa::{
    BinaryOp, Body, Builder, Context, FastMath, FloatKind, Inst, InstKind, Place, Type, Value,
    ValueMap,
};

/// The pass.
#[derive(Clone, Copy, Debug, Default)]
pub struct ShareReciprocals;

impl Rewrite for ShareReciprocals {
    const COUNTS: &'static str = "divisions by a shared reciprocal";

    fn rewrite(&mut self, f: &mut Function, cx: &mut Context) -> u64 {
        run(&mut f.body, cx)
    }
}

/// Divisions by one value, the first of which dominates the others.
struct Group {
    divisions: Vec<Inst>,
    fast_math: FastMath,
}

/// Runs the pass on a body. The number of divisions replaced.
pub fn run(body: &mut Body, cx: &mut Context) -> u64 {
    let mut replaced = ValueMap::new();
    let mut count = 0;
    for group in groups(body, cx) {
        if group.divisions.len() > 1 {
            share(body, cx, &group, &mut replaced);
            count += group.divisions.len() as u64;
        }
    }
    if count > 0 {
        body.rewrite(&replaced);
    }
    count
}

/// The divisions that may share, grouped; in the order of the function.
fn groups(body: &Body, cx: &Context) -> Vec<Group> {
    let mut groups: Vec<Group> = Vec::new();
    let several = body
        .block_order()
        .iter()
        .flat_map(|&block| body.block_insts(block))
        .filter(|&inst| division(body, cx, inst).is_some())
        .nth(1);
    if several.is_none() {
        return groups;
    }
    let cfg = Cfg::of(body);
    // The newest group of each divisor: in this order of blocks a block comes behind those that dominate it.
    let mut newest: Map<Value, usize> = Map::new();
    for &block in cfg.dom_preorder() {
        for inst in body.block_insts(block) {
            let Some((divisor, fast_math)) = division(body, cx, inst) else { continue };
            let group = newest.get(&divisor).copied().filter(|&n| {
                let first = body.inst_block(groups[n].divisions[0]);
                first.is_some_and(|first| cfg.dominates(first, block))
            });
            if let Some(n) = group {
                groups[n].divisions.push(inst);
                groups[n].fast_math = groups[n].fast_math.and(fast_math);
            } else {
                newest.insert(divisor, groups.len());
                groups.push(Group { divisions: vec![inst], fast_math });
            }
        }
    }
    groups
}

/// The divisor and the flags of a division that may be a multiplication by the reciprocal.
fn division(body: &Body, cx: &Context, inst: Inst) -> Option<(Value, FastMath)> {
    let InstKind::Binary { op: BinaryOp::FDiv, fast_math, args: [_, divisor], .. } =
        body.insts[inst].kind
    else {
        return None;
    };
    let elem = cx.types.scalar(body.value_type(divisor, cx));
    let precise_enough = matches!(elem.float_kind(), Some(FloatKind::Float | FloatKind::Double));
    let promises = FastMath::NNAN.with(FastMath::NINF);
    (fast_math.has(FastMath::ARCP) && precise_enough && divisor.local().is_some())
        .then_some((divisor, fast_math.without(promises)))
}

/// Computes the reciprocal before the first division of a group and multiplies by it.
fn share(body: &mut Body, cx: &mut Context, group: &Group, replaced: &mut ValueMap) {
    let first = group.divisions[0];
    let Some((divisor, _)) = division(body, cx, first) else { return };
    let ty = body.value_type(divisor, cx);
    let Some(one) = one(cx, ty) else { return };
    let mut b = Builder::new(body, cx, Place::Before(first));
    let reciprocal = b.fbinary(BinaryOp::FDiv, group.fast_math, one, divisor);
    for &inst in &group.divisions {
        let Some((_, fast_math)) = division(body, cx, inst) else { continue };
        let InstKind::Binary { args: [dividend, _], .. } = body.insts[inst].kind else { continue };
        let quotient = if dividend == one {
            reciprocal
        } else {
            let mut b = Builder::new(body, cx, Place::Before(inst));
            b.fbinary(BinaryOp::FMul, fast_math, dividend, reciprocal)
        };
        let Some(result) = body.result(inst) else { continue };
        replaced[result] = Some(quotient).into();
        body.remove_inst(inst);
    }
}

/// The constant 1 of a float or vector type.
fn one(cx: &mut Context, ty: Type) -> Option<Value> {
    let elem = cx.types.scalar(ty);
    let bits = fold::from_f64(elem.float_kind()?, 1.0)?;
    let scalar = cx.consts.float(elem, bits);
    Some(fold::splat(cx, ty, scalar).into())
}
