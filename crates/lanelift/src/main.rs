//! The `lanelift` command.
//!
//! Without a subcommand it is what `llc` is: LLVM IR in, the target's code out. `lanelift opt` runs
//! passes on text, `lanelift run` runs a kernel on the interpreter, the simulator or the GPU,
//! `lanelift link` makes a code object of relocatable objects.

mod amd;
mod args;
mod compile;
mod files;
mod intel;
mod kernels;
mod link;
mod observe;
mod opt;
mod plain;
mod report;
mod run;

use args::{Cli, Command};
use clap::Parser;
use std::ffi::OsString;
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

/// Runs what a command line of any form asks for.
fn command(words: Vec<OsString>) -> Outcome {
    let cli = Cli::parse_from(args::with_double_dashes(words.into_iter()));
    match cli.command {
        None => compile::run(&cli.compile),
        Some(Command::Opt(options)) => opt::run(&options),
        Some(Command::Run(options)) => run::run(&options),
        Some(Command::Link(options)) => link::run(&options),
    }
}

fn main() -> ExitCode {
    if std::env::var_os("LANELIFT_LOG").is_some() {
        env_logger::Builder::from_env(env_logger::Env::new().filter("LANELIFT_LOG")).init();
    }
    let words: Vec<OsString> = std::env::args_os().collect();
    let outcome = match plain::parse(words.get(1..).unwrap_or_default()) {
        Some(options) => compile::run(&options),
        None => command(words),
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
