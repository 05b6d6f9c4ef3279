//! Mutants of PTX: one fence or barrier removed, one ordering weakened, or one scope made narrower.

use std::ops::Range;

/// A changed text.
#[derive(Clone, Debug)]
pub struct Mutant {
    /// The kind of change, for counting.
    pub kind: &'static str,
    /// The line, counted from 1, and what it became.
    pub what: String,
    /// The whole text.
    pub text: String,
    /// The text with `trap` in place of the line: it shows whether a launch comes there.
    pub probe: String,
}

/// The texts that one instruction may become, with their kinds. An empty one is nothing.
fn changes(instruction: &str) -> Vec<(&'static str, String)> {
    let (name, rest) = instruction.split_at(instruction.find([' ', ';']).unwrap_or(0));
    let mut list = Vec::new();
    let mut add = |kind, name: String| list.push((kind, format!("{name}{rest}")));
    let base = name.split('.').next().unwrap_or("");
    match base {
        "fence" | "membar" if !name.contains("proxy") => {
            add("fence removed", String::new());
            if name.contains(".sc") {
                add("fence weakened", name.replace(".sc", ".acq_rel"));
            }
        }
        "bar" | "barrier" if !name.contains(".red") && !name.contains("arrive") => {
            add("barrier removed", String::new());
        }
        "ld" | "st" | "atom" | "red" => {
            for order in [".acquire", ".release", ".acq_rel"] {
                if name.contains(order) {
                    add("ordering to relaxed", name.replace(order, ".relaxed"));
                }
            }
            if name.contains(".acq_rel") {
                add("ordering halved", name.replace(".acq_rel", ".acquire"));
                add("ordering halved", name.replace(".acq_rel", ".release"));
            }
            if matches!(base, "ld" | "st") && name.contains(".relaxed") {
                let scopes = [".sys", ".gpu", ".cluster", ".cta"];
                let weak =
                    scopes.iter().fold(name.replace(".relaxed", ""), |n, s| n.replace(s, ""));
                add("relaxed to weak", weak);
            }
        }
        "cp" if name.contains("wait") => add("wait removed", String::new()),
        _ => {}
    }
    if matches!(base, "fence" | "ld" | "st" | "atom" | "red") {
        if name.contains(".sys") {
            add("scope narrowed", name.replace(".sys", ".gpu"));
        }
        if name.contains(".gpu") {
            add("scope narrowed", name.replace(".gpu", ".cta"));
        }
    }
    if matches!(base, "fence" | "bar" | "barrier" | "cp" | "membar") {
        for (_, text) in &mut list {
            if text.starts_with([' ', ';']) || text.is_empty() {
                text.clear();
            }
        }
    }
    list
}

/// All mutants of a text, in order of its lines. What only stands in kernels that are not to run is left out by `wanted`.
pub fn mutants(ptx: &str, wanted: Range<usize>) -> Vec<Mutant> {
    let lines: Vec<&str> = ptx.lines().collect();
    let mut list = Vec::new();
    for (at, line) in lines.iter().enumerate().filter(|(at, _)| wanted.contains(at)) {
        let trimmed = line.trim_start();
        // A guard stays.
        let start = if trimmed.starts_with('@') {
            trimmed.find([' ', '\t']).map_or(0, |n| n + 1)
        } else {
            0
        };
        let (guard, instruction) = trimmed.split_at(start);
        let with = |text: &str| {
            let mut lines = lines.clone();
            let line = if text.is_empty() { String::new() } else { format!("{guard}{text}") };
            lines[at] = &line;
            lines.join("\n") + "\n"
        };
        for (kind, text) in changes(instruction.trim_start()) {
            let what = format!("{}: {} -> {}", at + 1, trimmed, text);
            list.push(Mutant { kind, what, text: with(&text), probe: with("trap;") });
        }
    }
    list
}

/// The lines of a kernel.
pub fn lines_of(ptx: &str, kernel: &str) -> Range<usize> {
    let head = format!(".entry {kernel}(");
    let start = ptx.lines().position(|l| l.contains(&head)).unwrap_or(0);
    let length = ptx.lines().skip(start).position(|l| l.starts_with('}')).unwrap_or(0);
    start..start + length
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_change_has_its_text() {
        let ptx = ".visible .entry k(\n)\n{\n\tfence.sc.gpu;\n\t@%p1 atom.acq_rel.sys.global.add.u32 %r1, [%rd1], 1;\n\tbar.sync 0;\n\tret;\n}\n";
        let all = mutants(ptx, lines_of(ptx, "k"));
        let what: Vec<&str> =
            all.iter().map(|m| m.what.split(" -> ").nth(1).unwrap_or("")).collect();
        assert_eq!(
            what,
            [
                "",
                "fence.acq_rel.gpu;",
                "fence.sc.cta;",
                "atom.relaxed.sys.global.add.u32 %r1, [%rd1], 1;",
                "atom.acquire.sys.global.add.u32 %r1, [%rd1], 1;",
                "atom.release.sys.global.add.u32 %r1, [%rd1], 1;",
                "atom.acq_rel.gpu.global.add.u32 %r1, [%rd1], 1;",
                "",
            ]
        );
        assert!(all[3].text.contains("@%p1 atom.relaxed.sys"), "{}", all[3].text);
    }
}
