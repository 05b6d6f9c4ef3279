//! Runs corpus kernels in the interpreter: `cargo run --release -p testsuite --example interp -- [FILTER] [--races] [--undefined]`.
//!
//! Every launch of every matching source runs on its modules of all variants; the variants' results are
//! compared with each other.

use gpu_sim::interp::{Contract, Options, run};
use gpu_sim::launch::first_difference;
use std::time::Instant;
use testsuite::corpus;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let filter = args.iter().find(|a| !a.starts_with("--")).cloned().unwrap_or_default();
    let has = |flag: &str| args.iter().any(|a| a == flag);
    let options = Options {
        races: has("--races"),
        undefined_stores: has("--undefined"),
        contract: if has("--contract") { Contract::WhenAllowed } else { Contract::Never },
        ..Options::default()
    };
    if let Some(path) = args.iter().find(|a| a.ends_with(".ll")) {
        let text = std::fs::read(path).expect("a file");
        let module = llvm_reader::parse(path, &text).unwrap_or_else(|e| panic!("{e}"));
        for (name, message) in gpu_sim::interp::unsupported(&module, &options).expect("a module") {
            println!("{name}: {message}");
        }
        return;
    }
    let modules = corpus::modules("nvptx64");
    let (mut launches, mut faults, mut differences) = (0, 0, 0);
    let (mut steps, mut seconds) = (0u64, 0.0);
    for source in corpus::sources() {
        if !source.kernel.contains(&filter) {
            continue;
        }
        let own: Vec<_> = modules
            .iter()
            .filter(|m| m.kernel == source.kernel)
            .filter_map(|m| {
                let text = std::fs::read(&m.path).ok()?;
                match llvm_reader::parse(&m.path.to_string_lossy(), &text) {
                    Ok(module) => Some((m, module)),
                    Err(e) => {
                        println!("{} {}: {e}", m.kernel, m.variant);
                        None
                    }
                }
            })
            .collect();
        for (n, launch) in source.launches.iter().enumerate() {
            let mut first = None;
            for (m, module) in &own {
                launches += 1;
                let start = Instant::now();
                let result = run(module, launch, &options);
                let time = start.elapsed().as_secs_f64();
                match result {
                    Err(fault) => {
                        faults += 1;
                        println!(
                            "FAULT {} {} launch {n} ({}): {fault}",
                            m.kernel, m.variant, launch.kernel
                        );
                    }
                    Ok(outcome) => {
                        steps += outcome.statistics.instructions;
                        seconds += time;
                        if time > 2.0 {
                            println!(
                                "slow: {} {} launch {n}: {time:.1} s, {} steps",
                                m.kernel, m.variant, outcome.statistics.instructions
                            );
                        }
                        match &first {
                            None => first = Some((m.variant.clone(), outcome)),
                            Some((variant, other)) => {
                                if let Some(d) = first_difference(other, &outcome, launch.tolerance)
                                {
                                    differences += 1;
                                    println!(
                                        "DIFF {} {variant}/{} launch {n} ({}): {d}",
                                        m.kernel, m.variant, launch.kernel
                                    );
                                }
                            }
                        }
                    }
                }
            }
        }
    }
    println!(
        "{launches} runs, {faults} faults, {differences} differences; {:.1} million steps per second",
        steps as f64 / seconds / 1e6
    );
}
