//! Memory model relaxation annotations: the kinds of memory whose accesses an operation orders.

use ir::ssa::{Body, Context, Inst, sym};

/// The kinds of memory whose accesses an operation orders.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Spaces {
    /// Global memory, through any address space.
    pub(crate) global: bool,
    /// Local memory.
    pub(crate) local: bool,
}

impl Spaces {
    /// Everything that several lanes see.
    pub(crate) const ALL: Self = Self { global: true, local: true };
    /// Global memory alone. Accesses of local memory are in order among themselves: what orders only them waits for
    /// nothing.
    pub(crate) const GLOBAL: Self = Self { global: true, local: false };
    pub(crate) const NONE: Self = Self { global: false, local: false };

    fn union(self, other: Self) -> Self {
        Self { global: self.global | other.global, local: self.local | other.local }
    }
}

/// The kinds of memory that an instruction's memory model relaxation annotations restrict it to: the tags
/// `amdgpu-synchronize-as` (LLVM, "AMDGPU Usage", MMRAs), formerly `amdgpu-as`.
pub(crate) fn annotated_spaces(cx: &Context, body: &Body, inst: Inst) -> Spaces {
    let Some(node) = cx.md_attachment(body.insts[inst].metadata, sym::MMRA) else {
        return Spaces::ALL;
    };
    let elements = cx.metadata.tuple(node);
    let nested = elements.iter().flatten().any(|&e| cx.metadata.string(e).is_none());
    let tags: Vec<_> =
        if nested { elements.iter().copied().flatten().collect() } else { vec![node] };
    let mut spaces = Spaces::NONE;
    for tag in tags {
        let &[Some(kind), Some(value)] = cx.metadata.tuple(tag) else { continue };
        let kind = cx.metadata.string(kind);
        if !matches!(kind, Some("amdgpu-synchronize-as" | "amdgpu-as")) {
            continue;
        }
        spaces = spaces.union(match cx.metadata.string(value) {
            Some("local") => Spaces { local: true, ..Spaces::NONE },
            Some("global") => Spaces::GLOBAL,
            Some("private") => Spaces::NONE,
            _ => Spaces::ALL,
        });
    }
    // Tags of other kinds restrict nothing.
    if spaces == Spaces::NONE { Spaces::ALL } else { spaces }
}
