//! By-value parameters: read where they lie, copied only where they must be.
//!
//! A `byval` pointer names the callee's own copy of a structure. PTX has that copy already: a kernel's
//! parameters lie in constant memory (address space 101, `ld.param`), a device function's in local
//! memory of its frame. `nvptx-lower-args` makes each use go there directly:
//!
//! * only read: the pointer becomes one into the parameter space, whatever arithmetic, selects and
//!   block parameters lie between; where a callee reads through it, it is cast (`cvta.param`);
//! * written at a few constant places: those bytes alone become *slots*, locals that later passes turn
//!   into values; a read at a variable offset chooses between the parameter and the slots (an overlay);
//! * otherwise, in a kernel, one copy of the bytes that are used; in a device function the address of
//!   the parameter itself, which is the function's own already.
//!
//! On the other side, `nvptx-byval-arguments` stores what a caller puts into a structure straight into
//! the argument.
//!
//! `nvptx-set-byval-param-align` raises alignments where both sides are ours, so that wide accesses are
//! possible.

pub(crate) mod align;
pub(crate) mod arguments;
pub(crate) mod copies;
mod lower;
mod overlay;
pub(crate) mod param_lsr;
mod selects;

pub(crate) use arguments::fields_of;
pub(crate) use lower::LowerArgs;

/// Name of the intrinsic that gives a by-value parameter's address in the parameter space. LLVM's own.
pub(crate) const WRAP_PARAM: &str = "llvm.nvvm.internal.addrspace.wrap.p101.p0";

/// Name of the intrinsic that stands for a structure with the given fields, to be passed by value.
pub(crate) const BYVAL_FIELDS: &str = "llvm.nvvm.internal.byval.fields";

/// The parameter address space.
pub(crate) const PARAM_SPACE: u32 = 101;
