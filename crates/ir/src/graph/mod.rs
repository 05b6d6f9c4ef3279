//! Graph algorithms over dense node numbers, for the SSA IR, the machine IR and call graphs alike.
//!
//! A representation implements [`Cfg`]; [`FlowGraph::new`] reads it once into arrays (successors
//! and predecessors as runs in one vector each, reverse postorder, reachability), and everything
//! else works on those: [`DomTree`], [`PostDomTree`], dominance frontiers, [`LoopForest`], [`Frequencies`],
//! [`Sccs`], [`FlowNetwork`], [`NestedSets`], data-flow problems ([`FlowGraph::solve_forward`]). All of it is iterative, so depth costs no stack.

mod dataflow;
mod dominators;
mod flow;
mod frequency;
mod frontier;
mod loops;
mod nested_sets;
mod scc;

use core::marker::PhantomData;

use cranelift_entity::{EntityRef, EntitySet};

pub use dominators::{DomTree, PostDomTree};
pub use flow::FlowNetwork;
pub use frequency::Frequencies;
pub use frontier::{Frontiers, iterated_frontier};
pub use loops::{Loop, LoopData, LoopForest};
pub use nested_sets::{NestedSet, NestedSets};
pub use scc::Sccs;

/// A graph as its owner stores it.
pub trait Cfg {
    /// A node.
    type Node: EntityRef;

    /// A bound of the node numbers.
    fn node_bound(&self) -> usize;

    /// The entry.
    fn entry(&self) -> Option<Self::Node>;

    /// Whether a number below the bound is a node (a block that was not removed).
    fn is_node(&self, _node: Self::Node) -> bool {
        true
    }

    /// Calls `f` with each successor; with one that is named twice, twice.
    fn for_each_successor(&self, node: Self::Node, f: &mut dyn FnMut(Self::Node));
}

/// For each key a list of values, all in one vector: the successors of nodes, the uses of
/// registers.
#[derive(Clone, Debug)]
pub struct Adjacency<K, V = K> {
    starts: Vec<u32>,
    targets: Vec<V>,
    key: PhantomData<K>,
}

impl<K: EntityRef, V: Copy> Adjacency<K, V> {
    /// From pairs of key and value, for keys below a bound. The values of a key keep their order.
    pub fn from_edges(keys: usize, edges: impl Iterator<Item = (K, V)> + Clone) -> Self {
        // While the lists are filled, a key's start is stored one place after its own, and moves to the list's
        // end.
        let mut starts = vec![0u32; keys + 2];
        let mut total = 0;
        for (from, _) in edges.clone() {
            starts[from.index() + 2] += 1;
            total += 1;
        }
        for i in 2..keys + 1 {
            starts[i + 1] += starts[i];
        }
        // Every place is overwritten; the first value only fills them.
        let mut targets = edges.clone().next().map_or_else(Vec::new, |(_, v)| vec![v; total]);
        for (from, to) in edges {
            let place = &mut starts[from.index() + 1];
            targets[*place as usize] = to;
            *place += 1;
        }
        starts.pop();
        Self { starts, targets, key: PhantomData }
    }

    /// The list of a key; empty for one beyond the bound.
    #[inline]
    pub fn of(&self, key: K) -> &[V] {
        let i = key.index();
        match (self.starts.get(i), self.starts.get(i + 1)) {
            (Some(&start), Some(&end)) => &self.targets[start as usize..end as usize],
            _ => &[],
        }
    }

    /// The number of keys that have a list.
    pub fn len(&self) -> usize {
        self.starts.len() - 1
    }

    /// Whether there is no key.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

impl<N: EntityRef> Adjacency<N> {
    /// The same edges, reversed.
    pub fn reversed(&self) -> Self {
        let nodes = self.len();
        Self::from_edges(
            nodes,
            (0..nodes).map(N::new).flat_map(|from| self.of(from).iter().map(move |&to| (to, from))),
        )
    }
}

/// No number.
pub(crate) const NONE: u32 = u32::MAX;

/// A graph in arrays, with its reverse postorder from the entry.
#[derive(Clone, Debug)]
pub struct FlowGraph<N> {
    successors: Adjacency<N>,
    predecessors: Adjacency<N>,
    entry: Option<N>,
    /// Reachable nodes in reverse postorder.
    order: Vec<N>,
    /// The place in `order` by node; `NONE` for what is not reachable.
    number: Vec<u32>,
}

impl<N: EntityRef> FlowGraph<N> {
    /// Reads a graph.
    pub fn new<G: Cfg<Node = N> + ?Sized>(graph: &G) -> Self {
        let nodes = graph.node_bound();
        let mut edges: Vec<(N, N)> = Vec::with_capacity(nodes * 2);
        for node in (0..nodes).map(N::new) {
            if graph.is_node(node) {
                graph.for_each_successor(node, &mut |to| edges.push((node, to)));
            }
        }
        Self::from_edges(nodes, graph.entry(), &edges)
    }

    /// From pairs of source and target. Predecessors are in the order of the pairs.
    pub fn from_edges(nodes: usize, entry: Option<N>, edges: &[(N, N)]) -> Self {
        let successors = Adjacency::from_edges(nodes, edges.iter().copied());
        let predecessors = Adjacency::from_edges(nodes, edges.iter().map(|&(from, to)| (to, from)));
        let order = entry.map_or_else(Vec::new, |entry| reverse_postorder(&successors, entry));
        let mut number = vec![NONE; nodes];
        for (i, node) in order.iter().enumerate() {
            number[node.index()] = i as u32;
        }
        Self { successors, predecessors, entry, order, number }
    }

    /// The bound of node numbers.
    pub fn node_bound(&self) -> usize {
        self.successors.len()
    }

    /// The entry.
    pub fn entry(&self) -> Option<N> {
        self.entry
    }

    /// The successors of a node.
    #[inline]
    pub fn successors(&self, node: N) -> &[N] {
        self.successors.of(node)
    }

    /// The predecessors of a node, unreachable ones included.
    #[inline]
    pub fn predecessors(&self, node: N) -> &[N] {
        self.predecessors.of(node)
    }

    /// The reachable nodes in reverse postorder: each before its successors, back edges aside.
    pub fn reverse_postorder(&self) -> &[N] {
        &self.order
    }

    /// The reachable nodes in postorder.
    pub fn postorder(&self) -> impl Iterator<Item = N> + '_ {
        self.order.iter().rev().copied()
    }

    /// The place of a node in reverse postorder.
    pub fn rpo_number(&self, node: N) -> Option<u32> {
        Some(self.number[node.index()]).filter(|&n| n != NONE)
    }

    /// Whether there is a path from the entry to the node.
    pub fn is_reachable(&self, node: N) -> bool {
        self.number[node.index()] != NONE
    }

    /// Whether the edge goes back in reverse postorder: it closes a cycle.
    pub fn is_retreating(&self, from: N, to: N) -> bool {
        let (from, to) = (self.number[from.index()], self.number[to.index()]);
        from != NONE && to <= from
    }

    pub(crate) fn successor_lists(&self) -> &Adjacency<N> {
        &self.successors
    }

    pub(crate) fn predecessor_lists(&self) -> &Adjacency<N> {
        &self.predecessors
    }
}

/// The nodes that can be reached from `root`, each before its successors, back edges aside.
fn reverse_postorder<N: EntityRef>(successors: &Adjacency<N>, root: N) -> Vec<N> {
    let mut seen = EntitySet::with_capacity(successors.len());
    let mut order = Vec::with_capacity(successors.len());
    let mut stack: Vec<(N, usize)> = vec![(root, 0)];
    seen.insert(root);
    while let Some((node, next)) = stack.last_mut() {
        match successors.of(*node).get(*next) {
            Some(&to) => {
                *next += 1;
                if seen.insert(to) {
                    stack.push((to, 0));
                }
            }
            None => {
                order.push(*node);
                stack.pop();
            }
        }
    }
    order.reverse();
    order
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub(crate) struct Node(u32);
    cranelift_entity::entity_impl!(Node, "n");

    pub(crate) fn n(i: usize) -> Node {
        Node::new(i)
    }

    pub(crate) fn graph(nodes: usize, edges: &[(usize, usize)]) -> FlowGraph<Node> {
        let edges: Vec<_> = edges.iter().map(|&(a, b)| (n(a), n(b))).collect();
        FlowGraph::from_edges(nodes, Some(n(0)), &edges)
    }

    /// A small generator of numbers for graphs; the algorithms are checked against definitions.
    pub(crate) struct Random(pub(crate) u64);

    impl Random {
        pub(crate) fn below(&mut self, bound: usize) -> usize {
            self.0 ^= self.0 << 13;
            self.0 ^= self.0 >> 7;
            self.0 ^= self.0 << 17;
            (self.0 % bound as u64) as usize
        }
    }

    pub(crate) fn random_graph(random: &mut Random) -> FlowGraph<Node> {
        let nodes = 1 + random.below(12);
        let edges: Vec<(usize, usize)> = (0..random.below(nodes * 2 + 1))
            .map(|_| (random.below(nodes), random.below(nodes)))
            .collect();
        graph(nodes, &edges)
    }

    /// Whether `to` can be reached from `from` without passing `without`.
    pub(crate) fn reaches(
        lists: &Adjacency<Node>,
        from: Node,
        to: Node,
        without: Option<Node>,
    ) -> bool {
        let mut seen = EntitySet::with_capacity(lists.len());
        let mut work = vec![from];
        while let Some(node) = work.pop() {
            if Some(node) == without || !seen.insert(node) {
                continue;
            }
            if node == to {
                return true;
            }
            work.extend_from_slice(lists.of(node));
        }
        false
    }

    #[test]
    fn order_and_reachability() {
        let g = graph(6, &[(0, 1), (0, 2), (1, 3), (2, 3), (3, 1), (4, 3)]);
        let order = g.reverse_postorder();
        assert_eq!(order.len(), 4);
        assert_eq!(order[0], n(0));
        assert!(!g.is_reachable(n(4)) && g.rpo_number(n(5)).is_none());
        assert_eq!(g.predecessors(n(3)), [n(1), n(2), n(4)]);
        assert!(g.is_retreating(n(3), n(1)) && !g.is_retreating(n(1), n(3)));
    }

    #[test]
    fn depth_costs_no_stack() {
        let nodes = 200_000;
        let edges: Vec<(usize, usize)> = (1..nodes).map(|i| (i - 1, i)).collect();
        let g = graph(nodes, &edges);
        assert_eq!(g.reverse_postorder().len(), nodes);
        let dom = DomTree::new(&g);
        assert!(dom.dominates(n(1), n(nodes - 1)));
        assert_eq!(dom.level(n(nodes - 1)), Some(nodes as u32 - 1));
        assert_eq!(Sccs::new(&g).len(), nodes);
        let post = PostDomTree::new(&g);
        assert!(post.dominates(n(nodes - 1), n(0)));
        let back: Vec<(usize, usize)> =
            edges.iter().copied().chain((0..nodes / 2).map(|i| (nodes - 1 - i, i))).collect();
        let g = graph(nodes, &back);
        assert_eq!(LoopForest::new(&g, &DomTree::new(&g)).len(), nodes / 2);
    }
}
