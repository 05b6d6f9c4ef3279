//! `cargo xtask layers`: the modules of a crate import in one direction.
//!
//! `xtask/layers.txt` has the order of each crate's modules. All sources of the crates are read, and each import against the
//! order, and each circle between modules of one folder, is reported with its file and line. The exceptions of that file may
//! only become fewer: one that is no longer needed is an error, too.

mod circles;
mod data;
mod imports;
mod modules;

use crate::root;
use data::{CrateLayers, Layers};
use imports::Edge;
pub(crate) use modules::{Tree, only_in_tests};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::path::Path;

/// The file with the orders, from the root of the repository.
const FILE: &str = "xtask/layers.txt";

/// Name of the crate's root among its modules.
const ROOT: &str = "lib";

/// Usage, for `--help` and after a mistake.
pub(crate) const USAGE: &str = "Usage: cargo xtask layers [OPTION]

Checks the imports of the modules of each crate against xtask/layers.txt.

  --bless         remove the exceptions that are not needed any more
  --grow          with --bless: write down all exceptions that are needed
  --circles       print the circles of all crates, known ones too
  --order CRATE   print an order of the crate's modules with few imports against it";

/// Imports between the modules of one crate.
#[derive(Default)]
struct CrateImports {
    /// The modules below the root; `lib` is the root itself.
    modules: BTreeSet<String>,
    edges: Vec<Edge>,
}

impl CrateImports {
    /// Returns the imports between modules below the root, each with its first place.
    fn top(&self) -> BTreeMap<(&str, &str), &Edge> {
        let mut top = BTreeMap::new();
        for edge in self.edges.iter().filter(|edge| edge.parent.is_empty()) {
            top.entry((edge.from.as_str(), edge.to.as_str())).or_insert(edge);
        }
        top
    }
}

/// Checks all crates.
///
/// # Errors
/// A source cannot be read, or an import is against the order.
pub(crate) fn run(args: &[String]) -> Result<(), String> {
    let words: Vec<&str> = args.iter().map(String::as_str).collect();
    match words[..] {
        [] => {
            let problems = check(&read_layers()?, &read_crates()?);
            for problem in &problems {
                println!("{problem}");
            }
            let count = problems.len();
            if count == 0 {
                Ok(())
            } else {
                Err(format!("{count} lines of problems; {FILE} has the order"))
            }
        }
        ["--bless"] => bless(false),
        ["--bless", "--grow"] | ["--grow", "--bless"] => bless(true),
        ["--circles"] => {
            for (name, imports) in &read_crates()? {
                for circle in circles::find(&imports.edges) {
                    println!("{name}: {circle}");
                }
            }
            Ok(())
        }
        ["--order", name] => {
            let crates = read_crates()?;
            let imports = crates.get(name).ok_or_else(|| format!("no crate {name}"))?;
            print!("{}", suggested_order(imports));
            Ok(())
        }
        _ => Err(format!("unknown options {}\n\n{USAGE}", words.join(" "))),
    }
}

fn read_layers() -> Result<Layers, String> {
    let text = std::fs::read_to_string(root().join(FILE)).map_err(|e| format!("{FILE}: {e}"))?;
    Layers::parse(&text).map_err(|e| format!("{FILE}:{e}"))
}

/// Reads the imports of each crate below `crates` that is a library.
fn read_crates() -> Result<BTreeMap<String, CrateImports>, String> {
    let folder = root().join("crates");
    let mut names = crate::names(&folder)?;
    names.retain(|name| folder.join(name).join("src/lib.rs").is_file());
    // Parsing takes most of the time; the crates are read at once.
    let read = |name: String| {
        let imports = read_crate(&folder.join(&name).join("src"));
        imports.map(|imports| (name, imports))
    };
    std::thread::scope(|scope| {
        let threads: Vec<_> = names.into_iter().map(|name| scope.spawn(|| read(name))).collect();
        threads
            .into_iter()
            .map(|thread| thread.join().map_err(|_| "reading a crate panicked".to_owned())?)
            .collect()
    })
}

fn read_crate(sources: &Path) -> Result<CrateImports, String> {
    let tree = modules::Tree::read(sources)?;
    let mut modules: BTreeSet<String> = tree.children(&[]).map(String::from).collect();
    modules.insert(ROOT.to_owned());
    Ok(CrateImports { modules, edges: imports::edges(&tree) })
}

/// Returns what is against the orders, a line for each.
fn check(layers: &Layers, crates: &BTreeMap<String, CrateImports>) -> Vec<String> {
    let mut problems = Vec::new();
    for name in layers.crates.keys().filter(|name| !crates.contains_key(*name)) {
        problems.push(format!("{FILE}: there is no crate {name}"));
    }
    let none = CrateLayers::default();
    for (name, imports) in crates {
        let layers = layers.crates.get(name).unwrap_or(&none);
        check_order(name, layers, imports, &mut problems);
        check_circles(name, layers, imports, &mut problems);
    }
    problems
}

fn check_order(
    name: &str,
    layers: &CrateLayers,
    imports: &CrateImports,
    problems: &mut Vec<String>,
) {
    if !layers.has_order() {
        return;
    }
    let mut problem = |text: String| problems.push(format!("{name}: {text}"));
    for module in &imports.modules {
        if layers.rank(module).is_none() && !layers.unplaced.contains(module) {
            problem(format!("module {module} has no layer in {FILE}"));
        }
    }
    for module in layers.unplaced.iter().filter(|m| !imports.modules.contains(*m)) {
        problem(format!(
            "`unplaced {module}` in {FILE} is not needed any more (--bless removes it)"
        ));
    }
    // While modules wait for their places, the places may be empty.
    if layers.unplaced.is_empty() {
        for module in layers.placed().filter(|m| !imports.modules.contains(*m)) {
            problem(format!("{FILE} has a layer for {module}, which does not exist"));
        }
    }
    let against = against_order(layers, imports);
    for ((from, to), edge) in &against {
        if !layers.except.contains(&((*from).to_owned(), (*to).to_owned())) {
            problem(format!(
                "{}: {from} imports {to}, which is not in a layer before it",
                edge.place()
            ));
        }
    }
    for (from, to) in &layers.except {
        if !against.contains_key(&(from.as_str(), to.as_str())) {
            problem(format!(
                "`except {from} -> {to}` in {FILE} is not needed any more (--bless removes it)"
            ));
        }
    }
}

/// Returns the imports between modules with a layer that are not from an earlier layer.
fn against_order<'a>(
    layers: &CrateLayers,
    imports: &'a CrateImports,
) -> BTreeMap<(&'a str, &'a str), &'a Edge> {
    let mut top = imports.top();
    top.retain(|(from, to), _| match (layers.rank(from), layers.rank(to)) {
        (Some(from), Some(to)) => to >= from,
        _ => false,
    });
    top
}

/// Circles below the root, or of all modules where a crate has no order.
fn check_circles(
    name: &str,
    layers: &CrateLayers,
    imports: &CrateImports,
    problems: &mut Vec<String>,
) {
    let found = checked_circles(layers, imports);
    for circle in &found {
        if !layers.circles.iter().any(|known| known.contains(circle)) {
            problems.push(format!("{name}: {circle}"));
            problems.extend(circle.edges.iter().map(|edge| format!("    {edge}")));
        }
    }
    for known in &layers.circles {
        let members: BTreeSet<&String> = found
            .iter()
            .filter(|circle| known.contains(circle))
            .flat_map(|circle| &circle.members)
            .collect();
        if members.len() < known.members.len() {
            problems
                .push(format!("{name}: `{known}` in {FILE} is smaller now (--bless writes it)"));
        }
    }
}

fn checked_circles(layers: &CrateLayers, imports: &CrateImports) -> Vec<circles::Circle> {
    let mut found = circles::find(&imports.edges);
    // The order of the modules below the root has its own exceptions.
    found.retain(|circle| !circle.parent.is_empty() || !layers.has_order());
    found
}

/// Writes the exceptions that are needed: of those that are written down, or with `grow` all.
fn bless(grow: bool) -> Result<(), String> {
    let path = root().join(FILE);
    let text = std::fs::read_to_string(&path).map_err(|e| format!("{FILE}: {e}"))?;
    let mut layers = Layers::parse(&text).map_err(|e| format!("{FILE}:{e}"))?;
    for (name, imports) in &read_crates()? {
        if !layers.crates.contains_key(name) && (!grow || circles::find(&imports.edges).is_empty())
        {
            continue;
        }
        let layers = layers.crates.entry(name.clone()).or_default();
        needed_exceptions(layers, imports, grow);
    }
    std::fs::write(&path, layers.write(&text)).map_err(|e| format!("{FILE}: {e}"))
}

fn needed_exceptions(layers: &mut CrateLayers, imports: &CrateImports, grow: bool) {
    if layers.has_order() {
        let unplaced = imports.modules.iter().filter(|module| layers.rank(module).is_none());
        let unplaced = unplaced.filter(|m| grow || layers.unplaced.contains(*m)).cloned().collect();
        let against = against_order(layers, imports).into_keys();
        let pairs = against.map(|(from, to)| (from.to_owned(), to.to_owned()));
        let except = pairs.filter(|pair| grow || layers.except.contains(pair)).collect();
        (layers.unplaced, layers.except) = (unplaced, except);
    }
    let mut found = checked_circles(layers, imports);
    found.retain(|circle| grow || layers.circles.iter().any(|known| known.contains(circle)));
    layers.circles = found.iter().map(circles::Circle::known).collect();
}

/// Returns an order of the modules as lines for the file, from the bottom: a module with no imports left comes next; in a circle
/// the one that is imported most and imports least.
fn suggested_order(imports: &CrateImports) -> String {
    let edges: BTreeSet<(&str, &str)> = imports.top().into_keys().collect();
    // The root re-exports from all modules, so it is the last.
    let below = imports.modules.iter().map(String::as_str).filter(|module| *module != ROOT);
    let mut left: BTreeSet<&str> = below.collect();
    let mut text = String::new();
    while !left.is_empty() {
        let count = |module: &str, incoming: bool| {
            let touches = |&&(from, to): &&(&str, &str)| {
                let (near, far) = if incoming { (to, from) } else { (from, to) };
                near == module && left.contains(far)
            };
            edges.iter().filter(touches).count()
        };
        let mut layer: Vec<&str> = left.iter().copied().filter(|m| count(m, false) == 0).collect();
        if layer.is_empty() {
            let cost = |module: &&&str| count(module, false) as i64 - count(module, true) as i64;
            let best = left.iter().min_by_key(cost);
            layer.extend(best);
        }
        for module in &layer {
            left.remove(module);
        }
        let _ = writeln!(text, "layer {}", layer.join(" "));
    }
    text + "layer " + ROOT + "\n"
}

#[cfg(test)]
mod tests;
