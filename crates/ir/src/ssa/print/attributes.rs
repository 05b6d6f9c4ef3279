//! Attributes.

use super::super::attributes::{AttrSet, AttrValue, Attribute};
use super::super::constants::sign_extend;
use super::super::symbol::sym;
use super::Printer;
use std::fmt::Write as _;

impl Printer<'_> {
    /// Attributes of a parameter, argument or returned value, each followed by a space.
    pub(super) fn leading_attributes(&mut self, set: AttrSet) {
        let cx = self.cx;
        for attr in cx.attrs.get(set) {
            self.attribute(attr, false);
            self.out.push(' ');
        }
    }

    /// Attributes of a parameter, each with a space in front.
    pub(super) fn trailing_attributes(&mut self, set: AttrSet) {
        let cx = self.cx;
        for attr in cx.attrs.get(set) {
            self.out.push(' ');
            self.attribute(attr, false);
        }
    }

    /// ` #n` for a set of function attributes.
    pub(super) fn group(&mut self, set: AttrSet) {
        if set.is_empty() {
            return;
        }
        let next = self.groups.len() as u32;
        let number = *self.group_numbers.entry(set).or_insert_with(|| next);
        if number == next {
            self.groups.push(set);
        }
        self.push(" #");
        self.number(u64::from(number));
    }

    /// The definitions of the groups used so far.
    pub(super) fn group_definitions(&mut self) {
        let cx = self.cx;
        if !self.groups.is_empty() {
            self.push("\n");
        }
        for n in 0..self.groups.len() {
            let _ = write!(self.out, "attributes #{n} = {{ ");
            for attr in cx.attrs.get(self.groups[n]) {
                self.attribute(attr, true);
                self.out.push(' ');
            }
            self.push("}\n");
        }
    }

    fn attribute(&mut self, attr: &Attribute, in_group: bool) {
        let name = self.cx.symbols.text(attr.key);
        match &attr.value {
            AttrValue::None => self.push(name),
            AttrValue::Int(n) => {
                self.push(name);
                let _ = if in_group {
                    write!(self.out, "={n}")
                } else if attr.key == sym::ALIGN {
                    write!(self.out, " {n}")
                } else {
                    write!(self.out, "({n})")
                };
            }
            AttrValue::Type(ty) => {
                self.push(name);
                self.push("(");
                self.ty(*ty);
                self.push(")");
            }
            AttrValue::Range { ty, lo, hi } => {
                let width = ty.int_width().unwrap_or(128);
                let (lo, hi) = (sign_extend(*lo, width), sign_extend(*hi, width));
                self.push(name);
                self.push("(");
                self.ty(*ty);
                let _ = write!(self.out, " {lo}, {hi})");
            }
            AttrValue::Text(text) => {
                let _ = write!(self.out, "{name}({text})");
            }
            AttrValue::String(value) => {
                self.string(name.as_bytes());
                if let Some(value) = value {
                    self.push("=");
                    self.string(value.as_bytes());
                }
            }
        }
    }
}
