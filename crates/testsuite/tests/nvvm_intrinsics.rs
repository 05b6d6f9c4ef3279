//! Every `llvm.nvvm.*` intrinsic of LLVM 22, with every value of its constant arguments, compiles for
//! the first GPU that has it, and `ptxas` accepts the PTX; and its instruction is the one that `llc`
//! chooses.
//!
//! `data/nvvm-intrinsics.txt` has LLVM's declarations, one in a line: name, result, arguments.
//! `i32*3` are three, `v2f16` a vector, `p3` a pointer to address space 3, `i32=0..3` and `i1=0|1`
//! constants.

use judges::{Judge, Scratch, assemble, run};
use nvptx_backend::{Options, Sm, compile, llvm_reader};
use std::fmt::Write as _;
use std::path::Path;
use std::time::Duration;

const DECLARATIONS: &str = include_str!("data/nvvm-intrinsics.txt");

/// Intrinsics that no PTX instruction does, although LLVM declares them: `llc` cannot select most of these, and
/// `ptxas` refuses what it prints for the others.
const IMPOSSIBLE: &[&str] = &[
    // Modifiers that the formats do not have.
    "fma.rn.ftz.bf16",
    "fma.rn.ftz.relu.bf16",
    "fma.rn.ftz.sat.bf16",
    "fma.rn.sat.bf16",
    "fmax.ftz.bf16",
    "fmax.ftz.nan.bf16",
    "fmax.ftz.nan.xorsign.abs.bf16",
    "fmax.ftz.xorsign.abs.bf16",
    "fmin.ftz.bf16",
    "fmin.ftz.nan.bf16",
    "fmin.ftz.nan.xorsign.abs.bf16",
    "fmin.ftz.xorsign.abs.bf16",
    "ex2.approx.bf16",
    "ex2.approx.v2bf16",
    "ex2.approx.ftz.f16",
    "ex2.approx.ftz.v2f16",
    "fabs.ftz.f64",
    "fabs.ftz.bf16",
    "fabs.ftz.v2bf16",
    "bf2h.rn.ftz",
    // No double precision approximation, no 64-bit counters.
    "lg2.approx.d",
    "atomic.inc.gen.i.cta.i64",
    "atomic.inc.gen.i.sys.i64",
    "atomic.dec.gen.i.cta.i64",
    "atomic.dec.gen.i.sys.i64",
    // Without `.sync` these ended with sm_70.
    "shfl.bfly.",
    "shfl.down.",
    "shfl.idx.",
    "shfl.up.",
    "vote.all",
    "vote.any",
    "vote.uni",
    "vote.ballot",
];

/// The GPUs tried, in this order.
const GPUS: [&str; 8] =
    ["sm_75", "sm_80", "sm_86", "sm_89", "sm_90", "sm_90a", "sm_100a", "sm_120a"];

/// A declaration.
#[derive(Clone, Debug)]
struct Declaration {
    name: String,
    result: String,
    /// Types, and the values of constant arguments.
    args: Vec<(String, Vec<i64>)>,
}

fn llvm_type(short: &str) -> String {
    if let Some(rest) = short.strip_prefix('v').filter(|_| short != "void") {
        let lanes = rest.bytes().take_while(u8::is_ascii_digit).count();
        return format!("<{} x {}>", &rest[..lanes], llvm_type(&rest[lanes..]));
    }
    match short {
        "f16" => "half".into(),
        "bf16" => "bfloat".into(),
        "f32" => "float".into(),
        "f64" => "double".into(),
        "p0" => "ptr".into(),
        _ => match short.strip_prefix('p') {
            Some(space) => format!("ptr addrspace({space})"),
            None => short.to_owned(),
        },
    }
}

/// `i32*3` as the item and how often it stands there.
fn repeated(item: &str) -> (&str, usize) {
    match item.split_once('*') {
        Some((item, count)) => (item, count.parse().unwrap()),
        None => (item, 1),
    }
}

fn declarations() -> Vec<Declaration> {
    let parse = |line: &str| {
        let mut items = line.split(' ');
        let name = items.next().unwrap().to_owned();
        let result = items.next().unwrap();
        let result = match result.strip_prefix('{').and_then(|r| r.strip_suffix('}')) {
            Some(fields) => {
                let mut types = Vec::new();
                for (field, count) in fields.split(',').map(repeated) {
                    types.extend(vec![llvm_type(field); count]);
                }
                format!("{{ {} }}", types.join(", "))
            }
            None => llvm_type(result),
        };
        let mut args = Vec::new();
        for (item, count) in items.map(repeated) {
            let (ty, values) = item.split_once('=').unwrap_or((item, ""));
            let values: Vec<i64> = match values.split_once("..") {
                Some((first, last)) => (first.parse().unwrap()..=last.parse().unwrap()).collect(),
                None => values
                    .split('|')
                    .filter(|v| !v.is_empty())
                    .map(|v| v.parse().unwrap())
                    .collect(),
            };
            args.extend(vec![(llvm_type(ty), values); count]);
        }
        Declaration { name, result, args }
    };
    DECLARATIONS.lines().map(parse).collect()
}

/// Form of other arguments.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Given {
    InRegisters,
    AsConstants,
}

/// A constant for argument `n`. The first may be the number of a barrier, others a number of threads.
fn constant(ty: &str, n: usize) -> Option<&'static str> {
    Some(match ty {
        "i1" => "true",
        "i8" | "i16" | "i32" | "i64" | "i128" if n == 0 => "8",
        "i8" | "i16" | "i32" | "i64" | "i128" => "64",
        "half" => "0xH3E00",
        "bfloat" => "0xR3FC0",
        "float" | "double" => "1.5",
        _ if ty.starts_with('<') => "zeroinitializer",
        _ => return None,
    })
}

impl Declaration {
    /// Returns the number of variants of its constant arguments, each value taken at least once.
    fn variants(&self) -> usize {
        self.args.iter().map(|a| a.1.len()).max().unwrap_or(0).max(1)
    }

    fn declare(&self) -> String {
        let types: Vec<String> = self
            .args
            .iter()
            .map(|(ty, values)| if values.is_empty() { ty.clone() } else { format!("{ty} immarg") })
            .collect();
        format!("declare {} @llvm.nvvm.{}({})\n", self.result, self.name, types.join(", "))
    }

    /// A function `@name` that calls it.
    fn call(&self, name: &str, variant: usize, given: Given) -> String {
        let (mut params, mut args) = (Vec::new(), Vec::new());
        for (n, (ty, values)) in self.args.iter().enumerate() {
            if !values.is_empty() {
                // Flags of one call are told apart by their place.
                let value = values[(variant + if values.len() > 2 { n } else { 0 }) % values.len()];
                args.push(match &ty[..] {
                    "i1" => format!("i1 {}", value != 0),
                    _ => format!("{ty} {value}"),
                });
                continue;
            }
            match constant(ty, n).filter(|_| given == Given::AsConstants) {
                Some(value) => args.push(format!("{ty} {value}")),
                None => {
                    params.push(format!("{ty} %a{n}"));
                    args.push(format!("{ty} %a{n}"));
                }
            }
        }
        let (r, args) = (&self.result, args.join(", "));
        let body = if r == "void" {
            format!("  call void @llvm.nvvm.{}({args})\n  ret void", self.name)
        } else {
            format!("  %r = call {r} @llvm.nvvm.{}({args})\n  ret {r} %r", self.name)
        };
        format!("define {r} @{name}({}) {{\n{body}\n}}\n", params.join(", "))
    }
}

const TRIPLE: &str = "target triple = \"nvptx64-nvidia-cuda\"\n";

fn ptx_of(ir: &str, gpu: &str) -> Result<String, String> {
    let module = llvm_reader::parse("intrinsic.ll", ir.as_bytes()).map_err(|d| d.to_string())?;
    let mut options = Options::new(Sm::parse(gpu).map_err(|d| d.to_string())?);
    options.ptx = Some(88);
    compile(module, &options).map(|o| o.ptx).map_err(|d| d.to_string())
}

/// Besides the list: formatted stores exist for 32 bits only, and saturation of `wmma` on floats ended
/// with PTX 6.5.
fn is_impossible(name: &str) -> bool {
    IMPOSSIBLE.iter().any(|i| {
        name.strip_prefix(i).is_some_and(|rest| {
            rest.is_empty() || i.ends_with('.') || rest.starts_with(".p") || rest == "x2"
        })
    }) || name.starts_with("sust.p.") && !name.contains("i32")
        || name.starts_with("wmma.") && name.contains(".f") && name.ends_with(".satfinite")
}

/// The functions that call everything, by the first GPU that has it.
fn calls(given: Given) -> Vec<(&'static str, Vec<(String, String)>)> {
    let mut by_gpu: Vec<(&str, Vec<(String, String)>)> =
        GPUS.iter().map(|&g| (g, Vec::new())).collect();
    let mut missing = Vec::new();
    for (n, d) in declarations().iter().enumerate() {
        for variant in 0..d.variants() {
            let function = d.call(&format!("f{n}_{variant}"), variant, given);
            let ir = format!("{TRIPLE}{}{function}", d.declare());
            let found = by_gpu.iter_mut().find_map(|(gpu, list)| match ptx_of(&ir, gpu) {
                Ok(_) => Some(list),
                Err(_) => None,
            });
            match found {
                Some(list) => list.push((d.declare(), function)),
                None if is_impossible(&d.name) => {}
                None => {
                    missing.push(format!("{}: {}", d.name, ptx_of(&ir, "sm_100a").unwrap_err()));
                }
            }
        }
    }
    assert!(missing.is_empty(), "{} have no PTX:\n{}", missing.len(), missing.join("\n"));
    by_gpu
}

fn module(functions: &[(String, String)]) -> String {
    let mut ir = TRIPLE.to_owned();
    let mut last = "";
    for (declaration, function) in functions {
        if declaration != last {
            ir.push_str(declaration);
        }
        last = declaration;
        let _ = writeln!(ir, "{function}");
    }
    ir
}

fn accepted(given: Given) {
    let Some(ptxas) = Judge::Ptxas.need() else { return };
    let mut refused = Vec::new();
    let mut count = 0;
    for (gpu, functions) in calls(given) {
        for part in functions.chunks(200) {
            count += part.len();
            let ptx = ptx_of(&module(part), gpu).unwrap();
            if let Err(messages) = assemble(ptxas, &ptx, gpu, true) {
                let lines: Vec<&str> = ptx.lines().collect();
                for message in messages.lines() {
                    let line = message.split("line ").nth(1).and_then(|l| {
                        let number: usize = l.split(';').next()?.parse().ok()?;
                        lines.get(number - 1)
                    });
                    refused.push(format!("{gpu}: {message}\n    {}", line.unwrap_or(&"")));
                }
            }
        }
    }
    assert!(refused.is_empty(), "{} of {count}:\n{}", refused.len(), refused.join("\n"));
    assert!(count > 3000);
}

#[test]
fn ptxas_accepts_every_intrinsic_on_registers() {
    accepted(Given::InRegisters);
}

#[test]
fn ptxas_accepts_every_intrinsic_on_constants() {
    accepted(Given::AsConstants);
}

/// Returns the output of `llc` for functions: none of those that it cannot select.
fn judged(llc: &Path, gpu: &str, functions: &[(String, String)], out: &mut String) {
    if functions.is_empty() {
        return;
    }
    let scratch = Scratch::new("intrinsics");
    let (input, output) = (scratch.write("k.ll", module(functions)), scratch.file("k.ptx"));
    let args = [
        format!("-mcpu={gpu}"),
        "-mattr=+ptx88".into(),
        "-o".into(),
        output.display().to_string(),
        input.display().to_string(),
    ];
    if run(llc, args, Duration::from_secs(120)).ok {
        out.push_str(&std::fs::read_to_string(&output).unwrap());
    } else if functions.len() > 1 {
        let (first, second) = functions.split_at(functions.len() / 2);
        judged(llc, gpu, first, out);
        judged(llc, gpu, second, out);
    }
}

/// The mnemonics of each function, without those that move parameters and change widths.
fn mnemonics(ptx: &str) -> Vec<(String, Vec<String>)> {
    let mut functions = Vec::new();
    for part in ptx.split(".visible .func").skip(1) {
        // `f12_0`, after the result if there is one.
        let is_name =
            |w: &&str| w.starts_with('f') && w[1..].starts_with(|c: char| c.is_ascii_digit());
        let name = part.split(['(', ')', ' ', '\t', '\n']).find(is_name).unwrap_or("").to_owned();
        let body = part.split_once("{\n").map_or("", |p| p.1);
        let mut list: Vec<String> = Vec::new();
        for line in body.lines().map(str::trim).filter(|l| !l.starts_with("//")) {
            for statement in line.split(';').map(|s| s.trim_start_matches(['{', ' ']).trim()) {
                let mut words = statement.split_whitespace();
                let Some(word) =
                    words.next().filter(|w| w.starts_with(|c: char| c.is_ascii_lowercase()))
                else {
                    continue;
                };
                let kept = match word.split('.').next().unwrap_or(word) {
                    "mov" => {
                        // Special registers are what a move is about.
                        let source = words.next_back().unwrap_or("");
                        let letters = source
                            .trim_start_matches('%')
                            .trim_end_matches(|c: char| c.is_ascii_digit());
                        let special = source == "WARP_SZ"
                            || source.starts_with('%')
                                && !matches!(letters, "r" | "rd" | "rs" | "p" | "rq" | "h" | "t");
                        if special { format!("mov {source}") } else { continue }
                    }
                    "ld" if word.starts_with("ld.param") => continue,
                    "st" if word.starts_with("st.param") => continue,
                    "ret" | "selp" | "setp" | "and" | "shr" | "prmt" if !ptx_is_about(word) => {
                        continue;
                    }
                    "cvt" if is_width_change(word) => continue,
                    // One order of modifiers, one name of an operation that has two.
                    _ => word.replace(".sat.ftz", ".ftz.sat").replace("add.s32", "add.u32"),
                };
                list.push(kept);
            }
        }
        functions.push((name, list));
    }
    functions
}

/// Whether a mnemonic that may be plumbing is an intrinsic's own.
fn ptx_is_about(word: &str) -> bool {
    word.starts_with("prmt.b32") && !word.ends_with("b32")
}

/// `cvt.u32.u16` and kin.
fn is_width_change(word: &str) -> bool {
    let mut parts = word.split('.').skip(1);
    let integer = |p: Option<&str>| {
        p.is_some_and(|p| matches!(p.strip_prefix(['u', 's', 'b']), Some("8" | "16" | "32" | "64")))
    };
    integer(parts.next()) && integer(parts.next()) && parts.next().is_none()
}

#[test]
fn the_instructions_are_those_of_llc() {
    let Some(llc) = Judge::Llc.need() else { return };
    let (mut different, mut compared) = (Vec::new(), 0);
    for (gpu, functions) in calls(Given::InRegisters) {
        for part in functions.chunks(100) {
            let mut text = String::new();
            judged(llc, gpu, part, &mut text);
            let ours = mnemonics(&ptx_of(&module(part), gpu).unwrap());
            for (name, theirs) in mnemonics(&text) {
                let Some((_, own)) = ours.iter().find(|o| o.0 == name) else { continue };
                compared += 1;
                // Here addresses of shared memory have 32 bits, and the state space of an atomic
                // operation's address is said.
                let own: Vec<String> =
                    own.iter().map(|m| m.replace("::cluster.u32", "::cluster.u64")).collect();
                let spaceless =
                    |m: &String| m.replacen(".global", "", 1).replacen(".shared", "", 1);
                let atomic = own.iter().any(|m| m.starts_with("atom"));
                // A vote without a mask is one of the active threads.
                let of_active = own.len() == 2 && own[0] == "activemask.b32";
                let same = if of_active {
                    own[1].replacen(".sync", "", 1) == theirs.join(" ")
                } else if atomic {
                    own.iter().map(spaceless).collect::<Vec<_>>() == theirs
                } else {
                    own == theirs
                };
                if !same {
                    different.push(format!("{gpu} {name}: {own:?}, llc: {theirs:?}"));
                }
            }
        }
    }
    assert!(different.is_empty(), "{} of {compared}:\n{}", different.len(), different.join("\n"));
    assert!(compared > 3000, "{compared}");
}
