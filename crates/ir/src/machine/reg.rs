//! Registers: virtual ones, physical ones, parts of them.
//!
//! A physical register is not a number in a list of thousands of names: it is a run of *units* in
//! a register file, `(file, first unit, number of units)`. A unit is the smallest part that any
//! instruction of the target can name (16 bits on AMDGPU). So a tuple of eight registers, one
//! register and its upper half are the same kind of value, two registers overlap when their runs
//! do, and a sub-register is a shifted and shortened run. Names come from the target's tables
//! ([`TargetInfo::reg_name`](super::TargetInfo::reg_name)).
//!
//! Virtual registers are numbered; their class, bank and type are in the function.

use core::fmt;

use cranelift_entity::entity_impl;

/// A virtual register.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct VReg(u32);
entity_impl!(VReg, "%");

/// A register file: an index into the target's table of files.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct RegFile(pub u8);

/// A register class: an index into the target's table of classes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct RegClass(pub u16);

/// A register bank: an index into the target's table of banks.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct RegBank(pub u8);

/// A sub-register index: a part of a register by name. An index into the target's table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct SubReg(pub u16);

impl SubReg {
    /// The whole register.
    pub const WHOLE: Self = Self(0);

    /// Whether this is the whole register.
    #[inline]
    pub const fn is_whole(self) -> bool {
        self.0 == 0
    }
}

/// A set of the units of one register, bit 0 for its first unit.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct LaneMask(pub u64);

impl LaneMask {
    /// No unit.
    pub const NONE: Self = Self(0);
    /// All units of any register.
    pub const ALL: Self = Self(!0);

    /// `len` units from `first`. Runs past the 64th unit are cut there.
    #[inline]
    pub const fn run(first: u32, len: u32) -> Self {
        if first >= 64 || len == 0 {
            return Self(0);
        }
        let ones = if len >= 64 { !0 } else { (1 << len) - 1 };
        Self(ones << first)
    }

    /// Whether no unit is in the set.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number of units.
    #[inline]
    pub const fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// The units of both sets together.
    #[must_use]
    #[inline]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The units in both sets.
    #[must_use]
    #[inline]
    pub const fn intersection(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The units of this set that are not in `other`.
    #[must_use]
    #[inline]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl fmt::Debug for LaneMask {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "0x{:016X}", self.0)
    }
}

/// A physical register: a run of at most 64 units in a file.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PReg(u32);

/// Bits of the number of units less one.
const LEN_BITS: u32 = 6;
/// Bits of the first unit.
const FIRST_BITS: u32 = 12;
/// Bits of the file.
const FILE_BITS: u32 = 6;

impl PReg {
    /// The run of `units` units (1 to 64) from unit `first` (below 4096) of `file` (below 64).
    ///
    /// # Panics
    /// If one of them is out of range: this is for tables and allocators, not for input.
    pub const fn new(file: RegFile, first: u16, units: u8) -> Self {
        assert!(units >= 1 && (units as u32) <= 1 << LEN_BITS, "1 to 64 units");
        assert!((first as u32) < 1 << FIRST_BITS, "first unit out of range");
        assert!((file.0 as u32) < 1 << FILE_BITS, "file out of range");
        Self(
            ((file.0 as u32) << (FIRST_BITS + LEN_BITS))
                | ((first as u32) << LEN_BITS)
                | (units as u32 - 1),
        )
    }

    /// The file.
    #[inline]
    pub const fn file(self) -> RegFile {
        RegFile((self.0 >> (FIRST_BITS + LEN_BITS)) as u8)
    }

    /// The first unit.
    #[inline]
    pub const fn first_unit(self) -> u16 {
        ((self.0 >> LEN_BITS) & ((1 << FIRST_BITS) - 1)) as u16
    }

    /// The number of units.
    #[inline]
    pub const fn units(self) -> u8 {
        (self.0 & ((1 << LEN_BITS) - 1)) as u8 + 1
    }

    /// The unit after the last.
    #[inline]
    pub const fn end_unit(self) -> u16 {
        self.first_unit() + self.units() as u16
    }

    /// Whether the two have a unit in common.
    #[inline]
    pub const fn overlaps(self, other: Self) -> bool {
        self.file().0 == other.file().0
            && self.first_unit() < other.end_unit()
            && other.first_unit() < self.end_unit()
    }

    /// Whether `other` is this register or a part of it.
    #[inline]
    pub const fn contains(self, other: Self) -> bool {
        self.file().0 == other.file().0
            && self.first_unit() <= other.first_unit()
            && other.end_unit() <= self.end_unit()
    }

    /// The part of `units` units from `offset`, if this register has it.
    #[inline]
    pub const fn part(self, offset: u16, units: u8) -> Option<Self> {
        if units == 0 || offset + units as u16 > self.units() as u16 {
            None
        } else {
            Some(Self::new(self.file(), self.first_unit() + offset, units))
        }
    }
}

impl fmt::Debug for PReg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "$f{}[{}+{}]", self.file().0, self.first_unit(), self.units())
    }
}

/// Any register, or none: what an operand holds.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Reg(u32);

const VIRTUAL: u32 = 1 << 31;
const PHYSICAL: u32 = 1 << 30;

impl Reg {
    /// No register (`$noreg` in the text).
    pub const NONE: Self = Self(0);

    /// A physical register.
    #[inline]
    pub const fn physical(reg: PReg) -> Self {
        Self(PHYSICAL | reg.0)
    }

    /// A virtual register.
    #[inline]
    pub fn virtual_reg(reg: VReg) -> Self {
        Self(VIRTUAL | reg.as_u32())
    }

    /// Whether this is no register.
    #[inline]
    pub const fn is_none(self) -> bool {
        self.0 == 0
    }

    /// Whether this is a virtual register.
    #[inline]
    pub const fn is_virtual(self) -> bool {
        self.0 & VIRTUAL != 0
    }

    /// Whether this is a physical register.
    #[inline]
    pub const fn is_physical(self) -> bool {
        !self.is_virtual() && self.0 & PHYSICAL != 0
    }

    /// The virtual register, if it is one.
    #[inline]
    pub fn as_virtual(self) -> Option<VReg> {
        self.is_virtual().then(|| VReg::from_u32(self.0 & !VIRTUAL))
    }

    /// The physical register, if it is one.
    #[inline]
    pub fn as_physical(self) -> Option<PReg> {
        self.is_physical().then_some(PReg(self.0 & !PHYSICAL))
    }
}

impl From<VReg> for Reg {
    fn from(reg: VReg) -> Self {
        Self::virtual_reg(reg)
    }
}

impl From<PReg> for Reg {
    fn from(reg: PReg) -> Self {
        Self::physical(reg)
    }
}

impl fmt::Debug for Reg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.as_virtual(), self.as_physical()) {
            (Some(reg), _) => fmt::Debug::fmt(&reg, f),
            (_, Some(reg)) => fmt::Debug::fmt(&reg, f),
            _ => f.write_str("$noreg"),
        }
    }
}

/// The type of a generic virtual register or of a memory access, as in MIR: `s32`, `p1`,
/// `<4 x s32>`. It knows sizes only.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct LowType {
    bits: u16,
    /// 0 for what is no vector.
    lanes: u16,
    /// The address space plus one; 0 for what is no pointer.
    space: u16,
}

impl LowType {
    /// No type.
    pub const NONE: Self = Self { bits: 0, lanes: 0, space: 0 };

    /// A scalar of some bits.
    pub const fn scalar(bits: u16) -> Self {
        Self { bits, lanes: 0, space: 0 }
    }

    /// A pointer of some bits into an address space.
    pub const fn pointer(space: u16, bits: u16) -> Self {
        Self { bits, lanes: 0, space: space + 1 }
    }

    /// A vector of `lanes` of this scalar or pointer.
    #[must_use]
    pub const fn vector(self, lanes: u16) -> Self {
        Self { bits: self.bits, lanes, space: self.space }
    }

    /// Whether there is no type.
    #[inline]
    pub const fn is_none(self) -> bool {
        self.bits == 0
    }

    /// The type of one lane.
    #[must_use]
    pub const fn element(self) -> Self {
        Self { bits: self.bits, lanes: 0, space: self.space }
    }

    /// The lanes of a vector.
    pub const fn lanes(self) -> Option<u16> {
        if self.lanes == 0 { None } else { Some(self.lanes) }
    }

    /// The address space of a pointer or a vector of them.
    pub const fn address_space(self) -> Option<u16> {
        if self.space == 0 { None } else { Some(self.space - 1) }
    }

    /// The bits in all.
    pub const fn bits(self) -> u32 {
        let lanes = if self.lanes == 0 { 1 } else { self.lanes as u32 };
        self.bits as u32 * lanes
    }
}

impl fmt::Display for LowType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(lanes) = self.lanes() {
            return write!(f, "<{lanes} x {}>", self.element());
        }
        match self.address_space() {
            Some(space) => write!(f, "p{space}"),
            None => write!(f, "s{}", self.bits),
        }
    }
}

impl fmt::Debug for LowType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_none() { f.write_str("_") } else { fmt::Display::fmt(self, f) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn physical_registers_are_runs_of_units() {
        const V: RegFile = RegFile(1);
        let tuple = PReg::new(V, 8, 8);
        let low = PReg::new(V, 8, 1);
        let next = PReg::new(V, 16, 2);
        assert_eq!((tuple.file(), tuple.first_unit(), tuple.units()), (V, 8, 8));
        assert!(tuple.contains(low) && !low.contains(tuple) && low.overlaps(tuple));
        assert!(!tuple.overlaps(next) && !tuple.overlaps(PReg::new(RegFile(2), 8, 8)));
        assert_eq!(tuple.part(6, 2), Some(PReg::new(V, 14, 2)));
        assert_eq!(tuple.part(7, 2), None);
        let widest = PReg::new(RegFile(63), 4095, 64);
        assert_eq!((widest.file().0, widest.first_unit(), widest.units()), (63, 4095, 64));
    }

    #[test]
    fn the_three_kinds_of_register_stay_apart() {
        let v = Reg::from(VReg::from_u32(0));
        let p = Reg::from(PReg::new(RegFile(0), 0, 1));
        assert!(v != p && v != Reg::NONE && p != Reg::NONE);
        assert_eq!(v.as_virtual(), Some(VReg::from_u32(0)));
        assert_eq!((v.as_physical(), p.as_virtual()), (None, None));
        assert_eq!(format!("{v:?} {p:?} {:?}", Reg::NONE), "%0 $f0[0+1] $noreg");
    }

    #[test]
    fn lane_masks_and_types() {
        assert_eq!(LaneMask::run(0, 64), LaneMask::ALL);
        assert_eq!(LaneMask::run(2, 2), LaneMask(0b1100));
        assert_eq!(LaneMask::run(64, 2), LaneMask::NONE);
        assert_eq!(LowType::scalar(32).vector(4).to_string(), "<4 x s32>");
        assert_eq!(LowType::pointer(1, 64).to_string(), "p1");
        assert_eq!(LowType::pointer(3, 32).vector(2).bits(), 64);
    }
}
