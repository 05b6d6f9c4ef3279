//! A program, and one run of it.

use crate::source::Lines;
use gpu_sim::binary::{Binary, Conditions};
use gpu_sim::launch::{Launch, Signature};
use gpu_sim::{Result, interp, ptx};
use ir::ssa::Module;

/// A program that can be run.
#[allow(
    missing_debug_implementations,
    reason = "programs are large, and the simulators do not print theirs"
)]
#[non_exhaustive]
pub enum Program {
    /// A module of LLVM IR, as the interpreter runs it, with the interpreter's options.
    Ir(Box<Module>, interp::Options),
    /// A linked code object of an AMD GPU, or a zebin.
    Binary(Box<Binary>, Lines),
    /// PTX.
    Ptx(Box<ptx::Module>, String),
}

/// Conditions of a run.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Condition {
    /// Threads and workgroups take turns in the opposite order (LLVM IR).
    pub backwards: bool,
    /// A store of an undefined value to global memory (LLVM IR) and a read of shared memory that nothing has written (PTX) are
    /// mistakes. A race leaves such values, too, so it is looked for first.
    pub written: bool,
    /// Results of memory come as late as they may (AMD).
    pub delay: bool,
    /// The worst machine that the manuals allow, its choices made by this seed.
    pub hostile: Option<u64>,
}

impl Condition {
    /// The words that ask `lanelift check` to begin with these conditions.
    pub(crate) fn words(self) -> String {
        match self.hostile {
            Some(seed) => format!("--seed {seed}"),
            None => String::new(),
        }
    }
}

impl Program {
    /// Reads a code object or a zebin.
    ///
    /// # Errors
    /// It is none, or for a processor that is not simulated.
    pub fn binary(bytes: &[u8]) -> Result<Self> {
        Ok(Self::Binary(Box::new(Binary::parse(bytes)?), Lines::of_elf(bytes)))
    }

    /// Reads PTX.
    ///
    /// # Errors
    /// A mistake in the text, or what the simulator does not know.
    pub fn ptx(text: &str) -> Result<Self> {
        Ok(Self::Ptx(Box::new(ptx::Module::parse(text)?), text.to_owned()))
    }

    /// The kernels with their parameters.
    pub fn signatures(&self) -> Vec<Signature> {
        match self {
            Self::Ir(module, _) => interp::signatures(module),
            Self::Binary(binary, _) => binary.signatures(),
            Self::Ptx(module, _) => module.signatures(),
        }
    }

    /// The conditions under which a launch is run, hostile machines with so many seeds from `seed` on.
    pub(crate) fn conditions(&self, seed: u64, seeds: u64) -> Vec<Condition> {
        let kind = Condition::default();
        let hostile = (0..seeds)
            .map(|n| Condition { hostile: Some(seed.wrapping_add(n)), ..Condition::default() });
        match self {
            Self::Ir(..) => vec![kind, Condition { backwards: true, written: true, ..kind }],
            Self::Binary(..) => {
                std::iter::once(Condition { delay: true, ..kind }).chain(hostile).collect()
            }
            Self::Ptx(..) => {
                [kind, Condition { written: true, ..kind }].into_iter().chain(hostile).collect()
            }
        }
    }

    /// Runs a launch to its end, or to its first mistake.
    pub(crate) fn run(
        &self,
        launch: &Launch,
        condition: Condition,
        instructions: u64,
    ) -> Result<()> {
        let Condition { backwards, written, delay, hostile } = condition;
        match self {
            Self::Ir(module, options) => {
                let options = interp::Options {
                    races: true,
                    same_barriers: true,
                    undefined_stores: written,
                    backwards,
                    instructions,
                    ..options.clone()
                };
                interp::run(module, launch, &options)?;
            }
            Self::Binary(binary, lines) => {
                let instructions = Some(instructions);
                let races = true;
                let conditions = Conditions { delay, hostile, devices: 1, races, instructions };
                binary.run(launch, conditions, None).map_err(|fault| lines.locate(fault))?;
            }
            Self::Ptx(module, text) => {
                let options = ptx::Options {
                    check_shared: written,
                    races: hostile.is_none(),
                    hostile,
                    max_instructions: instructions,
                    ..ptx::Options::default()
                };
                let located = |fault| crate::source::locate_ptx(text, fault);
                module.run(launch, &options).map_err(located)?;
            }
        }
        Ok(())
    }
}
