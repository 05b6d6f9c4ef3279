//! Buffers: what the simulator makes of our code and of LLVM's against the interpreter.

use gpu_sim::amd::Module;
use gpu_sim::launch::{Launch, first_difference};
use testsuite::amd::{GENERATIONS, Tools, agree, compile};
use testsuite::{parallel, pipeline};

const BUFFERS: &str = include_str!("data/amd-buffers.ll");

#[test]
fn buffers_hold_what_the_interpreter_says() {
    let launches = Launch::from_comments(BUFFERS).expect("launches");
    let work: Vec<(&str, u8)> =
        GENERATIONS.iter().flat_map(|&(cpu, _)| [0, 1, 3].map(|level| (cpu, level))).collect();
    let failed: Vec<String> = parallel::map(&work, |&(cpu, level)| {
        let read = || pipeline::read("amd-buffers.ll", BUFFERS.as_bytes()).expect("a module");
        let object = compile(read(), cpu, level).expect("a code object");
        agree(&read(), &object, &launches).err().map(|e| format!("{cpu} -O{level}: {e}"))
    })
    .into_iter()
    .flatten()
    .collect();
    assert!(failed.is_empty(), "{}", failed.join("\n"));
}

/// LLVM's code has the same results on the simulator, so both mean the same by a descriptor.
#[test]
fn llvm_means_the_same_by_buffers() {
    let Some(tools) = Tools::need() else { return };
    // LLVM keeps no fat pointers in private memory on all processors.
    let text = BUFFERS.split_once("; Fat pointers that").expect("the last part").0;
    let launches = Launch::from_comments(text).expect("launches");
    let of_both = |launch: &&Launch| launch.kernel != "passed";
    for (cpu, _) in GENERATIONS {
        let bytes = tools.code_object(text, cpu, "-O3").expect("LLVM's code object");
        let theirs = Module::parse(&bytes).expect("a code object for the simulator");
        let module = pipeline::read("amd-buffers.ll", text.as_bytes()).expect("a module");
        for launch in launches.iter().filter(of_both) {
            let expected = pipeline::interpret(&module, launch).expect("an answer");
            let found = theirs.run(launch, &gpu_sim::amd::Options::default()).expect("an end");
            let difference = first_difference(&expected, &found, None);
            assert!(difference.is_none(), "{cpu}, {}: {difference:?}", launch.kernel);
        }
    }
}
