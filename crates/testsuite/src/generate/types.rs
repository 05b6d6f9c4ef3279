//! Types that generated programs compute with.

/// A type of a generated value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ty {
    I1,
    I8,
    I16,
    I32,
    I64,
    I128,
    Half,
    Float,
    Double,
    V2I32,
    V4Float,
    V2I16,
    V2Half,
    V4I8,
}

/// Fields of `%struct.P`: element type and count, in order.
pub(crate) const STRUCT_FIELDS: [(Ty, u32); 6] =
    [(Ty::I32, 8), (Ty::Float, 1), (Ty::I64, 1), (Ty::I16, 4), (Ty::Double, 1), (Ty::I8, 1)];

impl Ty {
    /// Every type.
    pub(crate) const ALL: &'static [Ty] = &[
        Ty::I32,
        Ty::Float,
        Ty::I64,
        Ty::I1,
        Ty::Double,
        Ty::I16,
        Ty::I8,
        Ty::V4Float,
        Ty::V2I32,
        Ty::Half,
        Ty::I128,
    ];
    /// Every type, with the vectors that AMD GPUs have in one register.
    pub(crate) const ALL_PACKED: &'static [Ty] = &[
        Ty::I32,
        Ty::Float,
        Ty::I64,
        Ty::I1,
        Ty::Double,
        Ty::I16,
        Ty::I8,
        Ty::V4Float,
        Ty::V2I32,
        Ty::Half,
        Ty::I128,
        Ty::V2I16,
        Ty::V2Half,
        Ty::V4I8,
    ];
    /// Types of parameters and results of device functions.
    pub(crate) const SCALARS: &'static [Ty] = &[
        Ty::I32,
        Ty::Float,
        Ty::I64,
        Ty::Double,
        Ty::I16,
        Ty::I8,
        Ty::V4Float,
        Ty::Half,
        Ty::I1,
        Ty::I128,
    ];
    pub(crate) const INTS: &'static [Ty] = &[Ty::I32, Ty::I64, Ty::I16, Ty::I8, Ty::I128];
    pub(crate) const FLOATS: &'static [Ty] = &[Ty::Float, Ty::Double, Ty::Half];

    /// LLVM's text.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Ty::I1 => "i1",
            Ty::I8 => "i8",
            Ty::I16 => "i16",
            Ty::I32 => "i32",
            Ty::I64 => "i64",
            Ty::I128 => "i128",
            Ty::Half => "half",
            Ty::Float => "float",
            Ty::Double => "double",
            Ty::V2I32 => "<2 x i32>",
            Ty::V4Float => "<4 x float>",
            Ty::V2I16 => "<2 x i16>",
            Ty::V2Half => "<2 x half>",
            Ty::V4I8 => "<4 x i8>",
        }
    }

    /// Suffix of intrinsics overloaded on it.
    pub(crate) fn suffix(self) -> &'static str {
        match self {
            Ty::Half => "f16",
            Ty::Float => "f32",
            Ty::Double => "f64",
            Ty::V2I16 => "v2i16",
            Ty::V2Half => "v2f16",
            other => other.name(),
        }
    }

    /// The element's type and the number of elements of a packed vector.
    pub(crate) fn packed(self) -> Option<(Ty, u32)> {
        match self {
            Ty::V2I16 => Some((Ty::I16, 2)),
            Ty::V2Half => Some((Ty::Half, 2)),
            Ty::V4I8 => Some((Ty::I8, 4)),
            _ => None,
        }
    }

    /// Width of a scalar in bits.
    pub(crate) fn bits(self) -> u32 {
        match self {
            Ty::I1 => 1,
            Ty::I8 => 8,
            Ty::I16 | Ty::Half => 16,
            Ty::I32 | Ty::Float | Ty::V2I16 | Ty::V2Half | Ty::V4I8 => 32,
            Ty::I64 | Ty::Double => 64,
            Ty::I128 | Ty::V4Float => 128,
            Ty::V2I32 => 64,
        }
    }

    /// Whether it is a scalar integer of 8 bits and more.
    pub(crate) fn is_int(self) -> bool {
        Ty::INTS.contains(&self)
    }

    /// Whether it is a scalar float.
    pub(crate) fn is_float(self) -> bool {
        Ty::FLOATS.contains(&self)
    }
}
