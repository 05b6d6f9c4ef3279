//! The whole of allocation: attempts until one works out, and the proof that it is right.

use core::cell::OnceCell;

use cranelift_entity::EntitySet;
use ir::diagnostic::{Diagnostic, Diagnostics};
use ir::graph::{FlowGraph, LoopForest};
use ir::machine::{Block, FrameSlot, Inst, MachineFunction, Opcode, PReg, Properties};
use ir::map::Map;

use crate::affinity::block_weights;
use crate::analysis::{Analysis, Before, loops};
use crate::assign::{Inserted, assign};
use crate::bundles::Bundles;
use crate::checker::{Claims, Moved, Run, check, follow};
use crate::failure::{Failure, Refusal};
use crate::prepare::{copy_single_phis, join_empty, remove_unreachable, split_edges};
use crate::slots::share;
use crate::spill::{Room, Sizing, Spilled, remove_dead, spill};
use crate::target::{AllocTarget, Effect, Environment};
use crate::units::FileSets;

/// Allocates registers of some files.
#[derive(Clone, Copy, Debug)]
pub struct Allocator<'a, T> {
    /// The registers to use.
    pub environment: &'a Environment,
    /// The target, which writes spill code.
    pub target: &'a T,
    /// An unconditional branch: its one explicit operand is the block.
    pub jump: Opcode,
    /// Whether to prove the result right. [`Allocator::new`] does so in debug builds.
    pub check: bool,
}

/// Figures about an allocation.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Statistics {
    /// Values stored to slots, as instructions.
    pub stores: u32,
    /// Values read from slots, as instructions.
    pub reloads: u32,
    /// Instructions that compute a value again instead of reading it from a slot.
    pub rematerialized: u32,
    /// Copies and exchanges that assignment inserted.
    pub copies: u32,
    /// Units that these move, each as often as its block runs: 8 times for each loop around it.
    pub moved: u64,
    /// Instructions of the function, each as often as its block runs.
    pub executed: u64,
    /// Those of them that access slots.
    pub accesses: u64,
    /// Units that these move.
    pub accessed: u64,
    /// Number of times that allocation was repeated with more room.
    pub retries: u32,
}

/// Result of an allocation.
#[derive(Clone, Debug)]
pub struct Allocation {
    /// All allocatable units that the finished function writes.
    pub used: FileSets,
    /// The slots that spilling made.
    pub slots: Vec<FrameSlot>,
    /// Figures.
    pub statistics: Statistics,
    /// The function before, and what was repeated, for the checker.
    proof: Proof,
}

#[derive(Clone, Debug)]
struct Proof {
    original: MachineFunction,
    copies: Map<Inst, Inst>,
    /// The graph that values flow along, if it is not the function's own.
    graph: Option<FlowGraph<Block>>,
}

impl Allocation {
    /// The callee-saved units that are used, as maximal runs: what prologue and epilogue must
    /// save.
    pub fn saved(&self, env: &Environment) -> Vec<PReg> {
        let mut saved = self.used.clone();
        saved.intersect_with(&env.callee_saved);
        let runs = saved.iter().flat_map(|(file, set)| {
            set.runs().into_iter().flat_map(move |(first, count)| {
                // A register holds at most 64 units.
                (0..count)
                    .step_by(64)
                    .map(move |at| PReg::new(file, (first + at) as u16, (count - at).min(64) as u8))
            })
        });
        runs.collect()
    }

    /// The function as it was before, with split edges: for another attempt with another order or other registers.
    pub fn original(&self) -> &MachineFunction {
        &self.proof.original
    }

    /// The same, to keep.
    pub fn into_original(self) -> MachineFunction {
        self.proof.original
    }

    /// Proves that a finished function does what it did before allocation.
    ///
    /// # Errors
    /// The allocation is wrong.
    pub fn check(
        &self,
        finished: &MachineFunction,
        env: &Environment,
        target: &dyn AllocTarget,
    ) -> Result<(), Diagnostics> {
        let claims = Claims { copies: &self.proof.copies };
        let own = FlowGraph::new(finished);
        let graph = self.proof.graph.as_ref().unwrap_or(&own);
        check(&self.proof.original, finished, env, target, claims, graph)
    }

    /// Returns the locations of values of the original in the finished function: for each run of units that is one of
    /// this round's files, the positions where its holder changes, block by block. The checker's dataflow finds them,
    /// so a holder has the value wherever the checker accepts the function.
    pub fn follow(
        &self,
        finished: &MachineFunction,
        env: &Environment,
        target: &dyn AllocTarget,
        runs: &[Run],
    ) -> Vec<Moved> {
        let claims = Claims { copies: &self.proof.copies };
        let own = FlowGraph::new(finished);
        let graph = self.proof.graph.as_ref().unwrap_or(&own);
        follow(&self.proof.original, finished, env, target, claims, graph, runs)
    }
}

impl<'a, T: AllocTarget> Allocator<'a, T> {
    /// An allocator that checks itself in debug builds.
    pub fn new(environment: &'a Environment, target: &'a T, jump: Opcode) -> Self {
        Self { environment, target, jump, check: cfg!(debug_assertions) }
    }

    /// Allocates. Virtual registers of other files stay; when none is left, the function is no
    /// longer in SSA form.
    ///
    /// # Errors
    /// The function is not in SSA form, an instruction needs more registers than there are, or a
    /// rule of the machine IR is broken. The function is as it was, but for split edges.
    ///
    /// # Panics
    /// If the checker finds the result wrong.
    pub fn run(&self, func: &mut MachineFunction) -> Result<Allocation, Diagnostic> {
        remove_unreachable(func);
        copy_single_phis(func);
        let split = split_edges(func, self.jump);
        let graph = FlowGraph::new(func);
        let mut allocation = self.allocate(func, &graph)?;
        join_empty(func, &split, &mut [&mut allocation.proof.original]);
        self.settle(func, &allocation);
        Ok(allocation)
    }

    /// Allocates by another graph than the function's own: the one along which the values of this
    /// round's files really go. Vector registers of a machine that masks lanes off flow along the
    /// source's control flow, in which both arms of a branch are alternatives, not along branches
    /// over the mask. Phis must be by that graph's edges, none of which may be critical, and
    /// blocks with one predecessor must not have any.
    ///
    /// # Errors
    /// As for [`Allocator::run`].
    ///
    /// # Panics
    /// If the checker finds the result wrong.
    pub fn run_on(
        &self,
        func: &mut MachineFunction,
        graph: &FlowGraph<Block>,
    ) -> Result<Allocation, Diagnostic> {
        let mut allocation = self.allocate(func, graph)?;
        allocation.proof.graph = Some(graph.clone());
        self.settle(func, &allocation);
        Ok(allocation)
    }

    /// Allocates where no edge can get a block of its own, and nothing can be inserted into the blocks `codeless`: lanes wait
    /// at the addresses of such blocks. What edges cannot do, the ends of their sources do, for all successors at once;
    /// the values of a phi must be one variable's, never live together (see [`crate::bundles`]).
    ///
    /// Nothing is spilled: where values do not fit, the caller has to lower the demand.
    ///
    /// # Errors
    /// As for [`Allocator::run`], and if there is no place for everything. The function is as it was, but for blocks that
    /// control never reaches.
    ///
    /// # Panics
    /// If the checker finds the result wrong.
    pub fn run_without_edge_splitting(
        &self,
        func: &mut MachineFunction,
        codeless: &EntitySet<Block>,
    ) -> Result<Allocation, Refusal> {
        if !func.is_ssa() {
            return Err(Refusal { reason: not_ssa(func), is_shortage: false });
        }
        remove_unreachable(func);
        let original = func.clone();
        let graph = FlowGraph::new(func);
        let analysis = Analysis::new(func, self.environment, &graph);
        let Analysis { infos, liveness, plans } = &analysis;
        let inserted =
            Bundles::new(func, &graph, liveness, infos, plans, codeless).and_then(|bundles| {
                let (environment, target, loops) = (self.environment, self.target, loops(&graph));
                assign(func, environment, target, &graph, &loops, &analysis, Some(bundles), false)
            });
        let inserted = inserted.map_err(|failure| {
            func.clone_from(&original);
            failure.into_refusal(func)
        })?;
        let Inserted { copies, moved } = inserted;
        let statistics = Statistics { copies, moved, ..Statistics::default() };
        let proof = Proof { original, copies: Map::default(), graph: None };
        let used = self.used(func);
        let allocation = Allocation { used, slots: Vec::new(), statistics, proof };
        self.settle(func, &allocation);
        Ok(allocation)
    }

    /// Checks, and sets what holds for the function now.
    fn settle(&self, func: &mut MachineFunction, allocation: &Allocation) {
        if self.check
            && let Err(found) = allocation.check(func, self.environment, self.target)
        {
            panic!("the allocator is wrong:\n{found}\n{func}");
        }
        self.settle_properties(func);
    }

    fn allocate(
        &self,
        func: &mut MachineFunction,
        graph: &FlowGraph<Block>,
    ) -> Result<Allocation, Diagnostic> {
        if !func.is_ssa() {
            return Err(not_ssa(func));
        }
        let original = func.clone();
        let mut retries = 0;
        let mut reason: Option<Failure> = None;
        let loops = loops(graph);
        let analysis = Analysis::new(func, self.environment, graph);
        let before = Before { graph, loops: &loops, analysis: &analysis, next: OnceCell::new() };
        let slots = func.frame.objects.len();
        let (spilled, inserted) = loop {
            match self.attempt(func, &before, retries) {
                Ok(done) => break done,
                Err(failure) => {
                    func.clone_from(&original);
                    retries += 1;
                    let broken = matches!(failure, Failure::Broken(_));
                    // The first attempt had the most room: what it says is the reason.
                    let reason = reason.get_or_insert(failure);
                    if broken || retries == self.attempts_keeping() + ATTEMPTS.len() {
                        return Err(reason.clone().into_diagnostic(func));
                    }
                }
            }
        };
        let work = Work::of(func, self.target, &loops);
        let statistics = Statistics {
            stores: spilled.stores,
            reloads: spilled.reloads,
            rematerialized: spilled.copies.len() as u32,
            copies: inserted.copies,
            moved: inserted.moved,
            executed: work.executed,
            accesses: work.accesses,
            accessed: work.accessed,
            retries: retries as u32,
        };
        let slots: Vec<FrameSlot> = func.frame.objects.keys().skip(slots).collect();
        let slots = share(func, self.target, graph, &loops, &slots);
        let proof = Proof { original, copies: spilled.copies, graph: None };
        let used = self.used(func);
        Ok(Allocation { used, slots, statistics, proof })
    }

    /// Attempts before the others in which tuples keep a place for what is computed of them. Where that leaves too little room,
    /// they do not, nor where banks decide on places.
    fn attempts_keeping(&self) -> usize {
        usize::from(self.environment.banks.is_none())
    }

    fn attempt(
        &self,
        func: &mut MachineFunction,
        before: &Before<'_>,
        attempt: usize,
    ) -> Result<(Spilled, Inserted), Failure> {
        let first = self.attempts_keeping();
        let keeping = attempt < first;
        let (sizing, less, reserve) = ATTEMPTS[attempt.saturating_sub(first)];
        let room = Room::new(self.environment, sizing, less, reserve);
        let (environment, target, graph) = (self.environment, self.target, before.graph);
        let slots = func.frame.objects.len();
        let mut spilled = spill(func, environment, target, &room, before)?;
        let changed = spilled.as_mut().map(|spilled| self.clean_up(func, graph, slots, spilled));
        let analysis = changed.as_ref().unwrap_or(before.analysis);
        let loops = before.loops;
        let inserted = assign(func, environment, target, graph, loops, analysis, None, keeping)?;
        Ok((spilled.unwrap_or_default(), inserted))
    }

    /// Removes spill code that nothing reads; its slots come after the first `slots`. Returns the facts about what is left.
    fn clean_up(
        &self,
        func: &mut MachineFunction,
        graph: &FlowGraph<Block>,
        slots: usize,
        spilled: &mut Spilled,
    ) -> Analysis {
        let mut analysis = Analysis::new(func, self.environment, graph);
        for _ in 0..DEAD_ROUNDS {
            if !remove_dead(func, self.target, graph, &analysis.plans, slots, spilled) {
                break;
            }
            analysis = Analysis::new(func, self.environment, graph);
        }
        analysis
    }

    fn used(&self, func: &MachineFunction) -> FileSets {
        let mut used = FileSets::new(func.target);
        for inst in func.all_insts() {
            for def in func.defs(inst) {
                if let Some(reg) = def.reg.as_physical() {
                    used.insert(reg);
                }
            }
        }
        used.intersect_with(&self.environment.allocatable);
        used
    }

    fn settle_properties(&self, func: &mut MachineFunction) {
        let virtual_reg = |inst: Inst| func.reg_operands(inst).any(|(_, r)| r.reg.is_virtual());
        let left = func.blocks().any(|block| func.insts(block).any(virtual_reg));
        if !left {
            func.properties.set(Properties::IS_SSA, false);
            func.properties.set(Properties::NO_VREGS, true);
            func.properties.set(Properties::NO_PHIS, true);
            func.properties.set(Properties::TIED_OPS_REWRITTEN, true);
        }
    }
}

/// The part of [`Statistics`] that counts each instruction as often as its block runs.
#[derive(Default)]
struct Work {
    executed: u64,
    accesses: u64,
    accessed: u64,
}

impl Work {
    fn of(func: &MachineFunction, target: &dyn AllocTarget, loops: &LoopForest<Block>) -> Self {
        let weight = block_weights(func, loops);
        let mut this = Self::default();
        for block in func.blocks() {
            let weight = u64::from(weight(block));
            for inst in func.insts(block) {
                this.executed += weight;
                if let Effect::Spill { value, .. } | Effect::Reload { value, .. } =
                    target.effect(func, inst)
                {
                    let reg = func.operands(inst)[value].as_reg().and_then(|o| o.reg.as_physical());
                    this.accesses += weight;
                    this.accessed += weight * reg.map_or(0, |reg| u64::from(reg.units()));
                }
            }
        }
        this
    }
}

fn not_ssa(func: &MachineFunction) -> Diagnostic {
    Diagnostic::error("only functions in SSA form can be allocated").in_function(&func.name)
}

/// Number of times that spill code is searched for what nothing reads: a store that goes may be the last use of a reload.
const DEAD_ROUNDS: usize = 3;

/// Attempts in their order: the sizing of demand, units of each file that are left unused, and units that calls
/// preserve in which no value lives across them. With whole sizes, every value has a place where no fixed register
/// prevents it; with no value kept across calls, calls do not prevent it either.
const ATTEMPTS: [(Sizing, u32, u32); 11] = [
    (Sizing::Exact, 0, 0),
    (Sizing::Exact, 2, 0),
    (Sizing::Exact, 4, 0),
    (Sizing::Whole, 0, 0),
    (Sizing::Whole, 2, 0),
    (Sizing::Whole, 4, 0),
    (Sizing::Whole, 8, 0),
    (Sizing::Whole, 16, 0),
    (Sizing::Whole, 8, 16),
    (Sizing::Whole, 16, 48),
    (Sizing::Whole, 16, u32::MAX),
];
