//! Spilling: values that do not fit live in scratch memory, or, for flags, in general registers.
//!
//! A register that is spilled is spilled everywhere: each instruction that reads it loads it into a register of its own
//! before, each that writes it stores it afterwards. All of that is by whole registers with NoMask, so that it does not
//! matter which channels are on, nor where control comes from: no edge needs code. Only those registers of a virtual register
//! are moved that the instruction touches.
//!
//! Registers that an instruction had, loaded or written, the next one reads in place.
//!
//! A register that only one instruction writes, a move of a constant, is not stored: each reader gets the constant anew.
//!
//! Messages are *scratch block* reads and writes of the data cache (function 10), 1, 2, 4 or 8 registers at once. Their header is r0 as
//! the thread got it, in which the base is; the place is in the descriptor, so nothing has to be computed. On gen8 header and
//! values are one payload, from gen9 on two pieces. (Sources: the public programmer's reference manuals of gen8 to
//! gen12, "Scratch Block Read/Write", as `iga64` prints such messages.)

use cranelift_entity::{EntitySet, SecondaryMap};
use ir::diagnostic::Diagnostic;
use ir::graph::{DomTree, LoopForest};
use rp_tracker::pressure::UpwardTracker;

use super::Failure;
use super::facts::{Facts, for_each_register};
use super::pack_scalars::Sharing;
use super::physical::Units;
use super::pressure::{Demand, FLAGS, GENERAL, Limits, Pressure};
use super::scratch::Slots;
use super::skeleton::{Skeleton, build, home};
use super::target::GRF;
use crate::mir_opt::Uses;
use crate::mir_opt::bits::Mask;
use crate::mir_opt::liveness::{for_each_read_mask, for_each_write_mask};
use crate::mir_opt::payload::moves;
use crate::target::device::{GRF_BYTES, Generation};
use crate::target::eu::{
    Base, Block, Control, Descriptor, Dst, EuFunction, Extra, Flag, Inst, InstData, Op, Send, Src,
    Type, VReg, VRegKind,
};

/// Figures about spilling.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Spilled {
    /// Pressure before.
    pub(crate) needed: Pressure,
    /// Registers of any kind.
    pub(crate) registers: u32,
    /// Messages and moves that read.
    pub(crate) loads: u32,
    /// Messages and moves that write.
    pub(crate) stores: u32,
    /// Constants that are made again.
    pub(crate) remade: u32,
    /// Values that have a lane of a common register.
    pub(crate) shared: u32,
}

impl Spilled {
    /// This and what was done afterwards.
    pub(crate) fn and(self, later: Self) -> Self {
        Self {
            needed: self.needed,
            registers: self.registers + later.registers,
            loads: self.loads + later.loads,
            stores: self.stores + later.stores,
            remade: self.remade + later.remade,
            shared: self.shared + later.shared,
        }
    }
}

/// The function of the data cache that scratch messages go to.
const DATA_CACHE: u8 = 10;
/// Bits of a scratch block message's descriptor: the category, a write, the log of the registers; the first register's number
/// is in the lowest twelve bits.
const SCRATCH: u32 = 1 << 18;
const WRITE: u32 = 1 << 17;
const SIZE_SHIFT: u32 = 12;
/// The registers that a descriptor can reach.
const REACH: u32 = 1 << 12;
/// General registers that are left over where anything is spilled: what is loaded needs some, and holes take others, which would
/// have to be filled by copies.
const SPARE: u32 = 4;

/// Spills until the demand is within the limits everywhere, as far as that is possible; registers that can be shared
/// are shared before anything is spilled. `temporary` are registers of earlier spilling, which stay. Returns the
/// figures, and the skeleton afterwards.
///
/// # Errors
/// The device's messages are not known, or the function has no skeleton.
pub(crate) fn spill(
    func: &mut EuFunction,
    limits: Limits,
    temporary: &mut EntitySet<VReg>,
) -> Result<(Spilled, Skeleton), Failure> {
    let mut all: Option<Spilled> = None;
    let mut may_share = temporary.is_empty();
    loop {
        let facts = Facts::new(func);
        let skeleton = build(func, &facts)?;
        let demand = Demand::new(func, &facts, &skeleton);
        let needed = demand.all();
        let done = all.unwrap_or(Spilled { needed, ..Spilled::default() });
        if needed.fits(limits) {
            return Ok((done, skeleton));
        }
        if needed.registers > limits.registers && core::mem::take(&mut may_share) {
            let sharing = Sharing::find(func);
            if !sharing.is_empty() {
                drop(demand);
                all = Some(Spilled { shared: sharing.apply(func), ..done });
                continue;
            }
        }
        let wanted = Limits { registers: limits.registers.saturating_sub(SPARE), ..limits };
        let chosen = Chooser::new(func, &facts, &demand, wanted, temporary).run();
        if chosen.is_empty() {
            return Ok((done, skeleton));
        }
        let rewriter = Rewriter::new(func, &facts, &chosen, temporary);
        // A narrower thread may have nothing to spill.
        all = Some(done.and(rewriter.map_err(Failure::Shortage)?.run()));
    }
}

/// The kind and the units of a register; nothing for what is not spilled.
fn demand(func: &EuFunction, reg: VReg) -> Option<(usize, u32)> {
    match func.vregs[reg].kind {
        VRegKind::Grf(count) => Some((GENERAL, u32::from(count))),
        VRegKind::Flag(bits) => Some((FLAGS, u32::from(bits) / 16)),
        VRegKind::Address(_) => None,
    }
}

/// Cost of making a constant again; a read of memory costs 1.
const CONSTANT_COST: f32 = 0.25;

/// The instruction that makes a register, if that is nothing but a move of a constant. The value in channels that are
/// off means nothing ([`Uses::single_def`]).
fn constant(func: &EuFunction, uses: &Uses, reg: VReg) -> Option<Inst> {
    let def = uses.single_def(reg)?;
    let data = &func.insts[def];
    let plain = data.op == Op::Mov && !data.saturate && data.pred.is_none() && data.cmod.is_none();
    let moved = matches!(data.srcs[..], [Src::Imm(_)]);
    (plain && moved && matches!(func.vregs[reg].kind, VRegKind::Grf(_))).then_some(def)
}

/// In place of a place: it is live, but was chosen.
const GONE: u32 = u32::MAX;

/// Decides what is spilled: one walk up the blocks that need too much, in which what costs least for its size leaves where
/// too much is live.
struct Chooser<'a> {
    func: &'a EuFunction,
    demand: &'a Demand<'a>,
    limits: Limits,
    temporary: &'a EntitySet<VReg>,
    /// Reads and writes, by how often their blocks may run.
    costs: SecondaryMap<VReg, f32>,
    chosen: EntitySet<VReg>,
    /// Live registers that are not chosen.
    live: Vec<VReg>,
    /// Index in that list of each live register, or [`GONE`].
    places: SecondaryMap<VReg, Option<u32>>,
    /// Units that are live and chosen, of each kind.
    gone: [u32; 2],
}

impl<'a> Chooser<'a> {
    fn new(
        func: &'a EuFunction,
        facts: &Facts,
        demand: &'a Demand<'a>,
        limits: Limits,
        temporary: &'a EntitySet<VReg>,
    ) -> Self {
        let graph = facts.graph();
        let loops = LoopForest::new(graph, &DomTree::new(graph));
        let mut costs: SecondaryMap<VReg, f32> = SecondaryMap::new();
        for (block, inst) in func.placed() {
            let often = 8f32.powi(loops.depth(block).min(8) as i32);
            for_each_register(func, &func.insts[inst], |reg, _| costs[reg] += often);
        }
        let uses = Uses::new(func);
        for reg in func.vregs.keys().filter(|&reg| constant(func, &uses, reg).is_some()) {
            costs[reg] *= CONSTANT_COST;
        }
        Self {
            func,
            demand,
            limits,
            temporary,
            costs,
            chosen: EntitySet::new(),
            live: Vec::new(),
            places: SecondaryMap::new(),
            gone: [0; 2],
        }
    }

    fn run(mut self) -> EntitySet<VReg> {
        let mut tracker = self.demand.tracker();
        for &block in &self.func.layout {
            if !self.demand.block(block).fits(self.limits) {
                self.block(&mut tracker, block);
            }
        }
        self.chosen
    }

    fn add(&mut self, reg: VReg) {
        let Some((kind, units)) = demand(self.func, reg) else { return };
        if self.places[reg].is_some() {
            return;
        }
        if self.chosen.contains(reg) {
            self.gone[kind] += units;
            self.places[reg] = Some(GONE);
        } else {
            self.places[reg] = Some(self.live.len() as u32);
            self.live.push(reg);
        }
    }

    fn remove(&mut self, reg: VReg) {
        let Some((kind, units)) = demand(self.func, reg) else { return };
        match self.places[reg].take() {
            Some(GONE) => self.gone[kind] -= units,
            Some(place) => {
                self.live.swap_remove(place as usize);
                if let Some(&moved) = self.live.get(place as usize) {
                    self.places[moved] = Some(place);
                }
            }
            None => {}
        }
    }

    fn block(&mut self, tracker: &mut UpwardTracker<'_>, block: Block) {
        let demand = self.demand;
        let Skeleton { func: bones, origins, .. } = demand.skeleton;
        for live in demand.liveness().live_out(home(block)) {
            origins[live.reg].expand().into_iter().for_each(|reg| self.add(reg));
        }
        demand.walk_up(tracker, block, |tracker, bone, at| {
            let operands = bone.map(|bone| bones.operands(bone)).unwrap_or_default();
            let values = operands.iter().filter_map(|op| op.as_reg()?.reg.as_virtual());
            let mut own: Vec<(VReg, bool)> = Vec::new();
            for value in values {
                let Some(reg) = origins[value].expand() else { continue };
                let is_live = !tracker.live().lanes(value).is_empty();
                match own.iter_mut().find(|other| other.0 == reg) {
                    Some(other) => other.1 |= is_live,
                    None => own.push((reg, is_live)),
                }
            }
            for &(reg, is_live) in &own {
                if is_live { self.add(reg) } else { self.remove(reg) }
            }
            self.reduce(&own, at);
        });
        for live in demand.liveness().live_in(home(block)) {
            origins[live.reg].expand().into_iter().for_each(|reg| self.remove(reg));
        }
        debug_assert!(self.live.is_empty() && self.gone == [0; 2], "registers are left over");
    }

    /// Brings what is live under the limits, given what is needed at an instruction and its own registers.
    fn reduce(&mut self, own: &[(VReg, bool)], at: Pressure) {
        let limits = [self.limits.registers, self.limits.flags];
        for (kind, (needed, limit)) in at.counts().into_iter().zip(limits).enumerate() {
            // Registers of an instruction itself are needed, spilled or not.
            let mut gone = self.gone[kind];
            for &(reg, _) in own.iter().filter(|own| self.places[own.0] == Some(GONE)) {
                gone -= demand(self.func, reg).filter(|d| d.0 == kind).map_or(0, |d| d.1);
            }
            let mut excess = (needed - gone).saturating_sub(limit);
            if excess == 0 {
                continue;
            }
            let mut candidates: Vec<(f32, VReg, u32)> = Vec::new();
            for &reg in &self.live {
                if let Some((of, units)) = demand(self.func, reg)
                    && of == kind
                    && !own.iter().any(|own| own.0 == reg)
                    && !self.temporary.contains(reg)
                {
                    candidates.push((self.costs[reg] / units as f32, reg, units));
                }
            }
            candidates.sort_by(|a, b| a.0.total_cmp(&b.0).then(a.1.cmp(&b.1)));
            for (_, reg, units) in candidates {
                if excess == 0 {
                    break;
                }
                log::debug!(
                    target: super::ALLOCATE.name,
                    "spills {reg:?}: {excess} too many live, and its {units} are used least"
                );
                excess = excess.saturating_sub(units);
                self.remove(reg);
                self.chosen.insert(reg);
                self.add(reg);
            }
        }
    }
}

/// Location of a spilled register.
#[derive(Clone, Copy, Debug)]
enum Home {
    /// In scratch memory, from this register of it on.
    Memory(u32),
    /// A flag, in a doubleword of a general register.
    Register(VReg, u32),
    /// Nowhere: this instruction makes it.
    Made(Inst),
}

/// Puts loads and stores into the function.
struct Rewriter<'a> {
    func: &'a mut EuFunction,
    facts: &'a Facts,
    homes: SecondaryMap<VReg, Option<Home>>,
    temporary: &'a mut EntitySet<VReg>,
    /// Spilled values that the instruction before, in the same block, had in registers.
    recent: Vec<Copied>,
    done: Spilled,
}

/// A register that holds what is in the home of some registers of a spilled one.
#[derive(Clone, Copy, Debug)]
struct Copied {
    reg: VReg,
    first: u32,
    count: u32,
    temporary: VReg,
}

impl<'a> Rewriter<'a> {
    fn new(
        func: &'a mut EuFunction,
        facts: &'a Facts,
        chosen: &EntitySet<VReg>,
        temporary: &'a mut EntitySet<VReg>,
    ) -> Result<Self, Diagnostic> {
        let mut homes = SecondaryMap::new();
        let mut flags = 0;
        let mut holder = None;
        let mut done = Spilled::default();
        let lanes = GRF_BYTES / 4;
        let uses = Uses::new(func);
        let mut stored: Vec<(VReg, u32)> = Vec::new();
        for reg in func.vregs.keys().collect::<Vec<_>>() {
            if !chosen.contains(reg) {
                continue;
            }
            done.registers += 1;
            homes[reg] = match func.vregs[reg].kind {
                VRegKind::Flag(_) => {
                    if flags % lanes == 0 {
                        holder = Some(func.add_vreg(VRegKind::Grf(1)));
                    }
                    flags += 1;
                    holder.map(|holder| Home::Register(holder, (flags - 1) % lanes))
                }
                _ => match constant(func, &uses, reg) {
                    Some(def) => Some(Home::Made(def)),
                    None => {
                        stored.push((reg, func.vreg_bytes(reg) / GRF_BYTES));
                        None
                    }
                },
            };
        }
        if !stored.is_empty() {
            check_device(func)?;
            let first = func.scratch_bytes.div_ceil(GRF_BYTES);
            let (places, end) = Slots::assign(func, &stored, first);
            func.scratch_bytes = end * GRF_BYTES;
            if end > REACH {
                let error = Diagnostic::unsupported("spilling more than 128 KiB for a thread");
                return Err(error.in_function(&func.name));
            }
            for (reg, at) in places {
                homes[reg] = Some(Home::Memory(at));
            }
        }
        Ok(Self { func, facts, homes, temporary, recent: Vec::new(), done })
    }

    fn run(mut self) -> Spilled {
        for block in self.func.layout.clone() {
            let old = core::mem::take(&mut self.func.blocks[block].insts);
            let mut new = Vec::with_capacity(old.len());
            self.recent.clear();
            for inst in old {
                self.inst(inst, &mut new);
            }
            self.func.blocks[block].insts = new;
        }
        self.done
    }

    /// A register for one instruction. It begins with nothing: a write of some channels of it would otherwise keep what the others
    /// had, which the store after it, without a mask, reads; and around a loop that would be the value of an earlier
    /// round.
    fn new_register(&mut self, kind: VRegKind, out: &mut Vec<Inst>) -> VReg {
        let reg = self.func.add_vreg(kind);
        self.temporary.insert(reg);
        let dst = Dst::new(Base::Virtual(reg), Type::UD);
        self.emit(out, InstData::new(Op::Undef, Control::all(1), dst, &[]));
        reg
    }

    fn emit(&mut self, out: &mut Vec<Inst>, data: InstData) {
        out.push(self.func.insts.push(data));
    }

    /// An instruction with loads before and stores after it.
    fn inst(&mut self, inst: Inst, out: &mut Vec<Inst>) {
        let recent = core::mem::take(&mut self.recent);
        let data = &self.func.insts[inst];
        let mut touched: Vec<(VReg, Mask, bool, bool)> = Vec::new();
        let homes = &self.homes;
        let mut touch = |reg: VReg, mask: Mask, written: bool| {
            if homes[reg].is_none() {
                return;
            }
            match touched.iter_mut().find(|t| t.0 == reg) {
                Some(t) => *t = (reg, t.1 | mask, t.2 || !written, t.3 || written),
                None => touched.push((reg, mask, !written, written)),
            }
        };
        for_each_read_mask(self.func, data, |reg, mask| touch(reg, mask, false));
        for_each_write_mask(self.func, data, |reg, mask| touch(reg, mask, true));
        if touched.is_empty() {
            out.push(inst);
            return;
        }
        let is_remade = |t: &(VReg, Mask, bool, bool)| matches!(homes[t.0], Some(Home::Made(def)) if def == inst);
        if data.op == Op::Undef || touched.iter().any(is_remade) {
            return;
        }
        let mut stores = Vec::new();
        for (reg, mask, read, written) in touched {
            let Some(home) = self.homes[reg] else { continue };
            let begin = mask.trailing_zeros();
            let run = Mask::BITS - mask.leading_zeros() - begin;
            let (kind, first, count) = match self.func.vregs[reg].kind {
                VRegKind::Grf(all) if matches!(home, Home::Made(_)) => {
                    (VRegKind::Grf(all), 0, u32::from(all))
                }
                VRegKind::Grf(_) => (VRegKind::Grf(run as u16), begin, run),
                kind => (kind, begin, run),
            };
            // Registers that the instruction before had need no load, nor more registers: this one's are
            // needed anyway.
            let same = |had: &&Copied| (had.reg, had.first, had.count) == (reg, first, count);
            if let Some(&had) = recent.iter().find(same).filter(|_| !written) {
                self.replace(inst, reg, had.temporary, first * GRF_BYTES);
                self.recent.push(had);
                continue;
            }
            if let Home::Made(def) = home {
                let temporary = self.remake(def, kind, out);
                self.replace(inst, reg, temporary, 0);
                self.recent.push(Copied { reg, first: 0, count, temporary });
                continue;
            }
            let kept = self.facts.kept(inst, reg);
            let range = match kind {
                VRegKind::Grf(_) => (Mask::MAX >> (Mask::BITS - count)) << first,
                _ => mask,
            };
            let temporary = self.new_register(kind, out);
            let load = read && !self.facts.is_undefined(inst, reg) || kept & range != 0;
            if load {
                self.load(home, first, temporary, out);
            }
            self.replace(inst, reg, temporary, first * GRF_BYTES);
            if written {
                stores.push((home, first, temporary));
            }
            if load || written {
                self.recent.push(Copied { reg, first, count, temporary });
            }
        }
        out.push(inst);
        for (home, first, temporary) in stores {
            self.store(home, first, temporary, out);
        }
    }

    /// A constant again, for all channels: whatever the reader looks at has it.
    fn remake(&mut self, def: Inst, kind: VRegKind, out: &mut Vec<Inst>) -> VReg {
        self.done.remade += 1;
        let made = self.new_register(kind, out);
        let mut data = self.func.insts[def].clone();
        data.dst.base = Base::Virtual(made);
        data.control.nomask = true;
        self.emit(out, data);
        made
    }

    fn replace(&mut self, inst: Inst, from: VReg, to: VReg, cut: u32) {
        let data = &mut self.func.insts[inst];
        data.relocate(|reg, offset| (reg == from).then(|| (to, offset - cut)));
        if data.flag == Some(Flag::Virtual(from)) {
            data.flag = Some(Flag::Virtual(to));
        }
    }

    /// A move between a flag and its doubleword.
    fn flag_move(&self, flag: VReg, holder: VReg, lane: u32, to_flag: bool) -> InstData {
        let ty = if self.func.vreg_bytes(flag) == 4 { Type::UD } else { Type::UW };
        let (flag, holder) = ((Base::Virtual(flag), 0), (Base::Virtual(holder), lane * 4));
        let (to, from) = if to_flag { (flag, holder) } else { (holder, flag) };
        let dst = Dst::new(to.0, ty).advanced(to.1);
        InstData::mov(Control::all(1), dst, Src::scalar(from.0, ty).advanced(from.1))
    }

    fn load(&mut self, home: Home, first: u32, to: VReg, out: &mut Vec<Inst>) {
        let at = match home {
            Home::Register(holder, lane) => {
                self.done.loads += 1;
                let mov = self.flag_move(to, holder, lane, true);
                return self.emit(out, mov);
            }
            Home::Memory(at) => at + first,
            // It is made where it is read.
            Home::Made(_) => return,
        };
        for (begin, count) in blocks(self.func.vreg_bytes(to) / GRF_BYTES, 8) {
            self.done.loads += 1;
            let dst = Dst::new(Base::Virtual(to), Type::UD).advanced(begin * GRF_BYTES);
            let mut message = self.message(Op::Send, dst, at + begin, count, &[header()]);
            if let Some(send) = message.send_mut() {
                (send.rlen, send.reads) = (count as u8, true);
            }
            self.emit(out, message);
        }
    }

    fn store(&mut self, home: Home, first: u32, from: VReg, out: &mut Vec<Inst>) {
        let at = match home {
            Home::Register(holder, lane) => {
                self.done.stores += 1;
                let mov = self.flag_move(from, holder, lane, false);
                return self.emit(out, mov);
            }
            Home::Memory(at) => at + first,
            // It needs no place.
            Home::Made(_) => return,
        };
        let generation = self.func.device.generation;
        // One payload costs registers for a copy.
        let most = if self.func.device.split_send { 8 } else { 2 };
        for (begin, count) in blocks(self.func.vreg_bytes(from) / GRF_BYTES, most) {
            self.done.stores += 1;
            let values = Src::packed(Base::Virtual(from), Type::UD, 8).advanced(begin * GRF_BYTES);
            let null = Dst::null(Type::UD);
            let mut message = if self.func.device.split_send {
                let op = if generation == Generation::Gen9 { Op::Sends } else { Op::Send };
                let mut message = self.message(op, null, at + begin, count, &[header(), values]);
                if let Some(send) = message.send_mut() {
                    send.ex_mlen = count as u8;
                }
                message
            } else {
                let payload = self.new_register(VRegKind::Grf(1 + count as u16), out);
                let base = Base::Virtual(payload);
                let mut srcs = vec![header()];
                srcs.extend((0..count).map(|i| values.advanced(i * GRF_BYTES)));
                let dst = Dst::new(base, Type::UD);
                let whole = InstData::load_payload(Control::all(8), dst, srcs.len() as u8, &srcs);
                for data in moves(self.func.device, &whole) {
                    self.emit(out, data);
                }
                let sent = Src::packed(base, Type::UD, 8);
                let mut message = self.message(Op::Send, null, at + begin, count, &[sent]);
                if let Some(send) = message.send_mut() {
                    send.mlen = 1 + count as u8;
                }
                message
            };
            if let Some(send) = message.send_mut() {
                send.desc = match send.desc {
                    Descriptor::Imm(bits) => Descriptor::Imm(bits | WRITE),
                    other => other,
                };
                send.writes = true;
            }
            self.emit(out, message);
        }
    }

    /// A scratch block message of `count` registers from register `at` of the scratch memory on.
    fn message(&self, op: Op, dst: Dst, at: u32, count: u32, srcs: &[Src]) -> InstData {
        let control = Control::all(if count > 1 { 16 } else { 8 });
        let desc = SCRATCH | count.ilog2() << SIZE_SHIFT | at;
        let send = Send { mlen: 1, header: true, ..Send::new(DATA_CACHE, desc) };
        InstData { extra: Extra::Send(Box::new(send)), ..InstData::new(op, control, dst, srcs) }
    }
}

/// A message that moves what is spilled: registers of scratch memory.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SpillMessage {
    /// Whether it stores them.
    pub(crate) store: bool,
    /// The first, by its number.
    pub(crate) first: u32,
    /// Number of registers.
    pub(crate) count: u32,
}

impl SpillMessage {
    /// That of an instruction, if it is one.
    pub(crate) fn of(data: &InstData) -> Option<Self> {
        let send = data.send().filter(|send| send.sfid == DATA_CACHE)?;
        let Descriptor::Imm(descriptor) = send.desc else { return None };
        (descriptor & SCRATCH != 0).then(|| Self {
            store: descriptor & WRITE != 0,
            first: descriptor & (REACH - 1),
            count: 1 << (descriptor >> SIZE_SHIFT & 3),
        })
    }
}

/// The thread's header.
fn header() -> Src {
    Src::packed(Base::Grf(0), Type::UD, 8)
}

/// Runs of 8, 4, 2 and 1 that together are `count`, each with its begin.
fn blocks(count: u32, most: u32) -> Vec<(u32, u32)> {
    let mut runs = Vec::new();
    let mut at = 0;
    while at < count {
        let run = 1 << (count - at).min(most).ilog2();
        runs.push((at, run));
        at += run;
    }
    runs
}

/// Whether scratch messages are known for a device, and r0 is what the thread got.
fn check_device(func: &EuFunction) -> Result<(), Diagnostic> {
    let generation = func.device.generation;
    if generation < Generation::Gen8 {
        let name = func.device.name;
        let error = Diagnostic::unsupported(format!("spilling registers on {name}"));
        return Err(error.in_function(&func.name));
    }
    let writes_r0 = |inst: Inst| {
        let written = Units::written(func, &func.insts[inst]);
        written.registers().any(|reg| reg.file() == GRF && reg.first_unit() == 0)
    };
    if func.placed().any(|(_, inst)| writes_r0(inst)) {
        let error = Diagnostic::unsupported("spilling registers where r0 is written");
        return Err(error.in_function(&func.name));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blocks_cover_everything_once() {
        for count in 0..40 {
            for most in [2, 8] {
                let mut at = 0;
                for (begin, run) in blocks(count, most) {
                    assert_eq!(begin, at);
                    assert!(run.is_power_of_two() && run <= most);
                    at += run;
                }
                assert_eq!(at, count);
            }
        }
    }
}
