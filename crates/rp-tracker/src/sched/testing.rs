//! A toy target, and functions and orders of it for tests.

use cranelift_entity::EntityRef;
use ir::machine::*;

use super::graph::{
    Access, Address, Counter, Edge, EdgeKind, FunctionRegions, Issue, ModeRequirement, Node, Order,
    RegIndex, Region, RegionGraph, RegionValues, SchedTarget, apply,
};
use super::score::RegionCycles;
use crate::pressure::{KindDesc, LaneLiveness, PressureModel, UpwardTracker};
use crate::toy::*;

static KINDS: [KindDesc; 1] = [KindDesc { name: "V", files: V }];

pub(in crate::sched) struct Toy;

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

    /// Two bits of rounding by the flags for it, and a bit for denormals; operations without flags have no requirement.
    fn mode(&self, func: &MachineFunction, inst: Inst) -> ModeRequirement {
        let flags = func.inst_flags(inst);
        let wants = [
            (InstFlags::ROUND_NEAREST, ModeRequirement::new(3, 0)),
            (InstFlags::ROUND_UPWARD, ModeRequirement::new(3, 1)),
            (InstFlags::ROUND_DOWNWARD, ModeRequirement::new(3, 2)),
            (InstFlags::OWN_DENORMALS, ModeRequirement::new(4, 4)),
            (InstFlags::F32_IN_DENORMALS, ModeRequirement::new(4, 0)),
        ];
        wants.iter().find(|(flag, _)| flags.contains(*flag)).map_or(ModeRequirement::NONE, |w| w.1)
    }
}

pub(in crate::sched) fn function() -> (MachineFunction, Block) {
    let mut func = MachineFunction::new("f", FunctionKind::Device, &TARGET);
    let block = func.add_block();
    (func, block)
}

pub(in crate::sched) fn op(
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

pub(in crate::sched) fn only_region(
    func: &MachineFunction,
    block: Block,
) -> (RegionGraph, RegionValues) {
    let model = PressureModel::new(func.target, &KINDS);
    let liveness = LaneLiveness::new(func);
    let found =
        FunctionRegions::new(func, &model, &Toy, &liveness, |b| liveness.live_out(b).to_vec());
    let region = &found.regions[0];
    let mut index = RegIndex::default();
    assert_eq!((found.regions.len(), region.region.block), (1, block));
    let graph = RegionGraph::new(func, &Toy, &region.region.insts, &mut index);
    let values = RegionValues::new(
        func,
        &model,
        &liveness,
        &region.region.insts,
        &region.live_out,
        &mut index,
    );
    let given: Order = graph.nodes().collect();
    assert_eq!(values.peak(&given), region.peak);
    (graph, values)
}

/// The function with its region in an order.
pub(in crate::sched) fn moved(
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
pub(in crate::sched) fn tracked(
    func: &MachineFunction,
    block: Block,
    graph: &RegionGraph,
    order: &[Node],
) -> u32 {
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
pub(in crate::sched) fn past_ssa(
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

/// Calls `f` with each order that a graph allows and that starts with `order`.
pub(in crate::sched) fn all_orders(
    graph: &RegionGraph,
    order: &mut Order,
    f: &mut dyn FnMut(&[Node]),
) {
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

/// The latency of every node of [`issued`].
pub(in crate::sched) const LATENCY: u32 = 7;

/// A graph of nodes that are issued so, with data edges of a latency each.
pub(in crate::sched) fn issued(
    issues: &[Issue],
    edges: &[(usize, usize, u32)],
) -> (RegionGraph, RegionCycles) {
    let inst = |number: usize| ir::machine::Inst::from_u32(number as u32);
    let edge = |&(from, to, latency): &(usize, usize, u32)| {
        (Node::new(from), Edge { node: Node::new(to), kind: EdgeKind::Data, latency })
    };
    let insts = (0..issues.len()).map(inst).collect();
    let edges = edges.iter().map(edge).collect();
    let graph = RegionGraph::from_parts(insts, vec![LATENCY; issues.len()], edges, Vec::new());
    let cycles = RegionCycles::from_parts(&graph, issues.to_vec(), vec![false; issues.len()]);
    (graph, cycles)
}

pub(in crate::sched) fn load(number: u8, in_order: bool, wait: u8) -> Issue {
    Issue { counter: Some(Counter { number, in_order, wait }), ..Issue::SIMPLE }
}

pub(in crate::sched) fn in_order_given(
    graph: &RegionGraph,
    cycles: &RegionCycles,
    waves: u32,
) -> u64 {
    cycles.cycles(graph, &graph.nodes().collect::<Vec<_>>(), waves)
}

/// Random issues of few nodes, with data edges between them.
pub(in crate::sched) fn any_issues(
    u: &mut arbtest::arbitrary::Unstructured<'_>,
) -> arbtest::arbitrary::Result<(Vec<Issue>, Vec<(usize, usize, u32)>)> {
    let nodes = u.int_in_range(1..=6)?;
    let mut issues = Vec::new();
    let mut edges = Vec::new();
    for to in 0..nodes {
        issues.push(match u.int_in_range(0..=6)? {
            0 => Issue::NOTHING,
            1 => load(0, true, 0),
            2 => load(0, false, 0),
            3 => load(1, true, 1),
            4 => Issue { unit: Some((1, 3)), ..Issue::SIMPLE },
            5 => Issue { pipe: 2, ..Issue::SIMPLE },
            _ => Issue::SIMPLE,
        });
        for from in 0..to {
            if u.ratio(1, 3)? {
                edges.push((from, to, if u.ratio(4, 5)? { LATENCY } else { 0 }));
            }
        }
    }
    Ok((issues, edges))
}
