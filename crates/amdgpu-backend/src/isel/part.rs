//! Locations of values during instruction selection.
//!
//! A value is a run of [`Part`]s, one for each 32 bits: a dword of a register tuple, a constant, an
//! address. Narrower integers and 16-bit floats have a dword of their own whose other bits mean nothing;
//! pairs of 16-bit elements share one. An `i1` is 0 or 1 in a scalar register if it is uniform, and a
//! mask of lanes if not ([`super::bools`]).

use ir::machine::{FrameSlot, PReg, SubReg, VReg};
use ir::ssa::Value;

use crate::target::table::modifier;

/// A place of 32 bits, or of as many as an instruction's operand has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Part {
    /// A register or a part of one.
    Reg(VReg, SubReg),
    /// A physical register.
    Phys(PReg),
    /// A constant: sign-extended integer, or the bits of a float.
    Imm(i64),
    /// A constant bool: whether it becomes a number or a mask, its reader says ([`super::bools`]).
    Bool(bool),
    /// Any bits.
    Undef,
    /// The address of a frame object in scratch memory, with an offset.
    Frame(FrameSlot, i32),
}

impl Part {
    /// A whole register.
    pub(crate) fn whole(reg: VReg) -> Self {
        Self::Reg(reg, SubReg::WHOLE)
    }

    /// The register of which it is a part, or which it is.
    pub(crate) fn register(self) -> Option<VReg> {
        match self {
            Self::Reg(reg, _) => Some(reg),
            _ => None,
        }
    }

    /// The constant, if it is one.
    pub(crate) fn imm(self) -> Option<i64> {
        match self {
            Self::Imm(value) => Some(value),
            _ => None,
        }
    }
}

/// A source operand: where it is, and what is done to it before it is read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Src {
    /// Its location.
    pub part: Part,
    /// The bits of [`crate::target::table::modifier`].
    pub modifiers: u8,
}

/// Modifiers of a packed operation's operand of which both halves are negated.
pub(super) const BOTH_NEGATED: u8 = modifier::NEG | modifier::ABS;

impl From<Part> for Src {
    fn from(part: Part) -> Self {
        Self { part, modifiers: 0 }
    }
}

/// An operand of an operation: a value of the IR, or an element of one that is already in place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Arg {
    /// A value.
    Value(Value),
    /// An element of a value that is a vector.
    Elem(Value, u32),
    /// A place of 32 bits.
    Part(Part),
    /// Two places of 32 bits each.
    Pair(Part, Part),
}

impl Arg {
    /// The value, and which element of it if it is a vector's; none of a place.
    pub(crate) fn value(self) -> Option<(Value, Option<u32>)> {
        match self {
            Self::Value(value) => Some((value, None)),
            Self::Elem(value, lane) => Some((value, Some(lane))),
            Self::Part(_) | Self::Pair(..) => None,
        }
    }

    /// A value, or the element of it.
    pub(crate) fn of(value: Value, lane: Option<u32>) -> Self {
        lane.map_or(Self::Value(value), |lane| Self::Elem(value, lane))
    }
}

impl From<Value> for Arg {
    fn from(value: Value) -> Self {
        Self::Value(value)
    }
}

/// The result of an operation: up to two dwords.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Val {
    parts: [Part; 2],
    len: u8,
}

impl Val {
    /// One dword, or one mask.
    pub(crate) fn one(part: Part) -> Self {
        Self { parts: [part, Part::Undef], len: 1 }
    }

    /// Two dwords.
    pub(crate) fn two(lo: Part, hi: Part) -> Self {
        Self { parts: [lo, hi], len: 2 }
    }

    /// The dwords.
    pub(crate) fn parts(&self) -> &[Part] {
        &self.parts[..usize::from(self.len)]
    }
}
