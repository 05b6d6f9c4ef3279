//! The rules by their places in the source, and those that have another proof.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// A rule: the file's name and the line.
pub(super) type Rule = (String, u32);

/// Calls that a rule ends with.
const ENDS: [&str; 10] = [
    "Outcome::value(",
    "Outcome::changed()",
    "self.set_binary(",
    "self.set_cast(",
    "self.set_icmp(",
    "self.set_select(",
    "Self::constant(",
    "self.put_flags(",
    "self.put_nneg(",
    "note();",
];

/// Files and functions whose rules are not about integers: floats, addresses, memory, hints, structures of more than a pair.
const ELSEWHERE: [(&str, &str); 22] = [
    // A member of a member.
    ("vector.rs", "Some(Outcome::value(v))"),
    ("arith.rs", "Outcome::value(list[1])"),
    ("address.rs", ""),
    ("memory.rs", ""),
    ("floats.rs", ""),
    ("outcome.rs", ""),
    ("arith.rs", "fn put_flags"),
    ("casts.rs", "fn put_nneg"),
    ("casts.rs", "CastOp::FpTrunc"),
    ("casts.rs", "CastOp::FpExt"),
    ("casts.rs", "CastOp::UiToFp"),
    ("casts.rs", "CastOp::SiToFp"),
    ("casts.rs", "CastOp::BitCast"),
    ("casts.rs", "CastOp::PtrToInt"),
    ("casts.rs", "CastOp::IntToPtr"),
    ("casts.rs", "CastOp::AddrSpaceCast"),
    ("compare.rs", "fn pointer_compare"),
    ("compare.rs", "fn fcmp_rules"),
    ("bits.rs", "InstKind::FCmp"),
    ("calls.rs", "Intrinsic::Expect"),
    ("calls.rs", "Intrinsic::BSwap"),
    ("vector.rs", "fn insert_value"),
];

/// Returns the rules of the source that are about integers, each with its line of text.
pub(super) fn all() -> BTreeMap<Rule, String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/simplify");
    let mut rules = BTreeMap::new();
    for entry in std::fs::read_dir(&folder).expect("the folder of the rules") {
        let path = entry.expect("a file").path();
        if path.extension().is_none_or(|e| e != "rs") {
            continue;
        }
        let name = path.file_name().and_then(|n| n.to_str()).expect("a name").to_owned();
        let text = std::fs::read_to_string(&path).expect("a file of rules");
        for (number, line) in of_file(&name, &text) {
            rules.insert((name.clone(), number), line);
        }
    }
    rules
}

fn of_file(name: &str, text: &str) -> Vec<(u32, String)> {
    let mut found = Vec::new();
    let (mut function, mut arm) = (String::new(), String::new());
    let (mut helper, mut tests) = (false, false);
    let mut tracked = false;
    for (n, line) in text.lines().enumerate() {
        let code = line.trim();
        tests |= code == "#[cfg(test)]" && !line.starts_with(' ') && n > 60;
        if code.contains("track_caller") {
            tracked = true;
        } else if code.starts_with("fn ") || code.starts_with("pub(super) fn ") {
            function = code.to_owned();
            arm.clear();
            helper = tracked;
            tracked = false;
        }
        // The arm of the function's outermost `match`.
        let indent = line.len() - line.trim_start().len();
        if indent <= 16 && (code.contains(" =>") || code.starts_with("Some(InstKind::")) {
            arm = code.to_owned();
        }
        let ends = !code.starts_with("//") && ENDS.iter().any(|end| code.contains(end));
        if !ends || helper || tests {
            continue;
        }
        let elsewhere = ELSEWHERE.iter().any(|(file, what)| {
            *file == name && [&*function, &*arm, code].iter().any(|s| s.contains(what))
        });
        if !elsewhere {
            found.push((n as u32 + 1, code.to_owned()));
        }
    }
    found
}

/// Returns the rules that have not fired, as text.
pub(super) fn missing(fired: &BTreeSet<Rule>) -> Vec<String> {
    let text = |((file, line), code): ((String, u32), String)| format!("{file}:{line}: {code}");
    all().into_iter().filter(|(rule, _)| !fired.contains(rule)).map(text).collect()
}

/// Returns the rule of a place.
pub(super) fn of_place((file, line): (&str, u32)) -> Rule {
    let name = Path::new(file).file_name().and_then(|n| n.to_str()).unwrap_or(file);
    (name.to_owned(), line)
}
