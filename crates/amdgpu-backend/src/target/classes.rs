//! The register classes that selection uses, and parts of their registers.

use std::sync::OnceLock;

use ir::machine::{RegClass, SubReg, TargetInfo};

use crate::target::Target;

/// Kind of register file by the lanes that it serves.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Bank {
    /// Scalar registers: one value for the wave.
    S,
    /// Vector registers: a value for each lane. Of an `i1`: a mask of lanes, in scalar registers.
    V,
}

/// Register classes by width.
#[derive(Debug)]
pub(crate) struct Classes {
    scalar: [Option<RegClass>; 33],
    vector: [Option<RegClass>; 33],
    /// Masks of lanes.
    pub mask: RegClass,
    subs: Vec<[SubReg; 33]>,
}

/// The widths in dwords for which there are classes.
const WIDTHS: [usize; 13] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 16];

impl Classes {
    /// The classes of a target.
    pub(crate) fn of(target: Target) -> &'static Self {
        static ALL: [OnceLock<Classes>; 4] = [const { OnceLock::new() }; 4];
        let aligned = target.generation.aligned_tuples();
        let index = usize::from(aligned) * 2 + usize::from(target.wave32);
        ALL[index].get_or_init(|| Self::new(target.info(), aligned))
    }

    fn new(info: &TargetInfo, aligned: bool) -> Self {
        let mut scalar = [None; 33];
        let mut vector = [None; 33];
        for dwords in WIDTHS.into_iter().chain([32]) {
            let bits = dwords * 32;
            let name = if dwords == 1 { "vgpr_32".to_owned() } else { format!("vreg_{bits}") };
            let name = if aligned && dwords > 1 { format!("{name}_align2") } else { name };
            vector[dwords] = info.class_by_name(&name);
            scalar[dwords] = info.class_by_name(&format!("sgpr_{bits}"));
        }
        let mask = if info.class_by_name("sreg_64%sreg_32").map(|c| info.class(c).bits) == Some(32)
        {
            info.class_by_name("sreg_32_xm0_xexec")
        } else {
            info.class_by_name("sreg_64_xexec")
        };
        // Parts by first dword and length.
        let mut subs = vec![[SubReg::WHOLE; 33]; 32];
        for (number, sub) in info.sub_regs.iter().enumerate().skip(1).rev() {
            if sub.offset % 2 == 0 && sub.units % 2 == 0 && usize::from(sub.offset / 2) < 32 {
                let dwords = usize::from(sub.units / 2);
                subs[usize::from(sub.offset / 2)][dwords] = SubReg(number as u16);
            }
        }
        Self { scalar, vector, mask: mask.expect("a class of masks"), subs }
    }

    /// The class of a tuple of `dwords` registers, if there is one.
    pub(crate) fn tuple(&self, bank: Bank, dwords: usize) -> Option<RegClass> {
        let row = match bank {
            Bank::S => &self.scalar,
            Bank::V => &self.vector,
        };
        row.get(dwords).copied().flatten()
    }

    /// The widest tuple's dwords for at least `dwords`: the next width that has a class.
    pub(crate) fn fitting(&self, bank: Bank, dwords: usize) -> Option<usize> {
        (dwords..=32).find(|&n| self.tuple(bank, n).is_some())
    }

    /// `dwords` dwords of a tuple from number `first`.
    pub(crate) fn part(&self, first: usize, dwords: usize) -> SubReg {
        self.subs[first][dwords]
    }
}
