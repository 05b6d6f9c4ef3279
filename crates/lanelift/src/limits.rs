//! `--deny`, `--warn`: conditions on kernels.

use clap::Args;
use driver::{Condition, Exceeded, Options};
use serde::{Deserialize, Serialize};

/// Conditions on kernels.
#[derive(Args, Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct LimitArgs {
    /// Fail if a kernel meets one of these: spills, scratch, occupancy<N, vgprs>N, sgprs>N, agprs>N (AMD), registers>N (Intel), lds>N
    #[arg(long, value_name = "CONDITION", value_delimiter = ',', value_parser = condition, help_heading = "Checks")]
    pub(crate) deny: Vec<Condition>,
    /// Warn if a kernel meets one of these
    #[arg(long, value_name = "CONDITION", value_delimiter = ',', value_parser = condition, help_heading = "Checks")]
    pub(crate) warn: Vec<Condition>,
    /// Warn if a kernel spills registers: --warn=spills
    #[arg(long, help_heading = "Checks")]
    pub(crate) warn_spills: bool,
}

impl LimitArgs {
    /// Whether there is a condition.
    pub(crate) fn any(&self) -> bool {
        self.warn_spills || !self.deny.is_empty() || !self.warn.is_empty()
    }

    /// Says the same to the driver.
    pub(crate) fn set(&self, options: &mut Options) {
        options.deny.clone_from(&self.deny);
        options.warn.clone_from(&self.warn);
        if self.warn_spills && !options.warn.contains(&Condition::SPILLS) {
            options.warn.push(Condition::SPILLS);
        }
    }
}

/// A condition by its words.
fn condition(text: &str) -> Result<Condition, String> {
    Condition::parse(text)
        .map_err(|error| format!("{} ({})", error.message, error.notes.join("; ")))
}

/// A condition that a kernel meets, in the summary.
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug)]
pub(crate) struct LimitSummary {
    /// The kernel.
    pub(crate) kernel: String,
    /// The condition, as the command line has it.
    pub(crate) condition: String,
    /// `deny` or `warn`.
    pub(crate) action: String,
    /// The number that meets it; none where it is not known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) value: Option<u64>,
}

impl From<&Exceeded> for LimitSummary {
    fn from(found: &Exceeded) -> Self {
        Self {
            kernel: found.kernel.clone(),
            condition: found.condition.to_string(),
            action: if found.denied { "deny" } else { "warn" }.into(),
            value: found.value,
        }
    }
}
