//! Elements of registers as numbers.

use gpu_sim::float::{Format, Round, narrow, widen};
use intel_backend::target::eu::Type;

/// A number as the hardware computes with it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Number {
    Int(i128),
    /// With its format: results are rounded to it.
    Float(f64, Type),
}

fn format(ty: Type) -> Format {
    match ty {
        Type::HF => Format::F16,
        Type::DF => Format::F64,
        _ => Format::F32,
    }
}

impl Number {
    /// The number of some bits.
    pub(crate) fn of(bits: u64, ty: Type) -> Self {
        let width = ty.bytes() * 8;
        let shift = 64 - width;
        match ty {
            _ if ty.is_float() => Self::Float(widen(format(ty), bits), ty),
            _ if ty.is_signed() => Self::Int(i128::from((bits << shift) as i64 >> shift)),
            _ => Self::Int(i128::from(bits << shift >> shift)),
        }
    }

    /// The bits of the number as a type.
    pub(crate) fn to(self, ty: Type, saturate: bool) -> u64 {
        let width = ty.bytes() * 8;
        let mask = u64::MAX >> (64 - width);
        match (self, ty.is_float()) {
            (Self::Float(value, _), true) => {
                let value = if saturate { value.clamp(0.0, 1.0) } else { value };
                narrow(format(ty), value, Round::NearestEven)
            }
            (Self::Int(value), true) => match ty {
                Type::F => u64::from((value as f32).to_bits()),
                Type::DF => (value as f64).to_bits(),
                _ => narrow(Format::F16, value as f64, Round::NearestEven),
            },
            (Self::Float(value, _), false) => {
                // Conversions clamp.
                let (low, high) = range(ty);
                (value as i128).clamp(low, high) as u64 & mask
            }
            (Self::Int(value), false) if saturate => {
                let (low, high) = range(ty);
                value.clamp(low, high) as u64 & mask
            }
            (Self::Int(value), false) => value as u64 & mask,
        }
    }

    pub(crate) fn negated(self) -> Self {
        match self {
            Self::Int(value) => Self::Int(-value),
            Self::Float(value, ty) => Self::Float(-value, ty),
        }
    }

    pub(crate) fn magnitude(self) -> Self {
        match self {
            Self::Int(value) => Self::Int(value.abs()),
            Self::Float(value, ty) => Self::Float(value.abs(), ty),
        }
    }

    pub(crate) fn int(self) -> i128 {
        match self {
            Self::Int(value) => value,
            Self::Float(value, _) => panic!("{value} is no integer"),
        }
    }

    pub(crate) fn float(self) -> f64 {
        match self {
            Self::Int(value) => panic!("{value} is no float"),
            Self::Float(value, _) => value,
        }
    }
}

fn range(ty: Type) -> (i128, i128) {
    let width = ty.bytes() * 8;
    if ty.is_signed() {
        (-(1 << (width - 1)), (1 << (width - 1)) - 1)
    } else {
        (0, (1 << width) - 1)
    }
}
