//! Rows of the intrinsics for products of matrices.

use ir::machine::Opcode;

use crate::target::Generation;
use crate::target::table::{self, Form, op, real};

/// Kind of a product of matrices.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Product {
    /// CDNA's: `llvm.amdgcn.mfma.*`.
    Mfma,
    /// RDNA's: `llvm.amdgcn.wmma.*`.
    Wmma,
    /// CDNA's with a sparse factor: `llvm.amdgcn.smfmac.*`.
    Smfmac,
    /// RDNA's with a sparse factor: `llvm.amdgcn.swmmac.*`.
    Swmmac,
    /// CDNA 4's of elements with scales: `llvm.amdgcn.mfma.scale.*`.
    Scaled,
}

impl Product {
    /// Returns the kind of an intrinsic, if it is a product.
    pub(crate) fn of(name: &str) -> Option<Self> {
        match name.split_once('.')? {
            ("mfma", rest) if rest.starts_with("scale.") => Some(Self::Scaled),
            ("mfma", _) => Some(Self::Mfma),
            ("wmma", _) => Some(Self::Wmma),
            ("smfmac", _) => Some(Self::Smfmac),
            ("swmmac", _) => Some(Self::Swmmac),
            _ => None,
        }
    }
}

/// Format of a factor's elements in products of 8, 6 and 4 bits, by the instructions' numbers.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Format(u8);

impl Format {
    /// Returns the format of a number: fp8, bf8, fp6, bf6, fp4.
    pub(crate) fn of(number: i64) -> Option<Self> {
        u8::try_from(number).ok().filter(|&n| n < 5).map(Self)
    }

    /// The number.
    pub(crate) fn number(self) -> i64 {
        self.0.into()
    }

    /// Dwords of a lane's 32 elements.
    pub(crate) fn dwords(self) -> usize {
        [8, 6, 4][self.size()]
    }

    /// The position of the size among 8, 6 and 4 bits.
    fn size(self) -> usize {
        usize::from(self.0) / 2
    }
}

/// Returns the row of `llvm.amdgcn.mfma.scale.*` for two formats, with or without scales.
pub(crate) fn scaled(
    generation: Generation,
    name: &str,
    formats: [Format; 2],
    scales: bool,
) -> Option<Opcode> {
    let rest = name.strip_prefix("mfma.scale.f32.")?;
    let shape = rest.split_once(".f8f6f4")?.0;
    let rows = match (shape, scales) {
        ("16x16x128", false) => &F8F6F4_16X16X128,
        ("16x16x128", true) => &SCALED_16X16X128,
        ("32x32x64", false) => &F8F6F4_32X32X64,
        ("32x32x64", true) => &SCALED_32X32X64,
        _ => return None,
    };
    let [a, b] = formats.map(Format::size);
    real(generation, rows[a][b]).map(|_| rows[a][b])
}

/// Returns the row of `llvm.amdgcn.smfmac.*` on a generation.
pub(crate) fn smfmac(generation: Generation, name: &str) -> Option<Opcode> {
    let row = SMFMAC.iter().find(|row| row.0 == name)?.1;
    real(generation, row).map(|_| row)
}

/// Returns the row of `llvm.amdgcn.swmmac.*`, whatever types it is for.
pub(crate) fn swmmac(generation: Generation, name: &str, wave32: bool) -> Option<Opcode> {
    let row = SWMMAC.iter().find(|row| is_of(name, row.0))?.1[usize::from(!wave32)];
    real(generation, row).map(|_| row)
}

/// Whether a name is the base's, with or without types.
fn is_of(name: &str, base: &str) -> bool {
    name.strip_prefix(base).is_some_and(|rest| matches!(rest.bytes().next(), None | Some(b'.')))
}

/// Whether the factors of `llvm.amdgcn.wmma.*` are integers, whose signs are arguments.
pub(crate) fn is_of_integers(name: &str) -> bool {
    name.contains(".iu")
}

/// Returns the row of `llvm.amdgcn.mfma.*` on a generation.
pub(crate) fn mfma(generation: Generation, name: &str) -> Option<Opcode> {
    let row = MFMA.iter().find(|row| row.0 == name)?.1;
    is_selected(generation, row).then_some(row)
}

/// Whether a product in vector registers is selected on a generation: it has the instruction, or has it with accumulators, which
/// [`crate::frame_lowering::accumulators`] puts in its place.
pub(crate) fn is_selected(generation: Generation, row: Opcode) -> bool {
    let in_accumulators = || table::form(row, Form::InAccumulators);
    let elsewhere = generation.sums_in_accumulators().then(in_accumulators).flatten();
    real(generation, elsewhere.unwrap_or(row)).is_some()
}

/// Returns the row of `llvm.amdgcn.wmma.*`, whatever types it is for, on a generation in waves of 32 or 64 lanes.
pub(crate) fn wmma(generation: Generation, name: &str, wave32: bool) -> Option<Opcode> {
    let row = WMMA.iter().find(|row| is_of(name, row.0))?;
    let rows = if wave32 { row.1 } else { row.2 };
    rows.iter().copied().find(|&row| real(generation, row).is_some())
}

const MFMA: &[(&str, Opcode)] = &[
    ("mfma.f32.16x16x16bf16.1k", op::V_MFMA_F32_16X16X16BF16_1K_vgprcd_e64),
    ("mfma.f32.16x16x16f16", op::V_MFMA_F32_16X16X16F16_vgprcd_e64),
    ("mfma.f32.16x16x1f32", op::V_MFMA_F32_16X16X1F32_vgprcd_e64),
    ("mfma.f32.16x16x2bf16", op::V_MFMA_F32_16X16X2BF16_vgprcd_e64),
    ("mfma.f32.16x16x32.bf16", op::V_MFMA_F32_16X16X32_BF16_vgprcd_e64),
    ("mfma.f32.16x16x32.bf8.bf8", op::V_MFMA_F32_16X16X32_BF8_BF8_vgprcd_e64),
    ("mfma.f32.16x16x32.bf8.fp8", op::V_MFMA_F32_16X16X32_BF8_FP8_vgprcd_e64),
    ("mfma.f32.16x16x32.f16", op::V_MFMA_F32_16X16X32_F16_vgprcd_e64),
    ("mfma.f32.16x16x32.fp8.bf8", op::V_MFMA_F32_16X16X32_FP8_BF8_vgprcd_e64),
    ("mfma.f32.16x16x32.fp8.fp8", op::V_MFMA_F32_16X16X32_FP8_FP8_vgprcd_e64),
    ("mfma.f32.16x16x4bf16.1k", op::V_MFMA_F32_16X16X4BF16_1K_vgprcd_e64),
    ("mfma.f32.16x16x4f16", op::V_MFMA_F32_16X16X4F16_vgprcd_e64),
    ("mfma.f32.16x16x4f32", op::V_MFMA_F32_16X16X4F32_vgprcd_e64),
    ("mfma.f32.16x16x8.xf32", op::V_MFMA_F32_16X16X8XF32_vgprcd_e64),
    ("mfma.f32.16x16x8bf16", op::V_MFMA_F32_16X16X8BF16_vgprcd_e64),
    ("mfma.f32.32x32x16.bf16", op::V_MFMA_F32_32X32X16_BF16_vgprcd_e64),
    ("mfma.f32.32x32x16.bf8.bf8", op::V_MFMA_F32_32X32X16_BF8_BF8_vgprcd_e64),
    ("mfma.f32.32x32x16.bf8.fp8", op::V_MFMA_F32_32X32X16_BF8_FP8_vgprcd_e64),
    ("mfma.f32.32x32x16.f16", op::V_MFMA_F32_32X32X16_F16_vgprcd_e64),
    ("mfma.f32.32x32x16.fp8.bf8", op::V_MFMA_F32_32X32X16_FP8_BF8_vgprcd_e64),
    ("mfma.f32.32x32x16.fp8.fp8", op::V_MFMA_F32_32X32X16_FP8_FP8_vgprcd_e64),
    ("mfma.f32.32x32x1f32", op::V_MFMA_F32_32X32X1F32_vgprcd_e64),
    ("mfma.f32.32x32x2bf16", op::V_MFMA_F32_32X32X2BF16_vgprcd_e64),
    ("mfma.f32.32x32x2f32", op::V_MFMA_F32_32X32X2F32_vgprcd_e64),
    ("mfma.f32.32x32x4.xf32", op::V_MFMA_F32_32X32X4XF32_vgprcd_e64),
    ("mfma.f32.32x32x4bf16", op::V_MFMA_F32_32X32X4BF16_vgprcd_e64),
    ("mfma.f32.32x32x4bf16.1k", op::V_MFMA_F32_32X32X4BF16_1K_vgprcd_e64),
    ("mfma.f32.32x32x4f16", op::V_MFMA_F32_32X32X4F16_vgprcd_e64),
    ("mfma.f32.32x32x8bf16.1k", op::V_MFMA_F32_32X32X8BF16_1K_vgprcd_e64),
    ("mfma.f32.32x32x8f16", op::V_MFMA_F32_32X32X8F16_vgprcd_e64),
    ("mfma.f32.4x4x1f32", op::V_MFMA_F32_4X4X1F32_vgprcd_e64),
    ("mfma.f32.4x4x2bf16", op::V_MFMA_F32_4X4X2BF16_vgprcd_e64),
    ("mfma.f32.4x4x4bf16.1k", op::V_MFMA_F32_4X4X4BF16_1K_vgprcd_e64),
    ("mfma.f32.4x4x4f16", op::V_MFMA_F32_4X4X4F16_vgprcd_e64),
    ("mfma.f64.16x16x4f64", op::V_MFMA_F64_16X16X4F64_vgprcd_e64),
    ("mfma.f64.4x4x4f64", op::V_MFMA_F64_4X4X4F64_vgprcd_e64),
    ("mfma.i32.16x16x16i8", op::V_MFMA_I32_16X16X16I8_vgprcd_e64),
    ("mfma.i32.16x16x32.i8", op::V_MFMA_I32_16X16X32I8_vgprcd_e64),
    ("mfma.i32.16x16x4i8", op::V_MFMA_I32_16X16X4I8_vgprcd_e64),
    ("mfma.i32.16x16x64.i8", op::V_MFMA_I32_16X16X64_I8_vgprcd_e64),
    ("mfma.i32.32x32x16.i8", op::V_MFMA_I32_32X32X16I8_vgprcd_e64),
    ("mfma.i32.32x32x32.i8", op::V_MFMA_I32_32X32X32_I8_vgprcd_e64),
    ("mfma.i32.32x32x4i8", op::V_MFMA_I32_32X32X4I8_vgprcd_e64),
    ("mfma.i32.32x32x8i8", op::V_MFMA_I32_32X32X8I8_vgprcd_e64),
    ("mfma.i32.4x4x4i8", op::V_MFMA_I32_4X4X4I8_vgprcd_e64),
];

const SMFMAC: &[(&str, Opcode)] = &[
    ("smfmac.f32.16x16x128.bf8.bf8", op::V_SMFMAC_F32_16X16X128_BF8_BF8_e64),
    ("smfmac.f32.16x16x128.bf8.fp8", op::V_SMFMAC_F32_16X16X128_BF8_FP8_e64),
    ("smfmac.f32.16x16x128.fp8.bf8", op::V_SMFMAC_F32_16X16X128_FP8_BF8_e64),
    ("smfmac.f32.16x16x128.fp8.fp8", op::V_SMFMAC_F32_16X16X128_FP8_FP8_e64),
    ("smfmac.f32.16x16x32.bf16", op::V_SMFMAC_F32_16X16X32_BF16_e64),
    ("smfmac.f32.16x16x32.f16", op::V_SMFMAC_F32_16X16X32_F16_e64),
    ("smfmac.f32.16x16x64.bf16", op::V_SMFMAC_F32_16X16X64_BF16_e64),
    ("smfmac.f32.16x16x64.bf8.bf8", op::V_SMFMAC_F32_16X16X64_BF8_BF8_e64),
    ("smfmac.f32.16x16x64.bf8.fp8", op::V_SMFMAC_F32_16X16X64_BF8_FP8_e64),
    ("smfmac.f32.16x16x64.f16", op::V_SMFMAC_F32_16X16X64_F16_e64),
    ("smfmac.f32.16x16x64.fp8.bf8", op::V_SMFMAC_F32_16X16X64_FP8_BF8_e64),
    ("smfmac.f32.16x16x64.fp8.fp8", op::V_SMFMAC_F32_16X16X64_FP8_FP8_e64),
    ("smfmac.f32.32x32x16.bf16", op::V_SMFMAC_F32_32X32X16_BF16_e64),
    ("smfmac.f32.32x32x16.f16", op::V_SMFMAC_F32_32X32X16_F16_e64),
    ("smfmac.f32.32x32x32.bf16", op::V_SMFMAC_F32_32X32X32_BF16_e64),
    ("smfmac.f32.32x32x32.bf8.bf8", op::V_SMFMAC_F32_32X32X32_BF8_BF8_e64),
    ("smfmac.f32.32x32x32.bf8.fp8", op::V_SMFMAC_F32_32X32X32_BF8_FP8_e64),
    ("smfmac.f32.32x32x32.f16", op::V_SMFMAC_F32_32X32X32_F16_e64),
    ("smfmac.f32.32x32x32.fp8.bf8", op::V_SMFMAC_F32_32X32X32_FP8_BF8_e64),
    ("smfmac.f32.32x32x32.fp8.fp8", op::V_SMFMAC_F32_32X32X32_FP8_FP8_e64),
    ("smfmac.f32.32x32x64.bf8.bf8", op::V_SMFMAC_F32_32X32X64_BF8_BF8_e64),
    ("smfmac.f32.32x32x64.bf8.fp8", op::V_SMFMAC_F32_32X32X64_BF8_FP8_e64),
    ("smfmac.f32.32x32x64.fp8.bf8", op::V_SMFMAC_F32_32X32X64_FP8_BF8_e64),
    ("smfmac.f32.32x32x64.fp8.fp8", op::V_SMFMAC_F32_32X32X64_FP8_FP8_e64),
    ("smfmac.i32.16x16x128.i8", op::V_SMFMAC_I32_16X16X128_I8_e64),
    ("smfmac.i32.16x16x64.i8", op::V_SMFMAC_I32_16X16X64_I8_e64),
    ("smfmac.i32.32x32x32.i8", op::V_SMFMAC_I32_32X32X32_I8_e64),
    ("smfmac.i32.32x32x64.i8", op::V_SMFMAC_I32_32X32X64_I8_e64),
];

/// The rows in waves of 32 lanes and of 64.
const SWMMAC: &[(&str, [Opcode; 2])] = &[
    (
        "swmmac.bf16.16x16x32.bf16",
        [op::V_SWMMAC_BF16_16X16X32_BF16_w32_twoaddr, op::V_SWMMAC_BF16_16X16X32_BF16_w64_twoaddr],
    ),
    (
        "swmmac.f16.16x16x32.f16",
        [op::V_SWMMAC_F16_16X16X32_F16_w32_twoaddr, op::V_SWMMAC_F16_16X16X32_F16_w64_twoaddr],
    ),
    (
        "swmmac.f32.16x16x32.bf16",
        [op::V_SWMMAC_F32_16X16X32_BF16_w32_twoaddr, op::V_SWMMAC_F32_16X16X32_BF16_w64_twoaddr],
    ),
    (
        "swmmac.f32.16x16x32.bf8.bf8",
        [
            op::V_SWMMAC_F32_16X16X32_BF8_BF8_w32_twoaddr,
            op::V_SWMMAC_F32_16X16X32_BF8_BF8_w64_twoaddr,
        ],
    ),
    (
        "swmmac.f32.16x16x32.bf8.fp8",
        [
            op::V_SWMMAC_F32_16X16X32_BF8_FP8_w32_twoaddr,
            op::V_SWMMAC_F32_16X16X32_BF8_FP8_w64_twoaddr,
        ],
    ),
    (
        "swmmac.f32.16x16x32.f16",
        [op::V_SWMMAC_F32_16X16X32_F16_w32_twoaddr, op::V_SWMMAC_F32_16X16X32_F16_w64_twoaddr],
    ),
    (
        "swmmac.f32.16x16x32.fp8.bf8",
        [
            op::V_SWMMAC_F32_16X16X32_FP8_BF8_w32_twoaddr,
            op::V_SWMMAC_F32_16X16X32_FP8_BF8_w64_twoaddr,
        ],
    ),
    (
        "swmmac.f32.16x16x32.fp8.fp8",
        [
            op::V_SWMMAC_F32_16X16X32_FP8_FP8_w32_twoaddr,
            op::V_SWMMAC_F32_16X16X32_FP8_FP8_w64_twoaddr,
        ],
    ),
    (
        "swmmac.i32.16x16x32.iu4",
        [op::V_SWMMAC_I32_16X16X32_IU4_w32_twoaddr, op::V_SWMMAC_I32_16X16X32_IU4_w64_twoaddr],
    ),
    (
        "swmmac.i32.16x16x32.iu8",
        [op::V_SWMMAC_I32_16X16X32_IU8_w32_twoaddr, op::V_SWMMAC_I32_16X16X32_IU8_w64_twoaddr],
    ),
    (
        "swmmac.i32.16x16x64.iu4",
        [op::V_SWMMAC_I32_16X16X64_IU4_w32_twoaddr, op::V_SWMMAC_I32_16X16X64_IU4_w64_twoaddr],
    ),
];

/// Rows by the formats of both factors: 8, 6 and 4 bits.
type ByFormats = [[Opcode; 3]; 3];

const F8F6F4_16X16X128: ByFormats = [
    [
        op::V_MFMA_F32_16X16X128_F8F6F4_f8_f8_vgprcd_e64,
        op::V_MFMA_F32_16X16X128_F8F6F4_f8_f6_vgprcd_e64,
        op::V_MFMA_F32_16X16X128_F8F6F4_f8_f4_vgprcd_e64,
    ],
    [
        op::V_MFMA_F32_16X16X128_F8F6F4_f6_f8_vgprcd_e64,
        op::V_MFMA_F32_16X16X128_F8F6F4_f6_f6_vgprcd_e64,
        op::V_MFMA_F32_16X16X128_F8F6F4_f6_f4_vgprcd_e64,
    ],
    [
        op::V_MFMA_F32_16X16X128_F8F6F4_f4_f8_vgprcd_e64,
        op::V_MFMA_F32_16X16X128_F8F6F4_f4_f6_vgprcd_e64,
        op::V_MFMA_F32_16X16X128_F8F6F4_f4_f4_vgprcd_e64,
    ],
];

const SCALED_16X16X128: ByFormats = [
    [
        op::V_MFMA_SCALE_F32_16X16X128_F8F6F4_f8_f8_vgprcd_e64,
        op::V_MFMA_SCALE_F32_16X16X128_F8F6F4_f8_f6_vgprcd_e64,
        op::V_MFMA_SCALE_F32_16X16X128_F8F6F4_f8_f4_vgprcd_e64,
    ],
    [
        op::V_MFMA_SCALE_F32_16X16X128_F8F6F4_f6_f8_vgprcd_e64,
        op::V_MFMA_SCALE_F32_16X16X128_F8F6F4_f6_f6_vgprcd_e64,
        op::V_MFMA_SCALE_F32_16X16X128_F8F6F4_f6_f4_vgprcd_e64,
    ],
    [
        op::V_MFMA_SCALE_F32_16X16X128_F8F6F4_f4_f8_vgprcd_e64,
        op::V_MFMA_SCALE_F32_16X16X128_F8F6F4_f4_f6_vgprcd_e64,
        op::V_MFMA_SCALE_F32_16X16X128_F8F6F4_f4_f4_vgprcd_e64,
    ],
];

const F8F6F4_32X32X64: ByFormats = [
    [
        op::V_MFMA_F32_32X32X64_F8F6F4_f8_f8_vgprcd_e64,
        op::V_MFMA_F32_32X32X64_F8F6F4_f8_f6_vgprcd_e64,
        op::V_MFMA_F32_32X32X64_F8F6F4_f8_f4_vgprcd_e64,
    ],
    [
        op::V_MFMA_F32_32X32X64_F8F6F4_f6_f8_vgprcd_e64,
        op::V_MFMA_F32_32X32X64_F8F6F4_f6_f6_vgprcd_e64,
        op::V_MFMA_F32_32X32X64_F8F6F4_f6_f4_vgprcd_e64,
    ],
    [
        op::V_MFMA_F32_32X32X64_F8F6F4_f4_f8_vgprcd_e64,
        op::V_MFMA_F32_32X32X64_F8F6F4_f4_f6_vgprcd_e64,
        op::V_MFMA_F32_32X32X64_F8F6F4_f4_f4_vgprcd_e64,
    ],
];

const SCALED_32X32X64: ByFormats = [
    [
        op::V_MFMA_SCALE_F32_32X32X64_F8F6F4_f8_f8_vgprcd_e64,
        op::V_MFMA_SCALE_F32_32X32X64_F8F6F4_f8_f6_vgprcd_e64,
        op::V_MFMA_SCALE_F32_32X32X64_F8F6F4_f8_f4_vgprcd_e64,
    ],
    [
        op::V_MFMA_SCALE_F32_32X32X64_F8F6F4_f6_f8_vgprcd_e64,
        op::V_MFMA_SCALE_F32_32X32X64_F8F6F4_f6_f6_vgprcd_e64,
        op::V_MFMA_SCALE_F32_32X32X64_F8F6F4_f6_f4_vgprcd_e64,
    ],
    [
        op::V_MFMA_SCALE_F32_32X32X64_F8F6F4_f4_f8_vgprcd_e64,
        op::V_MFMA_SCALE_F32_32X32X64_F8F6F4_f4_f6_vgprcd_e64,
        op::V_MFMA_SCALE_F32_32X32X64_F8F6F4_f4_f4_vgprcd_e64,
    ],
];

/// The rows in waves of 32 lanes, then those in waves of 64; of each gfx11's, then gfx12's.
type WmmaRow = (&'static str, &'static [Opcode], &'static [Opcode]);

/// Names that begin with others come before them.
const WMMA: &[WmmaRow] = &[
    (
        "wmma.bf16.16x16x16.bf16.tied",
        &[
            op::V_WMMA_BF16_16X16X16_BF16_TIED_twoaddr_w32,
            op::V_WMMA_BF16_16X16X16_BF16_w32_twoaddr,
        ],
        &[
            op::V_WMMA_BF16_16X16X16_BF16_TIED_twoaddr_w64,
            op::V_WMMA_BF16_16X16X16_BF16_w64_twoaddr,
        ],
    ),
    (
        "wmma.f16.16x16x16.f16.tied",
        &[op::V_WMMA_F16_16X16X16_F16_TIED_twoaddr_w32, op::V_WMMA_F16_16X16X16_F16_w32_twoaddr],
        &[op::V_WMMA_F16_16X16X16_F16_TIED_twoaddr_w64, op::V_WMMA_F16_16X16X16_F16_w64_twoaddr],
    ),
    (
        "wmma.bf16.16x16x16.bf16",
        &[op::V_WMMA_BF16_16X16X16_BF16_twoaddr_w32, op::V_WMMA_BF16_16X16X16_BF16_w32_twoaddr],
        &[op::V_WMMA_BF16_16X16X16_BF16_twoaddr_w64, op::V_WMMA_BF16_16X16X16_BF16_w64_twoaddr],
    ),
    (
        "wmma.f16.16x16x16.f16",
        &[op::V_WMMA_F16_16X16X16_F16_twoaddr_w32, op::V_WMMA_F16_16X16X16_F16_w32_twoaddr],
        &[op::V_WMMA_F16_16X16X16_F16_twoaddr_w64, op::V_WMMA_F16_16X16X16_F16_w64_twoaddr],
    ),
    (
        "wmma.f32.16x16x16.bf16",
        &[op::V_WMMA_F32_16X16X16_BF16_twoaddr_w32, op::V_WMMA_F32_16X16X16_BF16_w32_twoaddr],
        &[op::V_WMMA_F32_16X16X16_BF16_twoaddr_w64, op::V_WMMA_F32_16X16X16_BF16_w64_twoaddr],
    ),
    (
        "wmma.f32.16x16x16.bf8.bf8",
        &[op::V_WMMA_F32_16X16X16_BF8_BF8_w32_twoaddr],
        &[op::V_WMMA_F32_16X16X16_BF8_BF8_w64_twoaddr],
    ),
    (
        "wmma.f32.16x16x16.bf8.fp8",
        &[op::V_WMMA_F32_16X16X16_BF8_FP8_w32_twoaddr],
        &[op::V_WMMA_F32_16X16X16_BF8_FP8_w64_twoaddr],
    ),
    (
        "wmma.f32.16x16x16.f16",
        &[op::V_WMMA_F32_16X16X16_F16_twoaddr_w32, op::V_WMMA_F32_16X16X16_F16_w32_twoaddr],
        &[op::V_WMMA_F32_16X16X16_F16_twoaddr_w64, op::V_WMMA_F32_16X16X16_F16_w64_twoaddr],
    ),
    (
        "wmma.f32.16x16x16.fp8.bf8",
        &[op::V_WMMA_F32_16X16X16_FP8_BF8_w32_twoaddr],
        &[op::V_WMMA_F32_16X16X16_FP8_BF8_w64_twoaddr],
    ),
    (
        "wmma.f32.16x16x16.fp8.fp8",
        &[op::V_WMMA_F32_16X16X16_FP8_FP8_w32_twoaddr],
        &[op::V_WMMA_F32_16X16X16_FP8_FP8_w64_twoaddr],
    ),
    (
        "wmma.i32.16x16x16.iu4",
        &[op::V_WMMA_I32_16X16X16_IU4_twoaddr_w32, op::V_WMMA_I32_16X16X16_IU4_w32_twoaddr],
        &[op::V_WMMA_I32_16X16X16_IU4_twoaddr_w64, op::V_WMMA_I32_16X16X16_IU4_w64_twoaddr],
    ),
    (
        "wmma.i32.16x16x16.iu8",
        &[op::V_WMMA_I32_16X16X16_IU8_twoaddr_w32, op::V_WMMA_I32_16X16X16_IU8_w32_twoaddr],
        &[op::V_WMMA_I32_16X16X16_IU8_twoaddr_w64, op::V_WMMA_I32_16X16X16_IU8_w64_twoaddr],
    ),
    (
        "wmma.i32.16x16x32.iu4",
        &[op::V_WMMA_I32_16X16X32_IU4_w32_twoaddr],
        &[op::V_WMMA_I32_16X16X32_IU4_w64_twoaddr],
    ),
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::target::table::desc;

    fn letters(name: &str) -> String {
        name.chars().filter(|c| c.is_alphanumeric()).collect::<String>().to_ascii_lowercase()
    }

    #[test]
    fn rows_are_those_of_their_intrinsics() {
        for &(name, row) in MFMA {
            assert_eq!(letters(desc(row).name), format!("v{}vgprcde64", letters(name)));
        }
        for &(name, row) in SMFMAC {
            assert_eq!(letters(desc(row).name), format!("v{}e64", letters(name)));
        }
        for &(name, rows) in SWMMAC {
            for (lanes, row) in ["w32", "w64"].into_iter().zip(rows) {
                assert_eq!(letters(desc(row).name), format!("v{}{lanes}twoaddr", letters(name)));
            }
        }
        for &(name, narrow, wide) in WMMA {
            let name = name.trim_end_matches(".tied");
            for (lanes, rows) in [("w32", narrow), ("w64", wide)] {
                for &row in rows {
                    let row = desc(row).name;
                    assert!(letters(row).starts_with(&format!("v{}", letters(name))), "{row}");
                    assert!(row.contains(lanes) && row.contains("twoaddr"), "{row}");
                }
            }
        }
    }

    #[test]
    fn the_longer_of_two_names_is_found() {
        let found = |name| wmma(Generation::Gfx1100, name, true);
        let (plain, tied) =
            (op::V_WMMA_F16_16X16X16_F16_twoaddr_w32, op::V_WMMA_F16_16X16X16_F16_TIED_twoaddr_w32);
        assert_eq!(found("wmma.f16.16x16x16.f16.v16f16.v16f16"), Some(plain));
        assert_eq!(found("wmma.f16.16x16x16.f16.tied.v16f16.v16f16"), Some(tied));
        assert_eq!(found("wmma.f32.16x16x16.fp8.fp8"), None);
    }
}
