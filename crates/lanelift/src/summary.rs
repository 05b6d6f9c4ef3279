//! `--json`: what became of each input, for tools.
//!
//! One structure says it all; `docs/command.md` describes it for those who read it. Numbers that a target does not
//! have, or that only a later tool decides (registers of PTX), are left out.

use crate::limits::LimitSummary;
use driver::Compilation;
use ir::diagnostic::{Diagnostic, Excerpt, Location, Severity};
use ir::kernel::{Argument, KernelDescription};
use ir::pass::Timer;
use serde::{Deserialize, Serialize};

/// The version of the structure: it grows when a field changes its meaning or goes.
pub(crate) const FORMAT: u32 = 1;

/// The whole document.
#[derive(Serialize, Debug)]
pub(crate) struct Document {
    /// [`FORMAT`].
    pub(crate) format: u32,
    /// The command's version.
    pub(crate) version: &'static str,
    /// The inputs in the order of the command line.
    pub(crate) modules: Vec<ModuleReport>,
}

/// Outcome of an input's compilation.
#[derive(Serialize, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Status {
    /// It was compiled.
    Compiled,
    /// The cache had it.
    Cached,
    /// There is an error among the diagnostics, and no output.
    Failed,
}

/// Report on one input.
#[derive(Serialize, Debug)]
pub(crate) struct ModuleReport {
    /// The input's name; `<stdin>` for standard input.
    pub(crate) input: String,
    /// The file that was written; `-` for standard output.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) output: Option<String>,
    /// The outcome.
    pub(crate) status: Status,
    /// The key in the cache, where there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) key: Option<String>,
    /// Errors, warnings and notes.
    pub(crate) diagnostics: Vec<Message>,
    /// Summary of the module.
    #[serde(flatten)]
    pub(crate) summary: ModuleSummary,
    /// Wall-clock time from reading to writing, in milliseconds.
    pub(crate) milliseconds: f64,
    /// The time of each pass, in the order of their first runs. Nothing where the cache had it.
    pub(crate) passes: Vec<PassTime>,
}

/// The time that a pass took.
#[derive(Serialize, Clone, PartialEq, Debug)]
pub(crate) struct PassTime {
    /// The pass's name.
    pub(crate) name: &'static str,
    /// Milliseconds in all.
    pub(crate) milliseconds: f64,
    /// Number of runs.
    pub(crate) runs: u64,
    /// Number of runs that changed something.
    pub(crate) changes: u64,
}

/// The times of a timer.
pub(crate) fn pass_times(timer: &Timer) -> Vec<PassTime> {
    let row = |(name, time, runs, changes): (_, std::time::Duration, _, _)| PassTime {
        name,
        milliseconds: time.as_secs_f64() * 1e3,
        runs,
        changes,
    };
    timer.rows().into_iter().map(row).collect()
}

/// Summary of a compiled module.
#[derive(Serialize, Deserialize, Clone, PartialEq, Debug, Default)]
pub(crate) struct ModuleSummary {
    /// The backend: `nvptx64`, `amdgcn` or `intel`; empty where the input was refused before that was known.
    pub(crate) target: String,
    /// The processor, by the name that `-mcpu` takes, with the features that code objects name (`gfx90a:xnack+`).
    pub(crate) processor: String,
    /// The kernels, in the order in which they lie.
    pub(crate) kernels: Vec<KernelSummary>,
    /// The conditions of the options that kernels meet.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) limits: Vec<LimitSummary>,
}

impl ModuleSummary {
    /// Returns the backend's summary of a module.
    pub(crate) fn of(compilation: &Compilation) -> Self {
        Self {
            target: compilation.target().name().into(),
            processor: compilation.processor(),
            kernels: compilation.kernels().iter().map(KernelSummary::from).collect(),
            limits: Vec::new(),
        }
    }
}

impl From<&KernelDescription> for KernelSummary {
    fn from(kernel: &KernelDescription) -> Self {
        let count = |file| kernel.registers(file).map(|r| u64::from(r.count));
        let spilled = |file| kernel.registers(file).map(|r| u64::from(r.spilled));
        let registers = Registers {
            vector: count("vgpr"),
            scalar: count("sgpr"),
            accumulators: count("agpr"),
            general: count("grf"),
            estimate: count("gpr"),
            vector_spills: spilled("vgpr"),
            scalar_spills: spilled("sgpr"),
            general_spills: spilled("grf"),
        };
        Self {
            name: kernel.name.clone(),
            arguments: kernel.arguments.iter().map(ArgumentSummary::from).collect(),
            argument_bytes: kernel.argument_bytes,
            registers: (!kernel.registers.is_empty()).then_some(registers),
            lds_bytes: Some(kernel.shared_bytes),
            scratch_bytes: Some(kernel.scratch_bytes),
            lanes: Some(kernel.wave_size),
            occupancy: kernel.occupancy.map(|occupancy| occupancy.waves),
            required_work_group: kernel.required_work_group,
            code_bytes: kernel.code_bytes,
        }
    }
}

impl From<&Argument> for ArgumentSummary {
    fn from(argument: &Argument) -> Self {
        Self {
            parameter: argument.index,
            name: Some(argument.name.clone()).filter(|name| !name.is_empty()),
            offset: argument.offset,
            size: argument.size,
            kind: argument.kind.name().into(),
            memory: argument.kind.memory().map(|memory| memory.name().into()),
            binding: argument.binding,
        }
    }
}

/// A compiled kernel.
#[derive(Serialize, Deserialize, Clone, PartialEq, Debug, Default)]
pub(crate) struct KernelSummary {
    /// The name by which a host asks for it.
    pub(crate) name: String,
    /// Arguments that the host passes, with their offsets.
    pub(crate) arguments: Vec<ArgumentSummary>,
    /// Bytes of all arguments.
    pub(crate) argument_bytes: u64,
    /// Registers of a lane or a thread.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) registers: Option<Registers>,
    /// Bytes of local (shared) memory of a work-group that are known at compile time.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) lds_bytes: Option<u64>,
    /// Bytes of scratch of a work-item, for NVIDIA without what its assembler spills.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) scratch_bytes: Option<u64>,
    /// Work-items of a wave (AMD), of a warp (NVIDIA), of a thread (Intel).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) lanes: Option<u32>,
    /// Waves that a SIMD (AMD), an execution unit (Intel) or, by the estimate of registers, a multiprocessor (NVIDIA) runs at once, as
    /// far as that is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) occupancy: Option<u32>,
    /// The only size of work-groups that is allowed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) required_work_group: Option<[u32; 3]>,
    /// Bytes of instructions, those of called functions not counted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) code_bytes: Option<u64>,
}

/// Registers of a kernel, called functions included.
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Registers {
    /// Vector registers of 32 bits by a lane (AMD).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) vector: Option<u64>,
    /// Scalar registers (AMD).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) scalar: Option<u64>,
    /// Accumulators (AMD's gfx90a and gfx942).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) accumulators: Option<u64>,
    /// General registers of 32 bytes that are needed at most at once (Intel).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) general: Option<u64>,
    /// Registers of 32 bits of a thread that NVIDIA's assembler may allocate: an estimate.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) estimate: Option<u64>,
    /// Vector registers that were spilled (AMD).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) vector_spills: Option<u64>,
    /// Scalar registers that were spilled (AMD).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) scalar_spills: Option<u64>,
    /// General registers that were spilled (Intel).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) general_spills: Option<u64>,
}

/// An argument of a kernel.
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct ArgumentSummary {
    /// The number of the kernel's parameter, from 0, if it is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) parameter: Option<u32>,
    /// The parameter's name, if it has one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) name: Option<String>,
    /// Its place in bytes from the beginning of all arguments.
    pub(crate) offset: u64,
    /// Its size in bytes.
    pub(crate) size: u64,
    /// Kind: `value`, `pointer`, `shared_pointer`, `image`, `sampler`; for arguments that the runtime fills in, the
    /// runtime's word (`hidden_block_count_x`, `group_count`).
    pub(crate) kind: String,
    /// Of a pointer: `generic`, `global`, `constant`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) memory: Option<String>,
    /// The entry of the binding table or of the table of samplers (Intel).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) binding: Option<u32>,
}

/// A diagnostic.
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Message {
    /// `error`, `warning` or `note`.
    pub(crate) severity: String,
    /// The message.
    pub(crate) message: String,
    /// The file.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) file: Option<String>,
    /// The line, from 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) line: Option<u32>,
    /// The column in characters, from 1; 0 if only the line is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) column: Option<u32>,
    /// The line of source.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) source: Option<String>,
    /// The characters of [`Message::source`] in front of the place.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) caret: Option<usize>,
    /// Hints.
    pub(crate) notes: Vec<String>,
    /// The function that it is about.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) function: Option<String>,
}

impl Message {
    /// A diagnostic as data.
    pub(crate) fn of(diagnostic: &Diagnostic) -> Message {
        let (location, excerpt) = (diagnostic.location.as_ref(), diagnostic.excerpt.as_ref());
        Message {
            severity: diagnostic.severity.to_string(),
            message: diagnostic.message.clone(),
            file: location.map(|l| l.file.clone()),
            line: location.map(|l| l.line),
            column: location.map(|l| l.column),
            source: excerpt.map(|e| e.text.clone()),
            caret: excerpt.map(|e| e.caret),
            notes: diagnostic.notes.clone(),
            function: diagnostic.function.clone(),
        }
    }

    /// The diagnostic again.
    pub(crate) fn to_diagnostic(&self) -> Diagnostic {
        let severity = match self.severity.as_str() {
            "note" => Severity::Note,
            "warning" => Severity::Warning,
            _ => Severity::Error,
        };
        let mut diagnostic = Diagnostic::new(severity, &self.message);
        diagnostic.location = self.file.as_ref().map(|file| Location {
            file: file.clone(),
            line: self.line.unwrap_or(0),
            column: self.column.unwrap_or(0),
        });
        let excerpt =
            |text: &String| Excerpt { text: text.clone(), caret: self.caret.unwrap_or(0) };
        diagnostic.excerpt = self.source.as_ref().map(excerpt);
        diagnostic.notes.clone_from(&self.notes);
        diagnostic.function.clone_from(&self.function);
        diagnostic
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ir::diagnostic::SourceText;

    #[test]
    fn diagnostics_come_back_from_data() {
        let text = SourceText::new("k.ll", b"define void @f()\n\tx\n");
        let placed = text.warning(18, "odd").with_note("a").with_note("b");
        for diagnostic in [placed, Diagnostic::error("bad").in_function("f")] {
            let json = serde_json::to_string(&Message::of(&diagnostic)).unwrap();
            let back: Message = serde_json::from_str(&json).unwrap();
            assert_eq!(back.to_diagnostic(), diagnostic);
        }
    }
}
