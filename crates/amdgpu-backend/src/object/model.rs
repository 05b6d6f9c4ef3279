//! An object before it is linked: sections, symbols, relocations, metadata.

use std::sync::Arc;

use ir::elf::{self, RELA, Section, Strings, relocation_table, write_file};
use ir::map::Map;
use object::elf as e;
use object::write::elf::{FileHeader, Rel, Sym};

use super::metadata;
use crate::emit::RelocKind;

/// The operating system of code objects (`ELFOSABI_AMDGPU_HSA`).
pub(super) const OS_ABI: e::OsAbi = e::OsAbi(64);
/// Alignment of the table of section headers in the file.
pub(super) const TABLE_ALIGN: usize = 8;

/// The ELF header of a file for AMD GPUs.
pub(super) fn header(kind: e::FileType, flags: u32, abi_version: u8) -> FileHeader {
    FileHeader {
        os_abi: OS_ABI,
        abi_version,
        e_type: kind,
        e_machine: e::EM_AMDGPU,
        e_entry: 0,
        e_flags: e::FileFlags(flags),
    }
}

/// A relocatable object.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct ObjectFile {
    /// Its name in messages.
    pub name: String,
    /// The ELF header's flags: processor and its settings.
    pub flags: u32,
    /// The ABI's version in the ELF header: 3 for code objects of version 5, 4 for version 6.
    pub abi_version: u8,
    /// Sections that are loaded, and debug information.
    pub sections: Vec<ObjectSection>,
    /// Symbols; relocations name them by their index.
    pub symbols: Vec<ObjectSymbol>,
    /// The metadata of its notes.
    pub metadata: Vec<Arc<rmpv::Value>>,
}

/// A part of an object that is loaded, or debug information.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ObjectSection {
    /// Its name.
    pub name: String,
    /// Whether programs may write to it.
    pub write: bool,
    /// Whether it is code.
    pub exec: bool,
    /// Whether it is debug information, which is not loaded.
    pub debug: bool,
    /// Its bytes; none if it begins as zeros.
    pub data: Vec<u8>,
    /// Bytes in memory, where it has none in the file.
    pub zeros: u64,
    /// Its alignment.
    pub align: u64,
    /// Relocations to be filled in.
    pub relocations: Vec<ObjectRelocation>,
    /// The name of the group of which only one may be kept.
    pub group: Option<String>,
}

impl ObjectSection {
    /// Bytes in memory.
    pub fn size(&self) -> u64 {
        self.zeros.max(self.data.len() as u64)
    }
}

/// A relocation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ObjectRelocation {
    /// The place in its section.
    pub offset: u64,
    /// Its kind.
    pub kind: RelocKind,
    /// The symbol by its index.
    pub symbol: u32,
    /// The addend.
    pub addend: i64,
}

/// Objects that see a symbol.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Binding {
    /// Its object.
    #[default]
    Local,
    /// Every object.
    Global,
    /// Every object; another of the name may stand for it.
    Weak,
}

impl Binding {
    const fn number(self) -> u8 {
        self as u8
    }
}

/// Visibility of a symbol outside of the linked object.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub enum SymbolVisibility {
    /// Everybody, and may replace it.
    #[default]
    Default,
    /// No other object sees it.
    Hidden,
    /// Everybody.
    Protected,
}

impl SymbolVisibility {
    pub(crate) const fn number(self) -> u8 {
        match self {
            Self::Default => 0,
            Self::Hidden => 2,
            Self::Protected => 3,
        }
    }

    pub(crate) const fn by_number(number: u8) -> Self {
        match number & 3 {
            1 | 2 => Self::Hidden,
            3 => Self::Protected,
            _ => Self::Default,
        }
    }

    /// The stricter of two.
    #[must_use]
    pub(crate) fn merge(self, other: Self) -> Self {
        match (self, other) {
            (Self::Hidden, _) | (_, Self::Hidden) => Self::Hidden,
            (Self::Protected, _) | (_, Self::Protected) => Self::Protected,
            _ => Self::Default,
        }
    }
}

/// Kind of entity that a symbol names.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum SymbolType {
    /// Not said.
    #[default]
    None,
    /// Data.
    Object,
    /// Code.
    Function,
    /// A section.
    Section,
}

impl SymbolType {
    pub(crate) const fn number(self) -> u8 {
        self as u8
    }
}

/// Location of a symbol.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum SymbolLocation {
    /// In another object.
    #[default]
    Undefined,
    /// A number.
    Absolute(u64),
    /// In a section, so many bytes from its begin.
    Section(usize, u64),
}

/// A symbol.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ObjectSymbol {
    /// Its name; empty for sections.
    pub name: String,
    /// Its location.
    pub place: SymbolLocation,
    /// Its size.
    pub size: u64,
    /// Objects that see it.
    pub binding: Binding,
    /// Its visibility outside of the linked object.
    pub visibility: SymbolVisibility,
    /// Its type.
    pub ty: SymbolType,
}

impl ObjectSymbol {
    pub(crate) fn info(&self) -> u8 {
        self.binding.number() << 4 | self.ty.number()
    }
}

impl ObjectFile {
    /// The relocatable ELF file.
    pub fn to_elf(&self) -> Vec<u8> {
        let mut sections = Vec::new();
        // Which of the file's sections each of ours is.
        let mut numbers = Vec::new();
        let none = e::SectionFlags(0);
        for part in &self.sections {
            let write = if part.write { e::SHF_WRITE } else { none };
            let exec = if part.exec { e::SHF_EXECINSTR } else { none };
            let nobits = part.data.is_empty() && part.zeros != 0;
            let kind = if nobits { e::SHT_NOBITS } else { e::SHT_PROGBITS };
            let flags = match part.debug {
                true => elf::string_flags(&part.name),
                false => e::SHF_ALLOC | write | exec,
            };
            let mut out = Section::new(&part.name, kind, flags, part.align);
            out.header.sh_entsize = u64::from(part.debug && flags != none);
            out.header.sh_size = part.zeros;
            sections.push(out.with_data(part.data.clone()));
            numbers.push(sections.len() as u32);
        }
        if !self.metadata.is_empty() {
            let note = metadata::note(&metadata::merge(&self.metadata));
            sections.push(Section::new(".note", e::SHT_NOTE, e::SHF_ALLOC, 4).with_data(note));
        }
        // Local symbols stand first.
        let mut order: Vec<usize> = (0..self.symbols.len()).collect();
        order.sort_by_key(|&i| self.symbols[i].binding != Binding::Local);
        let locals = self.symbols.iter().filter(|s| s.binding == Binding::Local).count() as u32 + 1;
        let mut strings = Strings::default();
        let mut table = Vec::new();
        let mut new_index: Map<u32, u32> = Map::default();
        for (at, &i) in order.iter().enumerate() {
            let symbol = &self.symbols[i];
            new_index.insert(i as u32, at as u32 + 1);
            let (section, special, value) = match symbol.place {
                SymbolLocation::Undefined => (None, e::SHN_UNDEF, 0),
                SymbolLocation::Absolute(value) => (None, e::SHN_ABS, value),
                SymbolLocation::Section(number, at) => (Some(numbers[number]), e::SHN_UNDEF, at),
            };
            table.push(Sym {
                section,
                st_name: strings.add(&symbol.name),
                st_info: e::SymbolInfo(symbol.info()),
                st_other: e::SymbolOther(symbol.visibility.number()),
                st_shndx: special,
                st_value: value,
                st_size: symbol.size,
            });
        }
        let relocated = self.sections.iter().filter(|s| !s.relocations.is_empty()).count() as u32;
        let symtab = sections.len() as u32 + relocated + 1;
        for (part, &number) in self.sections.iter().zip(&numbers) {
            if part.relocations.is_empty() {
                continue;
            }
            let relocations = part.relocations.iter().map(|r| Rel {
                r_offset: r.offset,
                r_sym: new_index.get(&r.symbol).copied().unwrap_or(0),
                r_type: e::RelocationType(r.kind as u32),
                r_addend: r.addend,
            });
            let name = format!(".rela{}", part.name);
            let out = Section::new(&name, e::SHT_RELA, e::SHF_INFO_LINK, 8);
            let data = relocation_table(true, relocations);
            sections.push(out.with_entries(RELA, symtab, number).with_data(data));
        }
        elf::add_symbol_table(&mut sections, table, locals, strings);
        let names = Section::new(".shstrtab", e::SHT_STRTAB, none, 1);
        let header = header(e::ET_REL, self.flags, self.abi_version);
        write_file(&header, TABLE_ALIGN, &[], sections, names, Strings::default())
    }
}
