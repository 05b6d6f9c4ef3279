//! Initialisers of variables as bytes and addresses within them.
//!
//! Targets differ in the addresses that a file can hold: [`AddressRules`].

use super::{
    BinaryOp, CastOp, Const, ConstData, ConstExpr, Context, Global, GlobalKind, Type, TypeKind,
};
use crate::diagnostic::Diagnostic;

/// Rules of a target for addresses in initialisers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AddressRules {
    /// Address spaces of 32 bits whose variables have no address before a kernel runs. Address 0 is valid in them: their null
    /// pointer has all bits set.
    pub local_spaces: &'static [u32],
    /// Size in bytes of the smallest part of an address that a relocation writes.
    pub least_size: u64,
}

impl AddressRules {
    /// Rules of files that a loader relocates. The address spaces are those of AMD: 3 is shared and 5 private memory.
    pub const RELOCATED: Self = Self { local_spaces: &[2, 3, 5], least_size: 4 };
    /// Rules of assembly for another compiler, which knows the variables of all address spaces and whole addresses only.
    pub const ASSEMBLY: Self = Self { local_spaces: &[], least_size: 8 };

    /// Null pointer of an address space.
    fn null(self, space: u32) -> i128 {
        if self.local_spaces.contains(&space) { i128::from(u32::MAX) } else { 0 }
    }
}

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
    /// Whether it is the generic address of a variable, not the address in the variable's address space.
    pub generic: bool,
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
    /// The initializer has no bytes: parts of addresses, addresses in local memory.
    pub fn of(cx: &Context, initializer: Const, rules: AddressRules) -> Result<Self, Diagnostic> {
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
        image.write(cx, initializer, 0, rules)?;
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
    ///
    /// # Errors
    /// If it is no number.
    fn put_element(
        &mut self,
        cx: &Context,
        element: Const,
        at: u64,
        bits: u64,
    ) -> Result<(), Diagnostic> {
        match &cx.consts[element] {
            ConstData::Int { value, .. } => self.put_bits(at, *value, bits),
            ConstData::WideInt { limbs, .. } => {
                for (first, &limb) in (0..bits).step_by(64).zip(limbs) {
                    self.put_bits(at + first, limb.into(), (bits - first).min(64));
                }
            }
            ConstData::Zero(_) | ConstData::Undef(_) | ConstData::Poison(_) => {}
            _ => return Err(Diagnostic::unsupported("this element in an initialiser")),
        }
        Ok(())
    }

    /// Writes a constant at an offset. Nesting is that of the types, which is bounded.
    fn write(
        &mut self,
        cx: &Context,
        c: Const,
        offset: u64,
        rules: AddressRules,
    ) -> Result<(), Diagnostic> {
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
                            self.write(cx, e, offset + at / 8, rules)?;
                        } else {
                            self.put_element(cx, e, offset * 8 + at, bits)?;
                        }
                    }
                    return Ok(());
                }
                for (n, &e) in elems.iter().enumerate() {
                    let at = cx.element_at(*ty, n as u64).map_or(0, |e| e.0);
                    self.write(cx, e, offset + at, rules)?;
                }
            }
            _ => {
                let size = cx.store_size(cx.consts.ty(c)).min(16) as usize;
                match rules.address(cx, c)? {
                    Address::Number(n) => self.put(offset, &n.to_le_bytes()[..size]),
                    Address::Symbol { target, addend, generic } => {
                        if !matches!(size, 4 | 8) || (size as u64) < rules.least_size {
                            return Err(part_of_address());
                        }
                        let size = size as u8;
                        self.addresses.push(AddressAt { offset, size, target, addend, generic });
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
    Symbol { target: Global, addend: i64, generic: bool },
}

impl Address {
    /// Returns the address at a distance.
    fn at_distance(self, distance: i128) -> Self {
        match self {
            Self::Number(n) => Self::Number(n.wrapping_add(distance)),
            Self::Symbol { target, addend, generic } => {
                Self::Symbol { target, addend: addend.wrapping_add(distance as i64), generic }
            }
        }
    }
}

fn part_of_address() -> Diagnostic {
    Diagnostic::unsupported("an initialiser with a part of an address")
}

fn is_variable(cx: &Context, global: Global) -> bool {
    matches!(cx.globals[global].kind, GlobalKind::Variable(_))
}

impl AddressRules {
    fn address(self, cx: &Context, c: Const) -> Result<Address, Diagnostic> {
        match &cx.consts[c] {
            ConstData::Int { ty, value } => {
                Ok(Address::Number(super::sign_extend(*value, ty.int_width().unwrap_or(64))))
            }
            ConstData::Zero(_) | ConstData::Undef(_) | ConstData::Poison(_) => {
                Ok(Address::Number(0))
            }
            ConstData::Global { ty, global } | ConstData::Wrapped { ty, global, .. } => {
                let (data, variable) = (&cx.globals[*global], is_variable(cx, *global));
                if variable && self.local_spaces.contains(&data.address_space) {
                    let name = &data.name;
                    let message =
                        format!("an initialiser with the address of '{name}' in local memory");
                    return Err(Diagnostic::unsupported(message));
                }
                let generic = variable && ty.address_space() == Some(0);
                Ok(Address::Symbol { target: *global, addend: 0, generic })
            }
            ConstData::Expr { expr, .. } => self.expression(cx, c, expr),
            ConstData::BlockAddress { .. } => {
                Err(Diagnostic::unsupported("'blockaddress' in an initialiser"))
            }
            _ => Err(Diagnostic::unsupported("this constant in an initialiser")),
        }
    }

    fn expression(self, cx: &Context, c: Const, expr: &ConstExpr) -> Result<Address, Diagnostic> {
        match expr {
            ConstExpr::Cast { op, value } => {
                let inner = self.address(cx, *value)?;
                self.cast(cx, *op, cx.consts.ty(*value), cx.consts.ty(c), inner)
            }
            ConstExpr::Gep { source, operands, .. } => {
                let base = self.address(cx, operands[0])?;
                let distance = distance(cx, *source, &operands[1..]).ok_or_else(|| {
                    Diagnostic::unsupported("this 'getelementptr' in an initialiser")
                })?;
                Ok(base.at_distance(distance.into()))
            }
            ConstExpr::Binary { op, operands, .. } => {
                let (a, b) = (self.address(cx, operands[0])?, self.address(cx, operands[1])?);
                arithmetic(*op, a, b)
            }
            _ => Err(Diagnostic::unsupported("this constant expression in an initialiser")),
        }
    }

    fn cast(
        self,
        cx: &Context,
        op: CastOp,
        from: Type,
        to: Type,
        inner: Address,
    ) -> Result<Address, Diagnostic> {
        let bits = cx.bits(to);
        let space = |ty: Type| ty.address_space().unwrap_or(0);
        Ok(match (op, inner) {
            // Only null is the same everywhere.
            (CastOp::AddrSpaceCast, Address::Number(n)) if n == self.null(space(from)) => {
                Address::Number(self.null(space(to)))
            }
            (CastOp::AddrSpaceCast, Address::Symbol { target, addend, .. }) => {
                let generic = to.address_space() == Some(0) && is_variable(cx, target);
                Address::Symbol { target, addend, generic }
            }
            (CastOp::Trunc, Address::Number(n)) => {
                Address::Number(super::sign_extend(n as u128, bits as u32))
            }
            (CastOp::Trunc | CastOp::PtrToInt, Address::Symbol { .. })
                if bits < 8 * self.least_size =>
            {
                return Err(part_of_address());
            }
            (_, inner) => inner,
        })
    }
}

fn arithmetic(op: BinaryOp, a: Address, b: Address) -> Result<Address, Diagnostic> {
    use Address::{Number, Symbol};
    Ok(match (op, a, b) {
        (BinaryOp::Add, address, Number(n)) | (BinaryOp::Add, Number(n), address) => {
            address.at_distance(n)
        }
        (BinaryOp::Sub, address, Number(n)) => address.at_distance(n.wrapping_neg()),
        (
            BinaryOp::Sub,
            Symbol { target, addend, .. },
            Symbol { target: other, addend: minus, .. },
        ) if target == other => Number(i128::from(addend) - i128::from(minus)),
        (BinaryOp::Mul, Number(x), Number(y)) => Number(x.wrapping_mul(y)),
        (BinaryOp::Xor, Number(x), Number(y)) => Number(x ^ y),
        _ => {
            return Err(Diagnostic::unsupported("this arithmetic on addresses in an initialiser"));
        }
    })
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
