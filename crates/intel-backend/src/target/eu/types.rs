//! The types of operands.

use core::fmt;

ir::named_enum! {
    /// Interpretation of an operand's bits.
    pub enum Type {
        /// Unsigned byte.
        UB = "ub",
        /// Signed byte.
        B = "b",
        /// Unsigned word, 16 bits.
        UW = "uw",
        /// Signed word.
        W = "w",
        /// Half float.
        HF = "hf",
        /// Unsigned doubleword, 32 bits.
        UD = "ud",
        /// Signed doubleword.
        D = "d",
        /// Float.
        F = "f",
        /// Unsigned quadword, 64 bits.
        UQ = "uq",
        /// Signed quadword.
        Q = "q",
        /// Double.
        DF = "df",
        /// Eight unsigned numbers of 4 bits, read as words; only as an immediate.
        UV = "uv",
        /// Eight signed numbers of 4 bits, read as words; only as an immediate.
        V = "v",
        /// Four floats of 8 bits, read as floats; only as an immediate.
        VF = "vf",
    }
}

impl Type {
    /// The bytes of one element as channels see it.
    pub const fn bytes(self) -> u32 {
        match self {
            Self::UB | Self::B => 1,
            Self::UW | Self::W | Self::HF | Self::UV | Self::V => 2,
            Self::UD | Self::D | Self::F | Self::VF => 4,
            Self::UQ | Self::Q | Self::DF => 8,
        }
    }

    /// Whether it is a float.
    pub const fn is_float(self) -> bool {
        matches!(self, Self::HF | Self::F | Self::DF | Self::VF)
    }

    /// Whether it is an integer with a sign.
    pub const fn is_signed(self) -> bool {
        matches!(self, Self::B | Self::W | Self::D | Self::Q | Self::V)
    }

    /// Whether only immediates have it.
    pub const fn is_vector_imm(self) -> bool {
        matches!(self, Self::UV | Self::V | Self::VF)
    }

    /// The type of the elements that a packed constant has; other types as they are.
    #[must_use]
    pub const fn unpacked(self) -> Self {
        match self {
            Self::UV => Self::UW,
            Self::V => Self::W,
            Self::VF => Self::F,
            other => other,
        }
    }

    /// Whether an instruction can have operands of both types: bytes and half floats are not converted from or to what has 64 bits.
    pub const fn meets(self, other: Self) -> bool {
        !self.is_too_far_below(other) && !other.is_too_far_below(self)
    }

    const fn is_too_far_below(self, wide: Self) -> bool {
        wide.bytes() == 8 && (self.bytes() == 1 || matches!(self, Self::HF))
    }

    /// The unsigned integer of the same size.
    #[must_use]
    pub const fn as_bits(self) -> Self {
        match self.bytes() {
            1 => Self::UB,
            2 => Self::UW,
            4 => Self::UD,
            _ => Self::UQ,
        }
    }
}

impl fmt::Display for Type {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
