//! Structured control flow: `if`, `else` and `endif` for branches, `while` and `break` for loops, where they are properly nested.
//!
//! It runs on allocated functions, in which selection has written `goto` and `join` only: liveness and the allocator
//! then know one form of waiting, and the remaining copies are known. Per branch:
//!
//! | is | becomes |
//! |---|---|
//! | `(p) goto E`, …, `mov f 0`, `(~f) goto J`, `E: join`, …, `J: join` | `(~p) if E J`, …, `else J J`, `E:` …, `J: endif` |
//! | `(p) goto J`, …, `J: join` | `(~p) if J J`, …, `J: endif` |
//! | `H:` …, `(p) goto X`, …, `(q) goto.b H`, `X: join` | `H:` …, `(p) break`, …, `(q) while H`, `X:` |
//!
//! [`mod@plan`] selects the branches. All others stay as they are, in arms and loops and around them. A move of zero to
//! a flag (which a `goto` of all channels needs before gen12) and a `join` at which no channel waits any more go; then
//! [`mod@wake`] names the next place where channels may wait (JIP) everywhere.
//!
//! The hardware of gen8 and gen9 has a fault (Intel's number 220160235, which Mesa works around): an `else` from which no channel goes
//! on and into which none comes leaves the `endif` that its JIP names out. That is harmless if a channel waits at the
//! `endif`; this is always so if no channel leaves the first arm by another path. If a `break` may leave it, `else` has
//! its branch control set and names a `nop` in front of the `endif`.

mod code;
mod plan;
mod wake;

use cranelift_entity::EntitySet;

use self::code::{Code, Kind};
use self::plan::{Arms, Plan, plan};
use super::flags::remove_dead_moves;
use crate::mir_opt::eu_pass;
use crate::target::device::Generation;
use crate::target::eu::{
    Block, BlockData, Branch, Control, Dst, EuFunction, Extra, Flow, Inst, InstData, Op, Type,
};

eu_pass!(
    STRUCTURE,
    Required,
    "eu-structurize",
    "Makes properly nested branches and loops of `goto` and `join` `if`, `else`, `endif`, `while` and `break`.",
    "An allocated function in which control flow is `goto`, `join` and `jmpi`, before its scoreboard.",
    "branches with structure" => structure
);

fn structure(func: &mut EuFunction) -> u64 {
    let known = |flow| matches!(flow, Flow::None | Flow::Jump | Flow::Goto | Flow::Join);
    let flows = || func.placed().map(|(_, inst)| func.insts[inst].op.desc().flow);
    if !func.device.structured || !flows().all(known) || !flows().any(|flow| flow == Flow::Goto) {
        return 0;
    }
    let code = Code::new(func);
    let plan = plan(&code, func.device.generation < Generation::Gen12p1);
    let count = plan.arms.len() + plan.loops.len();
    if count == 0 {
        return 0;
    }
    Writer::new(func, &code).write(&plan);
    remove_joins(func);
    remove_dead_moves(func);
    turn_around(func);
    wake::name_next(func);
    count as u64
}

/// Writes a plan into the function.
struct Writer<'a> {
    func: &'a mut EuFunction,
    code: &'a Code,
    /// Blocks that come in front of a place.
    before: Vec<Vec<Block>>,
    /// Blocks for instructions that others name, by the places of these.
    own: Vec<Option<Block>>,
}

impl<'a> Writer<'a> {
    fn new(func: &'a mut EuFunction, code: &'a Code) -> Self {
        let places = code.ways.len();
        Self { func, code, before: vec![Vec::new(); places], own: vec![None; places] }
    }

    fn write(mut self, plan: &Plan) {
        for one in &plan.loops {
            let block = self.own_block(one.back);
            self.own[one.back as usize] = Some(block);
        }
        // Branches that leave a loop name the branch at its end, which has a block by now.
        for &(at, one) in &plan.breaks {
            if let Some(end) = self.own[one.back as usize] {
                let all = self.code.way(at).is_some_and(|way| way.kind == Kind::Goto { all: true });
                let data = self.data(at);
                data.op = Op::Break;
                data.extra = Extra::Branch(Branch { jip: end, uip: end, backward: false });
                if all {
                    (data.pred, data.flag) = (None, None);
                }
            }
        }
        for one in &plan.loops {
            let data = self.data(one.back);
            data.op = Op::While;
            if let Extra::Branch(branch) = &mut data.extra {
                *branch = Branch { jip: branch.uip, uip: branch.uip, backward: false };
            }
        }
        self.arms(&plan.arms);
        self.lay_out();
    }

    fn data(&mut self, place: u32) -> &mut InstData {
        &mut self.func.insts[self.code.placed[place as usize].1]
    }

    fn own_block(&mut self, place: u32) -> Block {
        let inst = self.code.placed[place as usize].1;
        self.func.blocks.push(BlockData { insts: vec![inst] })
    }

    /// Branches, those with the same end from the innermost on.
    fn arms(&mut self, arms: &[Arms]) {
        // Jumps of the whole thread to each place, the last one first.
        let jumps = self.code.branches().filter(|(_, way)| way.kind == Kind::Jump);
        let mut jumps: Vec<(u32, u32)> = jumps.map(|(at, way)| (way.to, at)).collect();
        jumps.sort_unstable_by_key(|&(to, at)| (to, core::cmp::Reverse(at)));
        let mut jumps = jumps.into_iter().peekable();
        for arms in arms {
            let endif = self.one(arms);
            // From an arm it is to the `endif` now.
            while let Some((to, at)) = jumps.next_if(|&(to, at)| {
                (to, core::cmp::Reverse(at)) < (arms.end, core::cmp::Reverse(arms.split))
            }) {
                if to == arms.end && at < to {
                    self.data(at).extra =
                        Extra::Branch(Branch { jip: endif, uip: endif, backward: false });
                }
            }
        }
    }

    /// A branch; its `endif`.
    fn one(&mut self, arms: &Arms) -> Block {
        let control = self.data(arms.split).control;
        let middle = self.data(arms.split).branch().map(|branch| branch.uip);
        let branch = |op: Op, jip: Block, uip: Block, backward: bool| {
            let mut data = InstData::new(op, control, Dst::null(Type::UD), &[]);
            data.extra = Extra::Branch(Branch { jip, uip, backward });
            data
        };
        let endif = self.func.blocks.push(BlockData::default());
        let skips_ends = self.func.device.generation < Generation::Gen12p1;
        let mut other = endif;
        if arms.leaves && skips_ends {
            other = self.func.blocks.push(BlockData::default());
            let nop = InstData::new(Op::Nop, Control::new(1), Dst::null(Type::UD), &[]);
            self.func.push(other, nop);
            self.before[arms.end as usize].push(other);
        }
        self.before[arms.end as usize].push(endif);
        self.func.push(endif, branch(Op::Endif, endif, endif, false));
        let jip = match (arms.change, middle) {
            (Some(change), Some(middle)) => {
                *self.data(change) = branch(Op::Else, other, endif, other != endif);
                self.own[change as usize] = Some(self.own_block(change));
                middle
            }
            _ => endif,
        };
        let data = self.data(arms.split);
        data.op = Op::If;
        data.extra = Extra::Branch(Branch { jip, uip: endif, backward: false });
        if let Some(pred) = &mut data.pred {
            pred.inverse = !pred.inverse;
        }
        endif
    }

    /// Puts the new blocks where they belong.
    fn lay_out(self) {
        let Self { func, code, mut before, own } = self;
        let mut layout = Vec::with_capacity(func.layout.len());
        for block in core::mem::take(&mut func.layout) {
            let start = code.starts[block] as usize;
            if let Some(new) = before.get_mut(start) {
                layout.append(new);
            }
            layout.push(block);
            let insts = &mut func.blocks[block].insts;
            let last = (start + insts.len()).checked_sub(1).filter(|_| !insts.is_empty());
            if let Some(own) = last.and_then(|last| own[last]) {
                insts.pop();
                layout.push(own);
            }
        }
        func.layout = layout;
    }
}

/// Removes joins at which no channel waits any more.
fn remove_joins(func: &mut EuFunction) {
    let code = Code::new(func);
    let mut waits: Vec<bool> = vec![false; code.ways.len() + 1];
    for (at, way) in code.branches() {
        match way.kind {
            Kind::Goto { .. } => waits[way.to as usize] = true,
            Kind::Back => waits[at as usize + 1] = true,
            Kind::Jump => {}
        }
    }
    let mut gone: EntitySet<Inst> = EntitySet::new();
    for (at, &(_, inst)) in code.placed.iter().enumerate() {
        if code.is_join(at as u32) && !waits[at] {
            gone.insert(inst);
        }
    }
    func.remove(&gone);
}

/// A first arm in which nothing is left: the second one becomes it.
fn turn_around(func: &mut EuFunction) {
    let mut gone: EntitySet<Inst> = EntitySet::new();
    let placed: Vec<Inst> = func.placed().map(|(_, inst)| inst).collect();
    for pair in placed.windows(2) {
        let [split, change] = [pair[0], pair[1]];
        let flows = [split, change].map(|inst| func.insts[inst].op.desc().flow);
        let Some(branch) = func.insts[split].branch() else { continue };
        if flows != [Flow::If, Flow::Else] {
            continue;
        }
        gone.insert(change);
        let data = &mut func.insts[split];
        data.extra = Extra::Branch(Branch { jip: branch.uip, ..branch });
        if let Some(pred) = &mut data.pred {
            pred.inverse = !pred.inverse;
        }
    }
    func.remove(&gone);
}
