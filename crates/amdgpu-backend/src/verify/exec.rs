//! The verifier's part for EXEC and for the flags.
//!
//! Every instruction on masks works on each lane by itself, so a function is verified for *one* lane, whichever it is: its
//! bit of EXEC and of each scalar register is a variable, and what is known at a place is the set of assignments that
//! are possible there, a decision diagram ([`super::bdd`]). A comparison gives any bit to an active lane and 0 to
//! another; a branch on "no lane" says that this lane's bit is 0 where it is taken; joins unite. Relations between
//! masks are kept exactly, so that a loop that gathers the lanes that left it is seen to give all of them back. Then
//!
//! * where a function returns, the lane is active if it was at the entry,
//! * where vectors are computed or memory is accessed, it is active only if it was at the entry, but for stretches that
//!   set EXEC from a constant of all ones to have all lanes, or to those of whole quads.
//!
//! Registers that are not read any more are forgotten. Functions whose diagrams grow too large are let pass.

use cranelift_entity::SecondaryMap;
use ir::graph::FlowGraph;
use ir::machine::{
    Block, FunctionKind, Inst, InstrFlags, MachineFunction, Opcode, Operand, PReg, generic,
};
use ir::map::Map;

use super::bdd::{Diagrams, Set, Var};
use crate::target::Target;
use crate::target::latencies;
use crate::target::regs;
use crate::target::table::{self, ExecUnit, flag, op};

/// An error, and the instruction before which it is.
pub(crate) type Violation = (Inst, &'static str);

/// Diagrams at most, fewer than can be made; a function that needs more is let pass.
const LIMIT: usize = 400_000;

/// The lane at the entry.
const ENTRY: Var = 0;
/// The lane in EXEC.
const EXEC: Var = 1;
/// EXEC was set from a constant of all ones, or to whole quads.
const WHOLE: Var = 2;
/// If SCC is 0, this is 0.
const IF_CLEAR: Var = 3;
/// If SCC is 1, this is 0.
const IF_SET: Var = 4;
/// Any value: of the first source, the second, and of the instruction itself.
const ANY: Var = 5;
/// The first scalar register; VCC is after the last.
const SCALARS: Var = 8;
/// The first lane of a vector register that holds a scalar value.
const SLOTS: Var = 128;

/// The numbers of scalar registers' dwords, and of VCC's.
fn scalars(reg: PReg) -> core::ops::Range<usize> {
    let (first, end) = (usize::from(reg.first_unit()), usize::from(reg.end_unit()));
    match reg.file() {
        regs::SGPR => first / 2..end.div_ceil(2),
        _ if regs::VCC.contains(reg) => 106 + first / 2..106 + end.div_ceil(2),
        _ => 0..0,
    }
}

/// Verifies a function.
pub(crate) fn check(func: &MachineFunction) -> Vec<Violation> {
    let graph = FlowGraph::new(func);
    let mut found = Vec::new();
    flags(func, &graph, &mut found);
    let mut lanes = Lanes {
        func,
        wave32: Target::of(func.target).wave32,
        d: Diagrams::default(),
        slots: Map::default(),
        by_register: Map::default(),
        live: live(func, &graph),
        found: Vec::new(),
        report: false,
    };
    if lanes.run(&graph).is_some() {
        found.append(&mut lanes.found);
    }
    found
}

/// The scalar registers that are read later, by block, at its end.
fn live(func: &MachineFunction, graph: &FlowGraph<Block>) -> SecondaryMap<Block, u128> {
    let through = |block, live: &mut u128| {
        for inst in func.insts_rev(block) {
            *live = before(func, inst, *live);
        }
    };
    let join = |live: &mut u128, next: &u128| *live |= next;
    let at_start = graph.solve_backward(through, join);
    let mut at_end: SecondaryMap<Block, u128> = SecondaryMap::new();
    for &block in graph.reverse_postorder() {
        at_end[block] = graph.joined_at_end(block, &at_start, join);
    }
    at_end
}

/// Returns the scalar registers that are live before an instruction, from those live after it.
fn before(func: &MachineFunction, inst: Inst, live: u128) -> u128 {
    let bits = |reg: PReg| scalars(reg).fold(0u128, |set, n| set | 1 << n);
    let mut live = live;
    for def in func.defs(inst).filter_map(|r| r.reg.as_physical()) {
        live &= !bits(def);
    }
    for used in func.uses(inst).filter_map(|r| r.reg.as_physical()) {
        live |= bits(used);
    }
    let row = func.desc(inst).implicit_uses;
    row.iter().fold(live, |live, &reg| live | bits(reg))
}

/// Operation that combines two bits.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Logic {
    And,
    Or,
    Xor,
    AndNot,
    OrNot,
    NotAnd,
    NotOr,
    NotXor,
}

impl Logic {
    fn apply(self, d: &mut Diagrams, a: Set, b: Set) -> Set {
        let b = if matches!(self, Self::AndNot | Self::OrNot) { d.not(b) } else { b };
        let plain = match self {
            Self::And | Self::AndNot | Self::NotAnd => d.and(a, b),
            Self::Or | Self::OrNot | Self::NotOr => d.or(a, b),
            Self::Xor | Self::NotXor => d.xor(a, b),
        };
        match self {
            Self::NotAnd | Self::NotOr | Self::NotXor => d.not(plain),
            _ => plain,
        }
    }
}

/// A scalar instruction that works on masks, bit by bit.
#[derive(Clone, Copy, PartialEq, Eq)]
enum MaskOp {
    Move,
    Not,
    Select,
    Logic(Logic),
    /// The result is EXEC before; EXEC becomes the operation's result. Some negate the first source: then EXEC comes first.
    SaveExec(Logic, ExecSource),
    /// Both the result and EXEC become the operation's result.
    WriteExec(Logic, ExecSource),
}

/// The source of an operation that EXEC is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum ExecSource {
    First,
    Second,
}

impl MaskOp {
    fn of(opcode: Opcode) -> Option<Self> {
        use ExecSource::{First, Second};
        Some(match opcode {
            op::S_MOV_B32 | op::S_MOV_B64 => Self::Move,
            op::S_NOT_B32 | op::S_NOT_B64 => Self::Not,
            op::S_CSELECT_B32 | op::S_CSELECT_B64 => Self::Select,
            op::S_AND_B32 | op::S_AND_B64 => Self::Logic(Logic::And),
            op::S_OR_B32 | op::S_OR_B64 => Self::Logic(Logic::Or),
            op::S_XOR_B32 | op::S_XOR_B64 => Self::Logic(Logic::Xor),
            op::S_ANDN2_B32 | op::S_ANDN2_B64 => Self::Logic(Logic::AndNot),
            op::S_ORN2_B32 | op::S_ORN2_B64 => Self::Logic(Logic::OrNot),
            op::S_NAND_B32 | op::S_NAND_B64 => Self::Logic(Logic::NotAnd),
            op::S_NOR_B32 | op::S_NOR_B64 => Self::Logic(Logic::NotOr),
            op::S_XNOR_B32 | op::S_XNOR_B64 => Self::Logic(Logic::NotXor),
            op::S_AND_SAVEEXEC_B32 | op::S_AND_SAVEEXEC_B64 => Self::SaveExec(Logic::And, Second),
            op::S_OR_SAVEEXEC_B32 | op::S_OR_SAVEEXEC_B64 => Self::SaveExec(Logic::Or, Second),
            op::S_XOR_SAVEEXEC_B32 | op::S_XOR_SAVEEXEC_B64 => Self::SaveExec(Logic::Xor, Second),
            op::S_ANDN2_SAVEEXEC_B32 | op::S_ANDN2_SAVEEXEC_B64 => {
                Self::SaveExec(Logic::AndNot, Second)
            }
            op::S_ORN2_SAVEEXEC_B32 | op::S_ORN2_SAVEEXEC_B64 => {
                Self::SaveExec(Logic::OrNot, Second)
            }
            op::S_NAND_SAVEEXEC_B32 | op::S_NAND_SAVEEXEC_B64 => {
                Self::SaveExec(Logic::NotAnd, Second)
            }
            op::S_NOR_SAVEEXEC_B32 | op::S_NOR_SAVEEXEC_B64 => Self::SaveExec(Logic::NotOr, Second),
            op::S_XNOR_SAVEEXEC_B32 | op::S_XNOR_SAVEEXEC_B64 => {
                Self::SaveExec(Logic::NotXor, Second)
            }
            op::S_ANDN1_SAVEEXEC_B32 | op::S_ANDN1_SAVEEXEC_B64 => {
                Self::SaveExec(Logic::AndNot, First)
            }
            op::S_ORN1_SAVEEXEC_B32 | op::S_ORN1_SAVEEXEC_B64 => {
                Self::SaveExec(Logic::OrNot, First)
            }
            op::S_ANDN1_WREXEC_B32 | op::S_ANDN1_WREXEC_B64 => {
                Self::WriteExec(Logic::AndNot, First)
            }
            op::S_ANDN2_WREXEC_B32 | op::S_ANDN2_WREXEC_B64 => {
                Self::WriteExec(Logic::AndNot, Second)
            }
            _ => return None,
        })
    }

    /// Returns whether SCC says afterwards that the result is not zero.
    fn sets_scc(self) -> bool {
        !matches!(self, Self::Move | Self::Select)
    }
}

struct Lanes<'f> {
    func: &'f MachineFunction,
    wave32: bool,
    d: Diagrams,
    /// The variables of lanes of vector registers that hold scalar values, by register and lane.
    slots: Map<(u16, i64), Var>,
    by_register: Map<u16, Vec<Var>>,
    live: SecondaryMap<Block, u128>,
    found: Vec<Violation>,
    report: bool,
}

impl Lanes<'_> {
    /// None if the diagrams grew too large.
    fn run(&mut self, graph: &FlowGraph<Block>) -> Option<()> {
        let order = graph.reverse_postorder().to_vec();
        let mut states: SecondaryMap<Block, Set> = SecondaryMap::with_default(Set::NONE);
        let (entry, exec) = (self.d.var(ENTRY), self.d.var(EXEC));
        let differ = self.d.xor(entry, exec);
        let same = self.d.not(differ);
        let whole = self.d.var(WHOLE);
        let plain = self.d.not(whole);
        states[*order.first()?] = self.d.and(same, plain);
        let mut dirty: SecondaryMap<Block, bool> = SecondaryMap::with_default(true);
        let mut any = true;
        while any {
            any = false;
            for &block in &order {
                if !dirty[block] || states[block] == Set::NONE {
                    continue;
                }
                dirty[block] = false;
                for (next, state) in self.block(graph, block, states[block]) {
                    let both = self.d.or(states[next], state);
                    if both != states[next] {
                        states[next] = both;
                        dirty[next] = true;
                        any = true;
                    }
                }
                if self.d.len() > LIMIT {
                    return None;
                }
            }
        }
        self.report = true;
        for &block in &order {
            if states[block] != Set::NONE {
                self.block(graph, block, states[block]);
            }
        }
        (self.d.len() <= LIMIT).then_some(())
    }

    /// Walks over a block. Returns the states on its outgoing edges.
    fn block(
        &mut self,
        graph: &FlowGraph<Block>,
        block: Block,
        mut state: Set,
    ) -> Vec<(Block, Set)> {
        let func = self.func;
        // What is read later, from the end.
        let insts: Vec<Inst> = func.insts(block).collect();
        let mut live = self.live[block];
        let mut behind = vec![0u128; insts.len()];
        for (at, &inst) in insts.iter().enumerate().rev() {
            behind[at] = live;
            live = before(func, inst, live);
        }
        let mut out: Vec<(Block, Set)> = Vec::new();
        let mut open = true;
        for (at, &inst) in insts.iter().enumerate() {
            if func.is_meta(inst) || func.opcode(inst) == generic::BUNDLE {
                continue;
            }
            if let Some((taken, rest)) = self.branch(inst, state) {
                if let Some(to) = func.operand(inst, 0).as_block() {
                    out.push((to, taken));
                }
                match rest {
                    Some(rest) => state = rest,
                    None => {
                        open = false;
                        break;
                    }
                }
                continue;
            }
            state = self.inst(inst, state);
            state = self.forget_dead(inst, behind[at], state);
        }
        if open {
            for &next in graph.successors(block) {
                if !out.iter().any(|o| o.0 == next) || func.next_block(block) == Some(next) {
                    out.push((next, state));
                }
            }
        }
        out
    }

    /// Forgets the registers that an instruction wrote or read for the last time.
    fn forget_dead(&mut self, inst: Inst, live: u128, mut state: Set) -> Set {
        let func = self.func;
        for (_, operand) in func.reg_operands(inst) {
            let Some(reg) = operand.reg.as_physical() else { continue };
            for n in scalars(reg) {
                if live >> n & 1 == 0 {
                    state = self.d.forget(state, SCALARS + n as Var);
                }
            }
        }
        state
    }

    /// A branch: the states where it is taken and where it is not, if it goes on there.
    fn branch(&mut self, inst: Inst, state: Set) -> Option<(Set, Option<Set>)> {
        // The variable that is 0 if it is taken, and the one that is 0 if not.
        let vcc = SCALARS + 106;
        let (taken, rest) = match self.func.opcode(inst) {
            op::S_BRANCH => return Some((state, None)),
            op::S_CBRANCH_EXECZ => (Some(EXEC), None),
            op::S_CBRANCH_EXECNZ => (None, Some(EXEC)),
            op::S_CBRANCH_VCCZ => (Some(vcc), None),
            op::S_CBRANCH_VCCNZ => (None, Some(vcc)),
            op::S_CBRANCH_SCC0 => (Some(IF_CLEAR), Some(IF_SET)),
            op::S_CBRANCH_SCC1 => (Some(IF_SET), Some(IF_CLEAR)),
            _ => return None,
        };
        let mut without = |var: Option<Var>| match var {
            Some(var) => {
                let set = self.d.var(var);
                let clear = self.d.not(set);
                self.d.and(state, clear)
            }
            None => state,
        };
        Some((without(taken), Some(without(rest))))
    }

    /// The bit of a source, dword `part` of it; `at` tells unknown ones apart.
    fn source(&mut self, operand: &Operand, part: usize, at: Var) -> Set {
        let unknown = ANY + at;
        let var = match operand {
            Operand::Imm(0) => return Set::NONE,
            Operand::Imm(-1) => return Set::ALL,
            Operand::Imm(value) if *value == 0xffff_ffff && part == 0 => return Set::ALL,
            // The upper half of a constant for a pair.
            Operand::Imm(value) if part == 1 && value >> 32 == 0 => return Set::NONE,
            Operand::Imm(value) if part == 1 && value >> 32 == -1 => return Set::ALL,
            Operand::Reg(reg) => match reg.reg.as_physical() {
                Some(regs::EXEC | regs::EXEC_LO) if part == 0 => EXEC,
                Some(reg) => match scalars(reg).nth(part) {
                    Some(n) => SCALARS + n as Var,
                    None => unknown,
                },
                None => unknown,
            },
            _ => unknown,
        };
        self.d.var(var)
    }

    /// The variable that dword `part` of a result is.
    fn result(reg: PReg, part: usize) -> Option<Var> {
        match reg {
            regs::EXEC | regs::EXEC_LO => (part == 0).then_some(EXEC),
            _ => scalars(reg).nth(part).map(|n| SCALARS + n as Var),
        }
    }

    fn forget_unknown(&mut self, state: Set) -> Set {
        (0..3).fold(state, |state, n| self.d.forget(state, ANY + n))
    }

    /// Returns the state after an instruction that is no branch.
    fn inst(&mut self, inst: Inst, state: Set) -> Set {
        self.verify(inst, state);
        let func = self.func;
        let opcode = func.opcode(inst);
        let desc = func.desc(inst);
        if desc.is(InstrFlags::CALL) {
            return self.call(inst, state);
        }
        if let Some(state) = self.mask_operation(inst, opcode, state) {
            return state;
        }
        if let Some(state) = self.lane_access(inst, opcode, state) {
            return state;
        }
        let mut state = state;
        let compares = table::is(opcode, flag::COMPARE);
        let exec = self.d.var(EXEC);
        let any = self.d.var(ANY);
        let result = self.d.and(any, exec);
        let mut writes_exec = false;
        let written: Vec<PReg> = func
            .defs(inst)
            .filter_map(|r| r.reg.as_physical())
            .chain(desc.implicit_defs.iter().map(|&r| func.target.implicit(r)))
            .collect();
        for reg in written {
            if regs::EXEC.overlaps(reg) {
                writes_exec = true;
                continue;
            }
            if reg == regs::SCC {
                state = self.d.forget(state, IF_CLEAR);
                state = self.d.forget(state, IF_SET);
            }
            for (part, n) in scalars(reg).enumerate() {
                let var = SCALARS + n as Var;
                state = if compares && part == 0 {
                    self.d.assign(state, var, result)
                } else {
                    self.d.forget(state, var)
                };
            }
            if reg.file() == regs::VGPR {
                state = self.forget_lanes(reg, state);
            }
        }
        if writes_exec {
            let value = if compares { result } else { any };
            // Quads with an active lane become whole.
            let whole = matches!(opcode, op::S_WQM_B32 | op::S_WQM_B64);
            state = self.set_exec(state, value, whole);
        } else if opcode == op::S_CMP_LG_U32
            || opcode == op::S_CMP_LG_U64
            || opcode == op::S_CMP_EQ_U32
            || opcode == op::S_CMP_EQ_U64
        {
            state = self.comparison(inst, opcode, state);
        }
        self.forget_unknown(state)
    }

    /// A mask is compared with zero.
    fn comparison(&mut self, inst: Inst, opcode: Opcode, state: Set) -> Set {
        let [a, b] = [0, 1].map(|n| *self.func.operand(inst, n));
        let (Operand::Reg(_), Operand::Imm(0)) = (a, b) else { return state };
        let value = self.source(&a, 0, 1);
        let equal = matches!(opcode, op::S_CMP_EQ_U32 | op::S_CMP_EQ_U64);
        self.d.assign(state, if equal { IF_SET } else { IF_CLEAR }, value)
    }

    fn set_exec(&mut self, state: Set, value: Set, whole: bool) -> Set {
        let state = self.d.assign(state, EXEC, value);
        self.d.assign(state, WHOLE, if whole { Set::ALL } else { Set::NONE })
    }

    /// Moves, selections and operations bit by bit.
    fn mask_operation(&mut self, inst: Inst, opcode: Opcode, state: Set) -> Option<Set> {
        let operation = MaskOp::of(opcode)?;
        let func = self.func;
        let operand = |n: usize| func.operands(inst).get(n);
        let to = operand(0)?.as_reg().filter(|r| r.is_def())?.reg.as_physical()?;
        let is_ones = |o: &Operand| matches!(o, Operand::Imm(-1 | 0xffff_ffff));
        let explicit = func.desc(inst).operands.len();
        let whole = (1..explicit).filter_map(operand).any(is_ones);
        if let MaskOp::SaveExec(logic, place) | MaskOp::WriteExec(logic, place) = operation {
            let source = self.source(operand(1)?, 0, 1);
            let exec = self.d.var(EXEC);
            let new = match place {
                ExecSource::First => logic.apply(&mut self.d, exec, source),
                ExecSource::Second => logic.apply(&mut self.d, source, exec),
            };
            if matches!(operation, MaskOp::WriteExec(..)) {
                return Some(self.write_exec(state, to, new));
            }
            // Both are of the old values: the new EXEC goes through a variable.
            let state = self.d.assign(state, IF_CLEAR, new);
            let state = self.write(state, to, 0, exec);
            let new = self.d.var(IF_CLEAR);
            let state = self.set_exec(state, new, whole);
            let state = self.d.forget(state, IF_SET);
            return Some(self.forget_unknown(state));
        }
        let mut state = state;
        let parts = if self.wave32 { usize::from(to.units().div_ceil(2)) } else { 1 };
        let mut low = None;
        for part in (0..parts).rev() {
            let value = match operation {
                MaskOp::Move => self.source(operand(1)?, part, 1),
                MaskOp::Not => {
                    let source = self.source(operand(1)?, part, 1);
                    self.d.not(source)
                }
                MaskOp::Select => {
                    let (a, b) =
                        (self.source(operand(1)?, part, 1), self.source(operand(2)?, part, 2));
                    let either = self.d.var(ANY);
                    self.d.choose(either, a, b)
                }
                MaskOp::SaveExec(..) | MaskOp::WriteExec(..) => return None,
                MaskOp::Logic(logic) => {
                    let (a, b) =
                        (self.source(operand(1)?, part, 1), self.source(operand(2)?, part, 2));
                    logic.apply(&mut self.d, a, b)
                }
            };
            if part == 0 {
                low = Some(value);
            }
            if regs::EXEC.overlaps(to) && part == 0 && to != regs::EXEC_HI {
                // The flag takes the value first, since the source may be EXEC.
                if operation.sets_scc() {
                    state = self.d.assign(state, IF_CLEAR, value);
                    state = self.d.forget(state, IF_SET);
                }
                state = self.set_exec(state, value, whole);
                return Some(self.forget_unknown(state));
            }
            // Sources of lower parts may be what is written here: pairs overlap as wholes only.
            if part != 0 {
                state = self.write(state, to, part, value);
                state = self.forget_unknown(state);
            }
        }
        let value = low?;
        if operation.sets_scc() {
            state = self.d.assign(state, IF_CLEAR, value);
            state = self.d.forget(state, IF_SET);
        }
        state = self.write(state, to, 0, value);
        // The upper halves of masks of 64 lanes are not followed.
        for part in parts..usize::from(to.units().div_ceil(2)) {
            if let Some(var) = Self::result(to, part) {
                state = self.d.forget(state, var);
            }
        }
        Some(self.forget_unknown(state))
    }

    /// Makes both EXEC and a register a value.
    fn write_exec(&mut self, state: Set, to: PReg, value: Set) -> Set {
        let state = self.set_exec(state, value, false);
        let exec = self.d.var(EXEC);
        let state = self.write(state, to, 0, exec);
        let state = self.d.assign(state, IF_CLEAR, exec);
        let state = self.d.forget(state, IF_SET);
        self.forget_unknown(state)
    }

    fn write(&mut self, state: Set, to: PReg, part: usize, value: Set) -> Set {
        match Self::result(to, part) {
            Some(var) => self.d.assign(state, var, value),
            None => state,
        }
    }

    /// Scalar values in lanes of vector registers.
    fn lane_access(&mut self, inst: Inst, opcode: Opcode, state: Set) -> Option<Set> {
        let func = self.func;
        let physical = |n: usize| func.operand(inst, n).as_reg()?.reg.as_physical();
        let is_read = match opcode {
            op::V_READLANE_B32 | op::SI_RESTORE_S32_FROM_VGPR => true,
            op::V_WRITELANE_B32 | op::SI_SPILL_S32_TO_VGPR => false,
            _ => return None,
        };
        let lane = func.operand(inst, 2).as_imm();
        let (to, from) = (physical(0)?, physical(1));
        if is_read {
            let register = from?.first_unit() / 2;
            let value = lane.and_then(|lane| self.slots.get(&(register, lane)).copied());
            let value = self.d.var(value.unwrap_or(ANY));
            let state = self.write(state, to, 0, value);
            return Some(self.forget_unknown(state));
        }
        let register = to.first_unit() / 2;
        let Some(lane) = lane else { return Some(self.forget_lanes(to, state)) };
        let next = SLOTS + self.slots.len() as Var;
        let slot = *self.slots.entry((register, lane)).or_insert_with(|| next);
        if slot == next {
            self.by_register.entry(register).or_default().push(slot);
        }
        let value = self.source(func.operand(inst, 1), 0, 1);
        let state = self.d.assign(state, slot, value);
        Some(self.forget_unknown(state))
    }

    fn forget_lanes(&mut self, reg: PReg, mut state: Set) -> Set {
        if self.slots.is_empty() {
            return state;
        }
        for register in reg.first_unit() / 2..reg.end_unit().div_ceil(2) {
            let slots = self.by_register.get(&register).cloned().unwrap_or_default();
            for slot in slots {
                state = self.d.forget(state, slot);
            }
        }
        state
    }

    /// Only the registers that the callee preserves are known after a call.
    fn call(&mut self, inst: Inst, mut state: Set) -> Set {
        let func = self.func;
        let mask = func.operands(inst).iter().find_map(|o| match o {
            Operand::RegMask(mask) => Some(func.reg_mask(*mask)),
            _ => None,
        });
        let kept = |reg: PReg| mask.is_some_and(|mask| mask.preserves(reg));
        for n in 0..106u16 {
            if !kept(regs::sgpr(n, 1)) {
                state = self.d.forget(state, SCALARS + n);
            }
        }
        let registers: Vec<u16> = self.by_register.keys().copied().collect();
        for register in registers {
            if !kept(regs::vgpr(register, 1)) {
                state = self.forget_lanes(regs::vgpr(register, 1), state);
            }
        }
        for reg in func.defs(inst).filter_map(|r| r.reg.as_physical()) {
            for n in scalars(reg) {
                state = self.d.forget(state, SCALARS + n as Var);
            }
        }
        for var in [IF_CLEAR, IF_SET, SCALARS + 106, SCALARS + 107] {
            state = self.d.forget(state, var);
        }
        state
    }

    /// Checks the requirements before an instruction.
    fn verify(&mut self, inst: Inst, state: Set) {
        if !self.report || !self.found.is_empty() {
            return;
        }
        let func = self.func;
        let opcode = func.opcode(inst);
        let desc = func.desc(inst);
        let (exec, entry) = (self.d.var(EXEC), self.d.var(ENTRY));
        let unit = table::unit(opcode);
        let returns = func.kind == FunctionKind::Device
            && opcode != op::S_ENDPGM
            && (desc.is(InstrFlags::RETURN) || opcode == op::S_SETPC_B64);
        if returns {
            let differ = self.d.xor(exec, entry);
            if self.d.and(state, differ) != Set::NONE {
                let no_entry = self.d.not(entry);
                let more = self.d.and(exec, no_entry);
                let what = if self.d.and(state, more) != Set::NONE {
                    "EXEC may have lanes that it had not at the entry"
                } else {
                    "EXEC may lack lanes that it had at the entry"
                };
                self.found.push((inst, what));
            }
            return;
        }
        let by_lane = latencies::facts(func, inst) & latencies::fact::ANY_LANE != 0;
        let vector = unit.is_vector_alu() && !by_lane;
        let memory = matches!(unit, ExecUnit::Lds | ExecUnit::Flat | ExecUnit::Global)
            || desc.is(InstrFlags::CALL);
        if vector || memory {
            let whole = self.d.var(WHOLE);
            let allowed = self.d.or(entry, whole);
            let denied = self.d.not(allowed);
            let wrong = self.d.and(exec, denied);
            if self.d.and(state, wrong) != Set::NONE {
                self.found.push((inst, "EXEC may have lanes here that it had not at the entry"));
            }
        }
    }
}

/// SCC and VCC must be written before they are read.
fn flags(func: &MachineFunction, graph: &FlowGraph<Block>, found: &mut Vec<Violation>) {
    const FLAGS: [PReg; 3] = [regs::SCC, regs::VCC_LO, regs::VCC_HI];
    let step = |inst: Inst, state: &mut u8| -> u8 {
        let mut missing = 0;
        let desc = func.desc(inst);
        for (bit, flag) in FLAGS.into_iter().enumerate() {
            let read = func
                .uses(inst)
                .any(|r| r.reads() && r.reg.as_physical().is_some_and(|reg| reg.overlaps(flag)));
            if read && *state >> bit & 1 == 1 {
                missing |= 1 << bit;
            }
        }
        if desc.is(InstrFlags::CALL) {
            *state = 7;
        }
        for (bit, flag) in FLAGS.into_iter().enumerate() {
            if latencies::writes(func, inst, flag)
                || desc.implicit_defs.iter().any(|r| func.target.implicit(*r).overlaps(flag))
            {
                *state &= !(1 << bit);
            }
        }
        missing
    };
    // Bit by flag: whether it may hold nothing at the block's start.
    let through = |block, state: &mut u8| {
        func.insts(block).for_each(|inst| {
            step(inst, state);
        });
    };
    let states = graph.solve_forward(7, through, |old, new| {
        let joined = *old | new;
        core::mem::replace(old, joined) != joined
    });
    for &block in graph.reverse_postorder() {
        let Some(mut state) = states[block] else { continue };
        for inst in func.insts(block) {
            let missing = step(inst, &mut state);
            let what = match missing {
                0 => continue,
                1 => "SCC may hold nothing here",
                _ => "VCC may hold nothing here",
            };
            if found.len() < 4 {
                found.push((inst, what));
            }
        }
    }
}
