//! C's `printf` formatting for kernels that print.

use crate::fault::Result;
use std::fmt::Write as _;

/// Next argument that the formatter reads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fetch {
    /// A 32-bit integer.
    Int,
    /// A 64-bit integer or pointer.
    Long,
    /// A double.
    Double,
    /// A string.
    Str,
}

/// An argument.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// The bits of an integer, pointer or double.
    Bits(u64),
    /// The text that a pointer points to.
    Str(String),
}

#[derive(Clone, Default)]
struct Spec {
    minus: bool,
    plus: bool,
    space: bool,
    zero: bool,
    alternate: bool,
    width: usize,
    precision: Option<usize>,
}

/// Formats `format`, fetching one argument after the other.
pub fn format(format: &str, fetch: &mut dyn FnMut(Fetch) -> Result<Value>) -> Result<String> {
    let mut out = String::new();
    let mut chars = format.chars().peekable();
    while let Some(c) = chars.next() {
        if c != '%' {
            out.push(c);
            continue;
        }
        let mut spec = Spec::default();
        while let Some(&flag) = chars.peek() {
            match flag {
                '-' => spec.minus = true,
                '+' => spec.plus = true,
                ' ' => spec.space = true,
                '0' => spec.zero = true,
                '#' => spec.alternate = true,
                _ => break,
            }
            chars.next();
        }
        if chars.peek() == Some(&'*') {
            chars.next();
            let width = bits(fetch, Fetch::Int)? as i32;
            spec.minus |= width < 0;
            spec.width = width.unsigned_abs() as usize;
        } else {
            while let Some(digit) = chars.peek().and_then(|c| c.to_digit(10)) {
                spec.width = spec.width * 10 + digit as usize;
                chars.next();
            }
        }
        if chars.peek() == Some(&'.') {
            chars.next();
            let mut precision = 0;
            if chars.peek() == Some(&'*') {
                chars.next();
                precision = (bits(fetch, Fetch::Int)? as i32).max(0) as usize;
            }
            while let Some(digit) = chars.peek().and_then(|c| c.to_digit(10)) {
                precision = precision * 10 + digit as usize;
                chars.next();
            }
            spec.precision = Some(precision);
        }
        // OpenCL's vectors: each component by itself, with commas between them.
        let mut components = None;
        if chars.peek() == Some(&'v') {
            chars.next();
            let mut count = 0;
            while let Some(digit) = chars.peek().and_then(|c| c.to_digit(10)) {
                count = (count * 10 + digit).min(16);
                chars.next();
            }
            components = Some(count);
        }
        spec.width = spec.width.min(4096);
        spec.precision = spec.precision.map(|p| p.min(4096));
        let mut size = 4;
        let mut shorts = 0;
        while let Some(&length) = chars.peek() {
            match length {
                'l' | 'j' | 'z' | 't' => size = 8,
                'h' => shorts += 1,
                'L' => {}
                _ => break,
            }
            chars.next();
        }
        if components.is_some() && shorts == 1 && size == 8 {
            // `hl`: of 32 bits.
            (shorts, size) = (0, 4);
        }
        let width = match shorts {
            0 => 8 * size,
            1 => 16,
            _ => 8,
        };
        let kind = if size == 8 { Fetch::Long } else { Fetch::Int };
        let conversion = chars.next();
        for n in 0..components.unwrap_or(1) {
            if n > 0 {
                out.push(',');
            }
            match conversion {
                Some('%') => out.push('%'),
                Some('d' | 'i') => {
                    let shift = 64 - width;
                    let value = (bits(fetch, kind)? << shift) as i64 >> shift;
                    push_number(&mut out, &spec, value < 0, "", &value.unsigned_abs().to_string());
                }
                Some(c @ ('u' | 'x' | 'X' | 'o')) => {
                    let value = bits(fetch, kind)? & (u64::MAX >> (64 - width));
                    let (prefix, digits) = match c {
                        'x' => ("0x", format!("{value:x}")),
                        'X' => ("0X", format!("{value:X}")),
                        'o' => ("0", format!("{value:o}")),
                        _ => ("", value.to_string()),
                    };
                    let prefix = if spec.alternate && value != 0 { prefix } else { "" };
                    let spec = Spec { plus: false, space: false, ..spec.clone() };
                    push_number(&mut out, &spec, false, prefix, &digits);
                }
                Some('p') => {
                    let text = format!("{:#x}", bits(fetch, Fetch::Long)?);
                    pad(&mut out, &spec, &text);
                }
                Some('c') => {
                    let text = char::from(bits(fetch, Fetch::Int)? as u8).to_string();
                    pad(&mut out, &spec, &text);
                }
                Some('s') => {
                    let text = match fetch(Fetch::Str)? {
                        Value::Str(s) => s,
                        Value::Bits(_) => String::new(),
                    };
                    let text: String =
                        text.chars().take(spec.precision.unwrap_or(usize::MAX)).collect();
                    pad(&mut out, &spec, &text);
                }
                Some(c @ ('f' | 'F' | 'e' | 'E' | 'g' | 'G')) => {
                    let value = f64::from_bits(bits(fetch, Fetch::Double)?);
                    let digits =
                        float_digits(value.abs(), c, spec.precision.unwrap_or(6), spec.alternate);
                    let digits =
                        if c.is_ascii_uppercase() { digits.to_uppercase() } else { digits };
                    let zero = spec.zero && value.is_finite();
                    let spec = Spec { precision: None, zero, ..spec.clone() };
                    push_number(&mut out, &spec, value.is_sign_negative(), "", &digits);
                }
                Some(other) => {
                    out.push('%');
                    out.push(other);
                }
                None => out.push('%'),
            }
        }
    }
    Ok(out)
}

/// The bits of the next argument; a string has none.
fn bits(fetch: &mut dyn FnMut(Fetch) -> Result<Value>, kind: Fetch) -> Result<u64> {
    fetch(kind).map(|value| match value {
        Value::Bits(bits) => bits,
        Value::Str(_) => 0,
    })
}

fn push_number(out: &mut String, spec: &Spec, negative: bool, prefix: &str, digits: &str) {
    let sign = match (negative, spec.plus, spec.space) {
        (true, ..) => "-",
        (_, true, _) => "+",
        (_, _, true) => " ",
        _ => "",
    };
    let mut digits = digits.to_owned();
    if let Some(precision) = spec.precision {
        digits = format!("{}{digits}", "0".repeat(precision.saturating_sub(digits.len())));
    } else if spec.zero && !spec.minus {
        let used = sign.len() + prefix.len() + digits.len();
        digits = format!("{}{digits}", "0".repeat(spec.width.saturating_sub(used)));
    }
    pad(out, spec, &format!("{sign}{prefix}{digits}"));
}

fn pad(out: &mut String, spec: &Spec, text: &str) {
    let width = spec.width;
    let _ = if spec.minus { write!(out, "{text:<width$}") } else { write!(out, "{text:>width$}") };
}

fn float_digits(value: f64, conversion: char, precision: usize, alternate: bool) -> String {
    if value.is_nan() {
        return "nan".to_owned();
    }
    if value.is_infinite() {
        return "inf".to_owned();
    }
    match conversion.to_ascii_lowercase() {
        'f' => format!("{value:.precision$}"),
        'e' => exponential(value, precision),
        _ => {
            let precision = precision.max(1);
            let scientific = exponential(value, precision - 1);
            let exponent: i32 =
                scientific.split('e').nth(1).and_then(|e| e.parse().ok()).unwrap_or(0);
            let fixed = exponent >= -4 && exponent < precision as i32;
            let text = if fixed {
                format!("{value:.*}", (precision as i32 - 1 - exponent).max(0) as usize)
            } else {
                scientific
            };
            if alternate {
                return text;
            }
            // Trailing zeros of the fraction go away.
            let (mantissa, tail) = match text.split_once('e') {
                Some((m, e)) => (m.to_owned(), format!("e{e}")),
                None => (text, String::new()),
            };
            let mantissa = if mantissa.contains('.') {
                mantissa.trim_end_matches('0').trim_end_matches('.')
            } else {
                &mantissa
            };
            format!("{mantissa}{tail}")
        }
    }
}

fn exponential(value: f64, precision: usize) -> String {
    let text = format!("{value:.precision$e}");
    let (mantissa, exponent) = text.split_once('e').unwrap_or((&text, "0"));
    let (sign, digits) = match exponent.strip_prefix('-') {
        Some(d) => ('-', d),
        None => ('+', exponent),
    };
    format!("{mantissa}e{sign}{digits:0>2}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn formats_like_c() {
        let mut args = vec![
            Value::Bits(-5i32 as u32 as u64),
            Value::Bits(255),
            Value::Str("abc".to_owned()),
            Value::Bits(1.5f64.to_bits()),
            Value::Bits(1e10f64.to_bits()),
            Value::Bits(0.0001f64.to_bits()),
            Value::Bits(u64::from(b'z')),
            Value::Bits(u64::MAX),
        ]
        .into_iter();
        let text =
            format("%d|%#06x|%-5s|%08.3f|%e|%g|%c|%lld|%%\n", &mut |_| Ok(args.next().unwrap()))
                .unwrap();
        assert_eq!(text, "-5|0x00ff|abc  |0001.500|1.000000e+10|0.0001|z|-1|%\n");
    }
}
