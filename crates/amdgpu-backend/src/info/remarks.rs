//! Remarks on a finished function ([`ir::remarks`]): live registers, the operations that waits wait for, spills and
//! their reasons, the users of MODE, and the trials of scheduling.
//!
//! The code itself is finished at this point. Facts that it does not show any more were recorded before, only if
//! remarks are asked for: the pressure in virtual registers by [`schedule`](crate::info::schedule), requirements of
//! MODE by [`mode_register`](crate::post_ra::mode_register), spill code by
//! [`post_ra_pseudos`](crate::frame_lowering::post_ra_pseudos).

use cranelift_entity::EntityRef;
use ir::machine::{Inst, MachineFunction};
use ir::map::Map;
use ir::pass::PassCx;
use ir::remarks::{LiveKind, Note, Remarks, SpilledValue, Topic};

use crate::frame_lowering::frame_access::SpillCode;
use crate::info::instructions::Numbers;
use crate::info::schedule::{FunctionReport, labelled};
use crate::object::resources::resources;
use crate::post_ra::mode_register::ModeRequirements;
use crate::schedule::Trials;
use crate::target::subtarget::Subtarget;

/// Names of the kinds of registers.
const VECTORS: &str = "VGPR";
const SCALARS: &str = "SGPR";

/// Adds a finished function's remarks to the context, with the facts that earlier passes recorded.
pub(crate) fn record(func: &MachineFunction, subtarget: &Subtarget, cx: &mut PassCx<'_>) {
    let report = cx.take_records::<FunctionReport>().pop();
    let trials = cx.take_records::<Trials>().pop();
    let spills = cx.take_records::<Vec<SpillCode>>().pop().unwrap_or_default();
    let requirements = cx.take_records::<ModeRequirements>().pop().unwrap_or_default();
    let numbers = Numbers::new(func);
    let mut remarks = Remarks::new(&func.name);
    figures(&mut remarks, func, subtarget, report.as_ref());
    if let Some(report) = &report {
        remarks.kinds = kinds(report, &numbers);
        remarks.regions = report.regions(trials.as_ref());
    }
    (remarks.files, remarks.ranges) = crate::info::registers::ranges(func, &numbers);
    remarks.notes = crate::info::waits::notes(func, &numbers);
    remarks.notes.extend(crate::info::modes::notes(func, &numbers, &requirements));
    remarks.notes.extend(spill_notes(&numbers, &spills, report.as_ref()));
    remarks.notes.sort_by_key(|note| (note.at, note.topic));
    remarks.spilled = spilled(func, &numbers, &spills);
    cx.record(remarks);
}

fn figures(
    remarks: &mut Remarks,
    func: &MachineFunction,
    subtarget: &Subtarget,
    report: Option<&FunctionReport>,
) {
    let used = resources(func);
    remarks.figure("VGPRs", used.vgprs);
    if used.agprs > 0 {
        remarks.figure("AGPRs", used.agprs);
    }
    remarks.figure("SGPRs", used.sgprs);
    if let Some(report) = report {
        let vectors = match (subtarget.unified_registers(), used.agprs) {
            (_, 0) => used.vgprs,
            // Accumulators begin at a multiple of four.
            (true, accumulators) => used.vgprs.next_multiple_of(4) + accumulators,
            (false, accumulators) => used.vgprs.max(accumulators),
        };
        let by_registers =
            subtarget.waves_by_vgprs(vectors).min(subtarget.waves_by_sgprs(used.sgprs));
        remarks.figure("Waves of a SIMD", by_registers.min(report.waves));
    }
    remarks.figure("Scratch bytes", used.scratch);
    let spilled = used.vgpr_spills + used.sgpr_spills;
    remarks.figure("Spilled registers", spilled);
}

/// Returns the curves over the finished code: each instruction has the pressure that scheduling measured for it in
/// virtual registers. Instructions that were added later have that of the instruction after them.
fn kinds(report: &FunctionReport, numbers: &Numbers) -> Vec<LiveKind> {
    let (vectors, scalars) = report.used;
    let (most_vectors, most_scalars) = report.limits;
    [
        (VECTORS, report.live_vectors(), vectors, most_vectors, &report.vector_steps),
        (SCALARS, report.live_scalars(), scalars, most_scalars, &report.scalar_steps),
    ]
    .into_iter()
    .map(|(name, live, taken, limit, steps)| {
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
        let (name, limit) = (name.into(), Some(limit));
        LiveKind { name, live, taken: Some(taken), limit, steps: labelled(steps) }
    })
    .collect()
}

/// Returns the values that were spilled. A store has the place in the source of what makes its value, so two stores to one
/// slot with one place are of one value.
fn spilled(func: &MachineFunction, numbers: &Numbers, spills: &[SpillCode]) -> Vec<SpilledValue> {
    let mut found: Map<_, SpilledValue> = Map::default();
    for spill in spills.iter().filter(|spill| spill.save && spill.last) {
        found.entry((spill.slot, func.inst_loc(spill.inst))).or_insert_with(|| SpilledValue {
            kind: if spill.vector { VECTORS } else { SCALARS }.into(),
            registers: spill.bytes.div_ceil(4),
            place: spill.place.into(),
            made: numbers.get(spill.inst),
        });
    }
    found.into_values().collect()
}

/// Returns the notes on spill code: the values that it moves and the reason for it.
fn spill_notes(
    numbers: &Numbers,
    spills: &[SpillCode],
    report: Option<&FunctionReport>,
) -> Vec<Note> {
    let mut stores: Map<u32, Vec<u32>> = Map::default();
    for spill in spills.iter().filter(|spill| spill.save) {
        stores.entry(spill.slot).or_default().extend(numbers.get(spill.inst));
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
