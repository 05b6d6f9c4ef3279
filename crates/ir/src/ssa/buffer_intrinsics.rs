//! AMD's intrinsics that access buffers: what their names say.

use super::instructions::RmwOp;

/// The address space of descriptors of buffers.
pub const BUFFER_RESOURCE: u32 = 8;
/// The address space of fat pointers: a descriptor above an offset of 32 bits.
pub const BUFFER_FAT_POINTER: u32 = 7;

/// An intrinsic that accesses a buffer: `raw.buffer.*`, `struct.buffer.*`, with `ptr.` where the descriptor is a pointer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BufferCall {
    /// The access.
    pub access: BufferAccess,
    /// Whether it has an index.
    pub indexed: bool,
}

/// Kinds of accesses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BufferAccess {
    /// Bytes are read.
    Load,
    /// Elements in the descriptor's format are read.
    LoadFormat,
    /// Elements in the format that an argument says are read.
    LoadTyped,
    /// Bytes are written.
    Store,
    /// Elements in the descriptor's format are written.
    StoreFormat,
    /// Elements in the format that an argument says are written.
    StoreTyped,
    /// An atomic operation.
    Rmw(RmwOp),
    /// A compare-and-exchange.
    CmpXchg,
}

/// Returns the operation that the rest of an atomic intrinsic's name means.
fn rmw(name: &str) -> Option<RmwOp> {
    // These have dots of their own.
    for (own, operation) in [("cond.sub.u32", RmwOp::USubCond), ("sub.clamp.u32", RmwOp::USubSat)] {
        if name.strip_prefix(own).is_some_and(|types| matches!(types, "" | ".i32")) {
            return Some(operation);
        }
    }
    Some(match base(name) {
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
    pub fn of(name: &str) -> Option<Self> {
        let (indexed, rest) = match name.strip_prefix("struct.") {
            Some(rest) => (true, rest),
            None => (false, name.strip_prefix("raw.")?),
        };
        let rest = rest.strip_prefix("ptr.").unwrap_or(rest);
        if rest.strip_prefix("atomic.buffer.").is_some_and(|rest| base(rest) == "load") {
            return Some(Self { access: BufferAccess::Load, indexed });
        }
        if let Some(rest) = rest.strip_prefix("tbuffer.") {
            let access = match base(rest) {
                "load" => BufferAccess::LoadTyped,
                "store" => BufferAccess::StoreTyped,
                _ => return None,
            };
            return Some(Self { access, indexed });
        }
        let rest = rest.strip_prefix("buffer.")?;
        let access = if let Some(operation) = rest.strip_prefix("atomic.") {
            match base(operation) {
                "cmpswap" => BufferAccess::CmpXchg,
                _ => BufferAccess::Rmw(rmw(operation)?),
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
    /// offset, the format of typed accesses and the policy follow.
    pub fn resource(self) -> usize {
        match self.access {
            BufferAccess::Load | BufferAccess::LoadFormat | BufferAccess::LoadTyped => 0,
            BufferAccess::Store
            | BufferAccess::StoreFormat
            | BufferAccess::StoreTyped
            | BufferAccess::Rmw(_) => 1,
            BufferAccess::CmpXchg => 2,
        }
    }

    /// The position of the offset of each lane.
    pub fn offset(self) -> usize {
        self.resource() + 1 + usize::from(self.indexed)
    }

    /// The position of the scalar offset.
    pub fn scalar_offset(self) -> usize {
        self.offset() + 1
    }

    /// The position of the format, if it is an argument.
    pub fn format(self) -> Option<usize> {
        let typed = matches!(self.access, BufferAccess::LoadTyped | BufferAccess::StoreTyped);
        typed.then(|| self.scalar_offset() + 1)
    }

    /// The position of the policy, the last argument.
    pub fn policy(self) -> usize {
        self.scalar_offset() + 1 + usize::from(self.format().is_some())
    }

    /// Whether it is an atomic operation.
    pub fn is_atomic(self) -> bool {
        matches!(self.access, BufferAccess::Rmw(_) | BufferAccess::CmpXchg)
    }
}

/// An intrinsic that loads from memory straight into LDS. The LDS pointer is the same for all lanes; each has a slot of its
/// own after it, by its number, of at least a dword.
///
/// Its arguments are the source, the LDS pointer, the bytes of a lane; of a buffer an index if there is one, the offset of each
/// lane and the scalar one; then a constant offset, which counts on both sides, and the policy.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LdsLoad {
    /// The source.
    pub source: LdsSource,
    /// Whether the program itself waits, by `asyncmark` and `wait.asyncmark`.
    pub asynchronous: bool,
}

/// The memory from which LDS is loaded.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LdsSource {
    /// A pointer to global memory, or a fat pointer.
    Pointer,
    /// A buffer, by an index and offsets or by offsets alone.
    Buffer {
        /// Whether it has an index.
        indexed: bool,
    },
}

impl LdsLoad {
    /// The position of the LDS pointer among the arguments.
    pub const LDS: usize = 1;
    /// The position of the number of bytes.
    pub const BYTES: usize = 2;

    /// Returns the load of an intrinsic's name without `llvm.amdgcn.`; none for other intrinsics.
    pub fn of(name: &str) -> Option<Self> {
        let to_lds = |name: &str| match name {
            "load.lds" | "load.to.lds" => Some(false),
            "load.async.lds" | "load.async.to.lds" => Some(true),
            _ => None,
        };
        let is_pointer = |word: &str| word.starts_with('p');
        let plain = match name.rsplit_once('.') {
            Some((base, last)) if is_pointer(last) && last != "ptr" => base,
            _ => name,
        };
        if let Some(asynchronous) = to_lds(plain.strip_prefix("global.").unwrap_or(plain)) {
            return Some(Self { source: LdsSource::Pointer, asynchronous });
        }
        let (indexed, rest) = match name.strip_prefix("struct.") {
            Some(rest) => (true, rest),
            None => (false, name.strip_prefix("raw.")?),
        };
        let rest = rest.strip_prefix("ptr.").unwrap_or(rest).strip_prefix("buffer.")?;
        let asynchronous = to_lds(rest)?;
        Some(Self { source: LdsSource::Buffer { indexed }, asynchronous })
    }

    /// The position of the index, if there is one.
    pub fn index(self) -> Option<usize> {
        (self.source == LdsSource::Buffer { indexed: true }).then_some(3)
    }

    /// The position of the offset of each lane, which the scalar one follows; none for pointers.
    pub fn offset(self) -> Option<usize> {
        match self.source {
            LdsSource::Pointer => None,
            LdsSource::Buffer { indexed } => Some(3 + usize::from(indexed)),
        }
    }

    /// The position of the constant offset, which the policy follows.
    pub fn constant(self) -> usize {
        self.offset().map_or(3, |offset| offset + 2)
    }
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
        assert_eq!(
            call("raw.ptr.buffer.atomic.cond.sub.u32.i32"),
            Some((BufferAccess::Rmw(RmwOp::USubCond), false))
        );
        assert_eq!(
            call("struct.buffer.atomic.sub.clamp.u32"),
            Some((BufferAccess::Rmw(RmwOp::USubSat), true))
        );
        assert_eq!(call("raw.ptr.buffer.atomic.cmpswap.i64"), Some((BufferAccess::CmpXchg, false)));
        assert_eq!(call("raw.ptr.atomic.buffer.load.i32"), Some((BufferAccess::Load, false)));
        assert_eq!(call("raw.tbuffer.load.f32"), Some((BufferAccess::LoadTyped, false)));
        assert_eq!(call("struct.ptr.tbuffer.store.v4f16"), Some((BufferAccess::StoreTyped, true)));
        let loads = |name| LdsLoad::of(name).map(|load| (load.source, load.asynchronous));
        let buffer = |indexed| LdsSource::Buffer { indexed };
        assert_eq!(loads("raw.ptr.buffer.load.lds"), Some((buffer(false), false)));
        assert_eq!(loads("struct.ptr.buffer.load.async.lds"), Some((buffer(true), true)));
        assert_eq!(loads("global.load.async.lds"), Some((LdsSource::Pointer, true)));
        assert_eq!(loads("load.to.lds.p7"), Some((LdsSource::Pointer, false)));
        assert_eq!(loads("raw.ptr.buffer.load.i32"), None);
        for other in ["raw.ptr.buffer.load.lds", "tbuffer.load.f32", "buffer.load.f32"] {
            assert_eq!(call(other), None, "{other}");
        }
    }
}
