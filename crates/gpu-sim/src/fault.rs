//! Failures of reading or running a GPU program, and their places.
//!
//! Every failure in this crate is a [`Fault`]: a kind that tests can match on, a sentence for people, and
//! a [`FaultPlace`] that is filled in from the inside out. The code that notices the failure (a memory segment)
//! knows nothing about threads, so the executor adds the place with [`Fault::at`] before it returns the fault.

use ir::diagnostic::Location;
use ir::ssa::{Global, Inst};
use std::fmt;

ir::named_enum! {
    /// The class of a failure.
    #[non_exhaustive]
    pub enum FaultKind {
        /// The program text, the launch description or an input file could not be understood.
        Input = "invalid input",
        /// The text is valid but uses something that the simulator does not implement.
        Unsupported = "not supported",
        /// A memory access outside every live allocation.
        OutOfBounds = "out-of-bounds access",
        /// A memory access whose address is not a multiple of what the access requires.
        Misaligned = "misaligned access",
        /// A read of a register or of memory that was never written.
        Uninitialised = "uninitialised read",
        /// A write to constant memory or to another read-only object.
        ReadOnly = "write to read-only memory",
        /// An operation that has no defined result (division by zero, poison used, unreachable reached, ...).
        Undefined = "undefined behaviour",
        /// Poison is used where that has no defined result.
        Poison = "use of poison",
        /// Two threads touch the same bytes without synchronisation and at least one of them writes.
        Race = "data race",
        /// The result or the effect of a memory access is used before the program has waited for it.
        MissingWait = "missing wait",
        /// Instructions follow each other more closely than the processor allows.
        Hazard = "hazard",
        /// Threads of a workgroup meet at different barriers.
        Divergence = "divergent barrier",
        /// All remaining threads wait for something that cannot happen.
        Deadlock = "deadlock",
        /// The instruction budget of the run is spent.
        Timeout = "instruction budget exceeded",
        /// The program asked to stop: `trap`, a failed assertion.
        Trap = "trap",
        /// A call stack or local memory larger than the limits of the run.
        Exhausted = "resource exhausted",
    }
}

/// Place of a fault, as far as known.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FaultPlace {
    /// Line of the program text, counted from 1.
    pub line: Option<u32>,
    /// The function that was running.
    pub function: Option<String>,
    /// The instruction, as text.
    pub instruction: Option<String>,
    /// Position of the workgroup (thread block) in the grid.
    pub block: Option<[u32; 3]>,
    /// Position of the work-item (thread) in its workgroup.
    pub thread: Option<[u32; 3]>,
    /// Address of the instruction in the code object.
    pub address: Option<u64>,
    /// Place in the source, by debug information.
    pub source: Option<Location>,
    /// The function and the instruction of the LLVM IR.
    pub inst: Option<(Global, Inst)>,
}

/// A failure with its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault(Box<FaultData>);

#[derive(Clone, Debug, PartialEq, Eq)]
struct FaultData {
    kind: FaultKind,
    message: String,
    place: FaultPlace,
    other: Option<FaultPlace>,
}

/// The result of everything in this crate that can fail.
pub type Result<T> = std::result::Result<T, Fault>;

impl Fault {
    /// A fault without a place.
    #[cold]
    pub fn new(kind: FaultKind, message: impl Into<String>) -> Self {
        Fault(Box::new(FaultData {
            kind,
            message: message.into(),
            place: FaultPlace::default(),
            other: None,
        }))
    }

    /// Malformed input.
    #[cold]
    pub fn input(message: impl Into<String>) -> Self {
        Fault::new(FaultKind::Input, message)
    }

    /// Malformed input at a line of text.
    #[cold]
    pub fn input_at(line: u32, message: impl Into<String>) -> Self {
        Fault::new(FaultKind::Input, message).with_line(line)
    }

    /// A construct that is not implemented.
    #[cold]
    pub fn unsupported(message: impl Into<String>) -> Self {
        Fault::new(FaultKind::Unsupported, message)
    }

    /// An access outside every live allocation.
    #[cold]
    pub fn out_of_bounds(message: impl Into<String>) -> Self {
        Fault::new(FaultKind::OutOfBounds, message)
    }

    /// An access at an address that is not aligned as it must be.
    #[cold]
    pub fn misaligned(message: impl Into<String>) -> Self {
        Fault::new(FaultKind::Misaligned, message)
    }

    /// A read of something that was never written.
    #[cold]
    pub fn uninitialised(message: impl Into<String>) -> Self {
        Fault::new(FaultKind::Uninitialised, message)
    }

    /// The use of a value that is poison, or else not defined, where that has no defined result.
    #[cold]
    pub fn undefined_value(poison: bool, message: impl Into<String>) -> Self {
        let kind = if poison { FaultKind::Poison } else { FaultKind::Uninitialised };
        Fault::new(kind, message)
    }

    /// An operation that has no defined result.
    #[cold]
    pub fn undefined(message: impl Into<String>) -> Self {
        Fault::new(FaultKind::Undefined, message)
    }

    /// Threads that wait for something that cannot happen.
    #[cold]
    pub fn deadlock(message: impl Into<String>) -> Self {
        Fault::new(FaultKind::Deadlock, message)
    }

    /// A program that stops itself.
    #[cold]
    pub fn trap(message: impl Into<String>) -> Self {
        Fault::new(FaultKind::Trap, message)
    }

    /// Something larger than the limits of the run.
    #[cold]
    pub fn exhausted(message: impl Into<String>) -> Self {
        Fault::new(FaultKind::Exhausted, message)
    }

    /// The class of the failure.
    pub fn kind(&self) -> FaultKind {
        self.0.kind
    }

    /// The sentence for people, without the place.
    pub fn message(&self) -> &str {
        &self.0.message
    }

    /// Returns the place of the fault.
    pub fn place(&self) -> &FaultPlace {
        &self.0.place
    }

    /// Returns the place of the other access of a data race, or of the access that was not waited for.
    pub fn other(&self) -> Option<&FaultPlace> {
        self.0.other.as_ref()
    }

    /// Sets the place of the other access.
    #[cold]
    #[must_use]
    pub fn with_other(mut self, place: FaultPlace) -> Self {
        self.0.other = Some(place);
        self
    }

    /// Adds what `place` knows and this fault does not know yet.
    #[cold]
    #[must_use]
    pub fn at(mut self, place: FaultPlace) -> Self {
        let own = &mut self.0.place;
        own.line = own.line.or(place.line);
        own.block = own.block.or(place.block);
        own.thread = own.thread.or(place.thread);
        own.address = own.address.or(place.address);
        own.inst = own.inst.or(place.inst);
        if own.source.is_none() {
            own.source = place.source;
        }
        if own.function.is_none() {
            own.function = place.function;
        }
        if own.instruction.is_none() {
            own.instruction = place.instruction;
        }
        self
    }

    /// Sets the line unless it is known.
    #[cold]
    #[must_use]
    pub fn with_line(mut self, line: u32) -> Self {
        self.0.place.line.get_or_insert(line);
        self
    }

    /// Sets the position of the thread unless it is known.
    #[cold]
    #[must_use]
    pub fn with_thread(mut self, block: [u32; 3], thread: [u32; 3]) -> Self {
        self.0.place.block.get_or_insert(block);
        self.0.place.thread.get_or_insert(thread);
        self
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let place = &self.0.place;
        write!(f, "{}: {}", self.0.kind.name(), self.0.message)?;
        if let Some(line) = place.line {
            write!(f, "\n  at line {line}")?;
            if let Some(text) = &place.instruction {
                write!(f, ": {text}")?;
            }
        } else if let Some(text) = &place.instruction {
            write!(f, "\n  at {text}")?;
        }
        if let Some(function) = &place.function {
            write!(f, "\n  in {function}")?;
        }
        if let Some([x, y, z]) = place.block {
            write!(f, "\n  block ({x},{y},{z})")?;
        }
        if let Some([x, y, z]) = place.thread {
            write!(f, " thread ({x},{y},{z})")?;
        }
        Ok(())
    }
}

impl std::error::Error for Fault {}
