//! Copies of the asynchronous engine: plain bytes, boxes of tensors, reductions, groups and mbarrier objects.

use super::{elements, fault, module, run_text, run_with};
use gpu_sim::FaultKind;
use gpu_sim::ptx::Options;
use std::collections::BTreeSet;

const SEEDS: u64 = 150;

/// A kernel `k` of a tensor map `map` and a pointer `out` (in `%rd1`), with `%rd0` the map's address, `%r0` the thread, 4 KiB of
/// shared memory at `near` and mbarrier objects at `bar`.
fn kernel(body: &str) -> String {
    module(&format!(
        ".visible .entry k(.param .align 64 .b8 map[128], .param .u64 out)\n{{\n\
         .reg .pred %p<8>; .reg .b16 %h<8>; .reg .b32 %r<20>; .reg .b64 %rd<20>;\n\
         .shared .align 1024 .b8 near[4096]; .shared .align 8 .b64 bar[2];\n\
         mov.b64 %rd0, map; cvta.param.u64 %rd0, %rd0; ld.param.b64 %rd1, [out]; mov.u32 %r0, %tid.x;\n\
         {body}\nret;\n}}\n"
    ))
}

/// Instructions of the first thread that initialise the mbarrier object, expect bytes, copy, and wait.
fn load(bytes: u32, copy: &str) -> String {
    format!(
        "setp.ne.u32 %p1, %r0, 0; @%p1 bra WAIT;\n\
         mbarrier.init.shared::cta.b64 [bar], 1; fence.mbarrier_init.release.cluster;\n\
         mbarrier.arrive.expect_tx.shared::cta.b64 _, [bar], {bytes};\n{copy}\n\
         WAIT: bar.sync 0;\n\
         SPIN: mbarrier.try_wait.parity.shared::cta.b64 %p2, [bar], 0, 1000; @!%p2 bra SPIN;\n"
    )
}

/// Copies shared memory to `out`, four bytes a thread and round.
fn store(rounds: u32) -> String {
    format!(
        "mov.u32 %r10, 0;\n ROUND: mad.lo.u32 %r11, %r10, 32, %r0; shl.b32 %r11, %r11, 2; mov.u32 %r12, near; add.u32 %r12, %r12, %r11;\n\
         ld.shared.b32 %r13, [%r12]; cvt.u64.u32 %rd10, %r11; add.s64 %rd10, %rd10, %rd1; st.global.b32 [%rd10], %r13;\n\
         add.u32 %r10, %r10, 1; setp.lt.u32 %p7, %r10, {rounds}; @%p7 bra ROUND;\n"
    )
}

/// The offset in shared memory of a byte of a row, swizzled.
fn place(row: usize, row_bytes: usize, byte: usize, swizzle: usize) -> usize {
    let at = row * row_bytes + byte;
    at ^ (at >> 3 & (swizzle - 16))
}

#[test]
fn boxes_of_a_matrix_in_every_swizzle() {
    // A tensor of 40 by 10 halves; the box of 16 by 8 begins at (-3, 5) and at (30, 5).
    for (swizzle, name) in [(16, ""), (32, ",32"), (64, ",64"), (128, ",128")] {
        for (x, nan) in [(-3i32, false), (30, true)] {
            let copy = "cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [near], [%rd0, {%r1, %r2}], [bar];";
            let body =
                format!("mov.u32 %r1, {x}; mov.u32 %r2, 5;\n{}{}", load(256, copy), store(2));
            let nans = if nan { ",nan" } else { "" };
            let launch = format!(
                "--kernel k --block 32 --arg tensormap:i16:40x10:16x8{name}{nans}:iota --arg out=buf:u16x128:zeros"
            );
            let outcome = run_text(&kernel(&body), &launch).unwrap_or_else(|e| panic!("{e}"));
            let out = &outcome.buffers[1];
            for row in 0..8usize {
                for column in 0..16i32 {
                    let (tx, ty) = (x + column, row as i32 + 5);
                    let inside = (0..40).contains(&tx) && ty < 10;
                    let missing = if nan { 0x7fff } else { 0 };
                    let want = if inside { (ty * 40 + tx) as u64 } else { missing };
                    let at = place(row, 32, column as usize * 2, swizzle) / 2;
                    assert_eq!(out.element(at), want, "{swizzle} ({tx},{ty})");
                }
            }
        }
    }
}

#[test]
fn stores_and_reductions_leave_out_what_is_outside() {
    for (form, combine) in [
        ("cp.async.bulk.tensor.3d.global.shared::cta.tile.bulk_group", 0),
        ("cp.reduce.async.bulk.tensor.3d.global.shared::cta.add.tile.bulk_group", 1),
        ("cp.reduce.async.bulk.tensor.3d.global.shared::cta.max.tile.bulk_group", 2),
    ] {
        let body = format!(
            "shl.b32 %r1, %r0, 2; mov.u32 %r2, near; add.u32 %r2, %r2, %r1; add.u32 %r3, %r0, 100; st.shared.b32 [%r2], %r3;\n\
             fence.proxy.async.shared::cta; bar.sync 0; setp.ne.u32 %p1, %r0, 0; @%p1 ret;\n\
             mov.u32 %r4, -2; mov.u32 %r5, 1; mov.u32 %r6, 0;\n\
             {form} [%rd0, {{%r4, %r5, %r6}}], [near];\n\
             cp.async.bulk.commit_group; cp.async.bulk.wait_group 0;"
        );
        let launch =
            "--kernel k --block 32 --arg t=tensormap:i32:8x2x3:4x4x2:iota --arg buf:u32x1:zeros";
        for seed in [None, Some(1), Some(2), Some(3), Some(4)] {
            let options = Options { hostile: seed, ..Options::default() };
            let outcome =
                run_with(&kernel(&body), launch, &options).unwrap_or_else(|e| panic!("{e}"));
            for n in 0..48i64 {
                let (x, y, z) = (n % 8, n / 8 % 2, n / 16);
                let of_box = x < 2 && y == 1 && z < 2;
                let value = 100 + (x + 2) + 4 * (y - 1) + 16 * z;
                let want = match combine {
                    _ if !of_box => n,
                    0 => value,
                    1 => n + value,
                    _ => n.max(value),
                };
                assert_eq!(outcome.buffers[0].element(n as usize), want as u64, "{form} {n}");
            }
        }
    }
}

#[test]
fn four_rows_are_gathered_and_scattered() {
    let copy = "cp.async.bulk.tensor.2d.shared::cta.global.tile::gather4.mbarrier::complete_tx::bytes [near], [%rd0, {%r1, %r2, %r3, %r4, %r5}], [bar];";
    let body = format!(
        "mov.u32 %r1, 8; mov.u32 %r2, 3; mov.u32 %r3, 0; mov.u32 %r4, 9; mov.u32 %r5, 1;\n{}{}",
        load(64, copy),
        "mov.u32 %r6, near; shl.b32 %r7, %r0, 2; add.u32 %r6, %r6, %r7; setp.gt.u32 %p3, %r0, 15; @%p3 ret;\n\
         ld.shared.b32 %r8, [%r6]; cvt.u64.u32 %rd3, %r7; add.s64 %rd3, %rd3, %rd1; st.global.b32 [%rd3], %r8;"
    );
    let launch =
        "--kernel k --block 32 --arg tensormap:i32:16x6:4x1:iota --arg out=buf:u32x16:zeros";
    let outcome = run_text(&kernel(&body), launch).unwrap_or_else(|e| panic!("{e}"));
    let want: Vec<u64> = [Some(3), Some(0), None, Some(1)]
        .iter()
        .flat_map(|row| (8..12).map(move |x| row.map_or(0, |row| row * 16 + x)))
        .collect();
    assert_eq!(elements(&outcome.buffers[1]), want);
}

#[test]
fn maps_that_a_kernel_makes() {
    // Rows of 6 floats of which the tensor has 5; every second row is copied, so a box of 4 by 4 has 2 rows.
    let fields = "mov.u32 %r1, near; add.u32 %r1, %r1, 1024; mov.u32 %r2, %r0; shl.b32 %r2, %r2, 2; add.u32 %r2, %r2, %r1; st.shared.b32 [%r2], 0;\n\
        bar.warp.sync -1; setp.ne.u32 %p1, %r0, 0; @%p1 bra COPY;\n\
        tensormap.replace.tile.global_address.shared::cta.b1024.b64 [%r1], %rd1;\n\
        tensormap.replace.tile.rank.shared::cta.b1024.b32 [%r1], 1;\n\
        tensormap.replace.tile.box_dim.shared::cta.b1024.b32 [%r1], 0, 4; tensormap.replace.tile.box_dim.shared::cta.b1024.b32 [%r1], 1, 4;\n\
        tensormap.replace.tile.global_dim.shared::cta.b1024.b32 [%r1], 0, 5; tensormap.replace.tile.global_dim.shared::cta.b1024.b32 [%r1], 1, 8;\n\
        mov.b64 %rd5, 32; tensormap.replace.tile.global_stride.shared::cta.b1024.b64 [%r1], 0, %rd5;\n\
        tensormap.replace.tile.element_stride.shared::cta.b1024.b32 [%r1], 0, 1; tensormap.replace.tile.element_stride.shared::cta.b1024.b32 [%r1], 1, 2;\n\
        tensormap.replace.tile.elemtype.shared::cta.b1024.b32 [%r1], 7; tensormap.replace.tile.interleave_layout.shared::cta.b1024.b32 [%r1], 0;\n\
        tensormap.replace.tile.swizzle_mode.shared::cta.b1024.b32 [%r1], 0; tensormap.replace.tile.fill_mode.shared::cta.b1024.b32 [%r1], 0;\n\
        COPY: bar.warp.sync -1; add.s64 %rd6, %rd1, 256;\n\
        tensormap.cp_fenceproxy.global.shared::cta.tensormap::generic.release.gpu.sync.aligned [%rd6], [%r1], 128;\n\
        fence.proxy.tensormap::generic.acquire.gpu [%rd6], 128;\n";
    let copy = "mov.u32 %r3, 3; mov.u32 %r4, 2; cp.async.bulk.tensor.2d.shared::cta.global.mbarrier::complete_tx::bytes [near], [%rd6, {%r3, %r4}], [bar];";
    let after = "mov.u32 %r6, near; shl.b32 %r7, %r0, 2; add.u32 %r6, %r6, %r7; setp.gt.u32 %p3, %r0, 7; @%p3 ret;\n\
         ld.shared.b32 %r8, [%r6]; cvt.u64.u32 %rd3, %r7; add.s64 %rd3, %rd3, %rd1; st.global.b32 [%rd3+384], %r8;";
    let text = kernel(&format!("{fields}{}{after}", load(32, copy)));
    let launch = "--kernel k --block 32 --arg tensormap:f32:4:4:zeros --arg out=buf:u32x104:iota";
    for seed in std::iter::once(None).chain((0..40).map(Some)) {
        let options = Options { hostile: seed, ..Options::default() };
        let outcome = run_with(&text, launch, &options).unwrap_or_else(|e| panic!("{seed:?} {e}"));
        let out = elements(&outcome.buffers[1]);
        assert_eq!(out[96..], [19, 20, 0, 0, 35, 36, 0, 0], "{seed:?}");
    }
}

/// The values of the first element of `out` over many seeds.
fn values(text: &str, launch: &str) -> BTreeSet<u64> {
    let run = |seed| {
        let options =
            Options { hostile: Some(seed), max_instructions: 1_000_000, ..Options::default() };
        let outcome = run_with(text, launch, &options).unwrap_or_else(|e| panic!("{e}\n{text}"));
        outcome.buffers[1].element(0)
    };
    (0..SEEDS).map(run).collect()
}

const PLAIN: &str =
    "--kernel k --block 32 --arg tensormap:i32:64:4:fill:7 --arg out=buf:u32x64:zeros";

#[test]
fn bytes_are_there_when_the_mbarrier_says_so() {
    let body = |wait: &str| {
        kernel(&format!(
            "setp.ne.u32 %p1, %r0, 0; @%p1 ret; st.shared.b32 [near], 9; mov.u32 %r1, 8;\n\
             mbarrier.init.shared::cta.b64 [bar], 1; mbarrier.arrive.expect_tx.shared::cta.b64 _, [bar], 16;\n\
             cp.async.bulk.tensor.1d.shared::cta.global.tile.mbarrier::complete_tx::bytes [near], [%rd0, {{%r1}}], [bar];\n\
             {wait}\n ld.shared.b32 %r2, [near]; st.global.b32 [%rd1], %r2;"
        ))
    };
    let wait = "SPIN: mbarrier.try_wait.parity.shared::cta.b64 %p2, [bar], 0; @!%p2 bra SPIN;";
    assert_eq!(values(&body(wait), PLAIN), BTreeSet::from([7]));
    assert_eq!(values(&body(""), PLAIN), BTreeSet::from([7, 9]));
}

#[test]
fn sources_and_results_of_groups_are_late() {
    // The source is changed after `.read`, the result is read after the whole wait.
    let body = |first: &str, second: &str| {
        kernel(&format!(
            "setp.ne.u32 %p1, %r0, 0; @%p1 ret; st.shared.b32 [near], 5; mov.u32 %r1, 16;\n\
             cp.async.bulk.global.shared::cta.bulk_group [%rd1], [near], %r1; cp.async.bulk.commit_group;\n\
             {first} st.shared.b32 [near], 6; {second} ld.global.b32 %r2, [%rd1]; st.global.b32 [%rd1+64], %r2;"
        ))
    };
    let at_16 = |text: &str| -> BTreeSet<u64> {
        let run = |seed| {
            let options = Options { hostile: Some(seed), ..Options::default() };
            run_with(text, PLAIN, &options).expect("a run").buffers[1].element(16)
        };
        (0..SEEDS).map(run).collect()
    };
    let read = "cp.async.bulk.wait_group.read 0;";
    let whole = "cp.async.bulk.wait_group 0;";
    assert_eq!(at_16(&body(read, whole)), BTreeSet::from([5]));
    assert_eq!(at_16(&body(whole, "")), BTreeSet::from([5]));
    assert!(at_16(&body(read, "")).contains(&0), "the result is not awaited");
    assert!(at_16(&body("", whole)).contains(&6), "the source is not awaited");
    assert!(at_16(&body("", "cp.async.bulk.wait_group 1;")).contains(&0), "a group stays");
    // All is done when the grid has ended.
    assert_eq!(values(&body(read, ""), PLAIN), BTreeSet::from([5]));
}

#[test]
fn plain_copies_and_reductions() {
    let copy = "mov.u32 %r1, 32; cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [near], [%rd1], %r1, [bar];";
    let body = format!(
        "{}setp.ne.u32 %p1, %r0, 0; @%p1 ret;\n\
         cp.reduce.async.bulk.global.shared::cta.bulk_group.add.u32 [%rd1], [near], 32;\n\
         cp.async.bulk.commit_group; cp.async.bulk.wait_group 0;\n\
         mov.u16 %h1, 0xf00f; cp.async.bulk.global.shared::cta.bulk_group.cp_mask [%rd1+64], [near], 32, %h1;\n\
         cp.async.bulk.prefetch.L2.global [%rd1], 32; cp.async.bulk.commit_group; cp.async.bulk.wait_group 0;",
        load(32, copy)
    );
    let launch = "--kernel k --block 32 --arg tensormap:i32:64:4:zeros --arg out=buf:u32x24:iota:1";
    for seed in [None, Some(1), Some(2), Some(3)] {
        let options = Options { hostile: seed, ..Options::default() };
        let outcome = run_with(&kernel(&body), launch, &options).unwrap_or_else(|e| panic!("{e}"));
        let out = elements(&outcome.buffers[1]);
        assert_eq!(out[..9], [2, 4, 6, 8, 10, 12, 14, 16, 9]);
        assert_eq!(out[16..], [1, 18, 19, 4, 5, 22, 23, 8]);
    }
}

#[test]
fn copies_that_are_wrong() {
    let at = |body: &str, kind: FaultKind, words: &str| {
        let f = fault(
            &kernel(&format!("setp.ne.u32 %p1, %r0, 0; @%p1 ret; mov.u32 %r1, 0; {body}")),
            PLAIN,
        );
        assert_eq!(f.kind(), kind, "{f}");
        assert!(f.message().contains(words), "{f}");
    };
    let tensor = "cp.async.bulk.tensor.2d.shared::cta.global.tile.mbarrier::complete_tx::bytes";
    at(
        &format!("{tensor} [near], [%rd0, {{%r1, %r1}}], [bar];"),
        FaultKind::Undefined,
        "dimensions",
    );
    at(
        "cp.async.bulk.global.shared::cta.bulk_group [%rd1], [near], 24;",
        FaultKind::Undefined,
        "24 bytes",
    );
    at(
        "cp.async.bulk.global.shared::cta.bulk_group [%rd1+4], [near], 16;",
        FaultKind::Misaligned,
        "",
    );
    at(
        "cp.async.bulk.global.shared::cta.bulk_group [%rd1+240], [near], 32;",
        FaultKind::OutOfBounds,
        "out",
    );
    at(
        "cp.async.bulk.tensor.4d.shared::cta.global.im2col.mbarrier::complete_tx::bytes [near], [%rd0, {%r1, %r1, %r1, %r1}], [bar], {%h1, %h1};",
        FaultKind::Unsupported,
        "im2col",
    );
}
