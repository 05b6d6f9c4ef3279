//! Instructions.

use std::cmp::Ordering;

use smallvec::SmallVec;

use super::opcode::Op;
use super::operand::{Base, Block, Dst, Src, VReg};
use crate::target::device::Generation;
use crate::target::eu::relocation::AddressPart;

/// The numbers in the encoding and the names in assembly of the values of a type, as one table.
macro_rules! coded {
    ($ty:ident { $($value:expr => $code:literal, $name:literal;)* }) => {
        impl $ty {
            /// Every value with its number in the encoding and its name in assembly.
            pub const ALL: &'static [(Self, u8, &'static str)] = &[$(($value, $code, $name),)*];

            /// The row of a value; one that hardware does not have counts as the first.
            fn row(self) -> &'static (Self, u8, &'static str) {
                Self::ALL.iter().find(|row| row.0 == self).unwrap_or(&Self::ALL[0])
            }

            /// The number in the encoding.
            pub fn code(self) -> u8 {
                self.row().1
            }

            /// The name in assembly; empty for what is not written.
            pub fn name(self) -> &'static str {
                self.row().2
            }

            /// The value of a name.
            pub fn by_name(name: &str) -> Option<Self> {
                Self::ALL.iter().find(|row| row.2 == name && !name.is_empty()).map(|row| row.0)
            }
        }
    };
}

/// A flag: 16 bits for up to 16 channels, 32 for more.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Flag {
    /// `f0.0` and so on.
    Physical {
        /// The 32-bit register.
        reg: u8,
        /// The 16-bit half.
        sub: u8,
    },
    /// A virtual register of a flag class.
    Virtual(VReg),
}

/// Combination of channels' flag bits into predicates.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum PredMode {
    /// Each channel its own bit.
    Normal,
    /// Any of both flags of the register (vertical).
    AnyV,
    /// All of both flags.
    AllV,
    /// Any of this many neighbours (2, 4, 8, 16, 32).
    Any(u8),
    /// All of this many neighbours.
    All(u8),
}

coded! {
    PredMode {
        Self::Normal => 1, "";
        Self::AnyV => 2, "anyv";
        Self::AllV => 3, "allv";
        Self::Any(2) => 4, "any2h";
        Self::All(2) => 5, "all2h";
        Self::Any(4) => 6, "any4h";
        Self::All(4) => 7, "all4h";
        Self::Any(8) => 8, "any8h";
        Self::All(8) => 9, "all8h";
        Self::Any(16) => 10, "any16h";
        Self::All(16) => 11, "all16h";
        Self::Any(32) => 12, "any32h";
        Self::All(32) => 13, "all32h";
    }
}

/// Predicate: it restricts the channels that control flow leaves on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Predicate {
    /// Combination of the bits.
    pub mode: PredMode,
    /// Whether channels whose predicate is false execute.
    pub inverse: bool,
}

/// Condition modifier: the comparison of a result with zero; the flag gets the results.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Cmod {
    /// Equal, zero.
    Eq,
    /// Not equal, not zero.
    Ne,
    /// Greater.
    Gt,
    /// Greater or equal.
    Ge,
    /// Less.
    Lt,
    /// Less or equal.
    Le,
    /// Overflow.
    Overflow,
    /// Unordered: a NaN.
    Unordered,
}

coded! {
    Cmod {
        Self::Eq => 1, "eq";
        Self::Ne => 2, "ne";
        Self::Gt => 3, "gt";
        Self::Ge => 4, "ge";
        Self::Lt => 5, "lt";
        Self::Le => 6, "le";
        Self::Overflow => 8, "ov";
        Self::Unordered => 9, "un";
    }
}

impl Cmod {
    /// Whether it holds of two numbers in an order; of none, since one is a NaN, only `ne` does. Modifiers without an
    /// order never do.
    pub fn holds(self, order: Option<Ordering>) -> bool {
        let Some(order) = order else { return self == Self::Ne };
        match self {
            Self::Eq => order.is_eq(),
            Self::Ne => order.is_ne(),
            Self::Gt => order.is_gt(),
            Self::Ge => order.is_ge(),
            Self::Lt => order.is_lt(),
            Self::Le => order.is_le(),
            Self::Overflow | Self::Unordered => false,
        }
    }
}

/// A function of [`Op::Math`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum MathFn {
    /// Reciprocal.
    Inv,
    /// Logarithm to base 2.
    Log,
    /// Power of 2.
    Exp,
    /// Square root.
    Sqrt,
    /// Reciprocal of the square root.
    Rsqrt,
    /// Sine.
    Sin,
    /// Cosine.
    Cos,
    /// Quotient of floats.
    Fdiv,
    /// Power.
    Pow,
    /// Quotient and remainder of integers.
    Idiv,
    /// Quotient of integers.
    Iqot,
    /// Remainder of integers.
    Irem,
    /// Reciprocal for the macro of division.
    Invm,
    /// Reciprocal of the square root for the macro.
    Rsqrtm,
}

coded! {
    MathFn {
        Self::Inv => 1, "inv";
        Self::Log => 2, "log";
        Self::Exp => 3, "exp";
        Self::Sqrt => 4, "sqt";
        Self::Rsqrt => 5, "rsqt";
        Self::Sin => 6, "sin";
        Self::Cos => 7, "cos";
        Self::Fdiv => 9, "fdiv";
        Self::Pow => 10, "pow";
        Self::Idiv => 11, "idiv";
        Self::Iqot => 12, "iqot";
        Self::Irem => 13, "irem";
        Self::Invm => 14, "invm";
        Self::Rsqrtm => 15, "rsqtm";
    }
}

impl MathFn {
    /// The number of sources.
    pub fn sources(self) -> usize {
        match self {
            Self::Fdiv | Self::Pow | Self::Idiv | Self::Iqot | Self::Irem | Self::Invm => 2,
            _ => 1,
        }
    }

    /// Whether it works on integers.
    pub fn is_integer(self) -> bool {
        matches!(self, Self::Idiv | Self::Iqot | Self::Irem)
    }

    /// Whether a generation has it: gen12.1 lost quotients of floats and powers, gen12.5 integers.
    pub fn exists_on(self, generation: Generation) -> bool {
        match self {
            Self::Fdiv | Self::Pow => generation < Generation::Gen12p1,
            Self::Idiv | Self::Iqot | Self::Irem => generation < Generation::Gen12p5,
            // The macros for quotients and roots came with 64-bit floats.
            Self::Invm | Self::Rsqrtm => generation >= Generation::Gen8,
            _ => true,
        }
    }
}

/// A function of [`Op::Sync`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum SyncFn {
    /// Only waits for what the scoreboard field says.
    Nop,
    /// Waits until tokens' sources are read.
    AllRd,
    /// Waits until tokens' destinations are written.
    AllWr,
    /// Waits for the barrier.
    Bar,
    /// Waits for the host.
    Host,
}

coded! {
    SyncFn {
        Self::Nop => 0, "nop";
        Self::AllRd => 2, "allrd";
        Self::AllWr => 3, "allwr";
        Self::Bar => 14, "bar";
        Self::Host => 15, "host";
    }
}

/// A descriptor of a message: known, or in the address register.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Descriptor {
    /// Known.
    Imm(u32),
    /// In this doubleword of a0.
    Address(u8),
    /// In a virtual address register.
    Virtual(VReg),
}

/// Description of a message. Lengths are in registers and are authoritative: they are not part of
/// `desc`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Send {
    /// The shared function's number.
    pub sfid: u8,
    /// The function's own bits (18:0), and on gen12 those above the header's bit (31:29).
    pub desc: Descriptor,
    /// The extended descriptor's own bits: 31:16 (gen9), 31:11 (gen12); without the function and the second length.
    pub ex_desc: Descriptor,
    /// The length of the first piece (with the header).
    pub mlen: u8,
    /// The length of the second piece.
    pub ex_mlen: u8,
    /// The length of the answer.
    pub rlen: u8,
    /// Bytes of an element of the answer, of which each channel has its own: all of the first element, then all of the next.
    /// 0 if the answer is none like that, or that is not known.
    pub element: u8,
    /// Whether the first register is a header.
    pub header: bool,
    /// Whether the thread ends.
    pub eot: bool,
    /// Whether memory is written, or something else happens that order matters for.
    pub writes: bool,
    /// Whether the answer depends on what other messages did.
    pub reads: bool,
    /// The first message register, on generations that have them.
    pub mrf: u8,
}

impl Send {
    /// A message that reads and writes nothing, of one register.
    pub const fn new(sfid: u8, desc: u32) -> Self {
        Self {
            sfid,
            desc: Descriptor::Imm(desc),
            ex_desc: Descriptor::Imm(0),
            mlen: 1,
            ex_mlen: 0,
            rlen: 0,
            element: 0,
            header: false,
            eot: false,
            writes: false,
            reads: false,
            mrf: 0,
        }
    }

    /// The whole descriptor: lengths, header and the function's bits.
    ///
    /// `None` if it is in a register.
    pub fn descriptor(&self) -> Option<u32> {
        let Descriptor::Imm(desc) = self.desc else { return None };
        Some(
            desc | u32::from(self.mlen) << 25
                | u32::from(self.rlen) << 20
                | u32::from(self.header) << 19,
        )
    }
}

/// Targets of a branch.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Branch {
    /// Next block to execute if no channel goes on here; for `jmpi` the target, for `while` the head of the loop.
    pub jip: Block,
    /// Block where the channels that leave meet again; the same as `jip` for instructions with one
    /// target.
    pub uip: Block,
    /// `.b`, branch control. Of `goto`: the target is a place after which other channels wait. Of `else`: JIP is in its
    /// own arm.
    pub backward: bool,
}

/// Parts of an instruction besides operands.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub enum Extra {
    /// Nothing.
    #[default]
    None,
    /// The function of [`Op::Math`].
    Math(MathFn),
    /// The function of [`Op::Sync`].
    Sync(SyncFn),
    /// The function of [`Op::Bfn`]: its result for the bits `a`, `b` and `c` of the sources is bit `a + 2 * b + 4 * c`.
    Table(u8),
    /// The message.
    Send(Box<Send>),
    /// The targets.
    Branch(Branch),
    /// The number of header registers of a [`Op::LoadPayload`] or [`Op::LoadHeader`].
    Header(u8),
    /// The source of [`Op::Mov`], a 0, is the address of a variable by its number in [`crate::abi::kernel::Kernel::variables`], or a
    /// half of it: it is known when the program is loaded.
    Address(u32, AddressPart),
    /// The predecessors of [`Op::Phi`]'s sources.
    Phi(SmallVec<[Block; 4]>),
}

ir::flag_set! {
    /// Options that few instructions have, with their names in assembly.
    pub struct Options: u8 {
        /// Writes the accumulator too.
        ACC_WR = 0, "AccWrEn";
        /// Does not wait for the destination (gen4 to gen9).
        NO_DD_CHK = 1, "NoDDChk";
        /// Does not mark the destination written (gen4 to gen9).
        NO_DD_CLR = 2, "NoDDClr";
        /// Another thread runs next (gen4 to gen9).
        SWITCH = 3, "Switch";
        /// No other thread runs next.
        ATOMIC = 4, "Atomic";
        /// Is written in full, though it may have a compacted form: something counts on its size.
        NO_COMPACT = 5, "NoCompact";
    }
}

/// Purpose of a scoreboard token: the event that is waited for, or set.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Token {
    /// This instruction sets it.
    Set,
    /// Waits until its destination is written.
    Dst,
    /// Waits until its sources are read.
    Src,
}

/// Scoreboard field of an instruction (gen12 and later).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Swsb {
    /// Waits for the instruction this many before (1 to 7) in a pipe: 0 for its own or the only one, then all, float,
    /// int, long (gen12.5).
    pub distance: Option<(u8, u8)>,
    /// A token (0 to 15).
    pub token: Option<(Token, u8)>,
}

/// The controls that every instruction has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Control {
    /// Channels: 1, 2, 4, 8, 16 or 32.
    pub exec: u8,
    /// The first channel, whose mask bits count: a multiple of `exec`, or of 4.
    pub group: u8,
    /// Whether channels execute that control flow has switched off.
    pub nomask: bool,
}

impl Control {
    /// The first `exec` channels.
    pub const fn new(exec: u8) -> Self {
        Self { exec, group: 0, nomask: false }
    }

    /// All channels, whatever control flow says.
    pub const fn all(exec: u8) -> Self {
        Self { exec, group: 0, nomask: true }
    }
}

/// An instruction.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct InstData {
    /// The row.
    pub op: Op,
    /// Channels and their mask.
    pub control: Control,
    /// Whether the result is clamped: floats to 0 to 1, integers to their type.
    pub saturate: bool,
    /// The predicate, by `flag`.
    pub pred: Option<Predicate>,
    /// The conditional modifier, into `flag` (but `sel` and `csel` write none).
    pub cmod: Option<Cmod>,
    /// The one flag that hardware lets an instruction name.
    pub flag: Option<Flag>,
    /// The destination.
    pub dst: Dst,
    /// The sources.
    pub srcs: SmallVec<[Src; 3]>,
    /// Other parts.
    pub extra: Extra,
    /// Options.
    pub options: Options,
    /// The scoreboard's field.
    pub swsb: Swsb,
}

impl InstData {
    /// An instruction with its operands, and nothing else.
    pub fn new(op: Op, control: Control, dst: Dst, srcs: &[Src]) -> Self {
        Self {
            op,
            control,
            saturate: false,
            pred: None,
            cmod: None,
            flag: None,
            dst,
            srcs: SmallVec::from_slice(srcs),
            extra: Extra::None,
            options: Options::NONE,
            swsb: Swsb::default(),
        }
    }

    /// A move.
    pub fn mov(control: Control, dst: Dst, src: Src) -> Self {
        Self::new(Op::Mov, control, dst, &[src])
    }

    /// A payload: the first `header` sources are registers.
    pub fn load_payload(control: Control, dst: Dst, header: u8, srcs: &[Src]) -> Self {
        Self { extra: Extra::Header(header), ..Self::new(Op::LoadPayload, control, dst, srcs) }
    }

    /// The header registers of a payload; 0 for everything else.
    pub fn header_size(&self) -> usize {
        match self.extra {
            Extra::Header(count) => usize::from(count),
            _ => 0,
        }
    }

    /// The message.
    pub fn send(&self) -> Option<&Send> {
        match &self.extra {
            Extra::Send(send) => Some(send),
            _ => None,
        }
    }

    /// The message, to be changed.
    pub fn send_mut(&mut self) -> Option<&mut Send> {
        match &mut self.extra {
            Extra::Send(send) => Some(send),
            _ => None,
        }
    }

    /// The targets.
    pub fn branch(&self) -> Option<Branch> {
        match self.extra {
            Extra::Branch(branch) => Some(branch),
            _ => None,
        }
    }

    /// Whether the flag is read.
    pub fn reads_flag(&self) -> bool {
        self.pred.is_some()
    }

    /// Whether the flag is written.
    pub fn writes_flag(&self) -> bool {
        self.cmod.is_some() && !matches!(self.op, Op::Sel | Op::Csel)
    }

    /// Whether something happens besides writing `dst` and the flag.
    pub fn has_effects(&self) -> bool {
        use super::opcode::OpFlags;
        let desc = self.op.desc();
        desc.is(OpFlags::EFFECT)
            || desc.is(OpFlags::WRITES_ACC)
            || self.options.contains(Options::ACC_WR)
            || self.send().is_some_and(|send| send.writes || send.eot)
    }

    /// Moves operands to other virtual registers: `f` gets a register and the byte in it where an operand begins, and says which
    /// register and byte that is now, if it is another place.
    pub(crate) fn relocate(&mut self, f: impl Fn(VReg, u32) -> Option<(VReg, u32)>) {
        let moved = |base: Base, offset: u32| match base {
            Base::Virtual(reg) => f(reg, offset),
            _ => None,
        };
        if let Some((reg, offset)) = moved(self.dst.base, self.dst.offset) {
            (self.dst.base, self.dst.offset) = (Base::Virtual(reg), offset);
        }
        for src in &mut self.srcs {
            if let Src::Reg(operand) = src
                && let Some((reg, offset)) = moved(operand.base, operand.offset)
            {
                (operand.base, operand.offset) = (Base::Virtual(reg), offset);
            }
        }
    }

    /// Whether it is a move of registers that changes no bit of what it moves.
    pub fn is_plain_move(&self) -> bool {
        let plain = |src: &Src| match src {
            Src::Reg(reg) => reg.ty == self.dst.ty && !reg.negate && !reg.abs,
            Src::Imm(_) => false,
        };
        self.op == Op::Mov && !self.saturate && self.cmod.is_none() && self.srcs.iter().all(plain)
    }

    /// Whether it is such a move, and each channel's element is at the same place in its register as in the source's.
    pub fn moves_in_place(&self) -> bool {
        let exec = self.control.exec;
        self.is_plain_move()
            && self.srcs.iter().filter_map(Src::as_reg).all(|src| {
                let alike = src.region.stride(exec) == Some(u32::from(self.dst.stride));
                src.offset == self.dst.offset && (alike || exec == 1)
            })
    }

    /// Whether the destination keeps what it held where channels are off: the instruction may not write all of its bytes.
    pub fn is_partial(&self) -> bool {
        self.pred.is_some() && self.op != Op::Sel
    }
}
