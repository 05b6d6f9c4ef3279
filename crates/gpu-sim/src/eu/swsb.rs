//! The scoreboard's part of an instruction of gen12: the instructions that it waits for, and the token that it takes.

/// A unit that works in order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Pipe {
    /// Floats; on gen12.1 everything.
    Float,
    /// Integers.
    Int,
    /// Elements of 64 bits.
    Long,
}

/// Use of a token by an instruction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Mark {
    /// This instruction has it from now on; before, who had it is done.
    Take,
    /// Waits until who has it has written.
    Written,
    /// Waits until who has it has read.
    Read,
}

/// A token and what is said of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Use {
    pub(crate) kind: Mark,
    pub(crate) token: u8,
}

/// The scoreboard's part of an instruction.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Swsb {
    /// The unit that works on it in order.
    pub(crate) pipe: Option<Pipe>,
    /// Waits for the instruction that many before it in a pipe, or in each.
    pub(crate) distance: Option<(Option<Pipe>, u8)>,
    pub(crate) token: Option<Use>,
}
