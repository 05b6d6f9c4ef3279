//! Placement as in LLVM's `SIModeRegister` (review D50633), for any number of fields: the baseline.
//!
//! 1. In each block writes are delayed. A write stands before the first instruction whose requirements the state before
//!    does not meet. It includes the requirements of the instructions after it until one of them contradicts. The first
//!    such group, if no explicit write is before it, is the one that the block *requires*.
//! 2. The state at each block's start is the state at the end of all its predecessors.
//! 3. Where that is not the one that the block requires, the first group's write is made.
//!
//! So a write is only ever in the block whose instruction requires it: in a loop, if the state at the loop's entry and
//! the one of the back edge differ.

use super::labels::{FieldLabels, Held, Label, Labels};
use super::paths::{at_entry, carry, join};
use super::placement::{Insertion, Placement};
use super::program_points::Points;

/// Whether a state is what is wanted.
fn satisfies(state: &FieldLabels, requirements: &Labels) -> bool {
    state.iter().zip(requirements).all(|(s, w)| s.satisfies(*w))
}

/// Whether no field has two different requirements.
fn is_combinable(a: &Labels, b: &Labels) -> bool {
    a.iter().zip(b).all(|(a, b)| *a == Label::ANY || *b == Label::ANY || a == b)
}

/// Adds requirements to others.
fn merge(into: &mut Labels, newer: &Labels) {
    for (own, new) in into.iter_mut().zip(newer).filter(|(_, new)| **new != Label::ANY) {
        *own = *new;
    }
}

/// Changes fields.
fn set(state: &mut FieldLabels, labels: &Labels) {
    for (held, label) in state.iter_mut().zip(labels).filter(|(_, label)| **label != Label::ANY) {
        *held = Held::of(*label);
    }
}

/// The requirements that a state does not meet.
fn delta(state: &FieldLabels, wanted: &Labels) -> Labels {
    let unmet = |(s, w): (&Held, &Label)| if s.satisfies(*w) { Label::ANY } else { *w };
    state.iter().zip(wanted).map(unmet).collect()
}

/// A block: a run of points.
struct Run {
    first: u32,
    last: u32,
    /// The requirements of the first group, and the arc where its write goes.
    require: Option<(u32, Labels)>,
    /// Labels that the block sets; [`Label::ANY`] for fields that it leaves.
    change: Labels,
}

/// Places writes.
pub(crate) fn place(points: &Points) -> Placement {
    let mut placement = Placement::default();
    let runs: Vec<Run> =
        begins(points).map(|first| first_phase(points, first, &mut placement)).collect();
    let entries = second_phase(points, &runs);
    for (run, entry) in runs.iter().zip(&entries) {
        let (Some(entry), Some((arc, require))) = (entry, &run.require) else { continue };
        let set = delta(entry, require);
        if set.iter().any(|l| *l != Label::ANY) {
            placement.insertions.push(Insertion { arc: *arc, set });
        }
    }
    placement.insertions.sort_unstable_by_key(|i| i.arc);
    placement
}

/// The points with which blocks begin: those that an edge leads to.
fn begins(points: &Points) -> impl Iterator<Item = u32> + '_ {
    let all = 1..points.points.len() as u32;
    all.filter(|&p| points.is_begin(p))
}

/// A group of requirements that one write meets.
struct Pending {
    /// The arc of the write.
    arc: u32,
    /// State before it.
    before: FieldLabels,
    /// Requirements from there on.
    requirements: Labels,
}

/// Inserts within a block, and finds what it requires and changes.
fn first_phase(points: &Points, first: u32, placement: &mut Placement) -> Run {
    let none: Labels = points.fields.iter().map(|_| Label::ANY).collect();
    let unknown: FieldLabels = points.fields.iter().map(|_| Held::UNKNOWN).collect();
    let mut run = Run { first, last: first, require: None, change: none.clone() };
    let mut state = unknown;
    let mut is_first = true;
    let mut pending: Option<Pending> = None;
    let mut finish = |pending: Option<Pending>, run: &mut Run, is_first: bool| {
        let Some(Pending { arc, before, requirements }) = pending else { return };
        if is_first {
            run.require = Some((arc, requirements));
            return;
        }
        placement.insertions.push(Insertion { arc, set: delta(&before, &requirements) });
    };
    let mut next = points.next_in_block(first);
    while let Some(arc) = next {
        let point = points.arcs[arc as usize].to;
        state = carry(points, &points.arcs[arc as usize], &state);
        let data = &points.points[point as usize];
        if let Some(makes) = &data.makes {
            finish(pending.take(), &mut run, is_first);
            is_first = false;
            merge(&mut run.change, makes);
        } else if let Some(group) = &mut pending
            && is_combinable(&group.requirements, &data.requirements)
        {
            // LLVM compares with what the write is to change only: with one field that is the same.
            merge(&mut group.requirements, &data.requirements);
        } else if !satisfies(&state, &data.requirements) {
            let before_it = pending.take();
            let had = before_it.is_some();
            finish(before_it, &mut run, is_first);
            is_first &= !had;
            pending = Some(Pending {
                arc,
                before: state.clone(),
                requirements: data.requirements.clone(),
            });
        }
        set(&mut state, &data.requirements);
        merge(&mut run.change, &data.requirements);
        run.last = point;
        next = points.next_in_block(point);
    }
    finish(pending, &mut run, is_first);
    run
}

/// Returns the state at the start of each block.
fn second_phase(points: &Points, runs: &[Run]) -> Vec<Option<FieldLabels>> {
    let mut ends: Vec<Option<FieldLabels>> = vec![None; points.points.len()];
    ends[0] = at_entry(points);
    let mut entries: Vec<Option<FieldLabels>> = vec![None; runs.len()];
    let mut changed = true;
    while changed {
        changed = false;
        for (number, run) in runs.iter().enumerate() {
            let mut entry: Option<FieldLabels> = None;
            for &arc in points.into(run.first) {
                let arc = &points.arcs[arc as usize];
                let Some(end) = &ends[arc.from as usize] else { continue };
                let carried = carry(points, arc, end);
                entry = Some(match entry {
                    None => carried,
                    Some(old) => join(&old, &carried),
                });
            }
            let Some(entry) = entry else { continue };
            if entries[number].as_ref() == Some(&entry) {
                continue;
            }
            let mut end = entry.clone();
            set(&mut end, &run.change);
            ends[run.last as usize] = Some(end);
            entries[number] = Some(entry);
            changed = true;
        }
    }
    entries
}
