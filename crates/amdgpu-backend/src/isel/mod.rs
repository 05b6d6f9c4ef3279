//! Instruction selection: a body of the SSA IR becomes a machine function of AMDGPU instructions, in SSA
//! form, with virtual registers.
//!
//! Blocks are selected from the last to the first and their instructions backwards, so every use is seen
//! before its definition. A use asks for the [`Part`]s of a value, which names its registers; the
//! definition fills them when its turn comes. Values without a use and without an effect are never selected: so a user
//! folds its operands (an address into a load, a product into `v_fma`) by not asking for them. Operations that only
//! rename bits (`bitcast`, `extractvalue`, elements of 32 bits …) are looked through.
//!
//! Arithmetic is selected by the rules of `rules.isle`, for scalars and pairs of 16 bits; vectors go element by
//! element. [`regbank`] has decided before whether a value is in scalar or vector registers.
//!
//! Control flow comes out as the wave goes ([`control`]): the machine function's branches are those of the
//! linearised order, and its blocks' masks are set in blocks of their own. Phis of vector registers name
//! the predecessors that *lanes* come from; [`Selected::lanes`] is that graph, for their allocation.

mod active;
mod assembly;
pub(crate) mod atomics;
mod barriers;
mod bits;
mod bools;
pub(crate) mod buffers;
mod call;
mod control;
mod convert;
mod emit;
mod entry;
mod float;
mod fp_mode;
mod function;
mod indexed;
mod integer;
mod interpolation;
mod intrinsics;
mod lds_loads;
mod local;
mod logic;
mod mask_ops;
mod matrix;
mod memory;
pub(crate) mod memory_model;
mod mmra;
mod packed;
pub(crate) mod part;
pub(crate) mod regbank;
mod rounded;
mod rules;
mod scalar_intrinsics;
mod scalar_loads;
pub(crate) mod shape;
mod small_floats;
mod ssa_repair;
mod stack;
mod variables;
mod vector;
mod whole_wave;
mod zero_bits;

use std::sync::Arc;

use cranelift_entity::packed_option::PackedOption;
use cranelift_entity::{EntityRef, SecondaryMap};
use ir::debug::{DebugInfo, Locations};
use ir::diagnostic::Diagnostic;
use ir::graph::FlowGraph;
use ir::machine::{
    self, AliasTable, FrameObject, FrameSlot, FunctionKind, InstFlags, MachineFunction, Opcode,
    Operand, Position, Reg, RegMaskDesc, RegOperand, VReg, generic,
};
use ir::map::Map;
use ir::ssa::{
    BinaryOp, Block, Body, CastOp, Const, ConstData, ConstExpr, Context, Global, Inst, InstKind,
    Local, LocalDef, Md, Type, Value, ValueKind, sym,
};
use smallvec::SmallVec;
use transform::access_facts::AccessFacts;
use transform::address::LinearAddress;
use transform::analysis::known_bits::KnownBitsMap;
use transform::divergent::linear::Plan;

use crate::abi::functions::FunctionAbi;
use crate::abi::kernel::KernelAbi;
use crate::ir_passes::rounding::Rounding;
use crate::target::asm::constraints::ScalarResults;
use crate::target::classes::{Bank, Classes};
use crate::target::mode::float_mode::FloatMode;
use crate::target::subtarget::Subtarget;
use crate::target::symbols::reference;
use crate::target::table::op;
use crate::target::{Generation, Target};
use bools::{BoolDwords, Mask};
use mask_ops::MaskOp;
use part::{Arg, Part, Src, Val};
use regbank::{Banks, def_block, is_read_by_member};
use scalar_loads::ScalarLoads;

/// The result of selecting something.
pub(crate) type Lowered<T = ()> = Result<T, Diagnostic>;

/// The parts of a value.
pub(crate) type Parts = SmallVec<[Part; 4]>;

/// State that the functions of a module share.
#[derive(Clone, Copy, Debug)]
pub(crate) struct IselContext<'a> {
    /// The module's types, constants and globals.
    pub cx: &'a Context,
    /// Inputs of kernels, and the layout of local memory.
    pub abi: &'a crate::abi::kernel::ModuleAbi,
    /// Registers that calls of finished functions preserve, where that is more than the convention says.
    pub preserved: &'a Map<Global, RegMaskDesc>,
}

/// A selected function.
#[derive(Debug)]
pub(crate) struct Selected {
    /// The function.
    pub func: MachineFunction,
    /// The blocks' edges as lanes go, over the machine function's blocks.
    pub lanes: FlowGraph<machine::Block>,
    /// Its arguments and results, if it is no kernel.
    pub own: Option<FunctionAbi>,
    /// Calls that may become jumps, if nothing is done between them and the return.
    pub tail_calls: Vec<machine::Inst>,
}

/// Position of the dwords of a local.
#[derive(Clone, Copy, Debug)]
struct Rep {
    start: u32,
    len: u16,
}

const UNKNOWN: Rep = Rep { start: u32::MAX, len: 0 };

/// The state of selecting one function.
pub(crate) struct Isel<'a> {
    pub(crate) cx: &'a Context,
    pub(crate) body: &'a Body,
    pub(crate) unit: IselContext<'a>,
    /// The kernel's inputs at its start.
    pub(crate) kernel: Option<&'a KernelAbi>,
    /// Another function's arguments and results.
    pub(crate) own: Option<FunctionAbi>,
    pub(crate) subtarget: Subtarget,
    pub(crate) global: Global,
    pub(crate) target: Target,
    pub(crate) generation: Generation,
    pub(crate) plan: &'a Plan,
    pub(crate) banks: Banks,
    pub(crate) classes: &'static Classes,
    pub(crate) func: MachineFunction,
    /// Uses of each local.
    pub(crate) uses: SecondaryMap<Local, u32>,
    /// Those of the uses that round a number to a half.
    pub(crate) roundings: SecondaryMap<Local, u32>,
    pub(crate) alternatives: Map<Opcode, Opcode>,
    pub(crate) blocks: SecondaryMap<Block, PackedOption<machine::Block>>,
    /// The block in which the mask is set before a block.
    pub(crate) heads: SecondaryMap<Block, PackedOption<machine::Block>>,
    /// The block after a block in which the mask changes.
    pub(crate) tails: SecondaryMap<machine::Block, PackedOption<machine::Block>>,
    pub(crate) position: Position,
    pub(crate) first: Option<machine::Inst>,
    pub(crate) loc: Option<machine::DebugLoc>,
    /// The module's debug information, with the places met so far.
    debug: Option<(DebugInfo<'a>, Locations)>,
    /// Positions of debug records of variables in the code, if they are asked for.
    records: variables::RecordPlaces,
    wants_variables: bool,
    /// The block of the IR whose instructions are being selected.
    pub(crate) home: Block,
    /// Masks that are set in several places: lanes that wait at a block, lanes that ended one.
    pub(crate) waiting: SecondaryMap<Block, PackedOption<VReg>>,
    pub(crate) saved: SecondaryMap<Block, PackedOption<VReg>>,
    pub(crate) edges: Vec<(machine::Block, machine::Block)>,
    pub(crate) frame: SecondaryMap<Local, PackedOption<FrameSlot>>,
    /// Physical registers that hold inputs, and their names.
    pub(crate) inputs: Vec<(machine::PReg, VReg)>,
    /// Addresses of frame objects as numbers, in functions: computed at the start.
    pub(crate) frame_addresses: Vec<(FrameSlot, i32, VReg)>,
    pub(crate) loads: scalar_loads::ScalarLoads,
    /// Facts that distinguish the memory to which parameters point.
    pub(crate) facts: AccessFacts<'a>,
    /// Addresses of local memory that are computed without their variable's.
    moved: local::Moved,
    /// Instructions that run in lanes that are not active.
    whole_wave: whole_wave::WholeWave,
    pub(crate) mode: FloatMode,
    pub(crate) known: KnownBitsMap,
    /// Registers of which only so many of the lowest bits may be other than zero.
    pub(crate) clean: Map<VReg, u32>,
    /// The dwords of whose upper halves registers have a copy in their lower ones.
    pub(crate) upper_halves: Map<VReg, Part>,
    /// Claims of zeros above narrow numbers, in debug builds.
    claims: Vec<zero_bits::Claim>,
    /// The units in the last place by which the float operation that is being selected may be off.
    pub(crate) allowed_error: f32,
    /// Rounding of operations that do not state one.
    pub(crate) default_rounding: Rounding,
    /// Rounding of the operation that is being selected.
    pub(crate) rounding: Rounding,
    /// Denormal mode that the operation that is being selected requires, if it is not the function's.
    pub(crate) denormals: InstFlags,
    /// The cache policy of accesses.
    pub(crate) policy: i64,
    /// Calls that may become jumps.
    pub(crate) tail_calls: Vec<machine::Inst>,
    /// The error of an operation that no rule could select.
    pub(crate) failure: Option<Diagnostic>,
    /// Values of each parameter of a block, by the predecessor of lanes.
    incoming: SecondaryMap<Local, Vec<(machine::Block, Parts)>>,
    /// The registers of parameters, whose phis are built at the end.
    phi_list: Vec<(Local, SmallVec<[VReg; 4]>)>,
    values: SecondaryMap<Local, Rep>,
    /// Copies in vector registers of values that lanes read after leaving a loop at different times.
    twins: SecondaryMap<Local, Rep>,
    pool: Vec<Part>,
    aliases: SecondaryMap<VReg, PackedOption<VReg>>,
}

/// Selects a function whose control flow has the form that [`transform::divergent::shape`] gives.
///
/// # Errors
/// The first construct that is not supported.
pub(crate) fn select(
    unit: IselContext<'_>,
    global: Global,
    body: &Body,
    subtarget: Subtarget,
) -> Result<Selected, Diagnostic> {
    let cx = unit.cx;
    let name = cx.globals[global].name.clone();
    let sources = crate::ir_passes::uniform::Sources::of(cx, global);
    let plan = Plan::new(body, cx, &sources);
    select_planned(unit, global, body, &plan, subtarget).map_err(|d| d.in_function(&name))
}

/// Steps through a constant expression of addresses; longer ones are refused.
const MOST_STEPS: u32 = 4096;

fn select_planned<'a>(
    unit: IselContext<'a>,
    global: Global,
    body: &'a Body,
    plan: &'a Plan,
    subtarget: Subtarget,
) -> Result<Selected, Diagnostic> {
    let cx = unit.cx;
    let kernel = unit.abi.kernel(global);
    let own = match kernel {
        Some(_) => None,
        None => Some(FunctionAbi::of_function(cx, global, &subtarget, unit.abi.rules)?),
    };
    let attrs = cx.function(global).map(|f| f.attrs).unwrap_or_default();
    let target = subtarget.target;
    let mut facts = AccessFacts::new(body, cx, global);
    let mut alias = AliasTable::default();
    let loads = ScalarLoads::new(body, cx, plan, kernel.is_some(), &mut facts, &mut alias);
    let banks = Banks::new(body, cx, plan, &loads);
    let whole_wave = whole_wave::WholeWave::of(cx, body, plan, &banks);
    let kind = if kernel.is_some() { FunctionKind::Kernel } else { FunctionKind::Device };
    let mut func = MachineFunction::new(cx.globals[global].name.clone(), kind, target.info());
    func.alias = alias;
    func.strict_fp = cx.attrs.has(attrs, sym::STRICTFP);
    crate::target::mode::entry::note(&mut func, FloatMode::of_function(cx, attrs));
    func.reserve(body.insts.len() * 2, body.locals.len() * 2);
    let start = machine::Block::new(0);
    // Plain operations of functions that may run in any mode are to the nearest.
    let default_rounding = if func.strict_fp { Rounding::Nearest } else { Rounding::Plain };
    let debug = DebugInfo::of(cx).map(|info| (info, Locations::default()));
    let wants_variables = debug.as_ref().is_some_and(|(info, _)| variables::wanted(info));
    let mut isel = Isel {
        cx,
        body,
        unit,
        kernel,
        own,
        subtarget,
        global,
        target,
        generation: target.generation,
        plan,
        banks,
        classes: Classes::of(target),
        func,
        uses: SecondaryMap::with_capacity(body.locals.len()),
        roundings: SecondaryMap::new(),
        alternatives: Map::default(),
        blocks: SecondaryMap::with_capacity(body.blocks.len()),
        heads: SecondaryMap::new(),
        tails: SecondaryMap::new(),
        position: Position { block: start, before: None },
        first: None,
        loc: None,
        debug,
        records: Map::default(),
        wants_variables,
        home: body.entry(),
        waiting: SecondaryMap::new(),
        saved: SecondaryMap::new(),
        edges: Vec::new(),
        frame: SecondaryMap::new(),
        inputs: Vec::new(),
        frame_addresses: Vec::new(),
        loads,
        facts,
        moved: SecondaryMap::new(),
        whole_wave,
        mode: FloatMode::of_function(cx, attrs),
        known: known_bits(cx, body, global),
        clean: Map::default(),
        upper_halves: Map::default(),
        claims: Vec::new(),
        allowed_error: 0.0,
        default_rounding,
        rounding: default_rounding,
        denormals: InstFlags::NONE,
        policy: 0,
        tail_calls: Vec::new(),
        failure: None,
        incoming: SecondaryMap::new(),
        phi_list: Vec::new(),
        values: SecondaryMap::with_default(UNKNOWN),
        twins: SecondaryMap::with_default(UNKNOWN),
        pool: Vec::with_capacity(body.locals.len() + 16),
        aliases: SecondaryMap::new(),
    };
    isel.values.resize(body.locals.len());
    isel.count_uses();
    isel.prepare_frame();
    isel.make_blocks();
    isel.find_moved();
    for n in (0..plan.order.len()).rev() {
        isel.block(plan.order[n])?;
    }
    isel.loc = None;
    isel.check_whole_wave()?;
    isel.build_phis();
    isel.entry()?;
    isel.resolve_aliases();
    if cfg!(debug_assertions) {
        isel.check_zero_bits();
    }
    ssa_repair::run(&mut isel);
    if isel.wants_variables {
        isel.func.variables = isel.variables().map(Arc::new);
    }
    let Isel { func, edges, own, tail_calls, .. } = isel;
    let bound = func.num_blocks();
    let lanes = FlowGraph::from_edges(bound, func.entry_block(), &edges);
    Ok(Selected { func, lanes, own, tail_calls })
}

fn known_bits(cx: &Context, body: &Body, global: Global) -> KnownBitsMap {
    let cfg = transform::analysis::cfg::Cfg::of(body);
    let params = cx.function(global).map_or(&[][..], |f| &f.param_attrs);
    KnownBitsMap::of(body, cx, &cfg, params)
}

/// The walk over the function.
impl Isel<'_> {
    fn count_uses(&mut self) {
        for &block in &self.plan.order {
            for inst in self.body.block_insts(block) {
                let kind = &self.body.insts[inst].kind;
                if matches!(kind, InstKind::DebugRecord { .. }) {
                    continue;
                }
                if let InstKind::Cast { op: CastOp::FpTrunc, value, .. } = *kind
                    && let Some(local) = value.local()
                    && self.cx.types.scalar(self.ty(value)) == Type::FLOAT
                {
                    self.roundings[local] += 1;
                }
                let uses = &mut self.uses;
                kind.for_each_value(self.body, |v| {
                    if let Some(local) = v.local() {
                        uses[local] += 1;
                    }
                });
            }
        }
    }

    /// The variables of the stack: those that come once, and have a constant size, have a place in the frame.
    fn prepare_frame(&mut self) {
        for &block in &self.plan.order {
            let once = self.plan.loops().innermost(block).is_none();
            for inst in self.body.block_insts(block) {
                let InstKind::Alloca { ty, count, align, .. } = self.body.insts[inst].kind else {
                    continue;
                };
                let count = count.constant().and_then(|c| self.cx.consts.as_uint(c));
                let (Some(count), true) = (count, once) else {
                    let object = FrameObject::new(machine::FrameKind::Variable, 0, align.bytes());
                    self.func.frame.objects.push(object);
                    continue;
                };
                let size = self.cx.alloc_size(ty).saturating_mul(count as u64);
                let object =
                    FrameObject::new(machine::FrameKind::Local, size.max(1), align.bytes());
                let slot = self.func.frame.objects.push(object);
                let local = self.body.result(inst).expect("an address");
                self.frame[local] = Some(slot).into();
            }
        }
    }

    fn block(&mut self, block: Block) -> Lowered {
        let target = self.blocks[block].expand().expect("a block of the plan");
        self.home = block;
        self.position = Position { block: target, before: None };
        let mut next = self.body.last_inst(block);
        let mut first_loc = None;
        while let Some(inst) = next {
            next = self.body.prev_inst(inst);
            self.first = None;
            let before = self.position.before;
            let data = &self.body.insts[inst];
            if !matches!(data.kind, InstKind::DebugRecord { .. }) {
                self.set_loc(data.debug_loc);
                first_loc = self.loc.or(first_loc);
            }
            let saved = self.begin_lanes(inst);
            self.inst(inst).map_err(|error| error.on_line(self.body.text_line(self.cx, inst)))?;
            self.end_lanes(inst, saved, Position { block: target, before });
            let before = if self.first.is_some() { self.first } else { before };
            self.position = Position { block: target, before };
        }
        self.begin_block_lanes();
        self.first = None;
        // What the block begins with belongs to its first place.
        self.loc = first_loc;
        self.phis(block)
    }

    /// Sets the place in the source of what is selected from now on.
    pub(crate) fn set_loc(&mut self, md: PackedOption<Md>) {
        let Some((info, known)) = &mut self.debug else { return };
        let places = &mut self.func.debug_locs;
        self.loc = md.expand().and_then(|md| known.get(info, places, md));
    }

    fn inst(&mut self, inst: Inst) -> Lowered {
        self.allowed_error = self.error_of(inst);
        let data = &self.body.insts[inst];
        if let Some(result) = data.result.expand()
            && !self.is_wanted(result)
            && self.is_pure(inst)
        {
            return Ok(());
        }
        match &data.kind {
            InstKind::FNeg { .. }
            | InstKind::Binary { .. }
            | InstKind::ICmp { .. }
            | InstKind::FCmp { .. }
            | InstKind::Select { .. }
            | InstKind::Cast { .. } => self.arithmetic(inst),
            InstKind::Gep { .. } => self.gep(inst),
            InstKind::ExtractElement { .. }
            | InstKind::InsertElement { .. }
            | InstKind::ShuffleVector { .. } => self.vector(inst),
            InstKind::Freeze { value } => self.alias_value(inst, *value),
            InstKind::ExtractValue { .. } | InstKind::InsertValue { .. } => {
                // Only what lanes read after leaving a loop is not looked through.
                let result = self.body.result(inst).expect("a member");
                match self.look_through(result)? {
                    Some(parts) => self.define_local(result, &parts),
                    None => Ok(()),
                }
            }
            InstKind::Alloca { .. } => self.variable_object(inst),
            InstKind::Load { .. } => self.load(inst),
            InstKind::Store { .. } => self.store(inst),
            InstKind::AtomicRmw { .. } => self.atomic_rmw(inst),
            InstKind::CmpXchg { .. } => self.compare_exchange(inst),
            InstKind::Fence { ordering, scope } => self.fence(inst, *ordering, *scope),
            InstKind::Call { .. } => self.call(inst),
            InstKind::DebugRecord { .. } => {
                if self.wants_variables {
                    self.records.insert(inst, self.position.before);
                }
                Ok(())
            }
            kind if kind.is_terminator() => self.terminator(inst),
            kind => Err(Diagnostic::unsupported(format!("'{}'", kind.name()))),
        }
    }

    /// A value that is another one, where the other cannot be looked through.
    fn alias_value(&mut self, inst: Inst, value: Value) -> Lowered {
        let mut parts = self.parts(value)?;
        let bools = self.bool_dwords(self.ty(value))?;
        // All readers of a frozen value see the same bits.
        for (part, bool) in parts.iter_mut().zip(bools).filter(|(p, _)| **p == Part::Undef) {
            *part = if bool { Part::Bool(false) } else { Part::Imm(0) };
        }
        self.define(inst, &parts)
    }

    /// Whether anything asked for a local.
    pub(crate) fn is_wanted(&self, local: Local) -> bool {
        self.values[local].start != u32::MAX || self.twins[local].start != u32::MAX
    }

    /// Whether an instruction does nothing but compute its result.
    fn is_pure(&self, inst: Inst) -> bool {
        match &self.body.insts[inst].kind {
            InstKind::Load { volatile, ordering, .. } => !volatile && !ordering.is_atomic(),
            InstKind::Call { callee, .. } => intrinsics::is_pure(self.cx, *callee),
            InstKind::Store { .. }
            | InstKind::AtomicRmw { .. }
            | InstKind::CmpXchg { .. }
            | InstKind::Fence { .. }
            | InstKind::VaArg { .. } => false,
            kind => !kind.is_terminator(),
        }
    }

    /// Replaces registers by the registers of which they are aliases.
    fn resolve_aliases(&mut self) {
        for block in self.func.blocks().collect::<Vec<_>>() {
            for inst in self.func.insts(block).collect::<Vec<_>>() {
                for n in 0..self.func.operands(inst).len() {
                    let Operand::Reg(mut reg) = *self.func.operand(inst, n) else { continue };
                    let Some(mut to) = reg.reg.as_virtual() else { continue };
                    if reg.is_def() {
                        continue;
                    }
                    let from = to;
                    while let Some(next) = self.aliases[to].expand() {
                        to = next;
                    }
                    if to != from {
                        reg.reg = Reg::virtual_reg(to);
                        self.func.set_operand(inst, n, reg);
                    }
                }
            }
        }
    }
}

/// Values and where they are.
impl Isel<'_> {
    fn list(&self, rep: Rep) -> Parts {
        self.pool[rep.start as usize..rep.start as usize + usize::from(rep.len)].into()
    }

    /// The bank in which a use at the current place finds a value.
    pub(crate) fn bank(&self, value: Value) -> Bank {
        match value.local() {
            Some(local) if self.is_from_loop(local) => Bank::V,
            _ => self.banks.of(value),
        }
    }

    /// Whether the current block reads the value after lanes left a loop in different iterations. It need not
    /// be an operand of the IR there: rules read the operands of what they look through.
    fn is_from_loop(&self, local: Local) -> bool {
        (self.banks.of_local(local) == Bank::S || self.has_bools(self.body.locals[local].ty))
            && self.plan.leaves_divergent_loop(def_block(self.body, local), self.home)
    }

    /// The type of a value.
    pub(crate) fn ty(&self, value: Value) -> Type {
        self.body.value_type(value, self.cx)
    }

    /// The dwords of an operand.
    pub(crate) fn arg_parts(&mut self, arg: Arg) -> Lowered<Parts> {
        match arg {
            Arg::Value(value) => self.parts(value),
            Arg::Elem(value, lane) => {
                let elem = self.cx.types.scalar(self.ty(value));
                let parts = self.parts(value)?;
                match self.element_arg(&parts, elem, lane as usize)? {
                    Arg::Pair(lo, hi) => Ok(Parts::from_slice(&[lo, hi])),
                    Arg::Part(part) => Ok(Parts::from_slice(&[part])),
                    _ => unreachable!("an element in place"),
                }
            }
            Arg::Part(part) => Ok(Parts::from_slice(&[part])),
            Arg::Pair(lo, hi) => Ok(Parts::from_slice(&[lo, hi])),
        }
    }

    /// The dwords of a value.
    pub(crate) fn parts(&mut self, value: Value) -> Lowered<Parts> {
        match value.kind() {
            ValueKind::Const(c) => self.const_parts(c),
            ValueKind::Metadata(_) => Err(Diagnostic::unsupported("metadata as an operand")),
            ValueKind::Local(local) => {
                if self.is_from_loop(local) {
                    return self.twin_parts(local);
                }
                if self.values[local].start != u32::MAX {
                    return Ok(self.list(self.values[local]));
                }
                if let Some(parts) = self.look_through(local)? {
                    return Ok(parts);
                }
                self.name(local)
            }
        }
    }

    /// Names the registers of a local.
    fn name(&mut self, local: Local) -> Lowered<Parts> {
        let bank = self.banks.of_local(local);
        let ty = self.body.locals[local].ty;
        let parts = match self.by_member(local) {
            Some(results) => {
                let mut parts = Parts::new();
                for n in 0..self.cx.types.element_count(ty).unwrap_or(0) {
                    let bank = if results.is_scalar(n as usize) { Bank::S } else { bank };
                    let member = self.cx.types.element(ty, n).expect("a member");
                    parts.extend(self.new_parts(member, bank)?);
                }
                parts
            }
            None => self.new_parts(ty, bank)?,
        };
        self.values[local] = self.keep(&parts);
        Ok(parts)
    }

    /// The results of assembly that are in registers of both banks, each in its own.
    fn by_member(&self, local: Local) -> Option<ScalarResults> {
        let results = ScalarResults::of_local(self.body, self.cx, local)?;
        let apart = is_read_by_member(self.body, self.plan.uses(), local);
        (results.mixed() && apart).then_some(results)
    }

    fn keep(&mut self, parts: &[Part]) -> Rep {
        let start = self.pool.len() as u32;
        self.pool.extend_from_slice(parts);
        Rep { start, len: parts.len() as u16 }
    }

    /// New registers for a value of a type: one for numbers and descriptors, else one for each dword.
    fn new_parts(&mut self, ty: Type, bank: Bank) -> Lowered<Parts> {
        let dwords = shape::register_dwords(self.cx, ty);
        if dwords > 1 {
            let reg = self.temp(bank, dwords);
            return Ok(self.reg_parts(reg, dwords));
        }
        Ok(self
            .bool_dwords(ty)?
            .into_iter()
            .map(|b| b && bank == Bank::V)
            .map(|b| Part::whole(if b { self.temp_mask() } else { self.temp(bank, 1) }))
            .collect())
    }

    /// The dwords of a register.
    pub(crate) fn reg_parts(&self, reg: VReg, dwords: usize) -> Parts {
        if dwords == 1 {
            return Parts::from_slice(&[Part::whole(reg)]);
        }
        (0..dwords).map(|n| Part::Reg(reg, self.classes.part(n, 1))).collect()
    }

    /// A copy of the value in vector registers, made where it is defined.
    fn twin_parts(&mut self, local: Local) -> Lowered<Parts> {
        if self.twins[local].start == u32::MAX {
            let ty = self.body.locals[local].ty;
            let mut parts = self.new_parts(ty, Bank::V)?;
            // Lanes keep a bool as a number where masks of different iterations would mix.
            for (part, _) in parts.iter_mut().zip(self.bool_dwords(ty)?).filter(|(_, b)| *b) {
                *part = Part::whole(self.temp(Bank::V, 1));
            }
            self.twins[local] = self.keep(&parts);
        }
        let mut parts = self.list(self.twins[local]);
        let bools = self.bool_dwords(self.body.locals[local].ty)?;
        for (part, _) in parts.iter_mut().zip(bools).filter(|(_, bool)| *bool) {
            *part = self.bool_in(Bank::V, *part);
        }
        Ok(parts)
    }

    /// Fills the registers that were asked for of an instruction's result.
    pub(crate) fn define(&mut self, inst: Inst, parts: &[Part]) -> Lowered {
        let Some(local) = self.body.result(inst) else { return Ok(()) };
        self.define_local(local, parts)
    }

    pub(crate) fn define_local(&mut self, local: Local, parts: &[Part]) -> Lowered {
        let bank = self.banks.of_local(local);
        let ty = self.body.locals[local].ty;
        let bools = if self.has_bools(ty) { self.bool_dwords(ty)? } else { BoolDwords::new() };
        if self.twins[local].start != u32::MAX {
            let twin = self.list(self.twins[local]);
            let mut numbers = Parts::from_slice(parts);
            for (part, _) in numbers.iter_mut().zip(&bools).filter(|(_, bool)| **bool) {
                *part = self.bool_number(Bank::V, *part);
            }
            self.fill(&twin, &numbers, Bank::V);
        }
        if self.values[local].start != u32::MAX {
            let named = self.list(self.values[local]);
            let mut parts = Parts::from_slice(parts);
            for (part, _) in parts.iter_mut().zip(&bools).filter(|(_, bool)| **bool) {
                *part = self.bool_in(bank, *part);
            }
            if cfg!(debug_assertions) {
                self.check_bools(ty, bank, &parts);
            }
            if self.by_member(local).is_some() {
                // A member of several dwords is one tuple.
                let mut rest = &parts[..];
                for member in named.chunk_by(|a, b| a.register() == b.register()) {
                    let (own, others) = rest.split_at(member.len());
                    let bank = self.part_bank(member[0]).unwrap_or(bank);
                    self.fill(member, own, bank);
                    rest = others;
                }
                return Ok(());
            }
            self.fill(&named, &parts, bank);
        }
        Ok(())
    }

    /// Makes the named registers be the computed ones.
    fn fill(&mut self, named: &[Part], parts: &[Part], bank: Bank) {
        debug_assert_eq!(named.len(), parts.len());
        // A whole tuple at once.
        if let [Part::Reg(tuple, first), Part::Reg(other, _), ..] = *named
            && tuple == other
            && !first.is_whole()
        {
            let whole = self.tuple(bank, parts);
            return self.same(tuple, whole, bank);
        }
        for (&name, &part) in named.iter().zip(parts) {
            if let Part::Reg(reg, _) = name {
                self.same(reg, part, bank);
            }
        }
    }

    /// Makes `reg` another name of a place, or a copy of it.
    fn same(&mut self, reg: VReg, part: Part, bank: Bank) {
        let class = self.func.vreg_class(reg).expect("a class");
        if let Part::Reg(from, sub) = part
            && sub.is_whole()
            && self.func.vreg_class(from) == Some(class)
        {
            self.aliases[reg] = Some(from).into();
            return;
        }
        let dwords = usize::from(self.func.target.class(class).units).div_ceil(2);
        match part {
            Part::Undef => {
                self.raw(generic::IMPLICIT_DEF, &[RegOperand::def(reg).into()]);
            }
            Part::Bool(set) if class == self.classes.mask => {
                let (opcode, lanes) =
                    (self.mask_op(MaskOp::Mov), self.mask_operand(Mask::All(set)));
                self.raw(opcode, &[RegOperand::def(reg).into(), lanes]);
            }
            Part::Bool(set) => self.set_constant(reg, i64::from(set), bank, dwords),
            Part::Imm(value) => self.set_constant(reg, value, bank, dwords),
            Part::Frame(..) if self.kernel.is_none() => {
                let address = self.constant(bank, part, dwords);
                self.same(reg, address, bank);
            }
            Part::Frame(slot, offset) => {
                let opcode = if bank == Bank::S { op::S_MOV_B32 } else { op::V_MOV_B32_e32 };
                let operand = Operand::Frame { slot, offset: i64::from(offset) };
                self.raw(opcode, &[RegOperand::def(reg).into(), operand]);
            }
            Part::Reg(from, sub) => {
                let from_bank = self.part_bank(part);
                if bank == Bank::S && from_bank == Some(Bank::V) {
                    let scalar = self.first_lane(part, dwords);
                    let Part::Reg(scalar, _) = scalar else { unreachable!("a register") };
                    self.aliases[reg] = Some(scalar).into();
                    return;
                }
                let from = RegOperand::new(from).part(sub);
                self.raw(generic::COPY, &[RegOperand::def(reg).into(), from.into()]);
            }
            Part::Phys(from) => {
                let from = RegOperand::new(from);
                self.raw(generic::COPY, &[RegOperand::def(reg).into(), from.into()]);
            }
        }
    }

    fn set_constant(&mut self, reg: VReg, value: i64, bank: Bank, dwords: usize) {
        let def = RegOperand::def(reg).into();
        match (bank, dwords) {
            (bank, 1) => {
                let opcode = if bank == Bank::S { op::S_MOV_B32 } else { op::V_MOV_B32_e32 };
                self.raw(opcode, &[def, Operand::Imm(i64::from(value as i32))]);
            }
            (bank, dwords) => {
                let whole = self.constant(bank, Part::Imm(value), dwords);
                let Part::Reg(from, _) = whole else { unreachable!("a register") };
                self.aliases[reg] = Some(from).into();
            }
        }
    }

    /// The parts of a value as one register.
    pub(crate) fn whole(&mut self, value: Value, bank: Bank) -> Lowered<Part> {
        let parts = self.parts(value)?;
        Ok(self.tuple(bank, &parts))
    }

    /// The parts of constants.
    pub(crate) fn const_parts(&mut self, c: Const) -> Lowered<Parts> {
        let cx = self.cx;
        let data = &cx.consts[c];
        let words = |value: u128, bits: u64| -> Parts {
            if bits == 1 {
                return Parts::from_slice(&[Part::Bool(value & 1 != 0)]);
            }
            if bits <= 32 {
                let shift = 128 - bits as u32;
                return Parts::from_slice(&[Part::Imm(((value << shift) as i128 >> shift) as i64)]);
            }
            (0..bits.div_ceil(32))
                .map(|n| Part::Imm(i64::from((value >> (32 * n)) as u32 as i32)))
                .collect()
        };
        match data {
            ConstData::Int { ty, value } => Ok(words(*value, cx.bits(*ty))),
            ConstData::WideInt { ty, limbs } => {
                let count = shape::dwords(cx, *ty)?;
                Ok((0..count)
                    .map(|n| Part::Imm(i64::from((limbs[n / 2] >> (32 * (n % 2))) as u32 as i32)))
                    .collect())
            }
            ConstData::Float { ty, bits } => {
                let width = cx.bits(*ty);
                Ok(match width {
                    16 => Parts::from_slice(&[Part::Imm(*bits as u16 as i64)]),
                    _ => words(*bits, width),
                })
            }
            ConstData::Zero(ty) => {
                let bools = self.bool_dwords(*ty)?;
                let zero = |bool: bool| if bool { Part::Bool(false) } else { Part::Imm(0) };
                Ok(bools.into_iter().map(zero).collect())
            }
            ConstData::Undef(ty) | ConstData::Poison(ty) => {
                let count = shape::dwords(cx, *ty)?;
                Ok(std::iter::repeat_n(Part::Undef, count).collect())
            }
            ConstData::Bytes { data, .. } => {
                Ok(data.iter().map(|&b| Part::Imm(i64::from(b as i8))).collect())
            }
            ConstData::Aggregate { ty, elems } => self.aggregate_parts(*ty, elems),
            ConstData::Global { .. } | ConstData::Expr { .. } | ConstData::Wrapped { .. } => {
                self.address_parts(c)
            }
            ConstData::BlockAddress { .. } => {
                Err(Diagnostic::unsupported("the address of a block"))
            }
            ConstData::InlineAsm(_) | ConstData::TokenNone => {
                Err(Diagnostic::unsupported("this constant as an operand"))
            }
        }
    }

    fn aggregate_parts(&mut self, ty: Type, elems: &[Const]) -> Lowered<Parts> {
        let halves = self.cx.types.vector_parts(ty).is_some_and(|(e, _)| shape::is_half(e));
        let mut list = Parts::new();
        for &elem in elems {
            list.extend(self.const_parts(elem)?);
        }
        if !halves {
            return Ok(list);
        }
        Ok(list
            .chunks(2)
            .map(|pair| {
                let bits = |p: Option<&Part>| p.and_then(|p| p.imm()).unwrap_or(0) & 0xffff;
                if pair.iter().all(|&p| p == Part::Undef) {
                    return Part::Undef;
                }
                Part::Imm(i64::from((bits(pair.first()) | bits(pair.get(1)) << 16) as i32))
            })
            .collect())
    }

    /// Values that are others' dwords under another name.
    fn look_through(&mut self, local: Local) -> Lowered<Option<Parts>> {
        let LocalDef::Inst(inst) = self.body.locals[local].def else { return Ok(None) };
        let to = self.body.locals[local].ty;
        match self.body.insts[inst].kind {
            InstKind::Freeze { value } if self.bank(value) == self.banks.of_local(local) => {
                if value.constant().is_some() {
                    return Ok(None);
                }
                // All readers of a frozen value see the same bits.
                let parts = self.parts(value)?;
                Ok((!parts.contains(&Part::Undef)).then_some(parts))
            }
            InstKind::Cast { op, value, .. } => self.look_through_cast(local, op, value, to),
            InstKind::ExtractValue { value, path } => {
                let (mut ty, mut at) = (self.ty(value), 0);
                for &index in &self.body.index_paths[path] {
                    let (offset, _, elem) = shape::element(self.cx, ty, u64::from(index))?;
                    at += offset;
                    ty = elem;
                }
                let parts = self.parts(value)?;
                Ok(Some(self.slice(&parts, at, ty)?))
            }
            InstKind::InsertValue { args: [aggregate, elem], path } => {
                let (mut ty, mut at) = (self.ty(aggregate), 0);
                for &index in &self.body.index_paths[path] {
                    let (offset, _, inner) = shape::element(self.cx, ty, u64::from(index))?;
                    at += offset;
                    ty = inner;
                }
                let mut parts = self.parts(aggregate)?;
                let elem = self.parts(elem)?;
                parts[at..at + elem.len()].copy_from_slice(&elem);
                Ok(Some(parts))
            }
            InstKind::Alloca { .. } => {
                let slot = self.frame[local].expand();
                Ok(slot.map(|slot| Parts::from_slice(&[Part::Frame(slot, 0)])))
            }
            InstKind::ExtractElement { .. }
            | InstKind::InsertElement { .. }
            | InstKind::ShuffleVector { .. } => self.look_through_vector(inst),
            // The upper half of a pair.
            InstKind::Binary { op: BinaryOp::LShr, args: [pair, by], .. }
                if to == Type::I64
                    && self.bank(pair) == self.banks.of_local(local)
                    && pair.local().is_some()
                    && by.constant().and_then(|c| self.cx.consts.as_uint(c)) == Some(32) =>
            {
                let parts = self.parts(pair)?;
                Ok(Some(Parts::from_slice(&[parts[1], Part::Imm(0)])))
            }
            _ => Ok(None),
        }
    }

    fn slice(&self, parts: &[Part], at: usize, ty: Type) -> Lowered<Parts> {
        let count = shape::dwords(self.cx, ty)?;
        Ok(parts[at..at + count].into())
    }

    fn look_through_cast(
        &mut self,
        local: Local,
        op: CastOp,
        value: Value,
        to: Type,
    ) -> Lowered<Option<Parts>> {
        let from = self.ty(value);
        if self.bank(value) != self.banks.of_local(local) && value.local().is_some() {
            return Ok(None);
        }
        if let Some(parts) = self.descriptor_cast(op, value, to)? {
            return Ok(Some(parts));
        }
        match op {
            CastOp::BitCast if self.same_layout(from, to) => self.parts(value).map(Some),
            CastOp::PtrToInt | CastOp::PtrToAddr | CastOp::IntToPtr
                if shape::dwords(self.cx, from)? == shape::dwords(self.cx, to)? =>
            {
                let narrow = |t: Type| t.int_width().is_some_and(|w| !w.is_multiple_of(32));
                if narrow(from) || narrow(to) {
                    return Ok(None);
                }
                self.parts(value).map(Some)
            }
            CastOp::AddrSpaceCast => {
                let (a, b) = (from.address_space(), to.address_space());
                let flat = |s: Option<u32>| matches!(s, Some(0 | 1 | 4));
                if flat(a) && flat(b) {
                    return self.parts(value).map(Some);
                }
                Ok(None)
            }
            CastOp::ZExt if from == Type::int(32) => {
                let mut parts = self.parts(value)?;
                parts.resize(shape::dwords(self.cx, to)?, Part::Imm(0));
                Ok(Some(parts))
            }
            CastOp::Trunc if from.is_int() && to.is_int() && to != Type::int(1) => {
                if to == Type::int(16)
                    && self.uses[local] == 1
                    && let Some(part) =
                        self.truncated_upper_half(self.banks.of_local(local), value.into())?
                {
                    return Ok(Some(Parts::from_slice(&[part])));
                }
                let parts = self.parts(value)?;
                let count = shape::dwords(self.cx, to)?;
                if parts[..count].iter().all(|p| matches!(p, Part::Imm(_))) {
                    return Ok(None);
                }
                Ok(Some(parts[..count].into()))
            }
            _ => Ok(None),
        }
    }

    /// Whether values of both types have the same bits in the same dwords.
    pub(crate) fn same_layout(&self, a: Type, b: Type) -> bool {
        let cx = self.cx;
        let words = |t: Type| {
            let elem = cx.types.scalar(t);
            let bits = cx.bits(elem);
            bits.is_multiple_of(32)
                || t.is_vector() && shape::is_half(elem) && cx.types.lanes(t).is_multiple_of(2)
        };
        if a == b || words(a) && words(b) {
            return true;
        }
        // 16 bits in a dword, whatever they are.
        cx.bits(a) == cx.bits(b) && !a.is_vector() && !b.is_vector() && a != Type::int(1)
    }

    /// The address of a global, or a constant expression: a sum of addresses, each added or taken away, and a
    /// number. Strings' lengths are often differences of such.
    fn address_parts(&mut self, c: Const) -> Lowered<Parts> {
        let cx = self.cx;
        let ty = cx.consts[c].ty();
        let unsupported = || Diagnostic::unsupported("this constant expression");
        let count = shape::dwords(cx, ty)?;
        if cx.bits(ty) >= 32
            && let Some(number) = self.local_number(c)
        {
            let word = |n: usize| Part::Imm(i64::from((number >> (32 * n)) as i32));
            return Ok((0..count).map(word).collect());
        }
        let flat = |space: Option<u32>| matches!(space, Some(0 | 1 | 4));
        let mut offset: i64 = 0;
        let mut globals: Vec<(Global, i64)> = Vec::new();
        // Address 0 of local or private memory as a flat one.
        let mut aperture = None;
        let mut work: Vec<(Const, i64)> = vec![(c, 1)];
        let mut steps = 0;
        while let Some((at, sign)) = work.pop() {
            // Operands that are shared are come by once for each path to them.
            steps += 1;
            if steps > MOST_STEPS {
                return Err(unsupported());
            }
            let address = LinearAddress::of(self.body, cx, at.into());
            if !address.terms.is_empty() {
                return Err(unsupported());
            }
            offset = offset.wrapping_add(address.offset.wrapping_mul(sign));
            let at = address.base.constant().ok_or_else(unsupported)?;
            match &cx.consts[at] {
                ConstData::Global { global, .. } | ConstData::Wrapped { global, .. } => {
                    match globals.iter_mut().find(|g| g.0 == *global) {
                        Some(known) => known.1 += sign,
                        None => globals.push((*global, sign)),
                    }
                }
                ConstData::Expr { expr: ConstExpr::Cast { op, value }, ty } => {
                    let from = cx.consts[*value].ty();
                    let null = cx.consts.is_zero(*value);
                    let (a, b) = (from.address_space(), ty.address_space());
                    match op {
                        // The null pointers of local and private memory are all ones.
                        CastOp::AddrSpaceCast if null && flat(a) && !flat(b) => {
                            offset = offset.wrapping_sub(sign);
                        }
                        CastOp::AddrSpaceCast if null && !flat(a) && flat(b) => {
                            if sign != 1 || aperture.is_some() {
                                return Err(unsupported());
                            }
                            aperture = a;
                        }
                        CastOp::AddrSpaceCast => work.push((*value, sign)),
                        _ if shape::dwords(cx, from)? == shape::dwords(cx, *ty)? => {
                            work.push((*value, sign));
                        }
                        // The low half of a sum is the sum of the low halves.
                        CastOp::PtrToInt | CastOp::Trunc if *ty == Type::int(32) => {
                            work.push((*value, sign));
                        }
                        _ => return Err(unsupported()),
                    }
                }
                ConstData::Expr {
                    expr: ConstExpr::Binary { op, operands: [a, b], .. }, ..
                } => {
                    let second = match op {
                        BinaryOp::Add => sign,
                        BinaryOp::Sub => -sign,
                        _ => return Err(unsupported()),
                    };
                    work.extend([(*a, sign), (*b, second)]);
                }
                ConstData::Int { .. } | ConstData::Zero(_) => {
                    let number = cx.consts.as_int(at).unwrap_or(0) as i64;
                    offset = offset.wrapping_add(number.wrapping_mul(sign));
                }
                _ => return Err(unsupported()),
            }
        }
        globals.retain(|g| g.1 != 0);
        let mut parts = match (&globals[..], aperture) {
            (&[(global, 1)], None) => self.global_parts(global, offset, ty)?,
            (&[], Some(space)) => self.flat_address(space, Part::Imm(i64::from(offset as i32)))?,
            (&[], None) => {
                let word = |n: usize| Part::Imm(i64::from((offset >> (32 * n.min(1))) as i32));
                (0..count).map(word).collect()
            }
            _ => return Err(unsupported()),
        };
        parts.truncate(count);
        Ok(parts)
    }

    fn global_parts(&mut self, global: Global, offset: i64, ty: Type) -> Lowered<Parts> {
        let cx = self.cx;
        let data = &cx.globals[global];
        if data.address_space == 3 {
            let address = self.unit.abi.lds.address(self.global, global).ok_or_else(|| {
                Diagnostic::unsupported(format!("the local variable '{}' here", data.name))
            })?;
            let value = i64::from(address) + offset;
            if shape::dwords(cx, ty)? == 1 {
                return Ok(Parts::from_slice(&[Part::Imm(value)]));
            }
            return self.flat_address(3, Part::Imm(value));
        }
        let symbol = self.func.symbol(machine::SymbolKind::Global, data.name.clone());
        let offset = i32::try_from(offset)
            .map_err(|_| Diagnostic::unsupported("an address far from its symbol"))?;
        let reg = self.temp(Bank::S, 2);
        let operand = |flags| Operand::Symbol { symbol, offset, flags };
        self.raw(
            op::SI_PC_ADD_REL_OFFSET,
            &[RegOperand::def(reg).into(), operand(reference::REL_LO), operand(reference::REL_HI)],
        );
        Ok(self.reg_parts(reg, 2))
    }

    /// A source operand without modifiers.
    pub(crate) fn src(&mut self, arg: Arg) -> Lowered<Src> {
        let parts = self.arg_parts(arg)?;
        if self.is_bool_arg(arg) {
            return Ok(self.bool_word(parts[0], false).into());
        }
        Ok(self.join(&parts).into())
    }

    /// Dwords as one operand: constants stay constants.
    pub(crate) fn join(&mut self, parts: &[Part]) -> Part {
        if let &[only] = parts {
            return only;
        }
        if let &[Part::Imm(lo), Part::Imm(hi)] = parts {
            return Part::Imm(hi << 32 | i64::from(lo as u32));
        }
        let scalar = parts.iter().all(|&p| self.part_bank(p) != Some(Bank::V));
        self.tuple(if scalar { Bank::S } else { Bank::V }, parts)
    }

    /// The result of an operation as the parts of an instruction's result.
    pub(crate) fn define_val(&mut self, inst: Inst, val: Val) -> Lowered {
        self.define(inst, val.parts())
    }
}
