//! Processors and what a function is compiled for.
//!
//! A [`Processor`] is a row of a table: its name, the generation whose instructions it executes, its number in an
//! ELF header, and the few facts by which it differs from the others of the generation. A [`Subtarget`] is a
//! processor with the features that a function chose. Facts: LLVM's AMDGPU usage guide, "Processors" and "ELF Header".

use ir::diagnostic::{Diagnostic, nearest_name};
use ir::ssa::{Context, Global, sym};

use crate::target::{Generation, Target};

/// A processor.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Processor {
    /// Its name.
    pub name: &'static str,
    /// The generation whose instruction tables describe what it executes.
    pub generation: Generation,
    /// The number in the ELF header's flags (`EF_AMDGPU_MACH`).
    pub mach: u32,
    /// The version of a generic processor; 0 for real ones.
    pub generic_version: u8,
    /// Whether code can be made to run with XNACK replay on and off.
    pub xnack: bool,
    /// Whether the register file can have error correction.
    pub sramecc: bool,
    /// `v_mad_mix_*` or `v_fma_mix_*` (they share opcodes), or neither.
    pub mix: Mix,
    /// Whether waves of 32 lanes must be given 16 scalar registers, lest they get wrong ones.
    pub user_sgpr_init_bug: bool,
    /// Registers of one lane in a SIMD's file (waves of 32 lanes where there are such).
    pub vgprs_per_simd: u16,
    /// Local memory of a workgroup at most, in bytes.
    pub max_lds: u32,
    /// Whether there are accumulators, a file of vector registers of the matrix unit.
    pub accumulators: bool,
    /// Whether it has what only some processors of the generation have ([`flag::OPTIONAL`]).
    ///
    /// [`flag::OPTIONAL`]: crate::target::table::flag::OPTIONAL
    pub optional_instructions: bool,
    /// Whether results of the matrix unit may come as late as gfx950's, on gfx942.
    pub late_matrix_results: bool,
}

/// The instructions for products of mixed precision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mix {
    /// None that all processors of a generic name have.
    None,
    /// `v_mad_mix_*`: rounds the product.
    Mad,
    /// `v_fma_mix_*`: rounds once.
    Fma,
}

const fn row(
    name: &'static str,
    generation: Generation,
    mach: u32,
    vgprs_per_simd: u16,
) -> Processor {
    Processor {
        name,
        generation,
        mach,
        generic_version: 0,
        xnack: generation.is_gfx9(),
        sramecc: generation.aligned_tuples(),
        mix: if matches!(generation, Generation::Gfx900) { Mix::Mad } else { Mix::Fma },
        user_sgpr_init_bug: false,
        vgprs_per_simd,
        max_lds: 65536,
        accumulators: generation.aligned_tuples(),
        optional_instructions: true,
        late_matrix_results: false,
    }
}

impl Processor {
    const fn with_fma_mix(self) -> Self {
        Self { mix: Mix::Fma, ..self }
    }

    const fn with_sramecc(self) -> Self {
        Self { sramecc: true, ..self }
    }

    const fn with_accumulators(self) -> Self {
        Self { accumulators: true, ..self }
    }

    const fn with_init_bug(self) -> Self {
        Self { user_sgpr_init_bug: true, ..self }
    }

    const fn with_lds(self, max_lds: u32) -> Self {
        Self { max_lds, ..self }
    }

    const fn with_late_matrix_results(self) -> Self {
        Self { late_matrix_results: true, ..self }
    }

    const fn generic(self) -> Self {
        Self { generic_version: 1, ..self }
    }

    const fn without_optional(self) -> Self {
        Self { optional_instructions: false, ..self }
    }

    const fn without_mix(self) -> Self {
        Self { mix: Mix::None, ..self }
    }

    /// Every processor that can be compiled for.
    pub const ALL: &'static [Self] = &[
        row("gfx900", Generation::Gfx900, 0x2c, 256),
        row("gfx902", Generation::Gfx900, 0x2d, 256),
        row("gfx904", Generation::Gfx900, 0x2e, 256).with_fma_mix().without_optional(),
        row("gfx906", Generation::Gfx906, 0x2f, 256).with_sramecc(),
        row("gfx908", Generation::Gfx908, 0x30, 256).with_sramecc().with_accumulators(),
        row("gfx909", Generation::Gfx900, 0x31, 256),
        row("gfx90c", Generation::Gfx900, 0x32, 256),
        row("gfx9-generic", Generation::Gfx900, 0x51, 256)
            .without_mix()
            .without_optional()
            .generic(),
        row("gfx90a", Generation::Gfx90a, 0x3f, 512),
        row("gfx942", Generation::Gfx942, 0x4c, 512),
        row("gfx950", Generation::Gfx950, 0x4f, 512).with_lds(163_840),
        // gfx950 is one of those that run its code.
        row("gfx9-4-generic", Generation::Gfx942, 0x5f, 512)
            .generic()
            .without_optional()
            .with_late_matrix_results(),
        row("gfx1030", Generation::Gfx1030, 0x36, 1024),
        row("gfx1031", Generation::Gfx1030, 0x37, 1024),
        row("gfx1032", Generation::Gfx1030, 0x38, 1024),
        row("gfx1033", Generation::Gfx1030, 0x39, 1024),
        row("gfx1034", Generation::Gfx1030, 0x3e, 1024),
        row("gfx1035", Generation::Gfx1030, 0x3d, 1024),
        row("gfx1036", Generation::Gfx1030, 0x45, 1024),
        row("gfx10-3-generic", Generation::Gfx1030, 0x53, 1024).generic(),
        row("gfx1100", Generation::Gfx1100, 0x41, 1536).with_init_bug(),
        row("gfx1101", Generation::Gfx1100, 0x46, 1536),
        row("gfx1102", Generation::Gfx1100, 0x47, 1024).with_init_bug(),
        row("gfx1103", Generation::Gfx1100, 0x44, 1024),
        row("gfx1150", Generation::Gfx1100, 0x43, 1024),
        row("gfx1151", Generation::Gfx1100, 0x4a, 1536),
        row("gfx1152", Generation::Gfx1100, 0x55, 1024),
        row("gfx1153", Generation::Gfx1100, 0x58, 1024),
        row("gfx11-generic", Generation::Gfx1100, 0x54, 1024).with_init_bug().generic(),
        row("gfx1200", Generation::Gfx1200, 0x48, 1536),
        row("gfx1201", Generation::Gfx1200, 0x4e, 1536),
        row("gfx12-generic", Generation::Gfx1200, 0x59, 1536).generic(),
    ];

    /// The processor of a name.
    ///
    /// # Errors
    /// There is none, or its instructions are in no table.
    pub fn by_name(name: &str) -> Result<&'static Self, Diagnostic> {
        if let Some(found) = Self::ALL.iter().find(|p| p.name == name) {
            return Ok(found);
        }
        let known = || Self::ALL.iter().map(|p| p.name);
        if UNSUPPORTED.contains(&name) {
            let error = Diagnostic::unsupported(format!("the processor '{name}'"));
            return Err(error.with_note(format!("supported are {}", list(known()))));
        }
        let error = Diagnostic::error(format!("'{name}' is no AMD processor"));
        Err(match nearest_name(name, known()) {
            Some(near) => error.with_note(format!("did you mean '{near}'?")),
            None => error.with_note(format!("supported are {}", list(known()))),
        })
    }
}

/// Features that [`Subtarget::apply_features`] knows, and what each does where the processor has the choice.
pub const FEATURES: &[(&str, &str)] = &[
    ("cumode", "A workgroup runs on one compute unit, not on a pair of them (gfx10 and later)"),
    ("sramecc", "Memories with error correction (gfx90a, gfx942)"),
    ("tgsplit", "Waves of a workgroup may run on several compute units (gfx90a, gfx942)"),
    ("wavefrontsize32", "Waves of 32 lanes (gfx10 and later)"),
    ("wavefrontsize64", "Waves of 64 lanes (gfx10 and later)"),
    ("xnack", "Memory accesses may be repeated after a page fault (gfx9)"),
];

/// Processors that LLVM knows and whose instructions are in no table of ours.
const UNSUPPORTED: &[&str] = &[
    "gfx600",
    "gfx601",
    "gfx602",
    "gfx700",
    "gfx701",
    "gfx702",
    "gfx703",
    "gfx704",
    "gfx705",
    "gfx801",
    "gfx802",
    "gfx803",
    "gfx805",
    "gfx810",
    "gfx1010",
    "gfx1011",
    "gfx1012",
    "gfx1013",
    "gfx10-1-generic",
    "gfx1250",
    "gfx1251",
];

fn list<'a>(names: impl Iterator<Item = &'a str>) -> String {
    names.collect::<Vec<_>>().join(", ")
}

/// Whether code is for a setting of the machine only.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Setting {
    /// The code runs with either setting.
    #[default]
    Any,
    /// It must be off.
    Off,
    /// It must be on.
    On,
}

/// Processor and features for which a function is compiled.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Subtarget {
    /// The processor.
    pub processor: &'static Processor,
    /// Its generation, and the wave size.
    pub target: Target,
    /// XNACK replay.
    pub xnack: Setting,
    /// Error correction of registers.
    pub sramecc: Setting,
    /// Whether a workgroup stays on one compute unit of a pair (`+cumode`).
    pub cu_mode: bool,
    /// Whether a workgroup may be split over compute units (`+tgsplit`).
    pub tg_split: bool,
}

impl Subtarget {
    /// A processor with the features that it has by itself.
    pub fn new(processor: &'static Processor) -> Self {
        Self {
            processor,
            target: Target {
                late_matrix_results: processor.late_matrix_results,
                ..Target::new(processor.generation)
            },
            xnack: Setting::Any,
            sramecc: Setting::Any,
            cu_mode: false,
            tg_split: false,
        }
    }

    /// Of tables alone, which is all that machine functions without their module say: the first processor of their
    /// generation.
    pub fn of_tables(target: Target) -> Self {
        let first = Processor::ALL.iter().find(|p| {
            p.generation == target.generation && p.late_matrix_results == target.late_matrix_results
        });
        Self { target, ..Self::new(first.unwrap_or(&Processor::ALL[0])) }
    }

    /// Returns the subtarget of the function `global`: its own `target-cpu` where `cpu` is none, then its
    /// `target-features`, then `features`, as a command line has them.
    ///
    /// # Errors
    /// The processor is not known.
    pub fn of_function(
        cx: &Context,
        global: Global,
        cpu: Option<&'static Processor>,
        features: &[String],
    ) -> Result<Self, Diagnostic> {
        let attrs = cx.function(global).map(|f| f.attrs).unwrap_or_default();
        let processor = match (cpu, cx.attrs.string(attrs, sym::TARGET_CPU)) {
            (Some(cpu), _) => cpu,
            (None, Some(name)) => Processor::by_name(name)?,
            (None, None) => {
                let message =
                    "no processor is given, by -mcpu or by the function's attribute \"target-cpu\"";
                return Err(Diagnostic::error(message).in_function(&cx.globals[global].name));
            }
        };
        let mut subtarget = Self::new(processor);
        subtarget.apply_features(cx.attrs.string(attrs, sym::TARGET_FEATURES).unwrap_or(""));
        for list in features {
            subtarget.apply_features(list);
        }
        Ok(subtarget)
    }

    /// Applies `+a,-b`. Features that say what the processor has anyway are passed over, as are those that change
    /// nothing here.
    pub fn apply_features(&mut self, list: &str) {
        for item in list.split(',') {
            let on = item.starts_with('+');
            let setting = if on { Setting::On } else { Setting::Off };
            match item.get(1..).unwrap_or("") {
                "wavefrontsize32" if self.target.generation.has_wave32() => {
                    self.target.wave32 = on;
                }
                "wavefrontsize64" if self.target.generation.has_wave32() => {
                    self.target.wave32 = !on;
                }
                "xnack" if self.processor.xnack => self.xnack = setting,
                "sramecc" if self.processor.sramecc => self.sramecc = setting,
                "cumode" => self.cu_mode = on && !self.target.generation.is_gfx9(),
                "tgsplit" => self.tg_split = on && self.target.generation.aligned_tuples(),
                _ => {}
            }
        }
    }

    /// The generation.
    pub const fn generation(&self) -> Generation {
        self.target.generation
    }

    /// Lanes of a wave.
    pub const fn wave_size(&self) -> u32 {
        self.target.wave_size()
    }

    /// Whether scratch is reached by `scratch_*` instructions and needs no preparation: no descriptor of a buffer,
    /// no offset of the wave, no `flat_scratch` register to fill.
    pub const fn architected_flat_scratch(&self) -> bool {
        !self.target.generation.scratch_is_buffer()
    }

    /// Whether a kernel gets its workitem ids in one register, ten bits each.
    pub const fn packed_workitem_ids(&self) -> bool {
        !self.target.generation.is_gfx900()
            && !matches!(self.target.generation, Generation::Gfx1030)
    }

    /// Whether workgroup ids come in registers of the trap handler (`ttmp9`, `ttmp7`).
    pub const fn workgroup_ids_in_ttmp(&self) -> bool {
        matches!(self.target.generation, Generation::Gfx1200)
    }

    /// Whether a kernel's first arguments can be loaded into scalar registers before it starts.
    pub const fn kernarg_preload(&self) -> bool {
        self.target.generation.aligned_tuples()
    }

    /// Whether vector registers and accumulators are one file.
    pub const fn unified_registers(&self) -> bool {
        self.target.generation.aligned_tuples()
    }

    /// Number of vector registers by which a wave's allocation grows.
    pub const fn vgpr_granule(&self) -> u16 {
        let wide = if self.target.wave32 { 2 } else { 1 };
        match self.target.generation {
            Generation::Gfx900 | Generation::Gfx906 | Generation::Gfx908 => 4,
            Generation::Gfx90a | Generation::Gfx942 | Generation::Gfx950 => 8,
            _ if self.processor.vgprs_per_simd == 1536 => 12 * wide,
            _ => 8 * wide,
        }
    }

    /// Vector registers of a SIMD for waves of this size.
    pub const fn vgprs_per_simd(&self) -> u16 {
        if self.target.generation.has_wave32() && !self.target.wave32 {
            self.processor.vgprs_per_simd / 2
        } else {
            self.processor.vgprs_per_simd
        }
    }

    /// Waves that a SIMD holds at most.
    pub const fn max_waves(&self) -> u16 {
        match self.target.generation {
            Generation::Gfx900 | Generation::Gfx906 | Generation::Gfx908 => 10,
            Generation::Gfx90a | Generation::Gfx942 | Generation::Gfx950 => 8,
            _ => 16,
        }
    }

    /// Vector registers that code can name, accumulators included where they are one file.
    pub const fn addressable_vgprs(&self) -> u16 {
        if self.unified_registers() { 512 } else { 256 }
    }

    /// SIMDs that the waves of one workgroup are spread over.
    pub const fn simds_of_workgroup(&self) -> u32 {
        // A compute unit of RDNA has two, a workgroup that may use both of a pair has four.
        if self.cu_mode && !self.target.generation.is_gfx9() { 2 } else { 4 }
    }

    /// The flags of an ELF header.
    pub const fn elf_flags(&self) -> u32 {
        const fn bits(supported: bool, setting: Setting) -> u32 {
            match (supported, setting) {
                (false, _) => 0,
                (true, Setting::Any) => 1,
                (true, Setting::Off) => 2,
                (true, Setting::On) => 3,
            }
        }
        self.processor.mach
            | bits(self.processor.xnack, self.xnack) << 8
            | bits(self.processor.sramecc, self.sramecc) << 10
            | (self.processor.generic_version as u32) << 24
    }

    /// The target id as code objects have it: `amdgcn-amd-amdhsa--gfx90a:sramecc+:xnack-`.
    pub fn target_id(&self) -> String {
        format!("amdgcn-amd-amdhsa--{}", self.processor_id())
    }

    /// The processor with the features that code objects name: `gfx90a:xnack+`.
    pub fn processor_id(&self) -> String {
        let mut id = self.processor.name.to_owned();
        for (name, setting) in [("sramecc", self.sramecc), ("xnack", self.xnack)] {
            match setting {
                Setting::Any => {}
                Setting::On => id.push_str(&format!(":{name}+")),
                Setting::Off => id.push_str(&format!(":{name}-")),
            }
        }
        id
    }
}

/// The largest offset that an instruction can have.
pub(crate) const MAX_OFFSET: i64 = 4095;

#[cfg(test)]
mod tests {
    use super::*;

    fn subtarget(name: &str, features: &str) -> Subtarget {
        let mut subtarget = Subtarget::new(Processor::by_name(name).expect("a processor"));
        subtarget.apply_features(features);
        subtarget
    }

    #[test]
    fn flags_and_target_ids() {
        assert_eq!(subtarget("gfx90a", "").elf_flags(), 0x53f);
        assert_eq!(subtarget("gfx90a", "+xnack,+sramecc").elf_flags(), 0xf3f);
        assert_eq!(subtarget("gfx906", "-sramecc").elf_flags(), 0x92f);
        assert_eq!(subtarget("gfx1100", "+xnack").elf_flags(), 0x41);
        assert_eq!(subtarget("gfx9-4-generic", "").elf_flags(), 0x0100_055f);
        assert_eq!(
            subtarget("gfx942", "+xnack,-sramecc").target_id(),
            "amdgcn-amd-amdhsa--gfx942:sramecc-:xnack+"
        );
    }

    #[test]
    fn features_choose_the_wave_size_where_there_are_two() {
        assert_eq!(subtarget("gfx1100", "").wave_size(), 32);
        assert_eq!(subtarget("gfx1100", "+wavefrontsize64").wave_size(), 64);
        assert_eq!(subtarget("gfx942", "+wavefrontsize32").wave_size(), 64);
    }

    #[test]
    fn unknown_processors_are_named() {
        let message = |name| Processor::by_name(name).expect_err("no processor").to_string();
        assert!(message("gfx1010").starts_with("error: the processor 'gfx1010' is not supported"));
        assert!(message("gfx110").contains("did you mean"));
    }
}
