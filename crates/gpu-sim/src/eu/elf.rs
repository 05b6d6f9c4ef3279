//! Reads a zebin: the code of its kernels and what the driver is told of them.

use super::generation::Generation;
use super::info::Node;
use crate::fault::{Fault, Result};
use crate::launch::{Addressing, Param, Sampler, Signature, ValueType};
use object::read::elf::ElfFile64;
use object::read::elf::ElfSection64;
use object::{
    LittleEndian, Object as _, ObjectSection as _, ObjectSymbol as _, RelocationFlags,
    RelocationTarget,
};

/// `EM_INTELGT`.
const MACHINE: u16 = 205;
/// Beginnings of names of sections with variables.
const DATA_SECTIONS: [&str; 4] = [".data.const", ".data.global", ".bss.const", ".bss.global"];
/// The largest section of variables.
const MAX_DATA: usize = 1 << 30;
/// Types of notes.
const NT_PRODUCT_FAMILY: u32 = 1;
const NT_GFXCORE_FAMILY: u32 = 2;

/// A container of kernels.
#[derive(Clone, Debug)]
pub(crate) struct Zebin {
    pub(crate) generation: Generation,
    pub(crate) kernels: Vec<Kernel>,
    /// Variables of the program: what is loaded besides code.
    pub(crate) data: Vec<Data>,
}

/// A section of variables.
#[derive(Clone, Debug)]
pub(crate) struct Data {
    pub(crate) name: String,
    pub(crate) bytes: Vec<u8>,
    pub(crate) addresses: Vec<AddressAt>,
}

/// A place that the loader writes an address to.
#[derive(Clone, Debug)]
pub(crate) struct AddressAt {
    pub(crate) offset: u64,
    pub(crate) part: Part,
    /// The section of variables that the address points into, and where.
    pub(crate) data: usize,
    pub(crate) addend: u64,
}

/// Part of an address that a relocated field holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Part {
    Whole,
    Low,
    High,
}

/// A kernel.
#[derive(Clone, Debug)]
pub(crate) struct Kernel {
    pub(crate) name: String,
    pub(crate) code: Vec<u8>,
    /// Work-items of a thread.
    pub(crate) simd: u32,
    pub(crate) slm_bytes: u32,
    /// Scratch of a thread.
    pub(crate) scratch_bytes: u32,
    /// Private memory of a thread in a global buffer.
    pub(crate) private_bytes: u32,
    /// Bytes of the per-thread data.
    pub(crate) per_thread_bytes: u32,
    /// Bytes of the cross-thread data that a thread gets in its registers, where it loads the rest itself.
    pub(crate) inline_bytes: u32,
    /// Entry of a thread whose local ids are in its registers already.
    pub(crate) entry_with_ids: u32,
    pub(crate) arguments: Vec<Argument>,
    /// Pairs of a number in the binding table and the argument that it stands for.
    pub(crate) bindings: Vec<(u32, u32)>,
    /// Samplers by their numbers in messages.
    pub(crate) samplers: Vec<(u32, SamplerFrom)>,
    pub(crate) required_work_group: Option<[u32; 3]>,
    /// Relocations of its code: addresses of variables.
    pub(crate) addresses: Vec<AddressAt>,
    /// Its code has places that only a linker can fill in.
    pub(crate) unlinked: bool,
}

impl Kernel {
    /// Its parameters, as far as the payload tells them.
    pub(crate) fn signature(&self) -> Signature {
        let count = self.arguments.iter().filter_map(|a| a.index).max().map_or(0, |n| n + 1);
        // No kernel has so many; the file's number is not to be trusted.
        let params = (0..count.min(MAX_PARAMETERS)).map(|n| {
            let parts = self.arguments.iter().filter(|a| a.index == Some(n));
            let size = parts.clone().map(|a| u64::from(a.source_offset) + u64::from(a.size)).max();
            match parts.clone().find(|a| a.kind != "arg_byvalue") {
                None => size.map_or(Param::Unknown("unused".to_owned()), Param::by_value),
                Some(a) if a.slm => Param::Shared,
                Some(a) if a.kind == "arg_bypointer" => Param::Buffer(ValueType::U32),
                Some(a) => Param::Unknown(a.kind.clone()),
            }
        });
        Signature {
            name: self.name.clone(),
            params: params.collect(),
            required: self.required_work_group,
            most: None,
            dimensions: 1,
            dynamic: false,
        }
    }
}

/// Parameters of a signature at most.
const MAX_PARAMETERS: u32 = 4096;

/// Source of a sampler.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum SamplerFrom {
    /// An argument, by its number.
    Argument(u32),
    /// The file.
    File(Sampler),
}

/// A place in the cross-thread data, by the names of the format.
#[derive(Clone, Debug)]
pub(crate) struct Argument {
    pub(crate) kind: String,
    pub(crate) offset: u32,
    pub(crate) size: u32,
    pub(crate) index: Option<u32>,
    pub(crate) source_offset: u32,
    /// An offset in shared local memory.
    pub(crate) slm: bool,
    pub(crate) slm_alignment: u32,
}

impl Zebin {
    /// Reads the bytes of a file.
    pub(crate) fn parse(bytes: &[u8]) -> Result<Zebin> {
        let bad = |e: object::Error| Fault::input(format!("not a zebin: {e}"));
        let file = ElfFile64::<LittleEndian>::parse(bytes).map_err(bad)?;
        if file.elf_header().e_machine.get(LittleEndian).0 != MACHINE {
            return Err(Fault::input("not a zebin: the ELF file is for another machine"));
        }
        let section = |name: &str| -> Result<&[u8]> {
            let section = file.section_by_name(name);
            let section =
                section.ok_or_else(|| Fault::input(format!("the zebin has no section {name}")))?;
            section.data().map_err(bad)
        };
        let generation = generation(section(".note.intelgt.compat")?)?;
        let info = String::from_utf8_lossy(section(".ze_info")?).into_owned();
        let info = Node::parse(&info)?;
        let sections: Vec<_> = file
            .sections()
            .filter(|s| s.name().is_ok_and(|n| DATA_SECTIONS.iter().any(|d| n.starts_with(d))))
            .collect();
        let mut kernels = Vec::new();
        for node in info.items("kernels") {
            let name = node.text("name").ok_or_else(|| Fault::input("a kernel has no name"))?;
            let code = section(&format!(".text.{name}"))?.to_vec();
            let found = addresses(&file, &format!(".text.{name}"), &sections)?;
            let unlinked = found.is_none();
            let addresses = found.unwrap_or_default();
            kernels.push(Kernel { unlinked, addresses, ..kernel(node, name, code)? });
        }
        let data = sections.iter().map(|section| {
            let name = section.name().map_err(bad)?.to_owned();
            let size = section.size() as usize;
            if size > MAX_DATA {
                return Err(Fault::input(format!("{size} bytes of variables")));
            }
            let mut bytes = section.data().map_err(bad)?.to_vec();
            bytes.resize(size, 0);
            let addresses = addresses(&file, &name, &sections)?
                .ok_or_else(|| Fault::unsupported("variables with addresses of functions"))?;
            Ok(Data { name, bytes, addresses })
        });
        let data = data.collect::<Result<_>>()?;
        Ok(Zebin { generation, kernels, data })
    }
}

/// Returns the addresses of variables in a section; none if it has addresses of something else.
fn addresses(
    file: &ElfFile64<'_, LittleEndian>,
    section: &str,
    data: &[ElfSection64<'_, '_, LittleEndian>],
) -> Result<Option<Vec<AddressAt>>> {
    let Some(section) = file.section_by_name(section) else { return Ok(Some(Vec::new())) };
    let mut found = Vec::new();
    for (offset, relocation) in section.relocations() {
        let RelocationFlags::Elf { r_type } = relocation.flags() else { return Ok(None) };
        // `R_ZE_SYM_ADDR`, `R_ZE_SYM_ADDR_32`, `R_ZE_SYM_ADDR_32_HI`.
        let part = match r_type.0 {
            1 => Part::Whole,
            2 => Part::Low,
            3 => Part::High,
            _ => return Ok(None),
        };
        let RelocationTarget::Symbol(symbol) = relocation.target() else { return Ok(None) };
        let symbol =
            file.symbol_by_index(symbol).map_err(|e| Fault::input(format!("not a zebin: {e}")))?;
        let own = symbol.section_index();
        let Some(data) = data.iter().position(|s| Some(s.index()) == own) else {
            return Ok(None);
        };
        let addend = symbol.address().wrapping_add(relocation.addend() as u64);
        found.push(AddressAt { offset, part, data, addend });
    }
    Ok(Some(found))
}

fn generation(notes: &[u8]) -> Result<Generation> {
    let word = |at: usize| {
        let bytes = notes.get(at..at + 4)?;
        Some(u32::from_le_bytes(bytes.try_into().ok()?))
    };
    let padded = |size: u32| (size as usize).next_multiple_of(4);
    let mut at = 0;
    let mut product = None;
    while let (Some(name), Some(size), Some(kind)) = (word(at), word(at + 4), word(at + 8)) {
        let value = word(at + 12 + padded(name));
        match (kind, value) {
            (NT_GFXCORE_FAMILY, Some(core)) if core != 0 => {
                return Generation::of_core(core)
                    .ok_or_else(|| Fault::unsupported(format!("core family {core}")));
            }
            (NT_PRODUCT_FAMILY, Some(family)) => product = Some(family),
            _ => {}
        }
        at += 12 + padded(name) + padded(size);
    }
    let product = product.ok_or_else(|| Fault::input("the zebin does not say what it is for"))?;
    Generation::of_product(product)
        .ok_or_else(|| Fault::unsupported(format!("product family {product}")))
}

fn kernel(node: &Node, name: &str, code: Vec<u8>) -> Result<Kernel> {
    let missing = |what: &str| Fault::input(format!("kernel `{name}` has no {what}"));
    let env = node.get("execution_env").ok_or_else(|| missing("execution_env"))?;
    let simd = env.number("simd_size").ok_or_else(|| missing("simd_size"))?;
    if !matches!(simd, 8 | 16 | 32) {
        return Err(Fault::unsupported(format!("kernel `{name}` is SIMD{simd}")));
    }
    let mut per_thread_bytes = 0;
    for argument in node.items("per_thread_payload_arguments") {
        if argument.text("arg_type") != Some("local_id") {
            return Err(Fault::unsupported(format!("per-thread data of kernel `{name}`")));
        }
        per_thread_bytes = argument.number("size").ok_or_else(|| missing("size of local ids"))?;
    }
    let arguments = node.items("payload_arguments").iter().map(|argument| {
        let number = |key: &str| argument.number(key);
        Ok(Argument {
            kind: argument.text("arg_type").ok_or_else(|| missing("arg_type"))?.to_owned(),
            offset: number("offset").ok_or_else(|| missing("offset"))?,
            size: number("size").ok_or_else(|| missing("size"))?,
            index: number("arg_index"),
            source_offset: number("source_offset").unwrap_or(0),
            slm: argument.text("addrmode") == Some("slm"),
            slm_alignment: number("slm_alignment").unwrap_or(0),
        })
    });
    let bindings = node.items("binding_table_indices").iter();
    let bindings = bindings.filter_map(|b| Some((b.number("bti_value")?, b.number("arg_index")?)));
    let given = node.items("payload_arguments").iter().filter_map(|argument| {
        let from = SamplerFrom::Argument(argument.number("arg_index")?);
        Some((argument.number("sampler_index")?, from))
    });
    let own = node.items("inline_samplers").iter().filter_map(|sampler| {
        let addressing = match sampler.text("addrmode")? {
            "none" => Addressing::None,
            "clamp_border" => Addressing::Border,
            "clamp_edge" => Addressing::Edge,
            "repeat" => Addressing::Repeat,
            "mirror" => Addressing::Mirror,
            _ => return None,
        };
        let linear = sampler.text("filtermode")? == "linear";
        let normalized = sampler.text("normalized") == Some("true");
        let from = SamplerFrom::File(Sampler { addressing, linear, normalized });
        Some((sampler.number("sampler_index")?, from))
    });
    let samplers = given.chain(own).collect();
    let memory = |kind: &str| -> u32 {
        let buffers = node.items("per_thread_memory_buffers").iter();
        let size = |b: &Node| {
            let per_item = b.text("is_simt_thread") == Some("true");
            Some(b.number("size")?.saturating_mul(if per_item { simd } else { 1 }))
        };
        buffers
            .filter(|b| b.text("type") == Some(kind))
            .filter_map(size)
            .fold(0, u32::saturating_add)
    };
    Ok(Kernel {
        name: name.to_owned(),
        code,
        simd,
        slm_bytes: env.number("slm_size").unwrap_or(0),
        scratch_bytes: memory("scratch"),
        private_bytes: memory("global"),
        per_thread_bytes,
        inline_bytes: env.number("inline_data_payload_size").unwrap_or(0),
        entry_with_ids: env.number("offset_to_skip_per_thread_data_load").unwrap_or(0),
        arguments: arguments.collect::<Result<_>>()?,
        bindings: bindings.collect(),
        samplers,
        required_work_group: three_numbers(env.items("required_work_group_size")),
        addresses: Vec::new(),
        unlinked: false,
    })
}

/// `[ 1, 2, 3 ]`.
fn three_numbers(items: &[Node]) -> Option<[u32; 3]> {
    let numbers: Vec<u32> = items.iter().map_while(Node::as_number).collect();
    numbers.try_into().ok().filter(|size| *size != [0; 3])
}
