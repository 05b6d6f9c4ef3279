//! The file `xtask/layers.txt`; its head says its form.

use super::circles::Circle;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::{self, Write};

/// The orders of all crates.
#[derive(Default)]
pub(super) struct Layers {
    pub(super) crates: BTreeMap<String, CrateLayers>,
}

/// The order of one crate's modules, and its exceptions.
#[derive(Default)]
pub(super) struct CrateLayers {
    /// The modules of each layer, from the bottom.
    layers: Vec<Vec<String>>,
    /// Modules that have no layer yet.
    pub(super) unplaced: BTreeSet<String>,
    /// Imports against the order.
    pub(super) except: BTreeSet<(String, String)>,
    pub(super) circles: Vec<KnownCircle>,
}

/// A circle that is written down.
#[derive(Debug, PartialEq)]
pub(super) struct KnownCircle {
    /// The folder's module path; empty for the crate's root.
    pub(super) parent: String,
    pub(super) members: BTreeSet<String>,
}

impl KnownCircle {
    pub(super) fn contains(&self, circle: &Circle) -> bool {
        self.parent == circle.parent && circle.members.is_subset(&self.members)
    }
}

impl fmt::Display for KnownCircle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let members: Vec<&str> = self.members.iter().map(String::as_str).collect();
        let parent = if self.parent.is_empty() { "crate" } else { &self.parent };
        write!(f, "circle {parent}: {}", members.join(" "))
    }
}

impl CrateLayers {
    pub(super) fn has_order(&self) -> bool {
        !self.layers.is_empty()
    }

    /// Returns the number of a module's layer, from the bottom.
    pub(super) fn rank(&self, module: &str) -> Option<usize> {
        self.layers.iter().position(|layer| layer.iter().any(|m| m == module))
    }

    /// Returns the modules that have a layer.
    pub(super) fn placed(&self) -> impl Iterator<Item = &String> {
        self.layers.iter().flatten()
    }

    /// Returns the lines of the exceptions.
    fn exceptions(&self) -> String {
        let mut text = String::new();
        if !self.unplaced.is_empty() {
            let modules: Vec<&str> = self.unplaced.iter().map(String::as_str).collect();
            let _ = writeln!(text, "unplaced {}", modules.join(" "));
        }
        for (from, to) in &self.except {
            let _ = writeln!(text, "except {from} -> {to}");
        }
        for circle in &self.circles {
            let _ = writeln!(text, "{circle}");
        }
        text
    }
}

impl Layers {
    /// Reads the file's text.
    ///
    /// # Errors
    /// The line's number and its mistake.
    pub(super) fn parse(text: &str) -> Result<Layers, String> {
        let mut layers = Layers::default();
        let mut current: Option<&mut CrateLayers> = None;
        for (number, line) in text.lines().enumerate() {
            let mistake = |text: &str| format!("{}: {text}: {line}", number + 1);
            let line = line.split('#').next().unwrap_or_default().trim();
            let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
            if word.is_empty() {
                continue;
            }
            if word == "crate" {
                if layers.crates.contains_key(rest) {
                    return Err(mistake("a second section of the crate"));
                }
                current = Some(layers.crates.entry(rest.to_owned()).or_default());
                continue;
            }
            let section = current.as_deref_mut().ok_or_else(|| mistake("no `crate` before"))?;
            section.add(word, rest).map_err(|e| mistake(&e))?;
        }
        Ok(layers)
    }

    /// Returns the file's text with the exceptions of `self`: comments and layers stay as they are.
    pub(super) fn write(&self, old: &str) -> String {
        let is_exception = |line: &str| {
            ["unplaced ", "except ", "circle "].iter().any(|word| line.starts_with(word))
        };
        let mut written = BTreeSet::new();
        let mut text = String::new();
        let mut section: Option<&str> = None;
        let finish = |section: Option<&str>, text: &mut String| {
            let exceptions =
                section.and_then(|name| self.crates.get(name)).map(CrateLayers::exceptions);
            let kept = text.trim_end().len();
            text.truncate(kept);
            text.push('\n');
            text.push_str(&exceptions.unwrap_or_default());
        };
        for line in old.lines().filter(|line| !is_exception(line)) {
            if let Some(name) = line.strip_prefix("crate ") {
                finish(section, &mut text);
                section = Some(name.trim());
                written.extend(section.map(String::from));
                text.push('\n');
            }
            let _ = writeln!(text, "{line}");
        }
        finish(section, &mut text);
        for (name, layers) in self.crates.iter().filter(|(name, _)| !written.contains(*name)) {
            let _ = write!(text, "\ncrate {name}\n{}", layers.exceptions());
        }
        text
    }
}

impl CrateLayers {
    /// Adds a line of the file.
    fn add(&mut self, word: &str, rest: &str) -> Result<(), String> {
        let names = |text: &str| text.split_whitespace().map(String::from).collect::<Vec<_>>();
        match word {
            "layer" => {
                if let Some(again) = names(rest).iter().find(|name| self.rank(name).is_some()) {
                    return Err(format!("a second layer of {again}"));
                }
                self.layers.push(names(rest));
            }
            "unplaced" => self.unplaced.extend(names(rest)),
            "except" => {
                let (from, to) = rest.split_once("->").ok_or("expected `except A -> B`")?;
                self.except.insert((from.trim().to_owned(), to.trim().to_owned()));
            }
            "circle" => {
                let (parent, members) =
                    rest.rsplit_once(": ").ok_or("expected `circle PARENT: A B`")?;
                let parent = if parent == "crate" { "" } else { parent };
                let members = names(members).into_iter().collect();
                self.circles.push(KnownCircle { parent: parent.to_owned(), members });
            }
            _ => return Err(format!("unknown word {word}")),
        }
        Ok(())
    }
}
