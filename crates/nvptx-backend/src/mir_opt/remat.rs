//! `nvptx-remat`: values that live long are computed again, or later, where that may let one more block run on a
//! multiprocessor.
//!
//! `ptxas` orders the instructions of a block as it likes, but across blocks and loops it keeps the given ranges
//! (measured: the order of the text hardly matters, the values live around a loop do). So in a kernel near a step of
//! the occupancy, values that are live through its points of highest pressure are computed again after them
//! ([`rp_tracker::remat`]), but not moved within their own blocks.
//!
//! The number of registers that `ptxas` takes is not known here: the live registers of the text are a guess. `ptxas`
//! adds a few for addresses and latencies, and saves some where it computes values again itself.

use ir::graph::{DomTree, FlowGraph};
use ir::machine::{Block, Inst, InstrFlags, MachineFunction, UseDef, VReg};
use ir::pass::{Entry, Need, PassInfo, counted};
use rp_tracker::pressure::{KindDesc, MAX_KINDS, PressureModel};
use rp_tracker::remat::{Budget, Effort, RematTarget, peak, relieve};

use crate::target::launch::LaunchBounds;
use crate::target::occupancy::{MOST, asked_limit, blocks};
use crate::target::table::{Cost, Format};

/// The kinds of registers that are counted, by files; predicates are apart.
static KINDS: [KindDesc; 4] = [
    KindDesc { name: "b16", files: 1 << 1 },
    KindDesc { name: "b32", files: 1 << 2 },
    KindDesc { name: "b64", files: 1 << 3 },
    KindDesc { name: "b128", files: 1 << 4 },
];

/// 32-bit registers that a register of each kind takes.
const WEIGHTS: [u32; MAX_KINDS] = [1, 1, 2, 4, 0, 0];

/// Threads of a block where nothing is said.
const USUAL_BLOCK: u32 = 256;

/// Registers fewer that are tried for: one granule of each thread.
const FEWER: u32 = 8;
/// Instructions that are always worth a register.
const FEW: i64 = 4;
/// By how many registers `ptxas` may take more than what is live, or fewer.
const UNSURE: u32 = 8;

/// Returns the target for the highest number of live registers, given the present one.
fn goal(live: u32, bounds: &LaunchBounds) -> Option<u32> {
    let threads = bounds.threads().unwrap_or(USUAL_BLOCK);
    let limit = asked_limit(bounds, threads);
    let fewer = live.saturating_sub(FEWER);
    // Beyond the limit `ptxas` spills.
    let spills = live + UNSURE > limit;
    let another = blocks(threads, fewer.saturating_sub(UNSURE)) > blocks(threads, live + UNSURE);
    (spills || another).then_some(fewer)
}

/// Result of [`run`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Relief {
    /// 32-bit registers that are live at one time at most, afterwards.
    pub(crate) live: u32,
    /// So many fewer than before.
    pub(crate) fewer: u32,
}

/// 32-bit registers that are live at one time at most: what any allocation needs. Predicates are not counted.
pub(crate) fn live(func: &MachineFunction) -> u32 {
    let budget = Budget { weights: WEIGHTS, most: MOST };
    peak(func, &FlowGraph::new(func), &PressureModel::new(func.target, &KINDS), &budget)
}

/// Computes values again in a kernel where that may let another block run, or save spills.
pub(crate) fn run(func: &mut MachineFunction, bounds: &LaunchBounds) -> Relief {
    let graph = FlowGraph::new(&*func);
    let model = PressureModel::new(func.target, &KINDS);
    let mut budget = Budget { weights: WEIGHTS, most: MOST };
    let live = peak(func, &graph, &model, &budget);
    let nothing = Relief { live, fewer: 0 };
    let Some(most) = goal(live, bounds) else { return nothing };
    budget.most = most;
    let rows = Rows { dom: DomTree::new(&graph), use_def: UseDef::new(func) };
    let effort = Effort { within_blocks: false, ..Effort::default() };
    let found = relieve(func, &graph, &model, &rows, budget, effort);
    let Some(found) = found.filter(|found| found.after < found.before) else { return nothing };
    // Measured: where many copies save little, `ptxas` needs more registers for it, not fewer.
    let saved = i64::from(found.before - found.after);
    if found.more_instructions > FEW && 2 * found.more_instructions > 5 * saved {
        return nothing;
    }
    log::debug!(target: INFO.name, "{}: {} registers live, {} before", func.name, found.after, found.before);
    *func = found.func;
    Relief { live: found.after, fewer: found.before - found.after }
}

/// Costs of PTX's instructions.
struct Rows {
    dom: DomTree<Block>,
    use_def: UseDef,
}

impl RematTarget for Rows {
    fn cost(&self, func: &MachineFunction, inst: Inst) -> Option<u32> {
        let desc = func.desc(inst);
        let arithmetic = matches!(
            Format::of(desc),
            Format::Plain | Format::Pack | Format::Cvt | Format::MovParam
        );
        let effects = desc.has_effects()
            || desc.is(InstrFlags::MAY_LOAD)
            || desc.is(InstrFlags::CONVERGENT)
            || desc.is(InstrFlags::VARIADIC);
        if !arithmetic || effects {
            return None;
        }
        match Cost::of(desc) {
            Cost::Simple => Some(1),
            Cost::Product => Some(2),
            Cost::Slow => None,
        }
    }

    /// Predicates reach the same places as other registers. A register with several defs has another value
    /// elsewhere.
    fn holds(&self, func: &MachineFunction, inst: Inst, reg: VReg, at: Block) -> bool {
        let block = |inst: Inst| func.inst_block(inst);
        let (Some(home), Some(here)) = (self.use_def.def(reg).and_then(block), block(inst)) else {
            return false;
        };
        home != here && self.dom.dominates(home, here) && self.dom.dominates(here, at)
    }

    fn may_read_copy(&self, _: &MachineFunction, _: Inst) -> bool {
        true
    }
}

/// The pass: for blocks of a usual size.
pub(crate) const INFO: PassInfo = PassInfo {
    name: "nvptx-remat",
    about: "Computes values again instead of keeping them, where one block more may run for it.",
    contract: "Any machine function; only registers with one def are touched.",
    need: Need::Optional,
    entry: Entry::Machine(|| {
        counted("registers", |func, ()| u64::from(run(func, &LaunchBounds::default()).fewer))
    }),
};

#[cfg(test)]
mod tests {
    use super::*;

    /// A loop with many sums, and values of one parameter that only its end reads.
    fn around_a_loop() -> MachineFunction {
        let (sums, values) = (30, 8);
        let lines = |count: usize, line: &dyn Fn(usize) -> String| -> String {
            (0..count).map(line).collect()
        };
        let text = format!(
            "target triple = \"nvptx64-nvidia-cuda\"\n\
             define ptx_kernel void @k(ptr addrspace(1) %p, i32 %x, i32 %n) {{\n\
             entry:\n{}  br label %loop\n\
             loop:\n  %i = phi i32 [ 0, %entry ], [ %j, %loop ]\n{}{}\
             \x20 %j = add i32 %i, 1\n  %c = icmp slt i32 %j, %n\n\
             \x20 br i1 %c, label %loop, label %exit\n\
             exit:\n{}  ret void\n}}\n",
            lines(values, &|k| format!("  %v{k} = add i32 %x, {}\n", k + 100)),
            lines(sums, &|k| format!("  %a{k} = phi i32 [ {k}, %entry ], [ %b{k}, %loop ]\n")),
            lines(sums, &|k| format!("  %b{k} = xor i32 %a{k}, %a{}\n", (k + 1) % sums)),
            lines(sums, &|k| format!(
                "  %s{k} = mul i32 %b{k}, %v{}\n  %q{k} = getelementptr i32, ptr addrspace(1) %p, i64 {k}\n  \
                 store volatile i32 %s{k}, ptr addrspace(1) %q{k}\n",
                k % values
            )),
        );
        let mut module = llvm_reader::parse("k.ll", text.as_bytes()).unwrap();
        let options = crate::Options::new(crate::Sm::new(90));
        let mut env = crate::abi::module_env::ModuleEnv::new(&mut module, &options).unwrap();
        let (global, body) = module.definitions().next().unwrap();
        let (cx, body) = (&module.cx, &module.bodies[body]);
        let mut shapes = crate::isel::shape::Shapes::default();
        crate::isel::select(cx, body, &options, &mut env, &mut shapes, global).unwrap()
    }

    #[test]
    fn what_lives_around_a_loop_is_computed_behind_it() {
        let mut func = around_a_loop();
        let bounds = LaunchBounds::default();
        let passes = crate::mir_opt::PASSES;
        crate::mir_opt::run(passes, &mut func, Some(&bounds), &mut ir::pass::PassCx::new())
            .unwrap();
        let adds = |block: Block| {
            let is_add = |&inst: &Inst| func.desc(inst).name == "add.s32";
            func.insts(block).filter(is_add).count()
        };
        let entry = func.entry_block().unwrap();
        assert_eq!(adds(entry), 0, "{func}");
    }

    #[test]
    fn only_what_is_near_a_step_is_worth_it() {
        let none = LaunchBounds::default();
        assert_eq!(goal(20, &none), None, "all blocks run");
        assert_eq!(goal(38, &none), Some(30));
        assert_eq!(goal(104, &none), None, "far from 80 and from 128");
        let asked = LaunchBounds { maxnreg: vec![100], ..LaunchBounds::default() };
        assert_eq!(goal(104, &asked), Some(96));
        let together =
            LaunchBounds { maxntid: vec![128, 2], minctasm: vec![4], ..LaunchBounds::default() };
        assert_eq!(goal(70, &together), Some(62));
    }
}
