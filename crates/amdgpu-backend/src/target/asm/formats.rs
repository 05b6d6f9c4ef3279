//! Names of the formats of typed buffer accesses (the instruction set manuals, "Buffer image format").
//!
//! Up to gfx950 a format is two numbers, of the data and of their interpretation; later it is one number for both.

use crate::target::Generation;

/// The format that is meant where the text has none: 8 bits, unsigned, as fractions.
pub(crate) const DEFAULT: i64 = 1;

/// Names of the data, up to gfx950.
const DATA: [&str; 16] = [
    "INVALID",
    "8",
    "16",
    "8_8",
    "32",
    "16_16",
    "10_11_11",
    "11_11_10",
    "10_10_10_2",
    "2_10_10_10",
    "8_8_8_8",
    "32_32",
    "16_16_16_16",
    "32_32_32",
    "32_32_32_32",
    "RESERVED_15",
];

/// Names of the interpretations, up to gfx950.
const NUMBERS: [&str; 8] =
    ["UNORM", "SNORM", "USCALED", "SSCALED", "UINT", "SINT", "RESERVED_6", "FLOAT"];

const DATA_PREFIX: &str = "BUF_DATA_FORMAT_";
const NUMBER_PREFIX: &str = "BUF_NUM_FORMAT_";
const PREFIX: &str = "BUF_FMT_";

/// All interpretations that formats from gfx1030 on have, in their order.
const ALL: u8 = 0b1011_1111;
const NO_FLOAT: u8 = 0b0011_1111;
const WIDE: u8 = 0b1011_0000;
const FLOAT: u8 = 0b1000_0000;
/// Integers and fractions without scaled numbers.
const UNSCALED: u8 = 0b0011_0011;

/// The formats from gfx1030 on after the invalid one: data, and the set of their interpretations.
const GFX10: [(&str, u8); 14] = [
    ("8", NO_FLOAT),
    ("16", ALL),
    ("8_8", NO_FLOAT),
    ("32", WIDE),
    ("16_16", ALL),
    ("10_11_11", ALL),
    ("11_11_10", ALL),
    ("10_10_10_2", NO_FLOAT),
    ("2_10_10_10", NO_FLOAT),
    ("8_8_8_8", NO_FLOAT),
    ("32_32", WIDE),
    ("16_16_16_16", ALL),
    ("32_32_32", WIDE),
    ("32_32_32_32", WIDE),
];

/// The interpretations that gfx1100 left out of [`GFX10`].
fn interpretations(generation: Generation, data: &str, set: u8) -> u8 {
    match data {
        _ if generation == Generation::Gfx1030 => set,
        "10_11_11" | "11_11_10" => FLOAT,
        "10_10_10_2" => UNSCALED,
        _ => set,
    }
}

/// The names of the formats of one number, in order.
fn unified(generation: Generation) -> impl Iterator<Item = String> {
    let named = GFX10.into_iter().flat_map(move |(data, set)| {
        let set = interpretations(generation, data, set);
        let kinds = NUMBERS.iter().enumerate().filter(move |(n, _)| set >> n & 1 == 1);
        kinds.map(move |(_, kind)| format!("{PREFIX}{data}_{kind}"))
    });
    std::iter::once(format!("{PREFIX}INVALID")).chain(named)
}

/// Returns the text of a format, as it stands after `format:`; none of the default.
pub(crate) fn text(generation: Generation, format: i64) -> Option<String> {
    let format = format & 0x7f;
    if format == DEFAULT {
        return None;
    }
    if !generation.is_gfx9() {
        let name = unified(generation).nth(format as usize);
        return Some(name.map_or_else(|| format.to_string(), |name| format!("[{name}]")));
    }
    let (data, number) = ((format & 15) as usize, (format >> 4) as usize);
    let data = (data != 1).then(|| format!("{DATA_PREFIX}{}", DATA[data]));
    let number = (number != 0).then(|| format!("{NUMBER_PREFIX}{}", NUMBERS[number]));
    let words: Vec<String> = data.into_iter().chain(number).collect();
    Some(format!("[{}]", words.join(",")))
}

/// Returns the format that the text after `format:` names, which is no number.
pub(crate) fn of_text(generation: Generation, text: &str) -> Option<i64> {
    let list = text.strip_prefix('[')?.strip_suffix(']')?;
    let words: Vec<&str> = list.split(',').map(str::trim).collect();
    if let ([word], false) = (&words[..], generation.is_gfx9()) {
        return unified(generation).position(|name| name == *word).map(|at| at as i64);
    }
    let (data, number) = pair(&words)?;
    if generation.is_gfx9() {
        return Some(data.unwrap_or(1) as i64 | (number.unwrap_or(0) as i64) << 4);
    }
    // Both names of older processors, of a format that there is still.
    let name = format!("{PREFIX}{}_{}", DATA[data?], NUMBERS[number?]);
    unified(generation).position(|other| other == name).map(|at| at as i64)
}

/// The numbers of one or two names in either order.
fn pair(words: &[&str]) -> Option<(Option<usize>, Option<usize>)> {
    let (mut data, mut number) = (None, None);
    for word in words {
        let place = |names: &[&str], name: &str| names.iter().position(|n| *n == name);
        let (slot, at) = match word.strip_prefix(DATA_PREFIX) {
            Some(name) => (&mut data, place(&DATA, name)?),
            None => (&mut number, place(&NUMBERS, word.strip_prefix(NUMBER_PREFIX)?)?),
        };
        if slot.replace(at).is_some() {
            return None;
        }
    }
    Some((data, number))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_read_back() {
        for generation in Generation::ALL {
            for format in 0..128 {
                let Some(text) = text(generation, format) else { continue };
                let read = of_text(generation, &text).or_else(|| text.parse().ok());
                assert_eq!(read, Some(format), "{text} on {}", generation.name());
            }
        }
    }
}
