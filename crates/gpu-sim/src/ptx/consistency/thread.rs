//! Threads, scopes, and the patterns of release and acquire.

use super::view::View;
use super::who::{Who, morally_strong};
use crate::ptx::inst::Scope;
use std::rc::Rc;

/// The first operation of a release pattern: whose it is, its scope and what precedes it.
#[derive(Clone, Debug)]
pub(super) struct Release {
    pub(super) who: Who,
    pub(super) scope: Scope,
    pub(super) view: Rc<View>,
}

impl Release {
    /// Whether it synchronises with an acquire pattern that ends in an operation of this scope.
    pub(super) fn reaches(&self, who: Who, scope: Scope) -> bool {
        morally_strong((self.who, Some(self.scope)), (who, Some(scope)))
    }
}

/// Adds a release to a list; those that reach the same threads become one.
pub(super) fn add_release(list: &mut Vec<Release>, release: &Release) {
    let same = |r: &&mut Release| {
        r.scope == release.scope
            && r.who.cta == release.who.cta
            && r.who.device == release.who.device
    };
    match list.iter_mut().find(same) {
        Some(known) if Rc::ptr_eq(&known.view, &release.view) => {}
        Some(known) => {
            Rc::make_mut(&mut known.view).join(&release.view);
            // Two threads of a CTA are not one thread any more.
            if known.who.thread != release.who.thread {
                known.who.thread = u64::MAX;
            }
        }
        None => list.push(release.clone()),
    }
}

/// A thread's state in the model.
#[derive(Clone, Debug)]
pub(in crate::ptx) struct Thread {
    pub(super) who: Who,
    pub(super) view: Rc<View>,
    /// The views at the last fence of each scope.
    pub(super) fences: [Option<Rc<View>>; 4],
    /// Places that this thread has stored to with `.release`: later strong writes there belong to the pattern.
    pub(super) released: Vec<(u64, Release)>,
    /// Releases that strong reads have met and that a fence may acquire.
    pub(super) observed: Vec<Release>,
}

impl Thread {
    pub(in crate::ptx) fn new(who: Who) -> Thread {
        let view = Rc::default();
        Thread { who, view, fences: Default::default(), released: Vec::new(), observed: Vec::new() }
    }

    pub(in crate::ptx) fn who(&self) -> Who {
        self.who
    }

    /// The view of the thread's next operation, its own writes included.
    pub(super) fn snapshot(&self, now: u64) -> Rc<View> {
        let mut view = (*self.view).clone();
        view.add_thread(self.who, now);
        Rc::new(view)
    }

    /// Everything that a view has precedes from here on.
    pub(in crate::ptx) fn join(&mut self, view: &Rc<View>) {
        if !Rc::ptr_eq(&self.view, view) {
            Rc::make_mut(&mut self.view).join(view);
        }
    }

    /// Releases that an operation of this scope acquires.
    pub(super) fn acquire(&mut self, scope: Scope) {
        let observed = std::mem::take(&mut self.observed);
        for release in observed {
            if release.reaches(self.who, scope) {
                self.join(&release.view);
            } else {
                self.observed.push(release);
            }
        }
    }

    /// A fence's effect on what the thread writes from here on.
    pub(super) fn release_by_fence(&mut self, scope: Scope, now: u64) -> Rc<View> {
        let view = self.snapshot(now);
        self.fences[scope as usize] = Some(view.clone());
        view
    }
}
