//! Types of straight-line programs: integers of every width, floats, and vectors of them.

use crate::generate::Choices;

/// The type of a scalar or of a vector's element.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Elem {
    /// An integer of this many bits.
    Int(u32),
    Half,
    BFloat,
    Float,
    Double,
}

impl Elem {
    /// Returns the width in bits.
    pub(super) fn bits(self) -> u32 {
        match self {
            Elem::Int(bits) => bits,
            Elem::Half | Elem::BFloat => 16,
            Elem::Float => 32,
            Elem::Double => 64,
        }
    }

    /// Whether it is an integer.
    pub(super) fn is_int(self) -> bool {
        matches!(self, Elem::Int(_))
    }

    /// Returns the text in LLVM IR.
    pub(super) fn name(self) -> String {
        match self {
            Elem::Int(bits) => format!("i{bits}"),
            Elem::Half => "half".into(),
            Elem::BFloat => "bfloat".into(),
            Elem::Float => "float".into(),
            Elem::Double => "double".into(),
        }
    }

    /// Returns the part of an overloaded intrinsic's name.
    fn mangled(self) -> String {
        match self {
            Elem::Int(bits) => format!("i{bits}"),
            Elem::Half => "f16".into(),
            Elem::BFloat => "bf16".into(),
            Elem::Float => "f32".into(),
            Elem::Double => "f64".into(),
        }
    }
}

/// A scalar, or a vector if it has lanes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Ty {
    pub(super) elem: Elem,
    /// The number of elements; 0 of a scalar.
    pub(super) lanes: u32,
}

impl Ty {
    pub(super) const I32: Ty = Ty::int(32);

    /// Returns a scalar integer.
    pub(super) const fn int(bits: u32) -> Ty {
        Ty { elem: Elem::Int(bits), lanes: 0 }
    }

    /// Returns the same shape of another element.
    pub(super) fn with(self, elem: Elem) -> Ty {
        Ty { elem, ..self }
    }

    /// Returns the type of an element.
    pub(super) fn scalar(self) -> Ty {
        Ty { lanes: 0, ..self }
    }

    /// Whether it is a vector.
    pub(super) fn is_vector(self) -> bool {
        self.lanes > 0
    }

    /// Returns the number of scalars in it.
    pub(super) fn count(self) -> u32 {
        self.lanes.max(1)
    }

    /// Returns all its bits.
    pub(super) fn bits(self) -> u32 {
        self.elem.bits() * self.count()
    }

    /// Returns the bytes that it takes in memory.
    pub(super) fn bytes(self) -> u32 {
        self.bits().div_ceil(8)
    }

    /// Whether memory has all bits of it in order: a vector of elements of whole bytes, or such a scalar.
    pub(super) fn is_whole_bytes(self) -> bool {
        self.elem.bits().is_multiple_of(8)
    }

    /// Returns the text in LLVM IR.
    pub(super) fn name(self) -> String {
        match self.lanes {
            0 => self.elem.name(),
            n => format!("<{n} x {}>", self.elem.name()),
        }
    }

    /// Returns the part of an overloaded intrinsic's name.
    pub(super) fn mangled(self) -> String {
        match self.lanes {
            0 => self.elem.mangled(),
            n => format!("v{n}{}", self.elem.mangled()),
        }
    }
}

/// Chooses a width of an integer, the usual ones often.
pub(super) fn width(choices: &mut Choices) -> u32 {
    match choices.below(16) {
        0..=4 => *choices.pick(&[32, 64, 16, 8, 1, 128]),
        5..=9 => 2 + choices.below(30),
        10..=12 => 33 + choices.below(31),
        13 => 65 + choices.below(63),
        14 => 129 + choices.below(128),
        _ => 8 * (1 + choices.below(16)),
    }
}

/// Chooses the type of an element.
pub(super) fn elem(choices: &mut Choices, doubles: bool) -> Elem {
    match choices.below(8) {
        0..=5 => Elem::Int(width(choices)),
        _ => *choices.pick(match doubles {
            true => &[Elem::Float, Elem::Half, Elem::Double, Elem::BFloat],
            false => &[Elem::Float, Elem::Half, Elem::Float, Elem::BFloat],
        }),
    }
}

/// Chooses the number of a vector's elements.
pub(super) fn lanes(choices: &mut Choices) -> u32 {
    match choices.below(3) {
        0 => *choices.pick(&[2, 4, 3]),
        _ => 1 + choices.below(16),
    }
}
