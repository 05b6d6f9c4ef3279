//! Reads a linked code object: what is to be loaded, its kernels with their descriptors, and the metadata that
//! says how their arguments lie.

use super::generation::Generation;
use crate::fault::{Fault, Result};
use object::elf::{EM_AMDGPU, PF_X, PT_LOAD};
use object::read::elf::{ElfFile64, FileHeader as _, ProgramHeader as _};
use object::{LittleEndian, Object as _, ObjectSection as _, ObjectSymbol as _, RelocationTarget};
use rmpv::Value;
use std::collections::BTreeMap;

/// Type of the note that holds the metadata.
const NT_AMDGPU_METADATA: u32 = 32;
const R_AMDGPU_ABS64: u32 = 3;
const R_AMDGPU_RELATIVE64: u32 = 13;

/// A code object.
#[derive(Clone, Debug)]
pub(crate) struct CodeObject {
    pub(crate) generation: Generation,
    /// Everything that is loaded, from address 0 of the file's own addresses.
    pub(crate) image: Vec<u8>,
    /// Ranges of the image that may be executed.
    pub(crate) code: Vec<(u64, u64)>,
    /// Places of the image that hold an address: where, and which one of the image.
    pub(crate) relocations: Vec<(u64, u64)>,
    pub(crate) kernels: Vec<Kernel>,
    /// Functions by address, for messages.
    pub(crate) functions: BTreeMap<u64, String>,
    /// The processor does not forward transcendental results (gfx1100 to gfx1103).
    pub(crate) transcendental_hazard: bool,
    /// Results of the matrix unit come later (gfx950).
    pub(crate) late_products: bool,
    /// Loads of a clause may be done again.
    pub(crate) replay: bool,
    /// An instruction that runs pass over.
    pub(crate) removed: Option<u64>,
}

/// A kernel.
#[derive(Clone, Debug)]
pub(crate) struct Kernel {
    pub(crate) name: String,
    pub(crate) entry: u64,
    pub(crate) descriptor: Descriptor,
    pub(crate) metadata: Metadata,
}

/// Fields of the kernel descriptor (64 bytes).
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Descriptor {
    pub(crate) group_bytes: u32,
    pub(crate) private_bytes: u32,
    pub(crate) kernarg_bytes: u32,
    pub(crate) rsrc1: u32,
    pub(crate) rsrc2: u32,
    pub(crate) rsrc3: u32,
    pub(crate) properties: u16,
    pub(crate) preload: u16,
}

/// Metadata of a kernel.
#[derive(Clone, Debug, Default)]
pub(crate) struct Metadata {
    pub(crate) arguments: Vec<Argument>,
    pub(crate) kernarg_bytes: u64,
    pub(crate) max_workgroup: Option<u64>,
    pub(crate) required_workgroup: Option<[u32; 3]>,
    pub(crate) dynamic_stack: bool,
    /// Formats of `printf`, as `amdhsa.printf` has them.
    pub(crate) formats: Vec<String>,
}

/// An argument in the kernarg segment.
#[derive(Clone, Debug)]
pub(crate) struct Argument {
    pub(crate) offset: u64,
    pub(crate) size: u64,
    pub(crate) kind: String,
}

impl CodeObject {
    /// Reads the bytes of a file.
    pub(crate) fn parse(bytes: &[u8]) -> Result<CodeObject> {
        let bad = |e: object::Error| Fault::input(format!("not a code object: {e}"));
        let file = ElfFile64::<LittleEndian>::parse(bytes).map_err(bad)?;
        let header = file.elf_header();
        let e = LittleEndian;
        if header.e_machine.get(e) != EM_AMDGPU {
            return Err(Fault::input("not a code object: the ELF file is for another machine"));
        }
        if header.e_type.get(e) != object::elf::ET_DYN {
            return Err(Fault::input(
                "the code object is not linked (link it with `ld.lld -shared`)",
            ));
        }
        let flags = header.e_flags.get(e).0;
        let generation = Generation::of_machine(flags & 0xff).ok_or_else(|| {
            Fault::unsupported(format!("code objects for machine {:#x}", flags & 0xff))
        })?;
        let (mut image, mut code) = (Vec::new(), Vec::new());
        for segment in header.program_headers(e, bytes).map_err(bad)? {
            if segment.p_type(e) != PT_LOAD {
                continue;
            }
            let (start, size) = (segment.p_vaddr(e), segment.p_memsz(e));
            let end = start.checked_add(size).filter(|&e| e <= 1 << 31);
            let end =
                end.ok_or_else(|| Fault::input("a segment of the code object is too large"))?;
            let data = segment.data(e, bytes).map_err(|()| Fault::input("a segment is cut off"))?;
            if image.len() < end as usize {
                image.resize(end as usize, 0);
            }
            let data = &data[..data.len().min(size as usize)];
            image[start as usize..start as usize + data.len()].copy_from_slice(data);
            if segment.p_flags(e).0 & PF_X.0 != 0 {
                code.push((start, end));
            }
        }
        let relocations = relocations(&file)?;
        let mut metadata = metadata(&file)?;
        let mut kernels = Vec::new();
        let mut functions = BTreeMap::new();
        let mut symbols = BTreeMap::new();
        for symbol in file.symbols().chain(file.dynamic_symbols()) {
            let Ok(name) = symbol.name() else { continue };
            if symbol.kind() == object::SymbolKind::Text && symbol.is_definition() {
                functions.insert(symbol.address(), name.to_owned());
            }
            symbols.insert(name.to_owned(), symbol.address());
        }
        for (symbol, &address) in &symbols {
            let Some(name) = symbol.strip_suffix(".kd") else { continue };
            let raw = image.get(address as usize..address as usize + 64);
            let raw =
                raw.ok_or_else(|| Fault::input(format!("`{symbol}` lies outside the image")))?;
            let word =
                |at: usize| u32::from_le_bytes([raw[at], raw[at + 1], raw[at + 2], raw[at + 3]]);
            let offset = u64::from(word(16)) | u64::from(word(20)) << 32;
            let descriptor = Descriptor {
                group_bytes: word(0),
                private_bytes: word(4),
                kernarg_bytes: word(8),
                rsrc3: word(44),
                rsrc1: word(48),
                rsrc2: word(52),
                properties: word(56) as u16,
                preload: (word(56) >> 16) as u16,
            };
            let entry = address.wrapping_add(offset);
            let metadata = metadata.remove(symbol).unwrap_or_default();
            kernels.push(Kernel { name: name.to_owned(), entry, descriptor, metadata });
        }
        let transcendental_hazard = matches!(flags & 0xff, 0x41 | 0x44 | 0x46 | 0x47);
        Ok(CodeObject {
            generation,
            image,
            code,
            relocations,
            kernels,
            functions,
            transcendental_hazard,
            late_products: flags & 0xff == 0x4f,
            // The feature is on, or may be (unsupported, any, off, on).
            replay: matches!(flags >> 8 & 3, 1 | 3),
            removed: None,
        })
    }

    /// The first dword of an instruction.
    pub(crate) fn word(&self, address: u64) -> u32 {
        let at = address as usize;
        let bytes = self.image.get(at..at + 4).and_then(|b| b.try_into().ok());
        u32::from_le_bytes(bytes.unwrap_or([0; 4]))
    }
}

fn relocations(file: &ElfFile64<'_, LittleEndian>) -> Result<Vec<(u64, u64)>> {
    let mut found = Vec::new();
    for (at, relocation) in file.dynamic_relocations().into_iter().flatten() {
        let object::RelocationFlags::Elf { r_type } = relocation.flags() else { continue };
        let addend = relocation.addend() as u64;
        let target = match (r_type.0, relocation.target()) {
            (R_AMDGPU_RELATIVE64, _) => addend,
            (R_AMDGPU_ABS64, RelocationTarget::Symbol(index)) => {
                let table = file.dynamic_symbol_table();
                let symbol =
                    table.and_then(|t| object::ObjectSymbolTable::symbol_by_index(&t, index).ok());
                let symbol = symbol.filter(object::ObjectSymbol::is_definition);
                let symbol = symbol.ok_or_else(|| {
                    Fault::input("a relocation asks for a symbol that is not there")
                })?;
                symbol.address().wrapping_add(addend)
            }
            _ => return Err(Fault::unsupported(format!("relocations of type {}", r_type.0))),
        };
        found.push((at, target));
    }
    Ok(found)
}

/// The metadata of all kernels, by the name of the descriptor.
fn metadata(file: &ElfFile64<'_, LittleEndian>) -> Result<BTreeMap<String, Metadata>> {
    let mut kernels = BTreeMap::new();
    for section in file.sections() {
        if !section.name().is_ok_and(|n| n.starts_with(".note")) {
            continue;
        }
        let data = section.data().map_err(|e| Fault::input(format!("the note: {e}")))?;
        let mut rest = data;
        while rest.len() >= 12 {
            let word = |at: usize| {
                u32::from_le_bytes([rest[at], rest[at + 1], rest[at + 2], rest[at + 3]])
            };
            let (name_size, size, kind) = (word(0) as usize, word(4) as usize, word(8));
            let start = 12 + name_size.next_multiple_of(4);
            let Some(mut description) = rest.get(start..start + size) else { break };
            if kind == NT_AMDGPU_METADATA && rest[12..].starts_with(b"AMDGPU\0") {
                let value = rmpv::decode::read_value(&mut description)
                    .map_err(|e| Fault::input(format!("the metadata: {e}")))?;
                read_kernels(&value, &mut kernels);
            }
            rest = rest.get(start + size.next_multiple_of(4)..).unwrap_or(&[]);
        }
    }
    Ok(kernels)
}

fn field<'v>(value: &'v Value, name: &str) -> Option<&'v Value> {
    value.as_map()?.iter().find(|(k, _)| k.as_str() == Some(name)).map(|(_, v)| v)
}

fn read_kernels(value: &Value, out: &mut BTreeMap<String, Metadata>) {
    let kernels = field(value, "amdhsa.kernels").and_then(Value::as_array);
    let formats = field(value, "amdhsa.printf").and_then(Value::as_array).into_iter().flatten();
    let formats = formats.filter_map(|format| Some(format.as_str()?.to_owned()));
    let formats: Vec<String> = formats.collect();
    for kernel in kernels.into_iter().flatten() {
        let Some(symbol) = field(kernel, ".symbol").and_then(Value::as_str) else { continue };
        let number = |value: &Value, name: &str| field(value, name).and_then(Value::as_u64);
        let arguments = field(kernel, ".args").and_then(Value::as_array).into_iter().flatten();
        let arguments = arguments.filter_map(|a| {
            Some(Argument {
                offset: number(a, ".offset")?,
                size: number(a, ".size")?,
                kind: field(a, ".value_kind")?.as_str()?.to_owned(),
            })
        });
        let required = field(kernel, ".reqd_workgroup_size").and_then(Value::as_array);
        let required = required.and_then(|sizes| {
            let size = |n: usize| u32::try_from(sizes.get(n)?.as_u64()?).ok();
            Some([size(0)?, size(1)?, size(2)?])
        });
        let metadata = Metadata {
            required_workgroup: required,
            arguments: arguments.collect(),
            kernarg_bytes: number(kernel, ".kernarg_segment_size").unwrap_or(0),
            max_workgroup: number(kernel, ".max_flat_workgroup_size"),
            dynamic_stack: field(kernel, ".uses_dynamic_stack").and_then(Value::as_bool)
                == Some(true),
            formats: formats.clone(),
        };
        out.insert(symbol.to_owned(), metadata);
    }
}
