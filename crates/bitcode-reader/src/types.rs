//! The type table.

use crate::bitstream::Record;
use crate::state::{Reader, Result};
use ir::ssa::types::MAX_INT_WIDTH;
use ir::ssa::{FloatKind, Type, TypeKind};

/// Types may be nested this deep, as in the text reader.
const MAX_DEPTH: u8 = 200;
/// The text of a type has at most so many parts. Types are made of others by number, so that few records could stand for
/// a text without end.
const MAX_PARTS: u32 = 1 << 16;

impl<'a> Reader<'a> {
    pub(crate) fn type_table(&mut self) -> Result<()> {
        self.records(Reader::type_record)
    }

    fn type_record(&mut self, record: &Record<'a>) -> Result<()> {
        let ops = &record.ops[..];
        let op = |n: usize| ops.get(n).copied();
        let missing = || self.error("a type lacks a part");
        let mut extent = (0, 1);
        let ty = match record.code {
            // How many there will be.
            1 => return Ok(()),
            2 => Type::VOID,
            3 => Type::FLOAT,
            4 => Type::DOUBLE,
            5 => Type::LABEL,
            6 => self.named_struct(None, false)?,
            7 => match op(0).ok_or_else(missing)? {
                width @ 1.. if width <= u64::from(MAX_INT_WIDTH) => Type::int(width as u32),
                _ => return Err(self.error("an integer of an impossible width")),
            },
            8 => {
                let producer = &self.producer;
                let what = format_args!("bitcode with typed pointers (here of '{producer}')");
                return Err(self.unsupported(what).with_note(
                    "LLVM 14 and older write them, and clang 15 for SPIR: it writes opaque ones with -Xclang -opaque-pointers",
                ));
            }
            10 => Type::HALF,
            11 => {
                let len = op(0).ok_or_else(missing)?;
                let elem = self.element(op(1).ok_or_else(missing)?, &mut extent)?;
                self.m.cx.types.array(elem, len)
            }
            12 => {
                let lanes = u32::try_from(op(0).ok_or_else(missing)?).unwrap_or(0);
                let elem = self.element(op(1).ok_or_else(missing)?, &mut extent)?;
                if lanes == 0 || !(elem.is_int() || elem.is_float() || elem.is_ptr()) {
                    return Err(self.error("an impossible vector type"));
                }
                let types = &mut self.m.cx.types;
                match op(2) {
                    Some(scalable) if scalable != 0 => types.scalable_vector(elem, lanes),
                    _ => types.vector(elem, lanes),
                }
            }
            13 => Type::float(FloatKind::X86Fp80),
            14 => Type::float(FloatKind::Fp128),
            15 => Type::float(FloatKind::PpcFp128),
            16 => Type::METADATA,
            17 => return Err(self.unsupported("type 'x86_mmx'")),
            18 | 20 => {
                let (packed, fields) = ops.split_first().ok_or_else(missing)?;
                let mut list = Vec::with_capacity(fields.len());
                for &field in fields {
                    list.push(self.element(field, &mut extent)?);
                }
                if record.code == 18 {
                    self.m.cx.types.literal_struct(&list, *packed != 0)
                } else {
                    self.named_struct(Some(&list), *packed != 0)?
                }
            }
            19 => {
                self.types.name = Some(self.text(ops)?);
                return Ok(());
            }
            21 => {
                let [varargs, ret, params @ ..] = ops else { return Err(missing()) };
                let ret = self.part(*ret, &mut extent)?;
                if matches!(
                    self.m.cx.types.kind(ret),
                    TypeKind::Label | TypeKind::Metadata | TypeKind::Function { .. }
                ) {
                    return Err(self.error("a function cannot return a value of this type"));
                }
                let mut list = Vec::with_capacity(params.len());
                for &param in params {
                    let ty = self.part(param, &mut extent)?;
                    if matches!(
                        self.m.cx.types.kind(ty),
                        TypeKind::Void | TypeKind::Function { .. }
                    ) {
                        return Err(self.error("a parameter of an impossible type"));
                    }
                    list.push(ty);
                }
                self.m.cx.types.function(ret, &list, *varargs != 0)
            }
            22 => Type::TOKEN,
            23 => Type::BFLOAT,
            24 => return Err(self.unsupported("type 'x86_amx'")),
            25 => match op(0).ok_or_else(missing)? {
                space if space < 1 << 24 => Type::ptr(space as u32),
                _ => return Err(self.error("an address space of more than 24 bits")),
            },
            26 => {
                let name = self.types.name.take();
                let missing = || self.error("a type lacks a part");
                let name = name.ok_or_else(missing)?;
                let (&count, rest) = ops.split_first().ok_or_else(missing)?;
                let count = usize::try_from(count).unwrap_or(usize::MAX);
                let (types, ints) = rest.split_at_checked(count).ok_or_else(missing)?;
                let mut list = Vec::with_capacity(types.len());
                for &ty in types {
                    list.push(self.part(ty, &mut extent)?);
                }
                let ints: Option<Vec<u32>> = ints.iter().map(|&n| u32::try_from(n).ok()).collect();
                let ints = ints.ok_or_else(|| self.error("a parameter of more than 32 bits"))?;
                self.m.cx.types.target_ext(&name, &list, &ints)
            }
            code => return Err(self.unsupported(format_args!("bitcode type of code {code}"))),
        };
        self.types.list.push(ty);
        // A named struct is but its name where it stands in another.
        if matches!(record.code, 6 | 20) {
            extent.1 = 1;
        }
        self.types.extents.push(extent);
        Ok(())
    }

    /// A type that another is made of.
    fn part(&self, id: u64, extent: &mut (u8, u32)) -> Result<Type> {
        let ty = self.ty(id)?;
        let (depth, parts) = self.types.extents[id as usize];
        let depth = depth + u8::from(ty.is_table_entry());
        *extent = (extent.0.max(depth), extent.1.saturating_add(parts));
        if depth > MAX_DEPTH {
            return Err(self.error("a type is nested too deeply"));
        }
        if extent.1 > MAX_PARTS {
            return Err(self.error("a type of too many parts"));
        }
        Ok(ty)
    }

    /// A type that an array, vector or struct can hold.
    fn element(&self, id: u64, extent: &mut (u8, u32)) -> Result<Type> {
        let ty = self.part(id, extent)?;
        let bad = match self.m.cx.types.kind(ty) {
            TypeKind::Void | TypeKind::Label | TypeKind::Metadata | TypeKind::Token => true,
            TypeKind::Function { .. } => true,
            TypeKind::Vector { scalable, .. } => scalable,
            _ => false,
        };
        if bad {
            let text = self.show(ty);
            return Err(
                self.error(format_args!("type '{text}' cannot be an element of another type"))
            );
        }
        Ok(ty)
    }

    fn named_struct(&mut self, fields: Option<&[Type]>, packed: bool) -> Result<Type> {
        let types = &mut self.m.cx.types;
        let name = match self.types.name.take() {
            Some(name) => name,
            None => {
                self.types.numbered += 1;
                (self.types.numbered - 1).to_string()
            }
        };
        if types.find_named(&name).is_some() {
            return Err(self.error(format_args!("two structs are named '{name}'")));
        }
        let ty = types.named_struct(&name);
        if let Some(fields) = fields {
            types.set_struct_body(ty, fields, packed);
        }
        Ok(ty)
    }
}
