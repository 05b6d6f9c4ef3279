//! Lists of targets: `--version`, `-mcpu=help`, `-mattr=help`.

use crate::args::TargetArgs;
use driver::Target;
use ir::diagnostic::Diagnostic;
use std::fmt::Write as _;

/// The text of `--version`.
pub(crate) fn version() -> String {
    let version = env!("CARGO_PKG_VERSION");
    let mut text =
        format!("lanelift {version} (build {})\n\n  Registered Targets:\n", driver::BUILD);
    for target in Target::available() {
        let _ = writeln!(text, "    {:<8} - {}", target.name(), target.about());
    }
    text
}

/// Whether the options ask what there is.
pub(crate) fn help_is_wanted(args: &TargetArgs) -> bool {
    args.mcpu.as_deref() == Some("help")
        || args.mattr.iter().any(|a| matches!(&**a, "help" | "+help"))
}

/// The processors and features of the backend that the options name, or of all.
///
/// # Errors
/// The options name no backend.
pub(crate) fn help(args: &TargetArgs) -> Result<String, Diagnostic> {
    let asked = args.march.as_ref().or(args.mtriple.as_ref());
    let asked = asked.map(|name| Target::by_name(name)?.required()).transpose()?;
    let mut text = String::new();
    for target in Target::available().filter(|&t| asked.is_none_or(|asked| asked == t)) {
        let _ = writeln!(text, "Available CPUs for {}:\n", target.name());
        for processor in target.processors() {
            let names = [&[processor.name], &processor.aliases[..]].concat();
            let _ = writeln!(text, "  {}", names.join(", "));
        }
        let features = target.features();
        if !features.is_empty() {
            let _ = writeln!(text, "\nAvailable features for {}:\n", target.name());
        }
        for feature in features {
            let _ = writeln!(text, "  {:<16} - {}.", feature.name, feature.about);
        }
        text.push('\n');
    }
    text += "Use +feature to enable a feature, or -feature to disable it.\n\
             For example, lanelift k.ll -mcpu=gfx1100 -mattr=+wavefrontsize64,-cumode\n";
    Ok(text)
}
