//! Initialisers of variables as bytes and addresses within them.
//!
//! The address spaces are those that all backends have after preparation: 3 is shared and 5 private memory.

use super::{
    BinaryOp, CastOp, Const, ConstData, ConstExpr, Context, Global, GlobalKind, Type, TypeKind,
};
use crate::diagnostic::Diagnostic;

/// A place within an image that holds an address.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AddressAt {
    /// The place, in bytes from the image's start.
    pub offset: u64,
    /// The size of the address in bytes: 8, or 4 for the lower half.
    pub size: u8,
    /// Global that it is the address of.
    pub target: Global,
    /// Offset from the global.
    pub addend: i64,
}

/// An evaluated initialiser.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Image {
    /// The bytes, but for zeros at the end.
    pub bytes: Vec<u8>,
    /// Zeros after the bytes: a large variable that is zero takes no memory here.
    pub zeros: u64,
    /// Addresses within them, in order.
    pub addresses: Vec<AddressAt>,
}

/// Bytes of a variable that is not zero, at most.
const MOST_BYTES: u64 = 1 << 30;
/// Bytes of a variable that is zero, at most.
const MOST_ZEROS: u64 = 1 << 40;

impl Image {
    /// Bytes in all.
    pub fn size(&self) -> u64 {
        self.bytes.len() as u64 + self.zeros
    }

    /// All bytes, the zeros too.
    ///
    /// # Errors
    /// There are too many to be held.
    pub fn into_bytes(mut self) -> Result<Vec<u8>, Diagnostic> {
        let size = self.size();
        if size > MOST_BYTES {
            return Err(Diagnostic::unsupported(format!(
                "a variable with {size} bytes to be written"
            )));
        }
        self.bytes.resize(usize::try_from(size).unwrap_or(usize::MAX), 0);
        Ok(self.bytes)
    }

    /// The initialiser of a variable.
    ///
    /// # Errors
    /// What has no bytes: parts of addresses, addresses in local memory.
    pub fn of(cx: &Context, initializer: Const) -> Result<Self, Diagnostic> {
        let size = cx.alloc_size(cx.consts.ty(initializer));
        let is_zero = matches!(
            cx.consts[initializer],
            ConstData::Zero(_) | ConstData::Undef(_) | ConstData::Poison(_)
        );
        if is_zero && size <= MOST_ZEROS {
            return Ok(Self { zeros: size, ..Self::default() });
        }
        if size > MOST_BYTES {
            return Err(Diagnostic::unsupported(format!("a variable of {size} bytes")));
        }
        let bytes = vec![0; usize::try_from(size).unwrap_or(usize::MAX)];
        let mut image = Self { bytes, zeros: 0, addresses: Vec::new() };
        image.write(cx, initializer, 0)?;
        image.addresses.sort_by_key(|a| a.offset);
        Ok(image)
    }

    /// Whether it is all zero.
    pub fn is_zero(&self) -> bool {
        self.addresses.is_empty() && self.bytes.iter().all(|&b| b == 0)
    }

    fn put(&mut self, offset: u64, bytes: &[u8]) {
        let start = offset as usize;
        let end = (start + bytes.len()).min(self.bytes.len());
        if start < end {
            self.bytes[start..end].copy_from_slice(&bytes[..end - start]);
        }
    }

    fn put_bits(&mut self, at: u64, value: u128, bits: u64) {
        for n in (0..bits.min(128)).filter(|n| value >> n & 1 == 1) {
            if let Some(byte) = self.bytes.get_mut(((at + n) / 8) as usize) {
                *byte |= 1 << ((at + n) % 8);
            }
        }
    }

    /// Writes an element of a vector whose elements are no whole bytes at bit `at`.
    fn put_element(&mut self, cx: &Context, element: Const, at: u64, bits: u64) {
        if let ConstData::WideInt { limbs, .. } = &cx.consts[element] {
            for (first, &limb) in (0..bits).step_by(64).zip(limbs) {
                self.put_bits(at + first, limb.into(), (bits - first).min(64));
            }
        } else {
            self.put_bits(at, cx.consts.as_uint(element).unwrap_or(0), bits);
        }
    }

    /// Writes a constant at an offset. Nesting is that of the types, which is bounded.
    fn write(&mut self, cx: &Context, c: Const, offset: u64) -> Result<(), Diagnostic> {
        match &cx.consts[c] {
            ConstData::Int { ty, value } => {
                let size = u64::from(ty.int_width().unwrap_or(8)).div_ceil(8) as usize;
                self.put(offset, &value.to_le_bytes()[..size.min(16)]);
            }
            ConstData::WideInt { limbs, .. } => {
                for (n, limb) in limbs.iter().enumerate() {
                    self.put(offset + n as u64 * 8, &limb.to_le_bytes());
                }
            }
            ConstData::Float { ty, bits } => {
                let size = ty.float_kind().map_or(16, |k| k.bits() / 8) as usize;
                self.put(offset, &bits.to_le_bytes()[..size.min(16)]);
            }
            ConstData::Zero(_) | ConstData::Undef(_) | ConstData::Poison(_) => {}
            ConstData::Bytes { data, .. } => self.put(offset, data),
            ConstData::Aggregate { ty, elems } => {
                if let Some((elem, _)) = cx.types.vector_parts(*ty) {
                    let bits = cx.bits(elem);
                    for (n, &e) in elems.iter().enumerate() {
                        let at = n as u64 * bits;
                        if bits.is_multiple_of(8) {
                            self.write(cx, e, offset + at / 8)?;
                        } else {
                            self.put_element(cx, e, offset * 8 + at, bits);
                        }
                    }
                    return Ok(());
                }
                for (n, &e) in elems.iter().enumerate() {
                    let at = cx.element_at(*ty, n as u64).map_or(0, |e| e.0);
                    self.write(cx, e, offset + at)?;
                }
            }
            _ => {
                let size = cx.store_size(cx.consts.ty(c)).min(16) as usize;
                match address(cx, c)? {
                    Address::Number(n) => self.put(offset, &n.to_le_bytes()[..size]),
                    Address::Symbol { target, addend } => {
                        if !matches!(size, 4 | 8) {
                            return Err(Diagnostic::unsupported(
                                "an initialiser with a part of an address",
                            ));
                        }
                        self.addresses.push(AddressAt { offset, size: size as u8, target, addend });
                    }
                }
            }
        }
        Ok(())
    }
}

/// Value of a constant of pointer (or pointer-sized) type.
#[derive(Clone, Copy, Debug)]
enum Address {
    Number(i128),
    Symbol { target: Global, addend: i64 },
}

/// Null in the address spaces of 32 bits that begin with a valid address 0: local memory and the stack.
fn null(space: u32) -> i128 {
    if matches!(space, 2 | 3 | 5) { i128::from(u32::MAX) } else { 0 }
}

fn address(cx: &Context, c: Const) -> Result<Address, Diagnostic> {
    match &cx.consts[c] {
        ConstData::Int { ty, value } => {
            Ok(Address::Number(super::sign_extend(*value, ty.int_width().unwrap_or(64))))
        }
        ConstData::Zero(_) | ConstData::Undef(_) | ConstData::Poison(_) => Ok(Address::Number(0)),
        ConstData::Global { global, .. } | ConstData::Wrapped { global, .. } => {
            let data = &cx.globals[*global];
            if matches!(data.kind, GlobalKind::Variable(_))
                && matches!(data.address_space, 2 | 3 | 5)
            {
                let message =
                    format!("an initialiser with the address of '{}' in local memory", data.name);
                return Err(Diagnostic::unsupported(message));
            }
            Ok(Address::Symbol { target: *global, addend: 0 })
        }
        ConstData::Expr { expr, .. } => expression(cx, c, expr),
        ConstData::BlockAddress { .. } => {
            Err(Diagnostic::unsupported("'blockaddress' in an initialiser"))
        }
        _ => Err(Diagnostic::unsupported("this constant in an initialiser")),
    }
}

fn expression(cx: &Context, c: Const, expr: &ConstExpr) -> Result<Address, Diagnostic> {
    match expr {
        ConstExpr::Cast { op, value } => {
            let inner = address(cx, *value)?;
            let bits = cx.bits(cx.consts.ty(c));
            match (op, inner) {
                (CastOp::AddrSpaceCast, Address::Number(n)) => {
                    let from = cx.consts.ty(*value).address_space().unwrap_or(0);
                    let to = cx.consts.ty(c).address_space().unwrap_or(0);
                    // Only null is the same everywhere.
                    Ok(Address::Number(if n == null(from) { null(to) } else { n }))
                }
                (CastOp::Trunc, Address::Number(n)) => {
                    Ok(Address::Number(super::sign_extend(n as u128, bits as u32)))
                }
                (CastOp::Trunc | CastOp::PtrToInt, Address::Symbol { .. }) if bits < 32 => {
                    Err(Diagnostic::unsupported("an initialiser with a part of an address"))
                }
                (_, inner) => Ok(inner),
            }
        }
        ConstExpr::Gep { source, operands, .. } => {
            let base = address(cx, operands[0])?;
            let distance = distance(cx, *source, &operands[1..])
                .ok_or_else(|| Diagnostic::unsupported("this 'getelementptr' in an initialiser"))?;
            Ok(match base {
                Address::Number(n) => Address::Number(n + i128::from(distance)),
                Address::Symbol { target, addend } => {
                    Address::Symbol { target, addend: addend.wrapping_add(distance) }
                }
            })
        }
        ConstExpr::Binary { op, operands, .. } => {
            let (a, b) = (address(cx, operands[0])?, address(cx, operands[1])?);
            match (op, a, b) {
                (BinaryOp::Add, Address::Symbol { target, addend }, Address::Number(n))
                | (BinaryOp::Add, Address::Number(n), Address::Symbol { target, addend }) => {
                    Ok(Address::Symbol { target, addend: addend.wrapping_add(n as i64) })
                }
                (BinaryOp::Sub, Address::Symbol { target, addend }, Address::Number(n)) => {
                    Ok(Address::Symbol { target, addend: addend.wrapping_sub(n as i64) })
                }
                (
                    BinaryOp::Sub,
                    Address::Symbol { target, addend },
                    Address::Symbol { target: other, addend: minus },
                ) if target == other => Ok(Address::Number(i128::from(addend) - i128::from(minus))),
                (BinaryOp::Add, Address::Number(x), Address::Number(y)) => {
                    Ok(Address::Number(x.wrapping_add(y)))
                }
                (BinaryOp::Sub, Address::Number(x), Address::Number(y)) => {
                    Ok(Address::Number(x.wrapping_sub(y)))
                }
                (BinaryOp::Mul, Address::Number(x), Address::Number(y)) => {
                    Ok(Address::Number(x.wrapping_mul(y)))
                }
                (BinaryOp::Xor, Address::Number(x), Address::Number(y)) => {
                    Ok(Address::Number(x ^ y))
                }
                _ => Err(Diagnostic::unsupported("this arithmetic on addresses in an initialiser")),
            }
        }
        _ => Err(Diagnostic::unsupported("this constant expression in an initialiser")),
    }
}

/// Distance in bytes of constant indices of `getelementptr`; None if one of them is no number.
pub fn distance(cx: &Context, source: Type, indices: &[Const]) -> Option<i64> {
    let mut ty = source;
    let mut total = 0i64;
    for (n, &index) in indices.iter().enumerate() {
        let index = match &cx.consts[index] {
            ConstData::Zero(_) => 0,
            _ => cx.consts.as_int(index)?,
        };
        if n == 0 {
            total = total.wrapping_add((index as i64).wrapping_mul(cx.alloc_size(ty) as i64));
            continue;
        }
        match cx.types.kind(ty) {
            TypeKind::Struct { .. } => {
                let (offset, elem) = cx.element_at(ty, index as u64)?;
                total = total.wrapping_add(offset as i64);
                ty = elem;
            }
            TypeKind::Array { elem, .. } | TypeKind::Vector { elem, .. } => {
                total = total.wrapping_add((index as i64).wrapping_mul(cx.alloc_size(elem) as i64));
                ty = elem;
            }
            _ => return None,
        }
    }
    Some(total)
}
