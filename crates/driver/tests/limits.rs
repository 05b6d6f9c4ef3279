//! Kernels that meet conditions of the options: which are found, the places and the texts of the messages.

#![cfg(all(feature = "nvptx", feature = "amdgpu", feature = "intel"))]

use lanelift_driver::{Condition, Emit, Options, compile, compile_module, read};

/// A kernel for AMD that keeps `values` values at once in a loop, with attributes.
fn loads(values: usize, attributes: &str) -> String {
    let at = |n: usize| format!("%p{n} = getelementptr i32, ptr addrspace(1) %p, i32 {n}");
    let loads = (0..values)
        .map(|n| format!("  {}\n  %v{n} = load volatile i32, ptr addrspace(1) %p{n}\n", at(n)));
    let stores =
        (0..values).map(|n| format!("  store volatile i32 %v{n}, ptr addrspace(1) %p{n}\n"));
    format!(
        "target triple = \"amdgcn-amd-amdhsa\"\n\
         define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {attributes} {{\n  br label %loop\n\
         loop:\n  %i = phi i32 [ 0, %0 ], [ %j, %loop ]\n{}{}  %j = add i32 %i, 1\n  \
         %c = icmp slt i32 %j, %n\n  br i1 %c, label %loop, label %end\nend:\n  ret void\n}}\n",
        loads.collect::<String>(),
        stores.collect::<String>()
    )
}

fn options(cpu: &str, deny: &str) -> Options {
    let mut options = Options::new();
    options.set("cpu", cpu).expect("a processor");
    options.set("deny", deny).expect("conditions");
    options
}

fn denied(text: &str, cpu: &str, deny: &str) -> String {
    let error = compile("k.ll", text.as_bytes(), &options(cpu, deny)).expect_err("it is denied");
    assert!(error.is_error() && error.function.as_deref() == Some("k"));
    error.to_string()
}

#[test]
fn spills_are_denied_at_the_place_that_needs_most() {
    let text = loads(12, "\"amdgpu-num-vgpr\"=\"8\"");
    assert_eq!(
        denied(&text, "gfx1100", "spills"),
        "k.ll:27:3: error: kernel 'k' spills 5 vector registers, and 'spills' is denied\n  \
           %v10 = load volatile i32, ptr addrspace(1) %p10\n  ^\n\
         note: 13 vector registers are live at once here in block %loop; at most 8 may be taken\n\
         note: spilled to scratch memory: %v6, %v7, %v8, %v9, %v10\n\
         note: the attribute \"amdgpu-num-vgpr\"=\"8\" limits the registers\n\
         note: fewer values live at once help: less unrolling (llvm.loop.unroll.disable), smaller tiles, or --sched=minreg"
    );
}

#[test]
fn what_is_within_the_conditions_is_compiled() {
    let text = loads(12, "");
    let all = "spills,scratch,occupancy<4,vgprs>64,sgprs>64,agprs>0,lds>0";
    let output = compile("k.ll", text.as_bytes(), &options("gfx1100", all)).expect("a kernel");
    assert!(output.warnings.is_empty());
    let plain = compile("k.ll", text.as_bytes(), &options("gfx1100", "")).expect("a kernel");
    assert_eq!(output.bytes, plain.bytes);
}

#[test]
fn warnings_leave_the_output_as_it_is() {
    let text = loads(12, "\"amdgpu-num-vgpr\"=\"8\"");
    let mut warned = options("gfx1100", "");
    warned.set("warn", "spills,scratch>1000").expect("conditions");
    let output = compile("k.ll", text.as_bytes(), &warned).expect("a kernel");
    let warnings: Vec<String> = output.warnings.iter().map(ToString::to_string).collect();
    assert_eq!(warnings.len(), 1);
    assert!(warnings[0].contains("warning: kernel 'k' spills "), "{}", warnings[0]);
    let plain = compile("k.ll", text.as_bytes(), &options("gfx1100", "")).expect("a kernel");
    assert_eq!(output.bytes, plain.bytes);
}

#[test]
fn occupancy_says_which_registers_are_too_many() {
    let text = loads(100, "");
    assert_eq!(
        denied(&text, "gfx942", "occupancy<8"),
        "k.ll:205:3: error: kernel 'k' runs 4 waves of 8 at a time, fewer than 8, and 'occupancy<8' is denied\n  \
           %v99 = load volatile i32, ptr addrspace(1) %p99\n  ^\n\
         note: 101 vector registers are live at once here in block %loop; at most 128 may be taken\n\
         note: 8 waves run with up to 64 vector registers; 101 are taken\n\
         note: fewer values live at once help: less unrolling (llvm.loop.unroll.disable), smaller tiles, or --sched=minreg"
    );
}

#[test]
fn work_groups_and_local_memory_limit_occupancy_too() {
    let text = "target triple = \"amdgcn-amd-amdhsa\"\n@l = internal addrspace(3) global [12000 x i32] poison\n\
        define amdgpu_kernel void @k(i32 %i) \"amdgpu-flat-work-group-size\"=\"64,64\" {\n  \
        %p = getelementptr i32, ptr addrspace(3) @l, i32 %i\n  store volatile i32 1, ptr addrspace(3) %p\n  ret void\n}\n";
    assert_eq!(
        denied(text, "gfx1100", "occupancy<16"),
        "k.ll:3:27: error: kernel 'k' runs 1 wave of 16 at a time, fewer than 16, and 'occupancy<16' is denied\n\
         define amdgpu_kernel void @k(i32 %i) \"amdgpu-flat-work-group-size\"=\"64,64\" {\n                          ^\n\
         note: the registers of its own code allow more waves: 48000 bytes of local memory for a work-group, \
         or the size of work-groups, do not"
    );
    let message = denied(text, "gfx1100", "lds>40000");
    let wanted = "takes 48000 bytes of local memory for a work-group, more than 40000, and 'lds>40000' is denied";
    assert!(message.contains(wanted), "{message}");
}

#[test]
fn scratch_without_spills_is_that_of_variables() {
    let text = "target triple = \"amdgcn-amd-amdhsa\"\n\
        define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %i, i32 %j) {\n  \
        %a = alloca [64 x i32], addrspace(5)\n  %q = getelementptr i32, ptr addrspace(5) %a, i32 %i\n  \
        store volatile i32 %i, ptr addrspace(5) %q\n  %r = getelementptr i32, ptr addrspace(5) %a, i32 %j\n  \
        %x = load volatile i32, ptr addrspace(5) %r\n  store i32 %x, ptr addrspace(1) %p\n  ret void\n}\n";
    let message = denied(text, "gfx1100", "scratch");
    assert!(
        message
            .contains("takes 256 bytes of scratch memory for a work-item, and 'scratch' is denied"),
        "{message}"
    );
    assert!(message.contains("note: no register is spilled: variables (alloca)"), "{message}");
}

/// A kernel for Intel that keeps 40 vectors at once.
fn vectors() -> String {
    let at = |n: usize| format!("%p{n} = getelementptr <4 x float>, ptr addrspace(1) %q, i64 {n}");
    let loads = (0..40).map(|n| {
        format!("  {}\n  %v{n} = load volatile <4 x float>, ptr addrspace(1) %p{n}\n", at(n))
    });
    let stores =
        (0..40).map(|n| format!("  store volatile <4 x float> %v{n}, ptr addrspace(1) %p{n}\n"));
    format!(
        "target triple = \"spir64-unknown-unknown\"\ndeclare spir_func i64 @_Z13get_global_idj(i32)\n\
         define spir_kernel void @k(ptr addrspace(1) %p) {{\n  \
         %i = call spir_func i64 @_Z13get_global_idj(i32 0)\n  \
         %q = getelementptr <4 x float>, ptr addrspace(1) %p, i64 %i\n{}{}  ret void\n}}\n",
        loads.collect::<String>(),
        stores.collect::<String>()
    )
}

#[test]
fn values_that_intel_spills_are_named() {
    assert_eq!(
        denied(&vectors(), "skl", "spills"),
        "k.ll:85:3: error: kernel 'k' spills 20 values, and 'spills' is denied\n  \
           %v39 = load volatile <4 x float>, ptr addrspace(1) %p39\n  ^\n\
         note: 201 registers are live at once here in the first block; at most 128 may be taken\n\
         note: spilled to scratch memory: %v1, %v2, %v3, %v4, %v5, %v6, %v7, %v8 and 12 more\n\
         note: fewer values live at once help: less unrolling (llvm.loop.unroll.disable), smaller tiles"
    );
    let message = denied(&vectors(), "skl", "registers>100");
    assert!(
        message.contains("takes 128 registers, more than 100, and 'registers>100' is denied"),
        "{message}"
    );
}

#[test]
fn debug_information_names_the_line_of_the_source() {
    let text = loads(12, "\"amdgpu-num-vgpr\"=\"8\" !dbg !4").replace(
        "%v10 = load volatile i32, ptr addrspace(1) %p10",
        "%v10 = load volatile i32, ptr addrspace(1) %p10, !dbg !7",
    ) + "!llvm.dbg.cu = !{!0}\n!llvm.module.flags = !{!2}\n\
        !0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)\n\
        !1 = !DIFile(filename: \"a.cl\", directory: \"/src\")\n!2 = !{i32 2, !\"Debug Info Version\", i32 3}\n\
        !4 = distinct !DISubprogram(name: \"k\", file: !1, line: 3, unit: !0, type: !5, spFlags: DISPFlagDefinition)\n\
        !5 = !DISubroutineType(types: !6)\n!6 = !{}\n!7 = !DILocation(line: 9, column: 5, scope: !4)\n";
    let message = denied(&text, "gfx1100", "vgpr-spills");
    assert!(message.contains("note: in the source: /src/a.cl:9:5, in 'k'"), "{message}");
}

#[test]
fn conditions_that_cannot_be_checked_are_errors() {
    let text =
        "target triple = \"nvptx64-nvidia-cuda\"\ndefine ptx_kernel void @k() {\n  ret void\n}\n";
    let error = |deny| compile("k.ll", text.as_bytes(), &options("sm_90", deny));
    let error = error("registers>64").expect_err("ptxas knows");
    assert!(error.message.contains("ptxas allocates the registers"), "{error}");
    assert!(compile("k.ll", text.as_bytes(), &options("sm_90", "scratch,lds>0")).is_ok());
    let mut mir = options("gfx1100", "spills");
    mir.emit = Some(Emit::Mir);
    let error = compile("k.ll", loads(2, "").as_bytes(), &mir).expect_err("no descriptions");
    assert!(error.message.contains("for the output 'mir'"), "{error}");
}

#[test]
fn a_module_without_text_names_the_kernel() {
    let text = loads(12, "\"amdgpu-num-vgpr\"=\"8\"");
    let options = options("gfx1100", "spills");
    let module = read("k.ll", text.as_bytes(), &options).expect("a module");
    let error = compile_module(module, &options).expect_err("it is denied");
    assert!(error.message.starts_with("kernel 'k' spills"), "{error}");
    assert_eq!(Condition::SPILLS.to_string(), "spills");
}
