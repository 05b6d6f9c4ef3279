//! Parameters in mangled names (Itanium C++ ABI, "Type encodings" and "Compression"): single values, vectors of them, pointers.

use ir::opencl::demangle;

/// The type of a parameter.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Param {
    /// A single value, as it is encoded: `f`.
    Single(String),
    /// A vector: how many, and of what.
    Vector(u32, Box<Param>),
    /// A type with a qualifier in front, as encoded: a pointer (`P`), an address space (`U3AS1`), `const`.
    Qualified(String, Box<Param>),
}

impl Param {
    /// The type of one component's parameter, encoded.
    fn component(&self) -> String {
        match self {
            Param::Single(name) => name.clone(),
            Param::Vector(_, element) => element.component(),
            Param::Qualified(prefix, inner) => prefix.clone() + &inner.component(),
        }
    }
}

/// The function for one component of what a function for vectors computes: its name.
pub(crate) fn for_components(name: &str) -> Option<String> {
    let (base, params) = demangle(name)?;
    let params = read(params)?;
    let mut has_vector = false;
    let mut out = format!("_Z{}{base}", base.len());
    for param in &params {
        has_vector |= matches!(param, Param::Vector(..));
        out.push_str(&param.component());
    }
    has_vector.then_some(out)
}

/// The parameters of an encoded list.
fn read(text: &str) -> Option<Vec<Param>> {
    let mut reader = Reader { rest: text, seen: Vec::new() };
    let mut found = Vec::new();
    while !reader.rest.is_empty() {
        found.push(reader.param()?);
    }
    Some(found)
}

struct Reader<'a> {
    rest: &'a str,
    /// What `S_`, `S0_`, … stand for.
    seen: Vec<Param>,
}

impl Reader<'_> {
    fn param(&mut self) -> Option<Param> {
        if let Some(rest) = self.rest.strip_prefix("Dv") {
            let (count, rest) = rest.split_once('_')?;
            let count = count.parse().ok()?;
            self.rest = rest;
            let vector = Param::Vector(count, Box::new(self.param()?));
            self.seen.push(vector.clone());
            return Some(vector);
        }
        if let Some(rest) = self.rest.strip_prefix('S') {
            let (number, rest) = rest.split_once('_')?;
            let at =
                if number.is_empty() { 0 } else { usize::from_str_radix(number, 36).ok()? + 1 };
            self.rest = rest;
            return self.seen.get(at).cloned();
        }
        if let Some(prefix) = self.qualifier() {
            let param = Param::Qualified(prefix, Box::new(self.param()?));
            self.seen.push(param.clone());
            return Some(param);
        }
        // `Dh` is half.
        let length = if self.rest.starts_with('D') { 2 } else { 1 };
        let name = self.rest.get(..length)?;
        self.rest = &self.rest[length..];
        name.bytes().all(|b| b.is_ascii_alphabetic()).then(|| Param::Single(name.to_owned()))
    }

    fn qualifier(&mut self) -> Option<String> {
        let length = match self.rest.as_bytes().first()? {
            b'P' | b'K' | b'V' => 1,
            b'U' => {
                let digits = self.rest[1..].bytes().take_while(u8::is_ascii_digit).count();
                1 + digits + self.rest[1..=digits].parse::<usize>().ok()?
            }
            _ => return None,
        };
        let prefix = self.rest.get(..length)?.to_owned();
        self.rest = &self.rest[length..];
        Some(prefix)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn components_have_names() {
        for (name, single) in [
            ("_Z3expDv4_f", Some("_Z3expf")),
            ("_Z3powDv2_fS_", Some("_Z3powff")),
            ("_Z5clampDv16_fff", Some("_Z5clampfff")),
            ("_Z5ldexpDv4_fDv4_i", Some("_Z5ldexpfi")),
            ("_Z5fractDv4_fPU3AS1S_", Some("_Z5fractfPU3AS1f")),
            ("_Z3expDv4_Dh", Some("_Z3expDh")),
            ("_Z3expf", None),
            ("_Z3expDv4", None),
            ("_Z3expS_", None),
            ("_Z3expU9", None),
        ] {
            assert_eq!(for_components(name).as_deref(), single, "{name}");
        }
    }
}
