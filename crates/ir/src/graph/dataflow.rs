//! Data-flow problems over a graph, solved by iteration to the fixed point (Kildall, "A unified approach to global program
//! optimization", 1973).
//!
//! Nodes are visited in reverse postorder, or in postorder against the edges, and only while something that they depend on has
//! changed. If transfer functions and joins are monotone, the result is the same for every order.

use cranelift_entity::{EntityRef, SecondaryMap};

use super::FlowGraph;

impl<N: EntityRef> FlowGraph<N> {
    /// Solves a forward problem. Returns the state at the start of each node that the entry reaches.
    ///
    /// `transfer` takes a state from the start of a node to its end. `join` adds a state that arrives on another path, and returns
    /// whether that changed the first one.
    pub fn solve_forward<S: Clone>(
        &self,
        entry: S,
        mut transfer: impl FnMut(N, &mut S),
        mut join: impl FnMut(&mut S, &S) -> bool,
    ) -> SecondaryMap<N, Option<S>> {
        let mut starts: SecondaryMap<N, Option<S>> = SecondaryMap::new();
        let Some(first) = self.entry() else { return starts };
        starts[first] = Some(entry);
        let mut pending = Pending::new(self);
        pending.add(self, first);
        while let Some(node) = pending.next(self) {
            let Some(mut state) = starts[node].clone() else { continue };
            transfer(node, &mut state);
            for &next in self.successors(node) {
                let is_new = match &mut starts[next] {
                    Some(known) => join(known, &state),
                    none => {
                        *none = Some(state.clone());
                        true
                    }
                };
                if is_new {
                    pending.add(self, next);
                }
            }
        }
        starts
    }

    /// Solves a backward problem. Returns the state at the start of each node that the entry reaches.
    ///
    /// `transfer` takes a state from the end of a node to its start. The state at an end is the default one, with those at the
    /// starts of all successors joined to it.
    pub fn solve_backward<S: Clone + Default + PartialEq>(
        &self,
        mut transfer: impl FnMut(N, &mut S),
        join: impl Fn(&mut S, &S),
    ) -> SecondaryMap<N, S> {
        let mut starts: SecondaryMap<N, S> = SecondaryMap::new();
        let mut pending: Vec<bool> = vec![true; self.order.len()];
        let mut again = true;
        while core::mem::take(&mut again) {
            for (at, &node) in self.order.iter().enumerate().rev() {
                if !core::mem::take(&mut pending[at]) {
                    continue;
                }
                let mut state = self.joined_at_end(node, &starts, &join);
                transfer(node, &mut state);
                if state != starts[node] {
                    starts[node] = state;
                    for &from in self.predecessors(node) {
                        if let Some(number) = self.rpo_number(from) {
                            pending[number as usize] = true;
                            again = true;
                        }
                    }
                }
            }
        }
        starts
    }

    /// Returns the state at the end of a node, given those at the starts of its successors.
    pub fn joined_at_end<S: Clone + Default>(
        &self,
        node: N,
        starts: &SecondaryMap<N, S>,
        join: impl Fn(&mut S, &S),
    ) -> S {
        let mut state = S::default();
        for &next in self.successors(node) {
            join(&mut state, &starts[next]);
        }
        state
    }
}

/// The nodes that have to be visited (again), in rounds over the reverse postorder.
struct Pending {
    is_pending: Vec<bool>,
    count: usize,
    at: usize,
}

impl Pending {
    fn new<N: EntityRef>(graph: &FlowGraph<N>) -> Self {
        Self { is_pending: vec![false; graph.order.len()], count: 0, at: 0 }
    }

    fn add<N: EntityRef>(&mut self, graph: &FlowGraph<N>, node: N) {
        let Some(number) = graph.rpo_number(node) else { return };
        if !core::mem::replace(&mut self.is_pending[number as usize], true) {
            self.count += 1;
        }
    }

    fn next<N: EntityRef>(&mut self, graph: &FlowGraph<N>) -> Option<N> {
        if self.count == 0 {
            return None;
        }
        loop {
            if self.at == self.is_pending.len() {
                self.at = 0;
            }
            let at = self.at;
            self.at += 1;
            if core::mem::take(&mut self.is_pending[at]) {
                self.count -= 1;
                return Some(graph.order[at]);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::{Random, graph, n, random_graph};
    use cranelift_entity::EntityRef;

    #[test]
    fn states_reach_what_they_can_reach() {
        let g = graph(5, &[(0, 1), (1, 2), (2, 1), (2, 3), (4, 3)]);
        let before = g.solve_forward(
            0u32,
            |node, s| *s |= 1 << node.index(),
            |a, &b| {
                let old = *a;
                *a |= b;
                *a != old
            },
        );
        assert_eq!(before[n(1)], Some(0b111));
        assert_eq!(before[n(3)], Some(0b111));
        assert_eq!(before[n(4)], None);
        let after = g.solve_backward(|node, s: &mut u32| *s |= 1 << node.index(), |a, &b| *a |= b);
        assert_eq!(after[n(1)], 0b1110);
        assert_eq!(after[n(0)], 0b1111);
    }

    #[test]
    fn both_directions_agree() {
        let mut random = Random(7);
        for _ in 0..500 {
            let g = random_graph(&mut random);
            let before = g.solve_forward(
                0u32,
                |node, s| *s |= 1 << node.index(),
                |a, &b| {
                    let old = *a;
                    *a |= b;
                    *a != old
                },
            );
            let after =
                g.solve_backward(|node, s: &mut u32| *s |= 1 << node.index(), |a, &b| *a |= b);
            for &x in g.reverse_postorder() {
                for &y in g.reverse_postorder().iter().filter(|&&y| y != x) {
                    let reaches = before[y].is_some_and(|s| s >> x.index() & 1 == 1);
                    assert_eq!(reaches, after[x] >> y.index() & 1 == 1);
                }
            }
        }
    }
}
