//! Reading assembly: what functions consist of, as far as the memory model is concerned.

use std::collections::BTreeMap;

/// A piece of a function.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Token {
    /// An access: its mnemonic's start (`global`, `ds`, `flat`), its offset, its policy.
    Access(&'static str, u32, String),
    /// Operations on caches.
    Cache(String),
    /// A counter that is waited for until nothing is outstanding.
    Wait(&'static str),
}

/// The functions of an assembly text.
pub(crate) fn functions(text: &str) -> BTreeMap<String, Vec<Token>> {
    let mut all = BTreeMap::new();
    let mut current: Option<(String, Vec<Token>)> = None;
    for line in text.lines() {
        let line = line.split(';').next().unwrap_or("").trim();
        if let Some(name) = line.strip_suffix(':')
            && name.starts_with('f')
            && name[1..].bytes().all(|b| b.is_ascii_digit())
        {
            current = Some((name.to_owned(), Vec::new()));
            continue;
        }
        if line == "s_endpgm" {
            all.extend(current.take());
        }
        if let Some((_, tokens)) = &mut current {
            read(line, tokens);
        }
    }
    all
}

const POLICIES: [&str; 7] = ["glc", "slc", "dlc", "sc0", "sc1", "nt", "scc"];

fn read(line: &str, tokens: &mut Vec<Token>) {
    let mut words = line.split_whitespace();
    let Some(mnemonic) = words.next() else { return };
    let operands: Vec<&str> = words.collect();
    if mnemonic.starts_with("s_wait") {
        return tokens.extend(waits(mnemonic, &operands.join(" ")).into_iter().map(Token::Wait));
    }
    if mnemonic.starts_with("buffer_") || matches!(mnemonic, "global_inv" | "global_wb") {
        return tokens.push(Token::Cache(line.split_whitespace().collect::<Vec<_>>().join(" ")));
    }
    let Some(kind) = ["global", "ds", "flat"]
        .into_iter()
        .find(|k| mnemonic.strip_prefix(k).is_some_and(|rest| rest.starts_with('_')))
    else {
        return;
    };
    let offset = operands.iter().find_map(|o| o.strip_prefix("offset:"));
    let policy: Vec<&str> = operands
        .iter()
        .copied()
        .filter(|o| POLICIES.contains(o) || o.starts_with("th:") || o.starts_with("scope:"))
        .collect();
    let offset = offset.and_then(|o| o.parse().ok()).unwrap_or(0);
    tokens.push(Token::Access(kind, offset, policy.join(" ")));
}

/// The counters that a wait waits for until they are zero.
fn waits(mnemonic: &str, operand: &str) -> Vec<&'static str> {
    let number = |text: &str| {
        let text = text.trim();
        text.strip_prefix("0x")
            .map_or_else(|| text.parse().ok(), |hex| u32::from_str_radix(hex, 16).ok())
    };
    let mut found = Vec::new();
    match mnemonic {
        "s_waitcnt" => {
            found.extend(operand.contains("vmcnt(0)").then_some("vm"));
            found.extend(operand.contains("lgkmcnt(0)").then_some("lgkm"));
        }
        "s_waitcnt_vscnt" => {
            let count = operand.split(',').nth(1).and_then(number);
            found.extend((count == Some(0)).then_some("vs"));
        }
        "s_wait_loadcnt_dscnt" | "s_wait_storecnt_dscnt" => {
            let word = number(operand).unwrap_or(u32::MAX);
            let first = if mnemonic.contains("load") { "vm" } else { "vs" };
            found.extend((word >> 8 == 0).then_some(first));
            found.extend((word & 63 == 0).then_some("lgkm"));
        }
        _ => {
            let name = match mnemonic {
                "s_wait_loadcnt" => "vm",
                "s_wait_storecnt" => "vs",
                "s_wait_dscnt" => "lgkm",
                "s_wait_kmcnt" => "km",
                _ => return found,
            };
            found.extend((number(operand) == Some(0)).then_some(name));
        }
    }
    found
}
