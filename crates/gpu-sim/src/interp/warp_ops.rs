//! Operations among the threads of a warp.

use super::shape::Scalar;
use crate::amd::matrix::{Flags, Product};
use crate::float::{self, Format, Mode, NanRule, Round, narrow};

/// An operation among the threads of a warp.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct WarpCall {
    pub(crate) op: WarpOp,
    /// Index of the argument with the mask of participants; none if all threads that get there take part.
    pub(crate) mask: Option<u8>,
}

/// Operation of the threads of a warp.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum WarpOp {
    /// Wait for each other.
    Sync,
    /// Value, lane or distance, clamp; optionally also whether the source was in range.
    Shuffle { mode: ShuffleMode, predicate: bool },
    /// A predicate.
    Vote(Vote),
    /// A value: who has the same? `all`: mask and whether all have.
    Match { all: bool, width: u32 },
    /// A value: folded over all.
    Reduce(Redux),
    /// The participants.
    ActiveMask,
    /// One of them is chosen.
    Elect,
    /// An operation of AMD's waves, and how many threads a wave has.
    Wave(WaveOp, u32),
    /// A function of OpenCL's sub-groups.
    SubGroup(SubGroupOp),
    /// Inline assembly that involves the warp.
    Assembly,
}

/// Source lane of a shuffle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ShuffleMode {
    Up,
    Down,
    Butterfly,
    Index,
}

/// Result of a vote.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Vote {
    All,
    Any,
    Uniform,
    Ballot,
}

/// Operation of `redux`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Redux {
    Add,
    And,
    Or,
    Xor,
    Min,
    Max,
    UMin,
    UMax,
    FMin { abs: bool, nan: bool },
    FMax { abs: bool, nan: bool },
}

/// An operation among the threads of a wave.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum WaveOp {
    /// The value of the first thread.
    ReadFirst,
    /// Value, lane.
    ReadLane,
    /// Value, lane, value elsewhere.
    WriteLane,
    /// Four times a lane, value.
    BackwardPermute,
    Permute,
    /// Value; the pattern is a constant.
    Swizzle(u32),
    /// Old value, value; movement and masks are constants.
    Dpp {
        control: u32,
        rows: u32,
        banks: u32,
        bound: bool,
    },
    /// Value; selectors of eight lanes.
    Dpp8(u32),
    /// Old value, value, two words of selectors.
    PermLane16 {
        across: bool,
        fetch: bool,
        bound: bool,
    },
    /// Old value, value, selector of each lane.
    PermLaneVar {
        across: bool,
        bound: bool,
    },
    /// Value, lane.
    Shuffle,
    PermLane64,
    /// Two values, of which rows of so many lanes change places; both are results.
    SwapRows {
        row: u8,
        fetch: bool,
        bound: bool,
    },
    /// Dwords of a matrix of elements of so many bits, transposed among 16 lanes.
    Transpose {
        words: u8,
        bits: u8,
    },
    /// All values together.
    Reduce(Reduction),
    /// The elements of two factors and a summand, each so many, of so many bits; then an index, or two scales.
    Matrix {
        product: Product,
        flags: Flags,
        sizes: [(u8, u8); 3],
        scaled: bool,
    },
}

/// Operation that reduces the values of a wave.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Reduction {
    Umin(u32),
    Min(u32),
    Umax(u32),
    Max(u32),
    Add(u32),
    Sub(u32),
    Mul(u32),
    And(u32),
    Or(u32),
    Xor(u32),
    Fadd(Format),
    Fsub(Format),
    Fmul(Format),
    Fmin(Format),
    Fmax(Format),
}

impl Reduction {
    /// The reduction that the rest of an intrinsic's name stands for, and the type of its values.
    pub(super) fn named(name: &str, scalar: Scalar) -> Option<Self> {
        let bits = scalar.bits();
        let float = match scalar {
            Scalar::Float(format) => Some(format),
            _ => None,
        };
        Some(match (name, float) {
            ("umin", None) => Self::Umin(bits),
            ("min", None) => Self::Min(bits),
            ("umax", None) => Self::Umax(bits),
            ("max", None) => Self::Max(bits),
            ("add", None) => Self::Add(bits),
            ("sub", None) => Self::Sub(bits),
            ("and", None) => Self::And(bits),
            ("or", None) => Self::Or(bits),
            ("xor", None) => Self::Xor(bits),
            ("fadd", Some(format)) => Self::Fadd(format),
            ("fsub", Some(format)) => Self::Fsub(format),
            ("fmin", Some(format)) => Self::Fmin(format),
            ("fmax", Some(format)) => Self::Fmax(format),
            _ => return None,
        })
    }

    /// The value of no lanes.
    pub(crate) fn start(self) -> u64 {
        let all = |bits: u32| u64::MAX >> (64 - bits);
        match self {
            Self::Umin(bits) | Self::And(bits) => all(bits),
            Self::Min(bits) => all(bits) >> 1,
            Self::Max(bits) => 1 << (bits - 1),
            Self::Mul(_) => 1,
            Self::Fmul(format) => narrow(format, 1.0, Round::NearestEven),
            Self::Fadd(format) => format.sign_bit(),
            Self::Fmin(format) => narrow(format, f64::INFINITY, Round::NearestEven),
            Self::Fmax(format) => narrow(format, f64::NEG_INFINITY, Round::NearestEven),
            _ => 0,
        }
    }

    /// One more lane's value joined.
    pub(crate) fn join(self, a: u64, b: u64) -> u64 {
        let all = |bits: u32| u64::MAX >> (64 - bits);
        let less = |bits: u32| {
            let signed = |v: u64| ((v << (64 - bits)) as i64) >> (64 - bits);
            signed(a) < signed(b)
        };
        match self {
            Self::Umin(_) => a.min(b),
            Self::Umax(_) => a.max(b),
            Self::Min(bits) => {
                if less(bits) {
                    a
                } else {
                    b
                }
            }
            Self::Max(bits) => {
                if less(bits) {
                    b
                } else {
                    a
                }
            }
            Self::Add(bits) => a.wrapping_add(b) & all(bits),
            Self::Sub(bits) => a.wrapping_sub(b) & all(bits),
            Self::Mul(bits) => a.wrapping_mul(b) & all(bits),
            Self::And(_) => a & b,
            Self::Or(_) => a | b,
            Self::Xor(_) => a ^ b,
            Self::Fadd(f) => float::add(f, a, b, Mode::default()),
            Self::Fsub(f) => float::sub(f, a, b, Mode::default()),
            Self::Fmul(f) => float::mul(f, a, b, Mode::default()),
            Self::Fmin(f) => float::min(f, a, b, NanRule::Number, false),
            Self::Fmax(f) => float::max(f, a, b, NanRule::Number, false),
        }
    }
}

/// Operation of the work-items of a sub-group.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum SubGroupOp {
    /// One value of all.
    Reduce(Reduction),
    /// Of each work-item the value of those up to it.
    Inclusive(Reduction),
    /// The same without its own.
    Exclusive(Reduction),
    /// Whether a number is not zero for all.
    All,
    /// Whether it is for any.
    Any,
    /// The value of the work-item of a number.
    Shuffle,
}
