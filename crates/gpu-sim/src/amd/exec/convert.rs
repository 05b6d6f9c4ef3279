//! Conversions of small floats.

use super::vector::{lane_value, lanes_of};
use super::wave::Wave;
use crate::amd::conversions::{element, put};
use crate::amd::inst::{ConvertInst, ConvertSrc};

/// The bit of MODE that makes what is too large the largest number (`FP16_OVFL`).
const OVERFLOW: u32 = 23;

impl Wave {
    pub(super) fn convert(&mut self, inst: &ConvertInst) {
        let c = inst.conversion;
        let finite = inst.clamp || self.mode >> OVERFLOW & 1 == 1;
        for lane in lanes_of(self.exec()) {
            let words = |src: Option<ConvertSrc>| -> Vec<u32> {
                match src {
                    None => Vec::new(),
                    Some(ConvertSrc::One(v)) => vec![lane_value(self, &v, lane) as u32],
                    Some(ConvertSrc::Registers { first, words: 1, shift }) => {
                        vec![self.v32(first, lane) >> shift]
                    }
                    Some(ConvertSrc::Registers { first, words, .. }) => {
                        (0..words).map(|n| self.v32(first + n, lane)).collect()
                    }
                }
            };
            let sources = inst.src.map(words);
            let random = lane_value(self, &inst.random, lane) as u32;
            let scale = lane_value(self, &inst.scale, lane) as u32;
            let mut out: Vec<u32> =
                (0..inst.words()).map(|n| self.v32(inst.dst + n, lane)).collect();
            let (from, to) = (c.source_bits(), c.result_bits());
            for n in 0..c.count() {
                let bits = match c.two {
                    true => element(&sources[n % 2], n / 2, from),
                    false => element(&sources[0], n, from),
                };
                let value = c.element(bits, scale, random, finite);
                put(&mut out, usize::from(inst.shift) + n * to, to, value);
            }
            for (n, &word) in out.iter().enumerate() {
                self.set_v32(inst.dst + n as u16, lane, word);
            }
        }
    }
}
