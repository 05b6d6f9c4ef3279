//! Numbers in words: hardware registers, counters, messages, dependences, permutations of local memory.

use super::scan::integer;
use crate::target::Generation;
use crate::target::mir_names::{DELAYS, SKIPS};

type Number = Result<i64, String>;

/// Returns the number that words mean in an instruction.
pub(super) fn number(generation: Generation, mnemonic: &str, words: &[(&str, &str)]) -> Number {
    match (mnemonic, words) {
        (_, &[("hwreg", args)]) => hardware_register(generation, args),
        (_, &[("sendmsg", args)]) => message(generation, args),
        (_, &[("gpr_idx", args)]) => indexed_operands(args),
        ("s_waitcnt", _) => counters(generation, words),
        ("s_waitcnt_depctr" | "s_wait_alu", _) => dependences(words),
        ("s_delay_alu", _) => delays(words),
        _ => Err(format!("'{}' is not understood here", words.first().map_or("", |w| w.0))),
    }
}

/// Returns the words for a number, in the form that `llvm-mc` prints. None where there are none, or they do not say all of it.
pub(crate) fn words(generation: Generation, mnemonic: &str, value: i64) -> Option<String> {
    match mnemonic {
        "s_waitcnt" => {
            let text = counters_in_words(generation, value);
            let pairs: Vec<(&str, &str)> = text.split(' ').filter_map(call).collect();
            (counters(generation, &pairs) == Ok(value)).then_some(text)
        }
        "s_delay_alu" => {
            let text = delays_in_words(value)?;
            let pairs: Vec<(&str, &str)> = text.split(" | ").filter_map(call).collect();
            (delays(&pairs) == Ok(value)).then_some(text)
        }
        "s_getreg_b32" | "s_setreg_b32" | "s_setreg_imm32_b32" => {
            let args = hardware_register_in_words(generation, value);
            (hardware_register(generation, &args) == Ok(value)).then(|| format!("hwreg({args})"))
        }
        "s_sendmsg" | "s_sendmsghalt" | "s_sendmsg_rtn_b32" | "s_sendmsg_rtn_b64" => {
            let name = name_of(MESSAGES, generation, value)?;
            // Those of the geometry stages have operations.
            let operates =
                OPERATIONS.iter().any(|row| row.0.starts_with("GS")) && name.contains("GS");
            (!operates).then(|| format!("sendmsg({name})"))
        }
        _ => None,
    }
}

/// The name and the argument of `name(argument)`.
fn call(text: &str) -> Option<(&str, &str)> {
    text.strip_suffix(')')?.split_once('(')
}

/// The counters that are waited for, or all of them where none is.
fn counters_in_words(generation: Generation, value: i64) -> String {
    let fields = counter_bits(generation);
    let counter = |name: &str| {
        let (mut number, mut most, mut width) = (0, 0, 0);
        for run in fields.iter().filter(|run| run.name == name) {
            let mask = (1_i64 << run.width) - 1;
            number |= (value >> run.shift & mask) << width;
            most |= mask << width;
            width += run.width;
        }
        (number, most)
    };
    let all = ["vmcnt", "expcnt", "lgkmcnt"].map(|name| (name, counter(name)));
    let none = all.iter().all(|(_, (number, most))| number == most);
    let shown = all.iter().filter(|(_, (number, most))| none || number != most);
    let words: Vec<String> = shown.map(|(name, (number, _))| format!("{name}({number})")).collect();
    words.join(" ")
}

/// The instructions that a delay is for.
fn delays_in_words(value: i64) -> Option<String> {
    let at = |shift: u32, mask: i64| usize::try_from(value >> shift & mask).unwrap_or(0);
    let mut words = Vec::new();
    for (field, names, number) in [
        ("instid0", &DELAYS[..], at(0, 15)),
        ("instskip", &SKIPS[..], at(4, 7)),
        ("instid1", &DELAYS[..], at(7, 15)),
    ] {
        if number != 0 {
            words.push(format!("{field}({})", names.get(number)?));
        }
    }
    (!words.is_empty()).then(|| words.join(" | "))
}

/// The arguments of `hwreg`.
fn hardware_register_in_words(generation: Generation, value: i64) -> String {
    /// Registers that gfx12 names without `WAVE_`.
    const OF_ALL_WAVES: [&str; 3] = ["IB_STS", "PERF_SNAPSHOT", "SHADER_CYCLES"];
    let (id, offset, width) = (value & 63, value >> 6 & 31, (value >> 11 & 31) + 1);
    let late = generation == Generation::Gfx1200;
    let of_wave = |name: &str| late && !OF_ALL_WAVES.iter().any(|known| name.starts_with(known));
    let name = match name_of(HARDWARE_REGISTERS, generation, id) {
        Some(name) if of_wave(name) => format!("HW_REG_WAVE_{name}"),
        Some(name) => format!("HW_REG_{name}"),
        None => id.to_string(),
    };
    if (offset, width) == (0, 32) { name } else { format!("{name}, {offset}, {width}") }
}

/// The name of a number.
fn name_of(names: Names, generation: Generation, number: i64) -> Option<&'static str> {
    let found = names.iter().find(|row| row.1 == number && row.2 >> generation as u8 & 1 == 1);
    found.map(|row| row.0)
}

/// A run of bits in a number.
struct Bits {
    name: &'static str,
    shift: u32,
    width: u32,
}

const fn bits(name: &'static str, shift: u32, width: u32) -> Bits {
    Bits { name, shift, width }
}

/// Returns the number in which each field has its greatest value, but for those that words name. A field may come in several
/// runs of bits, the lowest first.
fn with_fields(fields: &[Bits], words: &[(&str, &str)]) -> Number {
    let mut all = fields.iter().fold(0, |all, f| all | ((1_i64 << f.width) - 1) << f.shift);
    for &(name, value) in words {
        let plain = name.strip_suffix("_sat").unwrap_or(name);
        let runs = || fields.iter().filter(|f| f.name == plain);
        let width: u32 = runs().map(|f| f.width).sum();
        let value = integer(value).filter(|&v| v >= 0 && width > 0);
        let mut value = value.ok_or_else(|| format!("'{name}' is not understood here"))?;
        let most = (1_i64 << width) - 1;
        if value > most && name == plain {
            return Err(format!("'{name}' is {most} at most"));
        }
        value = value.min(most);
        for run in runs() {
            let mask = (1 << run.width) - 1;
            all = all & !(mask << run.shift) | (value & mask) << run.shift;
            value >>= run.width;
        }
    }
    Ok(all)
}

/// The counters of `s_waitcnt`, each in one or two runs of bits.
fn counter_bits(generation: Generation) -> &'static [Bits] {
    const GFX9: [Bits; 4] =
        [bits("vmcnt", 0, 4), bits("vmcnt", 14, 2), bits("expcnt", 4, 3), bits("lgkmcnt", 8, 4)];
    const GFX10: [Bits; 4] =
        [bits("vmcnt", 0, 4), bits("vmcnt", 14, 2), bits("expcnt", 4, 3), bits("lgkmcnt", 8, 6)];
    const GFX11: [Bits; 3] = [bits("expcnt", 0, 3), bits("lgkmcnt", 4, 6), bits("vmcnt", 10, 6)];
    match generation {
        Generation::Gfx1100 | Generation::Gfx1200 => &GFX11,
        Generation::Gfx1030 => &GFX10,
        _ => &GFX9,
    }
}

/// The number of counters.
fn counters(generation: Generation, words: &[(&str, &str)]) -> Number {
    with_fields(counter_bits(generation), words)
}

/// The dependences of `s_wait_alu`.
fn dependences(words: &[(&str, &str)]) -> Number {
    const FIELDS: [Bits; 7] = [
        bits("depctr_sa_sdst", 0, 1),
        bits("depctr_va_vcc", 1, 1),
        bits("depctr_vm_vsrc", 2, 3),
        bits("depctr_hold_cnt", 7, 1),
        bits("depctr_va_ssrc", 8, 1),
        bits("depctr_va_sdst", 9, 3),
        bits("depctr_va_vdst", 12, 4),
    ];
    with_fields(&FIELDS, words)
}

/// Reads the dependencies of the next instructions.
fn delays(words: &[(&str, &str)]) -> Number {
    let mut all = 0;
    for &(field, name) in words {
        let (names, shift): (&[&str], u32) = match field {
            "instid0" => (&DELAYS, 0),
            "instskip" => (&SKIPS, 4),
            "instid1" => (&DELAYS, 7),
            _ => return Err(format!("'{field}' is not understood here")),
        };
        let value = names.iter().position(|n| *n == name.trim());
        all |= value.map(|v| v as i64).ok_or_else(|| format!("no '{field}({name})'"))? << shift;
    }
    Ok(all)
}

/// The operands that a mode of indexing moves.
fn indexed_operands(args: &str) -> Number {
    let mut all = 0;
    for name in args.split(',').map(str::trim).filter(|name| !name.is_empty()) {
        let bit = ["SRC0", "SRC1", "SRC2", "DST"].iter().position(|n| *n == name);
        all |= 1 << bit.ok_or_else(|| format!("no 'gpr_idx({name})'"))?;
    }
    Ok(all)
}

/// Sets of generations, bit by bit.
mod on {
    use crate::target::Generation as G;

    pub(super) const GFX9: u16 = GFX900 | 1 << G::Gfx90a as u8 | GFX942;
    const GFX900: u16 = 1 << G::Gfx900 as u8 | 1 << G::Gfx906 as u8 | 1 << G::Gfx908 as u8;
    pub(super) const GFX942: u16 = 1 << G::Gfx942 as u8 | 1 << G::Gfx950 as u8;
    pub(super) const GFX10: u16 = 1 << G::Gfx1030 as u8;
    pub(super) const GFX11: u16 = 1 << G::Gfx1100 as u8;
    pub(super) const GFX12: u16 = 1 << G::Gfx1200 as u8;
    pub(super) const ALL: u16 = GFX9 | GFX10 | GFX11 | GFX12;
}

/// Names with their numbers.
type Names = &'static [(&'static str, i64, u16)];

fn lookup(names: Names, generation: Generation, name: &str) -> Option<i64> {
    let found = names.iter().find(|row| row.0 == name && row.2 >> generation as u8 & 1 == 1);
    found.map(|f| f.1).or_else(|| integer(name))
}

const HARDWARE_REGISTERS: Names = &[
    ("MODE", 1, on::ALL),
    ("STATUS", 2, on::ALL),
    ("TRAPSTS", 3, on::GFX9 | on::GFX10 | on::GFX11),
    ("HW_ID", 4, on::GFX9),
    ("STATE_PRIV", 4, on::GFX12),
    ("GPR_ALLOC", 5, on::ALL),
    ("LDS_ALLOC", 6, on::ALL),
    ("IB_STS", 7, on::ALL),
    ("PERF_SNAPSHOT_DATA", 10, on::GFX12),
    ("PERF_SNAPSHOT_PC_LO", 11, on::GFX12),
    ("PERF_SNAPSHOT_PC_HI", 12, on::GFX12),
    ("SH_MEM_BASES", 15, on::GFX9 | on::GFX10 | on::GFX11),
    ("PERF_SNAPSHOT_DATA1", 15, on::GFX12),
    ("TBA_LO", 16, on::GFX9 | on::GFX10),
    ("PERF_SNAPSHOT_DATA2", 16, on::GFX12),
    ("TBA_HI", 17, on::GFX9 | on::GFX10),
    ("EXCP_FLAG_PRIV", 17, on::GFX12),
    ("TMA_LO", 18, on::GFX9 | on::GFX10),
    ("PERF_SNAPSHOT_PC_LO", 18, on::GFX11),
    ("EXCP_FLAG_USER", 18, on::GFX12),
    ("TMA_HI", 19, on::GFX9 | on::GFX10),
    ("PERF_SNAPSHOT_PC_HI", 19, on::GFX11),
    ("TRAP_CTRL", 19, on::GFX12),
    ("XCC_ID", 20, on::GFX942),
    ("FLAT_SCR_LO", 20, on::GFX10 | on::GFX11),
    ("SCRATCH_BASE_LO", 20, on::GFX12),
    ("SQ_PERF_SNAPSHOT_DATA", 21, on::GFX942),
    ("FLAT_SCR_HI", 21, on::GFX10 | on::GFX11),
    ("SCRATCH_BASE_HI", 21, on::GFX12),
    ("SQ_PERF_SNAPSHOT_DATA1", 22, on::GFX942),
    ("SQ_PERF_SNAPSHOT_PC_LO", 23, on::GFX942),
    ("HW_ID1", 23, on::GFX10 | on::GFX11 | on::GFX12),
    ("SQ_PERF_SNAPSHOT_PC_HI", 24, on::GFX942),
    ("HW_ID2", 24, on::GFX10 | on::GFX11 | on::GFX12),
    ("POPS_PACKER", 25, on::GFX10),
    ("SCHED_MODE", 26, on::GFX12),
    ("PERF_SNAPSHOT_DATA", 27, on::GFX11),
    ("SHADER_CYCLES", 29, on::GFX10 | on::GFX11),
    ("SHADER_CYCLES_LO", 29, on::GFX12),
    ("SHADER_CYCLES_HI", 30, on::GFX12),
    ("DVGPR_ALLOC_LO", 31, on::GFX12),
    ("DVGPR_ALLOC_HI", 32, on::GFX12),
];

/// Returns the number of a hardware register. gfx12 names most with `WAVE_`.
fn hardware_register_number(generation: Generation, name: &str) -> Option<i64> {
    let Some(short) = name.strip_prefix("HW_REG_") else { return integer(name) };
    let late = generation == Generation::Gfx1200;
    let short = short.strip_prefix("WAVE_").filter(|_| late).unwrap_or(short);
    let known = HARDWARE_REGISTERS.iter().any(|row| row.0 == short);
    known.then(|| lookup(HARDWARE_REGISTERS, generation, short)).flatten()
}

/// `hwreg(NAME)` or `hwreg(NAME, OFFSET, WIDTH)`: the register in bits 5:0, the offset in 10:6, the width less one in 15:11.
fn hardware_register(generation: Generation, args: &str) -> Number {
    let mut parts = args.split(',').map(str::trim);
    let name = parts.next().unwrap_or("");
    let id = hardware_register_number(generation, name);
    let id = id.filter(|id| (0..64).contains(id));
    let id = id.ok_or_else(|| format!("no hardware register '{name}'"))?;
    let offset = parts.next().map_or(Some(0), integer).filter(|n| (0..32).contains(n));
    let width = parts.next().map_or(Some(32), integer).filter(|n| (1..=32).contains(n));
    match (offset, width, parts.next()) {
        (Some(offset), Some(width), None) => Ok(id | offset << 6 | (width - 1) << 11),
        _ => Err("the bits of the hardware register do not fit".to_owned()),
    }
}

const MESSAGES: Names = &[
    ("MSG_INTERRUPT", 1, on::ALL),
    ("MSG_GS", 2, on::GFX9 | on::GFX10),
    ("MSG_HS_TESSFACTOR", 2, on::GFX11 | on::GFX12),
    ("MSG_GS_DONE", 3, on::GFX9 | on::GFX10),
    ("MSG_DEALLOC_VGPRS", 3, on::GFX11 | on::GFX12),
    ("MSG_SAVEWAVE", 4, on::GFX9 | on::GFX10),
    ("MSG_STALL_WAVE_GEN", 5, on::GFX9 | on::GFX10 | on::GFX11),
    ("MSG_HALT_WAVES", 6, on::GFX9 | on::GFX10 | on::GFX11),
    ("MSG_ORDERED_PS_DONE", 7, on::GFX9 | on::GFX10),
    ("MSG_EARLY_PRIM_DEALLOC", 8, on::GFX9),
    ("MSG_GS_ALLOC_REQ", 9, on::ALL),
    ("MSG_GET_DOORBELL", 10, on::GFX9 | on::GFX10),
    ("MSG_GET_DDID", 11, on::GFX10),
    ("MSG_SYSMSG", 15, on::GFX9 | on::GFX10),
    ("MSG_RTN_GET_DOORBELL", 128, on::GFX11 | on::GFX12),
    ("MSG_RTN_GET_DDID", 129, on::GFX11 | on::GFX12),
    ("MSG_RTN_GET_TMA", 130, on::GFX11 | on::GFX12),
    ("MSG_RTN_GET_REALTIME", 131, on::GFX11 | on::GFX12),
    ("MSG_RTN_SAVE_WAVE", 132, on::GFX11 | on::GFX12),
    ("MSG_RTN_GET_TBA", 133, on::GFX11 | on::GFX12),
    ("MSG_RTN_GET_TBA_TO_PC", 134, on::GFX11 | on::GFX12),
    ("MSG_RTN_GET_SE_AID_ID", 135, on::GFX12),
];

const OPERATIONS: Names = &[
    ("GS_OP_NOP", 0, on::GFX9 | on::GFX10),
    ("GS_OP_CUT", 1, on::GFX9 | on::GFX10),
    ("GS_OP_EMIT", 2, on::GFX9 | on::GFX10),
    ("GS_OP_EMIT_CUT", 3, on::GFX9 | on::GFX10),
    ("SYSMSG_OP_ECC_ERR_INTERRUPT", 1, on::GFX9 | on::GFX10),
    ("SYSMSG_OP_REG_RD", 2, on::GFX9 | on::GFX10),
    ("SYSMSG_OP_TTRACE_PC", 4, on::GFX9 | on::GFX10),
];

/// `sendmsg(MESSAGE)`, with an operation and a stream.
fn message(generation: Generation, args: &str) -> Number {
    let mut parts = args.split(',').map(str::trim);
    let name = parts.next().unwrap_or("");
    let id = lookup(MESSAGES, generation, name).filter(|id| (0..256).contains(id));
    let id = id.ok_or_else(|| format!("no message '{name}'"))?;
    let operation = parts.next().map_or(Some(0), |name| lookup(OPERATIONS, generation, name));
    let operation = operation.filter(|n| (0..8).contains(n));
    let stream = parts.next().map_or(Some(0), integer).filter(|n| (0..4).contains(n));
    match (operation, stream, parts.next()) {
        (Some(operation), Some(stream), None) => Ok(id | operation << 4 | stream << 8),
        _ => Err("the message's operation is not understood".to_owned()),
    }
}

/// The offset of `ds_swizzle_b32` as a pattern.
pub(super) fn swizzle(pattern: &str) -> Number {
    let mut parts = pattern.split(',').map(str::trim);
    let kind = parts.next().unwrap_or("");
    let rest: Vec<&str> = parts.collect();
    let numbers: Option<Vec<i64>> = rest.iter().map(|part| integer(part)).collect();
    let numbers = numbers.unwrap_or_default();
    let group = |n: i64, least: i64| n.count_ones() == 1 && (least..=32).contains(&n);
    match (kind, numbers.as_slice()) {
        ("QUAD_PERM", &[a @ 0..=3, b @ 0..=3, c @ 0..=3, d @ 0..=3]) => {
            Ok(0x8000 | a | b << 2 | c << 4 | d << 6)
        }
        ("BROADCAST", &[size, lane]) if group(size, 2) && (0..size).contains(&lane) => {
            Ok((32 - size) | (lane << 5))
        }
        ("SWAP", &[size @ 1..=16]) if group(size, 1) => Ok(0x1f | size << 10),
        ("REVERSE", &[size]) if group(size, 2) => Ok(0x1f | (size - 1) << 10),
        ("FFT", &[pattern @ 0..=31]) => Ok(0xe000 | pattern),
        ("ROTATE", &[direction @ 0..=1, size @ 0..=31]) => Ok(0xc000 | direction << 10 | size << 5),
        ("BITMASK_PERM", _) if rest.len() == 1 => bit_mask(rest[0]),
        _ => Err(format!("no 'swizzle({pattern})'")),
    }
}

/// The pattern of each bit of the lane's number: kept, inverted, 0 or 1.
fn bit_mask(text: &str) -> Number {
    let wrong = || format!("no 'swizzle(BITMASK_PERM, {text})'");
    let control = text.strip_prefix('"').and_then(|t| t.strip_suffix('"')).unwrap_or(text);
    if control.len() != 5 {
        return Err(wrong());
    }
    let (mut and, mut or, mut xor) = (0, 0, 0);
    for c in control.chars() {
        let (a, o, x) = match c {
            '0' => (0, 0, 0),
            '1' => (0, 1, 0),
            'p' => (1, 0, 0),
            'i' => (1, 0, 1),
            _ => return Err(wrong()),
        };
        (and, or, xor) = (and << 1 | a, or << 1 | o, xor << 1 | x);
    }
    Ok(and | or << 5 | xor << 10)
}
