//! PTX's fundamental types as they appear in mnemonics and declarations.

use crate::float::{Format, IntType};

/// A type.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Ty {
    /// Untyped bits (8 to 128).
    B(u32),
    /// Unsigned integer.
    U(u32),
    /// Signed integer.
    S(u32),
    /// Scalar float.
    F(Format),
    /// Packed pair of floats.
    Fx2(Format),
    /// Packed pair of 16-bit integers.
    U16x2,
    S16x2,
    Pred,
}

impl Ty {
    /// The type of a modifier or directive, without the dot.
    pub(super) fn from_name(name: &str) -> Option<Ty> {
        Some(match name {
            "b8" => Ty::B(8),
            "b16" => Ty::B(16),
            "b32" => Ty::B(32),
            "b64" => Ty::B(64),
            "b128" => Ty::B(128),
            "u8" => Ty::U(8),
            "u16" => Ty::U(16),
            "u32" => Ty::U(32),
            "u64" => Ty::U(64),
            "s8" => Ty::S(8),
            "s16" => Ty::S(16),
            "s32" => Ty::S(32),
            "s64" => Ty::S(64),
            "f16" => Ty::F(Format::F16),
            "bf16" => Ty::F(Format::Bf16),
            "tf32" => Ty::F(Format::Tf32),
            "f32" => Ty::F(Format::F32),
            "f64" => Ty::F(Format::F64),
            "f16x2" => Ty::Fx2(Format::F16),
            "bf16x2" => Ty::Fx2(Format::Bf16),
            "f32x2" => Ty::Fx2(Format::F32),
            "e4m3x2" => Ty::Fx2(Format::E4m3),
            "e5m2x2" => Ty::Fx2(Format::E5m2),
            "u16x2" => Ty::U16x2,
            "s16x2" => Ty::S16x2,
            "pred" => Ty::Pred,
            _ => return None,
        })
    }

    /// Width in bits; a predicate has none.
    pub(super) fn bits(self) -> u32 {
        match self {
            Ty::B(n) | Ty::U(n) | Ty::S(n) => n,
            Ty::F(f) => f.bits(),
            Ty::Fx2(f) => 2 * f.bits(),
            Ty::U16x2 | Ty::S16x2 => 32,
            Ty::Pred => 0,
        }
    }

    /// Width in bytes.
    pub(super) fn bytes(self) -> u32 {
        self.bits() / 8
    }

    pub(super) fn is_signed(self) -> bool {
        matches!(self, Ty::S(_))
    }

    /// As a scalar integer.
    pub(super) fn int(self) -> Option<IntType> {
        match self {
            Ty::U(bits) | Ty::B(bits) if bits <= 64 => Some(IntType { bits, signed: false }),
            Ty::S(bits) => Some(IntType { bits, signed: true }),
            _ => None,
        }
    }

    /// The float format and how many are packed.
    pub(super) fn float(self) -> Option<(Format, u32)> {
        match self {
            Ty::F(f) => Some((f, 1)),
            Ty::Fx2(f) => Some((f, 2)),
            _ => None,
        }
    }
}
