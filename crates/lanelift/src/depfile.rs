//! `-MD`, `-MF`, `-MT`: what an output was made of, as a rule for Make, which Ninja and other build tools read too.

use crate::failure::Outcome;
use crate::files;
use clap::Args;
use std::path::{Path, PathBuf};

/// Options for files of dependencies, as compilers have them.
#[derive(Args, Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct DepArgs {
    /// Write the files that an output depends on as a rule for make, to the output's name with `.d`
    #[arg(long = "MD", visible_alias = "MMD", help_heading = "Build systems")]
    pub(crate) md: bool,
    /// Write the rule (or the rules of several outputs) to this file
    #[arg(long = "MF", value_name = "FILE", help_heading = "Build systems")]
    pub(crate) mf: Option<PathBuf>,
    /// The rule's target, instead of the output's name
    #[arg(
        long = "MT",
        value_name = "TARGET",
        visible_alias = "MQ",
        help_heading = "Build systems"
    )]
    pub(crate) mt: Vec<String>,
}

impl DepArgs {
    /// Whether dependencies are asked for.
    pub(crate) fn wanted(&self) -> bool {
        self.md || self.mf.is_some()
    }

    /// The rule of an output, ending with a line.
    pub(crate) fn rule(&self, output: &Path, inputs: &[PathBuf]) -> String {
        let target = || vec![output.to_string_lossy().into_owned()];
        let targets = if self.mt.is_empty() { target() } else { self.mt.clone() };
        rule(&targets, inputs)
    }

    /// Path of the file for the rule of one output.
    pub(crate) fn file_for(&self, output: &Path) -> PathBuf {
        self.mf.clone().unwrap_or_else(|| output.with_extension("d"))
    }

    /// Writes the rule of one output.
    pub(crate) fn write(&self, output: &Path, inputs: &[PathBuf]) -> Outcome {
        files::write(Some(&self.file_for(output)), self.rule(output, inputs).as_bytes())
    }
}

/// A rule: targets and what they depend on.
fn rule(targets: &[String], inputs: &[PathBuf]) -> String {
    let mut text: Vec<String> = targets.iter().map(|target| quoted(target)).collect();
    if let Some(last) = text.last_mut() {
        last.push(':');
    }
    text.extend(inputs.iter().map(|input| quoted(&input.to_string_lossy())));
    text.join(" ") + "\n"
}

/// A name as make reads it: spaces and `#` after a backslash, `$` doubled.
fn quoted(name: &str) -> String {
    let mut text = String::with_capacity(name.len());
    for c in name.chars() {
        match c {
            ' ' | '#' | '\t' => text.extend(['\\', c]),
            '$' => text.push_str("$$"),
            _ => text.push(c),
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_as_make_reads_them() {
        let inputs = [PathBuf::from("a b.ll"), PathBuf::from("c$#.ll")];
        assert_eq!(rule(&["k.hsaco".into()], &inputs), "k.hsaco: a\\ b.ll c$$\\#.ll\n");
        let args = DepArgs { mt: vec!["x".into(), "y".into()], ..DepArgs::default() };
        assert_eq!(args.rule(Path::new("k"), &inputs[..1]), "x y: a\\ b.ll\n");
        assert_eq!(args.file_for(Path::new("out/k.hsaco")), Path::new("out/k.d"));
    }
}
