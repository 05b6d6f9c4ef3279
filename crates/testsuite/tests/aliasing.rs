//! Generated kernels with pointers that may be to the same memory: the interpreter against the simulators of what is
//! emitted, on every target, at all optimisation levels and with every strategy of scheduling by turns.
//!
//! `cargo xtask fuzz --aliasing --cpu amdgpu --count 20000` runs more of them.

use gpu_sim::launch::{Launch, first_difference};
use testsuite::aliasing::{Amd, Build, check};
use testsuite::amd::Tools;
use testsuite::campaign::Campaign;
use testsuite::pipeline;

/// Runs the programs of the first seeds on a target.
fn on(name: &str, programs: u64, unsupported: usize) {
    let campaign = Campaign {
        programs,
        unsupported,
        program: &Build::program,
        builds: &|seed| Build::of_seed(name, seed),
        check: &check,
    };
    campaign.run();
}

#[test]
fn on_amd() {
    on("amdgpu", 2500, 125);
}

#[test]
fn on_nvidia() {
    on("nvptx", 4000, 0);
}

#[test]
fn on_intel() {
    on("intel", 2500, 25);
}

/// What another compiler makes of the same programs gives the interpreter's answers too: the generator's programs are
/// defined, and the interpreter and the simulator of AMD's code read them as LLVM does.
#[test]
fn llvms_code_gives_the_interpreters_answers() {
    if Tools::need().is_none() {
        return;
    }
    let campaign = Campaign {
        programs: 60,
        unsupported: 0,
        program: &Build::program,
        builds: &|seed| Amd::of_seed("amdgpu", seed).into_iter().map(Build::Llvm).collect(),
        check: &check,
    };
    campaign.run();
}

/// What programs were reduced to on which a target went wrong: the answers at each level.
#[test]
fn reduced_programs_on_nvidia() {
    let text = include_str!("data/nv-symbol-gep.ll");
    let launches = Launch::from_comments(text).expect("a launch");
    let read = || pipeline::read("nv-symbol-gep.ll", text.as_bytes()).expect("a module");
    let expected = pipeline::interpret(&read(), &launches[0]).expect("an answer");
    for level in 0..4 {
        let ptx = pipeline::compile_at(read(), pipeline::CPU, level).expect("PTX");
        let found = pipeline::simulate(&ptx, &launches[0]).expect("a run");
        assert_eq!(first_difference(&expected, &found, None).map(|d| d.to_string()), None);
    }
}
