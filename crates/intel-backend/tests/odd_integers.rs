//! Integers of every width, vectors of them and truth values: compiled kernels compute what the interpreter of the SSA IR does.

use gpu_sim::eu;
use gpu_sim::interp;
use gpu_sim::launch::{Launch, first_difference};
use intel_backend::{Device, Options, compile};

const HEAD: &str = "target triple = \"spir64-unknown-unknown\"\n\
    declare spir_func i64 @_Z12get_local_idj(i32)\n";

/// Runs a body on two devices. It reads from `%i` and writes to `%p`, each 64 bytes for a work-item; `%t` is its number.
fn check(name: &str, declarations: &str, body: &str) {
    let text = format!(
        "{HEAD}{declarations}\ndefine spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %in) {{\n\
         %t = call spir_func i64 @_Z12get_local_idj(i32 0)\n\
         %p = getelementptr [64 x i8], ptr addrspace(1) %out, i64 %t\n\
         %i = getelementptr [64 x i8], ptr addrspace(1) %in, i64 %t\n{body}\nret void\n}}\n"
    );
    let words = "--kernel k --block 16 --arg o=buf:i32x256:zeros --arg i=buf:i32x256:random:5";
    let launch = Launch::parse_line(words).expect("a launch");
    let module =
        || llvm_reader::parse("k.ll", text.as_bytes()).unwrap_or_else(|e| panic!("{e}\n{text}"));
    let wanted = interp::run(&module(), &launch, &interp::Options::default())
        .unwrap_or_else(|e| panic!("{name}: {e}\n{text}"));
    for device in ["skl", "tgl"] {
        for simd in [8, 16, 32] {
            let mut options = Options::new(Device::by_name(device).expect("a device"));
            options.simd = Some(simd);
            let output = compile(module(), &options)
                .unwrap_or_else(|e| panic!("{name}, {device}, {simd}: {e}\n{text}"));
            let zebin = eu::Module::parse(&output.zebin().expect("a zebin")).expect("a zebin");
            let found = zebin.run(&launch, &eu::Options::default()).expect("it runs");
            let difference = first_difference(&wanted, &found, None);
            assert!(difference.is_none(), "{name}, {device}, {simd}: {difference:?}\n{text}");
        }
    }
}

#[test]
fn integers_of_every_width_are_loaded_and_stored() {
    for width in
        [2, 7, 17, 24, 31, 33, 40, 48, 56, 63, 65, 72, 88, 96, 104, 120, 127, 153, 200, 255]
    {
        let body = format!(
            "%x = load i{width}, ptr addrspace(1) %i, align 1\n%y = add i{width} %x, %x\n\
             store i{width} %y, ptr addrspace(1) %p, align 1"
        );
        check(&format!("i{width}"), "", &body);
    }
}

#[test]
fn vectors_of_odd_elements_are_the_bits_of_their_elements_in_memory() {
    for (lanes, width) in
        [(2, 24), (3, 24), (8, 1), (17, 1), (5, 3), (4, 12), (2, 40), (3, 63), (2, 128), (2, 100)]
    {
        let ty = format!("<{lanes} x i{width}>");
        let bits = lanes * width;
        let body = format!(
            "%x = load {ty}, ptr addrspace(1) %i, align 1\n%e = extractelement {ty} %x, i32 1\n\
             %y = insertelement {ty} %x, i{width} %e, i32 0\n%z = xor {ty} %y, %x\n\
             store {ty} %z, ptr addrspace(1) %p, align 1\n\
             %w = bitcast {ty} %x to i{bits}\n%q = getelementptr i8, ptr addrspace(1) %p, i32 32\n\
             store i{bits} %w, ptr addrspace(1) %q, align 1"
        );
        check(&ty, "", &body);
    }
}

#[test]
fn bits_are_cast_between_integers_and_vectors_of_every_width() {
    for (from, to) in [
        ("i96", "<3 x i32>"),
        ("<3 x i32>", "i96"),
        ("i48", "<3 x i16>"),
        ("<3 x i16>", "i48"),
        ("i40", "<5 x i8>"),
        ("<5 x i8>", "i40"),
        ("<5 x i16>", "i80"),
        ("i8", "<8 x i1>"),
        ("<4 x i24>", "<3 x i32>"),
        ("<3 x float>", "i96"),
        ("<2 x i96>", "<6 x float>"),
    ] {
        let body = format!(
            "%x = load {from}, ptr addrspace(1) %i, align 1\n%y = bitcast {from} %x to {to}\n\
             store {to} %y, ptr addrspace(1) %p, align 1"
        );
        check(&format!("{from} to {to}"), "", &body);
    }
}

#[test]
fn conversions_between_all_sizes_have_a_region() {
    for from in ["i8", "i16", "i24", "i32", "i40", "i64"] {
        for to in ["i8", "i16", "i24", "i32", "i40", "i64"].into_iter().filter(|&to| to != from) {
            let bits = |ty: &str| ty[1..].parse::<u32>().unwrap_or(0);
            let ops: &[&str] = if bits(from) > bits(to) { &["trunc"] } else { &["zext", "sext"] };
            for op in ops {
                // The second conversion reads what the first one leaves in its place.
                let back = if *op == "trunc" { "zext" } else { "trunc" };
                let body = format!(
                    "%x = load {from}, ptr addrspace(1) %i, align 1\n%y = {op} {from} %x to {to}\n\
                     %z = {back} {to} %y to {from}\nstore {to} %y, ptr addrspace(1) %p, align 1\n\
                     %q = getelementptr i8, ptr addrspace(1) %p, i32 16\nstore {from} %z, ptr addrspace(1) %q, align 1"
                );
                check(&format!("{op} {from} {to}"), "", &body);
            }
        }
    }
}

#[test]
fn choices_between_truth_values_are_made_where_they_stand() {
    let compare = "%x = load i32, ptr addrspace(1) %i, align 4\n%a = icmp slt i32 %x, 0\n\
        %j = getelementptr i8, ptr addrspace(1) %i, i32 4\n%y = load i32, ptr addrspace(1) %j, align 4\n\
        %b = icmp ugt i32 %y, 1000000000\n%c = icmp ne i32 %x, %y\n";
    for logic in [
        "%d = select i1 %a, i1 false, i1 %b\n%e = select i1 %d, i1 %c, i1 false",
        "%d = select i1 %a, i1 %b, i1 true\n%e = and i1 %d, %c",
        "%d = select i1 %a, i1 %b, i1 %c\n%e = xor i1 %d, true",
        "%d = add i1 %a, %b\n%e = or i1 %d, %c",
        "%d = icmp ult i1 %a, %b\n%e = select i1 %d, i1 true, i1 %c",
        "%d = freeze i1 %a\n%e = and i1 %d, %b",
    ] {
        let body = format!(
            "{compare}{logic}\n%r = select i1 %e, i32 %x, i32 %y\nstore i32 %r, ptr addrspace(1) %p, align 4"
        );
        check(logic, "", &body);
    }
}

#[test]
fn intrinsics_of_odd_integers_are_those_of_wider_ones() {
    for width in [1, 6, 24, 33, 48, 96] {
        for (name, arguments) in [
            ("smin", 2),
            ("umax", 2),
            ("ctpop", 1),
            ("bitreverse", 1),
            ("fshl", 3),
            ("fshr", 3),
            ("uadd.sat", 2),
            ("sadd.sat", 2),
            ("usub.sat", 2),
            ("ssub.sat", 2),
        ] {
            let ty = format!("i{width}");
            let values = ["%x", "%y", "%x"].map(|value| format!("{ty} {value}"));
            let declaration =
                format!("declare {ty} @llvm.{name}.{ty}({})", vec![&*ty; arguments].join(", "));
            let body = format!(
                "%x = load {ty}, ptr addrspace(1) %i, align 1\n%j = getelementptr i8, ptr addrspace(1) %i, i32 16\n\
                 %y = load {ty}, ptr addrspace(1) %j, align 1\n\
                 %r = call {ty} @llvm.{name}.{ty}({})\nstore {ty} %r, ptr addrspace(1) %p, align 1",
                values[..arguments].join(", ")
            );
            check(&format!("{name}.{ty}"), &declaration, &body);
        }
    }
}

#[test]
fn vectors_of_large_integers_are_divided_and_go_through_loops() {
    let body = "%x = load <2 x i64>, ptr addrspace(1) %i, align 8\n\
        %j = getelementptr i8, ptr addrspace(1) %i, i32 16\n%y = load <2 x i64>, ptr addrspace(1) %j, align 8\n\
        %h = lshr <2 x i64> %y, splat (i64 33)\n%d = or <2 x i64> %h, splat (i64 1)\n\
        %q = sdiv <2 x i64> %x, %d\n%r = urem <2 x i64> %x, %d\n%s = xor <2 x i64> %q, %r\n\
        store <2 x i64> %s, ptr addrspace(1) %p, align 8\nbr label %loop\nloop:\n\
        %n = phi i32 [ 0, %0 ], [ %m, %loop ]\n%v = phi <2 x i128> [ <i128 3, i128 -5>, %0 ], [ %w, %loop ]\n\
        %z = zext <2 x i64> %x to <2 x i128>\n%k = shl <2 x i128> %v, splat (i128 1)\n\
        %w = add <2 x i128> %k, %z\n%m = add i32 %n, 1\n%c = icmp ult i32 %m, 5\n\
        br i1 %c, label %loop, label %done\ndone:\n%l = getelementptr i8, ptr addrspace(1) %p, i32 32\n\
        store <2 x i128> %w, ptr addrspace(1) %l, align 1";
    check("large vectors", "", body);
}

/// The magnitude and the opposite of the least number are itself; a source modifier is exact.
#[test]
fn modifiers_of_integers_wrap() {
    for (width, least) in [(16, "-32768"), (32, "-2147483648"), (64, "-9223372036854775808")] {
        let ty = format!("i{width}");
        let declarations = format!("declare {ty} @llvm.abs.{ty}({ty}, i1)");
        let body = format!(
            "%w = load {ty}, ptr addrspace(1) %i, align 4\n%odd = trunc i64 %t to i1\n\
             %x = select i1 %odd, {ty} {least}, {ty} %w\n\
             %a = call {ty} @llvm.abs.{ty}({ty} %x, i1 false)\n%n = sub {ty} 0, %x\n\
             %c = icmp sge {ty} %a, 0\n%d = icmp sgt {ty} %n, 0\n\
             %f = sitofp {ty} %n to float\n%s = ashr {ty} %a, 3\n\
             %c8 = zext i1 %c to i8\n%d8 = zext i1 %d to i8\n\
             %p1 = getelementptr i8, ptr addrspace(1) %p, i64 1\n\
             %p4 = getelementptr i8, ptr addrspace(1) %p, i64 4\n\
             %p8 = getelementptr i8, ptr addrspace(1) %p, i64 8\n\
             store i8 %c8, ptr addrspace(1) %p\nstore i8 %d8, ptr addrspace(1) %p1\n\
             store float %f, ptr addrspace(1) %p4\nstore {ty} %s, ptr addrspace(1) %p8"
        );
        check(&format!("modifiers of {ty}"), &declarations, &body);
    }
}
