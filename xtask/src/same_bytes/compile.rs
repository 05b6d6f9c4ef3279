//! One compile by the command, with a time limit.

use super::{Job, Options};
use std::fs::File;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

/// A build of the command.
pub(super) struct Compiler {
    command: PathBuf,
    /// Folder of the outputs; each worker has one below it.
    scratch: PathBuf,
    timeout: Duration,
}

/// Result of a compile.
pub(super) enum Outcome {
    /// The bytes of the output.
    Compiled(Vec<u8>),
    /// The messages of a command that failed.
    Refused(Vec<u8>),
    /// The compile took longer than the limit.
    TimedOut,
}

/// Outcome without its bytes: what the results of a commit keep.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Summary {
    pub(super) kind: Kind,
    pub(super) hash: u64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Compiled,
    Refused,
    TimedOut,
}

impl Outcome {
    pub(super) fn bytes(&self) -> &[u8] {
        match self {
            Outcome::Compiled(bytes) | Outcome::Refused(bytes) => bytes,
            Outcome::TimedOut => b"timed out\n",
        }
    }

    pub(super) fn summary(&self) -> Summary {
        let kind = match self {
            Outcome::Compiled(_) => Kind::Compiled,
            Outcome::Refused(_) => Kind::Refused,
            Outcome::TimedOut => Kind::TimedOut,
        };
        Summary { kind, hash: hash(self.bytes()) }
    }
}

/// Returns the FNV-1a hash. It is written to files, so it must not change with the toolchain as the standard library's may.
pub(super) fn hash(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, &byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

impl Compiler {
    pub(super) fn new(command: PathBuf, options: &Options) -> Compiler {
        let scratch = command.with_extension("scratch");
        Compiler { command, scratch, timeout: options.timeout }
    }

    /// Compiles a module. Failures to start the command are refusals, with the system's message.
    pub(super) fn run(&self, job: &Job, worker: usize) -> Outcome {
        let failed = |e: std::io::Error| {
            Outcome::Refused(format!("{}: {e}", self.command.display()).into_bytes())
        };
        let folder = self.scratch.join(worker.to_string());
        self.run_in(job, &folder).unwrap_or_else(failed)
    }

    fn run_in(&self, job: &Job, folder: &Path) -> std::io::Result<Outcome> {
        std::fs::create_dir_all(folder)?;
        let (output, messages) = (folder.join("output"), folder.join("messages"));
        // An output of the compile before must not be taken for this one's.
        let _ = std::fs::remove_file(&output);
        let mut child = Command::new(&self.command)
            .args(job.arguments())
            // The same name for both builds: messages may contain it.
            .args(["-o", "output"])
            .env_remove("LANELIFT_CACHE_DIR")
            .current_dir(folder)
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(File::create(&messages)?)
            .spawn()?;
        match wait(&mut child, self.timeout)? {
            None => Ok(Outcome::TimedOut),
            Some(status) if status.success() => Ok(Outcome::Compiled(std::fs::read(&output)?)),
            Some(status) => {
                let mut text = std::fs::read(&messages)?;
                text.extend_from_slice(format!("{status}\n").as_bytes());
                Ok(Outcome::Refused(text))
            }
        }
    }
}

/// Waits for a process and kills it after the time limit; returns no status then.
fn wait(child: &mut Child, timeout: Duration) -> std::io::Result<Option<ExitStatus>> {
    let start = Instant::now();
    loop {
        if let Some(status) = child.try_wait()? {
            return Ok(Some(status));
        }
        if start.elapsed() >= timeout {
            child.kill()?;
            child.wait()?;
            return Ok(None);
        }
        // Short compiles are looked at often, long ones seldom.
        std::thread::sleep(
            (start.elapsed() / 16).clamp(Duration::from_millis(1), Duration::from_millis(50)),
        );
    }
}
