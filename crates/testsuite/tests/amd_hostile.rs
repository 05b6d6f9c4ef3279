//! The hostile machine: right programs give the interpreter's results on it, and what is missing is noticed.

use amdgpu_backend::abi::functions::AbiRules;
use amdgpu_backend::schedule::pass::Strategy;
use gpu_sim::amd::{Module, Options};
use gpu_sim::launch::{Launch, first_difference};
use testsuite::amd::{GENERATIONS, compile, compile_with, convention, hostile};
use testsuite::amd_mutations::{Counts, kind, removals, removals_of, saves};
use testsuite::litmus::{Dialect, Level, Placement, SHAPES, Shape, Variant};
use testsuite::{parallel, pipeline};

const LITMUS: &str = include_str!("data/amd-litmus.ll");
const SPLIT: &str = include_str!("data/amd-litmus-split.ll");
const SYSTEM: &str = include_str!("data/amd-litmus-system.ll");

/// Several devices, which keep buffers of this name coherent by themselves.
fn devices(count: u32, coherent: &str) -> Options {
    Options { devices: count, coherent: vec![coherent.to_owned()], ..Options::default() }
}

fn object(text: &str, cpu: &str, level: u8) -> Module {
    let module = pipeline::read("k.ll", text.as_bytes()).expect("a module");
    let bytes = compile(module, cpu, level).expect("a code object");
    Module::parse(&bytes).expect("a code object for the simulator")
}

#[test]
fn litmus_programs_have_one_answer() {
    let launches = Launch::from_comments(LITMUS).expect("launches");
    for ((cpu, _), level) in GENERATIONS.iter().flat_map(|g| [(g, 0), (g, 3)]) {
        let object = object(LITMUS, cpu, level);
        for launch in &launches {
            let expected = object.run(launch, &Options::default()).expect("an answer");
            for seed in 0..40 {
                let found = object.run(launch, &hostile(seed));
                let found = found.unwrap_or_else(|e| panic!("{cpu} -O{level} {seed}: {e}"));
                let difference = first_difference(&expected, &found, None);
                assert!(difference.is_none(), "{cpu} -O{level} {seed}: {difference:?}");
            }
        }
    }
}

/// A kernel whose workgroups are split over compute units.
fn split(text: &str) -> String {
    let text = text.replace("%reads) {", "%reads) #0 {");
    format!("{text}\nattributes #0 = {{ \"target-features\"=\"+tgsplit\" }}\n")
}

/// The litmus programs that PTX's hostile machine runs, too: no outcome that LLVM's memory model forbids. Those of the system's
/// scope run on two devices, those of a workgroup's waves also where these are on different units.
#[test]
fn forbidden_outcomes_never_appear() {
    let levels = [Level::AcquireRelease, Level::SequentiallyConsistent];
    let work: Vec<(Shape, Variant, &str)> = SHAPES
        .into_iter()
        .flat_map(|s| levels.map(|level| (s, level)))
        .filter(|(shape, level)| *level >= shape.level)
        .flat_map(|(s, level)| {
            Variant::all(Dialect::Amdgcn, level).into_iter().map(move |v| (s, v))
        })
        .flat_map(|(s, v)| {
            let cpus: &[&str] = match v.scope {
                "" => &["gfx942", "gfx90a", "gfx1200"],
                "workgroup" if v.placement == Placement::Waves && !v.shared => {
                    &["gfx942", "gfx1100", "gfx942+tgsplit", "gfx90a+tgsplit"]
                }
                _ => &["gfx942", "gfx1100"],
            };
            cpus.iter().map(move |&cpu| (s, v, cpu))
        })
        .collect();
    let failed = parallel::map(&work, |(shape, variant, cpu)| {
        let text = shape.module(variant);
        let object = match cpu.split_once('+') {
            Some((cpu, _)) => object(&split(&text), cpu, 3),
            None => object(&text, cpu, 3),
        };
        let launch = shape.launch(variant);
        let count = if variant.scope.is_empty() { 2 } else { 1 };
        let options = |seed: u64| Options { hostile: Some(seed), ..devices(count, "places") };
        let shows = |seed: &u64| match object.run(&launch, &options(*seed)) {
            Ok(outcome) => shape.is_forbidden(variant, &outcome),
            Err(fault) => panic!("{shape:?} {variant:?} {cpu}: {fault}"),
        };
        (0..40).any(|seed| shows(&seed))
    });
    let failed: Vec<_> = work.iter().zip(failed).filter(|(_, failed)| *failed).collect();
    assert!(failed.is_empty(), "{failed:#?}");
}

#[test]
fn removals_are_noticed() {
    let launches = Launch::from_comments(LITMUS).expect("launches");
    let (mut counts, mut missed) = (Counts::new(), Vec::new());
    for (cpu, _) in GENERATIONS {
        let object = object(LITMUS, cpu, 3);
        let answer = |l: &Launch| object.run(l, &Options::default()).expect("an answer");
        let runs: Vec<_> = launches.iter().map(|l| (l.clone(), answer(l))).collect();
        let before = missed.len();
        removals(&object, &runs, 0..16, &mut counts, &mut missed);
        missed[before..].iter_mut().for_each(|m| m.insert_str(0, &format!("{cpu} ")));
    }
    let (all, noticed) = counts.values().fold((0, 0), |sum, c| (sum.0 + c.0, sum.1 + c.1));
    println!("{noticed} of {all}: {counts:?}\n{}", missed.join("\n"));
    assert!(all >= 180 && noticed * 100 >= all * 97, "{noticed} of {all}: {missed:#?}");
    assert_eq!(counts["write-back"].0, counts["write-back"].1, "{missed:#?}");
    assert_eq!(counts["barrier"].0, counts["barrier"].1, "{missed:#?}");
}

/// Orderings of the system's scope, with the workgroups on three devices.
#[test]
fn removals_are_noticed_between_devices() {
    let launches = Launch::from_comments(SYSTEM).expect("launches");
    let (mut counts, mut missed) = (Counts::new(), Vec::new());
    let options = devices(3, "flags");
    for cpu in ["gfx90a", "gfx942", "gfx1200"] {
        let object = object(SYSTEM, cpu, 3);
        let answer = |l: &Launch| object.run(l, &Options::default()).expect("an answer");
        let runs: Vec<_> = launches.iter().map(|l| (l.clone(), answer(l))).collect();
        for (launch, expected) in &runs {
            for seed in 0..40 {
                let options = Options { hostile: Some(seed), ..options.clone() };
                let found = object.run(launch, &options);
                let found = found.unwrap_or_else(|e| panic!("{cpu} {seed}: {e}"));
                let difference = first_difference(expected, &found, None);
                assert!(difference.is_none(), "{cpu} {} {seed}: {difference:?}", launch.kernel);
            }
        }
        let before = missed.len();
        removals_of(kind, &options, &object, &runs, 0..24, &mut counts, &mut missed);
        missed[before..].iter_mut().for_each(|m| m.insert_str(0, &format!("{cpu} ")));
    }
    let (all, noticed) = counts.values().fold((0, 0), |sum, c| (sum.0 + c.0, sum.1 + c.1));
    println!("{noticed} of {all}: {counts:?}\n{}", missed.join("\n"));
    assert!(all >= 60 && noticed * 100 >= all * 92, "{noticed} of {all}: {missed:#?}");
    assert_eq!(counts["write-back"].0, counts["write-back"].1, "{missed:#?}");
}

/// Waves of a workgroup on different compute units.
#[test]
fn removals_are_noticed_in_split_workgroups() {
    let launches = Launch::from_comments(SPLIT).expect("launches");
    let (mut counts, mut missed) = (Counts::new(), Vec::new());
    for cpu in ["gfx90a", "gfx942"] {
        let object = object(SPLIT, cpu, 3);
        let answer = |l: &Launch| object.run(l, &Options::default()).expect("an answer");
        let runs: Vec<_> = launches.iter().map(|l| (l.clone(), answer(l))).collect();
        for (launch, expected) in &runs {
            for seed in 0..40 {
                let found = object.run(launch, &hostile(seed));
                let found = found.unwrap_or_else(|e| panic!("{cpu} {seed}: {e}"));
                let difference = first_difference(expected, &found, None);
                assert!(difference.is_none(), "{cpu} {} {seed}: {difference:?}", launch.kernel);
            }
        }
        let before = missed.len();
        removals(&object, &runs, 0..16, &mut counts, &mut missed);
        missed[before..].iter_mut().for_each(|m| m.insert_str(0, &format!("{cpu} ")));
    }
    let (all, noticed) = counts.values().fold((0, 0), |sum, c| (sum.0 + c.0, sum.1 + c.1));
    println!("{noticed} of {all}: {counts:?}\n{}", missed.join("\n"));
    assert!(all >= 20 && noticed * 100 >= all * 92, "{noticed} of {all}: {missed:#?}");
    // Local memory is the unit's.
    let with_local = LITMUS.replace("%out) {", "%out) #0 {");
    let with_local =
        format!("{with_local}\nattributes #0 = {{ \"target-features\"=\"+tgsplit\" }}\n");
    let object = object(&with_local, "gfx90a", 3);
    let group = Launch::from_comments(LITMUS).expect("launches").remove(2);
    let refused = object.run(&group, &Options::default()).expect_err("local memory");
    assert!(refused.to_string().contains("has no local memory"), "{refused}");
}

#[test]
fn the_same_seed_makes_the_same_choices() {
    let launches = Launch::from_comments(LITMUS).expect("launches");
    let object = object(LITMUS, "gfx942", 3);
    let instructions =
        || object.run(&launches[0], &hostile(7)).expect("an answer").statistics.instructions;
    assert_eq!(instructions(), instructions());
}

/// Everything that keeps time or registers in order is noticed at once: it is a fault.
#[test]
fn states_and_results_are_noticed() {
    let text = "target triple = \"amdgcn-amd-amdhsa\"\n\
        define amdgpu_kernel void @k(ptr addrspace(1) %p, ptr addrspace(1) %o) {\n\
          %t = call i32 @llvm.amdgcn.workitem.id.x()\n\
          %a = getelementptr i32, ptr addrspace(1) %p, i32 %t\n\
          %x = load i32, ptr addrspace(1) %a, align 4\n\
          %c = icmp ugt i32 %x, 5\n\
          %m = call i32 @llvm.amdgcn.update.dpp.i32(i32 0, i32 %x, i32 273, i32 15, i32 15, i1 false)\n\
          %s = select i1 %c, i32 %m, i32 %t\n\
          %y = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %s)\n\
          %z = add i32 %y, %m\n\
          %b = getelementptr i32, ptr addrspace(1) %o, i32 %t\n\
          store i32 %z, ptr addrspace(1) %b, align 4\n\
          ret void\n\
        }\n\
        declare i32 @llvm.amdgcn.workitem.id.x()\n\
        declare i32 @llvm.amdgcn.readfirstlane.i32(i32)\n\
        declare i32 @llvm.amdgcn.update.dpp.i32(i32, i32, i32, i32, i32, i1)\n";
    let launch = Launch::parse_line(
        "--kernel k --block 64 --arg buf:u32x64:iota:1 --arg o=buf:u32x64:zeros",
    )
    .expect("a launch");
    let (mut counts, mut missed) = (Counts::new(), Vec::new());
    for (cpu, _) in GENERATIONS {
        let object = object(text, cpu, 3);
        let expected = object.run(&launch, &Options::default()).expect("an answer");
        removals(&object, &[(launch.clone(), expected)], 0..1, &mut counts, &mut missed);
    }
    assert!(missed.is_empty(), "{missed:#?}");
    assert!(counts["s_nop"].0 >= 2 && counts["wait"].0 >= 12, "{counts:?}");
}

/// Calls that rely on the convention only find what it keeps; a save or a restore that is missing is noticed.
#[test]
fn registers_at_calls_are_kept() {
    let text = include_str!("data/amd-calls.ll");
    let launches = Launch::from_comments(text).expect("launches");
    let (mut counts, mut missed) = (Counts::new(), Vec::new());
    for ((cpu, _), level) in GENERATIONS.iter().flat_map(|g| [(g, 0), (g, 3)]) {
        let module = pipeline::read("k.ll", text.as_bytes()).expect("a module");
        let known = convention(&module, cpu).expect("a convention");
        let expected = launches.iter().map(|l| pipeline::interpret(&module, l).expect("an answer"));
        let runs: Vec<_> = launches.iter().cloned().zip(expected).collect();
        let rules = AbiRules { inter_procedural: false, ..AbiRules::default() };
        let bytes = compile_with(module, cpu, level, Strategy::default(), rules);
        let object = Module::parse(&bytes.expect("a code object")).expect("a code object");
        for (launch, expected) in &runs {
            for seed in 0..4 {
                let options = Options { convention: Some(known.clone()), ..hostile(seed) };
                let found = object.run(launch, &options);
                let found = found.unwrap_or_else(|e| panic!("{cpu} -O{level} {seed}: {e}"));
                let difference = first_difference(expected, &found, None);
                assert!(difference.is_none(), "{cpu} -O{level} {seed}: {difference:?}");
            }
        }
        let options = Options { convention: Some(known), ..Options::default() };
        let before = missed.len();
        removals_of(saves, &options, &object, &runs, 0..2, &mut counts, &mut missed);
        missed[before..].iter_mut().for_each(|m| m.insert_str(0, &format!("{cpu} -O{level} ")));
    }
    println!("{counts:?}\n{}", missed.join("\n"));
    // The upper half of a return address is the same for all code, and so is the frame's begin in a kernel and at once in
    // what it calls: taking them back from a lane changes nothing.
    let lanes = counts.remove("restore from a lane").expect("restores");
    assert!(lanes.0 >= 100 && lanes.1 * 100 >= lanes.0 * 75, "{lanes:?}");
    assert!(counts.values().all(|c| c.0 == c.1 && c.0 >= 20), "{counts:?}: {missed:#?}");
}
