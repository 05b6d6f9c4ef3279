//! Waits for memory operations (`si-insert-waitcnts`).
//!
//! Every operation that a counter counts gets the next number of that counter; a register remembers the number of the
//! operation that writes it. What is outstanding lies between a counter's lower bound, down to which everything is
//! known to be finished, and its upper bound, the last number given. An instruction that needs a register waits until
//! no more operations are outstanding than were begun after the register's, or for all where the order of finishing is
//! not known: scalar memory, several kinds of operation on one counter, before gfx10 accesses that may be LDS or
//! memory.
//!
//! States meet at joins by shifting both to one upper bound. Blocks are visited in reverse postorder until no state
//! changes, then once more to put the waits in. Waits that were there are merged with those that are needed: soft ones
//! (of the memory model) go if nothing is outstanding, others stay.
//!
//! Algorithm: LLVM's score brackets, described in its documentation of the pass.

use cranelift_entity::packed_option::PackedOption;
use ir::graph::{DomTree, FlowGraph, LoopForest};
use ir::machine::{
    AliasClass, Block, FunctionKind, Inst, InstFlags, InstrFlags, MachineFunction,
    MachineMemOperand, MemFlags, Opcode, PReg, Position, RegOperand, generic,
};
use ir::map::Set;
use ir::pass::{Entry, Need, PassInfo, counted};

use crate::isel::memory_model;
use crate::target::counters::{
    Counter, Counters, Event, LoadOrder, Operations, Wait, hardened, is_asynchronous,
    is_cache_control, loads_to_lds, operations, space,
};
use crate::target::pseudos::is_nothing;
use crate::target::regs;
use crate::target::table::{self, ExecUnit, op};
use crate::target::{Generation, Target};

/// The registry's row.
pub(crate) const INFO: PassInfo = PassInfo {
    name: "si-insert-waitcnts",
    about: "Waits for memory operations before what needs their results.",
    contract: "Needs physical registers; afterwards no register is read or written before the operation that writes it is done.",
    need: Need::Required,
    entry: Entry::Machine(|| counted("waits", |func, ()| insert_waits(func))),
};

/// Puts waits into a function on physical registers; the number that it has then.
pub(crate) fn insert_waits(func: &mut MachineFunction) -> u64 {
    let target = Target::of(func.target);
    let counters = Counters::of(target.generation);
    let Some(entry) = func.entry_block() else { return 0 };
    let graph = FlowGraph::new(func);
    let dominators = DomTree::new(&graph);
    let loops = LoopForest::new(&graph, &dominators);
    let order: Vec<Block> = graph.reverse_postorder().to_vec();
    let scalar_loads = ScalarLoads::of(func);
    let layout = SlotLayout::new(func, scalar_loads.len() + 1);
    let waits = Waits { counters, layout, loops, scalar_loads, graph };
    let callable = func.kind == FunctionKind::Device;
    let mut start = WaitcntState::new(&waits.layout);
    if callable {
        start.after_call(counters);
    }
    let through = |block, state: &mut WaitcntState| waits.block(func, block, state, None);
    let mut incoming = waits.graph.solve_forward(start, through, WaitcntState::merge);
    let mut edits = Vec::new();
    let mut ends = Vec::new();
    for &block in &order {
        let Some(mut state) = incoming[block].take() else { continue };
        waits.block(func, block, &mut state, Some(&mut edits));
        if let Some(last) = func.last_inst(block)
            && func.opcode(last) == op::S_ENDPGM
            && waits.may_free_registers(target, &state)
        {
            ends.push(last);
        }
    }
    let mut count = 0;
    for edit in edits {
        count += edit.apply(func, counters);
    }
    for end in ends {
        free_registers(func, end);
    }
    if callable {
        let first = func.first_inst(entry);
        let wait = Edit {
            block: entry,
            before: first,
            old: Vec::new(),
            wait: counters.everything(false),
            flag: false,
        };
        count += wait.apply(func, counters);
    }
    count
}

/// The message that gives back a wave's vector registers.
const FREE_REGISTERS: i64 = 3;

/// Releases the vector registers before the end of a program that only has to wait for its stores.
fn free_registers(func: &mut MachineFunction, end: Inst) {
    let mut builder = func.before(end);
    // The message must not come first in a group of instructions that was fetched together.
    builder.build(op::S_NOP).imm(0).finish();
    builder.build(op::S_SENDMSG).imm(FREE_REGISTERS).finish();
}

/// A change at a place: waits that go, and one that comes.
struct Edit {
    block: Block,
    before: Option<Inst>,
    old: Vec<Inst>,
    wait: Wait,
    /// Whether VCC is written again before, for the flag that branches read.
    flag: bool,
}

impl Edit {
    fn apply(self, func: &mut MachineFunction, counters: &Counters) -> u64 {
        let loc = self.before.and_then(|b| func.inst_loc(b));
        for inst in self.old {
            func.remove_inst(inst);
        }
        let bundled =
            self.before.is_some_and(|b| func.inst_flags(b).contains(InstFlags::BUNDLED_PRED));
        let mut count = 0;
        for (opcode, value) in counters.encode(&self.wait) {
            let position = Position { block: self.block, before: self.before };
            let mut builder = ir::machine::Builder::new(func, position).with_loc(loc);
            let build = builder.build(opcode);
            let build =
                if opcode == op::S_WAITCNT_VSCNT { build.reg(regs::SGPR_NULL) } else { build };
            let inst = build.imm(i64::from(value)).finish();
            log::debug!(
                target: INFO.name,
                "adds `{}` before {}: it needs what is outstanding",
                func.inst_text_alone(inst),
                place_text(func, self.block, self.before)
            );
            if bundled {
                let flags = InstFlags::BUNDLED_PRED | InstFlags::BUNDLED_SUCC;
                func.inst_flags_mut(inst).set(flags, true);
            }
            count += 1;
        }
        if self.flag {
            let position = Position { block: self.block, before: self.before };
            let mut builder = ir::machine::Builder::new(func, position).with_loc(loc);
            builder.build(op::S_MOV_B64).def(regs::VCC).reg(regs::VCC).finish();
        }
        count
    }
}

/// The instruction at a place, for messages.
fn place_text(func: &MachineFunction, block: Block, before: Option<Inst>) -> String {
    match before {
        Some(inst) => format!("`{}`", func.inst_text_alone(inst)),
        None => format!("the end of {block}"),
    }
}

/// Assignment of a state's slots to registers.
struct SlotLayout {
    /// Vector registers that the function names.
    vector: usize,
    /// Accumulators.
    accumulators: usize,
    /// Addresses of scalar loads.
    addresses: usize,
    /// Marks of asynchronous loads that are told apart.
    marks: usize,
}

/// Marks that are told apart at most: a wait that leaves more of them open waits for all loads.
const MOST_MARKS: usize = 64;

/// Slots of scalar registers: the numbered ones, those of the trap handler, then special ones.
const SCALARS: usize = 106 + 16 + 64;

impl SlotLayout {
    fn new(func: &MachineFunction, addresses: usize) -> Self {
        let mut ends = [0u16; 2];
        let mut marks = 0;
        for inst in func.all_insts() {
            if let Some(open) = open_marks(func, inst) {
                marks = marks.max(open + 1);
            }
            for (_, reg) in func.reg_operands(inst) {
                let Some(preg) = reg.reg.as_physical() else { continue };
                match preg.file() {
                    regs::VGPR => ends[0] = ends[0].max(preg.end_unit()),
                    regs::AGPR => ends[1] = ends[1].max(preg.end_unit()),
                    _ => {}
                }
            }
        }
        let [vector, accumulators] = ends.map(|e| usize::from(e.div_ceil(2)));
        Self { vector, accumulators, addresses, marks: marks.min(MOST_MARKS) }
    }

    /// The slot of data that loads write to LDS.
    fn lds(&self) -> usize {
        self.vector + self.accumulators
    }

    fn slots(&self, reg: PReg) -> Slots {
        let first = usize::from(reg.first_unit() / 2);
        let end = usize::from(reg.end_unit().div_ceil(2));
        match reg.file() {
            regs::VGPR => Slots::Vector(first, end),
            regs::AGPR => Slots::Vector(first + self.vector, end + self.vector),
            regs::SGPR => Slots::Scalar(first, end),
            regs::TTMP => Slots::Scalar(106 + first, 106 + end),
            _ => Slots::Scalar(122 + first, 122 + end),
        }
    }
}

/// A register's slots: from, to.
#[derive(Clone, Copy)]
enum Slots {
    Vector(usize, usize),
    Scalar(usize, usize),
}

/// Outstanding operations at a position.
#[derive(Clone)]
struct WaitcntState {
    lower: [u32; Counter::COUNT],
    upper: [u32; Counter::COUNT],
    /// The kinds of operation that may be outstanding.
    pending: u16,
    /// The last access that may be LDS or memory: its numbers in Load and Ds.
    flat: [u32; 2],
    /// The number of the last asynchronous load into LDS, then of the last before each mark, the latest mark first.
    marks: Vec<u32>,
    /// By vector register: the number of the operation that writes it, in Load, Ds, Exp.
    vector: Vec<[u32; 3]>,
    /// By scalar register, in the counter of scalar memory; then by address of scalar loads, and last for any of those.
    scalar: Vec<u32>,
    /// Whether the flag for branches may differ from VCC.
    flag_is_wrong: bool,
}

impl WaitcntState {
    fn new(layout: &SlotLayout) -> Self {
        Self {
            lower: [0; Counter::COUNT],
            upper: [0; Counter::COUNT],
            pending: 0,
            flat: [0; 2],
            marks: vec![0; layout.marks + 1],
            vector: vec![[0; 3]; layout.lds() + 1],
            scalar: vec![0; SCALARS + layout.addresses],
            flag_is_wrong: false,
        }
    }

    /// Unknown stores may be outstanding: a caller's or a callee's.
    fn after_call(&mut self, counters: &Counters) {
        if counters.store_counter {
            let at = Counter::Store as usize;
            self.upper[at] += counters.limits[at];
            self.pending |= counters.events(Counter::Store);
        }
    }

    fn outstanding(&self, counter: Counter) -> u32 {
        self.upper[counter as usize] - self.lower[counter as usize]
    }

    fn flat_pending(&self) -> bool {
        [Counter::Load, Counter::Ds].into_iter().zip(self.flat).any(|(counter, number)| {
            let at = counter as usize;
            number > self.lower[at] && number <= self.upper[at]
        })
    }

    /// Whether a counter's operations may finish in another order than they began.
    fn out_of_order(&self, counters: &Counters, counter: Counter) -> bool {
        let pending = self.pending & counters.events(counter);
        let scalar = pending >> Event::Scalar as u16 & 1 == 1;
        scalar || pending & pending.wrapping_sub(1) != 0
    }

    /// Adds to `wait` what makes the operation of a number finished.
    fn need(&self, counters: &Counters, counter: Counter, number: u32, wait: &mut Wait) {
        let at = counter as usize;
        if number <= self.lower[at] || number > self.upper[at] {
            return;
        }
        let mixed = counters.flat_breaks_order
            && matches!(counter, Counter::Load | Counter::Ds)
            && self.flat_pending();
        let count = if mixed || self.out_of_order(counters, counter) {
            0
        } else {
            (self.upper[at] - number).min(counters.limits[at].saturating_sub(1))
        };
        wait.add(counter, count);
    }

    /// The part of a wait that is not fulfilled anyway.
    fn simplified(&self, wait: &Wait) -> Wait {
        let mut rest = Wait::default();
        for counter in Counter::ALL {
            if let Some(count) = wait.0[counter as usize]
                && count < self.outstanding(counter)
            {
                rest.add(counter, count);
            }
        }
        rest
    }

    /// The state after a wait.
    fn apply(&mut self, counters: &Counters, wait: &Wait) {
        for counter in Counter::ALL {
            let at = counter as usize;
            let Some(count) = wait.0[at] else { continue };
            if count == 0 {
                self.lower[at] = self.upper[at];
                self.pending &= !counters.events(counter);
            } else if count < self.upper[at] && !self.out_of_order(counters, counter) {
                self.lower[at] = self.lower[at].max(self.upper[at] - count);
            }
        }
    }

    /// Merges the state of another path to the same position. Returns whether the state changes.
    fn merge(&mut self, other: &Self) -> bool {
        let mut changed = other.pending & !self.pending != 0;
        self.pending |= other.pending;
        changed |= other.flag_is_wrong && !self.flag_is_wrong;
        self.flag_is_wrong |= other.flag_is_wrong;
        let mut shifts = [Shift::default(); Counter::COUNT];
        for counter in Counter::ALL {
            let at = counter as usize;
            let outstanding = self.outstanding(counter).max(other.outstanding(counter));
            let upper = self.lower[at] + outstanding;
            shifts[at] = Shift {
                own_lower: self.lower[at],
                other_lower: other.lower[at],
                own: upper - self.upper[at],
                // Numbers may differ by any amount in either direction.
                other: i64::from(upper) - i64::from(other.upper[at]),
            };
            self.upper[at] = upper;
        }
        let [load, ds, exp] =
            [Counter::Load, Counter::Ds, Counter::Exp].map(|c| shifts[c as usize]);
        changed |= load.merge(&mut self.flat[0], other.flat[0]);
        changed |= ds.merge(&mut self.flat[1], other.flat[1]);
        for (own, &other) in self.marks.iter_mut().zip(&other.marks) {
            changed |= load.merge(own, other);
        }
        for (own, other) in self.vector.iter_mut().zip(&other.vector) {
            changed |= load.merge(&mut own[0], other[0]);
            changed |= ds.merge(&mut own[1], other[1]);
            changed |= exp.merge(&mut own[2], other[2]);
        }
        // Scalar memory counts in Km, or in Ds where that has no limit.
        let scalar = if shifts[Counter::Km as usize].used(self.upper[Counter::Km as usize]) {
            shifts[Counter::Km as usize]
        } else {
            ds
        };
        for (own, &other) in self.scalar.iter_mut().zip(&other.scalar) {
            changed |= scalar.merge(own, other);
        }
        changed
    }
}

/// Mapping of the numbers of two states to numbers of their join.
#[derive(Clone, Copy, Default)]
struct Shift {
    own_lower: u32,
    other_lower: u32,
    own: u32,
    other: i64,
}

impl Shift {
    fn used(self, upper: u32) -> bool {
        upper != 0
    }

    /// Joins two numbers; whether the other was higher.
    fn merge(self, own: &mut u32, other: u32) -> bool {
        let shifted = if *own <= self.own_lower { 0 } else { *own + self.own };
        let other = if other <= self.other_lower {
            0
        } else {
            (i64::from(other) + self.other).max(0) as u32
        };
        *own = shifted.max(other);
        other > shifted
    }
}

/// The alias classes of scalar loads of memory that stores of the function may change.
#[derive(Default)]
struct ScalarLoads {
    /// The classes in the order of their numbers; the last one may be that of all the others ([`MOST_CLASSES`]).
    classes: Set<PackedOption<AliasClass>>,
}

/// Classes that are told apart; all others share one number.
const MOST_CLASSES: usize = 16;

impl ScalarLoads {
    fn of(func: &MachineFunction) -> Self {
        let mut found = Self::default();
        for inst in func.all_insts() {
            for access in changing(func, inst) {
                found.add(access.alias.class);
            }
        }
        found
    }

    fn add(&mut self, class: PackedOption<AliasClass>) {
        if self.classes.len() <= MOST_CLASSES {
            self.classes.insert(class);
        }
    }

    fn len(&self) -> usize {
        self.classes.len()
    }

    /// The number of a class.
    fn number(&self, class: PackedOption<AliasClass>) -> Option<usize> {
        self.classes.get_index_of(&class).or_else(|| self.classes.len().checked_sub(1))
    }

    /// The numbers of the loads that a store may change.
    fn changed_by(
        &self,
        func: &MachineFunction,
        store: PackedOption<AliasClass>,
    ) -> impl Iterator<Item = usize> {
        let apart = move |load: PackedOption<AliasClass>| match (load.expand(), store.expand()) {
            (Some(load), Some(store)) => func.alias.are_apart(load, store),
            _ => false,
        };
        let shared = self.classes.len() > MOST_CLASSES;
        let last = self.classes.len().wrapping_sub(1);
        let numbered = self.classes.iter().enumerate();
        numbered.filter(move |&(n, &load)| shared && n == last || !apart(load)).map(|(n, _)| n)
    }
}

/// The operands of an instruction that loads memory that may change as scalar memory.
fn changing(func: &MachineFunction, inst: Inst) -> impl Iterator<Item = &MachineMemOperand> + '_ {
    let is_scalar = table::unit(func.opcode(inst)) == ExecUnit::ScalarMemory;
    let accesses = if is_scalar { func.inst_mem_ops(inst) } else { &[] };
    let accesses = accesses.iter().map(|&access| &func.mem_ops[access]);
    accesses.filter(|a| !a.flags.contains(MemFlags::INVARIANT))
}

/// The alias classes of what an instruction may store in memory that scalar loads read; an unknown one for assembly.
fn stored_classes(
    func: &MachineFunction,
    inst: Inst,
) -> impl Iterator<Item = PackedOption<AliasClass>> + '_ {
    let stores = func.desc(inst).is(InstrFlags::MAY_STORE);
    let accesses = func.inst_mem_ops(inst);
    let assembly = matches!(func.opcode(inst), generic::INLINEASM | generic::INLINEASM_BR);
    let unknown = assembly || stores && accesses.is_empty();
    let known = accesses.iter().map(|&access| &func.mem_ops[access]).filter(|access| {
        access.is_store() && !matches!(access.address_space, space::LOCAL | space::PRIVATE)
    });
    unknown.then(PackedOption::default).into_iter().chain(known.map(|access| access.alias.class))
}

/// Whether other waves may write what was read before an instruction once they see what it does.
fn releases(func: &MachineFunction, inst: Inst) -> bool {
    if func.opcode(inst) == op::ATOMIC_FENCE {
        let [ordering, scope] = [0, 1].map(|n| func.operand(inst, n).as_imm().unwrap_or(0));
        return memory_model::fence_releases(ordering, scope);
    }
    func.inst_mem_ops(inst).iter().map(|&access| &func.mem_ops[access]).any(|access| {
        access.is_store()
            && memory_model::access_releases(
                [access.ordering, access.failure_ordering],
                access.scope,
            )
    })
}

struct Waits {
    counters: &'static Counters,
    layout: SlotLayout,
    loops: LoopForest<Block>,
    graph: FlowGraph<Block>,
    scalar_loads: ScalarLoads,
}

impl Waits {
    /// Goes through a block; notes the changes if they are wanted.
    fn block(
        &self,
        func: &MachineFunction,
        block: Block,
        state: &mut WaitcntState,
        mut edits: Option<&mut Vec<Edit>>,
    ) {
        let mut old: Vec<Inst> = Vec::new();
        let terminator = func.first_terminator(block);
        for inst in func.insts(block) {
            let opcode = func.opcode(inst);
            if opcode == op::S_WAITCNT_lds_direct || self.counters.decode(func, inst).is_some() {
                old.push(inst);
                continue;
            }
            if opcode == op::ASYNCMARK {
                let older = state.marks.len() - 1;
                state.marks.copy_within(..older, 1);
                continue;
            }
            if let Some(open) = open_marks(func, inst) {
                let mut wait = Wait::default();
                match state.marks.get(open + 1) {
                    Some(&number) => {
                        state.need(self.counters, Counter::Load, number, &mut wait);
                    }
                    None => wait.add(Counter::Load, 0),
                }
                self.settle(func, block, Some(inst), wait, &mut old, false, state, &mut edits);
                continue;
            }
            // Waits on both sides of an ordering merge, if it needs none of its own.
            if is_nothing(func, inst) {
                let wait = state.simplified(&self.released(func, inst, state));
                if !wait.is_empty() {
                    self.settle(func, block, Some(inst), wait, &mut old, false, state, &mut edits);
                }
                continue;
            }
            let mut wait = self.needed(func, inst, state);
            if terminator == Some(inst) {
                self.flush(func, block, state, &mut wait);
            }
            let flag = self.flag(func, inst, state);
            self.settle(func, block, Some(inst), wait, &mut old, flag, state, &mut edits);
            self.after(func, inst, state);
        }
        let mut wait = Wait::default();
        if terminator.is_none() {
            self.flush(func, block, state, &mut wait);
        }
        self.settle(func, block, None, wait, &mut old, false, state, &mut edits);
    }

    /// Merges what is needed with the waits that stand there; the state goes past them.
    #[expect(clippy::too_many_arguments, reason = "one place for both kinds of visit")]
    fn settle(
        &self,
        func: &MachineFunction,
        block: Block,
        before: Option<Inst>,
        needed: Wait,
        old: &mut Vec<Inst>,
        flag: bool,
        state: &mut WaitcntState,
        edits: &mut Option<&mut Vec<Edit>>,
    ) {
        let mut wait = state.simplified(&needed);
        for &inst in old.iter() {
            let Some(there) = self.counters.decode(func, inst) else {
                // A placeholder for what is loaded to LDS.
                let number = state.vector[self.layout.lds()][0];
                state.need(self.counters, Counter::Load, number, &mut wait);
                continue;
            };
            let soft = hardened(func.opcode(inst)).is_some();
            wait.merge(&if soft { state.simplified(&there) } else { there });
        }
        state.apply(self.counters, &wait);
        if let Some(edits) = edits
            && !(old.is_empty() && wait.is_empty() && !flag)
        {
            edits.push(Edit { block, before, old: core::mem::take(old), wait, flag });
        }
        old.clear();
    }

    /// Returns the wait that is needed before an instruction.
    fn needed(&self, func: &MachineFunction, inst: Inst, state: &WaitcntState) -> Wait {
        let counters = self.counters;
        let opcode = func.opcode(inst);
        let desc = func.desc(inst);
        let mut wait = self.released(func, inst, state);
        if is_cache_control(opcode)
            && !matches!(opcode, op::BUFFER_WBL2 | op::BUFFER_INVL2 | op::BUFFER_INV)
        {
            wait.add(Counter::Load, 0);
        }
        if is_return(func, opcode) {
            wait.merge(&counters.everything(false));
        }
        if opcode == op::S_BARRIER && counters.wait_before_barrier {
            wait.merge(&counters.everything(true));
        }
        if desc.is(InstrFlags::CALL) {
            // The callee waits for everything else; what the jump itself reads and writes it cannot.
            for (_, reg) in func.reg_operands(inst).take(2).filter(|(_, r)| !r.is_implicit()) {
                self.need_register(reg, state, &mut wait, LoadOrder::default());
            }
            return wait;
        }
        // A store may change the memory that an outstanding scalar load reads.
        for class in stored_classes(func, inst) {
            for load in self.scalar_loads.changed_by(func, class) {
                let number = state.scalar[SCALARS + load];
                state.need(counters, counters.scalar(), number, &mut wait);
            }
        }
        let is_memory = desc.is(InstrFlags::MAY_LOAD) || desc.is(InstrFlags::MAY_STORE);
        for &access in func.inst_mem_ops(inst) {
            let access = &func.mem_ops[access];
            let local = matches!(access.address_space, space::LOCAL | space::FLAT);
            if local && table::unit(opcode) != ExecUnit::ScalarMemory && !loads_to_lds(func, inst) {
                let slot = &state.vector[self.layout.lds()];
                state.need(counters, Counter::Load, slot[0], &mut wait);
            }
        }
        let order = LoadOrder::of(func, counters, inst);
        for (at, reg) in func.reg_operands(inst) {
            if reg.is_implicit() && is_memory && is_vector(reg) {
                continue;
            }
            let order = if order.writes(at, reg) { order } else { LoadOrder::default() };
            self.need_register(reg, state, &mut wait, order);
        }
        wait
    }

    /// The loads that a release waits for besides the memory model's own waits: scalar loads of memory that may change
    /// after it, and loads into LDS, which other waves may read then.
    fn released(&self, func: &MachineFunction, inst: Inst, state: &WaitcntState) -> Wait {
        let mut wait = Wait::default();
        if !releases(func, inst) {
            return wait;
        }
        if let Some(&number) = state.scalar.last() {
            state.need(self.counters, self.counters.scalar(), number, &mut wait);
        }
        let loaded = state.vector[self.layout.lds()][0];
        state.need(self.counters, Counter::Load, loaded, &mut wait);
        wait
    }

    /// Adds what makes a register ready. `order` says which loads of it need no wait.
    fn need_register(
        &self,
        reg: &RegOperand,
        state: &WaitcntState,
        wait: &mut Wait,
        order: LoadOrder,
    ) {
        let Some(preg) = reg.reg.as_physical() else { return };
        let counters = self.counters;
        match self.layout.slots(preg) {
            Slots::Vector(first, end) => {
                for slot in &state.vector[first..end.min(state.vector.len() - 1)] {
                    if !order.memory {
                        state.need(counters, Counter::Load, slot[0], wait);
                    }
                    if !order.lds || state.flat_pending() {
                        state.need(counters, Counter::Ds, slot[1], wait);
                    }
                    if reg.is_def() || state.pending >> Event::LdsDirect as u16 & 1 == 1 {
                        state.need(counters, Counter::Exp, slot[2], wait);
                    }
                }
            }
            Slots::Scalar(first, end) => {
                for &number in &state.scalar[first..end] {
                    state.need(counters, counters.scalar(), number, wait);
                }
            }
        }
    }

    /// At the end of a loop's preheader: loads are waited for there and not in each turn, where the loop uses their
    /// results and loads itself.
    fn flush(&self, func: &MachineFunction, block: Block, state: &WaitcntState, wait: &mut Wait) {
        let [header] = *self.graph.successors(block) else { return };
        let Some(l) = self.loops.innermost(header) else { return };
        if self.loops.header(l) != header || self.loops.contains(l, block) {
            return;
        }
        // The only edge into the loop is from here.
        let others = self.graph.predecessors(header).iter();
        if others.into_iter().any(|&p| p != block && !self.loops.contains(l, p)) {
            return;
        }
        if state.outstanding(Counter::Load) == 0 {
            return;
        }
        if self.should_flush(func, l, state) {
            wait.add(Counter::Load, 0);
        }
    }

    fn should_flush(
        &self,
        func: &MachineFunction,
        l: ir::graph::Loop,
        state: &WaitcntState,
    ) -> bool {
        let lower = state.lower[Counter::Load as usize];
        let (mut loads, mut stores, mut uses_outside) = (false, false, false);
        let mut used = vec![false; self.layout.lds() + 1];
        let mut loaded = vec![false; self.layout.lds() + 1];
        for &block in self.loops.nodes(l) {
            for inst in func.insts(block) {
                let desc = func.desc(inst);
                let is_memory = table::unit(func.opcode(inst)).is_vector_memory();
                let is_load = is_memory && desc.is(InstrFlags::MAY_LOAD);
                loads |= is_load;
                stores |= is_memory && desc.is(InstrFlags::MAY_STORE);
                for (_, reg) in func.reg_operands(inst) {
                    let Some(preg) = reg.reg.as_physical() else { continue };
                    let Slots::Vector(first, end) = self.layout.slots(preg) else { continue };
                    for slot in first..end {
                        if !reg.is_def() {
                            if loaded[slot] {
                                return false;
                            }
                            used[slot] = true;
                            uses_outside |= state.vector[slot][0] > lower;
                        } else if is_load {
                            if used[slot] {
                                return false;
                            }
                            loaded[slot] = true;
                        }
                    }
                }
            }
        }
        if !self.counters.store_counter && stores && !loads && uses_outside {
            return true;
        }
        loads && uses_outside && self.counters.loads_write_in_order
    }

    /// Whether giving back the vector registers at the end lets another wave start earlier.
    fn may_free_registers(&self, target: Target, state: &WaitcntState) -> bool {
        // As many as with which the full number of waves fits.
        let plenty = match (target.generation, target.wave32) {
            (Generation::Gfx1100 | Generation::Gfx1200, true) => 96,
            (Generation::Gfx1100 | Generation::Gfx1200, false) => 48,
            _ => return false,
        };
        let pending = |event: Event| state.pending >> event as u16 & 1 == 1;
        self.layout.vector > plenty && pending(Event::Store) && !pending(Event::ScratchStore)
    }

    /// Whether VCC must be written again before a branch on it.
    fn flag(&self, func: &MachineFunction, inst: Inst, state: &mut WaitcntState) -> bool {
        if !self.counters.partial_vcc_writes_lose_flag {
            return false;
        }
        let branches = matches!(func.opcode(inst), op::S_CBRANCH_VCCZ | op::S_CBRANCH_VCCNZ);
        let restore = branches && state.flag_is_wrong;
        if restore {
            state.flag_is_wrong = false;
        }
        for def in func.defs(inst) {
            match def.reg.as_physical() {
                Some(regs::VCC) => state.flag_is_wrong = false,
                Some(regs::VCC_LO | regs::VCC_HI) => state.flag_is_wrong = true,
                _ => {}
            }
        }
        restore
    }

    /// The state after an instruction.
    fn after(&self, func: &MachineFunction, inst: Inst, state: &mut WaitcntState) {
        if func.desc(inst).is(InstrFlags::CALL) {
            state.apply(self.counters, &self.counters.everything(false));
            state.after_call(self.counters);
            return;
        }
        let Operations { first, second } = operations(func, inst, self.counters);
        for event in [first, second].into_iter().flatten() {
            self.begin(func, inst, event, state);
        }
        if second.is_some() {
            state.flat = [state.upper[Counter::Load as usize], state.upper[Counter::Ds as usize]];
        }
    }

    /// An operation begins.
    fn begin(&self, func: &MachineFunction, inst: Inst, event: Event, state: &mut WaitcntState) {
        let counter = self.counters.counter(event);
        state.upper[counter as usize] += 1;
        state.pending |= 1 << event as u16;
        let number = state.upper[counter as usize];
        let row = match counter {
            Counter::Load => 0,
            Counter::Ds => 1,
            Counter::Exp => 2,
            _ => 3,
        };
        for def in func.defs(inst) {
            let Some(preg) = def.reg.as_physical() else { continue };
            match self.layout.slots(preg) {
                Slots::Vector(first, end) if row < 3 && !def.is_implicit() => {
                    state.vector[first..end].iter_mut().for_each(|slot| slot[row] = number);
                }
                Slots::Scalar(first, end) if counter == self.counters.scalar() => {
                    state.scalar[first..end].fill(number);
                }
                _ => {}
            }
        }
        if event == Event::Scalar {
            for access in changing(func, inst) {
                if let Some(load) = self.scalar_loads.number(access.alias.class) {
                    state.scalar[SCALARS + load] = number;
                }
                if let Some(last) = state.scalar.last_mut() {
                    *last = number;
                }
            }
        }
        if counter == Counter::Load && loads_to_lds(func, inst) {
            if is_asynchronous(func, inst) {
                state.marks[0] = number;
            } else {
                let slot = self.layout.lds();
                state.vector[slot][0] = number;
            }
        }
    }
}

/// The marks that a wait for asynchronous loads leaves open; none for other instructions.
fn open_marks(func: &MachineFunction, inst: Inst) -> Option<usize> {
    (func.opcode(inst) == op::WAIT_ASYNCMARK)
        .then(|| func.operand(inst, 0).as_imm().and_then(|n| usize::try_from(n).ok()).unwrap_or(0))
}

fn is_vector(reg: &RegOperand) -> bool {
    reg.reg.as_physical().is_some_and(|p| matches!(p.file(), regs::VGPR | regs::AGPR))
}

/// Whether an instruction goes back to the caller.
fn is_return(func: &MachineFunction, opcode: Opcode) -> bool {
    let named = matches!(opcode, op::SI_RETURN | op::SI_RETURN_TO_EPILOG | op::S_SETPC_B64_return);
    // What they are once they have registers.
    named || opcode == op::S_SETPC_B64 && func.kind == FunctionKind::Device
}
