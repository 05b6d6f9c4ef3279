//! Calls against the type and the declaration of what they call.

use super::super::constants::ConstData;
use super::super::instructions::{CallId, Value, ValueKind};
use super::super::intrinsics::Intrinsic;
use super::super::module::{Global, GlobalKind};
use super::super::symbol::sym;
use super::super::target_intrinsics;
use super::super::types::Type;
use super::function::Verifier;
use super::{attributes, intrinsics};

impl Verifier<'_, '_> {
    pub(super) fn call(
        &self,
        callee: Value,
        args: &[Value],
        info: CallId,
        result: Type,
    ) -> Result<(), String> {
        let cx = self.cx;
        let info = self.body.calls.get(info).ok_or("the call's data do not exist")?;
        let Some((ret, params, varargs)) = cx.types.signature(info.function_type) else {
            return Err("a call needs a function type".to_owned());
        };
        if ret != result {
            return Err(format!(
                "the call's result has type '{}', its function returns '{}'",
                self.show(result),
                self.show(ret)
            ));
        }
        if !self.ty(callee).is_ptr() {
            return Err("the callee is no pointer".to_owned());
        }
        if args.len() < params.len() || (args.len() > params.len() && !varargs) {
            return Err(format!(
                "call with {} arguments of a function of {}",
                args.len(),
                params.len()
            ));
        }
        for (n, (&param, &arg)) in params.iter().zip(args).enumerate() {
            let actual = self.ty(arg);
            if actual != param {
                return Err(format!(
                    "argument {n} has type '{}', expected '{}'",
                    self.show(actual),
                    self.show(param)
                ));
            }
        }
        if info.arg_attrs.len() > args.len() {
            return Err("attributes for more arguments than there are".to_owned());
        }
        self.check_fast_math(ret, info.fast_math)?;
        if !info.ret_attrs.is_empty() || info.arg_attrs.iter().any(|a| !a.is_empty()) {
            let mut problem = None;
            let types: Vec<Type> = args.iter().map(|&a| self.ty(a)).collect();
            attributes::check_signature(
                cx,
                ret,
                &types,
                info.ret_attrs,
                &info.arg_attrs,
                &mut |p| problem = problem.take().or(Some(p)),
            );
            if let Some(problem) = problem {
                return Err(problem);
            }
        }
        self.callee(callee, args, info.function_type)?;
        // An intrinsic is not a function with an address.
        for &arg in args {
            if cx.intrinsic_of(arg) != Intrinsic::None {
                return Err("the address of an intrinsic is taken".to_owned());
            }
        }
        Ok(())
    }

    fn callee(&self, callee: Value, args: &[Value], ty: Type) -> Result<(), String> {
        let cx = self.cx;
        let Some(c) = callee.constant() else { return Ok(()) };
        match &cx.consts[c] {
            ConstData::InlineAsm(asm) if asm.function_type != ty => {
                Err("the assembly's type is not the call's".to_owned())
            }
            ConstData::Global { global, .. } => {
                let data = &cx.globals[*global];
                let GlobalKind::Function(function) = &data.kind else { return Ok(()) };
                if function.intrinsic == Intrinsic::None {
                    return Ok(());
                }
                if data.ty != ty {
                    return Err("an intrinsic is called with another type than its own".to_owned());
                }
                for (n, &arg) in args.iter().enumerate() {
                    let is_constant = match arg.kind() {
                        ValueKind::Const(c) => matches!(
                            cx.consts[c],
                            ConstData::Int { .. }
                                | ConstData::Float { .. }
                                | ConstData::WideInt { .. }
                        ),
                        ValueKind::Metadata(_) => true,
                        ValueKind::Local(_) => false,
                    };
                    if is_constant {
                        continue;
                    }
                    let immediate = cx.attrs.has(function.param_attrs(n), sym::IMMARG)
                        || intrinsics::is_immediate(function.intrinsic, n)
                        || self.is_target_immediate(*global, n, args.len());
                    if immediate {
                        return Err(format!("argument {n} of the intrinsic must be a constant"));
                    }
                }
                Ok(())
            }
            _ => Ok(()),
        }
    }

    /// Whether an argument of a target's intrinsic must be a constant. The table is asked once for each argument.
    fn is_target_immediate(&self, callee: Global, n: usize, args: usize) -> bool {
        let cx = self.cx;
        if cx.function(callee).is_none_or(|f| f.intrinsic != Intrinsic::Target) {
            return false;
        }
        let key = (callee, n);
        if let Some(&known) = self.immediates.borrow().get(&key) {
            return known;
        }
        let found = target_intrinsics::find(&cx.globals[callee].name);
        let immediate = found.is_some_and(|signatures| signatures.is_immediate(n, args));
        self.immediates.borrow_mut().insert(key, immediate);
        immediate
    }
}
