//! Matrix operations of a warp.

use super::super::matrix::MatrixOp;
use super::Core;
use crate::fault::{Fault, Result};

impl Core<'_, '_> {
    pub(super) fn matrix(&mut self, _m: &MatrixOp, _set: u32) -> Result<()> {
        Err(Fault::unsupported("matrix operation"))
    }
}
