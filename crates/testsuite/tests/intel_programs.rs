//! Generated programs on Intel's GPUs: the interpreter against the simulator of our zebins; every second one for gen8,
//! the others for gen9; each in both widths. Programs without doubles also for gen12.1.

use testsuite::campaign::Campaign;
use testsuite::intel::{Build, generated};

#[test]
fn generated_programs_give_the_interpreters_answers() {
    let campaign = Campaign {
        programs: 2000,
        unsupported: 5,
        target: &|build: Build| build.target(),
        builds: &Build::of_seed,
        check: &generated,
    };
    campaign.run();
}

#[test]
fn programs_without_doubles_give_the_interpreters_answers() {
    let campaign = Campaign {
        programs: 600,
        unsupported: 5,
        target: &|build: Build| build.target(),
        builds: &Build::of_float_seed,
        check: &generated,
    };
    campaign.run();
}
