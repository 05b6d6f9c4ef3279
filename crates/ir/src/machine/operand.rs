//! Operands: sixteen bytes each, without pointers.

use core::fmt;

use cranelift_entity::entity_impl;

use super::reg::{PReg, Reg, SubReg, VReg};

/// A basic block of a machine function.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Block(u32);
entity_impl!(Block, "bb.");

/// An object on the stack: a local variable, a spill slot, an incoming argument.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct FrameSlot(u32);
entity_impl!(FrameSlot, "stack.");

/// An entry of the constant pool.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Const(u32);
entity_impl!(Const, "const.");

/// A table of branch targets.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct JumpTable(u32);
entity_impl!(JumpTable, "jump-table.");

/// A named thing outside the function (or a name inside it), interned by the function.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Symbol(u32);
entity_impl!(Symbol, "symbol");

/// A register mask: an index into the target's masks, then the function's own.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RegMask(u32);
entity_impl!(RegMask, "regmask");

crate::flag_set! {
    /// Flags of a register operand. The names and their order are those of MIR text.
    pub struct RegFlags: u16 {
        /// Not written in the row's operand list: added for what the instruction does besides.
        IMPLICIT = 0, "implicit";
        /// Written.
        DEF = 1, "def";
        /// Reads another instruction of its bundle.
        INTERNAL = 2, "internal";
        /// The def is never read.
        DEAD = 3, "dead";
        /// The last use.
        KILL = 4, "killed";
        /// Any value will do; as a partial def: the other parts hold nothing.
        UNDEF = 5, "undef";
        /// Written before all uses are read.
        EARLY_CLOBBER = 6, "early-clobber";
        /// A use by debug information.
        DEBUG = 7, "debug-use";
        /// Allocated, and may be allocated elsewhere.
        RENAMABLE = 8, "renamable";
    }
}

/// A register as an operand.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct RegOperand {
    /// The register.
    pub reg: Reg,
    /// The part of it that is read or written.
    pub sub: SubReg,
    /// Its flags.
    pub flags: RegFlags,
    /// The index plus one of the operand that must get the same register; 0 if there is none.
    tied: u8,
}

impl RegOperand {
    /// A use.
    #[inline]
    pub fn new(reg: impl Into<Reg>) -> Self {
        Self { reg: reg.into(), sub: SubReg::WHOLE, flags: RegFlags::NONE, tied: 0 }
    }

    /// A def.
    #[inline]
    pub fn def(reg: impl Into<Reg>) -> Self {
        Self { flags: RegFlags::DEF, ..Self::new(reg) }
    }

    /// The same operand for a part of the register.
    #[must_use]
    #[inline]
    pub fn part(self, sub: SubReg) -> Self {
        Self { sub, ..self }
    }

    /// The same operand with these flags added.
    #[must_use]
    #[inline]
    pub fn with(self, flags: RegFlags) -> Self {
        Self { flags: self.flags | flags, ..self }
    }

    /// The same operand tied to operand number `index`.
    #[must_use]
    pub fn tied_to(self, index: Option<usize>) -> Self {
        let tied = index.map_or(0, |i| u8::try_from(i + 1).unwrap_or(u8::MAX));
        Self { tied, ..self }
    }

    /// The operand that must get the same register.
    #[inline]
    pub fn tied(self) -> Option<usize> {
        usize::from(self.tied).checked_sub(1)
    }

    /// Whether it is written.
    #[inline]
    pub fn is_def(self) -> bool {
        self.flags.contains(RegFlags::DEF)
    }

    /// Whether it is read: a use of a value, or a def of a part that keeps the other parts.
    #[inline]
    pub fn reads(self) -> bool {
        !self.flags.contains(RegFlags::UNDEF) && (!self.is_def() || !self.sub.is_whole())
    }

    /// Whether it is an implicit operand.
    #[inline]
    pub fn is_implicit(self) -> bool {
        self.flags.contains(RegFlags::IMPLICIT)
    }
}

impl fmt::Debug for RegOperand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.flags.is_empty() {
            write!(f, "{:?} ", self.flags)?;
        }
        write!(f, "{:?}", self.reg)?;
        if !self.sub.is_whole() {
            write!(f, ".{}", self.sub.0)?;
        }
        Ok(())
    }
}

/// The format of a floating-point constant.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FloatKind {
    /// IEEE binary16.
    Half,
    /// The upper half of binary32.
    BFloat,
    /// IEEE binary32.
    Float,
    /// IEEE binary64.
    Double,
}

impl FloatKind {
    /// The size in bits.
    pub const fn bits(self) -> u32 {
        match self {
            Self::Half | Self::BFloat => 16,
            Self::Float => 32,
            Self::Double => 64,
        }
    }
}

/// A comparison's predicate, integer or floating-point, under LLVM's names.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "LLVM's predicate names say it")]
pub enum Cond {
    Eq,
    Ne,
    Ugt,
    Uge,
    Ult,
    Ule,
    Sgt,
    Sge,
    Slt,
    Sle,
    FFalse,
    FOeq,
    FOgt,
    FOge,
    FOlt,
    FOle,
    FOne,
    FOrd,
    FUno,
    FUeq,
    FUgt,
    FUge,
    FUlt,
    FUle,
    FUne,
    FTrue,
}

impl Cond {
    /// Every predicate with its name and whether it compares floating-point numbers.
    pub const ALL: [(Self, &'static str, bool); 26] = [
        (Self::Eq, "eq", false),
        (Self::Ne, "ne", false),
        (Self::Ugt, "ugt", false),
        (Self::Uge, "uge", false),
        (Self::Ult, "ult", false),
        (Self::Ule, "ule", false),
        (Self::Sgt, "sgt", false),
        (Self::Sge, "sge", false),
        (Self::Slt, "slt", false),
        (Self::Sle, "sle", false),
        (Self::FFalse, "false", true),
        (Self::FOeq, "oeq", true),
        (Self::FOgt, "ogt", true),
        (Self::FOge, "oge", true),
        (Self::FOlt, "olt", true),
        (Self::FOle, "ole", true),
        (Self::FOne, "one", true),
        (Self::FOrd, "ord", true),
        (Self::FUno, "uno", true),
        (Self::FUeq, "ueq", true),
        (Self::FUgt, "ugt", true),
        (Self::FUge, "uge", true),
        (Self::FUlt, "ult", true),
        (Self::FUle, "ule", true),
        (Self::FUne, "une", true),
        (Self::FTrue, "true", true),
    ];

    /// LLVM's name.
    pub fn name(self) -> &'static str {
        Self::ALL[self as usize].1
    }

    /// Whether it compares floating-point numbers.
    pub fn is_float(self) -> bool {
        Self::ALL[self as usize].2
    }

    /// The predicate of a name.
    pub fn by_name(name: &str, float: bool) -> Option<Self> {
        Self::ALL.iter().find(|row| row.1 == name && row.2 == float).map(|row| row.0)
    }
}

/// An operand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Operand {
    /// A register.
    Reg(RegOperand),
    /// An integer.
    Imm(i64),
    /// An integer of a stated width (`i32 5` in the text).
    TypedImm {
        /// The width in bits.
        bits: u32,
        /// The value, sign-extended.
        value: i64,
    },
    /// A floating-point constant by its bits.
    FpImm {
        /// The format.
        kind: FloatKind,
        /// The bits.
        bits: u64,
    },
    /// A block.
    Block(Block),
    /// A frame object and an offset in bytes.
    Frame {
        /// The object.
        slot: FrameSlot,
        /// The offset.
        offset: i64,
    },
    /// A constant pool entry and an offset in bytes.
    Const {
        /// The entry.
        entry: Const,
        /// The offset.
        offset: i64,
    },
    /// A jump table.
    JumpTable(JumpTable),
    /// A named thing and an offset in bytes.
    Symbol {
        /// The name.
        symbol: Symbol,
        /// The offset.
        offset: i32,
        /// Form of the reference: a row of the target's operand flags.
        flags: u16,
    },
    /// The registers that a call preserves.
    RegMask(RegMask),
    /// A metadata node by number.
    Metadata(u32),
    /// A comparison's predicate.
    Cond(Cond),
    /// A sub-register index.
    SubReg(SubReg),
    /// An intrinsic by name.
    Intrinsic(Symbol),
    /// A target's own index and an offset.
    Target {
        /// The row of the target's indices.
        index: u32,
        /// The offset.
        offset: i64,
    },
}

impl Operand {
    /// The register operand, if it is one.
    #[inline]
    pub fn as_reg(&self) -> Option<&RegOperand> {
        match self {
            Self::Reg(reg) => Some(reg),
            _ => None,
        }
    }

    /// The register operand, to be changed.
    #[inline]
    pub fn as_reg_mut(&mut self) -> Option<&mut RegOperand> {
        match self {
            Self::Reg(reg) => Some(reg),
            _ => None,
        }
    }

    /// The integer, if it is one.
    #[inline]
    pub fn as_imm(&self) -> Option<i64> {
        match *self {
            Self::Imm(value) | Self::TypedImm { value, .. } => Some(value),
            _ => None,
        }
    }

    /// The block, if it is one.
    #[inline]
    pub fn as_block(&self) -> Option<Block> {
        match *self {
            Self::Block(block) => Some(block),
            _ => None,
        }
    }
}

impl From<RegOperand> for Operand {
    fn from(reg: RegOperand) -> Self {
        Self::Reg(reg)
    }
}

impl From<Reg> for Operand {
    fn from(reg: Reg) -> Self {
        Self::Reg(RegOperand::new(reg))
    }
}

impl From<VReg> for Operand {
    fn from(reg: VReg) -> Self {
        Self::Reg(RegOperand::new(reg))
    }
}

impl From<PReg> for Operand {
    fn from(reg: PReg) -> Self {
        Self::Reg(RegOperand::new(reg))
    }
}

impl From<i64> for Operand {
    fn from(value: i64) -> Self {
        Self::Imm(value)
    }
}

impl From<Block> for Operand {
    fn from(block: Block) -> Self {
        Self::Block(block)
    }
}

impl From<Symbol> for Operand {
    fn from(symbol: Symbol) -> Self {
        Self::Symbol { symbol, offset: 0, flags: 0 }
    }
}

impl From<FrameSlot> for Operand {
    fn from(slot: FrameSlot) -> Self {
        Self::Frame { slot, offset: 0 }
    }
}

impl From<Cond> for Operand {
    fn from(cond: Cond) -> Self {
        Self::Cond(cond)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn operands_are_sixteen_bytes() {
        assert_eq!(core::mem::size_of::<Operand>(), 16);
        assert_eq!(core::mem::size_of::<RegOperand>(), 12);
    }

    #[test]
    fn predicates_are_in_the_order_of_their_table() {
        for (i, (cond, name, float)) in Cond::ALL.into_iter().enumerate() {
            assert_eq!(cond as usize, i);
            assert_eq!(Cond::by_name(name, float), Some(cond));
        }
    }

    #[test]
    fn a_partial_def_reads_the_rest() {
        let whole = RegOperand::def(VReg::from_u32(1));
        assert!(!whole.reads());
        assert!(whole.part(SubReg(3)).reads());
        assert!(!whole.part(SubReg(3)).with(RegFlags::UNDEF).reads());
        assert_eq!(whole.tied_to(Some(0)).tied(), Some(0));
        assert_eq!(whole.tied(), None);
    }
}
