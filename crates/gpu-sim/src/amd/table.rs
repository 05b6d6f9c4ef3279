//! The opcode numbers: which instruction a number means in each encoding of each generation.
//!
//! The table is text (`tables/opcodes.txt`), read once into an array per generation and encoding. Identity of an
//! instruction is its mnemonic; what it does is looked up by that name.

use super::generation::Generation;
use std::sync::OnceLock;

/// An encoding family, in which opcode numbers are counted anew.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Section {
    Sop1,
    Sop2,
    Sopc,
    Sopk,
    Sopp,
    Smem,
    Vop1,
    Vop2,
    Vopc,
    Vop3,
    Vop3p,
    VopdX,
    VopdY,
    Ds,
    Flat,
    Global,
    Scratch,
    Mubuf,
    Mtbuf,
}

use Section::*;

const SECTIONS: [(Section, &str); 19] = [
    (Sop1, "sop1"),
    (Sop2, "sop2"),
    (Sopc, "sopc"),
    (Sopk, "sopk"),
    (Sopp, "sopp"),
    (Smem, "smem"),
    (Vop1, "vop1"),
    (Vop2, "vop2"),
    (Vopc, "vopc"),
    (Vop3, "vop3"),
    (Vop3p, "vop3p"),
    (VopdX, "vopdx"),
    (VopdY, "vopdy"),
    (Ds, "ds"),
    (Flat, "flat"),
    (Global, "global"),
    (Scratch, "scratch"),
    (Mubuf, "mubuf"),
    (Mtbuf, "mtbuf"),
];

/// Numbers of one generation: for each section a list by opcode.
struct Numbers([Vec<Option<&'static str>>; SECTIONS.len()]);

fn tables() -> &'static [Numbers; Generation::COUNT] {
    static TABLES: OnceLock<[Numbers; Generation::COUNT]> = OnceLock::new();
    TABLES.get_or_init(|| {
        let mut all: [Numbers; Generation::COUNT] =
            std::array::from_fn(|_| Numbers(std::array::from_fn(|_| Vec::new())));
        let mut section = 0;
        for line in include_str!("tables/opcodes.txt").lines() {
            if let Some(name) = line.strip_prefix('[').and_then(|l| l.strip_suffix(']')) {
                section = SECTIONS.iter().position(|(_, n)| *n == name).expect("a known section");
                continue;
            }
            if line.starts_with('#') {
                continue;
            }
            let mut words = line.split(' ');
            let name = words.next().expect("a mnemonic");
            for (numbers, word) in all.iter_mut().zip(words) {
                let Ok(op) = word.parse::<usize>() else { continue };
                let list = &mut numbers.0[section];
                if list.len() <= op {
                    list.resize(op + 1, None);
                }
                list[op] = Some(name);
            }
        }
        all
    })
}

/// The mnemonic of an opcode.
pub(crate) fn mnemonic(generation: Generation, section: Section, op: u32) -> Option<&'static str> {
    let list = &tables()[generation.column()].0[section as usize];
    list.get(op as usize).copied().flatten()
}

/// Every opcode of a section.
#[cfg(test)]
pub(crate) fn all(generation: Generation, section: Section) -> Vec<(u32, &'static str)> {
    let list = &tables()[generation.column()].0[section as usize];
    list.iter().enumerate().filter_map(|(op, name)| Some((op as u32, (*name)?))).collect()
}
