//! Sections of debug information before they are in a file: bytes, and places that a linker fills in. Numbering and
//! application of relocations are the container's matter.

/// Target of a reference in a section.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum DebugTarget {
    /// The start of a function, by its index among those of the output.
    Function(usize),
    /// The start of a section of debug information, by its index among those.
    Section(usize),
}

/// A place that holds an address, or an offset in a section.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DebugRelocation {
    /// The place in the section.
    pub offset: u64,
    /// Bytes of it: 4 or 8.
    pub size: u8,
    /// Its target.
    pub target: DebugTarget,
    /// Offset from the target's start.
    pub addend: i64,
}

/// A section of debug information.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DebugSection {
    /// Its name.
    pub name: &'static str,
    /// Its bytes, zeros where relocations are.
    pub data: Vec<u8>,
    /// Relocations, in the order of the places.
    pub relocations: Vec<DebugRelocation>,
}
