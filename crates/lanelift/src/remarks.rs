//! `-pass-remarks` and its kin: what passes did, as LLVM's tools say it; `-v`: the resources of kernels, as `ptxas -v` does.

use crate::summary::{KernelSummary, ModuleSummary};
use clap::Args;
use ir::diagnostic::shown;
use ir::pass::{OptRemark, OptRemarkKind};
use regex::Regex;
use std::path::PathBuf;

/// Options about remarks; LLVM's.
#[derive(Args, Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct RemarkArgs {
    /// Print what passes did whose names match
    #[arg(long, value_name = "REGEX", value_parser = pattern, help_heading = "Remarks")]
    pub(crate) pass_remarks: Option<String>,
    /// Print what passes did not do whose names match
    #[arg(long, value_name = "REGEX", value_parser = pattern, help_heading = "Remarks")]
    pub(crate) pass_remarks_missed: Option<String>,
    /// Print what passes found out whose names match; kernel-resource-usage has the resources of kernels
    #[arg(long, value_name = "REGEX", value_parser = pattern, help_heading = "Remarks")]
    pub(crate) pass_remarks_analysis: Option<String>,
    /// Write the remarks of all passes to a file, as LLVM's YAML
    #[arg(long, value_name = "FILE", help_heading = "Remarks")]
    pub(crate) pass_remarks_output: Option<PathBuf>,
    /// Only passes whose names match are in that file
    #[arg(long, value_name = "REGEX", value_parser = pattern, help_heading = "Remarks")]
    pub(crate) pass_remarks_filter: Option<String>,
    /// Format of that file
    #[arg(long, value_name = "FORMAT", value_parser = ["yaml"], help_heading = "Remarks")]
    pub(crate) pass_remarks_format: Option<String>,
    /// Print the resources of each kernel, as ptxas -v does
    #[arg(short = 'v', long, help_heading = "Remarks")]
    pub(crate) verbose: bool,
}

impl RemarkArgs {
    /// Whether remarks of passes are asked for.
    pub(crate) fn any(&self) -> bool {
        let printed = [&self.pass_remarks, &self.pass_remarks_missed, &self.pass_remarks_analysis];
        self.pass_remarks_output.is_some() || printed.into_iter().any(Option::is_some)
    }

    /// The lines to print for remarks.
    pub(crate) fn text(&self, input: &str, remarks: &[OptRemark]) -> String {
        let options = [
            (OptRemarkKind::Passed, "pass-remarks", &self.pass_remarks),
            (OptRemarkKind::Missed, "pass-remarks-missed", &self.pass_remarks_missed),
            (OptRemarkKind::Analysis, "pass-remarks-analysis", &self.pass_remarks_analysis),
        ];
        let options = options.map(|(kind, name, pattern)| (kind, name, compiled(pattern)));
        let mut out = String::new();
        for remark in remarks {
            let option = options.iter().find(|option| option.0 == remark.kind);
            let Some((_, name, Some(pattern))) = option else { continue };
            if !pattern.is_match(&remark.pass) {
                continue;
            }
            let (message, pass) = (remark.message(), &remark.pass);
            let line = match &remark.place {
                Some(place) => format!("{place}: remark: {message} [-{name}={pass}]"),
                None => {
                    let function = &remark.function;
                    format!("{input}: in function '{function}': remark: {message} [-{name}={pass}]")
                }
            };
            out.push_str(&shown(&line));
            out.push('\n');
        }
        out
    }

    /// The part of the file for the remarks of an input.
    pub(crate) fn yaml(&self, remarks: &[OptRemark]) -> String {
        if self.pass_remarks_output.is_none() {
            return String::new();
        }
        let filter = compiled(&self.pass_remarks_filter);
        let wanted = |remark: &&OptRemark| {
            filter.as_ref().is_none_or(|filter| filter.is_match(&remark.pass))
        };
        remarks.iter().filter(wanted).map(OptRemark::to_yaml).collect()
    }
}

/// Checks a regular expression.
fn pattern(text: &str) -> Result<String, String> {
    Regex::new(text).map(|_| text.to_owned()).map_err(|error| error.to_string())
}

/// A checked regular expression.
fn compiled(pattern: &Option<String>) -> Option<Regex> {
    pattern.as_deref().and_then(|pattern| Regex::new(pattern).ok())
}

/// The lines of `-v` about the kernels of a module.
pub(crate) fn resources(module: &ModuleSummary) -> String {
    module.kernels.iter().map(|kernel| of_kernel(module, kernel)).collect()
}

fn of_kernel(module: &ModuleSummary, kernel: &KernelSummary) -> String {
    let registers = kernel.registers.clone().unwrap_or_default();
    let list = |rows: &[(Option<u64>, &str)]| {
        let known = rows.iter().filter_map(|(n, what)| Some(format!("{} {what}", (*n)?)));
        known.collect::<Vec<_>>().join(", ")
    };
    let memory = list(&[
        (kernel.scratch_bytes, "bytes scratch"),
        (registers.vector_spills, "VGPRs spilled"),
        (registers.scalar_spills, "SGPRs spilled"),
        (registers.general_spills, "values spilled"),
    ]);
    let used = list(&[
        (registers.vector, "VGPRs"),
        (registers.scalar, "SGPRs"),
        (registers.accumulators, "AGPRs"),
        (registers.general, "GRFs"),
        (registers.estimate, "registers (estimate)"),
        (kernel.lds_bytes, "bytes LDS"),
        (Some(kernel.argument_bytes), "bytes arguments"),
        (kernel.code_bytes, "bytes code"),
    ]);
    let per = match module.target.as_str() {
        "amdgcn" => "waves for each SIMD",
        "intel" => "threads for each EU",
        _ => "warps for each multiprocessor (estimate)",
    };
    let waves = kernel.occupancy.map_or(String::new(), |waves| format!("; {waves} {per}"));
    format!(
        "lanelift info    : Compiled kernel '{}' for '{}'\n    {memory}\nlanelift info    : Used {used}{waves}\n",
        shown(&kernel.name),
        module.processor
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use ir::diagnostic::Location;

    #[test]
    fn remarks_are_printed_by_their_kinds_and_passes() {
        let place = Location { file: "a.cu".into(), line: 3, column: 4 };
        let remark = |kind, pass, text: &str| OptRemark::new(kind, pass, "Name", "k").text(text);
        let remarks = [
            remark(OptRemarkKind::Passed, "inline", "a").at(Some(place)),
            remark(OptRemarkKind::Missed, "inline", "b"),
            remark(OptRemarkKind::Missed, "licm", "c"),
            remark(OptRemarkKind::Analysis, "inline", "d"),
        ];
        let mut args = RemarkArgs { pass_remarks: Some("in.*".into()), ..RemarkArgs::default() };
        args.pass_remarks_missed = Some("inl".into());
        assert_eq!(
            args.text("k.ll", &remarks),
            "a.cu:3:4: remark: a [-pass-remarks=inline]\n\
             k.ll: in function 'k': remark: b [-pass-remarks-missed=inline]\n"
        );
        assert_eq!(args.yaml(&remarks), "");
        args.pass_remarks_output = Some("r.yml".into());
        args.pass_remarks_filter = Some("^licm$".into());
        assert_eq!(args.yaml(&remarks), remarks[2].to_yaml());
        assert!(pattern("(").is_err());
    }
}
