//! Reads the text of a PTX module.
//!
//! One pass over the tokens. Names must be declared before they are used, as PTX demands, so registers become
//! rows and symbols become addresses at once; only labels are patched when their block scope ends. Block
//! scopes are a stack and not a recursion.

use super::decode::decode;
use super::inst::*;
use super::lex::{Tok, Token, tokenize};
use super::operand::{Cx, Operand, Pool, Symbol};
use super::types::Ty;
use crate::fault::{Fault, Result};
use crate::memory::{Contents, Segment, Space};
use ir::map::Map;

/// Everything known about a module.
pub(super) struct Parsed {
    pub(super) target: String,
    pub(super) functions: Vec<Function>,
    pub(super) function_names: Map<String, u32>,
    pub(super) code: Vec<Inst>,
    pub(super) spots: Vec<Spot>,
    pub(super) consts: Vec<u64>,
    pub(super) tables: Vec<Vec<u32>>,
    pub(super) global: Segment,
    pub(super) constant: Segment,
    pub(super) shared: Segment,
    /// Offset of dynamic shared memory in shared memory.
    pub(super) dynamic_shared: u64,
}

/// Reads a module.
pub(super) fn parse(text: &str) -> Result<Parsed> {
    let tokens = tokenize(text)?;
    let mut parser = Parser {
        tokens,
        at: 0,
        target: String::new(),
        functions: Vec::new(),
        function_names: Map::new(),
        symbols: Map::new(),
        code: Vec::new(),
        spots: Vec::new(),
        pool: Pool::default(),
        tables: Vec::new(),
        global: Segment::new(Space::Global, false),
        constant: Segment::new(Space::Const, false),
        shared: Segment::new(Space::Shared, false),
        pending: Vec::new(),
        aliases: Vec::new(),
        dynamic_align: 16,
    };
    parser.module()?;
    parser.finish()
}

/// A value in an initialiser.
enum Item<'a> {
    Bits { value: u64, float: Option<u32> },
    Address { name: &'a str, generic: bool, addend: i64, mask: u64 },
}

/// An initialiser that waits for all symbols to be known.
struct Pending<'a> {
    space: Space,
    address: u64,
    element: Ty,
    line: u32,
    /// Index of the element and its value.
    items: Vec<(u64, Item<'a>)>,
}

/// A declared variable.
struct Variable<'a> {
    name: &'a str,
    element: Ty,
    /// Elements of a vector type.
    lanes: u64,
    align: u64,
    dims: Vec<u64>,
    /// One dimension was left open.
    unsized_array: bool,
}

impl Variable<'_> {
    fn size(&self) -> Result<u64> {
        self.dims
            .iter()
            .try_fold(u64::from(self.element.bytes()) * self.lanes, |n, &d| n.checked_mul(d))
            .filter(|&n| n < 1 << 32)
            .ok_or_else(|| Fault::input(format!("`{}` is too large", self.name)))
    }
}

struct RegRange {
    first: u32,
    bits: u32,
    /// Row of each register, once it was used.
    rows: Vec<u32>,
}

#[derive(Clone, Copy)]
enum Named {
    Reg { row: u32, bits: u32 },
    Pred(u32),
    Symbol(Symbol),
}

enum Fix<'a> {
    Branch { inst: u32, label: &'a str },
    Table { inst: u32, name: &'a str },
    Entry { table: u32, index: u32, label: &'a str },
}

#[derive(Default)]
struct Scope<'a> {
    names: Map<&'a str, Named>,
    ranges: Map<&'a str, Vec<RegRange>>,
    labels: Map<&'a str, u32>,
    tables: Map<&'a str, u32>,
    fixes: Vec<(Fix<'a>, u32)>,
    frame_top: u32,
}

/// The function being read.
struct Body<'a> {
    index: u32,
    is_entry: bool,
    scopes: Vec<Scope<'a>>,
    rows: u32,
    preds: u32,
    frame_top: u32,
    frame_max: u32,
    frame_align: u64,
    objects: Vec<LocalObject>,
}

struct Parser<'a> {
    tokens: Vec<Token<'a>>,
    at: usize,
    target: String,
    functions: Vec<Function>,
    function_names: Map<String, u32>,
    symbols: Map<&'a str, Symbol>,
    code: Vec<Inst>,
    spots: Vec<Spot>,
    pool: Pool,
    tables: Vec<Vec<u32>>,
    global: Segment,
    constant: Segment,
    shared: Segment,
    pending: Vec<Pending<'a>>,
    aliases: Vec<(&'a str, &'a str, u32)>,
    dynamic_align: u64,
}

/// Bytes reserved for a parameter array without size in a variadic function.
const UNSIZED_PARAM: u32 = 4096;
/// Registers of one declaration.
const MAX_RANGE: u64 = 1 << 22;

impl<'a> Parser<'a> {
    // ---- tokens ----

    fn peek(&self) -> Tok<'a> {
        self.tokens[self.at].tok
    }

    fn line(&self) -> u32 {
        self.tokens[self.at].line
    }

    fn next(&mut self) -> Tok<'a> {
        let tok = self.tokens[self.at].tok;
        if self.at + 1 < self.tokens.len() {
            self.at += 1;
        }
        tok
    }

    fn error(&self, message: impl Into<String>) -> Fault {
        Fault::input_at(self.line(), message)
    }

    fn unexpected(&self, wanted: &str) -> Fault {
        self.error(format!("expected {wanted}, found {}", self.peek().describe()))
    }

    fn accept(&mut self, c: u8) -> bool {
        let found = self.peek() == Tok::Punct(c);
        if found {
            self.next();
        }
        found
    }

    fn accept_word(&mut self, word: &str) -> bool {
        let found = self.peek() == Tok::Word(word);
        if found {
            self.next();
        }
        found
    }

    fn expect(&mut self, c: u8) -> Result<()> {
        if self.accept(c) { Ok(()) } else { Err(self.unexpected(&format!("`{}`", c as char))) }
    }

    fn word(&mut self, wanted: &str) -> Result<&'a str> {
        match self.peek() {
            Tok::Word(w) => {
                self.next();
                Ok(w)
            }
            _ => Err(self.unexpected(wanted)),
        }
    }

    fn number(&mut self) -> Result<u64> {
        match self.peek() {
            Tok::Int(v) => {
                self.next();
                Ok(v)
            }
            _ => Err(self.unexpected("a number")),
        }
    }

    fn skip_line(&mut self) {
        let line = self.line();
        while self.line() == line && self.peek() != Tok::End {
            self.next();
        }
    }

    fn skip_to_semicolon(&mut self) -> Result<()> {
        while self.peek() != Tok::Punct(b';') {
            if self.peek() == Tok::End {
                return Err(self.unexpected("`;`"));
            }
            self.next();
        }
        self.next();
        Ok(())
    }

    fn skip_braces(&mut self) -> Result<()> {
        self.expect(b'{')?;
        let mut depth = 1;
        while depth > 0 {
            match self.peek() {
                Tok::Punct(b'{') => depth += 1,
                Tok::Punct(b'}') => depth -= 1,
                Tok::End => return Err(self.unexpected("`}`")),
                _ => {}
            }
            self.next();
        }
        Ok(())
    }

    // ---- module ----

    fn module(&mut self) -> Result<()> {
        loop {
            let line = self.line();
            match self.peek() {
                Tok::End => return Ok(()),
                Tok::Word(_) => self.module_item().map_err(|f| f.with_line(line))?,
                Tok::Punct(b';') => {
                    self.next();
                }
                _ => return Err(self.unexpected("a directive")),
            }
        }
    }

    fn module_item(&mut self) -> Result<()> {
        let word = self.word("a directive")?;
        match word {
            ".version" => {
                // `8.7` reads as a number with a fraction; `9.0` too.
                match self.next() {
                    Tok::F64(_) | Tok::Int(_) => Ok(()),
                    other => {
                        Err(self.error(format!("expected a version, found {}", other.describe())))
                    }
                }
            }
            ".target" => {
                self.word("a target")?.clone_into(&mut self.target);
                while self.accept(b',') {
                    self.word("a target option")?;
                }
                Ok(())
            }
            ".address_size" => match self.number()? {
                64 => Ok(()),
                n => Err(Fault::unsupported(format!("addresses of {n} bits"))),
            },
            ".file" | ".loc" => {
                self.skip_line();
                Ok(())
            }
            ".section" => {
                self.word("a section name")?;
                self.skip_braces()
            }
            ".pragma" => self.skip_to_semicolon(),
            ".alias" => {
                let line = self.line();
                let alias = self.word("a name")?;
                self.expect(b',')?;
                let target = self.word("a name")?;
                self.expect(b';')?;
                self.aliases.push((alias, target, line));
                Ok(())
            }
            ".extern" | ".visible" | ".weak" | ".common" => Ok(()),
            ".func" => self.function(false),
            ".entry" => self.function(true),
            ".global" | ".const" | ".shared" => {
                let is_extern = self.was_extern();
                self.module_variable(word, is_extern)
            }
            // DWARF data outside a section and similar.
            _ => Err(Fault::unsupported(format!("directive `{word}`"))),
        }
    }

    /// Whether the word before the current directive was `.extern`.
    fn was_extern(&self) -> bool {
        self.at >= 2 && self.tokens[self.at - 2].tok == Tok::Word(".extern")
    }

    // ---- variables ----

    /// Reads what stands between the state space and the first name.
    fn variable_type(&mut self) -> Result<(Ty, u64, u64)> {
        let (mut align, mut lanes) = (0, 1);
        loop {
            let word = self.word("a type")?;
            match word {
                ".align" => {
                    align = self.number()?;
                    if !align.is_power_of_two() || align > 1 << 16 {
                        return Err(self.error(format!("alignment {align}")));
                    }
                }
                ".attribute" => {
                    self.expect(b'(')?;
                    while !self.accept(b')') {
                        if self.peek() == Tok::End {
                            return Err(self.unexpected("`)`"));
                        }
                        self.next();
                    }
                }
                ".v2" => lanes = 2,
                ".v4" => lanes = 4,
                ".ptr" => {}
                ".texref" | ".samplerref" | ".surfref" => {
                    return Ok((Ty::B(64), align.max(8), lanes));
                }
                _ => {
                    let ty =
                        word.strip_prefix('.').and_then(Ty::from_name).filter(|t| t.bits() >= 8);
                    let ty = ty.ok_or_else(|| Fault::input(format!("`{word}` is not a type")))?;
                    return Ok((ty, align.max(u64::from(ty.bytes()) * lanes), lanes));
                }
            }
        }
    }

    fn variable_name(&mut self, element: Ty, align: u64, lanes: u64) -> Result<Variable<'a>> {
        let name = self.word("a name")?;
        let (mut dims, mut unsized_array) = (Vec::new(), false);
        while self.accept(b'[') {
            if self.accept(b']') {
                unsized_array = true;
                dims.push(0);
            } else {
                dims.push(self.constant_expression()? as u64);
                self.expect(b']')?;
            }
        }
        Ok(Variable { name, element, lanes, align, dims, unsized_array })
    }

    fn module_variable(&mut self, space: &str, is_extern: bool) -> Result<()> {
        let space = match space {
            ".global" => Space::Global,
            ".const" => Space::Const,
            _ => Space::Shared,
        };
        let (element, align, lanes) = self.variable_type()?;
        loop {
            let var = self.variable_name(element, align, lanes)?;
            let symbol = self.place_variable(space, var, is_extern)?;
            let (name, symbol) = symbol;
            self.symbols.insert(name, symbol);
            if !self.accept(b',') {
                return self.expect(b';');
            }
        }
    }

    /// Gives a variable of global, constant or shared memory its address and reads its initialiser.
    fn place_variable(
        &mut self,
        space: Space,
        mut var: Variable<'a>,
        is_extern: bool,
    ) -> Result<(&'a str, Symbol)> {
        let line = self.line();
        let mut items = Vec::new();
        let has_init = self.accept(b'=');
        if has_init {
            items = self.initialiser(&var)?;
        }
        if var.unsized_array {
            if space == Space::Shared && !has_init {
                self.dynamic_align = self.dynamic_align.max(var.align);
                return Ok((var.name, Symbol::DynamicShared));
            }
            if !has_init && !is_extern {
                return Err(Fault::input(format!("`{}` has no size", var.name)));
            }
            let inner: u64 = var.dims[1..].iter().product();
            let count = items.iter().map(|(i, _)| i + 1).max().unwrap_or(0);
            var.dims[0] = count.div_ceil(inner.max(1));
        }
        let size = var.size()?;
        if let Some((index, _)) =
            items.iter().find(|(i, _)| i * u64::from(var.element.bytes()) >= size)
        {
            return Err(Fault::input(format!(
                "initialiser of `{}` has an element {index}",
                var.name
            )));
        }
        let segment = match space {
            Space::Global => &mut self.global,
            Space::Const => &mut self.constant,
            _ => &mut self.shared,
        };
        let contents = if space == Space::Shared { Contents::Undefined } else { Contents::Zero };
        let address = segment.allocate(var.name, size, var.align, contents)?;
        if !items.is_empty() {
            self.pending.push(Pending { space, address, element: var.element, line, items });
        }
        Ok((var.name, Symbol::Var { space, address }))
    }

    /// Reads `{...}` or a single value, giving each value its element index.
    fn initialiser(&mut self, var: &Variable<'a>) -> Result<Vec<(u64, Item<'a>)>> {
        let mut items = Vec::new();
        if self.peek() != Tok::Punct(b'{') {
            let item = self.initialiser_item()?;
            items.push((0, item));
            return Ok(items);
        }
        // Elements of one entry at each depth; a vector type adds a level.
        let mut dims = var.dims.clone();
        if var.lanes > 1 {
            dims.push(var.lanes);
        }
        let stride =
            |depth: usize| dims.get(depth..).map_or(1, |d| d.iter().product::<u64>()).max(1);
        let (mut depth, mut index) = (0usize, 0u64);
        let mut starts: Vec<u64> = Vec::new();
        loop {
            if self.accept(b'{') {
                starts.push(index);
                depth += 1;
                if depth > dims.len().max(1) {
                    return Err(self.error("braces nested deeper than the array"));
                }
                continue;
            }
            if self.peek() != Tok::Punct(b'}') {
                items.push((index, self.initialiser_item()?));
                index += 1;
            }
            // Close as many braces as there are, then go on after a comma.
            while self.accept(b'}') {
                let start = starts.pop().ok_or_else(|| self.error("`}` without `{`"))?;
                depth -= 1;
                if depth == 0 {
                    return Ok(items);
                }
                index = start + stride(depth);
            }
            if !self.accept(b',') {
                return Err(self.unexpected("`,` or `}`"));
            }
        }
    }

    fn initialiser_item(&mut self) -> Result<Item<'a>> {
        let negative = self.accept(b'-');
        match self.peek() {
            Tok::F32(v) => {
                self.next();
                let v = if negative { v ^ 1 << 31 } else { v };
                Ok(Item::Bits { value: u64::from(v), float: Some(32) })
            }
            Tok::F64(v) => {
                self.next();
                let v = if negative { v ^ 1 << 63 } else { v };
                Ok(Item::Bits { value: v, float: Some(64) })
            }
            Tok::Int(_) => {
                // A mask for one byte of an address: `0xFF00(sym)`.
                if self.tokens.get(self.at + 1).is_some_and(|t| t.tok == Tok::Punct(b'(')) {
                    let mask = self.number()?;
                    self.expect(b'(')?;
                    let item = self.address_item(mask)?;
                    self.expect(b')')?;
                    return Ok(item);
                }
                let value = self.constant_expression()?;
                Ok(Item::Bits {
                    value: if negative { value.wrapping_neg() } else { value } as u64,
                    float: None,
                })
            }
            Tok::Punct(b'(' | b'~' | b'!' | b'-') => {
                let value = self.constant_expression()?;
                Ok(Item::Bits {
                    value: if negative { value.wrapping_neg() } else { value } as u64,
                    float: None,
                })
            }
            _ => self.address_item(u64::MAX),
        }
    }

    fn address_item(&mut self, mask: u64) -> Result<Item<'a>> {
        let mut name = self.word("a value")?;
        let generic = name == "generic" && self.accept(b'(');
        if generic {
            name = self.word("a symbol")?;
            self.expect(b')')?;
        }
        let mut addend = 0;
        loop {
            let negative = match self.peek() {
                Tok::Punct(b'+') => false,
                Tok::Punct(b'-') => true,
                _ => return Ok(Item::Address { name, generic, addend, mask }),
            };
            self.next();
            let value = self.unary_constant(0)?;
            addend = if negative { addend - value } else { addend + value };
        }
    }

    // ---- constant expressions ----

    /// Integer expressions with C's precedences, by precedence climbing with a bounded depth.
    fn constant_expression(&mut self) -> Result<i64> {
        self.binary_constant(0, 0)
    }

    fn binary_operator(&self) -> Option<(u8, u32, usize)> {
        let second = self.tokens.get(self.at + 1).map(|t| t.tok);
        let Tok::Punct(c) = self.peek() else { return None };
        let doubled = second == Some(Tok::Punct(c));
        Some(match c {
            b'*' | b'/' | b'%' => (c, 6, 1),
            b'+' | b'-' => (c, 5, 1),
            b'<' | b'>' if doubled => (c, 4, 2),
            b'&' if !doubled => (c, 3, 1),
            b'^' => (c, 2, 1),
            b'|' if !doubled => (c, 1, 1),
            _ => return None,
        })
    }

    fn binary_constant(&mut self, least: u32, depth: u32) -> Result<i64> {
        let mut left = self.unary_constant(depth)?;
        while let Some((operator, precedence, length)) = self.binary_operator() {
            if precedence <= least {
                break;
            }
            for _ in 0..length {
                self.next();
            }
            let right = self.binary_constant(precedence, depth + 1)?;
            left = match operator {
                b'*' => left.wrapping_mul(right),
                b'/' => left.checked_div(right).ok_or_else(|| self.error("division by zero"))?,
                b'%' => left.checked_rem(right).ok_or_else(|| self.error("division by zero"))?,
                b'+' => left.wrapping_add(right),
                b'-' => left.wrapping_sub(right),
                b'<' => left.wrapping_shl(right as u32),
                b'>' => left.wrapping_shr(right as u32),
                b'&' => left & right,
                b'^' => left ^ right,
                _ => left | right,
            };
        }
        Ok(left)
    }

    fn unary_constant(&mut self, depth: u32) -> Result<i64> {
        if depth > 64 {
            return Err(self.error("expression nested too deeply"));
        }
        match self.next() {
            Tok::Int(v) => Ok(v as i64),
            Tok::Word("WARP_SZ") => Ok(32),
            Tok::Punct(b'-') => Ok(self.unary_constant(depth + 1)?.wrapping_neg()),
            Tok::Punct(b'+') => self.unary_constant(depth + 1),
            Tok::Punct(b'~') => Ok(!self.unary_constant(depth + 1)?),
            Tok::Punct(b'!') => Ok(i64::from(self.unary_constant(depth + 1)? == 0)),
            Tok::Punct(b'(') => {
                // A cast such as `(.u32)` changes nothing that matters here.
                if matches!(self.peek(), Tok::Word(w) if w.starts_with('.')) {
                    self.next();
                    self.expect(b')')?;
                    return self.unary_constant(depth + 1);
                }
                let value = self.binary_constant(0, depth + 1)?;
                self.expect(b')')?;
                Ok(value)
            }
            other => Err(self.error(format!("expected a constant, found {}", other.describe()))),
        }
    }

    // ---- functions ----

    fn function_index(&mut self, name: &str) -> u32 {
        if let Some(&index) = self.function_names.get(name) {
            return index;
        }
        let index = self.functions.len() as u32;
        self.functions.push(Function { name: name.to_owned(), ..Function::default() });
        self.function_names.insert(name.to_owned(), index);
        index
    }

    fn function(&mut self, is_entry: bool) -> Result<()> {
        let mut body = Body {
            index: 0,
            is_entry,
            scopes: vec![Scope::default()],
            rows: 0,
            preds: 0,
            frame_top: 0,
            frame_max: 0,
            frame_align: 16,
            objects: Vec::new(),
        };
        let mut header = Function { is_entry, ..Function::default() };
        if !is_entry && self.peek() == Tok::Punct(b'(') {
            header.results = self.formals(&mut body, &mut header.kernel_params, false)?;
        }
        let name = self.word("a function name")?;
        if self.peek() == Tok::Punct(b'(') {
            let mut kernel_params = Vec::new();
            header.params = self.formals(&mut body, &mut kernel_params, is_entry)?;
            header.kernel_param_bytes = body.frame_top;
            header.kernel_params = kernel_params;
            if is_entry {
                body.frame_top = 0;
                body.frame_max = 0;
            }
        }
        self.function_directives(&mut header)?;
        let index = self.function_index(name);
        body.index = index;
        header.name = name.to_owned();
        if self.accept(b';') {
            // A prototype: keep what a definition said earlier.
            if self.functions[index as usize].start.is_none() {
                self.functions[index as usize] = header;
            }
            return Ok(());
        }
        if self.functions[index as usize].start.is_some() {
            return Err(self.error(format!("`{name}` is defined twice")));
        }
        header.start = Some(self.code.len() as u32);
        self.functions[index as usize] = header;
        self.body(body)
    }

    fn function_directives(&mut self, header: &mut Function) -> Result<()> {
        loop {
            let Tok::Word(word) = self.peek() else { return Ok(()) };
            self.next();
            match word {
                ".maxntid" | ".reqntid" => {
                    let mut dims = [1u32; 3];
                    let mut i = 0;
                    loop {
                        let n = self.number()?;
                        if i < 3 {
                            dims[i] = n as u32;
                        }
                        i += 1;
                        if !self.accept(b',') {
                            break;
                        }
                    }
                    if word == ".reqntid" {
                        header.required_block = Some(dims);
                    } else {
                        header.max_block =
                            Some(dims.iter().fold(1u32, |n, &d| n.saturating_mul(d)));
                    }
                }
                ".minnctapersm"
                | ".maxnctapersm"
                | ".maxnreg"
                | ".maxclusterrank"
                | ".abi_preserve"
                | ".abi_preserve_control" => {
                    self.number()?;
                }
                ".reqnctapercluster" => {
                    let mut product = 1u64;
                    loop {
                        product = product.saturating_mul(self.number()?);
                        if !self.accept(b',') {
                            break;
                        }
                    }
                    if product > 1 {
                        return Err(Fault::unsupported("clusters of more than one block"));
                    }
                }
                ".pragma" => {
                    self.next();
                    self.expect(b';')?;
                }
                ".noreturn" | ".explicitcluster" | ".blocksareclusters" | ".language" => {}
                ".attribute" => {
                    while !self.accept(b')') {
                        if self.peek() == Tok::End {
                            return Err(self.unexpected("`)`"));
                        }
                        self.next();
                    }
                }
                _ => return Err(Fault::unsupported(format!("function directive `{word}`"))),
            }
        }
    }

    /// Reads a parameter list. Parameters of functions become registers or frame memory; those of kernels
    /// get addresses in parameter space.
    fn formals(
        &mut self,
        body: &mut Body<'a>,
        kernel: &mut Vec<KernelParam>,
        is_entry: bool,
    ) -> Result<Vec<Slot>> {
        let mut slots = Vec::new();
        self.expect(b'(')?;
        while !self.accept(b')') {
            match self.word("`.param` or `.reg`")? {
                ".reg" => {
                    let ty = self.word("a type")?;
                    let name = self.word("a name")?;
                    if ty == ".pred" {
                        let index = body.preds;
                        body.preds += 1;
                        body.scopes[0].names.insert(name, Named::Pred(index));
                        slots.push(Slot::Pred(index));
                    } else {
                        let ty = self.register_type(ty)?;
                        let row = body.new_row(ty.bits());
                        body.scopes[0].names.insert(name, Named::Reg { row, bits: ty.bits() });
                        slots.push(Slot::Reg(Dst { row, bits: ty.bits() }));
                    }
                }
                ".param" => slots.push(self.formal_param(body, kernel, is_entry)?),
                other => return Err(self.error(format!("`{other}` in a parameter list"))),
            }
            if self.peek() != Tok::Punct(b')') {
                self.expect(b',')?;
            }
        }
        Ok(slots)
    }

    fn formal_param(
        &mut self,
        body: &mut Body<'a>,
        kernel: &mut Vec<KernelParam>,
        is_entry: bool,
    ) -> Result<Slot> {
        // Kernel parameters: `.param .u64 .ptr .global .align 8 name`.
        let (element, mut align, lanes) = self.variable_type()?;
        if self.accept_word(".ptr") {
            loop {
                match self.peek() {
                    Tok::Word(".global" | ".shared" | ".local" | ".const") => {
                        self.next();
                    }
                    Tok::Word(".align") => {
                        self.next();
                        self.number()?;
                    }
                    _ => break,
                }
            }
        }
        let mut var = self.variable_name(element, align, lanes)?;
        if var.unsized_array {
            var.dims = vec![u64::from(UNSIZED_PARAM / element.bytes())];
            align = align.max(16);
        }
        let size = var.size()? as u32;
        let offset = body.allocate(size, align)?;
        let symbol = if is_entry {
            kernel.push(KernelParam {
                name: var.name.to_owned(),
                offset,
                size,
                align: align as u32,
            });
            Symbol::KernelParam { address: super::PARAM_START + u64::from(offset) }
        } else {
            body.objects.push(LocalObject { offset, size });
            Symbol::Local { offset, size }
        };
        body.scopes[0].names.insert(var.name, Named::Symbol(symbol));
        Ok(Slot::Mem { offset, size })
    }

    fn register_type(&self, word: &str) -> Result<Ty> {
        word.strip_prefix('.')
            .and_then(Ty::from_name)
            .filter(|t| t.bits() >= 8)
            .ok_or_else(|| Fault::unsupported(format!("registers of type `{word}`")))
    }

    fn body(&mut self, mut body: Body<'a>) -> Result<()> {
        self.expect(b'{')?;
        let opened = self.line();
        while !body.scopes.is_empty() {
            let line = self.line();
            if self.peek() == Tok::End {
                return Err(Fault::input_at(opened, "the function's `{` is never closed"));
            }
            self.statement(&mut body).map_err(|f| f.with_line(line))?;
        }
        // Control must not run off the end into the next function.
        self.push(Op::Ret { function: body.index }, Guard::Always, self.at - 1);
        let end = self.code.len() as u32;
        let function = &mut self.functions[body.index as usize];
        function.end = end;
        function.rows = body.rows.max(body.preds);
        function.local_size = body.frame_max.next_multiple_of(16);
        function.local_align = body.frame_align as u32;
        body.objects.sort_by_key(|o| o.offset);
        function.objects = body.objects;
        Ok(())
    }

    fn push(&mut self, op: Op, guard: Guard, first_token: usize) {
        let (first, last) =
            (self.tokens[first_token], self.tokens[self.at.saturating_sub(1).max(first_token)]);
        self.code.push(Inst { op, guard });
        self.spots.push(Spot { line: first.line, start: first.start, end: last.end });
    }

    fn statement(&mut self, body: &mut Body<'a>) -> Result<()> {
        match self.peek() {
            Tok::Punct(b'{') => {
                self.next();
                body.scopes.push(Scope { frame_top: body.frame_top, ..Scope::default() });
                Ok(())
            }
            Tok::Punct(b'}') => {
                self.next();
                self.close_scope(body)
            }
            Tok::Punct(b';') => {
                self.next();
                Ok(())
            }
            Tok::Punct(b'@') => self.instruction(body),
            Tok::Word(word) if word.starts_with('.') => self.local_directive(body),
            Tok::Word(word) => {
                if self.tokens.get(self.at + 1).is_some_and(|t| t.tok == Tok::Punct(b':')) {
                    self.next();
                    self.next();
                    return self.label(body, word);
                }
                self.instruction(body)
            }
            _ => Err(self.unexpected("an instruction")),
        }
    }

    fn label(&mut self, body: &mut Body<'a>, name: &'a str) -> Result<()> {
        if self.accept_word(".branchtargets") {
            let table = self.tables.len() as u32;
            self.tables.push(Vec::new());
            let line = self.line();
            loop {
                let label = self.word("a label")?;
                let index = self.tables[table as usize].len() as u32;
                self.tables[table as usize].push(0);
                body.scope().fixes.push((Fix::Entry { table, index, label }, line));
                if !self.accept(b',') {
                    break;
                }
            }
            self.expect(b';')?;
            body.scope().tables.insert(name, table);
            return Ok(());
        }
        if matches!(self.peek(), Tok::Word(".callprototype" | ".calltargets")) {
            return self.skip_to_semicolon();
        }
        let here = self.code.len() as u32;
        if body.scope().labels.insert(name, here).is_some() {
            return Err(self.error(format!("label `{name}` is defined twice")));
        }
        Ok(())
    }

    fn close_scope(&mut self, body: &mut Body<'a>) -> Result<()> {
        let Some(scope) = body.scopes.pop() else { return Err(self.error("`}` without `{`")) };
        for (fix, line) in scope.fixes {
            let done = match &fix {
                Fix::Branch { inst, label } => scope.labels.get(label).map(|&target| {
                    if let Op::Bra { target: t } = &mut self.code[*inst as usize].op {
                        *t = target;
                    }
                }),
                Fix::Entry { table, index, label } => scope
                    .labels
                    .get(label)
                    .map(|&target| self.tables[*table as usize][*index as usize] = target),
                Fix::Table { inst, name } => scope.tables.get(name).map(|&table| {
                    if let Op::Brx { table: t, .. } = &mut self.code[*inst as usize].op {
                        *t = table;
                    }
                }),
            };
            if done.is_some() {
                continue;
            }
            match body.scopes.last_mut() {
                Some(outer) => outer.fixes.push((fix, line)),
                None => {
                    let (Fix::Branch { label: name, .. }
                    | Fix::Entry { label: name, .. }
                    | Fix::Table { name, .. }) = fix;
                    return Err(Fault::input_at(line, format!("label `{name}` is not defined")));
                }
            }
        }
        if !body.scopes.is_empty() {
            body.frame_top = scope.frame_top;
        }
        Ok(())
    }

    fn local_directive(&mut self, body: &mut Body<'a>) -> Result<()> {
        let word = self.word("a directive")?;
        match word {
            ".reg" => self.registers(body),
            ".local" | ".param" => {
                let (element, align, lanes) = self.variable_type()?;
                loop {
                    let var = self.variable_name(element, align, lanes)?;
                    let size = var.size()? as u32;
                    let offset = body.allocate(size, align)?;
                    if word == ".local" {
                        body.objects.push(LocalObject { offset, size });
                    }
                    body.scope()
                        .names
                        .insert(var.name, Named::Symbol(Symbol::Local { offset, size }));
                    if !self.accept(b',') {
                        return self.expect(b';');
                    }
                }
            }
            ".shared" | ".global" | ".const" => {
                let space = match word {
                    ".shared" => Space::Shared,
                    ".global" => Space::Global,
                    _ => Space::Const,
                };
                let is_extern = self.was_extern();
                let (element, align, lanes) = self.variable_type()?;
                loop {
                    let var = self.variable_name(element, align, lanes)?;
                    let (name, symbol) = self.place_variable(space, var, is_extern)?;
                    body.scope().names.insert(name, Named::Symbol(symbol));
                    if !self.accept(b',') {
                        return self.expect(b';');
                    }
                }
            }
            ".extern" | ".visible" => Ok(()),
            ".pragma" => self.skip_to_semicolon(),
            ".loc" | ".file" => {
                self.skip_line();
                Ok(())
            }
            _ => Err(Fault::unsupported(format!("directive `{word}`"))),
        }
    }

    fn registers(&mut self, body: &mut Body<'a>) -> Result<()> {
        let word = self.word("a type")?;
        let bits = if word == ".pred" { 0 } else { self.register_type(word)?.bits() };
        loop {
            let name = self.word("a register name")?;
            if self.accept(b'<') {
                let count = self.number()?;
                self.expect(b'>')?;
                if count > MAX_RANGE {
                    return Err(self.error(format!("{count} registers in one declaration")));
                }
                let range = RegRange { first: 0, bits, rows: vec![u32::MAX; count as usize] };
                let scope = body.scope();
                if let Some(list) = scope.ranges.get_mut(name) {
                    list.push(range);
                } else {
                    scope.ranges.insert(name, vec![range]);
                }
            } else if bits == 0 {
                let index = body.preds;
                body.preds += 1;
                body.scope().names.insert(name, Named::Pred(index));
            } else {
                let row = body.new_row(bits);
                body.scope().names.insert(name, Named::Reg { row, bits });
            }
            if !self.accept(b',') {
                return self.expect(b';');
            }
        }
    }

    // ---- instructions ----

    fn instruction(&mut self, body: &mut Body<'a>) -> Result<()> {
        let first = self.at;
        let line = self.line();
        let mut guard = Guard::Always;
        if self.accept(b'@') {
            let negated = self.accept(b'!');
            let name = self.word("a predicate")?;
            guard = match body.lookup(name) {
                Some(Named::Pred(p)) if negated => Guard::Unless(p),
                Some(Named::Pred(p)) => Guard::If(p),
                _ => return Err(self.error(format!("`{name}` is not a predicate"))),
            };
        }
        let mnemonic = self.word("an instruction")?;
        let base = mnemonic.split('.').next().unwrap_or("");
        let mut ops = Vec::new();
        while self.peek() != Tok::Punct(b';') {
            let op = self.operand(body)?;
            ops.push(op);
            if !self.accept(b',') {
                break;
            }
        }
        self.expect(b';')?;
        let inst = self.code.len() as u32;
        let op = match base {
            "bra" => {
                let [Operand::Name(label)] = ops[..] else {
                    return Err(Fault::input("`bra` needs a label"));
                };
                body.scope().fixes.push((Fix::Branch { inst, label }, line));
                Op::Bra { target: 0 }
            }
            "brx" => {
                let [index, Operand::Name(name)] = &ops[..] else {
                    return Err(Fault::input("`brx.idx` needs an index and a list of labels"));
                };
                let name = *name;
                let index = self.cx(body).src(index, Ty::B(32))?;
                body.scope().fixes.push((Fix::Table { inst, name }, line));
                Op::Brx { table: 0, index }
            }
            "call" => self.call(body, &ops)?,
            _ => decode(&mut self.cx(body), mnemonic, &ops)?,
        };
        self.push(op, guard, first);
        Ok(())
    }

    fn cx(&mut self, body: &Body<'a>) -> Cx<'_> {
        Cx { pool: &mut self.pool, in_entry: body.is_entry, function: body.index }
    }

    fn operand(&mut self, body: &mut Body<'a>) -> Result<Operand<'a>> {
        let first = match self.peek() {
            Tok::Punct(b'{') => {
                self.next();
                return Ok(Operand::Vector(self.operand_list(body, b'}')?));
            }
            Tok::Punct(b'(') if !self.is_constant_parenthesis() => {
                self.next();
                return Ok(Operand::List(self.operand_list(body, b')')?));
            }
            Tok::Punct(b'[') => {
                self.next();
                return self.memory_operand(body);
            }
            _ => self.simple_operand(body)?,
        };
        if self.accept(b'|') {
            let second = self.simple_operand(body)?;
            return Ok(Operand::Pair(Box::new(first), Box::new(second)));
        }
        Ok(first)
    }

    /// Whether an opening parenthesis begins a constant expression and not a list of arguments.
    fn is_constant_parenthesis(&self) -> bool {
        // Lists stand directly behind `call` or a callee; constants inside them are followed by `,` or `)`.
        let previous = self.at.checked_sub(1).map(|i| self.tokens[i].tok);
        let next = self.tokens.get(self.at + 1).map(|t| t.tok);
        let after = self.tokens.get(self.at + 2).map(|t| t.tok);
        previous == Some(Tok::Punct(b','))
            && matches!(next, Some(Tok::Int(_)))
            && !matches!(after, Some(Tok::Punct(b',' | b')')))
    }

    fn operand_list(&mut self, body: &mut Body<'a>, close: u8) -> Result<Vec<Operand<'a>>> {
        let mut list = Vec::new();
        while !self.accept(close) {
            list.push(self.simple_operand(body)?);
            if self.peek() != Tok::Punct(close) {
                self.expect(b',')?;
            }
        }
        Ok(list)
    }

    fn memory_operand(&mut self, body: &mut Body<'a>) -> Result<Operand<'a>> {
        let base = match self.peek() {
            Tok::Word(_) => self.name_operand(body, false)?,
            _ => Operand::Int(self.constant_expression()? as u64),
        };
        let mut offset = 0i64;
        while !self.accept(b']') {
            match self.next() {
                Tok::Punct(b'+') => offset = offset.wrapping_add(self.unary_constant(0)?),
                Tok::Punct(b'-') => offset = offset.wrapping_sub(self.unary_constant(0)?),
                Tok::Punct(b',') => {
                    return Err(Fault::unsupported("memory operands with coordinates"));
                }
                other => {
                    return Err(self.error(format!("expected `]`, found {}", other.describe())));
                }
            }
        }
        Ok(Operand::Memory(Box::new(base), offset))
    }

    fn simple_operand(&mut self, body: &mut Body<'a>) -> Result<Operand<'a>> {
        match self.peek() {
            Tok::Word("_") => {
                self.next();
                Ok(Operand::Sink)
            }
            Tok::Word("WARP_SZ") => Ok(Operand::Int(self.constant_expression()? as u64)),
            Tok::Word(_) => self.name_operand(body, true),
            Tok::F32(v) => {
                self.next();
                Ok(Operand::F32(v))
            }
            Tok::F64(v) => {
                self.next();
                Ok(Operand::F64(v))
            }
            Tok::Punct(b'!') => {
                self.next();
                match self.name_operand(body, true)? {
                    Operand::Pred { index, negated } => {
                        Ok(Operand::Pred { index, negated: !negated })
                    }
                    other => Err(self.error(format!("`!` before {}", other.describe()))),
                }
            }
            Tok::Punct(b'-')
                if matches!(
                    self.tokens.get(self.at + 1).map(|t| t.tok),
                    Some(Tok::F32(_) | Tok::F64(_))
                ) =>
            {
                self.next();
                Ok(match self.next() {
                    Tok::F32(v) => Operand::F32(v ^ 1 << 31),
                    Tok::F64(v) => Operand::F64(v ^ 1 << 63),
                    _ => Operand::Sink,
                })
            }
            Tok::Int(_) | Tok::Punct(b'-' | b'+' | b'~' | b'(') => {
                // Behind a constant, `|` cannot join two results.
                Ok(Operand::Int(self.constant_expression()? as u64))
            }
            _ => Err(self.unexpected("an operand")),
        }
    }

    /// A register, special register, symbol (with `+offset` where allowed) or label.
    fn name_operand(&mut self, body: &mut Body<'a>, with_offset: bool) -> Result<Operand<'a>> {
        let name = self.word("a name")?;
        let symbol = match body.lookup(name) {
            Some(Named::Reg { row, bits }) => return Ok(Operand::Reg { row, bits }),
            Some(Named::Pred(index)) => return Ok(Operand::Pred { index, negated: false }),
            Some(Named::Symbol(symbol)) => Some(symbol),
            None => self
                .symbols
                .get(name)
                .copied()
                .or_else(|| self.function_names.get(name).map(|&f| Symbol::Function(f))),
        };
        if let Some(symbol) = symbol {
            let mut addend = 0i64;
            while let (true, Tok::Punct(sign @ (b'+' | b'-'))) = (with_offset, self.peek()) {
                self.next();
                let value = self.unary_constant(0)?;
                addend =
                    addend.wrapping_add(if sign == b'-' { value.wrapping_neg() } else { value });
            }
            return Ok(Operand::Symbol(symbol, addend));
        }
        if let Some((special, bits)) = Special::from_name(name) {
            return Ok(Operand::Special(special, bits));
        }
        if let Some(rest) = name.strip_prefix("%envreg").or_else(|| name.strip_prefix("%pm"))
            && rest.starts_with(|c: char| c.is_ascii_digit())
        {
            return Ok(Operand::Special(Special::Envreg, 32));
        }
        if name.starts_with('%') {
            return Err(self.error(format!("register `{name}` is not declared")));
        }
        Ok(Operand::Name(name))
    }

    fn call(&mut self, body: &mut Body<'a>, ops: &[Operand<'a>]) -> Result<Op> {
        let (results, rest) = match ops {
            [Operand::List(results), rest @ ..] => (results.as_slice(), rest),
            rest => (&[][..], rest),
        };
        let (target, args) = match rest {
            // The last name is a prototype or a list of targets; what is called decides by itself.
            [target, Operand::List(args)] | [target, Operand::List(args), _] => {
                (target, args.as_slice())
            }
            [target] | [target, Operand::Name(_)] => (target, &[][..]),
            _ => return Err(Fault::input("wrong operands for `call`")),
        };
        let callee = match target {
            Operand::Symbol(Symbol::Function(index), 0) => Callee::Direct(*index),
            Operand::Reg { row, bits: 64 } => Callee::Indirect(Src::reg(*row)),
            Operand::Name(name) => {
                return Err(Fault::input(format!("function `{name}` is not declared")));
            }
            other => return Err(Fault::input(format!("{} as callee", other.describe()))),
        };
        let mut call = Call { caller: body.index, callee, results: Vec::new(), args: Vec::new() };
        for r in results {
            call.results.push(match r {
                Operand::Sink => Slot::Sink,
                Operand::Reg { row, bits } => Slot::Reg(Dst { row: *row, bits: *bits }),
                Operand::Pred { index, negated: false } => Slot::Pred(*index),
                Operand::Symbol(Symbol::Local { offset, size }, 0) => {
                    Slot::Mem { offset: *offset, size: *size }
                }
                other => {
                    return Err(Fault::input(format!("{} as result of a call", other.describe())));
                }
            });
        }
        for a in args {
            call.args.push(match a {
                Operand::Reg { row, bits } => Slot::Reg(Dst { row: *row, bits: *bits }),
                Operand::Pred { index, negated: false } => Slot::Pred(*index),
                Operand::Symbol(Symbol::Local { offset, size }, 0) => {
                    Slot::Mem { offset: *offset, size: *size }
                }
                Operand::Int(_)
                | Operand::F32(_)
                | Operand::F64(_)
                | Operand::Symbol(..)
                | Operand::Special(..) => {
                    let ty = if matches!(a, Operand::F32(_)) { Ty::B(32) } else { Ty::B(64) };
                    Slot::Value(self.cx(body).src(a, ty)?)
                }
                other => {
                    return Err(Fault::input(format!(
                        "{} as argument of a call",
                        other.describe()
                    )));
                }
            });
        }
        Ok(Op::Call(Box::new(call)))
    }

    // ---- the end ----

    fn finish(mut self) -> Result<Parsed> {
        for pending in std::mem::take(&mut self.pending) {
            let line = pending.line;
            self.fill(pending).map_err(|f| f.with_line(line))?;
        }
        for (alias, target, line) in std::mem::take(&mut self.aliases) {
            let target = self.function_names.get(target).copied();
            let target =
                target.ok_or_else(|| Fault::input_at(line, "alias of an unknown function"))?;
            let alias = self.function_index(alias);
            self.functions[alias as usize].alias = Some(target);
        }
        // Dynamic shared memory begins behind everything else.
        let dynamic_shared = {
            let end = self
                .shared
                .allocations()
                .last()
                .map_or(super::SHARED_START, |a| a.start() + a.size());
            end.next_multiple_of(self.dynamic_align)
        };
        for &(index, mask) in &self.pool.dynamic {
            let value = &mut self.pool.values[index as usize];
            *value = value.wrapping_add(dynamic_shared) & mask;
        }
        for allocation in 0..self.constant.allocations().len() {
            let address = self.constant.allocations()[allocation].start();
            self.constant.protect(address);
        }
        Ok(Parsed {
            target: self.target,
            functions: self.functions,
            function_names: self.function_names,
            code: self.code,
            spots: self.spots,
            consts: self.pool.values,
            tables: self.tables,
            global: self.global,
            constant: self.constant,
            shared: self.shared,
            dynamic_shared,
        })
    }

    fn fill(&mut self, pending: Pending<'a>) -> Result<()> {
        let size = pending.element.bytes();
        for (index, item) in pending.items {
            let bits = match item {
                Item::Bits { value, float: None } => value,
                Item::Bits { value, float: Some(bits) } => {
                    let op =
                        if bits == 32 { Operand::F32(value as u32) } else { Operand::F64(value) };
                    super::operand::immediate(&op, pending.element)?
                }
                Item::Address { name, generic, addend, mask } => {
                    let address = match self.symbols.get(name) {
                        Some(&Symbol::Var { space, address }) if generic => {
                            space.to_generic(address)
                        }
                        Some(&Symbol::Var { address, .. }) => address,
                        Some(_) => {
                            return Err(Fault::unsupported(format!(
                                "the address of `{name}` in an initialiser"
                            )));
                        }
                        None => match self.function_names.get(name) {
                            Some(&f) => super::function_address(f),
                            None => return Err(Fault::input(format!("`{name}` is not declared"))),
                        },
                    };
                    let value = address.wrapping_add(addend as u64);
                    // A masked address contributes the masked bits, moved down.
                    (value & mask) >> mask.trailing_zeros().min(63)
                }
            };
            let segment = match pending.space {
                Space::Global => &mut self.global,
                Space::Const => &mut self.constant,
                _ => return Err(Fault::input("shared memory cannot be initialised")),
            };
            segment.store_wide(
                pending.address + index * u64::from(size),
                size,
                u128::from(bits),
            )?;
        }
        Ok(())
    }
}

impl<'a> Body<'a> {
    fn scope(&mut self) -> &mut Scope<'a> {
        if self.scopes.is_empty() {
            self.scopes.push(Scope::default());
        }
        let last = self.scopes.len() - 1;
        &mut self.scopes[last]
    }

    fn new_row(&mut self, bits: u32) -> u32 {
        let row = self.rows;
        self.rows += if bits == 128 { 2 } else { 1 };
        row
    }

    /// Room in the frame's local memory.
    fn allocate(&mut self, size: u32, align: u64) -> Result<u32> {
        let start = u64::from(self.frame_top).next_multiple_of(align.max(1));
        let end = start + u64::from(size);
        if end >= 1 << 29 {
            return Err(Fault::input("the function's local variables are too large"));
        }
        self.frame_align = self.frame_align.max(align);
        self.frame_top = end as u32;
        self.frame_max = self.frame_max.max(self.frame_top);
        Ok(start as u32)
    }

    /// Finds a name in the scopes, innermost first; registers of ranges get their row on first use.
    fn lookup(&mut self, name: &str) -> Option<Named> {
        let digits = name.bytes().rev().take_while(u8::is_ascii_digit).count();
        let (prefix, number) = name.split_at(name.len() - digits);
        let number: Option<u32> = number.parse().ok();
        for i in (0..self.scopes.len()).rev() {
            if let Some(named) = self.scopes[i].names.get(name) {
                return Some(*named);
            }
            let Some(number) = number else { continue };
            let Some(ranges) = self.scopes[i].ranges.get_mut(prefix) else { continue };
            let Some(range) = ranges
                .iter_mut()
                .find(|r| number >= r.first && ((number - r.first) as usize) < r.rows.len())
            else {
                continue;
            };
            let slot = &mut range.rows[(number - range.first) as usize];
            let bits = range.bits;
            if bits == 0 {
                if *slot == u32::MAX {
                    *slot = self.preds;
                    self.preds += 1;
                }
                return Some(Named::Pred(*slot));
            }
            if *slot == u32::MAX {
                *slot = self.rows;
                self.rows += if bits == 128 { 2 } else { 1 };
            }
            return Some(Named::Reg { row: *slot, bits });
        }
        None
    }
}
