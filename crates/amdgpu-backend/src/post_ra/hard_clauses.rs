//! Clauses (`si-insert-hard-clauses`): memory instructions of one kind that follow each other and access what lies
//! together are issued without a break, by an `s_clause` before them. They become a bundle with it, so that nothing
//! comes between.

use ir::machine::{
    Block, Inst, InstFlags, InstrFlags, MachineFunction, MemValue, Operand, RegFlags, RegOperand,
    generic,
};
use ir::pass::{Entry, Need, PassInfo, counted};

use crate::target::table::{self, ExecUnit, Field, op};
use crate::target::{Generation, Target};

use crate::target::latencies;

/// The registry's row.
pub(crate) const INFO: PassInfo = PassInfo {
    name: "si-insert-hard-clauses",
    about: "Lets neighbouring memory instructions of one kind be issued without a break.",
    contract: "Needs the waits in place; groups become bundles that begin with s_clause.",
    need: Need::Optional,
    entry: Entry::Machine(|| counted("clauses", |func, ()| insert_clauses(func))),
};

/// Instructions in one clause at most.
fn limit(generation: Generation) -> Option<usize> {
    match generation {
        Generation::Gfx900
        | Generation::Gfx906
        | Generation::Gfx908
        | Generation::Gfx90a
        | Generation::Gfx942
        | Generation::Gfx950 => None,
        Generation::Gfx1030 => Some(63),
        Generation::Gfx1100 | Generation::Gfx1200 => Some(32),
    }
}

/// Kinds of instructions that may be in a clause together.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// Scalar memory.
    Scalar,
    /// Vector memory of one address space; whether it loads and stores, where that makes a difference.
    Vector(bool, bool),
    /// Vector memory of any.
    Flat(bool, bool),
    /// It is nothing when executed.
    Nothing,
    /// It ends every clause.
    Other,
}

fn kind(func: &MachineFunction, inst: Inst, generation: Generation) -> Kind {
    if func.is_meta(inst) {
        return Kind::Nothing;
    }
    let desc = func.desc(inst);
    let (loads, stores) = (desc.is(InstrFlags::MAY_LOAD), desc.is(InstrFlags::MAY_STORE));
    let old = generation == Generation::Gfx1030;
    if !loads && (!stores || old) {
        return Kind::Other;
    }
    // Before gfx11 loads and atomics may be in one clause.
    let what = if old { (true, false) } else { (loads, stores) };
    match table::unit(func.opcode(inst)) {
        ExecUnit::ScalarMemory => Kind::Scalar,
        ExecUnit::Global | ExecUnit::Scratch | ExecUnit::Buffer => Kind::Vector(what.0, what.1),
        ExecUnit::Flat => Kind::Flat(what.0, what.1),
        _ => Kind::Other,
    }
}

/// The operand that an address begins with, and what is known of the memory.
fn base(func: &MachineFunction, inst: Inst) -> (Option<RegOperand>, Option<(MemValue, u32)>) {
    let fields = match table::unit(func.opcode(inst)) {
        ExecUnit::ScalarMemory => [Field::Sbase, Field::Sbase],
        ExecUnit::Buffer => [Field::Srsrc, Field::Srsrc],
        _ => [Field::Vaddr, Field::Saddr],
    };
    let register = fields.into_iter().find_map(|field| {
        let operand = latencies::operand_of(func, inst, field)?;
        operand.as_reg().copied()
    });
    let memory = match *func.inst_mem_ops(inst) {
        [access] => {
            let access = &func.mem_ops[access];
            (access.value != MemValue::Unknown).then_some((access.value, access.address_space))
        }
        _ => None,
    };
    (register, memory)
}

/// Whether two accesses probably lie together.
fn together(func: &MachineFunction, a: Inst, b: Inst) -> bool {
    let ((a, a_memory), (b, b_memory)) = (base(func, a), base(func, b));
    let same_register = match (a, b) {
        (Some(a), Some(b)) => a.reg == b.reg,
        (None, None) => true,
        _ => false,
    };
    same_register || a_memory.is_some() && a_memory == b_memory
}

/// Forms the clauses of a function; how many.
pub(crate) fn insert_clauses(func: &mut MachineFunction) -> u64 {
    let generation = Target::of(func.target).generation;
    let Some(limit) = limit(generation) else { return 0 };
    let mut count = 0;
    let blocks: Vec<Block> = func.blocks().collect();
    for block in blocks {
        let mut clause: Vec<Inst> = Vec::new();
        let mut current = Kind::Other;
        let mut next = func.first_inst(block);
        while let Some(inst) = next {
            next = func.next_inst(inst);
            if func.opcode(inst) == generic::BUNDLE {
                // Its instructions are looked at one by one.
                count += finish(func, &mut clause);
                continue;
            }
            let bundled =
                func.inst_flags(inst).intersects(InstFlags::BUNDLED_PRED | InstFlags::BUNDLED_SUCC);
            let own = if bundled { Kind::Other } else { kind(func, inst, generation) };
            if own == Kind::Nothing {
                continue;
            }
            let goes_on = clause.last().is_some_and(|&last| {
                own == current && clause.len() < limit && together(func, last, inst)
            });
            if !goes_on {
                count += finish(func, &mut clause);
            }
            if own != Kind::Other {
                current = own;
                clause.push(inst);
            }
        }
        count += finish(func, &mut clause);
    }
    count
}

/// Makes a clause of instructions if they are more than one.
fn finish(func: &mut MachineFunction, clause: &mut Vec<Inst>) -> u64 {
    let members = core::mem::take(clause);
    let [first, .., _] = members[..] else { return 0 };
    // What is written inside is not read from outside.
    let mut written: Vec<RegOperand> = Vec::new();
    let mut read: Vec<RegOperand> = Vec::new();
    let mut accesses = Vec::new();
    for &member in &members {
        for operand in func.operands(member) {
            let Operand::Reg(reg) = operand else { continue };
            if reg.reg.is_none() {
                continue;
            }
            let list = if reg.is_def() { &mut written } else { &mut read };
            if !list.iter().any(|r| r.reg == reg.reg) {
                let flags = if reg.is_def() { RegFlags::DEF } else { RegFlags::NONE };
                let mut operand = RegOperand::new(reg.reg);
                operand.flags = flags | RegFlags::IMPLICIT;
                list.push(operand);
            }
        }
        accesses.extend_from_slice(func.inst_mem_ops(member));
    }
    let operands: Vec<Operand> = written.into_iter().chain(read).map(Operand::Reg).collect();
    let clause = func.before(first).build(op::S_CLAUSE).imm(members.len() as i64 - 1).finish();
    log::debug!(
        target: INFO.name,
        "a clause of {} accesses starts at `{}`",
        members.len(),
        func.inst_text_alone(first)
    );
    let head = func.before(clause).build(generic::BUNDLE).operands(&operands).finish();
    func.set_mem_ops(head, &accesses);
    // From the head to the last member; what is between and becomes nothing is in it too.
    let last = members[members.len() - 1];
    let mut at = Some(head);
    while let Some(inst) = at {
        let flags = func.inst_flags_mut(inst);
        flags.set(InstFlags::BUNDLED_PRED, inst != head);
        flags.set(InstFlags::BUNDLED_SUCC, inst != last);
        at = if inst == last { None } else { func.next_inst(inst) };
    }
    1
}
