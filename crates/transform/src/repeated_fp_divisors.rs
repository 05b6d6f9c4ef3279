//! `repeated-fp-divisors`: several divisions by one value become one reciprocal and multiplications.
//!
//! Only if `arcp` allows it. A division of `float` is some eight instructions and a branch to a slow path,
//! one of `double` about thirty, a multiplication is one. LLVM's instruction selection does the same within a
//! block (`combineRepeatedFPDivisors`, from two divisions on); here a division shares the reciprocal of any
//! earlier one that dominates it. The reciprocal keeps only those fast-math flags that all its divisions have,
//! and nothing keeps a promise about NaNs and infinities: a reciprocal may overflow where a quotient does not.

use crate::analysis::cfg::Cfg;
use crate::fold;
use ir::map::Map;
use ir::ssa::{
    BinaryOp, Body, Builder, Context, FastMath, FloatKind, InsertPoint, Inst, InstKind, Type,
    Value, ValueMap,
};

/// A division that may be a multiplication by the reciprocal.
struct Division {
    inst: Inst,
    dividend: Value,
    divisor: Value,
    /// Without the promises that a reciprocal cannot keep.
    fast_math: FastMath,
}

impl Division {
    fn of(body: &Body, cx: &Context, inst: Inst) -> Option<Division> {
        let InstKind::Binary { op: BinaryOp::FDiv, fast_math, args: [dividend, divisor], .. } =
            body.insts[inst].kind
        else {
            return None;
        };
        let elem = cx.types.scalar(body.value_type(divisor, cx));
        let precise_enough =
            matches!(elem.float_kind(), Some(FloatKind::Float | FloatKind::Double));
        let promises = FastMath::NNAN.union(FastMath::NINF);
        let fast_math_kept = fast_math.without(promises);
        (fast_math.contains(FastMath::ARCP) && precise_enough && divisor.local().is_some())
            .then_some(Division { inst, dividend, divisor, fast_math: fast_math_kept })
    }
}

/// Runs the pass on a body. The number of divisions replaced.
pub fn run(body: &mut Body, cx: &mut Context) -> u64 {
    let mut replaced = ValueMap::new();
    let mut count = 0;
    for group in groups(body, cx) {
        if group.len() > 1 {
            share(body, cx, &group, &mut replaced);
            count += group.len() as u64;
        }
    }
    if count > 0 {
        body.rewrite(&replaced);
    }
    count
}

/// The divisions that may share, grouped by divisor, the first of each group dominating the others; in the
/// order of the dominator tree.
fn groups(body: &Body, cx: &Context) -> Vec<Vec<Division>> {
    let mut groups: Vec<Vec<Division>> = Vec::new();
    let several = body.all_insts().filter_map(|inst| Division::of(body, cx, inst)).nth(1);
    if several.is_none() {
        return groups;
    }
    let cfg = Cfg::of(body);
    // The newest group of each divisor: in this order of blocks a block comes after those that dominate it.
    let mut newest: Map<Value, usize> = Map::default();
    for &block in cfg.dom_preorder() {
        for inst in body.block_insts(block) {
            let Some(division) = Division::of(body, cx, inst) else { continue };
            let group = newest.get(&division.divisor).copied().filter(|&n| {
                let first = body.inst_block(groups[n][0].inst);
                first.is_some_and(|first| cfg.dominates(first, block))
            });
            if let Some(n) = group {
                groups[n].push(division);
            } else {
                newest.insert(division.divisor, groups.len());
                groups.push(vec![division]);
            }
        }
    }
    groups
}

/// Computes the reciprocal before the first division of a group and multiplies by it.
fn share(body: &mut Body, cx: &mut Context, group: &[Division], replaced: &mut ValueMap) {
    let Division { inst: first, divisor, .. } = group[0];
    let ty = body.value_type(divisor, cx);
    let Some(one) = one(cx, ty) else { return };
    let fast_math = group.iter().fold(FastMath::FAST, |all, d| all.intersection(d.fast_math));
    let mut b = Builder::new(body, cx, InsertPoint::Before(first));
    let reciprocal = b.fbinary(BinaryOp::FDiv, fast_math, one, divisor);
    for division in group {
        let quotient = if division.dividend == one {
            reciprocal
        } else {
            let mut b = Builder::new(body, cx, InsertPoint::Before(division.inst));
            b.fbinary(BinaryOp::FMul, division.fast_math, division.dividend, reciprocal)
        };
        let result = body.result(division.inst).expect("a division has a result");
        replaced[result] = Some(quotient).into();
        body.remove_inst(division.inst);
    }
}

/// The constant 1 of a float or vector type.
fn one(cx: &mut Context, ty: Type) -> Option<Value> {
    let elem = cx.types.scalar(ty);
    let bits = fold::from_f64(elem.float_kind()?, 1.0)?;
    let scalar = cx.consts.float(elem, bits);
    Some(fold::splat(cx, ty, scalar).into())
}
