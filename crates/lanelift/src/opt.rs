//! `lanelift opt`: passes on text, in and out.

use crate::args::OptArgs;
use crate::compile::{read, registry};
use crate::observe::Observers;
use crate::{Outcome, files};
use ir::pass::Pipeline;

pub(crate) fn run(args: &OptArgs) -> Outcome {
    let registry = registry();
    let infos = registry.parse_list(&args.passes)?;
    let mut pipeline = Pipeline::from_infos(&infos)?;
    let (name, text) = files::read(args.input.as_deref())?;
    let mut module = read(&name, &text)?;
    let mut observers = Observers::new(&args.observe);
    let mut cx = observers.context();
    pipeline.run(&mut module, &mut cx)?;
    let statistics = std::mem::take(&mut cx.statistics);
    drop(cx);
    observers.finish(&statistics);
    files::write(args.output.as_deref(), ir::ssa::print::module_to_string(&module).as_bytes())
}
