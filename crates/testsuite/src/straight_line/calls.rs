//! Functions of straight-line programs: values of every type as arguments and results.

use super::constants::constant;
use super::types::{Elem, Ty};
use super::writer::Writer;
use crate::generate::Target;
use std::fmt::Write;

impl Writer<'_> {
    /// Calls a function of its own that combines its parameters.
    pub(super) fn call(&mut self) {
        if self.is_inside {
            return;
        }
        let params: Vec<Ty> = (0..1 + self.choices.below(3)).map(|_| self.any_type()).collect();
        let result = self.any_type();
        let args: Vec<String> = params.iter().map(|&ty| self.value(ty)).collect();
        let extensions: Vec<&str> = params.iter().map(|&ty| self.extension(ty)).collect();
        let extended = self.extension(result);
        let attributes = *self.choices.pick(&["noinline", "noinline", "", "alwaysinline"]);
        let name = format!("@f{}", self.number());
        let typed = |names: &mut dyn FnMut(usize) -> String| -> String {
            let one = |n: usize| format!("{} {}{}", params[n].name(), extensions[n], names(n));
            (0..params.len()).map(one).collect::<Vec<_>>().join(", ")
        };
        let names = typed(&mut |n| format!("%p{n}"));
        let passed = typed(&mut |n| args[n].clone());
        let body = self.function_body(&params, result);
        let (convention, group) = match self.target {
            Target::Nvptx => ("", ""),
            Target::Amdgpu(_) => ("", " #0"),
            Target::Spir | Target::SpirFloat => ("spir_func ", ""),
        };
        let t = result.name();
        let _ = write!(
            self.functions,
            "define internal {convention}{extended}{t} {name}({names}) {attributes}{group} {{\n{body}}}\n\n"
        );
        let out = self.define(&format!("call {convention}{extended}{t} {name}({passed})"));
        self.keep(result, out);
    }

    /// Returns how a number of at most 32 bits is extended where it is passed.
    fn extension(&mut self, ty: Ty) -> &'static str {
        match ty.elem {
            Elem::Int(bits) if bits < 32 && !ty.is_vector() => {
                self.choices.pick::<&'static str>(&["", "signext ", "zeroext "])
            }
            _ => "",
        }
    }

    /// Writes the statements of a function and its result. What it computes with are its parameters and constants.
    fn function_body(&mut self, params: &[Ty], result: Ty) -> String {
        let named = params.iter().enumerate().map(|(n, &ty)| (ty, format!("%p{n}"))).collect();
        let values = std::mem::replace(&mut self.values, named);
        let text = std::mem::take(&mut self.text);
        let allocas = std::mem::take(&mut self.allocas);
        self.is_inside = true;
        for _ in 0..1 + self.choices.below(3) {
            self.statement();
        }
        let value = self.value(result);
        self.line(&format!("ret {} {value}", result.name()));
        self.is_inside = false;
        self.values = values;
        let body = std::mem::replace(&mut self.text, text);
        std::mem::replace(&mut self.allocas, allocas) + &body
    }

    /// Returns a constant in place of input, which functions do not have.
    pub(super) fn input_inside(&mut self, ty: Ty) -> String {
        constant(self.choices, ty)
    }
}
