//! Reads the text of a PTX module.
//!
//! One pass over the tokens. Names must be declared before they are used, as PTX demands, so registers become
//! rows and symbols become addresses at once; only labels are patched when their block scope ends. Block
//! scopes are a stack and not a recursion.

mod functions;
mod instructions;
mod variables;

use super::inst::*;
use super::lex::{Tok, Token, tokenize};
use super::operand::{Pool, Symbol};
use crate::fault::{Fault, Result};
use crate::memory::{Segment, Space};
use ir::map::Map;
use variables::Pending;

/// Everything known about a module.
pub(super) struct Parsed {
    pub(super) target: String,
    pub(super) functions: Vec<PtxFunction>,
    pub(super) function_names: Map<String, u32>,
    pub(super) code: Vec<Inst>,
    pub(super) spots: Vec<Spot>,
    /// Rows of the registers that instructions name, and where those of each instruction end.
    pub(super) touched: Vec<u32>,
    pub(super) touched_ends: Vec<u32>,
    pub(super) consts: Vec<u64>,
    pub(super) tables: Vec<Vec<u32>>,
    /// Error of each [`Op::Unsupported`].
    pub(super) unsupported: Vec<Fault>,
    pub(super) global: Segment,
    pub(super) constant: Segment,
    pub(super) shared: Segment,
    /// Offset of dynamic shared memory in shared memory.
    pub(super) dynamic_shared: u64,
}

impl Parsed {
    /// Rows of the registers that an instruction names.
    pub(super) fn touched(&self, pc: u32) -> &[u32] {
        let end = |at: u32| self.touched_ends.get(at as usize).map_or(0, |&end| end as usize);
        let start = pc.checked_sub(1).map_or(0, end);
        &self.touched[start..end(pc)]
    }

    /// The number of the processor, 90 for `sm_90a`.
    pub(super) fn sm(&self) -> u32 {
        sm_number(&self.target)
    }
}

fn sm_number(target: &str) -> u32 {
    let digits = target.strip_prefix("sm_").unwrap_or("");
    let digits = digits.trim_end_matches(|c: char| !c.is_ascii_digit());
    digits.parse().unwrap_or(0)
}

/// Reads a module.
pub(super) fn parse(text: &str) -> Result<Parsed> {
    let tokens = tokenize(text)?;
    let mut parser = Parser {
        tokens,
        at: 0,
        target: String::new(),
        functions: Vec::new(),
        function_names: Map::default(),
        symbols: Map::default(),
        code: Vec::new(),
        spots: Vec::new(),
        touched: Vec::new(),
        touched_ends: Vec::new(),
        pool: Pool::default(),
        tables: Vec::new(),
        unsupported: Vec::new(),
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

struct Parser<'a> {
    tokens: Vec<Token<'a>>,
    at: usize,
    target: String,
    functions: Vec<PtxFunction>,
    function_names: Map<String, u32>,
    symbols: Map<&'a str, Symbol>,
    code: Vec<Inst>,
    spots: Vec<Spot>,
    touched: Vec<u32>,
    touched_ends: Vec<u32>,
    pool: Pool,
    tables: Vec<Vec<u32>>,
    unsupported: Vec<Fault>,
    global: Segment,
    constant: Segment,
    shared: Segment,
    pending: Vec<Pending<'a>>,
    aliases: Vec<(&'a str, &'a str, u32)>,
    dynamic_align: u64,
}

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

    fn require(&mut self, c: u8) -> Result<()> {
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
        self.require(b'{')?;
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
                self.require(b',')?;
                let target = self.word("a name")?;
                self.require(b';')?;
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
        // Dynamic shared memory begins after everything else.
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
            touched: self.touched,
            touched_ends: self.touched_ends,
            consts: self.pool.values,
            tables: self.tables,
            unsupported: self.unsupported,
            global: self.global,
            constant: self.constant,
            shared: self.shared,
            dynamic_shared,
        })
    }
}
