//! C's `printf` formatting, for device code that prints.

use crate::fault::{Fault, Result};
use std::fmt::Write as _;

#[derive(Default)]
struct Spec {
    minus: bool,
    plus: bool,
    space: bool,
    alternate: bool,
    zero: bool,
    width: usize,
    precision: Option<usize>,
    /// Bytes of an integer argument.
    size: u32,
}

/// Formats `text`. `next` gives the bits of the next argument, which has that many bytes; `string` reads
/// the string at an address.
pub(crate) fn format(
    text: &[u8],
    mut next: impl FnMut(u32) -> Result<u64>,
    string: impl Fn(u64) -> Result<Vec<u8>>,
) -> Result<String> {
    let mut out = String::new();
    let mut at = 0;
    while at < text.len() {
        if text[at] != b'%' {
            let end = text[at..].iter().position(|&c| c == b'%').map_or(text.len(), |n| at + n);
            out.push_str(&String::from_utf8_lossy(&text[at..end]));
            at = end;
            continue;
        }
        at += 1;
        let mut spec = Spec { size: 4, ..Spec::default() };
        while let Some(&c) = text.get(at) {
            match c {
                b'-' => spec.minus = true,
                b'+' => spec.plus = true,
                b' ' => spec.space = true,
                b'#' => spec.alternate = true,
                b'0' => spec.zero = true,
                _ => break,
            }
            at += 1;
        }
        if let Some(width) = number(text, &mut at, &mut next)? {
            spec.minus |= width < 0;
            spec.width = width.unsigned_abs().min(4096) as usize;
        }
        if text.get(at) == Some(&b'.') {
            at += 1;
            let precision = number(text, &mut at, &mut next)?.unwrap_or(0);
            spec.precision = usize::try_from(precision).ok().map(|p| p.min(4096));
        }
        while let Some(&c) = text.get(at) {
            match c {
                b'l' | b'j' | b'z' | b't' => spec.size = 8,
                b'h' | b'L' | b'q' => {}
                _ => break,
            }
            at += 1;
        }
        let conversion = text.get(at).copied().unwrap_or(b'%');
        at += 1;
        one(&mut out, &spec, conversion, &mut next, &string)?;
    }
    Ok(out)
}

fn number(
    text: &[u8],
    at: &mut usize,
    next: &mut impl FnMut(u32) -> Result<u64>,
) -> Result<Option<i64>> {
    if text.get(*at) == Some(&b'*') {
        *at += 1;
        return Ok(Some(i64::from(next(4)? as i32)));
    }
    let digits = text[*at..].iter().take_while(|c| c.is_ascii_digit()).count();
    if digits == 0 {
        return Ok(None);
    }
    let value = text[*at..*at + digits]
        .iter()
        .fold(0i64, |v, &c| (v * 10 + i64::from(c - b'0')).min(1 << 30));
    *at += digits;
    Ok(Some(value))
}

fn one(
    out: &mut String,
    spec: &Spec,
    conversion: u8,
    next: &mut impl FnMut(u32) -> Result<u64>,
    string: &impl Fn(u64) -> Result<Vec<u8>>,
) -> Result<()> {
    let sign = |negative: bool| {
        if negative {
            "-"
        } else if spec.plus {
            "+"
        } else if spec.space {
            " "
        } else {
            ""
        }
    };
    let (prefix, body, numeric) = match conversion {
        b'%' => {
            out.push('%');
            return Ok(());
        }
        b'd' | b'i' => {
            let raw = next(spec.size)?;
            let value = if spec.size == 8 { raw as i64 } else { i64::from(raw as i32) };
            (sign(value < 0).to_owned(), value.unsigned_abs().to_string(), true)
        }
        b'u' | b'x' | b'X' | b'o' => {
            let raw = next(spec.size)?;
            let value = if spec.size == 8 { raw } else { raw & 0xffff_ffff };
            let (prefix, body) = match conversion {
                b'x' => ("0x", format!("{value:x}")),
                b'X' => ("0X", format!("{value:X}")),
                b'o' => ("0", format!("{value:o}")),
                _ => ("", value.to_string()),
            };
            let prefix = if spec.alternate && value != 0 { prefix } else { "" };
            (prefix.to_owned(), body, true)
        }
        b'p' => (String::new(), format!("{:#x}", next(8)?), false),
        b'c' => (String::new(), char::from(next(4)? as u8).to_string(), false),
        b's' => {
            let bytes = string(next(8)?)?;
            let text = String::from_utf8_lossy(&bytes).into_owned();
            let kept = text.chars().take(spec.precision.unwrap_or(usize::MAX)).collect();
            (String::new(), kept, false)
        }
        b'f' | b'F' | b'e' | b'E' | b'g' | b'G' | b'a' | b'A' => {
            let value = f64::from_bits(next(8)?);
            let negative = value.is_sign_negative() && !value.is_nan();
            let body = float(value.abs(), conversion, spec);
            let numeric = value.is_finite();
            (sign(negative).to_owned(), body, numeric)
        }
        other => {
            return Err(Fault::unsupported(format!("printf's %{}", char::from(other))));
        }
    };
    let integer = matches!(conversion, b'd' | b'i' | b'u' | b'x' | b'X' | b'o');
    let mut digits = body;
    if integer && let Some(precision) = spec.precision {
        while digits.len() < precision {
            digits.insert(0, '0');
        }
    }
    let length = prefix.chars().count() + digits.chars().count();
    let padding = spec.width.saturating_sub(length);
    let zeros = spec.zero && numeric && !spec.minus && !(integer && spec.precision.is_some());
    if zeros {
        let _ = write!(out, "{prefix}{}{digits}", "0".repeat(padding));
    } else if spec.minus {
        let _ = write!(out, "{prefix}{digits}{}", " ".repeat(padding));
    } else {
        let _ = write!(out, "{}{prefix}{digits}", " ".repeat(padding));
    }
    Ok(())
}

/// A magnitude in one of C's float notations.
fn float(value: f64, conversion: u8, spec: &Spec) -> String {
    let upper = conversion.is_ascii_uppercase();
    let text = if value.is_nan() {
        "nan".to_owned()
    } else if value.is_infinite() {
        "inf".to_owned()
    } else {
        let precision = spec.precision.unwrap_or(6);
        match conversion.to_ascii_lowercase() {
            b'f' => format!("{value:.precision$}"),
            b'e' => exponential(value, precision),
            b'a' => hexadecimal(value),
            _ => general(value, precision.max(1), spec.alternate),
        }
    };
    if upper { text.to_uppercase() } else { text }
}

fn exponential(value: f64, precision: usize) -> String {
    let text = format!("{value:.precision$e}");
    let (mantissa, exponent) = text.split_once('e').unwrap_or((&text, "0"));
    let exponent: i32 = exponent.parse().unwrap_or(0);
    format!("{mantissa}e{}{:02}", if exponent < 0 { '-' } else { '+' }, exponent.abs())
}

fn general(value: f64, precision: usize, keep_zeros: bool) -> String {
    let scientific = format!("{value:.*e}", precision - 1);
    let exponent: i32 = scientific.split_once('e').and_then(|p| p.1.parse().ok()).unwrap_or(0);
    let trim = |text: String| {
        if keep_zeros || !text.contains('.') {
            return text;
        }
        text.trim_end_matches('0').trim_end_matches('.').to_owned()
    };
    if exponent < -4 || exponent >= precision as i32 {
        let text = exponential(value, precision - 1);
        let (mantissa, rest) = text.split_once('e').unwrap_or((&text, "+00"));
        format!("{}e{rest}", trim(mantissa.to_owned()))
    } else {
        let decimals = (precision as i32 - 1 - exponent).max(0) as usize;
        trim(format!("{value:.decimals$}"))
    }
}

fn hexadecimal(value: f64) -> String {
    if value == 0.0 {
        return "0x0p+0".to_owned();
    }
    let bits = value.to_bits();
    let (lead, e) = if bits >> 52 == 0 { (0, -1022) } else { (1, (bits >> 52) as i32 - 1023) };
    let digits = format!("{:013x}", bits & ((1 << 52) - 1));
    let digits = digits.trim_end_matches('0');
    let point = if digits.is_empty() { "" } else { "." };
    format!("0x{lead}{point}{digits}p{e:+}")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn show(text: &str, values: &[u64]) -> String {
        let mut values = values.iter().copied();
        let next = |_| values.next().ok_or_else(|| Fault::input("no more"));
        format(text.as_bytes(), next, |_| Ok(b"word".to_vec())).unwrap()
    }

    #[test]
    fn as_c_prints() {
        assert_eq!(
            show("%d|%5d|%-5d|%05d|%+d%%", &[u64::from(u32::MAX), 42, 42, 42, 7]),
            "-1|   42|42   |00042|+7%"
        );
        assert_eq!(
            show("%lld %llu %x %#X", &[(-5i64) as u64, u64::MAX, 255, 255]),
            "-5 18446744073709551615 ff 0XFF"
        );
        let f = |v: f64| v.to_bits();
        assert_eq!(
            show("%f %.2f %8.3f %e", &[f(1.5), f(-2.345), f(3.75), f(12345.678)]),
            "1.500000 -2.35   3.750 1.234568e+04"
        );
        assert_eq!(
            show("%g %g %g %g", &[f(100000.0), f(1e6), f(0.0001), f(0.5)]),
            "100000 1e+06 0.0001 0.5"
        );
        assert_eq!(show("%s:%c:%6s|%.2s", &[1, 65, 1, 1]), "word:A:  word|wo");
    }
}
