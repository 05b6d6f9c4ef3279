//! Intrinsics and library functions that are more than arithmetic on lanes: memory, threads, control.

use super::cluster::ClusterRegister;
use super::lanes::Fold;
use super::sites::{AsmSite, BufferSite, ConvertSite, LdsLoadSite};
use super::warp_ops::WarpCall;
use crate::float::Format;
use crate::memory::Space;
use ir::ssa::BinaryOp;
use std::rc::Rc;

/// An argument of `printf`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PrintfArg {
    pub(crate) bytes: u32,
    pub(crate) is_float: bool,
    /// The memory that a pointer points to.
    pub(crate) space: Option<Space>,
}

/// Operation of such a function.
#[derive(Clone, Debug)]
pub(crate) enum Call {
    /// Reads a special register.
    Register(Register),
    /// Accesses a buffer by its descriptor.
    Buffer(BufferSite),
    /// Converts small floats.
    Convert(ConvertSite),
    /// Loads from memory into shared memory.
    LoadToLds(LdsLoadSite),
    /// Reads so many dwords of shared memory.
    LdsWords(u32),
    /// `memcpy` (`overlap` false) and `memmove`: destination, source, length. `result`: gives the destination.
    Copy {
        to: Space,
        from: Space,
        overlap: bool,
        result: bool,
    },
    /// `memset`: destination, byte, length.
    Fill {
        to: Space,
        result: bool,
    },
    /// `lifetime.start`, `lifetime.end`: the object's contents become undefined.
    Lifetime {
        space: Space,
    },
    /// The argument must be true.
    Assume,
    /// Result and overflow flag, lane by lane.
    Overflow {
        op: BinaryOp,
        signed: bool,
        width: u32,
        lanes: u32,
        words: u32,
    },
    /// Folds a vector; with a start value as the first argument, or without.
    Reduce {
        fold: Fold,
        lanes: u32,
        /// Slots of a lane.
        words: u32,
        start: bool,
    },
    /// Significand and exponent.
    FrExp {
        format: Format,
        lanes: u32,
        exponent: u32,
    },
    /// Fraction and integral part.
    Modf {
        format: Format,
        lanes: u32,
    },
    /// Sine and cosine.
    SinCos {
        format: Format,
        lanes: u32,
    },
    StackSave,
    StackRestore,
    VaStart {
        space: Space,
    },
    VaCopy {
        space: Space,
    },
    /// `trap`: the program gives up.
    Trap,
    /// Ends the thread.
    Exit,
    /// Reads or writes the floating-point environment.
    Environment(EnvironmentOp),
    Barrier(BarrierCall),
    /// Arrives at the barrier of the cluster, or waits for it.
    ClusterBarrier {
        wait: bool,
    },
    Warp(WarpCall),
    /// Inline assembly.
    Asm(Rc<AsmSite>),
    /// `printf` with a packed buffer of arguments (CUDA's `vprintf`).
    VPrintf,
    /// `printf` with variable arguments: the format's space, and what is known of each argument.
    Printf {
        space: Space,
        args: Box<[PrintfArg]>,
    },
    Malloc,
    Free,
    /// `__assertfail`: message, file, line, function, character size.
    AssertFail,
    /// Copies to shared memory; the fourth argument, if there, is how many bytes are really read.
    CpAsync {
        bytes: u32,
        partial: bool,
    },
    /// A masked load (pointer, mask, rest) or store (value, pointer, mask): lane by lane.
    Masked {
        store: bool,
        places: LanePlaces,
        space: Space,
        bits: u32,
        lanes: u32,
    },
}

/// Access to the floating-point environment; a value that is written is the argument.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum EnvironmentOp {
    /// The number of the rounding, as FLT_ROUNDS has it.
    Rounding,
    SetRounding,
    /// MODE.
    Mode,
    SetMode,
    ResetMode,
    /// MODE and the exceptions raised.
    Whole,
    SetWhole,
    ResetWhole,
    /// Bits of MODE.
    Field {
        offset: u32,
        width: u32,
    },
    SetField {
        offset: u32,
        width: u32,
    },
}

/// Addresses of the lanes of a masked access.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum LanePlaces {
    /// Side by side.
    Vector,
    /// Addresses in a vector, one per lane.
    Each,
    /// Side by side, those that are off taking no room.
    Packed,
}

/// Special registers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Register {
    ThreadId(u8),
    BlockDim(u8),
    BlockId(u8),
    GridDim(u8),
    /// Number and count of threads in all blocks.
    GlobalId(u8),
    GlobalSize(u8),
    /// Dimensions of the grid that count more than one thread, at least one.
    Dimensions,
    LaneId,
    WarpId,
    WarpCount,
    WarpSize,
    /// Threads that this thread's warp has.
    SubGroupSize,
    /// Mask of lanes below, up to, equal, from, above this one.
    LaneMask(LaneMask),
    Clock,
    Clock64,
    DynamicSharedSize,
    TotalSharedSize,
    /// An address that the launch gives.
    Launch(LaunchAddress),
    /// One of clusters.
    Cluster(ClusterRegister),
    /// Always this.
    Value(u64),
}

/// Lanes in a mask register.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum LaneMask {
    Eq,
    Lt,
    Le,
    Gt,
    Ge,
}

/// A barrier of the workgroup: identifier, number of threads (or none for all), predicate as arguments.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct BarrierCall {
    /// Number, where it is not an argument.
    pub(crate) id: Option<u32>,
    /// The number of threads is an argument.
    pub(crate) counted: bool,
    /// Arrives without waiting.
    pub(crate) arrive: bool,
    pub(crate) reduction: Option<BarrierReduction>,
}

/// Result of a barrier over the threads' predicates.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum BarrierReduction {
    And,
    Or,
    Count,
}

/// Addresses that a launch gives to kernels.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum LaunchAddress {
    Implicit,
    Arguments,
    Packet,
    Queue,
}
