//! Selection of the branches that are properly nested and profit from a structured form.
//!
//! Places are those of [`Code`]. The patterns:
//!
//! | | in the code | |
//! |---|---|---|
//! | two arms | `a: (p) goto e`, …, `goto j` for all, `e: join`, …, `j: join` | only `a` goes to `e` |
//! | one arm | `a: (p) goto j`, …, `j: join` | |
//! | a loop | `h:`, …, `goto.b h`, `join` | channels that leave it wait at that `join` |
//!
//! Channels enter an arm or a loop only at its start, and leave only to its end; back edges are no exception. (Other
//! `goto`s and loops in it stay.) So only channels that came in wait inside of it, and at its end all of them go on.
//!
//! Several branches may end at one `join`, which a chain of `else if` gives. They are decided together: each needs an
//! `endif` of its own, and if a `goto` to that place is left, so is the `join`.
//!
//! Known hardware limits restrict it further. Intel's compiler writes `goto`s inside of arms and loops, but none that
//! leave one; Mesa has `break` only where all around it, up to the loop, has structure. So a loop that is left in its
//! middle is a `while` only if no `join` stays in it.

use core::cmp::Reverse;
use core::ops::Range;

use super::code::{Bounds, Code, Kind, Way};

/// A branch to be written as `if`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Arms {
    /// The `goto` that parts channels.
    pub(super) split: u32,
    /// The `goto` at the end of the first arm, if there is a second one.
    pub(super) change: Option<u32>,
    /// Reconvergence point.
    pub(super) end: u32,
    /// Whether channels leave a loop from the first arm.
    pub(super) leaves: bool,
}

/// A loop to be written with `while`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Loop {
    /// The first instruction.
    pub(super) head: u32,
    /// The branch back.
    pub(super) back: u32,
}

/// Branches and loops that become structured.
#[derive(Default, Debug)]
pub(super) struct Plan {
    /// By their ends; those with the same end from the innermost on.
    pub(super) arms: Vec<Arms>,
    pub(super) loops: Vec<Loop>,
    /// The `goto`s that leave loops, with their loops.
    pub(super) breaks: Vec<(u32, Loop)>,
}

/// Rounds in which loops are taken out because a `join` stays in them; then all are.
const ROUNDS: usize = 4;

/// Plans. `moves`: whether a `goto` for all channels needs a move to a flag.
pub(super) fn plan(code: &Code, moves: bool) -> Plan {
    let mut loops = loops(code);
    let mut rounds = 0;
    loop {
        let plan = Planner::new(code, &loops).plan(moves);
        let stays = joins_that_stay(code, &plan);
        let count = |places: Range<u32>| stays[places.end as usize] - stays[places.start as usize];
        let before = loops.len();
        loops.retain(|&(Loop { head, back }, exits)| {
            // Channels that wait at the head come from elsewhere.
            count(head..head + 1) == 0 && (exits == 0 || count(head..back + 1) == 0)
        });
        if loops.len() == before {
            return plan;
        }
        rounds += 1;
        if rounds == ROUNDS {
            loops.clear();
        }
    }
}

/// The loops that only one branch repeats and that are entered and left as they should, and how many `goto`s leave each.
fn loops(code: &Code) -> Vec<(Loop, usize)> {
    let places = code.ways.len();
    let sources = Bounds::new(places, code.branches().map(|(at, way)| (way.to, at)));
    let targets = Bounds::new(places, code.branches().map(|(at, way)| (at, way.to)));
    let jumps = jumps(code);
    let mut exits: Vec<usize> = vec![0; places + 1];
    for (at, way) in code.branches() {
        let Some(back) = way.to.checked_sub(1).filter(|&back| back > at) else { continue };
        let Some(Way { kind: Kind::Back, to: head }) = code.way(back) else { continue };
        if matches!(way.kind, Kind::Goto { .. }) && at >= head {
            // In a loop of its own inside of this one, `break` would leave that.
            let inner = !targets.within(at..back, at + 1, u32::MAX);
            exits[way.to as usize] += if inner { places } else { 1 };
        }
    }
    let closed = |&(Loop { head, back }, exits): &(Loop, usize)| {
        sources.within(head..head + 1, 0, back)
            && sources.within(head + 1..back + 1, head, back)
            && targets.within(head..back, head + 1, back + 1)
            && jumps.within(head..back, head + 1, back)
            && exits < places
            && code.is_join(back + 1)
    };
    let all = code.branches().filter(|(_, way)| way.kind == Kind::Back);
    let all = all.map(|(back, way)| (Loop { head: way.to, back }, back as usize + 1));
    all.map(|(one, end)| (one, exits[end])).filter(closed).collect()
}

fn jumps(code: &Code) -> Bounds {
    let jumps = code.branches().filter(|(_, way)| way.kind == Kind::Jump);
    Bounds::new(code.ways.len(), jumps.map(|(at, way)| (at, way.to)))
}

/// Branches with two arms or one, when it is known which loops there are.
struct Planner<'a> {
    code: &'a Code,
    plan: Plan,
    /// The loops by the places of their branches back.
    ends: Vec<bool>,
    /// The `goto`s that leave loops in front of each place, and those in all.
    leaving: Vec<u32>,
    /// Starts of the loops that they leave.
    heads: Bounds,
    sources: Bounds,
    targets: Bounds,
    jumps: Bounds,
}

impl<'a> Planner<'a> {
    fn new(code: &'a Code, loops: &[(Loop, usize)]) -> Self {
        let places = code.ways.len();
        let mut plan =
            Plan { loops: loops.iter().map(|&(one, _)| one).collect(), ..Plan::default() };
        let mut ends: Vec<Option<Loop>> = vec![None; places];
        for &one in &plan.loops {
            ends[one.back as usize] = Some(one);
        }
        let loop_left = |at: u32, way: Way| {
            let one = ends.get((way.to as usize).checked_sub(1)?).copied().flatten()?;
            let inside = matches!(way.kind, Kind::Goto { .. }) && one.head <= at && at < one.back;
            inside.then_some(one)
        };
        let mut leaving = vec![0; places + 1];
        let mut others: Vec<(u32, u32)> = Vec::new();
        for (at, way) in code.branches() {
            match loop_left(at, way) {
                Some(one) => {
                    plan.breaks.push((at, one));
                    leaving[at as usize + 1] = 1;
                }
                None => others.push((at, way.to)),
            }
        }
        for at in 0..places {
            leaving[at + 1] += leaving[at];
        }
        let heads = Bounds::new(places, plan.breaks.iter().map(|&(at, one)| (at, one.head)));
        Self {
            code,
            plan,
            heads,
            ends: ends.iter().map(Option::is_some).collect(),
            leaving,
            sources: Bounds::new(places, others.iter().map(|&(at, to)| (to, at))),
            targets: Bounds::new(places, others.iter().copied()),
            jumps: jumps(code),
        }
    }

    fn plan(mut self, moves: bool) -> Plan {
        let mut found: Vec<Arms> = self
            .code
            .branches()
            .filter(|(at, way)| way.kind == Kind::Goto { all: false } && !self.leaves(*at..*at + 1))
            .filter_map(|(at, way)| self.two(at, way.to).or_else(|| self.one(at, way.to)))
            .collect();
        found.sort_unstable_by_key(|arms| (arms.end, Reverse(arms.split)));
        // The forward `goto`s to each place, the last one first.
        let mut comers: Vec<(u32, Reverse<u32>)> = self
            .code
            .branches()
            .filter(|(at, way)| matches!(way.kind, Kind::Goto { .. }) && !self.leaves(*at..*at + 1))
            .map(|(at, way)| (way.to, Reverse(at)))
            .collect();
        comers.sort_unstable();
        for group in found.chunk_by(|a, b| a.end == b.end) {
            let end = group[0].end;
            let first = comers.partition_point(|&(to, _)| to < end);
            let here = &comers[first..];
            let here = &here[..here.partition_point(|&(to, _)| to == end)];
            let accepted = nested(group, here);
            if pays(&accepted, here.len(), moves) {
                self.plan.arms.extend(accepted);
            }
        }
        self.plan
    }

    /// Whether `goto`s at some places leave a loop that gets structure.
    fn leaves(&self, places: Range<u32>) -> bool {
        self.leaving[places.end as usize] > self.leaving[places.start as usize]
    }

    /// Whether channels that wait after the branch back in front of a place would not find their `join` right
    /// there.
    fn is_behind_back(&self, place: u32) -> bool {
        self.code.is_behind_back(place) && !self.ends[place as usize - 1]
    }

    fn two(&self, split: u32, middle: u32) -> Option<Arms> {
        let change = middle.checked_sub(1).filter(|&change| change > split)?;
        let way = self.code.way(change).filter(|way| way.kind == Kind::Goto { all: true })?;
        let end = way.to;
        let fits = end > middle
            && self.code.is_join(middle)
            && self.code.is_join(end)
            && !self.is_behind_back(end)
            && !self.leaves(change..change + 1)
            && self.sources.within(split + 1..middle, split + 1, change)
            && self.sources.within(middle..middle + 1, split, split)
            && self.sources.within(middle + 1..end, middle, end - 1)
            && self.targets.within(split + 1..end, split + 1, end)
            && self.jumps.within(split + 1..middle, split + 1, change);
        // Those out of loops that are in the arm stay in it.
        let leaves = !self.heads.within(split..middle, split, u32::MAX);
        fits.then_some(Arms { split, change: Some(change), end, leaves })
    }

    fn one(&self, split: u32, end: u32) -> Option<Arms> {
        let fits = end > split + 1
            && self.code.is_join(end)
            && !self.is_behind_back(end)
            && self.sources.within(split + 1..end, split + 1, end - 1)
            && self.targets.within(split + 1..end, split + 1, end);
        fits.then_some(Arms { split, change: None, end, leaves: false })
    }
}

/// Of branches with the same end, those that no channel leaves by another path. `comers`: all that go to that end.
fn nested(group: &[Arms], comers: &[(u32, Reverse<u32>)]) -> Vec<Arms> {
    let mut accepted: Vec<Arms> = Vec::new();
    for arms in group {
        let inside = comers.partition_point(|&(_, Reverse(at))| at > arms.split);
        if inside == accepted.len() + usize::from(arms.change.is_some()) {
            accepted.push(*arms);
        }
    }
    accepted
}

/// Whether there are not more instructions with structure than without.
fn pays(accepted: &[Arms], comers: usize, moves: bool) -> bool {
    let two = accepted.iter().filter(|arms| arms.change.is_some()).count();
    let one = accepted.len() - two;
    // An arm needs an `endif`; a second one had two `goto`s and a `join`, and the move.
    let saved = usize::from(moves) * two + usize::from(accepted.len() == comers);
    one <= saved
}

/// For each place, the number of `join`s in front of it that still have channels to wait for at the
/// end.
fn joins_that_stay(code: &Code, plan: &Plan) -> Vec<u32> {
    let mut gone: Vec<bool> = vec![false; code.ways.len()];
    let arms = plan.arms.iter().flat_map(|arms| [Some(arms.split), arms.change]).flatten();
    let loops = plan.loops.iter().map(|one| one.back);
    for at in arms.chain(loops).chain(plan.breaks.iter().map(|&(at, _)| at)) {
        gone[at as usize] = true;
    }
    let mut stays = vec![0; code.ways.len() + 2];
    for (at, way) in code.branches().filter(|(at, _)| !gone[*at as usize]) {
        let place = match way.kind {
            Kind::Goto { .. } => way.to,
            Kind::Back => at + 1,
            Kind::Jump => continue,
        };
        stays[place as usize + 1] = 1;
    }
    for at in 1..stays.len() {
        stays[at] += stays[at - 1];
    }
    stays
}
