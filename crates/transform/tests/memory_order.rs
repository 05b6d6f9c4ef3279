//! Accesses that must keep their places: what each pass may take for granted of memory, and what it may not.

mod common;
use common::text;

/// Counts a word in the function after passes.
fn count(passes: &str, input: &str, word: &str) -> usize {
    text(passes, input).matches(word).count()
}

#[test]
fn a_variable_is_known_to_whoever_has_a_vector_of_its_addresses() {
    let f = |how: &str| {
        format!(
            "@g = global <2 x ptr> zeroinitializer\ndeclare void @other()\n\
             declare ptr @llvm.ssa.copy.p0(ptr)\ndeclare ptr @same(ptr nocapture returned)\n\
             define i32 @f() {{\n %a = alloca [2 x i32]\n store i32 1, ptr %a\n {how}\n call void @other()\n %x = load i32, ptr %a\n ret i32 %x\n}}"
        )
    };
    let loads = |how: &str| count("early-cse", &f(how), "load i32");
    assert_eq!(loads(""), 0, "nobody else has the address");
    let vector =
        "%v = getelementptr i32, ptr %a, <2 x i64> <i64 0, i64 1>\n store <2 x ptr> %v, ptr @g";
    assert_eq!(loads(vector), 1);
    let copy = "%c = call ptr @llvm.ssa.copy.p0(ptr %a)\n store ptr %c, ptr @g";
    assert_eq!(loads(copy), 1);
    let returned = "%c = call ptr @same(ptr %a)\n store ptr %c, ptr @g";
    assert_eq!(loads(returned), 1);
}

#[test]
fn a_call_writes_through_a_vector_of_pointers() {
    let f = |attrs: &str| {
        format!(
            "declare void @scatter(<2 x ptr>) {attrs}\n\
             define i32 @f(ptr %p, <2 x ptr> %v) {{\n %x = load i32, ptr %p\n call void @scatter(<2 x ptr> %v)\n %y = load i32, ptr %p\n %s = add i32 %x, %y\n ret i32 %s\n}}"
        )
    };
    assert_eq!(count("early-cse", &f("memory(argmem: write)"), "load"), 2);
    assert_eq!(count("early-cse", &f("memory(argmem: read)"), "load"), 1);
}

#[test]
fn assembly_writes_its_operands_in_memory() {
    let f = |asm: &str| {
        format!(
            "define i32 @f(ptr %p) {{\n store i32 1, ptr %p\n call void asm {asm}(ptr elementtype(i32) %p)\n %x = load i32, ptr %p\n ret i32 %x\n}}"
        )
    };
    assert_eq!(count("early-cse,adce", &f("\"write $0\", \"=*m\""), "load"), 1);
    assert_eq!(count("early-cse,adce", &f("\"write $0\", \"=*m\""), "asm"), 1);
}

#[test]
fn loads_are_not_joined_over_a_store_that_one_of_them_meets() {
    let f = |store: &str| {
        format!(
            "define <2 x i32> @f(ptr addrspace(1) align 8 %p, ptr addrspace(7) %buffer, ptr addrspace(1) noalias %own) {{\n \
             %q = getelementptr i8, ptr addrspace(1) %p, i64 4\n %r = getelementptr i8, ptr addrspace(1) %p, i64 16\n \
             %a = load i32, ptr addrspace(1) %p, align 8\n {store}\n %b = load i32, ptr addrspace(1) %q, align 4\n \
             %c = insertelement <2 x i32> poison, i32 %a, i32 0\n %d = insertelement <2 x i32> %c, i32 %b, i32 1\n ret <2 x i32> %d\n}}"
        )
    };
    let joined = |store: &str| count("load-store-vectorizer", &f(store), "load <2 x i32>");
    assert_eq!(joined(""), 1);
    assert_eq!(joined("store i16 1, ptr addrspace(1) %q"), 0, "the store meets the second only");
    assert_eq!(joined("store i32 1, ptr addrspace(1) %q"), 0);
    assert_eq!(joined("store i32 1, ptr addrspace(1) %r"), 1);
    assert_eq!(joined("store i32 1, ptr addrspace(1) %own"), 1);
    // A buffer is made of global memory.
    assert_eq!(joined("store i32 1, ptr addrspace(7) %buffer"), 0);
    assert_eq!(joined("fence syncscope(\"singlethread\") acquire"), 0);
    assert_eq!(joined("%z = load atomic i32, ptr addrspace(1) %r monotonic, align 4"), 0);
}

#[test]
fn shared_variables_of_a_size_that_the_launch_says_begin_together() {
    let f = |a: &str, b: &str| {
        format!(
            "@a = {a}\n@b = {b}\n\
             define i32 @f() {{\n store i32 1, ptr addrspace(3) @a\n store i32 2, ptr addrspace(3) @b\n %x = load i32, ptr addrspace(3) @a\n ret i32 %x\n}}"
        )
    };
    let own = "internal addrspace(3) global [4 x i32] undef";
    let launch = "external addrspace(3) global [0 x i32]";
    assert_eq!(count("early-cse", &f(own, own), "load"), 0);
    assert_eq!(count("early-cse", &f(own, launch), "load"), 0);
    assert_eq!(count("early-cse", &f(launch, launch), "load"), 1);
}

#[test]
fn an_address_that_is_exchanged_into_memory_stays_an_address() {
    let f = |how: &str| {
        format!(
            "define internal i32 @f(ptr %p, ptr %slot) {{\n %x = load i32, ptr %p\n {how}\n ret i32 %x\n}}\n\
             define i32 @g(ptr %p, ptr %slot) {{\n %x = call i32 @f(ptr %p, ptr %slot)\n ret i32 %x\n}}"
        )
    };
    let promoted = |how: &str| count("argpromotion", &f(how), "@f(ptr %p, ptr %slot)") == 0;
    assert!(promoted(""));
    let exchange = "%r = cmpxchg ptr %slot, ptr null, ptr %p acq_rel monotonic";
    assert!(!promoted(exchange));
    assert!(!promoted("%r = cmpxchg ptr %slot, ptr %p, ptr null acq_rel monotonic"));
    assert!(!promoted("%r = atomicrmw xchg ptr %slot, ptr %p acq_rel"));
}

#[test]
fn what_is_read_atomically_is_not_constant() {
    let f = |ordering: &str| {
        format!("define i32 @f(ptr %p) {{\n %x = load {ordering}, align 4\n ret i32 %x\n}}")
    };
    let readonly = |ordering: &str| count("function-attrs", &f(ordering), "readonly") > 0;
    assert!(readonly("i32, ptr %p"));
    assert!(!readonly("atomic i32, ptr %p unordered"));
    assert!(!readonly("atomic i32, ptr %p acquire"));
    // A kernel that waits for a flag, and reads what comes with it.
    let k = |ordering: &str| {
        format!(
            "define ptx_kernel void @k(ptr noalias readonly %p, ptr %out) {{\n %q = getelementptr i8, ptr %p, i64 4\n \
             %x = load i32, ptr %q\n %f = load {ordering}, align 4\n fence acquire\n %y = load i32, ptr %q\n \
             %s = add i32 %x, %y\n %t = add i32 %s, %f\n store i32 %t, ptr %out\n ret void\n}}"
        )
    };
    assert_eq!(count("early-cse", &k("i32, ptr %p"), "load"), 2);
    assert_eq!(count("early-cse", &k("atomic i32, ptr %p monotonic"), "load"), 3);
    assert_eq!(count("early-cse", &k("volatile i32, ptr %p"), "load"), 3);
    let chosen = "i32, ptr %either monotonic";
    let k = k(&format!("atomic {chosen}")).replace(
        "%x = load",
        "%c = icmp eq ptr %out, null\n %either = select i1 %c, ptr %p, ptr %q\n %x = load",
    );
    assert_eq!(count("early-cse", &k, "load"), 3);
}

#[test]
fn what_a_callee_may_wait_for_is_not_constant() {
    let k = |attrs: &str| {
        format!(
            "declare void @wait(ptr readonly) {attrs}\n\
             define ptx_kernel void @k(ptr noalias readonly %p, ptr %out) {{\n %q = getelementptr i8, ptr %p, i64 4\n \
             %x = load i32, ptr %q\n call void @wait(ptr %p)\n %y = load i32, ptr %q\n \
             %s = add i32 %x, %y\n store i32 %s, ptr %out\n ret void\n}}"
        )
    };
    assert_eq!(count("early-cse", &k(""), "load"), 2);
    assert_eq!(count("early-cse", &k("nosync"), "load"), 1);
}

#[test]
fn a_load_that_might_not_have_been_executed_promises_nothing() {
    let f = |test: &str| {
        format!(
            "@g = global i32 0\ndefine i32 @f(i1 %c, i32 %n) {{\nentry:\n br label %head\nhead:\n %i = phi i32 [ 0, %entry ], [ %j, %latch ]\n \
             %s = phi i32 [ 0, %entry ], [ %t, %latch ]\n br i1 {test}, label %then, label %latch\nthen:\n \
             %x = load i32, ptr @g, !invariant.load !0\n br label %latch\nlatch:\n %v = phi i32 [ %x, %then ], [ 0, %head ]\n \
             %t = add i32 %s, %v\n %j = add i32 %i, 1\n %e = icmp eq i32 %j, %n\n br i1 %e, label %end, label %head\nend:\n ret i32 %t\n}}\n!0 = !{{}}"
        )
    };
    let got = text("licm", &f("%c"));
    let entry = got.split("head:").next().unwrap_or_default();
    assert!(entry.contains("load i32, ptr @g") && !got.contains("invariant"), "{got}");
    // In the header it is executed.
    let got = text(
        "licm",
        "define i32 @f(ptr %p, ptr %q, i32 %n) {\nentry:\n br label %head\nhead:\n %i = phi i32 [ 0, %entry ], [ %j, %head ]\n \
         %x = load i32, ptr %p, !invariant.load !0\n store i32 %x, ptr %q\n %j = add i32 %i, 1\n %e = icmp eq i32 %j, %n\n \
         br i1 %e, label %end, label %head\nend:\n ret i32 %x\n}\n!0 = !{}",
    );
    let entry = got.split("head:").next().unwrap_or_default();
    assert!(entry.contains("invariant.load"), "{got}");
}

#[test]
fn a_load_stands_for_another_without_what_only_it_promised() {
    let f = |first: &str, second: &str| {
        format!(
            "define i32 @f(ptr %p) {{\n %x = load i32, ptr %p{first}\n %y = load i32, ptr %p{second}\n %a = and i32 %y, 3\n store i32 %x, ptr @g\n ret i32 %a\n}}\n\
             @g = global i32 0\n!0 = !{{i32 0, i32 4}}\n!1 = !{{}}"
        )
    };
    let range = ", !range !0";
    let masks = |first: &str, second: &str| count("early-cse", &f(first, second), "and i32");
    assert_eq!(masks("", ""), 1);
    assert_eq!(masks(range, range), 0);
    assert_eq!(masks(range, ""), 1, "the first may be poison where the second is not");
    assert_eq!(masks(", !range !0, !noundef !1", ""), 0);
}

#[test]
fn barriers_fences_and_acquires_let_others_write() {
    let f = |between: &str| {
        format!(
            "declare void @llvm.amdgcn.s.barrier() convergent nocallback nofree nounwind willreturn\n\
             declare void @llvm.nvvm.barrier0() convergent nocallback nounwind\n\
             declare void @meet() convergent memory(inaccessiblemem: readwrite)\n\
             define i32 @f(ptr addrspace(3) noalias %p, ptr addrspace(3) %q) {{\n %x = load i32, ptr addrspace(3) %p\n {between}\n \
             %y = load i32, ptr addrspace(3) %p\n %s = add i32 %x, %y\n ret i32 %s\n}}"
        )
    };
    let loads = |between: &str| count("early-cse", &f(between), "load i32");
    assert_eq!(loads(""), 1);
    for between in [
        "call void @llvm.amdgcn.s.barrier()",
        "call void @llvm.nvvm.barrier0()",
        "call void @meet()",
        "fence syncscope(\"singlethread\") acquire",
        "fence syncscope(\"wavefront-one-as\") acquire",
        "fence syncscope(\"workgroup\") release",
        "%z = load atomic i32, ptr addrspace(3) %q syncscope(\"wavefront\") acquire, align 4",
        "%z = atomicrmw add ptr addrspace(3) %q, i32 1 monotonic",
        "%z = cmpxchg ptr addrspace(3) %q, i32 0, i32 1 acquire monotonic",
        "store atomic i32 1, ptr addrspace(3) %q release, align 4",
        "call void asm sideeffect \"\", \"~{memory}\"()",
    ] {
        assert_eq!(loads(between), 2, "{between}");
    }
}

#[test]
fn a_store_is_not_dropped_that_a_release_makes_known() {
    let f = |between: &str| {
        format!(
            "define void @f(ptr addrspace(1) noalias %p, ptr addrspace(1) %q) {{\n store i32 1, ptr addrspace(1) %p\n {between}\n \
             store i32 2, ptr addrspace(1) %p\n ret void\n}}"
        )
    };
    let stores = |between: &str| count("early-cse", &f(between), "store i32");
    assert_eq!(stores(""), 1);
    for between in [
        "store atomic i32 1, ptr addrspace(1) %q release, align 4",
        "fence syncscope(\"wavefront\") release",
        "%z = atomicrmw add ptr addrspace(1) %q, i32 1 release",
        "%z = load volatile i32, ptr addrspace(1) %q",
    ] {
        assert_eq!(stores(between), 2, "{between}");
    }
}

#[test]
fn a_move_between_the_generic_and_another_space_compares_generic_addresses() {
    let f = |to: u32, from: u32| {
        let [to, from] = [to, from].map(|space| match space {
            0 => "ptr".to_owned(),
            n => format!("ptr addrspace({n})"),
        });
        let name = |ty: &str| match ty {
            "ptr" => "p0".to_owned(),
            other => format!("p{}", &other["ptr addrspace(".len()..other.len() - 1]),
        };
        let callee = format!("llvm.memmove.{}.{}.i64", name(&to), name(&from));
        format!(
            "declare void @{callee}({to}, {from}, i64, i1)\ndefine void @f({to} %a, {from} %b, i64 %n) {{\n call void @{callee}({to} %a, {from} %b, i64 %n, i1 false)\n ret void\n}}"
        )
    };
    assert_eq!(count("lower-mem-intrinsics", &f(0, 3), "addrspacecast"), 1);
    assert_eq!(count("lower-mem-intrinsics", &f(1, 0), "addrspacecast"), 1);
    assert_eq!(count("lower-mem-intrinsics", &f(3, 3), "addrspacecast"), 0);
}

/// Operations that let other threads write, or read what this one wrote.
const ORDERINGS: [&str; 11] = [
    "call void @llvm.amdgcn.s.barrier()",
    "call void @meet()",
    "fence syncscope(\"singlethread\") acquire",
    "fence syncscope(\"wavefront-one-as\") acquire",
    "fence syncscope(\"workgroup\") release",
    "%z = load atomic i32, ptr addrspace(3) %q syncscope(\"wavefront\") acquire, align 4",
    "%z = load volatile i32, ptr addrspace(3) %q",
    "%z = atomicrmw add ptr addrspace(3) %q, i32 1 monotonic",
    "%z = cmpxchg ptr addrspace(3) %q, i32 0, i32 1 acquire monotonic",
    "store atomic i32 1, ptr addrspace(3) %q release, align 4",
    "call void asm sideeffect \"\", \"~{memory}\"()",
];
const DECLARATIONS: &str = "declare void @llvm.amdgcn.s.barrier() convergent nocallback nofree nounwind willreturn\n\
     declare void @meet() convergent willreturn memory(inaccessiblemem: readwrite)\n";

#[test]
fn loads_stay_in_loops_in_which_others_may_write() {
    let f = |first: &str, second: &str| {
        format!(
            "{DECLARATIONS}define i32 @f(ptr addrspace(3) noalias %p, ptr addrspace(3) %q, ptr addrspace(1) %out, i32 %n) {{\nentry:\n br label %head\nhead:\n \
             %i = phi i32 [ 0, %entry ], [ %j, %head ]\n {first}\n %x = load i32, ptr addrspace(3) %p\n {second}\n \
             store i32 %x, ptr addrspace(1) %out\n %j = add i32 %i, 1\n %e = icmp eq i32 %j, %n\n br i1 %e, label %end, label %head\nend:\n ret i32 %x\n}}"
        )
    };
    let leaves = |first: &str, second: &str| {
        let got = text("licm", &f(first, second));
        got.split("head:").next().is_some_and(|entry| entry.contains("load i32"))
    };
    assert!(leaves("", ""));
    for ordering in ORDERINGS {
        assert!(!leaves(ordering, ""), "{ordering}");
        assert!(!leaves("", ordering), "{ordering}");
    }
}

#[test]
fn nothing_is_joined_over_an_ordering() {
    let f = |between: &str| {
        format!(
            "{DECLARATIONS}define i32 @f(ptr addrspace(1) noalias align 8 %p, ptr addrspace(3) %q, ptr addrspace(1) noalias align 8 %o) {{\n \
             %p1 = getelementptr i8, ptr addrspace(1) %p, i64 4\n %o1 = getelementptr i8, ptr addrspace(1) %o, i64 4\n \
             %a = load i32, ptr addrspace(1) %p, align 8\n store i32 1, ptr addrspace(1) %o, align 8\n {between}\n \
             %b = load i32, ptr addrspace(1) %p1, align 4\n store i32 2, ptr addrspace(1) %o1, align 4\n %s = add i32 %a, %b\n ret i32 %s\n}}"
        )
    };
    let joined = |between: &str| count("load-store-vectorizer", &f(between), "<2 x i32>");
    assert_eq!(joined("").min(2), 2);
    for ordering in ORDERINGS {
        assert_eq!(joined(ordering), 0, "{ordering}");
    }
}

#[test]
fn volatile_and_ordered_accesses_of_variables_stay() {
    let f = |access: &str| {
        format!(
            "define void @f() {{\n %a = alloca i32\n store i32 1, ptr %a\n {access}\n ret void\n}}"
        )
    };
    let stays = |access: &str| count("sroa,early-cse,adce", &f(access), "alloca") == 1;
    assert!(!stays("%x = load i32, ptr %a"));
    assert!(stays("%x = load volatile i32, ptr %a"));
    assert!(stays("store volatile i32 2, ptr %a"));
    assert!(stays("%x = load atomic i32, ptr %a acquire, align 4"));
}

#[test]
fn what_a_branch_says_of_a_loaded_value_ends_with_the_branch() {
    // The second load is the first one; its extension is the first one's.
    let got = text(
        "early-cse",
        "define i32 @f(ptr %p) {\nentry:\n %a = load i16, ptr %p\n %x = zext i16 %a to i32\n %c = icmp ult i32 1, %x\n \
         br i1 %c, label %large, label %small\nlarge:\n br label %join\nsmall:\n %b = load i16, ptr %p\n %y = zext i16 %b to i32\n \
         %z = add i32 %y, 5\n br label %join\njoin:\n %v = phi i32 [ 0, %large ], [ %z, %small ]\n %d = icmp ult i32 %x, 3\n \
         %r = select i1 %d, i32 %v, i32 7\n ret i32 %r\n}",
    );
    assert!(got.contains("select i1"), "the comparison stays:\n{got}");
}

#[test]
fn what_follows_of_a_flag_goes_with_the_flag() {
    let f = |second: &str| {
        format!(
            "define i1 @f(i32 %v, ptr %out) {{\n %a = or i32 %v, -2147483648\n %x = add nuw i32 %a, 1\n %w = lshr i32 %x, 29\n store i32 %w, ptr %out\n \
             %y = add {second}i32 %a, 1\n %z = lshr i32 %y, 29\n %c = icmp ugt i32 %z, 3\n ret i1 %c\n}}"
        )
    };
    assert!(text("early-cse", &f("nuw ")).contains("ret i1 true"));
    assert!(!text("early-cse", &f("")).contains("ret i1 true"));
}
