//! Forms of older or other producers that become today's.

use ir::ssa::{TargetChoice, print, verify};

/// A text as the module that is read of it, verified.
fn read(target: &str, text: &str) -> Result<String, String> {
    let choice = TargetChoice { triple: None, default_triple: Some(target) };
    let module =
        llvm_reader::parse_for("t.ll", text.as_bytes(), choice).map_err(|e| e.to_string())?;
    verify::verify(&module).into_result(()).map_err(|e| e.to_string())?;
    Ok(print::module_to_string(&module))
}

#[test]
fn stack_variables_without_a_data_layout_are_pointers_of_their_writer() {
    let text = "define i32 @f(i1 %c) {\n  %x = alloca i32\n  br i1 %c, label %a, label %b\na:\n\
        \x20 store i32 1, ptr %x\n  br label %b\nb:\n  %y = load i32, ptr %x\n  ret i32 %y\n}\n";
    let found = read("amdgcn-amd-amdhsa", text).expect("a module");
    assert_eq!(found.matches("addrspacecast ptr addrspace(5) %x to ptr").count(), 1, "{found}");
    // A use that stands before it in the text.
    let text = "define i32 @f() {\n  br label %b\na:\n  %y = load i32, ptr %x\n  ret i32 %y\nb:\n\
        \x20 %x = alloca i32\n  br label %a\n}\n";
    let found = read("amdgcn-amd-amdhsa", text).expect("a module");
    assert_eq!(found.matches("addrspacecast").count(), 1, "{found}");
    // Where the writer knew the stack's address space, it is a mistake.
    for known in [
        "target datalayout = \"A5\"\ndefine void @f() {\n  %x = alloca i32\n",
        "define void @f() {\n  %x = alloca i32, addrspace(5)\n",
    ] {
        let text = format!("{known}  store i32 1, ptr %x\n  ret void\n}}\n");
        let error = read("amdgcn-amd-amdhsa", &text).expect_err("an error");
        assert!(error.contains("'%x' has type 'ptr addrspace(5)', expected 'ptr'"), "{error}");
    }
    let text = "define void @f() {\n  %x = alloca i32\n  store i32 1, ptr addrspace(5) %x\n  ret void\n}\n";
    let found = read("amdgcn-amd-amdhsa", text).expect("a module");
    assert!(!found.contains("addrspacecast"), "{found}");
}

#[test]
fn intrinsics_of_the_nvvm_specification_become_llvms() {
    for (ty, name, types, args, expected) in [
        (
            "i32, i1",
            "shfl.sync.i32",
            "i32, i32, i32, i32, i32",
            "i32 -1, i32 0, i32 %a, i32 1, i32 31",
            "call { i32, i1 } @llvm.nvvm.shfl.sync.idx.i32p(i32 -1, i32 %a, i32 1, i32 31)",
        ),
        (
            "i32, i1",
            "shfl.sync.i32",
            "i32, i32, i32, i32, i32",
            "i32 -1, i32 3, i32 %a, i32 1, i32 31",
            "@llvm.nvvm.shfl.sync.bfly.i32p(",
        ),
        (
            "i32, i1",
            "vote.sync",
            "i32, i32, i1",
            "i32 -1, i32 0, i1 %p",
            "call i1 @llvm.nvvm.vote.all.sync(i32 -1, i1 %p)",
        ),
        (
            "i32, i1",
            "vote.sync",
            "i32, i32, i1",
            "i32 -1, i32 2, i1 %p",
            "call i1 @llvm.nvvm.vote.uni.sync(i32 -1, i1 %p)",
        ),
        (
            "i32, i1",
            "vote.sync",
            "i32, i32, i1",
            "i32 -1, i32 3, i1 %p",
            "call i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %p)",
        ),
        (
            "i32, i1",
            "match.all.sync.i32",
            "i32, i32",
            "i32 -1, i32 %a",
            "call { i32, i1 } @llvm.nvvm.match.all.sync.i32p(i32 -1, i32 %a)",
        ),
        // Not a constant mode.
        ("i32, i1", "vote.sync", "i32, i32, i1", "i32 -1, i32 %a, i1 %p", "@llvm.nvvm.vote.sync("),
    ] {
        let text = format!(
            "declare {{ {ty} }} @llvm.nvvm.{name}({types})\ndefine {{ {ty} }} @f(i32 %a, i1 %p) {{\n  \
             %r = call {{ {ty} }} @llvm.nvvm.{name}({args})\n  ret {{ {ty} }} %r\n}}\n"
        );
        let found = read("nvptx64-nvidia-cuda", &text).expect("a module");
        assert!(found.contains(expected), "{expected}\n{found}");
    }
}
