//! Cycles: how long an order takes when several waves share a SIMD.
//!
//! The model: `W` equal waves on a processor in which each wave issues in order, one instruction at a time, and in which there
//! are several *pipes*, each of which takes one instruction at a time from any wave. An instruction of `c` cycles holds back
//! its own wave for `c`. Its pipe takes the same instruction of all other waves before the next of this wave, so it is
//! taken for `W·c`. A reader waits until what it reads is there, counted from its writer's issue. So a latency of `L`
//! cycles is hidden by `L / W` instructions for the same pipe of each wave. Units of few lanes (transcendental functions,
//! matrices) are busy for longer than their pipe. Results of operations that a counter watches (memory) are waited for by an
//! instruction of its own, which takes a cycle of the wave and no pipe: where operations of a counter end in order, up to
//! the one that is needed, else for all of them. At the region's end everything that it has loaded is ready: the code
//! after it will read it; and all waves are done.
//!
//! This is the usual scoreboard of a list scheduler (Muchnick, "Advanced Compiler Design and Implementation", chapter 17),
//! stretched by the number of waves. That a SIMD issues one instruction of each kind at a time, each of another wave, is in
//! AMD's documents (ROCm Compute Profiler, "Pipeline descriptions", section "Scheduler"), as is that waits are "internal"
//! instructions, which go to no unit. Caches, banks and the order in which waves really run are not in it.

use std::collections::BinaryHeap;

use cranelift_entity::EntityRef;
use ir::machine::MachineFunction;

use crate::sched::graph::{
    Counter, Edge, Issue, MAX_COUNTERS, MAX_UNITS, Node, RegionGraph, SchedTarget,
};

/// The cycles, pipes and units that a region's instructions take.
#[derive(Clone, Debug)]
pub struct RegionCycles {
    issues: Vec<Issue>,
    /// Whether something reads the result, perhaps after the region.
    has_result: Vec<bool>,
    /// Whether a counter watches something that a node reads.
    reads_counted: Vec<bool>,
}

impl RegionCycles {
    /// Looks at the instructions of a region.
    pub fn new(func: &MachineFunction, target: &dyn SchedTarget, graph: &RegionGraph) -> Self {
        let insts = graph.insts();
        let issues = insts.iter().map(|&inst| target.issue(func, inst)).collect();
        let has_result = insts.iter().map(|&inst| func.defs(inst).next().is_some()).collect();
        Self::from_parts(graph, issues, has_result)
    }

    pub(in crate::sched) fn from_parts(
        graph: &RegionGraph,
        issues: Vec<Issue>,
        has_result: Vec<bool>,
    ) -> Self {
        let mut reads_counted = vec![false; graph.len()];
        for node in graph.nodes().filter(|node| issues[node.index()].counter.is_some()) {
            for edge in graph.succs(node).iter().filter(|edge| edge.latency != 0) {
                reads_counted[edge.node.index()] = true;
            }
        }
        Self { issues, has_result, reads_counted }
    }

    /// Returns the issue of a node.
    pub fn issue(&self, node: Node) -> Issue {
        self.issues[node.index()]
    }

    /// Whether a node has a result that something may read, perhaps after the region.
    pub fn has_result(&self, node: Node) -> bool {
        self.has_result[node.index()]
    }

    /// Cycles for which a wave's issue is held in any order.
    pub fn issued(&self) -> u64 {
        self.issues.iter().map(|issue| u64::from(issue.cycles)).sum()
    }

    /// For each pipe and unit, how long `waves` waves keep it busy in any order.
    fn busy(&self, waves: u64) -> [u64; MAX_UNITS] {
        let mut busy = [0; MAX_UNITS];
        for issue in &self.issues {
            busy[issue.pipe()] += waves * u64::from(issue.cycles);
            if let Some((unit, cycles)) = issue.unit(waves) {
                busy[unit] += cycles;
            }
        }
        busy
    }

    /// Cycles from each node's issue to the end of the region, at least: along the longest chain.
    pub fn heights(&self, graph: &RegionGraph, waves: u32) -> Vec<u64> {
        let waves = u64::from(waves.max(1));
        let mut heights = vec![0u64; graph.len()];
        for node in graph.nodes().rev() {
            let taken = waves * u64::from(self.issue(node).cycles);
            let there = if self.has_result(node) { u64::from(graph.latency(node)) } else { 0 };
            let over = |edge: &Edge| self.apart(node, edge, waves) + heights[edge.node.index()];
            let over = graph.succs(node).iter().map(over).max().unwrap_or(0);
            heights[node.index()] = over.max(taken).max(there);
        }
        heights
    }

    /// Cycles between the issues of a node and of one that needs it, at least.
    fn apart(&self, node: Node, edge: &Edge, waves: u64) -> u64 {
        let (issue, next) = (self.issue(node), self.issue(edge.node));
        let same = next.cycles != 0 && issue.pipe() == next.pipe();
        let held = if same { waves } else { 1 } * u64::from(issue.cycles);
        u64::from(edge.latency).max(held)
    }

    /// Waits that no order can do without: the most that follow one another along a chain.
    fn waits(&self, graph: &RegionGraph) -> u64 {
        let mut waits = vec![0u64; graph.len()];
        for node in graph.nodes() {
            let counted = self.issue(node).counter.is_some();
            let here = waits[node.index()];
            for edge in graph.succs(node) {
                let to = &mut waits[edge.node.index()];
                *to = (*to).max(here + u64::from(counted && edge.latency != 0));
            }
        }
        waits.into_iter().max().unwrap_or(0)
    }

    /// Cycles that no order of the graph can do without: the longest chain, what is issued with the waits of a chain, what a
    /// pipe or unit takes, or what is left when each node comes as early as its operands and the issue, or the fullest pipe,
    /// allow, those first on which most hangs (Rim and Jain, "Lower-bound performance estimation for the high-level synthesis
    /// scheduling problem", 1994).
    pub fn least(&self, graph: &RegionGraph, waves: u32) -> u64 {
        let heights = self.heights(graph, waves);
        let waves = u64::from(waves.max(1));
        let mut early = vec![0u64; graph.len()];
        for node in graph.nodes() {
            for edge in graph.succs(node) {
                let to = early[node.index()] + self.apart(node, edge, waves);
                early[edge.node.index()] = early[edge.node.index()].max(to);
            }
        }
        let busy = self.busy(waves);
        let fullest = (0..MAX_UNITS).max_by_key(|&pipe| busy[pipe]).unwrap_or(0);
        let issue = |node: Node| Some(u64::from(self.issue(node).cycles));
        let pipe = |node: Node| {
            let issue = self.issue(node);
            (issue.pipe() == fullest).then(|| waves * u64::from(issue.cycles))
        };
        busy[fullest]
            .max(self.issued() + self.waits(graph))
            .max(relaxed(graph, &early, &heights, issue))
            .max(relaxed(graph, &early, &heights, pipe))
    }

    /// Cycles in which all of `waves` waves are through an order. For what one wave costs divide by their number.
    pub fn cycles(&self, graph: &RegionGraph, order: &[Node], waves: u32) -> u64 {
        let mut board = Scoreboard::new(self, graph, waves);
        order.iter().for_each(|&node| board.issue(node));
        board.end()
    }

    /// The cycles of an order, if they are less than `limit`.
    pub(in crate::sched) fn cycles_below(
        &self,
        graph: &RegionGraph,
        order: &[Node],
        waves: u32,
        limit: u64,
    ) -> Option<u64> {
        let mut board = Scoreboard::new(self, graph, waves);
        let mut left = self.busy(board.waves);
        let mut issues = self.issued();
        for &node in order {
            board.issue(node);
            let issue = self.issue(node);
            let pipe = issue.pipe();
            issues -= u64::from(issue.cycles);
            left[pipe] -= board.waves * u64::from(issue.cycles);
            // What is left takes its time; of pipes only this one's end has changed.
            if (board.time + issues).max(board.free[pipe] + left[pipe]) >= limit {
                return None;
            }
        }
        Some(board.end()).filter(|&cycles| cycles < limit)
    }
}

/// The end of a schedule of those nodes that take some time of one resource, in which they wait for nothing but their earliest
/// times and the resource, and may be interrupted: whatever hangs most on comes first.
fn relaxed(
    graph: &RegionGraph,
    early: &[u64],
    heights: &[u64],
    time_of: impl Fn(Node) -> Option<u64>,
) -> u64 {
    let mut nodes: Vec<(Node, u64)> =
        graph.nodes().filter_map(|n| Some((n, time_of(n)?))).collect();
    nodes.sort_by_key(|(node, _)| early[node.index()]);
    // The nodes that could start, by the height after their own time, each with the time that is left.
    let mut open: BinaryHeap<(u64, u64)> = BinaryHeap::new();
    let mut coming = nodes.into_iter().peekable();
    let (mut time, mut end) = (0, 0);
    while coming.peek().is_some() || !open.is_empty() {
        if let (None, Some((next, _))) = (open.peek(), coming.peek()) {
            time = time.max(early[next.index()]);
        }
        while let Some((node, taken)) = coming.next_if(|(node, _)| early[node.index()] <= time) {
            open.push((heights[node.index()] - taken, taken));
        }
        let Some((behind, left)) = open.pop() else { break };
        let until = coming.peek().map_or(u64::MAX, |(next, _)| early[next.index()]);
        let now = left.min(until - time);
        time += now;
        if now == left {
            end = end.max(time + behind);
        } else {
            open.push((behind, left - now));
        }
    }
    end
}

/// Operations that a counter watches.
#[derive(Clone, Copy, Default)]
struct Watched {
    /// Operations started so far.
    begun: u32,
    /// Of those, how many have been waited for, at least.
    waited: u32,
    /// The last of those that end out of order.
    unordered: u32,
    /// The time at which the last one ends.
    ends: u64,
}

/// The state of the processor while an order grows from the start down.
pub(in crate::sched) struct Scoreboard<'a> {
    region: &'a RegionCycles,
    graph: &'a RegionGraph,
    waves: u64,
    time: u64,
    /// The time at which each node's operands are ready.
    ready: Vec<u64>,
    /// The time at which each node was issued.
    starts: Vec<u64>,
    /// For each node that a counter watches, which of the counter's operations it is, from 1 on, and when it ends.
    watched: Vec<(u32, u64)>,
    /// The time from which each pipe and unit is free.
    free: [u64; MAX_UNITS],
    counters: [Watched; MAX_COUNTERS],
    /// The time at which all results so far are ready.
    end: u64,
}

/// The wait of a node before its pipe can take it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::sched) struct Wait {
    /// Instructions that wait.
    pub(in crate::sched) waits: u32,
    /// The time at which the node's operands are ready and the unit after its pipe is free.
    pub(in crate::sched) ready: u64,
}

impl<'a> Scoreboard<'a> {
    pub(in crate::sched) fn new(
        region: &'a RegionCycles,
        graph: &'a RegionGraph,
        waves: u32,
    ) -> Self {
        Self {
            region,
            graph,
            waves: u64::from(waves.max(1)),
            time: 0,
            ready: vec![0; graph.len()],
            starts: vec![0; graph.len()],
            watched: vec![(0, 0); graph.len()],
            free: [0; MAX_UNITS],
            counters: [Watched::default(); MAX_COUNTERS],
            end: 0,
        }
    }

    /// Returns the time at which the next instruction can be issued.
    pub(in crate::sched) fn time(&self) -> u64 {
        self.time
    }

    /// Returns the wait of a node all of whose operands were issued.
    pub(in crate::sched) fn wait(&self, node: Node) -> Wait {
        let mut kinds = 0u32;
        let unit = self.region.issue(node).unit(self.waves);
        let mut ready = self.ready[node.index()].max(unit.map_or(0, |(unit, _)| self.free[unit]));
        self.unwaited(node, |counter, from| {
            kinds |= 1 << counter.wait;
            ready = ready.max(self.counted(counter, from).1);
        });
        Wait { waits: kinds.count_ones(), ready }
    }

    /// Returns the time at which a node would be issued, if it were the next.
    pub(in crate::sched) fn start(&self, node: Node) -> u64 {
        self.start_after(node, self.wait(node))
    }

    fn start_after(&self, node: Node, wait: Wait) -> u64 {
        (self.time + u64::from(wait.waits)).max(wait.ready).max(self.pipe_free(node))
    }

    /// The pipe that takes a node.
    pub(in crate::sched) fn pipe(&self, node: Node) -> usize {
        self.region.issue(node).pipe()
    }

    /// Returns the time at which a node's pipe can take it.
    fn pipe_free(&self, node: Node) -> u64 {
        let issue = self.region.issue(node);
        if issue.cycles == 0 { 0 } else { self.free[issue.pipe()] }
    }

    /// Returns the time at which the next instruction for a node's pipe can be issued.
    pub(in crate::sched) fn turn(&self, node: Node) -> u64 {
        self.time.max(self.pipe_free(node))
    }

    /// Returns the nodes that a node would wait for, if it were the next: operands that need an instruction that waits, or
    /// those that are ready last.
    pub(in crate::sched) fn causes(&self, node: Node) -> Vec<Node> {
        let mut causes = Vec::new();
        self.unwaited(node, |_, from| causes.push(from));
        let ready = self.ready[node.index()];
        if causes.is_empty() && ready > self.time {
            let last =
                |edge: &&Edge| self.starts[edge.node.index()] + u64::from(edge.latency) == ready;
            causes.extend(self.graph.preds(node).iter().filter(last).map(|edge| edge.node));
        }
        causes
    }

    pub(in crate::sched) fn issue(&mut self, node: Node) {
        let issue = self.region.issues[node.index()];
        let wait = self.wait(node);
        let mut waited = [0; MAX_COUNTERS];
        if wait.waits != 0 {
            self.unwaited(node, |counter, from| {
                let of = &mut waited[usize::from(counter.number) % MAX_COUNTERS];
                *of = (*of).max(self.counted(counter, from).0);
            });
            for (counter, waited) in self.counters.iter_mut().zip(waited) {
                counter.waited = counter.waited.max(waited);
            }
        }
        let start = self.start_after(node, wait);
        self.time = start + u64::from(issue.cycles);
        if issue.cycles != 0 {
            self.free[issue.pipe()] = start + self.waves * u64::from(issue.cycles);
        }
        if let Some((unit, busy)) = issue.unit(self.waves) {
            self.free[unit] = start + busy;
        }
        self.starts[node.index()] = start;
        let there = start + u64::from(self.graph.latency(node));
        for edge in self.graph.succs(node) {
            let ready = &mut self.ready[edge.node.index()];
            *ready = (*ready).max(start + u64::from(edge.latency));
        }
        if self.region.has_result[node.index()] {
            self.end = self.end.max(there);
        }
        if let Some(counter) = issue.counter {
            let watched = &mut self.counters[usize::from(counter.number) % MAX_COUNTERS];
            watched.begun += 1;
            watched.ends = watched.ends.max(there);
            if !counter.in_order {
                watched.unordered = watched.begun;
            }
            self.watched[node.index()] = (watched.begun, watched.ends);
        }
    }

    /// Calls `f` with each operand of a node that a counter watches and that has not been waited for.
    fn unwaited(&self, node: Node, mut f: impl FnMut(Counter, Node)) {
        if !self.region.reads_counted[node.index()] {
            return;
        }
        for edge in self.graph.preds(node).iter().filter(|edge| edge.latency != 0) {
            let Some(counter) = self.region.issues[edge.node.index()].counter else { continue };
            let watched = &self.counters[usize::from(counter.number) % MAX_COUNTERS];
            if watched.waited < self.watched[edge.node.index()].0 {
                f(counter, edge.node);
            }
        }
    }

    /// Up to which of a counter's operations one has to wait for a node, and until when.
    fn counted(&self, counter: Counter, node: Node) -> (u32, u64) {
        let watched = &self.counters[usize::from(counter.number) % MAX_COUNTERS];
        if watched.unordered > watched.waited {
            (watched.begun, watched.ends)
        } else {
            self.watched[node.index()]
        }
    }

    pub(in crate::sched) fn end(&self) -> u64 {
        self.free.iter().copied().fold(self.time.max(self.end), u64::max)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sched::testing::{LATENCY, all_orders, any_issues, in_order_given, issued, load};

    /// Two loads with a reader of both cost one wait if one instruction can wait for both counters, else two.
    #[test]
    fn counters_share_an_instruction() {
        let of = |wait| {
            let mut issues = vec![load(0, true, 0), load(1, true, wait)];
            // Enough nodes after them that both have ended: all waiting is for instructions.
            issues.resize(9, Issue::SIMPLE);
            let (graph, cycles) = issued(&issues, &[(0, 8, LATENCY), (1, 8, LATENCY)]);
            in_order_given(&graph, &cycles, 1)
        };
        assert_eq!((of(0), of(1)), (10, 11));
    }

    /// Other waves hide a latency with instructions for the same pipe, and issue for other pipes beside them.
    #[test]
    fn waves_share_pipes() {
        let other = Issue { pipe: 1, ..Issue::SIMPLE };
        let of = |issues: &[Issue]| {
            let (graph, cycles) = issued(issues, &[(0, 1, LATENCY)]);
            [1, 5, 10].map(|waves| in_order_given(&graph, &cycles, waves))
        };
        assert_eq!(of(&[Issue::SIMPLE, Issue::SIMPLE, Issue::SIMPLE]), [9, 17, 30]);
        assert_eq!(of(&[Issue::SIMPLE, Issue::SIMPLE, other]), [9, 13, 21]);
        assert_eq!(of(&[Issue::SIMPLE, other, Issue::SIMPLE]), [9, 13, 20]);
    }

    /// A wait for a load that is in order leaves later ones alone, but not if one of them ends out of order.
    #[test]
    fn out_of_order_loads_are_waited_for_together() {
        let of = |in_order| {
            let issues = [load(0, true, 0), load(0, in_order, 0), Issue::SIMPLE, Issue::SIMPLE];
            let (graph, cycles) = issued(&issues, &[(0, 2, LATENCY), (1, 3, LATENCY)]);
            [1, 10].map(|waves| in_order_given(&graph, &cycles, waves))
        };
        // In order, the first reader comes at 7 and the second, after a wait of its own, at 9. Else both wait until 8 at once.
        assert_eq!(of(true), [10, 40]);
        assert_eq!(of(false), [10, 40]);
    }

    /// No order of a small graph is faster than the bound.
    #[test]
    fn no_order_is_faster_than_the_bound() {
        let mut met = 0;
        arbtest::arbtest(|u| {
            let (issues, edges) = any_issues(u)?;
            let (graph, cycles) = issued(&issues, &edges);
            let waves = u.int_in_range(1..=4)?;
            let mut best = u64::MAX;
            all_orders(&graph, &mut Vec::new(), &mut |order| {
                best = best.min(cycles.cycles(&graph, order, waves));
            });
            let least = cycles.least(&graph, waves);
            assert!(least <= best, "{least} {best} {waves} {issues:?} {edges:?}");
            met += u32::from(least == best);
            Ok(())
        });
        assert!(met > 0, "the bound is never met");
    }
}
