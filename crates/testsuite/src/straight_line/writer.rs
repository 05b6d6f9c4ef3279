//! The writer of a kernel: its values so far, and what combines them.

use super::constants::constant;
use super::types::{self, Elem, Ty};
use super::{INPUT, OUTPUT};
use crate::generate::{Choices, Target};
use std::collections::BTreeSet;
use std::fmt::Write;

/// Writes one kernel.
pub(super) struct Writer<'a> {
    pub(super) choices: &'a mut Choices,
    pub(super) target: Target,
    pub(super) text: String,
    pub(super) allocas: String,
    pub(super) globals: String,
    /// The functions that the kernel calls.
    pub(super) functions: String,
    /// Whether a function is written, not the kernel.
    pub(super) is_inside: bool,
    declarations: BTreeSet<String>,
    pub(super) values: Vec<(Ty, String)>,
    /// The types that values of the program are of.
    palette: Vec<Ty>,
    counter: u32,
    /// Bytes of results so far.
    stored: u32,
}

impl<'a> Writer<'a> {
    pub(super) fn new(target: Target, choices: &'a mut Choices) -> Self {
        let doubles = target != Target::SpirFloat;
        let lanes = types::lanes(choices);
        let mut palette = Vec::new();
        for _ in 0..1 + choices.below(3) {
            let elem = types::elem(choices, doubles);
            palette.push(Ty { elem, lanes: 0 });
            palette.push(Ty { elem, lanes });
        }
        Self {
            choices,
            target,
            text: String::new(),
            allocas: String::new(),
            globals: String::new(),
            functions: String::new(),
            is_inside: false,
            declarations: BTreeSet::new(),
            values: Vec::new(),
            palette,
            counter: 0,
            stored: 0,
        }
    }

    /// Returns the body, the globals and the declarations.
    pub(super) fn finish(mut self) -> (String, String, BTreeSet<String>) {
        let tid = match self.target {
            Target::Nvptx => {
                let name = "@llvm.nvvm.read.ptx.sreg.tid.x()";
                self.declarations.insert(format!("declare i32 {name}"));
                format!("  %tid = call i32 {name}\n")
            }
            Target::Amdgpu(_) => {
                let name = "@llvm.amdgcn.workitem.id.x()";
                self.declarations.insert(format!("declare i32 {name}"));
                format!("  %tid = call i32 {name}\n")
            }
            Target::Spir | Target::SpirFloat => {
                self.declarations
                    .insert("declare spir_func i64 @_Z12get_local_idj(i32)".to_owned());
                "  %tid64 = call spir_func i64 @_Z12get_local_idj(i32 0)\n  %tid = trunc i64 %tid64 to i32\n".to_owned()
            }
        };
        let head = format!(
            "{}{tid}  %far = mul i32 %tid, {INPUT}\n  %farther = mul i32 %tid, {OUTPUT}\n\
             \x20 %own = getelementptr i8, ptr addrspace(1) %in, i32 %far\n\
             \x20 %slots = getelementptr i8, ptr addrspace(1) %mem, i32 %farther\n\
             \x20 %results = getelementptr i8, ptr addrspace(1) %out, i32 %farther\n",
            self.allocas
        );
        (head + &self.text, self.globals + &self.functions, self.declarations)
    }

    /// Writes `%v = text` and returns the name.
    pub(super) fn define(&mut self, text: &str) -> String {
        self.counter += 1;
        let name = format!("%v{}", self.counter);
        let _ = writeln!(self.text, "  {name} = {text}");
        name
    }

    /// Writes an instruction without result.
    pub(super) fn line(&mut self, text: &str) {
        let _ = writeln!(self.text, "  {text}");
    }

    /// Returns a number that no other name has.
    pub(super) fn number(&mut self) -> u32 {
        self.counter += 1;
        self.counter
    }

    /// Writes a variable of the stack and returns its address's name.
    pub(super) fn alloca(&mut self, ty: Ty, align: u32) -> (String, &'static str) {
        let name = format!("%a{}", self.number());
        let t = ty.name();
        let space = self.target.private();
        let _ = match space {
            "ptr" => writeln!(self.allocas, "  {name} = alloca {t}, align {align}"),
            _ => writeln!(self.allocas, "  {name} = alloca {t}, align {align}, addrspace(5)"),
        };
        (name, space)
    }

    /// Writes a call of an intrinsic and returns its result's name.
    pub(super) fn intrinsic(
        &mut self,
        result: &str,
        name: &str,
        args: &[(String, &str)],
    ) -> String {
        let types: Vec<&str> = args.iter().map(|a| a.0.as_str()).collect();
        self.declarations.insert(format!("declare {result} @{name}({})", types.join(", ")));
        let args: Vec<String> = args.iter().map(|(t, v)| format!("{t} {v}")).collect();
        self.define(&format!("call {result} @{name}({})", args.join(", ")))
    }

    /// Writes a call of an intrinsic overloaded on its only type.
    pub(super) fn overloaded(&mut self, name: &str, ty: Ty, args: &[&str]) -> String {
        let t = ty.name();
        let args: Vec<_> = args.iter().map(|&a| (t.clone(), a)).collect();
        self.intrinsic(&t, &format!("llvm.{name}.{}", ty.mangled()), &args)
    }

    /// Keeps a value for later use.
    pub(super) fn keep(&mut self, ty: Ty, name: String) {
        self.values.push((ty, name));
    }

    /// Chooses a type of the program.
    pub(super) fn any_type(&mut self) -> Ty {
        *self.choices.pick(&self.palette)
    }

    /// Chooses an integer type of a shape: the program's often, else any.
    pub(super) fn int_like(&mut self, ty: Ty) -> Ty {
        let own: Vec<Elem> = self.palette.iter().map(|t| t.elem).filter(|e| e.is_int()).collect();
        if !own.is_empty() && self.choices.chance(2, 3) {
            return ty.with(*self.choices.pick(&own));
        }
        ty.with(Elem::Int(types::width(self.choices)))
    }

    /// Chooses a float type of a shape.
    pub(super) fn float_like(&mut self, ty: Ty) -> Ty {
        let doubles = self.target != Target::SpirFloat;
        let all: &[Elem] = match doubles {
            true => &[Elem::Float, Elem::Half, Elem::Double, Elem::BFloat],
            false => &[Elem::Float, Elem::Half, Elem::BFloat],
        };
        ty.with(*self.choices.pick(all))
    }

    /// Returns some value of a type: one that exists, a constant, one that turns out to be constant, or one that is read.
    pub(super) fn value(&mut self, ty: Ty) -> String {
        let existing: Vec<usize> =
            (0..self.values.len()).filter(|&n| self.values[n].0 == ty).collect();
        let kind = self.choices.below(12);
        match kind {
            0..=7 if !existing.is_empty() => {
                let n = existing.len() as u32;
                let back = self.choices.below(n).min(self.choices.below(n));
                self.values[existing[existing.len() - 1 - back as usize]].1.clone()
            }
            8 => constant(self.choices, ty),
            9 => self.late_constant(ty),
            _ => self.input(ty),
        }
    }

    /// Returns a value that only passes or the selector find to be a constant.
    fn late_constant(&mut self, ty: Ty) -> String {
        let t = ty.name();
        match (self.choices.below(5), ty.elem) {
            (0, _) => {
                let c = constant(self.choices, ty);
                self.through_stack(ty, &c)
            }
            (1, Elem::Int(_)) => {
                let (v, c) = (self.value_of_input(ty), constant(self.choices, ty));
                let zero = self.define(&format!("sub {t} {v}, {v}"));
                self.define(&format!("or {t} {zero}, {c}"))
            }
            (2, Elem::Int(bits)) => {
                let v = self.value_of_input(ty);
                let wide = ty.with(Elem::Int(bits + 1 + self.choices.below(32)));
                let w = wide.name();
                let amount = super::constants::splat(wide, u64::from(bits));
                let extended = self.define(&format!("zext {t} {v} to {w}"));
                let zero = self.define(&format!("lshr {w} {extended}, {amount}"));
                self.define(&format!("trunc {w} {zero} to {t}"))
            }
            (3, Elem::Int(_)) => {
                let v = self.value_of_input(ty);
                let bound = super::constants::splat(ty, 0);
                let name = *self.choices.pick(&["umin", "umin"]);
                self.overloaded(name, ty, &[&v, &bound])
            }
            _ => self.table_constant(ty),
        }
    }

    fn value_of_input(&mut self, ty: Ty) -> String {
        let found = self.values.iter().rev().find(|v| v.0 == ty).map(|v| v.1.clone());
        found.unwrap_or_else(|| self.input(ty))
    }

    /// Writes the statements: each combines values into another.
    pub(super) fn statements(&mut self) {
        for _ in 0..1 + self.choices.below(10) {
            match self.choices.below(16) {
                14 => self.call(),
                15 => self.element_of_table(),
                _ => self.statement(),
            }
        }
    }

    /// Writes one statement.
    pub(super) fn statement(&mut self) {
        let ty = self.any_type();
        match self.choices.below(6) {
            0 if ty.is_vector() => self.vector(ty),
            1 => self.memory(ty),
            _ if ty.elem.is_int() => self.integer(ty),
            _ => self.float(ty),
        }
    }

    /// Stores the values, the newest first, until the thread's room is full.
    pub(super) fn results(&mut self) {
        let values: Vec<(Ty, String)> = self.values.iter().rev().take(12).cloned().collect();
        for (ty, value) in values {
            self.result(ty, &value);
        }
    }

    /// Stores one value in whole bytes: floats without a NaN, other widths extended with zeros.
    fn result(&mut self, ty: Ty, value: &str) {
        if ty.is_vector() && !ty.is_whole_bytes() && self.choices.chance(3, 4) {
            return self.result_by_element(ty, value);
        }
        let whole = match ty.elem {
            Elem::Int(bits) => ty.with(Elem::Int(bits.next_multiple_of(8))),
            _ => ty,
        };
        let at = self.stored;
        if at + whole.bytes() > OUTPUT {
            return;
        }
        self.stored = (at + whole.bytes()).next_multiple_of(16);
        let mut value = self.ordered(ty, value);
        if whole != ty {
            value = self.define(&format!("zext {} {value} to {}", ty.name(), whole.name()));
        }
        let p = self.define(&format!("getelementptr i8, ptr addrspace(1) %results, i32 {at}"));
        let t = whole.name();
        self.line(&format!("store {t} {value}, ptr addrspace(1) {p}, align 16"));
    }

    fn result_by_element(&mut self, ty: Ty, value: &str) {
        for lane in 0..ty.lanes.min(4) {
            let text = format!("extractelement {} {value}, i32 {lane}", ty.name());
            let element = self.define(&text);
            self.result(ty.scalar(), &element);
        }
    }
}
