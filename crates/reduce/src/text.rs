//! The text of a module that was made smaller.

use std::collections::BTreeSet;

use ir::ssa::Module;
use ir::ssa::print::module_to_string;

/// Returns the text of a module without the metadata nodes that nothing names.
pub fn text(module: &Module) -> String {
    let text = module_to_string(module);
    let (mut nodes, mut named) = (Vec::new(), BTreeSet::new());
    for line in text.lines() {
        match defined(line) {
            Some((number, rest)) => nodes.push((number, rest)),
            None => named.extend(numbers(line)),
        }
    }
    // A node names others, in front of it or after it.
    let mut work: Vec<u32> = named.iter().copied().collect();
    nodes.sort_unstable();
    while let Some(number) = work.pop() {
        let Ok(at) = nodes.binary_search_by_key(&number, |node| node.0) else { continue };
        work.extend(numbers(nodes[at].1).filter(|&other| named.insert(other)));
    }
    let kept = |line: &&str| defined(line).is_none_or(|(number, _)| named.contains(&number));
    text.lines().filter(kept).flat_map(|line| [line, "\n"]).collect()
}

/// Returns the number of the node that a line defines, and the rest of the line.
fn defined(line: &str) -> Option<(u32, &str)> {
    let (number, rest) = line.strip_prefix('!')?.split_once(" = ")?;
    Some((number.parse().ok()?, rest))
}

/// Returns the numbers of nodes that a text names. A string may look like one: then too many are kept.
fn numbers(text: &str) -> impl Iterator<Item = u32> + '_ {
    text.split('!').skip(1).filter_map(|part| {
        let end = part.find(|c: char| !c.is_ascii_digit()).unwrap_or(part.len());
        part[..end].parse().ok()
    })
}
