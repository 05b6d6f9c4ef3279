//! Initial values of lanes: numbers at whose neighbours rounding and denormals show.

use super::bench::{INPUTS, LANES};

/// A small generator of random numbers: the same on every run.
struct Random {
    state: u64,
    /// Whether floats are zeros, denormals and their neighbours only: what comparisons of them depend on.
    tiny: bool,
}

impl Random {
    fn next(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.state;
        z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ z >> 31
    }

    /// A float of some bits of exponent and fraction, as bits. `narrow` is half the range of exponents.
    fn float(&mut self, exponent_bits: u32, fraction_bits: u32, narrow: u64) -> u64 {
        let bias = (1 << (exponent_bits - 1)) - 1;
        let exponent = match self.next() % 8 {
            _ if self.tiny => u64::from(self.next().is_multiple_of(4)),
            // A denormal, or next to one.
            0 | 1 => self.next() % 2,
            // Half of one: products of two are denormal.
            2 => bias / 2 + self.next() % 4,
            3 => 2 * bias - self.next() % 2,
            _ => bias - narrow.min(bias - 1) + self.next() % (2 * narrow).min(2 * bias - 1),
        };
        let fraction = match self.next() % 4 {
            3 if self.tiny => 0,
            0 => 1 << (fraction_bits - 1 - (self.next() as u32) % 4),
            _ => self.next(),
        };
        let sign = self.next() & 1;
        sign << (exponent_bits + fraction_bits)
            | exponent << fraction_bits
            | fraction & ((1 << fraction_bits) - 1)
    }

    fn half(&mut self) -> u32 {
        self.float(5, 10, 8) as u32
    }

    /// A pair of halves, an f32 or what is random, by kind.
    fn dword(&mut self, kind: usize) -> u32 {
        match kind {
            0 => self.half() | self.half() << 16,
            1 => self.float(8, 23, 20) as u32,
            // A small integer, which floats are scaled by.
            2 => ((self.next() % 81) as u32).wrapping_sub(40),
            _ => self.next() as u32,
        }
    }

    fn wide(&mut self) -> [u32; 2] {
        // Near the exponents of f32, whose denormals conversions make.
        let exponents = if self.next() & 1 == 0 { 20 } else { 150 };
        let bits = self.float(11, 52, exponents);
        [bits as u32, (bits >> 32) as u32]
    }
}

/// The dwords of each lane. Each type has its share of lanes in each wave, so that every wave's first lane does.
pub(crate) fn inputs(seed: u64) -> Vec<[u32; INPUTS]> {
    let mut random = Random { state: seed, tiny: false };
    (0..LANES)
        .map(|lane| {
            let mut dwords = [0; INPUTS];
            random.tiny = random.next().is_multiple_of(3);
            // Waves of 32 begin with different types.
            let kind = (lane + 5 * (lane / 32)) % 6;
            for n in (0..INPUTS).step_by(2) {
                let pair = match kind {
                    0 => [0, 1].map(|_| random.dword(0)),
                    1 => [0, 1].map(|_| random.dword(1)),
                    2 => random.wide(),
                    3 => [0, 1].map(|_| random.dword(3)),
                    // A float, and an integer that scales it or that is converted.
                    4 if n % 4 == 0 => random.wide(),
                    5 if n % 4 == 0 => [0, 1].map(|m| random.dword(m)),
                    _ => [0, 1].map(|_| random.dword(2)),
                };
                dwords[n..n + 2].copy_from_slice(&pair);
            }
            dwords
        })
        .collect()
}
