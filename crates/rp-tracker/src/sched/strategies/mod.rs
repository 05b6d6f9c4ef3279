//! The strategies: one file for each algorithm that makes orders, and their names.
//!
//! | file | order |
//! |---|---|
//! | [`minreg`] | the fewest registers, by greedy orders, lists and searches in windows |
//! | [`exact`] | provably the fewest registers |
//! | [`latency`] | long latencies start earlier |
//! | [`list_schedule`] | waits are filled, cycle by cycle |
//! | [`local_search`] | the fastest order, changed where it waits |
//! | [`ilp`] | the longest chain first |
//! | [`max_occupancy`] | the longest chain first, with few enough registers |
//! | [`pressure_list`] | the list scheduler of both |
//! | [`igroup_lp`] | the groups that the code asks for |
//! | [`mode_groups`] | instructions of like mode together |

pub(in crate::sched) mod exact;
pub(in crate::sched) mod igroup_lp;
pub(in crate::sched) mod ilp;
pub(in crate::sched) mod latency;
pub(in crate::sched) mod list_schedule;
pub(in crate::sched) mod local_search;
pub(in crate::sched) mod max_occupancy;
pub(in crate::sched) mod minreg;
pub(in crate::sched) mod mode_groups;
pub(in crate::sched) mod pressure_list;
#[cfg(test)]
mod tests;

/// A strategy of scheduling a function.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Strategy {
    /// Hides latency as far as the reachable occupancy leaves registers for it.
    #[default]
    Latency,
    /// The fewest registers, with no regard for speed.
    MinReg,
    /// The most waves: orders that need fewer registers only where that lets more waves run.
    MaxOccupancy,
    /// The same; before that, the regions that keep more waves from running get orders of least pressure.
    IterativeMaxOccupancy,
    /// The shortest critical path with as many waves as with the order given.
    Ilp,
    /// Provably the fewest registers, where the search ends.
    Exact,
    /// The order given.
    Source,
}

/// Names, LLVM's among them: of `-misched`, of `-amdgpu-sched-strategy` and of the function attribute.
const NAMES: &[(&str, Strategy)] = &[
    ("latency", Strategy::Latency),
    ("default", Strategy::Latency),
    ("coexec", Strategy::Latency),
    ("minreg", Strategy::MinReg),
    ("iterative-minreg", Strategy::MinReg),
    ("gcn-iterative-minreg", Strategy::MinReg),
    ("max-occupancy", Strategy::MaxOccupancy),
    ("gcn-max-occupancy", Strategy::MaxOccupancy),
    ("max-memory-clause", Strategy::Latency),
    ("gcn-max-memory-clause", Strategy::Latency),
    ("iterative-maxocc", Strategy::IterativeMaxOccupancy),
    ("iterative-max-occupancy", Strategy::IterativeMaxOccupancy),
    ("gcn-iterative-max-occupancy-experimental", Strategy::IterativeMaxOccupancy),
    ("ilp", Strategy::Ilp),
    ("max-ilp", Strategy::Ilp),
    ("gcn-max-ilp", Strategy::Ilp),
    ("iterative-ilp", Strategy::Ilp),
    ("gcn-iterative-ilp", Strategy::Ilp),
    ("exact", Strategy::Exact),
    ("source", Strategy::Source),
];

impl Strategy {
    /// All of them.
    pub const ALL: [Self; 7] = [
        Self::Latency,
        Self::MinReg,
        Self::MaxOccupancy,
        Self::IterativeMaxOccupancy,
        Self::Ilp,
        Self::Exact,
        Self::Source,
    ];

    /// The strategy of a name: ours, or one that LLVM has.
    pub fn by_name(name: &str) -> Option<Self> {
        NAMES.iter().find(|(text, _)| *text == name).map(|&(_, strategy)| strategy)
    }

    /// Our name.
    pub fn name(self) -> &'static str {
        match self {
            Self::Latency => "latency",
            Self::MinReg => "minreg",
            Self::MaxOccupancy => "max-occupancy",
            Self::IterativeMaxOccupancy => "iterative-max-occupancy",
            Self::Ilp => "ilp",
            Self::Exact => "exact",
            Self::Source => "source",
        }
    }

    /// All names, for messages.
    pub fn names() -> String {
        let names: Vec<&str> = NAMES.iter().map(|(name, _)| *name).collect();
        names.join(", ")
    }
}
