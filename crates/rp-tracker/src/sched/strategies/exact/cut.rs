//! The fewest live registers: the minimum over all sets between two.
//!
//! A bundle of registers is live after a set of nodes if its writer is in it and one of its readers is not. So the number
//! of live registers is a cut in a network: an edge of the bundle's weight from its writer to a node of its own, and
//! from there edges that cannot be cut to its readers; what must come before a node is on its side. The least cut is the
//! greatest flow (Ford and Fulkerson, "Maximal flow through a network", 1956), found by layers (Dinic, "Algorithm for
//! solution of a problem of maximum flow in a network with power estimation", 1970).

use super::problem::{Problem, Set};

const UNCUT: u32 = u32::MAX / 2;

struct Arc {
    to: u32,
    room: u32,
    /// The next arc of the same vertex, if there is one.
    next: u32,
}

/// Arcs of each vertex are chained, the last one added first: one allocation for all.
struct Network {
    arcs: Vec<Arc>,
    /// The first arc of each vertex, if it has any.
    first: Vec<u32>,
}

/// No arc.
const NONE: u32 = u32::MAX;

const SOURCE: u32 = 0;
const SINK: u32 = 1;

impl Network {
    fn new(vertices: usize) -> Self {
        Self { arcs: Vec::with_capacity(8 * vertices), first: vec![NONE; vertices] }
    }

    fn vertex(&mut self) -> u32 {
        self.first.push(NONE);
        self.first.len() as u32 - 1
    }

    /// Arcs come in pairs: the reverse has the number with the last bit changed.
    fn arc(&mut self, from: u32, to: u32, room: u32) {
        for (from, to, room) in [(from, to, room), (to, from, 0)] {
            let next = core::mem::replace(&mut self.first[from as usize], self.arcs.len() as u32);
            self.arcs.push(Arc { to, room, next });
        }
    }

    /// The arcs of a vertex, with their numbers.
    fn out(&self, vertex: u32) -> impl Iterator<Item = (usize, &Arc)> {
        let at = |arc: u32| self.arcs.get(arc as usize).map(|found| (arc as usize, found));
        core::iter::successors(at(self.first[vertex as usize]), move |(_, arc)| at(arc.next))
    }

    /// Distances from the source along arcs with room, of all that are no farther than the sink. Returns whether the sink
    /// can be reached.
    fn layers(&self, layer: &mut [u32], queue: &mut Vec<u32>) -> bool {
        layer.fill(u32::MAX);
        layer[SOURCE as usize] = 0;
        queue.clear();
        queue.push(SOURCE);
        let mut next = 0;
        while let Some(&at) = queue.get(next) {
            next += 1;
            for (_, arc) in self.out(at) {
                if arc.room != 0 && layer[arc.to as usize] == u32::MAX {
                    layer[arc.to as usize] = layer[at as usize] + 1;
                    if arc.to == SINK {
                        return true;
                    }
                    queue.push(arc.to);
                }
            }
        }
        false
    }

    /// The greatest flow, or `enough` if it is no less.
    fn flow(&mut self, enough: u32) -> u32 {
        let mut total = 0;
        let (mut layer, mut queue) = (vec![0; self.first.len()], Vec::new());
        let mut path: Vec<u32> = Vec::new();
        while total < enough && self.layers(&mut layer, &mut queue) {
            let mut left = self.first.clone();
            while let Some(more) = self.augment(&layer, &mut left, &mut path) {
                total += more;
            }
        }
        total.min(enough)
    }

    /// Sends along one more path of the layers what it has room for. `left` is, by vertex, the first arc that was not
    /// found to lead nowhere; `path` is where the last one was cut off.
    fn augment(&mut self, layer: &[u32], left: &mut [u32], path: &mut Vec<u32>) -> Option<u32> {
        loop {
            let at = path.last().map_or(SOURCE, |&arc| self.arcs[arc as usize].to);
            if at == SINK {
                let least = path.iter().map(|&arc| self.arcs[arc as usize].room).min();
                let least = least.unwrap_or(0);
                for &arc in path.iter() {
                    self.arcs[arc as usize].room -= least;
                    self.arcs[arc as usize ^ 1].room += least;
                }
                let full = path.iter().position(|&arc| self.arcs[arc as usize].room == 0);
                path.truncate(full.unwrap_or(0));
                return Some(least);
            }
            let mut next = left[at as usize];
            while let Some(arc) = self.arcs.get(next as usize) {
                if arc.room != 0 && layer[arc.to as usize] == layer[at as usize] + 1 {
                    break;
                }
                next = arc.next;
            }
            left[at as usize] = next;
            if next == NONE {
                let back = path.pop()?;
                let from = self.arcs[back as usize ^ 1].to;
                left[from as usize] = self.arcs[back as usize].next;
            } else {
                path.push(next);
            }
        }
    }

    /// Returns the vertices that cannot reach the sink any more: the largest side of the source that a least cut has.
    fn source_side(&self) -> Vec<bool> {
        let mut side = vec![true; self.first.len()];
        side[SINK as usize] = false;
        let mut left = vec![SINK];
        while let Some(at) = left.pop() {
            for (number, arc) in self.out(at) {
                if self.arcs[number ^ 1].room != 0 && side[arc.to as usize] {
                    side[arc.to as usize] = false;
                    left.push(arc.to);
                }
            }
        }
        side
    }
}

/// Of all sets that hold `low` and are in `high` and with each node hold all that must come before it, the least number of
/// live registers after one, and the largest such set. `low` and `high` are such sets; `live` registers are live
/// after `low`.
pub(super) fn least(problem: &Problem, low: &Set, live: u32, high: &Set) -> (u32, Set) {
    least_below(problem, low, live, high, u32::MAX).expect("no bound is that high")
}

/// The same as [`least`], if it is below a bound. This is the quicker the lower the bound is.
pub(super) fn least_below(
    problem: &Problem,
    low: &Set,
    live: u32,
    high: &Set,
    bound: u32,
) -> Option<(u32, Set)> {
    let nodes: Vec<u32> = high.without(low).collect();
    let vertex_of = |node: u32| match nodes.binary_search(&node) {
        Ok(at) => Some(at as u32 + 2),
        Err(_) => None,
    };
    let mut network = Network::new(nodes.len() + 2);
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
    // What is sure may be more than the bound.
    let enough = bound.checked_sub(sure)?;
    let flow = network.flow(enough);
    if flow == enough {
        return None;
    }
    let side = network.source_side();
    let mut set = low.clone();
    nodes.iter().zip(2..).filter(|(_, v)| side[*v]).for_each(|(&node, _)| set.insert(node));
    Some((sure + flow, set))
}
