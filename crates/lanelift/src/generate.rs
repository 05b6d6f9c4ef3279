//! `lanelift completions` and `lanelift man`: what shells and readers want to know of the command line, made of its description.

use crate::args::{Cli, ManArgs};
use crate::failure::Outcome;
use crate::files;
use clap::CommandFactory;
use clap_complete::Shell;
use ir::diagnostic::{Diagnostic, nearest_name};

/// Prints what a shell needs to complete words.
pub(crate) fn completions(shell: Shell) -> Outcome {
    let mut text = Vec::new();
    clap_complete::generate(shell, &mut Cli::command(), "lanelift", &mut text);
    files::write(None, &text)
}

/// Prints a page of the manual, or writes all pages to a folder.
pub(crate) fn man(args: &ManArgs) -> Outcome {
    // Pages of subcommands are called `lanelift-opt`, which is what building them names them.
    let mut command = Cli::command().disable_help_subcommand(true);
    command.build();
    if let Some(folder) = &args.out_dir {
        std::fs::create_dir_all(folder).map_err(|e| format!("{}: {e}", folder.display()))?;
        for page in std::iter::once(&command).chain(command.get_subcommands()) {
            let name = page.get_display_name().unwrap_or(page.get_name());
            files::write(Some(&folder.join(format!("{name}.1"))), &rendered(page)?)?;
        }
        return Ok(());
    }
    let Some(name) = &args.subcommand else { return files::write(None, &rendered(&command)?) };
    let Some(page) = command.find_subcommand(name) else {
        let error = Diagnostic::error(format!("there is no subcommand '{name}'"));
        let near = nearest_name(name, command.get_subcommands().map(clap::Command::get_name));
        return Err(match near {
            Some(near) => error.with_note(format!("did you mean '{near}'?")),
            None => error,
        }
        .into());
    };
    files::write(None, &rendered(page)?)
}

fn rendered(command: &clap::Command) -> std::io::Result<Vec<u8>> {
    let mut text = Vec::new();
    let name = command.get_display_name().unwrap_or(command.get_name()).to_owned();
    // `clap` takes names that live as long as the program, which ends after this.
    let name: &'static str = name.leak();
    clap_mangen::Man::new(command.clone().name(name)).render(&mut text)?;
    Ok(text)
}
