//! AMD code objects of LLVM's tools, and changes that make results comparable.

use crate::campaign::refusal;
use crate::corpus;
use crate::generate::{Choices, Target, program_for};
use crate::pipeline::Failure;
use crate::{parallel, pipeline};
use amdgpu_backend::Processor;
use amdgpu_backend::abi::ModuleAbi;
use amdgpu_backend::abi::functions::{AbiRules, FunctionAbi, ResultPlace};
use amdgpu_backend::pipeline::{ModuleContext, codegen_functions, emit, optimize};
use amdgpu_backend::schedule::pass::{STRATEGY_OPTION, Strategy};
use amdgpu_backend::target::subtarget::Subtarget;
use gpu_sim::amd::{Convention, Module, Options};
use gpu_sim::launch::{Launch, Outcome, first_difference};
use ir::pass::{PassCx, Verifier};
use judges::{Judge, Scratch};
use std::ffi::OsString;
use std::path::Path;
use std::time::Duration;

/// The generations that are simulated, each with the corpus target whose modules are compiled for it.
pub const GENERATIONS: [(&str, &str); 6] = [
    ("gfx1100", "gfx1100"),
    ("gfx942", "gfx942"),
    ("gfx90a", "gfx942"),
    ("gfx1030", "gfx1100"),
    ("gfx1200", "gfx1100"),
    ("gfx900", "gfx942"),
];

/// A module's text for another processor. What lets compilers choose among several right results goes: `contract`
/// and `!fpmath`.
pub fn comparable(text: &str, cpu: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for line in text.lines() {
        let mut line = for_processor(line, cpu);
        if !line.starts_with("attributes #") {
            if let Some(at) = line.find(", !fpmath !") {
                let rest =
                    line[at + 11..].trim_start_matches(|c: char| c.is_ascii_digit()).to_owned();
                line.truncate(at);
                line.push_str(&rest);
            }
            // `fast` allows it too; the others of its parts stay.
            line = line.replace(" fast ", " nnan ninf nsz reassoc arcp afn ");
            line = line.replace(" contract ", " ");
        }
        out.push_str(&line);
        out.push('\n');
    }
    out
}

/// A line of a module for another processor, with the features that it has by itself.
pub fn for_processor(line: &str, cpu: &str) -> String {
    if !line.starts_with("attributes #") {
        return line.to_owned();
    }
    let line = without_attribute(line, "\"target-features\"=\"");
    with_value(&line, "\"target-cpu\"=\"", cpu)
}

fn without_attribute(line: &str, key: &str) -> String {
    let Some(at) = line.find(key) else { return line.to_owned() };
    let end = line[at + key.len()..].find('"').map_or(line.len(), |e| at + key.len() + e + 1);
    format!("{}{}", &line[..at], &line[end..])
}

fn with_value(line: &str, key: &str, value: &str) -> String {
    let Some(at) = line.find(key) else { return line.to_owned() };
    let start = at + key.len();
    let end = line[start..].find('"').map_or(line.len(), |e| start + e);
    format!("{}{value}{}", &line[..start], &line[end..])
}

/// Compares a code object in the simulator, with prompt and with late results and on the hostile machine, with the
/// interpreter of the module that it was made of.
///
/// # Errors
/// A fault, or the first difference.
pub fn agree(module: &ir::ssa::Module, object: &[u8], launches: &[Launch]) -> Result<(), String> {
    agree_under(module, object, launches, &conditions(1))
}

/// The same under conditions of the caller's.
///
/// # Errors
/// A fault, or the first difference.
pub fn agree_under(
    module: &ir::ssa::Module,
    object: &[u8],
    launches: &[Launch],
    conditions: &[(&'static str, Options)],
) -> Result<(), String> {
    let object = Module::parse(object).map_err(|e| e.to_string())?;
    for launch in launches {
        let expected =
            pipeline::interpret(module, launch).map_err(|e| format!("interpreter: {e}"))?;
        for (how, options) in conditions {
            let found = object.run(launch, options).map_err(|e| format!("simulator{how}: {e}"))?;
            if let Some(difference) = first_difference(&expected, &found, launch.tolerance) {
                return Err(format!("{}{how}: {difference}", launch.kernel));
            }
        }
    }
    Ok(())
}

/// Returns the conditions under which code runs in tests: promptly, with late results, and on the hostile machine.
pub fn conditions(seed: u64) -> [(&'static str, Options); 3] {
    [
        ("", Options::default()),
        (", late results", Options { delay: true, ..Options::default() }),
        (", hostile", hostile(seed)),
    ]
}

/// The hostile machine with a seed.
pub fn hostile(seed: u64) -> Options {
    Options { hostile: Some(seed), ..Options::default() }
}

/// The convention of a module's functions, for code whose calls obey it.
///
/// # Errors
/// A function that cannot be called.
pub fn convention(module: &ir::ssa::Module, cpu: &str) -> Result<Convention, String> {
    let processor = Processor::by_name(cpu).map_err(|e| e.to_string())?;
    let subtarget = Subtarget::new(processor);
    let mut known = Convention::default();
    for (global, _) in module.definitions() {
        let data = &module.cx.globals[global];
        if data.function().is_none_or(|f| f.cc.is_kernel()) {
            continue;
        }
        let abi = FunctionAbi::of_function(&module.cx, global, &subtarget, AbiRules::default());
        let registers = match abi.map_err(|e| e.to_string())?.result {
            ResultPlace::Registers(pieces) => pieces.len() as u16,
            ResultPlace::Memory(_) => 0,
        };
        known.results.insert(data.name.to_string(), registers);
    }
    Ok(known)
}

/// Our linked code object of a module, every pass's result and the finished code verified.
///
/// # Errors
/// The first diagnostic, as text.
pub fn compile(module: ir::ssa::Module, cpu: &str, opt_level: u8) -> Result<Vec<u8>, String> {
    compile_by(module, cpu, opt_level, Strategy::default())
}

/// The same, scheduled by a strategy.
///
/// # Errors
/// The first diagnostic, as text.
pub fn compile_by(
    module: ir::ssa::Module,
    cpu: &str,
    opt_level: u8,
    strategy: Strategy,
) -> Result<Vec<u8>, String> {
    compile_with(module, cpu, opt_level, strategy, AbiRules::default())
}

/// The same, calls relying on what these rules say.
///
/// # Errors
/// The first diagnostic, as text.
pub fn compile_with(
    module: ir::ssa::Module,
    cpu: &str,
    opt_level: u8,
    strategy: Strategy,
    rules: AbiRules,
) -> Result<Vec<u8>, String> {
    let text = |e: ir::diagnostic::Diagnostic| e.to_string();
    let processor = Processor::by_name(cpu).map_err(text)?;
    let mut options =
        amdgpu_backend::Options::new(processor).for_whole_program().with_opt_level(opt_level);
    options.abi_rules = rules;
    let mut verifier = Verifier::new();
    let mut cx = PassCx::new();
    cx.set_option(STRATEGY_OPTION, strategy.name());
    cx.observe(&mut verifier);
    let mut module = module;
    optimize(&mut module, &options, &mut cx).map_err(|e| e.to_string())?;
    let abi = ModuleAbi::of(&module, &options.abi()).map_err(text)?;
    let unit = ModuleContext { module: &module, abi: &abi, options: &options };
    let functions = codegen_functions(unit, &mut cx).map_err(|e| refusal(&e))?;
    for (_, function) in &functions {
        amdgpu_backend::verify::verify_finished(function)
            .map_err(|found| format!("not finished: {found}"))?;
    }
    emit(unit, &functions).and_then(|program| program.code_object(&[])).map_err(text)
}

/// Build of a generated program.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Build {
    /// The processor.
    pub cpu: &'static str,
    /// Strategy that orders its instructions.
    pub strategy: Strategy,
}

impl Build {
    /// One for each processor: of every second seed by the default strategy, else each by another one.
    pub fn of_seed(seed: u64, cpus: &[&'static str]) -> Vec<Self> {
        let strategy = |at: usize| match seed % 2 {
            0 => Strategy::default(),
            _ => Strategy::ALL[(seed as usize / 2 + at) % Strategy::ALL.len()],
        };
        cpus.iter().enumerate().map(|(at, &cpu)| Self { cpu, strategy: strategy(at) }).collect()
    }
}

impl std::fmt::Display for Build {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} by {}", self.cpu, self.strategy.name())
    }
}

/// Compares what we make of a generated program for each processor, in the simulator, with the interpreter. The
/// machine is hostile; of every fourth program, by its first choices, kind as well. Every third is not optimised.
///
/// # Errors
/// The first processor that it goes wrong on, and how.
pub fn generated(choices: &[u32], builds: &[Build]) -> Result<(), (Build, Failure)> {
    let kind = choices.iter().take(8).sum::<u32>();
    let opt_level = if kind.is_multiple_of(3) { 0 } else { 3 };
    // One answer for each size of waves.
    let mut answers: [Option<(Launch, Outcome)>; 2] = [None, None];
    for &build in builds {
        let Build { cpu, strategy } = build;
        let at = |failure| (build, failure);
        let program = program_for(Target::Amdgpu(cpu), &mut Choices::replay(choices.to_vec()));
        let module = pipeline::read("generated.ll", program.text.as_bytes())
            .map_err(|e| at(Failure::Input(e)))?;
        let answer = &mut answers[usize::from(cpu.starts_with("gfx9"))];
        let (launch, expected) = match answer {
            Some(known) => known,
            none => {
                let launch = Launch::parse(&program.launch)
                    .map_err(|e| at(Failure::Input(e.to_string())))?;
                let outcome =
                    pipeline::interpret(&module, &launch).map_err(|e| at(Failure::Input(e)))?;
                none.insert((launch, outcome))
            }
        };
        // A panic (of the allocation's checker, for one) is this program's failure, to be made smaller like others.
        let compiled = std::panic::catch_unwind(|| compile_by(module, cpu, opt_level, strategy));
        let object = compiled
            .unwrap_or_else(|_| Err("panicked".to_owned()))
            .map_err(|e| at(Failure::Compile(e)))?;
        let object = Module::parse(&object).map_err(|e| at(Failure::Simulate(e.to_string())))?;
        let prompt = kind.is_multiple_of(4);
        for options in
            [hostile(u64::from(kind)), Options::default()].into_iter().take(1 + usize::from(prompt))
        {
            let found =
                object.run(launch, &options).map_err(|e| at(Failure::Simulate(e.to_string())))?;
            if let Some(difference) = first_difference(expected, &found, launch.tolerance) {
                return Err(at(Failure::Differ(difference.to_string())));
            }
        }
    }
    Ok(())
}

/// Does something with every `step`th module of the corpus for a generation, its text made comparable. The
/// kernels' names and what went wrong, shortened.
pub fn on_corpus(
    cpu: &str,
    step: usize,
    work: impl Fn(&str, &[Launch]) -> Result<(), String> + Sync,
) -> Vec<(String, Result<(), String>)> {
    let target = GENERATIONS.iter().find(|(name, _)| *name == cpu).expect("a generation").1;
    let modules = corpus::modules(target);
    let mut list: Vec<(corpus::Module, Vec<Launch>)> = Vec::new();
    for source in corpus::sources() {
        let variants = modules.iter().filter(|m| m.kernel == source.kernel && m.variant == "O3");
        list.extend(variants.map(|m| (m.clone(), source.launches.clone())));
    }
    let list: Vec<_> = list.into_iter().step_by(step).collect();
    assert!(list.len() >= 40, "only {} modules", list.len());
    let results = parallel::map(&list, |(module, launches)| {
        let text = std::fs::read_to_string(&module.path).map_err(|e| e.to_string())?;
        work(&comparable(&text, cpu), launches)
    });
    let shortened = |message: String| {
        let mut lines = message.lines();
        let first = lines.next().unwrap_or("").to_owned();
        format!("{first} {}", lines.next().unwrap_or(""))
    };
    let names = list.into_iter().map(|(m, _)| m.kernel);
    names.zip(results.into_iter().map(|r| r.map_err(shortened))).collect()
}

/// `llc` and `ld.lld`.
#[derive(Clone, Copy, Debug)]
pub struct Tools {
    llc: &'static Path,
    lld: &'static Path,
}

impl Tools {
    /// Returns the tools if both are there.
    pub fn need() -> Option<Tools> {
        Some(Tools { llc: Judge::Llc.need()?, lld: Judge::Lld.need()? })
    }

    /// The linked code object that LLVM makes of a module.
    ///
    /// # Errors
    /// The message of a tool.
    pub fn code_object(self, text: &str, cpu: &str, level: &str) -> Result<Vec<u8>, String> {
        self.link(&[self.object(text, cpu, level)?])
    }

    /// The relocatable object that `llc` makes of a module.
    ///
    /// # Errors
    /// Its message.
    pub fn object(self, text: &str, cpu: &str, level: &str) -> Result<Vec<u8>, String> {
        let scratch = Scratch::new("amd");
        let input = scratch.write("m.ll", text);
        let object = scratch.file("m.o");
        let words = [level, &format!("-mcpu={cpu}"), "-filetype=obj", "-o"].map(OsString::from);
        run(self.llc, words.into_iter().chain([object.clone().into(), input.into()]))?;
        std::fs::read(object).map_err(|e| e.to_string())
    }

    /// The assembly that `llc` makes of a module, halves in registers of their own.
    ///
    /// # Errors
    /// Its message.
    pub fn assembly(self, text: &str, cpu: &str) -> Result<String, String> {
        let scratch = Scratch::new("amd");
        let input = scratch.write("m.ll", text);
        let output = scratch.file("m.s");
        let words = [&format!("-mcpu={cpu}"), "-mattr=-real-true16", "-o"].map(OsString::from);
        run(self.llc, words.into_iter().chain([output.clone().into(), input.into()]))?;
        std::fs::read_to_string(output).map_err(|e| e.to_string())
    }

    /// Links objects with `ld.lld`.
    ///
    /// # Errors
    /// The tool's message.
    pub fn link<B: AsRef<[u8]>>(self, objects: &[B]) -> Result<Vec<u8>, String> {
        let scratch = Scratch::new("amd");
        let linked = scratch.file("m.hsaco");
        let mut words: Vec<OsString> = vec!["-shared".into(), "-o".into(), linked.clone().into()];
        for (n, object) in objects.iter().enumerate() {
            words.push(scratch.write(&format!("{n}.o"), object).into());
        }
        run(self.lld, words)?;
        std::fs::read(linked).map_err(|e| e.to_string())
    }
}

/// Runs a tool that must succeed.
fn run(tool: &Path, words: impl IntoIterator<Item = OsString>) -> Result<(), String> {
    let verdict = judges::run(tool, words, Duration::from_secs(120));
    if verdict.ok { Ok(()) } else { Err(verdict.messages()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn attributes_and_flags_change() {
        let text = "  %1 = fdiv contract float %a, %b, !fpmath !4, !x !5\n\
                    attributes #0 = { \"target-cpu\"=\"gfx942\" \"target-features\"=\"+a,-b\" nounwind }\n";
        let expected = "  %1 = fdiv float %a, %b, !x !5\n\
                        attributes #0 = { \"target-cpu\"=\"gfx90a\"  nounwind }\n";
        assert_eq!(comparable(text, "gfx90a"), expected);
    }
}
