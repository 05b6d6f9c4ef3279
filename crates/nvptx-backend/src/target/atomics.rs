//! Atomic operations that PTX has instructions for.

use crate::target::modifiers::{AtomOp, Ty};
use ir::ssa::{Context, FloatKind, RmwOp, Type};

/// The instruction for an operation on a type, if PTX has it for an architecture and version.
pub(crate) fn native_rmw(
    cx: &Context,
    op: RmwOp,
    ty: Type,
    sm: u32,
    ptx: u32,
) -> Option<(AtomOp, Ty)> {
    if let Some(kind) = cx.types.scalar(ty).float_kind() {
        let lanes = cx.types.lanes(ty);
        return match (op, kind, lanes) {
            (RmwOp::Xchg, FloatKind::Float, 1) if !ty.is_vector() => Some((AtomOp::Exch, Ty::B32)),
            (RmwOp::Xchg, FloatKind::Double, 1) if !ty.is_vector() => Some((AtomOp::Exch, Ty::B64)),
            (RmwOp::FAdd, FloatKind::Float, 1) if !ty.is_vector() => Some((AtomOp::Add, Ty::F32)),
            (RmwOp::FAdd, FloatKind::Double, 1) if !ty.is_vector() && sm >= 60 => {
                Some((AtomOp::Add, Ty::F64))
            }
            (RmwOp::FAdd, FloatKind::Half, 1) if !ty.is_vector() && sm >= 70 && ptx >= 63 => {
                Some((AtomOp::AddNoFtz, Ty::F16))
            }
            (RmwOp::FAdd, FloatKind::Half, 2) if sm >= 60 && ptx >= 62 => {
                Some((AtomOp::AddNoFtz, Ty::F16x2))
            }
            (RmwOp::FAdd, FloatKind::BFloat, 1) if !ty.is_vector() && sm >= 90 && ptx >= 78 => {
                Some((AtomOp::AddNoFtz, Ty::Bf16))
            }
            (RmwOp::FAdd, FloatKind::BFloat, 2) if sm >= 90 && ptx >= 78 => {
                Some((AtomOp::AddNoFtz, Ty::Bf16x2))
            }
            _ => None,
        };
    }
    let bits = match (ty.int_width(), ty.is_ptr()) {
        (Some(bits), _) => bits,
        (None, true) => 64,
        _ => return None,
    };
    if bits == 128 && op == RmwOp::Xchg && sm >= 90 && ptx >= 83 {
        return Some((AtomOp::Exch, Ty::B128));
    }
    let wide = match bits {
        32 => false,
        64 => true,
        _ => return None,
    };
    let pick = |narrow, wide_ty| if wide { wide_ty } else { narrow };
    Some(match op {
        RmwOp::Xchg => (AtomOp::Exch, pick(Ty::B32, Ty::B64)),
        RmwOp::Add | RmwOp::Sub => (AtomOp::Add, pick(Ty::U32, Ty::U64)),
        RmwOp::And => (AtomOp::And, pick(Ty::B32, Ty::B64)),
        RmwOp::Or => (AtomOp::Or, pick(Ty::B32, Ty::B64)),
        RmwOp::Xor => (AtomOp::Xor, pick(Ty::B32, Ty::B64)),
        RmwOp::Max => (AtomOp::Max, pick(Ty::S32, Ty::S64)),
        RmwOp::Min => (AtomOp::Min, pick(Ty::S32, Ty::S64)),
        RmwOp::UMax => (AtomOp::Max, pick(Ty::U32, Ty::U64)),
        RmwOp::UMin => (AtomOp::Min, pick(Ty::U32, Ty::U64)),
        RmwOp::UIncWrap if !wide => (AtomOp::Inc, Ty::U32),
        RmwOp::UDecWrap if !wide => (AtomOp::Dec, Ty::U32),
        _ => return None,
    })
}

/// Whether PTX has a compare-and-exchange of values of some bits.
pub(crate) fn native_cmpxchg(bits: u64, sm: u32, ptx: u32) -> bool {
    match bits {
        16 => sm >= 70 && ptx >= 63,
        32 | 64 => true,
        128 => sm >= 90 && ptx >= 83,
        _ => false,
    }
}
