//! `lanelift reduce`: a smaller module that is compiled wrongly, or not at all, in the same manner.

use crate::args::ReduceArgs;
use crate::subject::Program;
use crate::{Failure, Outcome, compile, files, run, terminal};
use bisect::Symptom;
use ir::ssa::Module;
use reduce::{Limits, Reduced};
use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// Time between two looks at a command that runs.
const PAUSE: Duration = Duration::from_millis(2);

pub(crate) fn run(args: &ReduceArgs) -> Outcome {
    let until = Instant::now() + Duration::from_secs(args.time_limit);
    let limits = Limits { until: Some(until), trials: None };
    let reduced = match &args.test {
        Some(test) => by_command(args, test, limits)?,
        None => by_results(args, limits)?,
    };
    let Reduced { module, trials, accepted, complete } = &reduced;
    let size = |module: &Module| -> usize {
        module.definitions().map(|(_, id)| module.bodies[id].all_insts().count()).sum()
    };
    let end = if *complete { "" } else { "; the time limit ended it" };
    terminal::say(&format!(
        "{} instructions are left; {trials} modules tried, {accepted} edits kept{end}\n",
        size(module)
    ));
    files::write(args.output.as_deref(), reduce::text(module).as_bytes())
}

/// Keeps what a command accepts.
fn by_command(args: &ReduceArgs, test: &str, limits: Limits) -> Result<Reduced, Failure> {
    let words = shell_words::split(test).map_err(|error| format!("--test {test}: {error}"))?;
    let Some((program, words)) = words.split_first() else {
        return Err("--test: a command is expected".into());
    };
    let (name, text) = files::read(Some(&args.input))?;
    let module = compile::read(&name, &text, &args.target.options()?)?.into_module();
    let folder = tempfile::tempdir()?;
    let file = folder.path().join("reduced.ll");
    let mut mistake = None;
    let mut accepts = |module: &Module| match accepted(program, words, &file, module, limits.until)
    {
        Ok(accepted) => accepted,
        Err(error) => {
            mistake.get_or_insert(error);
            false
        }
    };
    let first = accepts(&module);
    let reduced =
        first.then(|| reduce::reduce(module, args.launch.kernel.as_deref(), limits, &mut accepts));
    if let Some(error) = mistake {
        return Err(format!("--test {test}: {error}").into());
    }
    reduced.ok_or_else(|| format!("--test {test}: the input itself is not interesting").into())
}

/// Returns whether a command exits with 0; one that runs at the end of the time is ended.
fn accepted(
    program: &str,
    words: &[String],
    file: &Path,
    module: &Module,
    until: Option<Instant>,
) -> std::io::Result<bool> {
    std::fs::File::create(file)?.write_all(reduce::text(module).as_bytes())?;
    let mut command = Command::new(program);
    command.args(words).arg(file).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    let mut child = command.spawn()?;
    loop {
        if let Some(status) = child.try_wait()? {
            return Ok(status.success());
        }
        if until.is_some_and(|until| Instant::now() >= until) {
            child.kill()?;
            child.wait()?;
            return Ok(false);
        }
        std::thread::sleep(PAUSE);
    }
}

/// Keeps what goes wrong as the input does.
fn by_results(args: &ReduceArgs, limits: Limits) -> Result<Reduced, Failure> {
    let program = Program::read(&args.input, &args.launch, &args.conditions, &args.target)?;
    let module = compile::read(&program.name, &program.text, &program.options)?.into_module();
    let text = reduce::text(&module);
    // A panic of the compiler is what is looked for, and no message.
    std::panic::set_hook(Box::new(|_| {}));
    let symptom = |text: String| Symptom::of(&program.with_text(text));
    let wanted = symptom(text);
    let mut same = |module: &Module| {
        let found = symptom(reduce::text(module));
        matches!((&wanted, found), (Ok(Some(a)), Ok(Some(b))) if a.is_like(&b))
    };
    let reduced = match &wanted {
        Ok(Some(_)) => {
            let kernel = run::launch(&args.launch)?.kernel;
            Ok(reduce::reduce(module, Some(&kernel), limits, &mut same))
        }
        Ok(None) => Err("the compiled kernel has the interpreter's results; --test COMMAND asks for something else".into()),
        Err(error) => Err(error.clone().into()),
    };
    drop(std::panic::take_hook());
    reduced
}
