//! Arithmetic instructions, as tables of functions by mnemonic.
//!
//! A vector function computes one lane from up to three operands and knows nothing of registers, source
//! modifiers or lanes; a scalar function does the same with SCC. Values travel in the low bits of a `u64`.

mod convert;
mod dot;
mod float;
mod integer;
mod scalar;

pub(crate) use scalar::{ScalarCx, ScalarFn};

use crate::amd::FloatMode;
use crate::float::Format;
use std::collections::BTreeMap;
use std::sync::OnceLock;

/// The type of an operand: its size, what inline constants mean in it, and whether modifiers apply.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ty {
    /// No operand.
    No,
    B16,
    F16,
    B32,
    F32,
    /// 64 bits, unsigned: literals are zero extended.
    B64,
    /// 64 bits, signed: literals are sign extended.
    I64,
    F64,
    /// Two 16-bit integers.
    I16x2,
    /// Two halves.
    F16x2,
    /// Two f32.
    F32x2,
}

impl Ty {
    /// Registers.
    pub(crate) fn words(self) -> u32 {
        match self {
            Ty::No => 0,
            Ty::B64 | Ty::I64 | Ty::F64 | Ty::F32x2 => 2,
            _ => 1,
        }
    }

    /// Its format, where source modifiers, clamp and output modifiers work on it.
    pub(crate) fn format(self) -> Option<Format> {
        match self {
            Ty::F16 => Some(Format::F16),
            Ty::F32 => Some(Format::F32),
            Ty::F64 => Some(Format::F64),
            _ => None,
        }
    }

    /// 16 bits, so that a half of a register can be chosen.
    pub(crate) fn is_half(self) -> bool {
        matches!(self, Ty::B16 | Ty::F16)
    }
}

/// Inputs and outputs of a vector function besides its operands.
#[derive(Debug)]
pub(crate) struct Cx {
    pub(crate) mode: FloatMode,
    pub(crate) clamp: bool,
    /// The bit of this lane in the mask operand.
    pub(crate) carry: bool,
    /// The bit of this lane in the mask result.
    pub(crate) carry_out: bool,
    /// Value of the destination before the instruction.
    pub(crate) old: u64,
    pub(crate) lane: u32,
    /// The `neg` bits where they mean something of their own (signedness of dot products).
    pub(crate) neg: u8,
}

/// A function of one lane.
pub(crate) type LaneFn = fn(&mut Cx, u64, u64, u64) -> u64;

/// Function of a vector instruction, with the types of its operands.
#[derive(Clone, Copy)]
pub(crate) struct VectorFn {
    pub(crate) name: &'static str,
    pub(crate) dst: Ty,
    pub(crate) src: [Ty; 3],
    /// Reads a mask: VCC, or the third source of a long encoding.
    pub(crate) carry_in: bool,
    /// Writes a mask: VCC, or the scalar destination.
    pub(crate) carry_out: bool,
    pub(crate) f: LaneFn,
}

impl std::fmt::Debug for VectorFn {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.name)
    }
}

impl VectorFn {
    /// Number of sources.
    pub(crate) fn sources(&self) -> usize {
        self.src.iter().filter(|&&t| t != Ty::No).count()
    }
}

/// Rows: `name[ name2 ...]: DST = SRC SRC SRC => function;`
macro_rules! rows {
    ($( $($name:literal)|+ : $dst:ident = $a:ident $b:ident $c:ident => $f:expr; )*) => {
        &[$($( $crate::amd::alu::VectorFn {
            name: $name,
            dst: $crate::amd::alu::Ty::$dst,
            src: [$crate::amd::alu::Ty::$a, $crate::amd::alu::Ty::$b, $crate::amd::alu::Ty::$c],
            carry_in: false,
            carry_out: false,
            f: $f,
        }, )+)*]
    };
}
pub(crate) use rows;

/// The function of a mnemonic.
pub(crate) fn vector(name: &str) -> Option<&'static VectorFn> {
    static BY_NAME: OnceLock<BTreeMap<&'static str, &'static VectorFn>> = OnceLock::new();
    let map = BY_NAME.get_or_init(|| {
        let lists =
            [integer::ROWS, integer::CARRY, float::ROWS, float::DIVISION, convert::ROWS, dot::ROWS];
        lists.into_iter().flatten().map(|row| (row.name, row)).collect()
    });
    map.get(name).copied()
}

/// The function of a scalar mnemonic.
pub(crate) fn scalar(name: &str) -> Option<&'static ScalarFn> {
    static BY_NAME: OnceLock<BTreeMap<&'static str, &'static ScalarFn>> = OnceLock::new();
    BY_NAME
        .get_or_init(|| scalar::ROWS.iter().map(|row| (row.name, row)).collect())
        .get(name)
        .copied()
}

/// A comparison: which outcomes are true.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Compare {
    /// Less, equal, greater, unordered: a bit each.
    Relation { ty: CompareType, outcomes: u8 },
    /// `v_cmp_class`: which classes are in the mask.
    Class(Format),
}

/// Type of the compared operands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum CompareType {
    Float(Format),
    Signed(u32),
    Unsigned(u32),
}

impl Compare {
    /// Reads the parts of a mnemonic after `v_cmp_`: the relation and the type.
    pub(crate) fn of_name(relation: &str, ty: &str) -> Option<Compare> {
        let format = match ty {
            "f16" => Some(Format::F16),
            "f32" => Some(Format::F32),
            "f64" => Some(Format::F64),
            _ => None,
        };
        if relation == "class" {
            return Some(Compare::Class(format?));
        }
        let width: u32 = ty[1..].parse().ok()?;
        let ty = match format {
            Some(f) => CompareType::Float(f),
            None if ty.starts_with('i') => CompareType::Signed(width),
            None => CompareType::Unsigned(width),
        };
        // Bits: 1 less, 2 equal, 4 greater, 8 unordered.
        let outcomes = match relation {
            "f" => 0,
            "lt" => 1,
            "eq" => 2,
            "le" => 3,
            "gt" => 4,
            "lg" => 5,
            "ne" => 5,
            "ge" => 6,
            "o" => 7,
            "u" => 8,
            "nge" => 9,
            "nlg" => 10,
            "ngt" => 11,
            "nle" => 12,
            "neq" => 13,
            "nlt" => 14,
            "tru" | "t" => 15,
            _ => return None,
        };
        Some(Compare::Relation { ty, outcomes })
    }

    /// The types of the operands.
    pub(crate) fn operand_types(self) -> [Ty; 2] {
        let of = |f: Format| match f {
            Format::F16 => Ty::F16,
            Format::F32 => Ty::F32,
            _ => Ty::F64,
        };
        match self {
            Compare::Class(f) => [of(f), if f == Format::F16 { Ty::B16 } else { Ty::B32 }],
            Compare::Relation { ty, .. } => match ty {
                CompareType::Float(f) => [of(f); 2],
                CompareType::Signed(16) | CompareType::Unsigned(16) => [Ty::B16; 2],
                CompareType::Signed(64) => [Ty::I64; 2],
                CompareType::Unsigned(64) => [Ty::B64; 2],
                _ => [Ty::B32; 2],
            },
        }
    }

    /// Compares.
    pub(crate) fn holds(self, mode: FloatMode, a: u64, b: u64) -> bool {
        match self {
            Compare::Class(f) => float::class_of(f, a) & b as u32 != 0,
            Compare::Relation { ty, outcomes } => {
                let order = match ty {
                    CompareType::Float(f) => {
                        crate::float::compare(f, mode.input(f, a), mode.input(f, b), false)
                    }
                    CompareType::Signed(width) => {
                        let wide = |v: u64| (v << (64 - width)) as i64;
                        Some(wide(a).cmp(&wide(b)))
                    }
                    CompareType::Unsigned(width) => {
                        let wide = |v: u64| v << (64 - width);
                        Some(wide(a).cmp(&wide(b)))
                    }
                };
                let bit = match order {
                    Some(std::cmp::Ordering::Less) => 1,
                    Some(std::cmp::Ordering::Equal) => 2,
                    Some(std::cmp::Ordering::Greater) => 4,
                    None => 8,
                };
                outcomes & bit != 0
            }
        }
    }
}

/// Sign extension of the low `bits`.
#[inline]
pub(crate) fn signed(value: u64, bits: u32) -> i64 {
    (value << (64 - bits)) as i64 >> (64 - bits)
}
