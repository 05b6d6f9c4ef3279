//! All passes by name.

use core::any::Any;
use core::fmt::Write as _;

use super::{IrFunction, Need, Pass, UnitKind};
use crate::diagnostic::{Diagnostic, nearest_name};
use crate::machine::MachineFunction;
use crate::ssa;

/// Constructor of a pass, by the unit that it works on.
#[derive(Clone, Copy, Debug)]
pub enum Entry {
    /// A pass on a module.
    Module(fn() -> Box<dyn Pass<ssa::Module>>),
    /// A pass on each function of a module alone.
    Function(fn() -> Box<dyn Pass<IrFunction>>),
    /// A pass on a machine function.
    Machine(fn() -> Box<dyn Pass<MachineFunction>>),
    /// A pass on a unit that the target defines: the box holds a `Box<dyn Pass<U>>`, which
    /// [`Sequence::target`](super::Sequence::target) takes out.
    Target(fn() -> Box<dyn Any>),
}

impl Entry {
    /// The unit that the pass works on.
    pub fn kind(&self) -> UnitKind {
        match self {
            Self::Module(_) => UnitKind::Module,
            Self::Function(_) => UnitKind::Function,
            Self::Machine(_) => UnitKind::Machine,
            Self::Target(_) => UnitKind::Target,
        }
    }
}

/// A pass's row: all that users read of it, and how to make it.
#[derive(Clone, Copy, Debug)]
pub struct PassInfo {
    /// The name; LLVM's where LLVM has the pass.
    pub name: &'static str,
    /// Its effect, in one sentence.
    pub about: &'static str,
    /// Its requirements on the input and guarantees about the output, in one sentence.
    pub contract: &'static str,
    /// Whether a run can do without it (`-opt-bisect-limit`).
    pub need: Need,
    /// Its constructor.
    pub entry: Entry,
}

/// A step of a pipeline that observers see as they see a pass, and that cannot run alone ([`run_step`](super::run_step)).
#[derive(Clone, Copy, Debug)]
pub struct StepInfo {
    /// The name.
    pub name: &'static str,
    /// Its effect, in one sentence.
    pub about: &'static str,
    /// Whether a run can do without it.
    pub need: Need,
    /// The unit that it works on.
    pub kind: UnitKind,
}

/// The passes that are linked in.
#[derive(Clone, Default, Debug)]
pub struct PassRegistry {
    passes: Vec<PassInfo>,
    steps: Vec<StepInfo>,
}

impl PassRegistry {
    /// A registry without passes.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a pass.
    ///
    /// # Panics
    /// In debug builds, if there is one of that name already: two crates claim it.
    pub fn add(&mut self, info: PassInfo) {
        debug_assert!(self.get(info.name).is_none(), "pass '{}' is registered twice", info.name);
        self.passes.push(info);
    }

    /// Adds several passes.
    pub fn add_all(&mut self, infos: impl IntoIterator<Item = PassInfo>) {
        infos.into_iter().for_each(|info| self.add(info));
    }

    /// Adds steps that are no passes.
    pub fn add_steps(&mut self, steps: impl IntoIterator<Item = StepInfo>) {
        self.steps.extend(steps);
    }

    /// The steps that are no passes, in the order in which they were added.
    pub fn steps(&self) -> &[StepInfo] {
        &self.steps
    }

    /// The kind of unit that a pass or a step of a name works on.
    ///
    /// # Errors
    /// If there is none; names the nearest one.
    pub fn kind(&self, name: &str) -> Result<UnitKind, Diagnostic> {
        let step = self.steps.iter().find(|step| step.name == name);
        if let Some(kind) = self.get(name).map(|pass| pass.entry.kind()).or(step.map(|s| s.kind)) {
            return Ok(kind);
        }
        let names = self.passes.iter().map(|p| p.name).chain(self.steps.iter().map(|s| s.name));
        Err(unknown(name, names))
    }

    /// Whether a run can do without the pass or the step of a name.
    ///
    /// # Errors
    /// As [`PassRegistry::kind`].
    pub fn need(&self, name: &str) -> Result<Need, Diagnostic> {
        let step = || self.steps.iter().find(|step| step.name == name).map(|step| step.need);
        match self.get(name).map(|pass| pass.need).or_else(step) {
            Some(need) => Ok(need),
            None => self.kind(name).map(|_| Need::Required),
        }
    }

    /// The pass of a name.
    pub fn get(&self, name: &str) -> Option<&PassInfo> {
        // A pipeline looks up two dozen names once: a table would cost more than it saves.
        self.passes.iter().find(|p| p.name == name)
    }

    /// The pass of a name.
    ///
    /// # Errors
    /// If there is none; names the nearest one.
    pub fn find(&self, name: &str) -> Result<&PassInfo, Diagnostic> {
        self.get(name).ok_or_else(|| {
            if self.steps.iter().any(|step| step.name == name) {
                let message =
                    format!("'{name}' is a step of a pipeline, and no pass that runs alone");
                return Diagnostic::error(message);
            }
            unknown(name, self.passes.iter().map(|p| p.name))
        })
    }

    /// The passes of a list as in `--passes=a,b,c`.
    ///
    /// # Errors
    /// If a name is unknown or the list is malformed.
    pub fn parse_list(&self, list: &str) -> Result<Vec<&PassInfo>, Diagnostic> {
        split_pass_list(list)?.into_iter().map(|name| self.find(name)).collect()
    }

    /// All passes, in the order in which they were added.
    pub fn passes(&self) -> &[PassInfo] {
        &self.passes
    }

    /// The table of `--list-passes`, by unit and name.
    pub fn list(&self) -> String {
        let mut rows: Vec<&PassInfo> = self.passes.iter().collect();
        rows.sort_by_key(|p| (p.entry.kind(), p.name));
        let width = rows.iter().map(|p| p.name.len()).max().unwrap_or(0);
        let mut text = String::new();
        let mut kind = None;
        for pass in rows {
            if kind != Some(pass.entry.kind()) {
                kind = Some(pass.entry.kind());
                let _ = writeln!(text, "{} passes:", pass.entry.kind());
            }
            let _ = writeln!(text, "  {:<width$}  {}", pass.name, pass.about);
        }
        if !self.steps.is_empty() {
            text.push_str("steps of pipelines, which do not run alone:\n");
        }
        for step in &self.steps {
            let _ = writeln!(text, "  {:<width$}  {}", step.name, step.about);
        }
        text
    }
}

/// The error of a name that there is not.
fn unknown<'a>(name: &str, names: impl Iterator<Item = &'a str>) -> Diagnostic {
    let error = Diagnostic::error(format!("unknown pass '{name}'"));
    match nearest_name(name, names) {
        Some(near) => error.with_note(format!("did you mean '{near}'?")),
        None => error.with_note("--list-passes shows all"),
    }
}

/// The names in a list as in `--passes=a,b,c`. LLVM's groupings `module(…)`, `cgscc(…)` and
/// `function(…)` are read and make no difference: each pass knows its unit.
///
/// # Errors
/// If parentheses do not match or a name is missing.
pub fn split_pass_list(list: &str) -> Result<Vec<&str>, Diagnostic> {
    let bad = |what: &str| Err(Diagnostic::error(format!("{what} in pass list '{list}'")));
    let mut names = Vec::new();
    let mut depth = 0usize;
    let mut rest = list.trim();
    let mut after_group = false;
    while !rest.is_empty() {
        let end = rest.find([',', '(', ')']).unwrap_or(rest.len());
        let name = rest[..end].trim();
        let stop = rest[end..].chars().next();
        rest = rest.get(end + 1..).unwrap_or("");
        match stop {
            Some('(') if matches!(name, "module" | "function" | "cgscc") && !after_group => {
                depth += 1;
                continue;
            }
            Some('(') => return bad(&format!("'{name}' is no group of passes")),
            _ => {}
        }
        match (name.is_empty(), after_group) {
            (false, false) => names.push(name),
            (true, true) => {}
            _ => return bad("a name or a comma is missing"),
        }
        after_group = stop == Some(')');
        if after_group {
            if depth == 0 {
                return bad("unmatched ')'");
            }
            depth -= 1;
        } else if stop == Some(',') && rest.trim().is_empty() {
            return bad("a name or a comma is missing");
        }
    }
    if depth != 0 {
        return bad("unmatched '('");
    }
    Ok(names)
}
