//! Operators of instructions and constant expressions, and the flags, conditions, orderings, alignments and calling
//! conventions that go with them.

use super::symbol::Symbol;

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
        let (sa, sb) = (sign_extend(a, width), sign_extend(b, width));
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

/// The bits of `value` within `width`.
pub fn truncate(value: u128, width: u32) -> u128 {
    if width >= 128 { value } else { value & ((1 << width) - 1) }
}

/// `value`, `width` bits wide, as a signed number.
pub fn sign_extend(value: u128, width: u32) -> i128 {
    let shift = 128 - width.min(128);
    ((value << shift) as i128) >> shift
}
