//! The data layout: sizes and alignments of types (LLVM LangRef, "Data Layout").

use super::types::{FloatKind, StructLayout, Type, TypeDef, TypeKind, TypeTable};

/// Size and alignment of pointers of one address space.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PointerLayout {
    /// Address space.
    pub space: u32,
    /// Size in bits.
    pub bits: u32,
    /// ABI alignment in bytes.
    pub align: u64,
    /// Width of the index type of `getelementptr`, in bits.
    pub index_bits: u32,
}

/// A parsed data-layout string.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DataLayout {
    text: Box<str>,
    big_endian: bool,
    pointers: Vec<PointerLayout>,
    ints: Vec<(u32, u64)>,
    floats: Vec<(u32, u64)>,
    vectors: Vec<(u32, u64)>,
    aggregate_align: u64,
    /// Address space of allocas (`A`).
    pub alloca_space: u32,
    /// Default address space of globals (`G`).
    pub global_space: u32,
    /// Address space of functions (`P`).
    pub program_space: u32,
    /// Native integer widths (`n`), in bits.
    pub native_ints: Vec<u32>,
}

impl Default for DataLayout {
    fn default() -> Self {
        DataLayout {
            text: "".into(),
            big_endian: false,
            pointers: vec![PointerLayout { space: 0, bits: 64, align: 8, index_bits: 64 }],
            ints: vec![(1, 1), (8, 1), (16, 2), (32, 4), (64, 8)],
            floats: vec![(16, 2), (32, 4), (64, 8), (128, 16)],
            vectors: vec![(64, 8), (128, 16)],
            aggregate_align: 1,
            alloca_space: 0,
            global_space: 0,
            program_space: 0,
            native_ints: Vec::new(),
        }
    }
}

/// Rounds `n` up to a multiple of `align`, a power of two.
pub fn align_to(n: u64, align: u64) -> u64 {
    debug_assert!(align.is_power_of_two());
    (n + align - 1) & !(align - 1)
}

fn set(list: &mut Vec<(u32, u64)>, bits: u32, align: u64) {
    match list.binary_search_by_key(&bits, |e| e.0) {
        Ok(n) => list[n].1 = align,
        Err(n) => list.insert(n, (bits, align)),
    }
}

impl DataLayout {
    /// Parses a data-layout string.
    ///
    /// # Errors
    /// A sentence that names the specification which is not understood.
    pub fn parse(text: &str) -> Result<DataLayout, String> {
        let mut layout = DataLayout { text: text.into(), ..DataLayout::default() };
        for spec in text.split('-').filter(|s| !s.is_empty()) {
            layout
                .specification(spec)
                .ok_or_else(|| format!("invalid data layout specification '{spec}'"))?;
        }
        Ok(layout)
    }

    fn specification(&mut self, spec: &str) -> Option<()> {
        let bytes_of = |bits: &str| -> Option<u64> {
            let bits: u64 = bits.parse().ok()?;
            let bytes = (bits / 8).max(1);
            bytes.is_power_of_two().then_some(bytes)
        };
        let (head, rest) = spec.split_at_checked(1)?;
        let mut parts = rest.split(':');
        let first = parts.next()?;
        match head {
            "e" => self.big_endian = false,
            "E" => self.big_endian = true,
            "p" => {
                // Flags of newer layouts (`pe8`, `pu7` …) stand before the number.
                let space = first.trim_start_matches(|c: char| c.is_ascii_alphabetic());
                let space = if space.is_empty() { 0 } else { space.parse().ok()? };
                let bits = parts.next()?.parse().ok()?;
                let align = bytes_of(parts.next()?)?;
                let _preferred = parts.next();
                let index_bits = parts.next().map_or(Some(bits), |s| s.parse().ok())?;
                self.pointers.retain(|p| p.space != space);
                self.pointers.push(PointerLayout { space, bits, align, index_bits });
            }
            "i" => set(&mut self.ints, first.parse().ok()?, bytes_of(parts.next()?)?),
            "f" => set(&mut self.floats, first.parse().ok()?, bytes_of(parts.next()?)?),
            "v" => set(&mut self.vectors, first.parse().ok()?, bytes_of(parts.next()?)?),
            "a" => self.aggregate_align = bytes_of(parts.next()?)?,
            "n" if first.starts_with('i') => {}
            "n" => {
                self.native_ints = std::iter::once(first)
                    .chain(parts)
                    .map(|s| s.parse().ok())
                    .collect::<Option<_>>()?;
            }
            "A" => self.alloca_space = first.parse().ok()?,
            "G" => self.global_space = first.parse().ok()?,
            "P" => self.program_space = first.parse().ok()?,
            // Stack alignment, mangling, function pointer alignment: nothing here depends on them.
            "S" | "s" | "m" | "F" => {}
            _ => return None,
        }
        Some(())
    }

    /// The string this was parsed from.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Whether the first byte of an integer in memory is its most significant.
    pub fn big_endian(&self) -> bool {
        self.big_endian
    }

    /// Layout of pointers into `space`.
    pub fn pointer(&self, space: u32) -> PointerLayout {
        let find = |s| self.pointers.iter().find(|p| p.space == s).copied();
        find(space).or_else(|| find(0)).unwrap_or(PointerLayout {
            space: 0,
            bits: 64,
            align: 8,
            index_bits: 64,
        })
    }

    /// Size of `ty` in bits, without padding; none for unsized types.
    pub fn size_in_bits(&self, types: &TypeTable, ty: Type) -> Option<u64> {
        Some(match types.kind(ty) {
            TypeKind::Int(bits) => u64::from(bits),
            TypeKind::Float(kind) => u64::from(kind.bits()),
            TypeKind::Ptr(space) => u64::from(self.pointer(space).bits),
            TypeKind::Vector { elem, lanes, scalable: false } => {
                u64::from(lanes) * self.size_in_bits(types, elem)?
            }
            TypeKind::Array { elem, len } => {
                self.alloc_size(types, elem)?.checked_mul(len)?.checked_mul(8)?
            }
            TypeKind::Struct { .. } => self.struct_layout(types, ty)?.size.checked_mul(8)?,
            _ => return None,
        })
    }

    /// Bytes that a store of `ty` may write.
    pub fn store_size(&self, types: &TypeTable, ty: Type) -> Option<u64> {
        Some(self.size_in_bits(types, ty)?.div_ceil(8))
    }

    /// Bytes between two `ty` in an array.
    pub fn alloc_size(&self, types: &TypeTable, ty: Type) -> Option<u64> {
        if let Some(bits) = ty.int_width() {
            return Some(align_to(u64::from(bits.div_ceil(8)), self.int_align(bits)));
        }
        Some(align_to(self.store_size(types, ty)?, self.abi_align(types, ty)))
    }

    /// ABI alignment of `ty` in bytes (1 for unsized types).
    pub fn abi_align(&self, types: &TypeTable, ty: Type) -> u64 {
        match types.kind(ty) {
            TypeKind::Int(bits) => self.int_align(bits),
            TypeKind::Float(FloatKind::X86Fp80) => 16,
            TypeKind::Float(kind) => {
                let bits = kind.bits();
                self.floats
                    .iter()
                    .find(|e| e.0 == bits)
                    .map_or_else(|| u64::from(bits / 8).next_power_of_two(), |e| e.1)
            }
            TypeKind::Ptr(space) => self.pointer(space).align,
            TypeKind::Vector { .. } => {
                let bits = self.size_in_bits(types, ty).unwrap_or(8);
                match self.vectors.iter().find(|e| u64::from(e.0) == bits) {
                    Some(e) => e.1,
                    None => bits.div_ceil(8).max(1).next_power_of_two(),
                }
            }
            TypeKind::Array { elem, .. } => self.abi_align(types, elem),
            TypeKind::Struct { .. } => self.struct_layout(types, ty).map_or(1, |l| l.align),
            _ => 1,
        }
    }

    fn int_align(&self, bits: u32) -> u64 {
        // The smallest listed width that holds it, or the largest listed.
        match self.ints.iter().find(|e| e.0 >= bits).or(self.ints.last()) {
            Some(e) => e.1,
            None => u64::from(bits.div_ceil(8)).next_power_of_two(),
        }
    }

    /// Field offsets, size and alignment of a struct; none for other types and opaque structs.
    pub fn struct_layout<'t>(&self, types: &'t TypeTable, ty: Type) -> Option<&'t StructLayout> {
        if !ty.is_table_entry() {
            return None;
        }
        let TypeDef::Struct { fields: Some(fields), packed, layout, .. } = types.def(ty) else {
            return None;
        };
        if let Some(known) = layout.get() {
            return Some(known);
        }
        let mut offsets = Vec::with_capacity(fields.len());
        let (mut offset, mut align) = (0u64, if *packed { 1 } else { self.aggregate_align });
        for &field in fields {
            // A field without a size ends this before it is looked into again.
            let size = self.alloc_size(types, field)?;
            let field_align = if *packed { 1 } else { self.abi_align(types, field) };
            offset = offset.checked_next_multiple_of(field_align)?;
            offsets.push(offset);
            offset = offset.checked_add(size)?;
            align = align.max(field_align);
        }
        let size = offset.checked_next_multiple_of(align)?;
        Some(layout.get_or_init(|| StructLayout { offsets: offsets.into(), size, align }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nvptx_layout() {
        let dl = DataLayout::parse("e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64")
            .unwrap();
        let mut t = TypeTable::default();
        assert_eq!(dl.pointer(6).bits, 32);
        assert_eq!(dl.pointer(3).bits, 64);
        assert_eq!(dl.abi_align(&t, Type::I128), 16);
        let v3 = t.vector(Type::FLOAT, 3);
        assert_eq!(
            (dl.abi_align(&t, v3), dl.store_size(&t, v3), dl.alloc_size(&t, v3)),
            (16, Some(12), Some(16))
        );
        let s = t.literal_struct(&[Type::I8, Type::I32, Type::I64, Type::I8], false);
        let l = dl.struct_layout(&t, s).unwrap();
        assert_eq!((&*l.offsets, l.size, l.align), (&[0, 4, 8, 16][..], 24, 8));
        assert_eq!(dl.alloc_size(&t, Type::int(24)), Some(4));
        assert_eq!(dl.native_ints, [16, 32, 64]);
    }

    #[test]
    fn bad_specification_is_named() {
        assert_eq!(
            DataLayout::parse("e-x7").unwrap_err(),
            "invalid data layout specification 'x7'"
        );
    }
}
