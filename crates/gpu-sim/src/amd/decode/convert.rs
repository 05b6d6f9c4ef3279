//! Conversions of small floats: the parts of registers that they take and fill.
//!
//! Bits 14:11 of the long encoding choose them: 11 and 12 of the source, 13 and 14 of the result.

use super::{Decoder, bits};
use crate::amd::alu::Ty;
use crate::amd::conversions::Conversion;
use crate::amd::inst::{Action, ConvertInst, ConvertSrc, VSrc};
use crate::fault::Result;

const SDWA: u32 = 249;

impl Decoder<'_> {
    /// The conversion of a mnemonic.
    pub(super) fn conversion(&self, name: &str) -> Option<Conversion> {
        Conversion::named(name.strip_prefix("v_")?, self.generation.unsigned_zero_floats())
    }

    /// A short encoding, alone or followed by an SDWA dword.
    pub(super) fn short_conversion(&mut self, c: Conversion, dst: u32, src: u32) -> Result<Action> {
        let (code, shift) = match src {
            SDWA if self.family == 9 => {
                let w = self.take()?;
                let scalar = bits(w, 23, 23) == 1;
                let shift = match bits(w, 18, 16) {
                    n @ 0..=3 => 8 * n,
                    n @ (4 | 5) => 16 * (n - 4),
                    _ => 0,
                };
                (bits(w, 7, 0) + if scalar { 0 } else { 256 }, shift)
            }
            // The seventh bit of a register's number is the upper half of 16 bits.
            256.. if self.family >= 11 && c.count() == 2 => {
                (256 + (src & 127), if src & 128 != 0 { 16 } else { 0 })
            }
            249 | 250 | 233 | 234 => return Ok(Action::Unsupported),
            code => (code, 0),
        };
        let source = self.convert_source(c, code, VSrc::ZERO, shift)?;
        self.convert([Some(source), None], c, dst, [VSrc::ZERO; 2], (0, false))
    }

    /// A long encoding.
    pub(super) fn long_conversion(
        &mut self,
        c: Conversion,
        w: u32,
        dst: u32,
        codes: [u32; 3],
        sources: [VSrc; 3],
    ) -> Result<Action> {
        let bit = |n: u32| bits(w, n, n);
        let shift = match (c.widens(), c.count(), c.source_bits()) {
            // gfx12 has the bits of the number of a byte in the other order, and no scales.
            (true, 1, _) if self.family >= 12 => 8 * (bit(12) + 2 * bit(11)),
            (true, 1, _) | (true, 2, 4) => 8 * (bit(11) + 2 * bit(12)),
            (true, 2, _) => 16 * bit(11),
            (false, 1, 16) => 16 * bit(11),
            _ => 0,
        };
        let data = if c.two { 2 } else { 1 };
        let mut src = [None; 2];
        for n in 0..data {
            src[n] = Some(self.convert_source(c, codes[n], sources[n], shift)?);
        }
        let mut rest = sources[data..].iter().copied();
        let mut more = |wanted: bool| if wanted { rest.next() } else { None };
        let (random, scale) = (more(c.random), more(c.scaled));
        let numbers = [random, scale].map(|v| v.unwrap_or(VSrc::ZERO));
        let to = match c.count() * c.result_bits() {
            8 => 8 * (bit(13) + 2 * bit(14)),
            16 => 16 * bit(14),
            _ => 0,
        };
        self.convert(src, c, dst, numbers, (to as u8, bit(15) == 1))
    }

    fn convert_source(
        &mut self,
        c: Conversion,
        code: u32,
        value: VSrc,
        shift: u32,
    ) -> Result<ConvertSrc> {
        let all = c.count() * c.source_bits();
        let words = all.div_ceil(32) / if c.two { 2 } else { 1 };
        if c.two && words == 1 || code < 256 {
            let mut value = match value {
                VSrc::ZERO => VSrc { src: self.src(code, Ty::B32)?, ..VSrc::ZERO },
                value => value,
            };
            value.shift = shift as u8;
            return Ok(ConvertSrc::One(value));
        }
        let single = c.count() == 1 && c.source_bits() == 32;
        if single && value != VSrc::ZERO {
            return Ok(ConvertSrc::One(value));
        }
        let words = words.max(1);
        let first = self.vgpr(code - 256, words as u32)?;
        Ok(ConvertSrc::Registers { first, words: words as u16, shift: shift as u8 })
    }

    fn convert(
        &mut self,
        src: [Option<ConvertSrc>; 2],
        conversion: Conversion,
        dst: u32,
        [random, scale]: [VSrc; 2],
        (shift, clamp): (u8, bool),
    ) -> Result<Action> {
        let mut inst = ConvertInst { conversion, src, random, scale, dst: 0, shift, clamp };
        inst.dst = self.vgpr(dst, u32::from(inst.words()))?;
        Ok(Action::Convert(Box::new(inst)))
    }
}
