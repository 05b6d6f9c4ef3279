//! Messages without a mask where a thread may have no channel: they get a predicate.
//!
//! On gen12.1 an EU of a fused pair may execute instructions without a mask although its thread has no channel
//! ([`Device::runs_without_channels`](crate::target::device::Device)): its bit in the pair's mask stays on if a branch switches off its last
//! channels while the other EU is off, and up to where its channels are on again. So it goes through blocks in which only the other thread
//! has channels, or none, while its own channels wait.
//!
//! **Harmless.** Registers need nothing. A thread whose channels all wait is a case of one whose channels partly wait:
//! a block must not write, without the mask, values that waiting channels need, or code for any device would be wrong.
//! Uniform values are found by the branches at which channels diverge. On a fused pair all branches are of this kind
//! except those that are uniform in a work-group at points where no channel waits ([`crate::isel`]). Allocation, copies
//! and scratch memory know the waiting channels. Reads of memory with bounds (surfaces, local memory) and fences are
//! harmless, too.
//!
//! **Harmful.** A read of an address that was never computed, for example from a reduction over no channels. The signal
//! that a thread is at a barrier. (Intel's compiler guards everything without a mask, with the flag saved and restored
//! around it. Its comment says that the mask, once wrong, stays so up to a point where no channel waits; Mesa guards
//! messages.)
//!
//! **Places.** While all channels of one thread wait and some of the other's do not, a branch must split channels once
//! more. So such a region starts with a forward branch at a point around which some channels already wait, and does not
//! end before no channel waits. A loop whose end is such a place is one in all of its blocks. An arm's end that is
//! `else` is no such branch, nor is the back edge of a loop. These are the places that Intel's compiler takes.
//!
//! ```text
//! (W) mov (1) f.x:uw 0            all channels that are on: none, but
//!     cmp (N) (eq)f.x r0.0 r0.0   for those under the mask
//! (W&f.x.any16h) send …
//! ```
//!
//! (Not the register of enabled channels: at the beginning of a thread it has channels that were not started.) The flag is one that is
//! not live there; if there is none, `r127`, which no value occupies, has it meanwhile.

use cranelift_entity::SecondaryMap;

use super::flags::FlagLiveness;
use crate::mir_opt::eu_pass;
use crate::regalloc::FlagUse;
use crate::target::eu::{
    Arf, Base, Block, Cmod, Control, Descriptor, Dst, EuFunction, Flag, Flow, Inst, InstData, Op,
    PredMode, Predicate, Send, Src, Type,
};

eu_pass!(
    GUARD_NO_MASK,
    Required,
    "eu-guard-nomask",
    "Puts messages without a mask under a predicate where an EU of a fused pair may run without channels.",
    "An allocated function with its final branches, before its scoreboard.",
    "messages guarded" => guard
);

/// The register that allocation leaves alone.
const SPARE: u8 = 127;

fn guard(func: &mut EuFunction) -> u64 {
    if !func.device.runs_without_channels
        || !func.placed().any(|(_, inst)| does_harm(&func.insts[inst]))
    {
        return 0;
    }
    let parted = parted_again(func);
    let flags = FlagLiveness::new(func);
    let mut count = 0;
    let mut place = 0;
    for block in func.layout.clone() {
        let live = flags.in_front(func, block);
        let insts = core::mem::take(&mut func.blocks[block].insts);
        let mut guarded = Vec::with_capacity(insts.len());
        // The flag that has the channels.
        let mut loaded: Option<Guard> = None;
        for (inst, live) in insts.into_iter().zip(live) {
            let mut saved = None;
            if parted[place] && does_harm(&func.insts[inst]) {
                let guard = loaded.or_else(|| Guard::free(func, live)).unwrap_or_else(|| {
                    let guard = Guard::of(func, 0);
                    saved = Some(guard.reg);
                    guarded.push(move_flag(func, guard.reg, true));
                    guard
                });
                if loaded.is_none() {
                    guarded.extend(guard.load(func));
                }
                loaded = Some(guard).filter(|_| saved.is_none());
                let data = &mut func.insts[inst];
                data.flag = Some(Flag::Physical { reg: guard.reg, sub: guard.sub });
                data.pred = Some(Predicate { mode: guard.mode, inverse: false });
                count += 1;
            }
            let written = FlagUse::of(func, &func.insts[inst]).written;
            loaded = loaded.filter(|guard| written & guard.units() == 0);
            guarded.push(inst);
            guarded.extend(saved.map(|reg| move_flag(func, reg, false)));
            place += 1;
        }
        func.blocks[block].insts = guarded;
    }
    count
}

/// A flag that has the bits of all channels that are on.
#[derive(Clone, Copy)]
struct Guard {
    reg: u8,
    sub: u8,
    /// Whether any of them is.
    mode: PredMode,
}

impl Guard {
    /// The flag from some 16 bits on.
    fn of(func: &EuFunction, unit: u8) -> Self {
        let mode = PredMode::Any(if func.simd > 16 { 32 } else { 16 });
        Self { reg: unit / 2, sub: unit % 2, mode }
    }

    /// A flag that is not live.
    fn free(func: &EuFunction, live: u8) -> Option<Self> {
        let step = if func.simd > 16 { 2 } else { 1 };
        let all = (0..2 * func.device.flags).step_by(step).map(|unit| Self::of(func, unit));
        all.into_iter().find(|guard| guard.units() & live == 0)
    }

    /// Its 16 bits among all flags' ([`FlagUse`]).
    fn units(self) -> u8 {
        let bits = if self.mode == PredMode::Any(32) { 3 } else { 1 };
        bits << (2 * self.reg + self.sub)
    }

    /// The instructions that write it.
    fn load(self, func: &mut EuFunction) -> [Inst; 2] {
        let ty = if self.mode == PredMode::Any(32) { Type::UD } else { Type::UW };
        let flag = Dst::new(Base::Arf(Arf::Flag(self.reg)), ty).advanced(2 * u32::from(self.sub));
        let clear = InstData::mov(Control::all(1), flag, Src::imm(ty, 0));
        let same = Src::scalar(Base::Grf(0), Type::UW);
        let control = Control::new(func.simd);
        let mut cmp = InstData::new(Op::Cmp, control, Dst::null(Type::UW), &[same, same]);
        cmp.cmod = Some(Cmod::Eq);
        cmp.flag = Some(Flag::Physical { reg: self.reg, sub: self.sub });
        [clear, cmp].map(|data| func.insts.push(data))
    }
}

/// Saves a flag register, or restores it. For a thread without channels nothing changes by that.
fn move_flag(func: &mut EuFunction, reg: u8, saves: bool) -> Inst {
    let (flag, spare) = (Base::Arf(Arf::Flag(reg)), Base::Grf(SPARE));
    let (to, from) = if saves { (spare, flag) } else { (flag, spare) };
    let (to, from) = (Dst::new(to, Type::UD), Src::scalar(from, Type::UD));
    func.insts.push(InstData::mov(Control::all(1), to, from))
}

/// The binding of addresses without bounds.
const STATELESS: u32 = 0xff;
/// The data ports' numbers.
const DATA_PORTS: [u8; 2] = [10, 12];
/// Data port 0: the category of scratch block messages, and the type of fences.
const SCRATCH: u32 = 1 << 18;
const FENCE: u32 = 7;

/// Whether a message without a mask must not be sent for a thread that has no channels.
fn does_harm(data: &InstData) -> bool {
    let Some(send) = data.send() else { return false };
    data.control.nomask && data.pred.is_none() && !send.eot && !is_harmless(send)
}

fn is_harmless(send: &Send) -> bool {
    let Descriptor::Imm(desc) = send.desc else { return false };
    let [first, _] = DATA_PORTS;
    let own = send.sfid == first && (desc & SCRATCH != 0 || desc >> 14 & 0x1f == FENCE);
    let bounded = DATA_PORTS.contains(&send.sfid) && !send.writes && desc & 0xff != STATELESS;
    own || bounded
}

/// Whether, at each instruction in layout order, channels may diverge from which others have
/// already diverged.
fn parted_again(func: &EuFunction) -> Vec<bool> {
    let placed: Vec<(Block, Inst)> = func.placed().collect();
    let mut starts: SecondaryMap<Block, usize> = SecondaryMap::new();
    let mut place = 0;
    for &block in &func.layout {
        starts[block] = place;
        place += func.blocks[block].insts.len();
    }
    // Of a branch: where channels go, and whether that is back.
    let way = |inst: Inst| -> Option<(usize, bool)> {
        let data = &func.insts[inst];
        let branch = data.branch()?;
        match data.op.desc().flow {
            Flow::If => Some((starts[branch.uip], false)),
            Flow::Goto => Some((starts[branch.uip], branch.backward)),
            Flow::While => Some((starts[branch.jip], true)),
            // After the branch that it names.
            Flow::Break => Some((starts[branch.uip] + 1, false)),
            Flow::Continue | Flow::Halt => Some((starts[branch.uip], false)),
            Flow::None | Flow::Else | Flow::EndIf | Flow::Join | Flow::Jump => None,
        }
    };
    // Ends of the loops that start at a place.
    let mut behind: Vec<usize> = vec![0; placed.len() + 1];
    for (at, &(_, inst)) in placed.iter().enumerate() {
        if let Some((head, true)) = way(inst) {
            behind[head] = behind[head].max(at + 1);
        }
    }
    let mut again = vec![false; placed.len()];
    // End of the diverged region, and of the one with channels diverged again; and whether the
    // latter occurred since no channel waited.
    let (mut parted, mut twice, mut wrong) = (0, 0, false);
    let mut loops: Vec<(usize, usize)> = Vec::new();
    for (at, &(_, inst)) in placed.iter().enumerate() {
        wrong &= parted > at;
        parted = parted.max(behind[at]);
        wrong |= twice > at;
        again[at] = wrong;
        match way(inst) {
            Some((head, true)) => loops.push((head, at)),
            Some((to, false)) if parted > at => {
                twice = twice.max(to);
                parted = parted.max(to);
            }
            Some((to, false)) => parted = to,
            None => {}
        }
    }
    // A loop around is one as a whole, which may be the end of another loop.
    loops.sort_unstable();
    let mut pending: Vec<(usize, usize)> =
        loops.iter().copied().filter(|&(_, back)| again[back]).collect();
    while let Some((head, back)) = pending.pop() {
        if again[head..back].iter().all(|&again| again) {
            continue;
        }
        for at in head..back {
            if !core::mem::replace(&mut again[at], true)
                && let Some((inner, true)) = way(placed[at].1)
            {
                pending.push((inner, at));
            }
        }
    }
    again
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::target::eu::{parse, print, verify};

    const MESSAGE: &str = "  (W) send (8|M0) r10.0<1>:ud r3.0<8;8,1>:ud {sfid 12, mlen 1, rlen 1, desc 0x41FF, reads}\n";

    /// The lines of a function's block after the pass, without the branch at its end.
    fn guarded(simd: u8, blocks: &[&str], which: usize) -> Vec<String> {
        let mut text = format!("function f device=tgl simd={simd} stage=allocated\n");
        for (at, block) in blocks.iter().enumerate() {
            text += &format!("b{at}:\n{block}");
        }
        text += "  (W) mov (8|M0) r112.0<1>:ud r0.0<8;8,1>:ud\n";
        text += "  (W) send (8|M0) null:ud r112:ud {sfid 7, mlen 1, desc 0x10, EOT}\n";
        let mut func = parse("f", &text).unwrap_or_else(|e| panic!("{e}\n{text}")).remove(0);
        guard(&mut func);
        verify(&func).unwrap_or_else(|e| panic!("{e}\n{}", print(&func)));
        let printed = print(&func);
        let from = printed.find(&format!("b{which}:\n")).expect("the block");
        let lines = printed[from..].lines().skip(1).map(|line| line.trim().to_owned());
        lines.take_while(|line| !line.contains("endif") && !line.starts_with('b')).collect()
    }

    #[test]
    fn only_where_channels_may_have_parted_twice() {
        let compare = "  cmp (16|M0) (lt)f0.0 null<1>:d r2.0<8;8,1>:d 1:d\n";
        let outer = &format!("{compare}  (f0.0) if (16|M0) b4 b4\n");
        let inner = &format!("{MESSAGE}{compare}  (f0.0) if (16|M0) b3 b3\n");
        let twice = &format!("{MESSAGE}{MESSAGE}");
        let blocks = [outer, inner, twice, "  endif (16|M0) b4\n", "  endif (16|M0) b5\n", ""];
        let first = guarded(16, &blocks, 1);
        assert_eq!(first[0], MESSAGE.trim());
        let second = guarded(16, &blocks, 2);
        assert_eq!(second.len(), 4, "{second:#?}");
        assert_eq!(second[0], "(W) mov (1|M0) f0.0<1>:uw 0x0:uw");
        assert_eq!(second[1], "cmp (16|M0) (eq)f0.0 null<1>:uw r0.0<0;1,0>:uw r0.0<0;1,0>:uw");
        assert!(second[2].starts_with("(W&f0.0.any16h) send"), "{second:#?}");
        assert_eq!(second[2], second[3]);
    }

    #[test]
    fn a_flag_that_nobody_needs() {
        let head = "  cmp (32|M0) (lt)f0.0 null<1>:w r2.0<16;16,1>:w 1:w\n  cmp (32|M0) (lt)f1.0 null<1>:w r2.0<16;16,1>:w 2:w\n";
        let outer = &format!("{head}  (f0.0) if (32|M0) b4 b4\n");
        let inner = &"  (f0.0) if (32|M0) b3 b3\n".to_owned();
        let with = |needed: &str| {
            let end = format!("  endif (32|M0) b5\n{needed}");
            guarded(32, &[outer, inner, MESSAGE, "  endif (32|M0) b4\n", &end, ""], 2)
        };
        let read = |flag: &str| {
            format!("  ({flag}) sel (32|M0) r20.0<1>:w r20.0<16;16,1>:w r22.0<16;16,1>:w\n")
        };
        let free = with(&read("f0.0"));
        assert!(free[2].starts_with("(W&f1.0.any32h) send"), "{free:#?}");
        let none = with(&(read("f0.0") + &read("f1.0")));
        assert_eq!(none.len(), 5, "{none:#?}");
        assert_eq!(none[0], "(W) mov (1|M0) r127.0<1>:ud f0.0<0;1,0>:ud");
        assert!(none[3].starts_with("(W&f0.0.any32h) send"), "{none:#?}");
        assert_eq!(none[4], "(W) mov (1|M0) f0.0<1>:ud r127.0<0;1,0>:ud");
    }
}
