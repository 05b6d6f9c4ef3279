//! Quotients and remainders of integers where the extended unit has none (gen12.5): by the reciprocal of a float.
//!
//! The reciprocal of the divisor, made a little smaller, is a fraction of 2^32 that is never too large; a Newton step brings it
//! within reach, and the quotient by it is at most two too small. (Alverson, "Integer division using reciprocals", 1991.)

use ir::ssa::IntCc;

use super::piece::Piece;
use super::{Select, Selected};
use crate::target::eu::{MathFn, Op, Type as Eu};

/// 2^32, made smaller by eight units of the last place: enough for two conversions and products that are rounded, and for
/// a reciprocal that is off by two units.
const ALMOST_ALL: f32 = 4_294_965_248.0;

impl Select<'_> {
    /// A quotient, or a remainder, of numbers of 32 bits.
    pub(super) fn divide_by_reciprocal(
        &mut self,
        remainder: bool,
        signed: bool,
        [a, b]: [Piece; 2],
        scalar: bool,
    ) -> Selected<Piece> {
        if !signed {
            return Ok(self.divide_unsigned(remainder, [a, b], scalar));
        }
        let sign = |select: &mut Self, piece: Piece| match piece {
            Piece::Imm(bits) => Piece::Imm(if bits >> 31 & 1 == 1 { 0xffff_ffff } else { 0 }),
            Piece::Reg(_) => select.shift(Op::Asr, Eu::D, Eu::D, [piece, Piece::Imm(31)], scalar),
        };
        let signs = [sign(self, a), sign(self, b)];
        let magnitudes = [self.flip(a, signs[0], scalar), self.flip(b, signs[1], scalar)];
        let result = self.divide_unsigned(remainder, magnitudes, scalar);
        // A remainder has the sign of the dividend.
        let sign = if remainder { signs[0] } else { self.logic(Op::Xor, Eu::UD, signs, scalar) };
        Ok(self.flip(result, sign, scalar))
    }

    /// The number, or its opposite where `sign` is -1.
    fn flip(&mut self, piece: Piece, sign: Piece, scalar: bool) -> Piece {
        match (piece, sign) {
            (_, Piece::Imm(0)) => piece,
            (Piece::Imm(bits), Piece::Imm(_)) => {
                Piece::Imm(u64::from((bits as u32).wrapping_neg()))
            }
            _ => {
                let flipped = self.logic(Op::Xor, Eu::UD, [piece, sign], scalar);
                self.subtract(Eu::D, [flipped, sign], scalar)
            }
        }
    }

    fn divide_unsigned(&mut self, remainder: bool, [a, b]: [Piece; 2], scalar: bool) -> Piece {
        let divisor = self.convert(Eu::F, Eu::UD, b, scalar);
        let inverse = self.math(MathFn::Inv, Eu::F, &[divisor], scalar);
        let scale = Piece::Imm(ALMOST_ALL.to_bits().into());
        let scaled = self.compute(Op::Mul, Eu::F, Eu::F, &[inverse, scale], scalar);
        let fraction = self.convert(Eu::UD, Eu::F, scaled, scalar);
        // Error of the fraction, times that fraction.
        let product = self.compute(Op::Mul, Eu::D, Eu::D, &[fraction, b], scalar);
        let error = self.subtract(Eu::D, [Piece::Imm(0), product], scalar);
        let more = self.multiply_long(false, [fraction, error], scalar).part(4);
        let fraction = self.compute(Op::Add, Eu::D, Eu::D, &[fraction, more], scalar);
        let mut quotient = self.multiply_long(false, [a, fraction], scalar).part(4);
        let product = self.compute(Op::Mul, Eu::D, Eu::D, &[quotient, b], scalar);
        let mut rest = self.subtract(Eu::D, [a, product], scalar);
        for last in [false, true] {
            let less = self.subtract(Eu::D, [rest, b], scalar);
            if !remainder {
                let flag = self.compare_ints(IntCc::Uge, 32, [rest, b], scalar);
                let next = self.compute(Op::Add, Eu::D, Eu::D, &[quotient, Piece::Imm(1)], scalar);
                quotient = self.choose_by(flag, false, Eu::D, [next, quotient], scalar);
            }
            if remainder || !last {
                let flag = self.compare_ints(IntCc::Uge, 32, [rest, b], scalar);
                rest = self.choose_by(flag, false, Eu::D, [less, rest], scalar);
            }
        }
        if remainder { rest } else { quotient }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Computes the result of the instructions with a reciprocal that is `off` units too large.
    fn quotient(a: u32, b: u32, off: i32) -> (u32, u32) {
        let inverse = (1.0 / b as f32).to_bits().wrapping_add_signed(off);
        let fraction = (f32::from_bits(inverse) * ALMOST_ALL) as u32;
        let upper = |a: u32, b: u32| ((u64::from(a) * u64::from(b)) >> 32) as u32;
        let error = fraction.wrapping_mul(b).wrapping_neg();
        let fraction = fraction.wrapping_add(upper(fraction, error));
        let mut quotient = upper(a, fraction);
        let mut rest = a.wrapping_sub(quotient.wrapping_mul(b));
        for _ in 0..2 {
            if rest >= b {
                (quotient, rest) = (quotient.wrapping_add(1), rest.wrapping_sub(b));
            }
        }
        (quotient, rest)
    }

    #[test]
    fn quotients_are_exact_whatever_the_reciprocal_is_off_by() {
        let around = |k: u32| {
            let power = 1u32 << k;
            [power.wrapping_sub(2), power - 1, power, power + 1, !power, power.wrapping_neg()]
        };
        let mut numbers: Vec<u32> = (0..32).flat_map(around).collect();
        numbers
            .extend((1..400u32).map(|n| n.wrapping_mul(n).wrapping_mul(0x9e37_79b9) >> (n % 31)));
        for &a in &numbers {
            for &b in numbers.iter().filter(|&&b| b != 0) {
                for off in -2..=2 {
                    assert_eq!(quotient(a, b, off), (a / b, a % b), "{a} / {b}, off by {off}");
                }
            }
        }
    }
}
