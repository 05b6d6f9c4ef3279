//! Masks in VCC (`amdgpu-masks-in-vcc`): comparisons that write VCC and selects that read it have 32-bit forms.
//!
//! Allocation does not know VCC. Here the mask of a comparison moves there, if all of its readers are in the block after it,
//! within [`MOST`] instructions, and nothing else needs VCC meanwhile. Of masks that overlap the one that ends first gets it:
//! so as many as can be are there (the greedy schedule of intervals).

use cranelift_entity::SecondaryMap;
use ir::graph::FlowGraph;
use ir::machine::{Block, Inst, MachineFunction, Operand, PReg};
use ir::pass::{Entry, Need, PassInfo, counted};

use super::regset::reads_anything;
use super::sgpr_hazards::Numbered;
use crate::target::Target;
use crate::target::regs;
use crate::target::table::{self, flag};

/// The registry's row.
pub(crate) const INFO: PassInfo = PassInfo {
    name: "amdgpu-masks-in-vcc",
    about: "Moves masks of comparisons to VCC, where their readers have short forms.",
    contract: "Needs physical registers and expanded pseudo instructions; what is computed does not change.",
    need: Need::Optional,
    entry: Entry::Machine(|| counted("masks", |func, ()| masks_in_vcc(func))),
};

/// Instructions within which the readers of a mask are looked for.
const MOST: usize = 64;

/// Scalar registers by the hardware's numbers.
type Scalars = u128;

/// The halves of VCC.
const VCC: Scalars = 3 << 106;

/// Moves what can be; how many masks.
pub(crate) fn masks_in_vcc(func: &mut MachineFunction) -> u64 {
    let compares = |inst: Inst| mask_of(func, inst).is_some();
    if !func.all_insts().any(compares) {
        return 0;
    }
    let graph = FlowGraph::new(&*func);
    let mut accesses: SecondaryMap<Inst, Accesses> = SecondaryMap::new();
    for inst in func.all_insts() {
        accesses[inst] = Accesses::of(func, inst);
    }
    let live = graph.solve_backward(
        |block, live: &mut Scalars| {
            func.insts_rev(block).for_each(|inst| *live = accesses[inst].before(*live));
        },
        |live, other| *live |= other,
    );
    let vcc = Target::of(func.target).vcc();
    let mut count = 0;
    for &block in graph.reverse_postorder() {
        count += masks_of_block(func, &graph, block, &live, &accesses, vcc);
    }
    count
}

/// The mask that a comparison writes to scalar registers.
fn mask_of(func: &MachineFunction, inst: Inst) -> Option<PReg> {
    let opcode = func.opcode(inst);
    if opcode.is_generic()
        || !table::is(opcode, flag::COMPARE)
        || table::is(opcode, flag::WRITES_EXEC_BY_COMPARE)
    {
        return None;
    }
    let def = func.operand(inst, 0).as_reg().filter(|reg| reg.is_def())?;
    def.reg.as_physical().filter(|reg| reg.file() == regs::SGPR)
}

fn scalars_of(reg: PReg) -> Scalars {
    Numbered::of(reg).map_or(0, Numbered::mask)
}

/// The scalar registers that an instruction reads and writes.
#[derive(Clone, Copy, Default)]
struct Accesses {
    reads: Scalars,
    writes: Scalars,
}

impl Accesses {
    /// The accesses of an instruction; where they are not known, reads of all.
    fn of(func: &MachineFunction, inst: Inst) -> Self {
        if reads_anything(func, inst) {
            return Self { reads: Scalars::MAX, writes: 0 };
        }
        let mut found = Self::default();
        for (_, operand) in func.reg_operands(inst) {
            let Some(reg) = operand.reg.as_physical() else { continue };
            *(if operand.is_def() { &mut found.writes } else { &mut found.reads }) |=
                scalars_of(reg);
        }
        found
    }

    /// Returns the registers live before the instruction, given those live after it.
    fn before(self, after: Scalars) -> Scalars {
        after & !self.writes | self.reads
    }
}

/// A mask that may be in VCC: the places in the block of its comparison and of its last reader.
#[derive(Clone, Copy)]
struct Candidate {
    from: usize,
    to: usize,
    mask: PReg,
}

fn masks_of_block(
    func: &mut MachineFunction,
    graph: &FlowGraph<Block>,
    block: Block,
    live: &SecondaryMap<Block, Scalars>,
    accesses: &SecondaryMap<Inst, Accesses>,
    vcc: PReg,
) -> u64 {
    let insts: Vec<Inst> = func.insts(block).collect();
    let mut after: Vec<Scalars> = vec![0; insts.len()];
    let mut now = graph.joined_at_end(block, live, |live, other| *live |= other);
    for (at, &inst) in insts.iter().enumerate().rev() {
        after[at] = now;
        now = accesses[inst].before(now);
    }
    let mut found: Vec<Candidate> = (0..insts.len())
        .filter_map(|from| candidate(func, &insts, &after, accesses, from, vcc))
        .collect();
    found.sort_by_key(|candidate| candidate.to);
    let (mut free, mut count) = (0, 0);
    for Candidate { from, to, mask } in found.into_iter() {
        if from < free {
            continue;
        }
        free = to;
        count += 1;
        for &inst in &insts[from..=to] {
            for operand in func.operands_mut(inst) {
                if let Operand::Reg(reg) = operand
                    && reg.is_def() == (inst == insts[from])
                    && reg.reg.as_physical() == Some(mask)
                {
                    reg.reg = vcc.into();
                }
            }
        }
    }
    count
}

/// The mask that the instruction at a place writes, if it may be in VCC.
fn candidate(
    func: &MachineFunction,
    insts: &[Inst],
    after: &[Scalars],
    accesses: &SecondaryMap<Inst, Accesses>,
    from: usize,
    vcc: PReg,
) -> Option<Candidate> {
    let mask = mask_of(func, insts[from])?;
    let own = scalars_of(mask);
    let in_vcc = takes(func, insts[from], mask, vcc, true);
    if after[from] & VCC != 0 || after[from] & own != own || !in_vcc {
        return None;
    }
    for to in from + 1..insts.len().min(from + MOST) {
        let Accesses { reads, writes } = accesses[insts[to]];
        if (reads | writes) & VCC != 0 || !takes(func, insts[to], mask, vcc, false) {
            return None;
        }
        // The last reader may write the registers, for another purpose.
        if writes & own == own || after[to] & own == 0 {
            return Some(Candidate { from, to, mask });
        }
        if after[to] & VCC != 0 || writes & own != 0 {
            return None;
        }
    }
    None
}

/// Whether an instruction could have VCC wherever it has the mask, and has no part of the mask alone: among its results, or
/// else what it reads.
fn takes(func: &MachineFunction, inst: Inst, mask: PReg, vcc: PReg, defs: bool) -> bool {
    let desc = func.desc(inst);
    func.reg_operands(inst).filter(|(_, operand)| operand.is_def() == defs).all(
        |(index, operand)| {
            let Some(reg) = operand.reg.as_physical().filter(|reg| reg.overlaps(mask)) else {
                return true;
            };
            let class = desc.operands.get(index).and_then(|row| row.class);
            reg == mask && class.is_some_and(|class| func.target.class_contains(class, vcc))
        },
    )
}
