//! The counters of the simulator when results come late: waits that are right by the hardware's counters
//! let results arrive.

use gpu_sim::launch::Launch;
use testsuite::amd::{GENERATIONS, agree, compile};
use testsuite::pipeline;

/// The kernel `k` of a module gives the interpreter's answer on each generation, also with late results.
#[track_caller]
fn agrees(text: &str, launch: &str) {
    let text = format!("target triple = \"amdgcn-amd-amdhsa\"\n{text}");
    let launch = Launch::parse_line(launch).expect("a launch");
    for ((cpu, _), level) in GENERATIONS.iter().flat_map(|g| [(g, 0), (g, 3)]) {
        let module = || pipeline::read("k.ll", text.as_bytes()).expect("a module");
        let object = compile(module(), cpu, level).expect("a code object");
        let result = agree(&module(), &object, std::slice::from_ref(&launch));
        assert_eq!(result, Ok(()), "{cpu} -O{level}");
    }
}

#[test]
fn operations_on_caches_count() {
    // A load is in flight while caches are invalidated; on gfx12 the invalidation counts among loads.
    agrees(
        "define amdgpu_kernel void @k(ptr addrspace(1) noalias %g, ptr addrspace(1) noalias %o) {\n\
           %t = call i32 @llvm.amdgcn.workitem.id.x()\n\
           %p = getelementptr i32, ptr addrspace(1) %g, i32 %t\n\
           %q = getelementptr i32, ptr addrspace(1) %o, i32 %t\n\
           %x = load i32, ptr addrspace(1) %p, align 4\n\
           %f = getelementptr i32, ptr addrspace(1) %g, i64 64\n\
           store atomic i32 1, ptr addrspace(1) %f syncscope(\"agent\") monotonic, align 4\n\
           %a = atomicrmw or ptr addrspace(1) %f, i32 1 syncscope(\"agent\") acquire, align 4\n\
           store i32 %x, ptr addrspace(1) %q, align 4\n\
           ret void\n\
         }\n\
         declare i32 @llvm.amdgcn.workitem.id.x()\n",
        "--kernel k --block 32 --arg buf:u32x65:iota:1 --arg o=buf:u32x32:zeros",
    );
}

#[test]
fn flat_accesses_count_twice() {
    // The flat store counts among local memory too, also after its own counter was waited for.
    agrees(
        "@l = internal addrspace(3) global [32 x i32] poison, align 4\n\
         define amdgpu_kernel void @k(ptr %f, ptr addrspace(1) %o) {\n\
           store i32 5, ptr addrspace(3) @l, align 4\n\
           %a = atomicrmw xchg ptr addrspace(3) @l, i32 9 monotonic, align 4\n\
           store atomic i32 7, ptr %f syncscope(\"workgroup-one-as\") seq_cst, align 4\n\
           fence syncscope(\"workgroup-one-as\") seq_cst\n\
           store i32 %a, ptr addrspace(1) %o, align 4\n\
           ret void\n\
         }\n",
        "--kernel k --block 1 --arg f=buf:u32x4:zeros --arg o=buf:u32x4:zeros",
    );
}
