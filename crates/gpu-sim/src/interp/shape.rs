//! Layout of a type's values in registers and in memory.

use super::value::words;
use crate::fault::{Fault, Result};
use crate::float::Format;
use ir::ssa::{Context, FloatKind, Type, TypeKind};

/// Kind of a scalar.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Scalar {
    /// An integer of this width.
    Int(u32),
    /// A float.
    Float(Format),
    /// A pointer of this width into an address space.
    Ptr { bits: u32, space: u32 },
}

impl Scalar {
    /// Width in bits.
    pub(crate) fn bits(self) -> u32 {
        match self {
            Scalar::Int(bits) | Scalar::Ptr { bits, .. } => bits,
            Scalar::Float(format) => format.bits(),
        }
    }

    /// Slots that it takes.
    pub(crate) fn words(self) -> u32 {
        words(self.bits())
    }
}

/// A part of a value that is loaded and stored by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Piece {
    /// Byte offset in memory.
    pub(crate) offset: u64,
    /// First slot.
    pub(crate) slot: u32,
    /// Bits of one lane.
    pub(crate) bits: u32,
    /// Number of lanes packed bit by bit; 1 except for vectors whose elements are not whole bytes.
    pub(crate) lanes: u32,
}

/// A type's scalars and its layout.
#[derive(Clone, Debug)]
pub(crate) struct Shape {
    /// The scalars, flattened.
    pub(crate) scalars: Box<[Scalar]>,
    /// Register slots in total.
    pub(crate) slots: u32,
    /// Pieces in which it is loaded and stored.
    pub(crate) pieces: Box<[Piece]>,
    /// Bytes that a store may write.
    pub(crate) store_size: u64,
    /// Bytes between two in an array.
    pub(crate) alloc_size: u64,
    /// ABI alignment.
    pub(crate) align: u64,
}

/// Values larger than this are not held in registers.
const MAX_SCALARS: usize = 1 << 20;

impl Shape {
    /// The shape of `ty`.
    pub(crate) fn of(cx: &Context, ty: Type) -> Result<Shape> {
        let mut shape = Shape {
            scalars: Box::default(),
            slots: 0,
            pieces: Box::default(),
            store_size: cx.store_size(ty),
            alloc_size: cx.alloc_size(ty),
            align: cx.abi_align(ty).bytes(),
        };
        let (mut scalars, mut pieces) = (Vec::new(), Vec::new());
        shape.flatten(cx, ty, 0, 0, &mut scalars, &mut pieces)?;
        shape.scalars = scalars.into();
        shape.pieces = pieces.into();
        Ok(shape)
    }

    fn flatten(
        &mut self,
        cx: &Context,
        ty: Type,
        offset: u64,
        depth: u32,
        scalars: &mut Vec<Scalar>,
        pieces: &mut Vec<Piece>,
    ) -> Result<()> {
        if scalars.len() > MAX_SCALARS || depth > 200 {
            return Err(Fault::unsupported("a first-class value of more than a million scalars"));
        }
        match cx.types.kind(ty) {
            TypeKind::Void | TypeKind::Token | TypeKind::Metadata => Ok(()),
            TypeKind::Vector { elem, lanes, scalable: false } => {
                let scalar = scalar(cx, elem)?;
                let first = self.slots;
                self.slots += scalar.words() * lanes;
                scalars.extend(std::iter::repeat_n(scalar, lanes as usize));
                let bits = scalar.bits();
                if bits % 8 == 0 {
                    pieces.extend((0..lanes).map(|n| Piece {
                        offset: offset + u64::from(n) * u64::from(bits / 8),
                        slot: first + n * scalar.words(),
                        bits,
                        lanes: 1,
                    }));
                } else {
                    pieces.push(Piece { offset, slot: first, bits, lanes });
                }
                Ok(())
            }
            TypeKind::Array { elem, len } => {
                let step = cx.alloc_size(elem);
                if len > MAX_SCALARS as u64 {
                    return Err(Fault::unsupported(
                        "an array value of more than a million elements",
                    ));
                }
                for n in 0..len {
                    self.flatten(cx, elem, offset + n * step, depth + 1, scalars, pieces)?;
                }
                Ok(())
            }
            TypeKind::Struct { fields: Some(fields), .. } => {
                let Some(layout) = cx.struct_layout(ty) else {
                    return Err(unsupported_type(cx, ty));
                };
                for (&field, &at) in fields.iter().zip(&layout.offsets) {
                    self.flatten(cx, field, offset + at, depth + 1, scalars, pieces)?;
                }
                Ok(())
            }
            _ => {
                let scalar = scalar(cx, ty)?;
                pieces.push(Piece { offset, slot: self.slots, bits: scalar.bits(), lanes: 1 });
                self.slots += scalar.words();
                scalars.push(scalar);
                Ok(())
            }
        }
    }

    /// The scalar, where the value is one.
    pub(crate) fn single(&self) -> Option<Scalar> {
        match *self.scalars {
            [scalar] if self.pieces[0].lanes == 1 => Some(scalar),
            _ => None,
        }
    }
}

/// Returns the kind of a scalar type.
pub(crate) fn scalar(cx: &Context, ty: Type) -> Result<Scalar> {
    Ok(match cx.types.kind(ty) {
        TypeKind::Int(bits) => Scalar::Int(bits),
        TypeKind::Ptr(space) => Scalar::Ptr { bits: cx.data_layout().pointer(space).bits, space },
        TypeKind::Float(FloatKind::Half) => Scalar::Float(Format::F16),
        TypeKind::Float(FloatKind::BFloat) => Scalar::Float(Format::Bf16),
        TypeKind::Float(FloatKind::Float) => Scalar::Float(Format::F32),
        TypeKind::Float(FloatKind::Double) => Scalar::Float(Format::F64),
        _ => return Err(unsupported_type(cx, ty)),
    })
}

fn unsupported_type(cx: &Context, ty: Type) -> Fault {
    Fault::unsupported(format!("values of type {}", cx.types.display(ty)))
}
