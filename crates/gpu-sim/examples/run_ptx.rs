//! Runs a kernel of a PTX file on the simulator:
//! `cargo run --release -p lanelift-gpu-sim --example run_ptx -- file.ptx --kernel k --grid 1 --block 32 --arg ...`
//! Without more words than the file it lists the kernels.

use gpu_sim::launch::Launch;
use gpu_sim::ptx::{Module, Options};
use std::time::Instant;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    if let Err(fault) = run(&args) {
        eprintln!("{fault}");
        std::process::exit(1);
    }
}

fn run(args: &[String]) -> gpu_sim::Result<()> {
    let Some((path, words)) = args.split_first() else {
        return Err(gpu_sim::Fault::input("the name of a PTX file is missing"));
    };
    let text =
        std::fs::read_to_string(path).map_err(|e| gpu_sim::Fault::input(format!("{path}: {e}")))?;
    let module = Module::parse(&text)?;
    if words.is_empty() {
        for kernel in module.kernels() {
            println!("{kernel} {:?}", module.kernel_parameters(kernel).unwrap_or_default());
        }
        return Ok(());
    }
    let launch = Launch::parse(words)?;
    let start = Instant::now();
    let outcome = module.run(&launch, &Options::default())?;
    let time = start.elapsed().as_secs_f64();
    for buffer in &outcome.buffers {
        println!("{}", buffer.display(16));
    }
    print!("{}", outcome.output);
    let n = outcome.statistics.instructions;
    println!(
        "{n} thread instructions in {:.3} s: {:.1} million per second",
        time,
        n as f64 / time / 1e6
    );
    Ok(())
}
