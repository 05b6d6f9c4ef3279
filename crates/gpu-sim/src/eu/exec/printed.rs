//! Output of `printf`: records in a buffer, as the driver reads them when the kernel has ended.

use crate::fault::{Fault, Result};
use crate::float::{self, Format};
use crate::memory::Segment;
use crate::printf::{self, Fetch, Value};

/// Bytes of the buffer.
pub(super) const BUFFER_BYTES: u64 = 4 << 20;
/// Offset of the first record, after the number of bytes that are taken.
pub(super) const FIRST: u32 = 4;
/// The longest string.
const MAX_STRING: u64 = 1 << 16;

/// The text of all records of a buffer.
pub(super) fn text(global: &Segment, buffer: u64) -> Result<String> {
    let end = global.load(buffer, 4)?.min(BUFFER_BYTES);
    let mut reader = Reader { global, buffer, at: FIRST.into(), end, components: (0, 0) };
    let mut out = String::new();
    while reader.at + 8 <= end {
        let format = reader.number(8)?;
        if format as u32 == u32::MAX {
            // It did not fit.
            break;
        }
        let format = reader.string(format)?;
        out += &printf::format(&format, &mut |fetch| reader.value(fetch))?;
        if reader.components.1 > 0 {
            return Err(Fault::input("printf was given more components than its format has"));
        }
    }
    Ok(out)
}

struct Reader<'a> {
    global: &'a Segment,
    buffer: u64,
    at: u64,
    end: u64,
    /// The type of a vector's components, and how many of them are left.
    components: (u64, u64),
}

impl Reader<'_> {
    /// The next bytes, as a number.
    fn number(&mut self, bytes: u32) -> Result<u64> {
        let next = self.at + u64::from(bytes);
        if next > self.end {
            return Err(Fault::input("a record of printf goes beyond what is written"));
        }
        // Records begin at multiples of 4.
        let mut value = 0;
        for (n, at) in (self.at..next).step_by(4).enumerate() {
            value |= self.global.load(self.buffer + at, 4)? << (32 * n);
        }
        self.at = next;
        Ok(value)
    }

    /// The text at an address.
    fn string(&self, address: u64) -> Result<String> {
        let mut bytes = Vec::new();
        for at in 0..MAX_STRING {
            match self.global.load(address + at, 1)? {
                0 => return Ok(String::from_utf8_lossy(&bytes).into_owned()),
                byte => bytes.push(byte as u8),
            }
        }
        Err(Fault::input("a string of printf has no end"))
    }

    /// The next argument, or a vector's next component.
    fn value(&mut self, fetch: Fetch) -> Result<Value> {
        let kind = match self.components {
            (kind, left @ 1..) => {
                self.components.1 = left - 1;
                kind
            }
            _ => {
                let kind = self.number(4)?;
                match kind {
                    9..=14 => {
                        let count = self.number(4)?;
                        // What stands for single values of the same type.
                        let single = [3, 3, 3, 6, 4, 8][kind as usize - 9];
                        self.components = (single, count.saturating_sub(1));
                        single
                    }
                    kind => kind,
                }
            }
        };
        let bits = match kind {
            3 | 4 => self.number(4)?,
            5..=8 => self.number(8)?,
            kind => return Err(Fault::input(format!("printf was given the type {kind}"))),
        };
        Ok(match (kind, fetch) {
            (5, Fetch::Str) => Value::Str(self.string(bits)?),
            (4, Fetch::Double) => {
                Value::Bits(float::convert(Format::F32, Format::F64, bits, float::Mode::NEAREST))
            }
            (8, Fetch::Double) | (3 | 6 | 7, Fetch::Int | Fetch::Long) => Value::Bits(bits),
            _ => return Err(Fault::input(format!("printf was given {kind} for {fetch:?}"))),
        })
    }
}
