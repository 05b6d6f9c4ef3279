//! Generated kernels with pointers that may be to the same memory: the interpreter against the simulators of what is
//! emitted, on every target, at all optimisation levels and with every strategy of scheduling by turns.
//!
//! `cargo xtask fuzz --aliasing --cpu amdgpu --count 20000` runs more of them.

use gpu_sim::launch::{Launch, first_difference};
use testsuite::aliasing::{Amd, Build, check};
use testsuite::amd::Tools;
use testsuite::campaign::Campaign;
use testsuite::intel;
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
    on("amdgpu", 2500, 5);
}

#[test]
fn on_nvidia() {
    on("nvptx", 4000, 0);
}

#[test]
fn on_intel() {
    // Two have a bitcast of 96 bits to three words, of which `expand-large-integers` makes numbers of 128.
    on("intel", 2500, 2);
}

/// Another compiler's code of the same programs gives the interpreter's results too: the generator's programs are
/// defined, and the interpreter and the simulator of AMD's code read them as LLVM does.
///
/// Not on gfx900 and gfx90a: there LLVM 22 accesses words and doublewords of private memory that are not aligned with
/// one instruction, which is a fault in the simulator.
#[test]
fn llvms_code_gives_the_interpreters_answers() {
    if Tools::need().is_none() {
        return;
    }
    for cpu in ["gfx942", "gfx1030", "gfx1100", "gfx1200"] {
        let campaign = Campaign {
            programs: 60,
            unsupported: 0,
            program: &Build::program,
            builds: &|seed| Amd::of_seed(cpu, seed).into_iter().map(Build::Llvm).collect(),
            check: &check,
        };
        campaign.run();
    }
}

/// Reduced programs on which NVIDIA's target went wrong: the results at each level.
#[test]
fn reduced_programs_on_nvidia() {
    for (name, text) in [
        ("nv-symbol-gep.ll", include_str!("data/nv-symbol-gep.ll")),
        ("nv-space-numbers.ll", include_str!("data/nv-space-numbers.ll")),
    ] {
        let read = || pipeline::read(name, text.as_bytes()).expect("a module");
        for launch in Launch::from_comments(text).expect("launches") {
            let expected = pipeline::interpret(&read(), &launch).expect("an answer");
            for level in 0..4 {
                let ptx = pipeline::compile_at(read(), pipeline::CPU, level).expect("PTX");
                let found = pipeline::simulate(&ptx, &launch).expect("a run");
                let difference = first_difference(&expected, &found, None).map(|d| d.to_string());
                assert_eq!(difference, None, "{name}, '{}' at -O{level}", launch.kernel);
            }
        }
    }
}

/// Reduced programs on which Intel's targets went wrong, and their relatives: the results on each device in
/// each width.
#[test]
fn reduced_programs_on_intel() {
    for (name, text) in [
        ("intel-loop-rounds.ll", include_str!("data/intel-loop-rounds.ll")),
        ("intel-narrow-indices.ll", include_str!("data/intel-narrow-indices.ll")),
        ("intel-odd-widths.ll", include_str!("data/intel-odd-widths.ll")),
    ] {
        let read = || pipeline::read(name, text.as_bytes()).expect("a module");
        let prepared = intel::prepared(read()).expect("prepared");
        for launch in Launch::from_comments(text).expect("launches") {
            let expected = pipeline::interpret(&read(), &launch).expect("an answer");
            for (device, simd) in
                intel::DEVICES.into_iter().flat_map(|d| intel::WIDTHS.map(|simd| (d, simd)))
            {
                let build = intel::Build { device, simd };
                let zebin = intel::compile(&prepared, &launch.kernel, build).expect("a zebin");
                let found = intel::simulate(&zebin, &launch).expect("a run");
                let difference = first_difference(&expected, &found, None).map(|d| d.to_string());
                assert_eq!(difference, None, "{name}, '{}', {build}", launch.kernel);
            }
        }
    }
}
