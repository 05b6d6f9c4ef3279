//! Limits of a function's launch, as far as they are known, and the registers that they leave to it. The waves of the
//! largest workgroup run at one time, so at least that many waves share the registers of a SIMD.

use ir::diagnostic::Diagnostic;
use ir::kernel::three_numbers;
use ir::ssa::{Context, Global};

use crate::target::subtarget::Subtarget;

/// Workitems of a workgroup at most, for any processor.
const MAX_WORKGROUP_SIZE: u32 = 1024;

/// Vector registers that always suffice: what the largest workgroup leaves on the smallest processor. Attributes may ask for
/// fewer, which a function exceeds if it must: arguments alone may take 32, what it keeps across calls needs some that
/// callees preserve, and tuples are as long as the program has them.
pub const ENOUGH_VGPRS: u32 = 64;

/// Vector registers that instructions can name.
const NAMED_VGPRS: u32 = 256;

/// Limits of a kernel's launch, as far as they are known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Least number of workitems of a workgroup.
    pub min_workgroup_size: u32,
    /// Largest number of workitems of a workgroup.
    pub max_workgroup_size: u32,
    /// The workgroup's exact size (`!reqd_work_group_size`).
    pub required: Option<[u32; 3]>,
    /// Waves on each SIMD: at least, and at most if that is said (`"amdgpu-waves-per-eu"`).
    pub waves_per_simd: (u32, Option<u32>),
    /// Vector registers at most, if that is said (`"amdgpu-num-vgpr"`).
    pub vgprs: Option<u32>,
    /// Accumulators at most, if that is said (`"amdgpu-agpr-alloc"`).
    pub accumulators: Option<u32>,
}

impl Limits {
    /// Returns the limits that a function's attributes and metadata state.
    ///
    /// # Errors
    /// A malformed attribute.
    pub fn of_function(cx: &Context, function: Global) -> Result<Self, Diagnostic> {
        let data = &cx.globals[function];
        let attrs = data.function().map(|f| f.attrs).unwrap_or_default();
        let text = |name: &str| cx.symbols.find(name).and_then(|s| cx.attrs.string(attrs, s));
        let numbers = |name: &str| match text(name).map(pair) {
            Some(None) => {
                Err(Diagnostic::error(format!("the attribute \"{name}\" is not two numbers")))
            }
            found => Ok(found.flatten()),
        };
        let mut sizes = (1, MAX_WORKGROUP_SIZE);
        if let Some((min, max)) = numbers("amdgpu-flat-work-group-size")? {
            let max = max.unwrap_or(MAX_WORKGROUP_SIZE);
            // What no machine can do, or is empty, says nothing.
            if min <= max && max <= MAX_WORKGROUP_SIZE && max != 0 {
                sizes = (min, max);
            }
        }
        let waves_per_simd = match numbers("amdgpu-waves-per-eu")? {
            Some((min, max)) => (min.max(1), max.filter(|&m| m != 0)),
            None => (1, None),
        };
        Ok(Self {
            min_workgroup_size: sizes.0,
            max_workgroup_size: sizes.1,
            required: three_numbers(cx, function, "reqd_work_group_size"),
            waves_per_simd,
            // The first number is what the function itself requires; only the second is a limit.
            accumulators: numbers("amdgpu-agpr-alloc")?.and_then(|(_, most)| most),
            vgprs: text("amdgpu-num-vgpr").and_then(|t| t.parse().ok()).filter(|&n| n != 0),
        })
    }

    /// The largest id of a workitem in a dimension.
    pub fn max_workitem_id(&self, dimension: usize) -> u32 {
        self.required.map_or(self.max_workgroup_size, |r| r[dimension]).saturating_sub(1)
    }

    /// Waves of a SIMD that must fit it at one time: those of the largest workgroup, or as many as are asked for.
    pub fn waves_needed(&self, subtarget: &Subtarget) -> u32 {
        let waves = self.max_workgroup_size.div_ceil(subtarget.wave_size());
        let together = waves.div_ceil(subtarget.simds_of_workgroup());
        let asked = self.waves_per_simd.0;
        let asked = if asked <= u32::from(subtarget.max_waves()) { asked } else { 1 };
        together.max(asked)
    }

    /// Vector registers that the function may use.
    pub fn most_vgprs(&self, subtarget: &Subtarget) -> u32 {
        let by_waves = u32::from(subtarget.most_vgprs(self.waves_needed(subtarget) as u16));
        let most = self.vgprs.map_or(by_waves, |said| said.min(by_waves));
        most.clamp(1, NAMED_VGPRS)
    }
}

impl Limits {
    /// Accumulators that the function may use besides its vector registers where both are one file: what the waves that
    /// must fit a SIMD leave. A number of vector registers that is asked for holds for accumulators too, as with LLVM.
    pub fn most_accumulators(&self, subtarget: &Subtarget) -> u32 {
        if !subtarget.unified_registers() {
            return 0;
        }
        let all = u32::from(subtarget.most_vgprs(self.waves_needed(subtarget) as u16));
        let left = all.saturating_sub(self.most_vgprs(subtarget).next_multiple_of(8));
        let said = self.accumulators.unwrap_or(NAMED_VGPRS).min(self.vgprs.unwrap_or(NAMED_VGPRS));
        left.min(said).min(NAMED_VGPRS)
    }
}

/// Two numbers separated by a comma; the second may be missing.
fn pair(text: &str) -> Option<(u32, Option<u32>)> {
    let mut parts = text.split(',').map(|p| p.trim().parse::<u32>());
    let first = parts.next()?.ok()?;
    match parts.next() {
        None => Some((first, None)),
        Some(second) => Some((first, Some(second.ok()?))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::target::subtarget::Processor;

    fn most(attributes: &str, cpu: &str, features: &str) -> u32 {
        limits(attributes, cpu, features).0
    }

    fn limits(attributes: &str, cpu: &str, features: &str) -> (u32, u32) {
        let text = format!(
            "target triple = \"amdgcn-amd-amdhsa\"\n\
             define amdgpu_kernel void @k() #0 {{\n  ret void\n}}\n\
             attributes #0 = {{ {attributes} }}\n"
        );
        let module = llvm_reader::parse("test.ll", text.as_bytes()).expect("a module");
        let (kernel, _) = module.definitions().next().expect("a kernel");
        let mut subtarget = Subtarget::new(Processor::by_name(cpu).expect("a processor"));
        subtarget.apply_features(features);
        let limits = Limits::of_function(&module.cx, kernel).expect("limits");
        (limits.most_vgprs(&subtarget), limits.most_accumulators(&subtarget))
    }

    #[test]
    fn the_largest_workgroup_fits_its_compute_unit() {
        let any = "\"amdgpu-flat-work-group-size\"=\"1,1024\"";
        assert_eq!(most(any, "gfx942", ""), 128);
        assert_eq!(most(any, "gfx900", ""), 64);
        assert_eq!(most(any, "gfx1030", ""), 128);
        assert_eq!(most(any, "gfx1100", ""), 192);
        assert_eq!(most(any, "gfx1100", "+cumode"), 96);
        assert_eq!(most("", "gfx942", ""), 128);
        let small = "\"amdgpu-flat-work-group-size\"=\"1,256\"";
        assert_eq!(most(small, "gfx942", ""), 256);
        assert_eq!(most(small, "gfx900", ""), 256);
    }

    #[test]
    fn accumulators_are_what_is_left_of_one_file() {
        let most = |attributes: &str, cpu: &str| limits(attributes, cpu, "").1;
        let of = |size: &str| format!("\"amdgpu-flat-work-group-size\"=\"1,{size}\"");
        assert_eq!(most(&of("256"), "gfx942"), 256);
        assert_eq!(most(&of("512"), "gfx942"), 0);
        assert_eq!(most(&of("1024"), "gfx90a"), 0);
        let fewer = format!("{} \"amdgpu-num-vgpr\"=\"100\"", of("512"));
        assert_eq!(most(&fewer, "gfx90a"), 100);
        let none = format!("{} \"amdgpu-agpr-alloc\"=\"0,0\"", of("64"));
        assert_eq!(most(&none, "gfx90a"), 0);
        let none_required = format!("{} \"amdgpu-agpr-alloc\"=\"0\"", of("64"));
        assert_eq!(most(&none_required, "gfx90a"), 256);
        let some = format!("{} \"amdgpu-agpr-alloc\"=\"4,40\"", of("64"));
        assert_eq!(most(&some, "gfx90a"), 40);
        assert_eq!(most(&of("64"), "gfx1100"), 0);
    }

    #[test]
    fn attributes_ask_for_less() {
        let small = "\"amdgpu-flat-work-group-size\"=\"1,256\"";
        let with = |more: &str| format!("{small} {more}");
        assert_eq!(most(&with("\"amdgpu-waves-per-eu\"=\"4,8\""), "gfx942", ""), 128);
        assert_eq!(most(&with("\"amdgpu-waves-per-eu\"=\"8\""), "gfx1100", ""), 168 + 24);
        assert_eq!(most(&with("\"amdgpu-waves-per-eu\"=\"99\""), "gfx1100", ""), 256);
        assert_eq!(most(&with("\"amdgpu-num-vgpr\"=\"100\""), "gfx1100", ""), 100);
        assert_eq!(most(&with("\"amdgpu-num-vgpr\"=\"24\""), "gfx942", ""), 24);
    }
}
