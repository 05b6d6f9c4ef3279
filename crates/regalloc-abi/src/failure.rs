//! Why an allocation did not work out.

use ir::diagnostic::Diagnostic;
use ir::machine::MachineFunction;

/// Why one attempt failed. Attempts are repeated with fewer registers in use at once, until
/// spilling leaves so much room that nothing is in the way.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Failure {
    /// No place for a value, although enough registers are free.
    NoPlace(String),
    /// A cycle of copies with neither a free register nor exchanges.
    NoScratch,
    /// An instruction needs more registers at once than there are.
    TooFew(String),
    /// The input or the target breaks a rule.
    Broken(&'static str),
}

impl Failure {
    /// What the user is told.
    pub(crate) fn into_diagnostic(self, func: &MachineFunction) -> Diagnostic {
        let message = match self {
            Self::NoPlace(what) => format!("no registers for {what}"),
            Self::NoScratch => "no register to exchange two values with".to_owned(),
            Self::TooFew(what) => {
                format!("'{what}' needs more registers than the function may use")
            }
            Self::Broken(what) => format!("registers cannot be allocated: {what}"),
        };
        Diagnostic::error(message).in_function(&func.name)
    }
}
