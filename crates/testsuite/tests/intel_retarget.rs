//! The corpus as clang, rustc, Numba and Triton compile it for NVIDIA, compiled for Intel's GPUs as it is: the answers of the interpreter on the
//! same modules.

use testsuite::campaign::REFUSED;
use testsuite::intel::{Agreement, Build, DEVICES, retargeted};

/// Of how many modules one is compiled and run, if `LANELIFT_CORPUS` does not say `1`.
const STEP: usize = 4;

#[test]
fn modules_for_nvidia_give_the_interpreters_answers() {
    let step = std::env::var("LANELIFT_CORPUS").ok().and_then(|step| step.parse().ok());
    let only = std::env::var("LANELIFT_CORPUS_DEVICE").ok();
    let chosen = |device: &&str| only.as_deref().is_none_or(|only| only == *device);
    let devices: Vec<&str> = DEVICES.into_iter().filter(chosen).collect();
    let turn = |n: usize| Build { device: devices[n % devices.len()], simd: 16 };
    let results = retargeted(step.unwrap_or(STEP).max(1), "O3", turn);
    let (mut right, mut exact) = (0, 0);
    let (mut refused, mut wrong) = (Vec::new(), Vec::new());
    for (launch, result) in results {
        match result {
            Ok(agreement) => {
                right += 1;
                exact += usize::from(agreement == Agreement::Exact);
            }
            Err(e) if e.starts_with(REFUSED) => refused.push(format!("{launch}: {e}")),
            Err(e) => wrong.push(format!("{launch}: {e}")),
        }
    }
    println!(
        "{right} right, {exact} of them exact, {} refused\n{}",
        refused.len(),
        refused.join("\n")
    );
    assert!(wrong.is_empty(), "{} wrong\n{}", wrong.len(), wrong.join("\n"));
}
