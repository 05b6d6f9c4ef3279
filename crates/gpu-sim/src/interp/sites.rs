//! Operations that are decoded to more than an operator and operands: accesses to memory, conversions, inline assembly.
//!
//! Each is decoded and carried out in a module of its own.

use super::shape::Scalar;
use crate::amd::conversions::Conversion;
use crate::elements::ElementFormat;
use crate::memory::Space;
use crate::ptx::Snippet;
use ir::ssa::RmwOp;

/// A memory access.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Access {
    pub(crate) space: Space,
    /// Base-two logarithm of the alignment that the program promises.
    pub(crate) align: u8,
    /// Not subject to data races.
    pub(crate) atomic: bool,
}

/// An atomic read-modify-write.
#[derive(Clone, Copy, Debug)]
pub(crate) struct RmwInfo {
    pub(crate) op: RmwOp,
    pub(crate) access: Access,
    pub(crate) scalar: Scalar,
    /// More than one for vectors of floats.
    pub(crate) lanes: u32,
    pub(crate) ftz: bool,
}

/// Forms of descriptors in slots.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum DescriptorForm {
    /// `<4 x i32>`.
    Words,
    /// A pointer of 128 bits.
    Pointer,
    /// A pointer of 160 bits: an offset below the descriptor.
    Fat,
}

/// Kinds of accesses to buffers.
#[derive(Clone, Copy, Debug)]
pub(super) enum BufferAccessKind {
    Load,
    Store,
    /// Elements of a format, the descriptor's if there is none.
    LoadElements(Option<ElementFormat>),
    StoreElements(Option<ElementFormat>),
    Rmw(RmwInfo),
    /// Whether it was the expected value is a result too, if `success`.
    CmpXchg {
        info: RmwInfo,
        success: bool,
    },
}

/// An access to a buffer. Its arguments are the data, if any, the descriptor, and the index, if any, the offset and the scalar
/// offset unless the descriptor is a fat pointer.
#[derive(Clone, Copy, Debug)]
pub(crate) struct BufferSite {
    pub(super) kind: BufferAccessKind,
    pub(super) form: DescriptorForm,
    pub(super) indexed: bool,
    /// Pieces that are checked one by one, and the bits of each.
    pub(super) pieces: u32,
    pub(super) bits: u32,
}

/// A load into LDS. Its arguments are the LDS pointer and those of the source.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LdsLoadSite {
    /// The buffer; none if the source is a pointer.
    pub(super) buffer: Option<BufferSite>,
    /// Bytes of a lane.
    pub(super) bytes: u64,
    pub(super) constant: u64,
}

/// A conversion. Its arguments are the words or elements of the source, the random number and the scale if there are any, and the
/// elements of the result's rest.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ConvertSite {
    pub(super) conversion: Conversion,
    /// Slots of the source, and the bits of each.
    pub(super) source: (usize, usize),
    /// The first bit of the source and of the result.
    pub(super) from: usize,
    pub(super) to: usize,
    /// Slots of the result, and the bits of each.
    pub(super) result: (usize, usize),
}

/// Inline assembly ready to run.
#[derive(Debug)]
pub(crate) struct AsmSite {
    pub(super) snippet: Snippet,
    pub(super) registers: usize,
    /// Registers that inputs go to, in the order of the inputs: their scalars.
    pub(super) inputs: Vec<(usize, Packing)>,
    /// Registers that hold the results.
    pub(super) outputs: Vec<(usize, Packing)>,
    /// Reads or writes more than its operands.
    pub(super) side_effect: bool,
    /// Executed by the threads of a warp together.
    pub(super) collective: bool,
}

/// Layout of a value's scalars in a register: their number, and the width of each.
#[derive(Clone, Copy, Debug)]
pub(super) struct Packing {
    pub(super) lanes: u32,
    pub(super) bits: u32,
}
