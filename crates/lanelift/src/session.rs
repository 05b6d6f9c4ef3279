//! Compiling what the command line names: any number of inputs, some at a time.
//!
//! Each input is a job of its own, whose output and messages depend on nothing but it. Threads take jobs in the order
//! of the command line, and what jobs have to say is shown in that order: it is the same with any number of
//! threads. An input that fails does not stop the others.

use crate::args::{CompileArgs, FileType};
use crate::cache::{Cache, Entry, EntryHead, Key};
use crate::compile::{self, Compiled, Said};
use crate::debug::trace::{self, Trace};
use crate::debug::{Reproducer, crash, stats, temps};
use crate::failure::{Failure, Outcome};
use crate::files;
use crate::remarks;
use crate::summary::{Document, FORMAT, Message, ModuleReport, ModuleSummary, Status};
use crate::terminal::{self, Terminal};
use clap::Args;
use ir::diagnostic::Diagnostic;
use ir::map::Map;
use ir::pass::Statistics;
use report::ReportInput;
use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread;
use std::time::Instant;

/// Options for several inputs.
#[derive(Args, Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct BatchArgs {
    /// Compile so many inputs at a time; without a number, as many as there are processors [default: 1]
    #[arg(short, long, value_name = "N", num_args = 0..=1, default_missing_value = "0", require_equals = false,
          help_heading = "Build systems")]
    pub(crate) jobs: Option<usize>,
    /// Put outputs into this folder instead of beside the inputs
    #[arg(long, value_name = "DIR", help_heading = "Build systems")]
    pub(crate) out_dir: Option<PathBuf>,
}

impl BatchArgs {
    /// Threads for so many inputs.
    fn threads(&self, inputs: usize) -> usize {
        let wanted = match self.jobs {
            None => 1,
            Some(0) => thread::available_parallelism().map_or(1, std::num::NonZero::get),
            Some(n) => n,
        };
        wanted.clamp(1, inputs.max(1))
    }
}

/// A thread's stack: deep expressions of large modules are walked recursively. Unused pages cost nothing.
const STACK: usize = 64 << 20;

/// Compiles every input.
pub(crate) fn run(args: &CompileArgs, terminal: Terminal) -> Outcome {
    let session = Session { args, cache: Cache::open(&args.cache), single: args.inputs.len() < 2 };
    session.check()?;
    if args.cache.print_cache_key {
        return session.print_keys();
    }
    let inputs = session.inputs();
    // All of them, before the first output is written.
    files::protect(inputs.iter().copied().flatten());
    let threads = args.batch.threads(inputs.len());
    let mut finished = Vec::with_capacity(inputs.len());
    let mut show = |job: Finished| {
        terminal::say_bytes(&job.log);
        terminal.show(&job.diagnostics);
        finished.push(job);
    };
    if threads == 1 {
        inputs.iter().for_each(|&input| show(session.job(input)));
    } else {
        session.run_on(threads, &inputs, &mut show)?;
    }
    session.finish(finished)
}

/// A job that is done.
struct Finished {
    report: ModuleReport,
    /// Output of observers, if it was not shown yet.
    log: Vec<u8>,
    diagnostics: Vec<Diagnostic>,
    /// The rule of the output for make, if it goes into a common file.
    rule: Option<String>,
    /// Input of the report.
    page: Option<ReportInput>,
    /// Remarks of passes, as YAML.
    remarks: String,
    statistics: Statistics,
    trace: Trace,
}

impl Finished {
    /// Takes the report's data of the input.
    fn take_page(&mut self) -> ReportInput {
        self.page.take().unwrap_or_else(|| ReportInput::failed(&self.report.input))
    }
}

/// State that all jobs share.
struct Session<'a> {
    args: &'a CompileArgs,
    cache: Option<Cache>,
    single: bool,
}

impl<'a> Session<'a> {
    /// The inputs; standard input is none.
    fn inputs(&self) -> Vec<Option<&'a Path>> {
        let inputs = &self.args.inputs;
        if inputs.is_empty() {
            vec![None]
        } else {
            inputs.iter().map(|p| Some(p.as_path())).collect()
        }
    }

    /// Refuses what cannot be meant before anything is done.
    fn check(&self) -> Outcome {
        let args = self.args;
        compile::check_pass_names(&args.observe)?;
        if args.report.is_some() && args.stages.is_part() {
            return Err("--report shows a whole run, and the options ask for a part of one".into());
        }
        self.check_debug()?;
        if args.limits.any() && args.stages.is_part() {
            return Err("--deny and --warn look at finished kernels, and the options ask for a part of a run".into());
        }
        let to_stdout = args.output.as_deref().is_some_and(files::is_dash);
        if args.output.is_some() && args.batch.out_dir.is_some() {
            return Err(
                "-o names the output, and --out-dir would name its folder: give one of them".into(),
            );
        }
        if !args.dep.mt.is_empty() && !args.dep.wanted() {
            return Err(
                "-MT names the target of a rule that is not asked for: add -MD or -MF FILE".into(),
            );
        }
        if args.json.as_deref().is_some_and(files::is_dash) && self.writes_stdout() {
            return Err(
                "--json and the output both go to standard output: --json=FILE writes a file"
                    .into(),
            );
        }
        if args.dep.md && args.dep.mf.is_none() && self.writes_stdout() {
            return Err("-MD: standard output has no name for the rule's file: add -MF FILE".into());
        }
        if self.single {
            return Ok(());
        }
        if args.stages.writes_ir() && args.batch.out_dir.is_none() {
            return Err("the IR of several inputs needs a folder: add --out-dir DIR".into());
        }
        if args.output.is_some() {
            let hint = if to_stdout { "" } else { ": --out-dir names a folder for them" };
            return Err(format!(
                "-o names one output, and there are {} inputs{hint}",
                args.inputs.len()
            )
            .into());
        }
        if args.inputs.iter().any(|input| files::is_dash(input)) {
            return Err("standard input cannot be compiled together with files".into());
        }
        // The backend of a module, and so the output's ending, is not known yet.
        let mut by_output: Map<PathBuf, &Path> = Map::default();
        for input in &args.inputs {
            let output = self.place(input).with_extension("");
            if let Some(other) = by_output.insert(output, input) {
                let (input, other) = (input.display(), other.display());
                let message = format!("{other} and {input} would be compiled to the same output");
                return Err(message.into());
            }
        }
        Ok(())
    }

    /// Refuses options for finding mistakes that have no place to write to.
    fn check_debug(&self) -> Outcome {
        let args = self.args;
        if args.debug.save_temps && args.stages.is_part() {
            return Err(
                "--save-temps keeps the stages of a whole run, and the options ask for a part of one".into()
            );
        }
        if args.debug.save_temps && self.writes_stdout() {
            return Err(
                "--save-temps writes beside the output, and standard output is in no folder: add -o FILE".into(),
            );
        }
        let nameless = self.writes_stdout() || args.filetype == Some(FileType::Null);
        if args.debug.traces() && args.debug.time_trace_file.is_none() && nameless {
            return Err(
                "-time-trace: the output has no name for the trace: add -time-trace-file=FILE"
                    .into(),
            );
        }
        Ok(())
    }

    /// Whether the output goes to standard output.
    fn writes_stdout(&self) -> bool {
        let input = self.args.inputs.first().map(PathBuf::as_path);
        let nowhere = input.is_none_or(files::is_dash) || self.ir_to_stdout();
        let nameless = self.single && nowhere && self.args.output.is_none();
        nameless || self.args.output.as_deref().is_some_and(files::is_dash)
    }

    /// Whether IR is written and no place was given for it: beside the input it could take the place of this.
    fn ir_to_stdout(&self) -> bool {
        self.args.stages.writes_ir() && self.args.batch.out_dir.is_none()
    }

    /// An input's name in the folder of its output.
    fn place(&self, input: &Path) -> PathBuf {
        match (&self.args.batch.out_dir, input.file_name()) {
            (Some(folder), Some(name)) => folder.join(name),
            _ => input.to_owned(),
        }
    }

    /// Path of the output of an input; None for standard output.
    fn output(&self, input: Option<&Path>, ending: &str) -> Option<PathBuf> {
        let given = self.args.output.clone();
        let beside = || {
            let input = input.filter(|p| !files::is_dash(p) && !self.ir_to_stdout());
            input.map(|p| self.place(p).with_extension(ending))
        };
        given.or_else(beside).filter(|p| !files::is_dash(p))
    }

    fn print_keys(&self) -> Outcome {
        let mut text = String::new();
        for input in self.inputs() {
            let (name, bytes) = files::read(input)?;
            text += &format!("{}  {name}\n", Key::new(self.args, &name, &bytes));
        }
        files::write(None, text.as_bytes())
    }

    /// Runs the jobs on threads; `show` is called with each in the order of the inputs, as soon as it may be.
    fn run_on(
        &self,
        threads: usize,
        inputs: &[Option<&Path>],
        show: &mut dyn FnMut(Finished),
    ) -> Outcome {
        let next = AtomicUsize::new(0);
        let (send, receive) = mpsc::channel();
        thread::scope(|scope| {
            for _ in 0..threads {
                let (send, next) = (send.clone(), &next);
                let work = move || {
                    loop {
                        let number = next.fetch_add(1, Ordering::Relaxed);
                        let Some(&input) = inputs.get(number) else { break };
                        // The receiver waits for all of them.
                        let _ = send.send((number, self.job(input)));
                    }
                };
                thread::Builder::new().stack_size(STACK).spawn_scoped(scope, work)?;
            }
            drop(send);
            let mut waiting: Map<usize, Finished> = Map::default();
            let mut turn = 0;
            for (number, job) in receive {
                waiting.insert(number, job);
                while let Some(job) = waiting.swap_remove(&turn) {
                    show(job);
                    turn += 1;
                }
            }
            Ok(())
        })
    }

    /// Compiles one input. All failures stay in the result: even a panic, which is a fault of ours.
    fn job(&self, input: Option<&Path>) -> Finished {
        let start = Instant::now();
        let name = files::name(input);
        let mut said = Said::default();
        let mut report = ModuleReport {
            input: name.clone(),
            output: None,
            status: Status::Failed,
            key: None,
            diagnostics: Vec::new(),
            summary: ModuleSummary::default(),
            milliseconds: 0.0,
            passes: Vec::new(),
        };
        let mut work = || self.compile(input, &mut said, &mut report);
        // With one input a panic ends the process as it always does.
        let result = if self.single {
            work()
        } else {
            catch_unwind(AssertUnwindSafe(work))
                .unwrap_or_else(|panic| Err(self.crashed(&name, input, &*panic).into()))
        };
        let failed = result.is_err();
        let mut diagnostics: Vec<Diagnostic> = said.diagnostics;
        let rule = result.unwrap_or_else(|Failure(errors)| {
            report.status = Status::Failed;
            report.output = None;
            report.summary = said.denied.take().unwrap_or_default();
            diagnostics.extend(errors);
            None
        });
        let (when, folder) = self.reproducer();
        diagnostics.extend(crash::note(when, failed, folder, input));
        report.diagnostics = diagnostics.iter().map(Message::of).collect();
        report.passes = said.passes;
        report.milliseconds = start.elapsed().as_secs_f64() * 1e3;
        let mut log = said.log;
        if self.args.remarks.verbose {
            log.extend(remarks::resources(&report.summary).into_bytes());
        }
        let Said { remarks, statistics, trace, report: page, .. } = said;
        Finished { report, log, diagnostics, rule, page, remarks, statistics, trace }
    }

    /// When a reproducer is saved, and where.
    fn reproducer(&self) -> (Reproducer, Option<&Path>) {
        let debug = &self.args.debug;
        (debug.gen_reproducer.unwrap_or_default(), debug.crash_diagnostics_dir.as_deref())
    }

    /// The error of an input at which the compiler panicked.
    fn crashed(&self, name: &str, input: Option<&Path>, panic: &(dyn Any + Send)) -> Diagnostic {
        let error = crash::internal_error(name);
        match self.reproducer() {
            // The note that is asked for after any error would be a second reproducer.
            (Reproducer::Crash, folder) => crash::with_saved(error, folder, input, Some(panic)),
            _ => error,
        }
    }

    /// Compiles one input and writes what is to be written. Returns the rule for make, if it goes into a common file.
    fn compile(
        &self,
        input: Option<&Path>,
        said: &mut Said,
        report: &mut ModuleReport,
    ) -> Result<Option<String>, Failure> {
        let (name, text) = files::read(input)?;
        if self.args.debug.save_temps {
            self.create_folder()?;
            let base = self.output(input, "").unwrap_or_default().with_extension("");
            temps::save(&base, &name, &text, self.args)?;
        }
        let (compiled, status) = self.compiled(&name, &text, said, report)?;
        let Compiled { output, ending, summary } = compiled;
        report.summary = summary;
        let path = self.output(input, &ending);
        let mut rule = None;
        if let (Some(path), true) = (&path, output.is_some()) {
            self.create_folder()?;
            rule = self.depend(path, input)?;
        } else if self.args.dep.wanted() {
            rule = self.depend(Path::new("-"), input)?;
        }
        if let Some(output) = output {
            files::write(path.as_deref(), &output)?;
            let written = path.map_or_else(|| "-".into(), |p| p.display().to_string());
            report.output = Some(written);
        }
        report.status = status;
        Ok(rule)
    }

    /// Makes the folder of outputs, if one is named.
    fn create_folder(&self) -> Outcome {
        let Some(folder) = &self.args.batch.out_dir else { return Ok(()) };
        std::fs::create_dir_all(folder).map_err(|e| format!("{}: {e}", folder.display()).into())
    }

    /// Writes the rule for make of an output, or returns it, if it goes into a common file.
    fn depend(&self, output: &Path, input: Option<&Path>) -> Result<Option<String>, Failure> {
        let dep = &self.args.dep;
        if !dep.wanted() {
            return Ok(None);
        }
        if files::is_dash(output) && dep.mt.is_empty() {
            return Err(
                "-MF: the output has no name, so the rule needs a target: add -MT TARGET".into()
            );
        }
        let inputs: Vec<PathBuf> =
            input.filter(|p| !files::is_dash(p)).map(Path::to_owned).into_iter().collect();
        if !self.single && dep.mf.is_some() {
            return Ok(Some(dep.rule(output, &inputs)));
        }
        dep.write(output, &inputs)?;
        Ok(None)
    }

    /// The compiled module, from the cache if it is there.
    fn compiled(
        &self,
        name: &str,
        text: &[u8],
        said: &mut Said,
        report: &mut ModuleReport,
    ) -> Result<(Compiled, Status), Failure> {
        // Runs that print something during compilation are not kept.
        let cache = self.cache.as_ref().filter(|_| self.args.is_plain());
        let key = cache.map(|_| Key::new(self.args, name, text));
        report.key = key.map(|key| key.to_string());
        if let (Some(cache), Some(key)) = (cache, &key)
            && let Some(Entry { head, output }) = cache.load(key)
        {
            for message in &head.diagnostics {
                let mut diagnostic = message.to_diagnostic();
                if let Some(location) =
                    diagnostic.location.as_mut().filter(|l| l.file == head.input)
                {
                    location.file = name.to_owned();
                }
                said.diagnostics.push(diagnostic);
            }
            let output = head.has_output.then_some(output);
            return Ok((
                Compiled { output, ending: head.ending.into(), summary: head.summary },
                Status::Cached,
            ));
        }
        let compiled = compile::compile(name, text, self.args, self.single, said)?;
        if let (Some(cache), Some(key)) = (cache, &key) {
            let head = EntryHead {
                input: name.to_owned(),
                has_output: compiled.output.is_some(),
                ending: compiled.ending.to_string(),
                diagnostics: said.diagnostics.iter().map(Message::of).collect(),
                summary: compiled.summary.clone(),
            };
            let entry = Entry { head, output: compiled.output.clone().unwrap_or_default() };
            if let Err(error) = cache.store(key, &entry) {
                let message = format!("the output is not kept in the cache: {error}");
                said.diagnostics.push(Diagnostic::warning(message));
            }
        }
        Ok((compiled, Status::Compiled))
    }

    /// Writes what passes counted, over all inputs, as JSON.
    fn write_statistics(&self, finished: &[Finished]) -> Outcome {
        let (file, shown) = (&self.args.debug.stats_json_file, self.args.observe.stats_json);
        if file.is_none() && !shown {
            return Ok(());
        }
        let mut all = Statistics::default();
        finished.iter().for_each(|job| all.merge(&job.statistics));
        let text = stats::json(&all)?;
        if shown {
            terminal::say(&text);
        }
        file.as_ref().map_or(Ok(()), |file| files::write(Some(file), text.as_bytes()))
    }

    /// Writes the times of passes: to one file, or beside each output.
    fn write_traces(&self, finished: &[Finished]) -> Outcome {
        let debug = &self.args.debug;
        if !debug.traces() {
            return Ok(());
        }
        let all = finished.iter().map(|job| (&*job.report.input, &job.trace));
        if let Some(file) = &debug.time_trace_file {
            return files::write(Some(file), trace::file(all)?.as_bytes());
        }
        for (one, job) in all.zip(finished) {
            if let Some(output) = &job.report.output {
                let file = PathBuf::from(format!("{output}.time-trace"));
                files::write(Some(&file), trace::file([one].into_iter())?.as_bytes())?;
            }
        }
        Ok(())
    }

    /// Writes what is about all inputs, and fails if one of them did.
    fn finish(&self, mut finished: Vec<Finished>) -> Outcome {
        let failed = finished.iter().any(|job| job.report.status == Status::Failed);
        if let Some(path) = &self.args.report {
            let inputs: Vec<ReportInput> = finished.iter_mut().map(Finished::take_page).collect();
            if inputs.iter().any(ReportInput::is_compiled) {
                files::write(Some(path), report::report(&inputs).as_bytes())?;
            }
        }
        if let Some(file) = &self.args.remarks.pass_remarks_output {
            let text: String = finished.iter().map(|job| job.remarks.as_str()).collect();
            files::write(Some(file), text.as_bytes())?;
        }
        self.write_statistics(&finished)?;
        self.write_traces(&finished)?;
        if let (Some(file), false, false) = (&self.args.dep.mf, failed, self.single) {
            let inputs: Vec<PathBuf> = self.args.inputs.clone();
            // With targets given, all inputs follow them.
            let rules = if self.args.dep.mt.is_empty() {
                finished.iter().filter_map(|job| job.rule.as_deref()).collect()
            } else {
                self.args.dep.rule(Path::new(""), &inputs)
            };
            files::write(Some(file), rules.as_bytes())?;
        }
        if let Some(file) = &self.args.json {
            let modules = finished.into_iter().map(|job| job.report).collect();
            let document = Document { format: FORMAT, version: env!("CARGO_PKG_VERSION"), modules };
            let text = serde_json::to_string_pretty(&document)? + "\n";
            files::write(Some(file), text.as_bytes())?;
        }
        if failed { Err(Failure::shown()) } else { Ok(()) }
    }
}
