//! Modules that are made smaller.

use ir::ssa::print::module_to_string;
use ir::ssa::{BinaryOp, InstKind, Module, verify};
use reduce::{Limits, reduce};

const LARGE: &str = r#"
target triple = "nvptx64-nvidia-cuda"

@table = internal addrspace(1) constant [4 x i32] [i32 1, i32 2, i32 3, i32 4]
@unused = global i32 7

define internal i32 @helper(i32 %x) noinline {
entry:
  %c = icmp ult i32 %x, 8
  br i1 %c, label %small, label %large
small:
  %s = udiv i32 %x, 3
  br label %done
large:
  %l = mul nsw i32 %x, 5
  br label %done
done:
  %r = phi i32 [ %s, %small ], [ %l, %large ]
  ret i32 %r
}

define internal void @other(ptr %p) {
  store i32 1, ptr %p
  ret void
}

define ptx_kernel void @k(ptr addrspace(1) %out, i32 %n) #0 {
entry:
  %p = addrspacecast ptr addrspace(1) %out to ptr
  call void @other(ptr %p)
  %start = icmp sgt i32 %n, 0
  br i1 %start, label %loop, label %end
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %sum = phi i32 [ 0, %entry ], [ %more, %loop ]
  %at = getelementptr inbounds [4 x i32], ptr addrspace(1) @table, i32 0, i32 %i
  %v = load i32, ptr addrspace(1) %at
  %h = call i32 @helper(i32 %v)
  %bad = urem i32 %h, %n
  %more = add nuw nsw i32 %sum, %bad
  %next = add i32 %i, 1
  %again = icmp slt i32 %next, %n
  br i1 %again, label %loop, label %end
end:
  %result = phi i32 [ 0, %entry ], [ %more, %loop ]
  store i32 %result, ptr addrspace(1) %out
  ret void
}

attributes #0 = { nounwind "target-cpu"="sm_90" }
!nvvm.notes = !{!0}
!0 = !{!"note"}
"#;

fn module() -> Module {
    let module = llvm_reader::parse("large.ll", LARGE.as_bytes()).expect("a module");
    verify::verify(&module).into_result(module).expect("a valid module")
}

/// Whether the kernel has a remainder whose divisor is no constant.
fn has_remainder(module: &Module) -> bool {
    let Some(kernel) = module.cx.find_global("k") else { return false };
    let Some(body) = module.body(kernel) else { return false };
    body.all_insts().any(|inst| match &body.insts[inst].kind {
        InstKind::Binary { op: BinaryOp::URem, args, .. } => args[1].local().is_some(),
        _ => false,
    })
}

fn instructions(module: &Module) -> usize {
    module.definitions().map(|(_, id)| module.bodies[id].all_insts().count()).sum()
}

#[test]
fn nothing_is_left_but_what_the_test_wants() {
    let reduced = reduce(module(), Some("k"), Limits::default(), &mut has_remainder);
    assert!(reduced.complete && has_remainder(&reduced.module));
    let text = reduce::text(&reduced.module);
    // The remainder and the return.
    assert_eq!(instructions(&reduced.module), 2, "{text}");
    for gone in ["helper", "other", "unused", "table", "note", "attributes", "br "] {
        assert!(!text.contains(gone), "{gone}\n{text}");
    }
    let again = llvm_reader::parse("small.ll", text.as_bytes()).expect("valid text");
    verify::verify(&again).into_result(()).expect("a valid module");
    assert!(has_remainder(&again));
}

#[test]
fn the_same_answers_give_the_same_module() {
    let small = || {
        module_to_string(&reduce(module(), Some("k"), Limits::default(), &mut has_remainder).module)
    };
    assert_eq!(small(), small());
}

#[test]
fn every_module_that_is_tried_is_valid() {
    let mut tried = 0;
    let mut test = |module: &Module| {
        tried += 1;
        verify::verify(module).into_result(()).expect("a valid module");
        let text = module_to_string(module);
        llvm_reader::parse("tried.ll", text.as_bytes()).unwrap_or_else(|e| panic!("{e}\n{text}"));
        // Some edits are refused, so that the module stays large for a time.
        has_remainder(module) && !text.len().is_multiple_of(3)
    };
    let reduced = reduce(module(), None, Limits::default(), &mut test);
    assert_eq!(reduced.trials, tried);
    assert!(tried > 30, "{tried} modules");
}

#[test]
fn a_limit_ends_the_run() {
    let limits = Limits { trials: Some(3), until: None };
    let reduced = reduce(module(), Some("k"), limits, &mut has_remainder);
    assert!(!reduced.complete && reduced.trials <= 3);
    assert!(has_remainder(&reduced.module));
    let limits = Limits { trials: None, until: Some(std::time::Instant::now()) };
    let reduced = reduce(module(), Some("k"), limits, &mut has_remainder);
    assert_eq!((reduced.trials, instructions(&reduced.module)), (0, instructions(&module())));
}

#[test]
fn a_test_that_accepts_everything_leaves_an_empty_kernel() {
    let reduced = reduce(module(), Some("k"), Limits::default(), &mut |_| true);
    let text = module_to_string(&reduced.module);
    assert_eq!(instructions(&reduced.module), 1, "{text}");
    assert!(text.contains("@k(") && text.contains("ret void"), "{text}");
}
