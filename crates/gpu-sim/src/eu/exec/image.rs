//! Images: what samplers give, and what typed writes do.
//!
//! Filters by the formulas of the OpenCL specification (8.2 and 8.3), with all bits of the fractions. Two things are as the hardware is said to have
//! them by what Intel's compiler does about it: integers have no border (an error here), and without a filter coordinates above -1 count as 0 where the
//! sampler has a border.

use super::access::{Access as Memory, Kind as What};
use super::flow::channels;
use super::reach::{LINE, Reach};
use super::thread::Thread;
use crate::eu::message::image::{Access, Kind};
use crate::eu::message::{Lengths, Message, Surface};
use crate::fault::{Fault, Result};
use crate::launch::{Addressing, Image, Sampler};
use std::collections::btree_map::Entry;

/// Doublewords of a register.
const WORDS: usize = 8;

impl Thread {
    /// Reads texels for the channels of `mask`, or returns what a message writes.
    pub(super) fn image(
        &mut self,
        reach: &mut Reach<'_>,
        message: &Message,
        lengths: Lengths,
        access: Access,
        mask: u32,
        dst: Option<u8>,
    ) -> Result<Vec<Memory>> {
        let bound = reach.bound;
        let (image, base) = bound.image(access.binding)?;
        let per_value = usize::from(access.channels) / WORDS;
        let first = u32::from(message.payload);
        let second = message.second.map_or(0, u32::from);
        let pieces = [
            first..first + u32::from(lengths.payload),
            second..second + message.second.map_or(0, |_| u32::from(message.second_length)),
        ];
        let mut registers: Vec<u32> = pieces.into_iter().flatten().collect();
        if access.needs_header != lengths.header && access.kind == Kind::Store {
            return Err(Fault::undefined("a typed write with another header"));
        }
        // Components that are not in the answer.
        let mut left_out = 0;
        if lengths.header {
            let header = registers.first().copied().unwrap_or(0) as u8;
            let good = match access.kind {
                // All pixels take part.
                Kind::Store => self.dword(header, 7) & 0xffff == 0xffff,
                // Nothing is added to coordinates.
                _ => {
                    let word = self.dword(header, 2);
                    left_out = word >> 12 & 15;
                    word & !0xf000 == 0
                }
            };
            if !good {
                return Err(Fault::undefined("a header of an image's message"));
            }
            registers.remove(0);
        }
        let coordinates = image.shape.dimensions + usize::from(image.shape.layers);
        // A level of detail after all other parameters may be left out.
        let have = registers.len() / per_value;
        let level = access.level.map(usize::from);
        let level = level.filter(|&at| at < coordinates || have > coordinates);
        let texel = if access.kind == Kind::Store { 4 } else { 0 };
        let values = coordinates + usize::from(level.is_some()) + texel;
        if registers.len() != values * per_value || registers.last().is_some_and(|&r| r > 127) {
            return Err(Fault::undefined(format!(
                "{} registers of coordinates: {values} values of {per_value}",
                registers.len()
            )));
        }
        let answers = usize::from(lengths.answer) / per_value;
        if access.kind != Kind::Store {
            let at = dst.map_or(0, usize::from);
            Thread::check_registers(at * WORDS, usize::from(lengths.answer) * WORDS)?;
        }
        let value = |thread: &Self, number: usize, channel: usize| {
            let register = registers[number * per_value + channel / WORDS];
            thread.dword(register as u8, channel % WORDS)
        };
        let mask = mask & (u32::MAX >> (32 - u32::from(access.channels)));
        let mut results = Vec::new();
        let mut writes = Vec::new();
        for channel in channels(mask) {
            if level.is_some_and(|level| value(self, level, channel) != 0) {
                return Err(Fault::unsupported("levels of detail"));
            }
            let mut at = [0; 3];
            let numbers = (0..).filter(|&n| level != Some(n));
            for (slot, number) in at.iter_mut().zip(numbers.take(coordinates)) {
                *slot = value(self, number, channel);
            }
            let place = |at: [u32; 3]| texel_place(image, at.map(|n| i64::from(n as i32)));
            match access.kind {
                Kind::Store => {
                    let texel = [0, 1, 2, 3].map(|n| value(self, coordinates + n, channel));
                    // Outside there is nothing to be written.
                    if let Some(offset) = image.offset(place(at)) {
                        writes.extend(texel_writes(base + offset, &image.encode(texel)));
                    }
                }
                Kind::Load => {
                    let texel = texel_at(reach, image, base, place(at))?;
                    results.push((channel, texel));
                }
                Kind::Sample(sampler) => {
                    let sampler = bound.sampler(sampler)?;
                    let at = at.map(f32::from_bits);
                    results.push((channel, sample(reach, image, base, sampler, at)?));
                }
            }
        }
        for (channel, texel) in results {
            let there = (0..4).filter(|n| left_out >> n & 1 == 0).map(|n: usize| texel[n]);
            for (n, bits) in there.enumerate().take(answers) {
                let at = dst.map_or(0, usize::from) + n * per_value;
                self.set_dword((at + channel / WORDS) as u8, channel % WORDS, bits);
            }
        }
        Ok(writes)
    }
}

/// The accesses of a texel that is written.
fn texel_writes(start: u64, bytes: &[u8]) -> impl Iterator<Item = Memory> {
    const MOST: usize = 8;
    (start..).step_by(MOST).zip(bytes.chunks(MOST)).map(|(address, piece)| {
        let value = piece.iter().rev().fold(0, |value, &byte| value << 8 | u64::from(byte));
        let kind = What::Store(value);
        Memory { surface: Surface::A64, address, bytes: piece.len() as u32, kind }
    })
}

/// A place of an image with the layer as the last of three numbers.
fn texel_place(image: &Image, mut at: [i64; 3]) -> [i64; 3] {
    if image.shape.layers && image.shape.dimensions == 1 {
        at = [at[0], 0, at[1]];
    }
    at
}

/// A texel, or what is outside.
fn texel_at(reach: &mut Reach<'_>, image: &Image, base: u64, place: [i64; 3]) -> Result<[u32; 4]> {
    let Some(offset) = image.offset(place) else { return Ok(image.outside()) };
    reach.statistics.global_bytes += image.texel_bytes();
    let (start, size) = (base + offset, image.texel_bytes());
    let Some(sampler) = reach.sampler.as_mut() else {
        return Ok(image.decode(reach.global.load_bytes(start, size)?));
    };
    let end = base + size * image.size.iter().map(|&n| u64::from(n)).product::<u64>();
    let mut texel = Vec::new();
    for address in start..start + size {
        let line = address / LINE * LINE;
        let first = line.max(base);
        let bytes = match sampler.0.entry(line) {
            Entry::Occupied(line) => line.into_mut(),
            Entry::Vacant(place) => {
                let bytes = reach.global.load_bytes(first, end.min(line + LINE) - first)?;
                place.insert(bytes.to_vec())
            }
        };
        texel.push(bytes[(address - first) as usize]);
    }
    Ok(image.decode(&texel))
}

/// The number of a texel along one dimension of `size` texels; none is the border.
fn addressed(addressing: Addressing, at: i64, size: i64) -> Option<i64> {
    match addressing {
        Addressing::None | Addressing::Edge => Some(at.clamp(0, size - 1)),
        Addressing::Border => (0..size).contains(&at).then_some(at),
        Addressing::Repeat => Some(at.rem_euclid(size)),
        Addressing::Mirror => {
            let at = at.rem_euclid(2 * size);
            Some(at.min(2 * size - 1 - at))
        }
    }
}

/// Returns the texel that a sampler reads at coordinates.
fn sample(
    reach: &mut Reach<'_>,
    image: &Image,
    base: u64,
    sampler: Sampler,
    at: [f32; 3],
) -> Result<[u32; 4]> {
    let undefined = |what: &str| Err(Fault::undefined(what.to_owned()));
    if image.has_integers() && (sampler.addressing == Addressing::Border || sampler.linear) {
        return undefined("a sampler with a border or a filter on an image of integers");
    }
    let dimensions = image.shape.dimensions;
    let mut layer = None;
    if image.shape.layers {
        let last = image.size[2] as f32 - 1.0;
        layer = Some(at[dimensions].round_ties_even().clamp(0.0, last) as i64);
    }
    // The first texel along each dimension, and how much of the next one is mixed in.
    let mut first = [0; 3];
    let mut parts = [0.0f32; 3];
    for n in 0..dimensions {
        let scale = if sampler.normalized { image.size[n] as f32 } else { 1.0 };
        let mut u = at[n] * scale;
        if !u.is_finite() {
            return undefined("a coordinate that is no number");
        }
        if sampler.linear {
            u -= 0.5;
            parts[n] = u - u.floor();
        }
        // Small negative numbers are rounded to 0.
        let truncates = sampler.addressing == Addressing::Border && !sampler.linear;
        first[n] = if truncates { u.trunc() } else { u.floor() } as i64;
    }
    let mut sum = [0.0f32; 4];
    let mut only = None;
    for corner in 0..1usize << if sampler.linear { dimensions } else { 0 } {
        let mut weight = 1.0f32;
        let mut place = [0; 3];
        let mut inside = true;
        for n in 0..dimensions {
            let next = corner >> n & 1;
            weight *= if next == 1 { parts[n] } else { 1.0 - parts[n] };
            let texel =
                addressed(sampler.addressing, first[n] + next as i64, i64::from(image.size[n]));
            inside &= texel.is_some();
            place[n] = texel.unwrap_or(-1);
        }
        if let Some(layer) = layer {
            place[2] = layer;
        }
        let texel = match inside {
            true => texel_at(reach, image, base, place)?,
            false => image.outside(),
        };
        only = Some(texel);
        for (sum, bits) in sum.iter_mut().zip(texel) {
            *sum += weight * f32::from_bits(bits);
        }
    }
    Ok(match only {
        Some(texel) if !sampler.linear => texel,
        _ => sum.map(f32::to_bits),
    })
}
