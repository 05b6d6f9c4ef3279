//! DWARF debug information of a compiled module, for the backends that write ELF files.
//!
//! A backend hands over what it has: the module's [`SourceMap`], and for each function its size and the place in the
//! source of each of its instructions ([`CodeLines`]). [`write()`] makes sections of it, with relocations where they hold
//! addresses of code and offsets of each other ([`DebugSection`]); how those are numbered and applied is the container's
//! matter. `gimli` does the encoding.
//!
//! What is written, by the compile unit's `emissionKind`:
//!
//! * always a line table ([`lines`]), and a unit with its functions, in which inlined calls nest ([`functions`]);
//! * for `FullDebug`, types ([`types`]), namespaces and classes ([`scopes`]), and the parameters and variables of functions
//!   and their blocks, with where their values are ([`variables`]).
//!
//! Version 5 of the format, or the one that the module's flag "Dwarf Version" asks for.

pub mod functions;
mod lines;
mod scopes;
mod types;
mod variables;

use gimli::write::{
    Address, AttributeValue, Dwarf, EndianVec, LineProgram, LineString, LineStringTable, Range,
    RangeList, RelocateWriter, Sections, Unit, UnitEntryId,
};
use gimli::{Encoding, Format, LineEncoding, LittleEndian, SectionId, constants};
use ir::debug::{
    CodeLines, CodeVariable, DebugInfo, DebugRelocation, DebugSection, DebugTarget, Emission,
    FileId, SourceFile, SourceMap,
};
use ir::map::Map;
use ir::ssa::{Context, Global, Md};

pub use functions::{Scope, ScopeKind};

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

/// The version of the format that a module asks for: 4, also where it asks for an older one, or 5.
pub fn version(cx: &Context) -> u16 {
    let flags = cx.metadata.find_named("llvm.module.flags").unwrap_or(&[]);
    for &flag in flags {
        if let &[_, Some(name), Some(value)] = cx.metadata.tuple(flag)
            && cx.metadata.string(name) == Some("Dwarf Version")
            && let Some(value) = cx.metadata.value(value).and_then(|c| cx.consts.as_uint(c))
        {
            return u16::try_from(value).unwrap_or(5).clamp(4, 5);
        }
    }
    5
}

/// The writer of one section.
#[derive(Clone, Debug)]
struct SectionWriter {
    bytes: EndianVec<LittleEndian>,
    relocations: Vec<gimli::write::Relocation>,
}

impl RelocateWriter for SectionWriter {
    type Writer = EndianVec<LittleEndian>;

    fn writer(&self) -> &Self::Writer {
        &self.bytes
    }

    fn writer_mut(&mut self) -> &mut Self::Writer {
        &mut self.bytes
    }

    fn relocate(&mut self, relocation: gimli::write::Relocation) {
        self.relocations.push(relocation);
    }
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

/// The sections of a module's debug information; none if it asks for none. What no compile unit of the module lists is left
/// out.
///
/// # Errors
/// What the format cannot hold: more than 4 GiB.
pub fn write(
    map: &mut SourceMap<'_>,
    functions: &[CompiledFunction],
    machine: Machine,
) -> Result<Vec<DebugSection>, String> {
    let info = map.info();
    let encoding = Encoding {
        format: Format::Dwarf32,
        version: version(info.cx()).min(machine.newest_version),
        address_size: machine.address_size,
    };
    let mut dwarf = Dwarf::new();
    for unit in info.units().filter(|&unit| info.emission(unit) > Emission::Directives) {
        let own: Vec<(usize, &CompiledFunction)> = functions
            .iter()
            .enumerate()
            .filter(|(_, f)| {
                let subprogram = info.subprogram_of(f.global);
                subprogram.and_then(|subprogram| info.unit(subprogram)) == Some(unit)
            })
            .collect();
        if own.is_empty() {
            continue;
        }
        UnitWriter::new(&mut dwarf, map, unit, encoding, machine).write(&own);
    }
    if dwarf.units.count() == 0 {
        return Ok(Vec::new());
    }
    let empty = SectionWriter { bytes: EndianVec::new(LittleEndian), relocations: Vec::new() };
    let mut sections = Sections::new(empty);
    dwarf.write(&mut sections).map_err(|error| error.to_string())?;
    Ok(collect(sections))
}

/// The sections that are not empty.
fn collect(mut sections: Sections<SectionWriter>) -> Vec<DebugSection> {
    let mut found: Vec<(SectionId, SectionWriter)> = Vec::new();
    let taken = sections.for_each_mut(|id, writer| -> Result<(), ()> {
        if !writer.bytes.slice().is_empty() {
            found.push((id, writer.clone()));
        }
        Ok(())
    });
    debug_assert!(taken.is_ok(), "nothing fails");
    let number = |id: SectionId| found.iter().position(|(other, _)| *other == id);
    let relocation = |r: &gimli::write::Relocation| {
        let target = match r.target {
            gimli::write::RelocationTarget::Symbol(symbol) => DebugTarget::Function(symbol),
            gimli::write::RelocationTarget::Section(id) => DebugTarget::Section(number(id)?),
        };
        Some(DebugRelocation { offset: r.offset as u64, size: r.size, target, addend: r.addend })
    };
    let mut out = Vec::new();
    for (id, writer) in &found {
        let mut relocations: Vec<DebugRelocation> =
            writer.relocations.iter().filter_map(relocation).collect();
        relocations.sort_by_key(|r| r.offset);
        out.push(DebugSection {
            name: id.name(),
            data: writer.bytes.slice().to_vec(),
            relocations,
        });
    }
    out
}

/// Writes one compile unit.
struct UnitWriter<'m, 'a, 'd> {
    dwarf: &'d mut Dwarf,
    map: &'m mut SourceMap<'a>,
    info: DebugInfo<'a>,
    /// The `DICompileUnit`.
    node: Md,
    unit: Unit,
    /// Whether all code is one function, which ranges are relative to then.
    single: bool,
    /// Files of the source map among those of the line table.
    files: Map<FileId, gimli::write::FileId>,
    /// Entries of types, of which some wait for their attributes.
    types: Map<Md, UnitEntryId>,
    pending_types: Vec<Md>,
    /// Entries of subprograms that are inlined somewhere.
    abstracts: Map<Md, UnitEntryId>,
    /// Entries of variables of those.
    abstract_variables: Map<Md, UnitEntryId>,
    /// Entries of blocks of those.
    abstract_blocks: Map<Md, UnitEntryId>,
    /// Entries of namespaces.
    namespaces: Map<Md, UnitEntryId>,
    /// Entries of subprograms as they are declared.
    declarations: Map<Md, UnitEntryId>,
    /// Classes in each other whose entries are being made.
    nested: usize,
}

/// A text as the line table can hold it: not empty, no zeros.
fn line_string(text: &str, encoding: Encoding, strings: &mut LineStringTable) -> LineString {
    let text: String = text.chars().filter(|&c| c != '\0').collect();
    let text = if text.is_empty() { "." } else { &text };
    LineString::new(text, encoding, strings)
}

impl<'m, 'a, 'd> UnitWriter<'m, 'a, 'd> {
    fn new(
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
    fn is_full(&self) -> bool {
        self.info.emission(self.node) == Emission::Full
    }

    /// The unit's own attributes.
    fn describe(&mut self, source: &SourceFile) {
        let root = self.unit.root();
        let producer = self.info.text(self.node, "producer").unwrap_or_default();
        self.set_string(root, constants::DW_AT_producer, &format!("{producer}, Lanelift"));
        let language = self.info.words(self.node, "language").and_then(types::language);
        if let Some(language) = language {
            self.set(root, constants::DW_AT_language, AttributeValue::Language(language));
        }
        self.set_string(root, constants::DW_AT_name, &source.name);
        if !source.directory.is_empty() {
            self.set_string(root, constants::DW_AT_comp_dir, &source.directory);
        }
    }

    fn set(&mut self, entry: UnitEntryId, name: constants::DwAt, value: AttributeValue) {
        self.unit.get_mut(entry).set(name, value);
    }

    fn set_string(&mut self, entry: UnitEntryId, name: constants::DwAt, text: &str) {
        let bytes: Vec<u8> = text.bytes().filter(|&b| b != 0).collect();
        let text = self.dwarf.strings.add(bytes);
        self.set(entry, name, AttributeValue::StringRef(text));
    }

    /// The number of a file in the line table.
    fn file_number(&mut self, file: FileId) -> gimli::write::FileId {
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
    fn set_declaration(&mut self, entry: UnitEntryId, node: Md) {
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
    fn set_ranges(&mut self, entry: UnitEntryId, symbol: usize, ranges: &[(u64, u64)]) {
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

    /// Writes the unit with its functions.
    fn write(mut self, functions: &[(usize, &CompiledFunction)]) {
        self.single = functions.len() == 1;
        for &(symbol, function) in functions {
            self.line_table(symbol, &function.lines);
            self.function(symbol, function);
        }
        self.finish_types();
        let root = self.unit.root();
        match functions {
            &[(symbol, function)] => self.set_ranges(root, symbol, &[(0, function.lines.size)]),
            several => {
                let list = several
                    .iter()
                    .map(|&(symbol, function)| Range::StartLength {
                        begin: Address::Symbol { symbol, addend: 0 },
                        length: function.lines.size,
                    })
                    .collect();
                let list = self.unit.ranges.add(RangeList(list));
                self.set(root, constants::DW_AT_ranges, AttributeValue::RangeListRef(list));
                // What ranges are relative to: nothing.
                let zero = AttributeValue::Address(Address::Constant(0));
                self.set(root, constants::DW_AT_low_pc, zero);
            }
        }
        self.dwarf.units.add(self.unit);
    }
}
