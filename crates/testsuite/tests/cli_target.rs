//! A target that only the command line names: what the module's text leaves out is the target's, in every subcommand.

use judges::Scratch;
use testsuite::command::run;

fn text(name: &str, text: &str) -> (Scratch, String) {
    let scratch = Scratch::new(name);
    let path = scratch.file("k.ll");
    std::fs::write(&path, text).expect("the input");
    let path = path.display().to_string();
    (scratch, path)
}

/// The output of a command; none where the program is not built.
fn output(words: &[&str]) -> Option<String> {
    let (ok, stdout, stderr) = run(words)?;
    assert!(ok, "{words:?}: {stderr}");
    Some(stdout)
}

const LOCAL: &str =
    "define amdgpu_kernel void @k(ptr addrspace(1) %o, ptr addrspace(3) %l, i32 %x) {
  %a = alloca [4 x i32], align 4, addrspace(5)
  %i = and i32 %x, 3
  %p = getelementptr [4 x i32], ptr addrspace(5) %a, i32 0, i32 %i
  store volatile i32 %x, ptr addrspace(5) %p
  %v = load volatile i32, ptr addrspace(5) %p
  %g = getelementptr ptr addrspace(3), ptr addrspace(1) %o, i32 %i
  store ptr addrspace(3) %l, ptr addrspace(1) %o
  store i32 %v, ptr addrspace(1) %g
  ret void
}
";

#[test]
fn the_layout_is_that_of_the_target_which_the_command_line_names() {
    let (_scratch, path) = text("target-layout", LOCAL);
    for named in [&["-mtriple=amdgcn-amd-amdhsa"][..], &["-march=amdgcn"], &[]] {
        let words = [&[&*path, "-mcpu=gfx1100", "-o", "-"][..], named].concat();
        let Some(asm) = output(&words) else { return };
        // Eight bytes of a pointer, four of a local pointer, four of a number.
        assert!(asm.contains(".amdhsa_kernarg_size 16"), "{named:?}: {asm}");
        let stated = format!("target triple = \"amdgcn-amd-amdhsa\"\n{LOCAL}");
        let (_other, stated) = text("target-layout-stated", &stated);
        let own = output(&[&stated, "-mcpu=gfx1100", "-o", "-"]).unwrap_or_default();
        assert_eq!(asm, own, "{named:?}");
    }
}

#[test]
fn opt_prints_the_target_that_the_command_line_names() {
    let (_scratch, path) = text("target-opt", "define i32 @f() {\n  ret i32 0\n}\n");
    let Some(named) = output(&["opt", "--passes=adce", "-mtriple=amdgcn-amd-amdhsa", &path]) else {
        return;
    };
    assert!(named.contains("target triple = \"amdgcn-amd-amdhsa\""), "{named}");
    assert!(named.contains("-p3:32:32-"), "{named}");
    let alone = output(&["opt", "--passes=adce", &path]).unwrap_or_default();
    assert!(!alone.contains("\ntarget "), "{alone}");
}

#[test]
fn the_interpreter_has_the_layout_and_the_waves_of_the_processor() {
    let kernel = "define amdgpu_kernel void @k(ptr addrspace(1) %o) {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %c = icmp ugt i32 %t, 20
  %b = call i64 @llvm.amdgcn.ballot.i64(i1 %c)
  %f = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %t)
  %w = zext i32 %f to i64
  %s = shl i64 %w, 40
  %r = or i64 %s, %b
  %a = alloca ptr addrspace(3), addrspace(5)
  %e = getelementptr ptr addrspace(3), ptr addrspace(5) %a, i32 1
  %d = ptrtoint ptr addrspace(5) %e to i32
  %d0 = ptrtoint ptr addrspace(5) %a to i32
  %size = sub i32 %d, %d0
  %z = zext i32 %size to i64
  %y = add i64 %r, %z
  %p = getelementptr i64, ptr addrspace(1) %o, i32 %t
  store i64 %y, ptr addrspace(1) %p
  ret void
}
";
    let (_scratch, path) = text("target-waves", kernel);
    let launch = ["--kernel", "k", "--block", "64", "--arg", "o=buf:i64x64:zeros"];
    for (cpu, features) in
        [("gfx900", ""), ("gfx1030", ""), ("gfx1100", ""), ("gfx1100", "+wavefrontsize64")]
    {
        let (cpu, features) = (format!("-mcpu={cpu}"), format!("-mattr={features}"));
        let words = [&["run", &path, &cpu, &features, "--compare", "interp"][..], &launch].concat();
        let Some(found) = output(&words) else { return };
        assert!(found.contains("agree"), "{cpu} {features}: {found}");
    }
}

#[test]
fn the_interpreter_has_the_intrinsics_of_the_triple() {
    let kernel = "define ptx_kernel void @k(ptr addrspace(1) %o) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr i32, ptr addrspace(1) %o, i32 %t
  store i32 %t, ptr addrspace(1) %p
  ret void
}
";
    let (_scratch, path) = text("target-intrinsics", kernel);
    for named in [&["-mtriple=nvptx64-nvidia-cuda"][..], &[]] {
        let words = ["run", &path, "-mcpu=sm_90", "--kernel", "k", "--block", "32"];
        let words =
            [&words[..], named, &["--arg", "o=buf:i32x32:zeros", "--compare", "interp"]].concat();
        let Some(found) = output(&words) else { return };
        assert!(found.contains("agree"), "{found}");
    }
}
