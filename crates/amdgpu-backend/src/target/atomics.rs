//! Atomic operations that the processors have instructions for.

use ir::machine::Opcode;
use ir::ssa::{Context, FloatKind, RmwOp, Type};

use crate::target::Generation;
use crate::target::buffers::Addressing;
use crate::target::table::{self, Form, op};

/// Among whom an operation is ordered.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Scope {
    /// The lanes of a wave: always in order.
    Wave,
    /// A workgroup.
    Workgroup,
    /// A device.
    Agent,
    /// Everyone.
    System,
}

/// Reads a scope's name: among whom, and whether accesses of each kind of memory are ordered apart. Nothing of a name
/// that the memory model does not have.
pub(crate) fn scope_of(name: &str) -> Option<(Scope, bool)> {
    let apart = name.strip_suffix("one-as");
    let scope = match apart.map_or(name, |rest| rest.strip_suffix('-').unwrap_or(rest)) {
        "" => Scope::System,
        "agent" | "cluster" => Scope::Agent,
        "workgroup" => Scope::Workgroup,
        "wavefront" | "singlethread" => Scope::Wave,
        _ => return None,
    };
    Some((scope, apart.is_some()))
}

/// Promises of the IR about the memory that an operation accesses, and whether another device may access it meanwhile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct MemoryPromise {
    /// It is not shared with other devices while kernels run: float operations of the device's memory will do.
    pub coarse: bool,
    /// Only threads of the device are to see the operation whole (scopes below the system's).
    pub on_device: bool,
    /// Flushed denormals do not matter.
    pub any_denormals: bool,
    /// Nothing reads the old value.
    pub unread: bool,
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
    let MemoryPromise { any_denormals, unread, .. } = promise;
    if RmwRow::of(cx, operation, ty).is_none() {
        return false;
    }
    let local = space == 3;
    let unified = generation.has_gfx90a_insts();
    // These have float operations for all memory that the device accesses alone, packed ones too (llc 22 agrees).
    let newest = generation.has_gfx940_insts() || generation >= Generation::Gfx1200;
    let coarse = promise.coarse || promise.on_device && newest;
    // gfx908's global additions have no result.
    let adds_unread = generation == Generation::Gfx908 && space == 1 && unread;
    let adds_floats = generation.has_gfx940_insts() || generation.is_gfx11_plus();
    if let Some((elem, _)) = cx.types.vector_parts(ty) {
        let global =
            (generation == Generation::Gfx90a && space == 1 || adds_unread) && elem == Type::HALF;
        return newest && (local || coarse) || global && coarse;
    }
    match (operation, cx.bits(ty)) {
        (RmwOp::FAdd, 32) => {
            local
                || coarse
                    && (adds_floats
                        || generation == Generation::Gfx90a && any_denormals && space != 0
                        || adds_unread && any_denormals)
        }
        (RmwOp::FAdd, _) => unified && (local || coarse),
        (RmwOp::FMin | RmwOp::FMax, 32) => local || coarse && generation >= Generation::Gfx1030,
        (RmwOp::FMin | RmwOp::FMax, _) => local || coarse && unified,
        (RmwOp::USubCond | RmwOp::USubSat, _) => generation >= Generation::Gfx1200,
        _ => true,
    }
}

/// The rows of an operation: with the address in vector registers, and without the old value as result where there is such an
/// instruction. The others are forms of them.
#[derive(Clone, Copy)]
pub(crate) struct RmwRow {
    /// The operation's name in messages.
    pub(crate) operation: &'static str,
    global: Opcode,
    flat: Opcode,
    local: Opcode,
    /// Through a descriptor, without vector address.
    pub(crate) buffer: Opcode,
}

macro_rules! rows {
    ($($rmw:ident $bits:literal $operation:literal $global:ident $flat:ident $local:ident $buffer:ident;)*) => {
        /// The rows of the operations, by their bits.
        const ROWS: &[(RmwOp, u64, RmwRow)] = &[$((
            RmwOp::$rmw,
            $bits,
            RmwRow {
                operation: $operation,
                global: op::$global,
                flat: op::$flat,
                local: op::$local,
                buffer: op::$buffer,
            },
        )),*];
    };
}

rows! {
    Xchg 32 "SWAP" GLOBAL_ATOMIC_SWAP FLAT_ATOMIC_SWAP DS_WRXCHG_RTN_B32_gfx9 BUFFER_ATOMIC_SWAP_OFFSET;
    Xchg 64 "SWAP_X2" GLOBAL_ATOMIC_SWAP_X2 FLAT_ATOMIC_SWAP_X2 DS_WRXCHG_RTN_B64_gfx9 BUFFER_ATOMIC_SWAP_X2_OFFSET;
    Add 32 "ADD" GLOBAL_ATOMIC_ADD FLAT_ATOMIC_ADD DS_ADD_U32_gfx9 BUFFER_ATOMIC_ADD_OFFSET;
    Add 64 "ADD_X2" GLOBAL_ATOMIC_ADD_X2 FLAT_ATOMIC_ADD_X2 DS_ADD_U64_gfx9 BUFFER_ATOMIC_ADD_X2_OFFSET;
    Sub 32 "SUB" GLOBAL_ATOMIC_SUB FLAT_ATOMIC_SUB DS_SUB_U32_gfx9 BUFFER_ATOMIC_SUB_OFFSET;
    Sub 64 "SUB_X2" GLOBAL_ATOMIC_SUB_X2 FLAT_ATOMIC_SUB_X2 DS_SUB_U64_gfx9 BUFFER_ATOMIC_SUB_X2_OFFSET;
    And 32 "AND" GLOBAL_ATOMIC_AND FLAT_ATOMIC_AND DS_AND_B32_gfx9 BUFFER_ATOMIC_AND_OFFSET;
    And 64 "AND_X2" GLOBAL_ATOMIC_AND_X2 FLAT_ATOMIC_AND_X2 DS_AND_B64_gfx9 BUFFER_ATOMIC_AND_X2_OFFSET;
    Or 32 "OR" GLOBAL_ATOMIC_OR FLAT_ATOMIC_OR DS_OR_B32_gfx9 BUFFER_ATOMIC_OR_OFFSET;
    Or 64 "OR_X2" GLOBAL_ATOMIC_OR_X2 FLAT_ATOMIC_OR_X2 DS_OR_B64_gfx9 BUFFER_ATOMIC_OR_X2_OFFSET;
    Xor 32 "XOR" GLOBAL_ATOMIC_XOR FLAT_ATOMIC_XOR DS_XOR_B32_gfx9 BUFFER_ATOMIC_XOR_OFFSET;
    Xor 64 "XOR_X2" GLOBAL_ATOMIC_XOR_X2 FLAT_ATOMIC_XOR_X2 DS_XOR_B64_gfx9 BUFFER_ATOMIC_XOR_X2_OFFSET;
    Max 32 "SMAX" GLOBAL_ATOMIC_SMAX FLAT_ATOMIC_SMAX DS_MAX_I32_gfx9 BUFFER_ATOMIC_SMAX_OFFSET;
    Max 64 "SMAX_X2" GLOBAL_ATOMIC_SMAX_X2 FLAT_ATOMIC_SMAX_X2 DS_MAX_I64_gfx9 BUFFER_ATOMIC_SMAX_X2_OFFSET;
    Min 32 "SMIN" GLOBAL_ATOMIC_SMIN FLAT_ATOMIC_SMIN DS_MIN_I32_gfx9 BUFFER_ATOMIC_SMIN_OFFSET;
    Min 64 "SMIN_X2" GLOBAL_ATOMIC_SMIN_X2 FLAT_ATOMIC_SMIN_X2 DS_MIN_I64_gfx9 BUFFER_ATOMIC_SMIN_X2_OFFSET;
    UMax 32 "UMAX" GLOBAL_ATOMIC_UMAX FLAT_ATOMIC_UMAX DS_MAX_U32_gfx9 BUFFER_ATOMIC_UMAX_OFFSET;
    UMax 64 "UMAX_X2" GLOBAL_ATOMIC_UMAX_X2 FLAT_ATOMIC_UMAX_X2 DS_MAX_U64_gfx9 BUFFER_ATOMIC_UMAX_X2_OFFSET;
    UMin 32 "UMIN" GLOBAL_ATOMIC_UMIN FLAT_ATOMIC_UMIN DS_MIN_U32_gfx9 BUFFER_ATOMIC_UMIN_OFFSET;
    UMin 64 "UMIN_X2" GLOBAL_ATOMIC_UMIN_X2 FLAT_ATOMIC_UMIN_X2 DS_MIN_U64_gfx9 BUFFER_ATOMIC_UMIN_X2_OFFSET;
    UIncWrap 32 "INC" GLOBAL_ATOMIC_INC FLAT_ATOMIC_INC DS_INC_U32_gfx9 BUFFER_ATOMIC_INC_OFFSET;
    UIncWrap 64 "INC_X2" GLOBAL_ATOMIC_INC_X2 FLAT_ATOMIC_INC_X2 DS_INC_U64_gfx9 BUFFER_ATOMIC_INC_X2_OFFSET;
    UDecWrap 32 "DEC" GLOBAL_ATOMIC_DEC FLAT_ATOMIC_DEC DS_DEC_U32_gfx9 BUFFER_ATOMIC_DEC_OFFSET;
    UDecWrap 64 "DEC_X2" GLOBAL_ATOMIC_DEC_X2 FLAT_ATOMIC_DEC_X2 DS_DEC_U64_gfx9 BUFFER_ATOMIC_DEC_X2_OFFSET;
    USubCond 32 "COND_SUB_U32" GLOBAL_ATOMIC_COND_SUB_U32 FLAT_ATOMIC_COND_SUB_U32 DS_COND_SUB_U32 BUFFER_ATOMIC_COND_SUB_U32_OFFSET;
    USubSat 32 "CSUB" GLOBAL_ATOMIC_CSUB FLAT_ATOMIC_CSUB_U32 DS_SUB_CLAMP_U32 BUFFER_ATOMIC_CSUB_OFFSET;
    FAdd 32 "ADD_F32" GLOBAL_ATOMIC_ADD_F32 FLAT_ATOMIC_ADD_F32 DS_ADD_F32_gfx9 BUFFER_ATOMIC_ADD_F32_OFFSET;
    FAdd 64 "ADD_F64" GLOBAL_ATOMIC_ADD_F64 FLAT_ATOMIC_ADD_F64 DS_ADD_F64 BUFFER_ATOMIC_ADD_F64_OFFSET;
    FMax 32 "FMAX" GLOBAL_ATOMIC_FMAX FLAT_ATOMIC_FMAX DS_MAX_F32_gfx9 BUFFER_ATOMIC_FMAX_OFFSET;
    FMax 64 "MAX_F64" GLOBAL_ATOMIC_MAX_F64 FLAT_ATOMIC_MAX_F64 DS_MAX_F64_gfx9 BUFFER_ATOMIC_MAX_F64_OFFSET;
    FMin 32 "FMIN" GLOBAL_ATOMIC_FMIN FLAT_ATOMIC_FMIN DS_MIN_F32_gfx9 BUFFER_ATOMIC_FMIN_OFFSET;
    FMin 64 "MIN_F64" GLOBAL_ATOMIC_MIN_F64 FLAT_ATOMIC_MIN_F64 DS_MIN_F64_gfx9 BUFFER_ATOMIC_MIN_F64_OFFSET;
}

/// Additions of two halves, and of two bfloats.
const PACKED: [RmwRow; 2] = [
    RmwRow {
        operation: "PK_ADD_F16",
        global: op::GLOBAL_ATOMIC_PK_ADD_F16,
        flat: op::FLAT_ATOMIC_PK_ADD_F16,
        local: op::DS_PK_ADD_F16,
        buffer: op::BUFFER_ATOMIC_PK_ADD_F16_OFFSET,
    },
    RmwRow {
        operation: "PK_ADD_BF16",
        global: op::GLOBAL_ATOMIC_PK_ADD_BF16,
        flat: op::FLAT_ATOMIC_PK_ADD_BF16,
        local: op::DS_PK_ADD_BF16,
        buffer: op::BUFFER_ATOMIC_PK_ADD_BF16_OFFSET,
    },
];

impl RmwRow {
    /// The row of an operation on numbers, or on two halves of a dword.
    pub(crate) fn of(cx: &Context, operation: RmwOp, ty: Type) -> Option<Self> {
        let bits = cx.bits(ty);
        if let Some((elem, 2)) = cx.types.vector_parts(ty).filter(|_| operation == RmwOp::FAdd) {
            return match elem.float_kind()? {
                FloatKind::Half => Some(PACKED[0]),
                FloatKind::BFloat => Some(PACKED[1]),
                _ => None,
            };
        }
        let floats = matches!(operation, RmwOp::FAdd | RmwOp::FMax | RmwOp::FMin);
        let row = ROWS.iter().find(|row| row.0 == operation && row.1 == bits)?.2;
        (!floats || ty.is_float()).then_some(row)
    }

    pub(crate) fn exchange(bits: u64) -> Option<Self> {
        Some(match bits {
            32 => Self {
                operation: "CMPSWAP",
                global: op::GLOBAL_ATOMIC_CMPSWAP,
                flat: op::FLAT_ATOMIC_CMPSWAP,
                local: op::DS_CMPST_B32_gfx9,
                buffer: op::BUFFER_ATOMIC_CMPSWAP_OFFSET,
            },
            64 => Self {
                operation: "CMPSWAP_X2",
                global: op::GLOBAL_ATOMIC_CMPSWAP_X2,
                flat: op::FLAT_ATOMIC_CMPSWAP_X2,
                local: op::DS_CMPST_B64_gfx9,
                buffer: op::BUFFER_ATOMIC_CMPSWAP_X2_OFFSET,
            },
            _ => return None,
        })
    }

    /// Whether it is a compare-and-exchange.
    pub(crate) fn exchanges(&self) -> bool {
        matches!(self.global, op::GLOBAL_ATOMIC_CMPSWAP | op::GLOBAL_ATOMIC_CMPSWAP_X2)
    }

    /// Whether local memory has the operation only with its old value as result.
    pub(crate) fn always_returns(&self) -> bool {
        table::desc(self.local).operands.first().is_some_and(|operand| operand.is_def)
    }

    /// The opcode of a form, with the old value as its result or without; none where there is no such instruction.
    pub(crate) fn opcode(&self, form: AtomicForm, returns: bool) -> Option<Opcode> {
        let row = match form {
            AtomicForm::GlobalSaddr => table::form(self.global, Form::ScalarBase)?,
            AtomicForm::Global => self.global,
            AtomicForm::Flat => self.flat,
            AtomicForm::Buffer(addressing) => addressing.of_row(self.buffer)?,
            AtomicForm::Ds if self.always_returns() => return returns.then_some(self.local),
            AtomicForm::Ds => self.local,
        };
        if returns { table::form(row, Form::Returning) } else { Some(row) }
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
    /// A buffer.
    Buffer(Addressing),
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_those_of_their_operations() {
        let exchanges = [32, 64].map(|bits| RmwRow::exchange(bits).unwrap());
        for row in ROWS.iter().map(|row| &row.2).chain(&exchanges).chain(&PACKED) {
            let names = |form, returns| {
                let opcode = row.opcode(form, returns)?;
                Some(table::desc(opcode).name.to_owned())
            };
            let name = row.operation;
            // Its row of gfx12 has the type in its name, that of earlier processors not.
            let flat = if name == "CSUB" { "CSUB_U32" } else { name };
            for (returns, end) in [(false, ""), (true, "_RTN")] {
                let expected = [
                    (AtomicForm::Global, format!("GLOBAL_ATOMIC_{name}{end}")),
                    (AtomicForm::GlobalSaddr, format!("GLOBAL_ATOMIC_{name}_SADDR{end}")),
                    (AtomicForm::Flat, format!("FLAT_ATOMIC_{flat}{end}")),
                ];
                for (form, expected) in expected {
                    assert_eq!(names(form, returns), Some(expected));
                }
            }
            let local = names(AtomicForm::Ds, true).unwrap();
            assert!(local.contains("_RTN_"), "{local}");
            let plain = names(AtomicForm::Ds, false);
            let expected = local.replace("_RTN", "");
            assert_eq!(plain, (!row.always_returns()).then_some(expected));
        }
    }
}
