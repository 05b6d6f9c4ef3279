//! Programs that change and name their rounding: kernels and functions with branches and loops, some of them `strictfp`
//! with constrained intrinsics of mixed roundings, some plain.
//!
//! The result of such a program is defined, lane by lane: the program's own mode is changed in uniform control flow only;
//! plain operations on `float` whose value in another mode is not defined (quotients, roots) are not in functions that
//! may run in one.

use std::fmt::Write as _;
use testsuite::generate::Choices;

/// Features that a program may contain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Features {
    /// Constrained intrinsics in `strictfp` functions.
    pub(crate) constrained: bool,
    /// Quotients and roots with a rounding.
    pub(crate) quotients: bool,
    /// `llvm.set.rounding`.
    pub(crate) set_rounding: bool,
    /// Subnormals that are flushed.
    pub(crate) flush: Flush,
}

/// Functions that flush subnormals.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Flush {
    /// None.
    Never,
    /// All, with the same mode.
    Alike,
    /// Each with a mode of its own.
    Apart,
}

/// A type of values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ty {
    Half,
    Float,
    Double,
}

impl Ty {
    const ALL: [Ty; 3] = [Ty::Float, Ty::Double, Ty::Half];

    fn name(self) -> &'static str {
        match self {
            Ty::Half => "half",
            Ty::Float => "float",
            Ty::Double => "double",
        }
    }

    fn suffix(self) -> &'static str {
        match self {
            Ty::Half => "f16",
            Ty::Float => "f32",
            Ty::Double => "f64",
        }
    }

    /// The integer of as many bits.
    fn bits(self) -> &'static str {
        match self {
            Ty::Half => "i16",
            Ty::Float => "i32",
            Ty::Double => "i64",
        }
    }
}

/// Words of the input that belong to a lane, and of the output.
pub(crate) const INPUTS: u32 = 9;
pub(crate) const OUTPUTS: u32 = 6;
/// Lanes of a workgroup.
pub(crate) const LANES: u32 = 64;

/// A function that others call.
struct Signature {
    name: String,
    params: Vec<Ty>,
    ret: Ty,
    /// It changes the program's mode.
    changes: bool,
}

/// The program that these choices stand for.
pub(crate) fn program(cpu: &str, features: Features, choices: &mut Choices) -> String {
    let mut text = String::from(HEAD);
    let mut functions = Vec::new();
    let alike = if features.flush == Flush::Alike { 1 + choices.below(3) } else { 0 };
    // Whether any function leaves the program in another mode than that it began with.
    let changes = features.set_rounding && choices.chance(1, 2);
    for n in 0..choices.below(3) {
        let params = (0..1 + choices.below(2)).map(|_| *choices.pick(&Ty::ALL)).collect();
        let ret = *choices.pick(&Ty::ALL);
        let strict = features.constrained && choices.chance(1, 2);
        let changes_here = changes && strict && choices.chance(1, 3);
        let signature = Signature { name: format!("f{n}"), params, ret, changes: changes_here };
        let mut writer = Writer::new(choices, features, &functions, strict, changes);
        writer.flush = alike;
        writer.uniform_call = signature.changes;
        let body = writer.function(&signature);
        text.push_str(&body);
        functions.push(signature);
    }
    let strict = features.constrained && choices.chance(2, 3);
    let mut writer = Writer::new(choices, features, &functions, strict, changes);
    writer.flush = alike;
    text.push_str(&writer.kernel());
    declare(&mut text);
    for (n, flush) in ["", FLUSH_FLOAT, FLUSH_REST, FLUSH_BOTH].iter().enumerate() {
        for (strict, word) in ["", " strictfp"].iter().enumerate() {
            let number = 2 * n + strict;
            let _ = writeln!(
                text,
                "attributes #{number} = {{ \"target-cpu\"=\"{cpu}\"{word}{flush} }}"
            );
        }
    }
    text
}

const FLUSH_FLOAT: &str = " \"denormal-fp-math-f32\"=\"preserve-sign,preserve-sign\"";
const FLUSH_REST: &str =
    " \"denormal-fp-math\"=\"preserve-sign,preserve-sign\" \"denormal-fp-math-f32\"=\"ieee,ieee\"";
const FLUSH_BOTH: &str = " \"denormal-fp-math\"=\"preserve-sign,preserve-sign\"";

const HEAD: &str = "\
target datalayout = \"e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9\"
target triple = \"amdgcn-amd-amdhsa\"

";

/// Rounding arguments; the first is the simplest.
const ROUNDINGS: [&str; 5] = ["tonearest", "upward", "downward", "towardzero", "dynamic"];

/// Declares what a program calls.
fn declare(text: &mut String) {
    for line in declarations().lines() {
        let name = line.split_once('@').and_then(|(_, rest)| rest.split_once('(')).map(|n| n.0);
        if name.is_some_and(|name| text.contains(&format!("@{name}("))) {
            text.push_str(line);
            text.push('\n');
        }
    }
}

/// All that programs may call.
fn declarations() -> String {
    let mut text = String::from(
        "declare i32 @llvm.amdgcn.workitem.id.x()\ndeclare void @llvm.set.rounding(i32)\n\
         declare i32 @llvm.get.rounding()\n\
         declare half @llvm.fptrunc.round.f16.f32(float, metadata)\n\
         declare float @llvm.fptrunc.round.f32.f64(double, metadata)\n\
         declare <2 x half> @llvm.fptrunc.round.v2f16.v2f32(<2 x float>, metadata)\n",
    );
    let constrained = "@llvm.experimental.constrained";
    for ty in Ty::ALL {
        let (t, s) = (ty.name(), ty.suffix());
        for op in ["fadd", "fsub", "fmul", "fdiv"] {
            let _ =
                writeln!(text, "declare {t} {constrained}.{op}.{s}({t}, {t}, metadata, metadata)");
        }
        for op in ["fma", "fmuladd"] {
            let _ = writeln!(
                text,
                "declare {t} {constrained}.{op}.{s}({t}, {t}, {t}, metadata, metadata)"
            );
        }
        for op in ["sqrt", "rint", "nearbyint"] {
            let _ = writeln!(text, "declare {t} {constrained}.{op}.{s}({t}, metadata, metadata)");
        }
        for op in ["floor", "ceil", "trunc"] {
            let _ = writeln!(text, "declare {t} {constrained}.{op}.{s}({t}, metadata)");
            let _ = writeln!(text, "declare {t} @llvm.{op}.{s}({t})");
        }
        for op in ["minnum", "maxnum"] {
            let _ = writeln!(text, "declare {t} {constrained}.{op}.{s}({t}, {t}, metadata)");
            let _ = writeln!(text, "declare {t} @llvm.{op}.{s}({t}, {t})");
        }
        let _ = writeln!(
            text,
            "declare i1 {constrained}.fcmp.{s}({t}, {t}, metadata, metadata)\n\
             declare {t} @llvm.fma.{s}({t}, {t}, {t})\n\
             declare {t} @llvm.sqrt.{s}({t})"
        );
        for op in ["sitofp", "uitofp"] {
            for from in ["i32", "i64"] {
                let _ = writeln!(
                    text,
                    "declare {t} {constrained}.{op}.{s}.{from}({from}, metadata, metadata)"
                );
            }
        }
    }
    for (from, to) in [(Ty::Double, Ty::Float), (Ty::Float, Ty::Half)] {
        let _ = writeln!(
            text,
            "declare {0} {constrained}.fptrunc.{1}.{3}({2}, metadata, metadata)\n\
             declare {2} {constrained}.fpext.{3}.{1}({0}, metadata)",
            to.name(),
            to.suffix(),
            from.name(),
            from.suffix(),
        );
    }
    text
}

/// Writes one function.
struct Writer<'c> {
    choices: &'c mut Choices,
    features: Features,
    functions: &'c [Signature],
    text: String,
    next: u32,
    /// Values that can be used here.
    scope: Vec<(Ty, String)>,
    integers: Vec<String>,
    block: String,
    strict: bool,
    /// Some function changes the program's mode.
    changes: bool,
    /// All lanes are here together.
    uniform: bool,
    /// The function is called in uniform control flow only.
    uniform_call: bool,
    /// Mode of flushing, where it is that of all functions.
    flush: u32,
}

impl<'c> Writer<'c> {
    fn new(
        choices: &'c mut Choices,
        features: Features,
        functions: &'c [Signature],
        strict: bool,
        changes: bool,
    ) -> Self {
        Writer {
            choices,
            features,
            functions,
            text: String::new(),
            next: 0,
            scope: Vec::new(),
            integers: Vec::new(),
            block: "entry".into(),
            strict,
            changes,
            uniform: true,
            uniform_call: true,
            flush: 0,
        }
    }

    fn attributes(&mut self) -> u32 {
        let apart = self.features.flush == Flush::Apart;
        let flush = if apart { self.choices.below(4) } else { self.flush };
        2 * flush + u32::from(self.strict)
    }

    fn function(mut self, signature: &Signature) -> String {
        let attributes = self.attributes();
        let inline = *self.choices.pick(&["noinline ", ""]);
        let params: Vec<String> = signature
            .params
            .iter()
            .enumerate()
            .map(|(n, t)| format!("{} %a{n}", t.name()))
            .collect();
        for (n, &ty) in signature.params.iter().enumerate() {
            self.scope.push((ty, format!("%a{n}")));
        }
        self.integers.push("%n".into());
        self.uniform = self.uniform_call;
        let head = format!(
            "define internal {} @{}(i32 %n, {}) {inline}#{attributes} {{\nentry:\n",
            signature.ret.name(),
            signature.name,
            params.join(", "),
        );
        if signature.changes {
            self.set_rounding();
        }
        self.statements(3, 1);
        if signature.changes && self.choices.chance(1, 2) {
            self.set_rounding();
        }
        let result = self.value(signature.ret);
        format!("{head}{}  ret {} {result}\n}}\n\n", self.text, signature.ret.name())
    }

    fn kernel(mut self) -> String {
        let attributes = self.attributes();
        let head = format!(
            "define amdgpu_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %n) #{attributes} {{\nentry:\n"
        );
        self.line("%tid = call i32 @llvm.amdgcn.workitem.id.x()");
        self.line(format!("%first = mul i32 %tid, {INPUTS}"));
        for n in 0..INPUTS {
            let ty = Ty::ALL[(n % 3) as usize];
            self.line(format!("%p{n} = add i32 %first, {n}"));
            self.line(format!("%q{n} = getelementptr i64, ptr addrspace(1) %in, i32 %p{n}"));
            self.line(format!("%v{n} = load {}, ptr addrspace(1) %q{n}, align 8", ty.name()));
            self.scope.push((ty, format!("%v{n}")));
        }
        self.line(format!("%w = load i32, ptr addrspace(1) %q{}, align 8", INPUTS - 1));
        self.integers.extend(["%n".into(), "%tid".into(), "%w".into()]);
        if self.changes && self.strict && self.choices.chance(1, 2) {
            self.set_rounding();
        }
        self.statements(9, 3);
        self.line(format!("%to = mul i32 %tid, {OUTPUTS}"));
        for n in 0..OUTPUTS {
            let ty = Ty::ALL[(n % 3) as usize];
            // The last values first: the others lead to them.
            let value = match self.scope.iter().rev().find(|(t, _)| *t == ty) {
                Some((_, last)) if n < 3 => last.clone(),
                _ => self.value(ty),
            };
            self.line(format!("%s{n} = add i32 %to, {n}"));
            self.line(format!("%t{n} = getelementptr i64, ptr addrspace(1) %out, i32 %s{n}"));
            self.line(format!("store {} {value}, ptr addrspace(1) %t{n}, align 8", ty.name()));
        }
        format!("{head}{}  ret void\n}}\n\n", self.text)
    }

    fn line(&mut self, text: impl std::fmt::Display) {
        let _ = writeln!(self.text, "  {text}");
    }

    fn label(&mut self, name: String) {
        let _ = writeln!(self.text, "{name}:");
        self.block = name;
    }

    fn fresh(&mut self) -> u32 {
        self.next += 1;
        self.next
    }

    /// A new value of a type by this right-hand side.
    fn define(&mut self, ty: Ty, text: impl std::fmt::Display) -> String {
        let name = format!("%x{}", self.fresh());
        self.line(format!("{name} = {text}"));
        self.scope.push((ty, name.clone()));
        name
    }

    /// One of the values of a type, the latest first. Where there is none, one is made of another type's bits.
    fn value(&mut self, ty: Ty) -> String {
        let all: Vec<String> =
            self.scope.iter().rev().filter(|(t, _)| *t == ty).map(|(_, v)| v.clone()).collect();
        if !all.is_empty() {
            return self.choices.pick(&all[..all.len().min(5)]).clone();
        }
        let (from, value) = self.scope[0].clone();
        let bits = self.fresh();
        self.line(format!("%b{bits} = bitcast {} {value} to {}", from.name(), from.bits()));
        let wide = self.fresh();
        let size = |t: Ty| t.bits()[1..].parse::<u32>().unwrap_or(0);
        let cast = match size(from).cmp(&size(ty)) {
            std::cmp::Ordering::Less => "zext",
            std::cmp::Ordering::Greater => "trunc",
            std::cmp::Ordering::Equal => "bitcast",
        };
        self.line(format!("%b{wide} = {cast} {} %b{bits} to {}", from.bits(), ty.bits()));
        self.define(ty, format!("bitcast {} %b{wide} to {}", ty.bits(), ty.name()))
    }

    fn statements(&mut self, count: u32, depth: u32) {
        for _ in 0..1 + self.choices.below(count) {
            self.statement(depth);
        }
    }

    fn statement(&mut self, depth: u32) {
        let kinds = if depth > 0 { 12 } else { 8 };
        match self.choices.below(kinds) {
            7 => self.convert(),
            5 if !self.strict => self.truncate_rounded(),
            8 if !self.functions.is_empty() => self.call(),
            9 | 8 => self.branch(depth - 1),
            10 => self.count(depth - 1),
            11 if self.changes && self.strict && self.uniform => self.set_rounding(),
            6 => self.compare_and_select(),
            _ => self.operation(),
        }
    }

    fn rounding(&mut self) -> &'static str {
        self.choices.pick::<&str>(&ROUNDINGS)
    }

    /// The last arguments of a constrained operation.
    fn tail(&mut self) -> String {
        let rounding = self.rounding();
        let exceptions = *self.choices.pick(&["ignore", "strict", "maytrap"]);
        format!("metadata !\"round.{rounding}\", metadata !\"fpexcept.{exceptions}\"")
    }

    fn operation(&mut self) {
        let ty = *self.choices.pick(&Ty::ALL);
        let (t, s) = (ty.name(), ty.suffix());
        let (a, b) = (self.value(ty), self.value(ty));
        // In another mode than that of the beginning a plain quotient of floats is not defined.
        let quotients =
            self.features.quotients && (self.strict || !self.changes || ty != Ty::Float);
        let kinds = if quotients { 9 } else { 7 };
        let kind = self.choices.below(kinds);
        let text = match (kind, self.strict) {
            (n @ (0..=2 | 7), true) => {
                let op = ["fadd", "fmul", "fsub", "", "", "", "", "fdiv"][n as usize];
                let tail = self.tail();
                format!(
                    "call {t} @llvm.experimental.constrained.{op}.{s}({t} {a}, {t} {b}, {tail}) strictfp"
                )
            }
            (n @ (0..=2 | 7), false) => {
                let op = ["fadd", "fmul", "fsub", "", "", "", "", "fdiv"][n as usize];
                format!("{op} {t} {a}, {b}")
            }
            (3 | 4, true) => {
                let c = self.value(ty);
                let op = *self.choices.pick(&["fma", "fmuladd"]);
                let tail = self.tail();
                format!(
                    "call {t} @llvm.experimental.constrained.{op}.{s}({t} {a}, {t} {b}, {t} {c}, {tail}) strictfp"
                )
            }
            (3 | 4, false) => {
                let c = self.value(ty);
                format!("call {t} @llvm.fma.{s}({t} {a}, {t} {b}, {t} {c})")
            }
            (5, true) => {
                let op = *self.choices.pick(&["floor", "rint", "nearbyint", "ceil", "trunc"]);
                let tail = match op {
                    "rint" | "nearbyint" => self.tail(),
                    _ => "metadata !\"fpexcept.ignore\"".into(),
                };
                format!(
                    "call {t} @llvm.experimental.constrained.{op}.{s}({t} {a}, {tail}) strictfp"
                )
            }
            (5, false) => {
                let op = *self.choices.pick(&["floor", "ceil", "trunc"]);
                format!("call {t} @llvm.{op}.{s}({t} {a})")
            }
            // The lesser of a number and itself may be the number: flushing is not mandatory.
            (6, true) if a != b => {
                let op = *self.choices.pick(&["minnum", "maxnum"]);
                format!(
                    "call {t} @llvm.experimental.constrained.{op}.{s}({t} {a}, {t} {b}, metadata !\"fpexcept.ignore\") strictfp"
                )
            }
            (6, _) => format!("fneg {t} {a}"),
            (_, true) => {
                let tail = self.tail();
                format!(
                    "call {t} @llvm.experimental.constrained.sqrt.{s}({t} {a}, {tail}) strictfp"
                )
            }
            (_, false) => format!("call {t} @llvm.sqrt.{s}({t} {a})"),
        };
        self.define(ty, text);
    }

    fn convert(&mut self) {
        match self.choices.below(6) {
            0 | 1 => self.truncate_rounded(),
            2 => {
                let (from, to) =
                    *self.choices.pick(&[(Ty::Float, Ty::Half), (Ty::Double, Ty::Float)]);
                if to == Ty::Float && !self.strict && self.changes {
                    // By which field of MODE it rounds is not known for all generations.
                    return self.truncate_rounded();
                }
                let value = self.value(from);
                let text = if self.strict {
                    let tail = self.tail();
                    format!(
                        "call {} @llvm.experimental.constrained.fptrunc.{}.{}({} {value}, {tail}) strictfp",
                        to.name(),
                        to.suffix(),
                        from.suffix(),
                        from.name()
                    )
                } else {
                    format!("fptrunc {} {value} to {}", from.name(), to.name())
                };
                self.define(to, text);
            }
            3 => {
                let (from, to) =
                    *self.choices.pick(&[(Ty::Half, Ty::Float), (Ty::Float, Ty::Double)]);
                let value = self.value(from);
                let text = if self.strict {
                    format!(
                        "call {} @llvm.experimental.constrained.fpext.{}.{}({} {value}, metadata !\"fpexcept.ignore\") strictfp",
                        to.name(),
                        to.suffix(),
                        from.suffix(),
                        from.name()
                    )
                } else {
                    format!("fpext {} {value} to {}", from.name(), to.name())
                };
                self.define(to, text);
            }
            _ => self.convert_integer(),
        }
    }

    fn truncate_rounded(&mut self) {
        let rounding = *self.choices.pick::<&str>(&ROUNDINGS[..4]);
        match self.choices.below(3) {
            0 => {
                let value = self.value(Ty::Float);
                self.define(Ty::Half, format!("call half @llvm.fptrunc.round.f16.f32(float {value}, metadata !\"round.{rounding}\")"));
            }
            1 => {
                let value = self.value(Ty::Double);
                self.define(Ty::Float, format!("call float @llvm.fptrunc.round.f32.f64(double {value}, metadata !\"round.{rounding}\")"));
            }
            _ => {
                let (a, b) = (self.value(Ty::Float), self.value(Ty::Float));
                let n = self.fresh();
                self.line(format!("%i{n} = insertelement <2 x float> poison, float {a}, i32 0"));
                self.line(format!("%j{n} = insertelement <2 x float> %i{n}, float {b}, i32 1"));
                self.line(format!("%k{n} = call <2 x half> @llvm.fptrunc.round.v2f16.v2f32(<2 x float> %j{n}, metadata !\"round.{rounding}\")"));
                let lane = self.choices.below(2);
                self.define(Ty::Half, format!("extractelement <2 x half> %k{n}, i32 {lane}"));
            }
        }
    }

    fn convert_integer(&mut self) {
        let ty = *self.choices.pick(&Ty::ALL);
        let op = *self.choices.pick(&["sitofp", "uitofp"]);
        let mut value = self.choices.pick(&self.integers).clone();
        let exact = self.strict || !self.changes || ty != Ty::Float;
        let wide = ty != Ty::Half && exact && self.choices.chance(1, 3);
        let from = if wide { "i64" } else { "i32" };
        if wide {
            let n = self.fresh();
            self.line(format!("%z{n} = zext i32 {value} to i64"));
            self.line(format!("%y{n} = mul i64 %z{n}, -7046029254386353131"));
            value = format!("%y{n}");
        }
        let (t, s) = (ty.name(), ty.suffix());
        let text = if self.strict {
            let tail = self.tail();
            format!(
                "call {t} @llvm.experimental.constrained.{op}.{s}.{from}({from} {value}, {tail}) strictfp"
            )
        } else {
            format!("{op} {from} {value} to {t}")
        };
        self.define(ty, text);
    }

    /// A comparison's name.
    fn compare(&mut self) -> String {
        let ty = *self.choices.pick(&Ty::ALL);
        let (a, b) = (self.value(ty), self.value(ty));
        let predicate = *self.choices.pick(&["olt", "ogt", "une", "ole", "uge", "uno"]);
        let (t, s) = (ty.name(), ty.suffix());
        let name = format!("%c{}", self.fresh());
        let text = if self.strict {
            format!(
                "call i1 @llvm.experimental.constrained.fcmp.{s}({t} {a}, {t} {b}, metadata !\"{predicate}\", metadata !\"fpexcept.ignore\") strictfp"
            )
        } else {
            format!("fcmp {predicate} {t} {a}, {b}")
        };
        self.line(format!("{name} = {text}"));
        name
    }

    fn compare_and_select(&mut self) {
        let condition = self.compare();
        let ty = *self.choices.pick(&Ty::ALL);
        let (a, b, t) = (self.value(ty), self.value(ty), ty.name());
        self.define(ty, format!("select i1 {condition}, {t} {a}, {t} {b}"));
    }

    fn call(&mut self) {
        let index = self.choices.below(self.functions.len() as u32) as usize;
        let functions = self.functions;
        let function = &functions[index];
        if function.changes && !(self.uniform && self.strict) {
            return self.operation();
        }
        let mut arguments = vec!["i32 %n".to_owned()];
        for &ty in &function.params {
            let value = self.value(ty);
            arguments.push(format!("{} {value}", ty.name()));
        }
        let strict = if self.strict { " strictfp" } else { "" };
        let text = format!(
            "call {} @{}({}){strict}",
            function.ret.name(),
            function.name,
            arguments.join(", ")
        );
        self.define(function.ret, text);
    }

    /// In uniform control flow only. The number is a constant, or only the launch knows it.
    fn set_rounding(&mut self) {
        let n = self.fresh();
        let number = if self.choices.chance(1, 3) {
            self.line(format!("%m{n} = and i32 %n, 3"));
            format!("%m{n}")
        } else {
            let number = *self.choices.pick(&[1, 2, 3, 0, 8, 12, 17, 19]);
            number.to_string()
        };
        self.line(format!("call void @llvm.set.rounding(i32 {number}) strictfp"));
    }

    /// Two paths that meet again.
    fn branch(&mut self, depth: u32) {
        let n = self.fresh();
        let uniform_before = self.uniform;
        let condition = match self.choices.below(3) {
            0 => self.compare(),
            1 => {
                let bit = self.choices.below(6);
                let integer = self.integers.last().cloned().unwrap_or_else(|| "%n".into());
                self.line(format!("%u{n} = lshr i32 {integer}, {bit}"));
                self.line(format!("%d{n} = trunc i32 %u{n} to i1"));
                format!("%d{n}")
            }
            _ => {
                let bit = self.choices.below(4);
                self.line(format!("%u{n} = lshr i32 %n, {bit}"));
                self.line(format!("%d{n} = trunc i32 %u{n} to i1"));
                format!("%d{n}")
            }
        };
        // What the condition is made of: the launch's number is the same for all.
        let uniform =
            condition.starts_with("%d") && self.text.contains(&format!("%u{n} = lshr i32 %n,"));
        self.uniform &= uniform;
        let ty = *self.choices.pick(&Ty::ALL);
        let other_ways = self.choices.chance(1, 2);
        let otherwise = if other_ways { format!("else{n}") } else { format!("join{n}") };
        let before = self.value(ty);
        let from = self.block.clone();
        self.line(format!("br i1 {condition}, label %then{n}, label %{otherwise}"));
        let arm = |w: &mut Self, name: String| {
            let (scope, integers) = (w.scope.len(), w.integers.len());
            w.label(name);
            w.statements(3, depth);
            let value = w.value(ty);
            let end = w.block.clone();
            w.line(format!("br label %join{n}"));
            w.scope.truncate(scope);
            w.integers.truncate(integers);
            (value, end)
        };
        let first = arm(self, format!("then{n}"));
        let second = if other_ways { arm(self, format!("else{n}")) } else { (before, from) };
        self.label(format!("join{n}"));
        let t = ty.name();
        self.define(
            ty,
            format!("phi {t} [ {}, %{} ], [ {}, %{} ]", first.0, first.1, second.0, second.1),
        );
        self.uniform = uniform_before;
    }

    /// A loop that carries two values, with the same number of passes for all lanes or not.
    fn count(&mut self, depth: u32) {
        let n = self.fresh();
        let uniform_before = self.uniform;
        let limit = match self.choices.below(3) {
            0 => (2 + self.choices.below(3)).to_string(),
            1 => {
                self.line(format!("%l{n} = and i32 %n, 3"));
                format!("%l{n}")
            }
            _ => {
                let integer = self.integers.last().cloned().unwrap_or_else(|| "%n".into());
                self.uniform &= integer == "%n";
                self.line(format!("%l{n} = and i32 {integer}, 3"));
                format!("%l{n}")
            }
        };
        let types = [*self.choices.pick(&Ty::ALL), *self.choices.pick(&Ty::ALL)];
        let starts = types.map(|ty| self.value(ty));
        let from = self.block.clone();
        self.line(format!("br label %loop{n}"));
        // The heads of the carried values come when their ends are known.
        let outer = std::mem::take(&mut self.text);
        let (scope, integers) = (self.scope.len(), self.integers.len());
        self.block = format!("loop{n}");
        for (m, &ty) in types.iter().enumerate() {
            self.scope.push((ty, format!("%h{n}.{m}")));
        }
        self.integers.push(format!("%g{n}"));
        self.statements(4, depth);
        let ends = types.map(|ty| self.value(ty));
        self.line(format!("%e{n} = add i32 %g{n}, 1"));
        self.line(format!("%o{n} = icmp ult i32 %e{n}, {limit}"));
        self.line(format!("br i1 %o{n}, label %loop{n}, label %done{n}"));
        let latch = self.block.clone();
        let body = std::mem::replace(&mut self.text, outer);
        self.label(format!("loop{n}"));
        self.line(format!("%g{n} = phi i32 [ 0, %{from} ], [ %e{n}, %{latch} ]"));
        for (m, ty) in types.iter().enumerate() {
            let t = ty.name();
            self.line(format!(
                "%h{n}.{m} = phi {t} [ {}, %{from} ], [ {}, %{latch} ]",
                starts[m], ends[m]
            ));
        }
        self.text.push_str(&body);
        self.scope.truncate(scope);
        self.integers.truncate(integers);
        self.label(format!("done{n}"));
        for (ty, end) in types.into_iter().zip(ends) {
            self.scope.push((ty, end));
        }
        self.uniform = uniform_before;
    }
}
