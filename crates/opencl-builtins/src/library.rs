//! The library's texts, by the names that they define.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::OnceLock;

use crate::machine::Machine;

const TEXTS: [&str; 11] = [
    include_str!("library/math.ll"),
    include_str!("library/common.ll"),
    include_str!("library/integer.ll"),
    include_str!("library/convert.ll"),
    include_str!("library/special.ll"),
    include_str!("library/half.ll"),
    include_str!("library/double.ll"),
    include_str!("library/nvvm.ll"),
    include_str!("library/libdevice.ll"),
    include_str!("library/ocml.ll"),
    include_str!("library/ockl.ll"),
];

/// Texts by the names that they define.
type Entries = BTreeMap<&'static str, &'static str>;

/// The texts of functions, variables and declarations.
fn common() -> &'static Entries {
    static ENTRIES: OnceLock<Entries> = OnceLock::new();
    ENTRIES.get_or_init(|| entries(&TEXTS))
}

/// Returns texts by the names that they define.
fn entries(texts: &[&'static str]) -> Entries {
    let mut found = BTreeMap::new();
    for (name, piece) in texts.iter().flat_map(|text| pieces(text)) {
        // What one text defines others declare.
        if !piece.starts_with("declare ") || !found.contains_key(name) {
            found.insert(name, piece);
        }
    }
    found
}

/// The library in a machine's terms.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Library {
    machine: Machine,
    /// Functions in the place of the common ones.
    own: Option<&'static Entries>,
    /// Whether local variables are in address space 5.
    pub(crate) private: bool,
}

impl Library {
    /// Returns the library for a machine; with the machine's functions about the work-item.
    pub(crate) fn of(machine: Machine) -> Self {
        static AMDGCN: OnceLock<Entries> = OnceLock::new();
        static NVPTX: OnceLock<Entries> = OnceLock::new();
        let place = match machine {
            Machine::Spir => return Self { machine, own: None, private: false },
            Machine::Amdgcn => &AMDGCN,
            Machine::Nvptx => &NVPTX,
        };
        let own = Some(place.get_or_init(|| entries(machine.own_texts())));
        Self { machine, own, private: false }
    }

    /// Returns the library for what knows the functions about the work-item by itself.
    pub(crate) fn of_arithmetic(machine: Machine) -> Self {
        static OPERATIONS: OnceLock<Entries> = OnceLock::new();
        let texts = machine.operation_texts();
        let own = (!texts.is_empty()).then(|| OPERATIONS.get_or_init(|| entries(texts)));
        Self { machine, own, private: false }
    }

    fn entry(&self, name: &str) -> Option<&'static str> {
        let own = self.own.and_then(|own| own.get(name));
        own.or_else(|| common().get(name)).copied()
    }

    /// Whether it has a function of a name.
    pub(crate) fn has_function(&self, name: &str) -> bool {
        self.entry(name).is_some_and(is_function)
            || self.with_global_pointer(name).is_some_and(|(_, text)| is_function(text))
    }

    /// Whether it has something of a name.
    pub(crate) fn has(&self, name: &str) -> bool {
        self.entry(name).is_some() || self.has_function(name)
    }

    /// The text of something that it has, in the machine's terms.
    pub(crate) fn text(&self, name: &str) -> Cow<'static, str> {
        if let Some(&text) = self.own.and_then(|own| own.get(name)) {
            return Cow::Borrowed(text);
        }
        match (common().get(name), self.with_global_pointer(name)) {
            (Some(&text), _) => self.machine.adapted(text, self.private),
            (None, Some((other, text))) => {
                let text = text.replace(&other, name).replace("addrspace(1)", "addrspace(5)");
                Cow::Owned(self.machine.adapted(&text, self.private).into_owned())
            }
            (None, None) => Cow::Borrowed(""),
        }
    }

    /// Returns the function whose pointer to global memory is one to AMD's private memory in a name: its name and its text.
    fn with_global_pointer(&self, name: &str) -> Option<(String, &'static str)> {
        if self.machine != Machine::Amdgcn || !name.contains("PU3AS5") {
            return None;
        }
        let other = name.replace("PU3AS5", "PU3AS1");
        let text = common().get(&*other)?;
        Some((other, text))
    }
}

/// The pieces of a text, each with the name that comes first in it: a function ends with a brace in the first column, everything else
/// with its line.
fn pieces(text: &'static str) -> Vec<(&'static str, &'static str)> {
    let mut found = Vec::new();
    let mut rest = text;
    while !rest.is_empty() {
        let end = if is_function(rest) {
            rest.find("\n}").map_or(rest.len(), |at| at + 2)
        } else {
            rest.find('\n').map_or(rest.len(), |at| at + 1)
        };
        let (piece, behind) = rest.split_at(end);
        if let Some(name) = mentioned(piece).next() {
            found.push((name, piece));
        }
        rest = behind;
    }
    found
}

fn is_function(text: &str) -> bool {
    text.starts_with("define ")
}

/// The globals that a text mentions, in order.
pub(crate) fn mentioned(text: &str) -> impl Iterator<Item = &str> {
    text.split('@').skip(1).map(|rest| {
        let is_part = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '.' | '$');
        &rest[..rest.find(|c| !is_part(c)).unwrap_or(rest.len())]
    })
}

/// The names of its functions.
pub(crate) fn functions() -> impl Iterator<Item = &'static str> {
    common().iter().filter(|(_, text)| is_function(text)).map(|(&name, _)| name)
}

/// The common function of a name: the name as the library has it.
pub(crate) fn function(name: &str) -> Option<&'static str> {
    let (name, text) = common().get_key_value(name)?;
    is_function(text).then_some(name)
}

/// The text of something that is common.
pub(crate) fn text(name: &str) -> &'static str {
    common().get(name).copied().unwrap_or_default()
}
