//! `mem2reg` and `sroa`.

mod common;
use common::{becomes, text};

#[test]
fn a_loop_variable_becomes_a_parameter() {
    becomes(
        "mem2reg",
        "define i32 @f(i32 %n) {\nentry:\n %i = alloca i32\n %unused = alloca i32\n store i32 0, ptr %i\n store i32 1, ptr %unused\n br label %head\n\
         head:\n %a = load i32, ptr %i\n %c = icmp slt i32 %a, %n\n br i1 %c, label %body, label %done\n\
         body:\n %b = load i32, ptr %i\n %d = add i32 %b, 3\n store i32 %d, ptr %i\n br label %head\n\
         done:\n %r = load i32, ptr %i\n ret i32 %r\n}",
        "entry:\nbr label %head\nhead:\n%i = phi i32 [ 0, %entry ], [ %d, %body ]\n%c = icmp slt i32 %i, %n\nbr i1 %c, label %body, label %done\n\
         body:\n%d = add i32 %i, 3\nbr label %head\ndone:\nret i32 %i",
    );
}

#[test]
fn variables_that_are_dead_at_the_join_get_no_parameter() {
    let got = text(
        "mem2reg",
        "define i32 @f(i1 %c) {\n %t = alloca i32\n br i1 %c, label %l, label %r\nl:\n store i32 1, ptr %t\n %x = load i32, ptr %t\n br label %j\n\
         r:\n store i32 2, ptr %t\n %y = load i32, ptr %t\n br label %j\nj:\n %p = phi i32 [ %x, %l ], [ %y, %r ]\n ret i32 %p\n}",
    );
    assert_eq!(got.matches("phi").count(), 1, "{got}");
}

#[test]
fn addresses_that_escape_stay() {
    let got = text(
        "sroa",
        "declare void @g(ptr)\ndefine void @f() {\n %a = alloca i32\n %b = alloca i32\n %v = alloca i32\n store ptr %a, ptr %b\n call void @g(ptr %b)\n store volatile i32 0, ptr %v\n ret void\n}",
    );
    assert_eq!(got.matches("alloca").count(), 3, "{got}");
}

#[test]
fn an_address_kept_in_a_variable_that_is_split_escapes() {
    // When `%a` is looked at, the store of it into `%b` is one that the splitting of `%b` made.
    becomes(
        "sroa,early-cse,adce",
        "define i32 @f() {\nentry:\n %b = alloca { ptr, i64 }\n %a = alloca i32\n store { ptr, i64 } zeroinitializer, ptr %b\n store i32 7, ptr %a\n store ptr %a, ptr %b\n br label %loop\n\
         loop:\n %p = load ptr, ptr %b\n %v = load i32, ptr %p\n %w = add i32 %v, 1\n store i32 %w, ptr %p\n %d = icmp slt i32 %w, 100\n br i1 %d, label %loop, label %done\n\
         done:\n ret i32 %w\n}",
        "entry:\nbr label %loop\nloop:\n%a = phi i32 [ 7, %entry ], [ %w, %loop ]\n%w = add i32 %a, 1\n%d = icmp slt i32 %w, 100\nbr i1 %d, label %loop, label %done\ndone:\nret i32 %w",
    );
}

#[test]
fn structs_fall_apart() {
    becomes(
        "sroa,early-cse,adce",
        "%s = type { float, i32, [2 x float] }\n\
         declare void @llvm.memcpy.p0.p1.i64(ptr, ptr addrspace(1), i64, i1)\n\
         define float @f(ptr addrspace(1) %p) {\n %a = alloca %s\n %b = alloca %s\n\
         call void @llvm.memcpy.p0.p1.i64(ptr align 4 %a, ptr addrspace(1) align 16 %p, i64 16, i1 false)\n\
         %v = load { float, i32, [2 x float] }, ptr %a\n store { float, i32, [2 x float] } %v, ptr %b\n\
         %q = getelementptr %s, ptr %b, i64 0, i32 2, i64 1\n %r = load float, ptr %q\n ret float %r\n}",
        "%1 = getelementptr inbounds i8, ptr addrspace(1) %p, i64 12\n%2 = load float, ptr addrspace(1) %1, align 4\nret float %2",
    );
}

#[test]
fn bits_are_reinterpreted() {
    becomes(
        "sroa",
        "define i32 @f(float %x) {\n %u = alloca float\n store float %x, ptr %u\n %v = load i32, ptr %u\n ret i32 %v\n}",
        "%1 = bitcast float %x to i32\nret i32 %1",
    );
    // The bytes of an integer.
    becomes(
        "sroa",
        "define i8 @f(i32 %x) {\n %u = alloca i32\n store i32 %x, ptr %u\n %p = getelementptr i8, ptr %u, i64 2\n %v = load i8, ptr %p\n ret i8 %v\n}",
        "%1 = lshr i32 %x, 16\n%2 = trunc i32 %1 to i8\nret i8 %2",
    );
    // Two floats read as one integer.
    let got = text(
        "sroa",
        "define i64 @f(float %x, float %y) {\n %u = alloca [2 x float]\n store float %x, ptr %u\n %p = getelementptr i8, ptr %u, i64 4\n store float %y, ptr %p\n %v = load i64, ptr %u\n ret i64 %v\n}",
    );
    assert!(!got.contains("alloca") && got.contains("shl i64"), "{got}");
}

#[test]
fn vectors_are_written_by_element() {
    becomes(
        "sroa",
        "define <4 x float> @f(<4 x float> %v, float %x) {\n %a = alloca <4 x float>\n store <4 x float> %v, ptr %a\n %p = getelementptr float, ptr %a, i64 2\n store float %x, ptr %p\n %r = load <4 x float>, ptr %a\n ret <4 x float> %r\n}",
        "%1 = insertelement <4 x float> %v, float %x, i32 2\nret <4 x float> %1",
    );
}

#[test]
fn fills_become_values() {
    becomes(
        "sroa,instcombine",
        "declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)\n\
         define i32 @f() {\n %a = alloca [4 x i32]\n call void @llvm.memset.p0.i64(ptr %a, i8 1, i64 16, i1 false)\n %p = getelementptr i32, ptr %a, i64 3\n %v = load i32, ptr %p\n ret i32 %v\n}",
        "ret i32 16843009",
    );
}

#[test]
fn a_variable_behind_a_pointer_variable_is_promoted_too() {
    becomes(
        "sroa",
        "define i32 @f(i32 %x) {\n %a = alloca i32\n %pa = alloca ptr\n store ptr %a, ptr %pa\n store i32 %x, ptr %a\n %p = load ptr, ptr %pa\n %v = load i32, ptr %p\n ret i32 %v\n}",
        "ret i32 %x",
    );
}
