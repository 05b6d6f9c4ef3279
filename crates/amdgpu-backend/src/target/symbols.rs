//! References of instructions to symbols.

/// Kinds of an operand's reference to a symbol: its `flags`, indices into the target's table of their names.
pub mod reference {
    /// The address itself, where it has 32 bits.
    pub const PLAIN: u16 = 0;
    /// The distance to the entry of the offset table, where it has 32 bits.
    pub const GOT: u16 = 1;
    /// The distance to the entry of the offset table, lower half.
    pub const GOT_LO: u16 = 2;
    /// The distance to the entry of the offset table, upper half.
    pub const GOT_HI: u16 = 3;
    /// The distance, lower half.
    pub const REL_LO: u16 = 5;
    /// The distance, upper half.
    pub const REL_HI: u16 = 6;
    /// The lower half of the address.
    pub const ABS_LO: u16 = 8;
    /// The upper half of the address.
    pub const ABS_HI: u16 = 9;
}

/// A kind of relocation, by its number in ELF files (LLVM's AMDGPU usage guide, "Relocation Records").
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u32)]
pub enum RelocKind {
    /// The address's lower half.
    Abs32Lo = 1,
    /// The address's upper half.
    Abs32Hi = 2,
    /// The address.
    Abs64 = 3,
    /// The distance, 32 bits.
    Rel32 = 4,
    /// The distance, 64 bits.
    Rel64 = 5,
    /// The address, 32 bits.
    Abs32 = 6,
    /// The distance of the offset table's entry.
    GotPcRel = 7,
    /// Its lower half.
    GotPcRel32Lo = 8,
    /// Its upper half.
    GotPcRel32Hi = 9,
    /// The distance's lower half.
    Rel32Lo = 10,
    /// The distance's upper half.
    Rel32Hi = 11,
    /// Dynamic: the place where the object is loaded, and a number.
    Relative64 = 13,
    /// The 16 bits of a branch.
    Rel16 = 14,
}

impl RelocKind {
    /// Every kind.
    pub const ALL: [Self; 13] = [
        Self::Abs32Lo,
        Self::Abs32Hi,
        Self::Abs64,
        Self::Rel32,
        Self::Rel64,
        Self::Abs32,
        Self::GotPcRel,
        Self::GotPcRel32Lo,
        Self::GotPcRel32Hi,
        Self::Rel32Lo,
        Self::Rel32Hi,
        Self::Relative64,
        Self::Rel16,
    ];

    /// The kind of a number.
    pub fn by_number(number: u32) -> Option<Self> {
        Self::ALL.into_iter().find(|&k| k as u32 == number)
    }

    /// The kind of a literal that refers to a symbol by the flags of [`mod@reference`].
    pub fn of_literal(flags: u16) -> Option<Self> {
        Some(match flags {
            reference::PLAIN => Self::Abs32,
            reference::GOT => Self::GotPcRel,
            reference::GOT_LO => Self::GotPcRel32Lo,
            reference::GOT_HI => Self::GotPcRel32Hi,
            reference::REL_LO => Self::Rel32Lo,
            reference::REL_HI => Self::Rel32Hi,
            reference::ABS_LO => Self::Abs32Lo,
            reference::ABS_HI => Self::Abs32Hi,
            _ => return None,
        })
    }

    /// Whether it goes through the offset table.
    pub const fn is_got(self) -> bool {
        matches!(self, Self::GotPcRel | Self::GotPcRel32Lo | Self::GotPcRel32Hi)
    }

    /// Whether it is counted from its own place.
    pub const fn is_relative(self) -> bool {
        self.is_got()
            || matches!(
                self,
                Self::Rel32 | Self::Rel64 | Self::Rel32Lo | Self::Rel32Hi | Self::Rel16
            )
    }

    /// Returns the suffix of the symbol in assembly.
    pub const fn suffix(self) -> &'static str {
        match self {
            Self::Abs32Lo => "@abs32@lo",
            Self::Abs32Hi => "@abs32@hi",
            Self::GotPcRel => "@gotpcrel",
            Self::GotPcRel32Lo => "@gotpcrel32@lo",
            Self::GotPcRel32Hi => "@gotpcrel32@hi",
            Self::Rel32Lo => "@rel32@lo",
            Self::Rel32Hi => "@rel32@hi",
            Self::Rel64 => "@rel64",
            _ => "",
        }
    }
}

/// A place that a symbol's address determines.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Relocation {
    /// Its offset, in bytes from the start of the section or code that contains it.
    pub offset: u64,
    /// Its kind.
    pub kind: RelocKind,
    /// The symbol's name.
    pub symbol: String,
    /// The addend to the symbol's address.
    pub addend: i64,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::target::{Generation, Target};

    #[test]
    fn flags_have_the_names_that_machine_ir_has() {
        let names = Target::new(Generation::Gfx1100).info().operand_flags;
        let pairs = [
            (reference::GOT, "amdgpu-gotprel"),
            (reference::GOT_LO, "amdgpu-gotprel32-lo"),
            (reference::GOT_HI, "amdgpu-gotprel32-hi"),
            (reference::REL_LO, "amdgpu-rel32-lo"),
            (reference::REL_HI, "amdgpu-rel32-hi"),
            (reference::ABS_LO, "amdgpu-abs32-lo"),
            (reference::ABS_HI, "amdgpu-abs32-hi"),
        ];
        for (flags, name) in pairs {
            assert_eq!(names[usize::from(flags)], name);
        }
        for kind in RelocKind::ALL {
            assert_eq!(RelocKind::by_number(kind as u32), Some(kind));
        }
    }
}
