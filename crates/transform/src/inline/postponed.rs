//! Calls that are left to the caller's caller.
//!
//! A function with one call, called by another with one call, moves through all of them to where the last one ends. If a
//! large body moved one level at a time, each level would copy it. The call moves instead of the body, until the
//! caller is large enough beside it: each instruction is then copied a number of times that grows with the
//! logarithm of the chain.

use ir::map::{Map, Set};
use ir::ssa::Global;

/// Bodies of at most this many instructions are never postponed.
const LARGE: usize = 200;

/// A body is postponed if it is more than this many times as large as its caller.
const RATIO: usize = 8;

/// Whether the body of a callee is large beside its caller's, both in instructions.
pub(super) fn is_large_beside(callee: usize, caller: usize) -> bool {
    callee > LARGE.max(caller.saturating_mul(RATIO))
}

/// Facts of a body to which calls were postponed. It is finished, and need not be looked at again.
#[derive(Clone, Copy, Debug)]
pub(super) struct Facts {
    /// Its instructions.
    pub(super) size: usize,
    /// Whether nothing in it depends on how floats are computed with.
    pub(super) ignores_mode: bool,
}

/// The calls of a module that were postponed.
#[derive(Clone, Default, Debug)]
pub(super) struct Postponed {
    callees: Map<Global, Facts>,
    /// Functions with such a call, in the order in which they were found.
    callers: Vec<Global>,
    known: Set<Global>,
}

impl Postponed {
    /// Notes that `caller` keeps a call of `callee`.
    pub(super) fn note(&mut self, caller: Global, callee: Global, facts: Facts) {
        self.callees.insert(callee, facts);
        if self.known.insert(caller) {
            self.callers.push(caller);
        }
    }

    /// Whether a call of `callee` was postponed.
    pub(super) fn is_callee(&self, callee: Global) -> bool {
        self.callees.contains_key(&callee)
    }

    /// Facts of `callee`, if a call of it was postponed.
    pub(super) fn facts(&self, callee: Global) -> Option<Facts> {
        self.callees.get(&callee).copied()
    }

    /// The functions with such a call, in the order in which they were found.
    pub(super) fn callers(&self) -> &[Global] {
        &self.callers
    }
}
