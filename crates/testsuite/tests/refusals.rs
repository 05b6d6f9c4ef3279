//! A construct that cannot be compiled is named, and nothing is written: cases in which code came out once that did something else, or a panic.

use judges::Scratch;
use testsuite::command::run;

/// A module, its processor, and what the message says.
struct Case {
    cpu: &'static str,
    text: &'static str,
    says: &'static str,
}

const CASES: [Case; 6] = [
    // Local memory comes to be when a kernel runs: nothing writes the values there.
    Case {
        cpu: "gfx1100",
        text: "target triple = \"amdgcn-amd-amdhsa\"\n@g = internal addrspace(3) global i32 89\n\
            define amdgpu_kernel void @k(ptr addrspace(1) %o) {\n  %a = load i32, ptr addrspace(3) @g\n\
            \x20 store i32 %a, ptr addrspace(1) %o\n  ret void\n}\n",
        says: "an initial value of 'g', a variable in local memory",
    },
    Case {
        cpu: "skl",
        text: "target triple = \"spir64\"\n@g = internal addrspace(3) global i32 0\n\
            define spir_kernel void @k(ptr addrspace(1) %o) {\n  %a = load i32, ptr addrspace(3) @g\n\
            \x20 store i32 %a, ptr addrspace(1) %o\n  ret void\n}\n",
        says: "an initial value of 'g', a variable in local memory",
    },
    Case {
        cpu: "sm_90",
        text: "target triple = \"nvptx64-nvidia-cuda\"\n@g = internal addrspace(3) global i32 89\n\
            define ptx_kernel void @k(ptr %o) {\n  %a = load i32, ptr addrspace(3) @g\n\
            \x20 store i32 %a, ptr %o\n  ret void\n}\n",
        says: "an initial value in shared memory",
    },
    Case {
        cpu: "gfx942",
        text: "target triple = \"amdgcn-amd-amdhsa\"\ndeclare ptr @llvm.stacksave.p0()\n\
            define void @f(ptr addrspace(1) %o) {\n  %s = call ptr @llvm.stacksave.p0()\n\
            \x20 store ptr %s, ptr addrspace(1) %o\n  ret void\n}\n",
        says: "'llvm.stacksave' with addresses of another space than 5",
    },
    Case {
        cpu: "gfx900",
        text: "target triple = \"amdgcn-amd-amdhsa\"\ndefine amdgpu_kernel void @k(ptr addrspace(1) %o) {\n\
            \x20 %x = call i64 asm sideeffect \"v_mov_b32 $0, 7\", \"={v0}\"()\n\
            \x20 store i64 %x, ptr addrspace(1) %o\n  ret void\n}\n",
        says: "the inline assembly constraint '={v0}' for a value of that size",
    },
    // Neighbours are loaded at once: what compares them has to ask for doubles, too.
    Case {
        cpu: "tgl",
        text: "target triple = \"spir64\"\ndefine spir_kernel void @k(ptr addrspace(1) %o) {\n\
            \x20 %a = load double, ptr addrspace(1) %o, align 16\n\
            \x20 %p = getelementptr i8, ptr addrspace(1) %o, i64 8\n\
            \x20 %b = load double, ptr addrspace(1) %p, align 8\n\
            \x20 %c = fcmp uge double %a, %b\n  store i1 %c, ptr addrspace(1) %o, align 16\n  ret void\n}\n",
        says: "64-bit floats, which 'tgl' does not have",
    },
];

#[test]
fn what_cannot_be_is_named() {
    for (n, case) in CASES.iter().enumerate() {
        for level in ["-O0", "-O3"] {
            let scratch = Scratch::new(&format!("refusal-{n}"));
            let (input, output) = (scratch.write("k.ll", case.text), scratch.file("out"));
            let (input, output) = (input.display().to_string(), output.display().to_string());
            let cpu = format!("-mcpu={}", case.cpu);
            let Some((ok, _, stderr)) = run(&[&input, &cpu, level, "-o", &output]) else { return };
            assert!(!ok && stderr.contains(case.says), "{} {level}: {stderr}", case.cpu);
            assert!(!stderr.contains("panicked"), "{} {level}: {stderr}", case.cpu);
            assert!(!std::path::Path::new(&output).exists(), "{} {level}: written", case.cpu);
        }
    }
}
