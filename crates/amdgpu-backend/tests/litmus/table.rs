//! The documented model, written down from LLVM's "AMDGPU Usage" (memory model of GFX6-GFX9, GFX90A, GFX942, GFX10-GFX11 and
//! GFX12) without a look at the backend, and what `docs/memory-model.md` adds to it.

use super::functions::{Data, Litmus, Operation};

/// A processor in a mode.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Machine {
    pub cpu: &'static str,
    pub features: &'static str,
}

const fn machine(cpu: &'static str, features: &'static str) -> Machine {
    Machine { cpu, features }
}

pub(crate) const MACHINES: [Machine; 12] = [
    machine("gfx900", ""),
    machine("gfx90a", ""),
    machine("gfx90a", "+tgsplit"),
    machine("gfx942", ""),
    machine("gfx942", "+tgsplit"),
    machine("gfx950", "+tgsplit"),
    machine("gfx1030", ""),
    machine("gfx1030", "+cumode"),
    machine("gfx1100", ""),
    machine("gfx1100", "+cumode"),
    machine("gfx1200", ""),
    machine("gfx1200", "+cumode"),
];

/// Counters by the names that this table gives them: `vm` (before gfx10 with stores), `vs`, `lgkm` or `ds`.
pub(crate) type Counters = Vec<&'static str>;

/// The requirements between two accesses: operations on caches, all in this order, and counters that are waited for,
/// before the first of those or after the last.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Between {
    pub waits_first: Counters,
    pub caches: Vec<&'static str>,
    pub waits_last: Counters,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Level {
    Wave,
    Workgroup,
    Agent,
    System,
}

impl Machine {
    pub(crate) fn has_local(self) -> bool {
        !self.split()
    }

    fn split(self) -> bool {
        self.features == "+tgsplit"
    }

    fn cu_mode(self) -> bool {
        self.features == "+cumode"
    }

    fn is_gfx942(self) -> bool {
        matches!(self.cpu, "gfx942" | "gfx950")
    }

    pub(crate) fn is_gfx9(self) -> bool {
        matches!(self.cpu, "gfx900" | "gfx90a") || self.is_gfx942()
    }

    /// The counter of accesses of global memory.
    fn counter(self, store: bool) -> &'static str {
        if store && !self.is_gfx9() { "vs" } else { "vm" }
    }

    /// Whether a release waits for global memory. In CU mode it does: a release is transitive.
    fn release_waits(self, level: Level) -> bool {
        level > Level::Workgroup || level == Level::Workgroup && (!self.is_gfx9() || self.split())
    }

    /// Whether an acquire waits for its access of global memory and invalidates.
    fn acquire_waits(self, level: Level) -> bool {
        match level {
            Level::Wave => false,
            Level::Workgroup if self.is_gfx9() => self.split(),
            Level::Workgroup => !self.cu_mode(),
            _ => true,
        }
    }

    fn write_back(self, level: Level) -> Option<&'static str> {
        match (self.cpu, level) {
            ("gfx90a", Level::System) => Some("buffer_wbl2"),
            ("gfx942" | "gfx950", Level::Agent) => Some("buffer_wbl2 sc1"),
            ("gfx942" | "gfx950", Level::System) => Some("buffer_wbl2 sc0 sc1"),
            ("gfx1200", Level::System) => Some("global_wb scope:SCOPE_SYS"),
            _ => None,
        }
    }

    fn invalidates(self, level: Level) -> Vec<&'static str> {
        if !self.acquire_waits(level) {
            return Vec::new();
        }
        match (self.cpu, level) {
            ("gfx90a", Level::System) => vec!["buffer_invl2", "buffer_wbinvl1_vol"],
            ("gfx900" | "gfx90a", _) => vec!["buffer_wbinvl1_vol"],
            ("gfx942" | "gfx950", Level::Workgroup) => vec!["buffer_inv sc0"],
            ("gfx942" | "gfx950", Level::Agent) => vec!["buffer_inv sc1"],
            ("gfx942" | "gfx950", _) => vec!["buffer_inv sc0 sc1"],
            ("gfx1200", Level::Workgroup) => vec!["global_inv scope:SCOPE_SE"],
            ("gfx1200", Level::Agent) => vec!["global_inv scope:SCOPE_DEV"],
            ("gfx1200", _) => vec!["global_inv scope:SCOPE_SYS"],
            (_, Level::Workgroup) => vec!["buffer_gl0_inv"],
            _ => vec!["buffer_gl1_inv", "buffer_gl0_inv"],
        }
    }

    /// The policy of the operation on the flag.
    pub(crate) fn policy(self, litmus: &Litmus) -> String {
        let level = level_of(litmus);
        if litmus.space == 3 || litmus.operation == Operation::Fence {
            return String::new();
        }
        let modifies = matches!(litmus.operation, Operation::Modify(_) | Operation::Exchange);
        if self.cpu == "gfx1200" {
            let returned = if modifies && litmus.returns() { "th:TH_ATOMIC_RETURN" } else { "" };
            let scope = match level {
                Level::Wave => "",
                Level::Workgroup if self.cu_mode() => "",
                Level::Workgroup => "scope:SCOPE_SE",
                Level::Agent => "scope:SCOPE_DEV",
                Level::System => "scope:SCOPE_SYS",
            };
            return format!("{returned} {scope}").trim().to_owned();
        }
        let first = if self.is_gfx942() { "sc0" } else { "glc" };
        if modifies {
            let returned = if litmus.returns() { first } else { "" };
            let system = if self.is_gfx942() && level == Level::System { "sc1" } else { "" };
            return format!("{returned} {system}").trim().to_owned();
        }
        if self.is_gfx942() {
            return ["", "sc0", "sc1", "sc0 sc1"][level as usize].to_owned();
        }
        if litmus.operation == Operation::Store {
            return String::new();
        }
        match level {
            Level::Wave => "",
            Level::Workgroup if !self.acquire_waits(level) => "",
            Level::Agent | Level::System if self.cpu == "gfx1030" => "glc dlc",
            _ => "glc",
        }
        .to_owned()
    }

    /// The requirements between the first access and the flag.
    pub(crate) fn before(self, litmus: &Litmus) -> Between {
        let (releases, _) = litmus.sides();
        let level = level_of(litmus);
        let mut between = Between::default();
        let load = litmus.operation == Operation::Load;
        if !releases || level == Level::Wave || !orders_global(litmus) {
            return between;
        }
        // A sequentially consistent load waits, but publishes nothing.
        if let Some(operation) = self.write_back(level).filter(|_| !load) {
            between.caches.push(operation);
            between.waits_last.push(self.counter(true));
        }
        between.waits_last.extend(self.finishes(litmus, litmus.before, level));
        between
    }

    fn finishes(self, litmus: &Litmus, data: Data, level: Level) -> Option<&'static str> {
        match data.local {
            false => self.release_waits(level).then(|| self.counter(data.store)),
            true => (!litmus.apart()).then_some("lgkm"),
        }
    }

    /// The requirements between the flag and the second access; of a fence, all that stands between the two accesses.
    pub(crate) fn after(self, litmus: &Litmus) -> Between {
        let (releases, acquires) = litmus.sides();
        let level = level_of(litmus);
        let mut between = Between::default();
        if !acquires || level == Level::Wave || !orders_global(litmus) {
            return between;
        }
        between.caches = self.invalidates(level);
        let load = litmus.operation == Operation::Load;
        let waits = self.acquire_waits(level)
            || releases && !load && !self.is_gfx9() && level == Level::Workgroup;
        if litmus.operation == Operation::Fence {
            if let Some(counter) = self.finishes(litmus, litmus.before, level)
                && (waits || litmus.before.local)
            {
                between.waits_first.push(counter);
            }
            return between;
        }
        if litmus.space != 3 && waits {
            between.waits_first.push(self.counter(!litmus.returns()));
        }
        if litmus.space != 1 && !litmus.apart() && self.has_local() {
            between.waits_first.push("lgkm");
        }
        between
    }
}

/// Operations on local memory whose kinds are ordered apart need nothing: local memory is in order by itself.
fn orders_global(litmus: &Litmus) -> bool {
    !(litmus.apart() && litmus.space == 3)
}

fn level_of(litmus: &Litmus) -> Level {
    let level = match litmus.scope.trim_end_matches("one-as").trim_end_matches('-') {
        "" => Level::System,
        "agent" | "cluster" => Level::Agent,
        "workgroup" => Level::Workgroup,
        _ => Level::Wave,
    };
    if litmus.space == 3 { level.min(Level::Workgroup) } else { level }
}
