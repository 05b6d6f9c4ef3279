//! Atomic operations, fences, and what orderings need around accesses.
//!
//! The table of the memory model ([`super::memory_model`]) says three things: what makes earlier accesses visible
//! ([`Isel::release`]), what makes later ones see others' ([`Isel::acquire`]), and the policy bits of the access itself. Waits
//! are the soft ones, which the pass that inserts waits merges with its own. Memory operands carry the ordering, and each
//! fence leaves `ATOMIC_FENCE`: these hold accesses in place where nothing is waited for.

use ir::diagnostic::Diagnostic;
use ir::machine::{MachineMemOperand, MemFlags, Operand, Reg, RegOperand};
use ir::ssa::{Inst, InstKind, Ordering, SyncScope, Value, sym};
use smallvec::SmallVec;

use super::memory::Address;
use super::memory_model::{
    CacheOperation, Model, SCOPES, machine_ordering, ordering_number, sides,
};
use super::mmra::{Spaces, annotated_spaces};
use super::part::{Part, Src};
use super::{Isel, Lowered, Parts};
use crate::target::Generation;
use crate::target::atomics::{RmwRow, Scope, scope_of};
use crate::target::classes::Bank;
use crate::target::regs;
use crate::target::table::{self, op};

/// Accesses of a kind of memory that are waited for, where loads and stores have separate counters.
#[derive(Clone, Copy)]
struct Kinds {
    loads: bool,
    stores: bool,
}

impl Kinds {
    const ALL: Self = Self { loads: true, stores: true };
    const NONE: Self = Self { loads: false, stores: false };
}

/// Among whom an operation orders which accesses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Order {
    /// Among whom.
    pub(crate) scope: Scope,
    /// The kinds of memory.
    pub(crate) spaces: Spaces,
}

impl Isel<'_> {
    /// Returns the order that a scope's name asks for, of an operation on memory of an address space or on all memory.
    /// The scopes `…-one-as` order the accesses of each kind of memory apart.
    pub(crate) fn order(&self, scope: SyncScope, space: Option<u32>) -> Lowered<Order> {
        let text = self.cx.symbols.text(scope);
        let (scope, apart) = scope_of(text).ok_or_else(|| {
            Diagnostic::unsupported(format!("the synchronisation scope '{text}'"))
        })?;
        // No other workgroup sees a workgroup's local memory.
        let scope = if space == Some(3) { scope.min(Scope::Workgroup) } else { scope };
        let spaces = match (apart, space) {
            (false, _) => Spaces::ALL,
            (true, Some(3)) => Spaces::NONE,
            (true, _) => Spaces::GLOBAL,
        };
        Ok(Order { scope, spaces })
    }

    /// The memory model of what is compiled for.
    pub(super) fn model(&self) -> Model {
        Model::of(&self.subtarget)
    }

    /// Waits for all outstanding accesses.
    pub(super) fn wait_memory(&mut self) {
        self.wait_for(Kinds::ALL, true);
    }

    /// Waits for accesses of global memory of some kinds, and for those of local memory.
    fn wait_for(&mut self, kinds: Kinds, local: bool) {
        let generation = self.generation;
        // Up to gfx9 stores are counted as loads are.
        let loads = kinds.loads || kinds.stores && generation.is_gfx9();
        let stores = kinds.stores && !generation.is_gfx9();
        let zero = Operand::Imm(0);
        if generation == Generation::Gfx1200 {
            for (opcode, wanted) in [
                (op::S_WAIT_LOADCNT_soft, loads),
                (op::S_WAIT_STORECNT_soft, stores),
                (op::S_WAIT_DSCNT_soft, local),
            ] {
                if wanted {
                    self.raw(opcode, &[zero]);
                }
            }
            return;
        }
        let count = match (generation == Generation::Gfx1100, loads, local) {
            (_, false, false) => None,
            (true, true, true) => Some(0x0007),
            (true, true, false) => Some(0x03f7),
            (true, false, true) => Some(0xfc07),
            (false, true, true) => Some(0x0070),
            (false, true, false) if generation.is_gfx9() => Some(0x0f70),
            (false, true, false) => Some(0x3f70),
            (false, false, true) => Some(0xc07f),
        };
        if let Some(count) = count {
            self.raw(op::S_WAITCNT_soft, &[Operand::Imm(count)]);
        }
        if stores {
            let null = RegOperand::new(regs::SGPR_NULL);
            self.raw(op::S_WAITCNT_VSCNT_soft, &[null.into(), zero]);
        }
    }

    /// Waits for accesses of kinds of memory if `global` says that those of global memory must be.
    fn wait_spaces(&mut self, spaces: Spaces, global: bool, kinds: Kinds) {
        let kinds = if spaces.global && global { kinds } else { Kinds::NONE };
        self.wait_for(kinds, spaces.local);
    }

    /// Makes what happened before visible in the scope.
    fn release(&mut self, order: Order) {
        if order.scope == Scope::Wave {
            return;
        }
        if let Some(operation) = self.model().row(order.scope).write_back
            && order.spaces.global
        {
            self.cache_operation(operation);
        }
        self.finish_earlier(order);
    }

    /// Waits for what happened before, as far as the scope needs it: for others to see it, or for a sequentially consistent
    /// load to come after it.
    fn finish_earlier(&mut self, order: Order) {
        if order.scope != Scope::Wave {
            let waits = self.model().row(order.scope).release_waits;
            self.wait_spaces(order.spaces, waits, Kinds::ALL);
        }
    }

    /// Makes what others did in the scope visible to what follows.
    fn acquire(&mut self, order: Order) {
        if order.scope != Scope::Wave {
            let waits = self.model().row(order.scope).acquire_waits;
            self.wait_spaces(order.spaces, waits, Kinds::ALL);
            self.invalidate(order);
        }
    }

    /// The same after the access of an address space that acquires: only that access has to be waited for, which counts
    /// as a load if it has a result. One that releases too is waited for where releases wait.
    fn acquire_by(&mut self, order: Order, space: u32, result: bool, releases: bool) {
        if order.scope != Scope::Wave {
            let spaces = match space {
                3 => Spaces { local: order.spaces.local, ..Spaces::NONE },
                0 => order.spaces,
                _ => Spaces { global: order.spaces.global, ..Spaces::NONE },
            };
            let row = self.model().row(order.scope);
            let waits = row.acquire_waits || releases && row.release_waits;
            self.wait_spaces(spaces, waits, Kinds { loads: result, stores: !result });
            self.invalidate(order);
        }
    }

    /// Drops what caches hold that others may have written since.
    fn invalidate(&mut self, order: Order) {
        if order.spaces.global {
            for &operation in self.model().row(order.scope).invalidate {
                self.cache_operation(operation);
            }
        }
    }

    fn cache_operation(&mut self, (opcode, policy): CacheOperation) {
        let policy = policy.map(Operand::Imm);
        self.raw(opcode, policy.as_slice());
    }

    /// Emits the operations that a load or store of the IR needs before it, and sets the policy of its instructions.
    pub(super) fn before_access(&mut self, inst: Inst, space: u32) -> Lowered<i64> {
        let (scope, ordering, volatile, load) = match self.body.insts[inst].kind {
            InstKind::Load { scope, ordering, volatile, .. } => (scope, ordering, volatile, true),
            InstKind::Store { scope, ordering, volatile, .. } => (scope, ordering, volatile, false),
            _ => return Ok(0),
        };
        let model = self.model();
        let pick = |(of_load, of_store): (i64, i64)| if load { of_load } else { of_store };
        let order = self.order(scope, Some(space))?;
        if is_shared(ordering, space) {
            match (load, sides(ordering).0) {
                (true, _) if ordering == Ordering::SeqCst => self.finish_earlier(order),
                (false, true) => self.release(order),
                _ => {}
            }
            let row = model.row(order.scope);
            return Ok(pick((row.load, row.store)));
        }
        let metadata = self.body.insts[inst].metadata;
        Ok(if volatile {
            pick(model.volatile())
        } else if self.cx.md_attachment(metadata, sym::NONTEMPORAL).is_some() {
            pick(model.non_temporal())
        } else {
            0
        })
    }

    /// Emits the operations that a load or store of the IR needs after it.
    pub(super) fn after_access(&mut self, inst: Inst, space: u32) -> Lowered {
        let (scope, ordering, volatile, load) = match self.body.insts[inst].kind {
            InstKind::Load { scope, ordering, volatile, .. } => (scope, ordering, volatile, true),
            InstKind::Store { scope, ordering, volatile, .. } => (scope, ordering, volatile, false),
            _ => return Ok(()),
        };
        if is_shared(ordering, space) {
            if load && sides(ordering).1 {
                let order = self.order(scope, Some(space))?;
                self.acquire_by(order, space, true, false);
            }
        } else if volatile && space != 3 {
            self.after_volatile(load);
        }
        Ok(())
    }

    /// Waits for a volatile load or store: the processor must not exchange it with the next.
    pub(super) fn after_volatile(&mut self, load: bool) {
        self.wait_for(Kinds { loads: load, stores: !load }, false);
    }

    /// The place of a scope in [`SCOPES`]; of one that is unknown, the system's.
    fn scope_number(&self, scope: SyncScope) -> usize {
        let text = self.cx.symbols.text(scope);
        SCOPES.iter().position(|&s| s == text).unwrap_or(1)
    }

    /// A memory operand with what an instruction of the IR says of its order.
    pub(super) fn with_ordering(
        &self,
        inst: Inst,
        mut memory: MachineMemOperand,
    ) -> MachineMemOperand {
        let (volatile, orderings, scope) = match self.body.insts[inst].kind {
            InstKind::Load { volatile, ordering, scope, .. }
            | InstKind::Store { volatile, ordering, scope, .. }
            | InstKind::AtomicRmw { volatile, ordering, scope, .. } => {
                (volatile, [ordering, Ordering::NotAtomic], scope)
            }
            InstKind::CmpXchg { volatile, orderings, scope, .. } => (volatile, orderings, scope),
            _ => return memory,
        };
        if volatile {
            memory.flags |= MemFlags::VOLATILE;
        }
        [memory.ordering, memory.failure_ordering] = orderings.map(machine_ordering);
        if orderings[0].is_atomic() {
            memory.scope = SCOPES[self.scope_number(scope)];
        }
        memory
    }

    pub(super) fn fence(&mut self, inst: Inst, ordering: Ordering, scope: SyncScope) -> Lowered {
        let mut order = self.order(scope, None)?;
        let annotated = annotated_spaces(self.cx, self.body, inst);
        order.spaces.global &= annotated.global;
        order.spaces.local &= annotated.local;
        let (releases, acquires) = sides(ordering);
        if releases {
            self.release(order);
        }
        // What holds accesses in place where nothing has to be waited for.
        let number = self.scope_number(scope);
        let operands = [Operand::Imm(ordering_number(ordering)), Operand::Imm(number as i64)];
        self.raw(op::ATOMIC_FENCE, &operands);
        if acquires {
            self.acquire(order);
        }
        Ok(())
    }

    pub(super) fn atomic_rmw(&mut self, inst: Inst) -> Lowered {
        let InstKind::AtomicRmw { op: operation, ordering, scope, args: [ptr, value], .. } =
            self.body.insts[inst].kind
        else {
            unreachable!("an atomic operation")
        };
        let ty = self.ty(value);
        let parts = self.parts(value)?;
        let data = self.tuple(Bank::V, &parts);
        let unsupported = || {
            Diagnostic::unsupported(format!("'atomicrmw {}' of this type here", operation.name()))
        };
        let row = RmwRow::of(self.cx, operation, ty).ok_or_else(unsupported)?;
        self.atomic(inst, ptr, &[data], ordering, scope, &row, parts.len())
    }

    pub(super) fn compare_exchange(&mut self, inst: Inst) -> Lowered {
        let InstKind::CmpXchg { orderings, scope, args: [ptr, expected, new], .. } =
            self.body.insts[inst].kind
        else {
            unreachable!("a compare-and-exchange")
        };
        let ty = self.ty(new);
        let bits = self.cx.bits(ty);
        let (expected, new) = (self.parts(expected)?, self.parts(new)?);
        let row = RmwRow::exchange(bits)
            .ok_or_else(|| Diagnostic::unsupported("'cmpxchg' of this type"))?;
        let space = self.ty(ptr).address_space();
        let whole_new = self.tuple(Bank::V, &new);
        let whole_old = self.tuple(Bank::V, &expected);
        let data: SmallVec<[Part; 4]> = if space == Some(3) {
            // Up to gfx10 the expected value comes first.
            if self.generation >= Generation::Gfx1100 {
                SmallVec::from_slice(&[whole_new, whole_old])
            } else {
                SmallVec::from_slice(&[whole_old, whole_new])
            }
        } else {
            let mut both: Parts = new.clone();
            both.extend(expected.iter().copied());
            SmallVec::from_slice(&[self.tuple(Bank::V, &both)])
        };
        // What each outcome asks for.
        let [success, failure] = orderings.map(sides);
        let sides = (success.0 || orderings[1] == Ordering::SeqCst, success.1 || failure.1);
        let wanted = self.body.result(inst).is_some_and(|r| self.is_wanted(r));
        let old = self.atomic_value(inst, ptr, &data, sides, scope, &row, new.len(), wanted)?;
        if !wanted {
            return Ok(());
        }
        let (a, b) = (self.join(&old), self.join(&expected));
        let opcode = if bits == 64 { op::V_CMP_EQ_U64_e64 } else { op::V_CMP_EQ_U32_e64 };
        let mask = self.op(opcode, &[a.into(), b.into()]).parts()[0];
        let mut parts: Parts = old;
        parts.push(mask);
        let Some(local) = self.body.result(inst) else { return Ok(()) };
        self.define_struct(local, &parts)
    }

    fn atomic(
        &mut self,
        inst: Inst,
        ptr: Value,
        data: &[Part],
        ordering: Ordering,
        scope: SyncScope,
        row: &RmwRow,
        dwords: usize,
    ) -> Lowered {
        let wanted = self.body.result(inst).is_some_and(|r| self.is_wanted(r));
        let sides = sides(ordering);
        let old = self.atomic_value(inst, ptr, data, sides, scope, row, dwords, wanted)?;
        if wanted { self.define(inst, &old) } else { Ok(()) }
    }

    /// The operation itself with what its ordering needs around it. Its old value, if that is wanted.
    fn atomic_value(
        &mut self,
        of: Inst,
        ptr: Value,
        data: &[Part],
        (releases, acquires): (bool, bool),
        scope: SyncScope,
        row: &RmwRow,
        dwords: usize,
        wanted: bool,
    ) -> Lowered<Parts> {
        let space = self.ty(ptr).address_space().unwrap_or(0);
        let order = self.order(scope, Some(space))?;
        let address = self.address(ptr, 8)?;
        if releases {
            self.release(order);
        }
        let wanted = wanted || space == 3 && row.always_returns();
        let opcode = address
            .atomic_form()
            .and_then(|form| row.opcode(form, wanted))
            .map(|o| self.available(o))
            .filter(|&o| table::real(self.generation, o).is_some())
            .ok_or_else(|| {
                Diagnostic::unsupported(format!(
                    "an atomic operation ({}) in address space {space} of {}",
                    row.operation,
                    self.generation.name()
                ))
            })?;
        let mut srcs: SmallVec<[Src; 4]> = SmallVec::new();
        let offset = match address {
            Address::Global { base, index, offset } => {
                let index = match index {
                    Some(index) => index,
                    None => self.constant(Bank::V, Part::Imm(0), 1),
                };
                srcs.push(index.into());
                srcs.extend(data.iter().map(|&d| Src::from(d)));
                srcs.push(base.into());
                offset
            }
            Address::GlobalVector { address, offset }
            | Address::Flat { address, offset }
            | Address::Lds { address, offset } => {
                srcs.push(address.into());
                srcs.extend(data.iter().map(|&d| Src::from(d)));
                offset
            }
            Address::Buffer(address) => {
                srcs.extend(data.iter().map(|&d| Src::from(d)));
                srcs.extend(self.buffer_operands(&address));
                address.constant
            }
            Address::Scratch { .. } => {
                return Err(Diagnostic::unsupported("an atomic operation on private memory"));
            }
        };
        let policy =
            if space == 3 { 0 } else { self.model().row(order.scope).rmw | i64::from(wanted) };
        // A buffer's compare-and-exchange gives the old value in place of its first operand.
        let tied = matches!(address, Address::Buffer(_)) && row.exchanges();
        let width = if tied { 2 * dwords } else { dwords };
        let (defs, parts) = self.old_value(wanted, width, dwords);
        let inst = self.emit(opcode, &defs, &srcs, &[offset, policy]);
        let memory = MachineMemOperand::new(MemFlags::LOAD | MemFlags::STORE, dwords as u64 * 4);
        let mut memory = self.with_ordering(of, memory.in_space(space));
        if let Address::Buffer(_) = address {
            memory = self.fat_memory(of, ptr, memory);
        } else {
            memory.alias = self.facts.of(&mut self.func.alias, ptr, self.body.insts[of].metadata);
        }
        self.func.add_mem_op(inst, memory);
        if acquires {
            self.acquire_by(order, space, wanted, releases);
        }
        Ok(parts)
    }
}

impl Isel<'_> {
    /// A register of `width` dwords for the result of an atomic operation, if it is wanted, and the dwords of the old value in it.
    pub(super) fn old_value(
        &mut self,
        wanted: bool,
        width: usize,
        dwords: usize,
    ) -> (SmallVec<[Reg; 2]>, Parts) {
        if !wanted {
            return (SmallVec::new(), Parts::new());
        }
        let reg = self.temp(Bank::V, width);
        let mut parts = self.reg_parts(reg, width);
        parts.truncate(dwords);
        (SmallVec::from_slice(&[reg.into()]), parts)
    }
}

/// Whether an ordering means anything for an access: it does not where no other lane sees the memory, or where it is
/// never written.
fn is_shared(ordering: Ordering, space: u32) -> bool {
    ordering > Ordering::Unordered && !matches!(space, 4 | 5)
}
