//! Messages about images.
//!
//! To the sampler: the binding in bits 7:0 of the descriptor, the sampler in 11:8, the type in 16:12, the channels in 18:17. Typed writes of data
//! port 1: the binding in bits 7:0, components that are left out in 11:8, the type (13) in 18:14.

use super::{Action, unknown};
use crate::eu::generation::Generation;
use crate::fault::Result;

/// An access to an image.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Access {
    /// The number in the binding table.
    pub(crate) binding: u8,
    /// Channels of the message: 8 or 16.
    pub(crate) channels: u8,
    pub(crate) kind: Kind,
    /// Before which coordinate the level of detail is, if there is one.
    pub(crate) level: Option<u8>,
    /// A header without which the message does something else.
    pub(crate) needs_header: bool,
}

/// Kind of an access.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    /// Reads a texel.
    Load,
    /// Asks the sampler of a number.
    Sample(u8),
    /// Writes a texel.
    Store,
}

/// A message to the sampler.
pub(super) fn sampled(generation: Generation, d: u32) -> Result<Action> {
    let (sampler, ty, channels) = ((d >> 8 & 15) as u8, d >> 12 & 31, d >> 17 & 3);
    if (ty, channels) == (31, 3) {
        return Ok(Action::Forget);
    }
    let channels = match channels {
        1 => 8,
        2 => 16,
        _ => return Err(unknown(super::SAMPLER, d)),
    };
    let (kind, level) = match ty {
        2 => (Kind::Sample(sampler), Some(0)),
        24 if generation >= Generation::Gen9 => (Kind::Sample(sampler), None),
        7 if generation < Generation::Gen9 => (Kind::Load, Some(1)),
        26 if generation >= Generation::Gen9 => (Kind::Load, None),
        _ => return Err(unknown(super::SAMPLER, d)),
    };
    let access = Access { binding: d as u8, channels, kind, level, needs_header: false };
    Ok(Action::Image(access))
}

/// A typed write.
pub(super) fn written(generation: Generation, d: u32) -> Result<Action> {
    // All components, of the lower eight channels.
    if d >> 8 & 0x3f != 0x10 {
        return Err(unknown(super::DATA_CACHE_1, d));
    }
    Ok(Action::Image(Access {
        binding: d as u8,
        channels: 8,
        kind: Kind::Store,
        level: None,
        needs_header: generation < Generation::Gen9,
    }))
}
