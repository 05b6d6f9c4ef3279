//! From bytes to [`Inst`]: which encoding, which opcode, which operands.
//!
//! The encodings are bit fields written down here from AMD's ISA documents; nothing is shared with the encoder
//! that this crate is to check.

mod convert;
mod memory;
mod scalar;
mod vector;

use super::alu::Ty;
use super::generation::Generation;
use super::inst::Operands;
use super::inst::{AGPR, Action, Inst, M0, NULL, Src, VCC};
use super::table::{Section, mnemonic};
use crate::fault::{Fault, Result};
use crate::memory::Space;

/// Decodes the instruction at `address` of an image.
pub(crate) fn decode(
    generation: Generation,
    wave64: bool,
    image: &[u8],
    address: u64,
) -> Result<Inst> {
    let mut d = Decoder {
        generation,
        family: generation.family(),
        wave64,
        bytes: image.get(address as usize..).unwrap_or(&[]),
        address,
        size: 0,
        literal: None,
        vgprs: 0,
        agprs: 0,
        sgprs: 0,
        name: "",
    };
    let action = d.instruction().map_err(|f| {
        let instruction = Some(format!("{address:#x}: {} ({})", d.name, d.hex()));
        f.at(crate::fault::FaultPlace { instruction, ..Default::default() })
    })?;
    let operands = Operands::of(&action, d.name, wave64, generation);
    Ok(Inst {
        address,
        size: d.size,
        name: d.name,
        vgprs: d.vgprs,
        agprs: d.agprs,
        sgprs: d.sgprs,
        action,
        operands,
    })
}

/// An instruction being decoded.
pub(super) struct Decoder<'a> {
    generation: Generation,
    family: u32,
    wave64: bool,
    bytes: &'a [u8],
    address: u64,
    /// Bytes taken so far.
    size: u32,
    literal: Option<u32>,
    vgprs: u16,
    agprs: u16,
    sgprs: u16,
    name: &'static str,
}

/// Bits `high:low`.
fn bits(word: u32, high: u32, low: u32) -> u32 {
    word >> low & (u32::MAX >> (31 - (high - low)))
}

impl Decoder<'_> {
    fn hex(&self) -> String {
        let count = (self.size as usize).clamp(4, 16).min(self.bytes.len());
        let words = self.bytes[..count].chunks_exact(4);
        let words: Vec<String> = words
            .map(|w| format!("{:08x}", u32::from_le_bytes([w[0], w[1], w[2], w[3]])))
            .collect();
        words.join(" ")
    }

    /// Takes the next dword.
    fn take(&mut self) -> Result<u32> {
        let at = self.size as usize;
        let w = self.bytes.get(at..at + 4).ok_or_else(|| Fault::input("code ends here"))?;
        self.size += 4;
        Ok(u32::from_le_bytes([w[0], w[1], w[2], w[3]]))
    }

    fn literal(&mut self) -> Result<u32> {
        if self.literal.is_none() {
            self.literal = Some(self.take()?);
        }
        Ok(self.literal.unwrap_or(0))
    }

    fn unknown(&self) -> Fault {
        Fault::input(format!("unknown instruction {} on {}", self.hex(), self.generation.name()))
    }

    fn row(&mut self, section: Section, op: u32) -> Result<&'static str> {
        let name = mnemonic(self.generation, section, op).ok_or_else(|| self.unknown())?;
        self.name = name;
        Ok(name)
    }

    fn instruction(&mut self) -> Result<Action> {
        let w = self.take()?;
        if w >> 31 == 0 {
            return match bits(w, 30, 25) {
                0x3f => self.vop1(w),
                0x3e => self.vopc(w),
                _ => self.vop2(w),
            };
        }
        if bits(w, 31, 30) == 2 {
            return match bits(w, 31, 23) {
                0x17d => self.sop1(w),
                0x17e => self.sopc(w),
                0x17f => self.sopp(w),
                _ if bits(w, 31, 28) == 0xb => self.sopk(w),
                _ => self.sop2(w),
            };
        }
        match (bits(w, 31, 26), self.family) {
            (0x30, 9) | (0x3d, 10..) => self.smem(w),
            (0x34, 9) if bits(w, 25, 23) == 7 => self.vop3p(w),
            (0x34, 9) | (0x35, 10..) => self.vop3(w),
            (0x33, 10..) if bits(w, 25, 23) == 0 => self.vop3p(w),
            (0x32, 11..) => self.vopd(w),
            (0x36, _) => self.ds(w),
            (0x37, 9..=11) => self.flat(w),
            (0x38, 9..=11) => self.mubuf(w, false),
            (0x3a, 9..=11) => self.mubuf(w, true),
            (0x3b, 12) if bits(w, 25, 24) < 3 => self.flat12(w),
            (0x31, 12) => self.buffer12(w),
            _ => Err(self.unknown()),
        }
    }

    /// A scalar register as it is numbered here.
    fn sgpr(&mut self, code: u32, words: u32) -> Result<u8> {
        let newer = self.family >= 11;
        let number = match code {
            124 if newer => NULL,
            124 => M0,
            125 if newer => M0,
            125 if self.family == 10 => NULL,
            0..=127 => code as u8,
            _ => return Err(Fault::input(format!("scalar register {code}"))),
        };
        if words > 1 && number != NULL && number % 2 == 1 {
            return Err(Fault::input(format!("a tuple of scalar registers begins at s{number}")));
        }
        if words >= 4 && code < 106 && !code.is_multiple_of(4) {
            return Err(Fault::input(format!(
                "a tuple of {words} scalar registers begins at s{number}"
            )));
        }
        // The last four of gfx9 have uses of their own and are always there.
        let general = if self.family == 9 { 102 } else { u32::from(VCC) };
        if code < general {
            self.sgprs = self.sgprs.max((code + words) as u16);
        }
        Ok(number)
    }

    /// A vector register or tuple; numbers from [`AGPR`] on are accumulation registers.
    fn vgpr(&mut self, number: u32, words: u32) -> Result<u16> {
        let in_file = number % u32::from(AGPR);
        if self.generation.unified_file() && words > 1 && number % 2 == 1 {
            return Err(Fault::input(format!("a tuple of vector registers begins at v{in_file}")));
        }
        let end = in_file + words;
        if end > 256 {
            return Err(Fault::input(format!("a tuple of vector registers ends at v{end}")));
        }
        let top = if number >= u32::from(AGPR) { &mut self.agprs } else { &mut self.vgprs };
        *top = (*top).max(end as u16);
        Ok(number as u16)
    }

    /// A source of 9 bits (8 for scalar instructions).
    fn src(&mut self, code: u32, ty: Ty) -> Result<Src> {
        let words = ty.words();
        Ok(match code {
            256..=511 => Src::Vgpr(self.vgpr(code - 256, words)?),
            0..=127 => match self.sgpr(code, words)? {
                NULL => Src::Const(0),
                number => Src::Sgpr(number),
            },
            128..=192 => Src::Const(integer_constant(i64::from(code) - 128, ty)),
            193..=208 => Src::Const(integer_constant(192 - i64::from(code), ty)),
            240..=248 => Src::Const(float_constant(code, ty)),
            235 => Src::Const(Space::Shared.window()),
            237 => Src::Const(Space::Local.window()),
            236 | 238 => Src::Const(0xffff_ffff),
            251 => Src::Vccz,
            252 => Src::Execz,
            253 => Src::Scc,
            255 => {
                let literal = self.literal()?;
                Src::Const(literal_value(literal, ty))
            }
            _ => return Err(Fault::input(format!("source operand {code}"))),
        })
    }

    /// The lane mask of a wave: EXEC, VCC or a scalar register.
    fn mask_words(&self) -> u32 {
        if self.wave64 { 2 } else { 1 }
    }

    fn branch_target(&self, offset: u32) -> u64 {
        let offset = i64::from(offset as u16 as i16) * 4;
        self.address.wrapping_add(4).wrapping_add(offset as u64)
    }
}

fn integer_constant(value: i64, ty: Ty) -> u64 {
    match ty.words() {
        2 if ty == Ty::F32x2 => (value as u64 & 0xffff_ffff) | (value as u64) << 32,
        2 => value as u64,
        _ if ty.is_half() => value as u64 & 0xffff,
        _ => value as u64 & 0xffff_ffff,
    }
}

fn float_constant(code: u32, ty: Ty) -> u64 {
    let row = (code - 240) as usize;
    const F16: [u64; 9] = [0x3800, 0xb800, 0x3c00, 0xbc00, 0x4000, 0xc000, 0x4400, 0xc400, 0x3118];
    const VALUES: [f64; 8] = [0.5, -0.5, 1.0, -1.0, 2.0, -2.0, 4.0, -4.0];
    let single = VALUES.get(row).map_or(0x3e22_f983, |v| u64::from((*v as f32).to_bits()));
    match ty {
        Ty::F16 | Ty::F16x2 => F16[row],
        Ty::B16 => single & 0xffff,
        Ty::F32x2 => single | single << 32,
        _ if ty.words() == 2 => VALUES.get(row).map_or(0x3fc4_5f30_6dc9_c882, |v| v.to_bits()),
        _ => single,
    }
}

fn literal_value(literal: u32, ty: Ty) -> u64 {
    match ty {
        Ty::F64 => u64::from(literal) << 32,
        Ty::I64 => i64::from(literal as i32) as u64,
        Ty::F32x2 => u64::from(literal) | u64::from(literal) << 32,
        _ if ty.is_half() => u64::from(literal & 0xffff),
        _ => u64::from(literal),
    }
}
