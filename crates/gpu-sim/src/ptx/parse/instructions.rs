//! Instructions and their operands.

use super::super::decode::decode;
use super::super::inst::*;
use super::super::lex::Tok;
use super::super::operand::{Cx, Operand, Symbol};
use super::super::types::Ty;
use super::Parser;
use super::functions::{Body, Fix, Named};
use crate::fault::{Fault, FaultKind, Result};

impl<'a> Parser<'a> {
    pub(super) fn instruction(&mut self, body: &mut Body<'a>) -> Result<()> {
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
        let inst = self.code.len() as u32;
        let op = match self.operation(body, inst, line) {
            Ok(op) => {
                self.require(b';')?;
                op
            }
            // A module may hold a kernel that cannot be run here beside those that can.
            Err(fault) if fault.kind() == FaultKind::Unsupported => {
                self.skip_to_semicolon()?;
                self.unsupported.push(fault);
                Op::Unsupported(self.unsupported.len() as u32 - 1)
            }
            Err(fault) => return Err(fault),
        };
        self.push(op, guard, first);
        Ok(())
    }

    /// Mnemonic and operands, up to the semicolon.
    fn operation(&mut self, body: &mut Body<'a>, inst: u32, line: u32) -> Result<Op> {
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
        for op in &ops {
            touched(op, &mut self.touched);
        }
        Ok(match base {
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
        })
    }

    pub(super) fn cx(&mut self, body: &Body<'a>) -> Cx<'_> {
        Cx {
            pool: &mut self.pool,
            in_entry: body.is_entry,
            function: body.index,
            sm: super::sm_number(&self.target),
        }
    }

    pub(super) fn operand(&mut self, body: &mut Body<'a>) -> Result<Operand<'a>> {
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
    pub(super) fn is_constant_parenthesis(&self) -> bool {
        // Lists directly follow `call` or a callee; constants inside them are followed by `,` or `)`.
        let previous = self.at.checked_sub(1).map(|i| self.tokens[i].tok);
        let next = self.tokens.get(self.at + 1).map(|t| t.tok);
        let after = self.tokens.get(self.at + 2).map(|t| t.tok);
        previous == Some(Tok::Punct(b','))
            && matches!(next, Some(Tok::Int(_)))
            && !matches!(after, Some(Tok::Punct(b',' | b')')))
    }

    pub(super) fn operand_list(
        &mut self,
        body: &mut Body<'a>,
        close: u8,
    ) -> Result<Vec<Operand<'a>>> {
        let mut list = Vec::new();
        while !self.accept(close) {
            list.push(self.simple_operand(body)?);
            if self.peek() != Tok::Punct(close) {
                self.require(b',')?;
            }
        }
        Ok(list)
    }

    pub(super) fn memory_operand(&mut self, body: &mut Body<'a>) -> Result<Operand<'a>> {
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
                    self.require(b'{')?;
                    let coordinates = self.operand_list(body, b'}')?;
                    self.require(b']')?;
                    let map = Operand::Memory(Box::new(base), offset);
                    return Ok(Operand::Tensor(Box::new(map), coordinates));
                }
                other => {
                    return Err(self.error(format!("expected `]`, found {}", other.describe())));
                }
            }
        }
        Ok(Operand::Memory(Box::new(base), offset))
    }

    pub(super) fn simple_operand(&mut self, body: &mut Body<'a>) -> Result<Operand<'a>> {
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
                // After a constant, `|` cannot join two results.
                Ok(Operand::Int(self.constant_expression()? as u64))
            }
            _ => Err(self.unexpected("an operand")),
        }
    }

    /// A register, special register, symbol (with `+offset` where allowed) or label.
    pub(super) fn name_operand(
        &mut self,
        body: &mut Body<'a>,
        with_offset: bool,
    ) -> Result<Operand<'a>> {
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

    pub(super) fn call(&mut self, body: &mut Body<'a>, ops: &[Operand<'a>]) -> Result<Op> {
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
}

/// Adds the rows of the registers of an operand.
fn touched(op: &Operand<'_>, rows: &mut Vec<u32>) {
    match op {
        Operand::Reg { row, .. } => rows.push(*row),
        Operand::Memory(base, _) => touched(base, rows),
        Operand::Tensor(map, list) => {
            touched(map, rows);
            list.iter().for_each(|op| touched(op, rows));
        }
        Operand::Vector(list) | Operand::List(list) => {
            list.iter().for_each(|op| touched(op, rows));
        }
        Operand::Pair(a, b) => {
            touched(a, rows);
            touched(b, rows);
        }
        _ => {}
    }
}
