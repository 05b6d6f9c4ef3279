//! Effects of placements on all paths: the checker, and the comparison of two.
//!
//! The checker is an abstract interpretation: a field's label at a point is the one on which all paths to it agree. It
//! shares nothing with the placement but the points.

use super::labels::{FieldLabels, Held, Label, Labels};
use super::placement::Placement;
use super::program_points::{Arc, Points};

/// Returns the state at the end of an arc on which nothing is written.
pub(crate) fn carry(points: &Points, arc: &Arc, state: &FieldLabels) -> FieldLabels {
    let (from, to) = (&points.points[arc.from as usize], &points.points[arc.to as usize]);
    let held = |(field, held): (usize, &Held)| {
        if points.is_made(arc.to, field) {
            return Held::of(points.given(arc.to, field));
        }
        // A constant of the program is its value where paths with other constants join.
        let constant = from.program[field].number();
        let is_program = to.program[field] == Label::PROGRAM
            && constant.map_or(held.is_program, |n| held.number == Some(n));
        Held { number: held.number, is_program }
    };
    state.iter().enumerate().map(held).collect()
}

/// Returns the state at the entry.
pub(crate) fn at_entry(points: &Points) -> Option<FieldLabels> {
    let makes = points.points.first()?.makes.as_ref()?;
    Some(makes.iter().map(|l| Held::of(*l)).collect())
}

/// Joins two states.
pub(crate) fn join(a: &FieldLabels, b: &FieldLabels) -> FieldLabels {
    a.iter().zip(b).map(|(a, b)| a.join(*b)).collect()
}

/// A requirement that is not met.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Unmet {
    /// The point.
    pub point: u32,
    /// The field, by its number among those of the points.
    pub field: usize,
}

/// Returns the labels that are written on each arc; [`Label::ANY`] for fields that are not.
pub(crate) fn sets(points: &Points, placement: &Placement) -> Vec<Option<Labels>> {
    let mut sets = vec![None; points.arcs.len()];
    for insertion in &placement.insertions {
        sets[insertion.arc as usize] = Some(insertion.set.clone());
    }
    sets
}

/// Returns the state of each field at each point; none at points that are not reached.
pub(crate) fn states(points: &Points, placement: &Placement) -> Vec<Option<FieldLabels>> {
    let sets = sets(points, placement);
    let mut states: Vec<Option<FieldLabels>> = vec![None; points.points.len()];
    states[0] = at_entry(points);
    let mut work = vec![0u32];
    while let Some(from) = work.pop() {
        let Some(state) = states[from as usize].clone() else { continue };
        for &number in points.out(from) {
            let arc = &points.arcs[number as usize];
            let mut new = carry(points, arc, &state);
            for (held, set) in new.iter_mut().zip(sets[number as usize].iter().flatten()) {
                if *set != Label::ANY {
                    *held = Held::of(*set);
                }
            }
            let to = &mut states[arc.to as usize];
            let joined = match to {
                None => new,
                Some(old) => join(old, &new),
            };
            if to.as_ref() != Some(&joined) {
                *to = Some(joined);
                work.push(arc.to);
            }
        }
    }
    states
}

/// Checks that every requirement is met on every path.
///
/// # Errors
/// The first that is not.
pub(crate) fn check(points: &Points, placement: &Placement) -> Result<(), Unmet> {
    for (number, state) in states(points, placement).iter().enumerate() {
        let Some(state) = state else { continue };
        let requirements = &points.points[number].requirements;
        for (field, (has, requirement)) in state.iter().zip(requirements).enumerate() {
            if !has.satisfies(*requirement) {
                return Err(Unmet { point: number as u32, field });
            }
        }
    }
    Ok(())
}

/// Returns, by point, the fields whose values are still needed, as bits by their numbers, before anything is written
/// there.
pub(crate) fn live(points: &Points, placement: &Placement) -> Vec<u32> {
    let sets = sets(points, placement);
    let count = points.fields.len();
    let bits = |test: &dyn Fn(usize) -> bool| {
        (0..count).filter(|&f| test(f)).fold(0u32, |set, f| set | 1 << f)
    };
    let mut live = vec![0u32; points.points.len()];
    let mut work: Vec<u32> = (0..points.points.len() as u32).collect();
    while let Some(point) = work.pop() {
        let data = &points.points[point as usize];
        let mut now = bits(&|f| data.requirements[f] != Label::ANY);
        for &number in points.out(point) {
            let arc = &points.arcs[number as usize];
            let set = sets[number as usize].as_ref();
            let killed =
                bits(&|f| set.is_some_and(|s| s[f] != Label::ANY) || points.is_made(arc.to, f));
            now |= live[arc.to as usize] & !killed;
        }
        if now != live[point as usize] {
            live[point as usize] = now;
            work.extend(points.into(point).iter().map(|&arc| points.arcs[arc as usize].from));
        }
    }
    live
}

/// Whether no path from the entry to an exit executes more writes with `new` than with `old`, both given as the number
/// of writes by arc. Longest paths by Bellman and Ford; a cycle with more writes counts as more.
pub(crate) fn never_more(points: &Points, new: &[u32], old: &[u32]) -> bool {
    let reaches = reaches_exit(points);
    let mut excess: Vec<Option<i64>> = vec![None; points.points.len()];
    excess[0] = Some(0);
    // Points are in the order of the blocks: a round carries excess along every path without a retreating edge.
    for _ in 0..=points.points.len().min(MOST_ROUNDS) {
        let mut changed = false;
        for point in 0..points.points.len() as u32 {
            let Some(here) = excess[point as usize] else { continue };
            for &number in points.out(point) {
                let arc = &points.arcs[number as usize];
                if !reaches[arc.to as usize] {
                    continue;
                }
                let more = i64::from(new[number as usize]) - i64::from(old[number as usize]);
                let to = &mut excess[arc.to as usize];
                if to.is_none_or(|old| old < here + more) {
                    *to = Some(here + more);
                    changed = true;
                }
            }
        }
        if !changed {
            let exits = points.points.iter().zip(&excess).filter(|(p, _)| p.is_exit);
            return exits.into_iter().all(|(_, e)| e.is_none_or(|e| e <= 0));
        }
    }
    false
}

/// After so many rounds without an end the answer is no.
const MOST_ROUNDS: usize = 1000;

/// The points from which an exit is reached.
fn reaches_exit(points: &Points) -> Vec<bool> {
    let mut reaches: Vec<bool> = points.points.iter().map(|p| p.is_exit).collect();
    let mut work: Vec<u32> = (0..reaches.len() as u32).filter(|&p| reaches[p as usize]).collect();
    while let Some(point) = work.pop() {
        for &arc in points.into(point) {
            let from = points.arcs[arc as usize].from;
            if !reaches[from as usize] {
                reaches[from as usize] = true;
                work.push(from);
            }
        }
    }
    reaches
}
