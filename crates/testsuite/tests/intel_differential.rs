//! The corpus of OpenCL C on Intel's GPUs: clang's IR for SPIR, compiled to zebins and run in the simulator, against what
//! the interpreter makes of the same source for NVPTX, whose library it has.

use testsuite::intel::{Build, DEVICES, Tally, WIDTHS, on_corpus};

/// Of how many sources one is compiled and run, if `LANELIFT_CORPUS` does not say `1`.
const STEP: usize = 4;
/// Launches that may be refused, for something that is not supported yet.
const UNSUPPORTED: usize = 8;
/// Launches that must be right, and of these bit for bit.
const RIGHT: usize = 80;
const EXACT: usize = 50;

#[test]
fn the_corpus_gives_the_interpreters_answers() {
    let step = std::env::var("LANELIFT_CORPUS").ok().and_then(|step| step.parse().ok());
    let step = step.unwrap_or(STEP).max(1);
    let times = STEP.div_ceil(step);
    // All of it for one device, or by turns.
    let only = std::env::var("LANELIFT_CORPUS_DEVICE").ok();
    let chosen = |device: &&str| only.as_deref().is_none_or(|only| only == *device);
    let devices: Vec<&str> = DEVICES.into_iter().filter(chosen).collect();
    let Tally { right, exact, refused, wrong } =
        Tally::of(on_corpus(step, |n| Build::by_turns(&devices, n as u64, &WIDTHS)));
    let list = refused.join("\n");
    println!("{right} right, {exact} of them exact, {} refused\n{list}", refused.len());
    assert!(wrong.is_empty(), "{} wrong\n{}", wrong.len(), wrong.join("\n"));
    assert!(refused.len() <= UNSUPPORTED * times, "{} refused\n{list}", refused.len());
    assert!(right >= RIGHT && exact >= EXACT, "{right} right, {exact} of them exact");
}
