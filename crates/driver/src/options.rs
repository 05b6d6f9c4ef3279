//! Options of compilation, as words: those of a command line, a C program, a script or a configuration file.

use ir::diagnostic::{Diagnostic, nearest_name};
use ir::ssa::{DataLayout, Module, TargetChoice};
use std::time::Duration;

use crate::builtins::{self, LinkBuiltins};
use crate::condition::Condition;
use crate::float::check_denormals;
use crate::kernels;
use crate::word::{choice, no_value, words};
use crate::{Contract, Emit, FloatOptions, Target};

/// An option that [`Options::set`] knows.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct OptionInfo {
    /// Its name, with underscores.
    pub name: &'static str,
    /// Its values and what they mean.
    pub about: &'static str,
}

const fn option(name: &'static str, about: &'static str) -> OptionInfo {
    OptionInfo { name, about }
}

/// The options that [`Options::set`] knows.
pub const OPTIONS: &[OptionInfo] = &[
    option(
        "target",
        "nvptx64, amdgcn, intel, or a triple; otherwise what the module's triple says",
    ),
    option("triple", "a triple, instead of the module's"),
    option(
        "cpu",
        "the processor, as -mcpu takes it; otherwise the functions' own, or the target's default",
    ),
    option("features", "features as -mattr takes them: +a,-b"),
    option("opt_level", "the level of optimisation: 0 to 3, s, z"),
    option(
        "emit",
        "what is written: asm, obj, hsaco, mir, bin, null; otherwise what a runtime loads",
    ),
    option("kernels", "only these kernels, separated by commas, and what they use"),
    option("simd", "work-items of a thread: 8, 16, 32 (Intel); otherwise chosen"),
    option("fp_contract", "fusing: fast, on, off (NVIDIA, AMD)"),
    option(
        "denormal_fp_math",
        "denormals, of functions that do not say: ieee, preserve-sign, positive-zero, dynamic",
    ),
    option("denormal_fp_math_f32", "the same for float alone"),
    option("nvptx_fma_level", "fusing: 0 where the flags allow it, 1 or 2 everywhere (NVIDIA)"),
    option(
        "nvptx_prec_divf32",
        "division of float: 0 approximate, 1 full-range, 2 correctly rounded, 3 so even for denormals (NVIDIA)",
    ),
    option(
        "nvptx_prec_sqrtf32",
        "square roots of float: 0 approximate, 1 correctly rounded (NVIDIA)",
    ),
    option(
        "link_builtins",
        "bodies for the built-in functions of OpenCL C, and of the device libraries of CUDA and ROCm: auto, yes, no (NVIDIA, AMD)",
    ),
    option("mode_placement", "where writes of MODE go: sparse, local (AMD)"),
    option(
        "code_object_version",
        "the version of code objects, where the module does not say it: 5, 6 (AMD)",
    ),
    option(
        "opt_bisect_limit",
        "the last execution of an optional pass that runs, from 1; 0 runs none, -1 all",
    ),
    option(
        "max_compile_time",
        "seconds, such as 0.5: after three quarters of them optional passes are left out, so that the code depends on the machine's speed",
    ),
    option(
        "show_mc_encoding",
        "the bytes of each instruction as a comment in assembly: 0, 1 (AMD, Intel)",
    ),
    option(
        "sched",
        "the strategy of scheduling: latency, minreg, max-occupancy, ilp, exact, source, or one of LLVM's names (AMD)",
    ),
    option(
        "deny",
        "conditions on kernels that are errors, separated by commas: spills, scratch, occupancy<N, vgprs>N, sgprs>N, agprs>N, registers>N (Intel), lds>N",
    ),
    option(
        "warn",
        "conditions on kernels that are warnings: spills, scratch and the others of deny",
    ),
];

words! {
    /// Placement of writes of AMD's register MODE.
    ModePlacement {
        Sparse = "sparse": "By partial redundancy elimination",
        Local = "local": "In the block of the instruction that requires another mode",
    }
}

/// Options of compilation.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Options {
    /// The target; otherwise the triple says it.
    pub target: Option<Target>,
    /// The triple, instead of the module's.
    pub triple: Option<String>,
    /// The target where neither a triple nor the processor's name tells.
    pub otherwise: Option<Target>,
    /// The processor, by the name that `-mcpu` takes; otherwise what the module's functions say, or the target's default.
    pub cpu: Option<String>,
    /// Features, as `-mattr` takes them, each `+a` or `-b`.
    pub features: Vec<String>,
    /// The level of optimisation, 0 to 3.
    pub opt_level: u8,
    /// The form of the output; otherwise the form that a runtime loads ([`Target::loadable`]).
    pub emit: Option<Emit>,
    /// The only kernels that are compiled; all, if there are none.
    pub kernels: Vec<String>,
    /// Work-items of a thread, 8, 16 or 32 (Intel); otherwise chosen.
    pub simd: Option<u8>,
    /// Options of float computation.
    pub float: FloatOptions,
    /// Linking of bodies for built-in functions that the module only declares (AMD, NVIDIA).
    pub link_builtins: LinkBuiltins,
    /// Placement of writes of MODE (AMD).
    pub mode_placement: Option<ModePlacement>,
    /// The strategy of scheduling (AMD), by a name that [`strategy`] gave.
    pub sched: Option<&'static str>,
    /// The version of code objects, where the module does not say it (AMD).
    pub code_object_version: Option<u8>,
    /// The last execution of an optional pass that runs, from 1; 0 runs none, -1 all ([`ir::pass::PassLimit::of_option`]).
    pub opt_bisect_limit: Option<i64>,
    /// The time that a compilation may take: optional passes are left out when most of it is used up ([`ir::pass::TimeLimit`]).
    pub max_compile_time: Option<Duration>,
    /// Whether assembly has the bytes of each instruction as a comment (AMD, Intel).
    pub show_mc_encoding: bool,
    /// Conditions on kernels that are errors.
    pub deny: Vec<Condition>,
    /// Conditions on kernels that are warnings.
    pub warn: Vec<Condition>,
    /// Whether a listing and remarks are wanted ([`crate::Compilation::listing`]).
    pub listing: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            target: None,
            triple: None,
            otherwise: None,
            cpu: None,
            features: Vec::new(),
            opt_level: 3,
            emit: None,
            kernels: Vec::new(),
            simd: None,
            float: FloatOptions::default(),
            link_builtins: LinkBuiltins::Auto,
            mode_placement: None,
            sched: None,
            code_object_version: None,
            opt_bisect_limit: None,
            max_compile_time: None,
            show_mc_encoding: false,
            deny: Vec::new(),
            warn: Vec::new(),
            listing: false,
        }
    }
}

impl Options {
    /// The target and the processor of the module, at level 3.
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets an option of [`OPTIONS`] by its name, in which a dash may stand for an underscore.
    ///
    /// # Errors
    /// If there is no such option, or the value is none of its values.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), Diagnostic> {
        let name = &*name.replace('-', "_");
        match name {
            "target" => self.target = Some(Target::by_name(value)?),
            "triple" => {
                Target::by_name(value)?;
                self.triple = Some(value.to_owned());
            }
            "cpu" => self.cpu = Some(value.to_owned()),
            "features" => self.features = list(value),
            "opt_level" => {
                let level = opt_level(value);
                self.opt_level =
                    level.ok_or_else(|| no_value(name, value, &["0", "1", "2", "3", "s", "z"]))?;
            }
            "emit" => self.emit = Some(choice(name, value)?),
            "kernels" => self.kernels = list(value),
            "simd" => self.simd = Some(number(name, value, &[8, 16, 32])?),
            "fp_contract" => self.float.fp_contract = Some(choice::<Contract>(name, value)?),
            "denormal_fp_math" | "denormal_fp_math_f32" => {
                check_denormals(value)?;
                let place = match name {
                    "denormal_fp_math" => &mut self.float.denormal_fp_math,
                    _ => &mut self.float.denormal_fp_math_f32,
                };
                *place = Some(value.to_owned());
            }
            "nvptx_fma_level" => {
                self.float.nvptx_fma_level = Some(number(name, value, &[0, 1, 2])?);
            }
            "nvptx_prec_divf32" => {
                self.float.nvptx_prec_divf32 = Some(number(name, value, &[0, 1, 2, 3])?);
            }
            "nvptx_prec_sqrtf32" => {
                let precise = switch(value);
                self.float.nvptx_prec_sqrtf32 = Some(
                    precise.ok_or_else(|| no_value(name, value, &["0", "1", "false", "true"]))?,
                );
            }
            "link_builtins" => self.link_builtins = choice(name, value)?,
            "mode_placement" => self.mode_placement = Some(choice(name, value)?),
            "code_object_version" => {
                self.code_object_version = Some(number(name, value, &[5, 6])?);
            }
            "opt_bisect_limit" => {
                let limit = value.parse();
                self.opt_bisect_limit =
                    Some(limit.map_err(|_| no_value(name, value, &["-1", "0", "1", "…"]))?);
            }
            "max_compile_time" => self.max_compile_time = Some(seconds(value)?),
            "show_mc_encoding" => {
                let shown = switch(value);
                self.show_mc_encoding =
                    shown.ok_or_else(|| no_value(name, value, &["0", "1", "false", "true"]))?;
            }
            "deny" => self.deny = Condition::parse_list(value)?,
            "warn" => self.warn = Condition::parse_list(value)?,
            "sched" => self.sched = Some(strategy(value)?),
            _ => {
                let error = Diagnostic::error(format!("unknown option '{name}'"));
                let names = || OPTIONS.iter().map(|option| option.name);
                return Err(match nearest_name(name, names()) {
                    Some(near) => error.with_note(format!("did you mean '{near}'?")),
                    None => {
                        let names: Vec<&str> = names().collect();
                        error.with_note(format!("options: {}", names.join(", ")))
                    }
                });
            }
        }
        Ok(())
    }

    /// The target of a module under these options: the one named here, else that of the triple named here, else that of the
    /// module's triple, else that of the processor's name, else [`Options::otherwise`].
    ///
    /// # Errors
    /// If nothing names one, or one that there is not.
    pub fn target_of(&self, module: &Module) -> Result<Target, Diagnostic> {
        let triple = self.triple.as_deref().unwrap_or(&module.triple);
        if let Some(target) = self.target {
            return Ok(target);
        }
        if !triple.is_empty() {
            return Target::by_name(triple);
        }
        self.target_of_processor().or(self.otherwise).ok_or_else(|| {
            Diagnostic::error("the module has no target triple, and no target was named")
                .with_note("targets: nvptx64, amdgcn, intel")
        })
    }

    /// The target that the processor's name tells.
    fn target_of_processor(&self) -> Option<Target> {
        match self.cpu.as_deref()? {
            // These say it even if the backend was left out, which is then the message.
            cpu if cpu.starts_with("gfx") => Some(Target::Amdgpu),
            cpu if cpu.starts_with("sm_") => Some(Target::Nvptx),
            cpu => Target::of_processor(cpu),
        }
    }

    /// The triple for the reader of a module: the address spaces and sizes of what the text leaves out are the target's.
    pub fn target_choice(&self) -> TargetChoice<'_> {
        let named = self.target.or_else(|| self.target_of_processor());
        let default_triple = named.map(Target::default_triple);
        TargetChoice { triple: self.triple.as_deref(), default_triple }
    }

    /// Applies to a module what they say of it (its triple, denormals, which kernels are compiled), adds the bodies of built-in
    /// functions to it, and returns its target.
    ///
    /// # Errors
    /// As [`Options::target_of`]; a target whose backend was left out; a kernel that there is not.
    pub fn prepare(&self, module: &mut Module) -> Result<Target, Diagnostic> {
        if let Some(triple) = &self.triple {
            module.triple = triple.as_str().into();
        }
        let target = self.target_of(module)?.required()?;
        self.check_encodings(target)?;
        give_target(module, target)?;
        if !self.kernels.is_empty() {
            kernels::keep(module, &self.kernels)?;
        }
        // An object is linked with others later.
        let is_whole = self.emit != Some(Emit::Obj);
        builtins::link(module, target, self.link_builtins, is_whole)?;
        self.float.apply(module)?;
        Ok(target)
    }
}

/// Adds its target's triple and data layout to a module without them. The readers do so before they read functions;
/// other modules come from a builder.
fn give_target(module: &mut Module, target: Target) -> Result<(), Diagnostic> {
    if module.triple.is_empty() {
        module.triple = target.default_triple().into();
    }
    if module.cx.data_layout().text().is_empty()
        && let Some(layout) = llvm_reader::data_layout(&module.triple)
    {
        let layout = DataLayout::parse(layout).map_err(Diagnostic::error)?;
        module.cx.set_data_layout(layout);
    }
    Ok(())
}

/// A level of optimisation by its name: `0` to `3`, and `s` and `z`, which are the second here.
pub fn opt_level(name: &str) -> Option<u8> {
    match name {
        "0" => Some(0),
        "1" => Some(1),
        "2" | "s" | "z" => Some(2),
        "3" => Some(3),
        _ => None,
    }
}

/// A time in seconds, as `2` or `0.5`.
///
/// # Errors
/// No number, a negative one, or one that is too large.
pub fn seconds(text: &str) -> Result<Duration, Diagnostic> {
    let number: Option<f64> = text.parse().ok();
    let time = number.and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    time.ok_or_else(|| Diagnostic::error(format!("'{text}' is no time in seconds, as 2 or 0.5")))
}

/// A boolean as LLVM's tools take it.
pub fn switch(word: &str) -> Option<bool> {
    match word {
        "1" | "true" | "TRUE" | "True" => Some(true),
        "0" | "false" | "FALSE" | "False" => Some(false),
        _ => None,
    }
}

/// The name by which AMD's passes know a strategy of scheduling, from any name that it has.
///
/// # Errors
/// There is none; or AMD's backend was left out.
pub fn strategy(name: &str) -> Result<&'static str, Diagnostic> {
    Target::Amdgpu.required()?;
    #[cfg(feature = "amdgpu")]
    let found = {
        use amdgpu_backend::schedule::pass::Strategy;
        Strategy::by_name(name).map(Strategy::name).ok_or_else(|| {
            Diagnostic::error(format!("'{name}' is no strategy of scheduling"))
                .with_note(format!("one of {}", Strategy::names()))
        })
    };
    #[cfg(not(feature = "amdgpu"))]
    let found = Err(Diagnostic::error(format!("'{name}' is no strategy of scheduling")));
    found
}

/// Words separated by commas.
fn list(text: &str) -> Vec<String> {
    text.split(',').map(str::trim).filter(|word| !word.is_empty()).map(str::to_owned).collect()
}

/// One of some numbers.
fn number(name: &str, value: &str, allowed: &[u8]) -> Result<u8, Diagnostic> {
    let found = value.parse().ok().filter(|number| allowed.contains(number));
    found.ok_or_else(|| {
        let allowed: Vec<String> = allowed.iter().map(u8::to_string).collect();
        no_value(name, value, &allowed.iter().map(String::as_str).collect::<Vec<_>>())
    })
}
