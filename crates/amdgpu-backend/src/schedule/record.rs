//! A region with the orders that were found for it.

use ir::machine::MachineFunction;
use rp_tracker::sched::{
    Counts, DetachedSchedule, Effort, Filling, Node, Order, Reach, RegIndex, RegionCycles,
    RegionEnd, RegionGraph, RegionModes, RegionValues, candidates, filled, grouped, hidden,
    minreg_of, pipelines,
};

use super::frame::{Frame, VECTOR};

/// How far instructions are tried to be moved for their latencies: percent of each latency, and into groups of how many
/// places. Less than all may fit where all takes too many registers.
const REACHES: [(u32, u32); 6] = [(100, 16), (100, 1), (1000, 64), (50, 16), (25, 8), (200, 16)];

/// An order is good enough if no other can be better by more than one part in so many.
const GOOD_ENOUGH: u64 = 100;

/// A region, and what was tried for it.
pub(super) struct Record {
    pub(super) end: RegionEnd,
    /// What is made once something is tried.
    made: Option<Made>,
    /// Which of the orders is chosen; none is the order given.
    chosen: Option<usize>,
    /// Whether another order than the one given has been chosen before.
    moved: bool,
}

/// What orders are made from, and the orders.
struct Made {
    graph: RegionGraph,
    values: RegionValues,
    cycles: RegionCycles,
    modes: Option<RegionModes>,
    /// The waves for which cycles were counted.
    waves: u32,
    /// The first is the order given.
    tries: Vec<Try>,
    /// The order that the code itself asks for, if it does.
    asked: Option<usize>,
    /// Whether orders for few registers are among them.
    has_small: bool,
    /// Whether orders that hide latencies are among them.
    has_hidden: bool,
}

/// An order.
struct Try {
    order: Order,
    peak: Counts,
    /// Switches of the mode.
    switches: u32,
    /// Cycles of all waves.
    cycles: u64,
}

/// Registers that an order may need at most, by kind.
pub(super) type Most = [u32; 2];

impl Record {
    pub(super) fn new(end: RegionEnd) -> Self {
        Self { end, made: None, chosen: None, moved: false }
    }

    /// The most vector registers that are live at one time in the order given.
    pub(super) fn given_peak(&self) -> u32 {
        self.end.peak[VECTOR]
    }

    /// The fewest vector registers with which the region can do, as far as is known.
    pub(super) fn least(&self) -> u32 {
        let made = self.made.iter().flat_map(|made| &made.tries);
        made.map(|tried| tried.peak[VECTOR]).fold(self.given_peak(), u32::min)
    }

    /// The order chosen, if the function may have another.
    pub(super) fn schedule(&self, func: &MachineFunction) -> Option<DetachedSchedule> {
        let made = self.made.as_ref()?;
        let order = &made.tries[self.chosen.unwrap_or(0)].order;
        let region = &self.end.region;
        self.moved.then(|| DetachedSchedule::new(func, region, &made.graph, order))
    }

    /// Finds orders that need few registers: quickly, and with more effort if none of them is `enough`.
    pub(super) fn try_small(
        &mut self,
        func: &MachineFunction,
        frame: &Frame<'_>,
        index: &mut RegIndex,
        waves: u32,
        enough: impl Fn(u32) -> bool,
    ) {
        let made = self.make(func, frame, index, waves);
        if std::mem::replace(&mut made.has_small, true) || made.asked.is_some() {
            return;
        }
        let small = candidates(&made.graph, &made.values, VECTOR);
        for (order, _) in &small {
            made.add_gathered(order.clone());
        }
        if !made.tries.iter().any(|t| enough(t.peak[VECTOR])) {
            let order = minreg_of(&made.graph, &made.values, &frame.goal(), small, Effort::Quick);
            made.add_gathered(order);
        }
        let peaks: Vec<u32> = made.tries.iter().map(|t| t.peak[VECTOR]).collect();
        let region = &self.end.region;
        log::debug!("{}: {} of {}: {peaks:?}", func.name, region.block, region.insts.len());
    }

    /// Finds orders in which less is waited for.
    pub(super) fn try_hidden(
        &mut self,
        func: &MachineFunction,
        frame: &Frame<'_>,
        index: &mut RegIndex,
        waves: u32,
        most: Most,
    ) {
        let made = self.make(func, frame, index, waves);
        if std::mem::replace(&mut made.has_hidden, true) || made.asked.is_some() {
            return;
        }
        let fits = |tried: &&Try| tried.fits(most);
        let bases: Vec<Order> = if made.tries[0].fits(most) {
            vec![made.tries[0].order.clone()]
        } else {
            let best = made.tries.iter().filter(fits).min_by_key(|t| t.cycles);
            let least = made.tries.iter().min_by_key(|t| t.peak[VECTOR]);
            let mut bases: Vec<Order> =
                best.into_iter().chain(least).map(|t| t.order.clone()).collect();
            bases.dedup();
            bases
        };
        let least = made.cycles.least(&made.graph, waves);
        for base in bases {
            made.add_filled(&base, most);
            for (percent, group) in REACHES {
                let good = |t: &Try| t.fits(most) && t.cycles <= least + least / GOOD_ENOUGH;
                if made.tries.iter().any(good) {
                    return;
                }
                let reach = Reach { waves, percent, group };
                let order = hidden(&made.graph, &made.cycles, &base, reach);
                let at = made.add_gathered(order.clone());
                if made.tries[at].fits(most) {
                    made.add_filled(&order, most);
                }
            }
        }
    }

    /// Chooses the order that the code itself asks for, or else among the orders that need no more registers than `most`, or
    /// else among those that need the fewest: the one with the fewest switches of the mode, then cycles, then registers.
    pub(super) fn choose(&mut self, most: Most) {
        let Some(made) = &self.made else {
            self.chosen = None;
            return;
        };
        let cost = |(_, tried): &(usize, &Try)| (tried.switches, tried.cycles, tried.peak[VECTOR]);
        let tries = || made.tries.iter().enumerate();
        let best = tries().filter(|(_, t)| t.fits(most)).min_by_key(cost);
        let least = || tries().min_by_key(|c| (c.1.peak[VECTOR], cost(c)));
        let best = || best.or_else(least).map(|(at, _)| at);
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

    fn make(
        &mut self,
        func: &MachineFunction,
        frame: &Frame<'_>,
        index: &mut RegIndex,
        waves: u32,
    ) -> &mut Made {
        let made = self.made.get_or_insert_with(|| {
            let (graph, values) = frame.graph(func, &self.end, index);
            let cycles = RegionCycles::new(func, &frame.target, &graph);
            let modes = frame.target.has_modes();
            let modes = modes.then(|| RegionModes::new(func, &frame.target, &self.end.region));
            let given: Order = graph.nodes().collect();
            let mut made = Made {
                graph,
                values,
                cycles,
                modes: modes.flatten(),
                waves,
                tries: Vec::new(),
                asked: None,
                has_small: false,
                has_hidden: false,
            };
            made.add_gathered(given);
            let asked = pipelines(func, &frame.target, &made.graph);
            if !asked.is_empty() {
                let order = grouped(func, &frame.target, &made.graph, &asked);
                made.asked = Some(made.add(order));
            }
            made
        });
        made.set_waves(waves);
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

    /// Adds an order with its waits filled, so far as there are registers for it.
    fn add_filled(&mut self, order: &[Node], most: Most) {
        let filling = Filling { waves: self.waves, kind: VECTOR, most: most[VECTOR] };
        let order = filled(&self.graph, &self.values, &self.cycles, order, filling);
        self.add_gathered(order);
    }

    /// Adds an order, and what it is with instructions of like mode together. Answers the place of the order itself.
    fn add_gathered(&mut self, order: Order) -> usize {
        let gathered: Vec<Order> = match &self.modes {
            Some(modes) => modes.gathered(&self.graph, &order).collect(),
            None => Vec::new(),
        };
        let at = self.add(order);
        gathered.into_iter().for_each(|order| {
            self.add(order);
        });
        at
    }

    /// Adds an order. Answers its place.
    fn add(&mut self, order: Order) -> usize {
        if let Some(known) = self.tries.iter().position(|t| t.order == order) {
            return known;
        }
        let tried = Try {
            peak: self.values.peak(&order),
            switches: self.modes.as_ref().map_or(0, |modes| modes.switches(&order)),
            cycles: self.cycles.cycles(&self.graph, &order, self.waves),
            order,
        };
        self.tries.push(tried);
        self.tries.len() - 1
    }
}

impl Try {
    fn fits(&self, most: Most) -> bool {
        (0..most.len()).all(|kind| self.peak[kind] <= most[kind])
    }
}
