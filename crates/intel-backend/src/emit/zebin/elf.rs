//! ELF files of sections only: 64 bits, little endian, relocatable.

use crate::target::eu::relocation::AddressPart;

/// Instructions or data.
pub(super) const SHT_PROGBITS: u32 = 1;
/// A table of symbols.
const SHT_SYMTAB: u32 = 2;
/// Strings.
const SHT_STRTAB: u32 = 3;
/// Notes.
pub(super) const SHT_NOTE: u32 = 7;
/// The description of kernels (`SHT_ZEBIN_ZEINFO`).
pub(super) const SHT_ZEBIN_ZEINFO: u32 = 0xff00_0011;
/// Places that hold addresses, without and with what is added to those.
pub(super) const SHT_REL: u32 = 9;
pub(super) const SHT_RELA: u32 = 4;
/// The section is written to.
pub(super) const SHF_WRITE: u64 = 1;
/// The section is in memory when the program runs.
pub(super) const SHF_ALLOC: u64 = 2;
/// The section has instructions.
pub(super) const SHF_EXECINSTR: u64 = 4;

/// `e_type` of a relocatable file: Intel's compiler writes it for kernels that are complete too.
const ET_REL: u16 = 1;
/// `EM_INTELGT`.
const MACHINE: u16 = 205;
const FILE_HEADER_BYTES: usize = 64;
const SECTION_HEADER_BYTES: usize = 64;
const SYMBOL_BYTES: usize = 24;
/// Every section begins at a multiple of this: enough for 64-bit words of tables.
const ALIGN: usize = 16;

/// A section with its bytes.
pub(super) struct Section {
    pub(super) name: String,
    pub(super) kind: u32,
    pub(super) flags: u64,
    pub(super) bytes: Vec<u8>,
    pub(super) link: u32,
    pub(super) info: u32,
    pub(super) entry_bytes: u64,
}

/// A place of 8 bytes that holds the address of a symbol.
#[derive(Clone, Copy, Debug)]
pub(super) struct AddressAt {
    pub(super) offset: u64,
    /// The number of the symbol in the list of them.
    pub(super) symbol: usize,
    pub(super) addend: i64,
    pub(super) part: AddressPart,
}

impl Section {
    pub(super) fn new(name: impl Into<String>, kind: u32, bytes: Vec<u8>) -> Self {
        Self { name: name.into(), kind, flags: 0, bytes, link: 0, info: 0, entry_bytes: 0 }
    }

    /// Relocations of addresses in the section with a number. Addresses in instructions have no
    /// addends.
    pub(super) fn relocations(of: &str, number: usize, addresses: &[AddressAt]) -> Self {
        let plain = addresses.iter().all(|a| a.addend == 0);
        Self::relocation_table(of, number, addresses, plain)
    }

    /// The same, where what is added is always said.
    pub(super) fn relocations_with_addends(
        of: &str,
        number: usize,
        addresses: &[AddressAt],
    ) -> Self {
        Self::relocation_table(of, number, addresses, false)
    }

    fn relocation_table(of: &str, number: usize, addresses: &[AddressAt], plain: bool) -> Self {
        let mut bytes = Vec::new();
        for address in addresses {
            // The first symbol of a table is none.
            // `R_ZE_SYM_ADDR`, `R_ZE_SYM_ADDR_32`, `R_ZE_SYM_ADDR_32_HI`.
            let kind = match address.part {
                AddressPart::Whole => 1,
                AddressPart::Low => 2,
                AddressPart::High => 3,
            };
            let info = (address.symbol as u64 + 1) << 32 | kind;
            bytes.extend_from_slice(&address.offset.to_le_bytes());
            bytes.extend_from_slice(&info.to_le_bytes());
            if !plain {
                bytes.extend_from_slice(&address.addend.to_le_bytes());
            }
        }
        let (prefix, kind, entry_bytes) =
            if plain { (".rel", SHT_REL, 16) } else { (".rela", SHT_RELA, 24) };
        let info = number as u32;
        Self { info, entry_bytes, ..Self::new(format!("{prefix}{of}"), kind, bytes) }
    }
}

/// Kind of a symbol.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum SymbolKind {
    /// A kernel: a local function.
    Kernel,
    /// The start of a section of debug information, local too.
    Debug,
    /// A variable, which is known everywhere.
    Variable,
}

/// A name of a place in a section. Variables follow the others.
pub(super) struct Symbol {
    pub(super) name: String,
    /// Its kind.
    pub(super) kind: SymbolKind,
    /// Bytes from the section's start.
    pub(super) value: u64,
    /// The number of the section in the file: the first one has number 1.
    pub(super) section: usize,
    pub(super) size: u64,
}

/// Strings, each ended by a zero byte; the empty one is first.
struct Strings(Vec<u8>);

impl Strings {
    fn add(&mut self, text: &str) -> u32 {
        let at = self.0.len() as u32;
        self.0.extend_from_slice(text.as_bytes());
        self.0.push(0);
        at
    }
}

/// The bytes of a file of these sections, followed by a table of symbols and one of strings.
pub(super) fn write(mut sections: Vec<Section>, symbols: &[Symbol]) -> Vec<u8> {
    let mut strings = Strings(vec![0]);
    let table = symbol_table(symbols, &mut strings);
    let strings_index = sections.len() as u32 + 2;
    let symbols_index = sections.len() as u32 + 1;
    for section in &mut sections {
        if matches!(section.kind, SHT_REL | SHT_RELA) {
            section.link = symbols_index;
        }
    }
    sections.push(Section {
        link: strings_index,
        // The number after the last local one.
        info: symbols.iter().take_while(|s| s.kind != SymbolKind::Variable).count() as u32 + 1,
        entry_bytes: SYMBOL_BYTES as u64,
        ..Section::new(".symtab", SHT_SYMTAB, table)
    });
    let mut names: Vec<u32> = sections.iter().map(|s| strings.add(&s.name)).collect();
    names.push(strings.add(".strtab"));
    sections.push(Section::new(".strtab", SHT_STRTAB, strings.0));

    let mut file = vec![0; FILE_HEADER_BYTES];
    let mut headers = vec![0; SECTION_HEADER_BYTES];
    for (section, name) in sections.iter().zip(names) {
        file.resize(file.len().next_multiple_of(ALIGN), 0);
        section_header(&mut headers, section, name, file.len() as u64);
        file.extend_from_slice(&section.bytes);
    }
    file.resize(file.len().next_multiple_of(ALIGN), 0);
    let header = file_header(file.len() as u64, sections.len() as u16 + 1, strings_index as u16);
    file[..FILE_HEADER_BYTES].copy_from_slice(&header);
    file.extend_from_slice(&headers);
    file
}

fn file_header(sections_at: u64, sections: u16, strings: u16) -> Vec<u8> {
    let mut out = Vec::with_capacity(FILE_HEADER_BYTES);
    // Class 64 bits, little endian, version 1.
    out.extend_from_slice(b"\x7fELF\x02\x01\x01\0\0\0\0\0\0\0\0\0");
    out.extend_from_slice(&ET_REL.to_le_bytes());
    out.extend_from_slice(&MACHINE.to_le_bytes());
    out.extend_from_slice(&1u32.to_le_bytes());
    // Neither an entry nor segments.
    for word in [0, 0, sections_at] {
        out.extend_from_slice(&u64::to_le_bytes(word));
    }
    out.extend_from_slice(&0u32.to_le_bytes());
    let (file, section) = (FILE_HEADER_BYTES as u16, SECTION_HEADER_BYTES as u16);
    for half in [file, 0, 0, section, sections, strings] {
        out.extend_from_slice(&half.to_le_bytes());
    }
    out
}

fn section_header(out: &mut Vec<u8>, section: &Section, name: u32, at: u64) {
    out.extend_from_slice(&name.to_le_bytes());
    out.extend_from_slice(&section.kind.to_le_bytes());
    for word in [section.flags, 0, at, section.bytes.len() as u64] {
        out.extend_from_slice(&word.to_le_bytes());
    }
    out.extend_from_slice(&section.link.to_le_bytes());
    out.extend_from_slice(&section.info.to_le_bytes());
    for word in [ALIGN as u64, section.entry_bytes] {
        out.extend_from_slice(&word.to_le_bytes());
    }
}

fn symbol_table(symbols: &[Symbol], strings: &mut Strings) -> Vec<u8> {
    /// `STB_LOCAL` and `STT_FUNC`.
    const LOCAL_FUNCTION: u8 = 2;
    /// `STB_LOCAL` and `STT_OBJECT`, as Intel's compiler has it.
    const LOCAL_OBJECT: u8 = 1;
    /// `STB_GLOBAL` and `STT_OBJECT`.
    const GLOBAL_OBJECT: u8 = 1 << 4 | 1;
    let mut out = vec![0; SYMBOL_BYTES];
    for symbol in symbols {
        out.extend_from_slice(&strings.add(&symbol.name).to_le_bytes());
        let info = match symbol.kind {
            SymbolKind::Kernel => LOCAL_FUNCTION,
            SymbolKind::Debug => LOCAL_OBJECT,
            SymbolKind::Variable => GLOBAL_OBJECT,
        };
        out.extend_from_slice(&[info, 0]);
        out.extend_from_slice(&(symbol.section as u16).to_le_bytes());
        out.extend_from_slice(&symbol.value.to_le_bytes());
        out.extend_from_slice(&symbol.size.to_le_bytes());
    }
    out
}
