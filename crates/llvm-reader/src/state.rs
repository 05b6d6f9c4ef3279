//! The state of the reading: of the module, of the function that is being read, of types, metadata and attributes.
//!
//! Each module above reads one kind of construct, as methods of [`Parser`].

use crate::cursor::{Cursor, Name, Result};
use crate::keywords as kw;
use crate::targets::data_layout;
use ir::map::Map;
use ir::ssa::{
    AttrSet, Attribute, Block, Body, CallId, Const, FuncBody, Global, Local, Md, Module,
    PhiOperands, Symbol, TargetChoice, TargetLines, Type, Value,
};
use std::borrow::Cow;

/// Types, constants, metadata and attributes may be nested this deep.
const MAX_DEPTH: u32 = 200;

/// Syntax of an attribute's value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Form {
    /// The name alone.
    Flag,
    /// `align 8`, `align(8)`, `align=8`
    Align,
    /// `dereferenceable(8)`, `alignstack=8`
    Int,
    /// `byval(%T)`
    Type,
    /// `range(i32 0, 8)`
    Range,
    /// `memory(read)`: kept as text
    Text,
    /// `uwtable` or `uwtable(sync)`: kept as text if it is there
    OptionalText,
    /// Memory attributes that LLVM 15 and older wrote instead of `memory(…)`
    OldMemory,
}

/// Attributes of the words met so far, by their keys; none for words that are no attributes.
#[derive(Default)]
pub(crate) struct AttributeMemo {
    pub(crate) parameter: Map<kw::Key, Option<(Symbol, Form)>>,
    pub(crate) function: Map<kw::Key, Option<(Symbol, Form)>>,
}

/// Meaning of a name or number in a function.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Slot {
    Empty,
    Local { local: Local, defined: bool },
    Block { block: Block, defined: bool },
}

/// State of the function being read.
#[derive(Default)]
pub(crate) struct FunctionState<'a> {
    /// The function.
    pub(crate) global: Option<Global>,
    /// The handle that its body will have.
    pub(crate) handle: Option<FuncBody>,
    /// Type of what it returns.
    pub(crate) ret: Option<Type>,
    pub(crate) numbered: Vec<Slot>,
    pub(crate) named: Map<Cow<'a, [u8]>, Slot>,
    pub(crate) next_number: u32,
    /// Uses before definitions, for the message if none comes.
    pub(crate) forward: Vec<(Name<'a>, usize)>,
    pub(crate) order: Vec<Block>,
    pub(crate) numbered_blocks: Vec<(u32, Block)>,
    /// The block that instructions go to.
    pub(crate) block: Option<Block>,
    /// Whether that block has an instruction (after which no phi may come).
    pub(crate) past_phis: bool,
    /// Whether the instruction just read is an alloca that the module's writer took for a `ptr`.
    pub(crate) default_alloca: bool,
    /// Such allocas, each with its conversion once there is one.
    pub(crate) default_pointers: Map<Local, Option<Local>>,
    pub(crate) phis: PhiOperands,
}

/// State of reading metadata.
#[derive(Default)]
pub(crate) struct MetadataState<'a> {
    /// `!n` for small `n`, with the place of its first mention.
    pub(crate) slots: Vec<(Md, u32)>,
    /// `!n` for the rest.
    pub(crate) sparse: Map<u32, Md>,
    /// First mentions of those.
    pub(crate) sparse_mentions: Vec<(Md, usize)>,
    /// Expressions by their text: the same few are written inline over and over.
    pub(crate) expressions: Map<&'a [u8], Md>,
    /// Constants used as metadata.
    pub(crate) values: Map<Const, Md>,
    /// Scratch for the elements of tuples.
    pub(crate) elements: Vec<Option<Md>>,
    /// Scratch for attachments.
    pub(crate) list: Vec<(Symbol, Md)>,
}

/// State of reading `%name` types.
#[derive(Default)]
pub(crate) struct TypeState {
    /// Structs mentioned and where first.
    pub(crate) mentioned: Vec<(Type, usize)>,
    /// Structs defined.
    pub(crate) defined: Map<Type, ()>,
    /// Arrays and structs known to have a size.
    pub(crate) sized: Map<Type, ()>,
}

/// Owner of the attributes of a `#n`.
#[derive(Clone, Copy, Debug)]
pub(crate) enum AttrTarget {
    /// A function's own
    Function(Global),
    /// A call's
    Call(FuncBody, CallId),
    /// A variable's
    Variable(Global),
}

/// A `#n` met before its definition.
#[derive(Clone, Copy, Debug)]
pub(crate) struct GroupUse {
    /// Number of the group
    pub(crate) group: u32,
    /// The owner of the attributes
    pub(crate) target: AttrTarget,
}

/// A global mentioned: where first, and whether its definition was met.
#[derive(Clone, Copy, Debug)]
pub(crate) struct GlobalMention {
    pub(crate) start: usize,
    pub(crate) defined: bool,
    /// Whether the definition is complete, so that its address space is known.
    pub(crate) placed: bool,
    /// Address space of the first mention; none where the text does not say.
    pub(crate) space: Option<u32>,
}

/// A `blockaddress` of a block that is not known yet.
pub(crate) struct PendingBlock<'a> {
    pub(crate) function: Global,
    pub(crate) label: Name<'a>,
    /// Stands for the block in the constant.
    pub(crate) placeholder: Block,
    pub(crate) start: usize,
}

/// Everything that the reading of one module needs.
pub(crate) struct Parser<'a> {
    pub(crate) c: Cursor<'a>,
    pub(crate) m: Module,
    pub(crate) types: TypeState,
    pub(crate) md: MetadataState<'a>,
    /// The body being read.
    pub(crate) body: Body,
    pub(crate) func: FunctionState<'a>,
    pub(crate) attributes: AttributeMemo,
    /// Scratch for attribute lists.
    pub(crate) attr_list: Vec<Attribute>,
    /// Scratch for operand lists.
    pub(crate) values: Vec<Value>,
    pub(crate) value_types: Vec<Type>,
    pub(crate) arg_attrs: Vec<AttrSet>,
    pub(crate) phi_operands: Vec<(Value, Block)>,
    pub(crate) group_uses: Vec<GroupUse>,
    pub(crate) groups: Map<u32, AttrSet>,
    /// Globals that were in the module before the text was read.
    pub(crate) known: u32,
    /// By [`Global`], in step with the module's globals.
    pub(crate) mentions: Vec<GlobalMention>,
    /// `@0`, `@1` …
    pub(crate) numbered_globals: Map<u32, Global>,
    pub(crate) next_global_number: u32,
    /// Globals in the order of their definitions.
    pub(crate) definition_order: Vec<Global>,
    /// Intrinsics that calls declared.
    pub(crate) undeclared: Vec<Global>,
    pub(crate) pending_blocks: Vec<PendingBlock<'a>>,
    /// The same by what they name.
    pub(crate) pending_by_label: Map<(Global, Name<'a>), Block>,
    /// Numbered blocks of functions, for `blockaddress`.
    pub(crate) numbered_blocks: Map<Global, Vec<(u32, Block)>>,
    /// Comdats mentioned before their definition.
    pub(crate) comdats: Map<Box<str>, u32>,
    pub(crate) pending_comdats: Vec<(u32, usize)>,
    pub(crate) depth: u32,
    pub(crate) target: TargetLines,
    /// The lines that instructions are read from, if they are to be noted.
    pub(crate) origins: Option<Origins>,
}

/// The lines that instructions are read from. They become nodes that stand for the instructions' locations, which are known
/// in full only at the end of the text.
#[derive(Debug)]
pub(crate) struct Origins {
    /// The name of the nodes.
    pub(crate) name: Symbol,
    /// A place in the text, and its line from 1. The reading goes on after it.
    pub(crate) at: (usize, u32),
    /// Nodes, and the locations that they are to have.
    pub(crate) locations: Vec<(Md, Md)>,
}

impl<'a> Parser<'a> {
    /// Reads a text whose target may be named beside it.
    pub(crate) fn new(name: &'a str, text: &'a [u8], choice: TargetChoice<'_>) -> Result<Self> {
        let mut parser = Self::onto(Module::new(name), name, text);
        parser.target = TargetLines::start(&mut parser.m, choice, data_layout)
            .map_err(|e| parser.c.error(e))?;
        Ok(parser)
    }

    /// Reads a text to what a module has already.
    pub(crate) fn onto(module: Module, name: &'a str, text: &'a [u8]) -> Self {
        let known = module.cx.globals.len();
        // Of what is known nothing has to follow; a definition may replace a declaration.
        let mention = GlobalMention { start: 0, defined: false, placed: true, space: None };
        let target = TargetLines::of_known(&module, data_layout);
        Parser {
            c: Cursor::new(name, text),
            m: module,
            target,
            types: TypeState::default(),
            md: MetadataState::default(),
            body: Body::default(),
            func: FunctionState::default(),
            attributes: AttributeMemo::default(),
            attr_list: Vec::new(),
            values: Vec::new(),
            value_types: Vec::new(),
            arg_attrs: Vec::new(),
            phi_operands: Vec::new(),
            group_uses: Vec::new(),
            groups: Map::default(),
            known: known as u32,
            mentions: vec![mention; known],
            numbered_globals: Map::default(),
            next_global_number: 0,
            definition_order: (0..known as u32).map(Global::from_u32).collect(),
            undeclared: Vec::new(),
            pending_blocks: Vec::new(),
            pending_by_label: Map::default(),
            numbered_blocks: Map::default(),
            comdats: Map::default(),
            pending_comdats: Vec::new(),
            depth: 0,
            origins: None,
        }
    }

    /// Enters one level. Errors end the reading, so only the path without one leaves the level again.
    pub(crate) fn enter(&mut self) -> Result<()> {
        self.depth += 1;
        if self.depth > MAX_DEPTH {
            return Err(self.c.error(format!("nested more than {MAX_DEPTH} levels deep")));
        }
        Ok(())
    }

    /// One level up.
    pub(crate) fn leave(&mut self) {
        self.depth -= 1;
    }
}
