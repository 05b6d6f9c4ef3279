//! One line per executed instruction: where, what, and which registers changed.

use super::wave::{LANES, Wave};
use crate::amd::inst::{Inst, M0, VCC};
use std::fmt::Write as _;

/// Lanes of a register that are printed.
const SHOWN: usize = 4;

/// The registers before an instruction.
pub(super) struct Before {
    scalar: [u32; 128],
    vector: Vec<u32>,
    scc: bool,
}

impl Before {
    pub(super) fn new(wave: &Wave) -> Before {
        Before { scalar: wave.scalar, vector: wave.vector.clone(), scc: wave.scc }
    }

    /// The line.
    pub(super) fn line(&self, inst: &Inst, group: [u32; 3], n: usize, wave: &Wave) -> String {
        let [x, y, z] = group;
        let mut out = format!("group ({x},{y},{z}) wave {n} {:#06x} {}", inst.address, inst.text());
        let mut separator = "  ;";
        for (number, (&old, &new)) in self.scalar.iter().zip(&wave.scalar).enumerate() {
            if old != new {
                let name = match number as u8 {
                    VCC => "vcc_lo".to_owned(),
                    107 => "vcc_hi".to_owned(),
                    M0 => "m0".to_owned(),
                    126 => "exec_lo".to_owned(),
                    127 => "exec_hi".to_owned(),
                    108..=123 => format!("ttmp{}", number - 108),
                    _ => format!("s{number}"),
                };
                let _ = write!(out, "{separator} {name}={new:#x}");
                separator = "";
            }
        }
        if self.scc != wave.scc {
            let _ = write!(out, "{separator} scc={}", u8::from(wave.scc));
            separator = "";
        }
        let pairs = self.vector.chunks_exact(LANES).zip(wave.vector.chunks_exact(LANES));
        for (number, (old, new)) in pairs.enumerate() {
            if old == new {
                continue;
            }
            let name = match number.checked_sub(usize::from(wave.vgprs)) {
                Some(a) => format!("a{a}"),
                None => format!("v{number}"),
            };
            let changed: Vec<usize> = (0..LANES).filter(|&l| old[l] != new[l]).collect();
            let shown: Vec<String> =
                changed.iter().take(SHOWN).map(|&l| format!("{l}:{:#x}", new[l])).collect();
            let more = if changed.len() > SHOWN { " .." } else { "" };
            let _ = write!(out, "{separator} {name}[{}{more}]", shown.join(" "));
            separator = "";
        }
        out
    }
}
