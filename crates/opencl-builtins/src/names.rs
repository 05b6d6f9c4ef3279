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
    // The name of a conversion says how many there are.
    let base = match base.strip_prefix("convert_") {
        None => base.to_owned(),
        Some(rest) => format!("convert_{}", rest.replace(|c: char| c.is_ascii_digit(), "")),
    };
    let mut out = format!("_Z{}{base}", base.len());
    for param in &params {
        has_vector |= matches!(param, Param::Vector(..));
        out.push_str(&param.component());
    }
    has_vector.then_some(out)
}

/// The letter of the type that the first parameter points to: `i` of `PU3AS1Vij`. None if it is no pointer to a single value.
pub(crate) fn pointee(params: &str) -> Option<char> {
    let mut reader = Reader { rest: params.strip_prefix('P')?, seen: Vec::new() };
    while reader.qualifier().is_some() {}
    reader.rest.chars().next().filter(char::is_ascii_lowercase)
}

/// The encoding of the type of the first parameter, or of its components: `f` of `Dv4_fj`.
pub(crate) fn letter(params: &str) -> Option<String> {
    let mut reader = Reader { rest: params, seen: Vec::new() };
    match reader.param()? {
        Param::Vector(_, element) => match *element {
            Param::Single(name) => Some(name),
            _ => None,
        },
        Param::Single(name) => Some(name),
        Param::Qualified(..) => None,
    }
}

/// The type that the first parameter points to, as LLVM IR has it.
pub(crate) fn pointee_type(params: &str) -> Option<String> {
    let mut reader = Reader { rest: params.strip_prefix('P')?, seen: Vec::new() };
    while reader.qualifier().is_some() {}
    match reader.param()? {
        Param::Vector(count, element) => match *element {
            Param::Single(name) => Some(format!("<{count} x {}>", llvm_type(&name)?)),
            _ => None,
        },
        Param::Single(name) => llvm_type(&name).map(str::to_owned),
        Param::Qualified(..) => None,
    }
}

/// A type's name in LLVM IR.
fn llvm_type(name: &str) -> Option<&'static str> {
    Some(match name {
        "c" | "a" | "h" => "i8",
        "s" | "t" => "i16",
        "i" | "j" => "i32",
        "l" | "m" => "i64",
        "f" => "float",
        "d" => "double",
        "Dh" => "half",
        _ => return None,
    })
}

/// Returns LLVM's name of the type that a parameter of a function points to, or of its component. `number` counts from
/// 0.
pub(crate) fn component_behind(name: &str, number: usize) -> Option<&'static str> {
    let mut param = read(demangle(name)?.1)?.into_iter().nth(number)?;
    loop {
        param = match param {
            Param::Qualified(_, inner) | Param::Vector(_, inner) => *inner,
            Param::Single(code) => return llvm_type(&code),
        };
    }
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
    /// Meanings of `S_`, `S0_`, ….
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
        // A type's own name: `12memory_order`.
        let digits = self.rest.bytes().take_while(u8::is_ascii_digit).count();
        if digits > 0 {
            let length = self.rest[..digits].parse::<usize>().ok()?.checked_add(digits)?;
            let name = self.rest.get(..length)?.to_owned();
            self.rest = &self.rest[length..];
            let param = Param::Single(name);
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
                (1 + digits).checked_add(self.rest[1..=digits].parse::<usize>().ok()?)?
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
    fn pointers_point_to_types() {
        assert_eq!(pointee("PU3AS4VU7_Atomicjj12memory_order"), Some('j'));
        assert_eq!(pointee("PU3AS1Vll"), Some('l'));
        assert_eq!(pointee_type("PU3AS3Dv3_hPU3AS1KS_m9ocl_event").as_deref(), Some("<3 x i8>"));
        assert_eq!(pointee_type("PU3AS3Dhm").as_deref(), Some("half"));
        assert_eq!(pointee_type("PU3AS37my_typem"), None);
        assert_eq!(letter("Dv4_fj").as_deref(), Some("f"));
        assert_eq!(letter("Dhj").as_deref(), Some("Dh"));
        assert_eq!(letter("PU3AS1j"), None);
        assert_eq!(pointee("ii"), None);
        assert_eq!(pointee("PU3AS1Dv2_f"), None);
        assert_eq!(pointee("PU99999999999999999999"), None);
    }

    #[test]
    fn components_have_types() {
        assert_eq!(component_behind("_Z5frexpDv4_dPU3AS1Dv4_i", 1), Some("i32"));
        assert_eq!(component_behind("_Z5fractDv4_dPU3AS1S_", 1), Some("double"));
        assert_eq!(component_behind("_Z5fractDv4_dPU3AS1S_", 2), None);
    }

    #[test]
    fn components_have_names() {
        for (name, single) in [
            ("_Z3expDv4_f", Some("_Z3expf")),
            ("_Z3powDv2_fS_", Some("_Z3powff")),
            ("_Z5clampDv16_fff", Some("_Z5clampfff")),
            ("_Z5ldexpDv4_fDv4_i", Some("_Z5ldexpfi")),
            ("_Z5fractDv4_fPU3AS1S_", Some("_Z5fractfPU3AS1f")),
            ("_Z3expDv4_Dh", Some("_Z3expDh")),
            ("_Z3addDv2_i5color", Some("_Z3addi5color")),
            ("_Z3addDv2_i99999999999999999999x", None),
            ("_Z18convert_float4_rtzDv4_m", Some("_Z17convert_float_rtzm")),
            ("_Z3expf", None),
            ("_Z3expDv4", None),
            ("_Z3expS_", None),
            ("_Z3expU9", None),
        ] {
            assert_eq!(for_components(name).as_deref(), single, "{name}");
        }
    }
}
