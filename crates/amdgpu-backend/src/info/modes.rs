//! The users of each write of MODE.

use ir::machine::{Block, Inst, MachineFunction};
use ir::map::Set;
use ir::remarks::{Note, Topic};

use super::instructions::Numbers;
use crate::post_ra::mode_register::{ModeRequirements, describe, written};

/// Number of instructions after a write that are searched.
const SIGHT: usize = 2000;
/// Instructions that are named.
const MOST: usize = 8;

/// A note for each write of MODE.
pub(crate) fn notes(
    func: &MachineFunction,
    numbers: &Numbers,
    requirements: &ModeRequirements,
) -> Vec<Note> {
    let mut notes = Vec::new();
    for &inst in &numbers.order {
        let Some(change) = written(func, inst) else { continue };
        let Some(at) = numbers.get(inst) else { continue };
        let users = users(func, inst, requirements, change.bits);
        let mut text = describe(change);
        match users.first().and_then(|first| requirements.of(*first)) {
            Some(requirement) => text.push_str(&format!(": what follows requires {requirement}")),
            None => text.push_str(": the program, or who comes after it, requires that"),
        }
        notes.push(Note { at, topic: Topic::Mode, text, because: numbers.all(users) });
    }
    notes
}

/// Returns the first instructions after a write of some bits that require a value of one of them, on all paths up to
/// the next write.
fn users(
    func: &MachineFunction,
    write: Inst,
    requirements: &ModeRequirements,
    bits: u32,
) -> Vec<Inst> {
    let mut found = Vec::new();
    let mut seen: Set<Block> = Set::default();
    let mut work: Vec<Option<Inst>> = vec![func.next_inst(write)];
    let mut ends: Vec<Block> = func.inst_block(write).into_iter().collect();
    let mut left = SIGHT;
    while let (Some(mut next), Some(block)) = (work.pop(), ends.pop()) {
        let mut passes = true;
        while let Some(inst) = next {
            next = func.next_inst(inst);
            left = left.saturating_sub(1);
            if requirements.bits(inst) & bits != 0 {
                found.push(inst);
            }
            if written(func, inst).is_some() || found.len() >= MOST || left == 0 {
                passes = false;
                break;
            }
        }
        if passes {
            for to in func.successors(block) {
                if seen.insert(to) {
                    work.push(func.first_inst(to));
                    ends.push(to);
                }
            }
        }
    }
    found
}
