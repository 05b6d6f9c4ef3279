//! Features as they are given to [`crate::Options`]: each must have a sign and be one of the target's.
//!
//! Features that functions name (`"target-features"`) are not judged: compilers list there all that a processor has.

use ir::diagnostic::{Diagnostic, nearest_name};

use crate::Target;

/// Checks lists of features.
///
/// # Errors
/// A feature without a sign, or one that the target has not.
pub(crate) fn check(
    target: Target,
    lists: &[String],
    is_known: impl Fn(&str) -> bool,
) -> Result<(), Diagnostic> {
    let features = lists.iter().flat_map(|list| list.split(','));
    for feature in features.map(str::trim).filter(|feature| !feature.is_empty()) {
        let Some(name) = feature.strip_prefix(['+', '-']) else {
            let message = format!("the feature '{feature}' has no sign");
            return Err(Diagnostic::error(message)
                .with_note(format!("'+{feature}' turns it on, '-{feature}' off")));
        };
        if !is_known(name) {
            return Err(unknown(target, name));
        }
    }
    Ok(())
}

/// The message for a feature that the target has not.
fn unknown(target: Target, name: &str) -> Diagnostic {
    let error = Diagnostic::error(format!("'{name}' is no feature of {}", target.name()));
    let features = target.features();
    let names = || features.iter().map(|feature| feature.name.as_str());
    if features.is_empty() {
        return error.with_note("it has none");
    }
    match nearest_name(name, names()) {
        Some(near) => error.with_note(format!("did you mean '{near}'?")),
        None => error.with_note(format!("features: {}", names().collect::<Vec<_>>().join(", "))),
    }
}
