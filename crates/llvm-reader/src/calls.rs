//! Calls.

use crate::cursor::Result;
use crate::instructions::Parsed;
use crate::keywords as kw;
use crate::state::{AttrTarget, Parser};
use ir::diagnostic::Diagnostic;
use ir::ssa::{
    AttrSet, Bundle, CallId, CallInfo, FuncBody, InstKind, TailKind, Type, TypeKind, Value,
};

impl Parser<'_> {
    /// `call …` after `tail`, `musttail` or `notail`.
    pub(crate) fn marked_call(&mut self, tail: TailKind) -> Result<Parsed> {
        self.c.require_word("call")?;
        self.call(tail)
    }

    /// A call, from after the word on.
    pub(crate) fn call(&mut self, tail: TailKind) -> Result<Parsed> {
        let fast_math = self.fast_math();
        let cc = self.calling_convention()?;
        let ret_attrs = self.parameter_attributes()?;
        let space = self.optional_address_space()?.unwrap_or(self.m.cx.data_layout().program_space);
        self.c.peek();
        let type_start = self.c.pos;
        let ty = self.ty()?;
        let explicit = match self.m.cx.types.kind(ty) {
            TypeKind::Function { .. } => Some(ty),
            TypeKind::Label | TypeKind::Metadata => {
                return Err(self.type_error(type_start, "a call cannot return this type", ty));
            }
            _ => None,
        };
        self.c.peek();
        let callee_start = self.c.pos;
        let asm = self.c.word();
        let is_asm = asm.key == kw::ASM;
        let mut callee: Option<Value> = None;
        if !is_asm {
            callee = Some(match self.c.byte() {
                b'%' | b'@' => self.value(Type::ptr(space))?,
                _ => self.callee_expression(Type::ptr(space))?,
            });
        }
        // The template of inline assembly stands before the arguments that give its type.
        let mut asm_at = 0;
        if is_asm {
            self.c.take(asm);
            asm_at = self.c.pos;
            self.skip_inline_asm()?;
        }
        let mut values = std::mem::take(&mut self.values);
        let mut types = std::mem::take(&mut self.value_types);
        let mut attrs = std::mem::take(&mut self.arg_attrs);
        self.arguments(&mut values, &mut types, &mut attrs)?;
        let function_type = match explicit {
            Some(ty) => {
                self.check_arguments(ty, &types, callee_start)?;
                ty
            }
            None => self.call_type(ty, &types, callee),
        };
        let callee = match callee {
            Some(callee) => callee,
            None => {
                let after = self.c.pos;
                self.c.pos = asm_at;
                let c = self.inline_asm(function_type)?;
                self.c.pos = after;
                c.into()
            }
        };
        let ret = self.m.cx.types.signature(function_type).map_or(ty, |s| s.0);
        let mut info = CallInfo::new(function_type);
        info.cc = cc;
        info.tail = tail;
        info.fast_math = fast_math;
        info.ret_attrs = ret_attrs;
        info.address_space = space;
        if attrs.iter().any(|a| !a.is_empty()) {
            info.arg_attrs = attrs.as_slice().into();
        }
        let args = self.body.make_list(&values);
        self.values = values;
        self.value_types = types;
        self.arg_attrs = attrs;
        let call = CallId::from_u32(self.body.calls.len() as u32);
        let handle = self.func.handle.unwrap_or(FuncBody::from_u32(0));
        info.fn_attrs = self.function_attribute_set(AttrTarget::Call(handle, call))?;
        if self.c.peek() == b'[' {
            info.bundles = self.bundles()?;
        }
        let info = self.body.calls.push(info);
        Ok((InstKind::Call { callee, args, info }, ret))
    }

    /// A callee that is neither a name nor assembly: a constant expression, `null`, `undef` …
    fn callee_expression(&mut self, ty: Type) -> Result<Value> {
        let word = self.c.word();
        if word.is_empty() {
            return Err(self.c.expected("a function"));
        }
        Ok(self.constant(ty)?.into())
    }

    fn skip_inline_asm(&mut self) -> Result<()> {
        for key in [kw::SIDEEFFECT, kw::ALIGNSTACK, kw::INTELDIALECT, kw::UNWIND] {
            self.c.eat_word(key);
        }
        self.c.string()?;
        self.c.require(b',')?;
        self.c.string()?;
        Ok(())
    }

    fn arguments(
        &mut self,
        values: &mut Vec<Value>,
        types: &mut Vec<Type>,
        attrs: &mut Vec<AttrSet>,
    ) -> Result<()> {
        values.clear();
        types.clear();
        attrs.clear();
        if !self.c.eat(b'(') {
            return Err(self.c.expected("'(' and the call's arguments"));
        }
        if self.c.eat(b')') {
            return Ok(());
        }
        loop {
            if self.c.peek() == b'.' {
                return Err(self.c.error("forwarding '...' is not supported"));
            }
            let ty = self.value_type()?;
            let set = self.parameter_attributes()?;
            values.push(self.value(ty)?);
            types.push(ty);
            attrs.push(set);
            if !self.c.eat(b',') {
                break;
            }
        }
        if !self.c.eat(b')') {
            return Err(self.c.expected("',' or ')'"));
        }
        Ok(())
    }

    /// The type of a call that is written with the returned type only: the callee's own where it
    /// agrees, so that the usual call needs no look-up.
    fn call_type(&mut self, ret: Type, args: &[Type], callee: Option<Value>) -> Type {
        let global = callee.and_then(Value::constant).and_then(|c| self.m.cx.consts.as_global(c));
        if let Some(global) = global {
            let ty = self.m.cx.globals[global].ty;
            if let Some((r, params, false)) = self.m.cx.types.signature(ty)
                && r == ret
                && params == args
            {
                return ty;
            }
        }
        let ty = self.m.cx.types.function(ret, args, false);
        if let Some(global) = global
            && !self.mentions[global.as_u32() as usize].defined
        {
            // Remembered for the next call; the declaration brings the real one.
            self.m.cx.globals[global].ty = ty;
        }
        ty
    }

    fn check_arguments(&self, ty: Type, args: &[Type], start: usize) -> Result<()> {
        let Some((_, params, varargs)) = self.m.cx.types.signature(ty) else { return Ok(()) };
        if args.len() < params.len() || (args.len() > params.len() && !varargs) {
            return Err(self.c.error_at(
                start,
                format!("call has {} arguments, its type wants {}", args.len(), params.len()),
            ));
        }
        match params.iter().zip(args).position(|(p, a)| p != a) {
            None => Ok(()),
            Some(n) => Err(self.argument_error(n, params[n], args[n], start)),
        }
    }

    #[cold]
    fn argument_error(&self, n: usize, wanted: Type, found: Type, start: usize) -> Diagnostic {
        let types = &self.m.cx.types;
        let message = format!(
            "argument {n} has type '{}', expected '{}'",
            types.display(found),
            types.display(wanted)
        );
        self.c.error_at(start, message)
    }

    /// `[ "tag"(values), … ]`
    fn bundles(&mut self) -> Result<Vec<Bundle>> {
        self.c.require(b'[')?;
        let mut bundles = Vec::new();
        loop {
            let tag = self.string_symbol()?;
            self.c.require(b'(')?;
            let mut values = Vec::new();
            if !self.c.eat(b')') {
                loop {
                    values.push(self.typed_value()?.1);
                    if !self.c.eat(b',') {
                        break;
                    }
                }
                self.c.require(b')')?;
            }
            let args = self.body.make_list(&values);
            bundles.push(Bundle { tag, args });
            if !self.c.eat(b',') {
                break;
            }
        }
        if !self.c.eat(b']') {
            return Err(self.c.expected("',' or ']'"));
        }
        Ok(bundles)
    }
}
