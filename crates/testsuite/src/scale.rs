//! Modules of any size, each large in one respect: a compiler that compares everything with everything
//! is slow on them.
//!
//! `cargo xtask scale` compiles each shape in two sizes and compares the work; the tests compile them
//! in a size at which recursion on the input would have ended the process.

use std::fmt::Write as _;

mod divergence;

/// Target of a shape.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Target {
    /// NVIDIA: PTX.
    Nvptx,
    /// AMD: an object.
    Amdgpu,
    /// Intel: a zebin.
    Intel,
}

impl Target {
    /// The processor.
    pub fn cpu(self) -> &'static str {
        match self {
            Self::Nvptx => "sm_90",
            Self::Amdgpu => "gfx1100",
            Self::Intel => "skl",
        }
    }

    fn header(self) -> &'static str {
        match self {
            Self::Nvptx => {
                "target datalayout = \"e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64\"\n\
                 target triple = \"nvptx64-nvidia-cuda\"\n"
            }
            Self::Amdgpu => "target triple = \"amdgcn-amd-amdhsa\"\n",
            Self::Intel => "target triple = \"spir64-unknown-unknown\"\n",
        }
    }
}

/// A family of modules.
pub struct Shape {
    /// Name of the large part.
    pub name: &'static str,
    /// Target that it is compiled for.
    pub target: Target,
    /// The size that [`crate::scale`]'s users begin with: some hundred kilobytes of text.
    pub size: usize,
    /// Growth of the work at twice the size from which on it is too fast.
    pub bound: f64,
    /// Writes functions, globals and metadata after the target lines.
    make: fn(usize, &mut String),
}

/// Growth with `n log n`, and some noise.
const NEARLY_LINEAR: f64 = 2.6;

impl Shape {
    /// A shape for NVIDIA.
    const fn new(name: &'static str, size: usize, make: fn(usize, &mut String)) -> Self {
        Self { name, target: Target::Nvptx, size, bound: NEARLY_LINEAR, make }
    }

    /// A shape for another target.
    const fn on(
        target: Target,
        name: &'static str,
        size: usize,
        make: fn(usize, &mut String),
    ) -> Self {
        Self { name, target, size, bound: NEARLY_LINEAR, make }
    }

    /// The same shape, of which it is known that the work grows faster.
    const fn bound(self, bound: f64) -> Self {
        Self { bound, ..self }
    }

    /// The module of size `n`.
    pub fn text(&self, n: usize) -> String {
        let mut text = String::from(self.target.header());
        (self.make)(n, &mut text);
        text
    }
}

/// All families.
pub const SHAPES: &[Shape] = &[
    Shape::new("nested-loops", 200, nested_loops),
    Shape::new("loops", 2000, loops),
    Shape::new("pointer-phis", 3000, pointer_phis),
    Shape::new("phi-loop", 1000, phi_loop),
    Shape::new("functions", 4000, functions),
    Shape::new("internal-functions", 3000, internal_functions),
    Shape::new("call-chain", 3000, call_chain),
    Shape::new("inlined-call-chain", 2000, inlined_call_chain),
    Shape::new("by-value-calls", 2000, by_value_calls),
    Shape::new("by-value-functions", 1000, by_value_functions),
    Shape::new("switch", 5000, switch),
    Shape::new("block", 40000, block),
    Shape::new("live-values", 5000, live_values),
    Shape::new("loads-and-stores", 5000, loads_and_stores),
    Shape::new("array-accesses", 5000, array_accesses),
    Shape::new("scattered-accesses", 5000, scattered_accesses),
    Shape::new("diamonds", 3000, diamonds),
    Shape::new("returns", 3000, returns),
    Shape::new("locals", 2000, locals),
    Shape::new("local-array", 3000, local_array),
    Shape::new("address-chain", 20000, address_chain),
    Shape::new("long-phi-chain", 3000, long_phi_chain),
    Shape::new("vectors", 3000, vectors),
    Shape::new("aggregates", 3000, aggregates),
    Shape::new("wide-integers", 1000, wide_integers),
    Shape::new("copies", 1000, copies),
    Shape::new("masked", 500, masked),
    Shape::new("atomics", 1000, atomics),
    Shape::new("divisions", 2000, divisions),
    Shape::new("assembly", 2000, assembly),
    Shape::new("globals", 20000, globals),
    Shape::new("used-globals", 5000, used_globals),
    Shape::new("initialiser", 50000, initialiser),
    Shape::new("address-initialiser", 5000, address_initialiser),
    Shape::new("constant-expressions", 5000, constant_expressions),
    Shape::new("deep-constants", 5000, deep_constants),
    Shape::new("struct-types", 3000, struct_types),
    Shape::new("parameters", 1000, parameters),
    Shape::new("debug-locations", 5000, debug_locations),
    Shape::new("aliases", 3000, aliases),
    Shape::new("parameter-copy", 4000, parameter_copy),
    Shape::on(Target::Amdgpu, "amd-conditional-chain", 2000, divergence::amd_conditional_chain),
    Shape::on(Target::Amdgpu, "amd-switch", 2000, divergence::amd_switch),
    Shape::on(Target::Amdgpu, "amd-call-chain", 1000, divergence::amd_call_chain),
    Shape::on(Target::Amdgpu, "amd-mode-arms", 1000, divergence::amd_mode_arms),
    Shape::on(Target::Amdgpu, "amd-nested-ifs", 500, divergence::amd_nested_ifs),
    Shape::on(Target::Amdgpu, "amd-nested-loops", 500, divergence::amd_nested_loops),
    // Each break has a mask of its own, and a phi for it with an operand for each break.
    Shape::on(Target::Amdgpu, "amd-breaks", 100, divergence::amd_breaks).bound(9.0),
    Shape::on(Target::Intel, "intel-conditional-chain", 1000, divergence::intel_conditional_chain),
    Shape::on(Target::Intel, "intel-switch", 1000, divergence::intel_switch),
    Shape::on(Target::Intel, "intel-call-chain", 1000, divergence::intel_call_chain),
    Shape::on(Target::Intel, "intel-nested-ifs", 500, divergence::intel_nested_ifs),
    // Each loop's counter lives through all inner loops, and liveness lists it in each block.
    Shape::on(Target::Intel, "intel-nested-loops", 250, divergence::intel_nested_loops).bound(4.4),
    Shape::on(Target::Intel, "intel-breaks", 250, divergence::intel_breaks).bound(3.0),
];

/// Appends a line.
macro_rules! line {
    ($out:expr, $($arg:tt)*) => {{
        let _ = writeln!($out, $($arg)*);
    }};
}
use line;

fn nested_loops(n: usize, o: &mut String) {
    line!(o, "define ptx_kernel void @k(ptr addrspace(1) %p, i32 %n) {{\nentry:\n br label %h0");
    for i in 0..n {
        let from = if i == 0 { "entry".to_owned() } else { format!("h{}", i - 1) };
        line!(o, "h{i}:\n %i{i} = phi i32 [ 0, %{from} ], [ %j{i}, %l{i} ]");
        line!(o, " %a{i} = mul i32 %n, {}", i + 3);
        if i + 1 < n {
            line!(o, " br label %h{}", i + 1);
        }
    }
    line!(o, " %q = getelementptr i32, ptr addrspace(1) %p, i32 %i0");
    line!(o, " store i32 %a{}, ptr addrspace(1) %q\n br label %l{}", n - 1, n - 1);
    for i in (0..n).rev() {
        line!(o, "l{i}:\n %j{i} = add i32 %i{i}, 1\n %c{i} = icmp slt i32 %j{i}, %a{i}");
        let out = if i == 0 { "out".to_owned() } else { format!("l{}", i - 1) };
        line!(o, " br i1 %c{i}, label %h{i}, label %{out}");
    }
    line!(o, "out:\n ret void\n}}");
}

fn loops(n: usize, o: &mut String) {
    line!(o, "define ptx_kernel void @k(ptr addrspace(1) %p, i32 %n) {{\nentry:\n br label %l0");
    for i in 0..n {
        let from = if i == 0 { "entry".to_owned() } else { format!("l{}", i - 1) };
        line!(o, "l{i}:\n %i{i} = phi i32 [ 0, %{from} ], [ %j{i}, %l{i} ]");
        line!(o, " %q{i} = getelementptr i32, ptr addrspace(1) %p, i32 %i{i}");
        line!(o, " %a{i} = mul i32 %n, {}\n store i32 %a{i}, ptr addrspace(1) %q{i}", i + 3);
        line!(o, " %j{i} = add i32 %i{i}, 1\n %c{i} = icmp slt i32 %j{i}, %n");
        let to = if i + 1 < n { format!("l{}", i + 1) } else { "out".into() };
        line!(o, " br i1 %c{i}, label %l{i}, label %{to}");
    }
    line!(o, "out:\n ret void\n}}");
}

fn pointer_phis(n: usize, o: &mut String) {
    line!(o, "define void @f(ptr %p, ptr %q, i1 %c) {{\nentry:\n br i1 %c, label %a, label %b");
    line!(o, "a:\n br label %m\nb:\n br label %m\nm:");
    for i in 0..n {
        line!(o, " %x{i} = phi ptr [ %p, %a ], [ %q, %b ]");
    }
    for i in 0..n {
        line!(o, " %y{i} = getelementptr i8, ptr %x{i}, i64 {i}\n store i8 1, ptr %y{i}");
    }
    line!(o, " ret void\n}}");
}

fn phi_loop(n: usize, o: &mut String) {
    line!(o, "define ptx_kernel void @k(ptr addrspace(1) %g, i32 %n) {{\nentry:");
    line!(o, " %p = addrspacecast ptr addrspace(1) %g to ptr\n br label %l\nl:");
    line!(o, " %i = phi i32 [ 0, %entry ], [ %j, %l ]");
    for i in 0..n {
        line!(o, " %x{i} = phi ptr [ %p, %entry ], [ %y{i}, %l ]");
    }
    for i in 0..n {
        line!(o, " store i32 %i, ptr %x{i}\n %y{i} = getelementptr i8, ptr %x{i}, i64 {}", 4 + i);
    }
    line!(o, " %j = add i32 %i, 1\n %c = icmp slt i32 %j, %n");
    line!(o, " br i1 %c, label %l, label %out\nout:\n ret void\n}}");
}

fn functions(n: usize, o: &mut String) {
    for i in 0..n {
        line!(o, "define i32 @f{i}(i32 %a) {{\n %b = add i32 %a, {i}\n ret i32 %b\n}}");
    }
}

fn internal_functions(n: usize, o: &mut String) {
    for i in 0..n {
        line!(
            o,
            "define internal i32 @f{i}(i32 %a) noinline {{\n %b = add i32 %a, {i}\n ret i32 %b\n}}"
        );
    }
    line!(o, "define ptx_kernel void @k(ptr addrspace(1) %p, i32 %v0) {{");
    for i in 0..n {
        line!(o, " %v{} = call i32 @f{i}(i32 %v{i})", i + 1);
    }
    line!(o, " store i32 %v{n}, ptr addrspace(1) %p\n ret void\n}}");
}

fn call_chain(n: usize, o: &mut String) {
    line!(o, "define i32 @f0(i32 %a) {{\n ret i32 %a\n}}");
    for i in 1..n {
        line!(o, "define i32 @f{i}(i32 %a) {{\n %b = mul i32 %a, %a");
        line!(o, " %c = call i32 @f{}(i32 %b)\n %d = add i32 %c, %a\n ret i32 %d\n}}", i - 1);
    }
}

/// Each function has one call, so that all of them end in the kernel.
fn inlined_call_chain(n: usize, o: &mut String) {
    line!(o, "define internal i32 @f0(i32 %a) {{\n ret i32 %a\n}}");
    for i in 1..n {
        line!(o, "define internal i32 @f{i}(i32 %a) {{\n %b = mul i32 %a, %a");
        line!(o, " %c = call i32 @f{}(i32 %b)\n %d = add i32 %c, %a\n ret i32 %d\n}}", i - 1);
    }
    line!(o, "define ptx_kernel void @k(ptr addrspace(1) %p, i32 %s) {{");
    line!(o, " %r = call i32 @f{}(i32 %s)", n - 1);
    line!(o, " store i32 %r, ptr addrspace(1) %p\n ret void\n}}");
}

fn by_value_calls(n: usize, o: &mut String) {
    line!(o, "%s = type {{ [8 x i32] }}");
    line!(o, "define internal i32 @f(ptr byval(%s) align 4 %a, i32 %i) noinline {{");
    line!(o, " %p = getelementptr i32, ptr %a, i32 %i\n %v = load i32, ptr %p\n ret i32 %v\n}}");
    line!(
        o,
        "define ptx_kernel void @k(ptr byval(%s) align 4 %a, ptr addrspace(1) %p, i32 %v0) {{"
    );
    for i in 0..n {
        line!(o, " %v{} = call i32 @f(ptr byval(%s) align 4 %a, i32 %v{i})", i + 1);
    }
    line!(o, " store i32 %v{n}, ptr addrspace(1) %p\n ret void\n}}");
}

fn by_value_functions(n: usize, o: &mut String) {
    line!(o, "%s = type {{ [8 x i32] }}");
    for i in 0..n {
        line!(o, "define internal i32 @f{i}(ptr byval(%s) align 4 %a, i32 %i) noinline {{");
        line!(
            o,
            " %p = getelementptr i32, ptr %a, i32 %i\n %v = load i32, ptr %p\n ret i32 %v\n}}"
        );
    }
    line!(
        o,
        "define ptx_kernel void @k(ptr byval(%s) align 4 %a, ptr addrspace(1) %p, i32 %v0) {{"
    );
    for i in 0..n {
        line!(o, " %v{} = call i32 @f{i}(ptr byval(%s) align 4 %a, i32 %v{i})", i + 1);
    }
    line!(o, " store i32 %v{n}, ptr addrspace(1) %p\n ret void\n}}");
}

fn switch(n: usize, o: &mut String) {
    line!(o, "define ptx_kernel void @k(ptr addrspace(1) %p, i32 %v) {{\nentry:");
    line!(o, " switch i32 %v, label %out [");
    for i in 0..n {
        line!(o, " i32 {}, label %c{i}", i * 3);
    }
    line!(o, " ]");
    for i in 0..n {
        line!(o, "c{i}:\n store i32 {i}, ptr addrspace(1) %p\n br label %out");
    }
    line!(o, "out:\n ret void\n}}");
}

fn block(n: usize, o: &mut String) {
    line!(o, "define ptx_kernel void @k(ptr addrspace(1) %p, i32 %v0, i32 %w) {{");
    for i in 0..n {
        let op = ["add", "xor", "mul", "sub"][i % 4];
        line!(
            o,
            " %v{} = {op} i32 %v{i}, %{}",
            i + 1,
            if i % 3 == 0 { "w".to_owned() } else { format!("v{}", i - i % 3) }
        );
    }
    line!(o, " store i32 %v{n}, ptr addrspace(1) %p\n ret void\n}}");
}

fn live_values(n: usize, o: &mut String) {
    line!(o, "define ptx_kernel void @k(ptr addrspace(1) %p) {{");
    for i in 0..n {
        line!(o, " %q{i} = getelementptr i32, ptr addrspace(1) %p, i64 {}", 3 * i);
        line!(o, " %v{i} = load volatile i32, ptr addrspace(1) %q{i}");
    }
    for i in 0..n {
        line!(o, " store volatile i32 %v{i}, ptr addrspace(1) %q{}", n - 1 - i);
    }
    line!(o, " ret void\n}}");
}

fn loads_and_stores(n: usize, o: &mut String) {
    line!(o, "define ptx_kernel void @k(ptr addrspace(1) %p, ptr addrspace(1) %q) {{");
    for i in 0..n {
        line!(o, " %a{i} = getelementptr i32, ptr addrspace(1) %p, i64 {i}");
        line!(o, " %v{i} = load i32, ptr addrspace(1) %a{i}");
        line!(o, " %b{i} = getelementptr i32, ptr addrspace(1) %q, i64 {i}");
        line!(o, " store i32 %v{i}, ptr addrspace(1) %b{i}");
    }
    line!(o, " ret void\n}}");
}

fn array_accesses(n: usize, o: &mut String) {
    line!(
        o,
        "define ptx_kernel void @k(ptr addrspace(1) noalias align 16 %p, ptr addrspace(1) noalias align 16 %q, i32 %i) {{"
    );
    for i in 0..n {
        line!(o, " %s{i} = add nsw i32 %i, {i}\n %e{i} = sext i32 %s{i} to i64");
        line!(o, " %a{i} = getelementptr inbounds float, ptr addrspace(1) %p, i64 %e{i}");
        line!(o, " %v{i} = load float, ptr addrspace(1) %a{i}");
        line!(o, " %b{i} = getelementptr inbounds float, ptr addrspace(1) %q, i64 %e{i}");
        line!(o, " store float %v{i}, ptr addrspace(1) %b{i}");
    }
    line!(o, " ret void\n}}");
}

fn scattered_accesses(n: usize, o: &mut String) {
    line!(o, "define ptx_kernel void @k(ptr addrspace(1) %p, i64 %x0) {{");
    for i in 0..n {
        line!(o, " %a{i} = getelementptr i32, ptr addrspace(1) %p, i64 %x{i}");
        line!(o, " %v{i} = load i32, ptr addrspace(1) %a{i}\n %x{} = zext i32 %v{i} to i64", i + 1);
        line!(o, " store i32 {i}, ptr addrspace(1) %a{i}");
    }
    line!(o, " ret void\n}}");
}

fn diamonds(n: usize, o: &mut String) {
    line!(o, "define ptx_kernel void @k(ptr addrspace(1) %p, i32 %v0, i32 %w) {{\n br label %b0");
    for i in 0..n {
        line!(o, "b{i}:");
        if i > 0 {
            line!(o, " %v{i} = phi i32 [ %v{}, %b{} ], [ %x{}, %t{} ]", i - 1, i - 1, i - 1, i - 1);
        }
        line!(o, " %c{i} = icmp eq i32 %v{i}, {i}\n br i1 %c{i}, label %t{i}, label %b{}", i + 1);
        line!(o, "t{i}:\n store volatile i32 %v{i}, ptr addrspace(1) %p");
        line!(o, " %x{i} = mul i32 %v{i}, %w\n br label %b{}", i + 1);
    }
    line!(o, "b{n}:\n ret void\n}}");
}

fn returns(n: usize, o: &mut String) {
    line!(o, "define i32 @f(ptr %p, i32 %v) {{\n br label %b0");
    for i in 0..n {
        line!(
            o,
            "b{i}:\n %q{i} = getelementptr i32, ptr %p, i64 {i}\n %x{i} = load i32, ptr %q{i}"
        );
        line!(o, " %c{i} = icmp eq i32 %x{i}, %v\n br i1 %c{i}, label %r{i}, label %b{}", i + 1);
        line!(o, "r{i}:\n ret i32 {i}");
    }
    line!(o, "b{n}:\n ret i32 -1\n}}");
}

fn locals(n: usize, o: &mut String) {
    line!(o, "define ptx_kernel void @k(ptr addrspace(1) %p, i32 %n) {{");
    for i in 0..n {
        line!(o, " %a{i} = alloca i32");
    }
    for i in 0..n {
        line!(o, " store i32 %n, ptr %a{i}");
    }
    line!(o, " br label %l\nl:");
    for i in 0..n {
        line!(o, " %v{i} = load i32, ptr %a{i}\n %w{i} = mul i32 %v{i}, {}", i + 2);
        line!(o, " store i32 %w{i}, ptr %a{}", (i + 1) % n);
    }
    line!(o, " %r = load i32, ptr %a0\n store i32 %r, ptr addrspace(1) %p");
    line!(o, " %c = icmp slt i32 %r, %n\n br i1 %c, label %l, label %out\nout:\n ret void\n}}");
}

fn local_array(n: usize, o: &mut String) {
    line!(o, "define ptx_kernel void @k(ptr addrspace(1) %p, i32 %n) {{\n %a = alloca [{n} x i32]");
    for i in 0..n {
        line!(o, " %q{i} = getelementptr i32, ptr %a, i64 {i}\n store i32 %n, ptr %q{i}");
    }
    for i in 0..n {
        line!(o, " %v{i} = load i32, ptr %q{i}\n store volatile i32 %v{i}, ptr addrspace(1) %p");
    }
    line!(o, " ret void\n}}");
}

fn address_chain(n: usize, o: &mut String) {
    line!(o, "define ptx_kernel void @k(ptr addrspace(1) %p0, i64 %i) {{");
    for i in 0..n {
        let by = if i % 5 == 0 { "%i".to_owned() } else { format!("{}", i % 7) };
        line!(o, " %p{} = getelementptr i32, ptr addrspace(1) %p{i}, i64 {by}", i + 1);
    }
    line!(o, " store i32 1, ptr addrspace(1) %p{n}\n ret void\n}}");
}

fn long_phi_chain(n: usize, o: &mut String) {
    line!(o, "define i32 @f(ptr %p, i32 %v0, i1 %c) {{\n br label %b0");
    for i in 0..n {
        line!(o, "b{i}:");
        if i > 0 {
            line!(o, " %v{i} = phi i32 [ %v{}, %b{} ], [ %v{}, %t{} ]", i - 1, i - 1, i - 1, i - 1);
        }
        line!(o, " br i1 %c, label %t{i}, label %b{}", i + 1);
        line!(o, "t{i}:\n store volatile i32 {i}, ptr %p\n br label %b{}", i + 1);
    }
    line!(o, "b{n}:\n ret i32 %v{}\n}}", n - 1);
}

fn vectors(n: usize, o: &mut String) {
    line!(o, "define ptx_kernel void @k(ptr addrspace(1) %p, <4 x float> %v0, float %f) {{");
    for i in 0..n {
        line!(o, " %a{i} = insertelement <4 x float> %v{i}, float %f, i32 {}", i % 4);
        line!(
            o,
            " %b{i} = shufflevector <4 x float> %a{i}, <4 x float> %v{i}, <4 x i32> <i32 3, i32 4, i32 1, i32 6>"
        );
        line!(o, " %v{} = fadd <4 x float> %b{i}, %a{i}", i + 1);
    }
    line!(o, " store <4 x float> %v{n}, ptr addrspace(1) %p\n ret void\n}}");
}

fn aggregates(n: usize, o: &mut String) {
    line!(o, "define ptx_kernel void @k(ptr addrspace(1) %p, {{ i32, float }} %v0, i32 %x) {{");
    for i in 0..n {
        line!(o, " %e{i} = extractvalue {{ i32, float }} %v{i}, 0\n %f{i} = mul i32 %e{i}, %x");
        line!(o, " %v{} = insertvalue {{ i32, float }} %v{i}, i32 %f{i}, 0", i + 1);
    }
    line!(o, " store {{ i32, float }} %v{n}, ptr addrspace(1) %p\n ret void\n}}");
}

fn wide_integers(n: usize, o: &mut String) {
    line!(o, "define ptx_kernel void @k(ptr addrspace(1) %p, i128 %v0, i128 %w) {{");
    for i in 0..n {
        line!(o, " %a{i} = mul i128 %v{i}, %w\n %v{} = lshr i128 %a{i}, {}", i + 1, i % 120);
    }
    line!(o, " store i128 %v{n}, ptr addrspace(1) %p\n ret void\n}}");
}

fn copies(n: usize, o: &mut String) {
    line!(o, "declare void @llvm.memcpy.p1.p1.i64(ptr addrspace(1), ptr addrspace(1), i64, i1)");
    line!(o, "define ptx_kernel void @k(ptr addrspace(1) %p, ptr addrspace(1) %q, i64 %n) {{");
    for i in 0..n {
        let length = if i % 2 == 0 { "%n".to_owned() } else { format!("{}", i % 50) };
        line!(
            o,
            " call void @llvm.memcpy.p1.p1.i64(ptr addrspace(1) align 4 %p, ptr addrspace(1) align 4 %q, i64 {length}, i1 false)"
        );
    }
    line!(o, " ret void\n}}");
}

fn masked(n: usize, o: &mut String) {
    line!(o, "declare void @llvm.masked.store.v4i32.p1(<4 x i32>, ptr addrspace(1), <4 x i1>)");
    line!(o, "define ptx_kernel void @k(ptr addrspace(1) %p, <4 x i32> %v, <4 x i32> %w) {{");
    for i in 0..n {
        line!(o, " %c{i} = icmp slt <4 x i32> %v, splat (i32 {i})");
        line!(o, " %q{i} = getelementptr i32, ptr addrspace(1) %p, i64 {i}");
        line!(
            o,
            " call void @llvm.masked.store.v4i32.p1(<4 x i32> %w, ptr addrspace(1) align 4 %q{i}, <4 x i1> %c{i})"
        );
    }
    line!(o, " ret void\n}}");
}

fn atomics(n: usize, o: &mut String) {
    line!(o, "define ptx_kernel void @k(ptr addrspace(1) %p, i8 %v0) {{");
    for i in 0..n {
        line!(o, " %v{} = atomicrmw nand ptr addrspace(1) %p, i8 %v{i} monotonic", i + 1);
    }
    line!(o, " ret void\n}}");
}

fn divisions(n: usize, o: &mut String) {
    line!(o, "define ptx_kernel void @k(ptr addrspace(1) %p, i32 %v0, i32 %w) {{");
    for i in 0..n {
        let by = if i % 3 == 0 { "%w".to_owned() } else { format!("{}", i + 3) };
        line!(o, " %d{i} = udiv i32 %v{i}, {by}\n %v{} = add i32 %d{i}, %v{i}", i + 1);
    }
    line!(o, " store i32 %v{n}, ptr addrspace(1) %p\n ret void\n}}");
}

fn assembly(n: usize, o: &mut String) {
    line!(o, "define ptx_kernel void @k(ptr addrspace(1) %p, i32 %v0) {{");
    for i in 0..n {
        line!(
            o,
            " %v{} = call i32 asm sideeffect \"add.s32 $0, $1, {i};\", \"=r,r\"(i32 %v{i})",
            i + 1
        );
    }
    line!(o, " store i32 %v{n}, ptr addrspace(1) %p\n ret void\n}}");
}

fn globals(n: usize, o: &mut String) {
    for i in 0..n {
        line!(o, "@g{i} = addrspace(1) global i32 {i}");
    }
}

fn used_globals(n: usize, o: &mut String) {
    for i in 0..n {
        line!(o, "@g{i} = internal addrspace(1) global i32 {i}");
    }
    line!(o, "define ptx_kernel void @k(ptr addrspace(1) %p) {{");
    for i in 0..n {
        line!(o, " %v{i} = load i32, ptr addrspace(1) @g{i}");
        line!(o, " store volatile i32 %v{i}, ptr addrspace(1) @g{}", n - 1 - i);
    }
    line!(o, " ret void\n}}");
}

fn initialiser(n: usize, o: &mut String) {
    let list: Vec<String> = (0..n).map(|i| format!("i32 {}", i * 7)).collect();
    line!(o, "@t = addrspace(1) global [{n} x i32] [{}]", list.join(", "));
}

fn address_initialiser(n: usize, o: &mut String) {
    line!(
        o,
        "%e = type {{ ptr, i32, [3 x i8] }}\n@s = addrspace(1) global [{n} x i32] zeroinitializer"
    );
    let list: Vec<String> = (0..n)
        .map(|i| {
            format!("%e {{ ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(1) @s to ptr), i64 {i}), i32 {i}, [3 x i8] c\"abc\" }}")
        })
        .collect();
    line!(o, "@t = addrspace(1) global [{n} x %e] [{}]", list.join(", "));
}

fn constant_expressions(n: usize, o: &mut String) {
    line!(o, "@g = addrspace(1) global [1000 x i32] zeroinitializer");
    line!(o, "define ptx_kernel void @k(ptr addrspace(1) %p) {{");
    for i in 0..n {
        line!(
            o,
            " store i64 add (i64 ptrtoint (ptr addrspace(1) getelementptr ([1000 x i32], ptr addrspace(1) @g, i64 0, i64 {}) to i64), i64 {i}), ptr addrspace(1) %p",
            i % 1000
        );
    }
    line!(o, " ret void\n}}");
}

/// Expressions may be nested only so deep in the text; globals that lead to each other are not bounded.
fn deep_constants(n: usize, o: &mut String) {
    line!(o, "@g0 = addrspace(1) global ptr addrspace(1) null");
    for i in 1..n {
        line!(o, "@g{i} = addrspace(1) global ptr addrspace(1) @g{}", i - 1);
    }
    let depth = 100;
    line!(
        o,
        "@d = addrspace(1) global ptr addrspace(1) {}@g0{}",
        "getelementptr (i8, ptr addrspace(1) ".repeat(depth),
        ", i64 1)".repeat(depth)
    );
}

fn struct_types(n: usize, o: &mut String) {
    line!(o, "%t0 = type {{ i32 }}");
    for i in 1..n {
        line!(o, "%t{i} = type {{ i32, i8, [2 x ptr], float, i{} }}", 1 + i % 100);
    }
    line!(o, "define void @f(ptr %p) {{");
    for i in 1..n {
        line!(
            o,
            " %q{i} = getelementptr %t{i}, ptr %p, i64 1, i32 3\n store volatile float 0.0, ptr %q{i}"
        );
    }
    line!(o, " ret void\n}}");
}

fn parameters(n: usize, o: &mut String) {
    let list: Vec<String> = (0..n).map(|i| format!("i32 %a{i}")).collect();
    let args: Vec<String> = (0..n).map(|i| format!("i32 %a{}", n - 1 - i)).collect();
    line!(o, "define i32 @f({}) noinline {{\n %s0 = add i32 %a0, 1", list.join(", "));
    for i in 1..n {
        line!(o, " %s{i} = mul i32 %s{}, %a{i}", i - 1);
    }
    line!(o, " ret i32 %s{}\n}}", n - 1);
    line!(
        o,
        "define i32 @g({}) {{\n %r = call i32 @f({})\n ret i32 %r\n}}",
        list.join(", "),
        args.join(", ")
    );
}

fn debug_locations(n: usize, o: &mut String) {
    line!(o, "define ptx_kernel void @k(ptr addrspace(1) %p, i32 %v0) !dbg !3 {{");
    for i in 0..n {
        line!(o, " %v{} = mul i32 %v{i}, %v{i}, !dbg !{}", i + 1, i + 10);
    }
    line!(o, " store i32 %v{n}, ptr addrspace(1) %p, !dbg !10\n ret void, !dbg !10\n}}");
    line!(o, "!llvm.dbg.cu = !{{!0}}\n!llvm.module.flags = !{{!2}}");
    line!(
        o,
        "!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: LineTablesOnly)"
    );
    line!(
        o,
        "!1 = !DIFile(filename: \"a.cl\", directory: \"/\")\n!2 = !{{i32 2, !\"Debug Info Version\", i32 3}}"
    );
    line!(
        o,
        "!3 = distinct !DISubprogram(name: \"k\", scope: !1, file: !1, line: 1, type: !4, unit: !0)"
    );
    line!(o, "!4 = !DISubroutineType(types: !5)\n!5 = !{{}}");
    for i in 0..n {
        line!(o, "!{} = !DILocation(line: {}, column: 3, scope: !3)", i + 10, i + 1);
    }
}

fn aliases(n: usize, o: &mut String) {
    line!(o, "@g = addrspace(1) global i32 0\n@a0 = alias i32, ptr addrspace(1) @g");
    for i in 1..n {
        line!(o, "@a{i} = alias i32, ptr addrspace(1) @a{}", i - 1);
    }
    line!(o, "define ptx_kernel void @k(ptr addrspace(1) %p) {{");
    for i in 0..n {
        line!(o, " store volatile i32 {i}, ptr addrspace(1) @a{i}");
    }
    line!(o, " ret void\n}}");
}

/// A local copy of a parameter, each element of which is read.
fn parameter_copy(n: usize, o: &mut String) {
    line!(o, "define ptx_kernel void @k(ptr byval([{n} x i32]) align 4 %p, ptr %out) {{");
    line!(o, " %a = alloca [{n} x i32], align 4");
    line!(o, " call void @llvm.memcpy.p0.p0.i64(ptr %a, ptr %p, i64 {}, i1 false)", 4 * n);
    for i in 0..n {
        line!(o, " %q{i} = getelementptr i8, ptr %a, i64 {}\n %v{i} = load i32, ptr %q{i}", 4 * i);
        line!(o, " store volatile i32 %v{i}, ptr %out");
    }
    line!(o, " ret void\n}}\ndeclare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)");
}
