//! The region as the search sees it: sets of nodes, and how many registers are live behind each.

use cranelift_entity::EntityRef;
use smallvec::SmallVec;

use crate::sched::{Atom, Node, RegionGraph, RegionValues};

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
    /// How many they are.
    pub(super) weight: u32,
    /// Who writes them; they are live in front of the region if nobody does.
    pub(super) writer: Option<u32>,
    /// Who reads them, in order.
    pub(super) readers: Vec<u32>,
    /// Whether they are live behind the region.
    pub(super) stays: bool,
}

/// What must come before what, and what is live.
pub(super) struct Problem {
    pub(super) preds: Vec<Vec<u32>>,
    pub(super) succs: Vec<Vec<u32>>,
    pub(super) bundles: Vec<Bundle>,
    /// What each node reads.
    pub(super) reads: Vec<Vec<u32>>,
    /// What each node writes that anybody wants.
    pub(super) writes: Vec<Vec<u32>>,
    /// Registers that each node writes and nobody wants.
    pub(super) dead: Vec<u32>,
    /// Registers that each node writes before it has read all that it reads.
    pub(super) early: Vec<u32>,
    /// Registers live in front of the region and behind it.
    pub(super) ends: [u32; 2],
}

impl Problem {
    /// What a region is as to one kind of registers. Where values share registers, only one value of each such register
    /// counts: the answers are then lower bounds.
    pub(super) fn new(graph: &RegionGraph, values: &RegionValues, kind: usize) -> Self {
        let numbers = |edges: &[crate::sched::Edge]| -> Vec<u32> {
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
            dead: vec![0; graph.len()],
            early: vec![0; graph.len()],
            ends: [values.end()[kind]; 2],
        };
        problem.bundles(graph, values, kind);
        problem.twins();
        problem
    }

    pub(super) fn len(&self) -> usize {
        self.preds.len()
    }

    fn bundles(&mut self, graph: &RegionGraph, values: &RegionValues, kind: usize) {
        let number = |n: Node| n.index() as u32;
        let mut rows: Vec<(Option<u32>, Vec<u32>, bool)> = Vec::new();
        for atom in one_of_each_cell(values, kind) {
            let (writer, stays) = (values.writer(atom).map(number), values.is_live_out(atom));
            let mut readers: Vec<u32> = values.readers(atom).iter().map(|&n| number(n)).collect();
            readers.sort_unstable();
            readers.dedup();
            if !stays && values.is_cell_live_out(atom) {
                // It is another value that is live there.
                self.ends.iter_mut().for_each(|end| *end -= 1);
            }
            match writer {
                Some(node) if readers.is_empty() && !stays => self.dead[node as usize] += 1,
                Some(_) => self.ends[0] -= u32::from(stays),
                None => self.ends[0] += u32::from(!stays && !readers.is_empty()),
            }
            // What is live all the time is in both ends, and changes nothing.
            if (writer.is_some() || !stays) && (!readers.is_empty() || stays) {
                rows.push((writer, readers, stays));
            }
        }
        for node in graph.nodes() {
            let early = values.early_writes(node).filter(|&atom| values.kind(atom) == kind);
            self.early[node.index()] = early.count() as u32;
        }
        rows.sort_unstable();
        for (writer, readers, stays) in rows {
            match self.bundles.last_mut() {
                Some(b) if (b.writer, &b.readers, b.stays) == (writer, &readers, stays) => {
                    b.weight += 1;
                }
                _ => self.bundles.push(Bundle { weight: 1, writer, readers, stays }),
            }
        }
        for (index, bundle) in self.bundles.iter().enumerate() {
            if let Some(writer) = bundle.writer {
                self.writes[writer as usize].push(index as u32);
            }
            bundle.readers.iter().for_each(|&r| self.reads[r as usize].push(index as u32));
        }
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

    /// What must be the same of two nodes that can change places.
    fn key(&self, node: u32) -> Key {
        let at = node as usize;
        let read = |&index: &u32| {
            let Bundle { weight, writer, readers, stays } = &self.bundles[index as usize];
            if readers[..] == [node] {
                Read::Own(*writer, *stays, *weight)
            } else {
                Read::Shared(index)
            }
        };
        let written = |&index: &u32| {
            let Bundle { weight, readers, stays, .. } = &self.bundles[index as usize];
            (readers.clone(), *stays, *weight)
        };
        let mut key = Key {
            preds: self.preds[at].clone(),
            succs: self.succs[at].clone(),
            reads: self.reads[at].iter().map(read).collect(),
            writes: self.writes[at].iter().map(written).collect(),
            lost: (self.dead[at], self.early[at]),
        };
        key.reads.sort_unstable();
        key.writes.sort_unstable();
        key
    }

    /// By how much more is live behind `node` than before it, where all of `done` and not `node` itself has been issued.
    pub(super) fn change(&self, done: &Set, node: u32) -> i32 {
        let weight = |index: &u32| self.bundles[*index as usize].weight as i32;
        let born: i32 = self.writes[node as usize].iter().map(weight).sum();
        let ends = |index: &&u32| {
            let bundle = &self.bundles[**index as usize];
            !bundle.stays && bundle.readers.iter().all(|&r| r == node || done.contains(r))
        };
        let ended: i32 = self.reads[node as usize].iter().filter(ends).map(weight).sum();
        born - ended
    }

    /// The most registers that are live at one time while a node is issued, given how many are live before and behind it.
    pub(super) fn at(&self, node: u32, before: u32, behind: u32) -> u32 {
        let node = node as usize;
        (before + self.early[node]).max(behind + self.dead[node])
    }

    /// The most registers that are live at one time in an order of some nodes, before which those of `done` were issued
    /// and `live` registers are live.
    pub(super) fn peak(&self, done: &Set, live: u32, order: &[u32]) -> u32 {
        let (mut done, mut live, mut peak) = (done.clone(), live, live);
        for &node in order {
            let after = live.wrapping_add_signed(self.change(&done, node));
            peak = peak.max(self.at(node, live, after));
            live = after;
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

/// All atoms of a kind; where several share a register, only one of them.
fn one_of_each_cell(values: &RegionValues, kind: usize) -> Vec<Atom> {
    let atoms = (0..values.num_atoms()).map(Atom::new).filter(|&a| values.kind(a) == kind);
    let mut atoms: Vec<Atom> = atoms.collect();
    if values.shares_registers() {
        let order = |&atom: &Atom| {
            let readers = values.readers(atom).len();
            (values.cell(atom), !values.is_live_out(atom), core::cmp::Reverse(readers), atom)
        };
        atoms.sort_unstable_by_key(order);
        atoms.dedup_by_key(|atom| values.cell(*atom));
    }
    atoms
}

/// What makes two nodes alike.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Key {
    preds: Vec<u32>,
    succs: Vec<u32>,
    reads: Vec<Read>,
    writes: Vec<(Vec<u32>, bool, u32)>,
    /// Dead and early ones.
    lost: (u32, u32),
}

/// A bundle that a node reads.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
enum Read {
    /// Others read it too: its number.
    Shared(u32),
    /// Nobody else does: its writer, whether it stays, its weight.
    Own(Option<u32>, bool, u32),
}
