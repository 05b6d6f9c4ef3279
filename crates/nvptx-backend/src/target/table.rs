//! The instruction table: PTX's instructions as rows that shared machine passes can read.
//!
//! Arithmetic has one row for each full mnemonic, so that an instruction is its opcode and its
//! operands and nothing else. Memory accesses, conversions and comparisons have one row per shape and
//! their modifiers in an operand ([`crate::target::modifiers`]). Calls are several rows, from `call.begin` to
//! `call.end`, since PTX passes arguments through declared `.param` variables. All other instructions
//! are a `template`: text with `$0`, `$1` … for its operands, defs first.

use ir::machine::{
    Forms, InstrDesc, InstrFlags, Opcode, OperandDesc, RegBank, RegClass, RegClassDesc,
    RegFileDesc, TargetInfo,
};

/// `.pred`
pub(crate) const PRED: RegClass = RegClass(0);
/// `.b16`
pub(crate) const B16: RegClass = RegClass(1);
/// `.b32`
pub(crate) const B32: RegClass = RegClass(2);
/// `.b64`
pub(crate) const B64: RegClass = RegClass(3);
/// `.b128`
pub(crate) const B128: RegClass = RegClass(4);

/// Immediate that is printed as a signed number.
pub(crate) const IMM_INT: u8 = 0;
/// Immediate that is printed as a `float`'s bits.
pub(crate) const IMM_F32: u8 = 1;
/// Immediate that is printed as a `double`'s bits.
pub(crate) const IMM_F64: u8 = 2;
/// Modifiers: not printed as an operand.
pub(crate) const IMM_MODS: u8 = 3;

/// Print format of an instruction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub(crate) enum Format {
    Plain,
    Pack,
    Unpack,
    Setp,
    Cvt,
    Ld,
    St,
    Atom,
    Red,
    LdParam,
    StRet,
    StArg,
    LdRet,
    MovParam,
    CallBegin,
    CallEnd,
    ArgDecl,
    Proto,
    Call,
    Bra,
    BraIf,
    Brx,
    Pragma,
    Template,
}

const FORMATS: [Format; 24] = [
    Format::Plain,
    Format::Pack,
    Format::Unpack,
    Format::Setp,
    Format::Cvt,
    Format::Ld,
    Format::St,
    Format::Atom,
    Format::Red,
    Format::LdParam,
    Format::StRet,
    Format::StArg,
    Format::LdRet,
    Format::MovParam,
    Format::CallBegin,
    Format::CallEnd,
    Format::ArgDecl,
    Format::Proto,
    Format::Call,
    Format::Bra,
    Format::BraIf,
    Format::Brx,
    Format::Pragma,
    Format::Template,
];

impl Format {
    /// The format of a row.
    pub(crate) fn of(desc: &InstrDesc) -> Format {
        FORMATS[(desc.target_flags & FORMAT_MASK) as usize]
    }
}

/// The bits of the format in [`InstrDesc::target_flags`], and the first bit of the cost.
const FORMAT_MASK: u64 = 0xff;
const COST_SHIFT: u32 = 8;

/// Cost of an instruction beside others of its kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub(crate) enum Cost {
    /// A step of the simple units.
    Simple,
    /// A product of integers or floats: more than one step on some processors.
    Product,
    /// Many steps: divisions, roots, transcendental functions, doubles.
    Slow,
}

impl Cost {
    const ALL: [Cost; 3] = [Cost::Simple, Cost::Product, Cost::Slow];

    /// The cost of a row.
    pub(crate) fn of(desc: &InstrDesc) -> Cost {
        Cost::ALL[(desc.target_flags >> COST_SHIFT) as usize]
    }
}

/// The cost in a row of the table: simple, if the row names none.
macro_rules! cost {
    () => {
        Cost::Simple
    };
    ($cost:ident) => {
        Cost::$cost
    };
}

const VALUE: Forms = Forms::IMM.union(Forms::SYMBOL).union(Forms::FRAME);
const D1: OperandDesc = OperandDesc::def(PRED);
const D16: OperandDesc = OperandDesc::def(B16);
const D32: OperandDesc = OperandDesc::def(B32);
const D64: OperandDesc = OperandDesc::def(B64);
const D128: OperandDesc = OperandDesc::def(B128);
const DA: OperandDesc = OperandDesc::def_any();
const R1: OperandDesc = OperandDesc::reg(PRED);
const R16: OperandDesc = OperandDesc::reg(B16);
const R32: OperandDesc = OperandDesc::reg(B32);
const R64: OperandDesc = OperandDesc::reg(B64);
const R128: OperandDesc = OperandDesc::reg(B128);
const RA: OperandDesc = OperandDesc::of(Forms::REG);
const X1: OperandDesc = R1.or(Forms::IMM);
const X16: OperandDesc = R16.or(VALUE);
const X32: OperandDesc = R32.or(VALUE);
const X64: OperandDesc = R64.or(VALUE);
const XA: OperandDesc = RA.or(VALUE);
const F32: OperandDesc = OperandDesc { imm: IMM_F32, ..X32 };
const F64: OperandDesc = OperandDesc { imm: IMM_F64, ..X64 };
const C: OperandDesc = OperandDesc::of(Forms::COND);
const M: OperandDesc = OperandDesc::imm(IMM_MODS);
const I: OperandDesc = OperandDesc::imm(IMM_INT);
const A: OperandDesc = RA.or(VALUE);
const O: OperandDesc = I;
const B: OperandDesc = OperandDesc::block();
const J: OperandDesc = OperandDesc::of(Forms::JUMP_TABLE);
const CALLEE: OperandDesc = RA.or(Forms::SYMBOL);

const fn row(
    name: &'static str,
    operands: &'static [OperandDesc],
    flags: InstrFlags,
    format: Format,
    cost: Cost,
) -> InstrDesc {
    let facts = format as u64 | (cost as u64) << COST_SHIFT;
    InstrDesc::new(name, operands).with(flags).target_flags(facts)
}

const NONE: InstrFlags = InstrFlags::NONE;
const COMM: InstrFlags = InstrFlags::COMMUTABLE;
const CHEAP: InstrFlags = InstrFlags::CHEAP_AS_MOVE;
const SIDE: InstrFlags = InstrFlags::SIDE_EFFECTS;
const LOAD: InstrFlags = InstrFlags::MAY_LOAD;
const STORE: InstrFlags = InstrFlags::MAY_STORE;
const ATOMIC: InstrFlags = LOAD.union(STORE);
const FENCE: InstrFlags = InstrFlags::FENCE;
const CALL: InstrFlags = InstrFlags::CALL.union(SIDE).union(InstrFlags::VARIADIC);
const VARIADIC: InstrFlags = SIDE.union(InstrFlags::VARIADIC);
const JUMP: InstrFlags =
    InstrFlags::TERMINATOR.union(InstrFlags::BRANCH).union(InstrFlags::BARRIER);
const JUMP_IF: InstrFlags = InstrFlags::TERMINATOR.union(InstrFlags::BRANCH);
const JUMP_TABLE: InstrFlags = JUMP.union(InstrFlags::INDIRECT);
const LEAVE: InstrFlags =
    InstrFlags::TERMINATOR.union(InstrFlags::BARRIER).union(InstrFlags::RETURN);
const POSITION: InstrFlags = InstrFlags::POSITION;

macro_rules! table {
    ($($op:ident $name:literal [$($operand:ident)*] $flags:ident $format:ident $($cost:ident)?;)*) => {
        /// Every instruction of the table.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        #[repr(u16)]
        pub(crate) enum Op { $($op),* }

        static ROWS: &[InstrDesc] =
            &[$(row($name, &[$($operand),*], $flags, Format::$format, cost!($($cost)?))),*];
    };
}

impl Op {
    /// The opcode.
    #[inline]
    pub(crate) const fn opcode(self) -> Opcode {
        Opcode::target(self as u16)
    }
}

/// The register class of the vector forms' operands and of everything else, by its files.
static CLASSES: &[RegClassDesc] = &[
    class("pred", 0, 1),
    class("b16", 1, 16),
    class("b32", 2, 32),
    class("b64", 3, 64),
    class("b128", 4, 128),
];

const fn class(name: &'static str, file: u8, bits: u16) -> RegClassDesc {
    RegClassDesc {
        name,
        files: 1 << file,
        units: 1,
        align: 1,
        limit: 0,
        bits,
        bank: RegBank(0),
        members: &[],
    }
}

const fn file(name: &'static str, prefix: &'static str) -> RegFileDesc {
    RegFileDesc { name, prefix, count: 4096, units_per_reg: 1 }
}

/// The text before a register's number, by class.
pub(crate) const PREFIXES: [&str; 5] = ["%p", "%rs", "%r", "%rd", "%rq"];

/// Description of PTX for the shared machine passes. Its registers are without number: the files
/// here are only for naming.
pub(crate) static TARGET: TargetInfo = TargetInfo {
    name: "nvptx64",
    instrs: ROWS,
    reg_files: &[
        file("pred", "p"),
        file("b16", "rs"),
        file("b32", "r"),
        file("b64", "rd"),
        file("b128", "rq"),
    ],
    reg_classes: CLASSES,
    reg_banks: &["reg"],
    ..TargetInfo::EMPTY
};

table! {
    MovPred "mov.pred" [D1 X1] CHEAP Plain;
    MovB16 "mov.b16" [D16 X16] CHEAP Plain;
    MovB32 "mov.b32" [D32 X32] CHEAP Plain;
    MovB64 "mov.b64" [D64 X64] CHEAP Plain;
    MovB128 "mov.b128" [D128 R128] CHEAP Plain;
    PackB32 "pack.b32" [D32 X16 X16] NONE Pack;
    PackB64 "pack.b64" [D64 X32 X32] NONE Pack;
    PackB128 "pack.b128" [D128 X64 X64] NONE Pack;
    UnpackB32 "unpack.b32" [D16 D16 R32] NONE Unpack;
    UnpackB64 "unpack.b64" [D32 D32 R64] NONE Unpack;
    UnpackB128 "unpack.b128" [D64 D64 R128] NONE Unpack;
    AddS16 "add.s16" [D16 X16 X16] COMM Plain;
    AddS32 "add.s32" [D32 X32 X32] COMM Plain;
    AddS64 "add.s64" [D64 X64 X64] COMM Plain;
    SubS16 "sub.s16" [D16 X16 X16] NONE Plain;
    SubS32 "sub.s32" [D32 X32 X32] NONE Plain;
    SubS64 "sub.s64" [D64 X64 X64] NONE Plain;
    MulLoS16 "mul.lo.s16" [D16 X16 X16] COMM Plain Product;
    MulLoS32 "mul.lo.s32" [D32 X32 X32] COMM Plain Product;
    MulLoS64 "mul.lo.s64" [D64 X64 X64] COMM Plain Product;
    MulHiS16 "mul.hi.s16" [D16 X16 X16] COMM Plain Product;
    MulHiS32 "mul.hi.s32" [D32 X32 X32] COMM Plain Product;
    MulHiS64 "mul.hi.s64" [D64 X64 X64] COMM Plain Product;
    MulHiU16 "mul.hi.u16" [D16 X16 X16] COMM Plain Product;
    MulHiU32 "mul.hi.u32" [D32 X32 X32] COMM Plain Product;
    MulHiU64 "mul.hi.u64" [D64 X64 X64] COMM Plain Product;
    MulWideS32 "mul.wide.s32" [D64 X32 X32] COMM Plain Product;
    MulWideU32 "mul.wide.u32" [D64 X32 X32] COMM Plain Product;
    MadLoS16 "mad.lo.s16" [D16 X16 X16 X16] COMM Plain Product;
    MadLoS32 "mad.lo.s32" [D32 X32 X32 X32] COMM Plain Product;
    MadLoS64 "mad.lo.s64" [D64 X64 X64 X64] COMM Plain Product;
    DivS16 "div.s16" [D16 X16 X16] NONE Plain Slow;
    DivS32 "div.s32" [D32 X32 X32] NONE Plain Slow;
    DivS64 "div.s64" [D64 X64 X64] NONE Plain Slow;
    DivU16 "div.u16" [D16 X16 X16] NONE Plain Slow;
    DivU32 "div.u32" [D32 X32 X32] NONE Plain Slow;
    DivU64 "div.u64" [D64 X64 X64] NONE Plain Slow;
    RemS16 "rem.s16" [D16 X16 X16] NONE Plain Slow;
    RemS32 "rem.s32" [D32 X32 X32] NONE Plain Slow;
    RemS64 "rem.s64" [D64 X64 X64] NONE Plain Slow;
    RemU16 "rem.u16" [D16 X16 X16] NONE Plain Slow;
    RemU32 "rem.u32" [D32 X32 X32] NONE Plain Slow;
    RemU64 "rem.u64" [D64 X64 X64] NONE Plain Slow;
    MinS16 "min.s16" [D16 X16 X16] COMM Plain;
    MinS32 "min.s32" [D32 X32 X32] COMM Plain;
    MinS64 "min.s64" [D64 X64 X64] COMM Plain;
    MinU16 "min.u16" [D16 X16 X16] COMM Plain;
    MinU32 "min.u32" [D32 X32 X32] COMM Plain;
    MinU64 "min.u64" [D64 X64 X64] COMM Plain;
    MaxS16 "max.s16" [D16 X16 X16] COMM Plain;
    MaxS32 "max.s32" [D32 X32 X32] COMM Plain;
    MaxS64 "max.s64" [D64 X64 X64] COMM Plain;
    MaxU16 "max.u16" [D16 X16 X16] COMM Plain;
    MaxU32 "max.u32" [D32 X32 X32] COMM Plain;
    MaxU64 "max.u64" [D64 X64 X64] COMM Plain;
    AddSatS32 "add.sat.s32" [D32 X32 X32] NONE Plain;
    SubSatS32 "sub.sat.s32" [D32 X32 X32] NONE Plain;
    AbsS16 "abs.s16" [D16 X16] NONE Plain;
    AbsS32 "abs.s32" [D32 X32] NONE Plain;
    AbsS64 "abs.s64" [D64 X64] NONE Plain;
    NegS16 "neg.s16" [D16 X16] NONE Plain;
    NegS32 "neg.s32" [D32 X32] NONE Plain;
    NegS64 "neg.s64" [D64 X64] NONE Plain;
    AndPred "and.pred" [D1 R1 R1] COMM Plain;
    AndB16 "and.b16" [D16 X16 X16] COMM Plain;
    AndB32 "and.b32" [D32 X32 X32] COMM Plain;
    AndB64 "and.b64" [D64 X64 X64] COMM Plain;
    OrPred "or.pred" [D1 R1 R1] COMM Plain;
    OrB16 "or.b16" [D16 X16 X16] COMM Plain;
    OrB32 "or.b32" [D32 X32 X32] COMM Plain;
    OrB64 "or.b64" [D64 X64 X64] COMM Plain;
    XorPred "xor.pred" [D1 R1 R1] COMM Plain;
    XorB16 "xor.b16" [D16 X16 X16] COMM Plain;
    XorB32 "xor.b32" [D32 X32 X32] COMM Plain;
    XorB64 "xor.b64" [D64 X64 X64] COMM Plain;
    NotPred "not.pred" [D1 R1] NONE Plain;
    NotB16 "not.b16" [D16 X16] NONE Plain;
    NotB32 "not.b32" [D32 X32] NONE Plain;
    NotB64 "not.b64" [D64 X64] NONE Plain;
    ShlB16 "shl.b16" [D16 X16 X32] NONE Plain;
    ShlB32 "shl.b32" [D32 X32 X32] NONE Plain;
    ShlB64 "shl.b64" [D64 X64 X32] NONE Plain;
    ShrU16 "shr.u16" [D16 X16 X32] NONE Plain;
    ShrU32 "shr.u32" [D32 X32 X32] NONE Plain;
    ShrU64 "shr.u64" [D64 X64 X32] NONE Plain;
    ShrS16 "shr.s16" [D16 X16 X32] NONE Plain;
    ShrS32 "shr.s32" [D32 X32 X32] NONE Plain;
    ShrS64 "shr.s64" [D64 X64 X32] NONE Plain;
    ShfLWrap "shf.l.wrap.b32" [D32 X32 X32 X32] NONE Plain;
    ShfRWrap "shf.r.wrap.b32" [D32 X32 X32 X32] NONE Plain;
    PopcB32 "popc.b32" [D32 X32] NONE Plain;
    PopcB64 "popc.b64" [D32 X64] NONE Plain;
    ClzB32 "clz.b32" [D32 X32] NONE Plain;
    ClzB64 "clz.b64" [D32 X64] NONE Plain;
    BrevB32 "brev.b32" [D32 X32] NONE Plain;
    BrevB64 "brev.b64" [D64 X64] NONE Plain;
    BfeU32 "bfe.u32" [D32 X32 X32 X32] NONE Plain;
    BfiB32 "bfi.b32" [D32 X32 X32 X32 X32] NONE Plain;
    PrmtB32 "prmt.b32" [D32 X32 X32 X32] NONE Plain;
    AddCcS64 "add.cc.s64" [D64 X64 X64] SIDE Plain;
    AddcCcS64 "addc.cc.s64" [D64 X64 X64] SIDE Plain;
    AddcS64 "addc.s64" [D64 X64 X64] SIDE Plain;
    SubCcS64 "sub.cc.s64" [D64 X64 X64] SIDE Plain;
    SubcCcS64 "subc.cc.s64" [D64 X64 X64] SIDE Plain;
    SubcS64 "subc.s64" [D64 X64 X64] SIDE Plain;
    AddF32 "add.rn.f32" [D32 F32 F32] COMM Plain;
    SubF32 "sub.rn.f32" [D32 F32 F32] NONE Plain;
    MulF32 "mul.rn.f32" [D32 F32 F32] COMM Plain Product;
    FmaF32 "fma.rn.f32" [D32 F32 F32 F32] COMM Plain;
    MinF32 "min.f32" [D32 F32 F32] COMM Plain;
    MinNanF32 "min.NaN.f32" [D32 F32 F32] COMM Plain;
    MaxF32 "max.f32" [D32 F32 F32] COMM Plain;
    MaxNanF32 "max.NaN.f32" [D32 F32 F32] COMM Plain;
    AddF32Ftz "add.rn.ftz.f32" [D32 F32 F32] COMM Plain;
    SubF32Ftz "sub.rn.ftz.f32" [D32 F32 F32] NONE Plain;
    MulF32Ftz "mul.rn.ftz.f32" [D32 F32 F32] COMM Plain Product;
    FmaF32Ftz "fma.rn.ftz.f32" [D32 F32 F32 F32] COMM Plain;
    MinF32Ftz "min.ftz.f32" [D32 F32 F32] COMM Plain;
    MinNanF32Ftz "min.ftz.NaN.f32" [D32 F32 F32] COMM Plain;
    MaxF32Ftz "max.ftz.f32" [D32 F32 F32] COMM Plain;
    MaxNanF32Ftz "max.ftz.NaN.f32" [D32 F32 F32] COMM Plain;
    NegF32 "neg.f32" [D32 F32] NONE Plain;
    AbsF32 "abs.f32" [D32 F32] NONE Plain;
    AddF64 "add.rn.f64" [D64 F64 F64] COMM Plain Slow;
    SubF64 "sub.rn.f64" [D64 F64 F64] NONE Plain Slow;
    MulF64 "mul.rn.f64" [D64 F64 F64] COMM Plain Slow;
    FmaF64 "fma.rn.f64" [D64 F64 F64 F64] COMM Plain Slow;
    MinF64 "min.f64" [D64 F64 F64] COMM Plain Slow;
    MaxF64 "max.f64" [D64 F64 F64] COMM Plain Slow;
    NegF64 "neg.f64" [D64 F64] NONE Plain Slow;
    AbsF64 "abs.f64" [D64 F64] NONE Plain Slow;
    AddF16 "add.rn.f16" [D16 R16 R16] COMM Plain;
    SubF16 "sub.rn.f16" [D16 R16 R16] NONE Plain;
    MulF16 "mul.rn.f16" [D16 R16 R16] COMM Plain Product;
    FmaF16 "fma.rn.f16" [D16 R16 R16 R16] COMM Plain;
    MinF16 "min.f16" [D16 R16 R16] COMM Plain;
    MinNanF16 "min.NaN.f16" [D16 R16 R16] COMM Plain;
    MaxF16 "max.f16" [D16 R16 R16] COMM Plain;
    MaxNanF16 "max.NaN.f16" [D16 R16 R16] COMM Plain;
    NegF16 "neg.f16" [D16 R16] NONE Plain;
    AbsF16 "abs.f16" [D16 R16] NONE Plain;
    AddF16x2 "add.rn.f16x2" [D32 R32 R32] COMM Plain;
    SubF16x2 "sub.rn.f16x2" [D32 R32 R32] NONE Plain;
    MulF16x2 "mul.rn.f16x2" [D32 R32 R32] COMM Plain Product;
    FmaF16x2 "fma.rn.f16x2" [D32 R32 R32 R32] COMM Plain;
    MinF16x2 "min.f16x2" [D32 R32 R32] COMM Plain;
    MinNanF16x2 "min.NaN.f16x2" [D32 R32 R32] COMM Plain;
    MaxF16x2 "max.f16x2" [D32 R32 R32] COMM Plain;
    MaxNanF16x2 "max.NaN.f16x2" [D32 R32 R32] COMM Plain;
    NegF16x2 "neg.f16x2" [D32 R32] NONE Plain;
    AbsF16x2 "abs.f16x2" [D32 R32] NONE Plain;
    AddBf16 "add.rn.bf16" [D16 R16 R16] COMM Plain;
    SubBf16 "sub.rn.bf16" [D16 R16 R16] NONE Plain;
    MulBf16 "mul.rn.bf16" [D16 R16 R16] COMM Plain Product;
    FmaBf16 "fma.rn.bf16" [D16 R16 R16 R16] COMM Plain;
    MinBf16 "min.bf16" [D16 R16 R16] COMM Plain;
    MinNanBf16 "min.NaN.bf16" [D16 R16 R16] COMM Plain;
    MaxBf16 "max.bf16" [D16 R16 R16] COMM Plain;
    MaxNanBf16 "max.NaN.bf16" [D16 R16 R16] COMM Plain;
    NegBf16 "neg.bf16" [D16 R16] NONE Plain;
    AbsBf16 "abs.bf16" [D16 R16] NONE Plain;
    AddBf16x2 "add.rn.bf16x2" [D32 R32 R32] COMM Plain;
    SubBf16x2 "sub.rn.bf16x2" [D32 R32 R32] NONE Plain;
    MulBf16x2 "mul.rn.bf16x2" [D32 R32 R32] COMM Plain Product;
    FmaBf16x2 "fma.rn.bf16x2" [D32 R32 R32 R32] COMM Plain;
    MinBf16x2 "min.bf16x2" [D32 R32 R32] COMM Plain;
    MinNanBf16x2 "min.NaN.bf16x2" [D32 R32 R32] COMM Plain;
    MaxBf16x2 "max.bf16x2" [D32 R32 R32] COMM Plain;
    MaxNanBf16x2 "max.NaN.bf16x2" [D32 R32 R32] COMM Plain;
    NegBf16x2 "neg.bf16x2" [D32 R32] NONE Plain;
    AbsBf16x2 "abs.bf16x2" [D32 R32] NONE Plain;
    CopysignF32 "copysign.f32" [D32 F32 F32] NONE Plain;
    CopysignF64 "copysign.f64" [D64 F64 F64] NONE Plain Slow;
    DivRnF32 "div.rn.f32" [D32 F32 F32] NONE Plain Slow;
    DivApproxF32 "div.approx.f32" [D32 F32 F32] NONE Plain Slow;
    DivFullF32 "div.full.f32" [D32 F32 F32] NONE Plain Slow;
    RcpRnF32 "rcp.rn.f32" [D32 F32] NONE Plain Slow;
    RcpApproxF32 "rcp.approx.f32" [D32 F32] NONE Plain Slow;
    SqrtRnF32 "sqrt.rn.f32" [D32 F32] NONE Plain Slow;
    SqrtApproxF32 "sqrt.approx.f32" [D32 F32] NONE Plain Slow;
    RsqrtApproxF32 "rsqrt.approx.f32" [D32 F32] NONE Plain Slow;
    Ex2ApproxF32 "ex2.approx.f32" [D32 F32] NONE Plain Slow;
    Lg2ApproxF32 "lg2.approx.f32" [D32 F32] NONE Plain Slow;
    SinApproxF32 "sin.approx.f32" [D32 F32] NONE Plain Slow;
    CosApproxF32 "cos.approx.f32" [D32 F32] NONE Plain Slow;
    DivRnF32Ftz "div.rn.ftz.f32" [D32 F32 F32] NONE Plain Slow;
    DivApproxF32Ftz "div.approx.ftz.f32" [D32 F32 F32] NONE Plain Slow;
    DivFullF32Ftz "div.full.ftz.f32" [D32 F32 F32] NONE Plain Slow;
    RcpRnF32Ftz "rcp.rn.ftz.f32" [D32 F32] NONE Plain Slow;
    RcpApproxF32Ftz "rcp.approx.ftz.f32" [D32 F32] NONE Plain Slow;
    SqrtRnF32Ftz "sqrt.rn.ftz.f32" [D32 F32] NONE Plain Slow;
    SqrtApproxF32Ftz "sqrt.approx.ftz.f32" [D32 F32] NONE Plain Slow;
    RsqrtApproxF32Ftz "rsqrt.approx.ftz.f32" [D32 F32] NONE Plain Slow;
    Ex2ApproxF32Ftz "ex2.approx.ftz.f32" [D32 F32] NONE Plain Slow;
    Lg2ApproxF32Ftz "lg2.approx.ftz.f32" [D32 F32] NONE Plain Slow;
    SinApproxF32Ftz "sin.approx.ftz.f32" [D32 F32] NONE Plain Slow;
    CosApproxF32Ftz "cos.approx.ftz.f32" [D32 F32] NONE Plain Slow;
    TanhApproxF32 "tanh.approx.f32" [D32 F32] NONE Plain Slow;
    DivRnF64 "div.rn.f64" [D64 F64 F64] NONE Plain Slow;
    RcpRnF64 "rcp.rn.f64" [D64 F64] NONE Plain Slow;
    SqrtRnF64 "sqrt.rn.f64" [D64 F64] NONE Plain Slow;
    SetpS16 "setp.s16" [D1 C X16 X16] NONE Setp;
    SetpU16 "setp.u16" [D1 C X16 X16] NONE Setp;
    SetpB16 "setp.b16" [D1 C X16 X16] NONE Setp;
    SetpS32 "setp.s32" [D1 C X32 X32] NONE Setp;
    SetpU32 "setp.u32" [D1 C X32 X32] NONE Setp;
    SetpB32 "setp.b32" [D1 C X32 X32] NONE Setp;
    SetpS64 "setp.s64" [D1 C X64 X64] NONE Setp;
    SetpU64 "setp.u64" [D1 C X64 X64] NONE Setp;
    SetpB64 "setp.b64" [D1 C X64 X64] NONE Setp;
    SetpF16 "setp.f16" [D1 C R16 R16] NONE Setp;
    SetpBf16 "setp.bf16" [D1 C R16 R16] NONE Setp;
    SetpF32 "setp.f32" [D1 C F32 F32] NONE Setp;
    SetpF64 "setp.f64" [D1 C F64 F64] NONE Setp;
    SetpF32Ftz "setp.ftz.f32" [D1 C F32 F32] NONE Setp;
    SelpB16 "selp.b16" [D16 X16 X16 R1] NONE Plain;
    SelpB32 "selp.b32" [D32 X32 X32 R1] NONE Plain;
    SelpB64 "selp.b64" [D64 X64 X64 R1] NONE Plain;
    Cvt "cvt" [DA M RA] NONE Cvt;
    Ld "ld" [DA M A O] LOAD Ld;
    Ld2 "ld.v2" [DA DA M A O] LOAD Ld;
    Ld4 "ld.v4" [DA DA DA DA M A O] LOAD Ld;
    Ld8 "ld.v8" [DA DA DA DA DA DA DA DA M A O] LOAD Ld;
    St "st" [M A O XA] STORE St;
    St2 "st.v2" [M A O XA XA] STORE St;
    St4 "st.v4" [M A O XA XA XA XA] STORE St;
    St8 "st.v8" [M A O XA XA XA XA XA XA XA XA] STORE St;
    Atom "atom" [DA M A O XA] ATOMIC Atom;
    AtomCas "atom.cas" [DA M A O XA XA] ATOMIC Atom;
    Red "red" [M A O XA] ATOMIC Red;
    LdParam "ld.param" [DA M I O] LOAD LdParam;
    LdParam2 "ld.param.v2" [DA DA M I O] LOAD LdParam;
    LdParam4 "ld.param.v4" [DA DA DA DA M I O] LOAD LdParam;
    StRet "st.ret" [M O XA] STORE StRet;
    StRet2 "st.ret.v2" [M O XA XA] STORE StRet;
    StRet4 "st.ret.v4" [M O XA XA XA XA] STORE StRet;
    StArg "st.arg" [M I O XA] STORE StArg;
    StArg2 "st.arg.v2" [M I O XA XA] STORE StArg;
    StArg4 "st.arg.v4" [M I O XA XA XA XA] STORE StArg;
    LdRet "ld.ret" [DA M O] LOAD LdRet;
    LdRet2 "ld.ret.v2" [DA DA M O] LOAD LdRet;
    LdRet4 "ld.ret.v4" [DA DA DA DA M O] LOAD LdRet;
    MovParam "mov.param" [DA I O] NONE MovParam;
    CvtaGlobal "cvta.global.u64" [D64 R64] NONE Plain;
    CvtaShared "cvta.shared.u64" [D64 R64] NONE Plain;
    CvtaLocal "cvta.local.u64" [D64 R64] NONE Plain;
    CvtaConst "cvta.const.u64" [D64 R64] NONE Plain;
    CvtaParam "cvta.param.u64" [D64 R64] NONE Plain;
    CvtaToGlobal "cvta.to.global.u64" [D64 R64] NONE Plain;
    CvtaToShared "cvta.to.shared.u64" [D64 R64] NONE Plain;
    CvtaToLocal "cvta.to.local.u64" [D64 R64] NONE Plain;
    CvtaToConst "cvta.to.const.u64" [D64 R64] NONE Plain;
    CvtaSharedCluster "cvta.shared::cluster.u64" [D64 R64] NONE Plain;
    CvtaToSharedCluster "cvta.to.shared::cluster.u64" [D64 R64] NONE Plain;
    FenceScCta "fence.sc.cta" [] FENCE Plain;
    FenceScCluster "fence.sc.cluster" [] FENCE Plain;
    FenceScGpu "fence.sc.gpu" [] FENCE Plain;
    FenceScSys "fence.sc.sys" [] FENCE Plain;
    FenceAcqRelCta "fence.acq_rel.cta" [] FENCE Plain;
    FenceAcqRelCluster "fence.acq_rel.cluster" [] FENCE Plain;
    FenceAcqRelGpu "fence.acq_rel.gpu" [] FENCE Plain;
    FenceAcqRelSys "fence.acq_rel.sys" [] FENCE Plain;
    MembarCta "membar.cta" [] FENCE Plain;
    MembarGl "membar.gl" [] FENCE Plain;
    MembarSys "membar.sys" [] FENCE Plain;
    Alloca "alloca.u64" [D64 X64 I] SIDE Plain;
    StackSave "stacksave.u64" [D64] SIDE Plain;
    StackRestore "stackrestore.u64" [R64] SIDE Plain;
    CallBegin "call.begin" [] SIDE CallBegin;
    CallEnd "call.end" [] SIDE CallEnd;
    ArgDecl "param.decl" [I I I] SIDE ArgDecl;
    CallProto "callprototype" [I I] VARIADIC Proto;
    Call "call" [I CALLEE I] CALL Call;
    Bra "bra" [B] JUMP Bra;
    BraIf "bra.if" [R1 I B] JUMP_IF BraIf;
    Brx "brx.idx" [X32 J] JUMP_TABLE Brx;
    Ret "ret" [] LEAVE Plain;
    Exit "exit" [] LEAVE Plain;
    Trap "trap" [] SIDE Plain;
    PragmaNounroll "pragma.nounroll" [] POSITION Pragma;
    Template "template" [] VARIADIC Template;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn costs_are_those_of_the_operations() {
        const SLOW: [&str; 10] =
            ["div.", "rem.", "sqrt.", "rcp.", "rsqrt.", "sin.", "cos.", "ex2.", "lg2.", "tanh."];
        for desc in ROWS.iter().filter(|desc| Format::of(desc) == Format::Plain) {
            let starts = |part: &&str| desc.name.starts_with(part);
            let expected = if SLOW.iter().any(starts) || desc.name.ends_with("f64") {
                Cost::Slow
            } else if ["mul", "mad"].iter().any(starts) {
                Cost::Product
            } else {
                Cost::Simple
            };
            assert_eq!(Cost::of(desc), expected, "{}", desc.name);
        }
    }
}
