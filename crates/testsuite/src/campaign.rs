//! Running generated programs by the hundreds: each through several builds, what fails made smaller and shown.

use crate::generate::{Choices, Program, shrink};
use crate::parallel;
use crate::pipeline::Failure;
use std::fmt::Display;

/// Prefix of the message of a module that contains something not supported.
pub const REFUSED: &str = "refused: ";

/// A diagnostic as text, marked where it says that something is not supported.
pub fn refusal(error: &ir::diagnostic::Diagnostic) -> String {
    let message = error.to_string();
    let known = message.lines().next().is_some_and(|l| l.ends_with("is not supported"));
    if known { format!("{REFUSED}{message}") } else { message }
}

/// Whether a program was refused for something that is not supported.
pub fn is_refused(failure: &Failure) -> bool {
    matches!(failure, Failure::Compile(message) if message.starts_with(REFUSED))
}

/// Generated programs of the seeds from 0.
pub struct Campaign<'a, B> {
    /// Number of programs.
    pub programs: u64,
    /// Of these, so many may contain what is not supported yet.
    pub unsupported: usize,
    /// The program that choices make for a build.
    #[allow(clippy::type_complexity, reason = "it is named here")]
    pub program: &'a (dyn Fn(B, &mut Choices) -> Program + Sync),
    /// Returns the builds of the program of a seed.
    pub builds: &'a (dyn Fn(u64) -> Vec<B> + Sync),
    /// Compares the program of some choices in these builds with the interpreter.
    #[allow(clippy::type_complexity, reason = "it is named here")]
    pub check: &'a (dyn Fn(&[u32], &[B]) -> Result<(), (B, Failure)> + Sync),
}

impl<B: Copy + Display + Send + Sync> Campaign<'_, B> {
    /// Runs them all.
    ///
    /// # Panics
    /// If one goes wrong, with the smallest program found that has the same kind of failure; if more are refused than
    /// may be.
    pub fn run(&self) {
        let seeds: Vec<u64> = (0..self.programs).collect();
        let results = parallel::map(&seeds, |&seed| {
            let mut choices = Choices::from_seed(seed);
            let builds = (self.builds)(seed);
            (self.program)(builds[0], &mut choices);
            let made = choices.made().to_vec();
            (self.check)(&made, &builds).map_err(|(build, failure)| (made, build, failure))
        });
        let failed: Vec<_> =
            seeds.iter().zip(results).filter_map(|(s, r)| Some((s, r.err()?))).collect();
        let (refused, wrong): (Vec<_>, Vec<_>) =
            failed.into_iter().partition(|(_, (_, _, failure))| is_refused(failure));
        if let Some((seed, (choices, build, failure))) = wrong.first() {
            let alike = |f: &Failure| {
                std::mem::discriminant(f) == std::mem::discriminant(failure) && !is_refused(f)
            };
            let fails = |c: &[u32]| (self.check)(c, &[*build]).is_err_and(|(_, f)| alike(&f));
            let small = shrink(choices.clone(), 300, fails);
            let now = (self.check)(&small, &[*build]).err().map(|(_, failure)| failure);
            let text = (self.program)(*build, &mut Choices::replay(small));
            panic!(
                "{} of {} generated programs fail; seed {seed} on {build}: {failure}\nmade smaller: {now:?}\n; run: {}\n{}",
                wrong.len(),
                self.programs,
                text.launch.join(" "),
                text.text
            );
        }
        let list: Vec<String> =
            refused.iter().map(|(seed, (_, _, f))| format!("{seed}: {f}")).collect();
        assert!(list.len() <= self.unsupported, "{} refused\n{}", list.len(), list.join("\n"));
    }
}
