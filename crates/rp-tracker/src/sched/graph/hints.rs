//! Hints in the code about the order of other instructions.

/// So many instructions of some classes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Group {
    /// The classes, bit by bit the target's: one of them is enough.
    pub classes: u32,
    /// The largest number of members.
    pub size: u32,
}

/// A hint about the order of other instructions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hint {
    /// Only instructions of these classes, and those of no class, may cross it.
    Barrier {
        /// The classes, bit by bit the target's.
        crossing: u32,
    },
    /// The next group of a pipeline.
    Group {
        /// The pipeline.
        pipeline: u32,
        /// The group.
        group: Group,
    },
    /// Groups that follow one another again and again.
    Repeat(&'static [Group]),
}
