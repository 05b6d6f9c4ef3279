//! The container of kernels: a *zebin*, the ELF file that Intel's OpenCL and Level Zero drivers load.
//!
//! Source: `IGC/ZEBinWriter/zebin/spec/{elf,zeinfo,version}.md` in the repository of Intel's graphics compiler. Sections:
//!
//! | section | what |
//! |---|---|
//! | `.text.NAME` | the instructions of kernel `NAME` and [`PREFETCH_PADDING`] |
//! | `.data.const`, `.data.global` | variables of the program ([`data`]) |
//! | `.rel.NAME`, `.rela.NAME` | where section `NAME` has addresses of variables |
//! | `.ze_info` | what the driver must know of each kernel, as YAML ([`info`]) |
//! | `.note.intelgt.compat` | which devices it is for |
//! | `.debug_*` | debug information as DWARF ([`DebugSection`]), with `.rela.debug_*`; it is not loaded |
//! | `.symtab`, `.strtab` | one symbol per kernel and variable; names of symbols and sections |

mod data;
mod elf;
mod info;
mod yaml;

use ir::debug::{DebugSection, DebugTarget};
use ir::diagnostic::Diagnostic;
use ir::elf::Section;
use object::elf::{SHF_ALLOC, SHF_EXECINSTR, SHT_NOTE, SHT_PROGBITS};

use crate::abi::kernel::Kernel;
use crate::target::device::{Device, Generation};
use crate::target::eu::relocation::AddressPart;
use elf::{AddressAt, Symbol, SymbolKind};

/// Bytes after the last instruction of a kernel that hold no instruction: the hardware fetches ahead, whole cache lines
/// of 64 bytes, beyond the end of a thread. Intel's compiler leaves as much.
pub const PREFETCH_PADDING: usize = 128;
/// The size of a line of the instruction cache in bytes.
const CACHE_LINE: usize = 64;

/// A zebin of some kernels, each with its instructions.
///
/// # Errors
/// If the device has no such container, a kernel is not well formed ([`Kernel::check`]), or two have the same name.
pub fn write(device: &Device, kernels: &[(&Kernel, &[u8])]) -> Result<Vec<u8>, Diagnostic> {
    write_with_debug(device, kernels, &[])
}

/// [`write()`] with debug information.
///
/// # Errors
/// As there.
pub fn write_with_debug(
    device: &Device,
    kernels: &[(&Kernel, &[u8])],
    debug: &[DebugSection],
) -> Result<Vec<u8>, Diagnostic> {
    let compat = compatibility(device)?;
    let mut names: Vec<&str> = kernels.iter().map(|(kernel, _)| kernel.name.as_str()).collect();
    names.sort_unstable();
    if let Some(pair) = names.windows(2).find(|pair| pair[0] == pair[1]) {
        return Err(Diagnostic::error(format!("there are two kernels '{}'", pair[0])));
    }
    let mut sections = Vec::new();
    let mut symbols = Vec::new();
    for &(kernel, code) in kernels {
        kernel.check()?;
        let (name, flags) = (format!(".text.{}", kernel.name), SHF_ALLOC | SHF_EXECINSTR);
        sections.push(elf::of_bytes(&name, SHT_PROGBITS, flags, padded(code)));
        let size = code.len() as u64;
        let section = sections.len();
        let kind = SymbolKind::Kernel;
        symbols.push(Symbol { name: kernel.name.clone(), kind, section, value: 0, size });
    }
    let debug_relocations = add_debug(debug, kernels.len(), &mut sections, &mut symbols);
    data::add(kernels, &mut sections, &mut symbols)?;
    sections.extend(debug_relocations);
    let described: Vec<&Kernel> = kernels.iter().map(|&(kernel, _)| kernel).collect();
    let info = info::describe(&described).into_bytes();
    sections.push(elf::of_bytes(".ze_info", elf::ZEINFO, elf::NONE, info));
    sections.push(elf::of_bytes(".note.intelgt.compat", SHT_NOTE, elf::NONE, compat));
    Ok(elf::write(sections, &symbols))
}

/// Appends debug information, and a symbol for each section after those of the `kernels`. Returns the relocation
/// sections. The addends are in the data already: tools that do not know the relocations read a file of one kernel
/// correctly without them.
fn add_debug(
    debug: &[DebugSection],
    kernels: usize,
    sections: &mut Vec<Section>,
    symbols: &mut Vec<Symbol>,
) -> Vec<Section> {
    let mut relocations = Vec::new();
    for part in debug {
        let mut data = part.data.clone();
        let mut addresses = Vec::new();
        for reference in &part.relocations {
            let at = reference.offset as usize;
            let size = usize::from(reference.size);
            if let Some(place) = data.get_mut(at..at + size) {
                place.copy_from_slice(&reference.addend.to_le_bytes()[..size]);
            }
            let symbol = match reference.target {
                DebugTarget::Function(number) => number,
                DebugTarget::Section(number) => kernels + number,
            };
            let part = if size == 8 { AddressPart::Whole } else { AddressPart::Low };
            let (offset, addend) = (reference.offset, reference.addend);
            addresses.push(AddressAt { offset, symbol, addend, part });
        }
        let name = part.name;
        sections.push(elf::of_bytes(name, SHT_PROGBITS, elf::NONE, data));
        let section = sections.len();
        let kind = SymbolKind::Debug;
        symbols.push(Symbol { name: name.to_owned(), kind, section, value: 0, size: 0 });
        if !addresses.is_empty() {
            relocations.push(elf::relocations(name, section, &addresses, true));
        }
    }
    relocations
}

/// Instructions with the required padding after them: zeros, which are `illegal`.
fn padded(code: &[u8]) -> Vec<u8> {
    let mut bytes = code.to_vec();
    bytes.resize(code.len().next_multiple_of(CACHE_LINE) + PREFETCH_PADDING, 0);
    bytes
}

/// The version of the format that is written: the newest one that NEO 22.43 knows in full. Everything we use is older.
const FORMAT_VERSION: &str = "1.15";

/// The notes that say where the file may be loaded. The core family is named and no product family, since one of our devices
/// stands for all products with its instruction set.
fn compatibility(device: &Device) -> Result<Vec<u8>, Diagnostic> {
    /// Types of notes (`NT_INTELGT_…`).
    const GFXCORE_FAMILY: u32 = 2;
    const TARGET_METADATA: u32 = 3;
    const ZEBIN_VERSION: u32 = 4;
    // Numbers of `GFXCORE_FAMILY` in `igfxfmid.h`, published with all of Intel's drivers.
    let core: u32 = match device.generation {
        Generation::Gen8 => 11,
        Generation::Gen9 => 12,
        Generation::Gen12p1 => 18,
        Generation::Gen12p5 => 0x0c07,
        _ => {
            let error = Diagnostic::error(format!("'{}' has no container of kernels", device.name));
            return Err(error.with_note("zebins are for bdw, skl, tgl, dg2"));
        }
    };
    // No generator is registered for us (0), and no revision of the hardware is asked for.
    let metadata: u32 = 0;
    let mut bytes = Vec::new();
    note(&mut bytes, GFXCORE_FAMILY, &core.to_le_bytes());
    note(&mut bytes, TARGET_METADATA, &metadata.to_le_bytes());
    let version = [FORMAT_VERSION.as_bytes(), b"\0"].concat();
    note(&mut bytes, ZEBIN_VERSION, &version);
    Ok(bytes)
}

/// Appends an ELF note of the owner `IntelGT`.
fn note(bytes: &mut Vec<u8>, kind: u32, description: &[u8]) {
    const OWNER: &[u8] = b"IntelGT\0";
    for word in [OWNER.len() as u32, description.len() as u32, kind] {
        bytes.extend_from_slice(&word.to_le_bytes());
    }
    bytes.extend_from_slice(OWNER);
    bytes.extend_from_slice(description);
    bytes.resize(bytes.len().next_multiple_of(4), 0);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn code_has_room_for_the_prefetch() {
        for length in [0, 16, 64, 80] {
            let bytes = padded(&vec![0x55; length]);
            assert!(bytes.len().is_multiple_of(CACHE_LINE));
            assert!(bytes.len() >= length + PREFETCH_PADDING);
            assert!(bytes[length..].iter().all(|&b| b == 0));
        }
    }

    #[test]
    fn unknown_devices_and_equal_names_are_refused() {
        let kernel = Kernel::new("k", 16);
        let gen7 = Device::by_name("ivb").unwrap();
        assert!(write(gen7, &[(&kernel, &[])]).unwrap_err().to_string().contains("no container"));
        let skl = Device::by_name("skl").unwrap();
        let error = write(skl, &[(&kernel, &[]), (&kernel, &[])]).unwrap_err().to_string();
        assert!(error.contains("two kernels 'k'"), "{error}");
    }
}
