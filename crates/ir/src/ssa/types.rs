//! Types of the SSA IR: LLVM's first-class types with opaque pointers.
//!
//! A [`Type`] is 32 bits. Integers, floats, pointers and the usual vectors of them are encoded in the
//! handle itself, so passes can make and inspect them without the table; arrays, structs, function
//! types and odd vectors are entries of the [`TypeTable`]. Every type has one representation only,
//! so equality of handles is equality of types (named structs are nominal, as in LLVM).

use crate::map::Map;
use std::fmt;
use std::sync::OnceLock;

crate::named_enum! {
    /// A floating-point format.
    pub enum FloatKind {
        /// IEEE binary16, `half`.
        Half = "half",
        /// bfloat16, `bfloat`.
        BFloat = "bfloat",
        /// IEEE binary32, `float`.
        Float = "float",
        /// IEEE binary64, `double`.
        Double = "double",
        /// IEEE binary128, `fp128`.
        Fp128 = "fp128",
        /// `x86_fp80`: read and printed only.
        X86Fp80 = "x86_fp80",
        /// `ppc_fp128`: read and printed only.
        PpcFp128 = "ppc_fp128",
    }
}

impl FloatKind {
    /// Width in bits.
    pub fn bits(self) -> u32 {
        match self {
            FloatKind::Half | FloatKind::BFloat => 16,
            FloatKind::Float => 32,
            FloatKind::Double => 64,
            FloatKind::X86Fp80 => 80,
            FloatKind::Fp128 | FloatKind::PpcFp128 => 128,
        }
    }
}

/// A handle to a type. See the module's documentation for the encoding.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Type(u32);

const TAG_BITS: u32 = 3;
const TAG_MASK: u32 = (1 << TAG_BITS) - 1;
const TAG_SIMPLE: u32 = 0;
const TAG_INT: u32 = 1;
const TAG_PTR: u32 = 2;
const TAG_VECTOR: u32 = 3;
const TAG_TABLE: u32 = 4;
const TAG_TABLE_VECTOR: u32 = 5;

const SIMPLE_FLOAT_BASE: u32 = 16;
/// Largest integer width of LLVM, in bits (LangRef, "Integer Type").
pub const MAX_INT_WIDTH: u32 = 1 << 23;

// Element codes of vectors encoded in the handle: 1..=128 integer width, then floats, then pointers.
const ELEM_FLOAT_BASE: u32 = 129;
const ELEM_PTR_BASE: u32 = 140;
const ELEM_PTR_SPACES: u32 = 16;
const INLINE_LANES_LIMIT: u32 = 1 << 20;

impl Type {
    /// `void`.
    pub const VOID: Type = Type(TAG_SIMPLE);
    /// `label`.
    pub const LABEL: Type = Type(TAG_SIMPLE | 1 << TAG_BITS);
    /// `metadata`.
    pub const METADATA: Type = Type(TAG_SIMPLE | 2 << TAG_BITS);
    /// `token`.
    pub const TOKEN: Type = Type(TAG_SIMPLE | 3 << TAG_BITS);
    /// `i1`.
    pub const I1: Type = Type::int(1);
    /// `i8`.
    pub const I8: Type = Type::int(8);
    /// `i16`.
    pub const I16: Type = Type::int(16);
    /// `i32`.
    pub const I32: Type = Type::int(32);
    /// `i64`.
    pub const I64: Type = Type::int(64);
    /// `i128`.
    pub const I128: Type = Type::int(128);
    /// `half`.
    pub const HALF: Type = Type::float(FloatKind::Half);
    /// `bfloat`.
    pub const BFLOAT: Type = Type::float(FloatKind::BFloat);
    /// `float`.
    pub const FLOAT: Type = Type::float(FloatKind::Float);
    /// `double`.
    pub const DOUBLE: Type = Type::float(FloatKind::Double);
    /// `ptr`, address space 0.
    pub const PTR: Type = Type::ptr(0);

    /// `iN`. `bits` is 1 ..= [`MAX_INT_WIDTH`].
    pub const fn int(bits: u32) -> Type {
        assert!(bits >= 1 && bits <= MAX_INT_WIDTH);
        Type(TAG_INT | bits << TAG_BITS)
    }

    /// A scalar floating-point type.
    pub const fn float(kind: FloatKind) -> Type {
        Type(TAG_SIMPLE | (SIMPLE_FLOAT_BASE + kind as u32) << TAG_BITS)
    }

    /// `ptr addrspace(space)`; address spaces have 24 bits.
    pub const fn ptr(space: u32) -> Type {
        assert!(space < 1 << 24);
        Type(TAG_PTR | space << TAG_BITS)
    }

    const fn payload(self) -> u32 {
        self.0 >> TAG_BITS
    }

    const fn tag(self) -> u32 {
        self.0 & TAG_MASK
    }

    /// Whether this is `void`.
    #[inline]
    pub fn is_void(self) -> bool {
        self == Type::VOID
    }

    /// Whether this is a scalar integer.
    #[inline]
    pub fn is_int(self) -> bool {
        self.tag() == TAG_INT
    }

    /// Width of a scalar integer in bits.
    #[inline]
    pub fn int_width(self) -> Option<u32> {
        self.is_int().then(|| self.payload())
    }

    /// Whether this is a scalar pointer.
    #[inline]
    pub fn is_ptr(self) -> bool {
        self.tag() == TAG_PTR
    }

    /// Address space of a scalar pointer.
    #[inline]
    pub fn address_space(self) -> Option<u32> {
        self.is_ptr().then(|| self.payload())
    }

    /// Format of a scalar float.
    #[inline]
    pub fn float_kind(self) -> Option<FloatKind> {
        if self.tag() != TAG_SIMPLE {
            return None;
        }
        self.payload().checked_sub(SIMPLE_FLOAT_BASE).map(|k| FloatKind::ALL[k as usize])
    }

    /// Whether this is a scalar float.
    #[inline]
    pub fn is_float(self) -> bool {
        self.float_kind().is_some()
    }

    /// Whether this is a vector, fixed or scalable.
    #[inline]
    pub fn is_vector(self) -> bool {
        matches!(self.tag(), TAG_VECTOR | TAG_TABLE_VECTOR)
    }

    /// Whether this is an array, struct, function or target extension type.
    #[inline]
    pub fn is_table_entry(self) -> bool {
        self.tag() == TAG_TABLE
    }

    fn inline_vector(elem: Type, lanes: u32) -> Option<Type> {
        if lanes == 0 || lanes >= INLINE_LANES_LIMIT {
            return None;
        }
        let code = if let Some(width @ 1..=128) = elem.int_width() {
            width
        } else if let Some(kind) = elem.float_kind() {
            ELEM_FLOAT_BASE + kind as u32
        } else {
            let space = elem.address_space().filter(|&s| s < ELEM_PTR_SPACES)?;
            ELEM_PTR_BASE + space
        };
        Some(Type(TAG_VECTOR | (code | lanes << 8) << TAG_BITS))
    }

    /// The type with another number for its address space, if it is a pointer or a vector of pointers.
    pub(super) fn in_address_space(self, number: impl Fn(u32) -> u32) -> Type {
        if let Some(space) = self.address_space() {
            return Type::ptr(number(space));
        }
        if self.tag() == TAG_VECTOR {
            let (elem, lanes) = self.inline_vector_parts();
            let changed = elem.address_space().map(|space| Type::ptr(number(space)));
            return changed.and_then(|elem| Type::inline_vector(elem, lanes)).unwrap_or(self);
        }
        self
    }

    fn inline_vector_parts(self) -> (Type, u32) {
        let payload = self.payload();
        let (code, lanes) = (payload & 0xff, payload >> 8);
        let elem = if code < ELEM_FLOAT_BASE {
            Type::int(code)
        } else if code < ELEM_PTR_BASE {
            Type::float(FloatKind::ALL[(code - ELEM_FLOAT_BASE) as usize])
        } else {
            Type::ptr(code - ELEM_PTR_BASE)
        };
        (elem, lanes)
    }
}

impl fmt::Debug for Type {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.tag() {
            TAG_INT => write!(f, "i{}", self.payload()),
            TAG_PTR => write!(f, "ptr({})", self.payload()),
            TAG_VECTOR => {
                let (elem, lanes) = self.inline_vector_parts();
                write!(f, "<{lanes} x {elem:?}>")
            }
            TAG_SIMPLE => match self.float_kind() {
                Some(kind) => f.write_str(kind.name()),
                None => {
                    f.write_str(["void", "label", "metadata", "token"][self.payload() as usize])
                }
            },
            _ => write!(f, "type{}", self.payload()),
        }
    }
}

/// Offsets of a struct's fields under a data layout.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StructLayout {
    /// Byte offset of each field.
    pub offsets: Box<[u64]>,
    /// Size in bytes, tail padding included.
    pub size: u64,
    /// ABI alignment in bytes.
    pub align: u64,
}

/// An entry of the type table.
#[derive(Clone, Debug)]
pub(crate) enum TypeDef {
    Vector {
        elem: Type,
        lanes: u32,
        scalable: bool,
    },
    Array {
        elem: Type,
        len: u64,
    },
    Struct {
        name: Option<Box<str>>,
        fields: Option<Box<[Type]>>,
        packed: bool,
        layout: OnceLock<StructLayout>,
    },
    Function {
        ret: Type,
        params: Box<[Type]>,
        varargs: bool,
    },
    TargetExt {
        name: Box<str>,
        types: Box<[Type]>,
        ints: Box<[u32]>,
    },
}

/// Kind of a [`Type`], for matching.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TypeKind<'a> {
    /// `void`
    Void,
    /// `label`
    Label,
    /// `metadata`
    Metadata,
    /// `token`
    Token,
    /// `iN`, width in bits
    Int(u32),
    /// A float format
    Float(FloatKind),
    /// `ptr addrspace(N)`
    Ptr(u32),
    /// `<lanes x elem>`, or `<vscale x lanes x elem>` where `scalable`
    Vector {
        /// Element type
        elem: Type,
        /// Number of lanes (the minimum where scalable)
        lanes: u32,
        /// Whether the lane count is a multiple of `vscale`
        scalable: bool,
    },
    /// `[len x elem]`
    Array {
        /// Element type
        elem: Type,
        /// Number of elements
        len: u64,
    },
    /// `{ … }`, `<{ … }>` or `%name`
    Struct {
        /// Name of a nominal struct, without the `%`
        name: Option<&'a str>,
        /// Field types; none for an opaque struct
        fields: Option<&'a [Type]>,
        /// Whether fields lie without padding
        packed: bool,
    },
    /// `ret (params, ...)`
    Function {
        /// Return type
        ret: Type,
        /// Parameter types
        params: &'a [Type],
        /// Whether it ends in `...`
        varargs: bool,
    },
    /// `target("name", types…, ints…)`
    TargetExt {
        /// Its name
        name: &'a str,
        /// Type parameters
        types: &'a [Type],
        /// Integer parameters
        ints: &'a [u32],
    },
}

#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
enum TypeKey {
    Vector(Type, u32, bool),
    Array(Type, u64),
    Struct(Box<[Type]>, bool),
    Function(Type, Box<[Type]>, bool),
    TargetExt(Box<str>, Box<[Type]>, Box<[u32]>),
}

/// Arrays, structs, function types and unusual vectors of a module.
#[derive(Clone, Default, Debug)]
pub struct TypeTable {
    defs: Vec<TypeDef>,
    index: Map<TypeKey, Type>,
    named: Map<Box<str>, Type>,
}

impl TypeTable {
    fn add(&mut self, def: TypeDef) -> Type {
        let tag = if matches!(def, TypeDef::Vector { .. }) { TAG_TABLE_VECTOR } else { TAG_TABLE };
        let ty = Type(tag | (self.defs.len() as u32) << TAG_BITS);
        self.defs.push(def);
        ty
    }

    fn intern(&mut self, key: TypeKey) -> Type {
        if let Some(&ty) = self.index.get(&key) {
            return ty;
        }
        let def = match key.clone() {
            TypeKey::Vector(elem, lanes, scalable) => TypeDef::Vector { elem, lanes, scalable },
            TypeKey::Array(elem, len) => TypeDef::Array { elem, len },
            TypeKey::Struct(fields, packed) => TypeDef::Struct {
                name: None,
                fields: Some(fields),
                packed,
                layout: OnceLock::new(),
            },
            TypeKey::Function(ret, params, varargs) => TypeDef::Function { ret, params, varargs },
            TypeKey::TargetExt(name, types, ints) => TypeDef::TargetExt { name, types, ints },
        };
        let ty = self.add(def);
        self.index.insert(key, ty);
        ty
    }

    /// `<lanes x elem>`.
    pub fn vector(&mut self, elem: Type, lanes: u32) -> Type {
        Type::inline_vector(elem, lanes)
            .unwrap_or_else(|| self.intern(TypeKey::Vector(elem, lanes, false)))
    }

    /// `<vscale x lanes x elem>`.
    pub fn scalable_vector(&mut self, elem: Type, lanes: u32) -> Type {
        self.intern(TypeKey::Vector(elem, lanes, true))
    }

    /// `[len x elem]`.
    pub fn array(&mut self, elem: Type, len: u64) -> Type {
        self.intern(TypeKey::Array(elem, len))
    }

    /// A literal struct, `{ … }` or `<{ … }>`.
    pub fn literal_struct(&mut self, fields: &[Type], packed: bool) -> Type {
        self.intern(TypeKey::Struct(fields.into(), packed))
    }

    /// A function type.
    pub fn function(&mut self, ret: Type, params: &[Type], varargs: bool) -> Type {
        self.intern(TypeKey::Function(ret, params.into(), varargs))
    }

    /// `target("name", …)`.
    pub fn target_ext(&mut self, name: &str, types: &[Type], ints: &[u32]) -> Type {
        self.intern(TypeKey::TargetExt(name.into(), types.into(), ints.into()))
    }

    /// The nominal struct `%name`, made opaque if it is new. Names of numbered structs are their digits.
    pub fn named_struct(&mut self, name: &str) -> Type {
        if let Some(&ty) = self.named.get(name) {
            return ty;
        }
        let ty = self.add(TypeDef::Struct {
            name: Some(name.into()),
            fields: None,
            packed: false,
            layout: OnceLock::new(),
        });
        self.named.insert(name.into(), ty);
        ty
    }

    /// The nominal struct `%name`, if there is one.
    pub fn find_named(&self, name: &str) -> Option<Type> {
        self.named.get(name).copied()
    }

    /// Binds `%name` to another type (`%T = type i32`, read for completeness).
    pub fn alias_name(&mut self, name: &str, ty: Type) {
        self.named.insert(name.into(), ty);
    }

    /// Sets the fields of the nominal struct `ty`.
    ///
    /// # Panics
    /// If `ty` is not a nominal struct.
    pub fn set_struct_body(&mut self, ty: Type, fields: &[Type], packed: bool) {
        match &mut self.defs[ty.payload() as usize] {
            TypeDef::Struct { name: Some(_), fields: body, packed: p, layout } => {
                *body = Some(fields.into());
                *p = packed;
                *layout = OnceLock::new();
            }
            other => panic!("set_struct_body on {other:?}"),
        }
    }

    /// All nominal structs in the order of their first mention.
    pub fn named_structs(&self) -> impl Iterator<Item = Type> + '_ {
        self.defs.iter().enumerate().filter_map(|(n, def)| {
            matches!(def, TypeDef::Struct { name: Some(_), .. })
                .then_some(Type(TAG_TABLE | (n as u32) << TAG_BITS))
        })
    }

    /// Changes the types that others are made of. Types that differed must differ still. (What names stand for is of no
    /// use after a module was read.)
    pub(super) fn update(&mut self, change: impl Fn(Type) -> Type) {
        let all = |types: &mut Box<[Type]>| types.iter_mut().for_each(|ty| *ty = change(*ty));
        for def in &mut self.defs {
            match def {
                TypeDef::Vector { elem, .. } | TypeDef::Array { elem, .. } => *elem = change(*elem),
                TypeDef::Struct { fields, .. } => fields.iter_mut().for_each(all),
                TypeDef::Function { ret, params, .. } => {
                    *ret = change(*ret);
                    all(params);
                }
                TypeDef::TargetExt { types, .. } => all(types),
            }
        }
        for (mut key, ty) in core::mem::take(&mut self.index) {
            match &mut key {
                TypeKey::Vector(elem, ..) | TypeKey::Array(elem, _) => *elem = change(*elem),
                TypeKey::Struct(types, _) | TypeKey::TargetExt(_, types, _) => all(types),
                TypeKey::Function(ret, params, _) => {
                    *ret = change(*ret);
                    all(params);
                }
            }
            self.index.insert(key, ty);
        }
    }

    #[inline]
    pub(crate) fn def(&self, ty: Type) -> &TypeDef {
        &self.defs[ty.payload() as usize]
    }

    pub(crate) fn forget_layouts(&mut self) {
        for def in &mut self.defs {
            if let TypeDef::Struct { layout, .. } = def {
                *layout = OnceLock::new();
            }
        }
    }

    /// The kind of `ty`.
    pub fn kind(&self, ty: Type) -> TypeKind<'_> {
        match ty.tag() {
            TAG_INT => TypeKind::Int(ty.payload()),
            TAG_PTR => TypeKind::Ptr(ty.payload()),
            TAG_VECTOR => {
                let (elem, lanes) = ty.inline_vector_parts();
                TypeKind::Vector { elem, lanes, scalable: false }
            }
            TAG_SIMPLE => match ty.float_kind() {
                Some(kind) => TypeKind::Float(kind),
                None => [TypeKind::Void, TypeKind::Label, TypeKind::Metadata, TypeKind::Token]
                    [ty.payload() as usize],
            },
            _ => match self.def(ty) {
                TypeDef::Vector { elem, lanes, scalable } => {
                    TypeKind::Vector { elem: *elem, lanes: *lanes, scalable: *scalable }
                }
                TypeDef::Array { elem, len } => TypeKind::Array { elem: *elem, len: *len },
                TypeDef::Struct { name, fields, packed, .. } => TypeKind::Struct {
                    name: name.as_deref(),
                    fields: fields.as_deref(),
                    packed: *packed,
                },
                TypeDef::Function { ret, params, varargs } => {
                    TypeKind::Function { ret: *ret, params, varargs: *varargs }
                }
                TypeDef::TargetExt { name, types, ints } => {
                    TypeKind::TargetExt { name, types, ints }
                }
            },
        }
    }

    /// Element type and lane count of a vector; none for anything else.
    #[inline]
    pub fn vector_parts(&self, ty: Type) -> Option<(Type, u32)> {
        if !ty.is_vector() {
            return None;
        }
        match self.kind(ty) {
            TypeKind::Vector { elem, lanes, .. } => Some((elem, lanes)),
            _ => None,
        }
    }

    /// The element type of a vector, the type itself otherwise.
    #[inline]
    pub fn scalar(&self, ty: Type) -> Type {
        self.vector_parts(ty).map_or(ty, |(elem, _)| elem)
    }

    /// Number of lanes: of a vector its length, otherwise 1.
    #[inline]
    pub fn lanes(&self, ty: Type) -> u32 {
        self.vector_parts(ty).map_or(1, |(_, lanes)| lanes)
    }

    /// `scalar` with the vector shape of `like`.
    pub fn with_shape_of(&mut self, scalar: Type, like: Type) -> Type {
        match self.kind(like) {
            TypeKind::Vector { lanes, scalable: false, .. } => self.vector(scalar, lanes),
            TypeKind::Vector { lanes, scalable: true, .. } => self.scalable_vector(scalar, lanes),
            _ => scalar,
        }
    }

    /// Whether `ty` is an array or a struct.
    pub fn is_aggregate(&self, ty: Type) -> bool {
        matches!(self.kind(ty), TypeKind::Array { .. } | TypeKind::Struct { .. })
    }

    /// Number of elements of a vector, array or struct.
    pub fn element_count(&self, ty: Type) -> Option<u64> {
        match self.kind(ty) {
            TypeKind::Vector { lanes, .. } => Some(u64::from(lanes)),
            TypeKind::Array { len, .. } => Some(len),
            TypeKind::Struct { fields, .. } => fields.map(|f| f.len() as u64),
            _ => None,
        }
    }

    /// Type of element `n` of a vector, array or struct; none where there is no such element.
    pub fn element(&self, ty: Type, n: u64) -> Option<Type> {
        match self.kind(ty) {
            TypeKind::Vector { elem, lanes, .. } => (n < u64::from(lanes)).then_some(elem),
            TypeKind::Array { elem, len } => (n < len).then_some(elem),
            TypeKind::Struct { fields, .. } => fields?.get(usize::try_from(n).ok()?).copied(),
            _ => None,
        }
    }

    /// Return type, parameters and varargs flag of a function type.
    pub fn signature(&self, ty: Type) -> Option<(Type, &[Type], bool)> {
        match self.kind(ty) {
            TypeKind::Function { ret, params, varargs } => Some((ret, params, varargs)),
            _ => None,
        }
    }

    /// LLVM's text for `ty`.
    pub fn display(&self, ty: Type) -> DisplayType<'_> {
        DisplayType { table: self, ty }
    }
}

/// Prints a type as LLVM does.
pub struct DisplayType<'a> {
    table: &'a TypeTable,
    ty: Type,
}

impl fmt::Display for DisplayType<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let show = |ty| DisplayType { table: self.table, ty };
        let list = |f: &mut fmt::Formatter<'_>, types: &[Type]| {
            for (n, &ty) in types.iter().enumerate() {
                write!(f, "{}{}", if n == 0 { "" } else { ", " }, show(ty))?;
            }
            Ok(())
        };
        match self.table.kind(self.ty) {
            TypeKind::Void => f.write_str("void"),
            TypeKind::Label => f.write_str("label"),
            TypeKind::Metadata => f.write_str("metadata"),
            TypeKind::Token => f.write_str("token"),
            TypeKind::Int(bits) => write!(f, "i{bits}"),
            TypeKind::Float(kind) => f.write_str(kind.name()),
            TypeKind::Ptr(0) => f.write_str("ptr"),
            TypeKind::Ptr(space) => write!(f, "ptr addrspace({space})"),
            TypeKind::Vector { elem, lanes, scalable } => {
                write!(f, "<{}{lanes} x {}>", if scalable { "vscale x " } else { "" }, show(elem))
            }
            TypeKind::Array { elem, len } => write!(f, "[{len} x {}]", show(elem)),
            TypeKind::Struct { name: Some(name), .. } => write_name(f, '%', name),
            TypeKind::Struct { name: None, fields, packed } => {
                write_struct_body(self.table, f, fields, packed)
            }
            TypeKind::Function { ret, params, varargs } => {
                write!(f, "{} (", show(ret))?;
                list(f, params)?;
                match (params.is_empty(), varargs) {
                    (_, false) => f.write_str(")"),
                    (true, true) => f.write_str("...)"),
                    (false, true) => f.write_str(", ...)"),
                }
            }
            TypeKind::TargetExt { name, types, ints } => {
                write!(f, "target(\"{name}\"")?;
                for &ty in types {
                    write!(f, ", {}", show(ty))?;
                }
                for int in ints {
                    write!(f, ", {int}")?;
                }
                f.write_str(")")
            }
        }
    }
}

/// Writes a struct's body: `{ i32, ptr }`, `<{ i8 }>`, `{}` or `opaque`.
pub fn write_struct_body(
    table: &TypeTable,
    f: &mut fmt::Formatter<'_>,
    fields: Option<&[Type]>,
    packed: bool,
) -> fmt::Result {
    let Some(fields) = fields else { return f.write_str("opaque") };
    f.write_str(if packed { "<{" } else { "{" })?;
    for (n, &ty) in fields.iter().enumerate() {
        write!(f, "{}{}", if n == 0 { " " } else { ", " }, table.display(ty))?;
    }
    f.write_str(match (fields.is_empty(), packed) {
        (true, false) => "}",
        (true, true) => "}>",
        (false, false) => " }",
        (false, true) => " }>",
    })
}

/// Writes `name` after `sigil`, quoted and escaped where LLVM's lexer needs it.
pub fn write_name(f: &mut dyn fmt::Write, sigil: char, name: &str) -> fmt::Result {
    let plain = |c: u8| c.is_ascii_alphanumeric() || matches!(c, b'-' | b'$' | b'.' | b'_');
    let bytes = name.as_bytes();
    f.write_char(sigil)?;
    // A name of digits only would read as a number; a leading digit is fine otherwise only when quoted.
    if !bytes.is_empty() && bytes.iter().all(|&c| plain(c)) && !(bytes[0].is_ascii_digit()) {
        return f.write_str(name);
    }
    if sigil == '%' && !bytes.is_empty() && bytes.iter().all(u8::is_ascii_digit) {
        return f.write_str(name);
    }
    f.write_char('"')?;
    write_escaped(f, bytes)?;
    f.write_char('"')
}

/// Writes bytes as the inside of an LLVM string: printable ASCII as it is, the rest as `\XX`.
pub fn write_escaped(f: &mut dyn fmt::Write, bytes: &[u8]) -> fmt::Result {
    for &c in bytes {
        if (0x20..0x7f).contains(&c) && c != b'"' && c != b'\\' {
            f.write_char(c as char)?;
        } else {
            write!(f, "\\{c:02X}")?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_handle_per_type() {
        let mut t = TypeTable::default();
        assert_eq!(t.vector(Type::FLOAT, 4), t.vector(Type::FLOAT, 4));
        assert_eq!(t.vector(Type::int(200), 4), t.vector(Type::int(200), 4));
        assert_eq!(t.array(Type::I8, 3), t.array(Type::I8, 3));
        assert_ne!(t.array(Type::I8, 3), t.array(Type::I8, 4));
        let s = t.named_struct("S");
        assert_eq!(t.named_struct("S"), s);
        assert_eq!(t.kind(t.scalar(Type::ptr(3))), TypeKind::Ptr(3));
    }

    #[test]
    fn text_is_llvms() {
        let mut t = TypeTable::default();
        let v = t.vector(Type::ptr(3), 2);
        let s = t.literal_struct(&[Type::I1, v], true);
        assert_eq!(t.display(s).to_string(), "<{ i1, <2 x ptr addrspace(3)> }>");
        let f = t.function(Type::VOID, &[Type::PTR], true);
        assert_eq!(t.display(f).to_string(), "void (ptr, ...)");
        let n = t.named_struct("a b");
        assert_eq!(t.display(n).to_string(), "%\"a b\"");
    }
}
