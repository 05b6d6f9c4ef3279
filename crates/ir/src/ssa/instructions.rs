//! Instructions of the SSA IR: LLVM's, one for one.
//!
//! [`InstKind`] is an enum with one variant per shape of instruction. Operand lists of variable
//! length are [`ValueList`]s in the function's pool; a call's rarely-read parts lie in [`CallInfo`].
//! Branch targets carry arguments for the target's block parameters; the text form has phis instead.

use super::attributes::AttrSet;
use super::constants::Const;
use super::function::{Block, Body, Local};
use super::metadata::{Attachments, Md};
use super::symbol::Symbol;
use super::types::Type;
use cranelift_entity::packed_option::{PackedOption, ReservedValue};
use cranelift_entity::{EntityList, EntityRef, ListPool, entity_impl};
use std::fmt;

/// An operand: a value computed in the function, a constant of the module, or metadata.
///
/// 32 bits: the two highest tell which. As an entity it can live in [`EntityList`]s.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Value(u32);

const VALUE_CONST: u32 = 1 << 31;
const VALUE_METADATA: u32 = 1 << 30;
const VALUE_INDEX: u32 = VALUE_METADATA - 1;

/// Kind of a [`Value`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ValueKind {
    /// A block parameter or the result of an instruction.
    Local(Local),
    /// A constant.
    Const(Const),
    /// Metadata as an operand of a call.
    Metadata(MdOperandId),
}

impl Value {
    /// Takes it apart.
    pub fn kind(self) -> ValueKind {
        let index = (self.0 & VALUE_INDEX) as usize;
        if self.0 & VALUE_CONST != 0 {
            ValueKind::Const(Const::new((self.0 & !VALUE_CONST) as usize))
        } else if self.0 & VALUE_METADATA != 0 {
            ValueKind::Metadata(MdOperandId::new(index))
        } else {
            ValueKind::Local(Local::new(index))
        }
    }

    /// The local, if it is one.
    pub fn local(self) -> Option<Local> {
        (self.0 & (VALUE_CONST | VALUE_METADATA) == 0).then(|| Local::new(self.0 as usize))
    }

    /// The constant, if it is one.
    pub fn constant(self) -> Option<Const> {
        match self.kind() {
            ValueKind::Const(c) => Some(c),
            _ => None,
        }
    }
}

impl From<Local> for Value {
    fn from(local: Local) -> Value {
        debug_assert!(local.as_u32() < VALUE_METADATA);
        Value(local.as_u32())
    }
}

impl From<Const> for Value {
    fn from(c: Const) -> Value {
        debug_assert!(c.as_u32() < VALUE_CONST - 1);
        Value(c.as_u32() | VALUE_CONST)
    }
}

impl From<MdOperandId> for Value {
    fn from(md: MdOperandId) -> Value {
        Value(md.as_u32() | VALUE_METADATA)
    }
}

impl EntityRef for Value {
    fn new(index: usize) -> Self {
        Value(index as u32)
    }
    fn index(self) -> usize {
        self.0 as usize
    }
}

impl ReservedValue for Value {
    fn reserved_value() -> Self {
        Value(u32::MAX)
    }
    fn is_reserved_value(&self) -> bool {
        self.0 == u32::MAX
    }
}

impl fmt::Debug for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_reserved_value() {
            return f.write_str("none");
        }
        match self.kind() {
            ValueKind::Local(l) => write!(f, "{l:?}"),
            ValueKind::Const(c) => write!(f, "{c:?}"),
            ValueKind::Metadata(m) => write!(f, "{m:?}"),
        }
    }
}

/// A list of operands in a function's [`ListPool`].
pub type ValueList = EntityList<Value>;

/// Metadata used as an operand, in [`Body::md_operands`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct MdOperandId(u32);
entity_impl!(MdOperandId, "mdop");

/// Metadata used as an operand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MdOperand {
    /// A node or string of the module.
    Node(Md),
    /// A value of the function wrapped as metadata: `metadata ptr %x`.
    Value(Value),
    /// Values wrapped as a list: `!DIArgList(i32 %x, i64 5)`.
    Args(ValueList),
}

/// A call's shared data.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct CallId(u32);
entity_impl!(CallId, "call");

/// A branch target with arguments for its block parameters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BlockCall {
    /// Target block.
    pub block: Block,
    /// One value per parameter of `block`.
    pub args: ValueList,
}

/// An alignment: a power of two in bytes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default)]
pub struct Align(u8);

impl Align {
    /// One byte.
    pub const ONE: Align = Align(0);

    /// From the binary logarithm of the bytes.
    pub const fn from_log2(log2: u8) -> Align {
        assert!(log2 < 64);
        Align(log2)
    }

    /// From bytes; none unless a power of two.
    pub fn new(bytes: u64) -> Option<Align> {
        bytes.is_power_of_two().then(|| Align(bytes.trailing_zeros() as u8))
    }

    /// In bytes.
    pub fn bytes(self) -> u64 {
        1 << self.0
    }

    /// The alignment of an address `offset` bytes from one aligned so.
    pub fn at_offset(self, offset: u64) -> Align {
        Align(self.0.min(offset.trailing_zeros().min(63) as u8))
    }
}

crate::flag_set! {
    /// Flags of integer arithmetic, casts, comparisons and `getelementptr`: violated, they give poison.
    #[derive(PartialOrd, Ord)]
    pub struct Flags: u16 {
        /// No unsigned wrap
        NUW = 0, "nuw";
        /// No signed wrap
        NSW = 1, "nsw";
        /// No remainder, no bits shifted out
        EXACT = 2, "exact";
        /// Operands of `or` share no bit
        DISJOINT = 3, "disjoint";
        /// Operand of `zext`/`uitofp` is not negative
        NNEG = 4, "nneg";
        /// Operands of `icmp` have the same sign
        SAMESIGN = 5, "samesign";
        /// `getelementptr inbounds` (implies `nusw`)
        INBOUNDS = 6, "inbounds";
        /// `getelementptr nusw`
        NUSW = 7, "nusw";
    }
}

crate::flag_set! {
    /// Fast-math flags.
    #[derive(PartialOrd, Ord)]
    pub struct FastMath: u8 {
        /// Reassociation allowed
        REASSOC = 0, "reassoc";
        /// No NaNs
        NNAN = 1, "nnan";
        /// No infinities
        NINF = 2, "ninf";
        /// The sign of zero does not matter
        NSZ = 3, "nsz";
        /// Reciprocal instead of division allowed
        ARCP = 4, "arcp";
        /// Contraction (fma) allowed
        CONTRACT = 5, "contract";
        /// Approximate functions allowed
        AFN = 6, "afn";
    }
}

impl FastMath {
    /// `fast`: all of them.
    pub const FAST: FastMath = FastMath(0x7f);
}

crate::named_enum! {
    /// Two-operand arithmetic.
    pub enum BinaryOp {
        Add = "add", Sub = "sub", Mul = "mul", UDiv = "udiv", SDiv = "sdiv", URem = "urem", SRem = "srem",
        Shl = "shl", LShr = "lshr", AShr = "ashr", And = "and", Or = "or", Xor = "xor",
        FAdd = "fadd", FSub = "fsub", FMul = "fmul", FDiv = "fdiv", FRem = "frem",
    }
}

impl BinaryOp {
    /// Whether operands and result are floats.
    pub fn is_float(self) -> bool {
        matches!(
            self,
            BinaryOp::FAdd | BinaryOp::FSub | BinaryOp::FMul | BinaryOp::FDiv | BinaryOp::FRem
        )
    }

    /// Whether the operands may be swapped.
    pub fn is_commutative(self) -> bool {
        use BinaryOp::*;
        matches!(self, Add | Mul | And | Or | Xor | FAdd | FMul)
    }

    /// Whether it is an integer division or remainder (undefined for a zero divisor).
    pub fn is_int_division(self) -> bool {
        matches!(self, BinaryOp::UDiv | BinaryOp::SDiv | BinaryOp::URem | BinaryOp::SRem)
    }
}

crate::named_enum! {
    /// Conversions.
    pub enum CastOp {
        Trunc = "trunc", ZExt = "zext", SExt = "sext", FpTrunc = "fptrunc", FpExt = "fpext",
        FpToUi = "fptoui", FpToSi = "fptosi", UiToFp = "uitofp", SiToFp = "sitofp",
        PtrToInt = "ptrtoint", PtrToAddr = "ptrtoaddr", IntToPtr = "inttoptr", BitCast = "bitcast",
        AddrSpaceCast = "addrspacecast",
    }
}

crate::named_enum! {
    /// Integer comparisons.
    pub enum IntCc {
        Eq = "eq", Ne = "ne", Ugt = "ugt", Uge = "uge", Ult = "ult", Ule = "ule",
        Sgt = "sgt", Sge = "sge", Slt = "slt", Sle = "sle",
    }
}

impl IntCc {
    /// The comparison that is true where this is false.
    #[must_use]
    pub fn inverse(self) -> IntCc {
        use IntCc::*;
        match self {
            Eq => Ne,
            Ne => Eq,
            Ugt => Ule,
            Uge => Ult,
            Ult => Uge,
            Ule => Ugt,
            Sgt => Sle,
            Sge => Slt,
            Slt => Sge,
            Sle => Sgt,
        }
    }

    /// The comparison with its operands swapped.
    #[must_use]
    pub fn swapped(self) -> IntCc {
        use IntCc::*;
        match self {
            Eq => Eq,
            Ne => Ne,
            Ugt => Ult,
            Uge => Ule,
            Ult => Ugt,
            Ule => Uge,
            Sgt => Slt,
            Sge => Sle,
            Slt => Sgt,
            Sle => Sge,
        }
    }

    /// Whether it compares as signed numbers.
    pub fn is_signed(self) -> bool {
        matches!(self, IntCc::Sgt | IntCc::Sge | IntCc::Slt | IntCc::Sle)
    }

    /// Its value for two numbers of `width` bits (at most 128), given zero-extended.
    pub fn evaluate(self, a: u128, b: u128, width: u32) -> bool {
        let (sa, sb) =
            (super::constants::sign_extend(a, width), super::constants::sign_extend(b, width));
        match self {
            IntCc::Eq => a == b,
            IntCc::Ne => a != b,
            IntCc::Ugt => a > b,
            IntCc::Uge => a >= b,
            IntCc::Ult => a < b,
            IntCc::Ule => a <= b,
            IntCc::Sgt => sa > sb,
            IntCc::Sge => sa >= sb,
            IntCc::Slt => sa < sb,
            IntCc::Sle => sa <= sb,
        }
    }
}

crate::named_enum! {
    /// Float comparisons: `o…` is false and `u…` true where an operand is NaN.
    pub enum FloatCc {
        False = "false", Oeq = "oeq", Ogt = "ogt", Oge = "oge", Olt = "olt", Ole = "ole", One = "one", Ord = "ord",
        Uno = "uno", Ueq = "ueq", Ugt = "ugt", Uge = "uge", Ult = "ult", Ule = "ule", Une = "une", True = "true",
    }
}

impl FloatCc {
    /// The comparison that is true where this is false.
    #[must_use]
    pub fn inverse(self) -> FloatCc {
        use FloatCc::*;
        match self {
            False => True,
            Oeq => Une,
            Ogt => Ule,
            Oge => Ult,
            Olt => Uge,
            Ole => Ugt,
            One => Ueq,
            Ord => Uno,
            Uno => Ord,
            Ueq => One,
            Ugt => Ole,
            Uge => Olt,
            Ult => Oge,
            Ule => Ogt,
            Une => Oeq,
            True => False,
        }
    }

    /// The comparison with its operands swapped.
    #[must_use]
    pub fn swapped(self) -> FloatCc {
        use FloatCc::*;
        match self {
            Ogt => Olt,
            Oge => Ole,
            Olt => Ogt,
            Ole => Oge,
            Ugt => Ult,
            Uge => Ule,
            Ult => Ugt,
            Ule => Uge,
            other => other,
        }
    }
}

crate::named_enum! {
    /// Operations of `atomicrmw`.
    pub enum RmwOp {
        Xchg = "xchg", Add = "add", Sub = "sub", And = "and", Nand = "nand", Or = "or", Xor = "xor",
        Max = "max", Min = "min", UMax = "umax", UMin = "umin", FAdd = "fadd", FSub = "fsub",
        FMax = "fmax", FMin = "fmin", FMaximum = "fmaximum", FMinimum = "fminimum",
        UIncWrap = "uinc_wrap", UDecWrap = "udec_wrap", USubCond = "usub_cond", USubSat = "usub_sat",
    }
}

crate::named_enum! {
    /// Memory orderings; plain accesses are `NotAtomic`.
    pub enum Ordering {
        NotAtomic = "notatomic", Unordered = "unordered", Monotonic = "monotonic", Acquire = "acquire",
        Release = "release", AcqRel = "acq_rel", SeqCst = "seq_cst",
    }
}

impl Ordering {
    /// Whether the access is atomic at all.
    pub fn is_atomic(self) -> bool {
        self != Ordering::NotAtomic
    }
}

crate::named_enum! {
    /// `tail` markers of calls.
    pub enum TailKind {
        None = "", Tail = "tail", MustTail = "musttail", NoTail = "notail"
    }
}

/// A sync scope: the empty symbol is `system`.
pub type SyncScope = Symbol;

/// A calling convention: LLVM's number, with names for those that have a keyword.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default)]
pub struct CallConv(pub u16);

impl CallConv {
    /// The C convention, the default.
    pub const C: CallConv = CallConv(0);
    /// `fastcc`
    pub const FAST: CallConv = CallConv(8);
    /// `coldcc`
    pub const COLD: CallConv = CallConv(9);
    /// `ptx_kernel`
    pub const PTX_KERNEL: CallConv = CallConv(71);
    /// `ptx_device`
    pub const PTX_DEVICE: CallConv = CallConv(72);
    /// `spir_func`
    pub const SPIR_FUNC: CallConv = CallConv(75);
    /// `spir_kernel`
    pub const SPIR_KERNEL: CallConv = CallConv(76);
    /// `amdgpu_kernel`
    pub const AMDGPU_KERNEL: CallConv = CallConv(91);
    /// `amdgpu_gfx`
    pub const AMDGPU_GFX: CallConv = CallConv(100);

    /// Number and keyword (LLVM's CallingConv.h and LangRef).
    const NAMES: &'static [(u16, &'static str)] = &[
        (8, "fastcc"),
        (9, "coldcc"),
        (10, "ghccc"),
        (13, "anyregcc"),
        (14, "preserve_mostcc"),
        (15, "preserve_allcc"),
        (16, "swiftcc"),
        (17, "cxx_fast_tlscc"),
        (18, "tailcc"),
        (19, "cfguard_checkcc"),
        (20, "swifttailcc"),
        (21, "preserve_nonecc"),
        (64, "x86_stdcallcc"),
        (65, "x86_fastcallcc"),
        (66, "arm_apcscc"),
        (67, "arm_aapcscc"),
        (68, "arm_aapcs_vfpcc"),
        (69, "msp430_intrcc"),
        (70, "x86_thiscallcc"),
        (71, "ptx_kernel"),
        (72, "ptx_device"),
        (75, "spir_func"),
        (76, "spir_kernel"),
        (77, "intel_ocl_bicc"),
        (78, "x86_64_sysvcc"),
        (79, "win64cc"),
        (80, "x86_vectorcallcc"),
        (81, "hhvmcc"),
        (82, "hhvm_ccc"),
        (83, "x86_intrcc"),
        (84, "avr_intrcc"),
        (85, "avr_signalcc"),
        (87, "amdgpu_vs"),
        (88, "amdgpu_gs"),
        (89, "amdgpu_ps"),
        (90, "amdgpu_cs"),
        (91, "amdgpu_kernel"),
        (92, "x86_regcallcc"),
        (93, "amdgpu_hs"),
        (95, "amdgpu_ls"),
        (96, "amdgpu_es"),
        (97, "aarch64_vector_pcs"),
        (98, "aarch64_sve_vector_pcs"),
        (100, "amdgpu_gfx"),
        (104, "amdgpu_cs_chain"),
        (105, "amdgpu_cs_chain_preserve"),
    ];

    /// From LLVM's keyword.
    pub fn from_name(name: &str) -> Option<CallConv> {
        if name == "ccc" {
            return Some(CallConv::C);
        }
        CallConv::NAMES.iter().find(|n| n.1 == name).map(|n| CallConv(n.0))
    }

    /// LLVM's keyword; none for the default and for conventions that have only a number.
    pub fn name(self) -> Option<&'static str> {
        CallConv::NAMES.iter().find(|n| n.0 == self.0).map(|n| n.1)
    }

    /// Whether functions of this convention are started by the host.
    pub fn is_kernel(self) -> bool {
        matches!(self, CallConv::PTX_KERNEL | CallConv::SPIR_KERNEL | CallConv::AMDGPU_KERNEL)
    }
}

/// An operand bundle: `[ "tag"(values) ]`.
#[derive(Clone, Debug)]
pub struct Bundle {
    /// Its tag
    pub tag: Symbol,
    /// Its operands
    pub args: ValueList,
}

/// Attributes of a call besides callee and arguments.
#[derive(Clone, Debug)]
pub struct CallInfo {
    /// Type of the function called.
    pub function_type: Type,
    /// Calling convention.
    pub cc: CallConv,
    /// `tail`, `musttail`, `notail`.
    pub tail: TailKind,
    /// Fast-math flags of a call that returns a float.
    pub fast_math: FastMath,
    /// Attributes of the returned value.
    pub ret_attrs: AttrSet,
    /// Attributes of each argument; missing ones are empty.
    pub arg_attrs: Box<[AttrSet]>,
    /// Function attributes at this call.
    pub fn_attrs: AttrSet,
    /// `addrspace(n)` of the callee.
    pub address_space: u32,
    /// Operand bundles.
    pub bundles: Vec<Bundle>,
}

impl CallInfo {
    /// A plain call of a function of this type.
    pub fn new(function_type: Type) -> CallInfo {
        CallInfo {
            function_type,
            cc: CallConv::C,
            tail: TailKind::None,
            fast_math: FastMath::NONE,
            ret_attrs: AttrSet::EMPTY,
            arg_attrs: Box::default(),
            fn_attrs: AttrSet::EMPTY,
            address_space: 0,
            bundles: Vec::new(),
        }
    }

    /// Attributes of argument `n`.
    pub fn arg_attrs(&self, n: usize) -> AttrSet {
        self.arg_attrs.get(n).copied().unwrap_or_default()
    }
}

/// An instruction with its operands.
#[derive(Clone, Debug)]
pub enum InstKind {
    /// `fneg`
    FNeg {
        /// Operand
        value: Value,
        /// Fast-math flags
        fast_math: FastMath,
    },
    /// `add` … `frem`
    Binary {
        /// The operation
        op: BinaryOp,
        /// `nuw`, `nsw`, `exact`, `disjoint`
        flags: Flags,
        /// Fast-math flags of float operations
        fast_math: FastMath,
        /// Operands
        args: [Value; 2],
    },
    /// `trunc` … `addrspacecast`; the type is the result's
    Cast {
        /// The operation
        op: CastOp,
        /// `nuw`, `nsw`, `nneg`
        flags: Flags,
        /// Fast-math flags of `fptrunc`, `fpext`
        fast_math: FastMath,
        /// Operand
        value: Value,
    },
    /// `icmp`
    ICmp {
        /// Condition
        cc: IntCc,
        /// `samesign`
        flags: Flags,
        /// Operands
        args: [Value; 2],
    },
    /// `fcmp`
    FCmp {
        /// Condition
        cc: FloatCc,
        /// Fast-math flags
        fast_math: FastMath,
        /// Operands
        args: [Value; 2],
    },
    /// `select`
    Select {
        /// Fast-math flags
        fast_math: FastMath,
        /// Condition, then, else
        args: [Value; 3],
    },
    /// `freeze`
    Freeze {
        /// Operand
        value: Value,
    },
    /// `alloca`
    Alloca {
        /// Type of one element
        ty: Type,
        /// Number of elements
        count: Value,
        /// Alignment
        align: Align,
        /// `inalloca`
        inalloca: bool,
    },
    /// `load`; the type is the result's
    Load {
        /// Address
        ptr: Value,
        /// Alignment
        align: Align,
        /// `volatile`
        volatile: bool,
        /// Ordering
        ordering: Ordering,
        /// Sync scope
        scope: SyncScope,
    },
    /// `store`
    Store {
        /// The value to store
        value: Value,
        /// Address
        ptr: Value,
        /// Alignment
        align: Align,
        /// `volatile`
        volatile: bool,
        /// Ordering
        ordering: Ordering,
        /// Sync scope
        scope: SyncScope,
    },
    /// `getelementptr`
    Gep {
        /// Type that the indices step over
        source: Type,
        /// `inbounds`, `nusw`, `nuw`
        flags: Flags,
        /// The pointer, then the indices
        args: ValueList,
    },
    /// `extractelement`
    ExtractElement {
        /// Vector, index
        args: [Value; 2],
    },
    /// `insertelement`
    InsertElement {
        /// Vector, element, index
        args: [Value; 3],
    },
    /// `shufflevector`
    ShuffleVector {
        /// The two vectors
        args: [Value; 2],
        /// The mask, in [`Body::shuffle_masks`]
        mask: MaskId,
    },
    /// `extractvalue`
    ExtractValue {
        /// Aggregate
        value: Value,
        /// Path, in [`Body::index_paths`]
        path: PathId,
    },
    /// `insertvalue`
    InsertValue {
        /// Aggregate, element
        args: [Value; 2],
        /// Path, in [`Body::index_paths`]
        path: PathId,
    },
    /// `atomicrmw`
    AtomicRmw {
        /// The operation
        op: RmwOp,
        /// `volatile`
        volatile: bool,
        /// Ordering
        ordering: Ordering,
        /// Alignment
        align: Align,
        /// Sync scope
        scope: SyncScope,
        /// Address, operand
        args: [Value; 2],
    },
    /// `cmpxchg`
    CmpXchg {
        /// `weak`
        weak: bool,
        /// `volatile`
        volatile: bool,
        /// Orderings on success and on failure
        orderings: [Ordering; 2],
        /// Alignment
        align: Align,
        /// Sync scope
        scope: SyncScope,
        /// Address, expected, new
        args: [Value; 3],
    },
    /// `fence`
    Fence {
        /// Ordering
        ordering: Ordering,
        /// Sync scope
        scope: SyncScope,
    },
    /// `call`
    Call {
        /// Function, function pointer or inline assembly
        callee: Value,
        /// Arguments
        args: ValueList,
        /// The rest
        info: CallId,
    },
    /// `va_arg`; the type is the result's
    VaArg {
        /// Address of the `va_list`
        list: Value,
    },
    /// A debug record, `#dbg_value(…)`: kept for printing, of no effect.
    DebugRecord {
        /// `dbg_value`, `dbg_declare`, `dbg_assign`, `dbg_label`
        kind: Symbol,
        /// Operands, metadata
        args: ValueList,
    },
    /// `ret`
    Ret {
        /// The value; none for `ret void`
        value: PackedOption<Value>,
    },
    /// `br label`
    Br {
        /// Target
        target: BlockCall,
    },
    /// `br i1`
    CondBr {
        /// Condition
        cond: Value,
        /// Target if true
        then: BlockCall,
        /// Target if false
        otherwise: BlockCall,
    },
    /// `switch`
    Switch {
        /// The value that is compared
        value: Value,
        /// Target if no case matches
        default: BlockCall,
        /// The cases, in [`Body::switch_cases`]
        cases: CasesId,
    },
    /// `indirectbr`
    IndirectBr {
        /// Address of a block
        address: Value,
        /// Possible targets, in [`Body::target_lists`]
        targets: TargetsId,
    },
    /// `unreachable`
    Unreachable,
}

/// A shuffle mask of a function.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct MaskId(u32);
entity_impl!(MaskId, "mask");

/// A path of `extractvalue`/`insertvalue` of a function.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct PathId(u32);
entity_impl!(PathId, "path");

/// The cases of a switch.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct CasesId(u32);
entity_impl!(CasesId, "cases");

/// The targets of an indirect branch.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct TargetsId(u32);
entity_impl!(TargetsId, "targets");

impl InstKind {
    /// Returns a conversion of a pointer to another address space.
    pub fn addr_space_cast(value: Value) -> Self {
        InstKind::Cast {
            op: CastOp::AddrSpaceCast,
            flags: Flags::NONE,
            fast_math: FastMath::NONE,
            value,
        }
    }

    /// Whether it ends a block.
    pub fn is_terminator(&self) -> bool {
        use InstKind::*;
        matches!(
            self,
            Ret { .. }
                | Br { .. }
                | CondBr { .. }
                | Switch { .. }
                | IndirectBr { .. }
                | Unreachable
        )
    }

    /// The pointer of a load, a store or an atomic operation.
    pub fn accessed_pointer(&self) -> Option<Value> {
        match *self {
            InstKind::Load { ptr, .. }
            | InstKind::Store { ptr, .. }
            | InstKind::AtomicRmw { args: [ptr, _], .. }
            | InstKind::CmpXchg { args: [ptr, ..], .. } => Some(ptr),
            _ => None,
        }
    }

    /// The same, to be changed.
    pub fn accessed_pointer_mut(&mut self) -> Option<&mut Value> {
        match self {
            InstKind::Load { ptr, .. }
            | InstKind::Store { ptr, .. }
            | InstKind::AtomicRmw { args: [ptr, _], .. }
            | InstKind::CmpXchg { args: [ptr, ..], .. } => Some(ptr),
            _ => None,
        }
    }

    /// LLVM's mnemonic.
    pub fn name(&self) -> &'static str {
        match self {
            InstKind::FNeg { .. } => "fneg",
            InstKind::Binary { op, .. } => op.name(),
            InstKind::Cast { op, .. } => op.name(),
            InstKind::ICmp { .. } => "icmp",
            InstKind::FCmp { .. } => "fcmp",
            InstKind::Select { .. } => "select",
            InstKind::Freeze { .. } => "freeze",
            InstKind::Alloca { .. } => "alloca",
            InstKind::Load { .. } => "load",
            InstKind::Store { .. } => "store",
            InstKind::Gep { .. } => "getelementptr",
            InstKind::ExtractElement { .. } => "extractelement",
            InstKind::InsertElement { .. } => "insertelement",
            InstKind::ShuffleVector { .. } => "shufflevector",
            InstKind::ExtractValue { .. } => "extractvalue",
            InstKind::InsertValue { .. } => "insertvalue",
            InstKind::AtomicRmw { .. } => "atomicrmw",
            InstKind::CmpXchg { .. } => "cmpxchg",
            InstKind::Fence { .. } => "fence",
            InstKind::Call { .. } => "call",
            InstKind::VaArg { .. } => "va_arg",
            InstKind::DebugRecord { .. } => "debug record",
            InstKind::Ret { .. } => "ret",
            InstKind::Br { .. } | InstKind::CondBr { .. } => "br",
            InstKind::Switch { .. } => "switch",
            InstKind::IndirectBr { .. } => "indirectbr",
            InstKind::Unreachable => "unreachable",
        }
    }

    /// Calls `f` on every operand, branch arguments, bundles and switch cases included, in the order
    /// of the text.
    #[inline]
    pub fn for_each_value(&self, body: &Body, mut f: impl FnMut(Value)) {
        let operands = self.operands(body);
        if let Some(v) = operands.head.expand() {
            f(v);
        }
        operands.first.iter().for_each(|&v| f(v));
        operands.second.iter().for_each(|&v| f(v));
        if operands.more {
            self.for_each_further_value(body, &mut f);
        }
    }

    /// The operands of nearly every instruction without a call per operand; see [`Operands`].
    fn operands<'a>(&'a self, body: &'a Body) -> Operands<'a> {
        let pool = &body.lists;
        let none = Operands { head: None.into(), first: &[], second: &[], more: false };
        let all = |first: &'a [Value]| Operands { first, ..none };
        let with =
            |head: Value, first: &'a [Value]| Operands { head: Some(head).into(), first, ..none };
        match self {
            InstKind::FNeg { value, .. }
            | InstKind::Cast { value, .. }
            | InstKind::Freeze { value }
            | InstKind::Alloca { count: value, .. }
            | InstKind::Load { ptr: value, .. }
            | InstKind::ExtractValue { value, .. }
            | InstKind::VaArg { list: value } => with(*value, &[]),
            InstKind::Binary { args, .. }
            | InstKind::ICmp { args, .. }
            | InstKind::FCmp { args, .. }
            | InstKind::ExtractElement { args }
            | InstKind::ShuffleVector { args, .. }
            | InstKind::InsertValue { args, .. }
            | InstKind::AtomicRmw { args, .. } => all(args),
            InstKind::Select { args, .. }
            | InstKind::InsertElement { args }
            | InstKind::CmpXchg { args, .. } => all(args),
            InstKind::Store { value, ptr, .. } => with(*value, std::slice::from_ref(ptr)),
            InstKind::Gep { args, .. } | InstKind::DebugRecord { args, .. } => {
                all(args.as_slice(pool))
            }
            InstKind::Call { callee, args, info } => Operands {
                more: !body.calls[*info].bundles.is_empty(),
                ..with(*callee, args.as_slice(pool))
            },
            InstKind::Ret { value } => Operands { head: *value, ..none },
            InstKind::Br { target } => all(target.args.as_slice(pool)),
            InstKind::CondBr { cond, then, otherwise } => Operands {
                second: otherwise.args.as_slice(pool),
                ..with(*cond, then.args.as_slice(pool))
            },
            InstKind::Switch { value, default, .. } => {
                Operands { more: true, ..with(*value, default.args.as_slice(pool)) }
            }
            InstKind::IndirectBr { address, .. } => Operands { more: true, ..with(*address, &[]) },
            InstKind::Fence { .. } | InstKind::Unreachable => none,
        }
    }

    /// The operands that [`InstKind::operands`] leaves out.
    #[cold]
    fn for_each_further_value(&self, body: &Body, f: &mut dyn FnMut(Value)) {
        let mut list = |l: &ValueList| l.as_slice(&body.lists).iter().for_each(|&v| f(v));
        match self {
            InstKind::Call { info, .. } => {
                body.calls[*info].bundles.iter().for_each(|b| list(&b.args));
            }
            InstKind::Switch { cases, .. } => {
                body.switch_cases[*cases].iter().for_each(|c| list(&c.1.args));
            }
            InstKind::IndirectBr { targets, .. } => {
                body.target_lists[*targets].iter().for_each(|t| list(&t.args));
            }
            _ => {}
        }
    }

    /// Calls `f` on every branch target, in the order of the text.
    pub fn for_each_target(&self, body: &Body, mut f: impl FnMut(&BlockCall)) {
        match self {
            InstKind::Br { target } => f(target),
            InstKind::CondBr { then, otherwise, .. } => {
                f(then);
                f(otherwise);
            }
            InstKind::Switch { default, cases, .. } => {
                f(default);
                body.switch_cases[*cases].iter().for_each(|c| f(&c.1));
            }
            InstKind::IndirectBr { targets, .. } => body.target_lists[*targets].iter().for_each(f),
            _ => {}
        }
    }
}

/// The operands of an instruction, in order, as at most three pieces: what walks over them is then a
/// short loop, wherever it is written.
#[derive(Clone, Copy)]
struct Operands<'a> {
    head: PackedOption<Value>,
    first: &'a [Value],
    second: &'a [Value],
    /// Whether there are more, of a call's bundles or a switch's cases.
    more: bool,
}

/// An instruction: what it does, its result and its metadata.
#[derive(Clone, Debug)]
pub struct InstData {
    /// The operation.
    pub kind: InstKind,
    /// Its result; none for `void`.
    pub result: PackedOption<Local>,
    /// Attached metadata other than the debug location.
    pub metadata: Attachments,
    /// The debug location, `!dbg`.
    pub debug_loc: PackedOption<Md>,
}

/// A pool of operand lists.
pub type ValuePool = ListPool<Value>;
