//! Order of instructions: places, dominance, and writes between two instructions.

use cranelift_entity::SecondaryMap;
use ir::graph::{DomTree, LoopForest};

use super::Uses;
use crate::target::device::GRF_BYTES;
use crate::target::eu::{
    Arf, Base, Block, EuFunction, Flag, Inst, InstData, RegBytes, RegSrc, Space, Src, dst_places,
    flow_graph, overlap, src_place,
};

/// The order of a function as it was when this was made.
pub(crate) struct Order {
    home: SecondaryMap<Inst, Option<Home>>,
    doms: DomTree<Block>,
    loops: LoopForest<Block>,
    /// Every write outside of virtual registers: where, by registers or what stands for them, by whom.
    physical: Vec<(Space, u32, u32, Inst)>,
}

/// Position of an instruction.
#[derive(Clone, Copy)]
struct Home {
    block: Block,
    /// Its place in its block.
    at: u32,
    /// Its place in the function.
    place: u32,
}

/// The runs of bytes into which places outside of virtual registers are sorted.
fn chunks(place: RegBytes) -> core::ops::Range<u32> {
    place.start / GRF_BYTES..place.end.div_ceil(GRF_BYTES)
}

impl Order {
    pub(crate) fn new(func: &EuFunction) -> Self {
        let mut home = SecondaryMap::new();
        let mut physical = Vec::new();
        let mut place = 0;
        for &block in &func.layout {
            for (at, &inst) in func.blocks[block].insts.iter().enumerate() {
                home[inst] = Some(Home { block, at: at as u32, place });
                let data = &func.insts[inst];
                let flag = match data.flag {
                    Some(Flag::Physical { reg, .. }) if data.writes_flag() => Some(flag_place(reg)),
                    _ => None,
                };
                for written in dst_places(func, data).into_iter().chain(flag) {
                    if !matches!(written.space, Space::Virtual(_)) {
                        let all = chunks(written).map(|chunk| (written.space, chunk, place, inst));
                        physical.extend(all);
                    }
                }
                place += 1;
            }
        }
        physical.sort_unstable();
        let graph = flow_graph(func);
        let doms = DomTree::new(&graph);
        let loops = LoopForest::new(&graph, &doms);
        Self { home, doms, loops, physical }
    }

    /// Whether every path to `later` goes through `earlier`.
    pub(crate) fn dominates(&self, earlier: Inst, later: Inst) -> bool {
        let (Some(a), Some(b)) = (self.home[earlier], self.home[later]) else { return false };
        if a.block == b.block { a.at < b.at } else { self.doms.dominates(a.block, b.block) }
    }

    /// Whether `later` is outside of a loop that `earlier` is in.
    fn leaves_loop(&self, earlier: Inst, later: Inst) -> bool {
        let (Some(a), Some(b)) = (self.home[earlier], self.home[later]) else { return true };
        self.loops.innermost(a.block).is_some_and(|l| !self.loops.contains(l, b.block))
    }

    /// Whether both are in one block, the first in front.
    pub(crate) fn in_one_block(&self, earlier: Inst, later: Inst) -> bool {
        let (Some(a), Some(b)) = (self.home[earlier], self.home[later]) else { return false };
        a.block == b.block && a.at < b.at
    }

    /// The number of an instruction in the layout.
    pub(crate) fn place(&self, inst: Inst) -> u32 {
        self.home[inst].map_or(0, |home| home.place)
    }

    /// Whether an instruction between two of one block writes a place.
    pub(crate) fn is_written_between(
        &self,
        func: &EuFunction,
        uses: &Uses,
        (earlier, later): (Inst, Inst),
        place: RegBytes,
    ) -> bool {
        let (first, end) = (self.place(earlier) + 1, self.place(later));
        let writes = |inst: Inst| overlap(&dst_places(func, &func.insts[inst]), &[place]);
        match place.space {
            Space::Virtual(reg) => {
                let defs = uses.defs(reg);
                let inside = &defs[defs.partition_point(|&def| self.place(def) < first)..];
                inside.iter().take_while(|&&def| self.place(def) < end).any(|&def| writes(def))
            }
            _ => self.is_written_physically(func, place, first..end),
        }
    }

    /// Whether a flag is written between two instructions of one block, by a condition or as a register.
    pub(crate) fn is_flag_written_between(
        &self,
        func: &EuFunction,
        uses: &Uses,
        (earlier, later): (Inst, Inst),
        flag: Flag,
    ) -> bool {
        let (first, end) = (self.place(earlier) + 1, self.place(later));
        match flag {
            Flag::Virtual(reg) => {
                let defs = uses.defs(reg);
                let at = defs.partition_point(|&def| self.place(def) < first);
                defs.get(at).is_some_and(|&def| self.place(def) < end)
            }
            Flag::Physical { reg, .. } => {
                self.is_written_physically(func, flag_place(reg), first..end)
            }
        }
    }

    /// Whether an instruction of some writes a place outside of virtual registers.
    fn is_written_physically(
        &self,
        func: &EuFunction,
        place: RegBytes,
        insts: core::ops::Range<u32>,
    ) -> bool {
        chunks(place).any(|chunk| {
            let first = (place.space, chunk, insts.start);
            let at = self.physical.partition_point(|entry| (entry.0, entry.1, entry.2) < first);
            let here = self.physical[at..].iter().take_while(|entry| {
                (entry.0, entry.1) == (place.space, chunk) && entry.2 < insts.end
            });
            here.into_iter().any(|&(.., inst)| {
                let data = &func.insts[inst];
                let is_flag = matches!(place.space, Space::Arf(Arf::Flag(_)));
                is_flag && data.writes_flag() || overlap(&dst_places(func, data), &[place])
            })
        })
    }

    /// The only instruction that writes what a source reads, if it is an earlier one of the same block, works on the same
    /// channels, the source reads its result as it is, and nothing else does.
    pub(crate) fn sole_producer(
        &self,
        func: &EuFunction,
        uses: &Uses,
        reader: Inst,
        index: usize,
    ) -> Option<Inst> {
        let data = &func.insts[reader];
        let (reg, src) = data.srcs.get(index)?.plain_virtual()?;
        let def = uses.single_def(reg)?;
        let made = &func.insts[def];
        let stride = if data.control.exec == 1 { 0 } else { u32::from(made.dst.stride) };
        let same = (made.dst.offset, made.dst.ty) == (src.offset, src.ty)
            && src.region.stride(data.control.exec) == Some(stride)
            && made.control == data.control;
        let alone = uses.reads(reg).len() == 1 && uses.defs(reg).len() == 1;
        (same && alone && self.in_one_block(def, reader)).then_some(def)
    }

    /// Whether what `reader` reads by one of its sources is still the same at `later`, which `reader` dominates.
    pub(crate) fn is_stable(
        &self,
        func: &EuFunction,
        uses: &Uses,
        reader: Inst,
        index: usize,
        later: Inst,
    ) -> bool {
        let data = &func.insts[reader];
        match &data.srcs[index] {
            Src::Imm(_) | Src::Reg(RegSrc { base: Base::Null, .. }) => return true,
            // After a loop, a value written without the mask is that of the last round of all channels; `reader`'s
            // result under the mask is that of each channel's last round.
            Src::Reg(RegSrc { base: Base::Virtual(reg), .. })
                if uses.single_def(*reg).is_some_and(|def| {
                    let rounds = func.insts[def].control.nomask && self.leaves_loop(def, later);
                    self.dominates(def, reader) && (data.control.nomask || !rounds)
                }) =>
            {
                return true;
            }
            Src::Reg(_) => {}
        }
        let Some(place) = src_place(func, data, index) else { return true };
        // It is never written.
        if !matches!(place.space, Space::Virtual(_))
            && !matches!(place.space, Space::Arf(_))
            && !self.is_written_physically(func, place, 0..u32::MAX)
        {
            return true;
        }
        self.in_one_block(reader, later)
            && !self.is_written_between(func, uses, (reader, later), place)
            // The reader may write what it read.
            && !overlap(&dst_places(func, data), &[place])
    }
}

/// A flag register.
fn flag_place(reg: u8) -> RegBytes {
    RegBytes { space: Space::Arf(Arf::Flag(reg)), start: 0, end: 4 }
}

/// Whether an instruction writes a place.
pub(crate) fn writes_place(func: &EuFunction, data: &InstData, place: RegBytes) -> bool {
    overlap(&dst_places(func, data), &[place])
}
