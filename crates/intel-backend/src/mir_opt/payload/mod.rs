//! Payloads: the consecutive registers that a message is made of.
//!
//! # LOAD_PAYLOAD
//!
//! `load_payload.hN dst, headers…, sources…` gathers its sources into consecutive registers, virtual or message ones. All that
//! matters is said; nothing is inferred from how wide a source is.
//!
//! * The first N sources are **header** registers. Each is one whole register of 32 bytes, or one 32-bit element or constant
//!   for all its eight doublewords. It belongs to all channels: it is copied as unsigned doublewords with NoMask, and takes
//!   one register of the payload, whatever its type and the exec size.
//! * Each of the others is one value per channel, copied with the instruction's own exec size, group, NoMask and saturation in
//!   the source's own type. It takes `exec * bytes(type) * stride(dst)` bytes, which are not rounded up to a register.
//! * `null` is a **hole**: nothing is written, but its place (by its type) is left.
//! * **COMPR4**: if the destination is a message register with that bit and the exec size is 16, the first four values
//!   after the header are interleaved: their first halves lie in four registers, their second halves in the next four.
//!   The values after them follow all eight. With 8 channels the bit means nothing.
//!
//! These are the semantics of the series that brought LOAD_PAYLOAD to Mesa (Ekstrand, 2015), with saturation as first
//! proposed there, and with the verifier refusing what would have to be guessed.
//!
//! # COLLECT and LOAD_HEADER
//!
//! The form before lowering: `collect dst, sources…` is a payload without a header, `load_header.hN dst, headers…, payload`
//! puts N registers in front of one that is there already, as whole registers. [`compose`](mod@compose) makes one LOAD_PAYLOAD of the two.
//!
//! # Lowering to moves
//!
//! [`moves`] returns the moves of a payload, [`Statistics`] counts those that are left.

mod compose;
mod lower;
mod statistics;

pub(crate) use compose::COMPOSE;
pub(crate) use lower::LOWER_LOAD_PAYLOAD;
pub use lower::moves;
pub use statistics::{Cause, Statistics};
