//! `lanelift bisect`: the pass that changes what a kernel computes.

use crate::args::BisectArgs;
use crate::subject::Program;
use crate::{Failure, Outcome, files};
use bisect::Finding;

pub(crate) fn run(args: &BisectArgs) -> Outcome {
    let program = Program::read(&args.input, &args.launch, &args.conditions, &args.target)?;
    // A pass that panics is what is looked for; the report has its message.
    std::panic::set_hook(Box::new(|_| {}));
    let found = bisect::find(&program);
    drop(std::panic::take_hook());
    let found = found?;
    files::print(found.to_string().as_bytes())?;
    match found {
        Finding::Right { .. } => Ok(()),
        _ => Err(Failure::shown()),
    }
}
