//! Strongly connected components, by Tarjan's algorithm with a stack of its own. On a call graph
//! the components come callees first, which is the order in which to work on functions.

use cranelift_entity::EntityRef;

use super::{Adjacency, FlowGraph, NONE};

/// The strongly connected components of a graph, of all its nodes.
#[derive(Clone, Debug)]
pub struct Sccs<N> {
    component: Vec<u32>,
    starts: Vec<u32>,
    members: Vec<N>,
}

impl<N: EntityRef> Sccs<N> {
    /// The components of a flow graph.
    pub fn new(graph: &FlowGraph<N>) -> Self {
        Self::of(graph.successor_lists())
    }

    /// The components of a graph given by its successors.
    pub fn of(successors: &Adjacency<N>) -> Self {
        let nodes = successors.len();
        let mut result = Self {
            component: vec![NONE; nodes],
            starts: vec![0],
            members: Vec::with_capacity(nodes),
        };
        let mut number = vec![NONE; nodes];
        let mut low = vec![0u32; nodes];
        let mut open: Vec<N> = Vec::new();
        let mut stack: Vec<(N, usize)> = Vec::new();
        let mut count = 0;
        for root in (0..nodes).map(N::new) {
            if number[root.index()] != NONE {
                continue;
            }
            stack.push((root, 0));
            while let Some((node, next)) = stack.last_mut() {
                let node = *node;
                let i = node.index();
                if *next == 0 {
                    number[i] = count;
                    low[i] = count;
                    count += 1;
                    open.push(node);
                }
                if let Some(&to) = successors.of(node).get(*next) {
                    *next += 1;
                    let t = to.index();
                    if number[t] == NONE {
                        stack.push((to, 0));
                    } else if result.component[t] == NONE {
                        low[i] = low[i].min(number[t]);
                    }
                    continue;
                }
                stack.pop();
                if let Some(&(parent, _)) = stack.last() {
                    low[parent.index()] = low[parent.index()].min(low[i]);
                }
                if low[i] == number[i] {
                    result.close(&mut open, node);
                }
            }
        }
        result
    }

    /// Makes a component of the open nodes from `root` on.
    fn close(&mut self, open: &mut Vec<N>, root: N) {
        let id = self.starts.len() as u32 - 1;
        while let Some(node) = open.pop() {
            self.component[node.index()] = id;
            self.members.push(node);
            if node == root {
                break;
            }
        }
        self.starts.push(self.members.len() as u32);
    }

    /// The number of components.
    pub fn len(&self) -> usize {
        self.starts.len() - 1
    }

    /// Whether there is no component.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The component of a node.
    pub fn component(&self, node: N) -> usize {
        self.component[node.index()] as usize
    }

    /// The nodes of a component.
    pub fn members(&self, component: usize) -> &[N] {
        &self.members[self.starts[component] as usize..self.starts[component + 1] as usize]
    }

    /// The components, each after those that it leads to.
    pub fn iter(&self) -> impl Iterator<Item = &[N]> {
        (0..self.len()).map(|c| self.members(c))
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::{Random, n, random_graph, reaches};
    use super::*;

    #[test]
    fn components_agree_with_the_definition() {
        let mut random = Random(21);
        for _ in 0..2000 {
            let g = random_graph(&mut random);
            let sccs = Sccs::new(&g);
            let lists = g.successor_lists();
            for a in (0..g.node_bound()).map(n) {
                assert!(sccs.members(sccs.component(a)).contains(&a));
                for b in (0..g.node_bound()).map(n) {
                    let there = reaches(lists, a, b, None);
                    let back = reaches(lists, b, a, None);
                    assert_eq!(sccs.component(a) == sccs.component(b), there && back);
                    if there {
                        assert!(sccs.component(b) <= sccs.component(a));
                    }
                }
            }
            assert_eq!(sccs.iter().map(<[_]>::len).sum::<usize>(), g.node_bound());
        }
    }
}
