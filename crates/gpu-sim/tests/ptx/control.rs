//! Branches, calls, recursion, inline-assembly idioms.

use super::{NONE, elements, kernel, kernel_only, module, run, run_text};

#[test]
fn divergent_loops_and_switches() {
    // Each thread runs its own number of rounds of a Collatz-like step and counts them.
    let text = kernel(
        "add.u32 %r1, %r0, 1; mov.u32 %r2, 0;\n\
         LOOP: setp.eq.u32 %p1, %r1, 1; @%p1 bra DONE;\n\
         and.b32 %r3, %r1, 1; setp.eq.u32 %p2, %r3, 0; add.u32 %r2, %r2, 1; @%p2 bra EVEN;\n\
         mad.lo.u32 %r1, %r1, 3, 1; bra.uni LOOP;\n\
         EVEN: shr.u32 %r1, %r1, 1; bra LOOP;\n\
         DONE: mul.wide.u32 %rd9, %r0, 4; add.s64 %rd10, %rd0, %rd9; st.global.u32 [%rd10], %r2;\n\
         and.b32 %r4, %r0, 3;\n\
         targets: .branchtargets A, B, C, B;\n\
         brx.idx %r4, targets;\n\
         A: mov.u32 %r5, 10; bra END;\n\
         B: mov.u32 %r5, 20; bra END;\n\
         C: mov.u32 %r5, 30;\n\
         END: add.s64 %rd10, %rd1, %rd9; st.global.u32 [%rd10], %r5;",
    );
    let out = run(&text, 100, ["buf:u32x100:zeros", "buf:u32x100:zeros", NONE]);
    for i in 0..100usize {
        let (mut n, mut steps) = (i as u64 + 1, 0);
        while n != 1 {
            n = if n % 2 == 0 { n / 2 } else { 3 * n + 1 };
            steps += 1;
        }
        assert_eq!(out[0].element(i), steps, "thread {i}");
        assert_eq!(out[1].element(i), [10, 20, 30, 20][i % 4]);
    }
}

const FIBONACCI: &str = ".func (.param .b32 result) fib(.param .b32 n)\n{\n\
    .reg .pred %p; .reg .b32 %r<6>;\n\
    ld.param.b32 %r1, [n]; setp.gt.u32 %p, %r1, 1; @%p bra MORE;\n\
    st.param.b32 [result], %r1; ret;\n\
    MORE: sub.u32 %r2, %r1, 1; sub.u32 %r3, %r1, 2;\n\
    { .param .b32 in; .param .b32 out; st.param.b32 [in], %r2; call.uni (out), fib, (in); ld.param.b32 %r4, [out]; }\n\
    { .param .b32 in; .param .b32 out; st.param.b32 [in], %r3; call.uni (out), fib, (in); ld.param.b32 %r5, [out]; }\n\
    add.u32 %r4, %r4, %r5; st.param.b32 [result], %r4; ret;\n}\n";

#[test]
fn recursion_with_divergent_depth() {
    let text = module(
        &(FIBONACCI.to_owned()
            + &kernel_only(
                "rem.u32 %r1, %r0, 13; { .param .b32 in; .param .b32 out; st.param.b32 [in], %r1;\n\
                 call (out), fib, (in); ld.param.b32 %r2, [out]; }\n\
                 mul.wide.u32 %rd9, %r0, 4; add.s64 %rd10, %rd0, %rd9; st.global.u32 [%rd10], %r2;",
            )),
    );
    let out = run(&text, 64, ["buf:u32x64:zeros", NONE, NONE]);
    let mut fib = vec![0u64, 1];
    (2..13).for_each(|i| fib.push(fib[i - 1] + fib[i - 2]));
    for i in 0..64 {
        assert_eq!(out[0].element(i), fib[i % 13]);
    }
}

#[test]
fn structures_are_passed_by_value() {
    // The callee changes its copy, directly and through its address; the caller's stays.
    let text = module(
        &(".func (.param .align 8 .b8 result[16]) change(.param .align 8 .b8 s[16], .param .b32 by)\n{\n\
           .reg .b32 %r<4>; .reg .b64 %rd<6>;\n\
           ld.param.b32 %r1, [by]; ld.param.b32 %r2, [s+4]; add.u32 %r2, %r2, %r1; st.param.b32 [s+4], %r2;\n\
           mov.b64 %rd1, s; cvta.local.u64 %rd2, %rd1; ld.u64 %rd3, [%rd2+8]; shl.b64 %rd3, %rd3, 1; st.u64 [%rd2+8], %rd3;\n\
           ld.param.v2.b64 {%rd4, %rd5}, [s]; st.param.v2.b64 [result], {%rd4, %rd5}; ret;\n}\n"
            .to_owned()
            + &kernel_only(
                "{ .param .align 8 .b8 p[16]; .param .b32 q; .param .align 8 .b8 r[16];\n\
                 st.param.v2.b32 [p], {1, 2}; st.param.b64 [p+8], 21; st.param.b32 [q], %r0;\n\
                 call.uni (r), change, (p, q);\n\
                 ld.param.b32 %r1, [r+4]; ld.param.b64 %rd9, [r+8]; ld.param.b32 %r2, [p+4]; ld.param.b64 %rd10, [p+8]; }\n\
                 st.global.u32 [%rd0], %r1; st.global.u32 [%rd0+4], %rd9; st.global.u32 [%rd0+8], %r2; st.global.u32 [%rd0+12], %rd10;",
            )),
    );
    let out = run(&text, 1, ["buf:u32x4:zeros", NONE, NONE]);
    assert_eq!(elements(&out[0]), [2, 42, 2, 21]);
}

#[test]
fn indirect_calls_and_register_parameters() {
    let text = module(
        &(".func (.reg .b32 r) twice(.reg .b32 x) { add.u32 r, x, x; ret; }\n\
           .func (.reg .b32 r) square(.reg .b32 x) { mul.lo.u32 r, x, x; ret; }\n\
           .func (.reg .b32 r) other(.reg .b32 x);\n.alias other, square;\n\
           .global .align 8 .u64 table[2] = {twice, square};\n"
            .to_owned()
            + &kernel_only(
                "and.b32 %r1, %r0, 1; mul.wide.u32 %rd9, %r1, 8; mov.u64 %rd10, table; add.s64 %rd10, %rd10, %rd9;\n\
                 ld.global.u64 %rd11, [%rd10];\n\
                 proto: .callprototype (.reg .b32 _) _ (.reg .b32 _);\n\
                 call (%r2), %rd11, (%r0), proto;\n\
                 call.uni (%r3), other, (5); mov.u64 %rd12, square; call (%r4), %rd12, (%r3), proto;\n\
                 add.u32 %r2, %r2, %r4;\n\
                 mul.wide.u32 %rd9, %r0, 4; add.s64 %rd10, %rd0, %rd9; st.global.u32 [%rd10], %r2;",
            )),
    );
    let out = run(&text, 32, ["buf:u32x32:zeros", NONE, NONE]);
    for i in 0..32u64 {
        assert_eq!(out[0].element(i as usize), 625 + if i % 2 == 0 { 2 * i } else { i * i });
    }
}

#[test]
fn inline_assembly_idioms() {
    // What CUDA code writes into asm statements: scopes with registers of the same name, comments, dual
    // destinations, constants.
    let text = kernel(
        "{ .reg .pred p; .reg .u32 t0, t1; setp.ne.s32 p, %r0, 3; selp.u32 t0, 1, 0, p; mov.u32 t1, t0; /* copy */\n\
           { .reg .u32 t0; mov.u32 t0, 40; add.u32 %r1, t0, t1; }\n\
           add.u32 %r1, %r1, t0; // 42 or 40\n\
         }\n\
         { .reg .pred p; .reg .u32 r0; shfl.sync.down.b32 r0|p, %r0, 2, 0x1f, 0xffffffff;\n\
           @p add.u32 r0, r0, 100; mov.u32 %r2, r0; }\n\
         { .reg .pred %p; setp.gt.u32 %p, %r0, 10; @!%p bra skip; mov.u32 %r1, 7; skip: }\n\
         mov.u32 %r3, %laneid; mov.u32 %r4, %lanemask_lt; popc.b32 %r4, %r4; sub.u32 %r3, %r3, %r4; // zero\n\
         add.u32 %r2, %r2, %r3;\n\
         mul.wide.u32 %rd9, %r0, 8; add.s64 %rd10, %rd0, %rd9; st.global.v2.u32 [%rd10], {%r1, %r2};",
    );
    let out = run(&text, 32, ["buf:u32x64:zeros", NONE, NONE]);
    for i in 0..32u64 {
        let want = if i > 10 {
            7
        } else if i == 3 {
            40
        } else {
            42
        };
        assert_eq!(out[0].element(2 * i as usize), want);
        assert_eq!(out[0].element(2 * i as usize + 1), if i < 30 { i + 102 } else { i });
    }
}

#[test]
fn dynamic_stack() {
    let text = kernel(
        "stacksave.u64 %rd9; mov.u64 %rd12, 0; mov.u32 %r1, 0;\n\
         LOOP: add.u32 %r2, %r0, 1; mul.wide.u32 %rd13, %r2, 8; alloca.u64 %rd10, %rd13, 16; and.b64 %rd11, %rd10, 15;\n\
         or.b64 %rd12, %rd12, %rd11; sub.s64 %rd13, %rd13, 8; add.s64 %rd14, %rd10, %rd13; st.local.u64 [%rd14], %rd13;\n\
         cvta.local.u64 %rd15, %rd14; ld.u64 %rd16, [%rd15]; stackrestore.u64 %rd9;\n\
         add.u32 %r1, %r1, 1; setp.lt.u32 %p1, %r1, 5; @%p1 bra LOOP;\n\
         mul.wide.u32 %rd17, %r0, 8; add.s64 %rd17, %rd17, %rd0; add.s64 %rd16, %rd16, %rd12; st.global.u64 [%rd17], %rd16;",
    );
    let out = run(&text, 40, ["buf:u64x40:zeros", NONE, NONE]);
    assert!((0..40).all(|i| out[0].element(i) == 8 * i as u64));
}

#[test]
fn debug_information_is_skipped() {
    let text = ".version 8.0\n.target sm_90, debug\n.address_size 64\n\
        .visible .entry k(.param .u64 .ptr .global .align 4 a)\n.maxntid 64, 1, 1\n.minnctapersm 2\n{\n\
        .reg .b64 %rd<2>;\n.loc 1 3 5\n ld.param.u64 %rd1, [a];\n .loc 1 4 0, function_name $L__info_string0, inlined_at 1 3 5\n\
        .pragma \"nounroll\";\n$L__tmp0:\n st.global.u32 [%rd1], 5;\n ret;\n$L__func_end0:\n}\n\
        .file 1 \"dir/a.cu\"\n.section .debug_abbrev\n{\n.b8 1\n.b8 17\n.b32 $L__tmp0\n.b64 .debug_str+4\n}\n.section .debug_str { }\n";
    let out = run_text(text, "--kernel k --arg buf:u32x1:zeros").unwrap();
    assert_eq!(out.buffers[0].element(0), 5);
}

#[test]
fn printing() {
    let text = module(
        &(".extern .func (.param .b32 r) vprintf(.param .b64 f, .param .b64 v);\n\
           .global .align 1 .b8 fmt[] = {37, 100, 58, 37, 46, 50, 102, 32, 37, 115, 10, 0};\n.global .align 1 .b8 word[3] = {104, 105};\n"
            .to_owned()
            + &kernel_only(
                ".local .align 8 .b8 va[24]; mov.b64 %rd9, va; cvta.local.u64 %rd9, %rd9; st.u32 [%rd9], %r0;\n\
                 st.f64 [%rd9+8], 0d3FF8000000000000; mov.u64 %rd11, word; st.u64 [%rd9+16], %rd11; mov.u64 %rd10, fmt;\n\
                 { .param .b64 p0; .param .b64 p1; .param .b32 q; st.param.b64 [p0], %rd10; st.param.b64 [p1], %rd9;\n\
                 call.uni (q), vprintf, (p0, p1); ld.param.b32 %r1, [q]; }",
            )),
    );
    let launch = "--kernel k --block 2 --arg null --arg null --arg null";
    assert_eq!(run_text(&text, launch).unwrap().output, "0:1.50 hi\n1:1.50 hi\n");
}
