//! Which registers of a virtual register are live where, by whole registers of 32 bytes.
//!
//! Backwards over the machine's graph, with sets of only what is live at the beginnings of blocks. A write ends a value if
//! it covers the register without a predicate and without gaps, and either has NoMask or nobody looks at channels that are off:
//! those keep what was there before. A reader without NoMask looks at its own channels if it finds each of them where the
//! writer put it. (A region of one element for all channels is not of that kind.) Of messages without NoMask only the header
//! is looked at as a whole.
//!
//! Where control flow switches channels off, a reader in another block may have other channels on than the writer: the arms of
//! a branch follow each other in the machine's graph. There a write under the mask ends only values of its own block.

use cranelift_entity::{EntitySet, SecondaryMap};
use ir::graph::FlowGraph;
use ir::map::Map;

use crate::device::GRF_BYTES;
use crate::eu::{
    Base, Block, Descriptor, Flag, Flow, Function, Inst, InstData, Op, Place, Space, VReg,
    VRegKind, dst_places, src_place,
};

/// Registers of a virtual register, bit 0 for the first.
pub(crate) type Mask = u128;

/// The registers that a place touches.
pub(crate) fn touched(place: Place) -> Mask {
    mask(place.start / GRF_BYTES, place.end.div_ceil(GRF_BYTES))
}

/// The registers that a place covers wholly.
fn covered(place: Place) -> Mask {
    mask(place.start.div_ceil(GRF_BYTES), place.end / GRF_BYTES)
}

fn mask(from: u32, to: u32) -> Mask {
    if from >= to || from >= 128 {
        return 0;
    }
    let len = to.min(128) - from;
    (Mask::MAX >> (128 - len)) << from
}

/// Calls `f` with the registers that an instruction reads.
pub(crate) fn for_each_read_mask(func: &Function, data: &InstData, mut f: impl FnMut(VReg, Mask)) {
    for index in 0..data.srcs.len() {
        if let Some(place) = src_place(func, data, index)
            && let Space::Virtual(reg) = place.space
        {
            let whole = !matches!(func.vregs[reg].kind, VRegKind::Grf(_));
            f(reg, if whole { 1 } else { touched(place) });
        }
    }
    if let (true, Some(Flag::Virtual(reg))) = (data.reads_flag(), data.flag) {
        f(reg, 1);
    }
    if let Some(send) = data.send() {
        for desc in [send.desc, send.ex_desc] {
            if let Descriptor::Virtual(reg) = desc {
                f(reg, 1);
            }
        }
    }
}

/// Calls `f` with the registers that an instruction writes any part of.
pub(crate) fn for_each_write_mask(func: &Function, data: &InstData, mut f: impl FnMut(VReg, Mask)) {
    for place in dst_places(func, data) {
        if let Space::Virtual(reg) = place.space {
            let whole = !matches!(func.vregs[reg].kind, VRegKind::Grf(_));
            f(reg, if whole { 1 } else { touched(place) });
        }
    }
    if let (true, Some(Flag::Virtual(reg))) = (data.writes_flag(), data.flag) {
        f(reg, 1);
    }
}

/// What is live where blocks begin and end.
#[derive(Clone, Debug, Default)]
pub(crate) struct Liveness {
    live_out: SecondaryMap<Block, Map<VReg, Mask>>,
    live_in: SecondaryMap<Block, Map<VReg, Mask>>,
    /// Registers of which channels that are off may be looked at, whatever the writer.
    nomask_reads: SecondaryMap<VReg, Mask>,
    /// Registers of which readers look at their own channels, by where these are.
    own_reads: SecondaryMap<VReg, Vec<(Mask, Channels)>>,
    /// Registers that are used in several blocks between which channels may be switched off or on.
    scattered: EntitySet<VReg>,
}

/// Where an operand has its channels: the bytes between two of them, and where channel 0 is or would be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Channels {
    step: u32,
    origin: i64,
}

impl Channels {
    fn new(data: &InstData, offset: u32, step: u32) -> Self {
        Self { step, origin: i64::from(offset) - i64::from(data.control.group) * i64::from(step) }
    }

    fn of_dst(data: &InstData) -> Option<Self> {
        let plain = !data.op.is_pseudo() && !data.op.is_send();
        plain.then(|| {
            Self::new(data, data.dst.offset, data.dst.ty.bytes() * u32::from(data.dst.stride))
        })
    }

    fn of_src(data: &InstData, index: usize) -> Option<Self> {
        let reg = data.srcs[index].as_reg()?;
        let stride = reg.region.stride(data.control.exec).filter(|s| *s > 0)?;
        let plain = data.op != Op::Phi && data.op != Op::LoadHeader && index >= data.header_size();
        plain.then(|| Self::new(data, reg.offset, stride * reg.ty.bytes()))
    }
}

impl Liveness {
    pub(crate) fn new(func: &Function) -> Self {
        let mut live = Self::default();
        live.find_nomask_reads(func);
        live.find_scattered(func);
        let graph = FlowGraph::new(func);
        let mut pending: Vec<Block> = func.layout.clone();
        while let Some(block) = pending.pop() {
            let mut out: Map<VReg, Mask> = Map::default();
            for &next in graph.successors(block) {
                for (&reg, &mask) in live.live_in[next].sorted() {
                    *out.get_or_default(reg) |= mask;
                }
                live.phi_reads(func, block, next, &mut out);
            }
            let mut state = out.clone();
            live.live_out[block] = out;
            for &inst in func.blocks[block].insts.iter().rev() {
                live.step(func, inst, &mut state);
            }
            if grew(&live.live_in[block], &state) {
                live.live_in[block] = state;
                pending.extend(graph.predecessors(block));
            }
        }
        live
    }

    fn find_nomask_reads(&mut self, func: &Function) {
        for (_, inst) in func.placed() {
            let data = &func.insts[inst];
            for index in 0..data.srcs.len() {
                let Some(place) = src_place(func, data, index) else { continue };
                let Space::Virtual(reg) = place.space else { continue };
                match (data.send(), Channels::of_src(data, index)) {
                    _ if data.control.nomask => self.nomask_reads[reg] |= touched(place),
                    (Some(send), _) => {
                        if index == 0 && send.header {
                            self.nomask_reads[reg] |=
                                touched(Place { end: place.start + GRF_BYTES, ..place });
                        }
                    }
                    (None, None) => self.nomask_reads[reg] |= touched(place),
                    (None, Some(channels)) => self.own_reads[reg].push((touched(place), channels)),
                }
            }
        }
    }

    fn find_scattered(&mut self, func: &Function) {
        let diverges =
            |inst: Inst| !matches!(func.insts[inst].op.desc().flow, Flow::None | Flow::Jump);
        if !func.placed().any(|(_, inst)| diverges(inst)) {
            return;
        }
        let mut homes: SecondaryMap<VReg, Option<Block>> = SecondaryMap::new();
        for (block, inst) in func.placed() {
            let mut visit = |reg: VReg, _: Mask| match homes[reg] {
                Some(home) if home != block => {
                    self.scattered.insert(reg);
                }
                _ => homes[reg] = Some(block),
            };
            for_each_read_mask(func, &func.insts[inst], &mut visit);
            for_each_write_mask(func, &func.insts[inst], &mut visit);
        }
    }

    /// The registers in which a write under the mask hides what was there before.
    fn hidden(&self, data: &InstData, reg: VReg) -> Mask {
        if self.scattered.contains(reg) {
            return 0;
        }
        let own = Channels::of_dst(data);
        let others = self.own_reads[reg].iter().filter(|(_, channels)| Some(*channels) != own);
        !others.fold(self.nomask_reads[reg], |all, (mask, _)| all | mask)
    }

    /// What phis of `next` read when control comes from `block`.
    fn phi_reads(&self, func: &Function, block: Block, next: Block, out: &mut Map<VReg, Mask>) {
        for &inst in &func.blocks[next].insts {
            let data = &func.insts[inst];
            let crate::eu::Extra::Phi(from) = &data.extra else { break };
            for (index, _) in from.iter().enumerate().filter(|(_, from)| **from == block) {
                if let Some(place) = src_place(func, data, index)
                    && let Space::Virtual(reg) = place.space
                {
                    *out.get_or_default(reg) |= touched(place);
                }
            }
        }
    }

    /// What is live in front of an instruction, given what is behind it.
    pub(crate) fn step(&self, func: &Function, inst: Inst, live: &mut Map<VReg, Mask>) {
        let data = &func.insts[inst];
        self.for_each_kill(func, data, |reg, mask| {
            if let Some(now) = live.get_mut(&reg) {
                *now &= !mask;
                if *now == 0 {
                    live.remove(&reg);
                }
            }
        });
        if data.op == Op::Phi {
            return;
        }
        for_each_read_mask(func, data, |reg, mask| *live.get_or_default(reg) |= mask);
    }

    /// The registers whose former value ends at an instruction.
    pub(crate) fn for_each_kill(
        &self,
        func: &Function,
        data: &InstData,
        mut f: impl FnMut(VReg, Mask),
    ) {
        if data.op == Op::Undef {
            if let Base::Virtual(reg) = data.dst.base {
                f(reg, Mask::MAX);
            }
            return;
        }
        if let (true, Some(Flag::Virtual(reg))) = (data.writes_flag(), data.flag)
            && data.pred.is_none()
            && data.control.nomask
            // Each channel has a bit.
            && u32::from(data.control.exec) >= 8 * func.vreg_bytes(reg).min(u32::from(func.simd) / 8)
        {
            f(reg, 1);
        }
        if data.is_partial() || data.dst.stride != 1 && !data.op.is_send() {
            return;
        }
        let unmasked = data.control.nomask || data.op == Op::Phi;
        for place in dst_places(func, data) {
            let Space::Virtual(reg) = place.space else { continue };
            if matches!(func.vregs[reg].kind, VRegKind::Grf(_)) {
                let hidden = if unmasked { Mask::MAX } else { self.hidden(data, reg) };
                f(reg, covered(place) & hidden & !holes(data));
            } else if unmasked && place.end - place.start >= func.vreg_bytes(reg) {
                f(reg, 1);
            }
        }
    }

    /// What is live where a block begins.
    pub(crate) fn live_in(&self, block: Block) -> &Map<VReg, Mask> {
        &self.live_in[block]
    }

    /// What is live where a block ends.
    pub(crate) fn live_out(&self, block: Block) -> &Map<VReg, Mask> {
        &self.live_out[block]
    }
}

/// The registers of a payload that its holes leave as they were.
fn holes(data: &InstData) -> Mask {
    if !data.op.is_pseudo() || !data.srcs.iter().any(crate::eu::Src::is_null) {
        return 0;
    }
    let mut at = data.dst.offset;
    let mut found = 0;
    for (index, src) in data.srcs.iter().enumerate() {
        let bytes = if index < data.header_size() {
            GRF_BYTES
        } else {
            u32::from(data.control.exec) * src.ty().bytes() * u32::from(data.dst.stride)
        };
        if src.is_null() {
            found |= mask(at / GRF_BYTES, (at + bytes).div_ceil(GRF_BYTES));
        }
        at += bytes;
    }
    found
}

fn grew(old: &Map<VReg, Mask>, new: &Map<VReg, Mask>) -> bool {
    new.sorted().any(|(reg, mask)| mask & !old.get(reg).copied().unwrap_or(0) != 0)
}

/// What of the registers that are live where blocks begin may have been written there: forwards over the machine's graph.
pub(crate) fn written_before(
    func: &Function,
    live: &Liveness,
) -> SecondaryMap<Block, Map<VReg, Mask>> {
    let graph = FlowGraph::new(func);
    let mut before: SecondaryMap<Block, Map<VReg, Mask>> = SecondaryMap::new();
    let mut pending: Vec<Block> = func.layout.iter().rev().copied().collect();
    while let Some(block) = pending.pop() {
        let mut state = before[block].clone();
        writes_of(func, block, &mut state);
        for &next in graph.successors(block) {
            let mut changed = false;
            for reg in live.live_in(next).sorted().map(|(reg, _)| *reg) {
                let mask = state.get(&reg).copied().unwrap_or(0);
                let known = before[next].get(&reg).copied().unwrap_or(0);
                if mask & !known != 0 {
                    before[next].insert(reg, mask | known);
                    changed = true;
                }
            }
            if changed {
                pending.push(next);
            }
        }
    }
    before
}

fn writes_of(func: &Function, block: Block, state: &mut Map<VReg, Mask>) {
    for &inst in &func.blocks[block].insts {
        let data = &func.insts[inst];
        if data.op != Op::Undef {
            for_each_write_mask(func, data, |reg, mask| *state.get_or_default(reg) |= mask);
        }
    }
}

/// From where to where each register of a virtual register is live, in places of the layout: as one run, so that all that
/// may be hidden in channels that are off lies inside of it.
#[derive(Clone, Debug, Default)]
pub(crate) struct Intervals {
    /// By virtual register, then register: the first place that writes it or in front of which it is live, and the last that
    /// reads or writes it or behind which it is live.
    runs: SecondaryMap<VReg, Vec<Option<(u32, u32)>>>,
    /// The place of each instruction.
    places: SecondaryMap<Inst, u32>,
}

impl Intervals {
    pub(crate) fn new(func: &Function) -> Self {
        let live = Liveness::new(func);
        let written = written_before(func, &live);
        let mut intervals = Self::default();
        let mut at = 0;
        for &block in &func.layout {
            intervals.extend_all(live.live_in(block), &written[block], at);
            for &inst in &func.blocks[block].insts {
                intervals.places[inst] = at;
                let data = &func.insts[inst];
                if data.op != Op::Undef {
                    for_each_read_mask(func, data, |reg, mask| intervals.extend(reg, mask, at));
                    for_each_write_mask(func, data, |reg, mask| intervals.extend(reg, mask, at));
                }
                at += 1;
            }
            let mut here = written[block].clone();
            writes_of(func, block, &mut here);
            intervals.extend_all(live.live_out(block), &here, at);
        }
        intervals
    }

    /// What is live and was written on some way.
    fn extend_all(&mut self, live: &Map<VReg, Mask>, written: &Map<VReg, Mask>, at: u32) {
        for (reg, mask) in live.sorted() {
            self.extend(*reg, mask & written.get(reg).copied().unwrap_or(0), at);
        }
    }

    fn extend(&mut self, reg: VReg, mask: Mask, at: u32) {
        let runs = &mut self.runs[reg];
        let mut rest = mask;
        while rest != 0 {
            let index = rest.trailing_zeros() as usize;
            rest &= rest - 1;
            if runs.len() <= index {
                runs.resize(index + 1, None);
            }
            let (first, last) = runs[index].unwrap_or((at, at));
            runs[index] = Some((first.min(at), last.max(at)));
        }
    }

    /// The run of one register of a virtual register.
    pub(crate) fn run(&self, reg: VReg, index: u32) -> Option<(u32, u32)> {
        self.runs[reg].get(index as usize).copied().flatten()
    }

    /// The place of an instruction.
    pub(crate) fn place(&self, inst: Inst) -> u32 {
        self.places[inst]
    }
}
