//! `instcombine` and `early-cse` on small functions.

mod common;
use common::{becomes, text};

#[test]
fn constants_fold_exactly() {
    becomes(
        "instcombine",
        "define i32 @f() {\n %a = add i32 40, 2\n %b = mul i32 %a, -1\n %c = ashr i32 %b, 1\n ret i32 %c\n}",
        "ret i32 -21",
    );
    becomes(
        "instcombine",
        "define float @f() {\n %a = fdiv float 1.0, 3.0\n %b = fpext float %a to double\n %c = fptrunc double %b to float\n ret float %c\n}",
        "ret float 0x3FD5555560000000",
    );
    becomes(
        "instcombine",
        "declare i32 @llvm.fshl.i32(i32, i32, i32)\ndefine i32 @f() {\n %a = call i32 @llvm.fshl.i32(i32 1, i32 -2147483648, i32 4)\n ret i32 %a\n}",
        "ret i32 24",
    );
    becomes(
        "instcombine",
        "define <2 x i32> @f() {\n %a = add <2 x i32> <i32 1, i32 2>, <i32 3, i32 4>\n ret <2 x i32> %a\n}",
        "ret <2 x i32> <i32 4, i32 6>",
    );
}

#[test]
fn loads_of_constants_fold() {
    becomes(
        "instcombine",
        "@t = internal addrspace(4) constant [4 x { i16, i32 }] [{ i16, i32 } { i16 1, i32 2 }, { i16, i32 } { i16 3, i32 4 }, { i16, i32 } { i16 5, i32 6 }, { i16, i32 } zeroinitializer]\n\
         define i32 @f() {\n %p = getelementptr [4 x { i16, i32 }], ptr addrspace(4) @t, i64 0, i64 2, i32 1\n %v = load i32, ptr addrspace(4) %p\n ret i32 %v\n}",
        "ret i32 6",
    );
}

#[test]
fn flags_are_respected() {
    // Both sums without wrap: so is the one; with one of them wrapping nothing is known.
    becomes(
        "instcombine",
        "define i32 @f(i32 %x) {\n %a = add nsw i32 %x, 5\n %b = add nsw i32 %a, 7\n ret i32 %b\n}",
        "%b = add nsw i32 %x, 12\nret i32 %b",
    );
    becomes(
        "instcombine",
        "define i32 @f(i32 %x) {\n %a = add i32 %x, 5\n %b = add nsw i32 %a, 7\n ret i32 %b\n}",
        "%b = add i32 %x, 12\nret i32 %b",
    );
    // An overflow that is certain is poison, not a wrapped number.
    becomes(
        "instcombine",
        "define i8 @f() {\n %a = add nsw i8 127, 1\n ret i8 %a\n}",
        "ret i8 poison",
    );
}

#[test]
fn strict_floats_stay() {
    // -0.0 + 0.0 is 0.0, so adding zero is not nothing; adding -0.0 is.
    becomes(
        "instcombine",
        "define float @f(float %x) {\n %a = fadd float %x, 0.0\n %b = fadd float %a, -0.0\n ret float %b\n}",
        "%a = fadd float %x, 0.000000e+00\nret float %a",
    );
    becomes(
        "instcombine",
        "define float @f(float %x) {\n %a = fadd nsz float %x, 0.0\n ret float %a\n}",
        "ret float %x",
    );
    becomes(
        "instcombine",
        "define float @f(float %x) {\n %a = fdiv float %x, 4.0\n %b = fdiv float %a, 3.0\n ret float %b\n}",
        "%a = fmul float %x, 2.500000e-01\n%b = fdiv float %a, 3.000000e+00\nret float %b",
    );
}

#[test]
fn flushed_denormals_do_not_fold() {
    let f = |attrs: &str| {
        format!(
            "define float @f() {attrs} {{\n %a = fmul float 0x3810000000000000, 0.5\n ret float %a\n}}"
        )
    };
    becomes("instcombine", &f(""), "ret float 0x3800000000000000");
    becomes(
        "instcombine",
        &f("\"denormal-fp-math-f32\"=\"preserve-sign,preserve-sign\""),
        "%a = fmul float 0x3810000000000000, 5.000000e-01\nret float %a",
    );
}

#[test]
fn known_bits_decide() {
    // A thread's number has no sign and is below 1024.
    becomes(
        "instcombine",
        "declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n\
         define i64 @f() {\n %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n %m = and i32 %t, 2047\n %s = sext i32 %m to i64\n %q = sdiv i64 %s, 8\n ret i64 %q\n}",
        "%t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n%s = zext nneg i32 %t to i64\n%q = lshr i64 %s, 3\nret i64 %q",
    );
    becomes(
        "instcombine",
        "define i1 @f(i8 %x) {\n %a = and i8 %x, 7\n %b = or i8 %a, 8\n %c = icmp ugt i8 %b, 15\n ret i1 %c\n}",
        "ret i1 false",
    );
}

#[test]
fn branches_teach() {
    // Below the bound of a 32-bit number the upper half of the index is zero.
    let got = text(
        "instcombine",
        "define i64 @f(i64 %i, i32 %n) {\n %w = zext i32 %n to i64\n %c = icmp ult i64 %i, %w\n br i1 %c, label %in, label %out\n\
         in:\n %h = lshr i64 %i, 32\n %z = zext i1 %c to i64\n %s = add i64 %h, %z\n ret i64 %s\nout:\n ret i64 %i\n}",
    );
    assert!(got.contains("in:\n  ret i64 1\n"), "{got}");
}

#[test]
fn addresses_take_two_forms() {
    becomes(
        "instcombine",
        "%s = type { i32, [8 x float] }\n\
         define ptr @f(ptr %p, i64 %i) {\n %a = getelementptr inbounds nuw %s, ptr %p, i64 2, i32 1, i64 %i\n ret ptr %a\n}",
        "%1 = getelementptr inbounds nuw float, ptr %p, i64 %i\n%a = getelementptr inbounds nuw i8, ptr %1, i64 76\nret ptr %a",
    );
    becomes(
        "instcombine",
        "define ptr @f(ptr %p) {\n %a = getelementptr inbounds i32, ptr %p, i64 3\n %b = getelementptr i8, ptr %a, i64 -12\n ret ptr %b\n}",
        "ret ptr %p",
    );
}

#[test]
fn minima_and_absolute_values_are_found() {
    becomes(
        "instcombine",
        "define i32 @f(i32 %a, i32 %b) {\n %c = icmp slt i32 %a, %b\n %m = select i1 %c, i32 %a, i32 %b\n ret i32 %m\n}",
        "%m = call i32 @llvm.smin.i32(i32 %a, i32 %b)\nret i32 %m",
    );
    // Floats are not: NaN and the sign of zero would differ.
    let float = "%c = fcmp olt float %a, %b\n%m = select i1 %c, float %a, float %b\nret float %m";
    becomes("instcombine", &format!("define float @f(float %a, float %b) {{\n{float}\n}}"), float);
}

#[test]
fn arithmetic_is_narrowed() {
    becomes(
        "instcombine",
        "define i32 @f(i64 %a, i32 %b) {\n %w = zext i32 %b to i64\n %m = mul i64 %a, 16\n %s = add i64 %m, %w\n %t = trunc i64 %s to i32\n ret i32 %t\n}",
        "%1 = trunc i64 %a to i32\n%2 = shl i32 %1, 4\n%t = add i32 %2, %b\nret i32 %t",
    );
}

#[test]
fn equal_computations_are_shared() {
    // The common flags stay; what knew more must not survive.
    becomes(
        "early-cse",
        "define i32 @f(i32 %a, i32 %b) {\n %x = add nsw i32 %a, %b\n %y = add i32 %b, %a\n %z = xor i32 %x, %y\n %w = add i32 %z, %y\n ret i32 %w\n}",
        "%x = add i32 %a, %b\nret i32 %x",
    );
    // Not from one arm to the other, nor for convergent calls.
    let arms = text(
        "early-cse",
        "declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32) convergent\n\
         define i32 @f(i1 %c, i32 %a) {\n %s = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %a, i32 0, i32 31)\n %t = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %a, i32 0, i32 31)\n br i1 %c, label %l, label %r\n\
         l:\n %x = mul i32 %a, %s\n ret i32 %x\nr:\n %y = mul i32 %a, %s\n %z = add i32 %y, %t\n ret i32 %z\n}",
    );
    assert_eq!(arms.matches("mul").count(), 2, "{arms}");
    assert_eq!(arms.matches("shfl").count(), 2, "{arms}");
}

#[test]
fn memory_is_followed() {
    let f = |between: &str| {
        format!(
            "declare void @llvm.nvvm.barrier0() convergent\ndeclare void @g(ptr)\n\
             define float @f(ptr addrspace(1) %p, ptr addrspace(3) %q, ptr addrspace(1) %r) {{\n\
             store float 1.0, ptr addrspace(1) %p\n{between}\n\
             %v = load float, ptr addrspace(1) %p\n ret float %v\n}}"
        )
    };
    let forwarded = |between: &str| text("early-cse", &f(between)).contains("ret float 1.0");
    assert!(forwarded(""));
    assert!(forwarded("store float 2.0, ptr addrspace(3) %q"));
    assert!(forwarded(
        "%n = getelementptr i8, ptr addrspace(1) %p, i64 4\nstore float 2.0, ptr addrspace(1) %n"
    ));
    assert!(!forwarded(
        "%n = getelementptr i8, ptr addrspace(1) %p, i64 2\nstore i16 2, ptr addrspace(1) %n"
    ));
    assert!(!forwarded("store float 2.0, ptr addrspace(1) %r"));
    assert!(!forwarded("call void @llvm.nvvm.barrier0()"));
    // Not known to anybody else, so a barrier does not matter; but to be given to a callee does.
    let local = |between: &str| {
        format!(
            "declare void @llvm.nvvm.barrier0() convergent\ndeclare void @g(ptr captures(none))\n\
             define i32 @f(i64 %i) {{\n %a = alloca [8 x i32]\n %p = getelementptr i32, ptr %a, i64 %i\n store i32 7, ptr %p\n{between}\n %v = load i32, ptr %p\n ret i32 %v\n}}"
        )
    };
    assert!(text("early-cse", &local("call void @llvm.nvvm.barrier0()")).contains("ret i32 7"));
    assert!(!text("early-cse", &local("call void @g(ptr %a)")).contains("ret i32 7"));
}

#[test]
fn loads_survive_a_diamond_without_writes() {
    let f = |write: &str| {
        format!(
            "define i32 @f(ptr addrspace(1) %p, ptr addrspace(1) %q, i1 %c) {{\n %a = load i32, ptr addrspace(1) %p\n br i1 %c, label %l, label %j\n\
             l:\n {write}\n br label %j\nj:\n %b = load i32, ptr addrspace(1) %p\n %s = add i32 %a, %b\n ret i32 %s\n}}"
        )
    };
    assert_eq!(text("early-cse", &f("")).matches("load").count(), 1);
    assert_eq!(
        text("early-cse", &f("store i32 1, ptr addrspace(1) %q")).matches("load").count(),
        2
    );
}

#[test]
fn overwritten_stores_go() {
    becomes(
        "early-cse",
        "define void @f(ptr addrspace(1) %p, ptr addrspace(3) %q) {\n store i32 1, ptr addrspace(1) %p\n %v = load i32, ptr addrspace(3) %q\n store i32 %v, ptr addrspace(1) %p\n ret void\n}",
        "%v = load i32, ptr addrspace(3) %q, align 4\nstore i32 %v, ptr addrspace(1) %p, align 4\nret void",
    );
    let read = text(
        "early-cse",
        "define i32 @f(ptr addrspace(1) %p, ptr addrspace(1) %q) {\n store i32 1, ptr addrspace(1) %p\n %v = load i32, ptr addrspace(1) %q\n store i32 2, ptr addrspace(1) %p\n ret i32 %v\n}",
    );
    assert_eq!(read.matches("store").count(), 2, "{read}");
}

#[test]
fn poison_is_not_spread() {
    // x may be poison where c is false.
    let input = "define i1 @f(i1 %c, i1 %x) {\n %s = select i1 %c, i1 %x, i1 false\n ret i1 %s\n}";
    becomes("instcombine", input, "%s = select i1 %c, i1 %x, i1 false\nret i1 %s");
    becomes(
        "instcombine",
        &input.replace("i1 %x)", "i1 noundef %x)"),
        "%s = and i1 %c, %x\nret i1 %s",
    );
    // undef in one arm is not the other arm, which might be poison.
    let undef =
        "define i32 @f(i1 %c, i32 %x) {\n %s = select i1 %c, i32 %x, i32 undef\n ret i32 %s\n}";
    becomes("instcombine", undef, "%s = select i1 %c, i32 %x, i32 undef\nret i32 %s");
}
