//! The function ABI against `llc`: for each signature, the registers and stack slots that `llc` reads arguments from
//! and writes results to. Without `llc` (22) the test says so and passes.

use std::io::Write as _;
use std::process::{Command, Stdio};

use amdgpu_backend::abi::functions::{AbiRules, FunctionAbi, ResultPlace};
use amdgpu_backend::{Processor, Subtarget};
use ir::machine::PReg;
use regalloc_abi::PieceLocation;

/// Result, parameters, and whether the inputs that every function may have are ruled out.
const SIGNATURES: &[(&str, &[&str], bool)] = &[
    ("void", &[], false),
    ("i32", &["i32"], false),
    ("i64", &["i32", "i64", "ptr", "double"], false),
    ("half", &["half", "bfloat", "i16", "i8", "i1"], false),
    ("i8", &["i8 signext", "i16 zeroext", "i1 zeroext"], false),
    ("<2 x half>", &["<2 x half>", "<3 x half>", "<4 x i16>", "<3 x bfloat>"], false),
    ("<4 x float>", &["<4 x float>", "<3 x float>", "<2 x double>", "<2 x ptr>"], false),
    ("<4 x i8>", &["<4 x i8>", "<2 x i1>", "<3 x i8>"], false),
    ("i128", &["i128", "i48", "i24", "i65", "i7"], false),
    (
        "ptr addrspace(3)",
        &["ptr addrspace(1)", "ptr addrspace(3)", "ptr addrspace(5)", "ptr addrspace(4)"],
        false,
    ),
    ("{ i32, <3 x i16>, i64 }", &["{ i8, i64 }", "[2 x { i8, i64 }]", "[3 x half]"], false),
    ("<32 x i32>", &["<31 x i32>", "i32"], false),
    ("<33 x i32>", &["i32"], false),
    ("[40 x i16]", &["i64", "i32"], false),
    ("void", &["<32 x i32>", "i32", "i64", "i16"], false),
    ("void", &["<30 x i32>", "i64", "double"], false),
    (
        "i32",
        &[
            "<31 x i32>",
            "ptr addrspace(5) byval({ i32, i64, i8 }) align 8",
            "i32",
            "ptr addrspace(5) byval(i8) align 16",
            "<2 x i64>",
        ],
        false,
    ),
    ("void", &["ptr addrspace(5) byval([3 x i16])", "ptr addrspace(5) byval(i64)", "i32"], false),
    ("void", &["ptr addrspace(5) sret(i64)", "i32"], false),
    ("void", &["i32 inreg", "i64 inreg", "i32", "half inreg"], false),
    ("void", &["[20 x i32] inreg", "i32"], false),
    ("void", &["[20 x i32] inreg", "i32"], true),
    ("void", &["[40 x i32] inreg", "i32", "i32 inreg"], true),
    ("float", &["<4 x float> inreg", "i32", "ptr inreg", "<2 x half> inreg"], true),
];

const RULED_OUT: &str = "\"amdgpu-no-implicitarg-ptr\" \"amdgpu-no-dispatch-ptr\" \"amdgpu-no-queue-ptr\" \
    \"amdgpu-no-dispatch-id\" \"amdgpu-no-workgroup-id-x\" \"amdgpu-no-workgroup-id-y\" \"amdgpu-no-workgroup-id-z\" \
    \"amdgpu-no-cluster-id-x\" \"amdgpu-no-cluster-id-y\" \"amdgpu-no-cluster-id-z\" \"amdgpu-no-workitem-id-x\" \
    \"amdgpu-no-workitem-id-y\" \"amdgpu-no-workitem-id-z\" \"amdgpu-no-lds-kernel-id\" \"amdgpu-no-flat-scratch-init\"";

/// The type of a parameter without its attributes.
fn bare(parameter: &str) -> &str {
    for mark in [" byval", " sret", " inreg", " signext", " zeroext"] {
        if let Some(at) = parameter.find(mark) {
            return &parameter[..at];
        }
    }
    parameter
}

/// A module with a function for each signature, which reads all of its arguments.
fn module() -> String {
    let mut text = String::from("target triple = \"amdgcn-amd-amdhsa\"\n");
    for (number, (result, parameters, ruled_out)) in SIGNATURES.iter().enumerate() {
        let list: Vec<String> =
            parameters.iter().enumerate().map(|(i, p)| format!("{p} %a{i}")).collect();
        let group = if *ruled_out { "#0" } else { "" };
        text += &format!("define {result} @f{number}({}) {group} {{\n", list.join(", "));
        for (i, parameter) in parameters.iter().enumerate() {
            let ty = bare(parameter);
            if parameter.contains("byval") {
                text += &format!("  %v{i} = load volatile i8, ptr addrspace(5) %a{i}\n");
                text += &format!("  store volatile i8 %v{i}, ptr addrspace(1) null\n");
            } else {
                text += &format!("  store volatile {ty} %a{i}, ptr addrspace(1) null\n");
            }
        }
        if *result == "void" {
            text += "  ret void\n}\n";
        } else {
            text +=
                &format!("  %r = load {result}, ptr addrspace(1) null\n  ret {result} %r\n}}\n");
        }
    }
    text + &format!("attributes #0 = {{ {RULED_OUT} }}\n")
}

fn llc(cpu: &str, text: &str) -> Option<String> {
    let mut child = Command::new("llc-22")
        .args([
            "-O3",
            &format!("-mcpu={cpu}"),
            "-mattr=-real-true16",
            "-stop-after=finalize-isel",
            "-o",
            "-",
        ])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .ok()?;
    let mut stdin = child.stdin.take()?;
    let text = text.to_owned();
    let writer = std::thread::spawn(move || stdin.write_all(text.as_bytes()));
    let output = child.wait_with_output().ok()?;
    writer.join().ok()?.ok()?;
    assert!(output.status.success(), "llc compiles the signatures for {cpu}");
    String::from_utf8(output.stdout).ok()
}

/// Reads and writes of a function of machine IR text: registers of arguments, stack offsets, registers of results.
#[derive(PartialEq, Eq, Debug, Default)]
struct Places {
    arguments: Vec<String>,
    stack: Vec<u32>,
    results: Vec<String>,
}

fn of_text(text: &str) -> Places {
    let mut places = Places::default();
    for line in text.lines() {
        let line = line.trim();
        if let Some(rest) = line.strip_prefix("- { reg: '$") {
            places.arguments.extend(rest.split('\'').next().map(str::to_owned));
        } else if let Some(at) = line.find("offset: ").filter(|_| line.starts_with("- { id: ")) {
            let number: Option<u32> = line[at + 8..].split(',').next().and_then(|n| n.parse().ok());
            places.stack.extend(number);
        } else if let Some(rest) = line.strip_prefix("SI_RETURN") {
            places.results = rest
                .split("implicit $")
                .skip(1)
                .map(|r| r.trim_end_matches([',', ' ']).to_owned())
                .collect();
        }
    }
    places.arguments.sort();
    places.stack.sort_unstable();
    places
}

fn name(register: PReg) -> String {
    let file = if register.file() == amdgpu_backend::target::regs::SGPR { "sgpr" } else { "vgpr" };
    format!("{file}{}", register.first_unit() / 2)
}

fn of_abi(abi: &FunctionAbi) -> Places {
    let mut places = Places::default();
    let mut put = |place: PieceLocation| match place {
        PieceLocation::Register(register) => places.arguments.push(name(register)),
        PieceLocation::Stack(offset) => places.stack.push(offset),
    };
    for arg in &abi.args {
        arg.pieces.iter().for_each(|&(_, place)| put(place));
    }
    match &abi.result {
        ResultPlace::Registers(list) => {
            places.results = list.iter().map(|&(_, r)| name(r)).collect();
        }
        ResultPlace::Memory(place) => put(*place),
    }
    places.arguments.sort();
    places.stack.sort_unstable();
    places
}

#[test]
fn arguments_and_results_are_where_llc_has_them() {
    let text = module();
    let module = llvm_reader::parse("signatures.ll", text.as_bytes()).expect("a module");
    let mut failures = Vec::new();
    for cpu in ["gfx900", "gfx90a", "gfx942", "gfx1030", "gfx1100", "gfx1200"] {
        let Some(theirs) = llc(cpu, &text) else {
            eprintln!("skipped: llc-22 is not installed");
            assert!(std::env::var_os("CI").is_none(), "llc-22 is missing");
            return;
        };
        let subtarget = Subtarget::new(Processor::by_name(cpu).expect("a processor"));
        for (number, signature) in SIGNATURES.iter().enumerate() {
            let function = module.cx.find_global(&format!("f{number}")).expect("a function");
            let abi =
                FunctionAbi::of_function(&module.cx, function, &subtarget, AbiRules::default())
                    .unwrap_or_else(|d| panic!("{signature:?}: {d}"));
            let body = theirs
                .split("\nname: ")
                .find(|part| part.trim_start().starts_with(&format!("f{number}\n")))
                .expect("llc has the function");
            let (mine, theirs) = (of_abi(&abi), of_text(body));
            if mine != theirs {
                failures.push(format!("{cpu} {signature:?}:\n  {mine:?}\n  {theirs:?}"));
            }
        }
    }
    assert!(failures.is_empty(), "{} failures:\n{}", failures.len(), failures.join("\n"));
}
