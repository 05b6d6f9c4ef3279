//! The names of the format's constants, as metadata has them.

use gimli::constants::{DwAte, DwLang, DwTag};

/// Tags of the standard are below this number.
const TAGS: u16 = 0x50;
/// Languages of the standard are below this number.
const LANGUAGES: u16 = 0x60;
/// Encodings of the standard are below this number.
const ENCODINGS: u8 = 0x20;

/// The tag of a name.
pub(crate) fn tag(name: &str) -> Option<DwTag> {
    (1..TAGS).map(DwTag).find(|tag| tag.static_string() == Some(name))
}

/// The language of a name. Newer ones than the format's version 5 are the language that they grew out of.
pub(crate) fn language(name: &str) -> Option<DwLang> {
    let name = match name {
        "DW_LANG_HIP" | "DW_LANG_CUDA" => "DW_LANG_C_plus_plus_14",
        "DW_LANG_C_plus_plus_17" | "DW_LANG_C_plus_plus_20" => "DW_LANG_C_plus_plus_14",
        "DW_LANG_OpenCL_CPP" | "DW_LANG_CPP_for_OpenCL" => "DW_LANG_OpenCL",
        "DW_LANG_C17" | "DW_LANG_C23" => "DW_LANG_C11",
        other => other,
    };
    (1..LANGUAGES).map(DwLang).find(|language| language.static_string() == Some(name))
}

/// The encoding of a name.
pub(crate) fn encoding(name: &str) -> Option<DwAte> {
    (1..ENCODINGS).map(DwAte).find(|encoding| encoding.static_string() == Some(name))
}

#[cfg(test)]
mod tests {
    use super::*;
    use gimli::constants;

    #[test]
    fn constants_have_names() {
        assert_eq!(tag("DW_TAG_pointer_type"), Some(constants::DW_TAG_pointer_type));
        assert_eq!(language("DW_LANG_OpenCL"), Some(constants::DW_LANG_OpenCL));
        assert_eq!(language("DW_LANG_C_plus_plus_20"), Some(constants::DW_LANG_C_plus_plus_14));
        assert_eq!(encoding("DW_ATE_float"), Some(constants::DW_ATE_float));
        assert_eq!(tag("DW_TAG_none_such"), None);
    }
}
