//! The machine IR: the output of instruction selection, which emission prints or encodes.
//!
//! A [`MachineFunction`] is blocks of instructions; an instruction is an [`Opcode`] (a row of its
//! target's static table, [`InstrDesc`]) and [`Operand`]s. It starts in SSA form with phis and
//! virtual registers and may leave that form during lowering; [`Properties`] say where it is, and
//! the verifier checks that it is so.
//!
//! Shared passes know of a target only what its [`TargetInfo`] says, so they are written once.

mod alias;
mod builder;
mod data;
mod dce;
mod dead_lanes;
mod desc;
mod edges;
mod frame;
mod function;
mod liveness;
mod memory;
mod operand;
mod print;
mod reg;
#[cfg(test)]
mod tests;
#[cfg(test)]
pub(crate) mod toy;
mod usedef;
mod variables;
mod verify;

pub use alias::{
    AliasBase, AliasClass, AliasClassData, AliasFacts, AliasTable, Root, Scope, TypeFields, TypeTag,
};
pub use builder::{Builder, InstBuilder, Position};
pub use data::{
    BlockData, BlockFlags, DebugLoc, DebugLocData, FunctionKind, Inst, InstFlags, Properties,
    TargetData, TargetText, TextExtras, VRegData, VRegKind,
};
pub use dce::remove_dead;
pub use dead_lanes::drop_dead_lanes;
pub use desc::{
    Forms, InstrDesc, InstrFlags, NamedReg, Opcode, OperandDesc, RegClassDesc, RegFileDesc,
    RegMaskDesc, SubRegDesc, TargetInfo, generic,
};
pub use frame::{ConstEntry, Frame, FrameKind, FrameObject, SymbolData, SymbolKind};
pub use function::MachineFunction;
pub use liveness::Liveness;
pub use memory::{MachineMemOperand, MemFlags, MemOp, MemValue, Ordering};
pub use operand::{
    Block, Cond, Const, FloatKind, FrameSlot, JumpTable, Operand, RegFlags, RegMask, RegOperand,
    Symbol,
};
pub use print::{OWN_STACKS, STACK_COMMENT};
pub use reg::{LaneMask, LowType, PReg, Reg, RegBank, RegClass, RegFile, SubReg, VReg};
pub use usedef::{OperandRef, UseDef};
pub use variables::{
    Anchor, BlockRecords, FrameVariable, HeldPart, HeldValue, Placed, PlacedObject, PlacedRow,
    Record, Variable, VariableId, VariablePart, VariableValue, Variables,
};
pub use verify::verify;
