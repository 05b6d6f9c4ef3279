//! Dual instructions (`gcn-create-vopd`): gfx11 and gfx12 execute two vector instructions of one block as one, in waves
//! of 32, where the pair fulfils the encoding's rules (RDNA3 and RDNA4 ISA, "Dual issue VALU"):
//!
//! * the first is of the X list and the second of the Y list; which is which does not matter otherwise;
//! * one result is an even register and the other an odd one;
//! * the registers read at each source's port lie in different banks: the number modulo 4 for the first and the
//!   second source, modulo 2 for what the third port reads (an accumulator, the addend of `v_fmamk`). Two moves on gfx12
//!   read by different ports;
//! * together they read at most two scalar values, of which at most one is a literal;
//! * neither reads the other's result. Both read before either writes, so what one overwrites the other may still read.
//!
//! LLVM joins neighbours only. Here the partner may stand some instructions away: it is moved up, or the first is
//! moved down to it, past what neither reads its result nor writes what it reads or writes. Nothing moves past changes
//! of EXEC or the mode, calls, waits or other control; and nothing that needs the result of a load moves up to where
//! that would have to be waited for earlier. Sources of commutative instructions are exchanged where that avoids a
//! bank.

use ir::machine::{
    Block, Inst, InstFlags, MachineFunction, Opcode, Operand, PReg, RegFlags, RegOperand, generic,
};
use ir::pass::{Entry, Need, PassInfo, counted};
use smallvec::SmallVec;

use super::regset::RegSet;
use super::shrink_instructions::{Parts, carry_implicit, fused};
use crate::target::constants::inline_code;
use crate::target::latencies;
use crate::target::regs;
use crate::target::table::{self, Constant, ExecUnit, flag, op};
use crate::target::{Generation, Target};

/// The registry's row.
pub(crate) const INFO: PassInfo = PassInfo {
    name: "gcn-create-vopd",
    about: "Joins pairs of vector instructions into dual instructions.",
    contract: "Needs physical registers and short forms, before waits are put in; only gfx11 and gfx12 in waves of 32 have such instructions.",
    need: Need::Optional,
    entry: Entry::Machine(|| counted("pairs", |func, ()| create_dual(func))),
};

/// Instructions that are looked through for a partner.
const WINDOW: usize = 32;

/// Joins what can be; how many pairs.
pub(crate) fn create_dual(func: &mut MachineFunction) -> u64 {
    let target = Target::of(func.target);
    if !target.has_dual_issue() {
        return 0;
    }
    let mut count = 0;
    let mut steps = Vec::new();
    for block in func.blocks().collect::<Vec<_>>() {
        count += pair_in(func, target.generation, block, &mut steps);
    }
    count
}

/// Operation of one half of a dual instruction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Fmac,
    Fmaak,
    Fmamk,
    Mul,
    Add,
    Sub,
    Subrev,
    MulLegacy,
    Mov,
    Cndmask,
    Max,
    Min,
    AddInt,
    Shl,
    And,
}

impl Kind {
    fn of(opcode: Opcode) -> Option<Self> {
        Some(match opcode {
            op::V_FMAC_F32_e32 => Self::Fmac,
            op::V_FMAAK_F32 => Self::Fmaak,
            op::V_FMAMK_F32 => Self::Fmamk,
            op::V_MUL_F32_e32 => Self::Mul,
            op::V_ADD_F32_e32 => Self::Add,
            op::V_SUB_F32_e32 => Self::Sub,
            op::V_SUBREV_F32_e32 => Self::Subrev,
            op::V_MUL_LEGACY_F32_e32 => Self::MulLegacy,
            op::V_MOV_B32_e32 => Self::Mov,
            op::V_CNDMASK_B32_e32 => Self::Cndmask,
            op::V_MAX_F32_e32 => Self::Max,
            op::V_MIN_F32_e32 => Self::Min,
            op::V_ADD_U32_e32 => Self::AddInt,
            op::V_LSHLREV_B32_e32 => Self::Shl,
            op::V_AND_B32_e32 => Self::And,
            _ => return None,
        })
    }

    /// The short instruction that it is alone.
    const fn opcode(self) -> Opcode {
        match self {
            Self::Fmac => op::V_FMAC_F32_e32,
            Self::Fmaak => op::V_FMAAK_F32,
            Self::Fmamk => op::V_FMAMK_F32,
            Self::Mul => op::V_MUL_F32_e32,
            Self::Add => op::V_ADD_F32_e32,
            Self::Sub => op::V_SUB_F32_e32,
            Self::Subrev => op::V_SUBREV_F32_e32,
            Self::MulLegacy => op::V_MUL_LEGACY_F32_e32,
            Self::Mov => op::V_MOV_B32_e32,
            Self::Cndmask => op::V_CNDMASK_B32_e32,
            Self::Max => op::V_MAX_F32_e32,
            Self::Min => op::V_MIN_F32_e32,
            Self::AddInt => op::V_ADD_U32_e32,
            Self::Shl => op::V_LSHLREV_B32_e32,
            Self::And => op::V_AND_B32_e32,
        }
    }

    /// Whether it can be the first half. Each can be the second.
    const fn can_be_first(self) -> bool {
        !matches!(self, Self::AddInt | Self::Shl | Self::And)
    }

    /// The same with the sources exchanged.
    const fn exchanged(self) -> Option<Self> {
        match self {
            Self::Fmac
            | Self::Fmaak
            | Self::Mul
            | Self::Add
            | Self::MulLegacy
            | Self::Max
            | Self::Min
            | Self::AddInt
            | Self::And => Some(self),
            Self::Sub => Some(Self::Subrev),
            Self::Subrev => Some(Self::Sub),
            Self::Fmamk | Self::Mov | Self::Cndmask | Self::Shl => None,
        }
    }
}

/// One half of a dual instruction.
#[derive(Clone, Copy, Debug)]
struct Half {
    kind: Kind,
    result: RegOperand,
    /// The first source.
    first: Operand,
    /// The second source, or the addend of `v_fmamk`.
    second: Option<RegOperand>,
    /// The literal that belongs to the instruction.
    literal: Option<u32>,
}

fn number(reg: &RegOperand) -> Option<u16> {
    let reg = reg.reg.as_physical()?;
    (reg.file() == regs::VGPR && reg.units() == 2 && reg.first_unit().is_multiple_of(2))
        .then(|| reg.first_unit() / 2)
}

impl Half {
    fn of(func: &MachineFunction, inst: Inst) -> Option<Self> {
        let opcode = func.opcode(inst);
        if opcode == op::V_FMA_F32_e64 {
            // With a constant that a literal can stand for.
            let parts = Parts::of(func, inst)?;
            let (opcode, operands) = fused(&parts, &Operand::as_imm)?;
            return Self::from_operands(Kind::of(opcode)?, &operands);
        }
        let kind = Kind::of(opcode)?;
        let rows = func.desc(inst).operands.len();
        Self::from_operands(kind, func.operands(inst).get(..rows)?)
    }

    fn from_operands(kind: Kind, operands: &[Operand]) -> Option<Self> {
        let clean = |operand: &Operand| match operand {
            Operand::Reg(reg) => {
                let mut reg = reg.tied_to(None);
                reg.flags = reg.flags.without(RegFlags::KILL);
                Operand::Reg(reg)
            }
            other => *other,
        };
        let result = *operands.first()?.as_reg()?;
        number(&result)?;
        let result = result.tied_to(None);
        let first = clean(operands.get(1)?);
        match &first {
            Operand::Imm(_) => {}
            Operand::Reg(reg) => {
                let physical = reg.reg.as_physical()?;
                let scalar = latencies::is_scalar(physical) || physical == regs::M0;
                if physical.units() != 2 || number(reg).is_none() && !scalar {
                    return None;
                }
            }
            _ => return None,
        }
        let bits = |o: &Operand| o.as_imm().map(|v| v as u32);
        let (second, literal) = match kind {
            Kind::Mov => (None, None),
            Kind::Fmamk => (Some(operands.get(3)?), Some(bits(operands.get(2)?)?)),
            Kind::Fmaak => (Some(operands.get(2)?), Some(bits(operands.get(3)?)?)),
            _ => (Some(operands.get(2)?), None),
        };
        let second = match second.map(clean) {
            Some(Operand::Reg(reg)) => {
                number(&reg)?;
                Some(reg)
            }
            Some(_) => return None,
            None => None,
        };
        Some(Self { kind, result, first, second, literal })
    }

    fn result(&self) -> u16 {
        number(&self.result).unwrap_or(0)
    }

    fn exchanged(&self) -> Option<Self> {
        let kind = self.kind.exchanged()?;
        let first = *self.first.as_reg()?;
        number(&first)?;
        let second = self.second?;
        Some(Self { kind, first: Operand::Reg(second), second: Some(first), ..*self })
    }

    /// The vector registers at the three ports.
    fn ports(&self) -> [Option<u16>; 3] {
        let first = self.first.as_reg().and_then(number);
        let second = self.second.as_ref().and_then(number);
        match self.kind {
            Kind::Fmamk => [first, None, second],
            Kind::Fmac => [first, second, Some(self.result())],
            _ => [first, second, None],
        }
    }

    fn push_sources(&self, operands: &mut SmallVec<[Operand; 8]>) {
        operands.push(self.first);
        let literal = self.literal.map(|k| Operand::Imm(i64::from(k)));
        if self.kind == Kind::Fmamk {
            operands.extend(literal);
        }
        operands.extend(self.second.map(Operand::Reg));
        if self.kind == Kind::Fmaak {
            operands.extend(literal);
        }
        if self.kind == Kind::Fmac {
            let mut read = self.result;
            read.flags = read.flags.without(RegFlags::DEF.union(RegFlags::DEAD));
            operands.push(Operand::Reg(read));
        }
    }
}

/// Whether two halves go together, as they are.
fn fit(x: &Half, y: &Half, generation: Generation) -> bool {
    if !x.kind.can_be_first() || (x.result() ^ y.result()) & 1 == 0 {
        return false;
    }
    let masks = if generation == Generation::Gfx1200 && x.kind == Kind::Mov && y.kind == Kind::Mov {
        [0, 3, 1]
    } else {
        [3, 3, 1]
    };
    let ports = x.ports().into_iter().zip(y.ports()).zip(masks);
    for ((a, b), mask) in ports {
        if let (Some(a), Some(b)) = (a, b)
            && mask != 0
            && (a ^ b) & mask == 0
        {
            return false;
        }
    }
    few_scalars(x, y)
}

/// Whether two halves read few enough scalar values.
fn few_scalars(x: &Half, y: &Half) -> bool {
    let mut registers: SmallVec<[PReg; 8]> = SmallVec::new();
    let mut literals: SmallVec<[u32; 4]> = SmallVec::new();
    let mut behind = false;
    for half in [x, y] {
        match half.first {
            Operand::Reg(reg) => {
                let scalar = reg.reg.as_physical().filter(|&r| !latencies::is_vector(r));
                registers.extend(scalar.filter(|r| !registers.contains(r)));
            }
            Operand::Imm(value) if inline_code(Constant::F32, value).is_none() => {
                behind = true;
                if !literals.contains(&(value as u32)) {
                    literals.push(value as u32);
                }
            }
            _ => {}
        }
        if half.kind == Kind::Cndmask && !registers.contains(&regs::VCC_LO) {
            registers.push(regs::VCC_LO);
        }
        literals.extend(half.literal.filter(|l| !literals.contains(l)));
    }
    // The literal of a multiply-add is at a place of its own.
    let own = x.literal.is_some() || y.literal.is_some();
    literals.len() <= 1 && registers.len() + literals.len() <= 2 && !(own && behind)
}

/// The two halves in an order and with sources that go together.
fn arrange(a: &Half, b: &Half, generation: Generation) -> Option<(Half, Half)> {
    if (a.result() ^ b.result()) & 1 == 0 {
        return None;
    }
    for a in [Some(*a), a.exchanged()].into_iter().flatten() {
        for b in [Some(*b), b.exchanged()].into_iter().flatten() {
            for (x, y) in [(a, b), (b, a)] {
                if fit(&x, &y, generation) {
                    return Some((x, y));
                }
            }
        }
    }
    None
}

/// The dual instruction of two kinds.
fn dual_opcode(x: Kind, y: Kind, generation: Generation) -> Option<Opcode> {
    table::dual(generation, x.opcode(), y.opcode())
}

/// An instruction of a block, as pairing sees it.
struct Step {
    /// None if it is part of a pair elsewhere.
    inst: Option<Inst>,
    half: Option<Half>,
    /// Nothing moves past it.
    fence: bool,
    reads: RegSet,
    writes: RegSet,
    /// Number of loads of the block that must be finished, by counter: vector memory, and the others.
    loads: [u32; 2],
}

/// Whether instructions may not move past one.
fn is_fence(func: &MachineFunction, inst: Inst) -> bool {
    let opcode = func.opcode(inst);
    let desc = func.desc(inst);
    let bundled =
        func.inst_flags(inst).intersects(InstFlags::BUNDLED_PRED | InstFlags::BUNDLED_SUCC);
    bundled
        || opcode.is_generic()
        || matches!(table::unit(opcode), ExecUnit::None | ExecUnit::Control)
        || desc.is_terminator()
        || desc.is(ir::machine::InstrFlags::CALL)
        || matches!(opcode, op::S_DENORM_MODE | op::S_ROUND_MODE)
        || table::is(opcode, flag::SETREG | flag::MOVREL)
        || func.defs(inst).any(|d| d.reg.as_physical().is_some_and(|r| r.overlaps(regs::EXEC)))
        || desc.implicit_defs.iter().any(|r| r.overlaps(regs::EXEC) || *r == regs::MODE)
}

/// The steps of a block.
fn collect(func: &MachineFunction, block: Block, steps: &mut Vec<Step>) {
    steps.clear();
    // By register: the number of the load that writes it.
    let mut loading: [Vec<(RegSet, u32)>; 2] = [Vec::new(), Vec::new()];
    let mut begun = [0u32; 2];
    for inst in func.insts(block) {
        if func.is_meta(inst) && func.opcode(inst) != generic::BUNDLE {
            continue;
        }
        let desc = func.desc(inst);
        let (reads, writes) = RegSet::of(func, inst);
        let fence = is_fence(func, inst);
        let mut step = Step { inst: Some(inst), half: None, fence, reads, writes, loads: [0; 2] };
        for (needed, loading) in step.loads.iter_mut().zip(&mut loading) {
            loading.retain(|(regs, number)| {
                let used = step.reads.meets(regs) || step.writes.meets(regs);
                if used {
                    *needed = (*needed).max(*number);
                }
                !used
            });
        }
        if !step.fence {
            step.half = Half::of(func, inst);
            if desc.is(ir::machine::InstrFlags::MAY_LOAD) {
                let unit = table::unit(func.opcode(inst));
                let at = usize::from(!unit.is_vector_memory());
                begun[at] += 1;
                loading[at].push((step.writes, begun[at]));
            }
        }
        steps.push(step);
    }
}

/// Position of the pair.
#[derive(Clone, Copy, PartialEq, Eq)]
enum PairPosition {
    /// To the first instruction.
    Up,
    /// To the second.
    Down,
}

fn pair_in(
    func: &mut MachineFunction,
    generation: Generation,
    block: Block,
    steps: &mut Vec<Step>,
) -> u64 {
    collect(func, block, steps);
    let mut count = 0;
    // What was waited for up to here.
    let mut waited = [0u32; 2];
    for at in 0..steps.len() {
        for (own, needed) in waited.iter_mut().zip(steps[at].loads) {
            *own = (*own).max(needed);
        }
        if steps[at].inst.is_none() || steps[at].half.is_none() {
            continue;
        }
        if let Some((partner, place, halves)) = find(steps, at, waited, generation)
            && join(func, generation, steps, (at, partner), place, halves)
        {
            count += 1;
        }
    }
    count
}

/// A partner for an instruction.
fn find(
    steps: &[Step],
    at: usize,
    waited: [u32; 2],
    generation: Generation,
) -> Option<(usize, PairPosition, (Half, Half))> {
    let own = &steps[at];
    let half = own.half.as_ref()?;
    let (mut read, mut written) = (RegSet::default(), RegSet::default());
    let mut down = true;
    let mut seen = 0;
    for (partner, step) in steps.iter().enumerate().skip(at + 1) {
        if step.inst.is_none() {
            continue;
        }
        if step.fence || seen == WINDOW {
            return None;
        }
        seen += 1;
        if let Some(other) = &step.half
            && (half.result() ^ other.result()) & 1 == 1
            && !own.writes.meets(&step.reads)
            && !own.writes.meets(&step.writes)
        {
            let up = !step.reads.meets(&written)
                && !step.writes.meets(&written)
                && !step.writes.meets(&read)
                && step.loads.iter().zip(waited).all(|(&needed, waited)| needed <= waited);
            if (up || down)
                && let Some(halves) = arrange(half, other, generation)
            {
                return Some((
                    partner,
                    if up { PairPosition::Up } else { PairPosition::Down },
                    halves,
                ));
            }
        }
        read.union(&step.reads);
        written.union(&step.writes);
        down &= !own.reads.meets(&step.writes)
            && !own.writes.meets(&step.writes)
            && !own.writes.meets(&step.reads);
    }
    None
}

/// Makes one instruction of two.
fn join(
    func: &mut MachineFunction,
    generation: Generation,
    steps: &mut [Step],
    (first, second): (usize, usize),
    place: PairPosition,
    (x, y): (Half, Half),
) -> bool {
    let Some(opcode) = dual_opcode(x.kind, y.kind, generation) else { return false };
    let (Some(a), Some(b)) = (steps[first].inst, steps[second].inst) else { return false };
    let mut operands: SmallVec<[Operand; 8]> = SmallVec::new();
    operands.push(Operand::Reg(x.result));
    operands.push(Operand::Reg(y.result));
    x.push_sources(&mut operands);
    y.push_sources(&mut operands);
    let (to, from) = if place == PairPosition::Up { (first, second) } else { (second, first) };
    let before = if place == PairPosition::Up { a } else { b };
    let flags = func.inst_flags(a).intersection(func.inst_flags(b));
    let loc = func.inst_loc(a);
    let mut builder = func.before(before).with_loc(loc);
    let dual = builder.build(opcode).operands(&operands).flags(flags).finish();
    log::debug!(
        target: INFO.name,
        "pairs `{}` and `{}`",
        func.inst_text_alone(a),
        func.inst_text_alone(b)
    );
    carry_implicit(func, a, dual);
    carry_implicit(func, b, dual);
    func.remove_inst(a);
    func.remove_inst(b);
    func.note_replaced(a, &[dual]);
    func.note_replaced(b, &[dual]);
    if place == PairPosition::Down {
        forget_kills(func, &steps[first + 1..second], &steps[first].reads);
    }
    let (reads, writes, loads) = (steps[from].reads, steps[from].writes, steps[from].loads);
    let target = &mut steps[to];
    target.inst = Some(dual);
    target.half = None;
    target.reads.union(&reads);
    target.writes.union(&writes);
    for (own, other) in target.loads.iter_mut().zip(loads) {
        *own = (*own).max(other);
    }
    let source = &mut steps[from];
    source.inst = None;
    source.half = None;
    true
}

/// Removes kill flags of registers that are read again by a reader that moved past these instructions.
fn forget_kills(func: &mut MachineFunction, steps: &[Step], reads: &RegSet) {
    for inst in steps.iter().filter_map(|s| s.inst) {
        for operand in func.operands_mut(inst) {
            let Operand::Reg(reg) = operand else { continue };
            let Some(physical) = reg.reg.as_physical() else { continue };
            let mut own = RegSet::default();
            own.add(physical);
            if reg.flags.contains(RegFlags::KILL) && own.meets(reads) {
                reg.flags = reg.flags.without(RegFlags::KILL);
            }
        }
    }
}
