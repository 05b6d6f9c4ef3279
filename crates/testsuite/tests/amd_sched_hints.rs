//! Hints in code about its order: barriers of the scheduler, groups, priorities. The order of the final instructions,
//! and what they compute.

use amdgpu_backend::Options;
use amdgpu_backend::Processor;
use gpu_sim::launch::Launch;
use ir::pass::PassCx;
use std::fmt::Write;
use testsuite::amd::{GENERATIONS, agree, comparable, compile};
use testsuite::pipeline;

/// A kernel that loads eight floats, far from each other, and adds something to each, with `hint` after each load and
/// `last` after everything.
fn kernel(hint: &str, last: &str) -> String {
    let mut text = String::from(
        "; run: --kernel k --block 8 --arg in=buf:f32x4096:random:7:-9:9 --arg out=buf:f32x64:zeros\n\
         target triple = \"amdgcn-amd-amdhsa\"\n\
         declare i32 @llvm.amdgcn.workitem.id.x()\n\
         declare void @llvm.amdgcn.sched.barrier(i32)\n\
         declare void @llvm.amdgcn.sched.group.barrier(i32, i32, i32)\n\
         declare void @llvm.amdgcn.s.setprio(i16)\n\
         define amdgpu_kernel void @k(ptr addrspace(1) noalias readonly %in, ptr addrspace(1) noalias %out) #0 {\n  \
         %i = call i32 @llvm.amdgcn.workitem.id.x()\n",
    );
    for n in 0..8 {
        let _ = writeln!(text, "  %a{n} = add i32 %i, {}", n * 512);
        let _ = writeln!(text, "  %p{n} = getelementptr float, ptr addrspace(1) %in, i32 %a{n}");
        let _ = writeln!(text, "  %x{n} = load float, ptr addrspace(1) %p{n}\n{hint}");
        let _ = writeln!(text, "  %y{n} = fadd float %x{n}, {}.0", n + 1);
        let _ = writeln!(text, "  %z{n} = fmul float %y{n}, %y{n}");
    }
    let mut sum = "%z0".to_owned();
    for n in 1..8 {
        let _ = writeln!(text, "  %s{n} = fadd float {sum}, %z{n}");
        sum = format!("%s{n}");
    }
    let _ = writeln!(text, "{last}  %q = getelementptr float, ptr addrspace(1) %out, i32 %i");
    let _ = writeln!(text, "  store float {sum}, ptr addrspace(1) %q\n  ret void\n}}");
    // With one wave nothing else hides what a load takes.
    text.push_str("attributes #0 = { \"amdgpu-waves-per-eu\"=\"1,1\" }\n");
    text
}

/// The final instructions' names, one for each of `wanted` that is found in a line.
fn order(text: &str, cpu: &str, wanted: &[&'static str]) -> Vec<&'static str> {
    let module = pipeline::read("hints.ll", comparable(text, cpu).as_bytes()).expect("a module");
    let options = Options::new(Processor::by_name(cpu).expect("a processor"));
    let code = amdgpu_backend::pipeline::machine_ir(module, &options, &mut PassCx::new());
    let code = code.expect("it compiles");
    code.lines()
        .filter_map(|line| wanted.iter().find(|name| line.contains(*name)).copied())
        .collect()
}

/// The simulator computes what the interpreter does, on every generation.
fn computes(text: &str) {
    for (cpu, _) in GENERATIONS {
        let text = comparable(text, cpu);
        let read = || pipeline::read("hints.ll", text.as_bytes()).expect("a module");
        let line = text.lines().find_map(|line| line.strip_prefix("; run: ")).expect("a launch");
        let launch = [Launch::parse_line(line).expect("a launch")];
        let compiled = compile(read(), cpu, 3).expect("it compiles");
        assert_eq!(agree(&read(), &compiled, &launch), Ok(()), "{cpu}");
    }
}

const LOAD: &str = "GLOBAL_LOAD";
const MUL: &str = "V_MUL_F32";

/// Returns the number of loads that come before the first product.
fn loads_ahead(text: &str) -> usize {
    let order = order(text, "gfx942", &[LOAD, MUL]);
    order.iter().take_while(|name| **name == LOAD).count()
}

#[test]
fn loads_come_early_unless_a_barrier_keeps_them() {
    let free = kernel("", "");
    assert!(loads_ahead(&free) > 4, "{}", loads_ahead(&free));
    let fixed = kernel("  call void @llvm.amdgcn.sched.barrier(i32 0)", "");
    // The next load is after the barrier, where it may come before what is done with the last.
    assert_eq!(loads_ahead(&fixed), 2);
    // Vector memory (16) may cross, nothing else: it is as if there were no barrier for the loads.
    let crossing = kernel("  call void @llvm.amdgcn.sched.barrier(i32 22)", "");
    assert!(loads_ahead(&crossing) > 4, "{}", loads_ahead(&crossing));
    // Arithmetic (1) may cross, memory may not.
    let others = kernel("  call void @llvm.amdgcn.sched.barrier(i32 1)", "");
    assert_eq!(order(&others, "gfx942", &[LOAD]).len(), 8);
    [free, fixed, crossing, others].iter().for_each(|text| computes(text));
}

/// Three loads, then by turns two floating-point operations and a load, then the rest.
#[test]
fn groups_follow_one_another() {
    let group = |classes: u32, size: u32| {
        format!("  call void @llvm.amdgcn.sched.group.barrier(i32 {classes}, i32 {size}, i32 0)\n")
    };
    let (loads, arithmetic) = (32, 2);
    let groups = group(loads, 3) + &(group(arithmetic, 2) + &group(loads, 1)).repeat(5);
    let groups = groups + &group(arithmetic, 100);
    let text = kernel("", &groups);
    let found = order(&text, "gfx942", &[LOAD, MUL, "V_ADD_F32"]);
    let lengths: Vec<usize> = found.split(|name| *name == LOAD).map(<[_]>::len).collect();
    assert_eq!(lengths[..8], [0, 0, 0, 2, 2, 2, 2, 2], "{found:?}");
    computes(&text);
}

/// The strategy that the function asks for comes before ours; an unknown name is ignored.
#[test]
fn the_attribute_says_which_strategy() {
    let with = |name: &str| {
        let attribute = format!("#0 = {{ \"amdgpu-sched-strategy\"=\"{name}\" ");
        kernel("", "").replace("#0 = { ", &attribute)
    };
    assert_eq!(loads_ahead(&with("iterative-minreg")), 1);
    assert!(loads_ahead(&with("max-ilp")) > 4);
    assert!(loads_ahead(&with("no-such-strategy")) > 4);
    computes(&with("iterative-minreg"));
}

/// Loads from a parameter's own memory come before stores to other memory; where it may be the same memory they do not.
#[test]
fn loads_cross_stores_to_other_memory() {
    let store = "  %w = add i32 %i, 64\n  %r = getelementptr i32, ptr addrspace(1) %out, i32 %w\n  \
                 store i32 %i, ptr addrspace(1) %r";
    let mut text = kernel("@", "")
        .replace("noalias readonly %in", "noalias %in")
        .replace("f32x64:zeros", "f32x640:zeros");
    for n in 0..8 {
        let own = store.replace("%w", &format!("%w{n}")).replace("%r", &format!("%r{n}"));
        let own = own.replace("64", &(64 + n * 8).to_string());
        text = text.replacen("\n@", &format!("\n{own}"), 1);
    }
    let ahead = |text: &str| {
        let order = order(text, "gfx942", &[LOAD, "GLOBAL_STORE"]);
        order.iter().take_while(|name| **name == LOAD).count()
    };
    assert!(ahead(&text) > 4, "{}", ahead(&text));
    let same = text.replace("noalias %in", "%in").replace("noalias %out", "%out");
    assert_eq!(ahead(&same), 1);
    [text, same].iter().for_each(|text| computes(text));
}

#[test]
fn priorities_stay_where_they_are() {
    let text = kernel("  call void @llvm.amdgcn.s.setprio(i16 2)", "");
    let found = order(&text, "gfx1100", &[LOAD, "S_SETPRIO 2"]);
    assert_eq!(found, [LOAD, "S_SETPRIO 2"].repeat(8));
    computes(&text);
}
