//! Matrix instructions.
use super::inst::Op;
use super::operand::{Cx, Operand};
use crate::fault::{Fault, Result};

/// A matrix operation.
#[derive(Clone, Debug)]
pub(super) struct MatrixOp {}

pub(super) fn decode(_cx: &mut Cx<'_>, mnemonic: &str, _ops: &[Operand<'_>]) -> Result<Op> {
    Err(Fault::unsupported(format!("instruction `{mnemonic}`")))
}
