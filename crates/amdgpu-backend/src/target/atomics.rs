//! Atomic operations that the processors have instructions for.

use ir::machine::Opcode;
use ir::ssa::{Context, RmwOp, Type};

use crate::target::Generation;
use crate::target::table;

/// Promises of the IR about the memory that an operation accesses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct MemoryPromise {
    /// It is not shared with other devices while kernels run: float operations of the device's memory will do.
    pub coarse: bool,
    /// Flushed denormals do not matter.
    pub any_denormals: bool,
}

/// Whether a generation has an instruction for an atomic operation in an address space.
pub(crate) fn native_rmw(
    generation: Generation,
    cx: &Context,
    operation: RmwOp,
    ty: Type,
    space: u32,
    promise: MemoryPromise,
) -> bool {
    let bits = cx.bits(ty);
    let MemoryPromise { coarse, any_denormals } = promise;
    if RmwRow::of(operation, ty, bits).is_none() {
        return false;
    }
    let local = space == 3;
    let unified = matches!(generation, Generation::Gfx90a | Generation::Gfx942);
    let adds_floats = generation == Generation::Gfx942 || generation.is_gfx11_plus();
    match (operation, bits) {
        (RmwOp::FAdd, 32) => {
            local
                || coarse
                    && (adds_floats
                        || generation == Generation::Gfx90a && any_denormals && space != 0)
        }
        (RmwOp::FAdd, _) => unified && (local || coarse),
        (RmwOp::FMin | RmwOp::FMax, 32) => {
            local || coarse && space != 0 && generation >= Generation::Gfx1030
        }
        (RmwOp::FMin | RmwOp::FMax, _) => local || coarse && space != 0 && unified,
        _ => true,
    }
}

/// The names of an operation's rows.
pub(crate) struct RmwRow {
    /// In `GLOBAL_ATOMIC_…` and `FLAT_ATOMIC_…`, with `_X2` for 64 bits.
    pub(crate) name: String,
    /// In `DS_…`: before and after `_RTN`.
    local: (&'static str, &'static str),
}

impl RmwRow {
    pub(crate) fn of(operation: RmwOp, ty: Type, bits: u64) -> Option<Self> {
        let wide = match bits {
            32 => false,
            64 => true,
            _ => return None,
        };
        let pick = |narrow: &'static str, broad: &'static str| if wide { broad } else { narrow };
        let (name, local, kind) = match operation {
            RmwOp::Xchg => ("SWAP", "WRXCHG", pick("B32", "B64")),
            RmwOp::Add => ("ADD", "ADD", pick("U32", "U64")),
            RmwOp::Sub => ("SUB", "SUB", pick("U32", "U64")),
            RmwOp::And => ("AND", "AND", pick("B32", "B64")),
            RmwOp::Or => ("OR", "OR", pick("B32", "B64")),
            RmwOp::Xor => ("XOR", "XOR", pick("B32", "B64")),
            RmwOp::Max => ("SMAX", "MAX", pick("I32", "I64")),
            RmwOp::Min => ("SMIN", "MIN", pick("I32", "I64")),
            RmwOp::UMax => ("UMAX", "MAX", pick("U32", "U64")),
            RmwOp::UMin => ("UMIN", "MIN", pick("U32", "U64")),
            RmwOp::UIncWrap => ("INC", "INC", pick("U32", "U64")),
            RmwOp::UDecWrap => ("DEC", "DEC", pick("U32", "U64")),
            RmwOp::FAdd if ty.is_float() => {
                let name = pick("ADD_F32", "ADD_F64").to_owned();
                return Some(Self { name, local: ("ADD", pick("F32", "F64")) });
            }
            RmwOp::FMax if ty.is_float() => {
                let name = pick("FMAX", "MAX_F64").to_owned();
                return Some(Self { name, local: ("MAX", pick("F32", "F64")) });
            }
            RmwOp::FMin if ty.is_float() => {
                let name = pick("FMIN", "MIN_F64").to_owned();
                return Some(Self { name, local: ("MIN", pick("F32", "F64")) });
            }
            _ => return None,
        };
        let name = format!("{name}{}", if wide { "_X2" } else { "" });
        Some(Self { name, local: (local, kind) })
    }

    pub(crate) fn exchange(bits: u64) -> Option<Self> {
        match bits {
            32 => Some(Self { name: "CMPSWAP".to_owned(), local: ("CMPST", "B32") }),
            64 => Some(Self { name: "CMPSWAP_X2".to_owned(), local: ("CMPST", "B64") }),
            _ => None,
        }
    }

    /// Whether local memory has the operation only with its old value as result.
    pub(crate) fn always_returns(&self) -> bool {
        self.local.0 == "WRXCHG"
    }

    /// The opcode of a form, with the old value as its result or without; none where there is no such instruction.
    pub(crate) fn opcode(&self, form: AtomicForm, returns: bool) -> Option<Opcode> {
        let back = if returns { "_RTN" } else { "" };
        let name = match form {
            AtomicForm::GlobalSaddr => format!("GLOBAL_ATOMIC_{}_SADDR{back}", self.name),
            AtomicForm::Global => format!("GLOBAL_ATOMIC_{}{back}", self.name),
            AtomicForm::Flat => format!("FLAT_ATOMIC_{}{back}", self.name),
            AtomicForm::Ds => {
                let (operation, kind) = self.local;
                let name = format!("DS_{operation}{back}_{kind}");
                // Up to gfx8 M0 is read besides; what came later has no row for that.
                return table::by_name(&format!("{name}_gfx9")).or_else(|| table::by_name(&name));
            }
        };
        table::by_name(&name)
    }
}

/// Forms of atomic instructions, by their addresses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum AtomicForm {
    /// Global memory: a scalar base, and 32 bits of each lane.
    GlobalSaddr,
    /// Global memory: 64 bits of each lane.
    Global,
    /// Any address space.
    Flat,
    /// Local memory.
    Ds,
}
