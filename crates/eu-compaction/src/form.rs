//! Relation of the two forms of an instruction, as data.

use crate::bits::{Run, get, mask, put};
use crate::layout::{InstLayout, has_three_sources};

/// A run in the full form, and where it is in the compacted one.
pub(crate) type Copy = (Run, Run);

/// A compacted form.
pub(crate) struct Form {
    /// Tables, and where their indices are.
    pub(crate) indices: &'static [(&'static str, Run)],
    /// Runs that are copied.
    pub(crate) copies: &'static [Copy],
    /// The second source where it is no constant: its table, where the index is, its register.
    pub(crate) second: Option<(&'static str, Run, Copy)>,
    /// The constants that there may be instead.
    pub(crate) immediate: Option<Constants>,
}

/// The short constants of a layout.
pub(crate) enum Constants {
    /// 13 bits, for both sources in the same place.
    Gen8,
    /// 12 bits, of which the type says what they stand for.
    Gen12,
}

impl Form {
    pub(crate) fn of(layout: InstLayout, opcode: u8) -> &'static Self {
        let three = has_three_sources(layout, opcode);
        match (layout, three) {
            (InstLayout::Gen8, false) => &GEN8,
            (InstLayout::Gen8, true) => &GEN8_THREE,
            (InstLayout::Gen12p1, false) => &GEN12P1,
            (InstLayout::Gen12p1, true) => &GEN12P1_THREE,
            (InstLayout::Gen12p5, false) => &GEN12P5,
            (InstLayout::Gen12p5, true) => &GEN12P5_THREE,
        }
    }
}

/// Whether an instruction is never compacted: branches, whose distances depend on what is compacted, messages, and what has no
/// operands.
pub(crate) fn stays_full(layout: InstLayout, opcode: u8) -> bool {
    match layout {
        // Branches, `wait`; sends; `nop`.
        InstLayout::Gen8 => matches!(opcode, 0x20..=0x3f | 0x7d..=0x7f),
        // `sync`, branches, sends, `nop`, `dpas`; `add3` and `bfn`, which Intel's compiler leaves as they are.
        _ => matches!(opcode, 0x01 | 0x20..=0x3f | 0x52 | 0x59 | 0x60 | 0x6b),
    }
}

/// The bits of a full form that mean nothing: up to gen9 those of a second source that is not there, and of the first if a constant is
/// in its place. Gen12 wants them as they are. The constant's own bits are not for this to say.
pub(crate) fn unused(layout: InstLayout, opcode: u8, has_constant: bool) -> u128 {
    if layout != InstLayout::Gen8 || !is_unary(opcode) {
        return 0;
    }
    run((120, 96)) | if has_constant { run((88, 64)) } else { 0 }
}

fn run((high, low): Run) -> u128 {
    mask((high, low)) << low
}

/// Whether an instruction of gen8 or gen9 has one source.
fn is_unary(opcode: u8) -> bool {
    matches!(opcode, 0x01 | 0x04 | 0x13 | 0x14 | 0x17 | 0x43..=0x47 | 0x4a..=0x4d)
}

const GEN8: Form = Form {
    indices: &[
        ("gen8 control", (12, 8)),
        ("gen8 datatype", (17, 13)),
        ("gen8 subreg", (22, 18)),
        ("gen8 src0", (34, 30)),
    ],
    copies: &[
        ((6, 0), (6, 0)),
        ((30, 30), (7, 7)),
        ((28, 28), (23, 23)),
        ((27, 24), (27, 24)),
        ((60, 53), (47, 40)),
        ((76, 69), (55, 48)),
    ],
    second: Some(("gen8 src1", (39, 35), ((108, 101), (63, 56)))),
    immediate: Some(Constants::Gen8),
};

const GEN8_THREE: Form = Form {
    indices: &[("gen8 control3", (9, 8)), ("gen8 source3", (11, 10))],
    copies: &[
        ((6, 0), (6, 0)),
        ((31, 31), (31, 31)),
        ((30, 30), (30, 30)),
        ((62, 56), (18, 12)),
        // Number, sub-register and replication of each source.
        ((82, 76), (49, 43)),
        ((75, 73), (36, 34)),
        ((64, 64), (28, 28)),
        ((103, 97), (56, 50)),
        ((96, 94), (39, 37)),
        ((85, 85), (32, 32)),
        ((124, 118), (63, 57)),
        ((117, 115), (42, 40)),
        ((106, 106), (33, 33)),
    ],
    second: None,
    immediate: None,
};

const GEN12_COPIES: &[Copy] = &[
    ((6, 0), (6, 0)),
    ((30, 30), (7, 7)),
    ((15, 8), (15, 8)),
    ((63, 56), (23, 16)),
    ((79, 72), (47, 40)),
];

const GEN12_SECOND: Copy = ((111, 104), (63, 56));

const GEN12P1: Form = Form {
    indices: &[
        ("gen12 control", (28, 24)),
        ("gen12 datatype", (34, 30)),
        ("gen12 subreg", (39, 35)),
        ("gen12 src0", (51, 48)),
    ],
    copies: GEN12_COPIES,
    second: Some(("gen12 src1", (55, 52), GEN12_SECOND)),
    immediate: Some(Constants::Gen12),
};

const GEN12P5: Form = Form {
    indices: &[
        ("gen12 control", (28, 24)),
        ("gen12 datatype", (34, 30)),
        ("gen12 subreg", (39, 35)),
        ("gen12.5 src0", (51, 48)),
    ],
    copies: GEN12_COPIES,
    second: Some(("gen12.5 src1", (55, 52), GEN12_SECOND)),
    immediate: Some(Constants::Gen12),
};

const GEN12_THREE_COPIES: &[Copy] = &[
    ((6, 0), (6, 0)),
    ((30, 30), (7, 7)),
    ((15, 8), (15, 8)),
    ((63, 56), (23, 16)),
    ((79, 72), (47, 40)),
    ((111, 104), (63, 56)),
    ((127, 120), (55, 48)),
];

const GEN12P1_THREE: Form = Form {
    indices: &[
        ("gen12 control3", (28, 24)),
        ("gen12 source3", (34, 30)),
        ("gen12 subreg3", (39, 35)),
    ],
    copies: GEN12_THREE_COPIES,
    second: None,
    immediate: None,
};

const GEN12P5_THREE: Form = Form {
    indices: &[
        ("gen12.5 control3", (28, 24)),
        ("gen12.5 source3", (34, 30)),
        ("gen12 subreg3", (39, 35)),
    ],
    copies: GEN12_THREE_COPIES,
    second: None,
    immediate: None,
};

impl Constants {
    /// The runs of the compacted form that hold the constant, joined from the highest on.
    fn runs(&self) -> &'static [Run] {
        match self {
            Constants::Gen8 => &[(39, 35), (63, 56)],
            Constants::Gen12 => &[(63, 52)],
        }
    }

    /// Returns the encoding of a full form's constant, if it has one.
    pub(crate) fn kind(&self, full: u128) -> Option<Kind> {
        match self {
            Constants::Gen8 => {
                const IMMEDIATE_FILE: u64 = 3;
                let types = [((42, 41), (46, 43)), ((90, 89), (94, 91))];
                let (_, ty) =
                    types.into_iter().find(|&(file, _)| get(full, file) == IMMEDIATE_FILE)?;
                // 64-bit integers and floats stand in the whole upper half.
                Some(if matches!(get(full, ty), 8..=10) { Kind::None } else { Kind::Signed(13) })
            }
            Constants::Gen12 => {
                let types = [(46, (43, 40)), (47, (91, 88))];
                let (_, ty) = types.into_iter().find(|&(bit, _)| get(full, (bit, bit)) == 1)?;
                Some(match get(full, ty) {
                    // Unsigned word, signed word, half float.
                    1 => Kind::Twice(Half::Unsigned),
                    5 => Kind::Twice(Half::Signed),
                    9 => Kind::Twice(Half::Float),
                    // Unsigned doubleword, vector of halves of bytes; signed doubleword; float.
                    2 | 4 => Kind::Unsigned,
                    6 => Kind::Signed(12),
                    10 => Kind::High,
                    _ => Kind::None,
                })
            }
        }
    }

    /// The constant of a compacted form whose other fields are in `full` already: none where there is no constant.
    pub(crate) fn expand(&self, full: u128, compact: u128) -> Option<u64> {
        let kind = self.kind(full)?;
        let join = |all: u64, &run: &Run| all << (run.0 - run.1 + 1) | get(compact, run);
        Some(kind.expand(self.runs().iter().fold(0, join)))
    }

    /// Writes what a constant is short to the compacted form.
    pub(crate) fn put(&self, compact: &mut u128, mut short: u64) {
        for &run in self.runs().iter().rev() {
            put(compact, run, short);
            short >>= run.0 - run.1 + 1;
        }
    }
}

/// Short encoding of a constant of 32 bits.
#[derive(Clone, Copy)]
pub(crate) enum Kind {
    /// Not at all.
    None,
    /// The low 12 bits, with zeros above them.
    Unsigned,
    /// So many low bits, with copies of the highest above them.
    Signed(u32),
    /// The high 12 bits.
    High,
    /// A value of 16 bits that stands there twice.
    Twice(Half),
}

/// Encoding of a constant of 16 bits in 12 bits.
#[derive(Clone, Copy)]
pub(crate) enum Half {
    Unsigned,
    Signed,
    Float,
}

impl Kind {
    fn expand(&self, short: u64) -> u64 {
        let twice = |half: u64| (half & 0xffff) << 16 | half & 0xffff;
        match self {
            Kind::None | Kind::Unsigned => short,
            Kind::Signed(width) => sign_extend(short, *width),
            Kind::High => short << 20,
            Kind::Twice(Half::Unsigned) => twice(short),
            Kind::Twice(Half::Signed) => twice(sign_extend(short, 12)),
            Kind::Twice(Half::Float) => twice(short << 4),
        }
    }

    /// Returns the short value that expands to `value`, if there is one.
    pub(crate) fn compact(&self, value: u64) -> Option<u64> {
        let low = |width: u32| value & ((1 << width) - 1);
        let short = match self {
            Kind::None => return None,
            Kind::Signed(width) => low(*width),
            Kind::High => value >> 20,
            Kind::Twice(Half::Float) => value >> 4 & 0xfff,
            Kind::Unsigned | Kind::Twice(_) => low(12),
        };
        (self.expand(short) == value).then_some(short)
    }
}

fn sign_extend(value: u64, width: u32) -> u64 {
    ((value << (64 - width)) as i64 >> (64 - width)) as u64 & 0xffff_ffff
}
