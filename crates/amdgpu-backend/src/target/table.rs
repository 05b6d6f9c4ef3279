//! The instruction tables: one row per instruction and what each generation makes of it.
//!
//! `tables/*.txt` are the source, and each says in its head how to read it; the build script turns them into the
//! static tables here. A row is an [`InstrDesc`] for shared passes and a [`Row`] for the encoder: the operands'
//! fields, and by generation the layout, constant bits, opcode number and mnemonic.

#![expect(non_snake_case, reason = "the generated rows call functions with short names")]

use std::fmt::Display;

use ir::machine::{
    Forms, InstrDesc, InstrFlags as F, Opcode, Operand, OperandDesc, PReg, RegBank, RegClass,
    RegClassDesc,
};

use crate::target::Generation;
use crate::target::regs;

/// Kinds of constants that an operand that is usually a register can be. The names are those of the tables: the type of
/// the value, after `C` if there can be no literal, after `K` if there is always one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Constant {
    None,
    Block,
    I16,
    I32,
    I64,
    F16,
    Bf16,
    F32,
    F64,
    V2i16,
    V2f16,
    V2bf16,
    V2i32,
    V2f32,
    Ci16,
    Ci32,
    Ci64,
    Cf16,
    Cbf16,
    Cf32,
    Cf64,
    Cv2i16,
    Cv2f16,
    Cv2bf16,
    K16,
    K32,
    K64,
}

/// Properties of an operand in the tables besides its description: its field, the constants that it can be, and for
/// source modifiers the bits that the instruction has ([`modifier`]).
pub type Slot = (Field, Constant, u8);

/// The bits of source modifiers.
pub mod modifier {
    /// Negated; of packed operands the lower half. Of integers in sub-dword form [`SEXT`].
    pub const NEG: u8 = 1;
    /// The absolute value; of packed operands the negated upper half.
    pub const ABS: u8 = 2;
    /// The upper half is the operand; of packed operands the lower half's.
    pub const OP_SEL: u8 = 4;
    /// The result goes to the upper half; of packed operands: the upper half is the upper half's operand.
    pub const OP_SEL_HI: u8 = 8;
    /// Sign extended.
    pub const SEXT: u8 = 16;
}

/// The numbers in the first source's place that mean dpp8: without and with `fi`.
pub const DPP8_FI: [i64; 2] = [0xe9, 0xea];

/// A run of a field's bits: the lowest bit of the value, its place in the encoding, and the length.
pub type Piece = (u8, u8, u8);

/// An encoding as bit fields.
#[derive(Debug)]
pub struct EncodingLayout {
    /// The name in `layouts.txt`.
    pub name: &'static str,
    /// The generations that have it, bit by generation.
    pub generations: u16,
    /// The size without a literal.
    pub bytes: u8,
    /// The bits that tell the layout from others.
    pub fixed_mask: u128,
    /// Their values.
    pub fixed: u128,
    /// The opcode number's field.
    pub op: &'static [Piece],
    /// The operands' fields.
    pub fields: &'static [(Field, &'static [Piece])],
}

impl EncodingLayout {
    /// The pieces of a field.
    pub fn field(&self, field: Field) -> Option<&'static [Piece]> {
        self.fields.iter().find(|f| f.0 == field).map(|f| f.1)
    }
}

/// Puts a value into the pieces of a field. Bits of the value outside of the pieces are left out.
pub fn put(pieces: &[Piece], value: u64) -> u128 {
    pieces.iter().fold(0, |word, &(bit, place, len)| {
        word | u128::from(value >> bit & ((1 << len) - 1)) << place
    })
}

/// Takes a value out of the pieces of a field.
pub fn get(pieces: &[Piece], word: u128) -> u64 {
    pieces.iter().fold(0, |value, &(bit, place, len)| {
        value | ((word >> place) as u64 & ((1 << len) - 1)) << bit
    })
}

/// The bits of a value that a field holds.
pub(crate) fn value_mask(pieces: &[Piece]) -> u64 {
    pieces.iter().fold(0, |mask, &(bit, _, len)| mask | ((1 << len) - 1) << bit)
}

/// An instruction on a generation: indices of the format and the mnemonic, and the opcode number.
#[derive(Clone, Copy, Debug)]
struct Encoding {
    format: u16,
    opcode: u16,
    mnemonic: u16,
}

/// An instruction that the generation has.
const fn E(format: u16, opcode: u16, mnemonic: u16) -> Encoding {
    Encoding { format, opcode, mnemonic }
}

const NO: Encoding = E(0, 0, 0);

/// An instruction's fields and encodings.
#[derive(Debug)]
struct Row {
    shape: u16,
    encodings: [Encoding; Generation::COUNT],
}

const fn R(shape: u16, encodings: [Encoding; Generation::COUNT]) -> Row {
    Row { shape, encodings }
}

/// A row's description. Mnemonics depend on the generation, and operands are named by their fields: both are left
/// empty, since each name here would be an address to be relocated when a program starts.
const fn I(
    name: &'static str,
    operands: &'static [OperandDesc],
    implicit_uses: &'static [PReg],
    implicit_defs: &'static [PReg],
    flags: F,
    latency: u8,
    size: u8,
    facts: u64,
    unit: ExecUnit,
) -> InstrDesc {
    InstrDesc {
        name,
        mnemonic: "",
        operands,
        implicit_uses,
        implicit_defs,
        flags,
        latency,
        size,
        target_flags: facts | (unit as u64) << UNIT_SHIFT,
    }
}

include!(concat!(env!("OUT_DIR"), "/tables.rs"));

/// A memory counter in which an instruction counts, as a bit of [`InstrDesc::target_flags`]: vector memory, exports
/// (and data of stores), then LDS, scalar memory and messages. Which counter of the generation that is, the waits
/// decide.
pub mod counter {
    /// Vector memory.
    pub const VM: u64 = 1;
    /// Exports and reading of stored data.
    pub const EXP: u64 = 2;
    /// LDS, GDS, scalar memory, messages.
    pub const LGKM: u64 = 4;
}

/// A field of MODE on which an instruction's result depends, as a bit of [`InstrDesc::target_flags`]. The facts are
/// `tables/mode.txt`; ask with [`mode_fields`], which looks at the operands, too.
pub mod mode {
    /// Rounding of 32-bit floats.
    pub const ROUND_32: u64 = 1 << 8;
    /// Rounding of 16-bit and 64-bit floats.
    pub const ROUND_16_64: u64 = 1 << 9;
    /// Denormals of 32-bit floats.
    pub const DENORM_32: u64 = 1 << 10;
    /// Denormals of 16-bit and 64-bit floats.
    pub const DENORM_16_64: u64 = 1 << 11;
    /// All of them.
    pub const ALL: u64 = ROUND_32 | ROUND_16_64 | DENORM_32 | DENORM_16_64;
    /// Those of rounding.
    pub const ROUND: u64 = ROUND_32 | ROUND_16_64;
}

/// Positions in [`InstrDesc::target_flags`]: of the required rounding, of the flag that there is one, of the flag that
/// it is an operand; and the distance from a field's own bit to the bit that says that it counts with an output
/// modifier.
const REQUIRED_SHIFT: u32 = 12;
const HAS_REQUIRED: u64 = 1 << 14;
const ROUNDING_OPERAND: u64 = 1 << 15;
const OMOD_SHIFT: u32 = 12;

/// The fields of MODE ([`mode`]) on which an instruction's result depends. Without operands, as if each were zero.
pub fn mode_fields(opcode: Opcode, operands: &[Operand]) -> u64 {
    if opcode.target_index().is_none() {
        return 0;
    }
    let facts = desc(opcode).target_flags;
    let fields = facts & mode::ALL;
    if matches!(opcode, op::S_GETREG_B32 | op::S_GETREG_B32_const) {
        let register = operands.get(1).and_then(Operand::as_imm);
        return register.map_or(fields, |register| fields & fields_of_register(register));
    }
    let with_omod = facts >> OMOD_SHIFT & mode::ALL & !fields;
    let multiplied = with_omod != 0
        && shape(opcode).iter().zip(operands).any(|(&(field, ..), operand)| {
            field == Field::Omod && operand.as_imm().is_none_or(|omod| omod != 0)
        });
    if multiplied { fields | with_omod } else { fields }
}

/// The fields of MODE in a part of a hardware register, given as `s_getreg_b32` has it: the number in six bits, the first
/// bit in five, then the number of bits less one.
fn fields_of_register(register: i64) -> u64 {
    const MODE: i64 = 1;
    if register & 63 != MODE {
        return 0;
    }
    let (first, count) = (register >> 6 & 31, (register >> 11 & 31) + 1);
    let mask = ((1_u64 << count) - 1) << first;
    (0..4).filter(|n| mask >> (2 * n) & 3 != 0).fold(0, |set, n| set | mode::ROUND_32 << n)
}

/// The rounding, as MODE has it, that an instruction needs in its rounding fields whatever the program's is: zero of 16-bit
/// interpolation, the operand of those that name one.
pub fn required_rounding(opcode: Opcode, operands: &[Operand]) -> Option<u8> {
    opcode.target_index()?;
    let facts = desc(opcode).target_flags;
    if facts & ROUNDING_OPERAND != 0 {
        let last = shape(opcode).len().checked_sub(1)?;
        return operands.get(last)?.as_imm().map(|rounding| (rounding & 3) as u8);
    }
    (facts & HAS_REQUIRED != 0).then_some((facts >> REQUIRED_SHIFT & 3) as u8)
}

/// The part of the processor that executes an instruction: what waits and hazards are about.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[repr(u8)]
pub enum ExecUnit {
    /// No instruction of the processor.
    None,
    /// Scalar arithmetic and comparisons.
    Scalar,
    /// Branches, waits, messages, modes.
    Control,
    /// Memory through the scalar cache.
    ScalarMemory,
    /// Vector arithmetic, interpolation included.
    Vector,
    /// Vector arithmetic at a quarter of the rate: reciprocals, roots, logarithms, sines.
    Transcendental,
    /// Matrix products.
    Matrix,
    /// LDS and GDS.
    Lds,
    /// LDS read without address, for interpolation.
    LdsDirect,
    /// Memory by an address of any space.
    Flat,
    /// Memory by a global address.
    Global,
    /// Private memory by its own addresses.
    Scratch,
    /// Memory by a descriptor.
    Buffer,
}

impl ExecUnit {
    const ALL: [Self; 13] = [
        Self::None,
        Self::Scalar,
        Self::Control,
        Self::ScalarMemory,
        Self::Vector,
        Self::Transcendental,
        Self::Matrix,
        Self::Lds,
        Self::LdsDirect,
        Self::Flat,
        Self::Global,
        Self::Scratch,
        Self::Buffer,
    ];

    /// Whether it works on vector registers and under EXEC without touching memory.
    pub const fn is_vector_alu(self) -> bool {
        matches!(self, Self::Vector | Self::Transcendental | Self::Matrix)
    }

    /// Whether it is memory that counts as vector memory.
    pub const fn is_vector_memory(self) -> bool {
        matches!(self, Self::Flat | Self::Global | Self::Scratch | Self::Buffer)
    }
}

/// Whether an instruction computes something that depends on a rounding field of MODE, and does not itself say which
/// rounding it needs. (What reads MODE as a number is none.)
pub fn rounds(opcode: Opcode) -> bool {
    opcode.target_index().is_some()
        && opcode != op::S_GETREG_B32
        && required_rounding(opcode, &[]).is_none()
        && desc(opcode).target_flags & (mode::ROUND_32 | mode::ROUND_16_64) != 0
}

/// Whether an instruction computes something that depends on a field of MODE for denormals.
pub fn depends_on_denormals(opcode: Opcode) -> bool {
    opcode.target_index().is_some()
        && opcode != op::S_GETREG_B32
        && desc(opcode).target_flags & (mode::DENORM_32 | mode::DENORM_16_64) != 0
}

/// Another form of an instruction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Form {
    /// Of a vector instruction in 64 bits: the one in 32.
    Short,
    /// Of a vector instruction in 32 bits: the one in 64.
    Long,
    /// Of a vector instruction in 32 bits: with lanes permuted.
    Permuted,
    /// Of a vector instruction in 64 bits: with lanes permuted.
    LongPermuted,
    /// Of a vector instruction in 32 bits: with parts of registers.
    SubDword,
    /// Of an access by vector address: with a scalar base.
    ScalarBase,
    /// Of an atomic operation: with the old value as result.
    Returning,
    /// Of an LDS access that reads M0: without.
    WithoutM0,
    /// Of a memory access: with accumulators as data.
    Accumulator,
    /// Of a matrix product: the one whose result takes the place of its summand.
    Accumulating,
    /// Of a scalar instruction that ends a block: the one that does not.
    NotTerminator,
    /// Of a scratch access with a scalar base: without any address.
    NoAddress,
    /// Of a scratch access: through a buffer, with an address of each lane where it has one.
    OnBuffer,
    /// Of a buffer access without vector address: with an offset of each lane.
    Offset,
    /// Of a buffer access without vector address: with an index of each lane.
    Index,
    /// Of a buffer access without vector address: with an index and an offset of each lane.
    IndexAndOffset,
    /// Of a difference: with the sources swapped.
    Reversed,
    /// Of a comparison: the one of its operands in the other order.
    Exchanged,
    /// Of a load or store of at most 16 bits: to or from the upper half of a register. A load leaves the lower half as it is.
    UpperHalf,
    /// Of an instruction on 16 bits in whole registers: on halves of registers.
    True16,
    /// Of a load of at most 16 bits: to the lower half of a register, whose upper half stays as it is.
    LowerHalf,
    /// Of a matrix product whose result takes the place of its summand: with a summand in other registers, or a constant.
    ThreeAddress,
    /// Of a matrix product in vector registers: the one whose summand and result are accumulators.
    InAccumulators,
    /// Of a vector instruction in 64 bits with lanes permuted: the one in 32.
    ShortPermuted,
}

/// Another form of an opcode, if there is one. Whether a generation has it, [`real`] says.
pub fn form(opcode: Opcode, form: Form) -> Option<Opcode> {
    let index = opcode.target_index()?;
    let pairs = FORMS[form as usize];
    let at = pairs.binary_search_by_key(&index, |pair| pair.0).ok()?;
    Some(Opcode::target(pairs[at].1))
}

/// Returns whether an opcode has one of the flags ([`flag`]).
pub fn is(opcode: Opcode, flags: u64) -> bool {
    opcode.target_index().is_some_and(|i| INSTRS[usize::from(i)].target_flags & flags != 0)
}

/// Returns the row that stands for an opcode on a generation that does not have it.
pub fn alternative(generation: Generation, opcode: Opcode) -> Option<Opcode> {
    let index = opcode.target_index()?;
    let first = ALTERNATIVES.partition_point(|pair| pair.0 < index);
    ALTERNATIVES[first..]
        .iter()
        .take_while(|pair| pair.0 == index)
        .map(|pair| Opcode::target(pair.1))
        .find(|&other| real(generation, other).is_some())
}

/// Returns the dual instruction of two short vector instructions on a generation.
pub fn dual(generation: Generation, x: Opcode, y: Opcode) -> Option<Opcode> {
    let halves = (x.target_index()?, y.target_index()?);
    let first = DUALS.partition_point(|dual| (dual.0, dual.1) < halves);
    DUALS[first..]
        .iter()
        .take_while(|dual| (dual.0, dual.1) == halves)
        .map(|dual| Opcode::target(dual.2))
        .find(|&dual| real(generation, dual).is_some())
}

/// Position of the unit in [`InstrDesc::target_flags`].
const UNIT_SHIFT: u32 = 16;

/// The unit that executes an opcode.
pub fn unit(opcode: Opcode) -> ExecUnit {
    match opcode.target_index() {
        Some(_) => ExecUnit::ALL[(desc(opcode).target_flags >> UNIT_SHIFT & 15) as usize],
        None => ExecUnit::None,
    }
}

/// An opcode as one generation encodes it.
#[derive(Clone, Copy, Debug)]
pub struct Real {
    /// The bit fields.
    pub layout: &'static EncodingLayout,
    /// Everything but the operands.
    pub base: u128,
    /// The name in assembly.
    pub mnemonic: &'static str,
}

/// Returns the encoding of an opcode in a generation, if it has one.
pub fn real(generation: Generation, opcode: Opcode) -> Option<Real> {
    let encoding = ROWS[usize::from(opcode.target_index()?)].encodings[generation as usize];
    if encoding.format == 0 {
        return None;
    }
    let (layout, constants) = FORMATS[usize::from(encoding.format)];
    let layout = &LAYOUTS[usize::from(layout)];
    Some(Real {
        layout,
        base: layout.fixed | constants | put(layout.op, u64::from(encoding.opcode)),
        mnemonic: MNEMONICS[usize::from(encoding.mnemonic)],
    })
}

/// The cycles until the result of an instruction can be used; 0 if nothing is known.
pub fn latency(generation: Generation, opcode: Opcode) -> u16 {
    match opcode.target_index() {
        Some(_) => CYCLES[usize::from(desc(opcode).latency)][generation as usize],
        None => 0,
    }
}

/// The slot of each explicit operand.
pub fn shape(opcode: Opcode) -> &'static [Slot] {
    match opcode.target_index() {
        Some(index) => SHAPES[usize::from(ROWS[usize::from(index)].shape)],
        None => &[],
    }
}

/// The explicit ones of an instruction's operands.
pub fn explicit(opcode: Opcode, operands: &[Operand]) -> &[Operand] {
    &operands[..shape(opcode).len().min(operands.len())]
}

/// The layouts of a generation.
pub fn layouts(generation: Generation) -> impl Iterator<Item = &'static EncodingLayout> {
    LAYOUTS.iter().filter(move |l| l.generations >> generation as u8 & 1 == 1)
}

/// All opcodes of the tables.
pub fn opcodes() -> impl Iterator<Item = Opcode> {
    (0..INSTRS.len()).map(|i| Opcode::target(i as u16))
}

/// The row of an opcode of the tables.
///
/// # Panics
/// If it is a generic opcode.
pub fn desc(opcode: Opcode) -> &'static InstrDesc {
    &INSTRS[usize::from(opcode.target_index().expect("an opcode of the tables"))]
}

/// Shows an opcode's name in messages. Code that decides asks flags ([`is`]) and forms ([`form`]).
pub fn shown(opcode: Opcode) -> impl Display {
    desc(opcode).name
}

/// The opcode of a name, for readers of text.
pub fn by_name(name: &str) -> Option<Opcode> {
    let index = INSTRS.binary_search_by(|row| row.name.cmp(name)).ok()?;
    Some(Opcode::target(index as u16))
}

/// The register classes of generations with and without aligned tuples, in waves of 32 and 64.
pub(crate) const fn classes(aligned: bool, wave32: bool) -> &'static [RegClassDesc] {
    match (aligned, wave32) {
        (false, false) => CLASSES_PLAIN_64,
        (false, true) => CLASSES_PLAIN_32,
        (true, false) => CLASSES_ALIGNED_64,
        (true, true) => CLASSES_ALIGNED_32,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_sorted_and_found_by_name() {
        assert!(INSTRS.windows(2).all(|w| w[0].name < w[1].name));
        assert_eq!(by_name("V_ADD_F32_e64"), Some(op::V_ADD_F32_e64));
        assert_eq!(desc(op::S_ADD_U32).name, "S_ADD_U32");
        assert_eq!(by_name("V_NO_SUCH"), None);
    }

    #[test]
    fn an_opcode_differs_by_generation() {
        let number =
            |generation| real(generation, op::V_ADD_F32_e32).map(|r| get(r.layout.op, r.base));
        assert_eq!(number(Generation::Gfx942), Some(1));
        assert_eq!(number(Generation::Gfx1100), Some(3));
        assert!(real(Generation::Gfx900, op::V_DUAL_ADD_F32_e32_X_ADD_F32_e32_gfx11).is_none());
        let name = |generation| real(generation, op::DS_READ_B32_gfx9).map(|r| r.mnemonic);
        assert_eq!(name(Generation::Gfx942), Some("ds_read_b32"));
        assert_eq!(name(Generation::Gfx1200), Some("ds_load_b32"));
    }

    #[test]
    fn every_row_has_a_shape_and_names_fields_that_its_layouts_have() {
        for opcode in opcodes() {
            let fields = shape(opcode);
            assert_eq!(fields.len(), desc(opcode).operands.len());
            for generation in Generation::ALL {
                let Some(real) = real(generation, opcode) else { continue };
                for (&(field, ..), operand) in fields.iter().zip(desc(opcode).operands) {
                    // A flag of other generations may be missing; a register never.
                    let needed = field != Field::None && operand.class.is_some();
                    assert!(
                        !needed || real.layout.field(field).is_some(),
                        "{} on {generation:?}: {field:?}",
                        desc(opcode).name
                    );
                }
            }
        }
    }

    #[test]
    fn units_follow_the_tables() {
        for (i, unit) in ExecUnit::ALL.into_iter().enumerate() {
            assert_eq!(unit as usize, i);
        }
        assert_eq!(unit(op::V_RCP_F32_e32), ExecUnit::Transcendental);
        assert_eq!(unit(op::V_WMMA_F32_16X16X16_F16_twoaddr_w32), ExecUnit::Matrix);
        assert_eq!(unit(op::S_WAITCNT), ExecUnit::Control);
        assert_eq!(unit(op::GLOBAL_LOAD_DWORD), ExecUnit::Global);
        assert_eq!(unit(op::SI_CALL), ExecUnit::None);
    }

    #[test]
    fn forms_are_found() {
        let pairs = [
            (op::V_ADD_F32_e64, Form::Short, op::V_ADD_F32_e32),
            (op::V_ADD_F32_e32, Form::Long, op::V_ADD_F32_e64),
            (op::V_ADD_F32_e32, Form::Permuted, op::V_ADD_F32_dpp),
            (op::V_ADD_F32_e64, Form::LongPermuted, op::V_ADD_F32_e64_dpp),
            (op::V_ADD_F32_e64_dpp, Form::ShortPermuted, op::V_ADD_F32_dpp),
            (
                op::V_MFMA_F32_32X32X1F32_mac_vgprcd_e64,
                Form::InAccumulators,
                op::V_MFMA_F32_32X32X1F32_mac_e64,
            ),
            (
                op::V_WMMA_F32_16X16X16_F16_twoaddr_w32,
                Form::ThreeAddress,
                op::V_WMMA_F32_16X16X16_F16_threeaddr_w32,
            ),
            (op::V_ADD_F32_e32, Form::SubDword, op::V_ADD_F32_sdwa),
            (op::GLOBAL_LOAD_DWORD, Form::ScalarBase, op::GLOBAL_LOAD_DWORD_SADDR),
            (op::GLOBAL_ATOMIC_ADD_RTN, Form::ScalarBase, op::GLOBAL_ATOMIC_ADD_SADDR_RTN),
            (op::GLOBAL_ATOMIC_ADD, Form::Returning, op::GLOBAL_ATOMIC_ADD_RTN),
            (op::DS_ADD_U32_gfx9, Form::Returning, op::DS_ADD_RTN_U32_gfx9),
            (op::DS_READ_B32, Form::WithoutM0, op::DS_READ_B32_gfx9),
            (op::DS_ADD_RTN_U64_gfx9, Form::Accumulator, op::DS_ADD_RTN_U64_agpr),
            (op::S_AND_B64_term, Form::NotTerminator, op::S_AND_B64),
            (op::SCRATCH_LOAD_DWORD_SADDR, Form::NoAddress, op::SCRATCH_LOAD_DWORD_ST),
            (op::SCRATCH_LOAD_DWORD_ST, Form::OnBuffer, op::BUFFER_LOAD_DWORD_OFFSET),
            (op::SCRATCH_STORE_BYTE, Form::OnBuffer, op::BUFFER_STORE_BYTE_OFFEN),
            (op::BUFFER_LOAD_DWORD_OFFSET, Form::Offset, op::BUFFER_LOAD_DWORD_OFFEN),
            (op::BUFFER_ATOMIC_ADD_OFFSET, Form::Index, op::BUFFER_ATOMIC_ADD_IDXEN),
            (op::BUFFER_ATOMIC_ADD_BOTHEN, Form::Returning, op::BUFFER_ATOMIC_ADD_BOTHEN_RTN),
            (op::BUFFER_STORE_DWORD_OFFSET, Form::IndexAndOffset, op::BUFFER_STORE_DWORD_BOTHEN),
            (op::V_SUB_F32_e32, Form::Reversed, op::V_SUBREV_F32_e32),
            (op::V_CMP_NLT_F32_e64, Form::Exchanged, op::V_CMP_NGT_F32_e64),
            (op::V_CMP_NE_U32_e32, Form::Exchanged, op::V_CMP_NE_U32_e32),
            (op::DS_READ_U16_gfx9, Form::UpperHalf, op::DS_READ_U16_D16_HI),
            (op::DS_READ_U16_gfx9, Form::LowerHalf, op::DS_READ_U16_D16),
            (op::GLOBAL_LOAD_USHORT_SADDR, Form::LowerHalf, op::GLOBAL_LOAD_SHORT_D16_SADDR),
            (op::GLOBAL_LOAD_UBYTE_SADDR, Form::UpperHalf, op::GLOBAL_LOAD_UBYTE_D16_HI_SADDR),
            (op::BUFFER_STORE_SHORT_OFFEN, Form::UpperHalf, op::BUFFER_STORE_SHORT_D16_HI_OFFEN),
            (op::V_ADD_F16_fake16_e64, Form::True16, op::V_ADD_F16_t16_e64),
            (op::V_ADD_F16_e32, Form::True16, op::V_ADD_F16_t16_e32),
        ];
        for (from, kind, to) in pairs {
            assert_eq!(form(from, kind), Some(to), "{} {kind:?}", desc(from).name);
        }
        assert_eq!(form(op::S_ADD_U32, Form::Short), None);
    }

    #[test]
    fn flags_follow_the_names() {
        let cases = [
            (op::V_ADD_F32_dpp, flag::DPP | flag::DEPENDS_ON_PLACE, flag::SDWA | flag::VOP3),
            (op::V_CMPX_EQ_U32_e64, flag::COMPARE | flag::WRITES_EXEC_BY_COMPARE | flag::VOP3, 0),
            (op::V_MFMA_F64_4X4X4F64_vgprcd_e64, flag::MFMA | flag::DGEMM, flag::XDL),
            (op::V_MFMA_F32_4X4X1F32_vgprcd_e64, flag::MFMA, flag::XDL | flag::DGEMM),
            (op::V_MFMA_F32_16X16X8XF32_vgprcd_e64, flag::MFMA | flag::XDL, flag::DGEMM),
            (op::GLOBAL_ATOMIC_FMAX, flag::FLOAT_ATOMIC, flag::LDS_DMA),
            (op::GLOBAL_LOAD_LDS_DWORD, flag::LDS_DMA, flag::FLOAT_ATOMIC),
            (op::GLOBAL_LOAD_UBYTE, flag::ZERO_EXTENDS_8, flag::ZERO_EXTENDS_16),
            (op::GLOBAL_LOAD_UBYTE_D16, 0, flag::ZERO_EXTENDS_8 | flag::ZERO_EXTENDS_16),
            (op::S_MOVRELD_B32, flag::MOVREL | flag::INDEXES_REGISTERS, flag::VECTOR_READS_M0),
            (ir::machine::generic::COPY, 0, u64::MAX),
        ];
        for (opcode, set, clear) in cases {
            for bit in (0..64).map(|bit| 1 << bit) {
                assert!(set & bit == 0 || is(opcode, bit), "{opcode:?} {bit:#x}");
                assert!(clear & bit == 0 || !is(opcode, bit), "{opcode:?} {bit:#x}");
            }
        }
    }

    #[test]
    fn other_generations_have_other_rows() {
        let on = alternative;
        assert_eq!(on(Generation::Gfx1200, op::V_MIN_F64_e64), Some(op::V_MIN_NUM_F64_e64));
        assert_eq!(
            on(Generation::Gfx1100, op::DS_CMPST_RTN_B32_gfx9),
            Some(op::DS_CMPSTORE_RTN_B32_gfx9)
        );
        assert_eq!(on(Generation::Gfx1100, op::S_ADD_U32), None);
        let dual = |generation| dual(generation, op::V_FMAC_F32_e32, op::V_MAX_F32_e32);
        assert_eq!(dual(Generation::Gfx1100), Some(op::V_DUAL_FMAC_F32_e32_X_MAX_F32_e32_gfx11));
        assert_eq!(dual(Generation::Gfx1200), Some(op::V_DUAL_FMAC_F32_e32_X_MAX_F32_e32_gfx12));
        assert_eq!(dual(Generation::Gfx942), None);
    }

    #[test]
    fn latencies_are_known() {
        assert_eq!(latency(Generation::Gfx1100, op::V_ADD_F32_e32), 5);
        let load = latency(Generation::Gfx1100, op::GLOBAL_LOAD_DWORD);
        assert!(load > latency(Generation::Gfx1100, op::DS_READ_B32_gfx9));
    }

    #[test]
    fn mode_fields_are_those_of_the_table() {
        use mode::*;
        let of = |opcode| mode_fields(opcode, &[]);
        let wide = ROUND_16_64 | DENORM_16_64;
        let cases = [
            (op::V_ADD_F32_e32, ROUND_32 | DENORM_32),
            (op::V_FMAC_F64_e32, wide),
            (op::V_FMAC_F16_t16_e64, wide),
            (op::V_PK_FMA_F32, ROUND_32 | DENORM_32),
            (op::V_CVT_F16_F32_e32, wide | DENORM_32),
            (op::V_CVT_F32_F64_e32, ALL),
            (op::V_CVT_I32_F32_e32, 0),
            (op::V_CVT_PK_U8_F32_e64, ROUND_32 | DENORM_32),
            (op::V_MAX_F32_e32, DENORM_32),
            (op::V_CMP_LT_F64_e32, DENORM_16_64),
            (op::V_CMP_U_F64_e32, 0),
            (op::V_RCP_F32_e64, 0),
            (op::V_DUAL_FMAC_F32_e32_X_MAX_F32_e32_gfx11, ROUND_32 | DENORM_32),
            (op::V_MFMA_F64_16X16X4F64_e64, 0),
            (op::S_ADD_F16, wide),
            (op::DS_ADD_F64, DENORM_16_64),
            (op::GLOBAL_ATOMIC_ADD_F32, 0),
            (op::V_ADD_U32_e32, 0),
            (op::S_SETREG_IMM32_B32, 0),
            (ir::machine::generic::COPY, 0),
        ];
        for (opcode, fields) in cases {
            assert_eq!(of(opcode), fields, "{opcode:?}");
        }
    }

    #[test]
    fn output_modifiers_bring_the_fields_of_the_result() {
        use mode::*;
        let v = |n| Operand::from(regs::vgpr(n, 1));
        let imm = Operand::Imm;
        let rcp = |omod| mode_fields(op::V_RCP_F32_e64, &[v(0), imm(0), v(1), imm(0), imm(omod)]);
        assert_eq!(rcp(0), 0);
        assert_eq!(rcp(1), ROUND_32 | DENORM_32);
    }

    #[test]
    fn reads_of_mode_are_of_the_fields_that_they_name() {
        use mode::*;
        let get = |register: i64, first: i64, count: i64| {
            let operands =
                [regs::sgpr(0, 1).into(), Operand::Imm(register | first << 6 | (count - 1) << 11)];
            mode_fields(op::S_GETREG_B32, &operands)
        };
        assert_eq!(get(1, 0, 32), ALL);
        assert_eq!(get(1, 2, 2), ROUND_16_64);
        assert_eq!(get(1, 3, 2), ROUND_16_64 | DENORM_32);
        assert_eq!(get(1, 8, 1), 0);
        assert_eq!(get(2, 0, 32), 0);
    }

    #[test]
    fn some_instructions_require_a_rounding() {
        let required = |opcode| required_rounding(opcode, &[]);
        assert_eq!(required(op::V_INTERP_P1LL_F16), Some(3));
        assert_eq!(required(op::V_INTERP_P1LV_F16), Some(3));
        assert_eq!(required(op::V_INTERP_P2_F16), Some(3));
        assert_eq!(required(op::V_INTERP_P2_F16_F32_inreg_t16), None);
        assert_eq!(required(op::V_ADD_F16_e32), None);
        let v = |n, len| Operand::from(regs::vgpr(n, len));
        let up = [v(0, 1), v(1, 1), Operand::Imm(1)];
        assert_eq!(required_rounding(op::FPTRUNC_ROUND_F16_F32_PSEUDO, &up), Some(1));
    }
}
