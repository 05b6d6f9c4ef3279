//! Layout of types in dwords.

use ir::diagnostic::Diagnostic;
use ir::ssa::{Context, FloatKind, Type, TypeKind};

use ir::ssa::buffer_intrinsics::{BUFFER_FAT_POINTER, BUFFER_RESOURCE};

/// A scalar type, or a pair of 16-bit elements, as instructions know it. Pointers are integers.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Ty {
    I1,
    I8,
    I16,
    I32,
    I64,
    F16,
    Bf16,
    F32,
    F64,
    V2i16,
    V2f16,
}

impl Ty {
    /// Of a type, if instructions know it. Integers of other widths are none of them: no rule may compute on what lies
    /// above their bits (`legalize::widths` sees to that).
    pub(crate) fn of(cx: &Context, ty: Type) -> Option<Self> {
        if let Some(bits) = ty.int_width() {
            return match bits {
                1 => Some(Self::I1),
                8 => Some(Self::I8),
                16 => Some(Self::I16),
                32 => Some(Self::I32),
                64 => Some(Self::I64),
                _ => None,
            };
        }
        if let Some(space) = ty.address_space() {
            return match cx.data_layout().pointer(space).bits {
                32 => Some(Self::I32),
                64 => Some(Self::I64),
                _ => None,
            };
        }
        if let Some(kind) = ty.float_kind() {
            return match kind {
                FloatKind::Half => Some(Self::F16),
                FloatKind::BFloat => Some(Self::Bf16),
                FloatKind::Float => Some(Self::F32),
                FloatKind::Double => Some(Self::F64),
                _ => None,
            };
        }
        match cx.types.vector_parts(ty) {
            Some((elem, 2)) if elem == Type::int(16) => Some(Self::V2i16),
            Some((elem, 2)) if elem.float_kind() == Some(FloatKind::Half) => Some(Self::V2f16),
            _ => None,
        }
    }

    /// The dwords.
    pub(crate) fn dwords(self) -> usize {
        match self {
            Self::I64 | Self::F64 => 2,
            _ => 1,
        }
    }
}

/// More dwords than any sensible value has.
const MOST_DWORDS: u64 = 1 << 12;

fn unsupported(cx: &Context, ty: Type) -> Diagnostic {
    Diagnostic::unsupported(format!("a value of type {}", cx.types.display(ty)))
}

/// Whether elements of a vector of this type share dwords.
pub(crate) fn is_half(elem: Type) -> bool {
    elem == Type::int(16) || matches!(elem.float_kind(), Some(FloatKind::Half | FloatKind::BFloat))
}

/// The dwords of each register that holds values of a type: 64-bit numbers are in a pair, descriptors of buffers in a tuple of
/// four, and other values in a register for each dword.
pub(crate) fn register_dwords(cx: &Context, ty: Type) -> usize {
    if let Some(width) = ty.int_width() {
        return if (33..=64).contains(&width) { 2 } else { 1 };
    }
    if ty.address_space() == Some(BUFFER_RESOURCE) {
        return 4;
    }
    Ty::of(cx, ty).map_or(1, Ty::dwords)
}

/// The dwords of each register in which blocks pass a value on: vectors of 32-bit elements stay in one tuple, so that those of
/// matrix products need no moves; others as in [`register_dwords`].
pub(crate) fn passed_dwords(cx: &Context, ty: Type) -> usize {
    if let Some((elem, lanes)) = cx.types.vector_parts(ty) {
        let lanes = lanes as usize;
        let dwords = match elem {
            Type::FLOAT => lanes,
            _ if elem.int_width() == Some(32) => lanes,
            _ if is_half(elem) && lanes.is_multiple_of(2) => lanes / 2,
            _ => 1,
        };
        return if matches!(dwords, 2..=8 | 16 | 32) { dwords } else { 1 };
    }
    register_dwords(cx, ty)
}

/// The dwords of a type.
///
/// # Errors
/// Values of the type are not supported.
pub(crate) fn dwords(cx: &Context, ty: Type) -> Result<usize, Diagnostic> {
    if let Some(scalar) = Ty::of(cx, ty) {
        return Ok(scalar.dwords());
    }
    if let Some((elem, lanes)) = cx.types.vector_parts(ty) {
        let lanes = lanes as usize;
        let count = if is_half(elem) { lanes.div_ceil(2) } else { lanes * dwords(cx, elem)? };
        return if count as u64 > MOST_DWORDS { Err(unsupported(cx, ty)) } else { Ok(count) };
    }
    match cx.types.kind(ty) {
        TypeKind::Int(bits) => Ok(bits.div_ceil(32) as usize),
        TypeKind::Ptr(space) => Ok(cx.data_layout().pointer(space).bits.div_ceil(32) as usize),
        TypeKind::Array { .. } | TypeKind::Struct { .. } => {
            let count = cx.types.element_count(ty).unwrap_or(0);
            if count > MOST_DWORDS {
                return Err(unsupported(cx, ty));
            }
            let mut sum = 0;
            for n in 0..count {
                let elem = cx.types.element(ty, n).ok_or_else(|| unsupported(cx, ty))?;
                sum += dwords(cx, elem)?;
            }
            if sum as u64 > MOST_DWORDS { Err(unsupported(cx, ty)) } else { Ok(sum) }
        }
        _ => Err(unsupported(cx, ty)),
    }
}

/// A piece of a value in memory: where, how much, and which dword (and half) holds it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Slot {
    /// Bytes from the value's address.
    pub(crate) offset: u64,
    /// Bytes: 1, 2 or 4 (3 for odd integers).
    pub(crate) bytes: u8,
    /// The dword.
    pub(crate) dword: usize,
    /// Whether it is the dword's upper half.
    pub(crate) upper: bool,
    /// Whether it is an `i1`.
    pub(crate) bool: bool,
}

impl Slot {
    /// Its first bit in the dword.
    pub(crate) fn first_bit(&self) -> u64 {
        if self.upper { 16 } else { 0 }
    }
}

/// Returns the positions of the pieces of a type in memory, in ascending order.
///
/// # Errors
/// Values of the type are not supported.
pub(crate) fn slots(cx: &Context, ty: Type) -> Result<Vec<Slot>, Diagnostic> {
    let mut result = Vec::new();
    let mut dword = 0;
    collect(cx, ty, 0, &mut dword, &mut result)?;
    Ok(result)
}

fn collect(
    cx: &Context,
    ty: Type,
    offset: u64,
    dword: &mut usize,
    out: &mut Vec<Slot>,
) -> Result<(), Diagnostic> {
    let mut push = |offset: u64, bytes: u64, upper: bool, bool: bool, dword: usize| {
        out.push(Slot { offset, bytes: bytes as u8, dword, upper, bool });
    };
    if ty.is_int() || ty.is_ptr() || ty.is_float() {
        let bytes = cx.store_size(ty);
        let bits = cx.bits(ty);
        let count = bytes.div_ceil(4) as usize;
        // The offset of a fat pointer is the first dword in memory and the last one in registers.
        let moved = if ty.address_space() == Some(BUFFER_FAT_POINTER) { count - 1 } else { 0 };
        for n in 0..count {
            let at = n as u64 * 4;
            push(offset + at, (bytes - at).min(4), false, bits == 1, *dword + (n + moved) % count);
        }
        *dword += count;
        return Ok(());
    }
    if let Some((elem, lanes)) = cx.types.vector_parts(ty) {
        if is_half(elem) {
            for n in 0..u64::from(lanes) {
                push(offset + n * 2, 2, n % 2 == 1, false, *dword + n as usize / 2);
            }
            *dword += (lanes as usize).div_ceil(2);
            return Ok(());
        }
        let bits = cx.bits(elem);
        if !bits.is_multiple_of(8) {
            return Err(Diagnostic::unsupported(format!(
                "a vector of {} in memory",
                cx.types.display(elem)
            )));
        }
        for n in 0..u64::from(lanes) {
            collect(cx, elem, offset + n * (bits / 8), dword, out)?;
        }
        return Ok(());
    }
    let count = cx.types.element_count(ty).unwrap_or(0);
    for n in 0..count {
        let (at, elem) = cx.element_at(ty, n).ok_or_else(|| unsupported(cx, ty))?;
        collect(cx, elem, offset + at, dword, out)?;
    }
    Ok(())
}

/// Marks the dwords that are `i1`s, from dword `at` on.
///
/// # Errors
/// Values of the type are not supported.
pub(crate) fn mark_bools(
    cx: &Context,
    ty: Type,
    at: usize,
    out: &mut [bool],
) -> Result<(), Diagnostic> {
    if ty == Type::int(1) {
        out[at] = true;
        return Ok(());
    }
    if let Some((elem, _)) = cx.types.vector_parts(ty) {
        if elem == Type::int(1) {
            out[at..at + dwords(cx, ty)?].fill(true);
        }
        return Ok(());
    }
    if !cx.types.is_aggregate(ty) {
        return Ok(());
    }
    let mut at = at;
    for n in 0..cx.types.element_count(ty).unwrap_or(0) {
        let elem = cx.types.element(ty, n).ok_or_else(|| unsupported(cx, ty))?;
        mark_bools(cx, elem, at, out)?;
        at += dwords(cx, elem)?;
    }
    Ok(())
}

/// The dword at which element `n` of an aggregate or vector begins, and its half if elements share
/// dwords.
///
/// # Errors
/// Values of the type are not supported.
pub(crate) fn element(cx: &Context, ty: Type, n: u64) -> Result<(usize, bool, Type), Diagnostic> {
    if let Some((elem, _)) = cx.types.vector_parts(ty) {
        if is_half(elem) {
            return Ok((n as usize / 2, n % 2 == 1, elem));
        }
        return Ok((n as usize * dwords(cx, elem)?, false, elem));
    }
    let mut at = 0;
    for k in 0..n {
        let elem = cx.types.element(ty, k).ok_or_else(|| unsupported(cx, ty))?;
        at += dwords(cx, elem)?;
    }
    let elem = cx.types.element(ty, n).ok_or_else(|| unsupported(cx, ty))?;
    Ok((at, false, elem))
}
