//! Scratch memory on processors that reach it as a buffer: gfx900, gfx90a, gfx1030.
//!
//! There a kernel gets the descriptor of a buffer in s0 to s3. It spreads lanes' memory: dword `n` of lane `l`
//! lies at `(n * lanes + l) * 4`, so that lanes that read the same offset read neighbours. The descriptor
//! begins where the whole dispatch's scratch does; a kernel adds where its wave's begins, and from then on the
//! four registers are never written, here and in what is called. Generic addresses need the same sum in the
//! register `flat_scratch`.
//!
//! Selection knows one kind of instruction, `SCRATCH_*`; what they become here is `BUFFER_*`. An element of the
//! buffer is a dword: no instruction may reach over one.

use ir::diagnostic::Diagnostic;
use ir::machine::{Builder, Inst, LaneMask, MachineFunction, Opcode, Operand, PReg, Position};
use smallvec::SmallVec;

use crate::abi::functions::SCRATCH_DESCRIPTOR;
use crate::abi::kernel::KernelAbi;
use crate::target::regs;
use crate::target::table::{self, Field, Form, op};

/// The instruction on a buffer for one on scratch (`SCRATCH_LOAD_DWORD_SADDR`): without an address in a vector
/// register for those without one.
pub(crate) fn buffer_opcode(scratch: Opcode) -> Option<Opcode> {
    table::form(scratch, Form::OnBuffer)
}

/// Replaces an instruction on scratch by one on the buffer. `base` are the bytes, of all lanes together, that are
/// added where the instruction has no address of its lanes; `offset` is the place from there.
///
/// # Errors
/// There is none like it.
pub(crate) fn use_buffer(
    func: &mut MachineFunction,
    inst: Inst,
    base: Operand,
    offset: i64,
) -> Result<(), Diagnostic> {
    let from = func.opcode(inst);
    let refused =
        || Diagnostic::unsupported(format!("{} where scratch is a buffer", table::shown(from)));
    let to = buffer_opcode(from).ok_or_else(refused)?;
    let by_lane = table::shape(to).iter().any(|slot| slot.0 == Field::Vaddr);
    let explicit = table::desc(from).operands.len();
    let old: SmallVec<[Operand; 8]> = func.operands(inst)[..explicit].into();
    // vdata, [vaddr | saddr,] offset, cpol, [vdata_in]
    let rest =
        table::shape(from).iter().position(|slot| slot.0 == Field::Offset).ok_or_else(refused)?;
    let mut operands: SmallVec<[Operand; 8]> = SmallVec::new();
    operands.push(old[0]);
    if by_lane {
        operands.push(old[1]);
    }
    operands.push(SCRATCH_DESCRIPTOR.into());
    operands.push(if by_lane { Operand::Imm(0) } else { base });
    operands.push(Operand::Imm(offset));
    operands.push(old[rest + 1]);
    operands.push(Operand::Imm(0));
    operands.extend_from_slice(&old[rest + 2..]);
    let memory = func.inst_mem_ops(inst).to_vec();
    let block = func.inst_block(inst).expect("an instruction of the layout");
    let mut builder = Builder::new(func, Position { block, before: Some(inst) });
    let new = builder.build(to).operands(&operands).finish();
    func.set_mem_ops(new, &memory);
    func.remove_inst(inst);
    Ok(())
}

/// Makes the descriptor, and `flat_scratch` where generic addresses may be of the stack, those of the wave: the
/// first instructions of a kernel.
pub(crate) fn set_up(func: &mut MachineFunction, kernel: &KernelAbi) {
    let inputs = &kernel.scalars;
    let (Some(descriptor), Some(offset), Some(entry)) =
        (inputs.private_segment_buffer, inputs.private_segment_wave_offset, func.entry_block())
    else {
        return;
    };
    let before = func.first_inst(entry);
    let mut builder = Builder::new(func, Position { block: entry, before });
    let add = |builder: &mut Builder<'_>, to: [PReg; 2], from: [PReg; 2]| {
        builder.build(op::S_ADD_U32).def(to[0]).reg(from[0]).reg(offset).finish();
        builder.build(op::S_ADDC_U32).def(to[1]).reg(from[1]).imm(0).finish();
    };
    let halves = |reg: PReg| [dword(reg, 0), dword(reg, 1)];
    let mut used: SmallVec<[PReg; 8]> = SmallVec::from_slice(&[descriptor, offset]);
    if let Some(init) = inputs.flat_scratch_init {
        used.push(init);
        let init = halves(init);
        if kernel.subtarget.target.generation.is_gfx9() {
            add(&mut builder, [regs::FLAT_SCR_LO, regs::FLAT_SCR_HI], init);
        } else {
            add(&mut builder, init, init);
            // All bits of the hardware's registers 20 and 21.
            for (part, number) in init.into_iter().zip(20..) {
                let field = i64::from((31u16 << 11 | number).cast_signed());
                builder.build(op::S_SETREG_B32).reg(part).imm(field).finish();
            }
        }
    }
    add(&mut builder, halves(descriptor), halves(descriptor));
    let live = &mut func.block_mut(entry).live_ins;
    for reg in used {
        if !live.iter().any(|l| l.0 == reg) {
            live.push((reg, LaneMask::run(0, u32::from(reg.units()))));
        }
    }
    live.sort_unstable_by_key(|l| l.0);
}

fn dword(reg: PReg, n: u16) -> PReg {
    reg.part(n * 2, 2).expect("a dword of the register")
}
