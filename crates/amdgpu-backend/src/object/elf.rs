//! ELF files from sections and segments.

/// The operating system of code objects (`ELFOSABI_AMDGPU_HSA`).
pub(crate) const OS_ABI: u8 = 64;
/// The machine (`EM_AMDGPU`).
pub(crate) const MACHINE: u16 = 224;
/// A relocatable file.
pub(crate) const ET_REL: u16 = 1;
/// A shared object.
pub(crate) const ET_DYN: u16 = 3;

/// Kinds of sections.
pub(crate) mod section {
    pub(crate) const PROGBITS: u32 = 1;
    pub(crate) const SYMTAB: u32 = 2;
    pub(crate) const STRTAB: u32 = 3;
    pub(crate) const RELA: u32 = 4;
    pub(crate) const HASH: u32 = 5;
    pub(crate) const DYNAMIC: u32 = 6;
    pub(crate) const NOTE: u32 = 7;
    pub(crate) const NOBITS: u32 = 8;
    pub(crate) const DYNSYM: u32 = 11;
    pub(crate) const GNU_HASH: u32 = 0x6fff_fff6;
    pub(crate) const WRITE: u64 = 1;
    pub(crate) const ALLOC: u64 = 2;
    pub(crate) const EXEC: u64 = 4;
    pub(crate) const MERGE: u64 = 0x10;
    pub(crate) const STRINGS: u64 = 0x20;
    pub(crate) const INFO_LINK: u64 = 0x40;
}

/// The flags of a section of debug information: those of strings, or none.
pub(crate) fn string_flags(name: &str) -> u64 {
    let strings = matches!(name, ".debug_str" | ".debug_line_str");
    if strings { section::MERGE | section::STRINGS } else { 0 }
}

/// Kinds of segments, and their rights.
pub(crate) mod segment {
    pub(crate) const LOAD: u32 = 1;
    pub(crate) const DYNAMIC: u32 = 2;
    pub(crate) const NOTE: u32 = 4;
    pub(crate) const PHDR: u32 = 6;
    pub(crate) const GNU_STACK: u32 = 0x6474_e551;
    pub(crate) const GNU_RELRO: u32 = 0x6474_e552;
    pub(crate) const READ: u32 = 4;
    pub(crate) const WRITE: u32 = 2;
    pub(crate) const EXEC: u32 = 1;
}

/// A section of a file.
#[derive(Clone, Debug, Default)]
pub(crate) struct Section {
    pub(crate) name: String,
    pub(crate) kind: u32,
    pub(crate) flags: u64,
    pub(crate) address: u64,
    /// The offset in the file, if it is given; else it follows the section before.
    pub(crate) offset: Option<u64>,
    pub(crate) data: Vec<u8>,
    /// Bytes in memory of a section that has none in the file.
    pub(crate) memory_size: u64,
    pub(crate) link: u32,
    pub(crate) info: u32,
    pub(crate) align: u64,
    pub(crate) entry_size: u64,
}

impl Section {
    pub(crate) fn new(name: &str, kind: u32, flags: u64, align: u64) -> Self {
        Self { name: name.to_owned(), kind, flags, align, ..Self::default() }
    }

    pub(crate) fn with_data(mut self, data: Vec<u8>) -> Self {
        self.data = data;
        self
    }

    /// Bytes in memory.
    pub(crate) fn size(&self) -> u64 {
        if self.kind == section::NOBITS { self.memory_size } else { self.data.len() as u64 }
    }
}

/// A segment.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Segment {
    pub(crate) kind: u32,
    pub(crate) flags: u32,
    pub(crate) offset: u64,
    pub(crate) address: u64,
    pub(crate) file_size: u64,
    pub(crate) memory_size: u64,
    pub(crate) align: u64,
}

/// Bytes of the file header.
pub(crate) const FILE_HEADER: u64 = 64;
/// Bytes of a segment's header.
pub(crate) const SEGMENT_HEADER: u64 = 56;
/// Bytes of a symbol.
pub(crate) const SYMBOL: u64 = 24;
/// Bytes of a relocation.
pub(crate) const RELA: u64 = 24;

/// A table of strings, each ended by a zero.
#[derive(Clone, Debug)]
pub(crate) struct Strings {
    bytes: Vec<u8>,
    known: ir::map::Map<String, u32>,
}

impl Default for Strings {
    fn default() -> Self {
        Self { bytes: vec![0], known: ir::map::Map::new() }
    }
}

impl Strings {
    /// The place of a string.
    pub(crate) fn add(&mut self, text: &str) -> u32 {
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

    pub(crate) fn into_bytes(self) -> Vec<u8> {
        self.bytes
    }

    pub(crate) fn len(&self) -> u64 {
        self.bytes.len() as u64
    }
}

/// A symbol as it stands in a table.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct RawSymbol {
    pub(crate) name: u32,
    pub(crate) info: u8,
    pub(crate) other: u8,
    pub(crate) section: u16,
    pub(crate) value: u64,
    pub(crate) size: u64,
}

impl RawSymbol {
    pub(crate) fn write(&self, out: &mut Vec<u8>) {
        out.extend_from_slice(&self.name.to_le_bytes());
        out.extend_from_slice(&[self.info, self.other]);
        out.extend_from_slice(&self.section.to_le_bytes());
        out.extend_from_slice(&self.value.to_le_bytes());
        out.extend_from_slice(&self.size.to_le_bytes());
    }
}

/// Appends a relocation with addend.
pub(crate) fn write_rela(out: &mut Vec<u8>, offset: u64, symbol: u32, kind: u32, addend: i64) {
    out.extend_from_slice(&offset.to_le_bytes());
    out.extend_from_slice(&(u64::from(symbol) << 32 | u64::from(kind)).to_le_bytes());
    out.extend_from_slice(&addend.to_le_bytes());
}

/// Fields of the file header that do not follow from the rest.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Header {
    pub(crate) kind: u16,
    pub(crate) flags: u32,
    pub(crate) abi_version: u8,
}

/// Writes the file. Sections are numbered from 1 in their order; the table of their names is added after them.
pub(crate) fn write_file(
    header: Header,
    segments: &[Segment],
    mut sections: Vec<Section>,
) -> Vec<u8> {
    let mut names = Strings::default();
    let mut name_places: Vec<u32> = sections.iter().map(|s| names.add(&s.name)).collect();
    name_places.push(names.add(".shstrtab"));
    sections.push(Section::new(".shstrtab", section::STRTAB, 0, 1).with_data(names.into_bytes()));
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
    out.resize(out.len().next_multiple_of(8), 0);
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
    head.extend_from_slice(&[0x7f, b'E', b'L', b'F', 2, 1, 1, OS_ABI, header.abi_version]);
    head.resize(16, 0);
    head.extend_from_slice(&header.kind.to_le_bytes());
    head.extend_from_slice(&MACHINE.to_le_bytes());
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
