//! The registers: five files in units of 16 bits, and the special registers' names and numbers.
//!
//! The special file has a place for each register that is not numbered: a 64-bit register and its halves share
//! their units. A register's number as an operand depends on the generation (M0 and null changed places in gfx11).

use ir::machine::{NamedReg, PReg, RegFile};

use crate::target::Generation;

/// Vector registers.
pub const VGPR: RegFile = RegFile(0);
/// Scalar registers.
pub const SGPR: RegFile = RegFile(1);
/// Accumulators.
pub const AGPR: RegFile = RegFile(2);
/// Registers of the trap handler.
pub const TTMP: RegFile = RegFile(3);
/// Everything else.
pub const SPECIAL: RegFile = RegFile(4);

/// `count` vector registers from number `first`.
pub const fn vgpr(first: u16, count: u8) -> PReg {
    PReg::new(VGPR, first * 2, count * 2)
}

/// `count` scalar registers from number `first`.
pub const fn sgpr(first: u16, count: u8) -> PReg {
    PReg::new(SGPR, first * 2, count * 2)
}

/// `count` accumulators from number `first`.
pub const fn agpr(first: u16, count: u8) -> PReg {
    PReg::new(AGPR, first * 2, count * 2)
}

/// A special register: its name in MIR, in assembly, its place, and its number on gfx900, gfx90a and
/// gfx942, gfx10, and from gfx11 on
/// ([`NONE`] if it is no operand there).
struct Special {
    asm: &'static str,
    reg: PReg,
    numbers: [u16; 4],
}

const NONE: u16 = u16::MAX;

macro_rules! specials {
    ($($name:ident $mir:literal $asm:literal $first:literal $units:literal [$a:expr, $b:expr, $c:expr, $d:expr];)*) => {
        $(
            #[doc = concat!("`", $mir, "`")]
            pub const $name: PReg = PReg::new(SPECIAL, $first, $units);
        )*
        /// The special registers by their names in MIR.
        pub static NAMED: &[NamedReg] = &[$(NamedReg { name: $mir, reg: $name }),*];
        static SPECIALS: &[Special] = &[
            $(Special { asm: $asm, reg: $name, numbers: [$a, $b, $c, $d] }),*
        ];
    };
}

specials! {
    VCC "vcc" "vcc" 0 4 [106, 106, 106, 106];
    VCC_LO "vcc_lo" "vcc_lo" 0 2 [106, 106, 106, 106];
    VCC_HI "vcc_hi" "vcc_hi" 2 2 [107, 107, 107, 107];
    EXEC "exec" "exec" 4 4 [126, 126, 126, 126];
    EXEC_LO "exec_lo" "exec_lo" 4 2 [126, 126, 126, 126];
    EXEC_HI "exec_hi" "exec_hi" 6 2 [127, 127, 127, 127];
    FLAT_SCR "flat_scr" "flat_scratch" 8 4 [102, 102, NONE, NONE];
    FLAT_SCR_LO "flat_scr_lo" "flat_scratch_lo" 8 2 [102, 102, NONE, NONE];
    FLAT_SCR_HI "flat_scr_hi" "flat_scratch_hi" 10 2 [103, 103, NONE, NONE];
    XNACK_MASK "xnack_mask" "xnack_mask" 12 4 [104, 104, NONE, NONE];
    XNACK_MASK_LO "xnack_mask_lo" "xnack_mask_lo" 12 2 [104, 104, NONE, NONE];
    XNACK_MASK_HI "xnack_mask_hi" "xnack_mask_hi" 14 2 [105, 105, NONE, NONE];
    M0 "m0" "m0" 16 2 [124, 124, 124, 125];
    SCC "scc" "scc" 18 1 [NONE, NONE, NONE, NONE];
    MODE "mode" "mode" 19 1 [NONE, NONE, NONE, NONE];
    SGPR_NULL "sgpr_null" "null" 20 2 [NONE, NONE, 125, 124];
    SGPR_NULL_HI "sgpr_null_hi" "null" 22 2 [NONE, NONE, NONE, NONE];
    SGPR_NULL64 "sgpr_null64" "null" 20 4 [NONE, NONE, 125, 124];
    SGPR_NULL128 "sgpr_null128" "null" 20 8 [NONE, NONE, 125, 124];
    SGPR_NULL256 "sgpr_null256" "null" 20 16 [NONE, NONE, 125, 124];
    LDS_DIRECT "lds_direct" "src_lds_direct" 36 2 [254, NONE, 254, NONE];
    SRC_VCCZ "src_vccz" "src_vccz" 38 2 [251, 251, 251, NONE];
    SRC_EXECZ "src_execz" "src_execz" 40 2 [252, 252, 252, NONE];
    SRC_SCC "src_scc" "src_scc" 42 2 [253, 253, 253, 253];
    SRC_POPS_EXITING_WAVE_ID "src_pops_exiting_wave_id" "src_pops_exiting_wave_id" 44 2 [239, 239, 239, NONE];
    SRC_SHARED_BASE "src_shared_base" "src_shared_base" 46 4 [235, 235, 235, 235];
    SRC_SHARED_BASE_LO "src_shared_base_lo" "src_shared_base" 46 2 [235, 235, 235, 235];
    SRC_SHARED_LIMIT "src_shared_limit" "src_shared_limit" 50 4 [236, 236, 236, 236];
    SRC_SHARED_LIMIT_LO "src_shared_limit_lo" "src_shared_limit" 50 2 [236, 236, 236, 236];
    SRC_PRIVATE_BASE "src_private_base" "src_private_base" 54 4 [237, 237, 237, 237];
    SRC_PRIVATE_BASE_LO "src_private_base_lo" "src_private_base" 54 2 [237, 237, 237, 237];
    SRC_PRIVATE_LIMIT "src_private_limit" "src_private_limit" 58 4 [238, 238, 238, 238];
    SRC_PRIVATE_LIMIT_LO "src_private_limit_lo" "src_private_limit" 58 2 [238, 238, 238, 238];
    TBA "tba" "tba" 62 4 [NONE, NONE, NONE, NONE];
    TBA_LO "tba_lo" "tba_lo" 62 2 [NONE, NONE, NONE, NONE];
    TBA_HI "tba_hi" "tba_hi" 64 2 [NONE, NONE, NONE, NONE];
    TMA "tma" "tma" 66 4 [NONE, NONE, NONE, NONE];
    TMA_LO "tma_lo" "tma_lo" 66 2 [NONE, NONE, NONE, NONE];
    TMA_HI "tma_hi" "tma_hi" 68 2 [NONE, NONE, NONE, NONE];
    SRC_FLAT_SCRATCH_BASE "src_flat_scratch_base" "src_flat_scratch_base" 70 4 [NONE, NONE, NONE, NONE];
    SRC_FLAT_SCRATCH_BASE_LO "src_flat_scratch_base_lo" "src_flat_scratch_base_lo" 70 2 [NONE, NONE, NONE, NONE];
    SRC_FLAT_SCRATCH_BASE_HI "src_flat_scratch_base_hi" "src_flat_scratch_base_hi" 72 2 [NONE, NONE, NONE, NONE];
    FP_REG "fp_reg" "fp_reg" 74 2 [NONE, NONE, NONE, NONE];
    SP_REG "sp_reg" "sp_reg" 76 2 [NONE, NONE, NONE, NONE];
    PRIVATE_RSRC_REG "private_rsrc_reg" "private_rsrc_reg" 78 8 [NONE, NONE, NONE, NONE];
    ASYNCCNT "asynccnt" "asynccnt" 86 1 [NONE, NONE, NONE, NONE];
    TENSORCNT "tensorcnt" "tensorcnt" 87 1 [NONE, NONE, NONE, NONE];
}

const fn column(generation: Generation) -> usize {
    match generation {
        Generation::Gfx900 | Generation::Gfx906 | Generation::Gfx908 => 0,
        Generation::Gfx90a | Generation::Gfx942 | Generation::Gfx950 => 1,
        Generation::Gfx1030 => 2,
        Generation::Gfx1100 | Generation::Gfx1200 => 3,
    }
}

/// A register as an operand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Coded {
    /// The number: below 256 for scalar registers, from 256 for vector registers.
    pub(crate) number: u16,
    /// Whether it is the upper half of a register.
    pub(crate) high: bool,
    /// Whether it is an accumulator.
    pub(crate) accumulator: bool,
}

/// The number of a register on a generation, if it is an operand there.
pub(crate) fn code(generation: Generation, reg: PReg) -> Option<Coded> {
    let first = reg.first_unit();
    let plain = |number| Some(Coded { number, high: false, accumulator: false });
    let vector = |accumulator| {
        let high = reg.units() == 1 && first % 2 == 1;
        (reg.units() == 1 || first.is_multiple_of(2)).then_some(Coded {
            number: 256 + first / 2,
            high,
            accumulator,
        })
    };
    match reg.file() {
        VGPR => vector(false),
        AGPR => vector(true),
        SGPR if first.is_multiple_of(2) => plain(first / 2),
        TTMP if first.is_multiple_of(2) => plain(108 + first / 2),
        SPECIAL => {
            let row = SPECIALS.iter().find(|s| s.reg == reg)?;
            let number = row.numbers[column(generation)];
            (number != NONE).then_some(())?;
            plain(number)
        }
        _ => None,
    }
}

/// The register of a number, `units` wide.
pub(crate) fn by_code(generation: Generation, coded: Coded, units: u8) -> Option<PReg> {
    let Coded { number, high, accumulator } = coded;
    let file = if accumulator { AGPR } else { VGPR };
    let run = |file, first: u16, limit: u16| {
        (first * 2 + u16::from(units) <= limit * 2)
            .then(|| PReg::new(file, first * 2 + u16::from(high), units))
    };
    if number >= 256 {
        return run(file, number - 256, 256);
    }
    let special = |units: u8| {
        SPECIALS
            .iter()
            .find(|s| s.numbers[column(generation)] == number && s.reg.units() == units)
            .map(|s| s.reg)
    };
    // A scalar register that holds 16 bits is a whole register.
    let units = units.max(2);
    if let Some(reg) = special(units) {
        return Some(reg);
    }
    match number {
        108..=123 => {
            let fits = number - 108 + u16::from(units) / 2 <= 16;
            fits.then(|| PReg::new(TTMP, (number - 108) * 2, units))
        }
        0..106 => {
            (number * 2 + u16::from(units) <= 106 * 2).then(|| PReg::new(SGPR, number * 2, units))
        }
        _ => None,
    }
}

/// Returns the name of a special register that is an operand, as the table has it.
pub(crate) fn special_name(name: &str) -> Option<&'static str> {
    let operand = |s: &&Special| s.numbers.iter().any(|&number| number != NONE);
    SPECIALS.iter().filter(operand).find(|s| s.asm == name).map(|s| s.asm)
}

/// Returns the special register of a name in assembly that is `units` wide.
pub(crate) fn special(name: &str, units: u8) -> Option<PReg> {
    SPECIALS.iter().find(|s| s.asm == name && s.reg.units() == units).map(|s| s.reg)
}

/// The name in assembly.
pub(crate) fn asm_name(reg: PReg) -> String {
    let (letter, first) = match reg.file() {
        VGPR => ("v", reg.first_unit() / 2),
        SGPR => ("s", reg.first_unit() / 2),
        AGPR => ("a", reg.first_unit() / 2),
        TTMP => ("ttmp", reg.first_unit() / 2),
        _ => {
            let row = SPECIALS.iter().find(|s| s.reg == reg);
            return row.map_or("?", |s| s.asm).to_owned();
        }
    };
    match reg.units() {
        1 => format!("{letter}{first}.{}", if reg.first_unit() % 2 == 1 { "h" } else { "l" }),
        2 => format!("{letter}{first}"),
        units => {
            let last = first + u16::from(units) / 2 - 1;
            format!("{letter}[{first}:{last}]")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn m0_and_null_changed_places() {
        let number = |generation, reg| code(generation, reg).map(|c| c.number);
        assert_eq!(number(Generation::Gfx942, M0), Some(124));
        assert_eq!(number(Generation::Gfx1100, M0), Some(125));
        assert_eq!(number(Generation::Gfx1030, SGPR_NULL), Some(125));
        assert_eq!(number(Generation::Gfx1100, SGPR_NULL), Some(124));
        assert_eq!(number(Generation::Gfx900, SGPR_NULL), None);
        assert_eq!(number(Generation::Gfx900, SCC), None);
    }

    #[test]
    fn names_and_numbers_go_both_ways() {
        for reg in [vgpr(3, 1), vgpr(254, 2), sgpr(4, 4), agpr(7, 2), VCC, VCC_HI, EXEC, M0] {
            let coded = code(Generation::Gfx942, reg).expect("an operand");
            assert_eq!(by_code(Generation::Gfx942, coded, reg.units()), Some(reg));
        }
        assert_eq!(asm_name(sgpr(4, 4)), "s[4:7]");
        assert_eq!(asm_name(PReg::new(VGPR, 7, 1)), "v3.h");
        assert_eq!(asm_name(FLAT_SCR), "flat_scratch");
    }
}
