//! Programs after random sequences of LLVM's passes: the results of the programs before.
//!
//! `cargo xtask fuzz --pipelines --count 2000` runs more of them.

use judges::Judge;
use testsuite::parallel;
use testsuite::pipelines::{CPUS, Case, Verdict};

/// Seeds of the programs, each on one processor by turns.
const SEEDS: u64 = 350;
/// Number of results that must have been compared.
const COMPARED: usize = 310;

#[test]
fn passes_of_llvm_change_no_answer() {
    let Some(opt) = Judge::Opt.need() else { return };
    let seeds: Vec<u64> = (0..SEEDS).collect();
    let results = parallel::map(&seeds, |&seed| {
        let case = Case::of_seed(CPUS[(seed % CPUS.len() as u64) as usize], seed).expect("a case");
        let verdict = case.check(opt);
        (case, verdict)
    });
    let (mut compared, mut wrong) = (0, Vec::new());
    for (seed, (case, verdict)) in seeds.iter().zip(results) {
        match verdict {
            Verdict::Right => compared += 1,
            Verdict::Skipped(..) => {}
            other => wrong.push(format!(
                "seed {seed}: {} {} after {}: {other:?}",
                case.build,
                case.program.name,
                case.pipeline()
            )),
        }
    }
    assert!(wrong.is_empty(), "{} wrong\n{}", wrong.len(), wrong.join("\n"));
    assert!(compared >= COMPARED, "only {compared} compared");
}
