//! The observers that the command line asks for.

use crate::args::ObserveArgs;
use crate::debug::changes::ChangePrinter;
use crate::debug::trace::Tracer;
use crate::terminal;
use ir::pass::{
    Execution, Observer, PassCx, PassLimit, PrintFilter, Printer, Statistics, Timer, Verifier,
};
use std::io::{self, Write};

/// Destination of observers' output.
pub(crate) enum Output {
    /// Standard error, at once: what is printed before a crash is read, too.
    Live,
    /// A text, where other inputs are compiled at the same time.
    Kept(Vec<u8>),
}

impl Output {
    /// Returns the kept text.
    fn into_text(self) -> Vec<u8> {
        match self {
            Output::Live => Vec::new(),
            Output::Kept(text) => text,
        }
    }
}

impl Write for Output {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match self {
            Output::Live => io::stderr().write(bytes),
            Output::Kept(text) => text.write(bytes),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Prints the executions of a run with a limit on its passes, as LLVM does.
struct Executions {
    limit: i64,
    output: Output,
}

impl Observer for Executions {
    fn numbered(&mut self, execution: &Execution) {
        // A closed pipe must not stop the compilation.
        if let Err(error) = writeln!(self.output, "{execution}") {
            log::warn!("cannot print the number of a pass: {error}");
        }
    }
}

/// Printing, timing and verification of passes, as asked for.
pub(crate) struct Observers {
    printer: Option<Printer<Output>>,
    changes: Option<ChangePrinter>,
    pub(crate) tracer: Option<Tracer>,
    module_scope: bool,
    executions: Option<Executions>,
    pub(crate) timer: Option<Timer>,
    verifier: Option<Verifier>,
    live: bool,
    table: bool,
    statistics: bool,
}

impl Observers {
    /// As asked for; `live` prints at once, `timed` measures in any case.
    pub(crate) fn new(args: &ObserveArgs, live: bool, timed: bool) -> Observers {
        let filter = PrintFilter {
            before: args.print_before.iter().cloned().collect(),
            after: args.print_after.iter().cloned().collect(),
            before_all: args.print_before_all,
            after_all: args.print_after_all,
            changed: false,
            functions: args.filter_print_funcs.iter().cloned().collect(),
            module_scope: args.print_module_scope,
        };
        let output = || if live { Output::Live } else { Output::Kept(Vec::new()) };
        let executions = |limit| Executions { limit, output: output() };
        let changes = |style| {
            ChangePrinter::new(style, &args.filter_print_funcs, args.print_module_scope, output())
        };
        Observers {
            changes: args.print_changed.map(changes),
            tracer: None,
            module_scope: args.print_module_scope
                && (args.print_changed.is_some() || !filter.is_empty()),
            printer: (!filter.is_empty()).then(|| Printer::new(filter, output())),
            executions: args.opt_bisect_limit.map(executions),
            timer: (args.time_passes || timed).then(Timer::new),
            // In debug builds always: a wrong pass is found where it is wrong.
            verifier: (args.verify_each || cfg!(debug_assertions)).then(Verifier::new),
            live,
            table: args.time_passes,
            statistics: args.stats && !args.stats_json,
        }
    }

    /// A context with these observers.
    pub(crate) fn context(&mut self) -> PassCx<'_> {
        let mut cx = PassCx::new();
        if let Some(printer) = &mut self.printer {
            cx.observe(printer);
        }
        if let Some(changes) = &mut self.changes {
            cx.observe(changes);
        }
        if self.module_scope {
            cx.keep_module_scope();
        }
        if let Some(executions) = &mut self.executions {
            cx.limit_passes(PassLimit::of_option(executions.limit));
            cx.observe(executions);
        }
        if let Some(verifier) = &mut self.verifier {
            cx.observe(verifier);
        }
        if let Some(timer) = &mut self.timer {
            cx.observe(timer);
        }
        if let Some(tracer) = &mut self.tracer {
            cx.observe(tracer);
        }
        cx
    }

    /// Prints what is printed at the end. Returns all that was not printed at once.
    pub(crate) fn finish(self, statistics: &Statistics) -> Vec<u8> {
        let mut kept = self.executions.map(|e| e.output.into_text()).unwrap_or_default();
        kept.extend(self.changes.map(|c| c.into_output().into_text()).unwrap_or_default());
        kept.extend(self.printer.map(|p| p.into_output().into_text()).unwrap_or_default());
        let table =
            self.timer.filter(|_| self.table).map(|timer| timer.table()).unwrap_or_default();
        let counts = if self.statistics { statistics.to_string() } else { String::new() };
        let rest = table + &counts;
        if self.live {
            terminal::say(&rest);
        } else {
            kept.extend(rest.into_bytes());
        }
        kept
    }
}
