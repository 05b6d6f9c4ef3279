//! A region with the orders that were found for it, beyond the life of any strategy: its graph is built once, when something
//! is tried first, and all strategies make orders of it.

use ir::machine::{Block, Inst, MachineFunction};

use super::cycles::RegionCycles;
use super::ends::RegionEnd;
use super::exact::{DEFAULT_BUDGET, exact};
use super::fill::{Filling, Next, filled};
use super::goal::PressureGoal;
use super::graph::{Node, RegionGraph};
use super::hide::{Reach, hidden};
use super::hints::{grouped, pipelines};
use super::index::RegIndex;
use super::limited::limited;
use super::mend::mended;
use super::minreg::{Effort, minreg, minreg_of};
use super::modes::RegionModes;
use super::order::{Order, candidates};
use super::region::DetachedSchedule;
use super::strategy::Strategy;
use super::target::SchedTarget;
use super::values::{Counts, RegionValues};
use crate::liveness::LaneLiveness;
use crate::pressure::{MAX_KINDS, PressureModel};

/// How far instructions are moved for their latencies: percent of each latency, and into groups of how many places.
const REACH: (u32, u32) = (100, 16);

/// How waits are tried to be filled: what comes next.
const FILLINGS: [Next; 2] = [Next::First, Next::Highest];

/// An order is good enough if no other can be better by more than one part in so many.
const GOOD_ENOUGH: u64 = 30;

/// Instructions of a region in which every cycle counts: one more try costs next to nothing, and a load that begins a few
/// instructions earlier may be one that the region behind waits for.
const SMALL: usize = 16;

/// What a function is scheduled for.
pub struct Setting<'a> {
    /// The target.
    pub target: &'a dyn SchedTarget,
    /// The kinds of registers.
    pub model: &'a PressureModel,
    /// What is live where.
    pub liveness: &'a LaneLiveness,
    /// Which pressure is to be small.
    pub goal: PressureGoal,
    /// Whether some instruction may want a mode of its own.
    pub has_modes: bool,
}

/// What the regions of a function are tried with.
pub(super) struct Cx<'a, 's> {
    pub(super) func: &'a MachineFunction,
    pub(super) setting: &'a Setting<'s>,
    pub(super) index: &'a mut RegIndex,
    /// The waves for which cycles are counted.
    pub(super) waves: u32,
}

/// How an order was made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum How {
    /// It is the one that the code had.
    Given,
    /// The code itself asks for it, by hints.
    Asked,
    /// Quickly, for few registers.
    FewRegisters,
    /// With effort, for the fewest registers.
    FewestRegisters,
    /// By a search that proves that there are no fewer registers.
    Exact,
    /// Along the latencies, with so many registers at most.
    Limited,
    /// Instructions are moved away from what they wait for.
    Hidden,
    /// What is independent is put into waits.
    Filled,
    /// The fastest so far is changed where it waits.
    Mended,
    /// Of another, with instructions of one mode brought together.
    Gathered,
}

impl How {
    /// A few words, for people.
    pub fn words(self) -> &'static str {
        match self {
            Self::Given => "order given",
            Self::Asked => "what the code's hints ask for",
            Self::FewRegisters => "few registers",
            Self::FewestRegisters => "fewest registers",
            Self::Exact => "fewest registers, by search",
            Self::Limited => "along the latencies, under a limit",
            Self::Hidden => "moved away from what is waited for",
            Self::Filled => "waits filled",
            Self::Mended => "fastest one mended where it waits",
            Self::Gathered => "like modes together",
        }
    }
}

/// What was tried for a region.
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
    /// Which of them is chosen.
    pub chosen: usize,
}

/// An order that was tried.
#[derive(Clone, Copy, Debug)]
pub struct Trial {
    /// How it was made.
    pub how: How,
    /// The most registers of each kind that are live at one time.
    pub peak: Counts,
    /// Switches of the mode.
    pub switches: u32,
    /// Cycles of all waves, as [`RegionCycles`] counts them.
    pub cycles: u64,
    /// Whether no more registers are live than allowed.
    pub fits: bool,
}

/// A region, and what was tried for it.
#[derive(Debug)]
pub(super) struct RegionRecord {
    /// The region, with what is live in front of it and behind it, and the peak of the order given.
    pub(super) end: RegionEnd,
    /// What is made once something is tried.
    made: Option<Made>,
    /// Which of the orders is chosen; none is the order given.
    chosen: Option<usize>,
    /// The most registers of each kind that were allowed when it was chosen.
    most: Counts,
    /// Whether another order than the one given has been chosen before.
    moved: bool,
}

/// What orders are made from, and the orders.
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
    /// Whether orders that hide latencies are among them.
    has_hidden: bool,
}

/// An order with what is known of it.
#[derive(Debug)]
pub(super) struct Candidate {
    how: How,
    order: Order,
    /// The most registers of each kind that are live at one time.
    pub(super) peak: Counts,
    /// Switches of the mode.
    pub(super) switches: u32,
    /// Cycles of all waves, as [`RegionCycles`] counts them.
    pub(super) cycles: u64,
}

impl RegionRecord {
    pub(super) fn new(end: RegionEnd) -> Self {
        Self { end, made: None, chosen: None, most: [u32::MAX; MAX_KINDS], moved: false }
    }

    /// What was tried; nothing if the order given was good enough from the start.
    pub(super) fn trials(&self) -> RegionTrials {
        let trial = |c: &Candidate| Trial {
            how: c.how,
            peak: c.peak,
            switches: c.switches,
            cycles: c.cycles,
            fits: c.fits(&self.most),
        };
        let tries = self.made.iter().flat_map(|made| &made.tries).map(trial).collect();
        let region = &self.end.region;
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
        tried.map(|tried| tried.peak[kind]).fold(self.end.peak[kind], u32::min)
    }

    /// The order chosen, if the function may have another.
    pub(super) fn schedule(&self, func: &MachineFunction) -> Option<DetachedSchedule> {
        let made = self.made.as_ref()?;
        let order = &made.tries[self.chosen.unwrap_or(0)].order;
        let region = &self.end.region;
        self.moved.then(|| DetachedSchedule::new(func, region, &made.graph, order))
    }

    /// Finds orders that need few registers: quickly, and with more effort if none of them is `enough`.
    pub(super) fn try_small(&mut self, cx: &mut Cx<'_, '_>, enough: impl Fn(u32) -> bool) {
        let (made, goal) = (self.make(cx), &cx.setting.goal);
        if std::mem::replace(&mut made.has_small, true) || made.asked.is_some() {
            return;
        }
        let small = candidates(&made.graph, &made.values, goal.kind);
        for (order, _) in &small {
            made.add_gathered(order.clone(), How::FewRegisters);
        }
        if !made.tries.iter().any(|t| enough(t.peak[goal.kind])) {
            let order = minreg_of(&made.graph, &made.values, goal, small, Effort::Quick);
            made.add_gathered(order, How::FewestRegisters);
        }
        let peaks: Vec<u32> = made.tries.iter().map(|t| t.peak[goal.kind]).collect();
        let region = &self.end.region;
        log::debug!("{}: {} of {}: {peaks:?}", cx.func.name, region.block, region.insts.len());
    }

    /// Finds orders by a strategy, those of [`Strategy::Ilp`] and [`Strategy::MaxOccupancy`] with at most so many registers of the
    /// goal's kind.
    pub(super) fn try_strategy(&mut self, cx: &mut Cx<'_, '_>, strategy: Strategy, most: u32) {
        let (made, goal) = (self.make(cx), &cx.setting.goal);
        if made.asked.is_some() {
            return;
        }
        let (graph, values) = (&made.graph, &made.values);
        let (order, how) = match strategy {
            Strategy::Source => return,
            Strategy::MinReg => (minreg(graph, values, goal), How::FewestRegisters),
            Strategy::Exact => {
                let start = minreg(graph, values, goal);
                (exact(graph, values, goal.kind, &start, DEFAULT_BUDGET).order, How::Exact)
            }
            _ => (limited(graph, values, goal.kind, most), How::Limited),
        };
        made.add_gathered(order, how);
    }

    /// Finds orders in which less is waited for.
    pub(super) fn try_hidden(&mut self, cx: &mut Cx<'_, '_>, most: &Counts) {
        let kind = cx.setting.goal.kind;
        let waves = cx.waves;
        let made = self.make(cx);
        if std::mem::replace(&mut made.has_hidden, true) || made.asked.is_some() {
            return;
        }
        let fits = |tried: &&Candidate| tried.fits(most);
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
        made.add_mended(most, enough);
    }

    /// Chooses the order that the code itself asks for, or else among the orders that need no more registers than `most`, or
    /// else among those that need the fewest: the one with the fewest switches of the mode, then cycles, then registers.
    pub(super) fn choose(&mut self, kind: usize, most: &Counts) {
        self.most = *most;
        let Some(made) = &self.made else {
            self.chosen = None;
            return;
        };
        let cost = |(_, c): &(usize, &Candidate)| (c.switches, c.cycles, c.peak[kind]);
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
        let Self { end, made, .. } = self;
        let made = made.get_or_insert_with(|| {
            let (func, insts) = (cx.func, &end.region.insts);
            let Setting { target, model, liveness, has_modes, .. } = *cx.setting;
            let graph = RegionGraph::new(func, target, insts, cx.index);
            let values = RegionValues::new(func, model, liveness, insts, &end.live, cx.index);
            let cycles = RegionCycles::new(func, target, &graph);
            let modes = has_modes.then(|| RegionModes::new(func, target, &end.region));
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
                has_hidden: false,
            };
            made.add_gathered(given, How::Given);
            let asked = pipelines(func, target, &made.graph);
            if !asked.is_empty() {
                let order = grouped(func, target, &made.graph, &asked);
                made.asked = Some(made.add(order, How::Asked));
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

    /// Adds orders made of others that wait less, until one is through in so many cycles.
    fn add_fast(&mut self, bases: Vec<Order>, kind: usize, most: &Counts, enough: u64) {
        let is_enough = |made: &Self| made.tries.iter().any(|t| t.fits(most) && t.cycles <= enough);
        for base in bases {
            if is_enough(self) || self.add_filled(&base, kind, most, enough) {
                return;
            }
            let (percent, group) = REACH;
            let reach = Reach { waves: self.waves, percent, group };
            let order = hidden(&self.graph, &self.cycles, &base, reach);
            let at = self.add_gathered(order.clone(), How::Hidden);
            if self.tries[at].fits(most)
                && (self.tries[at].cycles <= enough || self.add_filled(&order, kind, most, enough))
            {
                return;
            }
        }
    }

    /// Makes the fastest order faster where it waits, if it is not fast enough.
    fn add_mended(&mut self, most: &Counts, enough: u64) {
        let fits = |order: &[Node]| fit_in(&self.values.peak(order), most);
        let fastest = self.tries.iter().filter(|t| t.fits(most));
        let Some(fastest) = fastest.min_by_key(|t| (t.switches, t.cycles)) else { return };
        if fastest.cycles > enough {
            let order = fastest.order.clone();
            let order = mended(&self.graph, &self.cycles, order, self.waves, fits);
            self.add_gathered(order, How::Mended);
        }
    }

    /// Adds an order with its waits filled, so far as there are registers for it. Answers whether that is through in so many
    /// cycles.
    fn add_filled(&mut self, order: &[Node], kind: usize, most: &Counts, enough: u64) -> bool {
        FILLINGS.into_iter().any(|next| {
            let filling = Filling { waves: self.waves, kind, most: most[kind], next };
            let order = filled(&self.graph, &self.values, &self.cycles, order, filling);
            let at = self.add_gathered(order, How::Filled);
            self.tries[at].fits(most) && self.tries[at].cycles <= enough
        })
    }

    /// Adds an order, and what it is with instructions of like mode together. Answers the place of the order itself.
    fn add_gathered(&mut self, order: Order, how: How) -> usize {
        let gathered: Vec<Order> = match &self.modes {
            Some(modes) => modes.gathered(&self.graph, &order).collect(),
            None => Vec::new(),
        };
        let at = self.add(order, how);
        gathered.into_iter().for_each(|order| {
            self.add(order, How::Gathered);
        });
        at
    }

    /// Adds an order. Answers its place.
    fn add(&mut self, order: Order, how: How) -> usize {
        if let Some(known) = self.tries.iter().position(|t| t.order == order) {
            return known;
        }
        let tried = Candidate {
            how,
            peak: self.values.peak(&order),
            switches: self.modes.as_ref().map_or(0, |modes| modes.switches(&order)),
            cycles: self.cycles.cycles(&self.graph, &order, self.waves),
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
