//! Register pressure of this processor family: the kinds of registers that are counted. [`occupancy`](super::occupancy)
//! has the waves that they let run, and [`print_rp`](crate::info::print_rp) the printer.
//!
//! Kinds are LLVM's: a class whose registers may be in both vector files (`av_32`) has a kind of its own, as it is decided
//! later which of the two it takes.

use rp_tracker::pressure::{KindDesc, RegPressure};

use crate::target::regs;

/// Scalar registers, by their place in [`KINDS`].
pub const SGPR: usize = 0;
/// Vector registers, by their place in [`KINDS`].
pub const VGPR: usize = 1;
/// Accumulators, by their place in [`KINDS`].
pub const AGPR: usize = 2;
/// Index in [`KINDS`] of values that become vector registers or accumulators.
pub const AVGPR: usize = 3;

/// The kinds of registers.
pub static KINDS: [KindDesc; 4] = [
    KindDesc { name: "SGPR", files: 1 << regs::SGPR.0 | 1 << regs::TTMP.0 },
    KindDesc { name: "VGPR", files: 1 << regs::VGPR.0 },
    KindDesc { name: "AGPR", files: 1 << regs::AGPR.0 },
    KindDesc { name: "AVGPR", files: 1 << regs::VGPR.0 | 1 << regs::AGPR.0 },
];

/// The vector registers of a pressure where vector registers and accumulators are two files that waves get alike: the
/// larger number. What may be in either counts with the vector registers.
pub fn vector_registers(pressure: &RegPressure) -> u32 {
    (pressure.count(VGPR) + pressure.count(AVGPR)).max(pressure.count(AGPR))
}
