//! The live registers while an order grows from the start down.

use cranelift_entity::EntityRef;

use crate::sched::graph::{Atom, Node, RegionGraph, RegionValues};

/// The live registers of a kind after the nodes that were issued so far.
pub(in crate::sched) struct Descent<'a> {
    values: &'a RegionValues,
    kind: usize,
    live: i64,
    /// Readers of each atom that are not issued, and the exclusive or of their numbers.
    left: Vec<(u32, u32)>,
}

impl<'a> Descent<'a> {
    /// Starts before the region.
    pub(in crate::sched) fn new(
        graph: &RegionGraph,
        values: &'a RegionValues,
        kind: usize,
    ) -> Self {
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
    pub(in crate::sched) fn live(&self) -> i64 {
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

    /// Returns the number of registers that a node adds to those that are live.
    pub(in crate::sched) fn cost(&self, node: Node) -> i64 {
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
    pub(in crate::sched) fn issue(&mut self, node: Node, mut last: impl FnMut(&Self, Node)) {
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
