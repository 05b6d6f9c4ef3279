//! Constructs that AMD processors have no instruction for (`tests/data/amd-constructs.ll`, a kernel for each): our code
//! in the simulator against the interpreter, on each generation.

use amdgpu_backend::{Options, Processor, compile};
use gpu_sim::launch::Launch;
use testsuite::amd::{GENERATIONS, agree, comparable};
use testsuite::{parallel, pipeline};

#[test]
fn constructs_agree() {
    let text = include_str!("data/amd-constructs.ll");
    let launches: Vec<Launch> = text
        .lines()
        .filter_map(|line| line.strip_prefix("; run: "))
        .map(|line| Launch::parse_line(line).expect("a launch"))
        .collect();
    assert!(launches.len() > 300, "only {} launches", launches.len());
    let failures: Vec<String> = parallel::map(&GENERATIONS, |&(cpu, _)| {
        let text = comparable(text, cpu);
        let read = || pipeline::read("constructs.ll", text.as_bytes()).expect("a module");
        let options = Options::new(Processor::by_name(cpu).expect("a processor"));
        let program = compile(read(), &options).expect("every construct compiles");
        let object = program.code_object(&[]).expect("a code object");
        let module = read();
        launches
            .iter()
            .filter_map(|l| agree(&module, &object, std::slice::from_ref(l)).err())
            .map(|e| format!("{cpu}: {e}"))
            .collect::<Vec<_>>()
    })
    .concat();
    let count = failures.len();
    assert!(failures.is_empty(), "{count} wrong\n{}", failures.join("\n"));
}
