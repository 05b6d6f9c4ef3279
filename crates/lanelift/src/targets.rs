//! What there is to compile for: `--version`, `-mcpu=help`, `-mattr=help`.

use crate::args::TargetArgs;
use crate::compile::{Backend, backend_of};
use amdgpu_backend::Processor;
use intel_backend::device::DEVICES;
use ir::diagnostic::Diagnostic;
use std::fmt::Write as _;

/// A backend as users see it.
struct Target {
    backend: Backend,
    /// The name that `-march` takes.
    name: &'static str,
    about: &'static str,
    /// Processors and what else they are called.
    processors: Vec<String>,
    /// Features that `-mattr` takes, and what they do.
    features: Vec<(String, String)>,
}

fn targets() -> [Target; 3] {
    let own = |&(name, about): &(&str, &str)| (name.to_owned(), about.to_owned());
    let version = |number: &u32| {
        let about = format!("Write PTX of version {}.{}", number / 10, number % 10);
        (format!("ptx{number}"), about)
    };
    [
        Target {
            backend: Backend::Amd,
            name: "amdgcn",
            about: "AMD GPUs: assembly, machine IR, objects, code objects",
            processors: Processor::ALL.iter().map(|p| p.name.to_owned()).collect(),
            features: amdgpu_backend::FEATURES.iter().map(own).collect(),
        },
        Target {
            backend: Backend::Intel,
            name: "intel",
            about: "Intel GPUs: assembly, machine IR, zebins",
            processors: DEVICES
                .iter()
                .filter(|d| d.has_kernels())
                .map(|d| [&[d.name], d.aliases].concat().join(", "))
                .collect(),
            features: Vec::new(),
        },
        Target {
            backend: Backend::Nvidia,
            name: "nvptx64",
            about: "NVIDIA GPUs: PTX",
            processors: nvptx_backend::Sm::all().map(|sm| sm.to_string()).collect(),
            features: nvptx_backend::target::PTX_VERSIONS.iter().map(version).collect(),
        },
    ]
}

/// The text of `--version`.
pub(crate) fn version() -> String {
    let mut text = format!("lanelift {}\n\n  Registered Targets:\n", env!("CARGO_PKG_VERSION"));
    for target in targets() {
        let _ = writeln!(text, "    {:<8} - {}", target.name, target.about);
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
    let triple = args.mtriple.as_deref().and_then(|triple| triple.split('-').next());
    let asked = args.march.as_deref().or(triple).map(|name| backend_of(name, None)).transpose()?;
    let mut text = String::new();
    for target in targets().iter().filter(|t| asked.is_none_or(|backend| backend == t.backend)) {
        let _ = writeln!(text, "Available CPUs for {}:\n", target.name);
        for processor in &target.processors {
            let _ = writeln!(text, "  {processor}");
        }
        if !target.features.is_empty() {
            let _ = writeln!(text, "\nAvailable features for {}:\n", target.name);
        }
        for (feature, about) in &target.features {
            let _ = writeln!(text, "  {feature:<16} - {about}.");
        }
        text.push('\n');
    }
    text += "Use +feature to enable a feature, or -feature to disable it.\n\
             For example, lanelift k.ll -mcpu=gfx1100 -mattr=+wavefrontsize64,-cumode\n";
    Ok(text)
}
