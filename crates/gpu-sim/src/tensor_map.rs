//! Tensor maps: the 128 bytes by which copies of parts of tensors know the tensor.
//!
//! NVIDIA does not say how the bytes are laid out: the host makes them by a call of the driver, and programs change them by
//! `tensormap.replace`. The simulators have a layout of their own, little endian, with a place for each field that
//! `tensormap.replace` names. Dimension 0 is the one whose elements are neighbours.
//!
//! | bytes | field |
//! |---|---|
//! | 0 to 7 | `global_address` |
//! | 8 to 39 | `global_stride`: bytes between neighbours of dimensions 1 to 4, 64 bits each |
//! | 40 to 59 | `global_dim`: elements of dimensions 0 to 4, 32 bits each |
//! | 60 to 79 | `box_dim`, likewise |
//! | 80 to 99 | `element_stride`, likewise |
//! | 100 | `rank`, less one |
//! | 101 | `elemtype` |
//! | 102 | `interleave_layout` |
//! | 103 | `swizzle_mode` |
//! | 104 | `swizzle_atomicity` |
//! | 105 | `fill_mode` |
//!
//! The rest is zero. Numbers of types and modes are those of `tensormap.replace` (PTX ISA, "tensormap.replace").

use crate::fault::{Fault, Result};
use crate::float::Format;

/// Bytes of a map.
pub(crate) const MAP_BYTES: usize = 128;
/// Alignment of a map in memory (PTX ISA, "Tensor-map").
pub(crate) const MAP_ALIGN: u64 = 64;
/// The most dimensions of a tensor.
pub(crate) const MOST_DIMENSIONS: usize = 5;

/// A field of a map.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Field {
    GlobalAddress,
    GlobalStride,
    GlobalDim,
    BoxDim,
    ElementStride,
    Rank,
    ElementType,
    Interleave,
    Swizzle,
    Atomicity,
    Fill,
}

impl Field {
    /// The field of a name in `tensormap.replace`.
    pub(crate) fn from_name(name: &str) -> Option<Field> {
        Some(match name {
            "global_address" => Field::GlobalAddress,
            "global_stride" => Field::GlobalStride,
            "global_dim" => Field::GlobalDim,
            "box_dim" => Field::BoxDim,
            "element_stride" => Field::ElementStride,
            "rank" => Field::Rank,
            "elemtype" => Field::ElementType,
            "interleave_layout" => Field::Interleave,
            "swizzle_mode" => Field::Swizzle,
            "swizzle_atomicity" => Field::Atomicity,
            "fill_mode" => Field::Fill,
            _ => return None,
        })
    }

    /// Offset, bytes of an element, and elements.
    fn layout(self) -> (usize, usize, usize) {
        match self {
            Field::GlobalAddress => (0, 8, 1),
            Field::GlobalStride => (8, 8, MOST_DIMENSIONS - 1),
            Field::GlobalDim => (40, 4, MOST_DIMENSIONS),
            Field::BoxDim => (60, 4, MOST_DIMENSIONS),
            Field::ElementStride => (80, 4, MOST_DIMENSIONS),
            Field::Rank => (100, 1, 1),
            Field::ElementType => (101, 1, 1),
            Field::Interleave => (102, 1, 1),
            Field::Swizzle => (103, 1, 1),
            Field::Atomicity => (104, 1, 1),
            Field::Fill => (105, 1, 1),
        }
    }

    /// Whether a dimension belongs to it.
    pub(crate) fn has_ordinal(self) -> bool {
        self.layout().2 > 1
    }

    /// Offset and size in bytes of one of its elements.
    pub(crate) fn place(self, ordinal: usize) -> Result<(usize, usize)> {
        let (start, size, count) = self.layout();
        if ordinal >= count {
            return Err(Fault::undefined(format!(
                "dimension {ordinal} of a tensor map's {self:?}"
            )));
        }
        Ok((start + ordinal * size, size))
    }

    fn read(self, bytes: &[u8], ordinal: usize) -> Result<u64> {
        let (at, size) = self.place(ordinal)?;
        Ok(bytes[at..at + size].iter().rev().fold(0, |v, &b| v << 8 | u64::from(b)))
    }
}

/// The type of a tensor's elements.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ElementType {
    Unsigned(u32),
    Signed(u32),
    Float(Format),
}

impl ElementType {
    /// The type of a number of the field `elemtype`.
    fn from_number(number: u64) -> Result<ElementType> {
        Ok(match number {
            0 => ElementType::Unsigned(8),
            1 => ElementType::Unsigned(16),
            2 => ElementType::Unsigned(32),
            3 => ElementType::Signed(32),
            4 => ElementType::Unsigned(64),
            5 => ElementType::Signed(64),
            6 => ElementType::Float(Format::F16),
            // The second of each two flushes subnormals in reductions.
            7 | 8 => ElementType::Float(Format::F32),
            9 => ElementType::Float(Format::F64),
            10 => ElementType::Float(Format::Bf16),
            11 | 12 => ElementType::Float(Format::Tf32),
            13..=15 => {
                return Err(Fault::unsupported("tensor maps of packed elements of 4 and 6 bits"));
            }
            _ => return Err(Fault::undefined(format!("a tensor map of elements {number}"))),
        })
    }

    /// The number of a type in the field `elemtype`.
    pub(crate) fn number(self) -> Option<u64> {
        (0..=12).find(|&n| ElementType::from_number(n).is_ok_and(|ty| ty == self))
    }

    /// Bytes of an element.
    pub(crate) fn bytes(self) -> u64 {
        match self {
            ElementType::Unsigned(bits) | ElementType::Signed(bits) => u64::from(bits / 8),
            ElementType::Float(format) => u64::from(format.bits().div_ceil(16) * 2),
        }
    }

    /// Eight bytes of elements that stand for nothing: all bits of the magnitude, which is NaN.
    fn not_a_number(self) -> u64 {
        let bytes = self.bytes() as u32;
        let one = u64::MAX >> (64 - 8 * bytes) >> 1;
        (0..8 / bytes).fold(0, |v, n| v | one << (8 * bytes * n))
    }
}

/// A tensor and the box that is copied at once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct TensorMap {
    pub(crate) address: u64,
    pub(crate) rank: usize,
    pub(crate) element: ElementType,
    /// Elements of each dimension.
    pub(crate) dims: [u64; MOST_DIMENSIONS],
    /// Bytes between neighbours of each dimension.
    pub(crate) strides: [u64; MOST_DIMENSIONS],
    /// Elements of the box, and the step between those that are copied.
    pub(crate) box_dims: [u64; MOST_DIMENSIONS],
    pub(crate) steps: [u64; MOST_DIMENSIONS],
    /// Bytes of a row of the swizzled pattern: 32, 64 or 128; 16 if nothing is swizzled.
    pub(crate) swizzle: u64,
    /// Eight bytes of elements outside of the tensor.
    pub(crate) fill: u64,
}

impl TensorMap {
    /// Reads a map and checks it as the driver's `cuTensorMapEncodeTiled` does.
    pub(crate) fn read(bytes: &[u8]) -> Result<TensorMap> {
        let refuse = |what: &str| Err(Fault::undefined(format!("a tensor map with {what}")));
        let rank = Field::Rank.read(bytes, 0)? as usize + 1;
        if rank > MOST_DIMENSIONS {
            return refuse("more than five dimensions");
        }
        let element = ElementType::from_number(Field::ElementType.read(bytes, 0)?)?;
        let mut map = TensorMap {
            address: Field::GlobalAddress.read(bytes, 0)?,
            rank,
            element,
            dims: [1; MOST_DIMENSIONS],
            strides: [element.bytes(); MOST_DIMENSIONS],
            box_dims: [1; MOST_DIMENSIONS],
            steps: [1; MOST_DIMENSIONS],
            swizzle: swizzle(bytes)?,
            fill: match Field::Fill.read(bytes, 0)? {
                0 => 0,
                1 => element.not_a_number(),
                _ => return refuse("an unknown fill mode"),
            },
        };
        if Field::Interleave.read(bytes, 0)? != 0 {
            return Err(Fault::unsupported("tensor maps with an interleaved layout"));
        }
        for d in 0..rank {
            map.dims[d] = Field::GlobalDim.read(bytes, d)?;
            map.box_dims[d] = Field::BoxDim.read(bytes, d)?;
            if d > 0 {
                map.strides[d] = Field::GlobalStride.read(bytes, d - 1)?;
                // "elementStrides[0] is ignored" without an interleaved layout.
                map.steps[d] = Field::ElementStride.read(bytes, d)?;
            }
        }
        map.check()?;
        Ok(map)
    }

    fn check(&self) -> Result<()> {
        let refuse = |what: &str| Err(Fault::undefined(format!("a tensor map with {what}")));
        let rank = self.rank;
        if !self.address.is_multiple_of(16) {
            return refuse("an address that is no multiple of 16");
        }
        if self.strides[1..rank].iter().any(|s| !s.is_multiple_of(16) || *s >= 1 << 40) {
            return refuse("a stride that is no multiple of 16 or too large");
        }
        if self.box_dims[..rank].iter().any(|n| !(1..=256).contains(n)) {
            return refuse("a box of less than 1 or more than 256 elements");
        }
        if self.steps[..rank].iter().any(|n| !(1..=8).contains(n)) {
            return refuse("a step of elements that is not 1 to 8");
        }
        let row = self.box_dims[0] * self.element.bytes();
        if !row.is_multiple_of(16) {
            return refuse("rows of the box that are no multiple of 16 bytes");
        }
        if self.swizzle > 16 && row > self.swizzle {
            return refuse("rows of the box that are longer than the swizzled pattern's");
        }
        Ok(())
    }

    /// Elements that a copy has of each dimension.
    pub(crate) fn counts(&self) -> [u64; MOST_DIMENSIONS] {
        std::array::from_fn(|d| self.box_dims[d].div_ceil(self.steps[d]))
    }

    /// The place in shared memory of an address before it is swizzled: units of 16 bytes of a row are exchanged by the number of
    /// the row of 128 bytes (PTX ISA, "Swizzling modes").
    pub(crate) fn swizzled(&self, address: u64) -> u64 {
        address ^ (address >> 3 & (self.swizzle - 16))
    }
}

/// Bytes of a row of the swizzled pattern.
fn swizzle(bytes: &[u8]) -> Result<u64> {
    let mode = Field::Swizzle.read(bytes, 0)?;
    if Field::Atomicity.read(bytes, 0)? != 0 {
        return Err(Fault::unsupported("swizzling of other units than 16 bytes"));
    }
    match mode {
        0..=3 => Ok(16 << mode),
        _ => Err(Fault::unsupported(format!("swizzle mode {mode} of a tensor map"))),
    }
}

/// Writes the fields of a map: the field, its dimension, the value.
pub(crate) fn encode(fields: &[(Field, usize, u64)]) -> Result<Vec<u8>> {
    let mut bytes = vec![0; MAP_BYTES];
    for &(field, ordinal, value) in fields {
        let (at, size) = field.place(ordinal)?;
        bytes[at..at + size].copy_from_slice(&value.to_le_bytes()[..size]);
    }
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plain() -> Vec<(Field, usize, u64)> {
        vec![
            (Field::GlobalAddress, 0, 0x10_0000_0000),
            (Field::Rank, 0, 1),
            (Field::GlobalDim, 0, 100),
            (Field::GlobalDim, 1, 7),
            (Field::GlobalStride, 0, 208),
            (Field::BoxDim, 0, 64),
            (Field::BoxDim, 1, 4),
            (Field::ElementStride, 0, 1),
            (Field::ElementStride, 1, 1),
            (Field::ElementType, 0, 6),
            (Field::Swizzle, 0, 3),
            (Field::Fill, 0, 1),
        ]
    }

    #[test]
    fn fields_do_not_overlap() {
        let names = [
            "global_address",
            "global_stride",
            "global_dim",
            "box_dim",
            "element_stride",
            "rank",
            "elemtype",
            "interleave_layout",
            "swizzle_mode",
            "swizzle_atomicity",
            "fill_mode",
        ];
        let mut used = [false; MAP_BYTES];
        for field in names.map(|name| Field::from_name(name).expect("a field")) {
            let (start, size, count) = field.layout();
            for byte in &mut used[start..start + size * count] {
                assert!(!std::mem::replace(byte, true), "{field:?}");
            }
        }
    }

    #[test]
    fn maps_are_read_as_they_are_written() {
        let map = TensorMap::read(&encode(&plain()).expect("bytes")).expect("a map");
        assert_eq!((map.rank, map.element), (2, ElementType::Float(Format::F16)));
        assert_eq!((map.dims, map.box_dims), ([100, 7, 1, 1, 1], [64, 4, 1, 1, 1]));
        assert_eq!((map.strides[..2].to_vec(), map.swizzle), (vec![2, 208], 128));
        assert_eq!(map.fill, 0x7fff_7fff_7fff_7fff);
        assert_eq!(map.swizzled(0x400 + 128 + 4), 0x400 + 128 + 16 + 4);
    }

    #[test]
    fn maps_that_the_driver_refuses() {
        for (field, ordinal, value) in [
            (Field::Rank, 0, 5),
            (Field::GlobalStride, 0, 200),
            (Field::BoxDim, 0, 0),
            (Field::BoxDim, 1, 257),
            (Field::BoxDim, 0, 72),
            (Field::ElementStride, 1, 0),
            (Field::GlobalAddress, 0, 8),
            (Field::ElementType, 0, 16),
            (Field::Interleave, 0, 1),
            (Field::Swizzle, 0, 4),
        ] {
            let mut fields = plain();
            fields.push((field, ordinal, value));
            assert!(
                TensorMap::read(&encode(&fields).expect("bytes")).is_err(),
                "{field:?} {value}"
            );
        }
        assert!(encode(&[(Field::BoxDim, 5, 1)]).is_err());
    }
}
