//! Unpacking of gzip files (RFC 1952, with the blocks of RFC 1951), in which modules of the corpus lie.

/// Longest code of a symbol in bits.
const MOST_BITS: usize = 15;
/// Order in which a block says the lengths of the codes for lengths.
const LENGTH_ORDER: [usize; 19] =
    [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];

/// Unpacks a file of one member without a name or other additions.
///
/// # Errors
/// The file is damaged.
pub fn unpack(file: &[u8]) -> Result<Vec<u8>, String> {
    let header = file.get(..10).ok_or("a gzip file is shorter than its header")?;
    if header[..4] != [0x1f, 0x8b, 8, 0] {
        return Err("not a plain gzip file".into());
    }
    let body = file.len().checked_sub(8).filter(|&end| end >= 10).ok_or("no end")?;
    let mut bits = Bits { bytes: &file[10..body], at: 0 };
    let mut out = Vec::new();
    loop {
        let last = bits.take(1)? == 1;
        match bits.take(2)? {
            0 => stored(&mut bits, &mut out)?,
            1 => compressed(&mut bits, &mut out, &fixed_codes())?,
            2 => {
                let codes = dynamic_codes(&mut bits)?;
                compressed(&mut bits, &mut out, &codes)?;
            }
            _ => return Err("a block of an unknown kind".into()),
        }
        if last {
            break;
        }
    }
    let size = u32::from_le_bytes(file[body + 4..].try_into().map_err(|_| "no size")?);
    if size == out.len() as u32 { Ok(out) } else { Err("the size is another".into()) }
}

/// Bits of a block, from the lowest of each byte.
struct Bits<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl Bits<'_> {
    fn bit(&mut self) -> Result<usize, String> {
        let byte = self.bytes.get(self.at / 8).ok_or("the file ends in a block")?;
        let bit = byte >> (self.at % 8) & 1;
        self.at += 1;
        Ok(usize::from(bit))
    }

    fn take(&mut self, count: usize) -> Result<usize, String> {
        (0..count).try_fold(0, |value, n| Ok(value | self.bit()? << n))
    }

    fn byte(&mut self) -> Result<u8, String> {
        Ok(self.take(8)? as u8)
    }
}

/// A prefix code: how many symbols have each length, and the symbols in the order of their codes.
struct Code {
    counts: [usize; MOST_BITS + 1],
    symbols: Vec<usize>,
}

impl Code {
    fn new(lengths: &[usize]) -> Self {
        let mut counts = [0; MOST_BITS + 1];
        for &length in lengths {
            counts[length] += 1;
        }
        counts[0] = 0;
        let mut symbols: Vec<usize> = (0..lengths.len()).filter(|&s| lengths[s] != 0).collect();
        symbols.sort_by_key(|&symbol| (lengths[symbol], symbol));
        Self { counts, symbols }
    }

    fn symbol(&self, bits: &mut Bits<'_>) -> Result<usize, String> {
        let (mut code, mut first, mut index) = (0, 0, 0);
        for &count in &self.counts[1..] {
            code |= bits.bit()?;
            if code < first + count {
                return Ok(self.symbols[index + code - first]);
            }
            index += count;
            first = (first + count) << 1;
            code <<= 1;
        }
        Err("a code that no symbol has".into())
    }
}

/// Codes of a block: literals and lengths, and distances.
type Codes = (Code, Code);

fn fixed_codes() -> Codes {
    let length = |symbol| match symbol {
        0..144 => 8,
        144..256 => 9,
        256..280 => 7,
        _ => 8,
    };
    (Code::new(&(0..288).map(length).collect::<Vec<_>>()), Code::new(&[5; 30]))
}

fn dynamic_codes(bits: &mut Bits<'_>) -> Result<Codes, String> {
    let literals = bits.take(5)? + 257;
    let distances = bits.take(5)? + 1;
    let mut lengths = [0; 19];
    for &at in &LENGTH_ORDER[..bits.take(4)? + 4] {
        lengths[at] = bits.take(3)?;
    }
    let code = Code::new(&lengths);
    let mut lengths = Vec::new();
    while lengths.len() < literals + distances {
        let (value, times) = match code.symbol(bits)? {
            16 => (*lengths.last().ok_or("nothing to repeat")?, 3 + bits.take(2)?),
            17 => (0, 3 + bits.take(3)?),
            18 => (0, 11 + bits.take(7)?),
            length => (length, 1),
        };
        lengths.extend(std::iter::repeat_n(value, times));
    }
    if lengths.len() > literals + distances {
        return Err("too many lengths".into());
    }
    Ok((Code::new(&lengths[..literals]), Code::new(&lengths[literals..])))
}

fn stored(bits: &mut Bits<'_>, out: &mut Vec<u8>) -> Result<(), String> {
    bits.at = bits.at.next_multiple_of(8);
    let size = bits.take(16)?;
    if bits.take(16)? != !size & 0xffff {
        return Err("the size of a stored block is damaged".into());
    }
    for _ in 0..size {
        out.push(bits.byte()?);
    }
    Ok(())
}

fn compressed(bits: &mut Bits<'_>, out: &mut Vec<u8>, codes: &Codes) -> Result<(), String> {
    loop {
        match codes.0.symbol(bits)? {
            256 => return Ok(()),
            literal @ ..256 => out.push(literal as u8),
            symbol => {
                let length = copied_length(symbol - 257, bits)?;
                let distance = copied_distance(codes.1.symbol(bits)?, bits)?;
                let from = out.len().checked_sub(distance).ok_or("a copy from before the start")?;
                // The copy may overlap what it writes.
                for at in from..from + length {
                    out.push(out[at]);
                }
            }
        }
    }
}

fn copied_length(symbol: usize, bits: &mut Bits<'_>) -> Result<usize, String> {
    match symbol {
        0..8 => Ok(3 + symbol),
        8..28 => {
            let extra = symbol / 4 - 1;
            Ok(3 + ((4 + symbol % 4) << extra) + bits.take(extra)?)
        }
        28 => Ok(258),
        _ => Err("an unknown length".into()),
    }
}

fn copied_distance(symbol: usize, bits: &mut Bits<'_>) -> Result<usize, String> {
    match symbol {
        0..4 => Ok(1 + symbol),
        4..30 => {
            let extra = symbol / 2 - 1;
            Ok(1 + ((2 + symbol % 2) << extra) + bits.take(extra)?)
        }
        _ => Err("an unknown distance".into()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// `gzip.compress(b"", 9, mtime=0)` and the like, of Python.
    fn file(body: &[u8], size: u32) -> Vec<u8> {
        let mut file = vec![0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 0xff];
        file.extend(body);
        file.extend([0; 4]);
        file.extend(size.to_le_bytes());
        file
    }

    #[test]
    fn each_kind_of_block() {
        let stored = [1, 3, 0, 0xfc, 0xff, b'a', b'b', b'c'];
        assert_eq!(unpack(&file(&stored, 3)).unwrap(), b"abc");
        let fixed = [0x4b, 0x4c, 0x4a, 0x4e, 0x44, 0x46, 0x00];
        assert_eq!(unpack(&file(&fixed, 16)).unwrap(), b"abcabcabcabcabca");
    }

    #[test]
    fn damage_is_an_error() {
        let fixed = [0x4b, 0x4c, 0x4a, 0x4e, 0x44, 0x46, 0x00];
        for cut in 0..fixed.len() - 1 {
            assert!(unpack(&file(&fixed[..cut], 16)).is_err(), "{cut}");
        }
        assert!(unpack(&file(&fixed, 15)).is_err());
        assert!(unpack(b"text").is_err());
    }
}
