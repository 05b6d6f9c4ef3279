//! Control flow for machines whose threads run in waves under a mask of active lanes.
//!
//! * [`shape`] brings a body into the form that the others want: no switches, one exit, loops with one
//!   back edge, no critical edges, every cycle with a header.
//! * [`uniformity`] finds which values are the same in all lanes that compute them together, and which
//!   branches all of them take alike.
//! * [`linear`] orders the blocks and says, for every branch, which blocks must be passed with which
//!   lanes: partial control-flow linearisation (Moll and Hack, "Partial Control-Flow Linearization",
//!   PLDI 2018). Branches that all lanes take alike stay branches.

pub mod linear;
pub mod shape;
pub mod uniformity;
