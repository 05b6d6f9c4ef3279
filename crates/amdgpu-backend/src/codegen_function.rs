//! One function: selection, allocation, and what makes it the processor's.

use std::collections::BTreeSet;
use std::sync::Arc;

use ir::diagnostic::Diagnostic;
use ir::graph::FlowGraph;
use ir::machine::{Block, FunctionKind, Inst, MachineFunction, PReg, RegMaskDesc, remove_dead};
use ir::pass::{Need, PassCx, run_optional_step, run_step};
use ir::remarks;
use ir::ssa::{Body, Context, Global, Linkage};
use regalloc_abi::variables::{Holders, place};
use regalloc_abi::{Allocation, CallConv};

use crate::abi::functions::{FunctionAbi, SCRATCH_DESCRIPTOR, convention};
use crate::abi::limits::ENOUGH_VGPRS;
use crate::abi::{InputSet, ModuleAbi};
use crate::emit::{add_preload_prologue, expand_pseudos, settle_addresses};
use crate::frame_lowering::execz_call_skip::guard_calls;
use crate::frame_lowering::layout::{
    FrameLayout, Needs, Rules, leaving_some, spill_to_accumulators, spill_to_memory,
};
use crate::frame_lowering::{
    accumulators, branch_folder, post_ra_pseudos, prologue_epilogue, scratch, tail_calls,
};
use crate::info::schedule::{FunctionReport, REPORT_OPTION};
use crate::isel::{self, IselContext};
use crate::mir_opt::scalar_parts::Arguments;
use crate::mir_opt::{self, LanePass, remat, scalar_remat};
use crate::object::resources::resources;
use crate::post_ra;
use crate::regalloc::{self, dead_exec_writes, whole_wave};
use crate::schedule::pass::{self, Strategy, wanted};
use crate::schedule::verify::AccessVerifier;
use crate::schedule::{self, Schedule};
use crate::target::regs;
use crate::target::subtarget::Subtarget;
use crate::target::table::{self, flag};

/// Selection.
pub(crate) const SELECTION: &str = "amdgpu-isel";
/// Allocation of vector registers.
pub(crate) const VECTORS: &str = "regalloc-vgpr";
/// Spilled vector registers that go to accumulators instead of memory.
pub(crate) const ACCUMULATORS: &str = "amdgpu-spill-vgpr-to-agpr";
/// Writes of EXEC and masks of lanes that nothing needs.
pub(crate) const DEAD_EXEC_WRITES: &str = "amdgpu-dead-exec-writes";
/// Allocation of scalar registers.
pub(crate) const SCALARS: &str = "regalloc-sgpr";
/// Calls that become jumps.
pub(crate) const TAIL_CALLS: &str = "amdgpu-tail-calls";
/// Spilled scalar registers that go to memory, since there are no lanes for them.
pub(crate) const TO_MEMORY: &str = "amdgpu-spill-sgpr-to-memory";
/// Copies, tuples, spill code and addresses in the frame.
pub(crate) const PSEUDOS: &str = "postrapseudos";
/// Branches around calls for waves without active lanes.
pub(crate) const CALL_SKIP: &str = "amdgpu-execz-call-skip";
/// The prologue and the epilogues.
pub(crate) const FRAME: &str = "prologepilog";
/// Jumps to jumps, and blocks that nothing reaches.
pub(crate) const BRANCHES: &str = "branch-folder";

/// Expansion of pseudo instructions.
pub(crate) const EXPANSION: &str = "amdgpu-expand-pseudos";
/// Distances to symbols.
pub(crate) const ADDRESSES: &str = "amdgpu-settle-addresses";
/// The prologue of kernels with preloaded arguments.
pub(crate) const PRELOAD: &str = "amdgpu-preload-kernarg-prologue";

/// Attempts to allocate with vector registers kept back for spilled scalars, where all were taken.
const ATTEMPTS: u32 = 3;

/// Bytes of a register's unit.
const UNIT_BYTES: u8 = 2;

/// Cycles that an access to a slot costs beside its issue: the lanes' memory takes four.
const SLOT_ACCESS: u64 = 3;

/// Rounds of scheduling and allocation, the one with the order given included.
const ROUNDS: u32 = 3;

/// Vector registers fewer that are to be live in a further round, at least.
const MORE: u32 = 4;

/// A function on physical registers.
#[derive(Debug)]
pub(crate) struct Finished {
    /// The function.
    pub func: MachineFunction,
    /// Registers that calls of it preserve, if callers may rely on more than the convention promises.
    pub preserves: Option<RegMaskDesc>,
}

/// A function that was read from text.
#[derive(Debug)]
pub(crate) struct Given {
    /// The function.
    pub func: MachineFunction,
    /// Number of passes of [`mir_opt::PASSES`] that it went through.
    pub done: usize,
}

/// Compiles a function to the machine function before emission: selection, scheduling, allocation, the frame; pseudo
/// instructions expanded; waits and hazards. `given` is as for [`select_and_allocate`].
///
/// # Errors
/// The first construct that is not supported.
pub(crate) fn codegen_function(
    unit: IselContext<'_>,
    (global, body): (Global, &Body),
    subtarget: Subtarget,
    given: Option<Given>,
    cx: &mut PassCx<'_>,
) -> Result<Finished, Diagnostic> {
    let mut finished = select_and_allocate(unit, global, body, subtarget, given, cx)?;
    let mut order = AccessVerifier::new(&finished.func, subtarget);
    let expand = |func: &mut _| expand_pseudos(func, subtarget.target);
    run_step(EXPANSION, &mut finished.func, &mut (), cx, expand)?;
    order.check("expansion of pseudo instructions", &finished.func);
    let before = written_scalars(&finished.func);
    post_ra::run(&mut finished.func, cx)?;
    order.check("the passes after allocation", &finished.func);
    if let Some(mask) = &mut finished.preserves {
        // What the mode was may be kept in a register meanwhile.
        let new = written_scalars(&finished.func).into_iter().filter(|reg| !before.contains(reg));
        new.for_each(|reg| forget(mask, reg));
    }
    Ok(finished)
}

/// Selects a function.
///
/// # Errors
/// The first construct that is not supported, or an observer's objection.
pub(crate) fn select(
    unit: IselContext<'_>,
    (global, body): (Global, &Body),
    subtarget: Subtarget,
    cx: &mut PassCx<'_>,
) -> Result<MachineFunction, Diagnostic> {
    Values::select(unit, global, body, subtarget, cx).map(|(func, _)| func)
}

/// Makes a function ready for emission after the late passes.
///
/// # Errors
/// An observer's.
pub(crate) fn prepare_for_emission(
    abi: &ModuleAbi,
    global: Global,
    func: &mut MachineFunction,
    subtarget: Subtarget,
    cx: &mut PassCx<'_>,
) -> Result<(), Diagnostic> {
    run_step(ADDRESSES, func, &mut (), cx, |func| {
        settle_addresses(func, subtarget.target);
        Ok(())
    })?;
    let Some(kernel) = abi.kernel(global) else { return Ok(()) };
    run_step(PRELOAD, func, &mut (), cx, |func| {
        add_preload_prologue(func, kernel);
        Ok(())
    })
}

/// The scalar registers that a function writes.
fn written_scalars(func: &MachineFunction) -> BTreeSet<PReg> {
    let insts = func.all_insts();
    insts
        .flat_map(|inst| func.reg_operands(inst))
        .filter(|(_, operand)| operand.is_def())
        .filter_map(|(_, operand)| operand.reg.as_physical())
        .filter(|reg| reg.file() == regs::SGPR)
        .collect()
}

/// Takes a register out of what is preserved.
fn forget(mask: &mut RegMaskDesc, reg: PReg) {
    let mut kept = Vec::with_capacity(mask.preserved.len() + 1);
    for &run in &*mask.preserved {
        if !run.overlaps(reg) {
            kept.push(run);
            continue;
        }
        let (first, end) = (run.first_unit(), run.end_unit());
        let pieces = [(first, reg.first_unit()), (reg.end_unit(), end)];
        for (from, to) in pieces.into_iter().filter(|(from, to)| from < to) {
            kept.extend(run.part(from - first, (to - from) as u8));
        }
    }
    mask.name = "";
    mask.preserved = kept.into();
}

/// Selects and allocates a function whose control flow has the form that [`transform::divergent::shape`] gives. Waits
/// and hazards are not in yet. `text` takes the place of the selected function: what it was, read from text.
///
/// # Errors
/// The first construct that is not supported.
fn select_and_allocate(
    unit: IselContext<'_>,
    global: Global,
    body: &Body,
    subtarget: Subtarget,
    text: Option<Given>,
    cx: &mut PassCx<'_>,
) -> Result<Finished, Diagnostic> {
    let reach = Reach::of(unit.cx, unit.abi, global);
    let saves = reach != Reach::Known;
    let (mut func, mut values) = Values::select(unit, global, body, subtarget, cx)?;
    let mut passes = mir_opt::PASSES;
    if let Some(text) = text {
        func = in_place_of(&func, text.func)?;
        passes = &passes[text.done..];
        values.tail_calls.clear();
    }
    if whole_wave::has_stretches(&func) {
        // They know nothing of lanes that are not active.
        passes = &[];
    }
    values.optimize(&mut func, passes, cx)?;
    let reported = remarks::wanted(cx) || cx.option(REPORT_OPTION) == Some("true");
    let given = reported.then(|| func.clone());
    let budget = unit.abi.most_vgprs(global);
    let (most, placed) = values.place_within(&mut func, budget, saves, cx)?;
    let Placed { before, holders, layout } = placed;
    let rules = values.rules(saves, most);
    if let Some(holders) = holders
        && let Some(mut variables) = func.variables.take()
    {
        let placed = place(&func, &variables, &holders, UNIT_BYTES);
        Arc::make_mut(&mut variables).placed = placed;
        func.variables = Some(variables);
    }
    let exact = func.kind == FunctionKind::Device && reach != Reach::Replaced;
    let preserves = exact.then(|| layout.preserved_by_calls(rules));
    let mut order = AccessVerifier::new(&func, subtarget);
    let target = subtarget.target;
    let spills = run_step(PSEUDOS, &mut func, &mut (), cx, |func| {
        let spills = post_ra_pseudos::run(func, target, rules, &layout)?;
        if target.generation.sums_in_accumulators() {
            accumulators::expand(func, target);
        }
        Ok(spills)
    })?;
    run_step(CALL_SKIP, &mut func, &mut (), cx, |func| {
        guard_calls(func, target);
        Ok(())
    })?;
    run_step(FRAME, &mut func, &mut (), cx, |func| {
        prologue_epilogue::run(func, target, rules.convention, &layout)?;
        if let Some(kernel) = unit.abi.kernel(global)
            && regalloc::uses_scratch(func)
        {
            scratch::set_up(func, kernel);
        }
        Ok(())
    })?;
    run_optional_step(
        BRANCHES,
        &mut func,
        &mut (),
        cx,
        |_| (),
        |func| {
            branch_folder::run(func);
            Ok(())
        },
    )?;
    order.check("prologue, epilogue and expansion", &func);
    if let Some(given) = given {
        let (lanes, waves) = (&values.lanes, values.waves);
        let mut report = FunctionReport::new(&given, &before, lanes, &subtarget, waves);
        let used = resources(&func);
        report.used = (u32::from(used.vgprs), u32::from(used.sgprs));
        report.limits = (most, regalloc::scalar_limit(target.generation));
        cx.record(report);
        if remarks::wanted(cx) {
            cx.record(spills);
        }
    }
    Ok(Finished { func, preserves })
}

/// Refuses what other processors of the generation have.
fn refuse_optional(func: &MachineFunction, subtarget: Subtarget) -> Result<(), Diagnostic> {
    let is_optional = |&inst: &Inst| table::is(func.opcode(inst), flag::OPTIONAL);
    let Some(inst) = func.all_insts().find(is_optional) else { return Ok(()) };
    let (shown, processor) = (table::shown(func.opcode(inst)), subtarget.processor.name);
    Err(Diagnostic::unsupported(format!("{shown} on {processor}")).in_function(&func.name))
}

/// A function that was read from text, for that of the same name that was selected.
fn in_place_of(
    selected: &MachineFunction,
    text: MachineFunction,
) -> Result<MachineFunction, Diagnostic> {
    // Lanes go along the selected blocks.
    if !selected.blocks().eq(text.blocks()) {
        let message = "the blocks are not those that selection makes of the LLVM IR in front";
        return Err(Diagnostic::error(message)
            .with_note("instructions in front of scheduling may be changed, control flow may not")
            .in_function(&text.name));
    }
    Ok(text)
}

/// Callers of a function, and whether a call of its name reaches this definition.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Reach {
    /// Only calls in this module, each of which names it.
    Known,
    /// Others too, by the convention.
    Others,
    /// Another definition may take its place.
    Replaced,
}

impl Reach {
    fn of(cx: &Context, abi: &ModuleAbi, global: Global) -> Self {
        let linkage = cx.globals[global].linkage;
        let exact = matches!(linkage, Linkage::External | Linkage::Internal | Linkage::Private);
        if !exact {
            return Self::Replaced;
        }
        if !abi.rules.inter_procedural {
            return Self::Others;
        }
        let recursive = abi.usage.of_function(global).recursive;
        if linkage.is_local() && !recursive && !abi.usage.escaping.contains(global) {
            return Self::Known;
        }
        Self::Others
    }
}

/// A function's registers and frame.
struct Placed {
    /// The function before allocation.
    before: MachineFunction,
    /// The registers that hold variables.
    holders: Option<Holders>,
    layout: FrameLayout,
}

/// Inputs of register allocation for a selected function.
struct Values {
    /// The graph that lanes go along.
    lanes: FlowGraph<Block>,
    subtarget: Subtarget,
    convention: CallConv,
    /// Bytes of arguments on the stack.
    incoming: u32,
    /// Registers that the convention preserves.
    saved: Vec<PReg>,
    /// Accumulators that spilled values may take.
    accumulators: u32,
    /// Waves that could run if registers did not limit them.
    waves: u16,
    /// The strategy of scheduling that the function's attributes ask for.
    asked: Option<Strategy>,
    /// Calls that may become jumps.
    tail_calls: Vec<Inst>,
    /// Preloaded arguments.
    arguments: Option<Arguments>,
}

impl Values {
    /// Selects a function.
    fn select(
        unit: IselContext<'_>,
        global: Global,
        body: &Body,
        subtarget: Subtarget,
        cx: &mut PassCx<'_>,
    ) -> Result<(MachineFunction, Self), Diagnostic> {
        let target = subtarget.target;
        let name = &*unit.cx.globals[global].name;
        let mut func = MachineFunction::new(name, FunctionKind::Device, target.info());
        let (lanes, own, tail_calls) = run_step(SELECTION, &mut func, &mut (), cx, |func| {
            let selected = isel::select(unit, global, body, subtarget)?;
            *func = selected.func;
            if !subtarget.processor.optional_instructions {
                refuse_optional(func, subtarget)?;
            }
            whole_wave::assign(func)?;
            Ok((selected.lanes, selected.own, selected.tail_calls))
        })?;
        let (convention, incoming, saved) = match own {
            Some(FunctionAbi { convention, stack_bytes, .. }) => {
                let saved = convention.preserved_registers();
                (convention, stack_bytes, saved)
            }
            None => (convention(&subtarget, unit.abi.rules, InputSet::NONE), 0, Vec::new()),
        };
        let accumulators = unit.abi.most_accumulators(global);
        let waves = waves_beside_registers(unit, global, &subtarget);
        let asked = asked_strategy(unit.cx, global);
        let arguments = unit.abi.kernel(global).and_then(Arguments::of);
        let values = Self {
            lanes,
            subtarget,
            convention,
            incoming,
            saved,
            accumulators,
            waves,
            asked,
            tail_calls,
            arguments,
        };
        Ok((func, values))
    }

    /// Runs passes over the function in SSA form.
    fn optimize(
        &self,
        func: &mut MachineFunction,
        passes: &[LanePass],
        cx: &mut PassCx<'_>,
    ) -> Result<(), Diagnostic> {
        let mut order = AccessVerifier::new(func, self.subtarget);
        for pass in passes {
            let step = |func: &mut MachineFunction| {
                (pass.run)(func, &self.lanes);
                Ok(())
            };
            match pass.info.need {
                Need::Required => run_step(pass.info.name, func, &mut (), cx, step)?,
                Need::Optional => {
                    run_optional_step(pass.info.name, func, &mut (), cx, |_| (), step)?;
                }
            }
            order.check(pass.info.name, func);
        }
        Ok(())
    }

    fn rules(&self, saves: bool, vgprs: u32) -> Rules<'_> {
        Rules { convention: &self.convention, incoming: self.incoming, saves, vgprs }
    }

    /// Allocates a function's registers and lays its frame out within a budget of vector registers, or within the least
    /// multiple of four above it that suffices. Returns the budget that was kept.
    fn place_within(
        &self,
        func: &mut MachineFunction,
        budget: u32,
        saves: bool,
        cx: &mut PassCx<'_>,
    ) -> Result<(u32, Placed), Diagnostic> {
        let mut most = budget;
        while most < ENOUGH_VGPRS {
            let mut tried = func.clone();
            if let Ok(placed) = self.place(&mut tried, most, saves, cx) {
                *func = tried;
                return Ok((most, placed));
            }
            log::debug!(target: VECTORS, "{}: {most} registers do not suffice", func.name);
            most = (most + 1).next_multiple_of(4);
        }
        Ok((most, self.place(func, most, saves, cx)?))
    }

    /// Allocates a function's registers, at most `most` vector registers, and lays its frame out.
    fn place(
        &self,
        func: &mut MachineFunction,
        most: u32,
        saves: bool,
        cx: &mut PassCx<'_>,
    ) -> Result<Placed, Diagnostic> {
        let (rules, target) = (self.rules(saves, most), self.subtarget.target);
        let (mut before, mut holders) = self.allocate(func, most, false, cx)?;
        let mut layout = FrameLayout::new(func, target, rules);
        for attempt in 0..ATTEMPTS {
            if layout.is_ok() {
                break;
            }
            let Some(fewer) = FrameLayout::leaving_lanes(func, target, rules, attempt) else {
                break;
            };
            *func = before;
            (before, holders) = self.allocate(func, fewer, false, cx)?;
            layout = FrameLayout::new(func, target, rules);
        }
        if layout.is_err() {
            // There are not enough registers for lanes whatever is done: some scalar values go to memory.
            *func = before;
            (before, holders) = self.allocate(func, leaving_some(most), true, cx)?;
            run_step(TO_MEMORY, func, &mut (), cx, |func| {
                spill_to_memory(func, target, rules);
                Ok(())
            })?;
            layout = FrameLayout::new(func, target, rules);
        }
        Ok(Placed { before, holders, layout: layout? })
    }

    /// Allocates a function's registers, at most `vectors` vector registers. Where `scalars_in_memory` is set, scalar
    /// values can be spilled to memory. Returns the function as it was, and the registers that hold variables now.
    fn allocate(
        &self,
        func: &mut MachineFunction,
        vectors: u32,
        scalars_in_memory: bool,
        cx: &mut PassCx<'_>,
    ) -> Result<(MachineFunction, Option<Holders>), Diagnostic> {
        let target = self.subtarget.target;
        let mut holders = Holders::of(func);
        let mut order = AccessVerifier::new(func, self.subtarget);
        let (allocation, waves) = self.allocate_vgprs(func, vectors, cx)?;
        order.check(pass::INFO.name, func);
        if let Some(holders) = &mut holders {
            regalloc::follow(func, &allocation, regs::VGPR, holders);
        }
        if self.accumulators > 0 {
            run_optional_step(
                ACCUMULATORS,
                func,
                &mut (),
                cx,
                |_| (),
                |func| {
                    spill_to_accumulators(func, self.accumulators, &self.convention);
                    Ok(())
                },
            )?;
        }
        run_optional_step(
            DEAD_EXEC_WRITES,
            func,
            &mut (),
            cx,
            |_| (),
            |func| {
                dead_exec_writes::remove_dead_masks(func);
                remove_dead(func);
                Ok(())
            },
        )?;
        let mut needs = Needs::of(func, target);
        if scalars_in_memory {
            needs = needs.with_scalars();
        }
        let mut reserved = needs.reserved(func.kind);
        if scalars_in_memory && target.generation.scratch_is_buffer() {
            reserved.push(SCRATCH_DESCRIPTOR);
        }
        let few = self.subtarget.most_sgprs(waves);
        let mut scalars = run_step(SCALARS, func, &mut (), cx, |func| {
            regalloc::scalars(func, target, &self.saved, &reserved, few)
        })?;
        if let Some(first) = scalars.take_if(|scalars| scalars.statistics.accesses > 0) {
            scalars = Some(self.rematerialise_scalars(func, first, &reserved, few, cx)?);
        }
        order.check(SCALARS, func);
        if let (Some(holders), Some(scalars)) = (&mut holders, &scalars) {
            regalloc::follow(func, scalars, regs::SGPR, holders);
        }
        if !self.tail_calls.is_empty() {
            run_optional_step(
                TAIL_CALLS,
                func,
                &mut (),
                cx,
                |_| (),
                |func| {
                    tail_calls::form(func, &self.tail_calls, &self.convention);
                    Ok(())
                },
            )?;
        }
        Ok((allocation.into_original(), holders))
    }

    /// Allocates the scalar registers of a function again, of which some were spilled at `first`, with scalar values computed
    /// again. Returns the best of the allocations, which the function has then.
    fn rematerialise_scalars(
        &self,
        func: &mut MachineFunction,
        first: Allocation,
        reserved: &[PReg],
        few: u16,
        cx: &mut PassCx<'_>,
    ) -> Result<Allocation, Diagnostic> {
        let taken = reserved.iter().filter(|reg| reg.file() == regs::SGPR);
        let taken = taken.map(|reg| u32::from(reg.units()) / 2).sum();
        let given = first.original().clone();
        let mut best = first;
        for growth in scalar_remat::growths(&best) {
            if best.statistics.accesses == 0 {
                break;
            }
            let mut other = given.clone();
            let step = |other: &mut _| Ok(scalar_remat::run(other, self.arguments, taken, growth));
            let name = scalar_remat::NAME;
            let changed = run_optional_step(name, &mut other, &mut (), cx, |_| false, step)?;
            if !changed {
                continue;
            }
            let tried = run_step(SCALARS, &mut other, &mut (), cx, |other| {
                regalloc::scalars(other, self.subtarget.target, &self.saved, reserved, few)
            })?;
            let work = regalloc::scalar_work;
            if let Some(tried) = tried.filter(|tried| work(tried) < work(&best)) {
                (*func, best) = (other, tried);
            }
        }
        Ok(best)
    }

    /// Schedules the function and allocates its vector registers, `most` at most. Where that lets fewer waves run than the
    /// schedule promised, or something was spilled, there is another round under a tighter limit, and at last one with the
    /// order given; the best is kept. Returns the number of waves that run, too.
    fn allocate_vgprs(
        &self,
        func: &mut MachineFunction,
        most: u32,
        cx: &mut PassCx<'_>,
    ) -> Result<(Allocation, u16), Diagnostic> {
        if whole_wave::has_stretches(func) {
            // The order is the one given: EXEC changes within a block.
            let allocation = self.allocate_once(func, most, cx)?;
            let waves = self.cost(&allocation).1;
            return Ok((allocation, waves));
        }
        let asked = wanted(cx)?.or(self.asked);
        if let Some(strategy) = asked.filter(|&strategy| strategy != Strategy::default()) {
            return self.allocate_by_strategy(func, strategy, most, cx);
        }
        let schedule = self.schedule(func, most, 0, cx)?;
        let mut best = self.allocate_scheduled(func, schedule, most, cx)?;
        if let Some(better) = self.rematerialise(func, &best, most, cx)? {
            best = better;
        }
        let waves = self.cost(&best).1;
        Ok((best, waves))
    }

    /// Schedules the function by a strategy that was asked for, and allocates its vector registers, in the order given if
    /// they cannot be had in the other.
    fn allocate_by_strategy(
        &self,
        func: &mut MachineFunction,
        strategy: Strategy,
        most: u32,
        cx: &mut PassCx<'_>,
    ) -> Result<(Allocation, u16), Diagnostic> {
        let given = func.clone();
        let reported = remarks::wanted(cx);
        let tried = run_optional_step(
            pass::INFO.name,
            func,
            &mut (),
            cx,
            |_| None,
            |func| {
                let limits = self.limits(most);
                let mut schedule = Schedule::record(func, &self.lanes, &self.subtarget, limits);
                schedule.choose_by(func, strategy);
                schedule.apply(func);
                Ok(reported.then(|| schedule.trials()))
            },
        )?;
        let allocation = match self.allocate_once(func, most, cx) {
            Ok(allocation) => {
                if let Some(tried) = tried {
                    cx.record(tried);
                }
                allocation
            }
            Err(_) => {
                *func = given;
                self.allocate_once(func, most, cx)?
            }
        };
        let waves = self.cost(&allocation).1;
        Ok((allocation, waves))
    }

    /// Schedules a function, if that promises `least` waves.
    fn schedule(
        &self,
        func: &mut MachineFunction,
        most: u32,
        least: u16,
        cx: &mut PassCx<'_>,
    ) -> Result<Schedule<'_>, Diagnostic> {
        let limits = self.limits(most);
        // The order that is there has an occupancy, too.
        let given = |func: &mut MachineFunction| {
            let mut schedule = Schedule::record(func, &self.lanes, &self.subtarget, limits);
            schedule.find_min_pressure(func);
            schedule
        };
        run_optional_step(pass::INFO.name, func, &mut (), cx, given, |func| {
            let mut schedule = Schedule::record(func, &self.lanes, &self.subtarget, limits);
            if schedule.find_min_pressure(func) >= least {
                schedule.choose(func, 0, true);
                schedule.apply(func);
            }
            Ok(schedule)
        })
    }

    /// Allocates the vector registers of a scheduled function, and schedules it again where that falls short.
    fn allocate_scheduled(
        &self,
        func: &mut MachineFunction,
        mut schedule: Schedule<'_>,
        most: u32,
        cx: &mut PassCx<'_>,
    ) -> Result<Allocation, Diagnostic> {
        let target_occupancy = schedule.target_occupancy();
        if remarks::wanted(cx) {
            cx.record(schedule.trials());
        }
        let mut best = self.allocate_once(func, most, cx)?;
        let mut within = most;
        let enough = u32::from(self.subtarget.most_vgprs(target_occupancy)).min(most);
        for round in 1..ROUNDS {
            let (spilled, waves, used) = self.cost(&best);
            log::debug!(
                target: VECTORS,
                "{}: round {round}: {used} registers, {spilled} spilled or read back, {waves} of {target_occupancy} waves",
                func.name
            );
            if spilled == 0 && waves >= target_occupancy {
                break;
            }
            let mut other = best.original().clone();
            let limit = if round + 1 < ROUNDS { enough } else { most };
            run_optional_step(
                pass::INFO.name,
                &mut other,
                &mut (),
                cx,
                |_| (),
                |other| {
                    if round + 1 < ROUNDS {
                        // What is spilled is not to wait for what hides latencies.
                        schedule.choose(other, used.saturating_sub(enough).max(MORE), spilled == 0);
                    } else {
                        schedule.choose_given();
                    }
                    schedule.apply(other);
                    Ok(())
                },
            )?;
            // The same order again under the same limit is the same allocation.
            if limit == within && same_order(&other, best.original()) {
                continue;
            }
            let tried = remarks::wanted(cx).then(|| schedule.trials());
            // So few may not be enough for tuples: then it stays as it was.
            if let Ok(second) = self.allocate_once(&mut other, limit, cx) {
                let after = self.cost(&second);
                // The order given hides no latency, which the work does not show.
                let scheduled = round + 1 < ROUNDS;
                let better = (scheduled || after.0 < spilled) && self.is_better(&second, &best);
                log::debug!(
                    target: pass::INFO.name,
                    "{}: another order for at most {limit} registers: {} spilled, {} waves: {}",
                    func.name,
                    after.0,
                    after.1,
                    if better { "kept" } else { "dropped" }
                );
                if better {
                    *func = other;
                    best = second;
                    within = limit;
                    if let Some(tried) = tried {
                        cx.record(tried);
                    }
                }
            }
        }
        Ok(best)
    }

    /// Allocates the vector registers of a function again with values computed again that live across regions, for as
    /// many waves as that can be done for, or so that less is spilled. Nothing, and the function as it was, if that wins
    /// nothing.
    fn rematerialise(
        &self,
        func: &mut MachineFunction,
        first: &Allocation,
        most: u32,
        cx: &mut PassCx<'_>,
    ) -> Result<Option<Allocation>, Diagnostic> {
        let (spilled, waves, _) = self.cost(first);
        // What is spilled costs more than a wave is worth.
        let (lowest, mut goal) = match spilled {
            0 => (waves + 1, self.waves),
            _ => (waves, waves),
        };
        while goal >= lowest {
            let enough = u32::from(self.subtarget.most_vgprs(goal)).min(most);
            let limit = enough.saturating_sub(schedule::MARGIN);
            let mut other = first.original().clone();
            let found = run_optional_step(
                remat::INFO.name,
                &mut other,
                &mut (),
                cx,
                |_| None,
                |other| {
                    let found = remat::run(other, &self.lanes, limit, spilled != 0);
                    Ok(found.map(|found| *other = found.func))
                },
            )?;
            if found.is_none() {
                break;
            }
            let least = if spilled == 0 { goal } else { 0 };
            let schedule = self.schedule(&mut other, most, least, cx)?;
            let target_occupancy = schedule.target_occupancy();
            log::debug!(
                target: remat::INFO.name,
                "{}: {target_occupancy} waves with values computed again, for {goal}",
                func.name
            );
            if target_occupancy >= least
                && let Ok(second) = self.allocate_scheduled(&mut other, schedule, most, cx)
                && self.is_better(&second, first)
            {
                *func = other;
                return Ok(Some(second));
            }
            // For as many as this came down to, or one more: less is computed again then.
            goal = (goal - 1).min(target_occupancy + 1);
        }
        Ok(None)
    }

    /// Allocates the vector registers, `most` at most.
    fn allocate_once(
        &self,
        func: &mut MachineFunction,
        most: u32,
        cx: &mut PassCx<'_>,
    ) -> Result<Allocation, Diagnostic> {
        run_step(VECTORS, func, &mut (), cx, |func| {
            regalloc::vectors(func, &self.lanes, most, &self.saved)
        })
    }

    fn limits(&self, most: u32) -> schedule::Limits {
        schedule::Limits { most, waves: self.waves }
    }

    /// Whether an allocation is better than another: it does less work where something is spilled, or more waves run and do not pay
    /// for that by moves. A wave more hides latency, at best as much as it is of the waves; half of that is what it is taken to
    /// win.
    fn is_better(&self, allocation: &Allocation, than: &Allocation) -> bool {
        let [(spilled, waves, _), (spilled_before, waves_before, _)] =
            [allocation, than].map(|allocation| self.cost(allocation));
        let [work, before] = [allocation, than].map(|Allocation { statistics, .. }| {
            // Half a register is a unit.
            statistics.executed + statistics.moved / 2 + statistics.accesses * SLOT_ACCESS
        });
        if spilled != 0 || spilled_before != 0 {
            return work < before;
        }
        let (waves, waves_before) = (u64::from(waves), u64::from(waves_before));
        waves > waves_before
            && work.saturating_sub(before) * 2 * waves_before <= before * (waves - waves_before)
    }

    /// Returns the cost of an allocation: spill stores and reloads, waves that run with it, and registers that it
    /// takes.
    fn cost(&self, allocation: &Allocation) -> (u32, u16, u32) {
        let used = allocation.used.file(regs::VGPR).last().map_or(0, |unit| unit / 2 + 1);
        let spilled = allocation.statistics.stores + allocation.statistics.reloads;
        (spilled, self.limits(0).waves_with(&self.subtarget, used), used)
    }
}

/// Whether two copies of a function have their instructions in the same order.
fn same_order(a: &MachineFunction, b: &MachineFunction) -> bool {
    a.blocks().eq(b.blocks()) && a.all_insts().eq(b.all_insts())
}

/// Returns the strategy that `"amdgpu-sched-strategy"` names. Unknown names have no effect, as with LLVM.
fn asked_strategy(cx: &Context, function: Global) -> Option<Strategy> {
    let attrs = cx.globals[function].function()?.attrs;
    let name = cx.attrs.string(attrs, cx.symbols.find("amdgpu-sched-strategy")?)?;
    Strategy::by_name(name)
}

/// Waves of a SIMD that a function's local memory and its attributes allow.
fn waves_beside_registers(unit: IselContext<'_>, global: Global, subtarget: &Subtarget) -> u16 {
    let Some(kernel) = unit.abi.kernel(global) else { return subtarget.max_waves() };
    let limits = &kernel.limits;
    let by_memory = subtarget.waves_by_lds(kernel.lds.size, limits.max_workgroup_size);
    let asked = limits.waves_per_simd.1.map_or(u16::MAX, |most| most.min(255) as u16);
    by_memory.min(asked).min(subtarget.max_waves())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_register_is_taken_out_of_a_run() {
        let runs = vec![regs::sgpr(0, 2), regs::sgpr(4, 4)];
        let mut mask = RegMaskDesc { name: "all", preserved: runs.into() };
        forget(&mut mask, regs::sgpr(5, 1));
        assert!(!mask.preserves(regs::sgpr(5, 1)) && mask.preserves(regs::sgpr(0, 2)));
        assert!(mask.preserves(regs::sgpr(4, 1)) && mask.preserves(regs::sgpr(6, 2)));
        forget(&mut mask, regs::sgpr(4, 1));
        assert!(!mask.preserves(regs::sgpr(4, 1)) && mask.preserves(regs::sgpr(6, 2)));
    }
}
