//! The writes that a thread must see.

use super::who::Who;

/// Kinds of writers in a [`View`], in the upper bits of their numbers.
const WARP: u64 = 1 << 62;
const THREAD: u64 = 2 << 62;

/// A list with ascending keys.
type Sorted = Vec<(u64, u64)>;

/// The writes that precede an operation in causality order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(in crate::ptx) struct View {
    /// Writers (threads, warps or CTAs), each with the time up to which its writes are there.
    writers: Sorted,
    /// Writes that were read without their writer's other ones: the place and the time of the write. A place may have
    /// several, because two views that meet do not know which of their writes is the later one.
    seen: Sorted,
}

impl View {
    /// Whether a write precedes.
    #[inline]
    pub(super) fn has(&self, who: Who, time: u64) -> bool {
        let by = |key: u64| {
            let found = self.writers.binary_search_by_key(&key, |w| w.0);
            found.is_ok_and(|at| self.writers[at].1 >= time)
        };
        by(who.cta) || by(WARP | who.warp) || by(THREAD | who.thread)
    }

    /// Whether a write was read.
    #[inline]
    pub(super) fn has_seen(&self, place: u64, time: u64) -> bool {
        !self.seen.is_empty() && self.seen.binary_search(&(place, time)).is_ok()
    }

    pub(super) fn has_seen_any(&self) -> bool {
        !self.seen.is_empty()
    }

    /// All that a thread has written until now.
    pub(super) fn add_thread(&mut self, who: Who, now: u64) {
        raise(&mut self.writers, THREAD | who.thread, now);
    }

    /// All that the lanes of a warp have written until now.
    pub(in crate::ptx) fn add_warp(&mut self, who: Who, now: u64) {
        raise(&mut self.writers, WARP | who.warp, now);
    }

    /// All that the threads of a CTA have written until now; `first` is its first thread. Entries of its threads and warps
    /// are needed no more.
    pub(in crate::ptx) fn add_cta(&mut self, first: Who, now: u64, count: u64) {
        let threads = first.thread..first.thread + count;
        let warps = first.warp..first.warp + count.div_ceil(32);
        self.writers.retain(|&(key, _)| match key & (WARP | THREAD) {
            THREAD => !threads.contains(&(key & !THREAD)),
            WARP => !warps.contains(&(key & !WARP)),
            _ => true,
        });
        raise(&mut self.writers, first.cta, now);
    }

    /// A write was read. Earlier ones of the place that this view held come before it.
    pub(super) fn add_seen(&mut self, place: u64, time: u64) {
        self.seen.retain(|&(p, _)| p != place);
        let at = self.seen.partition_point(|&entry| entry < (place, time));
        self.seen.insert(at, (place, time));
    }

    /// Takes over all that another view has.
    pub(super) fn join(&mut self, other: &View) {
        if other.writers.iter().any(|&(key, time)| !holds(&self.writers, key, time)) {
            self.writers = merge(&self.writers, &other.writers);
        }
        if other.seen.iter().any(|entry| self.seen.binary_search(entry).is_err()) {
            let mut all = std::mem::take(&mut self.seen);
            all.extend(&other.seen);
            all.sort_unstable();
            all.dedup();
            self.seen = all;
        }
    }
}

fn holds(list: &Sorted, key: u64, time: u64) -> bool {
    list.binary_search_by_key(&key, |w| w.0).is_ok_and(|at| list[at].1 >= time)
}

fn raise(list: &mut Sorted, key: u64, time: u64) {
    match list.binary_search_by_key(&key, |w| w.0) {
        Ok(at) => list[at].1 = list[at].1.max(time),
        Err(at) => list.insert(at, (key, time)),
    }
}

/// The later time of each writer of two lists.
fn merge(a: &Sorted, b: &Sorted) -> Sorted {
    let mut out = Sorted::with_capacity(a.len() + b.len());
    let (mut a, mut b) = (a.as_slice(), b.as_slice());
    while let (Some(x), Some(y)) = (a.first(), b.first()) {
        let least = x.0.min(y.0);
        let mut time = 0;
        if x.0 == least {
            time = x.1;
            a = &a[1..];
        }
        if y.0 == least {
            time = time.max(y.1);
            b = &b[1..];
        }
        out.push((least, time));
    }
    out.extend(a);
    out.extend(b);
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    fn who(thread: u64) -> Who {
        Who { thread, warp: thread / 32, cta: thread / 64, cluster: thread / 64, device: 0 }
    }

    #[test]
    fn joined_views_have_the_later_times() {
        let (mut a, mut b) = (View::default(), View::default());
        a.add_thread(who(1), 5);
        b.add_thread(who(1), 3);
        b.add_warp(who(70), 9);
        a.add_seen(8, 2);
        b.add_seen(8, 4);
        a.join(&b);
        assert!(a.has(who(1), 5) && a.has(who(71), 9) && !a.has(who(1), 6));
        assert!(a.has_seen(8, 2) && a.has_seen(8, 4));
        a.add_seen(8, 6);
        assert!(!a.has_seen(8, 4) && a.has_seen(8, 6));
        a.add_cta(who(64), 12, 64);
        assert!(a.has(who(127), 12) && a.has(who(1), 5));
        assert_eq!(a.writers.len(), 2);
    }
}
