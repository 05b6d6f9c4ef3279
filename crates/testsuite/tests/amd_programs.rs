//! Generated programs on AMD GPUs: the interpreter against the simulator of our code objects, on every generation,
//! with late results; half of them by the default strategy of scheduling, half by all of them in turn.

use testsuite::amd::{Build, GENERATIONS, REFUSED, generated};
use testsuite::generate::{Choices, Target, program_for, shrink};
use testsuite::parallel;
use testsuite::pipeline::Failure;

/// Generated programs per run and generation.
const PROGRAMS: u64 = 2000;
/// Of these, so many may contain what is not supported yet.
const UNSUPPORTED: usize = 400;

#[test]
fn generated_programs_give_the_interpreters_answers() {
    let cpus = GENERATIONS.map(|(cpu, _)| cpu);
    let seeds: Vec<u64> = (0..PROGRAMS).collect();
    let results = parallel::map(&seeds, |&seed| {
        let mut choices = Choices::from_seed(seed);
        program_for(Target::Amdgpu(cpus[0]), &mut choices);
        let made = choices.made().to_vec();
        let builds = Build::of_seed(seed, &cpus);
        generated(&made, &builds).map_err(|(build, failure)| (made, build, failure))
    });
    let failed: Vec<_> =
        seeds.iter().zip(results).filter_map(|(s, r)| Some((s, r.err()?))).collect();
    let is_refused =
        |f: &Failure| matches!(f, Failure::Compile(message) if message.starts_with(REFUSED));
    let (refused, wrong): (Vec<_>, Vec<_>) =
        failed.into_iter().partition(|(_, (_, _, failure))| is_refused(failure));
    if let Some((seed, (choices, build, failure))) = wrong.first() {
        let alike = |f: &Failure| {
            std::mem::discriminant(f) == std::mem::discriminant(failure) && !is_refused(f)
        };
        let fails = |c: &[u32]| generated(c, &[*build]).is_err_and(|(_, f)| alike(&f));
        let small = shrink(choices.clone(), 300, fails);
        let now = generated(&small, &[*build]).err();
        let text = program_for(Target::Amdgpu(build.cpu), &mut Choices::replay(small));
        panic!(
            "{} of {PROGRAMS} generated programs fail; seed {seed} on {build}: {failure}\nmade smaller: {now:?}\n; run: {}\n{}",
            wrong.len(),
            text.launch.join(" "),
            text.text
        );
    }
    let list: Vec<String> =
        refused.iter().map(|(seed, (_, _, f))| format!("{seed}: {f}")).collect();
    assert!(list.len() <= UNSUPPORTED, "{} refused\n{}", list.len(), list.join("\n"));
}
