//! Selection of the values to compute again: the fewest and cheapest that bring every point under the budget.

use cranelift_entity::{EntitySet, SecondaryMap};
use ir::machine::{Block, VReg};

use super::candidate::{Candidate, Run};
use super::round::Round;
use super::target::RematTarget;

/// Cycles that count even if a value costs nothing.
const LEAST_COST: f64 = 0.05;

/// Values that are taken together: one, or several that come from one operand, which is kept for all of them.
struct Bundle {
    members: Vec<usize>,
    score: f64,
}

/// The excess at each hot point; negative where there is room again.
struct Remaining {
    excess: SecondaryMap<Block, Vec<i64>>,
    /// The sum of what is too much.
    total: i64,
}

impl Remaining {
    fn add(&mut self, runs: &[Run], weight: i64) {
        for (block, points) in runs {
            for excess in &mut self.excess[*block][points.clone()] {
                self.total -= (*excess).max(0);
                *excess += weight;
                self.total += (*excess).max(0);
            }
        }
    }

    /// Counts values as computed again, or with `sign` -1 as not any more.
    fn count<T>(&mut self, round: &Round<'_, T>, members: &[&Candidate], sign: i64) {
        // What is kept is kept once for all of them.
        let widest = members.iter().max_by_key(|candidate| candidate.harm);
        for (reg, runs) in widest.map_or(&[][..], |candidate| &candidate.kept) {
            self.add(runs, sign * i64::from(round.ranges.weight(*reg)));
        }
        for candidate in members {
            self.add(&candidate.relieved, -sign * i64::from(candidate.weight));
        }
    }
}

/// Takes values until no point is hot or none helps. Together they cost no more than `allowed`.
pub(super) fn select<T: RematTarget>(
    round: &Round<'_, T>,
    mut found: Vec<Candidate>,
    allowed: f64,
) -> Vec<Candidate> {
    let mut remaining = Remaining { excess: SecondaryMap::new(), total: 0 };
    for &block in round.graph.reverse_postorder() {
        let list = round.hot.of(block);
        if !list.is_empty() {
            remaining.excess[block] = list.iter().map(|h| i64::from(h.excess)).collect();
            remaining.total += remaining.excess[block].iter().sum::<i64>();
        }
    }
    let (mut taken, mut pinned): (EntitySet<VReg>, EntitySet<VReg>) = Default::default();
    let mut order: Vec<usize> = Vec::new();
    let mut cost = 0.0;
    for bundle in bundles(&found) {
        if remaining.total == 0 {
            break;
        }
        let usable = |&&n: &&usize| {
            let candidate: &Candidate = &found[n];
            !pinned.contains(candidate.reg)
                && candidate.leaves.iter().all(|&leaf| !taken.contains(leaf))
        };
        let members: Vec<usize> = bundle.members.iter().filter(usable).copied().collect();
        let candidates: Vec<&Candidate> = members.iter().map(|&n| &found[n]).collect();
        let more: f64 = candidates.iter().map(|candidate| candidate.cost).sum();
        if cost + more > allowed {
            continue;
        }
        let before = remaining.total;
        remaining.count(round, &candidates, 1);
        if remaining.total >= before {
            remaining.count(round, &candidates, -1);
            continue;
        }
        cost += more;
        for candidate in candidates {
            taken.insert(candidate.reg);
            pinned.extend(candidate.leaves.iter().copied());
        }
        order.extend(members);
    }
    let dropped = superfluous(&found, &order, &mut remaining);
    order.retain(|n| !dropped.contains(n));
    order.sort_unstable();
    let mut keep = order.into_iter().peekable();
    let mut at = 0;
    found.retain(|_| {
        let here = keep.next_if_eq(&at).is_some();
        at += 1;
        here
    });
    found
}

/// The values, those that relieve most for what they cost first.
fn bundles(found: &[Candidate]) -> Vec<Bundle> {
    let score = |net: i64, cost: f64| net as f64 / (cost.max(0.0) + LEAST_COST);
    let mut list: Vec<Bundle> = Vec::new();
    let mut by_operand: SecondaryMap<VReg, Vec<usize>> = SecondaryMap::new();
    let mut operands: Vec<VReg> = Vec::new();
    for (n, candidate) in found.iter().enumerate() {
        let net = candidate.relief - candidate.harm;
        if net > 0 {
            list.push(Bundle { members: vec![n], score: score(net, candidate.cost) });
        } else if let [(operand, _)] = &candidate.kept[..] {
            let members = &mut by_operand[*operand];
            if members.is_empty() {
                operands.push(*operand);
            }
            members.push(n);
        }
    }
    for operand in operands {
        let members = core::mem::take(&mut by_operand[operand]);
        let relief: i64 = members.iter().map(|&n| found[n].relief).sum();
        let harm = members.iter().map(|&n| found[n].harm).max().unwrap_or(0);
        let cost = members.iter().map(|&n| found[n].cost).sum();
        if relief > harm {
            list.push(Bundle { members, score: score(relief - harm, cost) });
        }
    }
    list.sort_by(|a, b| b.score.total_cmp(&a.score).then(a.members.cmp(&b.members)));
    list
}

/// Values without which every point is as cool: others that were taken later suffice.
fn superfluous(found: &[Candidate], order: &[usize], remaining: &mut Remaining) -> Vec<usize> {
    let mut dropped = Vec::new();
    let mut by_cost: Vec<usize> = order
        .iter()
        .copied()
        .filter(|&n| found[n].kept.is_empty() && found[n].cost > 0.0)
        .collect();
    by_cost.sort_by(|&a, &b| found[b].cost.total_cmp(&found[a].cost).then(b.cmp(&a)));
    for n in by_cost {
        let candidate = &found[n];
        let weight = i64::from(candidate.weight);
        let spare =
            |run: &Run| remaining.excess[run.0][run.1.clone()].iter().all(|e| e + weight <= 0);
        if candidate.relieved.iter().all(spare) {
            remaining.add(&candidate.relieved, weight);
            dropped.push(n);
        }
    }
    dropped
}
