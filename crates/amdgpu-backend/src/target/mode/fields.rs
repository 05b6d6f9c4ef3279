//! The fields of MODE, and what is known of them.
//!
//! MODE is hardware register 1. Fields and generations are those of AMD's ISA documents (section "Mode register" of the
//! Vega, CDNA, RDNA 2, RDNA 3 and RDNA 4 documents); the values of the float fields are
//!
//! | value | rounding | denormals |
//! |---|---|---|
//! | 0 | to nearest, ties to even | of operands and results are zero |
//! | 1 | toward positive infinity | of results are zero |
//! | 2 | toward negative infinity | of operands are zero |
//! | 3 | toward zero | kept |

use core::fmt;

use crate::target::Generation;

/// The number of the hardware register.
pub(crate) const HWREG_MODE: i64 = 1;

/// A field of MODE.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Field {
    /// The name, as in AMD's documents.
    pub name: &'static str,
    /// The lowest bit.
    pub offset: u8,
    /// The width in bits.
    pub width: u8,
}

impl Field {
    const fn new(name: &'static str, offset: u8, width: u8) -> Self {
        Self { name, offset, width }
    }

    /// The field's bits in MODE.
    pub const fn mask(self) -> u32 {
        (u32::MAX >> (32 - self.width)) << self.offset
    }
}

/// Rounding of 32-bit floats.
pub(crate) const ROUND_32: Field = Field::new("fp_round.sp", 0, 2);
/// Rounding of 64-bit and 16-bit floats.
pub(crate) const ROUND_16_64: Field = Field::new("fp_round.dp", 2, 2);
/// Denormals of 32-bit floats.
pub(crate) const DENORM_32: Field = Field::new("fp_denorm.sp", 4, 2);
/// Denormals of 64-bit and 16-bit floats.
pub(crate) const DENORM_16_64: Field = Field::new("fp_denorm.dp", 6, 2);
/// Whether clamping makes 0 of NaN. Not on gfx12.
pub(crate) const DX10_CLAMP: Field = Field::new("dx10_clamp", 8, 1);
/// Whether signalling NaNs are quieted as IEEE 754 has it. Not on gfx12.
pub(crate) const IEEE: Field = Field::new("ieee", 9, 1);

/// Both roundings: what `s_round_mode` writes.
pub(crate) const ROUNDS: u32 = ROUND_32.mask() | ROUND_16_64.mask();
/// Both treatments of denormals: what `s_denorm_mode` writes.
pub(crate) const DENORMS: u32 = DENORM_32.mask() | DENORM_16_64.mask();
/// Fields on which instructions on floats depend.
pub(crate) const FLOATS: u32 = ROUNDS | DENORMS;

const GFX9: &[Field] = &[
    ROUND_32,
    ROUND_16_64,
    DENORM_32,
    DENORM_16_64,
    DX10_CLAMP,
    IEEE,
    Field::new("lod_clamped", 10, 1),
    Field::new("debug_en", 11, 1),
    Field::new("excp_en", 12, 9),
    Field::new("fp16_ovfl", 23, 1),
    Field::new("pops_packer0", 24, 1),
    Field::new("pops_packer1", 25, 1),
    Field::new("disable_perf", 26, 1),
    Field::new("gpr_idx_en", 27, 1),
    Field::new("vskip", 28, 1),
    Field::new("csp", 29, 3),
];

const GFX10: &[Field] = &[
    ROUND_32,
    ROUND_16_64,
    DENORM_32,
    DENORM_16_64,
    DX10_CLAMP,
    IEEE,
    Field::new("lod_clamped", 10, 1),
    Field::new("debug_en", 11, 1),
    Field::new("excp_en", 12, 9),
    Field::new("fp16_ovfl", 23, 1),
    Field::new("disable_perf", 27, 1),
];

const GFX11: &[Field] = &[
    ROUND_32,
    ROUND_16_64,
    DENORM_32,
    DENORM_16_64,
    DX10_CLAMP,
    IEEE,
    Field::new("lod_clamped", 10, 1),
    Field::new("trap_after_inst_en", 11, 1),
    Field::new("excp_en", 12, 10),
    Field::new("wave_end", 22, 1),
    Field::new("fp16_ovfl", 23, 1),
    Field::new("disable_perf", 27, 1),
];

const GFX12: &[Field] = &[
    ROUND_32,
    ROUND_16_64,
    DENORM_32,
    DENORM_16_64,
    Field::new("fp16_ovfl", 23, 1),
    Field::new("scalar_prefetch_en", 24, 1),
    Field::new("disable_perf", 27, 1),
];

/// The fields that a generation has, from the lowest.
pub fn fields(generation: Generation) -> &'static [Field] {
    match generation {
        Generation::Gfx900
        | Generation::Gfx906
        | Generation::Gfx908
        | Generation::Gfx90a
        | Generation::Gfx942
        | Generation::Gfx950 => GFX9,
        Generation::Gfx1030 => GFX10,
        Generation::Gfx1100 => GFX11,
        Generation::Gfx1200 => GFX12,
    }
}

/// The bits that the ABI speaks of.
pub(crate) fn abi_bits(generation: Generation) -> u32 {
    let all = fields(generation).iter();
    let has = |field: Field| all.clone().any(|f| *f == field);
    let other = |field: Field| if has(field) { field.mask() } else { 0 };
    FLOATS | other(DX10_CLAMP) | other(IEEE)
}

/// Known bits of MODE, and their values. A lattice ordered by the number of known bits; the meet of two states has the
/// bits on which they agree.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct ModeState {
    known: u32,
    bits: u32,
}

impl ModeState {
    /// Nothing is known.
    pub const UNKNOWN: Self = Self { known: 0, bits: 0 };

    /// The bits of `known` are those of `bits`.
    pub const fn new(known: u32, bits: u32) -> Self {
        Self { known, bits: bits & known }
    }

    /// A field has a value.
    pub const fn of(field: Field, value: u32) -> Self {
        Self::new(field.mask(), value << field.offset)
    }

    /// The bits that are known.
    pub const fn known(self) -> u32 {
        self.known
    }

    /// The values of the bits that are known; zero elsewhere.
    pub const fn bits(self) -> u32 {
        self.bits
    }

    /// Whether nothing is known.
    pub const fn is_unknown(self) -> bool {
        self.known == 0
    }

    /// A field's value, if all of it is known.
    pub const fn get(self, field: Field) -> Option<u32> {
        let mask = field.mask();
        if self.known & mask == mask { Some((self.bits & mask) >> field.offset) } else { None }
    }

    /// Returns the state with only the known bits of `mask`.
    pub const fn only(self, mask: u32) -> Self {
        Self::new(self.known & mask, self.bits)
    }

    /// The state once some bits can be anything.
    #[must_use]
    pub const fn forget(self, mask: u32) -> Self {
        Self::new(self.known & !mask, self.bits)
    }

    /// The state once the bits that `newer` knows are written.
    #[must_use]
    pub const fn merge(self, newer: Self) -> Self {
        Self { known: self.known | newer.known, bits: self.bits & !newer.known | newer.bits }
    }

    /// Returns the state that holds in both.
    #[must_use]
    pub const fn meet(self, other: Self) -> Self {
        Self::new(self.known & other.known & !(self.bits ^ other.bits), self.bits)
    }

    /// Whether all that `wanted` says is known to hold.
    pub const fn satisfies(self, wanted: Self) -> bool {
        self.known & wanted.known == wanted.known && self.bits & wanted.known == wanted.bits
    }

    /// The bits that must be written for `wanted` to hold.
    pub const fn delta(self, wanted: Self) -> u32 {
        wanted.known & (!self.known | (self.bits ^ wanted.bits))
    }
}

/// Known bits, one character each from bit 0 on, up to the highest known one: `0`, `1` or `-`.
impl fmt::Debug for ModeState {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.known == 0 {
            return f.write_str("-");
        }
        for bit in 0..32 - self.known.leading_zeros() {
            f.write_str(match (self.known >> bit & 1, self.bits >> bit & 1) {
                (0, _) => "-",
                (_, 0) => "0",
                _ => "1",
            })?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_do_not_overlap_and_are_in_order() {
        for generation in Generation::ALL {
            let all = fields(generation);
            assert!(all.windows(2).all(|f| f[0].offset + f[0].width <= f[1].offset));
            assert_eq!(all[..4], [ROUND_32, ROUND_16_64, DENORM_32, DENORM_16_64]);
        }
        assert_eq!(FLOATS, 0xff);
    }

    #[test]
    fn states_are_a_lattice() {
        arbtest::arbtest(|u| {
            let mut state =
                || Ok(ModeState::new(u.int_in_range(0..=255)?, u.int_in_range(0..=255)?));
            let (a, b, c) = (state()?, state()?, state()?);
            assert_eq!(a.meet(b), b.meet(a));
            assert_eq!(a.meet(a), a);
            assert_eq!(a.meet(b).meet(c), a.meet(b.meet(c)));
            assert!(a.satisfies(a.meet(b)));
            assert!(a.merge(b).satisfies(b));
            assert_eq!(a.satisfies(b), a.delta(b) == 0);
            assert!(a.merge(ModeState::new(a.delta(b), b.bits())).satisfies(b));
            Ok(())
        });
    }
}
