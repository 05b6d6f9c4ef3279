//! The machine IR of the execution units.
//!
//! A [`EuFunction`] is blocks of [`Inst`]s in layout order; an instruction is an [`Op`] (a row of one static table), its
//! controls (exec size, channel group, write mask, predicate, …), a destination [`Dst`] and sources [`Src`]. Registers are
//! virtual or physical; the [`Stage`] of the function says which rules hold, and the verifier checks them.
//!
//! Regions are always explicit, `<V;W,H>`: nothing about the width of a source is inferred from anything else.

pub(crate) mod alignment;
pub(crate) mod atomics;
mod file;
mod flow;
mod function;
mod inst;
mod layout;
pub(crate) mod message_order;
mod opcode;
mod operand;
mod parse;
pub mod relocation;
pub(crate) mod text;
mod types;
mod unit;
mod verify;

pub use file::{EuFile, is_eu};
pub use flow::flow_graph;
pub use function::{BlockData, EuFunction, Stage, VRegData, VRegKind};
pub use inst::{
    Branch, Cmod, Control, Descriptor, Extra, Flag, InstData, MathFn, Options, PredMode, Predicate,
    Send, Swsb, SyncFn, Token,
};
pub(crate) use layout::is_hazardous;
pub use layout::{RegBytes, Space, dst_places, overlap, size_written, src_place};
pub use opcode::{Flow, Op, OpDesc, OpFlags, Shape};
pub use operand::{Arf, Base, Block, Dst, Imm, Inst, RegSrc, Region, Src, VReg};
pub use parse::parse;
pub use text::{print, print_inst};

pub use types::Type;
pub use verify::verify;
pub(crate) use verify::{imm_allowed, legal_inst};
