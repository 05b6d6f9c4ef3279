//! Variables of the source while a function is in machine form.
//!
//! Instruction selection records which registers hold a variable's value from which point on ([`Record`]), beside the
//! code and not in it: so no pass can be disturbed, and code is the same with and without debug information. Until
//! registers are allocated a value is known by its virtual register, which has one definition; a pass that takes the
//! definition away makes the variable unknown. Positions are those in the order of selection ([`BlockRecords::order`]):
//! an instruction that is moved takes the records after it along.
//!
//! The state of all variables at a block's start is recorded with the block, so no consumer has to follow them along
//! edges, which on a machine that masks lanes off are not the machine function's.

use cranelift_entity::packed_option::PackedOption;
use cranelift_entity::{SecondaryMap, entity_impl};
use smallvec::SmallVec;

use super::data::{DebugLoc, Inst};
use super::operand::{Block, FrameSlot};
use super::reg::{PReg, SubReg, VReg};
use crate::map::{Interner, Map};

/// A variable of a function, or a piece of one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct VariableId(u32);
entity_impl!(VariableId, "variable");

/// A variable of the source, or a piece of one that has a value of its own.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Variable {
    /// The number of the `DILocalVariable`.
    pub node: u32,
    /// The call through which its function was inlined.
    pub inlined_at: PackedOption<DebugLoc>,
    /// The first bit and the number of bits, if it is a piece.
    pub fragment: Option<(u64, u64)>,
}

impl Variable {
    /// Whether two pieces, or wholes, are of one variable and have bits in common.
    pub fn overlaps(&self, other: &Self) -> bool {
        let apart = match (self.fragment, other.fragment) {
            (Some((a, n)), Some((b, m))) => a + n <= b || b + m <= a,
            _ => false,
        };
        (self.node, self.inlined_at) == (other.node, other.inlined_at) && !apart
    }
}

/// Location of 32 bits of a value.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum VariablePart {
    /// A register or a part of one.
    Reg(VReg, SubReg),
    /// They are these bits.
    Constant(u32),
    /// They are the address of a frame object, with an offset.
    Address(FrameSlot, i64),
}

/// A variable's value.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct VariableValue {
    /// The dwords of the value, or of the operand of the expression, from the lowest.
    pub parts: SmallVec<[VariablePart; 2]>,
    /// Number of significant bits.
    pub bits: u64,
    /// The number of the `DIExpression`, if it is not empty.
    pub expression: Option<u32>,
}

/// From here on, a variable has a value; none if it is not known.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// The variable.
    pub variable: VariableId,
    /// Its value.
    pub value: Option<VariableValue>,
    /// Number of instructions of [`BlockRecords::order`] before it.
    pub position: u32,
    /// Whether no path to it has a record of the variable.
    pub first: bool,
}

/// Records of a block.
#[derive(Clone, Default, Debug)]
pub struct BlockRecords {
    /// The block's instructions as they were selected.
    pub order: Vec<Inst>,
    /// Values of variables, in ascending order of positions. Variables without a record at the start are not known
    /// there.
    pub records: Vec<Record>,
}

/// A variable that is in memory all the time.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FrameVariable {
    /// The variable.
    pub variable: VariableId,
    /// The object of the frame.
    pub slot: FrameSlot,
    /// Bytes from the object's start.
    pub offset: i64,
    /// The number of the `DIExpression`, if it is not empty.
    pub expression: Option<u32>,
}

/// Location of 32 bits of a value after register allocation.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum HeldPart {
    /// A register.
    Register(PReg),
    /// Memory of the frame: the object, and bytes from its begin.
    Memory(FrameSlot, i64),
    /// They are these bits.
    Constant(u32),
    /// They are the address of a frame object, with an offset.
    Address(FrameSlot, i64),
}

/// Location of a variable's value.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct HeldValue {
    /// Its dwords.
    pub parts: SmallVec<[HeldPart; 2]>,
    /// As [`VariableValue::bits`].
    pub bits: u64,
    /// As [`VariableValue::expression`].
    pub expression: Option<u32>,
}

/// A place in the code of a function whose registers are allocated.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Anchor {
    /// A block's start, with the number of instructions of [`Placed::order`] before it.
    Begin(Block, u32),
    /// After an instruction, by its number in [`Placed::order`].
    Behind(u32),
}

/// From here on, a variable is somewhere else.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlacedRow {
    /// Point in the code.
    pub anchor: Anchor,
    /// Instructions that must have been executed, too, wherever they are put: they fill what holds the value.
    pub filled_by: SmallVec<[Inst; 4]>,
    /// The variable.
    pub variable: VariableId,
    /// Its location; None if it is not known.
    pub value: Option<HeldValue>,
}

/// Location of an object of the frame.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlacedObject {
    /// The register that offsets count from; none if they are addresses.
    pub base: Option<PReg>,
    /// Bytes from there.
    pub offset: i64,
}

/// Locations of variables after register allocation.
#[derive(Clone, Default, Debug)]
pub struct Placed {
    /// The function's instructions as they were then.
    pub order: Vec<Inst>,
    /// Locations of variables, in the order of the code. Variables that a block does not mention at its start are not
    /// known there.
    pub rows: Vec<PlacedRow>,
    /// Replacements of instructions since then: others that together do the same.
    pub replaced: Map<Inst, SmallVec<[Inst; 4]>>,
    /// Locations of objects of the frame, once it is laid out.
    pub objects: SecondaryMap<FrameSlot, Option<PlacedObject>>,
}

/// The variables of a function.
#[derive(Clone, Default, Debug)]
pub struct Variables {
    /// Their locations, once registers are allocated.
    pub placed: Placed,
    /// All of them.
    pub known: Interner<VariableId, Variable>,
    /// Those in memory.
    pub in_frame: Vec<FrameVariable>,
    /// Records of the others.
    pub blocks: SecondaryMap<Block, BlockRecords>,
}

impl Variables {
    /// See [`MachineFunction::rename_variables`](super::MachineFunction::rename_variables).
    pub(super) fn rename(&mut self, to: impl Fn(VReg, SubReg) -> Option<(VReg, SubReg)>) {
        let records = self.blocks.values_mut().flat_map(|block| &mut block.records);
        let values = records.filter_map(|record| record.value.as_mut());
        for part in values.flat_map(|value| &mut value.parts) {
            if let VariablePart::Reg(reg, sub) = *part
                && let Some((reg, sub)) = to(reg, sub)
            {
                *part = VariablePart::Reg(reg, sub);
            }
        }
    }

    /// The registers that hold values of variables.
    pub fn registers(&self) -> impl Iterator<Item = (VReg, SubReg)> + '_ {
        let records = self.blocks.values().flat_map(|block| &block.records);
        let values = records.filter_map(|record| record.value.as_ref());
        values.flat_map(|value| &value.parts).filter_map(|part| match *part {
            VariablePart::Reg(reg, sub) => Some((reg, sub)),
            _ => None,
        })
    }
}
