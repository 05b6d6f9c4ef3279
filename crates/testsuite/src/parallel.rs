//! Doing the same to many items on all cores, with results in the items' order.

use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

/// Applies `work` to every item on as many threads as the machine has cores.
///
/// # Panics
/// If `work` panics.
pub fn map<T: Sync, R: Send>(items: &[T], work: impl Fn(&T) -> R + Sync) -> Vec<R> {
    let threads =
        std::thread::available_parallelism().map_or(1, usize::from).min(items.len().max(1));
    map_on(threads, items, work)
}

/// The same on a given number of threads.
///
/// # Panics
/// If `work` panics.
pub fn map_on<T: Sync, R: Send>(
    threads: usize,
    items: &[T],
    work: impl Fn(&T) -> R + Sync,
) -> Vec<R> {
    let next = AtomicUsize::new(0);
    let results: Mutex<Vec<(usize, R)>> = Mutex::new(Vec::with_capacity(items.len()));
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                while let Some((n, item)) = {
                    let n = next.fetch_add(1, Ordering::Relaxed);
                    items.get(n).map(|item| (n, item))
                } {
                    let result = work(item);
                    results.lock().expect("no worker panicked").push((n, result));
                }
            });
        }
    });
    let mut results = results.into_inner().expect("no worker panicked");
    results.sort_by_key(|r| r.0);
    results.into_iter().map(|r| r.1).collect()
}
