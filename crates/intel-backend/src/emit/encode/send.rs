//! Messages.

use super::codes::IMM_FILE;
use super::fields::Bits;
use super::{Encoder, codes};
use crate::target::device::Generation;
use crate::target::eu::{Base, Descriptor, Dst, RegSrc, Region, Send, Shape, Src, Type};

/// The number of the address register.
const A0: u32 = 0x10;

impl Encoder<'_> {
    pub(super) fn send(&self, bits: &mut Bits) -> Result<(), String> {
        let send = self.data.send().ok_or("the message is missing")?;
        match (self.generation(), self.data.op.desc().shape) {
            (Generation::Gen12p1 | Generation::Gen12p5, _) => self.send12(bits, send),
            (Generation::Gen9, Shape::SplitSend) => self.split_send9(bits, send),
            (Generation::Gen4 | Generation::G45 | Generation::Gen5, _) => self.send4(bits, send),
            _ => self.send6(bits, send),
        }
    }

    fn payload(&self, index: usize) -> Result<Option<u32>, String> {
        let Some(src) = self.data.srcs.get(index) else { return Ok(None) };
        let reg = src.as_reg().ok_or("a payload lies in registers")?;
        match reg.base {
            Base::Null => Ok(None),
            Base::Grf(_) if reg.offset.is_multiple_of(32) => {
                Ok(reg.physical().map(|(number, _)| number))
            }
            _ => Err("a payload begins with a whole general register".to_owned()),
        }
    }

    /// The answer's place: a whole register, or none.
    fn answer(&self) -> Result<Option<u32>, String> {
        match self.data.dst.base {
            Base::Null => Ok(None),
            Base::Grf(_) if self.data.dst.offset.is_multiple_of(32) => {
                Ok(self.data.dst.physical().map(|(number, _)| number))
            }
            _ => Err("an answer begins with a whole general register".to_owned()),
        }
    }

    /// The descriptor or the address register as the second source, gen6 to gen9 (gen4 and gen5 with constants).
    fn descriptor(&self, bits: &mut Bits, send: &Send, desc: Option<u32>) -> Result<(), String> {
        let fields = &self.fields.src[1];
        match (send.desc, desc) {
            (Descriptor::Imm(_), Some(desc)) => {
                bits.set(fields.file, IMM_FILE, "the file")?;
                bits.set(fields.ty, codes::imm_type(self.generation(), Type::UD)?, "the type")?;
                bits.put(126, 96, u64::from(desc));
                Ok(())
            }
            (Descriptor::Address(0), _) => bits.set(fields.number, A0, "the register"),
            (Descriptor::Address(_), _) => Err("a descriptor is in a0.0".to_owned()),
            _ => Err("the descriptor is not allocated".to_owned()),
        }
    }

    /// One run of registers, gen6 to gen9.
    fn send6(&self, bits: &mut Bits, send: &Send) -> Result<(), String> {
        bits.set(self.fields.cmod, u32::from(send.sfid), "the function")?;
        self.dst(bits, &Dst { stride: 1, ..self.data.dst })?;
        let src = self.data.srcs.first().and_then(Src::as_reg).ok_or("the payload is missing")?;
        // The region of a payload is not looked at; these are what assemblers write.
        let source = match self.generation() {
            Generation::Gen6 => {
                let base = Base::Mrf { number: send.mrf, compr4: false };
                RegSrc { base, offset: 0, region: Region::new(8, 8, 1), ..*src }
            }
            Generation::Gen7 => RegSrc { region: Region::new(8, 8, 1), ..*src },
            _ => RegSrc { region: Region::SCALAR, ..*src },
        };
        if self.generation() >= Generation::Gen7 {
            self.payload(0)?;
        }
        self.source(bits, 0, &Src::Reg(source))?;
        self.descriptor(bits, send, send.descriptor())?;
        if let Descriptor::Imm(ex) = send.ex_desc {
            if ex & 0xffff != 0 || ex != 0 && self.generation() < Generation::Gen9 {
                return Err("the extended descriptor has bits that are not sent".to_owned());
            }
            for (high, low, shift) in [(94, 91, 28), (88, 85, 24), (83, 80, 20), (67, 64, 16)] {
                if ex != 0 {
                    bits.put(high, low, u64::from(ex >> shift & 0xf));
                }
            }
        } else {
            return Err("one piece has no extended descriptor in a register".to_owned());
        }
        bits.put(127, 127, u64::from(send.eot));
        Ok(())
    }

    /// Two runs of registers, gen9.
    fn split_send9(&self, bits: &mut Bits, send: &Send) -> Result<(), String> {
        let dst = self.answer()?;
        bits.put(35, 35, u64::from(dst.is_some()));
        bits.put(40, 37, u64::from(codes::reg_type(self.generation(), self.data.dst.ty)?));
        bits.put(60, 53, u64::from(dst.unwrap_or(0)));
        let first = self.payload(0)?.ok_or("the first piece is missing")?;
        bits.put(76, 69, u64::from(first));
        let second = self.payload(1)?;
        bits.put(36, 36, u64::from(second.is_some()));
        bits.put(51, 44, u64::from(second.unwrap_or(0)));
        match send.desc {
            Descriptor::Imm(_) => bits.put(126, 96, u64::from(send.descriptor().unwrap_or(0))),
            Descriptor::Address(0) => bits.put(77, 77, 1),
            _ => return Err("a descriptor is in a0.0".to_owned()),
        }
        match send.ex_desc {
            Descriptor::Imm(ex) => {
                if ex & 0xffff != 0 {
                    return Err("the extended descriptor has bits that are not sent".to_owned());
                }
                bits.put(27, 24, u64::from(send.sfid));
                bits.put(95, 80, u64::from(ex >> 16));
                bits.put(67, 64, u64::from(send.ex_mlen));
            }
            Descriptor::Address(sub) => {
                bits.put(61, 61, 1);
                bits.put(82, 80, u64::from(sub));
            }
            Descriptor::Virtual(_) => return Err("the descriptor is not allocated".to_owned()),
        }
        bits.put(127, 127, u64::from(send.eot));
        Ok(())
    }

    /// Gen12: descriptors in pieces where operands leave room.
    fn send12(&self, bits: &mut Bits, send: &Send) -> Result<(), String> {
        bits.put(95, 92, u64::from(send.sfid));
        bits.put(34, 34, u64::from(send.eot));
        let registers =
            [(self.answer()?, 50, 56), (self.payload(0)?, 66, 72), (self.payload(1)?, 98, 104)];
        for (register, file, low) in registers {
            bits.put(file, file, u64::from(register.is_some()));
            bits.put(low + 7, low, u64::from(register.unwrap_or(0)));
        }
        match send.desc {
            Descriptor::Imm(_) => {
                let desc = send.descriptor().unwrap_or(0);
                scatter(
                    bits,
                    desc,
                    &[(123, 122, 30), (71, 67, 25), (55, 51, 20), (121, 113, 11), (91, 81, 0)],
                );
            }
            Descriptor::Address(0) => bits.put(48, 48, 1),
            _ => return Err("a descriptor is in a0.0".to_owned()),
        }
        match send.ex_desc {
            Descriptor::Imm(ex) => {
                if ex & 0x7ff != 0 {
                    return Err("the extended descriptor has bits that are not sent".to_owned());
                }
                let ex = ex | u32::from(send.ex_mlen) << 6;
                scatter(
                    bits,
                    ex,
                    &[(127, 124, 28), (97, 96, 26), (65, 64, 24), (47, 35, 11), (103, 99, 6)],
                );
            }
            Descriptor::Address(sub) => {
                bits.put(49, 49, 1);
                bits.put(42, 40, u64::from(sub));
                if self.generation() >= Generation::Gen12p5 {
                    // The length stays in the instruction: the register holds the surface only.
                    bits.put(39, 39, 1);
                    bits.put(103, 99, u64::from(send.ex_mlen));
                }
            }
            Descriptor::Virtual(_) => return Err("the descriptor is not allocated".to_owned()),
        }
        Ok(())
    }

    /// Gen4 to gen5: the first source goes to the first message register by itself; the rest is there already.
    fn send4(&self, bits: &mut Bits, send: &Send) -> Result<(), String> {
        let Descriptor::Imm(control) = send.desc else {
            return Err("descriptors in registers are not supported before gen6".to_owned());
        };
        bits.set(self.fields.cmod, u32::from(send.mrf), "the first message register")?;
        self.dst(bits, &Dst { stride: 1, ..self.data.dst })?;
        let src = self.data.srcs.first().ok_or("the implied register is missing")?;
        self.source(bits, 0, src)?;
        let function = u32::from(send.sfid);
        let desc = if self.generation() == Generation::Gen5 {
            bits.put(95, 92, u64::from(function));
            send.descriptor().unwrap_or(0)
        } else {
            if control >> 16 != 0 || send.rlen > 15 {
                return Err("the descriptor has bits that are not sent".to_owned());
            }
            control | function << 24 | u32::from(send.mlen) << 20 | u32::from(send.rlen) << 16
        };
        self.descriptor(bits, send, Some(desc))?;
        bits.put(127, 127, u64::from(send.eot));
        Ok(())
    }
}

/// Writes pieces of a number: the bits' places, and the lowest bit of the piece in the number.
fn scatter(bits: &mut Bits, value: u32, pieces: &[(u8, u8, u32)]) {
    for &(high, low, shift) in pieces {
        bits.put(high, low, u64::from(value >> shift));
    }
}
