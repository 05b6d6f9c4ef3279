//! Litmus programs in LLVM IR: a few threads, a few places, and the outcome that LLVM's memory model forbids.
//!
//! A program is written in one line: threads are divided by `|`, their steps by spaces. `x=1` is a store, `x?` a load, `x+1` an
//! addition, `F` a fence, `B` a barrier of the workgroup. A letter after a step is its ordering: `r` release, `a` acquire,
//! `b` both, `s` sequentially consistent; none is monotonic.

use gpu_sim::launch::{Launch, Outcome};
use std::fmt::Write as _;

/// The strength of the orderings that a program is built with.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Level {
    /// All monotonic, without fences.
    Relaxed,
    /// Releases and acquires; what is sequentially consistent is both.
    AcquireRelease,
    /// As they are written.
    SequentiallyConsistent,
}

impl Level {
    /// All, the weakest first.
    pub const ALL: [Level; 3] =
        [Level::Relaxed, Level::AcquireRelease, Level::SequentiallyConsistent];
}

/// Tells whether an outcome is the forbidden one, by what was read, in the order of the text, and the last values of the
/// places `x`, `y` and `z`.
pub type Forbidden = fn(&[u32], &[u32]) -> bool;

/// A litmus program.
#[derive(Clone, Copy, Debug)]
pub struct Shape {
    /// Its usual name.
    pub name: &'static str,
    /// Its threads.
    pub text: &'static str,
    /// The weakest level at which the outcome is forbidden.
    pub level: Level,
    /// The outcome.
    pub forbidden: Forbidden,
}

/// The programs.
pub const SHAPES: [Shape; 26] = {
    const fn shape(
        name: &'static str,
        text: &'static str,
        level: Level,
        forbidden: Forbidden,
    ) -> Shape {
        Shape { name, text, level, forbidden }
    }
    use Level::{AcquireRelease as Ar, Relaxed as Rx, SequentiallyConsistent as Sc};
    [
        shape("MP", "x=1 y=1r | y?a x?", Ar, |r, _| r == [1, 0]),
        shape("MP+fences", "x=1 Fr y=1 | y? Fa x?", Ar, |r, _| r == [1, 0]),
        shape("MP+release+fence", "x=1 y=1r | y? Fa x?", Ar, |r, _| r == [1, 0]),
        shape("MP+rmw", "x=1 y+1r | y+1a x?", Ar, |r, _| r == [0, 1, 0]),
        shape("MP+rmw+sc", "x=1 y+1s | y+1s x?", Ar, |r, _| r == [0, 1, 0]),
        shape("SB", "x=1s y?s | y=1s x?s", Sc, |r, _| r == [0, 0]),
        shape("SB+fences", "x=1 Fs y? | y=1 Fs x?", Sc, |r, _| r == [0, 0]),
        shape("SB+rmw", "x+1s y?s | y+1s x?s", Sc, |r, _| r == [0, 0, 0, 0]),
        shape("LB", "x?a y=1r | y?a x=1r", Ar, |r, _| r == [1, 1]),
        shape("LB+fences", "x? Fb y=1 | y? Fb x=1", Ar, |r, _| r == [1, 1]),
        shape("CoRR", "x=1 | x? x?", Rx, |r, _| r == [1, 0]),
        shape("CoRR+2", "x=1 | x=2 | x? x? | x? x?", Rx, |r, _| r == [1, 2, 2, 1]),
        shape("CoWW", "x=1 x=2", Rx, |_, f| f[0] != 2),
        shape("CoWR", "x=1 x? | x=2", Rx, |r, f| r[0] == 0 || r[0] == 2 && f[0] == 1),
        shape("CoRW", "x? x=1 | x=2", Rx, |r, f| r[0] == 1 || r[0] == 2 && f[0] == 2),
        shape("RMW", "x+1 | x+1 | x+1", Rx, |_, f| f[0] != 3),
        shape("IRIW", "x=1s | y=1s | x?s y?s | y?s x?s", Sc, |r, _| r == [1, 0, 1, 0]),
        shape("IRIW+fences", "x=1 | y=1 | x? Fs y? | y? Fs x?", Sc, |r, _| r == [1, 0, 1, 0]),
        shape("2+2W", "x=1s y=2s | y=1s x=2s", Sc, |_, f| f[0] == 1 && f[1] == 1),
        shape("S", "x=2 y=1r | y?a x=1", Ar, |r, f| r[0] == 1 && f[0] == 2),
        shape("R", "x=1s y=1s | y=2s x?s", Sc, |r, f| r[0] == 0 && f[1] == 2),
        shape("WRC", "x=1 | x? y=1r | y?a x?", Ar, |r, _| r == [1, 1, 0]),
        shape("ISA2", "x=1 y=1r | y?a z=1r | z?a x?", Ar, |r, _| r == [1, 1, 0]),
        shape("ISA2+fences", "x=1 Fr y=1 | y? Fb z=1 | z? Fa x?", Ar, |r, _| r == [1, 1, 0]),
        shape("RS", "x=1 y=1r | y+1 | y?a x?", Ar, |r, _| r == [1, 2, 0]),
        shape("RS+fence", "x=1 Fr y=1 | y+1 | y? Fa x?", Ar, |r, _| r == [1, 2, 0]),
    ]
};

/// The same with a barrier of the workgroup, which orders by itself.
pub const BARRIERS: [Shape; 2] = [
    Shape {
        name: "MP+barrier",
        text: "x=1 B | B x?",
        level: Level::Relaxed,
        forbidden: |r, _| r == [0],
    },
    Shape {
        name: "S+barrier",
        text: "x=2 B | B x=1",
        level: Level::Relaxed,
        forbidden: |_, f| f[0] == 2,
    },
];

/// Placement of a program's threads in a grid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Placement {
    /// Lanes of one wave.
    Lanes,
    /// One lane in each wave of one workgroup.
    Waves,
    /// One lane in each workgroup.
    Workgroups,
}

/// A target's words.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Dialect {
    /// NVIDIA's.
    Nvptx,
    /// AMD's.
    Amdgcn,
    /// OpenCL's, for Intel's.
    Spir,
}

/// A form of a shape.
#[derive(Clone, Copy, Debug)]
pub struct Variant {
    /// The target.
    pub dialect: Dialect,
    /// The orderings.
    pub level: Level,
    /// The scope of all accesses: `workgroup`, `agent`, or nothing for the system.
    pub scope: &'static str,
    /// The threads.
    pub placement: Placement,
    /// The places are in the memory of the workgroup.
    pub shared: bool,
    /// Distance of the places, in dwords.
    pub stride: u32,
}

impl Variant {
    /// Each combination of scope, placement and memory that means something.
    pub fn all(dialect: Dialect, level: Level) -> Vec<Variant> {
        let mut list = Vec::new();
        for (scope, placement, shared, stride) in [
            ("workgroup", Placement::Lanes, false, 16),
            ("workgroup", Placement::Waves, false, 1),
            ("workgroup", Placement::Lanes, true, 1),
            ("workgroup", Placement::Waves, true, 16),
            ("agent", Placement::Workgroups, false, 16),
            ("agent", Placement::Workgroups, false, 1),
            ("", Placement::Workgroups, false, 16),
        ] {
            list.push(Variant { dialect, level, scope, placement, shared, stride });
        }
        list
    }

    fn syncscope(&self) -> String {
        let name = match (self.dialect, self.scope) {
            (_, "") => return String::new(),
            (Dialect::Nvptx, "workgroup") => "block",
            (Dialect::Nvptx, "agent") => "device",
            (_, name) => name,
        };
        format!("syncscope(\"{name}\") ")
    }

    fn ordering(&self, letter: &str, step: &Step<'_>) -> &'static str {
        if self.level == Level::Relaxed {
            return "monotonic";
        }
        let both = match step {
            Step::Load(_) => "acquire",
            Step::Store(..) => "release",
            Step::Add(..) | Step::Fence => "acq_rel",
            Step::Barrier => "",
        };
        match letter {
            "" => "monotonic",
            _ if self.level == Level::SequentiallyConsistent => "seq_cst",
            "r" => "release",
            "a" => "acquire",
            _ => both,
        }
    }
}

enum Step<'a> {
    Load(&'a str),
    Store(&'a str, &'a str),
    Add(&'a str, &'a str),
    Fence,
    Barrier,
}

/// A step and the letter of its ordering.
fn step(word: &str) -> (Step<'_>, &str) {
    let at = word.find(['r', 'a', 'b', 's']);
    let (word, letter) = word.split_at(at.unwrap_or(word.len()));
    let step = if word == "F" {
        Step::Fence
    } else if word == "B" {
        Step::Barrier
    } else if let Some(place) = word.strip_suffix('?') {
        Step::Load(place)
    } else if let Some((place, value)) = word.split_once('=') {
        Step::Store(place, value)
    } else {
        let (place, value) = word.split_once('+').expect("a step of a litmus program");
        Step::Add(place, value)
    };
    (step, letter)
}

/// Dwords of the buffer of places.
const PLACES: u32 = 48;

impl Shape {
    fn threads(&self) -> impl Iterator<Item = &'static str> {
        self.text.split('|')
    }

    fn reads(&self) -> u32 {
        let loads = |text: &&str| text.contains('?') || text.contains('+');
        self.text.split_whitespace().filter(loads).count() as u32
    }

    /// The launch of its kernel.
    pub fn launch(&self, variant: &Variant) -> Launch {
        let block = self.block(variant);
        let grid = match variant.placement {
            Placement::Workgroups => self.threads().count(),
            Placement::Lanes | Placement::Waves => 1,
        };
        let reads = self.reads().max(1);
        let text = format!(
            "--kernel k --grid {grid} --block {block} --arg places=buf:u32x{PLACES}:zeros --arg reads=buf:u32x{reads}:zeros"
        );
        Launch::parse_line(&text).expect("a launch")
    }

    /// Whether an outcome is the forbidden one.
    pub fn is_forbidden(&self, variant: &Variant, outcome: &Outcome) -> bool {
        let (reads, last) = self.values(variant, outcome);
        (self.forbidden)(&reads, &last)
    }

    fn values(&self, variant: &Variant, outcome: &Outcome) -> (Vec<u32>, Vec<u32>) {
        let values = |name: &str| -> Vec<u32> {
            let buffer = outcome.buffers.iter().find(|b| b.name == name).expect("a buffer");
            let words = buffer.bytes.chunks_exact(4);
            words.map(|w| u32::from_le_bytes([w[0], w[1], w[2], w[3]])).collect()
        };
        let places = values("places");
        let last = (0..3).map(|n| places[(n * variant.stride) as usize]).collect();
        let mut reads = values("reads");
        reads.truncate(self.reads() as usize);
        (reads, last)
    }

    /// Whether an outcome is one that no order of the steps explains: a place that is written has its first value in the
    /// end, or a value is none of the program's.
    pub fn is_broken(&self, variant: &Variant, outcome: &Outcome) -> bool {
        let (reads, last) = self.values(variant, outcome);
        let written = |place: &str| {
            let words = self.text.split_whitespace();
            words.into_iter().any(|w| w.starts_with(place) && !w.contains('?'))
        };
        let places = ["x", "y", "z"];
        reads.iter().chain(&last).any(|&v| v > 3)
            || places.iter().zip(&last).any(|(place, &v)| written(place) && v == 0)
    }

    /// Its module.
    pub fn module(&self, variant: &Variant) -> String {
        let mut out = String::new();
        let (triple, convention, group, item) = match variant.dialect {
            Dialect::Spir => ("spir64", "spir_kernel", "", ""),
            Dialect::Nvptx => (
                "nvptx64-nvidia-cuda",
                "ptx_kernel",
                "llvm.nvvm.read.ptx.sreg.ctaid.x",
                "llvm.nvvm.read.ptx.sreg.tid.x",
            ),
            Dialect::Amdgcn => (
                "amdgcn-amd-amdhsa",
                "amdgpu_kernel",
                "llvm.amdgcn.workgroup.id.x",
                "llvm.amdgcn.workitem.id.x",
            ),
        };
        let _ = writeln!(out, "target triple = \"{triple}\"");
        let _ =
            writeln!(out, "@near = internal addrspace(3) global [{PLACES} x i32] poison, align 8");
        let _ = writeln!(
            out,
            "define {convention} void @k(ptr addrspace(1) %places, ptr addrspace(1) %reads) {{"
        );
        if variant.dialect == Dialect::Spir {
            for (name, function) in [("group", "_Z12get_group_idj"), ("item", "_Z12get_local_idj")]
            {
                let _ = writeln!(out, "  %wide.{name} = call spir_func i64 @{function}(i32 0)");
                let _ = writeln!(out, "  %{name} = trunc i64 %wide.{name} to i32");
            }
        } else {
            let _ = writeln!(out, "  %group = call i32 @{group}()\n  %item = call i32 @{item}()");
        }
        if variant.shared {
            self.before(&mut out, variant);
        }
        let wave = if variant.dialect == Dialect::Amdgcn { 6 } else { 5 };
        let last = match variant.placement {
            Placement::Lanes => {
                "  %id = add i32 %item, 0\n  %acts = icmp ult i32 %item, 32\n".into()
            }
            Placement::Waves => {
                let first = (1 << wave) - 1;
                format!(
                    "  %id = lshr i32 %item, {wave}\n  %lane = and i32 %item, {first}\n  %acts = icmp eq i32 %lane, 0\n"
                )
            }
            Placement::Workgroups => {
                "  %id = add i32 %group, 0\n  %acts = icmp eq i32 %item, 0\n".to_owned()
            }
        };
        out.push_str(&last);
        let barrier = self.text.contains('B');
        self.bodies(&mut out, variant, barrier);
        if variant.dialect != Dialect::Spir {
            let _ = writeln!(out, "declare i32 @{group}()\ndeclare i32 @{item}()");
        }
        let _ = match variant.dialect {
            Dialect::Spir => writeln!(
                out,
                "declare spir_func i64 @_Z12get_group_idj(i32)\ndeclare spir_func i64 @_Z12get_local_idj(i32)\ndeclare spir_func void @_Z7barrierj(i32)"
            ),
            Dialect::Nvptx => {
                writeln!(out, "declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)")
            }
            Dialect::Amdgcn => writeln!(out, "declare void @llvm.amdgcn.s.barrier()"),
        };
        out
    }

    /// Threads of a workgroup.
    fn block(&self, variant: &Variant) -> usize {
        match variant.placement {
            Placement::Waves => 64 * self.threads().count(),
            Placement::Lanes | Placement::Workgroups => 32,
        }
    }

    /// A thread that is none of the program's gives the places of local memory their first values.
    fn before(&self, out: &mut String, variant: &Variant) {
        let last = self.block(variant) - 1;
        let _ = write!(
            out,
            "  %extra = icmp eq i32 %item, {last}\n  br i1 %extra, label %zero, label %ready\nzero:\n"
        );
        for n in 0..3 {
            let at = n * variant.stride;
            let _ = write!(
                out,
                "  %z{n} = getelementptr i32, ptr addrspace(3) @near, i32 {at}\n  store i32 0, ptr addrspace(3) %z{n}, align 4\n"
            );
        }
        out.push_str("  br label %ready\nready:\n");
        barrier(out, variant);
    }

    /// The threads' steps. With a barrier in the program everything before it comes first for all threads.
    fn bodies(&self, out: &mut String, variant: &Variant, with_barrier: bool) {
        let parts = if with_barrier { 2 } else { 1 };
        let mut read = 0;
        let mut reads = Vec::new();
        for part in 0..parts {
            let _ = writeln!(
                out,
                "  br i1 %acts, label %choose{part}, label %after{part}\nchoose{part}:"
            );
            let count = self.threads().count();
            let cases: Vec<String> =
                (0..count).map(|n| format!("i32 {n}, label %t{n}.{part}")).collect();
            let _ = writeln!(out, "  switch i32 %id, label %after{part} [ {} ]", cases.join(" "));
            for (n, thread) in self.threads().enumerate() {
                let _ = writeln!(out, "t{n}.{part}:");
                reads.clear();
                let words: Vec<&str> = thread.split_whitespace().collect();
                let at = words.iter().position(|w| *w == "B");
                let words = match (at, part) {
                    (None, 0) => &words[..],
                    (None, _) => &[],
                    (Some(at), 0) => &words[..at],
                    (Some(at), _) => &words[at + 1..],
                };
                for (k, word) in words.iter().enumerate() {
                    self.one(out, variant, (&format!("t{n}.{part}.{k}"), word), &mut reads);
                }
                for name in &reads {
                    let _ = write!(
                        out,
                        "  %to.{name} = getelementptr i32, ptr addrspace(1) %reads, i32 {read}\n  store i32 %{name}, ptr addrspace(1) %to.{name}, align 4\n"
                    );
                    read += 1;
                }
                let _ = writeln!(out, "  br label %after{part}");
            }
            let _ = writeln!(out, "after{part}:");
            if part + 1 < parts {
                barrier(out, variant);
            }
        }
        if variant.shared {
            barrier(out, variant);
            out.push_str("  br i1 %extra, label %copy, label %end\ncopy:\n");
            for n in 0..3 {
                let at = n * variant.stride;
                let _ = write!(
                    out,
                    "  %c{n} = getelementptr i32, ptr addrspace(3) @near, i32 {at}\n  %v{n} = load i32, ptr addrspace(3) %c{n}, align 4\n  %d{n} = getelementptr i32, ptr addrspace(1) %places, i32 {at}\n  store i32 %v{n}, ptr addrspace(1) %d{n}, align 4\n"
                );
            }
            out.push_str("  br label %end\nend:\n");
        }
        out.push_str("  ret void\n}\n");
    }

    fn one(
        &self,
        out: &mut String,
        variant: &Variant,
        (name, word): (&str, &str),
        reads: &mut Vec<String>,
    ) {
        let (step, letter) = step(word);
        let order = variant.ordering(letter, &step);
        let scope = variant.syncscope();
        let (space, base) = if variant.shared { (3, "@near") } else { (1, "%places") };
        let pointer = format!("ptr addrspace({space})");
        if let Step::Load(place) | Step::Store(place, _) | Step::Add(place, _) = step {
            let index = ["x", "y", "z"].iter().position(|p| *p == place).expect("a place") as u32;
            let at = index * variant.stride;
            let _ = writeln!(out, "  %p.{name} = getelementptr i32, {pointer} {base}, i32 {at}");
        }
        let _ = match step {
            Step::Fence if variant.level == Level::Relaxed => Ok(()),
            Step::Fence => writeln!(out, "  fence {scope}{order}"),
            Step::Barrier => Ok(()),
            Step::Load(_) => {
                reads.push(name.to_owned());
                writeln!(
                    out,
                    "  %{name} = load atomic i32, {pointer} %p.{name} {scope}{order}, align 4"
                )
            }
            Step::Store(_, value) => {
                writeln!(
                    out,
                    "  store atomic i32 {value}, {pointer} %p.{name} {scope}{order}, align 4"
                )
            }
            Step::Add(_, value) => {
                reads.push(name.to_owned());
                writeln!(
                    out,
                    "  %{name} = atomicrmw add {pointer} %p.{name}, i32 {value} {scope}{order}, align 4"
                )
            }
        };
    }
}

/// A barrier of the workgroup that orders memory.
fn barrier(out: &mut String, variant: &Variant) {
    out.push_str(match variant.dialect {
        Dialect::Nvptx => "  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)\n",
        Dialect::Spir => "  call spir_func void @_Z7barrierj(i32 3)\n",
        Dialect::Amdgcn => {
            "  fence syncscope(\"workgroup\") release\n  call void @llvm.amdgcn.s.barrier()\n  fence syncscope(\"workgroup\") acquire\n"
        }
    });
}
