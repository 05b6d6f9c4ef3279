//! Matrix instructions.

use super::wave::Wave;
use crate::amd::inst::MatrixInst;
use crate::fault::{Fault, Result};

impl Wave {
    /// MFMA and WMMA.
    pub(super) fn matrix(&mut self, name: &str, _inst: &MatrixInst) -> Result<()> {
        Err(Fault::unsupported(format!("the instruction `{name}`")))
    }
}
