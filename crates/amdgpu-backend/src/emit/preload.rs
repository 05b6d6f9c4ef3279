//! The prologue of kernels whose first arguments are preloaded.
//!
//! Firmware that preloads starts such a kernel 256 bytes after its entry. Older firmware does not know of preloading
//! and starts at the entry: there, the arguments are loaded to the registers where they would be.

use ir::machine::{MachineFunction, Operand, RegOperand};

use crate::abi::KernelAbi;
use crate::target::regs::sgpr;
use crate::target::scalar_loads::SCALAR_LOADS;
use crate::target::table::op;

/// Bytes from the entry to the start of a kernel with preloaded arguments.
const ENTRY_DISTANCE: u32 = 256;

/// `lgkmcnt(0)` on the generations that preload.
const LOADED: i64 = 0xc07f;

/// Puts the prologue in front of a kernel, if it needs one.
pub fn add_preload_prologue(func: &mut MachineFunction, abi: &KernelAbi) {
    let (Some(entry), Some(arguments)) = (func.entry_block(), abi.scalars.kernarg_segment_ptr)
    else {
        return;
    };
    if abi.preload_dwords == 0 {
        return;
    }
    let prologue = func.create_block();
    func.insert_block(prologue, Some(entry));
    func.block_mut(entry).align = func.block(entry).align.max(ENTRY_DISTANCE);
    let mut done = 0;
    while done < abi.preload_dwords {
        let register = abi.preload_first + done;
        let fits = |&&(count, _): &&(u16, _)| {
            count <= abi.preload_dwords - done && register.is_multiple_of(count.min(4))
        };
        let loads = &SCALAR_LOADS;
        let &(count, opcode) = loads.iter().rev().find(fits).unwrap_or(&loads[0]);
        let operands = [
            RegOperand::def(sgpr(register, count as u8)).into(),
            arguments.into(),
            Operand::Imm(i64::from(done) * 4),
            Operand::Imm(0),
        ];
        let inst = func.create_inst(opcode, &operands);
        func.insert_inst(inst, prologue, None);
        done += count;
    }
    for (opcode, operand) in
        [(op::S_WAITCNT, Operand::Imm(LOADED)), (op::S_BRANCH, Operand::Block(entry))]
    {
        let inst = func.create_inst(opcode, &[operand]);
        func.insert_inst(inst, prologue, None);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::abi::ModuleAbi;
    use crate::abi::kernel::AbiOptions;
    use crate::emit::emit;
    use crate::target::subtarget::Processor;
    use ir::machine::FunctionKind;

    #[test]
    fn kernels_begin_256_bytes_behind_their_entry() {
        let text = "target triple = \"amdgcn-amd-amdhsa\"\n\
            define amdgpu_kernel void @k(i64 inreg %a, i64 inreg %b, i64 inreg %c, i32 inreg %d) {\n  ret void\n}\n";
        let module = llvm_reader::parse("t.ll", text.as_bytes()).expect("a module");
        let cpu = Some(Processor::by_name("gfx942").expect("a processor"));
        let abi =
            ModuleAbi::of(&module, &AbiOptions { cpu, ..AbiOptions::default() }).expect("an ABI");
        let kernel = &abi.kernels[0];
        let mut func =
            MachineFunction::new("k", FunctionKind::Kernel, kernel.subtarget.target.info());
        let block = func.add_block();
        let end = func.create_inst(op::S_ENDPGM, &[Operand::Imm(0)]);
        func.insert_inst(end, block, None);
        add_preload_prologue(&mut func, kernel);
        let code = emit(&func, kernel.subtarget.target).expect("code");
        assert_eq!(code.bytes.len(), 260);
        // s2 to s8: two registers, then four, then one.
        let entry = func.entry_block().expect("a block");
        let counts: Vec<_> = func
            .insts(entry)
            .filter_map(|i| func.operand(i, 0).as_reg()?.reg.as_physical())
            .map(|r| (r.first_unit() / 2, r.units() / 2))
            .collect();
        assert_eq!(counts, [(2, 2), (4, 4), (8, 1)]);
    }
}
