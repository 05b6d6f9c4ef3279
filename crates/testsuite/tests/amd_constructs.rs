//! Constructs that AMD processors have no instruction for (`tests/data/amd-constructs.ll`, a kernel for each), those
//! that one instruction does at once (`amd-short-forms.ll`), the stack's (`amd-variables.ll`) and waves'
//! (`amd-waves.ll`), what loops leave behind (`amd-loop-exits.ll`), and what was learned from modules of others
//! (`amd-modules.ll`): our code in the simulator against the interpreter, on each
//! generation.

use gpu_sim::launch::Launch;
use std::fmt::Write as _;
use testsuite::amd::{GENERATIONS, agree, comparable, compile};
use testsuite::{parallel, pipeline};

/// Every launch of a text's `run:` lines, on each generation, optimised.
fn all_agree(text: &str, least: usize) {
    all_agree_at(3, text, least);
}

fn all_agree_at(level: u8, text: &str, least: usize) {
    let launches: Vec<Launch> = text
        .lines()
        .filter_map(|line| line.strip_prefix("; run: "))
        .map(|line| Launch::parse_line(line).expect("a launch"))
        .collect();
    assert!(launches.len() >= least, "only {} launches", launches.len());
    let failures: Vec<String> = parallel::map(&GENERATIONS, |&(cpu, _)| {
        let text = comparable(text, cpu);
        let read = || pipeline::read("constructs.ll", text.as_bytes()).expect("a module");
        let object = compile(read(), cpu, level).expect("every construct compiles");
        let module = read();
        launches
            .iter()
            .filter_map(|l| agree(&module, &object, std::slice::from_ref(l)).err())
            .map(|e| format!("{cpu}: {e}"))
            .collect::<Vec<_>>()
    })
    .concat();
    let count = failures.len();
    assert!(failures.is_empty(), "{count} wrong\n{}", failures.join("\n"));
}

#[test]
fn constructs_agree() {
    all_agree(include_str!("data/amd-constructs.ll"), 300);
}

#[test]
fn variables_behind_frames_agree() {
    all_agree(include_str!("data/amd-variables.ll"), 10);
}

#[test]
fn operations_of_waves_agree() {
    all_agree(include_str!("data/amd-waves.ll"), 36);
}

#[test]
fn modules_of_others_agree() {
    all_agree(include_str!("data/amd-modules.ll"), 4);
}

#[test]
fn short_forms_agree() {
    all_agree(include_str!("data/amd-short-forms.ll"), 100);
}

#[test]
fn what_loops_leave_behind_agrees() {
    for level in [0, 3] {
        all_agree_at(level, include_str!("data/amd-loop-exits.ll"), 20);
    }
}

/// Short instructions on 16-bit values reach only half of the registers: here more than those are live.
#[test]
fn many_halves_agree() {
    const COUNT: usize = 170;
    let mut text = String::from(
        "; run: --kernel many --block 32 --arg buf:f16x5440:random:3:-2:2 --arg out=buf:f32x32:zeros \
         --arg kept=buf:f16x5440:zeros\n\
         target triple = \"amdgcn-amd-amdhsa\"\n\
         define amdgpu_kernel void @many(ptr addrspace(1) noalias %in, ptr addrspace(1) noalias %out, \
         ptr addrspace(1) noalias %kept) #0 {\n\
         %t = call i32 @llvm.amdgcn.workitem.id.x()\n",
    );
    for n in 0..COUNT {
        let at = n * 32;
        let _ = writeln!(text, "%i{n} = add i32 %t, {at}");
        let _ = writeln!(text, "%p{n} = getelementptr half, ptr addrspace(1) %in, i32 %i{n}");
        let _ = writeln!(text, "%h{n} = load volatile half, ptr addrspace(1) %p{n}");
    }
    text.push_str("%s0 = fpext half %h0 to float\n");
    for n in 1..COUNT {
        let _ = writeln!(text, "%f{n} = fpext half %h{n} to float");
        let _ = writeln!(text, "%s{n} = fsub float %f{n}, %s{}", n - 1);
    }
    let _ = writeln!(text, "%o = getelementptr float, ptr addrspace(1) %out, i32 %t");
    let _ = writeln!(text, "store volatile float %s{}, ptr addrspace(1) %o", COUNT - 1);
    for n in 0..COUNT {
        let _ = writeln!(text, "%q{n} = getelementptr half, ptr addrspace(1) %kept, i32 %i{n}");
        let _ = writeln!(text, "store volatile half %h{n}, ptr addrspace(1) %q{n}");
    }
    text.push_str(
        "ret void\n}\ndeclare i32 @llvm.amdgcn.workitem.id.x()\n\
         attributes #0 = { \"target-cpu\"=\"gfx1100\" \"amdgpu-flat-work-group-size\"=\"1,64\" }\n",
    );
    all_agree(&text, 1);
}
