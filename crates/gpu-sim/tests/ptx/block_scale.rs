//! Scaled products of `tcgen05`, of elements whose sums are known.

use super::run_text;

/// A product of 128 by 8, k of 64, of elements of 4 bits. Row y of A holds 1 or 2, B ones. Each row has the scales 1, 2, 4, 0.5 for 16
/// elements each, but rows 32 to 63 ones; column x of B 1 or 2.
fn kernel(vector: &str) -> String {
    format!(
        ".version 8.8\n.target sm_100a\n.address_size 64\n\
         .visible .entry k(.param .u64 out)\n{{\n\
         .reg .pred %p<4>; .reg .b32 %r<40>; .reg .b64 %rd<10>; .reg .b32 %d<8>;\n\
         .shared .align 1024 .b8 near[8192]; .shared .align 8 .b64 bar; .shared .align 4 .b32 tmem;\n\
         ld.param.b64 %rd1, [out]; mov.u32 %r1, %tid.x; shr.u32 %r2, %r1, 5; setp.eq.u32 %p1, %r1, 0;\n\
         // Rows in groups of eight of 16 bytes each; the second half of k lies 2048 bytes on (A), 128 bytes on (B, from 4096 on).\n\
         and.b32 %r3, %r1, 1; add.u32 %r4, %r3, 1; mul.lo.u32 %r4, %r4, 0x22222222; shl.b32 %r5, %r1, 4; mov.u32 %r6, near; add.u32 %r7, %r6, %r5;\n\
         st.shared.v4.b32 [%r7], {{%r4, %r4, %r4, %r4}}; st.shared.v4.b32 [%r7+2048], {{%r4, %r4, %r4, %r4}};\n\
         mov.u32 %r8, 0x22222222; setp.lt.u32 %p2, %r1, 8;\n\
         @%p2 st.shared.v4.b32 [%r7+4096], {{%r8, %r8, %r8, %r8}}; @%p2 st.shared.v4.b32 [%r7+4224], {{%r8, %r8, %r8, %r8}};\n\
         @%p1 mbarrier.init.shared::cta.b64 [bar], 1; fence.proxy.async.shared::cta;\n\
         setp.ne.u32 %p3, %r2, 0; @%p3 bra READY;\n\
         tcgen05.alloc.cta_group::1.sync.aligned.shared::cta.b32 [tmem], 32;\n\
         READY: bar.sync 0; ld.shared.b32 %r9, [tmem]; shl.b32 %r10, %r2, 21; add.u32 %r11, %r9, %r10; add.u32 %r12, %r11, 8; add.u32 %r13, %r11, 16;\n\
         mov.u32 %r14, 0x30484038; mov.u32 %r15, 0x38383838;\n\
         tcgen05.st.sync.aligned.32x32b.x4.b32 [%r12], {{%r14, %r15, %r14, %r14}};\n\
         mul.lo.u32 %r16, %r3, 0x08080808; add.u32 %r16, %r16, %r15; tcgen05.st.sync.aligned.32x32b.x1.b32 [%r13], {{%r16}};\n\
         tcgen05.wait::st.sync.aligned; tcgen05.fence::before_thread_sync; bar.sync 0; @!%p1 bra WAIT;\n\
         // Start, distance of the halves of k, distance of groups of rows, and the constant 1.\n\
         shr.u32 %r20, %r6, 4; cvt.u64.u32 %rd2, %r20; or.b64 %rd3, %rd2, 0x0000400800800000; add.s64 %rd4, %rd2, 256; or.b64 %rd4, %rd4, 0x0000400800080000;\n\
         add.u32 %r21, %r9, 8; add.u32 %r22, %r9, 16; mov.u32 %r23, 0x08020480;\n\
         tcgen05.mma.cta_group::1.kind::mxf4nvf4.block_scale.{vector} [%r9], %rd3, %rd4, %r23, [%r21], [%r22], 0;\n\
         tcgen05.commit.cta_group::1.mbarrier::arrive::one.shared::cluster.b64 [bar];\n\
         WAIT: mbarrier.try_wait.parity.shared::cta.b64 %p2, [bar], 0; @!%p2 bra WAIT;\n\
         tcgen05.ld.sync.aligned.32x32b.x8.b32 {{%d0, %d1, %d2, %d3, %d4, %d5, %d6, %d7}}, [%r11]; tcgen05.wait::ld.sync.aligned;\n\
         mul.wide.u32 %rd5, %r1, 32; add.s64 %rd5, %rd5, %rd1;\n\
         st.global.v4.b32 [%rd5], {{%d0, %d1, %d2, %d3}}; st.global.v4.b32 [%rd5+16], {{%d4, %d5, %d6, %d7}};\n\
         bar.sync 0; @%p3 ret; tcgen05.dealloc.cta_group::1.sync.aligned.b32 %r9, 32;\nret;\n}}\n"
    )
}

#[test]
fn four_scales_of_a_row() {
    let launch = "--kernel k --block 128 --arg out=buf:f32x1024:zeros";
    for vector in ["block16", "scale_vec::4X"] {
        let text = kernel(vector);
        let outcome = run_text(&text, launch).unwrap_or_else(|e| panic!("{e}"));
        for (at, (y, x)) in (0..128).flat_map(|y| (0..8).map(move |x| (y, x))).enumerate() {
            let scales = if (32..64).contains(&y) { 4.0 } else { 7.5 };
            let want = 16.0 * scales * f64::from(1 + y % 2) * f64::from(1 + x % 2);
            let found: f64 = outcome.buffers[0].display_element(at).parse().expect("a number");
            assert_eq!(found, want, "{vector} ({y},{x})");
        }
    }
    // Scales of 1X are those of 8-bit elements.
    let fault = run_text(&kernel("scale_vec::1X"), launch).expect_err("a fault");
    assert!(fault.message().contains("tcgen05"), "{fault}");
}
