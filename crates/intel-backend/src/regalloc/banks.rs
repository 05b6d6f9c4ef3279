//! Banks of the general registers: the registers that an instruction reads in one cycle, and the
//! cost.
//!
//! The registers lie in banks, and of one bank not everything can be read at once. An instruction of 16 doublewords is worked
//! on as two, register by register, so each *half* is a read of its own. Known facts, by generation:
//!
//! | generation | banks | read in one cycle |
//! |---|---|---|
//! | gen6 to gen9 | four: even and odd, below `r64` and above; one register of each | the second and the third source of an instruction of three |
//! | gen12.1 | even and odd, two registers of each, of different bundles; `n` and `n + 16` are in one bundle | all sources |
//! | gen12.5 | `n / 2` even and odd, two registers of each, of different bundles; `n` and `n + 64`, and the two of a pair, are in one bundle | all sources |
//!
//! On gen9 nothing is lost if the first source is one of the others. On gen12 a source is not read again that the half before
//! read in the same place, nor one that is the same register as an earlier source.
//!
//! Sources of these facts: Mesa's pass for gen6 to gen9, which found them by experiment, and the statistics that Intel's
//! compiler (22.43) writes into its listings (`BC=`), whose rules these are; `tests` has lines of such listings. They say how
//! many cycles are lost without other stalls; it is not confirmed on hardware.

use ir::graph::{DomTree, LoopForest};
use ir::machine::{Inst as Bone, PReg, Reg};
use regalloc_abi::{BankReads, Banks, ReadTogether};
use smallvec::SmallVec;

use super::skeleton::{Skeleton, home};
use super::target::GRF;
use crate::target::device::{Device, GRF_BYTES, Generation};
use crate::target::eu::{
    EuFunction, Inst, InstData, Shape, Space, VReg, dst_places, flow_graph, size_written, src_place,
};

/// Returns the register banks of a device's general registers, if they are known.
fn banks(device: &Device) -> Option<Banks> {
    let (bank, bundle, ports) = match device.generation {
        Generation::Gen4 | Generation::G45 | Generation::Gen5 => return None,
        Generation::Gen6 | Generation::Gen7 | Generation::Gen8 | Generation::Gen9 => {
            (0b100_0001, 0, 1)
        }
        Generation::Gen12p1 => (0b1, 0b1110, 2),
        Generation::Gen12p5 => (0b10, 0b11_1100, 2),
    };
    Some(Banks { file: GRF, bank, bundle, ports })
}

/// A register that a source is in: a unit of a physical or a virtual one.
type RegUnit = (Reg, u32);

/// Registers that the halves of a block's instructions read together, one half after the other.
struct Reader<'f> {
    func: &'f EuFunction,
    /// Register in each source's latch on gen12, from the half before.
    held: [Option<RegUnit>; 3],
}

impl<'f> Reader<'f> {
    fn new(func: &'f EuFunction) -> Self {
        Self { func, held: [None; 3] }
    }

    /// Calls `f` with what each half of the next instruction reads together, if it is more than one register. `value` says what
    /// is read of a virtual register.
    fn step(
        &mut self,
        data: &InstData,
        value: impl Fn(VReg) -> Option<Reg>,
        mut f: impl FnMut(SmallVec<[RegUnit; 3]>),
    ) {
        let generation = self.func.device.generation;
        let shape = data.op.desc().shape;
        if !shape.has_regions() || shape == Shape::Math {
            // Messages and the extended unit do not read by these rules, and clear the latches.
            self.held = [None; 3];
            return;
        }
        let mut sources: SmallVec<[Option<(RegUnit, bool)>; 3]> = SmallVec::new();
        for index in 0..data.srcs.len() {
            sources.push(self.source(data, index, &value));
        }
        let written: SmallVec<[_; 2]> = dst_places(self.func, data)
            .into_iter()
            .filter(|place| place.space == Space::Grf)
            .map(|place| (place.start / GRF_BYTES, (place.end - 1) / GRF_BYTES))
            .collect();
        let long = sources.iter().flatten().any(|source| source.1)
            || size_written(self.func, data) > GRF_BYTES;
        for half in 0..1 + u32::from(long) {
            let read = |index: usize| {
                let ((reg, unit), two) = (*sources.get(index)?)?;
                Some((reg, unit + if two { half } else { 0 }))
            };
            let slots = [read(0), read(1), read(2)];
            let together = if generation >= Generation::Gen12p1 {
                let mut together: SmallVec<[RegUnit; 3]> = SmallVec::new();
                // Nothing is held of what this half writes, neither for itself nor for the next one.
                let is_written = |unit: &RegUnit| {
                    let mut written = written.iter();
                    written.any(|&(first, last)| *unit == physical((first + half).min(last)))
                };
                for (slot, held) in slots.into_iter().zip(&mut self.held) {
                    let again = slot.is_some_and(|slot| *held == Some(slot) && !is_written(&slot));
                    *held = slot.filter(|slot| !is_written(slot));
                    together.extend(slot.filter(|unit| !again && !together.contains(unit)));
                }
                together
            } else {
                let [first, Some(second), Some(third)] = slots else { continue };
                let spared = second == third
                    || generation == Generation::Gen9
                        && first.is_some_and(|first| first == second || first == third);
                if spared { SmallVec::new() } else { [second, third].into_iter().collect() }
            };
            if together.len() > 1 {
                f(together);
            }
        }
    }

    /// The first register of a source, and whether it takes two.
    fn source(
        &self,
        data: &InstData,
        index: usize,
        value: impl Fn(VReg) -> Option<Reg>,
    ) -> Option<(RegUnit, bool)> {
        let place = src_place(self.func, data, index)?;
        let (first, last) = (place.start / GRF_BYTES, (place.end - 1) / GRF_BYTES);
        let unit = match place.space {
            Space::Grf => physical(first),
            Space::Virtual(reg) => (value(reg)?, first),
            _ => return None,
        };
        Some((unit, last > first))
    }
}

fn physical(number: u32) -> RegUnit {
    (Reg::physical(PReg::new(GRF, number as u16, 1)), 0)
}

/// The device's banks and what a skeleton's values are read together with.
pub(crate) fn reads(func: &EuFunction, skeleton: &Skeleton) -> Option<BankReads> {
    let banks = banks(func.device)?;
    let mut reads: Vec<ReadTogether> = Vec::new();
    for &block in &func.layout {
        let mut reader = Reader::new(func);
        for bone in skeleton.func.insts(home(block)) {
            let Some(inst) = skeleton.number(bone) else { continue };
            let value = |reg: VReg| value(skeleton, inst, bone, reg);
            reader.step(&func.insts[inst], value, |parts| {
                reads.push(ReadTogether { block: home(block), parts });
            });
        }
    }
    Some(BankReads { banks, reads })
}

/// The value that an instruction reads of a virtual register.
fn value(skeleton: &Skeleton, inst: Inst, bone: Bone, reg: VReg) -> Option<Reg> {
    let slot = skeleton.slots[inst].iter().find(|slot| slot.reg == reg)?;
    let operand = skeleton.func.operands(bone)[slot.used?].as_reg()?;
    Some(operand.reg)
}

/// Cycles that an allocated function loses by banks.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Conflicts {
    /// In all its instructions.
    pub once: u64,
    /// The same, by 8 for each loop around an instruction.
    pub weighted: u64,
}

/// Counts the cycles that an allocated function loses by banks.
pub fn bank_conflicts(func: &EuFunction) -> Conflicts {
    let mut found = Conflicts::default();
    let Some(banks) = banks(func.device) else { return found };
    let graph = flow_graph(func);
    let loops = LoopForest::new(&graph, &DomTree::new(&graph));
    for &block in &func.layout {
        let mut lost = 0;
        let mut reader = Reader::new(func);
        for &inst in &func.blocks[block].insts {
            reader.step(
                &func.insts[inst],
                |_| None,
                |parts| {
                    let units: SmallVec<[u32; 4]> = parts
                        .iter()
                        .filter_map(|(reg, unit)| {
                            Some(u32::from(reg.as_physical()?.first_unit()) + unit)
                        })
                        .collect();
                    lost += u64::from(banks.lost(&units));
                },
            );
        }
        found.once += lost;
        found.weighted += lost * 8u64.pow(loops.depth(block).min(6));
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::target::eu::parse;

    /// The cycles that instructions lose on a device.
    fn lost(device: &str, lines: &[&str]) -> u64 {
        let lines: String = lines.iter().map(|line| format!("  {line}\n")).collect();
        let text = format!("function f device={device} simd=16 stage=allocated\nb0:\n{lines}");
        let funcs = parse("f", &text).unwrap_or_else(|e| panic!("{e}\n{text}"));
        bank_conflicts(&funcs[0]).once
    }

    /// Listings of Intel's compiler, with what it says of each instruction (`BC=`), of which the next one keeps nothing.
    #[test]
    fn as_intels_compiler_counts() {
        let tgl = [
            ("mad (16|M0) acc0:f r118:f r123:f r6:f", 2),
            ("mad (16|M16) acc0:f r120:f r125:f r8:f", 2),
            ("mad (16|M16) r22:f r125:f r13:f r8:f", 2),
            ("mad (16|M0) r80:f r33:f r75:f r50:f", 0),
            ("mad (16|M16) r26:f r47:f r13:f r8:f", 0),
            ("mad (16|M0) r20:f r123:f acc0:f r6:f", 0),
            ("add (16|M0) r16:d r12:d r8.6<0;1,0>:d", 0),
        ];
        let dg2 = [
            ("mad (16|M0) acc0:f r28:f r48:f r32:f", 2),
            ("mad (16|M16) acc0:f r58:f r62:f r70:f", 2),
            ("mad (16|M0) r24:f r4:f r12:f r20:f", 2),
            ("mad (16|M0) r60:f r112:f r48:f r52:f", 2),
            ("mad (16|M0) r92:f r76:f r84:f r88:f", 2),
            ("mad (16|M16) acc0:f r44:f r86:f r90:f", 0),
            ("mad (16|M0) r56:f r32:f acc0:f r48:f", 0),
        ];
        let skl = [
            ("mad (16|M0) r30:f r12:f r125:f r14:f", 0),
            ("mad (16|M0) r6:f r125:f r88:f r30:f", 0),
            ("mad (16|M16) r106:f r106:f r28:f r123:f", 0),
        ];
        for (device, lines) in [("tgl", &tgl[..]), ("dg2", &dg2[..]), ("skl", &skl[..])] {
            for (line, expected) in lines {
                assert_eq!(lost(device, &[line]), *expected, "{device}: {line}");
            }
        }
    }

    #[test]
    fn what_is_read_once_is_not_read_again() {
        // One register of gen8 and gen9, for both halves: one of them is in its bank.
        assert_eq!(lost("skl", &["mad (16|M0) r30:f r12:f r20.0<0;1,0>:f r14:f"]), 1);
        assert_eq!(lost("skl", &["mad (16|M0) r30:f r12:f r20:f r14:f"]), 2);
        assert_eq!(lost("skl", &["mad (16|M0) r30:f r12:f r20:f r20:f"]), 0);
        assert_eq!(lost("skl", &["mad (16|M0) r30:f r14:f r20:f r14:f"]), 0);
        assert_eq!(lost("bdw", &["mad (16|M0) r30:f r14:f r20:f r14:f"]), 2);
        // Gen12 keeps what a source's place read, until it is written or a message comes between.
        let (mad, again) = ("mad (8|M0) r30:f r2:f r4:f r6:f", "mad (8|M0) r31:f r2:f r8:f r6:f");
        let message = "(W) send (8|M0) r50:ud r51:ud null:ud {sfid 5, mlen 1, rlen 1, desc 0x1}";
        assert_eq!(lost("tgl", &[mad, again]), 1);
        assert_eq!(lost("tgl", &[mad, message, again]), 2);
        let writes = |to: &str| format!("mad (8|M0) {to}:f r2:f r9:f r11:f");
        assert_eq!(lost("tgl", &[&writes("r30"), again]), 0);
        assert_eq!(lost("tgl", &[&writes("r2"), again]), 1);
        // Two sources: bundles only.
        assert_eq!(lost("tgl", &["add (8|M0) r30:f r2:f r18:f"]), 1);
        assert_eq!(lost("tgl", &["add (8|M0) r30:f r2:f r4:f"]), 0);
        assert_eq!(lost("dg2", &["add (8|M0) r30:f r2:f r66:f"]), 1);
        assert_eq!(lost("dg2", &["add (8|M0) r30:f r2:f r3:f"]), 1);
    }
}
