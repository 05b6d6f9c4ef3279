//! The pictures of `docs/`: drawn from what the compiler really does, so that they change when it does.
//!
//! Each module makes one picture as SVG from a real run: a calling convention's data, a pass on machine IR, the record of
//! scheduling of a kernel of the corpus, a payload before and after lowering, the PTX of a structure parameter.
//! [`all`] makes them all; `cargo xtask docs` writes them to `docs/pictures` and CI compares.

mod byval;
mod mode;
mod payload;
mod pressure;
mod stripes;
mod svg;

/// A picture: its file's name and its text.
pub type Picture = (&'static str, String);

/// Every picture of the documents.
///
/// # Errors
/// The code that it is drawn from could not be compiled.
pub fn all() -> Result<Vec<Picture>, String> {
    Ok(vec![
        ("vgpr-stripes.svg", stripes::draw()?),
        ("mode-writes.svg", mode::draw()?),
        ("pressure.svg", pressure::draw()?),
        ("payload.svg", payload::draw()?),
        ("byval.svg", byval::draw()?),
    ])
}
