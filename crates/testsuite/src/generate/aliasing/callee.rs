//! Facts about a device function that its callers go by.

use super::pointer::Pointer;

/// The effect of a function on memory other than its own stack.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Effects {
    pub(super) reads: bool,
    pub(super) writes: bool,
    /// Accesses that no parameter leads to.
    pub(super) others: bool,
    /// Volatile and ordered accesses, fences.
    pub(super) orders: bool,
}

impl Effects {
    pub(super) fn and(self, other: Effects) -> Effects {
        Effects {
            reads: self.reads || other.reads,
            writes: self.writes || other.writes,
            others: self.others || other.others,
            orders: self.orders || other.orders,
        }
    }
}

/// A pointer that a function takes.
#[derive(Clone, Debug)]
pub(super) struct Param {
    /// The upper bound of an argument.
    pub(super) class: Pointer,
    pub(super) writes: bool,
    pub(super) noalias: bool,
}

/// A function that may be called.
#[derive(Clone, Debug)]
pub(super) struct Callee {
    pub(super) name: String,
    pub(super) params: Vec<Param>,
    /// The parameter whose address it returns, or a near one.
    pub(super) returns: Option<Pointer>,
    pub(super) effects: Effects,
}
