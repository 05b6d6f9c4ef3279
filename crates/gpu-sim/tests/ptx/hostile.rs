//! The hostile machine: each of its rules by a small program.

use super::{elements, kernel, kernel_only, module, run_with};
use gpu_sim::FaultKind;
use gpu_sim::ptx::{Module, Options};
use std::collections::BTreeSet;

const SEEDS: u64 = 200;

fn hostile(seed: u64) -> Options {
    Options { hostile: Some(seed), max_instructions: 1_000_000, ..Options::default() }
}

/// The values of the first element of `a` over many seeds.
fn values(text: &str, launch: &str) -> BTreeSet<u64> {
    let run = |seed| {
        let outcome = run_with(text, launch, &hostile(seed));
        elements(&outcome.unwrap_or_else(|e| panic!("{e}\n{text}")).buffers[0])[0]
    };
    (0..SEEDS).map(run).collect()
}

const ONE_BLOCK: &str =
    "--kernel k --block 32 --arg a=buf:u32x32:zeros --arg b=buf:u32x32:zeros --arg null";

#[test]
fn a_thread_sees_what_it_did_itself() {
    let text = kernel(
        "mul.wide.u32 %rd9, %r0, 4; add.s64 %rd9, %rd9, %rd1;\n\
         st.global.b32 [%rd9], 5; ld.global.b32 %r1, [%rd9]; add.s32 %r1, %r1, 1; st.global.b32 [%rd9], %r1;\n\
         atom.relaxed.gpu.global.add.u32 %r2, [%rd9], 10; ld.relaxed.gpu.global.b32 %r3, [%rd9];\n\
         setp.ne.u32 %p1, %r0, 7; @%p1 ret; st.global.b32 [%rd0], %r3;",
    );
    assert_eq!(values(&text, ONE_BLOCK), BTreeSet::from([16]));
}

#[test]
fn lanes_see_each_other_after_a_barrier_only() {
    let body = |barrier: &str| {
        kernel(&format!(
            "mul.wide.u32 %rd9, %r0, 4; add.s64 %rd9, %rd9, %rd1; st.global.b32 [%rd9], 3;\n{barrier}\n\
             xor.b32 %r1, %r0, 1; mul.wide.u32 %rd8, %r1, 4; add.s64 %rd8, %rd8, %rd1;\n\
             ld.global.b32 %r2, [%rd8]; setp.ne.u32 %p1, %r0, 4; @%p1 ret; st.global.b32 [%rd0], %r2;"
        ))
    };
    assert_eq!(values(&body("bar.warp.sync -1;"), ONE_BLOCK), BTreeSet::from([3]));
    assert_eq!(values(&body("bar.sync 0;"), ONE_BLOCK), BTreeSet::from([3]));
    assert_eq!(values(&body(""), ONE_BLOCK), BTreeSet::from([0, 3]));
}

#[test]
fn atomic_operations_lose_nothing_within_their_scope() {
    let body = |scope: &str| kernel(&format!("red.relaxed.{scope}.global.add.u32 [%rd0], 1;"));
    let grid = "--kernel k --grid 4 --block 8 --arg a=buf:u32x1:zeros --arg null --arg null";
    assert_eq!(values(&body("gpu"), grid), BTreeSet::from([32]));
    assert!(values(&body("cta"), grid).len() > 1);
    let spread = |scope: &str| {
        let text = body(scope);
        let run = |seed| {
            let options = Options { devices: 2, ..hostile(seed) };
            elements(&run_with(&text, grid, &options).expect("a run").buffers[0])[0]
        };
        (0..SEEDS).map(run).collect::<BTreeSet<u64>>()
    };
    assert_eq!(spread("sys"), BTreeSet::from([32]));
    assert!(spread("gpu").len() > 1);
}

#[test]
fn a_scope_of_clusters_needs_clusters() {
    let text = kernel_only("fence.acq_rel.cluster;");
    let with = |target: &str| format!(".version 8.0\n.target {target}\n.address_size 64\n{text}");
    assert!(Module::parse(&with("sm_90")).is_ok());
    let fault = Module::parse(&with("sm_80")).err().expect("a fault");
    assert!(fault.message().contains("sm_90"), "{fault}");
}

#[test]
fn read_only_loads_of_written_memory_are_reported() {
    let text = kernel("st.global.b32 [%rd0], 1; ld.global.nc.b32 %r1, [%rd0];");
    let fault = run_with(&text, ONE_BLOCK, &hostile(0)).expect_err("a fault");
    assert_eq!(fault.kind(), FaultKind::Undefined);
    assert!(fault.message().contains("nc"), "{fault}");
}

#[test]
fn aligned_barriers_are_one_instruction() {
    let text = |barrier: &str| {
        kernel(&format!(
            "setp.lt.u32 %p1, %r0, 5; @%p1 bra A; {barrier} 0; bra B; A: {barrier} 0; B:"
        ))
    };
    let run = |barrier: &str| run_with(&text(barrier), ONE_BLOCK, &hostile(0));
    assert!(run("barrier.sync").is_ok());
    let fault = run("bar.sync").expect_err("a fault");
    assert!(fault.message().contains("aligned"), "{fault}");
}

#[test]
fn copies_are_there_when_they_are_waited_for() {
    let body = |wait: &str| {
        kernel(&format!(
            ".shared .align 16 .b8 near[64];\n setp.ne.u32 %p1, %r0, 0; @%p1 ret;\n st.shared.b32 [near], 9;\n mov.u64 %rd9, near;\n\
             cp.async.ca.shared.global [%rd9], [%rd1], 4; cp.async.commit_group; {wait}\n\
             ld.shared.b32 %r1, [near]; st.global.b32 [%rd0], %r1;"
        ))
    };
    assert_eq!(values(&body("cp.async.wait_group 0;"), ONE_BLOCK), BTreeSet::from([0]));
    assert_eq!(values(&body("cp.async.wait_all;"), ONE_BLOCK), BTreeSet::from([0]));
    assert_eq!(values(&body("cp.async.wait_group 1;"), ONE_BLOCK), BTreeSet::from([0, 9]));
}

#[test]
fn lanes_run_apart_from_sm_70_on() {
    // Each lane stores its number; the order of the lanes is free, so the last one is.
    let body = "setp.gt.u32 %p1, %r0, 3; @%p1 ret; and.b32 %r1, %r0, 1; setp.eq.u32 %p2, %r1, 0;\n\
        @%p2 bra A; st.volatile.global.b32 [%rd0], 1; bra B; A: st.volatile.global.b32 [%rd0], 2; B:";
    let with = |target: &str| {
        let text = kernel_only(body);
        values(&format!(".version 6.0\n.target {target}\n.address_size 64\n{text}"), ONE_BLOCK)
    };
    assert_eq!(with("sm_70"), BTreeSet::from([1, 2]));
}

#[test]
fn undefined_values_are_random() {
    let text =
        kernel("setp.ne.u32 %p1, %r0, 0; @%p1 ret; mov.b32 %r1, %r9; st.global.b32 [%rd0], %r1;");
    assert!(values(&text, ONE_BLOCK).len() > 100);
    let text = kernel(
        ".shared .align 4 .b8 near[4]; setp.ne.u32 %p1, %r0, 0; @%p1 ret;\n ld.shared.b32 %r1, [near]; st.global.b32 [%rd0], %r1;",
    );
    assert!(values(&text, ONE_BLOCK).len() > 100);
    let text = kernel(
        ".local .align 4 .b8 own[4]; setp.ne.u32 %p1, %r0, 0; @%p1 ret;\n ld.local.b32 %r1, [own]; st.global.b32 [%rd0], %r1;",
    );
    assert!(values(&text, ONE_BLOCK).len() > 100);
}

#[test]
fn what_a_call_does_not_write_means_nothing() {
    let text = |store: &str| {
        module(&format!(
            ".func (.param .b32 r) f(.param .b32 p)\n{{\n .reg .b32 %x<3>; .reg .b16 %h<3>;\n ld.param.b32 %x1, [p]; cvt.u16.u32 %h1, %x1; {store}\n ret;\n}}\n{}",
            kernel_only(
                "setp.ne.u32 %p1, %r0, 0; @%p1 ret;\n\
                 { .param .b32 arg; .param .b32 res; st.param.b32 [arg], 7;\n call.uni (res), f, (arg);\n ld.param.b32 %r1, [res]; }\n\
                 st.global.b32 [%rd0], %r1;"
            )
        ))
    };
    assert_eq!(values(&text("st.param.b32 [r], %x1;"), ONE_BLOCK), BTreeSet::from([7]));
    // A narrow result that is not extended has garbage above.
    assert!(values(&text("st.param.b8 [r], %h1;"), ONE_BLOCK).len() > 50);
    assert!(values(&text(""), ONE_BLOCK).len() > 50);
}

#[test]
fn parameters_end_where_they_end() {
    let text = kernel("ld.param.b64 %rd9, [c+8];");
    let fault = run_with(&text, ONE_BLOCK, &hostile(0)).expect_err("a fault");
    assert_eq!(fault.kind(), FaultKind::OutOfBounds);
}
