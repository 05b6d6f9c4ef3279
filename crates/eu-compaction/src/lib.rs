//! Compacted instructions of Intel's execution units: 16 bytes to 8, and back.
//!
//! A compacted instruction has the opcode and register numbers as they are, and a few indices of tables (`tables.txt`), each of
//! which stands for the fields that most instructions share. How the two forms hang together is said once for each layout, as
//! data ([`form`]); expanding reads it in one direction, compacting in the other. An instruction is compacted only if expanding
//! gives back each of its bits that mean something. The encoder (`intel-backend`) and the simulator (`gpu-sim`) share this crate.
//!
//! Source: Intel's public programmer's reference manuals, volume 7 ("Instruction compaction", "EU compact instruction formats");
//! Mesa's tables for gen12.5 (facts only). `iga64` judges every index in the tests.

#![forbid(unsafe_code)]

mod bits;
mod form;
mod layout;
mod tables;

pub use layout::{InstLayout, has_three_sources};

use bits::{Run, get, mask, put};
use form::Form;
use tables::table;

/// Whether an instruction is compacted, by its first 8 bytes.
pub fn is_compacted(first: u64) -> bool {
    get(u128::from(first), COMPACTED) == 1
}

/// The full form of a compacted instruction.
pub fn expand(layout: InstLayout, compact: u64) -> u128 {
    let from = u128::from(compact);
    let form = Form::of(layout, get(from, OPCODE) as u8);
    let mut to = 0;
    for &(name, index) in form.indices {
        table(name).expand(&mut to, get(from, index));
    }
    for &(full, short) in form.copies {
        put(&mut to, full, get(from, short));
    }
    if let Some(immediate) = &form.immediate
        && let Some(value) = immediate.expand(to, from)
    {
        put(&mut to, IMMEDIATE, value);
        return to;
    }
    if let Some((name, index, (full, short))) = form.second {
        table(name).expand(&mut to, get(from, index));
        put(&mut to, full, get(from, short));
    }
    to
}

/// The compacted form of an instruction, if it has one: messages and branches never do.
pub fn compact(layout: InstLayout, full: u128) -> Option<u64> {
    let opcode = get(full, OPCODE) as u8;
    if form::stays_full(layout, opcode) {
        return None;
    }
    let form = Form::of(layout, opcode);
    let constant = form.immediate.as_ref().and_then(|constants| constants.kind(full));
    let unused = form::unused(layout, opcode, constant.is_some());
    // What a table says where the constant is counts for nothing.
    let ignored = unused | if constant.is_some() { mask(IMMEDIATE) << IMMEDIATE.1 } else { 0 };
    let mut to = 0;
    put(&mut to, COMPACTED, 1);
    for &(name, index) in form.indices {
        put(&mut to, index, table(name).index(full, ignored)?);
    }
    for &(long, short) in form.copies {
        put(&mut to, short, get(full, long));
    }
    if let (Some(constants), Some(kind)) = (&form.immediate, constant) {
        constants.put(&mut to, kind.compact(get(full, IMMEDIATE))?);
    } else if let Some((name, index, (long, short))) = form.second {
        put(&mut to, index, table(name).index(full, ignored)?);
        put(&mut to, short, get(full & !unused, long));
    }
    let compact = to as u64;
    let differs = (expand(layout, compact) ^ full) & !unused;
    (differs == 0).then_some(compact)
}

const OPCODE: Run = (6, 0);
const COMPACTED: Run = (29, 29);
/// The constant of the full form.
const IMMEDIATE: Run = (127, 96);
