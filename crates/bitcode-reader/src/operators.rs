//! Operations and flags by their numbers, which instructions and constant expressions share.

use ir::ssa::{BinaryOp, CastOp, FastMath, Flags, RmwOp};

/// Operations on integers by number.
pub(crate) static BINARY: [Option<BinaryOp>; 13] = [
    Some(BinaryOp::Add),
    Some(BinaryOp::Sub),
    Some(BinaryOp::Mul),
    Some(BinaryOp::UDiv),
    Some(BinaryOp::SDiv),
    Some(BinaryOp::URem),
    Some(BinaryOp::SRem),
    Some(BinaryOp::Shl),
    Some(BinaryOp::LShr),
    Some(BinaryOp::AShr),
    Some(BinaryOp::And),
    Some(BinaryOp::Or),
    Some(BinaryOp::Xor),
];

/// The same numbers for floats.
pub(crate) static FLOAT_BINARY: [Option<BinaryOp>; 7] = [
    Some(BinaryOp::FAdd),
    Some(BinaryOp::FSub),
    Some(BinaryOp::FMul),
    None,
    Some(BinaryOp::FDiv),
    None,
    Some(BinaryOp::FRem),
];

/// Conversions by number.
pub(crate) static CAST: [CastOp; 14] = [
    CastOp::Trunc,
    CastOp::ZExt,
    CastOp::SExt,
    CastOp::FpToUi,
    CastOp::FpToSi,
    CastOp::UiToFp,
    CastOp::SiToFp,
    CastOp::FpTrunc,
    CastOp::FpExt,
    CastOp::PtrToInt,
    CastOp::IntToPtr,
    CastOp::BitCast,
    CastOp::AddrSpaceCast,
    CastOp::PtrToAddr,
];

/// Operations of `atomicrmw` by number.
pub(crate) static RMW: [RmwOp; 21] = [
    RmwOp::Xchg,
    RmwOp::Add,
    RmwOp::Sub,
    RmwOp::And,
    RmwOp::Nand,
    RmwOp::Or,
    RmwOp::Xor,
    RmwOp::Max,
    RmwOp::Min,
    RmwOp::UMax,
    RmwOp::UMin,
    RmwOp::FAdd,
    RmwOp::FSub,
    RmwOp::FMax,
    RmwOp::FMin,
    RmwOp::UIncWrap,
    RmwOp::UDecWrap,
    RmwOp::USubCond,
    RmwOp::USubSat,
    RmwOp::FMaximum,
    RmwOp::FMinimum,
];

/// Fast-math flags.
pub(crate) fn fast_math(bits: u64) -> FastMath {
    // LLVM 5 and older had one bit for all.
    if bits & 1 != 0 {
        return FastMath::FAST;
    }
    let flags = [
        (1, FastMath::NNAN),
        (2, FastMath::NINF),
        (3, FastMath::NSZ),
        (4, FastMath::ARCP),
        (5, FastMath::CONTRACT),
        (6, FastMath::AFN),
        (7, FastMath::REASSOC),
    ];
    flags
        .into_iter()
        .filter(|&(bit, _)| bits >> bit & 1 != 0)
        .fold(FastMath::NONE, |all, (_, flag)| all.union(flag))
}

/// Flags of integer arithmetic.
pub(crate) fn integer_flags(op: BinaryOp, bits: u64) -> Flags {
    let flag = |n: u32, flag: Flags| if bits >> n & 1 != 0 { flag } else { Flags::NONE };
    match op {
        BinaryOp::Add | BinaryOp::Sub | BinaryOp::Mul | BinaryOp::Shl => {
            flag(0, Flags::NUW).union(flag(1, Flags::NSW))
        }
        BinaryOp::UDiv | BinaryOp::SDiv | BinaryOp::LShr | BinaryOp::AShr => flag(0, Flags::EXACT),
        BinaryOp::Or => flag(0, Flags::DISJOINT),
        _ => Flags::NONE,
    }
}

/// Flags of `getelementptr`. What is `inbounds` is `nusw` without saying so.
pub(crate) fn gep_flags(bits: u64) -> Flags {
    let mut flags = Flags::NONE;
    if bits & 1 != 0 {
        flags = flags.union(Flags::INBOUNDS);
    } else if bits & 2 != 0 {
        flags = flags.union(Flags::NUSW);
    }
    if bits & 4 != 0 {
        flags = flags.union(Flags::NUW);
    }
    flags
}
