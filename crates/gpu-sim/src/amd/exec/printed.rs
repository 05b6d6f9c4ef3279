//! Output of OpenCL C's `printf`: records in a buffer, as the runtime reads them when the kernel has ended.
//!
//! A record is the number of a format and the bytes of the arguments, whose sizes the metadata says (`amdhsa.printf`: number, count of
//! arguments, their sizes, the format, with colons between them). A string that is an argument is in the record itself.

use crate::fault::{Fault, Result};
use crate::float::{self, Format};
use crate::memory::Segment;
use crate::printf::{self, Fetch, Value};

/// Bytes of the buffer's records.
const SIZE: u64 = 1 << 20;
/// Offset of the first record, after the bytes that are taken and the bytes that there are.
const FIRST: u64 = 8;

/// A format of the metadata.
struct Entry {
    number: u64,
    sizes: Vec<u64>,
    format: String,
}

impl Entry {
    fn parse(text: &str) -> Option<Self> {
        let (number, rest) = text.split_once(':')?;
        let (count, mut rest) = rest.split_once(':')?;
        let mut sizes = Vec::new();
        for _ in 0..count.parse::<u32>().ok()? {
            let (size, behind) = rest.split_once(':')?;
            sizes.push(size.parse().ok()?);
            rest = behind;
        }
        Some(Self { number: number.parse().ok()?, sizes, format: unescaped(rest) })
    }
}

/// A format without the escapes that the metadata has.
fn unescaped(text: &str) -> String {
    let mut out = String::new();
    let mut chars = text.chars();
    while let Some(c) = chars.next() {
        match (c, c == '\\') {
            (_, true) => match chars.next() {
                Some('n') => out.push('\n'),
                Some('t') => out.push('\t'),
                Some('r') => out.push('\r'),
                Some('a') => out.push('\x07'),
                Some('b') => out.push('\x08'),
                Some('f') => out.push('\x0c'),
                Some('v') => out.push('\x0b'),
                // A colon by its code, which would else end a field.
                Some('7') if chars.as_str().starts_with('2') => {
                    out.push(':');
                    chars.next();
                }
                Some(other) => out.push(other),
                None => {}
            },
            (c, false) => out.push(c),
        }
    }
    out
}

/// Makes room for records: the buffer's address.
pub(super) fn buffer(global: &mut Segment) -> Result<u64> {
    let contents = crate::memory::Contents::Zero;
    let buffer = global.allocate("output of printf", FIRST + SIZE, 64, contents)?;
    global.store(buffer + 4, 4, SIZE)?;
    Ok(buffer)
}

/// The text of all records of a buffer.
pub(super) fn text(global: &Segment, buffer: u64, formats: &[String]) -> Result<String> {
    let entries: Vec<Entry> = formats.iter().filter_map(|text| Entry::parse(text)).collect();
    let end = global.load(buffer, 4)?.min(SIZE);
    let (mut at, mut out) = (0, String::new());
    while at + 4 <= end {
        let number = global.load(buffer + FIRST + at, 4)?;
        let entry = entries.iter().find(|entry| entry.number == number);
        let entry = entry.ok_or_else(|| {
            Fault::input(format!("a record of printf has the format {number}, which there is not"))
        })?;
        at += 4;
        let length = entry.sizes.iter().sum::<u64>();
        if at + length > end {
            return Err(Fault::input("a record of printf goes beyond what is written"));
        }
        let mut bytes = Vec::new();
        for n in 0..length {
            bytes.push(global.load(buffer + FIRST + at + n, 1)? as u8);
        }
        at += length;
        let mut reader = Reader { sizes: &entry.sizes, bytes: &bytes, taken: 0 };
        out += &printf::format(&entry.format, &mut |fetch| reader.value(fetch))?;
    }
    Ok(out)
}

/// Arguments of a record.
struct Reader<'a> {
    sizes: &'a [u64],
    bytes: &'a [u8],
    /// Bytes of the first argument that are read: components of a vector.
    taken: u64,
}

impl Reader<'_> {
    fn value(&mut self, fetch: Fetch) -> Result<Value> {
        let Some((&size, rest)) = self.sizes.split_first() else {
            return Err(Fault::input("printf was given fewer arguments than its format has"));
        };
        let wanted = match fetch {
            Fetch::Str => size,
            // What is larger than any single value is a vector.
            _ if size <= 8 => size,
            Fetch::Long => 8,
            Fetch::Int | Fetch::Double => 4,
        };
        let wanted = wanted.min(size - self.taken);
        let (own, behind) = self.bytes.split_at((wanted as usize).min(self.bytes.len()));
        self.bytes = behind;
        self.taken += wanted;
        if self.taken >= size {
            (self.sizes, self.taken) = (rest, 0);
        }
        if fetch == Fetch::Str {
            let text: Vec<u8> = own.iter().copied().take_while(|&byte| byte != 0).collect();
            return Ok(Value::Str(String::from_utf8_lossy(&text).into_owned()));
        }
        let mut word = [0; 8];
        let length = own.len().min(8);
        word[..length].copy_from_slice(&own[..length]);
        let bits = u64::from_le_bytes(word);
        Ok(Value::Bits(match (fetch, wanted) {
            (Fetch::Double, 4) => {
                float::convert(Format::F32, Format::F64, bits, float::Mode::NEAREST)
            }
            _ => bits,
        }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn formats_of_the_metadata_are_taken_apart() {
        let entry = Entry::parse("3:2:4:8:a %d \\72 %s\\n").expect("a format");
        assert_eq!((entry.number, &*entry.sizes), (3, &[4, 8][..]));
        assert_eq!(entry.format, "a %d : %s\n");
        assert!(Entry::parse("1:2:4").is_none());
    }
}
