//! Values across regions on a toy target: what is moved and what is not, and random functions that must compute the same.

use arbtest::arbitrary::{Result, Unstructured};
use ir::graph::FlowGraph;
use ir::machine::*;

use super::{Budget, Effort, Outcome, RematTarget, relieve};
use crate::pressure::{FunctionPressure, KindDesc, MAX_KINDS, PressureModel};
use crate::toy::*;

static KINDS: [KindDesc; 1] = [KindDesc { name: "V", files: V }];

/// Operations cost one cycle; those with a negative number must not be repeated. No copy stands right before one with the
/// number [`HELD`].
struct Toy;

const HELD: i64 = -50;

impl RematTarget for Toy {
    fn cost(&self, func: &MachineFunction, inst: Inst) -> Option<u32> {
        let number = func.operands(inst).iter().find_map(Operand::as_imm);
        let again = func.opcode(inst) == OP && number.is_some_and(|n| n >= 0);
        again.then_some(1)
    }

    fn holds(&self, _: &MachineFunction, _: Inst, _: VReg, _: Block) -> bool {
        false
    }

    fn may_read_copy(&self, _: &MachineFunction, _: Inst) -> bool {
        true
    }

    fn position_of_copy(&self, func: &MachineFunction, mut at: Position) -> Option<Position> {
        let held =
            |inst: &Inst| func.operands(*inst).iter().find_map(Operand::as_imm) == Some(HELD);
        while let Some(inst) = at.before.filter(held) {
            at.before = Some(func.prev_inst(inst)?);
        }
        Some(at)
    }
}

fn function() -> MachineFunction {
    let mut func = MachineFunction::new("f", FunctionKind::Device, &TARGET);
    func.properties = Properties::IS_SSA;
    func
}

/// An operation with a number of its own.
fn op(
    func: &mut MachineFunction,
    block: Block,
    class: RegClass,
    number: i64,
    uses: &[VReg],
) -> VReg {
    let result = func.new_vreg(class);
    let mut at = func.at_end(block);
    let mut inst = at.build(OP).def(result).imm(number);
    for &used in uses {
        inst = inst.reg(used);
    }
    inst.finish();
    result
}

fn reads(func: &mut MachineFunction, block: Block, opcode: Opcode, uses: &[VReg]) {
    let mut at = func.at_end(block);
    let mut inst = at.build(opcode);
    for &used in uses {
        inst = inst.reg(used);
    }
    inst.finish();
}

fn branch(func: &mut MachineFunction, block: Block, condition: VReg, yes: Block, no: Block) {
    let mut at = func.at_end(block);
    at.build(BRANCH).reg(condition).block(yes).finish();
    at.build(JUMP).block(no).finish();
}

fn jump(func: &mut MachineFunction, block: Block, to: Block) {
    func.at_end(block).build(JUMP).block(to).finish();
}

fn model() -> PressureModel {
    PressureModel::new(&TARGET, &KINDS)
}

fn demand(func: &MachineFunction) -> u32 {
    FunctionPressure::new(func, &model()).max().count(0)
}

fn with_budget(func: &MachineFunction, most: u32, growth: f64) -> Option<Outcome> {
    with_effort(func, most, Effort { growth, ..Effort::default() })
}

fn with_effort(func: &MachineFunction, most: u32, effort: Effort) -> Option<Outcome> {
    verify(func).unwrap();
    let mut weights = [0; MAX_KINDS];
    weights[0] = 1;
    let graph = FlowGraph::new(func);
    let found = relieve(func, &graph, &model(), &Toy, Budget { weights, most }, effort)?;
    verify(&found.func).unwrap();
    assert_eq!(demand(&found.func), found.after);
    assert!(found.relief > 0);
    Some(found)
}

/// A value from before a block with much pressure that is read after it; `numbers` are those of its operand and its own.
fn across(class: RegClass, numbers: [i64; 2]) -> (MachineFunction, Block) {
    let mut func = function();
    let [entry, middle, end] = core::array::from_fn(|_| func.add_block());
    let base = op(&mut func, entry, V32, numbers[0], &[]);
    let value = op(&mut func, entry, class, numbers[1], &[base]);
    jump(&mut func, entry, middle);
    let many: Vec<VReg> = (0..4).map(|n| op(&mut func, middle, V32, -n - 1, &[])).collect();
    let sum = op(&mut func, middle, V32, -9, &many);
    jump(&mut func, middle, end);
    reads(&mut func, end, RET, &[value, base, sum]);
    (func, end)
}

#[test]
fn what_is_only_read_behind_is_computed_there() {
    let (func, end) = across(V32, [-7, 1]);
    let found = with_budget(&func, 5, 1.0).unwrap();
    assert_eq!((found.before, found.after), (6, 5));
    assert_eq!(found.more_instructions, 0, "moved, not copied");
    assert_eq!(found.func.insts(end).count(), 2);
    assert_eq!(found.changed.len(), 2);
    assert_eq!(found.relieved.len(), 3);
}

#[test]
fn copies_stand_where_the_target_lets_them() {
    let with_end = |numbers: &[i64]| {
        let (mut func, end) = across(V32, [-7, 1]);
        let ret = func.last_inst(end).unwrap();
        let (value, base) =
            (func.uses(ret).next().unwrap().reg, func.uses(ret).nth(1).unwrap().reg);
        for &number in numbers {
            let result = func.new_vreg(V32);
            let read = if number == HELD { value } else { base };
            func.before(ret).build(OP).def(result).imm(number).reg(read).finish();
        }
        (func, end)
    };
    let (func, end) = with_end(&[-3, HELD, HELD]);
    let found = with_budget(&func, 5, 1.0).unwrap().func;
    let numbers =
        found.insts(end).filter_map(|i| found.operands(i).iter().find_map(Operand::as_imm));
    assert_eq!(numbers.collect::<Vec<_>>(), [1, -3, HELD, HELD]);
    // There is nothing before it.
    let (func, _) = with_end(&[HELD]);
    assert!(with_budget(&func, 5, 1.0).is_none());
    // There is a phi before it, which nothing stands before.
    let (mut func, end) = with_end(&[HELD]);
    let first = func.insts(end).next().unwrap();
    let (phi, from) = (func.new_vreg(V32), func.blocks().nth(1).unwrap());
    let base = func.uses(func.last_inst(end).unwrap()).nth(1).unwrap().reg;
    func.before(first).build(generic::PHI).def(phi).reg(base).block(from).finish();
    assert!(with_budget(&func, 5, 1.0).is_none());
}

#[test]
fn what_must_not_be_repeated_stays() {
    let (func, _) = across(V32, [-7, -8]);
    assert!(with_budget(&func, 5, 1.0).is_none());
}

/// The operand is not read later: keeping it alive for the copy is worth it for a wider value only.
#[test]
fn an_operand_is_kept_for_what_is_wider() {
    let build = |class: RegClass, number: i64| {
        let (mut func, end) = across(class, [number, 1]);
        let last = func.last_inst(end).unwrap();
        func.remove_operand(last, 1);
        with_budget(&func, 4, 1.0).map(|found| (found.before, found.after))
    };
    assert_eq!(build(V32, -7), None);
    assert_eq!(build(V64, -7), Some((6, 5)));
    // An operand that can be computed again as well is not kept.
    assert_eq!(build(V32, 7), Some((5, 4)));
}

/// Two values of one operand: neither alone is worth keeping it, both together are.
#[test]
fn values_of_one_operand_move_together() {
    let mut func = function();
    let [entry, middle, end] = core::array::from_fn(|_| func.add_block());
    let base = op(&mut func, entry, V32, -7, &[]);
    let values: Vec<VReg> = (0..3).map(|n| op(&mut func, entry, V32, n, &[base])).collect();
    jump(&mut func, entry, middle);
    let many: Vec<VReg> = (0..4).map(|n| op(&mut func, middle, V32, -n - 1, &[])).collect();
    let sum = op(&mut func, middle, V32, -9, &many);
    jump(&mut func, middle, end);
    reads(&mut func, end, RET, &[values[0], values[1], values[2], sum]);
    let found = with_budget(&func, 5, 1.0).unwrap();
    assert_eq!((found.before, found.after), (7, 5));
}

/// A value counts for all that it takes, also where less is needed: else nothing could be kept for it.
#[test]
fn more_may_be_relieved_than_is_wanted() {
    let (func, _) = across(V64, [-7, 1]);
    let mut func = func;
    let last = func.last_inst(Block::from_u32(2)).unwrap();
    func.remove_operand(last, 1);
    let found = with_budget(&func, 5, 1.0).unwrap();
    assert_eq!((found.before, found.after), (6, 5));
}

/// A caller that schedules by itself gets only the moves between blocks.
#[test]
fn within_a_block_nothing_moves_if_that_is_said() {
    let mut func = function();
    let [entry, end] = core::array::from_fn(|_| func.add_block());
    let value = op(&mut func, entry, V32, 1, &[]);
    let many: Vec<VReg> = (0..4).map(|n| op(&mut func, entry, V32, -n - 1, &[])).collect();
    let sum = op(&mut func, entry, V32, -9, &many);
    let near = op(&mut func, entry, V32, -10, &[value, sum]);
    jump(&mut func, entry, end);
    reads(&mut func, end, RET, &[near]);
    let effort = |within_blocks| Effort { within_blocks, growth: 1.0, ..Effort::default() };
    assert!(with_effort(&func, 4, effort(false)).is_none());
    let found = with_effort(&func, 4, effort(true)).unwrap();
    assert_eq!((found.before, found.after), (5, 4));
}

/// A value that a cool loop reads after a hot place is computed before the loop, not in it.
#[test]
fn copies_stay_out_of_loops() {
    let mut func = function();
    let [entry, middle, before, body, end] = core::array::from_fn(|_| func.add_block());
    let value = op(&mut func, entry, V32, 1, &[]);
    jump(&mut func, entry, middle);
    let many: Vec<VReg> = (0..4).map(|n| op(&mut func, middle, V32, -n - 1, &[])).collect();
    let sum = op(&mut func, middle, V32, -9, &many);
    jump(&mut func, middle, before);
    jump(&mut func, before, body);
    let read = op(&mut func, body, V32, -10, &[value, sum]);
    branch(&mut func, body, read, body, end);
    reads(&mut func, end, RET, &[sum]);
    let found = with_budget(&func, 4, 1.0).unwrap();
    assert_eq!((found.before, found.after), (5, 4));
    assert_eq!(found.func.insts(before).count(), 2);
    assert_eq!(found.func.insts(body).count(), 3);
}

/// A copy that would cost more than is allowed is not made.
#[test]
fn copies_in_loops_count_as_often_as_they_run() {
    let mut func = function();
    let [entry, body, end] = core::array::from_fn(|_| func.add_block());
    let value = op(&mut func, entry, V32, 1, &[]);
    jump(&mut func, entry, body);
    let many: Vec<VReg> = (0..4).map(|n| op(&mut func, body, V32, -n - 1, &[])).collect();
    let sum = op(&mut func, body, V32, -9, &many);
    let read = op(&mut func, body, V32, -10, &[value, sum]);
    branch(&mut func, body, read, body, end);
    reads(&mut func, end, RET, &[]);
    assert!(with_budget(&func, 4, 0.05).is_none());
    let found = with_budget(&func, 4, 0.5).unwrap();
    assert_eq!((found.before, found.after), (5, 4));
}

/// A random function with branches, loops and phis.
struct Random<'a, 'b> {
    u: &'a mut Unstructured<'b>,
    func: MachineFunction,
    /// Values whose defs dominate the place at hand.
    known: Vec<VReg>,
    numbers: i64,
}

impl Random<'_, '_> {
    fn pick(&mut self) -> Result<VReg> {
        self.u.choose(&self.known).copied()
    }

    fn ops(&mut self, block: Block) -> Result<()> {
        for _ in 0..self.u.int_in_range(0..=8)? {
            let uses = (0..self.u.int_in_range(0..=3)?).map(|_| self.pick());
            let uses: Vec<VReg> = uses.collect::<Result<_>>()?;
            self.numbers += 1;
            let number = if self.u.ratio(2, 3)? { self.numbers } else { -self.numbers };
            let class = *self.u.choose(&[V32, V32, V64, V128])?;
            let value = op(&mut self.func, block, class, number, &uses);
            self.known.push(value);
        }
        Ok(())
    }

    /// Continues from a block; returns the block at which it ends.
    fn grow(&mut self, mut block: Block, depth: u32) -> Result<Block> {
        self.ops(block)?;
        for _ in 0..self.u.int_in_range(0..=2)? {
            if depth == 0 {
                break;
            }
            let condition = self.pick()?;
            let before = self.known.len();
            let start = self.pick()?;
            let class = self.func.vreg_class(start).unwrap();
            let phi = self.func.new_vreg(class);
            let [one, other] = core::array::from_fn(|_| self.func.add_block());
            if self.u.arbitrary()? {
                branch(&mut self.func, block, condition, one, other);
                let mut ends = Vec::new();
                for arm in [one, other] {
                    let end = self.grow(arm, depth - 1)?;
                    self.numbers += 1;
                    let value = op(&mut self.func, end, class, self.numbers, &[self.known[0]]);
                    self.known.truncate(before);
                    ends.push((value, end));
                }
                let join = self.func.add_block();
                ends.iter().for_each(|&(_, end)| jump(&mut self.func, end, join));
                self.func.at_end(join).phi(phi, &ends);
                block = join;
            } else {
                jump(&mut self.func, block, one);
                self.known.push(phi);
                let latch = self.grow(one, depth - 1)?;
                self.numbers += 1;
                let next = op(&mut self.func, latch, class, self.numbers, &[phi]);
                let again = self.pick()?;
                branch(&mut self.func, latch, again, one, other);
                let first = self.func.first_inst(one).unwrap();
                self.func.before(first).phi(phi, &[(start, block), (next, latch)]);
                block = other;
            }
            self.known.push(phi);
            self.ops(block)?;
        }
        Ok(block)
    }
}

fn random(u: &mut Unstructured<'_>) -> Result<MachineFunction> {
    let mut func = function();
    let entry = func.add_block();
    let first = op(&mut func, entry, V32, -1, &[]);
    let mut random = Random { u, func, known: vec![first], numbers: 1 };
    let end = random.grow(entry, 3)?;
    let results = (0..random.u.int_in_range(1..=6)?).map(|_| random.pick());
    let results: Vec<VReg> = results.collect::<Result<_>>()?;
    reads(&mut random.func, end, RET, &results);
    Ok(random.func)
}

fn mixed(a: u64, b: u64) -> u64 {
    (a ^ b).wrapping_mul(0x9E37_79B9_7F4A_7C15).rotate_left(29) ^ a.wrapping_mul(31)
}

/// Runs a function: the path that it takes, and its result. An operation is a function of its number and operands.
fn run(func: &MachineFunction) -> Vec<u64> {
    let mut values = vec![0u64; func.num_vregs()];
    let mut trace = Vec::new();
    let value = |values: &[u64], reg: &RegOperand| {
        use cranelift_entity::EntityRef;
        values[reg.reg.as_virtual().unwrap().index()]
    };
    let (mut block, mut from) = (func.entry_block().unwrap(), None);
    for _ in 0..300 {
        let mut next = None;
        let mut phis: Vec<(VReg, u64)> = Vec::new();
        for inst in func.insts(block) {
            let operands = func.operands(inst);
            if func.opcode(inst) == generic::PHI {
                let pair = operands[1..].chunks_exact(2).find(|p| p[1].as_block() == from).unwrap();
                let incoming = value(&values, pair[0].as_reg().unwrap());
                phis.push((func.def_vreg(inst).unwrap(), incoming));
                continue;
            }
            use cranelift_entity::EntityRef;
            phis.drain(..).for_each(|(reg, value)| values[reg.index()] = value);
            let read = func.uses(inst).map(|used| value(&values, used));
            let number = operands.iter().find_map(Operand::as_imm).unwrap_or(0) as u64;
            let result = read.fold(number, mixed);
            match func.opcode(inst) {
                OP => values[func.def_vreg(inst).unwrap().index()] = result,
                RET => {
                    trace.push(result);
                    return trace;
                }
                // Taken more often with time, so that most loops end.
                BRANCH if next.is_none() && result % 4 < 2 => next = operands[1].as_block(),
                JUMP if next.is_none() => next = operands[0].as_block(),
                _ => {}
            }
            if next.is_some() {
                break;
            }
        }
        from = Some(block);
        block = next.expect("control goes on");
        use cranelift_entity::EntityRef;
        trace.push(block.index() as u64);
    }
    trace
}

#[test]
fn random_functions_compute_the_same_with_less() {
    let (tried, helped) = (core::cell::Cell::new(0), core::cell::Cell::new(0));
    arbtest::arbtest(|u| {
        let func = random(u)?;
        let most = demand(&func).saturating_sub(u.int_in_range(1..=6)?);
        tried.set(tried.get() + 1);
        let effort = Effort { growth: 2.0, within_blocks: u.arbitrary()?, ..Effort::default() };
        if let Some(found) = with_effort(&func, most, effort) {
            helped.set(helped.get() + 1);
            assert_eq!(run(&func), run(&found.func), "{func}\n{}", found.func);
            let unchanged = |block: Block| {
                let text = |f: &MachineFunction| -> Vec<String> {
                    f.insts(block).map(|inst| f.inst_text(inst)).collect()
                };
                found.changed.contains(&block) || text(&func) == text(&found.func)
            };
            assert!(func.blocks().all(unchanged), "a changed block is not said to be");
        }
        Ok(())
    });
    let (tried, helped) = (tried.get(), helped.get());
    assert!(helped * 10 > tried, "{helped} of {tried} functions need less afterwards");
}
