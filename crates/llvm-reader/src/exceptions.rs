//! Exceptions, which no GPU has.
//!
//! Nothing unwinds the stack there, so an `invoke` is a call after which the program goes on at the
//! normal destination (LLVM's `lowerinvoke` does the same for such targets). The other destination stays
//! in the function, with its phis, after a branch that never goes there: `call`, `br i1 true`. The value of a
//! `landingpad` is poison, and `resume` is never reached.

use crate::cursor::Result;
use crate::instructions::Parsed;
use crate::state::Parser;
use ir::ssa::{InstKind, Type};

impl Parser<'_> {
    /// `to label %normal unwind label %other`, as a branch.
    pub(crate) fn invoke_targets(&mut self) -> Result<InstKind> {
        self.c.require_word("to")?;
        let then = self.branch_target()?;
        self.c.require_word("unwind")?;
        let otherwise = self.branch_target()?;
        let cond = self.m.cx.consts.bool(true).into();
        Ok(InstKind::CondBr { cond, then, otherwise })
    }

    /// `landingpad type cleanup catch … filter …`, from after the word on.
    pub(crate) fn landing_pad(&mut self) -> Result<Parsed> {
        self.c.peek();
        let start = self.c.pos;
        let ty = self.ty()?;
        if ty.is_void() || !(self.m.cx.types.is_aggregate(ty) || ty.is_int() || ty.is_ptr()) {
            return Err(self.type_error(start, "a landing pad cannot have this type", ty));
        }
        loop {
            let word = self.c.word();
            match self.c.text_of(word) {
                "cleanup" => self.c.take(word),
                "catch" | "filter" => {
                    self.c.take(word);
                    let ty = self.ty()?;
                    self.constant(ty)?;
                }
                _ => break,
            }
        }
        let value = self.m.cx.consts.poison(ty).into();
        Ok((InstKind::Freeze { value }, ty))
    }

    /// `resume type value`, from after the word on.
    pub(crate) fn resume(&mut self) -> Result<Parsed> {
        self.typed_value()?;
        Ok((InstKind::Unreachable, Type::VOID))
    }
}
