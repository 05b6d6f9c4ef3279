//! The search that keeps only the best: where there are too many sets to go through, a *beam* of them.
//!
//! Of all sets of so many issued nodes that were reached with at most so many registers, those go on after which the fewest
//! are live, `width` of them. As in the search that gives up nothing, what is ready and adds nothing is issued at once, and a
//! set is reached once. So the work is that of `width` list schedulers, but these choose among all that the others came to.
//! (Lowerre, "The Harpy speech recognition system", 1976.)

use ir::map::Set as HashSet;

use super::problem::Set;
use super::search::{Direction, Exhausted, Interval, Search, SearchState, Walk};

/// A set that was reached, with the path to it.
struct Reached {
    state: SearchState,
    /// The index of its path in the list of paths.
    way: usize,
}

/// Nodes that were moved, after those of another path.
struct Way {
    before: Option<usize>,
    moved: Vec<u32>,
}

impl Search<'_> {
    /// An order of an interval with at most `most` live registers, if the beam finds one.
    pub(super) fn beam(
        &mut self,
        interval: &Interval,
        direction: Direction,
        most: u32,
        width: usize,
    ) -> Result<Option<Vec<u32>>, Exhausted> {
        if interval.low_live.max(interval.high_live) > most {
            return Ok(None);
        }
        let mut walk = Walk::new(self, interval, direction, most);
        let nodes = walk.nodes();
        let mut ways: Vec<Way> = Vec::new();
        let mut levels: Vec<Vec<Reached>> = Vec::new();
        levels.resize_with(nodes.len() + 1, Vec::new);
        let start = walk.start();
        let first = walk.close(start, &nodes)?;
        reach(&mut levels, &mut ways, None, first, 0);
        for level in 0..nodes.len() {
            for Reached { mut state, way } in best(std::mem::take(&mut levels[level]), width) {
                state.moved.clear();
                walk.pay(nodes.len() / 8)?;
                for next in walk.successors(&state, &nodes)? {
                    reach(&mut levels, &mut ways, Some(way), next, level);
                }
            }
        }
        let last = levels.pop().and_then(|level| level.into_iter().next());
        let Some(last) = last else { return Ok(None) };
        let mut parts: Vec<&[u32]> = Vec::new();
        let mut at = Some(last.way);
        while let Some(way) = at.map(|at| &ways[at]) {
            parts.push(&way.moved);
            at = way.before;
        }
        let mut order: Vec<u32> = parts.into_iter().rev().flatten().copied().collect();
        if direction == Direction::Down {
            order.reverse();
        }
        Ok(Some(order))
    }
}

/// Notes that a state was reached from one of a level.
fn reach(
    levels: &mut [Vec<Reached>],
    ways: &mut Vec<Way>,
    before: Option<usize>,
    mut state: SearchState,
    level: usize,
) {
    let moved = std::mem::take(&mut state.moved);
    let level = level + moved.len();
    ways.push(Way { before, moved });
    levels[level].push(Reached { state, way: ways.len() - 1 });
}

/// The states of a level that go on, each once.
fn best(mut level: Vec<Reached>, width: usize) -> Vec<Reached> {
    level.sort_by_key(|reached| reached.state.live);
    let mut seen: HashSet<Set> = HashSet::default();
    level.retain(|reached| seen.len() < width && seen.insert(reached.state.set.clone()));
    level
}
