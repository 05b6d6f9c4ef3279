//! The hostile machine of PTX: right programs give one answer on it, outcomes that LLVM's memory model forbids never appear,
//! and what is removed or weakened is noticed.

use gpu_sim::launch::{Launch, Outcome, compare_buffers};
use gpu_sim::ptx::{Module, Options};
use std::collections::BTreeMap;
use testsuite::litmus::{BARRIERS, Dialect, Level, SHAPES, Shape, Variant};
use testsuite::ptx_mutations::{Mutant, lines_of, mutants};
use testsuite::{parallel, pipeline};

const KERNELS: &str = include_str!("data/ptx-litmus.ll");
const HELD_OUT: &str = include_str!("data/ptx-litmus-held-out.ll");

/// Warp instructions of a run: a mutant may wait for ever.
const BUDGET: u64 = 3_000_000;

fn emitted(text: &str, cpu: &str, level: u8) -> String {
    let module = pipeline::read("k.ll", text.as_bytes()).expect("a module");
    pipeline::compile_at(module, cpu, level).expect("PTX")
}

fn parsed(ptx: &str) -> Module {
    Module::parse(ptx).unwrap_or_else(|e| panic!("{e}\n{ptx}"))
}

fn hostile(seed: u64, devices: u32) -> Options {
    Options { devices, max_instructions: BUDGET, ..pipeline::hostile(seed) }
}

/// A module whose accesses of the device's scope have the system's.
fn of_system(text: &str) -> String {
    text.replace("syncscope(\"device\") ", "")
}

/// The first difference of the buffers that a launch names: others hold what depends on the schedule.
fn difference(a: &Outcome, b: &Outcome) -> Option<String> {
    let named = |outcome: &Outcome| {
        let named = outcome.buffers.iter().filter(|b| !b.name.starts_with("arg"));
        named.cloned().collect::<Vec<_>>()
    };
    compare_buffers(&named(a), &named(b), None).map(|d| d.to_string())
}

/// Of each kind of change: mutants that a launch reaches, and those noticed.
type Counts = BTreeMap<&'static str, (u32, u32)>;

/// Whether some seed tells a mutant from the right program; none where no launch comes to the change.
fn is_noticed(
    mutant: &Mutant,
    launch: &Launch,
    devices: u32,
    seeds: u64,
    wrong: impl Fn(&Outcome) -> bool,
) -> Option<bool> {
    let kind_machine = Options { max_instructions: BUDGET, ..Options::default() };
    parsed(&mutant.probe).run(launch, &kind_machine).err()?;
    let module = parsed(&mutant.text);
    Some((0..seeds).any(|seed| match module.run(launch, &hostile(seed, devices)) {
        Ok(outcome) => wrong(&outcome),
        Err(_) => true,
    }))
}

fn add(counts: &mut Counts, kind: &'static str, noticed: bool) {
    let count = counts.entry(kind).or_default();
    count.0 += 1;
    count.1 += u32::from(noticed);
}

fn total(counts: &Counts) -> (u32, u32) {
    counts.values().fold((0, 0), |sum, c| (sum.0 + c.0, sum.1 + c.1))
}

#[test]
fn programs_have_one_answer() {
    for text in [KERNELS, HELD_OUT] {
        let launches = Launch::from_comments(text).expect("launches");
        for (cpu, level) in [("sm_70", 3), ("sm_90", 0), ("sm_90", 3)] {
            for (text, devices) in [(text.to_owned(), 1), (of_system(text), 2)] {
                let ptx = emitted(&text, cpu, level);
                parallel::map(&launches, |launch| {
                    let module = parsed(&ptx);
                    let expected = module.run(launch, &Options::default()).expect("an answer");
                    for seed in 0..16 {
                        let found = module.run(launch, &hostile(seed, devices));
                        let at = format!("{cpu} -O{level} {} {seed}", launch.kernel);
                        let found = found.unwrap_or_else(|e| panic!("{at}: {e}"));
                        let difference = difference(&expected, &found);
                        assert!(difference.is_none(), "{at}: {difference:?}");
                    }
                });
            }
        }
    }
}

#[test]
fn the_same_seed_makes_the_same_choices() {
    let launches = Launch::from_comments(KERNELS).expect("launches");
    let module = parsed(&emitted(KERNELS, "sm_90", 3));
    let run = || module.run(&launches[0], &hostile(7, 1)).expect("an answer").statistics;
    assert_eq!(run().instructions, run().instructions);
}

/// Seeds of a litmus program.
const SEEDS: u64 = 200;

fn variants(shape: &Shape) -> Vec<Variant> {
    let mut list = Vec::new();
    for level in Level::ALL {
        let all = Variant::all(Dialect::Nvptx, level).into_iter();
        list.extend(all.filter(|v| !shape.text.contains('B') || v.scope == "workgroup"));
    }
    list
}

fn devices(variant: &Variant) -> u32 {
    if variant.scope.is_empty() { 2 } else { 1 }
}

#[test]
fn forbidden_outcomes_never_appear_and_weak_ones_do() {
    let shapes: Vec<Shape> = SHAPES.into_iter().chain(BARRIERS).collect();
    let work: Vec<(Shape, Variant)> =
        shapes.iter().flat_map(|s| variants(s).into_iter().map(move |v| (*s, v))).collect();
    let results = parallel::map(&work, |(shape, variant)| {
        let mut seen = 0;
        for level in [0, 3] {
            let module = parsed(&emitted(&shape.module(variant), "sm_90", level));
            let launch = shape.launch(variant);
            for seed in 0..SEEDS {
                let outcome = module.run(&launch, &hostile(seed, devices(variant)));
                let outcome = outcome.unwrap_or_else(|e| panic!("{shape:?} {variant:?}: {e}"));
                assert!(!shape.is_broken(variant, &outcome), "{shape:?} {variant:?} {outcome:?}");
                seen += u32::from(shape.is_forbidden(variant, &outcome));
            }
        }
        seen
    });
    let mut weak: BTreeMap<&str, (u32, u32)> = BTreeMap::new();
    let mut hidden = Vec::new();
    for ((shape, variant), seen) in work.iter().zip(results) {
        if variant.level >= shape.level {
            assert_eq!(seen, 0, "{shape:?} {variant:?}");
        } else {
            let count = weak.entry(shape.name).or_default();
            count.0 += 1;
            count.1 += u32::from(seen > 0);
            if seen == 0 {
                hidden.push((shape.name, variant));
            }
        }
    }
    println!("{weak:?} {hidden:?}");
    for (name, (all, shown)) in weak {
        assert!(shown * 10 >= all * 9, "{name}: {shown} of {all}");
    }
}

/// Notices mutants of kernels with one answer. What was not noticed, as text.
fn kernels_noticed(text: &str, seeds: u64, counts: &mut Counts) -> Vec<String> {
    let launches = Launch::from_comments(text).expect("launches");
    let mut missed = Vec::new();
    for (text, devices) in [(text.to_owned(), 1), (of_system(text), 2)] {
        let ptx = emitted(&text, "sm_90", 3);
        for launch in &launches {
            let expected = parsed(&ptx).run(launch, &Options::default()).expect("an answer");
            let list = mutants(&ptx, lines_of(&ptx, &launch.kernel));
            let found = parallel::map(&list, |mutant| {
                is_noticed(mutant, launch, devices, seeds, |outcome| {
                    difference(&expected, outcome).is_some()
                })
            });
            for (mutant, noticed) in list.iter().zip(found) {
                let Some(noticed) = noticed else { continue };
                add(counts, mutant.kind, noticed);
                if !noticed {
                    missed.push(format!("{} {}: {}", launch.kernel, mutant.kind, mutant.what));
                }
            }
        }
    }
    missed
}

#[test]
fn changes_of_kernels_are_noticed() {
    let mut counts = Counts::new();
    let missed = kernels_noticed(KERNELS, 100, &mut counts);
    let (all, noticed) = total(&counts);
    println!("{noticed} of {all}: {counts:?}\n{}", missed.join("\n"));
    assert!(all >= 80 && noticed * 100 >= all * 95, "{noticed} of {all}");
}

/// The programs that nothing was tuned on. What is not noticed there is explained in `docs/testing.md`.
#[test]
fn changes_of_other_kernels_are_noticed() {
    let mut counts = Counts::new();
    let missed = kernels_noticed(HELD_OUT, 400, &mut counts);
    let (all, noticed) = total(&counts);
    println!("{noticed} of {all}: {counts:?}\n{}", missed.join("\n"));
    assert!(all >= 100 && noticed * 100 >= all * 72, "{noticed} of {all}");
}

/// The litmus programs in which each ordering is needed: with a sequentially consistent access its fence does the work of its
/// `.acquire` or `.release`, and in `LB` one of two is enough.
const NEEDED: [&str; 17] = [
    "MP",
    "MP+fences",
    "MP+release+fence",
    "MP+rmw",
    "MP+rmw+sc",
    "SB+fences",
    "LB+fences",
    "IRIW+fences",
    "S",
    "WRC",
    "ISA2",
    "ISA2+fences",
    "RS",
    "RS+fence",
    "RMW",
    "MP+barrier",
    "S+barrier",
];

/// Whether a change takes something away that the program needs: not from accesses that others order, nor the half of an
/// ordering.
fn is_needed(shape: &Shape, mutant: &Mutant) -> bool {
    let orders = [".acquire", ".release", ".acq_rel", "fence"];
    let ordering = orders.iter().any(|o| mutant.what.contains(o));
    match mutant.kind {
        "relaxed to weak" | "ordering halved" => false,
        "scope narrowed" => shape.name == "RMW" || ordering,
        _ => true,
    }
}

#[test]
fn changes_of_litmus_programs_are_noticed() {
    let work: Vec<(Shape, Variant)> = SHAPES
        .into_iter()
        .chain(BARRIERS)
        .filter(|s| NEEDED.contains(&s.name))
        .flat_map(|s| variants(&s).into_iter().map(move |v| (s, v)))
        .filter(|(s, v)| v.level == s.level)
        .collect();
    let results = parallel::map(&work, |(shape, variant)| {
        let ptx = emitted(&shape.module(variant), "sm_90", 3);
        let launch = shape.launch(variant);
        let list = mutants(&ptx, lines_of(&ptx, "k"));
        list.into_iter()
            .filter(|mutant| is_needed(shape, mutant))
            .filter_map(|mutant| {
                let wrong = |outcome: &Outcome| {
                    shape.is_forbidden(variant, outcome) || shape.is_broken(variant, outcome)
                };
                let noticed = is_noticed(&mutant, &launch, devices(variant), 1000, wrong)?;
                Some((mutant.kind, noticed, mutant.what))
            })
            .collect::<Vec<_>>()
    });
    let mut counts = Counts::new();
    let mut missed = Vec::new();
    for ((shape, variant), found) in work.iter().zip(results) {
        for (kind, noticed, what) in found {
            add(&mut counts, kind, noticed);
            if !noticed {
                let (scope, placement) = (variant.scope, variant.placement);
                missed.push(format!("{} {scope} {placement:?}: {kind}: {what}", shape.name));
            }
        }
    }
    let (all, noticed) = total(&counts);
    println!("{noticed} of {all}: {counts:?}\n{}", missed.join("\n"));
    assert!(all >= 300 && noticed * 100 >= all * 95, "{noticed} of {all}");
}

/// The case of the issue: a read-modify-write that orders less than it must.
#[test]
fn weakened_sequentially_consistent_operations_show() {
    let shape = SHAPES.iter().find(|s| s.name == "MP+rmw+sc").expect("a shape");
    for variant in Variant::all(Dialect::Nvptx, Level::SequentiallyConsistent) {
        let ptx = emitted(&shape.module(&variant), "sm_90", 3);
        let relaxed = |line: &str| {
            if line.contains("fence.sc") {
                return String::new();
            }
            let scopes = [".sys", ".gpu", ".cta"].iter();
            let line = line.replace("atom.acquire", "atom").replace("red.acquire", "red");
            scopes.fold(line, |l, s| if l.contains("atom.") { l.replace(s, "") } else { l })
        };
        let weak: Vec<String> = ptx.lines().map(relaxed).collect();
        let (right, weak) = (parsed(&ptx), parsed(&weak.join("\n")));
        let launch = shape.launch(&variant);
        let count = |module: &Module| {
            let shows = |seed: &u64| {
                let outcome = module.run(&launch, &hostile(*seed, devices(&variant)));
                shape.is_forbidden(&variant, &outcome.expect("an outcome"))
            };
            (0..SEEDS).filter(shows).count()
        };
        assert_eq!(count(&right), 0, "{variant:?}");
        assert!(count(&weak) > 0, "{variant:?}\n{ptx}");
    }
}

/// The scope of a cluster: refused where there are none, and with nothing less than the ordering that was asked for.
#[test]
fn the_scope_of_a_cluster_shows() {
    let shape = SHAPES.iter().find(|s| s.name == "MP").expect("a shape");
    let all = Variant::all(Dialect::Nvptx, Level::AcquireRelease);
    for mut variant in all.into_iter().filter(|v| v.scope == "workgroup") {
        variant.scope = "cluster";
        let launch = shape.launch(&variant);
        for cpu in ["sm_70", "sm_90"] {
            let ptx = emitted(&shape.module(&variant), cpu, 3);
            assert_eq!(ptx.contains(".cluster"), cpu == "sm_90", "{ptx}");
            let shows = |text: &str| {
                let module = parsed(text);
                (0..SEEDS).any(|seed| {
                    let outcome = module.run(&launch, &hostile(seed, 1)).expect("an outcome");
                    shape.is_forbidden(&variant, &outcome)
                })
            };
            assert!(!shows(&ptx));
            assert!(shows(&ptx.replace("st.release", "st.relaxed")), "{ptx}");
            assert!(shows(&ptx.replace("ld.acquire", "ld.relaxed")), "{ptx}");
            let older = ptx.replace(".target sm_90", ".target sm_80");
            assert_eq!(Module::parse(&older).is_err(), cpu == "sm_90");
        }
    }
}
