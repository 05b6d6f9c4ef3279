//! Atomic operations without what makes them atomic.

use ir::ssa::{BinaryOp, Builder, FastMath, InstKind, IntCc, RmwOp, Type, Value};

/// Replaces an atomic access by plain ones, for memory that no other thread sees meanwhile. Returns its result; None
/// for a store, and for other instructions.
pub fn plain_access(b: &mut Builder<'_>, kind: &InstKind) -> Option<Value> {
    match *kind {
        InstKind::AtomicRmw { op, align, args: [pointer, value], .. } => {
            let ty = b.ty(value);
            let old = b.load(ty, pointer, align);
            let new = apply(b, op, ty, old, value);
            b.store(new, pointer, align);
            Some(old)
        }
        InstKind::CmpXchg { align, args: [pointer, expected, new], .. } => {
            let ty = b.ty(expected);
            let old = b.load(ty, pointer, align);
            let same = b.icmp(IntCc::Eq, old, expected);
            let stored = b.select(same, new, old);
            b.store(stored, pointer, align);
            Some(pair_of(b, old, same))
        }
        InstKind::Store { value, ptr, align, .. } => {
            b.store(value, ptr, align);
            None
        }
        _ => None,
    }
}

/// Returns the value that an operation stores.
pub(crate) fn apply(b: &mut Builder<'_>, op: RmwOp, ty: Type, old: Value, arg: Value) -> Value {
    let scalar = b.cx.types.scalar(ty);
    let choose = |b: &mut Builder<'_>, cc: IntCc| {
        let take = b.icmp(cc, old, arg);
        b.select(take, old, arg)
    };
    let function = |b: &mut Builder<'_>, name: &str| -> Value {
        let suffix = match (scalar.float_kind(), scalar.int_width()) {
            (Some(ir::ssa::FloatKind::Half), _) => "f16".to_owned(),
            (Some(ir::ssa::FloatKind::BFloat), _) => "bf16".to_owned(),
            (Some(kind), _) => format!("f{}", kind.bits()),
            (None, width) => format!("i{}", width.unwrap_or(64)),
        };
        let shape = match b.cx.types.vector_parts(ty) {
            Some((_, lanes)) => format!("v{lanes}"),
            None => String::new(),
        };
        b.intrinsic(&format!("llvm.{name}.{shape}{suffix}"), ty, &[old, arg])
    };
    match op {
        RmwOp::Xchg => arg,
        RmwOp::Add => b.add(old, arg),
        RmwOp::Sub => b.sub(old, arg),
        RmwOp::And => b.and(old, arg),
        RmwOp::Or => b.or(old, arg),
        RmwOp::Xor => b.xor(old, arg),
        RmwOp::Nand => {
            let both = b.and(old, arg);
            let ones = b.sint(ty, -1);
            b.xor(both, ones)
        }
        RmwOp::Max => choose(b, IntCc::Sgt),
        RmwOp::Min => choose(b, IntCc::Slt),
        RmwOp::UMax => choose(b, IntCc::Ugt),
        RmwOp::UMin => choose(b, IntCc::Ult),
        RmwOp::FAdd => b.fbinary(BinaryOp::FAdd, FastMath::NONE, old, arg),
        RmwOp::FSub => b.fbinary(BinaryOp::FSub, FastMath::NONE, old, arg),
        RmwOp::FMax => function(b, "maxnum"),
        RmwOp::FMin => function(b, "minnum"),
        RmwOp::FMaximum => function(b, "maximum"),
        RmwOp::FMinimum => function(b, "minimum"),
        RmwOp::USubSat => function(b, "usub.sat"),
        RmwOp::UIncWrap => {
            let one = b.int(ty, 1);
            let zero = b.int(ty, 0);
            let next = b.add(old, one);
            let wraps = b.icmp(IntCc::Uge, old, arg);
            b.select(wraps, zero, next)
        }
        RmwOp::UDecWrap => {
            let one = b.int(ty, 1);
            let zero = b.int(ty, 0);
            let next = b.sub(old, one);
            let none = b.icmp(IntCc::Eq, old, zero);
            let above = b.icmp(IntCc::Ugt, old, arg);
            let wraps = b.or(none, above);
            b.select(wraps, arg, next)
        }
        RmwOp::USubCond => {
            let rest = b.sub(old, arg);
            let enough = b.icmp(IntCc::Uge, old, arg);
            b.select(enough, rest, old)
        }
    }
}

/// The result of a compare-and-exchange: what was there, and whether that was what was expected.
pub fn pair_of(b: &mut Builder<'_>, old: Value, success: Value) -> Value {
    let ty = b.ty(old);
    let pair = b.cx.types.literal_struct(&[ty, Type::I1], false);
    let empty = b.cx.consts.poison(pair).into();
    let with_old = b.insert_value(empty, old, 0);
    b.insert_value(with_old, success, 1)
}
