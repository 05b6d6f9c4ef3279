//! Functions, and what was inlined in them.
//!
//! A function of the source that is inlined somewhere has an abstract entry, which holds what all its copies share; the
//! copies, and its own code if there is any, refer to it. The tree of inlined calls of a function is read off its line table:
//! each stretch of code has a chain of calls, and belongs to a node for every call of the chain.

use gimli::constants;
use gimli::write::{AttributeValue, UnitEntryId};
use ir::debug::{CodeLines, LocationId, SourceMap};
use ir::map::Map;
use ir::ssa::Md;

use crate::{Function, UnitWriter};

/// A call that was inlined, with the code that came of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scope {
    /// The scope that it lies in, by its index; none for those in the function itself.
    pub parent: Option<usize>,
    /// The subprogram that was called.
    pub callee: Md,
    /// The place of the call.
    pub call: LocationId,
    /// Its code, from byte to byte of the function; ascending, with gaps between.
    pub ranges: Vec<(u64, u64)>,
}

impl Scope {
    /// The inlined calls of a function, outer ones before inner ones.
    pub fn tree(map: &SourceMap<'_>, lines: &CodeLines) -> Vec<Self> {
        let info = map.info();
        let mut scopes: Vec<Self> = Vec::new();
        let mut known: Map<(Option<usize>, Md, LocationId), usize> = Map::new();
        for (from, to, location) in lines.stretches().filter(|(from, to, _)| from < to) {
            // Callee and call, from the innermost outwards.
            let mut chain = Vec::new();
            let mut next = location;
            while let Some(id) = next {
                let place = map.locations[id];
                let call = place.inlined_at.expand();
                if let (Some(call), Some(callee)) = (call, info.subprogram(place.scope)) {
                    chain.push((callee, call));
                }
                next = call;
            }
            let mut parent = None;
            for (callee, call) in chain.into_iter().rev() {
                let index = *known.get_or_insert_with((parent, callee, call), || {
                    scopes.push(Self { parent, callee, call, ranges: Vec::new() });
                    scopes.len() - 1
                });
                let ranges = &mut scopes[index].ranges;
                match ranges.last_mut() {
                    Some(last) if last.1 == from => last.1 = to,
                    _ => ranges.push((from, to)),
                }
                parent = Some(index);
            }
        }
        scopes
    }
}

impl UnitWriter<'_, '_, '_> {
    /// Writes a function of the module.
    pub(crate) fn function(&mut self, symbol: usize, function: &Function) {
        let Some(subprogram) = self.info.subprogram_of(function.global) else { return };
        let scopes = Scope::tree(self.map, &function.lines);
        for scope in &scopes {
            self.abstract_of(scope.callee);
        }
        let root = self.unit.root();
        let entry = self.unit.add(root, constants::DW_TAG_subprogram);
        match self.abstracts.get(&subprogram) {
            Some(&origin) => {
                let value = AttributeValue::UnitRef(origin);
                self.set(entry, constants::DW_AT_abstract_origin, value);
            }
            None => self.describe_subprogram(entry, subprogram),
        }
        self.set_ranges(entry, symbol, &[(0, function.lines.size)]);
        if self.is_full() {
            self.variables(entry, subprogram);
        }
        let mut entries: Vec<UnitEntryId> = Vec::new();
        for scope in &scopes {
            let parent = scope.parent.map_or(entry, |parent| entries[parent]);
            let inlined = self.unit.add(parent, constants::DW_TAG_inlined_subroutine);
            entries.push(inlined);
            let origin = self.abstract_of(scope.callee);
            let value = AttributeValue::UnitRef(origin);
            self.set(inlined, constants::DW_AT_abstract_origin, value);
            self.set_ranges(inlined, symbol, &scope.ranges);
            let call = self.map.locations[scope.call];
            let file = self.file_number(call.file);
            let unit = self.unit.get_mut(inlined);
            unit.set(constants::DW_AT_call_file, AttributeValue::FileIndex(Some(file)));
            unit.set(constants::DW_AT_call_line, AttributeValue::Udata(u64::from(call.line)));
            if call.column != 0 {
                let column = AttributeValue::Udata(u64::from(call.column));
                unit.set(constants::DW_AT_call_column, column);
            }
        }
    }

    /// The abstract entry of a subprogram.
    fn abstract_of(&mut self, subprogram: Md) -> UnitEntryId {
        if let Some(&known) = self.abstracts.get(&subprogram) {
            return known;
        }
        let root = self.unit.root();
        let entry = self.unit.add(root, constants::DW_TAG_subprogram);
        self.abstracts.insert(subprogram, entry);
        self.describe_subprogram(entry, subprogram);
        let inlined = AttributeValue::Inline(constants::DW_INL_inlined);
        self.set(entry, constants::DW_AT_inline, inlined);
        if self.is_full() {
            for variable in self.retained(subprogram) {
                let child = self.variable(entry, variable);
                self.abstract_variables.insert(variable, child);
            }
        }
        entry
    }

    /// Name, place, and type of a subprogram.
    fn describe_subprogram(&mut self, entry: UnitEntryId, subprogram: Md) {
        let info = self.info;
        if let Some(linkage) = info.linkage_name(subprogram) {
            self.set_string(entry, constants::DW_AT_linkage_name, &linkage);
        }
        if let Some(name) = info.name(subprogram) {
            self.set_string(entry, constants::DW_AT_name, &name);
        }
        if !self.is_full() {
            return;
        }
        self.set_declaration(entry, subprogram);
        let local = info.words(subprogram, "spFlags").is_some_and(|w| w.contains("LocalToUnit"));
        if !local {
            self.set(entry, constants::DW_AT_external, AttributeValue::FlagPresent);
        }
        let prototyped = info.words(subprogram, "flags").is_some_and(|w| w.contains("Prototyped"));
        if prototyped {
            self.set(entry, constants::DW_AT_prototyped, AttributeValue::FlagPresent);
        }
        let result = info
            .node(subprogram, "type")
            .and_then(|ty| info.node(ty, "types"))
            .and_then(|list| info.cx().metadata.tuple(list).first().copied().flatten());
        if let Some(result) = result {
            self.set_type(entry, result);
        }
    }

    /// The parameters and variables that a subprogram lists, parameters first in their order.
    fn retained(&self, subprogram: Md) -> Vec<Md> {
        let info = self.info;
        let Some(list) = info.node(subprogram, "retainedNodes") else { return Vec::new() };
        let nodes = info.cx().metadata.tuple(list).iter().copied().flatten();
        let mut variables: Vec<Md> =
            nodes.filter(|&md| info.kind(md) == "DILocalVariable").collect();
        variables
            .sort_by_key(|&md| info.number(md, "arg").filter(|&n| n != 0).unwrap_or(i128::MAX));
        variables
    }

    /// A new entry of a parameter or variable.
    fn add_variable(&mut self, parent: UnitEntryId, variable: Md) -> UnitEntryId {
        let parameter = self.info.number(variable, "arg").is_some_and(|n| n != 0);
        let tag =
            if parameter { constants::DW_TAG_formal_parameter } else { constants::DW_TAG_variable };
        self.unit.add(parent, tag)
    }

    /// The entry of a parameter or variable, with all that is known of it.
    fn variable(&mut self, parent: UnitEntryId, variable: Md) -> UnitEntryId {
        let entry = self.add_variable(parent, variable);
        if let Some(name) = self.info.name(variable) {
            self.set_string(entry, constants::DW_AT_name, &name);
        }
        self.set_declaration(entry, variable);
        if let Some(ty) = self.info.node(variable, "type") {
            self.set_type(entry, ty);
        }
        entry
    }

    /// The parameters and variables of a function's own code.
    fn variables(&mut self, entry: UnitEntryId, subprogram: Md) {
        for variable in self.retained(subprogram) {
            match self.abstract_variables.get(&variable) {
                Some(&origin) => {
                    let child = self.add_variable(entry, variable);
                    let origin = AttributeValue::UnitRef(origin);
                    self.set(child, constants::DW_AT_abstract_origin, origin);
                }
                None => drop(self.variable(entry, variable)),
            }
        }
    }
}
