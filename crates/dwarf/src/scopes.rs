//! Namespaces and classes, which functions and types are in.
//!
//! A function of a class has a declaration among the class's members; the entry with its code, or the abstract one, refers to
//! that and lies in the unit.

use gimli::constants;
use gimli::write::{AttributeValue, UnitEntryId};
use ir::ssa::Md;

use crate::unit::UnitWriter;

/// Scopes that are followed outwards: there are no longer chains but by mistake.
const LONGEST: usize = 64;

impl UnitWriter<'_, '_, '_> {
    /// The entry of the namespace or class that something is in; the unit's for what is in none.
    pub(crate) fn scope_entry(&mut self, node: Md) -> UnitEntryId {
        let root = self.unit.root();
        if !self.is_full() || self.nested >= LONGEST {
            return root;
        }
        self.nested += 1;
        let entry = self.scope_of(node, root);
        self.nested -= 1;
        entry
    }

    fn scope_of(&mut self, node: Md, root: UnitEntryId) -> UnitEntryId {
        // Namespaces from the innermost outwards, to a class or to the unit.
        let mut missing: Vec<Md> = Vec::new();
        let mut parent = root;
        let mut next = self.info.scope(node);
        while let Some(scope) = next.filter(|_| missing.len() < LONGEST) {
            match self.info.kind(scope) {
                "DINamespace" => {
                    if let Some(&known) = self.namespaces.get(&scope) {
                        parent = known;
                        break;
                    }
                    missing.push(scope);
                }
                "DICompositeType" => {
                    parent = self.type_entry(scope).unwrap_or(root);
                    break;
                }
                _ => break,
            }
            next = self.info.scope(scope);
        }
        for namespace in missing.into_iter().rev() {
            parent = self.unit.add(parent, constants::DW_TAG_namespace);
            self.namespaces.insert(namespace, parent);
            if let Some(name) = self.info.name(namespace) {
                self.set_string(parent, constants::DW_AT_name, &name);
            }
            if self.info.words(namespace, "exportSymbols") == Some("true") {
                self.set(parent, constants::DW_AT_export_symbols, AttributeValue::FlagPresent);
            }
        }
        parent
    }

    /// The entry that a subprogram's entry is in.
    pub(crate) fn parent_of(&mut self, subprogram: Md) -> UnitEntryId {
        if self.info.node(subprogram, "declaration").is_some() {
            return self.unit.root();
        }
        self.scope_entry(subprogram)
    }

    /// The declaration of a subprogram that is a class's, or declared in a namespace before.
    pub(crate) fn declaration(&mut self, subprogram: Md) -> Option<UnitEntryId> {
        let declaration = self.info.node(subprogram, "declaration").filter(|_| self.is_full())?;
        if let Some(&known) = self.declarations.get(&declaration) {
            return Some(known);
        }
        // One that names another would go on for ever.
        if self.info.node(declaration, "declaration").is_some() {
            return None;
        }
        let parent = self.scope_entry(declaration);
        let entry = self.unit.add(parent, constants::DW_TAG_subprogram);
        self.declarations.insert(declaration, entry);
        self.describe_subprogram(entry, declaration);
        self.set(entry, constants::DW_AT_declaration, AttributeValue::FlagPresent);
        let info = self.info;
        let types = info.node(declaration, "type").and_then(|ty| info.node(ty, "types"));
        let types = types.map_or(&[][..], |list| info.cx().metadata.tuple(list));
        for &parameter in types.iter().skip(1).flatten() {
            let child = self.unit.add(entry, constants::DW_TAG_formal_parameter);
            self.set_type(child, parameter);
            let flags = info.words(parameter, "flags").unwrap_or("");
            if flags.contains("DIFlagArtificial") {
                self.set(child, constants::DW_AT_artificial, AttributeValue::FlagPresent);
            }
        }
        Some(entry)
    }
}
