//! The candidates of a region: its orders with their scores. The graph is built once, when a strategy is tried first, and all
//! strategies make orders of it.

use ir::machine::{Block, Inst, MachineFunction};

use super::graph::{
    Counts, DetachedSchedule, Node, Order, RegIndex, RegionBounds, RegionGraph, RegionValues,
    SchedTarget,
};
use super::score::{PressureGoal, RegionCycles, RegionModes};
use super::strategies::Strategy;
use super::strategies::exact::{DEFAULT_BUDGET, exact};
use super::strategies::igroup_lp::{group_order, pipelines};
use super::strategies::ilp::ilp;
use super::strategies::latency::{LatencyOptions, latency_order};
use super::strategies::list_schedule::{ListOptions, Priority, list_schedule};
use super::strategies::local_search::local_search;
use super::strategies::max_occupancy::max_occupancy;
use super::strategies::minreg::{Effort, greedy_orders, minreg, minreg_of};
use super::strategies::mode_groups::mode_groups;
use crate::pressure::{LaneLiveness, MAX_KINDS, PressureModel};

/// The percentage of each latency to hide, and the places to which loads keep.
const LATENCY: (u32, u32) = (100, 16);

/// The priorities of list scheduling that are tried.
const PRIORITIES: [Priority; 2] = [Priority::BaseOrder, Priority::CriticalPath];

/// An order is good enough if no other can be better by more than one part in so many.
const GOOD_ENOUGH: u64 = 30;

/// A lone wave may wait for one part in so many of what it issues before an order for it is made.
const FEW_WAITS: u64 = 8;

/// Instructions of a region in which every cycle counts: one more try costs next to nothing, and a load that starts a few
/// instructions earlier may be one that the next region waits for.
const SMALL: usize = 16;

/// The target and the goal of scheduling a function.
pub struct Setting<'a> {
    /// The target.
    pub target: &'a dyn SchedTarget,
    /// The kinds of registers.
    pub model: &'a PressureModel,
    /// The liveness of the function.
    pub liveness: &'a LaneLiveness,
    /// The pressure that is to be small.
    pub goal: PressureGoal,
    /// Whether some instruction may require a mode of its own.
    pub has_modes: bool,
}

/// The context in which strategies are tried.
pub(super) struct Cx<'a, 's> {
    pub(super) func: &'a MachineFunction,
    pub(super) setting: &'a Setting<'s>,
    pub(super) index: &'a mut RegIndex,
    /// The waves for which cycles are counted.
    pub(super) waves: u32,
}

/// The origin of an order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Origin {
    /// The order of the code.
    Given,
    /// The hints in the code.
    Asked,
    /// Greedy orders of few registers.
    FewRegisters,
    /// The search for the fewest registers (`minreg`).
    FewestRegisters,
    /// The exact search, which proves that there are no fewer registers.
    Exact,
    /// List scheduling by the longest chain, under a limit of registers.
    PressureList,
    /// Instructions with a long latency start earlier.
    Latency,
    /// List scheduling: waits are filled with independent instructions.
    ListSchedule,
    /// List scheduling for a wave that runs alone.
    LoneWave,
    /// Local search: the fastest order so far, changed where it waits.
    LocalSearch,
    /// Another order, with instructions of like mode together.
    ModeGroups,
}

impl Origin {
    /// Returns a short name for reports.
    pub fn words(self) -> &'static str {
        match self {
            Self::Given => "order given",
            Self::Asked => "hints of the code",
            Self::FewRegisters => "few registers",
            Self::FewestRegisters => "fewest registers",
            Self::Exact => "fewest registers, by search",
            Self::PressureList => "longest chain first, under a limit of registers",
            Self::Latency => "long latencies started earlier",
            Self::ListSchedule => "list scheduling",
            Self::LoneWave => "list scheduling for a lone wave",
            Self::LocalSearch => "local search from the fastest order",
            Self::ModeGroups => "like modes together",
        }
    }
}

/// The orders that were tried for a region.
#[derive(Clone, Debug)]
pub struct RegionTrials {
    /// Its block.
    pub block: Block,
    /// Its first instruction in the order given.
    pub first: Option<Inst>,
    /// The most registers of each kind that were allowed when the order was chosen.
    pub most: Counts,
    /// The orders; the first is the one given.
    pub tries: Vec<Trial>,
    /// The index of the order that is chosen.
    pub chosen: usize,
}

/// An order that was tried.
#[derive(Clone, Copy, Debug)]
pub struct Trial {
    /// Its origin.
    pub origin: Origin,
    /// The most registers of each kind that are live at one time.
    pub peak: Counts,
    /// Switches of the mode.
    pub switches: u32,
    /// Cycles of all waves, as [`RegionCycles`] counts them.
    pub cycles: u64,
    /// Cycles of a wave that runs alone.
    pub lone_cycles: u64,
    /// Whether no more registers are live than allowed.
    pub fits: bool,
}

/// A region with its candidates.
#[derive(Debug)]
pub(super) struct RegionCandidates {
    /// The region, with the registers that are live after it and the peak of the order given.
    pub(super) bounds: RegionBounds,
    /// The graph and the orders, made when a strategy is tried first.
    made: Option<Made>,
    /// The index of the order that is chosen; none is the order given.
    chosen: Option<usize>,
    /// The most registers of each kind that were allowed when it was chosen.
    most: Counts,
    /// Whether another order than the one given has been chosen before.
    moved: bool,
}

/// The graph, values and scores of a region, and its orders.
#[derive(Debug)]
struct Made {
    graph: RegionGraph,
    values: RegionValues,
    cycles: RegionCycles,
    modes: Option<RegionModes>,
    /// The waves for which cycles were counted.
    waves: u32,
    /// The first is the order given.
    tries: Vec<Candidate>,
    /// The order that the code itself asks for, if it does.
    asked: Option<usize>,
    /// Whether orders for few registers are among them.
    has_small: bool,
    /// The registers under which orders that hide latencies were looked for.
    latency_within: Option<Counts>,
}

/// An order with its scores.
#[derive(Debug)]
pub(super) struct Candidate {
    origin: Origin,
    order: Order,
    /// The most registers of each kind that are live at one time.
    pub(super) peak: Counts,
    /// Switches of the mode.
    pub(super) switches: u32,
    /// Cycles of all waves, as [`RegionCycles`] counts them.
    pub(super) cycles: u64,
    /// Cycles of a wave that runs alone.
    lone_cycles: u64,
}

impl RegionCandidates {
    pub(super) fn new(bounds: RegionBounds) -> Self {
        Self { bounds, made: None, chosen: None, most: [u32::MAX; MAX_KINDS], moved: false }
    }

    /// Returns the orders that were tried; none if the order given was good enough from the start.
    pub(super) fn trials(&self) -> RegionTrials {
        let trial = |c: &Candidate| Trial {
            origin: c.origin,
            peak: c.peak,
            switches: c.switches,
            cycles: c.cycles,
            lone_cycles: c.lone_cycles,
            fits: c.fits(&self.most),
        };
        let tries = self.made.iter().flat_map(|made| &made.tries).map(trial).collect();
        let region = &self.bounds.region;
        RegionTrials {
            block: region.block,
            first: region.insts.first().copied(),
            most: self.most,
            tries,
            chosen: self.chosen.unwrap_or(0),
        }
    }

    /// The fewest registers of a kind with which the region can do, as far as is known.
    pub(super) fn least(&self, kind: usize) -> u32 {
        let tried = self.made.iter().flat_map(|made| &made.tries);
        tried.map(|tried| tried.peak[kind]).fold(self.bounds.peak[kind], u32::min)
    }

    /// The order chosen, if the function may have another.
    pub(super) fn schedule(&self, func: &MachineFunction) -> Option<DetachedSchedule> {
        let made = self.made.as_ref()?;
        let order = &made.tries[self.chosen.unwrap_or(0)].order;
        let region = &self.bounds.region;
        self.moved.then(|| DetachedSchedule::new(func, region, &made.graph, order))
    }

    /// Finds orders that need few registers: quickly, and with more effort if none of them is `enough`.
    pub(super) fn try_small(&mut self, cx: &mut Cx<'_, '_>, enough: impl Fn(u32) -> bool) {
        let (made, goal) = (self.make(cx), &cx.setting.goal);
        if std::mem::replace(&mut made.has_small, true) || made.asked.is_some() {
            return;
        }
        let small = greedy_orders(&made.graph, &made.values, goal.kind);
        for (order, _) in &small {
            made.add_with_groups(order.clone(), Origin::FewRegisters);
        }
        if !made.tries.iter().any(|t| enough(t.peak[goal.kind])) {
            let order = minreg_of(&made.graph, &made.values, goal, small, Effort::Quick);
            made.add_with_groups(order, Origin::FewestRegisters);
        }
        let peaks: Vec<u32> = made.tries.iter().map(|t| t.peak[goal.kind]).collect();
        let region = &self.bounds.region;
        log::debug!(target: "machine-scheduler", "{}: {} of {}: {peaks:?}", cx.func.name, region.block, region.insts.len());
    }

    /// Finds orders by a strategy. Those of [`Strategy::Ilp`] and [`Strategy::MaxOccupancy`] are under a limit of registers of
    /// the goal's kind.
    pub(super) fn try_strategy(&mut self, cx: &mut Cx<'_, '_>, strategy: Strategy, most: u32) {
        let (made, goal) = (self.make(cx), &cx.setting.goal);
        if made.asked.is_some() {
            return;
        }
        let (graph, values) = (&made.graph, &made.values);
        let (orders, origin) = match strategy {
            Strategy::Source => return,
            Strategy::MinReg => (vec![minreg(graph, values, goal)], Origin::FewestRegisters),
            Strategy::Exact => {
                let start = minreg(graph, values, goal);
                let found = exact(graph, values, goal.kind, &start, DEFAULT_BUDGET);
                (vec![found.order], Origin::Exact)
            }
            Strategy::Ilp => (ilp(graph, values, goal.kind, most).into(), Origin::PressureList),
            Strategy::MaxOccupancy | Strategy::IterativeMaxOccupancy | Strategy::Latency => {
                (vec![max_occupancy(graph, values, goal.kind, most)], Origin::PressureList)
            }
        };
        orders.into_iter().for_each(|order| _ = made.add_with_groups(order, origin));
    }

    /// Finds orders that hide latencies. `again`: under another limit than before, too.
    pub(super) fn try_latency(&mut self, cx: &mut Cx<'_, '_>, most: &Counts, again: bool) {
        let kind = cx.setting.goal.kind;
        let waves = cx.waves;
        let made = self.make(cx);
        let fits = |tried: &&Candidate| tried.fits(most);
        // Under a tighter limit than before, all that hid something may be too large.
        let hides = |tried: &Candidate| {
            let few = [Origin::Given, Origin::FewRegisters, Origin::FewestRegisters];
            !few.contains(&tried.origin) && tried.fits(most)
        };
        let done = match made.latency_within.replace(*most) {
            None => false,
            Some(before) => {
                !again
                    || before == *most
                    || made.tries.iter().any(hides)
                    || made.tries[0].fits(most)
            }
        };
        if done || made.asked.is_some() {
            return;
        }
        let bases: Vec<Order> = if made.tries[0].fits(most) {
            vec![made.tries[0].order.clone()]
        } else {
            let best = made.tries.iter().filter(fits).min_by_key(|t| t.cycles);
            let least = made.tries.iter().min_by_key(|t| t.peak[kind]);
            let mut bases: Vec<Order> =
                best.into_iter().chain(least).map(|t| t.order.clone()).collect();
            bases.dedup();
            bases
        };
        let least = made.cycles.least(&made.graph, waves);
        let is_small = made.graph.len() <= SMALL;
        let enough = least + if is_small { 0 } else { least / GOOD_ENOUGH };
        made.add_fast(bases, kind, most, enough);
        made.add_local_search(most, enough);
        made.add_for_lone_wave(kind, most);
    }

    /// Chooses the order that the code itself asks for, or else among the orders that need no more registers than `most`, or
    /// else among those that need the fewest: the one with the fewest switches of the mode, then cycles, then registers. How many
    /// of the waves that could run do run is not known, so the cycles of all of them and of a lone one count.
    pub(super) fn choose(&mut self, kind: usize, most: &Counts) {
        self.most = *most;
        let Some(made) = &self.made else {
            self.chosen = None;
            return;
        };
        let cost =
            |(_, c): &(usize, &Candidate)| (c.switches, c.cycles + c.lone_cycles, c.peak[kind]);
        let tries = || made.tries.iter().enumerate();
        let best = tries().filter(|(_, t)| t.fits(most)).min_by_key(cost);
        let least = || tries().min_by_key(|c| (c.1.peak[kind], cost(c)));
        let best = || best.or_else(least).map(|(at, _)| at);
        self.chosen = made.asked.or_else(best).filter(|&at| at != 0);
        self.moved |= self.chosen.is_some();
    }

    /// Chooses the order that the code itself asks for, or else the one with the least score, of several the first found.
    pub(super) fn choose_by<S: Ord>(&mut self, score: impl Fn(&Candidate) -> S) {
        let Some(made) = &self.made else { return self.choose_given() };
        let tries = made.tries.iter().enumerate();
        let best = || tries.min_by_key(|(_, c)| score(c)).map(|(at, _)| at);
        self.chosen = made.asked.or_else(best).filter(|&at| at != 0);
        self.moved |= self.chosen.is_some();
    }

    /// Whether another order than the one given is chosen.
    pub(super) fn is_moved(&self) -> bool {
        self.chosen.is_some()
    }

    /// Chooses the order given.
    pub(super) fn choose_given(&mut self) {
        self.chosen = None;
    }

    fn make(&mut self, cx: &mut Cx<'_, '_>) -> &mut Made {
        let Self { bounds, made, .. } = self;
        let made = made.get_or_insert_with(|| {
            let (func, insts) = (cx.func, &bounds.region.insts);
            let Setting { target, model, liveness, has_modes, .. } = *cx.setting;
            let graph = RegionGraph::new(func, target, insts, cx.index);
            let values =
                RegionValues::new(func, model, liveness, insts, &bounds.live_out, cx.index);
            let cycles = RegionCycles::new(func, target, &graph);
            let modes = has_modes.then(|| RegionModes::new(func, target, &bounds.region));
            let given: Order = graph.nodes().collect();
            let mut made = Made {
                graph,
                values,
                cycles,
                modes: modes.flatten(),
                waves: cx.waves,
                tries: Vec::new(),
                asked: None,
                has_small: false,
                latency_within: None,
            };
            made.add_with_groups(given, Origin::Given);
            let asked = pipelines(func, target, &made.graph);
            if !asked.is_empty() {
                let order = group_order(func, target, &made.graph, &asked);
                made.asked = Some(made.add(order, Origin::Asked));
            }
            made
        });
        made.set_waves(cx.waves);
        made
    }
}

impl Made {
    /// Counts cycles for so many waves from now on.
    fn set_waves(&mut self, waves: u32) {
        if std::mem::replace(&mut self.waves, waves) != waves {
            for tried in &mut self.tries {
                tried.cycles = self.cycles.cycles(&self.graph, &tried.order, waves);
            }
        }
    }

    /// Adds orders made of others that wait less, until one takes no more than so many cycles.
    fn add_fast(&mut self, bases: Vec<Order>, kind: usize, most: &Counts, enough: u64) {
        let is_enough = |made: &Self| made.tries.iter().any(|t| t.fits(most) && t.cycles <= enough);
        for base in bases {
            if is_enough(self) || self.add_list_schedule(&base, kind, most, enough) {
                return;
            }
            let (percent, group) = LATENCY;
            let options = LatencyOptions { waves: self.waves, percent, group };
            let order = latency_order(&self.graph, &self.cycles, &base, options);
            let at = self.add_with_groups(order.clone(), Origin::Latency);
            if self.tries[at].fits(most)
                && (self.tries[at].cycles <= enough
                    || self.add_list_schedule(&order, kind, most, enough))
            {
                return;
            }
        }
    }

    /// The fastest order so far that needs no more registers than `most`.
    fn fastest(&self, most: &Counts) -> Option<&Candidate> {
        let fitting = self.tries.iter().filter(|t| t.fits(most));
        fitting.min_by_key(|t| (t.switches, t.cycles))
    }

    /// Fills the waits that only a lone wave has in the fastest order, if they are many.
    fn add_for_lone_wave(&mut self, kind: usize, most: &Counts) {
        let Some(fastest) = self.fastest(most) else { return };
        let issued = self.cycles.issued();
        if self.waves == 1 || fastest.lone_cycles <= issued + issued / FEW_WAITS {
            return;
        }
        let base = fastest.order.clone();
        let priority = Priority::BaseOrder;
        let options = ListOptions { waves: 1, kind, most: most[kind], priority };
        let order = list_schedule(&self.graph, &self.values, &self.cycles, &base, options);
        self.add_with_groups(order, Origin::LoneWave);
    }

    /// Makes the fastest order faster where it waits, if it is not fast enough.
    fn add_local_search(&mut self, most: &Counts, enough: u64) {
        let fits = |order: &[Node]| fit_in(&self.values.peak(order), most);
        let Some(fastest) = self.fastest(most) else { return };
        if fastest.cycles > enough {
            let order = fastest.order.clone();
            let order = local_search(&self.graph, &self.cycles, order, self.waves, fits);
            self.add_with_groups(order, Origin::LocalSearch);
        }
    }

    /// Adds an order with its waits filled, so far as there are registers for it. Returns whether it takes no more than so many
    /// cycles.
    fn add_list_schedule(
        &mut self,
        order: &[Node],
        kind: usize,
        most: &Counts,
        enough: u64,
    ) -> bool {
        PRIORITIES.into_iter().any(|priority| {
            let options = ListOptions { waves: self.waves, kind, most: most[kind], priority };
            let order = list_schedule(&self.graph, &self.values, &self.cycles, order, options);
            let at = self.add_with_groups(order, Origin::ListSchedule);
            self.tries[at].fits(most) && self.tries[at].cycles <= enough
        })
    }

    /// Adds an order, and its variants with instructions of like mode together. Returns the index of the order itself.
    fn add_with_groups(&mut self, order: Order, origin: Origin) -> usize {
        let groups: Vec<Order> = match &self.modes {
            Some(modes) => mode_groups(modes, &self.graph, &order).collect(),
            None => Vec::new(),
        };
        let at = self.add(order, origin);
        groups.into_iter().for_each(|order| {
            self.add(order, Origin::ModeGroups);
        });
        at
    }

    /// Adds an order. Returns its index.
    fn add(&mut self, order: Order, origin: Origin) -> usize {
        if let Some(known) = self.tries.iter().position(|t| t.order == order) {
            return known;
        }
        let tried = Candidate {
            origin,
            peak: self.values.peak(&order),
            switches: self.modes.as_ref().map_or(0, |modes| modes.switches(&order)),
            cycles: self.cycles.cycles(&self.graph, &order, self.waves),
            lone_cycles: self.cycles.cycles(&self.graph, &order, 1),
            order,
        };
        self.tries.push(tried);
        self.tries.len() - 1
    }
}

impl Candidate {
    fn fits(&self, most: &Counts) -> bool {
        fit_in(&self.peak, most)
    }
}

fn fit_in(peak: &Counts, most: &Counts) -> bool {
    peak.iter().zip(most).all(|(peak, most)| peak <= most)
}
