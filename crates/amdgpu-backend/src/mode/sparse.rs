//! Placement by partial redundancy elimination with minimum cuts.
//!
//! For a field and a value of it, call the points where the field is to hold the value its *region*. It contains all
//! points that want the value and none that want another. A write is needed on each arc by which control enters it, and
//! on no other: where the field is in no region, nobody cares. So the cheapest region is a minimum cut between what must
//! be outside and what must be inside, by how often arcs are taken (Cai & Xue, "Optimal and Efficient Speculation-Based
//! Partial Redundancy Elimination", CGO 2003; the latest of the minimum cuts, so that values are held for the shortest
//! time). As what flows into a set of points flows out of it, cuts for different values do not cross, and the regions
//! found one by one are optimal together.
//!
//! * In *safe* regions there are only points from where every way leads to one that wants the value. That is lazy code
//!   motion (Knoop, Rüthing & Steffen, PLDI 1992): no way executes more writes than with any other safe placement, the one
//!   of [`super::local`] included. *Speculative* regions have no such bound and are fewer writes on average; they are
//!   taken where [`super::paths`] finds that no way gets worse.
//! * A write sets all fields at once. The fields' regions are found one after the other, with arcs free on which another
//!   field is written already, until that brings nothing any more.

use super::mincut::{Network, SINK, SOURCE};
use super::points::{Label, Labels, Points};

/// Fields that are written on an arc.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Insertion {
    /// The arc.
    pub arc: u32,
    /// What each field is set to; [`Label::ANY`] if it stays.
    pub set: Labels,
}

/// Where writes go.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Placement {
    /// The writes, by the arc's number.
    pub insertions: Vec<Insertion>,
}

impl Placement {
    /// How often writes are executed, in units of the arcs' weights.
    pub fn cost(&self, points: &Points) -> u64 {
        let weights = self.insertions.iter().map(|i| points.arcs[i.arc as usize].weight);
        weights.fold(0, u64::saturating_add)
    }
}

/// How far regions reach.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reach {
    /// Over points from which all ways need the value.
    Safe,
    /// As far as it pays.
    Speculative,
}

/// The weight of an arc on which another field is written: less than any other, yet a field that need not be written
/// there is not.
const FREE: u64 = 1;

/// Rounds over all fields: one that brings nothing ends it.
const ROUNDS: usize = 4;

/// Places writes.
pub fn place(points: &Points, reach: Reach) -> Placement {
    let count = points.fields.len();
    let mut regions = Regions { labels: vec![vec![Label::ANY; points.points.len()]; count] };
    let mut best: Option<(u64, Placement)> = None;
    for _ in 0..ROUNDS {
        for field in 0..count {
            let free = regions.written(points, Some(field));
            regions.labels[field] = field_regions(points, field, reach, &free);
        }
        let placement = regions.placement(points);
        let cost = placement.cost(points);
        if best.as_ref().is_some_and(|(old, _)| *old <= cost) {
            break;
        }
        best = Some((cost, placement));
        if count < 2 {
            break;
        }
    }
    best.map(|(_, placement)| placement).unwrap_or_default()
}

/// By field: the label of each point.
struct Regions {
    labels: Vec<Vec<Label>>,
}

impl Regions {
    /// By arc: whether a field but one is written on it.
    fn written(&self, points: &Points, without: Option<usize>) -> Vec<bool> {
        let fields = || (0..self.labels.len()).filter(|f| Some(*f) != without);
        let arcs = points.arcs.iter();
        arcs.map(|arc| fields().any(|f| enters(points, f, &self.labels[f], arc))).collect()
    }

    fn placement(&self, points: &Points) -> Placement {
        let mut insertions = Vec::new();
        for (number, arc) in points.arcs.iter().enumerate() {
            let set: Labels = (0..self.labels.len())
                .map(|f| {
                    let labels = &self.labels[f];
                    if enters(points, f, labels, arc) {
                        labels[arc.to as usize]
                    } else {
                        Label::ANY
                    }
                })
                .collect();
            if set.iter().any(|l| *l != Label::ANY) {
                insertions.push(Insertion { arc: number as u32, set });
            }
        }
        Placement { insertions }
    }
}

/// Whether a field must be written on an arc.
fn enters(points: &Points, field: usize, labels: &[Label], arc: &super::points::Arc) -> bool {
    let to = labels[arc.to as usize];
    to != Label::ANY && points.carried(arc, field, labels[arc.from as usize]) != to
}

/// What a point says of a region.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Side {
    Inside,
    Outside,
    Either,
}

/// The labels of all points for one field.
fn field_regions(points: &Points, field: usize, reach: Reach, free: &[bool]) -> Vec<Label> {
    let mut labels: Vec<Label> = points
        .points
        .iter()
        .map(|p| p.makes.as_ref().map_or(p.wants[field], |m| m[field]))
        .collect();
    let mut values: Vec<Label> =
        points.points.iter().map(|p| p.wants[field]).filter(|l| *l != Label::ANY).collect();
    values.sort_unstable();
    values.dedup();
    for value in values {
        let sides = sides(points, field, value, &labels);
        let allowed = match reach {
            Reach::Safe => anticipated(points, field, &sides),
            Reach::Speculative => vec![true; points.points.len()],
        };
        grow(points, field, value, &sides, &allowed, free, &mut labels);
    }
    labels
}

/// Where the region of a value must be and must not be. `labels` are those that are given away.
fn sides(points: &Points, field: usize, value: Label, labels: &[Label]) -> Vec<Side> {
    let all = points.points.iter().zip(labels);
    all.map(|(point, &label)| {
        if label == value {
            return Side::Inside;
        }
        if label != Label::ANY {
            // A constant that is the program's value counts as that.
            let same = value == Label::PROGRAM && label == point.program[field];
            return if same { Side::Inside } else { Side::Outside };
        }
        Side::Either
    })
    .collect()
}

/// The points from which every way leads to one that wants the value, before another is wanted or made.
fn anticipated(points: &Points, field: usize, sides: &[Side]) -> Vec<bool> {
    let wants = |p: usize| sides[p] == Side::Inside && points.points[p].wants[field] != Label::ANY;
    // All that may be, less what leads to one that is not.
    let mut found: Vec<bool> =
        (0..sides.len()).map(|p| wants(p) || sides[p] == Side::Either).collect();
    let mut work: Vec<u32> = Vec::new();
    for p in 0..sides.len() {
        let ends = points.out(p as u32).is_empty();
        if found[p] && !wants(p) && ends {
            found[p] = false;
        }
        if !found[p] || is_made(points, field, p) {
            work.push(p as u32);
        }
    }
    while let Some(point) = work.pop() {
        for &arc in points.into(point) {
            let from = points.arcs[arc as usize].from as usize;
            if found[from] && !wants(from) {
                found[from] = false;
                work.push(from as u32);
            }
        }
    }
    found
}

/// Whether a point's label is made there by an instruction, whatever is before.
fn is_made(points: &Points, field: usize, point: usize) -> bool {
    points.points[point].makes.as_ref().is_some_and(|m| m[field] != Label::ANY)
}

/// Gives the points of the cheapest region its label.
fn grow(
    points: &Points,
    field: usize,
    value: Label,
    sides: &[Side],
    allowed: &[bool],
    free: &[bool],
    labels: &mut [Label],
) {
    let may = |p: usize| sides[p] == Side::Either && allowed[p];
    // Only what leads to the region over points that may be in it matters.
    let mut node = vec![u32::MAX; sides.len()];
    let mut network = Network::new();
    let mut work: Vec<u32> = Vec::new();
    let mut numbered: Vec<u32> = Vec::new();
    for (p, side) in sides.iter().enumerate() {
        if *side == Side::Inside {
            node[p] = SINK;
            // Points of another label that counts as this one were entered by that.
            if labels[p] == value {
                work.push(p as u32);
            }
        }
    }
    while let Some(point) = work.pop() {
        if is_made(points, field, point as usize) {
            continue;
        }
        for &number in points.into(point) {
            let arc = &points.arcs[number as usize];
            let from = arc.from as usize;
            if node[from] == SINK {
                continue;
            }
            if node[from] == u32::MAX {
                if may(from) {
                    node[from] = network.add_node();
                    numbered.push(from as u32);
                    work.push(from as u32);
                } else {
                    node[from] = SOURCE;
                }
            }
            let weight =
                if free[number as usize] { arc.weight.min(FREE) } else { arc.weight };
            network.add_edge(node[from], node[point as usize], weight);
        }
    }
    let side = network.sink_side();
    for p in numbered {
        if side[node[p as usize] as usize] {
            let program = points.points[p as usize].program[field];
            labels[p as usize] = if value == Label::PROGRAM { program } else { value };
        }
    }
}
