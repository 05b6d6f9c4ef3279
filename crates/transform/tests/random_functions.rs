//! Generated functions: the passes must not change what a function returns.
//!
//! A seeded generator writes functions over integers of several widths, floats, small vectors, local
//! memory and branches. The reference interpreter runs each before and after the passes; where the
//! original gives a defined value the result must be the same (where it gives poison or is undefined
//! behaviour, anything is right). The number of functions can be raised by the environment variable
//! `LANELIFT_RANDOM_FUNCTIONS`.

use gpu_sim::interp::{Options, Value, call_function};
use std::fmt::Write as _;

mod common;

struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d)
    }

    fn below(&mut self, n: usize) -> usize {
        (self.next() >> 33) as usize % n
    }

    fn one_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }

    fn pick<'a, T>(&mut self, list: &'a [T]) -> &'a T {
        &list[self.below(list.len())]
    }
}

const WIDTHS: [u32; 6] = [1, 8, 16, 32, 64, 128];
const VARIABLE: u64 = 24;

struct Generator {
    random: Random,
    text: String,
    declared: std::collections::BTreeSet<String>,
    next: usize,
    /// Values of each width (by index into [`WIDTHS`]) that may be used here.
    ints: [Vec<String>; 6],
    floats: Vec<String>,
    label: String,
}

impl Generator {
    fn name(&mut self) -> String {
        self.next += 1;
        format!("%v{}", self.next)
    }

    fn constant(&mut self, width: u32) -> String {
        let mask = if width == 128 { u128::MAX } else { (1 << width) - 1 };
        let n: u128 = match self.random.below(6) {
            0 => 0,
            1 => 1,
            2 => mask,
            3 => 1 << self.random.below(width as usize),
            4 => self.random.below(20) as u128,
            _ => u128::from(self.random.next()) << 64 | u128::from(self.random.next()),
        } & mask;
        if width == 1 { (if n == 1 { "true" } else { "false" }).to_owned() } else { n.to_string() }
    }

    fn int(&mut self, w: usize) -> String {
        if self.ints[w].is_empty() || self.random.one_in(4) {
            return self.constant(WIDTHS[w]);
        }
        // Recent values make deeper expressions.
        let list = &self.ints[w];
        let back = self.random.below(list.len()).min(self.random.below(list.len()));
        list[list.len() - 1 - back].clone()
    }

    fn float(&mut self) -> String {
        if self.floats.is_empty() || self.random.one_in(4) {
            return (*self.random.pick(&[
                "0.0",
                "-0.0",
                "1.0",
                "-1.0",
                "2.0",
                "0.5",
                "3.0",
                "0x7FF0000000000000",
                "0x7FF8000000000000",
                "1.5",
            ]))
            .to_owned();
        }
        self.random.pick(&self.floats.clone()).clone()
    }

    fn line(&mut self, text: &str) {
        let _ = writeln!(self.text, "  {text}");
    }

    fn define(&mut self, w: usize, text: &str) {
        let name = self.name();
        self.line(&format!("{name} = {text}"));
        self.ints[w].push(name);
    }

    fn intrinsic(&mut self, w: usize, name: &str, ret: &str, args: &[(String, String)]) {
        let types: Vec<&str> = args.iter().map(|a| a.0.as_str()).collect();
        self.declared.insert(format!("declare {ret} @{name}({})", types.join(", ")));
        let args: Vec<String> = args.iter().map(|a| format!("{} {}", a.0, a.1)).collect();
        self.define(w, &format!("call {ret} @{name}({})", args.join(", ")));
    }

    fn instruction(&mut self) {
        let w = self.random.below(WIDTHS.len());
        let width = WIDTHS[w];
        match self.random.below(13) {
            0..=3 => {
                let op = *self.random.pick(&[
                    "add", "sub", "mul", "and", "or", "xor", "shl", "lshr", "ashr", "udiv", "sdiv",
                    "urem", "srem", "add", "and", "or", "xor",
                ]);
                let wrap = matches!(op, "add" | "sub" | "mul" | "shl");
                let flags = match self.random.below(6) {
                    0 if wrap => " nsw",
                    1 if wrap => " nuw",
                    2 if wrap => " nuw nsw",
                    0 if matches!(op, "lshr" | "ashr" | "udiv" | "sdiv") => " exact",
                    0 if op == "or" => " disjoint",
                    _ => "",
                };
                let a = self.int(w);
                let b = if matches!(op, "shl" | "lshr" | "ashr") && !self.random.one_in(8) {
                    if width == 1 {
                        "false".to_owned()
                    } else {
                        self.random.below(width as usize).to_string()
                    }
                } else if op.ends_with("div") || op.ends_with("rem") {
                    let c = self.constant(width);
                    if c == "0" || c == "false" {
                        (if width == 1 { "true" } else { "3" }).to_owned()
                    } else {
                        c
                    }
                } else {
                    self.int(w)
                };
                self.define(w, &format!("{op}{flags} i{width} {a}, {b}"));
            }
            4 => {
                let cc = *self
                    .random
                    .pick(&["eq", "ne", "ugt", "uge", "ult", "ule", "sgt", "sge", "slt", "sle"]);
                let (a, b) = (self.int(w), self.int(w));
                self.define(0, &format!("icmp {cc} i{width} {a}, {b}"));
            }
            5 => {
                let (c, a, b) = (self.int(0), self.int(w), self.int(w));
                self.define(w, &format!("select i1 {c}, i{width} {a}, i{width} {b}"));
            }
            6 | 7 => {
                let to = self.random.below(WIDTHS.len());
                let a = self.int(w);
                if WIDTHS[to] > width {
                    let op = *self.random.pick(&["zext", "sext", "zext nneg"]);
                    self.define(to, &format!("{op} i{width} {a} to i{}", WIDTHS[to]));
                } else if WIDTHS[to] < width {
                    let op = *self.random.pick(&["trunc", "trunc", "trunc nuw", "trunc nsw"]);
                    self.define(to, &format!("{op} i{width} {a} to i{}", WIDTHS[to]));
                }
            }
            8 => {
                let ty = format!("i{width}");
                let (a, b, c) = (self.int(w), self.int(w), self.int(w));
                let pair = [(ty.clone(), a.clone()), (ty.clone(), b.clone())];
                match self.random.below(6) {
                    0 => {
                        let f = *self.random.pick(&[
                            "smin", "smax", "umin", "umax", "uadd.sat", "ssub.sat", "usub.sat",
                        ]);
                        self.intrinsic(w, &format!("llvm.{f}.i{width}"), &ty, &pair);
                    }
                    1 => {
                        let f = *self.random.pick(&["fshl", "fshr"]);
                        let args = [(ty.clone(), a), (ty.clone(), b), (ty.clone(), c)];
                        self.intrinsic(w, &format!("llvm.{f}.i{width}"), &ty, &args);
                    }
                    2 => {
                        self.intrinsic(w, &format!("llvm.ctpop.i{width}"), &ty, &[(ty.clone(), a)]);
                    }
                    3 => {
                        let f = *self.random.pick(&["abs", "ctlz", "cttz"]);
                        let args = [(ty.clone(), a), ("i1".to_owned(), "false".to_owned())];
                        self.intrinsic(w, &format!("llvm.{f}.i{width}"), &ty, &args);
                    }
                    4 if width >= 16 => {
                        self.intrinsic(w, &format!("llvm.bswap.i{width}"), &ty, &[(ty.clone(), a)]);
                    }
                    _ => {
                        let op =
                            *self.random.pick(&["sadd", "uadd", "ssub", "usub", "umul", "smul"]);
                        let ret = format!("{{ i{width}, i1 }}");
                        let name = format!("llvm.{op}.with.overflow.i{width}");
                        self.declared.insert(format!("declare {ret} @{name}({ty}, {ty})"));
                        let pair = self.name();
                        self.line(&format!("{pair} = call {ret} @{name}({ty} {a}, {ty} {b})"));
                        self.define(w, &format!("extractvalue {ret} {pair}, 0"));
                        self.define(0, &format!("extractvalue {ret} {pair}, 1"));
                    }
                }
            }
            9 => {
                let (a, b) = (self.float(), self.float());
                let name = self.name();
                match self.random.below(5) {
                    0 => {
                        let cc = *self
                            .random
                            .pick(&["oeq", "olt", "ogt", "ole", "une", "ult", "uno", "ord", "ueq"]);
                        self.line(&format!("{name} = fcmp {cc} float {a}, {b}"));
                        self.ints[0].push(name);
                        return;
                    }
                    1 => self.line(&format!("{name} = fneg float {a}")),
                    2 => {
                        let c = self.int(0);
                        self.line(&format!("{name} = select i1 {c}, float {a}, float {b}"));
                    }
                    _ => {
                        let op = *self.random.pick(&["fadd", "fsub", "fmul", "fdiv"]);
                        self.line(&format!("{name} = {op} float {a}, {b}"));
                    }
                }
                self.floats.push(name);
            }
            10 => {
                // Through the bits, so that no NaN changes: only numbers are turned.
                let a = self.int(3);
                let name = self.name();
                let op = *self.random.pick(&["sitofp", "uitofp"]);
                self.line(&format!("{name} = {op} i32 {a} to float"));
                self.floats.push(name);
            }
            11 => {
                // An access of the local variable.
                let width = *self.random.pick(&[8u32, 16, 32, 64]);
                let w = WIDTHS.iter().position(|&x| x == width).expect("one of them");
                let bytes = u64::from(width / 8);
                let at = self.random.below((VARIABLE / bytes) as usize) as u64 * bytes;
                let base = *self.random.pick(&["%mem", "%other"]);
                let ptr = self.name();
                self.line(&format!("{ptr} = getelementptr i8, ptr {base}, i64 {at}"));
                if self.random.one_in(2) {
                    let v = self.int(w);
                    self.line(&format!("store i{width} {v}, ptr {ptr}, align 1"));
                } else {
                    self.define(w, &format!("load i{width}, ptr {ptr}, align 1"));
                }
            }
            _ => {
                self.declared
                    .insert("declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)".to_owned());
                let length = [8, 16, VARIABLE][self.random.below(3)];
                let (a, b) =
                    if self.random.one_in(2) { ("%mem", "%other") } else { ("%other", "%mem") };
                self.line(&format!(
                    "call void @llvm.memcpy.p0.p0.i64(ptr {a}, ptr {b}, i64 {length}, i1 false)"
                ));
            }
        }
    }

    fn block(&mut self, n: usize) {
        for _ in 0..n {
            self.instruction();
        }
    }

    fn start(&mut self, label: &str) {
        let _ = writeln!(self.text, "{label}:");
        label.clone_into(&mut self.label);
    }

    /// A diamond or triangle, and phis of what its arms made.
    fn branch(&mut self, depth: u32) {
        let c = self.int(0);
        self.next += 1;
        let (l, r, j) =
            (format!("l{}", self.next), format!("r{}", self.next), format!("j{}", self.next));
        self.line(&format!("br i1 {c}, label %{l}, label %{r}"));
        let (ints, floats) = (self.ints.clone(), self.floats.clone());
        let mut ends = Vec::new();
        for side in [&l, &r] {
            self.ints.clone_from(&ints);
            self.floats.clone_from(&floats);
            self.start(side);
            let size = self.random.below(6);
            self.block(size);
            if depth > 0 && self.random.one_in(3) {
                self.branch(depth - 1);
            }
            let values: Vec<String> = (0..WIDTHS.len()).map(|w| self.int(w)).collect();
            ends.push((self.label.clone(), values));
            self.line(&format!("br label %{j}"));
        }
        self.ints = ints;
        self.floats = floats;
        self.start(&j);
        for w in 0..WIDTHS.len() {
            let name = self.name();
            let [(la, va), (lb, vb)] = &ends[..] else { return };
            let text =
                format!("{name} = phi i{} [ {}, %{la} ], [ {}, %{lb} ]", WIDTHS[w], va[w], vb[w]);
            self.line(&text);
            self.ints[w].push(name);
        }
    }

    /// A loop that runs a few times.
    fn repeat(&mut self) {
        let start = self.int(3);
        self.next += 1;
        let (head, exit) = (format!("head{}", self.next), format!("exit{}", self.next));
        let (i, step, v, before) = (self.name(), self.name(), self.name(), self.label.clone());
        self.line(&format!("br label %{head}"));
        let (ints, floats) = (self.ints.clone(), self.floats.clone());
        // The latch is known only when the body is written.
        let at = self.text.len();
        self.start(&head);
        self.ints[3].extend([i.clone(), v.clone()]);
        let size = 1 + self.random.below(6);
        self.block(size);
        if self.random.one_in(2) {
            self.branch(0);
        }
        let next = self.int(3);
        let latch = self.label.clone();
        self.line(&format!("{step} = add nuw nsw i32 {i}, 1"));
        let done = self.name();
        let times = 1 + self.random.below(4);
        self.line(&format!("{done} = icmp eq i32 {step}, {times}"));
        self.line(&format!("br i1 {done}, label %{exit}, label %{head}"));
        let phis = format!(
            "  {i} = phi i32 [ 0, %{before} ], [ {step}, %{latch} ]\n  {v} = phi i32 [ {start}, %{before} ], [ {next}, %{latch} ]\n"
        );
        let head_line = format!("{head}:\n").len();
        self.text.insert_str(at + head_line, &phis);
        self.ints = ints;
        self.floats = floats;
        self.start(&exit);
        self.ints[3].extend([v, step]);
    }
}

/// A module with one function, and the widths of its parameters.
fn generate(seed: u64) -> String {
    let mut g = Generator {
        random: Random(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1),
        text: String::new(),
        declared: Default::default(),
        next: 0,
        ints: Default::default(),
        floats: Vec::new(),
        label: "entry".to_owned(),
    };
    for _ in 0..8 {
        g.random.next();
    }
    for (w, width) in WIDTHS.iter().enumerate() {
        g.ints[w] = vec![format!("%a{width}"), format!("%b{width}")];
    }
    g.start("entry");
    g.line(&format!("%mem = alloca [{VARIABLE} x i8], align 8"));
    g.line("%other = alloca { i64, i32, float, i16, [3 x i16] }, align 8");
    for base in ["%mem", "%other"] {
        for at in (0..VARIABLE).step_by(8) {
            let (ptr, v) = (g.name(), g.int(4));
            g.line(&format!("{ptr} = getelementptr i8, ptr {base}, i64 {at}"));
            g.line(&format!("store i64 {v}, ptr {ptr}, align 8"));
        }
    }
    for _ in 0..1 + g.random.below(4) {
        let size = g.random.below(10);
        g.block(size);
        match g.random.below(3) {
            0 => g.branch(2),
            1 => g.repeat(),
            _ => {}
        }
    }
    let mut fields: Vec<(String, String)> = Vec::new();
    for (w, width) in WIDTHS.iter().enumerate() {
        for _ in 0..3 {
            let v = g.int(w);
            fields.push((format!("i{width}"), v));
        }
    }
    fields.push(("float".to_owned(), g.float()));
    let types: Vec<&str> = fields.iter().map(|f| f.0.as_str()).collect();
    let ty = format!("{{ {} }}", types.join(", "));
    let mut whole = "poison".to_owned();
    for (n, (field, v)) in fields.iter().enumerate() {
        let name = g.name();
        g.line(&format!("{name} = insertvalue {ty} {whole}, {field} {v}, {n}"));
        whole = name;
    }
    g.line(&format!("ret {ty} {whole}"));
    let params: Vec<String> =
        WIDTHS.iter().flat_map(|w| [format!("i{w} %a{w}"), format!("i{w} %b{w}")]).collect();
    let declared: Vec<&str> = g.declared.iter().map(String::as_str).collect();
    format!(
        "target datalayout = \"e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64\"\ntarget triple = \"nvptx64-nvidia-cuda\"\n{}\ndefine {ty} @f({}) {{\n{}}}\n",
        declared.join("\n"),
        params.join(", "),
        g.text
    )
}

fn arguments(random: &mut Random) -> Vec<Value> {
    let mut args = Vec::new();
    for width in WIDTHS {
        for _ in 0..2 {
            let limit = if width >= 64 { u64::MAX } else { (1 << width) - 1 };
            let n = match random.below(4) {
                0 => random.below(4) as u64,
                1 => u64::MAX,
                _ => random.next(),
            } & limit;
            args.push(if width == 128 {
                Value::Bits(vec![n, random.next()])
            } else {
                Value::new(n)
            });
        }
    }
    args
}

/// Whether `after` is allowed where the original gives `before`.
fn refines(before: &Value, after: &Value) -> bool {
    match (before, after) {
        (Value::Many(a), Value::Many(b)) => {
            a.len() == b.len() && a.iter().zip(b).all(|(x, y)| refines(x, y))
        }
        // Poison that goes through memory comes back as undefined bits, so the two are taken as one.
        (Value::Poison | Value::Undef, _) => true,
        // Any NaN is allowed.
        (Value::Bits(a), Value::Bits(b)) => a == b || (is_nan(a) && is_nan(b)),
        (Value::Bits(_), _) => false,
        (a, b) => a == b,
    }
}

fn is_nan(limbs: &[u64]) -> bool {
    matches!(limbs, [bits] if *bits <= u64::from(u32::MAX) && f32::from_bits(*bits as u32).is_nan())
}

fn check(passes: &str, seed: u64) {
    let text = generate(seed);
    let before =
        llvm_reader::parse("random.ll", text.as_bytes()).unwrap_or_else(|e| panic!("{e}\n{text}"));
    let after = common::run(passes, &text);
    let options = Options { instructions: 100_000, ..Options::default() };
    let mut random = Random(seed | 1);
    for _ in 0..8 {
        let args = arguments(&mut random);
        let Ok(expected) = call_function(&before, "f", &args, &options) else { continue };
        let got = call_function(&after, "f", &args, &options);
        let right = got.as_ref().is_ok_and(|g| refines(&expected, g));
        assert!(
            right,
            "{passes} changes seed {seed} for {args:?}\nfrom {expected:?}\nto   {got:?}\n{text}\nafter:\n{}",
            ir::ssa::print::module_to_string(&after)
        );
    }
}

fn count() -> u64 {
    std::env::var("LANELIFT_RANDOM_FUNCTIONS").ok().and_then(|n| n.parse().ok()).unwrap_or(300)
}

#[test]
fn simplification_keeps_meaning() {
    for seed in 0..count() {
        check("instcombine", seed);
    }
}

#[test]
fn the_whole_order_keeps_meaning() {
    for seed in 0..count() {
        check("optimise", seed + 1_000_000);
    }
}

#[test]
fn promotion_keeps_meaning() {
    for seed in 0..count() {
        check("sroa,simplifycfg,licm,adce", seed + 2_000_000);
    }
}
