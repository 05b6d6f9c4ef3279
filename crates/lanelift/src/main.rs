//! The `lanelift` command.
//!
//! Without a subcommand it is what `llc` is: LLVM IR in, the target's code out. `lanelift opt` runs
//! passes on text, `lanelift run` runs a kernel on the interpreter, the simulator or the GPU.

mod args;
mod compile;
mod files;
mod observe;
mod opt;
mod run;

use args::{Cli, Command};
use clap::Parser;
use std::process::ExitCode;

/// What a subcommand gives back: nothing, or what is to be said on standard error.
type Outcome = Result<(), Failure>;

/// Why a command failed, as text for people.
#[derive(Debug)]
struct Failure(String);

impl<E: std::fmt::Display> From<E> for Failure {
    fn from(error: E) -> Failure {
        Failure(error.to_string())
    }
}

fn main() -> ExitCode {
    env_logger::Builder::from_env(env_logger::Env::new().filter("LANELIFT_LOG")).init();
    let cli = Cli::parse_from(args::with_double_dashes(std::env::args_os()));
    let outcome = match cli.command {
        None => compile::run(&cli.compile),
        Some(Command::Opt(options)) => opt::run(&options),
        Some(Command::Run(options)) => run::run(&options),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(Failure(message)) => {
            let message = message.trim_end();
            let marked = message.contains("error: ");
            eprintln!("{}{message}", if marked { "" } else { "lanelift: error: " });
            ExitCode::FAILURE
        }
    }
}
