//! Kernels without branches over all types: the interpreter against the simulators of what is emitted, at all levels.
//!
//! `cargo xtask fuzz --straight-line --cpu sm_90 --count 20000` runs more of them.

use testsuite::generate::{Choices, shrink};
use testsuite::parallel;
use testsuite::straight_line::{Build, check, construct, program};

/// Runs the programs of the first seeds for a processor; at most `refused` may contain what is not supported.
fn on(cpu: &str, programs: u64, refused: usize) {
    let builds = Build::of_cpu(cpu);
    let seeds: Vec<u64> = (0..programs).collect();
    let results = parallel::map(&seeds, |&seed| {
        let mut choices = Choices::from_seed(seed);
        program(builds[0].target(), &mut choices);
        let made = choices.made().to_vec();
        check(&made, &builds).err().map(|(build, failure)| (made, build, failure))
    });
    let mut refusals = Vec::new();
    for (seed, (choices, build, failure)) in
        seeds.iter().zip(results).filter_map(|(s, r)| Some((s, r?)))
    {
        if let Some(what) = construct(&failure) {
            refusals.push(format!("{seed}: {what}"));
            continue;
        }
        let kind = std::mem::discriminant(&failure);
        let alike =
            |c: &[u32]| check(c, &[build]).is_err_and(|(_, f)| std::mem::discriminant(&f) == kind);
        let small = shrink(choices, 500, alike);
        let text = program(build.target(), &mut Choices::replay(small));
        panic!(
            "seed {seed} on {build}: {failure}\n; run: {}\n{}",
            text.launch.join(" "),
            text.text
        );
    }
    assert!(refusals.len() <= refused, "{} refused\n{}", refusals.len(), refusals.join("\n"));
}

#[test]
fn on_nvidia() {
    on("sm_90", 1500, 0);
}

/// Refused on AMD's GPUs: vectors of integers above 64 bits, in memory or by element.
#[test]
fn on_amd() {
    for cpu in ["gfx900", "gfx942", "gfx1100", "gfx1200"] {
        on(cpu, 500, 4);
    }
}

#[test]
fn on_intel() {
    on("skl", 500, 0);
    on("tgl", 500, 0);
}
