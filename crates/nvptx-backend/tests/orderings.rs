//! The modifiers and fences of atomic operations, by a table of what the PTX ISA says that orderings and scopes are.

use nvptx_backend::{Options, Sm, compile, llvm_reader};

const SCOPES: [(&str, &str); 5] = [
    ("", ".sys"),
    ("syncscope(\"device\") ", ".gpu"),
    ("syncscope(\"block\") ", ".cta"),
    ("syncscope(\"cluster\") ", ".cluster"),
    ("syncscope(\"agent\") ", ".gpu"),
];
const ORDERINGS: [&str; 5] = ["monotonic", "acquire", "release", "acq_rel", "seq_cst"];
const SPACES: [(&str, &str); 3] =
    [("ptr addrspace(1)", ".global"), ("ptr addrspace(3)", ".shared"), ("ptr", "")];

/// The memory instructions of a module's only function that are no parameters'.
fn instructions(function: &str, sm: u32) -> Vec<String> {
    let text = format!("target triple = \"nvptx64-nvidia-cuda\"\n{function}");
    let module = llvm_reader::parse("f.ll", text.as_bytes()).expect("a module");
    let output = compile(module, &Options::new(Sm::new(sm))).expect("code");
    let starts = ["atom.", "red.", "ld.", "st.", "fence.", "membar."];
    let words = output.ptx.lines().filter_map(|line| line.split_whitespace().next());
    words
        .filter(|w| starts.iter().any(|s| w.starts_with(s)) && !w.contains(".param"))
        .map(|w| w.trim_end_matches(';').to_owned())
        .collect()
}

/// The fence before, and the ordering's modifier, of one instruction.
fn ordered(ordering: &str, scope: &str) -> (Vec<String>, &'static str) {
    match ordering {
        "acquire" => (vec![], ".acquire"),
        "release" => (vec![], ".release"),
        "acq_rel" => (vec![], ".acq_rel"),
        "seq_cst" => (vec![format!("fence.sc{scope}")], ".acquire"),
        _ => (vec![], ".relaxed"),
    }
}

/// Below sm_90 there are no clusters: the device contains one.
fn scope_on(sm: u32, scope: &'static str) -> &'static str {
    if scope == ".cluster" && sm < 90 { ".gpu" } else { scope }
}

#[test]
fn read_modify_writes_name_ordering_and_scope() {
    let operations = [
        ("add", "i32", ".add.u32", true),
        ("umax", "i64", ".max.u64", true),
        ("xchg", "i32", ".exch.b32", false),
        ("fadd", "float", ".add.f32", true),
        ("fadd", "double", ".add.f64", true),
        ("fadd", "<2 x half>", ".add.noftz.f16x2", true),
    ];
    for sm in [70, 80, 90, 100] {
        for (text, scope) in SCOPES.map(|(text, scope)| (text, scope_on(sm, scope))) {
            for ordering in ORDERINGS {
                for (pointer, space) in SPACES {
                    for (operation, ty, name, reduces) in operations {
                        let (mut expected, sem) = ordered(ordering, scope);
                        let body = format!(
                            "%x = atomicrmw {operation} {pointer} %p, {ty} %v {text}{ordering}"
                        );
                        let used = format!(
                            "define {ty} @f({pointer} %p, {ty} %v) {{\n  {body}\n  ret {ty} %x\n}}\n"
                        );
                        let unused = format!(
                            "define void @f({pointer} %p, {ty} %v) {{\n  {body}\n  ret void\n}}\n"
                        );
                        let red = reduces && matches!(sem, ".relaxed" | ".release");
                        let mut without = expected.clone();
                        let start = if red { "red" } else { "atom" };
                        without.push(format!("{start}{sem}{scope}{space}{name}"));
                        expected.push(format!("atom{sem}{scope}{space}{name}"));
                        assert_eq!(instructions(&used, sm), expected, "sm_{sm}: {body}");
                        assert_eq!(instructions(&unused, sm), without, "sm_{sm}: {body}");
                    }
                }
            }
        }
    }
}

#[test]
fn exchanges_have_the_stronger_of_two_orderings() {
    for (orderings, strongest) in [
        ("monotonic monotonic", "monotonic"),
        ("monotonic acquire", "acquire"),
        ("release acquire", "acq_rel"),
        ("release monotonic", "release"),
        ("acq_rel acquire", "acq_rel"),
        ("acquire seq_cst", "seq_cst"),
        ("seq_cst monotonic", "seq_cst"),
    ] {
        for (text, scope) in SCOPES {
            let function = format!(
                "define i1 @f(ptr addrspace(1) %p, i32 %a, i32 %b) {{\n  \
                 %x = cmpxchg ptr addrspace(1) %p, i32 %a, i32 %b {text}{orderings}\n  \
                 %r = extractvalue {{ i32, i1 }} %x, 1\n  ret i1 %r\n}}\n"
            );
            let (mut expected, sem) = ordered(strongest, scope);
            expected.push(format!("atom{sem}{scope}.global.cas.b32"));
            assert_eq!(instructions(&function, 90), expected, "{function}");
        }
    }
}

#[test]
fn loads_stores_and_fences() {
    for sm in [70, 90] {
        for (text, scope) in SCOPES.map(|(text, scope)| (text, scope_on(sm, scope))) {
            for ordering in ["monotonic", "acquire", "seq_cst"] {
                let function = format!(
                    "define i32 @f(ptr addrspace(1) %p) {{\n  \
                     %x = load atomic i32, ptr addrspace(1) %p {text}{ordering}, align 4\n  ret i32 %x\n}}\n"
                );
                let (mut expected, sem) = ordered(ordering, scope);
                expected.push(format!("ld{sem}{scope}.global.b32"));
                assert_eq!(instructions(&function, sm), expected, "{function}");
            }
            for ordering in ["monotonic", "release", "seq_cst"] {
                let function = format!(
                    "define void @f(ptr addrspace(1) %p, i32 %v) {{\n  \
                     store atomic i32 %v, ptr addrspace(1) %p {text}{ordering}, align 4\n  ret void\n}}\n"
                );
                let (mut expected, sem) = ordered(ordering, scope);
                let sem = if ordering == "seq_cst" { ".release" } else { sem };
                expected.push(format!("st{sem}{scope}.global.b32"));
                assert_eq!(instructions(&function, sm), expected, "{function}");
            }
            for ordering in &ORDERINGS[1..] {
                let function =
                    format!("define void @f() {{\n  fence {text}{ordering}\n  ret void\n}}\n");
                let kind = if *ordering == "seq_cst" { "sc" } else { "acq_rel" };
                assert_eq!(instructions(&function, sm), [format!("fence.{kind}{scope}")]);
            }
        }
    }
}

/// Before sm_70 atomic instructions have no ordering: fences stand on the sides that need them.
#[test]
fn earlier_processors_have_fences_around() {
    for (ordering, before, after) in [
        ("monotonic", false, false),
        ("acquire", false, true),
        ("release", true, false),
        ("acq_rel", true, true),
        ("seq_cst", true, true),
    ] {
        let function = format!(
            "define i32 @f(ptr addrspace(1) %p) {{\n  \
             %x = atomicrmw add ptr addrspace(1) %p, i32 1 syncscope(\"device\") {ordering}\n  ret i32 %x\n}}\n"
        );
        let mut expected = vec!["atom.global.add.u32".to_owned()];
        if before {
            expected.insert(0, "membar.gl".to_owned());
        }
        if after {
            expected.push("membar.gl".to_owned());
        }
        assert_eq!(instructions(&function, 60), expected, "{ordering}");
    }
}

/// Operations without an instruction become loops that exchange with the same ordering and scope.
#[test]
fn loops_keep_their_ordering() {
    for ordering in ORDERINGS {
        let function = format!(
            "define float @f(ptr addrspace(1) %p, float %v) {{\n  \
             %x = atomicrmw fmax ptr addrspace(1) %p, float %v syncscope(\"block\") {ordering}\n  ret float %x\n}}\n"
        );
        let (fences, sem) = ordered(ordering, ".cta");
        let found = instructions(&function, 90);
        assert!(found.contains(&format!("atom{sem}.cta.global.cas.b32")), "{ordering}: {found:?}");
        assert!(fences.iter().all(|fence| found.contains(fence)), "{ordering}: {found:?}");
    }
}
