//! Branches after allocation: jumps around jumps, jumps to the next instruction, joins at which no channel
//! waits.
//!
//! Selection gives every edge that may need copies a block of its own. When no copies are left in it, what is left is a branch around
//! a branch, or one to the next instruction:
//!
//! | is | becomes |
//! |---|---|
//! | `(p) jmpi X`, `jmpi Y`, `X:` | `(~p) jmpi Y` |
//! | `(p) goto X`, `goto.b Y` for all, `X: join` | `(~p) goto.b Y`, `X: join` |
//! | `goto.b X` for all, with no channel waiting after it | `jmpi X`, which the first row may join with what jumps over
//! it (not on gen12.1) |
//! | `jmpi`, `goto` to the next instruction | nothing |
//! | `X: join`, `Y: join` | `Y: join`, where channels wait that waited at `X` |
//! | a `join` at which no channel can wait | nothing |
//!
//! Blocks stay, though they may be empty then. JIPs are changed with the joins: the next place where channels may wait.

use cranelift_entity::{EntitySet, SecondaryMap};

use crate::mir_opt::eu_pass;
use crate::target::eu::{
    Block, Branch, Control, Dst, EuFunction, Extra, Flow, Inst, InstData, Op, Type,
};

eu_pass!(
    BRANCHES,
    Required,
    "eu-branches",
    "Removes branches around branches and to what follows, and joins at which no channel waits.",
    "An allocated function, before its scoreboard.",
    "branches and joins removed" => clean
);

/// Rounds: what is empty after one may make more of another.
const ROUNDS: usize = 4;

fn clean(func: &mut EuFunction) -> u64 {
    let mut all = 0;
    for _ in 0..ROUNDS {
        let count = go_back_together(func)
            + turn_around(func)
            + remove_needless(func)
            + merge_joins(func)
            + remove_joins(func);
        all += count;
        if count == 0 {
            break;
        }
    }
    all
}

fn last(func: &EuFunction, block: Block) -> Option<Inst> {
    func.blocks[block].insts.last().copied()
}

/// A branch as the last instruction of a block.
fn branch_at_end(func: &EuFunction, block: Block) -> Option<(Inst, Branch, Flow)> {
    let inst = last(func, block)?;
    let data = &func.insts[inst];
    Some((inst, data.branch()?, data.op.desc().flow))
}

fn join_of(func: &EuFunction, block: Block) -> Option<Inst> {
    let first = *func.blocks[block].insts.first()?;
    (func.insts[first].op.desc().flow == Flow::Join).then_some(first)
}

/// The blocks that branches name, and what follows backward `goto`s, where channels wait unnamed.
fn targets(func: &EuFunction) -> (EntitySet<Block>, EntitySet<Block>) {
    let landings = landings(func);
    let (mut named, mut behind) = (EntitySet::new(), EntitySet::new());
    for (at, &block) in func.layout.iter().enumerate() {
        for &inst in &func.blocks[block].insts {
            let Some(branch) = func.insts[inst].branch() else { continue };
            named.extend([branch.jip, branch.uip]);
            if branch.backward {
                behind.extend(func.layout.get(at + 1).and_then(|&next| landings[next]));
            }
        }
    }
    (named, behind)
}

/// The first block from each on that has instructions.
fn landings(func: &EuFunction) -> SecondaryMap<Block, Option<Block>> {
    let mut landings = SecondaryMap::new();
    let mut next = None;
    for &block in func.layout.iter().rev() {
        if !func.blocks[block].insts.is_empty() {
            next = Some(block);
        }
        landings[block] = next;
    }
    landings
}

/// Makes the branch back a `jmpi` in loops that no channel has left to the block after them, if all
/// channels at their end go back.
fn go_back_together(func: &mut EuFunction) -> u64 {
    if func.device.runs_without_channels {
        // A thread that has left the loop and runs on in it would never come out.
        return 0;
    }
    let landings = landings(func);
    let mut count = 0;
    for at in 0..func.layout.len().saturating_sub(1) {
        let [block, next] = [0, 1].map(|n| func.layout[at + n]);
        let Some((inst, branch, Flow::Goto)) = branch_at_end(func, block) else { continue };
        let waits = landings[next].is_none_or(|next| join_of(func, next).is_some());
        if branch.backward && func.insts[inst].pred.is_none() && !waits {
            let target = Branch { jip: branch.uip, uip: branch.uip, backward: false };
            let mut data = InstData::new(Op::Jmpi, Control::all(1), Dst::null(Type::UD), &[]);
            data.extra = Extra::Branch(target);
            func.insts[inst] = data;
            count += 1;
        }
    }
    count
}

/// Branches around branches.
fn turn_around(func: &mut EuFunction) -> u64 {
    let (named, _) = targets(func);
    let mut count = 0;
    for at in 0..func.layout.len().saturating_sub(2) {
        let [block, middle, behind] = [0, 1, 2].map(|n| func.layout[at + n]);
        let Some((first, over, flow)) = branch_at_end(func, block) else { continue };
        let [second] = func.blocks[middle].insts[..] else { continue };
        let data = &func.insts[second];
        let Some(back) = data.branch() else { continue };
        let alike = data.op == func.insts[first].op
            && data.pred.is_none()
            && func.insts[first].pred.is_some()
            && func.insts[first].control == data.control
            && !named.contains(middle)
            && !over.backward;
        let fits = match flow {
            Flow::Jump => over.jip == behind,
            // Those that stay wait for the others after the jump, in front of the join.
            Flow::Goto => over.uip == behind && back.backward && join_of(func, behind).is_some(),
            _ => false,
        };
        if !alike || !fits {
            continue;
        }
        let data = &mut func.insts[first];
        data.extra = Extra::Branch(back);
        if let Some(pred) = &mut data.pred {
            pred.inverse = !pred.inverse;
        }
        func.blocks[middle].insts.clear();
        count += 1;
    }
    count
}

/// Branches to what follows.
fn remove_needless(func: &mut EuFunction) -> u64 {
    let landings = landings(func);
    let mut count = 0;
    for at in 0..func.layout.len().saturating_sub(1) {
        let [block, next] = [0, 1].map(|n| func.layout[at + n]);
        let Some((inst, branch, flow)) = branch_at_end(func, block) else { continue };
        let to = match flow {
            Flow::Jump => branch.jip,
            Flow::Goto if !branch.backward => branch.uip,
            _ => continue,
        };
        if landings[to].is_some() && landings[to] == landings[next] {
            func.blocks[block].insts.retain(|&other| other != inst);
            count += 1;
        }
    }
    count
}

/// Channels that wait where nothing is done wait at the next join at once.
fn merge_joins(func: &mut EuFunction) -> u64 {
    let landings = landings(func);
    let (_, behind) = targets(func);
    let mut moved: SecondaryMap<Block, Option<Block>> = SecondaryMap::new();
    for at in (0..func.layout.len().saturating_sub(1)).rev() {
        let [block, next] = [0, 1].map(|n| func.layout[at + n]);
        if let Some(to) = landings[next]
            && func.blocks[block].insts.len() == 1
            && join_of(func, block).is_some()
            && join_of(func, to).is_some()
            && !behind.contains(block)
        {
            moved[block] = Some(moved[to].unwrap_or(to));
        }
    }
    let mut count = 0;
    for_each_branch(func, |flow, branch| {
        if flow == Flow::Goto
            && let Some(to) = moved[branch.uip]
        {
            branch.uip = to;
            count += 1;
        }
    });
    count
}

/// Removes joins at which no channel waits.
fn remove_joins(func: &mut EuFunction) -> u64 {
    let (_, mut waits) = targets(func);
    for (_, inst) in func.placed() {
        let data = &func.insts[inst];
        if let (Flow::Goto, Some(branch)) = (data.op.desc().flow, data.branch()) {
            waits.insert(branch.uip);
        }
    }
    // From the end on, so that what a JIP names instead is known: the next join that stays.
    let mut instead: SecondaryMap<Block, Option<Block>> = SecondaryMap::new();
    let mut gone: Vec<Block> = Vec::new();
    for at in (0..func.layout.len()).rev() {
        let block = func.layout[at];
        let Some(join) = join_of(func, block).filter(|_| !waits.contains(block)) else { continue };
        let Some(Branch { jip, .. }) = func.insts[join].branch() else { continue };
        if jip != block {
            instead[block] = Some(instead[jip].unwrap_or(jip));
            gone.push(block);
        }
    }
    for &block in &gone {
        func.blocks[block].insts.remove(0);
    }
    for_each_branch(func, |flow, branch| {
        let meets = matches!(flow, Flow::Goto | Flow::Join);
        if let (true, Some(to)) = (meets, instead[branch.jip]) {
            branch.jip = to;
        }
    });
    gone.len() as u64
}

fn for_each_branch(func: &mut EuFunction, mut f: impl FnMut(Flow, &mut Branch)) {
    for inst in func.placed().map(|(_, inst)| inst).collect::<Vec<_>>() {
        let data = &mut func.insts[inst];
        let flow = data.op.desc().flow;
        if let Extra::Branch(branch) = &mut data.extra {
            f(flow, branch);
        }
    }
}
