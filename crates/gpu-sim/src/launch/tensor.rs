//! Tensor maps as arguments: what the host makes by `cuTensorMapEncodeTiled` for kernels of NVIDIA's GPUs.

use super::contents::parse_contents;
use super::{Buffer, ValueType};
use crate::fault::{Fault, Result};
use crate::float::Format;
use crate::tensor_map::{ElementType, Field, MOST_DIMENSIONS, encode};

/// A tensor without gaps, and the boxes that are copied of it.
#[derive(Clone, Debug, PartialEq)]
pub struct TensorArg {
    /// The elements.
    pub elements: Buffer,
    /// Elements of each dimension; those of the first are neighbours.
    pub dims: Vec<u32>,
    /// Elements of a box.
    pub box_dims: Vec<u32>,
    /// Bytes of a row of the swizzled pattern: 32, 64, 128, or 16 for none.
    pub swizzle: u32,
    /// Elements outside of the tensor are NaN and not zero.
    pub nan: bool,
}

impl TensorArg {
    /// Reads `TYPE:DIMxDIM:BOXxBOX[,SWIZZLE][,nan]:CONTENTS`, as in `f16:64x20:32x8,64:iota`.
    pub(super) fn parse(name: Option<String>, text: &str) -> Result<TensorArg> {
        let parts: Vec<&str> = text.splitn(4, ':').collect();
        let &[ty, dims, shape, contents] = parts.as_slice() else {
            return Err(Fault::input("a tensor map is TYPE:DIMS:BOX:CONTENTS"));
        };
        let ty = ValueType::by_name(ty)
            .filter(|&ty| element_type(ty).is_some())
            .ok_or_else(|| Fault::input(format!("`{ty}` is no type of tensors")))?;
        let dims = numbers(dims)?;
        let mut words = shape.split(',');
        let box_dims = numbers(words.next().unwrap_or(""))?;
        let (mut swizzle, mut nan) = (16, false);
        for word in words {
            match word {
                "32" | "64" | "128" => swizzle = word.parse().unwrap_or(16),
                "nan" => nan = true,
                _ => return Err(Fault::input(format!("`{word}` is no property of a tensor map"))),
            }
        }
        if box_dims.len() != dims.len() {
            return Err(Fault::input("a box that has other dimensions than its tensor"));
        }
        if dims.len() > 1 && !(u64::from(dims[0]) * ty.size()).is_multiple_of(16) {
            return Err(Fault::input("rows of a tensor that are no multiple of 16 bytes"));
        }
        let count = dims.iter().fold(1u64, |n, &d| n.saturating_mul(u64::from(d)));
        let init = parse_contents(ty, count, contents)?;
        let elements = Buffer { name, ty, count, init };
        Ok(TensorArg { elements, dims, box_dims, swizzle, nan })
    }

    /// The bytes of the map, of a tensor at an address.
    pub(super) fn bytes(&self, address: u64) -> Result<Vec<u8>> {
        let element = element_type(self.elements.ty).and_then(ElementType::number);
        let mut fields = vec![
            (Field::GlobalAddress, 0, address),
            (Field::Rank, 0, self.dims.len() as u64 - 1),
            (Field::ElementType, 0, element.unwrap_or(0)),
            (Field::Swizzle, 0, u64::from(self.swizzle.ilog2() - 4)),
            (Field::Fill, 0, u64::from(self.nan)),
        ];
        let mut stride = self.elements.ty.size();
        for (d, (&dim, &of_box)) in self.dims.iter().zip(&self.box_dims).enumerate() {
            if d > 0 {
                fields.push((Field::GlobalStride, d - 1, stride));
            }
            fields.push((Field::GlobalDim, d, u64::from(dim)));
            fields.push((Field::BoxDim, d, u64::from(of_box)));
            fields.push((Field::ElementStride, d, 1));
            stride = stride.saturating_mul(u64::from(dim));
        }
        encode(&fields)
    }
}

/// Up to five positive numbers.
fn numbers(text: &str) -> Result<Vec<u32>> {
    let numbers: Option<Vec<u32>> =
        text.split('x').map(|n| n.parse().ok().filter(|&n| n > 0)).collect();
    numbers
        .filter(|n| n.len() <= MOST_DIMENSIONS)
        .ok_or_else(|| Fault::input(format!("`{text}` is not a size of one to five dimensions")))
}

fn element_type(ty: ValueType) -> Option<ElementType> {
    Some(match ty {
        ValueType::U8 | ValueType::I8 => ElementType::Unsigned(8),
        ValueType::U16 | ValueType::I16 => ElementType::Unsigned(16),
        ValueType::U32 => ElementType::Unsigned(32),
        ValueType::I32 => ElementType::Signed(32),
        ValueType::U64 => ElementType::Unsigned(64),
        ValueType::I64 => ElementType::Signed(64),
        ValueType::F16 => ElementType::Float(Format::F16),
        ValueType::Bf16 => ElementType::Float(Format::Bf16),
        ValueType::F32 => ElementType::Float(Format::F32),
        ValueType::F64 => ElementType::Float(Format::F64),
    })
}
