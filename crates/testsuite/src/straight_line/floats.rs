//! Float instructions and intrinsics. `frem` is not among them: on GPUs it is what rounded quotients give.

use super::constants::list;
use super::types::{Elem, Ty};
use super::writer::Writer;
use crate::generate::Target;

const CONDITIONS: [&str; 14] = [
    "olt", "ogt", "oeq", "one", "ole", "oge", "ord", "uno", "ult", "ugt", "ueq", "une", "ule",
    "uge",
];
const ROUNDINGS: [&str; 7] = ["floor", "ceil", "trunc", "rint", "nearbyint", "roundeven", "round"];

impl Writer<'_> {
    /// Combines floats of a type.
    pub(super) fn float(&mut self, ty: Ty) {
        match self.choices.below(15) {
            0..=2 => {
                let op = *self.choices.pick(&["fadd", "fsub", "fmul", "fdiv"]);
                let (a, b) = (self.value(ty), self.value(ty));
                let out = self.define(&format!("{op} {} {a}, {b}", ty.name()));
                self.keep(ty, out);
            }
            3 => self.unary(ty),
            4 => {
                let (a, b) = (self.value(ty), self.value(ty));
                let b = self.ordered(ty, &b);
                let out = self.overloaded("copysign", ty, &[&a, &b]);
                self.keep(ty, out);
            }
            5 => self.bound(ty),
            6 if ty.elem != Elem::BFloat => {
                let (a, b, c) = (self.value(ty), self.value(ty), self.value(ty));
                let out = self.overloaded("fma", ty, &[&a, &b, &c]);
                self.keep(ty, out);
            }
            7 => {
                let (a, b) = (self.value(ty), self.value(ty));
                let condition = *self.choices.pick(&CONDITIONS);
                let out = self.define(&format!("fcmp {condition} {} {a}, {b}", ty.name()));
                self.keep(ty.with(Elem::Int(1)), out);
            }
            8 => self.select(ty),
            9 => self.change_format(ty),
            10 => self.saturated(ty),
            11 => self.in_range(ty),
            12 => self.class(ty),
            // NVIDIA's target has no `ldexp` yet.
            13 if self.target != Target::Nvptx => self.scale(ty),
            _ => self.bitcast(ty),
        }
    }

    /// Multiplies by a power of two, whose exponent is an integer of 8 to 32 bits.
    fn scale(&mut self, ty: Ty) {
        let exponent = ty.with(Elem::Int(*self.choices.pick(&[32, 16, 8])));
        let (v, by) = (self.value(ty), self.value(exponent));
        let name = format!("llvm.ldexp.{}.{}", ty.mangled(), exponent.mangled());
        let args = [(ty.name(), v.as_str()), (exponent.name(), by.as_str())];
        let out = self.intrinsic(&ty.name(), &name, &args);
        self.keep(ty, out);
    }

    /// Returns a value with 1.0 for each NaN, whose bits and sign are not determined; integers are as they were.
    pub(super) fn ordered(&mut self, ty: Ty, value: &str) -> String {
        if ty.elem.is_int() {
            return value.to_owned();
        }
        let (t, ones) = (ty.name(), list(ty, |_| "1.0".into()));
        let nan = self.define(&format!("fcmp uno {t} {value}, {value}"));
        let of = ty.with(Elem::Int(1)).name();
        self.define(&format!("select {of} {nan}, {t} {ones}, {t} {value}"))
    }

    fn unary(&mut self, ty: Ty) {
        let a = self.value(ty);
        let out = match self.choices.below(4) {
            0 => self.define(&format!("fneg {} {a}", ty.name())),
            1 => self.overloaded("fabs", ty, &[&a]),
            2 => {
                let name = *self.choices.pick(&ROUNDINGS);
                self.overloaded(name, ty, &[&a])
            }
            _ => self.overloaded("sqrt", ty, &[&a]),
        };
        self.keep(ty, out);
    }

    /// The lesser or the greater. Of two zeros `minnum` may give either: adding 0.0 makes one of them.
    fn bound(&mut self, ty: Ty) {
        let names = ["minnum", "maxnum", "minimum", "maximum"];
        let name = *self.choices.pick(&names);
        let (a, b) = (self.value(ty), self.value(ty));
        let mut out = self.overloaded(name, ty, &[&a, &b]);
        if name.ends_with("num") {
            let zeros = list(ty, |_| "0.0".into());
            out = self.define(&format!("fadd {} {out}, {zeros}", ty.name()));
        }
        self.keep(ty, out);
    }

    fn change_format(&mut self, ty: Ty) {
        let to = self.float_like(ty);
        let op = match to.elem.bits().cmp(&ty.elem.bits()) {
            std::cmp::Ordering::Less => "fptrunc",
            std::cmp::Ordering::Greater => "fpext",
            std::cmp::Ordering::Equal => return self.unary(ty),
        };
        let v = self.value(ty);
        let out = self.define(&format!("{op} {} {v} to {}", ty.name(), to.name()));
        self.keep(to, out);
    }

    fn saturated(&mut self, ty: Ty) {
        let v = self.value(ty);
        let to = self.int_like(ty);
        let which = *self.choices.pick(&["fptosi", "fptoui"]);
        let name = format!("llvm.{which}.sat.{}.{}", to.mangled(), ty.mangled());
        let out = self.intrinsic(&to.name(), &name, &[(ty.name(), &v)]);
        self.keep(to, out);
    }

    /// Converts to an integer what was made to lie in its range.
    fn in_range(&mut self, ty: Ty) {
        let v = self.value(ty);
        let to = self.int_like(ty);
        let bits = to.elem.bits();
        let limit = 1u64 << (bits - 1).min(14);
        let unsigned = self.choices.chance(1, 2);
        let (t, of) = (ty.name(), ty.with(Elem::Int(1)).name());
        let size = self.overloaded("fabs", ty, &[&v]);
        let bound = list(ty, |_| format!("{limit}.0"));
        let small = self.define(&format!("fcmp olt {t} {size}, {bound}"));
        let zeros = list(ty, |_| "0.0".into());
        let from = if unsigned { &size } else { &v };
        let kept = self.define(&format!("select {of} {small}, {t} {from}, {t} {zeros}"));
        let op = if unsigned { "fptoui" } else { "fptosi" };
        let out = self.define(&format!("{op} {t} {kept} to {}", to.name()));
        self.keep(to, out);
    }

    /// Asks for classes of a float; the two kinds of NaN go together.
    fn class(&mut self, ty: Ty) {
        let mask = (self.choices.below(256) << 2) | (3 * self.choices.below(2));
        let v = self.value(ty);
        let to = ty.with(Elem::Int(1));
        let name = format!("llvm.is.fpclass.{}", ty.mangled());
        let mask = mask.to_string();
        let out = self.intrinsic(&to.name(), &name, &[(ty.name(), &v), ("i32".into(), &mask)]);
        self.keep(to, out);
    }
}
