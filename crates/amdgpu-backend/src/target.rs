//! The generations and, for each and both wave sizes, what shared machine passes need to know.

use ir::machine::{RegFileDesc, SubRegDesc, TargetInfo};

use crate::{regs, table};

/// A generation of processors with the same instructions, named by the processor that stands for it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[repr(u8)]
pub enum Generation {
    /// GCN 5 (Vega).
    Gfx900,
    /// CDNA 2.
    Gfx90a,
    /// CDNA 3.
    Gfx942,
    /// RDNA 2.
    Gfx1030,
    /// RDNA 3.
    Gfx1100,
    /// RDNA 4.
    Gfx1200,
}

impl Generation {
    /// The number of generations.
    pub const COUNT: usize = 6;
    /// All of them, in the order of the tables' columns.
    pub const ALL: [Self; Self::COUNT] =
        [Self::Gfx900, Self::Gfx90a, Self::Gfx942, Self::Gfx1030, Self::Gfx1100, Self::Gfx1200];

    /// The processor's name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Gfx900 => "gfx900",
            Self::Gfx90a => "gfx90a",
            Self::Gfx942 => "gfx942",
            Self::Gfx1030 => "gfx1030",
            Self::Gfx1100 => "gfx1100",
            Self::Gfx1200 => "gfx1200",
        }
    }

    /// The generation of a name.
    pub fn by_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|g| g.name() == name)
    }

    /// Whether it is of the family that gfx9 began.
    pub const fn is_gfx9(self) -> bool {
        matches!(self, Self::Gfx900 | Self::Gfx90a | Self::Gfx942)
    }

    /// Whether tuples of vector registers must begin at an even register.
    pub const fn aligned_tuples(self) -> bool {
        matches!(self, Self::Gfx90a | Self::Gfx942)
    }

    /// Whether there are waves of 32 lanes.
    pub const fn has_wave32(self) -> bool {
        !self.is_gfx9()
    }

    /// Whether an instruction of 64 bits can have a literal behind it.
    pub const fn has_long_literals(self) -> bool {
        !self.is_gfx9()
    }
}

/// A generation and a wave size.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Target {
    /// The generation.
    pub generation: Generation,
    /// Whether a wave has 32 lanes, not 64.
    pub wave32: bool,
}

impl Target {
    /// The generation with the wave size that compilers take by default.
    pub const fn new(generation: Generation) -> Self {
        Self { generation, wave32: generation.has_wave32() }
    }

    /// The tables for shared machine passes.
    pub const fn info(self) -> &'static TargetInfo {
        match (self.generation.aligned_tuples(), self.wave32) {
            (false, false) => &PLAIN_64,
            (false, true) => &PLAIN_32,
            (true, false) => &ALIGNED_64,
            (true, true) => &ALIGNED_32,
        }
    }
}

const fn file(name: &'static str, prefix: &'static str, count: u16) -> RegFileDesc {
    RegFileDesc { name, prefix, count, units_per_reg: 2 }
}

static FILES: &[RegFileDesc] = &[
    file("vector", "vgpr", 256),
    file("scalar", "sgpr", 106),
    file("accumulator", "agpr", 256),
    file("trap", "ttmp", 16),
    file("special", "special", 64),
];

const fn info(aligned: bool, wave32: bool) -> TargetInfo {
    TargetInfo {
        name: "amdgcn",
        instrs: table::INSTRS,
        reg_files: FILES,
        named_regs: regs::NAMED,
        reg_classes: table::classes(aligned, wave32),
        reg_banks: &["sgpr", "vgpr", "agpr"],
        sub_regs: &SUB_REGS,
        latency_classes: table::LATENCIES,
        ..TargetInfo::EMPTY
    }
}

static PLAIN_64: TargetInfo = info(false, false);
static PLAIN_32: TargetInfo = info(false, true);
static ALIGNED_64: TargetInfo = info(true, false);
static ALIGNED_32: TargetInfo = info(true, true);

include!(concat!(env!("OUT_DIR"), "/sub_regs.rs"));

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn classes_differ_by_generation_and_wave_size() {
        let info = Target::new(Generation::Gfx1100).info();
        let plain = info.class_by_name("vreg_64|av_64_align2").expect("a class of loads");
        assert_eq!(info.class(plain).align, 2);
        let aligned = Target::new(Generation::Gfx942).info();
        assert_eq!((aligned.class(plain).align, aligned.class(plain).files), (4, 5));
        let mask = info.class_by_name("sreg_64%sreg_32").expect("a class of masks");
        assert_eq!(info.class(mask).units, 2);
        assert_eq!(aligned.class(mask).units, 4);
    }

    #[test]
    fn sub_registers_compose() {
        let info = Target::new(Generation::Gfx1100).info();
        let sub = |name| info.sub_reg_by_name(name).expect("an index");
        assert_eq!(info.compose(sub("sub2_sub3"), sub("sub1")), Some(sub("sub3")));
        assert_eq!(info.compose(sub("sub1"), sub("hi16")), Some(sub("sub1_hi16")));
        assert_eq!(info.reg_name(info.reg_by_name("vgpr2_vgpr3").expect("a pair")), "vgpr2_vgpr3");
        assert_eq!(info.reg_name(regs::VCC), "vcc");
    }
}
