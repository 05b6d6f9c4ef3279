//! The verifier of finished code: finds waits and wait states that are missing, tuples at registers where they must not
//! begin, EXEC and MODE that are not as they should be and flags that were never written. It changes nothing and shares
//! no algorithm with the passes that insert waits and wait states. It checks waits by the *age* of each pending
//! operation (the number of operations of its counter that started since, on the path on which that is fewest), and
//! wait states by carrying the recent instructions forward. Paths that cannot be taken count as taken.

pub(crate) mod bdd;
pub(crate) mod exec;
pub(crate) mod mode;

use ir::diagnostic::{Diagnostic, Diagnostics};
use ir::graph::FlowGraph;
use ir::machine::{Block, FunctionKind, Inst, InstrFlags, MachineFunction, PReg};
use ir::pass::{Change, Entry, Need, PassCx, PassInfo};

use crate::post_ra::hazards::{HAZARDS, MOST};
use crate::target::counters::{Counter, Counters, Event, LoadOrder, operations};
use crate::target::latencies;
use crate::target::pseudos::{is_note, is_nothing};
use crate::target::regs;
use crate::target::table::{self, ExecUnit, op};
use crate::target::{Generation, Target};

/// The pass: fails where something is missing.
pub const INFO: PassInfo = PassInfo {
    name: "amdgpu-verify-finished",
    about: "Finds missing waits and wait states, tuples at wrong places, wrong EXEC and wrong MODE in finished code.",
    contract: "Needs code after the last pass that inserts instructions; changes nothing and fails where something is missing.",
    need: Need::Required,
    entry: Entry::Machine(|| Box::new(fail_unless_finished)),
};

fn fail_unless_finished(
    func: &mut MachineFunction,
    (): &mut (),
    _: &mut PassCx<'_>,
) -> Result<Change, Diagnostic> {
    match verify_finished(func) {
        Ok(()) => Ok(Change::Unchanged),
        Err(found) => {
            let mut error = Diagnostic::error(format!("'{}' is not finished", func.name));
            for violation in &found {
                error = error.with_note(violation.to_string());
            }
            Err(error)
        }
    }
}

/// Checks a function that is ready to be emitted.
///
/// # Errors
/// Waits, hazards or modes are missing; the list has a limit.
pub fn verify_finished(func: &MachineFunction) -> Result<(), Diagnostics> {
    let mut checker = Checker {
        func,
        target: Target::of(func.target),
        generation: Target::of(func.target).generation,
        counters: Counters::of(Target::of(func.target).generation),
        graph: FlowGraph::new(func),
        found: Diagnostics::new(),
    };
    checker.waits();
    checker.wait_states();
    checker.kept_scalars();
    checker.tuples();
    checker.exec();
    checker.found.into_result(())
}

/// More violations than this say nothing new.
const LIMIT: usize = 20;

/// No operation is pending.
const NONE: u8 = u8::MAX;

/// Slots: vector registers, accumulators, scalar registers, registers of the trap handler, special ones.
const VECTORS: usize = 512;
const SLOTS: usize = VECTORS + 106 + 16 + 64;

fn slots(reg: PReg) -> core::ops::Range<usize> {
    let base = match reg.file() {
        regs::VGPR => 0,
        regs::AGPR => 256,
        regs::SGPR => VECTORS,
        regs::TTMP => VECTORS + 106,
        _ => VECTORS + 122,
    };
    base + usize::from(reg.first_unit() / 2)..base + usize::from(reg.end_unit().div_ceil(2))
}

/// The pending operations at a place.
#[derive(Clone, PartialEq)]
struct Pending {
    /// By counter that writes registers (Load, Ds, Km) and slot: the age of the operation that writes it.
    ages: [Vec<u8>; 3],
    /// By counter: the kinds of operation that may be pending, as bits of [`Event`]; the highest bit for accesses that
    /// may be LDS or memory.
    kinds: [u16; Counter::COUNT],
}

/// The bit of accesses that count twice.
const BOTH: u16 = 1 << 15;

fn row(counter: Counter) -> Option<usize> {
    match counter {
        Counter::Load => Some(0),
        Counter::Ds => Some(1),
        Counter::Km => Some(2),
        _ => None,
    }
}

impl Pending {
    fn new() -> Self {
        Self { ages: core::array::from_fn(|_| vec![NONE; SLOTS]), kinds: [0; Counter::COUNT] }
    }

    fn join(&mut self, other: &Self) -> bool {
        let mut changed = false;
        for (own, other) in self.ages.iter_mut().zip(&other.ages) {
            for (own, &other) in own.iter_mut().zip(other) {
                changed |= other < *own;
                *own = (*own).min(other);
            }
        }
        for (own, &other) in self.kinds.iter_mut().zip(&other.kinds) {
            changed |= other & !*own != 0;
            *own |= other;
        }
        changed
    }

    fn begin(&mut self, counter: Counter, event: Event, both: bool) {
        self.kinds[counter as usize] |= 1 << event as u16 | if both { BOTH } else { 0 };
        if let Some(row) = row(counter) {
            // An age never becomes that of no operation.
            self.ages[row].iter_mut().filter(|a| **a < NONE - 1).for_each(|a| *a += 1);
        }
    }

    fn wait(&mut self, counter: Counter, count: u32, flat_breaks_order: bool) {
        let kinds = &mut self.kinds[counter as usize];
        let scalar = *kinds >> Event::Scalar as u16 & 1 == 1;
        let plain = *kinds & !BOTH;
        let mixed = plain & plain.wrapping_sub(1) != 0;
        let unordered = scalar || mixed || flat_breaks_order && *kinds & BOTH != 0;
        if count == 0 {
            *kinds = 0;
        } else if unordered {
            return;
        }
        if let Some(row) = row(counter) {
            for age in self.ages[row].iter_mut().filter(|a| u32::from(**a) >= count) {
                *age = NONE;
            }
        }
    }
}

struct Checker<'f> {
    func: &'f MachineFunction,
    target: Target,
    generation: Generation,
    counters: &'static Counters,
    graph: FlowGraph<Block>,
    found: Diagnostics,
}

impl Checker<'_> {
    #[cold]
    fn report(&mut self, inst: Inst, what: &str) {
        if self.found.len() < LIMIT {
            let note = format!("before: {}", self.func.inst_text(inst));
            self.found.push(Diagnostic::error(what).with_note(note).in_function(&self.func.name));
        }
    }

    /// Solves a forward problem, and reports by a last visit of each block. `visit` takes a state through a block, and reports if
    /// it is told to.
    fn report_by_block<S: Clone>(
        &mut self,
        entry: S,
        visit: impl Fn(&mut Self, Block, &mut S, bool),
        join: impl Fn(&mut S, &S) -> bool,
    ) {
        let graph = self.graph.clone();
        let through = |block, state: &mut S| visit(self, block, state, false);
        let mut states = graph.solve_forward(entry, through, join);
        for &block in graph.reverse_postorder() {
            if let Some(mut state) = states[block].take() {
                visit(self, block, &mut state, true);
            }
        }
    }

    fn waits(&mut self) {
        self.report_by_block(Pending::new(), Self::waits_in, Pending::join);
    }

    fn waits_in(&mut self, block: Block, state: &mut Pending, report: bool) {
        let func = self.func;
        let counters = self.counters;
        for inst in func.insts(block) {
            if is_note(func, inst) {
                continue;
            }
            if let Some(wait) = counters.decode(func, inst) {
                for counter in Counter::ALL {
                    if let Some(count) = wait.0[counter as usize] {
                        state.wait(counter, count, counters.flat_breaks_order);
                    }
                }
                continue;
            }
            if report && let Some(what) = self.missing_wait(inst, state) {
                self.report(inst, &what);
            }
            if func.desc(inst).is(InstrFlags::CALL) {
                // The callee waits for everything, and returns with nothing pending but stores.
                *state = Pending::new();
                continue;
            }
            let begun = operations(func, inst, counters);
            for event in [begun.first, begun.second].into_iter().flatten() {
                let counter = counters.counter(event);
                state.begin(counter, event, begun.second.is_some());
                let Some(row) = row(counter) else { continue };
                for def in func.defs(inst).filter(|d| !d.is_implicit()) {
                    let Some(reg) = def.reg.as_physical() else { continue };
                    if latencies::is_vector(reg) || counter == counters.scalar() {
                        state.ages[row][slots(reg)].fill(0);
                    }
                }
            }
        }
    }

    /// Returns a message on a register that an instruction uses before its operation has finished, if there is one.
    fn missing_wait(&self, inst: Inst, state: &Pending) -> Option<String> {
        let func = self.func;
        let desc = func.desc(inst);
        let order = LoadOrder::of(func, self.counters, inst);
        let touches_memory = desc.is(InstrFlags::MAY_LOAD) || desc.is(InstrFlags::MAY_STORE);
        for (at, operand) in func.reg_operands(inst) {
            let Some(reg) = operand.reg.as_physical() else { continue };
            let vector = latencies::is_vector(reg);
            let aside = touches_memory || desc.is(InstrFlags::CALL);
            if operand.is_implicit() && aside && vector {
                continue;
            }
            // What a callee gets it waits for itself.
            if operand.is_implicit() && desc.is(InstrFlags::CALL) {
                continue;
            }
            for (row, ages) in state.ages.iter().enumerate() {
                let ordered = row == 0 && order.memory || row == 1 && order.lds;
                if ordered && order.writes(at, operand) {
                    continue;
                }
                if ages[slots(reg)].iter().any(|&age| age != NONE) {
                    let counter = ["loads", "LDS or scalar memory", "scalar memory"][row];
                    let name = func.target.reg_name(reg);
                    return Some(format!("${name} is not there yet: no wait for {counter}"));
                }
            }
        }
        None
    }

    fn wait_states(&mut self) {
        let func = self.func;
        let facts: Vec<u32> = (0..func.num_insts() as u32)
            .map(|i| latencies::facts(func, Inst::from_u32(i)))
            .collect();
        // At the start of each block: recent instructions with the fewest wait states since.
        let join = |recent: &mut Vec<(Inst, u32)>, window: &Vec<(Inst, u32)>| {
            let mut changed = false;
            for &(inst, states) in window {
                match recent.iter_mut().find(|e| e.0 == inst) {
                    Some(entry) if entry.1 <= states => continue,
                    Some(entry) => entry.1 = states,
                    None => recent.push((inst, states)),
                }
                changed = true;
            }
            changed
        };
        let visit = |this: &mut Self, block, window: &mut Vec<(Inst, u32)>, report| {
            this.states_in(block, window, &facts, report);
        };
        self.report_by_block(Vec::new(), visit, join);
    }

    fn states_in(
        &mut self,
        block: Block,
        window: &mut Vec<(Inst, u32)>,
        facts: &[u32],
        report: bool,
    ) {
        let func = self.func;
        let (target, generation) = (self.target, self.generation);
        for inst in func.insts(block) {
            if is_note(func, inst) {
                continue;
            }
            let own = facts[inst.as_u32() as usize];
            if report && own != 0 {
                for row in HAZARDS.iter().filter(|row| row.is_of(target) && row.concerns(own)) {
                    let missing = window.iter().any(|&(earlier, states)| {
                        let pair = (earlier, facts[earlier.as_u32() as usize]);
                        let needed = row.between(func, generation, pair, (inst, own));
                        needed.is_some_and(|needed| needed > states)
                    });
                    if missing {
                        self.report(inst, &format!("too few wait states: {}", row.reason));
                    }
                }
            }
            let states = latencies::wait_states(func, inst);
            window.iter_mut().for_each(|entry| entry.1 += states);
            window.retain(|entry| entry.1 < MOST && entry.0 != inst);
            if own != 0 {
                // Its own wait states do not count: later instructions count from its end.
                window.push((inst, 0));
            }
        }
    }

    /// gfx12: a scalar register that vector instructions keep at hand and that was written since is read only after a
    /// wait. Registers are followed one by one.
    fn kept_scalars(&mut self) {
        if self.generation != Generation::Gfx1200 {
            return;
        }
        let start = if self.func.kind == FunctionKind::Kernel { 0 } else { kept::AT_HAND };
        let join = |old: &mut Vec<u8>, new: &Vec<u8>| {
            let mut changed = false;
            for (old, &new) in old.iter_mut().zip(new) {
                changed |= new & !*old != 0;
                *old |= new;
            }
            changed
        };
        let visit = |this: &mut Self, block, state: &mut Vec<u8>, report| {
            this.kept_in(block, state, report);
        };
        self.report_by_block(vec![start; kept::COUNT], visit, join);
    }

    fn kept_in(&mut self, block: Block, state: &mut [u8], report: bool) {
        let func = self.func;
        for inst in func.insts(block) {
            if is_nothing(func, inst) || func.opcode(inst).is_generic() {
                continue;
            }
            let unit = table::unit(func.opcode(inst));
            let clear = |state: &mut [u8], bits: u8| state.iter_mut().for_each(|s| *s &= !bits);
            if matches!(unit, ExecUnit::ScalarMemory | ExecUnit::Buffer) {
                clear(state, kept::WRITTEN);
                continue;
            }
            if func.opcode(inst) == op::S_WAITCNT_DEPCTR {
                let value = func.operand(inst, 0).as_imm().unwrap_or(-1);
                for (field, bits) in kept::FIELDS {
                    if value & field == 0 {
                        clear(state, bits);
                    }
                }
                continue;
            }
            let vector = unit.is_vector_alu();
            if !vector && !matches!(unit, ExecUnit::Scalar | ExecUnit::Control) {
                continue;
            }
            let named = kept::registers(func, inst);
            for &(at, is_def) in named.iter().filter(|n| !n.1) {
                debug_assert!(!is_def, "a use");
                let pending = state[at] & if vector { kept::WRITTEN } else { kept::BY_SCALAR };
                if report && state[at] & kept::AT_HAND != 0 && pending != 0 {
                    self.report(
                        inst,
                        "a scalar register that vector instructions read is read again too early",
                    );
                }
                // The scalar unit waits by itself for vector instructions' results.
                if !vector && state[at] & kept::AT_HAND != 0 {
                    let vcc = at / 2 == kept::VCC / 2;
                    let bits = if vcc { kept::BY_VCC } else { kept::BY_VECTOR };
                    clear(state, bits);
                }
                if vector {
                    state[at] |= kept::AT_HAND;
                    state[at ^ 1] |= kept::AT_HAND;
                }
            }
            for &(at, _) in named.iter().filter(|n| n.1) {
                if state[at] & kept::AT_HAND != 0 {
                    let by = match (vector, at / 2 == kept::VCC / 2) {
                        (true, true) => kept::BY_VCC,
                        (true, false) => kept::BY_VECTOR,
                        (false, _) => kept::BY_SCALAR,
                    };
                    state[at] = state[at] & !kept::WRITTEN | by;
                }
            }
            let desc = func.desc(inst);
            if desc.is(InstrFlags::CALL) {
                state.fill(kept::AT_HAND);
            }
        }
    }

    /// EXEC, flags and MODE: see [`crate::verify::exec`] and [`crate::verify::mode`].
    fn exec(&mut self) {
        let modes = crate::verify::mode::check(self.func);
        for (inst, what) in crate::verify::exec::check(self.func).into_iter().chain(modes) {
            self.report(inst, what);
        }
    }

    fn tuples(&mut self) {
        if !self.generation.aligned_tuples() {
            return;
        }
        let func = self.func;
        for inst in func.all_insts() {
            if func.opcode(inst).is_generic() {
                continue;
            }
            let crooked = func.reg_operands(inst).any(|(_, operand)| {
                operand.reg.as_physical().is_some_and(|reg| {
                    !operand.is_implicit()
                        && latencies::is_vector(reg)
                        && reg.units() > 2
                        && !reg.first_unit().is_multiple_of(4)
                })
            });
            if crooked {
                self.report(inst, "a tuple of vector registers that begins at an odd one");
            }
        }
    }
}

/// Scalar registers on gfx12.
mod kept {
    use super::{Inst, MachineFunction, latencies, regs};

    /// A vector instruction has read it, or the other of its pair.
    pub(crate) const AT_HAND: u8 = 1;
    /// It was written since by the scalar unit,
    pub(crate) const BY_SCALAR: u8 = 2;
    /// by a vector instruction,
    pub(crate) const BY_VECTOR: u8 = 4;
    /// by a vector instruction, and is VCC.
    pub(crate) const BY_VCC: u8 = 8;
    /// It was written since.
    pub(crate) const WRITTEN: u8 = BY_SCALAR | BY_VECTOR | BY_VCC;
    /// Fields of `s_wait_alu`.
    pub(crate) const FIELDS: [(i64, u8); 3] = [(1, BY_SCALAR), (0xe00, BY_VECTOR), (2, BY_VCC)];
    /// VCC's place.
    pub(crate) const VCC: usize = 106;
    /// Places.
    pub(crate) const COUNT: usize = 128;

    /// The places of the registers of an instruction, and whether it writes them.
    pub(crate) fn registers(func: &MachineFunction, inst: Inst) -> Vec<(usize, bool)> {
        let mut list = Vec::new();
        for (_, operand) in func.reg_operands(inst) {
            let Some(reg) = operand.reg.as_physical().filter(|&r| latencies::is_scalar(r)) else {
                continue;
            };
            let base = match reg.file() {
                regs::SGPR => usize::from(reg.first_unit() / 2),
                regs::TTMP => 108 + usize::from(reg.first_unit() / 2),
                _ => VCC + usize::from((reg.first_unit() - regs::VCC.first_unit()) / 2),
            };
            if operand.is_implicit() && base < VCC {
                continue;
            }
            let count = usize::from(reg.units().div_ceil(2));
            list.extend((base..base + count).map(|at| (at, operand.is_def())));
        }
        list
    }
}
