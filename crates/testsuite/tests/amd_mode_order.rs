//! Instructions of like mode are brought together before allocation, so that MODE is written as seldom as can be: kernels
//! whose instructions alternate between modes, by the writes in their final code on each generation and by what they
//! compute in the simulator.

use amdgpu_backend::Options;
use amdgpu_backend::Processor;
use gpu_sim::launch::Launch;
use ir::pass::PassCx;
use std::fmt::Write;
use testsuite::amd::{GENERATIONS, agree, comparable, compile};
use testsuite::pipeline;

/// A kernel that reads sixteen floats `%x0` to `%x15` and writes `count` results, each made by `operation` of its number.
fn kernel(name: &str, count: usize, result: &str, operation: impl Fn(usize) -> String) -> String {
    let mut text = format!(
        "; run: --kernel {name} --block 8 --arg in=buf:f32x{0}:random:7:-9:9 --arg out=buf:u32x{0}:zeros\n\
         target triple = \"amdgcn-amd-amdhsa\"\n\
         declare i32 @llvm.amdgcn.workitem.id.x()\n\
         declare half @llvm.fptrunc.round.f16.f32(float, metadata)\n\
         define amdgpu_kernel void @{name}(ptr addrspace(1) %in, ptr addrspace(1) %out) #0 {{\n  \
         %i = call i32 @llvm.amdgcn.workitem.id.x()\n  \
         %p = getelementptr <16 x float>, ptr addrspace(1) %in, i32 %i\n  \
         %q = getelementptr <{count} x {result}>, ptr addrspace(1) %out, i32 %i\n  \
         %v = load <16 x float>, ptr addrspace(1) %p\n",
        8 * 16
    );
    for n in 0..16 {
        let _ = writeln!(text, "  %x{n} = extractelement <16 x float> %v, i32 {n}");
    }
    let mut last = "zeroinitializer".to_owned();
    for n in 0..count {
        let _ = writeln!(text, "  %y{n} = {}", operation(n));
        let ty = format!("<{count} x {result}>");
        let _ = writeln!(text, "  %r{n} = insertelement {ty} {last}, {result} %y{n}, i32 {n}");
        last = format!("%r{n}");
    }
    let _ = writeln!(text, "  store <{count} x {result}> {last}, ptr addrspace(1) %q");
    text.push_str("  ret void\n}\n");
    text.push_str("attributes #0 = { \"denormal-fp-math-f32\"=\"preserve-sign,preserve-sign\" }\n");
    text
}

fn divisions(count: usize) -> String {
    kernel("divisions", count, "float", |n| format!("fdiv float %x{}, %x{}", 2 * n, 2 * n + 1))
}

fn roundings() -> String {
    kernel("roundings", 16, "half", |n| {
        let rounding = ["upward", "downward"][n % 2];
        format!(
            "call half @llvm.fptrunc.round.f16.f32(float %x{n}, metadata !\"round.{rounding}\")"
        )
    })
}

/// Whether a line of machine IR writes MODE.
fn writes_mode(line: &str) -> bool {
    ["S_SETREG", "S_ROUND_MODE", "S_DENORM_MODE"].iter().any(|name| line.contains(name))
}

/// The writes of MODE in a kernel's final code.
fn writes(text: &str, cpu: &str) -> usize {
    let module = pipeline::read("order.ll", comparable(text, cpu).as_bytes()).expect("a module");
    let options = Options::new(Processor::by_name(cpu).expect("a processor"));
    let code = amdgpu_backend::pipeline::machine_ir(module, &options, &mut PassCx::new());
    code.expect("it compiles").lines().filter(|line| writes_mode(line)).count()
}

/// Whether the simulator computes what the interpreter does.
fn computes(text: &str, cpu: &str) -> Result<(), String> {
    let text = comparable(text, cpu);
    let read = || pipeline::read("order.ll", text.as_bytes()).expect("a module");
    let launches = Launch::from_comments(&text).expect("launches");
    assert_eq!(launches.len(), 1);
    agree(&read(), &compile(read(), cpu, 3)?, &launches)
}

fn check(text: &str, expected: usize) {
    for (cpu, _) in GENERATIONS {
        assert_eq!(writes(text, cpu), expected, "{cpu}");
        assert_eq!(computes(text, cpu), Ok(()), "{cpu}");
    }
}

/// The steps of all divisions that keep denormals run together, with one write before and one after.
#[test]
fn divisions_share_their_writes() {
    check(&divisions(1), 2);
    check(&divisions(2), 2);
}

/// Many at a time need registers. That costs no wave: on gfx900, ten waves have so few registers each that no more than two
/// come together, unless fewer waves are asked for.
#[test]
fn waves_come_before_writes() {
    let text = divisions(8);
    assert_eq!(writes(&text, "gfx900"), 8);
    assert_eq!(writes(&text, "gfx1100"), 2);
    let attributes = "attributes #0 = { ";
    check(&text.replace(attributes, &format!("{attributes}\"amdgpu-waves-per-eu\"=\"1,4\" ")), 2);
}

/// Sixteen conversions, up and down by turns: a write for each direction.
#[test]
fn conversions_of_a_rounding_come_together() {
    check(&roundings(), 2);
}
