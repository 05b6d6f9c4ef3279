//! Functions, what was inlined in them, and their lexical blocks.
//!
//! A function of the source that is inlined somewhere has an abstract entry, which holds what all its copies share; the
//! copies, and its own code if there is any, refer to it. The tree of inlined calls and blocks of a function is read off its
//! line table: each stretch of code has a chain of calls and blocks, and belongs to a node for every link of the chain.
//! Blocks are entries only where variables are declared in them.

use std::collections::BTreeMap;

use gimli::constants;
use gimli::write::{AttributeValue, UnitEntryId};
use ir::debug::{CodeLines, CodeVariable, LocationId, SourceMap};
use ir::map::{Map, Set};
use ir::ssa::Md;

use crate::unit::{CompiledFunction, UnitWriter};

/// Kind of a scope.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ScopeKind {
    /// A call that was inlined.
    Call {
        /// The subprogram that was called.
        callee: Md,
        /// The place of the call.
        call: LocationId,
    },
    /// A `DILexicalBlock`.
    Block(Md),
}

/// A part of a function that has code of its own: what came of a call, or a block.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scope {
    /// The scope that it lies in, by its index; none for those in the function itself.
    pub parent: Option<usize>,
    /// Its kind.
    pub kind: ScopeKind,
    /// Its code, from byte to byte of the function; ascending, with gaps between.
    pub ranges: Vec<(u64, u64)>,
}

impl Scope {
    /// The scopes of a function, outer ones before inner ones; of blocks only those of `blocks`.
    pub fn tree(map: &SourceMap<'_>, lines: &CodeLines, blocks: &Set<Md>) -> Vec<Self> {
        let info = map.info();
        let mut scopes: Vec<Self> = Vec::new();
        let mut known: Map<(Option<usize>, ScopeKind), usize> = Map::default();
        for (from, to, location) in lines.stretches().filter(|(from, to, _)| from < to) {
            // From the innermost outwards.
            let mut chain = Vec::new();
            let mut next = location;
            while let Some(id) = next {
                let place = map.locations[id];
                let around =
                    info.scopes(place.scope).take_while(|&s| info.kind(s) != "DISubprogram");
                let kept = around.filter(|scope| blocks.contains(scope));
                chain.extend(kept.map(ScopeKind::Block));
                let call = place.inlined_at.expand();
                if let (Some(call), Some(callee)) = (call, info.subprogram(place.scope)) {
                    chain.push(ScopeKind::Call { callee, call });
                }
                next = call;
            }
            let mut parent = None;
            for kind in chain.into_iter().rev() {
                let index = *known.entry((parent, kind)).or_insert_with(|| {
                    scopes.push(Self { parent, kind, ranges: Vec::new() });
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

/// Variables by the scope that they are in, none for the function itself; pieces of one together.
type Homes<'f> = BTreeMap<Option<usize>, Map<Md, Vec<&'f CodeVariable>>>;

impl UnitWriter<'_, '_, '_> {
    /// Writes a function of the module.
    pub(crate) fn function(&mut self, symbol: usize, function: &CompiledFunction) {
        let Some(subprogram) = self.info.subprogram_of(function.global) else { return };
        let mut blocks: Set<Md> = Set::default();
        if self.is_full() {
            let nodes = function.variables.iter().map(|variable| variable.node);
            blocks.extend(nodes.filter_map(|node| self.block_of(node)));
        }
        let scopes = Scope::tree(self.map, &function.lines, &blocks);
        let homes = self.homes(subprogram, function, &scopes);
        for scope in &scopes {
            if let ScopeKind::Call { callee, .. } = scope.kind {
                self.abstract_of(callee);
            }
        }
        let entry = self.concrete(subprogram);
        self.set_ranges(entry, symbol, &[(0, function.lines.size)]);
        let mut entries: Vec<UnitEntryId> = Vec::new();
        self.variables(entry, symbol, function, homes.get(&None));
        for (n, scope) in scopes.iter().enumerate() {
            let parent = scope.parent.map_or(entry, |parent| entries[parent]);
            let own = match scope.kind {
                ScopeKind::Call { callee, call } => self.inlined(parent, callee, call),
                ScopeKind::Block(block) => self.block(parent, block),
            };
            entries.push(own);
            self.set_ranges(own, symbol, &scope.ranges);
            self.variables(own, symbol, function, homes.get(&Some(n)));
        }
    }

    /// The entry of a subprogram's own code.
    fn concrete(&mut self, subprogram: Md) -> UnitEntryId {
        let Some(&origin) = self.abstracts.get(&subprogram) else {
            let parent = self.parent_of(subprogram);
            let entry = self.unit.add(parent, constants::DW_TAG_subprogram);
            self.describe_subprogram(entry, subprogram);
            return entry;
        };
        let root = self.unit.root();
        let entry = self.unit.add(root, constants::DW_TAG_subprogram);
        self.set(entry, constants::DW_AT_abstract_origin, AttributeValue::UnitRef(origin));
        entry
    }

    /// The entry of what came of a call.
    fn inlined(&mut self, parent: UnitEntryId, callee: Md, call: LocationId) -> UnitEntryId {
        let entry = self.unit.add(parent, constants::DW_TAG_inlined_subroutine);
        let origin = AttributeValue::UnitRef(self.abstract_of(callee));
        self.set(entry, constants::DW_AT_abstract_origin, origin);
        let call = self.map.locations[call];
        let file = self.file_number(call.file);
        let unit = self.unit.get_mut(entry);
        unit.set(constants::DW_AT_call_file, AttributeValue::FileIndex(Some(file)));
        unit.set(constants::DW_AT_call_line, AttributeValue::Udata(u64::from(call.line)));
        if call.column != 0 {
            let column = AttributeValue::Udata(u64::from(call.column));
            unit.set(constants::DW_AT_call_column, column);
        }
        entry
    }

    /// The entry of a block.
    fn block(&mut self, parent: UnitEntryId, block: Md) -> UnitEntryId {
        let entry = self.unit.add(parent, constants::DW_TAG_lexical_block);
        let inlined = self.info.subprogram(block).filter(|s| self.abstracts.contains_key(s));
        if inlined.is_some() {
            let origin = AttributeValue::UnitRef(self.abstract_scope(block));
            self.set(entry, constants::DW_AT_abstract_origin, origin);
        }
        entry
    }

    /// The block that a variable is declared in, if it is not the function itself.
    fn block_of(&self, variable: Md) -> Option<Md> {
        let mut scopes = self.info.scopes(self.info.scope(variable)?);
        let found = scopes.find(|&s| self.info.kind(s) != "DILexicalBlockFile")?;
        (self.info.kind(found) == "DILexicalBlock").then_some(found)
    }

    /// Returns the scope of each variable. Variables of blocks and calls that have no code are left out.
    fn homes<'f>(&self, own: Md, function: &'f CompiledFunction, scopes: &[Scope]) -> Homes<'f> {
        let mut calls: Map<(Md, LocationId), usize> = Map::default();
        let mut blocks: Map<(Option<usize>, Md), usize> = Map::default();
        // The call that each scope is or lies in.
        let mut of: Vec<Option<usize>> = Vec::new();
        for (n, scope) in scopes.iter().enumerate() {
            let around = scope.parent.and_then(|parent| of[parent]);
            match scope.kind {
                ScopeKind::Call { callee, call } => {
                    calls.insert((callee, call), n);
                    of.push(Some(n));
                }
                ScopeKind::Block(block) => {
                    blocks.insert((around, block), n);
                    of.push(around);
                }
            }
        }
        let mut homes: Homes<'f> = BTreeMap::new();
        if !self.is_full() {
            return homes;
        }
        for variable in &function.variables {
            let node = variable.node;
            let subprogram = self.info.scope(node).and_then(|scope| self.info.subprogram(scope));
            let Some(subprogram) = subprogram else { continue };
            let around = match variable.inlined_at.expand() {
                None if subprogram == own => None,
                Some(call) if let Some(&n) = calls.get(&(subprogram, call)) => Some(n),
                _ => continue,
            };
            let home = match self.block_of(node) {
                None => around,
                Some(block) => match blocks.get(&(around, block)) {
                    Some(&n) => Some(n),
                    None => continue,
                },
            };
            homes.entry(home).or_default().entry(node).or_default().push(variable);
        }
        // What a function lists is said to be there, too.
        for node in self.retained(own).into_iter().filter(|&node| self.block_of(node).is_none()) {
            homes.entry(None).or_default().entry(node).or_default();
        }
        for list in homes.values_mut() {
            list.sort_by(|&a, _, &b, _| self.argument(a).cmp(&self.argument(b)));
        }
        homes
    }

    /// The number of a parameter; the greatest for a variable.
    fn argument(&self, variable: Md) -> i128 {
        self.info.number(variable, "arg").filter(|&n| n != 0).unwrap_or(i128::MAX)
    }

    /// The abstract entry of a subprogram.
    pub(crate) fn abstract_of(&mut self, subprogram: Md) -> UnitEntryId {
        if let Some(&known) = self.abstracts.get(&subprogram) {
            return known;
        }
        let parent = self.parent_of(subprogram);
        let entry = self.unit.add(parent, constants::DW_TAG_subprogram);
        self.abstracts.insert(subprogram, entry);
        self.describe_subprogram(entry, subprogram);
        let inlined = AttributeValue::Inline(constants::DW_INL_inlined);
        self.set(entry, constants::DW_AT_inline, inlined);
        if self.is_full() {
            for variable in self.retained(subprogram) {
                self.abstract_variable(variable);
            }
        }
        entry
    }

    /// The abstract entry of a subprogram or of a block in one.
    fn abstract_scope(&mut self, scope: Md) -> UnitEntryId {
        // From the scope outwards, and back.
        let mut missing: Vec<Md> = Vec::new();
        let mut parent = None;
        for scope in self.info.scopes(scope).collect::<Vec<_>>() {
            match self.info.kind(scope) {
                "DISubprogram" => {
                    parent = Some(self.abstract_of(scope));
                    break;
                }
                "DILexicalBlock" => match self.abstract_blocks.get(&scope) {
                    Some(&known) => {
                        parent = Some(known);
                        break;
                    }
                    None => missing.push(scope),
                },
                _ => {}
            }
        }
        let mut parent = parent.unwrap_or_else(|| self.unit.root());
        for block in missing.into_iter().rev() {
            parent = self.unit.add(parent, constants::DW_TAG_lexical_block);
            self.abstract_blocks.insert(block, parent);
        }
        parent
    }

    /// The abstract entry of a variable.
    fn abstract_variable(&mut self, variable: Md) -> UnitEntryId {
        if let Some(&known) = self.abstract_variables.get(&variable) {
            return known;
        }
        let parent = match self.info.scope(variable) {
            Some(scope) => self.abstract_scope(scope),
            None => self.unit.root(),
        };
        // Its function's entry may have made it.
        if let Some(&known) = self.abstract_variables.get(&variable) {
            return known;
        }
        let entry = self.add_variable(parent, variable);
        self.abstract_variables.insert(variable, entry);
        self.describe_variable(entry, variable);
        entry
    }

    /// Name, place, and type of a subprogram.
    pub(crate) fn describe_subprogram(&mut self, entry: UnitEntryId, subprogram: Md) {
        let info = self.info;
        if let Some(declaration) = self.declaration(subprogram) {
            let value = AttributeValue::UnitRef(declaration);
            self.set(entry, constants::DW_AT_specification, value);
            self.set_declaration(entry, subprogram);
            return;
        }
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
        variables.sort_by_key(|&md| self.argument(md));
        variables
    }

    /// A new entry of a parameter or variable.
    fn add_variable(&mut self, parent: UnitEntryId, variable: Md) -> UnitEntryId {
        let parameter = self.argument(variable) != i128::MAX;
        let tag =
            if parameter { constants::DW_TAG_formal_parameter } else { constants::DW_TAG_variable };
        self.unit.add(parent, tag)
    }

    /// Name, place, and type of a parameter or variable.
    fn describe_variable(&mut self, entry: UnitEntryId, variable: Md) {
        if let Some(name) = self.info.name(variable) {
            self.set_string(entry, constants::DW_AT_name, &name);
        }
        self.set_declaration(entry, variable);
        if let Some(ty) = self.info.node(variable, "type") {
            self.set_type(entry, ty);
        }
    }

    /// The parameters and variables of a scope.
    fn variables(
        &mut self,
        entry: UnitEntryId,
        symbol: usize,
        function: &CompiledFunction,
        list: Option<&Map<Md, Vec<&CodeVariable>>>,
    ) {
        for (variable, pieces) in list.into_iter().flatten() {
            let scope = self.info.scope(*variable);
            let subprogram = scope.and_then(|scope| self.info.subprogram(scope));
            let child = self.add_variable(entry, *variable);
            if subprogram.is_some_and(|s| self.abstracts.contains_key(&s)) {
                let origin = AttributeValue::UnitRef(self.abstract_variable(*variable));
                self.set(child, constants::DW_AT_abstract_origin, origin);
            } else {
                self.describe_variable(child, *variable);
            }
            self.set_location(child, symbol, function.lines.size, pieces);
        }
    }
}
