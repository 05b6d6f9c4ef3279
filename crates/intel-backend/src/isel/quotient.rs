//! Quotients of floats where the extended unit has only reciprocals (gen12).
//!
//! Both operands are scaled by powers of four to numbers between 2^-23 and 2, so that no step below rounds in the range of
//! denormals or overflows. The remainder of the first quotient, which a fused operation computes without rounding,
//! corrects it (Markstein, "Computation of elementary functions on the IBM RISC System/6000 processor", 1990). Only the scaling
//! back may round a second time. So the result is compared with its neighbour towards the exact quotient: of both,
//! the one with the smaller remainder is right. This also corrects a reciprocal that is off by a unit.

use ir::ssa::{FloatCc, IntCc};

use super::piece::Piece;
use super::{Select, Selected};
use crate::target::eu::{MathFn, Op, Type as Eu};

const SIGN: u64 = 0x8000_0000;
const EXPONENT: u64 = 0x7f80_0000;
const ONE: u64 = 0x3f80_0000;
/// Three times the bias of an exponent, in its place.
const THREE_BIASES: u64 = 0xbe80_0000;

/// Operands and scales of a quotient.
struct Scaled {
    dividend: Piece,
    divisor: Piece,
    /// The square root of what the scaled quotient is to be multiplied by, and its inverse.
    back: Piece,
    forth: Piece,
}

impl Select<'_> {
    /// A quotient, rounded once.
    pub(super) fn quotient(&mut self, [a, b]: [Piece; 2], scalar: bool) -> Selected<Piece> {
        let scaled = self.scaled([a, b], scalar);
        let Scaled { dividend, divisor, back, .. } = scaled;
        let inverse = self.math(MathFn::Inv, Eu::F, &[divisor], scalar);
        let first = self.float_product([inverse, dividend], scalar);
        let rest = self.mad(Eu::F, [dividend, first, divisor], [true, false], scalar)?;
        let better = self.mad(Eu::F, [first, rest, inverse], [false; 2], scalar)?;
        // A remainder that is no number is that of a zero, an infinity or a NaN; without one, a sum could lose a zero's sign.
        let magnitude = self.without_sign(rest, scalar);
        let operands = [magnitude, Piece::Imm(0)];
        let (corrects, inverted) = self.compare_floats(FloatCc::Ogt, Eu::F, operands, scalar);
        let quotient = self.choose_by(corrects, inverted, Eu::F, [better, first], scalar);
        let half = self.float_product([quotient, back], scalar);
        let result = self.float_product([half, back], scalar);
        self.nearer_neighbour(&scaled, result, scalar)
    }

    /// Scales the operands of a quotient.
    fn scaled(&mut self, [a, b]: [Piece; 2], scalar: bool) -> Scaled {
        let [(dividend, by), (divisor, other)] = [a, b].map(|piece| self.centred(piece, scalar));
        let back = self.subtract(Eu::D, [other, by], scalar);
        let forth = self.subtract(Eu::D, [Piece::Imm(ONE), back], scalar);
        let back = self.compute(Op::Add, Eu::D, Eu::D, &[back, Piece::Imm(ONE)], scalar);
        Scaled { dividend, divisor, back, forth }
    }

    /// Multiplies a number by the square of a power of two, which is given too, so that its exponent is near zero. That of a
    /// denormal is at least -23.
    fn centred(&mut self, piece: Piece, scalar: bool) -> (Piece, Piece) {
        if let Piece::Imm(bits) = piece {
            let power = ((THREE_BIASES - (bits & EXPONENT)) / 2) & EXPONENT;
            let [number, by] = [bits, power].map(|bits| f32::from_bits(bits as u32));
            let centred = number * by * by;
            return (Piece::Imm(centred.to_bits().into()), Piece::Imm(power));
        }
        let exponent = self.logic(Op::And, Eu::UD, [piece, Piece::Imm(EXPONENT)], scalar);
        let twice = self.subtract(Eu::UD, [Piece::Imm(THREE_BIASES), exponent], scalar);
        let half = self.compute(Op::Shr, Eu::UD, Eu::UD, &[twice, Piece::Imm(1)], scalar);
        let power = self.logic(Op::And, Eu::UD, [half, Piece::Imm(EXPONENT)], scalar);
        let once = self.float_product([piece, power], scalar);
        (self.float_product([once, power], scalar), power)
    }

    /// Returns of `result` and the number beside it, towards the exact quotient, the nearer one.
    fn nearer_neighbour(
        &mut self,
        scaled: &Scaled,
        result: Piece,
        scalar: bool,
    ) -> Selected<Piece> {
        let rest = self.remainder(scaled, result, scalar)?;
        // One away from zero if the remainder has the dividend's sign, else one towards it.
        let differs = self.logic(Op::Xor, Eu::UD, [rest, scaled.dividend], scalar);
        let sign = self.compute(Op::Asr, Eu::D, Eu::D, &[differs, Piece::Imm(31)], scalar);
        let step = self.logic(Op::Or, Eu::D, [sign, Piece::Imm(1)], scalar);
        let neighbour = self.compute(Op::Add, Eu::D, Eu::D, &[result, step], scalar);
        let other = self.remainder(scaled, neighbour, scalar)?;
        let [rest, other] = [rest, other].map(|piece| self.without_sign(piece, scalar));
        let (nearer, inverted) = self.compare_floats(FloatCc::Olt, Eu::F, [other, rest], scalar);
        let chosen = self.choose_by(nearer, inverted, Eu::F, [neighbour, result], scalar);
        // An infinity is the right result of an overflow, whatever its neighbour's remainder.
        let finite = self.compare_ints(IntCc::Ult, 32, [rest, Piece::Imm(EXPONENT)], scalar);
        Ok(self.choose_by(finite, false, Eu::F, [chosen, result], scalar))
    }

    /// The remainder of a result, scaled as the dividend is, without rounding.
    fn remainder(&mut self, scaled: &Scaled, result: Piece, scalar: bool) -> Selected<Piece> {
        let half = self.float_product([result, scaled.forth], scalar);
        let quotient = self.float_product([half, scaled.forth], scalar);
        self.mad(Eu::F, [scaled.dividend, quotient, scaled.divisor], [true, false], scalar)
    }

    fn float_product(&mut self, factors: [Piece; 2], scalar: bool) -> Piece {
        self.compute(Op::Mul, Eu::F, Eu::F, &factors, scalar)
    }

    fn without_sign(&mut self, piece: Piece, scalar: bool) -> Piece {
        self.logic(Op::And, Eu::UD, [piece, Piece::Imm(SIGN - 1)], scalar)
    }
}
