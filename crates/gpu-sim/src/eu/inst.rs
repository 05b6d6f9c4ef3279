//! Decoded instructions.

use super::message::Message;
use super::swsb::Swsb;

/// The type of an operand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Type {
    UB,
    B,
    UW,
    W,
    UD,
    D,
    UQ,
    Q,
    HF,
    F,
    DF,
    /// Eight 4-bit integers in a constant, unsigned and signed.
    UV,
    V,
    /// Four 8-bit floats in a constant.
    VF,
}

impl Type {
    /// Bytes of an element (of a vector constant: of what its elements become).
    pub(crate) fn bytes(self) -> u32 {
        match self {
            Type::UB | Type::B => 1,
            Type::UW | Type::W | Type::HF | Type::UV | Type::V => 2,
            Type::UD | Type::D | Type::F | Type::VF => 4,
            Type::UQ | Type::Q | Type::DF => 8,
        }
    }

    pub(crate) fn is_float(self) -> bool {
        matches!(self, Type::HF | Type::F | Type::DF | Type::VF)
    }

    pub(crate) fn is_signed(self) -> bool {
        matches!(self, Type::B | Type::W | Type::D | Type::Q | Type::V)
    }
}

/// An instruction's operation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Op {
    Mov,
    Sel,
    Not,
    And,
    Or,
    Xor,
    Shr,
    Shl,
    Asr,
    Smov,
    Ror,
    Rol,
    Cmp,
    Cmpn,
    Csel,
    Bfrev,
    Bfe,
    Bfi1,
    Bfi2,
    Jmpi,
    If,
    Else,
    Endif,
    While,
    Break,
    Cont,
    Halt,
    Goto,
    Join,
    Wait,
    Send,
    Math,
    Add,
    Mul,
    Avg,
    Frc,
    Rndu,
    Rndd,
    Rnde,
    Rndz,
    Mac,
    Mach,
    Lzd,
    Fbh,
    Fbl,
    Cbit,
    Addc,
    Subb,
    Dp4a,
    Add3,
    Bfn,
    Mad,
    Madm,
    Lrp,
    Nop,
    Sync,
    Illegal,
}

impl Op {
    /// Whether it has distances in place of operands.
    pub(crate) fn is_branch(self) -> bool {
        matches!(
            self,
            Op::Jmpi
                | Op::If
                | Op::Else
                | Op::Endif
                | Op::While
                | Op::Break
                | Op::Cont
                | Op::Halt
                | Op::Goto
                | Op::Join
        )
    }
}

/// Condition of a conditional modifier.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Condition {
    Zero,
    NotZero,
    Greater,
    GreaterEqual,
    Less,
    LessEqual,
    Overflow,
    Unordered,
}

/// Predicate control: how the flag's bits become a predicate.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Combine {
    /// Each channel its own bit.
    Own,
    /// The channel's bits of both flag registers.
    AnyVertical,
    AllVertical,
    /// The bits of a group of this many channels.
    Any(u8),
    All(u8),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Predicate {
    pub(crate) combine: Combine,
    pub(crate) inverse: bool,
}

/// Register file: the general registers or the architecture's.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum File {
    Grf,
    Arf,
}

/// An address that a register holds: the word of `a0`, and what is added.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Indirect {
    pub(crate) word: u8,
    pub(crate) offset: i32,
    /// Each row has an address of its own (`Vx1`, `VxH`).
    pub(crate) per_row: bool,
}

/// A region `<vertical; width, horizontal>`, in elements.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Region {
    pub(crate) vertical: u8,
    pub(crate) width: u8,
    pub(crate) horizontal: u8,
}

/// The element that a channel of an align16 source reads: components 0 to 3, or one for all.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Swizzle {
    pub(crate) order: [u8; 4],
    pub(crate) replicate: bool,
}

/// Layout of an operand's channels.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum OperandLayout {
    Region(Region),
    /// Groups of four components (align16).
    Components(Swizzle),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Register {
    pub(crate) file: File,
    pub(crate) number: u8,
    /// In bytes.
    pub(crate) sub: u8,
    pub(crate) indirect: Option<Indirect>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Source {
    pub(crate) register: Register,
    pub(crate) layout: OperandLayout,
    pub(crate) negate: bool,
    pub(crate) absolute: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Value {
    Register(Source),
    Immediate(u64),
}

/// A source with its type.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Operand {
    pub(crate) ty: Type,
    pub(crate) value: Value,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Destination {
    pub(crate) register: Register,
    pub(crate) ty: Type,
    pub(crate) stride: u8,
    /// Components that are written (align16); all four elsewhere.
    pub(crate) components: u8,
}

/// Targets of a branch, in bytes from the start of the code.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Targets {
    pub(crate) jip: i64,
    pub(crate) uip: i64,
}

/// An instruction.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Inst {
    /// In bytes from the beginning of the code.
    pub(crate) address: u32,
    /// 8 if compacted, else 16.
    pub(crate) size: u8,
    pub(crate) op: Op,
    /// Channels.
    pub(crate) exec: u8,
    /// The number of the first channel.
    pub(crate) first: u8,
    pub(crate) no_mask: bool,
    pub(crate) predicate: Option<Predicate>,
    /// The flag, counted in 16 bits: f0.0, f0.1, f1.0, f1.1.
    pub(crate) flag: u8,
    pub(crate) condition: Option<Condition>,
    /// The function of `math`, `sync` and `bfn`.
    pub(crate) function: u8,
    pub(crate) saturate: bool,
    /// Writes the accumulator too; of branches, the branch control.
    pub(crate) write_accumulator: bool,
    pub(crate) dst: Option<Destination>,
    pub(crate) sources: [Option<Operand>; 3],
    /// The special accumulators of `madm` and of `math` macros: destination and sources.
    pub(crate) extra: [u8; 4],
    pub(crate) targets: Targets,
    pub(crate) message: Option<Message>,
    pub(crate) swsb: Swsb,
}

impl Inst {
    /// Returns the address of the next instruction.
    pub(crate) fn next(&self) -> u32 {
        self.address + u32::from(self.size)
    }

    /// The pieces of 32 bytes that it works on (see [`Statistics::pieces`](crate::launch::Statistics::pieces)).
    pub(crate) fn pieces(&self) -> u64 {
        if self.message.is_some() || self.op.is_branch() {
            return 1;
        }
        let types = self.sources.iter().flatten().map(|source| source.ty);
        let widest = types.chain(self.dst.map(|dst| dst.ty)).map(Type::bytes).max().unwrap_or(0);
        let pieces = u64::from((u32::from(self.exec) * widest).div_ceil(32).max(1));
        if self.op == Op::Math { 4 * pieces } else { pieces }
    }
}
