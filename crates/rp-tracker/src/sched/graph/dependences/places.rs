//! The places of accesses: what is known of their addresses, from memory operands and from registers.

use ir::machine::{
    AliasClass, AliasFacts, AliasTable, Inst, MachineFunction, MemOp, MemValue, Operand, Reg,
    RegOperand,
};
use ir::map::Map;
use smallvec::SmallVec;

use crate::sched::graph::access::Address;
use crate::sched::graph::target::SchedTarget;

/// Bytes from a base.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::sched::graph) struct Range {
    pub(in crate::sched::graph) base: u32,
    pub(in crate::sched::graph) from: i64,
    to: i64,
}

impl Range {
    fn new(base: u32, from: i64, size: u64) -> Option<Self> {
        let to = from.checked_add(i64::try_from(size).ok()?)?;
        Some(Self { base, from, to })
    }

    fn is_apart(self, other: Self) -> bool {
        self.base == other.base && (self.to <= other.from || other.to <= self.from)
    }

    fn covers(self, other: Self) -> bool {
        self.base == other.base && self.from <= other.from && other.to <= self.to
    }
}

/// The facts of an access from a memory operand.
#[derive(Clone, Copy, Debug, Default)]
pub(in crate::sched::graph) struct Known {
    /// The number among values of the object, if it is one that is apart from all others.
    object: Option<u32>,
    /// From a value of the IR or an object, by name.
    by_value: Option<Range>,
    /// From a base that alias analysis of the IR saw.
    by_base: Option<Range>,
    /// Its class by alias analysis of the IR.
    class: Option<AliasClass>,
}

fn both<T: Copy>(a: Option<T>, b: Option<T>, holds: impl Fn(T, T) -> bool) -> bool {
    matches!((a, b), (Some(a), Some(b)) if holds(a, b))
}

/// Whether nothing is known of this, or it holds together with what is known of another.
fn weaker<T: Copy>(mine: Option<T>, theirs: Option<T>, holds: impl Fn(T, T) -> bool) -> bool {
    mine.is_none() || both(mine, theirs, holds)
}

impl Known {
    fn is_apart(&self, other: &Self, table: &AliasTable) -> bool {
        both(self.object, other.object, |a, b| a != b)
            || both(self.by_value, other.by_value, Range::is_apart)
            || both(self.by_base, other.by_base, Range::is_apart)
            || both(self.class, other.class, |a, b| table.are_apart(a, b))
    }

    /// Whether all that may touch `other` may touch this: nothing is known of this, or the same facts are.
    fn covers(&self, other: &Self) -> bool {
        weaker(self.object, other.object, |a, b| a == b)
            && weaker(self.by_value, other.by_value, Range::covers)
            && weaker(self.by_base, other.by_base, Range::covers)
            && weaker(self.class, other.class, |a, b| a == b)
    }
}

/// The facts of all that an instruction accesses.
#[derive(Clone, Debug, Default)]
pub(in crate::sched::graph) struct AccessFacts {
    /// For each memory operand; none if nothing is known.
    pub(in crate::sched::graph) known: SmallVec<[Known; 1]>,
    /// From registers; none if that is not known.
    pub(in crate::sched::graph) by_regs: SmallVec<[Range; 1]>,
}

/// Whether there are entries in both lists, and all of the one are apart from all of the other.
fn all_apart<T>(a: &[T], b: &[T], apart: impl Fn(&T, &T) -> bool) -> bool {
    !a.is_empty() && !b.is_empty() && a.iter().all(|x| b.iter().all(|y| apart(x, y)))
}

/// Whether a list says nothing, or for all entries of another it has one that covers it.
fn all_covered<T>(mine: &[T], theirs: &[T], covers: impl Fn(&T, &T) -> bool) -> bool {
    mine.is_empty()
        || !theirs.is_empty() && theirs.iter().all(|y| mine.iter().any(|x| covers(x, y)))
}

impl AccessFacts {
    /// The place of one memory operand of `count`.
    pub(in crate::sched::graph) fn of_operand(&self, n: usize, count: usize) -> Self {
        if count == 1 {
            return self.clone();
        }
        let known = self.known.get(n).copied().into_iter().collect();
        let matched = self.by_regs.len() == count;
        let by_regs =
            if matched { SmallVec::from_slice(&self.by_regs[n..=n]) } else { SmallVec::new() };
        Self { known, by_regs }
    }

    /// Whether two accesses cannot touch the same bytes.
    pub(in crate::sched::graph) fn is_apart(&self, other: &Self, table: &AliasTable) -> bool {
        all_apart(&self.known, &other.known, |a, b| a.is_apart(b, table))
            || all_apart(&self.by_regs, &other.by_regs, |a, b| a.is_apart(*b))
    }

    /// Whether all that may touch `other` may touch this.
    pub(in crate::sched::graph) fn covers(&self, other: &Self) -> bool {
        all_covered(&self.known, &other.known, Known::covers)
            && all_covered(&self.by_regs, &other.by_regs, |a, b| a.covers(*b))
    }
}

/// A register of a base with the number of its value, or an object.
type BaseKey = SmallVec<[(Operand, u32); 2]>;

/// Finds the places of a function's accesses. Places of one finder can be compared.
pub(in crate::sched::graph) struct Places<'a> {
    func: &'a MachineFunction,
    target: &'a dyn SchedTarget,
    bases: Map<BaseKey, u32>,
    values: Map<(MemValue, u32), u32>,
}

impl<'a> Places<'a> {
    pub(in crate::sched::graph) fn new(
        func: &'a MachineFunction,
        target: &'a dyn SchedTarget,
    ) -> Self {
        Self { func, target, bases: Map::default(), values: Map::default() }
    }

    /// Returns what is known of all that an instruction accesses. `value` numbers the values that a register has, or
    /// returns none if the register's value is not followed.
    pub(in crate::sched::graph) fn of(
        &mut self,
        inst: Inst,
        value: impl Fn(Reg) -> Option<u32>,
    ) -> AccessFacts {
        let mut place = AccessFacts::default();
        for &operand in self.func.inst_mem_ops(inst) {
            place.known.push(self.known(operand));
        }
        let Some(address) = self.target.address(self.func, inst) else { return place };
        self.ranges(value, &address, &mut place.by_regs);
        let slot = address.base.iter().find_map(|operand| match operand {
            Operand::Frame { slot, .. } => Some(MemValue::Frame(*slot)),
            _ => None,
        });
        if let Some(slot) = slot.filter(|&slot| self.is_object(slot, 0)) {
            let object = Some(self.number(slot, 0));
            place.known.iter_mut().for_each(|known| known.object = object);
        }
        place
    }

    fn known(&mut self, operand: MemOp) -> Known {
        let memory = &self.func.mem_ops[operand];
        let AliasFacts { class, base, offset } = memory.alias;
        let mut known = Known { class: class.expand(), ..Known::default() };
        if let (Some(base), Some(size)) = (base.expand(), memory.size) {
            known.by_base = Range::new(base.as_u32(), offset, size);
        }
        if memory.value != MemValue::Unknown {
            // An object of the stack is the same by whichever address.
            let space = match memory.value {
                MemValue::Frame(_) => 0,
                _ => memory.address_space,
            };
            let base = self.number(memory.value, space);
            known.by_value = memory.size.and_then(|size| Range::new(base, memory.offset, size));
            if self.is_object(memory.value, memory.address_space) {
                known.object = Some(base);
            }
        }
        known
    }

    fn number(&mut self, value: MemValue, address_space: u32) -> u32 {
        let next = self.values.len() as u32;
        *self.values.entry((value, address_space)).or_insert_with(|| next)
    }

    /// Whether accesses based on different values of this kind never meet.
    fn is_object(&self, value: MemValue, address_space: u32) -> bool {
        match value {
            // Objects at fixed places may overlap.
            MemValue::Frame(slot) => self.func.frame.objects[slot].offset.is_none(),
            MemValue::Symbol(_) => self.target.symbols_are_apart(address_space),
            _ => false,
        }
    }

    fn ranges(
        &mut self,
        value: impl Fn(Reg) -> Option<u32>,
        address: &Address,
        found: &mut SmallVec<[Range; 1]>,
    ) {
        let mut key = BaseKey::new();
        let mut shift = 0i64;
        for operand in &address.base {
            let Some(used) = operand.as_reg() else {
                if let Operand::Frame { slot, offset } = *operand {
                    let Some(sum) = shift.checked_add(offset) else { return };
                    shift = sum;
                    key.push((Operand::Frame { slot, offset: 0 }, 0));
                } else {
                    key.push((*operand, 0));
                }
                continue;
            };
            let Some(value) = value(used.reg) else { return };
            key.push((Operand::Reg(RegOperand::new(used.reg).part(used.sub)), value));
        }
        let next = self.bases.len() as u32;
        let base = *self.bases.entry(key).or_insert_with(|| next);
        let range =
            |&(offset, size): &(i64, u64)| Range::new(base, shift.checked_add(offset)?, size);
        let all: Option<SmallVec<[Range; 1]>> = address.ranges.iter().map(range).collect();
        found.extend(all.unwrap_or_default());
    }
}
