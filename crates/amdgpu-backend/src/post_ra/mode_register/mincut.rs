//! Minimum cuts: Dinic's algorithm ("Algorithm for solution of a problem of maximum flow in networks with power
//! estimation", 1970), iterative.

/// A network with a source and a sink.
#[derive(Clone, Debug)]
pub(super) struct Network {
    /// By node: its edges, by number.
    edges_of: Vec<Vec<u32>>,
    /// By edge: where it leads and what still fits. Edge `n ^ 1` is edge `n` backwards.
    edges: Vec<(u32, u64)>,
}

/// The node from which flow comes.
pub(super) const SOURCE: u32 = 0;
/// The node to which flow goes.
pub(super) const SINK: u32 = 1;

impl Network {
    /// A network of the source, the sink and no edges.
    pub(super) fn new() -> Self {
        Self { edges_of: vec![Vec::new(); 2], edges: Vec::new() }
    }

    /// A new node.
    pub(super) fn add_node(&mut self) -> u32 {
        self.edges_of.push(Vec::new());
        (self.edges_of.len() - 1) as u32
    }

    /// An edge with a capacity.
    pub(super) fn add_edge(&mut self, from: u32, to: u32, capacity: u64) {
        self.edges_of[from as usize].push(self.edges.len() as u32);
        self.edges.push((to, capacity));
        self.edges_of[to as usize].push(self.edges.len() as u32);
        self.edges.push((from, 0));
    }

    /// By node: whether it is on the sink's side of a minimum cut; of all such cuts the one with the fewest nodes on that
    /// side.
    pub(super) fn sink_side(mut self) -> Vec<bool> {
        while let Some(levels) = self.levels() {
            self.block(&levels);
        }
        // What still reaches the sink.
        let mut side = vec![false; self.edges_of.len()];
        side[SINK as usize] = true;
        let mut work = vec![SINK];
        while let Some(node) = work.pop() {
            for &edge in &self.edges_of[node as usize] {
                let from = self.edges[edge as usize].0;
                let room = self.edges[(edge ^ 1) as usize].1;
                if room != 0 && !side[from as usize] {
                    side[from as usize] = true;
                    work.push(from);
                }
            }
        }
        side
    }

    /// The distances from the source over edges with room, if the sink is reached.
    fn levels(&self) -> Option<Vec<u32>> {
        let mut levels = vec![u32::MAX; self.edges_of.len()];
        levels[SOURCE as usize] = 0;
        let mut queue = std::collections::VecDeque::from([SOURCE]);
        while let Some(node) = queue.pop_front() {
            for &edge in &self.edges_of[node as usize] {
                let (to, room) = self.edges[edge as usize];
                if room != 0 && levels[to as usize] == u32::MAX {
                    levels[to as usize] = levels[node as usize] + 1;
                    queue.push_back(to);
                }
            }
        }
        (levels[SINK as usize] != u32::MAX).then_some(levels)
    }

    /// Sends flow along shortest paths until each has an edge without room.
    fn block(&mut self, levels: &[u32]) {
        let mut next = vec![0usize; self.edges_of.len()];
        let mut way: Vec<u32> = Vec::new();
        loop {
            let node = way.last().map_or(SOURCE, |&e| self.edges[e as usize].0);
            if node == SINK {
                self.push(&way);
                // Back to before the first edge that is full now.
                let full = way.iter().position(|&e| self.edges[e as usize].1 == 0);
                way.truncate(full.unwrap_or(0));
                continue;
            }
            let edges = &self.edges_of[node as usize];
            let at = &mut next[node as usize];
            let fits = |&e: &u32| {
                let (to, room) = self.edges[e as usize];
                room != 0 && levels[to as usize] == levels[node as usize] + 1
            };
            while *at < edges.len() && !fits(&edges[*at]) {
                *at += 1;
            }
            if let Some(&edge) = edges.get(*at) {
                way.push(edge);
            } else if let Some(edge) = way.pop() {
                let from = self.edges[(edge ^ 1) as usize].0;
                next[from as usize] += 1;
            } else {
                return;
            }
        }
    }

    /// Sends as much as fits along a path.
    fn push(&mut self, way: &[u32]) {
        let fits = way.iter().map(|&e| self.edges[e as usize].1).min().unwrap_or(0);
        for &edge in way {
            self.edges[edge as usize].1 -= fits;
            self.edges[(edge ^ 1) as usize].1 += fits;
        }
    }
}

impl Default for Network {
    fn default() -> Self {
        Self::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The least capacity of all cuts, by trying all.
    fn by_search(nodes: usize, edges: &[(u32, u32, u64)]) -> u64 {
        (0..1u32 << nodes)
            .filter(|set| set & 1 == 0 && set >> SINK & 1 == 1)
            .map(|set| {
                let crosses =
                    |&&(a, b, _): &&(u32, u32, u64)| set >> a & 1 == 0 && set >> b & 1 == 1;
                edges.iter().filter(crosses).map(|e| e.2).sum()
            })
            .min()
            .unwrap()
    }

    #[test]
    fn cuts_are_minimal() {
        arbtest::arbtest(|u| {
            let mut network = Network::new();
            (2..8).for_each(|_| {
                network.add_node();
            });
            let mut edges = Vec::new();
            for _ in 0..u.int_in_range(0..=20)? {
                let edge = (u.int_in_range(0..=7)?, u.int_in_range(0..=7)?, u.int_in_range(0..=8)?);
                edges.push(edge);
                network.add_edge(edge.0, edge.1, edge.2);
            }
            let side = network.sink_side();
            assert!(!side[SOURCE as usize] && side[SINK as usize]);
            let crosses = |e: &&(u32, u32, u64)| !side[e.0 as usize] && side[e.1 as usize];
            let cut: u64 = edges.iter().filter(crosses).map(|e| e.2).sum();
            assert_eq!(cut, by_search(8, &edges));
            Ok(())
        });
    }
}
