//! The loads that the scalar unit may do.
//!
//! Scalar loads read through the scalar data cache. The hardware drops its contents before a kernel starts; vector stores do
//! not update it, and an acquire does not drop it. So a scalar load of a uniform address is right only if the memory still
//! holds at the load what it held when the kernel started ([`Unchanged`]):
//!
//! * nothing writes it while the function runs: constant memory, `!invariant.load`, a `noalias readonly` parameter of a kernel;
//! * or nothing has written it before the load: on no path from the kernel's entry to the load is a store that may be to it,
//!   or an acquire that shows what other threads wrote. What functions were called with is not known, so this holds in
//!   kernels alone. Later stores may write it: the load must stay before these.
//!
//! A workgroup's fence next to its barrier shows no more than stores before the barrier. All threads of the workgroup
//! come through that barrier, so those stores are on paths to it, and are found as stores.

use cranelift_entity::SecondaryMap;
use ir::machine::{AliasClass, AliasTable, MemFlags};
use ir::map::Map;
use ir::ssa::{
    Block, Body, Context, Inst, InstKind, Intrinsic, Ordering, SyncScope, Type, Value, sym,
};
use transform::access_facts::AccessFacts;
use transform::address::LinearAddress;
use transform::analysis::effects;
use transform::divergent::linear::Plan;

use super::memory_model::sides;
use super::mmra::annotated_spaces;
use super::{intrinsics, shape};
use crate::mir_opt::memory_effects::NO_CLOBBER;
use crate::target::atomics::{Scope, scope_of};

/// The reason why a scalar load reads the right value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Unchanged {
    /// Nothing writes the memory while the function runs.
    Always,
    /// Nothing has written the memory from the kernel's start to the load.
    SoFar,
}

impl Unchanged {
    /// The flag of the memory operand.
    pub(crate) fn flags(self) -> MemFlags {
        match self {
            Self::Always => MemFlags::INVARIANT,
            Self::SoFar => NO_CLOBBER,
        }
    }
}

/// The loads that the scalar unit may do.
#[derive(Debug, Default)]
pub(crate) struct ScalarLoads {
    loads: SecondaryMap<Inst, Option<Unchanged>>,
}

impl ScalarLoads {
    /// Finds them in a body. `table` gets the alias classes of what was compared.
    pub(crate) fn new<'a>(
        body: &'a Body,
        cx: &'a Context,
        plan: &Plan,
        is_kernel: bool,
        facts: &mut AccessFacts<'a>,
        table: &mut AliasTable,
    ) -> Self {
        let mut loads: SecondaryMap<Inst, Option<Unchanged>> = SecondaryMap::new();
        let mut open = Vec::new();
        for &block in &plan.order {
            for inst in body.block_insts(block) {
                let Some(ptr) = candidate(body, cx, plan, inst) else { continue };
                let space = body.value_type(ptr, cx).address_space();
                let marked = |kind| cx.md_attachment(body.insts[inst].metadata, kind).is_some();
                if space == Some(4) || marked(sym::INVARIANT_LOAD) || facts.never_changes(ptr) {
                    loads[inst] = Some(Unchanged::Always);
                } else if is_kernel {
                    open.push((inst, ptr));
                }
            }
        }
        if !open.is_empty() {
            let mut clobbers = Clobbers { body, cx, facts, table, places: Places::default() };
            clobbers.find(plan, &open, &mut loads);
        }
        Self { loads }
    }

    /// Returns the reason why a load can be a scalar load, or none if it cannot.
    pub(crate) fn get(&self, inst: Inst) -> Option<Unchanged> {
        self.loads[inst]
    }

    /// Whether a load is one of them.
    pub(crate) fn is_scalar(&self, inst: Inst) -> bool {
        self.loads[inst].is_some()
    }
}

/// The address of a plain load of global or constant memory from a uniform address, in a size that scalar loads have.
fn candidate(body: &Body, cx: &Context, plan: &Plan, inst: Inst) -> Option<Value> {
    let InstKind::Load { ptr, align, volatile, ordering, .. } = body.insts[inst].kind else {
        return None;
    };
    let uniform = ptr.local().is_none_or(|l| !plan.uniformity().is_divergent(l));
    if volatile || ordering.is_atomic() || !uniform {
        return None;
    }
    let space = body.value_type(ptr, cx).address_space();
    let ty = body.result(inst).map_or(Type::VOID, |r| body.locals[r].ty);
    (matches!(space, Some(1 | 4)) && fits(body, cx, ty, ptr, align.bytes())).then_some(ptr)
}

/// Whether whole dwords can be read for the value.
fn fits(body: &Body, cx: &Context, ty: Type, ptr: Value, align: u64) -> bool {
    if ty.is_void() || shape::dwords(cx, ty).is_err() {
        return false;
    }
    let Ok(slots) = shape::slots(cx, ty) else { return false };
    if slots.iter().any(|s| s.bool) || slots.len() > 32 {
        return false;
    }
    align >= 4
        || slots.len() == 1
            && dword_offset(body, cx, ptr)
                .is_some_and(|at| at as u64 % 4 + u64::from(slots[0].bytes) <= 4)
}

/// The distance of an address from one that is known to be a multiple of four.
pub(super) fn dword_offset(body: &Body, cx: &Context, ptr: Value) -> Option<i64> {
    let address = LinearAddress::of(body, cx, ptr);
    if !address.terms.iter().all(|t| t.2 % 4 == 0) {
        return None;
    }
    let aligned = match body.def_kind(address.base) {
        Some(InstKind::Call { callee, .. }) => intrinsics::gives_aligned_pointer(cx, *callee),
        _ => address.base.constant().is_some_and(|c| {
            let global = cx.consts.as_global(c).map(|g| &cx.globals[g]);
            global.is_some_and(|g| g.align.is_some_and(|a| a.bytes() >= 4))
        }),
    };
    aligned.then_some(address.offset)
}

/// Whether the producer of the IR says that nothing wrote the memory before the load (LLVM's annotation pass does).
fn is_noclobber(cx: &Context, body: &Body, inst: Inst) -> bool {
    let Some(kind) = cx.symbols.find("amdgpu.noclobber") else { return false };
    cx.md_attachment(body.insts[inst].metadata, kind).is_some()
}

/// The effect of an instruction on what later loads of global memory read.
enum Clobber {
    None,
    /// A store through a pointer.
    Through(Value),
    /// A store to an unknown place.
    Anything,
    /// An acquire: other threads may have written anything.
    Acquire,
}

/// Places that stores write, bit by bit: one bit for each alias class; the last two are for everything.
#[derive(Default)]
struct Places {
    classes: Vec<AliasClass>,
    bits: Map<AliasClass, u32>,
}

/// The bit of acquires.
const ACQUIRED: u64 = 1 << 63;
/// The bit of stores to unknown places.
const ANYTHING: u64 = 1 << 62;

struct Clobbers<'a, 'b> {
    body: &'a Body,
    cx: &'a Context,
    facts: &'b mut AccessFacts<'a>,
    table: &'b mut AliasTable,
    places: Places,
}

impl Clobbers<'_, '_> {
    /// Finds the loads of `open` whose memory nothing has written before.
    fn find(
        &mut self,
        plan: &Plan,
        open: &[(Inst, Value)],
        loads: &mut SecondaryMap<Inst, Option<Unchanged>>,
    ) {
        let body = self.body;
        let mut writes: SecondaryMap<Block, u64> = SecondaryMap::new();
        for &block in &plan.order {
            writes[block] = body.block_insts(block).fold(0, |all, inst| all | self.written(inst));
        }
        let before = before_blocks(plan, &writes);
        let mut open = open.iter().peekable();
        for &block in &plan.order {
            if open.peek().is_none_or(|&&(load, _)| body.inst_block(load) != Some(block)) {
                continue;
            }
            let mut now = before[block];
            for inst in body.block_insts(block) {
                if let Some(&&(load, ptr)) = open.peek()
                    && load == inst
                {
                    open.next();
                    let said = is_noclobber(self.cx, body, load) && now & ACQUIRED == 0;
                    if now == 0 || said || self.is_apart(load, ptr, now) {
                        loads[load] = Some(Unchanged::SoFar);
                    }
                }
                now |= self.written(inst);
            }
        }
    }

    /// The places that an instruction may write.
    fn written(&mut self, inst: Inst) -> u64 {
        match clobber(self.body, self.cx, inst) {
            Clobber::None => 0,
            Clobber::Anything => ANYTHING,
            Clobber::Acquire => ACQUIRED,
            Clobber::Through(ptr) => {
                let metadata = self.body.insts[inst].metadata;
                let class = self.facts.of(self.table, ptr, metadata).class;
                class.expand().map_or(ANYTHING, |class| self.places.bit(class))
            }
        }
    }

    /// Whether a load is from none of these places.
    fn is_apart(&mut self, load: Inst, ptr: Value, places: u64) -> bool {
        if places & (ANYTHING | ACQUIRED) != 0 {
            return false;
        }
        let metadata = self.body.insts[load].metadata;
        let Some(class) = self.facts.of(self.table, ptr, metadata).class.expand() else {
            return false;
        };
        let mut written = self.places.classes.iter().enumerate();
        written.all(|(n, &other)| places >> n & 1 == 0 || self.table.are_apart(class, other))
    }
}

impl Places {
    /// The bit of a class; that of everything where there are too many.
    fn bit(&mut self, class: AliasClass) -> u64 {
        let next = self.classes.len() as u32;
        let bit = *self.bits.entry(class).or_insert_with(|| next);
        if bit == next && next < ANYTHING.trailing_zeros() {
            self.classes.push(class);
        }
        1 << bit.min(ANYTHING.trailing_zeros())
    }
}

/// The places written before each block. Along the wave's path: lanes may read what other lanes have written.
fn before_blocks(plan: &Plan, writes: &SecondaryMap<Block, u64>) -> SecondaryMap<Block, u64> {
    let mut before: SecondaryMap<Block, u64> = SecondaryMap::new();
    let mut work: Vec<Block> = plan.order.iter().rev().copied().collect();
    while let Some(block) = work.pop() {
        let after = before[block] | writes[block];
        for to in plan.successors(block) {
            if before[to] | after != before[to] {
                before[to] |= after;
                work.push(to);
            }
        }
    }
    before
}

fn clobber(body: &Body, cx: &Context, inst: Inst) -> Clobber {
    let through = |ptr: Value, orderings: &[Ordering], scope: SyncScope| {
        let space = body.value_type(ptr, cx).address_space();
        let (wide, apart) = reach(cx, scope);
        let acquires = orderings.iter().any(|&ordering| sides(ordering).1);
        if acquires && wide && !(apart && space == Some(3)) {
            Clobber::Acquire
        } else if matches!(space, Some(3 | 5)) {
            Clobber::None
        } else {
            Clobber::Through(ptr)
        }
    };
    match &body.insts[inst].kind {
        &InstKind::Load { ptr, ordering, scope, .. } if sides(ordering).1 => {
            match through(ptr, &[ordering], scope) {
                Clobber::Through(_) => Clobber::None,
                clobber => clobber,
            }
        }
        &InstKind::Store { ptr, scope, .. } => through(ptr, &[], scope),
        &InstKind::AtomicRmw { args, ordering, scope, .. } => through(args[0], &[ordering], scope),
        &InstKind::CmpXchg { args, orderings, scope, .. } => through(args[0], &orderings, scope),
        &InstKind::Fence { ordering, scope } => {
            let shows =
                sides(ordering).1 && reach(cx, scope).0 && annotated_spaces(cx, body, inst).global;
            if shows && !is_beside_barrier(body, cx, inst, scope) {
                Clobber::Acquire
            } else {
                Clobber::None
            }
        }
        InstKind::Call { callee, .. } => {
            let writes = match cx.intrinsic_of(*callee) {
                Intrinsic::Target => intrinsics::may_write(cx, *callee),
                _ => effects::of(body, cx, inst).intersects(effects::Effects::WRITE),
            };
            if writes { Clobber::Anything } else { Clobber::None }
        }
        _ => Clobber::None,
    }
}

/// Whether others than the lanes of a wave are in a scope, and whether it orders each kind of memory apart. A scope that the
/// memory model does not have counts as everyone's.
fn reach(cx: &Context, scope: SyncScope) -> (bool, bool) {
    let known = scope_of(cx.symbols.text(scope));
    known.map_or((true, false), |(scope, apart)| (scope > Scope::Wave, apart))
}

/// Whether a fence among the threads of a workgroup comes right before or right after their barrier.
fn is_beside_barrier(body: &Body, cx: &Context, fence: Inst, scope: SyncScope) -> bool {
    cx.symbols.text(scope).starts_with("workgroup")
        && (meets_barrier(body, cx, fence, |inst| body.prev_inst(inst))
            || meets_barrier(body, cx, fence, |inst| body.next_inst(inst)))
}

/// Whether the first instruction from a fence on, other fences left out, is a barrier.
fn meets_barrier(
    body: &Body,
    cx: &Context,
    fence: Inst,
    step: impl Fn(Inst) -> Option<Inst>,
) -> bool {
    let is_between = |&inst: &Inst| {
        matches!(body.insts[inst].kind, InstKind::Fence { .. } | InstKind::DebugRecord { .. })
    };
    let first =
        core::iter::successors(step(fence), |&inst| step(inst)).find(|inst| !is_between(inst));
    let Some(InstKind::Call { callee, .. }) = first.map(|inst| &body.insts[inst].kind) else {
        return false;
    };
    matches!(
        crate::target::intrinsics::name(cx, *callee),
        Some("s.barrier" | "s.barrier.signal" | "s.barrier.wait")
    )
}
