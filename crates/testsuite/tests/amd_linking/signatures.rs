//! Functions of many signatures, and kernels that call them: as LLVM IR, callers and callees apart or together.
//!
//! Every value is made of words that a kernel reads, and gives words back that it stores. Each function hashes its
//! arguments, asks a function of the callers' module for more, and returns a value made of that; the kernel calls it
//! from some lanes only and keeps a tuple across the call.

use std::fmt::Write;

/// A type that is passed.
#[derive(Clone, Debug)]
pub(crate) enum Ty {
    Int(u32),
    Half,
    Float,
    Double,
    Vector(u32, Box<Ty>),
    Array(u32, Box<Ty>),
    Struct(Vec<Ty>),
}

impl Ty {
    fn text(&self) -> String {
        match self {
            Ty::Int(bits) => format!("i{bits}"),
            Ty::Half => "half".into(),
            Ty::Float => "float".into(),
            Ty::Double => "double".into(),
            Ty::Vector(n, elem) => format!("<{n} x {}>", elem.text()),
            Ty::Array(n, elem) => format!("[{n} x {}]", elem.text()),
            Ty::Struct(list) => {
                format!("{{ {} }}", list.iter().map(Ty::text).collect::<Vec<_>>().join(", "))
            }
        }
    }

    /// Elements, and the instruction that takes or sets one.
    fn parts(&self) -> Option<(Vec<&Ty>, &'static str, &'static str)> {
        match self {
            Ty::Vector(n, elem) => {
                Some((vec![&**elem; *n as usize], "extractelement", "insertelement"))
            }
            Ty::Array(n, elem) => Some((vec![&**elem; *n as usize], "extractvalue", "insertvalue")),
            Ty::Struct(list) => Some((list.iter().collect(), "extractvalue", "insertvalue")),
            _ => None,
        }
    }
}

/// Passing of an argument.
#[derive(Clone, Debug)]
pub(crate) enum Pass {
    /// As a value, with attributes.
    Value(&'static str, Ty),
    /// In memory, by value.
    ByVal(Ty),
}

/// A function's signature.
#[derive(Clone, Debug)]
pub(crate) struct Signature {
    /// The result, with attributes; in memory that the caller gives, if `sret`.
    pub(crate) result: (&'static str, Ty),
    pub(crate) sret: bool,
    pub(crate) args: Vec<Pass>,
}

impl Signature {
    /// Whether an argument is passed in scalar registers.
    pub(crate) fn has_inreg(&self) -> bool {
        self.args.iter().any(|a| matches!(a, Pass::Value("inreg", _)))
    }
}

fn v(ty: Ty) -> Pass {
    Pass::Value("", ty)
}

/// The signatures.
pub(crate) fn all() -> Vec<Signature> {
    use Ty::{Array, Double, Float, Half, Int, Struct, Vector};
    let vec = |n, ty: Ty| Vector(n, Box::new(ty));
    let array = |n, ty: Ty| Array(n, Box::new(ty));
    let with = |attrs, ty| Pass::Value(attrs, ty);
    let plain = |result: Ty, args: Vec<Pass>| Signature { result: ("", result), sret: false, args };
    let many = |n: usize, ty: &Ty| vec![v(ty.clone()); n];
    let mixed = || Struct(vec![Int(32), Float, Int(64), Int(16)]);
    let mut list = vec![
        plain(Int(32), many(2, &Int(32))),
        plain(Int(64), vec![v(Int(64)), v(Int(32))]),
        plain(Float, vec![v(Float), v(Double)]),
        plain(Double, vec![v(Double), v(Half)]),
        plain(Half, vec![v(Half), v(Int(16))]),
        plain(vec(4, Int(32)), vec![v(vec(4, Int(32))), v(Int(32))]),
        plain(vec(3, Float), vec![v(vec(3, Float)), v(vec(2, Half))]),
        plain(vec(8, Int(32)), many(2, &vec(8, Int(32)))),
        plain(vec(16, Int(32)), many(1, &vec(16, Int(32)))),
        plain(vec(2, Int(64)), vec![v(vec(2, Double)), v(Int(64))]),
        plain(vec(3, Int(16)), vec![v(vec(4, Int(8))), v(vec(3, Int(16)))]),
        plain(mixed(), vec![v(Struct(vec![Int(32), Float])), v(Int(32))]),
        plain(Struct(vec![vec(2, Half), Int(1), Int(24)]), vec![v(Int(24)), v(Int(48))]),
        plain(Int(128), vec![v(Int(128)), v(Int(32))]),
        plain(array(3, Float), vec![v(Struct(vec![array(2, Int(32)), vec(2, Int(16))]))]),
        plain(array(40, Int(32)), many(2, &Int(32))),
        plain(Int(32), many(34, &Int(32))),
        plain(Int(32), [many(16, &Int(64)), vec![v(vec(4, Int(32)))]].concat()),
        plain(
            Int(32),
            [many(30, &Int(32)), vec![v(vec(4, Int(32))), v(Int(8)), v(Double)]].concat(),
        ),
        plain(Int(32), vec![with("inreg", Int(32)), with("inreg", Int(64)), v(Int(32))]),
        plain(vec(2, Int(32)), [vec![with("inreg", Int(32)); 10], many(3, &Int(32))].concat()),
        plain(
            Int(32),
            vec![Pass::ByVal(Struct(vec![Int(32), Int(64), array(6, Int(32))])), v(Int(32))],
        ),
        plain(Int(32), [many(31, &Int(32)), vec![Pass::ByVal(mixed()), v(Int(64))]].concat()),
    ];
    list.push(Signature {
        result: ("zeroext", Int(1)),
        sret: false,
        args: vec![with("zeroext", Int(1)), v(Int(1))],
    });
    list.push(Signature {
        result: ("signext", Int(8)),
        sret: false,
        args: vec![with("signext", Int(8)), with("zeroext", Int(16)), v(Int(8))],
    });
    list.push(Signature { result: ("", array(9, Int(32))), sret: true, args: many(2, &Int(32)) });
    list
}

/// Writes the body of a function.
struct Writer {
    out: String,
    next: u32,
}

impl Writer {
    fn new() -> Self {
        Self { out: String::new(), next: 0 }
    }

    fn value(&mut self, text: &str) -> String {
        let name = format!("%t{}", self.next);
        self.next += 1;
        writeln!(self.out, "  {name} = {text}").expect("text");
        name
    }

    fn line(&mut self, text: &str) {
        writeln!(self.out, "  {text}").expect("text");
    }

    /// A value of a type made of words, which are asked for one after the other.
    fn make(&mut self, ty: &Ty, words: &mut dyn FnMut(&mut Self) -> String) -> String {
        if let Some((parts, _, insert)) = ty.parts() {
            let mut whole = "poison".to_owned();
            for (n, part) in parts.into_iter().enumerate() {
                let value = self.make(part, words);
                let index =
                    if insert == "insertelement" { format!("i32 {n}") } else { n.to_string() };
                let (of, ty) = (ty.text(), part.text());
                whole = self.value(&format!("{insert} {of} {whole}, {ty} {value}, {index}"));
            }
            return whole;
        }
        let word = words(self);
        match *ty {
            Ty::Int(32) => word,
            Ty::Int(bits) if bits < 32 => self.value(&format!("trunc i32 {word} to i{bits}")),
            Ty::Int(bits) => {
                let other = words(self);
                let low = self.value(&format!("zext i32 {word} to i{bits}"));
                let high = if bits < 64 {
                    let short = self.value(&format!("and i32 {other}, 65535"));
                    self.value(&format!("zext i32 {short} to i{bits}"))
                } else {
                    self.value(&format!("zext i32 {other} to i{bits}"))
                };
                let shifted = self.value(&format!("shl i{bits} {high}, 32"));
                let both = self.value(&format!("or i{bits} {low}, {shifted}"));
                if bits <= 64 {
                    return both;
                }
                let twice = self.value(&format!("shl i{bits} {both}, 61"));
                self.value(&format!("xor i{bits} {both}, {twice}"))
            }
            _ => {
                let most = if matches!(ty, Ty::Half) { 255 } else { 65535 };
                let small = self.value(&format!("and i32 {word}, {most}"));
                self.value(&format!("uitofp i32 {small} to {}", ty.text()))
            }
        }
    }

    /// The words of a value.
    fn words(&mut self, ty: &Ty, value: &str, out: &mut Vec<String>) {
        if let Some((parts, extract, _)) = ty.parts() {
            for (n, part) in parts.into_iter().enumerate() {
                let index =
                    if extract == "extractelement" { format!("i32 {n}") } else { n.to_string() };
                let part_value = self.value(&format!("{extract} {} {value}, {index}", ty.text()));
                self.words(part, &part_value, out);
            }
            return;
        }
        let bits = match *ty {
            Ty::Int(bits) => bits,
            Ty::Half => 16,
            Ty::Float => 32,
            _ => 64,
        };
        let number = match ty {
            Ty::Int(_) => value.to_owned(),
            _ => self.value(&format!("bitcast {} {value} to i{bits}", ty.text())),
        };
        match bits {
            32 => out.push(number),
            0..32 => {
                let word = self.value(&format!("zext i{bits} {number} to i32"));
                out.push(word);
            }
            _ => {
                for shift in (0..bits).step_by(32) {
                    let down = self.value(&format!("lshr i{bits} {number}, {shift}"));
                    let word = self.value(&format!("trunc i{bits} {down} to i32"));
                    out.push(word);
                }
            }
        }
    }

    /// `hash * 31 + word` over words.
    fn hash(&mut self, start: &str, words: &[String]) -> String {
        let mut hash = start.to_owned();
        for word in words {
            let product = self.value(&format!("mul i32 {hash}, 31"));
            hash = self.value(&format!("add i32 {product}, {word}"));
        }
        hash
    }
}

fn declared_args(signature: &Signature, names: bool) -> String {
    let mut list: Vec<String> = Vec::new();
    if signature.sret {
        let ty = signature.result.1.text();
        let name = if names { " %result" } else { "" };
        list.push(format!("ptr addrspace(5) sret({ty}) align 4{name}"));
    }
    for (n, arg) in signature.args.iter().enumerate() {
        let name = if names { format!(" %a{n}") } else { String::new() };
        list.push(match arg {
            Pass::Value(attrs, ty) => format!("{} {attrs}{name}", ty.text()),
            Pass::ByVal(ty) => format!("ptr addrspace(5) byval({}) align 8{name}", ty.text()),
        });
    }
    list.join(", ")
}

fn head(signature: &Signature, n: usize, names: bool) -> String {
    let (attrs, ty) = &signature.result;
    let ty = if signature.sret { "void".into() } else { ty.text() };
    format!("{attrs} {ty} @f{n}({})", declared_args(signature, names))
}

/// The declaration of function `n`.
fn declaration(signature: &Signature, n: usize) -> String {
    format!("declare {} #0\n", head(signature, n, false))
}

/// Function `n`.
fn definition(signature: &Signature, n: usize) -> String {
    let mut w = Writer::new();
    let mut words = Vec::new();
    for (k, arg) in signature.args.iter().enumerate() {
        match arg {
            Pass::Value(_, ty) => w.words(ty, &format!("%a{k}"), &mut words),
            Pass::ByVal(ty) => {
                let value =
                    w.value(&format!("load {}, ptr addrspace(5) %a{k}, align 8", ty.text()));
                w.words(ty, &value, &mut words);
            }
        }
    }
    let first = w.hash("17", &words);
    let more = w.value(&format!("call i32 @helper(i32 {first}, i32 {n})"));
    // The words again, so that they live across the call.
    let mut state = w.hash(&more, &words);
    let result = w.make(&signature.result.1, &mut |w| {
        let product = w.value(&format!("mul i32 {state}, 1664525"));
        state = w.value(&format!("add i32 {product}, 1013904223"));
        w.value(&format!("lshr i32 {state}, 3"))
    });
    let ty = signature.result.1.text();
    if signature.sret {
        w.line(&format!("store {ty} {result}, ptr addrspace(5) %result, align 4"));
        w.line("ret void");
    } else {
        w.line(&format!("ret {ty} {result}"));
    }
    format!("define {} #0 {{\n{}}}\n", head(signature, n, true), w.out)
}

/// Words of the input for each lane.
pub(crate) const WORDS: u32 = 64;
/// Lanes of a group.
pub(crate) const LANES: u32 = 64;
/// Groups of a launch.
pub(crate) const GROUPS: u32 = 2;

/// The kernel that calls function `n`.
fn kernel(signature: &Signature, n: usize) -> String {
    let mut w = Writer::new();
    // Each lane of each group has words of its own: groups run in any order.
    w.line("%lane = call i32 @llvm.amdgcn.workitem.id.x()");
    w.line("%group = call i32 @llvm.amdgcn.workgroup.id.x()");
    w.line(&format!("%first.of.group = mul i32 %group, {LANES}"));
    w.line("%id = add i32 %first.of.group, %lane");
    w.line(&format!("%at = mul i32 %id, {WORDS}"));
    let mut next = 0;
    let mut reads = |w: &mut Writer, uniform: bool| {
        next += 1;
        let place = if uniform {
            w.value(&format!("getelementptr i32, ptr addrspace(1) %in, i32 {next}"))
        } else {
            let index = w.value(&format!("add i32 %at, {next}"));
            w.value(&format!("getelementptr i32, ptr addrspace(1) %in, i32 {index}"))
        };
        w.value(&format!("load i32, ptr addrspace(1) {place}, align 4"))
    };
    let kept = w.make(&Ty::Vector(4, Box::new(Ty::Int(32))), &mut |w| reads(w, false));
    let mut args: Vec<String> = Vec::new();
    let memory = signature.result.1.text();
    if signature.sret {
        let place = w.value(&format!("alloca {memory}, align 4, addrspace(5)"));
        args.push(format!("ptr addrspace(5) sret({memory}) align 4 {place}"));
    }
    for arg in &signature.args {
        match arg {
            Pass::Value(attrs, ty) => {
                let value = w.make(ty, &mut |w| reads(w, *attrs == "inreg"));
                args.push(format!("{} {attrs} {value}", ty.text()));
            }
            Pass::ByVal(ty) => {
                let value = w.make(ty, &mut |w| reads(w, false));
                let text = ty.text();
                let place = w.value(&format!("alloca {text}, align 8, addrspace(5)"));
                w.line(&format!("store {text} {value}, ptr addrspace(5) {place}, align 8"));
                args.push(format!("ptr addrspace(5) byval({text}) align 8 {place}"));
            }
        }
    }
    w.line("%first = extractelement <4 x i32> KEPT, i32 0".replace("KEPT", &kept).as_str());
    w.line("%bit = and i32 %first, 3");
    w.line("%some = icmp ne i32 %bit, 0");
    w.line("br i1 %some, label %call, label %end");
    w.out.push_str("call:\n");
    let (attrs, _) = signature.result;
    let args = args.join(", ");
    let result = if signature.sret {
        w.line(&format!("call void @f{n}({args})"));
        let place =
            args.split(", ").next().and_then(|a| a.split(' ').next_back()).expect("a place");
        w.value(&format!("load {memory}, ptr addrspace(5) {place}, align 4"))
    } else {
        w.value(&format!("call {attrs} {memory} @f{n}({args})"))
    };
    let mut words = Vec::new();
    w.words(&signature.result.1, &result, &mut words);
    w.words(&Ty::Vector(4, Box::new(Ty::Int(32))), &kept, &mut words);
    for (k, word) in words.iter().enumerate() {
        let index = w.value(&format!("add i32 %at, {k}"));
        let place = w.value(&format!("getelementptr i32, ptr addrspace(1) %out, i32 {index}"));
        w.line(&format!("store i32 {word}, ptr addrspace(1) {place}, align 4"));
    }
    w.line("br label %end");
    w.out.push_str("end:\n");
    w.line("ret void");
    let args = "ptr addrspace(1) %out, ptr addrspace(1) %in";
    format!("define amdgpu_kernel void @k{n}({args}) #1 {{\n{}}}\n", w.out)
}

/// Text that makes `llc` give every kernel of a module registers enough for the functions of another: it counts those that
/// any function of the module uses.
pub(crate) const RESERVE: &str = "define void @reserve() {\n\
    call void asm sideeffect \"\", \"~{v255},~{s95}\"()\nret void\n}\n";

/// A module's text: the callers, the callees, or both.
pub(crate) fn module(list: &[Signature], callers: bool, callees: bool, cpu: &str) -> String {
    let mut out = "target triple = \"amdgcn-amd-amdhsa\"\n\
        declare i32 @llvm.amdgcn.workitem.id.x()\n\
        declare i32 @llvm.amdgcn.workgroup.id.x()\n"
        .to_owned();
    if callers {
        // The ids prove that the special inputs arrive.
        out.push_str(
            "define i32 @helper(i32 %x, i32 %n) #0 {\n\
             %i = call i32 @llvm.amdgcn.workitem.id.x()\n\
             %g = call i32 @llvm.amdgcn.workgroup.id.x()\n\
             %a = mul i32 %i, 7\n%b = mul i32 %g, 1000\n%c = add i32 %a, %b\n\
             %d = xor i32 %x, %c\n%e = mul i32 %d, %n\n%f = add i32 %e, %x\nret i32 %f\n}\n",
        );
    } else {
        out.push_str("declare i32 @helper(i32, i32) #0\n");
    }
    for (n, signature) in list.iter().enumerate() {
        out.push_str(&if callees { definition(signature, n) } else { declaration(signature, n) });
        if callers {
            out.push_str(&kernel(signature, n));
        }
    }
    writeln!(out, "attributes #0 = {{ noinline nounwind \"target-cpu\"=\"{cpu}\" }}")
        .expect("text");
    writeln!(
        out,
        "attributes #1 = {{ nounwind \"target-cpu\"=\"{cpu}\" \"amdgpu-flat-work-group-size\"=\"1,1024\" }}"
    )
    .expect("text");
    out
}
