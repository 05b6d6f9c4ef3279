//! The start of a kernel: its inputs in registers, and its arguments in the kernarg segment.
//!
//! Arguments that are preloaded are in scalar registers; the others are read by scalar loads. All that were asked for are
//! known when the body has been selected,
//! so neighbours are read by one instruction: a run is covered by loads of up to 16 dwords such that
//! little is read in vain.

use ir::diagnostic::Diagnostic;
use ir::machine::{
    MachineMemOperand, MemFlags, Operand, PReg, Position, RegOperand, VReg, generic,
};
use ir::ssa::Local;

use super::part::Part;
use super::{Isel, Lowered, Parts, shape};
use crate::abi::kernel::KernelAbi;
use crate::target::classes::Bank;
use crate::target::regs;
use crate::target::scalar_loads::scalar_load;
use crate::target::table::op;

/// A dword of the kernarg segment that is wanted.
struct Wanted {
    dword: u64,
    local: Local,
    /// Index of the local's dword, and its first bit in the segment's dword.
    part: usize,
    bit: u32,
}

/// Dwords between two wanted ones that are read with them rather than by another load.
const MAX_GAP: u64 = 2;

impl Isel<'_> {
    /// Fills in what the function's parameters and inputs are.
    pub(super) fn entry(&mut self) -> Lowered {
        let block = self.blocks[self.body.entry()].expand().expect("the entry");
        self.home = self.body.entry();
        self.position = Position { block, before: self.func.first_inst(block) };
        match self.kernel {
            Some(kernel) => self.kernel_arguments(kernel)?,
            None => self.function_arguments()?,
        }
        self.frame_bases();
        self.live_inputs();
        Ok(())
    }

    fn kernel_arguments(&mut self, kernel: &KernelAbi) -> Lowered {
        let mut wanted: Vec<Wanted> = Vec::new();
        let mut whole: Vec<(Local, Parts)> = Vec::new();
        let params = self.body.block_params(self.body.entry());
        for (n, &local) in params.iter().enumerate() {
            if !self.is_wanted(local) {
                continue;
            }
            let arg = &kernel.args[n];
            if arg.byref {
                let base = self.kernarg_pointer()?;
                let offset = self.constant(Bank::S, Part::Imm(arg.offset as i64), 2);
                let sum = self.add64(Bank::S, base, offset)?;
                self.define_local(local, sum.parts())?;
                continue;
            }
            let ty = self.body.locals[local].ty;
            let count = shape::dwords(self.cx, ty)?;
            whole.push((local, Parts::from_elem(Part::Undef, count)));
            for slot in shape::slots(self.cx, ty)? {
                let at = arg.offset + slot.offset;
                wanted.push(Wanted {
                    dword: at / 4,
                    local,
                    part: slot.dword * 2 + usize::from(slot.upper),
                    bit: (at % 4) as u32 * 8,
                });
                if at % 4 + u64::from(slot.bytes) > 4 {
                    return Err(Diagnostic::unsupported("a packed kernel argument"));
                }
            }
        }
        wanted.sort_by_key(|w| w.dword);
        let preloaded = wanted.partition_point(|w| w.dword < u64::from(kernel.preload_dwords));
        let (preloaded, loaded) = wanted.split_at(preloaded);
        let mut dwords = self.preloaded(kernel, preloaded)?;
        dwords.extend(self.load_kernarg(loaded)?);
        for (w, &dword) in wanted.iter().zip(&dwords) {
            let (_, parts) = whole.iter_mut().find(|l| l.0 == w.local).expect("a wanted local");
            let (index, upper) = (w.part / 2, w.part % 2 == 1);
            let value = if w.bit == 0 {
                dword
            } else {
                let srcs = [dword.into(), Part::Imm(i64::from(w.bit)).into()];
                self.op(op::S_LSHR_B32, &srcs).parts()[0]
            };
            parts[index] = match (upper, parts[index]) {
                (false, _) => value,
                // Both halves come from one dword where the pair lies in one.
                (true, Part::Reg(..)) if w.bit == 16 && parts[index] == dword => dword,
                (true, low) => {
                    let srcs = [low.into(), value.into()];
                    self.op(op::S_PACK_LL_B32_B16, &srcs).parts()[0]
                }
            };
        }
        for (local, mut parts) in whole {
            let ty = self.body.locals[local].ty;
            self.bools_from_numbers(Bank::S, ty, &mut parts)?;
            self.define_local(local, &parts)?;
        }
        Ok(())
    }

    /// Takes dwords of the kernarg segment, in ascending order, from the registers to which they were preloaded. Two
    /// that are an aligned pair of registers stay one.
    fn preloaded(&mut self, kernel: &KernelAbi, wanted: &[Wanted]) -> Lowered<Vec<Part>> {
        let register = |w: &Wanted| kernel.preload_first + w.dword as u16;
        let has = |number: u16| wanted.binary_search_by_key(&number, register).is_ok();
        let mut result = Vec::with_capacity(wanted.len());
        for w in wanted {
            let number = register(w);
            let count = if has(number ^ 1) { 2 } else { 1 };
            let first = number & !(count - 1);
            let input = self.input(Some(regs::sgpr(first, count as u8)), count.into())?;
            let Part::Reg(named, _) = input else { unreachable!("an input is a register") };
            result.push(self.reg_parts(named, count.into())[usize::from(number - first)]);
        }
        Ok(result)
    }

    /// Reads dwords of the kernarg segment, in ascending order.
    fn load_kernarg(&mut self, wanted: &[Wanted]) -> Lowered<Vec<Part>> {
        let mut result = Vec::with_capacity(wanted.len());
        let mut n = 0;
        while n < wanted.len() {
            let first = wanted[n].dword;
            let mut end = n + 1;
            while end < wanted.len()
                && wanted[end].dword - wanted[end - 1].dword <= MAX_GAP
                && wanted[end].dword - first < 16
            {
                end += 1;
            }
            let mut dwords = wanted[end - 1].dword - first + 1;
            let size = [1, 2, 4, 8, 16].into_iter().find(|&s| s >= dwords).unwrap_or(16);
            // Dwords after the last argument that would be read in vain are cut off.
            let size = if size - dwords > 2 { size / 2 } else { size };
            if size < dwords {
                while wanted[end - 1].dword - first >= size {
                    end -= 1;
                }
            }
            dwords = size;
            let base = self.kernarg_pointer()?;
            let reg = self.scalar_load(base, (first * 4) as i64, dwords as usize, |m| {
                m.with(MemFlags::INVARIANT | MemFlags::DEREFERENCEABLE).in_space(4).aligned(4)
            });
            for w in &wanted[n..end] {
                let part = self.reg_parts(reg, dwords as usize)[(w.dword - first) as usize];
                result.push(part);
            }
            n = end;
        }
        Ok(result)
    }

    /// Emits a scalar load of a number of dwords for which there is an instruction.
    pub(crate) fn scalar_load(
        &mut self,
        base: Part,
        offset: i64,
        dwords: usize,
        memory: impl FnOnce(MachineMemOperand) -> MachineMemOperand,
    ) -> VReg {
        let opcode = scalar_load(dwords as u16).unwrap_or(op::S_LOAD_DWORDX16_IMM);
        let reg = self.temp(Bank::S, dwords);
        let inst = self.emit(opcode, &[reg.into()], &[base.into()], &[offset]);
        self.func.add_mem_op(inst, memory(MachineMemOperand::load(dwords as u64 * 4)));
        reg
    }

    /// The address of the kernarg segment.
    pub(crate) fn kernarg_pointer(&mut self) -> Lowered<Part> {
        let pointer = self.kernel.and_then(|k| k.scalars.kernarg_segment_ptr);
        self.input(pointer, 2)
    }

    /// Computes the addresses of frame objects that are needed as numbers. The stack pointer of a kernel is known, so
    /// there they are constants; a function adds its own. That changes SCC, which has no reader at the start.
    fn frame_bases(&mut self) {
        let block = self.blocks[self.body.entry()].expand().expect("the entry");
        for (slot, offset, reg) in std::mem::take(&mut self.frame_addresses) {
            self.position = Position { block, before: self.func.first_inst(block) };
            let base = Operand::from(RegOperand::new(regs::FP_REG));
            let address = Operand::Frame { slot, offset: i64::from(offset) };
            self.raw(op::S_ADD_I32, &[RegOperand::def(reg).into(), base, address]);
        }
    }

    /// An input in scalar registers, as the function's other code reads it.
    pub(crate) fn input(&mut self, reg: Option<PReg>, dwords: usize) -> Lowered<Part> {
        let reg =
            reg.ok_or_else(|| Diagnostic::unsupported("an input that the kernel does not get"))?;
        if let Some(&(_, named)) = self.inputs.iter().find(|i| i.0 == reg) {
            return Ok(Part::whole(named));
        }
        let bank = if reg.file() == regs::VGPR { Bank::V } else { Bank::S };
        let named = self.temp(bank, dwords);
        self.inputs.push((reg, named));
        Ok(Part::whole(named))
    }

    /// Copies the inputs that are used, at the very start.
    fn live_inputs(&mut self) {
        let block = self.blocks[self.body.entry()].expand().expect("the entry");
        let inputs = self.inputs.clone();
        for &(reg, named) in inputs.iter().rev() {
            self.position = Position { block, before: self.func.first_inst(block) };
            let from = RegOperand::new(reg);
            self.raw(generic::COPY, &[RegOperand::def(named).into(), from.into()]);
            let lanes = ir::machine::LaneMask::run(0, u32::from(reg.units()));
            self.func.block_mut(block).live_ins.push((reg, lanes));
        }
        self.func.block_mut(block).live_ins.sort_unstable_by_key(|l| l.0);
    }
}
