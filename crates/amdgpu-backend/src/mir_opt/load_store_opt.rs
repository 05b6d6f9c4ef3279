//! Merges two accesses of local memory into one instruction.
//!
//! `ds_read2` and `ds_write2` access two addresses from one address register, each with an offset of eight bits in
//! units of the element. Reads move up to the first of the two, writes down to the second, if no access between them to
//! local memory prevents it. Where offsets are too large for eight bits, several pairs share an address register to
//! which a constant is added.

use ir::graph::FlowGraph;
use ir::machine::{
    Block, Builder, Inst, InstrFlags, MachineFunction, Opcode, Operand, Position, Reg, RegOperand,
    SubReg, VReg, generic,
};
use ir::map::Map;
use smallvec::SmallVec;

use crate::mir_opt::machine_cse;
use crate::target::Target;
use crate::target::classes::{Bank, Classes};
use crate::target::lds_pairs::{LDS_PAIRS, LdsPair};
use crate::target::regs;
use crate::target::table::{self, ExecUnit, op};

/// An instruction that may become half of one.
#[derive(Clone, Copy)]
struct Half {
    inst: Inst,
    /// Its place in the block.
    at: usize,
    row: usize,
    address: RegOperand,
    offset: i64,
}

impl Half {
    fn writes(&self) -> bool {
        LDS_PAIRS[self.row].writes
    }
}

/// Least number of accesses of one kind near a moved address for which the addition pays.
const LEAST_MOVED: u32 = 4;

/// An address and how far it is moved.
type Moved = (Reg, SubReg, i64);

/// The addresses of a block that are moved up.
#[derive(Default)]
struct Bases {
    /// Number of near accesses of each row.
    near: Map<(usize, Moved), u32>,
    registers: Map<Moved, VReg>,
    /// Instructions that read them.
    readers: Map<Inst, Moved>,
}

/// Accesses that wait for a second; an older one is given up. Bounds the work per access.
const MOST_OPEN: usize = 16;

/// The accesses of a block that may still be joined with a later one.
#[derive(Default)]
struct Open {
    halves: Vec<Half>,
    /// Writes since the first open read: a read that goes up to it must be apart from these.
    writes: Vec<Half>,
}

impl Open {
    /// Takes out the latest access that another one can be joined with.
    fn take(&mut self, half: &Half, joins: impl Fn(&Half) -> bool) -> Option<Half> {
        let fits = |first: &Half| joins(first) && self.may_reach(first, half);
        let at = self.halves.iter().rposition(fits)?;
        Some(self.halves.remove(at))
    }

    /// Whether a read can go up to an earlier one. A write goes down, and what it cannot pass has closed it.
    fn may_reach(&self, first: &Half, half: &Half) -> bool {
        half.writes() || self.writes.iter().all(|w| w.at < first.at || apart(w, half))
    }

    /// Closes the accesses that must not change places with another one.
    fn close_for(&mut self, half: &Half) {
        self.halves.retain(|o| !o.writes() && !half.writes() || apart(o, half));
    }

    /// Adds an access.
    fn push(&mut self, half: Half) {
        self.close_for(&half);
        if self.halves.len() == MOST_OPEN {
            self.halves.remove(0);
        }
        self.halves.push(half);
        if half.writes() {
            self.wrote(half);
        }
    }

    /// Notes a write that reads may have to pass.
    fn wrote(&mut self, half: Half) {
        let first = self.halves.iter().filter(|o| !o.writes()).map(|o| o.at).min();
        self.writes.retain(|w| first.is_some_and(|first| w.at > first));
        if self.writes.len() == MOST_OPEN {
            let lost = self.writes.remove(0).at;
            self.halves.retain(|o| o.writes() || o.at > lost);
        }
        self.writes.push(half);
    }

    fn clear(&mut self) {
        self.halves.clear();
        self.writes.clear();
    }
}

/// Joins accesses in all blocks of a function in SSA form.
pub(crate) fn run(func: &mut MachineFunction, _: &FlowGraph<Block>) {
    let target = Target::of(func.target);
    let mut any = false;
    for block in func.blocks().collect::<Vec<_>>() {
        any |= in_block(func, block, target);
    }
    if any {
        machine_cse::forward_copies(func);
    }
}

fn in_block(func: &mut MachineFunction, block: Block, target: Target) -> bool {
    let mut open = Open::default();
    let mut any = false;
    let insts = func.insts(block).collect::<SmallVec<[Inst; 32]>>();
    let mut bases = Bases::default();
    for (at, &inst) in insts.iter().enumerate() {
        if let Some(half) = half_of(func, inst, at) {
            *bases.near.entry((half.row, moved(&half))).or_default() += 1;
        }
    }
    for (at, inst) in insts.into_iter().enumerate() {
        if let Some(half) = half_of(func, inst, at) {
            let found = open
                .take(&half, |o| joins(o, &half))
                .or_else(|| open.take(&half, |o| join_moved(&bases, o, &half)));
            if let Some(first) = found {
                join(func, target, &mut bases, &first, &half);
                any = true;
                open.close_for(&half);
                // The two writes are where the second was.
                if half.writes() {
                    open.wrote(half);
                    open.wrote(Half { at, ..first });
                }
                continue;
            }
            open.push(half);
            continue;
        }
        let desc = func.desc(inst);
        let memory = desc.is(InstrFlags::MAY_LOAD) || desc.is(InstrFlags::MAY_STORE);
        let elsewhere = memory && is_elsewhere(func, inst);
        let writes_mask = func.defs(inst).any(|d| {
            d.reg.as_physical().is_some_and(|r| r.overlaps(regs::EXEC) || r.overlaps(regs::M0))
        });
        if writes_mask || memory && !elsewhere || !memory && desc.has_effects() {
            open.clear();
        }
    }
    add_bases(func, block, &bases);
    any
}

/// The moved address near which an access is: the offset's rest fits eight bits.
fn moved(half: &Half) -> Moved {
    let reach = LDS_PAIRS[half.row].bytes * 256;
    (half.address.reg, half.address.sub, half.offset.div_euclid(reach) * reach)
}

/// Whether two accesses can be joined at a moved address.
fn join_moved(bases: &Bases, a: &Half, b: &Half) -> bool {
    let bytes = LDS_PAIRS[a.row].bytes;
    a.row == b.row
        && moved(a) == moved(b)
        && a.offset != b.offset
        && a.offset % bytes == 0
        && b.offset % bytes == 0
        && bases.near.get(&(a.row, moved(a))).is_some_and(|&count| count >= LEAST_MOVED)
}

/// Puts the additions before the first who read their results.
fn add_bases(func: &mut MachineFunction, block: Block, bases: &Bases) {
    if bases.readers.is_empty() {
        return;
    }
    let mut done: SmallVec<[VReg; 4]> = SmallVec::new();
    for inst in func.insts(block).collect::<SmallVec<[Inst; 32]>>() {
        let Some(of @ (address, sub, by)) = bases.readers.get(&inst) else { continue };
        let to = bases.registers[of];
        if done.contains(&to) {
            continue;
        }
        done.push(to);
        let position = Position { block, before: Some(inst) };
        let address = RegOperand::new(*address).part(*sub);
        Builder::new(func, position)
            .build(op::V_ADD_U32_e32)
            .def(to)
            .imm(*by)
            .operands(&[address.into()])
            .finish();
    }
}

/// Whether an access surely is not of local memory.
fn is_elsewhere(func: &MachineFunction, inst: Inst) -> bool {
    let ops = func.inst_mem_ops(inst);
    !ops.is_empty()
        && table::unit(func.opcode(inst)) != ExecUnit::Lds
        && ops.iter().all(|&m| {
            let mem = &func.mem_ops[m];
            matches!(mem.address_space, 1 | 4 | 5) && !mem.is_ordered()
        })
}

fn half_of(func: &MachineFunction, inst: Inst, at: usize) -> Option<Half> {
    let opcode = func.opcode(inst);
    let row = LDS_PAIRS.iter().position(|pair| pair.single == opcode)?;
    let plain = func.inst_mem_ops(inst).iter().all(|&m| {
        let mem = &func.mem_ops[m];
        !mem.is_ordered()
    });
    if !plain || func.inst_mem_ops(inst).is_empty() {
        return None;
    }
    let operands = func.operands(inst);
    let (address, offset) = if LDS_PAIRS[row].writes { (0, 2) } else { (1, 2) };
    let address = *operands[address].as_reg()?;
    let offset = operands[offset].as_imm()?;
    (operands[3].as_imm()? == 0).then_some(Half { inst, at, row, address, offset })
}

fn same_address(a: &Half, b: &Half) -> bool {
    a.address.reg == b.address.reg && a.address.sub == b.address.sub
}

/// Whether two accesses at one address surely do not overlap.
fn apart(a: &Half, b: &Half) -> bool {
    let (of_a, of_b) = (LDS_PAIRS[a.row].bytes, LDS_PAIRS[b.row].bytes);
    same_address(a, b) && (a.offset + of_a <= b.offset || b.offset + of_b <= a.offset)
}

fn joins(a: &Half, b: &Half) -> bool {
    a.row == b.row && same_address(a, b) && a.offset != b.offset && codes(a, b).is_some()
}

/// The opcode and the two offsets in its units.
fn codes(a: &Half, b: &Half) -> Option<(Opcode, i64, i64)> {
    let LdsPair { pair, pair_st64, bytes, .. } = LDS_PAIRS[a.row];
    let scaled = |unit: i64| {
        let fits = |o: i64| (o % unit == 0 && o / unit <= 255).then_some(o / unit);
        Some((fits(a.offset)?, fits(b.offset)?))
    };
    if let Some((first, second)) = scaled(bytes) {
        return Some((pair, first, second));
    }
    scaled(bytes * 64).map(|(first, second)| (pair_st64, first, second))
}

/// Replaces two accesses by one.
fn join(
    func: &mut MachineFunction,
    target: Target,
    bases: &mut Bases,
    first: &Half,
    second: &Half,
) {
    log::debug!(
        target: "si-load-store-opt",
        "joins `{}` and `{}`: one base, offsets {} and {}",
        func.inst_text_alone(first.inst),
        func.inst_text_alone(second.inst),
        first.offset,
        second.offset
    );
    let classes = Classes::of(target);
    let mut address = RegOperand::new(first.address.reg).part(first.address.sub);
    let mut at_base = None;
    let (opcode, at, other) = codes(first, second).unwrap_or_else(|| {
        let base @ (_, _, by) = moved(first);
        let vector = classes.tuple(Bank::V, 1).expect("a class of single registers");
        let register = bases.registers.entry(base).or_insert_with(|| func.new_vreg(vector));
        address = RegOperand::new(*register);
        at_base = Some(base);
        let LdsPair { pair, bytes, .. } = LDS_PAIRS[first.row];
        (pair, (first.offset - by) / bytes, (second.offset - by) / bytes)
    });
    let memory: Vec<_> = func
        .inst_mem_ops(first.inst)
        .iter()
        .chain(func.inst_mem_ops(second.inst))
        .copied()
        .collect();
    let implicit = |func: &MachineFunction, inst: Inst| -> SmallVec<[Operand; 8]> {
        func.operands(inst)
            .iter()
            .copied()
            .filter(|o| o.as_reg().is_some_and(|r| r.is_implicit()))
            .collect()
    };
    let LdsPair { bytes, writes, .. } = LDS_PAIRS[first.row];
    let ends = [Operand::Imm(at), Operand::Imm(other), Operand::Imm(0)];
    let mut operands: SmallVec<[Operand; 8]> = SmallVec::new();
    let mut copies: SmallVec<[Inst; 4]> = SmallVec::new();
    // A read goes to where the first was, a write to where the second was.
    let place = if writes { second.inst } else { first.inst };
    if writes {
        let data = [first, second].map(|half| *func.operand(half.inst, 1));
        operands.extend([address.into(), data[0], data[1]]);
        operands.extend(ends);
    } else {
        let dwords = bytes as usize / 4;
        let tuple = func.new_vreg(classes.tuple(Bank::V, dwords * 2).expect("a class of pairs"));
        operands.extend([RegOperand::def(tuple).into(), address.into()]);
        operands.extend(ends);
        for (n, half) in [first, second].into_iter().enumerate() {
            let result = *func.operand(half.inst, 0);
            let part = RegOperand::new(tuple).part(classes.part(n * dwords, dwords));
            copies.push(func.create_inst(generic::COPY, &[result, part.into()]));
        }
    }
    operands.extend(implicit(func, place));
    let made = func.create_inst(opcode, &operands);
    func.set_mem_ops(made, &memory);
    insert_before(func, made, place);
    if let Some(base) = at_base {
        bases.readers.insert(made, base);
    }
    for (copy, half) in copies.into_iter().zip([first, second]) {
        insert_before(func, copy, half.inst);
    }
    func.remove_inst(first.inst);
    func.remove_inst(second.inst);
}

fn insert_before(func: &mut MachineFunction, made: Inst, place: Inst) {
    let block = func.inst_block(place).expect("in a block");
    func.set_inst_loc(made, func.inst_loc(place));
    func.insert_inst(made, block, Some(place));
}
