//! Images and samplers as arguments.

use super::contents::parse_contents;
use super::{Buffer, ValueType};
use crate::fault::{Fault, Result};
use crate::float::{Round, narrow, widen};

/// The shape of an image.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ImageShape {
    /// Coordinates within a layer: 1 to 3.
    pub dimensions: usize,
    /// Whether there are layers.
    pub layers: bool,
}

/// Orders of channels, with OpenCL's numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names say it all")]
pub enum ChannelOrder {
    R = 0x10b0,
    A = 0x10b1,
    Rg = 0x10b2,
    Rgba = 0x10b5,
    Bgra = 0x10b6,
    Depth = 0x10bd,
}

impl ChannelOrder {
    /// All orders with their names.
    const ALL: [(ChannelOrder, &'static str); 6] = [
        (ChannelOrder::R, "r"),
        (ChannelOrder::A, "a"),
        (ChannelOrder::Rg, "rg"),
        (ChannelOrder::Rgba, "rgba"),
        (ChannelOrder::Bgra, "bgra"),
        (ChannelOrder::Depth, "depth"),
    ];

    /// For each channel in memory, which component it is: 0 red to 3 alpha.
    fn components(self) -> &'static [usize] {
        match self {
            Self::R | Self::Depth => &[0],
            Self::A => &[3],
            Self::Rg => &[0, 1],
            Self::Rgba => &[0, 1, 2, 3],
            Self::Bgra => &[2, 1, 0, 3],
        }
    }
}

/// An image. Texels lie one after the other, rows and planes without gaps.
#[derive(Clone, Debug, PartialEq)]
pub struct Image {
    /// Its shape.
    pub shape: ImageShape,
    /// The order of its channels.
    pub order: ChannelOrder,
    /// Whether channels of integers stand for numbers from 0 (or -1) to 1.
    pub scaled: bool,
    /// Texels of a row, rows, and planes or layers; 1 where there is no such thing. (The layers of rows are the last one.)
    pub size: [u32; 3],
    /// The channels of all texels.
    pub channels: Buffer,
}

impl Image {
    /// Reads `SHAPE:ORDER:[norm.]TYPE:SIZExSIZE:CONTENTS`, as in `2darray:rgba:norm.u8:8x4x2:iota`. `1dbuffer` is another word for `1d`.
    pub(super) fn parse(name: Option<String>, text: &str) -> Result<Image> {
        let parts: Vec<&str> = text.splitn(5, ':').collect();
        let &[shape, order, ty, size, contents] = parts.as_slice() else {
            return Err(Fault::input("an image is SHAPE:ORDER:TYPE:SIZE:CONTENTS"));
        };
        let (dimensions, layers) = match shape {
            "1d" | "1dbuffer" => (1, false),
            "1darray" => (1, true),
            "2d" => (2, false),
            "2darray" => (2, true),
            "3d" => (3, false),
            _ => return Err(Fault::input(format!("`{shape}` is not a shape of images"))),
        };
        let order = ChannelOrder::ALL.iter().find(|(_, name)| *name == order);
        let &(order, _) = order
            .ok_or_else(|| Fault::input(format!("`{}` is not an order of channels", parts[1])))?;
        let (scaled, ty) = match ty.strip_prefix("norm.") {
            Some(ty) => (true, ty),
            None => (false, ty),
        };
        let found = ValueType::by_name(ty).filter(|&ty| data_type(ty, scaled).is_some());
        let ty = found.ok_or_else(|| Fault::input(format!("`{ty}` is no type of channels")))?;
        let numbers: Option<Vec<u32>> =
            size.split('x').map(|n| n.parse().ok().filter(|&n| n > 0)).collect();
        let numbers = numbers.filter(|n| n.len() == dimensions + usize::from(layers));
        let numbers =
            numbers.ok_or_else(|| Fault::input(format!("`{size}` is not a size of that shape")))?;
        let mut size = [1; 3];
        for (n, number) in numbers.iter().enumerate() {
            size[if layers && n == dimensions { 2 } else { n }] = *number;
        }
        let texels: u64 = size.iter().map(|&n| u64::from(n)).product();
        let count = texels * order.components().len() as u64;
        let init = parse_contents(ty, count, contents)?;
        let channels = Buffer { name, ty, count, init };
        let shape = ImageShape { dimensions, layers };
        Ok(Image { shape, order, scaled, size, channels })
    }

    /// OpenCL's number for the type of its channels.
    pub fn data_type(&self) -> u32 {
        data_type(self.channels.ty, self.scaled).unwrap_or(0)
    }

    /// Whether reading gives integers.
    pub fn has_integers(&self) -> bool {
        !self.scaled && self.channels.ty.float().is_none()
    }

    /// Bytes of a texel.
    pub fn texel_bytes(&self) -> u64 {
        self.channels.ty.size() * self.order.components().len() as u64
    }

    /// Bytes from the first texel to the one at a place, the last number of which is the plane or the layer; none outside.
    pub fn offset(&self, place: [i64; 3]) -> Option<u64> {
        let inside =
            place.iter().zip(self.size).all(|(&at, size)| (0..i64::from(size)).contains(&at));
        if !inside {
            return None;
        }
        let [x, y, z] = place.map(|n| n as u64);
        let [width, height, _] = self.size.map(u64::from);
        Some(((z * height + y) * width + x) * self.texel_bytes())
    }

    /// Decodes a texel's bytes: four bit patterns of 32 bits, of floats or of integers.
    pub fn decode(&self, bytes: &[u8]) -> [u32; 4] {
        let mut out = self.outside();
        let size = self.channels.ty.size() as usize;
        for (channel, &component) in bytes.chunks(size).zip(self.order.components()) {
            let mut bits = [0; 8];
            bits[..channel.len()].copy_from_slice(channel);
            out[component] = self.decode_channel(u64::from_le_bytes(bits));
        }
        out
    }

    /// Returns the border colour: zeros, and 1 for alpha where the format has none.
    pub fn outside(&self) -> [u32; 4] {
        let one = if self.has_integers() { 1 } else { 1.0f32.to_bits() };
        let has_alpha = self.order.components().contains(&3);
        [0, 0, 0, if has_alpha { 0 } else { one }]
    }

    fn decode_channel(&self, bits: u64) -> u32 {
        let ty = self.channels.ty;
        if let Some(format) = ty.float() {
            return (widen(format, bits) as f32).to_bits();
        }
        let shift = 64 - 8 * ty.size();
        let signed = ((bits << shift) as i64) >> shift;
        let is_signed = matches!(ty, ValueType::I8 | ValueType::I16 | ValueType::I32);
        if !self.scaled {
            return if is_signed { signed as u32 } else { bits as u32 };
        }
        let most = scale(ty);
        let value = if is_signed { (signed as f64 / most).max(-1.0) } else { bits as f64 / most };
        (value as f32).to_bits()
    }

    /// The bytes of a texel that is written, from its four bit patterns.
    pub fn encode(&self, texel: [u32; 4]) -> Vec<u8> {
        let ty = self.channels.ty;
        let mut out = Vec::new();
        for &component in self.order.components() {
            let bits = texel[component];
            let channel = match ty.float() {
                Some(format) => narrow(format, f64::from(f32::from_bits(bits)), Round::NearestEven),
                None => self.encode_integer(bits),
            };
            out.extend_from_slice(&channel.to_le_bytes()[..ty.size() as usize]);
        }
        out
    }

    fn encode_integer(&self, bits: u32) -> u64 {
        let ty = self.channels.ty;
        let is_signed = matches!(ty, ValueType::I8 | ValueType::I16 | ValueType::I32);
        let width = 8 * ty.size() as u32;
        if self.scaled {
            let least = if is_signed { -1.0 } else { 0.0 };
            let value = f64::from(f32::from_bits(bits)).clamp(least, 1.0) * scale(ty);
            return value.round_ties_even() as i64 as u64;
        }
        // Numbers that do not fit become the nearest that do.
        if is_signed {
            let most = (1i64 << (width - 1)) - 1;
            i64::from(bits as i32).clamp(-most - 1, most) as u64
        } else {
            u64::from(bits).min((1 << width) - 1)
        }
    }
}

/// Returns the value that stands for 1 in a channel of scaled integers.
fn scale(ty: ValueType) -> f64 {
    match ty {
        ValueType::I8 => 127.0,
        ValueType::I16 => 32767.0,
        ValueType::U8 => 255.0,
        _ => 65535.0,
    }
}

/// OpenCL's number for a type of channels.
fn data_type(ty: ValueType, scaled: bool) -> Option<u32> {
    Some(match (ty, scaled) {
        (ValueType::I8, true) => 0x10d0,
        (ValueType::I16, true) => 0x10d1,
        (ValueType::U8, true) => 0x10d2,
        (ValueType::U16, true) => 0x10d3,
        (ValueType::I8, false) => 0x10d7,
        (ValueType::I16, false) => 0x10d8,
        (ValueType::I32, false) => 0x10d9,
        (ValueType::U8, false) => 0x10da,
        (ValueType::U16, false) => 0x10db,
        (ValueType::U32, false) => 0x10dc,
        (ValueType::F16, false) => 0x10dd,
        (ValueType::F32, false) => 0x10de,
        _ => return None,
    })
}

/// Result of a sampler outside of an image. The numbers are those of Intel's driver.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Addressing {
    /// Anything.
    None = 0,
    /// The border's colour.
    Border = 1,
    /// The nearest texel.
    Edge = 2,
    /// The image again.
    Repeat = 3,
    /// The image again, mirrored by turns.
    Mirror = 4,
}

/// A sampler.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sampler {
    /// Addressing outside of the image.
    pub addressing: Addressing,
    /// Whether neighbours are mixed.
    pub linear: bool,
    /// Whether coordinates go from 0 to 1.
    pub normalized: bool,
}

impl Sampler {
    /// The sampler that OpenCL C's number means (`CLK_ADDRESS_… | CLK_FILTER_… | CLK_NORMALIZED_COORDS_…`).
    pub fn of_number(number: u32) -> Sampler {
        let addressing = match number >> 1 & 7 {
            1 => Addressing::Edge,
            2 => Addressing::Border,
            3 => Addressing::Repeat,
            4 => Addressing::Mirror,
            _ => Addressing::None,
        };
        Sampler { addressing, linear: number >> 4 & 3 == 2, normalized: number & 1 == 1 }
    }
}
