//! The generations of EU instruction sets that are simulated.

use eu_compaction::InstLayout;

/// A generation. What comes later compares greater.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Generation {
    /// Broadwell.
    Gen8,
    /// Skylake to Comet Lake.
    Gen9,
    /// Tiger Lake, DG1 (gen12.1): a new encoding, no 64-bit types.
    Gen12,
    /// DG2 (gen12.5): load and store messages, several pipes.
    Gen12p5,
}

impl Generation {
    /// Returns the layout of its instructions.
    pub(crate) fn layout(self) -> InstLayout {
        match self {
            Generation::Gen8 | Generation::Gen9 => InstLayout::Gen8,
            Generation::Gen12 => InstLayout::Gen12p1,
            Generation::Gen12p5 => InstLayout::Gen12p5,
        }
    }

    /// The generation of a product family (`NT_INTELGT_PRODUCT_FAMILY` of a zebin; numbers of `igfxfmid.h`).
    pub(crate) fn of_product(family: u32) -> Option<Generation> {
        match family {
            16 => Some(Generation::Gen8),
            18..=20 | 22 | 23 => Some(Generation::Gen9),
            29 | 1210 => Some(Generation::Gen12),
            1270 => Some(Generation::Gen12p5),
            _ => None,
        }
    }

    /// The generation of a core family (`NT_INTELGT_GFXCORE_FAMILY`).
    pub(crate) fn of_core(family: u32) -> Option<Generation> {
        match family {
            11 => Some(Generation::Gen8),
            12 => Some(Generation::Gen9),
            17 | 18 => Some(Generation::Gen12),
            0x0c07 => Some(Generation::Gen12p5),
            _ => None,
        }
    }
}
