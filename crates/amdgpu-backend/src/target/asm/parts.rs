//! The parts of assembly text: constants, lane permutations, sub-dword selections, cache policies.

use core::fmt::Write as _;

use ir::machine::{InstrDesc, InstrFlags};

use crate::target::Generation;
use crate::target::constants::{FLOAT_NAMES, inline_code, literal};
use crate::target::table::{self, Constant};

/// Appends formatted text; a `String` takes all of it.
macro_rules! put {
    ($out:expr, $($arg:tt)*) => {
        write!($out, $($arg)*).expect("a string takes all text")
    };
}
pub(crate) use put;

/// A constant that stands for a register.
pub(crate) fn constant(out: &mut String, kind: Constant, value: i64) {
    match inline_code(kind, value) {
        Some(code @ 128..=192) => put!(out, "{}", code - 128),
        Some(code @ 193..=208) => put!(out, "-{}", code - 192),
        Some(248)
            if matches!(kind, Constant::F64 | Constant::I64 | Constant::Cf64 | Constant::Ci64) =>
        {
            out.push_str("0.15915494309189532");
        }
        Some(code) => out.push_str(FLOAT_NAMES[usize::from(code - 240)]),
        None => put!(out, "{:#x}", literal(kind, value).unwrap_or(value as u32)),
    }
}

/// `dpp_ctrl`: how lanes are permuted.
pub(crate) fn lanes(out: &mut String, generation: Generation, control: i64) {
    let low = control & 0xf;
    match control {
        0..=0xff => {
            let lane = |i: i64| control >> (2 * i) & 3;
            put!(out, " quad_perm:[{},{},{},{}]", lane(0), lane(1), lane(2), lane(3));
        }
        0x101..=0x10f => put!(out, " row_shl:{low}"),
        0x111..=0x11f => put!(out, " row_shr:{low}"),
        0x121..=0x12f => put!(out, " row_ror:{low}"),
        0x130 => out.push_str(" wave_shl:1"),
        0x134 => out.push_str(" wave_rol:1"),
        0x138 => out.push_str(" wave_shr:1"),
        0x13c => out.push_str(" wave_ror:1"),
        0x140 => out.push_str(" row_mirror"),
        0x141 => out.push_str(" row_half_mirror"),
        0x142 => out.push_str(" row_bcast:15"),
        0x143 => out.push_str(" row_bcast:31"),
        0x150..=0x15f if generation.is_gfx9() => put!(out, " row_newbcast:{low}"),
        0x150..=0x15f => put!(out, " row_share:{low}"),
        0x160..=0x16f => put!(out, " row_xmask:{low}"),
        _ => put!(out, " /* no such dpp_ctrl: {control:#x} */"),
    }
}

/// `dpp8`: the source lane of each of eight lanes.
pub(crate) fn eight_lanes(out: &mut String, selector: i64) {
    out.push_str(" dpp8:[");
    for i in 0..8 {
        put!(out, "{}{}", if i == 0 { "" } else { "," }, selector >> (3 * i) & 7);
    }
    out.push(']');
}

/// The parts of a register in sub-dword form, by number.
pub(crate) const SELECTIONS: [&str; 7] =
    ["BYTE_0", "BYTE_1", "BYTE_2", "BYTE_3", "WORD_0", "WORD_1", "DWORD"];

/// Names of the treatments of the rest of a register in sub-dword form, by number.
pub(crate) const UNUSED: [&str; 3] = ["UNUSED_PAD", "UNUSED_SEXT", "UNUSED_PRESERVE"];

/// A part of a register in sub-dword form.
pub(crate) fn selection(out: &mut String, name: &str, value: i64) {
    let part = usize::try_from(value).ok().and_then(|i| SELECTIONS.get(i)).unwrap_or(&"?");
    put!(out, " {name}:{part}");
}

/// Writes the treatment of the rest of a register in sub-dword form.
pub(crate) fn unused(out: &mut String, value: i64) {
    let rest = usize::try_from(value).ok().and_then(|i| UNUSED.get(i)).unwrap_or(&"?");
    put!(out, " dst_unused:{rest}");
}

/// The names of a cache policy's bits before gfx12. gfx942 calls the first bits and bit 4 by what they do.
pub(crate) fn policy_names(generation: Generation, scalar: bool) -> [&'static str; 5] {
    match generation {
        Generation::Gfx942 | Generation::Gfx950 if !scalar => ["sc0", "nt", "", "", "sc1"],
        Generation::Gfx90a | Generation::Gfx942 | Generation::Gfx950 => {
            ["glc", "slc", "", "", "scc"]
        }
        _ => ["glc", "slc", "dlc", "", "scc"],
    }
}

/// gfx12's temporal hints of loads, by number. The last one has no name.
pub(crate) const LOAD_HINTS: [&str; 8] = ["RT", "NT", "HT", "LU", "NT_RT", "RT_NT", "NT_HT", ""];

/// Those of stores.
pub(crate) const STORE_HINTS: [&str; 8] =
    ["RT", "NT", "HT", "WB", "NT_RT", "RT_NT", "NT_HT", "NT_WB"];

/// The cache policy.
pub(crate) fn policy(
    out: &mut String,
    generation: Generation,
    desc: &InstrDesc,
    scalar: bool,
    value: i64,
) {
    if generation == Generation::Gfx1200 {
        return policy_gfx12(out, desc, value);
    }
    for (bit, name) in policy_names(generation, scalar).into_iter().enumerate() {
        if value >> bit & 1 == 1 && !name.is_empty() {
            put!(out, " {name}");
        }
    }
}

/// gfx12's cache policy: a temporal hint, whose meaning depends on what is done, and a scope.
fn policy_gfx12(out: &mut String, desc: &InstrDesc, value: i64) {
    let hint = (value & 7) as usize;
    let scope = (value >> 3 & 3) as usize;
    let (loads, stores) = (desc.is(InstrFlags::MAY_LOAD), desc.is(InstrFlags::MAY_STORE));
    let system = scope == 3 && hint == 3;
    if hint != 0 {
        if desc.name.contains("ATOMIC") {
            let wide = scope >= 2;
            match hint {
                1 => out.push_str(" th:TH_ATOMIC_RETURN"),
                2 => out.push_str(" th:TH_ATOMIC_NT"),
                3 => out.push_str(" th:TH_ATOMIC_NT_RETURN"),
                4 | 5 if wide => out.push_str(" th:TH_ATOMIC_CASCADE_RT"),
                _ if wide => out.push_str(" th:TH_ATOMIC_CASCADE_NT"),
                _ => put!(out, " th:TH_ATOMIC_{hint:#x}"),
            }
        } else if stores && !loads {
            put!(out, " th:TH_STORE_{}", if system { "BYPASS" } else { STORE_HINTS[hint] });
        } else if hint == 7 {
            out.push_str(" th:0x7");
        } else {
            put!(out, " th:TH_LOAD_{}", if system { "BYPASS" } else { LOAD_HINTS[hint] });
        }
    }
    out.push_str(["", " scope:SCOPE_SE", " scope:SCOPE_DEV", " scope:SCOPE_SYS"][scope]);
}

/// Lists of one bit per source: `op_sel:[0,1]`.
pub(crate) fn bit_list(out: &mut String, name: &str, bits: &[bool], default: bool) {
    if bits.iter().all(|&bit| bit == default) {
        return;
    }
    put!(out, " {name}:[");
    for (i, &bit) in bits.iter().enumerate() {
        put!(out, "{}{}", if i == 0 { "" } else { "," }, u8::from(bit));
    }
    out.push(']');
}

/// Returns a signed value from a field's bits; offsets have both signs.
pub(crate) fn signed(pieces: &[table::Piece], value: i64) -> i64 {
    let mask = table::value_mask(pieces);
    let bits = 64 - mask.leading_zeros();
    (value << (64 - bits)) >> (64 - bits)
}
