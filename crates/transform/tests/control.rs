//! `simplifycfg`, `adce` and `licm`.

mod common;
use common::{becomes, text};

#[test]
fn constant_branches_fold_and_blocks_merge() {
    becomes(
        "simplifycfg",
        "define i32 @f(i32 %x) {\nentry:\n br i1 true, label %a, label %b\na:\n br label %c\nb:\n br label %c\nc:\n %p = phi i32 [ %x, %a ], [ 0, %b ]\n ret i32 %p\n}",
        "entry:\nret i32 %x",
    );
}

#[test]
fn empty_diamonds_become_selects() {
    becomes(
        "simplifycfg",
        "define i32 @f(i1 %c, i32 %x, i32 %y) {\nentry:\n br i1 %c, label %a, label %b\na:\n br label %j\nb:\n br label %j\nj:\n %p = phi i32 [ %x, %a ], [ %y, %b ]\n ret i32 %p\n}",
        "entry:\n%0 = select i1 %c, i32 %x, i32 %y\nret i32 %0",
    );
}

#[test]
fn cheap_arms_are_computed_in_any_case() {
    let f = |arm: &str| {
        format!(
            "declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1) convergent\n\
             define i32 @f(i32 %x, i32 %y, ptr %p) {{\n %c = icmp slt i32 %x, 0\n br i1 %c, label %a, label %j\na:\n {arm}\n br label %j\nj:\n %r = phi i32 [ %v, %a ], [ %x, %0 ]\n ret i32 %r\n}}"
        )
    };
    let branches = |arm: &str| text("simplifycfg", &f(arm)).matches("br ").count();
    assert_eq!(branches("%v = sub i32 0, %x"), 0);
    // What may trap, is dear, or is convergent stays where it is.
    assert_ne!(branches("%v = load i32, ptr %p"), 0);
    assert_ne!(branches("%v = sdiv i32 %x, %y"), 0);
    assert_ne!(branches("%v = call i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 true)"), 0);
}

#[test]
fn known_ways_through_a_phi_of_booleans_are_taken() {
    // `if (a && b)` through a value.
    let got = text(
        "simplifycfg",
        "declare i1 @b() convergent\ndeclare void @t()\ndefine void @f(i1 %a) {\n br i1 %a, label %rhs, label %end\nrhs:\n %b = call i1 @b()\n br label %end\n\
         end:\n %p = phi i1 [ false, %0 ], [ %b, %rhs ]\n br i1 %p, label %yes, label %no\nyes:\n call void @t()\n ret void\nno:\n ret void\n}",
    );
    assert!(!got.contains("phi"), "{got}");
    assert_eq!(got.matches("call i1 @b()").count(), 1, "{got}");
}

#[test]
fn switches_shrink() {
    becomes(
        "simplifycfg",
        "define i32 @f(i32 %x) {\nentry:\n switch i32 %x, label %d [ i32 1, label %d\n i32 2, label %b ]\nb:\n ret i32 7\nd:\n ret i32 9\n}",
        "entry:\n%0 = icmp eq i32 %x, 2\nbr i1 %0, label %b, label %d\nb:\nret i32 7\nd:\nret i32 9",
    );
}

#[test]
fn cycles_of_dead_values_go() {
    becomes(
        "adce",
        "define void @f(i32 %n) {\nentry:\n br label %l\nl:\n %i = phi i32 [ 0, %entry ], [ %j, %l ]\n %d = phi i32 [ 5, %entry ], [ %e, %l ]\n %e = mul i32 %d, 3\n %j = add i32 %i, 1\n %c = icmp slt i32 %j, %n\n br i1 %c, label %l, label %x\nx:\n ret void\n}",
        "entry:\nbr label %l\nl:\n%i = phi i32 [ 0, %entry ], [ %j, %l ]\n%j = add i32 %i, 1\n%c = icmp slt i32 %j, %n\nbr i1 %c, label %l, label %x\nx:\nret void",
    );
}

#[test]
fn invariants_leave_loops() {
    let f = |body: &str, write: &str| {
        format!(
            "declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32) convergent memory(inaccessiblemem: readwrite)\n\
             define void @f(i32 %n, i32 %a, i32 %b, ptr addrspace(1) %p, ptr addrspace(3) %q, ptr addrspace(1) %o) {{\nentry:\n br label %l\n\
             l:\n %i = phi i32 [ 0, %entry ], [ %j, %m ]\n {body}\n br label %m\nm:\n {write}\n %j = add i32 %i, 1\n %c = icmp slt i32 %j, %n\n br i1 %c, label %l, label %x\nx:\n ret void\n}}"
        )
    };
    let leaves = |body: &str, write: &str| {
        let got = text("licm", &f(body, write));
        let before = got.split("\nl:").next().unwrap_or("").to_owned();
        before.contains("%v = ")
    };
    let store = "store i32 %v, ptr addrspace(3) %q";
    assert!(leaves("%v = mul i32 %a, %b", store));
    assert!(!leaves("%v = mul i32 %a, %i", store));
    // Executed on every entry, and nothing in the loop writes there.
    assert!(leaves("%v = load i32, ptr addrspace(1) %p", store));
    assert!(!leaves("%v = load i32, ptr addrspace(1) %p", "store i32 %v, ptr addrspace(1) %o"));
    assert!(leaves("%v = sdiv i32 %a, %b", store));
    assert!(!leaves(
        "%v = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %a, i32 0, i32 31)",
        store
    ));
}

#[test]
fn what_may_trap_stays_in_a_conditional_part() {
    let got = text(
        "licm",
        "define void @f(i32 %n, i32 %a, i32 %b, ptr addrspace(1) %o) {\nentry:\n br label %l\nl:\n %i = phi i32 [ 0, %entry ], [ %j, %m ]\n %t = icmp ne i32 %i, 3\n br i1 %t, label %k, label %m\n\
         k:\n %d = udiv i32 %a, %b\n store i32 %d, ptr addrspace(1) %o\n br label %m\nm:\n %j = add i32 %i, 1\n %c = icmp slt i32 %j, %n\n br i1 %c, label %l, label %x\nx:\n ret void\n}",
    );
    assert!(got.split("\nk:").nth(1).is_some_and(|k| k.contains("udiv")), "{got}");
}
