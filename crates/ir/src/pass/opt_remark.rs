//! Optimization remarks: what a pass did, did not do, or found out, as LLVM's tools print and write them.
//!
//! A pass says a remark with [`PassCx::opt_remark`]. It costs nothing without a request for remarks: the closure that makes
//! the remark is not called. Two kinds of code say remarks: passes that decide something themselves (inlining), and the
//! runner of passes, for every number that a pass counted by [`PassCx::stat`].
//!
//! [`PassCx::opt_remark`]: super::PassCx::opt_remark
//! [`PassCx::stat`]: super::PassCx::stat

use core::fmt::{self, Write as _};
use std::borrow::Cow;

use crate::diagnostic::Location;

use super::PassCx;

crate::named_enum! {
    /// Kind of a remark.
    pub enum OptRemarkKind {
        /// Something was done.
        Passed = "Passed",
        /// Something was not done, or is worse than it could be.
        Missed = "Missed",
        /// Something was found out.
        Analysis = "Analysis",
    }
}

/// A part of a remark's text, with a name by which tools find it.
pub type OptRemarkArg = (Cow<'static, str>, String);

/// A remark of a pass.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OptRemark {
    /// Its kind.
    pub kind: OptRemarkKind,
    /// The pass.
    pub pass: Cow<'static, str>,
    /// Its name among those of the pass: `Inlined`.
    pub name: Cow<'static, str>,
    /// The place in the source, if the module has debug information.
    pub place: Option<Location>,
    /// The function that it is about.
    pub function: String,
    /// The parts of its text. Those that are only words are named `String`.
    pub args: Vec<OptRemarkArg>,
}

impl OptRemark {
    /// A remark without a text.
    pub fn new(
        kind: OptRemarkKind,
        pass: impl Into<Cow<'static, str>>,
        name: impl Into<Cow<'static, str>>,
        function: impl Into<String>,
    ) -> Self {
        let (pass, name, function) = (pass.into(), name.into(), function.into());
        Self { kind, pass, name, place: None, function, args: Vec::new() }
    }

    /// The same at a place in the source.
    #[must_use]
    pub fn at(mut self, place: Option<Location>) -> Self {
        self.place = place;
        self
    }

    /// The same with words at the end of the text.
    #[must_use]
    pub fn text(self, words: impl Into<String>) -> Self {
        self.arg("String", words.into())
    }

    /// The same with a named value at the end of the text.
    #[must_use]
    pub fn arg(mut self, name: impl Into<Cow<'static, str>>, value: impl fmt::Display) -> Self {
        self.args.push((name.into(), value.to_string()));
        self
    }

    /// The text: all parts in a row.
    pub fn message(&self) -> String {
        self.args.iter().map(|(_, value)| value.as_str()).collect()
    }

    /// The remark as a document of the YAML that LLVM's tools write and read.
    pub fn to_yaml(&self) -> String {
        let mut out = format!("--- !{}\n", self.kind.name());
        // Writing to a text does not fail.
        let mut field = |key: &str, value: &str| {
            let _ = writeln!(out, "{key:<16} {value}");
        };
        field("Pass:", &scalar(&self.pass));
        field("Name:", &scalar(&self.name));
        if let Some(Location { file, line, column }) = &self.place {
            let file = scalar(file);
            field("DebugLoc:", &format!("{{ File: {file}, Line: {line}, Column: {column} }}"));
        }
        field("Function:", &scalar(&self.function));
        if !self.args.is_empty() {
            out.push_str("Args:\n");
        }
        for (key, value) in &self.args {
            let _ = writeln!(out, "  - {:<16} {}", format!("{}:", scalar(key)), scalar(value));
        }
        out.push_str("...\n");
        out
    }
}

/// A text as a YAML scalar, quoted as LLVM quotes it.
fn scalar(text: &str) -> String {
    if text.chars().any(|c| c.is_control() || !c.is_ascii()) {
        return double_quoted(text);
    }
    let plain = |c: char| c.is_ascii_alphanumeric() || "_-^., ".contains(c);
    let word = matches!(text, "null" | "Null" | "NULL" | "true" | "True" | "TRUE")
        || matches!(text, "false" | "False" | "FALSE" | "yes" | "no" | "on" | "off");
    let number = text.starts_with(|c: char| c.is_ascii_digit() || c == '.');
    let bare =
        text.chars().all(plain) && !text.starts_with(['-', ',', ' ']) && !text.ends_with(' ');
    if text.is_empty() || word || number || !bare {
        return format!("'{}'", text.replace('\'', "''"));
    }
    text.to_owned()
}

fn double_quoted(text: &str) -> String {
    let mut out = String::from("\"");
    for c in text.chars() {
        match c {
            '\n' => out.push_str("\\n"),
            '\t' => out.push_str("\\t"),
            '"' | '\\' => out.extend(['\\', c]),
            ' '..='~' => out.push(c),
            _ => {
                let _ = match u32::from(c) {
                    code @ 0..=0xff => write!(out, "\\x{code:02X}"),
                    code @ 0..=0xffff => write!(out, "\\u{code:04X}"),
                    code => write!(out, "\\U{code:08X}"),
                };
            }
        }
    }
    out.push('"');
    out
}

/// The remarks of a run, where they are asked for.
#[derive(Debug, Default)]
pub(super) struct OptRemarks {
    /// With the variant in which each was said.
    list: Vec<(Option<u32>, OptRemark)>,
    variant: Option<u32>,
}

impl OptRemarks {
    pub(super) fn begin_variant(&mut self, variant: u32) {
        self.variant = Some(variant);
    }

    pub(super) fn commit_variant(&mut self, variant: u32) {
        self.variant = None;
        self.list.retain_mut(|(own, _)| own.take().is_none_or(|own| own == variant));
    }
}

impl PassCx<'_> {
    /// Keeps remarks from now on.
    pub fn keep_opt_remarks(&mut self) {
        self.opt_remarks.get_or_insert_default();
    }

    /// Whether remarks are kept.
    pub fn keeps_opt_remarks(&self) -> bool {
        self.opt_remarks.is_some()
    }

    /// Says a remark, which is made only where remarks are kept.
    #[inline]
    pub fn opt_remark(&mut self, make: impl FnOnce() -> OptRemark) {
        if let Some(remarks) = &mut self.opt_remarks {
            remarks.list.push((remarks.variant, make()));
        }
    }

    /// Says remarks that were made elsewhere.
    pub fn opt_remarks(&mut self, made: impl IntoIterator<Item = OptRemark>) {
        made.into_iter().for_each(|remark| self.opt_remark(|| remark));
    }

    /// Takes the remarks that were kept, in the order in which they were said.
    pub fn take_opt_remarks(&mut self) -> Vec<OptRemark> {
        let kept = self.opt_remarks.as_mut().map(|remarks| core::mem::take(&mut remarks.list));
        kept.into_iter().flatten().map(|(_, remark)| remark).collect()
    }

    /// Says what a pass counted of a function, as one remark for each number.
    pub(super) fn remark_counts(
        &mut self,
        pass: &'static str,
        function: &str,
        counted: &[(&'static str, u64)],
    ) {
        let says_what = |what| !matches!(what, "functions changed" | "modules changed");
        for &(what, count) in counted.iter().filter(|(what, _)| says_what(*what)) {
            let kind = if what.contains("spill") {
                OptRemarkKind::Missed
            } else if what.contains("needed") || what.contains("conflicts") {
                OptRemarkKind::Analysis
            } else {
                OptRemarkKind::Passed
            };
            self.opt_remark(|| {
                OptRemark::new(kind, pass, remark_name(what), function)
                    .text(format!("{what}: "))
                    .arg("Count", count)
            });
        }
    }
}

/// The words of a count as a remark's name: `registers spilled` is `RegistersSpilled`.
fn remark_name(what: &str) -> String {
    let words = what.split(|c: char| !c.is_ascii_alphanumeric());
    words
        .map(|word| {
            let mut chars = word.chars();
            let first = chars.next().map(|c| c.to_ascii_uppercase());
            first.into_iter().chain(chars).collect::<String>()
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn yaml_is_written_as_llvm_writes_it() {
        let place = Location { file: "src/a b.cu".into(), line: 3, column: 4 };
        let remark = OptRemark::new(OptRemarkKind::Missed, "inline", "NoDefinition", "k")
            .at(Some(place))
            .arg("Callee", "f.1")
            .text(" will not be inlined into ")
            .arg("Caller", "k")
            .arg("NumSpills", 18)
            .text("it's\n\"ü\"\u{1f600}")
            .text("");
        assert_eq!(
            remark.to_yaml(),
            "--- !Missed\n\
             Pass:            inline\n\
             Name:            NoDefinition\n\
             DebugLoc:        { File: 'src/a b.cu', Line: 3, Column: 4 }\n\
             Function:        k\n\
             Args:\n  \
               - Callee:          f.1\n  \
               - String:          ' will not be inlined into '\n  \
               - Caller:          k\n  \
               - NumSpills:       '18'\n  \
               - String:          \"it's\\n\\\"\\xFC\\\"\\U0001F600\"\n  \
               - String:          ''\n\
             ...\n"
        );
        assert!(remark.message().starts_with("f.1 will not be inlined into k18it's\n"));
    }

    #[test]
    fn scalars_that_would_be_read_as_something_else_are_quoted() {
        for (text, yaml) in [
            ("true", "'true'"),
            ("-1", "'-1'"),
            ("a: b", "'a: b'"),
            ("don't", "'don''t'"),
            ("_Z1fv", "_Z1fv"),
            ("a b", "a b"),
            (" a", "' a'"),
        ] {
            assert_eq!(scalar(text), yaml);
        }
    }

    #[test]
    fn remarks_are_kept_only_where_they_are_asked_for() {
        let remark = |name| move || OptRemark::new(OptRemarkKind::Passed, "p", name, "f");
        let mut cx = PassCx::new();
        cx.opt_remark(|| unreachable!("remarks are off"));
        assert!(cx.take_opt_remarks().is_empty());
        cx.keep_opt_remarks();
        cx.opt_remark(remark("A"));
        for variant in [8, 16] {
            cx.begin_variant(variant);
            cx.opt_remark(remark(if variant == 8 { "B" } else { "C" }));
        }
        cx.commit_variant(16);
        cx.remark_counts("p", "f", &[("registers spilled", 3)]);
        let found = cx.take_opt_remarks();
        let names: Vec<&str> = found.iter().map(|remark| &*remark.name).collect();
        assert_eq!(names, ["A", "C", "RegistersSpilled"]);
        assert_eq!(found[2].message(), "registers spilled: 3");
        assert_eq!(found[2].kind, OptRemarkKind::Missed);
    }
}
