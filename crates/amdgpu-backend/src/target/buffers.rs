//! Accesses through the descriptor of a buffer: the intrinsics, and the rows that they become.
//!
//! A descriptor has four dwords: the address and the stride, the number of records, and the format (the instruction set
//! manuals, "Buffer resource descriptor"). An access adds an offset of each lane, a scalar one and a constant; one to a buffer
//! of structures has an index too. What lies outside is read as zero and not written.

use ir::machine::Opcode;
use ir::ssa::RmwOp;

use crate::target::Generation;
use crate::target::table::{self, Form, op};

/// The address space of descriptors of buffers.
pub(crate) const BUFFER_RESOURCE: u32 = 8;
/// The address space of fat pointers: a descriptor, and an offset of 32 bits.
pub(crate) const BUFFER_FAT_POINTER: u32 = 7;

/// An intrinsic that accesses a buffer: `raw.buffer.*`, `struct.buffer.*`, with `ptr.` where the descriptor is a pointer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct BufferCall {
    /// The access.
    pub(crate) access: BufferAccess,
    /// Whether it has an index.
    pub(crate) indexed: bool,
}

/// Kinds of accesses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum BufferAccess {
    /// Bytes are read.
    Load,
    /// Elements in the descriptor's format are read.
    LoadFormat,
    /// Bytes are written.
    Store,
    /// Elements in the descriptor's format are written.
    StoreFormat,
    /// An atomic operation.
    Rmw(RmwOp),
    /// A compare-and-exchange.
    CmpXchg,
}

/// Returns the operation that the rest of an atomic intrinsic's name means.
fn rmw(name: &str) -> Option<RmwOp> {
    Some(match name {
        "swap" => RmwOp::Xchg,
        "add" => RmwOp::Add,
        "sub" => RmwOp::Sub,
        "and" => RmwOp::And,
        "or" => RmwOp::Or,
        "xor" => RmwOp::Xor,
        "smax" => RmwOp::Max,
        "smin" => RmwOp::Min,
        "umax" => RmwOp::UMax,
        "umin" => RmwOp::UMin,
        "inc" => RmwOp::UIncWrap,
        "dec" => RmwOp::UDecWrap,
        "fadd" => RmwOp::FAdd,
        "fmax" => RmwOp::FMax,
        "fmin" => RmwOp::FMin,
        _ => return None,
    })
}

/// Returns a name without the suffix of its types.
fn base(name: &str) -> &str {
    let is_type = |word: &str| word.ends_with(|c: char| c.is_ascii_digit());
    match name.split_once('.') {
        Some((base, types)) if types.split('.').all(is_type) => base,
        _ => name,
    }
}

impl BufferCall {
    /// Returns the access of an intrinsic's name without `llvm.amdgcn.`; none for other intrinsics.
    pub(crate) fn of(name: &str) -> Option<Self> {
        let (indexed, rest) = match name.strip_prefix("struct.") {
            Some(rest) => (true, rest),
            None => (false, name.strip_prefix("raw.")?),
        };
        let rest = rest.strip_prefix("ptr.").unwrap_or(rest);
        if rest.strip_prefix("atomic.buffer.").is_some_and(|rest| base(rest) == "load") {
            return Some(Self { access: BufferAccess::Load, indexed });
        }
        let rest = rest.strip_prefix("buffer.")?;
        let access = if let Some(operation) = rest.strip_prefix("atomic.") {
            match base(operation) {
                "cmpswap" => BufferAccess::CmpXchg,
                operation => BufferAccess::Rmw(rmw(operation)?),
            }
        } else if let Some(types) = rest.strip_prefix("load.format") {
            (base(types).is_empty() || types.starts_with('.'))
                .then_some(BufferAccess::LoadFormat)?
        } else if let Some(types) = rest.strip_prefix("store.format") {
            (base(types).is_empty() || types.starts_with('.'))
                .then_some(BufferAccess::StoreFormat)?
        } else {
            match base(rest) {
                "load" => BufferAccess::Load,
                "store" => BufferAccess::Store,
                _ => return None,
            }
        };
        Some(Self { access, indexed })
    }

    /// The position of the descriptor among the arguments. The index, if there is one, the offset of each lane, the scalar
    /// offset and the policy follow.
    pub(crate) fn resource(self) -> usize {
        match self.access {
            BufferAccess::Load | BufferAccess::LoadFormat => 0,
            BufferAccess::Store | BufferAccess::StoreFormat | BufferAccess::Rmw(_) => 1,
            BufferAccess::CmpXchg => 2,
        }
    }

    /// The position of the offset of each lane.
    pub(crate) fn offset(self) -> usize {
        self.resource() + 1 + usize::from(self.indexed)
    }

    /// The position of the scalar offset.
    pub(crate) fn scalar_offset(self) -> usize {
        self.offset() + 1
    }

    /// Whether it is an atomic operation.
    pub(crate) fn is_atomic(self) -> bool {
        matches!(self.access, BufferAccess::Rmw(_) | BufferAccess::CmpXchg)
    }
}

/// The vector addresses of an access.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Addressing {
    /// An index of each lane.
    pub(crate) index: bool,
    /// An offset of each lane.
    pub(crate) offset: bool,
}

impl Addressing {
    /// Returns the form of a row without vector address.
    pub(crate) fn of_row(self, row: Opcode) -> Option<Opcode> {
        match (self.index, self.offset) {
            (false, false) => Some(row),
            (false, true) => table::form(row, Form::Offset),
            (true, false) => table::form(row, Form::Index),
            (true, true) => table::form(row, Form::IndexAndOffset),
        }
    }
}

/// The greatest constant offset of an access.
pub(crate) fn most_offset(generation: Generation) -> i64 {
    if generation == Generation::Gfx1200 { (1 << 23) - 1 } else { 4095 }
}

/// Returns the row that loads or stores so many bytes.
pub(crate) fn row(bytes: u64, load: bool) -> Option<Opcode> {
    Some(match (bytes, load) {
        (1, true) => op::BUFFER_LOAD_UBYTE_OFFSET,
        (2, true) => op::BUFFER_LOAD_USHORT_OFFSET,
        (4, true) => op::BUFFER_LOAD_DWORD_OFFSET,
        (8, true) => op::BUFFER_LOAD_DWORDX2_OFFSET,
        (12, true) => op::BUFFER_LOAD_DWORDX3_OFFSET,
        (16, true) => op::BUFFER_LOAD_DWORDX4_OFFSET,
        (1, false) => op::BUFFER_STORE_BYTE_OFFSET,
        (2, false) => op::BUFFER_STORE_SHORT_OFFSET,
        (4, false) => op::BUFFER_STORE_DWORD_OFFSET,
        (8, false) => op::BUFFER_STORE_DWORDX2_OFFSET,
        (12, false) => op::BUFFER_STORE_DWORDX3_OFFSET,
        (16, false) => op::BUFFER_STORE_DWORDX4_OFFSET,
        _ => return None,
    })
}

/// Returns the row that converts so many elements from or to the descriptor's format, of 32 bits or of 16.
pub(crate) fn format_row(elements: u64, halves: bool, load: bool) -> Option<Opcode> {
    const LOADS: [[Opcode; 4]; 2] = [
        [
            op::BUFFER_LOAD_FORMAT_X_OFFSET,
            op::BUFFER_LOAD_FORMAT_XY_OFFSET,
            op::BUFFER_LOAD_FORMAT_XYZ_OFFSET,
            op::BUFFER_LOAD_FORMAT_XYZW_OFFSET,
        ],
        [
            op::BUFFER_LOAD_FORMAT_D16_X_OFFSET,
            op::BUFFER_LOAD_FORMAT_D16_XY_OFFSET,
            op::BUFFER_LOAD_FORMAT_D16_XYZ_OFFSET,
            op::BUFFER_LOAD_FORMAT_D16_XYZW_OFFSET,
        ],
    ];
    const STORES: [[Opcode; 4]; 2] = [
        [
            op::BUFFER_STORE_FORMAT_X_OFFSET,
            op::BUFFER_STORE_FORMAT_XY_OFFSET,
            op::BUFFER_STORE_FORMAT_XYZ_OFFSET,
            op::BUFFER_STORE_FORMAT_XYZW_OFFSET,
        ],
        [
            op::BUFFER_STORE_FORMAT_D16_X_OFFSET,
            op::BUFFER_STORE_FORMAT_D16_XY_OFFSET,
            op::BUFFER_STORE_FORMAT_D16_XYZ_OFFSET,
            op::BUFFER_STORE_FORMAT_D16_XYZW_OFFSET,
        ],
    ];
    let rows = if load { LOADS } else { STORES };
    rows[usize::from(halves)].get(usize::try_from(elements).ok()?.checked_sub(1)?).copied()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_understood() {
        let call = |name| BufferCall::of(name).map(|call| (call.access, call.indexed));
        assert_eq!(call("raw.ptr.buffer.load.v4f32"), Some((BufferAccess::Load, false)));
        assert_eq!(call("raw.buffer.store.f16"), Some((BufferAccess::Store, false)));
        assert_eq!(call("struct.buffer.load.format.v4f16"), Some((BufferAccess::LoadFormat, true)));
        assert_eq!(
            call("struct.ptr.buffer.atomic.fadd.v2f16"),
            Some((BufferAccess::Rmw(RmwOp::FAdd), true))
        );
        assert_eq!(call("raw.ptr.buffer.atomic.cmpswap.i64"), Some((BufferAccess::CmpXchg, false)));
        assert_eq!(call("raw.ptr.atomic.buffer.load.i32"), Some((BufferAccess::Load, false)));
        for other in ["raw.ptr.buffer.load.lds", "raw.tbuffer.load.f32", "buffer.load.f32"] {
            assert_eq!(call(other), None, "{other}");
        }
    }

    #[test]
    fn every_generation_has_the_rows() {
        let rows = [1, 2, 4, 8, 12, 16].into_iter().flat_map(|n| [row(n, true), row(n, false)]);
        for opcode in rows.map(|row| row.expect("a row")) {
            for (index, offset) in [(false, false), (false, true), (true, false), (true, true)] {
                let form = Addressing { index, offset }.of_row(opcode).expect("a form");
                for generation in Generation::ALL {
                    let there = table::real(generation, form).is_some()
                        || table::alternative(generation, form).is_some();
                    assert!(there, "{} on {}", table::desc(form).name, generation.name());
                }
            }
        }
    }
}
