//! Types of the cells that loads and stores of generated programs access.

/// A type in memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Cell {
    I8,
    I16,
    I32,
    I64,
    Half,
    Float,
    V2I32,
    V3I32,
    V4I32,
    V2I16,
    V4I8,
}

impl Cell {
    /// Every type; the first is the likeliest.
    pub(super) const ALL: &'static [Cell] = &[
        Cell::I32,
        Cell::I32,
        Cell::I32,
        Cell::I64,
        Cell::I16,
        Cell::I8,
        Cell::V2I32,
        Cell::Float,
        Cell::V4I32,
        Cell::Half,
        Cell::V3I32,
        Cell::V2I16,
        Cell::V4I8,
    ];

    /// LLVM's text.
    pub(super) fn name(self) -> &'static str {
        match self {
            Cell::I8 => "i8",
            Cell::I16 => "i16",
            Cell::I32 => "i32",
            Cell::I64 => "i64",
            Cell::Half => "half",
            Cell::Float => "float",
            Cell::V2I32 => "<2 x i32>",
            Cell::V3I32 => "<3 x i32>",
            Cell::V4I32 => "<4 x i32>",
            Cell::V2I16 => "<2 x i16>",
            Cell::V4I8 => "<4 x i8>",
        }
    }

    /// Bytes that an access touches.
    pub(super) fn size(self) -> i32 {
        match self {
            Cell::I8 => 1,
            Cell::I16 | Cell::Half => 2,
            Cell::I32 | Cell::Float | Cell::V2I16 | Cell::V4I8 => 4,
            Cell::I64 | Cell::V2I32 => 8,
            Cell::V3I32 => 12,
            Cell::V4I32 => 16,
        }
    }

    /// Bytes from one element of an array to the next.
    pub(super) fn stride(self) -> i32 {
        (self.size() as u32).next_power_of_two() as i32
    }

    /// Words of 32 bits where it is a vector of these.
    pub(super) fn words(self) -> Option<u32> {
        match self {
            Cell::V2I32 => Some(2),
            Cell::V3I32 => Some(3),
            Cell::V4I32 => Some(4),
            _ => None,
        }
    }
}
