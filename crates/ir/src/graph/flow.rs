//! Greatest flows and least cuts: Dinic's algorithm ("Algorithm for solution of a problem of maximum flow in networks with
//! power estimation", 1970), iterative.

/// An arc with the capacity that is left.
#[derive(Clone, Debug)]
struct Arc {
    to: u32,
    room: u64,
    /// The next arc of the same vertex, or [`NONE`].
    next: u32,
}

/// No arc.
const NONE: u32 = u32::MAX;

/// A network with a source and a sink.
///
/// The arcs of a vertex are chained, the last one added first, so that there is one allocation for all.
#[derive(Clone, Debug)]
pub struct FlowNetwork {
    arcs: Vec<Arc>,
    /// The first arc of each vertex, or [`NONE`].
    first: Vec<u32>,
}

impl FlowNetwork {
    /// The vertex from which flow comes.
    pub const SOURCE: u32 = 0;
    /// The vertex to which flow goes.
    pub const SINK: u32 = 1;

    /// A network of so many vertices without arcs. There are two at least, the source and the sink.
    pub fn new(vertices: usize) -> Self {
        Self { arcs: Vec::with_capacity(8 * vertices), first: vec![NONE; vertices.max(2)] }
    }

    /// Adds a vertex and returns its number.
    pub fn add_vertex(&mut self) -> u32 {
        self.first.push(NONE);
        self.first.len() as u32 - 1
    }

    /// Adds an arc with a capacity.
    pub fn add_arc(&mut self, from: u32, to: u32, capacity: u64) {
        // Arcs come in pairs: the reverse has the number with the last bit changed.
        for (from, to, room) in [(from, to, capacity), (to, from, 0)] {
            let next = core::mem::replace(&mut self.first[from as usize], self.arcs.len() as u32);
            self.arcs.push(Arc { to, room, next });
        }
    }

    /// Sends flow from the source to the sink until no more fits, or until it is `enough`. Returns the flow, at most
    /// `enough`.
    pub fn max_flow(&mut self, enough: u64) -> u64 {
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

    /// Returns for each vertex whether the sink can be reached from it over arcs with room. After a greatest flow these
    /// vertices are the sink's side of a least cut, and the smallest of all such sides.
    pub fn reaches_sink(&self) -> Vec<bool> {
        let mut side = vec![false; self.first.len()];
        side[Self::SINK as usize] = true;
        let mut work = vec![Self::SINK];
        while let Some(at) = work.pop() {
            for (number, arc) in self.out(at) {
                if self.arcs[number ^ 1].room != 0 && !side[arc.to as usize] {
                    side[arc.to as usize] = true;
                    work.push(arc.to);
                }
            }
        }
        side
    }

    /// The arcs of a vertex, with their numbers.
    fn out(&self, vertex: u32) -> impl Iterator<Item = (usize, &Arc)> {
        let at = |arc: u32| self.arcs.get(arc as usize).map(|found| (arc as usize, found));
        core::iter::successors(at(self.first[vertex as usize]), move |(_, arc)| at(arc.next))
    }

    /// Computes distances from the source along arcs with room, of all vertices that are no farther than the sink. Returns
    /// whether the sink can be reached.
    fn layers(&self, layer: &mut [u32], queue: &mut Vec<u32>) -> bool {
        layer.fill(u32::MAX);
        layer[Self::SOURCE as usize] = 0;
        queue.clear();
        queue.push(Self::SOURCE);
        let mut next = 0;
        while let Some(&at) = queue.get(next) {
            next += 1;
            for (_, arc) in self.out(at) {
                if arc.room != 0 && layer[arc.to as usize] == u32::MAX {
                    layer[arc.to as usize] = layer[at as usize] + 1;
                    if arc.to == Self::SINK {
                        return true;
                    }
                    queue.push(arc.to);
                }
            }
        }
        false
    }

    /// Sends along one more path of the layers as much as fits, and returns that. `left` is, by vertex, the first arc that
    /// was not found to lead nowhere; `path` is the part of the last path before its first full arc.
    fn augment(&mut self, layer: &[u32], left: &mut [u32], path: &mut Vec<u32>) -> Option<u64> {
        loop {
            let at = path.last().map_or(Self::SOURCE, |&arc| self.arcs[arc as usize].to);
            if at == Self::SINK {
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
}

#[cfg(test)]
mod tests {
    use super::FlowNetwork;

    /// The least capacity of all cuts, by trying all.
    fn by_search(vertices: usize, arcs: &[(u32, u32, u64)]) -> u64 {
        (0..1u32 << vertices)
            .filter(|set| set & 1 == 0 && set >> FlowNetwork::SINK & 1 == 1)
            .map(|set| {
                let crosses =
                    |&&(a, b, _): &&(u32, u32, u64)| set >> a & 1 == 0 && set >> b & 1 == 1;
                arcs.iter().filter(crosses).map(|arc| arc.2).sum()
            })
            .min()
            .unwrap()
    }

    #[test]
    fn cuts_are_minimal() {
        arbtest::arbtest(|u| {
            let mut network = FlowNetwork::new(8);
            let mut arcs = Vec::new();
            for _ in 0..u.int_in_range(0..=20)? {
                let arc = (u.int_in_range(0..=7)?, u.int_in_range(0..=7)?, u.int_in_range(0..=8)?);
                arcs.push(arc);
                network.add_arc(arc.0, arc.1, arc.2);
            }
            let flow = network.max_flow(u64::MAX);
            let side = network.reaches_sink();
            assert!(!side[FlowNetwork::SOURCE as usize] && side[FlowNetwork::SINK as usize]);
            let crosses = |arc: &&(u32, u32, u64)| !side[arc.0 as usize] && side[arc.1 as usize];
            let cut: u64 = arcs.iter().filter(crosses).map(|arc| arc.2).sum();
            assert_eq!(cut, by_search(8, &arcs));
            assert_eq!(cut, flow);
            Ok(())
        });
    }
}
