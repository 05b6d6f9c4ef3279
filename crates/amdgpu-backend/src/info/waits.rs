//! The operations for which each wait waits.
//!
//! The code is followed as the counters see it: forward, by block until nothing changes. For each counter the state has
//! the operations that may be outstanding, and the least number of operations of the same counter that started after
//! each. A wait for `n` ends those with `n` or more started after them. For those that it ends, the first instruction
//! after the wait that names their registers is the one that needs them. Where there is none, the wait is for the order
//! of memory accesses.

use ir::graph::FlowGraph;
use ir::machine::{Inst, InstrFlags, MachineFunction};
use ir::remarks::{Note, Topic};

use super::instructions::{Numbers, register_name, text_of};
use crate::post_ra::regset::RegSet;
use crate::target::Target;
use crate::target::counters::{Counter, Counters, Event, Wait, operations};
use crate::target::pseudos::is_nothing;
use crate::target::regs;

/// Number of instructions after a wait that are searched for the one that needs it.
const SIGHT: usize = 24;

/// The outstanding operations of each counter, with the number of those that started later. They are sorted by
/// instruction, so that states can be compared.
#[derive(Clone, PartialEq, Default)]
struct OutstandingOps([Vec<(Inst, u32)>; Counter::COUNT]);

impl OutstandingOps {
    fn begin(&mut self, counter: Counter, inst: Inst, limit: u32) {
        let list = &mut self.0[counter as usize];
        list.iter_mut().for_each(|(_, later)| *later += 1);
        list.retain(|&(other, later)| other != inst && later < limit.max(1));
        let at = list.partition_point(|&(other, _)| other < inst);
        list.insert(at, (inst, 0));
    }

    /// The operations that a wait ends.
    fn end(&mut self, wait: &Wait) -> Vec<Inst> {
        let mut done = Vec::new();
        for counter in Counter::ALL {
            let Some(count) = wait.0[counter as usize] else { continue };
            self.0[counter as usize].retain(|&(inst, later)| {
                let ends = later >= count;
                if ends {
                    done.push(inst);
                }
                !ends
            });
        }
        done.sort_unstable();
        done.dedup();
        done
    }

    /// Merges the operations that may be outstanding on another path. Returns whether the state changes.
    fn merge(&mut self, other: &Self) -> bool {
        let mut changed = false;
        for (own, other) in self.0.iter_mut().zip(&other.0) {
            for &(inst, later) in other {
                match own.binary_search_by_key(&inst, |&(inst, _)| inst) {
                    Ok(at) if later < own[at].1 => own[at].1 = later,
                    Ok(_) => continue,
                    Err(at) => own.insert(at, (inst, later)),
                }
                changed = true;
            }
        }
        changed
    }

    fn step(&mut self, func: &MachineFunction, inst: Inst, counters: &Counters) -> Vec<Inst> {
        if let Some(wait) = counters.decode(func, inst) {
            return self.end(&wait);
        }
        if func.desc(inst).is(InstrFlags::CALL) {
            *self = Self::default();
            return Vec::new();
        }
        let begun = operations(func, inst, counters);
        for event in [begun.first, begun.second].into_iter().flatten() {
            let counter = counters.counter(event);
            self.begin(counter, inst, counters.limits[counter as usize]);
        }
        Vec::new()
    }
}

/// A note for each wait of a finished function.
pub(crate) fn notes(func: &MachineFunction, numbers: &Numbers) -> Vec<Note> {
    let counters = Counters::of(Target::of(func.target).generation);
    let graph = FlowGraph::new(func);
    let through = |block, state: &mut OutstandingOps| {
        for inst in func.insts(block) {
            state.step(func, inst, counters);
        }
    };
    let mut incoming =
        graph.solve_forward(OutstandingOps::default(), through, OutstandingOps::merge);
    let mut notes = Vec::new();
    for &block in graph.reverse_postorder() {
        let mut state = incoming[block].take().unwrap_or_default();
        for inst in func.insts(block) {
            let Some(wait) = counters.decode(func, inst) else {
                state.step(func, inst, counters);
                continue;
            };
            let done = state.end(&wait);
            let Some(at) = numbers.get(inst) else { continue };
            let text = explain(func, inst, &wait, &done, counters);
            notes.push(Note { at, topic: Topic::Wait, text, because: numbers.all(done) });
        }
    }
    notes
}

/// Why a wait is there, in words.
fn explain(
    func: &MachineFunction,
    wait_inst: Inst,
    wait: &Wait,
    done: &[Inst],
    counters: &Counters,
) -> String {
    let mut kinds: Vec<&str> = done
        .iter()
        .flat_map(|&inst| {
            let begun = operations(func, inst, counters);
            [begun.first, begun.second].into_iter().flatten()
        })
        .map(operation_name)
        .collect();
    kinds.sort_unstable();
    kinds.dedup();
    let left: Vec<u32> = wait.0.iter().flatten().copied().filter(|&n| n > 0).collect();
    let left = match left.iter().max() {
        Some(1) => ", the last one may go on".to_owned(),
        Some(n) => format!(", the last {n} may go on"),
        None => String::new(),
    };
    let what = match (done.len(), kinds.is_empty()) {
        (0, _) | (_, true) => "waits for what a caller or callee has begun".to_owned(),
        (1, _) => format!("waits for {}", singular(kinds[0])),
        (n, _) => format!("waits for {n} operations ({})", kinds.join(", ")),
    };
    let reason = match reader(func, wait_inst, done) {
        Some((reader, register)) => {
            format!(": {register} is needed by {}", text_of(func, reader))
        }
        None if done.is_empty() => String::new(),
        None => ": the order of memory accesses asks for it".to_owned(),
    };
    what + &left + &reason
}

/// Returns the first instruction after a wait that names a register of an operation that it ends, and that register.
fn reader(func: &MachineFunction, wait: Inst, done: &[Inst]) -> Option<(Inst, String)> {
    let mut written = RegSet::default();
    for &inst in done {
        written.union(&RegSet::of(func, inst).1);
    }
    let following = core::iter::successors(func.next_inst(wait), |&inst| func.next_inst(inst));
    for inst in following.filter(|&inst| !is_nothing(func, inst)).take(SIGHT) {
        let (reads, writes) = RegSet::of(func, inst);
        if !written.meets(&reads) && !written.meets(&writes) {
            continue;
        }
        let named = func.reg_operands(inst).filter_map(|(_, operand)| operand.reg.as_physical());
        let register = named.filter(|reg| !is_special(reg.file())).find(|&reg| {
            let mut one = RegSet::default();
            one.add(reg);
            one.meets(&written)
        });
        return Some((inst, register.map_or_else(|| "a register".into(), register_name)));
    }
    None
}

fn is_special(file: ir::machine::RegFile) -> bool {
    ![regs::VGPR, regs::AGPR, regs::SGPR].contains(&file)
}

fn operation_name(event: Event) -> &'static str {
    match event {
        Event::Load => "loads from memory",
        Event::Store => "stores to memory",
        Event::ScratchStore => "stores to private memory",
        Event::Lds => "accesses of local memory",
        Event::Gds => "accesses of global data share",
        Event::Scalar => "scalar loads",
        Event::Message => "messages",
        Event::LdsDirect => "direct reads of local memory",
    }
}

fn singular(name: &str) -> &'static str {
    match name {
        "loads from memory" => "a load from memory",
        "stores to memory" => "a store to memory",
        "stores to private memory" => "a store to private memory",
        "accesses of local memory" => "an access of local memory",
        "accesses of global data share" => "an access of global data share",
        "scalar loads" => "a scalar load",
        "messages" => "a message",
        _ => "a direct read of local memory",
    }
}
