//! Generated programs on Intel's GPUs: the interpreter against the simulator of our zebins; every second one for gen8,
//! the others for gen9; each in both widths.

use testsuite::campaign::Campaign;
use testsuite::generate::Target;
use testsuite::intel::{Build, generated};

#[test]
fn generated_programs_give_the_interpreters_answers() {
    let campaign = Campaign {
        programs: 2000,
        unsupported: 200,
        target: &|_| Target::Spir,
        builds: &Build::of_seed,
        check: &generated,
    };
    campaign.run();
}
