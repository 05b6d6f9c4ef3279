//! Function bodies: blocks with parameters, instructions, locals, and their order.
//!
//! Instructions of a block form a doubly linked list, so inserting and removing while walking is
//! cheap; blocks lie in a vector in the order of the text. There are no use lists: passes that need
//! them build [`Uses`](crate::ssa::uses::Uses) once. Replaced values are collected in a
//! [`ValueMap`] and rewritten in one sweep.

use super::constants::ConstTable;
use super::context::Context;
use super::entities::{Attachments, Md};
pub use super::entities::{Block, Inst, Local};
use super::instructions::{
    BlockCall, CallId, CallInfo, CasesId, FastMath, InstData, InstKind, MaskId, MdOperand,
    MdOperandId, PathId, TargetsId, Value, ValueKind, ValueList, ValuePool,
};
use super::types::Type;
use crate::map::Map;
use cranelift_entity::packed_option::PackedOption;
use cranelift_entity::{EntityList, ListPool, PrimaryMap, SecondaryMap};

/// Definition of a local.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LocalDef {
    /// Result of an instruction.
    Inst(Inst),
    /// Parameter number `.1` of a block; parameters of the entry block are the function's.
    Param(Block, u32),
}

/// Type and origin of a local.
#[derive(Clone, Copy, Debug)]
pub struct LocalData {
    /// Its type.
    pub ty: Type,
    /// Its origin.
    pub def: LocalDef,
}

/// A block's parameters and the ends of its instruction list.
#[derive(Clone, Default, Debug)]
pub struct BlockData {
    /// Parameters (phis in the text).
    pub params: EntityList<Local>,
    first: PackedOption<Inst>,
    last: PackedOption<Inst>,
}

#[derive(Clone, Copy, Default, Debug)]
struct InstNode {
    block: PackedOption<Block>,
    prev: PackedOption<Inst>,
    next: PackedOption<Inst>,
}

/// Attributes of a phi of the text besides its values.
#[derive(Clone, Copy, Default, Debug)]
pub struct ParamInfo {
    /// Fast-math flags.
    pub fast_math: FastMath,
    /// Attached metadata.
    pub metadata: Attachments,
    /// Debug location.
    pub debug_loc: PackedOption<Md>,
}

/// A function's body.
#[derive(Clone, Default, Debug)]
pub struct Body {
    /// All instructions, in the layout or not.
    pub insts: PrimaryMap<Inst, InstData>,
    /// All locals.
    pub locals: PrimaryMap<Local, LocalData>,
    /// All blocks, in the layout or not.
    pub blocks: PrimaryMap<Block, BlockData>,
    /// Operand lists.
    pub lists: ValuePool,
    /// Parameter lists of blocks.
    pub params: ListPool<Local>,
    /// Calls' data.
    pub calls: PrimaryMap<CallId, CallInfo>,
    /// Masks of `shufflevector`: one index per result lane, -1 for poison.
    pub shuffle_masks: PrimaryMap<MaskId, Box<[i32]>>,
    /// Paths of `extractvalue` and `insertvalue`.
    pub index_paths: PrimaryMap<PathId, Box<[u32]>>,
    /// Cases of switches: constant (an integer) and target.
    pub switch_cases: PrimaryMap<CasesId, Vec<(Value, BlockCall)>>,
    /// Targets of indirect branches.
    pub target_lists: PrimaryMap<TargetsId, Vec<BlockCall>>,
    /// Metadata operands of calls.
    pub md_operands: PrimaryMap<MdOperandId, MdOperand>,
    /// Flags and metadata of block parameters that have any.
    pub param_info: Map<Local, ParamInfo>,
    nodes: SecondaryMap<Inst, InstNode>,
    order: Vec<Block>,
    names: String,
    local_names: SecondaryMap<Local, (u32, u32)>,
    block_names: SecondaryMap<Block, (u32, u32)>,
}

/// Replacements of locals, for [`Body::rewrite`]. Chains are followed.
pub type ValueMap = SecondaryMap<Local, PackedOption<Value>>;

/// Follows replacements to the last. A chain may be long but is never a cycle.
#[inline]
pub fn resolve(map: &ValueMap, mut value: Value) -> Value {
    while let Some(next) = value.local().and_then(|l| map[l].expand()) {
        value = next;
    }
    value
}

impl Body {
    /// The entry block, whose parameters are the function's.
    ///
    /// # Panics
    /// If the body has no block.
    #[inline]
    pub fn entry(&self) -> Block {
        self.order[0]
    }

    /// Blocks in the order of the text.
    #[inline]
    pub fn block_order(&self) -> &[Block] {
        &self.order
    }

    /// Makes a block; it is not in the order yet.
    pub fn make_block(&mut self) -> Block {
        self.blocks.push(BlockData::default())
    }

    /// Makes a block at the end of the order.
    pub fn append_block(&mut self) -> Block {
        let block = self.make_block();
        self.order.push(block);
        block
    }

    /// Puts the order of blocks; those left out are removed with their instructions.
    pub fn set_block_order(&mut self, order: Vec<Block>) {
        self.order = order;
    }

    /// Puts `block` into the order, after `after`. (Linear in the number of blocks; to place many,
    /// use [`Body::set_block_order`].)
    pub fn insert_block_after(&mut self, block: Block, after: Block) {
        let at = self.order.iter().position(|&b| b == after).expect("a block of the order");
        self.order.insert(at + 1, block);
    }

    /// Keeps only the blocks of the order for which `keep` holds.
    pub fn retain_blocks(&mut self, mut keep: impl FnMut(Block) -> bool) {
        self.order.retain(|&b| keep(b));
    }

    /// Parameters of `block`.
    #[inline]
    pub fn block_params(&self, block: Block) -> &[Local] {
        self.blocks[block].params.as_slice(&self.params)
    }

    /// Adds a parameter to `block`. Every branch to it then needs one more argument.
    pub fn append_param(&mut self, block: Block, ty: Type) -> Local {
        let n = self.blocks[block].params.len(&self.params) as u32;
        let local = self.locals.push(LocalData { ty, def: LocalDef::Param(block, n) });
        self.blocks[block].params.push(local, &mut self.params);
        local
    }

    /// Keeps the parameters of `block` whose number `keep` accepts, renumbering them. The branches to
    /// it must be given arguments to match ([`Body::retain_branch_args`]).
    pub fn retain_params(&mut self, block: Block, mut keep: impl FnMut(usize) -> bool) {
        let old = self.block_params(block).to_vec();
        let kept: Vec<Local> =
            old.iter().enumerate().filter(|&(n, _)| keep(n)).map(|(_, &l)| l).collect();
        for (n, &local) in kept.iter().enumerate() {
            self.locals[local].def = LocalDef::Param(block, n as u32);
        }
        let list = EntityList::from_slice(&kept, &mut self.params);
        self.blocks[block].params = list;
    }

    /// Keeps, on every edge from the terminator `inst` to `block`, the arguments that `keep` accepts.
    pub fn retain_branch_args(
        &mut self,
        inst: Inst,
        block: Block,
        mut keep: impl FnMut(usize) -> bool,
    ) {
        self.for_each_target_mut(inst, |target, pool| {
            if target.block == block {
                let kept: Vec<Value> = target
                    .args
                    .as_slice(pool)
                    .iter()
                    .enumerate()
                    .filter(|&(n, _)| keep(n))
                    .map(|(_, &v)| v)
                    .collect();
                target.args = EntityList::from_slice(&kept, pool);
            }
        });
    }

    /// Makes an instruction that is in no block yet. `ty` is its result's type, `void` for none.
    pub fn make_inst(&mut self, kind: InstKind, ty: Type) -> Inst {
        let inst = self.insts.push(InstData {
            kind,
            result: None.into(),
            metadata: Attachments::default(),
            debug_loc: None.into(),
        });
        if !ty.is_void() {
            let local = self.locals.push(LocalData { ty, def: LocalDef::Inst(inst) });
            self.insts[inst].result = Some(local).into();
        }
        inst
    }

    /// The result of `inst`.
    #[inline]
    pub fn result(&self, inst: Inst) -> Option<Local> {
        self.insts[inst].result.expand()
    }

    /// The line of the module's text that `inst` was read from, from 1, if the reader noted it. A message about an instruction
    /// takes its place from here ([`Diagnostic::on_line`](crate::diagnostic::Diagnostic::on_line)).
    pub fn text_line(&self, cx: &Context, inst: Inst) -> Option<u32> {
        cx.metadata.origin(self.insts[inst].debug_loc.expand()?)
    }

    /// Puts `inst` at the end of `block`.
    #[inline]
    pub fn append_inst(&mut self, inst: Inst, block: Block) {
        let last = self.blocks[block].last;
        self.nodes[inst] = InstNode { block: Some(block).into(), prev: last, next: None.into() };
        match last.expand() {
            Some(l) => self.nodes[l].next = Some(inst).into(),
            None => self.blocks[block].first = Some(inst).into(),
        }
        self.blocks[block].last = Some(inst).into();
    }

    /// Puts `inst` before `before`.
    pub fn insert_inst_before(&mut self, inst: Inst, before: Inst) {
        let node = self.nodes[before];
        let block = node.block.expand().expect("an instruction of the layout");
        self.nodes[inst] =
            InstNode { block: node.block, prev: node.prev, next: Some(before).into() };
        match node.prev.expand() {
            Some(p) => self.nodes[p].next = Some(inst).into(),
            None => self.blocks[block].first = Some(inst).into(),
        }
        self.nodes[before].prev = Some(inst).into();
    }

    /// Puts `inst` after `after`.
    pub fn insert_inst_after(&mut self, inst: Inst, after: Inst) {
        match self.nodes[after].next.expand() {
            Some(next) => self.insert_inst_before(inst, next),
            None => {
                let block = self.nodes[after].block.expand().expect("an instruction of the layout");
                self.append_inst(inst, block);
            }
        }
    }

    /// Takes `inst` out of its block. Its data stay.
    pub fn remove_inst(&mut self, inst: Inst) {
        let node = std::mem::take(&mut self.nodes[inst]);
        let Some(block) = node.block.expand() else { return };
        match node.prev.expand() {
            Some(p) => self.nodes[p].next = node.next,
            None => self.blocks[block].first = node.next,
        }
        match node.next.expand() {
            Some(n) => self.nodes[n].prev = node.prev,
            None => self.blocks[block].last = node.prev,
        }
    }

    /// Moves `inst` and all after it to the end of `to`. Linear in what is moved.
    pub fn split_block_at(&mut self, inst: Inst, to: Block) {
        let mut next = Some(inst);
        while let Some(i) = next {
            next = self.nodes[i].next.expand();
            self.remove_inst(i);
            self.append_inst(i, to);
        }
    }

    /// The block that `inst` is in.
    #[inline]
    pub fn inst_block(&self, inst: Inst) -> Option<Block> {
        self.nodes[inst].block.expand()
    }

    /// First instruction of `block`.
    #[inline]
    pub fn first_inst(&self, block: Block) -> Option<Inst> {
        self.blocks[block].first.expand()
    }

    /// First instruction of `block` that is no debug record: what a pass looks at that asks how a block begins.
    #[inline]
    pub fn first_code(&self, block: Block) -> Option<Inst> {
        let mut next = self.first_inst(block);
        while let Some(inst) = next
            && matches!(self.insts[inst].kind, InstKind::DebugRecord { .. })
        {
            next = self.next_inst(inst);
        }
        next
    }

    /// Last instruction of `block`.
    #[inline]
    pub fn last_inst(&self, block: Block) -> Option<Inst> {
        self.blocks[block].last.expand()
    }

    /// The instruction after `inst` in its block.
    #[inline]
    pub fn next_inst(&self, inst: Inst) -> Option<Inst> {
        self.nodes[inst].next.expand()
    }

    /// The instruction before `inst` in its block.
    #[inline]
    pub fn prev_inst(&self, inst: Inst) -> Option<Inst> {
        self.nodes[inst].prev.expand()
    }

    /// The terminator of `block`, if it has one.
    #[inline]
    pub fn terminator(&self, block: Block) -> Option<Inst> {
        self.last_inst(block).filter(|&i| self.insts[i].kind.is_terminator())
    }

    /// Instructions of `block` in order.
    #[inline]
    pub fn block_insts(&self, block: Block) -> impl Iterator<Item = Inst> + '_ {
        std::iter::successors(self.first_inst(block), |&i| self.next_inst(i))
    }

    /// Instructions of all blocks in the order of the layout.
    pub fn all_insts(&self) -> impl Iterator<Item = Inst> + '_ {
        self.order.iter().flat_map(|&block| self.block_insts(block))
    }

    /// The same as a list, for passes that change the blocks while they walk.
    pub fn inst_list(&self) -> Vec<Inst> {
        self.all_insts().collect()
    }

    /// Calls `f` on each successor of `block`, once per edge.
    #[inline]
    pub fn for_each_successor(&self, block: Block, mut f: impl FnMut(Block)) {
        if let Some(inst) = self.terminator(block) {
            self.insts[inst].kind.for_each_target(self, |t| f(t.block));
        }
    }

    /// Type of any operand; `void` for one that does not exist, which only a builder's user can make and the verifier refuses.
    #[inline]
    pub fn value_type(&self, value: Value, cx: &Context) -> Type {
        match value.kind() {
            ValueKind::Local(l) => self.locals.get(l).map_or(Type::VOID, |local| local.ty),
            ValueKind::Const(c) => cx.consts.type_of(c).unwrap_or(Type::VOID),
            ValueKind::Metadata(_) => Type::METADATA,
        }
    }

    /// The instruction that computes `value`, if one does.
    #[inline]
    pub fn def_inst(&self, value: Value) -> Option<Inst> {
        match self.locals[value.local()?].def {
            LocalDef::Inst(inst) => Some(inst),
            LocalDef::Param(..) => None,
        }
    }

    /// The instruction that computes `value`, as its kind.
    #[inline]
    pub fn def_kind(&self, value: Value) -> Option<&InstKind> {
        self.def_inst(value).map(|i| &self.insts[i].kind)
    }

    /// Returns the element that was inserted into a vector at a lane, or, as an error, the vector from which the lane
    /// comes.
    pub fn inserted_element(
        &self,
        constants: &ConstTable,
        mut vector: Value,
        lane: u32,
    ) -> Result<Value, Value> {
        while let Some(&InstKind::InsertElement { args: [of, element, index] }) =
            self.def_kind(vector)
            && let Some(at) = index.constant().and_then(|c| constants.as_uint(c))
        {
            if at == u128::from(lane) {
                return Ok(element);
            }
            vector = of;
        }
        Err(vector)
    }

    /// Arguments of a list.
    #[inline]
    pub fn list(&self, list: ValueList) -> &[Value] {
        list.as_slice(&self.lists)
    }

    /// Makes an operand list.
    pub fn make_list(&mut self, values: &[Value]) -> ValueList {
        EntityList::from_slice(values, &mut self.lists)
    }

    /// A branch target with these arguments.
    pub fn block_call(&mut self, block: Block, args: &[Value]) -> BlockCall {
        BlockCall { block, args: self.make_list(args) }
    }

    /// The operation `kind`, which makes each element of its result of the elements at its place, on other operands.
    pub fn with_operands(&mut self, kind: &InstKind, operands: &[Value]) -> InstKind {
        let mut kind = kind.clone();
        match &mut kind {
            InstKind::FNeg { value, .. }
            | InstKind::Cast { value, .. }
            | InstKind::Freeze { value } => *value = operands[0],
            InstKind::Binary { args, .. }
            | InstKind::ICmp { args, .. }
            | InstKind::FCmp { args, .. } => args.copy_from_slice(operands),
            InstKind::Select { args, .. } => args.copy_from_slice(operands),
            InstKind::Gep { args, .. } => *args = self.make_list(operands),
            _ => unreachable!("an operation by elements"),
        }
        kind
    }

    /// Replaces, in every instruction of the layout and in metadata operands, each local that `map`
    /// replaces. One sweep over the function.
    pub fn rewrite(&mut self, map: &ValueMap) {
        for n in 0..self.order.len() {
            let mut next = self.first_inst(self.order[n]);
            while let Some(inst) = next {
                next = self.next_inst(inst);
                self.for_each_value_mut(inst, |v| *v = resolve(map, *v));
            }
        }
        for operand in self.md_operands.values_mut() {
            match operand {
                MdOperand::Node(_) => {}
                MdOperand::Value(v) => *v = resolve(map, *v),
                MdOperand::Args(list) => {
                    for v in list.as_mut_slice(&mut self.lists) {
                        *v = resolve(map, *v);
                    }
                }
            }
        }
    }

    fn add_name(&mut self, name: &str) -> (u32, u32) {
        let start = self.names.len() as u32;
        self.names.push_str(name);
        (start, name.len() as u32)
    }

    fn name(&self, (start, len): (u32, u32)) -> Option<&str> {
        (len > 0).then(|| &self.names[start as usize..(start + len) as usize])
    }

    /// Sets the name of `local` (printing makes names unique by a suffix if two are equal).
    pub fn set_local_name(&mut self, local: Local, name: &str) {
        self.local_names[local] = self.add_name(name);
    }

    /// The name of `local`, if it has one.
    #[inline]
    pub fn local_name(&self, local: Local) -> Option<&str> {
        self.name(self.local_names[local])
    }

    /// Sets the name of `block`.
    pub fn set_block_name(&mut self, block: Block, name: &str) {
        self.block_names[block] = self.add_name(name);
    }

    /// The name of `block`, if it has one.
    pub fn block_name(&self, block: Block) -> Option<&str> {
        self.name(self.block_names[block])
    }
}
