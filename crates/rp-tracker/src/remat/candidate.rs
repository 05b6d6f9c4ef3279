//! Values that can be computed again: where their copies go, what these read, what that relieves and costs.

use core::ops::Range;

use cranelift_entity::{EntityRef, SecondaryMap};
use ir::machine::{Block, Inst, Operand, OperandRef, Position, RegFlags, VReg, generic};

use super::ranges::{BEGIN, END, Segment};
use super::round::Round;
use super::target::RematTarget;

/// Instructions that one copy may be made of: the value's, and what its operands need.
const MOST_STEPS: usize = 5;

/// Instructions that are looked at for the copies of one value.
const MOST_LOOKS: u32 = 16;

/// A run of hot points of a block, by their places in its list.
pub(super) type Run = (Block, Range<usize>);

/// A copy of a value, and who reads it.
#[derive(Clone, Debug)]
pub(super) struct Copied {
    pub(super) block: Block,
    /// The instruction that it goes before; none for the block's end.
    pub(super) before: Option<Inst>,
    /// The place of the instruction.
    place: i64,
    pub(super) readers: Vec<OperandRef>,
    /// Whether nothing is hot from the block's start to here.
    cool: bool,
}

/// A value that is live at more points than it has to be.
#[derive(Clone, Debug)]
pub(super) struct Candidate {
    pub(super) reg: VReg,
    pub(super) weight: u32,
    /// The instructions of a copy: the value's instruction comes last.
    pub(super) steps: Vec<Inst>,
    pub(super) copies: Vec<Copied>,
    /// Counted registers that copies read.
    pub(super) leaves: Vec<VReg>,
    /// Those of them that are live at more hot points then, and at which.
    pub(super) kept: Vec<(VReg, Vec<Run>)>,
    /// The hot points at which the value is not live any more.
    pub(super) relieved: Vec<Run>,
    /// Registers less at all hot points together.
    pub(super) relief: i64,
    /// Registers more at all hot points together, for what is kept.
    pub(super) harm: i64,
    /// The cost, in cycles of a run of the function.
    pub(super) cost: f64,
}

/// The instructions and the operands of a copy, while they are collected.
#[derive(Default)]
struct Recipe {
    steps: Vec<Inst>,
    leaves: Vec<VReg>,
    kept: Vec<(VReg, Vec<Run>)>,
}

/// Finds them.
pub(super) struct Finder<'a, T> {
    round: &'a Round<'a, T>,
    /// The place of a block's segment among the value's, plus one.
    index: SecondaryMap<Block, u32>,
    /// The same for an operand.
    of_operand: SecondaryMap<Block, u32>,
    /// Instructions that may yet be looked at for the value.
    looks: u32,
}

fn set_index(index: &mut SecondaryMap<Block, u32>, segments: &[Segment]) {
    for (n, segment) in segments.iter().enumerate() {
        index[segment.block] = n as u32 + 1;
    }
}

fn clear_index(index: &mut SecondaryMap<Block, u32>, segments: &[Segment]) {
    for segment in segments {
        index[segment.block] = 0;
    }
}

impl<'a, T: RematTarget> Finder<'a, T> {
    pub(super) fn new(round: &'a Round<'a, T>) -> Self {
        Self { round, index: SecondaryMap::new(), of_operand: SecondaryMap::new(), looks: 0 }
    }

    /// All values that can be computed again, in their order.
    pub(super) fn find(mut self) -> Vec<Candidate> {
        let round = self.round;
        let mut found = Vec::new();
        for reg in round.func.vregs() {
            let segments = round.ranges.of(reg);
            let crosses = |s: &Segment| !round.hot.between(s.block, s.from, s.to).is_empty();
            if round.ranges.weight(reg) == 0 || !segments.iter().any(crosses) {
                continue;
            }
            set_index(&mut self.index, segments);
            found.extend(self.candidate(reg, segments));
            clear_index(&mut self.index, segments);
        }
        found
    }

    fn segment(&self, block: Block) -> Option<usize> {
        self.index[block].checked_sub(1).map(|n| n as usize)
    }

    fn candidate(&mut self, reg: VReg, segments: &[Segment]) -> Option<Candidate> {
        let round = self.round;
        let inst = round.use_def.def(reg)?;
        let own = round.cost(inst)?;
        let home = round.func.inst_block(inst)?;
        let readers = self.readers(reg, home, segments)?;
        let unclean = self.behind_hot(segments, &readers);
        let mut copies: Vec<Copied> = Vec::new();
        let (mut relieved, mut moved) = (Vec::new(), 0);
        for (n, segment) in segments.iter().enumerate() {
            self.copies_in(segment, &readers[n], unclean[n], &mut copies, &mut relieved);
        }
        if copies.is_empty() {
            return None;
        }
        for copy in &mut copies {
            moved += copy.readers.len();
            self.climb(copy, home, segments);
            if !self.settle(copy, segments) {
                return None;
            }
        }
        merge(&mut copies);
        let mut recipe = Recipe::default();
        self.looks = MOST_LOOKS;
        if !self.recipe(inst, &copies, segments, true, &mut recipe) {
            return None;
        }
        let weight = round.ranges.weight(reg);
        let points = |runs: &[Run]| runs.iter().map(|r| r.1.len() as i64).sum::<i64>();
        let relief = i64::from(weight) * points(&relieved);
        let harm =
            recipe.kept.iter().map(|(r, at)| i64::from(round.ranges.weight(*r)) * points(at)).sum();
        let steps: f64 = recipe.steps.iter().filter_map(|&i| round.cost(i)).map(f64::from).sum();
        let frequency = |block: Block| round.shape.frequencies.of(block);
        let mut cost: f64 = copies.iter().map(|c| frequency(c.block) * steps).sum();
        if moved == round.use_def.uses(reg).len() {
            cost -= frequency(home) * f64::from(own);
        }
        let Recipe { steps, leaves, kept } = recipe;
        Some(Candidate { reg, weight, steps, copies, leaves, kept, relieved, relief, harm, cost })
    }

    /// The readers in each segment, from the first to the last. A phi reads before the terminators of the block that
    /// its operand comes from. Nothing if one of them must not be given a copy, or comes before the def.
    fn readers(
        &self,
        reg: VReg,
        home: Block,
        segments: &[Segment],
    ) -> Option<Vec<Vec<(i64, OperandRef)>>> {
        let round = self.round;
        let mut found = vec![Vec::new(); segments.len()];
        for &place in round.use_def.uses(reg) {
            let phi = round.func.opcode(place.inst) == generic::PHI;
            let (block, at) = if phi {
                let from = round.func.operands(place.inst).get(usize::from(place.operand) + 1);
                let block = from.and_then(Operand::as_block)?;
                (block, self.end_place(block))
            } else {
                (round.func.inst_block(place.inst)?, round.ranges.place(place.inst))
            };
            let segment = self.segment(block)?;
            let ordered = at > segments[segment].from
                && at <= segments[segment].to
                && round.shape.dom.dominates(home, block);
            if !ordered || !phi && !round.target.may_read_copy(round.func, place.inst) {
                return None;
            }
            found[segment].push((at, place));
        }
        found.iter_mut().for_each(|list| list.sort_unstable());
        Some(found)
    }

    /// The place of a block's first terminator, or after all its instructions.
    fn end_place(&self, block: Block) -> i64 {
        let round = self.round;
        match round.func.first_terminator(block) {
            Some(inst) => round.ranges.place(inst),
            None => round.func.last_inst(block).map_or(0, |inst| round.ranges.place(inst) + 1),
        }
    }

    fn is_hot(&self, block: Block, from: i64, to: i64) -> bool {
        !self.round.hot.between(block, from, to).is_empty()
    }

    /// Whether all readers in a segment keep the value as it is: those in the block of the def, if that is said.
    fn keeps_all(&self, segment: &Segment) -> bool {
        !self.round.within_blocks && segment.from != BEGIN
    }

    /// Returns the segments that are entered with a hot point between the def and their start, on some path.
    fn behind_hot(&self, segments: &[Segment], readers: &[Vec<(i64, OperandRef)>]) -> Vec<bool> {
        let mut behind = vec![false; segments.len()];
        let hot = |n: &usize| {
            let segment = &segments[*n];
            let mut from = segment.from;
            let mut any = false;
            for &(at, _) in &readers[*n] {
                any |= self.is_hot(segment.block, from, at);
                from = at;
            }
            any || self.is_hot(segment.block, from, segment.to)
        };
        let leaves_hot = |n: &usize| {
            let (segment, last) = (&segments[*n], readers[*n].last());
            let from = last.map_or(segment.from, |reader| reader.0);
            if self.keeps_all(segment) {
                self.is_hot(segment.block, from, segment.to)
            } else {
                hot(n)
            }
        };
        let mut work: Vec<usize> = (0..segments.len()).filter(leaves_hot).collect();
        while let Some(n) = work.pop() {
            if segments[n].to != END {
                continue;
            }
            for &next in self.round.graph.successors(segments[n].block) {
                if let Some(m) = self.segment(next)
                    && segments[m].from == BEGIN
                    && !core::mem::replace(&mut behind[m], true)
                {
                    work.push(m);
                }
            }
        }
        behind
    }

    /// The copies that the readers in a segment need, and the hot points where the value goes.
    fn copies_in(
        &self,
        segment: &Segment,
        readers: &[(i64, OperandRef)],
        behind_hot: bool,
        copies: &mut Vec<Copied>,
        relieved: &mut Vec<Run>,
    ) {
        let round = self.round;
        let block = segment.block;
        let mut gap = |from: i64, to: i64| {
            let points = round.hot.between(block, from, to);
            let hot = !points.is_empty();
            if hot {
                relieved.push((block, points));
            }
            hot
        };
        if self.keeps_all(segment) {
            gap(readers.last().map_or(segment.from, |reader| reader.0), segment.to);
            return;
        }
        let (mut original, mut cool) = (!behind_hot, segment.from == BEGIN);
        let mut copy: Option<Copied> = None;
        let mut from = segment.from;
        for &(at, reader) in readers {
            if gap(from, at) {
                (original, cool) = (false, false);
                copies.extend(copy.take());
            }
            if !original {
                let phi = round.func.opcode(reader.inst) == generic::PHI;
                let terminator = || round.func.first_terminator(block);
                let late = phi || round.func.desc(reader.inst).is_terminator();
                let before = if late { terminator() } else { Some(reader.inst) };
                let place = if late { self.end_place(block) } else { at };
                copy.get_or_insert_with(|| Copied {
                    block,
                    before,
                    place,
                    readers: Vec::new(),
                    cool,
                })
                .readers
                .push(reader);
            }
            from = at;
        }
        copies.extend(copy);
        let only_phis = readers.last().is_some_and(|r| round.func.opcode(r.1.inst) == generic::PHI);
        if !only_phis {
            gap(from, segment.to);
        }
    }

    /// Moves a copy out of loops in which the value is live at no hot point.
    fn climb(&self, copy: &mut Copied, home: Block, segments: &[Segment]) {
        let (loops, graph) = (&self.round.shape.loops, self.round.graph);
        let frequency = |block: Block| self.round.shape.frequencies.of(block);
        if !copy.cool {
            return;
        }
        let mut innermost = loops.innermost(copy.block);
        while let Some(l) = innermost {
            let hot = |s: &&Segment| loops.contains(l, s.block);
            let cool = segments.iter().filter(hot).all(|s| !self.is_hot(s.block, s.from, s.to));
            if !cool || loops.contains(l, home) {
                return;
            }
            let mut entering = loops.entering(l, graph);
            let (Some(before), None) = (entering.next(), entering.next()) else { return };
            if self.segment(before).is_none() || frequency(before) > frequency(copy.block) {
                return;
            }
            copy.block = before;
            copy.before = self.round.func.first_terminator(before);
            copy.place = self.end_place(before);
            innermost = loops.innermost(before);
            let Some(segment) = self.segment(before).map(|n| segments[n]) else { return };
            if self.is_hot(before, segment.from, copy.place) {
                return;
            }
        }
    }

    /// Moves a copy to where the target lets it stand. Returns whether that comes after the value's def.
    fn settle(&self, copy: &mut Copied, segments: &[Segment]) -> bool {
        let round = self.round;
        let at = Position { block: copy.block, before: copy.before };
        let Some(found) = round.target.position_of_copy(round.func, at) else { return false };
        if found.before.is_some_and(|before| round.func.opcode(before) == generic::PHI) {
            return false;
        }
        if let Some(before) = found.before.filter(|_| found.before != at.before) {
            copy.before = found.before;
            copy.place = round.ranges.place(before);
        }
        self.segment(copy.block).is_some_and(|n| copy.place > segments[n].from)
    }

    /// Collects the instructions and operands of a copy, so that it can stand at all places. Returns whether it can;
    /// if nothing may be `kept` alive for it, without that.
    fn recipe(
        &mut self,
        inst: Inst,
        copies: &[Copied],
        segments: &[Segment],
        may_keep: bool,
        recipe: &mut Recipe,
    ) -> bool {
        let round = self.round;
        if self.looks == 0 {
            return false;
        }
        self.looks -= 1;
        for operand in round.func.uses(inst) {
            let Some(reg) = operand.reg.as_virtual() else { continue };
            if operand.flags.contains(RegFlags::UNDEF) || recipe.leaves.contains(&reg) {
                continue;
            }
            if round.ranges.weight(reg) == 0 {
                let holds = |c: &Copied| round.target.holds(round.func, inst, reg, c.block);
                if !copies.iter().all(holds) {
                    return false;
                }
                continue;
            }
            let Some(def) = round.use_def.def(reg) else { return false };
            if !self.comes_before(def, inst) {
                return false;
            }
            let more = self.kept_for(reg, copies, segments);
            if !more.is_empty() {
                if recipe.steps.contains(&def) {
                    continue;
                }
                let (steps, leaves) = (recipe.steps.len(), recipe.leaves.len());
                let again = round.cost(def).is_some()
                    && self.recipe(def, copies, segments, false, recipe)
                    && recipe.steps.len() < MOST_STEPS;
                if again {
                    continue;
                }
                if !may_keep {
                    return false;
                }
                recipe.steps.truncate(steps);
                recipe.leaves.truncate(leaves);
                recipe.kept.push((reg, more));
            }
            recipe.leaves.push(reg);
        }
        recipe.steps.push(inst);
        true
    }

    fn comes_before(&self, a: Inst, b: Inst) -> bool {
        let (func, ranges) = (self.round.func, &self.round.ranges);
        match (func.inst_block(a), func.inst_block(b)) {
            (Some(x), Some(y)) if x == y => ranges.place(a) < ranges.place(b),
            (Some(x), Some(y)) => self.round.shape.dom.dominates(x, y),
            _ => false,
        }
    }

    /// The hot points at which an operand is live if copies at all places read it, and is not now.
    fn kept_for(&mut self, reg: VReg, copies: &[Copied], segments: &[Segment]) -> Vec<Run> {
        let round = self.round;
        let own = round.ranges.of(reg);
        set_index(&mut self.of_operand, own);
        let find = |block: Block| self.of_operand[block].checked_sub(1).map(|n| own[n as usize]);
        let there = |c: &Copied| find(c.block).is_some_and(|s| s.from < c.place && c.place <= s.to);
        let mut more = Vec::new();
        if !copies.iter().all(there) {
            for segment in segments {
                let (mut add, block) = (Vec::new(), segment.block);
                let mut push = |from: i64, to: i64| {
                    let points = round.hot.between(block, from, to);
                    if !points.is_empty() {
                        add.push((block, points));
                    }
                };
                match find(block) {
                    None => push(segment.from, segment.to),
                    Some(s) if s.to < segment.to => push(s.to.max(segment.from), segment.to),
                    Some(_) => {}
                }
                more.append(&mut add);
            }
        }
        clear_index(&mut self.of_operand, own);
        more
    }
}

/// Makes one copy of those at one place.
fn merge(copies: &mut Vec<Copied>) {
    let key = |c: &Copied| (c.block.index(), c.place);
    copies.sort_by_key(key);
    copies.dedup_by(|next, kept| {
        let same = key(next) == key(kept);
        if same {
            kept.readers.append(&mut next.readers);
        }
        same
    });
}
