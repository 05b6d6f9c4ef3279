//! Dominance frontiers: where a value that is set in some nodes meets another.
//!
//! [`iterated_frontier`] is Sreedhar and Gao's: it walks dominator subtrees from the deepest
//! definition up, visits each node and edge once, and builds no frontier sets. It stays where the value is live. [`Frontiers`] holds
//! the sets themselves (control dependence wants those); they can be quadratic in size, so they
//! are for graphs known to be small.

use std::collections::BinaryHeap;

use cranelift_entity::{EntityRef, EntitySet};

use super::{Adjacency, DomTree, FlowGraph};

/// The nodes where values set in `defs` meet: where SSA construction puts phis. Only nodes for
/// which `live_in` returns true are taken (and continued from). The result is in order of node
/// numbers.
///
/// `live_in` must be what its name says, for the variable whose definitions `defs` are: below a node in which the variable is
/// not live nothing is looked at, since where it is live again there is a definition in between.
pub fn iterated_frontier<N: EntityRef + Ord>(
    graph: &FlowGraph<N>,
    dom: &DomTree<N>,
    defs: &[N],
    mut live_in: impl FnMut(N) -> bool,
) -> Vec<N> {
    let bound = graph.node_bound();
    let mut is_def = EntitySet::with_capacity(bound);
    let mut visited = EntitySet::with_capacity(bound);
    let mut reached = EntitySet::with_capacity(bound);
    let mut result = Vec::new();
    // The deepest node first; the preorder number makes the order of equals definite.
    let mut queue: BinaryHeap<(u32, u32, N)> = BinaryHeap::new();
    let key = |node: N| Some((dom.level(node)?, dom.preorder_number(node)?, node));
    for &def in defs {
        if is_def.insert(def) {
            queue.extend(key(def));
        }
    }
    let mut subtree: Vec<N> = Vec::new();
    while let Some((root_level, _, root)) = queue.pop() {
        visited.insert(root);
        subtree.push(root);
        while let Some(node) = subtree.pop() {
            for &to in graph.successors(node) {
                let Some((level, order, _)) = key(to) else { continue };
                // A deeper target is dominated by the root: no frontier.
                if level > root_level || !reached.insert(to) || !live_in(to) {
                    continue;
                }
                result.push(to);
                if !is_def.contains(to) {
                    queue.push((level, order, to));
                }
            }
            let children = dom.children(node).iter();
            subtree.extend(children.filter(|&&child| visited.insert(child) && live_in(child)));
        }
    }
    result.sort_unstable();
    result
}

/// The dominance frontier of every node: where its dominance ends.
#[derive(Clone, Debug)]
pub struct Frontiers<N> {
    lists: Adjacency<N>,
}

impl<N: EntityRef> Frontiers<N> {
    /// The frontiers of a graph.
    pub fn new(graph: &FlowGraph<N>, dom: &DomTree<N>) -> Self {
        let bound = graph.node_bound();
        let mut edges: Vec<(N, N)> = Vec::new();
        let mut last: Vec<Option<N>> = vec![None; bound];
        for &join in graph.reverse_postorder() {
            let end = dom.immediate(join);
            for &from in graph.predecessors(join) {
                let mut runner = graph.is_reachable(from).then_some(from);
                while let Some(node) = runner
                    && runner != end
                    && last[node.index()] != Some(join)
                {
                    last[node.index()] = Some(join);
                    edges.push((node, join));
                    runner = dom.immediate(node);
                }
            }
        }
        Self { lists: Adjacency::from_edges(bound, edges.iter().copied()) }
    }

    /// The frontier of a node, in reverse postorder.
    pub fn of(&self, node: N) -> &[N] {
        self.lists.of(node)
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::{Random, graph, n, random_graph};
    use super::*;

    #[test]
    fn frontier_of_a_loop() {
        let g = graph(5, &[(0, 1), (1, 2), (1, 3), (2, 4), (3, 4), (4, 1)]);
        let dom = DomTree::new(&g);
        assert_eq!(Frontiers::new(&g, &dom).of(n(2)), [n(4)]);
        assert_eq!(iterated_frontier(&g, &dom, &[n(2)], |_| true), [n(1), n(4)]);
        assert_eq!(iterated_frontier(&g, &dom, &[n(2)], |node| node != n(4)), []);
    }

    #[test]
    fn both_agree_with_the_definition() {
        let mut random = Random(99);
        for _ in 0..2000 {
            let g = random_graph(&mut random);
            let dom = DomTree::new(&g);
            let sets = Frontiers::new(&g, &dom);
            for &a in g.reverse_postorder() {
                for &b in g.reverse_postorder() {
                    let meets = !dom.strictly_dominates(a, b)
                        && g.predecessors(b)
                            .iter()
                            .any(|&p| g.is_reachable(p) && dom.dominates(a, p));
                    assert_eq!(sets.of(a).contains(&b), meets, "{a} {b} in {g:?}");
                }
            }
            let defs = [n(random.below(g.node_bound())), n(random.below(g.node_bound()))];
            let mut closed: Vec<_> = Vec::new();
            let mut work: Vec<_> = defs.iter().copied().filter(|&d| g.is_reachable(d)).collect();
            while let Some(node) = work.pop() {
                for &to in sets.of(node) {
                    if !closed.contains(&to) {
                        closed.push(to);
                        work.push(to);
                    }
                }
            }
            closed.sort_unstable();
            assert_eq!(iterated_frontier(&g, &dom, &defs, |_| true), closed, "{defs:?} in {g:?}");
        }
    }
}
