//! Remarks of a backend about a finished function, for people to look at.
//!
//! It stands beside the listing of the function's code: an instruction is named by its number among the instructions of the
//! function, in the order of the code, from 0. Labels and directives have no number. Nothing here names a target: kinds of
//! registers, topics and figures are texts and numbers, so one report shows all backends.
//!
//! A backend records one [`Remarks`] for each function in the passes' context
//! ([`PassCx::record`](crate::pass::PassCx::record)), if [`REMARKS_OPTION`] is set. Without it nothing is computed.

/// The name of the option of [`PassCx`](crate::pass::PassCx) by which remarks are recorded: `true` or `false` (the default).
pub const REMARKS_OPTION: &str = "remarks";

/// Whether remarks are asked for.
pub fn wanted(cx: &crate::pass::PassCx<'_>) -> bool {
    cx.option(REMARKS_OPTION) == Some("true")
}

/// Remarks about a function.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Remarks {
    /// The function's name in the output.
    pub function: String,
    /// Figures of the whole function, by name: registers, waves, bytes.
    pub figures: Vec<(String, String)>,
    /// Kinds of registers, with how many are live at each instruction.
    pub kinds: Vec<LiveKind>,
    /// Files of registers.
    pub files: Vec<RegisterFile>,
    /// Live ranges of the registers of the files.
    pub ranges: Vec<LiveRange>,
    /// Notes about single instructions.
    pub notes: Vec<Note>,
    /// The values that were spilled, in the order of the code.
    pub spilled: Vec<SpilledValue>,
    /// Results of scheduling, region by region.
    pub regions: Vec<ScheduledRegion>,
}

impl Remarks {
    /// Those of a function, empty.
    pub fn new(function: impl Into<String>) -> Self {
        Self { function: function.into(), ..Self::default() }
    }

    /// Adds a figure.
    pub fn figure(&mut self, name: &str, value: impl core::fmt::Display) {
        self.figures.push((name.to_owned(), value.to_string()));
    }
}

/// Number of live registers of a kind.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct LiveKind {
    /// The kind, for people: `VGPR`.
    pub name: String,
    /// Number of live registers at each instruction.
    pub live: Vec<u32>,
    /// Number of allocated registers, if machine registers are counted.
    pub taken: Option<u32>,
    /// The most registers that allocation may take for the function, if it allocates them here.
    pub limit: Option<u32>,
    /// Up to how many registers what runs.
    pub steps: Vec<LiveStep>,
}

/// The most registers with which something is so.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LiveStep {
    /// The registers.
    pub most: u32,
    /// The number of waves that run with so many registers, where that is what the step is about.
    pub waves: Option<u32>,
    /// The label, for people: `8 waves`.
    pub label: String,
}

/// A value that was spilled.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SpilledValue {
    /// The kind of its registers, by the name of [`LiveKind`].
    pub kind: String,
    /// Number of its registers.
    pub registers: u32,
    /// Its place, for people: `scratch memory`.
    pub place: String,
    /// The instruction that makes it, or that stores it at the line of what makes it.
    pub made: Option<u32>,
}

/// A file of registers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RegisterFile {
    /// Its name, for people.
    pub name: String,
    /// Prefix of a register's number in assembly.
    pub prefix: String,
    /// Registers that the function uses: numbers are below it.
    pub count: u32,
}

/// Range in which a register holds one value without a break in the code. A value that lives around a gap has
/// several.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct LiveRange {
    /// The file by its place in [`Remarks::files`].
    pub file: u32,
    /// The register by its number.
    pub register: u32,
    /// The first instruction.
    pub from: u32,
    /// The number after the last instruction.
    pub to: u32,
}

/// Topic of a note.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Topic {
    /// A wait for operations in flight.
    Wait,
    /// A write of the mode register.
    Mode,
    /// A spill or what reads it back.
    Spill,
    /// A move into a message's payload.
    Payload,
}

impl Topic {
    /// All of them, in the order in which they are shown.
    pub const ALL: [Self; 4] = [Self::Wait, Self::Spill, Self::Mode, Self::Payload];
}

/// Note about an instruction.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Note {
    /// The instruction.
    pub at: u32,
    /// Its topic.
    pub topic: Topic,
    /// The note, for people.
    pub text: String,
    /// The instructions that it is there for or because of.
    pub because: Vec<u32>,
}

/// A region whose instructions scheduling may put in another order.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ScheduledRegion {
    /// Its place, for people: its block's title.
    pub block: String,
    /// The instructions' texts in the order given.
    pub texts: Vec<String>,
    /// The order chosen: each instruction's place in the order given.
    pub order: Vec<u32>,
    /// Why it was chosen, in a few words.
    pub reason: String,
    /// The registers that are live at each instruction, by kind.
    pub curves: Vec<RegionCurve>,
    /// Names of the figures of the orders that were tried.
    pub columns: Vec<String>,
    /// The orders that were tried; the first is the order given.
    pub tried: Vec<TriedOrder>,
    /// The widest tuples in the order given and in the order chosen, by places in that order.
    pub tuples: [Vec<TupleRange>; 2],
}

/// The registers of a kind that are live in a region.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct RegionCurve {
    /// The kind.
    pub name: String,
    /// In the order given.
    pub before: Vec<u32>,
    /// In the order chosen.
    pub after: Vec<u32>,
    /// Up to how many registers what runs.
    pub steps: Vec<LiveStep>,
}

/// An order that was tried.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TriedOrder {
    /// Name of the strategy.
    pub name: String,
    /// Its figures, by [`ScheduledRegion::columns`].
    pub values: Vec<u64>,
    /// Whether it was chosen.
    pub chosen: bool,
    /// Why it was not, or why it was.
    pub verdict: String,
}

/// Range in which a tuple of registers is live in an order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TupleRange {
    /// Its name and class.
    pub name: String,
    /// The place of the instruction from which on it is live.
    pub from: u32,
    /// The place after the instruction up to which it is live.
    pub to: u32,
}
