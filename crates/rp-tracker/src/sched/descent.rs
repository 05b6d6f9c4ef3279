//! What is live while an order grows from the begin down.

use cranelift_entity::EntityRef;

use super::graph::{Node, RegionGraph};
use super::values::{Atom, RegionValues};

/// The live registers of a kind behind the nodes that were issued so far.
pub(super) struct Descent<'a> {
    values: &'a RegionValues,
    kind: usize,
    live: i64,
    /// Readers of each atom that are not issued, and the exclusive or of their numbers.
    left: Vec<(u32, u32)>,
}

impl<'a> Descent<'a> {
    /// In front of the region.
    pub(super) fn new(graph: &RegionGraph, values: &'a RegionValues, kind: usize) -> Self {
        let mut left = vec![(0, 0); values.num_atoms()];
        for node in graph.nodes() {
            for atom in values.reads(node) {
                left[atom.index()].0 += 1;
                left[atom.index()].1 ^= node.index() as u32;
            }
        }
        let mut this = Self { values, kind, live: 0, left };
        this.live = this.live_in();
        this
    }

    /// The live registers.
    pub(super) fn live(&self) -> i64 {
        self.live
    }

    fn counts(&self, atom: Atom) -> bool {
        self.values.kind(atom) == self.kind
    }

    fn live_in(&self) -> i64 {
        let mut live = i64::from(self.values.end()[self.kind]);
        for atom in (0..self.values.num_atoms()).map(Atom::new).filter(|&atom| self.counts(atom)) {
            match (self.values.writer(atom), self.values.is_live_out(atom)) {
                (Some(_), true) => live -= 1,
                (None, false) if self.left[atom.index()].0 != 0 => live += 1,
                _ => {}
            }
        }
        live
    }

    /// How many more registers are live behind a node than in front of it.
    pub(super) fn cost(&self, node: Node) -> i64 {
        let lasts =
            |atom: &&Atom| self.left[atom.index()].0 != 0 || self.values.is_live_out(**atom);
        let ends =
            |atom: &&Atom| self.left[atom.index()].0 == 1 && !self.values.is_live_out(**atom);
        let mine = |atom: &&Atom| self.counts(**atom);
        let begun = self.values.writes(node).iter().filter(mine).filter(lasts).count();
        let ended = self.values.reads(node).iter().filter(mine).filter(ends).count();
        begun as i64 - ended as i64
    }

    /// Issues a node. Calls `last` with the node at which a register ends now, each time that there is one: it costs one
    /// register less from then on.
    pub(super) fn issue(&mut self, node: Node, mut last: impl FnMut(&Self, Node)) {
        self.live += self.cost(node);
        for &atom in self.values.reads(node) {
            let (count, who) = &mut self.left[atom.index()];
            *count -= 1;
            *who ^= node.index() as u32;
            let (count, who) = (*count, Node::new(*who as usize));
            if count == 1 && self.counts(atom) && !self.values.is_live_out(atom) {
                last(self, who);
            }
        }
    }
}
