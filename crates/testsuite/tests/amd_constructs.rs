//! Constructs that AMD processors have no instruction for (`tests/data/amd-constructs.ll`, a kernel for each), those
//! that one instruction does at once (`amd-short-forms.ll`), the stack's (`amd-variables.ll`) and waves'
//! (`amd-waves.ll`), inline assembly (`amd-assembly.ll`), products of matrices (`amd-matrices`), values that loops leave (`amd-loop-exits.ll`), and what was learned from modules of others
//! (`amd-modules.ll`): our code in the simulator against the interpreter, on each
//! generation.

use gpu_sim::launch::Launch;
use std::fmt::Write as _;
use testsuite::amd::{GENERATIONS, Tools, agree, comparable, compile};
use testsuite::{parallel, pipeline};

/// Every launch of a text's `run:` lines, on each generation, optimised.
fn all_agree(text: &str, least: usize) {
    all_agree_at(3, text, least);
}

fn all_agree_at(level: u8, text: &str, least: usize) {
    all_agree_on(&GENERATIONS.map(|(cpu, _)| cpu), level, text, least);
}

fn all_agree_on(processors: &[&str], level: u8, text: &str, least: usize) {
    let launches = Launch::from_comments(text).expect("launches");
    assert!(launches.len() >= least, "only {} launches", launches.len());
    let failures: Vec<String> = parallel::map(processors, |&cpu| {
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

/// Operations that only gfx12 has give the results of the interpreter.
#[test]
fn barriers_in_two_halves_agree() {
    let text = include_str!("data/amd-gfx12.ll");
    let launches = Launch::from_comments(text).expect("launches");
    for level in [0, 3] {
        let read = || pipeline::read("gfx12.ll", text.as_bytes()).expect("a module");
        let object = compile(read(), "gfx1200", level).expect("a code object");
        agree(&read(), &object, &launches).unwrap_or_else(|e| panic!("-O{level}: {e}"));
    }
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
fn sums_of_products_of_bytes_agree() {
    all_agree(include_str!("data/amd-byte-sums.ll"), 2);
}

/// Returns the assembly with a generation's names of instructions.
fn assembly_for(cpu: &str) -> String {
    let old = cpu.starts_with("gfx9");
    let clocked = !matches!(cpu, "gfx1100" | "gfx1200");
    let words = [
        ("MASK", if old { "i64" } else { "i32" }),
        ("TOINT", if old { "trunc i64 %d0 to i32" } else { "or i32 %d0, 0" }),
        ("CARRY", if old { "v_addc_co_u32" } else { "v_add_co_ci_u32" }),
        ("VCC", if old { "vcc" } else { "vcc_lo" }),
        (
            "CLOCK",
            if clocked { r"s_memtime $0\0As_waitcnt lgkmcnt(0)" } else { "s_mov_b64 $0, -1" },
        ),
        (
            "WAIT",
            if cpu == "gfx1200" {
                "s_wait_loadcnt 0x0"
            } else {
                r"s_waitcnt vmcnt(0) lgkmcnt(0)\0A\09s_barrier"
            },
        ),
        ("CPU", cpu),
    ];
    let text = include_str!("data/amd-assembly.ll").to_owned();
    words.iter().fold(text, |text, (word, own)| text.replace(word, own))
}

/// The interpreter knows no assembly: the kernels' differences are to be zeros.
const ZEROS: &str = "target triple = \"amdgcn-amd-amdhsa\"\n\
    declare i32 @llvm.amdgcn.workitem.id.x()\n\
    define amdgpu_kernel void @carry(ptr addrspace(1) %in, ptr addrspace(1) %out) {\n\
    %id = call i32 @llvm.amdgcn.workitem.id.x()\n\
    %p = getelementptr i64, ptr addrspace(1) %out, i32 %id\n\
    store i64 0, ptr addrspace(1) %p\nret void\n}\n\
    define amdgpu_kernel void @scalars(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %x, i32 %y) {\n\
    %id = call i32 @llvm.amdgcn.workitem.id.x()\n\
    %p = getelementptr i32, ptr addrspace(1) %out, i32 %id\n\
    store i32 0, ptr addrspace(1) %p\nret void\n}\n\
    define amdgpu_kernel void @named(ptr addrspace(1) %in, ptr addrspace(1) %out, i64 %x) {\n\
    %id = call i32 @llvm.amdgcn.workitem.id.x()\n\
    %p = getelementptr i32, ptr addrspace(1) %out, i32 %id\n\
    store i32 0, ptr addrspace(1) %p\nret void\n}\n\
    define amdgpu_kernel void @modes(ptr addrspace(1) %in, ptr addrspace(1) %out) {\n\
    %id = call i32 @llvm.amdgcn.workitem.id.x()\n\
    %p = getelementptr i32, ptr addrspace(1) %out, i32 %id\n\
    store i32 0, ptr addrspace(1) %p\nret void\n}\n";

#[test]
fn assembly_computes_what_plain_code_does() {
    let results = parallel::map(&GENERATIONS, |&(cpu, _)| {
        let text = assembly_for(cpu);
        let read = |text: &str| pipeline::read("assembly.ll", text.as_bytes()).expect("a module");
        let object = compile(read(&text), cpu, 3).expect("every statement compiles");
        agree(&read(ZEROS), &object, &Launch::from_comments(&text).expect("launches"))
            .map_err(|e| format!("{cpu}: {e}"))
    });
    let wrong: Vec<String> = results.into_iter().filter_map(Result::err).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Products of matrices: ours, and `llc`'s code, which keeps accumulators elsewhere, against the interpreter.
#[test]
fn products_of_matrices_agree() {
    let modules = [
        ("gfx908", include_str!("data/amd-matrices/gfx908.ll"), 22),
        ("gfx90a", include_str!("data/amd-matrices/gfx90a.ll"), 25),
        ("gfx942", include_str!("data/amd-matrices/gfx942.ll"), 22),
        ("gfx1100", include_str!("data/amd-matrices/gfx1100.ll"), 14),
        ("gfx1100", include_str!("data/amd-matrices/gfx1100-wave64.ll"), 14),
        ("gfx1200", include_str!("data/amd-matrices/gfx1200.ll"), 12),
        ("gfx1200", include_str!("data/amd-matrices/gfx1200-wave64.ll"), 12),
    ];
    let tools = Tools::need();
    let results = parallel::map(&modules, |&(cpu, text, least)| -> Result<(), String> {
        let launches = Launch::from_comments(text).expect("launches");
        assert!(launches.len() >= least, "only {} launches", launches.len());
        let read = || pipeline::read("matrices.ll", text.as_bytes());
        let module = read()?;
        agree(&module, &compile(read()?, cpu, 3)?, &launches).map_err(|e| format!("{cpu}: {e}"))?;
        let Some(tools) = tools else { return Ok(()) };
        let theirs = tools.link(&[tools.object(text, cpu, "-O3")?])?;
        agree(&module, &theirs, &launches).map_err(|e| format!("{cpu}, llc: {e}"))
    });
    let wrong: Vec<String> = results.into_iter().filter_map(Result::err).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn modules_of_others_agree() {
    all_agree(include_str!("data/amd-modules.ll"), 4);
}

#[test]
fn short_forms_agree() {
    let text = include_str!("data/amd-short-forms.ll");
    all_agree(text, 100);
    // It has forms of its own.
    all_agree_on(&["gfx950"], 3, text, 100);
}

#[test]
fn what_loops_leave_behind_agrees() {
    for level in [0, 3] {
        all_agree_at(level, include_str!("data/amd-loop-exits.ll"), 20);
    }
}

/// Short instructions on 16-bit values reach only half of the registers: here more than those are live.
#[test]
fn bools_and_odd_widths_agree() {
    for level in [0, 1, 3] {
        all_agree_at(level, include_str!("data/amd-widths.ll"), 11);
    }
}

#[test]
fn tail_calls_agree() {
    for level in [0, 3] {
        all_agree_at(level, include_str!("data/amd-tail-calls.ll"), 1);
    }
}

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
