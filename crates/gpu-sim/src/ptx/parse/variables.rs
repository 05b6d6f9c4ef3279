//! Variables of the module and of functions: declarations, initialisers, constant expressions.

use super::super::lex::Tok;
use super::super::operand::{Operand, Symbol, immediate};
use super::super::types::Ty;
use super::Parser;
use crate::fault::{Fault, Result};
use crate::memory::{Contents, Space};

/// A value in an initialiser.
pub(super) enum Item<'a> {
    Bits { value: u64, float: Option<u32> },
    Address { name: &'a str, generic: bool, addend: i64, mask: u64 },
}

/// An initialiser that waits for all symbols to be known.
pub(super) struct Pending<'a> {
    pub(super) space: Space,
    pub(super) address: u64,
    pub(super) element: Ty,
    pub(super) line: u32,
    /// Index of the element and its value.
    pub(super) items: Vec<(u64, Item<'a>)>,
}

/// A declared variable.
pub(super) struct Variable<'a> {
    pub(super) name: &'a str,
    pub(super) element: Ty,
    /// Elements of a vector type.
    pub(super) lanes: u64,
    pub(super) align: u64,
    pub(super) dims: Vec<u64>,
    /// One dimension was left open.
    pub(super) unsized_array: bool,
}

impl Variable<'_> {
    pub(super) fn size(&self) -> Result<u64> {
        self.dims
            .iter()
            .try_fold(u64::from(self.element.bytes()) * self.lanes, |n, &d| n.checked_mul(d))
            .filter(|&n| n < 1 << 32)
            .ok_or_else(|| Fault::input(format!("`{}` is too large", self.name)))
    }
}

impl<'a> Parser<'a> {
    /// Reads what stands between the state space and the first name.
    pub(super) fn variable_type(&mut self) -> Result<(Ty, u64, u64)> {
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
                    self.require(b'(')?;
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

    pub(super) fn variable_name(
        &mut self,
        element: Ty,
        align: u64,
        lanes: u64,
    ) -> Result<Variable<'a>> {
        let name = self.word("a name")?;
        let (mut dims, mut unsized_array) = (Vec::new(), false);
        while self.accept(b'[') {
            if self.accept(b']') {
                unsized_array = true;
                dims.push(0);
            } else {
                dims.push(self.constant_expression()? as u64);
                self.require(b']')?;
            }
        }
        Ok(Variable { name, element, lanes, align, dims, unsized_array })
    }

    pub(super) fn module_variable(&mut self, space: &str, is_extern: bool) -> Result<()> {
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
                return self.require(b';');
            }
        }
    }

    /// Assigns an address to a variable of global, constant or shared memory and reads its initialiser.
    pub(super) fn place_variable(
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
    pub(super) fn initialiser(&mut self, var: &Variable<'a>) -> Result<Vec<(u64, Item<'a>)>> {
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

    pub(super) fn initialiser_item(&mut self) -> Result<Item<'a>> {
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
                    self.require(b'(')?;
                    let item = self.address_item(mask)?;
                    self.require(b')')?;
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

    pub(super) fn address_item(&mut self, mask: u64) -> Result<Item<'a>> {
        let mut name = self.word("a value")?;
        let generic = name == "generic" && self.accept(b'(');
        if generic {
            name = self.word("a symbol")?;
            self.require(b')')?;
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

    /// Integer expressions with C's precedences, by precedence climbing with a bounded depth.
    pub(super) fn constant_expression(&mut self) -> Result<i64> {
        self.binary_constant(0, 0)
    }

    pub(super) fn binary_operator(&self) -> Option<(u8, u32, usize)> {
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

    pub(super) fn binary_constant(&mut self, least: u32, depth: u32) -> Result<i64> {
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

    pub(super) fn unary_constant(&mut self, depth: u32) -> Result<i64> {
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
                    self.require(b')')?;
                    return self.unary_constant(depth + 1);
                }
                let value = self.binary_constant(0, depth + 1)?;
                self.require(b')')?;
                Ok(value)
            }
            other => Err(self.error(format!("expected a constant, found {}", other.describe()))),
        }
    }

    pub(super) fn fill(&mut self, pending: Pending<'a>) -> Result<()> {
        let size = pending.element.bytes();
        for (index, item) in pending.items {
            let bits = match item {
                Item::Bits { value, float: None } => value,
                Item::Bits { value, float: Some(bits) } => {
                    let op =
                        if bits == 32 { Operand::F32(value as u32) } else { Operand::F64(value) };
                    immediate(&op, pending.element)?
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
                            Some(&f) => super::super::function_address(f),
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
