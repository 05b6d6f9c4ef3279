//! Generated programs on AMD GPUs: the interpreter against the simulator of our code objects, on every generation,
//! with late results; half of them by the default strategy of scheduling, half by all of them in turn.

use testsuite::amd::{Build, GENERATIONS, generated};
use testsuite::campaign::Campaign;
use testsuite::generate::{Target, program_for};

#[test]
fn generated_programs_give_the_interpreters_answers() {
    let cpus = GENERATIONS.map(|(cpu, _)| cpu);
    let campaign = Campaign {
        programs: 2000,
        unsupported: 400,
        program: &|build: Build, choices| program_for(Target::Amdgpu(build.cpu), choices),
        builds: &|seed| Build::of_seed(seed, &cpus),
        check: &generated,
    };
    campaign.run();
}
