//! Sets of registers by block as rows of bits: one bit for each register of the virtual registers that live across blocks.
//!
//! Most such registers live in one place of a function. The bits are numbered by where in the layout a register may first
//! hold anything, so that those of a row are close together, and rows keep only words that are not zero. A block's row has no
//! bits of registers that can hold nothing there yet, whatever is read later: it ends at the block's [`Columns::limit`].

use cranelift_entity::SecondaryMap;
use ir::graph::FlowGraph;

use crate::target::eu::{Block, EuFunction, VReg, VRegKind};

/// Registers of a virtual register, bit 0 for the first.
pub(crate) type Mask = u128;

const NONE: u32 = u32::MAX;

/// Assignment of a row's bits to registers. The bits of a virtual register are contiguous.
#[derive(Clone, Debug)]
pub(crate) struct Columns {
    /// The first bit of a virtual register; `NONE` for one that has none.
    first: SecondaryMap<VReg, u32>,
    /// The virtual register of a bit.
    owner: Vec<VReg>,
    /// The bits that a block's row may have: those below.
    limits: SecondaryMap<Block, u32>,
}

/// The bits that a virtual register has, if it has any.
fn width(func: &EuFunction, reg: VReg) -> u32 {
    match func.vregs[reg].kind {
        VRegKind::Grf(count) => u32::from(count).min(Mask::BITS),
        VRegKind::Flag(_) | VRegKind::Address(_) => 1,
    }
}

/// For each block the first one of the layout, by number there, that control may come to from it.
fn earliest(func: &EuFunction, graph: &FlowGraph<Block>) -> SecondaryMap<Block, u32> {
    let mut places: SecondaryMap<Block, u32> = SecondaryMap::new();
    for (place, &block) in func.layout.iter().enumerate() {
        places[block] = place as u32;
    }
    // The farthest back edge to each block; runs that overlap are one.
    let mut ends: SecondaryMap<Block, u32> = SecondaryMap::new();
    for &block in &func.layout {
        for &to in graph.successors(block) {
            ends[to] = ends[to].max(places[block] + 1);
        }
    }
    let mut earliest = places.clone();
    let (mut begin, mut end) = (0, 0);
    for (place, &block) in func.layout.iter().enumerate() {
        let place = place as u32;
        if ends[block] > place {
            if place >= end {
                begin = place;
            }
            end = end.max(ends[block]);
        }
        if place < end {
            earliest[block] = begin;
        }
    }
    earliest
}

impl Columns {
    /// Columns of some virtual registers, each with a block that names it; one may come several times.
    pub(crate) fn new(
        func: &EuFunction,
        graph: &FlowGraph<Block>,
        registers: impl Iterator<Item = VReg>,
        named: impl Iterator<Item = (Block, VReg)>,
    ) -> Self {
        let earliest = earliest(func, graph);
        let mut begins: SecondaryMap<VReg, u32> = SecondaryMap::with_default(NONE);
        for (block, reg) in named {
            begins[reg] = begins[reg].min(earliest[block]);
        }
        let mut order: Vec<(u32, VReg)> = registers.map(|reg| (begins[reg], reg)).collect();
        order.sort_unstable();
        order.dedup();
        let mut columns = Self {
            first: SecondaryMap::with_default(NONE),
            owner: Vec::new(),
            limits: SecondaryMap::new(),
        };
        let mut rest = order.into_iter().peekable();
        for (place, &block) in func.layout.iter().enumerate() {
            while let Some((_, reg)) = rest.next_if(|&(begin, _)| begin <= place as u32) {
                columns.first[reg] = columns.owner.len() as u32;
                columns.owner.extend((0..width(func, reg)).map(|_| reg));
            }
            columns.limits[block] = columns.owner.len() as u32;
        }
        columns
    }

    /// The words of all bits.
    fn words(&self) -> usize {
        self.owner.len().div_ceil(64)
    }

    /// Whether a virtual register has bits.
    pub(crate) fn has(&self, reg: VReg) -> bool {
        self.first[reg] != NONE
    }

    /// Calls `f` with each word that a mask of a virtual register touches, and the bits there.
    pub(crate) fn for_each_word(&self, reg: VReg, mask: Mask, mut f: impl FnMut(usize, u64)) {
        let first = self.first[reg];
        if first == NONE {
            return;
        }
        let mask = mask & self.all(first as usize);
        if mask == 0 {
            return;
        }
        let (mut word, shift) = (first as usize / 64, first % 64);
        f(word, (mask as u64) << shift);
        let mut rest = mask >> (64 - shift);
        while rest != 0 {
            word += 1;
            f(word, rest as u64);
            rest >>= 64;
        }
    }

    /// The bits of a virtual register in a row.
    pub(crate) fn mask(&self, row: &Row, reg: VReg) -> Mask {
        let first = self.first[reg];
        if first == NONE { 0 } else { self.mask_at(row, first as usize) }
    }

    /// All registers of the virtual register whose first bit this is.
    fn all(&self, first: usize) -> Mask {
        let owner = self.owner[first];
        let ahead = self.owner.get(first..(first + 128).min(self.owner.len())).unwrap_or(&[]);
        Mask::MAX >> (Mask::BITS - ahead.partition_point(|&other| other == owner) as u32)
    }

    fn mask_at(&self, row: &Row, first: usize) -> Mask {
        let all = self.all(first);
        let word = |at: usize| Mask::from(row.word(at));
        let (at, shift) = (first / 64, first % 64);
        let mut bits = word(at) >> shift;
        if shift as u32 + all.count_ones() > 64 {
            let high = if shift == 0 { 0 } else { word(at + 2) << (128 - shift) };
            bits |= word(at + 1) << (64 - shift) | high;
        }
        bits & all
    }

    /// The row of some registers of virtual registers.
    pub(crate) fn row_of(&self, registers: impl Iterator<Item = (VReg, Mask)>) -> Row {
        let mut draft = Draft::new(self);
        for (reg, mask) in registers {
            self.for_each_word(reg, mask, |word, bits| {
                draft.add(word, bits);
            });
        }
        draft.row()
    }

    /// The virtual registers of a row.
    pub(crate) fn registers<'a>(&'a self, row: &'a Row) -> impl Iterator<Item = VReg> + 'a {
        let mut last = None;
        row.bits().filter_map(move |bit| {
            let reg = self.owner[bit];
            (last.replace(reg) != Some(reg)).then_some(reg)
        })
    }

    /// The virtual register and the register of it that a bit stands for.
    pub(crate) fn register(&self, bit: usize) -> (VReg, u32) {
        let reg = self.owner[bit];
        (reg, bit as u32 - self.first[reg])
    }

    /// The bits that a block's row may have: those below.
    fn limit(&self, block: Block) -> u32 {
        self.limits[block]
    }
}

/// The words of a row that are not zero, in order, with their numbers.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(crate) struct Row(Vec<(u32, u64)>);

impl Row {
    fn word(&self, number: usize) -> u64 {
        let at = self.0.binary_search_by_key(&(number as u32), |word| word.0);
        at.map_or(0, |at| self.0[at].1)
    }

    /// The bits that another row has, too.
    pub(crate) fn within(&self, other: &Self) -> Self {
        self.each(|word, bits| bits & other.word(word))
    }

    /// The bits that another row does not have.
    pub(crate) fn without(&self, other: &Self) -> Self {
        self.each(|word, bits| bits & !other.word(word))
    }

    /// The bits that it or another row has.
    pub(crate) fn union(&self, other: &Self) -> Self {
        let mut all: Vec<(u32, u64)> = Vec::with_capacity(self.0.len() + other.0.len());
        let (mut a, mut b) =
            (self.0.iter().copied().peekable(), other.0.iter().copied().peekable());
        while let Some(next) = [a.peek(), b.peek()].into_iter().flatten().map(|word| word.0).min() {
            let here = |word: Option<(u32, u64)>| word.map_or(0, |word| word.1);
            let bits =
                here(a.next_if(|word| word.0 == next)) | here(b.next_if(|word| word.0 == next));
            all.push((next, bits));
        }
        Self(all)
    }

    fn each(&self, f: impl Fn(usize, u64) -> u64) -> Self {
        let words = self.words().map(|(word, bits)| (word as u32, f(word, bits)));
        Self(words.filter(|word| word.1 != 0).collect())
    }

    /// The words that are not zero, with their numbers.
    pub(crate) fn words(&self) -> impl Iterator<Item = (usize, u64)> + '_ {
        self.0.iter().map(|&(word, bits)| (word as usize, bits))
    }

    /// The bits, in order.
    fn bits(&self) -> impl Iterator<Item = usize> + '_ {
        self.words().flat_map(|(word, bits)| bits_of(word, bits))
    }
}

/// The numbers of the bits of a word.
pub(crate) fn bits_of(word: usize, bits: u64) -> impl Iterator<Item = usize> {
    let mut rest = bits;
    core::iter::from_fn(move || {
        let bit = (rest != 0).then(|| word * 64 + rest.trailing_zeros() as usize);
        rest &= rest.wrapping_sub(1);
        bit
    })
}

/// A row that is being made: all words, and which of them may be more than zero.
#[derive(Clone, Debug)]
pub(crate) struct Draft {
    words: Vec<u64>,
    touched: Vec<u32>,
}

impl Draft {
    pub(crate) fn new(columns: &Columns) -> Self {
        Self { words: vec![0; columns.words()], touched: Vec::new() }
    }

    pub(crate) fn clear(&mut self) {
        for word in self.touched.drain(..) {
            self.words[word as usize] = 0;
        }
    }

    /// Adds bits. Those that are new.
    pub(crate) fn add(&mut self, word: usize, bits: u64) -> u64 {
        let own = &mut self.words[word];
        let new = bits & !*own;
        if *own == 0 && new != 0 {
            self.touched.push(word as u32);
        }
        *own |= bits;
        new
    }

    pub(crate) fn remove(&mut self, word: usize, bits: u64) {
        self.words[word] &= !bits;
    }

    /// Adds a row, as far as a block's may have its bits.
    pub(crate) fn add_row(&mut self, row: &Row, columns: &Columns, block: Block) {
        let limit = columns.limit(block);
        for &(word, bits) in &row.0 {
            if word >= limit.div_ceil(64) {
                break;
            }
            let inside = if word == limit / 64 { bits & !(u64::MAX << (limit % 64)) } else { bits };
            self.add(word as usize, inside);
        }
    }

    /// The row.
    pub(crate) fn row(&mut self) -> Row {
        self.touched.sort_unstable();
        self.touched.dedup();
        let words = self.touched.iter().map(|&word| (word, self.words[word as usize]));
        Row(words.filter(|word| word.1 != 0).collect())
    }

    /// The row's bits that another has, too.
    pub(crate) fn within(&self, other: &Row) -> Row {
        let words = other.0.iter().map(|&(word, bits)| (word, bits & self.words[word as usize]));
        Row(words.filter(|word| word.1 != 0).collect())
    }
}

/// A row for each block.
#[derive(Clone, Default, Debug)]
pub(crate) struct Rows(SecondaryMap<Block, Row>);

impl Rows {
    pub(crate) fn row(&self, block: Block) -> &Row {
        &self.0[block]
    }

    /// Makes a block's row this one. Whether it was another.
    pub(crate) fn set(&mut self, block: Block, row: Row) -> bool {
        let changed = self.0[block] != row;
        if changed {
            self.0[block] = row;
        }
        changed
    }

    /// Adds a row to a block's. Whether that changed it.
    pub(crate) fn add(&mut self, block: Block, row: &Row) -> bool {
        let own = &mut self.0[block];
        if row.0.iter().all(|&(word, bits)| bits & !own.word(word as usize) == 0) {
            return false;
        }
        *own = own.union(row);
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::target::device::Device;
    use crate::target::eu::flow_graph;

    /// Registers of 50, 1, 128 and 7, all named in the first of two blocks, and one of 3 in the second.
    fn columns() -> (EuFunction, Columns) {
        let skl = Device::by_name("skl").unwrap();
        let mut func = EuFunction::new("f", skl, 16);
        let blocks = [func.add_block(), func.add_block()];
        let regs: Vec<VReg> = [50, 1, 128, 7, 3].map(|n| func.add_vreg(VRegKind::Grf(n))).to_vec();
        let graph = flow_graph(&func);
        let named: Vec<(Block, VReg)> =
            regs.iter().map(|&reg| (blocks[usize::from(reg == regs[4])], reg)).collect();
        let columns = Columns::new(&func, &graph, regs.into_iter(), named.into_iter());
        (func, columns)
    }

    #[test]
    fn masks_are_kept_across_words() {
        let (func, columns) = columns();
        for (n, reg) in func.vregs.keys().enumerate() {
            let all = Mask::MAX >> (128 - width(&func, reg));
            for mask in [all, all & 0x5555_5555_5555_5555_5555_5555_5555_5555, all & !(all >> 1), 1]
            {
                let mut draft = Draft::new(&columns);
                columns.for_each_word(reg, mask, |word, bits| {
                    draft.add(word, bits);
                });
                let row = draft.row();
                assert_eq!(columns.mask(&row, reg), mask, "register {n}");
                assert!(columns.registers(&row).eq([reg]));
                for other in func.vregs.keys().filter(|&other| other != reg) {
                    assert_eq!(columns.mask(&row, other), 0);
                }
                let bits: Mask = row
                    .words()
                    .flat_map(|(word, bits)| bits_of(word, bits))
                    .map(|bit| columns.register(bit))
                    .inspect(|&(owner, _)| assert_eq!(owner, reg))
                    .fold(0, |all, (_, index)| all | 1 << index);
                assert_eq!(bits, mask);
            }
        }
    }

    #[test]
    fn rows_end_where_registers_begin_later() {
        let (func, columns) = columns();
        let (early, late) = (func.layout[0], func.layout[1]);
        let mut draft = Draft::new(&columns);
        for reg in func.vregs.keys() {
            columns.for_each_word(reg, Mask::MAX, |word, bits| {
                draft.add(word, bits);
            });
        }
        let whole = draft.row();
        for (block, count) in [(early, 4), (late, 5)] {
            let mut draft = Draft::new(&columns);
            draft.add_row(&whole, &columns, block);
            assert_eq!(columns.registers(&draft.row()).count(), count);
        }
    }

    #[test]
    fn rows_unite() {
        let rows = [vec![(1, 3), (4, 1)], vec![(0, 1), (4, 2), (9, 8)], vec![(4, 3)]].map(Row);
        let block = Block::from_u32(0);
        let mut all = Rows::default();
        assert!(all.add(block, &rows[0]) && all.add(block, &rows[1]));
        assert!(!all.add(block, &rows[2]));
        assert_eq!(all.row(block).0, [(0, 1), (1, 3), (4, 3), (9, 8)]);
    }
}
