//! Faults are reported with their places, and no text makes the simulator panic.

use super::{fault, kernel, kernel_only, module, run_text, run_with};
use gpu_sim::FaultKind;
use gpu_sim::ptx::{Module, Options};

const LAUNCH: &str =
    "--kernel k --grid 2 --block 40 --arg a=buf:u32x64:zeros --arg null --arg null";

#[test]
fn out_of_bounds_names_buffer_and_thread() {
    let text = kernel(
        "mov.u32 %r1, %ctaid.x; mad.lo.u32 %r1, %r1, 40, %r0;\nmul.wide.u32 %rd9, %r1, 4; add.s64 %rd9, %rd9, %rd0;\nst.global.u32 [%rd9], 1;",
    );
    let f = fault(&text, LAUNCH);
    assert_eq!(f.kind(), FaultKind::OutOfBounds);
    assert!(f.message().contains("offset 256 of `a` (256 bytes)"), "{f}");
    let place = f.place();
    assert_eq!((place.block, place.thread), (Some([1, 0, 0]), Some([24, 0, 0])));
    assert_eq!(place.instruction.as_deref(), Some("st.global.u32 [%rd9], 1;"));
    assert_eq!(place.function.as_deref(), Some("k"));
    let line = text.lines().position(|l| l.contains("[%rd9]")).unwrap() as u32 + 1;
    assert_eq!(place.line, Some(line));
}

#[test]
fn kinds_of_faults() {
    let cases = [
        ("st.global.u32 [%rd0+2], 1;", FaultKind::Misaligned),
        ("ld.global.v2.u32 {%r1,%r2}, [%rd0+4];", FaultKind::Misaligned),
        ("ld.global.u32 %r1, [%rd1];", FaultKind::OutOfBounds),
        ("ld.global.u32 %r1, [%rd9];", FaultKind::Uninitialised),
        ("@%p1 ret;", FaultKind::Uninitialised),
        ("setp.eq.u32 %p1, %r0, %r9; @%p1 ret;", FaultKind::Uninitialised),
        ("trap;", FaultKind::Trap),
        ("setp.lt.u32 %p1, %r0, 7; @%p1 bar.sync 1, 64; ", FaultKind::Deadlock),
        ("setp.eq.u32 %p1, %r0, 7; @%p1 bar.warp.sync 3;", FaultKind::Undefined),
        (
            "setp.ge.u32 %p1, %r0, 32; @%p1 ret; setp.lt.u32 %p1, %r0, 7; @%p1 bra A; B: bra B; A: bar.warp.sync -1;",
            FaultKind::Timeout,
        ),
        ("L: bra L;", FaultKind::Timeout),
        (".local .b8 d[8]; mov.b64 %rd9, d; st.local.u32 [%rd9+8], 1;", FaultKind::OutOfBounds),
        ("mov.u32 %r1, 5; t: .branchtargets X; brx.idx %r1, t; X:", FaultKind::Undefined),
        ("mov.u64 %rd9, 64; p: .callprototype _ (); call %rd9, (), p;", FaultKind::Undefined),
        ("st.param.u64 [a], %rd0;", FaultKind::ReadOnly),
        ("alloca.u64 %rd9, 0x7fffffffffff, 8;", FaultKind::Exhausted),
    ];
    let options = Options { max_instructions: 100_000, ..Options::default() };
    for (code, kind) in cases {
        let text = kernel(code);
        match run_with(&text, LAUNCH, &options) {
            Err(f) => assert_eq!(f.kind(), kind, "{code}\n{f}"),
            Ok(_) => panic!("{code}: no fault"),
        }
    }
}

#[test]
fn undefined_values_may_be_moved_and_thrown_away() {
    let text = kernel(
        "add.f32 %r2, %r1, %r1; setp.lt.f32 %p1, %r2, 0f00000000; setp.ge.u32 %p2, %r0, 100; and.pred %p3, %p1, %p2;\n\
         selp.b32 %r3, %r2, 7, %p3; @%p3 ret; mul.wide.u32 %rd9, %r0, 4; add.s64 %rd9, %rd9, %rd0; st.global.u32 [%rd9], %r3;",
    );
    assert_eq!(run_text(&text, LAUNCH).unwrap().buffers[0].element(3), 7);
}

#[test]
fn unwritten_memory_is_found_when_asked() {
    let text = module(
        &(".shared .align 4 .u32 s[40];\n".to_owned()
            + &kernel_only(
                "mov.u64 %rd9, s; mul.wide.u32 %rd10, %r0, 4; add.s64 %rd10, %rd10, %rd9; setp.ne.u32 %p1, %r0, 5;\n\
            @%p1 st.shared.u32 [%rd10], 1; ld.shared.u32 %r1, [%rd10];",
            )),
    );
    assert!(run_text(&text, LAUNCH).is_ok());
    let options = Options { check_memory: true, ..Options::default() };
    let f = run_with(&text, LAUNCH, &options).unwrap_err();
    assert_eq!((f.kind(), f.place().thread), (FaultKind::Uninitialised, Some([5, 0, 0])));
}

#[test]
fn launches_are_checked() {
    let text = kernel("");
    for launch in [
        "--kernel q --arg null",
        "--kernel k --arg null",
        "--kernel k --arg i32:1 --arg null --arg null",
    ] {
        assert_eq!(fault(&text, launch).kind(), FaultKind::Input, "{launch}");
    }
    let text = module(".entry k() .reqntid 32 { ret; }");
    assert!(run_text(&text, "--kernel k --block 32").is_ok());
    assert_eq!(fault(&text, "--kernel k --block 64").kind(), FaultKind::Input);
}

#[test]
fn errors_in_the_text_have_lines() {
    let cases = [
        ("add.u32 %r1, %r2;", "wrong number of operands"),
        ("add.u32 %r1, %r2, %q;", "`%q` is not declared"),
        ("add.u32 %r1, %r2, %rd1;", "64 bits where 32"),
        ("bra NOWHERE;", "`NOWHERE` is not defined"),
        ("ld.global.u32 %r1, [nothing];", "a label as address"),
        ("call nothing, (%r1);", "`nothing` is not declared"),
        ("mov.u32 %r1, 99999999999999999999;", "not a number of 64 bits"),
        ("L1: L1: ret;", "defined twice"),
        ("@%r1 ret;", "not a predicate"),
        ("mov.b64 {%r1, %r2, %r3}, %rd1;", "vector of the wrong length"),
    ];
    for (code, message) in cases {
        let text = kernel(&format!("\n\n{code}"));
        let Err(f) = Module::parse(&text) else { panic!("{code}: accepted") };
        assert!(f.to_string().contains(message), "{code}: {f}");
        assert_eq!(
            f.place().line,
            text.lines().position(|l| l == code).map(|l| l as u32 + 1),
            "{code}: {f}"
        );
    }
}

#[test]
fn unknown_instructions_are_faults_where_they_run() {
    let cases = [
        ("frobnicate.u32 %r1, %r2;", "`frobnicate.u32`"),
        ("add.weird.u32 %r1, %r2, %r3;", "`.weird`"),
        ("tex.2d.v4.f32.f32 {%r1,%r2,%r3,%r4}, [%rd1, {%r5,%r6}];", "`tex.2d.v4.f32.f32`"),
    ];
    for (code, message) in cases {
        let text = kernel(&format!("\n\n{code}"));
        let f = fault(&text, LAUNCH);
        assert_eq!(f.kind(), FaultKind::Unsupported);
        assert!(f.to_string().contains(message), "{code}: {f}");
        assert_eq!(
            f.place().line,
            text.lines().position(|l| l == code).map(|l| l as u32 + 1),
            "{code}: {f}"
        );
        assert!(run_text(&kernel(&format!("bra OVER;\n{code}\nOVER:")), LAUNCH).is_ok());
    }
}

/// Damaged texts: whatever happens, it must be a result.
#[test]
fn damaged_texts_do_not_panic() {
    let good = module(&(".const .u32 t[2][2] = {{1,2},{3,4}};\n.shared .align 8 .b8 s[64];\n\
        .func (.param .b32 r) f(.param .align 4 .b8 x[8]) { .reg .b32 %a<3>; ld.param.u32 %a1, [x+4]; st.param.b32 [r], %a1; ret; }\n".to_owned()
        + &kernel_only(
            "setp.lt.u32 %p1, %r0, 3; @%p1 bra X; { .param .align 4 .b8 p[8]; .param .b32 q; st.param.v2.b32 [p], {%r0, 1};\n\
             call (q), f, (p); ld.param.b32 %r1, [q]; }\n X: bar.sync 0; shfl.sync.bfly.b32 %r2|%p2, %r0, 1, 31, -1;\n\
             mul.wide.u32 %rd9, %r0, 4; add.s64 %rd9, %rd9, %rd0; atom.global.add.u32 %r3, [%rd9], %r2; ld.const.u32 %r4, [t+4];\n\
             fma.rn.f32 %r5, %r4, 0f3F800000, %r3; cvt.rn.f16.f32 %h1, %r5; mov.b32 %r6, {%h1, %h1}; st.shared.b32 [s+8], %r6;",
        )));
    let options = Options { max_instructions: 20_000, ..Options::default() };
    assert!(run_with(&good, LAUNCH, &options).is_ok());
    let mut state = 7u64;
    let mut random = |n: usize| {
        state =
            state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as usize % n
    };
    for end in 0..good.len() {
        let _ = Module::parse(&good[..end]);
    }
    let words: Vec<&str> = good.split_inclusive(|c: char| !c.is_alphanumeric()).collect();
    let mut accepted = 0;
    for _ in 0..3000 {
        // Exchange, drop and repeat pieces.
        let mut text: Vec<&str> = words.clone();
        for _ in 0..=random(3) {
            let (i, j) = (random(text.len()), random(text.len()));
            match random(3) {
                0 => text.swap(i, j),
                1 => text[i] = "",
                _ => text.insert(i, words[j % words.len()]),
            }
        }
        if run_with(&text.concat(), LAUNCH, &options).is_ok() {
            accepted += 1;
        }
    }
    assert!(accepted > 20);
}
