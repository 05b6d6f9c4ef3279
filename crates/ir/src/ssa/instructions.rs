//! Instructions of the SSA IR: LLVM's, one for one.
//!
//! [`InstKind`] is an enum with one variant per shape of instruction. Operand lists of variable
//! length are [`ValueList`]s in the function's pool; a call's rarely-read parts lie in [`CallInfo`].
//! Branch targets carry arguments for the target's block parameters; the text form has phis instead.

use super::attributes::AttrSet;
use super::entities::{Attachments, Block, Const, Local, Md};
pub use super::operators::{
    Align, BinaryOp, CallConv, CastOp, FastMath, Flags, FloatCc, IntCc, Ordering, RmwOp, SyncScope,
    TailKind,
};
use super::symbol::Symbol;
use super::types::Type;
use cranelift_entity::packed_option::{PackedOption, ReservedValue};
use cranelift_entity::{EntityList, EntityRef, ListPool, entity_impl};
use std::fmt;

/// An operand: a value computed in the function, a constant of the module, or metadata.
///
/// 32 bits: the two highest tell which. As an entity it can live in [`EntityList`]s.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Value(u32);

const VALUE_CONST: u32 = 1 << 31;
const VALUE_METADATA: u32 = 1 << 30;
const VALUE_INDEX: u32 = VALUE_METADATA - 1;

/// Kind of a [`Value`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ValueKind {
    /// A block parameter or the result of an instruction.
    Local(Local),
    /// A constant.
    Const(Const),
    /// Metadata as an operand of a call.
    Metadata(MdOperandId),
}

impl Value {
    /// Takes it apart.
    pub fn kind(self) -> ValueKind {
        let index = (self.0 & VALUE_INDEX) as usize;
        if self.0 & VALUE_CONST != 0 {
            ValueKind::Const(Const::new((self.0 & !VALUE_CONST) as usize))
        } else if self.0 & VALUE_METADATA != 0 {
            ValueKind::Metadata(MdOperandId::new(index))
        } else {
            ValueKind::Local(Local::new(index))
        }
    }

    /// The local, if it is one.
    pub fn local(self) -> Option<Local> {
        (self.0 & (VALUE_CONST | VALUE_METADATA) == 0).then(|| Local::new(self.0 as usize))
    }

    /// The constant, if it is one.
    pub fn constant(self) -> Option<Const> {
        match self.kind() {
            ValueKind::Const(c) => Some(c),
            _ => None,
        }
    }
}

impl From<Local> for Value {
    fn from(local: Local) -> Value {
        debug_assert!(local.as_u32() < VALUE_METADATA);
        Value(local.as_u32())
    }
}

impl From<Const> for Value {
    fn from(c: Const) -> Value {
        debug_assert!(c.as_u32() < VALUE_CONST - 1);
        Value(c.as_u32() | VALUE_CONST)
    }
}

impl From<MdOperandId> for Value {
    fn from(md: MdOperandId) -> Value {
        Value(md.as_u32() | VALUE_METADATA)
    }
}

impl EntityRef for Value {
    fn new(index: usize) -> Self {
        Value(index as u32)
    }
    fn index(self) -> usize {
        self.0 as usize
    }
}

impl ReservedValue for Value {
    fn reserved_value() -> Self {
        Value(u32::MAX)
    }
    fn is_reserved_value(&self) -> bool {
        self.0 == u32::MAX
    }
}

impl fmt::Debug for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_reserved_value() {
            return f.write_str("none");
        }
        match self.kind() {
            ValueKind::Local(l) => write!(f, "{l:?}"),
            ValueKind::Const(c) => write!(f, "{c:?}"),
            ValueKind::Metadata(m) => write!(f, "{m:?}"),
        }
    }
}

/// A list of operands in a function's [`ListPool`].
pub type ValueList = EntityList<Value>;

/// Metadata used as an operand, in [`Body::md_operands`](super::function::Body::md_operands).
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct MdOperandId(u32);
entity_impl!(MdOperandId, "mdop");

/// Metadata used as an operand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MdOperand {
    /// A node or string of the module.
    Node(Md),
    /// A value of the function wrapped as metadata: `metadata ptr %x`.
    Value(Value),
    /// Values wrapped as a list: `!DIArgList(i32 %x, i64 5)`.
    Args(ValueList),
}

/// A call's shared data.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct CallId(u32);
entity_impl!(CallId, "call");

/// A branch target with arguments for its block parameters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BlockCall {
    /// Target block.
    pub block: Block,
    /// One value per parameter of `block`.
    pub args: ValueList,
}

/// An operand bundle: `[ "tag"(values) ]`.
#[derive(Clone, Debug)]
pub struct Bundle {
    /// Its tag
    pub tag: Symbol,
    /// Its operands
    pub args: ValueList,
}

/// Attributes of a call besides callee and arguments.
#[derive(Clone, Debug)]
pub struct CallInfo {
    /// Type of the function called.
    pub function_type: Type,
    /// Calling convention.
    pub cc: CallConv,
    /// `tail`, `musttail`, `notail`.
    pub tail: TailKind,
    /// Fast-math flags of a call that returns a float.
    pub fast_math: FastMath,
    /// Attributes of the returned value.
    pub ret_attrs: AttrSet,
    /// Attributes of each argument; missing ones are empty.
    pub arg_attrs: Box<[AttrSet]>,
    /// Function attributes at this call.
    pub fn_attrs: AttrSet,
    /// `addrspace(n)` of the callee.
    pub address_space: u32,
    /// Operand bundles.
    pub bundles: Vec<Bundle>,
}

impl CallInfo {
    /// A plain call of a function of this type.
    pub fn new(function_type: Type) -> CallInfo {
        CallInfo {
            function_type,
            cc: CallConv::C,
            tail: TailKind::None,
            fast_math: FastMath::NONE,
            ret_attrs: AttrSet::EMPTY,
            arg_attrs: Box::default(),
            fn_attrs: AttrSet::EMPTY,
            address_space: 0,
            bundles: Vec::new(),
        }
    }

    /// Attributes of argument `n`.
    pub fn arg_attrs(&self, n: usize) -> AttrSet {
        self.arg_attrs.get(n).copied().unwrap_or_default()
    }
}

/// An instruction with its operands.
#[derive(Clone, Debug)]
pub enum InstKind {
    /// `fneg`
    FNeg {
        /// Operand
        value: Value,
        /// Fast-math flags
        fast_math: FastMath,
    },
    /// `add` … `frem`
    Binary {
        /// The operation
        op: BinaryOp,
        /// `nuw`, `nsw`, `exact`, `disjoint`
        flags: Flags,
        /// Fast-math flags of float operations
        fast_math: FastMath,
        /// Operands
        args: [Value; 2],
    },
    /// `trunc` … `addrspacecast`; the type is the result's
    Cast {
        /// The operation
        op: CastOp,
        /// `nuw`, `nsw`, `nneg`
        flags: Flags,
        /// Fast-math flags of `fptrunc`, `fpext`
        fast_math: FastMath,
        /// Operand
        value: Value,
    },
    /// `icmp`
    ICmp {
        /// Condition
        cc: IntCc,
        /// `samesign`
        flags: Flags,
        /// Operands
        args: [Value; 2],
    },
    /// `fcmp`
    FCmp {
        /// Condition
        cc: FloatCc,
        /// Fast-math flags
        fast_math: FastMath,
        /// Operands
        args: [Value; 2],
    },
    /// `select`
    Select {
        /// Fast-math flags
        fast_math: FastMath,
        /// Condition, then, else
        args: [Value; 3],
    },
    /// `freeze`
    Freeze {
        /// Operand
        value: Value,
    },
    /// `alloca`
    Alloca {
        /// Type of one element
        ty: Type,
        /// Number of elements
        count: Value,
        /// Alignment
        align: Align,
        /// `inalloca`
        inalloca: bool,
    },
    /// `load`; the type is the result's
    Load {
        /// Address
        ptr: Value,
        /// Alignment
        align: Align,
        /// `volatile`
        volatile: bool,
        /// Ordering
        ordering: Ordering,
        /// Sync scope
        scope: SyncScope,
    },
    /// `store`
    Store {
        /// The value to store
        value: Value,
        /// Address
        ptr: Value,
        /// Alignment
        align: Align,
        /// `volatile`
        volatile: bool,
        /// Ordering
        ordering: Ordering,
        /// Sync scope
        scope: SyncScope,
    },
    /// `getelementptr`
    Gep {
        /// Type that the indices step over
        source: Type,
        /// `inbounds`, `nusw`, `nuw`
        flags: Flags,
        /// The pointer, then the indices
        args: ValueList,
    },
    /// `extractelement`
    ExtractElement {
        /// Vector, index
        args: [Value; 2],
    },
    /// `insertelement`
    InsertElement {
        /// Vector, element, index
        args: [Value; 3],
    },
    /// `shufflevector`
    ShuffleVector {
        /// The two vectors
        args: [Value; 2],
        /// The mask, in [`Body::shuffle_masks`](super::function::Body::shuffle_masks)
        mask: MaskId,
    },
    /// `extractvalue`
    ExtractValue {
        /// Aggregate
        value: Value,
        /// Path, in [`Body::index_paths`](super::function::Body::index_paths)
        path: PathId,
    },
    /// `insertvalue`
    InsertValue {
        /// Aggregate, element
        args: [Value; 2],
        /// Path, in [`Body::index_paths`](super::function::Body::index_paths)
        path: PathId,
    },
    /// `atomicrmw`
    AtomicRmw {
        /// The operation
        op: RmwOp,
        /// `volatile`
        volatile: bool,
        /// Ordering
        ordering: Ordering,
        /// Alignment
        align: Align,
        /// Sync scope
        scope: SyncScope,
        /// Address, operand
        args: [Value; 2],
    },
    /// `cmpxchg`
    CmpXchg {
        /// `weak`
        weak: bool,
        /// `volatile`
        volatile: bool,
        /// Orderings on success and on failure
        orderings: [Ordering; 2],
        /// Alignment
        align: Align,
        /// Sync scope
        scope: SyncScope,
        /// Address, expected, new
        args: [Value; 3],
    },
    /// `fence`
    Fence {
        /// Ordering
        ordering: Ordering,
        /// Sync scope
        scope: SyncScope,
    },
    /// `call`
    Call {
        /// Function, function pointer or inline assembly
        callee: Value,
        /// Arguments
        args: ValueList,
        /// The rest
        info: CallId,
    },
    /// `va_arg`; the type is the result's
    VaArg {
        /// Address of the `va_list`
        list: Value,
    },
    /// A debug record, `#dbg_value(…)`: kept for printing, of no effect.
    DebugRecord {
        /// `dbg_value`, `dbg_declare`, `dbg_assign`, `dbg_label`
        kind: Symbol,
        /// Operands, metadata
        args: ValueList,
    },
    /// `ret`
    Ret {
        /// The value; none for `ret void`
        value: PackedOption<Value>,
    },
    /// `br label`
    Br {
        /// Target
        target: BlockCall,
    },
    /// `br i1`
    CondBr {
        /// Condition
        cond: Value,
        /// Target if true
        then: BlockCall,
        /// Target if false
        otherwise: BlockCall,
    },
    /// `switch`
    Switch {
        /// The value that is compared
        value: Value,
        /// Target if no case matches
        default: BlockCall,
        /// The cases, in [`Body::switch_cases`](super::function::Body::switch_cases)
        cases: CasesId,
    },
    /// `indirectbr`
    IndirectBr {
        /// Address of a block
        address: Value,
        /// Possible targets, in [`Body::target_lists`](super::function::Body::target_lists)
        targets: TargetsId,
    },
    /// `unreachable`
    Unreachable,
}

/// A shuffle mask of a function.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct MaskId(u32);
entity_impl!(MaskId, "mask");

/// A path of `extractvalue`/`insertvalue` of a function.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct PathId(u32);
entity_impl!(PathId, "path");

/// The cases of a switch.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct CasesId(u32);
entity_impl!(CasesId, "cases");

/// The targets of an indirect branch.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct TargetsId(u32);
entity_impl!(TargetsId, "targets");

impl InstKind {
    /// Returns a conversion of a pointer to another address space.
    pub fn addr_space_cast(value: Value) -> Self {
        InstKind::Cast {
            op: CastOp::AddrSpaceCast,
            flags: Flags::NONE,
            fast_math: FastMath::NONE,
            value,
        }
    }

    /// Whether it ends a block.
    pub fn is_terminator(&self) -> bool {
        use InstKind::*;
        matches!(
            self,
            Ret { .. }
                | Br { .. }
                | CondBr { .. }
                | Switch { .. }
                | IndirectBr { .. }
                | Unreachable
        )
    }

    /// The pointer of a load, a store or an atomic operation.
    pub fn accessed_pointer(&self) -> Option<Value> {
        match *self {
            InstKind::Load { ptr, .. }
            | InstKind::Store { ptr, .. }
            | InstKind::AtomicRmw { args: [ptr, _], .. }
            | InstKind::CmpXchg { args: [ptr, ..], .. } => Some(ptr),
            _ => None,
        }
    }

    /// The same, to be changed.
    pub fn accessed_pointer_mut(&mut self) -> Option<&mut Value> {
        match self {
            InstKind::Load { ptr, .. }
            | InstKind::Store { ptr, .. }
            | InstKind::AtomicRmw { args: [ptr, _], .. }
            | InstKind::CmpXchg { args: [ptr, ..], .. } => Some(ptr),
            _ => None,
        }
    }

    /// LLVM's mnemonic.
    pub fn name(&self) -> &'static str {
        match self {
            InstKind::FNeg { .. } => "fneg",
            InstKind::Binary { op, .. } => op.name(),
            InstKind::Cast { op, .. } => op.name(),
            InstKind::ICmp { .. } => "icmp",
            InstKind::FCmp { .. } => "fcmp",
            InstKind::Select { .. } => "select",
            InstKind::Freeze { .. } => "freeze",
            InstKind::Alloca { .. } => "alloca",
            InstKind::Load { .. } => "load",
            InstKind::Store { .. } => "store",
            InstKind::Gep { .. } => "getelementptr",
            InstKind::ExtractElement { .. } => "extractelement",
            InstKind::InsertElement { .. } => "insertelement",
            InstKind::ShuffleVector { .. } => "shufflevector",
            InstKind::ExtractValue { .. } => "extractvalue",
            InstKind::InsertValue { .. } => "insertvalue",
            InstKind::AtomicRmw { .. } => "atomicrmw",
            InstKind::CmpXchg { .. } => "cmpxchg",
            InstKind::Fence { .. } => "fence",
            InstKind::Call { .. } => "call",
            InstKind::VaArg { .. } => "va_arg",
            InstKind::DebugRecord { .. } => "debug record",
            InstKind::Ret { .. } => "ret",
            InstKind::Br { .. } | InstKind::CondBr { .. } => "br",
            InstKind::Switch { .. } => "switch",
            InstKind::IndirectBr { .. } => "indirectbr",
            InstKind::Unreachable => "unreachable",
        }
    }
}

/// An instruction: what it does, its result and its metadata.
#[derive(Clone, Debug)]
pub struct InstData {
    /// The operation.
    pub kind: InstKind,
    /// Its result; none for `void`.
    pub result: PackedOption<Local>,
    /// Attached metadata other than the debug location.
    pub metadata: Attachments,
    /// The debug location, `!dbg`.
    pub debug_loc: PackedOption<Md>,
}

/// A pool of operand lists.
pub type ValuePool = ListPool<Value>;
