//! Control flow of lanes that part: shapes for the targets whose backends lay it out.

use std::fmt::Write as _;

use super::line;

/// Differences between the targets.
struct Machine {
    kernel: &'static str,
    function: &'static str,
    declaration: &'static str,
    /// Instructions that end with the lane's number in `%t`.
    lane: &'static str,
}

const AMD: Machine = Machine {
    kernel: "amdgpu_kernel",
    function: "",
    declaration: "declare i32 @llvm.amdgcn.workitem.id.x()",
    lane: " %t = call i32 @llvm.amdgcn.workitem.id.x()",
};

const INTEL: Machine = Machine {
    kernel: "spir_kernel",
    function: "spir_func ",
    declaration: "declare spir_func i64 @_Z13get_global_idj(i32)",
    lane: " %i = call spir_func i64 @_Z13get_global_idj(i32 0)\n %t = trunc i64 %i to i32",
};

fn begin(m: &Machine, o: &mut String) {
    line!(o, "{}", m.declaration);
    line!(o, "define {} void @k(ptr addrspace(1) %p, i32 %s, float %f) {{\nentry:", m.kernel);
    line!(o, "{}", m.lane);
}

/// Ifs within ifs, each by a condition of its own.
fn nested_ifs(m: &Machine, n: usize, o: &mut String) {
    begin(m, o);
    line!(o, " br label %h0");
    for i in 0..n {
        line!(o, "h{i}:\n %q{i} = getelementptr i32, ptr addrspace(1) %p, i32 {i}");
        line!(o, " %x{i} = load volatile i32, ptr addrspace(1) %q{i}");
        line!(o, " %c{i} = icmp sgt i32 %t, %x{i}\n br i1 %c{i}, label %h{}, label %e{i}", i + 1);
    }
    line!(o, "h{n}:\n store volatile i32 1, ptr addrspace(1) %p\n br label %e{}", n - 1);
    for i in (0..n).rev() {
        let next = if i > 0 { format!("br label %e{}", i - 1) } else { "ret void".to_owned() };
        line!(o, "e{i}:\n store volatile i32 {i}, ptr addrspace(1) %p\n {next}");
    }
    line!(o, "}}");
}

/// Loops within loops, each of which lanes leave after different numbers of rounds.
fn nested_loops(m: &Machine, n: usize, o: &mut String) {
    begin(m, o);
    line!(o, " br label %h0");
    for i in 0..n {
        let before = if i > 0 { format!("h{}", i - 1) } else { "entry".to_owned() };
        line!(o, "h{i}:\n %k{i} = phi i32 [ 0, %{before} ], [ %m{i}, %l{i} ]");
        line!(o, " store volatile i32 %k{i}, ptr addrspace(1) %p\n br label %h{}", i + 1);
    }
    line!(o, "h{n}:\n br label %l{}", n - 1);
    for i in (0..n).rev() {
        let leave = if i > 0 { format!("l{}", i - 1) } else { "x".to_owned() };
        line!(o, "l{i}:\n %m{i} = add i32 %k{i}, 1\n %c{i} = icmp sgt i32 %t, %m{i}");
        line!(o, " br i1 %c{i}, label %h{i}, label %{leave}");
    }
    line!(o, "x:\n ret void\n}}");
}

/// A loop with many breaks, each to a block of its own.
fn breaks(m: &Machine, n: usize, o: &mut String) {
    begin(m, o);
    line!(o, " br label %b0\nb0:\n %k = phi i32 [ 0, %entry ], [ %m, %b{n} ]");
    for i in 0..n {
        line!(
            o,
            " %x{i} = load volatile i32, ptr addrspace(1) %p\n %c{i} = icmp sgt i32 %t, %x{i}"
        );
        line!(o, " br i1 %c{i}, label %b{}, label %a{i}\nb{}:", i + 1, i + 1);
    }
    line!(o, " %m = add i32 %k, 1\n %c = icmp slt i32 %m, %t\n br i1 %c, label %b0, label %x");
    for i in 0..n {
        line!(o, "a{i}:\n store volatile i32 {i}, ptr addrspace(1) %p\n br label %x");
    }
    line!(o, "x:\n ret void\n}}");
}

/// Comparisons one after the other, each of which may be the last.
fn conditional_chain(m: &Machine, n: usize, o: &mut String) {
    begin(m, o);
    line!(o, " br label %b0");
    for i in 0..n {
        line!(o, "b{i}:\n %c{i} = icmp eq i32 %t, {}", 3 * i);
        line!(o, " br i1 %c{i}, label %a{i}, label %b{}\na{i}:", i + 1);
        line!(o, " store volatile i32 {i}, ptr addrspace(1) %p\n br label %x");
    }
    line!(o, "b{n}:\n store i32 1, ptr addrspace(1) %p\n br label %x\nx:\n ret void\n}}");
}

/// A switch by a value that differs between lanes.
fn switch(m: &Machine, n: usize, o: &mut String) {
    begin(m, o);
    line!(o, " switch i32 %t, label %x [");
    for i in 0..n {
        line!(o, "  i32 {}, label %a{i}", 5 * i);
    }
    line!(o, " ]");
    for i in 0..n {
        line!(o, "a{i}:\n store volatile i32 {i}, ptr addrspace(1) %p\n br label %x");
    }
    line!(o, "x:\n ret void\n}}");
}

/// Functions that call each other in a row.
fn call_chain(m: &Machine, n: usize, o: &mut String) {
    let cc = m.function;
    line!(o, "define internal {cc}i32 @f0(i32 %a) noinline {{\n ret i32 %a\n}}");
    for i in 1..n {
        line!(o, "define internal {cc}i32 @f{i}(i32 %a) noinline {{\n %b = mul i32 %a, %a");
        line!(o, " %c = call {cc}i32 @f{}(i32 %b)\n %d = add i32 %c, %a\n ret i32 %d\n}}", i - 1);
    }
    begin(m, o);
    line!(o, " %r = call {cc}i32 @f{}(i32 %t)", n - 1);
    line!(o, " store i32 %r, ptr addrspace(1) %p\n ret void\n}}");
}

pub(super) fn amd_nested_ifs(n: usize, o: &mut String) {
    nested_ifs(&AMD, n, o);
}

pub(super) fn amd_nested_loops(n: usize, o: &mut String) {
    nested_loops(&AMD, n, o);
}

pub(super) fn amd_breaks(n: usize, o: &mut String) {
    breaks(&AMD, n, o);
}

pub(super) fn amd_conditional_chain(n: usize, o: &mut String) {
    conditional_chain(&AMD, n, o);
}

pub(super) fn amd_switch(n: usize, o: &mut String) {
    switch(&AMD, n, o);
}

pub(super) fn amd_call_chain(n: usize, o: &mut String) {
    call_chain(&AMD, n, o);
}

/// Branches that need nothing of the mode register, and then arms that want roundings by turns.
pub(super) fn amd_mode_arms(n: usize, o: &mut String) {
    begin(&AMD, o);
    line!(o, " br label %d0");
    for i in 0..n {
        line!(
            o,
            "d{i}:\n %c{i} = icmp eq i32 %s, {}\n br i1 %c{i}, label %w{i}, label %d{}",
            i + 7,
            i + 1
        );
        line!(o, "w{i}:\n store volatile i32 {i}, ptr addrspace(1) %p\n br label %d{}", i + 1);
    }
    line!(o, "d{n}:\n switch i32 %s, label %x [");
    for i in 0..n {
        line!(o, "  i32 {i}, label %a{i}");
    }
    line!(o, " ]");
    for i in 0..n {
        let rounding = ["upward", "downward"][i % 2];
        line!(
            o,
            "a{i}:\n %h{i} = call half @llvm.fptrunc.round.f16.f32(float %f, metadata !\"round.{rounding}\")"
        );
        line!(o, " store volatile half %h{i}, ptr addrspace(1) %p\n br label %x");
    }
    line!(o, "x:\n ret void\n}}\ndeclare half @llvm.fptrunc.round.f16.f32(float, metadata)");
}

pub(super) fn intel_nested_ifs(n: usize, o: &mut String) {
    nested_ifs(&INTEL, n, o);
}

pub(super) fn intel_nested_loops(n: usize, o: &mut String) {
    nested_loops(&INTEL, n, o);
}

pub(super) fn intel_breaks(n: usize, o: &mut String) {
    breaks(&INTEL, n, o);
}

pub(super) fn intel_conditional_chain(n: usize, o: &mut String) {
    conditional_chain(&INTEL, n, o);
}

pub(super) fn intel_switch(n: usize, o: &mut String) {
    switch(&INTEL, n, o);
}

pub(super) fn intel_call_chain(n: usize, o: &mut String) {
    call_chain(&INTEL, n, o);
}
