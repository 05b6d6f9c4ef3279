//! Types.
//!
//! Types refer to each other in circles. Each gets its entry when it is first asked for, and its attributes from a list of
//! those that wait.

use gimli::constants;
use gimli::write::{AttributeValue, UnitEntryId};
use ir::ssa::Md;

use crate::names::{encoding, tag};
use crate::unit::UnitWriter;

impl UnitWriter<'_, '_, '_> {
    /// Says of what type something is.
    pub(crate) fn set_type(&mut self, entry: UnitEntryId, ty: Md) {
        if let Some(ty) = self.type_entry(ty) {
            self.set(entry, constants::DW_AT_type, AttributeValue::UnitRef(ty));
        }
    }

    /// The entry of a type.
    pub(crate) fn type_entry(&mut self, ty: Md) -> Option<UnitEntryId> {
        if let Some(&known) = self.types.get(&ty) {
            return Some(known);
        }
        let tag = match self.info.kind(ty) {
            "DIBasicType" => {
                self.info.words(ty, "tag").and_then(tag).unwrap_or(constants::DW_TAG_base_type)
            }
            "DIDerivedType" | "DICompositeType" => self.info.words(ty, "tag").and_then(tag)?,
            "DISubroutineType" => constants::DW_TAG_subroutine_type,
            _ => return None,
        };
        let parent = self.scope_entry(ty);
        // Its class may have made it.
        if let Some(&known) = self.types.get(&ty) {
            return Some(known);
        }
        let entry = self.unit.add(parent, tag);
        self.types.insert(ty, entry);
        self.pending_types.push(ty);
        Some(entry)
    }

    /// Adds the attributes and parts of every type.
    pub(crate) fn finish_types(&mut self) {
        while let Some(ty) = self.pending_types.pop() {
            let entry = self.types[&ty];
            match self.info.kind(ty) {
                "DIBasicType" => self.basic(entry, ty),
                "DISubroutineType" => self.subroutine(entry, ty),
                "DICompositeType" => self.composite(entry, ty),
                _ => self.derived(entry, ty),
            }
        }
    }

    /// Name, size and place of a type.
    fn describe_type(&mut self, entry: UnitEntryId, ty: Md) {
        if let Some(name) = self.info.name(ty) {
            self.set_string(entry, constants::DW_AT_name, &name);
        }
        self.set_declaration(entry, ty);
    }

    fn set_size(&mut self, entry: UnitEntryId, ty: Md) {
        if let Some(bits) = self.info.number(ty, "size").and_then(|n| u64::try_from(n).ok()) {
            let size = AttributeValue::Udata(bits.div_ceil(8));
            self.set(entry, constants::DW_AT_byte_size, size);
        }
    }

    fn basic(&mut self, entry: UnitEntryId, ty: Md) {
        self.describe_type(entry, ty);
        if let Some(encoding) = self.info.words(ty, "encoding").and_then(encoding) {
            self.set(entry, constants::DW_AT_encoding, AttributeValue::Encoding(encoding));
        }
        self.set_size(entry, ty);
    }

    /// Pointers, qualified types, other names.
    fn derived(&mut self, entry: UnitEntryId, ty: Md) {
        self.describe_type(entry, ty);
        if let Some(base) = self.info.node(ty, "baseType") {
            self.set_type(entry, base);
        }
        if let Some(space) = self.info.number(ty, "dwarfAddressSpace") {
            let class = constants::DwAddr(space as u64);
            self.set(entry, constants::DW_AT_address_class, AttributeValue::AddressClass(class));
        }
    }

    fn subroutine(&mut self, entry: UnitEntryId, ty: Md) {
        let Some(list) = self.info.node(ty, "types") else { return };
        let types = self.info.cx().metadata.tuple(list);
        if let Some(&Some(result)) = types.first() {
            self.set_type(entry, result);
        }
        for &parameter in types.iter().skip(1).flatten() {
            let child = self.unit.add(entry, constants::DW_TAG_formal_parameter);
            self.set_type(child, parameter);
        }
    }

    /// Structures, arrays, enumerations.
    fn composite(&mut self, entry: UnitEntryId, ty: Md) {
        self.describe_type(entry, ty);
        let info = self.info;
        if let Some(base) = info.node(ty, "baseType") {
            self.set_type(entry, base);
        }
        let flags = info.words(ty, "flags").unwrap_or("");
        if flags.contains("DIFlagFwdDecl") {
            self.set(entry, constants::DW_AT_declaration, AttributeValue::FlagPresent);
        } else if self.unit.get(entry).tag() != constants::DW_TAG_array_type {
            self.set_size(entry, ty);
        }
        if flags.contains("DIFlagVector") {
            self.set(entry, constants::DW_AT_GNU_vector, AttributeValue::FlagPresent);
        }
        let Some(list) = info.node(ty, "elements") else { return };
        for &element in info.cx().metadata.tuple(list).iter().flatten() {
            match info.kind(element) {
                "DIDerivedType" => self.member(entry, element),
                "DISubrange" => self.subrange(entry, element),
                "DIEnumerator" => self.enumerator(entry, element),
                // Methods have entries of their own if they have code.
                _ => {}
            }
        }
    }

    fn member(&mut self, parent: UnitEntryId, member: Md) {
        let info = self.info;
        let Some(tag) = info.words(member, "tag").and_then(tag) else { return };
        let entry = self.unit.add(parent, tag);
        self.describe_type(entry, member);
        if let Some(base) = info.node(member, "baseType") {
            self.set_type(entry, base);
        }
        if info.words(member, "flags").is_some_and(|flags| flags.contains("DIFlagStaticMember")) {
            self.set(entry, constants::DW_AT_external, AttributeValue::FlagPresent);
            self.set(entry, constants::DW_AT_declaration, AttributeValue::FlagPresent);
            return;
        }
        if tag != constants::DW_TAG_member && tag != constants::DW_TAG_inheritance {
            return;
        }
        let offset = info.number(member, "offset").unwrap_or(0).max(0) as u64;
        let bit_field =
            info.words(member, "flags").is_some_and(|flags| flags.contains("DIFlagBitField"));
        if bit_field {
            let bits = info.number(member, "size").unwrap_or(0).max(0) as u64;
            self.set(entry, constants::DW_AT_bit_size, AttributeValue::Udata(bits));
            self.set(entry, constants::DW_AT_data_bit_offset, AttributeValue::Udata(offset));
        } else {
            let offset = AttributeValue::Udata(offset / 8);
            self.set(entry, constants::DW_AT_data_member_location, offset);
        }
    }

    fn subrange(&mut self, parent: UnitEntryId, range: Md) {
        let entry = self.unit.add(parent, constants::DW_TAG_subrange_type);
        if let Some(count) = self.info.number(range, "count").filter(|&n| n >= 0) {
            self.set(entry, constants::DW_AT_count, AttributeValue::Udata(count as u64));
        }
    }

    fn enumerator(&mut self, parent: UnitEntryId, enumerator: Md) {
        let entry = self.unit.add(parent, constants::DW_TAG_enumerator);
        self.describe_type(entry, enumerator);
        if let Some(value) = self.info.number(enumerator, "value") {
            let value = AttributeValue::Sdata(value as i64);
            self.set(entry, constants::DW_AT_const_value, value);
        }
    }
}
