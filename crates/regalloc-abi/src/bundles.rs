//! Places that several edges share, for functions whose edges cannot get blocks of their own.
//!
//! On a machine that masks lanes off, an edge to a meeting point has no place for code: lanes wait at the target's address,
//! not at that of a block in between. Copies for such an edge can only go to the end of its source, where they are made for
//! all of its successors. So all ends and begins of blocks that are connected by such edges, a *bundle*, must agree on one
//! place for each value. (Edges with one predecessor or one successor have a place for copies and connect nothing, unless
//! that block cannot hold code, see [`Bundles::new`].)
//!
//! A phi joins values that are one variable, a *web*: the phi and its operands. What a bundle agrees on is a place by web. So
//! phis need no copies of their own at a bundle; in exchange, two values of one web must not be live together (conventional
//! SSA form, as SSA construction gives it).
//!
//! The first walk over a member that holds a web decides its place; a later one whose web is elsewhere copies it there
//! before its block's terminators. Two webs that are live together at some member of the bundle get places apart.

use cranelift_entity::{EntityRef, EntitySet, SecondaryMap};
use ir::graph::FlowGraph;
use ir::machine::{Block, MachineFunction, Operand, PReg, VReg, generic};
use ir::map::Map;
use rp_tracker::pressure::LaneLiveness;
use smallvec::SmallVec;

use crate::failure::Failure;
use crate::info::RegInfos;
use crate::plan::Plans;
use crate::prepare::terminators_read;
use crate::units::FileSets;

/// A side of a block: begin or end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Side {
    Begin,
    End,
}

/// The bundles of a function.
#[derive(Debug)]
pub(crate) struct Bundles {
    /// By side of a block: its bundle.
    bundle: Vec<u32>,
    /// By bundle: whether an edge is in it.
    joined: Vec<bool>,
    /// By side: units that decided webs and physical registers hold there.
    taken: Vec<FileSets>,
    /// By register: the smallest of its web.
    webs: SecondaryMap<VReg, Option<VReg>>,
    /// The register that a side holds of a web.
    held: Map<(u32, VReg), VReg>,
    /// The sides of a bundle that hold a web.
    holders: Map<(u32, VReg), SmallVec<[u32; 4]>>,
    places: Map<(u32, VReg), PReg>,
    /// Blocks that cannot hold code.
    codeless: EntitySet<Block>,
}

fn side(block: Block, side: Side) -> usize {
    2 * block.index() + usize::from(side == Side::End)
}

/// The representative of a set.
fn root(parents: &mut [u32], mut at: u32) -> u32 {
    while parents[at as usize] != at {
        parents[at as usize] = parents[parents[at as usize] as usize];
        at = parents[at as usize];
    }
    at
}

fn join(parents: &mut [u32], a: u32, b: u32) {
    let (a, b) = (root(parents, a), root(parents, b));
    parents[a.max(b) as usize] = a.min(b);
}

fn one(blocks: &[Block]) -> bool {
    blocks.iter().all(|&block| block == blocks[0])
}

impl Bundles {
    /// The bundles of a function in which no copies can be put into some blocks: labels, at which lanes meet.
    pub(crate) fn new(
        func: &MachineFunction,
        graph: &FlowGraph<Block>,
        liveness: &LaneLiveness,
        infos: &RegInfos,
        plans: &Plans,
        codeless: &EntitySet<Block>,
    ) -> Result<Self, Failure> {
        let mut parents: Vec<u32> = (0..2 * graph.node_bound() as u32).collect();
        let mut joined = vec![false; parents.len()];
        let mut edges = Vec::new();
        for &from in graph.reverse_postorder() {
            if codeless.contains(from) {
                join(&mut parents, side(from, Side::Begin) as u32, side(from, Side::End) as u32);
            }
            for &to in graph.successors(from) {
                if is_rigid(func, graph, codeless, from, to) {
                    edges.push((from, to));
                    join(&mut parents, side(from, Side::End) as u32, side(to, Side::Begin) as u32);
                }
            }
        }
        let bundle: Vec<u32> = (0..parents.len() as u32).map(|at| root(&mut parents, at)).collect();
        for &(from, _) in &edges {
            joined[bundle[side(from, Side::End)] as usize] = true;
        }
        let mut bundles = Self {
            taken: vec![FileSets::new(func.target); parents.len()],
            bundle,
            joined,
            webs: webs(func, infos),
            held: Map::default(),
            holders: Map::default(),
            places: Map::default(),
            codeless: codeless.clone(),
        };
        for &block in graph.reverse_postorder() {
            bundles.begin(func, liveness, infos, plans, block)?;
        }
        for (from, to) in edges {
            bundles.end(func, liveness, infos, plans, from, to)?;
        }
        Ok(bundles)
    }

    fn begin(
        &mut self,
        func: &MachineFunction,
        liveness: &LaneLiveness,
        infos: &RegInfos,
        plans: &Plans,
        block: Block,
    ) -> Result<(), Failure> {
        if !self.is_joined(block, Side::Begin) {
            return Ok(());
        }
        let plan = plans.of(block);
        self.taken[side(block, Side::Begin)].union_with(plan.fixed_in);
        let phis = plan.insts.iter().take_while(|e| func.opcode(e.inst) == generic::PHI);
        let phis = phis.filter(|e| !plan.after(e, 0).is_empty());
        let phis = phis.filter_map(|e| func.def_vreg(e.inst));
        let live = liveness.live_in(block).iter().map(|live| live.reg);
        for reg in live.chain(phis).filter(|&reg| infos.has(reg)) {
            self.hold(side(block, Side::Begin), reg)?;
        }
        Ok(())
    }

    fn end(
        &mut self,
        func: &MachineFunction,
        liveness: &LaneLiveness,
        infos: &RegInfos,
        plans: &Plans,
        from: Block,
        to: Block,
    ) -> Result<(), Failure> {
        let at = side(from, Side::End);
        self.taken[at].union_with(plans.of(to).fixed_in);
        for live in liveness.live_in(to).iter().filter(|live| infos.has(live.reg)) {
            self.hold(at, live.reg)?;
        }
        for phi in func.phis(to) {
            for pair in func.operands(phi)[1..].chunks_exact(2) {
                if let [Operand::Reg(value), Operand::Block(source)] = pair
                    && *source == from
                    && value.reads()
                    && let Some(reg) = value.reg.as_virtual().filter(|&reg| infos.has(reg))
                {
                    self.hold(at, reg)?;
                }
            }
        }
        Ok(())
    }

    /// Notes that a side holds a register.
    fn hold(&mut self, at: usize, reg: VReg) -> Result<(), Failure> {
        let web = self.web(reg);
        match self.held.insert((at as u32, web), reg) {
            Some(other) if other != reg => {
                Err(Failure::Broken("two values of one variable are live together"))
            }
            Some(_) => Ok(()),
            None => {
                self.holders.entry((self.bundle[at], web)).or_default().push(at as u32);
                Ok(())
            }
        }
    }

    fn web(&self, reg: VReg) -> VReg {
        self.webs[reg].unwrap_or(reg)
    }

    /// Whether copies on an edge have no place of their own.
    pub(crate) fn is_rigid(
        &self,
        func: &MachineFunction,
        graph: &FlowGraph<Block>,
        from: Block,
        to: Block,
    ) -> bool {
        is_rigid(func, graph, &self.codeless, from, to)
    }

    /// Whether a block can hold code.
    pub(crate) fn holds_code(&self, block: Block) -> bool {
        !self.codeless.contains(block)
    }

    /// Whether a side of a block must agree with others.
    pub(crate) fn is_joined(&self, block: Block, of: Side) -> bool {
        self.joined[self.bundle[side(block, of)] as usize]
    }

    /// Whether a register's web has one place in the bundle of a side, because that side holds it.
    pub(crate) fn is_held(&self, block: Block, of: Side, reg: VReg) -> bool {
        self.held.get(&(side(block, of) as u32, self.web(reg))) == Some(&reg)
    }

    /// The place that the bundle of a side has for a register, if it is decided.
    pub(crate) fn place(&self, block: Block, of: Side, reg: VReg) -> Option<PReg> {
        self.places.get(&(self.bundle[side(block, of)], self.web(reg))).copied()
    }

    /// The units that a register may not have in the bundle of a side, because of what is live with it somewhere.
    pub(crate) fn forbidden(
        &self,
        func: &MachineFunction,
        block: Block,
        of: Side,
        reg: VReg,
    ) -> FileSets {
        let mut all = FileSets::new(func.target);
        let key = (self.bundle[side(block, of)], self.web(reg));
        for &at in self.holders.get(&key).into_iter().flatten() {
            all.union_with(&self.taken[at as usize]);
        }
        all
    }

    /// Decides a place.
    pub(crate) fn decide(&mut self, block: Block, of: Side, reg: VReg, place: PReg) {
        let key = (self.bundle[side(block, of)], self.web(reg));
        self.places.insert(key, place);
        for &at in self.holders.get(&key).into_iter().flatten() {
            self.taken[at as usize].insert(place);
        }
    }
}

/// Whether neither the end of `from` nor the start of `to` is this edge's alone and holds code.
fn is_rigid(
    func: &MachineFunction,
    graph: &FlowGraph<Block>,
    codeless: &EntitySet<Block>,
    from: Block,
    to: Block,
) -> bool {
    let begin = one(graph.predecessors(to)) && !codeless.contains(to);
    let end =
        one(graph.successors(from)) && !codeless.contains(from) && !terminators_read(func, from);
    !begin && !end
}

/// Registers that phis join, each with the smallest of them.
fn webs(func: &MachineFunction, infos: &RegInfos) -> SecondaryMap<VReg, Option<VReg>> {
    let mut parents: Vec<u32> = (0..func.num_vregs() as u32).collect();
    for block in func.blocks() {
        for phi in func.phis(block) {
            let Some(to) = func.def_vreg(phi).filter(|&reg| infos.has(reg)) else { continue };
            for used in func.uses(phi).filter(|used| used.reads()) {
                if let Some(from) = used.reg.as_virtual() {
                    join(&mut parents, to.as_u32(), from.as_u32());
                }
            }
        }
    }
    let mut webs = SecondaryMap::new();
    for reg in func.vregs() {
        webs[reg] = Some(VReg::from_u32(root(&mut parents, reg.as_u32())));
    }
    webs
}
