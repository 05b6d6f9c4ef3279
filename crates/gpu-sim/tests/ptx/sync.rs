//! Barriers, warp operations, and programs that wait for each other.

use super::{NONE, elements, kernel, kernel_only, module, run, run_text};

#[test]
fn reduction_with_barriers() {
    let text = module(
        &(".shared .align 4 .f32 s[256];\n".to_owned()
            + &kernel_only(
                "mov.u64 %rd10, s; mul.wide.u32 %rd9, %r0, 4; add.s64 %rd11, %rd0, %rd9; add.s64 %rd10, %rd10, %rd9;\n\
                 ld.global.f32 %r1, [%rd11]; st.shared.f32 [%rd10], %r1; mov.u32 %r2, 128;\n\
                 LOOP: bar.sync 0; setp.ge.u32 %p1, %r0, %r2; @%p1 bra SKIP;\n\
                 mul.wide.u32 %rd12, %r2, 4; add.s64 %rd12, %rd12, %rd10; ld.shared.f32 %r3, [%rd12]; ld.shared.f32 %r1, [%rd10];\n\
                 add.f32 %r1, %r1, %r3; st.shared.f32 [%rd10], %r1;\n\
                 SKIP: shr.u32 %r2, %r2, 1; setp.ne.u32 %p1, %r2, 0; @%p1 bra LOOP;\n\
                 setp.ne.u32 %p1, %r0, 0; @%p1 bra END; st.global.f32 [%rd1], %r1;\n\
                 END:",
            )),
    );
    let out = run(&text, 256, ["buf:f32x256:iota:1", "buf:f32x1:zeros", NONE]);
    assert_eq!(f32::from_bits(out[1].element(0) as u32), 256.0 * 257.0 / 2.0);
}

#[test]
fn barrier_reductions_and_named_barriers() {
    let text = module(
        &(".shared .align 4 .u32 box;\n".to_owned()
            + &kernel_only(
                "setp.lt.u32 %p1, %r0, 10; bar.red.popc.u32 %r1, 0, %p1; bar.red.or.pred %p2, 0, %p1; bar.red.and.pred %p3, 0, %p1;\n\
                 selp.u32 %r2, 1, 0, %p2; selp.u32 %r3, 2, 0, %p3; or.b32 %r2, %r2, %r3; shl.b32 %r2, %r2, 8; or.b32 %r1, %r1, %r2;\n\
                 // the first warp produces, the second consumes\n\
                 setp.ge.u32 %p4, %r0, 32; @%p4 bra CONSUME;\n\
                 setp.eq.u32 %p5, %r0, 0; @%p5 st.shared.u32 [box], 1234; bar.arrive 3, 64; bra JOIN;\n\
                 CONSUME: bar.sync 3, 64; ld.shared.u32 %r4, [box]; shl.b32 %r4, %r4, 16; or.b32 %r1, %r1, %r4;\n\
                 JOIN: mul.wide.u32 %rd9, %r0, 4; add.s64 %rd9, %rd9, %rd0; st.global.u32 [%rd9], %r1;",
            )),
    );
    let out = run(&text, 64, ["buf:u32x64:zeros", NONE, NONE]);
    assert_eq!(out[0].element(0), 0x10a);
    assert_eq!(out[0].element(40), 1234 << 16 | 0x10a);
}

#[test]
fn shuffles() {
    let text = kernel(
        "shfl.sync.up.b32 %r1|%p1, %r0, 3, 0, -1; shfl.sync.bfly.b32 %r2|%p2, %r0, 5, 0x1f, -1;\n\
         shfl.sync.idx.b32 %r3|%p3, %r0, 9, 0x181f, -1; shfl.sync.down.b32 %r4|%p4, %r0, 1, 0x1807, -1;\n\
         selp.u32 %r5, 1, 0, %p1; selp.u32 %r6, 1, 0, %p4;\n\
         mul.wide.u32 %rd9, %r0, 32; add.s64 %rd9, %rd9, %rd0;\n\
         st.global.v4.u32 [%rd9], {%r1,%r2,%r3,%r4}; st.global.v2.u32 [%rd9+16], {%r5,%r6};",
    );
    let out = run(&text, 32, ["buf:u32x256:zeros", NONE, NONE]);
    for i in 0..32u64 {
        let at = |k: u64| out[0].element((i * 8 + k) as usize);
        assert_eq!((at(0), at(4)), if i >= 3 { (i - 3, 1) } else { (i, 0) });
        assert_eq!(at(1), i ^ 5);
        // Segments of eight lanes.
        assert_eq!(at(2), (i & 0x18) | 1);
        assert_eq!((at(3), at(5)), if i % 8 == 7 { (i, 0) } else { (i + 1, 1) }, "lane {i}");
    }
}

#[test]
fn votes_matches_and_reductions() {
    let text = kernel(
        "setp.lt.u32 %p1, %r0, 4; vote.sync.ballot.b32 %r1, %p1, -1; vote.sync.all.pred %p2, %p1, -1;\n\
         vote.sync.any.pred %p3, %p1, -1; vote.sync.uni.pred %p4, !%p1, -1;\n\
         selp.u32 %r2, 1, 0, %p2; selp.u32 %r3, 2, 0, %p3; selp.u32 %r4, 4, 0, %p4; or.b32 %r2, %r2, %r3; or.b32 %r2, %r2, %r4;\n\
         shr.u32 %r5, %r0, 3; match.any.sync.b32 %r6, %r5, -1; match.all.sync.b32 %r7|%p5, %r5, -1;\n\
         redux.sync.add.u32 %r8, %r0, -1; redux.sync.max.s32 %r9, %r0, -1; redux.sync.xor.b32 %r10, %r0, -1;\n\
         activemask.b32 %r11; elect.sync %r12|%p6, -1; selp.u32 %r13, 1, 0, %p6;\n\
         mul.wide.u32 %rd9, %r0, 64; add.s64 %rd9, %rd9, %rd0; st.global.v4.u32 [%rd9], {%r1,%r2,%r6,%r7};\n\
         st.global.v4.u32 [%rd9+16], {%r8,%r9,%r10,%r11}; st.global.v2.u32 [%rd9+32], {%r12,%r13};\n\
         @%p1 bra FEW; bra JOIN; FEW: activemask.b32 %r14; redux.sync.min.u32 %r15, %r0, 0xf; st.global.v2.u32 [%rd9+40], {%r14,%r15}; JOIN:",
    );
    let out = run(&text, 32, ["buf:u32x512:zeros", NONE, NONE]);
    let row = |i: usize| -> Vec<u64> { (0..12).map(|k| out[0].element(i * 16 + k)).collect() };
    assert_eq!(row(1), [0xf, 2, 0xff, 0, 496, 31, 0, 0xffff_ffff, 0, 0, 0xf, 0]);
    assert_eq!(row(9)[2], 0xff00);
    assert_eq!(row(0)[9], 1);
}

#[test]
fn lanes_meet_from_different_places() {
    // Both sides of the branch take part in one shuffle, each with its own instruction.
    let text = kernel(
        "and.b32 %r1, %r0, 1; setp.eq.u32 %p1, %r1, 0; @%p1 bra EVEN;\n\
         mul.lo.u32 %r2, %r0, 100; shfl.sync.bfly.b32 %r3, %r2, 1, 0x1f, -1; bra JOIN;\n\
         EVEN: shfl.sync.bfly.b32 %r3, %r0, 1, 0x1f, -1; add.u32 %r3, %r3, 7;\n\
         JOIN: mul.wide.u32 %rd9, %r0, 4; add.s64 %rd9, %rd9, %rd0; st.global.u32 [%rd9], %r3;",
    );
    let out = run(&text, 32, ["buf:u32x32:zeros", NONE, NONE]);
    for i in 0..32u64 {
        assert_eq!(out[0].element(i as usize), if i % 2 == 0 { (i + 1) * 100 + 7 } else { i - 1 });
    }
}

#[test]
fn a_lock_between_lanes_of_a_warp() {
    // The lane that holds the lock must go on although the others spin below it.
    let text = kernel(
        "SPIN: atom.global.cas.b32 %r1, [%rd1], 0, 1; setp.ne.u32 %p1, %r1, 0; @%p1 bra SPIN;\n\
         ld.global.u32 %r2, [%rd0]; add.u32 %r2, %r2, 1; st.global.u32 [%rd0], %r2; membar.gl;\n\
         atom.global.exch.b32 %r3, [%rd1], 0;",
    );
    let out = run(&text, 96, ["buf:u32x1:zeros", "buf:u32x1:zeros", NONE]);
    assert_eq!(elements(&out[0]), [96]);
}

#[test]
fn blocks_that_wait_for_later_blocks() {
    // Block 0 waits for a flag that the last block sets.
    let text = kernel(
        "mov.u32 %r1, %ctaid.x; setp.ne.u32 %p1, %r1, 0; @%p1 bra SET;\n\
         WAIT: ld.acquire.gpu.global.u32 %r2, [%rd0]; setp.eq.u32 %p2, %r2, 0; @%p2 bra WAIT;\n\
         st.global.u32 [%rd1], %r2; ret;\n\
         SET: setp.ne.u32 %p3, %r1, 3; @%p3 ret; st.release.gpu.global.u32 [%rd0], 42;",
    );
    let launch = "--kernel k --grid 4 --arg buf:u32x1:zeros --arg buf:u32x1:zeros --arg null";
    assert_eq!(run_text(&text, launch).unwrap().buffers[1].element(0), 42);
}

#[test]
fn exits_release_barriers() {
    let text = kernel(
        "setp.lt.u32 %p1, %r0, 40; @%p1 exit; bar.sync 0; mul.wide.u32 %rd9, %r0, 4; add.s64 %rd9, %rd9, %rd0; st.global.u32 [%rd9], 1;",
    );
    let out = run(&text, 64, ["buf:u32x64:zeros", NONE, NONE]);
    assert_eq!(elements(&out[0]).iter().sum::<u64>(), 24);
}

#[test]
fn grid_and_block_positions() {
    let text = kernel(
        "mov.u32 %r1, %tid.x; mov.u32 %r2, %tid.y; mov.u32 %r3, %tid.z; mov.u32 %r4, %ctaid.x; mov.u32 %r5, %ctaid.y; mov.u32 %r6, %ctaid.z;\n\
         mov.u32 %r7, %ntid.x; mov.u32 %r8, %ntid.y; mov.u32 %r9, %ntid.z; mov.u32 %r10, %nctaid.x; mov.u32 %r11, %nctaid.y;\n\
         mad.lo.u32 %r12, %r6, %r11, %r5; mad.lo.u32 %r12, %r12, %r10, %r4; mad.lo.u32 %r12, %r12, %r9, %r3; mad.lo.u32 %r12, %r12, %r8, %r2;\n\
         mad.lo.u32 %r12, %r12, %r7, %r1; mul.wide.u32 %rd9, %r12, 4; add.s64 %rd9, %rd9, %rd0; red.global.add.u32 [%rd9], 1;",
    );
    let launch =
        "--kernel k --grid 2,3,2 --block 5,3,4 --arg buf:u32x720:zeros --arg null --arg null";
    let out = run_text(&text, launch).unwrap();
    assert!(elements(&out.buffers[0]).iter().all(|&n| n == 1));
}
