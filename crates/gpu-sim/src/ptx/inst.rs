//! The decoded form of a PTX program.
//!
//! Registers are *rows*: 32 values, one per lane of the warp, in a frame of the current function. Values are
//! kept zero extended from the register's width. Element-wise operations are function pointers over whole
//! rows, chosen when the text is decoded, so that the executor has one arm per shape of operation and the
//! compiler can use vector instructions inside. Predicates are masks, one bit per lane.

use super::types::Ty;
use crate::float::{Approx, Format, IntType, Mode, NanRule, Round};
use crate::fragment::{Fragment, Multiply};
use crate::launch::Param;
use crate::memory::Space;

/// Local memory of one lane cannot grow beyond this, the limit of the hardware.
pub(in crate::ptx) const MAX_LOCAL: u64 = 512 << 10;

/// Lanes of a warp.
pub(super) const LANES: usize = 32;
/// All lanes.
pub(super) const FULL: u32 = u32::MAX;

/// The value of a register in every lane.
pub(super) type Row = [u64; LANES];
pub(super) type UnFn = fn(&Row, &mut Row);
pub(super) type BinFn = fn(&Row, &Row, &mut Row);
pub(super) type TerFn = fn(&Row, &Row, &Row, &mut Row);
/// A comparison: the mask of the lanes where it holds.
pub(super) type CmpFn = fn(&Row, &Row) -> u32;

/// A source operand in four bytes: two bits of kind, 30 bits of index.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Src(u32);

/// Value of a [`Src`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum SrcKind {
    /// Row of the frame.
    Reg(u32),
    /// Index in the constant pool.
    Const(u32),
    /// Special register.
    Special(Special),
    /// Offset in the frame's local memory; the value is an address in local space.
    Local(u32),
}

impl Src {
    pub(super) fn reg(row: u32) -> Src {
        Src(row)
    }

    pub(super) fn constant(index: u32) -> Src {
        Src(1 << 30 | index)
    }

    pub(super) fn special(s: Special) -> Src {
        Src(2 << 30 | s as u32)
    }

    pub(super) fn local(offset: u32) -> Src {
        Src(3 << 30 | offset)
    }

    #[inline]
    pub(super) fn kind(self) -> SrcKind {
        let index = self.0 & (u32::MAX >> 2);
        match self.0 >> 30 {
            0 => SrcKind::Reg(index),
            1 => SrcKind::Const(index),
            2 => SrcKind::Special(Special::ALL[index as usize].0),
            _ => SrcKind::Local(index),
        }
    }
}

macro_rules! specials {
    ($($variant:ident $name:literal $bits:literal,)*) => {
        /// A special register.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        #[repr(u8)]
        pub(super) enum Special { $($variant,)* }

        impl Special {
            pub(super) const ALL: &'static [(Special, &'static str, u32)] = &[$((Special::$variant, $name, $bits),)*];

            /// The register of a name and its width.
            pub(super) fn from_name(name: &str) -> Option<(Special, u32)> {
                Special::ALL.iter().find(|s| s.1 == name).map(|s| (s.0, s.2))
            }
        }
    };
}

specials! {
    TidX "%tid.x" 32,
    TidY "%tid.y" 32,
    TidZ "%tid.z" 32,
    TidW "%tid.w" 32,
    NtidX "%ntid.x" 32,
    NtidY "%ntid.y" 32,
    NtidZ "%ntid.z" 32,
    NtidW "%ntid.w" 32,
    CtaidX "%ctaid.x" 32,
    CtaidY "%ctaid.y" 32,
    CtaidZ "%ctaid.z" 32,
    CtaidW "%ctaid.w" 32,
    NctaidX "%nctaid.x" 32,
    NctaidY "%nctaid.y" 32,
    NctaidZ "%nctaid.z" 32,
    NctaidW "%nctaid.w" 32,
    Laneid "%laneid" 32,
    Warpid "%warpid" 32,
    Nwarpid "%nwarpid" 32,
    Smid "%smid" 32,
    Nsmid "%nsmid" 32,
    Gridid "%gridid" 64,
    LanemaskEq "%lanemask_eq" 32,
    LanemaskLe "%lanemask_le" 32,
    LanemaskLt "%lanemask_lt" 32,
    LanemaskGe "%lanemask_ge" 32,
    LanemaskGt "%lanemask_gt" 32,
    Clock "%clock" 32,
    ClockHi "%clock_hi" 32,
    Clock64 "%clock64" 64,
    Globaltimer "%globaltimer" 64,
    GlobaltimerLo "%globaltimer_lo" 32,
    GlobaltimerHi "%globaltimer_hi" 32,
    DynamicSmemSize "%dynamic_smem_size" 32,
    TotalSmemSize "%total_smem_size" 32,
    AggrSmemSize "%aggr_smem_size" 32,
    ClusteridX "%clusterid.x" 32,
    ClusteridY "%clusterid.y" 32,
    ClusteridZ "%clusterid.z" 32,
    NclusteridX "%nclusterid.x" 32,
    NclusteridY "%nclusterid.y" 32,
    NclusteridZ "%nclusterid.z" 32,
    ClusterCtaidX "%cluster_ctaid.x" 32,
    ClusterCtaidY "%cluster_ctaid.y" 32,
    ClusterCtaidZ "%cluster_ctaid.z" 32,
    ClusterNctaidX "%cluster_nctaid.x" 32,
    ClusterNctaidY "%cluster_nctaid.y" 32,
    ClusterNctaidZ "%cluster_nctaid.z" 32,
    ClusterCtarank "%cluster_ctarank" 32,
    ClusterNctarank "%cluster_nctarank" 32,
    ReservedSmemBegin "%reserved_smem_offset_begin" 32,
    ReservedSmemEnd "%reserved_smem_offset_end" 32,
    ReservedSmemCap "%reserved_smem_offset_cap" 32,
    ReservedSmem0 "%reserved_smem_offset_0" 32,
    ReservedSmem1 "%reserved_smem_offset_1" 32,
    Envreg "%envreg" 32,
    Pm "%pm" 32,
}

/// A condition on a predicate.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Guard {
    Always,
    If(u32),
    Unless(u32),
}

/// A predicate operand: a register that may be negated, or a constant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum PSrc {
    Reg { index: u32, negated: bool },
    Const(bool),
}

/// One instruction.
#[derive(Clone, Debug)]
pub(super) struct Inst {
    pub(super) op: Op,
    pub(super) guard: Guard,
}

/// Place of an instruction in the text.
#[derive(Clone, Copy, Debug)]
pub(super) struct Spot {
    pub(super) line: u32,
    pub(super) start: u32,
    pub(super) end: u32,
}

/// A register that is written: its row and width in bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Dst {
    pub(super) row: u32,
    pub(super) bits: u32,
}

/// A scope of the memory consistency model, narrowest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Scope {
    Cta,
    Cluster,
    Gpu,
    Sys,
}

impl Scope {
    pub(super) const ALL: [Scope; 4] = [Scope::Cta, Scope::Cluster, Scope::Gpu, Scope::Sys];
}

/// The semantics of a memory access.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Sem {
    /// Its scope, if it is strong.
    pub(super) strong: Option<Scope>,
    pub(super) acquire: bool,
    pub(super) release: bool,
    /// By the cache of read-only data.
    pub(super) nc: bool,
}

impl Sem {
    pub(super) const WEAK: Sem = Sem { strong: None, acquire: false, release: false, nc: false };
}

/// A fence.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Fence {
    pub(super) sc: bool,
    pub(super) acquire: bool,
    pub(super) release: bool,
    pub(super) scope: Scope,
}

/// A memory operand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Addr {
    pub(super) base: Src,
    pub(super) offset: i64,
    pub(super) space: Space,
}

/// An operation on predicates.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum BoolOp {
    And,
    Or,
    Xor,
}

/// A float operation that is computed lane by lane.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum FloatOp {
    Add,
    Sub,
    Mul,
    Div,
    Fma,
    Sqrt,
    Rcp,
    DivApprox,
    Approx(Approx),
    Min(NanRule),
    Max(NanRule),
}

/// Options of a [`FloatOp`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct FloatMode {
    pub(super) format: Format,
    pub(super) mode: Mode,
    /// Values packed in the register.
    pub(super) lanes: u32,
    /// Negative results and NaN become +0 (NaN stays NaN).
    pub(super) relu: bool,
    /// Format of the first operand (of both factors), where it is narrower than the result.
    pub(super) narrow: Option<Format>,
    /// `min`/`max`: magnitudes compared, sign by xor.
    pub(super) xorsign: bool,
}

/// A conversion.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Cvt {
    IntToInt {
        from: IntType,
        to: IntType,
        sat: bool,
    },
    IntToFloat {
        from: IntType,
        to: Format,
        mode: Mode,
    },
    FloatToInt {
        from: Format,
        to: IntType,
        round: Round,
        ftz: bool,
    },
    FloatToFloat {
        from: Format,
        to: Format,
        mode: Mode,
        relu: bool,
        satfinite: bool,
    },
    /// To an integral value of the same format.
    Integral {
        format: Format,
        round: Round,
        mode: Mode,
    },
}

/// An operation of `atom` and `red`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum AtomOp {
    And,
    Or,
    Xor,
    Exch,
    Cas,
    Add,
    Inc,
    Dec,
    MinS,
    MinU,
    MaxS,
    MaxU,
    FAdd(Format, u32),
    FMin(Format, u32),
    FMax(Format, u32),
}

impl AtomOp {
    /// The operation of a name and a type.
    pub(super) fn of_name(name: &str, ty: Ty) -> AtomOp {
        match (name, ty) {
            ("and", _) => AtomOp::And,
            ("or", _) => AtomOp::Or,
            ("xor", _) => AtomOp::Xor,
            ("exch", _) => AtomOp::Exch,
            ("cas", _) => AtomOp::Cas,
            ("add", Ty::F(f)) => AtomOp::FAdd(f, 1),
            ("add", Ty::Fx2(f)) => AtomOp::FAdd(f, 2),
            ("add", _) => AtomOp::Add,
            ("inc", _) => AtomOp::Inc,
            ("dec", _) => AtomOp::Dec,
            ("min", Ty::F(f)) => AtomOp::FMin(f, 1),
            ("min", Ty::Fx2(f)) => AtomOp::FMin(f, 2),
            ("max", Ty::F(f)) => AtomOp::FMax(f, 1),
            ("max", Ty::Fx2(f)) => AtomOp::FMax(f, 2),
            ("min", Ty::S(_)) => AtomOp::MinS,
            ("min", _) => AtomOp::MinU,
            ("max", Ty::S(_)) => AtomOp::MaxS,
            _ => AtomOp::MaxU,
        }
    }
}

/// Source lane of a `shfl`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum ShflMode {
    Up,
    Down,
    Bfly,
    Idx,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum VoteMode {
    All,
    Any,
    Uni,
    Ballot,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum ReduxOp {
    Add,
    MinS,
    MinU,
    MaxS,
    MaxU,
    And,
    Or,
    Xor,
    FMin { nan: NanRule, abs: bool },
    FMax { nan: NanRule, abs: bool },
}

/// A reduction at a CTA barrier.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum BarRed {
    Popc,
    And,
    Or,
}

/// An actual argument or a result slot at a call site, or a formal parameter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Slot {
    /// A register.
    Reg(Dst),
    /// A predicate register.
    Pred(u32),
    /// Any readable operand (only as actual argument).
    Value(Src),
    /// A `.param` variable in the frame's local memory.
    Mem { offset: u32, size: u32 },
    /// The result is not wanted.
    Sink,
}

/// PtxFunction that a call enters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Callee {
    /// Index of a function.
    Direct(u32),
    /// A register with a function's address.
    Indirect(Src),
}

#[derive(Clone, Debug)]
pub(super) struct Call {
    /// Index of the function that calls.
    pub(super) caller: u32,
    pub(super) callee: Callee,
    pub(super) results: Vec<Slot>,
    pub(super) args: Vec<Slot>,
}

/// An operation that touches memory through `Addr` for several registers.
#[derive(Clone, Debug)]
pub(super) struct MemOp {
    pub(super) addr: Addr,
    pub(super) sem: Sem,
    /// Bytes of an element.
    pub(super) size: u32,
    /// Elements are sign extended when loaded.
    pub(super) signed: bool,
    /// Destinations of a load (`None` for `_`).
    pub(super) dsts: Vec<Option<Dst>>,
    /// Sources of a store.
    pub(super) srcs: Vec<Src>,
}

#[derive(Clone, Debug)]
pub(super) struct Atom {
    pub(super) op: AtomOp,
    pub(super) addr: Addr,
    pub(super) sem: Sem,
    /// Bytes of an element.
    pub(super) size: u32,
    /// Empty for `red` and for `_`.
    pub(super) dsts: Vec<Option<Dst>>,
    pub(super) srcs: Vec<Src>,
    /// New value of `cas`.
    pub(super) new: Option<Src>,
}

/// A copy of the asynchronous engine.
#[derive(Clone, Debug)]
pub(super) struct BulkCopy {
    pub(super) kind: BulkKind,
    /// Told how many bytes have arrived. Without it the copy is of a group that the thread waits for.
    pub(super) mbarrier: Option<Addr>,
    /// Mask of the blocks of the cluster that it goes to.
    pub(super) multicast: Option<Src>,
    pub(super) reduce: Option<BulkReduce>,
}

/// Source and destination of a [`BulkCopy`].
#[derive(Clone, Debug)]
pub(super) enum BulkKind {
    /// Neighbouring bytes. `mask`: those of each 16 that are copied.
    Linear {
        to: Addr,
        from: Addr,
        size: Src,
        mask: Option<Src>,
    },
    /// Values of registers, of so many bytes each.
    Values {
        to: Addr,
        size: u32,
        srcs: Vec<Src>,
    },
    Tensor(TensorCopy),
}

/// A box of a tensor.
#[derive(Clone, Debug)]
pub(super) struct TensorCopy {
    /// From shared memory to the tensor.
    pub(super) store: bool,
    pub(super) dimensions: usize,
    pub(super) map: Addr,
    pub(super) coordinates: Vec<Src>,
    pub(super) shared: Addr,
    /// Four rows of the tensor, each with a coordinate (`.tile::gather4`, `.tile::scatter4`).
    pub(super) rows: bool,
}

/// An operation on the elements at the destination. The type is that of the tensor map, if none is there.
#[derive(Clone, Copy, Debug)]
pub(super) struct BulkReduce {
    pub(super) name: &'static str,
    pub(super) ty: Option<Ty>,
}

/// `tensormap.replace`: offset and size of the field in the map.
#[derive(Clone, Debug)]
pub(super) struct ReplaceField {
    pub(super) addr: Addr,
    pub(super) place: (usize, usize),
    pub(super) value: Src,
}

/// `tensormap.cp_fenceproxy`
#[derive(Clone, Debug)]
pub(super) struct CopyMap {
    pub(super) to: Addr,
    pub(super) from: Addr,
    pub(super) scope: Scope,
}

/// A copy from memory to memory (`cp.async`).
#[derive(Clone, Debug)]
pub(super) struct Copy {
    pub(super) dst: Addr,
    pub(super) src: Addr,
    pub(super) size: Src,
    /// Bytes really read; zeros fill the rest.
    pub(super) read: Option<Src>,
    /// Nothing is read if this holds.
    pub(super) ignore: Option<PSrc>,
}

/// An address and a block of the cluster.
#[derive(Clone, Copy, Debug)]
pub(super) struct MapAddress {
    pub(super) d: u32,
    pub(super) a: Src,
    pub(super) rank: Src,
    /// The address is a generic one.
    pub(super) generic: bool,
}

/// A CTA barrier.
#[derive(Clone, Debug)]
pub(super) struct Bar {
    pub(super) id: Src,
    /// In threads; all of the block if absent.
    pub(super) count: Option<Src>,
    /// Does not wait.
    pub(super) arrive: bool,
    /// All threads of a warp execute the same instruction.
    pub(super) aligned: bool,
    pub(super) red: Option<BarReduce>,
}

/// The reduction of a `bar.red`.
#[derive(Clone, Copy, Debug)]
pub(super) struct BarReduce {
    pub(super) op: BarRed,
    pub(super) dst: Option<u32>,
    pub(super) pred: Option<u32>,
    pub(super) value: PSrc,
}

/// A matrix operation of a whole warp.
#[derive(Clone, Debug)]
pub(super) enum MatrixOp {
    /// `wmma.load`; `by_column`: neighbours in memory are in the same column.
    Load { fragment: Fragment, by_column: bool, addr: Addr, stride: Option<Src>, dsts: Vec<u32> },
    /// `wmma.store`
    Store { fragment: Fragment, by_column: bool, addr: Addr, stride: Option<Src>, srcs: Vec<Src> },
    /// `wmma.mma` and `mma`
    Multiply { op: Multiply, d: Vec<u32>, a: Vec<Src>, b: Vec<Src>, c: Vec<Src> },
    /// `mma.sp`
    Sparse(SparseProduct),
    /// `ldmatrix`: 8 by 8 matrices of 16-bit elements, one per register.
    LoadTiles { addr: Addr, transpose: bool, dsts: Vec<u32> },
    /// `stmatrix`
    StoreTiles { addr: Addr, transpose: bool, srcs: Vec<Src> },
    /// `movmatrix`
    Transpose { d: u32, a: Src },
    /// `wgmma.mma_async`
    Warpgroup(WarpgroupProduct),
    /// `wgmma.commit_group`
    CommitProducts,
    /// `wgmma.wait_group`: at most so many groups stay unfinished.
    WaitForProducts { groups: u64 },
    /// `wgmma.fence`
    FenceProducts,
    /// `tcgen05`
    TensorMemory(TensorMemoryOp),
}

/// `mma.sp`: the left factor has half of its elements, and metadata.
#[derive(Clone, Debug)]
pub(super) struct SparseProduct {
    pub(super) op: Multiply,
    pub(super) d: Vec<u32>,
    pub(super) a: Vec<Src>,
    pub(super) b: Vec<Src>,
    pub(super) c: Vec<Src>,
    pub(super) metadata: Src,
    /// Selects the lanes of four that have the metadata.
    pub(super) selector: u32,
    /// The indices of a chunk must ascend.
    pub(super) ordered: bool,
}

/// A warp's 16 rows of `wgmma.mma_async`. Nothing passes from one warp of the group to another, so each has its own.
#[derive(Clone, Debug)]
pub(super) struct WarpgroupProduct {
    /// The multiplication of the warp's rows.
    pub(super) op: Multiply,
    pub(super) d: Vec<u32>,
    pub(super) a: WarpgroupFactor,
    pub(super) b: WarpgroupFactor,
    /// Whether D is added to the product.
    pub(super) accumulate: PSrc,
    /// Whether A and B are negated.
    pub(super) negate: [bool; 2],
}

/// `tcgen05`: operations of the whole warp on tensor memory.
#[derive(Clone, Debug)]
pub(super) enum TensorMemoryOp {
    /// `alloc`: an address is written to shared memory.
    Allocate {
        to: Addr,
        columns: Src,
    },
    /// `dealloc`
    Free {
        address: Src,
        columns: Src,
    },
    /// `ld`, and `st`. `second`: the column at which the lanes of the upper half begin, if these use the rows of the lower.
    Load {
        address: Addr,
        second: Option<u32>,
        dsts: Vec<u32>,
    },
    Store {
        address: Addr,
        second: Option<u32>,
        srcs: Vec<Src>,
    },
    /// `relinquish_alloc_permit`, `wait`
    Nothing,
}

/// Element types of `tcgen05.mma`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum TensorKind {
    F16,
    Tf32,
    F8f6f4,
    I8,
    /// With scales: elements of 8 bits, and of 4 bits.
    Mx8,
    Mx4,
}

/// The scales of `tcgen05.mma` in tensor memory.
#[derive(Clone, Copy, Debug)]
pub(super) struct BlockScales {
    pub(super) a: Addr,
    pub(super) b: Addr,
    /// Elements that have one scale.
    pub(super) block: u32,
}

/// `tcgen05.mma`, of one thread.
#[derive(Clone, Debug)]
pub(super) struct TensorProduct {
    pub(super) kind: TensorKind,
    pub(super) d: Addr,
    pub(super) a: TensorFactor,
    pub(super) b: Src,
    pub(super) instruction_descriptor: Src,
    pub(super) scales: Option<BlockScales>,
    /// Whether D is added to the product.
    pub(super) accumulate: PSrc,
}

/// The left factor of `tcgen05.mma`.
#[derive(Clone, Copy, Debug)]
pub(super) enum TensorFactor {
    /// In shared memory, by its descriptor.
    Shared(Src),
    Tensor(Addr),
}

/// A factor of `wgmma.mma_async`.
#[derive(Clone, Debug)]
pub(super) enum WarpgroupFactor {
    Registers(Vec<Src>),
    /// A matrix in shared memory, by its descriptor. `transpose`: rows of A, or columns of B, are neighbours in memory.
    Shared {
        descriptor: Src,
        transpose: bool,
    },
}

/// Operations of all lanes of a member mask.
#[derive(Clone, Debug)]
pub(super) enum Collective {
    Barrier,
    Shfl {
        mode: ShflMode,
        dst: Option<u32>,
        pred: Option<u32>,
        value: Src,
        lane: Src,
        clamp: Src,
    },
    Vote {
        mode: VoteMode,
        dst: Option<u32>,
        pred: Option<u32>,
        value: PSrc,
    },
    MatchAny {
        dst: Option<u32>,
        value: Src,
    },
    MatchAll {
        dst: Option<u32>,
        pred: Option<u32>,
        value: Src,
    },
    Redux {
        op: ReduxOp,
        dst: Option<u32>,
        value: Src,
    },
    Elect {
        dst: Option<u32>,
        pred: Option<u32>,
    },
    /// A matrix operation of the whole warp.
    Matrix(Box<MatrixOp>),
    CopyMap(Box<CopyMap>),
}

/// The operation of an instruction.
#[derive(Clone, Debug)]
pub(super) enum Op {
    Nop,
    /// An instruction that is not known: index of the message. A fault where it is executed.
    Unsupported(u32),
    Un {
        f: UnFn,
        d: u32,
        a: Src,
    },
    Bin {
        f: BinFn,
        any: bool,
        d: u32,
        a: Src,
        b: Src,
    },
    Ter {
        f: TerFn,
        any: bool,
        d: u32,
        a: Src,
        b: Src,
        c: Src,
    },
    Mov {
        d: u32,
        a: Src,
    },
    /// 128-bit move: two rows.
    Mov128 {
        d: u32,
        a: [Src; 2],
    },
    /// Puts a vector of narrow registers together: `parts`, lowest first, `part_bits` each.
    Pack {
        d: u32,
        part_bits: u32,
        parts: Vec<Src>,
    },
    /// Takes a register apart.
    Unpack {
        part_bits: u32,
        parts: Vec<Option<u32>>,
        a: Src,
    },
    PredMov {
        d: u32,
        a: PSrc,
    },
    PredBin {
        op: BoolOp,
        d: u32,
        a: PSrc,
        b: PSrc,
    },
    Setp {
        f: CmpFn,
        p: Option<u32>,
        q: Option<u32>,
        a: Src,
        b: Src,
        combine: Option<(BoolOp, PSrc)>,
    },
    /// Comparison of two packed halves with a predicate each.
    SetpHalves {
        lo: CmpFn,
        hi: CmpFn,
        p: Option<u32>,
        q: Option<u32>,
        a: Src,
        b: Src,
        combine: Option<(BoolOp, PSrc)>,
    },
    Set {
        f: CmpFn,
        one: u64,
        d: u32,
        a: Src,
        b: Src,
        combine: Option<(BoolOp, PSrc)>,
    },
    SetHalves {
        lo: CmpFn,
        hi: CmpFn,
        one: [u64; 2],
        d: u32,
        a: Src,
        b: Src,
        combine: Option<(BoolOp, PSrc)>,
    },
    Selp {
        d: u32,
        a: Src,
        b: Src,
        p: PSrc,
    },
    /// `slct`: the test holds where the first result is taken.
    Slct {
        test: CmpFn,
        d: u32,
        a: Src,
        b: Src,
        c: Src,
    },
    Testp {
        f: CmpFn,
        p: u32,
        a: Src,
    },
    Float1 {
        op: FloatOp,
        m: FloatMode,
        d: u32,
        a: Src,
    },
    Float2 {
        op: FloatOp,
        m: FloatMode,
        d: u32,
        a: Src,
        b: Src,
    },
    Float3 {
        op: FloatOp,
        m: FloatMode,
        d: u32,
        a: Src,
        b: Src,
        c: Src,
    },
    Convert {
        cvt: Cvt,
        d: Dst,
        a: Src,
    },
    /// Two floats to a packed pair; `a` goes to the upper half. Formats narrower than 8 bits do not occur.
    ConvertPair {
        cvt: Cvt,
        out_bits: u32,
        d: u32,
        a: Src,
        b: Src,
    },
    /// A packed pair of narrow floats to a packed pair of wider ones.
    ConvertUnpack {
        from: Format,
        to: Format,
        relu: bool,
        satfinite: bool,
        d: u32,
        a: Src,
    },
    CvtPack {
        to: IntType,
        d: u32,
        a: Src,
        b: Src,
        c: Src,
    },
    /// Any function of three bits, on all bits.
    Lop3 {
        table: u8,
        d: u32,
        a: Src,
        b: Src,
        c: Src,
    },
    Bfi {
        bits: u32,
        d: u32,
        a: Src,
        b: Src,
        pos: Src,
        len: Src,
    },
    /// Addition with carry: `carry_in` and `carry_out` use the condition code.
    AddCarry {
        bits: u32,
        subtract: bool,
        carry_in: bool,
        carry_out: bool,
        d: u32,
        a: Src,
        b: Src,
    },
    MadCarry {
        bits: u32,
        signed: bool,
        high: bool,
        carry_in: bool,
        carry_out: bool,
        d: u32,
        a: Src,
        b: Src,
        c: Src,
    },
    /// Generic address of an address of `space`, and back.
    ToGeneric {
        space: Space,
        d: u32,
        a: Src,
    },
    FromGeneric {
        space: Space,
        d: u32,
        a: Src,
        bits: u32,
    },
    /// `own`: only the shared memory of the block itself.
    IsSpace {
        space: Space,
        own: bool,
        p: u32,
        a: Src,
    },
    Load(Box<MemOp>),
    Store(Box<MemOp>),
    Atomic(Box<Atom>),
    Fence(Fence),
    Bulk(Box<BulkCopy>),
    /// `cp.async.bulk.commit_group`
    BulkCommit,
    /// `cp.async.bulk.wait_group`: all but the youngest groups; `read`: only their sources.
    BulkWait {
        groups: u64,
        read: bool,
    },
    ReplaceField(Box<ReplaceField>),
    /// `cp.async`
    Copy(Box<Copy>),
    /// Waits for copies of this thread: all but the youngest groups.
    CopyWait {
        groups: u64,
    },
    /// Makes a group of the thread's copies.
    CopyCommit,
    /// `tcgen05.mma`
    TensorProduct(Box<TensorProduct>),
    Bra {
        target: u32,
    },
    Brx {
        table: u32,
        index: Src,
    },
    Call(Box<Call>),
    Ret {
        /// Index of the function that is left.
        function: u32,
    },
    Exit,
    Trap,
    /// Lets other warps go first.
    Yield,
    Bar(Box<Bar>),
    /// `barrier.cluster.arrive`
    ClusterArrive {
        relaxed: bool,
    },
    /// `barrier.cluster.wait`
    ClusterWait,
    /// `mapa`
    MapAddress(MapAddress),
    /// `getctarank`
    RankOfAddress(MapAddress),
    Activemask {
        d: u32,
    },
    /// Waits for the lanes of `mask` (`None`: those active now).
    Collective {
        mask: Option<Src>,
        c: Collective,
    },
    Alloca {
        d: u32,
        size: Src,
        align: Src,
    },
    StackSave {
        d: u32,
    },
    StackRestore {
        a: Src,
    },
    Mbarrier(Box<Mbarrier>),
}

/// Operations on an mbarrier object in shared memory.
#[derive(Clone, Copy, Debug)]
pub(super) enum MbarrierOp {
    Init,
    Inval,
    Arrive {
        drop: bool,
        expect: bool,
    },
    ExpectTx,
    CompleteTx,
    /// `parity`: the operand is a phase parity and not a state.
    TestWait {
        parity: bool,
        block: bool,
    },
    PendingCount,
    /// `cp.async.mbarrier.arrive`; `noinc` does not raise the pending count first.
    AsyncArrive {
        noinc: bool,
    },
}

#[derive(Clone, Debug)]
pub(super) struct Mbarrier {
    pub(super) op: MbarrierOp,
    /// Without `.relaxed`: an arrival releases and a wait acquires.
    pub(super) ordered: bool,
    pub(super) addr: Addr,
    pub(super) dst: Option<u32>,
    pub(super) pred: Option<u32>,
    pub(super) value: Option<Src>,
}

/// A variable in a frame's local memory.
#[derive(Clone, Debug)]
pub(super) struct LocalObject {
    pub(super) offset: u32,
    pub(super) size: u32,
}

/// A parameter of a kernel.
#[derive(Clone, Debug)]
pub(super) struct KernelParam {
    pub(super) name: String,
    pub(super) offset: u32,
    pub(super) size: u32,
    pub(super) align: u32,
    /// Kind of its value, as far as a launch that is made up asks for it.
    pub(super) value: Param,
}

/// A function or kernel.
#[derive(Clone, Debug, Default)]
pub(super) struct PtxFunction {
    pub(super) name: String,
    pub(super) is_entry: bool,
    /// First instruction, when defined.
    pub(super) start: Option<u32>,
    pub(super) end: u32,
    /// Rows of a frame; predicates use the same numbering.
    pub(super) rows: u32,
    /// The width of each row's register; rows of predicates only have none.
    pub(super) row_bits: Vec<u8>,
    /// Bytes of a frame's local memory.
    pub(super) local_size: u32,
    pub(super) local_align: u32,
    pub(super) objects: Vec<LocalObject>,
    pub(super) params: Vec<Slot>,
    pub(super) results: Vec<Slot>,
    pub(super) kernel_params: Vec<KernelParam>,
    pub(super) kernel_param_bytes: u32,
    /// `.reqntid` or `.maxntid`: the dimensions and whether they are exact.
    pub(super) required_block: Option<[u32; 3]>,
    /// `.reqnctapercluster`
    pub(super) required_cluster: Option<[u32; 3]>,
    pub(super) max_block: Option<u32>,
    /// Another function under this name.
    pub(super) alias: Option<u32>,
}
