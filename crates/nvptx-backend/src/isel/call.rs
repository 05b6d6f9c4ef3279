//! Parameters, calls and returns.
//!
//! PTX passes everything through `.param` variables: a call declares one for each argument and for the
//! result in a scope of its own, stores, calls and loads. Values in a byte array are moved in the
//! widest pieces that its alignment allows.

use super::address::{Address, Base};
use super::memory::Access;
use super::shape::{Kind, PieceTy, Shape, scalar_piece};
use super::{Arg, Extension, Isel, Lowered, Piece};
use crate::abi::{self, Param, Signature};
use crate::target::modifiers::{MemMods, Space, Ty};
use crate::target::table::{B16, B32, B64, Op, PRED};
use ir::diagnostic::Diagnostic;
use ir::machine::{FrameKind, FrameObject, Operand, VReg};
use ir::ssa::{ConstData, Inst, InstKind, Intrinsic, Local, LocalDef, Type, Value, align_to, sym};
use smallvec::SmallVec;

/// Bytes of the largest by-value argument that is copied, unrolled; PTX itself takes far less.
const MAX_BY_VALUE: u64 = 1 << 20;

fn in_param(base: Base) -> Address {
    Address { base, offset: 0, space: Space::Param }
}

impl Isel<'_> {
    /// Whether parameter `n` of this function is passed by value.
    pub(crate) fn is_byval(&self, n: u32) -> bool {
        self.cx
            .function(self.global)
            .is_some_and(|f| self.cx.attrs.has(f.param_attrs(n as usize), sym::BYVAL))
    }

    /// Whether the register of a narrow parameter is extended as asked.
    pub(super) fn param_extension(&mut self, local: Local, signed: bool) -> bool {
        let LocalDef::Param(block, _) = self.body.locals[local].def else { return false };
        if block != self.body.entry() || self.body.locals[local].ty.int_width() != Some(8) {
            return false;
        }
        let wanted = if signed { Extension::Sign } else { Extension::Zero };
        let known = &mut self.extensions[local];
        if *known == Extension::Any {
            *known = wanted;
        }
        *known == wanted
    }

    /// Loads the parameters that are used, at the start of the function.
    pub(super) fn params(&mut self) -> Lowered {
        let signature = self.env.signature(self.cx, self.global);
        let body = self.body;
        self.go_to_start();
        for (n, &local) in body.block_params(body.entry()).iter().enumerate() {
            if !self.is_wanted(local) {
                continue;
            }
            let ty = body.locals[local].ty;
            let dsts = self.local_dsts(local)?;
            if self.is_byval(n as u32) {
                self.byval_pointer(dsts[0], n as u32)?;
                continue;
            }
            let from = in_param(Base::Param(n as u32));
            let extension = self.extensions[local];
            self.load_param(from, ty, &dsts, signature.params[n], extension)?;
        }
        Ok(())
    }

    /// Whether calling this is a call in PTX too, not an intrinsic or assembly.
    pub(super) fn is_call(&self, callee: Value) -> bool {
        let assembly =
            callee.constant().is_some_and(|c| matches!(self.cx.consts[c], ConstData::InlineAsm(_)));
        !assembly && self.cx.intrinsic_of(callee) == Intrinsic::None
    }

    fn local_dsts(&mut self, local: Local) -> Lowered<SmallVec<[VReg; 8]>> {
        let pieces = self.pieces(local.into())?;
        Ok(self
            .list(pieces)
            .into_iter()
            .filter_map(|p| if let Piece::Reg(r) = p { Some(r) } else { None })
            .collect())
    }

    /// The generic address of a by-value parameter.
    fn byval_pointer(&mut self, dst: VReg, n: u32) -> Lowered {
        let own = self.vreg(B64);
        self.param_address(own, n);
        let kernel = self.env.is_kernel(self.global);
        let space = if kernel { Space::Param } else { Space::Local };
        self.address_to_generic(dst, Piece::Reg(own), space)
    }

    /// Loads a value that was passed.
    fn load_param(
        &mut self,
        from: Address,
        ty: Type,
        dsts: &[VReg],
        param: Param,
        extension: Extension,
    ) -> Lowered {
        let shape = self.shape(ty)?;
        if let (Param::Scalar { .. }, [piece]) = (param, &shape.pieces[..]) {
            // Of a wider variable the low bytes.
            let bytes = match piece.kind {
                Kind::Ptr32 => 4,
                _ => u32::from(piece.bytes).next_power_of_two(),
            };
            let piece = PieceTy { bytes: bytes as u16, kind: Kind::Int, ..*piece };
            let shape = Shape { pieces: vec![piece], bit_packed: false };
            return self.load_pieces(from, &shape, dsts, Access::plain(8), extension);
        }
        self.load_pieces(from, &shape, dsts, Access::plain(param.align()), extension)
    }

    /// Stores a value to be passed.
    fn store_param(
        &mut self,
        to: Address,
        ty: Type,
        pieces: &[Piece],
        param: Param,
        signed: Option<bool>,
        arg: Option<Value>,
    ) -> Lowered {
        let Param::Scalar { bits, .. } = param else {
            let shape = self.shape(ty)?;
            return self.store_pieces(to, &shape, pieces, Access::plain(param.align()));
        };
        let piece = scalar_piece(self.cx, ty).ok_or_else(|| Diagnostic::error("not a scalar"))?;
        let mut source = pieces[0];
        let width = u32::from(piece.bits);
        source = match piece.class {
            PRED => {
                let dst = self.vreg(B32);
                let one = if signed == Some(true) { -1 } else { 1 };
                self.select_piece(dst, B32, source, Piece::Imm(one), Piece::Imm(0));
                Piece::Reg(dst)
            }
            B16 => {
                let source = self.source(source, B16);
                self.widen_16(source, signed == Some(true))
            }
            B32 if piece.kind == Kind::Ptr32 && bits == 64 => {
                let source = self.source(source, B32);
                match source {
                    Piece::Imm(n) => Piece::Imm(i64::from(n as u32)),
                    _ => self.converted(Ty::U64, Ty::U32, B64, source),
                }
            }
            class => {
                let source = self.source(source, class);
                match (signed, arg) {
                    (Some(signed), Some(v)) if width < piece.width() => {
                        self.extended(Arg::Value(v), width, signed)?
                    }
                    (Some(signed), None) if width < piece.width() => {
                        self.extended(Arg::Piece(source), width, signed)?
                    }
                    _ => source,
                }
            }
        };
        let ty = if bits == 64 { Ty::B64 } else { Ty::B32 };
        let mods = MemMods::new(ty, Space::Param).pack();
        let mut operands: SmallVec<[Operand; 16]> = SmallVec::new();
        operands.push(Operand::Imm(mods));
        let op = match to.base {
            Base::Argument(n) => {
                operands.push(Operand::Imm(i64::from(n)));
                Op::StArg
            }
            _ => Op::StRet,
        };
        operands.push(Operand::Imm(to.offset));
        operands.push(Self::operand(source));
        self.emit_operands(op, &operands);
        Ok(())
    }

    fn extension_of(&self, attrs: ir::ssa::AttrSet) -> Option<bool> {
        if self.cx.attrs.has(attrs, sym::SIGNEXT) {
            Some(true)
        } else if self.cx.attrs.has(attrs, sym::ZEROEXT) {
            Some(false)
        } else {
            None
        }
    }

    pub(super) fn ret(&mut self, value: Option<Value>) -> Lowered {
        if let Some(value) = value
            && !self.env.is_kernel(self.global)
        {
            let ty = self.ty(value);
            let signature = self.env.signature(self.cx, self.global);
            let attrs =
                self.cx.function(self.global).map_or_else(Default::default, |f| f.ret_attrs);
            if let Some(param) = signature.ret {
                let pieces = self.pieces(value)?;
                let list = self.list(pieces);
                let signed = self.extension_of(attrs);
                self.store_param(in_param(Base::Return), ty, &list, param, signed, Some(value))?;
            }
        }
        self.emit(Op::Ret, &[], &[]);
        Ok(())
    }

    pub(super) fn call(&mut self, inst: Inst) -> Lowered {
        let body = self.body;
        let InstKind::Call { callee, args, info } = &body.insts[inst].kind else { return Ok(()) };
        let info = &body.calls[*info];
        if let Some(c) = callee.constant()
            && let ConstData::InlineAsm(asm) = &self.cx.consts[c]
        {
            return crate::isel::inline_asm::lower(self, inst, asm);
        }
        let direct = self.cx.direct_callee(*callee);
        if let Some(global) = direct {
            let cx = self.cx;
            let intrinsic = cx.function(global).map_or(Intrinsic::None, |f| f.intrinsic);
            if intrinsic != Intrinsic::None {
                return self.intrinsic(inst, global, intrinsic);
            }
        }
        if let Some(global) = direct.filter(|&g| self.env.is_kernel(g)) {
            return Err(Diagnostic::unsupported(format!(
                "a call of the kernel '{}', which is not inlined,",
                self.cx.globals[global].name
            )));
        }
        let args = body.list(*args);
        // A call by another type than the function's own is one through a pointer.
        let direct = direct.filter(|&g| self.cx.globals[g].ty == info.function_type);
        let function = direct.and_then(|g| self.cx.function(g));
        let signature = match direct {
            Some(global) => self.env.signature(self.cx, global),
            None => abi::signature(
                self.cx,
                info.function_type,
                info.ret_attrs,
                |n| info.arg_attrs(n),
                false,
                false,
            ),
        };
        let fixed = self.cx.types.signature(info.function_type).map_or(0, |s| s.1.len());
        let target = match direct {
            Some(global) => Operand::Symbol { symbol: self.symbol(global), offset: 0, flags: 0 },
            None => {
                let piece = self.piece(*callee)?;
                Self::operand(self.reg(piece, B64))
            }
        };
        let varargs =
            if signature.varargs { Some(self.variable_arguments(&args[fixed..])?) } else { None };
        let number = self.calls;
        self.calls += 1;
        // Sources that need instructions of their own come before the scope.
        let mut sources: Vec<SmallVec<[Piece; 8]>> = Vec::new();
        let mut shapes: Vec<Option<Shape>> = Vec::new();
        for (n, &arg) in args[..fixed].iter().enumerate() {
            let byval = self.byval_type(function, info, n).is_some();
            if byval {
                let (shape, list) = self.fields(arg)?.unzip();
                shapes.push(shape);
                sources.push(list.unwrap_or_default());
            } else {
                let pieces = self.pieces(arg)?;
                sources.push(self.list(pieces));
                shapes.push(None);
            }
        }
        self.emit(Op::CallBegin, &[], &[]);
        for (n, &param) in signature.params.iter().enumerate() {
            self.declare(n as i64, param);
        }
        if let Some(ret) = signature.ret {
            self.declare(-1, ret);
        }
        for (n, &arg) in args[..fixed].iter().enumerate() {
            let to = in_param(Base::Argument(n as u32));
            if let Some(shape) = &shapes[n] {
                let access = Access::plain(signature.params[n].align());
                self.store_pieces(to, shape, &sources[n], access)?;
                continue;
            }
            if let Some(pointee) = self.byval_type(function, info, n) {
                let align = self.cx.attrs.int(info.arg_attrs(n), sym::ALIGN).unwrap_or(1);
                self.copy_argument(arg, pointee, to, signature.params[n], align)?;
                continue;
            }
            let ty = self.ty(arg);
            let signed = self.extension_of(info.arg_attrs(n));
            let list = sources[n].clone();
            self.store_param(to, ty, &list, signature.params[n], signed, Some(arg))?;
        }
        if let Some(buffer) = varargs {
            let to = in_param(Base::Argument(fixed as u32));
            self.store_param(to, Type::PTR, &[buffer], signature.params[fixed], None, None)?;
        }
        if direct.is_none() {
            let noreturn =
                self.cx.attrs.has(info.fn_attrs, sym::NORETURN) && self.env.has_noreturn();
            self.prototype(number, &signature, noreturn);
        }
        let returns = signature.ret.is_some_and(|r| !r.is_empty());
        let mut operands: SmallVec<[Operand; 16]> = SmallVec::new();
        operands.extend([
            Operand::Imm(i64::from(returns)),
            target,
            Operand::Imm(if direct.is_some() { -1 } else { i64::from(number) }),
        ]);
        let passed = signature.params.iter().enumerate().filter(|p| !p.1.is_empty());
        operands.extend(passed.map(|p| Operand::Imm(p.0 as i64)));
        self.emit_operands(Op::Call, &operands);
        if let (Some(ret), Some(local)) = (signature.ret, body.result(inst))
            && self.is_wanted(local)
        {
            let dsts = self.dsts(inst)?;
            let ty = body.locals[local].ty;
            let extension = self.extensions[local];
            self.load_param(in_param(Base::Returned), ty, &dsts, ret, extension)?;
        }
        self.emit(Op::CallEnd, &[], &[]);
        Ok(())
    }

    fn byval_type(
        &self,
        function: Option<&ir::ssa::FunctionData>,
        info: &ir::ssa::CallInfo,
        n: usize,
    ) -> Option<Type> {
        let attrs = match function {
            Some(function) => function.param_attrs(n),
            None => info.arg_attrs(n),
        };
        self.cx.attrs.ty(attrs, sym::BYVAL)
    }

    fn declare(&mut self, n: i64, param: Param) {
        if param.is_empty() {
            return;
        }
        let (size, align) = match param {
            Param::Scalar { bits, .. } => (i64::from(bits), 0),
            Param::Bytes { size, align } => (size as i64, align as i64),
        };
        self.emit_operands(
            Op::ArgDecl,
            &[Operand::Imm(n), Operand::Imm(size), Operand::Imm(align)],
        );
    }

    fn prototype(&mut self, number: u32, signature: &Signature, noreturn: bool) {
        let mut operands: SmallVec<[Operand; 16]> = SmallVec::new();
        operands.push(Operand::Imm(i64::from(number)));
        let returns = signature.ret.is_some_and(|r| !r.is_empty());
        operands.push(Operand::Imm(i64::from(returns) | i64::from(noreturn) << 1));
        for param in signature.ret.iter().chain(&signature.params).filter(|p| !p.is_empty()) {
            let (size, align) = match *param {
                Param::Scalar { bits, .. } => (i64::from(bits), 0),
                Param::Bytes { size, align } => (size as i64, align as i64),
            };
            operands.push(Operand::Imm(size));
            operands.push(Operand::Imm(align));
        }
        self.emit_operands(Op::CallProto, &operands);
    }

    /// Returns the alignment of an address that is known besides the access's own.
    pub(crate) fn known_align(&self, address: Address) -> u64 {
        let base = match address.base {
            Base::Piece(Piece::Frame(slot, at)) => {
                let align = self.func.frame.objects[slot].align;
                if at == 0 { align } else { align.min(1 << at.trailing_zeros().min(12)) }
            }
            Base::Param(n) => {
                let signature = self.env.signature(self.cx, self.global);
                signature.params.get(n as usize).map_or(1, |p| p.align())
            }
            _ => 1,
        };
        if address.offset == 0 {
            base
        } else {
            base.min(1 << address.offset.trailing_zeros().min(12))
        }
    }

    /// Copies what a pointer points to into an argument.
    fn copy_argument(
        &mut self,
        pointer: Value,
        pointee: Type,
        to: Address,
        param: Param,
        align: u64,
    ) -> Lowered {
        let from = self.address(pointer)?;
        let size = self.cx.store_size(pointee);
        if size > MAX_BY_VALUE {
            return Err(Diagnostic::unsupported(format!("a by-value argument of {size} bytes")));
        }
        let align = align.max(self.known_align(from)).max(1);
        self.copy_bytes(from, to, size, align, param.align())
    }

    /// The values that make up a structure given by its fields, in the order of their places.
    /// Fields without a value are left out.
    fn fields(&mut self, pointer: Value) -> Lowered<Option<(Shape, SmallVec<[Piece; 8]>)>> {
        let Some(list) = crate::ir_passes::byval::fields_of(self.body, self.cx, pointer) else {
            return Ok(None);
        };
        let mut found: Vec<(PieceTy, Piece)> = Vec::new();
        for field in list[1..].chunks_exact(2) {
            let at = self.const_int(field[0]).unwrap_or_default() as u32;
            let shape = self.shape(self.ty(field[1]))?;
            let pieces = self.pieces(field[1])?;
            for (ty, piece) in shape.pieces.iter().zip(self.list(pieces)) {
                let ty = PieceTy { offset: ty.offset + at, ..*ty };
                match piece {
                    Piece::Undef => {}
                    Piece::Reg(_) if ty.class == B64 && ty.bits == 64 => {
                        found.extend(self.halves(ty, piece));
                    }
                    _ => found.push((ty, piece)),
                }
            }
        }
        found.sort_by_key(|f| f.0.offset);
        let shape = Shape { pieces: found.iter().map(|f| f.0).collect(), bit_packed: false };
        Ok(Some((shape, found.into_iter().map(|f| f.1).collect())))
    }

    /// A register pair as two registers. `ptxas` copies a pair before it stores it into an argument,
    /// two registers it stores from where they are.
    fn halves(&mut self, ty: PieceTy, piece: Piece) -> [(PieceTy, Piece); 2] {
        let (lo, hi) = (self.vreg(B32), self.vreg(B32));
        self.emit(Op::UnpackB64, &[lo, hi], &[piece]);
        let half = |offset| PieceTy { class: B32, kind: Kind::Int, bits: 32, bytes: 4, offset };
        [(half(ty.offset), Piece::Reg(lo)), (half(ty.offset + 4), Piece::Reg(hi))]
    }

    /// Puts a structure given by its fields into the frame, where it is more than an argument.
    pub(crate) fn structure_in_frame(&mut self, inst: Inst) -> Lowered {
        let pointer = Value::from(self.body.result(inst).expect("a result"));
        let dst = self.dst(inst)?;
        let size = crate::ir_passes::byval::fields_of(self.body, self.cx, pointer)
            .and_then(|list| self.const_int(list[0]))
            .and_then(|n| u64::try_from(n).ok())
            .ok_or_else(|| Diagnostic::error("a structure of no known size"))?;
        let (shape, list) = self.fields(pointer)?.expect("the fields of a structure");
        let slot = self.new_slot(size, 16);
        let address =
            Address { base: Base::Piece(Piece::Frame(slot, 0)), offset: 0, space: Space::Local };
        self.store_pieces(address, &shape, &list, Access::plain(16))?;
        let own = self.value(Op::MovB64, B64, &[Piece::Frame(slot, 0)]);
        self.emit(Op::CvtaLocal, &[dst], &[own]);
        Ok(())
    }

    /// More room in the frame.
    fn new_slot(&mut self, size: u64, align: u64) -> ir::machine::FrameSlot {
        let at = align_to(self.func.frame.size, align);
        let object = FrameObject::new(FrameKind::Local, size, align).at(at as i64);
        self.func.frame.size = at + size;
        self.func.frame.add(object)
    }

    /// Copies bytes, unrolled, in the widest steps that both alignments allow.
    pub(crate) fn copy_bytes(
        &mut self,
        from: Address,
        to: Address,
        size: u64,
        from_align: u64,
        to_align: u64,
    ) -> Lowered {
        let step_align = from_align.min(to_align).min(16);
        let (unit, per_step) = match step_align {
            16 => (8u64, 2u64),
            8 => (8, 1),
            n => (n, 1),
        };
        let mut at = 0u64;
        while at < size {
            let left = size - at;
            let mut pieces: Vec<PieceTy> = Vec::new();
            let mut bytes = unit;
            let mut count = per_step;
            while bytes * count > left {
                if count > 1 {
                    count /= 2;
                } else {
                    bytes /= 2;
                }
            }
            for k in 0..count {
                let class = match bytes {
                    8 => B64,
                    _ => B32,
                };
                pieces.push(PieceTy {
                    class,
                    kind: Kind::Int,
                    bits: (bytes * 8) as u16,
                    offset: (k * bytes) as u32,
                    bytes: bytes as u16,
                });
            }
            let shape = Shape { pieces, bit_packed: false };
            let regs: SmallVec<[VReg; 8]> =
                shape.pieces.iter().map(|p| self.func.new_vreg(p.class)).collect();
            self.load_pieces(
                from.plus(at as i64),
                &shape,
                &regs,
                Access::plain(step_align),
                Extension::Any,
            )?;
            let list: SmallVec<[Piece; 8]> = regs.iter().map(|&r| Piece::Reg(r)).collect();
            self.store_pieces(to.plus(at as i64), &shape, &list, Access::plain(step_align))?;
            at += bytes * count;
        }
        Ok(())
    }

    /// Puts variable arguments in a buffer on the stack, each at its natural alignment, and gives the
    /// buffer's generic address.
    fn variable_arguments(&mut self, args: &[Value]) -> Lowered<Piece> {
        let mut offsets: Vec<u64> = Vec::new();
        let (mut size, mut align) = (0u64, 8u64);
        for &arg in args {
            let ty = self.ty(arg);
            let this = self.cx.abi_align(ty).bytes();
            size = align_to(size, this);
            offsets.push(size);
            size += self.cx.alloc_size(ty);
            align = align.max(this);
        }
        if args.is_empty() {
            return Ok(Piece::Imm(0));
        }
        let slot = self.new_slot(size, align);
        for (&arg, &offset) in args.iter().zip(&offsets) {
            let ty = self.ty(arg);
            let shape = self.shape(ty)?;
            let pieces = self.pieces(arg)?;
            let list = self.list(pieces);
            let address = Address {
                base: Base::Piece(Piece::Frame(slot, 0)),
                offset: offset as i64,
                space: Space::Local,
            };
            let align = if offset == 0 { align } else { align.min(1 << offset.trailing_zeros()) };
            self.store_pieces(address, &shape, &list, Access::plain(align))?;
        }
        let own = self.value(Op::MovB64, B64, &[Piece::Frame(slot, 0)]);
        Ok(self.value(Op::CvtaLocal, B64, &[own]))
    }

    /// `va_start`: the list is the address of the buffer.
    pub(super) fn va_start(&mut self, list: Value) -> Lowered {
        let signature = self.env.signature(self.cx, self.global);
        if !signature.varargs {
            return Err(Diagnostic::error("'va_start' in a function without variable arguments"));
        }
        let buffer = self.vreg(B64);
        let shape = self.shape(Type::PTR)?;
        let from = in_param(Base::Param(signature.params.len() as u32 - 1));
        self.load_pieces(from, &shape, &[buffer], Access::plain(8), Extension::Any)?;
        let to = self.address(list)?;
        self.store_pieces(to, &shape, &[Piece::Reg(buffer)], Access::plain(8))
    }

    /// `va_copy`: copies the address.
    pub(super) fn va_copy(&mut self, to: Value, from: Value) -> Lowered {
        let shape = self.shape(Type::PTR)?;
        let reg = self.vreg(B64);
        let from = self.address(from)?;
        self.load_pieces(from, &shape, &[reg], Access::plain(8), Extension::Any)?;
        let to = self.address(to)?;
        self.store_pieces(to, &shape, &[Piece::Reg(reg)], Access::plain(8))
    }

    pub(super) fn va_arg(&mut self, inst: Inst, list: Value) -> Lowered {
        let local = self.body.result(inst).expect("a result");
        let ty = self.body.locals[local].ty;
        let (size, align) = (self.cx.alloc_size(ty), self.cx.abi_align(ty).bytes());
        let pointer = self.shape(Type::PTR)?;
        let place = self.address(list)?;
        let old = self.vreg(B64);
        self.load_pieces(place, &pointer, &[old], Access::plain(8), Extension::Any)?;
        let mut at = Piece::Reg(old);
        if align > 1 {
            let up = self.value(Op::AddS64, B64, &[at, Piece::Imm(align as i64 - 1)]);
            at = self.value(Op::AndB64, B64, &[up, Piece::Imm(-(align as i64))]);
        }
        let next = self.value(Op::AddS64, B64, &[at, Piece::Imm(size as i64)]);
        self.store_pieces(place, &pointer, &[next], Access::plain(8))?;
        let shape = self.shape(ty)?;
        let dsts = self.dsts(inst)?;
        let from = Address { base: Base::Piece(at), offset: 0, space: Space::Generic };
        self.load_pieces(from, &shape, &dsts, Access::plain(align), Extension::Any)
    }
}
