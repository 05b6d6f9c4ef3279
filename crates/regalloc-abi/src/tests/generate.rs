//! Random machine functions in SSA form on the toy target.
//!
//! The flow graph is any: loops, irreducible cycles, joins. Values are picked from what dominates,
//! so live ranges are long; phis take anything of their class from the ends of predecessors.

use ir::graph::{DomTree, FlowGraph};
use ir::machine::*;

use crate::toy::*;

/// Random numbers.
pub(super) struct Random(u64);

impl Random {
    pub(super) fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    fn next(&mut self) -> u64 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        self.0.wrapping_mul(0x2545_F491_4F6C_DD1D)
    }

    /// A number below `bound`.
    pub(super) fn below(&mut self, bound: usize) -> usize {
        ((self.next() >> 33) as usize) % bound.max(1)
    }

    /// Whether something of `percent` happens.
    pub(super) fn chance(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }

    pub(super) fn pick<T: Copy>(&mut self, list: &[T]) -> T {
        list[self.below(list.len())]
    }
}

/// Parameters of functions.
#[derive(Clone, Copy, Debug)]
pub(super) struct Shape {
    pub(super) blocks: usize,
    pub(super) insts: usize,
    /// Percent of instructions that are calls.
    pub(super) calls: usize,
    pub(super) classes: &'static [RegClass],
}

/// Returns the class of the parts of a class's tuples, with the units of one and the name of part `at`.
fn element(class: RegClass) -> (RegClass, u8, fn(u16) -> SubReg) {
    match class {
        S1 => (H1, 1, sub1),
        S2 | S4 => (S1, 2, sub2),
        _ => (V1, 1, sub1),
    }
}

struct Generator {
    func: MachineFunction,
    random: Random,
    shape: Shape,
    /// Values by block, in the order of their defs.
    defined: Vec<Vec<VReg>>,
    constant: i64,
    /// Whether phis may get parts of values.
    parts_in_phis: bool,
}

/// A random function.
pub(super) fn generate(seed: u64, shape: Shape) -> MachineFunction {
    generate_with(seed, shape, true)
}

/// A random function whose phis get whole values, as [`Allocator::run_without_edge_splitting`] needs them.
///
/// [`Allocator::run_without_edge_splitting`]: crate::Allocator::run_without_edge_splitting
pub(super) fn generate_for_rigid(seed: u64, shape: Shape) -> MachineFunction {
    generate_with(seed, shape, false)
}

fn generate_with(seed: u64, shape: Shape, parts_in_phis: bool) -> MachineFunction {
    let mut func = MachineFunction::new("random", FunctionKind::Device, &TARGET);
    let mut random = Random::new(seed);
    let blocks: Vec<Block> = (0..shape.blocks).map(|_| func.add_block()).collect();
    // Control flow first: conditions are filled in when values are known.
    let edges = flow(&mut random, &blocks);
    let pairs: Vec<(Block, Block)> = edges
        .iter()
        .enumerate()
        .flat_map(|(at, e)| e.targets(&blocks, at).into_iter().map(move |t| (at, t)))
        .map(|(at, to)| (blocks[at], to))
        .collect();
    let graph = FlowGraph::from_edges(blocks.len(), Some(blocks[0]), &pairs);
    let dom = DomTree::new(&graph);
    let defined = vec![Vec::new(); blocks.len()];
    let mut g = Generator { func, random, shape, defined, constant: 0, parts_in_phis };
    let mut phis: Vec<(Block, VReg)> = Vec::new();
    for &block in dom.preorder() {
        let mut available = g.available(&dom, block);
        if graph.predecessors(block).len() > 1 {
            for _ in 0..g.random.below(5) {
                let class = if g.random.chance(5) { F } else { g.random.pick(shape.classes) };
                let phi = g.func.new_vreg(class);
                phis.push((block, phi));
                available.push(phi);
                g.defined[block.as_u32() as usize].push(phi);
            }
        }
        if block == blocks[0] {
            g.arguments(block, &mut available);
        }
        for _ in 0..1 + g.random.below(shape.insts) {
            g.inst(block, &mut available);
        }
        g.terminator(block, &edges[block.as_u32() as usize], &blocks, &mut available);
    }
    // Blocks that are not reachable end as planned, too.
    for (at, &block) in blocks.iter().enumerate() {
        if !graph.is_reachable(block) {
            g.terminator(block, &edges[at], &blocks, &mut Vec::new());
        }
    }
    for (block, phi) in phis {
        g.phi(&graph, &dom, block, phi);
    }
    g.func
}

#[derive(Clone, Copy, Debug)]
enum Edge {
    Return,
    Jump(usize),
    /// To a block, else to the next.
    Branch(usize),
    /// To one of three.
    Switch([usize; 3]),
}

impl Edge {
    fn targets(self, blocks: &[Block], at: usize) -> Vec<Block> {
        match self {
            Self::Return => vec![],
            Self::Jump(to) => vec![blocks[to]],
            Self::Branch(to) => vec![blocks[to], blocks[at + 1]],
            Self::Switch(to) => to.map(|to| blocks[to]).to_vec(),
        }
    }
}

fn flow(random: &mut Random, blocks: &[Block]) -> Vec<Edge> {
    let last = blocks.len() - 1;
    let mut edges: Vec<Edge> = (0..last)
        .map(|at| match random.below(10) {
            0 if at > 2 => Edge::Return,
            1 | 2 => Edge::Jump(1 + random.below(last)),
            3 | 4 => Edge::Jump(at + 1),
            5 if random.chance(30) => {
                Edge::Switch([1 + random.below(last), 1 + random.below(last), at + 1])
            }
            _ => Edge::Branch(1 + random.below(last)),
        })
        .collect();
    edges.push(Edge::Return);
    edges
}

impl Generator {
    /// Values of the blocks that dominate one.
    fn available(&self, dom: &DomTree<Block>, block: Block) -> Vec<VReg> {
        let mut values = Vec::new();
        let mut at = dom.immediate(block);
        while let Some(block) = at {
            values.extend_from_slice(&self.defined[block.as_u32() as usize]);
            at = dom.immediate(block);
        }
        values
    }

    fn new_value(&mut self, class: RegClass, block: Block, available: &mut Vec<VReg>) -> VReg {
        let reg = self.func.new_vreg(class);
        available.push(reg);
        self.defined[block.as_u32() as usize].push(reg);
        reg
    }

    /// A value of a class: one that is there, or a new one.
    fn value(&mut self, class: RegClass, block: Block, available: &mut Vec<VReg>) -> VReg {
        let fitting: Vec<VReg> =
            available.iter().copied().filter(|&v| self.func.vreg_class(v) == Some(class)).collect();
        if !fitting.is_empty() && self.random.chance(90) {
            // Old values as well as new ones.
            let from = if self.random.chance(50) { fitting.len().saturating_sub(4) } else { 0 };
            return self.random.pick(&fitting[from..]);
        }
        let reg = self.new_value(class, block, available);
        self.constant += 1;
        let opcode = match self.random.chance(30) {
            true => CONST,
            false if self.random.chance(40) => LOAD,
            false => DEF,
        };
        let constant = self.constant;
        self.func.at_end(block).build(opcode).def(reg).imm(constant).finish();
        reg
    }

    /// Something to read: a value, or a part of one that has the class's width.
    fn operand(&mut self, class: RegClass, block: Block, available: &mut Vec<VReg>) -> RegOperand {
        let wider = self.parts(class, available);
        if !wider.is_empty() && self.random.chance(35) {
            let (reg, sub) = self.random.pick(&wider);
            return RegOperand::new(reg).part(sub);
        }
        RegOperand::new(self.value(class, block, available))
    }

    /// Parts of wider values that have a class.
    fn parts(&self, class: RegClass, available: &[VReg]) -> Vec<(VReg, SubReg)> {
        let want = TARGET.class(class);
        available
            .iter()
            .filter_map(|&v| {
                let have = TARGET.class(self.func.vreg_class(v)?);
                let misfit = want.align > 1 && class != S1;
                if have.files != want.files || have.units <= want.units || misfit {
                    return None;
                }
                let at = (v.as_u32() as u8 % (have.units / want.units)) * want.units;
                TARGET.sub_reg_of(at, want.units).map(|sub| (v, sub))
            })
            .collect()
    }

    /// The same operand, now and then of a value that does not matter.
    fn perhaps_undef(&mut self, operand: RegOperand) -> RegOperand {
        if self.random.chance(4) { operand.with(RegFlags::UNDEF) } else { operand }
    }

    fn arguments(&mut self, block: Block, available: &mut Vec<VReg>) {
        for unit in 0..self.random.below(5) as u16 {
            let reg = PReg::new(V, unit, 1);
            self.func.block_mut(block).live_ins.push((reg, LaneMask::ALL));
            let value = self.new_value(V1, block, available);
            self.func.at_end(block).copy(value, reg);
        }
    }

    fn inst(&mut self, block: Block, available: &mut Vec<VReg>) {
        if self.random.chance(self.shape.calls) {
            return self.call(block, available);
        }
        let class = self.random.pick(self.shape.classes);
        let units = TARGET.class(class).units;
        match self.random.below(18) {
            0 | 1 => {
                self.value(class, block, available);
            }
            2 | 3 => {
                let (a, b) =
                    (self.operand(class, block, available), self.operand(class, block, available));
                let b = self.perhaps_undef(b);
                let def = self.new_value(class, block, available);
                self.func.at_end(block).build(ADD).def(def).operand(a).operand(b).finish();
            }
            4 => {
                let ops: Vec<RegOperand> =
                    (0..2).map(|_| self.operand(class, block, available)).collect();
                let tied = RegOperand::new(self.value(class, block, available));
                let tied = self.perhaps_undef(tied);
                let first = if self.random.chance(30) { tied } else { ops[0] };
                let opcode = self.random.pick(&[FMAC, MATRIX]);
                let def = self.new_value(class, block, available);
                let mut at = self.func.at_end(block);
                at.build(opcode).def(def).operand(first).operand(ops[1]).operand(tied).finish();
            }
            5 => {
                let (a, b) =
                    (self.operand(class, block, available), self.operand(class, block, available));
                let def = self.new_value(class, block, available);
                self.func.at_end(block).build(EARLY).def(def).operand(a).operand(b).finish();
            }
            6 => {
                let from = self.operand(class, block, available);
                let def = self.new_value(class, block, available);
                self.func.at_end(block).build(generic::COPY).def(def).operand(from).finish();
            }
            7 | 8 if units > 1 && units != 3 => self.sequence(class, block, available),
            9 if units > 1 && units != 3 => {
                let old = self.value(class, block, available);
                let (single, width, sub) = element(class);
                let part = self.operand(single, block, available);
                let sub = sub(self.random.below(usize::from(units / width)) as u16);
                let def = self.new_value(class, block, available);
                self.func
                    .at_end(block)
                    .build(generic::INSERT_SUBREG)
                    .def(def)
                    .reg(old)
                    .operand(part)
                    .operand(Operand::SubReg(sub))
                    .finish();
            }
            10 if units > 1 && units != 3 => {
                let from = self.value(class, block, available);
                let (single, width, sub) = element(class);
                let sub = sub(self.random.below(usize::from(units / width)) as u16);
                let def = self.new_value(single, block, available);
                self.func
                    .at_end(block)
                    .build(generic::EXTRACT_SUBREG)
                    .def(def)
                    .reg(from)
                    .operand(Operand::SubReg(sub))
                    .finish();
            }
            12 => {
                let uses: Vec<RegOperand> = (0..1 + self.random.below(3))
                    .map(|_| {
                        let class = self.random.pick(self.shape.classes);
                        self.operand(class, block, available)
                    })
                    .collect();
                let def = self.new_value(class, block, available);
                let uses: Vec<Operand> = uses.into_iter().map(Operand::from).collect();
                self.func.at_end(block).build(OP).def(def).operands(&uses).finish();
            }
            13 => {
                let tied = self.value(class, block, available);
                let other = self.operand(class, block, available);
                let again = self.random.chance(30);
                let def = self.new_value(class, block, available);
                let mut at = self.func.at_end(block);
                let mut build = at.build(TIED).def(def).reg(tied).operand(other);
                if again {
                    build = build.reg(tied);
                }
                build.finish();
            }
            14 => {
                let class = if TARGET.class(class).files == 1 { V1 } else { S1 };
                let (a, b) =
                    (self.operand(class, block, available), self.operand(class, block, available));
                let def = self.new_value(F, block, available);
                self.func.at_end(block).build(COMPARE).def(def).operand(a).operand(b).finish();
            }
            15 => {
                let flag = self.value(F, block, available);
                let (a, b) =
                    (self.operand(class, block, available), self.operand(class, block, available));
                let def = self.new_value(class, block, available);
                let mut at = self.func.at_end(block);
                at.build(SELECT).def(def).reg(flag).operand(a).operand(b).finish();
            }
            11 => {
                let def = self.new_value(class, block, available);
                self.func.at_end(block).build(generic::IMPLICIT_DEF).def(def).finish();
            }
            _ => {
                let count = 1 + self.random.below(2);
                let uses: Vec<RegOperand> =
                    (0..count).map(|_| self.operand(class, block, available)).collect();
                let mut at = self.func.at_end(block);
                let mut build = at.build(USE);
                for used in &uses {
                    build = build.operand(*used);
                }
                // The last one again, as the instruction's own business.
                let last = uses[uses.len() - 1];
                if last.sub.is_whole() {
                    build = build.implicit(last.reg);
                }
                build.finish();
                let debug = last.with(RegFlags::DEBUG);
                at.build(generic::DBG_VALUE).operand(debug).finish();
            }
        }
    }

    fn sequence(&mut self, class: RegClass, block: Block, available: &mut Vec<VReg>) {
        let row = TARGET.class(class);
        let (single, width, sub) = element(class);
        let mut parts: Vec<(RegOperand, SubReg)> = Vec::new();
        let mut at = 0;
        while at < row.units {
            let pair = row.files == 1 && at.is_multiple_of(2) && at + 2 <= row.units;
            if pair && self.random.chance(30) {
                let part = self.operand(V2, block, available);
                parts.push((part, sub2(u16::from(at / 2))));
                at += 2;
                continue;
            }
            // Some lanes are left without a value.
            if !self.random.chance(8) {
                parts.push((self.operand(single, block, available), sub(u16::from(at / width))));
            }
            at += width;
        }
        let def = self.new_value(class, block, available);
        let mut b = self.func.at_end(block);
        let mut build = b.build(generic::REG_SEQUENCE).def(def);
        for (part, sub) in parts {
            build = build.operand(part).operand(Operand::SubReg(sub));
        }
        build.finish();
    }

    fn call(&mut self, block: Block, available: &mut Vec<VReg>) {
        let mut registers: Vec<PReg> = Vec::new();
        let mut at = 0;
        for _ in 0..self.random.below(4) {
            let class = if self.random.chance(30) { V2 } else { V1 };
            let value = self.operand(class, block, available);
            let reg = PReg::new(V, at, TARGET.class(class).units);
            at += u16::from(reg.units());
            let mut b = self.func.at_end(block);
            b.build(generic::COPY).def(reg).operand(value).finish();
            registers.push(reg);
        }
        let result = PReg::new(V, 0, 1);
        let mut b = self.func.at_end(block);
        let mut build = b.build(CALL).operand(Operand::RegMask(RegMask::from_u32(0)));
        for &reg in &registers {
            build = build.implicit(reg);
        }
        build.implicit_def(result).finish();
        if self.random.chance(70) {
            let value = self.new_value(V1, block, available);
            self.func.at_end(block).copy(value, result);
        }
    }

    fn terminator(
        &mut self,
        block: Block,
        edge: &Edge,
        blocks: &[Block],
        available: &mut Vec<VReg>,
    ) {
        match *edge {
            Edge::Return => {
                let value = self.value(V1, block, available);
                let reg = PReg::new(V, 0, 1);
                let mut b = self.func.at_end(block);
                b.copy(reg, value);
                b.build(RET).implicit(reg).finish();
            }
            Edge::Jump(to) => {
                self.func.at_end(block).build(JUMP).block(blocks[to]).finish();
            }
            Edge::Switch(to) => {
                let value = self.operand(V1, block, available);
                let table = self.func.jump_tables.push(to.map(|to| blocks[to]).to_vec());
                let mut at = self.func.at_end(block);
                at.build(SWITCH).operand(value).operand(Operand::JumpTable(table)).finish();
            }
            Edge::Branch(to) => {
                let value = self.operand(V1, block, available);
                self.func.at_end(block).build(BRANCH).operand(value).block(blocks[to]).finish();
            }
        }
    }

    fn phi(&mut self, graph: &FlowGraph<Block>, dom: &DomTree<Block>, block: Block, phi: VReg) {
        let class = self.func.vreg_class(phi).unwrap();
        let mut sources = graph.predecessors(block).to_vec();
        sources.sort_unstable();
        sources.dedup();
        // Unreachable predecessors are there as well.
        let mut incoming: Vec<(RegOperand, Block)> = Vec::new();
        for from in sources {
            let mut available = Vec::new();
            if graph.is_reachable(from) {
                available = self.available(dom, from);
                available.extend_from_slice(&self.defined[from.as_u32() as usize]);
            }
            let wider = self.parts(class, &available);
            if self.parts_in_phis && !wider.is_empty() && self.random.chance(35) {
                let (value, sub) = self.random.pick(&wider);
                incoming.push((RegOperand::new(value).part(sub), from));
                continue;
            }
            let fitting: Vec<VReg> =
                available.into_iter().filter(|&v| self.func.vreg_class(v) == Some(class)).collect();
            let value = if fitting.is_empty() {
                let value = self.func.new_vreg(class);
                self.constant += 1;
                let constant = self.constant;
                let mut b = self.func.before_terminators(from);
                b.build(DEF).def(value).imm(constant).finish();
                self.defined[from.as_u32() as usize].push(value);
                value
            } else {
                self.random.pick(&fitting)
            };
            incoming.push((RegOperand::new(value), from));
        }
        let first = self.func.first_inst(block);
        let mut b = Builder::new(&mut self.func, Position { block, before: first });
        let mut inst = b.build(generic::PHI).def(phi);
        for (value, from) in incoming {
            inst = inst.operand(value).block(from);
        }
        inst.finish();
    }
}
