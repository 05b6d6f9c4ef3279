//! Metadata: strings, nodes, values, named lists, attachments.
//!
//! Numbers count strings first, then everything else in order; a function's own follow the module's and
//! go with it. A node may name one that comes later, which gets its handle at the first mention.

use crate::bitstream::{Entry, Record, lengths};
use crate::state::{MdSlot, Reader, Result};
use ir::ssa::{Attachments, Const, Md, MdData, MdOperand, Symbol, Value};

/// Sizes of the module's part of the tables.
#[derive(Clone, Copy)]
pub(crate) struct Mark {
    slots: usize,
    strings: usize,
    lists: usize,
}

impl<'a> Reader<'a> {
    pub(crate) fn metadata_kinds(&mut self) -> Result<()> {
        self.records(|r, record| match record.code {
            6 => r.metadata_kind(&record.ops),
            _ => Ok(()),
        })
    }

    fn metadata_kind(&mut self, ops: &[u64]) -> Result<()> {
        let Some((&number, name)) = ops.split_first() else {
            return Err(self.error("a kind of metadata lacks its number"));
        };
        let name = self.text(name)?;
        let name = self.m.cx.symbols.intern(&name);
        self.md.kinds.insert(number, name);
        Ok(())
    }

    /// Reads the block of metadata just found, the module's or a function's.
    pub(crate) fn metadata_block(&mut self) -> Result<()> {
        self.enter()?;
        let mut record = Record::default();
        let mut name: Option<String> = None;
        loop {
            match self.next(&mut record)? {
                Entry::End => break,
                Entry::Block(_) => self.stream.skip(),
                Entry::Record => match record.code {
                    // NAME, before its NAMED_NODE.
                    4 => name = Some(self.text(&record.ops)?),
                    10 => {
                        let name = name.take();
                        let name = name.ok_or_else(|| self.error("a list without a name"))?;
                        self.named_list(name, &record.ops)?;
                    }
                    _ => self.metadata_record(&record)?,
                },
            }
        }
        if !self.md.forward.is_empty() {
            return Err(self.error("a metadata node is used, but not defined"));
        }
        Ok(())
    }

    fn named_list(&mut self, name: String, ops: &[u64]) -> Result<()> {
        let mut nodes = Vec::with_capacity(ops.len());
        for &id in ops {
            nodes.push(self.node(id)?);
        }
        self.m.cx.metadata.named.push((name.into(), nodes));
        Ok(())
    }

    fn metadata_record(&mut self, record: &Record<'a>) -> Result<()> {
        let ops = &record.ops[..];
        match record.code {
            // STRING_OLD
            1 => Err(self.unsupported("metadata as LLVM 3.8 and older write it")),
            // VALUE
            2 => {
                let [ty, id] = ops else {
                    return Err(self.error("a value as metadata lacks a part"));
                };
                let ty = self.ty(*ty)?;
                let value = self.value_by_number(*id, ty)?;
                let number = self.md.slots.len() as u64;
                if let Some(md) = self.md.forward.swap_remove(&number) {
                    let Some(c) = value.constant() else {
                        return Err(self.error("a node with a value of a function"));
                    };
                    self.m.cx.metadata.nodes[md] = MdData::Value(c);
                }
                self.md.slots.push(MdSlot::Value(value));
                Ok(())
            }
            // NODE, DISTINCT_NODE
            3 | 5 => {
                let mut elems = Vec::with_capacity(ops.len());
                for &id in ops {
                    elems.push(self.optional_node(id)?);
                }
                let distinct = record.code == 5;
                self.define_node(MdData::Tuple { distinct, elems: elems.into() });
                Ok(())
            }
            6 => self.metadata_kind(ops),
            8 | 9 => Err(self.unsupported("metadata as LLVM 3.5 and older write it")),
            35 => self.metadata_strings(record),
            // GLOBAL_DECL_ATTACHMENT
            36 => {
                let Some((&global, pairs)) = ops.split_first() else {
                    return Err(self.error("metadata attached to nothing"));
                };
                let global = u32::try_from(global).unwrap_or(u32::MAX);
                let mut list = Vec::new();
                self.attachment_pairs(pairs, &mut list)?;
                self.globals.attached.entry(global).or_default().extend(list);
                Ok(())
            }
            // INDEX_OFFSET, INDEX: for readers that jump.
            38 | 39 => Ok(()),
            // ARG_LIST
            46 => {
                let mut list = Vec::with_capacity(ops.len());
                for &id in ops {
                    match usize::try_from(id).ok().and_then(|id| self.md.slots.get(id)) {
                        Some(&MdSlot::Value(value)) => list.push(value),
                        _ => return Err(self.error("a list of arguments that are no values")),
                    }
                }
                if self.md.forward.contains_key(&(self.md.slots.len() as u64)) {
                    return Err(self.error("a node with a list of arguments"));
                }
                self.md.slots.push(MdSlot::Args(self.md.lists.len() as u32));
                self.md.lists.push(list);
                Ok(())
            }
            _ => self.debug_info_record(record.code, ops),
        }
    }

    fn metadata_strings(&mut self, record: &Record<'a>) -> Result<()> {
        let [count, offset] = record.ops[..] else {
            return Err(self.error("metadata strings lack a part"));
        };
        let (count, offset) = (usize::try_from(count), usize::try_from(offset));
        let (Ok(count), Ok(offset)) = (count, offset) else {
            return Err(self.error("metadata strings beyond their bytes"));
        };
        let Some((sizes, mut text)) = record.blob.split_at_checked(offset) else {
            return Err(self.error("metadata strings beyond their bytes"));
        };
        for len in lengths(sizes, count).map_err(|e| self.error(e))? {
            let Some((string, rest)) = text.split_at_checked(len) else {
                return Err(self.error("metadata strings beyond their bytes"));
            };
            text = rest;
            let number = self.md.slots.len() as u64;
            let md = self.md.forward.swap_remove(&number);
            if let Some(md) = md {
                self.spend(len)?;
                self.m.cx.metadata.nodes[md] = MdData::String(string.into());
            }
            self.md.slots.push(MdSlot::String(self.md.strings.len() as u32));
            self.md.strings.push((string, md));
        }
        Ok(())
    }

    /// Defines the node of the next number.
    pub(crate) fn define_node(&mut self, data: MdData) -> Md {
        let number = self.md.slots.len() as u64;
        let md = match self.md.forward.swap_remove(&number) {
            Some(md) => {
                self.m.cx.metadata.nodes[md] = data;
                md
            }
            None => self.m.cx.metadata.add(data),
        };
        self.md.slots.push(MdSlot::Node(md));
        md
    }

    /// The entry of a number.
    pub(crate) fn node(&mut self, id: u64) -> Result<Md> {
        let slot = usize::try_from(id).ok().and_then(|id| self.md.slots.get(id)).copied();
        match slot {
            Some(MdSlot::Node(md)) => Ok(md),
            Some(MdSlot::String(n)) => {
                let (text, md) = self.md.strings[n as usize];
                if let Some(md) = md {
                    return Ok(md);
                }
                let md = self.m.cx.metadata.add(MdData::String(text.into()));
                self.md.strings[n as usize].1 = Some(md);
                Ok(md)
            }
            Some(MdSlot::Value(value)) => match value.constant() {
                Some(c) => Ok(self.constant_node(c)),
                None => Err(self.error("a node with a value of a function")),
            },
            Some(MdSlot::Args(_)) => Err(self.error("a node with a list of arguments")),
            None => {
                if id >= u64::from(u32::MAX) {
                    return Err(self.error("there is no such metadata node"));
                }
                if let Some(&md) = self.md.forward.get(&id) {
                    return Ok(md);
                }
                let md = self.m.cx.metadata.add(MdData::Forward);
                self.md.forward.insert(id, md);
                Ok(md)
            }
        }
    }

    fn constant_node(&mut self, c: Const) -> Md {
        if let Some(&md) = self.md.values.get(&c) {
            return md;
        }
        let md = self.m.cx.metadata.add(MdData::Value(c));
        self.md.values.insert(c, md);
        md
    }

    /// The entry of a number plus one; 0 is none.
    pub(crate) fn optional_node(&mut self, id: u64) -> Result<Option<Md>> {
        id.checked_sub(1).map(|id| self.node(id)).transpose()
    }

    /// The text of a number plus one; empty for 0.
    pub(crate) fn string(&mut self, id: u64) -> Result<&'a [u8]> {
        let Some(id) = id.checked_sub(1) else { return Ok(&[]) };
        match usize::try_from(id).ok().and_then(|id| self.md.slots.get(id)) {
            Some(&MdSlot::String(n)) => {
                let text = self.md.strings[n as usize].0;
                self.spend(text.len())?;
                Ok(text)
            }
            _ => Err(self.error("metadata that is no string")),
        }
    }

    /// The integer constant of a number plus one, sign-extended; none if it is something else.
    pub(crate) fn node_integer(&self, id: u64) -> Option<i128> {
        let id = usize::try_from(id.checked_sub(1)?).ok()?;
        match self.md.slots.get(id)? {
            MdSlot::Value(value) => self.m.cx.consts.as_int(value.constant()?),
            _ => None,
        }
    }

    /// Metadata as an operand of a call or debug record.
    pub(crate) fn metadata_operand(&mut self, id: u64) -> Result<Value> {
        let slot = usize::try_from(id).ok().and_then(|id| self.md.slots.get(id)).copied();
        let operand = match slot {
            Some(MdSlot::Value(value)) => MdOperand::Value(value),
            Some(MdSlot::Args(n)) => {
                let list = std::mem::take(&mut self.md.lists[n as usize]);
                self.spend(list.len())?;
                let args = self.body.make_list(&list);
                self.md.lists[n as usize] = list;
                MdOperand::Args(args)
            }
            Some(_) => MdOperand::Node(self.node(id)?),
            None => return Err(self.error("there is no such metadata")),
        };
        Ok(self.body.md_operands.push(operand).into())
    }

    fn attachment_pairs(&mut self, pairs: &[u64], list: &mut Vec<(Symbol, Md)>) -> Result<()> {
        if !pairs.len().is_multiple_of(2) {
            return Err(self.error("an attachment lacks a part"));
        }
        for pair in pairs.chunks_exact(2) {
            let Some(&kind) = self.md.kinds.get(&pair[0]) else {
                return Err(self.error("there is no such kind of metadata"));
            };
            list.push((kind, self.node(pair[1])?));
        }
        Ok(())
    }

    /// Returns the attachments of an instruction or function.
    pub(crate) fn attachments(&mut self, pairs: &[u64]) -> Result<Attachments> {
        let mut list = Vec::new();
        self.attachment_pairs(pairs, &mut list)?;
        if !self.md.forward.is_empty() {
            return Err(self.error("there is no such metadata node"));
        }
        Ok(self.m.cx.metadata.attach(&list))
    }

    pub(crate) fn metadata_mark(&self) -> Mark {
        Mark {
            slots: self.md.slots.len(),
            strings: self.md.strings.len(),
            lists: self.md.lists.len(),
        }
    }

    /// Forgets the numbers of a function's metadata.
    pub(crate) fn forget_metadata(&mut self, mark: Mark) {
        self.md.slots.truncate(mark.slots);
        self.md.strings.truncate(mark.strings);
        self.md.lists.truncate(mark.lists);
    }
}
