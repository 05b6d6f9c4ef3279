//! Report of the changes by scheduling: for each region the registers that are live at each instruction, before and
//! after.
//!
//! A report compares two functions, the input of scheduling and the input of allocation. So the scheduler itself
//! records nothing, and without a report there is no cost.

use cranelift_entity::{EntityRef, SecondaryMap};
use ir::graph::FlowGraph;
use ir::machine::{Block, Inst, MachineFunction, VReg};
use ir::map::{Map, Set};
use ir::remarks::{LiveStep, RegionCurve, ScheduledRegion, TriedOrder};
use rp_tracker::pressure::Waves;
use rp_tracker::sched::{Counts, Origin, RegionBounds, RegionTrials, Trial};

use crate::schedule::Trials;
use crate::schedule::frame::Frame;
use crate::target::occupancy;
use crate::target::occupancy::{SCALAR, VECTOR};
use crate::target::subtarget::Subtarget;

/// The name of the option of [`PassCx`](ir::pass::PassCx) by which reports are recorded: `true` or `false` (the default).
pub const REPORT_OPTION: &str = "schedule-report";

/// Tuples of a region that are shown at most.
const MOST_TUPLES: usize = 12;

/// A function's regions.
#[derive(Clone, Debug)]
pub struct FunctionReport {
    /// The function's name.
    pub name: String,
    /// The processor's name.
    pub processor: &'static str,
    /// Waves of a SIMD that run if registers do not limit them.
    pub waves: u16,
    /// Vector and scalar registers that the finished function takes.
    pub used: (u32, u32),
    /// Vector and scalar registers that allocation may take at most.
    pub limits: (u32, u32),
    /// Up to how many vector registers so many waves run.
    pub vector_steps: Vec<Step>,
    /// Up to how many scalar registers so many waves run; none where they do not limit waves.
    pub scalar_steps: Vec<Step>,
    /// The regions, in the order of the code.
    pub regions: Vec<RegionReport>,
    /// The registers that are live at each instruction in the order chosen, by the instruction's number.
    live: Vec<Option<(u32, u32)>>,
}

/// The most registers with which so many waves run.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Step {
    /// The waves.
    pub waves: u32,
    /// The registers.
    pub most: u32,
}

/// A region before and after.
#[derive(Clone, Debug)]
pub struct RegionReport {
    /// The title of its block.
    pub block: String,
    /// Its first instruction in the order given.
    first: Option<Inst>,
    /// The instructions' texts in the order given.
    pub texts: Vec<String>,
    /// In the order given.
    pub before: Curve,
    /// In the order chosen.
    pub after: Curve,
}

/// A region in one order.
#[derive(Clone, Debug, Default)]
pub struct Curve {
    /// The instructions.
    pub points: Vec<Point>,
    /// The widest tuples.
    pub tuples: Vec<TupleRange>,
}

/// An instruction in an order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Point {
    /// Its place in the order given, from 0.
    pub given: usize,
    /// Scalar and vector registers that are live at it.
    pub live: (u32, u32),
}

/// Live range of a tuple in an order, from its first instruction up to its last.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TupleRange {
    /// Its name and class.
    pub name: String,
    /// Its registers.
    pub registers: u32,
    /// The place of the instruction from which on it is live.
    pub from: usize,
    /// The position after the last instruction at which it is live.
    pub to: usize,
}

impl Curve {
    /// The most scalar and the most vector registers that are live at one time.
    pub fn peak(&self) -> (u32, u32) {
        let larger = |a: (u32, u32), b: (u32, u32)| (a.0.max(b.0), a.1.max(b.1));
        self.points.iter().map(|p| p.live).fold((0, 0), larger)
    }

    /// The places in the order given.
    pub fn order(&self) -> Vec<usize> {
        self.points.iter().map(|p| p.given).collect()
    }
}

impl FunctionReport {
    /// Compares a function before and after scheduling. `lanes` is the graph along which vector registers' values go;
    /// `waves` run if registers do not limit them.
    pub(crate) fn new(
        before: &MachineFunction,
        after: &MachineFunction,
        lanes: &FlowGraph<Block>,
        subtarget: &Subtarget,
        waves: u16,
    ) -> Self {
        let frame = Frame::new(before, lanes, subtarget);
        let given = frame.live_at(before);
        let chosen = Frame::new(after, lanes, subtarget).live_at(after);
        let mut ends = frame.regions(before).regions;
        // They come from the ends of blocks up.
        let order: Map<Block, usize> = before.blocks().enumerate().map(|(n, b)| (b, n)).collect();
        ends.reverse();
        ends.sort_by_key(|end| order.get(&end.region.block).copied());
        let orders = chosen_orders(after, &ends);
        let mut live = vec![None; after.num_insts()];
        for inst in after.all_insts() {
            if let Some(place) = live.get_mut(inst.index()) {
                *place = Some((chosen[inst][SCALAR], chosen[inst][VECTOR]));
            }
        }
        let regions = ends.iter().zip(orders).map(|(end, chosen_order)| RegionReport {
            block: before.block_title(end.region.block),
            first: end.region.insts.first().copied(),
            texts: end.region.insts.iter().map(|&inst| before.inst_text(inst)).collect(),
            before: curve(before, end, &end.region.insts, &given),
            after: curve(after, end, &chosen_order, &chosen),
        });
        Self {
            name: before.name.clone(),
            processor: subtarget.processor.name,
            waves,
            used: (0, 0),
            limits: (0, 0),
            vector_steps: steps(occupancy::waves_by_vgprs(subtarget), waves),
            scalar_steps: steps(occupancy::waves_by_sgprs(subtarget), waves),
            regions: regions.collect(),
            live,
        }
    }

    /// The vector registers that are live at each instruction, by its number.
    pub(crate) fn live_vectors(&self) -> Vec<Option<u32>> {
        self.live.iter().map(|live| live.map(|live| live.1)).collect()
    }

    /// The scalar registers that are live at each instruction, by its number.
    pub(crate) fn live_scalars(&self) -> Vec<Option<u32>> {
        self.live.iter().map(|live| live.map(|live| live.0)).collect()
    }

    /// The instruction at which most registers of a kind are live, and how many.
    pub(crate) fn peak(&self, vectors: bool) -> Option<(Inst, u32)> {
        let count = |&(scalar, vector): &(u32, u32)| if vectors { vector } else { scalar };
        let live = self.live.iter().enumerate();
        let live = live.filter_map(|(n, live)| Some((Inst::new(n), count(live.as_ref()?))));
        // Of several the first.
        live.fold(None, |best: Option<(Inst, u32)>, at| best.filter(|b| b.1 >= at.1).or(Some(at)))
    }

    /// The regions for people, with what was tried for them.
    pub(crate) fn regions(&self, trials: Option<&Trials>) -> Vec<ScheduledRegion> {
        let of = |region: &RegionReport| {
            let mut all = trials?.0.iter();
            all.find(|t| t.first == region.first).filter(|t| !t.tries.is_empty())
        };
        self.regions.iter().map(|region| self.region(region, of(region))).collect()
    }

    fn region(&self, region: &RegionReport, trials: Option<&RegionTrials>) -> ScheduledRegion {
        let curve = |name: &str, of: fn((u32, u32)) -> u32, steps: &[Step]| RegionCurve {
            name: name.into(),
            before: region.before.points.iter().map(|p| of(p.live)).collect(),
            after: region.after.points.iter().map(|p| of(p.live)).collect(),
            steps: labelled(steps),
        };
        let tried = trials
            .map_or_else(Vec::new, |t| (0..t.tries.len()).map(|at| tried_order(t, at)).collect());
        let number = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
        let tuples = |curve: &Curve| {
            let range = |t: &TupleRange| ir::remarks::TupleRange {
                name: t.name.clone(),
                from: number(t.from),
                to: number(t.to),
            };
            curve.tuples.iter().map(range).collect()
        };
        ScheduledRegion {
            block: region.block.clone(),
            texts: region.texts.clone(),
            order: region.after.points.iter().map(|p| number(p.given)).collect(),
            reason: reason(region, trials),
            curves: vec![
                curve("VGPR", |live| live.1, &self.vector_steps),
                curve("SGPR", |live| live.0, &self.scalar_steps),
            ],
            columns: ["Cycles", "Cycles of a lone wave", "VGPRs", "SGPRs", "Mode switches"]
                .map(String::from)
                .to_vec(),
            tried,
            tuples: [tuples(&region.before), tuples(&region.after)],
        }
    }
}

/// The cycles by which orders are compared.
fn cost(trial: &Trial) -> u64 {
    trial.cycles + trial.lone_cycles
}

/// An order that was tried, and why it was chosen or not.
fn tried_order(trials: &RegionTrials, at: usize) -> TriedOrder {
    let (own, best) = (&trials.tries[at], &trials.tries[trials.chosen]);
    let chosen = at == trials.chosen;
    let verdict = if chosen {
        "chosen".to_owned()
    } else if !own.fits {
        let over = own.peak[VECTOR] > trials.most[VECTOR];
        let (kind, name) = if over { (VECTOR, "vector") } else { (SCALAR, "scalar") };
        format!("more than the {} {name} registers that may be live", trials.most[kind])
    } else if best.origin == Origin::Asked {
        "the code asks for another".to_owned()
    } else if own.switches > best.switches {
        "switches the mode more often".to_owned()
    } else if cost(own) > cost(best) {
        format!("{} cycles more, of all waves and a lone one", cost(own) - cost(best))
    } else {
        "no better".to_owned()
    };
    let values = vec![
        own.cycles,
        own.lone_cycles,
        u64::from(own.peak[VECTOR]),
        u64::from(own.peak[SCALAR]),
        u64::from(own.switches),
    ];
    TriedOrder { name: own.origin.words().into(), values, chosen, verdict }
}

/// Why an order was chosen, in a few words.
fn reason(region: &RegionReport, trials: Option<&RegionTrials>) -> String {
    let moved = region.before.order() != region.after.order();
    let Some(trials) = trials else {
        return if moved { "".into() } else { "nothing else was tried".into() };
    };
    let (given, chosen) = (&trials.tries[0], &trials.tries[trials.chosen]);
    if trials.chosen == 0 {
        return format!("order given: {} cycles, and no order that fits is faster", given.cycles);
    }
    let mut text = format!("{}: {} cycles", chosen.origin.words(), chosen.cycles);
    if chosen.cycles < given.cycles || given.fits && chosen.cycles != given.cycles {
        text.push_str(&format!(" instead of {}", given.cycles));
    }
    if given.fits && chosen.lone_cycles < given.lone_cycles {
        let (now, before) = (chosen.lone_cycles, given.lone_cycles);
        text.push_str(&format!(", of a lone wave {now} instead of {before}"));
    }
    if !given.fits && chosen.fits {
        let most = trials.most[VECTOR];
        text.push_str(&format!("; the order given does not fit {most} vector registers"));
    }
    text
}

/// Up to how many registers so many waves run, from one wave on.
fn steps(by: Waves, most: u16) -> Vec<Step> {
    let step = |waves: u32| Some(Step { waves, most: by.largest_demand(waves)? });
    let mut steps: Vec<Step> = (1..=u32::from(most)).filter_map(step).collect();
    // Where more waves run with as many registers, fewer never do.
    steps.reverse();
    steps.dedup_by_key(|step| step.most);
    steps.reverse();
    steps
}

/// The instructions of each region as they follow one another in a function.
fn chosen_orders(func: &MachineFunction, ends: &[RegionBounds]) -> Vec<Vec<Inst>> {
    let mut region_of: Map<Inst, usize> = Map::default();
    for (n, end) in ends.iter().enumerate() {
        region_of.extend(end.region.insts.iter().map(|&inst| (inst, n)));
    }
    let mut orders: Vec<Vec<Inst>> = vec![Vec::new(); ends.len()];
    for inst in func.all_insts() {
        if let Some(&n) = region_of.get(&inst) {
            orders[n].push(inst);
        }
    }
    orders
}

fn curve(
    func: &MachineFunction,
    end: &RegionBounds,
    order: &[Inst],
    live: &SecondaryMap<Inst, Counts>,
) -> Curve {
    let given: Map<Inst, usize> =
        end.region.insts.iter().enumerate().map(|(n, &inst)| (inst, n)).collect();
    let point = |&inst: &Inst| Point {
        given: given.get(&inst).copied().unwrap_or(0),
        live: (live[inst][SCALAR], live[inst][VECTOR]),
    };
    Curve { points: order.iter().map(point).collect(), tuples: widest(func, end, order) }
}

/// The widest tuples that are live in a region.
fn widest(func: &MachineFunction, end: &RegionBounds, order: &[Inst]) -> Vec<TupleRange> {
    let mut ranges: Map<VReg, (usize, usize)> = Map::default();
    for (at, &inst) in order.iter().enumerate() {
        for (_, operand) in func.reg_operands(inst) {
            let Some(reg) = operand.reg.as_virtual() else { continue };
            let from = if operand.is_def() { at } else { 0 };
            let range = ranges.entry(reg).or_insert_with(|| (from, at + 1));
            range.1 = at + 1;
        }
    }
    let defined: Set<VReg> = order
        .iter()
        .flat_map(|&inst| func.defs(inst))
        .filter_map(|def| def.reg.as_virtual())
        .collect();
    for live in &end.live_out {
        let from = if defined.contains(&live.reg) { order.len() } else { 0 };
        let range = ranges.entry(live.reg).or_insert_with(|| (from, order.len()));
        range.1 = order.len();
    }
    let mut tuples: Vec<(VReg, TupleRange)> = Vec::new();
    for (reg, (from, to)) in ranges.sorted_unstable_by(|a, _, b, _| a.cmp(b)) {
        let Some(class) = func.vreg_class(reg).map(|class| func.target.class(class)) else {
            continue;
        };
        let registers = u32::from(class.bits) / 32;
        if registers > 1 {
            let name = format!("{reg}:{}", class.name);
            tuples.push((reg, TupleRange { name, registers, from, to }));
        }
    }
    tuples.sort_by_key(|(reg, t)| (core::cmp::Reverse((t.registers, t.to - t.from)), reg.index()));
    tuples.truncate(MOST_TUPLES);
    let mut tuples: Vec<TupleRange> = tuples.into_iter().map(|t| t.1).collect();
    tuples.sort_by_key(|t| (t.from, t.to));
    tuples
}

/// Steps with the numbers of waves as text.
pub(crate) fn labelled(steps: &[Step]) -> Vec<LiveStep> {
    let label =
        |waves: u32| if waves == 1 { "1 wave".to_owned() } else { format!("{waves} waves") };
    steps
        .iter()
        .map(|step| LiveStep { most: step.most, waves: Some(step.waves), label: label(step.waves) })
        .collect()
}
