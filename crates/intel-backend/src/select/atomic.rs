//! Atomic operations. What the data port lacks is a loop by now (`intel-atomic-expand`).

use ir::diagnostic::Diagnostic;
use ir::ssa::{Inst, IntCc, Ordering, RmwOp, Value};

use super::message::{AtomicOp, Memory};
use super::{Pieces, Select, Selected};

/// The operation on integers that is a message.
pub(super) fn operation(op: RmwOp) -> Option<AtomicOp> {
    Some(match op {
        RmwOp::And => AtomicOp::And,
        RmwOp::Or => AtomicOp::Or,
        RmwOp::Xor => AtomicOp::Xor,
        RmwOp::Xchg => AtomicOp::Exchange,
        RmwOp::Add => AtomicOp::Add,
        RmwOp::Sub => AtomicOp::Sub,
        RmwOp::Max => AtomicOp::SMax,
        RmwOp::Min => AtomicOp::SMin,
        RmwOp::UMax => AtomicOp::UMax,
        RmwOp::UMin => AtomicOp::UMin,
        _ => return None,
    })
}

impl Select<'_> {
    /// An access by a pointer in its memory order: behind a fence if it releases, in front of one if it acquires.
    pub(super) fn ordered(
        &mut self,
        orderings: [Ordering; 2],
        ptr: Value,
        access: impl FnOnce(&mut Self) -> Selected,
    ) -> Selected {
        let releases = |o| matches!(o, Ordering::Release | Ordering::AcqRel | Ordering::SeqCst);
        let acquires = |o| matches!(o, Ordering::Acquire | Ordering::AcqRel | Ordering::SeqCst);
        if orderings.into_iter().any(releases) {
            self.fence_for(ptr)?;
        }
        access(self)?;
        if orderings.into_iter().any(acquires) {
            self.fence_for(ptr)?;
        }
        Ok(())
    }

    /// A fence of the memory that a pointer points to.
    fn fence_for(&mut self, ptr: Value) -> Selected {
        let memory = self.memory_of(self.ty(ptr))?;
        if memory != Memory::Private {
            self.fence(if memory == Memory::Local { memory } else { Memory::Global });
        }
        Ok(())
    }

    /// `atomicrmw`.
    pub(super) fn atomic_rmw(&mut self, inst: Inst, op: RmwOp, args: [Value; 2]) -> Selected {
        let operation = operation(op).ok_or_else(|| {
            Diagnostic::error(format!("'atomicrmw {}' that was not expanded", op.name()))
        })?;
        let found = self.atomic_by(inst, operation, args[0], &args[1..])?;
        self.set(inst, found);
        Ok(())
    }

    /// `cmpxchg`: what was there, and whether it was what is expected.
    pub(super) fn compare_exchange(&mut self, inst: Inst, args: [Value; 3]) -> Selected {
        let mut found = self.atomic_by(inst, AtomicOp::CompareWrite, args[0], &args[1..])?;
        if let [old] = found[..] {
            let bits = self.bits(self.ty(args[1]));
            let expected = self.piece(args[1])?;
            let flag = self.compare_ints(IntCc::Eq, bits, [old, expected], false);
            found.push(self.truth_of(flag, false, false));
        }
        self.set(inst, found);
        Ok(())
    }

    /// An operation on memory; what was there before, if anything uses it.
    pub(super) fn atomic_by(
        &mut self,
        inst: Inst,
        operation: AtomicOp,
        ptr: Value,
        data: &[Value],
    ) -> Selected<Pieces> {
        let memory = self.memory_of(self.ty(ptr))?;
        let bits = data.first().map_or(32, |&value| self.bits(self.ty(value)));
        if bits < 32 || bits == 64 && memory == Memory::Local {
            let memory = if memory == Memory::Local { "local" } else { "this" };
            return Err(Diagnostic::unsupported(format!(
                "an atomic operation on {bits} bits of {memory} memory"
            )));
        }
        let address = self.piece(ptr)?;
        let mut pieces = Pieces::new();
        for &value in data {
            pieces.push(self.piece(value)?);
        }
        let used = self
            .body
            .result(inst)
            .is_some_and(|local| !self.plan.uses().of_local(local).is_empty());
        let old = self.atomic(memory, operation, bits, address, &pieces, used);
        Ok(old.into_iter().collect())
    }
}
