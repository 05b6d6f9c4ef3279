//! Parallel copies: several registers get values from several others, all at once.
//!
//! A piece whose target is no longer needed as a source is copied; that frees its own source, and so on. The remaining
//! pieces are cycles. Pieces are as wide as tuples that the target can name; only those that block each other are
//! broken into registers. A cycle is resolved by exchanges if the target has them, else with a free register; where an
//! exchange costs more than copies do, a free register comes first.

use ir::machine::{
    Builder, LaneMask, MachineFunction, PReg, RegClass, RegClassDesc, RegFile, TargetInfo,
};

use crate::failure::Failure;
use crate::target::AllocTarget;
use crate::units::FileSets;

/// One of the copies: lanes of a register.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Move {
    /// The source.
    pub(crate) from: PReg,
    /// The target, as wide as the source.
    pub(crate) to: PReg,
    /// The lanes that are copied.
    pub(crate) lanes: LaneMask,
}

/// A run that is copied.
#[derive(Clone, Copy, Debug)]
struct Piece {
    from: PReg,
    to: PReg,
    done: bool,
}

/// The most units, `most` at most, for which there are tuples that begin at each of two units.
fn widest(target: &TargetInfo, [from, to]: [(RegFile, u16); 2], most: u16) -> Option<u8> {
    let begins = |class: &&RegClassDesc, (file, unit): (RegFile, u16)| {
        class.files >> file.0 & 1 == 1 && unit.is_multiple_of(u16::from(class.align.max(1)))
    };
    let classes = || target.reg_classes.iter();
    let mut widest = None;
    for class in classes().filter(|class| u16::from(class.units) <= most && begins(class, to)) {
        let same = |other: &&RegClassDesc| other.units == class.units && begins(other, from);
        if Some(class.units) > widest && classes().any(|other| same(&other)) {
            widest = Some(class.units);
        }
    }
    widest
}

/// The pieces of a move.
fn cut(target: &TargetInfo, one: &Move, pieces: &mut Vec<Piece>) {
    let mut rest = one.lanes.intersection(LaneMask::run(0, u32::from(one.to.units()))).0;
    while rest != 0 {
        let first = rest.trailing_zeros() as u16;
        let run = (rest >> first).trailing_ones() as u16;
        let begins = [one.from, one.to].map(|reg| (reg.file(), reg.first_unit() + first));
        let units = widest(target, begins, run).unwrap_or(1);
        pieces.push(Piece {
            from: PReg::new(one.from.file(), one.from.first_unit() + first, units),
            to: PReg::new(one.to.file(), one.to.first_unit() + first, units),
            done: false,
        });
        rest &= !LaneMask::run(u32::from(first), u32::from(units)).0;
    }
}

/// Units that may be overwritten at a place besides the targets of the copies there.
#[derive(Clone, Debug)]
pub(crate) struct Scratch {
    /// Units that nothing holds.
    pub(crate) free: FileSets,
    /// Units of sources that nothing but the copies reads. They are free once these are done.
    pub(crate) sources: FileSets,
}

/// Copies all at once, at the builder's place.
pub(crate) fn emit(
    at: &mut Builder<'_>,
    target: &dyn AllocTarget,
    moves: &[Move],
    scratch: &Scratch,
) -> Result<u32, Failure> {
    let info = at.func.target;
    let mut pieces = Vec::new();
    for one in moves.iter().filter(|m| m.from != m.to) {
        debug_assert_eq!(one.from.units(), one.to.units());
        cut(info, one, &mut pieces);
    }
    if pieces.is_empty() {
        return Ok(0);
    }
    let mut work = Sequencer::new(info, pieces);
    work.copy_ready(at);
    if !work.finished() {
        work.whole_cycles(at, target, &work.scratch(scratch));
    }
    if !work.finished() {
        work.break_up(info);
        work.copy_ready(at);
    }
    if !work.finished() {
        work.resolve_cycles(at, target, &work.scratch(scratch))?;
    }
    Ok(work.emitted)
}

/// A register like another one of which nothing is in use.
fn free_register(scratch: &FileSets, like: PReg, align: u32) -> Option<PReg> {
    let file = scratch.file(like.file());
    let unit = file.starts(u32::from(like.units()), align).first()?;
    Some(PReg::new(like.file(), unit as u16, like.units()))
}

/// Whether going around a cycle by copies through another register costs no more than exchanges do.
fn prefers_copies(func: &MachineFunction, target: &dyn AllocTarget, regs: &[PReg]) -> bool {
    let (copies, exchanges) = (regs.len() as u32 + 1, regs.len() as u32 - 1);
    let alike = regs.iter().all(|r| (r.file(), r.units()) == (regs[0].file(), regs[0].units()));
    alike && copies <= exchanges * target.exchange_cost(func)
}

struct Sequencer {
    pieces: Vec<Piece>,
    /// By file and unit: how many pieces that are not done read it.
    reads: Vec<Vec<u16>>,
    /// By file and unit: the piece that writes it, plus one.
    writer: Vec<Vec<u32>>,
    emitted: u32,
}

fn units(reg: PReg) -> core::ops::Range<usize> {
    usize::from(reg.first_unit())..usize::from(reg.end_unit())
}

impl Sequencer {
    fn new(info: &TargetInfo, pieces: Vec<Piece>) -> Self {
        let empty = |file: &ir::machine::RegFileDesc| {
            usize::from(file.count) * usize::from(file.units_per_reg.max(1))
        };
        let mut this = Self {
            pieces,
            reads: info.reg_files.iter().map(|f| vec![0; empty(f)]).collect(),
            writer: info.reg_files.iter().map(|f| vec![0; empty(f)]).collect(),
            emitted: 0,
        };
        this.index();
        this
    }

    fn index(&mut self) {
        for (place, piece) in self.pieces.iter().enumerate().filter(|(_, p)| !p.done) {
            for unit in units(piece.from) {
                self.reads[usize::from(piece.from.file().0)][unit] += 1;
            }
            for unit in units(piece.to) {
                self.writer[usize::from(piece.to.file().0)][unit] = place as u32 + 1;
            }
        }
    }

    fn finished(&self) -> bool {
        self.pieces.iter().all(|p| p.done)
    }

    /// Returns the units that are free while only cycles are left.
    fn scratch(&self, scratch: &Scratch) -> FileSets {
        let mut free = scratch.free.clone();
        for (file, sources) in scratch.sources.iter() {
            let reads = &self.reads[usize::from(file.0)];
            for unit in sources.iter().filter(|&unit| reads[unit as usize] == 0) {
                free.file_mut(file).insert(unit);
            }
        }
        free
    }

    fn is_ready(&self, place: usize) -> bool {
        let piece = &self.pieces[place];
        let reads = &self.reads[usize::from(piece.to.file().0)];
        !piece.done && units(piece.to).all(|unit| reads[unit] == 0)
    }

    /// Copies pieces whose targets are not needed as sources, until there are none.
    fn copy_ready(&mut self, at: &mut Builder<'_>) {
        let mut work: Vec<usize> = (0..self.pieces.len()).rev().collect();
        while let Some(place) = work.pop() {
            if !self.is_ready(place) {
                continue;
            }
            let Piece { from, to, .. } = self.pieces[place];
            at.copy(to, from);
            self.emitted += 1;
            self.pieces[place].done = true;
            let file = usize::from(from.file().0);
            for unit in units(from) {
                self.reads[file][unit] -= 1;
                if self.reads[file][unit] == 0 && self.writer[file][unit] != 0 {
                    work.push(self.writer[file][unit] as usize - 1);
                }
            }
        }
    }

    /// Breaks what is left into registers, or into units if some piece is less than a register.
    fn break_up(&mut self, info: &TargetInfo) {
        let whole = |reg: PReg| {
            let width = u16::from(info.file(reg.file()).units_per_reg.max(1));
            reg.first_unit().is_multiple_of(width) && u16::from(reg.units()).is_multiple_of(width)
        };
        let left: Vec<Piece> = self.pieces.iter().copied().filter(|p| !p.done).collect();
        let all_whole = left.iter().all(|p| whole(p.from) && whole(p.to));
        self.pieces.clear();
        for piece in &left {
            let width = if all_whole {
                let of = |reg: PReg| info.file(reg.file()).units_per_reg.max(1);
                of(piece.from).min(of(piece.to))
            } else {
                1
            };
            for offset in (0..u16::from(piece.to.units())).step_by(usize::from(width)) {
                let part = |reg: PReg| PReg::new(reg.file(), reg.first_unit() + offset, width);
                let (from, to) = (part(piece.from), part(piece.to));
                if from != to {
                    self.pieces.push(Piece { from, to, done: false });
                }
            }
        }
        self.reads.iter_mut().for_each(|r| r.fill(0));
        self.writer.iter_mut().for_each(|w| w.fill(0));
        self.index();
    }

    /// The pieces of the cycle that a piece is in, if each writes exactly what the next one reads.
    fn cycle(&self, start: usize) -> Option<Vec<usize>> {
        let mut cycle = vec![start];
        loop {
            let last = &self.pieces[cycle[cycle.len() - 1]];
            let (file, unit) = (last.from.file(), usize::from(last.from.first_unit()));
            let next = (self.writer[usize::from(file.0)][unit] as usize).checked_sub(1)?;
            if self.pieces[next].done || self.pieces[next].to != last.from {
                return None;
            }
            if next == start {
                return Some(cycle);
            }
            if cycle.len() > self.pieces.len() {
                return None;
            }
            cycle.push(next);
        }
    }

    /// Resolves cycles of whole pieces through free registers, where that is less work than exchanges.
    fn whole_cycles(&mut self, at: &mut Builder<'_>, target: &dyn AllocTarget, scratch: &FileSets) {
        let mut tried = vec![false; self.pieces.len()];
        for start in 0..self.pieces.len() {
            if self.pieces[start].done || core::mem::replace(&mut tried[start], true) {
                continue;
            }
            let Some(cycle) = self.cycle(start) else { continue };
            cycle.iter().for_each(|&place| tried[place] = true);
            let regs: Vec<PReg> = cycle.iter().map(|&place| self.pieces[place].to).collect();
            // Something outside may read a part of them, and wait for its own target.
            let alone = regs.iter().all(|reg| {
                units(*reg).all(|unit| self.reads[usize::from(reg.file().0)][unit] == 1)
            });
            if alone
                && prefers_copies(at.func, target, &regs)
                && let Some(temporary) = free_register(scratch, regs[0], 1)
            {
                self.rotate(at, &regs, temporary);
                for &place in &cycle {
                    self.pieces[place].done = true;
                }
            }
        }
    }

    /// Copies around a cycle: each register gets what the next one has, the last what the first one had.
    fn rotate(&mut self, at: &mut Builder<'_>, regs: &[PReg], temporary: PReg) {
        at.copy(temporary, regs[0]);
        for pair in regs.windows(2) {
            at.copy(pair[0], pair[1]);
        }
        at.copy(regs[regs.len() - 1], temporary);
        self.emitted += regs.len() as u32 + 1;
    }

    /// Resolves the remaining pieces, which are a permutation.
    fn resolve_cycles(
        &mut self,
        at: &mut Builder<'_>,
        target: &dyn AllocTarget,
        scratch: &FileSets,
    ) -> Result<(), Failure> {
        for start in 0..self.pieces.len() {
            if self.pieces[start].done {
                continue;
            }
            let Some(cycle) = self.cycle(start) else {
                return Err(Failure::Broken("a parallel copy that is no permutation"));
            };
            self.resolve_cycle(at, target, scratch, &cycle)?;
            for &place in &cycle {
                self.pieces[place].done = true;
            }
        }
        Ok(())
    }

    fn resolve_cycle(
        &mut self,
        at: &mut Builder<'_>,
        target: &dyn AllocTarget,
        scratch: &FileSets,
        cycle: &[usize],
    ) -> Result<(), Failure> {
        // cycle[i] reads what cycle[i + 1] writes.
        let regs: Vec<PReg> = cycle.iter().map(|&place| self.pieces[place].to).collect();
        let width = u32::from(regs[0].units());
        let temporary = free_register(scratch, regs[0], width);
        let exchanged = temporary.is_none() || !prefers_copies(at.func, target, &regs);
        if exchanged && regs.iter().all(|r| r.file() == regs[0].file()) {
            let mut swapped = 0;
            for pair in regs.windows(2) {
                if target.swap(at, pair[0], pair[1]).is_none() {
                    break;
                }
                swapped += 1;
            }
            if swapped == regs.len() - 1 {
                self.emitted += swapped as u32;
                return Ok(());
            }
            if swapped != 0 {
                return Err(Failure::Broken("a target that exchanges some registers only"));
            }
        }
        match temporary {
            Some(temporary) => self.rotate(at, &regs, temporary),
            None => return self.through_memory(at, target, &regs),
        }
        Ok(())
    }

    /// The last resort: one of the values goes through a stack slot.
    fn through_memory(
        &mut self,
        at: &mut Builder<'_>,
        target: &dyn AllocTarget,
        regs: &[PReg],
    ) -> Result<(), Failure> {
        let (first, last) = (regs[0], regs[regs.len() - 1]);
        let info = at.func.target;
        let class = info.reg_classes.iter().position(|class| {
            class.units == first.units() && class.files >> first.file().0 & 1 == 1
        });
        let Some(class) = class.map(|index| RegClass(index as u16)) else {
            return Err(Failure::NoScratch);
        };
        let object = target.spill_slot(at.func, class);
        let slot = at.func.frame.add(object);
        target.spill(at, first.into(), class, slot);
        for pair in regs.windows(2) {
            at.copy(pair[0], pair[1]);
        }
        target.reload(at, last.into(), class, slot);
        self.emitted += regs.len() as u32 + 1;
        Ok(())
    }
}

/// The units that moves write.
pub(crate) fn written_by(info: &TargetInfo, moves: &[Move]) -> FileSets {
    let mut sets = FileSets::new(info);
    for one in moves {
        sets.insert_lanes(one.to, one.lanes);
    }
    sets
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::toy::*;
    use ir::machine::{FunctionKind, MachineFunction, Operand};

    /// Runs what was emitted on registers that hold their own numbers.
    fn run(moves: &[Move], scratch: &[PReg], target: Toy) -> (Vec<u32>, u32) {
        let mut func = MachineFunction::new("f", FunctionKind::Kernel, &TARGET);
        let block = func.add_block();
        let free = FileSets::of(&TARGET, scratch);
        let scratch = Scratch { free, sources: FileSets::new(&TARGET) };
        let count = emit(&mut func.at_end(block), &target, moves, &scratch).unwrap();
        let mut state: Vec<u32> = (0..64).collect();
        for inst in func.insts(block) {
            let reg = |i: usize| match func.operand(inst, i) {
                Operand::Reg(r) => r.reg.as_physical().unwrap(),
                _ => unreachable!(),
            };
            let read = |reg: PReg| units(reg).map(|u| state[u]).collect::<Vec<_>>();
            let (a, b) = (read(reg(0)), read(reg(1)));
            if func.opcode(inst) == SWAP {
                units(reg(0)).zip(b).for_each(|(u, x)| state[u] = x);
                units(reg(1)).zip(a).for_each(|(u, x)| state[u] = x);
            } else {
                units(reg(0)).zip(b).for_each(|(u, x)| state[u] = x);
            }
        }
        (state, count)
    }

    fn mv(from: u16, to: u16, units: u8) -> Move {
        Move { from: PReg::new(V, from, units), to: PReg::new(V, to, units), lanes: LaneMask::ALL }
    }

    #[test]
    fn every_shape_of_parallel_copy_is_right() {
        let shapes: &[&[Move]] = &[
            &[mv(0, 1, 1), mv(1, 0, 1)],
            &[mv(0, 1, 1), mv(1, 2, 1), mv(2, 0, 1), mv(0, 9, 1)],
            &[mv(0, 4, 4), mv(4, 8, 4), mv(8, 0, 4)],
            &[mv(0, 2, 4), mv(4, 0, 2)],
            &[mv(0, 1, 8)],
            &[mv(1, 0, 8), mv(0, 8, 1)],
            &[mv(0, 8, 2), mv(0, 10, 2), mv(8, 0, 2)],
            &[Move { lanes: LaneMask(0b101), ..mv(0, 8, 4) }, mv(8, 0, 1), mv(10, 2, 1)],
        ];
        for moves in shapes {
            let ways = [(false, false), (true, false), (true, true)];
            for target in ways.map(|(swaps, dear)| Toy { swaps, dear }) {
                let (state, _) = run(moves, &[PReg::new(V, 24, 8)], target);
                let mut expected: Vec<u32> = (0..64).collect();
                for one in *moves {
                    for (lane, unit) in units(one.to).enumerate() {
                        if one.lanes.0 >> lane & 1 == 1 {
                            expected[unit] = u32::from(one.from.first_unit()) + lane as u32;
                        }
                    }
                }
                let differs = (0..64)
                    .filter(|&u| !(24..32).contains(&u) && state[u] != expected[u])
                    .collect::<Vec<_>>();
                assert!(differs.is_empty(), "{moves:?} {target:?}: {differs:?}");
            }
        }
    }

    #[test]
    fn tuples_are_copied_whole() {
        let plain = Toy::default();
        assert_eq!(run(&[mv(0, 8, 8)], &[], plain).1, 1);
        assert_eq!(run(&[mv(0, 8, 4), mv(8, 16, 4)], &[], plain).1, 2);
        // Seven registers: four, and three.
        let (_, count) = run(&[Move { lanes: LaneMask(0x7F), ..mv(0, 8, 8) }], &[], plain);
        assert_eq!(count, 2);
    }

    #[test]
    fn dear_exchanges_give_way_to_copies_where_a_register_is_free() {
        let dear = Toy { swaps: true, dear: true };
        let tuples = [mv(0, 4, 4), mv(4, 8, 4), mv(8, 0, 4)];
        // Three tuples and one more copy; four singles each, exchanged, where only single registers are free.
        assert_eq!(run(&tuples, &[PReg::new(V, 16, 4)], dear).1, 4);
        assert_eq!(run(&tuples, &[PReg::new(V, 16, 1)], dear).1, 16);
        assert_eq!(run(&tuples, &[], dear).1, 8);
        assert_eq!(run(&tuples, &[PReg::new(V, 16, 4)], Toy { swaps: true, dear: false }).1, 8);
    }

    #[test]
    fn a_source_that_was_copied_serves_a_cycle() {
        let dear = Toy { swaps: true, dear: true };
        let mut func = MachineFunction::new("f", FunctionKind::Kernel, &TARGET);
        let block = func.add_block();
        let sources = FileSets::of(&TARGET, &[PReg::new(V, 12, 1)]);
        let scratch = Scratch { free: FileSets::new(&TARGET), sources };
        let moves = [mv(0, 1, 1), mv(1, 2, 1), mv(2, 0, 1), mv(12, 8, 1)];
        assert_eq!(emit(&mut func.at_end(block), &dear, &moves, &scratch), Ok(5));
        let texts: Vec<String> = func.insts(block).map(|i| func.inst_text(i)).collect();
        assert_eq!(texts[..2], ["$v8 = COPY $v12", "$v12 = COPY $v1"]);
    }

    #[test]
    fn without_a_register_a_cycle_goes_through_memory() {
        let mut func = MachineFunction::new("f", FunctionKind::Kernel, &TARGET);
        let block = func.add_block();
        let none = Scratch { free: FileSets::new(&TARGET), sources: FileSets::new(&TARGET) };
        let moves = [mv(0, 1, 1), mv(1, 0, 1)];
        assert_eq!(
            emit(&mut func.at_end(block), &Toy { swaps: true, ..Toy::default() }, &moves, &none),
            Ok(1)
        );
        assert_eq!(emit(&mut func.at_end(block), &Toy::default(), &moves, &none), Ok(3));
        let texts: Vec<String> = func.insts(block).map(|i| func.inst_text(i)).collect();
        assert_eq!(texts[1..], ["SPILL $v1, %stack.0", "$v1 = COPY $v0", "$v0 = RELOAD %stack.0"]);
    }
}
