//! Removes instructions that compute the same value twice, and copies that only rename a register. Selection leaves
//! them because it sees one instruction of the IR at a time.
//!
//! Five steps over the machine function in SSA form, each in one walk down a dominator tree:
//!
//! 1. A copy of a register, or of a part of one, is replaced by its source.
//! 2. Of two equal instructions the one that is dominated goes (scoped value numbering). For vector registers that is
//!    dominance along the lanes' graph: each lane that executes the second has executed the first. Masks of lanes are
//!    shared within a block only, where EXEC is the same; so are results by SCC, whose comparison is part of what is
//!    computed.
//! 3. A tuple of parts of registers of one earlier block is made there, where these are parts of no other tuple: it takes the place
//!    of their registers. Of equal tuples in several blocks one is left by step 2.
//! 4. A tuple that is read at a computed index in a loop, and made of values from before the loop, is made before it.
//! 5. Where a register has become part of a tuple, later readers read the tuple's part. So the
//!    register ends there, its place can be the tuple's, and nothing has to be moved.

use cranelift_entity::packed_option::PackedOption;
use cranelift_entity::{EntitySet, SecondaryMap};
use ir::graph::{DomTree, FlowGraph, LoopForest};
use ir::machine::{
    Block, Inst, InstFlags, InstrFlags, MachineFunction, MemFlags, Opcode, Operand, Reg, RegFlags,
    RegOperand, SubReg, VReg, generic,
};
use ir::map::{Map, hash_of_list};
use smallvec::SmallVec;

use crate::mir_opt::memory_effects::NO_CLOBBER;
use crate::target::regs;
use crate::target::table::{self, ExecUnit, flag, op};

/// Runs the steps; `lanes` is the graph along which vector registers' values go.
pub(crate) fn run(func: &mut MachineFunction, lanes: &FlowGraph<Block>) {
    let wave = FlowGraph::new(&*func);
    let trees = Trees { wave: DomTree::new(&wave), lanes: DomTree::new(lanes) };
    forward_copies(func);
    take_sequences(func);
    forward_copies(func);
    make_tuples_early(func, &trees);
    let effects = Effects::of(func, &wave);
    for bank in [Bank::Scalar, Bank::Vector] {
        let graph = if bank == Bank::Scalar { &wave } else { lanes };
        Sharing::new(func, &effects, bank).run(trees.of(bank), graph);
    }
    make_tables_early(func, &trees, &wave);
    read_tuples(func, &trees, Bank::Vector, lanes);
    read_tuples(func, &trees, Bank::Scalar, &wave);
    mark_dead_flags(func, &wave);
}

/// The fewest registers of a tuple that is made early: factors of matrix products have more than one access can load.
const EARLY_TUPLE: usize = 5;

/// Makes tuples of parts of registers directly after these, if they are parts of equal tuples only.
fn make_tuples_early(func: &mut MachineFunction, trees: &Trees) {
    let mut groups: Map<Vec<Operand>, Inst> = Map::default();
    // The tuples that each register is part of: a number for equal ones, or none where they differ.
    let mut tuple_of: Map<VReg, Option<usize>> = Map::default();
    for inst in func.all_insts() {
        let is_tuple = func.opcode(inst) == generic::REG_SEQUENCE
            && func.operands(inst).len() > 2 * EARLY_TUPLE
            && func.def_vreg(inst).and_then(|reg| bank_of(func, reg)) == Some(Bank::Vector);
        if !is_tuple {
            continue;
        }
        let group = groups.entry(func.operands(inst)[1..].to_vec());
        let number = group.index();
        group.or_insert(inst);
        for part in func.uses(inst).filter_map(|part| part.reg.as_virtual()) {
            let tuple = tuple_of.entry(part).or_insert(Some(number));
            if *tuple != Some(number) {
                *tuple = None;
            }
        }
    }
    if groups.is_empty() {
        return;
    }
    let use_def = ir::machine::UseDef::new(func);
    let mut order = Order::of(func);
    for (number, (key, &sequence)) in groups.iter().enumerate() {
        let mut parts: SmallVec<[VReg; 8]> = SmallVec::new();
        let mut regs = key.iter().filter_map(Operand::as_reg);
        // A register that is whole goes to its place in the tuple without that.
        let in_parts = regs.all(|reg| {
            parts.extend(reg.reg.as_virtual());
            reg.reg.as_virtual().is_some() && !reg.sub.is_whole() && reg.reads()
        });
        if in_parts && parts.iter().all(|part| tuple_of[part] == Some(number)) {
            let defs = parts.iter().map(|&part| use_def.def(part)).collect::<Option<Vec<Inst>>>();
            if let Some(defs) = defs {
                move_after(func, trees, &mut order, sequence, &defs);
            }
        }
    }
}

/// Moves an instruction directly after the last of the definitions that it reads, if all of them are in one other block.
fn move_after(
    func: &mut MachineFunction,
    trees: &Trees,
    order: &mut Order,
    inst: Inst,
    defs: &[Inst],
) {
    let block = func.inst_block(defs[0]);
    let (Some(block), Some(from)) = (block, func.inst_block(inst)) else { return };
    let together = defs.iter().all(|&def| func.inst_block(def) == Some(block));
    if block == from || !together || !trees.lanes.dominates(block, from) {
        return;
    }
    log::debug!(
        target: "machine-cse",
        "makes `{}` after its parts",
        func.inst_text_alone(inst)
    );
    order.place_after(func, inst, block, defs);
}

/// The order of a function's instructions in their blocks: in the upper half of each number the instruction after which they stand, in
/// the lower one how many were moved there before.
struct Order(SecondaryMap<Inst, u64>);

impl Order {
    fn of(func: &MachineFunction) -> Self {
        let mut order = SecondaryMap::new();
        for (n, inst) in (0..).zip(func.all_insts()) {
            order[inst] = n << 32;
        }
        Self(order)
    }

    /// Moves an instruction into a block, directly after the last of the parts that are there, or after all phis if that is one.
    fn place_after(
        &mut self,
        func: &mut MachineFunction,
        inst: Inst,
        block: Block,
        parts: &[Inst],
    ) {
        let here = parts.iter().copied().filter(|&part| func.inst_block(part) == Some(block));
        let Some(mut last) = here.max_by_key(|&part| self.0[part]) else { return };
        // Whatever was moved there before may be a part, and stays in front.
        while let Some(next) = func.next_inst(last)
            && (func.opcode(next) == generic::PHI || self.0[next] >> 32 == self.0[last] >> 32)
        {
            last = next;
        }
        let before = func.next_inst(last);
        func.remove_inst(inst);
        func.insert_inst(inst, block, before);
        self.0[inst] = self.0[last] + 1;
    }
}

/// Makes tuples whose registers are read by a computed index directly after their parts, if a loop is in between.
fn make_tables_early(func: &mut MachineFunction, trees: &Trees, wave: &FlowGraph<Block>) {
    let mut tables: Vec<VReg> = Vec::new();
    for inst in func.all_insts() {
        let desc = func.desc(inst);
        let reads = table::is(func.opcode(inst), flag::INDIRECT_READ);
        if desc.is(InstrFlags::SIDE_EFFECTS) && reads {
            tables.extend(func.operand(inst, 1).as_reg().and_then(|r| r.reg.as_virtual()));
        }
    }
    tables.sort_unstable();
    tables.dedup();
    if tables.is_empty() {
        return;
    }
    let loops = LoopForest::new(wave, &trees.wave);
    let use_def = ir::machine::UseDef::new(func);
    let mut order = Order::of(func);
    let def_of = |reg: VReg| use_def.def(reg);
    for table in tables {
        let Some(sequence) = def_of(table) else { continue };
        let Some(block) = func.inst_block(sequence) else { continue };
        let parts: Vec<Inst> =
            func.uses(sequence).filter_map(|used| used.reg.as_virtual().and_then(def_of)).collect();
        let blocks = parts.iter().filter_map(|&part| func.inst_block(part));
        let last = blocks.reduce(|a, b| if trees.lanes.dominates(a, b) { b } else { a });
        let Some(last) = last.filter(|_| func.opcode(sequence) == generic::REG_SEQUENCE) else {
            continue;
        };
        let Some(inner) = loops.innermost(block) else { continue };
        if loops.contains(inner, last) {
            continue;
        }
        order.place_after(func, sequence, last, &parts);
    }
}

/// Says of results in SCC that nothing reads that they are dead, so that what computed only them can go.
fn mark_dead_flags(func: &mut MachineFunction, wave: &FlowGraph<Block>) {
    let effects = Effects::of(func, wave);
    for block in func.blocks().collect::<Vec<_>>() {
        for inst in func.insts(block).collect::<SmallVec<[Inst; 32]>>() {
            if effects.sets_flag.contains(inst) {
                continue;
            }
            for operand in func.operands_mut(inst) {
                if let Operand::Reg(reg) = operand
                    && reg.is_def()
                    && reg.is_implicit()
                    && reg.reg.as_physical().is_some_and(|r| r.overlaps(regs::SCC))
                {
                    reg.flags |= RegFlags::DEAD;
                }
            }
        }
    }
}

/// The graph along which a register's values flow.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Bank {
    Scalar,
    Vector,
}

struct Trees {
    wave: DomTree<Block>,
    lanes: DomTree<Block>,
}

impl Trees {
    fn of(&self, bank: Bank) -> &DomTree<Block> {
        match bank {
            Bank::Scalar => &self.wave,
            Bank::Vector => &self.lanes,
        }
    }
}

fn bank_of(func: &MachineFunction, reg: VReg) -> Option<Bank> {
    let files = func.target.class(func.vreg_class(reg)?).files;
    if files >> regs::VGPR.0 & 1 == 1 {
        Some(Bank::Vector)
    } else if files >> regs::SGPR.0 & 1 == 1 {
        Some(Bank::Scalar)
    } else {
        None
    }
}

/// Replaces copies of registers and of parts of them by what they copy.
pub(crate) fn forward_copies(func: &mut MachineFunction) {
    let mut sources: SecondaryMap<VReg, Option<(VReg, SubReg)>> = SecondaryMap::new();
    let blocks: Vec<Block> = func.blocks().collect();
    let mut any = false;
    for &block in &blocks {
        for inst in func.insts(block) {
            if let Some((to, from, sub)) = forwardable(func, inst) {
                sources[to] = Some((from, sub));
                any = true;
            }
        }
    }
    if !any {
        return;
    }
    let target = func.target;
    let source = |mut at: VReg, mut sub: SubReg| {
        while let Some((from, outer)) = sources[at] {
            let Some(composed) = target.compose(outer, sub) else { break };
            (at, sub) = (from, composed);
        }
        (at, sub)
    };
    func.rename_variables(|reg, sub| Some(source(reg, sub)));
    for &block in &blocks {
        for inst in func.insts(block).collect::<SmallVec<[Inst; 32]>>() {
            for n in 0..func.operands(inst).len() {
                let Operand::Reg(operand) = *func.operand(inst, n) else { continue };
                if operand.is_def() {
                    continue;
                }
                let Some(before) = operand.reg.as_virtual() else { continue };
                let (at, sub) = source(before, operand.sub);
                if at != before {
                    let mut operand = operand;
                    operand.reg = Reg::virtual_reg(at);
                    operand.sub = sub;
                    func.set_operand(inst, n, operand);
                }
            }
        }
    }
}

/// Makes copies of tuples that are put together from neighbouring parts of another one.
fn take_sequences(func: &mut MachineFunction) {
    for block in func.blocks().collect::<Vec<_>>() {
        for inst in func.insts(block).collect::<SmallVec<[Inst; 32]>>() {
            if func.opcode(inst) != generic::REG_SEQUENCE {
                continue;
            }
            if let Some(source) = neighbours(func, inst) {
                let result = *func.operand(inst, 0);
                func.set_operands(inst, &[result, source.into()]);
                func.set_opcode(inst, generic::COPY);
            }
        }
    }
}

/// The part of one register that a tuple is a copy of.
fn neighbours(func: &MachineFunction, inst: Inst) -> Option<RegOperand> {
    let operands = func.operands(inst);
    let class = func.vreg_class(func.def_vreg(inst)?)?;
    let units = func.target.class(class).units;
    let (mut from, mut start, mut at) = (None, 0, 0u8);
    for pair in operands[1..].chunks_exact(2) {
        let [Operand::Reg(value), Operand::SubReg(to)] = *pair else { return None };
        let reg = value.reg.as_virtual()?;
        if value.sub.is_whole() || !value.reads() {
            return None;
        }
        let (part, to) = (func.target.sub_reg(value.sub), func.target.sub_reg(to));
        if from.is_none() {
            (from, start) = (Some(reg), part.offset);
        }
        if from != Some(reg)
            || to.offset != at
            || part.offset != start + at
            || part.units != to.units
        {
            return None;
        }
        at += part.units;
    }
    let from = from.filter(|_| at == units)?;
    let source = func.vreg_class(from)?;
    if start == 0 && func.target.class(source).units == units {
        return (source == class).then(|| RegOperand::new(from));
    }
    let sub = func.target.sub_reg_of(start, units)?;
    Some(RegOperand::new(from).part(sub))
}

/// A copy within a bank whose readers may as well read the source: result, source, and its part.
fn forwardable(func: &MachineFunction, inst: Inst) -> Option<(VReg, VReg, SubReg)> {
    if func.opcode(inst) != generic::COPY {
        return None;
    }
    let [Operand::Reg(to), Operand::Reg(from)] = func.operands(inst) else { return None };
    let (reg, source) = (to.reg.as_virtual()?, from.reg.as_virtual()?);
    let whole = to.sub.is_whole() && from.reads();
    let bank = bank_of(func, reg)?;
    if !whole || bank_of(func, source)? != bank {
        return None;
    }
    let (class, other) = (func.vreg_class(reg)?, func.vreg_class(source)?);
    if from.sub.is_whole() {
        return (class == other).then_some((reg, source, from.sub));
    }
    // A part of a tuple lies as its readers want it only if it begins at a multiple of its size.
    let part = func.target.sub_reg(from.sub);
    let dwords = u32::from(part.units).div_ceil(2);
    let aligned = u32::from(part.offset) % (2 * dwords.next_power_of_two().min(4)) == 0;
    (aligned && part.units >= 2).then_some((reg, source, from.sub))
}

/// Whether an instruction may change the mode of floats.
pub(crate) fn writes_mode(func: &MachineFunction, inst: Inst) -> bool {
    let mut defs = func.defs(inst);
    defs.any(|def| def.reg.as_physical().is_some_and(|reg| reg.overlaps(regs::MODE)))
        || matches!(
            func.opcode(inst),
            op::S_SETREG_B32 | op::S_SETREG_IMM32_B32 | op::S_DENORM_MODE | op::S_ROUND_MODE
        )
}

/// Effects of the function on state that instructions read without naming it as an operand.
pub(crate) struct Effects {
    /// Instructions that write SCC for a reader.
    sets_flag: EntitySet<Inst>,
    /// Instructions before which SCC is live.
    flag_live: EntitySet<Inst>,
    /// Blocks at whose ends SCC is live.
    flag_live_out: EntitySet<Block>,
    /// Something changes the mode of floats.
    pub(crate) changes_mode: bool,
}

impl Effects {
    pub(crate) fn of(func: &MachineFunction, wave: &FlowGraph<Block>) -> Self {
        let touches = |inst: Inst, def: bool, reg: ir::machine::PReg| {
            func.reg_operands(inst).any(|(_, o)| {
                o.is_def() == def && o.reg.as_physical().is_some_and(|r| r.overlaps(reg))
            })
        };
        let mut live: SecondaryMap<Block, bool> = SecondaryMap::new();
        let mut sets_flag = EntitySet::new();
        let (mut flag_live, mut flag_live_out) = (EntitySet::new(), EntitySet::new());
        let mut changes_mode = false;
        // Nothing carries SCC around a loop: one pass against the graph finds what is live, where it is
        // not known yet it counts as read.
        let mut known: SecondaryMap<Block, bool> = SecondaryMap::new();
        for block in wave.postorder() {
            let mut here = wave.successors(block).iter().any(|&s| !known[s] || live[s]);
            if here {
                flag_live_out.insert(block);
            }
            for inst in func.insts_rev(block) {
                if touches(inst, true, regs::SCC) {
                    if here {
                        sets_flag.insert(inst);
                    }
                    here = false;
                }
                here |= touches(inst, false, regs::SCC);
                if here {
                    flag_live.insert(inst);
                }
                changes_mode |= writes_mode(func, inst);
            }
            live[block] = here;
            known[block] = true;
        }
        Self { sets_flag, flag_live, flag_live_out, changes_mode }
    }

    /// Whether an instruction writes SCC for a reader.
    pub(crate) fn sets_flag(&self, inst: Inst) -> bool {
        self.sets_flag.contains(inst)
    }

    /// Whether SCC is live at the end of a block.
    pub(crate) fn is_flag_live_out(&self, block: Block) -> bool {
        self.flag_live_out.contains(block)
    }

    /// Whether SCC is live before an instruction.
    pub(crate) fn is_flag_live_before(&self, inst: Inst) -> bool {
        self.flag_live.contains(inst)
    }
}

/// An instruction that may stand for its equals.
#[derive(Clone, Copy)]
struct Entry {
    inst: Inst,
    /// In which run of instructions under one mask it is.
    run: u32,
    /// Result of [`Sharing::hash`].
    hash: u64,
    /// The entry before it that has the same hash.
    before: Option<u32>,
}

/// Instructions whose result is another where other lanes run, or by where they stand, although their rows do
/// not say so.
pub(crate) fn depends_on_place(opcode: Opcode) -> bool {
    table::is(opcode, flag::DEPENDS_ON_PLACE)
}

struct Sharing<'a> {
    func: &'a mut MachineFunction,
    effects: &'a Effects,
    bank: Bank,
    /// The entries on the path from the root of the dominator tree to the current block.
    entries: Vec<Entry>,
    /// The newest entry of each hash.
    newest: Map<u64, u32>,
    renamed: SecondaryMap<VReg, PackedOption<VReg>>,
    /// Registers that something but a phi or a tuple reads.
    direct: EntitySet<VReg>,
    /// Constants in vector registers.
    constants: Map<VReg, i64>,
    /// Counts blocks, and changes of EXEC in them.
    run: u32,
    flags: Flags,
}

/// Values of SCC in a block, by number: equal instructions set it to the same one.
#[derive(Default)]
struct Flags {
    /// The setters of the block by their hash, with the value's number.
    setters: Map<u64, (Inst, u32)>,
    /// The number of the value that SCC has, if its setter computes it from registers and constants.
    now: Option<u32>,
    /// The numbers of the values that instructions read.
    read: Map<Inst, u32>,
    count: u32,
}

impl<'a> Sharing<'a> {
    fn new(func: &'a mut MachineFunction, effects: &'a Effects, bank: Bank) -> Self {
        let newest = Map::with_capacity_and_hasher(func.num_insts() / 2, Default::default());
        let mut direct = EntitySet::with_capacity(func.num_vregs());
        let mut constants = Map::default();
        for inst in func.all_insts() {
            if !matches!(func.opcode(inst), generic::PHI | generic::REG_SEQUENCE) {
                direct.extend(func.uses(inst).filter_map(|u| u.reg.as_virtual()));
            }
            if func.opcode(inst) == op::V_MOV_B32_e32
                && let Some(register) = func.def_vreg(inst)
                && let Operand::Imm(value) = *func.operand(inst, 1)
            {
                constants.insert(register, value);
            }
        }
        let (entries, renamed) = (Vec::new(), SecondaryMap::new());
        let flags = Flags::default();
        Self { func, effects, bank, entries, newest, renamed, direct, constants, run: 0, flags }
    }

    fn run(mut self, dom: &DomTree<Block>, graph: &FlowGraph<Block>) {
        enum Step {
            Enter(Block),
            /// Forgets entries from this one on.
            Leave(usize),
        }
        let Some(entry) = graph.entry() else { return };
        let mut work = vec![Step::Enter(entry)];
        while let Some(step) = work.pop() {
            match step {
                Step::Enter(block) => {
                    work.push(Step::Leave(self.entries.len()));
                    self.block(block);
                    work.extend(dom.children(block).iter().map(|&b| Step::Enter(b)));
                }
                Step::Leave(len) => {
                    for entry in self.entries.drain(len..).rev() {
                        match entry.before {
                            Some(before) => self.newest.insert(entry.hash, before),
                            None => self.newest.swap_remove(&entry.hash),
                        };
                    }
                }
            }
        }
        self.rename_rest();
    }

    fn block(&mut self, block: Block) {
        self.run += 1;
        self.flags.setters.clear();
        self.flags.now = None;
        let mut next = self.func.first_inst(block);
        while let Some(inst) = next {
            next = self.func.next_inst(inst);
            self.rename(inst);
            if self.bank == Bank::Scalar {
                self.number_flag(inst);
            }
            let writes_mask = self
                .func
                .defs(inst)
                .any(|d| d.reg.as_physical().is_some_and(|r| r.overlaps(regs::EXEC)));
            if writes_mask {
                self.run += 1;
            }
            let Some(masks) = self.eligible(inst) else { continue };
            let hash = self.hash(inst);
            if let Some(found) = self.equal(inst, hash)
                && (!masks || found.run == self.run)
            {
                self.replace(inst, found.inst);
                continue;
            }
            let before = self.newest.insert(hash, self.entries.len() as u32);
            self.entries.push(Entry { inst, run: self.run, hash, before });
        }
    }

    /// Notes which value of SCC an instruction reads, and which it leaves.
    fn number_flag(&mut self, inst: Inst) {
        let of_flag = |o: &RegOperand| o.reg.as_physical().is_some_and(|r| r.overlaps(regs::SCC));
        let func = &*self.func;
        let (mut reads, mut sets) = (false, false);
        for (_, operand) in func.reg_operands(inst).filter(|(_, o)| of_flag(o)) {
            (reads, sets) = (reads | !operand.is_def(), sets | operand.is_def());
        }
        if let Some(number) = self.flags.now.filter(|_| reads) {
            self.flags.read.insert(inst, number);
        }
        if !sets {
            return;
        }
        self.flags.now = None;
        if !self.effects.sets_flag.contains(inst) {
            return;
        }
        let others = func.reg_operands(inst).filter(|(_, o)| !of_flag(o));
        let by_operands = !reads
            && table::unit(func.opcode(inst)) == ExecUnit::Scalar
            && !func.has_effects(inst)
            && others.into_iter().all(|(_, o)| o.reg.is_virtual());
        if !by_operands {
            return;
        }
        let hash = self.hash(inst);
        let known = self.flags.setters.get(&hash).filter(|known| self.are_equal(known.0, inst));
        self.flags.now = Some(match known {
            Some(&(_, number)) => number,
            None => {
                self.flags.count += 1;
                self.flags.setters.insert(hash, (inst, self.flags.count));
                self.flags.count
            }
        });
    }

    /// The newest entry whose instruction computes the same.
    fn equal(&self, inst: Inst, hash: u64) -> Option<Entry> {
        let mut next = self.newest.get(&hash).copied();
        while let Some(entry) = next.map(|at| self.entries[at as usize]) {
            if self.are_equal(inst, entry.inst) {
                return Some(entry);
            }
            next = entry.before;
        }
        None
    }

    fn are_equal(&self, a: Inst, b: Inst) -> bool {
        self.asked(a) == self.asked(b) && self.computed_of(a).eq(self.computed_of(b))
    }

    fn hash(&self, inst: Inst) -> u64 {
        hash_of_list(&self.asked(inst), self.computed_of(inst))
    }

    /// Whether an instruction computes the same wherever its operands are the same; if so, whether that
    /// is only so under the same mask.
    fn eligible(&self, inst: Inst) -> Option<bool> {
        let (func, opcode) = (&*self.func, self.func.opcode(inst));
        let desc = func.desc(inst);
        if opcode == generic::REG_SEQUENCE || opcode == generic::COPY {
            let ok = func.reg_operands(inst).all(|(_, o)| o.reg.is_virtual());
            let own = func.def_vreg(inst).and_then(|r| bank_of(func, r)) == Some(self.bank);
            // Scalars flow along other paths than the lanes', and are copied again at no cost: if they were shared,
            // they would take vector registers.
            let scalars = self.bank == Bank::Vector
                && func.uses(inst).any(|u| {
                    u.reg.as_virtual().and_then(|r| bank_of(func, r)) == Some(Bank::Scalar)
                });
            return (ok && own).then_some(scalars);
        }
        // A constant that goes into a tuple or phi is written to its place; shared it would be copied.
        if opcode == op::V_MOV_B32_e32
            && !func.def_vreg(inst).is_some_and(|r| self.direct.contains(r))
        {
            return None;
        }
        if opcode.is_generic()
            || func.has_effects(inst)
            || desc.is(InstrFlags::CONVERGENT)
            || depends_on_place(opcode)
            || desc.is(InstrFlags::PSEUDO)
            || self.effects.sets_flag.contains(inst)
        {
            return None;
        }
        let unit = table::unit(opcode);
        let vector = matches!(unit, ExecUnit::Vector | ExecUnit::Transcendental);
        let scalar = unit == ExecUnit::Scalar;
        let unchanged = desc.is(InstrFlags::MAY_LOAD) && self.is_unchanged(inst);
        if !vector && !scalar && !unchanged || desc.is(InstrFlags::MAY_LOAD) && !unchanged {
            return None;
        }
        let (mut own, mut masks) = (false, false);
        for (_, operand) in func.reg_operands(inst) {
            if let Some(reg) = operand.reg.as_physical() {
                let allowed = if operand.is_def() {
                    reg.overlaps(regs::SCC)
                } else {
                    reg.overlaps(regs::EXEC) && operand.is_implicit()
                        || reg.overlaps(regs::MODE) && !self.effects.changes_mode
                        || reg.overlaps(regs::SCC) && self.flags.read.contains_key(&inst)
                };
                if !allowed {
                    return None;
                }
                continue;
            }
            let reg = operand.reg.as_virtual()?;
            if operand.is_def() {
                if !operand.sub.is_whole() {
                    return None;
                }
                match bank_of(func, reg) {
                    Some(bank) if bank == self.bank => own = true,
                    _ => masks = true,
                }
            }
        }
        // Of the two walks, vector instructions have theirs along the lanes' graph.
        let mine = if vector { self.bank == Bank::Vector } else { self.bank == Bank::Scalar };
        let masks = masks || vector && !own;
        (mine && (own || masks)).then_some(masks)
    }

    /// Whether a scalar load reads what was in memory when the kernel started: so does an equal load before it.
    fn is_unchanged(&self, inst: Inst) -> bool {
        let ops = self.func.inst_mem_ops(inst);
        let unit = table::unit(self.func.opcode(inst));
        unit == ExecUnit::ScalarMemory
            && !ops.is_empty()
            && ops.iter().all(|&m| {
                let mem = &self.func.mem_ops[m];
                mem.flags.intersects(MemFlags::INVARIANT | NO_CLOBBER) && !mem.is_ordered()
            })
    }

    /// The operation, and the mode that it asks for.
    fn asked(&self, inst: Inst) -> (Opcode, InstFlags) {
        (self.func.opcode(inst), self.func.inst_flags(inst).intersection(InstFlags::OWN_MODE))
    }

    /// The operands with the value of SCC, and the results' classes: results of different classes are different things.
    fn computed_of(&self, inst: Inst) -> impl Iterator<Item = Operand> + '_ {
        let flag = self.flags.read.get(&inst).map(|&number| Operand::Imm(i64::from(number)));
        let operands = self.func.operands(inst).iter().filter_map(|operand| match operand {
            Operand::Reg(reg) if reg.is_def() => {
                let class = self.func.vreg_class(reg.reg.as_virtual()?)?;
                Some(Operand::Imm(-1 - i64::from(class.0)))
            }
            Operand::Reg(reg) if reg.is_implicit() => None,
            Operand::Reg(reg) => {
                // Each tuple has its own register with a constant: tuples with the same constant are the same.
                let constant = reg.reg.as_virtual().and_then(|r| self.constants.get(&r));
                let register = || RegOperand::new(reg.reg).part(reg.sub).into();
                Some(constant.map_or_else(register, |&value| Operand::Imm(value)))
            }
            other => Some(*other),
        });
        operands.chain(flag)
    }

    fn replace(&mut self, inst: Inst, by: Inst) {
        log::debug!(
            target: "machine-cse",
            "removes `{}`: `{}` has the value",
            self.func.inst_text_alone(inst),
            self.func.inst_text_alone(by)
        );
        let pairs: Vec<(VReg, VReg)> = self
            .func
            .defs(inst)
            .zip(self.func.defs(by))
            .filter_map(|(a, b)| Some((a.reg.as_virtual()?, b.reg.as_virtual()?)))
            .collect();
        for (old, new) in pairs {
            self.renamed[old] = Some(new).into();
        }
        self.func.remove_inst(inst);
    }

    fn rename(&mut self, inst: Inst) {
        for n in 0..self.func.operands(inst).len() {
            let Operand::Reg(operand) = *self.func.operand(inst, n) else { continue };
            let Some(reg) = operand.reg.as_virtual() else { continue };
            if !operand.is_def()
                && let Some(new) = self.renamed[reg].expand()
            {
                let mut operand = operand;
                operand.reg = Reg::virtual_reg(new);
                self.func.set_operand(inst, n, operand);
            }
        }
    }

    /// Phis of loops, and blocks that only the other graph reaches.
    fn rename_rest(&mut self) {
        for block in self.func.blocks().collect::<Vec<_>>() {
            for inst in self.func.insts(block).collect::<SmallVec<[Inst; 32]>>() {
                self.rename(inst);
            }
        }
        let renamed = &self.renamed;
        self.func.rename_variables(|mut reg, sub| {
            while let Some(new) = renamed[reg].expand() {
                reg = new;
            }
            Some((reg, sub))
        });
    }
}

/// Lets readers after the definition of a tuple read the tuple instead of its parts.
fn read_tuples(func: &mut MachineFunction, trees: &Trees, bank: Bank, graph: &FlowGraph<Block>) {
    let Some(entry) = graph.entry() else { return };
    let mut now: SecondaryMap<VReg, Option<(VReg, SubReg)>> = SecondaryMap::new();
    enum Step {
        Enter(Block),
        Leave(Vec<VReg>),
    }
    let dom = trees.of(bank);
    let mut work = vec![Step::Enter(entry)];
    while let Some(step) = work.pop() {
        match step {
            Step::Enter(block) => {
                let made = read_tuples_in(func, block, bank, graph, &mut now);
                work.push(Step::Leave(made));
                work.extend(dom.children(block).iter().map(|&b| Step::Enter(b)));
            }
            Step::Leave(made) => made.into_iter().for_each(|reg| now[reg] = None),
        }
    }
}

fn read_tuples_in(
    func: &mut MachineFunction,
    block: Block,
    bank: Bank,
    graph: &FlowGraph<Block>,
    now: &mut SecondaryMap<VReg, Option<(VReg, SubReg)>>,
) -> Vec<VReg> {
    let mut made = Vec::new();
    for inst in func.insts(block).collect::<SmallVec<[Inst; 32]>>() {
        let opcode = func.opcode(inst);
        if opcode == generic::PHI {
            continue;
        }
        for n in 0..func.operands(inst).len() {
            let Operand::Reg(operand) = *func.operand(inst, n) else { continue };
            if operand.is_def() || !operand.sub.is_whole() {
                continue;
            }
            let Some((tuple, sub)) = operand.reg.as_virtual().and_then(|r| now[r]) else {
                continue;
            };
            let mut operand = operand;
            operand.reg = Reg::virtual_reg(tuple);
            operand.sub = sub;
            func.set_operand(inst, n, operand);
        }
        if opcode != generic::REG_SEQUENCE {
            continue;
        }
        let Some(tuple) = func.def_vreg(inst) else { continue };
        if bank_of(func, tuple) != Some(bank) {
            continue;
        }
        for pair in func.operands(inst)[1..].chunks_exact(2) {
            let [Operand::Reg(from), Operand::SubReg(sub)] = *pair else { continue };
            let Some(reg) = from.reg.as_virtual() else { continue };
            let own = bank_of(func, reg) == Some(bank);
            let place = func.target.sub_reg(sub);
            if place.units > 4 || place.units > 2 && !place.offset.is_multiple_of(4) {
                // Not where readers may want a tuple to begin.
                continue;
            }
            let same = func
                .vreg_class(reg)
                .is_some_and(|c| func.target.class(c).units == func.target.sub_reg(sub).units);
            if own && same && from.sub.is_whole() && now[reg].is_none() {
                now[reg] = Some((tuple, sub));
                made.push(reg);
            }
        }
    }
    for &to in graph.successors(block) {
        read_tuples_in_phis(func, block, to, bank, now);
    }
    made
}

/// The same of what phis get along an edge.
fn read_tuples_in_phis(
    func: &mut MachineFunction,
    from: Block,
    to: Block,
    bank: Bank,
    now: &SecondaryMap<VReg, Option<(VReg, SubReg)>>,
) {
    let mut next = func.first_inst(to);
    while let Some(phi) = next.filter(|&i| func.opcode(i) == generic::PHI) {
        next = func.next_inst(phi);
        if func.def_vreg(phi).and_then(|r| bank_of(func, r)) != Some(bank) {
            continue;
        }
        for n in (1..func.operands(phi).len()).step_by(2) {
            let (Operand::Reg(mut value), Some(block)) =
                (*func.operand(phi, n), func.operand(phi, n + 1).as_block())
            else {
                continue;
            };
            if block == from
                && value.sub.is_whole()
                && let Some((tuple, sub)) = value.reg.as_virtual().and_then(|r| now[r])
            {
                value.reg = Reg::virtual_reg(tuple);
                value.sub = sub;
                func.set_operand(phi, n, value);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::target::Target;
    use crate::target::classes::{Bank as Side, Classes};
    use ir::machine::{FunctionKind, remove_dead};

    /// A block with what `build` puts in it, after sharing; how often each opcode is left.
    fn shared(build: impl Fn(&mut ir::machine::Builder<'_>, &Classes)) -> Vec<Opcode> {
        let target = Target::new(crate::target::Generation::Gfx942);
        let mut func = MachineFunction::new("f", FunctionKind::Kernel, target.info());
        let block = func.add_block();
        let mut at = func.at_end(block);
        build(&mut at, Classes::of(target));
        at.build(op::S_ENDPGM).imm(0).finish();
        let lanes = FlowGraph::new(&func);
        run(&mut func, &lanes);
        remove_dead(&mut func);
        func.insts(block).map(|i| func.opcode(i)).collect()
    }

    #[test]
    fn equal_sums_are_one_and_masks_are_not_shared_across_exec() {
        let opcodes = shared(|b, classes| {
            let one = classes.tuple(Side::V, 1).unwrap();
            let [x, y, z, m, n] = [one, one, one, classes.mask, classes.mask].map(|c| b.vreg(c));
            b.build(generic::COPY).def(x).reg(regs::vgpr(0, 1)).finish();
            for to in [y, z] {
                b.build(op::V_ADD_U32_e32).def(to).reg(x).reg(x).implicit(regs::EXEC).finish();
            }
            for (to, of) in [(m, y), (n, z)] {
                b.build(op::V_CMP_EQ_U32_e64).def(to).reg(of).imm(7).implicit(regs::EXEC).finish();
                b.build(op::S_MOV_B64).def(regs::EXEC).reg(to).finish();
            }
        });
        let count = |o| opcodes.iter().filter(|&&p| p == o).count();
        assert_eq!(count(op::V_ADD_U32_e32), 1);
        assert_eq!(count(op::V_CMP_EQ_U32_e64), 2);
    }

    #[test]
    fn a_carry_that_is_read_stays() {
        let opcodes = shared(|b, classes| {
            let one = classes.tuple(Side::S, 1).unwrap();
            let [x, a, c, d, e] = [one; 5].map(|c| b.vreg(c));
            b.build(generic::COPY).def(x).reg(regs::sgpr(0, 1)).finish();
            for (low, high) in [(a, c), (d, e)] {
                let add = b.build(op::S_ADD_U32).def(low).reg(x).reg(x);
                add.implicit_def(regs::SCC).finish();
                let carry = b.build(op::S_ADDC_U32).def(high).reg(x).imm(0);
                carry.implicit_def(regs::SCC).implicit(regs::SCC).finish();
                b.build(op::S_MOV_B32).def(regs::sgpr(9, 1)).reg(low).finish();
                b.build(op::S_MOV_B32).def(regs::sgpr(8, 1)).reg(high).finish();
            }
        });
        assert_eq!(opcodes.iter().filter(|&&o| o == op::S_ADD_U32).count(), 2);
    }

    #[test]
    fn a_part_of_a_tuple_is_read_there() {
        let opcodes = shared(|b, classes| {
            let (one, two) =
                (classes.tuple(Side::V, 1).unwrap(), classes.tuple(Side::V, 2).unwrap());
            let (t, x) = (b.vreg(two), b.vreg(one));
            let part = classes.part(1, 1);
            b.build(generic::COPY).def(t).reg(regs::vgpr(2, 2)).finish();
            b.build(generic::COPY).def(x).reg_part(t, part).finish();
            b.build(generic::COPY).def(regs::vgpr(7, 1)).reg(x).finish();
        });
        assert_eq!(opcodes.iter().filter(|&&o| o == generic::COPY).count(), 2);
    }
}
