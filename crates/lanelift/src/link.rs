//! `lanelift link`: relocatable objects into a code object.

use crate::args::LinkArgs;
use crate::{Outcome, files};
use driver::amdgpu_backend::object::{LinkOptions, ObjectFile, link};

pub(crate) fn run(args: &LinkArgs) -> Outcome {
    let mut objects = Vec::new();
    for input in &args.inputs {
        let (name, bytes) = files::read(Some(input))?;
        objects.push(ObjectFile::read(&name, &bytes)?);
    }
    let linked = link(&objects, LinkOptions { allow_undefined: args.allow_undefined })?;
    files::write(Some(&args.output), &linked)
}
