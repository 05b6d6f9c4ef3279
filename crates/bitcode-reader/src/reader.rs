//! The top level of a file, and the blocks and records of a module.

use crate::bitstream::{Entry, Record, Stream};
use crate::state::{
    AttributeTables, ConstantState, FunctionState, GlobalState, MetadataState, Reader, Result,
    TypeTables, error_at,
};
use ir::ssa::{Body, Module, TargetChoice, TargetLines, upgrade};

/// Kinds of blocks (LLVM's LLVMBitCodes.h).
mod block {
    pub(super) const INFO: u32 = 0;
    pub(super) const MODULE: u32 = 8;
    pub(super) const ATTRIBUTES: u32 = 9;
    pub(super) const ATTRIBUTE_GROUPS: u32 = 10;
    pub(super) const CONSTANTS: u32 = 11;
    pub(super) const FUNCTION: u32 = 12;
    pub(super) const IDENTIFICATION: u32 = 13;
    pub(super) const METADATA: u32 = 15;
    pub(super) const TYPES: u32 = 17;
    pub(super) const OPERAND_BUNDLE_TAGS: u32 = 21;
    pub(super) const METADATA_KINDS: u32 = 22;
    pub(super) const STRTAB: u32 = 23;
    pub(super) const SYNC_SCOPES: u32 = 26;
}

/// The first four bytes of bitcode.
pub(crate) const MAGIC: [u8; 4] = *b"BC\xc0\xde";
/// The first four bytes of bitcode in a wrapper, as Darwin's tools write it.
pub(crate) const WRAPPER_MAGIC: [u8; 4] = 0x0b17_c0de_u32.to_le_bytes();

/// A Darwin wrapper's contents; other bytes as they are. Also where they begin.
fn unwrap<'a>(name: &str, bytes: &'a [u8]) -> Result<(&'a [u8], usize)> {
    if !bytes.starts_with(&WRAPPER_MAGIC) {
        return Ok((bytes, 0));
    }
    let word = |n: usize| {
        let word = bytes.get(n * 4..n * 4 + 4)?;
        Some(u32::from_le_bytes(word.try_into().ok()?) as usize)
    };
    let contents = word(2)
        .zip(word(3))
        .and_then(|(offset, size)| Some((bytes.get(offset..offset.checked_add(size)?)?, offset)));
    contents.ok_or_else(|| error_at(name, 8, "the bitcode wrapper names bytes beyond the file"))
}

/// Reads a file.
pub(crate) fn read(
    name: &str,
    bytes: &[u8],
    target: TargetChoice<'_>,
    layout_of: fn(&str) -> Option<&'static str>,
) -> Result<Module> {
    let (data, offset) = unwrap(name, bytes)?;
    if !data.starts_with(&MAGIC) {
        return Err(error_at(name, offset, "the file does not begin with 'BC' 0xC0DE"));
    }
    let offset = offset + MAGIC.len();
    let data = &data[MAGIC.len()..];
    let mut module = Module::new(name);
    let target = TargetLines::start(&mut module, target, layout_of)
        .map_err(|e| error_at(name, offset, e))?;
    let mut reader = Reader {
        name,
        stream: Stream::new(data),
        offset,
        place: 0,
        target,
        m: module,
        producer: String::new(),
        version: u32::MAX,
        strtab: &[],
        types: TypeTables::default(),
        attributes: AttributeTables::default(),
        globals: GlobalState::default(),
        constants: ConstantState::default(),
        md: MetadataState::default(),
        values: Vec::new(),
        scopes: Vec::new(),
        bundle_tags: Vec::new(),
        body: Body::default(),
        func: FunctionState::default(),
        budget: (bytes.len() * 16).saturating_add(1 << 20),
    };
    let at = reader.top_level()?;
    reader.module(data, at)?;
    Ok(reader.m)
}

impl<'a> Reader<'a> {
    /// Finds the module and its names. Returns the bit at which the module's block begins.
    fn top_level(&mut self) -> Result<usize> {
        let mut record = Record::default();
        let mut module = None;
        let mut named = false;
        loop {
            // Archivers pad what they hold; what is no whole block is not looked at.
            if self.stream.left() < 64 {
                break;
            }
            match self.next(&mut record)? {
                Entry::End => break,
                Entry::Record => return Err(self.error("a record outside any block")),
                Entry::Block(block::IDENTIFICATION) => self.identification(module.is_some())?,
                Entry::Block(block::MODULE) => {
                    if module.is_some() {
                        return Err(self
                            .unsupported("a file of several modules")
                            .with_note("llvm-link makes one module of them"));
                    }
                    module = Some(self.place);
                    self.stream.skip();
                }
                Entry::Block(block::STRTAB) if !named && module.is_some() => {
                    named = true;
                    self.records(|r, record| {
                        if record.code == 1 {
                            r.strtab = record.blob;
                        }
                        Ok(())
                    })?;
                }
                // The symbol table says again what the module says.
                Entry::Block(_) => self.stream.skip(),
            }
        }
        module.ok_or_else(|| self.error("there is no module in the file"))
    }

    fn identification(&mut self, second: bool) -> Result<()> {
        self.records(|r, record| {
            match record.code {
                1 if !second => {
                    r.producer = r.text(&record.ops)?;
                    let number = r.producer.trim_start_matches(|c: char| !c.is_ascii_digit());
                    let number = number.split('.').next().and_then(|n| n.parse().ok());
                    r.version = number.unwrap_or(u32::MAX);
                }
                2 if record.ops.first() != Some(&0) => {
                    return Err(r.unsupported(format_args!(
                        "bitcode of another epoch than 0, written by '{}',",
                        r.producer
                    )));
                }
                _ => {}
            }
            Ok(())
        })
    }

    /// Reads the module at a bit of the file.
    fn module(&mut self, data: &'a [u8], at: usize) -> Result<()> {
        self.stream = Stream::new(data);
        let mut record = Record::default();
        loop {
            match self.next(&mut record)? {
                Entry::Block(_) if self.place == at => break,
                Entry::Block(_) => self.stream.skip(),
                _ => return Err(self.error("there is no module in the file")),
            }
        }
        self.enter()?;
        loop {
            match self.next(&mut record)? {
                Entry::End => break,
                Entry::Record => self.module_record(&record)?,
                Entry::Block(kind) => self.module_block(kind)?,
            }
        }
        self.make_globals()?;
        self.finish()
    }

    fn module_block(&mut self, kind: u32) -> Result<()> {
        match kind {
            block::INFO => self.stream.block_info().map_err(|found| self.malformed(&found)),
            block::ATTRIBUTES => self.attribute_lists(),
            block::ATTRIBUTE_GROUPS => self.attribute_groups(),
            block::TYPES => self.type_table(),
            block::CONSTANTS => {
                self.make_globals()?;
                self.constants_block()
            }
            block::METADATA => {
                self.make_globals()?;
                self.metadata_block()
            }
            block::METADATA_KINDS => self.metadata_kinds(),
            block::FUNCTION => {
                self.make_globals()?;
                self.function_block()
            }
            block::OPERAND_BUNDLE_TAGS => self.records(|r, record| {
                let tag = r.text(&record.ops)?;
                let tag = r.m.cx.symbols.intern(&tag);
                r.bundle_tags.push(tag);
                Ok(())
            }),
            block::SYNC_SCOPES => self.records(|r, record| {
                let name = r.text(&record.ops)?;
                let name = r.m.cx.symbols.intern(&name);
                r.scopes.push(name);
                Ok(())
            }),
            // Names are in the string table, orders of uses say nothing, summaries are for linking.
            _ => {
                self.stream.skip();
                Ok(())
            }
        }
    }

    fn module_record(&mut self, record: &Record<'a>) -> Result<()> {
        let ops = &record.ops;
        match record.code {
            1 => match ops.first() {
                Some(2) => Ok(()),
                Some(&version @ (0 | 1)) => Err(self.unsupported(format_args!(
                    "bitcode of version {version}, as LLVM 4 and older write it (here '{}'),",
                    self.producer
                ))),
                _ => Err(self.unsupported("bitcode of a version that is not known")),
            },
            2 => {
                let triple = self.text(ops)?;
                self.target.triple(&mut self.m, &triple).map_err(|e| self.error(e))
            }
            3 => {
                let text = self.text(ops)?;
                self.target.data_layout(&mut self.m, &text).map_err(|e| self.error(e))
            }
            4 => {
                let bytes: Option<Vec<u8>> = ops.iter().map(|&c| u8::try_from(c).ok()).collect();
                let bytes = bytes.ok_or_else(|| self.error("module assembly is no text"))?;
                let text = bytes.strip_suffix(b"\n").unwrap_or(&bytes);
                let lines = text.split(|&b| b == b'\n').map(Into::into);
                self.m.module_asm.extend(lines);
                Ok(())
            }
            5 => {
                let section = self.text(ops)?;
                let section = self.m.cx.symbols.intern(&section);
                self.globals.sections.push(section);
                Ok(())
            }
            7 | 8 | 14 | 18 => self.global_record(record.code, ops),
            11 => {
                let name = self.text(ops)?;
                let name = self.m.cx.symbols.intern(&name);
                self.globals.collectors.push(name);
                Ok(())
            }
            12 => self.comdat_record(ops),
            16 => {
                self.m.source_name = self.text(ops)?.into();
                Ok(())
            }
            // Offsets of blocks, hashes.
            _ => Ok(()),
        }
    }

    fn finish(&mut self) -> Result<()> {
        self.complete_globals()?;
        self.check_functions()?;
        self.check_block_addresses()?;
        upgrade::kernel_annotations(&mut self.m);
        upgrade::debug_intrinsics(&mut self.m);
        upgrade::rounded_operations(&mut self.m);
        upgrade::nvvm_modes(&mut self.m);
        upgrade::processor_of_triple(&mut self.m);
        Ok(())
    }
}
