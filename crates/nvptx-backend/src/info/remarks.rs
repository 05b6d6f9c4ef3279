//! Remarks about a function's PTX ([`ir::remarks`]): the number of live registers at each point.
//!
//! PTX has virtual registers; `ptxas` allocates the machine's. The counts here are lower bounds of any allocation:
//! 32-bit registers for all values live at an instruction, and predicates. The number of warps that run with so many
//! live registers is an estimate ([`crate::target::occupancy`]).

use cranelift_entity::{EntityRef, EntitySet};
use ir::kernel::{KernelDescription, Occupancy};
use ir::machine::{Inst, Liveness, MachineFunction, VReg};
use ir::map::Map;
use ir::remarks::{LiveKind, LiveRange, LiveStep, RegisterFile, Remarks};

use crate::target::occupancy::{BESIDE, MOST, Multiprocessor};
use crate::target::sm::Sm;
use crate::target::table::PREFIXES;

/// 32-bit registers of a value, by class: predicates have registers of their own.
const WEIGHTS: [u32; 5] = [0, 1, 1, 2, 4];
/// The class of predicates.
const PREDICATE: usize = 0;
/// Names of the register classes.
const NAMES: [&str; 5] =
    ["Predicates", "16-bit registers", "32-bit registers", "64-bit registers", "128-bit registers"];

/// The remarks of a function whose registers have these numbers in the text and each of whose instructions, in order, so
/// many lines.
pub(crate) fn of(
    name: &str,
    sm: Sm,
    func: &MachineFunction,
    numbers: &[u32],
    lines: &[u32],
) -> Remarks {
    let mut remarks = Remarks::new(name);
    let class = |reg: VReg| func.vreg_class(reg).map_or(2, |class| usize::from(class.0)).min(4);
    let liveness = Liveness::new(func);
    let mut counts = [0u32; 5];
    for reg in func.vregs() {
        let number = numbers.get(reg.index()).copied().filter(|&n| n != u32::MAX);
        counts[class(reg)] = counts[class(reg)].max(number.unwrap_or(0));
    }
    // Files that are used, by class.
    let mut file_of = [None; 5];
    for (class, &count) in counts.iter().enumerate().filter(|(_, count)| **count > 0) {
        file_of[class] = Some(remarks.files.len() as u32);
        remarks.files.push(RegisterFile {
            name: NAMES[class].into(),
            prefix: PREFIXES[class].into(),
            count: count + 1,
        });
    }
    let mut recorder = Recorder {
        open: vec![None; func.num_vregs()],
        places: vec![0; func.num_vregs()],
        alive: Vec::new(),
        ranges: Vec::new(),
    };
    let (mut registers, mut predicates) = (Vec::new(), Vec::new());
    let mut room = EntitySet::new();
    let (mut at, mut number) = (0u32, 0usize);
    for block in func.blocks() {
        let mut here: Vec<Vec<VReg>> = Vec::new();
        liveness.walk_up(func, block, &mut room, |inst, behind| {
            here.push(at_instruction(func, inst, behind));
        });
        for live in here.into_iter().rev() {
            let count = lines.get(number).copied().unwrap_or(1);
            number += 1;
            let total = live.iter().map(|&reg| WEIGHTS[class(reg)]).sum::<u32>();
            let flags = live.iter().filter(|&&reg| class(reg) == PREDICATE).count() as u32;
            registers.extend((0..count).map(|_| total));
            predicates.extend((0..count).map(|_| flags));
            recorder.step(&live, at);
            at += count;
        }
    }
    recorder.step(&[], at);
    remarks.ranges = recorder
        .ranges
        .into_iter()
        .filter_map(|(reg, from, to)| {
            let register = numbers.get(reg.index()).copied().filter(|&n| n != u32::MAX)?;
            Some(LiveRange { file: file_of[class(reg)]?, register, from, to })
        })
        .collect();
    remarks.ranges.sort_unstable();
    let most = |live: &[u32]| live.iter().copied().max().unwrap_or(0);
    remarks.figure("Registers live at once", most(&registers));
    remarks.figure("Predicates live at once", most(&predicates));
    let steps = match Multiprocessor::of(sm) {
        Some(multiprocessor) => {
            let step = |(warps, most): (u32, u32)| LiveStep {
                most: most - BESIDE,
                waves: Some(warps),
                label: format!("{warps} warps (estimate)"),
            };
            multiprocessor.steps().into_iter().map(step).collect()
        }
        None => {
            vec![LiveStep { most: MOST, waves: None, label: "all registers of a thread".into() }]
        }
    };
    let kind = |name: &str, live: Vec<u32>, steps: Vec<LiveStep>| LiveKind {
        name: name.into(),
        live,
        taken: None,
        limit: None,
        steps,
    };
    remarks.kinds = vec![
        kind("32-bit registers", registers, steps),
        kind("predicates", predicates, Vec::new()),
    ];
    remarks
}

/// Adds the estimates that need the descriptions of the kernels to the remarks of each.
pub(crate) fn add_all_estimates(remarks: &mut [Remarks], kernels: &[KernelDescription]) {
    if remarks.is_empty() {
        return;
    }
    let by_name: Map<&str, &KernelDescription> =
        kernels.iter().map(|kernel| (kernel.name.as_str(), kernel)).collect();
    for found in remarks {
        if let Some(kernel) = by_name.get(found.function.as_str()) {
            add_estimates(found, kernel);
        }
    }
}

/// Adds what is estimated of a kernel.
fn add_estimates(remarks: &mut Remarks, kernel: &KernelDescription) {
    for register in &kernel.registers {
        remarks.figure("Registers by ptxas (estimate)", register.count);
    }
    if let Some(Occupancy { waves, max_waves, .. }) = kernel.occupancy {
        remarks.figure("Warps of a multiprocessor (estimate)", format!("{waves} of {max_waves}"));
    }
}

/// Registers in use at an instruction: those live after it, those it reads and those it writes.
fn at_instruction(func: &MachineFunction, inst: Inst, behind: &EntitySet<VReg>) -> Vec<VReg> {
    let mut live: Vec<VReg> = behind.keys().collect();
    live.extend(func.reg_operands(inst).filter_map(|(_, operand)| operand.reg.as_virtual()));
    live.sort_unstable();
    live.dedup();
    live
}

/// Makes ranges of what is live instruction by instruction.
struct Recorder {
    /// Start of a register's open range.
    open: Vec<Option<u32>>,
    /// The last instruction at which a register was live, from 1.
    places: Vec<u32>,
    /// Registers with open ranges.
    alive: Vec<VReg>,
    ranges: Vec<(VReg, u32, u32)>,
}

impl Recorder {
    fn step(&mut self, live: &[VReg], at: u32) {
        for &reg in live {
            self.places[reg.index()] = at + 1;
            if self.open[reg.index()].is_none() {
                self.open[reg.index()] = Some(at);
                self.alive.push(reg);
            }
        }
        let Self { open, places, alive, ranges } = self;
        alive.retain(|&reg| {
            let stays = places[reg.index()] == at + 1;
            if !stays && let Some(from) = open[reg.index()].take() {
                ranges.push((reg, from, at));
            }
            stays
        });
    }
}
