//! Attributes of parameters, return values, functions and calls.

use crate::cursor::{Result, Word};
use crate::keywords as kw;
use crate::state::{AttrTarget, Form, GroupUse, Parser};
use ir::diagnostic::nearest_name;
use ir::ssa::types::TypeKind;
use ir::ssa::upgrade::OldMemory;
use ir::ssa::{AttrSet, AttrValue, Attribute, Symbol, sym};

/// Attributes by name, sorted.
type Table = &'static [(&'static str, Form)];

/// Attributes of parameters and return values.
static PARAMETER: Table = &[
    ("align", Form::Align),
    ("alignstack", Form::Int),
    ("allocalign", Form::Flag),
    ("allocptr", Form::Flag),
    ("byref", Form::Type),
    ("byval", Form::Type),
    ("captures", Form::Text),
    ("dead_on_return", Form::OptionalText),
    ("dead_on_unwind", Form::Flag),
    ("dereferenceable", Form::Int),
    ("dereferenceable_or_null", Form::Int),
    ("elementtype", Form::Type),
    ("immarg", Form::Flag),
    ("inalloca", Form::Type),
    ("initializes", Form::Text),
    ("inreg", Form::Flag),
    ("nest", Form::Flag),
    ("noalias", Form::Flag),
    ("nocapture", Form::Flag),
    ("noext", Form::Flag),
    ("nofpclass", Form::Text),
    ("nofree", Form::Flag),
    ("nonnull", Form::Flag),
    ("noundef", Form::Flag),
    ("preallocated", Form::Type),
    ("range", Form::Range),
    ("readnone", Form::Flag),
    ("readonly", Form::Flag),
    ("returned", Form::Flag),
    ("signext", Form::Flag),
    ("sret", Form::Type),
    ("swiftasync", Form::Flag),
    ("swifterror", Form::Flag),
    ("swiftself", Form::Flag),
    ("writable", Form::Flag),
    ("writeonly", Form::Flag),
    ("zeroext", Form::Flag),
];

/// Attributes of functions and calls.
static FUNCTION: Table = &[
    ("alignstack", Form::Int),
    ("allockind", Form::Text),
    ("allocsize", Form::Text),
    ("alwaysinline", Form::Flag),
    ("argmemonly", Form::OldMemory),
    ("builtin", Form::Flag),
    ("cold", Form::Flag),
    ("convergent", Form::Flag),
    ("coro_elide_safe", Form::Flag),
    ("coro_only_destroy_when_complete", Form::Flag),
    ("denormal_fpenv", Form::Text),
    ("disable_sanitizer_instrumentation", Form::Flag),
    ("elementtype", Form::Type),
    ("flatten", Form::Flag),
    ("fn_ret_thunk_extern", Form::Flag),
    ("hot", Form::Flag),
    ("hybrid_patchable", Form::Flag),
    ("inaccessiblemem_or_argmemonly", Form::OldMemory),
    ("inaccessiblememonly", Form::OldMemory),
    ("inlinehint", Form::Flag),
    ("jumptable", Form::Flag),
    ("memory", Form::Text),
    ("minsize", Form::Flag),
    ("mustprogress", Form::Flag),
    ("naked", Form::Flag),
    ("nobuiltin", Form::Flag),
    ("nocallback", Form::Flag),
    ("nocf_check", Form::Flag),
    ("nocreateundeforpoison", Form::Flag),
    ("nodivergencesource", Form::Flag),
    ("noduplicate", Form::Flag),
    ("nofree", Form::Flag),
    ("noimplicitfloat", Form::Flag),
    ("noinline", Form::Flag),
    ("nomerge", Form::Flag),
    ("nonlazybind", Form::Flag),
    ("nooutline", Form::Flag),
    ("noprofile", Form::Flag),
    ("norecurse", Form::Flag),
    ("noredzone", Form::Flag),
    ("noreturn", Form::Flag),
    ("nosanitize_bounds", Form::Flag),
    ("nosanitize_coverage", Form::Flag),
    ("nosync", Form::Flag),
    ("nounwind", Form::Flag),
    ("null_pointer_is_valid", Form::Flag),
    ("optdebug", Form::Flag),
    ("optforfuzzing", Form::Flag),
    ("optnone", Form::Flag),
    ("optsize", Form::Flag),
    ("preallocated", Form::Type),
    ("presplitcoroutine", Form::Flag),
    ("readnone", Form::OldMemory),
    ("readonly", Form::OldMemory),
    ("returns_twice", Form::Flag),
    ("safestack", Form::Flag),
    ("sanitize_address", Form::Flag),
    ("sanitize_alloc_token", Form::Flag),
    ("sanitize_hwaddress", Form::Flag),
    ("sanitize_memory", Form::Flag),
    ("sanitize_memtag", Form::Flag),
    ("sanitize_numerical_stability", Form::Flag),
    ("sanitize_realtime", Form::Flag),
    ("sanitize_realtime_blocking", Form::Flag),
    ("sanitize_thread", Form::Flag),
    ("sanitize_type", Form::Flag),
    ("shadowcallstack", Form::Flag),
    ("skipprofile", Form::Flag),
    ("speculatable", Form::Flag),
    ("speculative_load_hardening", Form::Flag),
    ("ssp", Form::Flag),
    ("sspreq", Form::Flag),
    ("sspstrong", Form::Flag),
    ("strictfp", Form::Flag),
    ("uwtable", Form::OptionalText),
    ("vscale_range", Form::Text),
    ("willreturn", Form::Flag),
    ("writeonly", Form::OldMemory),
];

fn lookup(table: Table, name: &str) -> Option<Form> {
    table.binary_search_by_key(&name, |e| e.0).ok().map(|n| table[n].1)
}

impl Parser<'_> {
    /// Attributes of a parameter, an argument or a returned value.
    #[inline]
    pub(crate) fn parameter_attributes(&mut self) -> Result<AttrSet> {
        // Most operands have none, or `noundef` alone.
        match self.c.peek() {
            b'a'..=b'z' | b'"' => self.parameter_attribute_list(),
            _ => Ok(AttrSet::EMPTY),
        }
    }

    /// The symbol and form of an attribute, if the word is one of `table`. Words are looked up in
    /// the tables once; after that by key.
    fn known_attribute(&mut self, word: Word, table: Table) -> Option<(Symbol, Form)> {
        let memo = if std::ptr::eq(table, PARAMETER) {
            &mut self.attributes.parameter
        } else {
            &mut self.attributes.function
        };
        if word.key != 0
            && let Some(&known) = memo.get(&word.key)
        {
            return known;
        }
        let name = self.c.text_of(word);
        let known = lookup(table, name).map(|form| (self.m.cx.symbols.intern(name), form));
        if word.key != 0 {
            memo.insert(word.key, known);
        }
        known
    }

    fn parameter_attribute_list(&mut self) -> Result<AttrSet> {
        self.attr_list.clear();
        loop {
            match self.c.peek() {
                b'"' => {
                    self.string_attribute()?;
                    continue;
                }
                b'a'..=b'z' => {}
                _ => break,
            }
            let word = self.c.word();
            let Some((key, form)) = self.known_attribute(word, PARAMETER) else { break };
            self.c.take(word);
            let attr = self.attribute_value(key, form)?;
            self.attr_list.push(attr);
        }
        Ok(self.take_attributes())
    }

    /// Function attributes into [`Parser::attr_list`]; uses of groups are noted for `target` (none
    /// within a group, where they cannot stand).
    pub(crate) fn function_attributes(&mut self, target: Option<AttrTarget>) -> Result<()> {
        let mut old = OldMemory::default();
        loop {
            match self.c.peek() {
                b'"' => {
                    self.string_attribute()?;
                    continue;
                }
                b'#' => {
                    // `#dbg_value` after a call is the next statement.
                    if !self.c.byte_at(1).is_ascii_digit() {
                        break;
                    }
                    let Some(target) = target else {
                        return Err(self.c.error("a group cannot hold a group"));
                    };
                    self.c.pos += 1;
                    let group = self.c.u32()?;
                    self.group_uses.push(GroupUse { group, target });
                    continue;
                }
                b'a'..=b'z' => {}
                _ => break,
            }
            let word = self.c.word();
            let (key, form) = match self.known_attribute(word, FUNCTION) {
                Some(known) => known,
                // Within a group, `align=8` is a function's alignment. After a variable, without the
                // comma of its own alignment, it is an attribute without effect.
                None if matches!(target, None | Some(AttrTarget::Variable(_)))
                    && word.key == kw::ALIGN =>
                {
                    (sym::ALIGN, Form::Align)
                }
                None if target.is_none() => {
                    let name = self.c.text_of(word);
                    let error = self.c.error(format!("unknown attribute '{name}'"));
                    let near = nearest_name(name, FUNCTION.iter().map(|e| e.0));
                    return Err(match near {
                        Some(near) => error.with_note(format!("did you mean '{near}'?")),
                        None => error,
                    });
                }
                None => break,
            };
            self.c.take(word);
            if form == Form::OldMemory {
                old.add(self.c.text_of(word));
                continue;
            }
            let attr = self.attribute_value(key, form)?;
            self.attr_list.push(attr);
        }
        if let Some(text) = old.text() {
            self.attr_list
                .push(Attribute { key: sym::MEMORY, value: AttrValue::Text(text.into()) });
        }
        Ok(())
    }

    /// A set of function attributes of a call or variable, with its groups noted.
    pub(crate) fn function_attribute_set(&mut self, target: AttrTarget) -> Result<AttrSet> {
        self.attr_list.clear();
        self.function_attributes(Some(target))?;
        Ok(self.take_attributes())
    }

    /// `"key"` or `"key"="value"`
    fn string_attribute(&mut self) -> Result<()> {
        let key = self.c.utf8_string()?;
        let key = self.m.cx.symbols.intern(&key);
        let value = if self.c.eat(b'=') { Some(self.c.utf8_string()?.into()) } else { None };
        self.attr_list.push(Attribute { key, value: AttrValue::String(value) });
        Ok(())
    }

    fn attribute_value(&mut self, key: Symbol, form: Form) -> Result<Attribute> {
        let value = match form {
            Form::Flag | Form::OldMemory => AttrValue::None,
            Form::Align => {
                let start = self.c.pos;
                let bytes = self.bracketed_int(true)?;
                if !bytes.is_power_of_two() || bytes > 1 << 32 {
                    return Err(self.c.error_at(start, "an alignment is a power of two"));
                }
                AttrValue::Int(bytes)
            }
            Form::Int => AttrValue::Int(self.bracketed_int(false)?),
            Form::Type => {
                // Typed pointers' `byval` had no type of its own.
                self.c.require(b'(')?;
                self.enter()?;
                let ty = self.value_type()?;
                self.leave();
                self.c.require(b')')?;
                AttrValue::Type(ty)
            }
            Form::Range => self.range_attribute()?,
            Form::Text => {
                self.c.require(b'(')?;
                AttrValue::Text(self.attribute_text()?)
            }
            Form::OptionalText => {
                if self.c.eat(b'(') {
                    AttrValue::Text(self.attribute_text()?)
                } else {
                    AttrValue::None
                }
            }
        };
        Ok(Attribute { key, value })
    }

    fn attribute_text(&mut self) -> Result<Box<str>> {
        let start = self.c.pos;
        let text = self.c.balanced()?;
        match std::str::from_utf8(text) {
            Ok(text) if text.is_ascii() && !text.contains(';') => {
                Ok(text.split_ascii_whitespace().collect::<Vec<_>>().join(" ").into())
            }
            _ => Err(self.c.error_at(start, "malformed attribute")),
        }
    }

    /// `(8)`, `=8`, or `8` where `bare` allows it.
    fn bracketed_int(&mut self, bare: bool) -> Result<u64> {
        if self.c.eat(b'(') {
            let n = self.c.u64()?;
            self.c.require(b')')?;
            return Ok(n);
        }
        if self.c.eat(b'=') || (bare && self.c.peek().is_ascii_digit()) {
            return self.c.u64();
        }
        Err(self.c.expected(if bare { "a number" } else { "'('" }))
    }

    fn range_attribute(&mut self) -> Result<AttrValue> {
        self.c.require(b'(')?;
        self.c.peek();
        let start = self.c.pos;
        let ty = self.ty()?;
        let width = match self.m.cx.types.kind(ty) {
            TypeKind::Int(width) if width <= 128 => width,
            _ => {
                return Err(self
                    .c
                    .error_at(start, "a range needs an integer type of at most 128 bits"));
            }
        };
        let bound = |p: &mut Self| -> Result<u128> {
            let n = p.constant(ty)?;
            let Some(bits) = p.m.cx.consts.as_uint(n) else {
                return Err(p.c.expected("a number"));
            };
            Ok(ir::ssa::truncate(bits, width))
        };
        let lo = bound(self)?;
        self.c.require(b',')?;
        let hi = bound(self)?;
        self.c.require(b')')?;
        Ok(AttrValue::Range { ty, lo, hi })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_are_sorted() {
        for table in [PARAMETER, FUNCTION] {
            let unsorted = table.windows(2).find(|w| w[0].0 >= w[1].0);
            assert_eq!(unsorted, None);
        }
    }
}
