//! Locations of source variables in finished code.
//!
//! Register allocation records their locations in its result ([`crate::machine::Placed`]). Later passes change the
//! code: pseudo-instructions are expanded, instructions are combined, waits are inserted. [`ranges`] finds the places
//! again, and drops whatever such code may have overwritten: a location ends where its register is written, and
//! locations at a block's start are dropped if an inserted instruction writes that register anywhere.

use cranelift_entity::SecondaryMap;
use cranelift_entity::packed_option::PackedOption;
use smallvec::SmallVec;

use super::LocationId;
use crate::graph::Cfg;
use crate::machine::{
    Anchor, Block, FrameSlot, HeldPart, HeldValue, Inst, MachineFunction, Operand, PReg,
    PlacedObject, RegFile, VariableId, Variables,
};
use crate::map::{Map, Set};
use crate::ssa::Md;

/// An address in the frame.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct FrameAddress {
    /// The format's number of the register that holds the frame's start; None if that is 0.
    pub base: Option<u16>,
    /// Bits by which that register is to be shifted to the right.
    pub shift: u8,
    /// Bytes from the start.
    pub offset: i64,
}

/// Location of 32 bits of a value.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum LocatedPart {
    /// A register, by the format's number for it.
    Register(u16),
    /// Private memory.
    Memory(FrameAddress),
    /// They are these bits.
    Constant(u32),
    /// They are an address in private memory.
    Address(FrameAddress),
}

/// Location of a value.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct LocatedValue {
    /// Its dwords, from the lowest.
    pub parts: SmallVec<[LocatedPart; 2]>,
    /// Number of significant bits.
    pub bits: u64,
    /// The `DIExpression` that makes the variable of it; none if it is the variable.
    pub expression: Option<Md>,
}

/// Locations of a variable, or of a piece of one, in a function's code.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CodeVariable {
    /// The `DILocalVariable`.
    pub node: Md,
    /// The call through which its function was inlined.
    pub inlined_at: PackedOption<LocationId>,
    /// The first bit and the number of bits of a piece.
    pub fragment: Option<(u64, u64)>,
    /// Whether values are the variable's address, all the time.
    pub in_memory: bool,
    /// From byte to byte of the function; ascending.
    pub ranges: Vec<(u64, u64, LocatedValue)>,
}

/// An instruction of the finished code with its first byte.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CodePlace {
    /// The instruction.
    pub inst: Inst,
    /// Its offset in the function.
    pub offset: u64,
}

/// The code that values are looked for in.
struct Code<'c> {
    objects: &'c SecondaryMap<FrameSlot, Option<PlacedObject>>,
    code: &'c [CodePlace],
    size: u64,
    /// Numbers in `code`.
    numbers: Map<Inst, usize>,
    /// Starts of blocks in it.
    begins: Map<Block, usize>,
    /// By unit the instructions that write it, ascending.
    writes: Map<(RegFile, u16), Vec<usize>>,
    /// Calls, with what each preserves.
    calls: Vec<(usize, &'c [PReg])>,
    /// Units that code writes that is not of the result of allocation.
    spoilt: Set<(RegFile, u16)>,
}

impl<'c> Code<'c> {
    fn new(
        func: &'c MachineFunction,
        variables: &'c Variables,
        code: &'c [CodePlace],
        size: u64,
    ) -> Self {
        let placed = &variables.placed;
        let mut known: Set<Inst> = Set::default();
        known.extend(placed.order.iter().copied());
        // A replacement may itself be replaced.
        for new in placed.replaced.values() {
            known.extend(new.iter().copied());
        }
        let mut found = Self {
            objects: &placed.objects,
            code,
            size,
            numbers: Map::default(),
            begins: Map::default(),
            writes: Map::default(),
            calls: Vec::new(),
            spoilt: Set::default(),
        };
        let (mut last, mut begun) = (None, false);
        for (n, place) in code.iter().enumerate() {
            found.numbers.insert(place.inst, n);
            let block = func.inst_block(place.inst);
            if block != last {
                last = block;
                found.begins.extend(block.map(|block| (block, n)));
            }
            // Registers that a prologue writes are known before anything else.
            let new = match known.contains(&place.inst) {
                true => {
                    begun = true;
                    false
                }
                false => begun,
            };
            // A register spoilt in a block without successors cannot matter in another.
            let matters = block.is_some_and(|block| {
                let mut any = false;
                Cfg::for_each_successor(func, block, &mut |_| any = true);
                any
            });
            for operand in func.operands(place.inst) {
                match operand {
                    Operand::Reg(reg) if reg.is_def() => {
                        let Some(reg) = reg.reg.as_physical() else { continue };
                        for unit in reg.first_unit()..reg.end_unit() {
                            found.writes.entry((reg.file(), unit)).or_default().push(n);
                            if new && matters {
                                found.spoilt.insert((reg.file(), unit));
                            }
                        }
                    }
                    Operand::RegMask(mask) => {
                        found.calls.push((n, &func.reg_mask(*mask).preserved));
                    }
                    _ => {}
                }
            }
        }
        found
    }

    /// The place after an instruction and its replacements.
    fn behind(&self, variables: &Variables, inst: Inst) -> Option<usize> {
        let mut work: SmallVec<[Inst; 4]> = SmallVec::from_slice(&[inst]);
        let mut last = None;
        let mut steps = 0;
        while let Some(inst) = work.pop() {
            steps += 1;
            if let Some(&n) = self.numbers.get(&inst) {
                last = last.max(Some(n + 1));
            } else if steps < 64 {
                work.extend(variables.placed.replaced.get(&inst).into_iter().flatten().copied());
            }
        }
        last
    }

    /// The registers that hold a value.
    fn registers(value: &HeldValue) -> impl Iterator<Item = PReg> + '_ {
        value.parts.iter().filter_map(|part| match *part {
            HeldPart::Register(reg) => Some(reg),
            _ => None,
        })
    }

    /// The registers that are needed to find a value.
    fn needed(&self, value: &HeldValue) -> SmallVec<[PReg; 8]> {
        let base = |slot| self.objects[slot].and_then(|object: PlacedObject| object.base);
        let parts = value.parts.iter().filter_map(|part| match *part {
            HeldPart::Register(reg) => Some(reg),
            HeldPart::Memory(slot, _) | HeldPart::Address(slot, _) => base(slot),
            HeldPart::Constant(_) => None,
        });
        parts.collect()
    }

    /// The first place from `from` on after which a value's registers hold something else.
    fn spoilt_behind(&self, value: &HeldValue, from: usize) -> Option<usize> {
        let mut first: Option<usize> = None;
        let mut note = |n: usize| first = Some(first.map_or(n, |first| first.min(n)));
        for reg in self.needed(value) {
            for unit in reg.first_unit()..reg.end_unit() {
                let writes = self.writes.get(&(reg.file(), unit)).map_or(&[][..], |list| list);
                let next = writes.partition_point(|&n| n < from);
                writes.get(next).copied().into_iter().for_each(&mut note);
            }
            let next = self.calls.partition_point(|call| call.0 < from);
            let lost = self.calls[next..]
                .iter()
                .find(|(_, preserved)| !preserved.iter().any(|kept| kept.contains(reg)));
            lost.into_iter().for_each(|call| note(call.0));
        }
        first.map(|n| n + 1)
    }

    fn offset(&self, place: usize) -> u64 {
        self.code.get(place).map_or(self.size, |place| place.offset)
    }

    /// Ranges in which a value that is in the frame from the prologue to the epilogues can be
    /// found.
    fn in_frame(&self, value: &HeldValue) -> Vec<(u64, u64, HeldValue)> {
        let needed = self.needed(value);
        if needed.is_empty() {
            return vec![(0, self.size, value.clone())];
        }
        let mut writes: Vec<usize> = Vec::new();
        for reg in needed {
            for unit in reg.first_unit()..reg.end_unit() {
                writes.extend(self.writes.get(&(reg.file(), unit)).into_iter().flatten());
            }
        }
        writes.sort_unstable();
        writes.dedup();
        let mut blocks: Vec<usize> = self.begins.values().copied().collect();
        blocks.sort_unstable();
        let mut ranges: Vec<(u64, u64, HeldValue)> = Vec::new();
        for (n, &begin) in blocks.iter().enumerate() {
            let end = blocks.get(n + 1).copied().unwrap_or(self.code.len());
            let mut own = writes.iter().copied().filter(|w| (begin..end).contains(w));
            // The prologue's write makes it true, an epilogue's ends that.
            let from = if n == 0 { own.next().map_or(begin, |write| write + 1) } else { begin };
            let to = own.next().map_or(end, |write| write + 1);
            let (from, to) = (self.offset(from), self.offset(to));
            match ranges.last_mut() {
                Some(last) if last.1 == from => last.1 = to,
                _ if from < to => ranges.push((from, to, value.clone())),
                _ => {}
            }
        }
        ranges
    }

    /// Whether new code may have spoilt what a block begins with.
    fn may_be_spoilt(&self, value: &HeldValue) -> bool {
        Self::registers(value).any(|reg| {
            (reg.first_unit()..reg.end_unit()).any(|u| self.spoilt.contains(&(reg.file(), u)))
        })
    }
}

/// For each variable the ranges in which it is somewhere: from byte to byte of the function, ascending.
pub fn ranges(
    func: &MachineFunction,
    variables: &Variables,
    code: &[CodePlace],
    size: u64,
) -> Map<VariableId, Vec<(u64, u64, HeldValue)>> {
    let code = Code::new(func, variables, code, size);
    let placed = &variables.placed;
    let mut rows: Map<VariableId, Vec<(usize, Option<&HeldValue>)>> = Map::default();
    // For each instruction, the place after it and those before it.
    let mut behind: Vec<Option<usize>> = Vec::with_capacity(placed.order.len());
    let mut last = None;
    for &inst in &placed.order {
        last = code.behind(variables, inst).or(last);
        behind.push(last);
    }
    let number = |count: u32| match count {
        0 => 0,
        _ => behind[count as usize - 1].unwrap_or(0),
    };
    for row in &placed.rows {
        let mut at = match row.anchor {
            // A block that is gone is a part of the one before it now.
            Anchor::Begin(block, before) => {
                code.begins.get(&block).copied().unwrap_or_else(|| number(before))
            }
            Anchor::Behind(n) => number(n + 1),
        };
        for &inst in &row.filled_by {
            at = at.max(code.behind(variables, inst).unwrap_or(0));
        }
        let list = rows.entry(row.variable).or_default();
        if let Some(&(before, _)) = list.last() {
            at = at.max(before);
        }
        let value = row.value.as_ref();
        let value = value.filter(|value| {
            let before = Code::registers(value).count() > row.filled_by.len();
            !(before && code.may_be_spoilt(value))
        });
        list.push((at, value));
    }
    let mut found: Map<VariableId, Vec<(u64, u64, HeldValue)>> = Map::default();
    for variable in &variables.in_frame {
        let value = HeldValue {
            parts: SmallVec::from_slice(&[HeldPart::Address(variable.slot, variable.offset)]),
            bits: 0,
            expression: variable.expression,
        };
        found.insert(variable.variable, code.in_frame(&value));
    }
    for (id, list) in rows.sorted_unstable_by(|a, _, b, _| a.cmp(b)) {
        if found.contains_key(&id) {
            continue;
        }
        let mut ranges: Vec<(u64, u64, HeldValue)> = Vec::new();
        for (n, &(from, value)) in list.iter().enumerate() {
            let Some(value) = value else { continue };
            let mut to = list.get(n + 1).map_or(code.code.len(), |next| next.0);
            if let Some(spoilt) = code.spoilt_behind(value, from) {
                to = to.min(spoilt);
            }
            let (from, to) = (code.offset(from), code.offset(to));
            if from >= to {
                continue;
            }
            match ranges.last_mut() {
                Some(last) if last.1 == from && last.2 == *value => last.1 = to,
                _ => ranges.push((from, to, value.clone())),
            }
        }
        found.insert(id, ranges);
    }
    found
}
