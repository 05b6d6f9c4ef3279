//! `lanelift run`: a kernel on the interpreter, the simulator or the GPU.

use crate::args::{Device, RunArgs};
use crate::compile::Backend;
use crate::{Failure, Outcome, amd, compile, files};
use gpu_sim::launch::{Launch, Outcome as Results, first_difference};
use ir::pass::PassCx;
use std::time::{Duration, Instant};

pub(crate) fn run(args: &RunArgs) -> Outcome {
    let launch = launch(args)?;
    let (name, text) = files::read(Some(&args.input))?;
    let program = Program { name: &name, text: &text, args };
    let (results, time) = program.run_on(args.device, &launch)?;
    print(args, &results, time);
    write_buffers(args, &results)?;
    let Some(other) = args.compare else { return Ok(()) };
    let (reference, _) = program.run_on(other, &launch)?;
    match first_difference(&results, &reference, launch.tolerance) {
        None => {
            println!("{:?} and {other:?} agree on every buffer", args.device);
            Ok(())
        }
        Some(difference) => {
            Err(format!("{:?} and {other:?} differ: {difference}", args.device).into())
        }
    }
}

/// The launch of the command line, or of a source's `run:` comment.
fn launch(args: &RunArgs) -> Result<Launch, Failure> {
    if let Some(path) = &args.launch_from {
        let (name, text) = files::read(Some(path))?;
        let launches = Launch::from_comments(&String::from_utf8_lossy(&text))
            .map_err(|e| format!("{name}: {e}"))?;
        return launches
            .into_iter()
            .next()
            .ok_or_else(|| format!("{name}: no 'run:' comment").into());
    }
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
        "--shared",
        &args.shared,
    ];
    if let Some(tolerance) = &args.tolerance {
        words.extend(["--tolerance", tolerance]);
    }
    for arg in &args.args {
        words.extend(["--arg", arg]);
    }
    Ok(Launch::parse(&words)?)
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
                let module = compile::read(self.name, self.text)?;
                start = Instant::now();
                let races = self.args.check_races;
                let options = gpu_sim::interp::Options { races, ..Default::default() };
                gpu_sim::interp::run(&module, launch, &options)?
            }
            Device::Sim if self.is_amd() => {
                let module = gpu_sim::amd::Module::parse(&self.code_object()?)?;
                let options =
                    gpu_sim::amd::Options { delay: self.args.delay, ..Default::default() };
                start = Instant::now();
                if self.args.trace {
                    let mut print = |line: &str| println!("{line}");
                    module.trace(launch, &options, &mut print)?
                } else {
                    module.run(launch, &options)?
                }
            }
            Device::Sim => {
                let module = gpu_sim::ptx::Module::parse(&self.ptx()?)?;
                start = Instant::now();
                module.run(launch, &gpu_sim::ptx::Options::default())?
            }
            Device::Cuda => {
                let ptx = self.ptx()?;
                start = Instant::now();
                cuda_launch::run(&ptx, launch)?
            }
        };
        Ok((results, start.elapsed()))
    }

    /// The program as PTX: compiled, or as it is where it is PTX already.
    fn ptx(&self) -> Result<String, Failure> {
        if std::path::Path::new(self.name).extension().is_some_and(|e| e == "ptx") {
            return Ok(String::from_utf8_lossy(self.text).into_owned());
        }
        let mut cx = PassCx::new();
        let mut module = compile::read(self.name, self.text)?;
        match compile::backend(&mut module, &self.args.target)? {
            Backend::Nvidia => Ok(compile::to_ptx(module, &self.args.target, &mut cx)?.ptx),
            Backend::Amd => Err("an AMD module runs on '--device sim' or 'interp'".into()),
            Backend::Intel => Err("a module for Intel is not run by 'run' yet: compile it".into()),
        }
    }

    /// Whether it is a code object for AMD GPUs, or LLVM IR that becomes one.
    fn is_amd(&self) -> bool {
        if self.text.starts_with(b"\x7fELF") {
            return true;
        }
        let target = &self.args.target;
        let architecture = target.march.as_deref().or(target.mtriple.as_deref());
        match (architecture, &target.mcpu) {
            (Some(name), _) => name.starts_with("amdgcn"),
            (None, Some(cpu)) if cpu.starts_with("gfx") => true,
            _ => compile::read(self.name, self.text).is_ok_and(|m| m.triple.starts_with("amdgcn")),
        }
    }

    /// The program as a code object: compiled, or as it is where it is one already.
    fn code_object(&self) -> Result<Vec<u8>, Failure> {
        if self.text.starts_with(b"\x7fELF") {
            return Ok(self.text.to_vec());
        }
        let module = compile::read(self.name, self.text)?;
        amd::code_object(module, &self.args.target, &mut PassCx::new())
    }
}

fn print(args: &RunArgs, results: &Results, time: Duration) {
    for buffer in &results.buffers {
        println!("{}", buffer.display(args.print));
    }
    print!("{}", results.output);
    let on = format!("{:?}", args.device).to_lowercase();
    let count = results.statistics.instructions;
    if count > 0 {
        println!("{count} instructions in {:.1} ms on {on}", time.as_secs_f64() * 1e3);
    } else {
        println!("{:.1} ms on {on}", time.as_secs_f64() * 1e3);
    }
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
