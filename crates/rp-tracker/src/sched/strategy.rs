//! The strategies by name.

/// How a function is scheduled.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Strategy {
    /// Latency is hidden as far as the occupancy that can be reached leaves registers for it.
    #[default]
    Latency,
    /// As few registers as can be, with no regard for speed.
    MinReg,
    /// As many waves as can be: orders that need fewer registers only where that lets more waves run.
    MaxOccupancy,
    /// The same; before that, the regions that stand in the way of more waves get orders of least pressure.
    IterativeMaxOccupancy,
    /// The shortest critical path, as far as as many waves run as with the order given.
    Ilp,
    /// Provably as few registers as can be, where the search ends.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_strategy_has_its_name() {
        for strategy in Strategy::ALL {
            assert_eq!(Strategy::by_name(strategy.name()), Some(strategy));
        }
        assert_eq!(Strategy::by_name("gcn-iterative-ilp"), Some(Strategy::Ilp));
        assert_eq!(Strategy::by_name(""), None);
    }
}
