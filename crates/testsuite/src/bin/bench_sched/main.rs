//! Quality of schedules: `cargo xtask bench sched [--cpu NAME] [--only TEXT] [--csv FILE] [--budget STEPS]`.
//!
//! LLVM compiles the corpus up to its scheduler; its strategies and ours then order the same machine functions. For
//! every region of at least ten instructions, one tracker counts the registers that are live at one time in each order;
//! and the exact search finds the least number. LLVM's orders are found by the instructions' texts.

mod llvm;
mod regions;
mod table;

use std::path::PathBuf;
use std::process::ExitCode;

use amdgpu_backend::{Processor, Subtarget};
use judges::Judge;
use regions::{Case, FunctionRow, RegionRow};
use testsuite::tool;
use testsuite::{corpus, parallel};

/// Measurements of a module.
pub(crate) struct ModuleRows {
    /// Its name.
    pub(crate) name: String,
    pub(crate) cpu: &'static str,
    pub(crate) functions: Vec<FunctionRow>,
    pub(crate) regions: Vec<RegionRow>,
}

struct Options {
    cpus: Vec<&'static Processor>,
    only: String,
    csv: Option<PathBuf>,
    budget: u64,
}

impl Options {
    fn from_args() -> Result<Self, String> {
        let by_name = |name: &str| Processor::by_name(name).map_err(|e| e.to_string());
        let mut options = Self {
            cpus: vec![by_name("gfx1100")?, by_name("gfx942")?],
            only: String::new(),
            csv: None,
            budget: 200_000,
        };
        let mut args = std::env::args().skip(1);
        while let Some(word) = args.next() {
            let value = args.next().ok_or_else(|| format!("{word}: a value is missing"))?;
            match word.as_str() {
                "--cpu" => options.cpus = vec![by_name(&value)?],
                "--only" => options.only = value,
                "--csv" => options.csv = Some(value.into()),
                "--budget" => {
                    options.budget = value.parse().map_err(|e| format!("{word}: {e}"))?;
                }
                _ => return Err(format!("unknown option {word}")),
            }
        }
        Ok(options)
    }
}

fn measure(
    module: &corpus::Module,
    cpu: &'static Processor,
    budget: u64,
) -> Result<ModuleRows, String> {
    let llc = Judge::Llc.path().ok_or("needs llc-22")?;
    let scheduled = llvm::schedule(llc, &module.path, cpu)?;
    let name = format!("{}.{}", module.kernel, module.variant);
    let mut rows = ModuleRows { name, cpu: cpu.name, functions: Vec::new(), regions: Vec::new() };
    let subtarget = Subtarget::new(cpu);
    for (number, before) in scheduled.before.iter().enumerate() {
        let after = scheduled.after.iter().map(|functions| {
            let functions = functions.as_ref().ok()?;
            functions.get(number).filter(|func| func.name == before.name)
        });
        let waves = scheduled.waves.get(&before.name).copied().unwrap_or(u32::MAX);
        let case = Case { before, after: after.collect(), subtarget, waves, budget };
        let (function, regions) = regions::measure(&case, number);
        rows.functions.push(function);
        rows.regions.extend(regions);
    }
    Ok(rows)
}

fn run() -> Result<(), String> {
    let options = Options::from_args()?;
    let mut work: Vec<(corpus::Module, &'static Processor)> = Vec::new();
    for &cpu in &options.cpus {
        let modules = corpus::modules(cpu.name).into_iter();
        let wanted = modules.filter(|m| m.kernel.contains(&options.only));
        work.extend(wanted.map(|module| (module, cpu)));
    }
    let results = parallel::map(&work, |(module, cpu)| measure(module, cpu, options.budget));
    let mut modules = Vec::new();
    for ((module, cpu), result) in work.iter().zip(results) {
        match result {
            Ok(rows) => modules.push(rows),
            Err(message) => {
                println!("left out: {} {} {}: {message}", cpu.name, module.kernel, module.variant);
            }
        }
    }
    if let Some(path) = &options.csv {
        std::fs::write(path, table::csv(&modules))
            .map_err(|e| format!("{}: {e}", path.display()))?;
    }
    for &cpu in &options.cpus {
        let of_cpu: Vec<&ModuleRows> = modules.iter().filter(|m| m.cpu == cpu.name).collect();
        print!("{}", table::summary(cpu.name, &of_cpu));
    }
    Ok(())
}

fn main() -> ExitCode {
    tool::finish("bench sched", run())
}
