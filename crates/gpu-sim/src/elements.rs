//! Formats of the elements of AMD's buffers, and conversions from and to registers (the instruction set manuals, "Buffer
//! resource descriptor" and "Data formats"). Where the manuals leave a result open, there is a fault.

use crate::fault::{Fault, Result};
use crate::float::{Format as Float, Round, narrow, widen};

/// The numbers of formats that processors have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Numbering {
    /// Two numbers, of the data and of their interpretation.
    Gfx9,
    /// One number for both.
    Gfx10,
    /// One number, of fewer formats.
    Gfx11,
}

/// Interpretations of a component.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Unorm,
    Snorm,
    Uscaled,
    Sscaled,
    Uint,
    Sint,
    Float,
}

/// The interpretations by the numbers of gfx9, but for float, which is 7.
const KINDS: [Kind; 6] =
    [Kind::Unorm, Kind::Snorm, Kind::Uscaled, Kind::Sscaled, Kind::Uint, Kind::Sint];

/// Bits of the components, the lowest first, by the numbers of gfx9.
const WIDTHS: [&[u32]; 15] = [
    &[],
    &[8],
    &[16],
    &[8, 8],
    &[32],
    &[16, 16],
    &[11, 11, 10],
    &[10, 11, 11],
    &[2, 10, 10, 10],
    &[10, 10, 10, 2],
    &[8, 8, 8, 8],
    &[32, 32],
    &[16, 16, 16, 16],
    &[32, 32, 32],
    &[32, 32, 32, 32],
];

/// Sources of the components of a register tuple where the descriptor says nothing.
const IN_ORDER: [u8; 4] = [4, 5, 6, 7];

/// A format.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct ElementFormat {
    widths: &'static [u32],
    kind: Kind,
    /// The source of each component: zero, one, or four and more for the element's own.
    select: [u8; 4],
}

/// The interpretations that data of gfx10 and later have, in the order of their numbers.
fn interpretations(data: usize, numbering: Numbering) -> impl Iterator<Item = Kind> {
    let widths = WIDTHS[data];
    let wide = widths.contains(&32);
    let packed = widths.contains(&11);
    let floats = wide || packed || widths.contains(&16);
    let (fewer, first) = (numbering == Numbering::Gfx11, widths.first() == Some(&2));
    let plain = KINDS.into_iter().filter(move |kind| match kind {
        Kind::Uint | Kind::Sint => !(fewer && packed),
        Kind::Unorm | Kind::Snorm => !(wide || fewer && packed),
        _ => !(wide || fewer && (packed || first)),
    });
    plain.chain(floats.then_some(Kind::Float))
}

impl ElementFormat {
    fn new(data: usize, kind: Kind) -> Option<Self> {
        let widths = *WIDTHS.get(data)?;
        let possible = match (kind, widths.first()) {
            (_, None) => false,
            (Kind::Float, _) => !widths.contains(&8) && !widths.contains(&2),
            (Kind::Uint | Kind::Sint, _) => true,
            (_, Some(&width)) => width != 32,
        };
        possible.then_some(Self { widths, kind, select: IN_ORDER })
    }

    /// Returns the format of a number of a typed instruction.
    ///
    /// # Errors
    /// A number of no format.
    pub(crate) fn of_number(number: u32, numbering: Numbering) -> Result<Self> {
        let found = if numbering == Numbering::Gfx9 {
            let kind = match number >> 4 & 7 {
                7 => Some(Kind::Float),
                kind => KINDS.get(kind as usize).copied(),
            };
            kind.and_then(|kind| Self::new((number & 15) as usize, kind))
        } else {
            let all = (1..WIDTHS.len())
                .flat_map(|data| interpretations(data, numbering).map(move |kind| (data, kind)));
            let at = (number as usize).checked_sub(1);
            at.and_then(|at| all.into_iter().nth(at)).and_then(|(data, kind)| Self::new(data, kind))
        };
        found.ok_or_else(|| Fault::undefined(format!("an element of format {number} in a buffer")))
    }

    /// Returns the format in the last dword of a descriptor.
    ///
    /// # Errors
    /// A number of no format.
    pub(crate) fn of_descriptor(word: u32, numbering: Numbering) -> Result<Self> {
        let number = match numbering {
            Numbering::Gfx9 => word >> 15 & 15 | (word >> 12 & 7) << 4,
            Numbering::Gfx10 => word >> 12 & 127,
            Numbering::Gfx11 => word >> 12 & 63,
        };
        let select = [0, 3, 6, 9].map(|shift| (word >> shift & 7) as u8);
        Ok(Self { select, ..Self::of_number(number, numbering)? })
    }

    /// Bytes of an element.
    pub(crate) fn bytes(&self) -> u32 {
        self.widths.iter().sum::<u32>() / 8
    }

    /// Returns the components of an element as registers hold them, of 16 bits or of 32.
    ///
    /// # Errors
    /// A component that the format does not have; a number that does not fit.
    pub(crate) fn load(&self, element: u128, count: usize, halves: bool) -> Result<Vec<u32>> {
        let float = if halves { Float::F16 } else { Float::F32 };
        let integer = matches!(self.kind, Kind::Uint | Kind::Sint);
        let one = if integer { 1 } else { float.one() as u32 };
        let component = |&select: &u8| match select {
            0 => Ok(0),
            1 => Ok(one),
            _ => self.loaded(element, usize::from(select).wrapping_sub(4), float),
        };
        self.select.iter().take(count).map(component).collect()
    }

    fn loaded(&self, element: u128, at: usize, float: Float) -> Result<u32> {
        let width = *self.widths.get(at).ok_or_else(|| self.missing(at))?;
        let shift: u32 = self.widths[..at].iter().sum();
        let bits = (element >> shift) as u64 & (u64::MAX >> (64 - width));
        let signed = (bits << (64 - width)).cast_signed() >> (64 - width);
        let most = (u64::MAX >> (64 - width)) as f64;
        let value = match self.kind {
            Kind::Uint => return integer(bits.cast_signed(), float),
            Kind::Sint => return integer(signed, float),
            Kind::Unorm => bits as f64 / most,
            Kind::Snorm => (signed as f64 / (most / 2.0).floor()).max(-1.0),
            Kind::Uscaled => bits as f64,
            Kind::Sscaled => signed as f64,
            Kind::Float => match (width, float) {
                (32, Float::F32) | (16, Float::F16) => return Ok(bits as u32),
                (32, _) => widen(Float::F32, bits),
                (16, _) => widen(Float::F16, bits),
                // Halves without sign and with a shorter mantissa.
                _ => widen(Float::F16, bits << (15 - width)),
            },
        };
        Ok(narrow(float, value, Round::NearestEven) as u32)
    }

    /// Returns the element that components of 16 bits or of 32 are stored as.
    ///
    /// # Errors
    /// Another number of components than the format has; a number that does not fit.
    pub(crate) fn store(&self, values: &[u32], halves: bool) -> Result<u128> {
        let own = (4..).take(self.widths.len());
        if self.widths.len() > values.len() || !own.zip(self.select).all(|(a, b)| a == b) {
            let message = format!(
                "a store of {} components in a format of {}",
                values.len(),
                self.widths.len()
            );
            return Err(Fault::unsupported(message));
        }
        let float = if halves { Float::F16 } else { Float::F32 };
        let mut element = 0;
        let mut shift = 0;
        for (&width, &value) in self.widths.iter().zip(values) {
            element |= u128::from(self.stored(value, width, float)?) << shift;
            shift += width;
        }
        Ok(element)
    }

    fn stored(&self, bits: u32, width: u32, float: Float) -> Result<u64> {
        let mask = u64::MAX >> (64 - width);
        let own = float.bits();
        let signed = (bits << (32 - own)).cast_signed() >> (32 - own);
        let value = widen(float, bits.into());
        let most = mask as f64;
        let unfit = || Fault::unsupported(format!("{value:e} stored in {width} bits of a buffer"));
        match self.kind {
            Kind::Uint if u64::from(bits) <= mask => Ok(bits.into()),
            Kind::Sint if i64::from(signed) >> (width - 1) == i64::from(signed) >> 63 => {
                Ok(i64::from(signed).cast_unsigned() & mask)
            }
            Kind::Unorm => Ok((value.clamp(0.0, 1.0) * most).round_ties_even() as u64),
            Kind::Snorm => {
                let value = if value.is_nan() { 0.0 } else { value.clamp(-1.0, 1.0) };
                let scaled = (value * (most / 2.0).floor()).round_ties_even();
                Ok((scaled as i64).cast_unsigned() & mask)
            }
            Kind::Float if width == own => Ok(bits.into()),
            Kind::Float if width == 32 => Ok(narrow(Float::F32, value, Round::NearestEven)),
            Kind::Float if width == 16 => {
                let short = narrow(Float::F16, value, Round::NearestEven);
                let exact = widen(Float::F16, short) == value;
                exact.then_some(short).ok_or_else(unfit)
            }
            _ => Err(unfit()),
        }
    }

    fn missing(&self, at: usize) -> Fault {
        let count = self.widths.len();
        Fault::unsupported(format!("component {at} of an element that has {count}"))
    }
}

fn integer(value: i64, float: Float) -> Result<u32> {
    if float == Float::F16 && i16::try_from(value).is_err() && u16::try_from(value).is_err() {
        return Err(Fault::unsupported(format!("{value} loaded in 16 bits from a buffer")));
    }
    let mask = if float == Float::F16 { 0xffff } else { u32::MAX };
    Ok(value as u32 & mask)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_those_of_the_manuals() {
        let format = |number, numbering| ElementFormat::of_number(number, numbering).unwrap();
        let four = ElementFormat::new(14, Kind::Float).unwrap();
        assert_eq!(format(14 | 7 << 4, Numbering::Gfx9), four);
        assert_eq!((format(77, Numbering::Gfx10), format(63, Numbering::Gfx11)), (four, four));
        let bytes = ElementFormat::new(10, Kind::Unorm).unwrap();
        assert_eq!(format(10, Numbering::Gfx9), bytes);
        assert_eq!((format(56, Numbering::Gfx10), format(42, Numbering::Gfx11)), (bytes, bytes));
        assert!(ElementFormat::of_number(78, Numbering::Gfx10).is_err());
        assert!(ElementFormat::of_number(64, Numbering::Gfx11).is_err());
    }

    #[test]
    fn components_are_converted() {
        let bytes = ElementFormat::new(10, Kind::Unorm).unwrap();
        let loaded = bytes.load(0xff00_8001, 4, false).unwrap();
        let values: Vec<f32> = loaded.iter().map(|&bits| f32::from_bits(bits)).collect();
        assert_eq!(values, [1.0 / 255.0, 128.0 / 255.0, 0.0, 1.0]);
        assert_eq!(bytes.store(&loaded, false).unwrap(), 0xff00_8001);
        let halves = ElementFormat::new(5, Kind::Float).unwrap();
        assert_eq!(halves.load(0xc000_3c00, 2, false).unwrap(), [0x3f80_0000, 0xc000_0000]);
        assert_eq!(halves.load(0xc000_3c00, 2, true).unwrap(), [0x3c00, 0xc000]);
        assert!(halves.load(0, 3, false).is_err());
        let one = ElementFormat::new(4, Kind::Sint).unwrap();
        assert_eq!(one.load(0xffff_fffe, 1, false).unwrap(), [0xffff_fffe]);
        assert!(ElementFormat::new(1, Kind::Sint).unwrap().store(&[300], false).is_err());
    }
}
