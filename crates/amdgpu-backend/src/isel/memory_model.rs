//! The memory model as a table: for each generation and mode of the machine, and each scope, the waits, the operations on
//! caches and the policy bits that orderings need.
//!
//! Facts: LLVM's "AMDGPU Usage", the tables of code sequences of each generation. Where this table differs from them or from
//! what LLVM emits, `docs/memory-model.md` says so and why.

use ir::machine::{Opcode, Ordering as MachineOrdering};
use ir::ssa::Ordering;

use crate::target::Generation;
use crate::target::atomics::{Scope, scope_of};
use crate::target::subtarget::Subtarget;
use crate::target::table::op;

/// An operation on caches: the instruction, and its policy bits where it has any.
pub(crate) type CacheOperation = (Opcode, Option<i64>);

/// The needs of operations of a scope.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Row {
    /// The policy of an atomic load.
    pub load: i64,
    /// The policy of an atomic store.
    pub store: i64,
    /// The policy of a read-modify-write, without the bit that asks for its result.
    pub rmw: i64,
    /// The write-back that a release starts with.
    pub write_back: Option<CacheOperation>,
    /// Whether a release waits for the accesses of global memory before it.
    pub release_waits: bool,
    /// Whether an acquire waits for accesses of global memory, its own among them.
    pub acquire_waits: bool,
    /// The caches that an acquire invalidates, in order: the outer cache first, since the inner one could be filled from it again.
    pub invalidate: &'static [CacheOperation],
}

/// Policy bits up to gfx11. `SC0` and `NT` are other names of `GLC` and `SLC`.
const GLC: i64 = 1;
const SLC: i64 = 2;
const DLC: i64 = 4;
const SC0: i64 = 1;
const NT: i64 = 2;
const SC1: i64 = 16;
/// Scopes of gfx12.
const SCOPE_SE: i64 = 8;
const SCOPE_DEV: i64 = 16;
const SCOPE_SYS: i64 = 24;
/// The hint of gfx12 for data that is not needed again.
const TH_NT: i64 = 1;

/// Of those who share a cache that keeps their accesses in order.
const NOTHING: Row = Row {
    load: 0,
    store: 0,
    rmw: 0,
    write_back: None,
    release_waits: false,
    acquire_waits: false,
    invalidate: &[],
};

/// Waits on both sides.
const WAITS: Row = Row { release_waits: true, acquire_waits: true, ..NOTHING };

const L1: CacheOperation = (op::BUFFER_WBINVL1_VOL, None);
const GL0: CacheOperation = (op::BUFFER_GL0_INV, None);
const GL1: CacheOperation = (op::BUFFER_GL1_INV, None);

static GFX9_DEVICE: Row = Row { load: GLC, invalidate: &[L1], ..WAITS };
static GFX90A_SYSTEM: Row = Row {
    load: GLC,
    write_back: Some((op::BUFFER_WBL2, Some(0))),
    invalidate: &[(op::BUFFER_INVL2, None), L1],
    ..WAITS
};

static GFX942_WORKGROUP: Row = Row { load: SC0, store: SC0, ..NOTHING };
static GFX942_SPLIT: Row =
    Row { load: SC0, store: SC0, invalidate: &[(op::BUFFER_INV, Some(SC0))], ..WAITS };
static GFX942_AGENT: Row = Row {
    load: SC1,
    store: SC1,
    write_back: Some((op::BUFFER_WBL2, Some(SC1))),
    invalidate: &[(op::BUFFER_INV, Some(SC1))],
    ..WAITS
};
static GFX942_SYSTEM: Row = Row {
    load: SC0 | SC1,
    store: SC0 | SC1,
    rmw: SC1,
    write_back: Some((op::BUFFER_WBL2, Some(SC0 | SC1))),
    invalidate: &[(op::BUFFER_INV, Some(SC0 | SC1))],
    ..WAITS
};

/// The waves of a workgroup share their nearest cache. A release waits all the same: another wave of the workgroup may
/// publish further what it acquires here, and it can wait for its own accesses only.
static GFX10_SHARED: Row = Row { release_waits: true, ..NOTHING };
static GFX10_WORKGROUP: Row = Row { load: GLC, invalidate: &[GL0], ..WAITS };
static GFX10_DEVICE: Row = Row { load: GLC | DLC, invalidate: &[GL1, GL0], ..WAITS };
static GFX11_DEVICE: Row = Row { load: GLC, invalidate: &[GL1, GL0], ..WAITS };

const fn gfx12(scope: i64, invalidate: &'static [CacheOperation]) -> Row {
    Row { load: scope, store: scope, rmw: scope, invalidate, ..WAITS }
}
static GFX12_WORKGROUP: Row = gfx12(SCOPE_SE, &[(op::GLOBAL_INV, Some(SCOPE_SE))]);
static GFX12_AGENT: Row = gfx12(SCOPE_DEV, &[(op::GLOBAL_INV, Some(SCOPE_DEV))]);
static GFX12_SYSTEM: Row = Row {
    write_back: Some((op::GLOBAL_WB, Some(SCOPE_SYS))),
    ..gfx12(SCOPE_SYS, &[(op::GLOBAL_INV, Some(SCOPE_SYS))])
};
static WAVE: Row = NOTHING;

/// A generation in a mode.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Model {
    generation: Generation,
    cu_mode: bool,
    split: bool,
}

impl Model {
    /// That of a subtarget.
    pub(crate) fn of(subtarget: &Subtarget) -> Self {
        Self {
            generation: subtarget.target.generation,
            cu_mode: subtarget.cu_mode,
            split: subtarget.tg_split,
        }
    }

    /// The needs of operations of a scope.
    pub(crate) fn row(self, scope: Scope) -> &'static Row {
        let Self { generation, cu_mode, split } = self;
        match (generation, scope) {
            (_, Scope::Wave) => &WAVE,
            (Generation::Gfx90a, Scope::Workgroup) if split => &GFX9_DEVICE,
            (Generation::Gfx90a, Scope::Workgroup) => &NOTHING,
            (Generation::Gfx900 | Generation::Gfx906 | Generation::Gfx908, Scope::Workgroup) => {
                &NOTHING
            }
            (Generation::Gfx900 | Generation::Gfx906 | Generation::Gfx908, _)
            | (Generation::Gfx90a, Scope::Agent) => &GFX9_DEVICE,
            (Generation::Gfx90a, Scope::System) => &GFX90A_SYSTEM,
            (Generation::Gfx942 | Generation::Gfx950, Scope::Workgroup) if split => &GFX942_SPLIT,
            (Generation::Gfx942 | Generation::Gfx950, Scope::Workgroup) => &GFX942_WORKGROUP,
            (Generation::Gfx942 | Generation::Gfx950, Scope::Agent) => &GFX942_AGENT,
            (Generation::Gfx942 | Generation::Gfx950, Scope::System) => &GFX942_SYSTEM,
            (_, Scope::Workgroup) if cu_mode => &GFX10_SHARED,
            (Generation::Gfx1030 | Generation::Gfx1100, Scope::Workgroup) => &GFX10_WORKGROUP,
            (Generation::Gfx1030, _) => &GFX10_DEVICE,
            (Generation::Gfx1100, _) => &GFX11_DEVICE,
            (Generation::Gfx1200, Scope::Workgroup) => &GFX12_WORKGROUP,
            (Generation::Gfx1200, Scope::Agent) => &GFX12_AGENT,
            (Generation::Gfx1200, Scope::System) => &GFX12_SYSTEM,
        }
    }

    /// The policy of a volatile load and store.
    pub(crate) fn volatile(self) -> (i64, i64) {
        match self.generation {
            Generation::Gfx900 | Generation::Gfx906 | Generation::Gfx908 | Generation::Gfx90a => {
                (GLC, 0)
            }
            Generation::Gfx942 | Generation::Gfx950 => (SC0 | SC1, SC0 | SC1),
            Generation::Gfx1030 => (GLC | DLC, 0),
            Generation::Gfx1100 => (GLC | DLC, DLC),
            Generation::Gfx1200 => (SCOPE_SYS, SCOPE_SYS),
        }
    }

    /// The policy of a load and a store of data that is not needed again soon.
    pub(crate) fn non_temporal(self) -> (i64, i64) {
        match self.generation {
            Generation::Gfx900 | Generation::Gfx906 | Generation::Gfx908 | Generation::Gfx90a => {
                (GLC | SLC, GLC | SLC)
            }
            Generation::Gfx942 | Generation::Gfx950 => (NT, NT),
            Generation::Gfx1030 => (SLC, GLC | SLC),
            Generation::Gfx1100 => (SLC | DLC, GLC | SLC | DLC),
            Generation::Gfx1200 => (TH_NT, TH_NT),
        }
    }
}

/// The scopes of LLVM's memory model for AMD by the numbers that `ATOMIC_FENCE` has them under.
pub(crate) const SCOPES: [&str; 12] = [
    "singlethread",
    "",
    "agent",
    "workgroup",
    "wavefront",
    "cluster",
    "one-as",
    "agent-one-as",
    "workgroup-one-as",
    "wavefront-one-as",
    "singlethread-one-as",
    "cluster-one-as",
];

/// An ordering as machine functions have it.
pub(crate) fn machine_ordering(ordering: Ordering) -> MachineOrdering {
    match ordering {
        Ordering::NotAtomic => MachineOrdering::NotAtomic,
        Ordering::Unordered => MachineOrdering::Unordered,
        Ordering::Monotonic => MachineOrdering::Monotonic,
        Ordering::Acquire => MachineOrdering::Acquire,
        Ordering::Release => MachineOrdering::Release,
        Ordering::AcqRel => MachineOrdering::AcquireRelease,
        Ordering::SeqCst => MachineOrdering::SequentiallyConsistent,
    }
}

/// The number under which LLVM's texts name an ordering: C++'s `memory_order` with unordered and monotonic before.
pub(crate) fn ordering_number(ordering: Ordering) -> i64 {
    match ordering {
        Ordering::NotAtomic => 0,
        Ordering::Unordered => 1,
        Ordering::Monotonic => 2,
        Ordering::Acquire => 4,
        Ordering::Release => 5,
        Ordering::AcqRel => 6,
        Ordering::SeqCst => 7,
    }
}

/// Whether a fence with these operands of `ATOMIC_FENCE` publishes to other waves what happened before it.
pub(crate) fn fence_releases(ordering: i64, scope: i64) -> bool {
    let name = usize::try_from(scope).ok().and_then(|n| SCOPES.get(n)).unwrap_or(&"");
    (5..=7).contains(&ordering) && leaves_wave(name)
}

/// The same of an access that stores, of its ordering and that of its failure.
pub(crate) fn access_releases(orderings: [MachineOrdering; 2], scope: &str) -> bool {
    let [success, failure] = orderings;
    let both = MachineOrdering::SequentiallyConsistent;
    (success >= MachineOrdering::Release || failure == both) && leaves_wave(scope)
}

fn leaves_wave(scope: &str) -> bool {
    scope_of(scope).is_none_or(|(scope, _)| scope > Scope::Wave)
}

/// Whether an ordering publishes what happened before, and whether it makes visible what others published.
pub(crate) fn sides(ordering: Ordering) -> (bool, bool) {
    let releases = matches!(ordering, Ordering::Release | Ordering::AcqRel | Ordering::SeqCst);
    let acquires = matches!(ordering, Ordering::Acquire | Ordering::AcqRel | Ordering::SeqCst);
    (releases, acquires)
}
