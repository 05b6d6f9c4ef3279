//! The instructions: one table.
//!
//! A row has the name, the generations, the numbers in both encodings (gen4 to gen9, gen12 and later), the shape of the
//! operands and what the instruction may have. Sources: the public programmer's reference manuals and Mesa's table of
//! instructions (facts only); `cargo xtask conformance intel` checks each row by `iga64`.

use crate::target::device::Generation;

/// The shape of an instruction's operands, which is also its form in the encoding.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shape {
    /// Destination, one source.
    Unary,
    /// Destination, two sources.
    Binary,
    /// Destination, three sources.
    Ternary,
    /// Destination, one or two sources, a function.
    Math,
    /// A message from one run of registers (from two on gen12).
    Send,
    /// A message from two runs of registers (gen9).
    SplitSend,
    /// Control flow: targets, and no operands.
    Branch,
    /// Waits: one source.
    Wait,
    /// A function of synchronisation, one source (gen12).
    Sync,
    /// No operands.
    Nop,
    /// No encoding: any number of sources.
    Pseudo,
}

impl Shape {
    /// Whether operands obey the rules of regions: arithmetic, each channel for itself.
    pub const fn has_regions(self) -> bool {
        matches!(self, Self::Unary | Self::Binary | Self::Ternary | Self::Math)
    }
}

/// Effect of an instruction on control flow.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flow {
    /// Nothing.
    None,
    /// Channels whose predicate is false go to JIP; the others on. Reconverge at UIP.
    If,
    /// Channels that came from `if` go to JIP, those that waited on.
    Else,
    /// Channels meet.
    EndIf,
    /// Channels whose predicate holds go back to JIP.
    While,
    /// Channels leave the loop: they wait at UIP.
    Break,
    /// Channels go to the loop's end at UIP.
    Continue,
    /// Channels are done up to UIP.
    Halt,
    /// Channels go to UIP.
    Goto,
    /// Channels meet.
    Join,
    /// All channels jump, by one predicate.
    Jump,
}

impl Flow {
    /// The number of targets that the instruction has: JIP, then UIP.
    pub const fn targets(self) -> usize {
        match self {
            Self::None => 0,
            Self::EndIf | Self::While | Self::Join | Self::Jump => 1,
            Self::If | Self::Else | Self::Break | Self::Continue | Self::Halt | Self::Goto => 2,
        }
    }
}

ir::flag_set! {
    /// Modifiers that an instruction may have, and its effects besides writing its destination.
    pub struct OpFlags: u16 {
        /// May clamp its result.
        SATURATE = 0, "saturate";
        /// May have a conditional modifier.
        CMOD = 1, "cmod";
        /// Sources may be negated and their magnitude taken.
        SRC_MODS = 2, "src mods";
        /// The two first sources can change places.
        COMMUTES = 3, "commutes";
        /// Reads the accumulator without naming it.
        READS_ACC = 4, "reads acc";
        /// Writes the accumulator without naming it.
        WRITES_ACC = 5, "writes acc";
        /// Has an effect that operands do not tell.
        EFFECT = 6, "effect";
        /// Works on floats only.
        FLOAT = 7, "float";
        /// Works on integers only.
        INTEGER = 8, "integer";
        /// The source modifier is an inversion, not a negation (gen8 and later).
        LOGIC = 9, "logic";
    }
}

/// A row of the table.
#[derive(Clone, Copy, Debug)]
pub struct OpDesc {
    /// The instruction.
    pub op: Op,
    /// The name in assembly.
    pub name: &'static str,
    /// The first and the last generation that has it.
    pub generations: (Generation, Generation),
    /// The number on gen4 to gen9, if it exists there.
    pub code: Option<u8>,
    /// The number on gen12 and later.
    pub code12: Option<u8>,
    /// The shape of the operands.
    pub shape: Shape,
    /// Its effect on control flow.
    pub flow: Flow,
    /// Its modifiers and effects.
    pub flags: OpFlags,
}

use Generation::{Gen4, Gen6, Gen7, Gen8, Gen9, Gen12p1, Gen12p5};

const fn row(
    op: Op,
    name: &'static str,
    generations: (Generation, Generation),
    codes: (i16, i16),
    shape: Shape,
    flags: OpFlags,
) -> OpDesc {
    const fn code(code: i16) -> Option<u8> {
        if code < 0 { None } else { Some(code as u8) }
    }
    OpDesc {
        op,
        name,
        generations,
        code: code(codes.0),
        code12: code(codes.1),
        shape,
        flow: Flow::None,
        flags,
    }
}

const fn branch(
    op: Op,
    name: &'static str,
    generations: (Generation, Generation),
    code: i16,
    flow: Flow,
) -> OpDesc {
    OpDesc { flow, ..row(op, name, generations, (code, code), Shape::Branch, OpFlags::EFFECT) }
}

/// Modifiers that most arithmetic may have.
const ARITH: OpFlags = OpFlags::SATURATE.union(OpFlags::CMOD).union(OpFlags::SRC_MODS);
const COMM: OpFlags = ARITH.union(OpFlags::COMMUTES);
const FLOAT: OpFlags = ARITH.union(OpFlags::FLOAT);
const LOGIC: OpFlags =
    OpFlags::CMOD.union(OpFlags::SRC_MODS).union(OpFlags::LOGIC).union(OpFlags::INTEGER);
const LOGIC2: OpFlags = LOGIC.union(OpFlags::COMMUTES);
const SHIFT: OpFlags =
    OpFlags::SATURATE.union(OpFlags::CMOD).union(OpFlags::SRC_MODS).union(OpFlags::INTEGER);
const BITS: OpFlags = OpFlags::INTEGER;
const EFFECT: OpFlags = OpFlags::EFFECT;
const NEVER: i16 = -1;

macro_rules! table {
    ($($(#[$doc:meta])* $op:ident = $make:ident($name:literal, $gens:expr $(, $arg:expr)*);)*) => {
        /// An instruction.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum Op {
            $($(#[$doc])* $op,)*
        }

        /// The rows, in the order of [`Op`].
        static TABLE: &[OpDesc] = &[$($make(Op::$op, $name, $gens $(, $arg)*),)*];

        impl Op {
            /// Every instruction.
            pub const ALL: &'static [Self] = &[$(Self::$op,)*];
        }
    };
}

table! {
    /// Moves and converts.
    Mov = row("mov", (Gen4, Gen12p5), (0x01, 0x61), Shape::Unary, ARITH);
    /// Selects by the predicate, or the smaller or larger by the conditional modifier.
    Sel = row("sel", (Gen4, Gen12p5), (0x02, 0x62), Shape::Binary, ARITH);
    /// Inverts.
    Not = row("not", (Gen4, Gen12p5), (0x04, 0x64), Shape::Unary, LOGIC);
    /// Bitwise and.
    And = row("and", (Gen4, Gen12p5), (0x05, 0x65), Shape::Binary, LOGIC2);
    /// Bitwise or.
    Or = row("or", (Gen4, Gen12p5), (0x06, 0x66), Shape::Binary, LOGIC2);
    /// Bitwise exclusive or.
    Xor = row("xor", (Gen4, Gen12p5), (0x07, 0x67), Shape::Binary, LOGIC2);
    /// Shifts right, zeros in.
    Shr = row("shr", (Gen4, Gen12p5), (0x08, 0x68), Shape::Binary, SHIFT);
    /// Shifts left.
    Shl = row("shl", (Gen4, Gen12p5), (0x09, 0x69), Shape::Binary, SHIFT);
    /// Shifts right, signs in.
    Asr = row("asr", (Gen4, Gen12p5), (0x0c, 0x6c), Shape::Binary, SHIFT);
    /// Rotates right.
    Ror = row("ror", (Gen12p1, Gen12p5), (NEVER, 0x6e), Shape::Binary, BITS);
    /// Rotates left.
    Rol = row("rol", (Gen12p1, Gen12p5), (NEVER, 0x6f), Shape::Binary, BITS);
    /// Compares: the flag, and all ones or zeros to the destination.
    Cmp = row("cmp", (Gen4, Gen12p5), (0x10, 0x70), Shape::Binary, OpFlags::CMOD.union(OpFlags::SRC_MODS));
    /// Compares; a NaN as the second source holds.
    Cmpn = row("cmpn", (Gen4, Gen12p5), (0x11, 0x71), Shape::Binary, OpFlags::CMOD.union(OpFlags::SRC_MODS));
    /// Selects by comparing the third source with zero.
    Csel = row("csel", (Gen8, Gen12p5), (0x12, 0x72), Shape::Ternary, ARITH);
    /// Reverses bits.
    Bfrev = row("bfrev", (Gen7, Gen12p5), (0x17, 0x77), Shape::Unary, BITS);
    /// Extracts a field: width, offset, value.
    Bfe = row("bfe", (Gen7, Gen12p5), (0x18, 0x78), Shape::Ternary, BITS);
    /// Makes a field's mask: width, offset.
    Bfi1 = row("bfi1", (Gen7, Gen12p5), (0x19, 0x79), Shape::Binary, BITS);
    /// Inserts a field: mask, field, value.
    Bfi2 = row("bfi2", (Gen7, Gen12p5), (0x1a, 0x7a), Shape::Ternary, BITS);
    /// Any logic of three, bit by bit: the function's table is in [`Extra::Table`](super::Extra::Table).
    Bfn = row("bfn", (Gen12p5, Gen12p5), (NEVER, 0x6b), Shape::Ternary, BITS);
    /// Jumps.
    Jmpi = branch("jmpi", (Gen4, Gen12p5), 0x20, Flow::Jump);
    /// Begins an alternative.
    If = branch("if", (Gen6, Gen12p5), 0x22, Flow::If);
    /// Begins the other alternative.
    Else = branch("else", (Gen6, Gen12p5), 0x24, Flow::Else);
    /// Ends an alternative.
    Endif = branch("endif", (Gen6, Gen12p5), 0x25, Flow::EndIf);
    /// Ends a loop.
    While = branch("while", (Gen6, Gen12p5), 0x27, Flow::While);
    /// Leaves a loop.
    Break = branch("break", (Gen6, Gen12p5), 0x28, Flow::Break);
    /// Goes on with the next round of a loop.
    Cont = branch("cont", (Gen6, Gen12p5), 0x29, Flow::Continue);
    /// Stops channels up to a place.
    Halt = branch("halt", (Gen6, Gen12p5), 0x2a, Flow::Halt);
    /// Goes somewhere, channel by channel.
    Goto = branch("goto", (Gen8, Gen12p5), 0x2e, Flow::Goto);
    /// Lets channels meet.
    Join = branch("join", (Gen8, Gen12p5), 0x2f, Flow::Join);
    /// Waits for a notification.
    Wait = row("wait", (Gen4, Gen9), (0x30, NEVER), Shape::Wait, EFFECT);
    /// Sends a message.
    Send = row("send", (Gen4, Gen12p5), (0x31, 0x31), Shape::Send, OpFlags::NONE);
    /// Sends a message when earlier threads are done with the pixel.
    Sendc = row("sendc", (Gen6, Gen12p5), (0x32, 0x32), Shape::Send, OpFlags::NONE);
    /// Sends a message in two pieces.
    Sends = row("sends", (Gen9, Gen9), (0x33, NEVER), Shape::SplitSend, OpFlags::NONE);
    /// [`Op::Sendc`] in two pieces.
    Sendsc = row("sendsc", (Gen9, Gen9), (0x34, NEVER), Shape::SplitSend, OpFlags::NONE);
    /// A function of the extended unit.
    Math = row("math", (Gen6, Gen12p5), (0x38, 0x38), Shape::Math, OpFlags::SATURATE.union(OpFlags::SRC_MODS));
    /// Adds.
    Add = row("add", (Gen4, Gen12p5), (0x40, 0x40), Shape::Binary, COMM);
    /// Multiplies.
    Mul = row("mul", (Gen4, Gen12p5), (0x41, 0x41), Shape::Binary, COMM);
    /// The average, rounded up.
    Avg = row("avg", (Gen4, Gen12p5), (0x42, 0x42), Shape::Binary, COMM.union(OpFlags::INTEGER));
    /// The fractional part.
    Frc = row("frc", (Gen4, Gen12p5), (0x43, 0x43), Shape::Unary,
        OpFlags::CMOD.union(OpFlags::SRC_MODS).union(OpFlags::FLOAT));
    /// Rounds up.
    Rndu = row("rndu", (Gen4, Gen12p5), (0x44, 0x44), Shape::Unary, FLOAT);
    /// Rounds down.
    Rndd = row("rndd", (Gen4, Gen12p5), (0x45, 0x45), Shape::Unary, FLOAT);
    /// Rounds to the nearest, halves to even.
    Rnde = row("rnde", (Gen4, Gen12p5), (0x46, 0x46), Shape::Unary, FLOAT);
    /// Rounds to zero.
    Rndz = row("rndz", (Gen4, Gen12p5), (0x47, 0x47), Shape::Unary, FLOAT);
    /// Multiplies and adds the accumulator.
    Mac = row("mac", (Gen4, Gen12p5), (0x48, 0x48), Shape::Binary, COMM.union(OpFlags::READS_ACC));
    /// The upper half of a product, with the accumulator.
    Mach = row("mach", (Gen4, Gen12p5), (0x49, 0x49), Shape::Binary,
        OpFlags::SRC_MODS.union(OpFlags::INTEGER).union(OpFlags::READS_ACC).union(OpFlags::WRITES_ACC));
    /// Counts leading zeros.
    Lzd = row("lzd", (Gen4, Gen12p5), (0x4a, 0x4a), Shape::Unary, ARITH.union(OpFlags::INTEGER));
    /// Finds the first bit from above.
    Fbh = row("fbh", (Gen7, Gen12p5), (0x4b, 0x4b), Shape::Unary, BITS);
    /// Finds the first bit from below.
    Fbl = row("fbl", (Gen7, Gen12p5), (0x4c, 0x4c), Shape::Unary, BITS);
    /// Counts bits.
    Cbit = row("cbit", (Gen7, Gen12p5), (0x4d, 0x4d), Shape::Unary, BITS);
    /// Adds; the carry to the accumulator.
    Addc = row("addc", (Gen7, Gen12p5), (0x4e, 0x4e), Shape::Binary,
        OpFlags::CMOD.union(OpFlags::INTEGER).union(OpFlags::COMMUTES).union(OpFlags::WRITES_ACC));
    /// Subtracts; the borrow to the accumulator.
    Subb = row("subb", (Gen7, Gen12p5), (0x4f, 0x4f), Shape::Binary,
        OpFlags::CMOD.union(OpFlags::INTEGER).union(OpFlags::WRITES_ACC));
    /// The scalar product of four.
    Dp4 = row("dp4", (Gen4, Gen9), (0x54, NEVER), Shape::Binary, FLOAT);
    /// The scalar product of three, and one.
    Dph = row("dph", (Gen4, Gen9), (0x55, NEVER), Shape::Binary, FLOAT);
    /// The scalar product of three.
    Dp3 = row("dp3", (Gen4, Gen9), (0x56, NEVER), Shape::Binary, FLOAT);
    /// The scalar product of two.
    Dp2 = row("dp2", (Gen4, Gen9), (0x57, NEVER), Shape::Binary, FLOAT);
    /// The scalar product of four bytes, added.
    Dp4a = row("dp4a", (Gen12p1, Gen12p5), (NEVER, 0x58), Shape::Ternary,
        OpFlags::SATURATE.union(OpFlags::CMOD).union(OpFlags::INTEGER));
    /// A line's equation.
    Line = row("line", (Gen4, Gen9), (0x59, NEVER), Shape::Binary, FLOAT);
    /// A plane's equation.
    Pln = row("pln", (Gen4, Gen9), (0x5a, NEVER), Shape::Binary,
        OpFlags::SATURATE.union(OpFlags::CMOD).union(OpFlags::FLOAT));
    /// Multiplies the last two and adds the first.
    Mad = row("mad", (Gen6, Gen12p5), (0x5b, 0x5b), Shape::Ternary, ARITH);
    /// Interpolates: `src0 * src1 + (1 - src0) * src2`.
    Lrp = row("lrp", (Gen6, Gen9), (0x5c, NEVER), Shape::Ternary, FLOAT);
    /// Adds three.
    Add3 = row("add3", (Gen12p5, Gen12p5), (NEVER, 0x52), Shape::Ternary, ARITH.union(OpFlags::INTEGER));
    /// Nothing.
    Nop = row("nop", (Gen4, Gen12p5), (0x7e, 0x60), Shape::Nop, EFFECT);
    /// Waits for what the scoreboard says, or for a barrier.
    Sync = row("sync", (Gen12p1, Gen12p5), (NEVER, 0x01), Shape::Sync, EFFECT);
    /// The value of the predecessor that control came from.
    Phi = row("phi", (Gen4, Gen12p5), (NEVER, NEVER), Shape::Pseudo, OpFlags::NONE);
    /// The destination holds anything: what was in it before does not matter.
    Undef = row("undef", (Gen4, Gen12p5), (NEVER, NEVER), Shape::Pseudo, OpFlags::NONE);
    /// A payload: header registers, then values of full width.
    LoadPayload = row("load_payload", (Gen4, Gen12p5), (NEVER, NEVER), Shape::Pseudo, OpFlags::SATURATE);
    /// A payload of values of full width only.
    Collect = row("collect", (Gen4, Gen12p5), (NEVER, NEVER), Shape::Pseudo, OpFlags::SATURATE);
    /// Header registers in front of a payload: the last source, whole registers.
    LoadHeader = row("load_header", (Gen4, Gen12p5), (NEVER, NEVER), Shape::Pseudo, OpFlags::NONE);
}

impl Op {
    /// The instruction's row.
    pub fn desc(self) -> &'static OpDesc {
        &TABLE[self as usize]
    }

    /// The name in assembly.
    pub fn name(self) -> &'static str {
        self.desc().name
    }

    /// The instruction of a name.
    pub fn by_name(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|op| op.name() == name)
    }

    /// Whether there is no encoding.
    pub fn is_pseudo(self) -> bool {
        self.desc().shape == Shape::Pseudo
    }

    /// Whether it sends a message.
    pub fn is_send(self) -> bool {
        matches!(self.desc().shape, Shape::Send | Shape::SplitSend)
    }

    /// Whether a generation has it.
    pub fn exists_on(self, generation: Generation) -> bool {
        let (first, last) = self.desc().generations;
        (first..=last).contains(&generation)
    }
}

impl OpDesc {
    /// Whether all of `flags` hold.
    pub fn is(&self, flags: OpFlags) -> bool {
        self.flags.contains(flags)
    }

    /// The number of sources, if the shape fixes it.
    pub fn sources(&self) -> Option<core::ops::RangeInclusive<usize>> {
        Some(match self.shape {
            Shape::Unary | Shape::Wait | Shape::Sync => 1..=1,
            Shape::Binary | Shape::SplitSend => 2..=2,
            Shape::Ternary => 3..=3,
            Shape::Math | Shape::Send => 1..=2,
            Shape::Branch | Shape::Nop => 0..=0,
            Shape::Pseudo => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_in_the_order_of_the_enum_and_numbers_are_unique() {
        for (row, op) in TABLE.iter().zip(Op::ALL) {
            assert_eq!(row.op, *op);
            assert_eq!(Op::by_name(row.name), Some(*op));
            for other in TABLE.iter().filter(|other| other.op != row.op) {
                assert!(
                    row.code.is_none() || row.code != other.code,
                    "{} {}",
                    row.name,
                    other.name
                );
                assert!(row.code12.is_none() || row.code12 != other.code12);
            }
            let (first, last) = row.generations;
            if row.shape != Shape::Pseudo {
                assert_eq!(row.code.is_some(), first < Gen12p1, "{}", row.name);
                assert_eq!(row.code12.is_some(), last >= Gen12p1, "{}", row.name);
            }
        }
    }
}
