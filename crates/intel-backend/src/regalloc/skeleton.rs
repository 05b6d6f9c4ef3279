//! The skeleton: a machine function of the shared crates with one instruction for each of the EU's, which says only what
//! registers it reads and writes.
//!
//! It is in SSA form. A write that keeps something of what was there ([`Facts::kept`]) is a def tied to a use of the old
//! value; so the values of one virtual register are chains, which meet in phis. No two of them are ever live together.
//!
//! Other effects of the hardware on registers become constraints:
//!
//! * An instruction works on the first register of its operands before the second. If it takes two, its destination is
//!   either the place of a source that ends there and has the same layout (a tie), or shares nothing with any source
//!   (an early clobber).
//! * The payload of the message that ends the thread has a class of its own.
//! * Physical registers are operands as such, and live into blocks.

use cranelift_entity::packed_option::PackedOption;
use cranelift_entity::{EntityRef, EntitySet, SecondaryMap};
use ir::diagnostic::Diagnostic;
use ir::graph::{DomTree, FlowGraph, iterated_frontier};
use ir::machine::{Block as Home, Inst as Bone};
use ir::machine::{
    FunctionKind, LaneMask, MachineFunction, Operand, PReg, Reg, RegClass, RegFlags, RegOperand,
    VReg as Value, generic,
};
use smallvec::SmallVec;

use super::Failure;
use super::facts::{Facts, for_each_register};
use super::physical::{self, Units, is_paired};
use super::target::{BRANCH, END, JUMP, PLAIN, TARGET, class_of};
use crate::target::eu::{Base, Block, EuFunction, Flow, Inst, InstData, Op, Src, VReg, VRegKind};

/// Operands of a skeleton's instruction that are a virtual register of the EU instruction.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Slot {
    pub(crate) reg: VReg,
    /// The operand that writes it.
    pub(crate) def: Option<usize>,
    /// The operand that reads it.
    pub(crate) used: Option<usize>,
}

/// A skeleton and what leads back to the function.
pub(crate) struct Skeleton {
    pub(crate) func: MachineFunction,
    /// Blocks that hold nothing but a meeting point.
    pub(crate) codeless: EntitySet<Home>,
    /// By EU instruction.
    pub(crate) slots: SecondaryMap<Inst, SmallVec<[Slot; 3]>>,
    /// The register whose value each value is.
    pub(crate) origins: SecondaryMap<Value, PackedOption<VReg>>,
    /// The physical registers that are live where blocks begin.
    pub(crate) physical: SecondaryMap<Block, Units>,
}

impl Skeleton {
    /// The EU instruction of one of the skeleton; none of phis and of what is undefined.
    pub(crate) fn number(&self, bone: Bone) -> Option<Inst> {
        let number = self.func.operands(bone).iter().find_map(Operand::as_imm)?;
        Some(Inst::new(usize::try_from(number).ok()?))
    }
}

/// The skeleton's block of a block: they have the same numbers.
pub(crate) fn home(block: Block) -> Home {
    Home::from_u32(block.as_u32())
}

/// Whether a block can hold no other instruction.
pub(crate) fn is_codeless(func: &EuFunction, block: Block) -> bool {
    let first = func.blocks[block].insts.first();
    first.is_some_and(|&inst| matches!(func.insts[inst].op.desc().flow, Flow::EndIf | Flow::Join))
}

/// Makes the skeleton of a function all of whose blocks are reached, with meeting points in blocks of their own, given
/// the facts about it.
///
/// # Errors
/// The function has something without a skeleton: phis, or registers that are too long.
pub(crate) fn build(func: &EuFunction, facts: &Facts) -> Result<Skeleton, Failure> {
    let classes = classes(func)?;
    let graph = facts.graph().clone();
    let mut skeleton = MachineFunction::new(func.name.as_str(), FunctionKind::Kernel, &TARGET);
    skeleton.reserve(func.insts.len() * 2, func.vregs.len() * 2);
    for _ in 0..func.blocks.len() {
        skeleton.create_block();
    }
    func.layout.iter().for_each(|&block| skeleton.append_block(home(block)));
    let physical = physical::live_in(func, &graph);
    let mut codeless = EntitySet::new();
    for &block in &func.layout {
        if is_codeless(func, block) {
            codeless.insert(home(block));
        }
        let live_ins = physical[block].registers().map(|reg| (reg, LaneMask::ALL));
        skeleton.block_mut(home(block)).live_ins.extend(live_ins);
    }
    let mut builder = Builder {
        func,
        facts,
        classes,
        skeleton,
        slots: SecondaryMap::new(),
        origins: SecondaryMap::new(),
        several: written_by_several(func),
        phis: SecondaryMap::new(),
        joined: SecondaryMap::new(),
        now: SecondaryMap::new(),
        before: Vec::new(),
    };
    let doms = DomTree::new(&graph);
    builder.place_phis(&graph, &doms);
    builder.walk(&graph, &doms).map_err(Failure::Other)?;
    builder.fill_phis(&graph);
    let Builder { skeleton, slots, origins, .. } = builder;
    Ok(Skeleton { func: skeleton, codeless, slots, origins, physical })
}

/// The class of each register that is used.
fn classes(func: &EuFunction) -> Result<SecondaryMap<VReg, Option<RegClass>>, Failure> {
    let mut last: EntitySet<VReg> = EntitySet::new();
    let mut used: EntitySet<VReg> = EntitySet::new();
    for (_, inst) in func.placed() {
        let data = &func.insts[inst];
        if data.op == Op::Phi {
            let error = Diagnostic::unsupported("allocating a function with phis");
            return Err(Failure::Other(error.in_function(&func.name)));
        }
        for_each_register(func, data, |reg, _| {
            used.insert(reg);
        });
        if data.send().is_some_and(|send| send.eot) && !func.device.has_mrf() {
            last.extend(data.srcs.iter().filter_map(Src::as_virtual));
        }
    }
    let mut classes = SecondaryMap::new();
    for (reg, data) in func.vregs.iter().filter(|(reg, _)| used.contains(*reg)) {
        let class = class_of(func.device, data.kind, last.contains(reg)).ok_or_else(|| {
            let error = Diagnostic::unsupported(format!("allocating {reg}, which is too long"));
            Failure::Shortage(error.in_function(&func.name))
        })?;
        classes[reg] = Some(class);
    }
    Ok(classes)
}

fn written_by_several(func: &EuFunction) -> EntitySet<VReg> {
    let (mut once, mut several) = (EntitySet::new(), EntitySet::new());
    for (_, inst) in func.placed() {
        for_each_register(func, &func.insts[inst], |reg, written| {
            if written && !once.insert(reg) {
                several.insert(reg);
            }
        });
    }
    several
}

struct Builder<'f> {
    func: &'f EuFunction,
    facts: &'f Facts,
    classes: SecondaryMap<VReg, Option<RegClass>>,
    skeleton: MachineFunction,
    slots: SecondaryMap<Inst, SmallVec<[Slot; 3]>>,
    origins: SecondaryMap<Value, PackedOption<VReg>>,
    /// Registers that several instructions write.
    several: EntitySet<VReg>,
    /// The registers for which a block begins with phis, and their values.
    phis: SecondaryMap<Block, Vec<(VReg, Value)>>,
    /// The values that come to a block's phis, in their order, by where they come from.
    joined: SecondaryMap<Block, Vec<(Block, JoinedValues)>>,
    /// The values at the place at hand.
    now: SecondaryMap<VReg, PackedOption<Value>>,
    /// Values that were replaced in `now`, to be put back at the end of a block's part of the
    /// dominator tree.
    before: Vec<(VReg, PackedOption<Value>)>,
}

/// The values of a block's phis that one edge brings.
type JoinedValues = SmallVec<[PackedOption<Value>; 8]>;

impl Builder<'_> {
    fn class(&self, reg: VReg) -> RegClass {
        self.classes[reg].expect("a register that is used")
    }

    fn value(&mut self, reg: VReg) -> Value {
        let class = self.class(reg);
        let value = self.skeleton.new_vreg(class);
        self.origins[value] = reg.into();
        value
    }

    fn place_phis(&mut self, graph: &FlowGraph<Block>, doms: &DomTree<Block>) {
        let mut homes: SecondaryMap<VReg, SmallVec<[Block; 4]>> = SecondaryMap::new();
        for (block, inst) in self.func.placed() {
            for_each_register(self.func, &self.func.insts[inst], |reg, written| {
                if written && homes[reg].last() != Some(&block) {
                    homes[reg].push(block);
                }
            });
        }
        // A path of the machine that no channel takes brings no value: the range that starts after it is a value
        // of its own.
        let mut fresh: SecondaryMap<VReg, SmallVec<[Block; 4]>> = SecondaryMap::new();
        for &block in &self.func.layout {
            for &from in graph.predecessors(block) {
                for reg in self.facts.lost(from, block) {
                    if fresh[reg].last() != Some(&block) {
                        fresh[reg].push(block);
                    }
                }
            }
        }
        for reg in self.func.vregs.keys() {
            if homes[reg].is_empty() || !self.facts.crosses_blocks(reg) {
                continue;
            }
            homes[reg].extend_from_slice(&fresh[reg]);
            let mut joins = iterated_frontier(graph, doms, &homes[reg], |block| {
                self.facts.is_live_in(block, reg)
            });
            joins.extend_from_slice(&fresh[reg]);
            joins.sort_unstable();
            joins.dedup();
            for block in joins {
                let value = self.value(reg);
                self.phis[block].push((reg, value));
            }
        }
    }

    /// Visits all blocks down the dominator tree: where a block has no phi for a register, it begins with the value that the
    /// register has where the block's dominator ends.
    fn walk(&mut self, graph: &FlowGraph<Block>, doms: &DomTree<Block>) -> Result<(), Diagnostic> {
        let mut open: Vec<(Option<u32>, usize)> = Vec::new();
        for &block in doms.preorder() {
            let level = doms.level(block);
            while let Some(&(above, mark)) = open.last()
                && above >= level
            {
                open.pop();
                for (reg, value) in self.before.drain(mark..).rev() {
                    self.now[reg] = value;
                }
            }
            open.push((level, self.before.len()));
            self.block(graph, block)?;
        }
        Ok(())
    }

    fn set(&mut self, reg: VReg, value: Value) {
        self.before.push((reg, self.now[reg]));
        self.now[reg] = value.into();
    }

    fn block(&mut self, graph: &FlowGraph<Block>, block: Block) -> Result<(), Diagnostic> {
        for at in 0..self.phis[block].len() {
            let (reg, value) = self.phis[block][at];
            self.set(reg, value);
            self.skeleton.at_end(home(block)).build(generic::PHI).def(value).finish();
        }
        for &inst in &self.func.blocks[block].insts {
            self.inst(block, inst)?;
        }
        for &next in graph.successors(block) {
            if self.phis[next].is_empty()
                || self.joined[next].iter().any(|(from, _)| *from == block)
            {
                continue;
            }
            // If nothing was written, or no channel has it any more, there is no value.
            let value = |reg: VReg| match self.facts.is_live_out(block, reg) {
                true => self.now[reg],
                false => None.into(),
            };
            let values = self.phis[next].iter().map(|&(reg, _)| value(reg)).collect();
            self.joined[next].push((block, values));
        }
        Ok(())
    }

    fn fill_phis(&mut self, graph: &FlowGraph<Block>) {
        for &block in graph.reverse_postorder() {
            let mut joined = core::mem::take(&mut self.joined[block]);
            joined.sort_unstable_by_key(|(from, _)| *from);
            let bones: Vec<Bone> = self.skeleton.phis(home(block)).collect();
            for (at, (&(_, own), bone)) in self.phis[block].iter().zip(bones).enumerate() {
                for (from, values) in &joined {
                    let operand = match values[at].expand() {
                        Some(value) => RegOperand::new(value),
                        None => RegOperand::new(own).with(RegFlags::UNDEF),
                    };
                    self.skeleton.push_operand(bone, Operand::Reg(operand));
                    self.skeleton.push_operand(bone, Operand::Block(home(*from)));
                }
            }
        }
    }

    fn undefined(&mut self, block: Block, reg: VReg) -> Value {
        let value = self.value(reg);
        self.skeleton.at_end(home(block)).build(generic::IMPLICIT_DEF).def(value).finish();
        self.set(reg, value);
        value
    }

    fn inst(&mut self, block: Block, inst: Inst) -> Result<(), Diagnostic> {
        let data = &self.func.insts[inst];
        if data.op == Op::Undef {
            if let Base::Virtual(reg) = data.dst.base {
                self.undefined(block, reg);
            }
            return Ok(());
        }
        if let Some(message) = refused(self.func, data) {
            return Err(Diagnostic::unsupported(message).in_function(&self.func.name));
        }
        let (mut read, mut written): (SmallVec<[VReg; 4]>, SmallVec<[VReg; 4]>) =
            (SmallVec::new(), SmallVec::new());
        for_each_register(self.func, data, |reg, is_write| {
            let known = if is_write { &mut written as &mut dyn Registers } else { &mut read };
            known.add(reg);
        });
        let kept: SmallVec<[bool; 2]> =
            written.iter().map(|&reg| self.facts.kept(inst, reg) != 0).collect();
        // Uses: what is read, and old values that are kept.
        let mut uses: SmallVec<[(VReg, Value); 4]> = SmallVec::new();
        let wanted = written.iter().zip(&kept).filter(|(_, kept)| **kept).map(|(reg, _)| *reg);
        let all: SmallVec<[VReg; 4]> = read.iter().copied().chain(wanted).collect();
        for reg in all {
            if uses.iter().any(|used| used.0 == reg) {
                continue;
            }
            let value = match self.now[reg].expand() {
                Some(value) if !self.facts.is_undefined(inst, reg) => value,
                _ => self.undefined(block, reg),
            };
            uses.push((reg, value));
        }
        let defs: SmallVec<[(VReg, Value); 2]> =
            written.iter().map(|&reg| (reg, self.value(reg))).collect();
        let bone = self.emit(block, inst, &defs, &uses);
        let used_at =
            |reg: VReg| uses.iter().position(|used| used.0 == reg).map(|at| defs.len() + at);
        for (at, (&(reg, _), &kept)) in defs.iter().zip(&kept).enumerate() {
            let to = if kept { Some(reg) } else { self.same_place(inst, reg) };
            match to.and_then(used_at) {
                Some(used) => self.skeleton.tie(bone, at, used),
                None if is_paired(self.func, data) && data.dst.base == Base::Virtual(reg) => {
                    if let Operand::Reg(def) = &mut self.skeleton.operands_mut(bone)[at] {
                        def.flags |= RegFlags::EARLY_CLOBBER;
                    }
                }
                None => {}
            }
        }
        let mut slots: SmallVec<[Slot; 3]> = SmallVec::new();
        for (at, &(reg, value)) in defs.iter().enumerate() {
            slots.push(Slot { reg, def: Some(at), used: used_at(reg) });
            self.set(reg, value);
        }
        for (at, &(reg, _)) in uses.iter().enumerate() {
            if !slots.iter().any(|slot| slot.reg == reg) {
                slots.push(Slot { reg, def: None, used: Some(defs.len() + at) });
            }
        }
        self.slots[inst] = slots;
        Ok(())
    }

    /// The instruction: its defs, its uses, the number, the targets.
    fn emit(
        &mut self,
        block: Block,
        inst: Inst,
        defs: &[(VReg, Value)],
        uses: &[(VReg, Value)],
    ) -> Bone {
        let data = &self.func.insts[inst];
        let mut operands: Vec<Operand> = Vec::new();
        operands.extend(defs.iter().map(|def| Operand::Reg(RegOperand::def(def.1))));
        operands.extend(uses.iter().map(|used| Operand::Reg(RegOperand::new(used.1))));
        operands.push(Operand::Imm(inst.index() as i64));
        if let Some(branch) = data.branch() {
            operands.push(Operand::Block(home(branch.jip)));
            if data.op.desc().flow == Flow::Goto {
                operands.push(Operand::Block(home(branch.uip)));
            }
        }
        let physical = |reg: PReg| Reg::physical(reg);
        for reg in Units::needed(self.func, data).registers() {
            operands.push(Operand::Reg(RegOperand::new(physical(reg)).with(RegFlags::IMPLICIT)));
        }
        for reg in Units::written(self.func, data).registers() {
            operands.push(Operand::Reg(RegOperand::def(physical(reg)).with(RegFlags::IMPLICIT)));
        }
        let opcode = match data.op.desc().flow {
            _ if data.send().is_some_and(|send| send.eot) => END,
            Flow::None => PLAIN,
            Flow::Jump if data.pred.is_none() => JUMP,
            _ => BRANCH,
        };
        let bone = self.skeleton.create_inst(opcode, &operands);
        self.skeleton.insert_inst(bone, home(block), None);
        bone
    }

    /// A source that ends at an instruction and whose place the whole destination may have: the register itself if it is read,
    /// else another one, but, unless it is only moved, not for a register that several instructions write: that has a place of its
    /// own already.
    fn same_place(&self, inst: Inst, to: VReg) -> Option<VReg> {
        let data = &self.func.insts[inst];
        // A move whose source ends is nothing if its destination stays there: what has to be elsewhere in the end is moved with
        // everything else.
        let moves = data.moves_in_place();
        if !(moves || is_paired(self.func, data)) || data.dst.base != Base::Virtual(to) {
            return None;
        }
        let fits = |src: &Src| {
            let reg = src.as_reg()?;
            let Base::Virtual(from) = reg.base else { return None };
            let alike = moves
                || reg.offset == data.dst.offset
                    && reg.ty.bytes() == data.dst.ty.bytes()
                    && reg.region.stride(data.control.exec) == Some(u32::from(data.dst.stride));
            let all_alike = data.srcs.iter().all(|other| {
                let same = |o: &crate::target::eu::RegSrc| {
                    (o.offset, o.region, o.ty) == (reg.offset, reg.region, reg.ty)
                };
                other.as_virtual() != Some(from) || other.as_reg().is_some_and(same)
            });
            let ends = from == to || self.facts.dies(inst, from);
            (alike && all_alike && ends && self.class(from) == self.class(to)).then_some(from)
        };
        let own = data.srcs.iter().filter(|src| src.as_virtual() == Some(to)).find_map(fits);
        let may = moves || !self.several.contains(to);
        own.or_else(|| data.srcs.iter().find_map(fits).filter(|_| may))
    }
}

trait Registers {
    fn add(&mut self, reg: VReg);
}

impl<const N: usize> Registers for SmallVec<[VReg; N]>
where
    [VReg; N]: smallvec::Array<Item = VReg>,
{
    fn add(&mut self, reg: VReg) {
        if !self.contains(&reg) {
            self.push(reg);
        }
    }
}

/// Why an instruction cannot be allocated.
fn refused(func: &EuFunction, data: &InstData) -> Option<String> {
    if let Some(crate::target::eu::Flag::Virtual(reg)) = data.flag
        && let Some(VRegKind::Flag(bits)) = func.vregs.get(reg).map(|reg| reg.kind)
        && u32::from(data.control.group) + u32::from(data.control.exec) > u32::from(bits)
    {
        return Some(format!("a flag of {bits} bits for channels beyond, {reg}"));
    }
    None
}
