//! Values in registers: 64-bit slots that know which of their bits mean something.
//!
//! A scalar of at most 64 bits takes one [`Slot`]; a wider integer takes one per 64 bits, least significant
//! first; vectors, arrays and structs are their scalars one after the other. A slot has the bits and a mask
//! of those that are undefined, as memory checkers keep it: bits from uninitialised memory and `undef` are
//! marked, and operations pass the marks on as precisely as is cheap. Undefined bits are zero in
//! [`Slot::bits`], so that results are deterministic. Poison is all bits undefined and a mark in `bits` that
//! canonical undefined bits cannot have.

use std::fmt;

/// One register word.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Slot {
    /// The bits; those above the value's width and undefined ones are zero.
    pub(crate) bits: u64,
    /// The undefined bits.
    pub(crate) undef: u64,
}

const POISON_MARK: u64 = 0x706f_6973_6f6e_2121;

impl Slot {
    /// Poison.
    pub(crate) const POISON: Slot = Slot { bits: POISON_MARK, undef: u64::MAX };
    /// Zero.
    pub(crate) const ZERO: Slot = Slot { bits: 0, undef: 0 };

    /// A defined value.
    #[inline]
    pub(crate) fn new(bits: u64) -> Slot {
        Slot { bits, undef: 0 }
    }

    /// A truth value.
    #[inline]
    pub(crate) fn bool(value: bool) -> Slot {
        Slot::new(u64::from(value))
    }

    /// `undef` of this many bits.
    pub(crate) fn undef(width: u32) -> Slot {
        Slot { bits: 0, undef: mask(width) }
    }

    /// These bits, of which `undef` are undefined.
    #[inline]
    pub(crate) fn partial(bits: u64, undef: u64) -> Slot {
        Slot { bits: bits & !undef, undef }
    }

    #[inline]
    pub(crate) fn is_defined(self) -> bool {
        self.undef == 0
    }

    #[inline]
    pub(crate) fn is_poison(self) -> bool {
        self.undef == u64::MAX && self.bits == POISON_MARK
    }
}

impl fmt::Debug for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_poison() {
            f.write_str("poison")
        } else if self.undef != 0 {
            write!(f, "{:#x} (undef {:#x})", self.bits, self.undef)
        } else {
            write!(f, "{:#x}", self.bits)
        }
    }
}

/// The low `width` bits, at most 64.
#[inline]
pub(crate) fn mask(width: u32) -> u64 {
    if width >= 64 { u64::MAX } else { (1 << width) - 1 }
}

/// The low `width` bits (1 to 64) as a signed number.
#[inline]
pub(crate) fn signed(bits: u64, width: u32) -> i64 {
    let shift = 64 - width;
    (bits << shift) as i64 >> shift
}

/// Slots that an integer of `width` bits takes.
#[inline]
pub(crate) fn words(width: u32) -> u32 {
    width.div_ceil(64)
}

/// A value handed to or returned by [`call_function`](super::call_function).
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Value {
    /// No value (`void`).
    Void,
    /// An integer, float (its bit pattern) or pointer: little-endian limbs, one per 64 bits of its type.
    Bits(Vec<u64>),
    /// A value of which some bit is undefined.
    Undef,
    /// Poison.
    Poison,
    /// A vector, array or struct by its scalars, nested aggregates flattened.
    Many(Vec<Value>),
}

impl Value {
    /// A scalar of at most 64 bits.
    pub fn new(bits: u64) -> Value {
        Value::Bits(vec![bits])
    }

    /// The bits of a scalar of at most 64 bits.
    pub fn bits(&self) -> Option<u64> {
        match self {
            Value::Bits(limbs) if limbs.len() == 1 => Some(limbs[0]),
            _ => None,
        }
    }
}
