//! Address spaces, vectors, atomics, copies, initialisers.

use super::{NONE, elements, kernel, kernel_only, module, run};

#[test]
fn saxpy() {
    let text = kernel(
        "mul.wide.u32 %rd9, %r0, 4; add.s64 %rd10, %rd0, %rd9; add.s64 %rd11, %rd1, %rd9;\n\
         ld.global.f32 %r1, [%rd10]; ld.global.f32 %r2, [%rd11]; fma.rn.f32 %r1, %r1, 0f40000000, %r2;\n\
         st.global.f32 [%rd11], %r1;",
    );
    let out = run(&text, 100, ["buf:f32x100:iota", "y=buf:f32x100:fill:0.5", NONE]);
    for i in 0..100 {
        assert_eq!(f32::from_bits(out[1].element(i) as u32), 2.0 * i as f32 + 0.5);
    }
}

#[test]
fn widths_vectors_and_sinks() {
    let text = kernel(
        "ld.global.s8 %r1, [%rd1]; st.global.u32 [%rd0], %r1;\n\
         ld.global.u8 %rd9, [%rd1]; st.global.u64 [%rd0+8], %rd9;\n\
         ld.global.s16 %rd9, [%rd1]; st.global.b64 [%rd0+16], %rd9;\n\
         ld.global.v4.u32 {%r1,%r2,_,%r4}, [%rd1+16]; st.global.v2.b32 [%rd0+24], {%r4,%r1};\n\
         ld.global.v2.u8 {%h1,%h2}, [%rd1+2]; st.global.v2.b16 [%rd0+32], {%h2,%h1};\n\
         .reg .b128 %q; ld.global.b128 %q, [%rd1+16]; mov.b128 {%rd9,%rd10}, %q; st.global.u64 [%rd0+40], %rd10;\n\
         mov.b128 %q, {%rd10,%rd9}; st.global.b128 [%rd0+48], %q;\n\
         ld.volatile.global.u32 %r1, [%rd1+16]; ld.relaxed.gpu.global.u32 %r2, [%rd1+16];\n\
         ld.acquire.sys.u32 %r3, [%rd1+16]; ld.global.nc.L1::no_allocate.u32 %r4, [%rd1+16];\n\
         ld.global.L2::cache_hint.u32 %r5, [%rd1+16], %rd9; ldu.global.u32 %r6, [%rd1+16];\n\
         add.u32 %r1, %r1, %r2; add.u32 %r1, %r1, %r3; add.u32 %r1, %r1, %r4; add.u32 %r1, %r1, %r5;\n\
         add.u32 %r1, %r1, %r6; st.release.gpu.global.u32 [%rd0+64], %r1;\n\
         prefetch.global.L2 [%rd1]; fence.acq_rel.gpu; membar.gl;",
    );
    let words = "buf:u32x8:values:0x8281ff80,0,0,0,1,2,3,4";
    let out = run(&text, 1, ["buf:u64x9:zeros", words, NONE]);
    let want = [
        0xffff_ff80,
        0x80,
        0xffff_ffff_ffff_ff80,
        1 << 32 | 4,
        0x0081_0082,
        4 << 32 | 3,
        4 << 32 | 3,
        2 << 32 | 1,
        6,
    ];
    assert_eq!(elements(&out[0]), want);
}

#[test]
fn spaces_and_generic_addresses() {
    let text = module(
        &(".const .align 4 .u32 table[4] = {10, 20, 30, 40};\n\
           .global .align 4 .u32 counter = 7;\n\
           .shared .align 4 .u32 s[32];\n"
            .to_owned()
            + &kernel_only(
                ".local .align 8 .b8 depot[16];\n\
                 ld.const.u32 %r1, [table+8]; st.global.u32 [%rd0], %r1;\n\
                 cvta.const.u64 %rd9, table; ld.u32 %r1, [%rd9+4]; st.global.u32 [%rd0+4], %r1;\n\
                 mov.u64 %rd9, counter; cvta.global.u64 %rd9, %rd9; ld.u32 %r1, [%rd9]; st.global.u32 [%rd0+8], %r1;\n\
                 mov.u64 %rd9, s; st.shared.u32 [%rd9+4], 99; cvta.shared.u64 %rd10, %rd9; ld.u32 %r1, [%rd10+4];\n\
                 st.global.u32 [%rd0+12], %r1;\n\
                 mov.b64 %rd11, depot; st.local.u32 [%rd11+4], 5; cvta.local.u64 %rd12, %rd11; ld.u32 %r1, [%rd12+4];\n\
                 st.global.u32 [%rd0+16], %r1;\n\
                 isspacep.shared %p1, %rd10; isspacep.local %p2, %rd12; isspacep.global %p3, %rd0; isspacep.shared %p4, %rd0;\n\
                 selp.u32 %r1, 1, 0, %p1; selp.u32 %r2, 2, 0, %p2; selp.u32 %r3, 4, 0, %p3; selp.u32 %r4, 8, 0, %p4;\n\
                 or.b32 %r1, %r1, %r2; or.b32 %r3, %r3, %r4; or.b32 %r1, %r1, %r3; st.global.u32 [%rd0+20], %r1;\n\
                 cvta.to.shared.u64 %rd13, %rd10; sub.s64 %rd13, %rd13, %rd9; st.global.u32 [%rd0+24], %rd13;\n\
                 mov.b64 %rd14, a; ld.param.u64 %rd15, [%rd14]; cvta.param.u64 %rd16, %rd14; ld.u64 %rd17, [%rd16];\n\
                 sub.s64 %rd15, %rd15, %rd17; st.global.u32 [%rd0+28], %rd15;",
            )),
    );
    let out = run(&text, 1, ["buf:u32x8:fill:1", NONE, NONE]);
    assert_eq!(elements(&out[0]), [30, 20, 7, 99, 5, 7, 0, 0]);
}

#[test]
fn initialisers() {
    let text = module(
        &(".global .align 4 .f32 floats[3] = {0f3F800000, 2.5, -0f40400000};\n\
           .global .u32 grid[2][3] = {{1, 2}, {4, 5, 6}};\n\
           .global .align 8 .u64 links[3] = {grid+8, generic(floats)+4, 0};\n\
           .global .align 8 .u8 packed[9] = {1, 0xFF(generic(grid)), 0xFF00(generic(grid)), 0xFF0000(generic(grid)),\n\
             0xFF000000(generic(grid)), 0xFF00000000(generic(grid)), 0xFF0000000000(generic(grid)),\n\
             0xFF000000000000(generic(grid)), 0xFF00000000000000(generic(grid))};\n\
           .visible .global .align 1 .b8 text[] = {72, 105, -1};\n"
            .to_owned()
            + &kernel_only(
                "ld.global.u64 %rd9, [links]; ld.global.u32 %r1, [%rd9]; st.global.u32 [%rd0], %r1;\n\
                 ld.global.u64 %rd9, [links+8]; ld.f32 %r1, [%rd9]; st.global.u32 [%rd0+4], %r1;\n\
                 ld.global.u32 %r1, [floats+8]; st.global.u32 [%rd0+8], %r1;\n\
                 ld.global.u32 %r1, [grid+12]; st.global.u32 [%rd0+12], %r1;\n\
                 ld.global.s8 %r1, [text+2]; st.global.u32 [%rd0+16], %r1;\n\
                 mov.u64 %rd9, packed; mov.u64 %rd10, 0; mov.u64 %rd12, 56;\n\
                 LOOP: add.s64 %rd13, %rd9, 8; ld.global.u8 %rd11, [%rd13]; shl.b64 %rd10, %rd10, 8;\n\
                 or.b64 %rd10, %rd10, %rd11; sub.s64 %rd9, %rd9, 1; sub.s64 %rd12, %rd12, 8;\n\
                 setp.ge.s64 %p1, %rd12, 0; @%p1 bra LOOP;\n\
                 ld.u32 %r1, [%rd10+16]; st.global.u32 [%rd0+20], %r1;",
            )),
    );
    let out = run(&text, 1, ["buf:u32x6:zeros", NONE, NONE]);
    let f = |v: f32| u64::from(v.to_bits());
    assert_eq!(elements(&out[0]), [0, f(2.5), f(-3.0), 4, 0xffff_ffff, 5]);
}

#[test]
fn atomics() {
    let text = kernel(
        "atom.global.add.u32 %r1, [%rd0], 1; red.global.add.u64 [%rd0+8], 2;\n\
         red.relaxed.gpu.global.max.s32 [%rd0+16], %r0; atom.min.u32 %r1, [%rd0+20], %r0;\n\
         atom.global.inc.u32 %r1, [%rd0+24], 9; atom.global.dec.u32 %r1, [%rd0+28], 9;\n\
         red.global.add.f32 [%rd0+32], 0f3F000000; atom.global.add.f64 %rd9, [%rd0+40], 0d3FD0000000000000;\n\
         red.global.add.noftz.f16x2 [%rd0+48], 0x3C004000; atom.global.or.b32 %r1, [%rd0+52], %r0;\n\
         atom.global.xor.b32 _, [%rd0+56], 1; atom.acq_rel.gpu.global.exch.b32 %r1, [%rd0+60], 77;\n\
         RETRY: ld.global.u32 %r1, [%rd0+64]; add.u32 %r2, %r1, 3; atom.global.cas.b32 %r3, [%rd0+64], %r1, %r2;\n\
         setp.ne.u32 %p1, %r3, %r1; @%p1 bra RETRY;\n\
         red.global.v2.f32.add [%rd0+72], {0f3F800000, 0f40000000};",
    );
    let out = run(&text, 64, ["buf:u32x20:fill:0", NONE, NONE]);
    let got = elements(&out[0]);
    let f = |v: f32| u64::from(v.to_bits());
    assert_eq!(got[0], 64);
    assert_eq!(got[2], 128);
    assert_eq!((got[4], got[5]), (63, 0));
    // 64 steps of a counter that wraps after 9; and downwards from zero.
    assert_eq!((got[6], got[7]), (4, 6));
    assert_eq!(got[8], f(32.0));
    assert_eq!(f64::from_bits(got[11] << 32 | got[10]), 16.0);
    assert_eq!(got[12], 0x5400_5800);
    assert_eq!((got[13], got[14], got[15], got[16]), (63, 0, 77, 192));
    assert_eq!((got[18], got[19]), (f(64.0), f(128.0)));
}

#[test]
fn transpose_through_shared_memory() {
    let text = module(
        &(".extern .shared .align 16 .b8 dynamic[];\n.shared .align 4 .b8 fixed[64];\n".to_owned()
            + &kernel_only(
                "mul.wide.u32 %rd9, %r0, 4; add.s64 %rd10, %rd0, %rd9; ld.global.u32 %r1, [%rd10];\n\
                 and.b32 %r2, %r0, 7; shr.u32 %r3, %r0, 3; mad.lo.u32 %r4, %r2, 9, %r3; shl.b32 %r4, %r4, 2;\n\
                 mov.u32 %r5, dynamic; add.u32 %r4, %r4, %r5; st.shared.u32 [%r4], %r1; bar.sync 0;\n\
                 mad.lo.u32 %r4, %r3, 9, %r2; shl.b32 %r4, %r4, 2; add.u32 %r4, %r4, %r5; ld.shared.u32 %r1, [%r4];\n\
                 add.s64 %rd10, %rd1, %rd9; st.global.u32 [%rd10], %r1;\n\
                 mov.u32 %r6, %dynamic_smem_size; st.global.u32 [%rd2], %r6;",
            )),
    );
    let launch = "--kernel k --block 64 --shared 288 --arg buf:u32x64:iota --arg buf:u32x64:zeros --arg buf:u32x1:zeros";
    let out = super::run_text(&text, launch).unwrap();
    for i in 0..64 {
        assert_eq!(out.buffers[1].element(i), (i as u64 % 8) * 8 + i as u64 / 8);
    }
    assert_eq!(out.buffers[2].element(0), 288);
}

#[test]
fn asynchronous_copies_and_mbarriers() {
    let text = module(
        &(".shared .align 16 .b8 s[256];\n.shared .align 8 .b64 bar;\n".to_owned()
            + &kernel_only(
                "mov.u32 %r1, s; mov.u32 %r2, bar; setp.eq.u32 %p1, %r0, 0; @%p1 mbarrier.init.shared.b64 [%r2], 32; bar.sync 0;\n\
                 mul.wide.u32 %rd9, %r0, 4; add.s64 %rd10, %rd1, %rd9; shl.b32 %r3, %r0, 2; add.u32 %r4, %r1, %r3;\n\
                 cp.async.ca.shared.global [%r4], [%rd10], 4; cp.async.commit_group; cp.async.wait_group 0;\n\
                 mbarrier.arrive.shared.b64 %rd11, [%r2];\n\
                 WAIT: mbarrier.test_wait.shared.b64 %p2, [%r2], %rd11; @!%p2 bra WAIT;\n\
                 xor.b32 %r3, %r3, 4; add.u32 %r4, %r1, %r3; ld.shared.u32 %r5, [%r4];\n\
                 add.s64 %rd10, %rd0, %rd9; st.global.u32 [%rd10], %r5;\n\
                 // zeros fill what is not read\n\
                 add.u32 %r4, %r1, 128; cp.async.cg.shared.global.L2::128B [%r4], [%rd1], 16, 4; ld.shared.u32 %r6, [%r4+4];\n\
                 st.global.u32 [%rd2], %r6;\n\
                 // a bulk copy that completes a transaction\n\
                 @%p1 mbarrier.arrive.expect_tx.release.cta.shared::cta.b64 _, [%r2], 64;\n\
                 @!%p1 mbarrier.arrive.shared.b64 _, [%r2];\n\
                 add.u32 %r4, %r1, 192;\n\
                 @%p1 cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%r4], [%rd1], 64, [%r2];\n\
                 SPIN: mbarrier.try_wait.parity.shared::cta.b64 %p3, [%r2], 1; @!%p3 bra SPIN;\n\
                 ld.shared.u32 %r6, [%r4+60]; st.global.u32 [%rd2+4], %r6;",
            )),
    );
    let out = run(&text, 32, ["buf:u32x32:zeros", "buf:u32x32:iota:100", "buf:u32x2:fill:9"]);
    assert_eq!(out[0].element(6), 107);
    assert_eq!(out[0].element(7), 106);
    assert_eq!(elements(&out[2]), [0, 115]);
}

#[test]
fn matrices() {
    // C = A * B for 16 by 16 by 8, with A and B moved from shared memory by ldmatrix.
    let text = module(
        &(".shared .align 16 .b8 sa[512];\n.shared .align 16 .b8 sb[256];\n".to_owned()
            + &kernel_only(
                "mov.u32 %r1, sa; mov.u32 %r2, sb; shl.b32 %r3, %r0, 4; cvt.u64.u32 %rd9, %r3;\n\
                 add.s64 %rd10, %rd0, %rd9; ld.global.v4.b32 {%r10,%r11,%r12,%r13}, [%rd10]; add.u32 %r4, %r1, %r3;\n\
                 st.shared.v4.b32 [%r4], {%r10,%r11,%r12,%r13};\n\
                 setp.lt.u32 %p1, %r0, 16; @!%p1 bra LOADED;\n\
                 add.s64 %rd10, %rd1, %rd9; ld.global.v4.b32 {%r10,%r11,%r12,%r13}, [%rd10]; add.u32 %r4, %r2, %r3;\n\
                 st.shared.v4.b32 [%r4], {%r10,%r11,%r12,%r13};\n\
                 LOADED: bar.warp.sync -1;\n\
                 // rows of A: lane i mod 16, half of the row by i / 16\n\
                 and.b32 %r5, %r0, 15; shl.b32 %r5, %r5, 5; shr.u32 %r6, %r0, 4; shl.b32 %r6, %r6, 4; add.u32 %r5, %r5, %r6;\n\
                 add.u32 %r5, %r5, %r1; ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%r20,%r21,%r22,%r23}, [%r5];\n\
                 and.b32 %r5, %r0, 15; shl.b32 %r5, %r5, 4; add.u32 %r5, %r5, %r2;\n\
                 ldmatrix.sync.aligned.m8n8.x2.trans.shared.b16 {%r24,%r25}, [%r5];\n\
                 mov.b32 %r30, 0f00000000;\n\
                 mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%r31,%r32,%r33,%r34}, {%r20,%r21,%r22,%r23}, {%r24,%r25}, {%r30,%r30,%r30,%r30};\n\
                 shr.u32 %r6, %r0, 2; and.b32 %r7, %r0, 3; shl.b32 %r7, %r7, 1; mad.lo.u32 %r8, %r6, 8, %r7; mul.wide.u32 %rd9, %r8, 4;\n\
                 add.s64 %rd10, %rd2, %rd9; st.global.v2.f32 [%rd10], {%r31,%r32}; st.global.v2.f32 [%rd10+256], {%r33,%r34};",
            )),
    );
    let out = run(
        &text,
        32,
        ["buf:f16x256:random:1:-2:2", "buf:f16x128:random:2:-2:2", "buf:f32x128:zeros"],
    );
    let half =
        |b: usize, i: usize| gpu_sim::float::widen(gpu_sim::float::Format::F16, out[b].element(i));
    for y in 0..16 {
        for x in 0..8 {
            let want: f64 = (0..16).map(|k| half(0, y * 16 + k) * half(1, k * 8 + x)).sum();
            let got = f64::from(f32::from_bits(out[2].element(y * 8 + x) as u32));
            assert!((got - want).abs() < 1e-5, "({y},{x}) {got} {want}");
        }
    }
}

#[test]
fn wmma() {
    let text = kernel(
        ".reg .b32 %a<8>; .reg .b32 %b<8>; .reg .b32 %c<8>; .reg .b32 %d<8>;\n\
         wmma.load.a.sync.aligned.row.m16n16k16.global.f16 {%a0,%a1,%a2,%a3,%a4,%a5,%a6,%a7}, [%rd0], 16;\n\
         wmma.load.b.sync.aligned.col.m16n16k16.global.f16 {%b0,%b1,%b2,%b3,%b4,%b5,%b6,%b7}, [%rd1], 16;\n\
         wmma.load.c.sync.aligned.row.m16n16k16.global.f32 {%c0,%c1,%c2,%c3,%c4,%c5,%c6,%c7}, [%rd2], 16;\n\
         wmma.mma.sync.aligned.row.col.m16n16k16.f32.f32 {%d0,%d1,%d2,%d3,%d4,%d5,%d6,%d7},\n\
           {%a0,%a1,%a2,%a3,%a4,%a5,%a6,%a7}, {%b0,%b1,%b2,%b3,%b4,%b5,%b6,%b7}, {%c0,%c1,%c2,%c3,%c4,%c5,%c6,%c7};\n\
         wmma.store.d.sync.aligned.row.m16n16k16.global.f32 [%rd2], {%d0,%d1,%d2,%d3,%d4,%d5,%d6,%d7}, 16;",
    );
    let out = run(
        &text,
        32,
        ["buf:f16x256:random:1:-2:2", "buf:f16x256:random:2:-2:2", "buf:f32x256:fill:3"],
    );
    let half =
        |b: usize, i: usize| gpu_sim::float::widen(gpu_sim::float::Format::F16, out[b].element(i));
    for y in 0..16 {
        for x in 0..16 {
            let want: f64 =
                3.0 + (0..16).map(|k| half(0, y * 16 + k) * half(1, x * 16 + k)).sum::<f64>();
            let got = f64::from(f32::from_bits(out[2].element(y * 16 + x) as u32));
            assert!((got - want).abs() < 1e-5, "({y},{x}) {got} {want}");
        }
    }
}
