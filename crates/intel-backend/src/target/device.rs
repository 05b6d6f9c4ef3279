//! The generations of the hardware and what each can do, as one table.
//!
//! Sources: Mesa 22.3's device table (facts only), the public programmer's reference manuals, and what `iga64` accepts.

use ir::diagnostic::{Diagnostic, nearest_name};

/// A generation of the EU instruction set, in order of time.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Generation {
    /// 965 (Broadwater): message registers, no compressed move to two halves.
    Gen4,
    /// G4x: as gen4, with COMPR4.
    G45,
    /// Ironlake: as G4x.
    Gen5,
    /// Sandy Bridge: message registers without COMPR4, three-source instructions.
    Gen6,
    /// Ivy Bridge: messages from general registers, 64-bit floats.
    Gen7,
    /// Broadwell: 64-bit integers, half floats.
    Gen8,
    /// Skylake to Comet Lake: split sends.
    Gen9,
    /// Tiger Lake, DG1: software scoreboard, no 64-bit types, new encoding.
    Gen12p1,
    /// DG2: load/store messages, a scoreboard by pipe.
    Gen12p5,
}

/// Capabilities of one device.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Device {
    /// The name for `-mcpu`.
    pub name: &'static str,
    /// Other names for devices with the same instruction set.
    pub aliases: &'static [&'static str],
    /// The generation.
    pub generation: Generation,
    /// The number of message registers; 0 where messages come from general registers.
    pub mrfs: u8,
    /// Whether a compressed move can write two halves four message registers apart.
    pub compr4: bool,
    /// Whether there are 64-bit integers.
    pub int64: bool,
    /// Whether there are 64-bit floats.
    pub float64: bool,
    /// Whether there are 16-bit floats.
    pub half: bool,
    /// Whether a message can come in two pieces.
    pub split_send: bool,
    /// Whether dependences are in the instructions (SWSB).
    pub scoreboard: bool,
    /// Whether two threads of a work-group go through the code together, on a fused pair of EUs.
    pub fused: bool,
    /// Whether an EU of such a pair may execute instructions without a mask although its thread has no channel (Intel's numbers
    /// 1407528679, 1808850743).
    pub runs_without_channels: bool,
    /// Whether `if` and `while` are written. DG2 has them, but Intel's compiler writes none for it.
    pub structured: bool,
    /// Whether instructions of three sources are in align16 mode.
    pub align16_ternary: bool,
    /// The number of 32-bit flag registers.
    pub flags: u8,
    /// `iga64`'s name of the platform, where it knows it.
    pub iga: Option<&'static str>,
}

/// The size of a register in bytes.
pub const GRF_BYTES: u32 = 32;
/// From gen12 on the bytes at a multiple of which an instruction of three sources writes.
pub const TERNARY_BYTES: u32 = 8;
/// The number of general registers.
pub const GRF_COUNT: u16 = 128;
/// The first register from which a message that ends a thread may come (gen7 and later).
pub const FIRST_EOT_GRF: u16 = 112;

const fn device(name: &'static str, generation: Generation) -> Device {
    use Generation::{G45, Gen4, Gen5, Gen6, Gen7, Gen8, Gen9, Gen12p1, Gen12p5};
    Device {
        name,
        aliases: &[],
        generation,
        mrfs: match generation {
            Gen4 | G45 | Gen5 => 16,
            Gen6 => 24,
            _ => 0,
        },
        compr4: matches!(generation, G45 | Gen5),
        int64: matches!(generation, Gen8 | Gen9),
        float64: matches!(generation, Gen7 | Gen8 | Gen9),
        half: matches!(generation, Gen8 | Gen9 | Gen12p1 | Gen12p5),
        split_send: matches!(generation, Gen9 | Gen12p1 | Gen12p5),
        scoreboard: matches!(generation, Gen12p1 | Gen12p5),
        fused: matches!(generation, Gen12p1 | Gen12p5),
        runs_without_channels: matches!(generation, Gen12p1),
        structured: matches!(generation, Gen8 | Gen9 | Gen12p1),
        align16_ternary: matches!(generation, Gen6 | Gen7 | Gen8 | Gen9),
        flags: match generation {
            Gen4 | G45 | Gen5 | Gen6 => 1,
            _ => 2,
        },
        iga: match generation {
            Gen8 => Some("8"),
            Gen9 => Some("9"),
            Gen12p1 => Some("12p1"),
            Gen12p5 => Some("12p71"),
            _ => None,
        },
    }
}

const fn with_aliases(device: &Device, aliases: &'static [&'static str]) -> Device {
    Device { aliases, ..*device }
}

/// The devices, in order of time.
pub static DEVICES: [Device; 9] = [
    with_aliases(&device("i965", Generation::Gen4), &["gen4", "brw"]),
    with_aliases(&device("g45", Generation::G45), &["g4x", "gen45"]),
    with_aliases(&device("ilk", Generation::Gen5), &["gen5"]),
    with_aliases(&device("snb", Generation::Gen6), &["gen6"]),
    with_aliases(&device("ivb", Generation::Gen7), &["gen7"]),
    with_aliases(&device("bdw", Generation::Gen8), &["gen8"]),
    with_aliases(
        &device("skl", Generation::Gen9),
        &["gen9", "kbl", "cfl", "cml", "bxt", "glk", "aml", "whl"],
    ),
    with_aliases(
        &device("tgl", Generation::Gen12p1),
        &["gen12", "gen12p1", "tgllp", "rkl", "adls", "adlp", "dg1"],
    ),
    with_aliases(
        &device("dg2", Generation::Gen12p5),
        &["gen12p5", "acm-g10", "acm-g11", "acm-g12"],
    ),
];

impl Device {
    /// The device of a name or an alias.
    ///
    /// # Errors
    /// If there is none; names the nearest one.
    pub fn by_name(name: &str) -> Result<&'static Self, Diagnostic> {
        let found = DEVICES.iter().find(|d| d.name == name || d.aliases.contains(&name));
        found.ok_or_else(|| {
            let names =
                DEVICES.iter().flat_map(|d| [d.name].into_iter().chain(d.aliases.iter().copied()));
            let error = Diagnostic::error(format!("unknown Intel device '{name}'"));
            match nearest_name(name, names) {
                Some(near) => error.with_note(format!("did you mean '{near}'?")),
                None => {
                    error.with_note("known devices: i965, g45, ilk, snb, ivb, bdw, skl, tgl, dg2")
                }
            }
        })
    }

    /// Whether kernels are compiled for it: for gen8 and later.
    pub fn has_kernels(&self) -> bool {
        self.generation >= Generation::Gen8
    }

    /// Whether messages come from message registers.
    pub fn has_mrf(&self) -> bool {
        self.mrfs > 0
    }
}

/// The bytes of an instruction in its full form.
pub const INST_BYTES: u32 = 16;

/// Bytes of an instruction in its compacted form.
pub const COMPACTED_BYTES: u32 = 8;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_aliases_are_unique_and_in_order() {
        let mut seen = Vec::new();
        for pair in DEVICES.windows(2) {
            assert!(pair[0].generation < pair[1].generation);
        }
        for device in &DEVICES {
            for name in [device.name].iter().chain(device.aliases) {
                assert!(!seen.contains(name), "{name} twice");
                seen.push(*name);
                assert_eq!(Device::by_name(name).unwrap().name, device.name);
            }
        }
        let error = Device::by_name("sklx").unwrap_err();
        assert!(error.to_string().contains("did you mean 'skl'?"), "{error}");
    }
}
