//! Dependences, values and debug instructions, on a toy target.

use cranelift_entity::EntityRef;
use ir::machine::*;

use super::*;
use crate::sched::testing::*;
use crate::toy::*;

/// All orders that the graph allows, of a small region: each computes the same as the order given, and values agree with
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

/// The instruction whose value each instruction reads in each lane and unit, and the contents at the end.
#[derive(PartialEq, Eq, Debug)]
struct Meaning(Vec<Vec<Option<u32>>>);

impl Meaning {
    fn of(func: &MachineFunction, graph: &RegionGraph, order: &[Node]) -> Self {
        let mut held: std::collections::BTreeMap<(u32, u32), Option<u32>> = Default::default();
        let mut read = vec![Vec::new(); order.len() + 1];
        let lanes = |operand: &RegOperand| -> Vec<(u32, u32)> {
            match (operand.reg.as_virtual(), operand.reg.as_physical()) {
                (Some(reg), _) => {
                    let lanes = crate::pressure::def_lanes(func, reg, operand);
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
        // A flag that is dead at the end has no value, whichever instruction wrote it.
        read[order.len()] =
            held.into_iter().filter(|(key, _)| key.0 != !0).map(|(_, value)| value).collect();
        Self(read)
    }
}

/// A write of a part holds back neither reads nor writes of another part.
#[test]
fn parts_have_nothing_to_do_with_one_another() {
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

/// A value that is started by a part and of which all parts are written before any is read that holds nothing: each part waits
/// for the same part of the value before it only. The flag stands where no other part is used.
#[test]
fn parts_of_complete_values_wait_for_the_same_part() {
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

/// Writes of a flag without readers may change places, and stay out of the live ranges of the flag.
#[test]
fn dead_flags_stay_between_live_ones() {
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

/// Random accesses to slots of the stack, to places from registers that are written now and then, and to anywhere: those that
/// may meet keep their order, however many there are, and those from one base that never meet need not.
#[test]
fn accesses_that_may_meet_keep_their_order() {
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

/// A debug instruction is no node, follows the instruction after which it stood or that it names, and comes back with the
/// order given.
#[test]
fn debug_values_follow_what_they_speak_of() {
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
    assert_eq!(region.insts.len(), 3);
    let graph = RegionGraph::new(&func, &Toy, &region.insts, &mut RegIndex::default());
    let given: Order = graph.nodes().collect();
    let given = DetachedSchedule::new(&func, &region, &graph, &given);
    let order = [1, 0, 2].map(Node::new);
    apply(&mut func, &region, &graph, &order);
    assert_eq!(func.insts(block).collect::<Vec<_>>(), [second, first, of_a, third, at_end, last]);
    let order = [2, 1, 0].map(Node::new);
    apply(&mut func, &region, &graph, &order);
    assert_eq!(func.insts(block).collect::<Vec<_>>(), [third, second, first, of_a, at_end, last]);
    given.apply(&mut func);
    assert_eq!(func.insts(block).collect::<Vec<_>>(), [first, second, of_a, third, at_end, last]);
}
