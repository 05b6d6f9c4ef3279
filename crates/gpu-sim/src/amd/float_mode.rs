//! What AMD's MODE register says of floats.

use crate::float::{Format, Round};

/// Rounding and denormals, as bits 7:0 of MODE have them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct FloatMode(pub(crate) u8);

impl FloatMode {
    /// The direction for a format.
    pub(crate) fn round(self, f: Format) -> Round {
        let bits = if f == Format::F32 { self.0 } else { self.0 >> 2 } & 3;
        [Round::NearestEven, Round::Up, Round::Down, Round::TowardZero][usize::from(bits)]
    }

    fn denormals(self, f: Format) -> u8 {
        if f == Format::F32 { self.0 >> 4 & 3 } else { self.0 >> 6 & 3 }
    }

    /// Operands: denormals become zero unless they are allowed.
    #[inline]
    pub(crate) fn input(self, f: Format, bits: u64) -> u64 {
        if self.denormals(f) & 1 == 0 { f.flush(bits) } else { bits }
    }

    /// Results: likewise.
    #[inline]
    pub(crate) fn output(self, f: Format, bits: u64) -> u64 {
        if self.denormals(f) & 2 == 0 { f.flush(bits) } else { bits }
    }
}
