//! A mistake, as it is reported.

use crate::program::Condition;
use gpu_sim::{Fault, FaultKind, FaultPlace};
use ir::diagnostic::{Diagnostic, Location, Severity, SourceText};

ir::named_enum! {
    /// The class of a mistake. Its name is the word that reports have for it.
    #[non_exhaustive]
    pub enum Kind {
        /// Two threads access the same bytes, at least one writes, and nothing orders them.
        Race = "race",
        /// The result or the effect of a memory access is used before the program has waited for it.
        MissingWait = "missing-wait",
        /// Instructions follow each other more closely than the processor allows.
        Hazard = "hazard",
        /// A value is used that nothing has written.
        UninitialisedRead = "uninitialised-read",
        /// Poison is used where that has no defined result.
        Poison = "poison",
        /// An address is not a multiple of what the access requires.
        Misaligned = "misaligned",
        /// An access outside of every object.
        OutOfBounds = "out-of-bounds",
        /// Threads of a workgroup come to different barriers.
        DivergentBarrier = "divergent-barrier",
        /// Threads wait for something that cannot happen.
        Deadlock = "deadlock",
        /// A write to memory that must not be written.
        ReadOnlyWrite = "read-only-write",
        /// The program stops itself: a trap, a failed assertion.
        Trap = "trap",
        /// Another operation without a defined result.
        UndefinedBehaviour = "undefined-behaviour",
    }
}

impl Kind {
    /// The class of a fault; none if it says nothing of the program.
    pub(crate) fn of(kind: FaultKind) -> Option<Self> {
        Some(match kind {
            FaultKind::Race => Self::Race,
            FaultKind::MissingWait => Self::MissingWait,
            FaultKind::Hazard => Self::Hazard,
            FaultKind::Uninitialised => Self::UninitialisedRead,
            FaultKind::Poison => Self::Poison,
            FaultKind::Misaligned => Self::Misaligned,
            FaultKind::OutOfBounds => Self::OutOfBounds,
            FaultKind::Divergence => Self::DivergentBarrier,
            FaultKind::Deadlock => Self::Deadlock,
            FaultKind::ReadOnly => Self::ReadOnlyWrite,
            FaultKind::Trap => Self::Trap,
            FaultKind::Undefined => Self::UndefinedBehaviour,
            _ => return None,
        })
    }

    /// Whether it does not depend on the values of arguments.
    pub(crate) fn is_of_code(self) -> bool {
        matches!(self, Self::MissingWait | Self::Hazard)
    }
}

/// Place of an access or an instruction.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Place {
    /// The function.
    pub function: Option<String>,
    /// The instruction, as text; with its address in machine code.
    pub instruction: Option<String>,
    /// Line of the input's text, from 1.
    pub line: Option<u32>,
    /// Address of the instruction in a code object.
    pub address: Option<u64>,
    /// Place in the source, by debug information.
    pub source: Option<Location>,
    /// The workgroup.
    pub block: Option<[u32; 3]>,
    /// The work-item; of machine code the first one of the wave.
    pub thread: Option<[u32; 3]>,
}

impl From<&FaultPlace> for Place {
    fn from(place: &FaultPlace) -> Self {
        Self {
            function: place.function.clone(),
            instruction: place.instruction.clone(),
            line: place.line,
            address: place.address,
            source: place.source.clone(),
            block: place.block,
            thread: place.thread,
        }
    }
}

impl Place {
    /// The thread and its workgroup.
    fn by(&self) -> String {
        let text = |[x, y, z]: [u32; 3]| format!("({x},{y},{z})");
        match (self.block, self.thread) {
            (Some(block), Some(thread)) => {
                format!("thread {} of block {}", text(thread), text(block))
            }
            (Some(block), None) => format!("block {}", text(block)),
            (None, Some(thread)) => format!("thread {}", text(thread)),
            (None, None) => String::new(),
        }
    }

    /// Whether it is the same instruction.
    fn is_same(&self, other: &Self) -> bool {
        (&self.function, &self.instruction, self.line, self.address)
            == (&other.function, &other.instruction, other.line, other.address)
    }

    /// The place in a sentence.
    fn described(&self, file: &str) -> String {
        let mut text = String::new();
        if let Some(instruction) = &self.instruction {
            text = format!("`{instruction}`");
        }
        let mut at = Vec::new();
        at.extend(self.line.map(|line| format!("{file}:{line}")));
        at.extend(self.source.as_ref().map(ToString::to_string));
        if !at.is_empty() {
            text += &format!(" ({})", at.join(", "));
        }
        let by = self.by();
        if !by.is_empty() {
            text += &format!(", {by}");
        }
        text.trim_start_matches([' ', ',']).to_owned()
    }
}

/// A mistake that a run has shown.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Finding {
    /// Its class.
    pub kind: Kind,
    /// The event, as a sentence.
    pub message: String,
    /// The kernel that was launched.
    pub kernel: String,
    /// Place of the instruction.
    pub place: Place,
    /// The other access of a race, or the access that was not waited for.
    pub other: Option<Place>,
    /// The words of the launch.
    pub launch: String,
    /// The conditions of the run.
    pub condition: Condition,
    /// A made-up argument may have caused it.
    pub guessed: bool,
}

impl Finding {
    pub(crate) fn new(kind: Kind, fault: &Fault, kernel: &str, launch: &str) -> Self {
        Self {
            kind,
            message: fault.message().to_owned(),
            kernel: kernel.to_owned(),
            place: fault.place().into(),
            other: fault.other().map(Place::from),
            launch: launch.to_owned(),
            condition: Condition::default(),
            guessed: false,
        }
    }

    /// Whether another run has shown the same mistake.
    pub(crate) fn is_same(&self, other: &Self) -> bool {
        let others = match (&self.other, &other.other) {
            (Some(a), Some(b)) => a.is_same(b),
            (None, None) => true,
            _ => false,
        };
        self.kind == other.kind && self.place.is_same(&other.place) && others
    }

    /// The words of a command line that shows it again, after the name of the file.
    pub fn reproduction(&self) -> String {
        let condition = self.condition.words();
        if condition.is_empty() {
            return self.launch.clone();
        }
        format!("{} {condition}", self.launch)
    }

    /// The message. `file` is the input's name, and `text` its contents if it is a text.
    pub fn diagnostic(&self, file: &str, text: Option<&str>) -> Diagnostic {
        let severity = if self.guessed { Severity::Warning } else { Severity::Error };
        let mut message = format!("{}: {}", self.kind.name(), self.message);
        let line =
            self.place.line.zip(text).and_then(|(line, text)| Some((line, offset(text, line)?)));
        let shown = line.is_some();
        if let (false, Some(instruction)) = (shown, &self.place.instruction) {
            message += &format!(" at `{instruction}`");
        }
        let mut found = Diagnostic::new(severity, message);
        if let Some(((_, at), text)) = line.zip(text) {
            found = found.at(&SourceText::new(file, text.as_bytes()), at);
        } else {
            let (file, line) = (file.to_owned(), self.place.line.unwrap_or(0));
            found = found.with_location(Location { file, line, column: 0 });
        }
        if let Some(function) = &self.place.function {
            found = found.in_function(function);
        }
        if let Some(source) = &self.place.source {
            found = found.with_note(format!("in the source: {source}"));
        }
        let by = self.place.by();
        if !by.is_empty() {
            found = found.with_note(format!("by {by}"));
        }
        if let Some(other) = &self.other {
            let what = match self.kind {
                Kind::DivergentBarrier => "the other barrier",
                _ => "the other access",
            };
            found = found.with_note(format!("{what}: {}", other.described(file)));
        }
        if self.guessed {
            found = found.with_note(
                "the arguments are made up, and the kernel may not be for them; --arg and the other options of a launch state real ones",
            );
        }
        found.with_note(format!("lanelift check {file} {} shows it again", self.reproduction()))
    }
}

/// Byte offset of the first character of a line that is no blank.
fn offset(text: &str, line: u32) -> Option<usize> {
    let mut at = 0;
    for _ in 1..line {
        at += text[at..].find('\n')? + 1;
    }
    let rest = &text[at..];
    Some(at + rest.len() - rest.trim_start_matches([' ', '\t']).len())
}
