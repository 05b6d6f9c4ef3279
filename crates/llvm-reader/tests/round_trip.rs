//! Reading and printing: what is printed reads as the same module again.
//!
//! `valid/` holds modules written for this test, which between them use every construct of the text;
//! the repository's corpus follows.

use std::path::{Path, PathBuf};

fn files(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(&folder).into_iter().flatten().flatten() {
            let path = entry.path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|e| e == "ll") {
                found.push(path);
            }
        }
    }
    found.sort();
    found
}

fn check(file: &Path) {
    let name = file.display().to_string();
    let text = std::fs::read(file).unwrap();
    let module = llvm_reader::parse(&name, &text).unwrap_or_else(|e| panic!("{e}"));
    let problems = ir::ssa::verify::verify(&module);
    assert!(problems.is_empty(), "{name}: {problems}");
    let printed = ir::ssa::print::module_to_string(&module);
    let again = llvm_reader::parse(&name, printed.as_bytes())
        .unwrap_or_else(|e| panic!("{name}, printed: {e}"));
    assert_eq!(
        module.cx.globals.values().map(|g| &g.name).collect::<Vec<_>>(),
        again.cx.globals.values().map(|g| &g.name).collect::<Vec<_>>(),
        "{name}: globals change their order"
    );
    let printed_again = ir::ssa::print::module_to_string(&again);
    if printed != printed_again {
        let line = printed.lines().zip(printed_again.lines()).find(|(a, b)| a != b);
        panic!("{name}: printing what was printed differs: {line:?}");
    }
}

#[test]
fn every_construct() {
    let files = files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/valid"));
    assert!(files.len() >= 4);
    files.iter().for_each(|f| check(f));
}

#[test]
fn the_corpus() {
    let files = files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus/ll"));
    files.iter().for_each(|f| check(f));
}

fn printed(text: &str) -> String {
    let module = llvm_reader::parse("t.ll", text.as_bytes()).unwrap();
    ir::ssa::print::module_to_string(&module)
}

#[test]
fn phis_become_parameters_and_back() {
    let text = "define i32 @f(i1 %c) {
entry:
  br i1 %c, label %a, label %join

a:
  br label %join

join:
  %x = phi i32 [ 2, %a ], [ 1, %entry ]
  %y = phi i32 [ 3, %entry ], [ 4, %a ]
  ret i32 %x
}
";
    let module = llvm_reader::parse("t.ll", text.as_bytes()).unwrap();
    let (_, body) = module.definitions().next().unwrap();
    let body = &module.bodies[body];
    let join = body.block_order()[2];
    assert_eq!(body.block_params(join).len(), 2);
    let text = ir::ssa::print::module_to_string(&module);
    assert!(text.contains("%x = phi i32 [ 1, %entry ], [ 2, %a ]"), "{text}");
    assert!(text.contains("%y = phi i32 [ 3, %entry ], [ 4, %a ]"), "{text}");
}

#[test]
fn upgrades() {
    // LLVM 15's kernels, memory attributes and lifetimes.
    let text = printed(
        "target triple = \"nvptx64-nvidia-cuda\"
define void @k(ptr nocapture %p) readonly argmemonly {
  call void @llvm.lifetime.start.p0(i64 4, ptr %p)
  ret void
}
declare void @llvm.lifetime.start.p0(i64, ptr)
!nvvm.annotations = !{!0}
!0 = !{ptr @k, !\"kernel\", i32 1}
",
    );
    assert!(text.contains("define ptx_kernel void @k(ptr nocapture %p) #0"), "{text}");
    assert!(text.contains("attributes #0 = { memory(argmem: read) }"), "{text}");
    assert!(text.contains("e-p6:32:32-i64:64"), "the target's data layout is filled in: {text}");
}

#[test]
fn missing_alignment_is_the_types_own() {
    let text = printed(
        "define void @f(ptr %p) {
  %s = alloca { i8, i16 }
  %v = load <3 x float>, ptr %p
  store i64 0, ptr %p
  %r = atomicrmw add ptr %p, i32 1 monotonic
  ret void
}
",
    );
    for expected in
        ["{ i8, i16 }, align 8", "ptr %p, align 16", "i64 0, ptr %p, align 8", "monotonic, align 4"]
    {
        assert!(text.contains(expected), "{expected} in {text}");
    }
}

#[test]
fn the_module_knows_its_names() {
    let module = llvm_reader::parse(
        "file.ll",
        b"source_filename = \"a.cl\"\ndefine void @later() {\n  call void @first()\n  ret void\n}\ndeclare void @first()\n",
    )
    .unwrap();
    assert_eq!((&*module.file_name, &*module.source_name), ("file.ll", "a.cl"));
    let names: Vec<&str> = module.cx.globals.values().map(|g| &*g.name).collect();
    assert_eq!(names, ["later", "first"], "globals are in the order of the text");
    assert!(module.cx.find_global("first").is_some());
}
