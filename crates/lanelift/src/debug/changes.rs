//! `-print-changed`: the IR after each pass that changed it. The text decides what is a change, and not what the pass says.

use crate::observe::Output;
use clap::ValueEnum;
use ir::diagnostic::Diagnostic;
use ir::map::Set;
use ir::pass::{Change, Event, Observer, UnitKind};
use similar::{ChangeTag, TextDiff};
use std::io::Write as _;

/// Values of `-print-changed`, as LLVM has them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Style {
    /// The IR at the start and after changes, and the names of passes that changed nothing
    Verbose,
    /// The IR after changes
    Quiet,
    /// The same as verbose, with differences of lines instead of the IR after changes
    Diff,
    /// Differences of lines alone
    DiffQuiet,
}

impl Style {
    fn is_verbose(self) -> bool {
        matches!(self, Style::Verbose | Style::Diff)
    }

    fn is_diff(self) -> bool {
        matches!(self, Style::Diff | Style::DiffQuiet)
    }
}

/// Prints what passes changed.
pub(crate) struct ChangePrinter {
    style: Style,
    /// Only functions of these names; all, if there are none.
    functions: Set<String>,
    module_scope: bool,
    output: Output,
    /// The texts before the passes that run now, with their names.
    running: Vec<(&'static str, Option<String>)>,
    /// Units whose text at the start was printed.
    started: Set<String>,
    module_started: bool,
}

impl ChangePrinter {
    pub(crate) fn new(
        style: Style,
        functions: &[String],
        module_scope: bool,
        output: Output,
    ) -> ChangePrinter {
        ChangePrinter {
            style,
            functions: functions.iter().cloned().collect(),
            module_scope,
            output,
            running: Vec::new(),
            started: Set::default(),
            module_started: false,
        }
    }

    pub(crate) fn into_output(self) -> Output {
        self.output
    }

    fn is_wanted(&self, event: &Event<'_>) -> bool {
        let named = self.functions.is_empty() || self.functions.contains(event.unit.name());
        named || event.unit.kind() == UnitKind::Module
    }

    fn text(&self, event: &Event<'_>) -> String {
        let mut text = String::new();
        if self.module_scope && event.unit.kind() == UnitKind::Function {
            event.unit.dump_module(&mut text);
        } else {
            event.unit.dump(&mut text);
        }
        if !text.ends_with('\n') {
            text.push('\n');
        }
        text
    }

    fn print(&mut self, event: &Event<'_>, when: &str, end: &str, text: &str) {
        let comment = match event.unit.kind() {
            UnitKind::Module | UnitKind::Function => ';',
            UnitKind::Machine | UnitKind::Target => '#',
        };
        let unit = match event.unit.kind() {
            UnitKind::Module => "[module]",
            _ => event.unit.name(),
        };
        // A closed pipe must not stop the compilation.
        let printed =
            write!(self.output, "{comment} *** IR Dump {when} on {unit}{end} ***\n{text}");
        if let Err(error) = printed {
            log::warn!("cannot print what {} changed: {error}", event.pass);
        }
    }

    /// Prints the IR that the first pass gets: the module with all its functions, or else each function.
    fn print_start(&mut self, event: &Event<'_>, text: &str) {
        let is_new = match event.unit.kind() {
            UnitKind::Module => {
                self.started.is_empty() && !std::mem::replace(&mut self.module_started, true)
            }
            UnitKind::Function => {
                !self.module_started && self.started.insert(event.unit.name().to_owned())
            }
            UnitKind::Machine | UnitKind::Target => false,
        };
        if is_new {
            self.print(event, "At Start", "", text);
        }
    }
}

/// Differences of lines: `-` in front of those that are gone, `+` in front of new ones.
fn differences(before: &str, after: &str) -> String {
    let diff = TextDiff::from_lines(before, after);
    let mut text = String::new();
    for change in diff.iter_all_changes() {
        text.push(match change.tag() {
            ChangeTag::Equal => ' ',
            ChangeTag::Delete => '-',
            ChangeTag::Insert => '+',
        });
        text.push_str(change.value());
    }
    text
}

impl Observer for ChangePrinter {
    fn before(&mut self, event: Event<'_>) {
        let text = self.is_wanted(&event).then(|| self.text(&event));
        if let Some(text) = text.as_ref().filter(|_| self.style.is_verbose()) {
            self.print_start(&event, text);
        }
        self.running.push((event.pass, text));
    }

    fn after(&mut self, event: Event<'_>, _: Change) -> Result<(), Diagnostic> {
        // A pass that failed has no end: what it left here is dropped.
        let found = std::iter::from_fn(|| self.running.pop()).find(|(pass, _)| *pass == event.pass);
        let Some((pass, Some(before))) = found else { return Ok(()) };
        let after = self.text(&event);
        let when = format!("After {pass}");
        if before != after {
            let shown = match self.style.is_diff() {
                true => differences(&before, &after),
                false => after,
            };
            self.print(&event, &when, "", &shown);
        } else if self.style.is_verbose() {
            self.print(&event, &when, " omitted because no change", "");
        }
        Ok(())
    }
}
