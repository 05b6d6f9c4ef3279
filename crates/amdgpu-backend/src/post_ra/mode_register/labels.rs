//! Labels of fields of MODE, and the state of a field at a point as far as it is known.

use core::fmt;

use smallvec::SmallVec;

/// Content of a field of MODE at a point.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Label(u16);

impl Label {
    /// It is unknown and not needed.
    pub(crate) const ANY: Self = Self(u16::MAX);
    /// The value of the program's own writes, where that is no constant.
    pub(crate) const PROGRAM: Self = Self(u16::MAX - 1);

    /// A number.
    pub(crate) fn value(value: u32) -> Self {
        Self(value as u16)
    }

    /// The number, if it is one.
    pub(crate) fn number(self) -> Option<u32> {
        (self < Self::PROGRAM).then_some(u32::from(self.0))
    }
}

impl fmt::Debug for Label {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::ANY => f.write_str("-"),
            Self::PROGRAM => f.write_str("p"),
            Self(n) => write!(f, "{n}"),
        }
    }
}

/// Labels of the fields that matter, in their order.
pub(crate) type Labels = SmallVec<[Label; 6]>;

/// State of a field at a point.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Held {
    /// The number, if that is known.
    pub number: Option<u32>,
    /// Whether it is what the program made it, where that is no constant.
    pub is_program: bool,
}

impl fmt::Debug for Held {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.number {
            Some(number) => write!(f, "{number}"),
            None if self.is_program => f.write_str("p"),
            None => f.write_str("-"),
        }
    }
}

impl Held {
    /// Nothing is known.
    pub(crate) const UNKNOWN: Self = Self { number: None, is_program: false };

    /// Returns the state of a field that was set or written to a label.
    pub(crate) fn of(label: Label) -> Self {
        Self { number: label.number(), is_program: label == Label::PROGRAM }
    }

    /// Whether it is what is wanted.
    pub(crate) fn satisfies(self, requirement: Label) -> bool {
        match requirement {
            Label::ANY => true,
            Label::PROGRAM => self.is_program,
            _ => self.number == requirement.number(),
        }
    }

    /// Returns the state where paths with this state and another join.
    #[must_use]
    pub(crate) fn join(self, other: Self) -> Self {
        Self {
            number: self.number.filter(|n| other.number == Some(*n)),
            is_program: self.is_program && other.is_program,
        }
    }
}

/// State of each field.
pub(crate) type FieldLabels = SmallVec<[Held; 6]>;
