//! LLVM's target-independent intrinsics, found by name.
//!
//! The overload suffix (`.f32`, `.p0.p0.i64`) says nothing that the operands' types do not, so an
//! intrinsic is its name without it. Intrinsics of targets are [`Intrinsic::Target`]; code for a
//! target looks at the declaration's name.

/// Properties of intrinsics.
mod flag {
    /// No types are at the end of the name.
    pub(super) const FIXED: u8 = 1;
    /// Of no effect on the program: it may be dropped.
    pub(super) const HINT: u8 = 2;
    /// Of debug information.
    pub(super) const DEBUG: u8 = 4;
    /// Makes one value of the elements of a vector.
    pub(super) const REDUCTION: u8 = 8;
    /// Reads or writes the floating-point environment itself.
    pub(super) const ENVIRONMENT: u8 = 16;
}

macro_rules! intrinsics {
    ($($variant:ident = $name:literal $([$($flag:ident)|+])?),* $(,)?) => {
        /// Intrinsic that a function is.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default)]
        pub enum Intrinsic {
            /// An ordinary function.
            #[default]
            None,
            /// An intrinsic of a target: `llvm.nvvm.…`, `llvm.amdgcn.…`, `llvm.r600.…`.
            Target,
            /// An `llvm.` name that is not known here.
            Unknown,
            $(#[doc = concat!("`llvm.", $name, "`")] $variant),*
        }

        impl Intrinsic {
            /// The name without `llvm.` and suffix; none for ordinary functions, those of targets and
            /// those not known.
            pub fn base_name(self) -> Option<&'static str> {
                match self {
                    $(Intrinsic::$variant => Some($name),)*
                    Intrinsic::None | Intrinsic::Target | Intrinsic::Unknown => None,
                }
            }

            const fn has(self, flag: u8) -> bool {
                let flags = match self {
                    $(Intrinsic::$variant => 0 $($(| flag::$flag)+)?,)*
                    Intrinsic::None | Intrinsic::Target | Intrinsic::Unknown => 0,
                };
                flags & flag != 0
            }

            fn from_base(name: &str) -> Option<Intrinsic> {
                match name {
                    $($name => Some(Intrinsic::$variant),)*
                    _ => None,
                }
            }
        }
    };
}

intrinsics! {
    // Integer.
    Abs = "abs", SMax = "smax", SMin = "smin", UMax = "umax", UMin = "umin", SCmp = "scmp", UCmp = "ucmp",
    BSwap = "bswap", BitReverse = "bitreverse", CtPop = "ctpop", CtLz = "ctlz", CtTz = "cttz",
    FShl = "fshl", FShr = "fshr",
    SAddOverflow = "sadd.with.overflow", UAddOverflow = "uadd.with.overflow",
    SSubOverflow = "ssub.with.overflow", USubOverflow = "usub.with.overflow",
    SMulOverflow = "smul.with.overflow", UMulOverflow = "umul.with.overflow",
    SAddSat = "sadd.sat", UAddSat = "uadd.sat", SSubSat = "ssub.sat", USubSat = "usub.sat",
    SShlSat = "sshl.sat", UShlSat = "ushl.sat",
    SMulFix = "smul.fix", UMulFix = "umul.fix", SMulFixSat = "smul.fix.sat", UMulFixSat = "umul.fix.sat",
    SDivFix = "sdiv.fix", UDivFix = "udiv.fix", SDivFixSat = "sdiv.fix.sat", UDivFixSat = "udiv.fix.sat",
    // Float.
    FAbs = "fabs", CopySign = "copysign", Fma = "fma", FMulAdd = "fmuladd", Sqrt = "sqrt", PowI = "powi",
    Sin = "sin", Cos = "cos", SinCos = "sincos", Tan = "tan", ASin = "asin", ACos = "acos", ATan = "atan",
    ATan2 = "atan2", SinH = "sinh", CosH = "cosh", TanH = "tanh",
    Pow = "pow", Exp = "exp", Exp2 = "exp2", Exp10 = "exp10", Log = "log", Log10 = "log10", Log2 = "log2",
    LdExp = "ldexp", FrExp = "frexp", Modf = "modf",
    Floor = "floor", Ceil = "ceil", Trunc = "trunc", RInt = "rint", NearbyInt = "nearbyint",
    Round = "round", RoundEven = "roundeven", LRint = "lrint", LLRint = "llrint", LRound = "lround",
    LLRound = "llround",
    MinNum = "minnum", MaxNum = "maxnum", Minimum = "minimum", Maximum = "maximum",
    MinimumNum = "minimumnum", MaximumNum = "maximumnum",
    Canonicalize = "canonicalize", IsFpClass = "is.fpclass", FpTruncRound = "fptrunc.round",
    ArithmeticFence = "arithmetic.fence",
    FpToSiSat = "fptosi.sat", FpToUiSat = "fptoui.sat",
    ConvertToFp16 = "convert.to.fp16", ConvertFromFp16 = "convert.from.fp16",
    GetRounding = "get.rounding" [FIXED | ENVIRONMENT], SetRounding = "set.rounding" [FIXED | ENVIRONMENT],
    GetFpMode = "get.fpmode" [ENVIRONMENT], SetFpMode = "set.fpmode" [ENVIRONMENT],
    ResetFpMode = "reset.fpmode" [FIXED | ENVIRONMENT],
    GetFpEnv = "get.fpenv" [ENVIRONMENT], SetFpEnv = "set.fpenv" [ENVIRONMENT],
    ResetFpEnv = "reset.fpenv" [FIXED | ENVIRONMENT],
    // Constrained float operations.
    ConstrainedFAdd = "experimental.constrained.fadd", ConstrainedFSub = "experimental.constrained.fsub",
    ConstrainedFMul = "experimental.constrained.fmul", ConstrainedFDiv = "experimental.constrained.fdiv",
    ConstrainedFRem = "experimental.constrained.frem", ConstrainedFma = "experimental.constrained.fma",
    ConstrainedFMulAdd = "experimental.constrained.fmuladd", ConstrainedSqrt = "experimental.constrained.sqrt",
    ConstrainedFpTrunc = "experimental.constrained.fptrunc", ConstrainedFpExt = "experimental.constrained.fpext",
    ConstrainedFpToSi = "experimental.constrained.fptosi", ConstrainedFpToUi = "experimental.constrained.fptoui",
    ConstrainedSiToFp = "experimental.constrained.sitofp", ConstrainedUiToFp = "experimental.constrained.uitofp",
    ConstrainedFCmp = "experimental.constrained.fcmp", ConstrainedFCmps = "experimental.constrained.fcmps",
    ConstrainedACos = "experimental.constrained.acos", ConstrainedASin = "experimental.constrained.asin",
    ConstrainedATan = "experimental.constrained.atan", ConstrainedATan2 = "experimental.constrained.atan2",
    ConstrainedCeil = "experimental.constrained.ceil", ConstrainedCos = "experimental.constrained.cos",
    ConstrainedCosH = "experimental.constrained.cosh", ConstrainedExp = "experimental.constrained.exp",
    ConstrainedExp2 = "experimental.constrained.exp2", ConstrainedFloor = "experimental.constrained.floor",
    ConstrainedLdExp = "experimental.constrained.ldexp", ConstrainedLLRint = "experimental.constrained.llrint",
    ConstrainedLLRound = "experimental.constrained.llround", ConstrainedLog = "experimental.constrained.log",
    ConstrainedLog10 = "experimental.constrained.log10", ConstrainedLog2 = "experimental.constrained.log2",
    ConstrainedLRint = "experimental.constrained.lrint", ConstrainedLRound = "experimental.constrained.lround",
    ConstrainedMaximum = "experimental.constrained.maximum",
    ConstrainedMaxNum = "experimental.constrained.maxnum",
    ConstrainedMinimum = "experimental.constrained.minimum",
    ConstrainedMinNum = "experimental.constrained.minnum",
    ConstrainedNearbyInt = "experimental.constrained.nearbyint",
    ConstrainedPow = "experimental.constrained.pow", ConstrainedPowI = "experimental.constrained.powi",
    ConstrainedRInt = "experimental.constrained.rint", ConstrainedRound = "experimental.constrained.round",
    ConstrainedRoundEven = "experimental.constrained.roundeven",
    ConstrainedSin = "experimental.constrained.sin", ConstrainedSinH = "experimental.constrained.sinh",
    ConstrainedTan = "experimental.constrained.tan", ConstrainedTanH = "experimental.constrained.tanh",
    ConstrainedTrunc = "experimental.constrained.trunc",
    // Memory.
    Memcpy = "memcpy", MemcpyInline = "memcpy.inline", Memmove = "memmove", Memset = "memset",
    MemsetInline = "memset.inline",
    LifetimeStart = "lifetime.start" [HINT], LifetimeEnd = "lifetime.end" [HINT],
    InvariantStart = "invariant.start" [HINT], InvariantEnd = "invariant.end" [HINT],
    LaunderInvariantGroup = "launder.invariant.group", StripInvariantGroup = "strip.invariant.group",
    StackSave = "stacksave", StackRestore = "stackrestore", PtrMask = "ptrmask", Prefetch = "prefetch",
    ObjectSize = "objectsize", PtrAnnotation = "ptr.annotation", VarAnnotation = "var.annotation" [HINT],
    Annotation = "annotation", ThreadlocalAddress = "threadlocal.address",
    VaStart = "va_start", VaEnd = "va_end", VaCopy = "va_copy",
    MaskedLoad = "masked.load", MaskedStore = "masked.store", MaskedGather = "masked.gather",
    MaskedScatter = "masked.scatter", MaskedExpandLoad = "masked.expandload",
    MaskedCompressStore = "masked.compressstore",
    // Hints and control.
    Assume = "assume" [FIXED | HINT], Expect = "expect", ExpectWithProbability = "expect.with.probability",
    NoAliasScopeDecl = "experimental.noalias.scope.decl" [FIXED | HINT], SideEffect = "sideeffect" [FIXED | HINT],
    DoNothing = "donothing" [FIXED | HINT],
    SsaCopy = "ssa.copy", IsConstant = "is.constant", AllowRuntimeCheck = "allow.runtime.check" [FIXED],
    AllowUbsanCheck = "allow.ubsan.check" [FIXED], FakeUse = "fake.use" [FIXED | HINT],
    Trap = "trap" [FIXED], DebugTrap = "debugtrap" [FIXED], UbsanTrap = "ubsantrap" [FIXED],
    ConvergenceEntry = "experimental.convergence.entry" [FIXED],
    ConvergenceLoop = "experimental.convergence.loop" [FIXED],
    ConvergenceAnchor = "experimental.convergence.anchor" [FIXED],
    DbgValue = "dbg.value" [FIXED | DEBUG], DbgDeclare = "dbg.declare" [FIXED | DEBUG],
    DbgLabel = "dbg.label" [FIXED | DEBUG],
    DbgAssign = "dbg.assign" [FIXED | DEBUG],
    ReadCycleCounter = "readcyclecounter" [FIXED], ReadSteadyCounter = "readsteadycounter" [FIXED],
    ReadRegister = "read_register", WriteRegister = "write_register", ReadVolatileRegister = "read_volatile_register",
    ReturnAddress = "returnaddress" [FIXED], FrameAddress = "frameaddress",
    PseudoProbe = "pseudoprobe" [FIXED | HINT],
    TypeTest = "type.test" [FIXED], TypeCheckedLoad = "type.checked.load" [FIXED], LoadRelative = "load.relative",
    // Vectors.
    ReduceAdd = "vector.reduce.add" [REDUCTION], ReduceMul = "vector.reduce.mul" [REDUCTION],
    ReduceAnd = "vector.reduce.and" [REDUCTION],
    ReduceOr = "vector.reduce.or" [REDUCTION], ReduceXor = "vector.reduce.xor" [REDUCTION],
    ReduceSMax = "vector.reduce.smax" [REDUCTION],
    ReduceSMin = "vector.reduce.smin" [REDUCTION], ReduceUMax = "vector.reduce.umax" [REDUCTION],
    ReduceUMin = "vector.reduce.umin" [REDUCTION],
    ReduceFAdd = "vector.reduce.fadd" [REDUCTION], ReduceFMul = "vector.reduce.fmul" [REDUCTION],
    ReduceFMax = "vector.reduce.fmax" [REDUCTION],
    ReduceFMin = "vector.reduce.fmin" [REDUCTION], ReduceFMaximum = "vector.reduce.fmaximum" [REDUCTION],
    ReduceFMinimum = "vector.reduce.fminimum" [REDUCTION],
    CttzElts = "experimental.cttz.elts",
    VectorInsert = "vector.insert", VectorExtract = "vector.extract", VectorReverse = "vector.reverse",
    VectorInterleave2 = "vector.interleave2", VectorDeinterleave2 = "vector.deinterleave2",
    VectorInterleave3 = "vector.interleave3", VectorDeinterleave3 = "vector.deinterleave3",
    VectorInterleave4 = "vector.interleave4", VectorDeinterleave4 = "vector.deinterleave4",
    VectorInterleave5 = "vector.interleave5", VectorDeinterleave5 = "vector.deinterleave5",
    VectorInterleave6 = "vector.interleave6", VectorDeinterleave6 = "vector.deinterleave6",
    VectorInterleave7 = "vector.interleave7", VectorDeinterleave7 = "vector.deinterleave7",
    VectorInterleave8 = "vector.interleave8", VectorDeinterleave8 = "vector.deinterleave8",
    VectorSplice = "vector.splice", VectorSpliceLeft = "vector.splice.left",
    VectorSpliceRight = "vector.splice.right", StepVector = "stepvector",
}

impl Intrinsic {
    /// The intrinsic of a function's name (without `@`).
    pub fn from_name(name: &str) -> Intrinsic {
        let Some(rest) = name.strip_prefix("llvm.") else { return Intrinsic::None };
        if ["nvvm.", "amdgcn.", "r600.", "genx.", "spv."].iter().any(|p| rest.starts_with(p)) {
            return Intrinsic::Target;
        }
        // The longest known prefix of whole parts. As in LLVM, the suffix of an overloaded intrinsic need not be right: tinygrad
        // writes `llvm.sqrt.float`.
        let mut end = rest.len();
        loop {
            if let Some(found) = Intrinsic::from_base(&rest[..end]) {
                let next = rest[end..].strip_prefix('.').map(|types| types.split('.').next());
                let known = next.flatten().is_none_or(|part| found.may_have_suffix(part));
                return if known { found } else { Intrinsic::Unknown };
            }
            match rest[..end].rfind('.') {
                Some(dot) => end = dot,
                None => return Intrinsic::Unknown,
            }
        }
    }

    /// Whether a name with these words after the intrinsic's still means it, and not a longer name of LLVM's that has no entry.
    fn may_have_suffix(self, part: &str) -> bool {
        // The number of a name given twice.
        let is_number = part.bytes().all(|b| b.is_ascii_digit());
        is_number || (!self.has(flag::FIXED) && !matches!(part, "element" | "relative"))
    }

    /// The number of vectors whose elements alternate in its result (`llvm.vector.interleave*`).
    pub const fn interleave_factor(self) -> Option<u32> {
        Some(match self {
            Intrinsic::VectorInterleave2 => 2,
            Intrinsic::VectorInterleave3 => 3,
            Intrinsic::VectorInterleave4 => 4,
            Intrinsic::VectorInterleave5 => 5,
            Intrinsic::VectorInterleave6 => 6,
            Intrinsic::VectorInterleave7 => 7,
            Intrinsic::VectorInterleave8 => 8,
            _ => return None,
        })
    }

    /// The number of vectors that it makes of every so many-th element of one (`llvm.vector.deinterleave*`).
    pub const fn deinterleave_factor(self) -> Option<u32> {
        Some(match self {
            Intrinsic::VectorDeinterleave2 => 2,
            Intrinsic::VectorDeinterleave3 => 3,
            Intrinsic::VectorDeinterleave4 => 4,
            Intrinsic::VectorDeinterleave5 => 5,
            Intrinsic::VectorDeinterleave6 => 6,
            Intrinsic::VectorDeinterleave7 => 7,
            Intrinsic::VectorDeinterleave8 => 8,
            _ => return None,
        })
    }

    /// Whether it makes one value of the elements of a vector (`llvm.vector.reduce.*`).
    pub const fn is_reduction(self) -> bool {
        self.has(flag::REDUCTION)
    }

    /// Whether it is an operation with the rounding and the exceptions written down
    /// (`llvm.experimental.constrained.*`).
    pub fn is_constrained(self) -> bool {
        self.base_name().is_some_and(|name| name.starts_with("experimental.constrained."))
    }

    /// Whether it reads or writes the floating-point environment itself.
    pub const fn is_fp_environment(self) -> bool {
        self.has(flag::ENVIRONMENT)
    }

    /// Whether it is a debug intrinsic, of no effect on the program.
    pub fn is_debug(self) -> bool {
        self.has(flag::DEBUG)
    }

    /// Whether it only tells the compiler something and may be dropped.
    pub fn is_hint(self) -> bool {
        self.has(flag::HINT | flag::DEBUG)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn by_name() {
        assert_eq!(Intrinsic::from_name("llvm.memcpy.p0.p0.i64"), Intrinsic::Memcpy);
        assert_eq!(Intrinsic::from_name("llvm.fptosi.sat.i32.f32"), Intrinsic::FpToSiSat);
        assert_eq!(Intrinsic::from_name("llvm.nvvm.barrier0"), Intrinsic::Target);
        assert_eq!(Intrinsic::from_name("llvm.frobnicate.i32"), Intrinsic::Unknown);
        assert_eq!(Intrinsic::from_name("main"), Intrinsic::None);
        assert_eq!(Intrinsic::from_name("llvm.sqrt.float"), Intrinsic::Sqrt);
        let atomic = "llvm.memcpy.element.unordered.atomic.p0.p0.i64";
        assert_eq!(Intrinsic::from_name(atomic), Intrinsic::Unknown);
        assert_eq!(Intrinsic::from_name("llvm.trap.float"), Intrinsic::Unknown);
        let rint = Intrinsic::from_name("llvm.experimental.constrained.rint.v2f16");
        assert_eq!(rint, Intrinsic::ConstrainedRInt);
        assert!(rint.is_constrained() && !Intrinsic::RInt.is_constrained());
    }
}
