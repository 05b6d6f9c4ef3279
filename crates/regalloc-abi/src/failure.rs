//! Why an allocation did not work out.

use ir::diagnostic::Diagnostic;
use ir::machine::MachineFunction;

/// Reason of a failed attempt. Attempts are repeated with fewer registers in use at once, until spilling leaves so much
/// room that every value finds a place.
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

/// Reason of a function's refusal in the mode without spilling.
#[derive(Clone, Debug)]
pub struct Refusal {
    /// The message for the user.
    pub reason: Diagnostic,
    /// Whether more registers or less demand would help. If not, the function or the target breaks a rule.
    pub is_shortage: bool,
}

impl From<Refusal> for Diagnostic {
    fn from(refusal: Refusal) -> Self {
        refusal.reason
    }
}

impl Failure {
    /// Returns the same, with the message for the user.
    pub(crate) fn into_refusal(self, func: &MachineFunction) -> Refusal {
        let is_shortage = !matches!(self, Self::Broken(_));
        Refusal { reason: self.into_diagnostic(func), is_shortage }
    }

    /// Returns the message for the user.
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
