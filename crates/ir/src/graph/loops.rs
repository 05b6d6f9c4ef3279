//! The forest of natural loops.
//!
//! Headers are visited from the deepest in the dominator tree up; each loop's body is found by
//! walking predecessors back from its latches, and a body that is already known is crossed in one
//! step (its outermost loop becomes a child). Cycles that are entered in two places have no
//! header: the edges that close them are reported as irreducible.

use cranelift_entity::{EntityRef, PrimaryMap, entity_impl};

use super::{DomTree, FlowGraph, NONE};

/// A loop.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Loop(u32);
entity_impl!(Loop, "loop");

/// A loop's data.
#[derive(Clone, Debug)]
pub struct LoopData<N> {
    /// The node that every path into the loop passes.
    pub header: N,
    /// The loop around it.
    pub parent: Option<Loop>,
    /// The number of loops around it, itself included.
    pub depth: u32,
    start: u32,
    end: u32,
}

/// All natural loops, each before the ones inside it.
#[derive(Clone, Debug)]
pub struct LoopForest<N> {
    loops: PrimaryMap<Loop, LoopData<N>>,
    /// The innermost loop by node; `NONE` outside.
    innermost: Vec<u32>,
    /// The nodes in loops, such that each loop is one run that begins with its header.
    nodes: Vec<N>,
    irreducible: Vec<(N, N)>,
}

impl<N: EntityRef> LoopForest<N> {
    /// The loops of a graph.
    pub fn new(graph: &FlowGraph<N>, dom: &DomTree<N>) -> Self {
        let found = Found::new(graph, dom);
        let irreducible = graph
            .reverse_postorder()
            .iter()
            .flat_map(|&from| graph.successors(from).iter().map(move |&to| (from, to)))
            .filter(|&(from, to)| graph.is_retreating(from, to) && !dom.dominates(to, from))
            .collect();
        found.into_forest(graph, irreducible)
    }

    /// The number of loops.
    pub fn len(&self) -> usize {
        self.loops.len()
    }

    /// Whether there is no loop.
    pub fn is_empty(&self) -> bool {
        self.loops.is_empty()
    }

    /// The loops, each before the ones inside it.
    pub fn loops(&self) -> cranelift_entity::Keys<Loop> {
        self.loops.keys()
    }

    /// A loop's data.
    pub fn get(&self, l: Loop) -> &LoopData<N> {
        &self.loops[l]
    }

    /// A loop's header.
    pub fn header(&self, l: Loop) -> N {
        self.loops[l].header
    }

    /// A loop's nodes, the header first, then its own and those of the loops inside.
    pub fn nodes(&self, l: Loop) -> &[N] {
        let data = &self.loops[l];
        &self.nodes[data.start as usize..data.end as usize]
    }

    /// The innermost loop that a node is in.
    pub fn innermost(&self, node: N) -> Option<Loop> {
        let l = self.innermost[node.index()];
        (l != NONE).then(|| Loop::from_u32(l))
    }

    /// The number of loops that a node is in.
    pub fn depth(&self, node: N) -> u32 {
        self.innermost(node).map_or(0, |l| self.loops[l].depth)
    }

    /// Whether a node is in a loop, or in one inside it.
    pub fn contains(&self, l: Loop, node: N) -> bool {
        self.innermost(node).is_some_and(|inner| self.encloses(l, inner))
    }

    /// Whether `outer` is `inner` or around it.
    pub fn encloses(&self, outer: Loop, inner: Loop) -> bool {
        let (o, i) = (&self.loops[outer], &self.loops[inner]);
        o.start <= i.start && i.end <= o.end && o.depth <= i.depth
    }

    /// The loop around a loop.
    pub fn parent(&self, l: Loop) -> Option<Loop> {
        self.loops[l].parent
    }

    /// The nodes in the loop that go back to its header.
    pub fn latches<'a>(&'a self, l: Loop, graph: &'a FlowGraph<N>) -> impl Iterator<Item = N> + 'a {
        let from = graph.predecessors(self.header(l)).iter().copied();
        from.filter(move |&from| self.contains(l, from))
    }

    /// The nodes outside the loop that lead to its header.
    pub fn entering<'a>(
        &'a self,
        l: Loop,
        graph: &'a FlowGraph<N>,
    ) -> impl Iterator<Item = N> + 'a {
        let from = graph.predecessors(self.header(l)).iter().copied();
        from.filter(move |&from| graph.is_reachable(from) && !self.contains(l, from))
    }

    /// The one node outside the loop that leads to its header, if it leads nowhere else.
    pub fn preheader(&self, l: Loop, graph: &FlowGraph<N>) -> Option<N> {
        let mut entering = self.entering(l, graph);
        let only = entering.next()?;
        (entering.next().is_none() && graph.successors(only).len() == 1).then_some(only)
    }

    /// The edges that leave the loop.
    pub fn exits<'a>(
        &'a self,
        l: Loop,
        graph: &'a FlowGraph<N>,
    ) -> impl Iterator<Item = (N, N)> + 'a {
        self.nodes(l).iter().flat_map(move |&from| {
            let to = graph.successors(from).iter();
            to.filter(move |&&to| !self.contains(l, to)).map(move |&to| (from, to))
        })
    }

    /// Edges that close a cycle which has no header: it is entered in more than one place.
    pub fn irreducible_edges(&self) -> &[(N, N)] {
        &self.irreducible
    }
}

/// Loops as they are found: inner ones before outer ones.
struct Found<N> {
    headers: Vec<N>,
    parent: Vec<u32>,
    /// A known loop around it, for climbing; the path is compressed.
    above: Vec<u32>,
    innermost: Vec<u32>,
}

impl<N: EntityRef> Found<N> {
    fn new(graph: &FlowGraph<N>, dom: &DomTree<N>) -> Self {
        let mut found = Self {
            headers: Vec::new(),
            parent: Vec::new(),
            above: Vec::new(),
            innermost: vec![NONE; graph.node_bound()],
        };
        let mut work: Vec<N> = Vec::new();
        // In reverse preorder every header comes after those that it dominates.
        for &header in dom.preorder().iter().rev() {
            let latches = graph.predecessors(header).iter().copied();
            work.extend(
                latches.filter(|&from| graph.is_reachable(from) && dom.dominates(header, from)),
            );
            if work.is_empty() {
                continue;
            }
            let new = found.headers.len() as u32;
            found.headers.push(header);
            found.parent.push(NONE);
            found.above.push(new);
            while let Some(node) = work.pop() {
                let inner = found.innermost[node.index()];
                let continue_from = if inner == NONE {
                    found.innermost[node.index()] = new;
                    node
                } else {
                    let outermost = found.outermost(inner);
                    if outermost == new {
                        continue;
                    }
                    found.parent[outermost as usize] = new;
                    found.above[outermost as usize] = new;
                    found.headers[outermost as usize]
                };
                if continue_from != header {
                    let from = graph.predecessors(continue_from).iter().copied();
                    work.extend(from.filter(|&from| graph.is_reachable(from)));
                }
            }
        }
        found
    }

    /// The outermost known loop around a loop.
    fn outermost(&mut self, mut l: u32) -> u32 {
        while self.above[l as usize] != l {
            let above = self.above[l as usize];
            self.above[l as usize] = self.above[above as usize];
            l = above;
        }
        l
    }

    /// Numbers the loops from the outside in and lays their nodes out in runs.
    fn into_forest(self, graph: &FlowGraph<N>, irreducible: Vec<(N, N)>) -> LoopForest<N> {
        let count = self.headers.len();
        // Outer loops were found last, so in reverse each loop comes after its parent; the new
        // number is the place in a walk of the forest, which makes subtrees contiguous.
        let mut size = vec![0u32; count];
        let mut own = vec![0u32; count];
        for &node in graph.reverse_postorder() {
            let l = self.innermost[node.index()];
            if l != NONE {
                own[l as usize] += 1;
            }
        }
        let mut tree_size = vec![1u32; count];
        for l in 0..count {
            size[l] += own[l];
            if self.parent[l] != NONE {
                size[self.parent[l] as usize] += size[l];
                tree_size[self.parent[l] as usize] += tree_size[l];
            }
        }
        let mut by_rank: Vec<usize> = (0..count).collect();
        by_rank.sort_unstable_by_key(|&l| graph.rpo_number(self.headers[l]));
        let mut new_number = vec![NONE; count];
        let mut start = vec![0u32; count];
        // Number for the next child of a loop (or the next root, in the last place).
        let mut next_number = vec![0u32; count + 1];
        let mut next_start = vec![0u32; count + 1];
        for &l in &by_rank {
            let p = if self.parent[l] == NONE { count } else { self.parent[l] as usize };
            new_number[l] = next_number[p];
            start[l] = next_start[p];
            next_number[p] += tree_size[l];
            next_start[p] += size[l];
            next_number[l] = new_number[l] + 1;
            next_start[l] = start[l] + own[l];
        }
        let mut order = vec![0usize; count];
        for l in 0..count {
            order[new_number[l] as usize] = l;
        }
        let mut loops: PrimaryMap<Loop, LoopData<N>> = PrimaryMap::with_capacity(count);
        for &l in &order {
            let parent = (self.parent[l] != NONE)
                .then(|| Loop::from_u32(new_number[self.parent[l] as usize]));
            let depth = parent.map_or(1, |p| loops[p].depth + 1);
            let end = start[l] + size[l];
            loops.push(LoopData { header: self.headers[l], parent, depth, start: start[l], end });
        }
        let total: u32 = (0..count).filter(|&l| self.parent[l] == NONE).map(|l| size[l]).sum();
        let mut nodes = vec![N::new(0); total as usize];
        let mut place = start;
        let mut innermost = self.innermost;
        // A header is the first of its loop in reverse postorder, so it comes first in its run.
        for &node in graph.reverse_postorder() {
            let l = innermost[node.index()];
            if l != NONE {
                nodes[place[l as usize] as usize] = node;
                place[l as usize] += 1;
                innermost[node.index()] = new_number[l as usize];
            }
        }
        LoopForest { loops, innermost, nodes, irreducible }
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::{Node, Random, graph, n, random_graph, reaches};
    use super::*;

    fn forest(g: &FlowGraph<Node>) -> LoopForest<Node> {
        LoopForest::new(g, &DomTree::new(g))
    }

    #[test]
    fn nested_loops_with_two_latches() {
        let g = graph(7, &[(0, 1), (1, 2), (2, 3), (3, 2), (3, 4), (4, 1), (2, 1), (4, 5), (5, 5)]);
        let f = forest(&g);
        assert_eq!(f.len(), 3);
        let outer = f.innermost(n(1)).unwrap();
        let inner = f.innermost(n(3)).unwrap();
        assert_eq!((f.header(outer), f.header(inner)), (n(1), n(2)));
        assert_eq!((f.parent(inner), f.depth(n(3))), (Some(outer), 2));
        assert_eq!(f.nodes(inner), [n(2), n(3)]);
        assert_eq!(f.nodes(outer)[0], n(1));
        assert_eq!(f.nodes(outer).len(), 4);
        assert!(f.contains(outer, n(3)) && !f.contains(inner, n(4)) && !f.contains(outer, n(5)));
        assert_eq!(f.latches(outer, &g).collect::<Vec<_>>(), [n(4), n(2)]);
        assert_eq!(f.preheader(outer, &g), Some(n(0)));
        assert_eq!(f.preheader(inner, &g), Some(n(1)));
        assert_eq!(f.exits(outer, &g).collect::<Vec<_>>(), [(n(4), n(5))]);
    }

    #[test]
    fn a_cycle_entered_twice_is_irreducible() {
        let g = graph(3, &[(0, 1), (0, 2), (1, 2), (2, 1)]);
        let f = forest(&g);
        assert!(f.is_empty());
        assert_eq!(f.irreducible_edges().len(), 1);
    }

    #[test]
    fn bodies_agree_with_the_definition() {
        let mut random = Random(3);
        for _ in 0..3000 {
            let g = random_graph(&mut random);
            let dom = DomTree::new(&g);
            let f = LoopForest::new(&g, &dom);
            for l in f.loops() {
                let header = f.header(l);
                assert_eq!(f.nodes(l)[0], header);
                let latches: Vec<_> = g
                    .predecessors(header)
                    .iter()
                    .copied()
                    .filter(|&p| g.is_reachable(p) && dom.dominates(header, p))
                    .collect();
                assert!(!latches.is_empty());
                for &node in g.reverse_postorder() {
                    let in_body = node == header
                        || latches
                            .iter()
                            .any(|&latch| reaches(g.successor_lists(), node, latch, Some(header)));
                    assert_eq!(f.contains(l, node), in_body, "{l} {node} in {g:?}");
                    assert_eq!(f.nodes(l).contains(&node), in_body, "{l} {node} in {g:?}");
                }
                if let Some(parent) = f.parent(l) {
                    assert!(parent < l && f.contains(parent, header));
                    assert_eq!(f.get(l).depth, f.get(parent).depth + 1);
                }
            }
            for &node in g.reverse_postorder() {
                let around = f.loops().filter(|&l| f.contains(l, node)).count();
                assert_eq!(around as u32, f.depth(node));
            }
        }
    }
}
