//! Banks of a register file: which registers a machine reads in one cycle without loss, and places that make use of it.
//!
//! A register file has few ports. So its registers are spread over banks, and what one instruction reads in one cycle should
//! come from different ones. A [`BankReads`] in the environment says how a file is divided and which parts of registers are
//! read together. It is a preference: of the free places for a value, those count first at which least is lost with what has a
//! place already, weighted by how often the readers run; among equals the tightest is taken, as ever. Values that copies,
//! ties and phis would like to have in one place are one as to this, so that the first of them looks at the readers of all.

use cranelift_entity::EntityRef;
use ir::graph::Adjacency;
use ir::machine::{Block, MachineFunction, PReg, Reg, RegFile, VReg};
use smallvec::SmallVec;

use crate::affinity::Hint;
use crate::bank_reads::{BankReads, Banks};
use crate::info::{RegInfo, RegInfos};
use crate::units::UnitSet;

/// A part of a group of values that share a place.
#[derive(Clone, Copy, Debug)]
enum Part {
    /// A group, by its first register, and the unit of it.
    Group(VReg, u32),
    /// A unit of the file.
    Unit(u32),
}

/// Bank costs of places, which allocation needs often.
pub(crate) struct BankCosts {
    banks: Banks,
    /// The first of the registers that would like to share a place, by register.
    groups: Vec<VReg>,
    /// The place of the group's last value, by the first of its registers.
    last: Vec<Option<PReg>>,
    /// The parts that are read together, with their frequency.
    reads: Vec<(u32, SmallVec<[Part; 3]>)>,
    /// By group: the reads that it is in.
    of: Adjacency<VReg, u32>,
}

impl BankCosts {
    /// Reads what the environment says, given the hints of registers.
    pub(crate) fn new(
        func: &MachineFunction,
        asked: &BankReads,
        infos: &RegInfos,
        hints: &Adjacency<VReg, Hint>,
        weight: impl Fn(Block) -> u32,
    ) -> Self {
        let banks = asked.banks;
        let groups = groups(func, infos, hints);
        let part = |&(reg, unit): &(Reg, u32)| match (reg.as_virtual(), reg.as_physical()) {
            (Some(reg), _) => infos.has(reg).then(|| Part::Group(groups[reg.index()], unit)),
            (_, Some(reg)) => {
                (reg.file() == banks.file).then(|| Part::Unit(u32::from(reg.first_unit()) + unit))
            }
            _ => None,
        };
        let reads: Vec<(u32, SmallVec<[Part; 3]>)> = asked
            .reads
            .iter()
            .map(|read| (weight(read.block), read.parts.iter().filter_map(part).collect()))
            .filter(|(_, parts): &(u32, SmallVec<[Part; 3]>)| parts.len() > 1)
            .collect();
        let mut edges: Vec<(VReg, u32)> = Vec::new();
        for (number, (_, parts)) in reads.iter().enumerate() {
            for (at, part) in parts.iter().enumerate() {
                let Part::Group(group, _) = *part else { continue };
                let again = |p: &Part| matches!(*p, Part::Group(other, _) if other == group);
                if !parts[..at].iter().any(again) {
                    edges.push((group, number as u32));
                }
            }
        }
        let of = Adjacency::from_edges(func.num_vregs(), edges.iter().copied());
        Self { banks, last: vec![None; func.num_vregs()], groups, reads, of }
    }

    /// A register has a place.
    pub(crate) fn settle(&mut self, reg: VReg, at: PReg) {
        self.last[self.groups[reg.index()].index()] = Some(at);
    }

    /// The place of a register among `free` at which least is lost: the first unit of the tightest of those runs. `None` where
    /// it makes no difference.
    pub(crate) fn start(
        &self,
        reg: VReg,
        info: &RegInfo,
        file: RegFile,
        free: &UnitSet,
        starts: &UnitSet,
    ) -> Option<u32> {
        let group = self.groups[reg.index()];
        let reads = self.of.of(group);
        if file != self.banks.file || reads.is_empty() {
            return None;
        }
        let mut costs = vec![0u32; free.bound() as usize];
        let mut any = false;
        for &number in reads {
            let (weight, parts) = &self.reads[number as usize];
            let (mut own, mut others): (SmallVec<[u32; 4]>, SmallVec<[u32; 4]>) =
                (SmallVec::new(), SmallVec::new());
            for part in parts {
                match *part {
                    Part::Unit(unit) => others.push(unit),
                    Part::Group(other, unit) if other == group => own.push(unit),
                    Part::Group(other, unit) => {
                        if let Some(place) = self.last[other.index()] {
                            others.push(u32::from(place.first_unit()) + unit);
                        }
                    }
                }
            }
            if others.is_empty() {
                continue;
            }
            for start in starts.iter() {
                let lost = own.iter().any(|unit| self.is_lost(start + unit, &others));
                costs[start as usize] += if lost { *weight } else { 0 };
                any |= lost;
            }
        }
        if !any {
            return None;
        }
        let least = starts.iter().map(|start| costs[start as usize]).min()?;
        let cheap = starts.iter().filter(|&start| costs[start as usize] == least);
        // A place in the middle of a run leaves two holes: the worst of equals.
        cheap.min_by_key(|&start| {
            let (begin, end) = (free.run_before(start), free.absent_from(start + info.units));
            (begin != start && end != start + info.units, end - begin, start)
        })
    }

    /// Whether a cycle is lost for a unit that is read with others.
    fn is_lost(&self, unit: u32, others: &[u32]) -> bool {
        let alike = others.iter().filter(|&&other| self.banks.share_bank(unit, other));
        others.iter().any(|&other| self.banks.clash(unit, other))
            || alike.count() as u32 >= self.banks.ports
    }
}

/// The first of the registers that would like to be where each register is, as a whole.
fn groups(func: &MachineFunction, infos: &RegInfos, hints: &Adjacency<VReg, Hint>) -> Vec<VReg> {
    let mut first: Vec<VReg> = func.vregs().collect();
    fn find(first: &mut [VReg], mut reg: VReg) -> VReg {
        while first[reg.index()] != reg {
            let next = first[first[reg.index()].index()];
            first[reg.index()] = next;
            reg = next;
        }
        reg
    }
    for reg in func.vregs() {
        for hint in hints.of(reg) {
            let Some(with) = hint.with.as_virtual().filter(|_| hint.offset == 0) else { continue };
            let alike =
                infos.get(reg).zip(infos.get(with)).is_some_and(|(a, b)| a.units == b.units);
            if alike {
                let (a, b) = (find(&mut first, reg), find(&mut first, with));
                first[a.max(b).index()] = a.min(b);
            }
        }
    }
    func.vregs().map(|reg| find(&mut first, reg)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_lost_by_banks() {
        // Even and odd, in two halves; one port.
        let halves = Banks { file: RegFile(0), bank: 0b100_0001, bundle: 0, ports: 1 };
        assert!(halves.clash(2, 4) && halves.clash(65, 67));
        assert!(!halves.clash(2, 5) && !halves.clash(2, 66) && !halves.clash(2, 2));
        assert_eq!(halves.lost(&[2, 4]), 1);
        assert_eq!(halves.lost(&[2, 3]), 0);
        // Even and odd, two ports, eight bundles of two.
        let bundles = Banks { file: RegFile(0), bank: 1, bundle: 0b1110, ports: 2 };
        assert!(bundles.clash(3, 19) && !bundles.clash(2, 4));
        assert_eq!(bundles.lost(&[2, 4]), 0);
        assert_eq!(bundles.lost(&[2, 4, 5]), 0);
        assert_eq!(bundles.lost(&[2, 4, 6]), 1);
        assert_eq!(bundles.lost(&[2, 18, 4]), 1);
        assert_eq!(bundles.lost(&[2, 18, 34]), 2);
    }
}
