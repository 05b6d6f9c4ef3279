//! Dominator and post-dominator trees.
//!
//! The immediate dominators are found by semi-NCA (Georgiadis): semidominators with path
//! compression over a depth-first tree, then one walk in preorder that climbs from the parent to
//! the first ancestor not below the semidominator. The tree is then numbered in preorder and
//! postorder, so that dominance is two comparisons.

use cranelift_entity::EntityRef;

use super::{Adjacency, FlowGraph, NONE, NodeSet};

/// The tree of immediate dominators of the nodes that can be reached from a root.
#[derive(Clone, Debug)]
struct Tree<N> {
    /// The parent by node; `NONE` for the root and for what is not in the tree.
    parent: Vec<u32>,
    children: Adjacency<N>,
    /// Nodes of the tree, each before its children.
    preorder: Vec<N>,
    /// The place in `preorder`; `NONE` for what is not in the tree.
    first: Vec<u32>,
    /// The end of the run of `preorder` that is the node's subtree.
    end: Vec<u32>,
    level: Vec<u32>,
    /// An ancestor further up, for climbing in logarithmically many steps (Myers, "An applicative
    /// random-access stack"); the root's is the root.
    jump: Vec<u32>,
}

impl<N: EntityRef> Tree<N> {
    /// The dominator tree of the graph from `root`. Children are in the order of `rank`.
    fn new(root: N, successors: &Adjacency<N>, predecessors: &Adjacency<N>, rank: &[N]) -> Self {
        let nodes = successors.len();
        let parent = immediate_dominators(root, successors, predecessors);
        let edges = rank
            .iter()
            .filter(|node| parent[node.index()] != NONE)
            .map(|&node| (N::new(parent[node.index()] as usize), node));
        let children = Adjacency::from_edges(nodes, edges);
        let mut tree = Self {
            parent,
            children,
            preorder: Vec::with_capacity(rank.len()),
            first: vec![NONE; nodes],
            end: vec![0; nodes],
            level: vec![0; nodes],
            jump: vec![root.index() as u32; nodes],
        };
        let mut stack = vec![root];
        while let Some(node) = stack.pop() {
            let i = node.index();
            tree.first[i] = tree.preorder.len() as u32;
            tree.preorder.push(node);
            if tree.parent[i] != NONE {
                let p = tree.parent[i] as usize;
                tree.level[i] = tree.level[p] + 1;
                // Two jumps of one length, one behind the other, make one of twice that.
                let near = tree.jump[p] as usize;
                let far = tree.jump[near] as usize;
                let equal = tree.level[p] - tree.level[near] == tree.level[near] - tree.level[far];
                tree.jump[i] = if equal { far } else { p } as u32;
            }
            stack.extend(tree.children.of(node).iter().rev());
        }
        // A subtree's end is that of its last child; children come behind parents in preorder.
        for at in (0..tree.preorder.len()).rev() {
            let i = tree.preorder[at].index();
            tree.end[i] = tree.end[i].max(at as u32 + 1);
            if tree.parent[i] != NONE {
                let p = tree.parent[i] as usize;
                tree.end[p] = tree.end[p].max(tree.end[i]);
            }
        }
        tree
    }

    fn contains(&self, node: N) -> bool {
        self.first[node.index()] != NONE
    }

    fn parent(&self, node: N) -> Option<N> {
        let parent = self.parent[node.index()];
        (parent != NONE).then(|| N::new(parent as usize))
    }

    fn is_ancestor(&self, a: N, b: N) -> bool {
        let at = self.first[b.index()];
        self.first[a.index()] <= at && at < self.end[a.index()]
    }

    fn nearest_common(&self, a: N, b: N) -> N {
        let level = |i: usize| self.level[i];
        let (mut a, mut b) = (a.index(), b.index());
        if level(a) < level(b) {
            core::mem::swap(&mut a, &mut b);
        }
        while level(a) > level(b) {
            let jump = self.jump[a] as usize;
            a = if level(jump) >= level(b) { jump } else { self.parent[a] as usize };
        }
        // Both are of one level now, and so are their jumps.
        while a != b {
            let (x, y) = (self.jump[a] as usize, self.jump[b] as usize);
            (a, b) =
                if x == y { (self.parent[a] as usize, self.parent[b] as usize) } else { (x, y) };
        }
        N::new(a)
    }
}

/// Semi-NCA. Inside, nodes are called by their number in depth-first preorder.
fn immediate_dominators<N: EntityRef>(
    root: N,
    successors: &Adjacency<N>,
    predecessors: &Adjacency<N>,
) -> Vec<u32> {
    let nodes = successors.len();
    let mut number = vec![NONE; nodes];
    let mut vertex: Vec<u32> = Vec::with_capacity(nodes);
    let mut parent: Vec<u32> = Vec::with_capacity(nodes);
    let mut stack: Vec<(N, u32)> = vec![(root, 0)];
    while let Some((node, from)) = stack.pop() {
        if number[node.index()] != NONE {
            continue;
        }
        let n = vertex.len() as u32;
        number[node.index()] = n;
        vertex.push(node.index() as u32);
        parent.push(from);
        for &to in successors.of(node).iter().rev() {
            if number[to.index()] == NONE {
                stack.push((to, n));
            }
        }
    }
    let count = vertex.len();
    let mut idom = parent.clone();
    let mut semi: Vec<u32> = (0..count as u32).collect();
    let mut label = semi.clone();
    let mut path: Vec<u32> = Vec::new();
    for w in (1..count as u32).rev() {
        let mut best = idom[w as usize];
        for p in predecessors.of(N::new(vertex[w as usize] as usize)) {
            let v = number[p.index()];
            if v != NONE {
                let least = eval(v, w + 1, &mut parent, &mut label, &semi, &mut path);
                best = best.min(semi[least as usize]);
            }
        }
        semi[w as usize] = best;
    }
    let mut result = vec![NONE; nodes];
    for w in 1..count {
        let mut candidate = idom[w];
        while candidate > semi[w] {
            candidate = idom[candidate as usize];
        }
        idom[w] = candidate;
        result[vertex[w] as usize] = vertex[candidate as usize];
    }
    result
}

/// The node with the least semidominator on the way from `v` up to the last node not yet linked
/// (numbers below `linked`); shortens the way for later calls.
fn eval(
    v: u32,
    linked: u32,
    parent: &mut [u32],
    label: &mut [u32],
    semi: &[u32],
    path: &mut Vec<u32>,
) -> u32 {
    if parent[v as usize] < linked {
        return label[v as usize];
    }
    let mut top = v;
    while parent[top as usize] >= linked {
        path.push(top);
        top = parent[top as usize];
    }
    while let Some(node) = path.pop() {
        parent[node as usize] = parent[top as usize];
        if semi[label[top as usize] as usize] < semi[label[node as usize] as usize] {
            label[node as usize] = label[top as usize];
        }
        top = node;
    }
    label[v as usize]
}

/// Who dominates whom: `a` dominates `b` if every way from the entry to `b` passes `a`.
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

    /// Whether `a` dominates `b`. A node dominates itself. What is not reachable is dominated by
    /// every node, and dominates nothing that is reachable.
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

    /// The reachable nodes, each behind its immediate dominator.
    pub fn preorder(&self) -> &[N] {
        self.tree.as_ref().map_or(&[], |tree| &tree.preorder)
    }

    /// The place of a node in [`DomTree::preorder`].
    pub fn preorder_number(&self, node: N) -> Option<u32> {
        self.tree.as_ref().map(|tree| tree.first[node.index()]).filter(|&n| n != NONE)
    }

    /// The distance of a node from the entry in the tree.
    pub fn level(&self, node: N) -> Option<u32> {
        self.tree.as_ref().filter(|tree| tree.contains(node)).map(|tree| tree.level[node.index()])
    }

    /// The closest node that dominates both; none if one is not reachable.
    pub fn nearest_common(&self, a: N, b: N) -> Option<N> {
        let tree = self.tree.as_ref()?;
        (tree.contains(a) && tree.contains(b)).then(|| tree.nearest_common(a, b))
    }
}

/// Who post-dominates whom: `a` post-dominates `b` if every way from `b` to the function's end
/// passes `a`. All exits lead to one virtual exit; a cycle without an exit gets an edge to it from
/// the cycle's last node in reverse postorder, so every node is in the tree.
#[derive(Clone, Debug)]
pub struct PostDomTree<N> {
    tree: Tree<N>,
    virtual_exit: N,
}

impl<N: EntityRef> PostDomTree<N> {
    /// The post-dominator tree of a graph.
    pub fn new(graph: &FlowGraph<N>) -> Self {
        let nodes = graph.node_bound();
        let virtual_exit = N::new(nodes);
        let mut edges: Vec<(N, N)> = Vec::new();
        let mut ends_somewhere = NodeSet::new(nodes);
        let mut work: Vec<N> = Vec::new();
        let mut leave = |node: N, ends_somewhere: &mut NodeSet<N>, edges: &mut Vec<(N, N)>| {
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
        Self { tree: Tree::new(virtual_exit, &backward, &forward, &rank), virtual_exit }
    }

    /// The closest other node that post-dominates this one; none if only the virtual exit does,
    /// and for what is not reachable.
    pub fn immediate(&self, node: N) -> Option<N> {
        self.tree.parent(node).filter(|&parent| parent != self.virtual_exit)
    }

    /// Whether `a` post-dominates `b`. A node post-dominates itself. What is not reachable takes
    /// part in nothing else.
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
