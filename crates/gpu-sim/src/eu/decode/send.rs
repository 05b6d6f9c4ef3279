//! Messages: where their registers and descriptors are.

use super::{Decoded, Decoder};
use crate::eu::inst::{Destination, File, Inst, Register, Type};
use crate::eu::message::{Descriptor, Message};

impl Decoder {
    pub(super) fn send(self, inst: &mut Inst, opcode: u8) -> Decoded<()> {
        let split = matches!(opcode, 0x33 | 0x34);
        let (message, dst) = match (self.is_gen12(), split) {
            (true, _) => self.send12(),
            (false, true) => self.split_send()?,
            (false, false) => self.plain_send(inst.function)?,
        };
        inst.message = Some(message);
        inst.dst = dst.map(|number| Destination {
            register: Register { file: File::Grf, number, sub: 0, indirect: None },
            ty: Type::UD,
            stride: 1,
            components: 15,
        });
        Ok(())
    }

    fn plain_send(self, function: u8) -> Decoded<(Message, Option<u8>)> {
        if self.bits.bit(63) || self.bits.bit(79) {
            return Err("a message with registers by address".to_owned());
        }
        const IMMEDIATE: u64 = 3;
        let descriptor = if self.bits.get(90, 89) == IMMEDIATE {
            Descriptor::Immediate(self.bits.get(126, 96) as u32)
        } else {
            Descriptor::Address((self.bits.get(100, 96) / 4) as u8)
        };
        let message = Message {
            function,
            descriptor,
            payload: self.bits.get(76, 69) as u8,
            second: None,
            second_length: 0,
            extended: Descriptor::Immediate(0),
            ends_thread: self.bits.bit(127),
        };
        let dst = (self.bits.get(36, 35) == 1).then(|| self.bits.get(60, 53) as u8);
        Ok((message, dst))
    }

    fn split_send(self) -> Decoded<(Message, Option<u8>)> {
        if self.bits.bit(61) {
            return Err("a message whose function is in a register".to_owned());
        }
        let descriptor = if self.bits.bit(77) {
            Descriptor::Address(0)
        } else {
            Descriptor::Immediate(self.bits.get(126, 96) as u32)
        };
        let message = Message {
            function: self.bits.get(27, 24) as u8,
            descriptor,
            payload: self.bits.get(76, 69) as u8,
            second: self.bits.bit(36).then(|| self.bits.get(51, 44) as u8),
            second_length: self.bits.get(67, 64) as u8,
            extended: Descriptor::Immediate(0),
            ends_thread: self.bits.bit(127),
        };
        Ok((message, self.bits.bit(35).then(|| self.bits.get(60, 53) as u8)))
    }

    fn send12(self) -> (Message, Option<u8>) {
        let descriptor = if self.bits.bit(48) {
            Descriptor::Address(0)
        } else {
            let runs = [(123, 122), (71, 67), (55, 51), (121, 113), (91, 81)];
            Descriptor::Immediate(self.bits.join(&runs) as u32)
        };
        let extended = if self.bits.bit(49) {
            Descriptor::Address(self.bits.get(42, 40) as u8)
        } else {
            // The bits from 11 on; those of the length are the second piece's.
            let runs = [(127, 124), (97, 96), (65, 64), (47, 35)];
            Descriptor::Immediate((self.bits.join(&runs) << 11) as u32)
        };
        let message = Message {
            function: self.bits.get(95, 92) as u8,
            descriptor,
            payload: self.bits.get(79, 72) as u8,
            second: self.bits.bit(98).then(|| self.bits.get(111, 104) as u8),
            second_length: self.bits.get(103, 99) as u8,
            extended,
            ends_thread: self.bits.bit(34),
        };
        (message, self.bits.bit(50).then(|| self.bits.get(63, 56) as u8))
    }
}
