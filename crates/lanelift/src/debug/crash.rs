//! Reproducers: after an internal error the input and the command line are saved in a folder, whose name is printed.
//!
//! A panic is caught at the outermost place of the command, or of an input among several. Its message stands on standard error
//! already, and the exit code stays that of a panic. An error in the input saves nothing, unless `-gen-reproducer` asks for it.

use crate::debug::Reproducer;
use crate::files;
use ir::diagnostic::{Diagnostic, Severity};
use std::any::Any;
use std::ffi::OsString;
use std::fs;
use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

/// The words of the command line, those of response files in the places of these.
static WORDS: OnceLock<Vec<OsString>> = OnceLock::new();

/// Options that name outputs, or that only matter where the command was run. A file that they name is none of the run's inputs.
const DROPPED: [&str; 17] = [
    "MF",
    "MT",
    "MQ",
    "cache-dir",
    "crash-diagnostics-dir",
    "gen-reproducer",
    "jobs",
    "json",
    "json-file",
    "out-dir",
    "pass-remarks-output",
    "report",
    "save-temps",
    "stats-json-file",
    "time-trace",
    "time-trace-file",
    "write",
];

/// Those of them that have no value, or one after `=` alone.
const ALONE: [&str; 4] = ["gen-reproducer", "json", "save-temps", "time-trace"];

/// Keeps the words of the command line for a reproducer.
pub(crate) fn note_words(words: &[OsString]) {
    let _ = WORDS.set(words.to_vec());
}

/// Runs the whole command. After a panic saves what is needed to run it again, and returns the message.
pub(crate) fn watched<T>(work: impl FnOnce() -> T) -> Result<T, Diagnostic> {
    catch_unwind(AssertUnwindSafe(work)).map_err(|panic| {
        let words = WORDS.get().map_or(&[][..], Vec::as_slice);
        let folder = value_of(words, "crash-diagnostics-dir").map(PathBuf::from);
        let wanted = value_of(words, "gen-reproducer").is_none_or(|when| when != "off");
        let error = internal_error("");
        if wanted { with_saved(error, folder.as_deref(), None, Some(&*panic)) } else { error }
    })
}

/// The error of a panic, about an input among several.
pub(crate) fn internal_error(name: &str) -> Diagnostic {
    let place = if name.is_empty() { String::new() } else { format!("{name}: ") };
    Diagnostic::error(format!("{place}internal error: this is a bug of lanelift"))
}

/// Saves a reproducer, and says in notes where it is, or why there is none. `only` is the input that is needed; without it,
/// all of them.
pub(crate) fn with_saved(
    message: Diagnostic,
    folder: Option<&Path>,
    only: Option<&Path>,
    panic: Option<&(dyn Any + Send)>,
) -> Diagnostic {
    let words = WORDS.get().map_or(&[][..], Vec::as_slice);
    match save(words, folder, only, panic.and_then(text_of)) {
        Ok(place) => {
            let place = place.display();
            message
                .with_note(format!("the input and the command line are saved in {place}"))
                .with_note(format!("sh {place}/run.sh runs it again"))
        }
        Err(error) => message.with_note(format!("the input is not saved: {error}")),
    }
}

/// The note on a run that did not crash, if `-gen-reproducer` asks for a reproducer of it.
pub(crate) fn note(
    when: Reproducer,
    failed: bool,
    folder: Option<&Path>,
    only: Option<&Path>,
) -> Option<Diagnostic> {
    let wanted = when == Reproducer::Always || (when == Reproducer::Error && failed);
    let note = || Diagnostic::new(Severity::Note, "a reproducer was asked for");
    wanted.then(|| with_saved(note(), folder, only, None))
}

/// The text of a panic.
fn text_of(panic: &(dyn Any + Send)) -> Option<&str> {
    panic.downcast_ref::<String>().map(String::as_str).or_else(|| panic.downcast_ref().copied())
}

/// A long option's name, and the value in the same word.
fn long_option(word: &str) -> Option<(&str, Option<&str>)> {
    let bare = word.strip_prefix("--").or_else(|| word.strip_prefix('-'))?;
    let (name, value) = bare.split_once('=').map_or((bare, None), |(n, v)| (n, Some(v)));
    (name.len() > 1).then_some((name, value))
}

/// The value of an option, which stands in the same word or in the next.
fn value_of(words: &[OsString], name: &str) -> Option<String> {
    let at = words.iter().position(|word| {
        word.to_str().and_then(long_option).is_some_and(|(found, _)| found == name)
    })?;
    let same = words[at].to_str().and_then(long_option).and_then(|(_, value)| value);
    same.or_else(|| words.get(at + 1)?.to_str()).map(str::to_owned)
}

/// Saves inputs and a script. Returns the folder.
fn save(
    words: &[OsString],
    folder: Option<&Path>,
    only: Option<&Path>,
    message: Option<&str>,
) -> io::Result<PathBuf> {
    let parent = folder.map_or_else(std::env::temp_dir, Path::to_owned);
    fs::create_dir_all(&parent)?;
    let place = tempfile::Builder::new().prefix("lanelift-crash-").tempdir_in(parent)?;
    let mut saved = Saved { place: place.path(), only, inputs: 0, words: Vec::new() };
    saved.add_words(words.get(1..).unwrap_or_default())?;
    fs::write(place.path().join("run.sh"), saved.script())?;
    if let Some(message) = message {
        fs::write(place.path().join("message.txt"), format!("{message}\n"))?;
    }
    Ok(place.keep())
}

/// A reproducer that is being written.
struct Saved<'a> {
    place: &'a Path,
    only: Option<&'a Path>,
    inputs: usize,
    words: Vec<String>,
}

impl Saved<'_> {
    fn add_words(&mut self, words: &[OsString]) -> io::Result<()> {
        let mut words = words.iter().map(|word| word.to_string_lossy().into_owned());
        let mut stdin = false;
        while let Some(word) = words.next() {
            let option = long_option(&word);
            match option {
                Some((name, value)) if DROPPED.contains(&name) => {
                    if value.is_none() && !ALONE.contains(&name) {
                        words.next();
                    }
                }
                Some(("MD", None)) => {}
                Some((name, Some(value))) if Path::new(value).is_file() => {
                    let copy = self.copy(Path::new(value))?;
                    self.words.push(format!("--{name}={copy}"));
                }
                _ if word == "-o" => {
                    let output = words.next().unwrap_or_default();
                    self.words.extend([word, file_name(Path::new(&output))]);
                }
                _ if word == "-j" || word.starts_with("-j") && is_number(&word[2..]) => {}
                _ if word == "-" => stdin = true,
                _ if Path::new(&word).is_file() => {
                    let path = Path::new(&word);
                    if self.only.is_none_or(|only| only == path) {
                        let copy = self.copy(path)?;
                        self.words.push(copy);
                    }
                }
                _ => self.words.push(word),
            }
        }
        if (stdin || self.inputs == 0)
            && let Some(bytes) = files::standard_input()
        {
            fs::write(self.place.join("stdin"), bytes)?;
            self.words.push("stdin".into());
        }
        Ok(())
    }

    /// Copies an input. Returns its name in the folder.
    fn copy(&mut self, path: &Path) -> io::Result<String> {
        self.inputs += 1;
        let name = file_name(path);
        let taken = self.place.join(&name).exists() || name == "run.sh" || name == "message.txt";
        let name = if taken { format!("{}-{name}", self.inputs) } else { name };
        fs::copy(path, self.place.join(&name))?;
        Ok(name)
    }

    fn script(&self) -> String {
        let program = std::env::current_exe().unwrap_or_else(|_| PathBuf::from("lanelift"));
        let program = program.display().to_string();
        let (version, build) = (env!("CARGO_PKG_VERSION"), driver::BUILD);
        format!(
            "#!/bin/sh\n# lanelift {version}, build {build}. LANELIFT names another program.\ncd \"$(dirname \"$0\")\" || exit 1\n: \"${{LANELIFT:={}}}\"\nexec \"$LANELIFT\" {} \"$@\"\n",
            shell_words::quote(&program),
            shell_words::join(&self.words)
        )
    }
}

fn is_number(text: &str) -> bool {
    text.bytes().all(|byte| byte.is_ascii_digit())
}

/// The last part of a path; `-` stays what it is.
fn file_name(path: &Path) -> String {
    path.file_name().map_or_else(|| "-".into(), |name| name.to_string_lossy().into_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_panic_saves_inputs_and_words() {
        let scratch = judges::Scratch::new("crash");
        let input = scratch.write("my kernel.ll", "; the kernel\n");
        let other = scratch.write("other.ll", "; another one\n");
        let folder = scratch.file("saved");
        let words: Vec<OsString> = [
            "lanelift".into(),
            input.clone().into_os_string(),
            "-mcpu=sm_90".into(),
            "-j4".into(),
            "-o".into(),
            "out/k.ptx".into(),
            "--cache-dir".into(),
            "/a/cache".into(),
            "--time-trace".into(),
            "--json".into(),
            other.clone().into_os_string(),
            "--sched=minreg".into(),
        ]
        .into();
        let found = save(&words, Some(&folder), Some(&input), Some("index out of bounds"));
        let found = found.expect("a reproducer");
        assert!(found.starts_with(&folder), "{found:?}");
        let read = |name: &str| fs::read_to_string(found.join(name)).expect("a file");
        assert_eq!(read("my kernel.ll"), "; the kernel\n");
        assert_eq!(read("message.txt"), "index out of bounds\n");
        let script = read("run.sh");
        assert!(
            script.ends_with(
                "exec \"$LANELIFT\" 'my kernel.ll' '-mcpu=sm_90' -o k.ptx '--sched=minreg' \"$@\"\n"
            ),
            "{script}"
        );
        assert!(!found.join("other.ll").exists());
        // All inputs, where one is not chosen.
        let all = save(&words, Some(&folder), None, None).expect("a reproducer");
        assert!(all.join("other.ll").exists() && !all.join("message.txt").exists());
    }

    #[test]
    fn a_panic_becomes_a_message() {
        let folder = judges::Scratch::new("crash-message");
        let place = folder.file("saved").display().to_string();
        let words = ["lanelift", "-crash-diagnostics-dir", &place, "missing.ll"];
        note_words(&words.map(OsString::from));
        assert_eq!(watched(|| 7).expect("a number"), 7);
        let silent = std::panic::take_hook();
        std::panic::set_hook(Box::new(|_| {}));
        let error = watched(|| panic!("the pass is wrong")).expect_err("a panic");
        std::panic::set_hook(silent);
        let text = error.to_string();
        assert!(text.starts_with("error: internal error: this is a bug of lanelift\n"), "{text}");
        assert!(text.contains(&format!("saved in {place}/lanelift-crash-")), "{text}");
        let saved = fs::read_dir(&place).expect("a folder").next().expect("one").expect("readable");
        let message = fs::read_to_string(saved.path().join("message.txt")).expect("the message");
        assert_eq!(message, "the pass is wrong\n");
    }

    #[test]
    fn runs_that_did_not_crash_save_only_what_is_asked_for() {
        let scratch = judges::Scratch::new("crash-note");
        let folder = scratch.file("saved");
        for (when, failed, wanted) in [
            (Reproducer::Off, true, false),
            (Reproducer::Crash, true, false),
            (Reproducer::Error, false, false),
            (Reproducer::Error, true, true),
            (Reproducer::Always, false, true),
        ] {
            let found = note(when, failed, Some(&folder), None);
            assert_eq!(found.is_some(), wanted, "{when:?} {failed}");
        }
    }
}
