//! The SSA IR: what LLVM IR text means, in memory.
//!
//! A [`Module`] holds a [`Context`] (types, constants, attributes, metadata, declarations of every
//! global) and one [`Body`] per defined function. The text form of all this is LLVM IR; what differs
//! in memory is that blocks have parameters where the text has phis, constants are operands that need
//! no instruction, and locals are numbers with optional names.
//!
//! Handles (`Block`, `Inst`, `Local`, `Const`, `Global`, `Md`, …) are 32-bit entities; nothing here
//! points at anything else.

mod address_spaces;
pub mod attributes;
pub mod buffer_intrinsics;
pub mod builder;
mod cfg;
pub mod constants;
mod context;
pub mod data_layout;
mod denormals;
mod entities;
pub mod function;
pub mod function_builder;
pub mod image;
pub mod instructions;
pub mod intrinsics;
pub mod metadata;
pub mod module;
mod operands;
mod operators;
mod phis;
pub mod print;
pub mod symbol;
pub mod target_intrinsics;
mod target_lines;
pub mod triple;
pub mod types;
pub mod upgrade;
pub mod uses;
pub mod verify;

pub use attributes::{Access, AttrSet, AttrTable, AttrValue, Attribute, MemoryEffects};
pub use builder::{Builder, InsertPoint};
pub use constants::{ConstData, ConstExpr, ConstTable, InlineAsm};
pub use context::{
    Comdat, Context, DllStorage, FunctionData, GlobalData, GlobalKind, Linkage, ThreadLocal,
    UnnamedAddr, Variable, Visibility,
};
pub use data_layout::{DataLayout, PointerLayout, align_to};
pub use denormals::{Denormal, DenormalEnv, DenormalMode};
pub use entities::{Attachments, Block, Const, FuncBody, Global, Inst, Local, Md};
pub use function::{BlockData, Body, LocalData, LocalDef, ParamInfo, ValueMap, resolve};
pub use function_builder::FunctionBuilder;
pub use instructions::{
    BlockCall, Bundle, CallId, CallInfo, CasesId, InstData, InstKind, MaskId, MdOperand,
    MdOperandId, PathId, TargetsId, Value, ValueKind, ValueList, ValuePool,
};
pub use intrinsics::Intrinsic;
pub use metadata::{MdData, MdField, MdFieldValue, Metadata};
pub use module::Module;
pub use operators::{
    Align, BinaryOp, CallConv, CastOp, FastMath, Flags, FloatCc, IntCc, Ordering, RmwOp, SyncScope,
    TailKind, sign_extend, truncate,
};
pub use phis::PhiOperands;
pub use symbol::{Symbol, SymbolTable, sym};
pub use target_lines::{TargetChoice, TargetLines};
pub use types::{FloatKind, StructLayout, Type, TypeKind, TypeTable};
pub use uses::Uses;
pub use verify::{IntoVerified, Verified};
