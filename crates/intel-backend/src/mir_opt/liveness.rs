//! Liveness of the registers of a virtual register, by whole registers of 32 bytes.
//!
//! Backwards over the machine's graph. Registers that are live across blocks have a bit in the rows of all blocks
//! ([`super::bits`]); all others are known from a walk over their block. A write ends a value if it covers the register
//! without a predicate and without gaps, and either has NoMask or no reader looks at channels that are off: those keep
//! their former values. A reader without NoMask looks at its own channels if it finds each of them where the writer put
//! it. (A region of one element for all channels is not of that kind.) Of messages without NoMask only the header is
//! read as a whole. If several instructions of a block write a register in parts before anything is read (the halves of
//! quadwords), the first of them ends its former value.
//!
//! If control flow switches channels off, a reader in another block may have other channels on than the writer: the
//! arms of a branch follow each other in the machine's graph. A register in which every access is a channel's own,
//! though, is live where channels go, and where they wait ([`crate::mir_opt::waiting`]): a write under the mask ends
//! what the channels that are on had there. In all other registers, and in functions with `if` and `while`, it ends
//! only values of its own block.

use cranelift_entity::SecondaryMap;
use ir::graph::{Adjacency, FlowGraph};
use smallvec::SmallVec;

use super::bits::{Columns, Draft, Mask, Row, Rows, bits_of};
use crate::mir_opt::waiting::Waiting;
use crate::target::device::GRF_BYTES;
use crate::target::eu::{
    Base, Block, Descriptor, EuFunction, Flag, Flow, Inst, InstData, Op, PredMode, RegBytes, Space,
    VReg, VRegKind, dst_places, flow_graph, src_place,
};

/// The registers that a place touches.
pub(crate) fn touched(place: RegBytes) -> Mask {
    mask(place.start / GRF_BYTES, place.end.div_ceil(GRF_BYTES))
}

/// The registers that a place covers wholly.
fn covered(place: RegBytes) -> Mask {
    mask(place.start.div_ceil(GRF_BYTES), place.end / GRF_BYTES)
}

fn mask(from: u32, to: u32) -> Mask {
    if from >= to || from >= 128 {
        return 0;
    }
    let len = to.min(128) - from;
    (Mask::MAX >> (128 - len)) << from
}

/// The registers that a place touches, of a register of any kind.
fn mask_of(func: &EuFunction, reg: VReg, place: RegBytes) -> Mask {
    if matches!(func.vregs[reg].kind, VRegKind::Grf(_)) { touched(place) } else { 1 }
}

/// Calls `f` with the registers that an instruction reads.
pub(crate) fn for_each_read_mask(
    func: &EuFunction,
    data: &InstData,
    mut f: impl FnMut(VReg, Mask),
) {
    for index in 0..data.srcs.len() {
        if let Some(place) = src_place(func, data, index)
            && let Space::Virtual(reg) = place.space
        {
            f(reg, mask_of(func, reg, place));
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
pub(crate) fn for_each_write_mask(
    func: &EuFunction,
    data: &InstData,
    mut f: impl FnMut(VReg, Mask),
) {
    for place in dst_places(func, data) {
        if let Space::Virtual(reg) = place.space {
            f(reg, mask_of(func, reg, place));
        }
    }
    if let (true, Some(Flag::Virtual(reg))) = (data.writes_flag(), data.flag) {
        f(reg, 1);
    }
}

/// Registers that are live at the starts and ends of blocks.
#[derive(Clone, Debug)]
pub(crate) struct Liveness {
    columns: Columns,
    live_in: Rows,
    live_out: Rows,
    /// Effects of blocks on registers that live across blocks.
    changes: Adjacency<Block, WordChange>,
    /// Registers that phis of their successors read.
    at_end: Adjacency<Block, WordChange>,
    graph: FlowGraph<Block>,
    /// Registers that channels waiting elsewhere hold while a block runs.
    held: Rows,
    waiting: Waiting,
    /// The bits of registers that are not each channel's own ([`Readers::private`]).
    shared: Row,
    readers: Readers,
}

/// Effects of a block on the registers of a word of its row.
#[derive(Clone, Copy, Debug)]
struct WordChange {
    word: u32,
    exposed: u64,
    ended: u64,
    written: u64,
}

/// Readers of registers: they decide whether a write under the mask ends a value.
#[derive(Clone, Debug, Default)]
struct Readers {
    /// Registers of which channels that are off may be looked at, whatever the writer.
    nomask: SecondaryMap<VReg, Mask>,
    /// Registers of which readers look at their own channels, by where these are.
    own: SecondaryMap<VReg, SmallVec<[(Mask, Channels); 1]>>,
    /// Registers that are used in several blocks between which channels may be switched off or on.
    scattered: SecondaryMap<VReg, Mask>,
    /// The bytes of a register that are ever written or read.
    extent: SecondaryMap<VReg, Option<(u32, u32)>>,
    /// Registers that every instruction writes and reads under the mask, each channel in one slot that no other channel
    /// uses: their values are live along the paths that channels take, and where channels wait.
    private: SecondaryMap<VReg, Mask>,
    /// Values that the first of several partial writes ends, since the rest is written before anything is
    /// read ([`Parts`]).
    begun: SecondaryMap<Inst, Mask>,
}

/// A register of 32 bytes that several instructions of a block write in parts: halves of quadwords, bytes of doublewords. The first of them
/// ends what was there before.
#[derive(Clone, Copy, Debug)]
struct Part {
    /// Index of the register in the virtual one.
    index: u32,
    /// The first instruction.
    first: Inst,
    nomask: bool,
    /// Layout of the channels, which must be the same in all of them unless they have NoMask.
    channels: Option<Channels>,
    /// The bytes that are written.
    bytes: u32,
}

/// The registers of a block of which parts are written, and nothing has been read since.
#[derive(Clone, Default, Debug)]
struct Parts {
    open: SecondaryMap<VReg, SmallVec<[Part; 2]>>,
    /// The registers that have any.
    regs: Vec<VReg>,
}

impl Parts {
    fn close_all(&mut self) {
        for reg in self.regs.drain(..) {
            self.open[reg].clear();
        }
    }

    fn close(&mut self, reg: VReg, mask: Mask) {
        if self.open.get(reg).is_some_and(|parts| !parts.is_empty()) {
            self.open[reg].retain(|part| mask >> part.index & 1 == 0);
        }
    }

    /// Takes an instruction's write. `wanted` are the bytes of a register that are ever used; what is written wholly then is given to `f`,
    /// with the first instruction.
    fn write(
        &mut self,
        func: &EuFunction,
        inst: Inst,
        reg: VReg,
        wanted: impl Fn(u32) -> u32,
        mut f: impl FnMut(Inst, Mask),
    ) {
        let data = &func.insts[inst];
        let size = data.dst.ty.bytes();
        let step = size * u32::from(data.dst.stride);
        let channels = Channels::new(data, data.dst.offset, step, size);
        let nomask = data.control.nomask;
        let parts = &mut self.open[reg];
        if parts.is_empty() {
            self.regs.push(reg);
        }
        let mut channel = 0;
        while channel < u32::from(data.control.exec) {
            let index = (data.dst.offset + channel * step) / GRF_BYTES;
            let mut bytes = 0u32;
            while channel < u32::from(data.control.exec) {
                let at = data.dst.offset + channel * step;
                if at / GRF_BYTES != index {
                    break;
                }
                bytes |= (u32::MAX >> (32 - size)) << (at % GRF_BYTES);
                channel += 1;
            }
            let own = Part { index, first: inst, nomask, channels, bytes };
            let known = parts.iter().position(|part| part.index == index);
            let known = known.unwrap_or_else(|| {
                parts.push(Part { bytes: 0, ..own });
                parts.len() - 1
            });
            let part = &mut parts[known];
            if part.nomask == nomask && (nomask || channels.is_some() && part.channels == channels)
            {
                part.bytes |= bytes;
            } else {
                *part = own;
            }
            let wanted = wanted(index);
            if part.bytes & wanted == wanted {
                f(part.first, 1 << index);
                parts.swap_remove(known);
            }
        }
    }
}

/// Effects of a block on a register.
#[derive(Clone, Copy, Default, Debug)]
struct Effect {
    /// Former values that it reads.
    exposed: Mask,
    /// Former values that it ends.
    ended: Mask,
    /// Registers that it writes.
    written: Mask,
}

/// Layout of an operand's channels: the bytes between two of them, and the number of the slot that is, or would be,
/// channel 0's. Each channel's bytes lie in its slot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Channels {
    step: u32,
    slot: i64,
}

impl Channels {
    /// Of elements of `bytes` bytes, the first of which is at `offset` and the instruction's first channel's.
    fn new(data: &InstData, offset: u32, step: u32, bytes: u32) -> Option<Self> {
        let wide = i64::from(step);
        let origin = i64::from(offset) - i64::from(data.control.group) * wide;
        let fits = step > 0 && origin.rem_euclid(wide) + i64::from(bytes) <= wide;
        fits.then(|| Self { step, slot: origin.div_euclid(wide) })
    }

    fn of_src(data: &InstData, index: usize) -> Option<Self> {
        let reg = data.srcs[index].as_reg()?;
        let stride = reg.region.stride(data.control.exec)?;
        let plain = data.op != Op::Phi && data.op != Op::LoadHeader && index >= data.header_size();
        let bytes = reg.ty.bytes();
        if plain { Self::new(data, reg.offset, stride * bytes, bytes) } else { None }
    }
}

/// Calls `f` with the registers that an instruction writes as its destination, and where the channels are in them. An answer of
/// several elements has them in several places.
fn for_each_written_channels(
    func: &EuFunction,
    data: &InstData,
    mut f: impl FnMut(VReg, RegBytes, Option<Channels>),
) {
    for place in dst_places(func, data) {
        let Space::Virtual(reg) = place.space else { continue };
        match data.send() {
            Some(send) if send.element > 0 => {
                let element = u32::from(send.element);
                let run = (element * u32::from(data.control.exec)).max(1);
                for start in (place.start..place.end).step_by(run as usize) {
                    let part = RegBytes { start, end: place.end.min(start + run), ..place };
                    f(reg, part, Channels::new(data, start, element, element));
                }
            }
            Some(_) => f(reg, place, None),
            None if data.op.is_pseudo() => f(reg, place, None),
            None => {
                let bytes = data.dst.ty.bytes();
                let step = bytes * u32::from(data.dst.stride);
                f(reg, place, Channels::new(data, data.dst.offset, step, bytes));
            }
        }
    }
}

/// Whether a predicate is each channel's own bit.
fn is_own_predicate(data: &InstData) -> bool {
    !data.control.nomask && data.pred.is_none_or(|pred| pred.mode == PredMode::Normal)
}

impl Readers {
    fn new(func: &EuFunction) -> Self {
        let mut readers = Self::default();
        let flows = || func.placed().map(|(_, inst)| func.insts[inst].op.desc().flow);
        let divergent = flows().any(|flow| !matches!(flow, Flow::None | Flow::Jump));
        /// Uses of a virtual register: in the last block that uses it, and in those before.
        #[derive(Clone, Copy, Default)]
        struct Home {
            block: Option<Block>,
            here: Mask,
            before: Mask,
        }
        let mut homes: SecondaryMap<VReg, Home> = SecondaryMap::new();
        for (block, inst) in func.placed() {
            let data = &func.insts[inst];
            readers.look_at(func, data);
            readers.extend(func, data);
            if !divergent {
                continue;
            }
            let mut visit = |reg: VReg, mask: Mask| {
                let home = &mut homes[reg];
                if home.block != Some(block) {
                    *home = Home { block: Some(block), here: 0, before: home.before | home.here };
                }
                home.here |= mask;
                readers.scattered[reg] |= mask & home.before;
            };
            for_each_read_mask(func, data, &mut visit);
            for_each_write_mask(func, data, &mut visit);
        }
        let known = |flow| matches!(flow, Flow::None | Flow::Jump | Flow::Goto | Flow::Join);
        if flows().all(known) {
            readers.find_private(func);
        }
        readers.find_begun(func);
        readers
    }

    /// Finds the instructions that begin to write what others complete before anything is read.
    fn find_begun(&mut self, func: &EuFunction) {
        let mut parts = Parts::default();
        for &block in &func.layout {
            parts.close_all();
            for &inst in &func.blocks[block].insts {
                let data = &func.insts[inst];
                for_each_read_mask(func, data, |reg, mask| parts.close(reg, mask));
                let plain = !data.op.is_pseudo() && !data.op.is_send() && !data.is_partial();
                match data.dst.base {
                    Base::Virtual(reg)
                        if plain && matches!(func.vregs[reg].kind, VRegKind::Grf(_)) =>
                    {
                        let (from, to) = self.extent[reg].unwrap_or_default();
                        let wanted = |index: u32| {
                            let from = from.saturating_sub(index * GRF_BYTES).min(GRF_BYTES);
                            let to = to.saturating_sub(index * GRF_BYTES).min(GRF_BYTES);
                            let below = |n: u32| ((1u64 << n) - 1) as u32;
                            below(to) & !below(from)
                        };
                        let begun = &mut self.begun;
                        parts.write(func, inst, reg, wanted, |first, mask| {
                            if first != inst {
                                begun[first] |= mask;
                            }
                        });
                    }
                    _ => for_each_write_mask(func, data, |reg, mask| parts.close(reg, mask)),
                }
            }
        }
    }

    fn extend(&mut self, func: &EuFunction, data: &InstData) {
        let read = (0..data.srcs.len()).filter_map(|index| src_place(func, data, index));
        let written = if data.op == Op::Undef { SmallVec::new() } else { dst_places(func, data) };
        for place in read.chain(written) {
            if let Space::Virtual(reg) = place.space {
                let (start, end) = self.extent[reg].unwrap_or((place.start, place.end));
                self.extent[reg] = Some((start.min(place.start), end.max(place.end)));
            }
        }
    }

    /// The registers of which a place covers all that is ever in them.
    fn covered(&self, reg: VReg, place: RegBytes) -> Mask {
        let (first, last) = self.extent[reg].unwrap_or((place.start, place.end));
        let start = if place.start <= first { 0 } else { place.start };
        let end = if place.end >= last { place.end.next_multiple_of(GRF_BYTES) } else { place.end };
        let all = covered(RegBytes { start, end, ..place });
        all & touched(place)
    }

    /// Finds what each channel has for itself.
    fn find_private(&mut self, func: &EuFunction) {
        let mut shared = self.nomask.clone();
        for (_, inst) in func.placed() {
            let data = &func.insts[inst];
            let unmasked = data.control.nomask || data.op == Op::Phi;
            if data.op == Op::Undef {
                continue;
            }
            for_each_written_channels(func, data, |reg, place, channels| {
                shared[reg] |= match channels {
                    Some(channels) if !unmasked => self.elsewhere(reg, channels) & touched(place),
                    _ => mask_of(func, reg, place),
                };
            });
            if let (true, true, Some(Flag::Virtual(reg))) =
                (unmasked, data.writes_flag(), data.flag)
            {
                shared[reg] |= 1;
            }
        }
        for reg in func.vregs.keys() {
            self.private[reg] = !shared[reg];
        }
    }

    fn look_at(&mut self, func: &EuFunction, data: &InstData) {
        for index in 0..data.srcs.len() {
            let Some(place) = src_place(func, data, index) else { continue };
            let Space::Virtual(reg) = place.space else { continue };
            match (data.send(), Channels::of_src(data, index)) {
                _ if data.control.nomask => self.nomask[reg] |= mask_of(func, reg, place),
                (Some(send), _) => {
                    if index == 0 && send.header {
                        self.nomask[reg] |=
                            touched(RegBytes { end: place.start + GRF_BYTES, ..place });
                    }
                }
                (None, None) => self.nomask[reg] |= mask_of(func, reg, place),
                (None, Some(channels)) => {
                    let own = &mut self.own[reg];
                    match own.iter_mut().find(|known| known.1 == channels) {
                        Some(known) => known.0 |= touched(place),
                        None => own.push((touched(place), channels)),
                    }
                }
            }
        }
        if let (true, Some(Flag::Virtual(reg))) = (data.reads_flag(), data.flag)
            && !is_own_predicate(data)
        {
            self.nomask[reg] |= 1;
        }
        if let Some(send) = data.send() {
            for desc in [send.desc, send.ex_desc] {
                if let Descriptor::Virtual(reg) = desc {
                    self.nomask[reg] |= 1;
                }
            }
        }
    }

    /// The registers that a reader looks at for channels elsewhere than a writer has them.
    fn elsewhere(&self, reg: VReg, channels: Channels) -> Mask {
        let others = self.own[reg].iter().filter(|known| known.1 != channels);
        others.fold(0, |all, (mask, _)| all | mask)
    }

    /// The registers in which a write under the mask hides what was there before.
    fn hidden(&self, reg: VReg, channels: Option<Channels>) -> Mask {
        let others = match channels {
            Some(channels) => self.elsewhere(reg, channels),
            None => self.own[reg].iter().fold(0, |all, (mask, _)| all | mask),
        };
        !(self.nomask[reg] | self.scattered[reg] & !self.private[reg] | others)
    }

    /// Calls `f` with the registers whose former value ends at an instruction.
    fn for_each_kill(&self, func: &EuFunction, inst: Inst, mut f: impl FnMut(VReg, Mask)) {
        let data = &func.insts[inst];
        if data.op == Op::Undef {
            if let Base::Virtual(reg) = data.dst.base {
                f(reg, Mask::MAX);
            }
            return;
        }
        if let (true, Some(Flag::Virtual(reg))) = (data.writes_flag(), data.flag)
            && data.pred.is_none()
            && (data.control.nomask || self.hidden(reg, None) & 1 == 1)
            // Each channel has a bit.
            && u32::from(data.control.exec) >= 8 * func.vreg_bytes(reg).min(u32::from(func.simd) / 8)
        {
            f(reg, 1);
        }
        let unmasked = data.control.nomask || data.op == Op::Phi;
        let begun = self.begun[inst];
        if begun != 0 {
            for_each_written_channels(func, data, |reg, place, channels| {
                let hidden = if unmasked { Mask::MAX } else { self.hidden(reg, channels) };
                f(reg, begun & touched(place) & hidden);
            });
        }
        if data.is_partial() || data.dst.stride != 1 && !data.op.is_send() {
            return;
        }
        let holes = holes(data);
        for_each_written_channels(func, data, |reg, place, channels| {
            if matches!(func.vregs[reg].kind, VRegKind::Grf(_)) {
                let hidden = if unmasked { Mask::MAX } else { self.hidden(reg, channels) };
                f(reg, self.covered(reg, place) & hidden & !holes);
            } else if unmasked && place.end - place.start >= func.vreg_bytes(reg) {
                f(reg, 1);
            }
        });
    }

    /// Effects of all blocks, in layout order.
    fn effects(&self, func: &EuFunction) -> Vec<(Block, VReg, Effect)> {
        let mut found: Vec<(Block, VReg, Effect)> = Vec::with_capacity(func.vregs.len());
        // The effect of the block at hand on a register, as an index in `found`.
        let mut current: SecondaryMap<VReg, u32> = SecondaryMap::with_default(u32::MAX);
        for &block in &func.layout {
            let first = found.len();
            let mut change = |reg: VReg, change: &dyn Fn(&mut Effect)| {
                let known = current[reg];
                if known == u32::MAX || (known as usize) < first {
                    current[reg] = found.len() as u32;
                    found.push((block, reg, Effect::default()));
                }
                change(&mut found[current[reg] as usize].2);
            };
            for &inst in &func.blocks[block].insts {
                let data = &func.insts[inst];
                if data.op != Op::Phi {
                    for_each_read_mask(func, data, |reg, mask| {
                        change(reg, &|effect| effect.exposed |= mask & !effect.ended);
                    });
                }
                self.for_each_kill(func, inst, |reg, mask| {
                    change(reg, &|effect| effect.ended |= mask);
                });
                if data.op != Op::Undef {
                    for_each_write_mask(func, data, |reg, mask| {
                        change(reg, &|effect| effect.written |= mask);
                    });
                }
            }
        }
        found
    }
}

/// Registers that phis read, with the ends of the blocks that control comes from.
fn phi_reads(func: &EuFunction) -> Vec<(Block, VReg, Mask)> {
    let mut found = Vec::new();
    for (_, inst) in func.placed() {
        let data = &func.insts[inst];
        let crate::target::eu::Extra::Phi(from) = &data.extra else { continue };
        for (index, &block) in from.iter().enumerate().take(data.srcs.len()) {
            if let Some(place) = src_place(func, data, index)
                && let Space::Virtual(reg) = place.space
            {
                found.push((block, reg, touched(place)));
            }
        }
    }
    found
}

impl Liveness {
    /// Liveness for all reads.
    pub(crate) fn new(func: &EuFunction) -> Self {
        let mut live = Self::unsolved(func);
        live.solve(func);
        live
    }

    /// Liveness for the reads of needed instructions: those for which `needed` says so, given the registers live after
    /// them. Registers that only unneeded values read are not live, not even around a loop.
    pub(crate) fn of_needed(
        func: &EuFunction,
        needed: impl Fn(&InstData, &dyn Fn(VReg) -> Mask) -> bool,
    ) -> Self {
        let mut live = Self::unsolved(func);
        let mut walk = LiveSet::default();
        live.iterate(func, |live, block, draft| {
            walk.begin(&draft.row(), &Row::default());
            for &inst in func.blocks[block].insts.iter().rev() {
                if needed(&func.insts[inst], &|reg| live.at(&walk, reg)) {
                    live.step(func, inst, &mut walk);
                }
            }
            walk.write_to(&live.columns, draft);
        });
        live.hold(func);
        live
    }

    fn unsolved(func: &EuFunction) -> Self {
        let graph = flow_graph(func);
        let readers = Readers::new(func);
        let effects = readers.effects(func);
        let phi_reads = phi_reads(func);
        let exposed = effects.iter().filter(|effect| effect.2.exposed != 0).map(|effect| effect.1);
        let crossing = exposed.chain(phi_reads.iter().map(|read| read.1));
        let named = effects.iter().map(|effect| (effect.0, effect.1));
        let named = named.chain(phi_reads.iter().map(|read| (read.0, read.1)));
        let columns = Columns::new(func, &graph, crossing, named);
        let mut changes: Vec<(Block, WordChange)> = Vec::new();
        for &(block, reg, effect) in &effects {
            let mut add = |mask: Mask, put: &dyn Fn(&mut WordChange, u64)| {
                columns.for_each_word(reg, mask, |word, bits| {
                    let word = word as u32;
                    let mut change = WordChange { word, exposed: 0, ended: 0, written: 0 };
                    put(&mut change, bits);
                    changes.push((block, change));
                });
            };
            add(effect.ended, &|change, bits| change.ended = bits);
            add(effect.exposed, &|change, bits| change.exposed = bits);
            add(effect.written, &|change, bits| change.written = bits);
        }
        let changes = Adjacency::from_edges(func.blocks.len(), changes.iter().copied());
        let mut at_end: Vec<(Block, WordChange)> = Vec::new();
        for (block, reg, mask) in phi_reads {
            columns.for_each_word(reg, mask, |word, exposed| {
                let word = word as u32;
                at_end.push((block, WordChange { word, exposed, ended: 0, written: 0 }));
            });
        }
        let at_end = Adjacency::from_edges(func.blocks.len(), at_end.iter().copied());
        let shared = columns.row_of(func.vregs.keys().map(|reg| (reg, !readers.private[reg])));
        let waiting = Waiting::new(func, &graph);
        let (live_in, live_out, held) = Default::default();
        Self { columns, live_in, live_out, changes, at_end, graph, held, waiting, shared, readers }
    }

    fn solve(&mut self, func: &EuFunction) {
        self.iterate(func, |live, block, draft| {
            for change in live.changes.of(block) {
                draft.remove(change.word as usize, change.ended);
                draft.add(change.word as usize, change.exposed);
            }
        });
        self.hold(func);
    }

    /// Adds the values that waiting channels hold: the registers live, along the paths of channels,
    /// where they wait.
    fn hold(&mut self, func: &EuFunction) {
        // The registers that are live where channels of a set wait, for each set after that of its later blocks.
        let mut live: Vec<Row> = Vec::new();
        for (at, later) in self.waiting.sets().sets() {
            let row = self.live_in.row(func.layout[at as usize]).without(&self.shared);
            live.push(match later.index() {
                Some(later) => row.union(&live[later]),
                None => row,
            });
        }
        let mut draft = Draft::new(&self.columns);
        for &block in &func.layout {
            draft.clear();
            if let Some(set) = self.waiting.during(block).index() {
                draft.add_row(&live[set], &self.columns, block);
            }
            self.held.set(block, draft.row());
        }
        for &block in &func.layout {
            let held = self.held.row(block).clone();
            self.live_in.add(block, &held);
            self.live_out.add(block, &held);
        }
    }

    /// Iterates upwards until nothing changes. `before` computes the registers live before a block from
    /// those live after it.
    fn iterate(&mut self, func: &EuFunction, mut before: impl FnMut(&Self, Block, &mut Draft)) {
        let mut draft = Draft::new(&self.columns);
        let mut pending: SecondaryMap<Block, bool> = SecondaryMap::with_default(true);
        let mut again = true;
        while core::mem::take(&mut again) {
            for &block in func.layout.iter().rev() {
                if !core::mem::take(&mut pending[block]) {
                    continue;
                }
                draft.clear();
                for change in self.at_end.of(block) {
                    draft.add(change.word as usize, change.exposed);
                }
                for &next in self.graph.successors(block) {
                    let row = self.live_in.row(next);
                    if self.waiting.passes_channels(block, next) {
                        draft.add_row(row, &self.columns, block);
                    } else {
                        draft.add_row(&row.within(&self.shared), &self.columns, block);
                    }
                }
                self.live_out.set(block, draft.row());
                before(self, block, &mut draft);
                if self.live_in.set(block, draft.row()) {
                    for &from in self.graph.predecessors(block) {
                        pending[from] = true;
                        again = true;
                    }
                }
            }
        }
    }

    /// Registers live at the starts of blocks that may have been written on some path there: a forward analysis.
    pub(crate) fn written(&self, func: &EuFunction) -> Rows {
        let mut written = Rows::default();
        let mut draft = Draft::new(&self.columns);
        let mut pending: SecondaryMap<Block, bool> = SecondaryMap::with_default(true);
        let mut again = true;
        while core::mem::take(&mut again) {
            for &block in &func.layout {
                if !core::mem::take(&mut pending[block]) {
                    continue;
                }
                self.written_behind(block, &written, &mut draft);
                for &next in self.graph.successors(block) {
                    if written.add(next, &draft.within(self.live_in.row(next))) {
                        pending[next] = true;
                        again = true;
                    }
                }
            }
        }
        written
    }

    /// Registers that may have been written at the end of a block.
    fn written_behind(&self, block: Block, written: &Rows, draft: &mut Draft) {
        draft.clear();
        draft.add_row(written.row(block), &self.columns, block);
        for change in self.changes.of(block) {
            draft.add(change.word as usize, change.written);
        }
    }

    /// The registers whose former value ends at an instruction that a walk has come to.
    pub(crate) fn for_each_kill(
        &self,
        func: &EuFunction,
        inst: Inst,
        walk: &LiveSet,
        mut f: impl FnMut(VReg, Mask),
    ) {
        self.readers.for_each_kill(func, inst, |reg, mask| {
            f(reg, mask & !self.columns.mask(&walk.held, reg));
        });
    }

    /// A walk up a block, from its end on.
    pub(crate) fn walk_up(&self, block: Block, walk: &mut LiveSet) {
        walk.begin(self.live_out.row(block), self.held.row(block));
    }

    /// Live registers of a virtual register at a place of a walk.
    pub(crate) fn at(&self, walk: &LiveSet, reg: VReg) -> Mask {
        walk.get(&self.columns, reg)
    }

    /// Takes a walk to the front of an instruction.
    pub(crate) fn step(&self, func: &EuFunction, inst: Inst, walk: &mut LiveSet) {
        let data = &func.insts[inst];
        self.readers.for_each_kill(func, inst, |reg, mask| {
            let ended = mask & !self.columns.mask(&walk.held, reg);
            walk.change(&self.columns, reg, |m| m & !ended);
        });
        if data.op != Op::Phi {
            for_each_read_mask(func, data, |reg, mask| {
                walk.change(&self.columns, reg, |m| m | mask);
            });
        }
    }

    /// Live registers of a virtual register before the last of some instructions of a block: all those, from its end
    /// up, that write or read the register.
    pub(crate) fn in_front(
        &self,
        func: &EuFunction,
        block: Block,
        reg: VReg,
        accesses: impl IntoIterator<Item = Inst>,
    ) -> Mask {
        let held = self.columns.mask(self.held.row(block), reg);
        let mut live = self.columns.mask(self.live_out.row(block), reg);
        for inst in accesses {
            let data = &func.insts[inst];
            self.readers.for_each_kill(func, inst, |other, mask| {
                live &= if other == reg { !mask | held } else { Mask::MAX };
            });
            if data.op != Op::Phi {
                for_each_read_mask(func, data, |other, mask| {
                    live |= if other == reg { mask } else { 0 };
                });
            }
        }
        live
    }

    /// Registers that are live at the end of a block.
    pub(crate) fn live_out(&self, block: Block) -> &Row {
        self.live_out.row(block)
    }

    /// The bits of rows.
    pub(crate) fn columns(&self) -> &Columns {
        &self.columns
    }

    /// The function's graph.
    pub(crate) fn graph(&self) -> &FlowGraph<Block> {
        &self.graph
    }
}

/// A set of registers at one place of a block: a row, and what differs from it there.
#[derive(Clone, Default, Debug)]
pub(crate) struct LiveSet {
    row: Row,
    /// Registers in the set all through the block.
    held: Row,
    /// The masks that differ, with the number of the walk in which they did.
    changed: SecondaryMap<VReg, (u32, Mask)>,
    number: u32,
    /// The registers whose masks differ.
    different: Vec<VReg>,
}

impl LiveSet {
    /// Makes it the set of a row, of which some stay in the set.
    pub(crate) fn begin(&mut self, row: &Row, held: &Row) {
        self.row.clone_from(row);
        self.held.clone_from(held);
        self.number += 1;
        self.different.clear();
    }

    /// The registers of a virtual register that are in the set.
    pub(crate) fn get(&self, columns: &Columns, reg: VReg) -> Mask {
        let (number, mask) = self.changed[reg];
        if number == self.number { mask } else { columns.mask(&self.row, reg) }
    }

    pub(crate) fn change(&mut self, columns: &Columns, reg: VReg, f: impl FnOnce(Mask) -> Mask) {
        let mask = f(self.get(columns, reg));
        if self.changed[reg].0 != self.number {
            self.different.push(reg);
        }
        self.changed[reg] = (self.number, mask);
    }

    /// Changes the row that it began with into the set.
    fn write_to(&self, columns: &Columns, draft: &mut Draft) {
        for &reg in &self.different {
            let mask = self.changed[reg].1;
            columns.for_each_word(reg, !mask, |word, bits| draft.remove(word, bits));
            columns.for_each_word(reg, mask, |word, bits| {
                draft.add(word, bits);
            });
        }
    }
}

/// The registers of a payload that its holes leave as they were.
fn holes(data: &InstData) -> Mask {
    if !data.op.is_pseudo() || !data.srcs.iter().any(crate::target::eu::Src::is_null) {
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

/// From where to where each register of a virtual register is live, in places of the layout: as one run, so that all that
/// may be hidden in channels that are off lies inside of it.
#[derive(Clone, Debug, Default)]
pub(crate) struct Intervals {
    /// By virtual register, then register: the first place that writes it or before which it is live, and the last that
    /// reads or writes it or after which it is live.
    runs: SecondaryMap<VReg, Vec<Option<(u32, u32)>>>,
    /// The place of each instruction.
    places: SecondaryMap<Inst, u32>,
    /// The place after the last instruction of each block, in order.
    ends: Vec<u32>,
}

impl Intervals {
    pub(crate) fn new(func: &EuFunction) -> Self {
        let live = Liveness::new(func);
        let written = live.written(func);
        let mut intervals = Self::default();
        let mut begins: SecondaryMap<Block, u32> = SecondaryMap::new();
        let mut at = 0;
        for &block in &func.layout {
            begins[block] = at;
            for &inst in &func.blocks[block].insts {
                intervals.places[inst] = at;
                let data = &func.insts[inst];
                if data.op != Op::Undef {
                    for_each_read_mask(func, data, |reg, mask| intervals.extend(reg, mask, at));
                    for_each_write_mask(func, data, |reg, mask| intervals.extend(reg, mask, at));
                }
                at += 1;
            }
            intervals.ends.push(at);
        }
        // Of the rows only the first and the last one that a register is in matter.
        let ends = |block: Block| begins[block] + func.blocks[block].insts.len() as u32;
        let mut draft = Draft::new(&live.columns);
        let mut seen = Draft::new(&live.columns);
        let mut note = |row: &Row, at: u32, seen: &mut Draft| {
            for (word, bits) in row.words() {
                for bit in bits_of(word, seen.add(word, bits)) {
                    let (reg, index) = live.columns.register(bit);
                    intervals.extend(reg, 1 << index, at);
                }
            }
        };
        for &block in &func.layout {
            note(written.row(block), begins[block], &mut seen);
            live.written_behind(block, &written, &mut draft);
            note(&draft.within(live.live_out.row(block)), ends(block), &mut seen);
        }
        seen.clear();
        for &block in func.layout.iter().rev() {
            live.written_behind(block, &written, &mut draft);
            note(&draft.within(live.live_out.row(block)), ends(block), &mut seen);
            note(written.row(block), begins[block], &mut seen);
        }
        intervals
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

    /// Makes the runs of one register part of those of another, from its register `first` on.
    pub(crate) fn merge(&mut self, from: VReg, to: VReg, first: u32) {
        for (index, run) in core::mem::take(&mut self.runs[from]).into_iter().enumerate() {
            if let Some((begin, end)) = run {
                let mask = 1 << (first + index as u32);
                self.extend(to, mask, begin);
                self.extend(to, mask, end);
            }
        }
    }

    /// Whether two places are in one block.
    pub(crate) fn is_one_block(&self, a: u32, b: u32) -> bool {
        let block = |at: u32| self.ends.partition_point(|&end| end <= at);
        block(a) == block(b)
    }

    /// The run in which all of a virtual register's lie.
    pub(crate) fn hull(&self, reg: VReg) -> Option<(u32, u32)> {
        let runs = self.runs[reg].iter().flatten();
        runs.copied().reduce(|a, b| (a.0.min(b.0), a.1.max(b.1)))
    }

    /// The place of an instruction.
    pub(crate) fn place(&self, inst: Inst) -> u32 {
        self.places[inst]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Live registers of `v0` at the start of the loop of a function that does `code` in each
    /// round.
    fn live_around(code: &str) -> Mask {
        let text = format!(
            "function f device=dg2 simd=8 stage=legal\n  v0: grf 2\n  v1: grf 1\n  v2: flag 16\nb0:\n  mov (8|M0) v1:ud 1:ud\n\
             b1:\n{code}\n  add (8|M0) v1:ud v0.0<8;4,2>:ud v0.1<8;4,2>:ud\n  (W) cmp (1|M0) (lt)v2 null:ud v1.0<0;1,0>:ud 9:ud\n  \
             (W&v2) jmpi (1|M0) b1\nb2:\n"
        );
        let func = crate::target::eu::parse("f.eu", &text).expect("a function").remove(0);
        let live = Liveness::new(&func);
        let reg = func.vregs.keys().next().expect("a register");
        live.columns.mask(live.live_in.row(func.layout[1]), reg)
    }

    #[test]
    fn halves_end_what_was_there_before() {
        let low = "  mov (8|M0) v0.0<2>:ud v1:ud\n";
        let high = "  mov (8|M0) v0.1<2>:ud v1:ud\n";
        let read = "  add (8|M0) v1:ud v0.0<8;4,2>:ud v1:ud\n";
        assert_eq!(live_around(&format!("{low}{high}")), 0);
        assert_eq!(live_around(&format!("{high}{low}")), 0);
        // One half, one that is read before the other is there, and halves of some channels only.
        assert_eq!(live_around(low), 0b11);
        assert_eq!(live_around(&format!("{low}{read}{high}")), 0b11);
        assert_eq!(live_around(&format!("{low}{}", high.replace("(8|", "(4|"))), 0b10);
        let unmasked = high.replace("  mov", "  (W) mov");
        assert_eq!(live_around(&format!("{low}{unmasked}")), 0b11);
    }
}
