//! `lanelift run`: a kernel on the interpreter, the simulator or the GPU.

use crate::args::{Device, LaunchArgs, RunArgs};
use crate::{Failure, Outcome, compile, files};
use driver::{Options, Target};
use gpu_sim::binary::{Binary, Conditions};
use gpu_sim::launch::{Launch, Outcome as Results, first_difference};
use ir::diagnostic::Diagnostic;
use ir::pass::PassCx;
use ir::ssa::{Module, Verified};
use std::time::{Duration, Instant};

pub(crate) fn run(args: &RunArgs) -> Outcome {
    let launch = launch(&args.launch)?;
    let (name, text) = files::read(Some(&args.input))?;
    let program = Program { name: &name, text: &text, args };
    let (results, time) = program.run_on(args.device, &launch)?;
    files::print(shown(args, &results, time).as_bytes())?;
    write_buffers(args, &results)?;
    let Some(other) = args.compare else { return Ok(()) };
    let (reference, _) = program.run_on(other, &launch)?;
    match first_difference(&results, &reference, launch.tolerance) {
        None => {
            let text = format!("{:?} and {other:?} agree on every buffer\n", args.device);
            files::print(text.as_bytes())
        }
        Some(difference) => {
            let error =
                Diagnostic::error(format!("{:?} and {other:?} differ: {difference}", args.device));
            Err(match launch.tolerance {
                Some(_) => error,
                None => error.with_note(
                    "the last bits of floats may differ if the module lets multiplications and additions fuse; \
                     --tolerance accepts a relative difference",
                ),
            }
            .into())
        }
    }
}

/// The launch of the command line, or of a source's `run:` comment.
pub(crate) fn launch(args: &LaunchArgs) -> Result<Launch, Failure> {
    if let Some(path) = &args.launch_from {
        let (name, text) = files::read(Some(path))?;
        let launches = Launch::from_comments(&String::from_utf8_lossy(&text))
            .map_err(|e| format!("{name}: {e}"))?;
        return launches
            .into_iter()
            .next()
            .ok_or_else(|| format!("{name}: no 'run:' comment").into());
    }
    Ok(Launch::parse(&launch_words(args)?)?)
}

/// The words of a launch on the command line.
pub(crate) fn launch_words(args: &LaunchArgs) -> Result<Vec<&str>, Failure> {
    let kernel = args
        .kernel
        .as_deref()
        .ok_or_else(|| Failure::from("--kernel NAME is needed (or --launch-from FILE)"))?;
    let mut words = vec![
        "--kernel",
        kernel,
        "--grid",
        &args.grid,
        "--block",
        &args.block,
        "--cluster",
        &args.cluster,
        "--shared",
        &args.shared,
    ];
    if let Some(tolerance) = &args.tolerance {
        words.extend(["--tolerance", tolerance]);
    }
    for arg in &args.args {
        words.extend(["--arg", arg]);
    }
    Ok(words)
}

struct Program<'a> {
    name: &'a str,
    text: &'a [u8],
    args: &'a RunArgs,
}

impl Program<'_> {
    fn run_on(&self, device: Device, launch: &Launch) -> Result<(Results, Duration), Failure> {
        let start;
        let results = match device {
            Device::Interp => {
                let target = self.args.target.options()?;
                let mut module = compile::read(self.name, self.text, &target)?;
                driver::link_for_interpreter(module.for_passes(), target.link_builtins)?;
                start = Instant::now();
                let races = self.args.check_races;
                let options = interpreter(&module, launch, &target)?;
                let options = gpu_sim::interp::Options { races, ..options };
                gpu_sim::interp::run(&module, launch, &options)?
            }
            Device::Sim => match self.code()? {
                Code::Binary(bytes) => {
                    let binary = Binary::parse(&bytes)?;
                    let mut printed = Ok(());
                    let mut print = |line: &str| {
                        if printed.is_ok() {
                            printed = files::print(format!("{line}\n").as_bytes());
                        }
                    };
                    let tracer: Option<&mut dyn FnMut(&str)> =
                        if self.args.trace { Some(&mut print) } else { None };
                    start = Instant::now();
                    let results = binary.run(launch, self.args.conditions.conditions(), tracer)?;
                    printed?;
                    results
                }
                Code::Ptx(ptx) => {
                    let module = gpu_sim::ptx::Module::parse(&ptx)?;
                    start = Instant::now();
                    module.run(launch, &ptx_options(self.args.conditions.conditions()))?
                }
            },
            #[cfg(feature = "nvptx")]
            Device::Cuda => {
                let Code::Ptx(ptx) = self.code()? else {
                    return Err("only a module for NVIDIA runs on '--device cuda'".into());
                };
                start = Instant::now();
                cuda_launch::run(&ptx, launch)?
            }
        };
        Ok((results, start.elapsed()))
    }

    /// The program compiled, or as it is where it is compiled already.
    fn code(&self) -> Result<Code, Failure> {
        if Binary::is_elf(self.text) {
            return Ok(Code::Binary(self.text.to_vec()));
        }
        if std::path::Path::new(self.name).extension().is_some_and(|e| e == "ptx") {
            return Ok(Code::Ptx(String::from_utf8_lossy(self.text).into_owned()));
        }
        let options = self.args.target.options()?;
        let mut module = compile::read(self.name, self.text, &options)?;
        let located = |error| driver::located(error, self.name, self.text, &options);
        compiled(&mut module, &options, &mut PassCx::new()).map_err(|error| located(error).into())
    }
}

/// Returns the options of the simulator of PTX for the conditions of a run.
pub(crate) fn ptx_options(conditions: Conditions) -> gpu_sim::ptx::Options {
    let Conditions { hostile, devices, instructions, .. } = conditions;
    let mut options = gpu_sim::ptx::Options { hostile, devices, ..Default::default() };
    options.max_instructions = instructions.unwrap_or(options.max_instructions);
    options
}

/// Compiles a module to what its simulator runs.
///
/// # Errors
/// As [`driver::compile_with`].
pub(crate) fn compiled(
    module: &mut Verified,
    options: &Options,
    cx: &mut PassCx<'_>,
) -> Result<Code, Diagnostic> {
    let compilation = driver::compile_with(module, options, cx)?;
    let target = compilation.target();
    let bytes = compilation.into_bytes()?.unwrap_or_default();
    Ok(match target {
        Target::Nvptx => Code::Ptx(String::from_utf8_lossy(&bytes).into_owned()),
        _ => Code::Binary(bytes),
    })
}

/// Returns the options of the interpreter for a module.
///
/// # Errors
/// A processor that there is not.
pub(crate) fn interpreter(
    module: &Module,
    launch: &Launch,
    options: &Options,
) -> Result<gpu_sim::interp::Options, Diagnostic> {
    let warp_size = options.wave_size(module, &launch.kernel)?;
    Ok(gpu_sim::interp::Options { warp_size, ..Default::default() })
}

/// Code that a simulator runs.
pub(crate) enum Code {
    /// An AMD code object, or an Intel zebin.
    Binary(Vec<u8>),
    Ptx(String),
}

/// The results as they are printed.
fn shown(args: &RunArgs, results: &Results, time: Duration) -> String {
    let mut text = String::new();
    for buffer in &results.buffers {
        text += &format!("{}\n", buffer.display(args.print));
    }
    text += &results.output;
    let on = format!("{:?}", args.device).to_lowercase();
    let count = results.statistics.instructions;
    if count > 0 {
        text += &format!("{count} instructions in {:.1} ms on {on}\n", time.as_secs_f64() * 1e3);
    } else {
        text += &format!("{:.1} ms on {on}\n", time.as_secs_f64() * 1e3);
    }
    text
}

fn write_buffers(args: &RunArgs, results: &Results) -> Outcome {
    for wish in &args.write {
        let (name, path) =
            wish.split_once('=').ok_or_else(|| format!("--write {wish}: NAME=FILE is expected"))?;
        let buffer = results.buffers.iter().find(|b| b.name == name);
        let buffer = buffer.ok_or_else(|| {
            let known: Vec<&str> = results.buffers.iter().map(|b| b.name.as_str()).collect();
            format!("--write {wish}: no buffer '{name}' (there are: {})", known.join(", "))
        })?;
        files::write(Some(std::path::Path::new(path)), &buffer.bytes)?;
    }
    Ok(())
}
