//! Addresses: what a pointer is based on, and how far from it.
//!
//! A load or store asks for the [`Address`] of its pointer, which looks through constant
//! `getelementptr`s and address-space casts to a register, a symbol, a variable of the frame or a
//! parameter, so that the access can be `[%rd1+16]`, `[table+4]` or `ld.param` directly.

use super::arith::{mul_wide, register_bits};
use super::shape::{Kind, scalar_piece};
use super::{Arg, Isel, Lowered, Piece};
use crate::target::modifiers::{Space, Ty};
use crate::target::table::{B32, B64, Op};
use ir::diagnostic::Diagnostic;
use ir::machine::{Operand, RegClass, RegOperand, VReg};
use ir::ssa::{
    BinaryOp, CastOp, Const, ConstData, ConstExpr, Global, GlobalKind, Inst, InstKind, LocalDef,
    Type, TypeKind, Value,
};
use smallvec::SmallVec;

/// Base of an address.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Base {
    /// A register, a symbol, a variable of the frame or a number.
    Piece(Piece),
    /// A parameter of this function, by number.
    Param(u32),
    /// An argument of the call being built, by number.
    Argument(u32),
    /// The value that this function returns.
    Return,
    /// The value that the call being built returned.
    Returned,
}

/// An address in a state space.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Address {
    /// The base.
    pub base: Base,
    /// Bytes from there.
    pub offset: i64,
    /// The state space.
    pub space: Space,
}

impl Address {
    /// The address some bytes further.
    #[must_use]
    pub(crate) fn plus(self, bytes: i64) -> Address {
        Address { offset: self.offset + bytes, ..self }
    }
}

/// The parts of a `getelementptr`'s distance.
#[derive(Debug, Default)]
struct Distance {
    constant: i64,
    terms: SmallVec<[(Value, u64); 2]>,
}

impl Isel<'_> {
    /// Splits the indices of a `getelementptr` into a constant and variable terms. Bytes of a
    /// constant wrap as addresses do.
    fn distance(&self, source: Type, indices: &[Value]) -> Lowered<Distance> {
        let mut out = Distance::default();
        let mut ty = source;
        for (n, &index) in indices.iter().enumerate() {
            let constant = self.const_index(index);
            if n > 0
                && let TypeKind::Struct { .. } = self.cx.types.kind(ty)
            {
                let field =
                    constant.ok_or_else(|| Diagnostic::error("a field by a variable index"))?;
                let (offset, elem) = self
                    .cx
                    .element_at(ty, field as u64)
                    .ok_or_else(|| Diagnostic::error("an index into what has no elements"))?;
                out.constant = out.constant.wrapping_add(offset as i64);
                ty = elem;
                continue;
            }
            let (stride, elem) = if n == 0 {
                (self.cx.alloc_size(ty), ty)
            } else {
                match self.cx.types.kind(ty) {
                    TypeKind::Array { elem, .. } | TypeKind::Vector { elem, .. } => {
                        (self.cx.alloc_size(elem), elem)
                    }
                    _ => return Err(Diagnostic::error("an index into what has no elements")),
                }
            };
            match constant {
                Some(c) => {
                    out.constant =
                        out.constant.wrapping_add((c as i64).wrapping_mul(stride as i64));
                }
                None if stride != 0 => out.terms.push((index, stride)),
                None => {}
            }
            ty = elem;
        }
        Ok(out)
    }

    fn const_index(&self, index: Value) -> Option<i128> {
        let c = index.constant()?;
        match &self.cx.consts[c] {
            ConstData::Zero(_) | ConstData::Undef(_) | ConstData::Poison(_) => Some(0),
            ConstData::Aggregate { elems, .. } => {
                let first = self.cx.consts.as_int(elems[0])?;
                elems.iter().all(|&e| self.cx.consts.as_int(e) == Some(first)).then_some(first)
            }
            _ => self.cx.consts.as_int(c),
        }
    }

    /// The state space of pointers of a type.
    pub(crate) fn space_of(&self, ty: Type) -> Lowered<Space> {
        let space = ty.address_space().unwrap_or(0);
        match Space::from_llvm(space) {
            // A device function's own copies of its parameters are local memory.
            Some(Space::Param) if !self.env.is_kernel(self.global) => Ok(Space::Local),
            Some(space) => Ok(space),
            None => Err(Diagnostic::unsupported(format!("address space {space}"))),
        }
    }

    /// The address that a pointer holds.
    pub(crate) fn address(&mut self, pointer: Value) -> Lowered<Address> {
        let mut v = pointer;
        let mut offset = 0i64;
        let mut space = self.space_of(self.ty(pointer))?;
        let body = self.body;
        loop {
            if let Some(c) = v.constant() {
                let mut address = self.const_base(c, space)?;
                address.offset = address.offset.wrapping_add(offset);
                return self.fitted(address);
            }
            let Some(local) = v.local() else {
                return Err(Diagnostic::unsupported("this address"));
            };
            let inst = match body.locals[local].def {
                LocalDef::Inst(inst) => inst,
                LocalDef::Param(block, n) if block == body.entry() && self.is_byval(n) => {
                    // A by-value parameter that nothing else than loads of it use directly.
                    if offset >= 0 {
                        return Ok(Address { base: Base::Param(n), offset, space: Space::Param });
                    }
                    break;
                }
                LocalDef::Param(..) => break,
            };
            match &body.insts[inst].kind {
                InstKind::Gep { source, args, .. } if !body.locals[local].ty.is_vector() => {
                    let args = body.list(*args);
                    let distance = self.distance(*source, &args[1..])?;
                    if !distance.terms.is_empty() {
                        break;
                    }
                    offset = offset.wrapping_add(distance.constant);
                    v = args[0];
                }
                InstKind::Cast { op: CastOp::AddrSpaceCast, value, .. } => {
                    let from = self.ty(*value);
                    let to = body.locals[local].ty;
                    if to.address_space() == Some(0) || self.same_place(*value, to) {
                        // One side of the cast is a specific address space, the other is generic; the
                        // access may use either.
                        if from.address_space() != Some(0) {
                            space = self.space_of(from)?;
                        }
                        v = *value;
                    } else {
                        break;
                    }
                }
                InstKind::Cast { op: CastOp::BitCast, value, .. } | InstKind::Freeze { value }
                    if self.ty(*value).is_ptr() =>
                {
                    v = *value;
                }
                InstKind::Alloca { .. } => {
                    let Some(slot) = self.frame[local].expand() else { break };
                    let address = Address {
                        base: Base::Piece(Piece::Frame(slot, 0)),
                        offset,
                        space: Space::Local,
                    };
                    return self.fitted(address);
                }
                InstKind::Call { .. } => {
                    if let Some(n) = self.wrapped_param(inst)
                        && offset >= 0
                    {
                        return Ok(Address { base: Base::Param(n), offset, space: Space::Param });
                    }
                    break;
                }
                _ => break,
            }
        }
        let piece = self.piece(v)?;
        self.fitted(Address { base: Base::Piece(piece), offset, space })
    }

    /// Whether casting `value` to the pointer type `to` gives back what it was cast from.
    fn same_place(&self, value: Value, to: Type) -> bool {
        if self.is_static_alloca(value) {
            return to.address_space() == Some(5);
        }
        match self.def(value) {
            Some(InstKind::Cast { op: CastOp::AddrSpaceCast, value, .. }) => self.ty(*value) == to,
            _ => false,
        }
    }

    /// The parameter that `llvm.nvvm.internal.addrspace.wrap` marks as in parameter space.
    pub(crate) fn wrapped_param(&self, inst: Inst) -> Option<u32> {
        let InstKind::Call { callee, args, .. } = &self.body.insts[inst].kind else { return None };
        let callee = self.cx.direct_callee(*callee)?;
        if !self.cx.globals[callee].name.starts_with("llvm.nvvm.internal.addrspace.wrap") {
            return None;
        }
        let local = self.body.list(*args).first()?.local()?;
        match self.body.locals[local].def {
            LocalDef::Param(block, n) if block == self.body.entry() => Some(n),
            _ => None,
        }
    }

    /// Brings the offset into the range that an instruction takes.
    fn fitted(&mut self, address: Address) -> Lowered<Address> {
        let Address { base: Base::Piece(piece), offset, space } = address else {
            return Ok(address);
        };
        // Room for the offsets of an access's parts.
        let limit = i64::from(i32::MAX) - (1 << 20);
        match piece {
            Piece::Imm(n) => {
                let class = if self.is_short(space) { B32 } else { B64 };
                let reg = self.constant(class, n.wrapping_add(offset));
                Ok(Address { base: Base::Piece(reg), offset: 0, space })
            }
            Piece::Undef => {
                let class = if self.is_short(space) { B32 } else { B64 };
                let reg = self.constant(class, 0);
                Ok(Address { base: Base::Piece(reg), offset: 0, space })
            }
            _ if offset.abs() <= limit => Ok(address),
            _ => {
                let short = match piece {
                    Piece::Reg(reg) => self.func.vreg_class(reg) == Some(B32),
                    _ => self.is_short(space),
                };
                let class = if short { B32 } else { B64 };
                let reg = self.reg(piece, class);
                let op = if short { Op::AddS32 } else { Op::AddS64 };
                let offset = if short { i64::from(offset as i32) } else { offset };
                let reg = self.value(op, class, &[reg, Piece::Imm(offset)]);
                Ok(Address { base: Base::Piece(reg), offset: 0, space })
            }
        }
    }

    fn is_short(&self, space: Space) -> bool {
        matches!(space, Space::Shared | Space::Local)
    }

    /// Returns the address of a constant pointer; `space` is that of its type.
    fn const_base(&mut self, c: Const, space: Space) -> Lowered<Address> {
        let (mut c, mut offset, mut space) = (c, 0i64, space);
        let cx = self.cx;
        loop {
            match &cx.consts[c] {
                ConstData::Global { global, .. } | ConstData::Wrapped { global, .. } => {
                    let global = self.aliased(*global, &mut offset);
                    let symbol = self.symbol(global);
                    let space = match &cx.globals[global].kind {
                        GlobalKind::Variable(_) => self.env.variable_space(cx, global)?,
                        _ => Space::Generic,
                    };
                    return Ok(Address {
                        base: Base::Piece(Piece::Symbol(symbol, 0)),
                        offset,
                        space,
                    });
                }
                ConstData::Expr { expr: ConstExpr::Gep { source, operands, .. }, .. } => {
                    let indices: SmallVec<[Value; 4]> =
                        operands[1..].iter().map(|&o| o.into()).collect();
                    let distance = self.distance(*source, &indices)?;
                    if !distance.terms.is_empty() {
                        return Err(Diagnostic::unsupported(
                            "an address with an index that is an address",
                        ));
                    }
                    offset = offset.wrapping_add(distance.constant);
                    c = operands[0];
                }
                ConstData::Expr { expr: ConstExpr::Cast { op, value }, .. } => match op {
                    CastOp::AddrSpaceCast | CastOp::BitCast => {
                        c = *value;
                        if *op == CastOp::AddrSpaceCast {
                            space = self.space_of(cx.consts.ty(c))?;
                        }
                    }
                    CastOp::IntToPtr => {
                        if let Some(n) = cx.consts.as_int(*value) {
                            return Ok(Address {
                                base: Base::Piece(Piece::Imm(n as i64)),
                                offset,
                                space,
                            });
                        }
                        let ty = cx.consts.ty(c);
                        let pieces = self.const_pieces(*value)?;
                        let list =
                            self.convert_bits(&self.list(pieces), cx.consts.ty(*value), ty)?;
                        return Ok(Address { base: Base::Piece(list[0]), offset, space });
                    }
                    _ => {
                        return Err(Diagnostic::unsupported(
                            "this constant expression as an address",
                        ));
                    }
                },
                ConstData::Zero(_) => {
                    return Ok(Address { base: Base::Piece(Piece::Imm(0)), offset, space });
                }
                ConstData::Undef(_) | ConstData::Poison(_) => {
                    return Ok(Address { base: Base::Piece(Piece::Undef), offset, space });
                }
                ConstData::BlockAddress { .. } => {
                    return Err(Diagnostic::unsupported("'blockaddress'"));
                }
                _ => return Err(Diagnostic::unsupported("this constant as an address")),
            }
        }
    }

    /// Returns the variable that an alias stands for; adds the alias's offset to `offset`.
    fn aliased(&self, global: Global, offset: &mut i64) -> Global {
        let (mut global, mut left) = (global, 64);
        while let GlobalKind::Alias(target) = &self.cx.globals[global].kind
            && left > 0
        {
            left -= 1;
            match &self.cx.consts[*target] {
                ConstData::Global { global: next, .. }
                    if matches!(
                        self.cx.globals[*next].kind,
                        GlobalKind::Variable(_) | GlobalKind::Alias(_)
                    ) =>
                {
                    global = *next;
                }
                ConstData::Expr { expr: ConstExpr::Gep { source, operands, .. }, .. } => {
                    let indices: SmallVec<[Value; 4]> =
                        operands[1..].iter().map(|&o| o.into()).collect();
                    let (Ok(distance), Some(next)) =
                        (self.distance(*source, &indices), self.cx.consts.as_global(operands[0]))
                    else {
                        break;
                    };
                    *offset = offset.wrapping_add(distance.constant);
                    global = next;
                }
                _ => break,
            }
        }
        global
    }

    /// The value of a constant pointer.
    pub(crate) fn const_address(&mut self, c: Const) -> Lowered<Piece> {
        let ty = self.cx.consts.ty(c);
        if !ty.is_ptr() {
            return Err(Diagnostic::unsupported(format!(
                "a constant expression of type {} as an operand",
                self.cx.types.display(ty)
            )));
        }
        let wanted = self.space_of(ty)?;
        let address = self.const_base(c, wanted)?;
        let Base::Piece(piece) = address.base else {
            return Err(Diagnostic::unsupported("this constant as an address"));
        };
        let Piece::Symbol(symbol, _) = piece else {
            return self.const_number(piece, address, ty);
        };
        let (piece, rest) = match i32::try_from(address.offset) {
            Ok(offset) => (Piece::Symbol(symbol, offset), 0),
            Err(_) => (Piece::Symbol(symbol, 0), address.offset),
        };
        let short = scalar_piece(self.cx, ty).is_some_and(|p| p.kind == Kind::Ptr32);
        if address.space == wanted && short {
            return Ok(piece);
        }
        let mut reg = self.reg(piece, B64);
        if rest != 0 {
            reg = self.value(Op::AddS64, B64, &[reg, Piece::Imm(rest)]);
        }
        if address.space != wanted && address.space != Space::Generic {
            reg = self.in_space(reg, address.space, wanted)?;
        }
        if short {
            reg = self.converted(Ty::U32, Ty::U64, B32, reg);
        }
        Ok(reg)
    }

    /// A constant pointer that was a number: an offset in the state space of `address`, as a pointer of type `ty`.
    fn const_number(&mut self, piece: Piece, address: Address, ty: Type) -> Lowered<Piece> {
        let wanted = self.space_of(ty)?;
        let class_of = |cx, ty| scalar_piece(cx, ty).map_or(B64, |p| p.class);
        let to = class_of(self.cx, ty);
        if piece == Piece::Undef {
            return Ok(piece);
        }
        let from = match piece {
            Piece::Reg(reg) => self.func.vreg_class(reg).unwrap_or(B64),
            _ if address.space == wanted => to,
            _ if self.is_short(address.space) => B32,
            _ => B64,
        };
        let mut sum = match piece {
            Piece::Imm(n) => Piece::Imm(n.wrapping_add(address.offset)),
            _ if address.offset == 0 => piece,
            _ => {
                let op = if from == B32 { Op::AddS32 } else { Op::AddS64 };
                self.value(op, from, &[piece, Piece::Imm(address.offset)])
            }
        };
        if address.space == wanted {
            return Ok(sum);
        }
        sum = self.reg(sum, from);
        if from == B32 {
            sum = self.converted(Ty::U64, Ty::U32, B64, sum);
        }
        sum = self.in_space(sum, address.space, wanted)?;
        if to == B32 {
            sum = self.converted(Ty::U32, Ty::U64, B32, sum);
        }
        Ok(sum)
    }

    /// An address of 64 bits in another state space.
    fn in_space(&mut self, mut address: Piece, from: Space, to: Space) -> Lowered<Piece> {
        if from != Space::Generic {
            let generic = self.vreg(B64);
            self.address_to_generic(generic, address, from)?;
            address = Piece::Reg(generic);
        }
        if to != Space::Generic {
            let specific = self.vreg(B64);
            self.address_from_generic(specific, address, to)?;
            address = Piece::Reg(specific);
        }
        Ok(address)
    }

    /// The operands of a memory access for an address.
    pub(crate) fn address_operands(&self, address: Address) -> [Operand; 2] {
        match address.base {
            Base::Piece(Piece::Symbol(symbol, at)) => [
                Operand::Symbol {
                    symbol,
                    offset: (i64::from(at) + address.offset) as i32,
                    flags: 0,
                },
                Operand::Imm(0),
            ],
            Base::Piece(Piece::Frame(slot, at)) => {
                [Operand::Frame { slot, offset: i64::from(at) + address.offset }, Operand::Imm(0)]
            }
            Base::Piece(piece) => [Self::operand(piece), Operand::Imm(address.offset)],
            Base::Param(n) | Base::Argument(n) => {
                [Operand::Imm(i64::from(n)), Operand::Imm(address.offset)]
            }
            // These have no number: the offset stands alone.
            Base::Return | Base::Returned => [Operand::Imm(0), Operand::Imm(address.offset)],
        }
    }

    /// The generic address of a place in a state space, given in 64 bits.
    pub(crate) fn address_to_generic(&mut self, dst: VReg, piece: Piece, space: Space) -> Lowered {
        let op = match space {
            Space::Global => Op::CvtaGlobal,
            Space::Shared => Op::CvtaShared,
            Space::Local => Op::CvtaLocal,
            Space::Const => Op::CvtaConst,
            Space::SharedCluster => {
                self.require(78, "shared memory of a cluster")?;
                Op::CvtaSharedCluster
            }
            Space::Param => {
                self.require(77, "a generic address of a parameter")?;
                Op::CvtaParam
            }
            Space::Generic => {
                self.copy_to(dst, piece);
                return Ok(());
            }
        };
        let piece = self.reg(piece, B64);
        self.emit(op, &[dst], &[piece]);
        Ok(())
    }

    /// The address within a state space of a generic address.
    pub(crate) fn address_from_generic(
        &mut self,
        dst: VReg,
        piece: Piece,
        space: Space,
    ) -> Lowered {
        let op = match space {
            Space::Global => Op::CvtaToGlobal,
            Space::Shared => Op::CvtaToShared,
            Space::Local => Op::CvtaToLocal,
            Space::Const => Op::CvtaToConst,
            Space::SharedCluster => {
                self.require(78, "shared memory of a cluster")?;
                Op::CvtaToSharedCluster
            }
            Space::Param => {
                self.require(77, "a parameter address from a generic one")?;
                let piece = self.reg(piece, B64);
                self.emit_template("cvta.to.param.u64 \t$0, $1;", &[dst], &[piece]);
                return Ok(());
            }
            Space::Generic => {
                self.copy_to(dst, piece);
                return Ok(());
            }
        };
        let piece = self.reg(piece, B64);
        self.emit(op, &[dst], &[piece]);
        Ok(())
    }

    /// `addrspacecast`.
    pub(crate) fn cast_address_space(
        &mut self,
        dst: VReg,
        value: Value,
        from: Type,
        to: Type,
    ) -> Lowered {
        // A cast back to where it was cast from.
        if let Some(InstKind::Cast { op: CastOp::AddrSpaceCast, value: origin, .. }) =
            self.def(value)
            && self.ty(*origin) == to
        {
            let origin = *origin;
            let piece = self.piece(origin)?;
            self.copy_to(dst, piece);
            return Ok(());
        }
        let piece = self.piece(value)?;
        self.cast_piece_space(dst, piece, from, to)
    }

    /// A pointer in another space.
    pub(super) fn cast_piece_space(
        &mut self,
        dst: VReg,
        mut piece: Piece,
        from: Type,
        to: Type,
    ) -> Lowered {
        let (source, target) = (self.space_of(from)?, self.space_of(to)?);
        let short =
            |s: &Self, ty: Type| scalar_piece(s.cx, ty).is_some_and(|p| p.kind == Kind::Ptr32);
        if source == target {
            match (piece, short(self, from), short(self, to)) {
                (Piece::Reg(_), false, true) => {
                    self.cvt(crate::target::modifiers::CvtMods::new(Ty::U32, Ty::U64), dst, piece);
                }
                (Piece::Reg(_), true, false) => {
                    self.cvt(crate::target::modifiers::CvtMods::new(Ty::U64, Ty::U32), dst, piece);
                }
                _ => self.copy_to(dst, piece),
            }
            return Ok(());
        }
        if short(self, from) {
            piece = match piece {
                Piece::Symbol(..) | Piece::Frame(..) => self.reg(piece, B64),
                Piece::Imm(n) => Piece::Imm(i64::from(n as u32)),
                Piece::Undef => Piece::Imm(0),
                _ => self.converted(Ty::U64, Ty::U32, B64, piece),
            };
        }
        if source != Space::Generic {
            let generic = if target == Space::Generic { dst } else { self.vreg(B64) };
            self.address_to_generic(generic, piece, source)?;
            piece = Piece::Reg(generic);
        }
        if target != Space::Generic {
            let wide = if short(self, to) { self.vreg(B64) } else { dst };
            self.address_from_generic(wide, piece, target)?;
            if wide != dst {
                self.cvt(
                    crate::target::modifiers::CvtMods::new(Ty::U32, Ty::U64),
                    dst,
                    Piece::Reg(wide),
                );
            }
        }
        Ok(())
    }

    /// The address of a parameter in its own space.
    pub(crate) fn param_address(&mut self, dst: VReg, n: u32) {
        self.emit_operands(
            Op::MovParam,
            &[Operand::Reg(RegOperand::def(dst)), Operand::Imm(i64::from(n)), Operand::Imm(0)],
        );
    }

    pub(super) fn gep(&mut self, inst: Inst) -> Lowered {
        let body = self.body;
        let InstKind::Gep { source, args, .. } = &body.insts[inst].kind else { return Ok(()) };
        let args = body.list(*args);
        let local = body.result(inst).expect("a result");
        let ty = body.locals[local].ty;
        let distance = self.distance(*source, &args[1..])?;
        let class = scalar_piece(self.cx, self.cx.types.scalar(ty)).map_or(B64, |p| p.class);
        if ty.is_vector() {
            let mut values: SmallVec<[Value; 4]> = SmallVec::new();
            values.push(args[0]);
            values.extend(distance.terms.iter().map(|t| t.0));
            return self.by_lanes(inst, &values, |s, dst, lanes| {
                let base = s.arg(lanes[0])?;
                let terms: SmallVec<[(Arg, u32, u64); 2]> = distance
                    .terms
                    .iter()
                    .zip(&lanes[1..])
                    .map(|(t, &lane)| {
                        let bits = s.cx.types.scalar(s.ty(t.0)).int_width().unwrap_or(64);
                        (lane, bits, t.1)
                    })
                    .collect();
                s.sum_address(dst, class, base, &terms, distance.constant)
            });
        }
        // With no distance at all it is another name of its base, which may need no register.
        let pieces = self.written_pieces(local)?;
        if pieces.len() == 1 && matches!(self.at(pieces, 0), Piece::Symbol(..) | Piece::Frame(..)) {
            return Ok(());
        }
        let dst = self.dst(inst)?;
        // A base that is itself a constant distance from something.
        let (mut base, mut constant) = (args[0], distance.constant);
        while let Some(InstKind::Gep { source, args, .. }) = self.def(base)
            && let args = body.list(*args)
            && let Ok(inner) = self.distance(*source, &args[1..])
            && inner.terms.is_empty()
            && !self.ty(args[0]).is_vector()
            && base.local().is_some_and(|l| !self.is_wanted(l) && self.uses[l] == 1)
        {
            constant = constant.wrapping_add(inner.constant);
            base = args[0];
        }
        let piece = self.piece(base)?;
        let terms: SmallVec<[(Arg, u32, u64); 2]> = distance
            .terms
            .iter()
            .map(|t| (Arg::Value(t.0), self.ty(t.0).int_width().unwrap_or(64), t.1))
            .collect();
        self.sum_address(dst, class, piece, &terms, constant)
    }

    /// `base + Σ index * stride + constant`.
    fn sum_address(
        &mut self,
        dst: VReg,
        class: RegClass,
        base: Piece,
        terms: &[(Arg, u32, u64)],
        constant: i64,
    ) -> Lowered {
        let short = class == B32;
        let add = if short { Op::AddS32 } else { Op::AddS64 };
        let constant = if short { i64::from(constant as i32) } else { constant };
        let mut sum = match base {
            // A symbol takes the constant with it.
            Piece::Symbol(symbol, at)
                if terms.is_empty() && i32::try_from(i64::from(at) + constant).is_ok() =>
            {
                self.copy_to(dst, Piece::Symbol(symbol, (i64::from(at) + constant) as i32));
                return Ok(());
            }
            Piece::Frame(slot, at)
                if terms.is_empty() && i32::try_from(i64::from(at) + constant).is_ok() =>
            {
                self.copy_to(dst, Piece::Frame(slot, (i64::from(at) + constant) as i32));
                return Ok(());
            }
            _ => self.source(base, class),
        };
        if terms.is_empty() && constant == 0 {
            self.copy_to(dst, sum);
            return Ok(());
        }
        for (n, &(index, bits, stride)) in terms.iter().enumerate() {
            let last = n + 1 == terms.len() && constant == 0;
            let to = if last { dst } else { self.vreg(class) };
            if short {
                let index = self.low_32(index, bits, 6)?;
                match stride {
                    1 => self.emit(add, &[to], &[sum, index]),
                    _ if stride.is_power_of_two() => {
                        let by = Piece::Imm(i64::from(stride.trailing_zeros()));
                        let scaled = self.value(Op::ShlB32, B32, &[index, by]);
                        self.emit(add, &[to], &[sum, scaled]);
                    }
                    _ => {
                        let stride = Piece::Imm(i64::from(stride as i32));
                        self.emit(Op::MadLoS32, &[to], &[index, stride, sum]);
                    }
                }
            } else {
                self.add_scaled(to, sum, index, bits, stride)?;
            }
            sum = Piece::Reg(to);
        }
        if constant != 0 {
            self.emit(add, &[dst], &[sum, Piece::Imm(constant)]);
        }
        Ok(())
    }

    /// `to = sum + index * stride` in 64 bits.
    fn add_scaled(&mut self, to: VReg, sum: Piece, index: Arg, bits: u32, stride: u64) -> Lowered {
        if let Arg::Value(v) = index
            && let Some((factor, constant, signed)) = self.widened_product(v)
            && let Some(stride) = (constant as u64).checked_mul(stride)
            && stride <= i32::MAX as u64
        {
            let op = mul_wide(signed);
            let factor = self.piece(factor)?;
            let scaled = self.value(op, B64, &[factor, Piece::Imm(stride as i64)]);
            self.emit(Op::AddS64, &[to], &[sum, scaled]);
            return Ok(());
        }
        let narrow = match index {
            Arg::Value(v) if bits == 64 => self.widened(v, None)?,
            Arg::Value(v) if (2..=32).contains(&bits) => {
                Some((self.as_32_bits(v, bits, true)?, true))
            }
            _ => None,
        };
        if let Some((piece, signed)) = narrow
            && !matches!(piece, Piece::Imm(_))
        {
            let scaled = if stride == 1 {
                let (to, from) = if signed { (Ty::S64, Ty::S32) } else { (Ty::U64, Ty::U32) };
                self.converted(to, from, B64, piece)
            } else if stride <= i32::MAX as u64 {
                let op = mul_wide(signed);
                self.value(op, B64, &[piece, Piece::Imm(stride as i64)])
            } else {
                let (to, from) = if signed { (Ty::S64, Ty::S32) } else { (Ty::U64, Ty::U32) };
                let wide = self.converted(to, from, B64, piece);
                self.value(Op::MulLoS64, B64, &[wide, Piece::Imm(stride as i64)])
            };
            self.emit(Op::AddS64, &[to], &[sum, scaled]);
            return Ok(());
        }
        let mut piece = match bits {
            65.. => {
                let Arg::Value(v) = index else {
                    return Err(Diagnostic::unsupported("this index"));
                };
                self.limbs(Arg::Value(v))?[0]
            }
            _ => self.extended(index, bits, true)?,
        };
        match register_bits(bits.min(64)) {
            64 => {}
            1 => {
                let dst = self.vreg(B64);
                self.select_piece(dst, B64, piece, Piece::Imm(-1), Piece::Imm(0));
                piece = Piece::Reg(dst);
            }
            16 => piece = self.converted(Ty::S64, Ty::S16, B64, piece),
            _ => {
                piece = if matches!(piece, Piece::Imm(_)) {
                    piece
                } else {
                    self.converted(Ty::S64, Ty::S32, B64, piece)
                }
            }
        }
        if stride == 1 {
            self.emit(Op::AddS64, &[to], &[sum, piece]);
        } else if stride.is_power_of_two() {
            let by = Piece::Imm(i64::from(stride.trailing_zeros()));
            let scaled = self.value(Op::ShlB64, B64, &[piece, by]);
            self.emit(Op::AddS64, &[to], &[sum, scaled]);
        } else {
            self.emit(Op::MadLoS64, &[to], &[piece, Piece::Imm(stride as i64), sum]);
        }
        Ok(())
    }

    /// The low 32 bits of an index, computed in 32 bits where its operations allow: what is above
    /// has no influence on them.
    fn low_32(&mut self, index: Arg, bits: u32, depth: u32) -> Lowered<Piece> {
        let Arg::Value(v) = index else {
            let piece = self.extended(index, bits.min(64), true)?;
            return Ok(match register_bits(bits.min(64)) {
                64 => self.low_half(piece),
                16 => self.widen_16(piece, true),
                _ => piece,
            });
        };
        if bits <= 32 {
            if bits == 1 {
                let piece = self.piece(v)?;
                let dst = self.vreg(B32);
                self.select_piece(dst, B32, piece, Piece::Imm(-1), Piece::Imm(0));
                return Ok(Piece::Reg(dst));
            }
            return self.as_32_bits(v, bits, true);
        }
        if let Some(n) = self.const_int(v) {
            return Ok(Piece::Imm(i64::from(n as i32)));
        }
        if bits == 64
            && let Some((piece, _)) = self.widened(v, None)?
        {
            return Ok(piece);
        }
        if bits == 64
            && depth > 0
            && self.used_once(v)
            && let Some(InstKind::Binary { op, args, .. }) = self.def(v)
        {
            let (op, args) = (*op, *args);
            if op == BinaryOp::And
                && let Some((x, at, width)) = self.bytes_within(args, 64)?
            {
                let field = [x, Piece::Imm(i64::from(at)), Piece::Imm(i64::from(width))];
                return Ok(self.value(Op::BfeU32, B32, &field));
            }
            let op = match op {
                BinaryOp::Add => Some(Op::AddS32),
                BinaryOp::Sub => Some(Op::SubS32),
                BinaryOp::Mul => Some(Op::MulLoS32),
                BinaryOp::And => Some(Op::AndB32),
                BinaryOp::Or => Some(Op::OrB32),
                BinaryOp::Xor => Some(Op::XorB32),
                BinaryOp::Shl if self.const_int(args[1]).is_some_and(|n| (0..32).contains(&n)) => {
                    Some(Op::ShlB32)
                }
                _ => None,
            };
            if let Some(op) = op {
                let a = self.low_32(Arg::Value(args[0]), 64, depth - 1)?;
                let b = self.low_32(Arg::Value(args[1]), 64, depth - 1)?;
                let (a, b) = if matches!(a, Piece::Imm(_)) && !matches!(op, Op::SubS32 | Op::ShlB32)
                {
                    (b, a)
                } else {
                    (a, b)
                };
                return Ok(self.value(op, B32, &[a, b]));
            }
        }
        let piece = match bits {
            65.. => self.limbs(Arg::Value(v))?[0],
            _ => self.arg(Arg::Value(v))?,
        };
        Ok(self.low_half(piece))
    }

    fn low_half(&mut self, piece: Piece) -> Piece {
        match piece {
            Piece::Imm(n) => Piece::Imm(i64::from(n as i32)),
            _ => self.converted(Ty::U32, Ty::U64, B32, piece),
        }
    }
}
