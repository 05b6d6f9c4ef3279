//! What comes before what: places of instructions, dominance, what is overwritten on the way.

use cranelift_entity::SecondaryMap;
use ir::graph::{DomTree, FlowGraph};

use super::Uses;
use crate::eu::{
    Base, Block, Function, Inst, InstData, Place, RegSrc, Space, Src, dst_places, overlap,
    src_place,
};

/// The order of a function as it was when this was made.
pub(crate) struct Order {
    home: SecondaryMap<Inst, Option<(Block, u32)>>,
    doms: DomTree<Block>,
    /// Every place outside of virtual registers that something writes.
    physical: Vec<Place>,
}

impl Order {
    pub(crate) fn new(func: &Function) -> Self {
        let mut home = SecondaryMap::new();
        let mut physical = Vec::new();
        for &block in &func.layout {
            for (at, &inst) in func.blocks[block].insts.iter().enumerate() {
                home[inst] = Some((block, at as u32));
                let places = dst_places(func, &func.insts[inst]);
                physical
                    .extend(places.into_iter().filter(|p| !matches!(p.space, Space::Virtual(_))));
            }
        }
        let doms = DomTree::new(&FlowGraph::new(func));
        Self { home, doms, physical }
    }

    /// Whether every way to `later` leads over `earlier`.
    pub(crate) fn dominates(&self, earlier: Inst, later: Inst) -> bool {
        let (Some(a), Some(b)) = (self.home[earlier], self.home[later]) else { return false };
        if a.0 == b.0 { a.1 < b.1 } else { self.doms.dominates(a.0, b.0) }
    }

    /// Whether both are in one block, the first in front.
    pub(crate) fn in_one_block(&self, earlier: Inst, later: Inst) -> bool {
        let (Some(a), Some(b)) = (self.home[earlier], self.home[later]) else { return false };
        a.0 == b.0 && a.1 < b.1
    }

    /// The instructions between two of one block.
    pub(crate) fn between<'f>(&self, func: &'f Function, earlier: Inst, later: Inst) -> &'f [Inst] {
        match (self.home[earlier], self.home[later]) {
            (Some(a), Some(b)) if a.0 == b.0 && a.1 < b.1 => {
                &func.blocks[a.0].insts[a.1 as usize + 1..b.1 as usize]
            }
            _ => &[],
        }
    }

    /// The only instruction that writes what a source reads, if it is an earlier one of the same block, works on the same
    /// channels, the source reads its result as it is, and nothing else does.
    pub(crate) fn sole_producer(
        &self,
        func: &Function,
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
        func: &Function,
        uses: &Uses,
        reader: Inst,
        index: usize,
        later: Inst,
    ) -> bool {
        let data = &func.insts[reader];
        match &data.srcs[index] {
            Src::Imm(_) | Src::Reg(RegSrc { base: Base::Null, .. }) => return true,
            Src::Reg(RegSrc { base: Base::Virtual(reg), .. })
                if uses.single_def(*reg).is_some_and(|def| self.dominates(def, reader)) =>
            {
                return true;
            }
            Src::Reg(_) => {}
        }
        let Some(place) = src_place(func, data, index) else { return true };
        // Nobody ever writes it.
        if !matches!(place.space, Space::Virtual(_))
            && !matches!(place.space, Space::Arf(_))
            && !overlap(&self.physical, &[place])
        {
            return true;
        }
        self.in_one_block(reader, later)
            && !is_written(func, self.between(func, reader, later), place)
            // The reader may write what it read.
            && !overlap(&dst_places(func, data), &[place])
    }
}

/// Whether any of some instructions writes a place.
pub(crate) fn is_written(func: &Function, insts: &[Inst], place: Place) -> bool {
    insts.iter().any(|&inst| writes_place(func, &func.insts[inst], place))
}

/// Whether an instruction writes a place.
pub(crate) fn writes_place(func: &Function, data: &InstData, place: Place) -> bool {
    overlap(&dst_places(func, data), &[place])
}
