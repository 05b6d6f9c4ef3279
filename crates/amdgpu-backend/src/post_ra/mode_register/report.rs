//! Wants and writes of MODE in words, for who looks at a function later ([`crate::info::remarks`]).

use ir::machine::{Inst, MachineFunction};
use ir::map::Map;

use crate::target::mode::effects::{Change, Environment, Event};
use crate::target::mode::fields::{
    DENORM_16_64, DENORM_32, Field, ModeState, ROUND_16_64, ROUND_32,
};

/// Requirements of a function's instructions on MODE, recorded before their flags are removed.
#[derive(Clone, Default, Debug)]
pub(crate) struct ModeRequirements(Map<Inst, Event>);

impl ModeRequirements {
    /// Those of a function.
    pub(super) fn new(func: &MachineFunction) -> Self {
        let environment = Environment::of(func);
        let insts = func.all_insts();
        let requirements = insts.filter_map(|inst| Some((inst, environment.event(func, inst)?)));
        Self(requirements.filter(|(_, event)| event.change.is_none()).collect())
    }

    /// The bits of MODE on which an instruction depends.
    pub(crate) fn bits(&self, inst: Inst) -> u32 {
        self.0.get(&inst).map_or(0, |event| event.requirement.known() | event.program)
    }

    /// Returns the requirement of an instruction, in words.
    pub(crate) fn of(&self, inst: Inst) -> Option<String> {
        let event = self.0.get(&inst)?;
        let words = words(event.requirement);
        Some(if words.is_empty() { "the program's mode".into() } else { words })
    }
}

const NAMES: [(Field, &str); 4] = [
    (ROUND_32, "rounding of f32"),
    (ROUND_16_64, "rounding of f16 and f64"),
    (DENORM_32, "denormals of f32"),
    (DENORM_16_64, "denormals of f16 and f64"),
];

/// The fields of floats that are known, in words.
fn words(state: ModeState) -> String {
    let word = |(field, name): &(Field, &str)| {
        let value = state.get(*field)? as usize;
        let is_rounding = [ROUND_32, ROUND_16_64].contains(field);
        let values = if is_rounding {
            ["to nearest", "upward", "downward", "toward zero"]
        } else {
            ["flushed", "flushed in results", "flushed in operands", "kept"]
        };
        Some(format!("{name} {}", values[value & 3]))
    };
    NAMES.iter().filter_map(word).collect::<Vec<_>>().join(", ")
}

/// A write of MODE in words.
pub(crate) fn describe(change: Change) -> String {
    let known = words(change.to);
    if !known.is_empty() {
        return format!("makes {known}");
    }
    let touched = NAMES.iter().filter(|(field, _)| change.bits & field.mask() != 0);
    let touched: Vec<&str> = touched.map(|&(_, name)| name).collect();
    if touched.is_empty() {
        "writes other fields of MODE".into()
    } else {
        format!("makes {} what a register holds", touched.join(", "))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn writes_are_told_by_field() {
        let to = ModeState::of(ROUND_32, 3).merge(ModeState::of(DENORM_16_64, 0));
        let bits = ROUND_32.mask() | DENORM_16_64.mask();
        assert_eq!(
            describe(Change { bits, to }),
            "makes rounding of f32 toward zero, denormals of f16 and f64 flushed"
        );
        let unknown = Change { bits: ROUND_16_64.mask(), to: ModeState::UNKNOWN };
        assert_eq!(describe(unknown), "makes rounding of f16 and f64 what a register holds");
    }
}
