//! Float fields of AMD's MODE register.

use crate::float::{Format, Round};

/// Rounding, denormals and signalling NaNs, as bits 9:0 of MODE have them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct FloatMode(pub(crate) u16);

impl FloatMode {
    /// The direction for a format.
    pub(crate) fn round(self, f: Format) -> Round {
        let bits = if f == Format::F32 { self.0 } else { self.0 >> 2 } & 3;
        [Round::NearestEven, Round::Up, Round::Down, Round::TowardZero][usize::from(bits)]
    }

    fn denormals(self, f: Format) -> u16 {
        if f == Format::F32 { self.0 >> 4 & 3 } else { self.0 >> 6 & 3 }
    }

    /// Whether minima and maxima give NaN where an operand is a signalling one. Not on gfx12, whose MODE has no such bit.
    #[cfg(feature = "amdgpu")]
    pub(crate) fn ieee(self) -> bool {
        self.0 >> 9 & 1 == 1
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
