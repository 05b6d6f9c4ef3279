//! A stretch of an order as a region of its own: all before and after it stays.

use cranelift_entity::EntityRef;

use crate::sched::graph::{Atom, Counts, Edge, Node, Order, RegionGraph, RegionValues};

/// A stretch of an order. Its nodes are numbered in the order's order.
pub(super) struct Window {
    pub(super) graph: RegionGraph,
    pub(super) values: RegionValues,
    /// The region's node of each node.
    nodes: Vec<Node>,
}

/// Numbers of a region's nodes and atoms in windows, in memory that the next window uses again.
pub(super) struct Windows<'a> {
    graph: &'a RegionGraph,
    values: &'a RegionValues,
    nodes: Vec<Option<Node>>,
    atoms: Vec<Option<Atom>>,
}

impl<'a> Windows<'a> {
    pub(super) fn new(graph: &'a RegionGraph, values: &'a RegionValues) -> Self {
        let (nodes, atoms) = (vec![None; graph.len()], vec![None; values.num_atoms()]);
        Self { graph, values, nodes, atoms }
    }

    /// Cuts a stretch of an order, after which `end` is live; `places` are those of all nodes in the order.
    pub(super) fn cut(
        &mut self,
        order: &[Node],
        places: &[u32],
        range: core::ops::Range<usize>,
        end: Counts,
    ) -> Window {
        let nodes = order[range.clone()].to_vec();
        for (number, node) in nodes.iter().enumerate() {
            self.nodes[node.index()] = Some(Node::new(number));
        }
        let graph = self.graph(&nodes);
        let values = self.values(&nodes, places, range.end, end);
        nodes.iter().for_each(|node| self.nodes[node.index()] = None);
        Window { graph, values, nodes }
    }

    fn graph(&self, nodes: &[Node]) -> RegionGraph {
        let inside = |edges: &[Edge]| -> Vec<Edge> {
            let mine = |edge: &Edge| Some(Edge { node: self.nodes[edge.node.index()]?, ..*edge });
            edges.iter().filter_map(mine).collect()
        };
        let edges: Vec<(Node, Edge)> = nodes
            .iter()
            .enumerate()
            .flat_map(|(number, &node)| {
                inside(self.graph.succs(node))
                    .into_iter()
                    .map(move |edge| (Node::new(number), edge))
            })
            .collect();
        let insts = nodes.iter().map(|node| self.graph.insts()[node.index()]).collect();
        let latencies = nodes.iter().map(|&node| self.graph.latency(node)).collect();
        RegionGraph::from_parts(insts, latencies, edges, Vec::new())
    }

    fn values(
        &mut self,
        nodes: &[Node],
        places: &[u32],
        behind: usize,
        end: Counts,
    ) -> RegionValues {
        let (mut reads, mut writes, mut atoms) = (Vec::new(), Vec::new(), Vec::new());
        let mut early = Vec::new();
        for (number, &node) in nodes.iter().enumerate() {
            for (from, to) in
                [(self.values.reads(node), &mut reads), (self.values.writes(node), &mut writes)]
            {
                for &atom in from {
                    let inside = *self.atoms[atom.index()].get_or_insert_with(|| {
                        atoms.push(atom);
                        Atom::new(atoms.len() - 1)
                    });
                    to.push((Node::new(number), inside));
                }
            }
            let written = self.values.early_writes(node);
            let inside = written.filter_map(|atom| self.atoms[atom.index()]);
            early.extend(inside.map(|atom| (Node::new(number), atom)));
        }
        let lives_on = |&atom: &Atom| {
            self.values.is_live_out(atom)
                || self.values.readers(atom).iter().any(|n| places[n.index()] as usize >= behind)
        };
        let live_out = atoms.iter().map(lives_on).collect();
        let kinds = atoms.iter().map(|&atom| self.values.kind(atom) as u8).collect();
        atoms.iter().for_each(|atom| self.atoms[atom.index()] = None);
        RegionValues::from_parts(nodes.len(), kinds, live_out, &reads, &writes, end)
            .with_early(early)
    }
}

impl Window {
    /// An order of the window as the region's nodes.
    pub(super) fn translate(&self, order: &[Node]) -> Order {
        order.iter().map(|node| self.nodes[node.index()]).collect()
    }
}

/// Registers of each kind between the nodes of an order: before each, and after the last.
pub(super) fn between(values: &RegionValues, order: &[Node]) -> Vec<Counts> {
    let mut counts = vec![values.end(); order.len() + 1];
    let mut place = order.len();
    values.walk_up(order, |_, _, before| {
        place -= 1;
        counts[place] = before;
    });
    counts
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sched::graph::places;
    use crate::sched::testing::{only_region, past_ssa};

    /// In a window as many registers are live as there are in the region, at every place.
    #[test]
    fn windows_count_what_the_region_does() {
        arbtest::arbtest(|u| {
            let (func, block) = past_ssa(u, 24)?;
            let (graph, values) = only_region(&func, block);
            if values.shares_registers() || graph.is_empty() {
                return Ok(());
            }
            let order: Order = graph.nodes().collect();
            let counts = between(&values, &order);
            let mut there = Vec::new();
            values.walk_up(&order, |_, at, _| there.push(at));
            there.reverse();
            let from = u.int_in_range(0..=order.len() - 1)?;
            let to = u.int_in_range(from + 1..=order.len())?;
            let mut windows = Windows::new(&graph, &values);
            let window = windows.cut(&order, &places(&order), from..to, counts[to]);
            let mine: Order = window.graph.nodes().collect();
            let mut here = Vec::new();
            window.values.walk_up(&mine, |_, at, _| here.push(at));
            here.reverse();
            assert_eq!(here, there[from..to], "{from}..{to}\n{func}");
            Ok(())
        });
    }
}
