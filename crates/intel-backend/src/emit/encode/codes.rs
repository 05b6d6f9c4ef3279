//! Numbers of types, strides and files in the encodings.

use crate::target::device::Generation;
use crate::target::eu::{Base, Type};

/// The number of a register operand's type.
pub(super) fn reg_type(generation: Generation, ty: Type) -> Result<u32, String> {
    let code = if generation >= Generation::Gen12p1 {
        gen12_type(ty)
    } else {
        match ty {
            Type::UD => Some(0),
            Type::D => Some(1),
            Type::UW => Some(2),
            Type::W => Some(3),
            Type::UB => Some(4),
            Type::B => Some(5),
            Type::DF if generation >= Generation::Gen7 => Some(6),
            Type::F => Some(7),
            Type::UQ if generation >= Generation::Gen8 => Some(8),
            Type::Q if generation >= Generation::Gen8 => Some(9),
            Type::HF if generation >= Generation::Gen8 => Some(10),
            _ => None,
        }
    };
    code.ok_or_else(|| format!("registers have no type {ty}"))
}

/// Size, sign and kind: integers by the logarithm of their size, signed ones 4 further on, floats from 8.
fn gen12_type(ty: Type) -> Option<u32> {
    if ty.is_vector_imm() {
        return None;
    }
    let log2 = ty.bytes().trailing_zeros();
    Some(if ty.is_float() {
        8 + log2
    } else if ty.is_signed() {
        4 + log2
    } else {
        log2
    })
}

/// The number of a constant's type.
pub(super) fn imm_type(generation: Generation, ty: Type) -> Result<u32, String> {
    let code = if generation >= Generation::Gen12p1 {
        match ty {
            Type::UV => Some(0),
            Type::V => Some(4),
            Type::VF => Some(8),
            Type::B | Type::UB => None,
            _ => gen12_type(ty),
        }
    } else {
        match ty {
            Type::UD => Some(0),
            Type::D => Some(1),
            Type::UW => Some(2),
            Type::W => Some(3),
            Type::UV if generation >= Generation::Gen6 => Some(4),
            Type::VF => Some(5),
            Type::V => Some(6),
            Type::F => Some(7),
            Type::UQ if generation >= Generation::Gen8 => Some(8),
            Type::Q if generation >= Generation::Gen8 => Some(9),
            Type::DF if generation >= Generation::Gen8 => Some(10),
            Type::HF if generation >= Generation::Gen8 => Some(11),
            _ => None,
        }
    };
    code.ok_or_else(|| format!("constants have no type {ty}"))
}

/// A stride of 0, 1, 2, 4, …, 32.
pub(super) fn stride(stride: u8) -> Result<u32, String> {
    match stride {
        0 => Ok(0),
        1 | 2 | 4 | 8 | 16 | 32 => Ok(stride.trailing_zeros() + 1),
        _ => Err(format!("a stride of {stride} has no number")),
    }
}

/// The logarithm of a power of 2.
pub(super) fn log2(value: u8) -> Result<u32, String> {
    if value.is_power_of_two() {
        Ok(value.trailing_zeros())
    } else {
        Err(format!("{value} is no power of 2"))
    }
}

/// The file's number up to gen9; on gen12 it is 1 for general registers, 0 for architecture registers.
pub(super) fn file(generation: Generation, base: Base) -> Result<u32, String> {
    match base {
        Base::Null | Base::Arf(_) => Ok(0),
        Base::Grf(_) => Ok(1),
        Base::Mrf { .. } if generation < Generation::Gen7 => Ok(2),
        Base::Mrf { .. } => Err("there are no message registers".to_owned()),
        Base::Virtual(reg) => Err(format!("{reg} is not allocated")),
    }
}

/// The file's number of constants, up to gen9.
pub(super) const IMM_FILE: u32 = 3;
