//! `indvars`: counters of a loop that keep a constant distance become one.
//!
//! A front end that advances a tile of pointers makes a counter of each element: all start from one value
//! plus a constant, and all are stepped alike. One of them is kept; the others are this one plus a constant,
//! which accesses take as their immediate, so that a loop keeps one register and one step instead of
//! sixteen. (LLVM's pass of this name, and its `loop-reduce`, replace congruent counters in the same manner.)

use crate::analysis::cfg::Cfg;
use crate::offsets::constant_offset;
use ir::graph::{Loop, LoopForest};
use ir::map::Map;
use ir::ssa::{
    BinaryOp, Block, Body, Builder, Context, Flags, InsertPoint, Inst, InstKind, LocalDef, Type,
    Value, ValueMap,
};
use smallvec::SmallVec;

/// Additions that are followed back from a start.
const MAX_STEPS: u32 = 4;

/// The step of a counter. Counters with the same step keep their distance.
#[derive(Clone, PartialEq, Eq, Hash)]
enum Step {
    /// Added to an integer.
    Add(Type, Value),
    /// Indices of a `getelementptr` of elements of a type.
    Gep(Type, SmallVec<[Value; 2]>),
}

/// The first value of a counter: a value, if any, plus a constant.
#[derive(Clone, Copy)]
struct Start {
    base: Option<Value>,
    /// Of an integer, sign-extended from its width.
    offset: i128,
    /// The flags of an addition that are true of the whole sum.
    exact: Flags,
}

/// A counter: the parameter of the header by number, and its start on each edge into the loop.
struct Counter {
    param: usize,
    next: Inst,
    starts: SmallVec<[Start; 1]>,
}

/// The step and the bases that the counters of a group share.
type Group = (Step, SmallVec<[Option<Value>; 1]>);

/// The header of a loop, where its counters are parameters.
struct Header<'a> {
    cfg: &'a Cfg,
    loops: &'a LoopForest<Block>,
    the_loop: Loop,
    block: Block,
}

/// Runs the pass on a body. The number of counters that are gone.
pub fn run(body: &mut Body, cx: &mut Context) -> u64 {
    let cfg = Cfg::of(body);
    let loops = cfg.loops();
    let mut replaced = ValueMap::new();
    let mut count = 0;
    for the_loop in loops.loops() {
        let block = loops.header(the_loop);
        let header = Header { cfg: &cfg, loops: &loops, the_loop, block };
        let mut gone = Vec::new();
        for (key, counters) in header.groups(body, cx) {
            if counters.len() > 1 {
                header.join(body, cx, &key.0, &counters, &mut replaced, &mut gone);
            }
        }
        count += gone.len() as u64;
        header.remove(body, gone);
    }
    if count > 0 {
        body.rewrite(&replaced);
    }
    count
}

impl Header<'_> {
    /// The counters by group, in the order of the parameters.
    fn groups(&self, body: &Body, cx: &Context) -> Vec<(Group, Vec<Counter>)> {
        let mut groups: Vec<(Group, Vec<Counter>)> = Vec::new();
        let mut numbers: Map<Group, usize> = Map::default();
        for param in 0..body.block_params(self.block).len() {
            let Some((step, counter)) = self.counter(body, cx, param) else { continue };
            let key: Group = (step, counter.starts.iter().map(|start| start.base).collect());
            let number = *numbers.entry(key.clone()).or_insert_with(|| {
                groups.push((key, Vec::new()));
                groups.len() - 1
            });
            groups[number].1.push(counter);
        }
        groups
    }

    /// The parameter as a counter, if every edge from within the loop passes on the same step of it.
    fn counter(&self, body: &Body, cx: &Context, param: usize) -> Option<(Step, Counter)> {
        let local = body.block_params(self.block)[param];
        let ty = body.locals[local].ty;
        if !(ty.is_ptr() || ty.int_width().is_some_and(|bits| bits <= 64)) {
            return None;
        }
        let mut starts = SmallVec::new();
        let mut stepped: Option<Value> = None;
        let mut alike = true;
        self.cfg.for_each_incoming(body, self.block, |pred, _, args| {
            if self.loops.contains(self.the_loop, pred) {
                alike &= stepped.is_none_or(|value| value == args[param]);
                stepped = Some(args[param]);
            } else {
                starts.push(Start::of(body, cx, args[param]));
            }
        });
        let next = body.def_inst(stepped?)?;
        let step = step(body, next, local.into())?;
        let stays = match &step {
            Step::Add(_, by) => self.is_invariant(body, *by),
            Step::Gep(_, indices) => indices.iter().all(|&index| self.is_invariant(body, index)),
        };
        (alike && stays && !starts.is_empty()).then_some((step, Counter { param, next, starts }))
    }

    fn is_invariant(&self, body: &Body, value: Value) -> bool {
        let block = match value.local().map(|local| body.locals[local].def) {
            Some(LocalDef::Inst(def)) => body.inst_block(def),
            Some(LocalDef::Param(block, _)) => Some(block),
            None => return true,
        };
        block.is_some_and(|block| !self.loops.contains(self.the_loop, block))
    }

    /// Keeps the counter that starts lowest. Each other with the same distance on every edge becomes this one plus
    /// that, and is added to `gone`.
    fn join(
        &self,
        body: &mut Body,
        cx: &mut Context,
        step: &Step,
        counters: &[Counter],
        replaced: &mut ValueMap,
        gone: &mut Vec<usize>,
    ) {
        let lowest = counters.iter().min_by_key(|counter| counter.starts[0].offset);
        let leader = lowest.expect("a group has counters");
        let followers: Vec<(&Counter, i64)> = counters
            .iter()
            .filter(|counter| counter.param != leader.param)
            .filter_map(|counter| Some((counter, counter.distance(leader)?)))
            .collect();
        if followers.is_empty() {
            return;
        }
        let flags = common_flags(body, cx, step, leader, &followers);
        self.clear_starts(body, cx, leader);
        if let InstKind::Binary { flags: own, .. } | InstKind::Gep { flags: own, .. } =
            &mut body.insts[leader.next].kind
        {
            *own = own.intersection(flags);
        }
        let params = body.block_params(self.block).to_vec();
        let kept: Value = params[leader.param].into();
        let first = body.first_code(self.block).expect("a block has a terminator");
        let mut builder = Builder::new(body, cx, InsertPoint::Before(first));
        for (counter, distance) in followers {
            let value = match step {
                _ if distance == 0 => kept,
                Step::Add(ty, _) => {
                    let distance = builder.sint(*ty, distance.into());
                    builder.binary_flags(BinaryOp::Add, flags, kept, distance)
                }
                Step::Gep(..) => builder.byte_offset(kept, distance, Flags::NONE),
            };
            replaced[params[counter.param]] = Some(value).into();
            gone.push(counter.param);
        }
    }

    /// Lets a counter start from sums without flags: a sum that may be poison is no start for the others.
    fn clear_starts(&self, body: &mut Body, cx: &mut Context, counter: &Counter) {
        let mut edges: SmallVec<[Inst; 4]> = SmallVec::new();
        self.cfg.for_each_incoming(body, self.block, |pred, terminator, _| {
            if !self.loops.contains(self.the_loop, pred) {
                edges.push(terminator);
            }
        });
        let ty = body.locals[body.block_params(self.block)[counter.param]].ty;
        let values: SmallVec<[Value; 4]> = edges
            .iter()
            .zip(&counter.starts)
            .map(|(&terminator, start)| {
                start
                    .without_flags(&mut Builder::new(body, cx, InsertPoint::Before(terminator)), ty)
            })
            .collect();
        let mut values = values.into_iter();
        edges.dedup();
        for terminator in edges {
            body.for_each_target_mut(terminator, |target, pool| {
                if target.block == self.block
                    && let Some(value) = values.next()
                {
                    target.args.as_mut_slice(pool)[counter.param] = value;
                }
            });
        }
    }

    /// Removes parameters, and what branches pass to them.
    fn remove(&self, body: &mut Body, mut params: Vec<usize>) {
        if params.is_empty() {
            return;
        }
        params.sort_unstable();
        let keep = |n: usize| params.binary_search(&n).is_err();
        body.retain_params(self.block, keep);
        let mut terminators: SmallVec<[Inst; 4]> =
            self.cfg.preds(self.block).filter_map(|pred| body.terminator(pred)).collect();
        terminators.dedup();
        for terminator in terminators {
            body.retain_branch_args(terminator, self.block, keep);
        }
    }
}

/// The step from `counter` to what `next` computes.
fn step(body: &Body, next: Inst, counter: Value) -> Option<Step> {
    match body.insts[next].kind {
        InstKind::Binary { op: BinaryOp::Add, args: [a, b], .. } if a != b => {
            let by = if a == counter { b } else { a };
            let ty = body.locals[body.result(next)?].ty;
            (a == counter || b == counter).then_some(Step::Add(ty, by))
        }
        InstKind::Gep { source, args, .. } => {
            let list = body.list(args);
            let repeats = list[1..].contains(&counter);
            (list[0] == counter && !repeats)
                .then(|| Step::Gep(source, SmallVec::from_slice(&list[1..])))
        }
        _ => None,
    }
}

impl Counter {
    /// The distance from another counter of the group, if it is the same on every edge into the loop.
    fn distance(&self, other: &Counter) -> Option<i64> {
        let mut distances = self.starts.iter().zip(&other.starts).map(|(a, b)| a.offset - b.offset);
        let first = distances.next()?;
        distances.all(|distance| distance == first).then(|| i64::try_from(first).ok())?
    }
}

impl Start {
    /// Takes a start apart.
    fn of(body: &Body, cx: &Context, value: Value) -> Start {
        let ty = body.value_type(value, cx);
        let mut start = Start { base: Some(value), offset: 0, exact: Flags::NUW | Flags::NSW };
        for _ in 0..MAX_STEPS {
            let Some(base) = start.base else { break };
            if let Some(number) = base.constant().and_then(|c| cx.consts.as_int(c)) {
                start.add(None, number, Flags::NUW | Flags::NSW);
                break;
            }
            let Some(inst) = body.def_inst(base) else { break };
            match body.insts[inst].kind {
                InstKind::Binary { op, flags, args: [a, b], .. } => {
                    let flags = match op {
                        BinaryOp::Add => flags,
                        BinaryOp::Or if flags.contains(Flags::DISJOINT) => Flags::NUW | Flags::NSW,
                        _ => break,
                    };
                    let number = b.constant().and_then(|c| cx.consts.as_int(c));
                    let Some(number) = number else { break };
                    start.add(Some(a), number, flags);
                }
                InstKind::Gep { args, .. } => {
                    let Some(bytes) = constant_offset(body, cx, inst) else { break };
                    start.add(Some(body.list(args)[0]), bytes.into(), Flags::NONE);
                }
                _ => break,
            }
        }
        if let Some(bits) = ty.int_width() {
            let wrapped = start.offset << (128 - bits) >> (128 - bits);
            if wrapped != start.offset {
                (start.offset, start.exact) = (wrapped, Flags::NONE);
            }
        }
        start
    }

    /// Adds a constant to another base. The sum of constants that are not negative is exact where each addition is.
    fn add(&mut self, base: Option<Value>, number: i128, flags: Flags) {
        let flags = if number < 0 { Flags::NONE } else { flags };
        self.exact = self.exact.intersection(flags);
        self.offset += number;
        self.base = base;
    }

    /// The start as a sum without flags.
    fn without_flags(&self, builder: &mut Builder<'_>, ty: Type) -> Value {
        match self.base {
            None => builder.sint(ty, self.offset),
            Some(base) if self.offset == 0 => base,
            Some(base) if ty.is_ptr() => builder.byte_offset(base, self.offset as i64, Flags::NONE),
            Some(base) => {
                let offset = builder.sint(ty, self.offset);
                builder.add(base, offset)
            }
        }
    }
}

/// The flags that hold for the steps of the counter that is kept and for its distances to the others. It starts lowest: where it
/// wraps, going up, the others have wrapped.
fn common_flags(
    body: &Body,
    cx: &Context,
    step: &Step,
    leader: &Counter,
    followers: &[(&Counter, i64)],
) -> Flags {
    let Step::Add(_, by) = step else { return Flags::NONE };
    let goes_up = by.constant().and_then(|c| cx.consts.as_int(c)).is_some_and(|by| by > 0);
    let mut common = if goes_up { Flags::NUW | Flags::NSW } else { Flags::NONE };
    for counter in followers.iter().map(|&(counter, _)| counter).chain([leader]) {
        if let InstKind::Binary { flags, .. } = body.insts[counter.next].kind {
            common = common.intersection(flags);
        }
        for start in &counter.starts {
            common = common.intersection(start.exact);
        }
    }
    common
}
