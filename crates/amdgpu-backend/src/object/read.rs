//! Reading relocatable objects, ours and LLVM's.

use std::sync::Arc;

use ir::diagnostic::Diagnostic;
use ir::map::Map;
use object::elf;
use object::read::elf::{ElfFile64, FileHeader as _};
use object::{
    Endianness, Object as _, ObjectComdat as _, ObjectSection as _, ObjectSymbol as _,
    RelocationFlags, RelocationTarget, SectionFlags, SectionIndex, SymbolFlags, SymbolIndex,
    SymbolSection,
};

use super::metadata;
use super::model::{
    Binding, OS_ABI, ObjectFile, ObjectRelocation, ObjectSection, ObjectSymbol, SymbolLocation,
    SymbolType, SymbolVisibility,
};
use crate::emit::RelocKind;

impl ObjectFile {
    /// Reads a relocatable ELF file.
    ///
    /// # Errors
    /// The bytes are no relocatable object for AMD GPUs, or have relocations that are not known.
    pub fn read(name: &str, bytes: &[u8]) -> Result<Self, Diagnostic> {
        read(name, bytes).map_err(|message| Diagnostic::error(format!("{name}: {message}")))
    }
}

fn read(name: &str, bytes: &[u8]) -> Result<ObjectFile, String> {
    let file: ElfFile64<'_, Endianness> =
        ElfFile64::parse(bytes).map_err(|e| format!("no ELF file: {e}"))?;
    let header = file.elf_header();
    let endian = file.endian();
    if header.e_machine(endian) != elf::EM_AMDGPU || header.e_ident().os_abi != OS_ABI {
        return Err("no object for AMD GPUs".into());
    }
    if header.e_type(endian) != elf::ET_REL {
        return Err("no relocatable object".into());
    }
    let mut found = ObjectFile {
        name: name.to_owned(),
        flags: header.e_flags(endian).0,
        abi_version: header.e_ident().abi_version,
        ..ObjectFile::default()
    };
    let mut groups: Map<usize, String> = Map::default();
    for comdat in file.comdats() {
        let key = comdat.name().map_err(|e| e.to_string())?;
        for index in comdat.sections() {
            groups.insert(index.0, key.to_owned());
        }
    }
    let mut sections: Map<usize, usize> = Map::default();
    for part in file.sections() {
        let SectionFlags::Elf { sh_flags, sh_type, .. } = part.flags() else { continue };
        let has = |flag: elf::SectionFlags| sh_flags.0 & flag.0 != 0;
        let data = || part.data().map(<[u8]>::to_vec).map_err(|e| e.to_string());
        if sh_type == elf::SHT_NOTE {
            found.metadata.extend(metadata::read_notes(&data()?).into_iter().map(Arc::new));
            continue;
        }
        let name = part.name().map_err(|e| e.to_string())?;
        let debug = !has(elf::SHF_ALLOC) && name.starts_with(".debug_");
        if debug && has(elf::SHF_COMPRESSED) {
            return Err(format!("{name} is compressed, which is not supported (-gz=none)"));
        }
        let wanted = debug || has(elf::SHF_ALLOC);
        if !wanted || !matches!(sh_type, elf::SHT_PROGBITS | elf::SHT_NOBITS) {
            continue;
        }
        let nobits = sh_type == elf::SHT_NOBITS;
        sections.insert(part.index().0, found.sections.len());
        found.sections.push(ObjectSection {
            name: name.to_owned(),
            debug,
            write: has(elf::SHF_WRITE),
            exec: has(elf::SHF_EXECINSTR),
            data: if nobits { Vec::new() } else { data()? },
            zeros: if nobits { part.size() } else { 0 },
            align: part.align().max(1),
            relocations: Vec::new(),
            group: groups.get(&part.index().0).cloned(),
        });
    }
    let mut symbols: Map<usize, u32> = Map::default();
    for symbol in file.symbols() {
        let SymbolFlags::Elf { st_info, st_other } = symbol.flags() else { continue };
        symbols.insert(symbol.index().0, found.symbols.len() as u32);
        let place = match symbol.section() {
            SymbolSection::Absolute => SymbolLocation::Absolute(symbol.address()),
            SymbolSection::Section(SectionIndex(index)) => match sections.get(&index) {
                Some(&at) => SymbolLocation::Section(at, symbol.address()),
                // Of a section that is not loaded.
                None => SymbolLocation::Absolute(0),
            },
            _ => SymbolLocation::Undefined,
        };
        let info = st_info.0;
        found.symbols.push(ObjectSymbol {
            name: symbol.name().map_err(|e| e.to_string())?.to_owned(),
            place,
            size: symbol.size(),
            binding: match info >> 4 {
                0 => Binding::Local,
                2 => Binding::Weak,
                _ => Binding::Global,
            },
            visibility: SymbolVisibility::by_number(st_other.0),
            ty: match info & 15 {
                1 => SymbolType::Object,
                2 => SymbolType::Function,
                3 => SymbolType::Section,
                _ => SymbolType::None,
            },
        });
    }
    for part in file.sections() {
        let Some(&at) = sections.get(&part.index().0) else { continue };
        for (offset, relocation) in part.relocations() {
            let RelocationFlags::Elf { r_type } = relocation.flags() else { continue };
            let RelocationTarget::Symbol(SymbolIndex(index)) = relocation.target() else {
                return Err("a relocation without symbol".into());
            };
            let kind = RelocKind::by_number(r_type.0)
                .ok_or_else(|| format!("relocations of type {}", r_type.0))?;
            let symbol =
                symbols.get(&index).copied().ok_or("a relocation by a symbol that is not there")?;
            let addend = relocation.addend();
            found.sections[at].relocations.push(ObjectRelocation { offset, kind, symbol, addend });
        }
    }
    Ok(found)
}
