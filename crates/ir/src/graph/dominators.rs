//! Dominator and post-dominator trees.
//!
//! The immediate dominators are found by semi-NCA (Georgiadis): semidominators with path
//! compression over a depth-first tree, then one walk in preorder that climbs from the parent to
//! the first ancestor not below the semidominator. The tree is then numbered in preorder and
//! postorder, so that dominance is two comparisons.

use cranelift_entity::{EntityRef, EntitySet};

use super::{Adjacency, FlowGraph, NONE};

/// A node's place in the tree.
#[derive(Clone, Copy, Debug)]
struct TreePosition {
    /// `NONE` for the root and for what is not in the tree.
    parent: u32,
    /// The place in `preorder`; `NONE` for what is not in the tree.
    first: u32,
    /// The end of the run of `preorder` that is the node's subtree.
    end: u32,
    level: u32,
    /// An ancestor further up, for climbing in logarithmically many steps (Myers, "An applicative
    /// random-access stack"); the root's is the root.
    jump: u32,
}

/// The tree of immediate dominators of the nodes that can be reached from a root.
#[derive(Clone, Debug)]
struct Tree<N> {
    /// By node.
    places: Vec<TreePosition>,
    children: Adjacency<N>,
    /// Nodes of the tree, each before its children.
    preorder: Vec<N>,
}

impl<N: EntityRef> Tree<N> {
    /// The dominator tree of the graph from `root`. Children are in the order of `rank`.
    fn new(root: N, successors: &Adjacency<N>, predecessors: &Adjacency<N>, rank: &[N]) -> Self {
        let nodes = successors.len();
        let outside =
            TreePosition { parent: NONE, first: NONE, end: 0, level: 0, jump: root.index() as u32 };
        let mut places = vec![outside; nodes];
        immediate_dominators(root, successors, predecessors, |node, parent| {
            places[node as usize].parent = parent;
        });
        let edges = rank.iter().filter_map(|&node| {
            let parent = places[node.index()].parent;
            (parent != NONE).then(|| (N::new(parent as usize), node))
        });
        let children = Adjacency::from_edges(nodes, edges);
        let mut preorder = Vec::with_capacity(rank.len());
        let mut stack = vec![root];
        while let Some(node) = stack.pop() {
            let mut place = places[node.index()];
            place.first = preorder.len() as u32;
            preorder.push(node);
            if place.parent != NONE {
                let parent = places[place.parent as usize];
                place.level = parent.level + 1;
                // Two jumps of one length, one after the other, make one of twice that.
                let near = places[parent.jump as usize];
                let far = places[near.jump as usize];
                let equal = parent.level - near.level == near.level - far.level;
                place.jump = if equal { near.jump } else { place.parent };
            }
            places[node.index()] = place;
            stack.extend(children.of(node).iter().rev());
        }
        // A subtree's end is that of its last child; children follow parents in preorder.
        for at in (0..preorder.len()).rev() {
            let place = &mut places[preorder[at].index()];
            place.end = place.end.max(at as u32 + 1);
            let (end, parent) = (place.end, place.parent);
            if parent != NONE {
                let parent = &mut places[parent as usize];
                parent.end = parent.end.max(end);
            }
        }
        Self { places, children, preorder }
    }

    fn contains(&self, node: N) -> bool {
        self.places[node.index()].first != NONE
    }

    fn parent(&self, node: N) -> Option<N> {
        let parent = self.places[node.index()].parent;
        (parent != NONE).then(|| N::new(parent as usize))
    }

    fn is_ancestor(&self, a: N, b: N) -> bool {
        let (a, b) = (&self.places[a.index()], &self.places[b.index()]);
        a.first <= b.first && b.first < a.end
    }

    fn nearest_common(&self, a: N, b: N) -> N {
        let place = |i: u32| &self.places[i as usize];
        let (mut a, mut b) = (a.index() as u32, b.index() as u32);
        if place(a).level < place(b).level {
            core::mem::swap(&mut a, &mut b);
        }
        while place(a).level > place(b).level {
            let jump = place(a).jump;
            a = if place(jump).level >= place(b).level { jump } else { place(a).parent };
        }
        // Both are of one level now, and so are their jumps.
        while a != b {
            let (x, y) = (place(a).jump, place(b).jump);
            (a, b) = if x == y { (place(a).parent, place(b).parent) } else { (x, y) };
        }
        N::new(a as usize)
    }
}

/// A node of the depth-first tree, as semi-NCA sees it.
#[derive(Clone, Copy)]
struct Visit {
    /// The node of the graph.
    node: u32,
    /// The parent in the tree; later, an ancestor on the compressed path up.
    up: u32,
    dominator: u32,
    semi: u32,
    label: u32,
}

/// Semi-NCA. Inside, nodes are called by their number in depth-first preorder. Hands over each node but the root, with its
/// immediate dominator.
fn immediate_dominators<N: EntityRef>(
    root: N,
    successors: &Adjacency<N>,
    predecessors: &Adjacency<N>,
    mut found: impl FnMut(u32, u32),
) {
    let nodes = successors.len();
    let mut number = vec![NONE; nodes];
    let mut visits: Vec<Visit> = Vec::with_capacity(nodes);
    let mut stack: Vec<(N, u32)> = vec![(root, 0)];
    while let Some((node, from)) = stack.pop() {
        if number[node.index()] != NONE {
            continue;
        }
        let n = visits.len() as u32;
        number[node.index()] = n;
        visits.push(Visit {
            node: node.index() as u32,
            up: from,
            dominator: from,
            semi: n,
            label: n,
        });
        for &to in successors.of(node).iter().rev() {
            if number[to.index()] == NONE {
                stack.push((to, n));
            }
        }
    }
    let mut path: Vec<u32> = Vec::new();
    for w in (1..visits.len()).rev() {
        let mut best = visits[w].dominator;
        for p in predecessors.of(N::new(visits[w].node as usize)) {
            let v = number[p.index()];
            if v != NONE {
                let least = eval(v, w as u32 + 1, &mut visits, &mut path);
                best = best.min(visits[least as usize].semi);
            }
        }
        visits[w].semi = best;
    }
    for w in 1..visits.len() {
        let Visit { node, mut dominator, semi, .. } = visits[w];
        while dominator > semi {
            dominator = visits[dominator as usize].dominator;
        }
        visits[w].dominator = dominator;
        found(node, visits[dominator as usize].node);
    }
}

/// Returns the node with the least semidominator on the path from `v` up to the last node not yet
/// linked (numbers below `linked`); compresses the path for later calls.
fn eval(v: u32, linked: u32, visits: &mut [Visit], path: &mut Vec<u32>) -> u32 {
    if visits[v as usize].up < linked {
        return visits[v as usize].label;
    }
    let mut top = v;
    while visits[top as usize].up >= linked {
        path.push(top);
        top = visits[top as usize].up;
    }
    while let Some(node) = path.pop() {
        let above = visits[top as usize];
        let below = visits[node as usize];
        visits[node as usize].up = above.up;
        if visits[above.label as usize].semi < visits[below.label as usize].semi {
            visits[node as usize].label = above.label;
        }
        top = node;
    }
    visits[v as usize].label
}

/// Dominator tree: `a` dominates `b` if every path from the entry to `b` passes `a`.
#[derive(Clone, Debug)]
pub struct DomTree<N> {
    tree: Option<Tree<N>>,
}

impl<N: EntityRef> DomTree<N> {
    /// The dominator tree of a graph.
    pub fn new(graph: &FlowGraph<N>) -> Self {
        let tree = graph.entry().map(|entry| {
            let (successors, predecessors) = (graph.successor_lists(), graph.predecessor_lists());
            Tree::new(entry, successors, predecessors, graph.reverse_postorder())
        });
        Self { tree }
    }

    /// The closest other node that dominates this one; none for the entry and for what is not
    /// reachable.
    pub fn immediate(&self, node: N) -> Option<N> {
        self.tree.as_ref()?.parent(node)
    }

    /// Whether `a` dominates `b`. A node dominates itself. An unreachable node is dominated by
    /// every node, and dominates no reachable one.
    pub fn dominates(&self, a: N, b: N) -> bool {
        let Some(tree) = &self.tree else { return true };
        a == b || !tree.contains(b) || (tree.contains(a) && tree.is_ancestor(a, b))
    }

    /// Whether `a` dominates `b` and is another node.
    pub fn strictly_dominates(&self, a: N, b: N) -> bool {
        a != b && self.dominates(a, b)
    }

    /// The nodes that this one is the immediate dominator of, in reverse postorder.
    pub fn children(&self, node: N) -> &[N] {
        self.tree.as_ref().map_or(&[], |tree| tree.children.of(node))
    }

    /// The reachable nodes, each after its immediate dominator.
    pub fn preorder(&self) -> &[N] {
        self.tree.as_ref().map_or(&[], |tree| &tree.preorder)
    }

    /// The place of a node in [`DomTree::preorder`].
    pub fn preorder_number(&self, node: N) -> Option<u32> {
        self.tree.as_ref().map(|tree| tree.places[node.index()].first).filter(|&n| n != NONE)
    }

    /// The distance of a node from the entry in the tree.
    pub fn level(&self, node: N) -> Option<u32> {
        let tree = self.tree.as_ref().filter(|tree| tree.contains(node))?;
        Some(tree.places[node.index()].level)
    }

    /// The closest node that dominates both; none if one is not reachable.
    pub fn nearest_common(&self, a: N, b: N) -> Option<N> {
        let tree = self.tree.as_ref()?;
        (tree.contains(a) && tree.contains(b)).then(|| tree.nearest_common(a, b))
    }
}

/// Post-dominator tree: `a` post-dominates `b` if every path from `b` to the function's end passes
/// `a`. All exits lead to one virtual exit; a cycle without an exit gets an edge to it from the
/// cycle's last node in reverse postorder, so every node is in the tree.
#[derive(Clone, Debug)]
pub struct PostDomTree<N: EntityRef> {
    tree: Tree<N>,
    virtual_exit: N,
    ending: EntitySet<N>,
}

impl<N: EntityRef> PostDomTree<N> {
    /// The post-dominator tree of a graph.
    pub fn new(graph: &FlowGraph<N>) -> Self {
        let nodes = graph.node_bound();
        let virtual_exit = N::new(nodes);
        let mut edges: Vec<(N, N)> = Vec::new();
        let mut ends_somewhere = EntitySet::with_capacity(nodes);
        let mut work: Vec<N> = Vec::new();
        let mut leave = |node: N, ends_somewhere: &mut EntitySet<N>, edges: &mut Vec<(N, N)>| {
            edges.push((virtual_exit, node));
            ends_somewhere.insert(node);
            work.push(node);
            while let Some(node) = work.pop() {
                for &from in graph.predecessors(node) {
                    if graph.is_reachable(from) && ends_somewhere.insert(from) {
                        work.push(from);
                    }
                }
            }
        };
        for &node in graph.reverse_postorder() {
            if graph.successors(node).is_empty() && !ends_somewhere.contains(node) {
                leave(node, &mut ends_somewhere, &mut edges);
            }
        }
        let ending = ends_somewhere.clone();
        for node in graph.postorder() {
            if !ends_somewhere.contains(node) {
                leave(node, &mut ends_somewhere, &mut edges);
            }
        }
        for &node in graph.reverse_postorder() {
            edges.extend(graph.successors(node).iter().map(|&to| (to, node)));
        }
        let backward = Adjacency::from_edges(nodes + 1, edges.iter().copied());
        let forward = backward.reversed();
        let rank: Vec<N> = graph.postorder().collect();
        Self { tree: Tree::new(virtual_exit, &backward, &forward, &rank), virtual_exit, ending }
    }

    /// Whether there is a path from a node to an end: not from a cycle without an exit.
    pub fn reaches_end(&self, node: N) -> bool {
        self.ending.contains(node)
    }

    /// The closest other node that post-dominates this one; none if only the virtual exit does,
    /// and for what is not reachable.
    pub fn immediate(&self, node: N) -> Option<N> {
        self.tree.parent(node).filter(|&parent| parent != self.virtual_exit)
    }

    /// Whether `a` post-dominates `b`. A node post-dominates itself. An unreachable node takes part
    /// in nothing else.
    pub fn dominates(&self, a: N, b: N) -> bool {
        a == b || (self.tree.contains(a) && self.tree.contains(b) && self.tree.is_ancestor(a, b))
    }

    /// The closest node that post-dominates both; none if only the virtual exit does.
    pub fn nearest_common(&self, a: N, b: N) -> Option<N> {
        if !self.tree.contains(a) || !self.tree.contains(b) {
            return None;
        }
        Some(self.tree.nearest_common(a, b)).filter(|&common| common != self.virtual_exit)
    }

    /// The nodes that this one is the immediate post-dominator of.
    pub fn children(&self, node: N) -> &[N] {
        self.tree.children.of(node)
    }

    /// The nodes without a post-dominator but themselves.
    pub fn roots(&self) -> &[N] {
        self.tree.children.of(self.virtual_exit)
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::{Random, graph, n, random_graph, reaches};
    use super::*;

    #[test]
    fn diamond_with_a_loop() {
        let g = graph(6, &[(0, 1), (1, 2), (1, 3), (2, 4), (3, 4), (4, 1), (4, 5)]);
        let dom = DomTree::new(&g);
        assert_eq!(dom.immediate(n(4)), Some(n(1)));
        assert_eq!(dom.nearest_common(n(2), n(5)), Some(n(1)));
        assert_eq!(dom.children(n(1)).len(), 3);
        assert!(dom.preorder()[0] == n(0) && dom.level(n(5)) == Some(3));
        let post = PostDomTree::new(&g);
        assert_eq!(post.immediate(n(1)), Some(n(4)));
        assert_eq!(post.immediate(n(5)), None);
        assert_eq!(post.nearest_common(n(2), n(3)), Some(n(4)));
        assert_eq!(post.roots(), [n(5)]);
    }

    #[test]
    fn a_loop_without_an_exit_is_in_the_post_dominator_tree() {
        let g = graph(4, &[(0, 1), (1, 2), (2, 1), (0, 3)]);
        let post = PostDomTree::new(&g);
        assert_eq!(post.immediate(n(1)), Some(n(2)));
        assert_eq!(post.immediate(n(0)), None);
    }

    #[test]
    fn trees_agree_with_the_definition() {
        let mut random = Random(7);
        for _ in 0..3000 {
            let g = random_graph(&mut random);
            let dom = DomTree::new(&g);
            let post = PostDomTree::new(&g);
            let lists = g.successor_lists();
            let exits: Vec<_> =
                g.postorder().filter(|&node| g.successors(node).is_empty()).collect();
            let ends = |from, without| exits.iter().any(|&e| reaches(lists, from, e, without));
            let all_end = g.reverse_postorder().iter().all(|&node| ends(node, None));
            for &a in g.reverse_postorder() {
                for &b in g.reverse_postorder() {
                    let by_definition = a == b || !reaches(lists, n(0), b, Some(a));
                    assert_eq!(dom.dominates(a, b), by_definition, "{a} {b} in {g:?}");
                    if all_end {
                        let by_definition = a == b || !ends(b, Some(a));
                        assert_eq!(post.dominates(a, b), by_definition, "{a} {b} in {g:?}");
                    }
                }
                if let Some(idom) = dom.immediate(a) {
                    let closest = g
                        .reverse_postorder()
                        .iter()
                        .filter(|&&b| dom.strictly_dominates(b, a))
                        .all(|&b| dom.dominates(b, idom));
                    assert!(closest && dom.strictly_dominates(idom, a));
                }
            }
        }
    }
}
