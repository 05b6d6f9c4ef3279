//! Delays (`amdgpu-insert-delay-alu`). From gfx11 on, a wave states the delay before an instruction that reads the
//! result of a recent one, so that the processor issues other waves' instructions instead of finding out.
//!
//! The state is a list of outstanding results, each with the number of vector instructions or transcendental functions
//! that were issued since, and the cycles until it is available. Lists are joined where paths meet; blocks are visited
//! until no list grows. Where an instruction reads an outstanding result, the delay names the instruction to wait for
//! by its distance, or for scalar results the cycles. One `s_delay_alu` describes two instructions, the second up to
//! five instructions later. Memory instructions wait for all vector results by themselves, scalar ones for the scalar
//! registers that vector instructions write. Where less than [`WORTH`] cycles would be lost no delay is inserted for
//! that alone.
//!
//! Fields and semantics: RDNA3 ISA, `S_DELAY_ALU`. LLVM's pass of this name, as its documentation describes it, does the
//! same without regard to how long a delay is.

use ir::graph::FlowGraph;
use ir::machine::{Block, Inst, InstFlags, MachineFunction, Operand};
use ir::pass::{Entry, Need, PassInfo, counted};
use smallvec::SmallVec;

use super::regset::RegSet;
use crate::target::latencies;
use crate::target::pseudos::is_note;
use crate::target::regs;
use crate::target::table::{self, ExecUnit, op};
use crate::target::{Generation, Target};

/// The registry's row.
pub(crate) const INFO: PassInfo = PassInfo {
    name: "amdgpu-insert-delay-alu",
    about: "Says before instructions that read recent results how long those take.",
    contract: "Needs finished code in its final order; only gfx11 and later have such delays.",
    need: Need::Optional,
    entry: Entry::Machine(|| counted("delays", |func, ()| insert_delays(func))),
};

/// A delay of fewer cycles is not worth an instruction of its own.
const WORTH: u8 = 2;

/// Vector instructions back that a delay can name, and one more.
const VECTORS: u8 = 5;
/// Transcendental functions back that it can name, and one more.
const FUNCTIONS: u8 = 4;
/// Cycles for a scalar result that it can name.
const SCALAR_CYCLES: u8 = 3;

/// Unit that executes an instruction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Vector,
    Function,
    Scalar,
    Other,
}

impl Kind {
    fn of(func: &MachineFunction, inst: Inst) -> Self {
        let opcode = func.opcode(inst);
        if opcode.is_generic() {
            return Self::Other;
        }
        match table::unit(opcode) {
            ExecUnit::Vector | ExecUnit::Matrix => Self::Vector,
            ExecUnit::Transcendental => Self::Function,
            ExecUnit::Scalar | ExecUnit::Control => Self::Scalar,
            _ => Self::Other,
        }
    }
}

/// An outstanding result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Pending {
    kind: Kind,
    registers: RegSet,
    /// Cycles until it is there.
    cycles: u8,
    /// Vector instructions since, itself counted.
    vectors: u8,
    /// Transcendental functions since, itself counted.
    functions: u8,
}

impl Pending {
    /// Advances past an instruction. Returns whether the result is still outstanding.
    fn advance(&mut self, kind: Kind, cycles: u8) -> bool {
        self.vectors += u8::from(kind == Kind::Vector);
        self.functions += u8::from(kind == Kind::Function);
        let named = match self.kind {
            Kind::Vector => self.vectors < VECTORS,
            Kind::Function => self.functions < FUNCTIONS && self.vectors < VECTORS,
            _ => true,
        };
        let there = self.cycles <= cycles;
        self.cycles = self.cycles.saturating_sub(cycles);
        named && !there
    }

    fn same_time(&self, other: &Self) -> bool {
        (self.kind, self.cycles, self.vectors, self.functions)
            == (other.kind, other.cycles, other.vectors, other.functions)
    }
}

/// Outstanding results at a position.
#[derive(Clone, Default)]
struct DelayState(SmallVec<[Pending; 8]>);

impl DelayState {
    fn add(&mut self, result: Pending) -> bool {
        if let Some(same) = self.0.iter_mut().find(|r| r.same_time(&result)) {
            let before = same.registers;
            same.registers.union(&result.registers);
            return same.registers != before;
        }
        self.0.push(result);
        true
    }

    fn join(&mut self, other: &Self) -> bool {
        let mut grown = false;
        for &result in &other.0 {
            grown |= self.add(result);
        }
        grown
    }

    /// Takes out what an instruction reads, and says how long it must wait.
    fn read(&mut self, registers: &RegSet) -> Delay {
        let mut delay = Delay::default();
        for result in &mut self.0 {
            if result.registers.meets(registers) {
                delay.add(result);
                result.registers.remove(registers);
            }
        }
        self.0.retain(|r| !r.registers.is_empty());
        delay
    }

    fn write(&mut self, registers: &RegSet) {
        self.0.iter_mut().for_each(|r| r.registers.remove(registers));
        self.0.retain(|r| !r.registers.is_empty());
    }

    /// All vector instructions up to the last that wrote a scalar register are done.
    fn scalars_arrive(&mut self, scalars: &RegSet) {
        let last = self.0.iter().filter(|r| r.kind == Kind::Vector && r.registers.meets(scalars));
        if let Some(last) = last.map(|r| r.vectors).min() {
            self.0.retain(|r| r.kind != Kind::Vector || r.vectors < last);
        }
    }
}

/// Operations to wait for.
#[derive(Clone, Copy, Default, Debug)]
struct Delay {
    vector: Option<u8>,
    function: Option<u8>,
    /// Vector instructions since the function.
    behind: u8,
    scalar: u8,
    /// Cycles that would be lost.
    cycles: u8,
}

impl Delay {
    fn add(&mut self, result: &Pending) {
        let least = |own: Option<u8>, new: u8| Some(own.map_or(new, |own| own.min(new)));
        match result.kind {
            Kind::Vector => self.vector = least(self.vector, result.vectors),
            Kind::Function => {
                let first = self.function.is_none();
                self.function = least(self.function, result.functions);
                self.behind = if first { result.vectors } else { self.behind.min(result.vectors) };
            }
            _ => self.scalar = self.scalar.max(result.cycles),
        }
        self.cycles = self.cycles.max(result.cycles);
    }

    /// The numbers of what to wait for, at most two.
    fn codes(&self) -> SmallVec<[u8; 2]> {
        let mut codes = SmallVec::new();
        codes.extend(self.function.map(|n| 4 + n));
        // A vector instruction before the function is done by then.
        let needed = self.vector.filter(|&n| self.function.is_none() || n <= self.behind);
        codes.extend(needed);
        if self.scalar != 0 && codes.len() < 2 {
            codes.push(8 + self.scalar);
        }
        codes
    }
}

/// Puts in the delays; how many.
pub(crate) fn insert_delays(func: &mut MachineFunction) -> u64 {
    let generation = Target::of(func.target).generation;
    if !generation.is_gfx11_plus() {
        return 0;
    }
    let graph = FlowGraph::new(func);
    let pass = Delays { generation, scalars: scalars() };
    let through = |block, state: &mut DelayState| pass.block(func, block, state, &mut None);
    let mut states = graph.solve_forward(DelayState::default(), through, DelayState::join);
    let mut count = 0;
    for &block in graph.reverse_postorder() {
        let mut state = states[block].take().unwrap_or_default();
        let mut places = Some(Vec::new());
        pass.block(func, block, &mut state, &mut places);
        count += put_in(func, block, &places.unwrap_or_default());
    }
    count
}

/// Scalar registers.
fn scalars() -> RegSet {
    let mut set = RegSet::default();
    (0..106).for_each(|n| set.add(regs::sgpr(n, 1)));
    set.add(regs::VCC);
    set
}

struct Delays {
    generation: Generation,
    scalars: RegSet,
}

impl Delays {
    /// Goes over a block; notes where there is to be a delay.
    fn block(
        &self,
        func: &MachineFunction,
        block: Block,
        state: &mut DelayState,
        places: &mut Option<Vec<(Inst, Delay)>>,
    ) {
        for inst in func.insts(block) {
            if is_note(func, inst) {
                continue;
            }
            let kind = Kind::of(func, inst);
            if waits_for_vectors(func, inst) {
                state.0.clear();
            } else if kind != Kind::Other {
                let mut read = RegSet::default();
                for (index, reg) in latencies::explicit_uses(func, inst) {
                    // The lanes that it does not write it does not wait for.
                    let kept = func.opcode(inst) == op::V_WRITELANE_B32 && index > 2;
                    if !kept {
                        read.add(reg);
                    }
                }
                if kind == Kind::Scalar && (self.touches_scalars(func, inst)) {
                    state.scalars_arrive(&self.scalars);
                }
                let delay = state.read(&read);
                let bundled = func.inst_flags(inst).contains(InstFlags::BUNDLED_PRED);
                if let Some(places) = places
                    && !bundled
                    && !delay.codes().is_empty()
                {
                    places.push((inst, delay));
                }
            } else if table::unit(func.opcode(inst)) == ExecUnit::ScalarMemory {
                state.scalars_arrive(&self.scalars);
            }
            let mut written = RegSet::default();
            latencies::explicit_defs(func, inst).for_each(|reg| written.add(reg));
            if !written.is_empty() {
                state.write(&written);
            }
            if kind != Kind::Other && !written.is_empty() {
                let latency = table::latency(self.generation, func.opcode(inst));
                let mut cycles = u8::try_from(latency).unwrap_or(u8::MAX);
                if kind == Kind::Scalar {
                    cycles = cycles.min(SCALAR_CYCLES);
                }
                let result = Pending { kind, registers: written, cycles, vectors: 0, functions: 0 };
                state.0.push(result);
            }
            let states = latencies::wait_states(func, inst).min(255) as u8;
            state.0.retain(|result| result.advance(kind, states));
        }
    }

    fn touches_scalars(&self, func: &MachineFunction, inst: Inst) -> bool {
        func.reg_operands(inst).any(|(_, operand)| {
            let mut set = RegSet::default();
            if let Some(reg) = operand.reg.as_physical() {
                set.add(reg);
            }
            set.meets(&self.scalars)
        })
    }
}

/// Whether an instruction is issued only when all vector results are there.
fn waits_for_vectors(func: &MachineFunction, inst: Inst) -> bool {
    let opcode = func.opcode(inst);
    let unit = table::unit(opcode);
    unit == ExecUnit::Lds
        || unit.is_vector_memory()
        || matches!(opcode, op::S_SENDMSG_RTN_B32 | op::S_SENDMSG_RTN_B64)
        || opcode == op::S_WAITCNT_DEPCTR
            && func.operand(inst, 0).as_imm().is_some_and(|value| value >> 12 & 15 == 0)
}

/// Puts the delays of a block in, two in one instruction where they are near; how many instructions.
fn put_in(func: &mut MachineFunction, block: Block, places: &[(Inst, Delay)]) -> u64 {
    let mut places = places.iter().peekable();
    let mut count = 0;
    // The last instruction with a place left, and how many instructions ago.
    let mut open: Option<(Inst, i64)> = None;
    let mut next = func.first_inst(block);
    while let Some(inst) = next {
        next = func.next_inst(inst);
        if is_note(func, inst) {
            continue;
        }
        if let Some((_, delay)) = places.next_if(|p| p.0 == inst) {
            let codes = delay.codes();
            if let (&[code], Some((last, skip @ 0..=5))) = (codes.as_slice(), open) {
                let first = func.operand(last, 0).as_imm().unwrap_or(0);
                let both = first | i64::from(code) << 7 | skip << 4;
                func.set_operand(last, 0, Operand::Imm(both));
                open = None;
            } else if delay.cycles >= WORTH {
                let value = codes.iter().rev().fold(0, |value, &code| value << 7 | i64::from(code));
                log::debug!(
                    target: INFO.name,
                    "`{}` waits {} cycles for a result",
                    func.inst_text_alone(inst),
                    delay.cycles
                );
                let new = func.before(inst).build(op::S_DELAY_ALU).imm(value).finish();
                open = (codes.len() == 1).then_some((new, 0));
                count += 1;
            }
        }
        if let Some((_, skip)) = &mut open {
            *skip += 1;
        }
    }
    count
}
