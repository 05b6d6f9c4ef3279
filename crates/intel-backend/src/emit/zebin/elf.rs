//! Sections and symbols of a zebin.

use ir::elf::{self, ET_REL, RawSymbol, Section, Strings, section};

use crate::target::eu::relocation::AddressPart;

/// The description of kernels (`SHT_ZEBIN_ZEINFO`).
pub(super) const ZEINFO: u32 = 0xff00_0011;
/// `EM_INTELGT`.
const MACHINE: u16 = 205;
/// Every section begins at a multiple of this: enough for 64-bit words of tables.
const ALIGN: u64 = 16;

/// A section with its bytes.
pub(super) fn of_bytes(name: &str, kind: u32, flags: u64, bytes: Vec<u8>) -> Section {
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
    let mut bytes = Vec::new();
    for address in addresses {
        // `R_ZE_SYM_ADDR`, `R_ZE_SYM_ADDR_32`, `R_ZE_SYM_ADDR_32_HI`.
        let kind = match address.part {
            AddressPart::Whole => 1,
            AddressPart::Low => 2,
            AddressPart::High => 3,
        };
        // The first symbol of a table is none.
        elf::write_rela(
            &mut bytes,
            address.offset,
            address.symbol as u32 + 1,
            kind,
            address.addend,
        );
        if plain {
            bytes.truncate(bytes.len() - 8);
        }
    }
    let (prefix, kind, entry_size) =
        if plain { (".rel", section::REL, 16) } else { (".rela", section::RELA, elf::RELA) };
    let info = number as u32;
    Section { info, entry_size, ..of_bytes(&format!("{prefix}{of}"), kind, 0, bytes) }
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
    let mut strings = Strings::default();
    let table = symbol_table(symbols, &mut strings);
    let symbols_index = sections.len() as u32 + 1;
    for part in &mut sections {
        if matches!(part.kind, section::REL | section::RELA) {
            part.link = symbols_index;
        }
    }
    sections.push(Section {
        link: symbols_index + 1,
        // The number after the last local one.
        info: symbols.iter().take_while(|s| s.kind != SymbolKind::Variable).count() as u32 + 1,
        entry_size: elf::SYMBOL,
        ..of_bytes(".symtab", section::SYMTAB, 0, table)
    });
    // Intel's compiler writes a relocatable file for kernels that are complete too.
    let header = elf::Header {
        kind: ET_REL,
        machine: MACHINE,
        os_abi: 0,
        abi_version: 0,
        flags: 0,
        table_align: ALIGN as usize,
    };
    let names = of_bytes(".strtab", section::STRTAB, 0, Vec::new());
    elf::write_file(header, &[], sections, names, strings)
}

fn symbol_table(symbols: &[Symbol], strings: &mut Strings) -> Vec<u8> {
    /// `STB_LOCAL` and `STT_FUNC`.
    const LOCAL_FUNCTION: u8 = 2;
    /// `STB_LOCAL` and `STT_OBJECT`, as Intel's compiler has it.
    const LOCAL_OBJECT: u8 = 1;
    /// `STB_GLOBAL` and `STT_OBJECT`.
    const GLOBAL_OBJECT: u8 = 1 << 4 | 1;
    let mut out = Vec::new();
    RawSymbol::default().write(&mut out);
    for symbol in symbols {
        let info = match symbol.kind {
            SymbolKind::Kernel => LOCAL_FUNCTION,
            SymbolKind::Debug => LOCAL_OBJECT,
            SymbolKind::Variable => GLOBAL_OBJECT,
        };
        let (name, section) = (strings.add(&symbol.name), symbol.section as u16);
        let Symbol { value, size, .. } = *symbol;
        RawSymbol { name, info, other: 0, section, value, size }.write(&mut out);
    }
    out
}
