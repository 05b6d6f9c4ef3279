//! The notation of `tables/layouts.txt`: encodings as named bit fields. Shared by the build script and by
//! `cargo xtask gen amdgpu-tables`.

#![allow(unreachable_pub, reason = "included in two programs")]
#![allow(dead_code, reason = "each of them uses a part")]

/// The generations in the order of every table's columns: the short name and the processor.
pub const GENERATIONS: [(&str, &str); 9] = [
    ("9", "gfx900"),
    ("906", "gfx906"),
    ("908", "gfx908"),
    ("9a", "gfx90a"),
    ("94", "gfx942"),
    ("95", "gfx950"),
    ("10", "gfx1030"),
    ("11", "gfx1100"),
    ("12", "gfx1200"),
];

/// An encoding on some generations.
#[derive(Clone, Debug)]
pub struct EncodingLayout {
    pub name: String,
    /// Bit by generation.
    pub generations: u16,
    pub bytes: u8,
    /// The bits that are fixed, and their values.
    pub fixed_mask: u128,
    pub fixed: u128,
    pub fields: Vec<Field>,
}

/// A field: for each bit of its value, lowest first, its place in the encoding.
#[derive(Clone, Debug)]
pub struct Field {
    pub name: String,
    pub bits: Vec<Option<u8>>,
}

impl Field {
    /// Every bit of the encoding that belongs to the field.
    pub fn mask(&self) -> u128 {
        self.bits.iter().flatten().fold(0, |mask, &bit| mask | 1 << bit)
    }

    /// The field's value in an encoding.
    pub fn get(&self, word: u128) -> u64 {
        let bit = |(i, place): (usize, &Option<u8>)| {
            place.map_or(0, |place| (word >> place & 1) as u64) << i
        };
        self.bits.iter().enumerate().map(bit).fold(0, |a, b| a | b)
    }

    /// The encoding's bits for a value.
    pub fn put(&self, value: u64) -> u128 {
        let bit = |(i, place): (usize, &Option<u8>)| {
            place.map_or(0, |place| u128::from(value >> i & 1) << place)
        };
        self.bits.iter().enumerate().map(bit).fold(0, |a, b| a | b)
    }
}

impl EncodingLayout {
    /// The field of a name.
    pub fn field(&self, name: &str) -> Option<&Field> {
        self.fields.iter().find(|f| f.name == name)
    }
}

/// Reads all layouts of the text.
pub fn parse_layouts(text: &str) -> Result<Vec<EncodingLayout>, String> {
    let lines = text.lines().enumerate().map(|(i, line)| (i + 1, line.trim()));
    lines
        .filter(|(_, line)| !line.is_empty() && !line.starts_with('#'))
        .map(|(number, line)| parse_layout(line).map_err(|e| format!("layouts.txt:{number}: {e}")))
        .collect()
}

fn parse_layout(line: &str) -> Result<EncodingLayout, String> {
    let mut words = line.split_whitespace();
    let mut next = || words.next().ok_or_else(|| "the line ends early".to_owned());
    let name = next()?.to_owned();
    let generations = parse_generations(next()?)?;
    let bytes = number(next()?)?;
    let mut layout =
        EncodingLayout { name, generations, bytes, fixed_mask: 0, fixed: 0, fields: Vec::new() };
    for word in words {
        if let Some(rest) = word.strip_prefix('[') {
            let (range, bits) = rest.split_once("]=").ok_or("expected `[hi:lo]=bits`")?;
            let (high, low) = range.split_once(':').ok_or("expected `hi:lo`")?;
            let (high, low) = (number(high)?, number(low)?);
            if bits.len() != usize::from(high - low) + 1 {
                return Err(format!("{word}: wrong number of bits"));
            }
            for (place, bit) in (low..=high).rev().zip(bits.chars()) {
                layout.fixed_mask |= 1 << place;
                layout.fixed |= u128::from(bit == '1') << place;
            }
        } else {
            let (name, pieces) = word.split_once('@').ok_or("expected `field@pieces`")?;
            let mut bits = Vec::new();
            for piece in pieces.split(',') {
                match piece.split_once('+') {
                    Some((low, len)) => {
                        let low = number(low)?;
                        bits.extend((low..low + number(len)?).map(Some));
                    }
                    None if piece == "_" => bits.push(None),
                    None => bits.push(Some(number(piece)?)),
                }
            }
            layout.fields.push(Field { name: name.to_owned(), bits });
        }
    }
    Ok(layout)
}

/// A list of generations as a set: bit by column.
pub fn parse_generations(text: &str) -> Result<u16, String> {
    if text == "*" {
        return Ok((1 << GENERATIONS.len()) - 1);
    }
    text.split(',').try_fold(0, |set, name| {
        let index = GENERATIONS.iter().position(|g| g.0 == name);
        index.map(|i| set | 1 << i).ok_or_else(|| format!("no generation `{name}`"))
    })
}

fn number(text: &str) -> Result<u8, String> {
    text.parse().map_err(|_| format!("`{text}` is not a number"))
}
