//! Frequencies of blocks and edges, from branch probabilities: Wu & Larus, "Static Branch Frequency and Program
//! Profile Analysis" (MICRO 1994).
//!
//! Loops are visited from the inside out: with the header run once, the flow that comes back to it is the probability
//! of another round, from which the number of rounds follows. If nothing is known of a branch, its edges are equally
//! likely, except those that leave a loop: all together they are taken once in [`ROUNDS`] rounds. The flow into a block
//! is then that out of it, up to rounding of floats. For a cycle without a header this takes iterations over the whole
//! graph.

use cranelift_entity::EntityRef;

use super::{FlowGraph, LoopForest};

/// Number of rounds of a loop of which nothing is known.
const ROUNDS: f64 = 8.0;

/// A loop never runs more often than this for one entry: probabilities may say that it has no end.
const MOST_ROUNDS: f64 = 1e6;

/// Iterations where cycles have no header, at most.
const MOST_SWEEPS: usize = 300;

/// Frequencies relative to one run of the entry.
#[derive(Clone, Debug)]
pub struct Frequencies {
    blocks: Vec<f64>,
    /// By node: its edges' probabilities, in the order of the successors.
    probabilities: Vec<Vec<f64>>,
}

impl Frequencies {
    /// The frequencies in a graph. `known` gives the probabilities of a node's edges in the order of its successors, or
    /// nothing.
    pub fn new<N: EntityRef>(
        graph: &FlowGraph<N>,
        loops: &LoopForest<N>,
        known: impl Fn(N) -> Option<Vec<f64>>,
    ) -> Self {
        let mut probabilities = vec![Vec::new(); graph.node_bound()];
        for &node in graph.reverse_postorder() {
            let count = graph.successors(node).len();
            probabilities[node.index()] = known(node)
                .filter(|p| p.len() == count)
                .unwrap_or_else(|| guess(graph, loops, node));
        }
        let mut this = Self { blocks: vec![0.0; graph.node_bound()], probabilities };
        let mut rounds = vec![1.0; graph.node_bound()];
        let inner_first: Vec<_> = loops.loops().collect();
        for &l in inner_first.iter().rev() {
            let header = loops.header(l);
            let mut nodes = loops.nodes(l).to_vec();
            nodes.sort_unstable_by_key(|&n| graph.rpo_number(n));
            this.spread(graph, loops, header, &nodes, &rounds);
            let back: f64 =
                loops.latches(l, graph).map(|latch| this.edge(graph, latch, header)).sum();
            rounds[header.index()] = (1.0 / (1.0 - back).max(1.0 / MOST_ROUNDS)).max(1.0);
        }
        if let Some(entry) = graph.entry() {
            let nodes = graph.reverse_postorder().to_vec();
            this.spread(graph, loops, entry, &nodes, &rounds);
            // The entry may be a loop's header.
            let scale = rounds[entry.index()];
            this.blocks.iter_mut().for_each(|f| *f *= scale);
        }
        if !loops.irreducible_edges().is_empty() {
            this.settle(graph);
        }
        this
    }

    /// Lets what comes into each node be what its predecessors give, until that changes little.
    fn settle<N: EntityRef>(&mut self, graph: &FlowGraph<N>) {
        let order = graph.reverse_postorder();
        let mut from: Vec<Vec<N>> = vec![Vec::new(); graph.node_bound()];
        for &node in order {
            let list = &mut from[node.index()];
            list.extend(graph.predecessors(node).iter().filter(|&&p| graph.is_reachable(p)));
            list.sort_unstable_by_key(|n| n.index());
            list.dedup();
        }
        for _ in 0..MOST_SWEEPS {
            let mut change: f64 = 0.0;
            for &node in order {
                let base = if graph.entry() == Some(node) { 1.0 } else { 0.0 };
                let into: f64 = from[node.index()].iter().map(|&p| self.edge(graph, p, node)).sum();
                let new = (base + into).min(MOST_ROUNDS);
                change = change.max((new - self.blocks[node.index()]).abs() / new);
                self.blocks[node.index()] = new;
            }
            if change < 1e-6 {
                break;
            }
        }
    }

    /// Returns the frequency of a node.
    pub fn of<N: EntityRef>(&self, node: N) -> f64 {
        self.blocks[node.index()]
    }

    /// Returns the frequency of one of a node's edges, by its place among the successors.
    pub fn of_edge<N: EntityRef>(&self, from: N, successor: usize) -> f64 {
        self.blocks[from.index()] * self.probabilities[from.index()][successor]
    }

    /// All edges from one node to another.
    fn edge<N: EntityRef>(&self, graph: &FlowGraph<N>, from: N, to: N) -> f64 {
        let edges = graph.successors(from).iter().enumerate();
        edges.filter(|(_, s)| **s == to).map(|(n, _)| self.of_edge(from, n)).sum()
    }

    /// The frequencies of nodes, in reverse postorder, if the first runs once and inner loops as often as `rounds` says.
    fn spread<N: EntityRef>(
        &mut self,
        graph: &FlowGraph<N>,
        loops: &LoopForest<N>,
        first: N,
        nodes: &[N],
        rounds: &[f64],
    ) {
        nodes.iter().for_each(|n| self.blocks[n.index()] = 0.0);
        for &node in nodes {
            let into: f64 = if node == first {
                1.0
            } else {
                let own = loops.innermost(node).filter(|&l| loops.header(l) == node);
                let mut from: Vec<N> = graph.predecessors(node).to_vec();
                from.sort_unstable_by_key(|n| n.index());
                from.dedup();
                from.retain(|&p| {
                    graph.is_reachable(p)
                        && !own.is_some_and(|l| loops.contains(l, p))
                        && !graph.is_retreating(p, node)
                });
                let sum: f64 = from.iter().map(|&p| self.edge(graph, p, node)).sum();
                sum * rounds[node.index()]
            };
            self.blocks[node.index()] = into;
        }
    }
}

/// The probabilities of a node's edges where nothing is known.
fn guess<N: EntityRef>(graph: &FlowGraph<N>, loops: &LoopForest<N>, node: N) -> Vec<f64> {
    let successors = graph.successors(node);
    let leaves: Vec<bool> = match loops.innermost(node) {
        Some(l) => successors.iter().map(|&s| !loops.contains(l, s)).collect(),
        None => vec![false; successors.len()],
    };
    let out = leaves.iter().filter(|l| **l).count();
    let stay = successors.len() - out;
    let share = |leaves: bool| match (out, stay) {
        (0, n) | (n, 0) => 1.0 / n as f64,
        (out, _) if leaves => 1.0 / ROUNDS / out as f64,
        (_, stay) => (1.0 - 1.0 / ROUNDS) / stay as f64,
    };
    leaves.into_iter().map(share).collect()
}

#[cfg(test)]
mod tests {
    use super::super::{Cfg, DomTree};
    use super::*;
    use crate::ssa::Block;

    struct Edges(Vec<Vec<usize>>);

    impl Cfg for Edges {
        type Node = Block;
        fn node_bound(&self) -> usize {
            self.0.len()
        }
        fn entry(&self) -> Option<Block> {
            Some(Block::new(0))
        }
        fn for_each_successor(&self, node: Block, f: &mut dyn FnMut(Block)) {
            self.0[node.index()].iter().for_each(|&s| f(Block::new(s)));
        }
    }

    fn frequencies(edges: &[&[usize]]) -> Vec<f64> {
        let graph = FlowGraph::new(&Edges(edges.iter().map(|e| e.to_vec()).collect()));
        let dom = DomTree::new(&graph);
        let loops = LoopForest::new(&graph, &dom);
        let found = Frequencies::new(&graph, &loops, |_| None);
        (0..edges.len()).map(|n| found.of(Block::new(n))).collect()
    }

    #[test]
    fn a_diamond_splits_and_joins() {
        assert_eq!(frequencies(&[&[1, 2], &[3], &[3], &[]]), [1.0, 0.5, 0.5, 1.0]);
    }

    #[test]
    fn nested_loops_multiply() {
        // 0 → 1; 1 ⇄ itself by 2; 2 a loop of one block; 3 the end
        let found = frequencies(&[&[1], &[2], &[2, 3], &[1, 4], &[]]);
        let rounded: Vec<i64> = found.iter().map(|f| f.round() as i64).collect();
        assert_eq!(rounded, [1, 8, 64, 8, 1]);
    }

    #[test]
    fn a_loop_without_end_has_some_frequency() {
        let found = frequencies(&[&[0]]);
        assert!(found[0].is_finite() && found[0] >= 1.0);
    }

    #[test]
    fn cycles_without_header_settle() {
        // 1 and 2 lead to each other and are both entered; each goes on to 3 half the time.
        let found = frequencies(&[&[1, 2], &[2, 3], &[1, 3], &[]]);
        let expected = [1.0, 1.0, 1.0, 1.0];
        assert!(found.iter().zip(expected).all(|(a, b)| (a - b).abs() < 1e-3), "{found:?}");
    }

    #[test]
    fn what_comes_in_goes_out() {
        let edges: &[&[usize]] = &[&[1, 2], &[3, 4], &[4], &[1, 5], &[5], &[]];
        let found = frequencies(edges);
        assert!((found[5] - 1.0).abs() < 1e-9, "{found:?}");
    }
}
