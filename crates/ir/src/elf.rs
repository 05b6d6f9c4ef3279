//! ELF files (64 bits, little endian) from sections and segments.

use crate::map::Map;

/// A relocatable file.
pub const ET_REL: u16 = 1;
/// A shared object.
pub const ET_DYN: u16 = 3;

/// Kinds of sections, and their flags, by their names in the ELF specification.
#[expect(missing_docs, reason = "the names are those of the format")]
pub mod section {
    pub const PROGBITS: u32 = 1;
    pub const SYMTAB: u32 = 2;
    pub const STRTAB: u32 = 3;
    pub const RELA: u32 = 4;
    pub const HASH: u32 = 5;
    pub const DYNAMIC: u32 = 6;
    pub const NOTE: u32 = 7;
    pub const NOBITS: u32 = 8;
    pub const REL: u32 = 9;
    pub const DYNSYM: u32 = 11;
    pub const GNU_HASH: u32 = 0x6fff_fff6;
    pub const WRITE: u64 = 1;
    pub const ALLOC: u64 = 2;
    pub const EXEC: u64 = 4;
    pub const MERGE: u64 = 0x10;
    pub const STRINGS: u64 = 0x20;
    pub const INFO_LINK: u64 = 0x40;
}

/// The flags of a section of debug information: those of strings, or none.
pub fn string_flags(name: &str) -> u64 {
    let strings = matches!(name, ".debug_str" | ".debug_line_str");
    if strings { section::MERGE | section::STRINGS } else { 0 }
}

/// Kinds of segments, and their rights, by their names in the ELF specification.
#[expect(missing_docs, reason = "the names are those of the format")]
pub mod segment {
    pub const LOAD: u32 = 1;
    pub const DYNAMIC: u32 = 2;
    pub const NOTE: u32 = 4;
    pub const PHDR: u32 = 6;
    pub const GNU_STACK: u32 = 0x6474_e551;
    pub const GNU_RELRO: u32 = 0x6474_e552;
    pub const READ: u32 = 4;
    pub const WRITE: u32 = 2;
    pub const EXEC: u32 = 1;
}

/// A section of a file.
#[derive(Clone, Debug, Default)]
#[expect(missing_docs, reason = "the names are those of the format")]
pub struct Section {
    pub name: String,
    pub kind: u32,
    pub flags: u64,
    pub address: u64,
    /// The offset in the file, if it is given; else it follows the section before.
    pub offset: Option<u64>,
    pub data: Vec<u8>,
    /// Bytes in memory of a section that has none in the file.
    pub memory_size: u64,
    pub link: u32,
    pub info: u32,
    pub align: u64,
    pub entry_size: u64,
}

impl Section {
    /// A section without bytes.
    pub fn new(name: &str, kind: u32, flags: u64, align: u64) -> Self {
        Self { name: name.to_owned(), kind, flags, align, ..Self::default() }
    }

    /// The section with these bytes.
    #[must_use]
    pub fn with_data(mut self, data: Vec<u8>) -> Self {
        self.data = data;
        self
    }

    /// Bytes in memory.
    pub fn size(&self) -> u64 {
        if self.kind == section::NOBITS { self.memory_size } else { self.data.len() as u64 }
    }
}

/// A segment.
#[derive(Clone, Copy, Debug)]
#[expect(missing_docs, reason = "the names are those of the format")]
pub struct Segment {
    pub kind: u32,
    pub flags: u32,
    pub offset: u64,
    pub address: u64,
    pub file_size: u64,
    pub memory_size: u64,
    pub align: u64,
}

/// Bytes of the file header.
pub const FILE_HEADER: u64 = 64;
/// Bytes of a segment's header.
pub const SEGMENT_HEADER: u64 = 56;
/// Bytes of a symbol.
pub const SYMBOL: u64 = 24;
/// Bytes of a relocation.
pub const RELA: u64 = 24;

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
    /// The place of a string.
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

    /// The table.
    pub fn into_bytes(self) -> Vec<u8> {
        self.bytes
    }

    /// The bytes of the table.
    pub fn byte_len(&self) -> u64 {
        self.bytes.len() as u64
    }
}

/// A symbol as it stands in a table.
#[derive(Clone, Copy, Debug, Default)]
#[expect(missing_docs, reason = "the names are those of the format")]
pub struct RawSymbol {
    pub name: u32,
    pub info: u8,
    pub other: u8,
    pub section: u16,
    pub value: u64,
    pub size: u64,
}

impl RawSymbol {
    /// Appends the symbol to a table.
    pub fn write(&self, out: &mut Vec<u8>) {
        out.extend_from_slice(&self.name.to_le_bytes());
        out.extend_from_slice(&[self.info, self.other]);
        out.extend_from_slice(&self.section.to_le_bytes());
        out.extend_from_slice(&self.value.to_le_bytes());
        out.extend_from_slice(&self.size.to_le_bytes());
    }
}

/// Appends a relocation with addend.
pub fn write_rela(out: &mut Vec<u8>, offset: u64, symbol: u32, kind: u32, addend: i64) {
    out.extend_from_slice(&offset.to_le_bytes());
    out.extend_from_slice(&(u64::from(symbol) << 32 | u64::from(kind)).to_le_bytes());
    out.extend_from_slice(&addend.to_le_bytes());
}

/// Fields of the file header that do not follow from the rest.
#[derive(Clone, Copy, Debug)]
#[expect(missing_docs, reason = "the names are those of the format")]
pub struct Header {
    pub kind: u16,
    pub machine: u16,
    pub os_abi: u8,
    pub abi_version: u8,
    pub flags: u32,
    /// Alignment of the table of sections in the file.
    pub table_align: usize,
}

/// Writes the file. Sections are numbered from 1 in their order. After them comes the section `table`: `names` and the names of the
/// sections.
pub fn write_file(
    header: Header,
    segments: &[Segment],
    mut sections: Vec<Section>,
    table: Section,
    mut names: Strings,
) -> Vec<u8> {
    sections.push(table);
    let name_places: Vec<u32> = sections.iter().map(|s| names.add(&s.name)).collect();
    if let Some(table) = sections.last_mut() {
        table.data = names.into_bytes();
    }
    let mut out = vec![0; (FILE_HEADER + SEGMENT_HEADER * segments.len() as u64) as usize];
    let mut places = Vec::new();
    for part in &sections {
        let at =
            part.offset.unwrap_or_else(|| (out.len() as u64).next_multiple_of(part.align.max(1)));
        places.push(at);
        if part.kind == section::NOBITS {
            continue;
        }
        if (out.len() as u64) < at {
            out.resize(at as usize, 0);
        }
        out.extend_from_slice(&part.data);
    }
    out.resize(out.len().next_multiple_of(header.table_align), 0);
    let table = out.len() as u64;
    out.resize(out.len() + 64, 0);
    for ((part, place), name) in sections.iter().zip(places).zip(name_places) {
        out.extend_from_slice(&name.to_le_bytes());
        out.extend_from_slice(&part.kind.to_le_bytes());
        for word in [part.flags, part.address, place, part.size()] {
            out.extend_from_slice(&word.to_le_bytes());
        }
        out.extend_from_slice(&part.link.to_le_bytes());
        out.extend_from_slice(&part.info.to_le_bytes());
        for word in [part.align.max(1), part.entry_size] {
            out.extend_from_slice(&word.to_le_bytes());
        }
    }
    write_headers(&mut out, header, segments, table, sections.len() as u16 + 1);
    out
}

fn write_headers(out: &mut [u8], header: Header, segments: &[Segment], table: u64, sections: u16) {
    let mut head: Vec<u8> = Vec::new();
    head.extend_from_slice(&[0x7f, b'E', b'L', b'F', 2, 1, 1, header.os_abi, header.abi_version]);
    head.resize(16, 0);
    head.extend_from_slice(&header.kind.to_le_bytes());
    head.extend_from_slice(&header.machine.to_le_bytes());
    head.extend_from_slice(&1u32.to_le_bytes());
    let segment_table = if segments.is_empty() { 0 } else { FILE_HEADER };
    for word in [0, segment_table, table] {
        head.extend_from_slice(&word.to_le_bytes());
    }
    head.extend_from_slice(&header.flags.to_le_bytes());
    let segment_size = if segments.is_empty() { 0 } else { SEGMENT_HEADER as u16 };
    for half in
        [FILE_HEADER as u16, segment_size, segments.len() as u16, 64, sections, sections - 1]
    {
        head.extend_from_slice(&half.to_le_bytes());
    }
    for part in segments {
        head.extend_from_slice(&part.kind.to_le_bytes());
        head.extend_from_slice(&part.flags.to_le_bytes());
        for word in
            [part.offset, part.address, part.address, part.file_size, part.memory_size, part.align]
        {
            head.extend_from_slice(&word.to_le_bytes());
        }
    }
    out[..head.len()].copy_from_slice(&head);
}
