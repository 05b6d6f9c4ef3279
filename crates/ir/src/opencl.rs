//! Names of OpenCL C's built-in functions, as modules for SPIR have them: mangled by the rules of the Itanium C++ ABI.

/// The name and the encoded parameters of a mangled name: `_Z3maxii` is `max` of `ii`.
pub fn demangle(name: &str) -> Option<(&str, &str)> {
    let rest = name.strip_prefix("_Z")?;
    let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
    let length: usize = rest[..digits].parse().ok()?;
    let rest = rest.get(digits..)?;
    Some((rest.get(..length)?, rest.get(length..)?))
}

/// Whether the first parameter of an encoded list is a signed integer, or a vector of them.
pub fn is_signed(params: &str) -> bool {
    let scalar = params.strip_prefix("Dv").map_or(params, |rest| {
        rest.trim_start_matches(|c: char| c.is_ascii_digit()).trim_start_matches('_')
    });
    matches!(scalar.as_bytes().first(), Some(b'c' | b'a' | b's' | b'i' | b'l'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_taken_apart() {
        assert_eq!(demangle("_Z13get_global_idj"), Some(("get_global_id", "j")));
        assert_eq!(demangle("_Z3maxDv4_iS_"), Some(("max", "Dv4_iS_")));
        assert_eq!(demangle("_Z99max"), None);
        assert_eq!(demangle("_Zx"), None);
        assert!(is_signed("Dv4_iS_") && is_signed("cc") && !is_signed("Dv16_jS_"));
    }
}
