//! Graphs, orders and what they need, on a toy target.

use ir::machine::*;

use super::*;
use crate::liveness::LaneLiveness;
use crate::pressure::{KindDesc, PressureModel};
use crate::toy::*;
use crate::tracker::UpwardTracker;

static KINDS: [KindDesc; 1] = [KindDesc { name: "V", files: V }];

pub(super) struct Toy;

impl SchedTarget for Toy {
    fn is_boundary(&self, _: &MachineFunction, _: Inst) -> bool {
        false
    }

    fn latency(&self, _: &MachineFunction, _: Inst) -> u32 {
        4
    }

    /// As memory operands say, the address spaces being kinds; what is volatile stays among all.
    fn access(&self, func: &MachineFunction, inst: Inst) -> Access {
        let Some(&operand) = func.inst_mem_ops(inst).first() else { return Access::NONE };
        let memory = &func.mem_ops[operand];
        let kind = 1 << memory.address_space;
        let all = |ordered: bool| if ordered { u32::MAX } else { 0 };
        let (acquires, releases) = (all(memory.acquires()), all(memory.releases()));
        match (memory.flags.contains(MemFlags::VOLATILE), memory.is_store()) {
            (true, _) => Access::FENCE,
            (_, true) => Access { acquires, releases, ..Access::write(kind) },
            _ => Access { acquires, releases, ..Access::read(kind) },
        }
    }

    /// The first register read is the base.
    fn address(&self, func: &MachineFunction, inst: Inst) -> Option<Address> {
        let memory = &func.mem_ops[*func.inst_mem_ops(inst).first()?];
        let base = smallvec::smallvec![(*func.uses(inst).next()?).into()];
        Some(Address { base, ranges: smallvec::smallvec![(memory.offset, memory.size?)] })
    }

    fn numbered_files(&self, _: &MachineFunction) -> u64 {
        0
    }

    /// The last scalar register is like a null register.
    fn holds_nothing(&self, reg: PReg) -> bool {
        reg.overlaps(PReg::new(RegFile(1), 62, 2))
    }

    /// Two bits of rounding by the flags for it, and a bit for denormals; operations without flags want nothing.
    fn mode(&self, func: &MachineFunction, inst: Inst) -> ModeWant {
        let flags = func.inst_flags(inst);
        let wants = [
            (InstFlags::ROUND_NEAREST, ModeWant::new(3, 0)),
            (InstFlags::ROUND_UPWARD, ModeWant::new(3, 1)),
            (InstFlags::ROUND_DOWNWARD, ModeWant::new(3, 2)),
            (InstFlags::OWN_DENORMALS, ModeWant::new(4, 4)),
            (InstFlags::F32_IN_DENORMALS, ModeWant::new(4, 0)),
        ];
        wants.iter().find(|(flag, _)| flags.contains(*flag)).map_or(ModeWant::NONE, |w| w.1)
    }
}

pub(super) fn function() -> (MachineFunction, Block) {
    let mut func = MachineFunction::new("f", FunctionKind::Device, &TARGET);
    let block = func.add_block();
    (func, block)
}

pub(super) fn op(
    func: &mut MachineFunction,
    block: Block,
    class: Option<RegClass>,
    uses: &[VReg],
) -> VReg {
    let result = class.map(|class| func.new_vreg(class));
    let mut builder = func.at_end(block);
    let mut inst = builder.build(OP);
    if let Some(result) = result {
        inst = inst.def(result);
    }
    for &used in uses {
        inst = inst.reg(used);
    }
    inst.finish();
    result.unwrap_or(VReg::from_u32(0))
}

pub(super) fn only_region(func: &MachineFunction, block: Block) -> (RegionGraph, RegionValues) {
    let model = PressureModel::new(func.target, &KINDS);
    let liveness = LaneLiveness::new(func);
    let found =
        FunctionRegions::new(func, &model, &Toy, &liveness, |b| liveness.live_out(b).to_vec());
    let region = &found.regions[0];
    let mut index = RegIndex::default();
    assert_eq!((found.regions.len(), region.region.block), (1, block));
    let graph = RegionGraph::new(func, &Toy, &region.region.insts, &mut index);
    let values =
        RegionValues::new(func, &model, &liveness, &region.region.insts, &region.live, &mut index);
    let given: Order = graph.nodes().collect();
    assert_eq!(values.peak(&given), region.peak);
    (graph, values)
}

/// The function with its region in an order.
fn moved(
    func: &MachineFunction,
    block: Block,
    graph: &RegionGraph,
    order: &[Node],
) -> MachineFunction {
    let mut func = func.clone();
    let region = Region { block, insts: graph.insts().to_vec(), debug: Vec::new() };
    apply(&mut func, &region, graph, order);
    func
}

/// The peak of an order as the upward tracker sees it.
pub(super) fn tracked(
    func: &MachineFunction,
    block: Block,
    graph: &RegionGraph,
    order: &[Node],
) -> u32 {
    use cranelift_entity::EntityRef;
    let func = &moved(func, block, graph, order);
    let model = PressureModel::new(func.target, &KINDS);
    let liveness = LaneLiveness::new(func);
    let mut tracker = UpwardTracker::at_end(func, &model, &liveness, block);
    tracker.recede(func.last_inst(block).expect("a terminator"));
    for node in order.iter().rev() {
        tracker.recede(graph.insts()[node.index()]);
    }
    tracker.max_pressure().count(0)
}

/// A region of some instructions that write and read few registers again and again, by parts and halves, with tied and
/// early-clobber operands, flags and `undef`, as a machine function has them past SSA form.
pub(super) fn past_ssa(
    u: &mut arbtest::arbitrary::Unstructured<'_>,
    most: usize,
) -> arbtest::arbitrary::Result<(MachineFunction, Block)> {
    let (mut func, block) = function();
    func.properties.set(Properties::IS_SSA, false);
    let classes = [V32, V64, V128, V64, S32];
    let regs: Vec<(VReg, RegClass)> =
        classes.iter().map(|&class| (func.new_vreg(class), class)).collect();
    let part = |u: &mut arbtest::arbitrary::Unstructured<'_>, class: RegClass| {
        let parts: &[SubReg] = match class {
            V32 | S32 => &[SubReg::WHOLE, SubReg::WHOLE, LO16, HI16],
            _ => &[SubReg::WHOLE, SUB0, SUB1],
        };
        u.choose(parts).copied()
    };
    let flag = PReg::new(RegFile(1), 0, 1);
    let mut flag_holds = true;
    for _ in 0..u.int_in_range(2..=most)? {
        let mut operands: Vec<Operand> = Vec::new();
        let mut taken: Vec<VReg> = Vec::new();
        for _ in 0..u.int_in_range(0..=2)? {
            let &(reg, class) = u.choose(&regs)?;
            if taken.contains(&reg) {
                continue;
            }
            taken.push(reg);
            let mut def = RegOperand::def(reg).part(part(u, class)?);
            if !def.sub.is_whole() && u.ratio(1, 4)? {
                def.flags |= RegFlags::UNDEF;
            }
            if u.ratio(1, 6)? {
                def.flags |= RegFlags::EARLY_CLOBBER;
            }
            operands.push(def.into());
        }
        for _ in 0..u.int_in_range(0..=3)? {
            let &(reg, class) = u.choose(&regs)?;
            let mut used = RegOperand::new(reg).part(part(u, class)?);
            if u.ratio(1, 8)? {
                used.flags |= RegFlags::UNDEF;
            }
            operands.push(used.into());
        }
        match u.int_in_range(0..=7)? {
            0 => {
                operands.push(RegOperand::def(flag).with(RegFlags::DEAD).into());
                flag_holds = false;
            }
            1 => {
                operands.push(RegOperand::def(flag).into());
                flag_holds = true;
            }
            2 if flag_holds => operands.push(RegOperand::new(flag).into()),
            _ => {}
        }
        let inst = func.create_inst(OP, &operands);
        func.insert_inst(inst, block, None);
    }
    let last: Vec<VReg> = (0..2).map(|_| u.choose(&regs).map(|r| r.0)).collect::<Result<_, _>>()?;
    func.at_end(block).build(RET).reg(last[0]).reg(last[1]).finish();
    Ok((func, block))
}

/// Past SSA form too, what values say of an order is what the tracker says, whatever strategy made the order.
#[test]
fn peaks_are_those_of_the_tracker_past_ssa_form() {
    arbtest::arbtest(|u| {
        let (func, block) = past_ssa(u, 40)?;
        let (graph, values) = only_region(&func, block);
        for (order, peak) in candidates(&graph, &values, 0) {
            assert!(graph.allows(&order), "{order:?}\n{func}");
            assert_eq!(peak, tracked(&func, block, &graph, &order), "{order:?}\n{func}");
        }
        Ok(())
    });
}

/// All orders that the graph allows, of a small region: each gives the same answers as the order given, and values agree with
/// the tracker on it.
#[test]
fn all_orders_of_small_regions_keep_the_meaning() {
    arbtest::arbtest(|u| {
        let (func, block) = past_ssa(u, 6)?;
        let (graph, values) = only_region(&func, block);
        let given: Order = graph.nodes().collect();
        let meaning = Meaning::of(&func, &graph, &given);
        all_orders(&graph, &mut Vec::new(), &mut |order| {
            let moved = moved(&func, block, &graph, order);
            assert_eq!(meaning, Meaning::of(&moved, &graph, order), "{order:?}\n{func}\n{moved}");
            let peak = values.peak(order)[0];
            assert_eq!(peak, tracked(&func, block, &graph, order), "{order:?}\n{func}");
        });
        Ok(())
    });
}

/// Which instruction's value each instruction reads in each lane and unit, and what is in them at the end.
#[derive(PartialEq, Eq, Debug)]
struct Meaning(Vec<Vec<Option<u32>>>);

impl Meaning {
    fn of(func: &MachineFunction, graph: &RegionGraph, order: &[Node]) -> Self {
        use cranelift_entity::EntityRef;
        let mut held: std::collections::BTreeMap<(u32, u32), Option<u32>> = Default::default();
        let mut read = vec![Vec::new(); order.len() + 1];
        let lanes = |operand: &RegOperand| -> Vec<(u32, u32)> {
            match (operand.reg.as_virtual(), operand.reg.as_physical()) {
                (Some(reg), _) => {
                    let lanes = crate::liveness::def_lanes(func, reg, operand);
                    (0..64).filter(|l| lanes.0 >> l & 1 == 1).map(|l| (reg.as_u32(), l)).collect()
                }
                (_, Some(reg)) => {
                    (reg.first_unit()..reg.end_unit()).map(|l| (!0, u32::from(l))).collect()
                }
                _ => Vec::new(),
            }
        };
        for &node in order {
            let inst = graph.insts()[node.index()];
            for used in func.uses(inst).filter(|used| used.reads()) {
                let values = lanes(used)
                    .into_iter()
                    .map(|lane| held.get(&lane).copied().unwrap_or(Some(!0)));
                read[node.index()].extend(values);
            }
            for def in func.defs(inst) {
                if def.flags.contains(RegFlags::UNDEF) {
                    let reg = def.reg.as_virtual().expect("virtual");
                    let all = lanes(&RegOperand::new(reg));
                    all.into_iter().for_each(|lane| _ = held.insert(lane, None));
                }
                let dead = def.flags.contains(RegFlags::DEAD);
                let value = (!dead).then_some(node.as_u32());
                lanes(def).into_iter().for_each(|lane| _ = held.insert(lane, value));
            }
        }
        // A flag that is dead at the end is nobody's, whoever wrote it.
        read[order.len()] =
            held.into_iter().filter(|(key, _)| key.0 != !0).map(|(_, value)| value).collect();
        Self(read)
    }
}

pub(super) fn all_orders(graph: &RegionGraph, order: &mut Order, f: &mut dyn FnMut(&[Node])) {
    if order.len() == graph.len() {
        return f(order);
    }
    for node in graph.nodes() {
        let ready = |n: &Node| order.contains(n);
        if !order.contains(&node) && graph.preds(node).iter().all(|edge| ready(&edge.node)) {
            order.push(node);
            all_orders(graph, order, f);
            order.pop();
        }
    }
}

/// A write of a part holds back neither reads nor writes of another part.
#[test]
fn parts_have_nothing_to_do_with_one_another() {
    use cranelift_entity::EntityRef;
    let (mut func, block) = function();
    func.properties.set(Properties::IS_SSA, false);
    let pair = func.new_vreg(V64);
    let whole = RegOperand::new(pair);
    func.at_end(block)
        .build(OP)
        .operand(RegOperand::def(pair).part(SUB0).with(RegFlags::UNDEF))
        .finish();
    func.at_end(block).build(OP).operand(whole.part(SUB0)).finish();
    func.at_end(block).build(OP).operand(RegOperand::def(pair).part(SUB1)).finish();
    func.at_end(block).build(OP).operand(whole).finish();
    func.at_end(block).build(OP).operand(RegOperand::def(pair).part(SUB0)).finish();
    let insts: Vec<Inst> = func.insts(block).collect();
    let graph = RegionGraph::new(&func, &Toy, &insts, &mut RegIndex::default());
    let edges = |node: usize| -> Vec<(usize, EdgeKind)> {
        graph.preds(Node::new(node)).iter().map(|e| (e.node.index(), e.kind)).collect()
    };
    assert_eq!(edges(1), [(0, EdgeKind::Data)]);
    // Whichever part is written first gets the `undef`.
    assert_eq!(edges(2), []);
    assert_eq!(edges(3), [(0, EdgeKind::Data), (2, EdgeKind::Data)]);
    assert_eq!(edges(4), [(1, EdgeKind::Anti), (3, EdgeKind::Anti)]);
}

/// A value that is begun by a part and of which all parts are written before any is read that holds nothing: each part waits
/// for the same part of the value before it only. The flag stands where nothing else is wanted.
#[test]
fn parts_of_complete_values_wait_for_the_same_part() {
    use cranelift_entity::EntityRef;
    let (mut func, block) = function();
    func.properties.set(Properties::IS_SSA, false);
    let pair = func.new_vreg(V64);
    let whole = RegOperand::new(pair);
    let begin = RegOperand::def(pair).part(SUB0).with(RegFlags::UNDEF);
    func.at_end(block).build(OP).operand(begin).operand(whole.part(SUB0)).finish();
    func.at_end(block).build(OP).operand(RegOperand::def(pair).part(SUB1)).finish();
    func.at_end(block).build(OP).operand(whole).finish();
    func.at_end(block).build(OP).operand(RegOperand::def(pair).part(SUB1)).finish();
    let insts: Vec<Inst> = func.insts(block).collect();
    let graph = RegionGraph::new(&func, &Toy, &insts, &mut RegIndex::default());
    assert_eq!(graph.preds(Node::new(1)), [], "the other part is written whenever you like");
    let flags = |order: [usize; 4]| -> Vec<bool> {
        let moved = moved(&func, block, &graph, &order.map(Node::new));
        let insts: Vec<Inst> = moved.insts(block).collect();
        let defs = insts.iter().filter_map(|&inst| moved.defs(inst).next());
        defs.map(|def| def.flags.contains(RegFlags::UNDEF)).collect()
    };
    assert_eq!(flags([0, 1, 2, 3]), [true, false, false]);
    assert_eq!(flags([1, 0, 2, 3]), [false, false, false], "sub0 is read behind the first def");
}

#[test]
fn orders_keep_the_graph_and_peaks_are_those_of_the_tracker() {
    let mut state = 1u64;
    let mut next = |bound: usize| {
        state =
            state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as usize % bound
    };
    for _ in 0..200 {
        let (mut func, block) = function();
        let mut values: Vec<VReg> = Vec::new();
        for _ in 0..3 + next(40) {
            let uses: Vec<VReg> = (0..next(4))
                .filter(|_| !values.is_empty())
                .map(|_| values[next(values.len())])
                .collect();
            let class = [V32, V32, V64, V128, S32][next(5)];
            values.push(op(&mut func, block, Some(class), &uses));
        }
        let last: Vec<VReg> = (0..2).map(|_| values[next(values.len())]).collect();
        func.at_end(block).build(RET).reg(last[0]).reg(last[1]).finish();
        let (graph, values) = only_region(&func, block);
        for (order, peak) in candidates(&graph, &values, 0) {
            assert!(graph.allows(&order), "{order:?}\n{func}");
            assert_eq!(peak, tracked(&func, block, &graph, &order), "{order:?}\n{func}");
        }
    }
}

/// Loads, then a chain of sums over them, of which each needs an early value too: two registers besides it are enough.
#[test]
fn a_chain_of_sums_over_loads_needs_three_registers() {
    for backwards in [false, true] {
        let (mut func, block) = function();
        let early = op(&mut func, block, Some(V32), &[]);
        let mut loads: Vec<VReg> = (0..16).map(|_| op(&mut func, block, Some(V32), &[])).collect();
        if backwards {
            loads.reverse();
        }
        let mut sum = early;
        for load in loads {
            sum = op(&mut func, block, Some(V32), &[sum, load, early]);
        }
        func.at_end(block).build(RET).reg(sum).finish();
        let (graph, values) = only_region(&func, block);
        let found = candidates(&graph, &values, 0);
        let given = found.iter().find(|(order, _)| order.is_sorted()).expect("the order given");
        assert_eq!(given.1, 17);
        assert_eq!(found.iter().map(|o| o.1).min(), Some(3));
        let order = minreg(&graph, &values, &PressureGoal::only(0));
        assert!(graph.allows(&order));
        assert_eq!(values.peak(&order)[0], 3);
    }
}

/// `minreg` answers orders that the graph allows, none worse than the others' best, and on small regions the least that any
/// order has.
#[test]
fn minreg_is_the_best_that_there_is() {
    arbtest::arbtest(|u| {
        let small = u.arbitrary()?;
        let (func, block) = past_ssa(u, if small { 7 } else { 60 })?;
        let (graph, values) = only_region(&func, block);
        let order = minreg(&graph, &values, &PressureGoal::only(0));
        assert!(graph.allows(&order), "{order:?}\n{func}");
        let peak = values.peak(&order)[0];
        let others = candidates(&graph, &values, 0);
        assert!(others.iter().all(|(_, other)| peak <= *other), "{order:?}\n{func}");
        if small && !values.shares_registers() {
            let mut least = u32::MAX;
            all_orders(&graph, &mut Vec::new(), &mut |order| {
                least = least.min(values.peak(order)[0]);
            });
            assert_eq!(peak, least, "{order:?}\n{func}");
        }
        Ok(())
    });
}

/// Orders for speed keep the graph, and with a limit as small as can be they need no more than without one.
#[test]
fn a_limit_makes_orders_for_speed_smaller() {
    let (mut func, block) = function();
    let loads: Vec<VReg> = (0..16).map(|_| op(&mut func, block, Some(V32), &[])).collect();
    let mut sum = loads[0];
    for &load in &loads[1..] {
        sum = op(&mut func, block, Some(V32), &[sum, load]);
    }
    func.at_end(block).build(RET).reg(sum).finish();
    let (graph, values) = only_region(&func, block);
    let peak = |limit: u32| {
        let order = limited(&graph, &values, 0, limit);
        assert!(graph.allows(&order));
        values.peak(&order)[0]
    };
    assert!(peak(u32::MAX) > 4);
    assert_eq!(peak(4), 4);
    assert!(peak(0) <= 3);
}

/// Orders for speed are orders that the graph allows, whatever the limit.
#[test]
fn orders_under_a_limit_keep_the_graph() {
    arbtest::arbtest(|u| {
        let (func, block) = past_ssa(u, 40)?;
        let (graph, values) = only_region(&func, block);
        let order = limited(&graph, &values, 0, u.int_in_range(0..=20)?);
        assert!(graph.allows(&order), "{order:?}\n{func}");
        Ok(())
    });
}

/// Orders that hide latencies and fill waits are orders that the graph allows. Filling needs no more registers than it is
/// told that there are, or than the order has that it is made of, but for those of a node whose operands end at it.
#[test]
fn orders_against_waits_keep_the_graph_and_the_limit() {
    arbtest::arbtest(|u| {
        let (func, block) = past_ssa(u, 40)?;
        let (graph, values) = only_region(&func, block);
        let cycles = RegionCycles::new(&func, &Toy, &graph);
        let given: Order = graph.nodes().collect();
        let waves = u.int_in_range(1..=4)?;
        let reach =
            Reach { waves, percent: u.int_in_range(0..=400)?, group: u.int_in_range(1..=8)? };
        let early = hidden(&graph, &cycles, &given, reach);
        assert!(graph.allows(&early), "{early:?}\n{func}");
        let most = u.int_in_range(0..=30)?;
        for base in [given, early] {
            let next = *u.choose(&[Next::First, Next::Highest])?;
            let filling = Filling { waves, kind: 0, most, next };
            let order = filled(&graph, &values, &cycles, &base, filling);
            assert!(graph.allows(&order), "{order:?}\n{func}");
            let widest = graph.nodes().map(|n| values.writes(n).len() as u32).max().unwrap_or(0);
            let allowed = most.max(values.peak(&base)[0]) + widest;
            assert!(values.peak(&order)[0] <= allowed, "{order:?}\n{func}");
        }
        Ok(())
    });
}

/// With enough waves nothing is waited for; a load whose reader is next waits, or something else comes between.
#[test]
fn waits_are_filled() {
    let (mut func, block) = function();
    let mut last = Vec::new();
    for _ in 0..4 {
        let load = op(&mut func, block, Some(V32), &[]);
        last.push(op(&mut func, block, Some(V32), &[load]));
    }
    func.at_end(block).build(RET).reg(last[0]).reg(last[1]).reg(last[2]).reg(last[3]).finish();
    let (graph, values) = only_region(&func, block);
    let cycles = RegionCycles::new(&func, &Toy, &graph);
    let given: Order = graph.nodes().collect();
    let fill = |most: u32| {
        let filling = Filling { waves: 1, kind: 0, most, next: Next::First };
        filled(&graph, &values, &cycles, &given, filling)
    };
    // Each of the four readers waits three cycles, and so does what is behind the region for the last.
    assert_eq!(cycles.cycles(&graph, &given, 1), 4 * 5 + 3);
    assert_eq!(cycles.cycles(&graph, &given, 4), 4 * 8);
    assert_eq!(cycles.cycles(&graph, &fill(4), 1), cycles.least(&graph, 1));
    assert_eq!(cycles.cycles(&graph, &fill(0), 1), 4 * 5 + 3);
}

/// Writes of a flag that nobody reads may change places, and stay out of the ranges in which it is wanted.
#[test]
fn dead_flags_stay_between_live_ones() {
    use cranelift_entity::EntityRef;
    let flag = PReg::new(RegFile(1), 0, 1);
    let (mut func, block) = function();
    let write = |func: &mut MachineFunction, dead: bool| {
        let result = func.new_vreg(V32);
        let mut operand = RegOperand::def(flag);
        if dead {
            operand.flags |= RegFlags::DEAD;
        }
        func.at_end(block).build(OP).def(result).operand(operand).finish();
    };
    write(&mut func, true);
    write(&mut func, true);
    write(&mut func, false);
    func.at_end(block).build(OP).reg(flag).finish();
    write(&mut func, true);
    func.at_end(block).build(RET).finish();
    let insts: Vec<Inst> = func.insts(block).take(5).collect();
    let graph = RegionGraph::new(&func, &Toy, &insts, &mut RegIndex::default());
    let allows = |order: [usize; 5]| graph.allows(&order.map(Node::new));
    assert!(allows([0, 1, 2, 3, 4]));
    assert!(allows([1, 0, 2, 3, 4]));
    assert!(!allows([0, 2, 1, 3, 4]));
    assert!(!allows([0, 1, 2, 4, 3]));
    assert!(!allows([0, 2, 3, 1, 4]));
}

/// Writes of a register that holds nothing have no order.
#[test]
fn registers_that_hold_nothing_make_no_edges() {
    for (unit, edges) in [(62, 0), (0, 1)] {
        let (mut func, block) = function();
        for _ in 0..2 {
            let result = func.new_vreg(V32);
            let written = RegOperand::def(PReg::new(RegFile(1), unit, 1));
            func.at_end(block).build(OP).def(result).operand(written).finish();
        }
        func.at_end(block).build(RET).finish();
        let insts: Vec<Inst> = func.insts(block).take(2).collect();
        let graph = RegionGraph::new(&func, &Toy, &insts, &mut RegIndex::default());
        let found: usize = graph.nodes().map(|node| graph.succs(node).len()).sum();
        assert_eq!(found, edges);
    }
}

const PLAIN: InstFlags = InstFlags::ROUND_NEAREST;
const UP: InstFlags = InstFlags::ROUND_UPWARD;
const DOWN: InstFlags = InstFlags::ROUND_DOWNWARD;

/// An operation with flags.
fn flagged(func: &mut MachineFunction, block: Block, flags: InstFlags, uses: &[VReg]) -> VReg {
    let result = op(func, block, Some(V32), uses);
    let inst = func.last_inst(block).expect("just made");
    *func.inst_flags_mut(inst) = flags;
    result
}

/// A chain of operations from another, with flags.
fn chain(func: &mut MachineFunction, block: Block, flags: &[InstFlags]) -> VReg {
    let first = op(func, block, Some(V32), &[]);
    flags.iter().fold(first, |last, &f| flagged(func, block, f, &[last]))
}

/// The only region of a block that ends a function, with what it wants of the mode.
fn region_with_modes(
    func: &mut MachineFunction,
    block: Block,
    results: &[VReg],
) -> (RegionGraph, RegionModes) {
    let mut builder = func.at_end(block);
    results.iter().fold(builder.build(RET), |ret, &result| ret.reg(result)).finish();
    let regions = BlockRegions::new(func, &Toy, block).regions;
    let graph = RegionGraph::new(func, &Toy, &regions[0].insts, &mut RegIndex::default());
    let modes = RegionModes::new(func, &Toy, &regions[0]).expect("something is special");
    (graph, modes)
}

/// Switches in the order given, and the fewest in those that are gathered from it, all of which the graph must allow.
fn before_and_after(graph: &RegionGraph, modes: &RegionModes) -> (u32, u32) {
    let given: Order = graph.nodes().collect();
    let switches = modes.gathered(graph, &given).map(|order| {
        assert!(graph.allows(&order), "{order:?}");
        modes.switches(&order)
    });
    (modes.switches(&given), switches.min().expect("there is always one"))
}

/// Two divisions in a row, each with steps of another mode between plain ones: one switch there and one back.
#[test]
fn two_chains_one_after_the_other_become_groups() {
    let (mut func, block) = function();
    let flags = [PLAIN, UP, UP, UP, PLAIN];
    let results = [chain(&mut func, block, &flags), chain(&mut func, block, &flags)];
    let (graph, modes) = region_with_modes(&mut func, block, &results);
    assert_eq!(before_and_after(&graph, &modes), (4, 2));
}

/// Two chains of different modes, step by step by turns: a group of each.
#[test]
fn two_interleaved_chains_of_different_modes_become_two_groups() {
    let (mut func, block) = function();
    let mut last = [chain(&mut func, block, &[]), chain(&mut func, block, &[])];
    for _ in 0..8 {
        last = [
            flagged(&mut func, block, UP, &[last[0]]),
            flagged(&mut func, block, DOWN, &[last[1]]),
        ];
    }
    let (graph, modes) = region_with_modes(&mut func, block, &last);
    assert_eq!(before_and_after(&graph, &modes), (16, 2));
}

/// A switch makes all bits right that are wanted until the next: bits of which different instructions speak do not need a
/// switch each.
#[test]
fn one_switch_is_for_all_bits() {
    let (mut func, block) = function();
    let results = [UP, InstFlags::OWN_DENORMALS, UP].map(|f| chain(&mut func, block, &[f]));
    let (graph, modes) = region_with_modes(&mut func, block, &results);
    assert_eq!(before_and_after(&graph, &modes), (1, 1));
}

/// What comes behind a region counts: a block that others follow gives the mode back.
#[test]
fn the_mode_behind_a_region_counts() {
    for (follows, expected) in [(false, 1), (true, 2)] {
        let (mut func, block) = function();
        let result = chain(&mut func, block, &[PLAIN, UP]);
        if follows {
            let next = func.add_block();
            func.at_end(block).build(BRANCH).reg(result).block(next).finish();
        }
        let (graph, modes) = region_with_modes(&mut func, block, &[]);
        assert_eq!(before_and_after(&graph, &modes).0, expected);
    }
}

/// Regions in which nothing is special are not looked at any further.
#[test]
fn plain_regions_have_no_modes() {
    let (mut func, block) = function();
    let result = chain(&mut func, block, &[PLAIN, PLAIN]);
    func.at_end(block).build(RET).reg(result).finish();
    let regions = BlockRegions::new(&func, &Toy, block).regions;
    assert!(RegionModes::new(&func, &Toy, &regions[0]).is_none());
}

/// The fewest switches of all orders that a graph allows, by search: from sets of nodes that are done and whether the mode
/// is special to how many switches that took.
fn fewest_switches(graph: &RegionGraph, is_special: &dyn Fn(Node) -> Option<bool>) -> u32 {
    use cranelift_entity::EntityRef;
    let sets = 1usize << graph.len();
    let mut least = vec![[u32::MAX; 2]; sets];
    least[0][0] = 0;
    for done in 0..sets {
        for mode in [false, true] {
            let cost = least[done][usize::from(mode)];
            if cost == u32::MAX {
                continue;
            }
            let ready = |n: &Node| {
                done >> n.index() & 1 == 0
                    && graph.preds(*n).iter().all(|edge| done >> edge.node.index() & 1 == 1)
            };
            for node in graph.nodes().filter(ready) {
                let after = is_special(node).unwrap_or(mode);
                let slot = &mut least[done | 1 << node.index()][usize::from(after)];
                *slot = (*slot).min(cost + u32::from(after != mode));
            }
        }
    }
    least[sets - 1].into_iter().min().expect("two modes")
}

/// With two modes, gathering finds the fewest switches that there can be; with more, its orders are still right.
#[test]
fn gathering_is_as_good_as_a_search_with_two_modes() {
    use cranelift_entity::EntityRef;
    arbtest::arbtest(|u| {
        let two = u.arbitrary()?;
        let choices: &[InstFlags] = if two {
            &[PLAIN, UP, InstFlags::NONE]
        } else {
            &[
                PLAIN,
                UP,
                DOWN,
                InstFlags::OWN_DENORMALS,
                InstFlags::F32_IN_DENORMALS,
                InstFlags::NONE,
            ]
        };
        let (mut func, block) = function();
        let mut values = vec![flagged(&mut func, block, UP, &[])];
        let mut flags = vec![UP];
        for _ in 0..u.int_in_range(1..=if two { 9 } else { 80 })? {
            let uses: Vec<VReg> = (0..u.int_in_range(0..=2)?)
                .map(|_| u.choose(&values).copied())
                .collect::<Result<_, _>>()?;
            flags.push(*u.choose(choices)?);
            values.push(flagged(&mut func, block, *flags.last().expect("just pushed"), &uses));
        }
        let (graph, modes) = region_with_modes(&mut func, block, &[]);
        let (_, after) = before_and_after(&graph, &modes);
        if two {
            let special = |n: Node| match flags[n.index()] {
                InstFlags::NONE => None,
                f => Some(f == UP),
            };
            assert_eq!(after, fewest_switches(&graph, &special), "{func}");
        }
        Ok(())
    });
}

/// Random accesses to slots of the stack, to places from registers that are written now and then, and to anywhere: those that
/// may meet keep their order, however many there are, and those from one base that never meet need not.
#[test]
fn accesses_that_may_meet_keep_their_order() {
    use cranelift_entity::EntityRef;
    arbtest::arbtest(|u| {
        let (mut func, block) = function();
        func.properties.set(Properties::IS_SSA, false);
        let slots: Vec<MemValue> = (0..2)
            .map(|_| MemValue::Frame(func.frame.add(FrameObject::new(FrameKind::Local, 64, 4))))
            .collect();
        let bases: Vec<VReg> = (0..2).map(|_| func.new_vreg(V32)).collect();
        // The address space, what it is based on, from where to where, and whether it writes; nothing if it is ordered.
        type Seen = Option<(u32, Option<(MemValue, u32)>, i64, i64, bool)>;
        let mut seen: Vec<Seen> = Vec::new();
        let mut values = [0u32, 0];
        for _ in 0..u.int_in_range(2..=400)? {
            let space = u.int_in_range(0..=1)?;
            let (offset, size) = (u.int_in_range(0..=3)? * 4, *u.choose(&[4, 8])?);
            let flags = if u.arbitrary()? { MemFlags::STORE } else { MemFlags::LOAD };
            let mut memory = MachineMemOperand::new(flags, size).in_space(space);
            let (mut operands, mut base): (Vec<Operand>, _) = (Vec::new(), None);
            let mut ordered = false;
            match u.int_in_range(0..=9)? {
                0 => {
                    let which = usize::from(u.arbitrary::<bool>()?);
                    values[which] += 1;
                    let inst = func.create_inst(OP, &[RegOperand::def(bases[which]).into()]);
                    func.insert_inst(inst, block, None);
                    seen.push(Some((9, None, 0, 0, false)));
                    continue;
                }
                1 => {
                    ordered = u.ratio(1, 4)?;
                    memory.flags.set(MemFlags::VOLATILE, ordered);
                }
                2..=5 => {
                    let slot = *u.choose(&slots)?;
                    memory = memory.based_on(slot, offset);
                    base = Some((slot, 0));
                }
                _ => {
                    let which = usize::from(u.arbitrary::<bool>()?);
                    memory.offset = offset;
                    operands.push(RegOperand::new(bases[which]).into());
                    // Frame slots stand for registers here, with the number of their value.
                    let name = MemValue::Frame(FrameSlot::from_u32(10 + which as u32));
                    base = Some((name, values[which]));
                }
            }
            let inst = func.create_inst(OP, &operands);
            func.insert_inst(inst, block, None);
            let writes = flags == MemFlags::STORE;
            func.add_mem_op(inst, memory);
            let end = offset + size as i64;
            seen.push((!ordered).then_some((space, base, offset, end, writes)));
        }
        let insts: Vec<Inst> = func.insts(block).collect();
        let graph = RegionGraph::new(&func, &Toy, &insts, &mut RegIndex::default());
        let meet = |a: Seen, b: Seen| match (a, b) {
            (Some((9, ..)), _) | (_, Some((9, ..))) => false,
            (Some((space, base, from, to, writes)), Some((space2, base2, from2, to2, writes2))) => {
                let apart = match (base, base2) {
                    (Some(a), Some(b)) if a == b => to <= from2 || to2 <= from,
                    (Some((MemValue::Frame(a), _)), Some((MemValue::Frame(b), _))) => {
                        a != b && a.as_u32() < 10 && b.as_u32() < 10
                    }
                    _ => false,
                };
                space == space2 && (writes || writes2) && !apart
            }
            _ => true,
        };
        let mut before = vec![vec![false; seen.len()]; seen.len()];
        for node in graph.nodes() {
            for edge in graph.preds(node) {
                let (from, to) = (edge.node.index(), node.index());
                let of_pred = before[from].clone();
                before[to].iter_mut().zip(of_pred).for_each(|(b, p)| *b |= p);
                before[to][from] = true;
            }
        }
        for (a, b) in (0..seen.len()).flat_map(|b| (0..b).map(move |a| (a, b))) {
            assert!(before[b][a] || !meet(seen[a], seen[b]), "{a} {b}\n{func}");
            let direct = graph
                .preds(Node::new(b))
                .iter()
                .any(|edge| edge.node.index() == a && edge.kind == EdgeKind::Memory);
            assert!(seen.len() > 90 || !direct || meet(seen[a], seen[b]), "{a} {b}\n{func}");
        }
        Ok(())
    });
}

/// Accesses are apart by what the IR said: by class, by their places from a base; an instruction with several accesses only
/// if all of them are; and one that is ordered never.
#[test]
fn what_the_ir_said_tells_accesses_apart() {
    use ir::machine::{AliasClassData, AliasFacts, Root};
    let edges = |places: &[&[(Option<u32>, Option<i64>)]], flags: MemFlags| {
        let (mut func, block) = function();
        func.properties.set(Properties::IS_SSA, false);
        let base = func.alias.new_base();
        for accesses in places {
            let inst = func.create_inst(OP, &[]);
            func.insert_inst(inst, block, None);
            for &(object, offset) in *accesses {
                let mut memory = MachineMemOperand::store(4).with(flags);
                let roots = object.map(Root::Global).into_iter().collect();
                let class = func.alias.class(AliasClassData { roots, ..Default::default() });
                memory.alias = AliasFacts { class, ..Default::default() };
                if let Some(offset) = offset {
                    memory.alias.base = Some(base).into();
                    memory.alias.offset = offset;
                }
                func.add_mem_op(inst, memory);
            }
        }
        let insts: Vec<Inst> = func.insts(block).collect();
        let graph = RegionGraph::new(&func, &Toy, &insts, &mut RegIndex::default());
        let order = |node: Node| graph.preds(node).iter().any(|e| e.kind == EdgeKind::Memory);
        graph.nodes().filter(|&node| order(node)).count()
    };
    let plain = MemFlags::NONE;
    assert_eq!(edges(&[&[(Some(0), None)], &[(Some(1), None)]], plain), 0);
    assert_eq!(edges(&[&[(Some(0), None)], &[(Some(0), None)]], plain), 1);
    assert_eq!(edges(&[&[(Some(0), None)], &[(None, None)]], plain), 1);
    assert_eq!(edges(&[&[(Some(0), None)], &[(Some(1), None)]], MemFlags::VOLATILE), 1);
    assert_eq!(edges(&[&[(None, Some(0))], &[(None, Some(4))]], plain), 0);
    assert_eq!(edges(&[&[(None, Some(0))], &[(None, Some(2))]], plain), 1);
    assert_eq!(edges(&[&[(Some(0), None), (Some(1), None)], &[(Some(2), None)]], plain), 0);
    assert_eq!(edges(&[&[(Some(0), None), (Some(1), None)], &[(Some(1), None)]], plain), 1);
    let pairs: [&[_]; 2] =
        [&[(None, Some(0)), (None, Some(8))], &[(None, Some(4)), (None, Some(12))]];
    assert_eq!(edges(&pairs, plain), 0, "two places between two others");
}

/// What is for debuggers is no node, follows what it stood behind or what it speaks of, and comes back with the order given.
#[test]
fn debug_values_follow_what_they_speak_of() {
    use cranelift_entity::EntityRef;
    let (mut func, block) = function();
    let a = op(&mut func, block, Some(V32), &[]);
    let b = op(&mut func, block, Some(V32), &[]);
    let of_a = func.at_end(block).build(generic::DBG_VALUE).reg(a).finish();
    let c = op(&mut func, block, Some(V32), &[]);
    let at_end = func.at_end(block).build(generic::DBG_VALUE).reg(c).finish();
    func.at_end(block).build(RET).reg(a).reg(b).reg(c).finish();
    let region = BlockRegions::new(&func, &Toy, block).regions.remove(0);
    let (first, second, third) = (region.insts[0], region.insts[1], region.insts[2]);
    let last = func.last_inst(block).expect("a terminator");
    let given = DetachedSchedule::given(&func, &region);
    assert_eq!(region.insts.len(), 3);
    assert_eq!(given.insts(), [first, second, of_a, third]);
    let graph = RegionGraph::new(&func, &Toy, &region.insts, &mut RegIndex::default());
    let order = [1, 0, 2].map(Node::new);
    apply(&mut func, &region, &graph, &order);
    assert_eq!(func.insts(block).collect::<Vec<_>>(), [second, first, of_a, third, at_end, last]);
    let order = [2, 1, 0].map(Node::new);
    apply(&mut func, &region, &graph, &order);
    assert_eq!(func.insts(block).collect::<Vec<_>>(), [third, second, first, of_a, at_end, last]);
    given.apply(&mut func);
    assert_eq!(func.insts(block).collect::<Vec<_>>(), [first, second, of_a, third, at_end, last]);
}

/// A region of many instructions past SSA form is scheduled by every strategy in time that grows as it does: quadratic
/// ones would not end.
#[test]
fn large_regions_are_scheduled_too() {
    const NODES: u32 = 100_000;
    let (mut func, block) = function();
    func.properties.set(Properties::IS_SSA, false);
    let mut state = 7u64;
    let mut next = |bound: usize| {
        state =
            state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as usize % bound
    };
    let regs: Vec<VReg> = (0..NODES / 4).map(|_| func.new_vreg(V32)).collect();
    for number in 0..NODES as usize {
        let near = |back: usize| RegOperand::new(regs[(number / 4).saturating_sub(back)]);
        let mut operands: Vec<Operand> = vec![RegOperand::def(regs[number / 4]).into()];
        for _ in 0..next(3) {
            operands.push(near(1 + next(200)).into());
        }
        let inst = func.create_inst(OP, &operands);
        func.insert_inst(inst, block, None);
        if next(4) == 0 {
            let flags = if next(2) == 0 { MemFlags::STORE } else { MemFlags::LOAD };
            let memory = MachineMemOperand::new(flags, 4).in_space(next(2) as u32);
            func.add_mem_op(inst, memory);
        }
    }
    func.at_end(block).build(RET).reg(regs[0]).finish();
    let (graph, values) = only_region(&func, block);
    let goal = PressureGoal::only(0);
    for order in [minreg(&graph, &values, &goal), limited(&graph, &values, 0, 64)] {
        assert!(graph.allows(&order));
    }
}
