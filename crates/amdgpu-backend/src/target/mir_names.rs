//! Names that machine IR text has for AMDGPU: register masks, flags of operands and accesses, immediates in words.

use std::borrow::Cow;

use ir::machine::{Opcode, Operand, PReg, RegMaskDesc};

use crate::target::regs::{self, agpr, sgpr, vgpr};
use crate::target::table::op;

/// Kinds of a symbol's address; row 0 is none.
pub(crate) static OPERAND_FLAGS: &[&str] = &[
    "",
    "amdgpu-gotprel",
    "amdgpu-gotprel32-lo",
    "amdgpu-gotprel32-hi",
    "amdgpu-gotprel64",
    "amdgpu-rel32-lo",
    "amdgpu-rel32-hi",
    "amdgpu-rel64",
    "amdgpu-abs32-lo",
    "amdgpu-abs32-hi",
    "amdgpu-abs64",
];

/// Flags of memory accesses, bit by bit.
pub(crate) static MEMORY_FLAGS: &[&str] =
    &["amdgpu-noclobber", "amdgpu-last-use", "amdgpu-cooperative", "amdgpu-asynchronous"];

pub(crate) static TARGET_INDICES: &[&str] = &[
    "amdgpu-constdata-start",
    "amdgpu-scratch-rsrc-dword0",
    "amdgpu-scratch-rsrc-dword1",
    "amdgpu-scratch-rsrc-dword2",
    "amdgpu-scratch-rsrc-dword3",
];

/// The runs of a list of registers (first, number of registers).
const fn runs<const N: usize>(list: [(char, u16, u8); N]) -> [PReg; N] {
    let mut found = [regs::SCC; N];
    let mut i = 0;
    while i < N {
        let (file, first, count) = list[i];
        found[i] = match file {
            'v' => vgpr(first, count),
            'a' => agpr(first, count),
            _ => sgpr(first, count),
        };
        i += 1;
    }
    found
}

macro_rules! concat_runs {
    ($($part:expr),*) => {{
        const LEN: usize = 0 $(+ $part.len())*;
        const ALL: [PReg; LEN] = {
            let mut all = [regs::SCC; LEN];
            let mut n = 0;
            $({
                let mut i = 0;
                while i < $part.len() {
                    all[n] = $part[i];
                    n += 1;
                    i += 1;
                }
            })*
            let _ = n;
            all
        };
        &ALL
    }};
}

/// Eight of every sixteen vector registers from 40 on.
const VECTOR_STRIPES: [PReg; 14] = {
    let mut list = [('v', 0, 8); 14];
    let mut i = 0;
    while i < 14 {
        list[i].1 = 40 + 16 * i as u16;
        i += 1;
    }
    runs(list)
};

/// The accumulators from 32 on.
const ACCUMULATORS: [PReg; 7] = runs([
    ('a', 32, 32),
    ('a', 64, 32),
    ('a', 96, 32),
    ('a', 128, 32),
    ('a', 160, 32),
    ('a', 192, 32),
    ('a', 224, 32),
]);

/// The scalar registers of the usual convention.
const SCALAR_STRIPES: [PReg; 6] =
    runs([('s', 30, 10), ('s', 48, 8), ('s', 64, 8), ('s', 80, 8), ('s', 96, 8), ('s', 104, 2)]);

/// The scalar registers that functions of graphics keep.
const GFX_SCALARS: [PReg; 3] = runs([('s', 4, 28), ('s', 64, 32), ('s', 96, 10)]);

/// All vector registers from 8 on.
const FROM_EIGHT: [PReg; 8] = runs([
    ('v', 8, 24),
    ('v', 32, 32),
    ('v', 64, 32),
    ('v', 96, 32),
    ('v', 128, 32),
    ('v', 160, 32),
    ('v', 192, 32),
    ('v', 224, 32),
]);

/// The masks of LLVM's conventions.
pub(crate) static MASKS: &[RegMaskDesc] = &[
    RegMaskDesc {
        name: "csr_amdgpu",
        preserved: Cow::Borrowed(concat_runs!(VECTOR_STRIPES, SCALAR_STRIPES)),
    },
    RegMaskDesc {
        name: "csr_amdgpu_gfx90ainsts",
        preserved: Cow::Borrowed(concat_runs!(VECTOR_STRIPES, SCALAR_STRIPES, ACCUMULATORS)),
    },
    RegMaskDesc {
        name: "csr_amdgpu_si_gfx",
        preserved: Cow::Borrowed(concat_runs!(VECTOR_STRIPES, GFX_SCALARS)),
    },
    RegMaskDesc {
        name: "csr_amdgpu_si_gfx_gfx90ainsts",
        preserved: Cow::Borrowed(concat_runs!(VECTOR_STRIPES, GFX_SCALARS, ACCUMULATORS)),
    },
    RegMaskDesc {
        name: "csr_amdgpu_cs_chainpreserve",
        preserved: Cow::Borrowed(concat_runs!(FROM_EIGHT)),
    },
    RegMaskDesc { name: "csr_amdgpu_vgprs", preserved: Cow::Borrowed(&VECTOR_STRIPES) },
    RegMaskDesc { name: "csr_amdgpu_sgprs", preserved: Cow::Borrowed(&SCALAR_STRIPES) },
    RegMaskDesc { name: "csr_amdgpu_si_gfx_sgprs", preserved: Cow::Borrowed(&GFX_SCALARS) },
    RegMaskDesc { name: "csr_amdgpu_agprs", preserved: Cow::Borrowed(&ACCUMULATORS) },
    RegMaskDesc { name: "csr_amdgpu_noregs", preserved: Cow::Borrowed(&[]) },
];

/// Dependences of an instruction in `s_delay_alu`, by number.
pub(crate) const DELAYS: [&str; 12] = [
    "NO_DEP",
    "VALU_DEP_1",
    "VALU_DEP_2",
    "VALU_DEP_3",
    "VALU_DEP_4",
    "TRANS32_DEP_1",
    "TRANS32_DEP_2",
    "TRANS32_DEP_3",
    "FMA_ACCUM_CYCLE_1",
    "SALU_CYCLE_1",
    "SALU_CYCLE_2",
    "SALU_CYCLE_3",
];

/// Distance of the instruction that has the second dependence of `s_delay_alu`.
pub(crate) const SKIPS: [&str; 6] = ["SAME", "NEXT", "SKIP_1", "SKIP_2", "SKIP_3", "SKIP_4"];

/// Prints the immediate of `S_DELAY_ALU` in words.
pub(crate) fn print_operand(
    out: &mut String,
    opcode: Opcode,
    index: usize,
    operand: &Operand,
) -> bool {
    let (op::S_DELAY_ALU, 0, Some(value)) = (opcode, index, operand.as_imm()) else { return false };
    let part = |low: u32, bits: u32| (value >> low & ((1 << bits) - 1)) as usize;
    let (first, skip, second) = (part(0, 4), part(4, 3), part(7, 4));
    let (Some(first), Some(skip), Some(second)) =
        (DELAYS.get(first), SKIPS.get(skip), DELAYS.get(second))
    else {
        return false;
    };
    if value >> 11 != 0 || part(0, 4) == 0 {
        return false;
    }
    out.push_str(".id0_");
    out.push_str(first);
    if part(4, 7) != 0 {
        out.push_str("_skip_");
        out.push_str(skip);
        out.push_str("_id1_");
        out.push_str(second);
    }
    true
}

/// Reads what [`print_operand`] prints.
pub(crate) fn read_immediate(words: &str, opcode: Opcode) -> Option<i64> {
    if opcode != op::S_DELAY_ALU {
        return None;
    }
    let number = |list: &[&str], name: &str| list.iter().position(|n| *n == name).map(|i| i as i64);
    let rest = words.strip_prefix("id0_")?;
    let Some((first, rest)) = rest.split_once("_skip_") else {
        return number(&DELAYS, rest);
    };
    let (skip, second) = rest.split_once("_id1_").unwrap_or((rest, "NO_DEP"));
    Some(number(&DELAYS, first)? | number(&SKIPS, skip)? << 4 | number(&DELAYS, second)? << 7)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn delays_in_words() {
        for (words, value) in [
            ("id0_VALU_DEP_1", 1),
            ("id0_SALU_CYCLE_1_skip_NEXT_id1_VALU_DEP_2", 9 | 1 << 4 | 2 << 7),
            ("id0_TRANS32_DEP_1_skip_SAME_id1_VALU_DEP_1", 5 | 1 << 7),
        ] {
            assert_eq!(read_immediate(words, op::S_DELAY_ALU), Some(value));
            let mut text = String::new();
            assert!(print_operand(&mut text, op::S_DELAY_ALU, 0, &Operand::Imm(value)));
            assert_eq!(text, format!(".{words}"));
        }
        assert_eq!(read_immediate("id0_SOON", op::S_DELAY_ALU), None);
    }

    #[test]
    fn masks_are_the_stripes() {
        let mask = &MASKS[0];
        assert!(mask.preserves(vgpr(40, 8)) && mask.preserves(vgpr(255, 1)));
        assert!(!mask.preserves(vgpr(48, 1)) && !mask.preserves(vgpr(39, 2)));
        assert!(mask.preserves(sgpr(30, 2)) && mask.preserves(sgpr(105, 1)));
        assert!(!mask.preserves(sgpr(40, 1)) && !mask.preserves(agpr(40, 1)));
        assert!(MASKS[1].preserves(agpr(32, 32)));
    }
}
