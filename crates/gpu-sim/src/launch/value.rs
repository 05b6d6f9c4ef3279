//! Element types, buffer generators and the printed form of buffers.

use super::{Bound, Buffer, Init};
use crate::fault::{Fault, Result};
use crate::float::{Format, Round, narrow, widen};
use crate::random::Random;
use std::fmt::Write as _;

ir::named_enum! {
    /// The type of a scalar argument or of a buffer's elements.
    pub enum ValueType {
        I8 = "i8",
        I16 = "i16",
        I32 = "i32",
        I64 = "i64",
        U8 = "u8",
        U16 = "u16",
        U32 = "u32",
        U64 = "u64",
        F16 = "f16",
        Bf16 = "bf16",
        F32 = "f32",
        F64 = "f64",
    }
}

impl ValueType {
    /// Size in bytes, which is also the alignment.
    pub fn size(self) -> u64 {
        match self {
            ValueType::I8 | ValueType::U8 => 1,
            ValueType::I16 | ValueType::U16 | ValueType::F16 | ValueType::Bf16 => 2,
            ValueType::I32 | ValueType::U32 | ValueType::F32 => 4,
            ValueType::I64 | ValueType::U64 | ValueType::F64 => 8,
        }
    }

    /// The float format, if it is one.
    pub fn float(self) -> Option<Format> {
        match self {
            ValueType::F16 => Some(Format::F16),
            ValueType::Bf16 => Some(Format::Bf16),
            ValueType::F32 => Some(Format::F32),
            ValueType::F64 => Some(Format::F64),
            _ => None,
        }
    }

    fn signed(self) -> bool {
        matches!(self, ValueType::I8 | ValueType::I16 | ValueType::I32 | ValueType::I64)
    }

    fn mask(self) -> u64 {
        u64::MAX >> (64 - 8 * self.size())
    }

    /// Reads a value: decimal or `0x` hexadecimal integers (for floats the bit pattern), float text,
    /// `inf`, `nan`. Returns the bit pattern.
    pub fn parse(self, text: &str) -> Result<u64> {
        let bad = || Fault::input(format!("`{text}` is not a value of type {}", self.name()));
        if let Some(f) = self.float() {
            if let Some(hex) = text.strip_prefix("0x").or_else(|| text.strip_prefix("0X")) {
                let bits = u64::from_str_radix(hex, 16).map_err(|_| bad())?;
                return if bits <= self.mask() { Ok(bits) } else { Err(bad()) };
            }
            // Straight to the type: reading as f64 first would round twice.
            return Ok(match f {
                Format::F32 => {
                    let v: f32 = text.parse().map_err(|_| bad())?;
                    if v.is_nan() { f.nan() } else { u64::from(v.to_bits()) }
                }
                _ => {
                    let v: f64 = text.parse().map_err(|_| bad())?;
                    narrow(f, v, Round::NearestEven)
                }
            });
        }
        let value = parse_integer(text).ok_or_else(bad)?;
        // Both the signed and the unsigned reading of a pattern are welcome.
        let (low, high) = (-(1i128 << (8 * self.size() - 1)), i128::from(self.mask()));
        if value < low || value > high {
            return Err(Fault::input(format!("{text} does not fit in {}", self.name())));
        }
        Ok(value as u64 & self.mask())
    }

    /// The value as text; reading it again gives the same bits (NaN payloads apart).
    pub fn display(self, bits: u64) -> String {
        match self.float() {
            Some(Format::F32) => format!("{}", f32::from_bits(bits as u32)),
            Some(f) => format!("{}", widen(f, bits)),
            None if self.signed() => self.integer(bits).to_string(),
            None => bits.to_string(),
        }
    }

    fn integer(self, bits: u64) -> i128 {
        if self.signed() {
            let shift = 64 - 8 * self.size();
            i128::from((bits << shift) as i64 >> shift)
        } else {
            i128::from(bits)
        }
    }
}

pub(super) fn parse_integer(text: &str) -> Option<i128> {
    let (negative, digits) = match text.strip_prefix('-') {
        Some(rest) => (true, rest),
        None => (false, text.strip_prefix('+').unwrap_or(text)),
    };
    let magnitude = match digits.strip_prefix("0x").or_else(|| digits.strip_prefix("0X")) {
        Some(hex) => u64::from_str_radix(hex, 16).ok()?,
        None if digits.starts_with(|c: char| c.is_ascii_digit()) => digits.parse::<u64>().ok()?,
        None => return None,
    };
    Some(if negative { -i128::from(magnitude) } else { i128::from(magnitude) })
}

/// A buffer's contents with what is needed to show and compare them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BufferData {
    /// Name.
    pub name: String,
    /// Element type.
    pub ty: ValueType,
    /// Contents, little endian.
    pub bytes: Vec<u8>,
    /// Offsets of the bytes that have no defined value, ascending. Only the interpreter knows them.
    pub undefined: Vec<usize>,
}

impl BufferData {
    /// Number of elements.
    pub fn count(&self) -> usize {
        self.bytes.len() / self.ty.size() as usize
    }

    /// Bit pattern of an element.
    pub fn element(&self, index: usize) -> u64 {
        let size = self.ty.size() as usize;
        let bytes = &self.bytes[index * size..(index + 1) * size];
        bytes.iter().rev().fold(0, |v, &b| v << 8 | u64::from(b))
    }

    /// Whether any byte of an element has no defined value.
    pub fn is_undefined(&self, index: usize) -> bool {
        let size = self.ty.size() as usize;
        let first = self.undefined.partition_point(|&at| at < index * size);
        self.undefined.get(first).is_some_and(|&at| at < (index + 1) * size)
    }

    /// An element as text.
    pub fn display_element(&self, index: usize) -> String {
        self.ty.display(self.element(index))
    }

    /// `name: f32[1024] = 0 1 2 ...` with at most `limit` elements.
    pub fn display(&self, limit: usize) -> String {
        let count = self.count();
        let mut out = format!("{}: {}[{count}] =", self.name, self.ty.name());
        for i in 0..count.min(limit) {
            let _ = write!(out, " {}", self.display_element(i));
        }
        if count > limit {
            out.push_str(" ...");
        }
        out
    }
}

impl Buffer {
    /// Makes the initial contents; `position` names a nameless buffer.
    pub fn materialise(&self, position: usize) -> Result<BufferData> {
        let name = self.name.clone().unwrap_or_else(|| format!("arg{position}"));
        let size = self.ty.size() as usize;
        let total = usize::try_from(self.count)
            .ok()
            .and_then(|n| n.checked_mul(size))
            .filter(|&n| n <= 1 << 34)
            .ok_or_else(|| Fault::input(format!("buffer `{name}` is too large")))?;
        if let Init::File(path) = &self.init {
            let mut bytes = std::fs::read(path).map_err(|e| {
                Fault::input(format!("cannot read `{path}` for buffer `{name}`: {e}"))
            })?;
            if bytes.len() > total {
                return Err(Fault::input(format!(
                    "`{path}` holds {} bytes, buffer `{name}` only {total}",
                    bytes.len()
                )));
            }
            bytes.resize(total, 0);
            return Ok(BufferData { name, ty: self.ty, bytes, undefined: Vec::new() });
        }
        let mut bytes = Vec::with_capacity(total);
        let mut push = |bits: u64| bytes.extend_from_slice(&bits.to_le_bytes()[..size]);
        match &self.init {
            Init::Zeros | Init::File(_) => bytes.resize(total, 0),
            Init::Fill(bits) => (0..self.count).for_each(|_| push(*bits)),
            Init::Values(values) => {
                values.iter().for_each(|&v| push(v));
                bytes.resize(total, 0);
            }
            Init::Iota { start, step } => {
                (0..self.count).for_each(|i| push(self.iota(*start, *step, i)));
            }
            Init::Random { seed, range } => {
                let mut generator = Random::of_launch(*seed);
                (0..self.count).for_each(|_| push(self.draw(&mut generator, *range)));
            }
            Init::Rising { seed, range } => {
                let mut generator = Random::of_launch(*seed);
                let mut bits = 0;
                for _ in 0..self.count {
                    push(bits);
                    let step = self.draw(&mut generator, Some(*range));
                    bits = match self.ty.float() {
                        Some(f) => narrow(f, widen(f, bits) + widen(f, step), Round::NearestEven),
                        None => bits.wrapping_add(step),
                    };
                }
            }
        }
        Ok(BufferData { name, ty: self.ty, bytes, undefined: Vec::new() })
    }

    fn iota(&self, start: f64, step: f64, i: u64) -> u64 {
        match self.ty.float() {
            Some(f) => narrow(f, start + i as f64 * step, Round::NearestEven),
            None => (start as i128 + i128::from(i) * step as i128) as u64,
        }
    }

    fn draw(&self, generator: &mut Random, range: Option<(Bound, Bound)>) -> u64 {
        let draw = generator.next();
        if let Some(f) = self.ty.float() {
            let (low, high) = match range {
                Some((Bound::Float(l), Bound::Float(h))) => (l, h),
                _ => (0.0, 1.0),
            };
            let unit = (draw >> 11) as f64 * 2f64.powi(-53);
            return narrow(f, low + unit * (high - low), Round::NearestEven);
        }
        match range {
            Some((Bound::Int(low), Bound::Int(high))) => {
                let span = (high - low + 1).max(1) as u128;
                (low + (u128::from(draw) % span) as i128) as u64
            }
            _ => draw,
        }
    }
}
