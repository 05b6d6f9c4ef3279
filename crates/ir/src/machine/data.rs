//! Parts of a machine function: the data of instructions, blocks and virtual registers, and the
//! properties of the whole.

use core::fmt;
use std::any::Any;

use cranelift_entity::packed_option::PackedOption;
use cranelift_entity::{EntityList, entity_impl};

use super::desc::Opcode;
use super::memory::MemOp;
use super::operand::Block;
use super::reg::{LaneMask, LowType, PReg, Reg, RegBank, RegClass, VReg};
use crate::map::Map;

/// An instruction of a machine function.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Inst(u32);
entity_impl!(Inst, "inst");

/// A place in the source.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DebugLoc(u32);
entity_impl!(DebugLoc, "loc");

/// A line of the source, with the scope's metadata node.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct DebugLocData {
    /// The line, from 1; 0 for code that belongs to no line.
    pub line: u32,
    /// The column, from 1; 0 if it is not known.
    pub column: u32,
    /// The scope's metadata node by number; [`DebugLocData::NO_SCOPE`] for what has no place in the source, but an
    /// origin ([`crate::debug`]).
    pub scope: u32,
    /// The place that the code was inlined at.
    pub inlined_at: PackedOption<DebugLoc>,
    /// The location's own metadata node by number, if it has one.
    pub node: Option<u32>,
}

impl DebugLocData {
    /// The scope of what has none.
    pub const NO_SCOPE: u32 = u32::MAX;
}

crate::flag_set! {
    /// Flags of an instruction besides its row. Names and order are those of MIR text.
    pub struct InstFlags: u32 {
        /// Belongs to the prologue.
        FRAME_SETUP = 0, "frame-setup";
        /// Belongs to the epilogue.
        FRAME_DESTROY = 1, "frame-destroy";
        /// No operand is a NaN.
        NNAN = 2, "nnan";
        /// No operand is infinite.
        NINF = 3, "ninf";
        /// A zero's sign does not matter.
        NSZ = 4, "nsz";
        /// Division may be by the reciprocal.
        ARCP = 5, "arcp";
        /// May be fused with others.
        CONTRACT = 6, "contract";
        /// Functions may be approximated.
        AFN = 7, "afn";
        /// May be reassociated.
        REASSOC = 8, "reassoc";
        /// No unsigned overflow.
        NUW = 9, "nuw";
        /// No signed overflow.
        NSW = 10, "nsw";
        /// No remainder, no bit lost.
        EXACT = 11, "exact";
        /// Raises no floating-point exception.
        NO_FP_EXCEPT = 12, "nofpexcept";
        /// Must be neither merged with others nor removed: inline assembly with side effects.
        NO_MERGE = 13, "nomerge";
        /// The branch cannot be predicted.
        UNPREDICTABLE = 14, "unpredictable";
        /// Not convergent, whatever the row says.
        NO_CONVERGENT = 15, "noconvergent";
        /// The operand is not negative.
        NNEG = 16, "nneg";
        /// No bit is set in both operands.
        DISJOINT = 17, "disjoint";
        /// No unsigned overflow of an added signed offset.
        NUSW = 18, "nusw";
        /// Both operands have the same sign.
        SAME_SIGN = 19, "samesign";
        /// The address stays in its object.
        INBOUNDS = 20, "inbounds";
        /// In a bundle with the instruction before it.
        BUNDLED_PRED = 21, "bundled-pred";
        /// In a bundle with the next instruction.
        BUNDLED_SUCC = 22, "bundled-succ";
        /// Rounds to nearest, ties to even, whatever the function's rounding mode is. This flag and those below are
        /// not LLVM's: a target's pass that places writes of its mode register reads and removes them.
        ROUND_NEAREST = 23, "round-nearest";
        /// Rounds toward positive infinity, whatever the function's rounding mode is.
        ROUND_UPWARD = 24, "round-upward";
        /// Rounds toward negative infinity, whatever the function's rounding mode is.
        ROUND_DOWNWARD = 25, "round-downward";
        /// Rounds toward zero, whatever the function's rounding mode is.
        ROUND_TOWARD_ZERO = 26, "round-toward-zero";
        /// Wants the treatment of denormals that the next four flags say, instead of the function's.
        OWN_DENORMALS = 27, "own-denormals";
        /// Denormal f32 operands count, instead of being taken for zero.
        F32_IN_DENORMALS = 28, "f32-in-denormals";
        /// Denormal f32 results are given, instead of zero.
        F32_OUT_DENORMALS = 29, "f32-out-denormals";
        /// Denormal f64 and f16 operands count, instead of being taken for zero.
        F64_IN_DENORMALS = 30, "f64-in-denormals";
        /// Denormal f64 and f16 results are given, instead of zero.
        F64_OUT_DENORMALS = 31, "f64-out-denormals";
    }
}

impl InstFlags {
    /// The flags by which an instruction asks for another rounding than the function's.
    pub const ROUNDINGS: Self = Self::ROUND_NEAREST
        .union(Self::ROUND_UPWARD)
        .union(Self::ROUND_DOWNWARD)
        .union(Self::ROUND_TOWARD_ZERO);

    /// The flags by which an instruction asks for a mode of its own. Instructions that differ in them are different
    /// instructions: they must not stand for each other.
    pub const OWN_MODE: Self = Self::ROUNDINGS
        .union(Self::OWN_DENORMALS)
        .union(Self::F32_IN_DENORMALS)
        .union(Self::F32_OUT_DENORMALS)
        .union(Self::F64_IN_DENORMALS)
        .union(Self::F64_OUT_DENORMALS);
}

/// An instruction without its place: 24 bytes.
#[derive(Clone, Debug)]
pub(super) struct InstData {
    pub(super) opcode: Opcode,
    pub(super) operand_count: u16,
    pub(super) flags: InstFlags,
    pub(super) operands: u32,
    /// Number of operands that fit in the run.
    pub(super) operand_capacity: u16,
    pub(super) mem: EntityList<MemOp>,
    pub(super) loc: PackedOption<DebugLoc>,
}

crate::flag_set! {
    /// Flags of a block.
    pub struct BlockFlags: u8 {
        /// Control never falls out of its end, though no instruction says so.
        NO_FALLTHROUGH = 0, "no-fallthrough";
        /// Its address is taken by the IR.
        ADDRESS_TAKEN = 1, "ir-block-address-taken";
        /// Its address is taken by machine code.
        MACHINE_ADDRESS_TAKEN = 2, "machine-block-address-taken";
    }
}

/// A block's data.
#[derive(Clone, Default, Debug)]
pub struct BlockData {
    /// The name of the IR block that it comes from; may be empty.
    pub name: String,
    /// Its flags.
    pub flags: BlockFlags,
    /// The physical registers that hold a value at its start, with the parts.
    pub live_ins: Vec<(PReg, LaneMask)>,
    /// The alignment in bytes, if it is to be aligned.
    pub align: u32,
    /// Other attributes from the text, in the words of the text (`%ir-block.4, call-frame-size 8`).
    pub attributes: String,
    /// Successors that no terminator names: where a computed jump goes.
    pub more_successors: Vec<Block>,
    /// The order in which the text lists the successors, if that is not the order of
    /// [`MachineFunction::successors`](super::MachineFunction::successors). Means nothing once the
    /// successors are others.
    pub listed: Vec<Block>,
    /// The successors' branch probabilities in units of 2^-31, in the order of
    /// [`MachineFunction::successors`](super::MachineFunction::successors); empty if nothing is known.
    pub probabilities: Vec<u32>,
    pub(super) first: PackedOption<Inst>,
    pub(super) last: PackedOption<Inst>,
    pub(super) prev: PackedOption<Block>,
    pub(super) next: PackedOption<Block>,
    pub(super) in_layout: bool,
}

/// Constraint of a virtual register's allocation.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum VRegKind {
    /// A register of a class.
    Class(RegClass),
    /// A register of a bank; the class is not chosen yet.
    Bank(RegBank),
    /// Anything: a generic virtual register before bank selection.
    Generic,
}

/// A virtual register's data.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct VRegData {
    /// Its constraint.
    pub kind: VRegKind,
    /// The type of a generic register.
    pub ty: LowType,
    /// The register that it should get, if that costs nothing.
    pub hint: Reg,
}

/// Whether a function is started by the host or called by other code.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FunctionKind {
    /// An entry point.
    Kernel,
    /// A function that others call.
    Device,
}

crate::flag_set! {
    /// Properties of a whole function. The names are those of MIR text.
    pub struct Properties: u16 {
        /// Each virtual register has one def, which dominates its uses.
        IS_SSA = 0, "isSSA";
        /// There are no phis.
        NO_PHIS = 1, "noPhis";
        /// Kill and dead flags and live-in lists are right.
        TRACKS_REG_LIVENESS = 2, "tracksRegLiveness";
        /// There are no virtual registers.
        NO_VREGS = 3, "noVRegs";
        /// Every generic instruction is one that the target has.
        LEGALIZED = 4, "legalized";
        /// Every virtual register has a bank.
        REG_BANK_SELECTED = 5, "regBankSelected";
        /// There are no generic instructions.
        SELECTED = 6, "selected";
        /// Instruction selection failed.
        FAILED_ISEL = 7, "failedISel";
        /// Tied operands have the same register.
        TIED_OPS_REWRITTEN = 8, "tiedOpsRewritten";
        /// There is inline assembly.
        HAS_INLINE_ASM = 9, "hasInlineAsm";
        /// The function's address is taken or its linkage is external.
        EXPOSES_RETURNS_TWICE = 10, "exposesReturnsTwice";
    }
}

/// Parts of a function's text without a model here. They print back as they were.
#[derive(Clone, Default, Debug)]
pub struct TextExtras {
    /// Fields of the header: whole lines.
    pub header: String,
    /// Properties that the text states, whether they hold or not.
    pub stated: Properties,
    /// Whether every virtual register is in the list of registers, which then fixes their numbers.
    pub lists_registers: bool,
    /// Text between an instruction's operands and its place in the source: symbols before or after
    /// it, its number for debuggers.
    pub notes: Map<Inst, String>,
    /// Flags of virtual registers, as in the list of registers.
    pub register_flags: Map<VReg, String>,
}

/// The target's data as a text has it, where no one has read it yet.
#[derive(Clone, Default, Debug)]
pub struct TargetText {
    /// The fields of `machineFunctionInfo`: whole lines.
    pub lines: String,
}

impl TargetText {
    /// The text of a field that is one line.
    pub fn field(&self, name: &str) -> Option<&str> {
        self.lines.lines().find_map(|line| {
            let (key, value) = line.split_once(':')?;
            (key.trim() == name).then(|| value.trim())
        })
    }
}

impl TargetData for TargetText {
    fn clone_box(&self) -> Box<dyn TargetData> {
        Box::new(self.clone())
    }

    fn as_any(&self) -> &dyn Any {
        self
    }

    fn as_any_mut(&mut self) -> &mut dyn Any {
        self
    }

    fn write_yaml(&self, out: &mut String) {
        out.push_str(&self.lines);
    }
}

/// Data that a target keeps with a function, for its own passes.
pub trait TargetData: Any + Send + Sync + fmt::Debug {
    /// A copy.
    fn clone_box(&self) -> Box<dyn TargetData>;
    /// The data, to be downcast by the target.
    fn as_any(&self) -> &dyn Any;
    /// The data, to be downcast and changed by the target.
    fn as_any_mut(&mut self) -> &mut dyn Any;
    /// Writes the fields of MIR's `machineFunctionInfo`, one line each, indented by two.
    fn write_yaml(&self, _out: &mut String) {}
}

impl Clone for Box<dyn TargetData> {
    fn clone(&self) -> Self {
        (**self).clone_box()
    }
}
