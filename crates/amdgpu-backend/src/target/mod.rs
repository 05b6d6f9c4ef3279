//! The generations and, for each and both wave sizes, what shared machine passes need to know.

pub mod asm;
pub(crate) mod atomics;
pub(crate) mod buffers;
pub(crate) mod classes;
pub mod constants;
pub(crate) mod counters;
pub(crate) mod intrinsics;
pub(crate) mod latencies;
pub(crate) mod lds_pairs;
pub(crate) mod matrix;
pub(crate) mod mir_names;
pub(crate) mod mode;
pub mod occupancy;
pub(crate) mod pseudos;
pub mod reg_pressure;
pub mod regs;
pub(crate) mod scalar_loads;
pub mod subtarget;
pub(crate) mod symbols;
pub mod table;

use ir::machine::{PReg, RegFileDesc, SubRegDesc, TargetInfo};

ir::named_enum! {
    /// A generation of processors with the same instructions, named by the processor that stands for it.
    pub enum Generation {
        /// GCN 5 (Vega).
        Gfx900 = "gfx900",
        /// The same with dot products.
        Gfx906 = "gfx906",
        /// CDNA: the same with products of matrices, in a register file of their own.
        Gfx908 = "gfx908",
        /// CDNA 2.
        Gfx90a = "gfx90a",
        /// CDNA 3.
        Gfx942 = "gfx942",
        /// CDNA 4.
        Gfx950 = "gfx950",
        /// RDNA 2.
        Gfx1030 = "gfx1030",
        /// RDNA 3.
        Gfx1100 = "gfx1100",
        /// RDNA 4.
        Gfx1200 = "gfx1200",
    }
}

impl Generation {
    /// The number of generations.
    pub const COUNT: usize = Self::ALL.len();

    /// Whether it is of the family that gfx9 began.
    pub const fn is_gfx9(self) -> bool {
        self.is_gfx900() || self.has_gfx90a_insts()
    }

    /// Whether it is gfx900 with or without additions, before gfx90a.
    pub const fn is_gfx900(self) -> bool {
        matches!(self, Self::Gfx900 | Self::Gfx906 | Self::Gfx908)
    }

    /// Whether products of matrices have their sums in accumulators only, a file that nothing else reads.
    pub const fn sums_in_accumulators(self) -> bool {
        matches!(self, Self::Gfx908)
    }

    /// Whether it is gfx11 or newer.
    pub const fn is_gfx11_plus(self) -> bool {
        matches!(self, Self::Gfx1100 | Self::Gfx1200)
    }

    /// Whether halves of vector registers are registers that instructions name (LLVM's `real-true16`).
    pub const fn has_half_registers(self) -> bool {
        matches!(self, Self::Gfx1100)
    }

    /// Whether tuples of vector registers must begin at an even register.
    pub const fn aligned_tuples(self) -> bool {
        self.has_gfx90a_insts()
    }

    /// Whether it has gfx90a's instructions: accumulators in the file of the vector registers.
    pub const fn has_gfx90a_insts(self) -> bool {
        matches!(self, Self::Gfx90a | Self::Gfx942 | Self::Gfx950)
    }

    /// Whether it has gfx942's instructions (LLVM's `gfx940-insts`).
    pub const fn has_gfx940_insts(self) -> bool {
        matches!(self, Self::Gfx942 | Self::Gfx950)
    }

    /// Whether scratch is a buffer whose descriptor kernels must set up ([`crate::frame_lowering::scratch`]); else the hardware
    /// finds it by itself.
    pub const fn scratch_is_buffer(self) -> bool {
        self.is_gfx900() || matches!(self, Self::Gfx90a | Self::Gfx1030)
    }

    /// Bytes that an offset of a scratch instruction can reach from its base, exclusive.
    pub const fn scratch_reach(self) -> u64 {
        match self {
            Self::Gfx1200 => 1 << 23,
            _ => 1 << 12,
        }
    }

    /// Whether there are waves of 32 lanes.
    pub const fn has_wave32(self) -> bool {
        !self.is_gfx9()
    }

    /// Whether a load of 16 bits into half of a register leaves the other half as it is.
    pub const fn loads_keep_other_half(self) -> bool {
        !self.is_gfx9()
    }

    /// Whether an instruction of 64 bits can have a literal after it.
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
    /// Whether results of the matrix unit may come as late as gfx950's, on gfx942 (the generic processor of both).
    pub late_matrix_results: bool,
}

impl Target {
    /// The generation with the wave size that compilers take by default.
    pub const fn new(generation: Generation) -> Self {
        Self { generation, wave32: generation.has_wave32(), late_matrix_results: false }
    }

    /// Lanes of a wave.
    pub const fn wave_size(self) -> u32 {
        if self.wave32 { 32 } else { 64 }
    }

    /// Whether two vector operations can be one instruction (VOPD).
    pub const fn has_dual_issue(self) -> bool {
        self.generation.is_gfx11_plus() && self.wave32
    }

    /// EXEC, or the half of it that there is.
    pub const fn exec(self) -> PReg {
        if self.wave32 { regs::EXEC_LO } else { regs::EXEC }
    }

    /// VCC as a mask of all lanes: the register, or the half of it.
    pub const fn vcc(self) -> PReg {
        if self.wave32 { regs::VCC_LO } else { regs::VCC }
    }

    /// The tables for shared machine passes.
    pub const fn info(self) -> &'static TargetInfo {
        if self.late_matrix_results {
            return &LATE_MATRIX_INFO;
        }
        &INFOS[self.generation as usize][self.wave32 as usize]
    }

    /// The generation and wave size whose tables these are.
    pub const fn of(info: &TargetInfo) -> Self {
        if info.variant == LATE_MATRIX {
            let plain = Self::new(Generation::Gfx942);
            return Self { late_matrix_results: true, ..plain };
        }
        let generation = Generation::ALL[(info.variant / 2) as usize % Generation::COUNT];
        Self { generation, wave32: info.variant % 2 == 1, late_matrix_results: false }
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

const fn info(generation: Generation, wave32: bool) -> TargetInfo {
    TargetInfo {
        name: "amdgcn",
        variant: generation as u16 * 2 + wave32 as u16,
        instrs: table::INSTRS,
        reg_files: FILES,
        named_regs: regs::NAMED,
        reg_classes: table::classes(generation.aligned_tuples(), wave32),
        reg_banks: &["sgpr", "vgpr", "agpr"],
        sub_regs: &SUB_REGS,
        latency_classes: table::LATENCIES,
        reg_masks: mir_names::MASKS,
        operand_flags: mir_names::OPERAND_FLAGS,
        mem_flags: mir_names::MEMORY_FLAGS,
        target_indices: mir_names::TARGET_INDICES,
        implicit_others: if wave32 { &[(regs::VCC, regs::VCC_LO)] } else { &[] },
        print_operand: Some(mir_names::print_operand),
        read_immediate: Some(mir_names::read_immediate),
    }
}

const fn infos(generation: Generation) -> [TargetInfo; 2] {
    [info(generation, false), info(generation, true)]
}

/// The variant of gfx942 whose results of the matrix unit come later.
const LATE_MATRIX: u16 = 2 * Generation::COUNT as u16;

static LATE_MATRIX_INFO: TargetInfo =
    TargetInfo { variant: LATE_MATRIX, ..info(Generation::Gfx942, false) };

/// The tables by generation and wave size.
static INFOS: [[TargetInfo; 2]; Generation::COUNT] = [
    infos(Generation::ALL[0]),
    infos(Generation::ALL[1]),
    infos(Generation::ALL[2]),
    infos(Generation::ALL[3]),
    infos(Generation::ALL[4]),
    infos(Generation::ALL[5]),
    infos(Generation::ALL[6]),
    infos(Generation::ALL[7]),
    infos(Generation::ALL[8]),
];

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
    fn tables_know_their_target() {
        for generation in Generation::ALL {
            for wave32 in [false, true] {
                let target = Target { wave32, ..Target::new(generation) };
                assert_eq!(Target::of(target.info()), target);
            }
        }
    }

    #[test]
    fn sub_registers_compose() {
        let info = Target::new(Generation::Gfx1100).info();
        let sub = |name| info.sub_reg_by_name(name).expect("an index");
        assert_eq!(info.compose(sub("sub2_sub3"), sub("sub1")), Some(sub("sub3")));
        assert_eq!(info.compose(sub("sub1"), sub("hi16")), Some(sub("sub1_hi16")));
        assert_eq!(info.reg_name(info.reg_by_name("vgpr2_vgpr3").expect("a pair")), "vgpr2_vgpr3");
        assert_eq!(info.reg_name(crate::target::regs::VCC), "vcc");
    }
}
