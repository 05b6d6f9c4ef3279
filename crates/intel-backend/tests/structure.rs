//! Structure in control flow, on generated functions of `goto` and `join`: nested branches and loops, and `goto`s across them. Each channel
//! must do the same as before, no code may run without channels, and no channel may wait at the end.
//!
//! On fused pairs of EUs the same functions have messages without a mask. A thread that has no channel must not send them, though its
//! EU is on.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use intel_backend::target::device::{DEVICES, Device};
use intel_backend::target::eu::{
    Arf, Base, EuFunction, Flag, Flow, InstData, Op, Src, parse, print, verify,
};
use ir::pass::{PassCx, PassRegistry, Sequence};

/// Numbers that depend on a seed and what they are for only.
fn mix(seed: u64, at: u64) -> u64 {
    let mut x = seed ^ at.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    x ^= x >> 30;
    x = x.wrapping_mul(0xbf58_476d_1ce4_e5b9);
    x ^= x >> 27;
    x = x.wrapping_mul(0x94d0_49bb_1331_11eb);
    x ^ x >> 31
}

/// Those of two threads.
const CHANNELS: usize = 32;
/// Number of times that a channel may take a branch back, each branch.
const ROUNDS: u64 = 4;

/// A block of the function that is made: work, and the branch at its end.
#[derive(Default)]
struct Piece {
    work: bool,
    /// The labels of a branch: of some, or of all.
    some: Option<usize>,
    all: Option<usize>,
    back: Option<usize>,
    /// Labels that are here.
    labels: Vec<usize>,
}

/// Makes functions.
struct Maker {
    seed: u64,
    count: u64,
    pieces: Vec<Piece>,
    labels: usize,
    /// Ends of loops around, which may be left.
    exits: Vec<usize>,
    /// Other targets: labels further on.
    later: Vec<usize>,
    /// Of 100 branches, those that go across.
    stray: u64,
}

impl Maker {
    fn random(&mut self, below: u64) -> u64 {
        self.count += 1;
        mix(self.seed, self.count) % below
    }

    fn label(&mut self) -> usize {
        self.labels += 1;
        self.labels - 1
    }

    fn work(&mut self) {
        self.pieces.push(Piece { work: true, ..Piece::default() });
    }

    fn place(&mut self, label: usize) {
        self.pieces.push(Piece { labels: vec![label], ..Piece::default() });
    }

    fn some(&mut self, to: usize) {
        self.pieces.push(Piece { some: Some(to), ..Piece::default() });
    }

    fn body(&mut self, depth: u32, end: Option<usize>) {
        for _ in 0..=self.random(3) {
            let stray = self.stray;
            if self.random(100) < stray && !self.later.is_empty() {
                let which = self.random(self.later.len() as u64) as usize;
                let to = self.later[which];
                if self.random(2) == 0 {
                    self.some(to);
                } else {
                    let over = self.label();
                    self.some(over);
                    self.work();
                    self.pieces.push(Piece { all: Some(to), ..Piece::default() });
                    self.place(over);
                }
            }
            match if depth == 0 { 0 } else { self.random(8) } {
                0..3 => self.work(),
                3 => self.branch(depth, false, None),
                4 | 5 => self.branch(depth, true, None),
                6 => self.repeat(depth),
                _ => match self.exits.last().copied() {
                    Some(exit) if self.random(2) == 0 => self.some(exit),
                    Some(exit) => {
                        let over = self.label();
                        self.some(over);
                        if self.random(2) == 0 {
                            self.work();
                        }
                        self.pieces.push(Piece { all: Some(exit), ..Piece::default() });
                        self.place(over);
                    }
                    None => self.work(),
                },
            }
        }
        // A chain of `else if`, whose branches end at one place.
        if let (Some(end), true) = (end, depth > 0)
            && self.random(2) == 0
        {
            self.branch(depth, true, Some(end));
        }
    }

    fn branch(&mut self, depth: u32, two: bool, shared: Option<usize>) {
        let end = shared.unwrap_or_else(|| self.label());
        let two = two || shared.is_none() && self.random(4) == 0;
        let other = if two { self.label() } else { end };
        self.some(other);
        self.later.push(other);
        if !two || self.random(6) > 0 {
            self.body(depth - 1, None);
        }
        self.later.pop();
        if two {
            self.pieces.push(Piece { all: Some(end), ..Piece::default() });
            self.place(other);
            self.later.push(end);
            self.body(depth - 1, Some(end));
            self.later.pop();
        }
        if shared.is_none() {
            self.place(end);
        }
    }

    fn repeat(&mut self, depth: u32) {
        let (head, exit) = (self.label(), self.label());
        if self.random(2) == 0 {
            self.some(exit);
        }
        self.place(head);
        self.exits.push(exit);
        self.later.push(exit);
        self.body(depth - 1, None);
        self.later.pop();
        self.exits.pop();
        self.pieces.push(Piece { back: Some(head), ..Piece::default() });
        self.place(exit);
    }

    /// The function's text. Each block has one branch at most; where channels may wait, it begins with `join`.
    fn text(&self, device: &Device) -> String {
        let mut places: BTreeMap<usize, usize> = BTreeMap::new();
        for (at, piece) in self.pieces.iter().enumerate() {
            places.extend(piece.labels.iter().map(|&label| (label, at)));
        }
        let waits = |at: usize| {
            at > 0 && self.pieces[at - 1].back.is_some()
                || self.pieces.iter().any(|piece| {
                    [piece.some, piece.all].into_iter().flatten().any(|to| places[&to] == at)
                })
        };
        let joins: Vec<usize> = (0..self.pieces.len()).filter(|&at| waits(at)).collect();
        let mut out = format!("function f device={} simd=16 stage=allocated\n", device.name);
        for (at, piece) in self.pieces.iter().enumerate() {
            let next = |or: usize| joins.iter().copied().find(|&to| to > at).unwrap_or(or);
            let _ = writeln!(out, "b{at}:");
            if joins.contains(&at) {
                let _ = writeln!(out, "  join (16|M0) b{}", next(at));
            }
            if piece.work && device.name == "tgl" {
                out.push_str(
                    "  (W) send (8|M0) null:ud r3:ud {sfid 3, mlen 1, desc 0x4, writes}\n",
                );
            }
            if piece.work {
                let _ = writeln!(out, "  add (16|M0) r4.0<1>:d r4.0<8;8,1>:d {at}:d");
            }
            let compare = |out: &mut String, flag: &str| {
                let _ = writeln!(out, "  cmp (16|M0) (lt){flag} null<1>:d r2.0<8;8,1>:d {at}:d");
            };
            let flag = if mix(self.seed, at as u64).is_multiple_of(2) { "f0.0" } else { "f0.1" };
            if let Some(to) = piece.some.map(|to| places[&to]) {
                compare(&mut out, flag);
                let not = if mix(self.seed, at as u64).is_multiple_of(3) { "~" } else { "" };
                let _ = writeln!(out, "  ({not}{flag}) goto (16|M0) b{} b{to}", next(to));
            }
            if let Some(to) = piece.all.map(|to| places[&to]) {
                if device.name == "tgl" {
                    let _ = writeln!(out, "  goto (16|M0) b{} b{to}", next(to));
                } else {
                    let _ = writeln!(out, "  (W) mov (1|M0) {flag}<1>:uw 0:uw");
                    let _ = writeln!(out, "  (~{flag}) goto (16|M0) b{} b{to}", next(to));
                }
            }
            if let Some(to) = piece.back.map(|to| places[&to]) {
                // More than any other number: an answer that is "back" a few times only.
                let _ = writeln!(
                    out,
                    "  cmp (16|M0) (lt){flag} null<1>:d r2.0<8;8,1>:d {}:d",
                    at + 1_000_000
                );
                let _ = writeln!(out, "  ({flag}) goto.b (16|M0) b{} b{to}", next(to));
            }
        }
        let _ = writeln!(out, "b{}:", self.pieces.len());
        out.push_str("  (W) mov (8|M0) r112.0<1>:ud r0.0<8;8,1>:ud\n");
        out.push_str("  (W) send (8|M0) null:ud r112:ud {sfid 7, mlen 1, desc 0x10, EOT}\n");
        out
    }
}

fn make(seed: u64, device: &Device) -> String {
    let mut maker = Maker {
        seed,
        count: 1 << 32,
        pieces: Vec::new(),
        labels: 0,
        exits: Vec::new(),
        later: Vec::new(),
        stray: [0, 0, 4, 15][(seed % 4) as usize],
    };
    maker.work();
    let end = maker.label();
    maker.later.push(end);
    for _ in 0..3 {
        maker.body(4, None);
    }
    maker.place(end);
    maker.text(device)
}

/// Channels, each with its place.
struct Channels<'f> {
    func: &'f EuFunction,
    seed: u64,
    ip: usize,
    active: u32,
    waits: [Option<usize>; CHANNELS],
    flags: [u32; 4],
    asked: BTreeMap<(usize, u64), u64>,
    /// Numbers of the work that each channel has done.
    done: Vec<Vec<u64>>,
    executed: u64,
    /// Of a fused pair: which EUs are on, and which of them because they could not be switched off. None if there is one thread.
    pair: Option<[bool; 2]>,
    kept: [bool; 2],
    /// Messages that were sent without channels, and where the last one is.
    harm: u64,
    last: usize,
}

impl<'f> Channels<'f> {
    /// Returns the numbers of the work that each channel has done, and the number of executed instructions.
    fn run(func: &'f EuFunction, seed: u64, mask: u32) -> Result<(Vec<Vec<u64>>, u64), String> {
        let channels = Self::of(func, seed, mask, None)?;
        Ok((channels.done, channels.executed))
    }

    /// The state at the end.
    fn of(
        func: &'f EuFunction,
        seed: u64,
        mask: u32,
        pair: Option<[bool; 2]>,
    ) -> Result<Self, String> {
        let mut channels = Channels {
            func,
            seed,
            ip: 0,
            active: mask,
            waits: [None; CHANNELS],
            flags: [0x5a31, 0xffff, 0x0f0f, 0],
            asked: BTreeMap::new(),
            done: vec![Vec::new(); CHANNELS],
            executed: 0,
            pair,
            kept: [false; 2],
            harm: 0,
            last: 0,
        };
        channels.steps()?;
        Ok(channels)
    }

    /// The channels of one of two threads.
    fn thread(&self, n: usize) -> u32 {
        self.active >> (16 * n) & 0xffff
    }

    /// Switches EUs off that have no channels; but not the last one.
    fn switch_off(&mut self) {
        let Some(on) = self.pair else { return };
        let last = on != [true; 2];
        for (n, on) in on.into_iter().enumerate() {
            self.kept[n] |= last && on && self.thread(n) == 0;
        }
        self.pair = Some([0, 1].map(|n| on[n] && (self.thread(n) != 0 || self.kept[n])));
    }

    fn meet(&mut self) {
        for channel in 0..CHANNELS {
            if self.waits[channel] == Some(self.ip) {
                self.waits[channel] = None;
                self.active |= 1 << channel;
            }
        }
        for n in 0..2 {
            if self.thread(n) == 0 {
                continue;
            }
            self.kept[n] = false;
            self.pair = self.pair.map(|on| core::array::from_fn(|m| on[m] || m == n));
        }
    }

    fn park(&mut self, mask: u32, at: usize) {
        let mask = mask & self.active;
        for channel in (0..CHANNELS).filter(|c| mask >> c & 1 == 1) {
            self.waits[channel] = Some(at);
        }
        self.active &= !mask;
    }

    fn advance(&mut self, jip: usize) {
        self.switch_off();
        self.ip += 1;
        self.meet();
        // An EU that was kept on may go on, or not.
        let falls = self.kept != [false; 2] && mix(self.seed, self.executed) & 1 == 0;
        if self.active == 0 && !falls {
            self.ip = jip;
        }
    }

    fn flag(data: &InstData) -> usize {
        match data.flag {
            Some(Flag::Physical { reg, sub }) => usize::from(2 * reg + sub),
            _ => 0,
        }
    }

    fn steps(&mut self) -> Result<(), String> {
        let code: Vec<_> = self.func.placed().collect();
        let mut starts = BTreeMap::new();
        let mut place = 0;
        for &block in &self.func.layout {
            starts.insert(block, place);
            place += self.func.blocks[block].insts.len();
        }
        let old = matches!(self.func.device.name, "skl" | "bdw");
        loop {
            self.meet();
            self.executed += 1;
            if self.executed > 1_000_000 {
                return Err("no end".to_owned());
            }
            let data = &self.func.insts[code.get(self.ip).ok_or("beyond the end")?.1];
            let Some(branch) = data.branch() else {
                if self.active == 0 && data.op != Op::Nop && self.kept == [false; 2] {
                    return Err(format!("at {} no channel is on", self.ip));
                }
                if data.send().is_some_and(|send| !send.eot) {
                    let without = self.kept.iter().filter(|&&kept| kept).count() as u64;
                    if data.pred.is_none() && without > 0 {
                        self.harm += without;
                        self.last = self.ip;
                    }
                } else if data.send().is_some() {
                    let left = self.waits.iter().any(Option::is_some);
                    return if left { Err("channels are left".to_owned()) } else { Ok(()) };
                }
                self.work(data);
                self.ip += 1;
                continue;
            };
            let (jip, uip) = (starts[&branch.jip], starts[&branch.uip]);
            let taken = self.active
                & match data.pred {
                    None => u32::MAX,
                    Some(pred) if pred.inverse => !self.flags[Self::flag(data)],
                    Some(_) => self.flags[Self::flag(data)],
                };
            match data.op.desc().flow {
                Flow::Goto if branch.backward && taken != 0 => {
                    self.park(self.active & !taken, self.ip + 1);
                    self.switch_off();
                    self.ip = uip;
                }
                Flow::Goto => {
                    let gone = if branch.backward { 0 } else { taken };
                    self.park(gone, uip);
                    self.advance(jip);
                }
                Flow::If => {
                    self.park(self.active & !taken, jip);
                    self.advance(jip);
                }
                Flow::Else => {
                    self.park(self.active, uip);
                    // The other thread is switched on at once.
                    self.ip += 1;
                    self.meet();
                    self.ip -= 1;
                    self.advance(jip);
                    let passed = !branch.backward && !self.waits.contains(&Some(jip));
                    if old && self.active == 0 && passed {
                        return Err("an `endif` is left out".to_owned());
                    }
                }
                Flow::EndIf | Flow::Join => self.advance(jip),
                Flow::While if taken == 0 => self.advance(self.ip + 1),
                Flow::While => {
                    self.park(self.active & !taken, self.ip + 1);
                    self.switch_off();
                    self.ip = jip;
                }
                Flow::Break => {
                    self.park(taken, uip + 1);
                    self.advance(jip);
                }
                flow => return Err(format!("{flow:?}")),
            }
        }
    }

    fn work(&mut self, data: &InstData) {
        let Some(Src::Imm(imm)) = data.srcs.iter().find(|src| matches!(src, Src::Imm(_))) else {
            return;
        };
        if let Base::Arf(Arf::Flag(reg)) = data.dst.base {
            self.flags[2 * usize::from(reg) + data.dst.offset as usize / 2] = imm.bits as u32;
            return;
        }
        for channel in (0..CHANNELS).filter(|c| self.active >> c & 1 == 1) {
            if data.op == Op::Add {
                self.done[channel].push(imm.bits);
                continue;
            }
            let asked = self.asked.entry((channel, imm.bits)).or_insert(0);
            *asked += 1;
            // Now and then the channels of a thread take one path.
            let same = mix(self.seed, imm.bits ^ *asked << 32).is_multiple_of(3);
            let who = if same { channel as u64 & !15 | 0x80 } else { channel as u64 };
            let answer = mix(self.seed, imm.bits << 20 | *asked << 8 | who) & 1 == 1;
            let answer = answer && (imm.bits < 1_000_000 || *asked < ROUNDS);
            let flag = &mut self.flags[Self::flag(data)];
            *flag = *flag & !(1 << channel) | u32::from(answer) << channel;
        }
    }
}

/// The number of functions.
fn count() -> u64 {
    std::env::var("LANELIFT_STRUCTURES").ok().and_then(|v| v.parse().ok()).unwrap_or(1_000)
}

#[test]
fn nothing_is_sent_without_channels() {
    let mut registry = PassRegistry::new();
    intel_backend::pipeline::register_machine_passes(&mut registry);
    let device = DEVICES.iter().find(|device| device.name == "tgl").unwrap();
    // Without the guards, and messages with one, of all.
    let (mut harm, mut guarded, mut all) = (0, 0, 0);
    for seed in 0..count() {
        let text = make(seed, device);
        let before = &parse("f", &text).unwrap_or_else(|error| panic!("{error}\n{text}"))[0];
        // `if` and `while` in every other one.
        let passes = ["eu-structurize,eu-guard-nomask", "eu-guard-nomask"][(seed / 2 % 2) as usize];
        let mut after = before.clone();
        let infos = registry.parse_list(passes).unwrap();
        Sequence::target(&infos).unwrap().run(&mut after, &mut (), &mut PassCx::new()).unwrap();
        let shown = || format!("seed {seed}\n{text}\n{}", print(&after));
        verify(&after).unwrap_or_else(|error| panic!("{error}\n{}", shown()));
        for mask in [0xffff_ffff, 0x0001_ffff, 0x0f0f_8421] {
            let run = |func| Channels::of(func, seed, mask, Some([true; 2]));
            harm += run(before).unwrap_or_else(|error| panic!("{error}: {}", shown())).harm;
            let found = run(&after).unwrap_or_else(|error| panic!("{error}: {}", shown()));
            let at = found.last;
            assert!(found.harm == 0, "{} messages, at instruction {at}: {}", found.harm, shown());
        }
        for (_, inst) in after.placed() {
            let data = &after.insts[inst];
            if data.send().is_some_and(|send| !send.eot) {
                all += 1;
                guarded += u64::from(data.pred.is_some());
            }
        }
    }
    println!("{guarded} of {all} messages guarded; {harm} sent without channels before");
    assert!(harm > count() && guarded < all, "{harm}, {guarded} of {all}");
}

#[test]
fn each_channel_does_the_same() {
    let mut registry = PassRegistry::new();
    intel_backend::pipeline::register_machine_passes(&mut registry);
    let count = count();
    let mut ops: BTreeMap<&str, u64> = BTreeMap::new();
    let mut executed = [0u64; 2];
    for seed in 0..count {
        let name = ["skl", "tgl", "bdw"][(seed / 4 % 3) as usize];
        let device = DEVICES.iter().find(|device| device.name == name).unwrap();
        let text = make(seed, device);
        let before = &parse("f", &text).unwrap_or_else(|error| panic!("{error}\n{text}"))[0];
        verify(before).unwrap();
        let mut after = before.clone();
        let infos = registry.parse_list("eu-structurize").unwrap();
        Sequence::target(&infos).unwrap().run(&mut after, &mut (), &mut PassCx::new()).unwrap();
        let shown = || format!("seed {seed}\n{text}\n{}", print(&after));
        verify(&after).unwrap_or_else(|error| panic!("{error}\n{}", shown()));
        for mask in [0xffff, 0x0001, 0x8421] {
            let [old, new] = [before, &after].map(|func| Channels::run(func, seed, mask));
            let (old, steps) = old.unwrap_or_else(|error| panic!("before: {error}: {}", shown()));
            let (new, fewer) = new.unwrap_or_else(|error| panic!("after: {error}: {}", shown()));
            assert!(old == new, "other work: {}", shown());
            executed[0] += steps;
            executed[1] += fewer;
        }
        for (_, inst) in after.placed() {
            *ops.entry(after.insts[inst].op.name()).or_insert(0) += 1;
        }
    }
    println!("{ops:?}, executed {executed:?}");
    for op in ["if", "else", "while", "break", "goto", "nop"] {
        assert!(ops.get(op).is_some_and(|&n| n > count / 20), "not enough '{op}': {ops:?}");
    }
}
