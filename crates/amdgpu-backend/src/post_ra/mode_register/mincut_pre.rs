//! Placement by partial redundancy elimination with minimum cuts.
//!
//! For a field and a value of it, the *region* is the set of points where the field is to hold the value. It contains
//! all points that require the value and none that require another. A write is needed on each arc by which control
//! enters it, and on no other: where the field is in no region, its value does not matter. So the cheapest region is a
//! minimum cut between the points that must be outside and those that must be inside, by the frequency of arcs (Cai &
//! Xue, "Optimal and Efficient Speculation-Based Partial Redundancy Elimination", CGO 2003; the latest of the minimum
//! cuts, so that values are held for the shortest time). As the flow into a set of points equals the flow out of it,
//! cuts for different values do not cross, and the regions found one by one are optimal together.
//!
//! * *Safe* regions are entered only at points from which every path leads to one that requires the value. That is lazy
//!   code motion (Knoop, Rüthing & Steffen, PLDI 1992): no path executes more writes than with any other safe placement,
//!   the one of [`super::local`] included. *Speculative* regions have no such bound and are fewer writes on average; they
//!   are taken where [`super::paths`] finds that no path executes more writes.
//! * A write sets all fields at once. The fields' regions are found one after the other, with arcs free on which another
//!   field is written already, until that brings nothing any more.

use ir::graph::FlowNetwork;

use super::labels::{Label, Labels};
use super::placement::{Insertion, Placement};
use super::program_points::{IMPOSSIBLE, Point, Points};

/// Extent of regions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Reach {
    /// Control enters them only where all paths from there need the value.
    Safe,
    /// As far as it pays.
    Speculative,
}

/// Factor of an arc's weight, beside one for the write itself: of cuts that are executed as often, the one with the
/// fewest writes is the cheapest.
const EXECUTED: u64 = 64;

/// The weight of an arc on which another field is written: less than any other, yet a field that need not be written
/// there is not.
const FREE: u64 = 1;

/// Points that are looked at for each region when regions are found one by one: so many for each point of the function, shared
/// out among the regions, and a few in any case. The work is then in proportion to the function, and a function with fewer regions
/// than the first number is looked at whole for each.
const SHARE: usize = 16;
const LEAST_REACH: usize = 64;

/// Rounds over all regions, once each field has its own: one that brings nothing ends it.
const ROUNDS: usize = 4;

/// Places writes.
pub(crate) fn place(points: &Points, reach: Reach) -> Placement {
    let mut regions = Regions::new(points, reach);
    for group in regions.groups() {
        regions.grow(&group, usize::MAX);
    }
    let mut best = regions.placement();
    if points.fields.len() < 2 {
        return best;
    }
    // Writes of several fields become one: regions from the first to the last, as late as each may begin, where a write
    // is already if one is in reach. For a straight-line sequence of mode requirements that is the fewest writes.
    let components = regions.components();
    let share = SHARE * points.points.len() / components.len().max(1);
    let most = share.max(LEAST_REACH);
    regions.clear();
    for round in 0..ROUNDS {
        for component in &components {
            if round != 0 {
                regions.shrink(component);
            }
            regions.grow(component, most);
        }
        let found = regions.placement();
        let better = found.cost(points) < best.cost(points);
        if better || round == 0 && found.cost(points) == best.cost(points) {
            best = found;
        }
        if !better && round != 0 {
            break;
        }
    }
    best
}

/// Points that require the same of a field, and whose regions are found together.
#[derive(Clone, Debug)]
struct Group {
    field: usize,
    label: Label,
    /// The points, in order.
    requirements: Vec<u32>,
}

/// The regions of all fields while they are found.
struct Regions<'a> {
    points: &'a Points,
    reach: Reach,
    /// By field: the label of each point.
    labels: Vec<Vec<Label>>,
    /// By arc: how many fields are written on it.
    written: Vec<u32>,
    /// By field and label: the points where a write of that may be, with [`Reach::Safe`].
    may_enter: Vec<(usize, Label, Vec<bool>)>,
    /// By point: its node in the network of the region that grows. All are [`NO_NODE`] between regions, of which there
    /// may be as many as points.
    nodes: Vec<u32>,
}

/// A point that is not in the network.
const NO_NODE: u32 = u32::MAX;

impl<'a> Regions<'a> {
    fn new(points: &'a Points, reach: Reach) -> Self {
        let mut this = Self {
            points,
            reach,
            labels: Vec::new(),
            written: vec![0; points.arcs.len()],
            may_enter: Vec::new(),
            nodes: vec![NO_NODE; points.points.len()],
        };
        this.clear();
        this
    }

    /// Back to what instructions make.
    fn clear(&mut self) {
        let made = |field: usize| {
            let label = |p: &Point| p.makes.as_ref().map_or(Label::ANY, |m| m[field]);
            self.points.points.iter().map(label).collect()
        };
        self.labels = (0..self.points.fields.len()).map(made).collect();
        self.written.fill(0);
    }

    /// Returns the requirements of each field: one group for each label.
    fn groups(&self) -> Vec<Group> {
        let mut groups: Vec<Group> = Vec::new();
        for field in 0..self.points.fields.len() {
            let mut of_field: Vec<Group> = Vec::new();
            for (number, point) in self.points.points.iter().enumerate() {
                let label = point.requirements[field];
                if label == Label::ANY {
                    continue;
                }
                match of_field.iter_mut().find(|g| g.label == label) {
                    Some(group) => group.requirements.push(number as u32),
                    None => {
                        of_field.push(Group { field, label, requirements: vec![number as u32] });
                    }
                }
            }
            // The program's own values last: constants may count as those.
            of_field.sort_by_key(|g| g.label);
            groups.append(&mut of_field);
        }
        groups
    }

    /// Whether a field must be written on an arc.
    fn enters(&self, field: usize, arc: u32) -> bool {
        let arc = &self.points.arcs[arc as usize];
        let labels = &self.labels[field];
        let (from, to) = (labels[arc.from as usize], labels[arc.to as usize]);
        to != Label::ANY && !self.points.passes(arc, field, from, to)
    }

    fn placement(&self) -> Placement {
        let mut insertions = Vec::new();
        for number in 0..self.points.arcs.len() as u32 {
            let to = self.points.arcs[number as usize].to as usize;
            let set =
                |f: usize| if self.enters(f, number) { self.labels[f][to] } else { Label::ANY };
            let set: Labels = (0..self.labels.len()).map(set).collect();
            if set.iter().any(|l| *l != Label::ANY) {
                insertions.push(Insertion { arc: number, set });
            }
        }
        Placement { insertions }
    }

    /// The groups cut into regions that do not touch, from the first to the last by where they begin.
    fn components(&self) -> Vec<Group> {
        let mut found: Vec<(u32, Group)> = Vec::new();
        for field in 0..self.labels.len() {
            let labels = &self.labels[field];
            let mut seen = vec![false; labels.len()];
            for start in 0..labels.len() as u32 {
                let label = labels[start as usize];
                if label == Label::ANY || seen[start as usize] {
                    continue;
                }
                let mut group = Group { field, label, requirements: Vec::new() };
                let mut begin = 0;
                let mut work = vec![start];
                seen[start as usize] = true;
                while let Some(point) = work.pop() {
                    if self.points.points[point as usize].requirements[field] != Label::ANY {
                        group.requirements.push(point);
                    }
                    for &arc in self.points.into(point) {
                        if self.enters(field, arc) {
                            begin = begin.max(point);
                            continue;
                        }
                        let from = self.points.arcs[arc as usize].from;
                        if labels[from as usize] == label
                            && !std::mem::replace(&mut seen[from as usize], true)
                        {
                            work.push(from);
                        }
                    }
                    for &arc in self.points.out(point) {
                        let to = self.points.arcs[arc as usize].to;
                        if labels[to as usize] == label
                            && !self.points.is_made(to, field)
                            && !std::mem::replace(&mut seen[to as usize], true)
                        {
                            work.push(to);
                        }
                    }
                }
                if !group.requirements.is_empty() {
                    group.requirements.sort_unstable();
                    found.push((begin, group));
                }
            }
        }
        found.sort_by_key(|(begin, group)| (*begin, group.field, group.requirements[0]));
        found.into_iter().map(|(_, group)| group).collect()
    }

    /// Changes labels of a field, and what is written with them.
    fn relabel(&mut self, field: usize, changes: &[(u32, Label)]) {
        let points = self.points;
        let mut arcs: Vec<u32> = Vec::new();
        for (point, _) in changes {
            arcs.extend(points.into(*point).iter().chain(points.out(*point)));
        }
        arcs.sort_unstable();
        arcs.dedup();
        for &arc in &arcs {
            self.written[arc as usize] -= u32::from(self.enters(field, arc));
        }
        for &(point, label) in changes {
            self.labels[field][point as usize] = label;
        }
        for &arc in &arcs {
            self.written[arc as usize] += u32::from(self.enters(field, arc));
        }
    }

    /// Takes a region's labels from points that do not require them.
    fn shrink(&mut self, group: &Group) {
        let field = group.field;
        let mut work = group.requirements.clone();
        let mut changes: Vec<(u32, Label)> = Vec::new();
        while let Some(point) = work.pop() {
            for &arc in self.points.into(point) {
                let from = self.points.arcs[arc as usize].from;
                let label = self.labels[field][from as usize];
                let seen = &mut self.nodes[from as usize];
                if label == group.label
                    && self.points.given(from, field) == Label::ANY
                    && std::mem::replace(seen, FlowNetwork::SOURCE) == NO_NODE
                {
                    changes.push((from, Label::ANY));
                    work.push(from);
                }
            }
        }
        changes.iter().for_each(|(point, _)| self.nodes[*point as usize] = NO_NODE);
        self.relabel(field, &changes);
    }

    /// Sets the label at the points of a group's cheapest region. At most `most` points are searched, the nearest
    /// first; points that are farther stay outside, unless no write is possible on the path to them.
    fn grow(&mut self, group: &Group, most: usize) {
        let &Group { field, label, .. } = group;
        let at = match self.reach {
            Reach::Safe => Some(self.entrances(field, label)),
            Reach::Speculative => None,
        };
        let may_enter = |point: u32| at.is_none_or(|at| self.may_enter[at].2[point as usize]);
        // Only what leads to the region over points that may be in it matters.
        let mut node = core::mem::take(&mut self.nodes);
        let mut network = FlowNetwork::new(2);
        let mut work = group.requirements.clone();
        let mut numbered: Vec<u32> = Vec::new();
        let mut named = group.requirements.clone();
        work.iter().for_each(|&p| node[p as usize] = FlowNetwork::SINK);
        let mut next = 0;
        while let Some(&point) = work.get(next) {
            next += 1;
            for &number in self.points.into(point) {
                let arc = &self.points.arcs[number as usize];
                let from = arc.from as usize;
                let can_enter = may_enter(point) && arc.weight < IMPOSSIBLE;
                if node[from] == NO_NODE {
                    named.push(arc.from);
                    node[from] = match self.side(field, label, arc.from) {
                        Side::Inside => FlowNetwork::SINK,
                        Side::Outside => FlowNetwork::SOURCE,
                        Side::Either if can_enter && work.len() >= most => FlowNetwork::SOURCE,
                        Side::Either => {
                            numbered.push(arc.from);
                            work.push(arc.from);
                            network.add_vertex()
                        }
                    };
                }
                if node[from] == FlowNetwork::SINK {
                    continue;
                }
                let weight = match () {
                    () if !can_enter => IMPOSSIBLE,
                    () if self.written[number as usize] != 0 => FREE,
                    () => arc.weight * EXECUTED + 1,
                };
                network.add_arc(node[from], node[point as usize], weight);
            }
        }
        network.max_flow(u64::MAX);
        let side = network.reaches_sink();
        let mut changes: Vec<(u32, Label)> = Vec::new();
        for point in numbered {
            if side[node[point as usize] as usize] {
                let program = self.points.points[point as usize].program[field];
                changes.push((point, if label == Label::PROGRAM { program } else { label }));
            }
        }
        changes.extend(group.requirements.iter().map(|&p| (p, label)));
        named.iter().for_each(|&point| node[point as usize] = NO_NODE);
        self.nodes = node;
        self.relabel(field, &changes);
    }

    /// Returns the side of a region on which a point is.
    fn side(&self, field: usize, label: Label, point: u32) -> Side {
        let settled = self.labels[field][point as usize];
        let own = if settled == Label::ANY { self.points.given(point, field) } else { settled };
        // A constant that is the program's value counts as that.
        let program = self.points.points[point as usize].program[field];
        if own == label || label == Label::PROGRAM && own == program && own != Label::ANY {
            Side::Inside
        } else if own == Label::ANY {
            Side::Either
        } else {
            Side::Outside
        }
    }

    /// Returns the points from which every path leads to one that requires a label, before another is required or set.
    fn entrances(&mut self, field: usize, label: Label) -> usize {
        let known = self.may_enter.iter().position(|(f, l, _)| (*f, *l) == (field, label));
        known.unwrap_or_else(|| {
            let found = anticipated(self.points, field, label);
            self.may_enter.push((field, label, found));
            self.may_enter.len() - 1
        })
    }
}

/// Side of a region.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Side {
    Inside,
    Outside,
    Either,
}

/// Returns the points from which every path leads to one that requires a label, before another is required or set.
fn anticipated(points: &Points, field: usize, label: Label) -> Vec<bool> {
    let count = points.points.len() as u32;
    let requirement = |p: u32| points.points[p as usize].requirements[field];
    // All that may be, less what leads to one that is not.
    let mut found: Vec<bool> = (0..count)
        .map(|p| match requirement(p) {
            Label::ANY => !points.out(p).is_empty(),
            other => other == label,
        })
        .collect();
    let mut work: Vec<u32> =
        (0..count).filter(|&p| !found[p as usize] || points.is_made(p, field)).collect();
    while let Some(point) = work.pop() {
        for &arc in points.into(point) {
            let from = points.arcs[arc as usize].from;
            if requirement(from) == Label::ANY
                && std::mem::replace(&mut found[from as usize], false)
            {
                work.push(from);
            }
        }
    }
    found
}
