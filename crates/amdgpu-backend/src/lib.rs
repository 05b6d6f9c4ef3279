//! Lanelift's AMD backend.
//!
//! [`pipeline`] has the order of everything, from a module to a program as assembly, object or code object. What a
//! kernel is given and where functions pass arguments is [`abi`]; [`isel`] selects instructions, [`alloc`] and
//! [`finish`] give them registers and a frame, [`late`] waits and hazards; [`emit`](mod@emit) makes bytes and text of
//! them, [`object`](mod@object) files.
//!
//! The instructions are data: [`table`], compiled from `tables/*.txt`; with the registers ([`regs`]), what shared
//! machine passes need to know of each processor ([`target`]), instructions as bytes ([`encode`](mod@encode)) and as
//! assembly text ([`print`](mod@print)). [`decode`](mod@decode) turns bytes back for the checks of those tables.

pub mod abi;
mod adopt;
mod alloc;
pub mod asm_parser;
pub mod build;
pub mod constants;
pub mod decode;
pub mod emit;
pub mod encode;
mod findings;
mod finish;
mod frame;
mod guard;
mod hoist;
mod isel;
pub mod late;
mod legalize;
mod lower;
mod masks;
mod memory_effects;
pub mod mode;
mod names;
pub mod object;
mod pair;
pub mod pipeline;
pub mod pressure;
pub mod print;
mod print_parts;
mod reduce_strength;
pub mod regs;
mod remat;
mod rounding;
pub mod schedule;
mod scratch;
mod share;
pub mod subtarget;
mod subword;
mod syntax;
pub mod table;
mod tail_calls;
pub mod target;
mod waterfall;
mod wave_reduce;

pub use adopt::adopt_ir;
pub use ir;
pub use llvm_reader;
pub use pipeline::{Options, Output, compile, compile_with};
pub use subtarget::{FEATURES, Processor, Subtarget};
pub use target::{Generation, Target};
