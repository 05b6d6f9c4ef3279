//! Prints the generated program of a seed: `cargo run -p testsuite --example generate -- 7`.
#![allow(clippy::print_stdout, reason = "an example that prints")]

fn main() {
    let seed = std::env::args().nth(1).and_then(|s| s.parse().ok()).unwrap_or(0);
    let program = testsuite::generate::program(&mut testsuite::generate::Choices::from_seed(seed));
    println!("; run: {}\n{}", program.launch.join(" "), program.text);
}
