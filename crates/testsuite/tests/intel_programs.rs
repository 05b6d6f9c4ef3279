//! Generated programs on Intel's GPUs: the interpreter against the simulator of our zebins, each in both widths; programs with
//! doubles by turns for gen9 and gen8, programs without by turns for gen12.1 and gen12.5.

use testsuite::campaign::Campaign;
use testsuite::generate::program_for;
use testsuite::intel::{Build, generated};

#[test]
fn generated_programs_give_the_interpreters_answers() {
    let campaign = Campaign {
        programs: 1600,
        unsupported: 5,
        program: &|build: Build, choices| program_for(build.target(), choices),
        builds: &|seed| Build::of_seed(seed, true),
        check: &generated,
    };
    campaign.run();
}

#[test]
fn programs_without_doubles_give_the_interpreters_answers() {
    let campaign = Campaign {
        programs: 1000,
        unsupported: 5,
        program: &|build: Build, choices| program_for(build.target(), choices),
        builds: &|seed| Build::of_seed(seed, false),
        check: &generated,
    };
    campaign.run();
}
