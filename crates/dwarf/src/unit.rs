//! The writer of one compile unit: its entries so far, and the attributes that entries of all kinds have.
//!
//! Each module above writes one kind of entry, as methods of [`UnitWriter`].

use gimli::write::{
    Address, AttributeValue, Dwarf, LineProgram, LineString, LineStringTable, Range, RangeList,
    Unit, UnitEntryId,
};
use gimli::{Encoding, LineEncoding, constants};
use ir::debug::{CodeLines, CodeVariable, DebugInfo, Emission, FileId, SourceFile, SourceMap};
use ir::map::Map;
use ir::ssa::{Global, Md};

use crate::names;

/// Properties of the machine that the encoding needs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Machine {
    /// Bytes of an address.
    pub address_size: u8,
    /// Bytes of which every instruction's size is a multiple.
    pub instruction_unit: u8,
    /// The newest version of the format that the machine's debuggers read.
    pub newest_version: u16,
}

/// A function of the module with its code.
#[derive(Clone, Debug)]
pub struct CompiledFunction {
    /// Its global.
    pub global: Global,
    /// Its lines.
    pub lines: CodeLines,
    /// Its variables, if that is known.
    pub variables: Vec<CodeVariable>,
}

/// Writes one compile unit.
pub(crate) struct UnitWriter<'m, 'a, 'd> {
    pub(crate) dwarf: &'d mut Dwarf,
    pub(crate) map: &'m mut SourceMap<'a>,
    pub(crate) info: DebugInfo<'a>,
    /// The `DICompileUnit`.
    pub(crate) node: Md,
    pub(crate) unit: Unit,
    /// Whether all code is one function, which ranges are relative to then.
    pub(crate) single: bool,
    /// Files of the source map among those of the line table.
    pub(crate) files: Map<FileId, gimli::write::FileId>,
    /// Entries of types, of which some wait for their attributes.
    pub(crate) types: Map<Md, UnitEntryId>,
    pub(crate) pending_types: Vec<Md>,
    /// Entries of subprograms that are inlined somewhere.
    pub(crate) abstracts: Map<Md, UnitEntryId>,
    /// Entries of variables of those.
    pub(crate) abstract_variables: Map<Md, UnitEntryId>,
    /// Entries of blocks of those.
    pub(crate) abstract_blocks: Map<Md, UnitEntryId>,
    /// Entries of namespaces.
    pub(crate) namespaces: Map<Md, UnitEntryId>,
    /// Entries of subprograms as they are declared.
    pub(crate) declarations: Map<Md, UnitEntryId>,
    /// Classes in each other whose entries are being made.
    pub(crate) nested: usize,
}

/// A text as the line table can hold it: not empty, no zeros.
fn line_string(text: &str, encoding: Encoding, strings: &mut LineStringTable) -> LineString {
    let text: String = text.chars().filter(|&c| c != '\0').collect();
    let text = if text.is_empty() { "." } else { &text };
    LineString::new(text, encoding, strings)
}

impl<'m, 'a, 'd> UnitWriter<'m, 'a, 'd> {
    pub(crate) fn new(
        dwarf: &'d mut Dwarf,
        map: &'m mut SourceMap<'a>,
        node: Md,
        encoding: Encoding,
        machine: Machine,
    ) -> Self {
        let info = map.info();
        let file = info.file(node);
        let source = file.map(|file| info.source_file(file)).unwrap_or_default();
        let strings = &mut dwarf.line_strings;
        let line_encoding = LineEncoding {
            minimum_instruction_length: machine.instruction_unit,
            ..LineEncoding::default()
        };
        let directory = line_string(&source.directory, encoding, strings);
        let name = line_string(&source.name, encoding, strings);
        let program = LineProgram::new(encoding, line_encoding, directory, None, name, None);
        let mut writer = Self {
            dwarf,
            map,
            info,
            node,
            unit: Unit::new(encoding, program),
            single: false,
            files: Map::default(),
            types: Map::default(),
            pending_types: Vec::new(),
            abstracts: Map::default(),
            abstract_variables: Map::default(),
            abstract_blocks: Map::default(),
            namespaces: Map::default(),
            declarations: Map::default(),
            nested: 0,
        };
        writer.describe(&source);
        writer
    }

    /// Whether types and variables are wanted.
    pub(crate) fn is_full(&self) -> bool {
        self.info.emission(self.node) == Emission::Full
    }

    /// The unit's own attributes.
    fn describe(&mut self, source: &SourceFile) {
        let root = self.unit.root();
        let producer = self.info.text(self.node, "producer").unwrap_or_default();
        self.set_string(root, constants::DW_AT_producer, &format!("{producer}, Lanelift"));
        let language = self.info.words(self.node, "language").and_then(names::language);
        if let Some(language) = language {
            self.set(root, constants::DW_AT_language, AttributeValue::Language(language));
        }
        self.set_string(root, constants::DW_AT_name, &source.name);
        if !source.directory.is_empty() {
            self.set_string(root, constants::DW_AT_comp_dir, &source.directory);
        }
    }

    pub(crate) fn set(&mut self, entry: UnitEntryId, name: constants::DwAt, value: AttributeValue) {
        self.unit.get_mut(entry).set(name, value);
    }

    pub(crate) fn set_string(&mut self, entry: UnitEntryId, name: constants::DwAt, text: &str) {
        let bytes: Vec<u8> = text.bytes().filter(|&b| b != 0).collect();
        let text = self.dwarf.strings.add(bytes);
        self.set(entry, name, AttributeValue::StringRef(text));
    }

    /// The number of a file in the line table.
    pub(crate) fn file_number(&mut self, file: FileId) -> gimli::write::FileId {
        if let Some(&known) = self.files.get(&file) {
            return known;
        }
        let encoding = self.unit.encoding();
        let source = &self.map.files[file];
        let strings = &mut self.dwarf.line_strings;
        let directory = line_string(&source.directory, encoding, strings);
        let name = line_string(&source.name, encoding, strings);
        let program = &mut self.unit.line_program;
        let directory = program.add_directory(directory);
        let number = program.add_file(name, directory, None);
        self.files.insert(file, number);
        number
    }

    /// Says where something is declared.
    pub(crate) fn set_declaration(&mut self, entry: UnitEntryId, node: Md) {
        if let Some(file) = self.info.file(node) {
            let file = self.map.file(file);
            let number = self.file_number(file);
            let value = AttributeValue::FileIndex(Some(number));
            self.set(entry, constants::DW_AT_decl_file, value);
        }
        let line = self.info.line(node);
        if line != 0 {
            let value = AttributeValue::Udata(u64::from(line));
            self.set(entry, constants::DW_AT_decl_line, value);
        }
    }

    /// Says which code something is: ranges of a function, from byte to byte.
    pub(crate) fn set_ranges(&mut self, entry: UnitEntryId, symbol: usize, ranges: &[(u64, u64)]) {
        let at = |offset: u64| Address::Symbol { symbol, addend: offset as i64 };
        match ranges {
            [] => {}
            [(from, to)] => {
                let size = u32::try_from(to - from).unwrap_or(u32::MAX);
                let unit = self.unit.get_mut(entry);
                unit.set(constants::DW_AT_low_pc, AttributeValue::Address(at(*from)));
                unit.set(constants::DW_AT_high_pc, AttributeValue::Data4(size));
            }
            several => {
                let single = self.single;
                let list = several
                    .iter()
                    .map(|&(begin, end)| match single {
                        true => Range::OffsetPair { begin, end },
                        false => Range::StartLength { begin: at(begin), length: end - begin },
                    })
                    .collect();
                let list = self.unit.ranges.add(RangeList(list));
                self.set(entry, constants::DW_AT_ranges, AttributeValue::RangeListRef(list));
            }
        }
    }
}
