//! Description of a compiled kernel for the driver: how it is started and where its arguments go.
//!
//! Selection fills a [`Kernel`]. The container ([`crate::emit::zebin`]) writes it down for the driver, which builds the
//! thread payload from it. Registers of a thread at its start (gen8 to gen12.1; confirmed by what NEO 22.43 writes to
//! memory in its AUB mode):
//!
//! | registers | what |
//! |---|---|
//! | `r0` | header: work-group number x in `r0.1`, y in `r0.6`, z in `r0.7` (`:ud`), barrier in `r0.2`, scratch in `r0.5` |
//! | from `r1` | per-thread data: local ids x, y, z, each an array of [`Kernel::simd`] `:uw` padded to whole registers |
//! | then | cross-thread data: the [`Argument`]s at their offsets, padded to whole registers |
//!
//! On gen12.5 the thread payload is smaller: the first [`Kernel::inline_bytes`] of the cross-thread data are in `r1`,
//! all else is in memory. The thread loads the rest itself ([`crate::post_ra::prologue`]), so that the code after that
//! finds the same registers. If the hardware made the local ids, these are in their registers already, followed by the
//! inline data, and the thread starts [`Kernel::entry_with_ids`] bytes further on.
//!
//! Names and meanings are those of `IGC/ZEBinWriter/zebin/spec/zeinfo.md` in the repository of Intel's graphics compiler.

use ir::diagnostic::Diagnostic;

use crate::target::device::{GRF_BYTES, GRF_COUNT};
use crate::target::eu::relocation::AddressPart;

/// Bytes of the cross-thread data that come with a thread on gen12.5: one register.
pub const INLINE_BYTES: u32 = GRF_BYTES;

/// The largest shared local memory of a work-group in bytes (gen7 to gen12).
pub const MAX_SLM_BYTES: u32 = 64 * 1024;
/// The largest scratch space of a thread in bytes (gen8 and later: powers of two from 1 KiB to 2 MiB).
pub const MAX_SCRATCH_BYTES: u32 = 2 * 1024 * 1024;

/// The most entries of the binding table: the numbers above have meanings of their own.
pub const MAX_BINDINGS: usize = 240;
/// The most samplers of a kernel: messages have four bits for them.
pub const MAX_SAMPLERS: usize = 16;

/// A compiled kernel, without its instructions.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Kernel {
    /// The name by which the host asks for it.
    pub name: String,
    /// Work-items of a thread: 8, 16 or 32.
    pub simd: u8,
    /// General registers of a thread: 128 on all devices up to gen12.1.
    pub grf_count: u16,
    /// Arguments that the driver puts into the cross-thread data. The order means nothing.
    pub arguments: Vec<Argument>,
    /// Whether the thread payload has the local ids of the work-items: always all three dimensions.
    pub local_ids: bool,
    /// Bytes of the cross-thread data that come with a thread that loads the rest itself; 0 if everything comes with it.
    pub inline_bytes: u32,
    /// Entry point, in bytes from the start of the code, for a thread whose local ids are in its registers already, if
    /// the thread loads them itself otherwise: a multiple of 64.
    pub entry_with_ids: u32,
    /// Bytes of shared local memory with a size known at compile time, from offset 0. Memory that the host sizes
    /// follows it, but see [`ArgumentKind::LocalPointer`].
    pub slm_bytes: u32,
    /// The number of named barriers; 0 where no barrier is used, and 1 otherwise.
    pub barriers: u32,
    /// Bytes of scratch of one thread (of all its work-items together). The driver's granule is a power of two of at
    /// least 1 KiB; any size may be given here.
    pub scratch_bytes: u32,
    /// The parameters whose buffers are surfaces, too: entry `n` of the binding table is the buffer of parameter `surfaces[n]`.
    pub surfaces: Vec<u32>,
    /// Variables of the program whose addresses the instructions have.
    pub variables: Vec<Variable>,
    /// Places in the instructions at which the loader puts addresses.
    pub relocations: Vec<Relocation>,
    /// The only work-group size that the kernel may be started with (`reqd_work_group_size`).
    pub required_work_group: Option<[u32; 3]>,
    /// Parameters that are images, in the binding table after [`Kernel::surfaces`].
    pub images: Vec<ImageArgument>,
    /// Samplers, which messages name by their place in this table.
    pub samplers: Vec<Sampler>,
}

/// A parameter that is an image.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ImageArgument {
    /// The number of the kernel's parameter, from 0.
    pub index: u32,
    /// Its shape.
    pub shape: ImageShape,
    /// Access that the kernel has.
    pub access: ImageAccess,
}

impl ImageArgument {
    /// Whether the kernel may read what it has written.
    pub fn is_read_and_written(&self) -> bool {
        self.access == ImageAccess::Both
    }
}

/// Shapes of images.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ImageShape {
    /// A row.
    D1,
    /// Rows, each a layer.
    D1Array,
    /// A row in a buffer.
    Buffer,
    /// A plane.
    D2,
    /// Planes.
    D2Array,
    /// A plane of depths: a texel is one number.
    D2Depth,
    /// Planes of depths.
    D2ArrayDepth,
    /// A volume.
    D3,
}

impl ImageShape {
    /// Number of coordinates of a texel, including the layer.
    pub fn coordinates(self) -> usize {
        match self {
            Self::D1 | Self::Buffer => 1,
            Self::D1Array | Self::D2 | Self::D2Depth => 2,
            Self::D2Array | Self::D2ArrayDepth | Self::D3 => 3,
        }
    }
}

/// Access of a kernel to an image.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ImageAccess {
    /// `read_only`.
    Read,
    /// `write_only`.
    Write,
    /// `read_write`.
    Both,
}

/// A sampler of a kernel.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sampler {
    /// A parameter, by its number from 0.
    Argument(u32),
    /// One that the program describes.
    Constant {
        /// Addressing mode outside of the image.
        addressing: Addressing,
        /// Whether neighbouring texels are mixed.
        linear: bool,
        /// Whether coordinates go from 0 to 1.
        normalized: bool,
    },
}

/// Addressing mode of a sampler outside of an image. The numbers are those of the driver.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Addressing {
    /// Anything.
    None = 0,
    /// The border's colour.
    Border = 1,
    /// The nearest texel.
    Edge = 2,
    /// The image again.
    Repeat = 3,
    /// The image again, mirrored by turns.
    Mirror = 4,
}

/// A number about an image.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ImageNumber {
    /// Texels of a row.
    Width,
    /// Rows.
    Height,
    /// Planes of a volume.
    Depth,
    /// Layers.
    ArraySize,
    /// The type of a channel, by OpenCL's numbers.
    ChannelDataType,
    /// The order of channels, by OpenCL's numbers.
    ChannelOrder,
}

/// A number about a sampler.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SamplerNumber {
    /// An [`Addressing`], in the lowest three bits.
    Address,
    /// 8 if coordinates go from 0 to 1, else 0.
    Normalized,
    /// All ones if it has a border and mixes nothing, else 0: coordinates below 0 must then be given as -1.
    Snaps,
}

/// A variable of the program, in memory as long as the program is loaded.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Variable {
    /// Its name.
    pub name: String,
    /// Its initial contents.
    pub bytes: Vec<u8>,
    /// Its alignment in bytes, a power of two.
    pub align: u64,
    /// Its memory.
    pub memory: VariableMemory,
    /// Addresses of other variables in it: the offset, the number of the other variable, and the addend.
    pub addresses: Vec<(u64, u32, i64)>,
}

/// The memory of a variable.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum VariableMemory {
    /// Never written.
    Constant,
    /// Read and written.
    Global,
    /// A format or a string of `printf`, which the host reads, not the kernel.
    Strings,
}

/// A place in the instructions that holds the address of a variable, or a half of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Relocation {
    /// The place, in bytes from the first instruction.
    pub offset: u32,
    /// The number of the variable in [`Kernel::variables`].
    pub variable: u32,
    /// Part of the address.
    pub part: AddressPart,
}

/// One value in the cross-thread data.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Argument {
    /// Its kind.
    pub kind: ArgumentKind,
    /// Its place in bytes from the beginning of the cross-thread data: a multiple of 4, and of 8 for pointers of 8 bytes
    /// that are read as one `:uq`.
    pub offset: u32,
    /// Its size in bytes; see [`ArgumentKind`] for what is allowed.
    pub size: u32,
}

/// Contents of a field of the cross-thread data. "Three words" are 32-bit numbers for x, y, z; with a size of 4 or 8
/// only the first ones are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ArgumentKind {
    /// A pointer into memory that the host allocated, 8 bytes: a stateless address, for A64 messages.
    ByPointer {
        /// The number of the kernel's parameter, from 0.
        index: u32,
        /// Memory that it points into.
        space: PointerSpace,
    },
    /// Offset of a pointer in its surface ([`Kernel::surfaces`]), 4 bytes: messages to surfaces count from the
    /// surface's start.
    BufferOffset {
        /// The number of the kernel's parameter, from 0.
        index: u32,
    },
    /// Bytes of a parameter, any size. A parameter may be given in several pieces, at most 8 bytes each.
    ByValue {
        /// The number of the kernel's parameter, from 0.
        index: u32,
        /// Start of the piece in the parameter, in bytes.
        source_offset: u32,
    },
    /// The place of a `__local` parameter, whose size the host gives; 4 or 8 bytes. The driver counts from 0 with the first
    /// such parameter and knows nothing of [`Kernel::slm_bytes`] there (measured; code of Intel's compiler does the same): the
    /// kernel must add them, as a multiple of the alignment, to have the offset in shared local memory.
    LocalPointer {
        /// The number of the kernel's parameter, from 0.
        index: u32,
        /// The alignment of what it points to in bytes, a power of two.
        align: u32,
    },
    /// The first global id (`get_global_offset`), three words.
    GlobalIdOffset,
    /// Work-items of the work-group (`get_local_size`), three words.
    LocalSize,
    /// Work-items of a work-group that is not cut off at the end of the grid (`get_enqueued_local_size`), three words.
    EnqueuedLocalSize,
    /// Work-items of the grid (`get_global_size`), three words.
    GlobalSize,
    /// Work-groups of the grid (`get_num_groups`), three words.
    GroupCount,
    /// The number of dimensions of the grid (`get_work_dim`), 4 bytes.
    WorkDimensions,
    /// The address of the buffer that `printf` writes to, 8 bytes.
    PrintfBuffer,
    /// The address of a private buffer in global memory (`private_base_stateless`), 8 bytes.
    PrivateBase,
    /// A number about an image, 4 bytes.
    Image {
        /// The number of the kernel's parameter, from 0.
        index: u32,
        /// The number.
        number: ImageNumber,
    },
    /// A number about a sampler, 4 bytes.
    Sampler {
        /// The number of the kernel's parameter, from 0.
        index: u32,
        /// The number.
        number: SamplerNumber,
    },
}

/// The address space of a pointer parameter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PointerSpace {
    /// `__global`.
    Global,
    /// `__constant`.
    Constant,
}

impl ArgumentKind {
    /// The number of the kernel's parameter, where it is one.
    pub fn index(self) -> Option<u32> {
        match self {
            Self::ByPointer { index, .. }
            | Self::BufferOffset { index }
            | Self::ByValue { index, .. }
            | Self::LocalPointer { index, .. }
            | Self::Image { index, .. }
            | Self::Sampler { index, .. } => Some(index),
            _ => None,
        }
    }

    /// Name in zebins: `arg_type` of the specification.
    pub fn zeinfo_name(self) -> &'static str {
        match self {
            Self::ByPointer { .. } | Self::LocalPointer { .. } => "arg_bypointer",
            Self::BufferOffset { .. } => "buffer_offset",
            Self::ByValue { .. } => "arg_byvalue",
            Self::GlobalIdOffset => "global_id_offset",
            Self::LocalSize => "local_size",
            Self::EnqueuedLocalSize => "enqueued_local_size",
            Self::GlobalSize => "global_size",
            Self::GroupCount => "group_count",
            Self::WorkDimensions => "work_dimensions",
            Self::PrintfBuffer => "printf_buffer",
            Self::PrivateBase => "private_base_stateless",
            Self::Image { number, .. } => match number {
                ImageNumber::Width => "image_width",
                ImageNumber::Height => "image_height",
                ImageNumber::Depth => "image_depth",
                ImageNumber::ArraySize => "image_array_size",
                ImageNumber::ChannelDataType => "image_channel_data_type",
                ImageNumber::ChannelOrder => "image_channel_order",
            },
            Self::Sampler { number, .. } => match number {
                SamplerNumber::Address => "sampler_address",
                SamplerNumber::Normalized => "sampler_normalized",
                SamplerNumber::Snaps => "sampler_snap_wa",
            },
        }
    }

    /// Whether the driver knows what to write to a place of `size` bytes.
    fn allows_size(self, size: u32) -> bool {
        match self {
            Self::ByPointer { .. } | Self::PrintfBuffer | Self::PrivateBase => size == 8,
            Self::ByValue { .. } => size > 0,
            Self::LocalPointer { .. } => matches!(size, 4 | 8),
            Self::WorkDimensions
            | Self::BufferOffset { .. }
            | Self::Image { .. }
            | Self::Sampler { .. } => size == 4,
            Self::GlobalIdOffset
            | Self::LocalSize
            | Self::EnqueuedLocalSize
            | Self::GlobalSize
            | Self::GroupCount => matches!(size, 4 | 8 | 12),
        }
    }
}

impl Argument {
    /// Its end, in bytes from the start of the cross-thread data. Drivers allocate whole words.
    pub fn end(&self) -> u32 {
        (self.offset + self.size).next_multiple_of(4)
    }
}

impl Kernel {
    /// A kernel without arguments, memory or barriers, whose work-items have local ids.
    pub fn new(name: impl Into<String>, simd: u8) -> Self {
        Self {
            name: name.into(),
            simd,
            grf_count: GRF_COUNT,
            arguments: Vec::new(),
            local_ids: true,
            inline_bytes: 0,
            entry_with_ids: 0,
            slm_bytes: 0,
            barriers: 0,
            scratch_bytes: 0,
            surfaces: Vec::new(),
            variables: Vec::new(),
            relocations: Vec::new(),
            required_work_group: None,
            images: Vec::new(),
            samplers: Vec::new(),
        }
    }

    /// The parameters whose surfaces are in the binding table, in its order: buffers, then images.
    pub fn bound(&self) -> impl Iterator<Item = u32> {
        self.surfaces.iter().copied().chain(self.images.iter().map(|image| image.index))
    }

    /// Bytes of the local ids of one dimension in the per-thread data.
    pub fn local_id_bytes(&self) -> u32 {
        (u32::from(self.simd) * 2).next_multiple_of(GRF_BYTES)
    }

    /// Bytes of the per-thread data of a thread.
    pub fn per_thread_bytes(&self) -> u32 {
        if self.local_ids { 3 * self.local_id_bytes() } else { 0 }
    }

    /// The register with which the cross-thread data begins.
    pub fn cross_thread_grf(&self) -> u16 {
        (1 + self.per_thread_bytes() / GRF_BYTES) as u16
    }

    /// Bytes of the cross-thread data, whole registers.
    pub fn cross_thread_bytes(&self) -> u32 {
        let end = self.arguments.iter().map(Argument::end).max();
        end.unwrap_or(0).max(self.inline_bytes).next_multiple_of(GRF_BYTES)
    }

    /// Checks what the driver would refuse or misread.
    ///
    /// # Errors
    /// If a width is not one of the hardware's, arguments overlap or have sizes that mean nothing, or memory is larger
    /// than a device has.
    pub fn check(&self) -> Result<(), Diagnostic> {
        self.first_mistake().map_or(Ok(()), |message| {
            Err(Diagnostic::error(message).in_function(self.name.as_str()))
        })
    }

    fn first_mistake(&self) -> Option<String> {
        if self.name.is_empty() || self.name.contains('\0') {
            return Some("a kernel needs a name without zero bytes".to_owned());
        }
        if !matches!(self.simd, 8 | 16 | 32) {
            return Some(format!("a thread cannot have {} work-items: 8, 16 or 32", self.simd));
        }
        if self.slm_bytes > MAX_SLM_BYTES {
            let have = self.slm_bytes;
            return Some(format!("{have} bytes of shared local memory, at most {MAX_SLM_BYTES}"));
        }
        if self.scratch_bytes > MAX_SCRATCH_BYTES {
            let have = self.scratch_bytes;
            return Some(format!(
                "{have} bytes of scratch in a thread, at most {MAX_SCRATCH_BYTES}"
            ));
        }
        let bound = self.bound().count();
        if bound > MAX_BINDINGS {
            return Some(format!("{bound} buffers and images by surfaces, at most {MAX_BINDINGS}"));
        }
        if self.samplers.len() > MAX_SAMPLERS {
            return Some(format!("{} samplers, at most {MAX_SAMPLERS}", self.samplers.len()));
        }
        // Registers of a thread, less `r0` and a few for the code.
        let room = u32::from(self.grf_count.saturating_sub(8)) * GRF_BYTES;
        let end = |a: &Argument| u64::from(a.offset) + u64::from(a.size);
        let end = self.arguments.iter().map(end).max().unwrap_or(0);
        let payload = u64::from(self.per_thread_bytes()) + end;
        if payload > u64::from(room) {
            return Some(format!("{payload} bytes of arguments do not fit into the registers"));
        }
        let mut sorted: Vec<&Argument> = self.arguments.iter().collect();
        sorted.sort_by_key(|a| a.offset);
        let odd =
            sorted.iter().find(|a| !a.offset.is_multiple_of(4) || !a.kind.allows_size(a.size));
        if let Some(Argument { kind, offset, size }) = odd {
            return Some(format!("{kind:?} cannot have {size} bytes at offset {offset}"));
        }
        let unaligned = self.arguments.iter().find_map(|a| match a.kind {
            ArgumentKind::LocalPointer { index, align } if !align.is_power_of_two() => {
                Some(format!("the alignment {align} of parameter {index} is not a power of two"))
            }
            _ => None,
        });
        if unaligned.is_some() {
            return unaligned;
        }
        if let Some(pair) = sorted.windows(2).find(|pair| pair[0].end() > pair[1].offset) {
            return Some(format!("{:?} and {:?} overlap", pair[0].kind, pair[1].kind));
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pointer(index: u32, offset: u32) -> Argument {
        let kind = ArgumentKind::ByPointer { index, space: PointerSpace::Global };
        Argument { kind, offset, size: 8 }
    }

    #[test]
    fn cross_thread_data_follow_the_local_ids() {
        for (simd, first) in [(8, 4), (16, 4), (32, 7)] {
            let mut kernel = Kernel::new("k", simd);
            assert_eq!(kernel.cross_thread_grf(), first);
            kernel.arguments = vec![pointer(0, 32), pointer(1, 40)];
            kernel.local_ids = false;
            assert_eq!(kernel.cross_thread_grf(), 1);
        }
    }

    #[test]
    fn mistakes_are_found() {
        let good = Kernel { arguments: vec![pointer(1, 8), pointer(0, 0)], ..Kernel::new("k", 16) };
        good.check().unwrap();
        let cases: [(&str, fn(&mut Kernel)); 6] = [
            ("work-items", |k| k.simd = 33),
            ("overlap", |k| k.arguments[0].offset = 4),
            ("cannot have 4 bytes", |k| k.arguments[0].size = 4),
            ("at offset 9", |k| k.arguments[0].offset = 9),
            ("shared local memory", |k| k.slm_bytes = MAX_SLM_BYTES + 1),
            ("do not fit", |k| k.arguments[0].offset = u32::MAX - 31),
        ];
        for (message, spoil) in cases {
            let mut kernel = good.clone();
            spoil(&mut kernel);
            let error = kernel.check().unwrap_err().to_string();
            assert!(error.contains(message), "{error}");
        }
    }
}
