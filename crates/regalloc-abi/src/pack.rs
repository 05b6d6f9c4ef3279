//! Finding places in a file: the run to take for one value, and whether several fit together.

use crate::units::UnitSet;

/// The place for `units` units in the tightest run of free units, the lowest of equals.
pub(crate) fn best_start(free: &UnitSet, starts: &UnitSet, units: u32) -> Option<u32> {
    let mut best: Option<(u32, u32)> = None;
    let mut at = starts.first()?;
    loop {
        // The run of free units around `at`.
        let begin = free.run_before(at);
        let end = free.absent_from(at + units);
        if best.is_none_or(|(length, _)| end - begin < length) {
            best = Some((end - begin, at));
            if end - begin == units {
                break;
            }
        }
        match starts.next_from(end) {
            Some(next) => at = next,
            None => break,
        }
    }
    best.map(|(_, start)| start)
}

/// Whether values of these sizes and alignments have places in `free` all together: the most
/// aligned and widest first, each in the tightest run.
pub(crate) fn fit_together(free: &UnitSet, sizes: &mut [(u32, u32)]) -> bool {
    sizes.sort_unstable_by_key(|&(units, align)| core::cmp::Reverse((align, units)));
    let mut free = free.clone();
    for &(units, align) in sizes.iter() {
        let starts = free.starts(units, align);
        let Some(start) = best_start(&free, &starts, units) else { return false };
        free.remove_run(start, units);
    }
    true
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_tightest_run_is_taken() {
        let mut free = UnitSet::new(64);
        free.insert_run(0, 10);
        free.insert_run(20, 3);
        free.insert_run(40, 4);
        assert_eq!(best_start(&free, &free.starts(3, 1), 3), Some(20));
        assert_eq!(best_start(&free, &free.starts(2, 4), 2), Some(20));
        assert_eq!(best_start(&free, &free.starts(4, 4), 4), Some(40));
        assert_eq!(best_start(&free, &free.starts(5, 1), 5), Some(0));
        assert_eq!(best_start(&free, &free.starts(11, 1), 11), None);
    }

    #[test]
    fn stripes_hold_what_does_not_straddle_them() {
        let mut free = UnitSet::new(64);
        free.insert_run(8, 8);
        free.insert_run(24, 8);
        assert!(fit_together(&free, &mut [(4, 1), (8, 1), (4, 1)]));
        assert!(fit_together(&free, &mut [(3, 1), (5, 1), (8, 1)]));
        assert!(!fit_together(&free, &mut [(6, 1), (6, 1), (4, 1)]));
        assert!(!fit_together(&free, &mut [(9, 1)]));
    }
}
