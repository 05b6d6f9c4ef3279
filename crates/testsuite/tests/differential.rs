//! The interpreter of the input against the simulator of what was emitted: on the corpus, and on
//! generated programs.

use gpu_sim::launch::Launch;
use testsuite::generate::{Choices, program, shrink};
use testsuite::pipeline::{Failure, differential};
use testsuite::{corpus, parallel};

#[test]
fn corpus_kernels_give_the_interpreters_answers() {
    let modules = corpus::modules("nvptx64");
    let mut work = Vec::new();
    for source in corpus::sources() {
        for module in modules.iter().filter(|m| m.kernel == source.kernel) {
            work.push((module.clone(), source.launches.clone()));
        }
    }
    let count = work.len();
    assert!(count >= 40, "{count} modules with a launch");
    let results = parallel::map(&work, |(module, launches)| {
        let text = std::fs::read(&module.path).map_err(|e| Failure::Input(e.to_string()))?;
        differential(&module.kernel, &text, launches)
    });
    let failures: Vec<String> = work
        .iter()
        .zip(results)
        .filter_map(|((m, _), r)| Some(format!("{}.{}: {}", m.kernel, m.variant, r.err()?)))
        .collect();
    assert!(failures.is_empty(), "{} of {count} modules\n{}", failures.len(), failures.join("\n"));
}

/// Generated programs per run.
const PROGRAMS: u64 = 2000;

fn check(choices: &mut Choices) -> Result<(), Failure> {
    let program = program(choices);
    let launch = Launch::parse(&program.launch).map_err(|e| Failure::Input(e.to_string()))?;
    differential("generated.ll", program.text.as_bytes(), &[launch])
}

#[test]
fn generated_programs_give_the_interpreters_answers() {
    let seeds: Vec<u64> = (0..PROGRAMS).collect();
    let results = parallel::map(&seeds, |&seed| {
        let mut choices = Choices::from_seed(seed);
        check(&mut choices).map_err(|failure| (choices.made().to_vec(), failure))
    });
    let failed: Vec<_> =
        seeds.iter().zip(results).filter_map(|(s, r)| Some((s, r.err()?))).collect();
    let Some((seed, (choices, failure))) = failed.first() else { return };
    let same_kind = |f: &Failure| std::mem::discriminant(f) == std::mem::discriminant(failure);
    let small = shrink(choices.clone(), 2000, |c| {
        check(&mut Choices::replay(c.to_vec())).is_err_and(|f| same_kind(&f))
    });
    let text = program(&mut Choices::replay(small.clone()));
    let now = check(&mut Choices::replay(small)).err();
    panic!(
        "{} of {PROGRAMS} generated programs fail; seed {seed}: {failure}\nmade smaller: {now:?}\n; run: {}\n{}",
        failed.len(),
        text.launch.join(" "),
        text.text
    );
}
