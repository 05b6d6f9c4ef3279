//! The common form of the backends' outputs.

use std::fmt::Debug;

use ir::diagnostic::Diagnostic;
use ir::kernel::KernelDescription;
use ir::listing::Listing;
use ir::remarks::Remarks;

use crate::emit::Emit;

/// Common part of the backends' outputs.
pub(crate) trait Code: Debug + Send + Sync {
    /// The processor, by the name that `-mcpu` takes; empty if it is not known.
    fn processor(&self) -> String;
    /// Returns the descriptions of the kernels.
    fn kernels(&self) -> &[KernelDescription];
    /// Assembly text of all of it.
    fn assembly(&self) -> Result<String, Diagnostic>;
    /// The form that was asked for when it was compiled.
    fn bytes(self: Box<Self>, emit: Emit) -> Result<Vec<u8>, Diagnostic>;
}

/// Requested outputs of a module.
#[derive(Clone, Copy)]
#[cfg_attr(
    not(feature = "amdgpu"),
    expect(dead_code, reason = "only AMD's backend must know it beforehand")
)]
pub(crate) struct Wanted {
    /// Form of the output.
    pub(crate) emit: Emit,
    /// Whether assembly is asked for besides.
    pub(crate) assembly: bool,
}

/// Output of a backend.
pub(crate) struct Made {
    pub(crate) code: Box<dyn Code>,
    pub(crate) listing: Option<Listing>,
    pub(crate) remarks: Vec<Remarks>,
}
