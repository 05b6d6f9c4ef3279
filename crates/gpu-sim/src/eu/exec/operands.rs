//! Channels of operands: from registers to numbers and back.

use super::thread::{GRF_BYTES, Thread};
use crate::eu::inst::{Destination, Operand, OperandLayout, Region, Source, Swizzle, Type, Value};
use crate::fault::Result;
use crate::float::{self, Format, IntType, Mode, Round};

/// A value of a channel during an instruction: exact integers, floats by their bits in the execution format.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Number {
    Int(i128),
    Float(u64),
}

impl Type {
    /// The format of a float type.
    pub(super) fn format(self) -> Format {
        match self {
            Type::HF => Format::F16,
            Type::DF => Format::F64,
            _ => Format::F32,
        }
    }

    pub(super) fn int_type(self) -> IntType {
        IntType { bits: self.bytes() * 8, signed: self.is_signed() }
    }
}

/// The bits of one channel of a source, zero extended.
pub(super) fn bits(thread: &mut Thread, operand: &Operand, channel: usize) -> Result<u64> {
    match operand.value {
        Value::Immediate(value) => Ok(immediate(operand.ty, value, channel)),
        Value::Register(source) => {
            let size = operand.ty.bytes();
            let at = offset(thread, &source, size, channel);
            thread.read(source.register, at, size)
        }
    }
}

/// Whether all that a source reads lies in one register that the instruction names.
pub(super) fn is_one_register(thread: &Thread, operand: &Operand, channels: u8) -> bool {
    let Value::Register(source) = &operand.value else { return true };
    let size = operand.ty.bytes();
    source.register.indirect.is_none()
        && (0..usize::from(channels))
            .map(|channel| offset(thread, source, size, channel))
            .all(|at| at >= 0 && at + i64::from(size) <= GRF_BYTES as i64)
}

fn offset(thread: &Thread, source: &Source, size: u32, channel: usize) -> i64 {
    let sub = i64::from(source.register.sub);
    match source.layout {
        OperandLayout::Region(Region { vertical, width, horizontal }) => {
            let width = usize::from(width.max(1));
            let (row, column) = (channel / width, channel % width);
            let size = i64::from(size);
            let in_row = column as i64 * i64::from(horizontal) * size;
            match source.register.indirect {
                Some(indirect) => {
                    let word = usize::from(indirect.word) + if indirect.per_row { row } else { 0 };
                    let base = i64::from(thread.address_word(word)) + i64::from(indirect.offset);
                    let rows = if indirect.per_row { 0 } else { row as i64 };
                    base + rows * i64::from(vertical) * size + in_row
                }
                None => sub + row as i64 * i64::from(vertical) * size + in_row,
            }
        }
        OperandLayout::Components(Swizzle { replicate: true, .. }) => sub,
        OperandLayout::Components(Swizzle { order, .. }) => {
            // Doubles take two components each; halves have groups of eight bytes.
            let (group, component, unit) = match size {
                8 => (channel / 2, usize::from(order[channel % 2 * 2]) / 2, 8),
                _ => (channel / 4, usize::from(order[channel % 4]), size as usize),
            };
            let per_group = if size == 8 { 16 } else { 4 * unit };
            sub + (group * per_group + component * unit) as i64
        }
    }
}

/// One channel of a constant.
fn immediate(ty: Type, value: u64, channel: usize) -> u64 {
    match ty {
        Type::UV => value >> (4 * (channel % 8)) & 15,
        Type::V => {
            let nibble = (value >> (4 * (channel % 8)) & 15) as i64;
            ((nibble << 60 >> 60) as u64) & 0xffff
        }
        Type::VF => restricted_float(value >> (8 * (channel % 4)) & 0xff),
        _ => value & (u64::MAX >> (64 - 8 * ty.bytes())),
    }
}

/// A float of 8 bits: sign, three bits of exponent, four of mantissa; zeros are zeros.
fn restricted_float(bits: u64) -> u64 {
    let sign = (bits >> 7 & 1) << 31;
    if bits & 0x7f == 0 {
        return sign;
    }
    sign | ((bits >> 4 & 7) + 124) << 23 | (bits & 15) << 19
}

/// Reads a channel as an exact integer; `logic` has a bitwise inversion in place of the negation.
pub(super) fn integer(
    thread: &mut Thread,
    operand: &Operand,
    channel: usize,
    logic: bool,
) -> Result<i128> {
    let value = operand.ty.int_type().value(bits(thread, operand, channel)?);
    let Value::Register(source) = operand.value else { return Ok(value) };
    let value = if source.absolute { value.abs() } else { value };
    Ok(match (source.negate, logic) {
        (false, _) => value,
        (true, true) => !value,
        (true, false) => -value,
    })
}

/// Reads a channel as a float of the format that the instruction works in.
pub(super) fn float(
    thread: &mut Thread,
    operand: &Operand,
    channel: usize,
    format: Format,
) -> Result<u64> {
    let raw = bits(thread, operand, channel)?;
    let value = if operand.ty.is_float() {
        let from = operand.ty.format();
        let raw = if thread.flushes(from.bits()) { from.flush(raw) } else { raw };
        if from == format { raw } else { float::convert(from, format, raw, Mode::NEAREST) }
    } else {
        float::from_int(format, operand.ty.int_type().value(raw), thread.rounding())
    };
    let Value::Register(source) = operand.value else { return Ok(value) };
    let value = if source.absolute { value & !format.sign_bit() } else { value };
    Ok(if source.negate { value ^ format.sign_bit() } else { value })
}

/// The bits of a result in its destination's type.
pub(super) fn convert(
    thread: &Thread,
    number: Number,
    format: Format,
    ty: Type,
    saturate: bool,
) -> u64 {
    match (number, ty.is_float()) {
        (Number::Int(value), false) => {
            let to = ty.int_type();
            let value = if saturate { value.clamp(to.min(), to.max()) } else { value };
            value as u64 & to.mask()
        }
        (Number::Int(value), true) => {
            let bits = float::from_int(ty.format(), value, thread.rounding());
            if saturate { float::saturate(ty.format(), bits) } else { bits }
        }
        // Out of range is the nearest bound, with saturation or without.
        (Number::Float(bits), false) => {
            float::to_int(format, bits, Round::TowardZero, false, ty.int_type())
        }
        (Number::Float(bits), true) => {
            let to = ty.format();
            let ftz = thread.flushes(to.bits());
            let mode = Mode { round: thread.rounding(), ftz: false, sat: saturate };
            let bits = if format == to && !saturate {
                bits
            } else {
                float::convert(format, to, bits, mode)
            };
            if ftz { to.flush(bits) } else { bits }
        }
    }
}

/// Writes a channel of a destination.
pub(super) fn write(
    thread: &mut Thread,
    dst: &Destination,
    channel: usize,
    value: u64,
) -> Result<()> {
    let size = dst.ty.bytes();
    if dst.components != 15 {
        let component = if size == 8 { channel % 2 * 2 } else { channel % 4 };
        if dst.components >> component & 1 == 0 {
            return Ok(());
        }
    }
    let base = match dst.register.indirect {
        Some(indirect) => {
            i64::from(thread.address_word(usize::from(indirect.word))) + i64::from(indirect.offset)
        }
        None => i64::from(dst.register.sub),
    };
    let at = base + channel as i64 * i64::from(dst.stride) * i64::from(size);
    thread.write(dst.register, at, size, value)
}
