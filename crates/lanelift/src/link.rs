//! `lanelift link`: relocatable objects into a code object.

use crate::Outcome;
use crate::args::LinkArgs;

#[cfg(feature = "amdgpu")]
pub(crate) fn run(args: &LinkArgs) -> Outcome {
    use crate::files;
    use driver::amdgpu_backend::object::{LinkOptions, ObjectFile, link};
    let mut objects = Vec::new();
    for input in &args.inputs {
        let (name, bytes) = files::read(Some(input))?;
        objects.push(ObjectFile::read(&name, &bytes)?);
    }
    let linked = link(&objects, LinkOptions { allow_undefined: args.allow_undefined })?;
    files::write(Some(&args.output), &linked)
}

/// Says that there is nothing to link for.
#[cfg(not(feature = "amdgpu"))]
pub(crate) fn run(_: &LinkArgs) -> Outcome {
    driver::Target::Amdgpu.required()?;
    Ok(())
}
