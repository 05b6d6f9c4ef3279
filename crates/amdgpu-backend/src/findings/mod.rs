//! What is to be told of a finished function ([`ir::findings`]): which registers are live where, what waits wait for, what was
//! spilled and why, what MODE is written for, what scheduling tried.
//!
//! The code itself is finished when this looks at it. What it cannot say any more was written down before, only if findings
//! are asked for: the pressure in virtual registers by [`schedule::report`](crate::schedule::report), wants of MODE by
//! [`mode`](crate::mode), spill code by [`finish`](crate::finish).

mod modes;
mod registers;
mod waits;

use cranelift_entity::{EntityRef, SecondaryMap};
use ir::findings::{Findings, LiveKind, LiveStep, Note, Topic};
use ir::machine::{Inst, MachineFunction};
use ir::pass::PassCx;

use crate::emit::expand::is_note;
use crate::finish::SpillCode;
use crate::mode::Wants;
use crate::pipeline::resources;
use crate::print::print;
use crate::schedule::report::{FunctionReport, Step, Trials};
use crate::subtarget::Subtarget;
use crate::{regs, table};

/// The instructions that a finished function's code has, numbered in order.
struct Numbers {
    order: Vec<Inst>,
    of: SecondaryMap<Inst, Option<u32>>,
}

impl Numbers {
    fn new(func: &MachineFunction) -> Self {
        let insts = func.blocks().flat_map(|block| func.insts(block));
        let order: Vec<Inst> = insts.filter(|&inst| !is_note(func, inst)).collect();
        let mut of = SecondaryMap::new();
        for (number, &inst) in (0..).zip(&order) {
            of[inst] = Some(number);
        }
        Self { order, of }
    }

    fn get(&self, inst: Inst) -> Option<u32> {
        self.of.get(inst).copied().flatten()
    }

    fn all(&self, insts: impl IntoIterator<Item = Inst>) -> Vec<u32> {
        let mut found: Vec<u32> = insts.into_iter().filter_map(|inst| self.get(inst)).collect();
        found.sort_unstable();
        found.dedup();
        found
    }
}

/// Adds a finished function's findings to the context, with what was written down of it on the way.
pub(crate) fn record(func: &MachineFunction, subtarget: &Subtarget, cx: &mut PassCx<'_>) {
    let report = cx.take_records::<FunctionReport>().pop();
    let trials = cx.take_records::<Trials>().pop();
    let spills = cx.take_records::<Vec<SpillCode>>().pop().unwrap_or_default();
    let wants = cx.take_records::<Wants>().pop().unwrap_or_default();
    let numbers = Numbers::new(func);
    let mut findings = Findings::new(&func.name);
    figures(&mut findings, func, subtarget, report.as_ref());
    if let Some(report) = &report {
        findings.kinds = kinds(report, &numbers);
        findings.regions = report.regions(trials.as_ref());
    }
    (findings.files, findings.ranges) = registers::ranges(func, &numbers);
    findings.notes = waits::notes(func, &numbers);
    findings.notes.extend(modes::notes(func, &numbers, &wants));
    findings.notes.extend(spill_notes(&numbers, &spills, report.as_ref()));
    findings.notes.sort_by_key(|note| (note.at, note.topic));
    cx.record(findings);
}

fn figures(
    findings: &mut Findings,
    func: &MachineFunction,
    subtarget: &Subtarget,
    report: Option<&FunctionReport>,
) {
    let used = resources(func);
    findings.figure("VGPRs", used.vgprs);
    if used.agprs > 0 {
        findings.figure("AGPRs", used.agprs);
    }
    findings.figure("SGPRs", used.sgprs);
    if let Some(report) = report {
        let vectors = match (subtarget.unified_registers(), used.agprs) {
            (_, 0) => used.vgprs,
            // Accumulators begin at a multiple of four.
            (true, accumulators) => used.vgprs.next_multiple_of(4) + accumulators,
            (false, accumulators) => used.vgprs.max(accumulators),
        };
        let by_registers =
            subtarget.waves_by_vgprs(vectors).min(subtarget.waves_by_sgprs(used.sgprs));
        findings.figure("Waves of a SIMD", by_registers.min(report.waves));
    }
    findings.figure("Scratch bytes", used.scratch);
    let spilled = used.vgpr_spills + used.sgpr_spills;
    findings.figure("Spilled registers", spilled);
}

/// The curves over the finished code: each instruction has the pressure that scheduling measured for it in virtual registers.
/// What came later has that of the instruction behind it.
fn kinds(report: &FunctionReport, numbers: &Numbers) -> Vec<LiveKind> {
    let (vectors, scalars) = report.used;
    [
        ("VGPR", report.live_vectors(), vectors, &report.vector_steps),
        ("SGPR", report.live_scalars(), scalars, &report.scalar_steps),
    ]
    .into_iter()
    .map(|(name, live, taken, steps)| {
        let known = |&inst: &Inst| live.get(inst.index()).copied().flatten();
        let mut values: Vec<Option<u32>> = numbers.order.iter().map(known).collect();
        let mut next = None;
        for value in values.iter_mut().rev() {
            next = value.or(next);
            *value = next;
        }
        let mut last = 0;
        let live = values.into_iter().map(|value| {
            last = value.unwrap_or(last);
            last
        });
        let live = live.collect();
        LiveKind { name: name.into(), live, taken: Some(taken), steps: labelled(steps) }
    })
    .collect()
}

/// Steps with the numbers of waves as text.
pub(crate) fn labelled(steps: &[Step]) -> Vec<LiveStep> {
    let label =
        |waves: u32| if waves == 1 { "1 wave".to_owned() } else { format!("{waves} waves") };
    steps.iter().map(|step| LiveStep { most: step.most, label: label(step.waves) }).collect()
}

/// What is said of spill code: what it moves, and what made it necessary.
fn spill_notes(
    numbers: &Numbers,
    spills: &[SpillCode],
    report: Option<&FunctionReport>,
) -> Vec<Note> {
    let mut stores: ir::map::Map<u32, Vec<u32>> = ir::map::Map::new();
    for spill in spills.iter().filter(|spill| spill.save) {
        stores.get_or_default(spill.slot).extend(numbers.get(spill.inst));
    }
    let note = |spill: &SpillCode| {
        let at = numbers.get(spill.inst)?;
        let registers = spill.bytes.div_ceil(4);
        let what = match (spill.vector, registers) {
            (true, 1) => "a vector register".to_owned(),
            (true, n) => format!("{n} vector registers"),
            (false, 1) => "a scalar register".to_owned(),
            (false, n) => format!("{n} scalar registers"),
        };
        let mut because = Vec::new();
        let text = if spill.save {
            let mut text = format!("spills {what} to {}", spill.place);
            if let Some((inst, peak)) = report.and_then(|report| report.peak(spill.vector)) {
                text.push_str(&format!(
                    ": {peak} {} registers are live at one place",
                    if spill.vector { "vector" } else { "scalar" }
                ));
                because.extend(numbers.get(inst));
            }
            text
        } else {
            because = stores.get(&spill.slot).cloned().unwrap_or_default();
            format!("reads back {what} from {}", spill.place)
        };
        Some(Note { at, topic: Topic::Spill, text, because })
    };
    spills.iter().filter_map(note).collect()
}

/// An instruction as assembly, without its label or symbol.
fn text_of(func: &MachineFunction, inst: Inst) -> String {
    let mut out = String::new();
    let operands = table::explicit(func.opcode(inst), func.operands(inst));
    print(&mut out, crate::target::Target::of(func.target), func.opcode(inst), operands);
    out.trim().to_owned()
}

/// A register's name in assembly.
fn register_name(reg: ir::machine::PReg) -> String {
    let prefix = match reg.file() {
        regs::VGPR => "v",
        regs::AGPR => "a",
        regs::SGPR => "s",
        _ => return "a special register".into(),
    };
    let (first, last) = (reg.first_unit() / 2, reg.end_unit().div_ceil(2) - 1);
    if first == last { format!("{prefix}{first}") } else { format!("{prefix}[{first}:{last}]") }
}
