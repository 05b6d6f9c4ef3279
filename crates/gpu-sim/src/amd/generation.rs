//! The generations that are told apart, and what differs between them.

use super::matrix::Variant;
use crate::elements::Numbering;

ir::named_enum! {
    /// A generation by the processor that stands for it.
    pub enum Generation {
        /// gfx900 and its cousins up to gfx90c.
        Gfx900 = "gfx900",
        /// The same with dot products.
        Gfx906 = "gfx906",
        /// The same with products of matrices.
        Gfx908 = "gfx908",
        /// gfx90a.
        Gfx90a = "gfx90a",
        /// gfx940 to gfx942.
        Gfx942 = "gfx942",
        /// gfx950.
        Gfx950 = "gfx950",
        /// gfx1030 to gfx1036.
        Gfx1030 = "gfx1030",
        /// gfx1100 to gfx1153.
        Gfx1100 = "gfx1100",
        /// gfx1200 and gfx1201.
        Gfx1200 = "gfx1200",
    }
}

use Generation::{Gfx90a, Gfx900, Gfx906, Gfx908, Gfx942, Gfx950, Gfx1030, Gfx1100, Gfx1200};

impl Generation {
    /// The number of generations.
    pub(crate) const COUNT: usize = Self::ALL.len();

    /// The generation by the machine number in the low byte of an ELF file's flags.
    pub fn of_machine(number: u32) -> Option<Generation> {
        Some(match number {
            0x2c | 0x2d | 0x2e | 0x31 | 0x32 | 0x51 => Gfx900,
            0x2f => Gfx906,
            0x30 => Gfx908,
            0x3f => Gfx90a,
            0x40 | 0x4b | 0x4c | 0x5f => Gfx942,
            0x4f => Gfx950,
            0x36..=0x39 | 0x3d | 0x3e | 0x45 | 0x53 => Gfx1030,
            0x41 | 0x43 | 0x44 | 0x46 | 0x47 | 0x4a | 0x54 | 0x55 | 0x58 => Gfx1100,
            0x48 | 0x4e | 0x59 => Gfx1200,
            _ => return None,
        })
    }

    /// 9, 10, 11 or 12.
    /// The numbers of the formats of buffers' elements.
    pub(crate) fn numbering(self) -> Numbering {
        match self.family() {
            9 => Numbering::Gfx9,
            10 => Numbering::Gfx10,
            _ => Numbering::Gfx11,
        }
    }

    pub(crate) fn family(self) -> u32 {
        match self {
            Gfx900 | Gfx906 | Gfx908 | Gfx90a | Gfx942 | Gfx950 => 9,
            Gfx1030 => 10,
            Gfx1100 => 11,
            Gfx1200 => 12,
        }
    }

    /// gfx942's instructions.
    pub(crate) fn has_gfx940_insts(self) -> bool {
        matches!(self, Gfx942 | Gfx950)
    }

    /// Properties of its products of matrices.
    pub(crate) fn products(self) -> Variant {
        Variant { blocked: self.family() >= 12, unsigned_zero: self.unsigned_zero_floats() }
    }

    /// Floats of 8 bits are of the formats without negative zero.
    pub(crate) fn unsigned_zero_floats(self) -> bool {
        self == Gfx942
    }

    /// Column of the opcode table.
    pub(crate) fn column(self) -> usize {
        self as usize
    }

    /// One register file holds VGPRs and AGPRs, and tuples begin at even numbers.
    pub(crate) fn unified_file(self) -> bool {
        matches!(self, Gfx90a | Gfx942 | Gfx950)
    }

    /// Accumulation registers are a file of their own, which only products of matrices and moves use.
    pub(crate) fn separate_accumulators(self) -> bool {
        self == Gfx908
    }

    /// Scratch is addressed by the hardware; no resource descriptor, no initialisation.
    pub(crate) fn architected_scratch(self) -> bool {
        matches!(self, Gfx942 | Gfx950 | Gfx1100 | Gfx1200)
    }

    /// The three numbers of a work-item come packed in v0.
    pub(crate) fn packed_workitem_ids(self) -> bool {
        matches!(self, Gfx90a | Gfx942 | Gfx950 | Gfx1100 | Gfx1200)
    }

    /// Results of 16 bits leave the upper half of the register as it was.
    pub(crate) fn keeps_high_half(self) -> bool {
        self.family() >= 10
    }
}
