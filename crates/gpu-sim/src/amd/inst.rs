//! Decoded instructions.
//!
//! An instruction is decoded once; registers are numbers, constants have the value that their operand's type gives
//! them, and what to compute is a row of [`super::alu`].

use super::alu::{Compare, ScalarFn, VectorFn};
use super::conversions::Conversion;
use crate::elements::ElementFormat;

/// Number of VCC in the scalar file.
pub(crate) const VCC: u8 = 106;
/// Number of M0 in the scalar file here, on all generations.
pub(crate) const M0: u8 = 124;
/// The register that reads as zero and drops what is written.
pub(crate) const NULL: u8 = 125;
/// Number of EXEC in the scalar file.
pub(crate) const EXEC: u8 = 126;
/// The first accumulation register among the vector registers.
pub(crate) const AGPR: u16 = 256;

/// An instruction.
#[derive(Debug)]
pub(crate) struct Inst {
    /// Offset in the code object's image.
    pub(crate) address: u64,
    pub(crate) size: u32,
    pub(crate) name: &'static str,
    /// One past the highest vector register that it names, and one past the highest accumulation register.
    pub(crate) vgprs: u16,
    pub(crate) agprs: u16,
    /// One past the highest general scalar register.
    pub(crate) sgprs: u16,
    pub(crate) action: Action,
    pub(crate) operands: Operands,
}

/// A source of one register or more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Src {
    Vgpr(u16),
    Sgpr(u8),
    Const(u64),
    Scc,
    Vccz,
    Execz,
}

/// Action of an instruction.
#[derive(Debug)]
pub(crate) enum Action {
    Nop,
    /// A write-back or an invalidation, and the counter that counts it.
    CacheControl(Control, Option<Counter>),
    End,
    Scalar {
        f: &'static ScalarFn,
        dst: u8,
        a: Src,
        b: Src,
    },
    /// `s_fmaak`, `s_fmamk`.
    ScalarFma {
        dst: u8,
        src: [Src; 3],
    },
    ScalarCompare {
        compare: Compare,
        a: Src,
        b: Src,
    },
    SaveExec {
        f: &'static ScalarFn,
        dst: u8,
        src: Src,
        wide: bool,
        swap: Swap,
        write: bool,
    },
    Branch {
        condition: Condition,
        target: u64,
    },
    GetPc {
        dst: u8,
    },
    SetPc {
        src: Src,
    },
    SwapPc {
        dst: u8,
        src: Src,
    },
    Call {
        dst: u8,
        target: u64,
    },
    MovRel {
        dst: u8,
        src: u8,
        wide: bool,
        relative: Relative,
    },
    GetReg {
        dst: u8,
        id: u32,
        offset: u32,
        width: u32,
    },
    SetReg {
        src: Src,
        id: u32,
        offset: u32,
        width: u32,
    },
    RoundMode(u8),
    DenormMode(u8),
    Wait(Wait),
    Barrier,
    BarrierSignal {
        id: i32,
        is_first: bool,
    },
    BarrierWait,
    Trap(u32),
    SendMessage {
        message: u32,
        dst: Option<u8>,
        wide: bool,
    },
    IndexOn {
        src: Src,
        bits: u32,
    },
    IndexOff,
    IndexMode(u32),
    Vector(Box<VectorInst>),
    Dual(Box<[VectorInst; 2]>),
    Compare(Box<CompareInst>),
    ReadFirstLane {
        dst: u8,
        src: Src,
    },
    ReadLane {
        dst: u8,
        src: Src,
        lane: Src,
    },
    WriteLane {
        dst: u16,
        src: Src,
        lane: Src,
    },
    SwapVector {
        a: u16,
        b: u16,
    },
    PermLane {
        dst: u16,
        src: Src,
        low: Src,
        high: Src,
        across: bool,
        fetch: bool,
        bound: bool,
    },
    /// Lanes of each row of 16 read the row (or its neighbour) by a number of their own.
    PermLaneVar {
        dst: u16,
        src: Src,
        selector: Src,
        across: bool,
        fetch: bool,
        bound: bool,
    },
    /// `v_mqsad_u32_u8`: four sums from the first of four registers on.
    MaskedSums {
        dst: u16,
        window: Src,
        bytes: Src,
        sums: u16,
    },
    PermLane64 {
        dst: u16,
        src: Src,
    },
    /// Odd rows of so many lanes of one register change places with even ones of the other.
    SwapRows {
        a: u16,
        b: u16,
        row: usize,
        fetch: bool,
        bound: bool,
    },
    MovRelVector {
        dst: u16,
        src: Src,
        relative: Relative,
    },
    Convert(Box<ConvertInst>),
    Matrix(Box<MatrixInst>),
    Smem(SmemInst),
    Ds(DsInst),
    Vmem(VmemInst),
    /// Known, but not simulated.
    Unsupported,
}

/// Effect of an instruction on caches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Control {
    /// Nothing that waves of one launch can see.
    Nothing,
    /// Vector loads see what has reached the next level: `near` the cache of the compute unit, `middle` the one that
    /// some units share, `device` the L2, which other devices do not.
    Invalidate { near: bool, middle: bool, device: bool },
    /// Scalar loads see what has reached memory.
    InvalidateScalar,
    /// Writes stored bytes to the memory that all L2s of the device share; at the system's scope to that of all devices.
    WriteBack { system: bool },
}

/// Caches that an access bypasses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Policy {
    /// Loads: 0 by the compute unit's cache, 1 past it, 2 past all caches that are not coherent.
    pub(crate) reach: u8,
    /// Stores reach the memory that all units share by themselves.
    pub(crate) through: bool,
    /// It goes to the memory that all devices share.
    pub(crate) system: bool,
}

/// Operand of `s_*_saveexec` that is complemented.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Swap {
    /// Operands in the order source, EXEC.
    SourceFirst,
    /// EXEC, source.
    ExecFirst,
}

/// Registers that M0 indexes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Relative {
    Source,
    Destination,
    Both,
}

impl Relative {
    /// Returns the offsets, by M0, of the numbers of the destination and of the source.
    pub(crate) fn offsets(self, m0: u32) -> (u32, u32) {
        match self {
            Relative::Source => (0, m0),
            Relative::Destination => (m0, 0),
            Relative::Both => (m0 >> 16 & 0x3ff, m0 & 0x3ff),
        }
    }
}

/// When a branch is taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Condition {
    Always,
    Never,
    Scc(bool),
    VccZero(bool),
    ExecZero(bool),
}

/// Most operations that may stay outstanding, by counter; [`Wait::NONE`] for a counter that does not matter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Wait(pub(crate) [u8; COUNTERS]);

impl Wait {
    pub(crate) const NONE: u8 = 255;
    pub(crate) const NOTHING: Wait = Wait([Wait::NONE; COUNTERS]);
}

/// Number of counters.
pub(crate) const COUNTERS: usize = 4;

/// A counter of outstanding operations.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Counter {
    /// Vector memory; without the stores from gfx10 on.
    Load,
    /// Vector memory stores from gfx10 on.
    Store,
    /// LDS, and before gfx12 scalar memory.
    Lds,
    /// Scalar memory on gfx12.
    Scalar,
}

/// A source of a vector instruction with its modifiers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct VSrc {
    pub(crate) src: Src,
    /// Two registers.
    pub(crate) wide: bool,
    pub(crate) shift: u8,
    pub(crate) mask: u64,
    /// Sign extension from this many bits; 0 for none.
    pub(crate) extend: u8,
    /// A half that is widened to f32.
    pub(crate) widen: bool,
    pub(crate) and: u64,
    pub(crate) xor: u64,
}

impl VSrc {
    /// No operand.
    pub(crate) const ZERO: VSrc = VSrc {
        src: Src::Const(0),
        wide: false,
        shift: 0,
        mask: u64::MAX,
        extend: 0,
        widen: false,
        and: u64::MAX,
        xor: 0,
    };
}

/// Movement of the first source's lanes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Dpp {
    /// Eight lanes by selectors.
    Eight {
        select: u32,
        fetch: bool,
    },
    Sixteen {
        control: u16,
        rows: u8,
        banks: u8,
        bound: bool,
        fetch: bool,
    },
}

/// Part of a register that an SDWA result fills.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct DstSel {
    pub(crate) shift: u8,
    pub(crate) bits: u8,
    /// Value of the other bits: 0 zero, 1 the sign, 2 kept.
    pub(crate) unused: u8,
}

/// An arithmetic vector instruction.
#[derive(Clone, Debug)]
pub(crate) struct VectorInst {
    pub(crate) f: &'static VectorFn,
    pub(crate) dst: u16,
    /// The result goes to a scalar register.
    pub(crate) scalar: Option<u8>,
    /// A 16-bit result goes to the upper half.
    pub(crate) high: bool,
    /// A 16-bit result leaves the other half as it is.
    pub(crate) keep: bool,
    pub(crate) src: [VSrc; 3],
    pub(crate) mask_in: Src,
    /// NULL where it is dropped.
    pub(crate) mask_out: u8,
    pub(crate) omod: u8,
    pub(crate) clamp: bool,
    pub(crate) neg: u8,
    pub(crate) dpp: Option<Dpp>,
    pub(crate) sdwa: Option<DstSel>,
    /// The second element of a packed operation: its sources.
    pub(crate) second: Option<Box<[VSrc; 3]>>,
}

/// A comparison.
#[derive(Clone, Debug)]
pub(crate) struct CompareInst {
    pub(crate) compare: Compare,
    pub(crate) src: [VSrc; 2],
    /// The mask, NULL where only EXEC is written.
    pub(crate) dst: u8,
    pub(crate) exec: bool,
    pub(crate) dpp: Option<Dpp>,
}

/// Source of a conversion of small floats.
#[derive(Clone, Copy, Debug)]
pub(crate) enum ConvertSrc {
    /// One value, with modifiers.
    One(VSrc),
    /// Elements in registers, from a bit of the first on.
    Registers { first: u16, words: u16, shift: u8 },
}

/// A conversion of small floats.
#[derive(Clone, Debug)]
pub(crate) struct ConvertInst {
    pub(crate) conversion: Conversion,
    /// One, or two whose elements alternate.
    pub(crate) src: [Option<ConvertSrc>; 2],
    pub(crate) random: VSrc,
    pub(crate) scale: VSrc,
    pub(crate) dst: u16,
    /// The bit from which a part of the register is filled.
    pub(crate) shift: u8,
    pub(crate) clamp: bool,
}

impl ConvertInst {
    /// Registers of the result.
    pub(crate) fn words(&self) -> u16 {
        (self.conversion.count() * self.conversion.result_bits()).div_ceil(32) as u16
    }
}

/// A matrix operation.
#[derive(Clone, Debug)]
pub(crate) struct MatrixInst {
    pub(crate) dst: u16,
    pub(crate) a: u16,
    pub(crate) b: u16,
    pub(crate) c: Src,
    pub(crate) neg: [u8; 2],
    pub(crate) control: [u8; 3],
    /// The indices of a sparse product, which adds to its result.
    pub(crate) index: Option<Src>,
    /// The part of the register that they are in (RDNA 4).
    pub(crate) key: u8,
    /// The registers of scales, and the bytes of them.
    pub(crate) scales: Option<([Src; 2], [u8; 2])>,
    pub(crate) high: bool,
    pub(crate) clamp: bool,
}

/// A scalar memory instruction.
#[derive(Clone, Debug)]
pub(crate) struct SmemInst {
    pub(crate) op: SmemOp,
    /// First register of the result, or of what is stored.
    pub(crate) data: u8,
    pub(crate) base: u8,
    pub(crate) buffer: bool,
    pub(crate) offset: i64,
    pub(crate) soffset: Option<Src>,
}

/// Operation of a scalar memory instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SmemOp {
    /// Bytes; signed where fewer than four.
    Load {
        bytes: u32,
        signed: bool,
    },
    Store {
        bytes: u32,
    },
    Time,
}

/// Memory operation of an instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum MemOp {
    /// `half`: a 16-bit result that leaves the other half; true for the upper one.
    Load {
        bytes: u8,
        signed: bool,
        half: Option<bool>,
    },
    /// `high`: the upper half is stored.
    Store {
        bytes: u8,
        high: bool,
    },
    Atomic {
        op: AtomicOp,
        bytes: u8,
        result: bool,
    },
}

/// An atomic operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum AtomicOp {
    Swap,
    CompareSwap,
    Add,
    Sub,
    ReverseSub,
    SMin,
    UMin,
    SMax,
    UMax,
    And,
    Or,
    Xor,
    Inc,
    Dec,
    FAdd,
    FMin,
    FMax,
    FCompareSwap,
    PkAddF16,
    PkAddBf16,
    CondSub,
    ClampSub,
    MaskOr,
}

/// An LDS instruction.
#[derive(Clone, Debug)]
pub(crate) struct DsInst {
    pub(crate) op: DsOp,
    pub(crate) address: u16,
    pub(crate) data: [u16; 2],
    pub(crate) dst: u16,
    pub(crate) offset: [u32; 2],
    /// Of two operands the first is what is compared with, not what is stored.
    pub(crate) compare_first: bool,
}

/// Operation of an LDS instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum DsOp {
    One(MemOp),
    /// Two places; the offsets count elements times `stride`.
    Load2 {
        bytes: u8,
        stride: u32,
    },
    Store2 {
        bytes: u8,
        stride: u32,
    },
    Exchange2 {
        bytes: u8,
        stride: u32,
    },
    /// A load of a matrix of elements of so many bits, transposed among 16 lanes.
    Transposed {
        bytes: u8,
        bits: u8,
    },
    Swizzle,
    Permute,
    BackwardPermute {
        fetch: bool,
    },
    /// Address from M0 and the lane: load or store.
    AddTid {
        store: bool,
    },
    /// `ds_append`, `ds_consume`.
    Count {
        append: bool,
    },
    Nothing,
}

/// Kind of address of a vector memory instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Segment {
    Flat,
    Global,
    Scratch,
    Buffer,
}

/// A vector memory instruction.
#[derive(Clone, Debug)]
pub(crate) struct VmemInst {
    pub(crate) op: MemOp,
    pub(crate) segment: Segment,
    /// Vector address, if any. For buffers: index and offset.
    pub(crate) vaddr: Option<u16>,
    /// Scalar base or offset; for buffers the offset.
    pub(crate) saddr: Option<Src>,
    pub(crate) resource: u8,
    /// Buffers: a vector index, a vector offset.
    pub(crate) index: bool,
    pub(crate) offen: bool,
    pub(crate) offset: i64,
    pub(crate) data: u16,
    pub(crate) dst: u16,
    /// A load whose data goes to LDS, where these bits of M0 say, not to registers.
    pub(crate) to_lds: Option<u32>,
    pub(crate) policy: Policy,
    /// Elements are converted.
    pub(crate) elements: Option<Elements>,
}

/// The conversion of a buffer's elements.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Elements {
    /// The format of the instruction; none where it is the descriptor's.
    pub(crate) format: Option<ElementFormat>,
    /// Components in registers.
    pub(crate) count: usize,
    /// Components have 16 bits.
    pub(crate) halves: bool,
}

impl Elements {
    /// Registers of the components.
    pub(crate) fn words(&self) -> usize {
        if self.halves { self.count.div_ceil(2) } else { self.count }
    }
}

/// Runs of registers: first and count.
#[derive(Debug, Default)]
pub(crate) struct Operands {
    pub(crate) vector_reads: Vec<(u16, u16)>,
    pub(crate) vector_writes: Vec<(u16, u16)>,
    pub(crate) scalar_reads: Vec<(u8, u8)>,
    pub(crate) scalar_writes: Vec<(u8, u8)>,
    /// The scalar register that selects a lane.
    pub(crate) lane_select: Option<u8>,
    /// Factors and accumulator of a matrix product, the first register and the count.
    pub(crate) factors: Vec<(u16, u16)>,
    pub(crate) accumulator: Option<(u16, u16)>,
    /// Data of more than 64 bits that the instruction stores.
    pub(crate) wide_store: Option<(u16, u16)>,
}
