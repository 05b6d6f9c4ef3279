//! Logs: those that the environment asks for (`LANELIFT_LOG`, `RUST_LOG`), and those of `-debug-only`.

use env_logger::{Builder, Env, Logger};
use log::{LevelFilter, Log, Metadata, Record};

/// Both kinds of logs.
struct Logs {
    environment: Option<Logger>,
    /// Prints the logs of [`Logs::passes`] without the time, so that two runs can be compared.
    debug: Logger,
    passes: Vec<String>,
}

impl Logs {
    /// Whether `-debug-only` asks for a message.
    fn is_named(&self, metadata: &Metadata<'_>) -> bool {
        metadata.level() <= log::Level::Debug
            && self.passes.iter().any(|pass| pass == metadata.target())
    }
}

impl Log for Logs {
    fn enabled(&self, metadata: &Metadata<'_>) -> bool {
        self.is_named(metadata)
            || self.environment.as_ref().is_some_and(|logger| logger.enabled(metadata))
    }

    fn log(&self, record: &Record<'_>) {
        if self.is_named(record.metadata()) {
            self.debug.log(record);
        } else if let Some(logger) = &self.environment {
            logger.log(record);
        }
    }

    fn flush(&self) {}
}

/// Starts logging. `passes` are those of `-debug-only`, by their whole names: other than in the variables, `sroa` does not
/// stand for all names that begin so.
pub(crate) fn start(passes: &[String]) {
    // The command's own variable comes before the one that all Rust programs have.
    let set = |name: &&str| std::env::var_os(name).is_some();
    let variable = ["LANELIFT_LOG", "RUST_LOG"].into_iter().find(set);
    let environment = variable.map(|name| Builder::from_env(Env::new().filter(name)).build());
    if environment.is_none() && passes.is_empty() {
        return;
    }
    let most = environment.as_ref().map_or(LevelFilter::Off, Logger::filter);
    let named = if passes.is_empty() { LevelFilter::Off } else { LevelFilter::Debug };
    let debug = Builder::new().filter_level(LevelFilter::Debug).format_timestamp(None).build();
    let logs = Logs { environment, debug, passes: passes.to_vec() };
    if log::set_boxed_logger(Box::new(logs)).is_ok() {
        log::set_max_level(most.max(named));
    }
}
