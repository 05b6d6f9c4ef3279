//! Generated functions with payloads, before and after passes: what is sent stays what it was.
//!
//! `LANELIFT_EU_PROGRAMS=N` runs N of them (900).

mod machine;

use intel_backend::target::device::Device;
use intel_backend::target::eu::{EuFunction, Stage, parse, print, verify};
use ir::diagnostic::Diagnostic;
use ir::pass::{Change, PassCx, PassRegistry, Sequence, Verifier};
use machine::{Machine, difference};
use std::fmt::Write as _;

struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 11
    }

    fn below(&mut self, bound: u64) -> u64 {
        self.next() % bound
    }

    fn one_in(&mut self, bound: u64) -> bool {
        self.below(bound) == 0
    }

    fn pick<'a>(&mut self, list: &[&'a str]) -> &'a str {
        list[self.below(list.len() as u64) as usize]
    }
}

/// A function in text. Values are 16 channels of 32 bits in two registers; some are of eight channels.
struct Writer {
    random: Random,
    device: &'static Device,
    registers: Vec<u32>,
    body: String,
    /// Values of sixteen channels, written under the mask or without.
    values: Vec<usize>,
    flags: Vec<usize>,
    /// Values of 32 channels, which are more than hardware does at once.
    wide: Vec<usize>,
    labels: usize,
    loops: bool,
    /// Number of the latest values, flags and wide values that may be used again.
    window: usize,
}

impl Writer {
    fn register(&mut self, size: u32) -> usize {
        self.registers.push(size);
        self.registers.len() - 1
    }

    fn line(&mut self, text: &str) {
        let _ = writeln!(self.body, "  {text}");
    }

    /// An operand of sixteen channels.
    fn operand(&mut self, ty: &str) -> String {
        match self.random.below(8) {
            0 => format!("r{}.{}<0;1,0>:{ty}", 2 + self.random.below(20), self.random.below(8)),
            1 => format!("r{}<8;8,1>:{ty}", 2 + 2 * self.random.below(10)),
            2 if !self.values.is_empty() => {
                let v = self.pick_value();
                format!("v{v}.{}<0;1,0>:{ty}", self.random.below(8))
            }
            3 => {
                if ty == "f" {
                    "0.5:f".to_owned()
                } else {
                    format!("{}:{ty}", self.random.below(100))
                }
            }
            4 if !self.wide.is_empty() => {
                // A half, or sixteen elements from somewhere in it.
                let at = self.random.below(self.wide.len() as u64) as usize;
                let v = self.wide[at];
                let at = self.random.below(2);
                format!("v{v}+{at}.{}<8;8,1>:{ty}", 4 * self.random.below(3))
            }
            _ if !self.values.is_empty() => format!("v{}<8;8,1>:{ty}", self.pick_value()),
            _ => format!("r{}<8;8,1>:{ty}", 2 + 2 * self.random.below(10)),
        }
    }

    /// 32 channels: of one register in place, or shifted by a register, or of others.
    fn wide_arithmetic(&mut self) {
        let again = !self.wide.is_empty() && self.random.one_in(3);
        let v = if again {
            let at = self.random.below(self.wide.len() as u64) as usize;
            self.wide[at]
        } else {
            self.register(5)
        };
        let sources = [
            "r4<8;8,1>:ud".to_owned(),
            "r9.3<0;1,0>:ud".to_owned(),
            format!("r{}<8;8,1>:ud", 10 + self.random.below(8)),
        ];
        let own = format!("v{v}{}<8;8,1>:ud", if self.random.one_in(2) { "+1" } else { "" });
        let first = if again && self.random.one_in(2) {
            own
        } else {
            sources[self.random.below(3) as usize].clone()
        };
        let second = sources[self.random.below(3) as usize].clone();
        let op = self.random.pick(&["add", "xor"]);
        self.line(&format!("(W) {op} (32|M0) v{v}:ud {first} {second}"));
        self.wide.push(v);
    }

    fn register_operand(&mut self, ty: &str) -> String {
        loop {
            let text = self.operand(ty);
            if text.starts_with('v') || text.starts_with('r') {
                return text;
            }
        }
    }

    fn pick_value(&mut self) -> usize {
        // Late ones more often.
        let count = self.values.len() as u64;
        let at = self.random.below(count).max(self.random.below(count));
        self.values[at as usize]
    }

    fn mask(&mut self) -> &'static str {
        if self.random.one_in(4) { "(W) " } else { "" }
    }

    fn target(&mut self) -> usize {
        // Sometimes a register is written again.
        if self.random.one_in(8) && !self.values.is_empty() {
            return self.pick_value();
        }
        let v = self.register(2);
        self.values.push(v);
        v
    }

    fn arithmetic(&mut self) {
        let ty = self.random.pick(&["f", "f", "d", "ud"]);
        let mask = self.mask();
        let sat = if ty == "f" && self.random.one_in(4) { "(sat)" } else { "" };
        match self.random.below(9) {
            0..=2 => {
                let src = self.operand(ty);
                let negate = if ty != "ud"
                    && !src.starts_with(|c: char| c.is_ascii_digit())
                    && self.random.one_in(4)
                {
                    "-"
                } else {
                    ""
                };
                let v = self.target();
                self.line(&format!("{mask}mov (16|M0) {sat}v{v}:{ty} {negate}{src}"));
            }
            3 => {
                // Two halves by themselves.
                let (a, b) = (self.register_operand("ud"), self.register_operand("ud"));
                let v = self.target();
                self.line(&format!("{mask}mov (8|M0) v{v}:ud {a}"));
                self.line(&format!("{mask}mov (8|M8) v{v}+1:ud {b}"));
            }
            4 if !self.flags.is_empty() => {
                let flag = self.flags[self.random.below(self.flags.len() as u64) as usize];
                let (a, b) = (self.register_operand(ty), self.operand(ty));
                let v = self.target();
                self.line(&format!("(v{flag}) sel (16|M0) v{v}:{ty} {a} {b}"));
            }
            5 => {
                let (a, b) = (self.register_operand(ty), self.operand(ty));
                let flag = self.register(0);
                let ty = if ty == "ud" { "d" } else { ty };
                let (a, b) = (a.replace(":ud", ":d"), b.replace(":ud", ":d"));
                self.line(&format!(
                    "(W) cmp (16|M0) ({})v{flag} null:{ty} {a} {b}",
                    ["lt", "ge", "eq"][flag % 3]
                ));
                self.flags.push(flag);
            }
            6 if !self.flags.is_empty() && !self.values.is_empty() => {
                let flag = self.flags[self.random.below(self.flags.len() as u64) as usize];
                let src = self.operand(ty);
                let v = self.pick_value();
                self.line(&format!("(v{flag}) mov (16|M0) v{v}:{ty} {src}"));
            }
            _ => {
                let op = if ty == "f" {
                    self.random.pick(&["add", "mul"])
                } else {
                    self.random.pick(&["add", "and", "xor"])
                };
                let (a, b) = (self.register_operand(ty), self.operand(ty));
                let v = self.target();
                self.line(&format!("{mask}{op} (16|M0) {sat}v{v}:{ty} {a} {b}"));
            }
        }
    }

    /// A payload and one or two messages of it.
    fn message(&mut self) {
        let headers = self.random.below(3);
        let count = 1 + self.random.below(3);
        let mut sources = Vec::new();
        for _ in 0..headers {
            sources.push(match self.random.below(5) {
                0 => format!("r{}:ud", self.random.below(30)),
                1 => format!("r{}.{}<0;1,0>:ud", self.random.below(30), self.random.below(8)),
                2 => "null:ud".to_owned(),
                3 => format!("{}:ud", self.random.below(1000)),
                _ if !self.values.is_empty() => format!("v{}:ud", self.pick_value()),
                _ => "r1:ud".to_owned(),
            });
        }
        for _ in 0..count {
            let ty = self.random.pick(&["f", "ud"]);
            let source =
                if self.random.one_in(8) { format!("null:{ty}") } else { self.operand(ty) };
            sources.push(source);
        }
        let length = headers + 2 * count;
        let mask = self.mask();
        let mrf = self.device.has_mrf();
        let compr4 = mrf && count == 3 && headers < 2 && self.random.one_in(2);
        let (sat, dst, payload);
        sat = if !mrf
            && sources[headers as usize..].iter().all(|s| s.ends_with(":f"))
            && self.random.one_in(3)
        {
            "(sat)"
        } else {
            ""
        };
        if mrf {
            if compr4 {
                sources.push(self.operand("f"));
            }
            dst = format!("m1{}", if compr4 { "|80" } else { "" });
            payload = "r0<8;8,1>".to_owned();
        } else {
            let v = self.register(length as u32);
            dst = format!("v{v}");
            payload = format!("v{v}");
        }
        let length = headers + 2 * (count + u64::from(compr4));
        let ty = "f";
        if !mrf && headers > 0 && self.random.one_in(3) {
            let body = self.register((2 * count) as u32);
            let values = sources.split_off(headers as usize);
            self.line(&format!("collect (16|M0) {sat}v{body}:{ty} {}", values.join(" ")));
            self.line(&format!(
                "load_header.h{headers} (16|M0) {dst}:{ty} {} v{body}:ud",
                sources.join(" ")
            ));
        } else {
            self.line(&format!(
                "{mask}load_payload.h{headers} (16|M0) {sat}{dst}:{ty} {}",
                sources.join(" ")
            ));
        }
        let header = if headers == 1 { "header, " } else { "" };
        // Two header registers are no header of a message without NoMask: it looks at all of them.
        let mask = if headers > 1 || !mask.is_empty() || compr4 { "(W) " } else { "" };
        let mrf = if mrf { "mrf 1, " } else { "" };
        let desc = self.random.below(4);
        let (answer, rlen) = if self.random.one_in(3) {
            let v = self.register(2);
            self.values.push(v);
            (format!("v{v}:f"), ", rlen 2")
        } else {
            ("null:ud".to_owned(), "")
        };
        let effect = if rlen.is_empty() || self.random.one_in(2) { ", writes" } else { "" };
        self.line(&format!("{mask}send (16|M0) {answer} {payload}:ud {{sfid 5, {mrf}mlen {length}{rlen}, {header}desc 0x{desc}{effect}}}"));
    }

    /// A value that is not used until the end.
    fn burden(&mut self) -> usize {
        let mask = self.mask();
        let (a, b) = (self.register_operand("ud"), 1 + self.random.below(1000));
        let v = self.register(2);
        self.line(&format!("{mask}xor (16|M0) v{v}:ud {a} {b}:ud"));
        // Some may be changed in between.
        if self.random.one_in(3) {
            self.values.push(v);
        }
        v
    }

    /// Sends some values.
    fn relieve(&mut self, values: &[usize]) {
        let length = 2 * values.len();
        let payload = self.register(length as u32);
        let sources: Vec<String> = values.iter().map(|v| format!("v{v}:ud")).collect();
        self.line(&format!("load_payload.h0 (16|M0) v{payload}:ud {}", sources.join(" ")));
        self.line(&format!(
            "send (16|M0) null:ud v{payload}:ud {{sfid 5, mlen {length}, desc 0x1, writes}}"
        ));
    }

    /// The message that ends the thread.
    fn end(&mut self) {
        if self.device.has_mrf() {
            self.line("(W) mov (8|M0) m2:ud r0:ud");
            self.line("(W) send (8|M0) null:ud r0:ud {sfid 3, mrf 2, mlen 1, desc 0x10, EOT}");
        } else {
            let v = self.register(1);
            self.line(&format!("(W) mov (8|M0) v{v}:ud r0:ud"));
            self.line(&format!(
                "(W) send (8|M0) null:ud v{v}:ud {{sfid 7, mlen 1, desc 0x10, EOT}}"
            ));
        }
    }

    fn label(&mut self) -> usize {
        self.labels += 1;
        self.labels
    }

    /// A loop of one to four rounds, channel by channel.
    fn repeat(&mut self, depth: u32) {
        let (counter, limit, flag) = (self.register(2), self.register(2), self.register(0));
        self.line(&format!("(W) mov (16|M0) v{counter}:d 0:d"));
        let source = 2 + 2 * self.random.below(10);
        self.line(&format!("(W) and (16|M0) v{limit}:d r{source}<8;8,1>:d 3:d"));
        let (head, after) = (self.label(), self.label());
        let _ = writeln!(self.body, "b{head}:");
        (0..1 + self.random.below(5)).for_each(|_| self.statement(depth + 1));
        let mask = self.mask();
        self.line(&format!("{mask}add (16|M0) v{counter}:d v{counter}<8;8,1>:d 1:d"));
        self.line(&format!(
            "(W) cmp (16|M0) (lt)v{flag} null:d v{counter}<8;8,1>:d v{limit}<8;8,1>:d"
        ));
        self.line(&format!("(v{flag}) while (16|M0) b{head}"));
        let _ = writeln!(self.body, "b{after}:");
    }

    fn statement(&mut self, depth: u32) {
        for list in [&mut self.values, &mut self.flags, &mut self.wide] {
            list.drain(..list.len().saturating_sub(self.window));
        }
        match self.random.below(12) {
            0..=2 => self.message(),
            3 if depth < 2
                && !self.flags.is_empty()
                && self.device.generation >= intel_backend::target::device::Generation::Gen6 =>
            {
                let flag = self.flags[self.random.below(self.flags.len() as u64) as usize];
                let (then, other, end) = (self.label(), self.label(), self.label());
                self.line(&format!("(v{flag}) if (16|M0) b{other} b{end}"));
                let _ = writeln!(self.body, "b{then}:");
                (0..1 + self.random.below(4)).for_each(|_| self.statement(depth + 1));
                self.line(&format!("else (16|M0) b{end} b{end}"));
                let _ = writeln!(self.body, "b{other}:");
                (0..self.random.below(4)).for_each(|_| self.statement(depth + 1));
                let _ = writeln!(self.body, "b{end}:");
                let after = self.label();
                self.line(&format!("endif (16|M0) b{after}"));
                let _ = writeln!(self.body, "b{after}:");
            }
            6 if depth < 2
                && self.loops
                && self.device.generation >= intel_backend::target::device::Generation::Gen6 =>
            {
                self.repeat(depth);
            }
            5 => self.wide_arithmetic(),
            4 if !self.values.is_empty() => {
                // A repeated line is a common subexpression.
                let last = self
                    .body
                    .lines()
                    .rev()
                    .find(|l| {
                        (l.contains(" add (16") || l.contains(" mul (16")) && l.contains("|M0)")
                    })
                    .map(str::to_owned);
                if let Some(last) = last {
                    let v = self.register(2);
                    let text = last.trim();
                    let end = text.rfind(") v").or_else(|| text.rfind(")v")).map(|at| at + 1);
                    if let Some(end) = end {
                        let rest = text[end..].trim_start();
                        let tail =
                            rest.trim_start_matches(|c: char| c == 'v' || c.is_ascii_digit());
                        self.values.push(v);
                        let space = if text[..end].ends_with("(sat)") { "" } else { " " };
                        let line = format!("{}{space}v{v}{tail}", &text[..end]);
                        self.line(&line);
                    }
                }
            }
            _ => self.arithmetic(),
        }
    }
}

/// A function. With `burden` values of two registers more, which are made in the beginning and sent in the end.
fn generate(seed: u64, device: &'static Device, burden: u64, loops: bool) -> EuFunction {
    let size = |random: &mut Random| 6 + random.below(25);
    generate_of_size(seed, device, burden, loops, size, usize::MAX)
}

/// A function of some statements, which use only the latest `window` values of those before.
fn generate_of_size(
    seed: u64,
    device: &'static Device,
    burden: u64,
    loops: bool,
    size: impl FnOnce(&mut Random) -> u64,
    window: usize,
) -> EuFunction {
    let random = Random(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
    let mut writer = Writer {
        random,
        device,
        registers: Vec::new(),
        body: String::new(),
        values: Vec::new(),
        flags: Vec::new(),
        wide: Vec::new(),
        labels: 0,
        loops,
        window,
    };
    let burden: Vec<usize> = (0..burden).map(|_| writer.burden()).collect();
    let count = size(&mut writer.random);
    (0..count).for_each(|_| writer.statement(0));
    burden.chunks(3).for_each(|values| writer.relieve(values));
    (0..2).for_each(|_| writer.message());
    writer.end();
    let declarations: String = writer
        .registers
        .iter()
        .enumerate()
        .map(|(v, size)| {
            if *size == 0 { format!("  v{v}: flag 16\n") } else { format!("  v{v}: grf {size}\n") }
        })
        .collect();
    let text = format!(
        "function g{seed} device={} simd=16\n{declarations}b0:\n{}",
        device.name, writer.body
    );
    parse("generated", &text).unwrap_or_else(|e| panic!("{e}\n{text}")).remove(0)
}

/// Runs passes on a function, with the verifier after each.
fn run_passes(func: &mut EuFunction, list: &str) -> Result<Change, Diagnostic> {
    let mut registry = PassRegistry::new();
    intel_backend::pipeline::register_machine_passes(&mut registry);
    let infos = registry.parse_list(list).unwrap();
    let mut cx = PassCx::new();
    let mut verifier = Verifier::new();
    cx.observe(&mut verifier);
    Sequence::target(&infos).unwrap().run(func, &mut (), &mut cx)
}

fn count() -> u64 {
    std::env::var("LANELIFT_EU_PROGRAMS").ok().and_then(|v| v.parse().ok()).unwrap_or(900)
}

/// Allocates a generated legal function and compares what it sends. The function.
///
/// Only here there are loops: what the functions read without a mask in channels that left a loop is nothing that passes keep
/// (`Uses::single_def`), but registers hold it.
fn check_allocation(seed: u64, device: &str, burden: u64, registers: u16) -> EuFunction {
    let mut func = generate(seed, Device::by_name(device).unwrap(), burden, true);
    let all = intel_backend::pipeline::PIPELINE.join(",");
    run_passes(&mut func, &all).unwrap_or_else(|e| panic!("seed {seed}: {e}"));
    let masks = [0xffff, 0x00ff, 0x5a31];
    let runs: Vec<_> = masks.iter().map(|&mask| Machine::run(&func, seed, mask)).collect();
    let legal = print(&func);
    let pressure = intel_backend::regalloc::pressure(&func).unwrap();
    intel_backend::regalloc::allocate(&mut func, registers)
        .unwrap_or_else(|e| panic!("seed {seed}: {e}\n{legal}"));
    assert_eq!(func.stage, Stage::Allocated);
    verify(&func).unwrap_or_else(|e| panic!("seed {seed}: {e}\n{}", print(&func)));
    let many = pressure.registers + 12 > u32::from(registers);
    assert!(many || func.scratch_bytes == 0, "{pressure:?}, but spilled");
    for (run, &mask) in runs.iter().zip(&masks) {
        if let Some(what) = difference(run, &Machine::run(&func, seed, mask)) {
            panic!("seed {seed}, mask {mask:#x}: {what}\n{legal}\nbecame\n{}", print(&func));
        }
    }
    func
}

#[test]
fn allocated_functions_send_the_same() {
    for seed in 0..count() {
        let device = ["skl", "bdw", "tgl", "snb", "g45", "dg2"][(seed % 6) as usize];
        check_allocation(seed, device, 0, 128);
    }
}

/// With many values, and with few registers: then what branches and loops use is spilled too.
#[test]
fn spilled_functions_send_the_same() {
    let (mut spilled, count) = (0, count() / 3);
    for seed in 0..count {
        let device = ["skl", "bdw", "tgl", "dg2"][(seed / 2 % 4) as usize];
        let (burden, registers) = if seed % 2 == 0 { (30 + seed % 40, 128) } else { (0, 10) };
        let func = check_allocation(seed, device, burden, registers);
        spilled += u64::from(func.scratch_bytes > 0);
    }
    println!("{spilled} of {count} functions spilled");
    assert!(spilled > count / 3, "{spilled} of {count} functions spilled");
}

#[test]
fn what_is_sent_stays() {
    let mut registry = PassRegistry::new();
    intel_backend::pipeline::register_machine_passes(&mut registry);
    let count = count();
    let names: Vec<&str> = registry
        .passes()
        .iter()
        .map(|p| p.name)
        // These are about registers, accumulators, and `goto`, which this machine has not: see tests/scoreboard.rs and
        // tests/simulate.
        .filter(|name| {
            let late = [
                "eu-legal",
                "eu-regalloc",
                "eu-branches",
                "eu-structurize",
                "eu-scoreboard",
                "eu-lower-integers",
            ];
            !late.contains(name)
        })
        .collect();
    let mut changed = std::collections::BTreeMap::new();
    for seed in 0..count {
        let device = ["skl", "bdw", "tgl", "snb", "g45", "i965", "dg2"][(seed % 7) as usize];
        let device = Device::by_name(device).unwrap();
        let before = generate(seed, device, 0, false);
        verify(&before).unwrap_or_else(|e| panic!("{e}\n{}", print(&before)));
        let masks = [0xffff, 0x00ff, 0x5a31];
        let runs: Vec<_> = masks.iter().map(|&mask| Machine::run(&before, seed, mask)).collect();
        // Every pass alone, then all of them; passes that need moves come after the lowering.
        let mut lists: Vec<(&str, &str)> = names.iter().map(|n| ("", *n)).collect();
        lists.extend(names.iter().map(|n| ("lower-load-payload", *n)));
        let all = intel_backend::pipeline::PIPELINE.join(",");
        lists.push(("", &all));
        for (first, list) in lists {
            let mut func = before.clone();
            let mut cx = PassCx::new();
            let mut verifier = Verifier::new();
            cx.observe(&mut verifier);
            let mut run = |list: &str| {
                let infos = registry.parse_list(list).unwrap();
                let change = Sequence::target(&infos).unwrap().run(&mut func, &mut (), &mut cx);
                change.unwrap_or_else(|e| panic!("seed {seed}, {list}: {e}\n{}", print(&before)))
            };
            run(first);
            let change = run(list);
            *changed.entry(list.to_owned()).or_insert(0u64) += u64::from(change.is_changed());
            for (run, &mask) in runs.iter().zip(&masks) {
                if let Some(what) = difference(run, &Machine::run(&func, seed, mask)) {
                    panic!(
                        "seed {seed}, {list}, mask {mask:#x}: {what}\n{}\nbecame\n{}",
                        print(&before),
                        print(&func)
                    );
                }
            }
        }
    }
    // A pass that never does anything is not tested, but for the one that only looks.
    for name in names {
        let times = changed[name];
        if name == "eu-print-rp" {
            assert_eq!(times, 0);
            continue;
        }
        println!("{name}: {times} times a function of {count} changed");
        assert!(times > count / 100, "{name} changed {times} functions only");
    }
}

/// The milliseconds that this thread has run: unlike the clock's they do not depend on who else runs.
fn milliseconds() -> f64 {
    static BEGIN: std::sync::LazyLock<std::time::Instant> =
        std::sync::LazyLock::new(std::time::Instant::now);
    // Linux only: nanoseconds on a processor come first.
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    let run = text.split_whitespace().next().and_then(|ns| ns.parse::<f64>().ok());
    run.map_or_else(|| BEGIN.elapsed().as_secs_f64() * 1e3, |ns| ns / 1e6)
}

/// The milliseconds that each pass takes for a function of so many statements.
fn times(size: u64, passes: &[&'static str]) -> Vec<(&'static str, f64)> {
    let device = std::env::var("LANELIFT_EU_DEVICE");
    let device = Device::by_name(device.as_deref().unwrap_or("skl")).unwrap();
    let mut func = generate_of_size(size, device, 0, true, |_| size, 16);
    let mut registry = PassRegistry::new();
    intel_backend::pipeline::register_machine_passes(&mut registry);
    let run = |&name: &&'static str| {
        let infos = registry.parse_list(name).unwrap();
        let start = milliseconds();
        Sequence::target(&infos).unwrap().run(&mut func, &mut (), &mut PassCx::new()).unwrap();
        (name, milliseconds() - start)
    };
    passes.iter().map(run).collect()
}

/// Four times the function takes four times the time, and not sixteen times: nothing looks at everything for everything.
#[test]
fn time_grows_with_the_size() {
    let least = |size: u64| {
        let whole = || times(size, intel_backend::pipeline::PIPELINE).iter().map(|t| t.1).sum();
        (0..3).map(|_| whole()).fold(f64::MAX, f64::min)
    };
    let (small, large) = (least(500), least(2000));
    assert!(large < 10.0 * small, "{small:.1} ms, and {large:.1} ms for four times as much");
}

/// `LANELIFT_EU_SIZES=N,M,…` prints the time of each pass and of the allocation for functions of so many statements.
#[test]
fn times_of_passes() {
    let Ok(sizes) = std::env::var("LANELIFT_EU_SIZES") else { return };
    let passes: Vec<&str> =
        intel_backend::pipeline::PIPELINE.iter().copied().chain(["eu-regalloc"]).collect();
    for size in sizes.split(',').map(|n| n.parse().unwrap()) {
        let times = times(size, &passes);
        println!("{size} statements: {:.1} ms", times.iter().map(|t| t.1).sum::<f64>());
        times.iter().for_each(|(name, took)| println!("  {name}: {took:.1} ms"));
    }
}
