//! Turns a function's body into [`Code`].
//!
//! One pass over the instructions. What cannot be decoded becomes a step that is a fault when it is reached,
//! so that a module with something exotic in a function that never runs still runs.

use super::Contract;
use super::buffers;
use super::code::{
    Access, AllocaInfo, Argument, ByVal, CallSite, Callee, CastInfo, Code, ContractedInfo, Edge,
    FloatMode, GepInfo, IndexTerm, LaneArg, LanesInfo, Move, Op, Operand, RmwInfo, ShuffleInfo,
    SwitchInfo,
};
use super::environment::{EntryMode, Flush, Governed, Rounding};
use super::generic;
use super::lanes::LaneFn;
use super::library;
use super::nvvm;
use super::opencl;
use super::program::{Program, step_into};
use super::shape::{Scalar, Shape};
use super::target::Target;
use super::value::{Slot, mask, signed};
use crate::fault::{Fault, Result};
use crate::float::Format;
use crate::memory::Space;
use cranelift_entity::SecondaryMap;
use ir::map::Map;
use ir::ssa::buffer_intrinsics::{BUFFER_FAT_POINTER, BUFFER_RESOURCE};
use ir::ssa::{
    AttrSet, BinaryOp, Block, BlockCall, Body, CallId, CastOp, Const, ConstData, Context, FastMath,
    Flags, Global, Inst, InstKind, Intrinsic, Local, Ordering, Type, TypeKind, Uses, Value,
    ValueKind, ValueList, sym,
};
use std::rc::Rc;

/// Decodes a function. One without a body gives code without steps.
pub(crate) fn decode(program: &Program<'_>, function: Global) -> Result<Code> {
    let data = &program.cx().globals[function];
    let mut code = Code { name: data.name.to_string(), ..Code::default() };
    let Some(body) = program.module.body(function) else { return Ok(code) };
    let (cx, attrs) = (program.cx(), data.function().map_or(AttrSet::EMPTY, |f| f.attrs));
    let amd = program.target == Target::Amdgpu;
    if amd {
        code.entry = EntryMode::of(cx, attrs);
    }
    let mut decoder = Decoder {
        program,
        cx,
        body,
        function,
        ftz: cx.attrs.flushes_float(attrs),
        amd,
        strict: cx.attrs.has(attrs, sym::STRICTFP),
        code,
        slots: SecondaryMap::with_default(u32::MAX),
        constants: Map::default(),
        uses: (program.options.contract == Contract::WhenAllowed).then(|| Uses::of(body)),
        current: None,
    };
    decoder.run()?;
    Ok(decoder.code)
}

pub(crate) struct Decoder<'a, 'm> {
    pub(crate) program: &'a Program<'m>,
    pub(crate) cx: &'m Context,
    pub(crate) body: &'m Body,
    function: Global,
    /// Whether the function's attributes flush f32.
    pub(crate) ftz: bool,
    /// Whether the environment says what is flushed.
    pub(crate) amd: bool,
    /// Whether plain operations round as the environment says.
    strict: bool,
    pub(crate) code: Code,
    slots: SecondaryMap<Local, u32>,
    constants: Map<Const, Operand>,
    uses: Option<Uses>,
    current: Option<Inst>,
}

impl Decoder<'_, '_> {
    fn run(&mut self) -> Result<()> {
        let body = self.body;
        if let Some((_, _, varargs)) = self.cx.types.signature(self.cx.globals[self.function].ty) {
            self.code.varargs = varargs;
        }
        for &block in body.block_order() {
            for &param in body.block_params(block) {
                self.reserve(param)?;
            }
            for inst in body.block_insts(block) {
                if let Some(result) = body.result(inst) {
                    self.reserve(result)?;
                }
            }
        }
        for &param in body.block_params(body.entry()) {
            let slots = self.shape(body.locals[param].ty)?.slots;
            self.code.params.push((self.slots[param], slots));
        }
        let mut starts: SecondaryMap<Block, u32> = SecondaryMap::with_default(u32::MAX);
        for &block in body.block_order() {
            starts[block] = self.code.ops.len() as u32;
            for inst in body.block_insts(block) {
                self.current = Some(inst);
                let (ops, edges) = (self.code.ops.len(), self.code.edges.len());
                if let Err(fault) = self.inst(inst) {
                    self.code.ops.truncate(ops);
                    self.code.origins.truncate(ops);
                    self.code.edges.truncate(edges);
                    let message = self.message(fault.message().to_owned());
                    self.push(Op::Unsupported { message });
                }
            }
            if body.terminator(block).is_none() {
                let message = self.message("a block without terminator".into());
                self.push(Op::Unsupported { message });
            }
        }
        for edge in &mut self.code.edges {
            edge.target = starts[Block::from_u32(edge.target)];
        }
        Ok(())
    }

    fn reserve(&mut self, local: Local) -> Result<()> {
        let slots = self.shape(self.body.locals[local].ty)?.slots;
        self.slots[local] = self.temporary(slots);
        Ok(())
    }

    /// New slots of the frame.
    /// Whether a type is a fat pointer to a buffer.
    fn is_fat_type(&self, ty: Type) -> bool {
        self.program.target == Target::Amdgpu && ty.address_space() == Some(BUFFER_FAT_POINTER)
    }

    fn is_fat(&self, pointer: Value) -> bool {
        self.is_fat_type(self.ty(pointer))
    }

    pub(crate) fn temporary(&mut self, slots: u32) -> u32 {
        let first = self.code.slots;
        self.code.slots += slots;
        first
    }

    fn message(&mut self, text: String) -> u32 {
        self.code.messages.push(text);
        self.code.messages.len() as u32 - 1
    }

    pub(crate) fn push(&mut self, op: Op) {
        self.code.ops.push(op);
        self.code.origins.push(self.current);
    }

    pub(crate) fn shape(&self, ty: Type) -> Result<Rc<Shape>> {
        self.program.shape(ty)
    }

    pub(crate) fn ty(&self, value: Value) -> Type {
        self.body.value_type(value, self.cx)
    }

    /// The scalar of a type and its number of lanes.
    pub(crate) fn lanes_of(&self, ty: Type) -> Result<(Scalar, u32)> {
        let scalar = super::shape::scalar(self.cx, self.cx.types.scalar(ty))?;
        Ok((scalar, self.cx.types.lanes(ty)))
    }

    /// The float format of a type and its number of lanes.
    pub(crate) fn float_of(&self, ty: Type) -> Result<(Format, u32)> {
        match self.lanes_of(ty)? {
            (Scalar::Float(format), lanes) => Ok((format, lanes)),
            _ => Err(Fault::input("a float operation on a type that is not a float")),
        }
    }

    /// Width of an integer type and its number of lanes.
    pub(crate) fn int_of(&self, ty: Type) -> Result<(u32, u32)> {
        match self.lanes_of(ty)? {
            (Scalar::Int(width), lanes) => Ok((width, lanes)),
            (scalar @ Scalar::Ptr { .. }, lanes) => Ok((scalar.bits(), lanes)),
            _ => Err(Fault::input("an integer operation on a type that is not an integer")),
        }
    }

    /// Whether f32 subnormals are flushed by an operation on this format, whatever the environment.
    pub(crate) fn ftz_for(&self, format: Format) -> bool {
        self.flush_of(format) == Flush::Always
    }

    /// Returns the flushing of a format's subnormals. (AMD's bf16 is computed in integers mostly.)
    pub(crate) fn flush_of(&self, format: Format) -> Flush {
        match format {
            Format::F16 | Format::F32 | Format::F64 if self.amd => Flush::Program,
            Format::F32 if self.ftz && !self.amd => Flush::Always,
            _ => Flush::Never,
        }
    }

    /// Returns the rounding of a plain operation that rounds to a format.
    pub(crate) fn rounding_of(&self, format: Format) -> Rounding {
        if self.strict || self.amd && format == Format::F32 {
            Rounding::Program(format)
        } else {
            Rounding::NEAREST
        }
    }

    pub(crate) fn mode(&self, format: Format, fast: FastMath) -> FloatMode {
        let fast = if self.program.options.fast_math_poison { fast } else { FastMath::NONE };
        let (round, flush) = (self.rounding_of(format), self.flush_of(format));
        FloatMode { format, fast, round, flush }
    }

    pub(crate) fn operand(&mut self, value: Value) -> Result<Operand> {
        match value.kind() {
            ValueKind::Local(local) => match self.slots[local] {
                u32::MAX => Err(Fault::input("a value that nothing defines")),
                slot => Ok(Operand(slot)),
            },
            ValueKind::Const(c) => {
                if let Some(&operand) = self.constants.get(&c) {
                    return Ok(operand);
                }
                let operand = Operand::pool(self.code.pool.len());
                let mut slots = Vec::new();
                self.program.constant(c, &mut slots, 0)?;
                self.code.pool.extend(slots);
                self.constants.insert(c, operand);
                Ok(operand)
            }
            ValueKind::Metadata(_) => Ok(Operand::pool(self.code.pool.len())),
        }
    }

    /// The value of a constant operand of one slot.
    pub(crate) fn constant_slot(&self, operand: Operand) -> Option<Slot> {
        let index = operand.0.checked_sub(super::code::POOL)?;
        self.code.pool.get(index as usize).copied()
    }

    /// A constant that is not in the module.
    pub(crate) fn immediate(&mut self, bits: u64) -> Operand {
        let operand = Operand::pool(self.code.pool.len());
        self.code.pool.push(Slot::new(bits));
        operand
    }

    fn dst(&self, inst: Inst) -> Result<u32> {
        let local = self.body.result(inst).ok_or_else(|| Fault::input("a missing result"))?;
        Ok(self.slots[local])
    }

    fn edge(&mut self, target: &BlockCall) -> Result<u32> {
        let body = self.body;
        let params = body.block_params(target.block);
        let args = body.list(target.args);
        if params.len() != args.len() {
            return Err(Fault::input("a branch with the wrong number of arguments"));
        }
        let first_move = self.code.moves.len() as u32;
        let mut overlapping = false;
        for (&param, &arg) in params.iter().zip(args) {
            let src = self.operand(arg)?;
            let (dst, slots) = (self.slots[param], self.shape(body.locals[param].ty)?.slots);
            if src == Operand(dst) || slots == 0 {
                continue;
            }
            overlapping |= arg.local().is_some_and(|l| {
                matches!(body.locals[l].def, ir::ssa::LocalDef::Param(b, _) if b == target.block)
            });
            self.code.moves.push(Move { dst, src, slots });
        }
        let moves = self.code.moves.len() as u32 - first_move;
        overlapping &= moves > 1;
        self.code.edges.push(Edge {
            target: target.block.as_u32(),
            first_move,
            moves,
            overlapping,
        });
        Ok(self.code.edges.len() as u32 - 1)
    }

    fn space_of(&self, pointer: Value) -> Result<Space> {
        let ty = self.cx.types.scalar(self.ty(pointer));
        let number = ty.address_space().ok_or_else(|| Fault::input("not a pointer"))?;
        self.program.space(number)
    }

    pub(crate) fn pointer_space(&self, pointer: Value) -> Result<Space> {
        self.space_of(pointer)
    }

    /// Whether a volatile access takes no part in data races. PTX gives it the meaning of a relaxed one ("Memory Consistency Model"); in
    /// OpenCL and HIP it is an access like others.
    fn is_relaxed(&self, volatile: bool) -> bool {
        volatile && self.program.target == super::target::Target::Nvptx
    }

    fn access(&self, pointer: Value, align: u64, atomic: bool) -> Result<Access> {
        Ok(Access { space: self.space_of(pointer)?, align: align.trailing_zeros() as u8, atomic })
    }

    fn inst(&mut self, inst: Inst) -> Result<()> {
        let body = self.body;
        match &body.insts[inst].kind {
            InstKind::FNeg { value, fast_math } => {
                let (format, lanes) = self.float_of(self.ty(*value))?;
                let (dst, a) = (self.dst(inst)?, self.operand(*value)?);
                let mode = self.mode(format, *fast_math);
                self.push(Op::FNeg { mode, lanes, dst, a });
            }
            InstKind::Binary { op, flags, fast_math, args } => {
                self.binary(inst, *op, *flags, *fast_math, *args)?;
            }
            InstKind::Cast { op, flags, fast_math, value } => {
                self.cast(inst, *op, *flags, *fast_math, *value)?;
            }
            InstKind::ICmp { cc, flags, args } => {
                let (width, lanes) = self.int_of(self.ty(args[0]))?;
                let (a, b) = (self.operand(args[0])?, self.operand(args[1])?);
                let (cc, same_sign, dst) = (*cc, flags.contains(Flags::SAMESIGN), self.dst(inst)?);
                self.push(if lanes == 1 && width <= 64 {
                    Op::ICmp { cc, same_sign, width: width as u8, dst, a, b }
                } else {
                    Op::ICmpLanes { cc, same_sign, width, lanes, dst, a, b }
                });
            }
            InstKind::FCmp { cc, fast_math, args } => {
                let (format, lanes) = self.float_of(self.ty(args[0]))?;
                let (a, b) = (self.operand(args[0])?, self.operand(args[1])?);
                let (mode, dst) = (self.mode(format, *fast_math), self.dst(inst)?);
                self.push(Op::FCmp { cc: *cc, mode, lanes, dst, a, b });
            }
            InstKind::Select { args, .. } => {
                let cond_lanes = self.cx.types.lanes(self.ty(args[0]));
                let vector = self.ty(args[0]).is_vector();
                let slots = self.shape(self.ty(args[1]))?.slots;
                let cond = self.operand(args[0])?;
                let (a, b) = (self.operand(args[1])?, self.operand(args[2])?);
                let dst = self.dst(inst)?;
                self.push(if vector {
                    Op::SelectLanes {
                        words: slots / cond_lanes,
                        lanes: cond_lanes,
                        dst,
                        cond,
                        a,
                        b,
                    }
                } else {
                    Op::Select { slots, dst, cond, a, b }
                });
            }
            InstKind::Freeze { value } => {
                let slots = self.shape(self.ty(*value))?.slots;
                let (dst, src) = (self.dst(inst)?, self.operand(*value)?);
                self.push(Op::Freeze { slots, dst, src });
            }
            InstKind::Alloca { ty, count, align, .. } => {
                let local = body.result(inst).ok_or_else(|| Fault::input("a missing result"))?;
                let name = body.local_name(local).unwrap_or("alloca");
                let space = self.space_of(local.into())?;
                let align = align.bytes().max(self.cx.abi_align(*ty).bytes().min(16));
                self.code.allocas.push(AllocaInfo {
                    name: name.into(),
                    size: self.cx.alloc_size(*ty),
                    align,
                    generic: space == Space::Generic,
                });
                let info = self.code.allocas.len() as u32 - 1;
                let (dst, count) = (self.dst(inst)?, self.operand(*count)?);
                self.push(Op::Alloca { info, dst, count });
            }
            InstKind::Load { ptr, align, volatile, ordering, .. } => {
                let atomic = self.is_relaxed(*volatile) || ordering.is_atomic();
                let dst = self.dst(inst)?;
                let ty = self.body.locals[body.result(inst).expect("checked")].ty;
                if self.is_fat(*ptr) {
                    return buffers::fat_load(self, ty, *ptr, dst);
                }
                self.load(ty, *ptr, align.bytes(), atomic, dst)?;
            }
            InstKind::Store { value, ptr, .. } if self.is_fat(*ptr) => {
                return buffers::fat_store(self, *value, *ptr);
            }
            InstKind::Store { value, ptr, align, volatile, ordering, .. } => {
                let access = self.access(
                    *ptr,
                    align.bytes(),
                    self.is_relaxed(*volatile) || *ordering != Ordering::NotAtomic,
                )?;
                let shape = self.shape(self.ty(*value))?;
                let (src, ptr) = (self.operand(*value)?, self.operand(*ptr)?);
                match shape.single() {
                    Some(scalar) if scalar.bits() <= 64 => {
                        self.push(Op::Store { access, bits: scalar.bits() as u8, src, ptr });
                    }
                    _ => {
                        self.code.shapes.push(shape);
                        let shape = self.code.shapes.len() as u32 - 1;
                        self.push(Op::StoreShape { access, shape, src, ptr });
                    }
                }
            }
            InstKind::Gep { source, args, .. } => self.gep(inst, *source, *args)?,
            InstKind::ExtractElement { args } => {
                let words = self.shape(self.cx.types.scalar(self.ty(args[0])))?.slots;
                let lanes = self.cx.types.lanes(self.ty(args[0]));
                let (vector, index) = (self.operand(args[0])?, self.operand(args[1])?);
                let dst = self.dst(inst)?;
                self.push(match self.constant_lane(args[1], lanes) {
                    Some(n) => Op::Copy { dst, src: vector.at(n * words), slots: words },
                    None => Op::ExtractElement { words, lanes, dst, vector, index },
                });
            }
            InstKind::InsertElement { args } => {
                let words = self.shape(self.ty(args[1]))?.slots;
                let lanes = self.cx.types.lanes(self.ty(args[0]));
                let vector = self.operand(args[0])?;
                let (element, index) = (self.operand(args[1])?, self.operand(args[2])?);
                let dst = self.dst(inst)?;
                if let Some(n) = self.constant_lane(args[2], lanes) {
                    self.push(Op::Copy { dst, src: vector, slots: words * lanes });
                    self.push(Op::Copy { dst: dst + n * words, src: element, slots: words });
                } else {
                    self.push(Op::InsertElement { words, lanes, dst, vector, element, index });
                }
            }
            InstKind::ShuffleVector { args, mask } => {
                let words = self.shape(self.cx.types.scalar(self.ty(args[0])))?.slots;
                let lanes = self.cx.types.lanes(self.ty(args[0]));
                let mask = body.shuffle_masks[*mask].clone();
                self.code.shuffles.push(ShuffleInfo { words, lanes, mask });
                let info = self.code.shuffles.len() as u32 - 1;
                let (a, b) = (self.operand(args[0])?, self.operand(args[1])?);
                let dst = self.dst(inst)?;
                self.push(Op::Shuffle { info, dst, a, b });
            }
            InstKind::ExtractValue { value, path } => {
                let (at, slots) = self.walk(self.ty(*value), &body.index_paths[*path])?;
                let (dst, src) = (self.dst(inst)?, self.operand(*value)?.at(at));
                self.push(Op::Copy { dst, src, slots });
            }
            InstKind::InsertValue { args, path } => {
                let ty = self.ty(args[0]);
                let (at, slots) = self.walk(ty, &body.index_paths[*path])?;
                let whole = self.shape(ty)?.slots;
                let (src, element) = (self.operand(args[0])?, self.operand(args[1])?);
                let dst = self.dst(inst)?;
                self.push(Op::Copy { dst, src, slots: whole });
                self.push(Op::Copy { dst: dst + at, src: element, slots });
            }
            InstKind::AtomicRmw { op, args, .. } if self.is_fat(args[0]) => {
                let dst = self.dst(inst)?;
                return buffers::fat_rmw(self, *op, args[1], args[0], dst);
            }
            InstKind::CmpXchg { args, .. } if self.is_fat(args[0]) => {
                let dst = self.dst(inst)?;
                return buffers::fat_exchange(self, *args, dst);
            }
            InstKind::AtomicRmw { op, align, args, .. } => {
                let (scalar, lanes) = self.lanes_of(self.ty(args[1]))?;
                let access = self.access(args[0], align.bytes(), true)?;
                let ftz = self.ftz && scalar == Scalar::Float(Format::F32);
                let info = self.rmw(RmwInfo { op: *op, access, scalar, lanes, ftz });
                let (ptr, value) = (self.operand(args[0])?, self.operand(args[1])?);
                let dst = self.dst(inst)?;
                self.push(Op::Rmw { info, dst, ptr, value });
            }
            InstKind::CmpXchg { align, args, .. } => {
                let (scalar, lanes) = self.lanes_of(self.ty(args[1]))?;
                let access = self.access(args[0], align.bytes(), true)?;
                let op = ir::ssa::RmwOp::Xchg;
                let info = self.rmw(RmwInfo { op, access, scalar, lanes, ftz: false });
                let ptr = self.operand(args[0])?;
                let (expected, new) = (self.operand(args[1])?, self.operand(args[2])?);
                let dst = self.dst(inst)?;
                self.push(Op::CmpXchg { info, dst, ptr, expected, new });
            }
            InstKind::Fence { .. } => self.push(Op::Fence),
            InstKind::DebugRecord { .. } => {}
            InstKind::Call { callee, args, info } => self.call(inst, *callee, *args, *info)?,
            InstKind::VaArg { list } => {
                let dst = self.dst(inst)?;
                let shape = self.shape(body.locals[body.result(inst).expect("checked")].ty)?;
                self.code.va_args.push(shape);
                let info = self.code.va_args.len() as u32 - 1;
                let list = self.operand(*list)?;
                self.push(Op::VaArg { info, dst, list });
            }
            InstKind::Ret { value } => {
                let (src, slots) = match value.expand() {
                    Some(v) => (self.operand(v)?, self.shape(self.ty(v))?.slots),
                    None => (Operand(0), 0),
                };
                self.push(Op::Return { src, slots });
            }
            InstKind::Br { target } => {
                let edge = self.edge(target)?;
                self.push(Op::Jump { edge });
            }
            InstKind::CondBr { cond, then, otherwise } => {
                let cond = self.operand(*cond)?;
                let (then, otherwise) = (self.edge(then)?, self.edge(otherwise)?);
                self.push(Op::Branch { cond, then, otherwise });
            }
            InstKind::Switch { value, default, cases } => {
                let (width, _) = self.int_of(self.ty(*value))?;
                let mut list: Vec<(Box<[u64]>, u32)> = Vec::new();
                for (case, target) in &body.switch_cases[*cases] {
                    let c = case.constant().ok_or_else(|| Fault::input("a case not constant"))?;
                    let mut slots = Vec::new();
                    self.program.constant(c, &mut slots, 0)?;
                    list.push((slots.iter().map(|s| s.bits).collect(), self.edge(target)?));
                }
                list.sort();
                let default = self.edge(default)?;
                self.code.switches.push(SwitchInfo { width, cases: list.into(), default });
                let info = self.code.switches.len() as u32 - 1;
                let value = self.operand(*value)?;
                self.push(Op::Switch { info, value });
            }
            InstKind::IndirectBr { address, targets } => {
                let mut table = Vec::new();
                for target in &body.target_lists[*targets] {
                    let at = self.program.block_address(self.function, target.block);
                    table.push((at, self.edge(target)?));
                }
                self.code.tables.push(table);
                let info = self.code.tables.len() as u32 - 1;
                let address = self.operand(*address)?;
                self.push(Op::IndirectBranch { info, address });
            }
            InstKind::Unreachable => self.push(Op::Unreachable),
        }
        Ok(())
    }

    fn rmw(&mut self, info: RmwInfo) -> u32 {
        self.code.rmws.push(info);
        self.code.rmws.len() as u32 - 1
    }

    /// A load of any type.
    pub(crate) fn load(
        &mut self,
        ty: Type,
        pointer: Value,
        align: u64,
        atomic: bool,
        dst: u32,
    ) -> Result<()> {
        let access = self.access(pointer, align, atomic)?;
        let shape = self.shape(ty)?;
        let ptr = self.operand(pointer)?;
        match shape.single() {
            Some(scalar) if scalar.bits() <= 64 => {
                self.push(Op::Load { access, bits: scalar.bits() as u8, dst, ptr });
            }
            _ => {
                self.code.shapes.push(shape);
                let shape = self.code.shapes.len() as u32 - 1;
                self.push(Op::LoadShape { access, shape, dst, ptr });
            }
        }
        Ok(())
    }

    /// An atomic operation of an intrinsic, on integers or floats of type `ty`.
    pub(crate) fn atomic(
        &mut self,
        op: ir::ssa::RmwOp,
        ty: Type,
        pointer: Value,
        value: Value,
        dst: u32,
    ) -> Result<()> {
        let (scalar, lanes) = self.lanes_of(ty)?;
        let align = u64::from(scalar.bits() / 8) * u64::from(lanes);
        let access = self.access(pointer, align, true)?;
        let info = self.rmw(RmwInfo { op, access, scalar, lanes, ftz: false });
        let (ptr, value) = (self.operand(pointer)?, self.operand(value)?);
        self.push(Op::Rmw { info, dst, ptr, value });
        Ok(())
    }

    /// A compare-and-exchange of an intrinsic, which gives the old value only.
    pub(crate) fn atomic_exchange_if(&mut self, ty: Type, args: &[Value], dst: u32) -> Result<()> {
        let (scalar, lanes) = self.lanes_of(ty)?;
        let access = self.access(args[0], u64::from(scalar.bits() / 8), true)?;
        let op = ir::ssa::RmwOp::Xchg;
        let info = self.rmw(RmwInfo { op, access, scalar, lanes, ftz: false });
        let ptr = self.operand(args[0])?;
        let (expected, new) = (self.operand(args[1])?, self.operand(args[2])?);
        let both = self.temporary(scalar.words() + 1);
        self.push(Op::CmpXchg { info, dst: both, ptr, expected, new });
        self.push(Op::Copy { dst, src: Operand(both), slots: scalar.words() });
        Ok(())
    }

    fn constant_lane(&self, index: Value, lanes: u32) -> Option<u32> {
        let n = self.cx.consts.as_uint(index.constant()?)?;
        (n < u128::from(lanes)).then_some(n as u32)
    }

    fn walk(&self, mut ty: Type, path: &[u32]) -> Result<(u32, u32)> {
        let mut at = 0;
        for &index in path {
            match self.cx.types.kind(ty) {
                TypeKind::Array { elem, .. } => {
                    at += self.shape(elem)?.slots * index;
                    ty = elem;
                }
                TypeKind::Struct { fields: Some(fields), .. } => {
                    for &field in &fields[..(index as usize).min(fields.len())] {
                        at += self.shape(field)?.slots;
                    }
                    ty = *fields
                        .get(index as usize)
                        .ok_or_else(|| Fault::input("a path out of its aggregate"))?;
                }
                _ => return Err(Fault::input("a path into a type that has no elements")),
            }
        }
        Ok((at, self.shape(ty)?.slots))
    }

    fn binary(
        &mut self,
        inst: Inst,
        op: BinaryOp,
        flags: Flags,
        fast: FastMath,
        args: [Value; 2],
    ) -> Result<()> {
        let dst = self.dst(inst)?;
        let (a, b) = (self.operand(args[0])?, self.operand(args[1])?);
        if !op.is_float() {
            let (width, lanes) = self.int_of(self.ty(args[0]))?;
            self.push(if lanes == 1 && width <= 64 {
                Op::Int { op, flags, width: width as u8, dst, a, b }
            } else {
                Op::IntLanes { op, flags, width, lanes, dst, a, b }
            });
            return Ok(());
        }
        let (format, lanes) = self.float_of(self.ty(args[0]))?;
        let mode = self.mode(format, fast);
        if let Some(info) = self.contracted(op, fast, args, mode, lanes)? {
            self.code.contracted.push(info);
            let info = self.code.contracted.len() as u32 - 1;
            self.push(Op::Contracted { info, dst });
            return Ok(());
        }
        self.push(Op::Float { op, mode, lanes, dst, a, b });
        Ok(())
    }

    /// The multiplication that this addition or subtraction is fused with, where fusing is asked for: any whose
    /// flags allow it; of two, the one that nothing else uses, or the left one.
    fn contracted(
        &mut self,
        op: BinaryOp,
        fast: FastMath,
        args: [Value; 2],
        mode: FloatMode,
        lanes: u32,
    ) -> Result<Option<ContractedInfo>> {
        let Some(uses) = &self.uses else { return Ok(None) };
        if !fast.contains(FastMath::CONTRACT) || !matches!(op, BinaryOp::FAdd | BinaryOp::FSub) {
            return Ok(None);
        }
        let body = self.body;
        let product = |value: Value| match body.def_kind(value)? {
            InstKind::Binary { op: BinaryOp::FMul, fast_math, args, .. }
                if fast_math.contains(FastMath::CONTRACT) =>
            {
                Some(*args)
            }
            _ => None,
        };
        let alone = |value: Value| value.local().is_some_and(|l| uses.of_local(l).len() == 1);
        let subtract = op == BinaryOp::FSub;
        let (left, right) = (product(args[0]), product(args[1]));
        let (factors, addend, negate_product, negate_addend) = match (left, right) {
            (None, None) => return Ok(None),
            (Some(_), Some(factors)) if !alone(args[0]) && alone(args[1]) => {
                (factors, args[0], subtract, false)
            }
            (Some(factors), _) => (factors, args[1], false, subtract),
            (None, Some(factors)) => (factors, args[0], subtract, false),
        };
        let (a, b) = (self.operand(factors[0])?, self.operand(factors[1])?);
        let c = self.operand(addend)?;
        Ok(Some(ContractedInfo { mode, lanes, a, b, c, negate_product, negate_addend }))
    }

    fn cast(
        &mut self,
        inst: Inst,
        op: CastOp,
        flags: Flags,
        fast: FastMath,
        value: Value,
    ) -> Result<()> {
        let to_ty = self.body.locals[self.body.result(inst).expect("a cast has a result")].ty;
        let (from, from_lanes) = self.lanes_of(self.ty(value))?;
        let (to, to_lanes) = self.lanes_of(to_ty)?;
        let (dst, src) = (self.dst(inst)?, self.operand(value)?);
        let simple = from_lanes == 1 && to_lanes == 1 && from.bits() <= 64 && to.bits() <= 64;
        let (f, t) = (from.bits() as u8, to.bits() as u8);
        match op {
            CastOp::AddrSpaceCast
                if self.is_fat_type(to_ty)
                    && self.ty(value).address_space() == Some(BUFFER_RESOURCE) =>
            {
                buffers::widen(self, src, dst);
            }
            CastOp::AddrSpaceCast => {
                let function = self.program.space_cast(from, to)?;
                return self.lanes_op(function, to_lanes, 1, &[value], dst);
            }
            CastOp::Trunc if simple => self.push(Op::Trunc { flags, from: f, to: t, dst, src }),
            CastOp::ZExt if simple => {
                self.push(Op::ZExt { nneg: flags.contains(Flags::NNEG), from: f, dst, src });
            }
            CastOp::SExt if simple => self.push(Op::SExt { from: f, to: t, dst, src }),
            CastOp::BitCast if simple => self.push(Op::Copy { dst, src, slots: 1 }),
            CastOp::PtrToInt | CastOp::PtrToAddr | CastOp::IntToPtr if simple => {
                let flags = Flags::NONE;
                self.push(if t < f {
                    Op::Trunc { flags, from: f, to: t, dst, src }
                } else {
                    Op::Copy { dst, src, slots: 1 }
                });
            }
            _ => {
                let flush = [from, to].map(|side| match side {
                    Scalar::Float(format) => self.flush_of(format),
                    _ => Flush::Never,
                });
                let round = self.rounding_of(conversion_field(from, to));
                let fast =
                    if self.program.options.fast_math_poison { fast } else { FastMath::NONE };
                let info =
                    CastInfo { op, flags, fast, round, flush, from, from_lanes, to, to_lanes };
                self.code.casts.push(info);
                let info = self.code.casts.len() as u32 - 1;
                self.push(Op::Cast { info, dst, src });
            }
        }
        Ok(())
    }

    fn gep(&mut self, inst: Inst, source: Type, list: ValueList) -> Result<()> {
        let args = self.body.list(list);
        let ty = self.body.locals[self.body.result(inst).expect("an address")].ty;
        let (scalar, lanes) = self.lanes_of(ty)?;
        let base = self.operand(args[0])?;
        let base_vector = self.ty(args[0]).is_vector();
        let (mut offset, mut terms) = (0i64, Vec::new());
        let mut current = source;
        for (n, &index) in args[1..].iter().enumerate() {
            let width = self
                .cx
                .types
                .scalar(self.ty(index))
                .int_width()
                .ok_or_else(|| Fault::input("an index that is not an integer"))?;
            let constant = self.constant_index(index, width);
            let scale = if n == 0 {
                self.cx.alloc_size(current)
            } else if let TypeKind::Struct { .. } = self.cx.types.kind(current) {
                let field = constant.ok_or_else(|| Fault::input("a field that is not constant"))?;
                let (at, elem) = step_into(self.cx, current, field as u64)?;
                offset = offset.wrapping_add(at as i64);
                current = elem;
                continue;
            } else {
                let (scale, elem) = step_into(self.cx, current, 1)?;
                current = elem;
                scale
            };
            match constant {
                Some(k) => offset = offset.wrapping_add(k.wrapping_mul(scale as i64)),
                None => terms.push(IndexTerm {
                    value: self.operand(index)?,
                    width,
                    scale: scale as i64,
                    vector: self.ty(index).is_vector(),
                }),
            }
        }
        let (dst, bits) = (self.dst(inst)?, scalar.bits());
        if self.is_fat_type(ty) {
            // Only the offset changes.
            let moved = self.temporary(1);
            let terms = terms.into();
            self.code.geps.push(GepInfo { bits: 32, lanes, base, base_vector, offset, terms });
            self.push(Op::Gep { info: self.code.geps.len() as u32 - 1, dst: moved });
            buffers::with_offset(self, base, Operand(moved), dst);
            return Ok(());
        }
        let plain = !ty.is_vector();
        let op = match &terms[..] {
            [] if plain => Op::Offset { bits: bits as u8, dst, base, offset },
            [t] if plain
                && t.width <= 64
                && i32::try_from(t.scale).is_ok()
                && i32::try_from(offset).is_ok() =>
            {
                let (width, scale, offset) = (t.width as u8, t.scale as i32, offset as i32);
                Op::Index { bits: bits as u8, width, dst, base, index: t.value, scale, offset }
            }
            _ => {
                let terms = terms.into();
                self.code.geps.push(GepInfo { bits, lanes, base, base_vector, offset, terms });
                Op::Gep { info: self.code.geps.len() as u32 - 1, dst }
            }
        };
        self.push(op);
        Ok(())
    }

    fn constant_index(&self, index: Value, width: u32) -> Option<i64> {
        let c = index.constant()?;
        match &self.cx.consts[c] {
            ConstData::Int { value, .. } => {
                let width = width.min(64);
                Some(signed(*value as u64 & mask(width), width))
            }
            ConstData::Zero(_) => Some(0),
            // A splat counts as its element.
            ConstData::Aggregate { elems, .. } => {
                let first = *elems.first()?;
                let same = elems.iter().all(|&e| e == first);
                match &self.cx.consts[first] {
                    ConstData::Int { value, .. } if same => {
                        let width = width.min(64);
                        Some(signed(*value as u64 & mask(width), width))
                    }
                    _ => None,
                }
            }
            _ => None,
        }
    }

    /// A function applied to every lane of `args`; scalars among them go to every lane.
    pub(crate) fn lanes_op(
        &mut self,
        function: LaneFn,
        lanes: u32,
        words: u32,
        args: &[Value],
        dst: u32,
    ) -> Result<()> {
        let mut list = Vec::new();
        for &arg in args {
            let (scalar, _) = self.lanes_of(self.ty(arg))?;
            let words = scalar.words();
            let step = if self.ty(arg).is_vector() { words } else { 0 };
            list.push(LaneArg { value: self.operand(arg)?, words, step });
        }
        self.lanes_list(function, lanes, words, list, dst);
        Ok(())
    }

    /// The same with its arguments ready.
    pub(crate) fn lanes_list(
        &mut self,
        function: LaneFn,
        lanes: u32,
        words: u32,
        args: Vec<LaneArg>,
        dst: u32,
    ) {
        let (args, governed) = (args.into(), None);
        self.code.lanes.push(LanesInfo { function, lanes, words, args, governed });
        let info = self.code.lanes.len() as u32 - 1;
        self.push(Op::Lanes { info, dst });
    }

    /// Puts the last operation on lanes under the floating-point environment.
    pub(crate) fn govern(&mut self, governed: Option<Governed>) {
        if let Some(last) = self.code.lanes.last_mut() {
            last.governed = governed;
        }
    }

    /// A builtin with these arguments, each by its first slot.
    pub(crate) fn builtin(
        &mut self,
        call: super::builtin::Call,
        args: &[Value],
        dst: u32,
    ) -> Result<()> {
        let args = args.iter().map(|&a| self.operand(a)).collect::<Result<Vec<_>>>()?;
        self.builtin_operands(call, args, dst)
    }

    /// The same with its operands ready.
    pub(crate) fn builtin_operands(
        &mut self,
        call: super::builtin::Call,
        args: Vec<Operand>,
        dst: u32,
    ) -> Result<()> {
        let args = args.into();
        self.code.builtins.push(super::code::BuiltinSite { call, args });
        let info = self.code.builtins.len() as u32 - 1;
        self.push(Op::Builtin { info, dst });
        Ok(())
    }

    fn call(&mut self, inst: Inst, callee: Value, list: ValueList, id: CallId) -> Result<()> {
        let body = self.body;
        let args = body.list(list);
        let info = &body.calls[id];
        let result = body.result(inst);
        let ret = result.map_or(Type::VOID, |l| body.locals[l].ty);
        let dst = match result {
            Some(local) => self.slots[local],
            None => self.code.slots,
        };
        let asm = callee.constant().map(|c| &self.cx.consts[c]);
        if let Some(ConstData::InlineAsm(asm)) = asm {
            return super::asm::lower(self, asm, args, ret, dst);
        }
        let direct = callee
            .constant()
            .and_then(|c| self.cx.consts.as_global(c))
            .map(|g| self.program.alias_target(g))
            .filter(|&g| self.cx.function(g).is_some());
        if let Some(global) = direct {
            let function = self.cx.function(global).expect("checked");
            let name = &*self.cx.globals[global].name;
            match function.intrinsic {
                Intrinsic::None => {
                    let known = function.body.is_none()
                        && (library::lower(self, name, args, ret, dst)?
                            || self.program.target == Target::Spir
                                && opencl::lower(self, name, args, ret, dst)?);
                    if known {
                        return Ok(());
                    }
                }
                Intrinsic::Target => {
                    self.check_signature(name, info.function_type)?;
                    let known = match self.program.target {
                        Target::Nvptx => nvvm::lower(self, name, args, ret, dst)?,
                        Target::Amdgpu => super::amdgcn::lower(self, name, args, ret, dst)?,
                        Target::Spir => false,
                    };
                    return if known { Ok(()) } else { Err(unsupported(name)) };
                }
                Intrinsic::Unknown => return Err(unsupported(name)),
                known => {
                    let call = generic::Invocation { name, args, ret, dst, fast: info.fast_math };
                    return generic::lower(self, known, call);
                }
            }
        }
        let attrs_of = |n: usize| -> [AttrSet; 2] {
            let own = direct.and_then(|g| self.cx.function(g)).map(|f| f.param_attrs(n));
            [info.arg_attrs(n), own.unwrap_or_default()]
        };
        let mut arguments = Vec::new();
        for (n, &arg) in args.iter().enumerate() {
            let attrs = attrs_of(n);
            let table = &self.cx.attrs;
            let byval = attrs.iter().find_map(|&set| table.ty(set, sym::BYVAL));
            let byval = match byval {
                Some(ty) => {
                    let said = |key| attrs.iter().filter_map(|&set| table.int(set, key)).max();
                    let align = said(sym::ALIGN).max(said(sym::ALIGNSTACK));
                    Some(ByVal {
                        size: self.cx.alloc_size(ty),
                        align: align.unwrap_or(1).max(self.cx.abi_align(ty).bytes()),
                        space: self.space_of(arg)?,
                    })
                }
                None => None,
            };
            let noundef = attrs.iter().any(|&set| table.has(set, sym::NOUNDEF));
            let shape = self.shape(self.ty(arg))?;
            arguments.push(Argument { value: self.operand(arg)?, shape, byval, noundef });
        }
        let target = match direct {
            Some(global) => Callee::Direct(global.as_u32()),
            None => Callee::Indirect(self.operand(callee)?),
        };
        let fixed = self.cx.types.signature(info.function_type).map_or(args.len(), |s| s.1.len());
        let site = CallSite { callee: target, args: arguments.into(), fixed, dst };
        self.code.calls.push(site);
        let info = self.code.calls.len() as u32 - 1;
        self.push(Op::Call { info });
        Ok(())
    }
}

impl Decoder<'_, '_> {
    /// A call of a target's intrinsic has the operands of the table that verifier and selectors read.
    fn check_signature(&self, name: &str, ty: Type) -> Result<()> {
        let types = &self.cx.types;
        let known = ir::ssa::target_intrinsics::find(name)
            .zip(types.signature(ty))
            .is_some_and(|(signatures, (ret, params, _))| signatures.fit(types, ret, params));
        if known { Ok(()) } else { Err(unsupported(name)) }
    }
}

/// The format by whose field of MODE a conversion rounds: that of the result, where it is a float.
pub(crate) fn conversion_field(from: Scalar, to: Scalar) -> Format {
    match (from, to) {
        (_, Scalar::Float(format)) | (Scalar::Float(format), _) => format,
        _ => Format::F64,
    }
}

pub(crate) fn unsupported(name: &str) -> Fault {
    Fault::unsupported(format!("the intrinsic @{name}"))
}
