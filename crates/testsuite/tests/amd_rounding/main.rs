//! Programs with roundings of their own, mixed with others and changed in between: the interpreter against our code in
//! the simulator, bit for bit, on every generation.

mod generate;

use generate::{Features, Flush, INPUTS, LANES, OUTPUTS, program};
use gpu_sim::amd::{Module, Options};
use gpu_sim::launch::{Arg, Buffer, Init, Launch, Outcome, ValueType, first_difference};
use testsuite::amd::{GENERATIONS, compile};
use testsuite::campaign::is_refused;
use testsuite::generate::{Choices, shrink};
use testsuite::parallel;
use testsuite::pipeline::{self, Failure};

/// Generated programs, each for every generation.
const PROGRAMS: u64 = 200;

/// All that programs can have.
const ALL: Features =
    Features { constrained: true, quotients: true, set_rounding: true, flush: Flush::Apart };

/// The bits of a number of each kind that rounding cares about: near one, near the least and the greatest, of few and
/// of many digits. The three types take turns, as the kernel reads them.
fn inputs() -> Vec<u64> {
    let mut state = 0x1234_5678_9abc_def1_u64;
    let mut random = move || {
        state =
            state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        state ^ state >> 29
    };
    (0..LANES * INPUTS)
        .map(|n| {
            // float, double, half
            let (mantissa, exponent) = [(23, 8), (52, 11), (10, 5)][(n % INPUTS % 3) as usize];
            let bias = (1u64 << (exponent - 1)) - 1;
            let (kind, digits, near) = (random() % 16, random(), random() % 7);
            let fraction = match kind {
                0..3 => 0,
                3..5 => digits & 7,
                _ => digits & ((1 << mantissa) - 1),
            };
            let power = match kind {
                15 => 0,
                14 => 1 + near % 3,
                13 => 2 * bias - near % 4,
                _ => bias + near - 3,
            };
            let sign = random() & 1;
            let bits = (sign << exponent | power) << mantissa | fraction;
            // A half is read from the lower bits; integers see the upper ones.
            if mantissa == 10 { bits | digits << 16 } else { bits }
        })
        .collect()
}

fn buffer(name: &str, values: Vec<u64>) -> Arg {
    let count = values.len() as u64;
    let init = Init::Values(values);
    Arg::Buffer(Buffer { name: Some(name.into()), ty: ValueType::U64, count, init })
}

fn launch() -> Launch {
    let words = format!("--kernel k --grid 1 --block {LANES} --arg u32:45");
    let mut launch = Launch::parse_line(&words).expect("a launch");
    let out = buffer("out", vec![0; (LANES * OUTPUTS) as usize]);
    launch.args.splice(0..0, [out, buffer("in", inputs())]);
    launch
}

fn interpret(text: &str) -> Result<Outcome, Failure> {
    let module = pipeline::read("generated.ll", text.as_bytes()).map_err(Failure::Input)?;
    pipeline::interpret(&module, &launch()).map_err(Failure::Input)
}

/// Compares what we make of a program with the interpreter.
fn agree(text: &str, cpu: &str, opt_level: u8) -> Result<(), Failure> {
    let expected = interpret(text)?;
    let module = pipeline::read("generated.ll", text.as_bytes()).map_err(Failure::Input)?;
    let compiled = std::panic::catch_unwind(|| compile(module, cpu, opt_level));
    let object =
        compiled.unwrap_or_else(|_| Err("panicked".to_owned())).map_err(Failure::Compile)?;
    let object = Module::parse(&object).map_err(|e| Failure::Simulate(e.to_string()))?;
    let found = object
        .run(&launch(), &Options { delay: true, ..Options::default() })
        .map_err(|e| Failure::Simulate(e.to_string()))?;
    match first_difference(&expected, &found, None) {
        Some(difference) => Err(Failure::Differ(difference.to_string())),
        None => Ok(()),
    }
}

/// Every second program is not optimised.
fn level(choices: &[u32]) -> u8 {
    if choices.iter().take(6).sum::<u32>().is_multiple_of(2) { 0 } else { 3 }
}

/// Runs generated programs on all generations, of which at most so many may be refused on some.
fn generated(features: Features, programs: u64, allowed: usize) {
    let cpus = GENERATIONS.map(|(cpu, _)| cpu);
    let seeds: Vec<u64> = (0..programs).collect();
    let results = parallel::map(&seeds, |&seed| {
        let mut choices = Choices::from_seed(seed);
        program(cpus[0], features, &mut choices);
        let made = choices.made().to_vec();
        for cpu in cpus {
            let text = program(cpu, features, &mut Choices::replay(made.clone()));
            if let Err(failure) = agree(&text, cpu, level(&made)) {
                return Some((seed, made, cpu, failure));
            }
        }
        None
    });
    let (refused, mut wrong): (Vec<_>, Vec<_>) =
        results.into_iter().flatten().partition(|(.., failure)| is_refused(failure));
    // Wrong results first.
    wrong.sort_by_key(|(.., failure)| match failure {
        Failure::Differ(_) => 0,
        Failure::Simulate(_) => 1,
        Failure::Compile(_) => 2,
        Failure::Input(_) => 3,
    });
    if let Some((seed, choices, cpu, failure)) = wrong.first() {
        let at = |c: &[u32]| {
            let text = program(cpu, features, &mut Choices::replay(c.to_vec()));
            (agree(&text, cpu, level(choices)).err(), text)
        };
        let alike = |f: &Failure| {
            std::mem::discriminant(f) == std::mem::discriminant(failure) && !is_refused(f)
        };
        let small = shrink(choices.clone(), 400, |c| at(c).0.is_some_and(|f| alike(&f)));
        let (now, text) = at(&small);
        panic!(
            "{} of {programs} programs fail; seed {seed} on {cpu} at -O{}: {failure}\nmade smaller: {now:?}\n{text}",
            wrong.len(),
            level(choices)
        );
    }
    let list: Vec<String> = refused
        .iter()
        .map(|(seed, _, cpu, failure)| format!("{seed} on {cpu}: {failure}"))
        .collect();
    assert!(list.len() <= allowed, "{} refused\n{}", list.len(), list.join("\n"));
}

/// Generated programs are defined, and their roundings can be told apart by the results.
#[test]
fn programs_are_defined_and_their_roundings_matter() {
    let seeds: Vec<u64> = (0..300).collect();
    let told_apart = parallel::map(&seeds, |&seed| {
        let text = program("gfx1100", ALL, &mut Choices::from_seed(seed));
        let answer = interpret(&text).unwrap_or_else(|e| panic!("{seed}: {e}\n{text}"));
        let others = ["upward", "downward", "towardzero", "tonearest"].map(|way| {
            let other = ["upward", "downward", "towardzero", "tonearest"]
                .iter()
                .fold(text.clone(), |text, from| {
                    text.replace(&format!("round.{from}"), &format!("round.{way}"))
                });
            let found = interpret(&other).unwrap_or_else(|e| panic!("{seed}: {e}\n{other}"));
            first_difference(&answer, &found, None).is_some()
        });
        others.iter().filter(|&&differs| differs).count() >= 3
    });
    let count = told_apart.iter().filter(|&&told| told).count();
    assert!(count >= 150, "only {count} of {} programs depend on their roundings", seeds.len());
}

#[test]
fn plain_programs_round_their_conversions() {
    let features =
        Features { constrained: false, quotients: true, set_rounding: false, flush: Flush::Never };
    generated(features, PROGRAMS, 0);
}

#[test]
fn constrained_operations_round_as_they_say() {
    let features = Features { quotients: false, set_rounding: false, flush: Flush::Never, ..ALL };
    generated(features, PROGRAMS, 0);
}

/// Flushing is the same in all functions.
#[test]
fn programs_flush_as_they_say() {
    let features =
        Features { constrained: false, quotients: false, set_rounding: false, flush: Flush::Alike };
    generated(features, PROGRAMS, 0);
}

/// Quotients and roots are right where subnormals are flushed before and after them.
#[test]
fn quotients_flush_too() {
    let features =
        Features { constrained: false, quotients: true, set_rounding: false, flush: Flush::Alike };
    generated(features, PROGRAMS, 0);
}

/// Callees flush by their own attributes, whatever their callers' are.
#[test]
fn functions_flush_as_they_say() {
    let features =
        Features { constrained: false, quotients: false, set_rounding: false, flush: Flush::Apart };
    generated(features, PROGRAMS, 0);
}

/// With quotients and roots.
#[test]
fn constrained_quotients_round_as_they_say() {
    let features = Features { set_rounding: false, flush: Flush::Never, ..ALL };
    generated(features, PROGRAMS, 0);
}

/// The program's own mode changes in between.
#[test]
fn programs_change_their_rounding() {
    generated(Features { quotients: false, flush: Flush::Never, ..ALL }, PROGRAMS, 0);
}

/// All together.
#[test]
fn programs_of_all_kinds() {
    generated(Features { flush: Flush::Alike, ..ALL }, PROGRAMS, 0);
}

/// All together, and each function flushes with a mode of its own.
#[test]
fn programs_of_all_kinds_apart() {
    generated(ALL, PROGRAMS, 0);
}
