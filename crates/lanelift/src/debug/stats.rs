//! `-stats-json`, `--stats-json-file`: what passes counted, as JSON in LLVM's form: one object of `"PASS.WHAT": NUMBER`.

use ir::pass::Statistics;
use std::collections::BTreeMap;

/// The text of the object, with a line end.
pub(crate) fn json(statistics: &Statistics) -> Result<String, serde_json::Error> {
    let rows = statistics.rows();
    let named: BTreeMap<String, u64> =
        rows.into_iter().map(|((pass, what), n)| (format!("{pass}.{what}"), n)).collect();
    Ok(serde_json::to_string_pretty(&named)? + "\n")
}
