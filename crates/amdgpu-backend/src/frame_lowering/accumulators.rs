//! Products of matrices where sums are accumulators, a register file that nothing else reads (gfx908).
//!
//! Selection and allocation know vector registers only. Here, with registers known, a product's summand and result become the
//! accumulators of the same numbers, of which a wave has as many. A value then lies in the vector register, the accumulator, or
//! both, and moves are put in where it is needed on the other side. Sums stay in accumulators from one product to the next, also
//! around loops: a block that begins with a product expects its summand there.
//!
//! Moves go under EXEC and products do not. So before EXEC changes, all values are brought back to vector registers, and
//! accumulators count for nothing after it.

use cranelift_entity::SecondaryMap;
use ir::graph::FlowGraph;
use ir::machine::{
    Block, Builder, Inst, InstrFlags, MachineFunction, Opcode, Operand, PReg, Position, RegOperand,
};

use crate::target::table::{self, Field, Form, flag, op};
use crate::target::{Target, latencies, regs};

/// Vector registers by number.
type Numbers = [u128; 2];

const NONE: Numbers = [0; 2];
const ALL: Numbers = [u128::MAX; 2];

fn and(a: Numbers, b: Numbers) -> Numbers {
    [a[0] & b[0], a[1] & b[1]]
}

fn or(a: Numbers, b: Numbers) -> Numbers {
    [a[0] | b[0], a[1] | b[1]]
}

fn without(a: Numbers, b: Numbers) -> Numbers {
    [a[0] & !b[0], a[1] & !b[1]]
}

fn each(set: Numbers) -> impl Iterator<Item = u16> {
    (0..256).filter(move |&n| set[usize::from(n) / 128] >> (n % 128) & 1 == 1)
}

/// The numbers of a vector register or tuple; none of other files.
fn numbers(reg: PReg) -> Numbers {
    let mut set = NONE;
    if reg.file() == regs::VGPR {
        for n in reg.first_unit() / 2..reg.end_unit().div_ceil(2) {
            set[usize::from(n) / 128] |= 1 << (n % 128);
        }
    }
    set
}

/// Places of values.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Places {
    /// Those that are in their vector registers.
    vector: Numbers,
    /// Those that are in accumulators.
    accumulator: Numbers,
}

/// Values that an instruction needs, and that it writes.
#[derive(Clone, Copy, Debug)]
struct Needs {
    /// Needed in vector registers.
    vector: Numbers,
    /// Needed in accumulators.
    accumulator: Numbers,
    /// Written to vector registers.
    written: Numbers,
    /// Written to accumulators.
    summed: Numbers,
    /// Whether all values must be in vector registers, and accumulators mean nothing afterwards.
    all: bool,
}

fn needs(func: &MachineFunction, inst: Inst, target: Target) -> Needs {
    let physical = |operand: &RegOperand| {
        operand.reg.as_physical().filter(|_| !operand.flags.contains(ir::machine::RegFlags::UNDEF))
    };
    let mut found = Needs {
        vector: NONE,
        accumulator: NONE,
        written: NONE,
        summed: NONE,
        all: func.desc(inst).is(InstrFlags::CALL) || latencies::writes(func, inst, target.exec()),
    };
    let product = in_accumulators(func.opcode(inst)).is_some();
    let summand = latencies::operand_of(func, inst, Field::Src2).and_then(Operand::as_reg);
    for operand in func.uses(inst) {
        let Some(reg) = physical(operand) else { continue };
        if product && summand.is_some_and(|summand| std::ptr::eq(summand, operand)) {
            found.accumulator = or(found.accumulator, numbers(reg));
        } else {
            found.vector = or(found.vector, numbers(reg));
        }
    }
    for operand in func.defs(inst) {
        let Some(reg) = operand.reg.as_physical() else { continue };
        let set = numbers(reg);
        if product {
            found.summed = or(found.summed, set);
            continue;
        }
        found.written = or(found.written, set);
        // The other half stays.
        if reg.units() % 2 != 0 {
            found.vector = or(found.vector, set);
        }
    }
    found
}

fn in_accumulators(opcode: Opcode) -> Option<Opcode> {
    table::is(opcode, flag::MFMA).then(|| table::form(opcode, Form::InAccumulators)).flatten()
}

impl Places {
    const START: Self = Self { vector: ALL, accumulator: NONE };

    /// The places after an instruction, once what it needs is where it needs it.
    fn step(&mut self, needs: &Needs) {
        self.vector = or(self.vector, needs.vector);
        self.accumulator = or(self.accumulator, needs.accumulator);
        if needs.all {
            *self = Self::START;
        }
        self.vector = or(without(self.vector, needs.summed), needs.written);
        self.accumulator = or(without(self.accumulator, needs.written), needs.summed);
    }
}

/// Replaces the products of a function whose registers are allocated.
pub(crate) fn expand(func: &mut MachineFunction, target: Target) {
    if !func.all_insts().any(|inst| in_accumulators(func.opcode(inst)).is_some()) {
        return;
    }
    let flow = Flow::new(func, target);
    let blocks: Vec<Block> = flow.graph.reverse_postorder().to_vec();
    for block in blocks {
        let mut places = flow.begin[block];
        let insts: Vec<Inst> = func.insts(block).collect();
        let first_terminator = func.first_terminator(block);
        for inst in insts {
            if Some(inst) == first_terminator {
                flow.finish(func, block, &mut places);
            }
            let needs = needs(func, inst, target);
            let vector = if needs.all { ALL } else { needs.vector };
            let at = Position { block, before: Some(inst) };
            bring_back(func, at, without(vector, places.vector));
            bring_in(func, at, without(needs.accumulator, places.accumulator));
            places.step(&needs);
            replace(func, inst);
        }
        if first_terminator.is_none() {
            flow.finish(func, block, &mut places);
        }
    }
}

/// Moves values to vector registers.
fn bring_back(func: &mut MachineFunction, at: Position, set: Numbers) {
    for n in each(set) {
        let (to, from) = (regs::vgpr(n, 1), regs::agpr(n, 1));
        let operands = [RegOperand::def(to).into(), from.into()];
        Builder::new(func, at).build(op::V_ACCVGPR_READ_B32_e64).operands(&operands).finish();
    }
}

/// Moves values to accumulators.
fn bring_in(func: &mut MachineFunction, at: Position, set: Numbers) {
    for n in each(set) {
        let (to, from) = (regs::agpr(n, 1), regs::vgpr(n, 1));
        let operands = [RegOperand::def(to).into(), from.into()];
        Builder::new(func, at).build(op::V_ACCVGPR_WRITE_B32_e64).operands(&operands).finish();
    }
}

/// Makes accumulators of a product's summand and result. Constants as summands are written to the result's: the processor takes none.
fn replace(func: &mut MachineFunction, inst: Inst) {
    let Some(opcode) = in_accumulators(func.opcode(inst)) else { return };
    let of = |reg: PReg| PReg::new(regs::AGPR, reg.first_unit(), reg.units());
    let shape = table::shape(opcode);
    let at = |field| shape.iter().position(|slot| slot.0 == field).expect("a field of products");
    let (result_at, summand_at) = (at(Field::Vdst), at(Field::Src2));
    let mut operands: Vec<Operand> = func.operands(inst).to_vec();
    let register = |operand: &Operand| operand.as_reg().and_then(|reg| reg.reg.as_physical());
    let result = of(register(&operands[result_at]).expect("a register"));
    let summand = match (&operands[summand_at], register(&operands[summand_at])) {
        (_, Some(reg)) => of(reg),
        (&Operand::Imm(value), _) => {
            for n in 0..u16::from(result.units()) / 2 {
                let part = result.part(n * 2, 2).expect("a part of the tuple");
                let zero = [RegOperand::def(part).into(), Operand::Imm(value)];
                func.before(inst).build(op::V_ACCVGPR_WRITE_B32_e64).operands(&zero).finish();
            }
            result
        }
        _ => return,
    };
    let renamed = |operand: &Operand, reg: PReg| {
        let mut new = RegOperand::new(reg);
        new.flags = operand.as_reg().map(|old| old.flags).unwrap_or_default();
        Operand::Reg(new)
    };
    operands[result_at] = renamed(&operands[result_at], result);
    operands[summand_at] = renamed(&operands[summand_at], summand);
    let in_place = table::form(opcode, Form::Accumulating).filter(|_| result == summand);
    let opcode = in_place.unwrap_or(opcode);
    func.set_opcode(inst, opcode);
    func.set_operands(inst, &operands);
    if table::desc(opcode).operands[summand_at].tied.is_some() {
        func.tie(inst, result_at, summand_at);
    }
}

/// Places of values at the borders of blocks.
struct Flow {
    graph: FlowGraph<Block>,
    begin: SecondaryMap<Block, Places>,
}

impl Flow {
    fn new(func: &MachineFunction, target: Target) -> Self {
        let graph = FlowGraph::new(func);
        let order: Vec<Block> = graph.reverse_postorder().to_vec();
        let of_block =
            |block| func.insts(block).map(|inst| needs(func, inst, target)).collect::<Vec<_>>();
        let mut insts: SecondaryMap<Block, Vec<Needs>> = SecondaryMap::new();
        for &block in &order {
            insts[block] = of_block(block);
        }
        let expected = expected(&graph, &order, &insts);
        // A block that leaves under another EXEC can bring nothing in.
        let changes = |block: Block| {
            let first = func.first_terminator(block);
            let mut terminators = func.insts(block).skip_while(|&inst| Some(inst) != first);
            first.is_some() && terminators.any(|inst| needs(func, inst, target).all)
        };
        let start = Places { vector: ALL, accumulator: ALL };
        let mut begin: SecondaryMap<Block, Places> = SecondaryMap::with_default(start);
        let mut end = begin.clone();
        // Accumulators first: where a value is in neither place in all predecessors, it is brought back.
        for accumulators in [true, false] {
            let mut again = true;
            while again {
                again = false;
                for &block in &order {
                    let before = graph.predecessors(block);
                    let entry = Some(block) == order.first().copied();
                    let meet = |of: fn(&Places) -> Numbers| {
                        let first = if entry { of(&Places::START) } else { ALL };
                        before.iter().fold(first, |set, &b| and(set, of(&end[b])))
                    };
                    let mut places = begin[block];
                    if accumulators {
                        places.accumulator = meet(|p| p.accumulator);
                        if !entry && !before.iter().any(|&b| changes(b)) {
                            places.accumulator = or(places.accumulator, expected[block]);
                        }
                    } else {
                        let nowhere = without(ALL, places.accumulator);
                        places.vector = or(meet(|p| p.vector), nowhere);
                    }
                    begin[block] = places;
                    insts[block].iter().for_each(|needs| places.step(needs));
                    again |= end[block] != places;
                    end[block] = places;
                }
            }
        }
        Self { graph, begin }
    }

    /// Brings values to where the next blocks expect them.
    fn finish(&self, func: &mut MachineFunction, block: Block, places: &mut Places) {
        let at = Position { block, before: func.first_terminator(block) };
        for &next in self.graph.successors(block) {
            let wanted = self.begin[next];
            let back = without(wanted.vector, places.vector);
            bring_back(func, at, back);
            places.vector = or(places.vector, back);
            let within = without(wanted.accumulator, places.accumulator);
            bring_in(func, at, within);
            places.accumulator = or(places.accumulator, within);
        }
    }
}

/// The values that blocks first need in accumulators, on some path from their beginning.
fn expected(
    graph: &FlowGraph<Block>,
    order: &[Block],
    insts: &SecondaryMap<Block, Vec<Needs>>,
) -> SecondaryMap<Block, Numbers> {
    let mut expected: SecondaryMap<Block, Numbers> = SecondaryMap::with_default(NONE);
    let mut again = true;
    while again {
        again = false;
        for &block in order.iter().rev() {
            let after = graph.successors(block);
            let mut set = after.iter().fold(NONE, |set, &next| or(set, expected[next]));
            for needs in insts[block].iter().rev() {
                set = if needs.all { NONE } else { set };
                set = without(set, or(needs.written, needs.summed));
                set = or(without(set, needs.vector), needs.accumulator);
            }
            again |= expected[block] != set;
            expected[block] = set;
        }
    }
    expected
}
