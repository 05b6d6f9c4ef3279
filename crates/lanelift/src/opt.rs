//! `lanelift opt`: passes on text, in and out. LLVM IR goes through passes on modules and functions, LLVM MIR through
//! passes on machine functions, text of Intel's EU IR through passes on that.

use crate::args::{OptArgs, TargetArgs};
use crate::compile::{self, read};
use crate::debug::stats;
use crate::failure::Failure;
use crate::observe::Observers;
use crate::stages::{self, Language};
use crate::{Outcome, files, terminal};
use ir::pass::{PassCx, PassInfo, Pipeline};

pub(crate) fn run(args: &OptArgs) -> Outcome {
    compile::check_pass_names(&args.observe)?;
    let registry = driver::registry();
    let infos = registry.parse_list(&args.passes)?;
    let (name, text) = files::read(args.input.as_deref())?;
    let mut observers = Observers::new(&args.observe, true, false);
    let mut cx = observers.context();
    args.target.set_options(&mut cx)?;
    let language = Language::of(&text);
    let printed = transform(&infos, &name, &text, language, &args.target, &mut cx)?;
    terminal::say(&std::mem::take(&mut cx.printed));
    let statistics = std::mem::take(&mut cx.statistics);
    drop(cx);
    observers.finish(&statistics);
    if args.observe.stats_json {
        terminal::say(&stats::json(&statistics)?);
    }
    files::write(args.output.as_deref(), printed.as_bytes())
}

/// Runs passes over what a text is, LLVM IR or machine functions. Returns the resulting text.
pub(crate) fn transform(
    infos: &[&PassInfo],
    name: &str,
    text: &[u8],
    language: Language,
    target: &TargetArgs,
    cx: &mut PassCx<'_>,
) -> Result<String, Failure> {
    match language {
        Language::Mir => return Ok(stages::machine_passes(infos, name, text, target, cx)?),
        Language::Eu => return Ok(stages::eu_passes(infos, name, text, cx)?),
        Language::Ir => {}
    }
    let mut pipeline = Pipeline::from_infos(infos)?;
    let mut module = read(name, text, &target.options()?)?.into_module();
    pipeline.run(&mut module, cx)?;
    Ok(ir::ssa::print::module_to_string(&module))
}
