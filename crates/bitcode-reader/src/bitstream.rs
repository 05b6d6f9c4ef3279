//! The container of bitcode: LLVM's bitstream (LLVM documentation, "LLVM Bitcode File Format").
//!
//! A stream of bits, least significant first, holds blocks within blocks, and in them records: a code
//! and numbers. An abbreviation says how the numbers of a record are packed; a block knows those that
//! BLOCKINFO gave to its kind and those that it defines itself.
//!
//! This is a reader of our own. Of the crates at hand, `llvm-bitstream` 0.0.3 is no longer worked on, and
//! `llvm-bitcode` 0.4.1 recurses once for each abbreviation that stands in a row (its stack is the
//! input's), reports neither the place nor the block of an error, and takes a number apart byte by
//! byte, with a reference count per record. What is needed is small, and here it is the innermost loop.
//!
//! No input makes it work or hold more than in proportion to its size: lengths are checked against the
//! bits that are left, an abbreviation has few operands, and elements without bits are refused.

use ir::map::Map;
use std::rc::Rc;

/// Blocks may be nested this deep; LLVM writes three levels.
const MAX_DEPTH: usize = 32;
/// An abbreviation has at most this many operands; LLVM writes about twenty.
const MAX_ABBREVIATION: u64 = 256;

/// An error, and the bit at which it was found.
#[derive(Debug)]
pub(crate) struct Malformed {
    /// Message
    pub(crate) message: &'static str,
    /// Position, in bits from the start of the stream
    pub(crate) bit: usize,
}

type Result<T> = core::result::Result<T, Malformed>;

/// Encoding of one operand of an abbreviated record.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Field {
    Literal(u64),
    Fixed(u32),
    Vbr(u32),
    Char6,
}

/// Part of an abbreviated record after its operands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Tail {
    None,
    Array(Field),
    Blob,
}

/// Encodings of a record's operands; the first is its code.
#[derive(Clone, Debug)]
struct Abbreviation {
    fields: Vec<Field>,
    tail: Tail,
}

/// A record.
#[derive(Default, Debug)]
pub(crate) struct Record<'a> {
    /// Number of the record's kind, within its kind of block.
    pub(crate) code: u32,
    /// Its numbers.
    pub(crate) ops: Vec<u64>,
    /// The bytes that follow them, if it has any.
    pub(crate) blob: &'a [u8],
}

/// Next entry of a block.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Entry {
    /// A block of this kind: [`Stream::enter`] or [`Stream::skip`] it.
    Block(u32),
    /// A record, read.
    Record,
    /// The end of the block, or of the stream.
    End,
}

/// A block that was entered: what goes on after it.
#[derive(Debug)]
struct Outer {
    width: u32,
    end: usize,
    shared: Rc<Vec<Abbreviation>>,
    own: Vec<Abbreviation>,
}

/// A position in a bitstream.
pub(crate) struct Stream<'a> {
    data: &'a [u8],
    /// The next bit.
    pos: usize,
    /// The first bit after the block.
    end: usize,
    /// Width of abbreviation numbers.
    width: u32,
    /// Abbreviations of this kind of block, then the block's own.
    shared: Rc<Vec<Abbreviation>>,
    own: Vec<Abbreviation>,
    outer: Vec<Outer>,
    info: Map<u32, Rc<Vec<Abbreviation>>>,
    /// Bit at which the last entry began.
    start: usize,
    /// The block found by [`Stream::next`]: kind, width, end.
    found: (u32, u32, usize),
}

impl<'a> Stream<'a> {
    /// The top level of a stream.
    pub(crate) fn new(data: &'a [u8]) -> Self {
        Stream {
            data,
            pos: 0,
            end: data.len() * 8,
            width: 2,
            shared: Rc::default(),
            own: Vec::new(),
            outer: Vec::new(),
            info: Map::default(),
            start: 0,
            found: (0, 0, 0),
        }
    }

    /// Returns the bit at which the last entry began.
    pub(crate) fn start(&self) -> usize {
        self.start
    }

    /// Bits left in the block.
    pub(crate) fn left(&self) -> usize {
        self.end - self.pos
    }

    #[cold]
    fn malformed(&self, message: &'static str) -> Malformed {
        Malformed { message, bit: self.pos }
    }

    /// `width` bits, at most 64.
    #[inline]
    fn fixed(&mut self, width: u32) -> Result<u64> {
        if width as usize > self.end - self.pos {
            return Err(self.malformed("the block ends within a record"));
        }
        let (byte, shift) = (self.pos / 8, (self.pos % 8) as u32);
        self.pos += width as usize;
        let low = match self.data.get(byte..byte + 8) {
            Some(word) => u64::from_le_bytes(word.try_into().unwrap_or_default()),
            None => {
                let mut word = [0; 8];
                let rest = self.data.get(byte..).unwrap_or_default();
                word[..rest.len()].copy_from_slice(rest);
                u64::from_le_bytes(word)
            }
        };
        let mut value = low >> shift;
        if shift + width > 64 {
            value |= u64::from(self.data.get(byte + 8).copied().unwrap_or(0)) << (64 - shift);
        }
        Ok(if width < 64 { value & ((1 << width) - 1) } else { value })
    }

    /// A number in chunks of `width` bits, the highest of each saying whether another follows.
    #[inline]
    fn vbr(&mut self, width: u32) -> Result<u64> {
        let more = 1u64 << (width - 1);
        let first = self.fixed(width)?;
        if first & more == 0 {
            return Ok(first);
        }
        let mut value = first & (more - 1);
        let mut shift = width - 1;
        loop {
            let chunk = self.fixed(width)?;
            let bits = chunk & (more - 1);
            if shift < 64 {
                if shift + (64 - bits.leading_zeros()) > 64 {
                    return Err(self.malformed("a number of more than 64 bits"));
                }
                value |= bits << shift;
            } else if bits != 0 {
                return Err(self.malformed("a number of more than 64 bits"));
            }
            shift = shift.saturating_add(width - 1);
            if chunk & more == 0 {
                return Ok(value);
            }
        }
    }

    fn align(&mut self) -> Result<()> {
        let pos = self.pos.next_multiple_of(32);
        if pos > self.end {
            return Err(self.malformed("the block ends within a word"));
        }
        self.pos = pos;
        Ok(())
    }

    /// Reads the next entry; a record goes into `record`. Abbreviations that are defined before it are noted.
    pub(crate) fn next(&mut self, record: &mut Record<'a>) -> Result<Entry> {
        loop {
            self.start = self.pos;
            if self.pos == self.end {
                if self.outer.is_empty() {
                    return Ok(Entry::End);
                }
                return Err(self.malformed("the block has no end"));
            }
            match self.fixed(self.width)? {
                0 => {
                    self.leave()?;
                    return Ok(Entry::End);
                }
                1 => {
                    let id = self.vbr(8)?;
                    let width = self.vbr(4)?;
                    self.align()?;
                    let words = self.fixed(32)? as usize;
                    if words > (self.end - self.pos) / 32 {
                        return Err(self.malformed("the block is longer than what holds it"));
                    }
                    if !(2..=32).contains(&width) {
                        return Err(self.malformed("a block with an impossible abbreviation width"));
                    }
                    // A block is known by 32 bits at most.
                    let id = u32::try_from(id).unwrap_or(u32::MAX);
                    self.found = (id, width as u32, self.pos + words * 32);
                    return Ok(Entry::Block(id));
                }
                2 => {
                    let abbreviation = self.abbreviation()?;
                    self.own.push(abbreviation);
                }
                3 => {
                    self.unabbreviated(record)?;
                    return Ok(Entry::Record);
                }
                n => {
                    self.abbreviated(n as usize - 4, record)?;
                    return Ok(Entry::Record);
                }
            }
        }
    }

    fn unabbreviated(&mut self, record: &mut Record<'a>) -> Result<()> {
        record.code = u32::try_from(self.vbr(6)?).unwrap_or(u32::MAX);
        let count = self.vbr(6)?;
        if count > (self.left() / 6) as u64 {
            return Err(self.malformed("a record longer than its block"));
        }
        record.ops.clear();
        record.blob = &[];
        for _ in 0..count {
            let op = self.vbr(6)?;
            record.ops.push(op);
        }
        Ok(())
    }

    /// Goes into the block just found.
    pub(crate) fn enter(&mut self) -> Result<()> {
        let (id, width, end) = self.found;
        if self.outer.len() >= MAX_DEPTH {
            return Err(self.malformed("blocks are nested too deeply"));
        }
        let shared = self.info.get(&id).cloned().unwrap_or_default();
        self.outer.push(Outer {
            width: std::mem::replace(&mut self.width, width),
            end: std::mem::replace(&mut self.end, end),
            shared: std::mem::replace(&mut self.shared, shared),
            own: std::mem::take(&mut self.own),
        });
        Ok(())
    }

    /// Goes out of the block, from its end on.
    fn leave(&mut self) -> Result<()> {
        let Some(outer) = self.outer.pop() else {
            return Err(self.malformed("the end of a block where none was begun"));
        };
        self.align()?;
        if self.pos != self.end {
            return Err(self.malformed("the block ends before its length says so"));
        }
        self.width = outer.width;
        self.end = outer.end;
        self.shared = outer.shared;
        self.own = outer.own;
        Ok(())
    }

    /// Goes past the block just found.
    pub(crate) fn skip(&mut self) {
        self.pos = self.found.2;
    }

    /// Reads the BLOCKINFO just found: abbreviations for kinds of blocks.
    pub(crate) fn block_info(&mut self) -> Result<()> {
        self.enter()?;
        let mut id = None;
        let mut record = Record::default();
        loop {
            self.start = self.pos;
            match self.fixed(self.width)? {
                0 => return self.leave(),
                1 => return Err(self.malformed("a block within BLOCKINFO")),
                2 => {
                    let abbreviation = self.abbreviation()?;
                    let id = id.ok_or_else(|| self.malformed("an abbreviation for no block"))?;
                    Rc::make_mut(self.info.entry(id).or_default()).push(abbreviation);
                }
                3 => {
                    self.unabbreviated(&mut record)?;
                    // SETBID; names of blocks and records are for people.
                    if record.code == 1 {
                        let number = record.ops.first().copied().unwrap_or(u64::MAX);
                        id = Some(u32::try_from(number).unwrap_or(u32::MAX));
                    }
                }
                _ => return Err(self.malformed("an abbreviation that is not defined")),
            }
        }
    }

    fn abbreviation(&mut self) -> Result<Abbreviation> {
        let count = self.vbr(5)?;
        if count == 0 || count > MAX_ABBREVIATION {
            return Err(self.malformed("an abbreviation of too many operands, or of none"));
        }
        let mut fields = Vec::with_capacity(count as usize);
        let mut tail = Tail::None;
        let mut n = 0;
        while n < count {
            n += 1;
            if self.fixed(1)? == 1 {
                fields.push(Field::Literal(self.vbr(8)?));
                continue;
            }
            let field = match self.fixed(3)? {
                1 => Field::Fixed(self.operand_width()?),
                2 => Field::Vbr(self.operand_width()?),
                4 => Field::Char6,
                3 if n + 1 == count => {
                    tail = Tail::Array(self.element()?);
                    break;
                }
                5 if n == count => {
                    tail = Tail::Blob;
                    break;
                }
                _ => return Err(self.malformed("an abbreviation with an impossible operand")),
            };
            // As LLVM has it, numbers without bits are zeros.
            fields.push(match field {
                Field::Fixed(0) | Field::Vbr(0) => Field::Literal(0),
                field => field,
            });
        }
        if fields.is_empty() {
            return Err(self.malformed("an abbreviation without a code"));
        }
        Ok(Abbreviation { fields, tail })
    }

    fn operand_width(&mut self) -> Result<u32> {
        let width = self.vbr(5)?;
        if width > 64 {
            return Err(self.malformed("an abbreviation with an operand of more than 64 bits"));
        }
        // A chunk of one bit has no room for a number.
        Ok(width as u32)
    }

    /// The elements of an array.
    fn element(&mut self) -> Result<Field> {
        if self.fixed(1)? == 1 {
            return Err(self.malformed("an array of literals"));
        }
        let field = match self.fixed(3)? {
            1 => Field::Fixed(self.operand_width()?),
            2 => Field::Vbr(self.operand_width()?),
            4 => Field::Char6,
            _ => return Err(self.malformed("an array of impossible elements")),
        };
        Ok(field)
    }

    #[inline]
    fn field(&mut self, field: Field) -> Result<u64> {
        match field {
            Field::Literal(value) => Ok(value),
            Field::Fixed(width) => self.fixed(width),
            Field::Vbr(1) => Err(self.malformed("a number in chunks of one bit")),
            Field::Vbr(width) => self.vbr(width),
            Field::Char6 => {
                const CHARS: &[u8; 64] =
                    b"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._";
                Ok(u64::from(CHARS[self.fixed(6)? as usize]))
            }
        }
    }

    fn abbreviated(&mut self, n: usize, record: &mut Record<'a>) -> Result<()> {
        // Held while operands are read; the list itself does not change meanwhile.
        let shared = Rc::clone(&self.shared);
        let own = std::mem::take(&mut self.own);
        let found = shared.get(n).or_else(|| own.get(n.wrapping_sub(shared.len())));
        let result = match found {
            Some(abbreviation) => self.operands(abbreviation, record),
            None => Err(self.malformed("an abbreviation that is not defined")),
        };
        self.own = own;
        result
    }

    fn operands(&mut self, abbreviation: &Abbreviation, record: &mut Record<'a>) -> Result<()> {
        let ops = &mut record.ops;
        ops.clear();
        record.blob = &[];
        let (&code, fields) =
            abbreviation.fields.split_first().ok_or_else(|| self.malformed("no code"))?;
        record.code = u32::try_from(self.field(code)?).unwrap_or(u32::MAX);
        for &field in fields {
            ops.push(self.field(field)?);
        }
        match abbreviation.tail {
            Tail::None => {}
            Tail::Array(element) => {
                let count = self.vbr(6)?;
                let width = match element {
                    Field::Fixed(width) | Field::Vbr(width) => width,
                    _ => 6,
                };
                if count != 0 && (width == 0 || count > (self.left() / width as usize) as u64) {
                    return Err(self.malformed("an array longer than its block"));
                }
                ops.reserve(count as usize);
                match element {
                    Field::Fixed(width) => {
                        for _ in 0..count {
                            ops.push(self.fixed(width)?);
                        }
                    }
                    _ => {
                        for _ in 0..count {
                            ops.push(self.field(element)?);
                        }
                    }
                }
            }
            Tail::Blob => {
                let count = self.vbr(6)?;
                self.align()?;
                if count > (self.left() / 8) as u64 {
                    return Err(self.malformed("a blob longer than its block"));
                }
                let start = self.pos / 8;
                record.blob = self.data.get(start..start + count as usize).unwrap_or_default();
                self.pos += count as usize * 8;
                self.align()?;
            }
        }
        Ok(())
    }
}

/// Numbers in chunks of six bits, as lengths of metadata strings are written.
pub(crate) fn lengths(data: &[u8], count: usize) -> core::result::Result<Vec<usize>, &'static str> {
    let mut stream = Stream::new(data);
    if count > stream.left() / 6 {
        return Err("more strings than lengths");
    }
    let mut list = Vec::with_capacity(count);
    for _ in 0..count {
        list.push(stream.vbr(6).map_err(|e| e.message)? as usize);
    }
    Ok(list)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Bits from the least significant on.
    #[derive(Default)]
    struct Writer {
        bits: Vec<bool>,
    }

    impl Writer {
        fn fixed(&mut self, value: u64, width: u32) -> &mut Self {
            self.bits.extend((0..width).map(|n| value >> n & 1 == 1));
            self
        }

        fn vbr(&mut self, mut value: u64, width: u32) -> &mut Self {
            let more = 1 << (width - 1);
            while value >= more {
                self.fixed(value & (more - 1) | more, width);
                value >>= width - 1;
            }
            self.fixed(value, width)
        }

        fn align(&mut self) -> &mut Self {
            self.bits.resize(self.bits.len().next_multiple_of(32), false);
            self
        }

        fn bytes(&self) -> Vec<u8> {
            let byte = |c: &[bool]| c.iter().rev().fold(0, |n, &b| n << 1 | u8::from(b));
            self.bits.chunks(8).map(byte).collect()
        }

        /// A block of kind 8 around what is written so far.
        fn in_block(&self) -> Vec<u8> {
            let mut inner = Writer { bits: self.bits.clone() };
            inner.fixed(0, 3).align();
            let mut outer = Writer::default();
            outer.fixed(1, 2).vbr(8, 8).vbr(3, 4).align();
            outer.fixed((inner.bits.len() / 32) as u64, 32);
            outer.bits.extend(inner.bits);
            outer.bytes()
        }
    }

    fn try_records(bytes: &[u8]) -> Result<Vec<(u32, Vec<u64>)>> {
        let mut stream = Stream::new(bytes);
        let mut record = Record::default();
        let mut found = Vec::new();
        assert_eq!(stream.next(&mut record)?, Entry::Block(8));
        stream.enter()?;
        while stream.next(&mut record)? == Entry::Record {
            found.push((record.code, record.ops.clone()));
        }
        Ok(found)
    }

    fn records(bytes: &[u8]) -> core::result::Result<Vec<(u32, Vec<u64>)>, &'static str> {
        try_records(bytes).map_err(|e| e.message)
    }

    #[test]
    fn records_with_and_without_abbreviation() {
        let mut w = Writer::default();
        // Unabbreviated: code 7, three operands, one of 64 bits.
        w.fixed(3, 3).vbr(7, 6).vbr(3, 6).vbr(1, 6).vbr(u64::MAX, 6).vbr(40, 6);
        // Code 9, a number of 7 bits, an array of char6.
        w.fixed(2, 3).vbr(4, 5);
        w.fixed(1, 1).vbr(9, 8);
        w.fixed(0, 1).fixed(1, 3).vbr(7, 5);
        w.fixed(0, 1).fixed(3, 3);
        w.fixed(0, 1).fixed(4, 3);
        w.fixed(4, 3).fixed(100, 7).vbr(2, 6).fixed(0, 6).fixed(63, 6);
        let expected = vec![(7, vec![1, u64::MAX, 40]), (9, vec![100, 97, 95])];
        assert_eq!(records(&w.in_block()), Ok(expected));
    }

    #[test]
    fn lengths_are_checked() {
        let mut long = Writer::default();
        long.fixed(3, 3).vbr(7, 6).vbr(1 << 40, 6);
        assert_eq!(records(&long.in_block()), Err("a record longer than its block"));
        let mut missing = Writer::default();
        missing.fixed(5, 3);
        assert_eq!(records(&missing.in_block()), Err("an abbreviation that is not defined"));
        // An array of elements without bits would be as long as it likes.
        let mut empty = Writer::default();
        empty.fixed(2, 3).vbr(3, 5).fixed(1, 1).vbr(9, 8).fixed(0, 1).fixed(3, 3);
        empty.fixed(0, 1).fixed(1, 3).vbr(0, 5);
        empty.fixed(4, 3).vbr(1 << 30, 6);
        assert_eq!(records(&empty.in_block()), Err("an array longer than its block"));
        let whole = Writer::default().in_block();
        assert_eq!(records(&whole), Ok(vec![]));
        assert!(records(&whole[..whole.len() - 4]).is_err());
    }

    #[test]
    fn numbers_of_more_than_64_bits_are_refused() {
        let mut w = Writer::default();
        w.fixed(3, 3).vbr(7, 6).vbr(1, 6);
        for _ in 0..13 {
            w.fixed(63, 6);
        }
        w.fixed(1, 6);
        assert_eq!(records(&w.in_block()), Err("a number of more than 64 bits"));
    }
}
