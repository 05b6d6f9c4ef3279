//! The approximate instructions (`ex2.approx`, `sin.approx`, ...).
//!
//! Hardware computes these with tables whose bits are not published; only error bounds are. Here each one
//! is computed in the host's f64 and rounded once to the format, which is inside every published bound.
//! Because all simulators call the same function they agree with each other bit for bit, but a comparison
//! with a real GPU needs a tolerance.

use super::{Format, Mode, Round, narrow};

/// An approximate function of one operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Approx {
    /// 2^x
    Ex2,
    /// Base-2 logarithm.
    Lg2,
    /// Sine of radians.
    Sin,
    /// Cosine of radians.
    Cos,
    /// 1/x
    Rcp,
    /// 1/sqrt(x)
    Rsqrt,
    /// Square root.
    Sqrt,
    /// Hyperbolic tangent.
    Tanh,
}

/// Evaluates an approximate function. For f64, `rcp` and `rsqrt` keep only the upper 32 bits of the
/// result, which is all that the hardware instructions deliver.
pub fn approx(function: Approx, f: Format, bits: u64, ftz: bool) -> u64 {
    let mode = Mode { ftz, ..Mode::NEAREST };
    let x = mode.input(f, bits);
    let y = match function {
        Approx::Ex2 => libm::exp2(x),
        Approx::Lg2 => libm::log2(x),
        Approx::Sin => libm::sin(x),
        Approx::Cos => libm::cos(x),
        Approx::Rcp => 1.0 / x,
        Approx::Rsqrt => 1.0 / x.sqrt(),
        Approx::Sqrt => x.sqrt(),
        Approx::Tanh => libm::tanh(x),
    };
    let result = mode.finish(f, y);
    if f == Format::F64 && matches!(function, Approx::Rcp | Approx::Rsqrt) {
        result & !0xffff_ffff
    } else {
        result
    }
}

/// `div.approx` and `div.full`: the f64 quotient rounded once.
pub fn approx_div(f: Format, a: u64, b: u64, ftz: bool) -> u64 {
    let mode = Mode { ftz, ..Mode::NEAREST };
    let q = mode.input(f, a) / mode.input(f, b);
    mode.finish_bits(f, narrow(f, q, Round::NearestEven))
}
