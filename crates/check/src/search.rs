//! Runs that look for mistakes.

use crate::dependence::Dependence;
use crate::finding::{Finding, Kind};
use crate::guess;
use crate::program::{Condition, Program};
use gpu_sim::launch::{Launch, Signature};
use gpu_sim::{Fault, FaultKind};
use ir::diagnostic::Diagnostic;

/// The launches that are tried.
#[derive(Clone, Debug)]
pub enum Launches {
    /// This one.
    Given(Box<Launch>, String),
    /// Made-up ones of each kernel, or of the one with this name.
    MadeUp(Option<String>),
}

/// Bounds of the search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Runs of each kernel.
    pub runs: u64,
    /// Instructions of one run.
    pub instructions: u64,
}

/// Launches and conditions to try.
#[derive(Clone, Debug)]
pub struct Request {
    /// The launches.
    pub launches: Launches,
    /// The seed of what is made up, and of the hostile machines.
    pub seed: u64,
    /// Bounds.
    pub limits: Limits,
}

/// Results of the search.
#[derive(Clone, PartialEq, Debug, Default)]
#[non_exhaustive]
pub struct Report {
    /// The mistakes, each once, in the order in which they were found.
    pub findings: Vec<Finding>,
    /// The kernels that were run, with the number of runs that came to an end without a mistake.
    pub kernels: Vec<(String, u64)>,
    /// Kernels that could not be run to their ends, and why.
    pub problems: Vec<Diagnostic>,
}

/// Looks for mistakes.
///
/// # Errors
/// There is no kernel, or not the one that is asked for.
pub fn find(program: &Program, request: &Request) -> Result<Report, Diagnostic> {
    let mut report = Report::default();
    match &request.launches {
        Launches::Given(launch, words) => {
            let kernel = launch.kernel.clone();
            let mut search = Search { program, request, report: &mut report, kernel, clean: 0 };
            let conditions = program.conditions(request.seed, request.limits.runs);
            search.launch(launch, words, &conditions, None);
            search.end();
        }
        Launches::MadeUp(name) => {
            for kernel in chosen(program, name.as_deref())? {
                made_up(program, request, &kernel, &mut report);
            }
        }
    }
    Ok(report)
}

/// The kernels that are asked for.
fn chosen(program: &Program, name: Option<&str>) -> Result<Vec<Signature>, Diagnostic> {
    let mut all = program.signatures();
    if all.is_empty() {
        return Err(Diagnostic::error("there is no kernel in it"));
    }
    let Some(name) = name else { return Ok(all) };
    let names: Vec<String> = all.iter().map(|kernel| kernel.name.clone()).collect();
    all.retain(|kernel| kernel.name == name);
    if all.is_empty() {
        let error = Diagnostic::error(format!("there is no kernel '{name}'"));
        return Err(error.with_note(format!("kernels: {}", names.join(", "))));
    }
    Ok(all)
}

/// Runs a kernel with made-up arguments.
fn made_up(program: &Program, request: &Request, kernel: &Signature, report: &mut Report) {
    if let Some(what) = kernel.params.iter().find_map(|param| param.unknown()) {
        let name = &kernel.name;
        let problem = format!("no arguments can be made up for kernel '{name}': it takes {what}");
        report.problems.push(
            Diagnostic::error(problem)
                .with_note("--kernel, --arg and the other options of a launch state them"),
        );
        return;
    }
    let dependence = match program {
        Program::Ir(module, _) => Dependence::of(module, kernel),
        _ => Dependence::unknown(),
    };
    let name = kernel.name.clone();
    let mut search = Search { program, request, report, kernel: name, clean: 0 };
    for number in 0..request.limits.runs {
        let words = guess::words(kernel, number, request.seed);
        let go_on = match Launch::parse_line(&words) {
            Ok(launch) => {
                let conditions = program.conditions(request.seed.wrapping_add(number), 1);
                search.launch(&launch, &words, &conditions, Some(&dependence))
            }
            Err(fault) => search.cannot(&fault),
        };
        if !go_on {
            break;
        }
    }
    search.end();
}

/// The runs of one kernel.
struct Search<'a> {
    program: &'a Program,
    request: &'a Request,
    report: &'a mut Report,
    kernel: String,
    clean: u64,
}

impl Search<'_> {
    /// Runs a launch under each condition until one shows a mistake: what comes after it may be its consequence. Returns whether
    /// other launches may help.
    fn launch(
        &mut self,
        launch: &Launch,
        words: &str,
        conditions: &[Condition],
        made_up: Option<&Dependence>,
    ) -> bool {
        let instructions = self.request.limits.instructions;
        for &condition in conditions {
            match self.program.run(launch, condition, instructions) {
                Ok(()) => self.clean += 1,
                Err(fault) => return self.failed(&fault, (launch, words), condition, made_up),
            }
        }
        true
    }

    fn failed(
        &mut self,
        fault: &Fault,
        (launch, words): (&Launch, &str),
        condition: Condition,
        made_up: Option<&Dependence>,
    ) -> bool {
        let Some(kind) = Kind::of(fault.kind()) else { return self.cannot(fault) };
        // What stops itself is not made for these arguments.
        if made_up.is_some() && kind == Kind::Trap {
            return true;
        }
        let mut finding = Finding::new(kind, fault, &launch.kernel, words);
        finding.condition = condition;
        finding.guessed = made_up.is_some_and(|dependence| dependence.may_cause(kind, fault));
        self.add(finding);
        true
    }

    /// Adds a mistake that is not known yet. One that needs no made-up argument takes the place of one that does.
    fn add(&mut self, finding: Finding) {
        match self.report.findings.iter_mut().find(|known| known.is_same(&finding)) {
            Some(known) if known.guessed && !finding.guessed => *known = finding,
            Some(_) => {}
            None => self.report.findings.push(finding),
        }
    }

    /// A run that came to no result. Returns whether others may help.
    fn cannot(&mut self, fault: &Fault) -> bool {
        let kernel = &self.kernel;
        let (problem, note, more) = match fault.kind() {
            FaultKind::Timeout => {
                let most = self.request.limits.instructions;
                let problem =
                    format!("a run of kernel '{kernel}' was ended after {most} instructions");
                (Diagnostic::warning(problem), "--max-instructions sets the limit".to_owned(), true)
            }
            FaultKind::Exhausted => {
                let problem = format!("a run of kernel '{kernel}' was ended");
                (Diagnostic::warning(problem), fault.to_string(), true)
            }
            _ => {
                let problem = format!("kernel '{kernel}' cannot be run");
                (Diagnostic::error(problem), fault.to_string(), false)
            }
        };
        let problem = problem.with_note(note);
        if !self.report.problems.contains(&problem) {
            self.report.problems.push(problem);
        }
        more
    }

    fn end(self) {
        self.report.kernels.push((self.kernel, self.clean));
    }
}
