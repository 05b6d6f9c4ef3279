//! Decoded functions: a flat list of operations on numbered slots.
//!
//! Every local has its slots in the frame, every constant its slots in the function's constant pool; an
//! [`Operand`] is the first of either kind. Block parameters have become copies on the edges. What an
//! operation needs beyond a few words lies in side tables of [`Code`].

use super::builtin::Call;
use super::cast::CastInfo;
use super::environment::{EntryMode, FloatMode, Governed};
use super::lanes::LaneFn;
use super::shape::Shape;
use super::sites::{Access, RmwInfo};
use super::value::Slot;
use crate::memory::Space;
use cranelift_entity::SecondaryMap;
use ir::ssa::{BinaryOp, Flags, FloatCc, Inst, IntCc, Local};
use std::rc::Rc;

/// The first slot of a value: in the frame, or in the constant pool.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Operand(pub(crate) u32);

/// The bit that tells constants from registers.
pub(crate) const POOL: u32 = 1 << 31;

impl Operand {
    /// A place in the constant pool.
    pub(crate) fn pool(index: usize) -> Operand {
        Operand(index as u32 | POOL)
    }

    /// The slot `n` further on.
    #[inline]
    pub(crate) fn at(self, n: u32) -> Operand {
        Operand(self.0 + n)
    }
}

/// One step.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Op {
    Copy {
        dst: u32,
        src: Operand,
        slots: u32,
    },
    Int {
        op: BinaryOp,
        flags: Flags,
        width: u8,
        dst: u32,
        a: Operand,
        b: Operand,
    },
    IntLanes {
        op: BinaryOp,
        flags: Flags,
        width: u32,
        lanes: u32,
        dst: u32,
        a: Operand,
        b: Operand,
    },
    ICmp {
        cc: IntCc,
        same_sign: bool,
        width: u8,
        dst: u32,
        a: Operand,
        b: Operand,
    },
    ICmpLanes {
        cc: IntCc,
        same_sign: bool,
        width: u32,
        lanes: u32,
        dst: u32,
        a: Operand,
        b: Operand,
    },
    Float {
        op: BinaryOp,
        mode: FloatMode,
        lanes: u32,
        dst: u32,
        a: Operand,
        b: Operand,
    },
    /// `a * b + c`, or `a * b - c`, or `c - a * b`, of a contracted pair.
    Contracted {
        info: u32,
        dst: u32,
    },
    FNeg {
        mode: FloatMode,
        lanes: u32,
        dst: u32,
        a: Operand,
    },
    FCmp {
        cc: FloatCc,
        mode: FloatMode,
        lanes: u32,
        dst: u32,
        a: Operand,
        b: Operand,
    },
    Trunc {
        flags: Flags,
        from: u8,
        to: u8,
        dst: u32,
        src: Operand,
    },
    ZExt {
        nneg: bool,
        from: u8,
        dst: u32,
        src: Operand,
    },
    SExt {
        from: u8,
        to: u8,
        dst: u32,
        src: Operand,
    },
    Cast {
        info: u32,
        dst: u32,
        src: Operand,
    },
    Select {
        slots: u32,
        dst: u32,
        cond: Operand,
        a: Operand,
        b: Operand,
    },
    SelectLanes {
        words: u32,
        lanes: u32,
        dst: u32,
        cond: Operand,
        a: Operand,
        b: Operand,
    },
    Freeze {
        slots: u32,
        dst: u32,
        src: Operand,
    },
    Offset {
        bits: u8,
        dst: u32,
        base: Operand,
        offset: i64,
    },
    Index {
        bits: u8,
        width: u8,
        dst: u32,
        base: Operand,
        index: Operand,
        scale: i32,
        offset: i32,
    },
    Gep {
        info: u32,
        dst: u32,
    },
    Alloca {
        info: u32,
        dst: u32,
        count: Operand,
    },
    Load {
        access: Access,
        bits: u8,
        dst: u32,
        ptr: Operand,
    },
    LoadShape {
        access: Access,
        shape: u32,
        dst: u32,
        ptr: Operand,
    },
    Store {
        access: Access,
        bits: u8,
        src: Operand,
        ptr: Operand,
    },
    StoreShape {
        access: Access,
        shape: u32,
        src: Operand,
        ptr: Operand,
    },
    Rmw {
        info: u32,
        dst: u32,
        ptr: Operand,
        value: Operand,
    },
    CmpXchg {
        info: u32,
        dst: u32,
        ptr: Operand,
        expected: Operand,
        new: Operand,
    },
    Fence,
    ExtractElement {
        words: u32,
        lanes: u32,
        dst: u32,
        vector: Operand,
        index: Operand,
    },
    InsertElement {
        words: u32,
        lanes: u32,
        dst: u32,
        vector: Operand,
        element: Operand,
        index: Operand,
    },
    Shuffle {
        info: u32,
        dst: u32,
        a: Operand,
        b: Operand,
    },
    VaArg {
        info: u32,
        dst: u32,
        list: Operand,
    },
    /// A function applied to every lane.
    Lanes {
        info: u32,
        dst: u32,
    },
    /// An intrinsic or library function that is more than arithmetic.
    Builtin {
        info: u32,
        dst: u32,
    },
    Call {
        info: u32,
    },
    Return {
        src: Operand,
        slots: u32,
    },
    Jump {
        edge: u32,
    },
    Branch {
        cond: Operand,
        then: u32,
        otherwise: u32,
    },
    Switch {
        info: u32,
        value: Operand,
    },
    IndirectBranch {
        info: u32,
        address: Operand,
    },
    Unreachable,
    /// Something that the interpreter does not know: a fault if it is reached.
    Unsupported {
        message: u32,
    },
}

/// A branch: its target, and the copies on the edge.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Edge {
    pub(crate) target: u32,
    pub(crate) first_move: u32,
    pub(crate) moves: u32,
    /// A copy reads what an earlier one wrote: read all before writing.
    pub(crate) overlapping: bool,
}

/// A copy of slots on an edge.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Move {
    pub(crate) dst: u32,
    pub(crate) src: Operand,
    pub(crate) slots: u32,
}

/// A multiplication and the addition or subtraction that it is fused with.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ContractedInfo {
    pub(crate) mode: FloatMode,
    pub(crate) lanes: u32,
    pub(crate) a: Operand,
    pub(crate) b: Operand,
    pub(crate) c: Operand,
    pub(crate) negate_product: bool,
    pub(crate) negate_addend: bool,
}

/// One variable index of an address computation.
#[derive(Clone, Copy, Debug)]
pub(crate) struct IndexTerm {
    pub(crate) value: Operand,
    pub(crate) width: u32,
    pub(crate) scale: i64,
    /// Whether each lane has its own.
    pub(crate) vector: bool,
}

/// An address computation of any form.
#[derive(Clone, Debug)]
pub(crate) struct GepInfo {
    pub(crate) bits: u32,
    pub(crate) lanes: u32,
    pub(crate) base: Operand,
    pub(crate) base_vector: bool,
    pub(crate) offset: i64,
    pub(crate) terms: Box<[IndexTerm]>,
}

/// An `alloca`.
#[derive(Clone, Debug)]
pub(crate) struct AllocaInfo {
    pub(crate) name: Rc<str>,
    pub(crate) size: u64,
    pub(crate) align: u64,
    /// Whether the result is a generic pointer.
    pub(crate) generic: bool,
}

/// A call of a function of the module, or through a pointer.
#[derive(Clone, Debug)]
pub(crate) struct CallSite {
    /// Index of the function, or the pointer.
    pub(crate) callee: Callee,
    pub(crate) args: Box<[Argument]>,
    pub(crate) fixed: usize,
    pub(crate) dst: u32,
}

/// Function that a call enters.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Callee {
    Direct(u32),
    Indirect(Operand),
}

/// One argument of a call.
#[derive(Clone, Debug)]
pub(crate) struct Argument {
    pub(crate) value: Operand,
    pub(crate) shape: Rc<Shape>,
    pub(crate) byval: Option<ByVal>,
    /// An undefined value here is undefined behaviour.
    pub(crate) noundef: bool,
}

/// An argument passed by a copy of what it points to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct ByVal {
    pub(crate) size: u64,
    pub(crate) align: u64,
    /// The space that the pointer is of.
    pub(crate) space: Space,
}

/// A function applied lane by lane.
#[derive(Clone, Debug)]
pub(crate) struct LanesInfo {
    pub(crate) function: LaneFn,
    pub(crate) lanes: u32,
    /// Slots of one lane of the result.
    pub(crate) words: u32,
    pub(crate) args: Box<[LaneArg]>,
    /// Effect of the floating-point environment on it.
    pub(crate) governed: Option<Governed>,
}

/// One argument of a function applied lane by lane.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LaneArg {
    pub(crate) value: Operand,
    pub(crate) words: u32,
    /// Slots to the next lane's value; zero where all lanes have the same.
    pub(crate) step: u32,
}

/// A builtin with its arguments.
#[derive(Clone, Debug)]
pub(crate) struct BuiltinSite {
    pub(crate) call: Call,
    pub(crate) args: Box<[Operand]>,
}

/// A switch: sorted cases where the value has at most 64 bits.
#[derive(Clone, Debug)]
pub(crate) struct SwitchInfo {
    pub(crate) width: u32,
    pub(crate) cases: Box<[(Box<[u64]>, u32)]>,
    pub(crate) default: u32,
}

/// A decoded function.
#[derive(Debug, Default)]
pub(crate) struct Code {
    pub(crate) name: String,
    pub(crate) ops: Vec<Op>,
    /// The instruction that each step came from.
    pub(crate) origins: Vec<Option<Inst>>,
    /// The first slot of each local.
    pub(crate) registers: SecondaryMap<Local, u32>,
    pub(crate) pool: Vec<Slot>,
    /// Slots of a frame.
    pub(crate) slots: u32,
    /// MODE at its entry: denormals.
    pub(crate) entry: EntryMode,
    /// First slot and count of each parameter.
    pub(crate) params: Vec<(u32, u32)>,
    /// Whether the function takes variable arguments.
    pub(crate) varargs: bool,
    pub(crate) edges: Vec<Edge>,
    pub(crate) moves: Vec<Move>,
    pub(crate) shapes: Vec<Rc<Shape>>,
    pub(crate) casts: Vec<CastInfo>,
    pub(crate) contracted: Vec<ContractedInfo>,
    pub(crate) geps: Vec<GepInfo>,
    pub(crate) allocas: Vec<AllocaInfo>,
    pub(crate) rmws: Vec<RmwInfo>,
    pub(crate) lanes: Vec<LanesInfo>,
    pub(crate) builtins: Vec<BuiltinSite>,
    pub(crate) calls: Vec<CallSite>,
    pub(crate) switches: Vec<SwitchInfo>,
    pub(crate) shuffles: Vec<ShuffleInfo>,
    /// Targets of indirect branches: address of the block and edge.
    pub(crate) tables: Vec<Vec<(u64, u32)>>,
    pub(crate) va_args: Vec<Rc<Shape>>,
    pub(crate) messages: Vec<String>,
}

/// A shuffle of vectors.
#[derive(Clone, Debug)]
pub(crate) struct ShuffleInfo {
    pub(crate) words: u32,
    pub(crate) lanes: u32,
    pub(crate) mask: Box<[i32]>,
}
