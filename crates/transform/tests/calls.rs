//! `inline`, `globaldce`, `function-attrs` and `argpromotion`.

mod common;
use common::{becomes, run, text};

#[test]
fn a_local_function_called_once_is_inlined() {
    becomes(
        "inline,globaldce",
        "define internal i32 @g(i32 %a, i1 %c) {\nstart:\n br i1 %c, label %l, label %r\nl:\n %x = mul i32 %a, 3\n ret i32 %x\nr:\n ret i32 %a\n}\n\
         define i32 @f(i32 %n, i1 %c) {\nentry:\n %r = call i32 @g(i32 %n, i1 %c)\n %s = add i32 %r, 1\n ret i32 %s\n}",
        "entry:\nbr i1 %c, label %l, label %r\nl:\n%x = mul i32 %n, 3\nbr label %0\nr:\nbr label %0\n0:\n%r.1 = phi i32 [ %x, %l ], [ %n, %r ]\n%s = add i32 %r.1, 1\nret i32 %s",
    );
}

#[test]
fn noinline_is_respected_except_from_o0() {
    let f = |attrs: &str| {
        let text = text(
            "inline,globaldce",
            &format!(
                "define internal i32 @g(i32 %a) {attrs} {{\n %x = mul i32 %a, 3\n ret i32 %x\n}}\ndefine i32 @f(i32 %n) {{\n %r = call i32 @g(i32 %n)\n ret i32 %r\n}}"
            ),
        );
        !text.contains("call")
    };
    assert!(f(""));
    assert!(!f("noinline"));
    assert!(f("noinline optnone"));
    assert!(f("alwaysinline"));
}

#[test]
fn recursion_is_left_alone() {
    let got = text(
        "inline",
        "define internal i32 @g(i32 %a) {\n %c = icmp eq i32 %a, 0\n br i1 %c, label %z, label %n\nz:\n ret i32 1\nn:\n %d = sub i32 %a, 1\n %r = call i32 @h(i32 %d)\n ret i32 %r\n}\n\
         define internal i32 @h(i32 %a) {\n %r = call i32 @g(i32 %a)\n ret i32 %r\n}\ndefine i32 @f(i32 %n) {\n %r = call i32 @g(i32 %n)\n ret i32 %r\n}",
    );
    assert_eq!(got.matches("call").count(), 3, "{got}");
}

/// A chain of functions, from `@f0` on, that is too long for its bodies to move level by level.
fn chain(levels: usize) -> String {
    use std::fmt::Write as _;
    let mut text = String::from("define internal i32 @f0(i32 %a) {\n ret i32 %a\n}\n");
    for i in 1..levels {
        let _ = writeln!(
            text,
            "define internal i32 @f{i}(i32 %a) {{\n %b = mul i32 %a, {i}\n %c = call i32 @f{}(i32 %b)\n %d = sub i32 %c, %a\n ret i32 %d\n}}",
            i - 1
        );
    }
    text
}

#[test]
fn a_long_chain_of_calls_ends_in_one_function() {
    let levels = 1000;
    for passes in ["inline,globaldce", "always-inline,globaldce", "optimise"] {
        let mut module = chain(levels);
        if passes.starts_with("always") {
            module = module.replace("(i32 %a) {", "(i32 %a) alwaysinline {");
        }
        let call = format!("%r = call i32 @f{}(i32 %n)", levels - 1);
        module += &format!("define i32 @f(i32 %n) {{\n {call}\n ret i32 %r\n}}\n");
        let got = text(passes, &module);
        assert!(!got.contains("call"), "{passes}");
        assert_eq!(got.matches("define").count(), 1, "{passes}");
        if passes == "optimise" {
            continue;
        }
        assert_eq!(got.matches(" sub ").count(), levels - 1, "{passes}");
        assert_eq!(got.matches(" mul ").count(), levels - 1, "{passes}");
        let [first, last] = ["999", "500"].map(|by| got.find(&format!(", {by}\n")).expect(by));
        assert!(first < last, "{passes}: the outermost factor comes first");
    }
}

/// The function that a large body would have moved through stays a function of its own.
#[test]
fn a_postponed_call_is_inlined_where_its_caller_stays() {
    for (site, kept) in [("", "noinline"), ("noinline", "")] {
        let module = format!(
            "{}define internal i32 @g(i32 %a) {kept} {{\n %r = call i32 @f299(i32 %a)\n ret i32 %r\n}}\n\
             define i32 @f(i32 %n) {{\n %r = call i32 @g(i32 %n) {site}\n ret i32 %r\n}}\n",
            chain(300)
        );
        for passes in ["inline,globaldce", "optimise"] {
            let got = text(passes, &module);
            assert_eq!(got.matches("call").count(), 1, "{passes}\n{got}");
            assert!(got.contains("call i32 @g("), "{passes}\n{got}");
            assert_eq!(got.matches("define").count(), 2, "{passes}");
        }
    }
}

/// Two copies of a body have the same scopes, but one may access what the other does.
#[test]
fn scopes_do_not_outlive_inlining() {
    let got = text(
        "inline,globaldce",
        "define internal void @g(ptr %a, ptr %b) {\n store i32 1, ptr %a, !tbaa !5, !alias.scope !0, !noalias !1\n store i32 2, ptr %b, !alias.scope !1, !noalias !0\n ret void\n}\n\
         define void @f(ptr %p, ptr %q) {\n call void @g(ptr %p, ptr %q)\n call void @g(ptr %q, ptr %p)\n ret void\n}\n\
         !0 = !{!2}\n!1 = !{!3}\n!2 = distinct !{!2, !4}\n!3 = distinct !{!3, !4}\n!4 = distinct !{!4}\n\
         !5 = !{!6, !6, i64 0}\n!6 = !{!\"int\", !7, i64 0}\n!7 = !{!\"char\", !8, i64 0}\n!8 = !{!\"root\"}",
    );
    assert_eq!(got.matches("store i32").count(), 4, "{got}");
    assert_eq!(
        got.matches("store i32 1, ptr %p, align 4, !tbaa").count(),
        1,
        "types hold everywhere\n{got}"
    );
    assert!(!got.contains("!alias.scope") && !got.contains("!noalias"), "{got}");
}

#[test]
fn by_value_arguments_are_copied_unless_only_read() {
    let f = |attrs: &str, write: &str| {
        text(
            "inline,globaldce",
            &format!(
                "define internal i32 @g(ptr byval([2 x i32]) align 4 {attrs} %p) memory(argmem: readwrite) {{\n {write}\n %v = load i32, ptr %p\n ret i32 %v\n}}\n\
                 define i32 @f(i32 %n) {{\n %a = alloca [2 x i32]\n store i32 %n, ptr %a\n %r = call i32 @g(ptr byval([2 x i32]) align 4 %a)\n %s = load i32, ptr %a\n %t = add i32 %r, %s\n ret i32 %t\n}}"
            ),
        )
    };
    let copied = f("", "store i32 9, ptr %p");
    assert!(copied.contains("llvm.memcpy") && copied.matches("alloca").count() == 2, "{copied}");
    let shared = f("readonly captures(none)", "");
    assert!(!shared.contains("llvm.memcpy"), "{shared}");
    // The copy is the callee's own: what it writes is not seen by the caller.
    let whole = text(
        "optimise",
        "define internal i32 @g(ptr byval([2 x i32]) align 4 %p) {\n store i32 9, ptr %p\n %v = load i32, ptr %p\n ret i32 %v\n}\n\
         define i32 @f(i32 %n) {\n %a = alloca [2 x i32]\n store i32 %n, ptr %a\n %r = call i32 @g(ptr byval([2 x i32]) align 4 %a)\n %s = load i32, ptr %a\n %t = add i32 %r, %s\n ret i32 %t\n}",
    );
    assert!(whole.contains("%t = add i32 %n, 9\n  ret i32 %t"), "{whole}");
}

#[test]
fn locations_tell_where_code_was_inlined() {
    let module = run(
        "inline,globaldce",
        "define internal i32 @g(i32 %a) !dbg !4 {\n %x = mul i32 %a, 3, !dbg !6\n ret i32 %x, !dbg !6\n}\n\
         define i32 @f(i32 %n) !dbg !5 {\n %r = call i32 @g(i32 %n), !dbg !7\n ret i32 %r, !dbg !7\n}\n\
         !llvm.dbg.cu = !{!0}\n!llvm.module.flags = !{!3}\n\
         !0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: LineTablesOnly)\n\
         !1 = !DIFile(filename: \"a.c\", directory: \"/\")\n!2 = !DISubroutineType(types: !{null})\n!3 = !{i32 2, !\"Debug Info Version\", i32 3}\n\
         !4 = distinct !DISubprogram(name: \"g\", file: !1, line: 1, type: !2, unit: !0)\n\
         !5 = distinct !DISubprogram(name: \"f\", file: !1, line: 5, type: !2, unit: !0)\n\
         !6 = !DILocation(line: 2, scope: !4)\n!7 = !DILocation(line: 6, scope: !5)",
    );
    let text = ir::ssa::print::module_to_string(&module);
    let multiplication = text.lines().find(|l| l.contains("mul")).expect("it is inlined");
    let node = multiplication.rsplit("!dbg ").next().expect("it has a location");
    let definition = text.lines().find(|l| l.starts_with(&format!("{node} = "))).expect("defined");
    assert!(definition.contains("line: 2") && definition.contains("inlinedAt: "), "{definition}");
}

#[test]
fn unreached_globals_go() {
    let got = text(
        "globaldce",
        "@used = internal constant ptr @h\n@dead = internal global i32 0\n@table = global [1 x ptr] [ptr @used]\ndeclare void @unknown()\n\
         define internal void @h() {\n ret void\n}\ndefine internal void @lonely() {\n call void @unknown()\n call void @lonely()\n ret void\n}\n\
         define ptx_kernel void @k() {\n ret void\n}",
    );
    assert!(got.contains("@h()") && got.contains("@used") && got.contains("@k()"), "{got}");
    assert!(!got.contains("dead") && !got.contains("lonely") && !got.contains("unknown"), "{got}");
}

#[test]
fn attributes_are_inferred_from_the_callees_up() {
    let got = text(
        "function-attrs",
        "define internal float @load(ptr %p) {\n %v = load float, ptr %p\n ret float %v\n}\n\
         define internal void @copy(ptr %to, ptr %from) {\n %v = call float @load(ptr %from)\n store float %v, ptr %to\n ret void\n}\n\
         define internal i32 @pure(i32 %x) convergent {\n %y = mul i32 %x, %x\n ret i32 %y\n}\n\
         define internal ptr @keeps(ptr %p, ptr %q) {\n store ptr %q, ptr %p\n ret ptr %p\n}",
    );
    let header = |name: &str| got.lines().find(|l| l.contains(name)).unwrap_or("").to_owned();
    assert!(header("@load(").contains("ptr readonly captures(none) %p"), "{got}");
    assert!(
        header("@copy(")
            .contains("ptr writeonly captures(none) %to, ptr readonly captures(none) %from"),
        "{got}"
    );
    assert!(!header("@keeps(").contains("captures(none)"), "{got}");
    let module = run(
        "function-attrs",
        "define internal i32 @pure(i32 %x) convergent {\n %y = mul i32 %x, %x\n ret i32 %y\n}",
    );
    let f = module
        .cx
        .function(module.cx.find_global("pure").expect("it is there"))
        .expect("a function");
    assert!(!module.cx.attrs.memory_effects(f.attrs).may_read());
    assert!(module.cx.attrs.has(f.attrs, ir::ssa::sym::WILLRETURN));
    assert!(!module.cx.attrs.has(f.attrs, ir::ssa::sym::CONVERGENT));
}

const PAIR: &str = "%P = type { i32, i32, ptr }\n";

#[test]
fn what_is_loaded_of_a_structure_is_passed_instead() {
    let got = text(
        "argpromotion,sroa",
        &format!(
            "{PAIR}define internal i32 @g(ptr byval(%P) align 8 %s, i32 %i) {{\n %q = getelementptr i8, ptr %s, i64 4\n %a = load i32, ptr %q, align 4\n store i32 %i, ptr %q, align 4\n %b = load i32, ptr %q, align 4\n %r = add i32 %a, %b\n ret i32 %r\n}}\n\
             define i32 @f(ptr %p, i32 %n) {{\n %r = call i32 @g(ptr byval(%P) align 8 %p, i32 %n)\n ret i32 %r\n}}"
        ),
    );
    assert!(got.contains("define internal i32 @g(i32 %i, i32 %0)"), "{got}");
    assert!(got.contains("%r = add i32 %0, %i"), "{got}");
    assert!(
        got.contains("%2 = load i32, ptr %1, align 4\n  %r = call i32 @g(i32 %n, i32 %2)"),
        "{got}"
    );
}

#[test]
fn arguments_stay_pointers_where_a_call_is_not_known_or_the_address_matters() {
    let stays = |callee: &str, more: &str, call: &str| {
        let input = format!(
            "{PAIR}declare void @ext(ptr)\n{callee}\n{more}define i32 @f(ptr %p, i32 %n) {{\n {call}\n ret i32 %r\n}}"
        );
        let got = text("argpromotion", &input);
        assert!(got.contains("@g(ptr byval(%P) align 8 %s"), "{got}");
    };
    let g = |attrs: &str, body: &str| {
        format!(
            "define {attrs} i32 @g(ptr byval(%P) align 8 %s) {{\n {body}\n %a = load i32, ptr %s\n ret i32 %a\n}}"
        )
    };
    let call = "%r = call i32 @g(ptr byval(%P) align 8 %p)";
    stays(&g("", ""), "", call);
    stays(&g("internal", ""), "@t = global ptr @g\n", call);
    stays(&g("internal", "call void @ext(ptr %s)"), "", call);
    stays(&g("internal", "%v = load volatile i32, ptr %s"), "", call);
    stays(&g("internal", "%q = getelementptr i8, ptr %s, i64 16\n store i32 1, ptr %q"), "", call);
    stays(
        &g("internal", ""),
        "define i32 @m(ptr byval(%P) align 8 %s) {\n %r = musttail call i32 @g(ptr byval(%P) align 8 %s)\n ret i32 %r\n}\n",
        call,
    );
    stays(
        "define internal i32 @g(ptr byval(%P) align 8 %s, ...) {\n %a = load i32, ptr %s\n ret i32 %a\n}",
        "",
        "%r = call i32 (ptr, ...) @g(ptr byval(%P) align 8 %p, i32 %n)",
    );
    stays(
        &g("internal", ""),
        "define i32 @other(ptr %p) {\n %r = call i32 (ptr, i32) @g(ptr byval(%P) align 8 %p, i32 1)\n ret i32 %r\n}\n",
        call,
    );
}

#[test]
fn a_load_through_a_plain_pointer_moves_to_the_caller_only_where_it_is_certain() {
    let promoted = |body: &str| {
        let got = text(
            "argpromotion",
            &format!(
                "declare void @ext()\ndefine internal i32 @g(ptr %p, ptr %q, i1 %c) {{\nstart:\n {body}\n}}\n\
                 define i32 @f(ptr %p, i1 %c) {{\n %r = call i32 @g(ptr %p, ptr %p, i1 %c)\n ret i32 %r\n}}"
            ),
        );
        !got.contains("define internal i32 @g(ptr %p")
    };
    assert!(promoted("%a = load i32, ptr %p\n store i32 %a, ptr %q\n ret i32 %a"));
    assert!(!promoted("store i32 1, ptr %q\n %a = load i32, ptr %p\n ret i32 %a"));
    assert!(!promoted("call void @ext()\n %a = load i32, ptr %p\n ret i32 %a"));
    assert!(!promoted(
        "br i1 %c, label %x, label %y\nx:\n %a = load i32, ptr %p\n ret i32 %a\ny:\n ret i32 0"
    ));
    assert!(promoted(
        "%a = load i32, ptr %p\n br i1 %c, label %x, label %y\nx:\n %b = load i32, ptr %p\n ret i32 %b\ny:\n ret i32 %a"
    ));
    assert!(!promoted(
        "%a = load i32, ptr %p\n store i32 1, ptr %q\n %b = load i32, ptr %p\n %r = add i32 %a, %b\n ret i32 %r"
    ));
}

#[test]
fn a_function_that_calls_itself_can_take_values() {
    let got = text(
        "optimise",
        &format!(
            "{PAIR}define internal i32 @g(ptr byval(%P) align 8 %s, i32 %n) noinline {{\nstart:\n %l = alloca %P\n %a = load i32, ptr %s\n %z = icmp eq i32 %n, 0\n br i1 %z, label %x, label %y\nx:\n ret i32 %a\ny:\n %b = add i32 %a, %n\n store i32 %b, ptr %l\n %m = sub i32 %n, 1\n %r = call i32 @g(ptr byval(%P) align 8 %l, i32 %m)\n ret i32 %r\n}}\n\
             define i32 @f(ptr %p, i32 %n) {{\n %r = call i32 @g(ptr byval(%P) align 8 %p, i32 %n)\n ret i32 %r\n}}"
        ),
    );
    assert!(!got.contains("byval") && !got.contains("alloca"), "{got}");
}

#[test]
fn an_inlined_debug_record_has_its_location_as_its_last_operand_only() {
    let got = text(
        "inline",
        "define internal i32 @g(i32 %a) !dbg !5 {\n #dbg_value(i32 %a, !7, !DIExpression(), !8)\n %x = mul i32 %a, 3, !dbg !8\n ret i32 %x, !dbg !8\n}\n\
         define i32 @f(i32 %n) !dbg !6 {\n %r = call i32 @g(i32 %n), !dbg !9\n ret i32 %r\n}\n\
         !llvm.dbg.cu = !{!0}\n!llvm.module.flags = !{!2}\n\
         !0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)\n!1 = !DIFile(filename: \"a.c\", directory: \"/\")\n\
         !2 = !{i32 2, !\"Debug Info Version\", i32 3}\n!3 = !DISubroutineType(types: !4)\n!4 = !{null}\n\
         !5 = distinct !DISubprogram(name: \"g\", scope: !1, file: !1, line: 1, type: !3, unit: !0, spFlags: DISPFlagDefinition)\n\
         !6 = distinct !DISubprogram(name: \"f\", scope: !1, file: !1, line: 3, type: !3, unit: !0, spFlags: DISPFlagDefinition)\n\
         !7 = !DILocalVariable(name: \"a\", arg: 1, scope: !5, file: !1, line: 1, type: !10)\n\
         !8 = !DILocation(line: 1, column: 2, scope: !5)\n!9 = !DILocation(line: 3, column: 2, scope: !6)\n!10 = !DIBasicType(name: \"int\", size: 32, encoding: DW_ATE_signed)\n",
    );
    let records: Vec<&str> = got.lines().filter(|l| l.contains("#dbg_value")).collect();
    assert_eq!(records.len(), 2, "{got}");
    assert!(records.iter().all(|r| r.ends_with(')')), "{got}");
}
