//! Why a command failed.

use ir::diagnostic::{Diagnostic, Diagnostics};
use std::any::Any;
use std::fmt::Display;

/// Result of a subcommand: nothing, or the messages for standard error.
pub(crate) type Outcome = Result<(), Failure>;

/// Why a command failed: the messages that were not shown yet.
#[derive(Debug)]
pub(crate) struct Failure(pub(crate) Vec<Diagnostic>);

impl Failure {
    /// A failure whose messages were shown already.
    pub(crate) fn shown() -> Failure {
        Failure(Vec::new())
    }
}

impl<E: Display + 'static> From<E> for Failure {
    /// Diagnostics stay what they are, so that they can be shown in colours and as JSON; all else is a text.
    fn from(error: E) -> Failure {
        let any: &dyn Any = &error;
        if let Some(diagnostic) = any.downcast_ref::<Diagnostic>() {
            return Failure(vec![diagnostic.clone()]);
        }
        if let Some(diagnostics) = any.downcast_ref::<Diagnostics>() {
            return Failure(diagnostics.iter().cloned().collect());
        }
        Failure(vec![Diagnostic::error(error.to_string().trim_end())])
    }
}
