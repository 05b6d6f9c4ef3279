//! Checks of what is told of a finished function.

use ir::listing::{LineKind, ListedFunction};
use ir::remarks::Remarks;

/// Returns the texts of a function's instructions.
///
/// # Panics
/// The remarks' numbers of instructions are not those of the function.
pub fn instructions(found: &Remarks, function: &ListedFunction) -> Vec<String> {
    let lines = function.lines.iter().filter(|line| line.kind == LineKind::Instruction);
    let texts: Vec<String> = lines.map(|line| line.text.clone()).collect();
    for kind in &found.kinds {
        assert_eq!(kind.live.len(), texts.len(), "a number for each instruction");
    }
    for range in &found.ranges {
        assert!(range.from < range.to && range.to as usize <= texts.len(), "{range:?}");
    }
    texts
}
