//! The mode register (`si-mode-register`): rounding, denormals and what else MODE holds are as each instruction requires
//! them, with as few writes as can be.
//!
//! ```text
//! MachineFunction ─ events ─▶ Flow ─ points ─▶ Points ─ sparse | local ─▶ Placement ─ forms, apply ─▶ MachineFunction
//!                   what each         what holds        where regions             which instructions
//!                   instruction       where             begin
//!                   needs and does                      └─ paths: is every requirement met, does no path get worse
//! ```
//!
//! `docs/mode-register.md` has the lattice, the scheme and a picture.

mod apply;
mod forms;
pub(crate) mod labels;
pub(crate) mod local;
pub(crate) mod mincut_pre;
pub(crate) mod paths;
pub(crate) mod placement;
pub(crate) mod program_points;
mod report;
#[cfg(test)]
mod tests;

use cranelift_entity::{EntityRef, SecondaryMap};
use ir::diagnostic::Diagnostic;
use ir::graph::{DomTree, FlowGraph, Frequencies, LoopForest};
use ir::machine::{Block, Inst, InstFlags, InstrFlags, MachineFunction, PReg};
use ir::pass::{Change, Entry, Need, PassCx, PassInfo};

pub use crate::target::mode::effects::Event;
pub(crate) use crate::target::mode::effects::explicit_change as written;
pub use crate::target::mode::fields::{Field, ModeState, fields};
pub use forms::{Duty, Write, writes};
pub(crate) use report::{ModeRequirements, describe};

use crate::target::mode::effects::Environment;
use crate::target::mode::fields::{DENORMS, FLOATS};
use crate::target::{Generation, Target};
use labels::Label;
use mincut_pre::Reach;
use placement::Placement;
use program_points::{Flow, Located, Points};

/// The name of the option of [`PassCx`] that says how writes are placed: `sparse` (the default) or `local`.
pub const PLACEMENT_OPTION: &str = "mode-placement";

/// The pass.
pub const INFO: PassInfo = PassInfo {
    name: "si-mode-register",
    about: "Writes MODE where instructions require another rounding or other denormals than it holds.",
    contract: "Needs physical registers; afterwards MODE is on every path what each instruction requires, and no \
               instruction asks for a mode of its own any more.",
    need: Need::Required,
    entry: Entry::Machine(|| Box::new(run_pass)),
};

fn run_pass(
    func: &mut MachineFunction,
    (): &mut (),
    cx: &mut PassCx<'_>,
) -> Result<Change, Diagnostic> {
    let local = match cx.option(PLACEMENT_OPTION) {
        None | Some("sparse") => false,
        Some("local") => true,
        Some(other) => {
            let message =
                format!("'{other}' is no placement of writes of MODE: use 'sparse' or 'local'");
            return Err(Diagnostic::error(message));
        }
    };
    if ir::remarks::wanted(cx) {
        cx.record(ModeRequirements::new(func));
    }
    let writes = place_writes(func, local)?;
    cx.stat("writes", writes);
    let settled = apply::settle(func);
    Ok(Change::when(writes != 0 || settled))
}

/// All that is found out of a function before it is changed.
struct Plan {
    flow: Flow,
    points: Points,
    placement: Placement,
    /// The writes of each insertion.
    writes: Vec<Writes>,
    /// The instructions that change MODE for the program.
    changes: Vec<Inst>,
    /// The register in which the program's mode is kept, if it must be written again.
    saved: Option<PReg>,
}

/// The writes that are in one place.
type Writes = Vec<Write>;

/// Plans the writes of a function; none if all of MODE is as the program sets it.
fn plan(
    func: &MachineFunction,
    environment: &Environment,
    local: bool,
) -> Result<Option<Plan>, Diagnostic> {
    let Some((events, changes)) = gather(func, environment) else { return Ok(None) };
    let generation = Target::of(func.target).generation;
    let mut flow = flow(func, events, environment);
    let Some(fields) = fields_that_matter(&flow, generation) else { return Ok(None) };
    let mut points = Points::new(&flow, fields.clone());
    let mut saved = None;
    if loses_program(&points) {
        let Some(register) = apply::unused_scalar(func) else {
            let message = "no scalar register is free to keep the mode in that the program has set";
            return Err(Diagnostic::error(message).in_function(&func.name));
        };
        saved = Some(register);
        check_denormals_of_callees(func, &flow, &points)?;
        keep_program_at_changes(&mut flow);
        points = Points::new(&flow, fields);
    }
    let (placement, writes) = choose(&points, generation, environment.default, local);
    debug_assert_eq!(paths::check(&points, &placement), Ok(()), "in {}", func.name);
    Ok(Some(Plan { flow, points, placement, writes, changes, saved }))
}

/// Inserts the writes that a function needs; how many.
fn place_writes(func: &mut MachineFunction, local: bool) -> Result<u64, Diagnostic> {
    let environment = Environment::of(func);
    func.sets_fp_environment |= environment.changes();
    let Some(plan) = plan(func, &environment, local)? else { return Ok(0) };
    log::debug!(target: INFO.name, "{}: {}", func.name, plan.explain());
    let count = apply::insert(func, &plan.points, &plan.placement, &plan.writes, plan.saved);
    if let Some(saved) = plan.saved {
        apply::save_program(func, &plan.changes, saved);
    }
    Ok(count)
}

/// Returns the results of the pass for a function, phase by phase: the entry's mode, requirements and changes of the
/// instructions, the points with the value of each field once everything is written, and the writes by arc. None if
/// there is nothing to do.
///
/// # Errors
/// As the pass.
pub fn explain(func: &MachineFunction, local: bool) -> Result<Option<String>, Diagnostic> {
    Ok(plan(func, &Environment::of(func), local)?.map(|plan| plan.explain()))
}

impl Plan {
    fn explain(&self) -> String {
        let mut out = format!("entry {:?}\n", self.flow.entry);
        for &block in self.flow.graph.reverse_postorder() {
            let frequency = self.flow.frequencies.of(block);
            out.push_str(&format!("bb.{} runs {frequency:.2}\n", block.index()));
            for Located { event, .. } in &self.flow.events[block] {
                out.push_str(&format!("  {event}\n"));
            }
        }
        let states = paths::states(&self.points, &self.placement);
        out.push_str(&self.points.with_states(&states));
        for (insertion, writes) in self.placement.insertions.iter().zip(&self.writes) {
            out.push_str(&format!("write {}: {:?} by {writes:?}\n", insertion.arc, insertion.set));
        }
        out
    }
}

/// The placement that is taken, and its writes.
fn choose(
    points: &Points,
    generation: Generation,
    default: ModeState,
    local: bool,
) -> (Placement, Vec<Writes>) {
    let plan = |placement: Placement| {
        let plans = apply::plan(points, &placement, generation, default);
        (placement, plans)
    };
    let baseline = plan(local::place(points));
    if local {
        return baseline;
    }
    let by_arc = |of: &(Placement, Vec<Writes>)| {
        let mut counts = vec![0u32; points.arcs.len()];
        for (insertion, writes) in of.0.insertions.iter().zip(&of.1) {
            counts[insertion.arc as usize] = writes.len() as u32;
        }
        counts
    };
    let cost = |counts: &[u32]| -> u64 {
        let arcs = points.arcs.iter().zip(counts);
        arcs.fold(0, |sum, (arc, &n)| sum.saturating_add(arc.weight.saturating_mul(n.into())))
    };
    let old = by_arc(&baseline);
    // As many writes as with the baseline are better: they write less, and nothing at a loop's start.
    let mut best = (cost(&old).saturating_add(1), baseline);
    for reach in [Reach::Safe, Reach::Speculative] {
        let found = plan(mincut_pre::place(points, reach));
        let counts = by_arc(&found);
        let cost = cost(&counts);
        if cost < best.0 && paths::never_more(points, &counts, &old) {
            best = (cost, found);
        }
    }
    best.1
}

/// Returns the events of a function by block, and the instructions that change MODE for the program; none if no
/// instruction requires or changes anything that is not the default.
fn gather(
    func: &MachineFunction,
    environment: &Environment,
) -> Option<(SecondaryMap<Block, Vec<Located>>, Vec<Inst>)> {
    // Most functions are done with this look at them.
    let matters =
        |event: Event| event.change.is_some() || !environment.entry.satisfies(event.requirement);
    let mut insts = func.all_insts();
    if !insts.any(|inst| environment.event(func, inst).is_some_and(matters)) {
        return None;
    }
    let mut events: SecondaryMap<Block, Vec<Located>> = SecondaryMap::new();
    let mut changes = Vec::new();
    for block in func.blocks() {
        for inst in func.insts(block) {
            let Some(event) = environment.event(func, inst) else { continue };
            if event.change.is_some() {
                changes.push(inst);
            }
            events[block].push(Located { inst, event });
        }
    }
    Some((events, changes))
}

fn flow(
    func: &MachineFunction,
    events: SecondaryMap<Block, Vec<Located>>,
    environment: &Environment,
) -> Flow {
    let graph = FlowGraph::new(func);
    let dom = DomTree::new(&graph);
    let loops = LoopForest::new(&graph, &dom);
    let probabilities = |block: Block| {
        let known = &func.block(block).probabilities;
        (!known.is_empty())
            .then(|| known.iter().map(|&p| f64::from(p) / f64::from(1u32 << 31)).collect())
    };
    let frequencies = Frequencies::new(&graph, &loops, probabilities);
    let fixed = |block: Block| {
        func.block(block).more_successors.iter().map(move |&to| (block, to)).collect::<Vec<_>>()
    };
    let fixed_edges = func.blocks().flat_map(fixed).collect();
    Flow { graph, frequencies, events, entry: environment.entry, fixed_edges }
}

/// Returns the fields of floats and the other fields of which an instruction requires another value than the program's;
/// none if there is no such field at all.
fn fields_that_matter(flow: &Flow, generation: Generation) -> Option<Vec<Field>> {
    let program = program_points::program_states(flow);
    let mut differs = 0;
    for &block in flow.graph.reverse_postorder() {
        let mut state = program[block];
        for Located { event, .. } in &flow.events[block] {
            differs |= state.delta(event.requirement);
            state = program_points::program_behind(event, state);
        }
    }
    let matters = |f: &&Field| f.mask() & (differs | FLOATS) != 0;
    (differs != 0).then(|| fields(generation).iter().filter(matters).copied().collect())
}

/// Whether a mode of the program that is no constant may have to be written again.
fn loses_program(points: &Points) -> bool {
    (0..points.fields.len()).any(|field| {
        let requirements =
            || points.points.iter().filter_map(|p| Some((p, p.requirements.get(field)?)));
        let constant = requirements().any(|(p, requirement)| {
            requirement.number().is_some() && p.program[field] == Label::PROGRAM
        });
        constant && requirements().any(|(_, requirement)| *requirement == Label::PROGRAM)
    })
}

/// Refuses what cannot be kept: denormals of the program that are no constant, over a call of a function with its own.
fn check_denormals_of_callees(
    func: &MachineFunction,
    flow: &Flow,
    points: &Points,
) -> Result<(), Diagnostic> {
    let unknown = points.points.iter().any(|point| {
        let fields = points.fields.iter().zip(&point.program);
        fields.into_iter().any(|(f, l)| f.mask() & DENORMS != 0 && *l == Label::PROGRAM)
    });
    let mut insts = flow.graph.reverse_postorder().iter().flat_map(|b| &flow.events[*b]);
    let call = insts.find(|l| {
        func.inst_flags(l.inst).contains(InstFlags::OWN_DENORMALS)
            && func.desc(l.inst).is(InstrFlags::CALL)
    });
    match call {
        Some(_) if unknown => {
            let message =
                "a call of a function with other denormals where the caller's are no constant";
            Err(Diagnostic::unsupported(message).in_function(&func.name))
        }
        _ => Ok(()),
    }
}

/// Lets explicit changes require that MODE is the program's but for them: what is kept there of MODE is then that.
fn keep_program_at_changes(flow: &mut Flow) {
    for &block in flow.graph.reverse_postorder() {
        for Located { event, .. } in &mut flow.events[block] {
            if let Some(change) = event.change {
                event.program |= FLOATS & !change.bits & !event.requirement.known();
            }
        }
    }
}
