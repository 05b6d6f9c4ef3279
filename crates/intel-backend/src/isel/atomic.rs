//! Atomic operations. Those that the data port lacks are loops by now (`intel-atomic-expand`).

use ir::diagnostic::Diagnostic;
use ir::ssa::{Inst, IntCc, Ordering, RmwOp, Value};

use super::message::Memory;
use super::{Pieces, Select, Selected};
use crate::target::eu::atomics::AtomicOp;
use crate::target::eu::atomics::operation;

impl Select<'_> {
    /// Emits an access by a pointer with its memory order: a fence before a release, a fence after an acquire.
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

    /// A fence for an access by a pointer: of all memory that others see, because an ordering is about all accesses
    /// before or after it. Accesses to private memory order nothing.
    fn fence_for(&mut self, ptr: Value) -> Selected {
        if self.memory_of(self.ty(ptr))? != Memory::Private {
            if self.has_local {
                self.fence(Memory::Local);
            }
            self.fence(Memory::Global);
        }
        Ok(())
    }

    /// The number of instructions of the block.
    pub(super) fn placed(&self) -> usize {
        self.func.blocks[self.at].insts.len()
    }

    /// Keeps the messages after the first `from` instructions of the block, even if their results are not
    /// read.
    pub(super) fn keep_messages(&mut self, from: usize) {
        let block = &self.func.blocks[self.at];
        for &inst in block.insts.get(from..).unwrap_or_default() {
            if let Some(send) = self.func.insts[inst].send_mut() {
                send.writes = true;
            }
        }
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

#[cfg(test)]
mod tests {
    use crate::options::Options;
    use crate::pipeline::compile;
    use crate::target::device::Device;
    use crate::target::eu::Send;

    /// The messages of a kernel for gen12.1 whose body is some instructions.
    fn messages(body: &str) -> Vec<Send> {
        let text = format!(
            "target datalayout = \"e-i64:64-G1\"\ntarget triple = \"spir64\"\n\
             define spir_kernel void @k(ptr addrspace(1) %g, ptr addrspace(3) %l) {{\n {body}\n ret void\n}}"
        );
        let module = llvm_reader::parse("t.ll", text.as_bytes()).unwrap();
        let device = Device::by_name("tgl").unwrap();
        let output = compile(module, &Options::new(device).with_simd(16)).unwrap();
        let function = &output.compiled[0].function;
        function.placed().filter_map(|(_, inst)| function.insts[inst].send().copied()).collect()
    }

    /// Counts the fences of global and of local memory, less what ends the thread.
    fn fences(body: &str) -> [usize; 2] {
        const LOCAL: u32 = 0xfe;
        let number = |send: &Send| match send.desc {
            crate::target::eu::Descriptor::Imm(desc)
                if send.sfid == 10 && desc >> 14 & 0x1f == 7 =>
            {
                Some(desc & 0xff)
            }
            _ => None,
        };
        let all: Vec<u32> = messages(body).iter().filter_map(number).collect();
        let local = all.iter().filter(|&&binding| binding == LOCAL).count();
        [all.len() - local - 1, local]
    }

    #[test]
    fn an_ordering_is_of_all_memory() {
        let plain = "store i32 1, ptr addrspace(1) %g";
        assert_eq!(fences(plain), [0, 0]);
        let release = |space: &str| {
            format!(
                "{plain}\n store atomic i32 1, {space} syncscope(\"workgroup\") release, align 4"
            )
        };
        assert_eq!(fences(&release("ptr addrspace(3) %l")), [1, 1]);
        assert_eq!(fences(&release("ptr addrspace(1) %g")), [1, 1]);
        let relaxed = "store atomic i32 1, ptr addrspace(3) %l monotonic, align 4";
        assert_eq!(fences(relaxed), [0, 0]);
    }

    #[test]
    fn volatile_loads_stay_though_nobody_reads_them() {
        let count = |load: &str| messages(load).len();
        let none = count("");
        assert_eq!(count("%x = load i32, ptr addrspace(1) %g"), none);
        assert_eq!(count("%x = load volatile i32, ptr addrspace(1) %g"), none + 1);
        assert_eq!(count("%x = load atomic i32, ptr addrspace(1) %g monotonic, align 4"), none + 1);
    }
}
