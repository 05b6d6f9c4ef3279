//! Instruction selection: a kernel of the SSA IR becomes a [`EuFunction`] of the stage `built`, with the description for
//! the driver.
//!
//! A thread of the EU runs `simd` work-items, one per channel. The body must have the form that `shape-control-flow` gives;
//! [`transform::divergent::linear::Plan`] says in which order its blocks come and which branches all work-items take alike.
//! Blocks are selected in that order, instructions forwards. Uniform values are computed once
//! ([`uniform`]), by an instruction of one channel without the mask.
//!
//! * [`piece`]: locations of values; [`emit`]: making instructions;
//! * [`entry`]: the thread's payload and the kernel's arguments; [`control`]: blocks, branches, parameters of blocks;
//! * [`integer`], [`float`], [`convert`], [`compare`], [`vector`]: arithmetic;
//! * [`combine`], [`ternary`]: several operations in one instruction of three sources;
//! * [`address`], [`memory`], [`private`], [`tagged_pointer`], [`atomic`], [`message`]: memory, by messages whose
//!   payloads are `collect`s;
//! * [`builtin`], [`intrinsic`], [`subgroup`], [`image`]: calls; [`refusal`]: diagnostics for those that are not
//!   supported.
//!
//! A comparison that only one instruction of its block uses is made where it is used, so that flags live for an instruction
//! or two; elsewhere an `i1` is a doubleword.

mod address;
pub(crate) mod atomic;
mod builtin;
mod builtin_names;
mod combine;
mod compare;
mod control;
mod convert;
mod emit;
mod entry;
mod float;
mod grid;
pub(crate) mod image;
mod int_div;
mod integer;
mod intrinsic;
mod logic;
mod memory;
mod message;
mod piece;
mod private;
mod quotient;
mod refusal;
mod subgroup;
mod tagged_pointer;
mod ternary;
mod uniform;
mod vector;

use cranelift_entity::SecondaryMap;
use ir::debug::{DebugInfo, Locations};
use ir::diagnostic::Diagnostic;
use ir::machine::DebugLoc;
use ir::map::Map;
use ir::ssa::{
    Block, Body, ConstData, Context, Global, Inst, InstKind, Local, Md, Module, Type, TypeKind,
    Value, ValueKind,
};
use smallvec::{SmallVec, smallvec};
use transform::divergent::linear::{Jumps, Plan};

use crate::abi::kernel::{INLINE_BYTES, Kernel};
use crate::target::device::{Device, Generation};
use crate::target::eu::{self, EuFunction};
use crate::target::opencl::CONSTANT;
use crate::target::opencl::GENERIC;
use crate::target::opencl::GLOBAL;
use crate::target::opencl::LOCAL;
use crate::target::opencl::PRIVATE;
use combine::Forms;
use control::BlockLayout;
use entry::Entry;
use piece::{Piece, RegSlice, int};
use private::Private;
use uniform::Scalars;

/// The scalars of a value.
type Pieces = SmallVec<[Piece; 1]>;
/// The result of selecting something.
type Selected<T = ()> = Result<T, Diagnostic>;

/// The state of selecting one kernel.
struct Select<'a> {
    cx: &'a Context,
    body: &'a Body,
    plan: &'a Plan,
    device: &'static Device,
    /// The work-items of a thread.
    simd: u8,
    /// While something works on the first channels of registers without the mask: how many.
    whole: Option<u8>,
    scalars: Scalars,
    entry: Entry,
    func: EuFunction,
    kernel: Kernel,
    /// Block in which instructions are inserted.
    at: eu::Block,
    layout: BlockLayout,
    values: SecondaryMap<Local, Option<Pieces>>,
    /// Values of 64 bits that are 32 bits extended: those, and whether by their sign.
    extended: SecondaryMap<Local, Option<(Piece, bool)>>,
    /// Private memory.
    private: Private,
    /// Numbers of the program's variables.
    program_variables: Map<Global, u32>,
    /// Offsets of variables in local memory.
    local_variables: SecondaryMap<Global, Option<u32>>,
    /// Forms for several operations together.
    forms: Forms,
    /// Constants that are in registers from the beginning on.
    held: Map<u32, RegSlice>,
    /// The module's debug information, with the places met so far.
    debug: Option<(DebugInfo<'a>, Locations)>,
    /// The place in the source of what is selected.
    loc: Option<DebugLoc>,
    /// Whether the kernel has local memory.
    has_local: bool,
}

/// Selects a kernel for threads of `simd` work-items (8, 16 or 32).
///
/// The module must have gone through [`crate::pipeline::optimize`].
///
/// # Errors
/// The module has something that the backend cannot do; the error has the function and the instruction.
pub fn select(
    module: &Module,
    function: Global,
    device: &'static Device,
    simd: u8,
) -> Result<(EuFunction, Kernel), Diagnostic> {
    let name = &module.cx.globals[function].name;
    select_kernel(module, function, device, simd).map_err(|error| error.in_function(name))
}

fn select_kernel(
    module: &Module,
    function: Global,
    device: &'static Device,
    simd: u8,
) -> Selected<(EuFunction, Kernel)> {
    let cx = &module.cx;
    if !device.has_kernels() {
        return Err(Diagnostic::unsupported(format!("kernels for '{}'", device.name)).with_note(
            "kernels are compiled for gen8 and later: bdw, skl, tgl, dg2 and their kin",
        ));
    }
    if !matches!(simd, 8 | 16 | 32) {
        return Err(Diagnostic::unsupported(format!("threads of {simd} work-items"))
            .with_note("a thread has 8, 16 or 32 work-items"));
    }
    let Some(body) = module.body(function) else {
        return Err(Diagnostic::error("a declaration cannot be compiled"));
    };
    check_shape(body)?;
    let jumps = match device.fused {
        true => Jumps::Together(&uniform::WorkGroup),
        false => Jumps::Alike,
    };
    let plan = Plan::with_jumps(body, cx, &uniform::Intel, jumps);
    let name = cx.globals[function].name.to_string();
    // From gen12.5 on a thread loads the rest of its payload.
    let inline_bytes = if device.generation >= Generation::Gen12p5 { INLINE_BYTES } else { 0 };
    let mut select = Select {
        cx,
        body,
        plan: &plan,
        device,
        simd,
        whole: None,
        scalars: Scalars::new(body, cx, &plan),
        entry: Entry::default(),
        func: EuFunction::new(name.clone(), device, simd),
        kernel: Kernel { inline_bytes, ..Kernel::new(name, simd) },
        at: eu::Block::from_u32(0),
        layout: BlockLayout::default(),
        values: SecondaryMap::new(),
        extended: SecondaryMap::new(),
        private: Private::default(),
        program_variables: Map::default(),
        local_variables: SecondaryMap::new(),
        forms: Forms::new(body, cx, &plan, device),
        held: Map::default(),
        debug: DebugInfo::of(cx).map(|info| (info, Locations::default())),
        loc: None,
        has_local: has_local(body, cx),
    };
    select.lay_out()?;
    select.enter(function)?;
    select.hold_constants();
    for &block in &plan.order {
        select.block(block)?;
    }
    select.kernel.check()?;
    Ok((select.func, select.kernel))
}

/// Whether a body may work on local memory.
fn has_local(body: &Body, cx: &Context) -> bool {
    body.locals.values().any(|local| local.ty.address_space() == Some(LOCAL))
        || cx.globals.values().any(|data| data.address_space == LOCAL)
}

/// The work-items of a thread that a kernel asks for by `intel_reqd_sub_group_size`.
///
/// # Errors
/// A number that a thread cannot have.
pub fn required_sub_group_size(
    module: &Module,
    function: Global,
) -> Result<Option<u8>, Diagnostic> {
    let cx = &module.cx;
    let number = || {
        let kind = cx.symbols.find("intel_reqd_sub_group_size")?;
        let md = cx.md_attachment(cx.globals[function].metadata, kind)?;
        let &[Some(first)] = cx.metadata.tuple(md) else { return None };
        cx.consts.as_uint(cx.metadata.value(first)?)
    };
    match number() {
        None => Ok(None),
        Some(size @ (8 | 16 | 32)) => Ok(Some(size as u8)),
        Some(size) => Err(Diagnostic::unsupported(format!("sub-groups of {size} work-items"))
            .with_note("a thread has 8, 16 or 32 work-items")
            .in_function(&cx.globals[function].name)),
    }
}

/// Refuses what the plan cannot be made for.
fn check_shape(body: &Body) -> Selected {
    for &block in body.block_order() {
        let kind = body.terminator(block).map(|inst| &body.insts[inst].kind);
        match kind {
            Some(InstKind::Switch { .. }) | None => {
                return Err(Diagnostic::error("selection needs a module that was prepared"));
            }
            Some(InstKind::IndirectBr { .. }) => {
                return Err(Diagnostic::unsupported("'indirectbr'"));
            }
            Some(_) => {}
        }
    }
    let graph = body.flow_graph();
    let doms = ir::graph::DomTree::new(&graph);
    if !ir::graph::LoopForest::new(&graph, &doms).irreducible_edges().is_empty() {
        return Err(Diagnostic::error("selection needs loops with one entry: prepare the module"));
    }
    Ok(())
}

/// The walk.
impl Select<'_> {
    fn block(&mut self, block: Block) -> Selected {
        self.at = self.block_of(block);
        for inst in self.body.block_insts(block) {
            self.set_loc(self.body.insts[inst].debug_loc.expand());
            let kind = &self.body.insts[inst].kind;
            let result =
                if kind.is_terminator() { self.terminator(block, inst) } else { self.inst(inst) };
            result.map_err(|error| self.at_instruction(error, inst))?;
        }
        Ok(())
    }

    /// Sets the place in the source of what is selected from now on.
    fn set_loc(&mut self, md: Option<Md>) {
        let Some((info, known)) = &mut self.debug else { return };
        let places = &mut self.func.debug_locs;
        self.loc = md.and_then(|md| known.get(info, places, md));
    }

    /// Says which instruction a diagnostic is about.
    fn at_instruction(&self, error: Diagnostic, inst: Inst) -> Diagnostic {
        let kind = &self.body.insts[inst].kind;
        let error = error.on_line(self.body.text_line(self.cx, inst));
        let place = self.body.insts[inst].debug_loc.expand();
        let place = place.and_then(|md| refusal::place(self.cx, md));
        let error = match (place, &error.location) {
            (Some(place), None) => error.with_location(place),
            _ => error,
        };
        let what = match kind {
            InstKind::Call { callee, .. } => match self.cx.direct_callee(*callee) {
                Some(global) => format!("in a call of '{}'", self.cx.globals[global].name),
                None => "in a call".to_owned(),
            },
            _ => format!("in '{}'", kind.name()),
        };
        let name = self.body.result(inst).and_then(|local| self.body.local_name(local));
        match name {
            Some(name) => error.with_note(format!("{what}, '%{name}'")),
            None => error.with_note(what),
        }
    }

    fn inst(&mut self, inst: Inst) -> Selected {
        let body = self.body;
        match &body.insts[inst].kind {
            InstKind::FNeg { value, .. } => self.float_negate(inst, *value),
            InstKind::Binary { op, args, .. } => {
                if self.is_deferred(inst) || self.combined(inst)? {
                    Ok(())
                } else if op.is_float() {
                    self.float_binary(inst, *op, *args)
                } else {
                    self.int_binary(inst, *op, *args)
                }
            }
            InstKind::Cast { op, value, .. } => self.cast(inst, *op, *value),
            InstKind::ICmp { .. } | InstKind::FCmp { .. } => self.compare(inst),
            InstKind::Select { args, .. } => self.choose(inst, *args),
            InstKind::Freeze { value } => {
                let pieces = self.pieces(*value)?;
                self.set(inst, pieces);
                Ok(())
            }
            InstKind::Load { ptr, align, volatile, ordering, .. } => {
                let before = self.placed();
                self.ordered([*ordering; 2], *ptr, |s| s.load(inst, *ptr, *align))?;
                if *volatile || ordering.is_atomic() {
                    self.keep_messages(before);
                }
                Ok(())
            }
            InstKind::Store { value, ptr, align, ordering, .. } => {
                self.ordered([*ordering; 2], *ptr, |s| s.store(*value, *ptr, *align))
            }
            InstKind::Gep { .. } => self.gep(inst),
            InstKind::ExtractElement { args } => self.extract_element(inst, *args),
            InstKind::InsertElement { args } => self.insert_element(inst, *args),
            InstKind::ShuffleVector { args, mask } => self.shuffle(inst, *args, *mask),
            InstKind::ExtractValue { value, path } => self.extract_value(inst, *value, *path),
            InstKind::InsertValue { args, path } => self.insert_value(inst, *args, *path),
            InstKind::AtomicRmw { op, ordering, args, .. } => {
                self.ordered([*ordering; 2], args[0], |s| s.atomic_rmw(inst, *op, *args))
            }
            InstKind::CmpXchg { orderings, args, .. } => {
                self.ordered(*orderings, args[0], |s| s.compare_exchange(inst, *args))
            }
            InstKind::Fence { .. } => {
                self.fence(message::Memory::Local);
                self.fence(message::Memory::Global);
                Ok(())
            }
            InstKind::Call { .. } => self.call(inst),
            InstKind::DebugRecord { .. } => Ok(()),
            InstKind::Alloca { .. } => self.alloca(inst),
            kind => Err(Diagnostic::unsupported(format!("'{}'", kind.name()))),
        }
    }
}

/// Values.
impl Select<'_> {
    /// The type of a value.
    fn ty(&self, value: Value) -> Type {
        self.body.value_type(value, self.cx)
    }

    /// The type of an instruction's result.
    fn result_type(&self, inst: Inst) -> Type {
        self.body.result(inst).map_or(Type::VOID, |local| self.body.locals[local].ty)
    }

    /// Whether an instruction's result is the same for all work-items.
    fn is_scalar(&self, inst: Inst) -> bool {
        self.body.result(inst).is_some_and(|local| self.scalars.contains(local))
    }

    /// Makes some pieces the result of an instruction.
    ///
    /// A result that work-items read after they left the loop in different rounds may be a name of an element that all
    /// share, which later rounds write: it gets an element for each channel, written in every round.
    fn set(&mut self, inst: Inst, mut pieces: Pieces) {
        let Some(local) = self.body.result(inst) else { return };
        if self.scalars.is_kept(local)
            && let Ok(types) = self.scalar_types(self.body.locals[local].ty)
        {
            for (piece, ty) in pieces.iter_mut().zip(types) {
                if piece.is_uniform() && matches!(piece, Piece::Reg(_)) {
                    *piece = self.own_element(*piece, self.bits(ty));
                }
            }
        }
        self.values[local] = Some(pieces);
    }

    /// A copy of an element that all channels share: one for each of them.
    fn own_element(&mut self, piece: Piece, bits: u32) -> Piece {
        let bits = if bits == 1 { 32 } else { bits };
        let ty = int(bits, false);
        let wide = if bits < 32 { int(32, false) } else { ty };
        self.convert(wide, ty, piece, false)
    }

    /// The scalars of a value.
    fn pieces(&mut self, value: Value) -> Selected<Pieces> {
        match value.kind() {
            ValueKind::Local(local) => match &self.values[local] {
                Some(pieces) => Ok(pieces.clone()),
                None => self.deferred(local),
            },
            ValueKind::Const(c) => self.constant(c),
            ValueKind::Metadata(_) => Err(Diagnostic::unsupported("metadata as an operand")),
        }
    }

    /// The only scalar of a value.
    fn piece(&mut self, value: Value) -> Selected<Piece> {
        match *self.pieces(value)? {
            [piece] => Ok(piece),
            _ => Err(Diagnostic::unsupported("a vector or a structure as an operand")),
        }
    }

    fn constant(&mut self, c: ir::ssa::Const) -> Selected<Pieces> {
        let cx = self.cx;
        Ok(match &cx.consts[c] {
            ConstData::Int { ty, value } => {
                let bits = *value as u64;
                // A truth value is a doubleword of its sign.
                let bits = if *ty == Type::I1 { bits.wrapping_neg() & 0xffff_ffff } else { bits };
                self.scalar_type(*ty)?;
                smallvec![Piece::Imm(bits)]
            }
            ConstData::Float { ty, bits } => {
                self.scalar_type(*ty)?;
                smallvec![Piece::Imm(*bits as u64)]
            }
            ConstData::Zero(ty) | ConstData::Undef(ty) | ConstData::Poison(ty) => {
                smallvec![Piece::Imm(0); self.scalar_types(*ty)?.len()]
            }
            ConstData::Aggregate { elems, .. } => {
                let mut pieces = Pieces::new();
                for &elem in elems {
                    pieces.extend(self.constant(elem)?);
                }
                pieces
            }
            ConstData::Bytes { data, .. } => {
                data.iter().map(|&byte| Piece::Imm(u64::from(byte))).collect()
            }
            ConstData::Global { global, .. } => smallvec![self.variable(*global)?],
            ConstData::Expr { expr, .. } => smallvec![self.constant_address(c, expr)?],
            _ => return Err(Diagnostic::unsupported("a constant of this kind")),
        })
    }

    /// The types of a value's scalars, in order.
    fn scalar_types(&self, ty: Type) -> Selected<SmallVec<[Type; 4]>> {
        let mut found = SmallVec::new();
        self.add_scalar_types(ty, &mut found)?;
        Ok(found)
    }

    fn add_scalar_types(&self, ty: Type, found: &mut SmallVec<[Type; 4]>) -> Selected {
        match self.cx.types.kind(ty) {
            TypeKind::Vector { elem, lanes, scalable: false } => {
                self.scalar_type(elem)?;
                found.extend(core::iter::repeat_n(elem, lanes as usize));
            }
            // An event is done when it is made: there is nothing to know of it.
            _ if self.is_event(ty) => {}
            TypeKind::Array { elem, len } if len <= MOST_ELEMENTS => {
                for _ in 0..len {
                    self.add_scalar_types(elem, found)?;
                }
            }
            TypeKind::Struct { .. } => {
                for n in 0..self.cx.types.element_count(ty).unwrap_or(0) {
                    let field = self.cx.types.element(ty, n);
                    self.add_scalar_types(field.unwrap_or(Type::VOID), found)?;
                }
            }
            _ => {
                self.scalar_type(ty)?;
                found.push(ty);
            }
        }
        Ok(())
    }

    /// Whether a type is that of events (`event_t`).
    fn is_event(&self, ty: Type) -> bool {
        matches!(self.cx.types.kind(ty), TypeKind::TargetExt { name: "spirv.Event", .. })
    }

    /// Refuses scalars that do not fit into a channel.
    fn scalar_type(&self, ty: Type) -> Selected {
        let supported = match self.cx.types.kind(ty) {
            TypeKind::Int(bits) => bits <= 64,
            TypeKind::Float(_) if ty == Type::DOUBLE && !self.device.float64 => {
                return Err(Diagnostic::unsupported(format!(
                    "64-bit floats, which '{}' does not have",
                    self.device.name
                )));
            }
            // Of `bfloat` there are only the bits (`expand-bfloat`).
            TypeKind::Float(_) => {
                [Type::HALF, Type::BFLOAT, Type::FLOAT, Type::DOUBLE].contains(&ty)
            }
            TypeKind::Ptr(space) => {
                matches!(space, PRIVATE | GLOBAL | CONSTANT | LOCAL | GENERIC)
                    || crate::ir_passes::promote_to_stateful::parameter(space).is_some()
            }
            TypeKind::TargetExt { .. } => image::is_opaque(self.cx, ty),
            _ => false,
        };
        if supported {
            return Ok(());
        }
        if let Some(thing) = refusal::thing(self.cx, ty) {
            return Err(Diagnostic::unsupported(thing));
        }
        Err(Diagnostic::unsupported(format!("values of type '{}'", self.cx.types.display(ty))))
    }

    /// The bits of a scalar as channels hold it: pointers to local and private memory are offsets of 32 bits.
    fn bits(&self, ty: Type) -> u32 {
        match ty.address_space() {
            Some(LOCAL | PRIVATE) => 32,
            Some(space) if crate::ir_passes::promote_to_stateful::parameter(space).is_some() => 32,
            Some(_) => 64,
            None => ty
                .int_width()
                .unwrap_or_else(|| ty.float_kind().map_or(32, ir::ssa::FloatKind::bits)),
        }
    }

    /// The type in which the bits of a scalar are moved about.
    fn raw(&self, ty: Type) -> eu::Type {
        if self.bits(ty) > 32 { eu::Type::UQ } else { eu::Type::UD }
    }
}

/// Elements of an array that is a value.
const MOST_ELEMENTS: u64 = 64;
