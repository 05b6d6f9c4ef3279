//! The observers that the command line asks for.

use crate::args::ObserveArgs;
use ir::pass::{PassCx, PrintFilter, Printer, Timer, Verifier};
use std::io::{Stderr, stderr};

/// Printing, timing and verification of passes, as asked for.
pub(crate) struct Observers {
    printer: Option<Printer<Stderr>>,
    pub(crate) timer: Option<Timer>,
    verifier: Option<Verifier>,
    statistics: bool,
}

impl Observers {
    pub(crate) fn new(args: &ObserveArgs) -> Observers {
        let filter = PrintFilter {
            before: args.print_before.iter().cloned().collect(),
            after: args.print_after.iter().cloned().collect(),
            before_all: args.print_before_all,
            after_all: args.print_after_all,
            changed: args.print_changed,
            functions: args.filter_print_funcs.iter().cloned().collect(),
        };
        Observers {
            printer: (!filter.is_empty()).then(|| Printer::new(filter, stderr())),
            timer: args.time_passes.then(Timer::new),
            // In debug builds always: a wrong pass is found where it is wrong.
            verifier: (args.verify_each || cfg!(debug_assertions)).then(Verifier::new),
            statistics: args.stats,
        }
    }

    /// A context with these observers.
    pub(crate) fn context(&mut self) -> PassCx<'_> {
        let mut cx = PassCx::new();
        if let Some(printer) = &mut self.printer {
            cx.observe(printer);
        }
        if let Some(verifier) = &mut self.verifier {
            cx.observe(verifier);
        }
        if let Some(timer) = &mut self.timer {
            cx.observe(timer);
        }
        cx
    }

    /// Prints what is printed at the end.
    pub(crate) fn finish(&self, statistics: &ir::pass::Statistics) {
        if let Some(timer) = &self.timer {
            eprint!("{}", timer.table());
        }
        if self.statistics {
            eprint!("{statistics}");
        }
    }
}
