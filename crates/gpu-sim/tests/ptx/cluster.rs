//! Clusters: special registers, their barrier, and one another's shared memory.

use super::{elements, fault, kernel_only, module, run_with};
use gpu_sim::FaultKind;
use gpu_sim::ptx::{Module, Options};
use std::collections::BTreeSet;

/// [`super::kernel`] with clusters of this shape.
fn kernel(shape: &str, body: &str) -> String {
    let text = kernel_only(body).replacen("\n{", &format!("\n.reqnctapercluster {shape}\n{{"), 1);
    module(&text)
}

fn options(seed: u64) -> Options {
    Options { hostile: Some(seed), max_instructions: 1_000_000, ..Options::default() }
}

/// Runs on the kind machine and on hostile ones, and gives the first buffer's outcomes.
fn outcomes(text: &str, launch: &str, seeds: u64) -> BTreeSet<Vec<u64>> {
    let all = std::iter::once(Options::default()).chain((0..seeds).map(options));
    let run = |options: Options| {
        let outcome = run_with(text, launch, &options).unwrap_or_else(|e| panic!("{e}\n{text}"));
        elements(&outcome.buffers[0])
    };
    all.map(run).collect()
}

#[test]
fn special_registers() {
    let body = "mov.u32 %r1, %ctaid.y; mov.u32 %r2, %nctaid.x; mov.u32 %r3, %ctaid.x; mad.lo.u32 %r1, %r1, %r2, %r3;\n\
        mul.wide.u32 %rd9, %r1, 32; add.s64 %rd9, %rd9, %rd0; setp.ne.u32 %p1, %r0, 0; @%p1 ret;\n\
        mov.u32 %r10, %clusterid.x; mov.u32 %r11, %clusterid.y; mov.u32 %r12, %cluster_ctaid.x; mov.u32 %r13, %cluster_ctaid.y;\n\
        st.global.v4.u32 [%rd9], {%r10,%r11,%r12,%r13};\n\
        mov.u32 %r10, %cluster_ctarank; mov.u32 %r11, %cluster_nctarank; mov.u32 %r12, %nclusterid.x; mov.u32 %r13, %cluster_nctaid.y;\n\
        st.global.v4.u32 [%rd9+16], {%r10,%r11,%r12,%r13};";
    let launch = "--kernel k --grid 6,2 --arg buf:u32x96:zeros --arg null --arg null";
    let found = outcomes(&kernel("2, 2, 1", body), launch, 3);
    assert_eq!(found.len(), 1);
    for (n, row) in found.iter().flat_map(|all| all.chunks(8)).enumerate() {
        let (x, y) = (n as u64 % 6, n as u64 / 6);
        let rank = x % 2 + 2 * (y % 2);
        assert_eq!(row, [x / 2, y / 2, x % 2, y % 2, rank, 4, 3, 2]);
    }
}

#[test]
fn blocks_read_one_another_after_the_barrier() {
    let body = |arrive: &str| {
        format!(
            ".shared .align 4 .b8 box[4]; mov.u32 %r1, %cluster_ctarank; add.u32 %r2, %r1, 10; mov.u32 %r5, box;\n\
             setp.eq.u32 %p1, %r0, 0; @%p1 st.shared.u32 [%r5], %r2;\n\
             barrier.cluster.{arrive}; barrier.cluster.wait;\n\
             add.u32 %r3, %r1, 1; rem.u32 %r3, %r3, 3; mapa.shared::cluster.u32 %r4, %r5, %r3; ld.shared::cluster.u32 %r6, [%r4];\n\
             getctarank.shared::cluster.u32 %r7, %r4; mad.lo.u32 %r6, %r7, 100, %r6;\n\
             cvta.shared.u64 %rd5, box; mapa.u64 %rd6, %rd5, %r3; ld.u32 %r8, [%rd6]; mad.lo.u32 %r6, %r8, 1000, %r6;\n\
             barrier.cluster.arrive; barrier.cluster.wait;\n\
             @!%p1 ret; mov.u32 %r9, %ctaid.x; mul.wide.u32 %rd9, %r9, 4; add.s64 %rd9, %rd9, %rd0; st.global.u32 [%rd9], %r6;"
        )
    };
    let launch = "--kernel k --grid 6 --block 64 --arg buf:u32x6:zeros --arg null --arg null";
    let want = vec![11111, 12212, 10010, 11111, 12212, 10010];
    assert_eq!(
        outcomes(&kernel("3", &body("arrive.release")), launch, 60),
        BTreeSet::from([want.clone()])
    );
    let relaxed = outcomes(&kernel("3", &body("arrive.relaxed")), launch, 60);
    assert!(relaxed.len() > 1 && relaxed.contains(&want), "`.relaxed` orders nothing");
}

#[test]
fn the_launch_may_say_the_shape() {
    let text = super::kernel("mov.u32 %r1, %cluster_nctarank; st.global.u32 [%rd0], %r1;");
    let launch = "--kernel k --grid 4 --cluster 4 --arg buf:u32x1:zeros --arg null --arg null";
    assert_eq!(outcomes(&text, launch, 0), BTreeSet::from([vec![4]]));
    let uneven =
        fault(&text, "--kernel k --grid 6 --cluster 4 --arg buf:u32x1:zeros --arg null --arg null");
    assert!(uneven.message().contains("clusters of"), "{uneven}");
    let other = fault(&kernel("2", ""), launch);
    assert!(other.message().contains("requires clusters"), "{other}");
}

#[test]
fn arrivals_at_another_block_with_bytes() {
    // Each block writes four bytes into the next one by `st.async`, which that one's mbarrier object is told.
    let body = ".shared .align 8 .b64 bar; .shared .align 8 .b8 box[16];\n\
        mov.u32 %r5, bar; mov.u32 %r6, box; mov.u32 %r1, %cluster_ctarank; setp.ne.u32 %p1, %r0, 0; @%p1 bra MEET;\n\
        st.shared.v2.u32 [%r6], {0, 5}; mbarrier.init.shared.b64 [%r5], 1; fence.mbarrier_init.release.cluster;\n\
        MEET: barrier.cluster.arrive; barrier.cluster.wait; @%p1 bra END;\n\
        mbarrier.arrive.expect_tx.shared.b64 _, [%r5], 8;\n\
        xor.b32 %r2, %r1, 1; mapa.shared::cluster.u32 %r7, %r5, %r2; mapa.shared::cluster.u32 %r8, %r6, %r2; add.u32 %r3, %r1, 20;\n\
        st.async.weak.shared::cluster.mbarrier::complete_tx::bytes.u32 [%r8], %r3, [%r7];\n\
        red.async.relaxed.cluster.shared::cluster.mbarrier::complete_tx::bytes.add.u32 [%r8+4], %r3, [%r7];\n\
        SPIN: mbarrier.try_wait.parity.acquire.cluster.shared.b64 %p2, [%r5], 0; @!%p2 bra SPIN;\n\
        ld.shared.v2.u32 {%r9, %r10}, [%r6]; mul.wide.u32 %rd9, %r1, 8; add.s64 %rd9, %rd9, %rd0; st.global.v2.u32 [%rd9], {%r9, %r10};\n\
        END: barrier.cluster.arrive; barrier.cluster.wait;";
    let launch = "--kernel k --grid 2 --block 32 --arg buf:u32x4:zeros --arg null --arg null";
    assert_eq!(outcomes(&kernel("2", body), launch, 100), BTreeSet::from([vec![21, 26, 20, 25]]));
}

#[test]
fn a_copy_to_several_blocks() {
    // The block of rank 1 sends 16 bytes to ranks 0 and 2; each is told by its own mbarrier object.
    let body = ".shared .align 8 .b64 bar; .shared .align 16 .b8 box[16];\n\
        mov.u32 %r5, bar; mov.u32 %r6, box; mov.u32 %r1, %cluster_ctarank; setp.ne.u32 %p1, %r0, 0; @%p1 bra MEET;\n\
        st.shared.u32 [%r6], 3; mbarrier.init.shared.b64 [%r5], 1; mbarrier.arrive.expect_tx.shared.b64 _, [%r5], 16;\n\
        MEET: barrier.cluster.arrive; barrier.cluster.wait; @%p1 bra END;\n\
        setp.ne.u32 %p2, %r1, 1; mov.u16 %h1, 5;\n\
        @!%p2 cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes.multicast::cluster [%r6], [%rd1], 16, [%r5], %h1;\n\
        @!%p2 bra READ;\n\
        SPIN: mbarrier.try_wait.parity.shared.b64 %p3, [%r5], 0; @!%p3 bra SPIN;\n\
        READ: ld.shared.u32 %r9, [%r6]; mul.wide.u32 %rd9, %r1, 4; add.s64 %rd9, %rd9, %rd0; st.global.u32 [%rd9], %r9;\n\
        END: barrier.cluster.arrive; barrier.cluster.wait;";
    let launch =
        "--kernel k --grid 3 --block 32 --arg buf:u32x3:zeros --arg buf:u32x4:fill:77 --arg null";
    assert_eq!(outcomes(&kernel("3", body), launch, 60), BTreeSet::from([vec![77, 3, 77]]));
}

#[test]
fn uses_that_are_wrong() {
    let launch = "--kernel k --grid 2 --block 32 --arg buf:u32x4:zeros --arg null --arg null";
    let at = |body: &str, kind: FaultKind, words: &str| {
        let f = fault(&kernel("2", body), launch);
        assert_eq!(f.kind(), kind, "{f}");
        assert!(f.message().contains(words), "{f}");
    };
    at("barrier.cluster.wait;", FaultKind::Undefined, "without an arrival");
    at("barrier.cluster.arrive; barrier.cluster.arrive;", FaultKind::Undefined, "twice");
    at("mov.u32 %r1, 0; mapa.shared::cluster.u32 %r2, %r1, 2;", FaultKind::Undefined, "block 2");
    at(
        "mov.u32 %r1, %cluster_ctarank; setp.eq.u32 %p1, %r1, 0; @%p1 bar.sync 1, 64; barrier.cluster.arrive; barrier.cluster.wait;",
        FaultKind::Deadlock,
        "wait",
    );
    assert!(Module::parse(&kernel("2, x", "")).is_err());
}
