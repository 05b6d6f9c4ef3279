//! Representation of a type's values in registers: a list of *pieces*, each one register.
//!
//! * `i1` is a predicate; `i16` and 16-bit floats are `.b16`; other integers up to 32 bits are `.b32`
//!   with the bits above their width unspecified, up to 64 `.b64`, wider ones 64-bit limbs from the
//!   lowest.
//! * pointers are `.b64`, but those to shared and local memory are `.b32`: both windows are below 4 GiB,
//!   and 32-bit address arithmetic costs half. In memory they keep the data layout's size.
//! * vectors are their lanes, except that two 16-bit floats share a `.b32`.
//! * arrays and structs are the pieces of their elements.

use super::Isel;
use crate::target::table::{B16, B32, B64, PRED};
use ir::diagnostic::Diagnostic;
use ir::machine::RegClass;
use ir::map::Map;
use ir::ssa::{Context, FloatKind, Type, TypeKind};
use std::rc::Rc;

/// Meaning of a piece's bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    /// An integer, or a limb of one.
    Int,
    /// `half`
    F16,
    /// `bfloat`
    Bf16,
    /// Two `half`
    F16x2,
    /// Two `bfloat`
    Bf16x2,
    /// `float`
    F32,
    /// `double`
    F64,
    /// A pointer of full width.
    Ptr,
    /// A pointer into shared or local memory, kept in 32 bits; its upper bits in memory are zero.
    Ptr32,
}

/// A piece of a value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct PieceTy {
    /// Class of its register.
    pub class: RegClass,
    /// Meaning of its bits.
    pub kind: Kind,
    /// Number of the register's bits that have a meaning.
    pub bits: u16,
    /// Its offset in memory, in bytes from the value's address.
    pub offset: u32,
    /// Its size in memory, in bytes.
    pub bytes: u16,
}

impl PieceTy {
    fn new(class: RegClass, kind: Kind, bits: u16, bytes: u16) -> PieceTy {
        PieceTy { class, kind, bits, offset: 0, bytes }
    }

    /// Bits of its register.
    pub(crate) fn width(&self) -> u32 {
        class_bits(self.class)
    }
}

/// Bits of a register of a class.
pub(crate) fn class_bits(class: RegClass) -> u32 {
    [1, 16, 32, 64, 128][usize::from(class.0)]
}

/// The class of a width of 16, 32 or 64 bits.
pub(crate) fn class_of_bits(bits: u32) -> RegClass {
    match bits {
        1 => PRED,
        16 => B16,
        0..=32 => B32,
        _ => B64,
    }
}

/// A type's pieces.
#[derive(Debug)]
pub(crate) struct Shape {
    /// The pieces in order.
    pub pieces: Vec<PieceTy>,
    /// Whether memory holds its elements bit by bit without padding (a vector of `i1` or `i5`), so
    /// that the pieces' offsets say nothing.
    pub bit_packed: bool,
}

/// The shapes of the types of a module, made when asked for.
#[derive(Default)]
pub(crate) struct Shapes {
    known: Map<Type, Rc<Shape>>,
}

/// More pieces than any sensible value has; beyond it, a value must be in memory.
const MOST_PIECES: u64 = 1 << 14;

impl Shapes {
    /// The shape of `ty`.
    pub(crate) fn get(&mut self, cx: &Context, ty: Type) -> Result<Rc<Shape>, Diagnostic> {
        if let Some(known) = self.known.get(&ty) {
            return Ok(known.clone());
        }
        let mut shape = Shape { pieces: Vec::new(), bit_packed: false };
        self.collect(cx, ty, 0, &mut shape)?;
        let shape = Rc::new(shape);
        self.known.insert(ty, shape.clone());
        Ok(shape)
    }

    fn collect(
        &mut self,
        cx: &Context,
        ty: Type,
        offset: u32,
        shape: &mut Shape,
    ) -> Result<(), Diagnostic> {
        if let Some(piece) = scalar_piece(cx, ty) {
            shape.pieces.push(PieceTy { offset, ..piece });
            return Ok(());
        }
        let unsupported =
            || Diagnostic::unsupported(format!("a value of type {}", cx.types.display(ty)));
        let count = cx.types.element_count(ty).unwrap_or(1);
        if count > MOST_PIECES {
            return Err(unsupported());
        }
        match cx.types.kind(ty) {
            TypeKind::Int(bits) => {
                for n in 0..bits.div_ceil(64) {
                    let left = bits - n * 64;
                    let piece = PieceTy::new(
                        B64,
                        Kind::Int,
                        left.min(64) as u16,
                        left.min(64).div_ceil(8) as u16,
                    );
                    shape.pieces.push(PieceTy { offset: offset + n * 8, ..piece });
                }
            }
            TypeKind::Float(FloatKind::Fp128) => {
                for n in 0..2 {
                    let piece = PieceTy::new(B64, Kind::Int, 64, 8);
                    shape.pieces.push(PieceTy { offset: offset + n * 8, ..piece });
                }
            }
            TypeKind::Vector { elem, lanes, scalable: false } => {
                let pair = match elem.float_kind() {
                    Some(FloatKind::Half) => Some(Kind::F16x2),
                    Some(FloatKind::BFloat) => Some(Kind::Bf16x2),
                    _ => None,
                };
                let mut lane = 0;
                if let Some(kind) = pair {
                    while lane + 2 <= lanes {
                        let piece = PieceTy::new(B32, kind, 32, 4);
                        shape.pieces.push(PieceTy { offset: offset + lane * 2, ..piece });
                        lane += 2;
                    }
                }
                let bits = cx.bits(elem);
                if !matches!(bits, 8 | 16 | 32 | 64 | 128) {
                    shape.bit_packed = true;
                }
                let stride = (bits / 8) as u32;
                while lane < lanes {
                    self.collect(cx, elem, offset + lane * stride, shape)?;
                    lane += 1;
                }
            }
            TypeKind::Array { elem, len } => {
                let stride = cx.alloc_size(elem) as u32;
                for n in 0..len as u32 {
                    self.element(cx, elem, offset + n * stride, shape)?;
                }
            }
            TypeKind::Struct { fields: Some(fields), .. } => {
                let layout = cx.struct_layout(ty).ok_or_else(unsupported)?;
                for (&field, &at) in fields.iter().zip(&layout.offsets) {
                    self.element(cx, field, offset + at as u32, shape)?;
                }
            }
            _ => return Err(unsupported()),
        }
        if shape.pieces.len() as u64 > MOST_PIECES {
            return Err(unsupported());
        }
        Ok(())
    }

    fn element(
        &mut self,
        cx: &Context,
        ty: Type,
        offset: u32,
        shape: &mut Shape,
    ) -> Result<(), Diagnostic> {
        // Through the table, so that nesting costs each type's pieces once.
        let inner = self.get(cx, ty)?;
        shape.bit_packed |= inner.bit_packed;
        shape
            .pieces
            .extend(inner.pieces.iter().map(|p| PieceTy { offset: p.offset + offset, ..*p }));
        Ok(())
    }
}

/// The piece of a type that has just one.
pub(crate) fn scalar_piece(cx: &Context, ty: Type) -> Option<PieceTy> {
    if let Some(bits) = ty.int_width() {
        return Some(match bits {
            1 => PieceTy::new(PRED, Kind::Int, 1, 1),
            16 => PieceTy::new(B16, Kind::Int, 16, 2),
            2..=32 => PieceTy::new(B32, Kind::Int, bits as u16, bits.div_ceil(8) as u16),
            33..=64 => PieceTy::new(B64, Kind::Int, bits as u16, bits.div_ceil(8) as u16),
            _ => return None,
        });
    }
    if let Some(space) = ty.address_space() {
        let bytes = cx.data_layout().pointer(space).bits.div_ceil(8) as u16;
        return Some(if matches!(space, 3 | 5) || bytes == 4 {
            PieceTy::new(B32, Kind::Ptr32, 32, bytes)
        } else {
            PieceTy::new(B64, Kind::Ptr, 64, bytes)
        });
    }
    Some(match ty.float_kind()? {
        FloatKind::Half => PieceTy::new(B16, Kind::F16, 16, 2),
        FloatKind::BFloat => PieceTy::new(B16, Kind::Bf16, 16, 2),
        FloatKind::Float => PieceTy::new(B32, Kind::F32, 32, 4),
        FloatKind::Double => PieceTy::new(B64, Kind::F64, 64, 8),
        _ => return None,
    })
}

impl Isel<'_> {
    /// The shape of a type.
    pub(crate) fn shape(&mut self, ty: Type) -> Result<Rc<Shape>, Diagnostic> {
        self.shapes.get(self.cx, ty)
    }

    /// Number of pieces of a type.
    pub(crate) fn piece_count(&mut self, ty: Type) -> Result<usize, Diagnostic> {
        if scalar_piece(self.cx, ty).is_some() {
            return Ok(1);
        }
        Ok(self.shape(ty)?.pieces.len())
    }

    /// The first piece and the number of pieces of the element of `ty` at `path`, and its type.
    pub(crate) fn element_pieces(
        &mut self,
        ty: Type,
        path: &[u32],
    ) -> Result<(usize, usize, Type), Diagnostic> {
        let (mut ty, mut first) = (ty, 0);
        for &n in path {
            match self.cx.types.kind(ty) {
                TypeKind::Array { elem, .. } => {
                    first += n as usize * self.piece_count(elem)?;
                    ty = elem;
                }
                TypeKind::Struct { fields: Some(fields), .. } => {
                    for &field in &fields[..(n as usize).min(fields.len())] {
                        first += self.piece_count(field)?;
                    }
                    ty = *fields
                        .get(n as usize)
                        .ok_or_else(|| Diagnostic::error("index out of range"))?;
                }
                _ => return Err(Diagnostic::error("an index into what is no aggregate")),
            }
        }
        Ok((first, self.piece_count(ty)?, ty))
    }
}
