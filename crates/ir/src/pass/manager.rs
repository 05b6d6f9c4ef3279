//! Running passes in order.

use super::observe::{Event, Viewed};
use super::registry::{Entry, PassInfo};
use super::{Change, Dump, IrFunction, Need, Pass, PassCx, PassUnit, Verify};
use crate::diagnostic::Diagnostic;
use crate::ssa;

/// Runs one pass on one unit, with the observers called before and after it. A pass above the limit on passes
/// ([`PassCx::limit_passes`]) leaves the unit as it is.
///
/// # Errors
/// The pass's, or an observer's.
pub fn run_pass<U: Dump + Verify>(
    info: &PassInfo,
    pass: &mut (impl Pass<U> + ?Sized),
    unit: &mut U,
    shared: &mut U::Shared,
    cx: &mut PassCx<'_>,
) -> Result<Change, Diagnostic> {
    run_named((info.name, info.need), pass, unit, shared, cx)
}

/// [`run_pass`] for what a sequence keeps of a pass's row.
fn run_named<U: Dump + Verify>(
    (name, need): (&'static str, Need),
    pass: &mut (impl Pass<U> + ?Sized),
    unit: &mut U,
    shared: &mut U::Shared,
    cx: &mut PassCx<'_>,
) -> Result<Change, Diagnostic> {
    if !cx.runs_on(name, need, unit, shared) {
        return Ok(Change::Unchanged);
    }
    run_viewed(name, unit, shared, cx, true, |unit, shared, cx| {
        pass.run(unit, shared, cx).map(|change| (change, change))
    })
}

/// [`run_pass`] without verification: the pass may leave what the unit's verifier does not allow.
///
/// # Errors
/// The pass's, or an observer's.
pub fn run_unverified<U: Dump + Verify>(
    info: &PassInfo,
    pass: &mut (impl Pass<U> + ?Sized),
    unit: &mut U,
    shared: &mut U::Shared,
    cx: &mut PassCx<'_>,
) -> Result<Change, Diagnostic> {
    if !cx.runs_on(info.name, info.need, unit, shared) {
        return Ok(Change::Unchanged);
    }
    run_viewed(info.name, unit, shared, cx, false, |unit, shared, cx| {
        pass.run(unit, shared, cx).map(|change| (change, change))
    })
}

/// Runs a change of a unit, whose invariants do or do not hold between passes, with the observers called before and after it.
fn run_viewed<'o, U: Dump + Verify, T>(
    name: &'static str,
    unit: &mut U,
    shared: &mut U::Shared,
    cx: &mut PassCx<'o>,
    sound: bool,
    run: impl FnOnce(&mut U, &mut U::Shared, &mut PassCx<'o>) -> Result<(Change, T), Diagnostic>,
) -> Result<T, Diagnostic> {
    let outer = begin(name, unit, shared, cx, sound);
    let message = Message::begin(name, unit, cx);
    let result = run(unit, shared, cx);
    cx.current = outer;
    let (change, answer) = result?;
    if let Some(message) = message {
        message.end(name, unit, shared, cx, change);
    }
    end(name, unit, shared, cx, sound, change)?;
    Ok(answer)
}

/// The message of a pass about a unit, and its remarks, where one of them is asked for: its size, and what the pass counted.
struct Message {
    size: usize,
    outer: Vec<(&'static str, u64)>,
}

impl Message {
    fn begin<U: PassUnit>(name: &str, unit: &U, cx: &mut PassCx<'_>) -> Option<Self> {
        let wanted = log::log_enabled!(target: name, log::Level::Debug) || cx.keeps_opt_remarks();
        wanted.then(|| Self { size: unit.size(), outer: core::mem::take(&mut cx.counted) })
    }

    fn end<U: PassUnit>(
        self,
        pass: &'static str,
        unit: &U,
        shared: &U::Shared,
        cx: &mut PassCx<'_>,
        change: Change,
    ) {
        let (name, before) = (unit.name(shared), self.size);
        let counted = core::mem::replace(&mut cx.counted, self.outer);
        cx.remark_counts(pass, name, &counted);
        if !log::log_enabled!(target: pass, log::Level::Debug) {
            return;
        }
        let after = unit.size();
        let counted: String = counted.iter().map(|(what, n)| format!("; {n} {what}")).collect();
        if change == Change::Unchanged {
            log::debug!(target: pass, "{name}: unchanged, {after} instructions{counted}");
        } else {
            log::debug!(target: pass, "{name}: {before} -> {after} instructions{counted}");
        }
    }
}

/// Calls the observers before a change. Returns the name of the pass in which it is.
fn begin<U: Dump + Verify>(
    name: &'static str,
    unit: &U,
    shared: &U::Shared,
    cx: &mut PassCx<'_>,
    sound: bool,
) -> &'static str {
    cx.boundary(name, unit, shared, true);
    if !cx.observers.is_empty() {
        let view = Viewed(unit, shared, sound, cx.scope.module.as_deref());
        for observer in &mut cx.observers {
            observer.before(Event { pass: name, unit: &view });
        }
    }
    core::mem::replace(&mut cx.current, name)
}

/// Calls the observers after a change.
fn end<U: Dump + Verify>(
    name: &'static str,
    unit: &U,
    shared: &U::Shared,
    cx: &mut PassCx<'_>,
    sound: bool,
    change: Change,
) -> Result<(), Diagnostic> {
    if !cx.observers.is_empty() {
        let view = Viewed(unit, shared, sound, cx.scope.module.as_deref());
        // The last to be told of the beginning is the first to be told of the end: a timer that
        // is added last does not count what the other observers cost.
        for observer in cx.observers.iter_mut().rev() {
            observer.after(Event { pass: name, unit: &view }, change)?;
        }
    }
    cx.boundary(name, unit, shared, false);
    Ok(())
}

/// Runs a step of a pipeline that is no pass by itself, because it returns something or needs what the unit alone does not
/// say, with the observers called as for a pass. The unit is not verified: what it needs besides may be what makes it sound
/// (values of lanes go along a graph of their own until they have registers).
///
/// # Errors
/// The step's, or an observer's.
pub fn run_step<U: Dump + Verify, T>(
    name: &'static str,
    unit: &mut U,
    shared: &mut U::Shared,
    cx: &mut PassCx<'_>,
    step: impl FnOnce(&mut U) -> Result<T, Diagnostic>,
) -> Result<T, Diagnostic> {
    run_viewed(name, unit, shared, cx, false, |unit, _, _| {
        step(unit).map(|answer| (Change::Changed, answer))
    })
}

/// [`run_step`] for a step that code can do without: above the limit on passes ([`PassCx::limit_passes`]) `otherwise` makes
/// the answer from the unit, which stays as it is.
///
/// # Errors
/// The step's, or an observer's.
pub fn run_optional_step<U: Dump + Verify, T>(
    name: &'static str,
    unit: &mut U,
    shared: &mut U::Shared,
    cx: &mut PassCx<'_>,
    otherwise: impl FnOnce(&mut U) -> T,
    step: impl FnOnce(&mut U) -> Result<T, Diagnostic>,
) -> Result<T, Diagnostic> {
    if !cx.runs_on(name, Need::Optional, unit, shared) {
        return Ok(otherwise(unit));
    }
    run_step(name, unit, shared, cx, step)
}

/// A pass with its name.
struct Step<U: PassUnit> {
    name: &'static str,
    need: Need,
    pass: Box<dyn Pass<U>>,
}

/// Passes on one kind of unit, in order.
pub struct Sequence<U: PassUnit> {
    steps: Vec<Step<U>>,
}

impl<U: PassUnit> Default for Sequence<U> {
    fn default() -> Self {
        Self { steps: Vec::new() }
    }
}

impl<U: PassUnit> Sequence<U> {
    /// No passes.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a pass at the end.
    pub fn push(&mut self, info: &PassInfo, pass: Box<dyn Pass<U>>) -> &mut Self {
        self.steps.push(Step { name: info.name, need: info.need, pass });
        self
    }

    /// The passes' names in order.
    pub fn names(&self) -> impl Iterator<Item = &'static str> + '_ {
        self.steps.iter().map(|step| step.name)
    }

    /// Whether there is no pass.
    pub fn is_empty(&self) -> bool {
        self.steps.is_empty()
    }
}

impl<U: Dump + Verify> Sequence<U> {
    /// Runs the passes on a unit.
    ///
    /// # Errors
    /// The first error of a pass or an observer.
    pub fn run(
        &mut self,
        unit: &mut U,
        shared: &mut U::Shared,
        cx: &mut PassCx<'_>,
    ) -> Result<Change, Diagnostic> {
        let mut change = Change::Unchanged;
        for step in &mut self.steps {
            change |= run_named((step.name, step.need), &mut *step.pass, unit, shared, cx)?;
        }
        Ok(change)
    }
}

impl Sequence<crate::machine::MachineFunction> {
    /// The machine passes of a list.
    ///
    /// # Errors
    /// If one of them is no machine pass.
    pub fn machine(infos: &[&PassInfo]) -> Result<Self, Diagnostic> {
        let mut sequence = Self::new();
        for info in infos {
            match info.entry {
                Entry::Machine(make) => sequence.push(info, make()),
                _ => {
                    let kind = info.entry.kind();
                    let what = format!("'{}' is a {kind} pass, not a machine pass", info.name);
                    return Err(Diagnostic::error(what));
                }
            };
        }
        Ok(sequence)
    }
}

impl<U: PassUnit> Sequence<U> {
    /// The passes of a list that are on the target's own unit `U`.
    ///
    /// # Errors
    /// If one of them is a pass on something else.
    pub fn target(infos: &[&PassInfo]) -> Result<Self, Diagnostic> {
        let mut sequence = Self::new();
        for info in infos {
            let pass = match info.entry {
                Entry::Target(make) => make().downcast::<Box<dyn Pass<U>>>().ok(),
                _ => None,
            };
            let Some(pass) = pass else {
                let kind = info.entry.kind();
                let what = format!("'{}' is a {kind} pass of another kind", info.name);
                return Err(Diagnostic::error(what));
            };
            sequence.push(info, *pass);
        }
        Ok(sequence)
    }
}

/// One stage of a pipeline over a module.
pub enum Stage {
    /// Passes on the module as a whole.
    Module(Sequence<ssa::Module>),
    /// Passes on each function; all of them on one function before the next.
    Functions(Sequence<IrFunction>),
}

/// Passes over a module of the SSA IR.
#[derive(Default)]
pub struct Pipeline {
    stages: Vec<Stage>,
}

impl Pipeline {
    /// No passes.
    pub fn new() -> Self {
        Self::default()
    }

    /// The passes of a list, with neighbours on functions put in one stage.
    ///
    /// # Errors
    /// If one of them is a machine pass.
    pub fn from_infos(infos: &[&PassInfo]) -> Result<Self, Diagnostic> {
        let mut pipeline = Self::new();
        for info in infos {
            pipeline.push(info)?;
        }
        Ok(pipeline)
    }

    /// Adds a pass at the end.
    ///
    /// # Errors
    /// If it is a machine pass.
    pub fn push(&mut self, info: &PassInfo) -> Result<(), Diagnostic> {
        match info.entry {
            Entry::Module(make) => self.push_module(info, make()),
            Entry::Function(make) => self.push_function(info, make()),
            Entry::Machine(_) | Entry::Target(_) => {
                let what = format!("'{}' is a machine pass: it cannot run on LLVM IR", info.name);
                return Err(Diagnostic::error(what));
            }
        }
        Ok(())
    }

    /// Adds a pass on the module at the end.
    pub fn push_module(&mut self, info: &PassInfo, pass: Box<dyn Pass<ssa::Module>>) {
        if !matches!(self.stages.last(), Some(Stage::Module(_))) {
            self.stages.push(Stage::Module(Sequence::new()));
        }
        if let Some(Stage::Module(sequence)) = self.stages.last_mut() {
            sequence.push(info, pass);
        }
    }

    /// Adds a pass on functions at the end.
    pub fn push_function(&mut self, info: &PassInfo, pass: Box<dyn Pass<IrFunction>>) {
        if !matches!(self.stages.last(), Some(Stage::Functions(_))) {
            self.stages.push(Stage::Functions(Sequence::new()));
        }
        if let Some(Stage::Functions(sequence)) = self.stages.last_mut() {
            sequence.push(info, pass);
        }
    }

    /// The stages in order.
    pub fn stages(&self) -> &[Stage] {
        &self.stages
    }
}

impl Pipeline {
    /// Runs the passes on a module.
    ///
    /// # Errors
    /// The first error of a pass or an observer.
    pub fn run(
        &mut self,
        module: &mut ssa::Module,
        cx: &mut PassCx<'_>,
    ) -> Result<Change, Diagnostic> {
        let names: Vec<&'static str> = self.stages.iter().flat_map(Stage::names).collect();
        let skipped = cx.skipped(&names)?;
        let cut = cx.cut(&names);
        if let Some(kept) = cut {
            if kept < skipped {
                return Err(Diagnostic::error("the run would stop in front of where it starts"));
            }
            self.truncate(kept);
        }
        self.skip(skipped);
        let mut change = Change::Unchanged;
        for stage in &mut self.stages {
            change |= match stage {
                Stage::Module(sequence) => sequence.run(module, &mut (), cx)?,
                Stage::Functions(sequence) => run_on_functions(sequence, module, cx)?,
            };
        }
        if cut.is_some() { Err(cx.end_with(module, &())) } else { Ok(change) }
    }

    /// Leaves out so many passes at the beginning.
    fn skip(&mut self, mut skipped: usize) {
        for stage in &mut self.stages {
            let here = skipped.min(stage.names().count());
            match stage {
                Stage::Module(sequence) => drop(sequence.steps.drain(..here)),
                Stage::Functions(sequence) => drop(sequence.steps.drain(..here)),
            }
            skipped -= here;
        }
    }

    /// Keeps so many passes.
    fn truncate(&mut self, mut kept: usize) {
        for stage in &mut self.stages {
            let length = stage.names().count();
            match stage {
                Stage::Module(sequence) => sequence.steps.truncate(kept),
                Stage::Functions(sequence) => sequence.steps.truncate(kept),
            }
            kept = kept.saturating_sub(length);
        }
    }
}

impl Stage {
    /// The passes' names in order.
    fn names(&self) -> Box<dyn Iterator<Item = &'static str> + '_> {
        match self {
            Self::Module(sequence) => Box::new(sequence.names()),
            Self::Functions(sequence) => Box::new(sequence.names()),
        }
    }
}

/// Runs passes on each function that is defined when the stage begins and still is when its turn
/// comes.
fn run_on_functions(
    sequence: &mut Sequence<IrFunction>,
    module: &mut ssa::Module,
    cx: &mut PassCx<'_>,
) -> Result<Change, Diagnostic> {
    let mut change = Change::Unchanged;
    let definitions: Vec<_> = module.definitions().collect();
    for (global, id) in definitions {
        cx.enter_module(module);
        let body = core::mem::take(&mut module.bodies[id]);
        let mut function = IrFunction { global, body };
        let result = sequence.run(&mut function, &mut module.cx, cx);
        module.bodies[id] = function.body;
        change |= result.map_err(|error| match error.function {
            Some(_) => error,
            None => error.in_function(&module.cx.globals[global].name),
        })?;
    }
    Ok(change)
}
