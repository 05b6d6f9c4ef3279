//! A placement: the arcs on which MODE is written, and the fields that each write sets.

use super::labels::Labels;
use super::program_points::Points;

/// Fields that are written on an arc.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Insertion {
    /// The arc.
    pub arc: u32,
    /// The label that each field is set to; [`Label::ANY`](super::labels::Label::ANY) if it stays.
    pub set: Labels,
}

/// The writes of a placement.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(crate) struct Placement {
    /// The writes, by the arc's number.
    pub insertions: Vec<Insertion>,
}

impl Placement {
    /// Returns the frequency of all writes, in units of the arcs' weights.
    pub(crate) fn cost(&self, points: &Points) -> u64 {
        let weights = self.insertions.iter().map(|i| points.arcs[i.arc as usize].weight);
        weights.fold(0, u64::saturating_add)
    }
}
