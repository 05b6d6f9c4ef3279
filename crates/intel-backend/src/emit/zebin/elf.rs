//! Sections and symbols of a zebin.

use ir::elf::{self, REL, RELA, Section, Strings, relocation_table};
use object::elf as e;
use object::write::elf::{FileHeader, Rel, Sym};

use crate::target::eu::relocation::AddressPart;

/// The description of kernels (`SHT_ZEBIN_ZEINFO`).
pub(super) const ZEINFO: e::SectionType = e::SectionType(0xff00_0011);
/// `EM_INTELGT`.
const MACHINE: e::Machine = e::Machine(205);
/// No flags.
pub(super) const NONE: e::SectionFlags = e::SectionFlags(0);
/// Every section begins at a multiple of this: enough for 64-bit words of tables.
const ALIGN: u64 = 16;

/// A section with its bytes.
pub(super) fn of_bytes(
    name: &str,
    kind: e::SectionType,
    flags: e::SectionFlags,
    bytes: Vec<u8>,
) -> Section {
    Section::new(name, kind, flags, ALIGN).with_data(bytes)
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

/// Relocations of addresses in the section with a number; with addends, if that is asked for or one is not zero. Addresses in
/// instructions have no addends.
pub(super) fn relocations(
    of: &str,
    number: usize,
    addresses: &[AddressAt],
    addends: bool,
) -> Section {
    let plain = !addends && addresses.iter().all(|a| a.addend == 0);
    let relocations = addresses.iter().map(|address| {
        // `R_ZE_SYM_ADDR`, `R_ZE_SYM_ADDR_32`, `R_ZE_SYM_ADDR_32_HI`.
        let kind = match address.part {
            AddressPart::Whole => 1,
            AddressPart::Low => 2,
            AddressPart::High => 3,
        };
        Rel {
            r_offset: address.offset,
            // The first symbol of a table is none.
            r_sym: address.symbol as u32 + 1,
            r_type: e::RelocationType(kind),
            r_addend: address.addend,
        }
    });
    let (prefix, kind, entry_size) =
        if plain { (".rel", e::SHT_REL, REL) } else { (".rela", e::SHT_RELA, RELA) };
    let bytes = relocation_table(!plain, relocations);
    let part = of_bytes(&format!("{prefix}{of}"), kind, NONE, bytes);
    part.with_entries(entry_size, 0, number as u32)
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

/// The bytes of a file of these sections, followed by a table of symbols and one of strings.
pub(super) fn write(mut sections: Vec<Section>, symbols: &[Symbol]) -> Vec<u8> {
    let symbols_index = sections.len() as u32 + 1;
    for part in &mut sections {
        if matches!(part.header.sh_type, e::SHT_REL | e::SHT_RELA) {
            part.header.sh_link = symbols_index;
        }
    }
    let mut strings = Strings::default();
    let table = elf::symbol_table(symbols.iter().map(|symbol| Sym {
        section: Some(symbol.section as u32),
        st_name: strings.add(&symbol.name),
        st_info: match symbol.kind {
            SymbolKind::Kernel => e::STB_LOCAL | e::STT_FUNC,
            // As Intel's compiler has it.
            SymbolKind::Debug => e::STB_LOCAL | e::STT_OBJECT,
            SymbolKind::Variable => e::STB_GLOBAL | e::STT_OBJECT,
        },
        st_other: e::SymbolOther(0),
        st_shndx: e::SHN_UNDEF,
        st_value: symbol.value,
        st_size: symbol.size,
    }));
    // The number after the last local one.
    let locals = symbols.iter().take_while(|s| s.kind != SymbolKind::Variable).count() as u32 + 1;
    let part = of_bytes(".symtab", e::SHT_SYMTAB, NONE, table);
    sections.push(part.with_entries(elf::SYMBOL, symbols_index + 1, locals));
    // Intel's compiler writes a relocatable file for kernels that are complete too.
    let header = FileHeader { e_type: e::ET_REL, e_machine: MACHINE, ..FileHeader::default() };
    let names = of_bytes(".strtab", e::SHT_STRTAB, NONE, Vec::new());
    elf::write_file(&header, ALIGN as usize, &[], sections, names, strings)
}
