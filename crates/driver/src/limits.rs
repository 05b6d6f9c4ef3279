//! Kernels that meet a condition of the options: found by their descriptions, then explained.
//!
//! Finding them costs nothing beside the compilation. Only where there is one, the module is read and compiled once more, with
//! the lines of its text, a listing and remarks, by which the message gets its place and its reasons ([`Explainer`]).

use ir::diagnostic::{Diagnostic, Severity};
use ir::kernel::KernelDescription;

use crate::condition::{Condition, Resource};
use crate::explain::Explainer;
use crate::link::Source;
use crate::word::counted;
use crate::{Compilation, Emit, Options, Target, Word as _};

/// A condition that a kernel meets.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Exceeded {
    /// The kernel.
    pub kernel: String,
    /// The condition.
    pub condition: Condition,
    /// Whether the options deny it; they warn of it otherwise.
    pub denied: bool,
    /// The number that meets it; `None` where the number is not known, so that the condition could not be checked.
    pub value: Option<u64>,
    /// The message: an error where it is denied.
    pub diagnostic: Diagnostic,
}

impl Options {
    /// The conditions, denied ones first, with whether they are denied.
    fn conditions(&self) -> impl Iterator<Item = (Condition, bool)> + '_ {
        let denied = self.deny.iter().map(|&condition| (condition, true));
        let warned = self.warn.iter().filter(|condition| !self.deny.contains(condition));
        denied.chain(warned.map(|&condition| (condition, false)))
    }

    /// Checks that the conditions can be checked for a target's output.
    pub(crate) fn check_conditions(&self, target: Target, emit: Emit) -> Result<(), Diagnostic> {
        for (condition, _) in self.conditions() {
            condition.check(target)?;
            if target == Target::Amdgpu && emit == Emit::Mir {
                let message = format!("'{condition}' cannot be checked for the output 'mir'");
                return Err(Diagnostic::error(message)
                    .with_note("kernels are described where code is made: asm, obj, hsaco, null"));
            }
        }
        Ok(())
    }
}

impl Compilation {
    /// The conditions of the options that kernels meet, in the order of the kernels. Messages have their places and reasons if the
    /// source is given.
    pub fn exceeded(&self, options: &Options, source: Option<&Source<'_>>) -> Vec<Exceeded> {
        let mut found = Vec::new();
        for kernel in self.kernels() {
            for (condition, denied) in options.conditions() {
                found.extend(meets(kernel, condition, denied, self.target()));
            }
        }
        if let Some(source) = source.filter(|_| found.iter().any(|one| one.value.is_some())) {
            let explainer = Explainer::new(source, options);
            for one in &mut found {
                let kernel = self.kernels().iter().find(|kernel| kernel.name == one.kernel);
                if let (Some(kernel), Some(value)) = (kernel, one.value) {
                    let plain = one.diagnostic.clone();
                    one.diagnostic = explainer.explain(plain, kernel, one.condition, value);
                }
            }
        }
        found
    }
}

/// A condition that a kernel meets, or that cannot be checked.
fn meets(
    kernel: &KernelDescription,
    condition: Condition,
    denied: bool,
    target: Target,
) -> Option<Exceeded> {
    let value = condition.value(kernel);
    let more = condition.resource == Resource::Scratch && kernel.dynamic_scratch;
    let met = value.is_none_or(|value| condition.is_met_by(value) || more);
    met.then(|| {
        let name = &kernel.name;
        let diagnostic = match value {
            None => Diagnostic::warning(format!(
                "'{condition}' cannot be checked for kernel '{name}': its {} is not known",
                condition.resource.name()
            )),
            Some(value) => {
                let what = takes(kernel, condition, value, target);
                let severity = if denied { Severity::Error } else { Severity::Warning };
                let end =
                    if denied { format!(", and '{condition}' is denied") } else { String::new() };
                Diagnostic::new(severity, format!("kernel '{name}' {what}{end}"))
            }
        };
        let mut diagnostic = diagnostic;
        diagnostic.function = Some(name.clone());
        let denied = denied && value.is_some();
        Exceeded { kernel: name.clone(), condition, denied, value, diagnostic }
    })
}

/// The kernel's use of a resource, as the end of a sentence.
fn takes(kernel: &KernelDescription, condition: Condition, value: u64, target: Target) -> String {
    let bound = condition.bound;
    let above = if bound == 0 { String::new() } else { format!(", more than {bound}") };
    match condition.resource {
        Resource::Spills if target == Target::Intel => {
            format!("spills {}{above}", counted(value, "value", "values"))
        }
        Resource::Spills => {
            let spilled = |file| kernel.registers(file).map_or(0, |r| u64::from(r.spilled));
            let kinds = [("vgpr", "vector"), ("sgpr", "scalar")];
            let parts =
                kinds.into_iter().filter(|(file, _)| spilled(file) > 0).map(|(file, kind)| {
                    let registers = if spilled(file) == 1 { "register" } else { "registers" };
                    format!("{} {kind} {registers}", spilled(file))
                });
            let parts: Vec<String> = parts.collect();
            let parts =
                if parts.is_empty() { format!("{value} registers") } else { parts.join(" and ") };
            format!("spills {parts}{above}")
        }
        Resource::VgprSpills => {
            format!("spills {}{above}", counted(value, "vector register", "vector registers"))
        }
        Resource::SgprSpills => {
            format!("spills {}{above}", counted(value, "scalar register", "scalar registers"))
        }
        Resource::Scratch => {
            let more = if kernel.dynamic_scratch { " and an amount that is not known" } else { "" };
            let bytes = counted(value, "byte", "bytes");
            format!("takes {bytes} of scratch memory{more} for a work-item{above}")
        }
        Resource::Occupancy => {
            let most = kernel.occupancy.map_or(0, |occupancy| occupancy.max_waves);
            let waves = counted(value, "wave", "waves");
            format!("runs {waves} of {most} at a time, fewer than {bound}")
        }
        Resource::Vgprs => format!("takes {value} vector registers{above}"),
        Resource::Sgprs => format!("takes {value} scalar registers{above}"),
        Resource::Agprs => format!("takes {value} accumulators{above}"),
        Resource::Registers => format!("takes {value} registers{above}"),
        Resource::Lds => format!("takes {value} bytes of local memory for a work-group{above}"),
    }
}
