//! The region as the search sees it: sets of nodes, and the number of registers that are live after each.

use cranelift_entity::EntityRef;
use smallvec::SmallVec;

use crate::sched::graph::{Atom, Edge, Node, RegionGraph, RegionValues};

/// A set of nodes by their numbers.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub(super) struct Set(SmallVec<[u64; 4]>);

impl Set {
    pub(super) fn empty(nodes: usize) -> Self {
        Self(SmallVec::from_elem(0, nodes.div_ceil(64)))
    }

    pub(super) fn full(nodes: usize) -> Self {
        let mut set = Self::empty(nodes);
        (0..nodes as u32).for_each(|node| set.insert(node));
        set
    }

    pub(super) fn contains(&self, node: u32) -> bool {
        self.0[node as usize / 64] >> (node % 64) & 1 == 1
    }

    pub(super) fn insert(&mut self, node: u32) {
        self.0[node as usize / 64] |= 1 << (node % 64);
    }

    pub(super) fn remove(&mut self, node: u32) {
        self.0[node as usize / 64] &= !(1 << (node % 64));
    }

    /// The nodes that are in this set and not in another, in order.
    pub(super) fn without<'a>(&'a self, other: &'a Self) -> impl Iterator<Item = u32> + 'a {
        self.0.iter().zip(&other.0).enumerate().flat_map(|(index, (&a, &b))| {
            let mut left = a & !b;
            core::iter::from_fn(move || {
                let bit = left.trailing_zeros();
                left &= left.wrapping_sub(1);
                (bit < 64).then_some(index as u32 * 64 + bit)
            })
        })
    }
}

/// Registers of one kind that live and die together.
#[derive(Clone, Debug)]
pub(super) struct Bundle {
    /// The number of registers.
    pub(super) weight: u32,
    /// The writers, in order: they are live once one has written. Several, if each writes a half.
    pub(super) writers: Vec<u32>,
    /// Whether they are live before the region.
    pub(super) begins: bool,
    /// The readers, in order.
    pub(super) readers: Vec<u32>,
    /// Whether they are live after the region.
    pub(super) stays: bool,
}

impl Bundle {
    /// Whether they are live or have been before a node, of those in `done`.
    fn is_begun(&self, done: &Set, node: u32) -> bool {
        self.begins || self.writers.iter().any(|&w| w != node && done.contains(w))
    }
}

/// The dependences and the live registers.
pub(super) struct Problem {
    pub(super) preds: Vec<Vec<u32>>,
    pub(super) succs: Vec<Vec<u32>>,
    pub(super) bundles: Vec<Bundle>,
    /// The bundles that each node reads.
    pub(super) reads: Vec<Vec<u32>>,
    /// The bundles that each node writes and that have a reader.
    pub(super) writes: Vec<Vec<u32>>,
    /// Registers that each node writes.
    pub(super) written: Vec<u32>,
    /// Registers that each node writes and that have no reader.
    pub(super) dead: Vec<u32>,
    /// Registers that each node writes before it has read all that it reads.
    pub(super) early: Vec<u32>,
    /// Registers live before the region and after it.
    pub(super) ends: [u32; 2],
    /// Whether all this is what it is; else it is never more.
    pub(super) is_exact: bool,
}

/// The effect of a node on the live registers.
pub(super) struct Step {
    /// Registers live after the node.
    pub(super) after: u32,
    /// The most while it is issued.
    pub(super) at: u32,
}

impl Problem {
    /// Describes a region for one kind of registers. If values share registers so that sums cannot tell, some
    /// are left out: the results are then lower bounds.
    pub(super) fn new(graph: &RegionGraph, values: &RegionValues, kind: usize) -> Self {
        let numbers = |edges: &[Edge]| -> Vec<u32> {
            let mut list: Vec<u32> = edges.iter().map(|e| e.node.index() as u32).collect();
            list.sort_unstable();
            list.dedup();
            list
        };
        let mut problem = Self {
            preds: graph.nodes().map(|n| numbers(graph.preds(n))).collect(),
            succs: graph.nodes().map(|n| numbers(graph.succs(n))).collect(),
            bundles: Vec::new(),
            reads: vec![Vec::new(); graph.len()],
            writes: vec![Vec::new(); graph.len()],
            written: vec![0; graph.len()],
            dead: vec![0; graph.len()],
            early: vec![0; graph.len()],
            ends: [values.end()[kind]; 2],
            is_exact: true,
        };
        for node in graph.nodes() {
            let counted = |atom: &Atom| values.kind(*atom) == kind;
            let written = values.writes(node).iter().filter(|&&atom| counted(&atom));
            problem.written[node.index()] = written.count() as u32;
            problem.early[node.index()] = values.early_writes(node).filter(counted).count() as u32;
        }
        problem.bundles(values, kind);
        problem.twins();
        problem
    }

    pub(super) fn len(&self) -> usize {
        self.preds.len()
    }

    fn bundles(&mut self, values: &RegionValues, kind: usize) {
        let mut rows: Vec<Row> = Vec::new();
        let mut shared: Vec<(u32, Row)> = Vec::new();
        for atom in (0..values.num_atoms()).map(Atom::new).filter(|&a| values.kind(a) == kind) {
            let row = Row::new(values, atom);
            match values.cell(atom) {
                _ if row.readers.is_empty() && !row.stays => {
                    row.writers.iter().for_each(|&writer| self.dead[writer as usize] += 1);
                }
                Some(cell) => shared.push((cell, row)),
                None => rows.push(row),
            }
        }
        shared.sort_unstable();
        for cell in shared.chunk_by(|a, b| a.0 == b.0) {
            let behind = cell.iter().filter(|(_, row)| row.stays).count() as u32;
            let is_live_through = values.live_out_of_cell(cell[0].0) > behind;
            if !is_live_through {
                rows.extend(self.cell(cell.iter().map(|(_, row)| row.clone()).collect()));
            }
        }
        // What is live all the time is in both ends, and changes nothing.
        rows.retain(|row| !(row.begins && row.stays));
        for row in &rows {
            self.ends[0] -= u32::from(row.stays);
            self.ends[0] += u32::from(row.begins);
        }
        rows.sort_unstable();
        for row in rows {
            match self.bundles.last_mut() {
                Some(last) if row.is(last) => last.weight += 1,
                _ => self.bundles.push(row.bundle()),
            }
        }
        for (index, bundle) in self.bundles.iter().enumerate() {
            bundle.writers.iter().for_each(|&w| self.writes[w as usize].push(index as u32));
            bundle.readers.iter().for_each(|&r| self.reads[r as usize].push(index as u32));
        }
    }

    /// The values that share a register. Those that one node reads, or that all are live after the region, are live together
    /// from the first write to the last read. Such groups add up where each ends before the next starts; otherwise
    /// only one of them counts.
    fn cell(&mut self, rows: Vec<Row>) -> Vec<Row> {
        let mut groups: Vec<Row> = Vec::new();
        for row in rows {
            let with = groups.iter_mut().find(|group| group.meets(&row));
            match with {
                Some(group) => self.is_exact &= group.join(row),
                None => groups.push(row),
            }
        }
        groups.sort_by_key(|group| (!group.begins, group.writers.first().copied()));
        let one_by_one = groups.windows(2).all(|pair| {
            let ends_first = |&writer: &u32| {
                let before = self.closure(writer, &self.preds);
                pair[0].readers.iter().all(|&reader| before.contains(reader))
            };
            !pair[0].stays && !pair[1].begins && pair[1].writers.iter().all(ends_first)
        });
        let joined_well = groups.iter().all(|group| !group.is_loose);
        if one_by_one && joined_well {
            return groups;
        }
        self.is_exact = false;
        // One value alone is never more than all of them; where it is not the one after the region, that one is not there.
        let behind = groups.iter().any(|group| group.stays);
        let kept = groups.into_iter().filter(|group| !group.is_loose);
        let kept = kept.max_by_key(|group| (group.stays, group.readers.len()));
        if behind && kept.as_ref().is_none_or(|group| !group.stays) {
            self.ends.iter_mut().for_each(|end| *end -= 1);
        }
        kept.into_iter().collect()
    }

    /// Nodes that could change places in any order without changing anything get an order among themselves.
    fn twins(&mut self) {
        let mut keys: Vec<(Key, u32)> =
            (0..self.len() as u32).map(|node| (self.key(node), node)).collect();
        keys.sort_unstable();
        for pair in keys.windows(2) {
            let ((a, first), (b, second)) = (&pair[0], &pair[1]);
            if a == b {
                self.succs[*first as usize].push(*second);
                self.preds[*second as usize].push(*first);
            }
        }
    }

    /// Returns the facts that must be the same of two nodes that can change places.
    fn key(&self, node: u32) -> Key {
        let at = node as usize;
        let read = |&index: &u32| {
            let Bundle { weight, writers, readers, stays, .. } = &self.bundles[index as usize];
            if readers[..] == [node] {
                Read::Own(writers.clone(), *stays, *weight)
            } else {
                Read::Shared(index)
            }
        };
        let written = |&index: &u32| {
            let Bundle { weight, writers, readers, begins, stays } = &self.bundles[index as usize];
            let shared = (*begins || writers[..] != [node]).then_some(index);
            (readers.clone(), *stays, *weight, shared)
        };
        let mut key = Key {
            preds: self.preds[at].clone(),
            succs: self.succs[at].clone(),
            reads: self.reads[at].iter().map(read).collect(),
            writes: self.writes[at].iter().map(written).collect(),
            lost: (self.written[at], self.dead[at], self.early[at]),
        };
        key.reads.sort_unstable();
        key.writes.sort_unstable();
        key
    }

    /// Returns the change of live registers at `node`, where all of `done` and not `node` itself has been issued:
    /// the registers that start and those that end.
    fn changes(&self, done: &Set, node: u32) -> (u32, u32) {
        let bundle = |index: &u32| &self.bundles[*index as usize];
        let fresh = |b: &&Bundle| !b.is_begun(done, node);
        let ends = |b: &&Bundle| {
            !b.stays && b.readers.iter().all(|&reader| reader == node || done.contains(reader))
        };
        let begun = self.writes[node as usize].iter().map(bundle).filter(fresh);
        let ended = self.reads[node as usize].iter().map(bundle).filter(ends);
        (begun.map(|b| b.weight).sum(), ended.map(|b| b.weight).sum())
    }

    /// Issues a node after those of `done`, after which `live` registers are live.
    pub(super) fn step(&self, done: &Set, live: u32, node: u32) -> Step {
        let (begun, ended) = self.changes(done, node);
        let read = live - ended;
        let at = (live + self.early[node as usize]).max(read + self.written[node as usize]);
        Step { after: read + begun, at }
    }

    /// Returns the number of live registers before a node that was issued last of those of `done`, after which `live` are live.
    pub(super) fn live_before(&self, done: &Set, live: u32, node: u32) -> u32 {
        let (begun, ended) = self.changes(done, node);
        live + ended - begun
    }

    /// The most registers that are live at one time in an order of some nodes, before which those of `done` were issued
    /// and `live` registers are live.
    pub(super) fn peak(&self, done: &Set, live: u32, order: &[u32]) -> u32 {
        let (mut done, mut live, mut peak) = (done.clone(), live, live);
        for &node in order {
            let step = self.step(&done, live, node);
            (live, peak) = (step.after, peak.max(step.at));
            done.insert(node);
        }
        peak
    }

    /// All that must come before a node, or after it, and the node itself.
    pub(super) fn closure(&self, node: u32, edges: &[Vec<u32>]) -> Set {
        let mut set = Set::empty(self.len());
        set.insert(node);
        let mut left = vec![node];
        while let Some(next) = left.pop() {
            for &other in &edges[next as usize] {
                if !set.contains(other) {
                    set.insert(other);
                    left.push(other);
                }
            }
        }
        set
    }
}

/// A bundle of one register, being made.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Row {
    writers: Vec<u32>,
    begins: bool,
    readers: Vec<u32>,
    stays: bool,
    /// The readers of all that was joined, and whether all stays.
    common: Vec<u32>,
    all_stay: bool,
    /// Whether what was joined need not be live all the time from the first write to the last read.
    is_loose: bool,
}

impl Row {
    fn new(values: &RegionValues, atom: Atom) -> Self {
        let number = |n: Node| n.index() as u32;
        let mut readers: Vec<u32> = values.readers(atom).iter().map(|&n| number(n)).collect();
        readers.sort_unstable();
        readers.dedup();
        let writers: Vec<u32> = values.writer(atom).map(number).into_iter().collect();
        let stays = values.is_live_out(atom);
        Self {
            begins: writers.is_empty(),
            writers,
            common: readers.clone(),
            readers,
            stays,
            all_stay: stays,
            is_loose: false,
        }
    }

    /// Whether both have a reader, or both stay.
    fn meets(&self, other: &Self) -> bool {
        self.stays && other.stays || self.readers.iter().any(|r| other.readers.contains(r))
    }

    /// Adds another. Returns whether both are live as one.
    fn join(&mut self, other: Self) -> bool {
        self.common.retain(|reader| other.common.contains(reader));
        self.all_stay &= other.all_stay;
        self.is_loose |= other.is_loose || (self.common.is_empty() && !self.all_stay);
        for (list, more) in [(&mut self.writers, other.writers), (&mut self.readers, other.readers)]
        {
            list.extend(more);
            list.sort_unstable();
            list.dedup();
        }
        self.begins |= other.begins;
        self.stays |= other.stays;
        !self.is_loose
    }

    fn is(&self, bundle: &Bundle) -> bool {
        self.writers == bundle.writers
            && self.begins == bundle.begins
            && self.readers == bundle.readers
            && self.stays == bundle.stays
    }

    fn bundle(self) -> Bundle {
        let Self { writers, begins, readers, stays, .. } = self;
        Bundle { weight: 1, writers, begins, readers, stays }
    }
}

/// The facts that make two nodes alike.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Key {
    preds: Vec<u32>,
    succs: Vec<u32>,
    reads: Vec<Read>,
    /// Readers, whether they stay, weight, and the bundle's number if there is another writer.
    writes: Vec<(Vec<u32>, bool, u32, Option<u32>)>,
    /// All that are written, dead and early ones.
    lost: (u32, u32, u32),
}

/// A bundle that a node reads.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
enum Read {
    /// Others read it too: its number.
    Shared(u32),
    /// No other node does: its writers, whether it stays, its weight.
    Own(Vec<u32>, bool, u32),
}
