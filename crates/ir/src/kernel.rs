//! Description of a compiled kernel for runtimes and tools, in the same words for every target.
//!
//! Each backend fills a [`KernelDescription`] for each kernel that it compiles. A runtime needs the arguments (the
//! place of each in the argument block of a launch, and those that the runtime itself fills in), the memory and the
//! sizes of work-groups; people and tools look at the registers, the spills, and the number of waves. A field that a
//! target does not know is `None`, or an empty list. PTX gets its registers from NVIDIA's assembler only; its figures
//! are marked as estimates.
//!
//! Words that have a name for each vendor are used here as follows.
//!
//! | here | NVIDIA | AMD | Intel (OpenCL) |
//! |---|---|---|---|
//! | work-item | thread | work-item | work-item |
//! | work-group | block | workgroup | work-group |
//! | wave | warp | wave | thread of an execution unit |
//! | shared memory | shared memory | LDS | SLM (`__local`) |
//! | scratch | local memory | scratch | scratch |

use core::fmt;
use std::borrow::Cow;

use crate::ssa::{Body, Context, Global, Md};

/// Description of a compiled kernel.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[non_exhaustive]
pub struct KernelDescription {
    /// The name by which the host asks for it.
    pub name: String,
    /// Its arguments: first those of the function, in order, then what only the runtime fills in.
    pub arguments: Vec<Argument>,
    /// Bytes of the block of arguments that a launch hands over: the kernarg segment (AMD), the parameter space (NVIDIA),
    /// the cross-thread data (Intel).
    pub argument_bytes: u64,
    /// The alignment of that block in bytes.
    pub argument_align: u64,
    /// Work-items of a wave.
    pub wave_size: u32,
    /// Registers by file; for PTX an estimate of what the assembler allocates, if there is one.
    pub registers: Vec<RegisterUse>,
    /// Number of waves that run at a time, if it is known.
    pub occupancy: Option<Occupancy>,
    /// Bytes of shared memory with a size known at compile time.
    pub shared_bytes: u64,
    /// Whether the launch decides about more shared memory.
    pub dynamic_shared: bool,
    /// Bytes of scratch for each work-item. For NVIDIA this is what the program's variables take; the assembler may spill more.
    pub scratch_bytes: u64,
    /// Whether the kernel may need more scratch, by an amount that is not known (recursion, calls of what is unknown,
    /// variables of varying size).
    pub dynamic_scratch: bool,
    /// The only size of work-groups with which it may be launched, by dimension.
    pub required_work_group: Option<[u32; 3]>,
    /// Work-items of the largest work-group with which it may be launched, where something is known.
    pub max_work_group: Option<u32>,
    /// Bytes of its instructions, functions that it calls not included; `None` for PTX.
    pub code_bytes: Option<u64>,
}

/// An argument, or a part of one that has a place of its own.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Argument {
    /// The number of the function's parameter, from 0; `None` for what belongs to no parameter.
    pub index: Option<u32>,
    /// The parameter's name in the source, or in the LLVM IR; empty if it has none.
    pub name: String,
    /// Its kind.
    pub kind: ArgumentKind,
    /// Its place in bytes from the beginning of the block of arguments.
    pub offset: u64,
    /// Its size there in bytes; 0 where the argument is only bound ([`Argument::binding`]).
    pub size: u64,
    /// Its alignment there in bytes.
    pub align: u64,
    /// Start of the bytes in the parameter: a parameter may be passed in several pieces (vectors on Intel).
    pub source_offset: u64,
    /// The entry of the binding table (Intel: buffers and images) or of the table of samplers by which the kernel names it.
    pub binding: Option<u32>,
}

/// Kind of an argument.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum ArgumentKind {
    /// Bytes that are copied.
    Value,
    /// An address in memory.
    Pointer(Memory),
    /// Shared memory whose size the host gives.
    SharedPointer,
    /// An image.
    Image,
    /// A sampler.
    Sampler,
    /// A value that the runtime fills in, by the runtime's name for it (`hidden_block_count_x`,
    /// `group_count`).
    Runtime(Cow<'static, str>),
}

crate::named_enum! {
    /// Memory that an address points to.
    #[non_exhaustive]
    pub enum Memory {
        /// Anywhere: the address itself says where.
        Generic = "generic",
        /// Memory of the device.
        Global = "global",
        /// Memory of the device that the kernel does not write.
        Constant = "constant",
    }
}

/// Registers of one file.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct RegisterUse {
    /// The file's name, in lower case: `vgpr`, `sgpr`, `agpr` (AMD), `grf` (Intel), `gpr` (NVIDIA, of 32 bits for a thread).
    pub file: &'static str,
    /// Registers of a wave that the kernel takes.
    pub count: u32,
    /// Registers that were spilled.
    pub spilled: u32,
    /// Whether the count is only estimated: the target's assembler decides (PTX).
    pub estimated: bool,
}

/// Number of waves that run at a time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Occupancy {
    /// Waves that run on a SIMD (AMD), an execution unit (Intel) or a multiprocessor (NVIDIA) at a time, by registers, shared memory and the sizes of
    /// work-groups, as far as these are known.
    pub waves: u32,
    /// The most that the device runs.
    pub max_waves: u32,
    /// Whether it rests on an estimate of the registers.
    pub estimated: bool,
}

impl KernelDescription {
    /// A kernel of which only the name is known.
    pub fn new(name: impl Into<String>) -> Self {
        Self { name: name.into(), argument_align: 1, ..Self::default() }
    }

    /// The argument of a parameter of the function: the first of its places.
    pub fn parameter(&self, index: u32) -> Option<&Argument> {
        self.arguments.iter().find(|a| a.index == Some(index))
    }

    /// The registers of a file.
    pub fn registers(&self, file: &str) -> Option<&RegisterUse> {
        self.registers.iter().find(|r| r.file == file)
    }
}

impl Argument {
    /// An argument at a place, without a name.
    pub fn new(kind: ArgumentKind, offset: u64, size: u64) -> Self {
        Self {
            index: None,
            name: String::new(),
            kind,
            offset,
            size,
            align: size.clamp(1, 8).next_power_of_two(),
            source_offset: 0,
            binding: None,
        }
    }

    /// The same of a parameter of the function: with its number and its name ([`parameter_name`]).
    #[must_use]
    pub fn of_parameter(mut self, index: usize, name: &str) -> Self {
        self.index = u32::try_from(index).ok();
        name.clone_into(&mut self.name);
        self
    }

    /// The same with another alignment.
    #[must_use]
    pub fn aligned(mut self, align: u64) -> Self {
        self.align = align;
        self
    }
}

impl RegisterUse {
    /// Registers of a file.
    pub fn new(file: &'static str, count: u32, spilled: u32) -> Self {
        Self { file, count, spilled, estimated: false }
    }

    /// The same as an estimate.
    #[must_use]
    pub fn estimated(self) -> Self {
        Self { estimated: true, ..self }
    }
}

impl Occupancy {
    /// So many waves, of so many.
    pub fn new(waves: u32, max_waves: u32) -> Self {
        Self { waves, max_waves, estimated: false }
    }

    /// The same as an estimate.
    #[must_use]
    pub fn estimated(self) -> Self {
        Self { estimated: true, ..self }
    }
}

impl ArgumentKind {
    /// The word for it: `value`, `pointer`, `shared_pointer`, `image`, `sampler`; of what the runtime fills in, the runtime's.
    pub fn name(&self) -> &str {
        match self {
            Self::Value => "value",
            Self::Pointer(_) => "pointer",
            Self::SharedPointer => "shared_pointer",
            Self::Image => "image",
            Self::Sampler => "sampler",
            Self::Runtime(name) => name,
        }
    }

    /// The memory that an address points to, if it is an address.
    pub fn memory(&self) -> Option<Memory> {
        match *self {
            Self::Pointer(memory) => Some(memory),
            _ => None,
        }
    }
}

impl fmt::Display for ArgumentKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.memory() {
            Some(memory) => write!(f, "{} pointer", memory.name()),
            None => f.write_str(self.name()),
        }
    }
}

impl fmt::Display for Argument {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.size {
            0 => f.write_str("     -")?,
            size => write!(f, "{:>4}+{size}", self.offset)?,
        }
        write!(f, "  {}", self.kind)?;
        if let Some(index) = self.index {
            write!(f, ", parameter {index}")?;
        }
        if !self.name.is_empty() {
            write!(f, " '{}'", self.name)?;
        }
        if self.source_offset != 0 {
            write!(f, " from byte {}", self.source_offset)?;
        }
        self.binding.map_or(Ok(()), |n| write!(f, ", binding {n}"))
    }
}

/// A few lines for people; the form may change.
impl fmt::Display for KernelDescription {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "kernel {}: waves of {}", self.name, self.wave_size)?;
        let about = |estimated: bool| if estimated { "about " } else { "" };
        for RegisterUse { file, count, spilled, estimated } in &self.registers {
            write!(f, ", {}{count} {file}", about(*estimated))?;
            if *spilled > 0 {
                write!(f, " ({spilled} spilled)")?;
            }
        }
        if let Some(Occupancy { waves, max_waves, estimated }) = self.occupancy {
            write!(f, ", occupancy {}{waves}/{max_waves}", about(estimated))?;
        }
        let more = |dynamic: bool| if dynamic { " and more" } else { "" };
        write!(f, "\n  shared {} bytes{}", self.shared_bytes, more(self.dynamic_shared))?;
        write!(f, ", scratch {} bytes{}", self.scratch_bytes, more(self.dynamic_scratch))?;
        self.code_bytes.map_or(Ok(()), |n| write!(f, ", code {n} bytes"))?;
        if let Some([x, y, z]) = self.required_work_group {
            write!(f, ", work-groups of {x}x{y}x{z}")?;
        } else if let Some(most) = self.max_work_group {
            write!(f, ", work-groups of at most {most}")?;
        }
        write!(f, "\n  arguments: {} bytes", self.argument_bytes)?;
        self.arguments.iter().try_for_each(|argument| write!(f, "\n    {argument}"))
    }
}

/// The name of a kernel's parameter: as the source has it (OpenCL's `kernel_arg_name`), else as the LLVM IR has it. Empty if
/// there is none; metadata with names stands above the parameters', also where it names nothing.
pub fn parameter_name<'a>(
    cx: &'a Context,
    kernel: Global,
    body: &'a Body,
    index: usize,
) -> &'a str {
    let list = cx.globals[kernel].metadata;
    let key = cx.symbols.find("kernel_arg_name");
    if let Some(node) = key.and_then(|key| cx.metadata.attachment(list, key)) {
        let name = cx.metadata.tuple(node).get(index).copied().flatten();
        return name.and_then(|md| cx.metadata.string(md)).unwrap_or("");
    }
    let params = body.block_params(body.entry());
    params.get(index).and_then(|&local| body.local_name(local)).unwrap_or("")
}

/// Three numbers that metadata attach to a kernel: OpenCL's `reqd_work_group_size` and `work_group_size_hint`.
pub fn three_numbers(cx: &Context, kernel: Global, kind: &str) -> Option<[u32; 3]> {
    let key = cx.symbols.find(kind)?;
    let node = cx.metadata.attachment(cx.globals[kernel].metadata, key)?;
    let number = |md: Option<Md>| {
        let value = cx.consts.as_uint(cx.metadata.value(md?)?)?;
        u32::try_from(value).ok()
    };
    match cx.metadata.tuple(node) {
        &[x, y, z] => Some([number(x)?, number(y)?, number(z)?]),
        _ => None,
    }
}
