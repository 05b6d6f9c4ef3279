//! Output forms of the targets' backends.

use ir::diagnostic::Diagnostic;

use crate::word::words;
use crate::{Target, Word as _};

words! {
    /// A form in which a compiled module is written.
    Emit {
        Asm = "asm": "Assembly text (PTX for NVIDIA)",
        Obj = "obj" | "zebin": "A relocatable object file (AMD), a zebin (Intel)",
        Hsaco = "hsaco": "A linked code object that a runtime loads (AMD)",
        Mir = "mir": "Finished machine functions as LLVM MIR (AMD), as text of the EU IR (Intel)",
        Bin = "bin": "The instructions of the only kernel (Intel)",
        Null = "null": "Nothing",
    }
}

/// A form as a target has it.
struct Form {
    emit: Emit,
    about: &'static str,
    /// The ending of a file for it.
    ending: &'static str,
}

const fn form(emit: Emit, about: &'static str, ending: &'static str) -> Form {
    Form { emit, about, ending }
}

/// The forms of a target.
fn forms(target: Target) -> &'static [Form] {
    match target {
        Target::Nvptx => const { &[form(Emit::Asm, "PTX, which ptxas assembles", "ptx")] },
        Target::Amdgpu => {
            const {
                &[
                    form(Emit::Asm, "assembly", "s"),
                    form(Emit::Obj, "a relocatable object", "o"),
                    form(Emit::Hsaco, "a linked code object", "hsaco"),
                    form(Emit::Mir, "machine functions as LLVM MIR", "mir"),
                ]
            }
        }
        Target::Intel => {
            const {
                &[
                    form(Emit::Asm, "assembly", "asm"),
                    form(Emit::Obj, "a zebin", "zebin"),
                    form(Emit::Mir, "text of the EU IR", "eu"),
                    form(Emit::Bin, "the instructions of the only kernel", "bin"),
                ]
            }
        }
    }
}

impl Emit {
    /// The ending of a file for it; empty where nothing is written.
    pub fn ending(self, target: Target) -> &'static str {
        forms(target).iter().find(|form| form.emit == self).map_or("", |form| form.ending)
    }

    /// The form itself, if a target has it.
    ///
    /// # Errors
    /// It has not; names those that it has.
    pub fn of(self, target: Target) -> Result<Self, Diagnostic> {
        if self == Self::Null || forms(target).iter().any(|form| form.emit == self) {
            return Ok(self);
        }
        let there: Vec<String> = forms(target)
            .iter()
            .map(|form| format!("{} ({})", form.emit.name(), form.about))
            .collect();
        let message = format!("there is no output '{}' for {}", self.name(), target.vendor());
        Err(Diagnostic::error(message).with_note(format!("outputs: {}", there.join(", "))))
    }
}

impl Target {
    /// Returns the form that a runtime loads: PTX, a linked code object, a zebin.
    pub fn loadable(self) -> Emit {
        match self {
            Self::Nvptx => Emit::Asm,
            Self::Amdgpu => Emit::Hsaco,
            Self::Intel => Emit::Obj,
        }
    }

    /// Endings of files' names that say what is to be written to them.
    pub fn endings(self) -> &'static [(&'static str, Emit)] {
        match self {
            Self::Nvptx => &[],
            Self::Amdgpu => &[
                ("hsaco", Emit::Hsaco),
                ("co", Emit::Hsaco),
                ("o", Emit::Obj),
                ("obj", Emit::Obj),
                ("mir", Emit::Mir),
            ],
            Self::Intel => &[("s", Emit::Asm), ("asm", Emit::Asm), ("bin", Emit::Bin)],
        }
    }
}
