//! The modifiers of PTX instructions, and their packing into one immediate operand.
//!
//! Arithmetic has a row of the instruction table for each full mnemonic. Memory accesses and
//! conversions would need hundreds, so they have one row per shape and an immediate, packed here,
//! that says the rest.
//!
//! Names have their dot; what is not written has an empty one.

ir::named_enum! {
    /// PTX's types, as instructions name them.
    pub(crate) enum Ty {
        Pred = ".pred",
        B8 = ".b8",
        U8 = ".u8",
        S8 = ".s8",
        B16 = ".b16",
        U16 = ".u16",
        S16 = ".s16",
        F16 = ".f16",
        Bf16 = ".bf16",
        F16x2 = ".f16x2",
        Bf16x2 = ".bf16x2",
        B32 = ".b32",
        U32 = ".u32",
        S32 = ".s32",
        F32 = ".f32",
        B64 = ".b64",
        U64 = ".u64",
        S64 = ".s64",
        F64 = ".f64",
        B128 = ".b128",
    }
}

impl Ty {
    /// Bytes in memory.
    pub(crate) fn bytes(self) -> u32 {
        match self {
            Ty::Pred | Ty::B8 | Ty::U8 | Ty::S8 => 1,
            Ty::B16 | Ty::U16 | Ty::S16 | Ty::F16 | Ty::Bf16 => 2,
            Ty::F16x2 | Ty::Bf16x2 | Ty::B32 | Ty::U32 | Ty::S32 | Ty::F32 => 4,
            Ty::B64 | Ty::U64 | Ty::S64 | Ty::F64 => 8,
            Ty::B128 => 16,
        }
    }

    /// The untyped one of a number of bytes.
    pub(crate) fn bits_of(bytes: u32) -> Ty {
        match bytes {
            1 => Ty::B8,
            2 => Ty::B16,
            4 => Ty::B32,
            8 => Ty::B64,
            _ => Ty::B128,
        }
    }
}

ir::named_enum! {
    /// State spaces.
    #[derive(Default)]
    pub(crate) enum Space {
        #[default]
        Generic = "",
        Global = ".global",
        Shared = ".shared",
        Const = ".const",
        Local = ".local",
        Param = ".param",
        SharedCluster = ".shared::cluster",
    }
}

impl Space {
    /// The space of an LLVM address space.
    pub(crate) fn from_llvm(space: u32) -> Option<Space> {
        Some(match space {
            0 => Space::Generic,
            1 => Space::Global,
            3 => Space::Shared,
            4 => Space::Const,
            5 => Space::Local,
            7 => Space::SharedCluster,
            101 => Space::Param,
            _ => return None,
        })
    }
}

ir::named_enum! {
    /// Memory ordering of an access.
    #[derive(Default)]
    pub(crate) enum Sem {
        #[default]
        Weak = "",
        Volatile = ".volatile",
        Relaxed = ".relaxed",
        Acquire = ".acquire",
        Release = ".release",
        AcqRel = ".acq_rel",
    }
}

impl Sem {
    /// Whether a scope follows.
    pub(crate) fn has_scope(self) -> bool {
        !matches!(self, Sem::Weak | Sem::Volatile)
    }
}

ir::named_enum! {
    /// Scopes.
    #[derive(Default)]
    pub(crate) enum Scope {
        Cta = ".cta",
        Cluster = ".cluster",
        Gpu = ".gpu",
        #[default]
        Sys = ".sys",
    }
}

ir::named_enum! {
    /// Operations of `atom` and `red`.
    #[derive(Default)]
    pub(crate) enum AtomOp {
        #[default]
        Add = ".add",
        Exch = ".exch",
        And = ".and",
        Or = ".or",
        Xor = ".xor",
        Min = ".min",
        Max = ".max",
        Inc = ".inc",
        Dec = ".dec",
        Cas = ".cas",
        AddNoFtz = ".add.noftz",
    }
}

/// Modifiers of `ld`, `st`, `atom` and `red`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct MemMods {
    /// Type of one element
    pub ty: Ty,
    /// State space
    pub space: Space,
    /// Ordering
    pub sem: Sem,
    /// Scope
    pub scope: Scope,
    /// `.nc`: memory that the kernel does not change
    pub nc: bool,
    /// Operation of an atomic
    pub op: AtomOp,
}

impl MemMods {
    /// A weak access.
    pub(crate) fn new(ty: Ty, space: Space) -> MemMods {
        MemMods { ty, space, sem: Sem::Weak, scope: Scope::Sys, nc: false, op: AtomOp::Add }
    }

    /// Packs them into an immediate.
    pub(crate) fn pack(self) -> i64 {
        self.ty as i64
            | (self.space as i64) << 5
            | (self.sem as i64) << 8
            | (self.scope as i64) << 11
            | i64::from(self.nc) << 13
            | (self.op as i64) << 14
    }

    /// Unpacks them.
    pub(crate) fn unpack(bits: i64) -> MemMods {
        let field = |shift: u32, width: u32| ((bits >> shift) & ((1 << width) - 1)) as usize;
        MemMods {
            ty: Ty::ALL[field(0, 5).min(19)],
            space: Space::ALL[field(5, 3).min(6)],
            sem: Sem::ALL[field(8, 3).min(5)],
            scope: Scope::ALL[field(11, 2)],
            nc: field(13, 1) != 0,
            op: AtomOp::ALL[field(14, 4).min(10)],
        }
    }
}

ir::named_enum! {
    /// Rounding of a conversion.
    #[derive(Default)]
    pub(crate) enum Round {
        #[default]
        None = "",
        Rn = ".rn",
        Rz = ".rz",
        Rm = ".rm",
        Rp = ".rp",
        Rni = ".rni",
        Rzi = ".rzi",
        Rmi = ".rmi",
        Rpi = ".rpi",
        Rna = ".rna",
    }
}

/// Modifiers of `cvt`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct CvtMods {
    /// Type of the result
    pub to: Ty,
    /// Type of the operand
    pub from: Ty,
    /// Rounding
    pub round: Round,
    /// `.ftz`
    pub ftz: bool,
    /// `.sat`
    pub sat: bool,
    /// `.relu`
    pub relu: bool,
}

impl CvtMods {
    /// A conversion without modifiers.
    pub(crate) fn new(to: Ty, from: Ty) -> CvtMods {
        CvtMods { to, from, round: Round::None, ftz: false, sat: false, relu: false }
    }

    /// The same conversion with a rounding.
    #[must_use]
    pub(crate) fn round(self, round: Round) -> CvtMods {
        CvtMods { round, ..self }
    }

    /// The same conversion, flushing denormals or not.
    #[must_use]
    pub(crate) fn ftz(self, ftz: bool) -> CvtMods {
        CvtMods { ftz, ..self }
    }

    /// Packs them into an immediate.
    pub(crate) fn pack(self) -> i64 {
        self.to as i64
            | (self.from as i64) << 5
            | (self.round as i64) << 10
            | i64::from(self.ftz) << 14
            | i64::from(self.sat) << 15
            | i64::from(self.relu) << 16
    }

    /// Unpacks them.
    pub(crate) fn unpack(bits: i64) -> CvtMods {
        let field = |shift: u32, width: u32| ((bits >> shift) & ((1 << width) - 1)) as usize;
        CvtMods {
            to: Ty::ALL[field(0, 5).min(19)],
            from: Ty::ALL[field(5, 5).min(19)],
            round: Round::ALL[field(10, 4).min(9)],
            ftz: field(14, 1) != 0,
            sat: field(15, 1) != 0,
            relu: field(16, 1) != 0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn packing_keeps_everything() {
        let m = MemMods {
            ty: Ty::B128,
            space: Space::SharedCluster,
            sem: Sem::AcqRel,
            scope: Scope::Cluster,
            nc: true,
            op: AtomOp::AddNoFtz,
        };
        assert_eq!(MemMods::unpack(m.pack()), m);
        let c = CvtMods { sat: true, ..CvtMods::new(Ty::F16, Ty::F32).round(Round::Rna).ftz(true) };
        assert_eq!(CvtMods::unpack(c.pack()), c);
    }
}
