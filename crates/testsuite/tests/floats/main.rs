//! Operations and conversions of floats on special numbers, against exact arithmetic: the interpreter, the folding of constants, and
//! compiled code in each simulator.
//!
//! `LANELIFT_FLOATS=all` takes all levels of optimisation and more pairs of numbers.

mod case;
mod exact;
mod inputs;

use case::{Case, Expected, Operation, all};
use gpu_sim::launch::{Launch, Outcome};
use ir::ssa::{Const, Context, Intrinsic, Type};
use testsuite::campaign::REFUSED;
use testsuite::generate::Target;
use testsuite::parallel;
use testsuite::pipeline::{Failure, interpret, read};
use testsuite::processor::Build;

const AMD: [&str; 5] = ["gfx900", "gfx942", "gfx1030", "gfx1100", "gfx1200"];

fn thorough() -> bool {
    std::env::var("LANELIFT_FLOATS").is_ok_and(|word| word == "all")
}

/// Numbers of which all pairs are tried.
fn most() -> usize {
    if thorough() { 100 } else { 44 }
}

/// Returns the first wrong results of a run, and how many there are.
fn wrong(case: &Case, inputs: &[Vec<u64>], found: impl Fn(usize) -> Option<u64>) -> Option<String> {
    wrong_by(case, inputs, |x| case.expected(x), found)
}

fn wrong_by(
    case: &Case,
    inputs: &[Vec<u64>],
    expected: impl Fn(&[u64]) -> Expected,
    found: impl Fn(usize) -> Option<u64>,
) -> Option<String> {
    let mut list = Vec::new();
    let mut count = 0;
    for (n, x) in inputs.iter().enumerate() {
        let Some(found) = found(n) else { continue };
        let expected = expected(x);
        if !case.is_right(expected, found) {
            count += 1;
            if list.len() < 4 {
                let words: Vec<String> = x.iter().map(|b| format!("{b:#x}")).collect();
                list.push(format!("{}: {found:#x}, not {expected:x?}", words.join(" ")));
            }
        }
    }
    (count > 0).then(|| format!("{case}: {count} wrong: {}", list.join("; ")))
}

fn of_outcome(outcome: &Outcome, n: usize) -> Option<u64> {
    let buffer = outcome.buffers.last()?;
    (!buffer.is_undefined(n)).then(|| buffer.element(n))
}

/// Fails with all that is wrong; the parts that were refused must be those of a number.
fn report(results: Vec<Result<(), String>>, refused: usize) {
    let total = results.len();
    let (refusals, wrong): (Vec<String>, Vec<String>) =
        results.into_iter().filter_map(Result::err).partition(|e| e.starts_with(REFUSED));
    assert!(wrong.is_empty(), "{} of {total} wrong\n{}", wrong.len(), wrong.join("\n"));
    assert!(refusals.len() <= refused, "{} refused\n{}", refusals.len(), refusals.join("\n"));
}

#[test]
fn the_interpreter_is_exact() {
    let results = parallel::map(&all(), |case| {
        let inputs = case.inputs(most());
        let module = read("floats.ll", case.module(Target::Nvptx).as_bytes())?;
        let outcome = interpret(&module, &case.launch(&inputs))?;
        wrong(case, &inputs, |n| of_outcome(&outcome, n)).map_or(Ok(()), Err)
    });
    report(results, 0);
}

/// Compiles a case and runs it.
fn run(build: Build, case: &Case, launch: &Launch) -> Result<Outcome, String> {
    let module = read("floats.ll", case.module(build.target()).as_bytes())?;
    build.run(module, launch, u64::MAX).map_err(|e| match e {
        Failure::Compile(e) if e.lines().next().is_some_and(|l| l.contains("not supported")) => {
            format!("{REFUSED}{case}: {}", e.lines().next().unwrap_or(""))
        }
        e => format!("{build}: {case}: {e}"),
    })
}

/// Compares compiled code with what is exact, but where it is known not to be: NVIDIA's remainders are computed step by step.
fn compiled(cpu: &'static str, refused: usize) {
    let cases: Vec<(usize, Case)> = all().into_iter().enumerate().collect();
    let builds = Build::of_cpu(cpu);
    let results = parallel::map(&cases, |(number, case)| {
        let inputs = case.inputs(most());
        let launch = case.launch(&inputs);
        let chosen: Vec<Build> =
            if thorough() { builds.clone() } else { vec![builds[number % builds.len()]] };
        for build in chosen {
            let outcome = run(build, case, &launch)?;
            let expected = |x: &[u64]| match case.operation {
                Operation::Plain("frem", _) if cpu.starts_with("sm_") => {
                    exact::stepwise_remainder(case.format, x[0], x[1]).into()
                }
                _ => case.expected(x),
            };
            if let Some(found) = wrong_by(case, &inputs, expected, |n| of_outcome(&outcome, n)) {
                return Err(format!("{build}: {found}"));
            }
        }
        Ok(())
    });
    report(results, refused);
}

#[test]
fn code_for_nvidia_is_exact() {
    // What is refused: ldexp and frexp.
    compiled("sm_90", 12);
}

#[test]
fn code_for_amd_is_exact() {
    for cpu in AMD {
        compiled(cpu, 0);
    }
}

#[test]
fn code_for_intel_is_exact() {
    // What is refused: `bfloat`, some functions, and what else tgl does in doubles, which it does not have.
    compiled("skl", 91);
    compiled("tgl", 170);
}

/// Quotients and roots are computed in steps where there is no instruction for them, as tgl's: each step may round once too often.
#[test]
fn quotients_and_roots_of_random_numbers_are_exact() {
    let rounds = if thorough() { 50_000 } else { 6_000 };
    let mut jobs = Vec::new();
    for cpu in ["skl", "tgl", "gfx1100", "sm_90"] {
        for case in all() {
            if let Operation::Plain("fdiv" | "sqrt", count) = case.operation {
                jobs.push((cpu, case, count));
            }
        }
    }
    let results = parallel::map(&jobs, |&(cpu, case, count)| {
        let inputs = inputs::random(case.format, count, rounds);
        let build = Build::of_cpu(cpu).pop().expect("a level");
        let outcome = run(build, &case, &case.launch(&inputs))?;
        let found = wrong(&case, &inputs, |n| of_outcome(&outcome, n));
        found.map_or(Ok(()), |found| Err(format!("{build}: {found}")))
    });
    // Those of `bfloat` and of doubles on Intel.
    report(results, 8);
}

/// Folds an operation of constants.
fn folded(cx: &mut Context, case: &Case, x: &[u64]) -> Option<u64> {
    let own = type_of(case.format.name);
    let float = |cx: &mut Context, bits: u64| cx.consts.float(own, u128::from(bits));
    let binary = |cx: &mut Context, op| {
        let (a, b) = (float(cx, x[0]), float(cx, x[1]));
        transform::fold::binary(cx, op, ir::ssa::Flags::NONE, a, b)
    };
    let cast = |cx: &mut Context, op, c: Const, to: Type| {
        transform::fold::cast(cx, op, ir::ssa::Flags::NONE, c, to)
    };
    use ir::ssa::{BinaryOp, CastOp, FloatCc};
    let result = match case.operation {
        Operation::Plain("fneg", _) => {
            let a = float(cx, x[0]);
            transform::fold::fneg(cx, a)
        }
        Operation::Plain(name, _) => match BinaryOp::by_name(name) {
            Some(op) => binary(cx, op),
            None => {
                let which = Intrinsic::from_name(&format!("llvm.{name}"));
                let args: Vec<Const> = x.iter().map(|&bits| float(cx, bits)).collect();
                transform::fold::intrinsic(cx, which, own, &args)
            }
        },
        Operation::Compare(cc) => {
            let (a, b) = (float(cx, x[0]), float(cx, x[1]));
            transform::fold::fcmp_const(cx, FloatCc::by_name(cc)?, a, b)
        }
        Operation::Convert(to) => {
            let op = if to.bits() > case.format.bits() { CastOp::FpExt } else { CastOp::FpTrunc };
            let a = float(cx, x[0]);
            cast(cx, op, a, type_of(to.name))
        }
        Operation::ToInt(name, width) => {
            let a = float(cx, x[0]);
            match CastOp::by_name(name) {
                Some(op) => cast(cx, op, a, Type::int(width)),
                None => {
                    let which = Intrinsic::from_name(&format!("llvm.{name}"));
                    transform::fold::intrinsic(cx, which, Type::int(width), &[a])
                }
            }
        }
        Operation::FromInt(name, width) => {
            let a = cx.consts.int(Type::int(width), u128::from(x[0]));
            cast(cx, CastOp::by_name(name)?, a, own)
        }
        Operation::Scale => {
            let a = float(cx, x[0]);
            let by = cx.consts.int(Type::I32, u128::from(x[1]));
            transform::fold::intrinsic(cx, Intrinsic::LdExp, own, &[a, by])
        }
        Operation::Parts(_) => None,
    }?;
    if cx.consts.is_undef_or_poison(result) {
        return None;
    }
    let bits = transform::fold::scalar_bits(cx, result)?;
    Some(bits as u64)
}

fn type_of(name: &str) -> Type {
    match name {
        "half" => Type::HALF,
        "bfloat" => Type::BFLOAT,
        "float" => Type::FLOAT,
        _ => Type::DOUBLE,
    }
}

#[test]
fn constants_are_folded_exactly() {
    let mut results = Vec::new();
    let mut count = 0;
    for case in all() {
        let inputs = case.inputs(most());
        let mut cx = ir::ssa::Module::new("floats.ll").cx;
        let values: Vec<Option<u64>> = inputs.iter().map(|x| folded(&mut cx, &case, x)).collect();
        count += values.iter().flatten().count();
        results.push(wrong(&case, &inputs, |n| values[n]).map_or(Ok(()), Err));
    }
    assert!(count > 100_000, "only {count} are folded");
    report(results, 0);
}
