//! The hostile machine of Intel: right programs keep their results on it, and what is missing is noticed.

use gpu_sim::eu::{Module, Options, Removable};
use gpu_sim::launch::{Launch, first_difference};
use std::collections::BTreeMap;
use testsuite::intel::{Build, compile, prepared};
use testsuite::litmus::{Dialect, Level, Placement, SHAPES, Shape, Variant};
use testsuite::{parallel, pipeline};

const LITMUS: &str = include_str!("data/intel-litmus.ll");

const BUILDS: [Build; 3] = [
    Build { device: "skl", simd: 16 },
    Build { device: "tgl", simd: 16 },
    Build { device: "tgl", simd: 8 },
];

/// Its messages are late, too; its first cache is not simulated.
const DG2: Build = Build { device: "dg2", simd: 16 };

fn object(text: &str, kernel: &str, build: Build) -> Module {
    let module = pipeline::read("k.ll", text.as_bytes()).expect("a module");
    let module = prepared(module).expect("a module for selection");
    let bytes = compile(&module, kernel, build).expect("a zebin");
    Module::parse(&bytes).expect("a zebin for the simulator")
}

fn hostile(seed: u64) -> Options {
    Options { hostile: Some(seed), ..Options::new(300_000) }
}

fn shapes(levels: &[Level]) -> Vec<(Shape, Variant)> {
    let mut list = Vec::new();
    for shape in SHAPES {
        for &level in levels {
            list.extend(Variant::all(Dialect::Spir, level).into_iter().map(|v| (shape, v)));
        }
    }
    list
}

#[test]
fn forbidden_outcomes_never_appear() {
    let mut work = shapes(&[Level::AcquireRelease, Level::SequentiallyConsistent]);
    work.retain(|(shape, variant)| variant.level >= shape.level);
    let failed = parallel::map(&work, |(shape, variant)| {
        let launch = shape.launch(variant);
        BUILDS.into_iter().chain([DG2]).any(|build| {
            let object = object(&shape.module(variant), "k", build);
            (0..40).any(|seed| match object.run(&launch, &hostile(seed)) {
                Ok(outcome) => {
                    shape.is_forbidden(variant, &outcome) || shape.is_broken(variant, &outcome)
                }
                Err(fault) => panic!("{shape:?} {variant:?} {build}: {fault}"),
            })
        })
    });
    let failed: Vec<_> = work.iter().zip(failed).filter(|(_, failed)| *failed).collect();
    assert!(failed.is_empty(), "{} of {}: {failed:#?}", failed.len(), work.len());
}

/// Without orderings, what they forbid appears.
#[test]
fn allowed_outcomes_appear() {
    let mut work = shapes(&[Level::Relaxed]);
    work.retain(|(shape, variant)| {
        shape.level > Level::Relaxed && variant.placement != Placement::Lanes
    });
    let seen = parallel::map(&work, |(shape, variant)| {
        let launch = shape.launch(variant);
        let object = object(&shape.module(variant), "k", BUILDS[1]);
        (0..3000).any(|seed| {
            let outcome = object.run(&launch, &hostile(seed)).expect("an outcome");
            shape.is_forbidden(variant, &outcome)
        })
    });
    let missing: Vec<_> =
        work.iter().zip(seen).filter(|(_, seen)| !seen).map(|(w, _)| (w.0.name, w.1)).collect();
    println!("{} of {} never seen:", missing.len(), work.len());
    missing.iter().for_each(|found| println!("{found:?}"));
    // In one variant the load takes the token of the atomic operation before it, which waits for that.
    let waits = |(name, variant): &&(&str, Variant)| *name == "SB+rmw" && variant.shared;
    let unexplained: Vec<_> = missing.iter().filter(|found| !waits(found)).collect();
    assert!(unexplained.is_empty(), "{unexplained:#?}");
}

#[test]
fn removals_are_noticed() {
    let launches = Launch::from_comments(LITMUS).expect("launches");
    let mut counts: BTreeMap<Removable, (u32, u32)> = BTreeMap::new();
    let mut missed = Vec::new();
    for build in BUILDS {
        for launch in &launches {
            let object = object(LITMUS, &launch.kernel, build);
            let expected = object.run(launch, &Options::default()).expect("an answer");
            let differs = |options: &Options| match object.run(launch, options) {
                Ok(found) => first_difference(&expected, &found, None).map(|d| d.to_string()),
                Err(fault) => Some(fault.to_string()),
            };
            for seed in 0..100 {
                let found = differs(&hostile(seed));
                assert!(found.is_none(), "{build} {} {seed}: {found:?}", launch.kernel);
            }
            for (removal, kind) in object.removable(&launch.kernel).expect("code") {
                let local = matches!(kind, Removable::LocalFence | Removable::LocalFenceWait);
                if local && launch.kernel != "exchange" || removal.address == 0 {
                    // There is nothing that it orders.
                    continue;
                }
                let (mut reached, mut noticed) = (false, false);
                for seed in 0..250 {
                    let options = Options { without: Some(removal), ..hostile(seed) };
                    let run = object.run(launch, &options);
                    reached |= run.as_ref().map_or(true, |o| o.statistics.removed > 0);
                    noticed = run
                        .map_or(true, |found| first_difference(&expected, &found, None).is_some());
                    if noticed {
                        break;
                    }
                }
                if !reached {
                    continue;
                }
                let count = counts.entry(kind).or_default();
                count.0 += 1;
                count.1 += u32::from(noticed);
                if !noticed {
                    missed.push(format!("{build} {} {kind:?} {removal:?}", launch.kernel));
                }
            }
        }
    }
    println!("{counts:?}\n{}", missed.join("\n"));
    let (all, noticed) = counts.values().fold((0, 0), |sum, c| (sum.0 + c.0, sum.1 + c.1));
    assert!(noticed * 100 >= all * 90, "{noticed} of {all}: {missed:#?}");
    use Removable::{Barrier, Forget, LocalFence, LocalFenceWait};
    for kind in [LocalFence, LocalFenceWait, Forget, Barrier] {
        assert_eq!(counts[&kind].0, counts[&kind].1, "{missed:#?}");
    }
    // On skl the instruction after a fence writes the answer's register, and waits.
    let waits = |m: &&String| m.contains("FenceWait") || m.contains("ForgetWait");
    assert!(missed.iter().filter(waits).all(|m| m.starts_with("skl")), "{missed:#?}");
    assert!(counts[&Removable::Sync].0 - counts[&Removable::Sync].1 <= 1, "{missed:#?}");
    // After an acquire that has seen its value, and branched on it, nothing is stale: there is no cache between a thread and L3.
    let (all, noticed) = counts[&Removable::Fence];
    assert!(all - noticed <= 2 * BUILDS.len() as u32, "{missed:#?}");
}
