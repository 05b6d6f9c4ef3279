//! Registers and cycles of the orders of a function's regions.

use amdgpu_backend::Subtarget;
use amdgpu_backend::schedule::measure::{KINDS, SCALAR, VECTOR, sched_target, schedule};
use ir::graph::{DomTree, FlowGraph, Frequencies, LoopForest};
use ir::machine::{Block, FunctionKind, Inst, MachineFunction};
use ir::map::Map;
use rp_tracker::pressure::{FunctionPressure, LaneLiveness, PressureModel, RegPressure};
use rp_tracker::sched::{
    EdgeKind, Exact, FunctionRegions, Node, Order, PressureGoal, RegIndex, RegionCycles,
    RegionGraph, RegionValues, Strategy, apply, exact, minreg,
};

/// Our strategies, as columns; those of LLVM follow.
pub(crate) const OURS: [&str; 6] =
    ["given", "minreg", "default", "max-occupancy", "iterative-max-occupancy", "ilp"];
/// The column of the order given.
pub(crate) const GIVEN: usize = 0;
/// The column of the strategy of least pressure.
pub(crate) const MINREG: usize = 1;
/// The column of our default.
pub(crate) const DEFAULT: usize = 2;

/// Those that schedule whole functions, the default first.
const SCHEDULED: [Strategy; 4] =
    [Strategy::Latency, Strategy::MaxOccupancy, Strategy::IterativeMaxOccupancy, Strategy::Ilp];

/// Instructions that make a region worth a line.
const LEAST: usize = 10;

/// Registers and cycles of an order.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Score {
    pub(crate) scalars: u32,
    pub(crate) vectors: u32,
    /// Cycles for each wave, if as many run as the whole function lets.
    pub(crate) cycles: f64,
}

/// A region with what each order needs.
pub(crate) struct RegionRow {
    /// The function's place in the module.
    pub(crate) function: usize,
    pub(crate) block: String,
    pub(crate) nodes: usize,
    /// By columns; nothing where the instructions are not the same any more.
    pub(crate) scores: Vec<Option<Score>>,
    /// Orders that our graph forbids.
    pub(crate) forbidden: usize,
    /// The first edge against which each order is, if it is against any: its kind, and both instructions.
    pub(crate) against: Vec<Option<(EdgeKind, String)>>,
    /// The fewest vector registers of the best order known.
    pub(crate) least: u32,
    /// The fewest that there can be.
    pub(crate) lower: u32,
    /// Steps of the exact search.
    pub(crate) steps: u64,
    /// Cycles that no order can do without, for each of the waves of our default.
    pub(crate) bound: f64,
    /// Runs of the block for one run of the function, as far as its shape tells.
    pub(crate) frequency: f64,
}

/// A function with what each order of all its regions needs.
pub(crate) struct FunctionRow {
    pub(crate) name: String,
    pub(crate) is_kernel: bool,
    /// Waves by attributes and local memory.
    pub(crate) waves: u32,
    /// By columns: the largest pressure, and waves.
    pub(crate) pressures: Vec<Option<(RegPressure, u32)>>,
    /// Cycles of all regions of which all columns have the same instructions, every region once.
    pub(crate) cycles: Vec<f64>,
    /// The same, every region as often as it runs.
    pub(crate) weighted: Vec<f64>,
    /// Cycles of the same regions that no order can do without, every region once, at the waves of our default.
    pub(crate) bound: f64,
}

/// A function before scheduling and after each of LLVM's strategies.
pub(crate) struct Case<'a> {
    pub(crate) before: &'a MachineFunction,
    pub(crate) after: Vec<Option<&'a MachineFunction>>,
    pub(crate) subtarget: Subtarget,
    pub(crate) waves: u32,
    pub(crate) budget: u64,
}

/// A region with the orders of all columns.
struct Measured {
    block: Block,
    graph: RegionGraph,
    values: RegionValues,
    cycles: RegionCycles,
    orders: Vec<Option<Order>>,
}

/// Measures a function and its regions.
pub(crate) fn measure(case: &Case<'_>, number: usize) -> (FunctionRow, Vec<RegionRow>) {
    let func = case.before;
    let target = sched_target(&case.subtarget);
    let model = PressureModel::new(func.target, KINDS);
    let liveness = LaneLiveness::new(func);
    let found =
        FunctionRegions::new(func, &model, &target, &liveness, |b| liveness.live_out(b).to_vec());
    let scheduled = SCHEDULED.map(|strategy| {
        let mut scheduled = func.clone();
        schedule(&mut scheduled, &case.subtarget, case.waves.min(1000) as u16, strategy);
        scheduled
    });
    let mut smallest = func.clone();
    let our_places = scheduled.each_ref().map(BlockOrders::same);
    let llvm_places: Vec<Option<BlockOrders>> =
        case.after.iter().map(|after| after.map(|after| BlockOrders::new(func, after))).collect();
    let mut index = RegIndex::default();
    let mut regions = Vec::new();
    for end in &found.regions {
        let insts = &end.region.insts;
        let graph = RegionGraph::new(func, &target, insts, &mut index);
        let values = RegionValues::new(func, &model, &liveness, insts, &end.live_out, &mut index);
        let small = minreg(&graph, &values, &PressureGoal::only(VECTOR));
        apply(&mut smallest, &end.region, &graph, &small);
        let mut orders = vec![Some(graph.nodes().collect()), Some(small)];
        orders.extend(our_places.iter().map(|places| places.order(insts)));
        orders.extend(llvm_places.iter().map(|places| places.as_ref()?.order(insts)));
        let cycles = RegionCycles::new(func, &target, &graph);
        let block = end.region.block;
        regions.push(Measured { block, graph, values, cycles, orders });
    }
    let ours = [func, &smallest].into_iter().chain(&scheduled).map(Some);
    let pressures: Vec<Option<(RegPressure, u32)>> = ours
        .chain(case.after.iter().copied())
        .map(|func| func.map(|func| case.pressure(func, &model)))
        .collect();
    let waves: Vec<u32> =
        pressures.iter().map(|pressure| pressure.map_or(1, |(_, waves)| waves)).collect();
    let mut cycles = vec![0.0; waves.len()];
    let mut weighted = cycles.clone();
    let mut bound = 0.0;
    let frequencies = frequencies(func);
    let mut rows = Vec::new();
    for region in &regions {
        let scores = region.scores(&waves);
        let frequency = frequencies.of(region.block);
        let least = region.bound(waves[DEFAULT]);
        if scores.iter().all(Option::is_some) {
            bound += least;
            for (column, score) in scores.iter().flatten().enumerate() {
                cycles[column] += score.cycles;
                weighted[column] += score.cycles * frequency;
            }
        }
        if region.graph.len() >= LEAST {
            let mut row = region.row(number, scores, case.budget);
            row.bound = least;
            row.frequency = frequency;
            let against = |order: &Option<Order>| region.against(func, order.as_ref()?);
            row.against = region.orders.iter().map(against).collect();
            rows.push(row);
        }
    }
    let (name, is_kernel) = (func.name.clone(), func.kind == FunctionKind::Kernel);
    (FunctionRow { name, is_kernel, waves: case.waves, pressures, cycles, weighted, bound }, rows)
}

/// Returns the frequencies of blocks, from the flow graph alone.
fn frequencies(func: &MachineFunction) -> Frequencies {
    let flow = FlowGraph::new(func);
    let loops = LoopForest::new(&flow, &DomTree::new(&flow));
    Frequencies::new(&flow, &loops, |_| None)
}

impl Case<'_> {
    fn pressure(&self, func: &MachineFunction, model: &PressureModel) -> (RegPressure, u32) {
        let max = FunctionPressure::new(func, model).max();
        let number = |kind: usize| max.count(kind).min(512) as u16;
        let waves = self.subtarget.waves_by_vgprs(number(VECTOR));
        // VCC and its like are not among what is counted.
        let waves = waves.min(self.subtarget.waves_by_sgprs(number(SCALAR) + 6));
        (max, u32::from(waves).min(self.waves))
    }
}

impl Measured {
    fn scores(&self, waves: &[u32]) -> Vec<Option<Score>> {
        let score = |order: &Order, waves: u32| {
            let peak = self.values.peak(order);
            let cycles = self.cycles.cycles(&self.graph, order, waves) as f64 / f64::from(waves);
            Score { scalars: peak[SCALAR], vectors: peak[VECTOR], cycles }
        };
        let columns = self.orders.iter().zip(waves);
        columns.map(|(order, &waves)| order.as_ref().map(|order| score(order, waves))).collect()
    }

    /// The first edge that an order is against.
    fn against(&self, func: &MachineFunction, order: &Order) -> Option<(EdgeKind, String)> {
        let mut done = vec![false; self.graph.len()];
        for &node in order {
            let index = node.as_u32() as usize;
            done[index] = true;
            let broken = self.graph.succs(node).iter().find(|e| done[e.node.as_u32() as usize]);
            if let Some(edge) = broken {
                let text = |node: Node| func.inst_text(self.graph.insts()[node.as_u32() as usize]);
                return Some((edge.kind, format!("{} | {}", text(node), text(edge.node))));
            }
        }
        None
    }

    fn row(&self, function: usize, scores: Vec<Option<Score>>, budget: u64) -> RegionRow {
        let start = self.orders[MINREG].as_deref().unwrap_or(&[]);
        let Exact { peak, lower, steps, .. } =
            exact(&self.graph, &self.values, VECTOR, start, budget);
        let forbidden = |order: &&Order| !self.graph.allows(order);
        RegionRow {
            function,
            block: self.block.to_string(),
            nodes: self.graph.len(),
            scores,
            forbidden: self.orders.iter().flatten().filter(forbidden).count(),
            against: Vec::new(),
            least: peak,
            lower,
            steps,
            bound: 0.0,
            frequency: 0.0,
        }
    }

    fn bound(&self, waves: u32) -> f64 {
        self.cycles.least(&self.graph, waves) as f64 / f64::from(waves)
    }
}

/// The places of a function's instructions in what LLVM made of it.
struct BlockOrders {
    /// Place in the block after scheduling, for each instruction that is found there.
    places: Map<Inst, u32>,
}

impl BlockOrders {
    fn new(before: &MachineFunction, after: &MachineFunction) -> Self {
        let mut places = Map::default();
        for block in before.blocks() {
            let mut there: Map<String, Vec<u32>> = Map::default();
            let insts: Vec<Inst> = after.insts(block).collect();
            for (place, &inst) in insts.iter().enumerate().rev() {
                there.entry(key(after, inst)).or_default().push(place as u32);
            }
            for inst in before.insts(block) {
                let place = there.get_mut(&key(before, inst)).and_then(Vec::pop);
                place.map(|place| places.insert(inst, place));
            }
        }
        Self { places }
    }

    /// The places of a function's own instructions.
    fn same(func: &MachineFunction) -> Self {
        let mut places = Map::default();
        for block in func.blocks() {
            func.insts(block).zip(0..).for_each(|(inst, at)| {
                places.insert(inst, at);
            });
        }
        Self { places }
    }

    /// The order of a region's instructions, if all are there.
    fn order(&self, insts: &[Inst]) -> Option<Order> {
        let mut at: Vec<(u32, Node)> = Vec::with_capacity(insts.len());
        for (node, inst) in insts.iter().enumerate() {
            at.push((*self.places.get(inst)?, Node::from_u32(node as u32)));
        }
        at.sort_unstable();
        Some(at.into_iter().map(|(_, node)| node).collect())
    }
}

/// The text of an instruction without what depends on its place.
fn key(func: &MachineFunction, inst: Inst) -> String {
    let mut text = func.inst_text(inst);
    for flag in ["killed ", "dead ", "undef ", "renamable "] {
        if text.contains(flag) {
            text = text.replace(flag, "");
        }
    }
    text
}
