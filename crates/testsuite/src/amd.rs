//! AMD code objects by way of LLVM's tools, and what makes answers comparable.

use crate::judges::{self, Judge, Scratch};
use std::path::Path;
use std::time::Duration;

/// The generations that are simulated, each with the corpus target whose modules are compiled for it.
pub const GENERATIONS: [(&str, &str); 6] = [
    ("gfx1100", "gfx1100"),
    ("gfx942", "gfx942"),
    ("gfx90a", "gfx942"),
    ("gfx1030", "gfx1100"),
    ("gfx1200", "gfx1100"),
    ("gfx900", "gfx942"),
];

/// A module's text for another processor. What lets compilers choose among several right answers goes: `contract`
/// and `!fpmath`.
pub fn comparable(text: &str, cpu: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for line in text.lines() {
        let mut line = line.to_owned();
        if line.starts_with("attributes #") {
            line = without_attribute(&line, "\"target-features\"=\"");
            line = with_value(&line, "\"target-cpu\"=\"", cpu);
        } else {
            if let Some(at) = line.find(", !fpmath !") {
                let rest =
                    line[at + 11..].trim_start_matches(|c: char| c.is_ascii_digit()).to_owned();
                line.truncate(at);
                line.push_str(&rest);
            }
            // `fast` allows it too; the others of its parts stay.
            line = line.replace(" fast ", " nnan ninf nsz reassoc arcp afn ");
            line = line.replace(" contract ", " ");
        }
        out.push_str(&line);
        out.push('\n');
    }
    out
}

fn without_attribute(line: &str, key: &str) -> String {
    let Some(at) = line.find(key) else { return line.to_owned() };
    let end = line[at + key.len()..].find('"').map_or(line.len(), |e| at + key.len() + e + 1);
    format!("{}{}", &line[..at], &line[end..])
}

fn with_value(line: &str, key: &str, value: &str) -> String {
    let Some(at) = line.find(key) else { return line.to_owned() };
    let start = at + key.len();
    let end = line[start..].find('"').map_or(line.len(), |e| start + e);
    format!("{}{value}{}", &line[..start], &line[end..])
}

/// `llc` and `ld.lld`.
#[derive(Clone, Copy, Debug)]
pub struct Tools {
    llc: &'static Path,
    lld: &'static Path,
}

impl Tools {
    /// Where both are there.
    pub fn need() -> Option<Tools> {
        Some(Tools { llc: Judge::Llc.need()?, lld: Judge::Lld.need()? })
    }

    /// The linked code object that LLVM makes of a module.
    ///
    /// # Errors
    /// What a tool said.
    pub fn code_object(self, text: &str, cpu: &str, level: &str) -> Result<Vec<u8>, String> {
        let scratch = Scratch::new("amd");
        let input = scratch.write("m.ll", text);
        let (object, linked) = (scratch.file("m.o"), scratch.file("m.hsaco"));
        let limit = Duration::from_secs(120);
        let path = |p: &Path| p.display().to_string();
        let words = [
            level.into(),
            format!("-mcpu={cpu}"),
            "-filetype=obj".into(),
            "-o".into(),
            path(&object),
        ];
        let verdict = judges::run(self.llc, words.into_iter().chain([path(&input)]), limit);
        if !verdict.ok {
            return Err(verdict.messages());
        }
        let words = ["-shared".into(), "-o".into(), path(&linked), path(&object)];
        let verdict = judges::run(self.lld, words, limit);
        if !verdict.ok {
            return Err(verdict.messages());
        }
        std::fs::read(linked).map_err(|e| e.to_string())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn attributes_and_flags_change() {
        let text = "  %1 = fdiv contract float %a, %b, !fpmath !4, !x !5\n\
                    attributes #0 = { \"target-cpu\"=\"gfx942\" \"target-features\"=\"+a,-b\" nounwind }\n";
        let expected = "  %1 = fdiv float %a, %b, !x !5\n\
                        attributes #0 = { \"target-cpu\"=\"gfx90a\"  nounwind }\n";
        assert_eq!(comparable(text, "gfx90a"), expected);
    }
}
