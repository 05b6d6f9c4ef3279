//! Constants, of the module and of functions.
//!
//! A constant may be made of others that come later. Most are not, and are made at once. The rest are
//! kept as records until the block ends, and then made depth first with a stack of their own.

use crate::attributes::signed;
use crate::bitstream::{Entry, Record};
use crate::operators::{BINARY, CAST, FLOAT_BINARY, gep_flags, integer_flags};
use crate::state::{Pending, PendingState, Reader, Result};
use cranelift_entity::packed_option::ReservedValue;
use ir::ssa::{
    Block, Const, ConstData, ConstExpr, Flags, FloatKind, InlineAsm, Type, TypeKind, Value,
};

/// Constants may be nested this deep, as in the text reader.
const MAX_DEPTH: u8 = 200;

const NOT_PENDING: u32 = u32::MAX;

impl<'a> Reader<'a> {
    /// Reads the block of constants just found; they get the next numbers.
    pub(crate) fn constants_block(&mut self) -> Result<()> {
        self.enter()?;
        self.constants.first = self.values.len();
        self.constants.places.clear();
        self.constants.pending.clear();
        let mut record = Record::default();
        // As in LLVM, i32 unless something else is said.
        let mut ty = Type::I32;
        loop {
            match self.next(&mut record)? {
                Entry::End => break,
                Entry::Block(_) => self.stream.skip(),
                Entry::Record if record.code == 1 => {
                    ty = self.ty(record.ops.first().copied().unwrap_or(u64::MAX))?;
                    if matches!(
                        self.m.cx.types.kind(ty),
                        TypeKind::Void
                            | TypeKind::Label
                            | TypeKind::Metadata
                            | TypeKind::Function { .. }
                    ) {
                        let text = self.show(ty);
                        return Err(self.error(format_args!("no constant has type '{text}'")));
                    }
                }
                Entry::Record => {
                    let (code, ops) = (record.code, &record.ops);
                    match self.constant(ty, code, ops)? {
                        Some(c) => {
                            self.values.push(c.into());
                            self.constants.places.push(NOT_PENDING);
                        }
                        None => {
                            let at = self.constants.pending.len() as u32;
                            self.constants.places.push(at);
                            self.constants.pending.push(Pending {
                                ty,
                                code,
                                ops: ops[..].into(),
                                place: self.place,
                                state: PendingState::Untouched,
                            });
                            self.values.push(reserved());
                        }
                    }
                }
            }
        }
        self.make_pending()
    }

    fn make_pending(&mut self) -> Result<()> {
        let first = self.constants.first;
        let mut stack = Vec::new();
        for n in 0..self.constants.places.len() {
            if self.constants.places[n] != NOT_PENDING {
                stack.push(first + n);
            }
            while let Some(&id) = stack.last() {
                // A number beyond the block is no constant of it.
                let at = self.constants.places.get(id.wrapping_sub(first)).copied();
                let Some(at) = at.filter(|&at| at != NOT_PENDING) else {
                    return Err(self.error("a constant is made of what is no constant"));
                };
                let at = at as usize;
                let pending = &mut self.constants.pending[at];
                self.place = pending.place;
                if pending.state == PendingState::Made {
                    stack.pop();
                    continue;
                }
                let waited = pending.state == PendingState::Waiting;
                let (ty, code, ops) = (pending.ty, pending.code, std::mem::take(&mut pending.ops));
                let made = self.constant(ty, code, &ops)?;
                let pending = &mut self.constants.pending[at];
                match made {
                    Some(c) => {
                        pending.state = PendingState::Made;
                        self.values[id] = c.into();
                        stack.pop();
                    }
                    None if waited => {
                        return Err(self.error("a constant is made of itself"));
                    }
                    None => {
                        pending.ops = ops;
                        pending.state = PendingState::Waiting;
                        let missing = std::mem::take(&mut self.constants.missing);
                        stack.extend_from_slice(&missing);
                        self.constants.missing = missing;
                    }
                }
            }
        }
        Ok(())
    }

    /// Constant number `id` as an operand; what is missing is noted.
    fn operand(&mut self, id: u64) -> Result<Option<Const>> {
        let id = usize::try_from(id).unwrap_or(usize::MAX);
        match self.values.get(id) {
            Some(&value) if value != reserved() => match value.constant() {
                Some(c) => Ok(Some(c)),
                None => Err(self.error("a constant is made of what is no constant")),
            },
            _ => {
                self.constants.missing.push(id);
                Ok(None)
            }
        }
    }

    /// All of `ids` as operands, in [`ConstantState::operands`](crate::state::ConstantState::operands). False if some are missing.
    fn operands(&mut self, ids: impl Iterator<Item = u64>) -> Result<bool> {
        self.constants.operands.clear();
        for id in ids {
            if let Some(c) = self.operand(id)? {
                self.constants.operands.push(c);
            }
        }
        Ok(self.constants.missing.is_empty())
    }

    /// The constant with this data, made of [`ConstantState::operands`](crate::state::ConstantState::operands).
    fn made(&mut self, data: ConstData) -> Result<Const> {
        // Constants are made of others by number: few records could stand for more than anything can hold.
        let (mut depth, mut parts) = (0, 1);
        for &c in &self.constants.operands {
            let extent = self.constants.extents[c];
            depth = depth.max(extent.0);
            parts = extent.1.max(1).saturating_add(parts);
        }
        depth += 1;
        if depth > MAX_DEPTH {
            return Err(self.error(format_args!("nested more than {MAX_DEPTH} levels deep")));
        }
        if parts as usize > self.constants.operands.len() + 1 {
            self.spend(parts as usize - self.constants.operands.len())?;
        }
        let c = match data {
            ConstData::Aggregate { ty, elems } => self.m.cx.consts.aggregate(ty, &elems),
            data => self.m.cx.consts.intern(data),
        };
        self.constants.extents[c] = (depth, parts);
        Ok(c)
    }

    /// The constant of a record; none if something that it is made of is still to come.
    fn constant(&mut self, ty: Type, code: u32, ops: &[u64]) -> Result<Option<Const>> {
        self.constants.missing.clear();
        let wrong = |r: &Self| {
            let text = r.show(ty);
            r.error(format_args!("a constant of code {code} cannot have type '{text}'"))
        };
        let op = |n: usize| ops.get(n).copied();
        let cut = |r: &Self| r.error("a constant lacks a part");
        let c = match code {
            // NULL
            2 if ty == Type::TOKEN => self.m.cx.consts.intern(ConstData::TokenNone),
            2 => self.m.cx.consts.zero(ty),
            3 => self.m.cx.consts.undef(ty),
            26 => self.m.cx.consts.poison(ty),
            // INTEGER
            4 => {
                let value = signed(op(0).ok_or_else(|| cut(self))?) as i64 as i128 as u128;
                match ty.int_width() {
                    Some(width) if width <= 128 => self.m.cx.consts.int(ty, value),
                    Some(width) => {
                        let low = value as u64;
                        let high = if low >> 63 != 0 { u64::MAX } else { 0 };
                        let count = width.div_ceil(64) as usize;
                        self.spend(count)?;
                        let mut limbs = vec![high; count];
                        limbs[0] = low;
                        self.wide_integer(ty, width, limbs)
                    }
                    None => return self.splat(ty, ConstantBits::Int(value)),
                }
            }
            // WIDE_INTEGER
            5 => {
                let Some(width) = ty.int_width() else { return Err(wrong(self)) };
                let count = width.div_ceil(64) as usize;
                if ops.len() > count {
                    return Err(wrong(self));
                }
                self.spend(count)?;
                let mut limbs: Vec<u64> = ops.iter().map(|&o| signed(o)).collect();
                limbs.resize(count, 0);
                if width <= 128 {
                    let high = u128::from(limbs.get(1).copied().unwrap_or(0));
                    self.m.cx.consts.int(ty, u128::from(limbs[0]) | high << 64)
                } else {
                    self.wide_integer(ty, width, limbs)
                }
            }
            // FLOAT
            6 => {
                let low = u128::from(op(0).ok_or_else(|| cut(self))?);
                let high = u128::from(op(1).unwrap_or(0));
                match ty.float_kind() {
                    // The highest 64 bits come first.
                    Some(FloatKind::X86Fp80) => {
                        let bits = low << 16 | high & 0xffff;
                        self.m.cx.consts.float(ty, bits)
                    }
                    Some(kind) => {
                        let bits = ir::ssa::truncate(low | high << 64, kind.bits());
                        self.m.cx.consts.float(ty, bits)
                    }
                    None => return self.splat(ty, ConstantBits::Float(low)),
                }
            }
            // AGGREGATE
            7 => {
                if self.m.cx.types.element_count(ty) != Some(ops.len() as u64)
                    || matches!(self.m.cx.types.kind(ty), TypeKind::Vector { scalable: true, .. })
                {
                    return Err(wrong(self));
                }
                if !self.operands(ops.iter().copied())? {
                    return Ok(None);
                }
                for (n, &elem) in self.constants.operands.iter().enumerate() {
                    let wanted = self.m.cx.types.element(ty, n as u64);
                    if wanted != Some(self.m.cx.consts.ty(elem)) {
                        return Err(wrong(self));
                    }
                }
                let elems = self.constants.operands[..].into();
                self.made(ConstData::Aggregate { ty, elems })?
            }
            // STRING, CSTRING
            8 | 9 => {
                let bytes = ops.iter().map(|&c| u8::try_from(c).ok());
                let bytes = bytes.chain((code == 9).then_some(Some(0)));
                let data: Option<Box<[u8]>> = bytes.collect();
                let data = data.ok_or_else(|| self.error("a string of what are no bytes"))?;
                match self.m.cx.types.kind(ty) {
                    TypeKind::Array { elem: Type::I8, len } if len == data.len() as u64 => {}
                    _ => return Err(wrong(self)),
                }
                if data.iter().all(|&b| b == 0) {
                    self.m.cx.consts.zero(ty)
                } else {
                    self.m.cx.consts.intern(ConstData::Bytes { ty, data })
                }
            }
            // DATA
            22 => self.data(ty, ops).ok_or_else(|| wrong(self))?,
            // CE_BINOP
            10 => {
                let (opcode, a, b) = match ops {
                    [opcode, a, b, ..] => (*opcode, *a, *b),
                    _ => return Err(cut(self)),
                };
                let float = self.m.cx.types.scalar(ty).is_float();
                let table = if float { &FLOAT_BINARY[..] } else { &BINARY[..] };
                let found = usize::try_from(opcode).ok().and_then(|n| *table.get(n)?);
                let binary = found.ok_or_else(|| self.error("an unknown operation"))?;
                if float {
                    return Err(self.no_expression(binary.name()));
                }
                if !self.operands([a, b].into_iter())? {
                    return Ok(None);
                }
                let operands = [self.constants.operands[0], self.constants.operands[1]];
                if !self.m.cx.types.scalar(ty).is_int()
                    || operands.iter().any(|&c| self.m.cx.consts.ty(c) != ty)
                {
                    return Err(wrong(self));
                }
                let flags = integer_flags(binary, op(3).unwrap_or(0));
                let expr = ConstExpr::Binary { op: binary, flags, operands };
                self.made(ConstData::Expr { ty, expr })?
            }
            // CE_CAST
            11 => {
                let (opcode, value) = match ops {
                    [opcode, _, value, ..] => (*opcode, *value),
                    _ => return Err(cut(self)),
                };
                let found = usize::try_from(opcode).ok().and_then(|n| CAST.get(n));
                let cast = *found.ok_or_else(|| self.error("an unknown conversion"))?;
                if !self.operands([value].into_iter())? {
                    return Ok(None);
                }
                let value = self.constants.operands[0];
                let from = self.m.cx.consts.ty(value);
                if !self.m.cx.cast_is_valid(cast, from, ty) {
                    return Err(wrong(self));
                }
                self.made(ConstData::Expr { ty, expr: ConstExpr::Cast { op: cast, value } })?
            }
            12 | 20 | 24 | 31 | 32 => return self.constant_gep(ty, code, ops),
            // CE_EXTRACTELT
            14 => {
                let (vector, index) = match ops {
                    [_, vector, _, index] | [_, vector, index] => (*vector, *index),
                    _ => return Err(cut(self)),
                };
                if !self.operands([vector, index].into_iter())? {
                    return Ok(None);
                }
                let operands = [self.constants.operands[0], self.constants.operands[1]];
                let types = operands.map(|c| self.m.cx.consts.ty(c));
                if self.m.cx.types.vector_parts(types[0]).map(|p| p.0) != Some(ty)
                    || !types[1].is_int()
                {
                    return Err(wrong(self));
                }
                self.made(ConstData::Expr { ty, expr: ConstExpr::ExtractElement(operands) })?
            }
            // CE_INSERTELT
            15 => {
                let (vector, elem, index) = match ops {
                    [vector, elem, _, index] | [vector, elem, index] => (*vector, *elem, *index),
                    _ => return Err(cut(self)),
                };
                if !self.operands([vector, elem, index].into_iter())? {
                    return Ok(None);
                }
                let all = &self.constants.operands;
                let operands = [all[0], all[1], all[2]];
                let types = operands.map(|c| self.m.cx.consts.ty(c));
                if types[0] != ty
                    || self.m.cx.types.vector_parts(ty).map(|p| p.0) != Some(types[1])
                    || !types[2].is_int()
                {
                    return Err(wrong(self));
                }
                self.made(ConstData::Expr { ty, expr: ConstExpr::InsertElement(operands) })?
            }
            // CE_SHUFFLEVEC, CE_SHUFVEC_EX
            16 | 19 => {
                let (a, b, mask) = match ops {
                    [a, b, mask] if code == 16 => (*a, *b, *mask),
                    [_, a, b, mask] if code == 19 => (*a, *b, *mask),
                    _ => return Err(cut(self)),
                };
                if !self.operands([a, b, mask].into_iter())? {
                    return Ok(None);
                }
                let all = &self.constants.operands;
                let (operands, mask) = ([all[0], all[1]], all[2]);
                let types = operands.map(|c| self.m.cx.consts.ty(c));
                let mask = self.shuffle_mask(types[0], mask)?;
                let parts = self.m.cx.types.vector_parts(types[0]);
                let shape = parts.map(|p| (p.0, mask.len() as u32));
                if types[0] != types[1] || self.m.cx.types.vector_parts(ty) != shape {
                    return Err(wrong(self));
                }
                let expr = ConstExpr::ShuffleVector { operands, mask: mask.into() };
                self.made(ConstData::Expr { ty, expr })?
            }
            13 => return Err(self.no_expression("select")),
            17 => return Err(self.no_expression("icmp")),
            25 => return Err(self.no_expression("fneg")),
            // BLOCKADDRESS
            21 => {
                let [_, function, block] = ops else { return Err(cut(self)) };
                let Some(function) = self.operand(*function)? else { return Ok(None) };
                let Some(function) = self.m.cx.consts.as_global(function) else {
                    return Err(wrong(self));
                };
                let block = u32::try_from(*block).ok().filter(|&b| b < u32::MAX);
                let block = block.ok_or_else(|| cut(self))?;
                if !ty.is_ptr() {
                    return Err(wrong(self));
                }
                self.constants.block_addresses = true;
                let block = Block::from_u32(block);
                self.m.cx.consts.intern(ConstData::BlockAddress { ty, function, block })
            }
            // DSO_LOCAL_EQUIVALENT, NO_CFI
            27 | 29 => {
                let [_, global] = ops else { return Err(cut(self)) };
                let Some(global) = self.operand(*global)? else { return Ok(None) };
                let Some(global) = self.m.cx.consts.as_global(global) else {
                    return Err(wrong(self));
                };
                let keyword = if code == 27 { "dso_local_equivalent" } else { "no_cfi" };
                if !ty.is_ptr() {
                    return Err(wrong(self));
                }
                self.m.cx.consts.intern(ConstData::Wrapped { ty, keyword, global })
            }
            30 => self.inline_asm(ops)?,
            18 | 23 | 28 => {
                return Err(self.unsupported("inline assembly as LLVM 13 and older write it"));
            }
            33 | 34 => return Err(self.unsupported("a 'ptrauth' constant")),
            code => {
                return Err(self.unsupported(format_args!(
                    "a constant of code {code}, written by '{}',",
                    self.producer
                )));
            }
        };
        Ok(Some(c))
    }

    #[cold]
    fn no_expression(&self, name: &str) -> ir::diagnostic::Diagnostic {
        self.unsupported(format_args!("constant expression '{name}'"))
            .with_note("LLVM 18 and newer write none")
    }

    fn wide_integer(&mut self, ty: Type, width: u32, mut limbs: Vec<u64>) -> Const {
        let spare = limbs.len() as u32 * 64 - width;
        if let Some(last) = limbs.last_mut() {
            *last &= u64::MAX >> spare;
        }
        self.m.cx.consts.intern(ConstData::WideInt { ty, limbs: limbs.into() })
    }

    /// A vector of equal elements.
    fn splat(&mut self, ty: Type, bits: ConstantBits) -> Result<Option<Const>> {
        let TypeKind::Vector { elem, lanes, scalable: false } = self.m.cx.types.kind(ty) else {
            let text = self.show(ty);
            return Err(self.error(format_args!("a number cannot have type '{text}'")));
        };
        self.spend(lanes as usize)?;
        let c = match bits {
            ConstantBits::Int(value) if elem.int_width().is_some_and(|w| w <= 128) => {
                self.m.cx.consts.int(elem, value)
            }
            ConstantBits::Float(bits) if elem.is_float() => {
                let width = elem.float_kind().map_or(0, FloatKind::bits);
                self.m.cx.consts.float(elem, ir::ssa::truncate(bits, width))
            }
            _ => return Err(self.error("a splat of another type than its element's")),
        };
        let elems = vec![c; lanes as usize];
        Ok(Some(self.m.cx.consts.aggregate(ty, &elems)))
    }

    /// An array or vector of numbers; none if it cannot be of this type.
    fn data(&mut self, ty: Type, ops: &[u64]) -> Option<Const> {
        let (elem, len) = match self.m.cx.types.kind(ty) {
            TypeKind::Array { elem, len } => (elem, len),
            TypeKind::Vector { elem, lanes, scalable: false } => (elem, u64::from(lanes)),
            _ => return None,
        };
        if len != ops.len() as u64 {
            return None;
        }
        let consts = &mut self.m.cx.consts;
        if elem == Type::I8 && matches!(self.m.cx.types.kind(ty), TypeKind::Array { .. }) {
            let data: Box<[u8]> = ops.iter().map(|&o| o as u8).collect();
            if data.iter().all(|&b| b == 0) {
                return Some(consts.zero(ty));
            }
            return Some(consts.intern(ConstData::Bytes { ty, data }));
        }
        let elems: Vec<Const> = if elem.int_width().is_some_and(|w| w <= 64) {
            ops.iter().map(|&o| consts.int(elem, u128::from(o))).collect()
        } else {
            let width = elem.float_kind()?.bits();
            if width > 64 {
                return None;
            }
            let bits = |&o: &u64| ir::ssa::truncate(u128::from(o), width);
            ops.iter().map(|o| consts.float(elem, bits(o))).collect()
        };
        Some(consts.aggregate(ty, &elems))
    }

    /// The mask of a shuffle of vectors of type `ty`.
    pub(crate) fn shuffle_mask(&mut self, ty: Type, mask: Const) -> Result<Vec<i32>> {
        let mask_ty = self.m.cx.consts.ty(mask);
        let kind = self.m.cx.types.kind(mask_ty);
        let TypeKind::Vector { elem: Type::I32, lanes, scalable: false } = kind else {
            return Err(self.unsupported("a shuffle of scalable vectors"));
        };
        if lanes > 1 << 16 {
            return Err(self.error("a shuffle mask is too long"));
        }
        self.spend(lanes as usize)?;
        let of = self.m.cx.types.lanes(ty);
        let mask = self.m.cx.consts.as_shuffle_mask(mask, lanes, of);
        mask.ok_or_else(|| self.error("an impossible shuffle mask"))
    }

    fn constant_gep(&mut self, ty: Type, code: u32, ops: &[u64]) -> Result<Option<Const>> {
        let mut rest = ops;
        let mut next = |r: &Self| match rest.split_first() {
            Some((&first, after)) => {
                rest = after;
                Ok(first)
            }
            None => Err(r.error("a constant lacks a part")),
        };
        // Before opaque pointers the type could be left out.
        if matches!(code, 12 | 20) && ops.len().is_multiple_of(2) {
            return Err(self.unsupported("an address in bitcode with typed pointers"));
        }
        let source = self.ty(next(self)?)?;
        let mut inrange = None;
        let flags = match code {
            12 => Flags::NONE,
            20 => Flags::INBOUNDS,
            // The index that LLVM 18 and older mark is a hint that we do without.
            24 => gep_flags(next(self)? & 1),
            _ => {
                let flags = gep_flags(next(self)?);
                if code == 31 {
                    let width = next(self)?;
                    if width > 64 {
                        return Err(self.unsupported("an 'inrange' of more than 64 bits"));
                    }
                    let low = signed(next(self)?) as i64;
                    inrange = Some((low, signed(next(self)?) as i64));
                }
                flags
            }
        };
        if !rest.len().is_multiple_of(2) {
            return Err(self.error("a constant lacks a part"));
        }
        if !self.operands(rest.chunks_exact(2).map(|pair| pair[1]))? {
            return Ok(None);
        }
        let operands: Box<[Const]> = self.constants.operands[..].into();
        let types: Vec<Type> = operands.iter().map(|&c| self.m.cx.consts.ty(c)).collect();
        let indices: Vec<Value> = operands.iter().skip(1).map(|&c| c.into()).collect();
        let result = match self.m.cx.gep_type(source, &types, &indices) {
            Ok(result) => result,
            Err((what, _)) => return Err(self.error(what)),
        };
        if result != ty {
            return Err(self.error("an address has another type than its place"));
        }
        let expr = ConstExpr::Gep { source, flags, inrange, operands };
        self.made(ConstData::Expr { ty, expr }).map(Some)
    }

    fn inline_asm(&mut self, ops: &[u64]) -> Result<Const> {
        let cut = || self.error("inline assembly lacks a part");
        let [function_type, flags, rest @ ..] = ops else { return Err(cut()) };
        let string = |rest: &mut &[u64]| -> Option<Vec<u8>> {
            let (&len, after) = rest.split_first()?;
            let (text, after) = after.split_at_checked(usize::try_from(len).ok()?)?;
            *rest = after;
            text.iter().map(|&c| u8::try_from(c).ok()).collect()
        };
        let mut rest = rest;
        let template = string(&mut rest).ok_or_else(cut)?;
        let constraints = string(&mut rest).ok_or_else(cut)?;
        let constraints = String::from_utf8(constraints)
            .map_err(|_| self.error("constraints that are not UTF-8 are not supported"))?;
        let function_type = self.ty(*function_type)?;
        if self.m.cx.types.signature(function_type).is_none() {
            return Err(self.error("inline assembly without a function type"));
        }
        Ok(self.m.cx.consts.intern(ConstData::InlineAsm(InlineAsm {
            function_type,
            template: template.into(),
            constraints: constraints.into(),
            side_effect: flags & 1 != 0,
            align_stack: flags & 2 != 0,
            intel_dialect: flags & 4 != 0,
            unwind: flags & 8 != 0,
        })))
    }
}

/// An element of a splat.
#[derive(Clone, Copy)]
enum ConstantBits {
    Int(u128),
    Float(u128),
}

/// Takes the place of a constant that is still to come.
pub(crate) fn reserved() -> Value {
    Value::reserved_value()
}
