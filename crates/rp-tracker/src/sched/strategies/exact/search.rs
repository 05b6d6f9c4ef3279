//! The search for an order with at most so many live registers.
//!
//! It goes from one set of issued nodes to larger ones, or from the end to smaller ones. It is short because the
//! number of live registers f is submodular: f(A ∪ B) + f(A ∩ B) ≤ f(A) + f(B), as each bundle is live after a set if its
//! writer is in it, but not if its readers all are too. (If it has several writers, one is enough.)
//!
//! **Valleys.** Let T be reached from S with at most k live registers on the path, and let no set between S and T have
//! fewer live registers than T. Then any order that goes on from S with at most k can go through T: first to T,
//! and then the rest in the same order. After a part X of that order, f(T ∪ X) ≤ f(T) + f(X) − f(T ∩ X) ≤ f(X), as
//! T ∩ X is between S and T. So once T is found nothing else need be tried from S, and if T leads nowhere, S does
//! not either. A node that is ready and adds nothing is the simplest case. If a set U between S and T has fewer live
//! registers than T, the one with the fewest can be reached by the same path without the nodes outside of it, by the
//! same inequality, and takes T's place. (Liu, "An application of generalized tree pebbling to sparse matrix factorization",
//! 1987, does this for trees; the same for graphs of series and parallel parts: Kayaaslan, Lambert, Marchal and Uçar,
//! "Scheduling series-parallel task graphs to minimize peak memory", 2018.)
//!
//! **Parts.** Where the other nodes fall into parts that share no bundle and no edge, and the end has no more live than
//! the start, then if there is a path at all one of the parts alone has a valley that can be reached: the first that any
//! part comes to. So the parts are searched one by one.
//!
//! **Failures** are remembered as sets, as in dynamic programming over sets (Kessler, "Scheduling expression DAGs for
//! minimal register need", 1998; Ahn and others, "Ordering chaos: memory-aware scheduling of irregularly wired neural
//! networks for edge devices", 2020; a history table in branch and bound: Shobaki, Shawabkeh and Abu Rmaileh,
//! "Preallocation instruction scheduling with register pressure minimization using a combinatorial optimization
//! approach", 2013).

use ir::map::Set as HashSet;

use super::cut;
use super::problem::{Problem, Set};

/// The budget is used up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Exhausted;

/// The direction in which an interval is searched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Direction {
    /// From the smaller set, after which no fewer are live than after the larger.
    Up,
    /// From the larger set, after which no fewer are live than after the smaller.
    Down,
}

impl Direction {
    /// The other one.
    pub(super) fn reverse(self) -> Self {
        match self {
            Self::Up => Self::Down,
            Self::Down => Self::Up,
        }
    }
}

/// The sets between two, and how many registers are live after these.
#[derive(Clone, Debug)]
pub(super) struct Interval {
    pub(super) low: Set,
    pub(super) low_live: u32,
    pub(super) high: Set,
    pub(super) high_live: u32,
}

/// A set that has been reached.
#[derive(Clone)]
pub(super) struct SearchState {
    pub(super) set: Set,
    pub(super) live: u32,
    /// Nodes in the order in which they were moved since the state before.
    pub(super) moved: Vec<u32>,
}

/// A state whose successors are being tried, the next one last.
struct Frame {
    state: SearchState,
    left: Vec<SearchState>,
}

pub(super) struct Search<'a> {
    pub(super) problem: &'a Problem,
    /// Steps that may still be taken.
    pub(super) budget: u64,
}

impl Search<'_> {
    /// An order of the nodes of an interval with at most `most` live registers, if there is one.
    pub(super) fn order(
        &mut self,
        mut interval: Interval,
        direction: Direction,
        most: u32,
    ) -> Result<Option<Vec<u32>>, Exhausted> {
        if interval.low_live.max(interval.high_live) > most {
            return Ok(None);
        }
        let mut order: Vec<u32> = Vec::new();
        while interval.low != interval.high {
            let Some(valley) = self.next(&interval, direction, most)? else { return Ok(None) };
            order.extend(&valley.moved);
            match direction {
                Direction::Up => (interval.low, interval.low_live) = (valley.set, valley.live),
                Direction::Down => (interval.high, interval.high_live) = (valley.set, valley.live),
            }
        }
        if direction == Direction::Down {
            order.reverse();
        }
        Ok(Some(order))
    }

    /// Returns the next state with no more live registers than the interval's start through which any path can go.
    fn next(
        &mut self,
        interval: &Interval,
        direction: Direction,
        most: u32,
    ) -> Result<Option<SearchState>, Exhausted> {
        let mut walk = Walk::new(self, interval, direction, most);
        let start = walk.start();
        let closed = walk.close(start.clone(), &walk.nodes())?;
        if !closed.moved.is_empty() {
            return Ok(Some(closed));
        }
        for part in walk.parts() {
            let valley = walk.valley(&start, &part)?;
            if valley.is_some() {
                return Ok(valley);
            }
        }
        Ok(None)
    }

    fn pay(&mut self, steps: usize) -> Result<(), Exhausted> {
        self.budget = self.budget.checked_sub(steps as u64).ok_or(Exhausted)?;
        Ok(())
    }
}

/// Steps through the sets of an interval.
pub(super) struct Walk<'s, 'a> {
    search: &'s mut Search<'a>,
    direction: Direction,
    most: u32,
    interval: &'s Interval,
    /// The nodes that may be moved.
    part: Set,
}

impl<'s, 'a> Walk<'s, 'a> {
    /// Steps in which all nodes may be moved and at most so many registers are live.
    pub(super) fn new(
        search: &'s mut Search<'a>,
        interval: &'s Interval,
        direction: Direction,
        most: u32,
    ) -> Self {
        let mut part = Set::empty(search.problem.len());
        interval.high.without(&interval.low).for_each(|node| part.insert(node));
        Self { search, direction, most, interval, part }
    }
}

impl Walk<'_, '_> {
    pub(super) fn pay(&mut self, steps: usize) -> Result<(), Exhausted> {
        self.search.pay(steps)
    }

    pub(super) fn start(&self) -> SearchState {
        let (set, live) = match self.direction {
            Direction::Up => (&self.interval.low, self.interval.low_live),
            Direction::Down => (&self.interval.high, self.interval.high_live),
        };
        SearchState { set: set.clone(), live, moved: Vec::new() }
    }

    pub(super) fn nodes(&self) -> Vec<u32> {
        self.interval.high.without(&self.interval.low).collect()
    }

    /// Whether a node of the interval that was not moved can be moved next.
    fn is_ready(&self, set: &Set, node: u32) -> bool {
        let problem = self.search.problem;
        match self.direction {
            Direction::Up => problem.preds[node as usize].iter().all(|&p| set.contains(p)),
            Direction::Down => problem.succs[node as usize].iter().all(|&s| !set.contains(s)),
        }
    }

    fn was_moved(&self, set: &Set, node: u32) -> bool {
        set.contains(node) == (self.direction == Direction::Up)
    }

    /// Returns the number of live registers once a node was moved, if there are never too many.
    fn live_after(&self, state: &SearchState, node: u32) -> Option<u32> {
        let problem = self.search.problem;
        let (after, at) = match self.direction {
            Direction::Up => {
                let step = problem.step(&state.set, state.live, node);
                (step.after, step.at)
            }
            Direction::Down => {
                // It is in the set itself, which makes no difference; its readers are not.
                let before = problem.live_before(&state.set, state.live, node);
                (before, problem.step(&state.set, before, node).at)
            }
        };
        (at <= self.most).then_some(after)
    }

    fn shift(&self, state: &mut SearchState, node: u32, live: u32) {
        match self.direction {
            Direction::Up => state.set.insert(node),
            Direction::Down => state.set.remove(node),
        }
        state.live = live;
        state.moved.push(node);
    }

    /// Moves what is ready and adds nothing, as long as there is any among `nodes`.
    pub(super) fn close(
        &mut self,
        mut state: SearchState,
        nodes: &[u32],
    ) -> Result<SearchState, Exhausted> {
        let mut left: Vec<u32> = nodes.to_vec();
        while let Some(node) = left.pop() {
            if self.was_moved(&state.set, node) || !self.is_ready(&state.set, node) {
                continue;
            }
            self.search.pay(1)?;
            let Some(live) = self.live_after(&state, node).filter(|&live| live <= state.live)
            else {
                continue;
            };
            self.shift(&mut state, node, live);
            left.extend(self.wakened(node).filter(|&n| self.may_move(n)));
        }
        Ok(state)
    }

    /// Nodes that may be ready, or cheaper, once a node was moved.
    fn wakened(&self, node: u32) -> impl Iterator<Item = u32> + use<'_> {
        let problem = self.search.problem;
        let at = node as usize;
        let next = match self.direction {
            Direction::Up => &problem.succs[at],
            Direction::Down => &problem.preds[at],
        };
        let readers = problem.reads[at].iter().flat_map(|&b| &problem.bundles[b as usize].readers);
        let writers = problem.writes[at].iter().flat_map(|&b| &problem.bundles[b as usize].writers);
        next.iter().chain(readers).chain(writers).copied()
    }

    fn may_move(&self, node: u32) -> bool {
        self.interval.high.contains(node) && !self.interval.low.contains(node)
    }

    /// The parts of what is left that have nothing in common, small ones first.
    fn parts(&self) -> Vec<Vec<u32>> {
        let problem = self.search.problem;
        let nodes = self.nodes();
        let mut parent: Vec<u32> = (0..problem.len() as u32).collect();
        fn root(parent: &mut [u32], mut node: u32) -> u32 {
            while parent[node as usize] != node {
                let above = parent[parent[node as usize] as usize];
                parent[node as usize] = above;
                node = above;
            }
            node
        }
        let mut join = |a: u32, b: u32| {
            let (a, b) = (root(&mut parent, a), root(&mut parent, b));
            parent[a.max(b) as usize] = a.min(b);
        };
        for &node in &nodes {
            let preds = problem.preds[node as usize].iter();
            preds.filter(|&&p| self.may_move(p)).for_each(|&p| join(node, p));
            for &bundle in &problem.writes[node as usize] {
                let writers = &problem.bundles[bundle as usize].writers;
                let first = writers.iter().find(|&&w| self.may_move(w));
                first.into_iter().for_each(|&first| join(node, first));
            }
            for &bundle in &problem.reads[node as usize] {
                let bundle = &problem.bundles[bundle as usize];
                // One that lives on whatever happens here ties nothing together.
                let ends =
                    !bundle.stays && bundle.readers.iter().all(|&r| self.interval.high.contains(r));
                if ends {
                    let first = bundle.readers.iter().find(|&&r| self.may_move(r));
                    first.into_iter().for_each(|&first| join(node, first));
                }
            }
        }
        let mut by_root: Vec<(u32, u32)> =
            nodes.iter().map(|&node| (root(&mut parent, node), node)).collect();
        by_root.sort_unstable();
        let mut parts: Vec<Vec<u32>> = by_root
            .chunk_by(|a, b| a.0 == b.0)
            .map(|part| part.iter().map(|&(_, node)| node).collect())
            .collect();
        parts.sort_by_key(Vec::len);
        parts
    }

    /// Returns the states after one ready node and those that then add nothing, the best one last.
    pub(super) fn successors(
        &mut self,
        state: &SearchState,
        part: &[u32],
    ) -> Result<Vec<SearchState>, Exhausted> {
        let mut found = Vec::new();
        for &node in part {
            if self.was_moved(&state.set, node) || !self.is_ready(&state.set, node) {
                continue;
            }
            self.search.pay(1)?;
            let Some(live) = self.live_after(state, node) else { continue };
            let mut next =
                SearchState { set: state.set.clone(), live: state.live, moved: Vec::new() };
            self.shift(&mut next, node, live);
            let wakened: Vec<u32> = self.wakened(node).filter(|&n| self.part.contains(n)).collect();
            found.push(self.close(next, &wakened)?);
        }
        found.sort_by_key(|next| {
            core::cmp::Reverse((next.live, u32::MAX - next.moved.len() as u32))
        });
        Ok(found)
    }

    /// A state of a part with as few live registers as the start, none between the two having fewer.
    fn valley(
        &mut self,
        start: &SearchState,
        part: &[u32],
    ) -> Result<Option<SearchState>, Exhausted> {
        self.part = Set::empty(self.search.problem.len());
        part.iter().for_each(|&node| self.part.insert(node));
        let mut failed: HashSet<Set> = HashSet::default();
        let left = self.successors(start, part)?;
        let mut stack = vec![Frame { state: start.clone(), left }];
        while let Some(top) = stack.last_mut() {
            let Some(mut next) = top.left.pop() else {
                stack.pop();
                continue;
            };
            self.search.pay(1)?;
            // From the bottom of the stack up more and more is live: what is a valley takes the place of what it is one for.
            while let Some(at) = stack.iter().position(|frame| frame.state.live >= next.live) {
                let mut moved: Vec<u32> =
                    stack[at..].iter().flat_map(|f| &f.state.moved).copied().collect();
                moved.append(&mut next.moved);
                let (live, set) = self.least_between(&stack[at].state, &next)?;
                let is_next = set == next.set;
                moved.retain(|&node| self.was_moved(&set, node));
                next = SearchState { set, live, moved };
                if at == 0 {
                    return Ok(Some(next));
                }
                if !is_next {
                    next = self.close(next, part)?;
                }
                stack.truncate(at);
            }
            if !failed.insert(next.set.clone()) {
                continue;
            }
            let left = self.successors(&next, part)?;
            stack.push(Frame { state: next, left });
        }
        Ok(None)
    }

    /// The fewest live registers between two states, and the furthest set with so few.
    fn least_between(
        &mut self,
        from: &SearchState,
        to: &SearchState,
    ) -> Result<(u32, Set), Exhausted> {
        let problem = self.search.problem;
        let (low, live, high) = match self.direction {
            Direction::Up => (&from.set, from.live, &to.set),
            Direction::Down => (&to.set, to.live, &from.set),
        };
        let nodes = high.without(low).count();
        if nodes == 1 {
            return Ok((to.live, to.set.clone()));
        }
        self.search.pay(nodes)?;
        // There may be several; the end itself is the furthest.
        let below = cut::least_below(problem, low, live, high, to.live);
        Ok(below.unwrap_or_else(|| (to.live, to.set.clone())))
    }
}
