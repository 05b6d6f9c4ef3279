//! Instruction selection: a body of the SSA IR becomes a machine function of PTX instructions.
//!
//! Blocks are selected in postorder and their instructions from the last to the first, so every use
//! is seen before its definition. A use asks for the *pieces* of a value ([`shape`]): that names its
//! registers, and the definition writes to them when its turn comes. A value without requests and
//! without effects is never selected. So a user folds its operands (an address into a load, a product
//! into `mad` or `fma`, an extension into `mul.wide`) by not asking for them, and no pass has to
//! clean up. Instructions that only rename bits (`bitcast`, `extractvalue`, `trunc` within a register
//! …) are looked through when asked for: [`Isel::pieces`] returns the pieces of their operands.
//!
//! Block parameters are registers too; each edge copies its arguments to them ([`control`]).

pub(crate) mod address;
pub(crate) mod arith;
pub(crate) mod atomic;
mod bits;
pub(crate) mod call;
pub(crate) mod control;
pub(crate) mod convert;
mod division;
pub(crate) mod float;
pub(crate) mod frame;
pub(crate) mod inline_asm;
pub(crate) mod intrinsic;
pub(crate) mod intrinsics;
mod layout;
pub(crate) mod memory;
mod reduce;
mod rounding;
pub(crate) mod shape;
mod unroll;
pub(crate) mod vector;
mod wide;

use crate::abi::module_env::ModuleEnv;
use crate::options::{FpContract, Options};
use crate::target::modifiers::Space;
use crate::target::table::{B16, B32, B64, Op, PRED, TARGET};
use cranelift_entity::packed_option::PackedOption;
use cranelift_entity::{EntitySet, SecondaryMap};
use ir::debug::{DebugInfo, Locations};
use ir::diagnostic::Diagnostic;
use ir::graph::{DomTree, FlowGraph, LoopForest};
use ir::machine::{
    self, Builder, FrameSlot, FunctionKind, MachineFunction, Operand, Position, Properties,
    RegClass, RegOperand, SymbolKind, VReg,
};
use ir::ssa::{
    Block, Body, CastOp, Const, ConstData, ConstExpr, Context, FastMath, Global, Inst, InstKind,
    Intrinsic, Local, LocalDef, Type, Value, ValueKind, sym,
};
use shape::{Shapes, scalar_piece};
use smallvec::SmallVec;

/// Piece of a value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Piece {
    /// In a register.
    Reg(VReg),
    /// A constant: an integer sign-extended from its width, or the bits of a float.
    Imm(i64),
    /// Any bits.
    Undef,
    /// The address of a symbol in its own state space, plus an offset.
    Symbol(machine::Symbol, i32),
    /// The address of a variable in local memory, plus an offset.
    Frame(FrameSlot, i32),
}

impl Piece {
    /// The register, if it is in one.
    pub(crate) fn reg(self) -> Option<VReg> {
        match self {
            Piece::Reg(reg) => Some(reg),
            _ => None,
        }
    }
}

/// A run of pieces in the selector's pool.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pieces {
    start: u32,
    len: u32,
}

impl Pieces {
    const UNKNOWN: Pieces = Pieces { start: u32::MAX, len: 0 };

    /// Number of pieces.
    pub(crate) fn len(self) -> usize {
        self.len as usize
    }

    fn part(self, first: usize, len: usize) -> Pieces {
        debug_assert!(first + len <= self.len());
        Pieces { start: self.start + first as u32, len: len as u32 }
    }
}

/// Requested contents of the bits above a narrow value's width.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Extension {
    /// Not yet.
    #[default]
    Any,
    /// Zeros.
    Zero,
    /// Copies of the sign.
    Sign,
}

/// An operand of an operation on scalars: a value of the IR, or a piece (a lane of a vector).
#[derive(Clone, Copy, Debug)]
pub(crate) enum Arg {
    /// A value.
    Value(Value),
    /// A piece.
    Piece(Piece),
}

/// The result of selecting something.
pub(crate) type Lowered<T = ()> = Result<T, Diagnostic>;

/// The state of selecting one function.
pub(crate) struct Isel<'a> {
    /// Context that the module's functions share.
    pub cx: &'a Context,
    /// The function.
    pub body: &'a Body,
    /// Options of the compilation.
    pub options: &'a Options,
    /// Names and signatures.
    pub env: &'a mut ModuleEnv,
    /// Shapes of types.
    pub shapes: &'a mut Shapes,
    /// The function's declaration.
    pub global: Global,
    /// The machine function under construction.
    pub func: MachineFunction,
    /// Flush denormals of `float`.
    pub ftz: bool,
    /// Uses of each local.
    pub uses: SecondaryMap<Local, u32>,
    pub(crate) blocks: SecondaryMap<Block, PackedOption<machine::Block>>,
    pub(crate) loops: LoopForest<Block>,
    /// Headers of the loops that the assembler is not to unroll.
    rolled: EntitySet<Block>,
    pub(crate) dom: DomTree<Block>,
    pub(crate) extensions: SecondaryMap<Local, Extension>,
    pub(crate) frame: SecondaryMap<Local, PackedOption<FrameSlot>>,
    pub(crate) symbols: SecondaryMap<Global, PackedOption<machine::Symbol>>,
    /// The symbols of variables in constant memory.
    constants: EntitySet<machine::Symbol>,
    pub(crate) calls: u32,
    pub(crate) noalias_params: SecondaryMap<Local, bool>,
    /// Registers by which loops' parameters come in, where these are not their own.
    incoming: SecondaryMap<VReg, PackedOption<VReg>>,
    /// The copies from these at the start of the loops: header, destination, source.
    received: Vec<(Block, VReg, VReg)>,
    /// Whether something reads a local, and not only a copy to it asked for its registers.
    pub(crate) read: SecondaryMap<Local, bool>,
    values: SecondaryMap<Local, Pieces>,
    pool: Vec<Piece>,
    position: Position,
    /// The block that the instruction being selected is in; others are edges of its own.
    home: machine::Block,
    first: Option<machine::Inst>,
    loc: Option<machine::DebugLoc>,
    /// The module's debug information, with the places met so far.
    debug: Option<(DebugInfo<'a>, Locations)>,
}

/// Selects one function.
///
/// # Errors
/// The function holds something that has no PTX.
pub(crate) fn select(
    cx: &Context,
    body: &Body,
    options: &Options,
    env: &mut ModuleEnv,
    shapes: &mut Shapes,
    global: Global,
) -> Result<MachineFunction, Diagnostic> {
    let data = &cx.globals[global];
    let name = env.name(global).to_owned();
    let function = data.function().expect("a function");
    let kernel = env.is_kernel(global);
    let kind = if kernel { FunctionKind::Kernel } else { FunctionKind::Device };
    let mut func = MachineFunction::new(name, kind, &TARGET);
    func.properties = Properties::NO_PHIS;
    func.reserve(body.insts.len() * 2, body.locals.len() * 2);
    let mut edges = Vec::with_capacity(body.blocks.len() * 2);
    for &block in body.block_order() {
        body.for_each_successor(block, |to| edges.push((block, to)));
    }
    let graph = FlowGraph::from_edges(body.blocks.len(), Some(body.entry()), &edges);
    let dom = DomTree::new(&graph);
    let loops = LoopForest::new(&graph, &dom);
    let rolled = unroll::stay_rolled(body, cx, &graph, &loops);
    let ftz = options.ftz || cx.attrs.flushes_float(function.attrs);
    let mut blocks: SecondaryMap<Block, PackedOption<machine::Block>> =
        SecondaryMap::with_capacity(body.blocks.len());
    for block in layout::order(body, &graph, &loops) {
        blocks[block] = Some(func.add_block()).into();
    }
    let start = func.entry_block().expect("a block");
    let mut isel = Isel {
        cx,
        body,
        options,
        env,
        shapes,
        global,
        func,
        ftz,
        uses: SecondaryMap::with_capacity(body.locals.len()),
        blocks,
        loops,
        rolled,
        dom,
        extensions: SecondaryMap::with_capacity(body.locals.len()),
        frame: SecondaryMap::new(),
        symbols: SecondaryMap::new(),
        constants: EntitySet::new(),
        calls: 0,
        noalias_params: SecondaryMap::new(),
        incoming: SecondaryMap::new(),
        received: Vec::new(),
        read: SecondaryMap::with_capacity(body.locals.len()),
        values: SecondaryMap::with_default(Pieces::UNKNOWN),
        pool: Vec::with_capacity(body.locals.len() + 16),
        position: Position { block: start, before: None },
        home: start,
        first: None,
        loc: None,
        debug: DebugInfo::of(cx).map(|info| (info, Locations::default())),
    };
    isel.values.resize(body.locals.len());
    isel.count_uses(&graph);
    isel.prepare_frame(&graph)?;
    isel.prepare_params();
    for block in graph.postorder() {
        isel.block(block).map_err(|d| d.in_function(&data.name))?;
    }
    isel.params().map_err(|d| d.in_function(&data.name))?;
    Ok(isel.func)
}

/// The walk over the function.
impl Isel<'_> {
    fn count_uses(&mut self, graph: &FlowGraph<Block>) {
        for &block in graph.reverse_postorder() {
            for inst in self.body.block_insts(block) {
                let kind = &self.body.insts[inst].kind;
                if matches!(kind, InstKind::DebugRecord { .. }) {
                    continue;
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

    fn block(&mut self, block: Block) -> Lowered {
        let target = self.blocks[block].expand().expect("a reachable block");
        self.position = Position { block: target, before: None };
        self.home = target;
        let mut next = self.body.last_inst(block);
        while let Some(inst) = next {
            next = self.body.prev_inst(inst);
            self.first = None;
            let before = self.position.before;
            self.set_loc(inst);
            self.inst(inst).map_err(|error| error.on_line(self.body.text_line(self.cx, inst)))?;
            // The edges of a terminator leave the place elsewhere.
            let before = if self.first.is_some() { self.first } else { before };
            self.position = Position { block: target, before };
        }
        if let Some(l) = self.loops.innermost(block)
            && self.loops.header(l) == block
        {
            self.first = None;
            if self.rolled.contains(block) {
                self.emit(Op::PragmaNounroll, &[], &[]);
            }
            self.receive(block);
        }
        Ok(())
    }

    fn inst(&mut self, inst: Inst) -> Lowered {
        let data = &self.body.insts[inst];
        let dst = data.result.expand();
        if let Some(local) = dst
            && self.is_pure(inst)
            && !self.is_wanted(local)
        {
            return Ok(());
        }
        match &data.kind {
            InstKind::FNeg { value, .. } => self.float_negate(dst, *value),
            InstKind::Binary { op, flags, fast_math, args } => {
                if op.is_float() {
                    self.float_binary(inst, *op, *fast_math, *args)
                } else {
                    self.int_binary(inst, *op, *flags, *args)
                }
            }
            InstKind::Cast { op, flags, value, .. } => self.cast(inst, *op, *flags, *value),
            InstKind::ICmp { cc, args, .. } => self.icmp(inst, *cc, *args),
            InstKind::FCmp { cc, args, .. } => self.fcmp(inst, *cc, *args),
            InstKind::Select { args, .. } => self.select_inst(inst, *args),
            InstKind::Freeze { .. } => Ok(()),
            InstKind::Alloca { .. } => self.alloca(inst),
            InstKind::Load { .. } => self.load(inst),
            InstKind::Store { .. } => self.store(inst),
            InstKind::Gep { .. } => self.gep(inst),
            InstKind::ExtractElement { args } => self.extract_element(inst, *args),
            InstKind::InsertElement { args } => self.insert_element(inst, *args),
            InstKind::ShuffleVector { args, mask } => self.shuffle(inst, *args, *mask),
            InstKind::ExtractValue { .. } | InstKind::InsertValue { .. } => Ok(()),
            InstKind::AtomicRmw { .. } => self.atomic_rmw(inst),
            InstKind::CmpXchg { .. } => self.cmpxchg(inst),
            InstKind::Fence { ordering, scope } => self.fence(*ordering, *scope),
            InstKind::Call { .. } => self.call(inst),
            InstKind::VaArg { list } => self.va_arg(inst, *list),
            InstKind::DebugRecord { .. } => Ok(()),
            InstKind::Ret { value } => self.ret(value.expand()),
            InstKind::Br { target } => self.br(inst, *target),
            InstKind::CondBr { cond, then, otherwise } => {
                self.cond_br(inst, *cond, *then, *otherwise)
            }
            InstKind::Switch { .. } => self.switch(inst),
            InstKind::IndirectBr { .. } => {
                Err(Diagnostic::unsupported("'indirectbr' for NVIDIA GPUs"))
            }
            InstKind::Unreachable => self.unreachable(),
        }
    }

    /// Whether an instruction can be left out if nothing uses its result.
    fn is_pure(&self, inst: Inst) -> bool {
        match &self.body.insts[inst].kind {
            InstKind::Load { volatile, ordering, .. } => !volatile && !ordering.is_atomic(),
            InstKind::AtomicRmw { .. } | InstKind::CmpXchg { .. } | InstKind::VaArg { .. } => false,
            InstKind::Call { callee, .. } => intrinsic::is_pure(self.cx, *callee),
            _ => true,
        }
    }

    /// Whether anything selected so far uses `local`.
    pub(crate) fn is_wanted(&self, local: Local) -> bool {
        self.values[local].start != u32::MAX
    }

    fn set_loc(&mut self, inst: Inst) {
        let md = self.body.insts[inst].debug_loc.expand();
        let Some((info, known)) = &mut self.debug else { return };
        self.loc = md.and_then(|md| known.get(info, &mut self.func.debug_locs, md));
    }
}

/// Asking for values.
impl Isel<'_> {
    /// Type of a value.
    pub(crate) fn ty(&self, v: Value) -> Type {
        self.body.value_type(v, self.cx)
    }

    /// Makes fresh registers for a type.
    pub(crate) fn fresh(&mut self, ty: Type) -> Lowered<Pieces> {
        let start = self.pool.len() as u32;
        if let Some(piece) = scalar_piece(self.cx, ty) {
            let reg = self.func.new_vreg(piece.class);
            self.pool.push(Piece::Reg(reg));
        } else {
            let shape = self.shape(ty)?;
            for piece in &shape.pieces {
                let reg = self.func.new_vreg(piece.class);
                self.pool.push(Piece::Reg(reg));
            }
        }
        Ok(Pieces { start, len: self.pool.len() as u32 - start })
    }

    /// Puts pieces in the pool.
    pub(crate) fn add_pieces(&mut self, pieces: &[Piece]) -> Pieces {
        let start = self.pool.len() as u32;
        self.pool.extend_from_slice(pieces);
        Pieces { start, len: pieces.len() as u32 }
    }

    /// One of a value's pieces.
    #[inline]
    pub(crate) fn at(&self, pieces: Pieces, n: usize) -> Piece {
        debug_assert!(n < pieces.len());
        self.pool[pieces.start as usize + n]
    }

    /// A value's pieces, copied.
    pub(crate) fn list(&self, pieces: Pieces) -> SmallVec<[Piece; 8]> {
        SmallVec::from_slice(
            &self.pool[pieces.start as usize..(pieces.start + pieces.len) as usize],
        )
    }

    /// The pieces of a value. Asking for a local makes sure that it is computed.
    pub(crate) fn pieces(&mut self, v: Value) -> Lowered<Pieces> {
        match v.kind() {
            ValueKind::Local(l) => {
                self.read[l] = true;
                self.written_pieces(l)
            }
            ValueKind::Const(c) => self.const_pieces(c),
            ValueKind::Metadata(_) => Err(Diagnostic::unsupported("metadata as an operand")),
        }
    }

    /// The pieces of a local that is about to be written.
    pub(crate) fn written_pieces(&mut self, local: Local) -> Lowered<Pieces> {
        if !self.is_wanted(local) {
            self.resolve(local)?;
        }
        Ok(self.values[local])
    }

    /// The piece of a value that has just one.
    pub(crate) fn piece(&mut self, v: Value) -> Lowered<Piece> {
        if let ValueKind::Const(c) = v.kind()
            && let Some(piece) = self.simple_const(c)
        {
            return Ok(piece);
        }
        let pieces = self.pieces(v)?;
        if pieces.len() != 1 {
            let ty = self.ty(v);
            return Err(Diagnostic::unsupported(format!(
                "a value of type {} as an operand here",
                self.cx.types.display(ty)
            )));
        }
        Ok(self.at(pieces, 0))
    }

    /// The register that the result of a selected instruction goes to.
    ///
    /// # Panics
    /// If it has no result of one piece: the caller knows the type.
    pub(crate) fn dst(&mut self, inst: Inst) -> Lowered<VReg> {
        let local = self.body.result(inst).expect("a result");
        let pieces = self.written_pieces(local)?;
        match self.at(pieces, 0) {
            Piece::Reg(reg) => Ok(reg),
            other => Err(Diagnostic::error(format!("internal: result is {other:?}"))),
        }
    }

    /// The pieces that the result of a selected instruction goes to.
    pub(crate) fn dsts(&mut self, inst: Inst) -> Lowered<SmallVec<[VReg; 8]>> {
        let local = self.body.result(inst).expect("a result");
        let pieces = self.written_pieces(local)?;
        (0..pieces.len())
            .map(|n| match self.at(pieces, n) {
                Piece::Reg(reg) => Ok(reg),
                other => Err(Diagnostic::error(format!("internal: result is {other:?}"))),
            })
            .collect()
    }

    /// Assigns other registers to a value that is not asked for yet, if an instruction computes it
    /// and does not only rename bits.
    pub(crate) fn place(&mut self, local: Local, pieces: Pieces) -> bool {
        if self.is_wanted(local) || !self.renamed(local).is_empty() || self.frame[local].is_some() {
            return false;
        }
        self.values[local] = pieces;
        self.read[local] = true;
        true
    }

    /// Names the pieces of `root`: those of other values where it only renames them, else fresh
    /// registers. Goes along chains of renaming instructions without recursion.
    fn resolve(&mut self, root: Local) -> Lowered {
        let mut stack: SmallVec<[Local; 8]> = SmallVec::new();
        stack.push(root);
        while let Some(&local) = stack.last() {
            if self.is_wanted(local) {
                stack.pop();
                continue;
            }
            let deps = self.renamed(local);
            for dep in &deps {
                if let Some(l) = dep.local() {
                    self.read[l] = true;
                }
            }
            let waiting = stack.len();
            stack.extend(deps.iter().filter_map(|v| v.local()).filter(|&l| !self.is_wanted(l)));
            if stack.len() > waiting {
                continue;
            }
            stack.pop();
            let renamed = if deps.is_empty() { None } else { self.rename(local)? };
            let pieces = match renamed {
                Some(pieces) => pieces,
                None => self.fresh(self.body.locals[local].ty)?,
            };
            self.values[local] = pieces;
        }
        Ok(())
    }

    /// The operands whose pieces `local` may be made of.
    fn renamed(&mut self, local: Local) -> SmallVec<[Value; 4]> {
        let mut deps = SmallVec::new();
        let LocalDef::Inst(inst) = self.body.locals[local].def else { return deps };
        match &self.body.insts[inst].kind {
            InstKind::Freeze { value } => deps.push(*value),
            InstKind::Cast { op, value, .. } => {
                let (from, to) = (self.ty(*value), self.body.locals[local].ty);
                if self.cast_renames(*op, *value, from, to) {
                    deps.push(*value);
                }
            }
            InstKind::ExtractValue { value, .. } => deps.push(*value),
            InstKind::InsertValue { args, .. } => deps.extend(args.iter().copied()),
            InstKind::ExtractElement { args } if self.lane_is_piece(args[0], args[1]) => {
                deps.push(args[0]);
            }
            InstKind::InsertElement { args } if self.lane_is_piece(args[0], args[2]) => {
                deps.extend([args[0], args[1]]);
            }
            InstKind::InsertElement { args } if self.changes_one_pair(args) => deps.push(args[0]),
            InstKind::ShuffleVector { args, mask } if self.shuffle_keeps(args[0], *mask) => {
                deps.extend(args.iter().copied());
            }
            InstKind::Gep { args, .. } => {
                let args = self.body.list(*args);
                let zero = args[1..]
                    .iter()
                    .all(|i| i.constant().is_some_and(|c| self.cx.consts.is_zero(c)));
                if zero && self.ty(args[0]) == self.body.locals[local].ty {
                    deps.push(args[0]);
                }
            }
            InstKind::Call { callee, args, .. } => {
                let passes_on = matches!(
                    self.cx.intrinsic_of(*callee),
                    Intrinsic::Expect
                        | Intrinsic::ExpectWithProbability
                        | Intrinsic::SsaCopy
                        | Intrinsic::LaunderInvariantGroup
                        | Intrinsic::StripInvariantGroup
                        | Intrinsic::ThreadlocalAddress
                        | Intrinsic::PtrAnnotation
                        | Intrinsic::Annotation
                        | Intrinsic::ArithmeticFence
                );
                if passes_on {
                    deps.push(self.body.list(*args)[0]);
                }
            }
            _ => {}
        }
        deps
    }

    /// The pieces of a renaming instruction whose operands are resolved.
    fn rename(&mut self, local: Local) -> Lowered<Option<Pieces>> {
        let LocalDef::Inst(inst) = self.body.locals[local].def else { return Ok(None) };
        let body = self.body;
        match &body.insts[inst].kind {
            InstKind::Freeze { value } => {
                let pieces = self.pieces(*value)?;
                if (0..pieces.len()).all(|n| self.at(pieces, n) != Piece::Undef) {
                    return Ok(Some(pieces));
                }
                // An undefined value that is frozen is the same for all its uses: zero.
                let list: SmallVec<[Piece; 8]> = self
                    .list(pieces)
                    .into_iter()
                    .map(|p| if p == Piece::Undef { Piece::Imm(0) } else { p })
                    .collect();
                Ok(Some(self.add_pieces(&list)))
            }
            InstKind::Cast { op, value, .. } => {
                self.rename_cast(*op, *value, body.locals[local].ty).map(Some)
            }
            InstKind::ExtractValue { value, path } => {
                let pieces = self.pieces(*value)?;
                let ty = self.ty(*value);
                let (first, len, _) = self.element_pieces(ty, &body.index_paths[*path])?;
                Ok(Some(pieces.part(first, len)))
            }
            InstKind::InsertValue { args, path } => {
                let pieces = self.pieces(args[0])?;
                let ty = self.ty(args[0]);
                let (first, len, _) = self.element_pieces(ty, &body.index_paths[*path])?;
                let elem = self.pieces(args[1])?;
                let mut list = self.list(pieces);
                for n in 0..len {
                    list[first + n] = self.at(elem, n);
                }
                Ok(Some(self.add_pieces(&list)))
            }
            InstKind::ExtractElement { args } => {
                let pieces = self.pieces(args[0])?;
                let (first, len) = self.lane_pieces(args[0], args[1])?;
                Ok(Some(pieces.part(first, len)))
            }
            InstKind::InsertElement { args } if self.changes_one_pair(args) => {
                self.rename_insert(*args).map(Some)
            }
            InstKind::InsertElement { args } => {
                let pieces = self.pieces(args[0])?;
                let (first, len) = self.lane_pieces(args[0], args[2])?;
                let elem = self.pieces(args[1])?;
                let mut list = self.list(pieces);
                for n in 0..len {
                    list[first + n] = self.at(elem, n);
                }
                Ok(Some(self.add_pieces(&list)))
            }
            InstKind::ShuffleVector { args, mask } => self.rename_shuffle(*args, *mask).map(Some),
            InstKind::Gep { args, .. } => {
                let base = body.list(*args)[0];
                self.pieces(base).map(Some)
            }
            InstKind::Call { args, .. } => {
                let base = body.list(*args)[0];
                self.pieces(base).map(Some)
            }
            _ => Ok(None),
        }
    }

    /// The piece of a constant that needs no instruction.
    pub(crate) fn simple_const(&self, c: Const) -> Option<Piece> {
        match &self.cx.consts[c] {
            ConstData::Int { ty, value } if ty.int_width()? <= 64 => {
                Some(Piece::Imm(ir::ssa::sign_extend(*value, ty.int_width()?) as i64))
            }
            ConstData::Float { ty, bits } if ty.float_kind()?.bits() <= 64 => {
                Some(Piece::Imm(*bits as i64))
            }
            ConstData::Zero(ty) if ty.is_ptr() => Some(Piece::Imm(0)),
            ConstData::Undef(ty) | ConstData::Poison(ty) => {
                scalar_piece(self.cx, *ty).map(|_| Piece::Undef)
            }
            _ => None,
        }
    }

    /// The pieces of a constant.
    pub(crate) fn const_pieces(&mut self, c: Const) -> Lowered<Pieces> {
        if let Some(piece) = self.simple_const(c) {
            return Ok(self.add_pieces(&[piece]));
        }
        let cx = self.cx;
        let data = &cx.consts[c];
        match data {
            ConstData::Int { ty, value } => {
                let limbs = ty.int_width().unwrap_or(128).div_ceil(64);
                let list: SmallVec<[Piece; 8]> =
                    (0..limbs).map(|n| Piece::Imm((value >> (64 * n)) as i64)).collect();
                Ok(self.add_pieces(&list))
            }
            ConstData::WideInt { limbs, .. } => {
                let list: SmallVec<[Piece; 8]> =
                    limbs.iter().map(|&l| Piece::Imm(l as i64)).collect();
                Ok(self.add_pieces(&list))
            }
            ConstData::Float { bits, .. } => {
                Ok(self.add_pieces(&[Piece::Imm(*bits as i64), Piece::Imm((bits >> 64) as i64)]))
            }
            ConstData::Zero(ty) | ConstData::Undef(ty) | ConstData::Poison(ty) => {
                let piece =
                    if matches!(data, ConstData::Zero(_)) { Piece::Imm(0) } else { Piece::Undef };
                let n = self.piece_count(*ty)?;
                let list: SmallVec<[Piece; 8]> = (0..n).map(|_| piece).collect();
                Ok(self.add_pieces(&list))
            }
            ConstData::Bytes { data, .. } => {
                let list: SmallVec<[Piece; 8]> =
                    data.iter().map(|&b| Piece::Imm(i64::from(b as i8))).collect();
                Ok(self.add_pieces(&list))
            }
            ConstData::Aggregate { ty, elems } => {
                let mut list: SmallVec<[Piece; 8]> = SmallVec::new();
                for &elem in elems {
                    let pieces = self.const_pieces(elem)?;
                    list.extend(self.list(pieces));
                }
                let elem_kind = cx.types.vector_parts(*ty).and_then(|(e, _)| e.float_kind());
                if elem_kind.is_some_and(|k| k.bits() == 16) {
                    list = self.pair_up_constants(&list);
                }
                Ok(self.add_pieces(&list))
            }
            ConstData::Global { .. }
            | ConstData::Wrapped { .. }
            | ConstData::Expr { .. }
            | ConstData::BlockAddress { .. } => {
                let ty = data.ty();
                if let ConstData::Expr { expr, .. } = data
                    && let Some(pieces) = self.const_expr_pieces(expr, ty)?
                {
                    return Ok(pieces);
                }
                let reg = self.const_address(c)?;
                Ok(self.add_pieces(&[reg]))
            }
            ConstData::InlineAsm(_) | ConstData::TokenNone => {
                Err(Diagnostic::unsupported("this constant as an operand"))
            }
        }
    }

    /// Constant expressions that are no addresses.
    fn const_expr_pieces(&mut self, expr: &ConstExpr, ty: Type) -> Lowered<Option<Pieces>> {
        match expr {
            ConstExpr::Cast {
                op:
                    CastOp::BitCast
                    | CastOp::PtrToInt
                    | CastOp::IntToPtr
                    | CastOp::Trunc
                    | CastOp::PtrToAddr,
                value,
            } => {
                let from = self.cx.consts.ty(*value);
                let pieces = self.const_pieces(*value)?;
                let list = self.convert_bits(&self.list(pieces), from, ty)?;
                Ok(Some(self.add_pieces(&list)))
            }
            ConstExpr::Binary { op, operands, .. } => {
                let a = self.const_pieces(operands[0])?;
                let b = self.const_pieces(operands[1])?;
                if a.len() != 1 {
                    return Err(Diagnostic::unsupported("a constant expression of this type"));
                }
                let bits = self.cx.bits(ty) as u32;
                let class = shape::class_of_bits(bits);
                let dst = self.func.new_vreg(class);
                let (a, b) = (self.at(a, 0), self.at(b, 0));
                self.int_scalar(*op, bits, dst, Arg::Piece(a), Arg::Piece(b))?;
                Ok(Some(self.add_pieces(&[Piece::Reg(dst)])))
            }
            _ => Ok(None),
        }
    }

    fn pair_up_constants(&mut self, halves: &[Piece]) -> SmallVec<[Piece; 8]> {
        let mut list = SmallVec::new();
        for pair in halves.chunks(2) {
            match *pair {
                [Piece::Imm(lo), Piece::Imm(hi)] => {
                    list.push(Piece::Imm(i64::from(
                        (lo as u16 as u32 | (hi as u16 as u32) << 16) as i32,
                    )));
                }
                [Piece::Undef, Piece::Undef] => list.push(Piece::Undef),
                [Piece::Imm(lo), _] => list.push(Piece::Imm(lo & 0xffff)),
                [_, Piece::Imm(hi)] => {
                    list.push(Piece::Imm(i64::from(((hi as u16 as u32) << 16) as i32)));
                }
                [only] => list.push(only),
                _ => list.push(Piece::Undef),
            }
        }
        list
    }
}

/// Emitting.
impl Isel<'_> {
    /// Raises the PTX version that the module needs.
    pub(crate) fn require(&mut self, version: u32, what: &str) -> Lowered {
        self.env.require(self.options, version, what)
    }

    /// Raises the PTX version to that of the function's features. Only who wrote a function's assembly knows
    /// what its text needs; the features tell which version that was written for.
    pub(crate) fn require_features(&mut self) {
        let cx = self.cx;
        let features = cx
            .function(self.global)
            .and_then(|f| cx.attrs.string(f.attrs, sym::TARGET_FEATURES))
            .unwrap_or("");
        let versions =
            features.split(',').filter_map(|f| f.trim().strip_prefix("+ptx")?.parse().ok());
        if let (None, Some(version)) = (self.options.ptx, versions.max()) {
            self.env.raise(version);
        }
    }

    /// Whether a PTX version may be used without being asked.
    pub(crate) fn can_use(&self, version: u32) -> bool {
        self.options.ptx.is_none_or(|p| p >= version)
    }

    /// The number of the GPU architecture.
    pub(crate) fn sm(&self) -> u32 {
        self.options.sm.number
    }

    /// A new register.
    pub(crate) fn vreg(&mut self, class: RegClass) -> VReg {
        self.func.new_vreg(class)
    }

    /// The machine operand of a piece.
    pub(crate) fn operand(piece: Piece) -> Operand {
        match piece {
            Piece::Reg(reg) => Operand::Reg(RegOperand::new(reg)),
            Piece::Imm(value) => Operand::Imm(value),
            Piece::Undef => Operand::Imm(0),
            Piece::Symbol(symbol, offset) => Operand::Symbol { symbol, offset, flags: 0 },
            Piece::Frame(slot, offset) => Operand::Frame { slot, offset: i64::from(offset) },
        }
    }

    /// Emits an instruction of any operands.
    pub(crate) fn emit_operands(&mut self, op: Op, operands: &[Operand]) {
        let inst = Builder::new(&mut self.func, self.position)
            .with_loc(self.loc)
            .build(op.opcode())
            .operands(operands)
            .finish();
        if self.first.is_none() && self.position.block == self.home {
            self.first = Some(inst);
        }
    }

    /// Emits an instruction of defs and sources.
    pub(crate) fn emit(&mut self, op: Op, defs: &[VReg], sources: &[Piece]) {
        let position = self.position;
        let mut builder = Builder::new(&mut self.func, position).with_loc(self.loc);
        let mut build = builder.build(op.opcode());
        for &def in defs {
            build = build.def(def);
        }
        for &source in sources {
            build = build.operand(Self::operand(source));
        }
        let inst = build.finish();
        if self.first.is_none() && self.position.block == self.home {
            self.first = Some(inst);
        }
    }

    /// Emits an instruction with a new register for its result.
    pub(crate) fn value(&mut self, op: Op, class: RegClass, sources: &[Piece]) -> Piece {
        let reg = self.vreg(class);
        self.emit(op, &[reg], sources);
        Piece::Reg(reg)
    }

    /// Emits an instruction given as text: `$0`, `$1` … are the defs and then the sources.
    pub(crate) fn emit_template(&mut self, text: &str, defs: &[VReg], sources: &[Piece]) {
        let symbol = self.func.symbol(SymbolKind::Text, text);
        let mut operands: SmallVec<[Operand; 16]> = SmallVec::new();
        operands.extend(defs.iter().map(|&d| Operand::Reg(RegOperand::def(d))));
        operands.push(symbol.into());
        operands.extend(sources.iter().map(|&s| Self::operand(s)));
        self.emit_operands(Op::Template, &operands);
    }

    /// A piece in a register of its class.
    pub(crate) fn reg(&mut self, piece: Piece, class: RegClass) -> Piece {
        if let Piece::Reg(_) = piece {
            return piece;
        }
        let reg = self.vreg(class);
        self.copy_to(reg, piece);
        Piece::Reg(reg)
    }

    /// A piece as an operand of arithmetic: a register or a number.
    pub(crate) fn source(&mut self, piece: Piece, class: RegClass) -> Piece {
        match piece {
            Piece::Symbol(..) | Piece::Frame(..) => self.reg(piece, class),
            Piece::Undef => Piece::Imm(0),
            _ => piece,
        }
    }

    /// Copies a piece to a register.
    ///
    /// The offset in a variable of constant memory is added by an instruction of its own: in a module whose kernels have pointers to
    /// constant memory as parameters, `ptxas` (12.8 and 12.9) clears the upper half of the address that `mov` makes of a symbol with
    /// an offset.
    pub(crate) fn copy_to(&mut self, dst: VReg, piece: Piece) {
        let class = self.func.vreg_class(dst).unwrap_or(B32);
        if piece == Piece::Reg(dst) {
            return;
        }
        if let Piece::Symbol(symbol, offset) = piece
            && offset != 0
            && self.constants.contains(symbol)
        {
            let base = self.reg(Piece::Symbol(symbol, 0), class);
            let add = if class == B32 { Op::AddS32 } else { Op::AddS64 };
            self.emit(add, &[dst], &[base, Piece::Imm(i64::from(offset))]);
            return;
        }
        self.emit(mov(class), &[dst], &[piece]);
    }

    /// The piece of a scalar operand, ready for arithmetic.
    pub(crate) fn arg(&mut self, arg: Arg) -> Lowered<Piece> {
        match arg {
            Arg::Value(v) => {
                let piece = self.piece(v)?;
                match piece {
                    Piece::Reg(_) | Piece::Imm(_) => Ok(piece),
                    Piece::Undef => Ok(Piece::Imm(0)),
                    _ => {
                        let ty = self.ty(v);
                        let class = scalar_piece(self.cx, ty).map_or(B64, |p| p.class);
                        Ok(self.reg(piece, class))
                    }
                }
            }
            Arg::Piece(Piece::Undef) => Ok(Piece::Imm(0)),
            Arg::Piece(piece) => Ok(piece),
        }
    }

    pub(crate) fn current_block(&self) -> machine::Block {
        self.position.block
    }

    /// Continues at the end of a new block after the given one in layout.
    pub(crate) fn start_block_after(&mut self, after: machine::Block) -> machine::Block {
        let block = self.func.create_block();
        self.func.insert_block_after(block, after);
        self.position = Position { block, before: None };
        block
    }

    pub(crate) fn go_to(&mut self, block: machine::Block) {
        self.position = Position { block, before: None };
    }

    /// Goes to the start of the function, before everything else.
    pub(crate) fn go_to_start(&mut self) {
        let block = self.func.entry_block().expect("an entry");
        self.position = Position { block, before: self.func.first_inst(block) };
        self.home = block;
        self.first = None;
        self.loc = None;
    }

    /// Whether a product and a sum may become one `fma`.
    pub(crate) fn may_contract(&self, sum: FastMath, product: FastMath) -> bool {
        match self.options.fp_contract {
            FpContract::Fast => true,
            FpContract::Flags | FpContract::Off => {
                sum.contains(FastMath::CONTRACT) && product.contains(FastMath::CONTRACT)
            }
        }
    }

    /// A machine symbol with this text, printed as it is.
    pub(crate) fn text_symbol(&mut self, text: &str) -> machine::Symbol {
        self.func.symbol(SymbolKind::Text, text)
    }

    /// The machine symbol of a global.
    pub(crate) fn symbol(&mut self, global: Global) -> machine::Symbol {
        if let Some(symbol) = self.symbols[global].expand() {
            return symbol;
        }
        let name = self.env.name(global).to_owned();
        let symbol = self.func.symbol(SymbolKind::Global, name);
        self.symbols[global] = Some(symbol).into();
        if Space::from_llvm(self.cx.globals[global].address_space) == Some(Space::Const) {
            self.constants.insert(symbol);
        }
        symbol
    }
}

/// The move of a class.
pub(crate) fn mov(class: RegClass) -> Op {
    match class {
        PRED => Op::MovPred,
        B16 => Op::MovB16,
        B32 => Op::MovB32,
        B64 => Op::MovB64,
        _ => Op::MovB128,
    }
}

/// The select of a class (not of predicates).
pub(crate) fn selp(class: RegClass) -> Op {
    match class {
        B16 => Op::SelpB16,
        B32 => Op::SelpB32,
        _ => Op::SelpB64,
    }
}

/// One of three instructions, by the width of a register.
pub(crate) fn by_width(bits: u32, ops: [Op; 3]) -> Op {
    match bits {
        16 => ops[0],
        64 => ops[2],
        _ => ops[1],
    }
}
