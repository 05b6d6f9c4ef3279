//! How to compile, as words: what a C program, a script or a configuration file can say.

use ir::diagnostic::{Diagnostic, nearest_name};
use ir::ssa::Module;

use crate::Target;

/// The names that [`Options::set`] knows.
pub const OPTION_NAMES: [&str; 6] = ["target", "cpu", "features", "opt_level", "simd", "triple"];

/// How to compile.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Options {
    /// The target; otherwise the module's triple says it.
    pub target: Option<Target>,
    /// The processor, by the name that `-mcpu` takes; otherwise what the module's functions say, or the target's default.
    pub cpu: Option<String>,
    /// Features, as `-mattr` takes them.
    pub features: Option<String>,
    /// The level of optimisation, 0 to 3.
    pub opt_level: u8,
    /// Work-items of a thread, 8, 16 or 32 (Intel); otherwise chosen.
    pub simd: Option<u8>,
}

impl Default for Options {
    fn default() -> Self {
        Self { target: None, cpu: None, features: None, opt_level: 3, simd: None }
    }
}

impl Options {
    /// The target and the processor of the module, at level 3.
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets an option by its name: `target` (or `triple`), `cpu`, `features`, `opt_level`, `simd`.
    ///
    /// # Errors
    /// If there is no such option, or the value is none of its values.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), Diagnostic> {
        match name {
            "target" | "triple" => self.target = Some(Target::by_name(value)?),
            "cpu" => self.cpu = Some(value.to_owned()),
            "features" => self.features = Some(value.to_owned()),
            "opt_level" => self.opt_level = number(name, value, &[0, 1, 2, 3])?,
            "simd" => self.simd = Some(number(name, value, &[8, 16, 32])?),
            _ => {
                let error = Diagnostic::error(format!("unknown option '{name}'"));
                return Err(match nearest_name(name, OPTION_NAMES) {
                    Some(near) => error.with_note(format!("did you mean '{near}'?")),
                    None => error.with_note(format!("options: {}", OPTION_NAMES.join(", "))),
                });
            }
        }
        Ok(())
    }

    /// The target of a module under these options: the one named here, else that of its triple, else that of the processor's name.
    ///
    /// # Errors
    /// If nothing names one, or one that there is not.
    pub fn target_of(&self, module: &Module) -> Result<Target, Diagnostic> {
        if let Some(target) = self.target {
            return Ok(target);
        }
        if !module.triple.is_empty() {
            return Target::by_name(&module.triple);
        }
        match self.cpu.as_deref() {
            Some(cpu) if cpu.starts_with("gfx") => Ok(Target::Amdgpu),
            Some(cpu) if cpu.starts_with("sm_") => Ok(Target::Nvptx),
            _ => Err(Diagnostic::error("the module has no target triple, and no target was named")
                .with_note("targets: nvptx64, amdgcn, intel")),
        }
    }
}

/// One of some numbers.
fn number(name: &str, value: &str, allowed: &[u8]) -> Result<u8, Diagnostic> {
    let found = value.parse().ok().filter(|number| allowed.contains(number));
    found.ok_or_else(|| {
        let allowed: Vec<String> = allowed.iter().map(u8::to_string).collect();
        Diagnostic::error(format!("'{value}' is no value of '{name}'"))
            .with_note(format!("its values: {}", allowed.join(", ")))
    })
}
