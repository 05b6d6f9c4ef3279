//! The floating-point mode that a function is compiled for.

use ir::ssa::{AttrSet, Context, Denormal, DenormalMode};

/// The float mode that a kernel starts with: the low eight bits of MODE.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FloatMode {
    /// Denormals of `float`: bit 0 keeps those of operands, bit 1 those of results.
    pub denormal_32: u8,
    /// Denormals of `half` and `double`.
    pub denormal_16_64: u8,
    /// Whether signalling NaNs are quieted as IEEE 754 has it.
    pub ieee: bool,
    /// Whether clamping turns NaN into 0.
    pub dx10_clamp: bool,
}

impl FloatMode {
    /// The mode of a function by its attributes.
    pub fn of_function(cx: &Context, attrs: AttrSet) -> Self {
        let denormal = |mode: DenormalMode| -> u8 {
            // The hardware flushes with the sign kept; a function that asks for another kind of flush gets denormals,
            // as LLVM has it.
            let keeps = |way: Denormal| way != Denormal::PreserveSign;
            u8::from(keeps(mode.output)) << 1 | u8::from(keeps(mode.input))
        };
        let denormals = cx.attrs.denormals(attrs);
        let flag = |name: &str| {
            let text = cx.symbols.find(name).and_then(|s| cx.attrs.string(attrs, s));
            text != Some("false")
        };
        Self {
            denormal_32: denormal(denormals.float),
            denormal_16_64: denormal(denormals.default),
            ieee: flag("amdgpu-ieee"),
            dx10_clamp: flag("amdgpu-dx10-clamp"),
        }
    }

    /// Rounding and denormals as the low eight bits of MODE: rounding is to the nearest even.
    pub const fn bits(self) -> u8 {
        self.denormal_32 << 4 | self.denormal_16_64 << 6
    }
}
