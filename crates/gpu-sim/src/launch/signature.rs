//! The arguments that a kernel takes, and launches with made-up values of them.

use super::ValueType;
use std::fmt::Write as _;

/// Bytes of the buffer that a pointer is given.
pub const BUFFER_BYTES: u64 = 1 << 16;

/// A kernel with what a launch needs to know.
#[derive(Clone, Debug, PartialEq)]
pub struct Signature {
    /// Its name.
    pub name: String,
    /// Its parameters in order.
    pub params: Vec<Param>,
    /// The only size that its workgroups may have.
    pub required: Option<[u32; 3]>,
    /// The greatest number of work-items, if the kernel states it.
    pub most: Option<u32>,
    /// Dimensions in which it asks for its place in the grid, 1 to 3, as far as that is known.
    pub dimensions: u8,
    /// Whether the module has shared memory whose size the launch says.
    pub dynamic: bool,
}

/// A parameter, or a member of a structure that is one.
#[derive(Clone, Debug, PartialEq)]
pub enum Param {
    /// A number.
    Scalar(ValueType),
    /// A pointer to elements of a type.
    Buffer(ValueType),
    /// A pointer to shared memory.
    Shared,
    /// Members at their offsets, and the size of all.
    Struct(Vec<Param>, u64),
    /// Numbers without pointers among them, as they lie in memory.
    Words(ValueType, u64),
    /// An image or something else that cannot be made up; what it is.
    Unknown(String),
}

impl Param {
    /// Size and alignment in memory.
    pub fn layout(&self) -> (u64, u64) {
        match self {
            Self::Scalar(ty) => (ty.size(), ty.size()),
            Self::Buffer(_) | Self::Shared | Self::Unknown(_) => (8, 8),
            Self::Words(_, size) => (*size, 1),
            Self::Struct(members, _) => {
                let (size, align) = members.iter().fold((0u64, 1), |(size, most), member| {
                    let (s, a) = member.layout();
                    (size.next_multiple_of(a) + s, a.max(most))
                });
                (size.next_multiple_of(align), align)
            }
        }
    }

    /// Description of a parameter that cannot be made up.
    pub fn unknown(&self) -> Option<&str> {
        match self {
            Self::Unknown(what) => Some(what),
            Self::Struct(members, _) => members.iter().find_map(Param::unknown),
            _ => None,
        }
    }

    /// A number of so many bytes, or as many bytes as numbers.
    pub fn by_value(bytes: u64) -> Self {
        match bytes {
            1 => Self::Scalar(ValueType::U8),
            2 => Self::Scalar(ValueType::U16),
            4 => Self::Scalar(ValueType::U32),
            8 => Self::Scalar(ValueType::U64),
            _ if bytes.is_multiple_of(4) => Self::Words(ValueType::U32, bytes),
            _ => Self::Words(ValueType::U8, bytes),
        }
    }
}

/// Values of arguments.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Fill {
    /// Scalar integers.
    pub int: u64,
    /// Integers in buffers.
    pub ints: Ints,
    /// Scalar floats, and a bound of those in buffers.
    pub float: f64,
    /// Bytes of shared memory that pointers to shared memory have together, and that dynamic shared memory has.
    pub shared: u64,
}

/// Integers in buffers.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Ints {
    /// Any bits.
    Any,
    /// 0 to this.
    UpTo(u64),
    /// Each greater than the one before by 0 to this, as offsets of rows are.
    Rising(u64),
}

impl Signature {
    /// The words of a launch with made-up arguments. Buffers are drawn by numbers from `seed` on.
    pub fn words(&self, block: [u32; 3], grid: [u32; 3], fill: Fill, mut seed: u64) -> String {
        let dim = |d: [u32; 3]| format!("{},{},{}", d[0], d[1], d[2]);
        let mut words =
            format!("--kernel {} --grid {} --block {}", self.name, dim(grid), dim(block));
        if self.dynamic {
            let _ = write!(words, " --shared {}", fill.shared);
        }
        let pointers = self.params.iter().filter(|p| matches!(p, Param::Shared)).count() as u64;
        let local = (fill.shared / pointers.max(1)).next_multiple_of(128).min(fill.shared / 2);
        for param in &self.params {
            let _ = write!(words, " --arg {}", argument(param, fill, local, &mut seed));
        }
        words
    }
}

fn argument(param: &Param, fill: Fill, local: u64, seed: &mut u64) -> String {
    match param {
        Param::Scalar(ty) if ty.float().is_some() => format!("{}:{}", ty.name(), fill.float),
        Param::Scalar(ty) => format!("{}:{}", ty.name(), fill.int),
        Param::Shared => format!("local:{local}"),
        Param::Unknown(_) => "null".to_owned(),
        Param::Buffer(ty) => {
            *seed += 1;
            let drawn = match (ty.float(), fill.ints) {
                (Some(_), _) => {
                    format!("random:{seed}:{}:{}", -fill.float.abs() / 2.0, fill.float.abs())
                }
                (None, Ints::UpTo(most)) => format!("random:{seed}:0:{most}"),
                (None, Ints::Rising(most)) => format!("rising:{seed}:0:{most}"),
                (None, Ints::Any) => format!("random:{seed}"),
            };
            format!("buf:{}x{}:{drawn}", ty.name(), BUFFER_BYTES / ty.size())
        }
        Param::Struct(members, _) => {
            let members = members.iter().map(|m| argument(m, fill, local, seed));
            format!("{{{}}}", members.collect::<Vec<_>>().join(";"))
        }
        Param::Words(ty, size) => {
            let bits = match ty.float() {
                Some(_) => ty.parse(&fill.float.to_string()).unwrap_or(0),
                None => fill.int,
            };
            let element = &bits.to_le_bytes()[..ty.size() as usize];
            let bytes = (0..*size).map(|at| element[(at % ty.size()) as usize]);
            format!("bytes:{}", bytes.map(|b| format!("{b:02x}")).collect::<String>())
        }
    }
}
