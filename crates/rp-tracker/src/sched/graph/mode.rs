//! Requirements of instructions on the processor's mode.

/// Some bits of the processor's mode, each with the value that it must have. A target numbers the bits as it likes; zero in
/// all of them is the default mode of functions.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct ModeRequirement {
    /// The bits that matter.
    pub mask: u32,
    /// Their values.
    pub value: u32,
}

impl ModeRequirement {
    /// No requirement.
    pub const NONE: Self = Self { mask: 0, value: 0 };
    /// All bits of the default mode.
    pub const DEFAULT: Self = Self { mask: u32::MAX, value: 0 };

    /// Some bits with their values.
    pub const fn new(mask: u32, value: u32) -> Self {
        Self { mask, value: value & mask }
    }

    /// Whether the default mode does not meet it.
    pub const fn is_special(self) -> bool {
        self.value != 0
    }

    /// Whether one mode meets both.
    pub const fn agrees(self, other: Self) -> bool {
        (self.value ^ other.value) & self.mask & other.mask == 0
    }

    /// Joins two that agree.
    #[must_use]
    pub(in crate::sched) const fn and(self, other: Self) -> Self {
        Self { mask: self.mask | other.mask, value: self.value | other.value }
    }
}
