//! Moves of both halves of a pair of registers in one instruction (`amdgpu-combine-moves`; of vector registers on gfx94x): of a pair
//! of registers, or of a constant that the 64-bit form has.
//!
//! Selection and allocation copy dword by dword. Within a block each move waits, for a short distance, for that of the
//! other half of its pair. The two are joined at the position of the later one, or of the earlier, where no instruction
//! between prevents it.

use ir::machine::{
    Block, Inst, InstFlags, InstrFlags, MachineFunction, Opcode, Operand, PReg, RegFile,
    RegOperand, generic,
};
use ir::pass::{Entry, Need, PassInfo, counted};

use super::regset::RegSet;
use crate::target::asm::encode::encode;
use crate::target::regs;
use crate::target::table::{self, op};
use crate::target::{Generation, Target};

/// The registry's row.
pub(crate) const INFO: PassInfo = PassInfo {
    name: "amdgpu-combine-moves",
    about: "Moves the two halves of a pair of registers in one instruction.",
    contract: "Needs physical registers and expanded pseudo instructions; what is computed does not change.",
    need: Need::Optional,
    entry: Entry::Machine(|| counted("pairs of moves", |func, ()| combine_moves(func))),
};

/// Number of moves that wait at one time; the oldest is dropped.
const MOST_WAITING: usize = 8;

/// Joins what can be; how many pairs.
pub(crate) fn combine_moves(func: &mut MachineFunction) -> u64 {
    let generation = Target::of(func.target).generation;
    let mut count = 0;
    for block in func.blocks().collect::<Vec<_>>() {
        count += combine_in(func, generation, block);
    }
    count
}

/// Source of a move.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Source {
    Constant(u32),
    Register(PReg),
}

/// A move of a dword to a register.
#[derive(Clone, Copy)]
struct Move {
    inst: Inst,
    to: PReg,
    from: Source,
}

/// The file to which an opcode moves dwords, and the opcode that moves pairs to it, if the processor has it.
fn of_pairs(generation: Generation, opcode: Opcode) -> Option<(RegFile, Opcode)> {
    let (file, pairs) = match opcode {
        op::V_MOV_B32_e32 => (regs::VGPR, op::V_MOV_B64_e32),
        op::S_MOV_B32 => (regs::SGPR, op::S_MOV_B64),
        _ => return None,
    };
    table::real(generation, pairs).map(|_| (file, pairs))
}

impl Move {
    fn of(func: &MachineFunction, generation: Generation, inst: Inst) -> Option<Self> {
        let bundled = InstFlags::BUNDLED_PRED | InstFlags::BUNDLED_SUCC;
        let (file, _) = of_pairs(generation, func.opcode(inst))?;
        if func.inst_flags(inst).intersects(bundled) {
            return None;
        }
        // What is moved by an index (`s_set_gpr_idx_on`) has it in M0.
        if func.uses(inst).any(|u| u.reg.as_physical() == Some(regs::M0)) {
            return None;
        }
        let to = func.operand(inst, 0).as_reg()?.reg.as_physical()?;
        let from = match *func.operand(inst, 1) {
            Operand::Imm(value) => Source::Constant(value as u32),
            Operand::Reg(reg) if reg.reads() => Source::Register(reg.reg.as_physical()?),
            _ => return None,
        };
        (to.file() == file).then_some(Self { inst, to, from })
    }

    /// Whether it is for the lower half of a pair.
    fn is_low(&self) -> bool {
        (self.to.first_unit() / 2).is_multiple_of(2)
    }

    fn is_partner(&self, other: &Self) -> bool {
        self.to.file() == other.to.file()
            && self.to != other.to
            && self.to.first_unit() / 4 == other.to.first_unit() / 4
    }
}

/// A move that waits for its partner, and the reads and writes after it.
struct Waiting {
    of: Move,
    reads: RegSet,
    writes: RegSet,
}

impl Waiting {
    /// Whether a move could stand anywhere from here on.
    fn lets_pass(&self, other: &Move) -> bool {
        let to = RegSet::one(other.to);
        let mut from = RegSet::default();
        if let Source::Register(reg) = other.from {
            from.add(reg);
        }
        !self.reads.meets(&to) && !self.writes.meets(&to) && !self.writes.meets(&from)
    }
}

fn combine_in(func: &mut MachineFunction, generation: Generation, block: Block) -> u64 {
    let mut count = 0;
    let mut waiting: Vec<Waiting> = Vec::new();
    let exec = RegSet::one(regs::EXEC);
    let mut next = func.first_inst(block);
    while let Some(inst) = next {
        next = func.next_inst(inst);
        if func.is_meta(inst) {
            continue;
        }
        let desc = func.desc(inst);
        if desc.is(InstrFlags::CALL) || desc.is_terminator() || func.opcode(inst) == generic::BUNDLE
        {
            waiting.clear();
            continue;
        }
        let this = Move::of(func, generation, inst);
        let (reads, writes) = RegSet::of(func, inst);
        if let Some(this) = this
            && let Some(at) = waiting.iter().position(|w| w.of.is_partner(&this))
        {
            let first = waiting.remove(at);
            if let Some(joined) = join(func, generation, &first, &this) {
                // The others see one instruction that does what both did.
                for other in &mut waiting {
                    let (reads, writes) = RegSet::of(func, joined);
                    other.reads.union(&reads);
                    other.writes.union(&writes);
                }
                count += 1;
                continue;
            }
        }
        if writes.meets(&exec) {
            waiting.clear();
        }
        for other in &mut waiting {
            other.reads.union(&reads);
            other.writes.union(&writes);
        }
        if let Some(of) = this {
            if waiting.len() == MOST_WAITING {
                waiting.remove(0);
            }
            waiting.push(Waiting { of, reads: RegSet::default(), writes: RegSet::default() });
        }
    }
    count
}

/// Puts one instruction in the place of two, if there is one and a place for it.
fn join(
    func: &mut MachineFunction,
    generation: Generation,
    first: &Waiting,
    second: &Move,
) -> Option<Inst> {
    let before = if first.lets_pass(&first.of) {
        second.inst
    } else if first.lets_pass(second) {
        first.of.inst
    } else {
        return None;
    };
    let (low, high) = if second.is_low() { (second, &first.of) } else { (&first.of, second) };
    let source = match (low.from, high.from) {
        (Source::Constant(low), Source::Constant(high)) => {
            Operand::Imm((u64::from(high) << 32 | u64::from(low)).cast_signed())
        }
        (Source::Register(low), Source::Register(high)) => {
            Operand::Reg(RegOperand::new(pair_of(low, high)?))
        }
        _ => return None,
    };
    let to = PReg::new(low.to.file(), low.to.first_unit(), 4);
    let def = Operand::Reg(RegOperand::def(to));
    let (_, pairs) = of_pairs(generation, func.opcode(second.inst))?;
    let encoded = encode(generation, pairs, &[def, source]).ok()?;
    // A literal of the 64-bit form is one of its halves.
    if encoded.bytes().len() != 4 {
        return None;
    }
    let flags = func.inst_flags(first.of.inst).intersection(func.inst_flags(second.inst));
    let loc = func.inst_loc(second.inst);
    let mut builder = func.before(before).with_loc(loc);
    let joined = builder.build(pairs).operands(&[def, source]).flags(flags).finish();
    log::debug!(
        target: INFO.name,
        "joins `{}` and `{}`",
        func.inst_text_alone(first.of.inst),
        func.inst_text_alone(second.inst)
    );
    func.remove_inst(first.of.inst);
    func.remove_inst(second.inst);
    func.note_replaced(first.of.inst, &[joined]);
    func.note_replaced(second.inst, &[joined]);
    Some(joined)
}

/// The pair that two registers are, if it can be an operand.
fn pair_of(low: PReg, high: PReg) -> Option<PReg> {
    let file = low.file();
    let adjacent = file == high.file()
        && matches!(file, regs::VGPR | regs::SGPR)
        && low.units() == 2
        && high.units() == 2
        && low.end_unit() == high.first_unit()
        && low.first_unit().is_multiple_of(4);
    adjacent.then(|| PReg::new(file, low.first_unit(), 4))
}
