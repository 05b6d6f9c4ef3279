//! Functions: bodies, values by number, names.

use crate::bitstream::{Entry, Record};
use crate::constants::reserved;
use crate::metadata::Mark;
use crate::state::{Made, Reader, Result};
use ir::ssa::{Block, Body, Local, LocalData, LocalDef, ParamInfo, Type, TypeKind, Value};

/// Kinds of blocks within a function.
mod block {
    pub(super) const CONSTANTS: u32 = 11;
    pub(super) const NAMES: u32 = 14;
    pub(super) const METADATA: u32 = 15;
    pub(super) const ATTACHMENTS: u32 = 16;
}

impl<'a> Reader<'a> {
    /// Reads the body just found.
    pub(crate) fn function_block(&mut self) -> Result<()> {
        let (global, handle) = self.next_body()?;
        let values = self.values.len();
        let mark = self.metadata_mark();
        self.begin_body(self.m.cx.globals[global].ty)?;
        self.enter()?;
        let mut record = Record::default();
        loop {
            match self.next(&mut record)? {
                Entry::End => break,
                Entry::Record => self.function_record(&record)?,
                Entry::Block(block::CONSTANTS) => self.constants_block()?,
                Entry::Block(block::METADATA) => self.metadata_block()?,
                Entry::Block(block::NAMES) => self.names()?,
                Entry::Block(block::ATTACHMENTS) => {
                    let attached = self.function_attachments()?;
                    if attached.is_some() {
                        self.m.cx.globals[global].metadata = attached.unwrap_or_default();
                    }
                }
                Entry::Block(_) => self.stream.skip(),
            }
        }
        self.end_body(values, mark)?;
        self.m.bodies[handle] = std::mem::take(&mut self.body);
        Ok(())
    }

    fn begin_body(&mut self, ty: Type) -> Result<()> {
        let f = &mut self.func;
        f.active = true;
        f.blocks = 0;
        f.at = 0;
        f.past_phis = false;
        f.phis.clear();
        f.bundles.clear();
        f.made.clear();
        f.location = None;
        let Some((ret, params, _)) = self.m.cx.types.signature(ty) else {
            return Err(self.error("a function of another type than a function's"));
        };
        let params = params.to_vec();
        self.spend(params.len())?;
        self.func.ret = Some(ret);
        self.body = Body::default();
        let entry = self.body.make_block();
        for ty in params {
            if ty == Type::LABEL || ty == Type::METADATA {
                return Err(self.error("a defined function cannot take this type"));
            }
            let param = self.body.append_param(entry, ty);
            self.values.push(param.into());
        }
        Ok(())
    }

    fn end_body(&mut self, values: usize, mark: Mark) -> Result<()> {
        if self.func.blocks == 0 || self.func.at != self.func.blocks {
            return Err(self.error("a block does not end with a terminator"));
        }
        if !self.func.forward.is_empty() {
            return Err(self.error("a value is used, but not defined"));
        }
        if !self.func.bundles.is_empty() {
            return Err(self.error("operand bundles of no call"));
        }
        let order = (0..self.func.blocks).map(Block::from_u32).collect();
        self.body.set_block_order(order);
        if let Err((place, message)) = self.func.phis.spread(&mut self.body) {
            return Err(self.error_at_bit(place, message));
        }
        self.values.truncate(values);
        self.forget_metadata(mark);
        self.func.active = false;
        Ok(())
    }

    /// Makes the blocks of a function.
    pub(crate) fn declare_blocks(&mut self, ops: &[u64]) -> Result<()> {
        let count = ops.first().copied().unwrap_or(0);
        // Each has a terminator.
        if self.func.blocks != 0 || count == 0 || count > self.stream.left() as u64 {
            return Err(self.error("a function of an impossible number of blocks"));
        }
        for _ in 1..count {
            self.body.make_block();
        }
        self.func.blocks = count as u32;
        Ok(())
    }

    // ---- values ----

    /// Value number `id` of type `ty`, by its absolute number.
    pub(crate) fn value_by_number(&mut self, id: u64, ty: Type) -> Result<Value> {
        let id = u32::try_from(id).unwrap_or(u32::MAX);
        match self.values.get(id as usize) {
            Some(&value) if value != reserved() => {
                let actual = self.body.value_type(value, &self.m.cx);
                if actual != ty {
                    return Err(self.wrong_type(actual, ty));
                }
                Ok(value)
            }
            _ => self.forward(id, ty),
        }
    }

    #[cold]
    fn wrong_type(&self, actual: Type, wanted: Type) -> ir::diagnostic::Diagnostic {
        let (actual, wanted) = (self.show(actual), self.show(wanted));
        self.error(format_args!("a value has type '{actual}', expected '{wanted}'"))
    }

    /// A value that is still to come.
    #[cold]
    fn forward(&mut self, id: u32, ty: Type) -> Result<Value> {
        if !self.func.active {
            return Err(self.error("there is no such value"));
        }
        if matches!(
            self.m.cx.types.kind(ty),
            TypeKind::Void | TypeKind::Label | TypeKind::Metadata | TypeKind::Function { .. }
        ) {
            return Err(self.error("a value of an impossible type"));
        }
        if let Some(&local) = self.func.forward.get(&id) {
            let actual = self.body.locals[local].ty;
            if actual != ty {
                return Err(self.wrong_type(actual, ty));
            }
            return Ok(local.into());
        }
        // The origin is put right by the definition.
        let def = LocalDef::Param(Block::from_u32(0), u32::MAX);
        let local = self.body.locals.push(LocalData { ty, def });
        self.func.forward.insert(id, local);
        Ok(local.into())
    }

    /// The next number in a record, relative to the number of the next value.
    #[inline]
    fn relative(&self, ops: &mut Ops<'_>) -> Result<u32> {
        let back = self.take(ops)? as u32;
        Ok((self.values.len() as u32).wrapping_sub(back))
    }

    /// The next number in a record.
    #[inline]
    pub(crate) fn take(&self, ops: &mut Ops<'_>) -> Result<u64> {
        match ops.next() {
            Some(op) => Ok(op),
            None => Err(self.error("an instruction lacks a part")),
        }
    }

    /// A value, with its type where it is still to come.
    #[inline]
    pub(crate) fn typed_value(&mut self, ops: &mut Ops<'_>) -> Result<(Type, Value)> {
        let id = self.relative(ops)?;
        if let Some(&value) = self.values.get(id as usize) {
            return Ok((self.body.value_type(value, &self.m.cx), value));
        }
        let ty = self.take(ops)?;
        let ty = self.ty(ty)?;
        Ok((ty, self.forward(id, ty)?))
    }

    /// A value of a type that is known, or metadata.
    #[inline]
    pub(crate) fn value(&mut self, ops: &mut Ops<'_>, ty: Type) -> Result<Value> {
        let id = self.relative(ops)?;
        if ty == Type::METADATA {
            return self.metadata_operand(u64::from(id));
        }
        self.value_by_number(u64::from(id), ty)
    }

    /// A value of a type that is known, by a number with a sign.
    pub(crate) fn signed_value(&mut self, op: u64, ty: Type) -> Result<Value> {
        let back = crate::attributes::signed(op);
        let id = (self.values.len() as u64).wrapping_sub(back);
        self.value_by_number(id, ty)
    }

    /// The block of a number.
    pub(crate) fn block(&self, number: u64) -> Result<Block> {
        match u32::try_from(number) {
            Ok(n) if n < self.func.blocks => Ok(Block::from_u32(n)),
            _ => Err(self.error("there is no such block")),
        }
    }

    /// The local with the next number, now defined.
    pub(crate) fn define(&mut self, ty: Type, def: LocalDef) -> Result<Local> {
        let id = self.values.len() as u32;
        let early =
            if self.func.forward.is_empty() { None } else { self.func.forward.swap_remove(&id) };
        let local = match early {
            None => self.body.locals.push(LocalData { ty, def }),
            Some(local) => {
                let data = &mut self.body.locals[local];
                let wanted = data.ty;
                data.def = def;
                if wanted != ty {
                    return Err(self.wrong_type(ty, wanted));
                }
                local
            }
        };
        self.values.push(local.into());
        Ok(local)
    }

    /// The block that instructions go to now.
    pub(crate) fn current_block(&self) -> Result<Block> {
        if self.func.at >= self.func.blocks {
            return Err(self.error("an instruction after the last block"));
        }
        Ok(Block::from_u32(self.func.at))
    }

    // ---- what stands beside instructions ----

    /// The location of the last instruction: a new one, or that of the one before.
    pub(crate) fn debug_location(&mut self, ops: Option<&[u64]>) -> Result<()> {
        let md = match ops {
            None => self.func.location,
            Some(ops) => {
                let op = |n: usize| ops.get(n).copied().unwrap_or(0);
                if ops.len() < 4 {
                    return Err(self.error("a location lacks a part"));
                }
                let parts = [op(0), op(1), op(2), op(3), op(4), op(5), op(6)];
                Some(self.shared_location(parts)?)
            }
        };
        let (Some(md), Some(&last)) = (md, self.func.made.last()) else {
            return Err(self.error("a location of no instruction"));
        };
        self.func.location = Some(md);
        match last {
            Made::Inst(inst, branch) => {
                for inst in [Some(inst), branch].into_iter().flatten() {
                    self.body.insts[inst].debug_loc = Some(md).into();
                }
            }
            Made::Phi(local, _) => self.param_info(local).debug_loc = Some(md).into(),
        }
        Ok(())
    }

    pub(crate) fn param_info(&mut self, local: Local) -> &mut ParamInfo {
        self.body.param_info.entry(local).or_default()
    }

    /// Metadata of instructions; what is attached to the function itself is given back.
    fn function_attachments(&mut self) -> Result<Option<ir::ssa::Attachments>> {
        let mut own = None;
        self.records(|r, record| {
            if record.code != 11 {
                return Ok(());
            }
            if record.ops.len() % 2 == 0 {
                own = Some(r.attachments(&record.ops)?);
                return Ok(());
            }
            let number = usize::try_from(record.ops[0]).unwrap_or(usize::MAX);
            let Some(&made) = r.func.made.get(number) else {
                return Err(r.error("metadata attached to no instruction"));
            };
            let attached = r.attachments(&record.ops[1..])?;
            match made {
                Made::Inst(inst, _) => r.body.insts[inst].metadata = attached,
                Made::Phi(local, _) => r.param_info(local).metadata = attached,
            }
            Ok(())
        })?;
        Ok(own)
    }

    /// Names of values and blocks.
    fn names(&mut self) -> Result<()> {
        let mut text = String::new();
        self.records(|r, record| {
            let Some((&number, name)) = record.ops.split_first() else {
                return Err(r.error("a name of nothing"));
            };
            text.clear();
            let ascii = name.iter().all(|&c| c < 0x80);
            if ascii {
                text.extend(name.iter().map(|&c| c as u8 as char));
            } else {
                text = r.text(name)?;
            }
            if text.is_empty() || text.contains('\0') {
                return Err(r.error("a name cannot be empty or hold a null byte"));
            }
            match record.code {
                1 => {
                    let value = usize::try_from(number).ok().and_then(|n| r.values.get(n));
                    let Some(local) = value.and_then(|v| v.local()) else {
                        return Err(r.error("a name of no value"));
                    };
                    r.body.set_local_name(local, &text);
                }
                2 => {
                    let block = r.block(number)?;
                    r.body.set_block_name(block, &text);
                }
                _ => {}
            }
            Ok(())
        })
    }
}

/// The numbers of a record, front to back.
pub(crate) struct Ops<'b> {
    pub(crate) list: &'b [u64],
}

impl Ops<'_> {
    #[inline]
    pub(crate) fn next(&mut self) -> Option<u64> {
        let (&first, rest) = self.list.split_first()?;
        self.list = rest;
        Some(first)
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.list.is_empty()
    }
}
