//! Treatment of subnormal numbers in a function, by its attributes (LangRef: `denormal_fpenv`, which LLVM 23 has
//! in the place of the older "denormal-fp-math" and "denormal-fp-math-f32").

use super::attributes::{AttrSet, AttrTable, AttrValue};
use super::symbol::sym;

/// Treatment of a subnormal operand or result.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Denormal {
    /// It stays.
    #[default]
    Ieee,
    /// It may become a zero of the same sign.
    PreserveSign,
    /// It may become a positive zero.
    PositiveZero,
    /// As the caller's mode says.
    Dynamic,
}

impl Denormal {
    /// By its name in either of the two notations.
    fn named(name: &str) -> Option<Denormal> {
        Some(match name.trim() {
            "ieee" => Denormal::Ieee,
            "preserve-sign" | "preservesign" => Denormal::PreserveSign,
            "positive-zero" | "positivezero" => Denormal::PositiveZero,
            "dynamic" => Denormal::Dynamic,
            _ => return None,
        })
    }
}

/// Results and operands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct DenormalMode {
    /// Of results.
    pub output: Denormal,
    /// Of operands.
    pub input: Denormal,
}

impl DenormalMode {
    /// The same for both.
    const fn both(way: Denormal) -> DenormalMode {
        DenormalMode { output: way, input: way }
    }

    /// `OUTPUT` or `OUTPUT,INPUT`, with `|` instead of the comma in the newer notation. Unknown words keep
    /// subnormals.
    fn parse(text: &str) -> DenormalMode {
        let way = |name| Denormal::named(name).unwrap_or_default();
        match text.split_once([',', '|']) {
            Some((output, input)) => DenormalMode { output: way(output), input: way(input) },
            None => DenormalMode::both(way(text)),
        }
    }
}

/// The modes of a function.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct DenormalEnv {
    /// Of `half`, `double` and all others that are not `float`.
    pub default: DenormalMode,
    /// Of `float`.
    pub float: DenormalMode,
}

impl DenormalEnv {
    /// Parses the text in the parentheses of `denormal_fpenv`: `MODE`, `MODE, float: MODE` or `float:
    /// MODE`.
    fn parse(text: &str) -> DenormalEnv {
        let (default, float) = match text.split_once("float:") {
            Some((default, float)) => (default.trim().trim_end_matches(',').trim(), Some(float)),
            None => (text.trim(), None),
        };
        let default =
            if default.is_empty() { DenormalMode::default() } else { DenormalMode::parse(default) };
        DenormalEnv { default, float: float.map_or(default, DenormalMode::parse) }
    }
}

impl AttrTable {
    /// Treatment of subnormals in a function with these attributes.
    pub fn denormals(&self, set: AttrSet) -> DenormalEnv {
        if let Some(AttrValue::Text(text)) = self.find(set, sym::DENORMAL_FPENV) {
            return DenormalEnv::parse(text);
        }
        let mode = |key| self.string(set, key).map(DenormalMode::parse);
        let default = mode(sym::DENORMAL_FP_MATH);
        let float = mode(sym::DENORMAL_FP_MATH_F32).or(default);
        DenormalEnv { default: default.unwrap_or_default(), float: float.unwrap_or_default() }
    }

    /// Whether a function with these attributes flushes denormals of `float` to zero.
    pub fn flushes_float(&self, set: AttrSet) -> bool {
        self.denormals(set).float.output == Denormal::PreserveSign
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Denormal::*;

    #[test]
    fn both_notations() {
        let mode = |output, input| DenormalMode { output, input };
        let env = |default, float| DenormalEnv { default, float };
        assert_eq!(DenormalMode::parse("preserve-sign"), mode(PreserveSign, PreserveSign));
        assert_eq!(DenormalMode::parse("ieee,positive-zero"), mode(Ieee, PositiveZero));
        let flushed = DenormalMode::both(PreserveSign);
        let kept = DenormalMode::default();
        assert_eq!(DenormalEnv::parse("preservesign"), env(flushed, flushed));
        assert_eq!(DenormalEnv::parse("float: preservesign"), env(kept, flushed));
        assert_eq!(
            DenormalEnv::parse("dynamic, float: ieee|preservesign"),
            env(DenormalMode::both(Dynamic), mode(Ieee, PreserveSign))
        );
        assert_eq!(DenormalEnv::parse("dynamic,ieee float: ieee").default, mode(Dynamic, Ieee));
    }
}
