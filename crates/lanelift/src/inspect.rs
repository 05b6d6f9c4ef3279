//! Compiling a module to look at it: for `--report` and for the explorer.
//!
//! The compilation is one of its own beside that of the output: it reads with the lines of the text, asks the backend for a
//! listing and for remarks, and times the passes.

use crate::args::CompileArgs;
use crate::failure::Failure;
use driver::{Emit, Options};
use ir::debug::SourceFile;
use ir::diagnostic::{Diagnostic, Diagnostics};
use ir::pass::{Observer, PassCx, Timer};
use ir::ssa::Module;
use report::{Data, DataSource, IrPlaces, PassTime, ReportInput, SourceText};
use std::path::Path;
use std::time::Instant;

/// Bytes of a file of the source that are shown at most.
const MOST_SOURCE: u64 = 8 << 20;

/// A compiled module to look at.
pub(crate) struct Inspected {
    /// Contents of a page.
    pub(crate) data: Data,
    /// Warnings.
    #[cfg_attr(not(feature = "explorer"), expect(dead_code, reason = "the explorer shows them"))]
    pub(crate) warnings: Diagnostics,
}

/// Reader of source texts.
pub(crate) type ReadSource<'a> = &'a dyn Fn(&SourceFile) -> Option<String>;

/// Change of a module before it is compiled; warnings go into the list.
pub(crate) type Complete<'a> = &'a dyn Fn(&mut Module, &mut Diagnostics) -> Result<(), Diagnostic>;

/// Input of the page of `--report`.
pub(crate) fn report(name: &str, text: &[u8], args: &CompileArgs) -> Result<ReportInput, Failure> {
    let read = |file: &SourceFile| read_source(file, name);
    let inspected = inspect(name, text, args.options()?, &read, None, None)?;
    Ok(ReportInput::compiled(&inspected.data))
}

/// Compiles a module, completed first, if that is asked for. `watch` sees the passes, too.
///
/// # Errors
/// The diagnostics of the compilation.
pub(crate) fn inspect(
    name: &str,
    text: &[u8],
    mut options: Options,
    read: ReadSource<'_>,
    complete: Option<Complete<'_>>,
    watch: Option<&mut dyn Observer>,
) -> Result<Inspected, Failure> {
    let printed;
    let text = if llvm_reader::is_bitcode(text) {
        // Bitcode is shown as its text.
        printed = ir::ssa::print::module_to_string(&llvm_reader::parse_for(
            name,
            text,
            options.target_choice(),
        )?);
        printed.as_bytes()
    } else {
        text
    };
    let mut timer = Timer::new();
    let start = Instant::now();
    let module = llvm_reader::parse_with_origins_for(name, text, options.target_choice())?;
    let mut module = driver::verify_text(module, name, text)?;
    timer.add("read and verify", start.elapsed());
    let places = IrPlaces::of(&module);
    let start = Instant::now();
    let before = timer.total();
    let mut cx = PassCx::new();
    cx.observe(&mut timer);
    if let Some(watch) = watch {
        cx.observe(watch);
    }
    if let Some(complete) = complete {
        complete(module.for_passes(), &mut cx.diagnostics)?;
    }
    options.listing = true;
    options.emit = Some(Emit::Null);
    let (listing, remarks) = driver::compile_with(&mut module, &options, &mut cx)?.take_listing();
    let warnings = std::mem::take(&mut cx.diagnostics);
    drop(cx);
    // The time outside of passes: selection, printing, encoding.
    let passes = timer.total().saturating_sub(before);
    timer.add("selection and emission", start.elapsed().saturating_sub(passes));
    let mut listing = listing.unwrap_or_default();
    let ir_places = places.in_listing(&mut listing);
    let source = |file: &SourceFile| SourceText {
        name: file.path(),
        text: file.text.clone().or_else(|| read(file)),
    };
    let sources = listing.files.iter().map(source).collect();
    let passes = timer.rows().into_iter().map(|(name, time, runs, changes)| PassTime {
        name: name.into(),
        runs: runs.try_into().unwrap_or(u32::MAX),
        changed: changes.try_into().unwrap_or(u32::MAX),
        micros: time.as_micros().try_into().unwrap_or(u64::MAX),
    });
    let data = Data::new(DataSource {
        title: name,
        ir: &String::from_utf8_lossy(text),
        ir_places,
        listing,
        remarks,
        sources,
        passes: passes.collect(),
    });
    Ok(Inspected { data, warnings })
}

/// The text of a file that debug information names: where it says, or beside the module.
fn read_source(file: &SourceFile, module: &str) -> Option<String> {
    let path = file.path();
    let beside = Path::new(module).parent().map(|folder| folder.join(&file.name));
    let candidates = [Some(Path::new(&path).to_owned()), beside];
    candidates.into_iter().flatten().find_map(|path| {
        let data = std::fs::metadata(&path).ok()?;
        let fits = data.is_file() && data.len() <= MOST_SOURCE;
        let bytes = fits.then(|| std::fs::read(&path).ok()).flatten()?;
        Some(String::from_utf8_lossy(&bytes).into_owned())
    })
}
