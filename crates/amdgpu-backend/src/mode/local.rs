//! Placement as in LLVM's `SIModeRegister` (review D50633), for any number of fields: the baseline.
//!
//! 1. In each block writes are put off: a write stands before the first instruction whose wants what came before does not
//!    meet, and takes in the wants of those behind it until one of them contradicts. The first such group, if no explicit
//!    write is before it, is what the block *requires*.
//! 2. What holds at each block's begin is what holds at the end of all its predecessors.
//! 3. Where that is not what the block requires, the first group's write is made.
//!
//! So a write is only ever in the block whose instruction wants it: in a loop, if what comes in and what comes around
//! differ.

use super::points::{Label, Labels, Points};
use super::sparse::{Insertion, Placement};

/// A state, or a set of wants: labels by field, [`Label::ANY`] where nothing is known or wanted.
fn satisfies(state: &Labels, wants: &Labels) -> bool {
    state.iter().zip(wants).all(|(s, w)| *w == Label::ANY || s == w)
}

/// Whether no field has two labels.
fn is_combinable(a: &Labels, b: &Labels) -> bool {
    a.iter().zip(b).all(|(a, b)| *a == Label::ANY || *b == Label::ANY || a == b)
}

fn merge(into: &mut Labels, newer: &Labels) {
    for (own, new) in into.iter_mut().zip(newer).filter(|(_, new)| **new != Label::ANY) {
        *own = *new;
    }
}

/// The fields of `wanted` that `state` does not have.
fn delta(state: &Labels, wanted: &Labels) -> Labels {
    let pairs = state.iter().zip(wanted);
    pairs.map(|(s, w)| if s == w { Label::ANY } else { *w }).collect()
}

fn is_any(labels: &Labels) -> bool {
    labels.iter().all(|l| *l == Label::ANY)
}

/// What is known of a block: a run of points with one way in and one way out of each.
struct Run {
    /// The first point.
    first: u32,
    /// The last point.
    last: u32,
    /// What the first group wants, and the arc where its write goes.
    require: Labels,
    at: Option<u32>,
    /// What the block makes of the state: labels that hold at its end whatever came in.
    change: Labels,
}

/// Places writes.
pub fn place(points: &Points) -> Placement {
    let mut placement = Placement::default();
    let runs: Vec<Run> =
        begins(points).map(|first| first_phase(points, first, &mut placement)).collect();
    let entries = second_phase(points, &runs);
    for (run, entry) in runs.iter().zip(&entries) {
        let Some(entry) = entry else { continue };
        if let Some(arc) = run.at
            && !satisfies(entry, &run.require)
        {
            placement.insertions.push(Insertion { arc, set: delta(entry, &run.require) });
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

/// Inserts within a block, and finds what it requires and changes.
fn first_phase(points: &Points, first: u32, placement: &mut Placement) -> Run {
    let none: Labels = points.fields.iter().map(|_| Label::ANY).collect();
    let mut change = none.clone();
    let mut require = none.clone();
    let mut at = None;
    let mut require_pending = true;
    // The arc of the group that is being gathered, and the state before it.
    let mut group: Option<(u32, Labels)> = None;
    let mut write = |group: &(u32, Labels), change: &Labels| {
        let set = delta(&group.1, change);
        if !is_any(&set) {
            placement.insertions.push(Insertion { arc: group.0, set });
        }
    };
    let mut point = first;
    let mut arc = None;
    loop {
        let data = &points.points[point as usize];
        if let Some(makes) = &data.makes {
            if let Some(pending) = group.take() {
                if require_pending {
                    (at, require) = (Some(pending.0), change.clone());
                } else {
                    write(&pending, &change);
                }
            }
            require_pending = false;
            merge(&mut change, makes);
        } else if let Some(arc) = arc
            && !satisfies(&change, &data.wants)
        {
            let joins = group
                .as_ref()
                .is_some_and(|(_, before)| is_combinable(&delta(before, &change), &data.wants));
            if !joins {
                if let Some(pending) = group.take() {
                    if require_pending {
                        (at, require) = (Some(pending.0), change.clone());
                        require_pending = false;
                    } else {
                        write(&pending, &change);
                    }
                }
                group = Some((arc, change.clone()));
            }
            merge(&mut change, &data.wants);
        }
        let Some(next) = points.next_in_block(point) else { break };
        arc = Some(next);
        point = points.arcs[next as usize].to;
    }
    if let Some(pending) = group {
        if require_pending {
            (at, require) = (Some(pending.0), change.clone());
        } else {
            write(&pending, &change);
        }
    }
    Run { first, last: point, require, at, change }
}

/// What holds at the begin of each block.
fn second_phase(points: &Points, runs: &[Run]) -> Vec<Option<Labels>> {
    let mut ends: Vec<Option<Labels>> = vec![None; points.points.len()];
    ends[0].clone_from(&points.points[0].makes);
    let mut entries: Vec<Option<Labels>> = vec![None; runs.len()];
    let mut changed = true;
    while changed {
        changed = false;
        for (number, run) in runs.iter().enumerate() {
            let mut entry: Option<Labels> = None;
            for &arc in points.into(run.first) {
                let arc = &points.arcs[arc as usize];
                let Some(end) = &ends[arc.from as usize] else { continue };
                let carried =
                    end.iter().enumerate().map(|(f, l)| points.carried(arc, f, *l)).collect();
                entry = Some(match entry {
                    None => carried,
                    Some(old) => meet(&old, &carried),
                });
            }
            let Some(entry) = entry else { continue };
            if entries[number].as_ref() == Some(&entry) {
                continue;
            }
            let mut end = entry.clone();
            merge(&mut end, &run.change);
            ends[run.last as usize] = Some(end);
            entries[number] = Some(entry);
            changed = true;
        }
    }
    entries
}

fn meet(a: &Labels, b: &Labels) -> Labels {
    a.iter().zip(b).map(|(a, b)| if a == b { *a } else { Label::ANY }).collect()
}
