//! The state of a reader, and the records of the block at hand.
//!
//! Each module above reads one kind of block, as methods of [`Reader`].

use crate::bitstream::{Entry, Malformed, Record, Stream};
use cranelift_entity::SecondaryMap;
use ir::diagnostic::{Diagnostic, Location};
use ir::map::Map;
use ir::ssa::{
    AttrSet, Block, Body, Bundle, Const, FuncBody, Global, Inst, Local, Md, Module, PhiOperands,
    Symbol, TargetLines, Type, Value, sym,
};

pub(crate) type Result<T> = core::result::Result<T, Diagnostic>;

/// Types by their numbers.
#[derive(Default)]
pub(crate) struct TypeTables {
    pub(crate) list: Vec<Type>,
    /// Depth of each type, and the number of its text's parts.
    pub(crate) extents: Vec<(u8, u32)>,
    /// The name for the next struct.
    pub(crate) name: Option<String>,
    /// Structs with neither name nor literal so far.
    pub(crate) numbered: u32,
}

/// Groups and lists by number.
#[derive(Default)]
pub(crate) struct AttributeTables {
    pub(crate) groups: Map<u64, (u64, AttrSet)>,
    pub(crate) lists: Vec<Vec<(u64, AttrSet)>>,
}

/// The numbers of a global's record.
pub(crate) struct RawGlobal {
    pub(crate) code: u32,
    pub(crate) ops: Box<[u64]>,
    pub(crate) place: usize,
    pub(crate) global: Option<Global>,
}

impl RawGlobal {
    pub(crate) fn op(&self, n: usize) -> u64 {
        self.ops.get(n).copied().unwrap_or(0)
    }
}

/// State of reading globals.
#[derive(Default)]
pub(crate) struct GlobalState {
    pub(crate) sections: Vec<Symbol>,
    /// Names of garbage collectors.
    pub(crate) collectors: Vec<Symbol>,
    /// By number.
    pub(crate) list: Vec<RawGlobal>,
    pub(crate) made: bool,
    /// Functions whose bodies are still to come, in order.
    pub(crate) bodies: std::collections::VecDeque<(Global, FuncBody)>,
    /// Metadata attached to declarations and variables.
    pub(crate) attached: Map<u32, Vec<(Symbol, Md)>>,
}

/// A record kept for later.
pub(crate) struct Pending {
    pub(crate) ty: Type,
    pub(crate) code: u32,
    pub(crate) ops: Box<[u64]>,
    pub(crate) place: usize,
    pub(crate) state: PendingState,
}

/// Progress of a constant whose record was kept.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum PendingState {
    Untouched,
    Waiting,
    Made,
}

/// State of reading constants.
#[derive(Default)]
pub(crate) struct ConstantState {
    pub(crate) pending: Vec<Pending>,
    /// The number of the first constant of the block, and for each whether it is pending, and where.
    pub(crate) first: usize,
    pub(crate) places: Vec<u32>,
    /// Numbers that the constant at hand waits for.
    pub(crate) missing: Vec<usize>,
    /// Depth and number of parts of constants that are made of others.
    pub(crate) extents: SecondaryMap<Const, (u8, u32)>,
    /// Scratch for operands.
    pub(crate) operands: Vec<Const>,
    /// Whether a constant names a block.
    pub(crate) block_addresses: bool,
}

/// A `DILocation`.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(crate) struct MdLocation {
    pub(crate) line: u32,
    pub(crate) column: u32,
    pub(crate) scope: Option<Md>,
    pub(crate) inlined_at: Option<Md>,
    pub(crate) implicit: bool,
    /// Group of instructions that it belongs to, and its rank there.
    pub(crate) group: u64,
    pub(crate) rank: u64,
}

/// Meaning of a number of metadata.
#[derive(Clone, Copy, Debug)]
pub(crate) enum MdSlot {
    /// A string, in [`MetadataState::strings`].
    String(u32),
    /// A node.
    Node(Md),
    /// A value of the module or function.
    Value(Value),
    /// A list of values, in [`MetadataState::lists`].
    Args(u32),
}

/// State of reading metadata.
#[derive(Default)]
pub(crate) struct MetadataState<'a> {
    pub(crate) slots: Vec<MdSlot>,
    /// Texts, and their entries once they are operands.
    pub(crate) strings: Vec<(&'a [u8], Option<Md>)>,
    pub(crate) lists: Vec<Vec<Value>>,
    /// Nodes mentioned but not defined yet.
    pub(crate) forward: Map<u64, Md>,
    /// Constants used as operands of nodes.
    pub(crate) values: Map<Const, Md>,
    pub(crate) kinds: Map<u64, Symbol>,
    /// Locations that are not distinct.
    pub(crate) locations: Map<MdLocation, Md>,
}

/// Result of reading a record of an instruction.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Made {
    /// An instruction; for an `invoke`, also its branch.
    Inst(Inst, Option<Inst>),
    /// A phi: a parameter of its block.
    Phi(Local, Block),
}

/// State of the function being read.
#[derive(Default)]
pub(crate) struct FunctionState {
    /// Whether a function is being read.
    pub(crate) active: bool,
    /// Type of what it returns.
    pub(crate) ret: Option<Type>,
    pub(crate) blocks: u32,
    /// The block that instructions go to.
    pub(crate) at: u32,
    /// Whether that block has an instruction (after which no phi may come).
    pub(crate) past_phis: bool,
    pub(crate) phis: PhiOperands,
    /// Operand bundles for the next call.
    pub(crate) bundles: Vec<Bundle>,
    /// Values used before they are defined, by number.
    pub(crate) forward: Map<u32, Local>,
    /// Instructions by number.
    pub(crate) made: Vec<Made>,
    /// The location of the last instruction that had one.
    pub(crate) location: Option<Md>,
}

/// State of a reader.
pub(crate) struct Reader<'a> {
    pub(crate) name: &'a str,
    pub(crate) stream: Stream<'a>,
    /// Start of the stream in the file, in bytes.
    pub(crate) offset: usize,
    /// Start of the record at hand, in bits.
    pub(crate) place: usize,
    pub(crate) target: TargetLines,
    pub(crate) m: Module,
    /// Program that wrote it, for messages: `LLVM15.0.6`.
    pub(crate) producer: String,
    /// Its version of LLVM; the newest where that is not known.
    pub(crate) version: u32,
    /// Names of globals.
    pub(crate) strtab: &'a [u8],
    pub(crate) types: TypeTables,
    pub(crate) attributes: AttributeTables,
    pub(crate) globals: GlobalState,
    pub(crate) constants: ConstantState,
    pub(crate) md: MetadataState<'a>,
    /// Values by number; reserved where a constant is still to come.
    pub(crate) values: Vec<Value>,
    pub(crate) scopes: Vec<Symbol>,
    pub(crate) bundle_tags: Vec<Symbol>,
    /// The body being read.
    pub(crate) body: Body,
    pub(crate) func: FunctionState,
    /// Size that records may still make of small input.
    pub(crate) budget: usize,
}

/// A message with the offset of a byte. There is no line to show.
#[cold]
pub(crate) fn error_at(name: &str, byte: usize, message: impl std::fmt::Display) -> Diagnostic {
    let location = Location { file: name.to_owned(), line: 0, column: 0 };
    Diagnostic::error(format!("malformed bitcode at byte {byte}: {message}"))
        .with_location(location)
}

impl<'a> Reader<'a> {
    #[cold]
    pub(crate) fn malformed(&self, found: &Malformed) -> Diagnostic {
        error_at(self.name, self.offset + found.bit / 8, found.message)
    }

    /// A mistake in the record at hand.
    #[cold]
    pub(crate) fn error(&self, message: impl std::fmt::Display) -> Diagnostic {
        error_at(self.name, self.offset + self.place / 8, message)
    }

    /// A mistake in a record that began at this bit.
    #[cold]
    pub(crate) fn error_at_bit(&self, bit: usize, message: impl std::fmt::Display) -> Diagnostic {
        error_at(self.name, self.offset + bit / 8, message)
    }

    /// The error for what is right but not supported.
    #[cold]
    pub(crate) fn unsupported(&self, construct: impl std::fmt::Display) -> Diagnostic {
        let location = Location { file: self.name.to_owned(), line: 0, column: 0 };
        Diagnostic::unsupported(construct).with_location(location)
    }

    /// Reads the next entry of the block.
    #[inline]
    pub(crate) fn next(&mut self, record: &mut Record<'a>) -> Result<Entry> {
        let entry = self.stream.next(record);
        self.place = self.stream.start();
        entry.map_err(|found| self.malformed(&found))
    }

    pub(crate) fn enter(&mut self) -> Result<()> {
        self.stream.enter().map_err(|found| self.malformed(&found))
    }

    /// Calls `f` on each record of the block just found. Blocks within are passed over.
    pub(crate) fn records(
        &mut self,
        mut f: impl FnMut(&mut Self, &Record<'a>) -> Result<()>,
    ) -> Result<()> {
        self.enter()?;
        let mut record = Record::default();
        loop {
            match self.next(&mut record)? {
                Entry::End => return Ok(()),
                Entry::Block(_) => self.stream.skip(),
                Entry::Record => f(self, &record)?,
            }
        }
    }

    /// Counts what a record makes of itself without having bits for it.
    pub(crate) fn spend(&mut self, amount: usize) -> Result<()> {
        match self.budget.checked_sub(amount) {
            Some(rest) => {
                self.budget = rest;
                Ok(())
            }
            None => Err(self.error("the module is out of all proportion to the file")),
        }
    }

    /// Text from one number per character.
    pub(crate) fn text(&self, chars: &[u64]) -> Result<String> {
        let bytes: Option<Vec<u8>> = chars.iter().map(|&c| u8::try_from(c).ok()).collect();
        bytes
            .and_then(|b| String::from_utf8(b).ok())
            .ok_or_else(|| self.error("a name that is not UTF-8 is not supported"))
    }

    pub(crate) fn ty(&self, id: u64) -> Result<Type> {
        match usize::try_from(id).ok().and_then(|id| self.types.list.get(id)) {
            Some(&ty) => Ok(ty),
            None => Err(self.error(format_args!("there is no type number {id}"))),
        }
    }

    /// A type's text for messages.
    pub(crate) fn show(&self, ty: Type) -> String {
        self.m.cx.types.display(ty).to_string()
    }

    /// The sync scope of a number: without names there are two.
    pub(crate) fn scope(&self, number: u64) -> Result<Symbol> {
        if self.scopes.is_empty() {
            return match number {
                0 => Ok(sym::SINGLETHREAD),
                1 => Ok(sym::EMPTY),
                _ => Err(self.error("there is no such sync scope")),
            };
        }
        let found = usize::try_from(number).ok().and_then(|n| self.scopes.get(n).copied());
        found.ok_or_else(|| self.error("there is no such sync scope"))
    }
}
