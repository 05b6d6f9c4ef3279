//! Keeps hazards apart (`post-RA-hazard-rec`).
//!
//! Before each instruction that a row of [`HAZARDS`] is about, the instructions that precede it on any path are walked
//! back as far as a row reaches; where too few wait states lie between, instructions that stand later are moved there if
//! they depend on nothing in between, and `s_nop` is inserted for the rest. Hazards that need more than time (gfx11 and
//! later) get the instruction that resolves them.

use ir::graph::FlowGraph;
use ir::machine::{
    Block, Builder, Inst, InstFlags, MachineFunction, Opcode, Operand, PReg, Position, RegFlags,
    RegOperand, generic,
};
use ir::map::Map;
use ir::pass::{Entry, Need, PassInfo, counted};
use smallvec::SmallVec;

use super::hazard_filler::fill;
use super::hazards::{HAZARDS, Hazard, previous};
use crate::target::latencies::{self, fact};
use crate::target::pseudos::is_note;
use crate::target::regs;
use crate::target::table::{self, ExecUnit, Field, flag, op};
use crate::target::{Generation, Target};

/// The registry's row.
pub(crate) const INFO: PassInfo = PassInfo {
    name: "post-RA-hazard-rec",
    about: "Keeps instructions apart between which the hardware needs time.",
    contract: "Needs finished code but for clauses' delays and long branches; afterwards no hazard of the table is left.",
    need: Need::Required,
    entry: Entry::Machine(|| counted("hazards", |func, ()| resolve_hazards(func))),
};

/// Puts in what hazards need; the number of places.
pub(crate) fn resolve_hazards(func: &mut MachineFunction) -> u64 {
    let target = Target::of(func.target);
    let graph = FlowGraph::new(func);
    let blocks: Vec<Block> = func.blocks().collect();
    let facts: Vec<u32> =
        (0..func.num_insts() as u32).map(|i| latencies::facts(func, Inst::from_u32(i))).collect();
    let accumulators = (0..func.num_insts() as u32).any(|i| {
        let first = regs::agpr(0, 1);
        let inst = Inst::from_u32(i);
        latencies::writes(func, inst, first) || latencies::reads(func, inst, first)
    });
    let used_vgprs = last_vgpr(func);
    let replay = replays(target.generation);
    let present = facts.iter().fold(0, |all, facts| all | facts);
    let possible = |row: &&Hazard| row.is_of(target) && row.can_be(present);
    let rows = HAZARDS.iter().filter(possible).collect();
    let pass = Hazards { target, graph, facts, present, rows, replay, accumulators, used_vgprs };
    let (mut count, mut moved) = (0, false);
    for &block in &blocks {
        let mut next = func.first_inst(block);
        while let Some(inst) = next {
            if is_note(func, inst) {
                next = func.next_inst(inst);
                continue;
            }
            let missing = pass.filled(func, inst, &mut moved);
            next = func.next_inst(inst);
            count += pass.resolve(func, inst, missing);
        }
    }
    if moved {
        // An instruction that moved up in a loop is missing at its end, before the start of the next turn.
        for inst in blocks.iter().flat_map(|&block| func.insts(block)).collect::<Vec<_>>() {
            count += pass.wait(func, inst, pass.missing(func, inst));
        }
    }
    count
}

fn last_vgpr(func: &MachineFunction) -> u16 {
    let registers = func.all_insts().flat_map(|i| func.reg_operands(i));
    let numbers = registers.filter_map(|(_, operand)| {
        let reg = operand.reg.as_physical()?;
        (reg.file() == regs::VGPR).then(|| reg.end_unit().div_ceil(2))
    });
    numbers.max().unwrap_or(0)
}

/// Whether memory instructions may be executed again after a fault, so that groups of them must not overwrite their
/// own addresses.
fn replays(generation: Generation) -> bool {
    generation.is_gfx9()
}

fn is_wide_shift(opcode: Opcode) -> bool {
    matches!(opcode, op::V_LSHLREV_B64_e64 | op::V_LSHRREV_B64_e64 | op::V_ASHRREV_I64_e64)
}

struct Hazards {
    target: Target,
    graph: FlowGraph<Block>,
    facts: Vec<u32>,
    /// Union of the facts of the function's instructions.
    present: u32,
    /// The rows that can be about instructions of the function.
    rows: Vec<&'static Hazard>,
    replay: bool,
    /// Whether the function uses accumulators.
    accumulators: bool,
    /// One more than the number of the last vector register that it uses.
    used_vgprs: u16,
}

impl Hazards {
    fn facts(&self, inst: Inst) -> u32 {
        // What this pass put in itself is no part of a hazard.
        self.facts.get(inst.as_u32() as usize).copied().unwrap_or(0)
    }

    /// Moves instructions that stand later in front of one that has to wait. Returns the wait states that are still missing.
    fn filled(&self, func: &mut MachineFunction, inst: Inst, moved: &mut bool) -> u32 {
        let mut missing = self.missing(func, inst);
        let fits = |func: &MachineFunction, other| {
            !is_wide_shift(func.opcode(other)) && self.missing(func, other) == 0
        };
        while missing != 0 && self.target.generation.is_gfx9() && fill(func, inst, fits) {
            missing = self.missing(func, inst);
            *moved = true;
        }
        missing
    }

    /// Puts wait states before an instruction. Returns whether there are any, as a number of places.
    fn wait(&self, func: &mut MachineFunction, inst: Inst, mut missing: u32) -> u64 {
        let count = u64::from(missing != 0);
        if missing != 0 {
            log::debug!(
                target: INFO.name,
                "`{}` needs {missing} wait states more after what it depends on",
                func.inst_text_alone(inst)
            );
        }
        while missing != 0 {
            let now = missing.min(8);
            missing -= now;
            insert(func, inst, op::S_NOP, &[Operand::Imm(i64::from(now) - 1)]);
        }
        count
    }

    /// Wait states that are missing before an instruction.
    fn missing(&self, func: &MachineFunction, inst: Inst) -> u32 {
        let facts = self.facts(inst);
        let generation = self.target.generation;
        let mut missing = 0;
        if self.replay && facts & (fact::SMEM | fact::VMEM) != 0 {
            missing = self.group(func, inst, facts);
        }
        let rows: SmallVec<[&Hazard; 8]> =
            self.rows.iter().copied().filter(|row| row.concerns(facts)).collect();
        let reach = rows.iter().map(|row| row.most()).max().unwrap_or(0);
        if reach != 0 {
            walk_back(func, &self.graph, inst, reach, |earlier, states| {
                let earlier_facts = self.facts(earlier);
                for row in &rows {
                    let pair = ((earlier, earlier_facts), (inst, facts));
                    if row.most() > states
                        && let Some(needed) = row.between(func, generation, pair.0, pair.1)
                    {
                        missing = missing.max(needed.saturating_sub(states));
                    }
                }
            });
        }
        missing
    }

    fn resolve(&self, func: &mut MachineFunction, inst: Inst, missing: u32) -> u64 {
        let facts = self.facts(inst);
        let generation = self.target.generation;
        let mut count = self.wait(func, inst, missing);
        if generation == Generation::Gfx90a {
            count += u64::from(self.late_shift(func, inst));
        }
        if generation == Generation::Gfx1100 {
            count += u64::from(self.partial_forwarding(func, inst, facts));
            count += u64::from(self.transcendental(func, inst, facts));
            count += u64::from(self.mask_write(func, inst, facts));
        }
        if generation.is_gfx11_plus() {
            count += u64::from(self.matrix(func, inst));
            count += u64::from(self.permutation(func, inst, facts));
        }
        count
    }

    /// A group of consecutive memory instructions may be executed again as a whole: none may write what one of them
    /// reads, and stores start a group.
    fn group(&self, func: &MachineFunction, inst: Inst, facts: u32) -> u32 {
        let kind = if facts & fact::SMEM != 0 { fact::SMEM } else { fact::VMEM };
        let mut writes: SmallVec<[PReg; 8]> = SmallVec::new();
        let mut reads: SmallVec<[PReg; 8]> = SmallVec::new();
        let mut at = previous(func, inst);
        let mut left = GROUP[usize::from(self.accumulators)];
        while let Some(earlier) = at {
            at = previous(func, earlier);
            if is_note(func, earlier) {
                continue;
            }
            if self.facts(earlier) & kind == 0 || left == 0 {
                break;
            }
            left -= 1;
            registers(func, earlier, &mut writes, &mut reads);
        }
        if writes.is_empty() {
            return 0;
        }
        if func.desc(inst).is(ir::machine::InstrFlags::MAY_STORE) {
            return 1;
        }
        registers(func, inst, &mut writes, &mut reads);
        u32::from(writes.iter().any(|w| reads.iter().any(|r| r.overlaps(*w))))
    }

    /// gfx11: a vector instruction reads the result of a transcendental function that is not done.
    fn transcendental(&self, func: &mut MachineFunction, inst: Inst, facts: u32) -> bool {
        if facts & fact::VALU == 0 || self.present & fact::TRANS == 0 {
            return false;
        }
        let used: SmallVec<[PReg; 8]> = latencies::explicit_uses(func, inst)
            .map(|u| u.1)
            .filter(|&r| latencies::is_vector(r))
            .collect();
        if used.is_empty() {
            return false;
        }
        // Five vector instructions between are enough, or one transcendental function.
        let found = search(func, &self.graph, inst, (0, 0), |&(mut vector, mut slow), earlier| {
            let earlier_facts = self.facts(earlier);
            if vector >= 6 || slow >= 2 || waits_for_vector(func, earlier, earlier_facts) {
                return Step::Stop;
            }
            if earlier_facts & fact::TRANS != 0
                && latencies::explicit_defs(func, earlier)
                    .any(|d| used.iter().any(|u| u.overlaps(d)))
            {
                return Step::Found;
            }
            vector += u32::from(earlier_facts & fact::VALU != 0);
            slow += u32::from(earlier_facts & fact::TRANS != 0);
            Step::On((vector, slow))
        });
        if found {
            insert(func, inst, op::S_WAITCNT_DEPCTR, &[Operand::Imm(0x0f9f)]);
        }
        found
    }

    /// gfx11, waves of 64: a vector instruction reads two registers that were written shortly before under different
    /// EXECs; the forwarding network mixes up the halves of the wave.
    fn partial_forwarding(&self, func: &mut MachineFunction, inst: Inst, facts: u32) -> bool {
        if self.target.wave32 || facts & fact::VALU == 0 {
            return false;
        }
        let mut used: SmallVec<[PReg; 8]> = SmallVec::new();
        for (_, reg) in
            latencies::explicit_uses(func, inst).filter(|(_, r)| latencies::is_vector(*r))
        {
            for n in 0..u16::from(reg.units()).div_ceil(2) {
                let dword = PReg::new(reg.file(), reg.first_unit() / 2 * 2 + n * 2, 2);
                if !used.contains(&dword) {
                    used.push(dword);
                }
            }
        }
        if used.len() < 2 {
            return false;
        }
        let start = Forwarding { vectors: 0, exec: None, written: SmallVec::new() };
        let found = search(func, &self.graph, inst, start, |state, earlier| {
            let earlier_facts = self.facts(earlier);
            if state.vectors > 6 || waits_for_vector(func, earlier, earlier_facts) {
                return Step::Stop;
            }
            let mut state = state.clone();
            if earlier_facts & fact::VALU != 0 {
                for &reg in &used {
                    let known = state.written.iter().any(|w| w.0 == reg);
                    if !known && latencies::writes(func, earlier, reg) {
                        state.written.push((reg, state.vectors));
                    }
                }
                state.vectors += 1;
            } else if earlier_facts & fact::SALU != 0
                && state.exec.is_none()
                && !state.written.is_empty()
                && latencies::writes(func, earlier, regs::EXEC)
            {
                state.exec = Some(state.vectors);
            }
            if state.vectors > 5 && state.written.is_empty() {
                return Step::Stop;
            }
            if state.is_hazard() { Step::Found } else { Step::On(state) }
        });
        if found {
            insert(func, inst, op::S_WAITCNT_DEPCTR, &[Operand::Imm(0x0f9f)]);
        }
        found
    }

    /// gfx90a: a shift of 64 bits reads the register after the one of its amount too. Where that is after the last
    /// register of the wave, the amount is copied, or (and with it a result that overlaps it) changes places with
    /// others.
    fn late_shift(&self, func: &mut MachineFunction, inst: Inst) -> bool {
        if !is_wide_shift(func.opcode(inst)) {
            return false;
        }
        let at = |n: usize| func.operand(inst, n).as_reg().and_then(|r| r.reg.as_physical());
        let fields = [Field::Src0, Field::Src1]
            .map(|f| table::shape(func.opcode(inst)).iter().position(|slot| slot.0 == f));
        let [Some(amount_at), Some(value_at)] = fields else { return false };
        let (Some(result), Some(amount)) = (at(0), at(amount_at)) else { return false };
        let number = amount.first_unit() / 2;
        if amount.file() != regs::VGPR || number % 8 != 7 {
            return false;
        }
        let next = number < 255 && self.used_vgprs > number + 1;
        if next {
            return false;
        }
        let value = at(value_at);
        // The result's first register, an even one, holds the amount until the result comes.
        if let Some(first) = result.part(0, 2)
            && value.is_none_or(|value| !value.overlaps(result))
        {
            func.before(inst).build(op::V_MOV_B32_e32).def(first).reg(amount).finish();
            func.set_operand(inst, amount_at, RegOperand::new(first).with(RegFlags::KILL));
            return true;
        }
        // The amount, or the pair that ends with it, changes places with the first pair that nothing here touches.
        let pair = regs::vgpr(number - 1, 2);
        let whole = result.overlaps(amount);
        let other = (0..4u16).map(|n| regs::vgpr(n * 2, 2)).find(|o| {
            ![Some(result), value, Some(amount)].into_iter().flatten().any(|r| r.overlaps(*o))
        });
        let Some(other) = other else { return false };
        let halves = |r: PReg| [r.part(0, 2), r.part(2, 2)].map(|p| p.expect("half of a pair"));
        let swap = |func: &mut MachineFunction, before: Option<Inst>| {
            let block = func.inst_block(inst).expect("in a block");
            for (a, b) in halves(pair).into_iter().zip(halves(other)).skip(usize::from(!whole)) {
                let mut builder = Builder::new(func, Position { block, before });
                // The other may hold nothing.
                let undef = |reg: PReg| RegOperand::new(reg).with(RegFlags::UNDEF);
                let swap = builder.build(op::V_SWAP_B32).def(a).def(b);
                swap.operand(undef(b)).operand(undef(a)).finish();
            }
        };
        // What is swapped may be the result of a load.
        insert(func, inst, op::S_WAITCNT, &[Operand::Imm(0)]);
        swap(func, Some(inst));
        let after = func.next_inst(inst);
        swap(func, after);
        let moved = |reg: PReg| {
            let part = reg.first_unit().checked_sub(pair.first_unit())?;
            (reg.overlaps(pair)).then(|| other.part(part, reg.units())).flatten()
        };
        for n in 0..func.operands(inst).len() {
            if let Operand::Reg(mut operand) = *func.operand(inst, n)
                && let Some(reg) = operand.reg.as_physical().and_then(moved)
            {
                operand.reg = reg.into();
                func.set_operand(inst, n, Operand::Reg(operand));
            }
        }
        true
    }

    /// gfx11, waves of 64: a scalar or a vector instruction writes what a vector instruction reads as its mask; what reads
    /// it next must wait.
    fn mask_write(&self, func: &mut MachineFunction, inst: Inst, facts: u32) -> bool {
        if self.target.wave32 || facts & (fact::SALU | fact::VALU) == 0 {
            return false;
        }
        let scalar = facts & fact::SALU != 0;
        let written = if scalar {
            latencies::explicit_defs(func, inst).next()
        } else {
            let all = func.defs(inst).filter_map(|r| r.reg.as_physical());
            all.into_iter().find(|r| r.file() == regs::SGPR || r.overlaps(regs::VCC))
        };
        let Some(written) = written else { return false };
        if regs::EXEC.overlaps(written) || written == regs::M0 {
            return false;
        }
        let wait = match (scalar, regs::VCC.overlaps(written)) {
            (true, _) => 0xff9e,
            (false, true) => 0xff9d,
            (false, false) => 0xf19f,
        };
        let found = search(func, &self.graph, inst, (), |(), earlier| {
            let as_mask = self.facts(earlier) & fact::VALU != 0
                && table::is(func.opcode(earlier), flag::READS_LANE_MASK);
            if as_mask && latencies::reads(func, earlier, written) {
                return Step::Found;
            }
            let waits = func.opcode(earlier) == op::S_WAITCNT_DEPCTR
                && func.operand(earlier, 0).as_imm().is_some_and(|v| v & 1 == 0);
            if waits { Step::Stop } else { Step::On(()) }
        });
        if found {
            let after = func.next_inst(inst);
            let block = func.inst_block(inst);
            if let Some(block) = block {
                let position = Position { block, before: after };
                let mut builder = Builder::new(func, position);
                builder.build(op::S_WAITCNT_DEPCTR).imm(wait).finish();
            }
        }
        found
    }

    /// gfx11, gfx12: a matrix product whose factor is the result of the one before it.
    fn matrix(&self, func: &mut MachineFunction, inst: Inst) -> bool {
        let is_product =
            |func: &MachineFunction, inst: Inst| table::unit(func.opcode(inst)) == ExecUnit::Matrix;
        if !is_product(func, inst) {
            return false;
        }
        let factors: SmallVec<[PReg; 8]> = [Field::Src0, Field::Src1]
            .into_iter()
            .filter_map(|field| {
                latencies::operand_of(func, inst, field)?.as_reg()?.reg.as_physical()
            })
            .collect();
        let found = search(func, &self.graph, inst, (), |(), earlier| {
            if is_product(func, earlier) {
                let result = latencies::explicit_defs(func, earlier).next();
                if result.is_some_and(|result| factors.iter().any(|f| f.overlaps(result))) {
                    return Step::Found;
                }
            }
            let vector = table::unit(func.opcode(earlier)).is_vector_alu();
            if vector { Step::Stop } else { Step::On(()) }
        });
        if found {
            insert(func, inst, op::V_NOP_e32, &[]);
        }
        found
    }

    /// gfx11, gfx12: a permutation across rows after a comparison that writes EXEC.
    fn permutation(&self, func: &mut MachineFunction, inst: Inst, facts: u32) -> bool {
        if facts & fact::PERMLANE == 0 {
            return false;
        }
        let found = search(func, &self.graph, inst, (), |(), earlier| {
            let facts = self.facts(earlier);
            if facts & fact::VALU == 0
                || matches!(func.opcode(earlier), op::V_NOP_e32 | op::V_NOP_e64)
            {
                return Step::On(());
            }
            let compares = table::is(func.opcode(earlier), flag::WRITES_EXEC_BY_COMPARE);
            if compares && latencies::writes(func, earlier, regs::EXEC) {
                Step::Found
            } else {
                Step::Stop
            }
        });
        if found {
            // A v_nop would be dropped: a register that lives is copied to itself.
            let source = latencies::operand_of(func, inst, Field::Src0)
                .and_then(|o| o.as_reg()?.reg.as_physical());
            if let Some(reg) = source {
                func.before(inst).build(op::V_MOV_B32_e32).def(reg).reg(reg).finish();
            }
        }
        found
    }
}

/// Registers that an instruction reads, as far as the backward walk has found their writes.
#[derive(Clone, PartialEq)]
struct Forwarding {
    /// Vector instructions seen.
    vectors: u32,
    /// Number of vector instructions seen when the write of EXEC was found.
    exec: Option<u32>,
    /// Registers, each with the number of vector instructions seen when its write was found.
    written: SmallVec<[(PReg, u32); 4]>,
}

impl Forwarding {
    /// One was written before EXEC and one after it: at most two vector instructions lie between them, and at most four
    /// after the second.
    fn is_hazard(&self) -> bool {
        let Some(exec) = self.exec else { return false };
        let behind = self.written.iter().filter(|w| w.1 < exec).map(|w| w.1).min();
        let ahead = self.written.iter().filter(|w| w.1 >= exec).map(|w| w.1).min();
        match (behind, ahead) {
            (Some(behind), Some(ahead)) => behind <= 4 && ahead - behind - 1 <= 2,
            _ => false,
        }
    }
}

/// Memory instructions before one in its group at most, by whether there are accumulators.
const GROUP: [u32; 2] = [5, 19];

fn registers(
    func: &MachineFunction,
    inst: Inst,
    writes: &mut SmallVec<[PReg; 8]>,
    reads: &mut SmallVec<[PReg; 8]>,
) {
    writes.extend(func.defs(inst).filter_map(|r| r.reg.as_physical()));
    reads.extend(func.uses(inst).filter_map(|r| r.reg.as_physical()));
}

/// Whether vector results are there when this instruction is issued.
fn waits_for_vector(func: &MachineFunction, inst: Inst, facts: u32) -> bool {
    facts & (fact::VMEM | fact::LDS) != 0
        || func.opcode(inst) == op::S_WAITCNT_DEPCTR
            && func.operand(inst, 0).as_imm().is_some_and(|value| value >> 12 & 15 == 0)
}

/// Inserts an instruction, into the bundle if there is one.
pub(super) fn insert(
    func: &mut MachineFunction,
    before: Inst,
    opcode: Opcode,
    operands: &[Operand],
) {
    let bundled = func.inst_flags(before).contains(InstFlags::BUNDLED_PRED);
    let inst = func.before(before).build(opcode).operands(operands).finish();
    if bundled {
        let flags = InstFlags::BUNDLED_PRED | InstFlags::BUNDLED_SUCC;
        func.inst_flags_mut(inst).set(flags, true);
    }
}

/// Calls `see` with every instruction that may be executed before `inst`, with the wait states between, as long as
/// those are fewer than `reach`.
pub(crate) fn walk_back(
    func: &MachineFunction,
    graph: &FlowGraph<Block>,
    inst: Inst,
    reach: u32,
    mut see: impl FnMut(Inst, u32),
) {
    let Some(home) = func.inst_block(inst) else { return };
    // Blocks to walk, the instructions with which they are left, and the wait states after those.
    let mut work: SmallVec<[(Block, Option<Inst>, u32); 8]> = SmallVec::new();
    // The fewest wait states with which a block was walked from there.
    let mut best: SmallVec<[((Block, Option<Inst>), u32); 8]> = SmallVec::new();
    let mut at = func.prev_inst(inst);
    let (mut block, mut states) = (home, 0);
    loop {
        let mut reached = true;
        while let Some(earlier) = at {
            if func.opcode(earlier) != generic::BUNDLE {
                see(earlier, states);
                states += latencies::wait_states(func, earlier);
            }
            if states >= reach {
                reached = false;
                break;
            }
            at = func.prev_inst(earlier);
        }
        if reached {
            for &before in graph.predecessors(block) {
                let exit = exit_to(func, before, block);
                match best.iter_mut().find(|b| b.0 == (before, exit)) {
                    Some(seen) if seen.1 <= states => continue,
                    Some(seen) => seen.1 = states,
                    None => best.push(((before, exit), states)),
                }
                work.push((before, exit, states));
            }
        }
        let Some((next, exit, behind)) = work.pop() else { return };
        (block, at, states) = (next, exit, behind);
    }
}

/// The last instruction of a block that is executed on the path to another: a jump elsewhere is not, where a branch before it is
/// taken.
fn exit_to(func: &MachineFunction, from: Block, to: Block) -> Option<Inst> {
    let last = func.last_inst(from)?;
    let elsewhere =
        func.opcode(last) == op::S_BRANCH && func.operand(last, 0).as_block() != Some(to);
    if elsewhere { func.prev_inst(last) } else { Some(last) }
}

/// Next step after an instruction was looked at.
enum Step<S> {
    /// This is what was looked for.
    Found,
    /// Nothing before it matters.
    Stop,
    /// Go on in this state.
    On(S),
}

/// States in which a block is walked, at most.
const MOST_STATES: usize = 16;

/// Looks for an instruction on the paths to `inst`. A block is walked once in each state in which it is reached; where those are
/// too many, the instruction counts as found.
fn search<S: Clone + PartialEq>(
    func: &MachineFunction,
    graph: &FlowGraph<Block>,
    inst: Inst,
    start: S,
    mut look: impl FnMut(&S, Inst) -> Step<S>,
) -> bool {
    let Some(home) = func.inst_block(inst) else { return false };
    let mut seen: Map<(Block, Option<Inst>), Vec<S>> = Map::default();
    let mut work: Vec<(Block, Option<Inst>, S)> = vec![(home, func.prev_inst(inst), start)];
    while let Some((block, mut at, mut state)) = work.pop() {
        let mut open = true;
        while let Some(earlier) = at {
            if !is_note(func, earlier) {
                match look(&state, earlier) {
                    Step::Found => return true,
                    Step::Stop => {
                        open = false;
                        break;
                    }
                    Step::On(next) => state = next,
                }
            }
            at = func.prev_inst(earlier);
        }
        if !open {
            continue;
        }
        for &before in graph.predecessors(block) {
            let exit = exit_to(func, before, block);
            let states = seen.entry((before, exit)).or_default();
            if states.contains(&state) {
                continue;
            }
            if states.len() == MOST_STATES {
                return true;
            }
            states.push(state.clone());
            work.push((before, exit, state.clone()));
        }
    }
    false
}
