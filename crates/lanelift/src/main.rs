//! The `lanelift` command.
//!
//! Without a subcommand it is what `llc` is: LLVM IR in, the target's code out. `lanelift opt` runs
//! passes on text, `lanelift run` runs a kernel on the interpreter, the simulator or the GPU,
//! `lanelift bisect` finds the pass that changes what a kernel computes, `lanelift reduce` makes such a module smaller,
//! `lanelift check` looks for mistakes of a kernel, `lanelift link` makes a code object of relocatable objects, `lanelift serve` is the explorer: a page in
//! which one types and sees what becomes of it.

mod args;
mod bisect;
mod cache;
mod check;
mod compile;
mod debug;
mod depfile;
mod failure;
mod files;
mod generate;
mod identity;
mod inspect;
mod limits;
mod link;
mod observe;
mod opt;
mod plain;
mod reduce;
mod remarks;
mod response;
mod run;
#[cfg(feature = "explorer")]
mod serve;
mod session;
mod stages;
mod subject;
mod summary;
mod targets;
mod terminal;
mod words;

use args::Command;
use debug::{crash, logs};
use failure::{Failure, Outcome};
use std::ffi::OsString;
use std::process::ExitCode;
use terminal::{ColorChoice, Terminal};

/// Runs what a command line of any form asks for. Says how messages are to be shown as soon as that is known.
fn command(words: Vec<OsString>, terminal: &mut Terminal) -> Outcome {
    let cli = words::parse(words)?;
    *terminal = Terminal::new(cli.color);
    let observe = match &cli.command {
        None => Some(&cli.compile.observe),
        Some(Command::Opt(options)) => Some(&options.observe),
        Some(_) => None,
    };
    logs::start(observe.map_or(&[][..], |observe| &observe.debug_only));
    match cli.command {
        None => compile::run(&cli.compile, *terminal),
        Some(Command::Opt(options)) => opt::run(&options),
        Some(Command::Run(options)) => run::run(&options),
        Some(Command::Bisect(options)) => bisect::run(&options),
        Some(Command::Reduce(options)) => reduce::run(&options),
        Some(Command::Check(options)) => check::run(&options, *terminal),
        Some(Command::Link(options)) => link::run(&options),
        Some(Command::Completions { shell }) => generate::completions(shell),
        Some(Command::Man(options)) => generate::man(&options),
        #[cfg(feature = "explorer")]
        Some(Command::Serve(options)) => serve::run(&options),
    }
}

/// The exit code of a Rust program that panicked.
const PANICKED: u8 = 101;

fn run_line(words: Vec<OsString>, terminal: &mut Terminal) -> Outcome {
    let words = response::expand(words)?;
    crash::note_words(&words);
    match plain::parse(words.get(1..).unwrap_or_default()) {
        Some(options) => {
            logs::start(&[]);
            compile::run(&options, *terminal)
        }
        None => command(words, terminal),
    }
}

fn main() -> ExitCode {
    let mut terminal = Terminal::new(ColorChoice::Auto);
    match crash::watched(|| run_line(std::env::args_os().collect(), &mut terminal)) {
        Ok(Ok(())) => ExitCode::SUCCESS,
        Ok(Err(Failure(diagnostics))) => {
            terminal.show(&diagnostics);
            ExitCode::FAILURE
        }
        Err(crash) => {
            terminal.show([&crash]);
            ExitCode::from(PANICKED)
        }
    }
}
