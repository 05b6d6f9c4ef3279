//! Loops that the assembler must not unroll.
//!
//! `ptxas` unrolls every loop that counts to a limit, up to some size. Loops that profit from it are
//! unrolled before selection; multiplying a large body costs more in the instruction cache than the
//! jumps cost. So a loop stays rolled if the source says so, if an iteration is work enough by
//! itself, or if it is unrolled already. Exceptions are loops over arrays in the frame: once their
//! indices are constants, the assembler keeps the arrays in registers. That needs a loop that counts
//! to a constant, and an array without indices that depend on data.

use cranelift_entity::EntitySet;
use ir::graph::{FlowGraph, Loop, LoopForest};
use ir::map::Set;
use ir::ssa::{
    BinaryOp, Block, Body, Context, Inst, InstKind, Intrinsic, Local, LocalDef, Value, sym,
};

/// A loop of more instructions than this is not unrolled further.
const LARGE_LOOP: u64 = 128;
/// The same for a loop in which threads wait for each other.
const LARGE_LOOP_WITH_BARRIERS: u64 = 48;
/// A loop of more instructions than the first stays rolled, if all its iterations are more than the
/// second: the assembler would write them all out.
const SMALL_LOOP: u64 = 32;
const LARGE_WHOLE: u64 = 320;
/// The same for loops over arrays that may go to registers then.
const LARGE_WITH_ARRAYS: u64 = 4096;
/// Steps from a pointer back to its variable.
const MOST_STEPS: usize = 16;
/// Sweeps after which indices count as data.
const MOST_SWEEPS: usize = 8;

/// The headers of the loops that stay rolled.
pub(super) fn stay_rolled(
    body: &Body,
    cx: &Context,
    graph: &FlowGraph<Block>,
    loops: &LoopForest<Block>,
) -> EntitySet<Block> {
    let mut rolled = EntitySet::new();
    if loops.is_empty() {
        return rolled;
    }
    let mut decider = Decider { body, cx, graph, loops, scattered: None };
    for l in loops.loops() {
        if decider.stays_rolled(l) {
            rolled.insert(loops.header(l));
        }
    }
    rolled
}

struct Decider<'a> {
    body: &'a Body,
    cx: &'a Context,
    graph: &'a FlowGraph<Block>,
    loops: &'a LoopForest<Block>,
    /// Variables of the frame that cannot be kept in registers, however often loops are unrolled.
    scattered: Option<Set<Inst>>,
}

impl Decider<'_> {
    fn stays_rolled(&mut self, l: Loop) -> bool {
        if let Some(answer) = self.unroll_hint(l) {
            return !answer;
        }
        let (mut size, mut accesses) = (0, 0);
        let mut limit = LARGE_LOOP;
        let mut arrays: Set<Inst> = Set::default();
        for &block in self.loops.nodes(l) {
            for inst in self.body.block_insts(block) {
                size += self.weight(inst);
                match &self.body.insts[inst].kind {
                    InstKind::Load { ptr, .. } | InstKind::Store { ptr, .. } => {
                        accesses += 1;
                        arrays.extend(self.variable(*ptr));
                    }
                    // Iterations cannot overlap where all threads meet.
                    InstKind::Call { callee, .. } if self.is_barrier(*callee) => {
                        limit = LARGE_LOOP_WITH_BARRIERS;
                    }
                    _ => {}
                }
            }
        }
        let whole = self.iterations(l).map(|n| n.saturating_mul(size));
        if !arrays.is_empty() && whole.is_some_and(|n| n <= LARGE_WITH_ARRAYS) {
            let scattered = match &self.scattered {
                Some(known) => known,
                None => {
                    let found = self.find_scattered();
                    self.scattered.insert(found)
                }
            };
            if arrays.iter().any(|a| !scattered.contains(a)) {
                return false;
            }
        }
        let grows = size > SMALL_LOOP && whole.is_some_and(|n| n > LARGE_WHOLE);
        size > limit || grows || self.was_unrolled(l, accesses)
    }

    /// Comparisons at the exits of a loop: the operands in both orders.
    fn exit_tests(&self, l: Loop) -> impl Iterator<Item = (Value, Value)> + '_ {
        let tests = self.loops.nodes(l).iter().filter_map(move |&block| {
            let InstKind::CondBr { cond, .. } = self.body.insts[self.body.terminator(block)?].kind
            else {
                return None;
            };
            let mut leaves = false;
            self.body.for_each_successor(block, |to| leaves |= !self.loops.contains(l, to));
            match self.body.def_kind(cond) {
                Some(InstKind::ICmp { args, .. }) if leaves => Some(*args),
                _ => None,
            }
        });
        tests.flat_map(|[a, b]| [(a, b), (b, a)])
    }

    /// About how many instructions one becomes.
    fn weight(&self, inst: Inst) -> u64 {
        let Some(result) = self.body.result(inst) else { return 1 };
        let ty = self.body.locals[result].ty;
        let lanes = u64::from(self.cx.types.lanes(ty)).max(1);
        let bits = self.cx.types.scalar(ty).int_width().unwrap_or(32);
        lanes * if bits > 64 { u64::from(bits / 32) } else { 1 }
    }

    /// Returns the trip count of a loop that counts from a constant to a constant.
    fn iterations(&self, l: Loop) -> Option<u64> {
        let header = self.loops.header(l);
        self.exit_tests(l).find_map(|(count, limit)| {
            let limit = self.int(limit)?;
            let step = self.step(l, count)?;
            let counter = match self.body.def_kind(count) {
                Some(InstKind::Binary { op: BinaryOp::Add, args, .. }) => args[0],
                _ => count,
            };
            let LocalDef::Param(block, n) = self.body.locals[counter.local()?].def else {
                return None;
            };
            let mut start = None;
            for &pred in self.graph.predecessors(header) {
                if block == header && !self.loops.contains(l, pred) {
                    let term = self.body.terminator(pred)?;
                    self.body.insts[term].kind.for_each_target(self.body, |t| {
                        if t.block == header {
                            start = self.body.list(t.args).get(n as usize).copied();
                        }
                    });
                }
            }
            let distance = limit.checked_sub(self.int(start?)?)?;
            distance.checked_div(step).map(i64::unsigned_abs)
        })
    }

    fn int(&self, v: Value) -> Option<i64> {
        i64::try_from(self.cx.consts.as_int(v.constant()?)?).ok()
    }

    /// Whether a loop has been unrolled already: it counts in steps of a power of two up to a limit that
    /// was rounded down to a multiple of the step; or to a constant, with an access at least for every
    /// element that it steps over.
    fn was_unrolled(&self, l: Loop, accesses: i64) -> bool {
        self.exit_tests(l).any(|(count, limit)| {
            let Some(step) = self.step(l, count) else { return false };
            if step < 2 || step & (step - 1) != 0 {
                return false;
            }
            match self.constant_operand(limit, BinaryOp::And) {
                Some(mask) => mask & (step - 1) == 0,
                None => limit.constant().is_some() && step >= 4 && accesses >= step,
            }
        })
    }

    /// Returns the constant that each iteration adds to a counter: `count` is its value before or
    /// after that.
    fn step(&self, l: Loop, count: Value) -> Option<i64> {
        if let Some(step) = self.constant_operand(count, BinaryOp::Add) {
            return Some(step);
        }
        let header = self.loops.header(l);
        let LocalDef::Param(block, n) = self.body.locals[count.local()?].def else { return None };
        if block != header {
            return None;
        }
        let latch = self.loops.latches(l, self.graph).next()?;
        let mut step = None;
        self.body.insts[self.body.terminator(latch)?].kind.for_each_target(self.body, |t| {
            if t.block == header
                && let Some(&next) = self.body.list(t.args).get(n as usize)
                && let Some(InstKind::Binary { args, .. }) = self.body.def_kind(next)
                && args[0] == count
            {
                step = self.constant_operand(next, BinaryOp::Add);
            }
        });
        step
    }

    /// The constant that an operation has as its second operand.
    fn constant_operand(&self, v: Value, which: BinaryOp) -> Option<i64> {
        match self.body.def_kind(v)? {
            InstKind::Binary { op, args, .. } if *op == which => {
                i64::try_from(self.cx.consts.as_int(args[1].constant()?)?).ok()
            }
            _ => None,
        }
    }

    fn is_barrier(&self, callee: Value) -> bool {
        self.cx
            .direct_callee(callee)
            .is_some_and(|g| self.cx.globals[g].name.starts_with("llvm.nvvm.bar"))
    }

    /// The variable of the frame that a pointer is into.
    fn variable(&self, mut ptr: Value) -> Option<Inst> {
        for _ in 0..MOST_STEPS {
            match self.body.def_kind(ptr)? {
                InstKind::Gep { args, .. } => ptr = self.body.list(*args)[0],
                InstKind::Cast { value, .. } => ptr = *value,
                InstKind::Alloca { .. } => return self.body.def_inst(ptr),
                _ => return None,
            }
        }
        None
    }

    /// The variables that are indexed by data somewhere, or whose address goes elsewhere.
    fn find_scattered(&self) -> Set<Inst> {
        let data = self.find_data();
        let mut scattered: Set<Inst> = Set::default();
        for &block in self.graph.reverse_postorder() {
            for inst in self.body.block_insts(block) {
                let kind = &self.body.insts[inst].kind;
                let address = match kind {
                    InstKind::Gep { .. } | InstKind::Cast { .. } => continue,
                    InstKind::Load { ptr, .. } | InstKind::Store { ptr, .. } => Some(*ptr),
                    InstKind::Call { callee, .. }
                        if matches!(
                            self.cx.intrinsic_of(*callee),
                            Intrinsic::LifetimeStart | Intrinsic::LifetimeEnd
                        ) =>
                    {
                        continue;
                    }
                    _ => None,
                };
                match address {
                    Some(ptr) if ptr.local().is_some_and(|l| data.contains(l)) => {
                        scattered.extend(self.variable(ptr));
                    }
                    _ => {}
                }
                kind.for_each_value(self.body, |v| {
                    if Some(v) != address {
                        scattered.extend(self.variable(v));
                    }
                });
            }
        }
        scattered
    }

    /// Values that unrolling loops does not make constants: results of loads and calls, values from
    /// outside, values that depend on the path taken, and all that is computed from these.
    fn find_data(&self) -> EntitySet<Local> {
        let body = self.body;
        let mut data: EntitySet<Local> = EntitySet::with_capacity(body.locals.len());
        let header = |b: Block| self.loops.innermost(b).is_some_and(|l| self.loops.header(l) == b);
        for sweep in 0.. {
            let mut changed = false;
            for &block in self.graph.reverse_postorder() {
                let joins = block == body.entry()
                    || (!header(block) && self.graph.predecessors(block).len() > 1)
                    || sweep >= MOST_SWEEPS;
                if joins {
                    for &param in body.block_params(block) {
                        changed |= data.insert(param);
                    }
                }
                for inst in body.block_insts(block) {
                    let kind = &body.insts[inst].kind;
                    if let Some(result) = body.result(inst) {
                        let mut is_data = match kind {
                            InstKind::Binary { .. }
                            | InstKind::Cast { .. }
                            | InstKind::ICmp { .. }
                            | InstKind::Gep { .. }
                            | InstKind::Select { .. }
                            | InstKind::Freeze { .. } => false,
                            InstKind::Alloca { .. } => continue,
                            _ => true,
                        };
                        kind.for_each_value(body, |v| {
                            is_data |= v.local().is_some_and(|l| data.contains(l));
                        });
                        if is_data {
                            changed |= data.insert(result);
                        }
                    }
                    kind.for_each_target(body, |t| {
                        for (&param, arg) in
                            body.block_params(t.block).iter().zip(body.list(t.args))
                        {
                            if arg.local().is_some_and(|l| data.contains(l)) {
                                changed |= data.insert(param);
                            }
                        }
                    });
                }
            }
            if !changed {
                break;
            }
        }
        data
    }

    /// Returns whether the loop's metadata asks for unrolling; None if it says nothing.
    fn unroll_hint(&self, l: Loop) -> Option<bool> {
        let header = self.loops.header(l);
        for &block in self.loops.nodes(l) {
            let Some(inst) = self.body.terminator(block) else { continue };
            let Some(md) = self.cx.md_attachment(self.body.insts[inst].metadata, sym::LLVM_LOOP)
            else {
                continue;
            };
            let mut back = false;
            self.body.insts[inst].kind.for_each_target(self.body, |t| back |= t.block == header);
            if !back {
                continue;
            }
            for &item in self.cx.metadata.tuple(md).iter().flatten() {
                let hint = self.cx.metadata.tuple(item);
                let name = hint.first().copied().flatten();
                match name.and_then(|name| self.cx.metadata.string(name)) {
                    Some("llvm.loop.unroll.disable") => return Some(false),
                    Some("llvm.loop.unroll.full" | "llvm.loop.unroll.enable") => return Some(true),
                    Some("llvm.loop.unroll.count") => {
                        let count = hint.get(1).copied().flatten();
                        let count = count.and_then(|n| self.cx.metadata.value(n));
                        return Some(count.and_then(|n| self.cx.consts.as_int(n)) != Some(1));
                    }
                    _ => {}
                }
            }
        }
        None
    }
}
