//! Turns a function's body into [`Code`].
//!
//! One pass over the instructions. What cannot be decoded becomes a step that is a fault when it is reached,
//! so that a module with something exotic in a function that never runs still runs.

use super::Contract;
use super::buffers;
use super::cast::CastInfo;
use super::code::{
    AllocaInfo, Argument, ByVal, CallSite, Callee, Code, ContractedInfo, Edge, GepInfo, IndexTerm,
    Move, Op, Operand, ShuffleInfo, SwitchInfo,
};
use super::decoder::{Decoder, Invocation, conversion_field, unsupported};
use super::environment::{EntryMode, FloatMode, Flush};
use super::generic;
use super::library;
use super::nvvm;
use super::opencl;
use super::program::{Program, step_into};
use super::shape::Scalar;
use super::sites::RmwInfo;
use super::target::Target;
use super::value::{mask, signed};
use crate::fault::{Fault, Result};
use crate::float::Format;
use crate::memory::Space;
use cranelift_entity::SecondaryMap;
use ir::map::Map;
use ir::ssa::buffer_intrinsics::BUFFER_RESOURCE;
use ir::ssa::{
    AttrSet, BinaryOp, Block, BlockCall, CallId, CastOp, ConstData, FastMath, Flags, Global, Inst,
    InstKind, Intrinsic, Local, Ordering, Type, TypeKind, Uses, Value, ValueList, sym,
};

impl Program<'_> {
    /// The decoded function of a global.
    pub(crate) fn code(&self, index: u32) -> Result<&Code> {
        let cell = &self.codes[index as usize];
        cell.get_or_init(|| decode(self, Global::from_u32(index))).as_ref().map_err(Clone::clone)
    }
}

/// Decodes a function. One without a body gives code without steps.
fn decode(program: &Program<'_>, function: Global) -> Result<Code> {
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
    decoder.code.registers = decoder.slots;
    Ok(decoder.code)
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

    /// Whether a volatile access takes no part in data races. PTX gives it the meaning of a relaxed one ("Memory Consistency Model"); in
    /// OpenCL and HIP it is an access like others.
    fn is_relaxed(&self, volatile: bool) -> bool {
        volatile && self.program.target == super::target::Target::Nvptx
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
                            || opencl::lower(self, name, args, ret, dst)?);
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
                    let call = Invocation { name, args, ret, dst, fast: info.fast_math };
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
