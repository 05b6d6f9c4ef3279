//! Functions of our own that once had wrong results or were refused, called with numbers on seven processors.

use testsuite::generate::Target;
use testsuite::llvm_tests::{Build, CPUS, Verdict, cases, check};

#[test]
fn answers_are_the_interpreters() {
    let text = include_str!("data/functions.ll");
    for build in CPUS.into_iter().flat_map(Build::of_cpu) {
        let text = match build.target() {
            Target::Amdgpu(_) => text.to_owned(),
            _ => text.replace(", addrspace(5)", "").replace(" addrspace(5)", ""),
        };
        let cases = cases(&text);
        assert!(cases.len() >= 17, "{} functions", cases.len());
        for case in &cases {
            for seed in 0..3 {
                let (text, verdict) = check(case, build, seed);
                let right = matches!(verdict, Verdict::Right);
                assert!(
                    right,
                    "{} on {build}: {verdict:?}\n{}",
                    case.name,
                    text.unwrap_or_default()
                );
            }
        }
    }
}
