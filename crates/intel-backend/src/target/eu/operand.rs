//! Operands: registers with types and regions, immediates.

use core::fmt;

use cranelift_entity::entity_impl;

use super::types::Type;
use crate::target::device::GRF_BYTES;

/// A virtual register: general registers in a row, a flag, or words of the address register.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct VReg(u32);
entity_impl!(VReg, "v");

/// A block.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Block(u32);
entity_impl!(Block, "b");

/// An instruction.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Inst(u32);
entity_impl!(Inst, "inst");

/// An architecture register.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Arf {
    /// Address, a0.
    Address,
    /// Accumulator.
    Accumulator(u8),
    /// Flag, f0 or f1; f0.1 is at byte 2.
    Flag(u8),
    /// State, sr0.
    State,
    /// Control, cr0.
    Control,
    /// Notification, n0.
    Notification,
    /// Instruction pointer.
    Ip,
    /// Thread dependency, tdr0.
    Tdr,
    /// Timestamp, tm0.
    Timestamp,
}

impl Arf {
    /// The register's number in instructions: its kind in the upper, its number in the lower four bits.
    pub const fn number(self) -> u8 {
        match self {
            Self::Address => 0x10,
            Self::Accumulator(n) => 0x20 | n,
            Self::Flag(n) => 0x30 | n,
            Self::State => 0x70,
            Self::Control => 0x80,
            Self::Notification => 0x90,
            Self::Ip => 0xa0,
            Self::Tdr => 0xb0,
            Self::Timestamp => 0xc0,
        }
    }

    /// The name in assembly.
    pub fn name(self) -> &'static str {
        match self {
            Self::Address => "a0",
            Self::Accumulator(0) => "acc0",
            Self::Accumulator(_) => "acc1",
            Self::Flag(0) => "f0",
            Self::Flag(_) => "f1",
            Self::State => "sr0",
            Self::Control => "cr0",
            Self::Notification => "n0",
            Self::Ip => "ip",
            Self::Tdr => "tdr0",
            Self::Timestamp => "tm0",
        }
    }

    /// Every register.
    pub const ALL: [Self; 11] = [
        Self::Address,
        Self::Accumulator(0),
        Self::Accumulator(1),
        Self::Flag(0),
        Self::Flag(1),
        Self::State,
        Self::Control,
        Self::Notification,
        Self::Ip,
        Self::Tdr,
        Self::Timestamp,
    ];

    /// The register of a name.
    pub fn by_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|arf| arf.name() == name)
    }
}

/// Base of an operand's bytes; an offset in bytes is added.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Base {
    /// Nowhere: what is written is dropped. As a source of a payload it is a hole.
    Null,
    /// A virtual register.
    Virtual(VReg),
    /// A general register.
    Grf(u8),
    /// A message register (gen4 to gen6).
    Mrf {
        /// The number.
        number: u8,
        /// Whether a value of two registers goes to `number` and `number + 4` (COMPR4).
        compr4: bool,
    },
    /// An architecture register.
    Arf(Arf),
}

/// Region of a source's elements: channel `i` reads element `V * (i / W) + H * (i % W)`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Region {
    /// The step between rows, in elements.
    pub vstride: u8,
    /// The elements of a row.
    pub width: u8,
    /// The step in a row, in elements.
    pub hstride: u8,
}

impl Region {
    /// One element for all channels.
    pub const SCALAR: Self = Self { vstride: 0, width: 1, hstride: 0 };

    /// A region.
    pub const fn new(vstride: u8, width: u8, hstride: u8) -> Self {
        Self { vstride, width, hstride }
    }

    /// Elements in a row without gaps, for an instruction of `exec` channels on elements of `bytes` bytes. The width is
    /// what one register holds, so that no row crosses a register.
    pub const fn packed(exec: u8, bytes: u32) -> Self {
        Self::strided(exec, bytes, 1)
    }

    /// Elements `stride` apart, in rows that do not cross a register that begins where the region does. A horizontal stride has up to
    /// four elements, a vertical one up to 32.
    pub const fn strided(exec: u8, bytes: u32, stride: u8) -> Self {
        if stride == 0 || exec == 1 {
            return Self::SCALAR;
        }
        if stride > 4 {
            return Self { vstride: stride, width: 1, hstride: 0 };
        }
        let fits = GRF_BYTES / (bytes * stride as u32);
        let mut width = if fits > exec as u32 { exec as u32 } else { fits };
        if width > 16 {
            width = 16;
        }
        if width <= 1 {
            return Self { vstride: stride, width: 1, hstride: 0 };
        }
        // A vertical stride has at most 32 elements.
        while width * stride as u32 > 32 {
            width /= 2;
        }
        Self { vstride: (width * stride as u32) as u8, width: width as u8, hstride: stride }
    }

    /// The element that a channel reads.
    pub const fn element(self, channel: u32) -> u32 {
        let width = if self.width == 0 { 1 } else { self.width as u32 };
        self.vstride as u32 * (channel / width) + self.hstride as u32 * (channel % width)
    }

    /// The distance between the elements of neighbouring channels, if it is the same everywhere.
    pub fn stride(self, exec: u8) -> Option<u32> {
        if exec <= 1 {
            return Some(0);
        }
        let stride = self.element(1);
        (1..u32::from(exec)).all(|i| self.element(i) == stride * i).then_some(stride)
    }

    /// Whether all channels read one element.
    pub fn is_scalar(self, exec: u8) -> bool {
        self.stride(exec) == Some(0)
    }
}

impl fmt::Display for Region {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "<{};{},{}>", self.vstride, self.width, self.hstride)
    }
}

impl fmt::Debug for Region {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A destination.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Dst {
    /// Base.
    pub base: Base,
    /// Bytes from there.
    pub offset: u32,
    /// The type of an element.
    pub ty: Type,
    /// The step between elements: 1, 2 or 4.
    pub stride: u8,
}

impl Dst {
    /// A destination without gaps.
    pub const fn new(base: Base, ty: Type) -> Self {
        Self { base, offset: 0, ty, stride: 1 }
    }

    /// Drops the result; the type still matters to the operation.
    pub const fn null(ty: Type) -> Self {
        Self::new(Base::Null, ty)
    }

    /// The same bytes, further on.
    #[must_use]
    pub const fn advanced(self, bytes: u32) -> Self {
        Self { offset: self.offset + bytes, ..self }
    }

    /// The same place with another type.
    #[must_use]
    pub const fn retyped(self, ty: Type) -> Self {
        Self { ty, ..self }
    }

    /// The first register's number and the byte in it, for physical registers.
    pub fn physical(self) -> Option<(u32, u32)> {
        physical(self.base, self.offset)
    }
}

/// A register as a source.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct RegSrc {
    /// Base.
    pub base: Base,
    /// Bytes from there.
    pub offset: u32,
    /// The type of an element.
    pub ty: Type,
    /// Region of the elements.
    pub region: Region,
    /// Whether the value is negated (after `abs`). For logic instructions on gen8 and later: inverted.
    pub negate: bool,
    /// Whether the magnitude is taken.
    pub abs: bool,
}

/// A constant.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Imm {
    /// The type.
    pub ty: Type,
    /// The bits; those above the type's size are zero.
    pub bits: u64,
}

impl Imm {
    /// Whether all channels read the same element (false for UV, V and VF).
    pub const fn is_scalar(self) -> bool {
        !self.ty.is_vector_imm()
    }
}

/// A source.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Src {
    /// A register.
    Reg(RegSrc),
    /// A constant.
    Imm(Imm),
}

impl Src {
    /// A register by its region.
    pub const fn reg(base: Base, ty: Type, region: Region) -> Self {
        Self::Reg(RegSrc { base, offset: 0, ty, region, negate: false, abs: false })
    }

    /// One value per channel, without gaps.
    pub const fn packed(base: Base, ty: Type, exec: u8) -> Self {
        Self::reg(base, ty, Region::packed(exec, ty.bytes()))
    }

    /// One value for all channels.
    pub const fn scalar(base: Base, ty: Type) -> Self {
        Self::reg(base, ty, Region::SCALAR)
    }

    /// No value: a hole of a payload, or an operand that is not there.
    pub const fn null(ty: Type) -> Self {
        Self::reg(Base::Null, ty, Region::SCALAR)
    }

    /// A constant by its bits.
    pub const fn imm(ty: Type, bits: u64) -> Self {
        Self::Imm(Imm { ty, bits })
    }

    /// An unsigned doubleword.
    pub const fn ud(value: u32) -> Self {
        Self::imm(Type::UD, value as u64)
    }

    /// A float.
    pub fn f32(value: f32) -> Self {
        Self::imm(Type::F, u64::from(value.to_bits()))
    }

    /// The type.
    pub const fn ty(&self) -> Type {
        match self {
            Self::Reg(reg) => reg.ty,
            Self::Imm(imm) => imm.ty,
        }
    }

    /// The register, if it is one.
    pub const fn as_reg(&self) -> Option<&RegSrc> {
        match self {
            Self::Reg(reg) => Some(reg),
            Self::Imm(_) => None,
        }
    }

    /// Whether it is the null register.
    pub const fn is_null(&self) -> bool {
        matches!(self, Self::Reg(RegSrc { base: Base::Null, .. }))
    }

    /// The virtual register, if it is one.
    pub const fn as_virtual(&self) -> Option<VReg> {
        match self {
            Self::Reg(RegSrc { base: Base::Virtual(v), .. }) => Some(*v),
            _ => None,
        }
    }

    /// The virtual register of an operand without modifiers, and the operand.
    pub const fn plain_virtual(&self) -> Option<(VReg, RegSrc)> {
        match self {
            Self::Reg(reg @ RegSrc { base: Base::Virtual(v), negate: false, abs: false, .. }) => {
                Some((*v, *reg))
            }
            _ => None,
        }
    }

    /// The same operand, further on; constants stay.
    #[must_use]
    pub const fn advanced(self, bytes: u32) -> Self {
        match self {
            Self::Reg(reg) => Self::Reg(RegSrc { offset: reg.offset + bytes, ..reg }),
            Self::Imm(_) => self,
        }
    }

    /// Whether there is a source modifier.
    pub const fn has_modifier(&self) -> bool {
        matches!(self, Self::Reg(RegSrc { negate: true, .. } | RegSrc { abs: true, .. }))
    }
}

impl RegSrc {
    /// The first register's number and the byte in it, for physical registers.
    pub fn physical(self) -> Option<(u32, u32)> {
        physical(self.base, self.offset)
    }
}

/// The register's number in instructions and the byte in it; `None` for virtual registers.
fn physical(base: Base, offset: u32) -> Option<(u32, u32)> {
    let number = match base {
        Base::Null => 0,
        Base::Virtual(_) => return None,
        Base::Grf(number) | Base::Mrf { number, .. } => u32::from(number),
        Base::Arf(arf) => u32::from(arf.number()),
    };
    Some((number + offset / GRF_BYTES, offset % GRF_BYTES))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn packed_regions_are_linear_and_stay_in_registers() {
        for exec in [1u8, 2, 4, 8, 16, 32] {
            for bytes in [1u32, 2, 4, 8] {
                for stride in [1u8, 2, 4] {
                    let region = Region::strided(exec, bytes, stride);
                    let expected = if exec == 1 { 0 } else { u32::from(stride) };
                    assert_eq!(region.stride(exec), Some(expected), "{exec} {bytes} {stride}");
                    let row = u32::from(region.width - 1) * u32::from(region.hstride) * bytes;
                    assert!(row + bytes <= GRF_BYTES, "{region} of {bytes} bytes");
                    assert!(region.vstride <= 32 && region.width <= 16);
                }
            }
        }
        assert_eq!(Region::packed(16, 4).to_string(), "<8;8,1>");
        assert_eq!(Region::packed(16, 2).to_string(), "<16;16,1>");
        assert_eq!(Region::packed(8, 8).to_string(), "<4;4,1>");
        assert_eq!(Region::new(8, 4, 2).stride(8), Some(2));
        assert_eq!(Region::new(4, 4, 2).stride(8), None);
        assert_eq!(Region::new(1, 1, 0).stride(32), Some(1));
    }
}
