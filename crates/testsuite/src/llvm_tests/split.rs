//! The functions of a file of LLVM IR, each as a module of its own.

use std::collections::BTreeMap;

/// Definition of a name in a file.
struct Item<'a> {
    text: &'a str,
    is_function: bool,
}

/// Returns each defined function with the text of a module that has it, what it refers to, and nothing else. The
/// module has no target, and its functions no processor.
pub(super) fn functions(file: &str) -> Vec<(String, String)> {
    let (items, rest) = items(file);
    let defined = items.iter().filter(|(_, item)| item.is_function);
    defined.map(|(name, _)| (name.clone(), module(&items, &rest, name))).collect()
}

fn module(items: &BTreeMap<String, Item<'_>>, rest: &str, name: &str) -> String {
    let mut wanted = vec![name.to_owned()];
    let mut next = 0;
    while let Some(item) = wanted.get(next).cloned() {
        next += 1;
        for other in items.get(&item).map_or_else(Vec::new, |item| references(item.text)) {
            if !wanted.contains(&other) {
                wanted.push(other);
            }
        }
    }
    let mut out = String::from(rest);
    for item in wanted.iter().filter_map(|name| items.get(name)) {
        out.push_str(item.text);
        out.push('\n');
    }
    out
}

/// Splits a file into what has names, and types, attributes and metadata.
fn items(file: &str) -> (BTreeMap<String, Item<'_>>, String) {
    let mut items = BTreeMap::new();
    let mut rest = String::new();
    let mut at = 0;
    while at < file.len() {
        let end = file[at..].find('\n').map_or(file.len(), |n| at + n + 1);
        let line = &file[at..end];
        let start = at;
        at = end;
        if line.starts_with("define ") {
            let close = file[start..].find("\n}").map_or(file.len(), |n| start + n + 2);
            at = file[close..].find('\n').map_or(file.len(), |n| close + n + 1);
            if let Some(name) = references(line).into_iter().next() {
                items.insert(name, Item { text: &file[start..close], is_function: true });
            }
        } else if line.starts_with("declare ") || line.starts_with('@') {
            if let Some(name) = references(line).into_iter().next() {
                items.insert(name, Item { text: line.trim_end(), is_function: false });
            }
        } else if line.starts_with('%') || line.starts_with("attributes ") {
            rest.push_str(&without_processor(line));
        } else if line.starts_with('!') && !line.starts_with("!llvm.") {
            rest.push_str(line);
        }
    }
    (items, rest)
}

/// Returns the names after `@`, as they are written.
fn references(text: &str) -> Vec<String> {
    let mut found = Vec::new();
    for line in text.lines() {
        let line = line.split(" ;").next().unwrap_or(line);
        for (at, _) in line.match_indices('@') {
            let rest = &line[at + 1..];
            let length = match rest.strip_prefix('"') {
                Some(quoted) => quoted.find('"').map_or(0, |n| n + 2),
                None => rest
                    .bytes()
                    .take_while(|b| b.is_ascii_alphanumeric() || b"._$-".contains(b))
                    .count(),
            };
            let name = rest[..length].to_owned();
            if length > 0 && !found.contains(&name) {
                found.push(name);
            }
        }
    }
    found
}

/// Removes the processor and its features from a line of attributes.
fn without_processor(line: &str) -> String {
    let mut out = line.to_owned();
    for key in ["\"target-cpu\"=", "\"target-features\"=", "\"tune-cpu\"=", "\"amdgpu-"] {
        while let Some(at) = out.find(key) {
            let end = out[at..].find([' ', '\n', '}']).map_or(out.len(), |n| at + n);
            out.replace_range(at..end, "");
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_function_comes_with_what_it_names() {
        let file = "target triple = \"x\"\n@g = global i32 7\n@h = global ptr @g\n\ndeclare i32 @a(i32)\n\
                    define i32 @f(i32 %x) #0 { ; @h\n  %y = call i32 @a(i32 %x)\n  ret i32 %y\n}\n\
                    define ptr @\"k k\"() {\n  ret ptr @h\n}\nattributes #0 = { \"target-cpu\"=\"z\" nounwind }\n";
        let found = functions(file);
        let names: Vec<&str> = found.iter().map(|(name, _)| name.as_str()).collect();
        assert_eq!(names, ["\"k k\"", "f"]);
        assert!(found[0].1.contains("@g = global") && !found[0].1.contains("@a"));
        assert!(found[1].1.contains("@a(i32)") && !found[1].1.contains("@g ="));
        assert!(!found[1].1.contains("target") && found[1].1.contains("nounwind"));
    }
}
