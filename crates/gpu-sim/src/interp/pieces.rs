//! Values between slots and memory, piece by piece.

use super::shape::{Piece, Shape};
use super::value::{Slot, mask};
use super::wide::Wide;
use crate::fault::Result;
use crate::memory::Segment;

/// Stores a value piece by piece.
pub(crate) fn store_pieces(
    segment: &mut Segment,
    address: u64,
    shape: &Shape,
    slots: &[Slot],
) -> Result<()> {
    for piece in &shape.pieces {
        let at = address.wrapping_add(piece.offset);
        let first = piece.slot as usize;
        if piece.lanes == 1 {
            for (n, slot) in slots[first..first + piece_words(piece)].iter().enumerate() {
                let bits = (piece.bits - 64 * n as u32).min(64);
                store_slot(segment, at.wrapping_add(8 * n as u64), bits, *slot)?;
            }
        } else {
            store_packed(segment, at, piece, &slots[first..])?;
        }
    }
    Ok(())
}

/// Loads a value piece by piece.
pub(crate) fn load_pieces(
    segment: &Segment,
    address: u64,
    shape: &Shape,
    out: &mut [Slot],
) -> Result<()> {
    for piece in &shape.pieces {
        let at = address.wrapping_add(piece.offset);
        let first = piece.slot as usize;
        if piece.lanes == 1 {
            for (n, slot) in out[first..first + piece_words(piece)].iter_mut().enumerate() {
                let bits = (piece.bits - 64 * n as u32).min(64);
                *slot = load_slot(segment, at.wrapping_add(8 * n as u64), bits)?;
            }
        } else {
            load_packed(segment, at, piece, &mut out[first..])?;
        }
    }
    Ok(())
}

fn piece_words(piece: &Piece) -> usize {
    piece.bits.div_ceil(64) as usize
}

/// Loads at most 64 bits.
#[inline]
pub(super) fn load_slot(segment: &Segment, address: u64, bits: u32) -> Result<Slot> {
    let (value, undef) = segment.load_masked(address, bits.div_ceil(8))?;
    Ok(Slot { bits: value & mask(bits), undef: undef & mask(bits) })
}

/// Stores at most 64 bits.
#[inline]
pub(super) fn store_slot(segment: &mut Segment, address: u64, bits: u32, slot: Slot) -> Result<()> {
    let bytes = bits.div_ceil(8);
    if slot.undef == 0 {
        return segment.store(address, bytes, slot.bits);
    }
    // The padding bits of an undefined byte are not defined either.
    let undef = if slot.undef & mask(bits) == mask(bits) { u64::MAX } else { slot.undef };
    segment.store_masked(address, bytes, slot.bits & !slot.undef, undef)
}

/// Vectors whose elements are not whole bytes: bit by bit, the first lane lowest.
fn store_packed(segment: &mut Segment, address: u64, piece: &Piece, slots: &[Slot]) -> Result<()> {
    let total = (piece.bits * piece.lanes).next_multiple_of(8);
    let (mut bits, mut undef) = (Wide::zero(total), Wide::zero(total));
    let words = piece_words(piece);
    for (n, lane) in slots.chunks_exact(words).take(piece.lanes as usize).enumerate() {
        let at = n as u32 * piece.bits;
        bits = bits.or(&Wide::from_slots(piece.bits, lane).zext(total).shl(at));
        undef = undef.or(&Wide::undef_mask(piece.bits, lane).zext(total).shl(at));
    }
    let mut slots = vec![Slot::ZERO; total.div_ceil(64) as usize];
    bits.to_partial_slots(&undef, &mut slots);
    for (n, &slot) in slots.iter().enumerate() {
        let width = (total - 64 * n as u32).min(64);
        store_slot(segment, address.wrapping_add(8 * n as u64), width, slot)?;
    }
    Ok(())
}

/// Loads what [`store_packed`] stores.
fn load_packed(segment: &Segment, address: u64, piece: &Piece, out: &mut [Slot]) -> Result<()> {
    let total = (piece.bits * piece.lanes).next_multiple_of(8);
    let mut slots = vec![Slot::ZERO; total.div_ceil(64) as usize];
    for (n, slot) in slots.iter_mut().enumerate() {
        let width = (total - 64 * n as u32).min(64);
        *slot = load_slot(segment, address.wrapping_add(8 * n as u64), width)?;
    }
    let (bits, undef) = (Wide::from_slots(total, &slots), Wide::undef_mask(total, &slots));
    let words = piece_words(piece);
    for (n, lane) in out.chunks_exact_mut(words).take(piece.lanes as usize).enumerate() {
        let at = n as u32 * piece.bits;
        let undef = undef.lshr(at).zext(piece.bits);
        bits.lshr(at).zext(piece.bits).to_partial_slots(&undef, lane);
    }
    Ok(())
}
