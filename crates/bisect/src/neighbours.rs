//! The binary search for neighbours of which the first is right and the second wrong.

use gpu_sim::launch::Difference;

/// A verdict on a number of executions.
#[derive(Clone, Debug)]
pub(crate) enum Verdict {
    Right,
    /// The text of the difference, and the difference.
    Wrong(String, Option<Difference>),
    /// The interpreter cannot tell.
    Unknown,
}

/// Neighbours in the order of executions of which the first is right and the second wrong; between them may lie some of which
/// nothing is known.
#[derive(Clone, Debug)]
pub(crate) struct Neighbours {
    pub(crate) right: u64,
    pub(crate) wrong: u64,
    pub(crate) mistake: String,
    pub(crate) difference: Option<Difference>,
}

/// Narrows an interval, whose ends are known, to neighbours.
pub(crate) fn between(mut found: Neighbours, probe: impl Fn(u64) -> Verdict) -> Neighbours {
    while found.wrong - found.right > 1 {
        let middle = found.right + (found.wrong - found.right) / 2;
        // From the middle up, then from the middle down, to the first of which something is known.
        let up = middle..found.wrong;
        let down = (found.right + 1..middle).rev();
        let known = up.chain(down).find_map(|n| match probe(n) {
            Verdict::Unknown => None,
            verdict => Some((n, verdict)),
        });
        match known {
            None => break,
            Some((n, Verdict::Wrong(mistake, difference))) => {
                found = Neighbours { wrong: n, mistake, difference, ..found };
            }
            Some((n, _)) => found.right = n,
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn end(last: u64) -> Neighbours {
        Neighbours { right: 0, wrong: last, mistake: String::new(), difference: None }
    }

    #[test]
    fn the_boundary_is_found() {
        for last in 1..40 {
            for first_wrong in 1..=last {
                let probe = |n: u64| match n >= first_wrong {
                    true => Verdict::Wrong(n.to_string(), None),
                    false => Verdict::Right,
                };
                let found = between(end(last), probe);
                assert_eq!((found.right, found.wrong), (first_wrong - 1, first_wrong));
            }
        }
    }

    #[test]
    fn what_is_not_known_is_passed_over() {
        // Only multiples of four are known.
        let probe = |n: u64| match (n.is_multiple_of(4), n >= 9) {
            (false, _) => Verdict::Unknown,
            (true, true) => Verdict::Wrong(String::new(), None),
            (true, false) => Verdict::Right,
        };
        let found = between(end(20), probe);
        assert_eq!((found.right, found.wrong), (8, 12));
        let found = between(end(20), |_| Verdict::Unknown);
        assert_eq!((found.right, found.wrong), (0, 20));
    }
}
