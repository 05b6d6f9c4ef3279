//! Threads' places in the hierarchy, and scopes.

use crate::ptx::inst::Scope;

/// A thread's place in the hierarchy.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::ptx) struct Who {
    /// Numbers in the whole grid.
    pub(in crate::ptx) thread: u64,
    pub(in crate::ptx) warp: u64,
    pub(in crate::ptx) cta: u64,
    pub(in crate::ptx) cluster: u64,
    pub(in crate::ptx) device: u64,
}

impl Who {
    /// Whether a scope of this thread includes another thread (PTX ISA, "Scope").
    pub(super) fn includes(self, scope: Scope, other: Who) -> bool {
        match scope {
            Scope::Cta => self.cta == other.cta,
            Scope::Cluster => self.cluster == other.cluster,
            Scope::Gpu => self.device == other.device,
            Scope::Sys => true,
        }
    }
}

/// Whether two strong operations have scopes that include each other's thread (PTX ISA, "Morally strong operations").
/// Those of one thread are morally strong by program order.
pub(super) fn morally_strong(a: (Who, Option<Scope>), b: (Who, Option<Scope>)) -> bool {
    if a.0.thread == b.0.thread {
        return true;
    }
    match (a.1, b.1) {
        (Some(x), Some(y)) => a.0.includes(x, b.0) && b.0.includes(y, a.0),
        _ => false,
    }
}
