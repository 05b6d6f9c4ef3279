//! Requests of the explorer's page, the responses, and their processing.

use super::clang::{self, Language};
use crate::args::Cli;
use crate::failure::Failure;
use crate::inspect::{Complete, inspect};
use clap::Parser;
use driver::{LinkBuiltins, Options, Target};
use ir::debug::SourceFile;
use ir::diagnostic::{Diagnostic, Diagnostics};
use ir::pass::{Change, Event, Observer};
use ir::ssa::{Intrinsic, Module};
use serde::{Deserialize, Serialize};
use std::time::{Duration, Instant};

/// Request to compile.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Request {
    /// `ir`, or a language of clang's.
    language: String,
    /// The processor.
    target: String,
    /// Options as on the command line.
    options: String,
    source: String,
}

/// Result of a request.
#[derive(Debug)]
pub(super) enum Answer {
    Done { ms: f64, clang_ms: Option<f64>, data: String, warnings: Vec<String> },
    Failed(Problem),
}

/// Error, and its position in the text of the request.
#[derive(Debug, Serialize)]
pub(super) struct Problem {
    pub(super) text: String,
    pub(super) line: Option<u32>,
    pub(super) column: Option<u32>,
}

impl Problem {
    pub(super) fn new(text: impl Into<String>) -> Self {
        Self { text: text.into(), line: None, column: None }
    }

    /// The texts of diagnostics, with the first position in a text of some name.
    fn of(found: &[Diagnostic], name: &str) -> Self {
        let text: Vec<String> = found.iter().map(ToString::to_string).collect();
        let place = found.iter().filter_map(|diagnostic| diagnostic.location.as_ref());
        let place = place.into_iter().find(|place| place.file.ends_with(name));
        let (line, column) = (place.map(|p| p.line), place.map(|p| p.column));
        Self { text: text.join("\n"), line, column: column.filter(|&c| c > 0) }
    }

    /// With the first place in a text's name that the message has: `NAME:LINE:COLUMN:`.
    pub(super) fn located(text: String, name: &str) -> Self {
        let place = text.split(&format!("{name}:")).skip(1).find_map(|rest| {
            let mut parts = rest.split(':').map(|part| part.parse::<u32>().ok());
            Some((parts.next()??, parts.next().flatten()))
        });
        let line = place.map(|p| p.0);
        Self { line, column: place.and_then(|p| p.1), text }
    }
}

impl Answer {
    pub(super) fn failure(text: &str) -> Self {
        Self::Failed(Problem::new(text))
    }

    pub(super) fn to_json(&self) -> String {
        match self {
            // The data is JSON already.
            Self::Done { ms, clang_ms, data, warnings } => {
                let rest = serde_json::json!({
                    "ok": true, "ms": ms, "clangMs": clang_ms, "warnings": warnings,
                });
                let rest = rest.to_string();
                format!("{},\"data\":{data}}}", rest.trim_end_matches('}'))
            }
            Self::Failed(problem) => {
                serde_json::json!({ "ok": false, "error": problem }).to_string()
            }
        }
    }
}

/// Ends a compilation at the first pass boundary after a time.
struct Deadline {
    end: Instant,
    limit: Duration,
}

impl Observer for Deadline {
    fn after(&mut self, event: Event<'_>, _: Change) -> Result<(), Diagnostic> {
        if Instant::now() < self.end {
            return Ok(());
        }
        let message = format!("this takes longer than {} seconds", self.limit.as_secs());
        Err(Diagnostic::error(message).with_note(format!("the last pass was {}", event.pass)))
    }
}

/// The name of a text of LLVM IR in messages.
const IR_NAME: &str = "input.ll";

impl Request {
    /// Compiles it, within a time.
    pub(super) fn compile(self, limit: Duration) -> Answer {
        self.try_compile(limit).unwrap_or_else(Answer::Failed)
    }

    fn try_compile(self, limit: Duration) -> Result<Answer, Problem> {
        let end = Instant::now() + limit;
        let mut deadline = Deadline { end, limit };
        let target = target(&self.target)?;
        let mut options = self.options(target)?;
        let (text, source_name, clang_ms) = if self.language == "ir" {
            (self.source.clone(), None, None)
        } else {
            let language = Language::by_name(&self.language)
                .ok_or_else(|| Problem::new(format!("'{}' is no language here", self.language)))?;
            let start = Instant::now();
            let name = language.file_name();
            let text = clang::to_ir(language, target, &self.target, &self.source, end)?;
            (text, Some(name), Some(start.elapsed().as_secs_f64() * 1e3))
        };
        // Only what was written is shown: nothing is read from the disk.
        let read = |file: &SourceFile| {
            let own = source_name.is_some_and(|name| file.name.ends_with(name));
            own.then(|| self.source.clone())
        };
        let start = Instant::now();
        let is_opencl = self.language == Language::OpenCl.name() && target != Target::Intel;
        let complete = is_opencl.then_some(&link_opencl as Complete<'_>);
        if is_opencl {
            // A call of a function without a body is shown, where a compilation would refuse it.
            options.link_builtins = LinkBuiltins::No;
        }
        let inspected =
            inspect(IR_NAME, text.as_bytes(), options, &read, complete, Some(&mut deadline));
        let name = source_name.unwrap_or(IR_NAME);
        let inspected = inspected.map_err(|Failure(found)| Problem::of(&found, name))?;
        Ok(Answer::Done {
            ms: start.elapsed().as_secs_f64() * 1e3,
            clang_ms,
            data: inspected.data.to_json(),
            warnings: inspected.warnings.iter().map(ToString::to_string).collect(),
        })
    }

    /// The options, with the processor that was chosen.
    fn options(&self, target: Target) -> Result<Options, Problem> {
        let words = self.options.split_whitespace().map(Into::into);
        let words = crate::words::with_double_dashes(words);
        let words = std::iter::once("lanelift".into()).chain(words);
        let cli = Cli::try_parse_from(words).map_err(|error| Problem::new(error.to_string()))?;
        let args = match cli.command {
            None => cli.compile.for_page().map_err(Problem::new)?,
            Some(_) => return Err(Problem::new("Subcommands are not for here.")),
        };
        let mut options =
            args.options().map_err(|error| Problem::of(std::slice::from_ref(&error), IR_NAME))?;
        options.cpu.get_or_insert_with(|| self.target.clone());
        if options.target.is_none() && options.triple.is_none() {
            options.target = Some(target);
        }
        Ok(options)
    }
}

/// Links the bodies of OpenCL's built-in functions, which Intel's backend does by itself. Calls of functions without a
/// body stay, with a warning.
fn link_opencl(module: &mut Module, warnings: &mut Diagnostics) -> Result<(), Diagnostic> {
    opencl_builtins::link_all(module)?;
    for data in module.cx.globals.values().filter(|data| data.is_declaration()) {
        if data.function().is_some_and(|function| function.intrinsic == Intrinsic::None) {
            let message = format!("nothing here defines '{}': it stays a call", data.name);
            warnings.push(Diagnostic::warning(message));
        }
    }
    Ok(())
}

/// Returns the target that a processor belongs to.
fn target(processor: &str) -> Result<Target, Problem> {
    Target::of_processor(processor)
        .ok_or_else(|| Problem::new(format!("'{processor}' is no processor that Lanelift knows")))
}

/// NVIDIA's that are offered; others can be asked for by `-mcpu`.
const SMS: [&str; 7] = ["sm_75", "sm_80", "sm_86", "sm_89", "sm_90", "sm_100", "sm_120"];

/// The processor at the start, where AMD's backend is there.
const FIRST: &str = "gfx1100";

/// Settings for the page at its start.
#[derive(Debug, Serialize)]
pub(super) struct Settings {
    languages: Vec<LanguageInfo>,
    targets: Vec<TargetInfo>,
    /// The processor at the start.
    target: String,
    examples: Vec<Example>,
}

#[derive(Debug, Serialize)]
struct LanguageInfo {
    name: &'static str,
    title: &'static str,
}

#[derive(Debug, Serialize)]
struct TargetInfo {
    vendor: &'static str,
    processors: Vec<String>,
}

impl TargetInfo {
    fn new(target: Target) -> Self {
        let processors = match target {
            Target::Nvptx => SMS.map(str::to_owned).to_vec(),
            _ => target.processors().into_iter().map(|processor| processor.name).collect(),
        };
        Self { vendor: target.vendor(), processors }
    }
}

#[derive(Debug, Serialize)]
struct Example {
    language: &'static str,
    /// Vendor of the processors that it is for; any if none is named.
    vendor: Option<&'static str>,
    text: &'static str,
}

macro_rules! examples {
    ($($language:literal $vendor:expr, $file:literal;)*) => {
        [$(Example { language: $language, vendor: $vendor.map(Target::vendor), text: include_str!(concat!("examples/", $file)) }),*]
    };
}

impl Settings {
    pub(super) fn new() -> Self {
        let mut languages = vec![LanguageInfo { name: "ir", title: "LLVM IR" }];
        if clang::find().is_some() {
            let there = Language::ALL.into_iter().filter(|l| l.is_available());
            languages.extend(there.map(|l| LanguageInfo { name: l.name(), title: l.title() }));
        }
        let targets: Vec<TargetInfo> = [Target::Amdgpu, Target::Nvptx, Target::Intel]
            .into_iter()
            .filter(|target| target.is_available())
            .map(TargetInfo::new)
            .collect();
        let mut processors = targets.iter().flat_map(|target| &target.processors);
        let first = processors.clone().next();
        let target = processors.find(|name| *name == FIRST).or(first).cloned().unwrap_or_default();
        let examples = examples! {
            "ir" Some(Target::Amdgpu), "amd.ll";
            "ir" Some(Target::Nvptx), "nvidia.ll";
            "ir" Some(Target::Intel), "intel.ll";
            "opencl" None, "kernel.cl";
            "hip" None, "kernel.hip";
            "cuda" None, "kernel.cu";
            "c" Some(Target::Amdgpu), "amd.c";
            "c" Some(Target::Nvptx), "nvidia.c";
        };
        Self { languages, targets, target, examples: examples.into() }
    }

    pub(super) fn to_json(&self) -> String {
        // Texts and lists of them always have a JSON.
        serde_json::to_string(self).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_found_in_messages() {
        let problem = |text: &str| {
            let found = Problem::located(text.into(), "input.ll");
            (found.line, found.column)
        };
        assert_eq!(problem("input.ll:12:7: error: what"), (Some(12), Some(7)));
        assert_eq!(problem("error: no place"), (None, None));
        assert_eq!(problem("error: in input.ll: none\ninput.ll:3: note"), (Some(3), None));
    }

    #[cfg(feature = "amdgpu")]
    #[test]
    fn compilation_ends_at_the_pass_after_its_time() {
        let request = |text: &str| Request {
            language: "ir".into(),
            target: "gfx1100".into(),
            options: String::new(),
            source: text.into(),
        };
        let text = include_str!("examples/amd.ll");
        let Answer::Failed(problem) = request(text).compile(Duration::ZERO) else {
            panic!("there was no time")
        };
        assert!(problem.text.contains("takes longer than 0 seconds"), "{}", problem.text);
        let done = request(text).compile(Duration::from_secs(100));
        assert!(matches!(done, Answer::Done { .. }), "{done:?}");
    }

    #[cfg(all(feature = "amdgpu", feature = "nvptx"))]
    #[test]
    fn functions_of_opencl_have_bodies_on_every_target() {
        // The explorer finds clang by itself; what is wanted here is only that it is there.
        if judges::Judge::Clang.need().is_none() || clang::find().is_none() {
            return;
        }
        let compile = |target: &str, body: &str| {
            let source = format!(
                "kernel void k(global float *x, read_only image2d_t image) {{\n{body}\n}}\n"
            );
            let (language, options, target) = ("opencl".into(), String::new(), target.into());
            match (Request { language, target, options, source }).compile(Duration::from_secs(100))
            {
                Answer::Done { data, warnings, .. } => {
                    let data: serde_json::Value = serde_json::from_str(&data).expect("JSON");
                    let functions = data["functions"].as_array().expect("functions").iter();
                    let lines = functions.flat_map(|f| f["code"].as_array().expect("lines"));
                    let code: Vec<String> = lines.map(|line| line[0].to_string()).collect();
                    (code.join("\n"), warnings)
                }
                Answer::Failed(problem) => panic!("{}", problem.text),
            }
        };
        for target in ["gfx1100", "sm_90"] {
            let body = "size_t i = get_global_id(0);\nx[i] = exp(x[i]) + min((int)i, 7);\nbarrier(CLK_LOCAL_MEM_FENCE);\n\
                        x[i + get_local_size(1)] = x[get_group_id(2)];";
            let (code, warnings) = compile(target, body);
            assert_eq!(warnings, Vec::<String>::new(), "{target}");
            assert!(!code.contains("get_global_id") && code.contains("bar"), "{target}\n{code}");
            let (_, warnings) = compile(target, "x[0] = get_image_width(image);");
            assert!(warnings.iter().any(|text| text.contains("get_image_width")), "{warnings:?}");
        }
    }

    #[test]
    fn answers_are_json() {
        let done = Answer::Done {
            ms: 1.5,
            clang_ms: None,
            data: "{\"title\":\"}\"}".into(),
            warnings: vec!["}".into()],
        };
        let value: serde_json::Value = serde_json::from_str(&done.to_json()).expect("JSON");
        assert_eq!(value["data"]["title"], "}");
        assert_eq!(value["warnings"][0], "}");
        let failed = Answer::failure("no \"way\"").to_json();
        let value: serde_json::Value = serde_json::from_str(&failed).expect("JSON");
        assert_eq!(value["error"]["text"], "no \"way\"");
    }
}
