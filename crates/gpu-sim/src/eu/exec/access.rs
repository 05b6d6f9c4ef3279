//! Accesses of channels to memory, and what they do there.

use crate::eu::message::Surface;
use crate::fault::{Fault, Result};
use crate::float::{self, Format, Mode, NanRule};
use core::cmp::Ordering;

/// An access of a channel.
#[derive(Clone, Copy, Debug)]
pub(super) struct Access {
    pub(super) surface: Surface,
    pub(super) address: u64,
    pub(super) bytes: u32,
    pub(super) kind: Kind,
}

/// Action of an access.
#[derive(Clone, Copy, Debug)]
pub(super) enum Kind {
    Store(u64),
    Load(Slot),
    Modify(Modify),
}

/// The place of a result in the registers.
#[derive(Clone, Copy, Debug)]
pub(super) struct Slot {
    /// The first doubleword of the channels' results.
    pub(super) at: usize,
    pub(super) channel: usize,
    /// Bytes of a channel's result.
    pub(super) bytes: u32,
    /// Bits above what memory has.
    pub(super) above: u64,
}

/// An atomic operation.
#[derive(Clone, Copy, Debug)]
pub(super) struct Modify {
    pub(super) operation: u8,
    pub(super) float: bool,
    pub(super) operands: [u64; 2],
    pub(super) answer: Option<Slot>,
}

/// The decrement that returns the new value.
const PREDEC: u8 = 15;

impl Modify {
    /// Returns what memory has after the operation, and its answer.
    pub(super) fn result(&self, old: u64, bytes: u32) -> Result<(u64, u64)> {
        let new = if self.float {
            float_atomic(self.operation, old, self.operands)?
        } else {
            integer_atomic(self.operation, bytes, old, self.operands)?
        };
        let after = self.operation == PREDEC && !self.float;
        Ok((new, if after { new } else { old }))
    }
}

fn integer_atomic(operation: u8, size: u32, old: u64, [a, b]: [u64; 2]) -> Result<u64> {
    let shift = 64 - 8 * size;
    let signed = |v: u64| (v << shift) as i64 >> shift;
    let new = match operation {
        0 => old,
        1 => old & a,
        2 => old | a,
        3 => old ^ a,
        4 => a,
        5 => old.wrapping_add(1),
        6 | 15 => old.wrapping_sub(1),
        7 => old.wrapping_add(a),
        8 => old.wrapping_sub(a),
        9 => a.wrapping_sub(old),
        10 => {
            if signed(a) > signed(old) {
                a
            } else {
                old
            }
        }
        11 => {
            if signed(a) < signed(old) {
                a
            } else {
                old
            }
        }
        12 => old.max(a),
        13 => old.min(a),
        14 => {
            if old == a {
                b
            } else {
                old
            }
        }
        n => return Err(Fault::unsupported(format!("atomic operation {n}"))),
    };
    Ok(new & u64::MAX >> shift)
}

fn float_atomic(operation: u8, old: u64, [a, b]: [u64; 2]) -> Result<u64> {
    let f = Format::F32;
    Ok(match operation {
        1 => float::max(f, old, a, NanRule::Number, false),
        2 => float::min(f, old, a, NanRule::Number, false),
        3 => {
            if float::compare(f, old, a, false).is_some_and(Ordering::is_eq) {
                b
            } else {
                old
            }
        }
        4 => float::add(f, old, a, Mode::NEAREST),
        n => return Err(Fault::unsupported(format!("atomic operation {n} of floats"))),
    })
}
