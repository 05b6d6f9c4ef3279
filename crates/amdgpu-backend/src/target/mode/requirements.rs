//! Requirements of instructions on MODE, in the few bits by which scheduling distinguishes their modes.
//!
//! Each of the four fields of floats has three bits. They are zero where the instruction requires the program's value,
//! or a value that is known to be that: the value at the entry, if no instruction of the function changes the program's
//! mode. Any other value has its own number.

use ir::machine::{Inst, MachineFunction};
use rp_tracker::sched::ModeRequirement;

use super::effects::{Environment, explicit_change};
use super::fields::{DENORM_16_64, DENORM_32, Field, ROUND_16_64, ROUND_32};

/// The fields, from the lowest bits on.
const FIELDS: [Field; 4] = [ROUND_32, ROUND_16_64, DENORM_32, DENORM_16_64];
const BITS: usize = 3;
/// Above a field's value: it is one that the instruction asks for.
const ASKED: u32 = 4;

/// Requirements of a function's instructions on MODE.
pub(crate) struct Modes {
    environment: Environment,
    /// The values that the program is known to have everywhere.
    program: [Option<u32>; FIELDS.len()],
}

impl Modes {
    /// Those of a function.
    pub(crate) fn of(func: &MachineFunction) -> Self {
        let environment = Environment::of(func);
        let changes = func
            .blocks()
            .any(|block| func.insts(block).any(|inst| explicit_change(func, inst).is_some()));
        let at_entry = FIELDS.map(|field| environment.entry.get(field));
        let program = if changes { [None; FIELDS.len()] } else { at_entry };
        Self { environment, program }
    }

    /// Returns the requirement of an instruction.
    pub(crate) fn requirement(&self, func: &MachineFunction, inst: Inst) -> ModeRequirement {
        let Some(event) = self.environment.event(func, inst) else { return ModeRequirement::NONE };
        let (mut mask, mut value) = (0, 0);
        for (index, (field, program)) in FIELDS.into_iter().zip(self.program).enumerate() {
            let asked = event.requirement.get(field);
            if asked.is_none() && event.program & field.mask() == 0 {
                continue;
            }
            let shift = index * BITS;
            mask |= ((1 << BITS) - 1) << shift;
            if asked != program
                && let Some(asked) = asked
            {
                value |= (ASKED | asked) << shift;
            }
        }
        ModeRequirement::new(mask, value)
    }
}
