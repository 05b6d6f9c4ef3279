//! The fields of MODE that instructions depend on: the lines of `tables/mode.txt` and which of them is for a row.

use std::collections::BTreeMap;

/// Fields of MODE that a row reads, for rounding and for denormals.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub(crate) struct Facts {
    /// The fields, bit by bit of their order in MODE: rounding of f32, of f64 and f16, denormals of the same.
    pub(crate) fields: u64,
    /// The fields on which the result depends besides where it is multiplied by an output modifier.
    pub(crate) with_omod: u64,
    /// The rounding that the instruction needs whatever the program's is.
    pub(crate) required: Option<u64>,
    /// The rounding is the last operand.
    pub(crate) operand: bool,
}

impl Facts {
    /// The facts as they stand in `target_flags`, from the bit of the first field on; `src/table.rs` reads them.
    pub(crate) fn bits(self) -> u64 {
        let required = self.required.map_or(0, |value| 1 << 6 | value << 4);
        self.fields | required | u64::from(self.operand) << 7 | self.with_omod << 12
    }
}

/// A line: the names that it is for, and the words of its fields.
struct Line {
    number: usize,
    patterns: Vec<Vec<String>>,
    words: Vec<String>,
    used: Vec<bool>,
}

/// The lines of `mode.txt`.
pub(crate) struct Lines(Vec<Line>);

/// The types that a name can have in the place of `%`, and whether their fields are those of f64 and f16.
const TYPES: [(&str, bool); 3] = [("F16", true), ("F32", false), ("F64", true)];

/// Parts of names that say that an instruction works on floats, in the table's rows that LLVM does not mark.
const FLOATS: [&str; 12] = [
    "F16", "F32", "F64", "BF16", "FP8", "BF8", "FMAX", "FMIN", "FCMPSWAP", "PKNORM", "PKRTZ",
    "XF32",
];

impl Lines {
    /// Reads the file.
    pub(crate) fn parse(text: &str) -> Result<Self, String> {
        let mut lines = Vec::new();
        for (i, line) in text.lines().enumerate() {
            if line.starts_with('#') || line.trim().is_empty() {
                continue;
            }
            let mut parts = line.splitn(3, '|').map(str::trim);
            let (Some(names), Some(words), Some(_source)) =
                (parts.next(), parts.next(), parts.next())
            else {
                return Err(format!("mode.txt:{}: expected `names | fields | source`", i + 1));
            };
            let patterns: Vec<Vec<String>> = names
                .split_whitespace()
                .map(|name| name.split('_').map(str::to_owned).collect())
                .collect();
            let words = words.split_whitespace().map(str::to_owned).collect();
            lines.push(Line { number: i + 1, used: vec![false; patterns.len()], patterns, words });
        }
        Ok(Self(lines))
    }

    /// The facts of a row. That there are none is said by a line, too, for all that reads MODE or names floats.
    pub(crate) fn facts(
        &mut self,
        name: &str,
        reads_mode: bool,
        omod: bool,
    ) -> Result<Facts, String> {
        let mut all = Facts::default();
        for part in parts(name) {
            let segments: Vec<&str> = part.split('_').collect();
            let needed = reads_mode && !name.starts_with("V_DUAL_")
                || segments.iter().any(|s| FLOATS.contains(s));
            let Some((words, type_)) = self.line(&segments)? else {
                if needed {
                    return Err(format!("{name}: no line of mode.txt is for {part}"));
                }
                continue;
            };
            let facts = meaning(&words, type_).map_err(|e| format!("{name}: mode.txt: {e}"))?;
            all.fields |= facts.fields;
            all.required = all.required.or(facts.required);
            all.operand |= facts.operand;
            if omod {
                // The type of the result stands first.
                let first = TYPES.iter().find_map(|&(type_, wide)| {
                    let at = segments.iter().position(|&s| s == type_)?;
                    Some((at, if wide { 0b1010 } else { 0b0101 }))
                });
                all.with_omod |= first.map_or(0b1111, |(_, fields)| fields);
            }
        }
        Ok(all)
    }

    /// The one line for a name, and the type that stands for `%`.
    fn line(&mut self, name: &[&str]) -> Result<Option<(Vec<String>, Option<bool>)>, String> {
        let mut found: Option<(usize, Vec<String>, Option<bool>)> = None;
        for line in &mut self.0 {
            for (pattern, used) in line.patterns.iter().zip(&mut line.used) {
                let Some(type_) = matched(pattern, name, None) else { continue };
                *used = true;
                if let Some((other, ..)) = found {
                    let name = name.join("_");
                    return Err(format!("mode.txt:{other} and :{} are for {name}", line.number));
                }
                found = Some((line.number, line.words.clone(), type_));
            }
        }
        Ok(found.map(|(_, words, type_)| (words, type_)))
    }

    /// Complains about names that no row has.
    pub(crate) fn check_used(&self) -> Result<(), String> {
        for line in &self.0 {
            if let Some(at) = line.used.iter().position(|used| !used) {
                let name = line.patterns[at].join("_");
                return Err(format!("mode.txt:{}: no row is {name}", line.number));
            }
        }
        Ok(())
    }
}

/// The instructions that a row is: two for a row of two, and names without what tells forms apart.
fn parts(name: &str) -> Vec<String> {
    // LLVM's names of some rows repeat themselves: V_COS_F16V_COS_F16_t16_dpp8_gfx11.
    let twice = name
        .match_indices("V_")
        .find(|&(at, _)| name[..at].ends_with(|before: char| before.is_ascii_digit()));
    let name = twice.map_or(name, |(at, _)| &name[..at]);
    let bare = |name: &str| {
        let kept = |s: &&str| !s.chars().any(|c| c.is_ascii_lowercase());
        name.split('_').filter(kept).collect::<Vec<&str>>().join("_")
    };
    match name.strip_prefix("V_DUAL_").and_then(|pair| pair.split_once("_X_")) {
        Some((x, y)) => vec![format!("V_{}", bare(x)), format!("V_{}", bare(y))],
        None => vec![bare(name)],
    }
}

/// Whether a name is one of the pattern's, and the type in the place of `%`.
#[expect(clippy::option_option, reason = "no match, or a match without a type")]
fn matched(pattern: &[String], name: &[&str], type_: Option<bool>) -> Option<Option<bool>> {
    let Some((first, rest)) = pattern.split_first() else {
        return name.is_empty().then_some(type_);
    };
    if first == "*" {
        return (0..=name.len()).find_map(|n| matched(rest, &name[n..], type_));
    }
    let (&segment, after) = name.split_first()?;
    if first == "%" {
        let (_, wide) = TYPES.into_iter().find(|t| t.0 == segment)?;
        return matched(rest, after, Some(wide));
    }
    let is_one = match first.strip_prefix('{').and_then(|f| f.strip_suffix('}')) {
        Some(list) => list.split(',').any(|one| one == segment),
        None => first == segment,
    };
    if is_one { matched(rest, after, type_) } else { None }
}

/// Returns the facts that the words of a line stand for, given the type.
fn meaning(words: &[String], type_: Option<bool>) -> Result<Facts, String> {
    let fields: BTreeMap<&str, u64> =
        [("r32", 1), ("r64", 2), ("d32", 4), ("d64", 8)].into_iter().collect();
    let mut facts = Facts::default();
    for word in words {
        let wide = || type_.map(u64::from).ok_or_else(|| format!("`{word}` without a type"));
        match word.as_str() {
            "-" => {}
            "r%" => facts.fields |= 1 << wide()?,
            "d%" => facts.fields |= 4 << wide()?,
            "=zero" => facts.required = Some(3),
            "=operand" => facts.operand = true,
            _ => facts.fields |= fields.get(word.as_str()).ok_or(format!("`{word}`"))?,
        }
    }
    Ok(facts)
}
