//! Atomic operations that the data port has.

use ir::ssa::RmwOp;

/// An atomic operation on integers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum AtomicOp {
    And,
    Or,
    Xor,
    Exchange,
    Add,
    Sub,
    SMax,
    SMin,
    UMax,
    UMin,
    /// Compares with the first operand, and writes the second if they are equal.
    CompareWrite,
}

/// The operation on integers that is a message.
pub(crate) fn operation(op: RmwOp) -> Option<AtomicOp> {
    Some(match op {
        RmwOp::And => AtomicOp::And,
        RmwOp::Or => AtomicOp::Or,
        RmwOp::Xor => AtomicOp::Xor,
        RmwOp::Xchg => AtomicOp::Exchange,
        RmwOp::Add => AtomicOp::Add,
        RmwOp::Sub => AtomicOp::Sub,
        RmwOp::Max => AtomicOp::SMax,
        RmwOp::Min => AtomicOp::SMin,
        RmwOp::UMax => AtomicOp::UMax,
        RmwOp::UMin => AtomicOp::UMin,
        _ => return None,
    })
}
