//! Constants of straight-line programs.

use super::types::{Elem, Ty};
use crate::generate::Choices;

/// The bits of an integer of up to 256 bits, the lowest word first.
type Words = [u64; 4];

/// Chooses a constant of a type, as text.
pub(super) fn constant(choices: &mut Choices, ty: Ty) -> String {
    if !ty.is_vector() {
        return scalar(choices, ty.elem);
    }
    match choices.below(6) {
        0 => "zeroinitializer".into(),
        1 => {
            let one = scalar(choices, ty.elem);
            list(ty, |_| one.clone())
        }
        _ => list(ty, |_| scalar(choices, ty.elem)),
    }
}

/// Returns a vector's constant of its elements' constants.
pub(super) fn list(ty: Ty, mut of: impl FnMut(u32) -> String) -> String {
    let mut one = |n| format!("{} {}", ty.elem.name(), of(n));
    if !ty.is_vector() {
        let text = one(0);
        return text[ty.elem.name().len() + 1..].to_owned();
    }
    let items: Vec<String> = (0..ty.lanes).map(one).collect();
    format!("<{}>", items.join(", "))
}

/// Returns a constant with this number in each element.
pub(super) fn splat(ty: Ty, n: u64) -> String {
    list(ty, |_| integer([n, 0, 0, 0], ty.elem.bits()))
}

/// Returns a constant with the same power of two less one in each element.
pub(super) fn splat_mask(ty: Ty, bits: u32) -> String {
    let ones = masked([u64::MAX; 4], bits);
    list(ty, |_| integer(ones, ty.elem.bits()))
}

fn scalar(choices: &mut Choices, elem: Elem) -> String {
    match elem {
        Elem::Int(bits) => {
            let words = words(choices, bits);
            integer(words, bits)
        }
        _ => float(choices, elem),
    }
}

/// Chooses the bits of an integer: those at the edges often.
fn words(choices: &mut Choices, bits: u32) -> Words {
    let high = bits - 1;
    let mut out = [0; 4];
    let bit = |n: u32| {
        let mut w = [0u64; 4];
        w[n as usize / 64] = 1 << (n % 64);
        w
    };
    match choices.below(10) {
        0 => out[0] = 1,
        1 => {}
        2 => out = [u64::MAX; 4],
        3 => out[0] = u64::from(choices.below(20)),
        4 => out = bit(high),
        5 => out = masked([u64::MAX; 4], high),
        6 => out[0] = u64::from(*choices.pick(&[high, bits, bits + 1, bits / 2])),
        7 => out = masked([u64::MAX; 4], 1 + choices.below(bits)),
        8 => out = bit(choices.below(bits)),
        _ => {
            for w in &mut out {
                *w = u64::from(choices.below(u32::MAX)).wrapping_mul(0x1_0000_0001_0003);
            }
        }
    }
    out
}

fn masked(words: Words, bits: u32) -> Words {
    std::array::from_fn(|n| match (n as u32 * 64).checked_add(64) {
        Some(end) if end <= bits => words[n],
        _ => {
            let left = bits.saturating_sub(n as u32 * 64);
            words[n] & ((1u64 << left) - 1)
        }
    })
}

/// Returns the text of an integer with these bits.
fn integer(words: Words, bits: u32) -> String {
    let mut words = masked(words, bits);
    if bits == 1 {
        return (if words[0] == 1 { "true" } else { "false" }).into();
    }
    let mut digits = Vec::new();
    while words != [0; 4] || digits.is_empty() {
        let mut rest = 0u128;
        for w in words.iter_mut().rev() {
            let now = (rest << 64) | u128::from(*w);
            *w = (now / 10) as u64;
            rest = now % 10;
        }
        digits.push(b'0' + rest as u8);
    }
    digits.iter().rev().map(|&d| char::from(d)).collect()
}

/// Chooses a float that its format has exactly.
fn float(choices: &mut Choices, elem: Elem) -> String {
    const PLAIN: [&str; 9] = ["1.0", "0.0", "2.0", "-1.5", "0.25", "-0.0", "100.0", "-3.0", "1.5"];
    match (choices.below(8), elem) {
        (0, Elem::Half) => (*choices.pick(&["0xH7BFF", "0xH7C00", "0xHFC00", "0xH0001"])).into(),
        (0, Elem::BFloat) => (*choices.pick(&["0xR7F7F", "0xR7F80", "0xRFF80", "0xR4F80"])).into(),
        (0, Elem::Float) => (*choices.pick(&[
            "0x41E0000000000000",
            "0x7FF0000000000000",
            "0xFFF0000000000000",
            "0x47EFFFFFE0000000",
        ]))
        .into(),
        (0, _) => (*choices.pick(&[
            "0x43E0000000000000",
            "0x7FF0000000000000",
            "0xFFF0000000000000",
            "0x7FEFFFFFFFFFFFFF",
        ]))
        .into(),
        _ => (*choices.pick(&PLAIN)).into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn integers_are_written_in_decimal() {
        assert_eq!(integer([u64::MAX; 4], 65), "36893488147419103231");
        assert_eq!(integer([5, 0, 0, 0], 2), "1");
        assert_eq!(integer([u64::MAX; 4], 1), "true");
        assert_eq!(integer([0; 4], 256), "0");
    }
}
