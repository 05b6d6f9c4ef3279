//! `slsr`, straight-line strength reduction: products and addresses from those computed before them.
//!
//! `p[i]`, `p[i + n]`, `p[i + 2 * n]` lie `n` elements apart. Each is one addition to the one before, where from
//! scratch it is a product, a sum, a widening and a scaling; and of a chain of addresses one is live at a time, where
//! several arrays with the same indices keep all the indices alive. Likewise `(b + 1) * s` is `b * s + s`.
//! The classic reduction (Allen, Cocke and Kennedy, "Reduction of Operator Strength", 1981) steps along the iterations
//! of a loop; this one steps along the dominator tree, as Wu's pass of this name in LLVM does.
//!
//! Every candidate, an address with a variable index or a product, is taken apart into a polynomial of values
//! modulo two to the width ([`form`]). If it differs from that of a candidate which dominates it, its *basis*, by one value
//! times a constant, it may become the basis plus that step. Both are in the same innermost loop, so that nothing lives
//! through a loop which did not before. The gain is decided for all together ([`gain`]): the operations that an index
//! was made of are saved only if they have no other users.
//!
//! Wrapping: `sext(a + b)` is `sext(a) + sext(b)` only if the sum does not wrap. If it does, `nsw` makes the address
//! poison, so anything may take its place; but not the place of another address that is computed from it. Therefore a basis
//! is either exact, that is, taken apart without such flags or itself rewritten, and loses the flags that could make it
//! poison where the new address is not; or it has been accessed before on every path, where poison would be undefined
//! behaviour. New instructions carry no flags.

mod form;
mod gain;

use crate::address::Extension;
use crate::analysis::cfg::Cfg;
use crate::divergent::uniformity::{self, Target};
use form::{Form, Step};
use gain::Costs;
use ir::graph::LoopForest;
use ir::map::{Map, Set};
use ir::pass::{Function, Rewrite};
use ir::ssa::uses::Uses;
use ir::ssa::{
    BinaryOp, Block, Body, Builder, CastOp, Context, Flags, Inst, InstKind, Local, LocalDef, Place,
    Type, Value, ValueMap,
};
use smallvec::SmallVec;

pub use gain::Machine;

/// Earlier candidates that are looked at for a basis.
const LOOK_BACK: usize = 32;
/// Rounds of planning; in each, what does not pay is given up. Rarely more than three are needed.
const MAX_ROUNDS: u32 = 16;

/// The pass.
#[derive(Clone, Copy, Debug, Default)]
pub struct StraightLineStrengthReduction {
    /// Costs of operations.
    pub machine: Machine,
}

impl Rewrite for StraightLineStrengthReduction {
    const COUNTS: &'static str = "values stepped from others";

    fn rewrite(&mut self, f: &mut Function, cx: &mut Context) -> u64 {
        run(&mut f.body, cx, self.machine, None)
    }
}

/// Runs the pass on a body. The number of values rewritten. `lanes` says what differs from lane to lane, where what
/// does not is computed apart.
pub fn run(body: &mut Body, cx: &mut Context, machine: Machine, lanes: Option<&dyn Target>) -> u64 {
    if !has_candidates(body, cx) {
        return 0;
    }
    let cfg = Cfg::of(body);
    let loops = cfg.loops();
    let candidates = collect(body, cx, &cfg);
    let plans = plan(&candidates, &cfg, &loops, &Set::new());
    if plans.iter().all(Option::is_none) {
        return 0;
    }
    let uses = Uses::of(body);
    let uniformity = lanes.and_then(|lanes| uniformity::of_body(body, cx, &uses, lanes));
    let costs = Costs { machine, body, cx, uniformity };
    match worthwhile(&costs, &uses, &candidates, &cfg, &loops, plans) {
        Some(plans) => apply(body, cx, &cfg, &loops, &candidates, &plans),
        None => 0,
    }
}

/// The plans that pay, which is less than was planned at first.
fn worthwhile(
    costs: &Costs<'_>,
    uses: &Uses,
    candidates: &[Candidate],
    cfg: &Cfg,
    loops: &LoopForest<Block>,
    mut plans: Vec<Option<Plan>>,
) -> Option<Vec<Option<Plan>>> {
    let mut given_up = Set::new();
    for _ in 0..MAX_ROUNDS {
        let losses = gain::losses(costs, uses, candidates, &plans);
        if losses.is_empty() {
            return Some(plans);
        }
        given_up.extend(losses);
        plans = plan(candidates, cfg, loops, &given_up);
    }
    None
}

/// A value that may be computed from another, or that another may be computed from.
struct Candidate {
    inst: Inst,
    block: Block,
    /// The pointer that a distance is added to; none for an integer.
    base: Option<Value>,
    ty: Type,
    form: Form,
    /// Bytes that an index counts; 1 for an integer.
    size: i64,
    /// Blocks in which it is accessed as an address, and how many candidates come before that; no access that another
    /// dominates.
    accesses: SmallVec<[(Block, usize); 1]>,
}

impl Candidate {
    fn of(body: &Body, cx: &Context, inst: Inst, block: Block) -> Option<Candidate> {
        let ty = body.locals[body.result(inst)?].ty;
        let (base, form, size) = match body.insts[inst].kind {
            InstKind::Gep { source, args, .. } if ty.is_ptr() => {
                let &[base, index] = body.list(args) else { return None };
                index.local()?;
                let width = cx.index_type(ty.address_space()?).int_width()?;
                let size = i64::try_from(cx.alloc_size(source)).ok()?;
                let mut form = Form::of(body, cx, index, width)?;
                form.polynomial = form.polynomial.times(size);
                (Some(base), form, size)
            }
            InstKind::Binary { op: BinaryOp::Mul, args: [a, b], .. } => {
                let width = ty.int_width().filter(|w| matches!(w, 32 | 64))?;
                (a.local().is_some() && b.local().is_some()).then_some(())?;
                (None, Form::of(body, cx, body.result(inst)?.into(), width)?, 1)
            }
            _ => return None,
        };
        Some(Candidate { inst, block, base, ty, form, size, accesses: SmallVec::new() })
    }

    /// Whether every path to `block`, and there past that many candidates, accesses it.
    fn is_accessed_before(&self, cfg: &Cfg, block: Block, candidates: usize) -> bool {
        let before =
            |&(b, number): &(Block, usize)| number <= candidates && cfg.dominates(b, block);
        self.accesses.iter().any(before)
    }
}

/// Whether there are two instructions that may be candidates.
fn has_candidates(body: &Body, cx: &Context) -> bool {
    let blocks = body.block_order().iter();
    let found = blocks.flat_map(|&b| body.block_insts(b).map(move |i| (i, b)));
    found.filter(|&(i, b)| Candidate::of(body, cx, i, b).is_some()).nth(1).is_some()
}

/// All candidates, in the order of the dominator tree.
fn collect(body: &Body, cx: &Context, cfg: &Cfg) -> Vec<Candidate> {
    let mut candidates: Vec<Candidate> = Vec::new();
    let mut numbers: Map<Local, usize> = Map::new();
    for &block in cfg.dom_preorder() {
        for inst in body.block_insts(block) {
            if let InstKind::Load { ptr, .. } | InstKind::Store { ptr, .. } = body.insts[inst].kind
            {
                let number = place_of(body, ptr).and_then(|at| numbers.get(&at).copied());
                let before = candidates.len();
                if let Some(number) = number
                    && !candidates[number].is_accessed_before(cfg, block, before)
                {
                    candidates[number].accesses.push((block, before));
                }
            } else if let Some(candidate) = Candidate::of(body, cx, inst, block) {
                numbers.extend(body.result(inst).map(|result| (result, candidates.len())));
                candidates.push(candidate);
            }
        }
    }
    candidates
}

/// The address before constants were added to it.
fn place_of(body: &Body, mut ptr: Value) -> Option<Local> {
    while let Some(InstKind::Gep { args, .. }) = body.def_kind(ptr)
        && let &[base, index] = body.list(*args)
        && index.constant().is_some()
    {
        ptr = base;
    }
    ptr.local()
}

/// Plan for a candidate: from the candidate of this number, by this step.
#[derive(Clone, Copy, Debug)]
struct Plan {
    basis: usize,
    step: Step,
}

/// Finds a basis for every candidate but those given up.
fn plan(
    candidates: &[Candidate],
    cfg: &Cfg,
    loops: &LoopForest<Block>,
    given_up: &Set<usize>,
) -> Vec<Option<Plan>> {
    let mut planner = Planner { candidates, cfg, loops, plans: Vec::new(), needs: Vec::new() };
    let mut groups: Map<(Option<Value>, Type), Vec<usize>> = Map::new();
    let mut steps = Set::new();
    for (n, candidate) in candidates.iter().enumerate() {
        let group = groups.get_or_default((candidate.base, candidate.ty));
        let plan = if given_up.contains(&n) { None } else { planner.find(n, group, &steps) };
        group.push(n);
        steps.extend(plan.map(|p| p.step));
        planner.add(n, plan);
    }
    planner.plans
}

struct Planner<'a> {
    candidates: &'a [Candidate],
    cfg: &'a Cfg,
    loops: &'a LoopForest<Block>,
    plans: Vec<Option<Plan>>,
    /// For each candidate, the values whose poison makes it poison when all is rewritten.
    needs: Vec<SmallVec<[Value; 4]>>,
}

impl Planner<'_> {
    fn add(&mut self, n: usize, plan: Option<Plan>) {
        let polynomial = &self.candidates[n].form.polynomial;
        let mut needs: SmallVec<[Value; 4]> = match plan {
            Some(plan) => self.needs[plan.basis].clone(),
            None => polynomial.atoms().collect(),
        };
        if let Some(Plan { step: Step::Multiple(atom, _), .. }) = plan {
            needs.push(atom.0);
        }
        self.plans.push(plan);
        self.needs.push(needs);
    }

    /// The nearest basis of those whose step is the simplest: one that is needed elsewhere anyway, or is such a one
    /// backwards, or is a shift.
    fn find(&self, n: usize, group: &[usize], steps: &Set<Step>) -> Option<Plan> {
        let nearest = group.iter().rev().take(LOOK_BACK);
        let plans = nearest.filter_map(|&basis| Some(Plan { basis, step: self.step(n, basis)? }));
        plans.min_by_key(|plan| match plan.step {
            step if step == Step::Nothing || steps.contains(&step) => 0,
            step if steps.contains(&step.backwards()) => 1,
            Step::Multiple(_, by) if by.unsigned_abs().is_power_of_two() => 2,
            _ => 3,
        })
    }

    /// The step from a basis to a candidate; none where that cannot be one.
    fn step(&self, n: usize, basis: usize) -> Option<Step> {
        let (to, from) = (&self.candidates[n], &self.candidates[basis]);
        if !self.cfg.dominates(from.block, to.block)
            || self.loops.innermost(from.block) != self.loops.innermost(to.block)
        {
            return None;
        }
        // A product may be what the next iteration starts from: no chain of additions there.
        let chained = from.base.is_none() && self.plans[basis].is_some();
        if chained && self.loops.innermost(to.block).is_some() {
            return None;
        }
        let step = to.form.polynomial.step_from(&from.form.polynomial)?;
        self.is_sound(n, basis).then_some(step)
    }

    /// Whether a basis is poison, or another value than its polynomial, only where the candidate may be so.
    fn is_sound(&self, n: usize, basis: usize) -> bool {
        let (to, from) = (&self.candidates[n], &self.candidates[basis]);
        let accessed = from.is_accessed_before(self.cfg, to.block, n);
        let exact = from.form.exact || self.plans[basis].is_some();
        let no_more_poison =
            || self.needs[basis].iter().all(|v| to.form.polynomial.atoms().any(|a| a == *v));
        accessed || exact && no_more_poison()
    }
}

/// Rewrites the candidates that have a plan. Their number.
fn apply(
    body: &mut Body,
    cx: &mut Context,
    cfg: &Cfg,
    loops: &LoopForest<Block>,
    candidates: &[Candidate],
    plans: &[Option<Plan>],
) -> u64 {
    let mut replaced = ValueMap::new();
    let mut values: Vec<Value> = Vec::new();
    let mut count = 0;
    for (candidate, plan) in candidates.iter().zip(plans) {
        let old = body.result(candidate.inst).expect("a candidate has a result");
        let Some(plan) = plan else {
            values.push(old.into());
            continue;
        };
        let basis = &candidates[plan.basis];
        if plans[plan.basis].is_none() {
            forget_flags(body, basis);
        }
        let from = values[plan.basis];
        let new = match plan.step {
            Step::Nothing => from,
            Step::Multiple(atom, by) => {
                let width = basis.form.polynomial.width();
                let place = stride_place(body, cfg, loops, atom.0, candidate);
                let stride = stride(&mut Builder::new(body, cx, place), atom, by, width);
                let mut b = Builder::new(body, cx, Place::Before(candidate.inst));
                match candidate.base {
                    Some(_) => b.gep(Type::I8, from, &[stride], Flags::NONE),
                    None => b.add(from, stride),
                }
            }
        };
        values.push(new);
        replaced[old] = Some(new).into();
        count += 1;
    }
    for (candidate, _) in candidates.iter().zip(plans).filter(|(_, plan)| plan.is_some()) {
        body.remove_inst(candidate.inst);
    }
    body.rewrite(&replaced);
    count
}

/// Takes the flags from an exact basis and the operations in it, that could make it poison where what is computed from it
/// is not. One that is not exact has been accessed: it is not poison.
fn forget_flags(body: &mut Body, basis: &Candidate) {
    if !basis.form.exact {
        return;
    }
    for &inst in basis.form.inside.iter().chain([&basis.inst]) {
        if let InstKind::Gep { flags, .. }
        | InstKind::Binary { flags, .. }
        | InstKind::Cast { flags, .. } = &mut body.insts[inst].kind
        {
            *flags = Flags::NONE;
        }
    }
}

/// Place to compute a step: at the candidate, or before the loops around it in which it does not change.
fn stride_place(
    body: &Body,
    cfg: &Cfg,
    loops: &LoopForest<Block>,
    value: Value,
    candidate: &Candidate,
) -> Place {
    let def = value.local().and_then(|l| match body.locals[l].def {
        LocalDef::Inst(inst) => body.inst_block(inst),
        LocalDef::Param(block, _) => Some(block),
    });
    let mut place = Place::Before(candidate.inst);
    let mut at = loops.innermost(candidate.block);
    while let Some(l) = at
        && def.is_some_and(|block| !loops.contains(l, block))
        && let Some(end) =
            loops.preheader(l, cfg.graph()).and_then(|before| body.terminator(before))
    {
        place = Place::Before(end);
        at = loops.parent(l);
    }
    place
}

/// A value, widened or cut to `width` bits, times a constant. Backwards it is the negative of what it is forwards, which may
/// be there.
fn stride(b: &mut Builder<'_>, (value, extension): form::Atom, by: i64, width: u32) -> Value {
    let ty = Type::int(width);
    let from = b.ty(value).int_width().unwrap_or(width);
    let value = match (from.cmp(&width), extension) {
        (std::cmp::Ordering::Less, Extension::Sign) => b.cast(CastOp::SExt, value, ty),
        (std::cmp::Ordering::Less, Extension::Zero) => b.cast(CastOp::ZExt, value, ty),
        (std::cmp::Ordering::Equal, _) => value,
        (std::cmp::Ordering::Greater, _) => b.cast(CastOp::Trunc, value, ty),
    };
    let scaled = match by.unsigned_abs() {
        1 => value,
        n if n.is_power_of_two() => b.shift(BinaryOp::Shl, value, n.trailing_zeros()),
        n => {
            let n = b.int(ty, n.into());
            b.mul(value, n)
        }
    };
    if by > 0 {
        return scaled;
    }
    let zero = b.int(ty, 0);
    b.sub(zero, scaled)
}
