//! The words of a command line before they are parsed: LLVM's spelling into the one that `clap` reads, and options of
//! `llc` that have nothing to change here.
//!
//! LLVM takes long options with one dash or two. Drivers and build scripts pass options to `llc` that choose the only
//! behaviour there is here (position-independent code), or permit what is not done anyway (float optimisations beyond
//! the flags), or tune LLVM's own heuristics. If code without the option meets the request, the option is accepted and
//! dropped; all others are errors.

use crate::args::Cli;
use crate::files;
use clap::CommandFactory;
use ir::diagnostic::{Diagnostic, nearest_name};
use std::ffi::OsString;
use std::io::Write as _;

/// Values that a dropped option may have.
#[derive(Clone, Copy, Debug)]
enum Values {
    /// A boolean: alone, or after `=`.
    Switch,
    /// One of these, after `=` or as the next word.
    OneOf(&'static [&'static str]),
    /// A number, after `=` or as the next word.
    Number,
}

/// Options of `llc` that are dropped, by why that is right.
const DROPPED: &[(&str, Values)] = &[
    // GPU code is position-independent and reaches everything, whatever the model.
    (
        "relocation-model",
        Values::OneOf(&["static", "pic", "dynamic-no-pic", "ropi", "rwpi", "ropi-rwpi"]),
    ),
    ("code-model", Values::OneOf(&["small", "medium", "large"])),
    // Sections of an object: the linked code object is the same.
    ("data-sections", Values::Switch),
    ("function-sections", Values::Switch),
    ("unique-section-names", Values::Switch),
    ("unique-basic-block-section-names", Values::Switch),
    ("addrsig", Values::Switch),
    ("nozero-initialized-in-bss", Values::Switch),
    // Nothing written depends on the time.
    ("incremental-linker-compatible", Values::Switch),
    ("use-ctors", Values::Switch),
    // Modules are always verified, and comments are no code.
    ("disable-verify", Values::Switch),
    ("asm-verbose", Values::Switch),
    ("disable-symbolication", Values::Switch),
    ("discard-value-names", Values::Switch),
    ("no-integrated-as", Values::Switch),
    // Frames, passing of floats, exceptions and threads have one form here.
    (
        "frame-pointer",
        Values::OneOf(&["all", "non-leaf", "reserved", "none", "non-leaf-no-reserve"]),
    ),
    ("float-abi", Values::OneOf(&["default", "soft", "hard"])),
    ("exception-model", Values::OneOf(&["default"])),
    ("thread-model", Values::OneOf(&["posix", "single"])),
    ("emulated-tls", Values::Switch),
    ("stackrealign", Values::Switch),
    // Assumptions about floats: fewer are made.
    ("enable-no-infs-fp-math", Values::Switch),
    ("enable-no-nans-fp-math", Values::Switch),
    ("enable-no-signed-zeros-fp-math", Values::Switch),
    ("enable-no-trapping-fp-math", Values::Switch),
    ("nvptx-approx-log2f32", Values::Switch),
    ("nvptx-rsqrt-approx-opt", Values::Switch),
    ("disable-simplify-libcalls", Values::Switch),
    // Inlining, calls and visibility: calls work, and needed inlining is done by other rules.
    ("amdgpu-early-inline-all", Values::Switch),
    ("amdgpu-function-calls", Values::Switch),
    ("amdgpu-internalize-symbols", Values::Switch),
    ("amdgpu-prelink", Values::Switch),
    ("amdgpu-simplify-libcall", Values::Switch),
    ("amdgpu-ir-lower-kernel-arguments", Values::Switch),
    ("amdgpu-attributor-enable", Values::Switch),
    ("amdgpu-enable-lower-module-lds", Values::Switch),
    ("enable-amdgpu-aa", Values::Switch),
    ("amdgpu-use-aa-in-codegen", Values::Switch),
    // Preloaded registers of a kernel: the rest is loaded.
    ("amdgpu-kernarg-preload", Values::Switch),
    ("amdgpu-kernarg-preload-count", Values::Number),
    ("amdgpu-enable-promote-kernel-arguments", Values::Switch),
    // Layout of variables of local memory, and storage of private ones.
    ("amdgpu-lower-module-lds-strategy", Values::OneOf(&["module", "table", "kernel", "hybrid"])),
    ("amdgpu-super-align-lds-globals", Values::Switch),
    ("disable-promote-alloca-to-lds", Values::Switch),
    ("disable-promote-alloca-to-vector", Values::Switch),
    ("amdgpu-promote-alloca-to-vector-limit", Values::Number),
    ("amdgpu-promote-alloca-to-vector-max-regs", Values::Number),
    ("amdgpu-promote-alloca-to-vector-vgpr-ratio", Values::Number),
    ("promote-alloca-vector-loop-user-weight", Values::Number),
    ("amdgpu-use-divergent-register-indexing", Values::Switch),
    ("amdgpu-vgpr-index-mode", Values::Switch),
    ("nvptx-early-byval-copy", Values::Switch),
    // Checks of LLVM's own, and its options for running passes.
    ("amdgpu-verify-hsa-metadata", Values::Switch),
    ("enable-new-pm", Values::Switch),
    ("no-deprecated-warn", Values::Switch),
    // Preferences of debuggers: there is one form of debug information.
    ("debugger-tune", Values::OneOf(&["gdb", "lldb", "dbx", "sce"])),
    // LLVM's own heuristics and instruction selectors.
    ("fast-isel", Values::Switch),
    ("global-isel", Values::Switch),
    ("global-isel-abort", Values::Number),
    ("enable-misched", Values::Switch),
    ("enable-post-misched", Values::Switch),
    ("greedy-reverse-local-assignment", Values::Switch),
    ("inline-threshold", Values::Number),
    ("unroll-threshold", Values::Number),
    ("amdgpu-schedule-metric-bias", Values::Number),
    ("amdgpu-schedule-relaxed-occupancy", Values::Switch),
    ("amdgpu-use-amdgpu-trackers", Values::Switch),
    ("amdgpu-enable-vopd", Values::Switch),
    ("amdgpu-enable-delay-alu", Values::Switch),
    ("amdgpu-enable-pre-ra-optimizations", Values::Switch),
    ("amdgpu-early-ifcvt", Values::Switch),
    ("amdgpu-dpp-combine", Values::Switch),
    ("amdgpu-sdwa-peephole", Values::Switch),
    ("amdgpu-load-store-vectorizer", Values::Switch),
    ("amdgpu-unroll-threshold-private", Values::Number),
    ("amdgpu-unroll-threshold-local", Values::Number),
    ("enable-ipra", Values::Switch),
    ("disable-lsr", Values::Switch),
    ("disable-cgp", Values::Switch),
    ("lsr-drop-solution", Values::Switch),
    ("enable-noalias-to-md-conversion", Values::Switch),
    ("stack-symbol-ordering", Values::Switch),
    ("align-loops", Values::Number),
    ("r600-ir-structurize", Values::Switch),
    ("amdgpu-atomic-optimizer-strategy", Values::OneOf(&["DPP", "Iterative", "None"])),
    ("amdgpu-bypass-slow-div", Values::Switch),
    ("amdgpu-dce-in-ra", Values::Switch),
    ("amdgpu-disable-clustered-low-occupancy-reschedule", Values::Switch),
    ("amdgpu-disable-loop-alignment", Values::Switch),
    ("amdgpu-disable-unclustered-high-rp-reschedule", Values::Switch),
    ("amdgpu-enable-image-intrinsic-optimizer", Values::Switch),
    ("amdgpu-enable-merge-m0", Values::Switch),
    ("amdgpu-enable-rewrite-partial-reg-uses", Values::Switch),
    ("amdgpu-enable-uniform-intrinsic-combine", Values::Switch),
    ("amdgpu-hard-clause-length-limit", Values::Number),
    ("amdgpu-igrouplp-exact-solver", Values::Switch),
    ("amdgpu-igrouplp-exact-solver-cost-heur", Values::Switch),
    ("amdgpu-igrouplp-exact-solver-cutoff", Values::Number),
    ("amdgpu-igrouplp-exact-solver-max-branches", Values::Number),
    ("amdgpu-indirect-access-weight", Values::Number),
    ("amdgpu-indirect-call-specialization-threshold", Values::Number),
    ("amdgpu-inline-arg-alloca-cost", Values::Number),
    ("amdgpu-inline-arg-alloca-cutoff", Values::Number),
    ("amdgpu-inline-max-bb", Values::Number),
    ("amdgpu-large-stride-threshold", Values::Number),
    ("amdgpu-large-stride-weight", Values::Number),
    ("amdgpu-limit-wave-threshold", Values::Number),
    ("amdgpu-loop-prefetch", Values::Switch),
    ("amdgpu-max-memory-clause", Values::Number),
    ("amdgpu-membound-threshold", Values::Number),
    ("amdgpu-memcpy-loop-unroll", Values::Number),
    ("amdgpu-mfma-padding-ratio", Values::Number),
    ("amdgpu-mfma-vgpr-form", Values::Switch),
    ("amdgpu-nsa-threshold", Values::Number),
    ("amdgpu-opt-exec-mask-pre-ra", Values::Switch),
    ("amdgpu-opt-vgpr-liverange", Values::Switch),
    ("amdgpu-prealloc-sgpr-spill-vgprs", Values::Switch),
    ("amdgpu-reassign-regs", Values::Switch),
    ("amdgpu-scalar-ir-passes", Values::Switch),
    ("amdgpu-scalarize-global-loads", Values::Switch),
    ("amdgpu-scheduler-pending-queue-limit", Values::Number),
    ("amdgpu-set-wave-priority", Values::Switch),
    ("amdgpu-set-wave-priority-valu-insts-threshold", Values::Number),
    ("amdgpu-unroll-max-block-to-analyze", Values::Number),
    ("amdgpu-unroll-runtime-local", Values::Switch),
    ("amdgpu-unroll-threshold-if", Values::Number),
    ("nvptx-traverse-address-aliasing-limit", Values::Number),
    ("nvptx-sched4reg", Values::Switch),
    ("nvptx-mad-wide-opt", Values::Switch),
    ("disable-nvptx-load-store-vectorizer", Values::Switch),
    ("disable-nvptx-require-structured-cfg", Values::Switch),
];

/// Options of `llc` that would have to do something, with what does it here, or why nothing can.
const REFUSED: &[(&str, &str)] = &[
    (
        "nvptx-short-ptr",
        "the module's data layout says how wide pointers are: with p3:32:32-p4:32:32-p5:32:32 those of shared, constant and local memory have 32 bits",
    ),
    (
        "amdgpu-dump-hsa-metadata",
        "--emit=asm has the metadata at its end, --json has what is known of kernels",
    ),
    (
        "amdgpu-waitcnt-forcezero",
        "-print-after=si-insert-waitcnts shows the waits, and lanelift run --device=sim checks them",
    ),
    (
        "amdgpu-waitcnt-load-forcezero",
        "-print-after=si-insert-waitcnts shows the waits, and lanelift run --device=sim checks them",
    ),
    (
        "amdgpu-print-max-reg-pressure-regusage-before-scheduler",
        "--report draws it; -run-pass=amdgpu-print-rp prints it",
    ),
    (
        "amdgpu-print-max-reg-pressure-regusage-after-scheduler",
        "--report draws it; -run-pass=amdgpu-print-rp prints it",
    ),
    (
        "dwarf-version",
        "debug information is of version 5, or of what the module's flag \"Dwarf Version\" says where that is known",
    ),
    ("save-stats", "--stats-json-file=FILE writes what passes counted"),
    (
        "load",
        "passes in LLVM's shared libraries cannot run here; docs/embedding.md shows how a pass of one's own is added",
    ),
    (
        "load-pass-plugin",
        "passes in LLVM's shared libraries cannot run here; docs/embedding.md shows how a pass of one's own is added",
    ),
    (
        "passes",
        "lanelift opt --passes=LIST runs passes on LLVM IR, -run-pass=PASS in the command's place",
    ),
];

/// Booleans as LLVM spells them.
const BOOLEANS: [&str; 8] = ["true", "TRUE", "True", "1", "false", "FALSE", "False", "0"];

/// An option's name and its value, if one stands in the same word.
fn long_option(word: &str) -> Option<(&str, Option<&str>)> {
    let bare = word.strip_prefix("--").or_else(|| word.strip_prefix('-'))?;
    let (name, value) = match bare.split_once('=') {
        Some((name, value)) => (name, Some(value)),
        None => (bare, None),
    };
    (name.len() > 1).then_some((name, value))
}

/// Whether a word is an option that is dropped, with its value.
pub(crate) fn is_dropped_alone(word: &str) -> bool {
    let Some((name, value)) = long_option(word) else { return false };
    let Some((_, values)) = DROPPED.iter().find(|row| row.0 == name) else { return false };
    match (values, value) {
        (Values::Switch, None) => true,
        (values, Some(value)) => values.allow(value),
        (_, None) => false,
    }
}

impl Values {
    fn allow(self, value: &str) -> bool {
        match self {
            Values::Switch => BOOLEANS.contains(&value),
            Values::OneOf(known) => known.contains(&value),
            Values::Number => value.parse::<i64>().is_ok(),
        }
    }

    /// The values, for a message.
    fn expected(self) -> String {
        match self {
            Values::Switch => "true or false".into(),
            Values::OneOf(known) => known.join(", "),
            Values::Number => "a number".into(),
        }
    }
}

/// Leaves out the options that are dropped, and `-mllvm` before an option.
///
/// # Errors
/// A dropped option with a value that `llc` does not know either.
pub(crate) fn without_dropped(words: Vec<OsString>) -> Result<Vec<OsString>, Diagnostic> {
    let mut kept = Vec::with_capacity(words.len());
    let mut words = words.into_iter();
    while let Some(word) = words.next() {
        let Some(mut text) = word.to_str().map(str::to_owned) else {
            kept.push(word);
            continue;
        };
        match long_option(&text) {
            Some(("mllvm", Some(inner))) => text = inner.to_owned(),
            Some(("mllvm", None)) => match words.next().map(OsString::into_string) {
                Some(Ok(inner)) => text = inner,
                _ => return Err(Diagnostic::error("-mllvm: an option of LLVM is to follow")),
            },
            _ => {}
        }
        let row = long_option(&text)
            .and_then(|(name, value)| Some((DROPPED.iter().find(|row| row.0 == name)?, value)));
        let Some((&(name, values), value)) = row else {
            kept.push(text.into());
            continue;
        };
        let value = match (values, value) {
            (Values::Switch, None) => continue,
            (_, Some(value)) => value.to_owned(),
            (_, None) => words.next().and_then(|w| w.into_string().ok()).unwrap_or_default(),
        };
        if !values.allow(&value) {
            let message = format!("-{name}: '{value}' is no value of it");
            return Err(
                Diagnostic::error(message).with_note(format!("it takes {}", values.expected()))
            );
        }
    }
    Ok(kept)
}

/// Names of long options that there are.
fn known_options() -> Vec<String> {
    let command = Cli::command();
    let mut known: Vec<String> = Vec::new();
    for part in std::iter::once(&command).chain(command.get_subcommands()) {
        for argument in part.get_arguments() {
            known.extend(
                argument.get_long_and_visible_aliases().into_iter().flatten().map(String::from),
            );
            known.extend(argument.get_all_aliases().into_iter().flatten().map(String::from));
        }
    }
    known
}

/// Adds the second dash to long options that were written with one (`-mcpu=sm_90`, as `llc` takes them). Words of one
/// letter, and those of short options with a value (`-O3`, `-j8`, `-xmir`), stay; `-o` is a word of its own. `-MFfile`
/// and `-MTtarget` are split.
pub(crate) fn with_double_dashes(words: impl Iterator<Item = OsString>) -> Vec<OsString> {
    let known = known_options();
    let is_known = |bare: &str| known.iter().any(|k| k == bare);
    let mut fixed = Vec::new();
    for word in words {
        let name =
            word.to_str().and_then(|text| text.strip_prefix('-')).filter(|n| !n.starts_with('-'));
        let Some(name) = name else {
            fixed.push(word);
            continue;
        };
        let bare = name.split('=').next().unwrap_or(name);
        if let Some((option, value)) = name.split_at_checked(2)
            && matches!(option, "MF" | "MT" | "MQ")
            && !value.is_empty()
        {
            let value = value.strip_prefix('=').unwrap_or(value);
            fixed.extend([format!("--{option}").into(), value.into()]);
            continue;
        }
        let rest = &name[name.chars().next().map_or(0, char::len_utf8)..];
        let short_with_value = !is_known(bare)
            && (name.starts_with('O')
                || (name.starts_with('j') && rest.bytes().all(|b| b.is_ascii_digit()))
                || (name.starts_with('x') && matches!(rest, "ir" | "mir" | "eu")));
        // A long option that is not known is passed on with two dashes too, so that the message names it whole.
        let is_long = bare.len() > 1
            && bare.starts_with(|c: char| c.is_ascii_alphabetic())
            && !short_with_value;
        fixed.push(if is_long { format!("--{name}").into() } else { word });
    }
    fixed
}

/// Parses a command line. Asks for help are answered, and end the process.
///
/// # Errors
/// A word is not understood: the error, and the word that may have been meant.
pub(crate) fn parse(words: Vec<OsString>) -> Result<Cli, Diagnostic> {
    use clap::Parser as _;
    use clap::error::{ContextKind, ContextValue, ErrorKind};
    let given = words.clone();
    let words = with_double_dashes(without_dropped(words)?.into_iter());
    let error = match Cli::try_parse_from(words) {
        Ok(cli) => return Ok(cli),
        Err(error) if !error.use_stderr() => return Err(answered(&error)),
        Err(error) => error,
    };
    if error.kind() == ErrorKind::UnknownArgument
        && let Some(ContextValue::String(unknown)) = error.get(ContextKind::InvalidArg)
        && let Some((name, _)) = long_option(unknown)
    {
        return Err(unknown_option(name, &given));
    }
    // Text of clap starts with "error: " and ends with the usage; hints stand between.
    let text = error.render().to_string();
    let mut paragraphs = text.trim_end().split("\n\n");
    let first = paragraphs.next().unwrap_or_default();
    let mut diagnostic = Diagnostic::error(first.strip_prefix("error: ").unwrap_or(first));
    for hint in paragraphs.filter_map(|p| p.trim().strip_prefix("tip: ")) {
        diagnostic = diagnostic.with_note(hint);
    }
    Err(diagnostic)
}

/// Prints what was asked for (help, the version) and ends the process.
fn answered(error: &clap::Error) -> Diagnostic {
    // The closed stream is noticed first; what is left of the text goes out with the flush.
    let printed = files::try_print(b"").and_then(|()| error.print());
    match printed.and_then(|()| std::io::stdout().flush()) {
        Ok(()) => std::process::exit(0),
        Err(error) => Diagnostic::error(format!("standard output: {error}")),
    }
}

/// The message for an option that there is not, spelled as it was given, with the nearest that there is.
fn unknown_option(name: &str, given: &[OsString]) -> Diagnostic {
    let two_dashes = format!("--{name}");
    let spelled_so = |word: &OsString| word.to_str().is_some_and(|w| w.starts_with(&two_dashes));
    let dashes = if given.iter().any(spelled_so) { "--" } else { "-" };
    let error = Diagnostic::error(format!("unknown option '{dashes}{name}'"));
    if let Some((_, note)) = REFUSED.iter().find(|row| row.0 == name) {
        return error.with_note(format!("it is one of llc's; {note}"));
    }
    let known = known_options();
    let names = known.iter().map(String::as_str).chain(DROPPED.iter().map(|row| row.0));
    match nearest_name(name, names) {
        Some(near) => error.with_note(format!("did you mean '{dashes}{near}'?")),
        None => error.with_note("lanelift --help lists the options"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn os(words: &[&str]) -> Vec<OsString> {
        words.iter().map(OsString::from).collect()
    }

    fn fixed(words: &[&str]) -> Vec<String> {
        let fixed = with_double_dashes(os(words).into_iter());
        fixed.into_iter().map(|w| w.into_string().unwrap()).collect()
    }

    #[test]
    fn one_dash_is_enough() {
        assert_eq!(
            fixed(&[
                "-mcpu=sm_90",
                "-O3",
                "-o",
                "-",
                "-opt-bisect-limit=10",
                "-o=x.ptx",
                "--stats",
                "-bogus",
                "-filetype=null"
            ]),
            [
                "--mcpu=sm_90",
                "-O3",
                "-o",
                "-",
                "--opt-bisect-limit=10",
                "-o=x.ptx",
                "--stats",
                "--bogus",
                "--filetype=null"
            ]
        );
        assert_eq!(
            fixed(&["-j8", "-j", "-xmir", "-x", "ir", "-MD", "-MFk.d", "-MT=k", "-out-dir=x"]),
            ["-j8", "-j", "-xmir", "-x", "ir", "--MD", "--MF", "k.d", "--MT", "k", "--out-dir=x"]
        );
    }

    #[test]
    fn options_without_effect_are_dropped() {
        let kept = without_dropped(os(&[
            "-relocation-model=pic",
            "-relocation-model",
            "static",
            "--code-model=small",
            "-function-sections",
            "-data-sections=0",
            "-mllvm",
            "-amdgpu-early-inline-all=true",
            "-mllvm=-mcpu=gfx1100",
            "k.ll",
            "-unroll-threshold=300",
        ]));
        assert_eq!(kept.unwrap(), ["-mcpu=gfx1100", "k.ll"]);
        let error = without_dropped(os(&["-code-model=huge"])).unwrap_err();
        assert!(error.to_string().contains("it takes small, medium"), "{error}");
        assert!(without_dropped(os(&["-mllvm"])).is_err());
        for (word, alone) in [
            ("-relocation-model=pic", true),
            ("-relocation-model", false),
            ("-relocation-model=x", false),
            ("--disable-verify", true),
            ("-mcpu=x", false),
            ("k.ll", false),
        ] {
            assert_eq!(is_dropped_alone(word), alone, "{word}");
        }
    }

    #[test]
    fn what_is_dropped_is_an_option_of_llc_with_these_values() {
        let Some(llc) = judges::Judge::Llc.need() else { return };
        let scratch = judges::Scratch::new("words");
        let input = scratch.write("empty.ll", "");
        let run = |options: &[String]| {
            let mut words = vec!["-mtriple=amdgcn".to_owned(), "-filetype=null".to_owned()];
            words.extend_from_slice(options);
            words.push(input.display().to_string());
            judges::run(llc, words, std::time::Duration::from_secs(60))
        };
        let mut together = Vec::new();
        for &(name, values) in DROPPED {
            match values {
                Values::Switch => together.push(format!("-{name}=false")),
                Values::Number => together.push(format!("-{name}=0")),
                Values::OneOf(known) => {
                    for value in known {
                        let verdict = run(&[format!("-{name}={value}")]);
                        assert!(verdict.ok, "-{name}={value}: {}", verdict.messages());
                    }
                }
            }
        }
        let verdict = run(&together);
        assert!(verdict.ok, "{}", verdict.messages());
    }

    #[test]
    fn what_is_not_known_is_answered_with_the_nearest() {
        let error =
            |line: &[&str]| parse(os(&[&["lanelift"], line].concat())).unwrap_err().to_string();
        assert_eq!(
            error(&["-mcpuu=sm_90"]),
            "error: unknown option '-mcpuu'\nnote: did you mean '-mcpu'?"
        );
        assert!(error(&["--relocation-mode=pic"]).contains("'--relocation-model'?"));
        assert!(error(&["-frobnicate"]).contains("--help lists"));
        assert!(
            error(&["-opt-bisect-print-ir-path=x"]).contains("option '-opt-bisect-print-ir-path'")
        );
        assert!(error(&["-opaque-pointers"]).contains("option '-opaque-pointers'"));
        assert!(error(&["-ok.ptx"]).contains("unknown option '-ok.ptx'"));
        let message = error(&["-filetype=elf"]);
        assert!(
            message.contains("invalid value 'elf'") && message.contains("asm, obj, null"),
            "{message}"
        );
        assert!(!message.contains("Usage"), "{message}");
    }
}
