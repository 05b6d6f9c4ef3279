//! Location of a scalar of the source program during selection.
//!
//! A value is one piece per scalar: the lanes of a vector are pieces of their own. A piece is a constant, or elements in
//! registers: one for all channels (`step` 0), or one for each channel, `step` bytes apart. An instruction decides on
//! the interpretation of the bits: a piece has no type.
//!
//! | value | elements |
//! |---|---|
//! | integers and floats of up to 32 bits | `step` 4: the lower bits of a doubleword, those above mean nothing |
//! | 64 bits, pointers | `step` 8 |
//! | `i1` | a doubleword, 0 or -1 |
//! | pointers to local and private memory | a doubleword, an offset |
//!
//! A piece may also be a part of another one (the lower half of a quadword has `step` 8), which costs no instruction: regions
//! read it where it lies.

use crate::target::eu::{Base, Dst, Region, Src, Type};

/// Elements in registers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct RegSlice {
    /// The register.
    pub(super) base: Base,
    /// Bytes from there to the first element.
    pub(super) offset: u32,
    /// Bytes between the elements of neighbouring channels; 0 if all channels have the same.
    pub(super) step: u8,
}

/// One scalar.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Piece {
    /// In registers.
    Reg(RegSlice),
    /// A constant by its bits, zeros above its width.
    Imm(u64),
}

impl RegSlice {
    /// The elements as a source of `exec` channels.
    pub(super) fn src(self, ty: Type, exec: u8) -> Src {
        let stride = self.step / ty.bytes() as u8;
        let region = match stride {
            _ if self.step == 0 || exec == 1 => Region::SCALAR,
            _ => Region::strided(exec, ty.bytes(), stride),
        };
        Src::reg(self.base, ty, region).advanced(self.offset)
    }

    /// The elements as a destination.
    pub(super) fn dst(self, ty: Type) -> Dst {
        let stride = (self.step / ty.bytes() as u8).max(1);
        Dst { base: self.base, offset: self.offset, ty, stride }
    }

    /// The same elements some bytes further on.
    pub(super) fn advanced(self, bytes: u32) -> Self {
        Self { offset: self.offset + bytes, ..self }
    }

    /// The elements of the channels from `first` on.
    pub(super) fn channels(self, first: u8) -> Self {
        self.advanced(u32::from(self.step) * u32::from(first))
    }
}

impl Piece {
    /// As a source of `exec` channels. Constants of bytes become constants of words.
    pub(super) fn src(self, ty: Type, exec: u8) -> Src {
        match self {
            Self::Reg(place) => place.src(ty, exec),
            Self::Imm(bits) => constant(ty, bits),
        }
    }

    /// Whether all channels have the same.
    pub(super) fn is_uniform(self) -> bool {
        match self {
            Self::Reg(place) => place.step == 0,
            Self::Imm(_) => true,
        }
    }

    /// The part from `bytes` bytes on.
    pub(super) fn part(self, bytes: u32) -> Self {
        match self {
            Self::Reg(place) => Self::Reg(place.advanced(bytes)),
            Self::Imm(bits) => Self::Imm(bits.checked_shr(bytes * 8).unwrap_or(0)),
        }
    }

    /// The elements of the channels from `first` on.
    pub(super) fn channels(self, first: u8) -> Self {
        match self {
            Self::Reg(place) => Self::Reg(place.channels(first)),
            Self::Imm(_) => self,
        }
    }
}

/// A constant of a type.
pub(super) fn constant(ty: Type, bits: u64) -> Src {
    match ty {
        Type::B => Src::imm(Type::W, u64::from(bits as u8 as i8 as i16 as u16)),
        Type::UB => Src::imm(Type::UW, bits & 0xff),
        _ if ty.bytes() == 8 => Src::imm(ty, bits),
        _ => Src::imm(ty, bits & ((1 << (ty.bytes() * 8)) - 1)),
    }
}

/// The integer type of a number of bits.
pub(super) fn int(bits: u32, signed: bool) -> Type {
    match (bits, signed) {
        (..=8, false) => Type::UB,
        (..=8, true) => Type::B,
        (9..=16, false) => Type::UW,
        (9..=16, true) => Type::W,
        (17..=32, false) => Type::UD,
        (17..=32, true) => Type::D,
        (_, false) => Type::UQ,
        (_, true) => Type::Q,
    }
}
