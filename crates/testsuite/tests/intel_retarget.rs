//! The corpus as clang, rustc, Numba and Triton compile it for NVIDIA, compiled for Intel's GPUs as it is: the results of the interpreter on the
//! same modules.

use testsuite::intel::{Build, DEVICES, Tally, retargeted};

/// Of how many modules one is compiled and run, if `LANELIFT_CORPUS` does not say `1`.
const STEP: usize = 4;
/// Launches that must be right.
const RIGHT: usize = 60;

#[test]
fn modules_for_nvidia_give_the_interpreters_answers() {
    let step = std::env::var("LANELIFT_CORPUS").ok().and_then(|step| step.parse().ok());
    let only = std::env::var("LANELIFT_CORPUS_DEVICE").ok();
    let chosen = |device: &&str| only.as_deref().is_none_or(|only| only == *device);
    let devices: Vec<&str> = DEVICES.into_iter().filter(chosen).collect();
    let turn = |n: usize| Build { device: devices[n % devices.len()], simd: 16 };
    let Tally { right, exact, refused, wrong } =
        Tally::of(retargeted(step.unwrap_or(STEP).max(1), "O3", turn));
    println!(
        "{right} right, {exact} of them exact, {} refused\n{}",
        refused.len(),
        refused.join("\n")
    );
    assert!(wrong.is_empty(), "{} wrong\n{}", wrong.len(), wrong.join("\n"));
    assert!(right >= RIGHT, "{right} right");
}
