//! Reading launch descriptions.

use super::contents::{parse_contents, parse_count};
use super::{Arg, Buffer, Image, Launch, Sampler, TensorArg, ValueType};
use crate::fault::{Fault, Result};

/// Structures nested deeper than this are refused.
const MAX_DEPTH: u32 = 32;

impl Launch {
    /// Reads the words of a launch description. Words that are not part of it are an error.
    pub fn parse<S: AsRef<str>>(words: &[S]) -> Result<Launch> {
        let mut launch = Launch {
            kernel: String::new(),
            grid: [1; 3],
            block: [1; 3],
            cluster: [1; 3],
            shared_bytes: 0,
            tolerance: None,
            args: Vec::new(),
        };
        let mut words = words.iter().map(AsRef::as_ref);
        while let Some(word) = words.next() {
            let (name, inline) = match word.split_once('=') {
                Some((name, value)) if name.starts_with("--") => (name, Some(value)),
                _ => (word, None),
            };
            let mut value = || {
                inline
                    .or_else(|| words.next())
                    .ok_or_else(|| Fault::input(format!("{name} needs a value")))
            };
            match name {
                "--kernel" => value()?.clone_into(&mut launch.kernel),
                "--grid" => launch.grid = parse_dim(name, value()?)?,
                "--block" => launch.block = parse_dim(name, value()?)?,
                "--cluster" => launch.cluster = parse_dim(name, value()?)?,
                "--shared" => {
                    let text = value()?;
                    launch.shared_bytes = parse_count(text)
                        .ok_or_else(|| Fault::input(format!("--shared {text}: not a size")))?;
                }
                "--tolerance" => {
                    let text = value()?;
                    let tolerance: f64 = text
                        .parse()
                        .map_err(|_| Fault::input(format!("--tolerance {text}: not a number")))?;
                    if tolerance.is_nan() || tolerance < 0.0 {
                        return Err(Fault::input("--tolerance must not be negative"));
                    }
                    launch.tolerance = Some(tolerance);
                }
                "--arg" => {
                    let text = value()?;
                    launch.args.push(Arg::parse(text)?);
                }
                _ => {
                    return Err(Fault::input(format!(
                        "`{word}` is not part of a launch description"
                    )));
                }
            }
        }
        if launch.kernel.is_empty() {
            return Err(Fault::input("--kernel is missing"));
        }
        if launch.block_size() > 1024 {
            return Err(Fault::input(format!(
                "--block: {} threads, at most 1024 can be",
                launch.block_size()
            )));
        }
        Ok(launch)
    }

    /// Reads one line of words separated by blanks.
    pub fn parse_line(line: &str) -> Result<Launch> {
        let words: Vec<&str> = line.split_whitespace().collect();
        Launch::parse(&words)
    }

    /// All `run:` comment lines of a source (`// run:`, `; run:` or `# run:`), each with its line number.
    pub fn from_comments(source: &str) -> Result<Vec<Launch>> {
        let mut launches = Vec::new();
        for (number, line) in source.lines().enumerate() {
            let line = line.trim();
            let comment = ["//", ";", "#"].iter().find_map(|mark| line.strip_prefix(mark));
            if let Some(words) = comment
                .and_then(|c| c.trim_start_matches(['/', ';']).trim_start().strip_prefix("run:"))
            {
                launches
                    .push(Launch::parse_line(words).map_err(|f| f.with_line(number as u32 + 1))?);
            }
        }
        Ok(launches)
    }
}

fn parse_dim(name: &str, text: &str) -> Result<[u32; 3]> {
    let mut dim = [1; 3];
    let parts: Vec<&str> = text.split(',').collect();
    if parts.len() > 3 {
        return Err(Fault::input(format!("{name} {text}: more than three numbers")));
    }
    for (slot, part) in dim.iter_mut().zip(parts) {
        *slot = part.parse().ok().filter(|&n| n > 0).ok_or_else(|| {
            Fault::input(format!("{name} {text}: `{part}` is not a positive number"))
        })?;
    }
    Ok(dim)
}

impl Arg {
    /// Reads one argument.
    pub fn parse(text: &str) -> Result<Arg> {
        parse_arg(text, 0).map_err(|f| Fault::input(format!("argument `{text}`: {}", f.message())))
    }
}

fn parse_arg(text: &str, depth: u32) -> Result<Arg> {
    if text == "null" {
        return Ok(Arg::Null);
    }
    if let Some(inner) = text.strip_prefix('{') {
        let inner = inner.strip_suffix('}').ok_or_else(|| Fault::input("`}` is missing"))?;
        if depth >= MAX_DEPTH {
            return Err(Fault::input("structures nested too deeply"));
        }
        let members = split_members(inner)?;
        return Ok(Arg::Struct(
            members.into_iter().map(|m| parse_arg(m, depth + 1)).collect::<Result<_>>()?,
        ));
    }
    let (head, rest) = text.split_once(':').ok_or_else(|| Fault::input("no `:` after the type"))?;
    match head {
        "bytes" => return Ok(Arg::Bytes(parse_hex(rest)?)),
        "local" => {
            let size =
                parse_count(rest).ok_or_else(|| Fault::input(format!("`{rest}` is not a size")))?;
            return Ok(Arg::Local(size));
        }
        "buf" => return parse_buffer(None, rest).map(Arg::Buffer),
        "same" => {
            let (name, offset) = rest.split_once(':').unwrap_or((rest, "0"));
            let offset = parse_count(offset)
                .ok_or_else(|| Fault::input(format!("`{offset}` is not a number of bytes")))?;
            return Ok(Arg::Same { name: name.to_owned(), offset });
        }
        "image" => return Image::parse(None, rest).map(Arg::Image),
        "tensormap" => return TensorArg::parse(None, rest).map(Arg::Tensor),
        "sampler" => {
            let number = parse_count(rest).and_then(|number| u32::try_from(number).ok());
            let number = number
                .ok_or_else(|| Fault::input(format!("`{rest}` is not a sampler's number")))?;
            return Ok(Arg::Sampler(Sampler::of_number(number)));
        }
        _ => {}
    }
    if let Some((name, kind @ ("buf" | "image" | "tensormap"))) = head.split_once('=') {
        if name.is_empty() {
            return Err(Fault::input("the buffer's name is empty"));
        }
        let name = Some(name.to_owned());
        return match kind {
            "buf" => parse_buffer(name, rest).map(Arg::Buffer),
            "tensormap" => TensorArg::parse(name, rest).map(Arg::Tensor),
            _ => Image::parse(name, rest).map(Arg::Image),
        };
    }
    let ty =
        ValueType::by_name(head).ok_or_else(|| Fault::input(format!("`{head}` is not a type")))?;
    Ok(Arg::Scalar { ty, bits: ty.parse(rest)? })
}

/// Splits at the semicolons that are outside inner braces.
fn split_members(text: &str) -> Result<Vec<&str>> {
    let mut members = Vec::new();
    let (mut depth, mut start) = (0i32, 0);
    for (i, c) in text.char_indices() {
        match c {
            '{' => depth += 1,
            '}' => depth -= 1,
            ';' if depth == 0 => {
                members.push(&text[start..i]);
                start = i + 1;
            }
            _ => {}
        }
        if depth < 0 {
            return Err(Fault::input("unbalanced braces"));
        }
    }
    if depth != 0 {
        return Err(Fault::input("unbalanced braces"));
    }
    if start < text.len() {
        members.push(&text[start..]);
    }
    Ok(members)
}

fn parse_hex(text: &str) -> Result<Vec<u8>> {
    if !text.len().is_multiple_of(2) || !text.bytes().all(|b| b.is_ascii_hexdigit()) {
        return Err(Fault::input("bytes need an even number of hexadecimal digits"));
    }
    Ok(text
        .as_bytes()
        .chunks(2)
        .map(|pair| {
            pair.iter().fold(0, |v, &d| v << 4 | (d as char).to_digit(16).unwrap_or(0) as u8)
        })
        .collect())
}

fn parse_buffer(name: Option<String>, text: &str) -> Result<Buffer> {
    let (shape, init) =
        text.split_once(':').ok_or_else(|| Fault::input("the buffer's contents are missing"))?;
    let (ty, count) = shape
        .split_once('x')
        .and_then(|(ty, count)| Some((ValueType::by_name(ty)?, parse_count(count)?)))
        .ok_or_else(|| Fault::input(format!("`{shape}` is not TYPExCOUNT")))?;
    Ok(Buffer { name, ty, count, init: parse_contents(ty, count, init)? })
}
