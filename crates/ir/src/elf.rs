//! ELF files (64 bits, little endian) from sections and segments. The records are those of the crate `object`.

use object::Endianness;
use object::elf::{self, Machine, SectionFlags, SectionType};
use object::write::elf::{
    Encoder, FileHeader, FileHeaderLayout, ProgramHeader, Rel, SectionHeader, Sym,
};

use crate::map::Map;

/// Returns the flags of a section of debug information: those of strings, or none.
pub fn string_flags(name: &str) -> SectionFlags {
    let strings = matches!(name, ".debug_str" | ".debug_line_str");
    if strings { elf::SHF_MERGE | elf::SHF_STRINGS } else { SectionFlags(0) }
}

/// A section of a file.
#[derive(Clone, Debug)]
pub struct Section {
    /// Its name.
    pub name: String,
    /// Its header without the place of its name. An offset of 0 puts it after the section before. The size is read only
    /// where the file has no bytes of it (`SHT_NOBITS`).
    pub header: SectionHeader,
    /// Its bytes.
    pub data: Vec<u8>,
}

impl Section {
    /// A section without bytes.
    pub fn new(name: &str, kind: SectionType, flags: SectionFlags, align: u64) -> Self {
        let header = SectionHeader {
            sh_type: kind,
            sh_flags: flags,
            sh_addralign: align.max(1),
            ..SectionHeader::default()
        };
        Self { name: name.to_owned(), header, data: Vec::new() }
    }

    /// The section with these bytes.
    #[must_use]
    pub fn with_data(mut self, data: Vec<u8>) -> Self {
        self.data = data;
        self
    }

    /// The section with fixed-size entries, and the numbers that its kind wants in `sh_link` and `sh_info`.
    #[must_use]
    pub fn with_entries(mut self, size: u64, link: u32, info: u32) -> Self {
        (self.header.sh_entsize, self.header.sh_link, self.header.sh_info) = (size, link, info);
        self
    }

    /// Bytes in memory.
    pub fn size(&self) -> u64 {
        let in_file = self.header.sh_type != elf::SHT_NOBITS;
        if in_file { self.data.len() as u64 } else { self.header.sh_size }
    }
}

/// Bytes of the file header.
pub const FILE_HEADER: u64 = 64;
/// Bytes of a segment's header.
pub const SEGMENT_HEADER: u64 = 56;
/// Bytes of a symbol.
pub const SYMBOL: u64 = 24;
/// Bytes of a relocation with addend.
pub const RELA: u64 = 24;
/// Bytes of a relocation without addend.
pub const REL: u64 = 16;

/// A table of strings, each ended by a zero.
#[derive(Clone, Debug)]
pub struct Strings {
    bytes: Vec<u8>,
    known: Map<String, u32>,
}

impl Default for Strings {
    fn default() -> Self {
        Self { bytes: vec![0], known: Map::default() }
    }
}

impl Strings {
    /// Returns the place of a string.
    pub fn add(&mut self, text: &str) -> u32 {
        if text.is_empty() {
            return 0;
        }
        if let Some(&at) = self.known.get(text) {
            return at;
        }
        let at = self.bytes.len() as u32;
        self.bytes.extend_from_slice(text.as_bytes());
        self.bytes.push(0);
        self.known.insert(text.to_owned(), at);
        at
    }

    /// Returns the table.
    pub fn into_bytes(self) -> Vec<u8> {
        self.bytes
    }
}

/// Returns the encoder of the files' records.
pub fn encoder() -> Encoder<Endianness> {
    Encoder::new(Endianness::Little, true, Machine(0))
}

/// Returns the bytes of a table of symbols; the first one of every table is none.
pub fn symbol_table(symbols: impl IntoIterator<Item = Sym>) -> Vec<u8> {
    let mut table = Vec::new();
    encoder().null_symbol(&mut table);
    for symbol in symbols {
        encoder().symbol(&mut table, &symbol);
    }
    table
}

/// Returns the bytes of a table of relocations.
pub fn relocation_table(addends: bool, relocations: impl IntoIterator<Item = Rel>) -> Vec<u8> {
    let mut table = Vec::new();
    for relocation in relocations {
        encoder().relocation(&mut table, addends, &relocation);
    }
    table
}

/// Appends a symbol table and the names of its symbols. `locals` is the number of the first symbol that is not local.
pub fn add_symbol_table(
    sections: &mut Vec<Section>,
    symbols: impl IntoIterator<Item = Sym>,
    locals: u32,
    names: Strings,
) {
    let strings = sections.len() as u32 + 2;
    let none = SectionFlags(0);
    let part = Section::new(".symtab", elf::SHT_SYMTAB, none, 8);
    sections.push(part.with_entries(SYMBOL, strings, locals).with_data(symbol_table(symbols)));
    let part = Section::new(".strtab", elf::SHT_STRTAB, none, 1);
    sections.push(part.with_data(names.into_bytes()));
}

/// Writes the file. The table of section headers begins at a multiple of `table_align`. Sections are numbered from 1 in their
/// order. After them comes the section `table`: `names` and the names of the sections.
pub fn write_file(
    header: &FileHeader,
    table_align: usize,
    segments: &[ProgramHeader],
    mut sections: Vec<Section>,
    table: Section,
    mut names: Strings,
) -> Vec<u8> {
    sections.push(table);
    for part in &mut sections {
        part.header.sh_name = names.add(&part.name);
    }
    if let Some(table) = sections.last_mut() {
        table.data = names.into_bytes();
    }
    let mut out = vec![0; (FILE_HEADER + SEGMENT_HEADER * segments.len() as u64) as usize];
    for part in &mut sections {
        let header = &mut part.header;
        if header.sh_offset == 0 {
            header.sh_offset = (out.len() as u64).next_multiple_of(header.sh_addralign);
        }
        if header.sh_type != elf::SHT_NOBITS {
            header.sh_size = part.data.len() as u64;
            out.resize(out.len().max(header.sh_offset as usize), 0);
            out.extend_from_slice(&part.data);
        }
    }
    out.resize(out.len().next_multiple_of(table_align), 0);
    let count = sections.len() as u32;
    let layout = FileHeaderLayout {
        e_phoff: if segments.is_empty() { 0 } else { FILE_HEADER },
        segment_num: segments.len() as u32,
        e_shoff: out.len() as u64,
        section_num: count + 1,
        shstrtab_index: count,
    };
    let encoder = encoder();
    encoder.null_section_header(&mut out, &layout);
    for part in &sections {
        encoder.section_header(&mut out, &part.header);
    }
    let mut head = Vec::new();
    // Fails only for a file without a table of section headers.
    let _ = encoder.file_header(&mut head, header, &layout);
    for segment in segments {
        encoder.program_header(&mut head, segment);
    }
    out[..head.len()].copy_from_slice(&head);
    out
}
