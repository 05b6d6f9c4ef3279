//! Options for those who look for mistakes: docs/debugging.md shows each.

pub(crate) mod changes;
pub(crate) mod crash;
pub(crate) mod logs;
pub(crate) mod stats;
pub(crate) mod temps;
pub(crate) mod trace;

use clap::{Args, ValueEnum};
use std::path::PathBuf;
use std::time::Duration;

/// Options for finding mistakes, of a compilation.
#[derive(Args, Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct DebugArgs {
    /// Keep what the stages of the compilation make, beside the output: IR, machine IR, assembly, object
    #[arg(long, help_heading = "Debugging")]
    pub(crate) save_temps: bool,
    /// Show the bytes of each instruction as a comment in assembly (AMD, Intel)
    #[arg(long, help_heading = "Debugging")]
    pub(crate) show_mc_encoding: bool,
    /// Write what the passes counted to a file, as JSON
    #[arg(long, value_name = "FILE", help_heading = "Debugging")]
    pub(crate) stats_json_file: Option<PathBuf>,
    /// Write the time of each pass on each function as a trace for Chrome and Perfetto [default: to the output's name with .time-trace]
    #[arg(long, help_heading = "Debugging")]
    pub(crate) time_trace: bool,
    /// Write that trace to this file
    #[arg(long, value_name = "FILE", help_heading = "Debugging")]
    pub(crate) time_trace_file: Option<PathBuf>,
    /// Leave shorter spans out of that trace, in microseconds [default: 0]
    #[arg(long, value_name = "N", help_heading = "Debugging")]
    pub(crate) time_trace_granularity: Option<u64>,
    /// Leave optional passes out when most of this time for a module is used up; the code then depends on the machine's speed
    #[arg(long, value_name = "SECONDS", value_parser = seconds, help_heading = "Debugging")]
    pub(crate) max_compile_time: Option<Duration>,
    /// Save the input and the command line for a report: on a crash, on any error, always, or never [default: crash]
    #[arg(long, value_name = "WHEN", value_enum, num_args = 0..=1, require_equals = true, default_missing_value = "always",
          help_heading = "Debugging")]
    pub(crate) gen_reproducer: Option<Reproducer>,
    /// Folder in which they are saved [default: that of temporary files]
    #[arg(long, value_name = "DIR", help_heading = "Debugging")]
    pub(crate) crash_diagnostics_dir: Option<PathBuf>,
}

/// Values of `-gen-reproducer`, as clang has them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, ValueEnum)]
pub(crate) enum Reproducer {
    /// Never
    Off,
    /// After an internal error
    #[default]
    Crash,
    /// After any error
    Error,
    /// After each run
    Always,
}

impl DebugArgs {
    /// Whether nothing is asked for that is seen only while compiling, or that depends on the time.
    pub(crate) fn is_plain(&self) -> bool {
        let Self {
            save_temps,
            show_mc_encoding: _,
            stats_json_file,
            time_trace,
            time_trace_file,
            time_trace_granularity: _,
            max_compile_time,
            gen_reproducer: _,
            crash_diagnostics_dir: _,
        } = self;
        !save_temps
            && !time_trace
            && stats_json_file.is_none()
            && time_trace_file.is_none()
            && max_compile_time.is_none()
    }

    /// Whether a trace of the time is wanted.
    pub(crate) fn traces(&self) -> bool {
        self.time_trace || self.time_trace_file.is_some()
    }
}

/// A time in seconds.
fn seconds(text: &str) -> Result<Duration, String> {
    driver::seconds(text).map_err(|error| error.message.clone())
}
