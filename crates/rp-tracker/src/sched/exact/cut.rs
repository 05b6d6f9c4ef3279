//! Where least is live: the minimum over all sets between two.
//!
//! A bundle of registers is live behind a set of nodes if its writer is in it and one of its readers is not. So the number
//! of live registers is a cut in a network: an edge of the bundle's weight from its writer to a node of its own, and
//! from there edges that cannot be cut to its readers; what must come before a node is on its side. The least cut is the
//! greatest flow (Ford and Fulkerson, "Maximal flow through a network", 1956), found by layers (Dinic, "Algorithm for
//! solution of a problem of maximum flow in a network with power estimation", 1970).

use super::problem::{Problem, Set};

const UNCUT: u32 = u32::MAX / 2;

struct Arc {
    to: u32,
    room: u32,
}

#[derive(Default)]
struct Network {
    arcs: Vec<Arc>,
    out: Vec<Vec<u32>>,
}

const SOURCE: u32 = 0;
const SINK: u32 = 1;

impl Network {
    fn vertex(&mut self) -> u32 {
        self.out.push(Vec::new());
        self.out.len() as u32 - 1
    }

    /// Arcs come in pairs: the other way has the number with the last bit changed.
    fn arc(&mut self, from: u32, to: u32, room: u32) {
        for (from, to, room) in [(from, to, room), (to, from, 0)] {
            self.out[from as usize].push(self.arcs.len() as u32);
            self.arcs.push(Arc { to, room });
        }
    }

    /// Distances from the source along arcs with room.
    fn layers(&self) -> Option<Vec<u32>> {
        let mut layer = vec![u32::MAX; self.out.len()];
        layer[SOURCE as usize] = 0;
        let mut queue = vec![SOURCE];
        let mut next = 0;
        while let Some(&at) = queue.get(next) {
            next += 1;
            for &arc in &self.out[at as usize] {
                let Arc { to, room } = self.arcs[arc as usize];
                if room != 0 && layer[to as usize] == u32::MAX {
                    layer[to as usize] = layer[at as usize] + 1;
                    queue.push(to);
                }
            }
        }
        (layer[SINK as usize] != u32::MAX).then_some(layer)
    }

    /// The greatest flow.
    fn flow(&mut self) -> u32 {
        let mut total = 0;
        while let Some(layer) = self.layers() {
            let mut tried = vec![0usize; self.out.len()];
            let mut path: Vec<u32> = Vec::new();
            loop {
                let at = path.last().map_or(SOURCE, |&arc| self.arcs[arc as usize].to);
                if at == SINK {
                    let least = path.iter().map(|&arc| self.arcs[arc as usize].room).min();
                    let least = least.unwrap_or(0);
                    for &arc in &path {
                        self.arcs[arc as usize].room -= least;
                        self.arcs[arc as usize ^ 1].room += least;
                    }
                    total += least;
                    let full = path.iter().position(|&arc| self.arcs[arc as usize].room == 0);
                    path.truncate(full.unwrap_or(0));
                    continue;
                }
                let fits = |&arc: &u32| {
                    let Arc { to, room } = self.arcs[arc as usize];
                    room != 0 && layer[to as usize] == layer[at as usize] + 1
                };
                let from = tried[at as usize];
                match self.out[at as usize][from..].iter().position(fits) {
                    Some(skipped) => {
                        tried[at as usize] += skipped;
                        path.push(self.out[at as usize][from + skipped]);
                    }
                    None => {
                        tried[at as usize] = self.out[at as usize].len();
                        let Some(back) = path.pop() else { break };
                        let from = self.arcs[back as usize ^ 1].to;
                        tried[from as usize] += 1;
                    }
                }
            }
        }
        total
    }

    /// What cannot reach the sink any more: the largest side of the source that a least cut has.
    fn source_side(&self) -> Vec<bool> {
        let mut reaches = vec![false; self.out.len()];
        reaches[SINK as usize] = true;
        let mut left = vec![SINK];
        while let Some(at) = left.pop() {
            for &arc in &self.out[at as usize] {
                let from = self.arcs[arc as usize].to;
                if self.arcs[arc as usize ^ 1].room != 0 && !reaches[from as usize] {
                    reaches[from as usize] = true;
                    left.push(from);
                }
            }
        }
        reaches.iter().map(|&reaches| !reaches).collect()
    }
}

/// Of all sets that hold `low` and are in `high` and with each node hold all that must come before it, the least number of
/// live registers behind one, and the largest such set. `low` and `high` are such sets; `live` registers are live
/// behind `low`.
pub(super) fn least(problem: &Problem, low: &Set, live: u32, high: &Set) -> (u32, Set) {
    let nodes: Vec<u32> = high.without(low).collect();
    let vertex_of = |node: u32| match nodes.binary_search(&node) {
        Ok(at) => Some(at as u32 + 2),
        Err(_) => None,
    };
    let mut network = Network::default();
    for _ in 0..nodes.len() + 2 {
        network.vertex();
    }
    let mut bundles: Vec<u32> = Vec::new();
    for (&node, vertex) in nodes.iter().zip(2..) {
        for pred in problem.preds[node as usize].iter().filter_map(|&p| vertex_of(p)) {
            network.arc(vertex, pred, UNCUT);
        }
        bundles.extend(&problem.reads[node as usize]);
        bundles.extend(&problem.writes[node as usize]);
    }
    bundles.sort_unstable();
    bundles.dedup();
    let mut sure = live;
    for index in bundles {
        let bundle = &problem.bundles[index as usize];
        let begun = bundle.begins || bundle.writers.iter().any(|&w| low.contains(w));
        let ends = !bundle.stays && bundle.readers.iter().all(|&r| high.contains(r));
        let writers: Vec<u32> =
            bundle.writers.iter().filter_map(|&w| vertex_of(w)).filter(|_| !begun).collect();
        if begun && !ends || !begun && writers.is_empty() {
            continue;
        }
        let from = match writers[..] {
            [] => SOURCE,
            [writer] => writer,
            _ => {
                // One writer is enough.
                let any = network.vertex();
                writers.iter().for_each(|&writer| network.arc(writer, any, UNCUT));
                any
            }
        };
        if !ends {
            network.arc(from, SINK, bundle.weight);
            continue;
        }
        if begun {
            sure -= bundle.weight;
        }
        let own = network.vertex();
        network.arc(from, own, bundle.weight);
        for reader in bundle.readers.iter().filter_map(|&r| vertex_of(r)) {
            network.arc(own, reader, UNCUT);
        }
    }
    let flow = network.flow();
    let side = network.source_side();
    let mut set = low.clone();
    nodes.iter().zip(2..).filter(|(_, v)| side[*v]).for_each(|(&node, _)| set.insert(node));
    (sure + flow, set)
}
