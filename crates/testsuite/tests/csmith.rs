//! Csmith's programs: the checksum on this machine against the interpreter and the simulators of what is emitted for every target.
//!
//! `cargo xtask fuzz --csmith --count 2000` runs more of them.

use testsuite::csmith::{CPUS, Program, Tools, Verdict, check};
use testsuite::parallel;

/// Seeds of the programs; about one of four is left out, as its program does not end.
const SEEDS: u64 = 32;
/// Checksums that must have been compared.
const COMPARED: usize = 240;

#[test]
fn checksums_are_this_machines() {
    let Some(tools) = Tools::need() else { return };
    let seeds: Vec<u64> = (1..=SEEDS).collect();
    let results = parallel::map(&seeds, |&seed| -> Result<_, String> {
        let Some(program) = tools.program(seed)? else { return Ok(None) };
        let verdicts = check(&tools, &program, &CPUS)?;
        Ok(Some((program, verdicts)))
    });
    let mut compared = 0;
    let mut wrong = Vec::new();
    for result in results {
        let Some((Program { seed, .. }, verdicts)) = result.expect("clang compiles it") else {
            continue;
        };
        for Verdict { runner, level, result, .. } in verdicts {
            match result {
                Ok(right) => compared += usize::from(right.is_some()),
                Err(failure) => {
                    wrong.push(format!("seed {seed}, clang -O{level}: {runner}: {failure}"));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{} wrong\n{}", wrong.len(), wrong.join("\n"));
    assert!(compared >= COMPARED, "only {compared} compared");
}
