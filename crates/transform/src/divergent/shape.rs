//! The shape of control flow that linearisation starts from.
//!
//! Switches become comparisons, in a balanced tree; all exits of the function lead to one block; cycles that are
//! entered in more than one place get a block that dispatches to their entries (selector and arguments are its
//! parameters, and no value needs repair: a value of the cycle dominates none of its entries, since a path without
//! repetition goes to each from outside); loops get one latch; blocks with one predecessor have no parameters; critical
//! edges are split.

use ir::graph::{DomTree, LoopForest, Sccs};
use ir::map::Set;
use ir::ssa::{
    BinaryOp, Block, BlockCall, Body, Context, Flags, Inst, InstKind, IntCc, Type, Value, ValueMap,
};

/// Rounds in which cycles with several entries are given one: each removes the outermost ones, so there
/// are as many as such cycles are nested.
const MAX_ROUNDS: usize = 64;

/// Runs the pass on a body. The number of changes.
pub fn run(body: &mut Body, cx: &mut Context) -> u64 {
    let graph = body.flow_graph();
    if graph.reverse_postorder().len() != body.block_order().len() {
        body.retain_blocks(|b| graph.is_reachable(b));
    }
    let mut shaper = Shaper { body, cx, changes: 0 };
    shaper.lower_switches();
    shaper.unify_exits();
    for _ in 0..MAX_ROUNDS {
        if !shaper.fix_irreducible() {
            break;
        }
    }
    shaper.unify_latches();
    shaper.drop_single_params();
    shaper.split_critical_edges();
    shaper.changes
}

struct Shaper<'a> {
    body: &'a mut Body,
    cx: &'a mut Context,
    changes: u64,
}

/// Cases that lead to one place: from the first value to the last, and where.
#[derive(Clone)]
struct Range {
    first: u128,
    last: u128,
    target: BlockCall,
}

impl Shaper<'_> {
    fn append(&mut self, block: Block, kind: InstKind, ty: Type) -> Inst {
        let inst = self.body.make_inst(kind, ty);
        self.body.append_inst(inst, block);
        inst
    }

    fn jump(&mut self, block: Block, target: BlockCall) {
        self.append(block, InstKind::Br { target }, Type::VOID);
    }

    fn compare(&mut self, block: Block, cc: IntCc, a: Value, b: Value) -> Value {
        let kind = InstKind::ICmp { cc, flags: Flags::NONE, args: [a, b] };
        let inst = self.append(block, kind, Type::int(1));
        self.body.result(inst).expect("a comparison has a result").into()
    }

    /// The same target with operands of its own.
    fn again(&mut self, target: BlockCall) -> BlockCall {
        let args = self.body.list(target.args).to_vec();
        self.body.block_call(target.block, &args)
    }
}

/// Switches.
impl Shaper<'_> {
    fn lower_switches(&mut self) {
        for block in self.body.block_order().to_vec() {
            let Some(inst) = self.body.terminator(block) else { continue };
            let InstKind::Switch { value, default, cases } = self.body.insts[inst].kind else {
                continue;
            };
            let ranges = self.ranges(value, default, &self.body.switch_cases[cases].clone());
            self.body.remove_inst(inst);
            self.changes += 1;
            self.search(block, value, &ranges, default);
        }
    }

    /// The cases in ascending order, neighbours with the same target joined.
    fn ranges(&self, value: Value, default: BlockCall, cases: &[(Value, BlockCall)]) -> Vec<Range> {
        let width = self.body.value_type(value, self.cx).int_width().unwrap_or(64);
        let same = |a: BlockCall, b: BlockCall| {
            a.block == b.block && self.body.list(a.args) == self.body.list(b.args)
        };
        let mut single: Vec<(u128, BlockCall)> = cases
            .iter()
            .filter_map(|&(v, target)| {
                let c = self.cx.consts.as_uint(v.constant()?)?;
                Some((ir::ssa::truncate(c, width), target))
            })
            .filter(|&(_, target)| !same(target, default))
            .collect();
        single.sort_unstable_by_key(|c| c.0);
        let mut ranges: Vec<Range> = Vec::with_capacity(single.len());
        for (value, target) in single {
            match ranges.last_mut() {
                Some(last) if last.last + 1 == value && same(last.target, target) => {
                    last.last = value;
                }
                _ => ranges.push(Range { first: value, last: value, target }),
            }
        }
        ranges
    }

    /// Compares at the end of `block` until one of the ranges or the default is found.
    fn search(&mut self, block: Block, value: Value, ranges: &[Range], default: BlockCall) {
        let mut work = vec![(block, 0, ranges.len())];
        let ty = self.body.value_type(value, self.cx);
        while let Some((block, from, to)) = work.pop() {
            if from == to {
                let target = self.again(default);
                self.jump(block, target);
                continue;
            }
            let next = self.body.make_block();
            self.body.insert_block_after(next, block);
            let next_call = self.body.block_call(next, &[]);
            if to - from <= 3 {
                let range = &ranges[from];
                let cond = self.is_in(block, value, ty, range);
                let then = self.again(range.target);
                let kind = InstKind::CondBr { cond, then, otherwise: next_call };
                self.append(block, kind, Type::VOID);
                work.push((next, from + 1, to));
                continue;
            }
            let middle = from + (to - from) / 2;
            let low = self.body.make_block();
            self.body.insert_block_after(low, block);
            let pivot = self.cx.consts.int(ty, ranges[middle].first).into();
            let cond = self.compare(block, IntCc::Ult, value, pivot);
            let then = self.body.block_call(low, &[]);
            let kind = InstKind::CondBr { cond, then, otherwise: next_call };
            self.append(block, kind, Type::VOID);
            work.push((next, middle, to));
            work.push((low, from, middle));
        }
    }

    fn is_in(&mut self, block: Block, value: Value, ty: Type, range: &Range) -> Value {
        let first: Value = self.cx.consts.int(ty, range.first).into();
        if range.first == range.last {
            return self.compare(block, IntCc::Eq, value, first);
        }
        let kind = InstKind::Binary {
            op: BinaryOp::Sub,
            flags: Flags::NONE,
            fast_math: ir::ssa::FastMath::NONE,
            args: [value, first],
        };
        let from_first = self.append(block, kind, ty);
        let from_first = self.body.result(from_first).expect("a difference").into();
        let size = self.cx.consts.int(ty, range.last - range.first).into();
        self.compare(block, IntCc::Ule, from_first, size)
    }
}

/// Exits.
impl Shaper<'_> {
    /// One block returns. Unreachable ends go there too: no lane ever does.
    fn unify_exits(&mut self) {
        let mut ends: Vec<(Block, Inst, Option<Value>, bool)> = Vec::new();
        for &block in self.body.block_order() {
            let Some(inst) = self.body.terminator(block) else { continue };
            match self.body.insts[inst].kind {
                InstKind::Ret { value } => ends.push((block, inst, value.expand(), true)),
                InstKind::Unreachable => ends.push((block, inst, None, false)),
                _ => {}
            }
        }
        if ends.len() <= 1 && ends.iter().all(|e| e.3) {
            return;
        }
        let ty = ends
            .iter()
            .find_map(|e| e.2)
            .map_or(Type::VOID, |value| self.body.value_type(value, self.cx));
        if ends.iter().all(|e| !e.3) {
            // Nothing returns: any end will do, but a value's type would have to be made up.
            return self.end_without_return(&ends);
        }
        let exit = self.body.append_block();
        let param = (!ty.is_void()).then(|| self.body.append_param(exit, ty));
        self.append(exit, InstKind::Ret { value: param.map(Value::from).into() }, Type::VOID);
        for (block, inst, value, _) in ends {
            self.body.remove_inst(inst);
            let mut args = Vec::new();
            if param.is_some() {
                args.push(value.unwrap_or_else(|| self.cx.consts.poison(ty).into()));
            }
            let target = self.body.block_call(exit, &args);
            self.jump(block, target);
        }
        self.changes += 1;
    }

    fn end_without_return(&mut self, ends: &[(Block, Inst, Option<Value>, bool)]) {
        if ends.len() <= 1 {
            return;
        }
        let exit = self.body.append_block();
        self.append(exit, InstKind::Unreachable, Type::VOID);
        for &(block, inst, ..) in ends {
            self.body.remove_inst(inst);
            let target = self.body.block_call(exit, &[]);
            self.jump(block, target);
        }
        self.changes += 1;
    }
}

/// Cycles.
impl Shaper<'_> {
    /// Inserts a block that dispatches to the entries of each outermost cycle with several entries.
    fn fix_irreducible(&mut self) -> bool {
        let graph = self.body.flow_graph();
        let dom = DomTree::new(&graph);
        let loops = LoopForest::new(&graph, &dom);
        if loops.irreducible_edges().is_empty() {
            return false;
        }
        // Cycles inside natural loops are found when the headers are taken away.
        let headers: Set<Block> = loops.loops().map(|l| loops.header(l)).collect();
        let goes_back = |from: Block, to: Block| headers.contains(&to) && dom.dominates(to, from);
        let mut edges = Vec::new();
        for &from in graph.reverse_postorder() {
            for &to in graph.successors(from) {
                if !goes_back(from, to) {
                    edges.push((from, to));
                }
            }
        }
        let acyclic = ir::graph::FlowGraph::from_edges(graph.node_bound(), graph.entry(), &edges);
        let components = Sccs::new(&acyclic);
        let cycles: Vec<Vec<Block>> =
            components.iter().filter(|c| c.len() > 1).map(<[Block]>::to_vec).collect();
        for cycle in &cycles {
            let inside: Set<Block> = cycle.iter().copied().collect();
            // A block that only goes back to the header of a loop in the cycle is no entry: were it taken
            // for an entry, values of the cycle that reach the header would no longer dominate it.
            let entries: Vec<Block> = cycle
                .iter()
                .copied()
                .filter(|&b| {
                    graph
                        .predecessors(b)
                        .iter()
                        .any(|&p| graph.is_reachable(p) && !inside.contains(&p) && !goes_back(p, b))
                })
                .collect();
            self.dispatch(&entries);
        }
        !cycles.is_empty()
    }

    fn dispatch(&mut self, entries: &[Block]) {
        let hub = self.body.append_block();
        let i32 = Type::int(32);
        let selector = self.body.append_param(hub, i32);
        let mut types: Vec<Type> = Vec::new();
        let mut starts: Vec<usize> = Vec::new();
        for &entry in entries {
            starts.push(types.len());
            types.extend(self.body.block_params(entry).iter().map(|&p| self.body.locals[p].ty));
        }
        let params: Vec<Value> =
            types.iter().map(|&ty| self.body.append_param(hub, ty).into()).collect();
        let poison: Vec<Value> = types.iter().map(|&ty| self.cx.consts.poison(ty).into()).collect();
        for block in self.body.block_order().to_vec() {
            let Some(inst) = self.body.terminator(block) else { continue };
            let cx = &mut *self.cx;
            self.body.for_each_target_mut(inst, |target, pool| {
                let Some(n) = entries.iter().position(|&e| e == target.block) else { return };
                let mut args: Vec<Value> = vec![cx.consts.int(i32, n as u128).into()];
                args.extend_from_slice(&poison);
                for (k, &value) in target.args.as_slice(pool).iter().enumerate() {
                    args[1 + starts[n] + k] = value;
                }
                *target = BlockCall {
                    block: hub,
                    args: cranelift_entity::EntityList::from_slice(&args, pool),
                };
            });
        }
        let ends: Vec<usize> = starts.iter().skip(1).copied().chain([types.len()]).collect();
        let ranges: Vec<Range> = entries
            .iter()
            .enumerate()
            .map(|(n, &entry)| {
                let args = params[starts[n]..ends[n]].to_vec();
                let target = self.body.block_call(entry, &args);
                Range { first: n as u128, last: n as u128, target }
            })
            .collect();
        let (last, others) = ranges.split_last().expect("a cycle has an entry");
        self.search(hub, selector.into(), others, last.target);
        self.changes += 1;
    }

    /// Inserts one latch into loops with several back edges.
    fn unify_latches(&mut self) {
        let graph = self.body.flow_graph();
        let dom = DomTree::new(&graph);
        let loops = LoopForest::new(&graph, &dom);
        for l in loops.loops() {
            let header = loops.header(l);
            let latches: Set<Block> = loops.latches(l, &graph).collect();
            let mut edges = 0;
            for &latch in &latches {
                self.body.for_each_successor(latch, |to| edges += usize::from(to == header));
            }
            if edges <= 1 {
                continue;
            }
            let types: Vec<Type> =
                self.body.block_params(header).iter().map(|&p| self.body.locals[p].ty).collect();
            let latch = self.body.append_block();
            let params: Vec<Value> =
                types.iter().map(|&ty| self.body.append_param(latch, ty).into()).collect();
            for &from in &latches {
                let inst = self.body.terminator(from).expect("a latch branches");
                self.body.for_each_target_mut(inst, |target, _| {
                    if target.block == header {
                        target.block = latch;
                    }
                });
            }
            let target = self.body.block_call(header, &params);
            self.jump(latch, target);
            self.changes += 1;
        }
    }
}

/// Edges.
impl Shaper<'_> {
    /// Replaces parameters of blocks with one incoming edge by their arguments.
    fn drop_single_params(&mut self) {
        let graph = self.body.flow_graph();
        let mut map = ValueMap::new();
        let mut any = false;
        for &block in graph.reverse_postorder() {
            if self.body.block_params(block).is_empty() || graph.entry() == Some(block) {
                continue;
            }
            let &[from] = graph.predecessors(block) else { continue };
            let inst = self.body.terminator(from).expect("a predecessor branches");
            let mut args: Vec<Value> = Vec::new();
            self.body.for_each_target_mut(inst, |target, pool| {
                if target.block == block {
                    args = target.args.as_slice(pool).to_vec();
                    target.args = cranelift_entity::EntityList::new();
                }
            });
            for (&param, value) in self.body.block_params(block).iter().zip(args) {
                map[param] = Some(value).into();
            }
            self.body.retain_params(block, |_| false);
            any = true;
            self.changes += 1;
        }
        if any {
            self.body.rewrite(&map);
        }
    }

    fn split_critical_edges(&mut self) {
        let graph = self.body.flow_graph();
        for &block in graph.reverse_postorder() {
            if graph.successors(block).len() < 2 {
                continue;
            }
            let inst = self.body.terminator(block).expect("a branch");
            let mut calls: Vec<BlockCall> = Vec::new();
            self.body.insts[inst].kind.for_each_target(self.body, |t| calls.push(*t));
            let mut split: Vec<Option<Block>> = Vec::with_capacity(calls.len());
            for call in calls {
                if graph.predecessors(call.block).len() < 2 {
                    split.push(None);
                    continue;
                }
                let edge = self.body.make_block();
                self.body.insert_block_after(edge, block);
                self.jump(edge, call);
                split.push(Some(edge));
                self.changes += 1;
            }
            let mut n = 0;
            self.body.for_each_target_mut(inst, |target, _| {
                if let Some(edge) = split[n] {
                    *target = BlockCall { block: edge, args: cranelift_entity::EntityList::new() };
                }
                n += 1;
            });
        }
    }
}
