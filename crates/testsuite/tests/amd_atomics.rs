//! Atomic operations on floats: where a processor has an instruction for one, by type, address space, scope and the
//! promise about fine-grained memory, beside LLVM's choice.

use amdgpu_backend::Options;
use amdgpu_backend::target::subtarget::Processor;
use testsuite::amd::Tools;
use testsuite::pipeline;

/// The kernels of the module, in the order of their operations.
fn operations() -> Vec<String> {
    let mut all = Vec::new();
    let halves = ["<2 x half> splat (half 1.0)", "<2 x bfloat> splat (bfloat 1.0)"];
    let numbers = ["float 1.0", "double 1.0"];
    let of = |op, types: [&'static str; 2]| types.map(|ty| (op, ty));
    let kinds = [of("fadd", numbers), of("fadd", halves), of("fmin", numbers), of("fmax", numbers)];
    for (operation, value) in kinds.into_iter().flatten() {
        for space in [0, 1, 3] {
            for scope in ["", "agent", "workgroup", "agent-one-as"] {
                for promise in ["", ", !amdgpu.no.fine.grained.memory !0"] {
                    let scope = match scope {
                        "" => String::new(),
                        scope => format!(" syncscope(\"{scope}\")"),
                    };
                    all.push(format!(
                        "atomicrmw {operation} ptr addrspace({space}) %p, {value}{scope} monotonic, align 8{promise}"
                    ));
                }
            }
        }
    }
    all
}

fn space_of(operation: &str) -> &str {
    operation.split("addrspace(").nth(1).and_then(|rest| rest.get(..1)).unwrap_or("0")
}

/// For each kernel whether it has a loop of compare-and-exchange.
fn loops(assembly: &str, count: usize) -> Vec<bool> {
    let body = |n: usize| {
        let rest = assembly.split(&format!("\nk{n}:")).nth(1).expect("the kernel");
        rest.split(&format!("\nk{}:", n + 1)).next().unwrap_or(rest)
    };
    (0..count).map(|n| body(n).contains("cmpswap") || body(n).contains("cmpst")).collect()
}

#[test]
fn floats_have_the_instructions_that_llvm_uses() {
    let Some(tools) = Tools::need() else { return };
    let operations = operations();
    let mut text = String::from("target triple = \"amdgcn-amd-amdhsa\"\n");
    for (n, operation) in operations.iter().enumerate() {
        let space = space_of(operation);
        // A generic pointer that the host passes would be one into global memory.
        let (passed, pointer) = match space {
            "0" => ("i64 %n".to_owned(), "  %p = inttoptr i64 %n to ptr\n"),
            _ => (format!("ptr addrspace({space}) %p"), ""),
        };
        text.push_str(&format!(
            "define amdgpu_kernel void @k{n}({passed}) {{\n{pointer}  %r = {operation}\n  ret void\n}}\n"
        ));
    }
    text.push_str("!0 = !{}\n");
    let mut failures = Vec::new();
    for cpu in ["gfx90a", "gfx942", "gfx950", "gfx1030", "gfx1100", "gfx1200"] {
        let options = Options::new(Processor::by_name(cpu).expect("a processor")).with_text();
        let module = pipeline::read("atomics.ll", text.as_bytes()).expect("a module");
        let ours = amdgpu_backend::compile(module, &options).expect("code");
        let ours = loops(&ours.assembly(), operations.len());
        let theirs = loops(&tools.assembly(&text, cpu).expect("LLVM's code"), operations.len());
        for ((operation, ours), theirs) in operations.iter().zip(ours).zip(theirs) {
            // The 64-bit minimum and maximum of gfx10 are not in our table.
            let missing = cpu == "gfx1030" && operation.contains("double");
            if ours != theirs && !missing {
                let shown = |has_loop| if has_loop { "a loop" } else { "an instruction" };
                failures.push(format!(
                    "{cpu}: {operation}: {}, LLVM {}",
                    shown(ours),
                    shown(theirs)
                ));
            }
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}
