//! Physical registers that a function names itself: the thread's payload, and what was fixed before allocation.

use cranelift_entity::SecondaryMap;
use ir::graph::FlowGraph;
use ir::machine::{PReg, RegFile};

use super::target::{ADDRESS, FLAG, GRF};
use crate::target::device::GRF_BYTES;
use crate::target::eu::{
    Arf, Block, Descriptor, EuFunction, Flag, InstData, PredMode, RegBytes, Space, dst_places,
    size_written, src_place,
};

/// Units by file: general registers, flags of 16 bits, words of the address register.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Units([u128; 3]);

impl Units {
    fn insert(&mut self, file: RegFile, first: u32, end: u32) {
        for unit in first..end.min(128) {
            self.0[usize::from(file.0)] |= 1 << unit;
        }
    }

    pub(crate) fn union(self, other: Self) -> Self {
        Self(core::array::from_fn(|i| self.0[i] | other.0[i]))
    }

    fn without(self, other: Self) -> Self {
        Self(core::array::from_fn(|i| self.0[i] & !other.0[i]))
    }

    /// The number of units of a file.
    pub(crate) fn count(self, file: RegFile) -> u32 {
        self.0[usize::from(file.0)].count_ones()
    }

    /// Each unit as a register.
    pub(crate) fn registers(self) -> impl Iterator<Item = PReg> {
        [GRF, FLAG, ADDRESS].into_iter().flat_map(move |file| {
            let mut bits = self.0[usize::from(file.0)];
            core::iter::from_fn(move || {
                let unit = (bits != 0).then(|| bits.trailing_zeros() as u16)?;
                bits &= bits - 1;
                Some(PReg::new(file, unit, 1))
            })
        })
    }

    /// A place in physical registers that are allocated.
    fn place(&mut self, place: RegBytes, whole: bool) {
        let (file, base, size) = match place.space {
            Space::Grf => (GRF, 0, GRF_BYTES),
            Space::Arf(Arf::Flag(number)) => (FLAG, 2 * u32::from(number), 2),
            Space::Arf(Arf::Address) => (ADDRESS, 0, 2),
            _ => return,
        };
        let (first, end) = if whole {
            (place.start.div_ceil(size), place.end / size)
        } else {
            (place.start / size, place.end.div_ceil(size))
        };
        self.insert(file, base + first, base + end);
    }

    /// The bits of a physical flag that an instruction's channels have.
    fn flag(&mut self, data: &InstData) {
        let Some(Flag::Physical { reg, sub }) = data.flag else { return };
        let vertical = data.pred.is_some_and(|p| matches!(p.mode, PredMode::AnyV | PredMode::AllV));
        let first = 32 * u32::from(reg)
            + if vertical { 0 } else { 16 * u32::from(sub) + u32::from(data.control.group) };
        let bits = if vertical { 32 } else { u32::from(data.control.exec) };
        self.insert(FLAG, first / 16, (first + bits).div_ceil(16));
    }

    /// Registers that must not be shared in front of an instruction: those that it reads, those that a partial write
    /// keeps, and those written by an instruction that must not share registers with its sources.
    pub(crate) fn needed(func: &EuFunction, data: &InstData) -> Self {
        let written = Self::written(func, data);
        let through =
            if is_paired(func, data) { written } else { written.without(Self::ended(func, data)) };
        Self::read(func, data).union(through)
    }

    fn read(func: &EuFunction, data: &InstData) -> Self {
        let mut units = Self::default();
        for index in 0..data.srcs.len() {
            if let Some(place) = src_place(func, data, index) {
                units.place(place, false);
            }
        }
        if data.reads_flag() {
            units.flag(data);
        }
        if let Some(send) = data.send() {
            for desc in [send.desc, send.ex_desc] {
                if let Descriptor::Address(sub) = desc {
                    units.insert(ADDRESS, 2 * u32::from(sub), 2 * u32::from(sub) + 2);
                }
            }
        }
        units
    }

    /// Registers that an instruction writes, wholly or in part.
    pub(crate) fn written(func: &EuFunction, data: &InstData) -> Self {
        let mut units = Self::default();
        for place in dst_places(func, data) {
            units.place(place, false);
        }
        if data.writes_flag() {
            units.flag(data);
        }
        units
    }

    /// Registers of which an instruction keeps nothing.
    fn ended(func: &EuFunction, data: &InstData) -> Self {
        let mut units = Self::default();
        if !data.control.nomask || data.is_partial() {
            return units;
        }
        if data.dst.stride == 1 || data.op.is_send() {
            for place in dst_places(func, data) {
                units.place(place, true);
            }
        }
        if data.writes_flag() && data.control.exec >= 16 {
            units.flag(data);
        }
        units
    }
}

/// The physical flags that an instruction has to do with, 16 bits each; `f0.0` is bit 0.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct FlagUse {
    /// Those that it reads, as a predicate or an operand.
    pub(crate) read: u8,
    /// Those that it reads as an operand.
    pub(crate) by_operand: u8,
    /// Those that it writes, wholly or in part.
    pub(crate) written: u8,
    /// Those of which it leaves nothing.
    pub(crate) ended: u8,
}

impl FlagUse {
    /// Effects of an instruction on flags.
    pub(crate) fn of(func: &EuFunction, data: &InstData) -> Self {
        let mut operands = Units::default();
        for place in (0..data.srcs.len()).filter_map(|index| src_place(func, data, index)) {
            operands.place(place, false);
        }
        let bits = |units: Units| units.0[usize::from(FLAG.0)] as u8;
        Self {
            read: bits(Units::read(func, data)),
            by_operand: bits(operands),
            written: bits(Units::written(func, data)),
            ended: bits(Units::ended(func, data)),
        }
    }
}

/// The physical registers that are live where blocks begin.
pub(crate) fn live_in(func: &EuFunction, graph: &FlowGraph<Block>) -> SecondaryMap<Block, Units> {
    let through = |block: Block, state: &mut Units| {
        for &inst in func.blocks[block].insts.iter().rev() {
            *state = before(func, &func.insts[inst], *state);
        }
    };
    graph.solve_backward(through, |all, &next| *all = all.union(next))
}

/// The physical registers that are live where a block ends.
pub(crate) fn live_out(
    live_in: &SecondaryMap<Block, Units>,
    graph: &FlowGraph<Block>,
    block: Block,
) -> Units {
    graph.joined_at_end(block, live_in, |all, &next| *all = all.union(next))
}

/// Registers live before an instruction, given those live after it.
pub(crate) fn before(func: &EuFunction, data: &InstData, after: Units) -> Units {
    after.without(Units::ended(func, data)).union(Units::needed(func, data))
}

/// The general registers that are live before an instruction, by their bits, given those live after it.
pub(crate) fn registers_before(func: &EuFunction, data: &InstData, after: u128) -> u128 {
    let mut units = Units::default();
    units.0[usize::from(GRF.0)] = after;
    before(func, data, units).0[usize::from(GRF.0)]
}

/// Whether the hardware works on an instruction's operands register by register: some of them takes two.
pub(crate) fn is_paired(func: &EuFunction, data: &InstData) -> bool {
    if !data.op.desc().shape.has_regions() {
        return false;
    }
    let two = |start: u32, bytes: u32| start % GRF_BYTES + bytes > GRF_BYTES;
    two(data.dst.offset, size_written(func, data))
        || (0..data.srcs.len()).any(|index| {
            src_place(func, data, index)
                .is_some_and(|place| two(place.start, place.end - place.start))
        })
}
